import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Types worth compressing: fonts and most pictures are compressed already. */
const compressible = /\.(?:css|js|json|map|svg|txt|wasm|webmanifest)$/
/** Below one network packet, compressing saves nothing. */
const smallestBytes = 1400

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `x.br` and `x.gz` beside every compressible file x, at the strongest setting, because it is done once per build.
 * @param {string} folder
 */
export async function precompress(folder) {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))),
  )
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
