import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Markup } from '../../platform/html.ts'

/** The console's built files that the landing page refers to. Signed-out visitors load only the font. */
export interface ConsoleEntry {
  /** The script that opens the console for signed-in visitors. */
  readonly enter: string
  readonly font: string
  /** The tags that start the console, as in its own document. */
  readonly tags: Markup
}

/** Reads the entry from the folder of the console's built files. @returns undefined when the console is not built */
export function readConsoleEntry(folder: string): ConsoleEntry | undefined {
  const [document, manifest] = ['index.html', '.vite/manifest.json'].map((file) => join(folder, file))
  if (!document || !manifest || !existsSync(document) || !existsSync(manifest)) return undefined
  const built: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const addressOf = (ending: string) => {
    const key = Object.keys(built).find((source) => source.endsWith(ending))
    return `/${key === undefined ? '' : built[key]?.file}`
  }
  const tags = readFileSync(document, 'utf8').match(startingTags) ?? []
  return {
    enter: addressOf('src/enter.ts'),
    font: addressOf('inter-latin-wght-normal.woff2'),
    tags: new Markup(tags.join('')),
  }
}

const startingTags = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g
