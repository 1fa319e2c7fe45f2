import { fileURLToPath } from 'node:url'

type Program = 'product-server' | 'floor-server' | 'load-generator' | 'live-floor' | 'live-readers'

/** A program as bundled by `npm run bench`. @param name of the file in programs/ */
export const programFile = (name: Program): string =>
  fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url))
