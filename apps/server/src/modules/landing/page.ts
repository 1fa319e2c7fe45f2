import { texts } from '@tahi/contract'
import { html, Markup } from '../../platform/html.ts'
import { pictureAddress } from '../company/index.ts'
import { about, contact } from './about-and-contact.ts'
import type { ConsoleEntry } from './console-entry.ts'
import { foot, hero, topBar } from './frame-and-hero.ts'
import type { Landing } from './read-landing.ts'
import { landingStyle } from './style.ts'

const words = texts.company.landing

/** The longest description that search engines show, in characters. */
const descriptionLength = 160

/**
 * The whole document. It is readable without scripts, contains its own style and loads nothing from other sites. Empty
 * sections and the links to them are left out.
 * @param entry of the built console; without it there are no links to the console
 */
export function landingPage(landing: Landing, entry: ConsoleEntry | undefined): string {
  const { company } = landing
  const sections = { about: about(landing), contact: contact(landing) }
  const icon = pictureAddress(company.logoFileId) ?? '/mark.svg'
  const description = descriptionOf(landing)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f5f3ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)">
<title>${company.companyName}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${company.companyName}">
<meta property="og:description" content="${description}">
<link rel="icon" href="${icon}">
${entry && fontFace(entry.font)}<style>${new Markup(landingStyle)}</style>
${entry && html`<template id="console">${entry.tags}</template><script src="${entry.enter}"></script>`}
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
${topBar(company, { about: sections.about !== undefined, contact: sections.contact !== undefined })}
<main id="content" tabindex="-1">
${hero(landing, sections.contact !== undefined)}
${sections.about}
${sections.contact}
</main>
${foot(company)}
</body>
</html>
`.text
}

/** The console's own font. It is only used if it arrives in time, so that the text never shifts. */
const fontFace = (font: string): Markup =>
  html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:optional;src:url("${font}") format("woff2-variations")}</style>
`

function descriptionOf({ company, branches }: Landing): string {
  const text = [company.heroText, company.aboutText, company.heroTitle].find((candidate) => candidate !== '')
  if (text === undefined) return [company.companyName, ...branches].join(', ')
  const line = text.replace(/\s+/g, ' ')
  return line.length > descriptionLength ? `${line.slice(0, descriptionLength - 1).trimEnd()}…` : line
}
