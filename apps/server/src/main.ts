import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

const besides = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The same from src/main.ts and from dist/main.js.
await start({
  migrations: besides('../migrations'),
  pages: { console: besides('../../console/dist'), employee: besides('../../employee/dist') },
})
