import { quotesResults, quotingPage } from '../bench/quoted-results.mjs'

/**
 * Whether the page on scaling says what the latest results of the bench say.
 * @param {string} root
 * @returns {string[]} problems
 */
export function quotedResults(root) {
  return quotesResults(root)
    ? []
    : [`${quotingPage} quotes other figures than the latest results: node scripts/quote-results.mjs`]
}
