// Runs before any package is installed, so it uses only Node.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages } from './lockfile.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/**
 * Installs exactly the lockfile's packages unless they are installed already. Returns whether the
 * clone is ready; if not, it has printed the reason and set the exit code.
 */
export async function setUp() {
  // The tools search for their settings from this folder upwards, wherever the command was started.
  process.chdir(root)
  const lockfile = readJson(join(root, 'package-lock.json'))
  const missing = missingPackages(lockfile, readJson(join(modules, '.package-lock.json')))
  if (missing.length === 0) return true
  console.log(`  Installing ${Object.keys(lockfile.packages).length} packages from the lockfile.`)
  console.log('  This happens once and takes one to five minutes, depending on the line.')
  const failure = await install(lockfile)
  if (!failure) return true
  console.error(`\n${failure}\n`)
  console.error('  The packages could not be installed. Usually the line to the registry is down:')
  console.error('  check it and run the command again. Nothing half-installed is used.')
  process.exitCode = 1
  return false
}

async function install(lockfile) {
  const began = Date.now()
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const stopShowing = showProgress(began, lockfile)
  const failure = await npm([
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    ...quiet,
  ])
  stopShowing()
  if (failure) return failure
  for (const name of allowedScripts()) {
    const stumble = await npm(['rebuild', name, '--ignore-scripts=false', ...quiet])
    if (stumble) return stumble
    console.log(`  Ran the install script of ${name}.`)
  }
  console.log(`  Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
  return undefined
}

/** Install scripts are off; package.json names the few that may run, and not all are installed. */
function allowedScripts() {
  const { allowScripts = {} } = readJson(join(root, 'package.json'))
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(modules, name)),
  )
}

/** Runs npm and returns the last part of its output when it failed. */
function npm(args) {
  const script = process.env.npm_execpath
  const isNpm = script?.endsWith('.js') && script.includes('npm')
  const child = isNpm
    ? spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        // Windows starts npm.cmd only through a shell; the arguments are constants of this file.
        shell: process.platform === 'win32',
      })
  return new Promise((resolve) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
      })
    }
    child.on('error', (error) => resolve(`npm could not be started: ${error.message}`))
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : beginningOf(said) || `npm ended with ${code}`),
    )
  })
}

/** npm prints the error first and then a long description of its usage. */
function beginningOf(said) {
  const lines = said.split('\n').filter((line) => !/^npm (warn|error)? *$/.test(line))
  return lines.slice(0, 8).join('\n')
}

/** Reports the progress every few seconds, by the folders that npm has created. */
function showProgress(began, lockfile) {
  const total = new Set(Object.keys(lockfile.packages).map((path) => path.split('/')[1])).size
  const timer = setInterval(
    () => {
      const elapsed = Math.round((Date.now() - began) / 1000)
      const line = `  … ${elapsed} s, ${countFolders()} of about ${total} folders in place`
      process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
    },
    process.stdout.isTTY ? 1000 : 10_000,
  )
  return () => {
    clearInterval(timer)
    if (process.stdout.isTTY) process.stdout.write('\n')
  }
}

function countFolders() {
  try {
    return readdirSync(modules).length
  } catch {
    return 0
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
