import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The template for new modules; its folders are those of the project. */
const folder = fileURLToPath(new URL('slice', import.meta.url))

/** @returns {Map<string, string>} its files by their paths in the project, with their texts */
export const readSlice = () => readTexts(folder)

/**
 * @param {string} folder
 * @returns {Map<string, string>} the files in it by their paths from there, with their texts
 */
export const readTexts = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  )
