import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // The strict content security policy allows scripts from files alone.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    // What the login and every page need anyway, in one piece: smaller than in many.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store))[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server } },
})
