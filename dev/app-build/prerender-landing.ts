import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts } from '~dev/fonts/landing-fonts.ts'
import { parseDocument } from '~dev/prerender/dom.ts'
import { landingDocument } from '~dev/prerender/landing-document.ts'
import { liftStyles } from '~dev/prerender/lift-styles.ts'
import { usedCss } from '~dev/prerender/used-css.ts'
import { runInVite } from './run-in-vite.ts'

/** Renders the landing page with the styles of a finished build. */
export async function prerenderLanding(outDir: string, shell: string): Promise<string> {
  const rendered = await runInVite<{ renderLanding(): string }, string>(
    '/dev/prerender/render-landing.tsx',
    ({ renderLanding }) => renderLanding(),
  )
  const { body, css: lifted } = liftStyles(rendered)
  const sheets = [...shell.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const texts = await Promise.all(
    sheets.map(([, href = '']) => readFile(join(outDir, href), 'utf8')),
  )
  const icon = await readFile(join(outDir, 'icon.svg'), 'utf8')
  const head = headWithoutAssets(shell).replace('"/icon.svg"', () => `"${asAddress(icon)}"`)
  const page = { head, body, css: '', font: undefined }
  const used = usedCss(texts.join('') + lifted, landingDocument(page)).replace(/\n\s*/g, '')
  const css = await cutFonts(outDir, used, textOf(body))
  const font = /url\("?([^")]+\.woff2)/.exec(css)?.[1]
  return landingDocument({ ...page, css, font })
}

/** A drawing as its own address: the browser fetches the icon of a page before it paints the page. */
function asAddress(svg: string): string {
  const text = svg
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('"', "'")
  return `data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}`
}

const textOf = (html: string) => parseDocument(html).body.textContent ?? ''

/** Keeps title, description, icons and the like; scripts and style sheets belong to the app. */
function headWithoutAssets(shell: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
  return head
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '')
}
