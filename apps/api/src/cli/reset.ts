await import('./drop.ts');
await import('./migrate.ts');
await import('./seed.ts');
