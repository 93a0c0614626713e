import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { landingDocument } from '~dev/prerender/landing-document.ts'
import { runInVite } from './run-in-vite.ts'

/** Renders the landing page with the styles of a finished build, and the font of its titles. */
export async function prerenderLanding(
  outDir: string,
  shell: string,
  looks: { readonly css: string; readonly font: string },
): Promise<string> {
  const body = await runInVite<{ renderLanding(): string }, string>(
    '/dev/prerender/render-landing.tsx',
    ({ renderLanding }) => renderLanding(),
  )
  const icon = await readFile(join(outDir, 'icon.svg'), 'utf8')
  const head = headWithoutAssets(shell).replace('"/icon.svg"', () => `"${asAddress(icon)}"`)
  return landingDocument({ head, body, ...looks })
}

/** A drawing as its own address: the browser fetches the icon of a page before it paints the page. */
function asAddress(svg: string): string {
  const text = svg
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('"', "'")
  return `data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}`
}

/** Keeps title, description, icons and the like; scripts and style sheets belong to the app. */
function headWithoutAssets(shell: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
  return head
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '')
}
