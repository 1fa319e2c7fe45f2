import { quotesResults, quotingPage } from '../bench/quoted-results.mjs'

/**
 * Checks that the page on scaling quotes the bench's latest results.
 * @param {string} root
 * @returns {string[]} problems
 */
export function quotedResults(root) {
  return quotesResults(root)
    ? []
    : [`${quotingPage} quotes other figures than the latest results: npm run quote-results`]
}
