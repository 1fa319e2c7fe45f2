import { Markup } from '../../platform/html.ts'

/** A sewing machine at a seam. Drawn for the product; uses the page's colours. */
export const machineDrawing =
  new Markup(`<svg class="drawing" viewBox="0 0 520 420" fill="none" aria-hidden="true">
<defs><pattern id="weave-2" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" class="cloth"/><path class="thread" d="M0 2h5M0 4.500h5M7 8h5M7 10.500h5M8 0v5M10.500 0v5M2 7v5M4.500 7v5"/></pattern></defs>
<path class="sheet" d="M40 70Q40 24 86 24H434Q480 24 480 70V338H40Z"/>
<path class="rule" d="M40 112H480M40 200H480M150 24V338M370 24V338"/>
<path class="wood" d="M288 62H324V70H288ZM288 112H324V120H288Z"/><path class="reel" d="M293 70H319V112H293Z"/><path class="turns" d="M293 77 319 80M293 86 319 89M293 95 319 98M293 104 319 107"/>
<path class="needle-thread" d="M293 84C250 58 206 84 186 106S164 150 164 176"/>
<path class="iron" d="M126 150Q126 116 160 116H394Q440 116 440 162V310H356V214Q356 200 342 200H214Q202 200 202 212V236Q202 246 192 246H136Q126 246 126 236Z"/>
<path class="shine" d="M148 138H388Q412 138 416 160M148 152V224"/>
<path class="iron wheel" d="M440 140h16q10 0 10 10v44q0 10-10 10h-16z"/>
<circle class="dial" cx="398" cy="246" r="17"/><path class="shine" d="M398 246 408 235"/>
<path class="needle" d="M161 246H167V292L164 304 161 292Z"/><path class="foot-of-machine" d="M174 246V286M154 290Q154 284 160 284H196"/>
<path class="iron" d="M92 310H470V338H92Z"/>
<path fill="url(#weave-2)" class="body" d="M-4 300C50 284 96 296 132 296H322C338 296 346 304 346 318 346 344 330 372 336 410H256C252 384 262 360 258 338H40C22 338 8 344-4 346Z"/>
<path class="sewn" d="M4 318C52 306 96 317 132 317H300M300 317C310 340 298 372 300 404"/>
<path class="fold" d="M230 300C226 312 228 326 236 338M80 297C76 308 78 322 84 336"/>
<path class="table" d="M20 338H40M346 338H500"/>
</svg>`)
