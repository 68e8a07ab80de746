const isDevelopment = import.meta.env.DEV;

/**
 * Only scripts with this page's nonce run, and what they load; no text becomes script or markup by accident
 * (Trusted Types). Style attributes are allowed: the pictures carry their figures in them.
 */
export function contentSecurityPolicy(nonce: string): string {
  const rules = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default boot',
    'report-uri /csp-report',
  ];
  // Vite injects styles and talks over a socket while developing.
  const loose = rules.map((rule) =>
    rule.startsWith('style-src ')
      ? "style-src 'self' 'unsafe-inline'"
      : rule.startsWith('connect-src')
        ? "connect-src 'self' ws:"
        : rule,
  );
  return (isDevelopment ? loose.filter((rule) => !rule.includes('trusted-types')) : rules).join(
    '; ',
  );
}
