import type { RepertoireEntry } from '~/raga/repertoire.ts'

export const AHIR_BHAIRAV: RepertoireEntry = {
  ragaId: 'ahir-bhairav',
  chalan: ['m P G m r S', 'G m D P m', 'G P m', "m D n r' S'"],
  phrases: [
    // Low.
    'S:4',
    ',n r:1.5~ S:4',
    'S ,n ,D:3.5',
    ',D ,n r:1.5~ S:4',
    'S:0.5 ,n:0.5 ,D:1.5 ,n r:1.5~ S:3.5',
    ',n ,D ,P:3.5',
    ',P ,D:1.5 ,n S:4',
    ',m ,P (,n),D:3',
    ',P:0.5 ,D:0.5 ,n r:3~',
    'S:1.5 r:3~',
    // Middle.
    'S:0.5 r:0.5 G:0.5 m:4',
    'r:0.5 G m /r:2.5~ S:3',
    'G m:2 /r:3~',
    ',n:0.5 r:0.5 G m:3.5',
    'm:1.5 G:0.5 m /r:1.5~ S:3',
    'G:0.5 m:0.5 P:4',
    'G:0.5 P (P)m:3.5',
    'm P G:0.5 m /r:1.5~ S:3.5',
    'r G m P:1.5 m:3',
    'G:0.5 m:0.5 (n)D:2 P:3',
    'P D:2 /P:0.5 m:3.5',
    'D:1.5 P m G:0.5 m /r:2~ S:3',
    'm:0.5 P:0.5 D:1.5 n D:3',
    'G m D n D P:3',
    // High.
    "m:0.5 D n:1.5 S':4",
    "P:0.5 D n r':1.5~ S':3.5",
    "S':1.5 n (n)D:3",
    "S' n:0.5 D n r':1.5~ S':3",
    "S':0.5 r':0.5 G' r':1.5~ S':3.5",
    "r':2~ S':4",
    "n:0.5 r':0.5 G':1.5 /r'~ S':1.5 n:0.5 D:3",
    // Coming down.
    "S':2 n D P:3",
    "r'~ S' n D:1.5 P m:3",
    'n D:1.5 P m G:0.5 m /r:1.5~ S:4',
    'D P m:2 /r:2~ S ,n:0.5 ,D:3',
    "S':1.5 n D P m G /r:2~ S:4",
  ],
  cadence: 'G m:2 /r:2~ S ,n ,D:1.5 ,n r:1.5~ S:6',
}
