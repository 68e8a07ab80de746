import { brand } from '@app/brand';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Paths whose screen is not built yet; each moves out of this list when it is. Case does not matter. */
const onTheirWay = [
  'free-test',
  'individualPaidTest',
  'myAccount',
  'changepassword',
  'forgotpassword',
  'pricing/:status?',
  'plansummary',
  'successPayment/:name?/:invoice?',
  't&c',
  'services',
  'about-us',
  'contact-us',
  'faq',
  'marriage-toolkit',
  'marriage-toolkit/:url',
  'coupleMatchReport',
  'individualReport',
  `${brand.slug}report`,
  'login',
  'signup',
  'redirect/:id/:token',
];

// The component sheet is for the people who build the product.
const forDevelopers =
  process.env.APP_ENV === 'production' ? [] : [route('styleguide', 'routes/styleguide.tsx')];

export default [
  layout('routes/shell.tsx', [
    index('routes/marketing/home.tsx'),
    ...onTheirWay.map((path) => route(path, 'routes/coming-soon.tsx', { id: `coming-${path}` })),
    ...forDevelopers,
    route('*', 'routes/not-found.tsx'),
  ]),
  route('robots.txt', 'routes/seo/robots.ts'),
] satisfies RouteConfig;
