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
  },
  server: { port: 5173, proxy: { '/api': server } },
})
