import { Markup } from '../../platform/html.ts'

const left =
  'M280 176 238 116C212 126 184 136 156 152L74 300 142 340 174 284C178 352 172 440 166 528 202 540 242 544 280 544Z'
const button = (y: number) =>
  `<g transform="translate(280 ${y})"><circle r="8.5" class="bone"/><circle r="5.6" class="rim"/>` +
  '<path class="holes" d="M-2-2h0M2-2h0M-2 2h0M2 2h0"/></g>'

/**
 * Half a sewn shirt, half its paper pattern, and the needle between them. Drawn for the product; uses the page's colours.
 */
export const garmentDrawing =
  new Markup(`<svg class="drawing" viewBox="0 0 560 600" fill="none" aria-hidden="true">
<defs><pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" class="cloth"/><path class="thread" d="M0 2h5M0 4.500h5M7 8h5M7 10.500h5M8 0v5M10.500 0v5M2 7v5M4.500 7v5"/></pattern></defs>
<path class="sheet" d="M60 96Q60 40 116 40H444Q500 40 500 96V504Q500 560 444 560H116Q60 560 60 504Z"/>
<path class="rule" d="M60 170H500M60 300H500M60 430H500M170 40V560M390 40V560"/>
<g class="tape"><path class="band" d="M-6 470C60 440 96 520 150 512S214 470 268 566"/><path class="ticks" d="M-6 461C60 431 96 511 150 503S214 461 268 557"/></g>
<g class="paper" transform="translate(20 -6)"><path d="M280 176 322 116C348 126 376 136 396 146 388 196 384 240 386 284 382 352 388 440 394 528 358 540 318 544 280 544Z"/><path class="seam" d="M292 186 324 134C346 143 366 150 383 157 376 202 373 240 374 284 371 350 376 430 381 518 352 527 322 531 292 532Z"/><path class="grain" d="M338 250V430M331 262l7-14 7 14M331 418l7 14 7-14"/><path class="notch" d="M386 278l-10 6 10 6M394 524l-2-10M300 544v-9"/></g>
<g class="paper" transform="translate(44 -16) rotate(7 420 240)"><path d="M404 152 486 300 418 340 386 284C384 240 392 196 404 152Z"/><path class="seam" d="M410 182 470 296 422 324 397 281C396 246 402 212 410 182Z"/><path class="grain" d="M418 236l22 52M417 250l1-14 11 9M428 281l12 8 1-15"/></g>
<path fill="url(#weave)" class="body" d="${left}"/>
<path class="fold" d="M174 284C186 262 190 226 186 190M206 540C214 470 212 420 204 372M248 543C252 500 251 470 247 440"/>
<path class="sewn" d="M86 302 144 330M262 182V536M172 520C206 531 244 535 262 535M160 162C172 198 176 240 172 276"/>
<path class="pocket" d="M190 262H242V318L216 332 190 318Z"/><path class="sewn" d="M195 270H237M195 267V315L216 326 237 315V267"/>
<path class="collar back" d="M246 94Q280 108 314 94L280 132Z"/>
<path class="collar" d="M246 94 280 150 250 190 228 120Z"/><path class="sewn" d="M247 106 271 149 250 175 236 124"/>
<path class="paper" d="M314 94 280 150 310 190 332 120Z"/><path class="seam" d="M313 106 289 149 310 175 324 124"/>
<path class="placket" d="M268 170H292V544H268Z"/>
${[206, 276, 346, 416, 486].map(button).join('')}
<path class="needle-thread" d="M280 536C282 590 352 596 398 556S440 470 470 462"/>
<g transform="translate(470 462) rotate(-58)"><path class="needle" d="M-8 0Q-8-5 0-5L112-1.500Q120 0 112 1.500L0 5Q-8 5-8 0Z"/><path class="eye" d="M0 0H14"/></g>
<g transform="translate(430 490)"><path class="wood" d="M0 0H64V12H0ZM0 70H64V82H0Z"/><path class="reel" d="M8 12H56V70H8Z"/><path class="turns" d="M8 20 56 24M8 29 56 33M8 38 56 42M8 47 56 51M8 56 56 60"/></g>
</svg>`)
