/** The hosts of most mailboxes of the world, the more common ones first. */
export const COMMON_DOMAINS: readonly string[] = `
gmail.com yahoo.com hotmail.com outlook.com icloud.com rediffmail.com yahoo.co.in live.com aol.com
proton.me protonmail.com yahoo.in outlook.in live.in hotmail.co.uk yahoo.co.uk ymail.com
googlemail.com msn.com me.com mac.com rocketmail.com indiatimes.com sify.com zoho.com zohomail.in
gmx.de web.de gmx.net gmx.com gmx.at gmx.ch t-online.de freenet.de posteo.de mailbox.org bluewin.ch
hotmail.fr yahoo.fr orange.fr wanadoo.fr laposte.net free.fr sfr.fr libero.it virgilio.it
tiscali.it alice.it telenet.be skynet.be ziggo.nl hetnet.nl home.nl planet.nl mail.ru yandex.ru
yandex.com rambler.ru ukr.net wp.pl onet.pl interia.pl seznam.cz centrum.cz qq.com 163.com 126.com
foxmail.com sina.com naver.com daum.net hanmail.net yahoo.co.jp docomo.ne.jp uol.com.br bol.com.br
terra.com.br yahoo.com.br comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net
charter.net earthlink.net juno.com rogers.com shaw.ca sympatico.ca bigpond.com optusnet.com.au
btinternet.com virginmedia.com sky.com talktalk.net blueyonder.co.uk ntlworld.com mail.com
fastmail.com hey.com tutanota.com hushmail.com`
  .trim()
  .split(/\s+/)

/** Names that have a host in many countries. */
export const NATIONAL_NAMES: readonly string[] =
  'yahoo hotmail outlook live msn aol gmx yandex terra uol'.split(' ')

/** Without .co, .cm and .om, which are misspellings of .com far more often. */
export const NATIONAL_ENDINGS: readonly string[] =
  'ae ar at au be bg br ca ch cl cn cz de dk ee eg es eu fi fr gr hk hr hu id ie il in it jp kr kz lt lv mx my nl no nz pe ph pk pl pt ro rs ru sa se sg si sk th tr tw ua uk us uy ve vn za'.split(
    ' ',
  )

/** Hosts that exist and would be taken for one of the common ones. */
export const NEAR_DOMAINS: readonly string[] = `
5ymail.com aver.com boimail.com boxmail1.com earthling.net fboxmail.com hanmail2.net hitmail.com
hockeymail.com homemail.com hotemail.com hotmails.com liberto.it myrambler.ru online.de
prontomail.com proto2mail.com tatanova.com uymail.com y7mail.com ymail4.com zoutlook.com`
  .trim()
  .split(/\s+/)
