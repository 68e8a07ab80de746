/** Who may import whom. Each rule is an error, and each has a canary in scripts/check-boundaries.ts. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const tests = '[.]test[.]tsx?$';

export default {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true },
      'Two files that need each other are one file, or want a third.',
    ),
    forbid(
      'no-unresolved',
      {},
      { couldNotResolve: true, pathNot: '[.]/[+]types/' },
      'A path that resolves to nothing.',
    ),

    // packages: leaves know nobody
    forbid(
      'brand-knows-nobody',
      { path: '^packages/brand/' },
      { pathNot: '^packages/brand/' },
      'The name of the product needs nothing.',
    ),
    forbid(
      'kolam-is-pure',
      { path: '^packages/kolam/src', pathNot: tests },
      { pathNot: '^packages/kolam/src' },
      'Geometry: no I/O, no framework; it runs in the browser too.',
    ),
    forbid(
      'contract-knows-zod-only',
      { path: '^packages/contract/src', pathNot: tests },
      { pathNot: '^packages/contract/|node_modules/zod/' },
      'The contract is what both sides share; it cannot know either.',
    ),
    forbid(
      'emails-know-the-brand-only',
      { path: '^packages/emails/' },
      { path: '^packages/(?!emails/|brand/)' },
      'A message is made from its props.',
    ),
    forbid(
      'packages-never-import-apps',
      { path: '^packages/' },
      { path: '^apps/' },
      'Dependencies point inwards.',
    ),

    // apps: talk through the contract
    forbid(
      'front-ends-see-the-contract',
      { path: '^apps/(web|admin)/' },
      { path: '^(packages/(?!contract/|brand/|kolam/)|apps/api/)' },
      'Scores, reports and mail are made by the API. Brand and kolam are leaves without a domain.',
    ),
    forbid(
      'apps-stay-apart',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Apps meet over HTTP.',
    ),
    forbid(
      'e2e-uses-the-front-door',
      { path: '^e2e/' },
      { path: '^apps/', pathNot: '^apps/api/test/' },
      'End to end means from outside.',
    ),

    // api: rules < queries < use cases < routes and handlers < entry points
    forbid(
      'kernel-is-the-floor',
      { path: '^apps/api/src/kernel/' },
      { path: '^apps/api/src/', pathNot: '^apps/api/src/kernel/' },
      'Everything stands on it, so it stands on nothing.',
    ),
    forbid(
      'rules-are-pure',
      { path: '[.]rules[.]ts$' },
      { path: '^(apps/api/src/(db|http|jobs|integrations)|node_modules)|[.](queries|table)[.]ts$' },
      'A business rule can be tested with a literal.',
    ),
    forbid(
      'http-stays-at-the-edge',
      { path: '^apps/api/src/modules/', pathNot: '[.]routes([.]db)?([.]test)?[.]ts$' },
      { path: '^apps/api/src/(http/|app[.]ts)|node_modules/(fastify|@fastify)/' },
      'Only *.routes.ts knows there is a request.',
    ),
    forbid(
      'sql-stays-in-queries',
      { path: '^apps/api/src/modules/', pathNot: '[.](queries|table)[.]ts$|[.]test[.]ts$' },
      { path: 'node_modules/drizzle-orm|[.]table[.]ts$', dependencyTypesNot: ['type-only'] },
      'Only *.queries.ts speaks SQL.',
    ),
    forbid(
      'modules-meet-at-the-door',
      { path: '^apps/api/src/modules/([^/]+)/' },
      {
        path: '^apps/api/src/modules/',
        pathNot: '^apps/api/src/modules/($1/|[^/]+/(public|[a-z-]+[.]table)[.]ts$)',
      },
      'Another module is used through its public.ts; a foreign key may name its table.',
    ),
    forbid(
      'server-does-not-carry-the-worker',
      { path: '^apps/api/src/server[.]ts$' },
      { path: '[.]handler[.]ts$|^packages/(reports|emails)/', reachable: true },
      'PDF and mail rendering load in the worker only.',
    ),

    // web: routes > features > ui
    forbid(
      'features-stay-apart',
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
      'A route composes features; a feature does not.',
    ),
    forbid(
      'features-below-routes',
      { path: '^apps/web/app/(features|ui)/' },
      { path: '^apps/web/app/(routes|server)/' },
      'Data comes in as props.',
    ),
    forbid(
      'ui-knows-no-feature',
      { path: '^apps/web/app/ui/' },
      { path: '^apps/web/app/features/|^packages/(?!kolam/)' },
      'A button has no domain.',
    ),
    forbid(
      'no-test-code-in-production',
      { path: '^(apps|packages)/[^/]+/(src|app)/', pathNot: tests },
      { path: '[.]test[.]tsx?$|/test/|node_modules/vitest' },
      'Tests depend on code, never the reverse.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps|packages)/[^/]+/(build|dist|public|[.]react-router)/|[+]types/|app/paraglide/|[?]url$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
