import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { landingDocument } from '~dev/prerender/landing-document.ts'
import { usedCss } from '~dev/prerender/used-css.ts'
import { projectRoot } from '~dev/stand-ins/local-folder.ts'

/** Renders the landing page with the styles of a finished build. */
export async function prerenderLanding(outDir: string, shell: string): Promise<string> {
  const body = await renderOnce()
  const sheets = [...shell.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const texts = await Promise.all(
    sheets.map(([, href = '']) => readFile(join(outDir, href), 'utf8')),
  )
  const head = headWithoutAssets(shell)
  const page = { head, body, css: '', font: undefined }
  const css = usedCss(texts.join(''), landingDocument(page)).replace(/\n\s*/g, '')
  const font = /url\("?([^")]+\.woff2)/.exec(css)?.[1]
  return landingDocument({ ...page, css, font })
}

async function renderOnce(): Promise<string> {
  const vite = await createServer({
    root: projectRoot,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const runner = createServerModuleRunner(vite.environments.ssr)
    const module: { renderLanding(): string } = await runner.import(
      '/dev/prerender/render-landing.tsx',
    )
    return module.renderLanding()
  } finally {
    await vite.close()
  }
}

/** Title, description, icons and the like stay; scripts and style sheets are the app's. */
function headWithoutAssets(shell: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
  return head
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '')
}
