import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/marketing/home.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
] satisfies RouteConfig;
