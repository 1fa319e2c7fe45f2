import { quoteResults } from './bench/quoted-results.mjs'
import { root } from './process/root.mjs'

quoteResults(root)
