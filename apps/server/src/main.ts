import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

const besides = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The same paths hold for src/main.ts and dist/main.js.
await start({
  migrations: besides('../migrations'),
  pages: { console: besides('../../console/dist'), employee: besides('../../employee/dist') },
})
