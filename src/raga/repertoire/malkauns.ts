import type { RepertoireEntry } from '~/raga/repertoire.ts'

export const MALKAUNS: RepertoireEntry = {
  ragaId: 'malkauns',
  chalan: [',n g S', 'S m g', 'm n d m'],
  phrases: [
    // Low.
    'S:4',
    ',n S:4',
    'S ,n ,d:3~',
    ',d ,n:1.5 S:4',
    'S:0.5 ,n (,n),d:1.5 ,m:4',
    ',m ,d ,n:1.5 S:3.5',
    ',n:0.5 ,d ,n ,d ,m:3.5',
    ',m:1.5 /,g ,m:3',
    ',g ,m:1.5 ,d ,n S:3',
    ',n:0.5 g:1.5~ /S:4',
    ',d:0.5 ,n:0.5 S g:3~',
    // Middle.
    'S /m:4',
    'S g m:4',
    'g m:2 g S:3.5',
    'g:2~ /S ,n S:3',
    ',n:0.5 S:0.5 g:0.5 m:2 (m)g:1.5 S:3',
    'm:2 (m)g:3~',
    'S:0.5 m:2 g m:0.5 g S:3',
    'g m (n)d:1.5 m:3.5',
    'm d:1.5 (n)d m:3',
    'g:0.5 m:0.5 d n d m:3',
    'm n:1.5 /d m:3.5',
    'm:0.5 d:0.5 n:1.5 d:3~',
    'd /m:1.5 g m:0.5 g:1.5 S:3.5',
    'n d m:2 g m g S:3',
    // High.
    "g:0.5 m:0.5 d n:1.5 S':4",
    'm d n:2.5',
    "d n S':4",
    "S' n (n)d:3~",
    "d:0.5 n:0.5 S':0.5 g':2~ S':3",
    "n g':1.5~ /S':3.5",
    "S':0.5 g' m':1.5 g' S':3",
    // Coming down.
    "g' S' n d:1.5 m:3.5",
    "S':2 n d:1.5 /m:4",
    'n:1.5 d m (m)g:3~',
    "S' n d m:1.5 g m g S:4",
  ],
  cadence: 'd m:2 g m (m)g:1.5 S:0.5 ,n S:6',
}
