import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

const shellFiles =
  /packages\/brand\/|app\/(features\/shell|lib)\/|app\/paraglide\/runtime|app\/ui\/(button|spinner|icon-button|icons|link-arrow|menu)\.tsx$/;

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    reactRouter(),
  ],
  // Files of their own: the content security policy allows no data: addresses for fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two files: large files compress better than many small ones.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: shellFiles },
              ],
            },
          },
        },
      },
    },
  },
  // Known beforehand, so that the first page of a fresh checkout does not load twice while developing.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/media': api },
  },
});
