/** Nothing personal is to be found by a search engine; the rest is welcome. */
export function loader(): Response {
  const text = `User-agent: *
Disallow: /api/
Disallow: /myAccount
Disallow: /plansummary
Disallow: /successPayment
Disallow: /redirect/
`;
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
