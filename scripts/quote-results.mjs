import { quoteResults } from './bench/quoted-results.mjs'
import { root } from './root.mjs'

quoteResults(root)
