import type { Picture } from './take-pictures.ts'

const STYLE = `
  body { margin: 24px; font: 15px/1.4 system-ui; background: #222; color: #eee }
  section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px }
  figure { margin: 0; width: 260px }
  img { width: 100%; max-height: 520px; object-fit: cover; object-position: top; border: 2px solid #555 }
  .faulty img { border-color: #e55 }
  li { overflow-wrap: anywhere }
`

/** A page with all pictures, those of a screen together, and what is wrong with each under it. */
export function contactSheet(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const sections = screens.map((screen) => {
    const figures = pictures.filter((picture) => picture.screen === screen).map(figureOf)
    return `<h2>${screen}</h2><section>${figures.join('')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>
<h1>${pictures.length} pictures</h1>${sections.join('')}</html>`
}

function figureOf({ file, faults }: Picture): string {
  const words = faults.map(({ check, words }) => `<li>${plain(`${check}: ${words}`)}</li>`)
  const looks = faults.length > 0 ? ' class="faulty"' : ''
  return `<figure${looks}><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>
<figcaption>${file}<ul>${words.join('')}</ul></figcaption></figure>`
}

const plain = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
