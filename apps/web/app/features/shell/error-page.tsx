import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Lost } from './lost.tsx';

/** Taken when the module loads: a page must render the same twice. */
const year = new Date().getFullYear();

/** The last resort: a page, or the shell itself, could not be rendered. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <>
      <Header hasHero={false} />
      <Lost isMissing={isRouteErrorResponse(error) && error.status === 404} />
      <Footer year={year} />
    </>
  );
}
