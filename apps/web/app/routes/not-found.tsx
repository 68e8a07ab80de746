import { data } from 'react-router';
import { Lost } from '#app/features/shell/lost.tsx';

/** Any address that is nobody's. */
export const loader = () => data(null, { status: 404 });

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return <Lost isMissing />;
}
