import { Canvas, type Colour, type Point } from './canvas.ts'
import {
  both,
  box,
  colours,
  draw,
  flipped,
  lit,
  moved,
  outline,
  oval,
  pad,
  stitch,
  tinted,
} from './shapes.ts'

/** The shadow of something that lies on a table. */
const lay = (canvas: Canvas, shape: readonly Point[]): void => {
  for (const far of [18, 12, 6]) canvas.fill(moved(shape, far * 0.6, far), colours.charcoal, 0.09)
}

/** A polo shirt, laid flat. */
export function polo(colour: Colour, ground: Colour): Buffer {
  const canvas = new Canvas(lit(ground, 0))
  const body = both(
    outline(
      [500, 118],
      [560, 128, 610, 150, 640, 176],
      [690, 240, 716, 290, 740, 338],
      [704, 366, 668, 384, 640, 394],
      [622, 356, 606, 330, 594, 308],
      [588, 400, 592, 500, 600, 578],
      [540, 590, 480, 592, 440, 592],
    ),
  )
  lay(canvas, body)
  canvas.fill(body, lit(colour))
  const dark = tinted(colour, -0.22)
  const thread = tinted(colour, 0.42)
  const sleeve = outline([728, 316], [694, 346, 662, 362, 630, 374])
  for (const side of [sleeve, flipped(sleeve)]) stitch(canvas, side, thread)
  for (const down of [560, 572])
    stitch(
      canvas,
      [
        [286, down],
        [596, down],
      ],
      thread,
    )
  const seam = outline([612, 156], [594, 200, 588, 256, 594, 308])
  for (const side of [seam, flipped(seam)]) draw(canvas, side, 2.5, dark)

  canvas.fill(outline([384, 118], [400, 150, 480, 150, 496, 118], [470, 106, 410, 106, 384, 118]), dark)
  canvas.fill(pad(420, 148, 40, 150, 6), lit(tinted(colour, -0.08)))
  stitch(
    canvas,
    [
      [426, 156],
      [426, 288],
      [454, 288],
      [454, 156],
    ],
    thread,
    { width: 2 },
  )
  for (const down of [180, 222, 264]) {
    canvas.fill(oval(440, down, 8), colours.white)
    canvas.fill(oval(437, down, 1.6), dark)
    canvas.fill(oval(443, down, 1.6), dark)
  }
  const collar = outline(
    [440, 152],
    [470, 150, 500, 132, 506, 112],
    [530, 130, 536, 150, 534, 170],
    [506, 196, 476, 206, 460, 206],
  )
  for (const side of [collar, flipped(collar)]) {
    canvas.fill(side, lit(tinted(colour, 0.12)))
    draw(canvas, side.slice(-19), 2, dark)
  }
  return canvas.png()
}

/** A summer dress on a hanger. */
export function dress(colour: Colour, ground: Colour): Buffer {
  const canvas = new Canvas(lit(ground, 0))
  const wood: Colour = [164, 116, 72]
  draw(canvas, outline([440, 104], [440, 60, 480, 60, 470, 84]), 5, colours.charcoal)
  draw(canvas, outline([440, 100], [400, 116, 360, 132, 336, 150]), 11, wood)
  draw(canvas, outline([440, 100], [480, 116, 520, 132, 544, 150]), 11, wood)
  const body = both(
    outline(
      [482, 126],
      [506, 136],
      [506, 180, 516, 214, 540, 236],
      [528, 290, 518, 316, 516, 340],
      [560, 430, 610, 520, 634, 596],
      [570, 622, 500, 626, 440, 626],
    ),
  )
  const neck = outline([398, 126], [404, 190, 476, 190, 482, 126])
  lay(canvas, body)
  canvas.fill(body, lit(colour, 0.08))
  canvas.fill(neck, lit(ground, 0))
  draw(canvas, outline([436, 102], [420, 108, 408, 114, 396, 122]), 11, wood)
  draw(canvas, outline([444, 102], [460, 108, 472, 114, 484, 122]), 11, wood)
  const thread = tinted(colour, -0.3)
  stitch(canvas, outline([400, 134], [408, 202, 472, 202, 480, 134]), thread, { width: 2 })
  canvas.fill(
    both(
      outline(
        [518, 326],
        [516, 352],
        [490, 358, 460, 360, 440, 360],
        [440, 334],
        [466, 334, 494, 332, 518, 326],
      ),
    ),
    lit(tinted(colour, -0.18)),
  )
  for (const end of [284, 350, 410, 470, 530, 596])
    draw(
      canvas,
      outline([440 + (end - 440) * 0.4, 362], [440 + (end - 440) * 0.55, 440, end, 540, end, 600]),
      2,
      tinted(colour, -0.12),
    )
  stitch(canvas, outline([258, 582], [330, 606, 550, 606, 622, 582]), thread)
  return canvas.png()
}

/** A work apron with its pocket. */
export function apron(colour: Colour, ground: Colour): Buffer {
  const canvas = new Canvas(lit(ground, 0))
  const strap = tinted(colour, -0.25)
  draw(canvas, outline([372, 150], [372, 36, 508, 36, 508, 150]), 15, strap)
  draw(canvas, outline([290, 330], [220, 330, 190, 400, 150, 420]), 13, strap)
  draw(canvas, outline([590, 330], [660, 330, 690, 400, 730, 420]), 13, strap)
  const body = both(
    outline(
      [518, 140],
      [522, 210, 548, 280, 604, 306],
      [608, 400, 606, 500, 596, 590],
      [540, 606, 480, 608, 440, 608],
      [440, 140],
    ),
  )
  lay(canvas, body)
  canvas.fill(body, lit(colour))
  const thread = colours.cream
  stitch(
    canvas,
    [
      [366, 156],
      [514, 156],
    ],
    thread,
  )
  stitch(canvas, outline([296, 580], [360, 594, 520, 594, 584, 580]), thread)
  canvas.fill(pad(340, 366, 200, 130, 14), lit(tinted(colour, 0.1)))
  stitch(canvas, pad(348, 374, 184, 114, 10), thread)
  stitch(
    canvas,
    [
      [440, 376],
      [440, 486],
    ],
    thread,
  )
  canvas.fill(box(392, 330, 12, 86), colours.mustard)
  canvas.fill(
    [
      [392, 330],
      [404, 330],
      [398, 312],
    ],
    colours.charcoal,
  )
  for (const [x, y] of [
    [372, 150],
    [508, 150],
  ] as const) {
    canvas.fill(oval(x, y, 11), colours.mustard)
    canvas.fill(oval(x, y, 4), strap)
  }
  return canvas.png()
}
