import { data } from 'react-router';

/** Any address that is nobody's. The error page says so, with the right status. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
