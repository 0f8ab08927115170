// Made by "npm run tables" from src/lexicon/tables/email/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const domainSuffixes: string = `ac.ae	education
ac.at	education
ac.bd	education
ac.be	education
ac.bg	education
ac.bw	education
ac.ci	education
ac.cn	education
ac.cr	education
ac.cy	education
ac.eg	education
ac.fj	education
ac.fk	education
ac.gn	education
ac.id	education
ac.il	education
ac.im	education
ac.in	education
ac.ir	education
ac.jp	education
ac.ke	education
ac.kr	education
ac.lk	education
ac.ls	education
ac.ma	education
ac.ml	education
ac.mu	education
ac.mw	education
ac.mz	education
ac.ni	education
ac.np	education
ac.nz	education
ac.pa	education
ac.pg	education
ac.pk	education
ac.pr	education
ac.rs	education
ac.ru	education
ac.rw	education
ac.se	education
ac.sz	education
ac.th	education
ac.tz	education
ac.ug	education
ac.uk	education
ac.vn	education
ac.za	education
ac.zm	education
ac.zw	education
accountant	open
admin.ch	government
aero	business
agency	commercial
ai	commercial
ak.us	government
al.us	government
app	commercial
ar.us	government
arpa	open
as.us	government
auto	commercial
az.us	government
bank	business
bank.in	business
berlin	open
best	open
bid	open
biz	business
biz.az	business
biz.bb	business
biz.cy	business
biz.et	business
biz.fj	business
biz.gh	business
biz.id	business
biz.in	business
biz.ki	business
biz.ls	business
biz.mv	business
biz.mw	business
biz.my	business
biz.ni	business
biz.nr	business
biz.pk	business
biz.pl	business
biz.pr	business
biz.ss	business
biz.tj	business
biz.tr	business
biz.tt	business
biz.vn	business
biz.zm	business
blog	open
bond	open
bund.de	government
buzz	open
bzh	open
ca.us	government
capital	commercial
care	commercial
cars	commercial
cat	open
cc	open
cc.ak.us	education
cc.al.us	education
cc.ar.us	education
cc.as.us	education
cc.az.us	education
cc.ca.us	education
cc.co.us	education
cc.ct.us	education
cc.dc.us	education
cc.de.us	education
cc.fl.us	education
cc.ga.us	education
cc.gu.us	education
cc.hi.us	education
cc.ia.us	education
cc.id.us	education
cc.il.us	education
cc.in.us	education
cc.ks.us	education
cc.ky.us	education
cc.la.us	education
cc.ma.us	education
cc.md.us	education
cc.me.us	education
cc.mi.us	education
cc.mn.us	education
cc.mo.us	education
cc.ms.us	education
cc.mt.us	education
cc.nc.us	education
cc.nd.us	education
cc.ne.us	education
cc.nh.us	education
cc.nj.us	education
cc.nm.us	education
cc.nv.us	education
cc.ny.us	education
cc.oh.us	education
cc.ok.us	education
cc.or.us	education
cc.pa.us	education
cc.pr.us	education
cc.ri.us	education
cc.sc.us	education
cc.sd.us	education
cc.tn.us	education
cc.tx.us	education
cc.ut.us	education
cc.va.us	education
cc.vi.us	education
cc.vt.us	education
cc.wa.us	education
cc.wi.us	education
cc.wv.us	education
cc.wy.us	education
cf	open
cfd	open
chat	open
church	open
click	open
clinic	commercial
cloud	commercial
co	commercial
co.ae	business
co.ag	business
co.am	business
co.ao	business
co.az	business
co.bb	business
co.bd	business
co.bi	business
co.bj	business
co.bw	business
co.bz	business
co.ci	business
co.ck	business
co.cl	business
co.cm	business
co.cr	business
co.dm	business
co.fk	business
co.gg	business
co.gl	business
co.gy	business
co.id	business
co.il	business
co.im	business
co.in	business
co.io	business
co.ir	business
co.je	business
co.jp	business
co.ke	business
co.kr	business
co.lc	business
co.ls	business
co.ma	business
co.me	business
co.mg	business
co.mu	business
co.mw	business
co.mz	business
co.na	business
co.ni	business
co.nz	business
co.om	business
co.pn	business
co.rs	business
co.rw	business
co.ss	business
co.st	business
co.sz	business
co.th	business
co.tj	business
co.tm	business
co.tt	business
co.tz	business
co.ug	business
co.uk	business
co.us	government
co.uz	business
co.ve	business
co.vi	business
co.zm	business
co.zw	business
college	education
com	commercial
com.ac	business
com.af	business
com.ag	business
com.ai	business
com.al	business
com.am	business
com.ar	business
com.au	business
com.aw	business
com.az	business
com.ba	business
com.bb	business
com.bd	business
com.bh	business
com.bi	business
com.bj	business
com.bm	business
com.bn	business
com.bo	business
com.br	business
com.bs	business
com.bt	business
com.by	business
com.bz	business
com.ci	business
com.cm	business
com.cn	business
com.co	business
com.cu	business
com.cv	business
com.cw	business
com.cy	business
com.dm	business
com.do	business
com.dz	business
com.ec	business
com.ee	business
com.eg	business
com.er	business
com.es	business
com.et	business
com.fj	business
com.fm	business
com.ge	business
com.gh	business
com.gi	business
com.gn	business
com.gp	business
com.gr	business
com.gt	business
com.gu	business
com.gy	business
com.hk	business
com.hn	business
com.hr	business
com.ht	business
com.im	business
com.in	business
com.io	business
com.iq	business
com.jm	business
com.jo	business
com.kg	business
com.kh	business
com.ki	business
com.km	business
com.kp	business
com.kw	business
com.ky	business
com.kz	business
com.la	business
com.lb	business
com.lc	business
com.lk	business
com.lr	business
com.lv	business
com.ly	business
com.mg	business
com.mk	business
com.ml	business
com.mm	business
com.mo	business
com.ms	business
com.mt	business
com.mu	business
com.mv	business
com.mw	business
com.mx	business
com.my	business
com.na	business
com.nf	business
com.ng	business
com.ni	business
com.np	business
com.nr	business
com.om	business
com.pa	business
com.pe	business
com.pf	business
com.pg	business
com.ph	business
com.pk	business
com.pl	business
com.pr	business
com.ps	business
com.pt	business
com.py	business
com.qa	business
com.re	business
com.ro	business
com.sa	business
com.sb	business
com.sc	business
com.sd	business
com.sg	business
com.sh	business
com.sl	business
com.sn	business
com.so	business
com.ss	business
com.st	business
com.sv	business
com.sy	business
com.tj	business
com.tm	business
com.tn	business
com.to	business
com.tr	business
com.tt	business
com.tw	business
com.ua	business
com.ug	business
com.uy	business
com.uz	business
com.vc	business
com.ve	business
com.vi	business
com.vn	business
com.vu	business
com.ws	business
com.ye	business
com.zm	business
company	business
construction	commercial
consulting	commercial
coop	business
coop.ar	business
coop.br	business
coop.in	business
coop.km	business
coop.mv	business
coop.mw	business
coop.py	business
coop.rw	business
cri.br	government
cri.nz	government
cricket	open
ct.us	government
cyou	open
date	open
dc.us	government
de.us	government
def.br	government
dental	commercial
dep.no	government
design	commercial
dev	commercial
digital	commercial
dni.us	government
download	open
ed.ao	education
ed.cr	education
ed.jp	education
edu	education
edu.ac	education
edu.af	education
edu.al	education
edu.ao	education
edu.ar	education
edu.au	education
edu.az	education
edu.ba	education
edu.bb	education
edu.bd	education
edu.bg	education
edu.bh	education
edu.bi	education
edu.bj	education
edu.bm	education
edu.bn	education
edu.bo	education
edu.br	education
edu.bs	education
edu.bt	education
edu.bz	education
edu.ci	education
edu.ck	education
edu.cn	education
edu.co	education
edu.cu	education
edu.cv	education
edu.cw	education
edu.cy	education
edu.dm	education
edu.do	education
edu.dz	education
edu.ec	education
edu.ee	education
edu.eg	education
edu.er	education
edu.es	education
edu.et	education
edu.fj	education
edu.fm	education
edu.gd	education
edu.ge	education
edu.gh	education
edu.gi	education
edu.gl	education
edu.gn	education
edu.gp	education
edu.gr	education
edu.gt	education
edu.gu	education
edu.gy	education
edu.hk	education
edu.hn	education
edu.hr	education
edu.ht	education
edu.hu	education
edu.in	education
edu.io	education
edu.iq	education
edu.is	education
edu.it	education
edu.jm	education
edu.jo	education
edu.kg	education
edu.kh	education
edu.ki	education
edu.km	education
edu.kn	education
edu.kp	education
edu.kr	education
edu.kw	education
edu.ky	education
edu.kz	education
edu.la	education
edu.lb	education
edu.lc	education
edu.lk	education
edu.lr	education
edu.ls	education
edu.lv	education
edu.ly	education
edu.ma	education
edu.md	education
edu.me	education
edu.mg	education
edu.mk	education
edu.ml	education
edu.mm	education
edu.mn	education
edu.mo	education
edu.ms	education
edu.mt	education
edu.mv	education
edu.mw	education
edu.mx	education
edu.my	education
edu.mz	education
edu.ng	education
edu.ni	education
edu.np	education
edu.nr	education
edu.om	education
edu.pa	education
edu.pe	education
edu.pf	education
edu.ph	education
edu.pk	education
edu.pl	education
edu.pn	education
edu.pr	education
edu.ps	education
edu.pt	education
edu.py	education
edu.qa	education
edu.ro	education
edu.rs	education
edu.ru	education
edu.sa	education
edu.sb	education
edu.sc	education
edu.sd	education
edu.sg	education
edu.sl	education
edu.sn	education
edu.so	education
edu.ss	education
edu.st	education
edu.sv	education
edu.sy	education
edu.tj	education
edu.tm	education
edu.tn	education
edu.to	education
edu.tr	education
edu.tt	education
edu.tw	education
edu.ua	education
edu.ug	education
edu.uy	education
edu.uz	education
edu.vc	education
edu.ve	education
edu.vg	education
edu.vn	education
edu.vu	education
edu.ws	education
edu.ye	education
edu.za	education
edu.zm	education
edus.si	education
email	open
energy	commercial
engineering	commercial
ens.tn	education
es.kr	education
estate	commercial
europa.eu	government
eus	open
faith	open
family	open
fed.us	government
fgov.be	government
finance	commercial
financial	commercial
firm.ht	business
firm.in	business
firm.nf	business
firm.ro	business
firm.ve	business
fit	open
fl.us	government
foundation	open
frl	open
fun	open
fylkeskommune.no	government
g12.br	education
ga	open
ga.us	government
gal	open
gc.ca	government
gdn	open
global	commercial
gmbh	business
go.cr	government
go.id	government
go.jp	government
go.ke	government
go.kr	government
go.th	government
go.tz	government
go.ug	government
gob.ar	government
gob.bo	government
gob.cl	government
gob.cu	government
gob.do	government
gob.ec	government
gob.es	government
gob.gt	government
gob.hn	government
gob.mx	government
gob.ni	government
gob.pa	government
gob.pe	government
gob.pk	government
gob.sv	government
gob.ve	government
gouv.bj	government
gouv.cd	government
gouv.cg	government
gouv.ci	government
gouv.dj	government
gouv.fr	government
gouv.ga	government
gouv.ht	government
gouv.km	government
gouv.lu	government
gouv.mc	government
gouv.ml	government
gouv.nc	government
gouv.ne	government
gouv.qc.ca	government
gouv.sn	government
gouv.tg	government
gov	government
gov.ab.ca	government
gov.ac	government
gov.ae	government
gov.af	government
gov.ai	government
gov.al	government
gov.am	government
gov.ao	government
gov.ar	government
gov.as	government
gov.au	government
gov.az	government
gov.ba	government
gov.bb	government
gov.bc.ca	government
gov.bd	government
gov.be	government
gov.bf	government
gov.bg	government
gov.bh	government
gov.bi	government
gov.bm	government
gov.bn	government
gov.br	government
gov.bs	government
gov.bt	government
gov.bw	government
gov.by	government
gov.bz	government
gov.cd	government
gov.ch	government
gov.ck	government
gov.cl	government
gov.cm	government
gov.cn	government
gov.co	government
gov.cr	government
gov.cx	government
gov.cy	government
gov.cz	government
gov.dm	government
gov.do	government
gov.dz	government
gov.ec	government
gov.ee	government
gov.eg	government
gov.er	government
gov.et	government
gov.fi	government
gov.fj	government
gov.fk	government
gov.fm	government
gov.fo	government
gov.gd	government
gov.ge	government
gov.gg	government
gov.gh	government
gov.gi	government
gov.gl	government
gov.gn	government
gov.gr	government
gov.gu	government
gov.gy	government
gov.hk	government
gov.hr	government
gov.hu	government
gov.ie	government
gov.il	government
gov.im	government
gov.in	government
gov.io	government
gov.iq	government
gov.ir	government
gov.is	government
gov.it	government
gov.je	government
gov.jm	government
gov.jo	government
gov.jp	government
gov.ke	government
gov.kg	government
gov.kh	government
gov.ki	government
gov.km	government
gov.kn	government
gov.kp	government
gov.kr	government
gov.kw	government
gov.ky	government
gov.kz	government
gov.la	government
gov.lb	government
gov.lc	government
gov.lk	government
gov.lr	government
gov.ls	government
gov.lt	government
gov.lv	government
gov.ly	government
gov.ma	government
gov.mb.ca	government
gov.md	government
gov.me	government
gov.mg	government
gov.mk	government
gov.ml	government
gov.mm	government
gov.mn	government
gov.mo	government
gov.mr	government
gov.ms	government
gov.mt	government
gov.mu	government
gov.mv	government
gov.mw	government
gov.my	government
gov.mz	government
gov.na	government
gov.nb.ca	government
gov.nc	government
gov.ng	government
gov.ni	government
gov.nl	government
gov.nl.ca	government
gov.np	government
gov.nr	government
gov.ns.ca	government
gov.nt.ca	government
gov.nu.ca	government
gov.om	government
gov.on.ca	government
gov.pa	government
gov.pe.ca	government
gov.pf	government
gov.pg	government
gov.ph	government
gov.pk	government
gov.pl	government
gov.pn	government
gov.pr	government
gov.ps	government
gov.pt	government
gov.pw	government
gov.py	government
gov.qa	government
gov.ro	government
gov.rs	government
gov.rw	government
gov.sa	government
gov.sb	government
gov.sc	government
gov.scot	government
gov.sd	government
gov.se	government
gov.sg	government
gov.sh	government
gov.si	government
gov.sk	government
gov.sk.ca	government
gov.sl	government
gov.so	government
gov.ss	government
gov.sv	government
gov.sx	government
gov.sy	government
gov.sz	government
gov.tj	government
gov.tl	government
gov.tm	government
gov.tn	government
gov.to	government
gov.tr	government
gov.tt	government
gov.tv	government
gov.tw	government
gov.tz	government
gov.ua	government
gov.ug	government
gov.uk	government
gov.uz	government
gov.vc	government
gov.ve	government
gov.vg	government
gov.vi	government
gov.vn	government
gov.vu	government
gov.wales	government
gov.ws	government
gov.ye	government
gov.yk.ca	government
gov.za	government
gov.zm	government
gov.zw	government
government.bg	government
govt.nz	government
gq	open
group	commercial
gu.us	government
gub.uy	government
guru	open
gv.ao	government
gv.at	government
health	commercial
hi.us	government
holdings	business
host	open
hosting	commercial
hotel	commercial
hs.kr	education
hscni.net	government
ia.us	government
icu	open
id.us	government
idf.il	government
il.us	government
in.us	government
inc	business
ind.br	business
ind.gt	business
ind.in	business
ind.kw	business
ind.tn	business
industries	commercial
info	open
insurance	business
int	government
io	commercial
jobs	business
jus.br	government
k12.ak.us	education
k12.al.us	education
k12.ar.us	education
k12.as.us	education
k12.az.us	education
k12.ca.us	education
k12.co.us	education
k12.ct.us	education
k12.dc.us	education
k12.de.us	education
k12.ec	education
k12.fl.us	education
k12.ga.us	education
k12.gu.us	education
k12.hi.us	education
k12.ia.us	education
k12.id.us	education
k12.il	education
k12.il.us	education
k12.in.us	education
k12.ks.us	education
k12.ky.us	education
k12.la.us	education
k12.ma.us	education
k12.md.us	education
k12.me.us	education
k12.mi.us	education
k12.mn.us	education
k12.mo.us	education
k12.ms.us	education
k12.mt.us	education
k12.nc.us	education
k12.nd.us	education
k12.ne.us	education
k12.nh.us	education
k12.nj.us	education
k12.nm.us	education
k12.nv.us	education
k12.ny.us	education
k12.oh.us	education
k12.ok.us	education
k12.or.us	education
k12.pa.us	education
k12.pr.us	education
k12.ri.us	education
k12.sc.us	education
k12.sd.us	education
k12.tn.us	education
k12.tr	education
k12.tx.us	education
k12.ut.us	education
k12.va.us	education
k12.vi	education
k12.vi.us	education
k12.vt.us	education
k12.wa.us	education
k12.wi.us	education
k12.wv.us	education
k12.wy.us	education
kim	open
kommune.no	government
korea.kr	government
ks.us	government
ky.us	government
la.us	government
law	commercial
leg.br	government
legal	commercial
lg.jp	government
life	open
link	open
live	open
llc	business
llc.ge	business
llyw.cymru	government
loan	open
lol	open
london	open
ltd	business
ltd.cy	business
ltd.gi	business
ltd.lk	business
ltd.uk	business
ma.us	government
marketing	commercial
md.us	government
me	open
me.us	government
media	commercial
men	open
mi.us	government
mil	government
mil.ac	government
mil.ae	government
mil.al	government
mil.ar	government
mil.az	government
mil.ba	government
mil.bd	government
mil.be	government
mil.bo	government
mil.br	government
mil.by	government
mil.cl	government
mil.cn	government
mil.co	government
mil.cy	government
mil.dk	government
mil.do	government
mil.ec	government
mil.eg	government
mil.er	government
mil.fi	government
mil.fj	government
mil.gh	government
mil.gt	government
mil.hn	government
mil.id	government
mil.in	government
mil.io	government
mil.iq	government
mil.jm	government
mil.jo	government
mil.kg	government
mil.km	government
mil.kr	government
mil.kz	government
mil.lv	government
mil.mg	government
mil.mv	government
mil.my	government
mil.mz	government
mil.ng	government
mil.ni	government
mil.no	government
mil.np	government
mil.nz	government
mil.pe	government
mil.pg	government
mil.ph	government
mil.pl	government
mil.pt	government
mil.py	government
mil.qa	government
mil.rw	government
mil.se	government
mil.sh	government
mil.st	government
mil.sy	government
mil.tj	government
mil.tm	government
mil.to	government
mil.tr	government
mil.tt	government
mil.tw	government
mil.tz	government
mil.ug	government
mil.uy	government
mil.vc	government
mil.ve	government
mil.ye	government
mil.za	government
mil.zm	government
mil.zw	government
ml	open
mn.us	government
mo.us	government
mobi	open
mod.gi	government
mod.uk	government
moe	open
monster	open
mov	open
mp.br	government
ms.kr	education
ms.us	government
mt.us	government
muni.il	government
museum	open
name	open
nc.us	government
nd.us	government
ne.us	government
net	commercial
network	commercial
ngo	open
nh.us	government
nhs.net	government
nhs.scot	government
nhs.uk	government
nic.in	government
ninja	open
nj.us	government
nm.us	government
nv.us	government
ny.us	government
nyc	open
oh.us	government
ok.us	government
one	open
ong	open
onl	open
online	open
or.us	government
org	open
overheid.nl	government
pa.us	government
page	open
paris	open
parliament.nz	government
parliament.scot	government
parliament.uk	government
partners	commercial
party	open
plc.ly	business
plc.uk	business
police.uk	government
pr.us	government
press	open
properties	commercial
pw	open
quest	open
racing	open
realestate	commercial
rest	open
restaurant	commercial
review	open
ri.us	government
rijksoverheid.nl	government
rnu.tn	education
rocks	open
sas	business
sbs	open
sc.kr	education
sc.us	government
sch.ae	education
sch.bd	education
sch.gr	education
sch.id	education
sch.ir	education
sch.jo	education
sch.lk	education
sch.ly	education
sch.my	education
sch.ng	education
sch.qa	education
sch.sa	education
sch.ss	education
sch.uk	education
sch.zm	education
school.ge	education
school.in	education
school.nz	education
school.za	education
science	open
sd.us	government
senedd.wales	government
services	commercial
shop	commercial
shop.ht	business
shop.pl	business
site	open
software	commercial
solutions	commercial
space	open
srl	business
stat.no	government
store	commercial
store.bb	business
store.nf	business
store.ro	business
store.st	business
store.ve	business
stream	open
studio	commercial
su	open
support	open
systems	commercial
team	commercial
tec.ak.us	education
tec.al.us	education
tec.ar.us	education
tec.as.us	education
tec.az.us	education
tec.ca.us	education
tec.co.us	education
tec.ct.us	education
tec.dc.us	education
tec.de.us	education
tec.fl.us	education
tec.ga.us	education
tec.gu.us	education
tec.hi.us	education
tec.ia.us	education
tec.id.us	education
tec.il.us	education
tec.in.us	education
tec.ks.us	education
tec.ky.us	education
tec.la.us	education
tec.ma.us	education
tec.md.us	education
tec.me.us	education
tec.mi.us	education
tec.mn.us	education
tec.mo.us	education
tec.ms.us	education
tec.mt.us	education
tec.nc.us	education
tec.nd.us	education
tec.ne.us	education
tec.nh.us	education
tec.nj.us	education
tec.nm.us	education
tec.nv.us	education
tec.ny.us	education
tec.oh.us	education
tec.ok.us	education
tec.or.us	education
tec.pa.us	education
tec.pr.us	education
tec.ri.us	education
tec.sc.us	education
tec.sd.us	education
tec.tn.us	education
tec.tx.us	education
tec.ut.us	education
tec.va.us	education
tec.vi.us	education
tec.vt.us	education
tec.wa.us	education
tec.wi.us	education
tec.wv.us	education
tec.wy.us	education
tech	commercial
tel	open
tips	open
tk	open
tm.cy	business
tm.dz	business
tm.hu	business
tm.km	business
tm.mc	business
tm.no	business
tm.pl	business
tm.ro	business
tn.us	government
today	open
tokyo	open
top	open
trade	open
travel	business
tx.us	government
univ.bj	education
univ.sn	education
university	education
uno	open
ut.us	government
va.us	government
ventures	business
vi.us	government
vip	open
vt.us	government
wa.us	government
webcam	open
website	open
wi.us	government
wiki	open
win	open
work	open
world	open
ws	open
wv.us	government
wy.us	government
xyz	open
zip	open`;
export const governmentDomains: string = `aade.gr
aalborg.dk
aarhus.dk
abudhabi.ae
aci.it
adb.org
adpolice.ae
aeat.es
aepd.es
afdb.org
africa-union.org
african-union.org
ag.ch
agcm.it
agenciatributaria.es
agenziaentrate.it
ai.ch
aiib.org
akorda.kz
alberta.ca
althingi.is
ameli.fr
amf-france.org
amsterdam.nl
amtrak.com
anacom.pt
anaf.ro
antwerpen.be
aphp.fr
ar.ch
araba.eus
aragon.es
arbeitsagentur.de
arbetsformedlingen.se
arbitr.ru
armada.cl
army.cz
army.gr
asae.pt
asean.org
assemblee-nationale.fr
assnat.qc.ca
assurance-maladie.fr
asturias.org
athens.gr
augsburg.de
auswaertiges-amt.de
auvergnerhonealpes.fr
ayto-madrid.es
bafin.de
bamf.de
bancaditalia.it
bankofcanada.ca
bankofengland.co.uk
banque-france.fr
banxico.org.mx
bashkortostan.ru
bayern.de
bcentral.cl
bcn.cat
bcn.es
bde.es
be.ch
belastingdienst.nl
belta.by
beniculturali.it
beograd.rs
berlin.de
bern.ch
bfarm.de
bilbao.eus
bis.org
bizkaia.eus
bka.de
bl.ch
bmas.de
bmbf.de
bmdv.de
bmel.de
bmf.de
bmfsfj.de
bmg.de
bmj.de
bmub.de
bmuv.de
bmvg.de
bmwi.de
bmwk.de
bmz.de
bnb.bg
bnr.ro
boe.es
bof.fi
boi.org.il
boj.or.jp
bok.or.kr
bonn.de
bordeaux-metropole.fr
borger.dk
bot.or.th
bourgognefranchecomte.fr
bpa.de
bportugal.pt
brampton.ca
brandenburg.de
bratislava.sk
bremen.de
bretagne.bzh
brno.cz
brreg.no
brugge.be
brussels.be
bs.ch
bsi.si
budapest.hu
bufdir.no
bundesbank.de
bundesgerichtshof.de
bundeskartellamt.de
bundesnetzagentur.de
bundesrat.de
bundesregierung.de
bundestag.de
bundesverfassungsgericht.de
bundeswehr.de
bundeswehr.org
bverfg.de
bwl.de
caf.fr
caib.es
calgary.ca
camara.cl
camera.it
canada.ca
cantabria.es
carabineros.cl
carabinieri.it
carm.es
cbi.ie
cbr.ru
cbs.nl
ccomptes.fr
cdep.ro
centralbank.cy
centralbank.ie
centralbankmalta.org
centrevaldeloire.fr
cern.ch
cgpj.es
chd.lu
cityofathens.gr
cityofchicago.org
cityofhenderson.com
cm-braga.pt
cm-cascais.pt
cm-coimbra.pt
cm-gaia.pt
cm-lisboa.pt
cm-porto.pt
cm-sintra.pt
cmvm.pt
cnb.cz
cnil.fr
cnmc.es
cnmv.es
comune.milano.it
comune.roma.it
congreso.es
conseil-etat.fr
consob.it
corkcity.ie
corteconti.it
council.ru
cqc.org.uk
cso.ie
cssz.cz
customs.ru
czso.cz
dallascityhall.com
dallaspolice.net
datatilsynet.no
defensordelpueblo.es
denhaag.nl
destatis.de
deutsche-rentenversicherung.de
dewa.ae
dgae.mec.pt
dgeg.pt
dgert.pt
dgs.pt
dha.ae
diba.cat
difesa.it
dijon.fr
dipalme.org
diplo.de
dnb.nl
domstol.no
domstol.se
dortmund.de
drdo.in
dresden.de
drv-bund.de
dsb.no
dst.dk
dubai.ae
dubaipolice.ae
dublincity.ie
duesseldorf.de
duma.ru
duo.nl
dwd.de
dz-rs.si
ebrd.com
edmonton.ca
eduskunta.fi
eesti.ee
eib.org
eindhoven.nl
ejercito.cl
elysee.fr
emta.ee
epa.ie
espoo.fi
essen.de
esteri.it
etat.lu
euskadi.eus
fao.org
fas.ru
fca.org.uk
fhi.no
fin.ee
financial-ombudsman.org.uk
financnasprava.sk
fingal.ie
finmin.lt
fm.dk
fmn.dk
folkhalsomyndigheten.se
formin.fi
forsakringskassan.se
forsvaret.no
fr.ch
francetravail.fr
frankfurt.de
frb.org
freiburg.de
fsb.ru
fssp.ru
ft.dk
garanteprivacy.it
garda.ie
gdansk.pl
gdf.it
ge.ch
gencat.cat
genproc.ru
gent.be
gipuzkoa.eus
giustizia.it
gl.ch
gmc-uk.org
gnb.ca
gnr.pt
gobex.es
gobiernodecanarias.org
goteborg.se
gov.ru
government.ru
gr.ch
grandest.fr
graz.at
grenoble.fr
groningen.nl
guardiacivil.es
gva.es
halifax.ca
hamburg.de
hannover-stadt.de
hautsdefrance.fr
hea.ie
hel.fi
hellenicpolice.gr
helsedir.no
hessen.de
hillsboroughcounty.org
hm.ee
hnb.hr
honvedseg.hu
hse.ie
iadb.org
iaea.org
ibb.istanbul
ico.org.uk
ifc.org
iledefrance.fr
ilo.org
imdi.no
imf.org
imo.org
inail.it
ine.es
ine.mx
ine.pt
infarmed.pt
inps.it
insee.fr
interieur.fr
interno.it
ipma.pt
istat.it
isula.corsica
jccm.es
jcyl.es
joburg.org.za
ju.ch
juntadeandalucia.es
juntaex.es
just.ee
justice.cz
justice.fr
justice.ie
kam.lt
karlsruhe.de
kela.fi
kk.dk
koeln.de
kormany.hu
kosice.sk
kremlin.ru
kronofogden.se
krus.pl
ksh.hu
ksrf.ru
kvk.nl
kystverket.no
lacity.org
landtag.ltsh.de
lansstyrelsen.se
laregion.fr
larioja.org
lausanne.ch
leg.bc.ca
leipzig.de
lgo.org.uk
lille.fr
linz.at
ljubljana.si
logreglan.is
lrs.lt
lrv.lt
lu.ch
lyon.fr
madrid.es
madrid.org
mae.ro
mairie-lyon.fr
mairie-toulouse.fr
malaga.eu
malmo.se
mannheim.de
mapa.es
mapn.ro
maregionsud.fr
marseille.fr
mchs.ru
mde.es
metro.net
metro.tokyo.jp
mfa.bg
mfa.gr
mfcr.cz
mfin.hr
mfsr.sk
mid.ru
migrationsverket.se
migri.fi
mil.ee
mil.ru
min-saude.pt
minbuza.nl
minbzk.nl
mindef.nl
mindop.sk
mineco.es
minedu.sk
mineduc.cl
minezk.nl
minfin.bg
minfin.fed.be
minfin.nl
minfin.ru
minienw.nl
minjenv.nl
minlnv.nl
minocw.nl
minrel.cl
minsal.cl
minsk.by
minszw.nl
minv.sk
minvu.cl
minvws.nl
minzdrav.ru
minzp.sk
mir.es
mississauga.ca
mitma.es
mjusticia.es
mkm.ee
mnb.hu
mne.pt
mod.bg
mofa.ae
moi.ae
moj.ae
montpellier.fr
montreal.ca
mop.cl
morh.hr
mos.ru
mosr.sk
mpo.cz
mpsv.cz
msmt.cz
mta.info
muenchen.de
mup.hr
mv-regierung.de
mvcr.cz
mvd.ru
mvr.bg
myflorida.com
mzcr.cz
mzp.cz
mzv.cz
mzv.sk
nalog.ru
nantesmetropole.fr
nap.bg
nationalbank.kz
nationalbanken.dk
naturvardsverket.se
nav.no
navarra.es
nbp.pl
nbrb.by
nbs.rs
nbs.sk
ne.ch
newyorkfed.org
nice.fr
niedersachsen.de
nkom.no
nku.cz
norges-bank.no
normandie.fr
nouvelle-aquitaine.fr
novascotia.ca
nra.bg
nrsr.sk
nrw.de
nsoud.cz
nuernberg.de
nve.no
nw.ch
nypd.org
oas.org
occitanie.fr
ocgov.com
odense.dk
oecd.org
ofcom.org.uk
oikeus.fi
oireachtas.ie
ola.org
om.fi
om.nl
ontario.ca
opec.org
opp.ca
osce.org
ottawa.ca
oulu.fi
ow.ch
palazzochigi.it
paris.fr
parl.ca
parl.ch
parlam.kz
parlament.hu
parlament.mt
parlament.rs
parlamento.pt
parliament.bg
parliament.cy
parliament.gr
paysdelaloire.fr
pdichile.cl
peelregion.ca
pei.de
pfr.ru
pgr.pt
pmb.ro
poderjudicial.cl
pole-emploi.fr
police-nationale.fr
police.belgium.eu
police.hu
policia.es
policie.cz
policija.lt
policija.si
policja.pl
poliisi.fi
polisen.se
politi.dk
politiaromana.ro
politie.nl
politiet.no
politsei.ee
polizei.de
poliziadistato.it
porezna-uprava.hr
poznan.um.pl
praha.eu
pravosudje.hr
pref.aichi.jp
presidency.ro
prezydent.pl
protezionecivile.it
provincia.bz.it
provincia.tn.it
psp.cz
psp.pt
ptb.de
public.lu
quebec.ca
quirinale.it
rbi.org.in
rechtspraak.nl
regeringen.dk
regeringen.se
regeringskansliet.se
regione.emilia-romagna.it
regione.lombardia.it
regione.toscana.it
regionh.dk
regionsjaelland.dk
regionstockholm.se
regjeringen.no
rennes.fr
resbank.co.za
revenue.ie
reykjavik.is
riga.lv
riigikogu.ee
riik.ee
rik.ee
riksbank.se
riksdagen.se
riksrevisjonen.no
rivm.nl
rki.de
rkn.ru
rlp.de
rm.dk
rn.dk
roskazna.ru
rosreestr.ru
rotterdam.nl
rsa.ie
rsk.is
rsyd.dk
rta.ae
rvo.nl
rws.nl
saarland.de
sabor.hr
sachsen-anhalt.de
sachsen.de
saeima.lv
scb.se
schleswig-holstein.de
seg-social.es
seg-social.pt
seha.ae
sejm.pl
senado.cl
senado.es
senat.fr
senat.pl
senat.ro
senato.it
service-public.fr
sevilla.org
sfdph.org
sfgov.org
sfzp.cz
sg.ch
sh.ch
sharjah.ae
sii.cl
sivilombudet.no
skane.se
skat.dk
skatteetaten.no
skatteverket.se
sktst.dk
sm.ee
snb.ch
so.ch
socialstyrelsen.se
socpoist.sk
sodir.no
sodra.lt
sofia.bg
solas.ie
ssb.no
stadt-frankfurt.de
stadt-koeln.de
stadt-salzburg.at
stat.fi
statistics.sk
stjornarradid.is
stjr.is
stm.dk
stockholm.se
stortinget.no
strasbourg.eu
stuttgart.de
sudrf.ru
sukl.cz
sum.dk
surrey.ca
svb.nl
sz.ch
szif.cz
tailte.ie
tallinn.ee
tampere.fi
tatar.ru
tatarstan.ru
tcontas.pt
tg.ch
thl.fi
thueringen.de
ti.ch
toll.no
toronto.ca
toulouse.fr
trafikverket.se
transportstyrelsen.se
tribunais.org.pt
tribunalconstitucional.es
tulli.fi
tullverket.se
turku.fi
tusla.ie
tva.com
tweedekamer.nl
uaecabinet.ae
uba.de
udi.no
um.dk
um.krakow.pl
um.warszawa.pl
un.org
undp.org
unep.org
unesco.org
unfpa.org
unhcr.org
unicef.org
unido.org
unops.org
uoou.cz
uppsala.se
upsvr.sk
ur.ch
urm.lt
urssaf.fr
usoud.cz
usps.com
utrecht.nl
uvm.dk
uwv.nl
valencia.es
valtioneuvosto.fi
vancouver.ca
vantaa.fi
vd.ch
vdl.lu
vegvesen.no
vero.fi
vgregion.se
vigilfuoco.it
ville-nice.fr
ville.montreal.qc.ca
vilnius.lt
vlaanderen.be
vlada.cz
vm.ee
vmi.lt
vs.ch
vsrf.ru
wallonie.be
welfare.ie
wfp.org
wien.at
winnipeg.ca
wojsko-polskie.pl
worldbank.org
worldbankgroup.org
wto.org
xunta.es
xunta.gal
zagreb.hr
zaragoza.es
zg.ch
zh.ch
zoll.de
zuerich.ch
zus.pl`;
export const freeDomains: string = `012.net.il
013.net
013net.net
123mail.org
126.com
12move.nl
139.com
163.com
188.com
189.cn
21cn.com
263.net
2980.com
33mail.com
9online.fr
a1.net
aapt.net.au
absamail.co.za
abv.bg
accesscomm.ca
accountant.com
acsalaska.net
activist.com
actrix.co.nz
adam.com.au
addy.io
adelphia.net
adinet.com.uy
aim.com
airmail.cc
airtelmail.com
alaska.net
aleeas.com
alice-dsl.net
alice.de
alice.it
aliceadsl.fr
aliyun.com
altavista.com
altibox.no
ameritech.net
amis.net
amorki.pl
ananzi.co.za
anonaddy.com
anonaddy.me
aol.at
aol.be
aol.ca
aol.ch
aol.co.uk
aol.com
aol.com.au
aol.com.br
aol.com.mx
aol.de
aol.dk
aol.es
aol.fr
aol.in
aol.it
aol.jp
aol.nl
aol.pl
aol.se
aon.at
apollo.lv
arcor.de
argentina.com
arnet.com.ar
aruba.it
asahi-net.or.jp
asia.com
atlanticbb.net
atlas.cz
atlas.sk
atomicmail.io
att.net
au.com
auone.jp
autistici.org
autograf.pl
autorambler.ru
azet.sk
barak.net.il
bbox.fr
belgacom.net
bell.net
bellaliant.net
bellsouth.net
beotel.net
bezeqint.net
bigfoot.com
biglobe.ne.jp
bigmir.net
bigpond.com
bigpond.com.au
bigpond.net.au
biznetvigator.com
bk.ru
blu.it
bluemail.ch
bluewin.ch
blueyonder.co.uk
bol.com.br
bredband.net
bredband2.com
bresnan.net
brighthouse.com
broadpark.no
brturbo.com.br
bsnl.in
btinternet.com
btopenworld.com
buziaczek.pl
c.dk
c2i.net
cable.net.co
cableone.net
caiway.net
caiway.nl
cantv.net
caramail.com
caramail.fr
care2.com
casema.nl
cbn.net.id
cegetel.net
centrin.net.id
centrum.cz
centrum.sk
centurylink.net
centurytel.net
chaiyo.com
charter.net
cheerful.com
chello.at
chello.hu
chello.nl
chinaren.com
chol.com
citiz.net
citromail.hu
ciudad.com.ar
clear.net.nz
click21.com.br
clix.pt
club-internet.fr
cock.li
cogeco.ca
cogeco.net
comcast.net
comhem.se
compuserve.com
consolidated.net
consultant.com
contractor.net
correo.movistar.net
cosmotemail.gr
countermail.com
cox.net
cs.com
ctemplar.com
ctimail.com
danwin1210.me
dartybox.com
dataone.in
daum.net
dds.nl
delfi.lt
demon.co.uk
digikabel.hu
dion.ne.jp
dir.bg
directbox.com
disney.ne.jp
disroot.org
dnainternet.net
dnmx.org
docomo.ne.jp
doctor.com
dodo.com.au
dr.com
dreamwiz.com
drei.at
duck.com
e-kolay.net
e1.ru
earthlink.net
eastlink.ca
eclipso.ch
eclipso.de
eclipso.eu
edpnet.be
edsamail.com.ph
eim.ae
eircom.net
elisanet.fi
elude.in
email.com
email.cz
email.de
email.it
email.ro
email.si
email.ua
embarqmail.com
emirates.net.ae
empal.com
empas.com
engineer.com
entelchile.net
eonet.ne.jp
epix.net
epost.de
eresmas.com
erols.com
estvideo.fr
etang.com
etb.net.co
eth.net
eunet.rs
europe.com
euskaltel.net
evc.net
ewe.net
ewetel.net
excite.co.jp
excite.com
execs.com
execulink.com
exemail.com.au
eyou.com
ezweb.ne.jp
fastmail.com
fastmail.fm
fastmail.net
fastmail.org
fastmail.us
fastwebnet.it
fibertel.com.ar
firemail.de
flash.net
forthnet.gr
foxmail.com
fpt.vn
free.fr
freechal.com
freeler.nl
freemail.de
freemail.gr
freemail.hu
freenet.de
freeserve.co.uk
freesurf.ch
frisurf.no
fromru.com
front.ru
frontier.com
frontiernet.net
fsmail.net
fsnet.co.uk
fuse.net
gawab.com
gazeta.pl
gbg.bg
gci.net
genion.de
get2net.dk
getmail.no
giallo.it
giga.net.tw
globalnet.hr
globetrotter.net
globo.com
globomail.com
glocalnet.net
gmail.com
gmx.at
gmx.ch
gmx.co.uk
gmx.com
gmx.de
gmx.es
gmx.eu
gmx.fr
gmx.li
gmx.net
gmx.us
go2.pl
goo.jp
google.email
googlemail.com
green.ch
hanmail.net
hanmir.com
hawaiiantel.net
hetnet.nl
hey.com
hi-ho.ne.jp
hinet.net
hispeed.ch
hkstar.com
hol.gr
home.nl
home.ro
home.se
hot.ee
hotbox.ru
hotmail.at
hotmail.be
hotmail.ca
hotmail.ch
hotmail.cl
hotmail.co.id
hotmail.co.il
hotmail.co.in
hotmail.co.jp
hotmail.co.kr
hotmail.co.nz
hotmail.co.th
hotmail.co.uk
hotmail.co.za
hotmail.com
hotmail.com.ar
hotmail.com.au
hotmail.com.br
hotmail.com.hk
hotmail.com.mx
hotmail.com.tr
hotmail.com.tw
hotmail.com.vn
hotmail.cz
hotmail.de
hotmail.dk
hotmail.es
hotmail.fi
hotmail.fr
hotmail.gr
hotmail.hu
hotmail.ie
hotmail.in
hotmail.it
hotmail.lt
hotmail.lv
hotmail.my
hotmail.nl
hotmail.no
hotmail.ph
hotmail.pl
hotmail.pt
hotmail.rs
hotmail.ru
hotmail.se
hotmail.sg
hotmail.sk
hotpop.com
htp-tel.de
hughes.net
hush.ai
hush.com
hushmail.com
hushmail.me
i-cable.com
i.softbank.jp
i.ua
iafrica.com
ibest.com.br
icloud.com
ig.com.br
ihug.co.nz
iinet.net.au
ik.me
iki.fi
ikmail.com
imail.de
in.com
in.gr
iname.com
inbox.com
inbox.lt
inbox.lv
inbox.ru
indamail.hu
indiainfo.com
indiatimes.com
indigo.ie
indo.net.id
inet.hr
infinito.it
infinitummail.com
infoseek.jp
infosel.net.mx
inmail.sk
inode.at
insightbb.com
inspire.net.nz
int.pl
inter.net.il
interia.eu
interia.pl
internet.is
internet.lu
internet.ru
internode.on.net
invitel.hu
inwind.it
iol.cz
iol.ie
iol.it
iol.pt
iprimus.com.au
ix.netcom.com
jaring.my
jazzfree.com
jazztel.es
jcom.home.ne.jp
jippii.fi
jubii.dk
jumpy.it
juno.com
k.ro
kabelmail.de
kabsi.at
kakao.com
katamail.com
keemail.me
kimo.com
kinect.co.nz
km.ru
knology.net
kolabnow.com
kolumbus.fi
korea.com
kpnmail.nl
kpnplanet.nl
land.ru
lantic.net
laposte.net
lavabit.com
lawyer.com
legalmail.it
lenta.ru
libero.it
libertysurf.fr
lilo.org
lineone.net
link.net
list.ru
live.at
live.be
live.ca
live.ch
live.cl
live.cn
live.co.kr
live.co.uk
live.co.za
live.com
live.com.ar
live.com.au
live.com.mx
live.com.my
live.com.ph
live.com.pt
live.com.sg
live.de
live.dk
live.fi
live.fr
live.hk
live.ie
live.in
live.it
live.jp
live.nl
live.no
live.ru
live.se
livedoor.com
liwest.at
look.ca
luukku.com
lycos.co.kr
lycos.com
lycos.de
lyse.net
m-net.de
mac.com
magenta.de
mail.bg
mail.by
mail.com
mail.de
mail.dk
mail.ee
mail.goo.ne.jp
mail.gr
mail.it
mail.kz
mail.lt
mail.lv
mail.pt
mail.ru
mail.tele.dk
mail.ua
mail15.com
mail333.com
mailbox.org
mailcity.com
mailfence.com
mailo.com
mailo.fr
maktoob.com
manquehue.net
mbnet.fi
me.com
mediacombb.net
meo.pt
messagingengine.com
meta.ua
migadu.com
mindless.com
mindspring.com
mixmail.com
mnet-mail.de
montevideo.com.uy
movistar.es
mozmail.com
msn.com
mtaonline.net
mts.net
mts.rs
multiweb.nl
mundo-r.com
musician.org
mweb.co.za
mymts.net
mynet.com
myrambler.ru
myself.com
myway.com
myyahoo.com
nana.co.il
nana10.co.il
narod.ru
nate.com
naver.com
neostrada.pl
net.hr
netcabo.pt
netcologne.de
netcourrier.com
neti.ee
netian.com
netins.net
netplus.ch
netscape.com
netscape.net
netspace.net.au
netvigator.com
netvision.net.il
netzero.com
netzero.net
neuf.fr
newmail.ru
nexgo.de
nextmail.ru
ngs.ru
nic.fi
nifty.com
nifty.ne.jp
nm.ru
noos.fr
nordnet.fr
northwestel.net
ntlworld.com
numericable.com
numericable.fr
nur.kz
nvbell.net
o2.co.uk
o2.pl
o2mail.de
o2online.de
oceanfree.net
ocn.ne.jp
odn.ne.jp
odn.or.jp
ofir.dk
oi.com.br
one.lt
one.lv
onet.com.pl
onet.eu
onet.pl
onetel.com
oninet.pt
onionmail.org
online.de
online.ee
online.nl
online.no
online.ua
onlinehome.de
ono.com
onsbrabantnet.nl
op.pl
opayq.com
open.by
open.telekom.rs
operamail.com
optimum.net
optinet.hr
optonline.net
optushome.com.au
optusnet.com.au
orange.es
orange.fr
orange.net
orange.nl
orangemail.sk
orcon.net.nz
oricom.ca
osnanet.de
otenet.gr
outlook.at
outlook.be
outlook.bg
outlook.cl
outlook.co.id
outlook.co.il
outlook.co.nz
outlook.co.th
outlook.co.uk
outlook.com
outlook.com.ar
outlook.com.au
outlook.com.br
outlook.com.gr
outlook.com.pe
outlook.com.tr
outlook.com.vn
outlook.cz
outlook.de
outlook.dk
outlook.es
outlook.fr
outlook.hu
outlook.ie
outlook.in
outlook.it
outlook.jp
outlook.kr
outlook.lv
outlook.my
outlook.ph
outlook.pt
outlook.sa
outlook.sg
outlook.sk
ownit.nu
ozemail.com.au
pacbell.net
pacific.net.sg
pandora.be
paradise.net.nz
paran.com
passagen.se
passport.com
pathfinder.gr
pchome.com.tw
pec.it
peoplepc.com
personal.ro
phnet.fi
pipex.com
pisem.net
plala.or.jp
planet.nl
plasa.com
pldtdsl.net
plus.com
plusnet.com
pm.me
pobox.com
pobox.sk
pochta.ru
poczta.fm
polka.co.za
pop.com.br
portugalmail.com
portugalmail.pt
post.com
post.cybercity.dk
post.cz
post.sk
post.tele.dk
poste.it
posteo.de
posteo.eu
posteo.net
posteo.org
pp.inet.fi
primus.ca
primus.com.au
privat.dk
privaterelay.appleid.com
prodigy.net
prodigy.net.mx
programmer.net
proton.me
protonmail.ch
protonmail.com
proximus.be
pt.lu
ptd.net
ptt.rs
q.com
qip.ru
qq.com
quick.cz
quickline.ch
quicknet.nl
qwest.net
r0.ru
r7.com
rambler.ru
rcn.com
rdslink.ro
red-by-sfr.fr
rediff.com
rediffmail.com
riseup.net
ro.ru
roadrunner.com
rocketmail.com
rogers.com
rr.com
runbox.com
safe-mail.net
sancharnet.in
sanook.com
sapo.pt
sasktel.net
saudi.net.sa
saunalahti.fi
sbb.rs
sbcglobal.net
scarlet.be
sci.fi
seed.net.tw
sent.com
sezampro.rs
seznam.cz
sfr.fr
shaw.ca
sibmail.com
sify.com
simnet.is
simplelogin.co
simplelogin.com
sina.cn
sina.com
sina.com.cn
sinaman.com
sinectis.com.ar
singnet.com.sg
siol.net
skiff.com
sky.com
skyinet.net
skynet.be
slingshot.co.nz
slmail.com
slmail.me
smart-mail.de
snap.net.nz
snet.net
so-net.ne.jp
so-net.net.tw
softbank.ne.jp
sogou.com
sohu.com
sol.dk
solcon.nl
soverin.net
spectrum.net
speedy.com.ar
speedy.com.pe
spoko.pl
spray.se
sprintpcs.com
sprynet.com
starhub.net.sg
start.no
startmail.com
stofanet.dk
streamyx.com
suddenlink.net
sunrise.ch
suomi24.fi
supanet.com
supereva.it
superig.com.br
superonline.com
swbell.net
swipnet.se
swissonline.ch
sympatico.ca
t-2.net
t-com.hr
t-email.hu
t-online.de
t-online.hu
takas.lt
talk21.com
talkline.de
talktalk.net
tbaytel.net
tdcadsl.dk
tdcspace.dk
tds.net
techie.com
tedata.net.eg
teknik.io
teksavvy.com
tele2.at
tele2.ch
tele2.fr
tele2.it
tele2.nl
tele2.se
telecable.es
telefonica.net
telenet.be
teletu.it
telfort.nl
telfortglasvezel.nl
telia.com
telkom.net
telkomsa.net
telus.net
terra.cl
terra.com.br
terra.com.mx
terra.com.pe
terra.es
thaimail.com
thexyz.com
tie.cl
tiki.ne.jp
tim.it
time.net.my
tin.it
tiscali.co.uk
tiscali.cz
tiscali.fr
tiscali.it
tiscali.nl
tlen.pl
tm.net.my
tmomail.net
tom.com
tonline.de
tpg.com.au
truemail.co.th
tsn.cc
ttmail.com
ttnet.net.tr
turk.net
tut.by
tuta.com
tuta.io
tutamail.com
tutanota.com
tutanota.de
tvcablenet.be
tvnet.lv
twc.com
ua.fm
ukgateway.net
ukr.net
une.net.co
unitel.co.kr
unity-mail.de
unitybox.de
unseen.is
uol.com.ar
uol.com.br
upcmail.cz
upcmail.hu
upcmail.nl
url.com.tw
usa.com
usa.net
utanet.at
uwclub.net
veloxmail.com.br
verizon.net
versanet.de
versatel.nl
videotron.ca
viettel.vn
vif.com
vip.cybercity.dk
vip.hr
vipmail.hu
virgilio.it
virgin.net
virginmedia.com
visir.is
vivaldi.net
vnn.vn
vo.lu
vodafone.de
vodafone.es
vodafone.it
vodafone.ne.jp
vodafone.pt
vodafonemail.de
vodamail.co.za
voila.fr
volja.net
volny.cz
voo.be
vp.pl
vsnl.com
vsnl.net
vtext.com
vtr.net
vtxmail.ch
walla.co.il
walla.com
wanadoo.co.uk
wanadoo.es
wanadoo.fr
wanadoo.nl
web.de
webmail.co.za
webspeed.dk
welho.com
westnet.com.au
which.net
willcom.com
windowslive.co.nz
windowslive.com
windowslive.gr
windstream.net
wmconnect.com
wo.cn
wo.com.cn
workmail.com
worldonline.co.za
wowway.com
wp.pl
writeme.com
wxs.nl
xfinity.com
xmail.ru
xplornet.ca
xplornet.com
xs4all.nl
xtra.co.nz
ya.com
ya.ru
yahoo.at
yahoo.be
yahoo.ca
yahoo.ch
yahoo.cl
yahoo.cn
yahoo.co.id
yahoo.co.in
yahoo.co.jp
yahoo.co.kr
yahoo.co.nz
yahoo.co.th
yahoo.co.uk
yahoo.co.za
yahoo.com
yahoo.com.ar
yahoo.com.au
yahoo.com.br
yahoo.com.cn
yahoo.com.co
yahoo.com.ec
yahoo.com.hk
yahoo.com.mx
yahoo.com.my
yahoo.com.pe
yahoo.com.ph
yahoo.com.sg
yahoo.com.tr
yahoo.com.tw
yahoo.com.ve
yahoo.com.vn
yahoo.cz
yahoo.de
yahoo.dk
yahoo.es
yahoo.fi
yahoo.fr
yahoo.gr
yahoo.hu
yahoo.ie
yahoo.in
yahoo.it
yahoo.ne.jp
yahoo.nl
yahoo.no
yahoo.pl
yahoo.pt
yahoo.ro
yahoo.ru
yahoo.se
yam.com
yandex.by
yandex.com
yandex.kz
yandex.ru
yandex.ua
ybb.ne.jp
yeah.net
ymail.com
ymobile.ne.jp
youmail.dk
zahav.net.il
zappmobile.ro
zaq.ne.jp
zaz.com.br
zebra.lt
zeelandnet.nl
ziggo.nl
zipmail.com.br
zoho.com
zoho.eu
zohomail.com
zohomail.eu
zohomail.in
zonnet.nl
zoominternet.net
zoznam.sk`;
export const disposableDomains: string = `burnermail.io
correotemporal.org
disposable.com
disposablemail.com
emailtemporal.org
fake-email.com
fakemail.com
luxusmail.org
mail-temp.com
mailtemp.net
minutemail.com
spam.la
spamgourmet.com
temp-inbox.com
temp-mail.io
tempemail.com
tempmail.com
tempmail.dev
tempmail.io
tempmail.net
tempmail.plus
tempmailo.com
temporary-mail.net
throwam.com
tmpmail.com`;
export const universityDomains: string = `aalto.fi
aau.dk
abo.fi
ac-creteil.fr
ac-lyon.fr
ac-paris.fr
ac-versailles.fr
ase.ro
au.dk
aueb.gr
auth.gr
bcit.ca
bi.no
bme.hu
bmstu.ru
bocconi.it
buap.mx
carleton.ca
cbs.dk
cea.fr
centralesupelec.fr
chalmers.se
charite.de
cnrs.fr
colmex.mx
concordia.ca
csic.es
cuni.cz
cvut.cz
czu.cz
dal.ca
dauphine.fr
dcu.ie
dhbw.de
dlr.de
dtu.dk
ehu.eus
elte.hu
em-lyon.com
ens-lyon.fr
ens-paris-saclay.fr
epfl.ch
escp.eu
esmt.org
ethz.ch
euba.sk
eur.nl
fau.de
fer.hr
fgv.br
fhnw.ch
frankfurt-school.de
fraunhofer.de
georgebrown.ca
gu.se
hanken.fi
haw-hamburg.de
hec.ca
helmholtz.de
helsinki.fi
hertie-school.org
hes-so.ch
hhs.se
hpi.de
hr.nl
hse.ru
hslu.ch
htw-berlin.de
hu-berlin.de
humanitas.it
humber.ca
hva.nl
ibero.mx
imtlucca.it
inrae.fr
inria.fr
insa-lyon.fr
inserm.fr
ipn.mx
iscte-iul.pt
itam.mx
itesm.mx
itmo.ru
itu.dk
iuav.it
jacobs-university.de
jyu.fi
kau.se
keio.jp
ki.se
kpfu.ru
kth.se
ku.dk
kuleuven.be
leidenuniv.nl
leopoldina.org
liu.se
lmu.de
lnu.se
ltu.se
lu.se
luiss.it
lumsa.it
lut.fi
maastrichtuniversity.nl
mackenzie.br
mau.se
mcgill.ca
mcmaster.ca
mendelu.cz
mephi.ru
mgimo.ru
mines-paristech.fr
mipt.ru
misis.ru
mpg.de
msu.ru
mu.ie
mun.ca
muni.cz
nhh.no
nmbu.no
nsu.ru
ntnu.no
ntua.gr
nuigalway.ie
ocdsb.ca
oru.se
oslomet.no
pasteur.fr
peelschools.org
polito.it
polymtl.ca
polytechnique.fr
psi.ch
psl.eu
pte.hu
puc-rio.br
puc.cl
pucrs.br
pucsp.br
pucv.cl
queensu.ca
ranepa.ru
rcsi.ie
ru.nl
ruc.dk
rudn.ru
rug.nl
rwth-aachen.de
ryerson.ca
santannapisa.it
sciencespo.fr
sdu.dk
semmelweis.hu
senecacollege.ca
sfedu.ru
sfu.ca
sissa.it
slu.se
sns.it
sorbonne-universite.fr
spbstu.ru
spbu.ru
stuba.sk
su.se
tcd.ie
tdsb.on.ca
tec.mx
telecom-paris.fr
thm.de
torontomu.ca
tpu.ru
tsinghua.org.cn
tsu.ru
tu-berlin.de
tudelft.nl
tudublin.ie
tue.nl
tuke.sk
tum.de
tuni.fi
u-bordeaux.fr
u-paris.fr
u-szeged.hu
u-tokyo.jp
ua.es
ua.pt
uab.cat
uach.cl
uah.es
uai.cl
uaic.ro
ualberta.ca
ualg.pt
uam.es
uam.mx
uandes.cl
uanl.mx
uantwerpen.be
uba.ar
ubbcluj.ro
ubc.ca
ubi.pt
uc.cl
uc.pt
uc3m.es
uca.es
ucalgary.ca
ucc.ie
ucd.ie
uchile.cl
uclm.es
uclouvain.be
ucm.es
ucp.pt
udc.es
udec.cl
udg.mx
udl.cat
udlap.mx
udp.cl
uef.fi
uerj.br
uevora.pt
ufba.br
ufc.br
uff.br
ufmg.br
ufpe.br
ufpr.br
ufrgs.br
ufrj.br
ufsc.br
ufscar.br
ugent.be
ugr.es
uhasselt.be
uia.no
uib.es
uib.no
uio.no
uis.no
uit.no
uji.es
ul.ie
ulaval.ca
ulb.be
uliege.be
ulisboa.pt
ull.es
ulpgc.es
um.es
um.si
uma.es
umanitoba.ca
uminho.pt
umontreal.ca
umu.se
unam.mx
unav.es
unb.br
unb.ca
uned.es
unesp.br
unex.es
uni-corvinus.hu
uni-lj.si
uni-miskolc.hu
uni-pannon.hu
uniba.it
uniba.sk
unibas.ch
unibe.ch
unibg.it
unibocconi.it
unibs.it
unibuc.ro
unica.it
unical.it
unicamp.br
unican.es
unicatt.it
unict.it
unideb.hu
unifesp.br
unifi.it
unifr.ch
unige.ch
unige.it
unil.ch
unilu.ch
unimib.it
unimore.it
unina.it
unine.ch
unios.hr
uniovi.es
unipa.it
unipi.gr
unipi.it
unipr.it
unipv.it
uniri.hr
uniroma1.it
uniroma2.it
uniroma3.it
unisa.it
unisalento.it
unisg.ch
unisi.it
uniss.it
unist.hr
unistra.fr
unitn.it
unito.it
units.it
uniud.it
univ-amu.fr
univaq.it
unive.it
universite-paris-saclay.fr
universityofgalway.ie
univpm.it
univr.it
uniza.sk
unizar.es
unizg.hr
unl.pt
uoa.gr
uoc.gr
uoguelph.ca
uoi.gr
uottawa.ca
up.pt
upatras.gr
upb.ro
upjs.sk
upm.es
upol.cz
upr.si
upt.ro
upv.es
uqam.ca
urfu.ru
urjc.es
urv.cat
us.es
usach.cl
usal.es
usask.ca
usc.es
usherbrooke.ca
usi.ch
usm.cl
usp.br
utad.pt
utc.fr
utcluj.ro
utfsm.cl
utoronto.ca
utu.fi
utwente.nl
uu.nl
uu.se
uv.es
uva.es
uva.nl
uvic.ca
uvigo.gal
uvt.ro
uwaterloo.ca
uwo.ca
uzh.ch
vsb.bc.ca
vsb.cz
vscht.cz
vse.cz
vu.nl
vub.be
vut.cz
vutbr.cz
waseda.jp
wur.nl
yorku.ca
zcu.cz
zhaw.ch`;
export const educationDomains: string = `0720033v.paysdelaloire.education
0851390z.paysdelaloire.education
1060.ru
125su.com
128sou-sofia.info
1337.ma
1514.ru
1543.msk.ru
1561.ru
1580.ru
1581mgtu.ru
166364.schulen-bn.de
166376.schulen-bn.de
178.com.ua
179.ru
18.06.fr
1kspa-ltm.cz
1lo.pulawy.pl
1lo.rzeszow.pl
1lokutno.onmicrosoft.com
1loszczecinek.onmicrosoft.com
1lowbelchatowie.onmicrosoft.com
1msmu.ru
21-school.ru
2101sch.ru
21cccs.org
239.ru
2els.com
2isa.com
2isa.org
2lo.pl
2lo.radom.pl
2lo.wlodawa.pl
2lopoznan.pl
2slo.pl
2zsjh.cz
365.bk-lk.de
365.lexca.org
365.pgasa.dp.ua
3il.fr
3wa.io
42.fr
42.us.org
42abudhabi.ae
42amman.com
42angouleme.fr
42bangkok.com
42barcelona.com
42berlin.de
42firenze.it
42gyeongsan.kr
42heilbronn.de
42lausanne.ch
42lehavre.fr
42lisboa.com
42london.com
42luxembourg.lu
42lyon.fr
42madrid.com
42malaga.com
42mulhouse.fr
42network.org
42nice.fr
42perpignan.fr
42prague.com
42quebec.com
42roma.it
42seoul.kr
42singapore.sg
42tokyo.jp
42urduliz.com
42wolfsburg.de
42yerevan.am
4lo.bytom.pl
4lo.kielce.eu
4zsmb.cz
51school.bg
5565.ca
60edu.kz
a-pet.ru
a-s-b.com
a-y.org.il
a.safamadrid.com
a12.nl
aab-edu.net
aabfs.org
aacps.org
aagcux.de
aanet.ru
aarhustech.dk
aas-sofia.org
aas.ru
aatg.dk
aau.at
ababrera.it
abana.it
abaroma.it
abbeyparkschool.org.uk
abbindustrigymnasium.se
abbts.ch
abendgym.at
abendgymnasium-muenster.de
aberdareschool.co.uk
abesit.in
abhome.education
abingdon.org.uk
abk-stuttgart.de
abmcollege.com
abs-it-kiel.de
abs.pt
abschools.org
ac-aix-marseille.fr
ac-amiens.fr
ac-arcus.eu
ac-besancon.fr
ac-bordeaux.fr
ac-caen.fr
ac-clermont.fr
ac-corse.fr
ac-dijon.fr
ac-grenoble.fr
ac-guadeloupe.fr
ac-guyane.fr
ac-lille.fr
ac-limoges.fr
ac-martinique.fr
ac-mayotte.fr
ac-montpellier.fr
ac-nancy-metz.fr
ac-nantes.fr
ac-nice.fr
ac-normandie.fr
ac-orleans-tours.fr
ac-poitiers.fr
ac-polynesie.pf
ac-reims.fr
ac-rennes.fr
ac-reunion.fr
ac-rouen.fr
ac-strasbourg.fr
ac-toulouse.fr
ac.cd
acad.bg
academia-ciberseguridad.com
academia.cl
academia.si
academiadepolitie.ro
academialuisvives.com
academiamilitar.pt
academiavss.si
academicol.ru
academicougb.com.br
academie.ste-therese.com
academyplus.ro
acadiau.ca
acarcs.org
acbt.lk
accademiabari.it
accademiabellearti.fr.it
accademiasantagiulia.it
accadis.net
acccai.org
accesstomusic.co.uk
accitesz.com
accueil.etud-espas.fr
acg.gr
achievementtraining.net
achtng.ru
acitech.org
aclcbukidnon.com
acledaaib.onmicrosoft.com
aclic.ru
acropolis.in
acs-schools.com
acsbg.org
acsir.res.in
actournai.be
acwhcc.org
acxk.ru
ad-academie.nl
adachi-gr.education
adaits.es
adalovelace.org.uk
adams-central.org
adams12.org
adamsgs.uk
adatechschool.fr
adcet.in
ade-buas.nl
adelfors.nu
adenformations.com
adhiyamaan.in
adilet.kz
aditanarcollege.com
adithyatech.com
adlerka.sk
adm.linkoping.se
adolfinum.de
adsc.com.sg
adti.uz
adu.uz
adygimi.com
adygnet.ru
adypsoe.in
ae-smfeira.pt
ae.krakow.pl
aea.asso.fr
aeasofia.com
aeath.gr
aebatalha.ccems.pt
aebenavente.pt
aebentodacruz.pt
aecarcavelos.com
aedah.pt
aedb.br
aeds.pt
aeen.pt
aeestarreja.pt
aeg-boeblingen.de
aeg-nb.de
aege.fr
aegean.gr
aegmail.de
aejics.org
ael.ru
aemaia.com
aememmartins.pt
aemm.pt
aerbp.pt
aescolasalpendorada.com
aesessex.co.uk
aesl.in
aevf.pt
afftonschools.net
afg-schule.berlin
afip-formations.com
afk.no
aformac.fr
aforp.eu
afpa-dev-pompey.fr
afpa-montpellier.fr
afpa.fr
africanleadershipacademy.org
afs.gt.schule
afu.uz
ag.tartu.ee
agatu.ru
agb.nrw.schule
agderskolen.no
agenlaacademy.com
agk88.com
agmrcet.com
agora.org
agro-bordeaux.fr
agro.usamv.ro
agrocampus-ouest.fr
agroparistech.fr
agsb.co.uk
agsm.gr
agstepanska.cz
agtu.ru
agu.ae
aguafria.org
ah.dk
ahe.lodz.pl
ahk.nl
ahlulbaitonline.com
ahns.pl
aho.no
ahschool.com
ahschools.us
aiac.ma
aiacingenieur.ma
aibgym.de
aics.espritscholen.nl
aiec.br
aiep.cl
aims-senegal.org
aimsammi.org
ais.at
aisb.hu
aisb.ro
aischool.net
aischool.org
aisriyadh.sabis.net
aisschool.net
aissmsioit.org
ait.asia
ait.ie
aitindia.in
aiu.edu.gm
aiv.hfoed.de
aivancity.education
ajc-bk.de
ajce.in
ajd.czest.pl
ajou.uz
akad.de
akademiaarhus.dk
akademiabialska.pl
akademiapz.sk
akademiaslaska.pl
akademiastudente.co.za
akademiasztuki.eu
akademiata.pl
akademiet.no
akbk.schule
akershus-fk.no
akesu.org
akfauniversity.org
akfauniversity.uz
akiva.org
aktocollege.gr
aktywnaedukacja.pl
aku.sk
akulvietis.lt
akvt.ru
al.senai.br
al.uloyola.es
al.unieduk.com.br
alamedaunified.org
alastudents.org
alazar.ro
albanyacademy.co.uk
albasmaschool.ae
albbw.de
albeda.nl
alberghetti.it
alberta-koledza.lv
albertschool.com
alcampus.it
ald.merciantrust.org.uk
aldini.istruzioneer.it
aletta.nl
alevel.com.cn
alexandrucelbun.ro
alfa-college.nl
alfa.br
alfaunipac.com.br
algebra.hr
alghifaribatanghari.or.id
algomau.ca
algonquincollege.com
algonquinlive.com
algosup.com
algoudlaffemas.fr
alhosnu.ae
alighieripascoli.net
alkirasc.com.au
alleneastschools.org
allenisd.org
alleyns.org.uk
allhallows.net
allsaintshigh.org
allsaintsschool.org
alma-realschule.eu
almaarifah.com
almainternational.co.za
almaty.kz
almazovcentre.ru
aloberlin.de
alorubaschools.com
alperit.cl
alpha-cet.in
alpinesd.org
alqudwah.id
alsalamprivateschool.org
alsionschool.org
alstergymnasium.de
altamontschool.org
altekanti.ch
alterecole.com
altesgymnasium.eu
altgtu.ru
alu.ceacfp.es
alu.cipfpvalledeelda.com
alueducation.com
alumnat.copernic.cat
alumnatflorida.es
alumni-eae.es
alumni-ieb.es
alumnos-eneb.es
alumnosiesleliana.es
alumnosuls.cl
aluno.aebenfica.pt
aluno.cesupa.br
aluno.colegiomaanaim.net
aluno.colegionos.com
aluno.escolajaimealencar.com.br
aluno.facthus.com.br
aluno.faculdadecotemig.br
aluno.faculdadedescomplica.com.br
aluno.idealbsb.com.br
aluno.objetivolorena.com.br
aluno.senai.br
aluno.uece.br
aluno.uniceug.com.br
aluno.unipac.br
aluno.unisal.br
alunocea.com.br
alunocesul.com
alunofg.com.br
alunofoc.com.br
alunofpb.com.br
alunoimpacta.com.br
alunomelies.com.br
alunos.afya.com.br
alunos.bpkedu.com.br
alunos.cv.unipiaget.org
alunos.epbjc.pt
alunos.esdacsf.pt
alunos.fibbauru.br
alunos.ribadouro.com
alunos.unigran.br
alunos.unisanta.br
alunos.upt.pt
alunosmaristas.com.br
alunouninter.com
alunounyleya.com.br
alustudent.com
alvinisd.net
alwadischool.com
alzago.com
alzago.es
am.katowice.pl
am.wroc.pl
amadeuslyceum.nl
amalnet.org
amarillocollege.com
ambelt.nl
ambis.cz
amccollege.org
amceducation.in
ame.ru
ametikool.ee
amg.gda.pl
amgd.eu
amirim.edum.org.il
amirimvrd.org.il
amit365.org.il
amitydubai.ae
amityonline.com
amityregion5.org
aml.lv
ammersee-gymnasium.de
amouduniversity.org
amrolicollege.com
ams-wien.at
amseegym.de
amstelveencollege.nl
amsterdamumc.nl
amu.cz
amu.kz
amursu.ru
amuz.bydgoszcz.pl
amuz.gda.pl
amuz.krakow.pl
amuz.wroc.pl
amw.gdynia.pl
anahuacmayab.mx
anangpuria.com
anau.am
andalusiaquranicschool.com
andela.com
andmiedu.uz
andoverma.us
andqxai.uz
andrassyuni.hu
andreascollege.nl
angergymnasium.jena.de
angtu.ru
anhanguera.com
anhembi.br
animaeducacao.com.br
animashighschool.com
animationcollege.co.nz
animus.sk
anjaconline.org
anjarakandy.in
anmb.ro
anna-schmidt-schule.de
annaisd.org
annette.ms.de
anno-gymnasium.de
ans-elblag.pl
ansford.net
ansleszno.pl
antigua-luberri.net
antiochschools.net
antonkriegergasse.at
aoiths.org
aoltoronto.com
aos.sk
aou.org.bh
aoyama.jp
ap.be
ap.siedlce.pl
ap47.ru
apa.kz
apaczai.tmszc.hu
apcs.vn
apeiron-edu.eu
apiit.lk
apizal.ro
apk-edu.kz
apollocc.org
app.afpma.fr
apprenant.ifapme.be
apps.district833.org
apps.everettsd.org
apps.hhdc.net
apps.oxfordpublicschools.org
apsb.edu.eu
apschools.org
apsk12.org
apsva.us
aptech.vn
aptechsite.net
aptu.ru
apuliadigitalmaker.it
aquinas.org
ar-lessines.be
ar.krakow.pl
ar.szczecin.pl
ar.wroc.pl
arabou.org.sa
arboga.se
arcada.fi
archapprentices.co.uk
arches.ch
archi.fr
archwood.org
arcotel.ru
arcuscollege.nl
ardsleyschools.org
arenakoncernen.se
arendalsskolen.no
arentheemcollege.nl
arete.uk
arfp.asso.fr
argenta-oreana.org
args.us
aries-esi.net
arjb.be
arkboulton.org
armmed.am
armyacademy.ro
armypublicschoolagra.com
arnoldcentralschool.org
arnoldhillspencer.org.uk
arps.org
arquitecturaucv.cl
ars-mr.de
arsdayschool.ca
artcollege.ru
arteiasi.ro
arteveldehs.be
artez.nl
artfx.fr
artidisseny.com
artigianelli.tn.it
arts7.hu
artun.ee
arvise.be
aryacollege.in
aryagurukul.in
asau.ru
asbindia.org
ascensionacademy.org
ascte.org
asd20.org
asdk12.org
asdlopes.org
asdnh.org
ase.md
aserhovo.ru
asfa.gr
asfh-berlin.de
asg-ehst.de
asg-huerth.de
ash-berlin.eu
ash.nl
ashbournecollege.co.uk
ashbury.ca
ashevilleschool.org
ashlawn.org.uk
ashtoncollege.com
ashville.co.uk
asker.vgs.no
askerskolen.no
askovefterskole.dk
asl.org
asmadrid.org
asmsa.org
asmu.ru
asoiu.com
asp.gda.pl
asp.waw.pl
asp.wroc.pl
asparis.fr
aspatriots.org
aspc-edu.ru
aspete.gr
aspira.hr
aspit.dk
aspu.am
aspu.ru
ass-vs.de
ass.schulen-offenbach.de
association-esi.org
assomption.bzh
assumpta.be
assumptionu.ca
aston-ecole.com
astranet.ru
astu.org
asu.lt
asu.ru
asue.am
asugubkin.ru
asvalencia.org
asvg.no
asw-berufsakademie.de
aswarsaw.org
aszevgim.hu
atc2u.com
atec.pt
ateneo.com.mx
ath.bielsko.pl
athabascau.ca
athenetz.de
athenian.org
athonedu.com.br
athtech.gr
atins.pl
atiw.de
atk.kg
atlanticcollege.org
atlascollege.be
atlascollege.nl
atlasschool.com
atljewishacademy.org
atmemys.onmicrosoft.com
ats.dk
atu.ie
au-plovdiv.bg
au.poznan.pl
aua.am
auamed.net
auamed.org
aub.hfoed.de
aubg.bg
auc.dk
auc.nl
auca.kg
aucklanduni.co.nz
aucu.ru
audencia.com
audencia.fr
auea.co.uk
aues.kz
aug.nu
augustachristian.org
augustana.ab.ca
augustana.de
auhsdschools.org
aui.ma
auis.edu.krd
auk.org
aula-ee.com
aula.cifplalaboral.es
aup.fr
aurorak12.org
auschool.ae
ausd.net
ausdg.us
ausdk12.org
ausiasmarch.com
austinisd.org
aut-edu.uz
autonoma.cat
autonoma.pt
autuni.co.nz
auxlazaristeslasalle.fr
avans.nl
avbo.it
avccengg.net
avcoe.org
avenor.ro
aventus.nl
avenues.org
avg-wesel.de
avh.hamburg
avhsd.org
avicenna.hu
avolta.pg.it
avon-schools.org
avondaleschools.org
avondschool.be
avonvalleyschool.uk
avs-itzehoe1.de
avtlg.ru
avu.org
awf.gda.pl
awf.katowice.pl
awf.krakow.pl
awf.poznan.pl
awf.wroc.pl
axevalla.fhsk.se
axiscolleges.in
axiscolleges.org
aybschool.am
aycliffecpschool.co.uk
aztu.az
azuolo.lt
azuolynogimnazija.lt
b-tu.de
b-zvi.com
b3-fuerth.de
ba-bautzen.de
ba-dresden.de
ba-eisenach.de
ba-fulda.de
ba-glauchau.de
ba-leipzig.de
ba-riesa.de
ba-rm.de
ba-sachsen.de
ba.estudante.senai.br
ba.mgubs.ru
baa.by
backstagepass.co.in
backwellschool.net
baisedu.org
bak.hr
ballinrobecs.ie
ballymenaacademy.org.uk
balticinstitute.onmicrosoft.com
banasthali.in
bandtec.com.br
bangorschools.org
bappassau.onmicrosoft.com
baraodemaua.br
barcelonagse.eu
barlaeus.nl
barneyschool.org.uk
barnim-gym.de
barnim-gymnasium.net
barnsley-academy.org
barrbeaconschool.co.uk
barstowschool.org
bart.ca
basdschools.org
bashedu.ru
basischina.com
basised.com
basisindependent.com
bastassart.be
bathwildcats.org
battlegroundps.org
bau.cat
baypath.net
bayschoolsohio.org
bayviewglen.ca
bazandpoort.be
bb-hs.co.uk
bbailigan.com
bbbaden.ch
bbbk.de
bbcag.ch
bbq.de
bbqberlin.onmicrosoft.com
bbs-alfeld.eu
bbs-buchholz.de
bbs-buxtehude.de
bbs-cux.eu
bbs-einbeck.de
bbs-hol.ni.lo-net2.de
bbs-holzminden.de
bbs-lingen-tg.eu
bbs-lingen-wirtschaft.de
bbs-me.de
bbs-me.org
bbs-meppen.de
bbs-montabaur.de
bbs-nienburg.de
bbs-nrue.schule
bbs-ohz.de
bbs-papenburg.eu
bbs-rohrbach.at
bbs-row.de
bbs-schueler.de
bbs-stadthagen.de
bbs-verden.de
bbs-westerburg.de
bbs-whv.ni.lo-net2.de
bbs-wittlich.de
bbs-ww.de
bbs1-gifhorn.de
bbs1-kl.de
bbs1-lg.de
bbs1-lueneburg.de
bbs1.edukl.net
bbs1emd.de
bbs2-aurich.eu
bbs2-mainz.de
bbs2-northeim.de
bbs2.de
bbs2.schule
bbs2leer.de
bbs2leer.net
bbs2wob.de
bbsam.eu
bbsandernach.de
bbssoltau.de
bbssoltau.eu
bbssth.de
bbst-clp.de
bbstghs.de
bbstghs365.de
bbw-fi.de
bbw-rki-berlin.de
bbw.ch
bbwa-abensberg.de
bbz-cfp.ch
bbz-sh.ch
bbzbl-it.ch
bbzsm.de
bbzsogr.ch
bc-enschede.nl
bc.fi
bca.bw
bcas.lk
bccn-berlin.de
bci.lk
bcis.cn
bclschool.org.uk
bcp.org
bcpop.be
bcps.org
bcpsk12.net
bcs.org.uk
bcw-gruppe-net.de
bde-insa-lyon.fr
bdeb.qc.ca
bdtf.hu
beaconsfield.school
bealhighschool.co.uk
bearzi.it
bearzi.org
beauchamp.org.uk
beauchampcity.org.uk
beaumont.school
bebs.org
beckfoot.org
beckfootoakbank.org
bedfordnhk12.net
bedfordps.org
bedfordschool.org.uk
bedmod.co.uk
beechencliff.org.uk
beehiveacademy.org
beekdallyceum.nl
beityaacov.com.br
beja.r-iset.tn
belenwolverines.org
belevbolotoschool.ru
bellinghamschools.org
belluzzifioravanti.it
belmonthill.org
belstu.by
bemen3.cat
bene-edu.ch
benkoiskola.hu
bentonvillek12.org
bercol.bm
berenini.istruzioneer.it
bergen.org
bergensskolen.no
berkeley.net
berkeleycr.com
berkeleygreenutc.org.uk
berlin-international.de
berlinsbi.com
berlyn.fr
bernardinuscollege.nl
bernardsboe.com
bernatelferrer.cat
bertacchi.it
bertha.schule-ob.de
berufsakademie-oldenburg.de
berufsakademie-sh.de
berufskolleg-beckum.de
berufskolleg-borken.de
berufskolleg-geilenkirchen.de
berufskolleg-kleve.de
berufskolleg-meschede.de
berufskolleg-rheine.de
berufskolleg-technik.de
berufskolleg-werne.de
berufskolleg.de
berufsschule-dachau.de
berufsschule-fs.de
berufsschulebt1.onmicrosoft.com
berwickacademy.org
berzsenyi.hu
besd.net
best-sabel.de
bestacademies.org.uk
bethanyschoolsheffield.org
bethel.de
bethlehemschools.org
beuth-hochschule.de
beverleyhigh.net
beverleyj6.co.uk
bexleygs.co.uk
bfei.ie
bfh.ch
bfhsla.org
bfk.no
bfmiit.ru
bfu.bg
bfw-hamburg.de
bfw-koblenz.de
bfw-koeln.de
bfw-leipzig.de
bfw-oberhausen.de
bfwob.de
bgam.by
bgbentheim.de
bgbrgwels.at
bginette.fr
bgklosterneuburg.at
bgpu.ru
bgt.school
bgu.ru
bhak-eisenerz.at
bhak.at
bhbl.net
bhh.de
bhischina.org
bhms.ch
bhpsnj.org
bhrsd.org
bhrsdonline.org
bhs.bownet.org
bhsconnect.org
bht-berlin.de
bhu.kg
bialik.ca
bialik.ort.org.il
bib-buellingen.be
bib.de
bibs.co.in
bibs.com.cn
bic-benal.com
bicestertechstudio.org.uk
bict-edu.ch
bict.ch
biddulphhigh.co.uk
bierstedskole.dk
bifrost.is
big.atid.org.il
bigrock.it
bigy-cb.cz
bigy.cz
bihe.org
bilac.com.br
bildung-unna.de
bilgiedu.net
bilgym.sk
bimm-institute.de
binusian.org
birdvilleschools.net
birklehof.de
birlainstitute.co.in
birnamcollege.co.za
birsk.ru
birt.eus
bis-school.com
bischicagosl.org
bisdmail.net
bisedu.or.id
bishanoi.com
bishanoi.net
bishopireton.org
bishopluffa.org.uk
bishops.org.za
bishopstopford.com
biskupiak.pl
bisla.sk
bisspuxi.com
bisvietnam.com
bisvietnam.net
bit-academy.nl
bit-edu.hu
biticrak.ae
bits-iserlohn.de
biu.us
bivs.cz
bivs.sk
biysk-liceum.ru
biysk.ru
bizerte.r-iset.tn
bj35.com
bjalearn.net
bjg.hu
bk-beckum.eu
bk-berliner-platz.de
bk-deutz.de
bk-h.de
bk-hennef.de
bk-opladen.de
bk-technik-dueren.de
bk-technik-moers.de
bk-tm.de
bkalsdorfde.onmicrosoft.com
bkatk.by
bkb-europaschule.eu
bkbe.logineo.de
bkbocholt-west.eu
bke.hu
bkgeldern.de
bkgut.de
bkhaspel.de
bknrd.schule
bks-campus.ch
bkt-luedenscheid.de
bkt.siwiwissen.de
bktis.ru
bkukr.de
bkwschools.org
bl6.org.uk
blakeschool.org
blandfordschool.org.uk
blathy-bp.sulinet.hu
blathy.info
blindbrook.org
bloomfield.org
bloomtech.com
blountk12.org
blpk-uu.ru
blr.silveroaks.co.in
bluecoatschool.com
bluecoatstudent.org.uk
bluedemons.org
bluevalleyk12.net
bluevalleyk12.org
blufftonschools.org
bmcmedcollege.com
bmiet.net
bms-zuerich.ch
bms.bownet.org
bmsastem.org
bmsit.in
bmstu-kaluga.ru
bmstu.net
bmu-edu.uz
bnmit.in
bntu.by
bntuby.onmicrosoft.com
boa-academy.co.uk
bohunthorsham.com
bohuntwokingham.com
boiko.com.ua
boiseschools.net
boiseschools.org
bolashak.org
bolles.org
bolnoreschool.co.uk
bolyai-szakkozep.hu
bonhoeffer.nl
bonsecours66.com
bootcode.co
boothcollege.ca
boram.sjedums.kr
bordeaux-inp.fr
borealc.on.ca
borg-birkfeld.at
borg-eisenerz.at
borg-kindberg.at
borg1.at
boronkay.hu
boscdelacoma.cat
boston.co.za
bostongrammarschool.co.uk
bostonpublicschools.org
bostontrinity.org
bosworthcollege.com
bothouniversity.com
botkyrka.se
bottyan.eu
bournemouth-school.org
bowenedu.cn
bowvalleycollege.ca
bpedk.com.ua
bphasdeu.ro
bphawks.org
bpitindia.com
bpkpenaburjakarta.or.id
bpmcemadhepura.org
bpp.com
bps121.org
bracke-igs.de
bracuniversity.net
bradfieldcollege.org.uk
bramptoncollege.com
bramptonmanor.org.uk
brand-university.de
brandonu.ca
branson.org
brantfordcollege.com
brazcubas.br
brebeuf.org
brebeuf.qc.ca
breckschool.org
brest-opencampus.com
brest.by
brevardschools.org
brewsteracademy.org
brexgata.eu
breyerstate.com
brgm.fr
brgsmail.org.uk
brgwels.at
brickschools.org
bridgeacademy.org
bridgtonacademy.org
brightoncollege.net
brightoncollegedubai.ae
brightstarschools.org
brightstarstudents.org
bristolfreeschool.org.uk
britishdesign.ru
britishschool.ro
britishschoolmanila.org
broadway-academy.co.uk
brock.dk
brocku.ca
broeders.be
bronxvilleschool.org
brookeweston.org
brookfieldps.org
brooklinek12.org
brophybroncos.org
brownsburgstudents.com
brstu.ru
brsu.by
bru.by
brucity.education
bruckneruni.at
brueggli.ch
bruinmail.slcc.com
brunswickschool.org
brunswicksd.org
brunts.evolvetrust.org
bruntsacademy.org
bryncelynnog.org.uk
bryngwyn.cymru
brynmawrschool.org
bryusov.am
bs-an.de
bs-citynord.hamburg
bs-elmshorn.de
bs-erlangen.de
bs-gelnhausen.de
bs-gn.de
bs-hassfurt.de
bs-info.muenchen.musin.de
bs-intra.de
bs-korbach.de
bs-riedlingen.de
bs-schramberg.de
bs-tnk1.c.sn.schule.de
bs-wangen.de
bs1-bt.de
bs1-kempten.de
bs1-landshut.de
bs19hh.de
bs1in.de
bs1traunstein.de
bs2pa.de
bs7-augsburg.de
bsaa.ru
bsac.by
bsacet.org
bsb-education.com
bsd-ri.net
bsd220.org
bsd405.org
bsd48.org
bsdi-bd.org
bsdvt.org
bseu.by
bsg.org.cn
bsg.wtkedu.de
bsgg.net
bsl-lausanne.ch
bsmu.by
bsnstudent.nl
bso-hef.de
bspu.by
bspu.ru
bsregen.info
bssdstd.net
bstu.by
bstu.ru
bsu-edu.org
bsu.az
bsu.by
bsu.ge
bsu.ru
bsuir.by
bsut.by
bsutaunus.de
bswiesaude.onmicrosoft.com
bsz-bietigheim.de
bsz-eoplauen.de
bsz-vogtland.de
bsz-waldkirch.de
bsz-wiesau.de
bszh.de
bszn-da.de
bt-office.de
btfiloh.org
bth.se
btk.kg
bts-lachartreuse.fr
bts-malraux.net
bts-sio-eiffel.fr
btsgp.lu
btsi.lu
bttc.cn
btu.bg
btu.kharkov.ua
buas.nl
bubblers.us
buchananschools.com
bucksgfl.org.uk
budapest.school
budapestschool.org
buditel.bg
buessing.schule
buhmann-hannover.de
buhmann.de
buhmann.schule
buk.by
bukep.ru
bulme.at
bumail.net
buonarroti.tn.it
buraouniversity.com
burg-halle.de
burgaugymnasium.de
burggymnasium-altena.de
burlcoschools.org
burltwpsch.org
burnet.ru
burnhamgrammar.org.uk
burntwoodschool.com
burygrammar.com
busheymeads.org.uk
business-school.academy
businessschool-berlin.de
but.cz
buxdpi.uz
buxdu.uz
bvcgroup.in
bvhs.org
bvicam.in
bvishanoi.com
bvishanoi.net
bvisvietnam.com
bvisvietnam.net
bvmcollege.in
bvs.stud.vantage.ch
bvsd.org
bw.schule
bwdbern.ch
bws-hofheim.de
bwscampus.com
bwv-ahaus.de
bwv.siwiwissen.de
bwz-rappi.ch
byerach.org
bzbs.ch
bzbuchs.ch
bztf.ch
bztg-oldenburg.de
bztgoldenburgde.onmicrosoft.com
bzu.ch
bzwu.ch
bzz.ch
c-dh.org
c-isd.com
c-league.jp
c2ken.net
c2kni.net
cacttus.education
caeci-ol.de
cairu.br
caistorgrammar.com
cal-mum.org
calallen.org
calbrightcollege.org
calday.co.uk
caliva.org
caludoncastle.co.uk
calvijn.nl
calvijncollege.nl
calvino.ge.it
cambournevc.org
cambriancollege.ca
cambridge.uz
cambridgeast.org.uk
camelotacademy.org
camosun.bc.ca
campbell.kyschools.us
campbellhall.org
campden.school
campioncollege.com
campus-cd.com
campus-centre.fr
campus-eni.fr
campus-id.com
campus-igs-toulouse.fr
campus-la-chataigneraie.org
campus.academy
campus.ebc-hochschule.de
campus.euss.org
campus02.at
campus28.fr
campusaula.com
campuscamara.es
campuscamarafp.com
campusdigitalfp.com
campusfonderiedelimage.org
campusid.eu
campusk.in
campuskahalle.be
campussintursula.be
campusuvce.in
campusviu.es
canadahanson.com
canadiancollege.com
canariaseducacion.es
canctb.ca
candea.nl
candidomendes.br
canford.com
canisiushigh.org
cannonschool.org
capcollege.bc.ca
capellen.nl
capilanou.ca
capitalcityacademy.org
capousd.org
carabella.ro
caravel.org
cardinalallen.co.uk
cardinalnewman.co.uk
careerdevs.com
careeria.fi
carfax-college.com
carfax-education.com
carfax-pupils.net
carfax-tutors.net
carl-miele-berufskolleg.de
carl-orff-gym.de
carlsbadusd.net
carmel.org.uk
carmelschools.org
carmelstudent.bhcet.org.uk
carndonaghcs.ie
carolus.nl
carrollwooddayschool.com
cartesius2.nl
cased.de
cass.org.cn
cast.education
castelobranco.br
catec.kz
caterhamschool.co.uk
catholiccentral.net
cato-achim.de
catolicasc.org.br
cattaneodallaglio.istruzioneer.it
cau.kr
cavaninstitute.ie
cavendish.co.zm
cavendishza.org
cbaalbany.org
cbcg.ie
cbchs.org
cbe.ab.ca
cbit.org.in
cbk.waw.pl
cbk1.de
cbpf.br
cbs-edu.de
cbs-heidelberg.de
cbsd.org
cbu.ca
cbw-onlineschulung.de
ccaschools.org
ccathlone.ie
ccbc.ca
ccboe.net
ccbupt.cn
ccchs.org
ccfebras.ru
cchgeu.ru
cchic.ca
cchs.school
cchsrams.com
ccicampus.fr
cciformation49.fr
cciformation72.fr
ccisd.net
ccit.ccit.js.cn
cclacademy.lk
ccndpr.com
ccsacademy.net
ccsd15.net
ccsdschools.com
ccsdut.org
cct.ie
ccusd.org
cdaschools.org
cdcfe.ie
cdckids.co.in
cdicollege.ca
cdloga.ro
cdsantodomingo.com
cdta.dz
cdtm.de
cduestc.cn
cdv.pl
ceaprc.org
cedarhouse.co.za
cedarsupper.co.uk
cedim.pl
ceduphh.com.br
ceef.md
ceepcascavel.com.br
cefet-rj.br
cefetmg.br
ceff.ch
ceg-erlangen.de
cegep-chicoutimi.qc.ca
cegep-heritage.qc.ca
cegep-lanaudiere.qc.ca
cegep-rimouski.qc.ca
cegep-ste-foy.qc.ca
cegepat.qc.ca
cegepba.qc.ca
cegepdrummond.ca
cegepgarneau.ca
cegepgim.ca
cegepgranby.qc.ca
cegepjonquiere.ca
cegeplapocatiere.qc.ca
cegeplevis.ca
cegeplimoilou.ca
cegepmontpetit.ca
cegepmv.ca
cegepoutaouais.qc.ca
cegepsherbrooke.qc.ca
cegepsi.ca
cegepsl.qc.ca
cegepst.qc.ca
cegepstfe.ca
cegepsth.qc.ca
cegeptr.qc.ca
cegepvicto.ca
cei.es
ceiti.md
celeanum.nl
cellini.fi.it
celsoonline.com.br
cendrassos.net
censupeg.com.br
centennialcollege.ca
centralasian.uz
centralcatholichs.com
centrale-casablanca.ma
centrale-marseille.fr
centralelille.fr
centralfoundationboys.co.uk
centraliens-lille.org
centraluniversity.org
centre-univ-mila.dz
centria.fi
centro.ru
centrosanluis.com
centroseim.es
centrumnadania.sk
cepnet.net
cerge-ei.cz
ceroca.cat
cesa.ma
cesantarosa.cl
cesar.school
cesde.net
cesed.br
cesi.fr
cesjds.org
cesjf.br
ceskolipska.cz
cesma.es
ceste.com
cesuc.br
cesul.br
cesumar.br
cesurformacion.com
ceti.mx
cetys.mx
ceu.es
ceu.hu
ceuma.com.br
ceunix.com.mx
ceux.mx
cev.com
cf2m.be
cfa-afti.fr
cfa-insta.fr
cfai-formation.fr
cfai.formation-industries-pdl.fr
cfautec.fr
cfedundrum.com
cfpj.com
cfsd16.org
cftpucv.cl
cftsa.cl
cfuv.ru
cfvw-gymnasium.info
cgcjhanjeri.in
cgmatane.qc.ca
cgodin.qc.ca
cgps.org
cgu.nl
chabacier.es
chadwickschool.org
challoners.org
chaminade.org
chaminet.org
champlaincollege.qc.ca
chanelcollege.ie
chapeltown-mlt.co.uk
chapeltownacademy.com
chapingo.mx
charguia.r-iset.tn
charlottelatin.org
charlottesvilleschools.org
charmouniversity.org
charterarts.org
chartereastdulwich.org.uk
charterhouse.org.uk
charternorthdulwich.org.uk
charterschool.org
chartersschool.org.uk
chasacademy.se
chat.ru
chatham-nj.org
chauncy.org.uk
chclc.org
che.nl
cheltenhamcollege.org
cheneyschool.org
chepstow.school
cherrycreekschools.org
cheshamgrammar.org
cheshireacademy.org
chesterfieldhigh.co.uk
chesu.ru
chethams.com
chettinadvidyashram.org
chewonki.org
chf.de
chgaki.ru
chgik.ru
chiba-u.jp
chic.cv.ua
chichesterfreeschool.org.uk
chigwell-school.org
chilesotti.it
chingfordfs.org.uk
chippewavalley.onmicrosoft.com
chippingsodburyschool.com
chnu.cv.ua
chorzow.wsb.pl
chosun.kr
chph.ras.ru
christchurchschool.org
christofidelis.org.uk
christuniversity.in
chrlyceumdelft.nl
chrobry1lo.onmicrosoft.com
chrysalis-school.com
chsd117.org
chsu.ru
chtei-knteu.cv.ua
chtptu.ru
chu-bordeaux.fr
chungkang.academy
churchdownschool.com
churcherscollege.com
churchie.com.au
chuvsu.ru
cibap.nl
cic-cairo.com
cicese.mx
cichnovabrno.cz
ciclosformativosceu.es
ciclosmontecastelo.com
cicracampus.net
cidc.be
cide.es
cieep.com
cifacom.com
cifom.ch
cifpcarballeira.es
cifpceuta.es
cifpfbmoll.eu
cifpperedesongall.org
cifpzonzamas.es
ciid.dk
ciisa.cl
cimat.mx
cimf.ca
cingle.cat
cinnaminson.com
cinv.cl
cinvestav.mx
cio.mx
cipsa.net
ciqa.mx
cirvianum.cat
cit-leipzig.de
cit-psu.ru
cit.ie
citadaskola.lv
citchennai.net
citedesentreprises.org
citicollege.ca
cittumkur.org
cityacademy.co.uk
citycollege.sheffield.eu
cityu.gr
cityu.mo
ciusa.it
cjd-bs.de
cjd-elz.de
cjits.org
cju.kr
ck41.ru
ckik.hu
ckpsiedlce.onmicrosoft.com
cksulechow.pl
ckztarnow.pl
clarendonacademy.com
class.ztk.org.ua
claurendeau.qc.ca
claytonschools.net
clearlakeschools.org
clevedonschool.org.uk
clevelandmetroschools.org
clf.uk
clg.qc.ca
cliftonhigh.co.uk
clm.ddec.pf
clonkeencollege.ie
cloud-campus.academy
cloud-campus.fr
cloud.edu.pe.ca
cloud.gesamtschule-barmen.de
clpt.co.uk
clrchs.co.uk
clrchs.mobi
clsg.org.uk
clv.nl
clz.nl
cmaisonneuve.qc.ca
cmasas.org
cmb-gt.de
cmb-portal.de
cmb.org.ar
cmcnu.or.kr
cmeducations.se
cmetb.ie
cmontmorency.qc.ca
cmscbe.com
cmsdk12.org
cmseducation.org
cmselearning.org
cmu.ca
cna.nl.ca
cnaic.ro
cnaicuza.ro
cnam-ara.fr
cnam-enjmin.fr
cnam-picardie.fr
cnam.fr
cnc.bc.ca
cnc.ro
cncivirtual.mx
cncv.ro
cnddinant.be
cndiovtua.onmicrosoft.com
cndssm.ro
cnearc.fr
cnec.br
cnelenacuza.ro
cneminescu.ro
cnfb.ro
cng.se
cnghsincai.ro
cnhurmuzachi.ro
cni-sv.ro
cniasi.ro
cnic.es
cnihd.ro
cnilcb.ro
cnimateibasarab.ro
cnio.es
cnislavici.ro
cnivor.ro
cnldb.be
cnmbct.ro
cnmirceavl.ro
cnmtv.ro
cnmv.ro
cnmvslobozia.ro
cnmvturda.ro
cnodobescu.ro
cnogsibiu.onmicrosoft.com
cnpcv.ro
cnr.it
cnrg.ro
cnrv.ro
cns-school.org
cnsm.ro
cnsmdp.fr
cnstefancelmare.ro
cnszalau.ro
cnu.kr
cnunirea.ro
cnva.eu
cnvais.ro
cnvapedia.ro
cnvgarad.ro
cnvranceanu.ro
co.cu
cobbk12.org
cobianchi.it
coccork.ie
coda-student.school
coda.school
codam.nl
code.berlin
codecool.com
codeinstitute.net
coderva.org
coding-academy.fr
codingburgas.bg
coet.in
cogna.com.br
cohl.fr
colband.com.br
coldwatercavs.org
coleacademy.org
colegiobrains.com
colegioflama.com.br
colegioirlandesas.com
colegiolasallepaterna.net
colegiolitterator.com
colegiomercurio.com.br
colegiomoderno.pt
colegionovo.com.br
colegionsr.cl
colegiopolitec.com.br
colegioprovecto.com.br
colegioresgate.com.br
colegiosantamonica.com.br
colegiosantanh.com.br
colegiosaogoncalo.pt
colegiosja.com
colegiosmaristas.com.br
colegiovitoriaregia.net
colegiovivas.com
colegiulbaiulescu.ro
colegiulbanatean.ro
colegiulgib.ro
colegiultehnicmedia.ro
coleurope.eu
colfes.com
colgaia.pt
college-de-france.fr
college-em.qc.ca
college-prep.org
college57.ru
collegeahuntsic.qc.ca
collegealma.ca
collegeboreal.ca
collegecanada.com
collegecdi.ca
collegecharlespeguy.fr
collegehagelstein.be
collegekarr.fr
collegelacite.ca
collegelan.ru
collegelasalle.com
collegemv.qc.ca
collegeshawinigan.ca
collegeshawinigan.qc.ca
collegiateacademies.org
collegiateacademy.org.uk
collegiateschool.org
collegiumwitelona.pl
collierschools.com
colmaster.com.br
colonialsd.org
colpedms.ro
colpos.mx
coltech.vnu.vn
columbiacollege.ca
columbusacademy.org
columbushs.com
columbusu.com
colval.qc.ca
colytongrammar.com
combertonvc.org
comcave.com
comfsm.fm
comgymdeg.onmicrosoft.com
commschool.org
comp-sc.if.ua
compasscollege.art
compscicenter.ru
comunidadunir.net
concordcarlisle.org
concordiashanghai.org
condorcet.be
conejousd.org
conestogac.on.ca
confederationc.on.ca
confederationcollege.ca
confetti-live.com
connect.polyu.hk
conroeisd.net
consalerno.it
consaq.it
conservatoire.ru
conservatoriosantacecilia.it
conservatory.ru
consfi.it
coombewoodschool.co.uk
cooperscoborn.org.uk
copernicobo.istruzioneer.it
copernicopasoli.it
coppellisd.com
copsu.cz
coptkm.cz
corderius.nl
coresteam.com
coriente.pt
corketb.ie
corlaercollege.nl
cornwallhill.org
corp.kp11.ru
correo.evg.es
correo.uaa.mx
correoipn.onmicrosoft.com
corsigaldus.org
cosmopolitanschool.eu
cossali.org
costaillobera.cat
cotemig.com.br
cotr.bc.ca
cotswold-chine.org.uk
cottonwoodclassical.org
cou.fi
countyupper.org
coursdiderot.com
courtmoorschool.net
cowbridgecomprehensiveschool.co.uk
cowbridgecs.co.uk
cowesec.org
cpe.fr
cpgoenka.org
cphbusiness.dk
cpilosenlaces.com
cpnv.ch
cpschools.com
cpsd.us
cpsglobalschool.com
cpsk12.org
cqumail.com
cqumail.com.au
cragenomica.es
cranleigh.ae
cranleigh.org
cravenk12.org
crc-lennox.qc.ca
crcmail.net
creaghcollege.ie
creanlutheran.org
creativehill.cz
cref.it
creo.be
crescent.com
crescent.education
crescentschool.org
crestwood.on.ca
creupi.br
crgs.co.uk
cri-paris.org
crns.rnrt.tn
cromptonhouse.org
crosemont.qc.ca
crossleyheath.org.uk
crosspointacademy.org
crsmu.com
cs.karelia.ru
cs2i-bourgogne.com
cs2i-lorient.fr
csacademy.in
csafa.com
csangabrielcoquimbo.cl
csb.school
csbe.ch
csbme.de
cscprovidence.ca
cscs.com.br
csd117.org
csd99.org
csda.ca
csddocs.org
csdessommets.qc.ca
cse-strasbourg.com
csf.bc.ca
csfoy.ca
csg-comenius.nl
csgaugustinus.nl
csgdgw.nl
csgrammar.com
cshawi.ca
csie.io
csilyon.fr
csioviedo.com
csiriicb.res.in
csist.com
csitgeu.in
csj-rpi.org
csjv.ca
csjvedu.ca
cslsj.qc.ca
csmb.qc.ca
csnavigateurs.qc.ca
csorsay.onmicrosoft.com
cspu.ru
cssm-student.be
cssmi.qc.ca
csssnina.onmicrosoft.com
cstj.qc.ca
cstjean.qc.ca
csu.ru
csusaflstudent.org
csustudent.net
csvvg.eu
ct-college.net
ctasd.org
ctec.canyonsdistrict.org
ctechigh.org
cti.za.ac
ctide.net
cts.org.il
ctschool.org.tw
cttbv.ro
cttech.org
ctucareer.co.za
ctuniversity.in
cu-elbayadh.dz
cuc.cr
cuca.ae
cuchd.in
cuhk.hk
cuhk.net
cuhsd.org
cumail.in
cummingtamilschool.org
cumminscollege.in
cuniv-naama.dz
curie.fr
curiepergine.it
curio.nl
cus.ca
cusd200.org
cusd80.com
cusdk8.org
cusdstudent.com
cushingisd.org
cuslm.ca
cust.pk
cvcolonials.org
cvit.com.cn
cvm.qc.ca
cvms.co.uk
cvo-step.be
cvoantwerpen.be
cvoantwerpen.org
cvosemper.be
cvsd.net
cvsd356.org
cvsdstudents.org
cvsdvt.org
cwidaho.cc
cy-tech.fr
cyberacademy.co
cycu.org.tw
cyfroweszkoly.pl
cylab.be
cymcass.org
cyu.fr
cz-gymnasium.jena.de
czachowski.radom.pl
czerwonyogolniak.onmicrosoft.com
czu.cn
d-e.org
d125.org
d155.org
d204.lths.net
d211.org
d219.org
d230.org
d303.org
d4university.com
da.org
da.ru
daarululuumlido.com
dachsberg.at
dacs-bund.de
dad.constp.it
daffodil.ac
dakad.ru
dalberg-gymnasium.de
dalet.school
dallam.co
dallam.eu
dallasisd.org
dallastownsd.net
dalton.org
damelin.co.za
damiaodegoes.pt
danderyd.se
danielcastelao.org
darienps.org
darlingtonschool.org
dartfordgrammarschool.org.uk
darzo.net
das-mgh-hamm.de
dasd.org
datapot.vn
dauphine.eu
davenportschools.org
davietjal.org
davinci-leiden.nl
davinci.nl
davincifascetti.it
davincischools.org
davisonschools.org
davjalandhar.com
davvscsit.in
dawsoncollege.qc.ca
daystarus.org
db-gym.de
db.dk
dbb-detmold.de
dbb-lippe.de
dbg-ratingen.de
dbg.rt.bw.schule.de
dbgameacademy.it
dbhaacht.be
dbit.in
dbs.ie
dbuas.de
dbz.be
dc-tech.org
dcb.res.in
dcc.netpoint.com.bd
dci-student.org
dclive.ca
dcmail.ca
dcmschoolambala.com
dcp.org
dcrustm.org
dcsdk12.org
dcsok.org
dct.ch
dcterra.nl
ddea.dk
ddecnc.org
ddsciencehs.dje365.kr
ddu.nl
debhiss.com
debinka.pl
deegfeld.net
deensacademy.org
deerparkschool.net
degoudsewaarden.nl
dehong.cn
delasalle.ca
delphoscityschools.org
delphosstjohns.org
delta-skola.cz
delta-studenti.cz
deltion.nl
demet.eu
demetkatelijne.eu
demetleuven.eu
demettieltwinge.eu
democrati.co.il
demokritos.gr
denassau.nl
denbigh.net
denise.espritscholen.nl
denmarkroad.org
denpa.jp
depassiescholen.nl
depedmarikina.ph
depinfonancy.net
derbymanufacturingutc.co.uk
derryfield.org
descomplica.com.br
deshengzx.cn
design-akademie-berlin.de
desmet.org
detfri.dk
deusto.es
deutschehochschule.de
develsteincollege.nl
devinci.fr
devrijeruimte.org
devry.ca
dewillem.nl
df.estudante.senai.br
dfei.ie
dgg-gz.com
dgk-keh.de
dgkralupy.eu
dgma.donetsk.ua
dgu.ru
dgunh.ru
dh-karlsruhe.de
dhbw-heidenheim.de
dhbw-karlsruhe.de
dhbw-loerrach.de
dhbw-mannheim.de
dhbw-mosbach.de
dhbw-ravensburg.de
dhbw-stuttgart.de
dhbw-vs.de
dhfpg-bsa.de
dhfpg.de
dhge.de
dhsb.org
dhsh.de
dhv-speyer.de
diak.budapest.piarista.hu
diak.fi
diak.szigbp.hu
dias.ie
didamatteifortunato.it
diderot.org
diesterweg-gymnasium.de
dietms.org
digi4u.be
diginamic.fr
digital-campus.net
digitalartschool.com
digitechfp.com
dihe.co.in
diiage.org
diit.info
dijak.gssk.si
dijaki.gimb.org
dijonformation.com
diku.dk
dimanregional.org
dims.karelia.ru
diploma.de
dipti.com.bd
discoveryschool.org.uk
dist113.org
district112.org
district196.org
dit.ie
dit.sn
diu.ac
divart.ch
divcom.ch
divini.org
divlyc.ch
divtec.ch
dixonsba.com
djgces.dje365.kr
djwondang.cneo365.kr
dkdm.dk
dkfz-heidelberg.de
dkit.ie
dku.kz
dld.org
dlevh.com
dlh.dk
dlit.dp.ua
dlshs.org
dlsu.ph
dmjx.dk
dmschools.org
dn-sau.sumy.ua
dng-bp.hu
dnsalbarsha.com
dnu.dp.ua
do.yanao.ru
doc.utc.mx
docchula.com
docente.senai.br
doloresibarruribhi.eus
domeyko.pl
domgymnasium-verden.de
dominicuscollege.nl
donau-gymnasium.de
donboscoborgo.it
donboscocairo.org
donboscohoboken.be
donboscosandona.it
donboscosdw.be
donboscoverviers.be
donkey.school
donntu.org
donstu.ru
doonschool.com
doral.colegia.org
dorset-college.ie
dote.hu
douglas.bc.ca
douglascollege.ca
doverbroecks.com
doversherborn.org
doz-provadis-hochschule.de
doz.internationale-ba.com
dpengineering.org
dpi.ac
dpisd.org
dpsgandhidham.org
dpsgfaridabad.com
dpsjaipur.com
dpsk12.net
dpsmisdoha.com
dpsn.org.in
dpsnoida.co.in
dpsrkp.net
dpssrinagar.com
dpu.dk
dpu.edu.krd
dr.nassaucollege.nl
dragonschool.org
drais-schule.de
drbit.com.ru
drenthecollege.nl
drgitr.com
driestarcollege.nl
driestarleerling.nl
drk.hu
dronacharya.info
drsneuwied.de
drsschueler.de
druga.si
drzewniak.slupsk.pl
dsbarcelona.com
dsfc.org.uk
dsgenf.ch
dshs-koeln.de
dshs.kr
dsisdconnect.com
dsk.co.za
dsma.dp.ua
dstoulouse.com
dstu.dp.ua
dstu.ru
dsu.kr
dszcberegszaszi.hu
dtdgma.org.ua
dtechhs.org
dti.ac
dti.sk
dtmik.tj
du.lv
du.se
dubaicollege.org
dublinusd.net
duf.hu
duhokcihan.edu.krd
duhovkagymnazium.cz
dulaty.kz
dulwich-seoul.kr
dulwich-suzhou.cn
dulwich.org
dulwich.org.uk
dunlapcusd.net
dunlapstudents.net
dunraven.det.org.uk
duoc.cl
dupage88.org
durhamc.on.ca
durhamcollege.ca
durhamjohnston.org.uk
duth.gr
duvalschools.org
dv-schulen.de
dvfu.ru
dvgu.ru
dvmhum.be
dvmhumaniora.be
dwight.global
dwightlondon.org
dyker201.org
dypic.in
dypisp.onmicrosoft.com
dyshs.djsch.kr
dzne.de
dzrtvu.net
e-43.ru
e-artsup.net
e-b-z.de
e-cdloga.ro
e-cdp.com
e-itaca.es
e-p-s.in
e-polytechnique.ma
e-racovita.ro
e-studij.eu
e-u.in.ua
e-uvt.ro
e-zsel.kielce.eu
e.enae.com
e.unavarrra.es
eaaa.dk
ead-aerbp.pt
eadania.dk
eae.es
eafc-sudlux.be
eafc-uccle.be
eafcevere.eu
eah-jena.de
eal.dk
ealingfields.org.uk
eamv.dk
eanesisd.net
eap.fr
eaportal.org
eartvic.net
easda.es
easj.dk
eastbarnetschool.com
eastbrookschool.org
easternstudent.ca
eastlondonscienceschool.co.uk
eastsib.ru
eastsidecatholic.org
eastsidecatholicschool.org
easv.dk
easv365.dk
eava.ee
eba-muenchen.de
ebbwfawr.co.uk
ebc.mx
ebert-net.eu
ebin.ort.org.il
ebkherne.onmicrosoft.com
ebnet.org
ebpreston.staracademies.org
ebrschools.org
ebs-iserv.de
ebs.de
ebs.ee
ebs.kbs.schule
ec-lille.fr
ec-lyon.fr
ec-nantes.fr
ecal.ch
ecam-rennes.com
ecam-strasbourg.eu
ecam.be
ecam.fr
ecat.ro
ecccomp.com
eccoschool.com
ece-france.com
ece.fr
ecfs.org
eci-liege.be
eci-liege.info
ecisd.school
ecisd.us
ecjtu.jx.cn
ecla.de
eclisboa.net
ecm-meaux.eu
ecnu.cn
ecnudec.com
ecole-air.fr
ecole-artcom.com
ecole-hexagone.com
ecole-ipssi.com
ecole-ipssi.net
ecole-isitech.fr
ecole-it.com
ecole-multimedia.com
ecole-navale.fr
ecole-webstart.com
ecole-webstart.fr
ecole2600.com
ecole404.fr
ecolecatholique.ca
ecoledeturing.fr
ecoledeturing.school
ecoledulouvre.fr
ecolemelies.fr
ecoles-epsi-wis.net
ecoles-epsi.net
ecoles-wis.net
ecolescreatives.com
ecolesourphagop.com
ecolint.ch
econom.zp.ua
ecotgm.ro
ecp.fr
ecrchs.org
ecscollege.org
ects.ru
ecuad.ca
ecutbildning.se
ecvdigital.fr
edenschool.fr
edgbarrowschool.co.uk
edge.mr
edgemont.org
edhec.com
edinburghacademy.org.uk
edmond-labbe.fr
edmonds15.org
ednet.ns.ca
edouardgand.fr
edu-darom.org.il
edu-frn.spb.ru
edu-groupesaintmichel.fr
edu-haifa.org.il
edu-kw1c.nl
edu-vd.ch
edu.asp.lodz.pl
edu.atchilversum.nl
edu.avesta.se
edu.bartimeus.nl
edu.boras.se
edu.brucknergym.at
edu.burnabyschools.ca
edu.by
edu.campusvejle.dk
edu.cfi-formations.fr
edu.creweutc.org.uk
edu.csdraveurs.qc.ca
edu.dj
edu.dsti.institute
edu.ebs-paris.com
edu.ecetech.fr
edu.edugrade.se
edu.emlyon.com
edu.erzeszow.pl
edu.esiee-it.fr
edu.faccar.com.br
edu.futuregames.se
edu.gfbienne.ch
edu.habo.se
edu.halmstad.se
edu.hansenberg.de
edu.harnosand.se
edu.hyria.fi
edu.ifa.delorozoy.fr
edu.iscomo.com
edu.isd.org.br
edu.isga.ma
edu.ishilversum.nl
edu.itspiemonte.it
edu.jamsa.fi
edu.jarvenpaa.fi
edu.jonkoping.se
edu.kadk.dk
edu.kalajoki.fi
edu.karlskoga.se
edu.karlstad.se
edu.kempele.fi
edu.kokkola.fi
edu.kotka.fi
edu.ksan.de
edu.kungalv.se
edu.kuopio.fi
edu.lahti.fi
edu.lao.fi
edu.leonschools.net
edu.lerum.se
edu.letteverein.berlin
edu.linkoping.se
edu.lo4.poznan.pl
edu.lohja.fi
edu.loimaa.fi
edu.lublin.eu
edu.luksia.fi
edu.lvrkk.ee
edu.midis.ru
edu.mnhn.fr
edu.mon.bg
edu.my-campus-berlin.com
edu.na
edu.nacka.se
edu.newton.se
edu.nivala.fi
edu.novia.fi
edu.nu
edu.nyborg-gym.dk
edu.nybro.se
edu.olofstrom.se
edu.petajavesi.fi
edu.raseko.fi
edu.riveria.fi
edu.rocrivor.nl
edu.rsgrijks.nl
edu.rut-miit.ru
edu.siikalatva.fi
edu.simac.dk
edu.sollentuna.se
edu.swissam.ru
edu.sz-deg.de
edu.tranemo.org
edu.tuusula.fi
edu.tversu.net
edu.uaa.mx
edu.umea.se
edu.uni-seeburg.at
edu.univ-djelfa.dz
edu.utc.mx
edu.vaao.fi
edu.varberg.se
edu.vellinge.se
edu.visio.org
edu.vlerick.com
edu.wasedasaga.jp
edu.wroclaw.pl
edu.ylojarvi.fi
edu.zstjaslo.pl
edubs.ch
edubuzz.org
educ.college-montreal.qc.ca
educ.cscapitale.qc.ca
educ.dpcdsb.org
educ.org.il
educ.ph
educa-sos.eu
educacao.cetiqt.senai.br
educacionadventista.org.ar
educadventista.org.br
educand.ad
educanet.cz
educantabria.es
educapardubice.cz
educarex.es
educastillalamancha.es
educastur.org
education.lu
educationgroup.co.za
educbe.ca
educem.mx
educhem.cz
educsi.com.br
edueptm.ch
eduespoo.fi
edufalkenberg.se
edufr.ch
eduge.ch
eduhdf.fr
eduhk.hk
eduhouse.ru
eduk.org.uk
edukomplex.cz
edulu.ch
eduouka.fi
edupro.cl
eduprovence.fr
eduservices.org
eduvammalanlukio.fi
eduvantaa.fi
eduvaud.ch
eduvs.ch
eduwarszawa.pl
edv-schulen-wiesau.de
edvschule-plattling.de
edvw.de
eek.ee
eemi.com
eep-igroup.com
eep.br
eetk.ru
ef.dnulive.dp.ua
efe.hu
efficom-lille.com
efficom-lille.fr
efh-bochum.de
efh-darmstadt.de
efh-freiburg.de
efh-hannover.de
efh-reutlingen-ludwigsburg.de
efhlu.de
efos.hr
efpl.be
efrei.fr
efrei.net
efri.hr
efst.hr
eg-gym.dk
eg-plovdiv.com
egb-koeln.de
egcsd.org
eggk.de
egglescliffe.org.uk
egibide.org
egressy.info
egs.school
ehb.be
ehess.fr
ehf.hu
ehl.ch
ehs-dresden.de
ehsal.be
ehsm.ch
ehu.es
ehu.lt
eichendorff-gymnasium.de
eichendorffschule.education
eichendorffschule.net
eicpn.province.namur.be
eid.vgs.no
eidia.ueuromed.org
eieonline.com
eigsi.fr
eigsica.ma
eilco-ulco.fr
eimb.ru
einaudicorreggio.it
einstein.br
einsteinlimeira.com.br
einsteinmed.org
eis.school
eisti.eu
eisti.fr
eitiedu.com
eiu.am
eivp-paris.fr
ekodom.cz
ekonomik.opole.pl
ekonomikzamosc.pl
ekotrust.org.uk
ektu.kz
ekvl.ru
ekyaschools.com
elam.co.uk
elcachargers.org
elcampico.org
ele.cssda.ca
elearn.sde.ru
elektrohradok.sk
elektronik.zgora.pl
elektronikschule.de
element-i-schule.de
elenacuza.ro
elev.cybergymnasiet.se
elev.enjoygroup.se
elev.ga.dbgy.se
elev.ga.sjolinsgymnasium.se
elev.kungalv.se
elev.mariehamn.ax
elev.norrkoping.se
elev.ntfk.no
elev.rogfk.no
elev.tradium.dk
elevate208.org
elevcampus.dk
eleve-istp.com
eleve.ehesp.fr
eleve.la-favorite.org
eleve.leschartreux.net
eleve.lyceefrancais.org.uk
eleves.lycee-berthelot.fr
elevi.laurian.ro
elevportal.dk
elfak.rs
elis.org
elisava.net
elitar.rv.ua
elitech.education
elmarche.be
elmbrookstudents.org
elorrieta-errekamari.com
elsys-bg.org
eltech.ru
elu.nl
em-is.org
ema.nrw.schule
emanuel.ro
embl.de
embl.es
embl.it
emc-campus.com
emek-school.org.il
emelwerda.nl
emescam.br
emg-haar.de
emineornekkoleji.onmicrosoft.com
eminescu.rdsor.ro
eminescubucuresti.ro
eminescucj.ro
eminescusm.ro
emit.mg
ems-mainz.de
emse.fr
emsi-edu.ma
emsi.ma
emu.ee
emweb.fr
en3s.fr
ena.fr
enac.fr
enap.ca
enautica.pt
enc-sorbonne.fr
enetcom.u-sfax.tn
enetcom.usf.tn
enfieldgrammar.org
engec.ru
engelholm.se
engelska.se
engimtorino.net
engs.fi
eni.mg
enib.fr
enib.ucar.tn
enic.fr
enicar.u-carthage.tn
enicar.ucar.tn
enigma-school.com
enim.fr
enim.u-monastir.tn
enis.tn
enise.fr
eniso.u-sousse.tn
enit.fr
enitab.fr
enitiaa-nantes.fr
enp-oran.dz
enpc.fr
ens-cachan.fr
ens-fcl.fr
ens-kouba.dz
ens-rennes.fr
ens.fr
ens2m.fr
ens2m.org
ensae-paristech.fr
ensae.fr
ensai.fr
ensait.fr
ensam-casa.ma
ensam.eu
ensam.fr
ensat.fr
ensba-lyon.fr
ensc-lille.fr
ensc-rennes.fr
ensc.fr
ensci.com
enscm.fr
ensea.fr
enseeiht.fr
enseignement-catholique-ledonien.fr
enseignementprive-lons.fr
enseirb-matmeca.fr
ensemblescolaire-niort.com
enserg.fr
enset-skikda.dz
ensg.eu
ensh.dz
ensi-uma.tn
ensi.ma
ensiacet.fr
ensica.fr
ensicaen.fr
ensiie.eu
ensiie.fr
ensimag.fr
ensino.ipt.br
ensit.u-tunis.tn
ensm-ales.fr
ensm-douai.fr
ensma.fr
ensmp.fr
enspd-udo.cm
enssat.fr
enssib.fr
enst-bretagne.fr
enst.dz
enst.fr
ensta-bretagne.fr
ensta-bretagne.org
ensta-paris.fr
ensta-paristech.fr
ensta.fr
ensta.u-carthage.tn
enstab.ucar.tn
enstetouan.ma
ensup.eu
ensworth.com
ent-st-joseph-hasparren.fr
enta.pt
enti.cat
entpe.fr
enu.kz
envt.fr
eoi.es
ep-student.org
epatt.org
epcarvalhais.org
epf.fr
epfc.eu
epg.pt
epge.pt
ephec.be
epiaedu.cat
epiccharterschools.org
epid-vauban.fr
epin.fr
epinfante.com
episousse.com.tn
epita.fr
epita.net
epitech.digital
epitech.eu
epitech.fr
epm.br
epmistes.net
eps-marche.be
epsb.ca
epschoolsri.com
epshl.onmicrosoft.com
epsi.fr
epsic.ch
epsomcollege.org.uk
epst-oran.dz
epsum.school
ept.sn
ept.ucar.tn
eptsion.ch
epvl.pt
er9.org
eracom.ch
erasgym.de
erasmus-kittler-schule.de
erasmuscollege.nl
erasmusmc.nl
erce.be
eriicta.am
erlgasse.at
ernestinum-rinteln.de
erpsk12.org
ers-hameln.de
erudito.lt
es-be.fr
es-be.net
es-rm.net
esa-namur.be
esa-purpan.fr
esad-pyrenees.fr
esad.pt
esada.es
esadd.fr
esadtpm.fr
esaintmichael.eu
esaip.org
esamc.br
esamt.u-carthage.tn
esarc-evolution.net
esarganil.pt
esas-eloued.dz
esat-alumni.com
esat.es
esatic.ci
esc-amiens.com
esc-bordeaux.fr
esc-brest.fr
esc-clermont.fr
esc-cybersecurity.com
esc-grenoble.fr
esc-lille.fr
esc-pau.fr
esc-rouen.fr
esc-toulouse.fr
escacilhastejo.org
escapestudios.com
escav.es
escdijon.com
escem.fr
escna.fr
escolamobile.com.br
escolapiasvalencia.org
escolapiosdegetafe.es
escolas.anchieta.br
escolatecnicaadelia.com.br
escolesfreta.cat
escolesnuria.cat
escom.fr
escp.fr
escpeurope.eu
escuelaestech.es
esdallas.org
esdc.lt
esdmadrid.es
esen.tn
eseo.fr
esf-schools.org.uk
esfundao.pt
esg.fr
esgee-oran.dz
esgi.fr
esgis.bj
esgis.org
esgitech.tn
esh64.fr
eshte.pt
eshthehague.nl
esi-metz.fr
esi-sba.dz
esi.dz
esiae.fr
esic.es
esicad.org
esiea.fr
esiee-amiens.eu
esiee-amiens.fr
esiee.fr
esigelec.fr
esigetel.fr
esigetel.net
esiitech-gabon.com
esimed.fr
esimetz.onmicrosoft.com
esimez.mx
esisalama.org
esitc-paris.fr
esj.org
eskola.eu
esmaior.pt
esme.fr
esmol.be
esmonline.org
esmschools.org
esmt.education
esmt.sn
esna.bzh
esne.es
esnm.si
esoft.lk
esp.mr
esp.sn
espci.fr
espic.com
espm.br
esprim.tn
esprit-tn.com
esprit.tn
esqese.fr
esrbp.pt
esrp.net
ess-erfurt.de
ess-liborius.de
ess.kbs.schule
essa-tlemcen.dz
essat-gabes.com
essb.fr
essca.asso.fr
essca.eu
essca.fr
essec.fr
essect.u-tunis.tn
esst-sup.com
essths.u-sousse.tn
esstu.onmicrosoft.com
esstu.ru
esta-belfort.fr
esta.bf
estaca.eu
estacio.br
estei.fr
esti-annaba.dz
esti.mg
estia.fr
estiam.com
estin.dz
estp.fr
estudante.firjan.senai.br
estudante.sesisenai.org.br
estudante.ufscar.com.br
estudiant.fjaverianas.com
estudiantec.cr
esuhsd.org
esz-radebeul.de
eszi.hu
eszkola.opolskie.pl
etecdeguaianazes.com.br
eteo.org
eterj.com.br
etf.rs
etfos.hr
eticalgarve.com
etip.santoandre.br
etla.pt
etml-es.ch
etna-alternance.net
etoncollege.org.uk
etonhouse.kz
etpc.pt
etpr.pt
etpsico.pt
ets.rs.ba
etsc.org
etsmtl.ca
etsmtl.net
etu-digitalschool.paris
etu-upsaclay.fr
etu-webschoolfactory.fr
etu.ru
etud-ices.fr
etud.lycee-mermoz.net
etudiant-sornas.fr
eu.spb.ru
euclive.dk
eucnordvest.dk
eucsyd.dk
eudil.fr
eufh-mail.de
eufh.de
eug.es
eui.eu
euncet.es
eurazir.kz
eurecom.fr
euro-fh.de
euroakadeemia.ee
europa-uni.de
europagym.at
europaskolan.com
europeia.pt
eursc.eu
eusa.es
euv-frankfurt-o.de
evadformacion.com
evb-gymnasium.de
evergreenps.org
evfh-berlin.de
evfh-nuernberg.de
evgym.at
evhn.de
evhs.net
evis.net.ph
evlyceum.sk
evolis3d.com
evropska33.cz
evtek.fi
ewellcastle.co.uk
ewhain.net
explore.academy
exploris.org
externat1.ru
eylon.tad.org.il
ezse.pl
fa.org
fa.ru
faa.ro
faap.br
fabriquenumerique.fr
fac-digital-campus.fr
fac-esarc-evolution.fr
fac-esg.fr
fac-lisaa.com
facamp.com.br
facape.br
faccat.br
facens.br
facol.br
facsciences-uy1.cm
faculdadebarretos.com.br
faculdadecci.com.br
faculdadedaindustriaiel.org.br
faculdadeimpacta.com.br
faculdadeporto.com.br
faculdadeprominas.com.br
faculdadescuritiba.br
faculdadeserradourada.com.br
faculdadesprominas.com.br
faculdadeunica.com.br
facultyue.es
fadergs.com.br
fadi.at
faesa.br
faespi.com.br
fagoc.br
fagoceducacional.onmicrosoft.com
fai-mg.br
fai.com.br
fainor.com.br
fairfield.excalibur.org.uk
fairlawnsds.org
fairview.sti.ph
faj.br
fakultetpim.com
falec.br
fallriverschools.org
fallschurchrobotics.com
fals.com.br
falufri.se
famerp.br
fametro.com.br
famu.cz
fanshawec.ca
fanshaweonline.ca
fap.com.br
fapsnewdelhi.net
farberhds.org
farnborough-hill.org
fasar.com.br
fasipe.com.br
fasp.br
faspmail.br
fatcursos.org.br
fayacademy.org
fayerweather.org
fayette.kyschools.us
fblasalle.fr
fbs-klagenfurt1.at
fbs.ksn.at
fcboe.org
fccps.org
fclive.nl
fcoe.org
fcpsschools.net
fcroc.nl
fcstu.org
fcusd.org
fdfz.cn
fds-limburg.schule
fdu.uz
febb.de
fecaf.com.br
fecap.br
fedac.cat
feevale.br
feg-sandhausen.de
feintechnikschule.de
feituverava.com.br
felsted.org
femaf.com.br
fenelon-notredame.com
fep.cat
ferdinand-braun-schule.de
ferdinand-steinbeis-institut.de
fergflor.org
ferit.hr
fermi.mo.it
fermielearning.it
fern-fh.de
fernando3martos.com
fernfachhochschule.ch
fernuni-hagen.de
fernuni.ch
ferpi.uz
ferraris.org
ferrarispancaldo.net
ferreiradias.pt
fes-es.de
fes-wiesbaden.de
fes365-pfungstadt.de
fesac.es
fesb.hr
fesesde.onmicrosoft.com
festu.khv.ru
festu.ru
fet.ba
fevaq.net
fevschool.ru
ffc8.org
ffeks.dnulive.dp.ua
ffhs.ch
ffos.hr
ffri.hr
ffst.hr
ffzg.hr
fg-kassel.de
fgb.ch
fgp.com.br
fgs-bln.de
fgschools.com
fgvmail.br
fh-aachen.de
fh-aalen.de
fh-aargau.ch
fh-aschaffenburg.de
fh-augsburg.de
fh-bad-honnef.de
fh-biberach.de
fh-bingen.de
fh-bochum.de
fh-bonn-rhein-sieg.de
fh-brandenburg.de
fh-burgenland.at
fh-deggendorf.de
fh-dortmund.de
fh-dresden.eu
fh-duesseldorf.de
fh-erfurt.de
fh-flensburg.de
fh-frankfurt.de
fh-fresenius.de
fh-furtwangen.de
fh-gelsenkirchen.de
fh-giessen.de
fh-hagenberg.at
fh-hamburg.de
fh-hannover.de
fh-heidelberg.de
fh-heilbronn.de
fh-hildesheim.de
fh-hof.de
fh-hwz.ch
fh-ingolstadt.de
fh-isny.de
fh-jena.de
fh-joanneum.at
fh-kaernten.at
fh-karlsruhe.de
fh-kempten.de
fh-kiel.de
fh-kl.de
fh-koblenz.de
fh-koeln.de
fh-konstanz.de
fh-landshut.de
fh-lausitz.de
fh-lippe.de
fh-ludwigshafen.de
fh-luebeck.de
fh-mainz.de
fh-mannheim.de
fh-merseburg.de
fh-muenchen.de
fh-muenster.de
fh-neu-ulm.de
fh-niederrhein.de
fh-nordhausen.de
fh-nuernberg.de
fh-nuertingen.de
fh-offenburg.de
fh-oow.de
fh-osnabrueck.de
fh-ottersberg.de
fh-potsdam.de
fh-regensburg.de
fh-reutlingen.de
fh-rosenheim.de
fh-rottenburg.de
fh-sm.de
fh-steyr.at
fh-stralsund.de
fh-swf.de
fh-telekom-leipzig.de
fh-trier.de
fh-ulm.de
fh-wedel.de
fh-weihenstephan.de
fh-weingarten.de
fh-wels.at
fh-westkueste.de
fh-wiesbaden.de
fh-wolfenbuettel.de
fh-worms.de
fh-wuerzburg.de
fh-zwickau.de
fham.de
fhbb.ch
fhdw.de
fhgr.ch
fhkt.de
fhm-mittelstand.de
fhnon.de
fhoebb.de
fhooe.at
fhs-mannheim.de
fhs-moritzburg.de
fhsdschools.org
fhso.ch
fhsstudents.ch
fht-stuttgart.de
fhtw-berlin.de
fhv.at
fhw-berlin.de
fhw.at
fhws.de
fhwt.de
fhwue.de
fia.com.br
fiap.com.br
fichtenberg-oberschule.de
fieb.org.br
fieg.com.br
filderbenden.de
filmacademy.hu
filmakademie.de
filmuniversitaet.de
finchleycatholic.org.uk
fingalcc.ie
fink.rs
fiocruz.br
fioretti.nl
firda.nl
firstnationsuniversity.ca
firstwald.de
firstwald.onmicrosoft.com
fis.unm.si
fisdk12.net
fisdk12.org
fit.ba
fitstic-edu.com
fizmat.am
fizmat.kz
fjm-siegen.de
fjuhsd.org
fkggoettingen.de
fkit.hr
fksis.by
flachsland-hamburg.de
flacso.org.ar
flaglercps.org
flatbush.org
flatironschool.com
flemingcollege.ca
fli.de
flinthighschool.wales
florencek12.org
florida-uni.es
floridauniversitaria.es
flpoly.org
fls-da.de
fls-wiesbaden.de
flst.fr
flucianofeijao.com.br
flvsft912.flvs.net
fm-kp.si
fmcsd.org
fmg-brk.de
fmi.ch
fml31.ru
fmm.org.br
fms2007.ru
fmschool72.ru
fmsg-speyer.de
fmu.br
fmvb.usamv.ro
fnv.is
foi.hr
folkuniversitetet.nu
folkwang-uni.de
fom-net.de
fom.de
fon.mk
fondazionebiotecnologie.it
fondespierre.com
fonsvitae.nl
fontys.nl
forest.lviv.ua
forest.org.uk
forestgatecst.org
foresthillshs.org
forestinstitute.org
formacao.iefp.pt
formacionchios.es
formandos.cinel.pt
formateur.ifapme.be
formateursifa.fr
formation-cci.fr
formation-cci12.fr
formation-industries-fc.fr
formation-technologique.fr
formation.aveyron.cci.fr
forpro-creteil.org
forsbergsskola.se
forstschule.at
forsythk12.org
fortbendisd.com
fos-karlsfeld.de
fos2-n.de
fosbos-neumarkt.de
fosbos-technik.muenchen.musin.de
fosbos-ush.de
fosbos.net
fossatidapassano.it
foundationu.com
foxc6.org
foxespiece.org.uk
fp.insjoaquimmir.cat
fp.mercedarias.es
fp.oceanoatlantico.org
fpcoruna.afundacion.org
fpdrioja.com
fpf-etech.com
fpfomento.com
fpm.dnulive.dp.ua
fpsct.org
fpsed.org
fpzornotza.com
fra-uas.de
fracademy.org
francisparker.org
franklinps.net
franklinsabers.org
franz-oberthuer-schule.de
franziskusgymnasium-it.de
frateraureliosbo.cw
freemens.org
freie-georgenschule.de
freie-schule-anne-sophie.de
frengp.cz
fresnoccs.org
fresnou.org
fresnounified.org
frhsd.com
friedrich-ebert-gymnasium.de
friendsbalt.org
friendscentral.org
friendsseminary.org
frisch.org
friscoisd.org
fromecollege.org
fryeburgacademy.org
fs-innlandet.no
fs-students.de
fs.de
fsa.br
fsb.hr
fsb.u-carthage.tn
fsb.ucar.tn
fsbwit.org
fsegma.u-monastir.tn
fsegn.u-carthage.tn
fsegn.ucar.tn
fsegs.tn
fsegs.u-sfax.tn
fsegs.usf.tn
fsg.br
fsgcl.jp
fsgf.u-gafsa.tn
fshnstudent.info
fshst.u-tunis.tn
fsm.u-monastir.tn
fspac.ro
fsre.ba
fss.is
fss.u-sfax.tn
fstsbz.u-kairouan.tn
fta-mo.ru
ftacademy.ru
ftcsc.org
ftec.com.br
ftf.dnulive.dp.ua
ftl.name
ftmc.lt
ftmsglobal.com
ftstudent.org
ftsvs.de
fu-berlin.de
fua.br
fucapi.br
fuhsd.org
fukui.kosen-ac.jp
fukushima.kosen-ac.jp
fullsail.com
fulton58.org
fultonschools.org
fultonscienceacademy.org
fuma.org
fumec.br
funcesi.br
fundacaofemar.org.br
fundacio.es
fundacion-jala.org
fundacionloyola.es
fundacionloyola.net
fundacionsafa.es
fupl.asso.fr
furb.br
furg.br
furzeplatt.com
fusdk12.net
futuregames.nu
fvs-sus.de
fvsg-ob.nw.lo-net2.de
fvti.cn
fwastudents.org
fwisd.org
fwparker.org
fz-juelich.de
fzi.de
g-4.fr
g.comalisd.org
g.educaand.es
g.fuchsmizrachi.org
g.hayscisd.net
g.horrycountyschools.net
g.nagym.dk
g.wszia.opole.pl
g18.de
g2s.cv.ua
g8mb.cz
ga.essd40.com
gabnam.sk
gafe.molndal.se
gafsa.r-iset.tn
galatasarayuniv.onmicrosoft.com
galeje.sk
galileimirandola.it
galileo.galileicrema.it
gamca.sk
games-academy.de
gaming.bs
gannacademy.org
gapp.uddevalla.se
gardenrayong.com
garfieldre2.net
garlandisd.net
garnetvalley.org
garstang.fcat.org.uk
gastonberger.fr
gasu.ru
gatewayhs.com
gaursinternationalschool.com
gaussschule-bs.de
gavle.se
gazsl.ru
gbchur.ch
gbg-kaarst.de
gbg-remscheid.de
gbgrs.de
gbl.cz
gbr.merciantrust.org.uk
gbs-ge.ch
gbs-sha.de
gbsleipzig.de
gbssg.ch
gbwl.org
gcccharters.org
gcd.ie
gcelabschool.org
gcetjammu.org.in
gchd.cz
gcisdstudents.net
gcpsk12.org
gcsnc.com
gd-serv.de
gd.by.lo-net2.de
gdcp.cn
gdcvi.net
gde.hu
gdf.hu
gdgoenkasurat.com
gdgu.org
gds.org
gds2.de
gdszeged.hu
ge-meiersheide.de
ge-walsum.de
geestnetz.de
gefion-gym.dk
gemont.de
gems-auenland.org
gemsdaa.net
generalestudis.com
geneva304.org
genoapps.de
genoveva.de
genth-schule.de
gentiaancollege.nl
geof.hr
geomar.de
georg-buechner.schule
george-heriots.com
georgebaritiu.ro
georgegreens.com
georgemitchellschool.co.uk
georgiacyber.org
georgianc.on.ca
georgiancollege.ca
geporta.de
germantownfriends.org
germinare.org.br
gerritrietveldcollege.nl
ges-coengg.org
gesa-rhede.de
gesa-soest.de
gesamtschule-fischbach.de
gesamtschule-hardt.de
gesamtschule-stolberg.de
geskn.de
get-mail.eu
getacademy.no
geukaplice.cz
gewerbeschule-vs.de
gfacademy.org
gfml.si
gfn.education
gfos.hr
gfp.cz
gfz.hr
gg-lin.de
gg.muenchen.musin.de
ggb.kbs.schule
ggct.co.in
ggg.cz
gghi.de
ggits.net
ggkttd.by
ggpi.org
ggplp.by
ggs-duisburg.de
ggs-schenefeld.eu
ggusd.net
gh-is.org
ghb.cz
ghc.nl
ghg.dk
ghrabuvka.cz
ghse.de
ghsede.onmicrosoft.com
ghsem.em.schule-bw.de
gi-tec.net
gibb.ch
gibs.co.za
gibz.ch
gih.se
gikn.eu
gildeopleidingen.nl
gimakad.torun.pl
gimi.ro
gimkr.si
gimn14.lutsk.ua
gimnazija-skofjaloka.si
gimnaziya-dzr.ru
gimvic.org
gimvic.si
giovannixxiiicosentino.it
gip-cei.com
gipa.ge
gipplab.org
gisma-education.com
gisma-student.com
gisny.wwschool.de
gissv.org
git.org.in
gitam.in
gitis.net
gitjaipur.com
giu-berlin.de
giu-uni.de
gjak.cz
gjb-spgs.cz
gjh.sk
gjj.cz
gjk.cz
gjo.schulbistum.de
gjp.cz
gjue.kr
gjust.org
gjvj.cz
gkbs.berlin
gkl-kemerovo.ru
gkmims.net.in
gkmke.sk
gkolin.cz
gladesmore.com
gladesmorestudent.com
glbajajgroup.org
glenbard.org
glenbrook225.org
glenrocknj.org
glenrosetigers.info
glh.de
glion.ch
glnb.cz
global.org.in
globalopencampus.com
globe.com.ph
glr.nl
gltech.org
glu.nl
glynschool.org
gma.ru
gmet.sk
gmit.ie
gml.cz
gmm.muenchen.musin.de
gms-da.de
gmsdk12.org
gncasc.org
gnesin-academy.ru
gniindia.org
gniot.net.in
gnkc.in
gnnu.cn
gnr.wwschool.de
gnspes.ca
gnt-oil.ru
gnu.kr
go.dsdmail.net
go.estudante.senai.br
goa-orlova.cz
goandalus.com
gobelins.fr
gocommodores.org
gocva.com
goegy.de
goetheschule-ldk.de
gogaionescu.ro
goierrieskola.org
goit.ua
gokstadakademiet.no
gollisuniversity.com
golosal.net
gomalle.net
gomaruscollege.nl
gomel.by
gonzagacampus.it
gordanoschool.org.uk
gordonstoun.org.uk
gosfordhillschool.org
gottfried-kinkel-realschule.de
gouldacademy.org
gourpt.ru
goushet.ru
governors.school
gowcs.net
gozhorice.cz
gpjp.cz
gpma.ru
gpms.dje365.kr
gpohkk.edu.sk
gpranchi.org
gpsne.org
gr.balbharati.org
graafschapcollege.nl
grad.fafire.br
grad.hr
gradia.fi
gradst.hr
graduateinstitute.ch
gram.ort.org.il
grammar.net.nz
graniteschools.org
granitesd.org
graphische.net
grasset.qc.ca
gravesendgrammar.com
grb-online.net
grbc.gr
greatwyrley.windsoracademytrust.org.uk
greenecountyschools.com
greenhill.org
greenhillsschool.org
greenvilleisd.com
greenvilleschools.us
greenwichacademy.org
greenwichschools.org
greijdanus.nl
grenoble-em.com
grenoble-em.fr
grenoble-inp.fr
grenoble-inp.org
greta-cfa-aquitaine.academy
greta-formations.fr
greta-sud-aquitaine.academy
greta-sud-aquitaine.fr
gretb.ie
grietcollege.com
griffith.ie
grillska.se
grimmels.de
gritacademy.se
gritgames.se
grodno.by
groeipunt.be
groept.be
grosse-schule.versus-wf.de
groupe-aen.info
groupe-esc-troyes.com
groupe-esigelec.fr
groupe-esigelec.org
groupe-gema.com
groupe-igslyon.com
groupeiam.com
groupeisi.com
groupemontroland.fr
grps.org
grsmu.by
grsu.by
grupofleming.com
grupointegrado.br
grupoprominas.com.br
gs-bk.de
gs-ldk.de
gs-wn.de
gs-wt.de
gs8.ru
gsa.sk
gsal.org.uk
gsastl.org
gsdwi.org
gsh.edum.org.il
gsm.org.uk
gsma.schulbistum.de
gso-koeln.de
gsp-ploen.de
gsr.nl
gssi.it
gsso.de
gstou.ru
gstu.by
gsu.az
gsu.by
gsuite.elektryk2.krakow.pl
gsuite.zsel.lublin.eu
gsz-bl.de
gsz-zak.de
gtg.se
gti.se
gti.spb.ru
gtibeveren.be
gtil.be
gtu-info.com
gtu.ge
gturp.spb.ru
gtzfonet.org
guap.ru
guardiaschool.fr
gubkin.ru
gubkin.uz
guhsd.net
guhsdaz.org
guido.nl
guilderlandschools.net
gujaratvidyapith.org
gukit.ru
gulfuniversity.net
gumrf.ru
gunma.kosen-ac.jp
gunston.org
gup.ru
gustav-heinemann-oberschule.de
gustaveroussy.fr
gusto-education.com
guttman.ort.org.il
guu.ru
gvmail.br
gvsd.org
gvvit.org
gw-hs.org
gwdg.de
gwsh.pl
gx.cds.on.ca
gy-steinheim.de
gy.svitavy.cz
gyarab.cz
gybon.cz
gyfa-hh.de
gyfa.info
gyko.nw.lo-net2.de
gym-kothen.de
gym-lachendorf.de
gym-leoben.net
gym-meiendorf.de
gym-mellendorf.de
gym-muentzer.bildung-lsa.de
gym-nd.at
gym-old.eu
gym-papenburg.de
gym-schiff.de
gym-stolz.de
gym-tisnov.cz
gym.271.spb.ru
gym1505.ru
gym1517.ru
gymb.de
gymbay.net
gymberoun.cz
gymbla.de
gymbruck.de
gymbu.de
gymbuckhorn.de
gymburgdorf.ch
gymburlo.de
gymcadca.eu
gymger.de
gymgmunden.at
gymgolnr.sk
gymhaan.de
gymhu.cz
gymhum.de
gymi.cz
gymjh.cz
gymkatzelsdorf.net
gymkc.cz
gymkirchenfeld.ch
gymkro.org
gymkvary.eu
gymkyjov.cz
gymlgh.de
gymlil.de
gymmar.net
gymn-benedictinum.de
gymn1576.ru
gymnasia-npu.org.ua
gymnasia.co.il
gymnasia21.lutsk.ua
gymnasium-babelsberg.de
gymnasium-essen-werden.de
gymnasium-frechen.de
gymnasium-gag.de
gymnasium-ganderkesee.eu
gymnasium-heiligenhaus.de
gymnasium-himmelsthuer.de
gymnasium-hohenschwangau.de
gymnasium-mariengarden.de
gymnasium-marienstatt.de
gymnasium-rhauderfehn.eu
gymnasium-saalfelden.at
gymnasium-schmallenberg.de
gymnasium.ax
gymnasiumarnhem.nl
gymnasiumbeekvliet.nl
gymnasiumhilversum.nl
gymnasiumkladno.cz
gymnasiumleiden.nl
gymnasiumnovum.nl
gymnaziumceska.sk
gymneufeld.ch
gymneureut.de
gymo.ch
gymolching.de
gymott.net
gympb.cz
gympos.sk
gymro.onmicrosoft.com
gymsas.de
gymsob.info
gymspit.cz
gymstr.cz
gymthun.ch
gymviechtach.info
gymzn.cz
gymzr.cz
gymzv.sk
gyo6.net
gyohavl.cz
gypce.cz
gyu.cn
gywa.de
gywem.de
gzkjxy.net
gzmhxy.cn
h-ab.de
h-brs.de
h-da.de
h-farm.com
h-is.com
h-ka.de
h3hitema.fr
ha.ax
ha.be
haaga-helia.fi
haarlemmermeerlyceum.nl
haashall.org
habsboys.org.uk
hachinohe.kosen-ac.jp
hacollege.org
hadash-holon.org.il
hadleighhigh.net
hageveld.nl
haileybury.com.au
hainaut-promsoc.be
hak-althofen.at
hak-bregenz.at
hak-frk.at
hak-liezen.at
hak-linz.at
hak-op.at
hak-stjo.salzburg.at
haklaiph.org
hakneumarkt.at
hakodate.kosen-ac.jp
hakspittal.at
hakvb.at
hakzell.at
halcyonschool.com
hallamcitycampus.com
hallcross.elp.org.co.uk
hallcrossacademy.co.uk
hallifordschool.co.uk
hamburger-fh.de
hamidaligirlsintercollege.com
hamk.fi
hamptonschool.org.uk
han.nl
handlowa.eu
hanleycastlehs.org.uk
hanovernorwichschools.org
hans-baldung-gymnasium.de
hansbockl.onmicrosoft.com
hansenberg.dk
hanseuni.de
hanze.nl
harbour.space
haredi.org.il
haringtonschool.com
harker.org
harmonytx.org
harrisdulwichgirls.org.uk
harrisonschools.org
harrissixthform.org.uk
harrowbeijing.cn
harrowschool.hk
harryda.se
hartismere.com
hartlandschools.us
hartselletigers.org
has.nl
hasd.us
hatboro-horsham.org
haverford.org
haw-ingolstadt.de
haw-landshut.de
hawbridgeschool.org
hawbridgeschoolstudent.org
hawk-hhg.de
hawk.de
hawlermu.org
hayovel.org.il
hazelwick.org
hazlet.org
hb.se
hbbk-office.de
hbbk.eu
hbeu.cn
hbg-troisdorf.de
hbi.ir
hbjhart.cn
hbksaar.de
hblfa-tirol.at
hblw-saalfelden.at
hbv.no
hcas.com.tw
hccts.org
hcdsb.org
hcesonepat.org
hcisd.org
hcps.net
hcps.org
hcpss.org
hcrhs.org
hcu-hamburg.de
hdbw-hochschule.de
hdc.ksleuven.be
hdch.org
hdcleuven.be
hdm-stuttgart.de
hds-le.de
hdsb.ca
hdschools.org
hdsd.org
he-arc.ch
he-spaak.be
he2b.be
headn.fr
headroyce.org
headstartphuket.com
heaj.be
health-and-medical-university.de
heathfieldcc.co.uk
heb.be
hebk.de
hec.fr
hecfh.be
hech.be
heckgrammar.co.uk
hector-seminar.de
hedmark.org
hefr.ch
heh.be
hei.fr
hei.school
heig-vd.ch
heilwig-gymnasium.org
heinrich-kleyer-schule.de
heinrich-mann-schule.de
heinrichheinedo.de
hel.be
helb-prigogine.be
helha.be
helicon.nl
helmholtz-gymnasium.de
helmholtz-muenchen.de
helmholtzschule-ffm.net
helmholtzschule.de
helmo.be
henallux.be
hendonschool.co.uk
hengersor.hu
hepl.be
hepl.ch
hepvs.ch
hermits.org
herningsholm.dk
hers.be
herzen.spb.ru
herzing.ca
heschel.org
hesge.ch
hessleacademy.com
hestim.ma
hetbaarnschlyceum.nl
hetbaken.nl
hethersettacademy.org.uk
hethooghuis.nl
hetic.eu
hetic.fr
hetic.in
hetic.net
hetnieuwelyceum.nl
hetperspectief.net
hetstreek.nl
hetwesteraam.nl
hevs.ch
hexly.ru
hf-ict.ch
hf-ict.info
hfb.de
hfbk-hamburg.de
hfg-gmuend.de
hfk-bremen.de
hfm-detmold.de
hfm-karlsruhe.de
hfm.eu
hfmt-hamburg.de
hfmt-koeln.de
hfph.de
hfpol-bw.de
hfpv-hessen.de
hft-leipzig.de
hft-stuttgart.de
hftm.ch
hfu.ch
hfwu.de
hg-gf.de
hg-gladbeck.de
hg47.org
hgb-leipzig.de
hgbp.de
hgce.org
hgkz.ch
hgo-ol.de
hgo.se
hgs-singen.de
hgs-singen.online
hgu.jp
hgu.tj
hgw-iserv.de
hh.se
hha.dk
hhbkde.onmicrosoft.com
hhc.world
hhek.de
hhg-kl.de
hhg.muenchen.musin.de
hhgym.de
hhl.de
hhs.dk
hhs.nl
hhscholen.be
hhschools.org
hhu.de
hi.is
hia.no
hials.no
hib.no
hibo.no
hickmank12.org
hifm.no
hig.no
hig.se
highamlaneschool.co.uk
highgateschool.org.uk
highlandsschool.org
highstorrs-mlt.co.uk
hihm.no
hiik.ru
hik.be
hik.se
hil.no
hilcoe.net
hilcoeschool.com
hillers.org
hillsidek12.net
hillsidek12.org
hillsideschool.net
himolde.no
hin.no
hinchingbrookeschool.net
hindustanschools.in
hindusthan.net
hint.no
hioa.no
hiof.no
his.se
hist.no
hit-thueringen.de
hit.bg
hit.no
hitachigymnasiet.se
hitam.org
hitchinboys.co.uk
hityash.org.il
hiu.vn
hive.fi
hive.no
hivolda.no
hj.se
hkdm.de
hkit.hk
hkkk.fi
hkr.se
hku.hk
hku.nl
hlg-do-edu.de
hlw-freistadt.at
hlw10.at
hlz.nl
hmhn.org
hms-dtzb.de
hmstudents.org
hmt-leipzig.de
hmtm-hannover.de
hmu.edu.krd
hmu.gr
hn.de
hnbk.de
hnee.de
hneu.net
hns-re2sd.dz
hnsoftedu.com
hnu.de
hnu.kr
hnxxc.com
hochschule-bc.de
hochschule-burgenland.at
hochschule-heidelberg.de
hochschule-regensburg.de
hochschule-rhein-waal.de
hochschule-stralsund.de
hochschule-trier.de
hochtaunusschule.de
hockaday.org
hoekschlyceum.nl
hoelderlin.hd.schule-bw.de
hoenne-berufskolleg.de
hoev-rlp.de
hof-university.de
hogent.be
holar.is
holbertonschool.com
holbertonstudents.com
hollandcollege.com
hollandparkschool.co.uk
holmer.org.uk
holmfirthhigh.co.uk
holon.ort.org.il
holychild.org
holyghostprep.org
holynames-sea.org
holyredeemerhs.org
holztechnikum.at
hondsrugcollege.nl
hongseong.cneo365.kr
hoornbeeck.nl
hopeccs.org
hopedaleschools.org
horacemann.org
horizon-tech.tn
horizonclc.org
horizoncollege.nl
horizoncolumbus.org
horo.school
horyzont.eu
hotelschool.com.au
houghton.academy
houstonisd.org
howest.be
hpisd.org
hppc.co.uk
hprmail.org
hri.res.in
hro.nl
hrsaaf.de
hrstud.hr
hs-aalen.de
hs-albsig.de
hs-anhalt.de
hs-ansbach.de
hs-augsburg.de
hs-bochum.de
hs-bremen.de
hs-bremerhaven.de
hs-coburg.de
hs-duesseldorf.de
hs-emden-leer.de
hs-esslingen.de
hs-flensburg.de
hs-fresenius.de
hs-fulda.de
hs-furtwangen.de
hs-gesundheit.de
hs-gm.de
hs-hannover.de
hs-harz.de
hs-heilbronn.de
hs-kempten.de
hs-kl.de
hs-koblenz.de
hs-lausitz.de
hs-lu.de
hs-magdeburg.de
hs-mainz.de
hs-mannheim.de
hs-merseburg.de
hs-mittweida.de
hs-nb.de
hs-neu-ulm.de
hs-niederrhein.de
hs-nordhausen.de
hs-offenburg.de
hs-osnabrueck.de
hs-owl.de
hs-pforzheim.de
hs-rm.de
hs-ruhrwest.de
hs-sm.de
hs-ulm.de
hs-weingarten.de
hs-wismar.de
hs-worms.de
hs-zigr.de
hs21.de
hsba.de
hsbi.de
hsbks.onmicrosoft.com
hsc.on.ca
hsct.org.in
hsefz.cn
hsg-berlin.eu
hshl.de
hsleiden.nl
hsmarnix.nl
hspm.ru
hspu.org
hsr.ch
hsrw.eu
hsrw.org
hss-wi.de
hss-wiesloch.de
hssfds.de
hsti.edu.krd
hsu-hh.de
hsvest.is
hsw-hameln.de
hsw-stud.de
hswt.de
hswv.co.uk
hszg.de
htblaperg.onmicrosoft.com
htk.academy
htl-braunau.at
htl-donaustadt.at
htl-grieskirchen.at
htl-hallein.at
htl-kaindorf.at
htl-klu.at
htl-leoben.at
htl-neufelden.at
htl-ottakring.at
htl-rankweil.at
htl-saalfelden.at
htl-shkoder.com
htl-villach.at
htl-wels.at
htl-wolfsberg.at
htl.moedling.at
htl.rennweg.at
htldornbirn.at
htleisenstadt.at
htlinternationalschool.com
htlkrems.at
htlpinkafeld.at
htlstp.at
htltraun.at
htlvb.at
htlweiz.at
htlwienwest.at
htlwy.at
htu.se
htw-aalen.de
htw-dresden.de
htw-saarland.de
htwchur.ch
htwg-konstanz.de
htwk-leipzig.de
htwm.de
htwsaar.de
hu.nl
hua.gr
hualangschool.com
hudsonhs.com
hue.safanet.es
huilieducation.cn
humanities.mn
humbermail.ca
humbleisd.net
hunau.net
hunschool.org
hunterschools.org
huntington-ed.org.uk
hupe.hu
huronuc.on.ca
hut.fi
hv.se
hvanneyri.is
hvf-bs.net
hvhl.nl
hvl.no
hvs.org
hw.com
hwbcymru.net
hwcdsb.ca
hwdsb.on.ca
hwemail.com
hwg-lu.de
hwos.de
hwp-hamburg.de
hwps.net
hwr-berlin.de
hwschools.net
hwtk.de
hybridge.education
hyd.silveroaks.co.in
hyperionlyceum.nl
hyperisland.se
hz.nl
hzcollege.com
hzdr.de
hzs.be
i-klgtu.ru
i-u.de
i2bc.paris-saclay.fr
iaac.net
iaad.it
iac.es
iacademy.ph
iacc.cl
iad-arts.be
iade.pt
iadt.ie
iae-aix.com
iae-toulouse.com
iae-toulouse.fr
iaeste.sk
iai-togo.tg
iaim.ro
iaisiege.org
ial.de
iamacolt.com
ianca.com.ar
iao.kiev.ua
iap.li
iasa-school.org.il
iasa.icehs.kr
ib-hochschule.de
iba.dk
ibadia.cat
ibadual.com
ibb.waw.pl
ibch.poznan.pl
ibcmitrovica.eu
iberopuebla.mx
ibfc.org.br
ibi.spb.ru
ibnuchaldun.com
ibp-moscow.ru
ibs-b.hu
ibs-ol.de
ibs.uz
ibsb.ro
ibsedu.bg
ibsindia.org
ibspan.waw.pl
ibss.eu
ibw-cloud.ch
ibw-schule.ch
ibw.ch
icam.fr
icam.mw
icatt.it
icc.ru
iccamera.it
iccodigoro.istruzioneer.it
icea-edu.fr
ices.fr
icfo.es
icgiuseppegaribaldi.it
ichb.ro
ichec.be
ichsstudent.org
ichthuscollege.net
ichthuscollege.nl
ichthuslyceum.nl
ici-luzern.com
icinstitute.be
icl-lille.fr
icm.krasn.ru
icmm.ru
icn-artem.com
icn-nancy.com
icof.fr
icp.fr
icstudents.org
icsw.com
icsz.ch
ict-bz.ch
ict-campus.net
ict-edu.fr
ictaa.nl
ictmbo.nl
ictp.it
ictp.trieste.it
ictuniversity.edu.cm
ictuniversity.org
icuzambia.net
idanubius.ro
idat.pe
idbbxl.com
idcollege.nl
ideau.com.br
ideaventionsacademy.org
idecrea.es
idep.es
ideponline.com
idjv.pt
idm.ch
ids-mannheim.de
idsb.eu
idu.uz
iebschool.com
iedib.net
iedparis8.net
ief2i.fr
ielusc.br
iemcal.com
ieml.ru
ienh.com.br
iepgroup.es
iepscf-uccle.be
iepsevere.be
ies-azarquiel.es
ies-sabadell.cat
ies1xabia.org
ies9023.net
iesabastos.org
iesalandalus.org
iesalbarregas.es
iesalbujaira.es
iesandorra.es
iesanetwork.com
iesb.br
iesbenigaslo.es
iesbernatelferrer.cat
iesblecua.com
iescabanas.es
iescamas.es
iescamp.es
iescampanillas.com
iescarlesvallbona.cat
iescastelar.com
iescelia.org
iesch.org
ieschabas.org
iesciudadjardin.com
iescomercio.com
iesdamiahuguet.net
iesdecelra.cat
iesdoctorbalmis.com
iesdonana.org
iese.net
iesebre.com
ieseg.fr
ieselcalamot.com
ieselcaminas.org
ieselescorial.org
ieselrincon.es
iesemilidarder.com
iesesteveterradas.cat
iesevalorpego.org
iesfbmoll.org
iesfranciscodelosrios.es
iesfuengirola1.es
iesgalileo.es
iesgrancapitan.org
ieshnosmachado.org
iesiliberis.com
iesiniesta.es
iesitacaalcorcon.org
iesjoanalcover.cat
iesjoandaustria.org
iesjoanramis.org
iesjuandeherrera.net
iesjulianmarias.es
ieslaroca.cat
ieslavereda.es
iesleopoldoqueipo.com
iesllucmajor.org
ieslluissimarro.org
iesluisbraille.es
iesmarenostrum.com
iesmarquesdecomares.org
iesmartinezm.es
iesmiguelherrero.com
iesmiralcamp.org
iesmontsia.org
iesmutxamel.com
iesnervion.es
iesoleana.es
iesoretania.es
iespabloserrano.com
iespacomolla.es
iespoblenou.org
iespoligonosur.org
iesportada.org
iesportocristo.net
iesprofesormaximotrueba.es
iespuertasdelcampo.es
iesrodeira.gal
iessablancadona.cat
iessampedro.org
iessanandres.com
iessanclemente.net
iessanisidoro.com
iessantaaurelia.es
iessantairene.es
iessantiagohernandez.com
iessarenal.net
iessoterohernandez.es
iestacio.com
iesteis.es
iesterrassa.cat
iestorredelrey.es
iesunamuno.net
iesvegademijas.es
iesvirgendelcarmen.com
ieszaidinvergeles.org
iet-gibb.ch
iet.ru
if-koeln.de
ifa.ch
ifaran.ru
ifdtung.if.ua
ifheindia.org
ifma.fr
ifmo.ru
ifnti.com
ifnti.org
ifom.eu
ifosup.wavre.be
ifosupwavre.be
ifp-school.com
ifp.es
ifp.fr
ifp.mx
ig2i.fr
igensia.com
igib.in
ign.fr
ignatius.org
igps.ru
igs-del.de
igs-goettingen.de
igs-kastellaun.de
igs-kreyenbrueck.de
igs-kreyenbrueck.eu
igs-nienburg.eu
igs-os.de
igs-ost.de
igs-rodenberg.net
igs-sassenburg.de
igs-seevetal.de
igs-wedemark.de
igs-winsen.de
igs-wunstorf.de
igsquerum.de
igssolms-ldk.de
iha.dk
ihec.ucar.tn
ihecs.be
ihi-zittau.de
ihk-edu.dk
ihk.dk
ihl.eu
ihmc.org
ihsan.school
ihsdubai.org
ihu.gr
ii-lo.tarnow.pl
iia-formation.fr
iia-laval.fr
iiap.res.in
iiau.uz
iicb.res.in
iict.indusuniversity.in
iihtsrt.com
iii-lo.tarnow.pl
iiitb.net
iiitb.org
iiits.in
iimahd.ernet.in
iimb.ernet.in
iimtindia.net
iimtindia.net.in
iimtu.com
iimtuniversity.com
iisaltierospinelli.it
iisbianchi.org
iisc.ernet.in
iiscuriesraffa.it
iisenzoferrari.it
iisfortunato.onmicrosoft.com
iisgalilei.eu
iismarconipieralisi.it
iisruffini.it
iiss.ae
iissgravina.it
iisstecnicomonopoli.it
iistorriani.it
iisvaldagno.it
iisve.it
iisvolta.it
iit.it
iit.tn
iitbombay.org
iitd.ernet.in
iite.indusuniversity.in
iitg.ernet.in
iitis.pl
iitkgp.ernet.in
iitmjanakpuri.com
iitp.ru
iitr.ernet.in
iitu.kz
ijburgcollege.nl
ijs.si
ijse.lk
ikasle.aeg.eus
ikfia.ysn.ru
ikorn.be
ikrs.no
iksu.kg
ikzubirimanteo.com
ilb.idserve.net
ilerna.com
ilernaonline.com
ilg.cat
ilim.poznan.pl
ilisimatusarfik.gl
ilkleygs.co.uk
ilo.pl
ils.res.in
imag.fr
imbt.ma
imc-krems.eu
imconnect.co.za
imdea.org
ime.eb.br
ime.ru
imerir.com
imese.gr
imf.com
imi-luzern.com
imi-samara.ru
imiberg.it
imie-paris.fr
imiit.ru
imj-prg.fr
imm.uran.ru
immalle.be
immune.institute
imp.gda.pl
impa.br
impan.pl
impatech.org.br
implika.es
impscet.net
impspolytech.com
imsc.res.in
imset.tn
imsnoida.com
imsp-uac.org
imt-atlantique.fr
imt-atlantique.net
imt-atlantique.org
imt-bs.eu
imt-lille-douai.fr
imt-mrs.fr
imt-nord-europe.fr
imtek.de
in.cscm-lx.pt
ina.cr
inaf27.com.ar
inai.kg
inalco.fr
inaoep.mx
inatel.br
incoslapaz.org
ind-it.dk
ind-thuin.be
inda.be
indbg.be
indi.ru
indianatech.net
indianschool.bh
individualisterne.dk
indoreinstitute.com
indsi.ru
indusschoolhyd.com
indusschoolpune.com
ine.inpt.ma
inecol.mx
infai.org
infis.cz
info-spsepn.edupage.org
infobosccoma.net
infomila.info
infoplus.tn
informatica.hyperion.ro
informatica.iesvalledeljerteplasencia.es
informatics.ru
informatikschuleolten.ch
informika.ru
infotec.mx
infouniron.com
infovsem.cz
ing.una.py
ingesup.com
inggu.ru
inghamisd.org
inha.uz
inholland.nl
ini.ch
iniad.org
initcollege.com
inlive.fi
inn.no
innlandetfylke.no
innoaca.kr
innolyceum.ru
innopolis.ru
innovationacademy.kr
innovationcharter.org
innovationsgymnasiet.se
inntal-gymnasium.de
inp-fc.fr
inp-n7.fr
inp-toulouse.fr
inp.pt
inpe.br
inpg.fr
inphb.ci
inpl-nancy.fr
inra.fr
inrs.ca
insa-cvl.fr
insa-lyon.org
insa-rennes.fr
insa-rouen.fr
insa-strasbourg.fr
insa-toulouse.fr
insa.ueuromed.org
insabatoliba.cat
insait.ai
insalfonscostafreda.cat
insat.ucar.tn
insbaixcamp.cat
inscamidemar.cat
inseec-edu.com
insernestlluch.cat
insgabrielamistral.cat
insi.mg
insideranken.org
insjaumemimo.cat
inslaferreria.cat
inslaguineueta.cat
inslapineda.cat
inslasinia.cat
inspalamos.cat
inspauvila.cat
inspedralbes.cat
inspladelestany.cat
insta.fr
institut-g4.fr
institutb7.cat
institutdegenech.fr
institutgiligaya.cat
instituticaria.cat
institutjaumehuguet.cat
institutlasegarra.cat
institutodh.net
institutomix.com.br
institutoptique.fr
institutoserpis.org
institutotimoteo.com
institutsaintjean.org
institutsolacroup.com
institutvidreres.cat
insulacollege.nl
int-evry.fr
intc.kz
intec.org.ua
intecbrussel.be
intechchs.org
intechinfo.fr
intedgroup.com
interhigh.co.uk
interlakes.org
interlochen.org
internationalschoolofeurope.eu
internationaluniversity-schoolofmedicine.org
interun.ru
intisana.com
inttic.dz
intuit.kg
inuaf-studia.pt
inueco.ru
invenio.org
invertis.org
invicta.viat.org.uk
invictushigh.org
io-warnemuende.de
ioffe.ru
ionio.gr
ionis-stm.com
iou-students.com
iou.edu.gm
ip-formation.fr
ip-formation.net
ip-paris.fr
ipag.fr
ipari.vein.hu
ipb.fr
ipb.pt
ipbeja.pt
ipc.dk
ipc.pt
ipca.pt
ipcb.pt
ipcbcampus.pt
ipchile.cl
ipciisa.cl
ipd.sn
ipec.org.in
ipeim.u-monastir.tn
ipeindia.org
ipeis.u-sfax.tn
ipfs.province.namur.be
ipg.pt
ipgp.fr
ipi-akademija.ba
ipi.igsgroupe.com
ipiaget.org
ipiaget.pt
ipilyon.net
ipipan.waw.pl
ipl.pt
iplacex.cl
iplei.pt
ipleiria.pt
ipleones.cl
ipmaia.pt
ipnetinstitute.com
ipp.pt
ipportalegre.pt
ipr.res.in
ips.pt
ipsa.fr
ipsacademy.org
ipsantarem.pt
ipsas-ens.net
ipsas.tn
ipsd.org
ipsksa.com
ipso.ch
ipssi-lyon.com
ipt.pt
iptmuran.ru
ipu.de
ipu.ru
ipv.pt
ipvc.pt
iqraeducation.org
ir.bas.bg
irakasle.eus
irakasle.net
iram.be
iraquniversity.net
ird.fr
irfe.cl
irgups.ru
irisa.fr
irk.ru
irkat.ru
ironialef.org.il
ironihei.tad.org.il
irup.com
irvingtonschools.org
isaacnewtonsixthform.co.uk
isae-ensma.fr
isae-supaero.fr
isae-supmeca.fr
isae.fr
isagosselies.be
isai.pt
isamm.u-manouba.tn
isamm.uma.tn
isara.fr
isartdigital.com
isb-sib.ch
isb.be
isb.ro
isbatuniversity.com
isbb.pt
isbm-school.com
isbm.u-monastir.tn
isboman.com
iscac.pt
iscae.mr
iscaexeter.co.uk
iscet.pt
iscmosuperiori.com
iscod.school
iscom.org
iscpalyon.net
iscparis.com
iscte.pt
isd110.org
isd112.org
isd181.org
isd194.org
isd273.org
isd284.com
isd361.org
isd535.org
isdedu.de
isea.ru
isec.am
isec.pt
isefac.fr
isefac.org
isel.pt
isen-bretagne.fr
isen-lille.fr
isen.fr
isep.fr
isepbg.ucar.tn
iserv-gis.de
iserv-herderschule-giessen.de
iserv-schiller-schule.de
iserv-schillerschule.de
iserv-trg-oha.de
iserv.kkg.berlin
iservigs-embsen.de
ises.com.br
iset.ge
isetcom.tn
isetsf.net
iseu.by
isfce.be
isfce.org
isg.pt
isg.u-tunis.tn
isgis.u-sfax.tn
isgs.u-sousse.tn
ishahomeschool.org
isi-hagenberg.at
isiadesign.fi.it
isiam.ma
isicom.education
isigk.u-kairouan.tn
isii.it
isikef.u-jendouba.tn
isil.pe
isiltp.it
isima.fr
isima.u-monastir.tn
isimg.tn
isimm.u-monastir.tn
isims.usf.tn
isimsf.u-sfax.tn
isinfo.mg
isisdavinci.eu
isismattei.org
isissacilebrugnera.it
isitc.u-sousse.tn
isitgo.it
isjlalouviere-ac.be
iskule.no
isl-edu.be
isl.cy
isla.pt
islahonline.org
islamicug.com
islamicuniversity.nl
islqatar.org
islt.u-carthage.tn
islt.ucar.tn
ism-dortmund.de
ism-sabis.net
ism.de
ism.lt
ismai.pt
ismanila.org
ismat.pt
ismcm-cesti.fr
ismonnet.onmicrosoft.com
ismpo.sk
ismreves.net
ismt.pt
ismu.baikal.ru
isneu.org
isnm.de
isp.cz
ispa.pt
ispab.pt
ispaj.net
ispascalcomandini.it
ispgaya.pt
ispl.ch
ispras.ru
ispring.institute
isptec.co.ao
ispu.ru
isr-school.de
isr.ch
isriga.lv
iss-cheb.cz
iss-lubumbashi.org
iss.nl
issatkas.u-kairouan.tn
issatso.u-sousse.tn
issgreppi.it
istea.com.ar
istec.pt
istef.fr
istemghs.org
istic.u-carthage.tn
istic.ucar.tn
isticbc.org
istitutoacerbo.it
istitutocorni.it
istitutodionigiscano.org
istitutofortuny.it
istitutofreud.it
istitutolevi.it
istitutomarangoni.org
istitutomasterform.it
istitutopilati.it
istitutoriva.it
istitutosalvini.it
istitutoscolasticomoravia.it
istitutovolta.it
istp.pt
istu.ru
isu.ru
isuct.ru
isutc.transcom.co.mz
isyedu.org
it-akademija.com
it-akademy.fr
it-gymnasiet.se
it-neec.jp
it-students.fr
it-u.at
ita-education.ci
ita.br
ita.mx
italo.br
itarchimede.it
itas.ca
itb.cat
itb.ie
itbeltran.com.ar
itbildungshauseducation.onmicrosoft.com
itbmu.org.mm
itbramantegenga.it
itbs.tn
itbspa.de
itc-dortmund.de
itc-studenten.de
itc.kr
itc.mx
itc.nl
itcarlow.ie
itclevi.it
itcollege.ee
itcollege.lviv.ua
itczappa.it
itd-hub.com
itdavinci.eu
itdcanada.ca
iteam-univ.tn
itecboisfleury.fr
itech-bs14.de
itech.fr
itecriocuarto.org.ar
itescia.fr
itesdagomari.it
iteso.mx
itgen.io
itggot.se
itgymnazium.cz
ith.mx
iths.se
ithub.ru
iti.is
itiangioy.org
iticbcn.cat
iticopernico.it
iticparis.com
itimedi.it
itimonaco.it
itiomar.net
itis-molinari.eu
itis.biella.it
itis.pr.it
itisandria.it
itisavogadro.it
itiscastelli.it
itiscastelli.onmicrosoft.com
itiscuneo.eu
itisff.it
itisgalileiroma.it
itisguidodorso.it
itismajo.school
itismeucci.com
itispaleocapa.it
itispascal.it
itispininfarina.it
itisravenna.it
itisrossi.vi.it
itisurbino.it
itisvinci.com
itivinci.mo.it
itivoltativoliguidonia.net
itla.mx
itlearning-settat.com
itlearning-settat.org
itmgoi.in
itmvu.in
ito.dz
itpac.br
itpbucuresti.ro
itpg-varna.bg
itpu.uz
itrithuc.vn
its-ictpiemonte.it
its-stuttgart.de
itsaltoadriatico.it
itscm.be
itsdigitalacademy.com
itsincom.it
itsjobs.it
itsligo.ie
itsmeccatronico.it
itson.mx
itsos-mariecurie.it
itsrizzoli.it
itstalentfactory.onmicrosoft.com
itstechtalentfactory.it
itstep.kz
itstep.md
itstep.org
itstepuniv.onmicrosoft.com
itsumbria.it
ittd.ie
ittdublin.ie
ittralee.ie
ittterni.org
ituniversity-mg.com
itvet.ge
iu-akademie.de
iu-study.org
iu-travnik.com
iu.org
iua.ci
iubh-dualesstudium.de
iubh-fernstudium.de
iubh.de
iuca.kg
iue.it
iuget.org
iuil.lu
iuk.kg
iulm.it
iun.ch
iuo.it
iup.e-una.mr
iusd.org
iusspavia.it
iut-douala.cm
iut-rodez.fr
iut-tarbes.fr
iut-tlse3.fr
iut-valence.fr
iut.uz
iutamaracay.com.ve
ivc.tmet.org.uk
ivesheadschool.co.uk
ivesheadschool.org
ivesheadschool.org.uk
ivey.ca
ivgpu.com
ivobrugge.be
iwp.ru
jacsin.org.uk
jadavpuruniversity.in
jade-hs.de
jadwiga.lublin.pl
jak.lv
jakob-brucker-gymnasium.de
jamesirwin.org
jamesrumsey.net
jamk.fi
jamsa.mobi
jankollar.org
jaroska.cz
jarrellisd.net
jarrellisd.org
jaumebalmes.net
jbdelasalle.com
jbnuu.uz
jbrel.fr
jburroughs.org
jc-21.jp
jcpsnj.org
jcsds.net
jcu.cz
jda-gex.education
jdarc95.fr
jdpu.uz
jdragonmail.us
jdu.uz
jeanne-darc-vitre.fr
jec-jabalpur.org
jedlik.eu
jedlik.hu
jedlik.net
jedu.fi
jeffcopublicschools.org
jeffcoschools.us
jeffstateonline.com
jefftwp.org
jenaplangymnasium.org
jenseneducation.se
jeonminhs.djsch.kr
jeppiaarinstitute.org
jerichoapps.org
jerschools.org.il
jerusalem365.org.il
jessamine.kyschools.us
jesuitmail.org
jfg-augsburg.de
jgvaldemora.org
jgy.se
jhgcloud.de
jhncc.org
jhs.net
jhubc.it
jihc.kz
jimsgn.org
jimsindia.org
jindai.jp
jirovcovka.cz
jirovcovka.net
jis.az
jisedu.or.id
jiu.ac
jkg-ibb.de
jkhs.org.uk
jksmail.net
jku.at
jlhs.net
jls-hh.net
jmieti.org
jmlschool.org
jnu.kr
joensuu.fi
johak.at
johannes-althusius-gymnasium.de
johanneum-lg.de
johnabbott.qc.ca
johnabbottcollege.net
johnadamsacademy.org
johntalabot.com
jopers.com.br
jordandistrict.org
joseph-koenig-gymnasium.de
josephleckieacademy.co.uk
joyintlschool.com
jp2gimnazija.lt
jpcatholic.com
jpgacademy.org
jpgzx.com
jprs.de
jpsstudents.org
jpte.hu
jrischools.org
js-student.org
jsd117.org
jsg-karlstadt.de
jssstuniv.in
jtc-roosendaal.nl
ju.se
juanbohon.cl
juanxxiii.net
juetguna.in
juitsolan.in
jules-verne-campus.de
julianum.de
julianum.eu
julius-wegeler-schule.de
jum.ru
junia.com
jussieu.fr
juventus.schule
jviladoms.cat
jvo.nl
jws-rv.de
jxhlxy.com.cn
jxvc.jx.cn
jyotinivas.in
k12.prosper-isd.net
k12.scsd.ac
k12albemarle.org
k12louisa.org
kaa.org.uk
kabk.nl
kadai.jp
kadoorie.org.il
kaf65.ru
kag-erding.de
kagawa.kosen-ac.jp
kai.ru
kaiseigakuen.jp
kait.jp
kait20.ru
kalamazoopublicschools.net
kalmsu.ru
kalsbeek.nl
kamchatgtu.ru
kamgu.ru
kamk.fi
kansaigaidai.jp
kansk-tc.ru
kant.ms.de
kantiana.ru
kantisargans.ch
kantiwattwil.ch
kantiwil.ch
kapellen-ms.de
karamu.nz
karazin.ua
karch.dk
karelia.fi
karlkuebelschule.de
karlshochschule.de
karlskogafhs.se
karmoyskolen.no
karpagam.com
karstula.fi
kashmiruniversity.net
katedral.se
kath-fh-nord.de
katharineum.de
katho.be
katowice.zdz.katowice.pl
katyisd.org
kau.kr
kau.kz
kauko.lt
kauniaistenlukio.fi
kavalirka.cz
kaviat.ru
kazanconservatory.ru
kazatu.kz
kazguu.kz
kazirangauniversity.in
kaznmu.kz
kazntu.kz
kaznu.kz
kbbz-dillingen.de
kbfi.ee
kbgtk07.ru
kbm-du.de
kbs-nordhorn.de
kbsu.ru
kbtcoe.org
kbtu.kz
kbw.ch
kbzsg.ch
kcd.org
kcgcollege.com
kcis.com.tw
kcisg.com
kcn.ru
kcpupils.org
kcrtk.lv
kcs.org.uk
kcu.ac
kd-ict.com
kdfg.info
kdg.be
kdhigh.co.uk
kdror.co.il
kdu-online.com
kdu.md
ke.hu
kea.dk
kearneycats.com
kearsarge.org
kedgebs.com
kee.hu
kefikon.ch
kefo.hu
kegs.org.uk
kelibia.r-iset.tn
kellerisd.net
kemerovorea.ru
kemk.kiev.ua
kemsu.ru
ken.ch
kennemerlyceum.nl
kennetschool.co.uk
kentdenver.org
kenton.kyschools.us
kenzie.academy
kernhigh.org
kerrycollege.ie
kerschensteinerschule.de
kes.net
kesacademy.org.uk
kesbath.com
keshetschool.com
kesw.org
keswicksch.co.uk
keu.kz
kew.org
keyanomail.ca
keyce-academy.fr
keyin.com
keystoneacademy.cn
kfaryarok.eduil.org
kfb-berlin.de
kfh-freiburg.de
kfh-mainz.de
kfhnw.de
kftg.ch
kfti.knc.ru
kfvelev.se
kgasu.ru
kgau.ru
kgemt.org.ua
kgeu.ru
kgl.schule
kglakademi.dk
kgmu.kz
kgpu.ru
kgre.hu
kgs-leeste.eu
kgs-rastede.eu
kgs-schneverdingen.eu
kgs.org.uk
kgsha.ru
kgshemmingen.eu
kgslaatzen.eu
kgsu.onmicrosoft.com
kgsu.ru
kgu.kz
kgv.hk
kgw-duisburg.de
kh-berlin.de
khadi.kharkov.ua
khan-uul.mn
khawarizmi.com
khazar.org
khbo.be
khgmettmann.de
khi.is
khio.no
khk.be
khk.ee
khleuven.be
khlim.be
khm.de
khnu.km.ua
khpcc.com
khpk.ru
khsa.de
khstu.ru
khsu.ru
khtk27.ru
kic.kr.ua
kimep.kz
kings.education
kingsburyhigh.org.uk
kingschester.co.uk
kingschristian.ca
kingscollege.lk
kingsdalefoundationschool.org.uk
kingsinterhigh.co.uk
kingsmeadschool.net
kingsolomonhigh.co.uk
kingsolomonhigh.com
kingsolomonschool.org
kingsthorpecollege.org.uk
kingstirana.com
kingstirana.net
kingsu.ca
kingsworcester.org.uk
kinkaid.org
kinzig-schule.de
kipu-rc.ru
kirkbiekendal.co.uk
kirkhamgrammar.co.uk
kirtlandhornet.org
kisarazu.kosen-ac.jp
kisd.de
kism.or.ke
kissr.edu.krd
kist.re.kr
kitcoek.in
kitm.lt
kitz-heidelberg.de
kiu.kg
kiu.ru
kiuf.uz
kiut.uz
kjhasselt.be
kjit.org
kjs.hk
kkg.muenchen.musin.de
kkos.net
kks-kiel.de
kks.ch
kks.kbs.schule
kkszki.hu
kktavastia.fi
kkz.net.ua
klara-oppenheimer-schule.de
klaraopp.onmicrosoft.com
klein-seminarie.be
kleinisd.net
klg.or.at
klgtu.ru
kloofhigh.co.za
klostergasse.at
klpvm.lt
klschools.org
klte.hu
kluniversity.in
kma.lt
kme.ch
kmg-fn.de
kmgfn.de
kmmc.in
kmmokykla.lt
kmrf.kiev.ua
kmu.kr
knabenrealschule-neumarkt.de
knastu.ru
knau.kg
kneu.dp.ua
kneu.kiev.ua
kneu.ua
knitukazan.onmicrosoft.com
knoxschools.org
knteu.kiev.ua
kntu.kr.ua
kntu.net.ua
knu.kg
knu.kr
knu.ua
knutd.com.ua
knuthahn.se
koblenzcbs.onmicrosoft.com
kobos.be
kochanowski.radom.pl
kodecx.com
kodolanyi.hu
kogeka.be
kohamme.be
kolieh.com
kolleg-st-sebastian.de
kollegistans.ch
komitent.ru
koncon.nl
kongucollege.com
konrad-zuse-schule.de
konstfack.se
kopernik.mielec.pl
kopernikus.pl
kosinka.com
kosiskola.ro
koudata.fi
koulu-isk.fi
koulut.kaarina.fi
koyauniversity.org
koziz.ru
kp.dk
kpedu.fi
kpi.in.ua
kpi.kharkov.ua
kpi.ua
kpiapeps.onmicrosoft.com
kps.co.uk
kps.woodard.co.uk
kpu.ca
kpu.krosno.pl
kramim.ort.org.il
krasgmu.ru
krasiniak.pl
krbor.de
kre.dp.ua
kre.hu
kristiania.no
kristujayanti.com
krokeide.vgs.no
kroton.com.br
krstc.ru
krsu.kg
ks-ldk.de
ksaba.ru
ksaeu.kherson.ua
ksai.ru
ksb-sg.ch
ksba.ch
ksbg.ch
kscs.org.uk
ksd.org
ksdiest.be
ksdream.or.kr
kse.org.ua
ksfei.ru
ksfh.de
ksh.hanau.schule
kshapira.ort.org.il
kshp.ch
ksimlee.ch
ksk.ch
ksma.ks.ua
ksmenzingen.ch
ksmu.kg
ksmu.kharkov.ua
ksn.org.uk
ksobwalden.ch
kspeu.ru
kspu.kaluga.ru
kspu.kr.ua
kspu.ptz.ru
kspu.ru
ksrct.net
kst-vechta.de
kst.kz
kstu.kg
kstu.kursk.ru
kstu.kz
kstu.ru
kstu.su
kstuca.kharkov.ua
ksu.ks.ua
ksu.kz
ksu.ru
ksucta.kg
ksuster.ch
ksw.org.uk
kswe.ch
ksz.edu-zg.ch
kta1-hasselt.be
ktbp.net.ua
ktepcknute.kyiv.ua
ktgg.kiev.ua
kti.edu.krd
ktmc.lt
ktu.lt
kture.kharkov.ua
ku-eichstaett.de
ku.de
ku.lt
ku.sk
ku.th
kua.org
kubagro.ru
kubsau.ru
kubstu.ru
kubsu.ru
kuef.kz
kukullagaikas.com
kul.lublin.pl
kul.pl
kulkergimi.hu
kulkertechnikum.hu
kulturama.se
kumamoto.kosen-ac.jp
kumsa.net
kundmanngasse.at
kunskapsforbundet.se
kunstakademie-duesseldorf.de
kunstakademiet.dk
kunstuni-linz.at
kuosat.org
kuperacademy.ca
kursk-uni.ru
kursknet.ru
kursksu.ru
kurume.kosen-ac.jp
kushiro.kosen-ac.jp
kuva.fi
kuzmk.ru
kuzstu.ru
kvadraturen.vgs.no
kvberhampur.in
kvbl.ch
kvg-mettingen.de
kvgg.de
kvgschulen.de
kvk.lt
kvkedu.lt
kvl.dk
kvpu.co.ua
kvri.be
kvschools.net
kvsrodelhi.in
kw1c.nl
kwantlen.bc.ca
kwantlen.ca
kwantlen.net
kwcollege.nl
kwr-hannover.de
kwr-hannover.eu
kwrg.eu
kwspz.pl
kyamk.fi
kyberna.cz
kyh.se
kyoto-msc.jp
kyoto-u.jp
kyudai.jp
kyungpook.kr
kzn.ch
kzo.ch
kzu.ch
la-joliverie.com
la-pmn.org
lab.fi
labaki.gr
labmiddleschool.com
labom2iformation.fr
labore.ru
labyrinthschool.cz
lacatholille.fr
lacitec.on.ca
laclick.school
laconiachristian.org
ladueschools.net
lagh-univ.dz
lakeflyers.org
lakeheadschools.ca
lakeheadu.ca
lakeridgeacademy.org
lakesideschool.org
lama.lv
lamache.org
lamanu-student.fr
lamar.org.mx
lambdastudents.com
lambton.on.ca
lambtoncollege.ca
lamerce.com
lamk.fi
lammersvilleusd.net
lancastercountryday.org
lancastermennonite.org
lancing.org.uk
landau-forte.org.uk
landfermann-gym.eu
landmarkschool.org
landstede.nl
lanet.lv
langara.bc.ca
langara.ca
langleyschools.ca
lanyiferenc.hu
lapinamk.fi
laplateforme.io
lappee.fi
laredoisd.org
larvikskolen.no
lasalle-douala.org
lasalle-grenoble.fr
lasalle.cat
lasalle.org.br
lasalle63.fr
lasalle84.org
lasallecollege.com
lasallecollegevancouver.com
lasallefelipebenito.es
lasallep.mx
lasallepantin.fr
lasalleuniversities.net
lasallistas.org.mx
laschools.net
lat16.org.uk
latimer.org.uk
latymer.co.uk
lauder.hu
laurea.fi
laurenslyceum.nl
laurentian.ca
lausd.net
lavelleprep.org
law-school.de
lawnmanor.org
lawrencesheriffschool.com
lawrenceville.org
lazarski.pl
lazi-akademie.de
lbi.ro
lbiro.onmicrosoft.com
lbpearson.ca
lbs.net.ng
lbs.se
lbs4.salzburg.at
lbschools.net
lbsfe1.snv.at
lbsi14.fr
lbtu.lv
lc-ps.org
lcamn.org
lcc.lt
lccm.org.uk
lccsnj.org
lcieducation.net
lcisd.net
lcisd.org
lcucauquenes.org
ldcyzy.com
ldjsxy.com
ldv.ro
le-101.fr
le-campus-numerique.fr
leader171.kyiv.ua
leafacademy.eu
leanderisd.org
learn.conejousd.net
learn.flvs.net
learn.hohschools.org
learn.siriusuniversity.ru
learnatwren.org
learner.lcetb.ie
learnhfh.ch
learning.fraseric.ca
learning.icmanitoba.ca
learningplanetinstitute.org
learnmark.dk
lebk247.de
lecfl.com
lecnam.net
lecole-ldlc.com
lecolededesign.com
leerling-ptsmechelen.be
leerling.cals.nl
leerling.gitokbovenbouw.be
leerling.ichthuskampen.nl
leerling.kajmunk.nl
leerling.kandinskycollege.nl
leerling.over-y.nl
leerling.parmantscholen.nl
leerling.pieterzandt.nl
leerling.portamosana.nl
leerling.pvanhorne.nl
leerling.sgr20.be
leerling.stadenesch.nl
leerling.trevianum.nl
leerling.veluwscollege.nl
leerling.vova.nl
leeschools.net
leeuwenborgh.nl
leffellschool.org
leibniz-fh.de
leibniz-gymnasium-essen.de
leibnizschule-hannover.eu
leielandscholen.be
leightonpark.com
leijgraaf.nl
lekenlinge.nl
lemanmanhattan.org
lendi.org
leo-statz-berufskolleg.de
leobaeck.net
leogos.de
leominsterschools.org
lepidorocco.com
lerbermatt.ch
lerebours.org
lernende.bspaf.de
lerniastudent.se
lernsax.de
les-2-rives.fr
lesallay.academy
lesroches.es
lethpolytech.ca
letovo.ru
letumongolia.com
leu.lt
leuphana.de
levaygimnazium.hu
lew-port.com
lewiscentral.org
lexingtonma.org
leyada.net
lfatsf.org.uk
lfblbv.com
lfg.muenchen.musin.de
lfschools.net
lfze.hu
lg-bs.de
lgbk.de
lgca.ca
lgf09.fr
lgflmail.net
lgr.ch
lgs-di.de
lgs-hu.eu
lgsstudent.org
lhbk.nw.lo-net2.de
lhi.is
lhprep.org
lhps.org
lhs.se
liacs.nl
liberato.com.br
libertyhighschool.eu
libertyunion.org
libopenuniv-edu.org
lic145.kiev.ua
licejus.lt
liceoariosto.it
liceocaronapoli.it
liceocassini.eu
liceocattaneotorino.it
liceoconegliano.it
liceocroce.it
liceofermipadova.it
liceokennedy.it
liceolapaz.com
liceolapaz.net
liceolugano.ch
liceolugo.it
liceolussana.eu
liceomarconi.parma.it
liceomelipalermo.it
liceorighi.it
liceosabin.eu
liceosabin.it
liceoscacchibari.it
liceoscafati.it
liceovirgilioroma.com
liceulangelescu.ro
liceuldavinci.md
liceulnicolaeoncescu.ro
liceulovidius.ro
liceulprodeo.ro
liceulsaligny-tr.ro
liceulstefanodobleja.ro
liceulteoreticalexandrughica.ro
liceultonitza.ro
liceulunirea.ro
liceulvictorbabescluj.ro
liceum-davinci.pl
liceum.pijarzy.pl
liceum8.ru
liceumwchmurze.pl
liceupetrila.ro
liceusantista.com.br
licey34.zp.ua
licey84.ru
lichtenfels.at
licped.ro
licsfsava.ro
lider24.eu
liebenzell.org
liebigschule-giessen.de
liemerscollege.nl
liepu.lv
lifesciencesutc.net
ligcux.de
lighthousecoolbridge.org
liis.onmicrosoft.com
liis.ro
lilburntamilschool.org
lilu2.ch
limacityschools.org
limashawnee.com
limayrac.fr
limestone.on.ca
limt.co.uk
lincolncharter.org
lincolnps.org
lincolnschool.org
lincolnutc.co.uk
lincroft.academy
lindecollege.nl
lindengymnasium.de
linguanet.ru
linkiafp.es
linkiafp.online
linkstudents.it
lio-darmstadt.de
lions.net
lios.org
lip6.fr
lippe-berufskolleg.org
lisd.net
lisd.org
liskeard.net
list-gymnasium.de
lit.ie
lit1533.ru
lit1537.ru
litech.net
litsey2.ru
litsey7.com
litsey79.ru
littleheath.org.uk
littletonps.org
liuc.it
live.edja.pl
live.emvs.net
live.pantarijn.nl
live.preco.ru
live.wsd1.org
liveedu.mathiasz.hu
livenau.net
liveopisto.fi
liveuou.kr
livingstonschools.net
ljcds.org
lka.lt
lkka.lt
lkpfu.ru
ll.porteum.nl
ll.scholenaanzee.nl
llanoisd.org
llm.education
lls-bad.de
llu.lv
llwarriors.org
lm6e.ma
lma.lv
lmc-vo.nl
lmdsio.fr
lme.nu
lmetb.ie
lmghs.org
lmgrhl.de
lmsd.org
lmsf.es
lmta.lt
lmusd.org
lmuza.lv
ln.hk
lnau.lg.ua
lnbti.lk
lncc.br
lncu.cn
lni.ro
lnvk22.com.ua
lo-niepolomice.pl
lo.unisal.br
lo1.info.pl
lo13wroc.onmicrosoft.com
lo14.szczecin.pl
lo16.wroc.pl
lo2.wroc.pl
lo2gdynia.pl
lo3.gdynia.pl
lo31.krakow.pl
lo3msz.czest.pl
lo5.bielsko.pl
lo9wrocpl.onmicrosoft.com
lobiecz.pl
locustvalleyschools.org
lodz.spsk.pl
loetbstudent.ie
log-web.de
loganschools.org
loi.nl
loilza.pl
loiv.torun.pl
lome-bs.com
lomebs.com
londonschool.academy
longtrailschool.org
lonyayrefi.hu
loomis.org
lopiaseczno.waw.pl
lordswoodtrust.co.uk
lordwandsworth.org
lore-lorentz-schule.de
lorentzlyceum.nl
loretoletterkenny.ie
lornsenschule.sh.lo-net2.de
loskawina.pl
louis-leitz-schule.de
louisenlund.de
loyalistc.on.ca
loyalistcollege.com
lozuromin.onmicrosoft.com
lpg.muenchen.musin.de
lpml.com.ua
lpnu.ua
lposd.org
lprs.fr
lpsb.org.uk
lpsk12.org
lpssonline.com
lpu.co.in
lpu.in
lpu.lv
lrei.org
lrguas.ch
lrmk.ru
lrsd.org
lrstudents.org
lsamaldi.it
lsb.ie
lsbkmi.de
lschool5.ru
lschs.org
lsclondon.co.uk
lsf.org
lsfed.com
lsh-marquartstein.de
lshigh.org
lslancers.org
lsmu.com
lsmuni.lt
lsoriani.istruzioneer.it
lsr7.net
lsrhs.net
lsrhs.org
lssd.ca
lsst.ac
ltamg.ro
ltce.in
lth.se
ltib.ro
ltioanjebelean.info
ltmcis.ro
ltmeliade.ro
ltpetrestefanuca.md
ltsti.ro
ltu.bg
ltvk.lt
lu.lv
lubbockisd.net
lubbockisd.org
luca-arts.be
ludus-academie.com
ludwig-geissler-schule.de
lum.it
lumc.nl
lumii.lv
lumsastud.it
lusherschool.org
lut.cn
lute.lviv.ua
luth.se
lutsk-ntu.com.ua
luxemburg.bo.it
luxsb.lu
luzac.nl
lva.lt
lvjusd.org
lvusd.org
lw210.org
lwl-bz-soest.de
lwl-vvs.de
lwsd.org
lwshanghai.org
lyc-bonaparte.fr
lycam.fr
lycee-basch.fr
lycee-bordebasse.net
lycee-cci-gard.fr
lycee-de-beauvoir.education
lycee-descartes.ma
lycee-langevin-wallon.com
lycee-monge.fr
lycee-ndduroc.com
lycee-nevers.fr
lycee-pardailhan.fr
lycee-saintdenis.com
lyceeastier.com
lyceeclosmaire.onmicrosoft.com
lyceecoetlogon.fr
lyceeconnecte.fr
lyceedelasalle.fr
lyceefrancais.at
lyceefrancais.be
lyceefulbert.fr
lyceegalilee.fr
lyceelyautey.org
lyceemermozdakar.org
lyceenoaillesevian.org
lyceepergaud.fr
lyceerobertschuman.com
lyceesaintefamille.com
lyceesaintnicolas.fr
lyceesudmedoc.fr
lyceexavierseoul.org
lyceum-intellect.kiev.ua
lyceum.by
lyceum.lk
lyceum1.cv.ua
lyceum3.mk.ua
lyceumelst.nl
lyit.ie
lyk.fi
lyndhurstschools.net
lynnies.co.za
lynnschools.org
lyon-epsi.fr
lyon.ort.asso.fr
lz95.net
lz95.org
lzua.lt
m365.bfwbb-lernen.de
ma-web.nl
ma.odessa.ua
maarif.com.sa
maartenvanrossem.nl
maaslandcollege.nl
mac-eg.com
macademy.org.uk
macewan.ca
macintyreacademies.org
mackenzista.com.br
macromedia.de
mad-fac.be
madeira.org
madeiracityschools.org
madeiratorres.com
madi.ru
madiasu.onmicrosoft.com
madisonk12.net
madisonu.com
maedchenrealschule-neumarkt.de
maerlantatheneum.be
maghullhigh.com
magistricumacini.it
magtu.ru
mah.se
mahdia.r-iset.tn
mai.education
mai.ru
maidenerleghschools.co.uk
mail-ecv.fr
mail-esd.com
mail-formateur.net
mail.asp.lodz.pl
mail.bomjesus.br
mail.gretnadragons.org
mail.gws-loerrach.de
mail.gym-sarstedt.de
mail.hniu.cn
mail.islagaia.pt
mail.islasantarem.pt
mail.kreuzgymnasium.de
mail.kyutech.jp
mail.lovassy.hu
mail.lzjtu.cn
mail.scuole.vda.it
mail.tust.cn
mail.univ-djelfa.dz
mail.whicu.com
mail.xzcit.cn
mailwb-online-campus.de
maisunifacisa.com.br
makeschool.com
mala.bc.ca
malad.us
malardalenstekniska.se
maldaparamedicalcollege.com
maldenps.org
malignani.ud.it
malraux.paysdelaloire.e-lyco.fr
malrauxbethune.fr
malta.qsi.org
maltingsacademy.org
maltonschool.org
maltuna.eus
mamk.fi
man.radom.pl
managusamv.ro
manas.kg
manavrachna.net
manorhallschool.com
manukaumail.com
maraigimi.sk
marchwoodseniorschool.org
marconi-galletti.it
marconi.imperia.it
marconicloud.it
marconigorgonzola.it
marconipontedera.onmicrosoft.com
marconirovereto.it
maredschool.be
mariancollege.org
marianopolis.com
marienschule-bielefeld.de
marienschule-students.com
marienschule.com
marionstudents.net
marioquintana.com.br
marista-carcavelos.org
maristaslogrono.es
maristavirtual.org.br
maristes.alumne.cat
markdorf-robotics.de
markland.nl
marlboroughcollege.my
marlboroughcollege.org
marsd.org
marselisborg-gym.dk
marsk12.org
marstu.mari.ru
marsu.ru
martinuscollege.nl
martipous.cat
maruapula.org
marxadella.com
marymathacollege.org
mascamarena.es
maschool.org.uk
maslearner.org.uk
masonohioschools.com
master-developpement-logiciel.fr
master-stic.fr
mat.tn.it
matc.net
matfyz.cz
math.cas.cz
math.hr
mathfineco.org
mathos.hr
maua.br
maup.com.ua
mauryk12.org
max-emden.net
max-planck-ge.de
max-weber-schule.de
maxe-del.de
maxplanckschools.de
maxwell.mi.it
may.ie
mayatanfoundation.org
mayfieldschool.net
mayk.fi
maynard.co.uk
mayor.cl
mba-esg.net
mbg-germering.de
mboamersfoort.nl
mborijnland.nl
mboutrecht.nl
mbs-altona.de
mbs.net
mbu.asia
mbway.org
mcag.moscow
mcag.ru
mcb.by
mccallie.org
mcdaniel.hu
mcdonogh.org
mcet.in
mcg-berlin.de
mcgduesseldorf.nw.lo-net2.de
mcggehrden.de
mchs.net
mci4me.at
mck-ktits.ru
mcka.in
mckinneyisd.net
mcleon.de
mcmsnj.net
mcps.org
mcpsmd.net
mcqstudent.org
mcquaid.org
mcsoxford.org
mcurie.it
mcusd709.org
mcvts.org
mdanderson.org
mdc-berlin.de
mdg-hamburg.de
mdnpedago.fr
mdpu.org.ua
mdu.se
mdusd.net
mdusd.org
meadowridge.bc.ca
meadowridge.ca
mechwart.com
medac.es
medborgarskolan.se
medcol.mw
mediacollege.dk
mediadesign.de
mediadesignschool.com
mediamatika.sk
medieinstitutet.se
medinabees.org
medtech.tn
meduni-graz.at
meduni.am
medunigraz.at
meduniv.lviv.ua
meduniversity-plovdiv.bg
meduniwien.at
mef.hr
mefst.hr
megpk.ru
mein-gaussge.de
mekifh.edum.org.il
melies.com
melies.com.br
melroseschools.com
meltwater.org
mendelcollege.nl
mendizabala.eus
menloschool.org
mensagymnazium.cz
meole.co.uk
meolscophighschool.co.uk
mercantec.dk
mercator-berufskolleg.de
merchanttaylors.com
merito.pl
merrickprep.com
meruzalka.cz
merz-akademie.de
mes-portal.de
mes.ru
mesaschool.org
mescoeorg.onmicrosoft.com
mesi.ru
mesk.de
mespune.in
meteo.fr
metis.academy
metropolia.fi
metropolitan.hu
metuchenschools.org
metznumericschool.fr
meuibgen.com.br
mev.hr
mevoot-eron.com
mewo-campus.fr
mewo.fr
mfh-iserlohn.de
mfi.org.ph
mfknukim.mk.ua
mfmgutu.ru
mfriends.org
mfua.ru
mg-akademie.cz
mg-babatonka.bg
mgavm.ru
mgberon.com
mggs.org
mgl.lb.bw.schule.de
mgotu.ru
mgou.ru
mgppu.ru
mgpu.ru
mgri.ru
mgs.org
mgschools.net
mgsu.ru
mgu.bg
mgup.ru
mgupp.ru
mgutm.ru
mh-freiburg.de
mh-hannover.de
mh-trossingen.de
mhchs.org.uk
mhmk.de
mhn.de
mhrd.org
mhusd.org
mia.by
mibdu.org
micamail.in
michaelhouse.org
middletownusd.org
midlandps.org
midlothian.education
miet.ru
mietjammu.in
mif.hu
mihppk.ru
mii.lt
miigaik.ru
miit.ru
mijncarmelhengelo.nl
mikulasske.cz
mila.quebec
mile.education
milkenschool.org
millardps.org
millaschool.org
millasd.org
millburn.org
millfieldschool.com
millhill.org.uk
millhill.school
miltonps.org
min.ksleuven.be
minervagymnasium.se
minervaskolan.se
mines-albi.fr
mines-ales.fr
mines-ales.org
mines-douai.org
mines-nancy.org
mines-nantes.fr
mines-saint-etienne.org
minesdedouai.fr
miniemen.school
mininuniver.ru
mint-kolleg.de
mintcollege.com
mipolytech.education
miras.be
mirbis.ru
mirea.ru
mirschool.ru
mis-munich.de
misbbocconi.com
misd400.org
misdmail.net
misgavhs.co.il
missionacademy.org
mit.asia
mitht.ru
mitkundapura.com
mitmuzaffarpur.org
mitmysore.in
mitrastudents.com
mitso.by
mitt.ca
mittymonarch.com
mitvuc.dk
miu.by
miu.org
miuandes.cl
miun.se
mjbha.org
mjm-design.com
mjm-design.fr
mjo.krakow.pl
mk-bs.de
mka.org
mke.hu
mkgtu.ru
mkgym.cz
mksumdu.info
mkuniversity.org
mlg-bad.de
mls-marburg.de
mls.kbs.schule
mlschools.org
mm-bbs.de
mma.ru
mmamos.ru
mmbbs.eduplaza.de
mmgimnazija.lt
mmhs.co.uk
mmumullana.org
mmuusd.org
mng.ch
moberlyspartans.org
mobile-university.de
mobyus.be
modiin.eduil.org
moe.om
mogadishuuniversity.com
mogilev.by
moisenicoara.ro
moisil.ro
moisilbv.ro
moisiltm.ro
mojasiodemka.pl
mojcosinus.pl
mok.kz
moldnet.md
mome.hu
monboreal.ca
monbureaunumerique.fr
monccnb.ca
mondia.nl
mondriaanict.nl
moniris.com
monlau.com
monlau.es
monlycee.net
monroeps.net
monroeps.org
montana-zug.ch
monte-koeln.de
montessoriarnhem.nl
montessorischool.es
montfort.be
montpellier-bs.com
montrealcollege.ca
monusb.ca
moorelanduniversity.com
moorheadschools.org
morehouseschool.co.uk
moreland.org
morgank12.org
morganparkacademy.org
moriczref.hu
moringaschool.com
morrishs.org
mosconsv.ru
mosgu.ru
mosmetod.ru
mospolytech.ru
motolinia.com.mx
motsd.org
motthallcs.org
moundsviewschools.org
mountainheightsacademy.org
mountunion.onmicrosoft.com
mountvernonschool.org
mpcstudent.com
mpei.ru
mpg-bb.de
mpg-ka.de
mpg-trier.de
mpi-cbg.de
mpi-sws.org
mpia.de
mpspride.org
mpt.ru
mrc-academy.org
mrce.in
mrfylke.no
mrjaffesclass.com
mrk-bsuir.by
mrl-spl.ir
mrsdmail.org
mrsu.ru
mruni.eu
ms-muc.de
ms.princepublicschool.com
ms447.org
msa.eun.eg
msa.nl
msaab.ru
msad11.org
msad49.org
msajce-edu.in
mschool5.in.ua
msd.oregonk-12.net
msedu.gutenberg-gym.de
mseu.de
msft.cesae.pt
msg-landau.education
msi-ggsip.org
msijanakpuri.com
msit.in
msitprogram.net
msiu.ru
msjnet.net
mskcc.org
mslu.by
msmsu.ru
msnsixth.com
mso365.ipluso.pt
mspu.by
mspvl.com
mspvl.in
mssm.org
mssw.in
mstuca.aero
mstuca.ru
msu.am
msu.by
msu.su
msu.uz
msuee.ru
msuie.ru
msun.ru
msun.study
msvu.ca
msw-lachartreuse.fr
mt.estudante.senai.br
mta.ca
mta.ro
mtf.hu
mtg.muenchen.musin.de
mtg.musin.de
mtgmuenchen.de
mtka.org
mtp.by
mtparanschool.com
mtroyal.ab.ca
mtroyal.ca
mtsdstudent.us
mtsm.org
mtsn.org.uk
mtu.ie
mtuci.ru
mtvidyapeeth.org
mu-luebeck.de
mu-plovdiv.bg
mu-sofia.bg
mu-varna.bg
mu.oz.au
muan.hs.jne.kr
mubint.ru
muctr.ru
muehlbachschule.net
muh.ru
muiv.ru
mumail.ie
mundiapolis.ma
muni.es
munkka.fi
mup.cz
murciaeduca.es
mursd.org
musik-kons.dk
mut.heliosschule.de
mutacth.com
muthesius.de
muwci.net
muzycznaradom.pl
mvcs.org
mveu.ru
mviteazul.ro
mvl-gym.de
mvla.net
mvsd21.org
mvwsd.net
mwn.de
mws-mainz.de
mwschool.org
mwsl.eu
my-digital-school.org
my.browardschools.com
my.caddoschools.org
my.hartdistrict.org
my.sduhsd.net
myaie.ac
myasm.ca
mybest.org.uk
myboston.co.za
mybvc.ca
mycambrian.ca
mycanctb.ca
myccs.ie
mycdi.ca
mycit.ie
mycod.us
mycommodores.org
mycorvey.de
mycva.org
mycw.org
mycwi.cc
mydavinci.nl
mydbs.ie
mydigitalschool.com
mydit.ie
mydusd.org
myecran.net
myepse.be
myesg.net
myflemingcollegetoronto.ca
mygeorgian.ca
myges.fr
mygyanvihar.com
mygymer.ch
myhalifax.us
myhsba.de
myhss.de
myimmaculatehs.org
myise.cloud
myiuc.com
mykolbe.org
mylambton.ca
mylangara.bc.ca
mylangara.ca
mylaurier.ca
mylfabc.ca
mylifeunisaac.onmicrosoft.com
myloketzwijndrecht.nl
mymacewan.ca
mymhc.ca
mynbcc.ca
mynbps.org
mynorquest.ca
mynsb.co.uk
myokanagan.bc.ca
myoneclay.net
mypisd.net
mypscedu.com
mysandstorm.org
mysbisd.org
myscc.ca
myscps.us
myseneca.ca
mysummitps.org
myton.co.uk
mytru.ca
mytsom.ca
mytudublin.ie
mytum.de
mytusd.org
mytwu.ca
mytyndale.ca
myuax.com
myucw.ca
myucwest.ca
myumanitoba.ca
myunfc.ca
myunit5.org
mywhitecliffe.com
mz.co.kr
mziuri.ge
mzsg.hu
n-jr.jp
n.school
naascbs.ie
naba.it
nabeul.r-iset.tn
nackademin.se
nadip.ru
nagadm.dk
nagoya-u.jp
nahalal.co.il
nahdaschools.com
naiau.kiev.ua
nais.hk
naist.jp
nait.ca
nakaesa.com
namdu.uz
namseonms.dje365.kr
nan.ci
nandhaengg.org
napks.ru
nara.kosen-ac.jp
narayanagroup.com
narfu.ru
narhoz-chita.ru
narxoz.kz
nasdstudents.org
nasdubai.ae
nashobatech.net
natfiz.bg
natickps.org
natin.sr
naturkundemuseum-bw.de
nauu.kiev.ua
naval-acad.bg
nawroz.edu.krd
nbacademy.org.uk
nbcc.ca
nbcc.cn
nbexcellence.org
nbi-handelsakademin.se
nbi.dk
nbi.se
nbkrist.org
nbnet.org
nbp16c.org.uk
nbps.org
nbtuit.uz
nbu.bg
ncad.ie
ncbs.res.in
ncc.re.kr
ncclschool.org
nccsk12.org
ncetmail.com
ncfu.ru
ncirl.ie
ncps-k12.org
ncshta.ru
ncstu.ru
ncvt.net
ndbellegarde.net
ndfrance.org
ndhs.org.uk
ndki.uz
ndoverneuil.net
ndpma.org
ndsj.org
nebrija.es
neelamcollege.com
neevacademy.org
nef.tynecoast.academy
neg-velbert.de
nehrucolleges.com
nehrucolleges.org
nehruworldschool.com
neighborhoodmusicschool.org
nejanet.hu
neoma-bs.com
neoma-bs.fr
neponet.de
nerinxhs.org
nermont.fr
nes.ru
neskt.org
net-ustu.ru
net.doba.hr
net.efzg.hr
netherhall.org
netkentuni.net
netmail.edu.pe.ca
netocentre.fr
neue-schule-magdeburg.de
neuefische.de
neva.ru
new.naukova-zmina.kiev.ua
newburyportschools.com
newforestacademy.org
newhallstudent.co.uk
newman.nl
newmanboston.org
newmanstudents.org
newprinceshribhavani.com
newsteadwood.co.uk
newton.pe
newtonsh.org
newuu.uz
newuzbekistanuniversity.uz
newvision.ge
newwestschools.ca
next-u.fr
nextkbh.dk
nfbgu.ru
nggpc.ru
ngha.med.sa
ngiei.ru
ngknn.ru
nguyenkhuyenpy.onmicrosoft.com
nhl.nl
nhlstenden.com
nhnnext.org
nhps.net
nhs.co.il
niab.org.pk
niagaracollege.ca
niagaracollegetoronto.ca
nibm.lk
nic.bc.ca
nicevillehighschool.net
nicolet.us
nieup.ru
nih.no
niihama.kosen-ac.jp
niituniversity.in
nijenrode.nl
nikhef.nl
nilc.spb.ru
nimsuniversity.org
nipissingu.ca
nirhtu.ru
nisd.net
nisdubai.ae
nit.net.cn
nitech.jp
nith.no
nitsri.net
nittedalsskolen.no
niuitmo.ru
nj13z.cn
njcit.cn
nje.hu
njit.hu
njit.us
njszg.hu
njude.com.cn
nkcschools.org
nke.ru
nki.nl
nkpfk.ks.ua
nkzu.kz
nla.no
nlc.bc.ca
nlcs.org.uk
nlcsdubai.ae
nlcssingapore.sg
nlesd.ca
nlh.no
nlpanthers.org
nltu.lviv.ua
nma.bg
nmamit.in
nmh.no
nmims.in
nms-gruenburg.at
nmu.one
nmu.org.ua
nmu.ua
nmusd.us
nngasu.ru
nntc.nnov.ru
nntu.ru
noblaskolan.se
noether-gymnasium.de
nonsuchschool.org
noorderpoort.nl
noordgouw.nl
nooruse.ee
nord.no
nordakademie.de
nordakademie.org
norfolkacademy.org
norlington.school
normaalilyseo.fi
normandiewebschool.fr
norna.ru
noroff.no
norquest.ca
northcross.org
northeastacademy.org
northislandcollege.ca
northoxfordshire-academy.org
northrise.net
northstartrust.org.uk
northstarva.org
nortonhillschool.com
norvuz.ru
nosch.cz
noseryoung.ch
nosu.ru
notleyhigh.com
notredamevalenciennes.fr
nottinghamhigh.co.uk
nou.com.cn
nouvellesimages.xyz
novaandradina.org
novacollege.nl
novaliches.sti.ph
novalis-trust.org.uk
novasbe.pt
novei.fr
novi-education.nl
novi-youngcapital.nl
noviuniversity.com
novoshkola.com.ua
novsu.ru
novyporg.cz
npenn.org
npi-tu.ru
npmg.org
npoksk-nagano.jp
npshsr.com
npskrm.com
nredlearn.org
nsa.bg
nsbindia.org
nsbm.lk
nsboroschools.net
nsc.ru
nscad.ns.ca
nscc.ca
nscsd.org
nsd.org
nsd131.org
nsd42.net
nsgcl.jp
nsit.net.in
nsitonline.in
nsix.org.uk
nsk.su
nsmu.ru
nsp.nutmng.org
nspi.uz
nspu.net
nspu.ru
nstu.ru
nsuem.ru
nta-isny.de
ntai.net
ntb.ch
ntbg.bg
ntg-plovdiv.net
nths.net
ntig.se
ntschools.net
nttf.co.in
ntut.org.tw
nuaca.am
nuast.org
nuevaschool.org
nugaaluniversity.com
nui.ie
nuim.ie
nukusii.uz
nule.ls
numazu.kosen-ac.jp
nure.ua
nusd.org
nusdk12.org
nust.na
nusu.onmicrosoft.com
nutleyschools.org
nuu.uz
nv.ccsd.net
nvit.bc.ca
nvna.eu
nvsu.ru
nvu.bg
nwhsmail.co.uk
nwpi.ru
nwpolytech.ca
nyc.gr
nycischool.org
nycstudents.net
nye.hu
nyenrode.nl
nyme.hu
nytud.mta.hu
nyulangone.org
o365-bfw.koeln
o365frcuutneduar.onmicrosoft.com
oa-opava.cz
oak-hill.net
oakwoodschool.org
oamk.fi
oaopava.cz
oasisarena.org
oat.ru
oatforge.co.uk
oauh.cz
oavm.cz
objectif3d.com
obninsk.ru
obps.org
obs-ganderkesee.de
obs-hilter.de
obs-sottrum.eu
obs-weener.de
obs1celle.de
obsbs.de
obspm.fr
ocad.ca
ocadu.ca
oclock.io
oclock.school
ocps.net
ocsbconted.ca
ocsbstudent.ca
ocsi.org
odbskmb.cz
odisee.be
oecu.jp
oed.com.ph
oegym.de
ofcs.net
ofe.dk
office.goetheschule-essen.de
office.mans.org.pl
office.proven.cat
office.zsek.lublin.eu
ofppt.ma
ofy.org
og-ti.ru
ogasa.org.ua
ogoga.ro
ogsd.net
ogvo.nl
ohel-shem.com
ohg-bensberg.de
ohg-boeblingen.de
ohg-sb.de
ohggf.de
ohmoor.de
ohs-bensberg.de
ohva.org
oiate.ru
oic.jp
oisbd.net
oist.jp
oita.kosen-ac.jp
oiu.jp
okaloosaschools.com
okanagan.bc.ca
okmpu.kz
oksei.ru
oktb.ru
olab.org.uk
olabide.eus
olatheschools.com
olatheschools.org
olchfa.org.uk
oldcolony.info
oldrochester.org
oldsuncollege.ca
olgchs.org
olivelliputelli.it
olsd.us
olvp.be
olympuscollege.nl
olympustrust.co.uk
olz.nl
omgau.org
omgau.ru
omgpu.ru
omgtu.ru
omgups.ru
oml.pt
omnesintervenant.com
omnia.fi
omosghelmond.nl
omsk-osma.ru
omsk.su
omska.cz
omsu.ru
on.br
onbtineuss.de
one.ort.org.il
onelearn.nz
ong.berlin
oniris-nantes.fr
onisifor-ghibu.ro
onjcri.org.au
online.camosun.ca
online.ckziu-elektryk.pl
online.sch.im
onlineformapro.fr
onlineg3.onmicrosoft.com
onlineszkolafilmowa.com.pl
ontariotechu.net
onu.odessa.ua
ooz.nl
open-academy.org.uk
openclassrooms.com
opendeusto.es
opensourceschool.fr
openuniversiteit.be
opgs.org
opilane.ramkool.ee
opolelo3.onmicrosoft.com
oppilas.eduhat.fi
oppilas.hyvinkaa.fi
oprfhs.org
ops.org
optima-osvita.org
optima.school
opu.ua
oradeauniversity.com
orangecsd.org
orangefactory.cz
orangeusd.org
orbiszlin.cz
orchardview.org
ordiciel.ma
oregoncs.org
oregonsd.net
oreluniver.ru
orif.ch
orizont.md
orleanspark.school
ormistonriversacademy.co.uk
ort-france.fr
ortarad.ort.org.il
ortlyceum.kiev.ua
ortmontreuil.fr
orun.ru
os-hoce.si
os-scultetus.goerlitz.de
os3.nl
osao.fi
osbrod.si
osceolaschools.net
osgh.nl
oshmed.com
oshsch.com
oshsu.kg
osloskolen.no
osmu.odessa.ua
osrw.de
ossp.cz
ost.ch
ostendorfer.de
ostfalia.de
ostfoldfk.no
ostrbovlje.si
ostrovskeho.com
ostu.ru
osu.cz
osu.ru
osullivan-quebec.qc.ca
osz-lise-meitner.eu
osz-teltow.de
oszimt.de
oszimt.onmicrosoft.com
oteria.fr
oth-aw.de
oth-regensburg.de
otto-nagel-gymnasium.de
ottokuehneschule.onmicrosoft.com
ou.dk
ou.nl
oultoncollege.com
oundleschool.org.uk
ous-hf.no
ous.jp
ousd.org
ousl.lk
outwood.com
ovgu.de
ovidunivconstanta-edu.org
ovm-kassel.de
owensboro.kyschools.us
owis.org
oxcoll.com
oxf.gdst.net
oxfordspiresacademy.org
oxnardunion.org
oyama.kosen-ac.jp
oygardenskule.no
ozanam.bzh
ozanam.eu
ozenne.info
ozolniekuvsk.lv
p.chibakoudai.jp
p.lodz.pl
paadultschool.org
pac.by
pacificcoastacademy.org
pacificworldschool.com
paciunzio.istruzioneer.it
pacr.eu
paderborn.de
paderewski.lublin.pl
pafa.org
paideiaschool.org
palcam.cat
palisadessd.net
palisadessd.org
pallasathenecollege.nl
palmbeachschools.org
palmerstowncs.ie
panasia.org.sg
paneurouni.com
panimalarengg.onmicrosoft.com
panko.lt
pans.wloclawek.pl
panteion.gr
paris-sorbonne.fr
parisdescartes.fr
parish.org
parishepiscopal.org
parisnanterre.fr
park6.org
parklandsd.net
parkschool.net
parksidefederation.org.uk
parkwayschools.net
parmacityschools.org
parvamat.com
pasadenaisd.org
pascack.org
pascal.ms.de
passerellesnumeriques.org
pataky.hu
patelhs.org
pathfinderstudents.org
pathfindertech.org
pathways.in
pathwaysschools.org
paucasesnovescifp.cat
pausd.org
pausd.us
pawneeschools.org
pb.bialystok.pl
pbf.hr
pbis.cz
pbis.in
pbrea.ru
pcastudentemail.org
pccoepune.org
pccoer.in
pccsk12.com
pchs.cheviotlt.co.uk
pchs.palihigh.org
pcia.org
pcsb.org
pcscharter.org
pcz.czest.pl
pcz.pl
pdp.uz
pdr-kelkheim.de
pdsb.net
pdsb.org
pdu.by
pe.senai.br
peano.it
pearlandisd.org
pearsecollege.ie
pearsoncollege.ca
pedago.pt
pedagogic.ro
pedaudv.ro
peddie.org
peelsb.com
pelech.ort.org.il
pennington.org
pennmanor.net
penrice.org.uk
penzgtu.ru
peponischool.org
perbanas.id
perg.ee
perimeterinstitute.ca
permaviat.ru
perryschools.org
perse.co.uk
pertha.de
petcheyacademy.org.uk
petrelcollege.ca
petrik.hu
petrocollege.ru
petrsu.ru
petrusenpaulus.be
pfaffenhofenschule.onmicrosoft.com
pfh.de
pfncfu.ru
pforta.onmicrosoft.com
pfur.ru
pg.gda.pl
pgcps.org
pghs.net
pgi-varna.com
pgk63.ru
pgknma.com
pglu.ru
pgmozecoepune.in
pgs-portal.de
pgups.ru
ph-erfurt.de
ph-freiburg.de
ph-gmuend.de
ph-heidelberg.de
ph-karlsruhe.de
ph-linz.at
ph-ludwigsburg.de
ph-weingarten.de
pha.dk
pharmi.uz
pharminnotech.com
phbern.ch
phgr.ch
philasd.org
philipshigh.co.uk
philtheol-augustin.de
phinmaed.com
phlu.ch
phmetropol.dk
phoenixunion.org
phsg.ch
phst.at
phsz.ch
phtg.ch
phtt.ru
phw.info
phwt.de
phy.hr
phymly.ck.ua
phzh.ch
pi.tn
piaristi-pd.sk
pictorius.onmicrosoft.com
piedmontschools.org
pierrerouge.com
piet.co.in
piggelinen.se
piggottschool.org
piktura.fr
pimajted.net
pimunn.net
pinebushschools.org
pinescharter.net
pinewood-school.gr
pingree.org
pingry.org
pionir.org
pisgahpats.org
pitea.se
pittsgrove.net
piusx-college.nl
pktm.ru
pl.goit.global
pl36angarsk.ru
plaiaundi.com
plaiaundi.eus
plaiaundi.net
plainville270.net
playgroundsquad.com
pleasantonusd.net
pleysier.nl
pliaterytes.lt
plps-k12.org
plsas.org
plus4u.net
plushogskolan.se
plymstockschool.org.uk
pm.szczecin.pl
pma.ph
pmf.hr
pmfst.hr
pmggd.bg
pmgkn.com
pmhs.de
pmit.info
pml30.ru
pmlrru.org
pmsd.org
pnu.kr
pnzgu.ru
po.opole.pl
podarinternationalschool.com
pol.una.py
polac.cz
polahs.net
polandschools.org
pole-lachartreuse.fr
pole3d.com
poleformation74.com
polessu.by
polesworthstudents.org
poli.br
poliba.it
polimi.it
politecnicamgprogrammersliv.onmicrosoft.com
politecnicomalaga.com
politecnics.barcelona
politieacademie.nl
polito.uz
pollub.pl
polotecnologicoimperiese.it
polsl.pl
polyprep.org
polytech-lille.fr
polytech-lille.net
polytech.cv.ua
polytech.kz
polytech.tj
polytechnic-kabul.org
polytechnic.am
polytechnic.bh
polytechnic.poltava.ua
polytechnicien.tn
polytechnique.cm
polytechnique.org
polytecsousse.tn
pomorsu.ru
pontes.nl
poolegrammar.com
poolehigh.co.uk
poornima.org
popakademie.de
popeprep.org
popperschule.at
por.gdst.net
porg.cz
portail.itlg.be
portnet.org
portovelho.br
posta.istruzione.it
pote.hu
potomacschool.org
pottsboroisd.org
pou.hr
powayusd.com
ppc-schule.de
ppke.hu
pps.net
ppsjo.be
ppsstudents.net
praedinius.nl
praguecollege.cz
prakticum.fi
pravaraengg.org.in
pravo.hr
pravos.hr
prcak12.org
preciousheritageschool.com
prepacusac.com.mx
presidencyuniversity.in
prettyriveracademy.com
prgusa.ru
primakov.school
primolevitorino.it
primus.com.pl
prioryacademies.co.uk
priorysouthsea.org
pristineschool.com
pristini-international.tn
privatfh-da.de
privatgymnasium-weinheim.de
prk.perm.ru
pro-college.ru
produsarnhem.nl
prof-webschoolfactory.fr
prof.cesupa.br
profesor.esneasturias.es
professores.etic.pt
promeo-alternaute.fr
promeo-formation.fr
promeo365.fr
prometeu.md
promsoc-arlon.be
promsocatc.net
prospectschools.org
protonmos.ru
prover.com.br
providenceday.org
providencehighschool.org
provilion.be
prsd.org
prsdnj.org
prumkadc.cz
prz.rzeszow.pl
psati.ru
psdr3.org
psdschools.org
psfa.ru
psg.nl
pskgu.ru
pslib.cz
psma.ru
psnm.qc.ca
psoh46.ru
pspbystrice.cz
pspu.ru
pstu.ru
psu.by
psu.karelia.ru
psu.kz
psu.ru
psuti.ru
psy.lv
psych.pan.pl
pt-sd.org
ptc.edu.sr
ptgtg.eu
pth-bb.de
pth-muenster.de
pthv.de
pti.be
pti.edu.krd
ptsdwebapps.com
ptu16.kr.ua
pu.if.ua
pu.org.ua
pu.ru
puas.gr
pub.ro
publicboard.ca
puccamp.br
pucminas.br
pucp.pe
pucpr.br
puibm.in
pul.it
pupilos.pt
purescollege.ca
purkynka.cz
purpan.fr
purple-formation.com
pusc.it
pusd.us
pusdk12.org
pushgu.ru
puskas.hu
puskino.org
put.poznan.pl
puv.fi
puyallupsd.org
puz.wloclawek.pl
pv-ma.bg
pvsd.org
pwcs-edu.org
pwhs.co.uk
pwioi.com
pwr.wroc.pl
pwsfc.org.uk
pwste.pl
pwsz.chelm.pl
pwsz.eu
pwsz.pila.pl
pwsz.pl
pwsz.wloclawek.pl
pwszchelm.pl
pxl.be
pzsbierun.pl
q3academy.org.uk
qarshidu.uz
qdpi.uz
qe.org
qegsonline.com
qegsss.org.uk
qerdp.co.uk
qes.org.uk
qibaodwight.org
qmgs.merciantrust.org.uk
qmhs.merciantrust.org.uk
qmii.uz
qmu.kz
qrios.be
quadraam.nl
qualifizierung.at
quantumeducation.in
queensmetro.com
questar.org
questu.ca
qwasar.io
qypt.com.cn
qyytzx.com
raabeschule.net
raanana.eduil.org
rabinks.edumschool.org
rackauskas.lt
racunarstvo.hr
radboudumc.nl
rades.r-iset.tn
radiotech.su
radyr.net
raf.rs
raghuenggcollege.com
raghuinstech.com
rah.ru
raharja.info
rahn.education
raisoni.net
rak.de
rak.ee
ralphthoresby.com
ramk.fi
ranelagh.bonitas.org.uk
ransomeverglades.org
ras.ma
rascol.net
rasg.org
rathinam.in
rathminescollege.ie
ratsgymnasium-pe.de
ratsgympeine.de
rau.am
rau.lv
rau.ro
rauheshaus.de
raumberg-gumpenstein.at
rawlinsacademy.org.uk
rawsonsaunders.org
rayatbahra.com
rbb.do.nw.schule.de
rbbk-do.de
rbbk-dortmund.de
rbcs.org.uk
rbe.sk.ca
rbg.nrw
rbiu.ru
rbs-ulm.de
rbunagpur.in
rcciit.org.in
rcdsb.on.ca
rcezbilgoraj.lbl.pl
rcp.net.pe
rcpi.ie
rcs-k12.us
rcschools.net
rcsd.ca
rcsi-mub.com
rcsi.com
rct-sc.br
rdale.org
rdg-online.de
rdpolytech.ca
re.glow.scot
rea.ru
reacollege.eu
reading-school.co.uk
realgymnasiet.se
redacademy.co.za
redcad.org
redclayschools.com
reddam.house
reddamhouse.org.uk
redeemer.ca
redhill.co.za
redlandschristian.org
redlandsschools.net
redmondschools.org
redu.fi
reduaeh.mx
reduaz.mx
refer.ne
refkol.ro
regentghana.net
regentschool.ch
reggesteyn.nl
reggesteyn.nu
regi.rovno.ua
reginacaeli.be
reginadorohoi.ro
regiocollege.nl
region16ct.org
regis.org
rehovot.ort.org.il
reitaku.jp
renaissanceschool.org
rennes-sb.com
rentonschools.us
research.fchampalimaud.org
retsdstudent.ca
reu.by
reuchlin-gymnasium.de
reutlingen-university.de
reviusdoorn.nl
rezeknestehnikums.lv
rfet.ru
rfgs.de
rfh-campus.de
rfh-koeln.de
rg-schwaz.at
rgau-msha.ru
rggu.ru
rgnet.rg.dk
rgsg.co.uk
rgshw.com
rgsu.net
rgsu.ru
rgsw.org.uk
rgtfo-me.it
rgtu.net
rguk.ru
rgups.ru
rgzh.ch
rhedens.nl
rhedu.org.il
rhein-gymnasium-sinzig.de
rheinahrcampus.de
rhs-bs.de
rhs.dk
rhsfultonschools.org
rhymneycomprehensive.co.uk
ri7.fr
riberadeltajo.es
ric.lk
ricecollege.ie
richardchalloner.com
richland2.org
ridgelineacademy.org
riemenschneider-gymnasium.de
rightchoice.org
riinvest.net
rijnijssel.nl
rijnlandslyceum-rlo.nl
rimed.cu
risd.org
riseba.lv
risewpu.com
risikamente.it
ritacollege.be
riteh.hr
ritroorkee.com
riverdell.org
riversideunified.org
riverspringscharter.org
riviera.fr
riyadhnajed.com
rjit.org
rkm.schule
rkmshome.org
rks-linz.de
rksi.ru
rl.kiev.ua
rl.odessa.ua
rlg.berlin
rmbk.eu
rmc-cmr.ca
rmc.ca
rmgs.org.uk
rmutsvmail.com
rndc.bg
rnp.br
rnpodarschool.com
rns.cc
roa.es
roac.nl
robocode.ua
roc-nijmegen.nl
roc-teraa.nl
roca12.nl
rocdeleijgraaf.nl
roceindhoven.nl
rocfriesepoort.nl
rocgilde.nl
rochester-college.org
rochester-college.org.uk
rochesterschools.org
rockopnh.nl
rocleiden.nl
rocmn.nl
rocmondriaan.nl
rocnijmegen.nl
rocteraa-student.nl
roctilburg.nl
rocva.nl
rocvantwente.nl
rocvf.nl
rocwb.nl
roedean.co.uk
roeper.org
roiedu.fi
roiti.istruzioneer.it
rollestoncollege.nz
romanvoda.ro
romerocollege.be
rondearingutc.com
rondebosch.com
rosaryshs-j.com
roskilde-gym.dk
roskildegymnasium.dk
roslynschools.org
rosnou.ru
rothberg100.com
rouenbs.fr
roundhayschool.co.uk
roundrockisd.org
roxburylatin.org
royalroads.ca
rozascs.org
rpg.lv
rpiva.lv
rpn.ch
rptu.de
rpufsd.org
rr300.org
rrc.ca
rrce.org
rrcs.org
rs-ilsede.de
rs-leimen.de
rs-unterpfaffenhofen.de
rsatu.ru
rsb.qc.ca
rsg-cham.schule
rsg-sneek.nl
rsgc.on.ca
rsgedu.nl
rsh-duesseldorf.de
rshu.ru
rsm.nl
rsmu.ru
rsnibelungen.de
rsplus-nierstein.de
rsreu.ru
rss-witten.de
rsu-germering.de
rsu.ru
rsue.ru
rsuh.ru
rsvpu.ru
rta.lv
rtnj.org
rts-365.dk
rtu.lv
rtve.es
ru.is
ru.lv
rub.de
rubika-edu.ca
rubika-edu.com
rubinst.ru
ruc.su
rucoop.ru
ruffini.imperia.it
ruhr-gymnasium.de
ruhr-uni-bochum.de
rumseyhall.org
rungta.org
runnet.ru
runnymede-college.com
ruppin365.net
rusoil.net
rutgersprep.org
rvcschools.org
rvilleschools.org
rvschools.ab.ca
rvt.lv
rvts.org.au
rvwbk.de
rwba.org.uk
rwg-waren.de
rwu.de
rybners.dk
ryecountryday.org
ryeschools.org
rythovius.nl
rzjhs.org
s-fx.fr
s-vfu.ru
s.bsz-kulmbach.de
s.chibakoudai.jp
s.kkst.schule
s.masi.ru
s.pansp.pl
s.zochova.sk
s1411.ru
s146.ru
s19.be
s1vsk.lv
s6f.org.uk
saadcollege.com
sabauni.net
sabel.education
sabje.co.za
sabje.onmicrosoft.com
sackvilleschool.org.uk
sacrecoeur-graz.at
sacrecoeur22.com
saddleriverday.org
sadds.de
saedubai.com
saei.mx
safabritishschool.com
safareyes.es
sageintl.org
sageschool.org
sageuniversity.in
saglh.de
saguna.ro
saheti.co.za
saicloudschool.net.in
saimia.fi
saint-charles.ch
saint-gab.com
saint-louis29.net
saintadrien.com
saintaubinlasalle.fr
saintcecilias.london
saintcharles-laprovidence.fr
saintdominique.net
sainte-elisabeth.com
sainteanne.ca
saintemarie-cholet.eu
sainteunans.com
saintgits.org
saintjo.org
saintjosephregional.org
saintkentigern.com
saintluc-cambrai.com
saintmichelannecy.fr
saintolaves.net
saintpaulsrajkot.org
saintsa.co.uk
saintstephens.org
saisd.net
sait.ca
saitm.org
sakhgu.ru
salegrammar.co.uk
salemkeizer.org
salesianasnsp.es
salesianosdosa.com
salesians.cat
sallacampus.fi
salpaus.fi
saltashcloud.net
samdchti.uz
samdu.uz
sameyde.vgs.no
samgasi.uz
samgk.ru
samgtu.ru
samgups.ru
samiit.ru
samk.fi
samsmu.ru
samtrevano.ch
samtuit.uz
sanataneducation.com
sanctamaria.ie
sandbachschool.org
sandberg.nl
sandhurstschool.org.uk
sandi.net
sandippolytechnic.org
sangabriel.es
sangmyung.kr
sanignacio.pr
sanjivanicoe.org.in
sanktamaria.fhsk.se
sano.ru
sanskrititheschool.org
santamariadelosangeles.es
santhigiricollege.com
santiskurs.ch
santismail.ch
santoinacio-rio.com.br
santotomas.cl
sany.org
sao.ru
saocamilo-sp.br
saojose.br
saojudas.br
sapalomera.cat
sapanet.ru
sapiens.com.br
sapientia.ro
sarasotacountyschools.net
saratogausd.org
sartre-gymnasium.de
sasaustin.org
saschina.org
saskpolytech.ca
sasky.fi
satiengg.in
sau.sumy.ua
sau11.org
sau16.org
sau25.net
sau26.org
sau41.org
sau52.org
sau57.org
saultcollege.ca
saveetha.com
savio-lambersart.com
saviochs.org
savonia.fi
savs.cz
sawstonvc.org
saxion.nl
sbcfamily.org
sbe5d.com
sbeschool.org.uk
sbl.ch
sbllearning.org.uk
sboajc.org
sbs-herzogenaurach.de
sbs.org
sbs.sniadek.pl
sbstudents.org
sbsz-bamberg.schule
sbsz-jena.de
sc-celje.si
sc-nm.si
sc.coastandvale.academy
sc.estudante.senai.br
sc.senai.br
scalda.nl
scamt-itmo.ru
scarboroughcollege.co.uk
scarsdaleschools.org
scattergood.org
sccs-stu.net
sccstudents.org
scdsb.on.ca
sce.org.in
scetop.com
sch-int.ru
sch-mr.msk.ru
sch.org
sch12.ru
sch1550.ru
sch2.ru
sch290.ru
sch3.kiev.ua
sch508.ru
sch57.ru
scheiber.hu
schelcol.ru
scheppers.be
scheppersinstituut.be
schiller-gymnasium-bautzen.de
schiller-og.de
schiller.ms.de
schillerstrasbourg.com
schlaun.onmicrosoft.com
schloss-online.eu
schmos444.ru
scholars.compasscharters.org
scholastica.online
school.bips.ae
school.lu
school.sh
school.spb.ru
school1015.ru
school16.if.ua
school28.tomsk.ru
school3.if.ua
school3.mk.ua
school4games.net
school548.ru
school603-spb.ru
school644.spb.ru
school97.ru
schoolmail.ru
schoolmath.eu
schottengymnasium.at
schs.cz
schs.org
schueler-bkgut.de
schueler-bsd.de
schueler.6072-fuerth.de
schueler.bs-ffb.de
schueler.bwv-ac.de
schueler.effner.de
schueler.ers-hm.de
schueler.fcg-duesseldorf.de
schueler.fosbos-mm.com
schueler.goldberg-gymnasium.de
schueler.gsg-waldkirch.de
schueler.lg-ks.de
schueler.lg-nu.de
schueler.max-eyth-schule.de
schueler.mpg-umstadt.de
schueler.osztiem.de
schueler.pds-eupen.be
schueler.rs-feucht.de
schueler.tsst.nrw
schuldorf.de
schule-eschenbach.ch
schule-ettiswil.ch
schule-franzburg.de
schule-ge-velbert.de
schule-schloss-salem.de
schule-sh.de
schule-uznach.ch
schule.fcbg.de
schule.koeln
schule.landsh.de
schule.suedtirol.it
schule.wa-nord.de
schulegl.ch
schulen-fulda.de
schulen-hannover.de
schulen.li
schullogin.de
schulverbund.de
schulzentrum-am-sund.de
schulzentrum-hall.at
schweinfurt.de
schxmvc.com.cn
sci-nnov.ru
sci.kz
scicu.org
scie.com.cn
sciencescom.org
sciencespo-aix.fr
sciencespo-lille.eu
sciencespo-rennes.fr
sciencesu-lyon.fr
scit.org
sckr.si
sclnau.com.ua
scls-sh.org
scmsgroup.org
scng.si
scoala-afumati.ro
scoala-mihaieminescu.ro
scoala19avramiancu-tm.ro
scoala2bv.ro
scoala45.ro
scoala79.ro
scoalaghlazar.ro
scoalainformala.ro
scoalaiorguiordan.ro
scoalaluceafarul.ro
scoalanr178.ro
scoalaprincipesamargareta.ro
scp.fi
scpet.si
scptuj.si
scs.on.ca
scsdb.org
scse.com.cn
scsk12.org
scu.dk
scuola.istruzione.it
scuolacampostrini.org
scusd.net
scv.si
sd23.bc.ca
sd27j.net
sd33.bc.ca
sd33online.ca
sd36.bc.ca
sd38.bc.ca
sd43.bc.ca
sd45.bc.ca
sd57.bc.ca
sd61.bc.ca
sd61learn.ca
sd62learns.org
sd63.bc.ca
sd64.bc.ca
sd72.bc.ca
sdcet.cn
sde.dk
sdglobalschool.com
sdi-muenchen.de
sdjic.org
sdmit.in
sdsydxx.com
seafordhead.org
seamk.fi
seaprep.org
seattlegirlsschool.org
seattleschools.org
sebrsd.org
sechenov.ru
secna.ru
secuso.org
sedalia200.org
segbroek.nl
segi4u.my
seian.jp
seig-boys.jp
sek.sa
sekpacifico.com
sekundarschule-soest.eu
seliana.r-iset.tn
selk.de
selkirk.ca
selwyn.ca
selyeuni.sk
sembska.de
semgu.kz
semmelweis-univ.hu
semper-schueler.de
semper-schulen.de
semperschulen.de
sempreceub.com
sempreung.com.br
sempreuni7.com.br
senac.br
senacrs.com.br
senaimgaluno.com.br
senairs.org.br
sendai-nct.jp
senecac.on.ca
senecapolytechnic.ca
senshu-u.jp
seohyeon-m.goesn.kr
seoultech.kr
seps-auh.org
seq.org
serrahs.com
sers.si
servitehs.org
sesame.com.tn
sescgoon.com.br
seschool.ru
sesd.org
sesidf.org.br
sesisenaipr.org.br
setrem.com.br
setu.ie
setur.fo
seua.am
seuniversity.eu
sevenkings.school
sevenoaksschool.org
sever.ru
severnschool.com
sevier.org
sevntu.com.ua
sevs.sk
sevsu.ru
sfa.ba
sfa.org.ua
sfax.r-iset.tn
sfek.kz
sfek.ru
sfhs.com
sfstoledo.org
sfu-kras.ru
sfuhs.org
sg-l.schule
sgagy.cz
sgap.ru
sgau.ru
sgbonaire.com
sgclier.be
sge.schule
sgei.org
sggw.pl
sggw.waw.pl
sgh-holzgerlingen.de
sgh.waw.pl
sghm.eu
sgma.info
sgs-wa.org
sgsc-students.com
sgse.co.uk
sgsintpaulus.eu
sgsitsindore.in
sgspu.ru
sgtedu.nl
sgu.ru
sgugit.ru
sgvw.be
sgxanten.onmicrosoft.com
sgy-dt.de
sh-sipopolytechnic.com
sh.se
sh44.org
shaftesburyschool.co.uk
shamir.school
shannoncollege.com
shapira.ort.org.il
shawnigan.ca
sheldoncollege.com
sheldonisd.com
shenschools.org
shepshedlearning.co.uk
sheridanc.on.ca
sheridancollege.ca
sheringhamhigh.co.uk
sheringhamsixthform.co.uk
shermanisd.net
shg-hi.de
shh.fi
shiplake.org.uk
shipleyschool.org
shirakatsy.am
shms-mail.ch
shms.com
shoham.eduil.org
shohzyxy.com
shooliniuniversity.com
shr.gdst.net
shrewsbury.in.th
shrewsbury.org.uk
shrikrishnacollege.com
shriswaminarayanmission.org
shsb.org.uk
shschools.org
shsd.org
shu-bg.net
shu.bg
shvfs.cn
sia.cn
siai.org
siasindia.org
siba.fi
sibadi.org
sibbo.be
sibguti.ru
sibi.badhonnef.de
sibiu.ro
sibsau.ru
sibsiu.ru
sibstrin.ru
sibsutis.ru
sibupk.su
sidcot.org.uk
siegtal-gymnasium.de
sielom.ru
siem.org.in
siemens.md.st.schule.de
siewerth-akademie.de
sigma-clermont.fr
signesetformations.com
siligurimodelhighschool.com
silverdale.chorustrust.org
simonsen.br
simonvestdijk.nl
simplon.co
simula.no
sincaibm.ro
sineast.org
sinergija.ba
singaporeschoolcebu.com
sint-michiel.be
sint-pietersinstituut.be
sint-rembert.be
sintcordula.be
sintlievenscollege.be
sintlucas.nl
sintlucasedu.nl
sio-carriat.com
sio-mermoz.net
siom.in
sirhenryfloyd.co.uk
sis-fellbach.de
sis.org.cn
sisd.net
sise.com.cn
sisekaitse.ee
sisma.org.il
sisschools.org
sistemafieg.org.br
sistemafiep.org.br
sistemas-utnfra.com.ar
sit.study
sitcoe.org.in
sitechhs.com
siu-heidelberg.de
sivard.fr
siw.swiss
size.ba
sj.unisal.br
sjb-liege.org
sjc.bz
sjc43.fr
sjcacblr.onmicrosoft.com
sjcwebmail.com
sji-international.com.sg
sji.be
sjissonipat.in
sjks.be
sjmsom.in
sjnacademies.org
sjoroza.sk
sjsm.org
sjusd.org
sjvhs.com
sk-wadersloh.de
skadron.com
skals-efterskole.dk
skapfhs.no
skf-mtusi.ru
skhu.kr
skivecollege.dk
skola.boras.se
skola.herrljunga.se
skola.karlskrona.se
skola.kungalv.se
skola.lidingo.se
skola.lund.se
skola.nykoping.se
skola.sundsvall.se
skola.taby.se
skolaac.cz
skolajecna.cz
skolakrizik.cz
skolamoa.se
skolanskurup.se
skole.hr
skole.rogfk.no
skole.vejle.dk
skole.vfk.no
skolkovotech.ru
skoltech.ru
skule.sfj.no
skylineuniversity.com
sl.on.ca
slagelse-gym.dk
slam.katowice.pl
slc.qc.ca
slcb.be
sliit.lk
slosw.pl
slrtce.in
sltzn.katowice.pl
slu.cz
sluh.org
sluz.ch
smalandsgymnasiet.com
smarcos.br
smarttech.lt
smcdsb.on.ca
smcsmail.com
smes.org
smg.bg
smit.kr
smk.lt
smmacademy.org
smmk12.org
smns-bw.de
smolapo.ru
smolgu.ru
smolny-un.spb.ru
smolny.org
smr.ru
smrchs.com
smsi.be
smtexas.org
smtu.ru
smu.ca
smuedu.org
smuhsd.org
smuit.ru
smusd.us
smwaldorf.org
smwca.org.uk
snets.it
snitz.se
snnu.cn
snsct.org
snspa.ro
snt.be
snuindia.in
soa.merciantrust.org.uk
soas.co.uk
socialwork.or.kr
sociesc.org.br
socosvita.kiev.ua
sode-edu.in
softuni.bg
soka-u.jp
solcnou.es
solihull.tgacademy.org.uk
solsch.org.uk
solskicenter.net
soltorgsgymnasiet.se
solvaypostgrad.net
somer.hu
somorrostro.net
somosicev.com
sondervick.nl
sonomaacademy.org
sophia.jp
soraschools.com
sorbon.fr
sorbonne-nouvelle.fr
sorbonne.ae
sornas.fr
sortavala-school1.ru
sos-jh.cz
sosholic.sk
sosklobouky.cz
sosnowiec.zdz.katowice.pl
sosthe.sk
sostp.cz
sostrinec.cz
sosvel.cz
sote.hu
sou.fae.br
soudertonsd.us
souenergia.com.br
soulasalle.com.br
sounidesc.com.br
sounisuam.com.br
souobjetivodf.com.br
soupromove.com.br
sousse.r-iset.tn
southasia-uni.org
southhunsley.org.uk
southoldufsd.com
southridge.bc.ca
southwestcoloradoeschool.org
souunigoias.com.br
souunilavras.com
souunisales.com.br
souunisuam.com.br
souunit.com.br
souzamarques.br
sp-gs.de
sp.senai.br
sp1.skawina.com.pl
sp13bielsko.pl
sp13leszno.com.pl
sp1mragowo.pl
sp1ozarow.pl
sp1wegrow.onmicrosoft.com
sp2kroscienko.pl
spartandocs.org
spartanmed.org
spb-rtk.ru
spbau.ru
spbftu.ru
spbgasu.ru
spbgau.spb.ru
spbguki.ru
spbgut.ru
spbuwc.ru
spcpa.ru
spcras.ru
spectrumcollege.be
spectrumstudent.be
spencerportschools.org
spencervillebearcats.com
spengergasse.at
sphcs.co.uk
sphti.ru
spindulioprogimnazija.lt
spinozalyceum.nl
spiruharet-moinesti.ro
spiruharet.ro
spjimr.org
splendoraisd.org
spletni-studij.si
spmi.ru
spo-ket.ru
spobip-bel.ru
spoleczna.com.pl
spolecznaczworka.pl
sportschule-potsdam.de
spranger-hamm.de
springbranchisd.com
sprucestreetnyc.org
sps-cl.cz
sps-karvina.cz
sps-pi.cz
sps-prosek.cz
sps-tabor.cz
sps-tachov.cz
sps81.org
spsbj.eu
spsbj.sk
spschools.org
spscv.cz
spsd.sk.ca
spsdub.sk
spse-po.sk
spse.cz
spsehalova.sk
spseiostrava.cz
spsejecna.cz
spseke.sk
spselit.cz
spseol.cz
spseplzen.cz
spshranice.cz
spsjc.cz
spsjm.eu
spsjm.sk
spsknm.sk
spsmail.org
spsmb.cz
spsmma.com
spsoafm.cz
spsostrov.cz
spspzlin.cz
spsrakovnik.cz
spssnina.edu.sk
spssol.cz
spsstavbrno.cz
spst.eu
spstrutnov.cz
spstsnv.sk
spstt.sk
spsu.ru
spsul.cz
spszr.cz
sptech.school
spu.ba
spumail.net
spxabq.org
spyponders.com
spzoi151.pl
srastudents.org
srce.hr
srcolleges.org
srcs.org
srcspatna.com
srh-berlin.de
srh-campus-berlin.de
srh-university.de
srh.de
srhk.de
srit.org
srshb.ru
srvusd.net
ssaa.ru
ssakhk.cz
ssau.ru
ssbm.ch
ssdmo.org
sse.gr
ssemi.cz
sseu.ru
ssinfotech.cz
ssipmt.com
ssl-unipi.gr
ssmu.ru
ssnd.sk
ssp26.pl
sspbrno.cz
sspeterandpaulsschool.co.uk
ssphzuh.cz
ssps.cz
sspu-opava.cz
ssravne.si
ssrvm.org
ssseco.ch
sssenp.cz
sssrome.it
sssu.ru
sssup.it
sssvt.cz
sstas-karvina.cz
sstebrno.eu
ssts.si
sstu.ru
sstx.org
ssuedu.ru
ssvotech.org
ssw-sopot.pl
st-ambrosecollege.org.uk
st-andrews.com
st-andrews.ie
st-andrews.org
st-chris.net
st-christophers.org
st-columbas.org
st-laurence.com
st-martinus.be
st-nicolas.fr
st-teresas.com
st.bcc1852.com
st.pans.nysa.pl
st.pwsz.nysa.pl
stadjutor.com
staedelschule.de
stagiaire-humanbooster.com
stagiairesifa.fr
stagiairesmns.fr
staldhelms-academy.co.uk
stangelas-ursuline.co.uk
stanislas-paris.fr
stanislas.qc.ca
stanislascollege.net
stankin.ru
starexuniversity.co.in
starkstate.net
staszic.waw.pl
stasziczsp.onmicrosoft.com
stavskola.cz
stavsu.ru
stbarts.co.uk
stben.be
stbens.org.uk
stbernards.org
stccampus.com
stcecilia.br
stcharles-stecroix.org
stclaircollege.ca
stclairconnect.ca
stcolumbscollege.org
stconleths.ie
stcva.org
stedelijkgymnijmegen.nl
stedmundscollege.org
steds.org.uk
stein.ms.de
steinbart-gym.eu
steinbeis-hochschule.de
steinbeis-sibe.de
steinbeis.schule
steinerschoolleuven.be
stemhigh.org
stenden.com
stenden.nl
stenhus-gym.dk
stepasideetss.ie
stephenperse.com
steppingstoneschd.onmicrosoft.com
sterling.education
stevejobs.academy
stevensonschool.org
stfelixlasalle.fr
stfinianscc.ie
stfrancishouston.org
stfx.ca
stgabriels.co.uk
stgau.ru
stgeorges.bc.ca
stgs.nl
sthelens.london
sthenrys.co.za
sti.se
sti2.at
stiftkeppel.de
stiftsgymnasium.de
stiftsschule-engelberg.ch
stipendium.pl
stithian.com
stjacademy.org
stjameslc.net
stjodijon.com
stjohns.excalibur.org.uk
stjohnschool.co.za
stjohnschs.org
stjohnscollege.co.za
stjohnscollege.ie
stjohnshigh.org
stjohnsprep.org
stjolorient.fr
stjomaristes.com
stjos.co.uk
stjschools.org
stjude.org
stleonards-fife.org
stlouishighschool.ie
stluc-esa-bxl.org
stmarksschool.org
stmarys.ca
stmaryscalne.org
stmaryschesterfield.org.uk
stmarysdelhi.org
stmc.ie
stmcougars.net
stmeduc.org
stmf-elearn.eu
stmu.ca
stmunchinscollege.ie
stnicolau.com
stockholm-fu.com
stockholmscience.se
stokecollege.co.uk
stonarschool.com
storsjogymnasiet.se
stowe.co.uk
stowevalley.com
stpaulseoul.org
stpaulsschool.org.uk
stpbb.org
stpetersca.com
stpetershuntingdon.org
stpetershyd.com
stpetersyork.org.uk
stpp.sumy.ua
stps-trbovlje.si
stratfordschools.com
strbsu.ru
stredniskola.cz
stresemanngymnasium.de
stretfordgrammar.com
stringtheoryschools.org
strosaire95.org
sts-bahrenfeld.de
sts-old.de
sts.si
stsebs.org
stswithuns.com
stthomasu.ca
stu-digital-campus.fr
stu-esarc-evolution.fr
stu-esg.fr
stu-esgf.com
stu-psbedu.paris
stu.altusps.com
stu.anderson.kyschools.us
stu.asb.bh
stu.aurora-college.cn
stu.boone.kyschools.us
stu.burbankusd.org
stu.ca
stu.ccit.js.cn
stu.cfisd.net
stu.cn.ua
stu.ctgroup.in
stu.d214.org
stu.fondazionejobsacademy.org
stu.hardin.kyschools.us
stu.he-ferrer.eu
stu.jefferson.kyschools.us
stu.jxufe.cn
stu.lipetsk.ru
stu.lok12.org
stu.naperville203.org
stu.novik12.org
stu.palcsmail.org
stu.pearlacademy.com
stu.pfisd.net
stu.rockwallisd.org
stu.ru
stu.shaker.org
stu.tempeunion.org
stu.ucsc.lk
stu.udsd.org
stu.warren.kyschools.us
stu.wvusd.org
stucom.com
stud-provadis-hochschule.de
stud.asp.krakow.pl
stud.h2.de
studbocconi.it
student-cs.fr
student-erudio.si
student-jcboe.net
student-oec.fr
student.42.rio
student.42kocaeli.com.tr
student.42sp.org.br
student.aiict.com.au
student.dsau.dp.ua
student.etf.ues.rs.ba
student.filmschool.lodz.pl
student.lshs.org.uk
student.pathlight.org.sg
student.sobieski.krakow.pl
student.waylandacademy.org.uk
student.wsb.bydgoszcz.pl
student.wsb.lodz.pl
student.wsb.opole.pl
student.wsb.szczecin.pl
student.wsb.torun.pl
student.wsb.warszawa.pl
student158.org
studentasvalencia.org
studentfr.ch
studentgymnaziumceska.sk
studentipinin.it
studentlaschools.net
studentmgppu.onmicrosoft.com
students-hnbk.de
students-wbs.school
students.kastoria.teiwm.gr
students.mancosa.co.za
students.paca.uk.com
students.wellington-school.org.uk
students.whs.co.nz
studentstc.cz
studentwsei.pl
studerande.movant.se
studi.com
studi.fr
studiebyenesbjerg.dk
studio-m.fr
studio.merciantrust.org.uk
studiumensinofundamental.com.br
studklg.ru
studuniroma3.onmicrosoft.com
studygroup.com
stuttgartschools.org
stw.de
stwillibrord.com
stxtigers.com
su.edu.krd
su.lt
suai.ru
subharti.org
successacademies.org
sudformation.cci.fr
sugunapips.com
suh-edu.com
suhsd.net
sui.be
suitd.ru
sulicihan.edu.krd
sum.ba
sumfak.hr
summacollege.nl
summerfields.com
summit-academy.com
summitps.org
sumnersd.org
sun-tech.org
sungil-i.kr
suni.se
sunmoon.kr
sunnfolk.no
sunprairieschools.org
suntech.jp
supaero.fr
supagro.fr
supbiotech.fr
supcareer.com
supco-amiens.fr
supcom.tn
supcom.u-carthage.tn
supdepub.com
supdevinci-edu.fr
supdevinci.fr
supdeweb-paris.com
supdeweb-strasbourg.com
supelec.fr
supinfo.com
supinternet.fr
supmeca.fr
supnum.mr
supsi.ch
suptech.tn
suptgniort.com
supwallon.fr
surgu.ru
surpk.ru
surreyschools.ca
sursau.ru
sus-am-bktm.de
sus-bbswhs.de
sus.bbz-rd-eck.de
sus.bertha-online.de
sus.gbs-grafschaft.de
susdgapps.org
susu.ru
sut.ru
sutd.ru
sutr.ru
suttongrammar.school
suttonmail.org
suumail.net
suz-ppk.ru
svak12.org
svako.lt
svalero.com
svamail.com
svaschool.org
svcschools.org
sve-mo.ba
svendborg-gym.dk
svf.fhsk.se
svhce.org.in
svhfvuc.dk
svims.in
svisss.in
svisss.org
svkskole.dk
svr.sk
svs.org.uk
svsd410.org
svvsd.org
sw.iatseg.org
swa-jkt.com
swale.at
swargaranischool.com
swbgs.com
swceschool.org
swchs.net
swcta.net
swis.cn
swissinternationalschool.ch
swissmc.ch
swu.bg
sxconlineclass.in
sydfynsfrifagskole.dk
syk.fi
syktsu.ru
sylvaniastudents.org
symbion-vo.nl
synergy.ru
synergyedu.ru
syntax-institut.de
syntrawest.be
syossetschools.org
sz-haltern.de
sz-uetze.de
szabist-isb.pk
szabist.pk
szamalk-szalezi.hu
szbi.hu
sze.hu
szegbp.hu
szekelymikokollegium.ro
szentgyorgyi-nmszc.hu
szh-ahrensburg.de
szilagyi-eger.hu
szjgdebrecen.hu
szkola1.pl
szkolykielcepl.onmicrosoft.com
szlgbp.hu
szrg.hu
szsce.si
sztaki.hu
szu.at
szu.sk
taawish.com
taboracademy.org
tabyenskilda.se
tac.education
taded.org.il
tafensw.net.au
taftcharter.com
tagore-gymnasium.de
taitajantie.fi
tajagroun.tj
tajamar365.com
tajmedun.tj
takeerbergen.be
talaiabhi.net
talland.nl
talnet.nl
taltech.ee
tamdistrict.org
tamk.fi
tampaprep.org
tancsics.hu
tanenbaumchat.org
tangen.vgs.no
tanokullari.com
taom.ru
tapschool.ae
taqi.uz
tarena.tj
tarnowckz.pl
tarsu.kz
tart.spb.ru
tas.318education.co.uk
taszi.hu
tatngpi.ru
tatuff.uz
tatunf.uz
tau-edu.kz
tav.ca
tavistockcollege.org
tayi.uz
tbgs.co.uk
tbk-solingen.de
tbs-education.fr
tbs-education.org
tbs.u-tunis.tn
tbs1.de
tbs1.nw.lo-net2.de
tbshs.org
tbz.ch
tcaa.dk
tcdsb.org
tcdupage.org
tcero.tc.br
tcetmumbai.in
tcfe.ie
tcgcrest.org
tche.br
tcrmbo.nl
tcskailua.net
tcsnc.org
tcspioneers.org
tcstudents.org
tcti.uz
tcusd.net
tdau.uz
tdpu.uz
tdtu.uz
teak.fi
teamfuture.in
teamuni.uz
teb-eu.eu
tec.cr
tec.dk
tecbc.mx
teccart.com
teccart.qc.ca
tech3malbork.pl
techcollege.dk
techin.lt
technet.com.br
technik-emden.de
technikerschule-berlin.de
technikum-wien.at
technikumcyfrowe.onmicrosoft.com
technikumkreatywne.pl
technikumlodz.com.pl
technischatheneumkeerbergen.be
technischools.com
technoindiaeducation.com
technolyceum.ru
technonjr.org
techvalleyhigh.org
tecmor.mx
tecnicosuperiorekennedy.it
tecnm.mx
tecnocampus.cat
tecnun.es
tecpuc.com.br
tecvalles.mx
teczamora.mx
tehcoll.org
teiacoltec.org
teiath.gr
teicm.gr
teicrete.gr
teiemt.gr
teiep.gr
teiher.gr
teikal.gr
teikoz.gr
teilam.gr
teilar.gr
teiln.bfw-dortmund.de
teimes.gr
teipat.gr
teipir.gr
teiser.gr
teiste.gr
teithe.gr
teiwest.gr
tek-up.de
tek-up.tn
teknos.cat
teko.ch
tekura.org.nz
tel-ran.de
telecom-bretagne.eu
telecom-em.eu
telecom-lille.fr
telecom-paristech.fr
telecom-st-etienne.fr
telecom-sudparis.eu
telecomnancy.eu
telecomnancy.net
teleinformatika.eu
teluq.ca
teneo.school
teologi.dk
tera-campus.com
terenurecollege.ie
terii.in
teriinc.org
termnet.co.jp
tersu.uz
tesdk12.net
texasonlineprep.org
teylingen-college.nl
tezu.ernet.in
tfbern.ch
tffk.no
tfh-berlin.de
tfh-bochum.de
tfh-wildau.de
tfi.uz
tfobz.net
tfrggu.ru
tfs.ca
tfzr.rs
tga.org.uk
tggs-bangkok.org
tgmu.ru
tgs.starmat.uk
th-ab.de
th-bingen.de
th-brandenburg.de
th-deg.de
th-koeln.de
th-luebeck.de
th-nuernberg.de
th-owl.de
th-rosenheim.de
th-wildau.de
tha.de
thadash.tad.org.il
thakureducation.org
thammasat.net
thayer.org
the-klu.org
theangmeringschool.co.uk
theatrins-yar.ru
thebritishschool.pl
thecdm.ca
thecea.ca
thechalfontsgrammar.co.uk
thecoleshillschool.org
thecoreschool.com
thecotswoldschool.co.uk
thedeantrustmoodle.org
thedeltahighschool.com
thedustonschool.org
theemcoe.org
thefarnboroughacademy.co.uk
thefarnboroughacademy.com
thegameassembly.com
thegameassembly.se
theglobeformacion.com
theglocaluniversity.in
thegraysonschool.org
theharveeschool.com
theheritageschool.net.in
thehill.org
theindiequest.se
thekaustschool.org
thekingsacademy.org.uk
thekingsschool.co.uk
thekingstonacademy.org
thelangton.org.uk
theleys.net
themountbattenschool.org
thenuumfactory.fr
theoakwoodschool.org
theokoch.schule
theresialyceum.nl
theresianum-mainz.de
thesrisaicollege.com
thestudio-liverpool.net
thesummitprep.org
theurswickschool.co.uk
thevallians.com
thg.muenchen.musin.de
thga.de
thh-friedensau.de
thi.de
thiqaruni.org
thisdl.cn
thk-optec.de
thomas-hardye.net
thomasestley.org.uk
thomasmore.be
thorpehouse.co.uk
thptyenvieneduvn.onmicrosoft.com
threepoints.com
threerivers.thpt.org.uk
ths-berlin.de
thu.de
thws.de
tib.tomsk.ru
tibble.nu
tichonet.com
ticollege.org
tiedenorssi.fi
tietgen.dk
tifr.res.in
tihf.be
tiho-hannover.de
tiiame.uz
tiiamekb.uz
tiim.uz
tilburguniversity.nl
tiltan.co.il
tim-stud.ru
tim.kubannet.ru
timacad.ru
times2.org
timscdrmumbai.in
tio.nl
tipsglobal.net
tisipfagskole.no
tismbree.eu
tiu.uz
tiue.uz
tjbhzy.com
tjbhzy.net.cn
tk.krakow.pl
tk.te.ua
tka.org
tkbf.hu
tkrcet.com
tksu.ru
tktk.ee
tl-kpi.kiev.ua
tl.krakow.pl
tlkrakowpl.onmicrosoft.com
tls-giessen.eu
tls.merciantrust.org.uk
tltsu.ru
tlu.ee
tlvedu.org.il
tma.uz
tmci.uz
tmg-daun.eu
tmgdaun.onmicrosoft.com
tmn.ru
tms-badoldesloe.de
tms-hl.org
tmsacademy.org
tmsnoida.onmicrosoft.com
tmudaihoctuxa.vn
tn.mischok.academy
tnu.crimea.ua
tnu.in
tnu.tj
tnuni.sk
toba.kosen-ac.jp
tokai-u.jp
tokai.jp
tokuyama.kosen-ac.jp
tokyo.kosen-ac.jp
toledo.br
tolgas.ru
tolosaldealh.eus
tomakomai.kosen-ac.jp
tomballschools.net
tomintech.ru
tomtit.tomsk.ru
tonbridge-school.org
tonetacufarja.si
tooeleschools.org
top-academy.ru
torontofilmschool.ca
totharpadgimnazium.com
toulouse-bs.org
toulouse-inp.fr
toulouse-ort.asso.fr
toulouse.miage.fr
touro.ru
toutlesd.org
townleygrammar.org.uk
toyama.kosen-ac.jp
toyo.jp
toyota.kosen-ac.jp
tozeur.r-iset.tn
tpopoviciu.ro
tpt.merciantrust.org.uk
tptlive.ee
tpu.fi
tqacademy.co.uk
traian-vuia.ro
traianlalescu.ro
trainatfcoe.org
trakia-uni.bg
tremontschool.org
trentcollege.net
trentu.ca
tretherras.net
tri-county.us
trinityhigh.net
trinityprep.org
trinityschoolnyc.org
trinityvalleyschool.org
trios.com
trioscollege.com
triosstudent.com
triumemba.org
tromsfylke.no
trondelagfylke.no
tru.ca
truemax.com
truni.sk
ts-aalen.de
ts.muenchen.musin.de
tsaam.be
tsas.org
tsbw.cloud
tscacademy.org.uk
tscng.org
tscstudents.net
tsgzwolle.nl
tsi.lv
tsinglan.cn
tsk.fo
tskoli.is
tsm-education.fr
tsma.ru
tsmmechelen.net
tsn.at
tsogu.ru
tsrs.org
tstu.ru
tstu.tver.ru
tstu.uz
tsu.ge
tsu.tula.ru
tsuab.ru
tsue.uz
tsul.uz
tsuos.uz
tsure.ru
tsutmb.ru
tsuyama.kosen-ac.jp
tthk.ee
tthkee.onmicrosoft.com
ttn.ru
ttsdstudents.org
ttu.ee
ttu.tj
tu-braunschweig.de
tu-bryansk.ru
tu-bs.de
tu-chemnitz.de
tu-clausthal.de
tu-cottbus.de
tu-darmstadt.de
tu-dortmund.de
tu-dresden.de
tu-freiberg.de
tu-harburg.de
tu-ilmenau.de
tu-muenchen.de
tu-plovdiv.bg
tu-sofia.bg
tu-varna.bg
tu.kielce.pl
tu.koszalin.pl
tuascuola.it
tuc.gr
tucsweden.se
tugab.bg
tugraz.at
tuhh.de
tuiasi.ro
tuit.uz
tuitkf.uz
tukampen.nl
tukkk.fi
tuks.co.za
tul.cz
tulatek.ru
tumo.org
tuniv.szczecin.pl
tuniversformacion.es
turan-edu.kz
turgot-paris.info
turiba.lv
turkuamk.fi
turton.uk.com
tus.ie
tusd.net
tusol.org
tusom.org
tut.fi
tut.jp
tuvsu.ru
tuzvo.sk
tvcc.cc
tvdsb.ca
tversu.ru
tvu.sk
tvz.hr
twain239.org
twk.cl
twu.ca
twynhamschool.com
tyachivlicey.com.ua
tyk.fi
tyndale.ca
tyndall.ie
tysverelev.no
tyuiu.ru
tzfonet.org.il
u-3mrs.fr
u-46.org
u-bordeaux-montaigne.fr
u-bordeaux2.fr
u-bordeaux3.fr
u-bourgogne.fr
u-cergy.fr
u-clermont1.fr
u-erre.mx
u-gabes.tn
u-grenoble3.fr
u-nancy.fr
u-naziboni.bf
u-paris10.fr
u-paris2.fr
u-pe.fr
u-pec.fr
u-pem.fr
u-picardie.fr
u-psud.fr
u-strasbg.fr
u-tad.com
u.zs1.stargard.pl
ua.cl
uaaan.mx
uab.es
uab.pt
uabc.mx
uabcs.mx
uabjo.mx
uabobo.ci
uac-icc.ru
uac.bj
uac.pt
uacam.mx
uacg.bg
uach.mx
uadec.mx
uadeo.mx
uadventus.ro
uady.mx
uaem.mx
uaemex.mx
uaf.mx
uag.mx
uagro.mx
uahurtado.cl
ual.es
ual.mx
ual.pt
ualm.es
uam.net.ni
uamcr.net
uamericas.cl
uams.be
uan.ao
uantof.cl
uantonine.net
uao.es
uap.asia
uapa.ru
uaq.mx
uarm.pe
uartdcluj.ro
uas.cl
uas.mx
uaslp.mx
uasm.md
uasnet.mx
uat.mx
uat.ro
uatlantica.pt
uatx.mx
uautonoma.cl
uav.ro
uax.es
uaysen.cl
ub.bw
ub.es
ub.ro
ubboemmius.net
ubdtce.org
ubf.haninge.se
ubiobio.cl
ubishops.ca
ubm.ro
ubo.cl
ubohiggins.cl
ubolivariana.cl
ubouake.ci
ubritanica.cl
ubsu.uz
ubtuit.uz
ubu.es
ubuea.cm
ubuea.net
uca.fr
uca.ma
ucac-icam.com
ucad.sn
ucam-campos.br
ucao-uut.tg
ucapanama.org
ucasal.net
ucavila.es
ucb.br
ucc.mx
ucc.on.ca
uccb.ns.ca
uccm.md
ucd.ma
ucdb.br
ucdconnect.ie
ucentral.cl
ucentralasia.org
ucfsd.net
ucg.gr
ucg.ie
uch.pe
uchceu.es
ucinf.cl
ucl.br
ucl.dk
ucl.lk
uclacademy.co.uk
ucll.be
ucly.fr
ucm.cl
ucm.sk
ucn.cl
ucn.dk
ucnh.org
uco.es
uco.fr
uco.net.co
ucode.world
ucol.mx
ucp.br
ucpcrp.pt
ucr.cr
ucreativa.com
ucrso.info
ucs.br
ucs.org.uk
ucsal.br
ucsc.cl
ucsh.cl
ucss.pe
ucsyd.dk
uct.cl
uctemuco.cl
ucv.cl
ucv.es
ucv.ro
ucv.ve
uczen.2lo.sandomierz.pl
uczen.akademiarzemiosla.opole.pl
uczen.ckziu.net
uczen.mechaniktg.pl
uczen.szkolawchmurze.org
uda.ad
uda.cl
udamail.fr
udc.gal
udd.cl
udelmar.cl
udem.mx
udep.pe
udesarrollo.cl
udesc.br
udesmontagnes.org
udg.es
udit.es
udk-berlin.de
udl.es
udla.cl
udladf.mx
udlanet.ec
udlondres.com
udm.cm
udo.mx
ue-germany.de
ue-varna.bg
ue.edu.krd
ue.katowice.pl
ue.poznan.pl
ue.wroc.pl
ueb.education
uef.ru
uefs.br
ueg.br
uek.krakow.pl
uekat.pl
uel.br
uem.br
uem.es
uem.ro
uema.br
uemc.es
uemc73.ru
uems.br
uenf.br
uepa.br
uepg.br
uern.br
ues.mx
uesb.br
uesc.br
uespi.br
ufa47.org
ufac.br
ufal.br
ufar.am
ufaz.az
ufe.cz
ufes.br
ufg.at
ufg.br
ufinis.cl
ufjf.br
ufla.br
ufma.br
ufms.br
ufmt.br
ufop.br
ufp.pt
ufpb.br
ufpi.br
ufrn.br
ufromail.cl
ufrontera.cl
ufrpe.br
ufrr.br
ufrrj.br
ufs.br
ufsm.br
uft-plovdiv.bg
uft-plovdiv.com
ufu.br
ufv.br
ufv.ca
ufv.es
ufzg.hr
ugal.ro
ugatu.su
ugcloud.ca
ugkp.ru
ugm.cl
ugmit.org
ugmt.ru
ugrafmsh.ru
ugrasu.ru
ugtu.net
uh.cu
uha-ky.org
uha.fr
uhb.fr
uhei.eus
uhk.cz
uhp-nancy.fr
uhs.org.uk
uhsa.ag
uhu.es
ui1.es
uia.es
uia.mx
uiass.ma
uib.cat
uib.eu
uib.kz
uic.es
uic.nnov.ru
uigv.pe
uimp.es
uin.no
uinenlinea.mx
uinternacional.pt
uisek.cl
uisi.ru
uit.br
uit.tn
uitm.edu.eu
uitm.my
ujaen.es
ujat.mx
ujed.mx
ujep.cz
ujf-grenoble.fr
ujs.sk
ujsierra.com.mx
ujsierra.mx
ujw.pl
ukbonn.de
uken.krakow.pl
ukf.sk
ukh.ac
ukh.edu.krd
ukim.mk
ukings.ns.ca
ukm.my
ukma.kiev.ua
ukr.education
ukrfa.kharkov.ua
ukrtb.ru
uksivt.ru
uktc-bg.com
uktech.net.in
uku.fi
ukuepa.com
ul.pt
ula.ve
uladech.pe
ulagos.cl
ulapland.fi
ulare.cl
ulatina.net
ulbra.br
ulbra.inf.br
ulbsibiu.ro
ulc-icam.com
uleth.ca
ulht.pt
ulife.com.br
ulim.md
ulink.cn
ulpgl.net
ulricianum-aurich.de
ulstu.ru
ulsu.ru
ult-tunisie.com
ulusiada.pt
ulusofona.pt
um5s.net.ma
um6p.ma
uma.co.ao
uma.pt
umac.mo
umag.cl
umaia.pt
umamexico.com.mx
umar.mx
umaritima.cl
umasd.net
umasd.org
umayor.cl
umb.sk
umbb.dz
umc.br
umce.cl
umcs.lublin.pl
umcs.pl
umcutrecht.nl
ume.cl
umea.nti.se
umed.lodz.pl
umed.wroc.pl
umedicina.cat
umf.ro
umfcd.ro
umfcluj.ro
umfcv.ro
umfiasi.ro
umfst.ro
umft.ro
umft.uz
umftgm.ro
umh.es
umi-pk.com
umich.mx
umistrzapaderewskiego.onmicrosoft.com
umit-tirol.at
umk.pl
umlub.pl
umma.com.mx
ummto.dz
umoderna.pt
umoncton.ca
umontpellier.fr
umov.mx
ump.ma
umsa.bo
umsf.dp.ua
umszki.hu
umwelt-campus.de
un-ihe.org
un.mx
una.br
una.cr
unab.cl
unac.pe
unacar.mx
unach.cl
unach.mx
unadeca.net
unadmexico.mx
unaerp.br
unak.is
unam.na
unama.br
unamur.be
unap.cl
unarte.ro
unasat.sr
unatc.ro
unavarra.es
unbc.ca
unbi.ba
unbsj.ca
unc.br
unc.nc
uneatlantico.es
uneb.br
unecon.ru
uned.cr
unemat.br
unesc.net
unescnet.br
unesco-ihe.org
unfa.cl
ung.br
ung.si
unheval.pe
uni-a.de
uni-augsburg.de
uni-bamberg.de
uni-bayreuth.de
uni-bge.hu
uni-bielefeld.de
uni-bonn.de
uni-bremen.de
uni-dortmund.de
uni-dubna.ru
uni-due.de
uni-duesseldorf.de
uni-duisburg-essen.de
uni-erfurt.de
uni-erlangen.de
uni-eszterhazy.hu
uni-flensburg.de
uni-frankfurt.de
uni-freiburg.de
uni-giessen.de
uni-gjilan.net
uni-goettingen.de
uni-graz.at
uni-greifswald.de
uni-halle.de
uni-hamburg.de
uni-hannover.de
uni-heidelberg.de
uni-hildesheim.de
uni-hohenheim.de
uni-jena.de
uni-karlsruhe.de
uni-kassel.de
uni-kiel.de
uni-kl.de
uni-koblenz-landau.de
uni-koblenz.de
uni-koeln.de
uni-konstanz.de
uni-landau.de
uni-leipzig.de
uni-luebeck.de
uni-lueneburg.de
uni-magdeburg.de
uni-mainz.de
uni-mannheim.de
uni-marburg.de
uni-mate.hu
uni-mb.si
uni-muenchen.de
uni-muenster.de
uni-neumann.hu
uni-nke.hu
uni-obuda.hu
uni-oldenburg.de
uni-osnabrueck.de
uni-paderborn.de
uni-passau.de
uni-plovdiv.bg
uni-plovdiv.net
uni-potsdam.de
uni-prizren.com
uni-regensburg.de
uni-rostock.de
uni-ruse.bg
uni-saarland.de
uni-siegen.de
uni-sofia.bg
uni-sopron.hu
uni-stuttgart.de
uni-svishtov.bg
uni-sz.bg
uni-trier.de
uni-tuebingen.de
uni-ulm.de
uni-vechta.de
uni-vt.bg
uni-weimar.de
uni-wh.de
uni-wuerzburg.de
uni-wuppertal.de
uni.eus
uni.kn
uni.li
uni.lodz.pl
uni.lu
uni.pe
uni.pt
uni.udm.ru
uni.wroc.pl
uni9.pro.br
unia.ao
unia.es
uniacc.cl
uniactiva.com
uniag.sk
unialfa.com.br
uniamerica.br
unian.it
uniandrade.br
uniara.com.br
uniararas.br
uniarts.fi
uniarts.se
uniasselvi.com.br
unib.br
uniba.cm
uniban.br
unibas.it
unibave.net
unibel.by
unibh.br
unibit.bg
unibl.org
unibo.it
unibosco.br
unibrasil.com.br
unibs.studenti.it
uniburgas.bg
unibw-hamburg.de
unibw-muenchen.de
unibw.de
unibz.it
unica.cu
unicaen.fr
unicaf.org
unicaipatinga.com.br
unicam.it
unicampania.it
unicampus.it
unicap.br
unicaribe.mx
unicas.it
unicastelo.br
unice.fr
unicentro.br
uniceub.br
unich.it
unicid.br
unicit.cl
uniciv.com.br
unicoischools.com
unicorncollege.cz
unicornuniversity.net
unicsul.br
unicuc.mx
unicyb.kiev.ua
unicz.it
unidebhu.onmicrosoft.com
uniderp.br
unidistance.ch
unidompedro.com
unidu.hr
uniduna.hu
uniecampus.it
uniedpa.com
unier.it
uniese.it
unieuro.com.br
unifacs.br
unifametro.com.br
unifap.br
unifatecpr.com.br
unifaveni.com.br
unife.it
unifenas.br
unifeso.com.vc
unifg.it
unifieo.br
unifil.br
unifor.br
unifortunato.eu
unifran.br
unig.br
unigoias.com
unigranet.com.br
unigranrio.br
unigre.it
unijorge.com.br
unikam.ac
unikam.org
unikin.cd
unikino.mx
uniklinik-freiburg.de
unikore.it
unikorestudent.it
unilasalle.fr
unile.it
unileon.es
unilim.fr
unilink.it
unilodz.eu
uniludes.ch
unima.mw
unimaas.nl
unimar.br
unimarconi.it
unimas.my
unimc.it
unime.it
unimediteran.net
unimep.br
unimercatorum.it
unimes.br
unimes.com.br
unimes.fr
unimi.it
unimo.it
unimol.it
unimonte.br
unimontes.br
unin.hr
unina2.it
uninav.it
uninet.cm
uninettunouniversity.com
uninettunouniversity.net
uninga.br
uninova.sk
uninsubria.com
uninsubria.it
unint.eu
uninter.br
uninter.com
unioeste.br
unip-objetivo.br
unip.br
unipacto.com.br
unipar.br
uniparthenope.it
unipd.it
unipe.br
unipegaso.it
unipg.it
unipli.com.br
unipmn.it
unipo.sk
unipu.hr
unir.br
unir.net
unirc.it
unirio.br
unirioja.es
uniriotec.br
uniroma2.eu
uniroma5.it
unirondon.br
unirp.com.br
unirsm.sm
unis.org
unisa.br
unisal.it
unisalesiano.com.br
unisannio.it
unisantos.br
unisantos.com.br
unisc.br
uniseb.com.br
unisg.it
unishanoi.org
unisi.ch
unisinos.br
uniso.br
unisob.na.it
unisociesc.com.br
unison.mx
unisr.it
unistrapg.it
unistrasi.it
unisul.br
uniswa.sz
unisza.my
unit.br
unit.ua
unitar.my
unitau.br
unitau.com.br
unitbv.ro
unite.it
unitec.mx
unitech-mo.ru
unitelmasapienza.it
unithe.hu
unitins.br
unitoledo.br
unitus.it
uniube.br
uniupo.it
uniurb.it
univ-ag.fr
univ-alger.dz
univ-alger3.dz
univ-angers.fr
univ-annaba.dz
univ-antananarivo.mg
univ-antilles.fr
univ-artois.fr
univ-avignon.fr
univ-batna2.dz
univ-bba.dz
univ-bechar.dz
univ-bejaia.dz
univ-biskra.dz
univ-blida.dz
univ-bouira.dz
univ-boumerdes.dz
univ-bpclermont.fr
univ-brest.fr
univ-catho-sjd.com
univ-catholille.fr
univ-catholyon.fr
univ-chlef.dz
univ-cocody.ci
univ-constantine2.dz
univ-constantine3.dz
univ-corse.fr
univ-cotedazur.fr
univ-douala.com
univ-dschang.org
univ-eiffel.fr
univ-eltarf.dz
univ-evry.fr
univ-fcomte.fr
univ-fianar.mg
univ-grenoble-alpes.fr
univ-guelma.dz
univ-inpt.fr
univ-jfc.fr
univ-jijel.dz
univ-khenchela.dz
univ-lehavre.fr
univ-lemans.fr
univ-lille.fr
univ-lille1.fr
univ-lille2.fr
univ-lille3.fr
univ-littoral.fr
univ-lome.tg
univ-lorraine.fr
univ-lr.fr
univ-lyon.org
univ-lyon1.fr
univ-lyon2.fr
univ-lyon3.fr
univ-mahajanga.mg
univ-maroua.cm
univ-mascara.dz
univ-medea.dz
univ-metz.fr
univ-mlv.fr
univ-mngb.net
univ-montp1.fr
univ-montp2.fr
univ-montp3.fr
univ-montpellier.fr
univ-mosta.dz
univ-mrs.fr
univ-msila.dz
univ-mulhouse.fr
univ-na.ci
univ-nancy2.fr
univ-nantes.fr
univ-ndere.cm
univ-nkc.mr
univ-oeb.dz
univ-oran.dz
univ-oran1.dz
univ-oran2.dz
univ-orleans.fr
univ-ouaga.bf
univ-ouargla.dz
univ-ovidius.ro
univ-paris-diderot.fr
univ-paris-est.fr
univ-paris1.fr
univ-paris12.fr
univ-paris13.fr
univ-paris3.fr
univ-paris5.fr
univ-paris7.fr
univ-paris8.fr
univ-pau.fr
univ-perp.fr
univ-poitiers.fr
univ-reims.fr
univ-rennes.fr
univ-rennes1.fr
univ-rennes2.fr
univ-reunion.fr
univ-rouen.fr
univ-saida.dz
univ-savoie.fr
univ-sba.dz
univ-setif.dz
univ-skikda.dz
univ-smb.fr
univ-st-etienne.fr
univ-tebessa.dz
univ-thies.sn
univ-tiaret.dz
univ-tlemcen.dz
univ-tln.fr
univ-tlse1.fr
univ-tlse2.fr
univ-tlse3.fr
univ-toamasina.mg
univ-toliara.mg
univ-toulouse.fr
univ-tours.fr
univ-ubs.fr
univ-usto.dz
univ-valenciennes.fr
univ-zig.sn
univ.gda.pl
univ.kiev.ua
univ.net.ua
univ.szczecin.pl
univ.trieste.it
univ.uzhgorod.ua
univa.mx
univagro-iasi.ro
univale.br
univale.com.br
univali.br
univap.br
univates.br
univcasa.ma
univcb.ro
univda.it
univel.br
univer.kharkov.ua
universae360.com
universidadarcis.cl
universidade-autonoma.pt
universidadeeuropeia.pt
universidadeuropea.es
universidadviu.com
universita.corsica
universitadipavia.it
universitas.ru
universitateamaritima.ro
universite-lyon.fr
universitetiaab.com
university-365.com
university.kg
university.kherson.ua
university.ks.ua
universityliberia.org
universityofsomalia.net
universityprep.org
universityschools.com
universo.br
universum-ks.org
univesp.br
univet.hu
univh2c.ma
univicosa.com.br
univillarica.mx
univille.br
univmed.fr
univmetiers.ci
univnt.ro
unizd.hr
unizh.ch
unizkm.al
unmb.ro
unmo.ba
unn.ru
unnet.es
unob.cz
unoeste.br
unopar.br
unopar.com.br
unoparminas.com.br
unorp.br
unp.br
uns.lodz.pl
unsa.ba
unsa.pe
unssa.rs.ba
unstim.bj
untagcirebon.info
unterricht.bbs1-mainz.de
untz.ba
unv.eucsj.dk
unva.cz
unw.ac
unwe.bg
unyp.cz
unza.zm
unze.ba
uoc.cat
uoc.cw
uoc.es
uod.ac
uofdjesuit.org
uofguelph.ca
uoggmk.by
uoh.cl
uoit.ca
uoit.net
uol.de
uom.gr
uom.lk
uop.gr
uor.edu.krd
uoradea.ro
uos.co.kr
uos.de
uoz.edu.krd
up-esi.com
up.krakow.pl
up.mx
up.poznan.pl
up.wroc.pl
upa.cl
upa.ro
upaep.mx
upatoday.com
upb.de
upce.cz
upch.pe
upco.es
upcomillas.es
upct.es
upds.net.bo
upe.br
upea.bo
upeace.org
upei.ca
upet.ro
upf.br
upf.es
upf.pf
upg-ploiesti.ro
upgch.mx
uphf.fr
upis.br
upit.ro
upl-univ.ac
upla.cl
upm.ro
upmc.fr
upmf-grenoble.fr
upn.mx
upo.es
uportu.pt
upou.org
upq.mx
upra.org
ups-tlse.fr
upsa.es
upsanok.onmicrosoft.com
upsc.md
upt.al
upt.pe
uptonhigh.co.uk
uptownschool.ae
uq.net.au
uqac.ca
uqar.ca
uqat.ca
uqo.ca
uqroo.mx
uqtr.ca
uquebec.ca
ur.krakow.pl
ur.mx
urbanschool.org
urbe.it
urca.br
urdu.uz
urfume.onmicrosoft.com
uri.br
urisantiago.br
url.es
urp.pe
urpc.ru
ursmu.ru
urstud.rzeszow.pl
ursulinen.at
ursulinenschule.de
urtt.ru
urv.es
usaaa.ru
usab-tm.ro
usab.ro
usamvcluj.ro
usarb.md
usart.ru
usat.pe
usb.ch
usb.ve
usc.br
uscsonline.com.br
usd232.org
usd259.net
usd497.org
usek.cl
usenghor-francophonie.org
userena.cl
usf.br
usfea.ru
usfx.bo
usfx.info
usgym.nl
ush.sd
usherb.ca
ushschool.org
usj.es
usjt.br
usla.ru
usm.md
usm.my
usm.ro
usma.ru
usmf.md
usmga.ru
usms.ma
usn.no
usoms.poznan.pl
uson.mx
usp.ph
usptu.ru
uspu.ru
uspu.su
uss.br
uss.cl
ust-ics.mygbiz.com
ust.cl
ust.hk
ust.md
ustboniface.ca
ustboniface.mb.ca
usthb.dz
ustpaul.ca
ustu.ru
usu.br
usu.ru
usue.ru
usuft.kiev.ua
usurt.ru
usv.ro
ut-capitole.fr
ut-mo.ru
ut.ee
ut.pr
ut.svpo.nl
uta.cl
uta.cv
uta.fi
utad.eu
utahmilitaryacademy.org
utalca.cl
utanga.co.ao
utas.uz
utb.cz
utb.helsingborg.se
utb.sih.se
utb.tyreso.se
utb.vaxjo.se
utbm.fr
utc-silverstone.co.uk
utcb.ro
utcderby.org.uk
utcluj.didatec.ro
utcmediacityuk.org.uk
utcn.org.uk
utcncst.org
utcoxfordshire.org.uk
utcportsmouth.org
utcreading.org.uk
utcsheffield.org.uk
utcswindon.co.uk
utcw.co.uk
utcwarrington.org
utem.cl
utgjiu.ro
uth.gr
uth.hn
uth.pl
uthrad.pl
utl.pt
utm.md
utm.mx
utm.my
utm.ro
utm.tn
utmn.ru
utn.de
utp.bg
utp.br
utschools.ca
utt.fr
utt.ro
utt.vn
uttn.mx
uu-sy.com
uv.cl
uv.mx
uva.com
uvanet.br
uvauga.ru
uven.ru
uvh.nl
uvhs.org.uk
uvic.cat
uvic.es
uview.academy
uvigo.es
uvm.cl
uvm.sk
uvp.mx
uvsq.fr
uvt.nl
uvt.tn
uvv.br
uvvg.ro
uvvnet.com.br
uwasa.fi
uwcchina.org
uwcisak.jp
uwcmaastricht.nl
uwed.uz
uwekind.bg
uwi.tt
uwindsor.ca
uwinnipeg.ca
uz.zgora.pl
uzbrussel.be
uzlabina.cz
uzlabina.onmicrosoft.com
uzpak.uz
uzswlu.uz
v-lo.krakow.pl
va.lv
vaasa.fi
vac.ueuromed.org
vaf.no
vailstudents.org
valahia.ro
valckenburgschule.de
valeacademy.org.uk
valeovil.onmicrosoft.com
valeovil.pt
valla.nu
valmierastehnikums.lv
vamk.fi
vanarts.com
vanas.ca
vaniercollege.qc.ca
vansd.org
vantagehall.org
vardhaman.org
vargaszolnok.hu
varosmajor.eu
varsitycollege.co.za
varsovia.study
vassboskovice.cz
vasvari.org
vatel.fr
vathorstcollege.nl
vaucanson38.com
vavilovsar.ru
vavt.ru
vazka.sk
vbisd.org
vbs-lauterbach.de
vbs.ul.bw.schule.de
vbschools.com
vcc.ca
vcconnect.co.za
vcertk.com
vcpusd.net
vcpusd.org
vcuhealth.org
vda.lt
vdabcampus.be
vdu.lt
veckavali.in
vedrunavall.cat
vegaconnect.co.za
vegaschool.com
vegova.si
veleri.hr
velhightech.com
veltechmultitech.org
vemprafam.com.br
vemst.ru
venkateshwaraschool.onmicrosoft.com
venta.lv
verdal.vgs.no
verebelyszki.hu
vern.hr
vernnet.hr
veronatrento.it
verulamschool.co.uk
vestdijk.nl
vet-alfort.fr
vet-lyon.fr
vet-nantes.fr
veths.no
vevu.hr
vfbsac.by
vfs.com
vfu.bg
vfu.cz
vgafk.ru
vgapkro.ru
vgasa.ru
vgasu.vrn.ru
vgppk.ru
vgs.nfk.no
vgtu.lt
vhf.hu
via.dk
viannasempre.com.br
viatienen.be
viauc.dk
vibo.be
victoria-hochschule.de
vidalibarraquer.net
videndjurs.dk
videndjurs.net
vidyanikethan.asia
vidyavalley.com
vidyavihar.org
vieup.ru
vigoschools.org
viiilo.pl
viitindia.org
viken.no
vikk.ee
viko.lt
viljandiwaldorf.ee
vilniustech.lt
vimvd.ru
vinci.be
vipsedu.in
virginiogomez.cl
virgosapiens.be
virolai.com
virtualwindow.co.za
vischool.lt
visii.ca
vision-m.goept.kr
visocloud.org
vistacollege.nl
vistausd.org
vit-bund.de
vitaetpax.be
vitbstudent.in
vitebsk.by
viti-mephi.ru
vitkovickastrendni.cz
vitoriaregia.net
vituscollege.nl
viu.ca
viva-technology.org
vivekanandgroup.com
vives.be
viveshbo5.be
vivt.ru
vizja.net
vizja.pl
vjc.sg
vjcet.org
vke-edu.ru
vkgu.kz
vlekho.be
vlerick.be
vlsu.ru
vmbo-venster.nl
vmickiewicz.pl
vnmu.vn.ua
vnrvjiet.in
vntu.net
vntu.vn.ua
voco.ee
voenmeh.ru
vogu35.ru
volgatech.net
volgmed.ru
volpi.ru
volsu.ru
volta.ts.it
voltaweb.it
vonknh.nl
vordingborgskolen.dk
vosp.cz
voss.fhs.no
vossie.net
voxelschool.com
vozaanstad.nl
vpi-school.com
vpmthane.org
vpslao.com
vpsmb.eu
vpu.lt
vrg.se
vsau.ru
vschsd.org
vsci.cz
vsfs.cz
vsiem.ru
vsite.hr
vslg.cz
vslib.cz
vsm.sk
vsmti.hr
vsmu.sk
vsp.cz
vspj.cz
vspp.cz
vsps-su.cz
vspu.ru
vspw.be
vssladkovicovo.sk
vssvalzbety.sk
vstecb.cz
vstu.by
vstu.ru
vsu.by
vsu.ru
vsvu.sk
vtcsy.com
vtdko.lt
vtfk.no
vtibrugge.be
vtideinze.be
vtk-portal.ru
vtsd.com
vtsnis.rs
vtu.bg
vu.lt
vub.hr
vumc.nl
vumc.org
vumk.eu
vuv.hr
vuxutb.se
vvak.in.ua
vvg.hr
vvit.net
vvk.lt
vvsaz.org
vvsu.ru
vyatsu.onmicrosoft.com
vyatsu.ru
vybor.zp.ua
vydmantugimnazija.lt
w-hs.de
waerdenborch.nl
wageningenuniversity.nl
wagonerps.org
wairaka.com
wak-sh.de
wakecoll.net
wakefieldschool.org
waldorf-augsburg.de
waleshigh.com
walkerschools.org
wallingfordschool.com
walworthacademy.org
walz.at
waprep.org
wara.de
warnefordschool.org
wartburg.nl
warwickschool.org
warwicksd.org
wasatchacademy.org
wasd.school
washk12.org
wataugaschools.org
watershedschool.org
watfordboys.org
waukeeschools.org
wawmsd.org
waylandps.org
wayneschools.com
waysideschools.org
wb-fernstudium.de
wb-hochschule.com
wbactc.org
wbbroncos.com
wbgym.de
wbs-schulen.de
wbsd-schools.org
wbstraining.de
wcboe.org
wchcs.org
wcpss.net
wcs-g.com
wcsch.com
wcsd1.org
wctech.org
webmail.wavelearn.de
webschoolfactory.fr
webster.ch
weg-schwabach.de
weldre4.org
welingkar.org
wellingtoncollege.org.uk
wells-cathedral-school.com
wells-school.com
wendelahebbegymnasiet.se
wenk.be
werkschulheim.at
wernethschool.com
wesleycollege.lk
westada.org
westboroughk12.org
westcoastuniversity-edu.com
westerdals.no
westerford.co.za
westerncenter.org
westex.org
westfordk12.us
westholm.ee
westleigh.set.org
westminster.net
westminster.org.uk
weston.co.uk
westottawa.net
westportps.org
wethinkcode.co.za
wg6.co.uk
wgg-neumarkt.de
wgmail.de
wgs.org
wheatleypark.org
wheelerschool.org
whg-duew.de
whg-lu.de
whg.schulen-lev.de
whitehallcfe.cdetb.ie
whittiertech.org
whpfederation.org
whps.org
whrhs-stu.org
whsg.info
whu-koblenz.de
wi.htlhl.at
wibilea.ch
wicklowvec.ie
wicmtl.ca
wiednergymnasium.at
wigym.cz
wihi.org
wildcodeschool.com
wilder.school
wilhelm-busch-gymnasium.de
wilhelm-gym.net
willi-graf-gymnasium.muenchen.musin.de
william-morris.org.uk
williamandreed.com
williambrookes.com
williamperkin.org.uk
williamsvillek12.org
williscollege.com
williston.com
willitscharter.net
wilmslowhigh.com
wim.gdst.net
winchendon.org
winchesterps.org
windesheim.nl
windesheimflevoland.nl
windhamsd.org
windsorsixth.co.uk
winstonwayschool.co.uk
wirralgrammarboys.com
wis-ecoles.com
wiss-edu.ch
wissalacademy.com
wit.ie
wittenborg.eu
wiut.uz
wivcs.org
wjfs.kz
wkau.kz
wlg.nl
wlodkowic.pl
wlsv.org
wlu.ca
wmac.com.au
wmgacademy.org.uk
wmrhsd.org
wmu.se
woacademy.co.uk
woldgate.net
wolfcreek.ab.ca
wolfert.nl
wolfreton.co.uk
woodham.org.uk
woodlandstarschool.org
woodstockacademy.org
woonsocketschools.com
wpga.ca
wpsstudent.com
wpsstudent.org
wpsstudents.org
wra.net
wrdsb.ca
wrdsb.on.ca
wrekincollege.com
wroclawskaedukacja.pl
wrs-lueneburg.de
wsa.bielsko.pl
wsb.gda.pl
wsb.gdynia.pl
wsb.poznan.pl
wsb.wroclaw.pl
wschool.ae
wscswarriors.org
wsd.net
wsdr4.org
wse.krakow.pl
wseh.pl
wsei.lublin.pl
wsg.muenchen.musin.de
wsg.musin.de
wsg.pl
wsiiulodz.onmicrosoft.com
wsinf.eu
wsiz.pl
wsiz.rzeszow.pl
wsiz.wroc.pl
wsl.ch
wsm.warszawa.pl
wsnet.ru
wsnhid.pl
wsnl.co.uk
wsosp.pl
wsp.krakow.pl
wspa.pl
wss-stuttgart.de
wsspartans.org
wst.com.pl
wst.pl
wsti.pl
wsz.pl
wszib.krakow.pl
wths.net
wuemmeschule.de
wurmbrand.ro
wusd.org
wvo-dbg.de
wvs-ffm.de
wvsi.de
wvss-hildesheim.de
wvss-wetzlar.de
wvss2-hildesheim.de
wvwsd.org
wwcsd.org
wwgsk.de
wwprsd.org
wwsse.pl
wwu.de
www.karelia.ru
www.uem.mz
www.una.py
wxpoly.cn
wy.suis.com.cn
wychwoodschool.org
wycliffe.co.uk
wylieisd.net
wymondhamcollege.org
xabiainternationalcollege.com
xamk.fi
xbhs.net
xios.be
xjtlu.cn
xlilo.krakow.pl
xmcu.cn
xrds.org
xs.gzcc.cn
xtec.cat
xu-university.de
xujc.com
xuqueralumnat.es
y-nov.com
y115.org
ya.se
yaelev.se
yakit.ru
yalon.ort.org.il
yandexlyceum.ru
yar.ru
yarmouthschools.org
ybzy.cn
ycce.in
ycdsbk12.ca
ycswgz.com
yellowwoodacademy.org
yerphi.am
yhischina.com
yhsmonsey.org
yisseoul.org
ykpaoschool.cn
ymgh.or.kr
ymtkfas.org
yncrea.fr
ynov.com
ynu.jp
ynu.kr
yola15.ru
yoobeecolleges.com
york.citycollege.eu
yorkhouse.ca
yorktown.org
yorkuniversity.us
yorkvilleu.ca
youcode.ma
youscope.nl
yovkovschoolvarna.bg
ypat-salekhard.ru
ypec.ru
yphs.tw
yschools.eu
yschools.fr
ysmu.am
ystu.ru
ysu.am
ysu.ru
ysumail.am
ytit.uz
yuge.kosen-ac.jp
yuhs.ac
yukoncollege.yk.ca
yula.org
yumingschool.org
yuntech.org.tw
yznu.cn
zaalejka.cz
zabalburu.org
zabgc.ru
zabgu.ru
zac.org.ua
zadkine.nl
zaghouan.r-iset.tn
zak.gvid.cz
zap-construct.com.ua
zau.ru
zbc.dk
zbw-online.ch
zcollage.com.ua
zealand.dk
zealeducation.com
zegel.pe
zegelipae.pe
zemsbn.cz
zenithuniversitycollege.org
zeppelin-university.net
zespolszkolmechanicznyche.onmicrosoft.com
zgia.zp.ua
zgk-konstanz.de
zgs-konstanz.de
zgym45.com
zhat.ru
zhatk.zt.ua
zhbit.com
zhdk.ch
zhez.kz
zhxhs.net
zib.network
zielone.eu
zimc.cn
zipernowsky.hu
zis.ch
ziv-school.com
zjbti.net.cn
zjj.im
zjnu.cn
zone01normandie.org
zpsb.pl
zpsb.szczecin.pl
zs1-swarzedz.pl
zs1.bochnia.pl
zs1.wroc.pl
zs10zabrze.onmicrosoft.com
zs2.lubartow.pl
zs2.sanok.pl
zs3.lukow.pl
zs710.eu
zsbrybnik.pl
zsdil.pl
zse.boleslawiec.pl
zse.krakow.pl
zse.opole.pl
zsebydgoszcz.onmicrosoft.com
zsee.szczecin.pl
zsegw.pl
zseii.onmicrosoft.com
zsek.olsztyn.pl
zsel1.krakow.pl
zsel1.pl
zselektryk.slupsk.pl
zsem.hr
zsepoznan.pl
zset.leszno.pl
zsezdw.onmicrosoft.com
zsge.eu
zsgorowoil.pl
zsgvitkov.cz
zshanusovice.cz
zsi.kielce.pl
zsipkzwbielawie.onmicrosoft.com
zsjak.cz
zsjunacka.cz
zsk.poznan.pl
zskezmarska28.sk
zski.com.ua
zskocjan.onmicrosoft.com
zskomenskeho.cz
zskv.cz
zsl-rss.de
zsl.gliwice.pl
zsl.poznan.pl
zslt.klucznet.pl
zsm01.onmicrosoft.com
zsme.pl
zsme.tarnow.pl
zsmeie.torun.pl
zsmi.pl
zsmogilno.onmicrosoft.com
zsnachodovci.cz
zsnr3.kielce.eu
zsnr4.net
zsoit.czeladz.pl
zsoiz.ciezkowice.pl
zsostargard.pl
zsosto.pl
zsp10.pl
zsp1sieradz.onmicrosoft.com
zsp2.krotoszyn.net
zsp2garwolin.pl
zsp3zamosc.pl
zspgrojec.onmicrosoft.com
zspodskalkou.cz
zspwrzesnia.pl
zss.q4.pl
zsstrba.sk
zssvat.cz
zst.chelm.pl
zst.kolbuszowa.pl
zst.net.pl
zst.radom.pl
zst.suwalki.pl
zst.tarnow.pl
zstbialystok.pl
zstchelm.pl
zstckziu.pl
zste.kalisz.pl
zsti.gliwice.pl
zstlezajskpl.onmicrosoft.com
zstmikolow.pl
zstsobra.cz
zstz-radzymin.pl
zsvltava.onmicrosoft.com
zszakrzewo.pl
zszatopkovych.eu
zszbd.pl
zszglogow.pl
zszhs.krakow.pl
zszwolsztyn.net
zti.kz
ztkolegium.org.ua
zu.de
zubirimanteo.com
zuyd.nl
zwijsencollege.nl
zzv.org.il`;
export const domainWords: string = `-college	end	education	*
-gymnasium	end	education	*
-mairie	end	government	*
-school	end	education	*
-schule	end	education	*
-stadt	end	government	*
-uni	end	education	*
-university	end	education	*
amtsgericht	start	government	DE
ayto-	start	government	*
ayuntamiento	label	government	*
ayuntamiento	start	government	*
bundesamt	start	government	DE
bundesministerium	start	government	AT
bundesministerium	start	government	DE
cityof	start	government	*
colegio	label	education	*
comune	label	government	*
comune-	start	government	*
consulateof	start	government	*
countyof	start	government	*
countysheriff	end	government	*
departementet	end	government	NO
departementet	end	government	SE
direktoratet	end	government	NO
ecole	label	education	*
ecole-	start	education	*
embassyof	start	government	*
escola	label	education	*
fh-	start	education	*
finanzamt	start	government	DE
gemeente	label	government	*
gemeente-	start	government	*
gemeinde	label	government	*
gemeinde-	start	government	*
grundschule	inside	education	*
highschool	inside	education	*
hochschule	inside	education	*
inspektionen	end	government	SE
institut-superieur	start	education	*
isd	end	education	US
k12	end	education	US
kommun	label	government	*
kommune	label	government	*
kreis-	start	government	*
landesamt	start	government	DE
landgericht	start	government	DE
landkreis	label	government	*
landkreis-	start	government	*
lkr-	start	government	*
lycee	start	education	*
magistrat-	start	government	AT
mairie-	start	government	*
ministeriet	end	government	DK
ministryof	start	government	*
municipalidad	start	government	*
municipio	label	government	*
myndigheten	end	government	SE
policedept	end	government	*
politecnico	inside	education	*
polytechnic	inside	education	*
prefeitura	label	government	*
prefeitura	start	government	*
provincia	label	government	*
publicschools	end	education	US
regione	label	government	*
samtgemeinde-	start	government	*
schools	end	education	US
schule	label	education	*
schulen	end	education	*
stadt-	start	government	*
stadtverwaltung	end	government	*
starostwo	start	government	PL
styrelsen	end	government	DK
styrelsen	end	government	SE
tilsynet	end	government	NO
townof	start	government	*
tu-	start	education	*
uni-	start	education	*
univ-	start	education	*
universidad	inside	education	*
universit	inside	education	*
universitaet	inside	education	*
universite	inside	education	*
universiteit	inside	education	*
universiti	inside	education	*
university	inside	education	*
urzad	start	government	PL
verbandsgemeinde-	start	government	*
villageof	start	government	*
ville-	start	government	*
waterschap	end	government	NL`;
export const roleSuffixes: string = `apac
at
au
be
br
ca
ch
cn
de
department
dept
desk
dk
emea
es
eu
fi
fr
global
group
ie
in
international
intl
it
jp
latam
mx
na
nl
no
nz
office
pl
se
team
uk
us`;
export const roleWords: string = `abuse	technical
accounting	finance
accounts	finance
accountspayable	finance
accountsreceivable	finance
accueil	information
achats	finance
acquisti	finance
admin	technical
administracion	finance
administrador	technical
administrateur	technical
administratie	finance
administrativo	finance
administrator	technical
admissions	management
ads	marketing
advertise	marketing
advertising	marketing
affiliate	marketing
affiliates	marketing
aide	support
ajuda	support
alcaldia	management
alert	no-reply
alerts	no-reply
algemeen	information
all	information
alumni	school
alumnos	school
amministratore	technical
amministrazione	finance
anfrage	information
anfragen	information
angebot	sales
ap	finance
apply	personnel
ar	finance
asiakaspalvelu	information
ask	information
assistance	support
assistanceclient	support
assistenza	support
atencion	support
atencionalcliente	support
atendimento	support
audit	finance
ausbildung	personnel
autoreply	no-reply
ayuda	support
beheer	technical
benefits	personnel
bestelling	sales
bestellingen	sales
bestellung	sales
bestellungen	sales
bestuur	management
bewerbung	personnel
bewerbungen	personnel
bilgi	information
billing	finance
birou	information
biuro	information
bizdev	sales
board	management
boekhouding	finance
bogholderi	finance
bok	support
boletin	marketing
bonjour	information
booking	sales
bookings	sales
bounce	no-reply
bounces	no-reply
boutique	sales
buchhaltung	finance
buchung	sales
buergermeister	management
buero	information
bugbounty	security
business	sales
burgermeister	management
buro	information
campaign	marketing
care	support
career	personnel
careers	personnel
carrieres	personnel
ceo	management
cert	security
cfo	management
chairman	management
cio	management
clientes	support
cmo	management
cobranca	finance
colegio	school
collections	finance
comercial	sales
commande	sales
commandes	sales
commercial	sales
commerciale	sales
communication	marketing
communications	press
community	marketing
complaints	support
compliance	legal
compras	finance
compta	finance
comptabilite	finance
comunicacion	marketing
comunicazione	marketing
consultas	information
contabilidad	finance
contabilidade	finance
contabilita	finance
contact	information
contacto	information
contactus	information
contato	information
contatti	information
coo	management
copyright	legal
counsel	legal
courrier	information
credit	finance
csirt	security
cto	management
curriculo	personnel
customercare	support
customerservice	support
customersupport	support
daemon	technical
dataprotection	legal
datenschutz	legal
datenschutzbeauftragter	legal
dealers	sales
dean	management
destek	support
dev	technical
developer	technical
developers	technical
devis	sales
devnull	technical
devops	technical
direcao	management
direccion	management
directeur	management
directie	management
direction	management
director	management
directors	management
direktion	management
diretoria	management
direzione	management
dmca	legal
dns	technical
domain	technical
domains	technical
donneespersonnelles	legal
donotreply	no-reply
dontreply	no-reply
dpo	legal
ecole	school
ecommerce	sales
editor	press
editorial	press
edv	technical
einkauf	finance
ekonomi	finance
email	information
empfang	information
empleo	personnel
emploi	personnel
employment	personnel
engineering	technical
enquiries	information
enquiry	information
ertekesites	sales
escritorio	information
evenements	marketing
event	marketing
eventi	marketing
eventos	marketing
events	marketing
everyone	information
executive	management
export	sales
facturacion	finance
facturas	finance
facturatie	finance
facturation	finance
facture	finance
facturen	finance
factures	finance
faculty	management
faktura	finance
faktury	finance
faleconosco	information
fatturazione	finance
fatture	finance
faturamento	finance
feedback	support
finance	finance
financeiro	finance
finanzas	finance
finanzen	finance
forsaljning	sales
fraud	security
frontdesk	information
ftp	technical
gdpr	legal
gemeinde	information
general	information
gerencia	management
geschaeftsfuehrung	management
geschaftsfuhrung	management
handlowy	sales
headmaster	management
hello	information
help	support
helpdesk	support
hey	information
hi	information
hilfe	support
hiring	personnel
hola	information
hosting	technical
hostmaster	technical
hr	personnel
hulp	support
humanresources	personnel
ict	technical
iletisim	information
imprensa	press
impressum	legal
info	information
informacion	information
informacoes	information
informatica	technical
informatie	information
information	information
informatique	technical
informazioni	information
infosec	security
inkoop	finance
inquire	information
inquiries	information
inquiry	information
internships	personnel
investor	finance
investorrelations	finance
investors	finance
invoice	finance
invoices	finance
ir	finance
iroda	information
it	technical
jobb	personnel
jobs	personnel
juridico	legal
juridique	legal
juridisch	legal
kadry	personnel
kancelar	information
karriere	personnel
keineantwort	no-reply
klantenservice	support
kontak	information
kontakt	information
kontor	information
kontoret	information
ksiegowosc	finance
kundenbetreuung	support
kundendienst	support
kundenservice	support
kundeservice	support
kundservice	support
kundtjanst	support
laskutus	finance
lavoraconnoi	personnel
lawdept	legal
legal	legal
legale	legal
leitung	management
lgpd	legal
librarian	management
library	management
list	marketing
lists	marketing
loja	sales
lopd	legal
mail	information
mailadmin	technical
mailbox	information
mailerdaemon	no-reply
mailing	marketing
maire	management
mairie	information
management	management
manager	management
marketing	marketing
media	press
mediarelations	press
muhasebe	finance
myynti	sales
naoresponda	no-reply
naoresponder	no-reply
nepasrepondre	no-reply
network	technical
news	marketing
newsletter	marketing
newsletters	marketing
newsroom	press
nichtantworten	no-reply
nietbeantwoorden	no-reply
nobody	technical
noc	technical
nonrispondere	no-reply
noreply	no-reply
noresponder	no-reply
notification	no-reply
notifications	no-reply
null	technical
obchod	sales
objednavky	sales
office	information
oficina	information
ofis	information
operations	technical
ops	technical
orcamento	sales
order	sales
orders	sales
ordini	sales
otoiawase	information
owner	management
partner	sales
partners	sales
partnerships	sales
pasdereponse	no-reply
payment	finance
payments	finance
payroll	finance
pedidos	sales
people	personnel
permissions	legal
pers	press
personal	personnel
personale	personnel
personeelszaken	personnel
personnel	personnel
phishing	security
podatelna	information
podderzhka	support
pomoc	support
post	information
postmaster	technical
poststelle	information
pr	press
praca	personnel
prenotazioni	sales
prensa	press
president	management
presidenza	management
press	press
presse	press
pressestelle	press
principal	management
privacy	legal
procurement	finance
prodazhi	sales
promo	marketing
promotions	marketing
protecciondedatos	legal
protocollo	information
psirt	security
pubblicita	marketing
publicidad	marketing
publicidade	marketing
publicite	marketing
publicrelations	press
purchase	sales
purchasing	finance
quote	sales
quotes	sales
rathaus	information
recepcion	information
receptie	information
reception	information
rechnung	finance
rechnungen	finance
rechnungswesen	finance
recht	legal
rechtsabteilung	legal
recruiter	personnel
recruiting	personnel
recruitment	personnel
recrutement	personnel
recursoshumanos	personnel
redacao	press
redaccion	press
redactie	press
redaction	press
redaktion	press
redazione	press
registrar	management
regnskab	finance
regnskap	finance
reklamation	support
rekrutacja	personnel
rendeles	sales
renseignements	information
reservas	sales
reservation	sales
reservations	sales
reserveringen	sales
reservierung	sales
responsibledisclosure	security
resume	personnel
resumes	personnel
returns	support
rgpd	legal
rh	personnel
risorseumane	personnel
root	technical
rrhh	personnel
sac	support
sales	sales
salesteam	sales
salg	sales
satis	sales
sav	support
school	school
schule	school
schulleitung	school
scolarite	school
scuola	school
secretaria	information
secretariaat	information
secretariat	information
security	security
securityteam	technical
segreteria	information
sekretariat	information
seleccion	personnel
selezione	personnel
service	support
serviceclient	support
servicedesk	support
services	support
servizioclienti	support
shop	sales
sicherheit	security
sindaco	management
sistemas	technical
soc	security
social	marketing
soporte	support
soportetecnico	technical
spam	security
sponsorship	marketing
sprzedaz	sales
ssladmin	technical
stadt	information
staff	information
stampa	press
stellen	personnel
store	sales
students	school
studierende	school
subscribe	marketing
subscriptions	marketing
suporte	support
suportetecnico	technical
support	support
supporto	support
sysadmin	technical
systems	technical
talent	personnel
talous	finance
tax	finance
team	information
tech	technical
technical	technical
technik	technical
technique	technical
techsupport	technical
tecnico	technical
ti	technical
tienda	sales
titkarsag	information
toimisto	information
trade	sales
trademark	legal
trademarks	legal
training	personnel
treasury	finance
ucetni	finance
uctarna	finance
ufficio	information
ufficiostampa	press
unsubscribe	marketing
usenet	technical
uucp	technical
vacatures	personnel
vagas	personnel
vendas	sales
vendite	sales
ventas	sales
ventes	sales
veranstaltungen	marketing
verkauf	sales
verkoop	sales
vertrieb	sales
volunteer	personnel
volunteers	personnel
vorstand	management
vulnerability	security
warranty	support
web	technical
webmaster	technical
website	technical
welcome	information
werbung	marketing
wholesale	sales
wsparcie	support
www	technical
yardim	support
zahlung	finance
zakaz	sales
zamowienia	sales
zentrale	information`;
export const mailProviders: string = `126.com		126.com		
163.com		163.com		
abv.bg		abv.bg		
alice.it		alice.it		
aol.com	AOL	aol.com		
att.net		att.net		
azet.sk		azet.sk		
bellsouth.net		bellsouth.net		
bigpond.com		bigpond.com		
bk.ru	Mail.ru	bk.ru		+
bluewin.ch		bluewin.ch		
blueyonder.co.uk		blueyonder.co.uk		
bol.com.br		bol.com.br		
btinternet.com		btinternet.com		
centrum.cz		centrum.cz		
charter.net		charter.net		
citromail.hu		citromail.hu		
comcast.net		comcast.net		
cox.net		cox.net		
daum.net		daum.net		
docomo.ne.jp		docomo.ne.jp		
earthlink.net		earthlink.net		
ezweb.ne.jp		ezweb.ne.jp		
fastmail.com	Fastmail	fastmail.com		+
fastmail.fm	Fastmail	fastmail.fm		+
foxmail.com		foxmail.com		
free.fr		free.fr		
freemail.hu		freemail.hu		
freenet.de		freenet.de		
gmail.com	Gmail	gmail.com	dots	+
gmx.at	GMX	gmx.at		
gmx.ch	GMX	gmx.ch		
gmx.com	GMX	gmx.com		
gmx.de	GMX	gmx.de		
gmx.fr	GMX	gmx.fr		
gmx.net	GMX	gmx.net		
googlemail.com	Gmail	gmail.com	dots	+
hanmail.net		hanmail.net		
hey.com		hey.com		+
hotmail.be	Outlook	hotmail.be		+
hotmail.ca	Outlook	hotmail.ca		+
hotmail.co.uk	Outlook	hotmail.co.uk		+
hotmail.com	Outlook	hotmail.com		+
hotmail.com.br	Outlook	hotmail.com.br		+
hotmail.de	Outlook	hotmail.de		+
hotmail.es	Outlook	hotmail.es		+
hotmail.fr	Outlook	hotmail.fr		+
hotmail.it	Outlook	hotmail.it		+
icloud.com	iCloud	icloud.com		+
ig.com.br		ig.com.br		
inbox.ru	Mail.ru	inbox.ru		+
interia.pl		interia.pl		
internet.ru	Mail.ru	internet.ru		+
keemail.me	Tuta	keemail.me		
kpnmail.nl		kpnmail.nl		
laposte.net		laposte.net		
libero.it		libero.it		
list.ru	Mail.ru	list.ru		+
live.ca	Outlook	live.ca		+
live.co.uk	Outlook	live.co.uk		+
live.com	Outlook	live.com		+
live.com.au	Outlook	live.com.au		+
live.com.mx	Outlook	live.com.mx		+
live.de	Outlook	live.de		+
live.fr	Outlook	live.fr		+
live.it	Outlook	live.it		+
live.nl	Outlook	live.nl		+
mac.com	iCloud	mac.com		+
mail.com	Mail.com	mail.com		
mail.ru	Mail.ru	mail.ru		+
mailbox.org		mailbox.org		+
me.com	iCloud	me.com		+
msn.com	Outlook	msn.com		+
nate.com		nate.com		
naver.com		naver.com		
neuf.fr		neuf.fr		
ntlworld.com		ntlworld.com		
o2.pl		o2.pl		
onet.pl		onet.pl		
optonline.net		optonline.net		
optusnet.com.au		optusnet.com.au		
orange.fr		orange.fr		
outlook.com	Outlook	outlook.com		+
outlook.com.br	Outlook	outlook.com.br		+
outlook.de	Outlook	outlook.de		+
outlook.es	Outlook	outlook.es		+
outlook.fr	Outlook	outlook.fr		+
outlook.it	Outlook	outlook.it		+
planet.nl		planet.nl		
pm.me	Proton	proton.me	punctuation	+
posteo.de		posteo.de		+
proton.me	Proton	proton.me	punctuation	+
protonmail.ch	Proton	protonmail.ch	punctuation	+
protonmail.com	Proton	proton.me	punctuation	+
qq.com		qq.com		
rambler.ru		rambler.ru		
rediffmail.com		rediffmail.com		
rocketmail.com	Yahoo	rocketmail.com		-
rogers.com		rogers.com		
runbox.com		runbox.com		+
sbcglobal.net		sbcglobal.net		
seznam.cz		seznam.cz		
sfr.fr		sfr.fr		
shaw.ca		shaw.ca		
sina.com		sina.com		
sky.com		sky.com		
skynet.be		skynet.be		
softbank.ne.jp		softbank.ne.jp		
sohu.com		sohu.com		
sympatico.ca		sympatico.ca		
t-online.de		t-online.de		
talktalk.net		talktalk.net		
telenet.be		telenet.be		
telia.com		telia.com		
telus.net		telus.net		
terra.com.br		terra.com.br		
tin.it		tin.it		
tiscali.it		tiscali.it		
tuta.com	Tuta	tuta.com		
tuta.io	Tuta	tuta.io		
tutamail.com	Tuta	tutamail.com		
tutanota.com	Tuta	tutanota.com		
tutanota.de	Tuta	tutanota.de		
ukr.net		ukr.net		
uol.com.br		uol.com.br		
verizon.net		verizon.net		
videotron.ca		videotron.ca		
virgilio.it		virgilio.it		
virginmedia.com		virginmedia.com		
wanadoo.fr		wanadoo.fr		
web.de	Web.de	web.de		
wp.pl		wp.pl		
xs4all.nl		xs4all.nl		
xtra.co.nz		xtra.co.nz		
ya.ru	Yandex	yandex.ru		+
yahoo.ca	Yahoo	yahoo.ca		-
yahoo.co.id	Yahoo	yahoo.co.id		-
yahoo.co.in	Yahoo	yahoo.co.in		-
yahoo.co.jp	Yahoo Japan	yahoo.co.jp		
yahoo.co.uk	Yahoo	yahoo.co.uk		-
yahoo.com	Yahoo	yahoo.com		-
yahoo.com.ar	Yahoo	yahoo.com.ar		-
yahoo.com.au	Yahoo	yahoo.com.au		-
yahoo.com.br	Yahoo	yahoo.com.br		-
yahoo.com.mx	Yahoo	yahoo.com.mx		-
yahoo.com.ph	Yahoo	yahoo.com.ph		-
yahoo.com.vn	Yahoo	yahoo.com.vn		-
yahoo.de	Yahoo	yahoo.de		-
yahoo.es	Yahoo	yahoo.es		-
yahoo.fr	Yahoo	yahoo.fr		-
yahoo.ie	Yahoo	yahoo.ie		-
yahoo.in	Yahoo	yahoo.in		-
yahoo.it	Yahoo	yahoo.it		-
yandex.by	Yandex	yandex.ru		+
yandex.com	Yandex	yandex.ru		+
yandex.kz	Yandex	yandex.ru		+
yandex.ru	Yandex	yandex.ru		+
yandex.ua	Yandex	yandex.ru		+
ymail.com	Yahoo	ymail.com		-
ziggo.nl		ziggo.nl		
zoho.com	Zoho	zoho.com		+
zohomail.com	Zoho	zohomail.com		+`;
