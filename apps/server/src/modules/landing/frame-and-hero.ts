import { publicScreens, texts } from '@tahi/contract'
import { html, type Markup } from '../../platform/html.ts'
import { pictureAddress, type StoredCompany } from '../company/index.ts'
import { garmentDrawing } from './garment-drawing.ts'
import { mark } from './mark.ts'
import type { Landing } from './read-landing.ts'

const words = texts.company.landing

/** The brand, links to the sections present, and the sign-in link (C2). */
export function topBar(company: StoredCompany, has: { about: boolean; contact: boolean }): Markup {
  const link = (to: string, label: string) => html`<li><a href="#${to}">${label}</a></li>`
  return html`<header class="bar"><div class="wide">
<a class="brand" href="#home">${brand(company)}</a>
<nav aria-label="Sections"><ul>
${link('home', words.home)}${has.about ? link('about', words.about) : ''}${has.contact ? link('contact', words.contact) : ''}
</ul></nav>
<a class="button" href="${publicScreens.login.path}">${words.login}</a>
</div></header>`
}

/** The logo with the company's name lines, up to three; without name lines, the whole name (C2 Register screen). */
function brand({ companyName, nameLines, logoFileId }: StoredCompany): Markup {
  const lines = nameLines.filter((line) => line !== '')
  const logo = pictureAddress(logoFileId)
  const shown = lines.length > 0 ? lines : [companyName]
  return html`${logo === null ? mark : html`<img class="logo" src="${logo}" alt="">`}
<span class="name">${shown.map((line) => html`<span>${line} </span>`)}</span>`
}

/** The first section: the company's headline beside its picture or the default drawing. */
export function hero({ company, branches }: Landing, hasContact: boolean): Markup {
  const { companyName, heroTitle, heroText, province, heroFileId } = company
  const place = words.place(branches.length, province)
  const picture = pictureAddress(heroFileId)
  return html`<section id="home" class="hero wide" aria-labelledby="headline">
<div class="words">
${place === '' ? undefined : html`<p class="eyebrow">${place}</p>`}
<h1 id="headline">${heroTitle || companyName}</h1>
${heroText === '' ? undefined : html`<div class="lead">${paragraphs(heroText)}</div>`}
<p class="ways">${hasContact ? html`<a class="button" href="#contact">${words.contactUs}</a>` : undefined}<a class="${hasContact ? 'quiet button' : 'button'}" href="${publicScreens.login.path}">${words.login}</a></p>
</div>
<div class="picture">${picture === null ? garmentDrawing : html`<img src="${picture}" alt="" fetchpriority="high">`}</div>
</section>`
}

/** A text as typed; empty lines separate paragraphs. */
export const paragraphs = (text: string): Markup[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${part.trim()}</p>`)

export const foot = ({ companyName, province }: StoredCompany): Markup =>
  html`<footer class="foot"><div class="wide"><span>${[companyName, province].filter(Boolean).join(' · ')}</span>
<a href="${publicScreens.login.path}">${words.login}</a></div></footer>`
