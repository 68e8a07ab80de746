export default function Styleguide() {
  return <main>Styleguide</main>;
}
