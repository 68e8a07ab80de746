import { m } from '#app/paraglide/messages.js';

/** What hides behind "Explore", in the header and in the phone menu. */
export const explorePages = () => [
  { to: '/services', label: m.shell_services() },
  { to: '/marriage-toolkit', label: m.shell_toolkit() },
  { to: '/pricing', label: m.shell_pricing() },
];
