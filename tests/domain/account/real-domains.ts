/** Domains that take mail: providers of many countries, universities, companies. */
export const REAL_DOMAINS: readonly string[] = `
012.net.il 027168.com 10mail.com 126.com 147.cl 163.com 1mail.net 1webhighway.com 21cn.com 2911.net
37.com 3ammagazine.com 3d-painting.com 4mg.com 4newyork.com 5ymail.com 75hosting.net 9mail.cf
a1.net aberystwyth.com about.com abv.bg accenture.com access4less.net acucre.com adelphia.net
adobe.com adpugh.org aeiou.pt aeonpsi.com aheadwe.us aim.com airbus.com airmail.net airtelmail.in
aknet.kg albawaba.com alibaba-inc.com alibaba.com alice.it aliceadsl.fr aliyun.com allaccesswe.us
allianz.de allracing.com altavista.com altitudewe.us amazon.com amelabs.com amrer.net ananzi.co.za
ancestry.com angelfire.com animesos.com anonymize.com anthony-junkmail.com anu.edu.au aol.co.uk
aol.com aon.at apollo.lv appc.se apple.com arcor.de army.mil army.net aruba.it asean-mail.com
asia.com asml.com astrolover.com asu.edu att.net attbi.com attnetwork.com aver.com averdov.com
azet.sk b1of96u.com bangkok.com bannertown.net barcelona.com basf.com bayer.com bbc.co.uk bbox.fr
bcast.ws beer.com bell.net bellatlantic.net bellsouth.net berkeley.edu berlin.de bezeqint.net
bgx.ro bigfoot.com bigpond.com bigpond.net.au bikeracer.com bitpage.net bits-pilani.ac.in
bizhosting.com bk.ru blackplanet.com blogos.com blu.it bluemail.ch bluewin.ch blueyonder.co.uk
bmw.de boimail.com bollywoodz.com bolt.com bootmail.com bosch.com bouncr.com boxmail.com bp.com
breathe.com bredband.net bright.net bristol.ac.uk broadpark.no brown.edu bsnl.in bt.com
btb-notes.com btconnect.com btinternet.com btopenworld.com bu.edu bugmenot.com bumpymail.com
buyusedlibrarybooks.org c2i.net c3.hu cableone.net caltanet.it caltech.edu cam.ac.uk canada.com
caramail.com care2.com casablancaresort.com casema.nl catholic.org cegetel.net centermail.com
centrum.cz centrum.sk chacuo.net charm.net charter.net chat.ru cheatmail.de cheerful.com chello.at
chello.nl chez.com chinamail.com cigar-auctions.com cisco.com citromail.hu city-of-oxford.com
clerk.com click-email.com clix.pt club-internet.fr cmail.net codivide.com cogeco.ca columbia.edu
comcast.net comhem.se compareshippingrates.org compuserve.com concentric.net consultant.com
cookiemonster.com cornell.edu cornells.com cox.net crazedanddazed.com crosswinds.net cs.com
ctmailing.us cu.cc cyber-innovation.club cybertrains.org dailypioneer.com daimler.com dammexe.net
daum.net dawnsonmail.com dbmail.com ddnsfree.com dealja.com dejanews.com deloitte.com
depechemode.com deseretmail.com detik.com deutschebahn.com dhm.ro disbox.net discovery.com
disinfo.net disroot.org divad.ga dmv.com dnsmadeeasy.com docomo.ne.jp doctor.com dodsi.com
doityourself.com domforfb5.tk dotman.de dr.com dropcake.de du.ac.in duck.com duke.edu
dump-email.info dynu.net e-apollo.lv earthling.net earthlink.net earthonline.net eastmail.com
easypost.com ed.ac.uk ednatx.com eircom.net elisanet.fi elki-mkzn.ru elvis.com email.com email.cz
email.de email.it emailaccount.com emailias.com emailondeck.com emailsensei.com ematic.com
emstjzh.com engineer.com ens.fr enter.net epfl.ch eposta.hu ericsson.com erols.com eth.net
eth2btc.info ethz.ch europa.eu europe.com euroseek.com everyone.net excite.co.jp excite.com
excite.it extenda.net ey.com f5.si facebook-email.cf facebook.com fantasymail.de fastmail.com.au
fastmail.fm fastwebnet.it fbma.tk figshot.com fireman.net flashmail.com flipkart.com fly-ts.de
foreskin.ga forthnet.gr fortunecity.com foxmail.com fr.nf free-email.cf free.fr freehotmail.net
freemail.hu freemails.cf freenet.de freeserve.co.uk freeteenbums.com freeuk.com freeyellow.com
from-belgium.com from-spain.net fromiowa.com fromnewjersey.com fromutah.com front.ru frontier.com
frontiernet.net fu-berlin.de fullmail.com fuse.net g4hdrop.us gail.co.in games.com garbage.com
gardenscape.ca gatech.edu gazeta.pl geek.com gelitik.in geocities.com getairmail.ga ghostmail.com
giantmail.de gla.ac.uk glay.org globo.com gmail.com gmx.at gmx.co.uk gmx.com gmx.de gmx.fr gmx.info
gmx.net gmx.us go.com go.ro go2net.com goemailgo.com google.com gospelfan.com gotmail.com gov.in
gowikitravel.com gportal.hu gregorsky.zone gudanglowongan.com gyorsposta.com hamptonroads.com
hang-ten.com harvard.edu haydoo.com hcl.com hdfcbank.com helloricky.com helsinki.fi hetnet.nl
hey.com hidebusiness.xyz hispavista.com hispeed.ch hitachi.com hitmail.com hku.hk hmail.us
hockeymail.com hol.gr home.nl homemail.com homestead.com honda.co.jp honor-8.com hot.ee hotbot.com
hotemail.com hotletter.com hotmail.be hotmail.ca hotmail.ch hotmail.co.jp hotmail.co.nz
hotmail.co.th hotmail.co.za hotmail.com hotmail.com.ar hotmail.com.au hotmail.com.br hotmail.com.tr
hotmail.de hotmail.dk hotmail.es hotmail.fi hotmail.fr hotmail.gr hotmail.it hotmail.nl hotmail.no
hotmail.ru hotmail.se ht.cx hu-berlin.de huawei.com hushmail.com hyundai.com i-france.com i.am i.ua
ibm.com ichigo.me icicibank.com icloud.com icq.com idirect.com iespana.es ig.com.br ignmail.com
iinet.net.au iisc.ac.in iitb.ac.in iitd.ac.in iitk.ac.in iitm.ac.in ikea.com illinois.edu imgv.de
imperial.ac.uk iname.com inbox.com inbox.lv inbox.ru inboxdesign.me incredimail.com india.com
indiatimes.com indo-mail.com inet.hr infoseek.jp infosys.com ing.com insorg-mail.info intel.com
interaccess.com interfree.it interia.pl internet.ru internetemails.net inwind.it iol.it iol.pt
iprimus.com.au iqemail.com ireland.com islamonline.net isleuthmail.com isro.gov.in ivillage.com
iwon.com izadpanah.com jellyrolls.com jnu.ac.in jobposts.net jubiimail.dk juno.com kademen.com
kansascity.com kasmail.com katamail.com kcl.ac.uk keemail.me keromail.com kisstwink.com kit.edu
kiwibox.com kolabnow.com kolumbus.fi kook.ml kpmg.com kpnmail.nl ksee24mail.com kth.se ku.dk
kuleuven.be kyoto-u.ac.jp la.com land.ru laposte.net last-chance.pro lastmail.com law.com
lawyer.com leeds.ac.uk legislator.com lego.com leidenuniv.nl lex.bg lg.com libero.it liberto.it
ligsb.com list.ru littleblueroom.com live.be live.ca live.cn live.co.uk live.co.za live.com
live.com.au live.com.mx live.com.pt live.de live.dk live.fr live.it live.jp live.nl live.no live.se
lmu.de localbar.com looksmart.co.uk looksmart.com loreal.com lovergirl.com lse.ac.uk lu.se luv2.us
lycos.co.uk lycos.com lycos.de lycos.es lycos.it lycos.nl mac.com madcreations.com maersk.com
mahindra.com mail-hub.info mail-tester.com mail.bg mail.ch mail.com mail.de mail.dk mail.ee mail.fr
mail.gr mail.hitthebeach.com mail.pt mail.ru mail.telia.com mail2aaron.com mail2ahoy.com
mail2allan.com mail2angola.com mail2arizona.com mail2attitude.com mail2baptist.com mail2bernard.com
mail2blues.com mail2brittany.com mail2cameroon.com mail2catwalk.com mail2christy.com
mail2colorado.com mail2country.com mail2cutey.com mail2daughter.com mail2dennis.com
mail2director.com mail2dorothy.com mail2eat.com mail2engineer.com mail2europe.com mail2fat.com
mail2floyd.com mail2freudian.com mail2george.com mail2government.com mail2hades.com mail2helen.com
mail2holland.com mail2hungry.com mail2infinity.com mail2jacob.com mail2jay.com mail2joann.com
mail2juan.com mail2kathy.com mail2kevin.com mail2larry.com mail2liberia.com mail2lois.com
mail2luxury.com mail2mandy.com mail2mars.com mail2max.com mail2mexico.com mail2mini.com
mail2montana.com mail2musician.com mail2nasdaq.com mail2newmexico.com mail2northcarolina.com
mail2oliver.com mail2panama.com mail2peggy.com mail2pisces.com mail2poseidon.com mail2rabbi.com
mail2recycle.com mail2rob.com mail2rss.org mail2sail.com mail2saturn.com mail2seth.com
mail2skier.com mail2sos.com mail2stacy.com mail2student.com mail2swiss.com mail2taxidermist.com
mail2thailand.com mail2tony.com mail2trump.com mail2uptown.com mail2vermont.com mail2warren.com
mail2web.com mail2white.com mail2wow.com mail2zipper.com mailblocks.com mailbox.org mailc.net
maildrop.gq mailfence.com mailfree.gq mailinatar.com mailme.ir mailonaut.com mailroom.com
mailtag.com malahov.de manchester.ac.uk marketlink.info masrawy.com mcgill.ca mchsi.com mciek.com
mckinsey.com me.com medscape.com meltmail.com meta.com metacrawler.com microsoft.com
midcoastsolutions.com milmail.com mindspring.com mit.edu mixmail.com mm5.se mohmal.tech
montevideo.com.uy mor19.uu.gl movistar.es moy-elektrik.ru msk.ru msn.co.uk msn.com mt2016.com
mutant.me mydomain.com mydotcomaddress.com mynet.com myownemail.com myrambler.ru myself.com
mystvpn.com myway.com nada.ltd name.com narod.ru nasa.gov nate.com naver.com nc.rr.com nestle.com
net.hr net.ua netcabo.pt netcom.com netins.net netmails.net netscape.com netscape.net
netspace.net.au netvision.net.il netzero.net neuf.fr nevermail.de newmail.ru nhs.net nic.in
nice-4u.com nnot.net nokia.com nonze.ro novartis.com ntlworld.com ntpc.co.in ntu.edu.sg null.net
numericable.fr nus.edu.sg nvidia.com ny.com nyc.com nyu.edu o2.co.uk o2.pl oaklandas-fan.com
oath.com ohaaa.de oi.com.br olimp-case.ru onet.pl ongc.co.in online.de online.ms online.no
onlinehome.de onmilwaukee.com ono.com optimum.net optonline.net optusnet.com.au oracle.com
orange.fr osu.edu otenet.gr our.st outlook.be outlook.co.id outlook.co.th outlook.com
outlook.com.au outlook.com.br outlook.de outlook.dk outlook.es outlook.fr outlook.ie outlook.in
outlook.it outlook.jp outlook.kr outlook.pt ox.ac.uk ozemail.com.au p33.org pacbell.net
pancakemail.com parliament.uk parrot.com pconnections.net pe.hu pec.it petlover.com philips.com
pickupman.com pipeline.com pku.edu.cn planet.nl planetaccess.com pm.me pobox.com pobox.hu pochta.ru
polimi.it polytechnique.edu poofy.org popmail.com post.com post.cz posta.ro poste.it posteo.net
pp.ua ppetw.com primposta.hu princeton.edu privacy.net privaterelay.appleid.com prodigy.net
promessage.com prontomail.com proton.me protonmail.com proximus.be psu.edu ptd.net puglieisi.com
purdue.edu pwc.com qisdo.com qq.com quickmail.nl quicknet.nl qwest.net r7.com racingmail.com
rambler.ru raxtest.com rcn.com receiveee.com redcross.org rediffmailpro.com reincarnate.com
relay.firefox.com relianceada.com renault.com revolvingdoorhoax.org rice.edu ril.com rin.ru
riseup.net rnailinator.com roadrunner.com roche.com rogers.com rotaniliam.com rr.com runbox.com
ruru.be rwth-aachen.de safermail.info salesforce.com samsung.com sandcars.net sanook.com sap.com
sapo.pt saudia.com saunalahti.fi sbcglobal.net sbi.co.in scarlet.be schafmail.de sci.fi
scubadiving.com sdf.org seanet.com secret-police.com send.hu sent.com seznam.cz sfr.fr
sharklasers.com shaw.ca she.com shell.com shitaway.usa.cc sialkotcity.com siemens.com sify.com
simplelogin.com sina.cn sina.com singlespride.com singnet.com.sg singpost.com siol.net sky.com
skynet.be slaskpost.se smapfree24.eu sneakemail.com sociologist.com solventtrap.wiki sony.com
sorbonne-universite.fr sp.nl space.com spacewar.com spainmail.com spb.ru sporttruckdriver.com
spotify.com spray.se sprynet.com stanford.edu stanfordujjain.com starmedia.com startmail.com
stinkefinger.net stylist-volos.ru suioe.com sunrise.ch supereva.it superonline.com suremail.info
swbell.net sweb.cz swingeasyhithard.com swissinfo.org sydney.edu.au sympatico.ca t-online.de
t-online.hu tafmail.com talkcity.com talktalk.co.uk talktalk.net tatamotors.com tatanova.com
tcs.com tds.net teachers.org techspot.com tele2.se telebot.com telefonica.net telekom.de telenet.be
telia.com telstra.com telus.net tencent.com terra.cl terra.com terra.com.ar terra.com.br terra.es
tfanus.com.er the-biker.com the-galaxy.net the-newsletter.net thebearshark.com theglobe.com
themillionare.net thewebpros.co.uk thirdage.com throya.com tin.it tiscali.co.uk tiscali.it
tiscali.se toke.com tom.com topmail.com.ar totalenergies.com toyota.co.jp tpg.com.au
tradermail.info trollproject.com tsinghua.edu.cn ttmail.com tudelft.nl tum.de turoid.com tuta.com
tuta.io tutamail.com tutanota.de typemail.com u-tokyo.ac.jp uam.es ub.edu uba.ar ubc.ca ubs.com
uci.edu ucl.ac.uk ucla.edu ucsd.edu uct.ac.za ufl.edu ugent.be uggsrock.com uio.no ukr.net
ultra.fyi umich.edu un.org unam.mx uni-heidelberg.de unibo.it unican.es unilever.com unimelb.edu.au
uniroma1.it uno.ee uol.com.br upcmail.nl upenn.edu urfunktion.se usa.com usc.edu ushijima1129.gq
usp.br utanet.at utexas.edu utoronto.ca uva.nl uw.edu uymail.com uzh.ch valemail.net verizon.net
veryday.ch viewcastmedia.org vipmail.hu virgilio.it virgin.net virginmedia.com visto.com
vodafone.com vodafone.de voila.fr volkswagen.de volny.cz volvo.com vorga.org vsnl.com vsnl.net
vssms.com vtxnet.ch walla.co.il walla.com wanadoo.es wanadoo.fr warmmail.com warwick.ac.uk
web-mail.com.ar web.de web.id webindia123.com webjump.com webname.com wegwerf-email-adressen.de
wegwerfmail.org westnet.com.au whatiaas.com who.int wierie.tk windowslive.com wipro.com wisc.edu
wlist.ro wormseo.cn wow.com wowway.com wp.pl writeme.com wudet.men xagloo.com xmail.com xoom.com
xperiae5.com xs4all.nl y7mail.com ya.ru yahoo.ca yahoo.co.id yahoo.co.jp yahoo.co.kr yahoo.co.nz
yahoo.co.th yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.cn
yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw
yahoo.com.vn yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.it yahoo.jp yahoo.no
yahoo.pl yahoo.ro yahoo.se yahoofs.com yale.edu yam.com yandex.by yandex.com yandex.kz yandex.ru
yandex.ua yarnpedia.ga yeah.net yodx.ro yopmail.com your-house.com yourdomain.com yui.it za.com
zarabotokdoma11.ru zhouemail.510520.org zip.net zoetropes.org zoho.com zoho.eu zoho.in zohocorp.com
zohomail.com zohomail.eu zonnet.nl zoznam.sk zp.ua zzn.com`
  .trim()
  .split(/\s+/)
