// Made by "npm run tables" from src/lexicon/tables/individual/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `nickname
nickname
transliteration
spelling
nickname
translation
nickname
nickname
transliteration
nickname
nickname
transliteration
spelling
spelling
transliteration
transliteration
nickname
office
spelling
nickname
transliteration
nickname
transliteration
nickname
military
spelling
degree
transliteration
transliteration
transliteration
office
nickname
nickname
spelling
nickname
spelling
spelling
nickname
nickname
transliteration
transliteration
nickname
nickname
nickname
nickname
nickname
nickname
spelling
noble
translation
translation
nickname
religious
nickname
nickname
licence
nickname
nickname
nickname
nickname
nickname
nickname
spelling
honour
spelling
spelling
nickname
nickname
nickname
spelling
academic
nickname
nickname
nickname
nickname
nickname
nickname
nickname
spelling
licence
nickname
nickname
transliteration
nickname
nickname
religious
spelling
nickname
nickname
transliteration
nickname
nickname
nickname
nickname
office
nickname
nickname
nickname
nickname
noble
spelling
nickname
nickname
nickname
nickname
religious
generation
nickname
nickname
nickname
nickname
office
spelling
generation
nickname
nickname
nickname
nickname
spelling
academic
academic
honour
nickname
nickname
nickname
office
spelling
academic
nickname
nickname
nickname
nickname
nickname
spelling
spelling
transliteration
academic
academic
academic
nickname
spelling
spelling
degree
nickname
nickname
nickname
nickname
nickname
office
religious
spelling
spelling
civil
nickname
nickname
nickname
nickname
nickname
office
spelling
surname
translation
translation
transliteration
alias
degree
military
nickname
nickname
nickname
office
nickname
nickname
nickname
nickname
noble
note
spelling
spelling
transliteration
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
transliteration
academic
date
honour
nickname
nickname
nickname
nickname
nickname
nickname
nickname
patronymic
spelling
transliteration
transliteration
academic
degree
generation
nickname
nickname
nickname
nickname
noble
office
religious
spelling
academic
maiden
military
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
office
surname
translation
transliteration
transliteration
transliteration
academic
academic
academic
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
office
office
office
spelling
spelling
spelling
spelling
surname
surname
transliteration
degree
family
licence
military
military
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
patronymic
religious
son
spelling
translation
academic
civil
degree
degree
degree
married
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
office
office
religious
religious
saint
spelling
spelling
surname
translation
transliteration
transliteration
transliteration
woman
academic
academic
academic
academic
generation
married
married
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
noble
noble
noble
office
office
religious
religious
religious
religious
saint
spelling
spelling
spelling
spelling
spelling
surname
transliteration
transliteration
transliteration
transliteration
transliteration
woman
woman
woman
woman
academic
academic
academic
alias
alias
civil
civil
civil
civil
civil
date
daughter
generation
generation
maiden
man
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
noble
office
office
patronymic
religious
religious
religious
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
surname
surname
surname
surname
surname
translation
translation
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
woman
academic
academic
academic
academic
birth
civil
civil
civil
civil
civil
date
daughter
daughter
death
death
death
degree
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
honour
joined
maiden
maiden
man
man
man
man
man
married
married
military
military
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
noble
office
office
patronymic
religious
religious
religious
religious
son
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
surname
surname
translation
translation
translation
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
woman
woman
woman
woman
woman
woman
woman
woman
woman
woman
academic
academic
academic
academic
academic
academic
alias
alias
birth
birth
civil
civil
civil
civil
civil
civil
civil
civil
civil
civil
civil
civil
civil
civil
date
daughter
daughter
daughter
daughter
daughter
daughter
daughter
death
death
degree
descent
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
generation
joined
licence
maiden
maiden
maiden
maiden
maiden
maiden
maiden
maiden
man
man
man
man
man
man
man
man
man
married
married
married
married
married
military
military
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
nickname
noble
noble
noble
office
office
office
office
patronymic
religious
religious
religious
son
son
son
son
son
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
surname
surname
surname
surname
surname
surname
surname
surname
translation
translation
translation
translation
translation
translation
translation
translation
translation
translation
translation
translation
translation
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
transliteration
woman
woman
woman
woman
woman
woman
woman
woman
woman
woman	several
usual


rare

rare
rare

rare
rare
several




several
behind
several
several

rare






several


several
usual
several
several


usual
usual


usual

usual
usual
usual
several
usual


several


several
usual


usual


usual
usual


several
usual

usual
usual


usual

usual
usual
rare
several

several


usual


usual



usual


rare
several
usual
behind


usual
usual




rare
usual




rare
several

several

several
several

several
several


behind
several
usual
usual
behind





rare
several

several






several




several
usual
behind
front

several





usual
behind




usual

behind



several


several
several
usual
front

usual
usual
several


rare
several
several
several
several
usual
usual
usual
usual

year


rare
rare
several
several
several
several
inner
several

several


end



usual



usual


front



several
several
several
several
several
usual















several
several
several
several
usual
usual
usual

behind
behind
several
several
usual
usual

inner
several
behind

behind

either

several
several
several
several
usual

front

front

rare
several




behind





rare
rare
rare
several
several
several
several
usual
usual


behind
front

front
inner

usual



rare
several




front
end









rare
rare
several
several
several
several
several
several
several
usual
usual
usual
usual
usual
usual

front
front
front
front

front



front


several
several
several
usual
inner



several
usual



either

either
front

inner


front
front
front
year


end
inner










rare
several
several
several
several
several
several
several
several
several
several
several
several
usual
usual
usual
usual
front
front
front

front
inner

front
front
several
several
several
several
several
several
usual
usual
usual


inner
inner
inner
rare
several


rare
rare
several
usual




front
year


front
front
front
year


year
year
year



either
end
end
end
end
end
end
end
regnal
behind
inner






either




















rare
rare
rare
rare
several
several
several
several
several
several
several
several
several
several
several
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
front
front
front
front
front



front
front







rare
several
several
several
several
usual
usual
usual

inner


several



several
several
several
usual







either
either
front

either
front
front
front
front

inner
year
year




either
either
either
front
front
front
front
front
front
front
year



inner
inner
slash
slash
year
year
behind
inner








either
end
end
end
end
end
end
end
end

behind






dot
dot






either
either
front

dot
dot
slash
slash
front
front








































rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
rare
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
several
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
front
front
front

either
front
front



either

inner
inner
slash
slash














rare
rare
rare
several
several
several
several
several
several
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual
usual





inner
inner
inner








rare
several
several
several
several





rare
several
several
several
several
usual
usual
usual
usual






either
either
either
either	*
*
ar
en
en
*
en
*
ru
en
en
zh
hi
ga
hy
az
en
en
en
en
he
en
zh
en
en
de
en
so
ko
ko
en
en
de
en
en
en
en
pl
ru
id
el
nl
en
es
el
en
nl
en
en
*
*
is
ar
en
he
en
en
hu
de
en
uk
en
es
en
en
he
en
cs
sr,hr,bs,sl
en
de
bg
en
en
it
en
de
en
de
en
en
fr
sr
nl
sv
en
nl
ru
ro
hi,kn
en
en
en
sv,da,no,fi
de
en
es
en
pt
en
pt
en
ka
en
en
en
en
en
pt
en
en
en
en
en
es
sv
en
el
en
de
es
en
en
af
cs,sk
fr
bn
cs
en
it
nl
en
is
en
en
lv
en
it
pl
en
ta
en
en
en
es
tl
pt
tl
es
en
ko
es
es,pt
de
en
lt
ru
tr
it
en
nl
*
*
ar
en
en
es
en
pl
en
de
he
en
en
fi
en
en
en
la
ar
en
en
en
cs
en
it
ru
en
en
yo
ru
pt
en
en
et
en
en
en
en
en
ka
ar
en
uk
he
ru
id
en
en
en
pl
en
ms
es
es
en
sv
*
en
en
en
hu
en
he
hu
uk
yo
ig
de
pt
de
ru
bn
fa
pl
cs
id
tr
cs
en
en
en
ro
en
en
pl
tl
*
da
en
it
nl
pt
en
pt
el
en
it
nl
ru
id
en
en
de
en
pt
en
en
en
ru
es
it
ms
ar
ar
ar
en
*
es
en
de
id
id
de
en
en
en
en
en
en
en
en
en
fi
nl
en
en
fr
nl
pl
en
de
id
fr
sv
hi
fr
*
fr
el
el
en
hr
nl
vi
en
en
es
fr
en
en
es
fr
fr
pl
sv
en
en
en
en
en
en
en
en
fr
en
en
en
en
en
id,ms
es
de
de
en
it
de
en
it
nl
pt
hi
fr
en
en
en
en
nl
it
be
ur
vi
bg
el
hi
it
nl
en
pt
en
de
fr,it,de,es
fr,it,de,es
en
hi
am
en
en
*
ar
de
cs
*
id
cs
cy
en
en
en
en
es
fi
it
en
da
en
en
en
en
en
en
en
en
es
sr,hr,bs,sl
sv,da,no,fi
en
en
en
ru
es
hu
yo
fr
ms
ga
ha
en
fr
en
en
en
en
en
ta
de
en
ru
es
pt
de
es
fr
*
*
bg
ff
ar
ru
vi
he
es
fr
it
sl
it
es
id
tr
de
es
pl
fr
az
ms
de
en
fr
cs
it
nl
hu
es
es
fi
nl
pl
pt
pt
en
en
ga
hu
ru
de
it
nl
ru
en
it
pt
fr
ru
bn
de
en
en
en
en
en
en
en
en
en
en
en
en
hu
tr
en
en
en
en
af
bg
cs,sk
en
en
en
en
en
en
id,ms
pt
*
en
en
en
en
en
en
en
en
en
en
fr
fr
ur
pl
pt
ar
fr
id
ha
he
tr
en
en
fr
id
it
vi
en
en
en
en
hi
en
en
es
da
de
*
*
ru
hi
sl
sr
bn
uk
wo
ru
de
hu
id
it
pt
ru
sv
es
zh
am
sl,hr
es
es,pt
hi
it
vi
en
en
en
it
es
fr
ms
pt
en
ko
zh
de
fr
hi
it
pt
sw
th
de
ar
cy
tr
ar
he
en
ms
es
it
cs
he
da
da,nb,sv
es
fr
fr
nb
pt
sv
hu
de
es,ro
fr
fr
it
pt
ro
sv
ga
en
es
fi
hr
pl
pt
ro
*
hr
el
en
es
fr
pt
tr
de
nl
it
nl
fr
it
en
nl
es
pt
*
*
*
*
*
da
de
de
el
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
es
es
fr
fr
ga
he
he
hu
nl
ro
sv
sv
zu
ar
de
en
en
en
en
en
en
en
en
en
en
id
it
nl
th
*
de
de
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
es
es
es
et
fr
hu
ig
it
lt
nl
ro
ro
sv
de
de
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
en
es
ga
he
hu
it
it
es,pt
hi
nl
tr
en
de
fr
he
it,es
pl
en
az
ar
cy
en
ms
ak
en
en
en
en
en
en
eu
ig
lv
pl
te
tr
ur
de
en
hi
en
en
en
en
es
nl
de
en
en
en
en
en
en
en
en
en
sv
da,no
de
en
fr
sv
da
en
nl
*
*
*
*
*
*
hu
pl
*
*
*
*
*
ar
de
kk
ru
tr
ru
he
hy
pl
sr
ar
az
fr
he
cs
el
es
fr
pl
tr
de
fr
hi
nl	1
1
0
0
2
0
3
1
0
1,2
7
0
0
0
0
0
3,4,5
0
0
1,3,4,5
0
1,3
0
0
8,2,6
0
8,2,6
0
0
0
8,2,6
1,2,3,4,5
0
2
2,3,4,5
0,1
2
0
0
0
0
0
9,0,1,7,3,4,5
0
0
3,4,5
0
0
8,2,6
0,1
0
0
8,2,6
9
0
6,2
3,4,5
0
0
0,1,2,7,3,4,5
0
1,3,4,5
0
2,6
3
0
1,2,3,4,5
0
0
3
0
0
9,0,1,2,7,3,4,5
1,2,3,4,5
0
1,3,4
0
0,1
0
0
1,3,4,5
0
0
0
0
8,2,6
0
0,1
0
0
1,2,3
1,2,3
0
0
0
0,1,7,3,4,5
0,1
2,3,4,5
0
0
0
0,2
0
1,7
0
0
6,8,2
0,1,3,4,5
0
9
1,7,3,4,5
0
1,3,4
0
0
0
2,3
0
3,4
8,2,6
8,2,6
2,6
0,1
0
0
0
0
0
0,1,2,3,4,5
0
0,1
3,4,5
0
1,2
7
0
8,2,6
8,2,6
0
2,3,4,5
0
1,3
0
9,0,1,3
0
0
0
0
0
8,2,6
0
0
0
0,1
0,3,4,5
0
0
0
0
7
6,2,7
0,1,2
0,2
0
6
8,2,6
8,2,6
9,0,1,2,3,4,5
0,1
2,3
0
0
0,1,3,4,5
1,2,3
0
8,2,6
6
1,2
0
0
0,1,3
9,0,1,3,4,5
3,4
0
0,1,7,3,4,5
0
0
1,2,3
2,3
0
0
8,2,6
0
0
0
1,3,4,5
2,3
1,2,7,3,4,5
2,7
9,1,7,3,4,5
0
6,2,7
3,4,5
0
0
0
0
6,8,2
0,1,2
0,1,2,3
0
1,2,7,3,4,5
0
8,2,6
8,2,6
0,1
0
0
8,2,6
0,1,7,3
9
0
9,3,4,5
0
0
0
0
0
8,2,6
8,2,6
6,2,7
0
0
0
0
8,2,6
8,2,6
0
0,1
0,1,2,7,3
0,2,3,4,5
9,1,3,4,5
0,1
3,4
7,3,4,5
0
0
0,1
0
0,1,2
8,2,6
0
0
1,4
0
0
3,4,5
6,2,7
6,2,7
0
0
2
6,2
8,2,6
8,2,6
0,1
0,1,2,7,3,4,5
0,1,3
9,0,1,7,3,4,5
0,1
0,1
0
0
6,2,7
8,2,6
6,2,7
0
0,1
0
8,2,6
8
8
8
0
0,1,7
0,3
9,0,1
9,0,1,7
1,7,3
2,7
9,3
1,2,7
9,1
0
0,1
0,1,3,4,5
1,7,3,4,5
8,2,6
8,2,6
0
8,2,6
8,2,6
0
6,2,7
0
0
6,2,7
0,1,2,7
0
0
0
8,2,6
0
8,2,6
0
8,2,6
0
0
0
0,1,2,7
0,2,7,3,4,5
0,1,2
0
0,1
0,1,2
0,1
7,3
9,1,3,4
0,1,2
0,1,2,3,4,5
0,2
2,7,3,4,5
9,0,1,2,7,3,4,5
9,1,3,4,5
0
0,1
0,1,2,7,3,4,5
0,2
2,7,3,4,5
7,3,4,5
0
8,2,6
0
8,2,6
0
0
8,2,6
0
8,2,6
8,2,6
8,2,6
0
6,2,7
1,3
0,1
1,2
9,1,3,4
0
6,2,7
0
0
0
0
0
8,2,6
8,2,6
8,2,6
8,2,6
0
8,2,6
0
0
0
0
8,2,6
0
0
8,2,6
0
6,2,7
8,6
8,6
0
8,2,6
0
0
1,2,7
2,7
9,0,1,2,7,3
9,0,1,7,3
0,2
0,1
0,1
9,1
0
0,1,7,3
0,2,3,4,5
0,7,3,4,5
1,3,4
9,0,1,3
9,0,1,3,4,5
9,1,2,7,3,4,5
9,2
0,1
0
0
1,2,7
9,1
9,1,7,3,4,5
0,1
8,2,6
0
0
8,2,6
0
6,2,7
0
0
0
0,2
1,3,4,5
4
9
9,1
0
0
0,1,2
0
6,2,7
6,2,7
6,2,7
6,2,7
6,2,7
0
0,1,2,7
0
0
0
0
0
0
8,2,6
8,2,6
0
0
0
0
8,2,6
0
0
8,2,6
0
0
6,2,7
0
0
0
0
0
0
0
8,6
0
8,6
0
0
8,6
0
8,6
0
0
6,2,7
0
0
8,2,6
8,2,6
8,2,6
0
8,2,6
0
0
8,2,6
0
0
0,1,7
0,2,7
0,7
0,7,3,4,5
1,7,3
7,3,4,5
9,0
9,0,2,3,4,5
9,0,2,7
9,0,2,7,3,4,5
9,0,7
9,1,2,3,4,5
9,3
0,1
0
1,2,7
4
9,1,3
9,2
0
0
0
0,1,2,7
0,2,7,3,4,5
0,3
0,3,4,5
4,5
9,1,2,3,4,5
0
0,1
9,0,1,2,7,3,4,5
0,1,2,3,4,5
0,1,7
3,4
7,3
9,0,1,2,3,4,5
9,0,1,2,7,3,4,5
9,0,1,3,4,5
9,0,1,7,3,4,5
9,1,2
9,2,3,4,5
0
8,2,6
0
0
0
0
0
0
0
0
6,2,7
1,2,3
1,3,4,5
0
0
0
0
0,1
0,1,2
1,7
9,1,4
0
1,3,4,5
2,3
0
6,2,7
0
0,1,2,3
0,1,3
0
0
0
0,1
0
0
0
0,1
8,2,6
0
8,2,6
0
8,2,6
0
0
8,2,6
0
0
0
8,2,6
0
0
8,2,6
0
0
6
0
0
0
8,2,6
0
8,2,6
8,2,6
0
0
8,2,6
0
8,2,6
0
0
0
0
0
0
6,2,7
6,2,7
6,2,7
6,2,7
0
0
0
0
0
6,2,7
0
0
0
0
8,6
0
0
0
0
8,6
8
0
8,6
8,6
8
8,6
0
6,2,7
0
0
0
0
0
0
0
0
0
0
8,2,6
8,2,6
8,2,6
8,2,6
0
8,2,6
8,2,6
8,2,6
0
0
0
0
0
8,2,6
0
0,3,4,5
0,7
9,0,1
9,0,1,3
9,0,1,7,3,4,5
0
0,1,2,7
9,0,3
0
0,2,3
1,2,7,3
1,2,7,3,4,5
1,7,3,4,5
2,7,3,4,5
7,3
9,0,1,2,7
9,0,2,3
9,0,3
9,0,3,4,5
9,1
9,1,2,7
9,1,2,7,3,4,5
9,1,3
9,1,7,3
9,1,7,3,4,5
9,7
9,7,3,4,5
0,1,7
0,7
0,1,2,7,3,4,5
9,0,1
0
0,1
9,0,1,2,7,3
0,2
0,1,2
0
0
0,7
0
0
0
0
0,1,2,7,3,4,5
1,2,3,4,5
2,3,4,5
2,7,3
4,5
9,1,7
9,1,7,3
9,2,3
9,3,4,5
0
0
0,3,4,5
0
9,0,1,2,3,4,5
0,1,7
9,0,1,7,3,4,5
0,1,2,3
0,1,7,4,5
0,2,7
0,7
1,2,7,3
7,3
7,4,5
9,0
9,0,1,2,3
9,0,1,2,7,3
9,0,1,7
9,0,1,7,3
9,0,2,3,4,5
9,1,3
9,1,7,3
9,2,3
9,7
0,1,2
9,0,2
9,0,2,3
0
0,1
0,2
0
0,1
0
0,1,7
0
0,1
0,1
0,1
9,0,1,7,3,4,5
0,1,2,7
0,1,3
0,2,3,4,5
0,2,7,3,4,5
0,3,4,5
1,2,7,3
1,4,5
1,7,3
2,7
4,5
9,0,1,3
9,0,2
9,0,3
9,0,7,3
9,1,2,3,4,5
9,1,3,4,5
9,7,3
0,1,2
0
0,1
0,1
0,1
0,2
0
0
8,2,6
0
8,2,6
0
0
6,2,7
0
0
8,2,6
6,2,7
6,2,7
6,2,7
0
0
0
0,7
1,7
2,3
3,4,5
9
9,0,1,2,3
0
0
0
0
0
0
0
0
0,1,2,3
0
0,1,2,7,3
1,2,3
1,2,7
9,1,3
0,1,2
0,1
0,2
0,1,2,3
0,1,3
0,2
1,2,3,4,5
1,3,4
1,7
2,3,4,5
9,1,7,3
9,7,3
0
0
0
0
0
0
6,2,7
0
0
0,1,2,7,3,4,5
0,1,7
0,2,7
0,7
9,0,1,7
9,0,2
0
0
0,1,2
0,1,2
0,1,3
0,2
9,0,3,4,5
0,1
0
0
0,1
0
0,1
0,1
0
0
0
0,2
0
0
0,1
0
0
0
8,2,6
0
0
8,2,6
8,2,6
8,2,6
8,2,6`;
export const rowSources: string = `general-usage
hmni
human-name
nicknames-carltonnorthern
nicknames-onyxrev
openempi
rigour
names-dallanq
libpostal
chadwick-register`;
export const givenNames: string = `AaadanCmirCshirwadDimBbCCCCCCagailCbeEEyDiEeFEgailDyECdDalazizFlaHhIiDelFazizFhakimHmidFkaderHrimGrimFlahFmalekIikFqaderFrahmanHzakFsalamFwahidErrahmanLeHzakEssalamDiazizEhakimEkadirGrimEqadirErahmanFizakDoEEElFhamidFiFkarimFlahFrahmanEulGayeHzizGkaderFrahmaneDrahmanDulahGzeezFhakeemHmeedFkaderHreemFlaHhiFmalekFqaderIirFrakhmanHzaqIzaqGehmanFwahedErFahmanGkhmanFrahmanHzzaqGehmanEsalamFsalamCeDDrtinaCiDahDgaleCoDuEbacarGkarHrEdiCrDaaoEhamEmCubakarGerBcaChmadEedCuillaBdCaDDDDDlbertEineDsCdeEDiEeFEsDyEEEECeDlEaFEeFFFEiaGGGFneHHHFzaHDnCiDDaDeEEEDnaCoDDDlfFFFoEphGeGusDphFCriEEEaanFnnaGusEenGneBerynBfaDqBgaDCgelisDieFFDyEEECiCnesFeDieszkaCostinhoHoCuniaDsiaEtinBhamadEedDronCmadouDedEtBichaEeCkateriniCleenGCmanDeeCnDDiCshahDsatouBjCCaiCiBkhmadEedCinCsanaBlCCCCCCCCaDaDinFaDnDsdairIIIEtairFerCbertGasGineGoGsDrechtCdiEECeDDDDDDDcEuDeDhDjandroDkEEaEoFsEsFandarKIerKIrJasFeiHGjHiHsGyFiGyDnEEaDsEEhaEsandroDxEEEEEEaFFFndarHerHrIIaJIeIosIuJEdrEeiGGFjFyEiaErEyCfDDeEDieDonsoFzoDyCgisDyCiDaksandrDceFEiaEkDeDkDmDnaEeFDsenEsaFonEtairFerDusDviaDxEDziaCjaksandrClaEEnDeEnDieFFFFFFFEsonFterDyEEEEnEsonHCoisDjzDnsoEzoCphusCyDaksandrDonaGEshaDsonGCzbetaBmabelGDdouDliaDndaDrCbayDeyCeDenFaErDliaDnaDrCieDliaDnEahFtaDrCrithDutFhCyBnaDDDstasiaIiaIjaIyaHsiaDtolGiHiHjIsHyCceECdeEEEEEElaFkaErFFlFsDiEEeDoDrasEeFFFFaGGGsHsFiGFjGGsFsFyGEiaFejGsFiFjGaFkFsGFusFyGkoEonEyushaEzejHHDuDwDyEECezkaCgeEEEElFFFFaGGGFcaFenaGtteFiGaGkaGnaGqueDieFFFCiDaEDcaDtaFFCjuECkaCnDDDDDDDDDDaEEEEEEEbelleElisaEpoornaDeEEEEEEEEkeEliseEtjeGieFteDiEeFFFFEsDoulaDyCouarCsDeElCtDDalEnasDeEEEEEkFFEroDhEoneyEyDoEEineHEnFFFciaFiGGaHHHHGnHHHHHaGoHHHHsGusFyEonEsFDsuDtiFFDunCulkaDskaCwerCyaEEDutaBodhEBphiniusDroditeJCoCpDieDyBraDDbellaDnCchEdEeFlousEieEyCdDiDyCefDkCiDannaDeEEEDkDllaDsECjunaCkadiGiGjGyCleDieDyCmandaDidaCneDieDoDyConCronDyEEECsaDenDlanDoCtDeEkDhEerDieEomDjomGsDurFoDyEomCyaBsaDDdEollahEullaDhelCemChDDaDeDirvaadHdDleeFighEyDokaDyCiaCkaCliCsadullahDemEneCtriCunBtefChanasiusDyCiBubreyCdDraEeeCgDeEEDgieGGEyFDieFFDuetusEstGGGGaGinIeCraDillaDobindoCstenEinGBvaCiCrahamFomEmFDohomDumCtoBxlCmedByaCeshaCishaCmenCoDobDubCseEgulDhaCuDbCyoubBzarichCeDezCizCzaAbabDDethDiEsFDsEEiCchirCdarDdiDerCigClasubrahmanyamJmanianMyamDdoDiDtazarEhasarGzarDuCmaCndiDeErjiDksDnerjeeCrDDDDDaDbEEEaraEeFlGFreEieElEyFFDcaDnEEardHHEeFFFyGGDrettEyDtEEEEEekGFlEhFolomausJeusElomiejEoloHmeJoJuFszEusEyFCsDDDavarajaDheerEiirDiaFFFFFFElFeGiosFioDkaDtiFanCtBeaDDDDrDtrixGzEtieCccaFDkEEEiFeEyFCdaDeDneyDrosGCeDdyCkahClDDDaEElDinhaDlEEEaFFFFEeFFFFFFFFCnDDDDDaDetteDganDiEEaminoEtoDjEeEiFEnEyDkeDneFFtGtEieGGGGEyFFFDoDyaminICpDpeEinoEoCrnadinaFrdHoFtEdEeFyEhardEiFeGEyDraEiettaEyFFDtEEEEEEEEEEEEEEEEEEEanEieGGGGGEusGCshirDikDoDsEieGCtDaDhEEEEEiaDinhoDjeDkaDoEEDseFyEyFFFDtaFnGEeEieEyFDyCvDCxBharataDttacharjeeKyyaDwaniBiaDhDsCbekDiECddieGEyFFCgeDgiCjahEyDoyCkashDramClelDjaDlEEiFeGGGwilhelmEyFFCmboCnyaminCrdEEieGDendraDgitDtieCswanathCtteCuBjornDssiGBlagaEiEoFDzaEoBoCCCCbDDanDbiFFFeGGEyCdyaCediFmanDmiCgDaDdaFnGEiDiEDoEEEjeChdanDousGDumilEsClekCnerDiDneEieEyCraEEDbalaDisFaGEvojeDkaEoDoEDuchDyaCskeCubacarDlosDtrosCyanCzaDkaDoDsiBraamDdEEEfordEleGyFyGEyFDhimDnaFFFEdyEeFFEimirEkaFoGEoFFDyanEdenCeannaDeEEDndenFonEtFDttCiDDDanaGFnaDdeFyEgeFieGtHEieDenDnaDtanyEneyEoEtFaGGniFneyGieCodeEyFDnDseCuDnaDseCyanFtDonBubDbaCckEEECdDDaDdyDoCkkiEyClusCrenDgiElDtECtchDrusByAcaashaCbdiFcasiisFkariimFnuurFrashiidHxiimImaanFsalaanEulaahiGlaahiIhiGqaadirCcaEuCdeDinhoCferCgeErCitElinHFynEyClDDiDlieGdonaEumEyCmDDDmeEieGGEyCndaceEeEyDoCrDDaEEEbellaIeDdingDeEEnDiEnEsDlEEaFoGEesFyEiFeFnhosFtosIIEoFsGFtaGtaEyFDmEeFllaFnDoEElFFannFeGGFinHaHeFynHnDreFFFEiFFFeGGGEoEyFFCseyDsEEeFyGGEiFFFeGGGGGEyFFFDtleCtDDDaElinaIErinaDeErinaDhEarineEeFFrinGynFyEiFeEleenIIGneEneErineFynEyFDiEeEncaDoDrionaDsDyCuveryCwadCyoCzBeallCcaDeEliaDiEeFEliaCdDDaDoCesClalFettinDiaFEnaDoCmalDoCneDiaDzoCscaCttinaBhabelaDdEEDgoDiEmkeDloDmseddineDnEEaFEdarFerEnahEtalDrEEEEifFngFtoEleGyFieHFotHHteFyEmEoDsEeEtieFyDtEerjeeEoEterjiDudhariIyGryGuriDvaFDyimEoDzEEEzaGGCeccaFoEoDikFhDlaEleEoEsieDmaDnteDpeDrEiFeFfEyllDstyDtEEECicEaFoEcoEkFyEoFDneduDpDquinhaCoudharyGuriIyDwdhryCrisFFFFFFFFFFFFFFFsieGyHHHHFtaGeHHenHlIHneGiaanHeHnIaIeJGlGoHferIferHphJJeKrHsGyHHDystalCuchoEkFDdiDsEDyEBiaraCbylCccioCdaChadCiseClDlaFFFEeFrDmiCndeEiFFFeGGEyFFFDthaFiaCsDcoDsEyFFFBjCBlaasDesFDirFFFFeGDraFFFFEeFFFEiceHFndaFsaEkeDsEsieDuEdFiuEsFDyCeatDmECiffFDntCoCumBobaDieDusCcoCenClaDeEEEyDieEnDlinDsonDtCmillaCnDDchaGFiGGtaDneFEiFeGGGEyFFFFFDoDstantinKKosEuCopCrDDaEEDdeEieEyFDeyDinnaDkDnEeFFliusEieEyFDrieDyCstantinoFsEelGEicaFnCurtBraigFDteCeaseyDceDseCisEEEEsFeFyGGGEthianFianIoGnaIHeFobalGforoGpherGvaoCysBuddyCmarCrgDroDtECsmaanByCCCndiCphorusCrilBzesiekAdaahirDnCbbiCceyDiaCffyDyddChlCiDseyEhaEyFFClDCmarisDiEanDonCnDDDDDaEEEEEDcaEhoDeEEElFleDiEEEEEEEEalEcaEeleElFoGEnkaDkaFEoFDlDnEEeFEiFeGEyFFDutDyalEloCooodDudFCphEeEieCreEEEkEnDiaEnFaDkeyDlaEeneDranEeFlGlEickFnEyFlDunDweshEicheDyllEnaCsaDhaCtoCudCvcaDeEEyDiEdFFFFeEeEsEtDoodErDudFDyEECwidDoodEudDudCyCzBeaDDnnFaCbDDDbeEiFeEoraEyFDeDiDoraFrahDraFCdeECeDDaDdeeGDnaFCiaDdreCjoCkeEClDDDDaDbertDeEDfDiaFFFElahEusDlEEEEEEEEEaFFFEeEiaEyDphiGaHHGnaCmDarisDetrioIsHsHusDiCnaEDcaEeDdaDiEEkEsDneEieFsGGonEyFFsDysFFeCpyCraDicFkGDrekFllEickCsDeEDreFFeGDsaCvonEraGhCwayneCzaBhiaBiCCaaDhEEEDnEahEeEnaGFeCceyFFFDieDkEEEEEEEieEonGEyDyCdiEECedrichDgoDtherEmarErFichCgongClbertDlEEEyCmaEEEEEEEEDitarFriHHjHosHsHyGyDkaDmisDoCnaEEhDosDuConysiusCpakCrchDkECsaCteDoDusFCyaBjCaberDfarDjaDlalDmalEelEilDtiDvadCokoDrdeCuandaBmitriGiGjHsGyFoFyCytroGFykBobDbinCcDCdaEDdiDeDieFDongGDyEClfEDlEahEieEyDphFFFCmDDDenicoDiEEngoHsFickGkGqueFoCnDaEDnEaEeEieEyFFDyECraEEEEEEDdeFEjeDiEEeEndaEsFFDleDotaFeaGiaFheaIGyDthaGGDusDyCsDiaEeDsieCtDDDhaDtieEyFCugEieElassCvidCwBragaFFEiFcaDhuskaDleFDzaEoCeDaEDwECiDcaDnaDssCuBuarteCdDaDiDuECglasClDeCmitruCnkDnyCraDdaEeEicaDgaaDoEECshanDkoDtyCtchFDyBvoiraDraBwainDneDyneByanaEeCceEDheFCerEEEBzhamalCmitryHyAearnieBbCCCbieFCenDrhCiCraheemFimBctorBdCCCCCCdieFFFFFFFDyEEEEECekDnCgarCiDeEEDkDthCmDdDundGCnaDyCoDardoDnDuardCrisFsCuDardGoGusCvardGasCwDdCyeEEBesaBffemyDiEeDyCiDmBgayCorEkaBhmedBidCkiCleenGGDisCrikCthneBkaDterinaJIiCoCremBlCaDineGDnorCbertGGGCeanorHaEzarDckEtaDnaFFFFFEiEkaEorGGGaEyDonoraHeChamCiDDDDDDDDaEhuEsDcEiaDjahGGGGuDkoDnaFmifiaEorDotFtDsEaFbetIhItaEeFbethEhaGGGFevaEsaEthDyahuHFsDzEaFFbetFvetaEebethEthCkaClaEEEEEDeEEEanorEnFFFFFFFderDiEEEEEeFFFFEottEsFDsEDyEEECmDoCnoraCouiseCsDDDaDbethDeEyFFFDieFDpetGhDyECvieCyDDasCzbietaBmCCCCaDDdDnouilEuelHeCekaDliaEyFnCileEiaGGGFeGGFneEkaEyDnEeDrCmDDaEEEEElineEnouilFuelDeEElineErEtDieFEtDyEEECoDsCranBnayatollahGullahCcarnaGiCderDraFCloCneCricFoEqueHtaCtengCverCzoEBoinBphCpaECseyBricaEhEkFFFaGEoDkEaFDnnCkkiCmaCnaDeEstDieFEngCzsebetEiBsCaCebellaHeCmaeilEilDeeCpeCsaEDiEEeFFDyECteEEbanElleErEvaoDiBthelFeneDylCiDenneCtaEEEDeDiEEEEeFDyEBugenFeFioGuszFyClaCniceCstathiosBvCCCaDDDgelosDnCeDDDDlinGaDrtDsCgeniGiGjHaGyHaFyDueniHiChenCiDDDeDkeCkaConneBwaCkaCuniaBxieBymenCupBzCCAfaadumoDraxDtimaCdiDmaDumoCfaEChadCisalEelClDconDlEieEyDonCmCnDdaDeDfanDicaEeDneEieGEyFFCouziCragEhDmboyCteEmehDhimaEyDiEmaGhGtaFeEnhaDmaFDoEsEumataCuziCwzyCyDDcalBcoBdoBedeEricoDirDorFFaDyaCisalClDiEEciaEpeGExDtyFFCmiECnaDeeCrDDDbieDchoGDdEaEeEieGFnandoEoDencDiEEsDkoDnanGdHoEsCthiCvziCysalBiaCdeliaCeDldDteCfiEClipFeGGFpoDouCnaDnEiusCodorDnaCtoEDzEEEBjodorBlickCoDDDDDDDraEenceEiFFnelErieHDssFFeFieFyBoadCfiEClkerCmaCnsoDzoCrdEECuadBranEEEEEEEEEEEEEEaFEcFFaFeGGscIoFiGeHGnaHeGsHcaIoHkaHzekFoGGGisIIeEeFFFFFFkGEjoGEkFFFFFFFeGFieHHHGsekFlinIFyGGEnieHHHHyIFyGGGEoEsFFFFFcoisFoisEtaFisekHkaEzFFFFFFiskaFlDsEcoGDtoCdoCedEEEEEEEEEEEaFFFFEdeGGFieHHHHFyGGGGGGGGEericIhIoHkEkEricHkIaIsGkDekCidaEsDedaGGGFelFlFrGichDkkiGeDppeDshFDtsFEzFConaEiaEyCyderykBuaadClopByodorAgaafarCbDDDbeFFEieGGEyFFDeEEEErDiEEEEEEnaDkaDoErDrEielaHeDsEEEDyCgaCilEClalDilaEnaDkaDyaEnaCmalDilFaCnapathiIyDeshaDiDnaFDpatiCreEEttDrattEetEiEyFDyECsimDsanCtsyFCvrielFilFlCwadCyBeeDrtFjeDthaCgeChanCidarDriCliCmaCnDDaEEEEEEdijsDceDeEEvaDiaEeDkaDnadiHiHjHyGyHFrinoDoDychCoDDffFFreyIGyEreyDrgFFeGsFiGGaHGeHGiGjGosGyFyCrDDardGGGoDdEEEEaFDeEmiaDhEadFrdHtGtHDiEEEDoldEmeEnimoDreFEiFFFFeGGGGFtGEyFFDtEEEEEEEEEeEieErudeCvorgBhanemDsemEsemCeorgheCiaDtaCjuvanniColamDulamCulEamrezaBiaDcEomoDmbattistaDnEgEnaFiGsCbCcuCdCelDnekDpCgiEEChanCjsClDDbDlEariEisEyCnaEEDetteDgerDiDneEieEyFDoDtasEerCoDDrgiGoHsFosDsueDtaDvEanGnaHiCrishaDolamoCtaDhaDtaFnEeFCuDdittaDliaFoDsEeppeHinaEyBjorgeCuroBladysCebEDnEEnCoryCynBocaCdfreyDofredoCenaFwanEtoerDsCffredoClamCmaaCncaloDsaloDzaCpalaCranDdieFyEyDeDioDyEoCshaEoDiaFFDtaCttfrGiedCvieEndaCwriCyoBpeBraDceEiaFeDemeDhameDmCeDenEtFjeDgEEgForyEoireFrGeyGioDseldaDtaFFEchenIEeFFFFFlGGEheEieElEtaGCietFjeDgorGGiHiHjHosHsHyGyDmEDsEhaGFoEselCzegorzEsFiekBuCalterioHusFieroCentherCgaDgaDlielmoCiDDguiDlhermeEielmusElaumeFeGlmusGrmoFoClamFrezaDielmusDliFCmDmiCnnaEiDterEherCrraFCsDDDDDDDsieGGEyFCuleedDsEEBwenEEEdyEnieFyCilymCynethByorgyCsbertCuriFFDsziAhabeebDiballahFollahCdadDijaEkoesoemoDjEiDyCgarDopFCileeFyDmEkeDthamCjDiDjCkanDimDobEnClDDDidEeEnaGGEtDkaDleyEiFFeGEyDyaEnaCmDedFEedDideEshDmadDpDzahEeCnDDaEDdeDeDhDiEEaFFDkEEaFFDnaFFFFFFhGGGGGGEekeFsGEiFeEuFFDsEEEEiFEkiEuDumanthJaCpDDDDsEEECraldDdyFDeeDisFhaDmanDonEonEunDreEiFFeGGttIeFotteFsEyFFFFDtyCsanDenDhemDoDseFnEieCtceDiceDtieCwaDoCyimDleeFnFyDmDsamBebsabethCddaCgaziFyCidaEeEiFEyDkkiGDnEerEiFeErFichEzFDthamCkaClaElDciaDeEnFFFaGGGFeDkaDleEmutHhEuDmiEutGhDoiseCmaECnDDceDdrickHusGkHDiekEoDkEEEEeFEieEkaEoDnadiiHyEuFEyDriFFFFFckGusFetteFkGGGFqueEyFkGGDyCorhiiGyCphsibahDsabelEibahCrbEieDiEbertDmEEeEieEoineDnandoDschEhelCshamDseEyDterCttieGGGEyFFFCzBiasCchamCdajatCelDronymusCgaziClDaryDdaEeFgardeDlyCpsieGGCshaamCttyBlibBoaCbDkinCcineCdaEDdiDgeDieDyCneyDorDzaCpDpCraceDdiiDreEyCsainEmDeinEyDieDniEyDsainFmEeinCucineDsamEseinCvhannesDoDsepCweErdDieBrehorCistianFosHCvoyeCyhoriiHyDshaDtsBubDDieCghEEieDoEDuesCmaDeyDphCngDtCsainEynDeinEyinFnovDnyDoDsainFmFynEeinFynCubCwDCyBwynhByCCCamCmanAiagoCinCkovCmCnDnisCroslavBbCCoCraahimHnEgimEheemGmFimBcaBdaDbellaCirisCreesDissBeuanCvgenEueniBfanCyDDBggyEClalCnaEcEzCorEEsBharCorBkaCeDBlahCdiCiDaEsFDyaCjaClaEDiaDyaConaEkaCyaEasEsDushaBmaDadDnCbaCiCmanuelIDyBnaDDDkiDyetullahCdaDieDrekDyCesDzCgDDaDeEDgoDrumDseCkCmaCtaBoanEisEnaFisChannesClandaCnDelFFaDicaDutCriCsephDifFCttCuliaDriBraDDDnEiCenaFFCinaFFFEiFDxeCkaECmaDiCvDDingCwinCynaBsaDDDDDakDbelGGaGlHaHeIDkChamEqCiahCkandarGerDoCmaaciilFilEeelFlEielFlaEyilDoCoDbelCsaEcDeDyEECtiEkeDvanGCusBtshakDoCzchakDhakGDikBuliaEiaCriEiBvaDDnEEaFEkoDsCetteCiDcaCoDDnneCyBzaakDbelGGlaCchakChakCzyEEEEAjaafarEerDmacDpECbbarDerCceDkEEEeFFFEiFFFeGGElinFynEyFFFDlinGEynDobFFoFusEmoDqueGGGGsHGtFiFotDubCdwigaHHHDziaCelinEynCffarCgadishaDnaDoEdaGChanCilynDmeFCkaDeEyDobFEvFDubClaladinFeddinFudinCmaalDeElEsFDieFElCnDDDDDDDDDaDcsiGGDdroDeEEEEkEtFFFFtGGGeEyFEzFDiEEEEEEEaEceEeFceEkaGGDkaFEoFFFFFDnaEeFFFkeFtDoEsFDtjeDusFFzGDyceGCpCquesCraEEDdaFDekFFFDinaGDkaFDmilaDodEmirEslavHwIDredFttEodDusFCsDeDiekDkaDperCumeCvadDiDyCwwadCyDDDDantaGhiDceFDeDhughDlinEynCzminGeDzEBeanEEEEetteEneGGtteFieHHFotCbCcaCdDDidiahDrekCffEEEereyGyEieEreGGyFieFyGDimCgorChadDudaCkaterinaClaElDenaGDicaEsawetaCmDDmaCnDaDdaErekDiEferEkDnEEaEeEiFeGGEyFFDoDsDyaCpCrDaldGineEmyDeEEEEmeGGyFiasGeFyDimiahDkaFnEerEoDmoFDoldEmEnimoDreEiFFFeGGEyFFFDzyFCssEEEiFeGGGGEyDusFCttieCvgeniCwgeniHjaDhenCzDzaBhonBibrilCllECmDDboFDenaDmiFeGEyCnDdrichCriDkaCtuBmeBnoBoCCCCCCCachimDnEEaFEeEieEnFaGGGFeGsDoEEzinhoDsiaGGEkaGCcaDhimDkEeFFlEoCdiEEEeFFDyEEECeDllDrgDsphDyEEChDanFFaGFesFnGGaHHhGesIGisIDisDnEEathanHonEnaFeFieFyGEyDsCiCjoECkaDeCliCnDDathanGonDeElisDnEaEieGGEyFFDothanDsuDteEyDukasCopEDstCrdenEiEonEyDeDgEEeFFnGGDisCsDDDDDDeEEEannaEfFaFinaIEpFhaGeGineGusEyFFDhEEuaDiasEeFhEfEneEpFDkaDoDsEanEeDtDueFCthiCvaEEnFDoECyCzaDeEfFFinaFsEkFDkaDoEDsefEiBpChBrBtBuanEaEchoEitoEmaCciECdDaDeEErDiEeEtDojonoDyEtaFhCergenChaEEnFiGCjuCleEEEEEsFFFFFFDiEaFFFFnGEeFFFnGGFtGteEjaGEoEsFkaEusDkaDotDsEeCneDieEusCozelisEukasCppCraEEEjFFFDeEEEkDgaEenEisDiEEcaGEjFFsDkoFDoDyCssEiDtonEusDufCtkaByothiFyAkaarloCcaDemDhiCderDijaErCiDDsaFDtEiFeElinFynnCjaEDsaCkhaClaDedDiEnchoDleFFDuCmDDaalEtchiDeelElFDiEECnstantsinCraEnDcsiGGDeemElFFFEnEszGEyDiEEeEnFFaEssaDlEEEaFEikEoDolFFFFFFciaFinaIIIHeGsFyGGEnFDyEnCsemEyDiEaFFFFFEeEmDkaFDsemEimCtDDDDDDaEEEEEElinErinaFzynaDeEEEEEEElinFynHnErinaIIIIIFynaEyDhEEaleenFrinaIeGynEeFFFFFFrinIeGynEiFFeEleenIGneErinHeFynHEyFFFDiEEEEEcaEeFFFFFFEnaDjaDkaFFDlynDriFnDsiarynaEyarynaDtaEeEisDyEEaFFFFFFFFEushaCuaDrDveriCveryCyDDDDeEDlaCzikBcBechiCelyDrthiFiDsCitaCjiClleyEiFeCmalCnDDDDDdallErickIDethDjEeDnaEeFFFtEithEyFFFFDsieDtEEaroHDzieEyFCriEmDriFEyFDstinCshavaDtasEerCtiDoECvDenDynCzDiahBhadeejaEidjaFgaFjahDledFefaEifahGehFifEledDmidEzaDsanCilariCristinaGoHsCuseynEhiBiaDDhDraCckiFCdDdiFCethCkeDiEEEDoCllEisCmDDDberliIHyDmeEieEyCngEECrilFlDkEDstenHFiDthiDyaCshanDsyCtDDDDDsosDtieGGEyCzzaEieBlaasDusCimeBnowellBoCbbiDiEnaDusDyCenDsoemaHoEumaCkoClyaFFCnrDstandinosHtinKosMIyJnCosCreyDnelGisHusDyCstaFntinosFsGEiantynEyaGntynCteDseCuakouEssiBraigDsiCikorGDlleGGGDpaDsEEEEEEEEhanFnamoorthyIurthiLiEsyGEtFFaGFeGenGnFiGGanIIGeHGnHHHaIIIHeIFofHHerHferGpherFupasFyGGGGnCsnaCummaDshnaCychaDsiaEtalFianFofFynaCzychoGuEsFiekGoFztofJJBseniaGFiaEyaCyushaBubaEDoCmaraCrtEEisByCmDDDberlyCrilDyloAlaciDoCdaEECeDtitiaFziaCffeEieChcenCilaDnieCjosCkisDshmanaCliEthaDliDoECmpisCnDaEEeDceDiDnEaEieEyDsonDzoCraEEEDisaDkDryDsEEEsDzCsseEiDzloCteefDhaDishaCuDDgaDraFFnceEeFnceIGsGtHiusEiFeGCvrentiyCwDrEanceEeEieCxmiCzaErDoBbBeaDfaDhDnidCchuDtaCeDDDDDDnEEdertDsiDtCftEEerisEyCilaCjaDlaCkoCleEEEDloCmDanCnDDaEEEEEEEEEEEEEEEEEEEEEEEEErdDchoDhartDiEEDnardGtEieGEyDoEchkaEraGFeDutaDzCoDDDDDDDDnEEEEEardHoEhardEisioEorGaEydDpDsCpaECraECsDDhaDioDleyEyDsieDterDyaCtiEciaDteFEiceFeGGEyFFDyCvDeDiDyCwDieEsDyCxDaDerDiEEeCylaBiCaDmDsECbDaEDbeFyGEieGEyFFDuseCdaDdyFFDiaDuskaCesEEbethEeElFCfeCgDeCisEaClDDDDaDeEyDiEEbetHhDlahEeEieEyFDyEEEECnaEEEEDdaFFFFEieGGEseyFieFyEyFFFFDeEEauEtteDkDoDsayEeyDzCoudmilaCsaEEEEDbetGGhHDeEtteDhEDlEDsaFFEiFaCttleCubovDdmilaFylaEvikasCvDiaFDvyCzDDDDDaEEEEDzieGGGEyFBjiljaCubaFFFEisaHHHvIGhaEoFFFFvFwDdmilaBloydCucDisBoayCdewijkDiCenoreCgDyCisCjzaEeClaEEDiDlyFFDoEECnDDDDDnieGGEyDsonDzoComieCraEEDeEEnFFaFsFzGoEttaDiEEeFEncFdaDneDraineEeFEiFFFeGEyCsCtarDfiDtEEaFEeFnEieGGCuDDDDDDDDDDannGGeEyDieEsFaGFeGGGGGDlouGDrencoDsieGGDvinaGiaDwCydBrBuCCCCanaCbaEEEEDomilGrErEsFFFEvCcDaEsFDeEEDhoFDiEaFFFnaEeFnEleEnaGFdaDkaFDyECdmilaGlaDovicHoDvigFkDwEigFkCigiDsEEaFEeEinhoDzEEinhoICkaEsFzGekDeEDyClaEEEbellaDuEEEEECmCpeEDitaCraCtekDfyDzCxmiCzDiaByddyFCnDDdaEeFEsayFeyDetteHDnEEEEEEEEEeFFDseyConyaDshaDvaCubaEishaEoFvDdaFEmylaDsyaAmaCartenHCcDDDDiejGGFkGGEusGDkEoFCdalineFynDdalenaEeFEiFFeGEyFDeleineJFineFynHHDgeFFFFFDhavaEuFFDjidDoCeDDDCgDanDdaFFFFFFFFFlenIaJJEiEusiaIIEyEziaHDeEEdDgaFnEiFFFeGGGEyDomedDsChamedFmadFoudFudEveerDdyDeshaDiDmoodFudEutDomedCidaFFDlDraEeDsieGGCjaEEEDdaDedEedCkDDaEDhmudDisFDoDsEimsEymGilianDyClDacheGiGyDcDenaDgochaIFrzataFsiaIGkaDikEnFaDlyDuCmadouFuEtDiEeFFCnciDdaEiFFeEyFFFDeEEcoElDgeDhDieDjunathaDneEiFFeGGEyFFDoelElisFoEnEsDsoorFurEsurDthaDuEEEEEEchEelGGGDyaCrDaEEEEEEEEEEndaDcEEeFlaGlaEheEiaFeFnEoFFsGEsiEusDeEEEEEEEEEEEEenGGGGGEkFFFEnkaDgEaFFretaIeIhaJeItGitaIeFueriteEeFFFFFFreHHGyHHEheritaEieGGFtGEoFFFFFFFkaFtGEreetGtFietEtEueriteJteEyFDiEEEEEEEEEEEaFFFFFFFFFFFFFFFFFFFhGGGGGGGFmGGaFnGaGnaIIHeIFzinhaEbelEcaGGFicaEeFFFFFEjaGGGGFkeHFnEkaGGGGGGEluGEnaGEoFaraFnGEsFFaGFkaFolHFsaEucciaEyaDjattaEorieIGyDkanEecFtaHEoFFFFFEusGEyFDleneDnieDoEEEuaneFlaDshFyDtEEEEaEeFnGEheEiFjnFmFnGGoGsEoFnEyFDujaEsFkaHFyaDvDxDyEEEEEEEEEEEEEEEamFnnHeEemElaEsiaHFkaCsaDhaFFFFDoodEudDsimilianoEoodFudCtDDDDDDDDaEnDeEEEEiEjFFEoEusGGzDheusFwGsEiasHFeuFldaHeDiEasGGsEcEjaEldeDjazGhDkoDoEusDtEEeFFFFoFusEhaeusFiasGeuGjsEiFFFFasFeGGGEwEyFDveiFyDyEEasDzeCuDdEEeDraEeFenHEieFtzEoEyFCveECxDDDDDDDDDDDDDamFedFmedFuudDiEEeEmFFFFeFilianoIenDusFDymCyDDorCzenBcCBdBeaganEhanHDkaCcheEislavCdiaEngDoraCenatchiDsCgDDDanFFDgieDhanChdiDetabelHleDitabelHleJDmedGFtEoodEudClDDDDDDDDdyDiaEnaEsaFsaDlEeEiaGFeGGGGFssaEyDoEDvEDyCmoEECnaEEEalmenaEhemDchuDdiEyCoCrceEheEiEyFFDleEynDoDtDvEEinEynDwanDyemCsudCtaEDtaFCusBglCtBhdBiaDCcDaEEhDhaFelaFilHFjloFlGekGisGkaFsEealHlFlGeHGlEiFElFDkEEaFelEeFFFyGEiFFeGEyFFFDlsDoCddieEyDgeFFCekeDnDpDraDsDtekCggyDuaelHlFilHlFylHlEeFlGGGlChaEelEiFFlGGsFtaEjloHElisFyDhailDoECkaEEEelEilElaiDeEElFeEyDhaFelHFilFyloDiEEEEEtaDkoFDlosDolaGjDuElasDyClDDDDDDDDaEEEEEEEEEEdaEnFFFFFFDdaDeEEEEEEEEnaGGFkoHDicFFFFFFFFaGEsavHHDkaFFFFFDlaEeFFEieGGGEyFFFFFFDomirHHHHHEradHHHHEsFFFFFFFFFFhFzEvanHHDtDunFFFFFFEseGGFkaEtaFinDyCmDaDiEEEEEEEsDmaEoCnaEEEEkshiDdiFFeEyFDervaHDgoDiteDnaFFEeEieGGEyDoDtyComirCraEEEEEEEEndaDekFFDiEamGGGDjamFnaDkaFEoFFFDoEEjeEslawIDusFDyamGCsaEEDchaDhaFFFFFFEetoEoFDiEekDkaDoEDraDsEEieEyFDtikDuCtaEDchFFelDicaDkoDruDsosDtEEieGGGEyFFFDyaFDziFFeGBjBladaFnEoBoCbarakCchEamadDkCeDDljadiFonoCggeChamFadHouHrezaFedGtFmadGedIrezaGodFudDdDsenEinEsenCiraDseFsEheFiCjzisCkhtarCllEEEEaEieEyCmaEDiErDoEECnDaDchiFoDiEEkaEqueDnaEieDteFFFFsqueEseEyFFDzerCokerjeeDsaCrDDDadDdcheEecaiGhaiIyFhaiDeEyFDgDiEEEtzDrieFsGDtEenCsammadDeDhEeFhEikoDsEEammatEieDtafaFphaCtiDkeDtiCubarakDhcineDjahidDnirDradDsaEsaEtafaGphaCvsesCysheBstBuhDamadFedGtFmadrezaGedHtDdDsenCjahedCkerjiDhamedGmadHedEerjiEtaarDtarDundaCliDjadiEonoDlaCndhirEiFnhoDeerDthirDzerCrDatCsaEhEmmatDeDtafeFphaEhafaEiCuseBychalCfiCkhailoFsFyloDolaGFkaDytaClesCraDiamDtEeEiAnaasCbbyFDeelCceEDhoCdaEEDenkaEtteEzdaDiaFEiaEyaGDjibDkaDyaFFFFEushaCeDemCgarajaFjunEtDiEbDlaFaDuiFbDwaCjeebCldoFFFCnDDDDDaEEDceyGEiFFeGEyFDdaEingEoFFFrDneFEiFeGGGEyFFDoEEDuliCpDpeEyCqviCrayanaDcisDdoEsCseemErDiaDosDrEallahEollahDseerFrEirDtiaEyaGCtDDDDaEEEkhaHEleeFiaGeGiaGjaGyaIIFkaHHFliaFyaHEnEsaFhaHHHHHDeEEEEshkaDhEalieFnGGaelGelGialEiElDiEEEEusDteFFEieGGEyFFFDusikHCvaCzDiBealECboEjshaEyshaCcoCdDDDalDdyFFFCelieGGEsFEyFCguibCilElCjcClDDDDDeDiaEsDlEEEEEeFFEieGGGGEyFFFDoDsEoDuCnoCrvaEieCssaFEieDtEorCtDoEDtaFEieGGGGGCvaCwtonBgoziCyuenBhaBialCbDDbyFCcDaDcolasGoDeyDholausGeHEsDieFDkEEEEeFFyEiFFFFFFFFeGGEolasEyFDoEEEEdemusElaGeHGiGosGsHGusGyFeGGGEsDuECdzoCekEieDlEEsFCgeDhtCkDDDaEDiEEDkiFDlasDoEEEEElaGiHyGjHsGosIGsHGusIGyFetaEsDsaCllaEeDsCnaEEEEEDnaDoEEEyCssEeCtaDsaBoahCelDmiClaEDeDlieGCmiCniEeFFDniFeCorEaldinEuddinFlhudaCraEEEhDbeEuEyDeddineDmEaEieDrieEyDuddinCsonCtisCurEeFddineGineEsoultanCynoyBunziaCraEddinElhudaDeddinDudinCtaCurBygelCuraAoanaBbaydullahCeDdEDidallahFullahDtCieEBdaCeCoBenggoelBfaDBkeyCkieCsanaGDeniaBlaDDCdaCeDgEEEEsDhDkEsanderIrJaFiiGyDnaFEkaGGDsEDxandrCgaChaCiDDDveFrGGioGoEierDwaCleDiEeFFDyCphECyaEBmarCerCiBnaDCdraEejCeCieECniEeCoDDDBphiBraDDDCdieCeCillaGCmeCpheliaBsaforumHsDmaFhCcarCmanDonCsieDyEBtaCeChaDmanCikDsBuafaDlidCmarCsamaDmanGeDsamaBvanesGCiBwenBxanaBzCzieFFDyEEApabloCcaDioDoEECddyDmavathiJyDraigHCjaClDiDliDoCmDmieEyCnagiotesEyiotisFotisDchaFoDniDosColoCquiCriDsuneGyDuDvathiHyCshaDoonieCtDDDDeEEDiEEenceDkDoDricGaGeGioHusFkFzioEkEykDseFEyFFDteFFEiFeGEyFFFDyCuDlEaEeEiFeGFneGhoEoEusCveElFFFFsDkoDlaEeFFEikEoFFsDoElCwelFFekHBeadarCdringGhoEoFFFCerCgDDDgieGEyFFChrCkkaClleCnDieDneFyEiFeEyCpaEEEDeEEngDiEkFEtoDpeEinoCrDDaEnDcyDeDicaFoDkoDmeliaDoEDriEyFCshoDiCtaEErFDeErFFFFEyDiDkoFDoDrEEEaFsEeFFFEiFFcaEoFsEusEykDyaFFFFFFFBhebeDliaFpeDnaEieDobeDrbiaHEibaCideliaIDlEEEadelphiaEilpaFppHeHosFsElFieGpHsGsFyGGDneasCoebeBierreGFotDtEEerErFoCliDucaCmCnaDchasDhasDkDoCotrFFFekHFsFusCpDDDeDpaFEoCriCstaFEiCtaDyuBjetrCotrBlamenchoCesBoeDrnomoCkDeyClaDdiDlieEyFFFDoEDyaCnchoCornimaCpiCulCvasBrakashaDnasCedoDsEaCillDscaEsFeFyCovyCuDDdeEyDeECzemekBujaCssEByotrAqadeerErCsemDsemEimBuentCicoDlElaFieDmDnEEcasEnEoEtEzinhoDqueAraajeshCbindraCchEEaelEealFleGiGleEidCdaEsinHHDeEEEEEEEkFFFFFEnkoHHHHHHHDhakrishnanDiEmirHHEsaGGGGGGGGGvHHEvojeDkaFFDojeGGGGGGGGGFicaIFkaEmilHGrHHHmIEsFFFFFFFFFFFlavIEvanHHHHDulfCeDDchDdCfDaEEelGeEilElDeeFqDfEaeleDiEEEkEqiDuCgaaEbDgaEiDhavaChajoeDeemElDiimDmahFtollahCimondoEundHoCjivDuCkhimClfDphFieDuCmadhanEsEzanDdaneDeshaDiDkrishnaDonFFFdDzanCnaEldDdEEallEeFEiEyFFCoofDufElCquelCsDhedFedDmusCtimirDkoFDoEECulCviEEEndarGerCyDaDmieEundDnerCzaDeBchdBdgoBeaCbaDeEcaFcahFkaEkahFkaCdDDDDDaDhaCeDDceFDseDtEtaCfaelDinaCgDDgeFEieGEyDinaldEsChmaFtullahCinaFEerEiCllaDuCmeDyCnDaEEEeEldoEtaDiaFEusDneEyDsDzoCsaDhidDiEEDlCttaFFCuvenCxCyCzaBhettCisCodaCynieBiaDDDdDhEDnEEeCcardoHGusDcardoDhEEEEardasEdEeFFEiFeDkEEEEEEEEEEEaFEeEiFFFFeEyFFFFFDoCdaCeDkDnneGDtCkDardDiECllaFFEyFCnaEEEDusCpaCqueCssaCtaEEEEEEEEEDchieCviDkaFFhEiCyadhCzaBjBobDDDDDbEanEeFFEiFFeGEyFDerFtGGasGoGsGusDiEnFDoDtDyECchelCdDDDdeEieEyFDgerDieDnyDolfoFpheDriDyCffeCgeElioErioClandDfEEEEDleEieEoFEyDoCmaEEEEnFFDekDkaDusCnDDDDDDDaldinhoDieDnaEeFEiFFFFeGGGEyFFFCohollahCricEeCsDDaEEEEEEEEEEEbellaIeFleHHElindaFynHHEnneEritaIDeEEEEEEEEEEEEEanaHGnHaHeIIEmarieEyDiEeFFFFEtaDoDsDtaDyCuhollahDslanCwlandCxDDDaneGFnGaGeDeEDieFFDyECyCzDDDDDDDaBubeEnDiEEeDyECdaDeDiEgerHDolfFphDyEECfeCggeroChullahCmiEntaCpertGDrechtCrikCslansDsEEelDteEyFnCtDgerDhieCudCvenDiCzaEByCadCeConCsiekEoDzardAsaadDidDlaxCbeEEerErDraEinaCcdiyoDhaDiidCdeEghEkEqFDieFEkEqFCedDedCfiaEeEyahFyaCharaDraCiedDidDyidCkiEEEsFDkeEieDthiEiDuClDDDDaahEhFaddinFeddinKeFudinEmonDeEEemEhFeEmDikhEnaDleyGEieGEyFDmonDomaoFonDyemCmDDDDDDeerDgonGDieFDlDmeFEiFFeGEyFFFDneFDsonGGDualEcaEeleGlEilDyCndeFrEiFFFeGEorEraGGGFoGGEuEyFFFFDgiDjaFFiEeevaDnaEeFEiFeDteriEiFagoDyaFEiDzCraEEhFEswathiJyDeDiahDnDraCsaEDchaDhaFFFFFFFFEkoEoDsEeCthyaDishaCulCvannaCyedFEeFdDfDidDnabDyedBceeterChimonDlomoDmuelDorschCottFieHFyGBeamusDnEieCbDDDaEsFtianoIoHenHjanDbeEyCdighCeDtaEhaDvCidDfClahattinDeemEnaDimDmaFnCmenDionErDjonDsettinDyonCneDieCphEyDpEEiCrajFuddinDenaGFeEzhaDgeFFFiFjGsFyGGGEheiEiFiFoGFyEueiDhiiGFjFyGkoDifEohaEyDyozhaDzhCunCvaEDdaDerinDilFCydouDedDmoreDyedBhaDDdeFDikFhDkeerFrEthiDmsaddinFudinDnaEeEkaraEnaDrEEeFFefEiefFifElotteEreGFiEynDunFaDwnDyEEElaEneGDzEaCebaDekhDikFhDkhDlEElFFFeGGyHHHFiGGGeHHHFyGGGEomoEtonEyDrEEEEeFEiFFeFfEonGEriGGGeHHFyGGGlEyFlGFnGGDvaCimeonEonDrlDvaFCloimiEmoEymeCmuelElikCpelaCrinivasCukiDraFBiCCCCarheiFiejCbbeFllEieGDylCdDdikFqueDiqDneyCgDDgaEeEiFFtDiDmundHCllaFFDverFsterEiaCmDDaEEEoDeEEEonGGDhaDmiDoEEneDunCnaEhDgDhaConECrajudinCsDsiEyCthaDiECvaBjaakCefBkBlavaFFEeFFFFFkGFnGGEisaHEkoGGGEomirDwekEusGCobaEoCyDDBmitEtyBnekiDskaDzaEhanaBobhiCebagjoDdirmanEjonoDgengDmarnoDnartoDpardjoDrjaGdiFoGnoDwitoCfiaFneEeEyaDyaFCjaClDeEimanDimanDlaEeEyDnCnjaDnieEyFFDyaFFCoryaCphiaFeEyCrenCtirisCufianeDlaymaneEeymaneDmayaBparCenceCiridonEosCyrosBquatBrahCdaDoCeenivasDleDtaCinivasaJnCulikGBtaceyGGEhEiFFFaFeGGEyFFDlDnEaEchoEdaEeFFFEimirFslauIwEkoGGEoFFjeHDsEEenkaEiaFekFkGGEyaFsEzekHDthiGsDurosCebbiDfEEEEEanGGGieGoHsEchoEekFnEfeGnFiGGeEkoEoFDiniDleEiosElaGGDpanGGGkoGosGsEhFFFFFFanHHeHiHusHyFieGneFonFyEnEonasDvaFnGEeFFnEieGEkoEoFDwEardCiceDnaFFDpeFFCjaniDepanHCoffelCuDDartDieCyopaBubagjoDhyDrahmanianJyamFmanianJumIyamCdheerDjonoCeDDDCfianCjathaCkDDeyFDiEeClaEimanEymaanHnDeimanIEjmanEmanEymanDieFmanDlyDoECmayyaDmerCneetaCpardjoCraDeshaDiyaDjaFdiEoFnoCsaEnaGFnGGaHhGeHDeEDiEEEEEeFFFDkiEuDoDseEiDuCzanFeFnGaHGeHDeEtteDiEEeFFDyEBveinkiDnEneDtaFFFFFFFEkaElanaIFyoEoFFlikFmirFzarIICiatlanaJDtlanaCyatlanaBwamyDthiCeneDtlanaCjatlanaJByCCahDrheyCbillDrinaCdDDneeFyCedClDDDvanusCmonCphorousBzczepanCymekEonGAtaaviCbathaDbeDithaCdDDekEusDzikFoFuChaaErDerCkisFFDoClCmDDarraEsDiDmeEiFeEyFFFFDrikoDunaDzineHCniEaFDjaDkaDnyDyaFFFFFFCpioFDpiDsaFEuCrekEqDikEqueDoCshEaEieDiaDosCtaEnaDiDjanaDsianaEuyaHDtieEyDyanaHCufiqCveDiaDoECwfikCyBcheloBecaCdDDDdEEieGEyFFFDiCenyFClisDlEyCmaDeraDiDoDpeEyDuriCnseyCoDDdorGGaGoCranceDeEEEsaGGGFitaIFsaEzaGFiaDiEEEEEEEEEDkaFDranceEeFFnceEiFFeGGEyFFFCssEEaEeEieEyCteEEngDianaDyanaCunCvfikCwfikBhaddeusDnEasisEeyEosCeaEDllaDmisDoEEEEEEEEdFoorGrHHHaHeIIHosHusGsiusEphDreseHGsaCiasFDjsFFDrsaEupathiEzaCoDdorisGosDmasGGaGzFzDrstenDsCrizaCursaGCymiosDsEEBiaDgoFDhDoCbbieGCckCerraCffEaniHeEyChoCldaEeDlaEeEieGGGEyCmDaDiEDmeEieEoEyFDoEfeiHGjGyEteoFheyDppaCnaEEEEEEEEDeEkeDusCrumalaEpathiHiCshEEEEEaCtiEaEnaDoECvadarBjCCahajaEjadiFonoEyadiDndraCiptaCokroBoCbbeFFDeDiEaszDyCdorCfDikCineFtteCksClisDleDoDyaFCmDDDaEEEnEsFFFFFekFoFzEzFDeEkFFFFFFDiEEEEEcaEsaDmasoEiFFFFeEoEyFFDoEEEEDpaFCnDdaDeDhoDiEEEEEEEEcoEnhoFoEoFDnEeDoDyEEEEEEaEoConDsECpherCriEeDriFeDyCshoCtaDoEnnoDteFFCuficFkBraceyGEiFFeGEyDnnieDudelFlGGGCeesDntDvDyCiciaDenieDjnFtjeDnaFFEeFEiEuDshFFaGGDxEEeEieGGEyCudeEiFeEyFDiEDusFBsetsoGCviBundeDgComasCriByCCCClorCmofiyComaBzachiCipiFCviAubaidullahDydullahBddinFFCiBffeBgoDBilyamBlaDdzimirGslauDnaCiDClaEhFFFDiDrichBmaCerCmarBngDBrCaDnCbieCiDDCoshCselDzulaBsamahCchiCmanFDonCsamaBthmaanCzByenAvadikEmFFDyaCggelisChedDidCkhoClDDDDDarieDdiFDedaEntinIoGynEreFiGGaGeGiGjHsGuGyFyGGiDiDleFrieEiFeDterDyaFEoCnDDgelisEieDkaFtaDnaFFEeEiFeGDyaFFEoCrvaraCsekDilFFeGGiosFiGcaGiGjGosGsHGyFjFyDkoFDoEDsiliHosHsIGyDyaFElFkoBedaCerendraClidDjaFFEkoEoFFDtenCnaDcaDdyDessaDiaminDkatesIanIhaJwarMaNnIwarLanCraDcaDgieDnEaDoEnikaGqueDtCsaDkoDoDsEieDtEEerGCtBiCCacheslavDtcheslavCcDDDDaDenFcFteDkEEanGEeFyGEiFFFeGGGEyFFFFDtorGGiaDyCjDaiCkaDentiyDiDtorGiaHyaGsDusikClhelmDiamDjoFDleFEiDmosCnDDDDDaEEyagaGkaDcEeFFFncGteGzoDeyFFFDiDkoDneFEieGEyFFFFFDsentEonColEaCrdieDgEeEinieEyCshvanathEwanathDnuDvanathCtaEliGeGiGjHsGyDoErFiaDtoriaHoDyaCvDDienGneDoDyBjatscheslawBladEEEaFFFnEiFkFmerGirsEkaEoFFEymyrFslavDstaGGFimilDtkoGCodimirBojaEDciechDinDoEDtaEechClgaDhaDodiaGmirFyaHGmyrCnDDnaFFFEieGGCulaFCvaEDchykDkaBroniBukDDDanFDiEDsaByatcheslavCtasCvyanAwacekCelCheedDjudiClDDDdekEoDeedDiedDlEeEyFDtEEEherCrinCseemDhDsiliGyFmEylDtlDylCtBebDbCnDDDdiFeEyFDefredCraDonikaCsDsieDtEleyBibCdjajaFyaEojoCeraDsiekCggerlCjajaDojoCkaDtorGGiaClDDDDDDberEurGDeEEEmEyDhEelmDlEEEEEaFFEeFFFFFFkeFmGGGienHjnEiFFFFFanFeGGGGGGGFsGEmEyFFFFFFFDmEaFFFFCmDDpieCnDDDDcentyDfieldEredDneFtEieGGGFfredJJEyFDtCtekFDusBjatscheslawBladekGEimirEyslawClmCodekBmBojciechIDtekGGEusClfEganEiDodymyrCodEeEyFCuterBynchaGGAxaajiDshiCbierClidEimaCmzaCnDDDderEyCsanCviEerCwoBenaDiaBicoCnaCrsiBoanCseBpherBuCrxoCseenEynAyaacovDkobFvGCcineDoubDubCgoChiaDyaCkiDovFDubEpCnisDkelDnEEickFgFsCqoobEubDubCraslauDikDoslavCseenErDminDnaDserEinGeFrCugenBechezkelChezkelDiaDonatanEshouaGuaDudaGhFitDyaCkaterinaClenaDizavetaCshayahuCttaCvgeniaHiHyGyDhenGiiaBiannisChyaCorgosDtaCrmiyahuCtzchakEhakCzhakBohananCliDondaCnatanDiEEDusCosufCrgosCsefFDhiDifDkeDsiFCucefDnesEgEisEousEusDsafEefEifEsefFoufEufCvanBrjoBsabelBudiClDiaFEjaEyaDyaCnesDisCossefCraEDiEiEjEyDkoDyEiCsefDifDoufDsufDufEpCusufAzabethDouCcDDDariasDcariaDhEEEEEariahIsJGyEeFryHEosEyFDkEEEEaryHEeryEyCdaDdiDieDockCheerErCidDnEabGuEebCkDDariaGyaIhHyaFyGaDkECnnaCyDedBbignewCyszekBdenaFEdaCzisiekBeCbDDCcaCdDCelyCidDnEabCkeEEEEriyaCldaFFDeDjkoDlEaFFCnziCphECvCyadDdDnabEepCzinhoBhangCeljkoEkoDnyaGGGGCoraEoDuEBiaDdCnaDeEbCppiCvkoFDoradCyaBmitserBoeyCfiaCheirDraCieCjaCkaDiCliDlyCranaCsiaFBsofiaDkaCuDDDDzsaGnnaFiBuhairDeirCraCzanaGFnaDiaDkaBvoneFEkoBwiBygisDmus	adam
amir
ashirwad
asim
abel
abiel
abner
abraham
abram
albertus
abigail
abbigale
abigail
abigail
abigail
abigail
absalom
abigail
abbey
abigail
abdul
abdulaziz
abdullah
abdullah
abdullah
abdul
abdulaziz
abdulhakim
abdulhamid
abdulkadir
abdulkarim
abdulkarim
abdullah
abdulmalik
abdulmalik
abdulkadir
abdulrahman
abdulrazak
abdulsalam
abdulwahid
abdulrahman
abdulrahman
abdulrazak
abdulsalam
abdulaziz
abdulhakim
abdulkadir
abdulkarim
abdulkadir
abdulrahman
abdulrazak
abdu
abdul
abdullah
abdolreza
abdulhamid
abdolreza
abdulkarim
abdullah
abdulrahman
abdullah
abdullah
abdulaziz
abdulkadir
abdulrahman
abdulrahman
abdullah
abdulaziz
abdulhakim
abdulhamid
abdulkadir
abdulkarim
abdullah
abdullah
abdulmalik
abdulkadir
abdulkadir
abdulrahman
abdulrazak
abdulrazak
abdulrahman
abdulwahid
abdul
abdulrahman
abdulrahman
abdulrahman
abdulrazak
abdulrahman
abdulsalam
abdulsalam
abel
abraham
alberta
abigail
abijah
abigail
abu
abu
abubakr
abubakr
abubakr
abdulrahman
abraham
abraham
avraham
abraham
abubakr
abubakr
aleksandar
ahmad
ahmad
aquilla
adrianus
adaline
adas
adelaide
adelina
adeline
albert
adelaide
adam
anders
andreas
arnar
adelaide
adelina
addison
ada
adaline
adelaide
adeline
adelphia
adelbert
adil
adeliza
adelle
addy
adelaide
adeliza
adelphia
adelaide
adeline
adeliza
adelle
adelaide
adelina
adelphia
aline
adelaide
adeline
adam
adolf
hadi
nadia
ada
adaline
adela
adelaide
adena
adolf
adolphus
rudolphus
adolph
adolphus
rudolphus
adolph
adolphus
adolph
rudolphus
adolf
rudolphus
adriaan
adrianus
andriane
adrian
adriana
adriaan
adrian
adriana
erin
afaq
afat
agatha
agnieszka
angeliki
agatha
agnes
augusta
agatha
agnes
augusta
augustina
agnes
agatha
agnes
agnes
augustine
augustine
agusia
agnieszka
augustine
ahmad
ahmad
aaron
ahmad
ahmad
ahmad
aisha
aisha
catherine
ellen
helena
ayman
amy
lain
nuru
nuraini
aisha
aisha
andrew
anthony
ajay
naji
ahmad
ahmad
akinwande
oksana
alan
albert
aldo
alex
alexander
alfonse
alfred
alonzo
ayala
ala
alan
alana
alanson
alasdairean
alasdran
alexander
alistair
alistair
alistair
adelbert
albert
alberta
albert
albert
albert
naldi
renaldi
reynaldi
alejandra
alejandro
aleksanteri
alessandra
alessandro
alex
alexandru
alexander
alexandru
ali
oleg
alexander
aleksandar
aleksandr
alexandra
aleksandre
alexandros
aleksander
aleksandr
alexander
aleksandr
alexander
alexander
aleksandr
aleksey
alexis
aleksey
aleksey
aleksey
alexis
aleksanteri
aleksey
alan
jalen
yelena
aleks
aleksey
aleksey
alexander
alecu
alejandro
alexander
alexandra
alexandre
alexandru
aleksa
alexandra
alexandria
aleksandr
aleksandr
aleksandr
alexander
aleksandra
alexandria
alexander
alexander
aleksandr
alexander
alexander
aleksey
alexander
alexis
aleksey
aleksey
alexandra
alexander
aleksey
alford
alfred
alfred
alfreda
alfred
alfonse
alfonse
alfreda
algirdas
algernon
alison
aleksandr
alisha
alison
alice
alexander
aleida
aleksandr
salim
alyna
adaline
alline
alison
alice
alison
alexander
alistair
aleksandras
olivia
alice
alixandra
alice
aleksandr
alexandra
alexandria
alan
alessandra
alan
aileen
albert
alberta
alice
alicia
alison
allisandra
almena
alison
alistair
alice
alison
allie
almena
alan
alice
alison
louis
alogzij
alonzo
alphonzo
alphinias
ali
aleksandr
elena
yelena
aleksey
alice
alison
elizabeth
mabel
mehitabel
ahmad
amelia
mandie
ammar
ambe
ambe
amelia
amin
amina
amir
parmelia
amina
amir
amy
amy
alamin
amina
amina
amirali
amrit
amrit
amrit
amelia
anastasia
anna
bryanna
anastacia
anastasia
anastasia
anastasia
anastasia
anatoly
anatoly
anatoly
anatoly
anatoly
anatoly
anderson
anselm
ander
anderson
andre
andrea
andrew
andria
andjela
andjelka
anderson
andre
andreas
andrew
andrea
andreas
andrea
andranik
andrew
anderson
andrea
andreas
andrew
andrejka
andrew
andrey
andrew
andreas
andrew
andrey
andrew
andrey
andrey
andrew
andrew
andryukha
andrea
andrey
andrew
andrey
andrey
andrew
andriy
andras
andrew
andrew
andrey
andriy
andrey
andrey
andrew
andrey
andrzejek
anders
andrew
anderson
andrejka
andrew
agnes
angela
angelica
angelina
angeline
angela
angelica
angelina
angeline
angelca
angelica
angelika
angeline
angelika
angela
angela
angelique
angela
angelica
angela
angelica
angela
angelica
angelika
angelina
anika
anna
rahmania
anita
anicas
aninha
aninhas
anjali
anjana
anna
anna
antoinette
antonia
christiana
deanne
roseann
roseanna
roseanne
roxanna
roxanne
annag
annette
annis
annukka
annus
annushka
annuska
annabella
anneliese
annapurna
ann
anna
annaig
annick
annis
annukka
annus
annuska
anna
annalisa
ann
anna
ann
anna
ann
annalisa
anneliese
annelise
johanna
annukka
anna
annie
anwar
johanna
anselm
anselm
anthony
antonio
anthony
anthony
anders
anthony
antisa
anton
antun
antoni
antos
antosiek
andrew
anthony
anthony
anthony
anthony
antonio
anthony
anton
anthony
antoaneta
antonius
antonina
anthony
antosiek
antoinette
antoncia
antonieczka
antonina
antoninha
anthony
antonete
antonillo
antonio
antonito
antonieczka
anthony
antonete
antonillo
antonito
anthony
anthony
anthony
antonius
antonella
antoni
antti
andrew
antero
antonius
antisa
anusia
anulka
anwar
anna
anyuta
anyutka
anna
aodhagan
aodhan
alphinias
epaphroditius
epaphroditus
abdullah
absalom
appoline
appoline
arabella
arabelle
arabelle
karan
archibald
archibald
archibald
archibald
archibald
archibald
arden
nardi
arden
arif
arkadiusz
ariadne
ariana
adriaan
adrianus
ariadne
arielle
ariel
cinderella
ariez
aristotelis
arjun
arkady
arkady
arkady
arkady
arlene
arlene
arlene
amanda
araminta
arnold
arnold
arnaud
arnold
aaron
aaron
ara
arabella
arabelle
armena
arsen
arsenije
arsalan
arsen
arthur
arden
artur
arthur
arthur
arthur
artem
artem
artem
arthur
arthur
arthur
artem
acharya
asahel
asaph
assad
asadullah
asadullah
asaph
asim
ashley
ashy
aisha
tinashe
ashirwad
ashirwad
ashley
ashley
ashley
ashok
ashley
joanna
joanna
aslihan
asadullah
asim
asenath
lastri
asuncion
atif
athanasios
eighta
attila
audrey
audrey
audrey
audrey
august
august
augusta
augustina
august
augustine
augustus
august
augustus
august
augustine
augustus
augustine
auguetus
augustina
augustine
augustus
augustina
augustine
augustus
aurelia
aurelia
arvind
austin
augustine
augustus
avice
avraham
abraham
avraham
abraham
avraham
avraham
avraham
avtandil
axel
ahmad
ayaka
aisha
aisha
ayman
ayodele
ayyub
ayyub
aisha
ayse
aisha
aiu
ayyub
ayyub
azariah
azariah
aziz
abdulaziz
munazza
babs
barbara
elisabeth
babak
charalambos
charalampos
babbe
barbara
barbara
bashir
badr
bjarni
badr
mirza
balasubramaniam
balasubramaniam
balasubramaniam
archibald
balazs
baltasar
baltasar
baltasar
balazs
alabama
andras
branislav
banerjee
bankole
banerjee
barb
barbara
barbare
barbe
barbere
barbora
barbara
barbare
barbere
barbery
barbara
baerbel
barbara
barbara
barbara
barbara
bab
babs
barbara
barbora
barnabas
bernard
barnabas
barnsbas
bernard
barnabas
barnard
bernard
barnabas
barnaby
bernard
garrett
bartholomew
bartel
bartholomeus
bartholomew
barton
lambertus
bartlomiej
bartosz
bartholomew
bartholomew
bartholomew
bartholomew
bartholomew
bartolomeo
bartholomew
bartholomew
bartholomew
barteczek
bartosz
barry
bartholomew
bastiaan
sebastiaan
sebastian
basavaraj
bashir
bashir
barbara
basieczka
basienka
basiulka
basiunia
basiunka
baska
bazaleel
basil
vasilios
basil
barbara
sebastian
sebastian
bartholomew
beatrice
beatrix
beatriz
blanche
barry
beatrice
beatrice
beatrice
reba
rebecca
becca
reba
rebecca
rebecca
rebecca
beck
rebecca
obedience
obedience
abednego
peter
petros
beatrice
obedience
rebecca
belinda
belinha
isabel
isabel
william
bilal
isabel
arabella
belinda
isabel
arabella
arabelle
isabel
isabella
rosabella
ara
arabella
arabelle
belinda
bella
isabel
isabella
rosabel
rosabella
benedict
benette
benjamin
benje
benji
albena
benedict
bengt
benjamin
binyamin
benjamin
benedict
benjamin
benjamin
benjamin
benny
benjamin
benjamin
bengt
benedict
benjamin
benedict
benedict
barend
ben
benedetta
benedict
benjamin
benedict
benjamin
bernard
binyamin
benjamin
benjamin
binyamin
elisabeth
giuseppe
giuseppe
josef
bernadette
barnabas
bernard
bernard
bernhard
bernard
bernard
bernard
bernhard
bernard
berney
bernard
bertil
bernadette
barry
greenberry
littleberry
adelbert
albert
alberta
albertus
bertha
bertram
delbert
egbertus
elbert
elbertson
engelbertus
gilbert
herbert
hubert
hubertus
lambertus
norbert
roberta
wilber
bertil
albert
alberta
bert
bertha
cuthbert
roberta
albertus
lambertus
bashir
besarion
besarion
elizabeth
bess
elizabeth
betsy
elisabet
bethan
bethena
bethiah
betse
elizabeth
elizabeth
roberto
elizabeth
alzbeta
alberto
betinho
roberto
bette
elizabeth
beth
betty
elisabeth
elizabeth
elisabetta
elisabet
elisabeth
elizabeth
elizabeth
beth
elizabeth
alzbeta
beverle
beverly
rebecca
bharat
bhattacharya
bhattacharya
bhavani
beatriz
abijah
tobias
vivek
benjamin
bianca
bridget
obedience
biddie
bridget
obedience
abijah
brigitte
abijah
vijay
vijay
vikas
vikram
bilal
biljana
will
william
william
wilhelmina
wilhemina
william
wilma
bill
vasileios
william
abimbola
benjamin
albert
roberta
bertha
roberta
virendra
birgitta
roberta
viswanath
birgitta
severino
bjoern
bjorn
sigurbjorn
blagovesta
blagoje
blagoje
blagovest
blagoje
blagoje
beaufort
beauregard
boetius
robert
bobby
robert
slobodan
barbara
robert
roberta
barbara
robert
roberta
robert
bohdan
budi
budiman
bumi
bogdan
bogdan
bogdan
bogoje
bogoljub
bogdan
bogdan
bogoljub
bogdan
bogoljub
bogomil
bogoljub
bogdan
bohumil
bohuslav
bohuglav
bohumil
boleslaw
bonnie
bonifacio
bonita
bonita
bonita
borisa
borislav
borivoje
barbara
borenka
borislav
borivoje
borislav
boris
boris
borislav
borivoje
baruch
boris
erzsebet
abubakar
paul
peter
bojan
bozidar
bozena
bozidar
erzsebet
abraham
bradle
bradley
brayden
brad
bradford
bradford
bradford
bradley
brayden
broderick
ibrahim
branimir
branislav
branka
branko
brenda
branimir
branislav
branko
branislav
branislava
branimir
branislav
branimir
branislav
branko
brian
bradley
brianna
aubrey
breanna
breeanna
brendan
brendan
brentley
brenton
brentley
breanna
brianna
bryanna
brianna
bryanna
bryanna
bridget
bridget
bridget
bridget
bedelia
bridget
bridget
brian
sabrina
brittany
brittany
britto
brittany
birgitta
bridget
brittany
brittany
brittany
broderick
brady
broderick
bronwen
ambrose
bruna
brunna
bruce
brian
brian
brian
mahbubur
charles
charles
george
john
william
james
john
budimir
charles
budimir
bukola
bukola
paul
vanburen
walburga
walburga
burton
egbert
charles
peter
byron
aisha
abdi
abdulaziz
abdulkarim
abdinur
abdirashid
abdirahim
abdulrahman
abdisalam
abdullah
abdullah
abdullah
abdulkadir
carlos
carlos
caden
ricardo
jafar
micajah
micajah
kaitlyn
catherine
kaitlyn
kaitlyn
kaitlyn
caleb
calvin
kalli
california
caldonia
calum
calpurnia
camden
cameron
campbell
camille
camile
camille
carmon
camille
candice
candace
candace
kano
carlotta
charlotte
caris
carrier
keri
corabel
corabel
ricardo
carol
caroline
karen
keri
catharina
carry
carlton
charles
carli
carlitos
carlos
charles
karla
karla
karla
carlos
carlinhos
carloncho
carlos
charles
carloncho
charles
charlotte
charlotte
carla
karla
carmon
carmina
carmela
karmen
carol
caroline
carolina
caroline
carol
carol
carolann
caroline
caroline
caroline
chick
caroline
caroline
carol
carole
carolina
caroline
carol
caroline
karonhappuck
carol
caroline
karonhappuck
keri
caroline
caroline
carrier
karonhappuck
catherine
cassandra
caswell
cassandra
alexandria
caroline
catherine
alexandria
caroline
catherine
carol
caroline
carrie
cassandra
catherine
kathleen
alexandria
caroline
cassandra
catherine
castillo
catherine
catrin
cats
catalina
catherine
ecaterina
catherine
catherine
catherine
catherine
catherine
catherine
kathleen
catherine
catherine
catherine
catherine
catherine
catherine
cathy
kathleen
kathleen
catherine
catherine
catherine
catherine
kathleen
catarina
catherine
ecaterina
catharina
catherine
catrin
caterina
kaveri
awad
ricardo
caroline
lucille
svetlana
cecilia
cecilia
cecilia
cecil
cecilia
sheila
cedric
cedrick
cedomir
cedomir
cornelis
jalal
jalaluddin
cecilia
celeste
selina
marcelo
jamal
cemal
cyrenius
laodicia
vincenzo
francesca
concetta
isabel
chadwick
charle
charles
santiago
somchai
chaim
gonzalo
shamsuddin
chauncey
chauncy
anna
hanna
chandra
chandra
hanna
chantel
charles
charlie
charlotte
chas
sharif
rosario
rosario
charles
charles
charles
charlotte
charles
charlotte
chick
charlie
carmon
rosario
charles
charles
chastity
chastity
charity
chatterjee
rosario
chatterjee
chowdhury
chowdhury
chowdhury
chowdhury
eve
salvador
chaim
rosario
charles
charley
charlie
charles
charley
charlie
francesca
francesco
sergio
shaykh
shaykh
graciela
michelle
consuelo
chelsey
jose
vicente
jose
cheryl
cheryl
cheryl
sharif
cheryl
chester
chesle
chesley
chester
chesty
chip
francisca
chiquinho
federico
charles
chiquita
chiquinho
francisco
chinedum
charles
francisca
chowdhury
chowdhury
chowdhury
chowdhury
christa
christe
christelle
christia
christiaan
christian
christiana
christina
christine
christininha
christophe
christopher
christos
kristen
kristy
christina
christia
christina
christine
christopher
christy
christine
christina
christine
christine
christina
christine
christine
christian
christine
christine
christininha
christiana
christina
christine
hristo
christopher
christopher
christopher
krzysztof
christopher
christian
hristo
christiana
christina
christine
crystal
jesus
charles
charlie
chukwudi
chucho
chuy
chucho
jesus
cierra
sibbilla
francesco
aparecida
jihad
isa
priscilla
cecilia
cicely
ciller
priscilla
lucille
priscilla
elmi
cinthia
cynthia
luciana
lucinda
cynthia
luciana
lucinda
cinderella
cynthia
luciana
lucinda
cynthia
cynthia
franciscus
francisco
cicely
cecilia
clarissa
frances
priscilla
charles
christopher
nicholas
nicholas
nikolaos
claire
clarence
clarinda
clarissa
clarinda
clarissa
clair
claire
clare
clarinda
clarissa
clair
claire
clarence
clarinda
clarinda
clarissa
clarissa
clara
clark
clarissa
clarissa
claudiu
claude
claudel
claudia
nicholas
clayton
cleatus
clement
clementine
clifford
clifton
clinton
chloe
columbus
jacoba
jacob
jacobus
cory
coenraad
nicola
nicholas
nicholette
nicole
nicholas
cole
nicholas
colin
nicholas
colton
camilla
conrad
cornelius
concepcion
conchita
concepcion
conchita
concepcion
conrad
constance
cornelia
concepcion
conrad
constance
cornelius
con
conrad
constance
cornelia
cornelius
konrad
cornelius
constantine
konstantin
konstantinos
consuelo
cooper
cornelia
cornelis
corabel
corina
corinne
cordelia
cordelia
cordelia
cory
cory
corinne
corcoran
cornelius
cornelia
cornelis
cornelis
cornelia
cornelia
cornelius
cornelia
corazon
constantine
konstantinos
constantin
costica
constantin
constantin
courtney
craigale
craigele
socrates
lucretia
lucretia
lucretia
christiana
christina
cristiane
cristina
christiana
christina
christiana
christina
christine
christy
christian
christian
christian
christiana
christina
christine
christopher
christopher
christopher
christopher
crystal
cuthbert
umar
lecurgus
francisco
courtney
curtis
uthman
cyrenius
cyrus
onicyphorous
cynthia
onicyphorous
kirill
czeslaw
dahir
daniel
david
candace
daycia
david
david
dalton
dafydd
margaret
daycia
margaret
margaretta
margarita
dahl
dalton
demerias
oluwadamilola
damien
damien
danchuk
dandan
daniel
danut
sheridan
danica
daniel
daniela
daniella
danjuska
danka
daniela
yordan
danelle
danijel
danko
daniel
danielle
danca
daniel
daniela
daniele
danielle
daninka
danut
yordan
daniel
danjuska
daniel
daniel
daniel
daniil
daniela
danica
danuta
danijel
danilo
daniel
daniel
sheridan
danial
daniel
danielle
daniel
sheridan
dan
daniel
sheridan
daniel
daniel
daniil
dawud
david
dawud
daphne
daphne
daphne
darko
darun
darwin
dariusz
darren
dasha
darren
darya
dorcus
dara
dara
darren
darlene
daryl
daryl
derek
darren
darlene
daryl
darko
darwish
darwish
daryl
darya
dagmar
darya
davit
dawud
david
david
davidson
david
david
davidke
davidl
davidle
davidson
david
david
davidson
david
dawud
davorin
david
dawud
david
davidson
davis
david
dawud
dawud
david
david
darren
demaris
demerias
geraldine
dana
debbie
debby
deborah
deborah
deborah
deborah
deborah
debbie
deborah
deborah
deborah
deborah
deborah
debbie
deborah
deirdre
diana
audrey
delores
andreea
deidre
nadine
adena
dana
andreia
deirdra
dejan
deacon
dietrich
adelbert
delbert
delmar
delmer
adela
adelbert
ayodele
bamidele
delphine
adaline
adeline
cordelia
fidelia
dahlia
delia
adaline
adelaide
adele
adeline
adelphia
delilah
della
delores
delphina
adelaide
delilah
deliverance
delores
adelle
adelle
deliverance
delphine
adelphia
philadelphia
philly
adelphia
demetria
demerias
demetrius
dimitrios
dimitrios
dimitrios
demetria
adena
dana
denisa
prudence
denisa
denisa
dennis
dennis
dennis
dennis
dennis
dennison
dionysius
dionysius
dennis
dennison
dennis
denise
dennis
denise
despoina
derald
derek
derek
frederick
derek
daryl
derek
desmond
desire
desiree
desire
desiree
desire
desiree
andressa
devin
deborah
deborah
duane
andreza
diya
diana
diane
diya
jedediah
jedidiah
obadiah
zedediah
diane
diana
diana
diana
dinah
diane
diana
diane
eudicy
eurydice
dicey
dickon
dickson
dirk
melchizedek
rich
richard
ricky
richard
dickson
richard
richard
laodicia
diana
diane
dieter
dietrich
james
dieter
dieter
dietrich
dieter
rodrigo
delbert
adelaide
adelina
dillard
deliverance
dimas
dimka
dimochka
dimon
dimulia
dimych
dmitriy
dmitry
dmytro
demetrius
dimitrios
dmitry
dmitry
demetrius
dimitrios
dmitry
dmitry
dmitriy
demerias
dimitar
adena
geraldine
diana
konstantinos
constantin
denis
deepak
derek
dietrich
theodoros
asdis
epaphroditius
benedito
aphrodite
epaphroditius
divya
david
jabir
jafar
jaya
jalal
jamal
jamal
jamil
jati
jawad
joko
djordje
juanda
dmitry
dmitry
dmitry
dmitry
dmitry
dmitry
demetrius
demetrius
dmitry
dmytro
robert
robert
charles
william
dorothea
dorothy
thordur
dorothy
delores
dorothy
eduardo
teodoro
delores
dorothy
randolph
rudolphus
dorothy
abdullah
dorothy
dorothy
adolphus
randolph
rudolph
rudolphus
domenic
dominic
dominique
dominic
dominic
dominique
dominic
dominic
dominic
dominic
dominic
dominik
donald
caldonia
donna
donald
fredonia
donald
donald
donald
donnie
donovan
donald
donovan
dorinda
dorothea
dorothy
dortha
halldora
isadora
theodora
djordje
dordije
djordje
dora
dorina
dorothy
dorothy
dorinda
dorothy
dortha
dorothea
dorothy
dorothy
dorothy
dorinda
dorothy
dorethea
dorinda
dorothea
dorothy
theodorus
dorothy
reis
theodosia
eudoris
eudoris
dorothea
dorothy
dotty
dorothy
dorothy
dorothy
dotha
douglas
douglas
douglas
david
dov
dragica
dragojla
dragoslav
dragisa
dragojla
drahomira
draza
drazen
drazen
drazen
sondra
andre
andrea
andrew
woodrow
adriana
adriana
alexandria
idris
andrew
edward
dudley
eduarda
david
david
eduardo
douglas
abdul
dusan
demetrius
duncan
duncan
durad
djurdja
durad
djurdjica
durga
durad
durde
juraj
dusan
dusan
dustin
herman
william
deuteronomy
deborah
deborah
duane
duane
duane
diana
diane
aphrodite
epaphroditius
aphrodite
epaphroditius
jedediah
jedidiah
obadiah
zedediah
jamal
dmitry
dmitry
earnest
abel
ebbie
ebenezer
abel
ebenezer
ebenezer
eberhard
eberhard
ibrahim
ibrahim
hector
edgar
edmond
edmund
eduardo
edward
edwin
ed
edgar
edith
edmond
edmund
eduardo
edward
edwin
edgar
edmond
edmund
eduardo
edward
edwin
edward
edna
edward
eduard
edith
edyth
edythe
edichka
adaline
edmund
edmund
edmond
edward
edith
edna
edit
edward
edith
edward
idris
idris
eduardo
edward
edward
edward
edward
edward
edward
edward
edith
edyth
edythe
isa
euphemia
ephraim
euphemia
euphemia
eftychia
yefim
edgardo
yegor
egor
ahmad
reid
eirikur
aileen
ellen
helena
elizabeth
eric
edna
ekaterine
catherine
yekaterina
aikaterini
echo
akram
ella
elzbieta
eleanor
helena
elaine
adelbert
albert
alberta
elbertson
helena
ellen
eleazer
alexander
electra
elenchyk
ellen
helen
helena
mariaelena
yelena
helen
elena
eleanor
leonora
leonore
eleanor
eleni
eleanor
eleanor
ilham
elias
eliezer
elijah
elimelekh
elisha
eliska
eliyahu
elliot
elias
eliyahu
ilyas
alexandria
alice
elias
eliezer
elimelekh
eliyahu
eliyahu
elene
ellen
eleanor
ellen
elliot
elliot
elizabeth
elizabeth
elizabeth
elizabeth
elizabeth
elizabeth
elizabeth
alice
eliezer
elimelekh
eliyahu
elizabeth
elizabeth
elizabeth
elias
elijah
ilyas
elizabeth
elizabeth
louise
elizabeth
elizabeth
elizabeth
elizabeth
elzbieta
ellender
gabriella
gabrielle
helen
helene
luella
ella
ellen
ellie
eleanor
eleanor
ella
ellender
helen
helena
helene
lena
helena
alexandria
eleanor
elisabeth
elmira
elwood
eleanor
ellen
elmira
helen
helene
elliot
alice
ellen
elle
elwood
eleanor
elizabeth
ellie
elmira
elmer
elmer
eleanor
heloise
elisabeth
elizabeth
elsbeth
elizabeth
elizabeth
elisabeth
ellswood
elsie
elswood
elze
alice
elizabeth
elizabeth
elizabeth
alice
elizabeth
elvira
elias
elijah
ilyas
elizabeth
emeline
emil
emily
emma
emily
emma
imad
emmanouil
emmanuel
emmanuel
chukwuemeka
emily
emily
emily
emiline
emileczka
emilunia
emilusia
emily
amelia
emeline
emily
emeline
emilia
emeline
amin
amina
amir
emeline
emma
emeline
emily
emmanuelle
emmer
ermintrude
emily
emmanuel
emmanouil
emily
emma
emily
emeline
emmit
emeline
emily
emmota
emeline
emily
emma
emmanuelle
emil
emine
imran
inayatullah
inayatullah
encarnacion
encarnacion
mahender
harendra
virendra
enola
adrienne
henry
henry
henry
henrietta
vicente
anwar
lorenzo
vincenzo
john
ephraim
aphrodite
epaphroditius
artelepsa
frederica
eric
eric
frederick
roderick
erica
fredericka
eric
eric
erica
frederica
erin
erik
emeline
ernestine
ernest
earnest
earnest
ernest
ernesto
elizabeth
erzsebet
essy
mahesa
isabella
isabella
ismail
ismail
esmeralda
esperanza
isa
vanessa
estella
hester
estella
esther
hester
estella
estelle
estella
esther
stephen
estella
esther
stephen
esther
etheldreda
etheldreda
etheldreda
etelka
stephen
carthaette
ethel
henrietta
loretta
etta
carthaette
ester
esther
henrietta
carthaette
henrietta
carthaette
henrietta
eugene
eugenius
eugene
eugene
evgeny
eulalia
unice
efstathios
evangeline
evelyn
everett
evaline
eve
evelyn
evangelos
john
evaline
evelina
evelyn
genevieve
evelyn
evelyn
everardus
neves
evgeny
evgeny
evgeny
evgenia
evgeny
evgenia
eugene
evgeny
evgeny
evgeny
eva
evangelia
paraskevi
evelyn
eva
eva
yvonne
eve
ewa
ewusia
experience
ayman
ayyub
ezekiel
ezideen
ezra
fatima
farrah
fatima
fahd
fatima
fatima
fatima
francois
fahd
faysal
faysal
fallon
fallon
fallon
fallon
fallon
fallon
euphemia
frances
frantisek
stefan
francois
stefan
stephanus
fanny
fanny
frances
euphemia
frances
stephanie
fawzi
faraj
farrah
westley
lafayette
fatima
fatima
fathi
fatima
fatinha
fatima
fatima
fatima
fatima
fatima
fatos
fatma
fatma
fatima
fawzi
fawzi
faith
fayette
faysal
francisco
fernando
federico
frederick
fyodor
fyodor
theodore
theodora
fyodor
faysal
felicia
felicia
philipe
felicity
philip
philipe
feliciano
feltie
valentina
valentine
olufemi
oluwafemi
euphrosina
euphrosina
fernan
fernanda
fernando
pheriba
fernan
fernando
ferdinand
ferdinand
ferdinand
ferdinand
ferdinando
ferdinand
ferdinand
francis
ferenc
fereydun
fergus
ferenc
fernando
ferdinand
ferdinand
fernandes
fathi
fawzi
faysal
sofia
bedelia
philander
winfield
friedrich
fiona
phoebe
philip
filipinho
philip
philipe
philip
philippe
josephine
phineas
alphinias
fyodor
fionna
adolfo
rodolfo
fitzgerald
fitzhugh
fitzpatrick
fitzroy
fyodor
felicity
flora
florence
florian
florrie
floss
flosse
flossie
flosse
flora
florentina
florian
florin
florence
flossie
flora
florence
florence
florence
florence
fuad
fotini
sofia
volker
thomas
alfonse
alfonse
brad
bradford
clifford
fuad
france
francek
frances
francesca
franci
francine
francis
francisco
francisek
franek
franjo
franklin
franky
frasco
frank
frans
francis
franjo
francesca
francek
francisek
francis
francis
francisek
frances
francine
frances
frances
francois
francesca
francis
francesca
francis
francesco
francis
franko
francis
franciscus
francesca
france
francek
franci
francisek
franek
franjo
france
franciszek
francek
francis
francis
francisco
franciscus
francois
frankisek
franklin
franklind
francis
franklin
frances
francis
francisco
frank
francis
francis
frankisek
francis
franklin
veronica
fran
frances
francine
frankie
frances
francine
frances
francesca
francine
frankie
franjo
francis
franciscus
francois
frank
frasse
francois
francois
frantisek
francis
francesca
francesco
francis
frank
franke
frankisek
franklin
francesca
franz
francis
francis
francisco
franjo
fernando
alfred
ferdinand
frederic
frederick
frederico
frederique
fredvick
freek
frieda
wilfred
winifred
alfreda
frederica
fredericka
fredricka
winifred
frederica
frederick
fredricka
ferdinand
fred
frederick
frieda
winifred
alfred
alfreda
ferdinand
fred
frederick
fredericka
fredvick
frieda
winifred
frederick
frederick
frederick
frederick
frederick
frederick
frederick
frederica
frederick
frederick
frederik
fridse
frida
alfreda
freda
frederica
fredericka
friedrich
friedrich
friedrich
frederick
fridrik
frederik
fredrik
frederick
fritz
frederick
frederik
frederick
friedrich
sophronia
sophronia
veronica
frederick
fuad
philip
theodore
jafar
gabriel
gabriella
gabrielle
gabriel
gabriella
gabrielle
gabriel
gabriella
gabrielle
gabriel
gabriella
gabrielle
gabby
gabriel
gabriella
gabrielle
jabir
gabor
gabriel
gabriela
gabriele
gabriella
gavriel
gabriela
gabriela
gabriel
gabriel
jabr
gabrielle
gabriel
gabby
gabriel
gabriella
gabrielle
gabriel
dragan
abbigale
abigail
jalal
jalila
galechka
galina
galina
galina
jamal
jamil
jamila
ganapati
ganapati
ganesh
ganesh
anna
hannah
ganapati
gareth
garrett
garrett
garrett
garrett
garrick
garrett
gary
gareth
garrett
qasim
ghassan
augusta
augustina
gabriel
gabriel
gabriel
jawad
gerhard
jehu
gerardus
geertruida
geeta
gerard
jihan
heydar
asgeir
angelika
gemma
genevieve
virginia
genchik
genevieve
genka
gennady
genochka
genych
gennady
genevieve
eugene
jean
genevieve
genowefa
eugenia
gennady
gennady
gennady
gennady
gennady
genchik
genochka
gennaro
eugene
gennady
georg
george
geoffre
jeffrey
jefferson
jeffrey
jeffrey
jeffrey
george
yrjo
georgios
george
george
georgy
georgiana
georgina
george
georgina
georgy
georgy
george
georgy
george
geraint
gerardus
gerardus
gerarsdus
gerhard
gerard
gerard
gerarsdus
gerhard
gerrie
gerdale
gertrude
geraldine
jeremiah
gerhard
gerhard
gerard
gerhard
gerard
gerhard
geraldine
gergana
gerhard
jerry
gerald
jerome
jerome
gerald
geraldine
gerald
geraldine
gerard
gerardo
gerald
geraldine
gerard
gerardo
gerarsdus
gerard
gerardus
gerald
geraldine
gerard
gerard
gerardus
gerarsdus
gerd
gerhard
gerrie
gerrit
gertie
gertrude
gertrude
gertrude
gertrud
george
ghanim
qasim
qasim
george
nghia
gheorghe
john
ghulam
ghulam
gul
gholamreza
giorgi
giacomo
james
giovanni
john
huong
ioanna
giovanni
ioannis
gilbert
gheorghe
gideon
michiel
eugeniusz
gideon
gheorghe
gisele
luigi
jihan
gijsbertus
gilbert
gilberto
gilbert
gillian
hillary
giles
gillian
georgina
regina
virginia
genevieve
virginia
virginia
ginger
virginia
ginger
virginia
luigi
gintaras
guenter
giorgi
giovanni
george
george
georgios
georgios
joshua
panagiota
giovanni
john
joan
john
girish
jerome
geeta
geeta
birgitta
birgitta
birgitte
brigitte
giulia
judith
julia
julius
giuseppe
joseph
josephine
giuseppina
djordje
djuro
gwen
glebka
glebocha
glendale
glendon
glen
gloria
glen
gordana
geoffrey
geoffrey
guna
gunawan
guntur
bagus
geoffrey
ghulam
jumaa
gonzalo
gonzalo
gonzalo
gopal
george
gordon
gordey
gordon
grigore
gregorio
gregory
gregorio
georgiy
georgi
gosienka
goska
malgorzata
gustav
gottfried
geoffrey
governor
govind
gauri
gregorio
guadalupe
graciela
gracina
gracina
gracina
graham
graham
graham
margaretha
greenberry
margaretha
margaretha
gregoire
gregory
gregory
gregory
gregory
gregory
gregory
gregory
griselda
margaret
margareta
margarita
margaret
margarethe
gretchen
gretel
margaret
margarethe
margrethe
gretchen
margaret
margarethe
margrethe
margaret
margarethe
margaret
margaretta
margaretha
margaretha
gregory
grisha
grigory
grigory
grigory
gregory
grigorios
grigory
gregory
grimshaw
grimsley
griswald
grigoriy
grigory
grigor
griselda
gregory
grzegorz
grzegorz
gustavo
walter
walter
walter
guenter
gustavo
gudbjorg
william
guilherme
guillaume
guillaume
william
william
william
guillermo
william
william
guillermo
ghulam
gholamreza
william
gudlaugur
gunnlaugur
montgomery
gudmundur
gudrun
gunnar
guenter
guenter
gunnar
gustaf
august
augustine
augustus
gustav
gustave
gustavo
gustus
augusta
augustina
gus
augusta
gustav
guled
augustinus
augustus
gustaaf
gwendolen
gwendolyn
gwendy
gwendolyn
gwendolyn
gwendolyn
william
gwen
george
gijsbert
gyorgy
gyurika
gyurka
gyula
habib
habibullah
habibullah
haddad
khadija
hadikusumo
hajji
hajji
hadi
hajar
hakob
james
haley
haley
chaim
chaim
haytham
hajji
hajji
hajji
haakan
hakeem
james
haakan
harold
henry
howard
khalid
haley
galina
haleczka
halinka
khalid
galina
mahalla
hallgrimur
haraldur
mahala
mahalla
mahalla
halyna
galina
hamilton
hamad
hamid
hamid
hamid
james
hamad
hamilton
hamza
hamza
hannes
hans
hanna
hannah
hanski
hande
khanh
hannele
hansu
anna
haneczka
hanna
henrietta
henry
hana
hania
hanna
anna
haneczka
hannah
hanneke
hannele
johanna
anna
hanna
hanneke
joanna
johannah
susan
susanna
johanna
johann
johannes
johanna
hanneke
hande
hanski
johannes
hannes
johann
johannes
john
hannes
johann
hannes
hannele
hanuman
hanuman
harold
harrison
harry
henry
harold
harrison
harry
henry
harold
eberhard
leonard
hari
charalampos
harish
herman
harun
harun
harun
harold
harold
henry
harold
henry
harriet
harriet
harriet
harrison
harold
harriet
harrison
henricus
henry
hortense
hassan
hassan
hashim
hasan
hans
hassan
haseltine
khadija
khadija
harriet
eve
hawwa
chaim
haley
jalen
haley
chaim
haytham
hepsabah
hedwig
hijazi
hijazi
adalheidur
adelaide
adelaide
adelheid
adelaide
henrik
henry
hendrik
heinrich
heinrich
henry
heinrich
henry
heini
heinrich
haytham
heikki
helena
hilal
helena
helena
elaine
eleanor
eleni
helen
helenieczka
helenka
yelena
helen
helena
hildegard
helmut
helmut
helena
wilhelmina
wilhelm
helmut
eloise
atha
latha
hence
henry
henry
hendrik
hendrik
hendrikus
henry
henryk
henryk
hendrik
hendrikus
henri
henricus
hendrik
henrik
hendrik
henrik
hendrik
gennady
gennady
hendrik
henri
henrietta
hendrik
hendrikus
henkka
henriquet
henry
hendrik
henry
henrietta
heikki
hendrik
henkka
henry
henry
henriette
henieczek
henry
henryczek
henry
georgy
georgy
hepsabah
hepsabah
hepsabah
herbert
herbert
herry
herbert
herman
hermann
hermione
hermione
hermione
ferdinand
herschel
tzvi
hisham
hester
hester
esther
esther
henrietta
hester
mehitabel
heather
henrietta
hester
mehitabel
hezekiah
matthias
hisham
hidayat
jehiel
jerome
hijazi
hillary
hillary
hildegard
hildegard
hildegard
hillary
hephsibah
hepsibah
hipsbibah
hisham
mehitabel
glib
khoa
robert
robert
hussein
huda
jahoda
hordur
roger
jahoda
jahoda
honora
leonore
jan
hopkins
hopkins
horatio
gordey
horace
horace
hussein
husam
hussein
hosea
hosea
husni
husni
hussein
husam
hussein
hussein
husam
hussein
john
hovhannes
joseph
howard
howard
howard
grzegorz
christian
christos
hristo
hrvoje
grigory
grigory
hryhoriy
hryhoriy
herbert
hubert
hubert
hubert
jehu
hugh
hubert
hugh
hugh
kabir
posthuma
humphrey
nhung
hunter
hussein
hussein
hussein
hussein
hussein
husni
huseyin
hussein
husam
hussein
hussien
hussein
hubertus
hugh
huwcyn
thuy
huynh
henry
hezekiah
hiram
chaim
chaim
james
ian
yaakov
ilham
john
ioannis
yaroslav
isabel
isabella
ibrahim
ibrahim
ibrahim
ibrahim
ibrahim
ibrahim
abraham
ilona
ada
idabelle
idris
idris
idris
evan
evgeny
evgeny
evan
ifeanyi
ifeanyichukwu
ifeoma
ignatius
ignatzio
ijlal
ignacio
ignacij
ignatz
igoryochek
igoryok
igor
igor
igor
irakli
isaac
isaiah
fazilah
ildiko
ilona
ilya
elias
ilyas
elias
ilya
dilla
faradilla
ilya
ilya
helen
ilona
elias
ilyas
elias
ilya
chandima
imad
budiman
ingibjorg
imre
emanuel
emmanuel
imogen
lavina
lavinia
wilhelmina
ignacio
inayatullah
arabinda
india
henry
india
agnes
agnes
ingrid
ning
ingibjorg
ingrid
ingse
domingo
ningrum
ingrid
link
inmaculada
sinta
john
ioannis
joan
john
john
yolanda
john
ion
ionut
ioana
ion
ion
iorwerth
joseph
joseph
yusuf
elliot
yulia
yuri
irene
irina
iryna
kiran
khairani
ireczka
irene
irina
irene
irinka
irisha
irishka
eirini
irene
irish
irena
iryna
hermelinda
irmgard
irvin
irving
irvin
erwin
irina
isabel
isabelinha
isabella
isabelle
nisa
isaac
elizabeth
isabelinha
isabella
isabel
elizabeth
isabel
isabella
isaac
hisham
isaac
isaiah
alexander
alexander
francisco
ismail
ismail
ismail
ismail
ismail
ismail
ismail
ismail
ismail
isabel
isa
isaac
isa
isabel
isabella
isadora
istvan
istvan
istvanka
stephen
joshua
yitzhak
hristo
yitzhak
isaac
yitzhak
yitzhak
yulia
yulia
yuri
yuri
ivana
ivanka
ivanushka
john
ivanka
joan
ivan
ivan
yvette
ivana
ivan
ivan
ivaylo
yvonne
iva
isaac
isabel
isabella
isabella
yitzhak
yitzhak
isabel
isabella
isadore
isidore
israel
jafar
jafar
jama
jacob
jacobus
jabir
jabir
jacob
jackson
jacqueline
john
jacklyn
jackson
jaclyn
jacqueline
jaclyn
jacqueline
jacquelyn
jack
jacqueline
john
jacqueline
jacqueline
jackson
jaclyn
jacqueline
jacquelyn
jacque
jacqueline
jacqueline
jacobus
james
james
james
giacomo
jacklin
jacklyn
jaclyn
jacqueline
jacob
james
jacques
jacqueline
jacques
jacob
jadwisia
jadziulka
jadziunia
jadzwinia
jadwiga
jalen
jalen
jafar
jagadish
jagoda
james
jagienka
jagusia
jahanbakhsh
jalen
james
jamie
jacob
jacob
jacob
jacob
james
james
yaakov
jacob
jalaluddin
jalaluddin
jalaluddin
jamal
jameson
jamal
jameson
jamey
james
jamey
jameel
janet
janez
janice
janiece
janko
jannes
janyce
johannes
john
joan
jancsika
jankoka
janos
alejandro
janet
janiece
janyce
jeanne
jan
jane
janiece
janyce
jeanette
janet
janice
janiece
jeanette
janet
janice
janko
john
jancsi
jancsika
janez
janika
janko
jankoka
janos
janina
jane
jane
jeanette
jancsi
jancsika
jankoka
jana
janina
jancsi
jancsika
janez
janika
jankoka
janos
zhanna
jan
johan
johannes
johanna
janet
alejandro
janika
john
jane
adriaan
adrianus
januszeczek
januszek
janet
jeanette
jasper
john
jarek
jaromir
yaroslav
jaroslav
yaroslav
jareczek
jaromir
jaroslav
yaroslav
jarmila
jaroslava
jarmila
jaroslava
jaroslava
jared
yaroslav
yaroslav
jareczek
yaroslav
jared
garrett
jared
jarek
yaroslav
james
jason
jan
jaakko
casper
james
jawad
javier
javier
jawad
jacob
james
jason
john
jayant
jayanti
jane
joyce
jalen
jehu
jalen
jalen
jasmin
jasmin
jasmine
jazmin
genevieve
jane
jeanette
john
jane
jean
joan
jeanette
jane
jean
jeanne
jean
jebadiah
jelena
jedediah
jedidiah
jedediah
andrzej
jefferson
jeffre
jeffrey
jeffrey
jeffrey
jeffrey
jefferson
jeffrey
jefferson
jeffrey
jefferson
jeffrey
yefim
yegor
jihad
yehuda
yekaterina
yelena
jalal
helen
yelena
yelena
elizaveta
james
jeremy
jemima
jennifer
jane
jan
andrzej
jenica
jennifer
jan
jennet
jennifer
jane
jennifer
jennifer
jane
jennifer
virginia
genevieve
jane
jennifer
eugene
john
evgeny
james
jeremiah
gerald
geraldine
jeremy
jeremiah
jerkan
jerko
jerolim
jeremiah
jerry
jeremy
jeremiah
jeremy
jeremiah
jeremiah
erik
jerolim
eric
jerolim
jeremy
jerry
gerald
jeroen
jerome
jeremiah
gerald
geraldine
jeremiah
gerald
geraldine
jeremiah
gerald
geraldine
jeremiah
jerome
george
jerzyk
jesse
jessica
jessie
jessica
jane
janet
jeanette
jesse
jessica
jessica
jesusin
joshua
josetta
evgeny
evgeny
evgenia
evgeny
jeremy
jeremy
john
gabriel
jillian
yulia
james
jimbo
james
jimmy
ximena
james
james
jim
james
virginia
henry
george
jiri
jitendra
jamie
john
joan
joanna
joanne
jody
johanna
johannes
josephine
jochen
johannah
john
joan
joaninha
joanne
joanna
joanne
joan
joanne
joasieczka
joasienka
joan
johannes
john
joseph
joao
joanna
joasieczka
joasienka
joanna
joasia
joao
jochen
john
joakim
johan
jakob
john
joanna
joseph
josephine
joanna
joseph
josephine
joanna
johannah
joseph
josephine
joseph
joel
george
joseph
joe
joseph
josephine
johannes
johannes
john
joan
joanna
johannes
johannes
john
joan
joanna
joanna
johan
john
johannes
john
johanna
ioannis
jonathan
jonathan
jonathan
joan
jonathan
john
john
jon
jonathan
johannes
johann
jejomar
joseph
johanna
johanna
jolan
john
jonathan
johannes
jonathan
jonttu
jonas
jonathan
jonsku
john
jon
jonathan
john
jon
jonathan
jonathan
jonna
jonatan
jonathan
jonas
johannes
jozef
justin
jordan
george
jordan
jordan
yrjo
georg
joerg
george
jorgito
georg
george
juergen
george
josefa
joseph
josephine
josephus
joshua
josiah
joseannah
joseph
josepha
joseannah
joseph
josephine
josefa
josephine
joseph
josephine
joseph
pheney
joseph
joseph
josephine
josophine
joshua
josuah
josuah
josiah
josephine
joseph
yusuf
josephine
joseph
josko
jozsef
josip
jocelyn
josefin
jose
justin
joshua
josuah
jyoti
jovan
jovica
john
jovica
jovan
jovica
joyce
josip
jose
josef
joseph
josephine
joseph
joseph
jozef
josef
josip
jozef
joseph
jozsef
john
joseph
junior
john
john
joan
juan
juan
juanmanuel
judit
julianna
judson
judith
judah
judith
judah
judith
judith
judith
yudhoyono
judith
judith
judith
george
johannes
juhani
johannes
johannes
john
julien
julian
julias
julie
juliet
julius
julia
julian
julias
julie
juliet
julius
yulia
julianna
julcia
juleczka
julinha
yulia
julias
julius
julia
julianna
yulia
julian
julias
julius
yulia
yulia
julia
yulia
julius
julianna
julianna
julias
yulia
jules
julie
julie
junior
junior
june
juozas
juozas
josef
jiri
juraj
jurica
george
juresco
jurica
jurisa
juraj
jurica
yuri
jerzy
jurgita
juergen
george
george
yuri
juresco
jurisa
george
yuri
yuri
juraj
jurica
yuri
yuri
johannes
johannes
justin
justin
yusuf
judit
jyoti
jyoti
charles
katarina
qasim
onyekachi
qadir
khadija
qadir
kaitsu
kaizu
katariina
katarina
kaitlyn
aikaterini
kaitlyn
kaitlyn
kaitlyn
karel
karolina
katarina
konstantine
kaloyan
khalid
kalli
kalin
carl
kaarle
karl
kaluwithaarana
kamden
kameron
kamal
kamakshi
kamil
kamal
kamil
kambiz
kamran
kamyar
konstantin
carol
karen
kareszka
karoly
karolyka
karim
charles
karlik
karlo
karol
karonhappuck
karcsi
karoly
caroline
carol
caroline
caroline
catherine
karen
karen
keri
carl
charles
karel
carla
karolina
karel
karol
charles
karla
karoleczek
karolek
karoleniek
karolina
karolina
caroline
karolincia
karolineczka
karolinka
caroline
charles
charles
kareszka
karolyka
karen
karonhappuck
caroline
karen
qasim
casey
casey
kasienka
kasiuleczek
kasiulek
kasiunia
kasiunieczka
katarzyna
casey
qasim
kasia
katarzyna
qasim
qasim
catherine
katerina
katherina
kathleen
katrina
katrine
catalina
katalin
katarina
katerina
katka
katrin
catherine
catherine
catherine
catherine
kaitlyn
katerina
katherina
kathleen
katia
katy
kaitlyn
kaitlyn
kaitlyn
aikaterini
catherine
ekaterina
katarina
kathleen
yekaterina
yekaterina
catherine
catherine
kathleen
kathleen
catherine
catherine
catherine
catherine
kaethe
katerina
katharina
katherina
kathleen
catherine
catherine
catherine
catherine
katharina
catherine
catherine
katherina
kathleen
catherine
catherine
catherine
katherina
catherine
cathy
kathleen
katy
catherine
katalin
katariina
katayun
katharina
katalin
catherine
kathelijne
kathleen
katia
katrien
katrijn
katy
aikaterini
katharina
katarina
katerina
katya
kaitlyn
katarina
catherine
yekaterina
yekaterina
katarina
catherine
katarina
catherine
kathleen
ekaterina
katechka
katenka
katerina
kateryna
katinka
katykha
katyusha
yekaterina
ekaterina
caua
sidhu
kaveri
kaveri
catherine
kaitlyn
kate
kathleen
catherine
kaitlyn
makayla
kazimierz
casey
nkechinyere
kelly
kirti
kirti
cornelis
keitakun
morenikeji
kelly
kelly
kelly
kamal
kendall
kendrick
kenneth
kenny
kent
kenneth
kenneth
kent
kenneth
kendra
kendra
mckenna
kendall
kendrick
kenneth
kenneth
kenneth
kehinde
kendall
kendrick
kenneth
kent
mckenzie
kenne
kenneth
kentakun
kentarokun
mckenzie
mackenzie
mckenzie
caroline
karim
keri
kerry
keri
kerlin
christina
keshav
kestutis
christopher
ketevan
ekaterine
ketevan
kevin
kevin
kevin
kerry
kesiah
khadija
khadija
khadija
khadija
khalid
khalifa
khalifa
khalifa
khalif
khalid
hamid
hamza
hassan
hillary
christina
hristo
christos
hussein
khushboo
kiarash
kiavash
hezekiah
keri
christina
kristina
keziah
kristinn
kristjan
keith
enrique
angeliki
christophe
kikine
kyriaki
francisco
archilles
archilles
kimberle
kimberley
kimberly
kimberley
kimberly
kimberley
kimberly
kimberly
kimberly
kingsle
kingsley
kingston
kirill
kiryusha
kirkland
kirklyn
christina
kristen
christina
kirti
kirill
krishna
calista
catherine
christian
christopher
kathleen
kitse
christos
catherine
kathleen
kit
catherine
keziah
keziah
nicolaas
nicholas
kliment
noel
jacobus
jakob
yaakov
kwabena
jacobus
yaakov
coenraad
kusuma
kusumo
kusuma
nikolay
mykola
nikolai
nikolay
konrad
konstantinos
constantine
constantine
konstantin
constantine
konstantin
jacobus
cory
cornelis
cornelis
cornelis
cory
konstantin
konstantinos
konstantinas
konstantinos
konstantin
konstantin
konstantin
konstantine
konstantin
kwaku
kwasi
craig
krasimir
gregory
grigor
christer
christian
krister
kristian
krupa
chris
christian
christiana
christina
christine
christopher
kriste
kristen
krishna
krishnamurthy
krishnamurthy
krishnamurthy
kristen
kristy
christiana
christine
christiana
christine
christine
christine
christina
christiana
christine
christian
christiana
christine
christiana
christine
christiana
christine
kristen
christiana
christina
christine
kristinka
christiana
christine
christopher
krzysztof
christopher
christopher
christopher
christopher
christiana
christina
christine
kristen
kristen
krishna
hrafnhildur
krishna
krystyna
krystyna
crystal
christian
krzysztof
christina
krzysztof
krzysztof
krzysztof
krzysztof
krzysztof
christopher
krzysieczek
krzysieniek
kseniya
oksana
kseniya
oksana
kseniya
jacob
jakub
kubko
kumar
curtis
konrad
curtis
hezekiah
kimberly
kymberle
kymberly
kimberly
kirill
kirill
laszlo
ladislav
ladislav
ladislava
vladislav
letitia
letitia
letitia
lafayette
lafayette
hassan
layla
elaine
louis
apostolos
lakshman
lajos
lalita
larus
eduardo
gerardo
charalampos
yulan
alana
lanette
lanette
lancelot
leilani
roland
eleanor
roland
roland
alanson
lancelot
larisa
larissa
laura
omolara
larochka
clark
lawrence
larre
larry
lawrence
lawrence
lars
lars
lauri
ladislaus
latif
hemal
latasha
laura
laurens
aslaug
lauri
laurinda
lawrence
lauryn
larry
lawrence
lawrence
lawrence
lawrence
lawrence
laura
lawrence
lawrence
lawrence
lawrence
lawrence
lawrence
lawrence
lakshmi
lazar
eleazer
lazar
littleberry
leanne
relief
ashley
leonid
leszek
electra
leland
lenora
leo
leon
leroy
levi
leendert
leonardus
leonard
elisabeth
philetus
eliphalet
lafayette
eleftherios
charles
layla
alejandra
layla
levan
alessandra
emanuele
leticia
michele
raffaele
lemuel
sulaiman
lenhart
leonard
adaline
adeline
aileen
arlene
catherine
darlene
elena
eleni
evaline
helen
helene
kathleen
lence
leninha
lenka
lenochek
lenochka
lenok
lenuta
lenyusya
madeline
magdalena
magdelina
olena
yelena
leonard
lorenzo
leonard
helene
leonor
magdalena
leonard
leonard
jalen
leonard
leonard
elene
elena
eleanor
ellen
eleanor
elena
lorenz
leonard
leonardo
leonardus
leonora
leopold
leos
levan
lionel
leo
leonard
leonardus
leonidas
napoleon
leonardus
leonard
leonard
leonard
eleanor
eleanor
leonid
leopold
leopold
lepava
leposava
lerka
lerusha
leslie
lester
aleksey
leszek
leslie
leslie
celeste
leslie
oleksandra
leticia
leta
letitia
lettice
letitia
charlotte
letitia
violetta
charlotte
leticia
letitia
leticia
leo
aleva
aleva
aleva
louis
louis
louis
louis
alexander
alexandria
alexander
alexandra
alexis
alexandra
layla
lee
amelia
william
elias
ilias
elizabeth
libena
libuse
libuse
elizabeth
libuse
elizabeth
libuse
elizabeth
lib
libuse
libena
ludmila
elizabeth
linda
lydia
linda
ludmila
elisabeth
elizabeth
elizabeth
elizabeth
elisabeth
elizabeth
eliphalel
elijah
elijah
elisabeth
elisabet
delilah
lillah
lillian
lilly
delilah
lillian
silence
liliana
lilyana
elizabeth
elizabeth
lillian
lillian
lillian
lillah
lillian
lil
lilibet
lillah
lillian
lilly
angelina
caroline
lineke
paula
paulina
belinda
melinda
philinda
rosalinda
rosalyn
celinda
lyndon
melinda
lindsay
lindsay
lindsay
celinda
linda
lyndon
melinda
philinda
caroline
karoline
leonard
linda
lincoln
pasquale
lindsay
lindsay
lindsay
lyudmila
elisabet
elisabetta
elizabeth
lisbeth
melissa
elisabet
elizabeth
elisabeth
elizabeth
elizabeth
elizabeth
alice
elisha
elisabeth
elizabeth
elysia
larissa
melissa
lisbeth
alyssa
littleberry
lyubov
lyudmila
lyudmila
louis
olivia
olive
olivia
olivia
elizabeth
lisa
lizabeth
lizbeth
lizzie
adelaide
elizabeth
elizaveta
lizabeth
lizbeth
elizabeth
lisa
lizabeth
lizbeth
elizabeth
lizbeth
ljiljana
ljubisa
ljubisav
ljubodrag
ljubomir
ljubisav
ljubodrag
ljubomir
ljubodrag
ljubomir
ljubisa
ljubisa
ljubisav
ljubodrag
ljubomir
lyubov
lyubov
lyudmila
floyd
luke
louis
luay
louis
melody
leonora
logan
logan
heloise
alois
alojz
delores
dolores
lolade
dolores
delores
lillah
lillian
laurent
lolita
manuel
alonzo
fallon
lawrence
lionel
lonzo
alonzo
fallon
lawrence
lawrence
alanson
alonzo
salome
larisa
laura
lorka
eleonore
hannelore
lawrence
lorenzo
lori
lawrence
lawrence
lawrence
lori
laura
lorelei
loretta
lorraine
lawrence
laurinda
lawrence
lori
loretta
lorraine
lauryn
lawrence
loretta
loretta
lorraine
lawrence
angeles
lothar
lutfi
carlotta
charlotte
charlotta
charlotte
charlotte
charlotta
carlotta
charlotte
lotta
lodewijk
lois
louann
louanne
louetta
louis
louise
lousie
lucille
lucinda
louise
luann
luann
luay
louis
louison
louetta
louise
eloise
elouise
lois
louanne
louetta
louison
louis
louise
lawrence
lois
louetta
louise
lavinia
lavinia
lourens
lloyd
leroy
lou
lucille
lucinda
luella
luanna
lubomil
lubomir
lubor
lubos
luboslav
lubomir
luboslav
lubomir
lubomil
lubomir
lubor
luboslav
lyubov
luke
luke
lucias
luke
luciana
lucille
lucinda
luchin
luis
lucinha
luciana
lucinha
lucy
lucinda
lucy
lucian
lucille
lucinait
luckier
cynthia
lucija
lucy
lucille
lucinda
lyudmila
lyudmila
louis
louis
louis
louis
ludwig
louis
louis
louis
louis
luisinho
louise
luisinha
louise
luis
louis
luis
luis
luiz
luke
luke
luke
lukasz
lucias
luther
lukas
louise
luella
luis
lulabelle
lou
louise
luann
luciana
luis
luiza
columbus
guadalupe
lupita
guadalupe
lurana
ludwik
lutfi
ludwig
lakshmi
lou
lucy
lidia
lydia
belinda
lynn
linda
lyndon
lynette
lindsay
lindsay
linda
lynn
carol
caroline
celinda
linda
lindy
lynde
lyndon
melinda
philinda
belinda
lynn
melinda
lindsay
leonid
aleksey
lev
lyubov
ljubisa
lyubomir
lyubochka
lyudmila
lyudmyla
lyudmila
lyudmila
maria
martin
martinus
machan
mack
mackenzie
malcolm
maciejeczek
maciejek
matthew
maciej
maciejeczek
maciejek
maciej
maciek
mackenzie
maciej
maciek
magdalena
madeline
magdalene
madeline
madge
maddison
madeline
maddison
madeline
madeline
madison
madeline
magdalene
madie
maddy
madeline
madie
maddy
madelina
madeline
magdelina
margaret
margaretta
madhav
madhumaali
madhuranga
madushanka
majid
madeleine
marie
marietta
mary
may
magdalena
margaret
madeline
magdalen
magdalena
magdalene
magdalenka
magdelina
magdusia
magdzia
magdzienka
magdelina
magdalene
magdalenka
magdzienka
majdi
magdalena
magdalenka
magdzienka
majdi
magdalena
magdusia
magda
magdalena
majid
margret
margareta
madeline
magnus
margaret
madeline
magdalena
margaret
margaretta
margaret
muhammad
maggie
muhammad
muhammad
mahmud
muhammad
mahavir
mahdi
mahesh
mahesh
mahmud
mahmud
mahmud
muhammad
madeline
magdalena
magdelina
ismail
mary
mary
margaret
margarita
mary
majda
majka
majs
majse
magdalena
majid
majid
makabee
makena
macarena
mariam
mahmud
efthymios
gerasimos
makochan
maksim
maksim
maksim
maximilian
marketa
malcolm
malcolm
malcolm
malcolm
malcolm
magdalena
malgorzata
malgosia
margaret
malgorzata
malgoska
malgorzata
malick
magdalena
malinda
malachi
luiza
muhammad
muhammad
muhammad
mary
margaret
marietta
mary
margit
amanda
amanda
miranda
miranda
amanda
armanda
manda
miranda
manoel
manuel
manuel
manuel
magnus
hung
hermanus
manjunath
manuel
hermann
manfred
emanuel
emmanuel
manuel
emanuel
emmanuel
manuel
emmanuel
emmanouil
manuel
marie
emmanouil
mansur
mansur
mansur
samantha
emanuela
emanuele
emmanuel
manoj
manolo
manuel
manuchehr
emanuel
emmanuel
immanuel
manelinho
mariya
marla
maracska
marcsi
marcsika
margaret
mariacska
marica
marija
marijana
marika
martti
margaret
marcus
mark
marcelo
marcelinha
marci
maria
marsha
marsha
martin
mark
marko
mark
markos
marika
mark
marcia
margaret
marian
marianna
marianne
marietta
marilyn
marion
marko
martha
maryanna
marylou
marcia
margaret
mariah
marietta
marilyn
martha
mareczek
mark
marko
marus
marie
margaret
margaretha
margarita
margaret
margaret
margaret
margaret
margaret
margaret
marguerite
margarita
margaret
margaretha
margaretta
margarita
margere
marjorie
margaret
margaretta
margarita
margaret
margaretta
marge
margaret
margaret
margaretta
marjorie
margaret
margoka
margaret
margaretha
margaretta
margarita
margere
margit
margoka
margaret
margaret
marguerite
margarita
margaret
margarita
margaret
margaret
marguerite
margaret
marjorie
maracska
marcsi
marcsika
maria
mariacska
mariam
mariana
marika
marilena
mary
maura
annamaria
maracska
marcsi
marcsika
mareen
mariacska
mariah
marieke
marietta
marijke
marika
marioara
mariona
mary
marycha
marysia
marysieczka
marysienka
maryska
marcia
margaret
marian
marianne
marietta
marilyn
marion
martha
mary
maryam
maryam
mary
mary
marian
marianne
mary
marian
mary
maria
mariaisabel
marija
marijana
marina
maria
maria
mariette
marika
maruska
mary
maura
maria
marica
marijana
marina
mary
maria
marieke
marinus
maracska
marcsika
maria
mariacska
mariana
marina
maruska
marialuisa
marisa
maruska
mary
mark
maria
marian
marietta
demaris
demerias
marialuisa
marisalvadora
maria
mariasoledad
marysol
mary
maria
mary
margaret
margaret
mary
margaret
marketa
marketa
margaret
markica
mareczek
mark
markan
markec
marketa
markica
marcus
mark
marcus
marcy
marla
marni
maria
marketa
marko
marwan
maria
marshall
marshall
marten
martijn
martin
martinus
martha
martin
martijn
martinus
martha
martin
martinus
martin
martijn
martinus
martin
martin
martin
martin
martha
martin
maria
marko
mariana
marie
mariya
marvin
marques
maracska
marcsi
marcsika
mareen
margaretha
margaretta
marge
margere
mariacska
mariah
marika
maryanna
maura
maureen
mitzi
mary
marianne
marianne
maryam
maria
maria
marianna
maria
masayuki
maria
mariya
mashechka
mashenka
mashka
masud
masud
maximilian
masud
masud
ahmad
martha
mathilda
mathilde
matilda
matilde
matthew
muhammad
matej
matej
matan
matej
matija
matko
matthew
mates
matjas
matthew
matthew
matheus
matthew
matthew
matthew
matthew
matthew
matthew
matthias
matthew
matilda
matilda
mateusz
matthias
matti
matthew
matej
matthew
matilda
matija
matjaz
matej
matej
martin
matthew
matthias
mathilda
matilda
mats
mattias
matthew
matthijs
matthew
matthew
matthew
matthias
martha
matias
matilda
matthew
matthew
martha
mat
matilda
matthew
matthew
matilda
matthew
matthew
matthew
matej
matthew
matthew
matthias
mauricio
madeline
matilda
matilda
maureen
maurice
marietta
moreen
moreen
maurice
mauricio
maurice
moreen
mavery
mavine
maksim
maxam
maxime
maximilian
maximilien
maximililaan
maximililan
maximillian
maxine
maxinumisanic
maxmilian
maxus
maxwell
maxie
muhammad
muhammad
mahmud
maksim
maximilian
maxinumisanic
maksim
maxam
maxie
maxinumisanic
maksim
maximilian
maximilian
maksim
maxie
maksim
marietta
mary
mayowa
mazin
mac
mack
muhammad
megan
margaret
megan
mckenna
mercedes
mieczyslaw
almeda
remedios
dorothy
meenakshi
bartholomew
margaret
margaretta
megan
margaret
margarita
meggie
margaret
megan
mahdi
mehitabel
mehitabel
mabel
mehetabel
mehitabel
mehmet
muhammad
muhammad
mahmud
mahmud
amelia
melane
melanie
melinda
melissa
melv
melvin
melvyn
imelda
parmelia
melinda
melissa
milicent
mildred
melinda
carmellia
mellony
amelia
melanie
melinda
melvin
permelia
melissa
permelia
carmelo
mello
melvin
melvyn
remedios
guillermo
mehmet
muhammad
almena
armena
wilhemina
philomena
menachem
carmen
menachem
menachem
bartolomeo
mercedes
mercedes
mercedes
marietta
mary
mercedes
merlyn
merlin
marwa
myrtle
marvin
mervyn
merv
marvin
marwan
maryam
masud
margaret
metka
margaret
margarita
bartholomew
miguel
margaret
muhammad
maria
marianna
michael
milan
milica
michael
michael
michelle
michael
mikhail
mikhail
michael
michal
michail
michaela
michal
michael
michael
michael
michael
michelle
michelle
michael
michel
michael
michel
michael
mike
mickael
michael
michael
michelle
mikael
michael
michelle
michael
michelle
michael
michelle
michael
michelle
mick
mike
michael
domenico
araminta
maud
margaret
margaretta
margarita
maria
wilhelmina
maria
amira
maria
mieczyslaw
miguel
miguel
miguel
miguel
miguel
miguel
miguel
miguel
michael
miguelinho
miguelito
miguel
mihael
mihovil
michael
mihaita
michael
mikhail
mikhail
mihai
michael
mihhailo
michail
michael
mikhail
mihael
mihovil
michael
miklu
miksu
michael
mikhail
nikolai
michael
miguel
michael
michelle
michael
mikhail
michael
mikhail
michael
mikhail
michael
michela
michelle
miklos
miriam
nikita
michael
mikael
nicholas
nikolai
nicholas
mihkel
nicholas
michael
milan
milenko
milic
milomir
milorad
milos
milovan
milutin
amelia
lyudmila
milada
milagros
milena
milica
milijana
milka
miloslava
miluse
miloslava
milenko
milisav
milojko
milomir
milorad
milovan
milutin
emil
milan
milenko
milic
milomir
milorad
milos
milovan
milutin
milada
milijana
miloslava
milojko
milutin
milan
milenko
milisav
milojko
milomir
milorad
milovan
milutin
milena
milijana
milenko
milovan
milutin
milada
milena
milica
milijana
miloslava
miluse
camila
camilla
mildred
millicent
amelia
camille
emily
mildred
armilda
emeline
melissa
mildred
millicent
parmelia
permelia
milenko
milisav
milojko
milorad
milovan
milutin
milenko
milisav
milojko
milovan
milutin
milan
milenko
milic
milisav
milojko
milomir
milorad
milovan
milun
milutin
milos
milos
milenko
milojko
milutin
milton
milan
milenko
milic
milomir
milorad
milovan
milutin
milada
milena
miloslava
miloslava
emil
milojko
milagros
miriam
jemima
dimitra
jemima
maria
marie
mary
mildred
miriam
dimitrios
maria
domenico
almena
mindwell
minerva
wilhelmina
meenakshi
arminda
melinda
arminda
arminda
melinda
manerva
mindwell
domingo
arminta
minnis
minsku
minttu
minerva
almina
minerva
wilhelmina
wilhemina
giacomo
araminta
miodrag
elmira
mary
miranda
mirek
mirjana
mirka
miroslav
miroslava
mary
mirko
miroslav
miroslaw
miriam
mairim
mary
maryam
mirian
mary
miroslava
mirjana
miroslava
mireczek
miroje
miroslav
miroslaw
mirko
miroslav
miroslav
mireczek
miroslav
mirko
miroslaw
mary
miriam
michaela
michal
misko
mikhail
mikhail
mischechka
mishanya
mishenka
mishka
mishutka
mykhailo
mihail
mihail
mikheil
mihaly
michal
mihaly
michal
misko
mishra
melissa
millicent
melissa
melissa
millicent
mustafa
mihai
mitalee
mitar
michael
mitchell
mitchell
dumitru
dimitar
dumitru
dimitrios
mehitabel
submit
mehitabel
mitzi
mitzie
submit
mehitabel
mitzi
mitzie
submit
dmitriy
dmitry
marietta
miriam
mary
miriam
michael
mladen
mladen
mladen
maurice
mubarak
muhammad
muhammad
democrates
maurice
moses
mulyadi
mulyono
mogens
muhammad
muhammad
muhammad
mohammadreza
muhammad
muhammad
muhammad
muhammad
mohammadreza
muhammad
muhammad
muhammad
muhsin
muhsin
muhsin
mary
moses
moses
moshe
moshe
moses
mukhtar
amalia
amelia
martha
mary
mullah
mary
mary
momcilo
momir
shlomo
momcilo
mohamed
momcilo
momir
ramon
ramona
ramon
ramon
monica
monika
monica
monica
monica
monica
montaque
monteleon
montesque
montgomery
montgomery
montserrat
gum
lamont
montgomery
munther
mukherjee
musa
maurice
morag
seymour
murad
mordecai
mordechai
mordecai
mordechai
mordechai
maurice
maurice
seymour
morgan
maurice
morteza
seymour
maurice
maurice
maurice
morrison
mortimer
martin
mosammat
moses
moses
moses
moshe
moshe
maurice
moses
mosammat
maurice
mustafa
mustafa
mordechai
mordechai
mordechai
mubarak
muhsin
mujahid
munir
murad
musa
musa
mustafa
mustafa
moses
moshe
mosammat
muhammad
muhammad
muhammad
muhammad
mohammadreza
muhammad
muhammad
muhammad
muhsin
mujahid
mukherjee
muhammad
muhammad
muhammad
mukherjee
mukhtar
mukhtar
mukund
shmuel
mulyadi
mulyono
mullah
munther
gudmundur
raimundo
munir
munther
munther
muriel
murad
moses
musa
mosammat
musa
mustafa
mustafa
mustafa
mustafa
musa
michael
myfanwy
mikhail
mykhailo
mikhail
nicholas
nikolai
mykola
nikita
miles
almira
maryam
myrtle
myrtle
myrtle
ignatius
abbigale
abigail
nabil
ignatius
ignatzio
ignacio
nadezhda
nadica
nadine
nadezhda
bernadette
nadezhda
nadenzhda
nadezhda
nadezhda
nadezhda
nadia
najib
nadezhda
nadenka
nadezhda
nadia
nadka
nadyusha
nadezhda
nicolae
naim
nagaraj
nagarjuna
najat
naji
najib
najla
najla
naji
najib
najwa
najib
reginald
reynaldo
ronald
ronaldo
ann
anna
hanna
nance
nancy
ann
anna
nance
agnes
anna
agnes
anna
agnes
anna
ann
anna
fernanda
fernando
ferdinando
fernando
hernando
ferdinand
nance
nancy
giovanni
ann
anna
hanna
nancy
ann
hanna
nancy
bernardo
hernan
mariano
nana
napoleon
napoleon
napoleon
haider
narayan
narciset
leonardo
leonardo
nasim
nasir
athanasia
athanasios
nasir
nasrullah
nasrullah
nasir
nasir
nasir
anastasiya
anastasia
anastasiya
natalie
natasha
nathan
nathaniel
natalia
natalya
natasha
natalia
natasha
natalie
natalie
nathalienat
natalia
natalia
natalia
natashenka
natusyenka
natalia
nataliia
nataliya
natalia
natalia
natalie
nathan
anastasia
natalia
nataliya
natalya
natashenka
nateshka
natusyenka
ignatius
nathan
nathaniel
natius
natalia
nathaniel
natalie
jonathan
nathaniel
nathaniel
nathaniel
nathaniel
nkosinathi
nathaniel
natalia
nathaniel
natividad
netanel
ignatius
natalie
nathan
nathaniel
asenath
natalie
nathaniel
asenath
natalie
nathan
nathaniel
natalia
natasha
navarre
ignatzio
nazanin
cornelius
neil
nebojsa
nebojsa
nebojsa
manuel
edmund
edward
edwin
nidal
edgar
edmund
edward
edwin
cornelia
cornelius
neeltje
cornelis
cornelius
cornelia
cornelius
najib
cornelius
neil
jernej
cornelia
nelgon
nelleke
petronella
pieternella
cornelia
cornelia
cornelis
cornelia
eleanor
ellen
helen
helena
cornelia
eleanor
helena
cornelia
eleanor
ellen
helen
nelleke
cornelia
eleanor
helen
nelle
manuel
nelson
nelson
ion
nenad
manerva
manerva
agnes
vanessa
agnes
nestorio
nestorio
antoinette
ernesto
netto
antoinette
antonia
antoinette
henrietta
jeanette
juanita
natalie
pernetta
genevieve
newt
ngozichukwu
nguyen
bruna
neil
isabel
isabella
isabel
isabella
nicholas
ion
nicholas
nicholas
vernisee
nicholas
nicholette
nicole
nicholas
eunice
unice
dominic
nicholas
nicodemus
nik
nicholas
nicole
nicholette
dominik
nichola
nicholas
nichole
nicholette
nicola
nicole
nicolena
nichola
nicholas
nichole
nicholas
nichola
nicholas
nicholas
nicola
nicolaas
nicolas
nicholas
nicholas
nicholas
nicusor
nikolai
nikolaos
nicholas
nicolette
nicholas
nikolai
nicholette
nicolena
nicolene
nicolina
nikolaos
nicolae
nicusor
nikola
nicolaas
nicolaas
cornelius
neil
cornelius
nicholas
nigel
knight
nikita
nikolai
nikolaos
nikoloz
veronika
nicole
nikolay
nikolett
nicola
nicole
nicholas
nicholas
nikica
nikolai
nikolaos
nikoloz
nicholas
nicholas
nikolai
nikolai
nikolai
nicholas
nikolai
nicholas
nikolaos
nicholas
nikolai
nikolai
nikolina
nikolaos
nikica
gunilla
pernille
nicholas
antonina
enedina
jonina
ninnukka
ninoslava
ninsku
jonina
antonio
nindza
ninoslav
benigno
niels
nils
juanita
eleni
manoah
nowell
naomi
fionnula
magnolia
nicole
olive
olivia
noman
joanna
joan
johannah
nora
jon
manola
nur
nuruddin
nuruddin
nurulhuda
eleanor
lenora
leonor
honora
norbert
norbusamte
norbert
nuruddin
norman
nora
norman
honora
honora
nuruddin
nathan
panagiotis
nur
nur
nuruddin
nuruddin
nursultan
benigno
annunziata
amalina
nuruddin
nurulhuda
nuruddin
nuruddin
elena
nur
nigel
anna
ioana
obaidullah
obed
obadiah
obedience
obaidullah
obaidullah
roberto
obadiah
obediah
odelia
otis
odell
unggul
mostofa
mustofa
okechukwu
ockert
kseniya
oksanka
kseniya
aleksandra
olavi
viola
oldrich
olaf
olegushka
olezha
olezhek
olezhka
oleg
oleg
aleksandr
aleksandr
aleksandr
aleksandra
aleksey
aleksey
helen
yelena
olena
olga
olha
aleksandr
oleksandr
aleksandr
olia
olga
olafur
oliver
olivia
olivetta
oliveira
olivetta
oliver
oliver
oliver
oliver
olof
olavi
olive
oliver
olivia
ollie
rudolph
rudolphus
olga
olha
umar
umar
naomi
arizona
yeona
ondrej
andrew
onicyphorous
arizona
yeona
iona
iona
hartono
margono
martono
tono
theophilus
aurelia
aurilla
corinne
orilla
roderick
moore
aurelia
aurilla
norman
ophelia
onicyphorous
onicyphorous
usama
usama
oskar
uthman
uthman
oswald
oswald
waldo
otakar
otis
theotha
uthman
otakar
othello
wafa
walid
umar
usama
ousmane
uthman
usama
hovhannes
john
ovidiu
john
oksana
oswald
oscar
osvaldo
oswald
ossy
oswald
waldo
paul
francisca
bonifacio
francisco
pacheco
pacho
patrick
padmavati
padmavati
padraigean
patrick
pavel
paul
pal
pall
pavol
pamela
pamela
pamela
panagiotis
panagiotis
panagiotis
francisca
francisco
anna
panagiotis
paul
francisca
parisa
parthenia
parthenia
parvati
parvati
parvati
pavel
parthenia
patience
patricia
patrick
patse
patricia
patrick
peter
patricia
patrycja
patricia
patrick
patricio
patrick
patricia
patrick
patrick
patrick
patrick
patrick
patrick
patrick
patricia
patrick
martha
patricia
patrick
patience
patricia
patrik
patricia
martha
patricia
martha
patience
patricia
patsy
patricia
paul
pavlos
paulina
paulette
paula
paulin
pauline
paula
paulo
paul
paul
pavel
paul
pavka
pavlik
pavlusha
pavel
pavel
pavlina
paul
pavao
pavel
pavel
paul
pavel
paul
pavel
pavel
paul
pavel
pavel
pawel
peadairean
pedro
pedro
pedrinho
pedrito
pedrocas
peter
peter
margaret
margaretta
peggy
margaret
margarita
margaret
margaretta
marguerite
per
pietari
per
penelope
philipina
penelope
penelope
penelope
penelope
penelope
josef
josefa
josefina
joseph
jose
pepas
jose
petar
josef
joseph
jose
giuseppe
giuseppe
peder
peter
perica
perica
percival
peter
petar
pedro
perica
amelia
perica
petar
pelegrine
pelegrine
peregrine
petar
petur
petr
petra
peter
petr
peter
patrick
petike
petros
petrus
pieter
peter
peter
petsa
petyo
peter
peta
peter
petrus
petronella
peter
petr
petrica
petrisor
petrut
pekka
pietari
petre
petr
peter
peter
petro
petenka
peter
petike
petka
petr
petruha
petrusha
petyunya
phoebe
orphelia
philipe
tryphena
parthenia
tryphena
pharaba
pheriba
pharaba
bedelia
fidelia
philetus
philip
philippe
delpha
philipina
philip
philip
philip
phyllis
adelphia
philip
philip
philip
phyllis
adelphia
philip
philippa
alphinias
philipina
peter
pierrette
pierre
petrus
pieter
peter
pieter
peter
pilar
pilar
willem
giuseppina
phineas
phineas
pinckney
giuseppe
peter
petr
piotrus
petr
piotr
petr
piotr
philip
philipina
philippa
philipe
philippa
phillipa
filippo
piroska
istvan
stefan
istvan
guadalupe
istvan
peter
petr
plamen
pleasant
putri
purnomo
pocahontas
pocahontas
paola
leopold
mary
mary
paula
paulina
pauline
hipolito
leopoldo
polina
alfonso
purnima
kalliopi
paul
povilas
prakash
francis
predrag
prescott
predrag
pricilla
pricilla
pricilla
priscilla
priscilla
providence
prudence
prue
prudence
prudence
prude
prudence
przemyslaw
pooja
philadelphia
prudence
petr
qadir
qadir
qasim
qasim
qasim
quentin
francisco
aquilla
tranquilla
aquilla
joaquim
quincy
quinton
joaquim
quince
joaquin
quince
joaquim
enrique
rajesh
ravindra
rachel
rachelle
rachel
rachel
rachel
rachel
rachel
rashid
radmila
radivoje
radoslav
radovan
radenko
radisa
radivoje
radoje
rados
radoslav
radovan
radimir
radomil
radomir
radoslav
radoslaw
radovan
radasin
radisav
radislav
radivoje
radojica
radomirm
radoslav
radovan
radhakrishna
radka
radomir
radoslav
radovan
radasin
radenko
radisav
radislav
radivoje
radojica
radomirm
radoslav
radovan
radivoje
radoslav
radovan
radislav
radoslava
radost
radostina
radasin
radenko
radisa
radisav
radislav
radivoje
radojica
radomirm
radoslav
radovan
radivoje
radoslav
radmila
radoslav
radovan
radomil
radoslav
radovan
radivoje
radoslav
radasin
radenko
radisa
radisav
radislav
radivoje
radoje
radojica
radomirm
radoslav
radovan
radislav
radivoje
radislav
radivoje
radojica
radomirm
radoslav
ralph
rachel
raech
rachel
raid
rafael
rafael
rafaela
raphael
raffaele
raphael
raphael
rafi
rafiq
raphael
raphael
rafael
raphael
refael
rafiq
rafiq
rafael
raja
rajab
ragnheidur
ragnar
raghav
rahayu
rahim
rachel
rahim
rahma
rahmatullah
raymond
raymond
raymond
rajeev
rajendra
rahim
ralph
raphael
ralph
raluca
ramadan
ramunas
ramadan
ramadan
ramesh
avraham
ramakrishna
ramoncito
raymond
roman
raymond
ramadan
lorraine
ronald
miranda
randolph
randolph
randall
randolph
miranda
miranda
randall
randolph
rauf
rauf
ralph
rachel
erasmus
rashid
rashid
erasmus
ratibor
ratibor
ratimir
ratibor
ratimir
ratko
ralph
ramakrishna
ravinaatha
ravindra
ravindra
ravindra
raymond
raisa
raymond
raymond
rainer
ridha
erasmus
richard
rodrigo
andrea
rebecca
rebecca
rebecca
rebecca
rebecca
rebecca
rebecca
charles
henry
james
john
william
ridha
ridha
aurelia
cory
rees
rhys
rhys
margareeta
margareeta
raphael
rufina
reggie
reginald
regina
reginald
regina
reginald
reginald
reynold
reginaldo
rahma
rahmatullah
reichan
reinachan
rainer
reinhard
cinderella
aurel
remedios
remedios
lauren
eirini
irene
serena
rene
reginald
renatinha
irena
teresa
cyrenius
renaldo
reginald
laurens
lorenzo
theresa
rashid
teresa
therese
theresia
theresia
chiara
henrietta
loretta
reuben
rexford
reynaldo
ridha
garrett
rhys
rhodella
rhyna
eleftheria
maria
riacska
riyad
azariah
uriah
adrian
ryan
adriane
ricardinho
richard
richard
richard
aldrich
richard
ricke
ricky
richard
richard
aldrich
rich
richard
ricardo
richard
broderick
cedric
derek
dick
eric
ricardo
rich
richard
riche
rickey
ricky
frederica
fredericka
richard
broderick
cedrick
eric
richard
richard
broderick
cedric
eric
ricardo
riccardo
richard
ricardo
ridha
maria
hendrika
adrienne
andriane
maria
hendrik
richard
riccardo
rivka
avarilla
cinderella
serilla
aurelia
orilla
caterina
catharina
rinale
rineke
marinus
risto
henrique
marissa
jerita
margaret
margaretta
margarita
margherita
ritik
ritinha
ritka
ritunya
ritusya
richard
rivka
rebecca
rivush
rivka
rivka
riyad
ridha
robert
bob
bobby
robert
robertus
robinson
robert
robert
robert
roberta
robin
robert
roberta
robert
roberta
robert
roger
roberto
robertus
robinson
robert
robert
robert
robert
robert
robinson
roger
robert
robert
roberta
roberto
rachel
roderick
rodney
roger
rodney
roderick
roderick
rodney
roger
rhoda
rodney
rudolph
rudolph
rodrigo
rodrigo
rolf
roger
roger
roger
orlando
ralph
rollo
rudolf
rudolph
rudolphus
roland
roland
roland
rudolphus
roland
rodolfo
roman
romka
romochka
romych
romeczek
romochka
romych
roman
roman
roman
aaron
cameron
myron
ronald
ronaldo
ronron
veronica
ronaldo
veronica
veronica
ronald
ronaldo
aaron
cameron
ronald
veronica
aaron
ron
ronald
veronica
cameron
ron
ronald
veronica
ruhollah
roderick
rory
rosalind
ross
rosabel
rosabella
rosable
rosalinda
rosalyn
rosangela
rosarita
rose
roseana
roseanne
rosinha
isabella
rosabella
rosabella
rosalyn
roseanne
rosalyn
rosabella
rosarita
roseanne
rosanna
rosalinda
roseanne
rosabel
rosabella
rosable
rosalinda
rosalyn
rosarita
roseana
roseann
roseanna
roseanne
rosemary
roxanna
roxanne
rosalinda
rosalyn
rosanna
rosanna
rosabella
rosalinda
rosanna
rosemary
rosemary
rosa
rosalind
rose
roseann
roseanna
rosemary
rosinha
osorio
roscoe
rostislav
euphrosina
ruhollah
ruslan
roland
roseanne
roxanna
roxanne
roseanne
roxanne
roxanne
roseanne
roseanne
roxanna
roxanne
roseanne
roxanna
roxanne
roseanne
roxanne
leroy
rosabel
rosabella
rosalind
rosalinda
rosalyn
roseann
roseanna
rose
reuben
reuben
reuben
reuven
reuben
reuben
rubanetta
rudolf
rudolph
rudolf
roger
ruediger
rudolph
rudolphus
rodolfo
rudolph
rudolphus
rufus
roger
ruhollah
rumen
araminta
robert
roger
robert
roderick
ruslan
russell
ruste
russell
russell
russell
russell
ruth
rutgerus
ruth
rudolf
reuben
reuven
ruzena
ruzica
ryan
riyad
zachariah
ryan
ryszard
ryszard
richard
sad
said
salih
isabella
sabra
sabir
sabir
isabella
sabina
sadia
aleksandr
said
folasade
sadiq
sadiq
sadiq
siddiq
mercedes
sara
sadiq
abubakar
siddiq
said
said
safiya
safieel
safiya
safiya
sara
sara
said
said
sayyid
sakic
sakica
sakinka
athanasios
sotirios
sakari
izak
shakti
shakti
sakari
salmon
salvador
salvatore
solomon
salah
salih
salahuddin
salahuddin
salahuddin
salahuddin
solomon
aleksandar
halo
salim
salih
salih
salim
salih
selina
sally
sara
sally
sara
salvador
sara
solomon
solomon
solomon
salim
samantha
samgon
samne
sampson
samson
samuel
samir
samantha
samuel
samantha
samuel
samuel
samantha
samuel
samantha
samuel
samantha
samuel
sam
samantha
samson
samuel
samantha
samuel
samantha
sampson
samuel
samuel
samuel
samuel
samuel
samuel
sami
sandra
alexander
alexander
alexandria
sandra
alexander
alexandria
alexander
alessandra
alexandra
alexandria
cassandra
aleksandre
alessandro
alexander
alexandru
alexander
alexandra
cassandra
sander
sandra
sangeetha
sandi
sandra
sanjay
sanjeev
sandra
sandra
susanne
susanne
susanna
aleksanteri
santiago
james
aleksandr
sanka
sandor
sanchez
sarah
sarahann
sara
sarahann
saraswati
saraswati
sarah
sara
arnold
sarah
aleksandar
saska
alexander
aleksandr
aleksandra
alexander
alexandria
oleksandr
oleksandra
sashechka
sashenka
sashka
oleksandr
aleksandar
aleksander
alexander
satya
satish
solomon
savannah
said
sayyid
sai
said
saif
sayyid
zaynab
sayyid
scott
shimon
shlomo
shmuel
georg
prescott
prescott
scott
prescott
scott
james
john
sean
sebastiaan
sebastian
sebastien
sebastian
sebastian
sebastian
sebastian
sebastian
sebastian
sebastian
sebastian
siddiq
seymour
sita
sita
zeev
said
saif
salahuddin
salim
selina
salim
anselm
salman
semyon
semyon
samir
semyon
shamsuddin
simon
asenath
eseneth
persephone
persephone
josef
joseph
josef
sirajuddin
sirajuddin
sabrina
serilla
cyrenius
sergey
sergey
sergio
sergius
sergey
sergey
sergey
sergius
seryoga
seryozhenka
seryozhka
sergey
sergius
sergey
sergey
sergius
sergey
sergey
sergey
serhiy
serhiy
sergey
serhiy
sharif
serhiy
sergey
sergey
sergei
oluwaseun
sevil
sevinc
sevinc
soeren
sevda
sevinc
said
sayyid
seymour
sayyid
shaina
sharon
folasade
folashade
basha
shaykh
shakir
shakir
shakti
shamsuddin
shamsuddin
shannon
sean
shankar
shannon
sharon
sharyn
sharon
sharyn
sharif
sharif
sharif
charlotte
sharon
sharyn
sharon
sharon
sean
shawna
sean
seamus
shaina
sharon
sheila
sean
shane
sharon
sharon
bathsheba
shaykh
shaykh
shaykh
shaykh
sheldon
shelton
michelle
rachel
sheldon
sheldon
shelton
michelle
rachel
sheldon
shelly
michelle
rachel
sheldon
michelle
rachel
sheldon
shelly
michelle
rachel
sheldon
shelton
shlomo
sheldon
michelle
cher
cheryl
sharon
sheridan
cheryl
sheron
cheryl
sharon
sharon
sharif
cheryl
sharon
charlotte
cheryl
shirley
charlotte
cheryl
shirley
charlotte
cheryl
shirley
cheryl
sharon
cheryl
sharon
cheryl
sharon
sheron
siva
simon
simon
shirley
shiv
siva
shlomo
solomon
solomon
samuel
shmuel
spela
srinivas
yehoshua
aleksandr
aleksandra
silas
simeon
simon
sylvester
sergey
sergey
sibyl
sibbilla
sibbilla
sybill
sibbilla
sidney
siddiq
siddiq
siddiq
sydney
sigismund
sigmund
sigridur
sigvard
siegfried
sigurdur
sigrid
siegfried
sigismand
sigismund
drusilla
priscilla
sarilla
sylvester
sylvester
sylvia
simeon
simon
simonetta
simun
simunica
simon
simonetta
simun
simunica
semyon
shimon
simon
singh
sigmundur
simeon
simonetta
simon
simunica
rosina
lucina
singh
singh
simeon
simon
sirajuddin
frances
elizabeth
cecilia
sita
city
fatima
shiv
jacobus
josephus
sheikh
stanislav
vyacheslav
yaroslav
slaven
slavisa
slavko
slavoljub
slavomir
jaroslav
rostislav
slavisa
slavoljub
slavomir
slavoljub
slavomir
slaven
slavisa
slavoljub
slavomir
slavoljub
slawomir
slawek
slawomir
slobodan
slobodan
silvester
sylvanus
sylvester
mitchell
smith
snezana
snezana
snezana
snezana
subhi
subagyo
sudirman
sujono
sugeng
sumarno
sunarto
suparjo
surya
suryadi
suryo
suryono
suwito
sophia
sufyan
sophie
sophia
sofiya
sophia
zoya
solomon
soledad
sulayman
sulayman
solveig
solomon
solomon
solomon
sonia
sondra
anderson
jefferson
judson
sofiya
sonechka
sonia
surya
sophronia
sophia
sophia
soeren
sotirios
sufyan
sulayman
sulayman
sumaya
parker
spencer
spyridon
spyridon
spyridon
scott
rahman
srdan
srdan
srinivas
sreten
sreten
srinivas
srinivas
israel
yisrael
anastasia
eustacia
stacy
stanislaw
anastasia
eustacia
stacy
eustacia
anastasia
eustacia
stacy
anastacia
anastasia
eustacia
crystal
stanley
stanislav
stanislav
stanislav
stanimir
stanislav
stanko
stanoje
stanislav
stanislav
stanislav
stanimir
stanislav
stanoje
stanislav
stanko
stanimir
stanislav
stanislav
stasik
stanislav
stanislawa
stanislav
stanislav
stasenka
stasya
stanislav
stanislovas
stanislav
stanislaw
efstathios
efstathios
stavros
stefan
stefan
stefek
stefko
stephanus
stjepan
stefanel
stephen
stevica
stephani
stephen
stephen
stefan
stefan
stephen
stefan
stephen
stefanie
stephanie
stephanie
stefan
stefan
steve
thorsteinn
estella
stylianos
estella
estelle
stellaluna
stefan
stepanchik
stephen
stepan
stephen
stephen
stephane
stephanie
stephen
steve
stevie
stevo
stefan
stephen
stephen
stephanie
stephen
stephanie
stephanie
stephanie
stephen
stevie
stephen
stephen
stefan
stefan
stephen
stefan
stephen
stephen
stephanie
stephen
stefan
stefan
stephen
stewart
stewart
anstice
christina
kristin
kristina
stipica
stipko
stjepan
kristjan
stefan
stephen
christoph
stewart
stuie
stewart
stewart
stepan
subagyo
subhi
subramaniam
subramaniam
subramaniam
subramaniam
subramaniam
sudhir
sujono
suey
susan
susanna
suzanne
sufyan
sujata
sara
susanna
susan
susanna
suzanne
susanna
ursula
sulayman
sulayman
solomon
solomon
sulayman
sulayman
sulayman
sulayman
ursula
sulayman
sullivan
sulayman
suleyman
sumaya
sumner
sunita
suparjo
sarah
suresh
surya
surya
suryadi
suryo
suryono
susanna
susan
susanna
susan
suzanne
susan
susanna
susan
suzanne
susan
susanna
susan
susana
susanna
susanne
suzanne
sue
susan
susanna
suzanne
susanna
susanna
jesus
susanna
susanna
susanna
susan
suzanne
suzanne
susan
susanna
susan
susanna
suzanne
susan
susan
susanna
susan
susanna
susie
susan
susanna
sveinn
svempa
sven
svetislav
svetka
svetlana
svetochka
svetolik
svetomir
svetozar
svetyushka
svetlana
svetochka
svetyushka
svetoslav
svetislav
svetozar
svetislav
svetislav
svetislav
svetolik
svetomir
svetlana
swiatlana
svetlana
swiatlana
swami
swati
cyrenius
svetlana
svetlana
swiatlana
seymour
sylvester
firman
sergey
sibbilla
sabrina
sidney
sydne
sydney
sidney
sayyid
silvester
sylvanus
sylvester
sylvester
simon
onicyphorous
stephen
szymon
shimon
simon
david
tabitha
tabitha
tabby
thaddeus
theodore
tadeusz
tadeusz
tadeusz
tadeusz
tadeusz
taha
tahir
tahir
christos
dimitrios
panagiotis
tamar
crystal
tamara
tamsin
tamara
thomas
tammie
tamara
tamara
tamara
tamara
tamarra
tami
tammie
tamsin
tamar
tamar
thomasa
thomasine
tanya
tanya
tetiana
tanya
tanya
tanafra
tanchik
tanechka
tanushka
tanyusha
tatiana
tatyana
tetyana
tapani
tapsu
tapani
tapani
tapio
tapani
tariq
tariq
tariq
tariq
tarokun
tasha
natasha
tasha
anastasia
anastasios
tatiana
tatiana
tatiana
tatiana
tatiana
tatsukun
tatsuyakun
clotworthy
clotworthy
tatiana
tatochka
tawfiq
octavia
octavia
gustavo
octavio
tawfiq
taylor
marcelo
tereza
edmund
edward
theodore
edward
theodore
edward
theodore
edward
ted
teodoro
theodore
todor
ernestine
parthenia
aristotelis
aristotle
aristotle
artyom
tamara
temitope
teimuraz
temperance
temperance
teimuraz
hortense
matteo
theodore
theodore
todor
theodora
theodore
terence
teresa
terezinha
theresa
teresinha
tess
tessa
theresa
teresa
theresa
theresa
teresa
theresa
teresa
terez
terezia
tereziacska
terezke
terike
terka
terri
terus
teruska
theresa
terez
tereza
terence
terence
theresa
terence
terence
theresa
terence
terri
theresa
terence
teri
terri
theresa
esther
theresa
theresa
theresa
theresa
theresa
deirdre
tereza
vicente
tatiana
tatiana
antonius
tawfiq
tawfiq
thad
nathaniel
athanasios
bethena
athanasios
dorothea
theodora
adelaide
themistoklis
theodora
theodore
theodorick
theodoros
theodorus
theodosia
theodrick
theophilus
theodor
theodore
fyodor
theodore
todor
theodosia
theodorick
theodosia
theodrick
theodore
theodoros
theodosia
theophilus
teresa
theresa
theresa
matthew
matthias
mathijs
mattheus
matthijs
theresa
thirupati
theresa
thomas
theodoros
theodoros
thom
thomasin
thomasine
thomas
tomas
torsten
thomas
theresa
arthusa
theresa
efthymios
matthew
matthias
matthys
tiana
james
thiago
azariah
sebastiao
isabel
isabella
felicity
tiara
tiffany
tiffany
tiffany
tiffany
tihomir
matilda
mathilde
matilda
tilda
mathilda
matilda
temperance
tilford
matilda
timothy
timofey
rotimi
timea
timothy
timothy
timothy
tim
timothy
timothy
timofey
timothy
timofey
timothy
timothy
timothy
timo
augusta
augustina
bettina
christiana
christina
christine
concetta
ernestine
martina
martine
catharina
martinus
thirumala
thirupati
thirupati
latisha
leticia
letitia
patricia
tisha
latisha
thierry
letitia
annunziata
hector
roberto
theodore
thomas
timothy
cahaya
cahyadi
cahyono
cahyadi
candra
cipta
cokro
antonio
tobias
tobjorn
torbjorn
tobias
oluwatobi
tobias
tobias
theodore
christophe
tawfiq
antoine
antoinette
adetokunbo
apostolos
antolle
bartolome
anatoliy
anatoly
thom
thomas
tomas
tamara
thomas
tomislav
thomas
thomas
tomachan
tomaszek
tomcio
tomeczek
tomas
thomas
thomas
thomas
tomas
thomas
thomas
tomasz
tomaszek
tomcio
tomeczek
tomisa
tomislav
tamas
thomas
tomos
tomppa
tompsu
tomislav
tomislav
thomas
thomas
tomas
tomppa
tompsu
thomas
thomas
thom
thomas
tom
thomas
tomek
tomica
tomisa
tomislav
thomas
tomas
antonius
antonin
anton
antonio
antoinette
anton
antonio
tonci
toncio
toneca
tonico
toninho
antonio
antonio
antonio
antoine
antonio
tonis
anthony
antonio
anthony
antoinette
antonia
antonio
clifton
shelton
antonina
antonio
antonius
antonia
catharina
christopher
victoria
victoria
victoria
victoria
victoria
todor
thorunn
salvatore
antonio
thorsten
tord
torsten
tawfiq
tawfiq
theresa
tracy
theresa
tracy
theresa
tracy
theresa
tranquilla
waltraud
edeltraud
gertraud
gertrud
waltraud
catharina
trenton
trevor
william
patricia
catharina
catharina
catharina
catherine
kathleen
trijntje
cathrine
katrine
trinidad
katariina
beatrice
patricia
beatrice
patricia
trish
beatrice
trisha
trisha
beatrice
beatrix
trix
beatrice
gertrud
gertrude
gertrude
geertruida
gertrude
trudy
truus
geertruida
trudy
stefan
tsvetan
zvi
babatunde
nguyen
thomas
salvatore
tyler
tyrone
tyrus
tyson
tyler
timofey
artyom
yitzhak
tzipora
zipora
zvi
obaidullah
obaidullah
alauddin
amiruddin
khairuddin
yehuda
ulf
hugh
hugo
william
urszula
vladimir
vladislav
maulana
ulrich
ulrike
ursula
amirullah
amrullah
khairullah
sanaullah
ulrike
ulrich
maheswari
umar
umar
hanung
leung
rehman
mastura
duran
urban
kasturi
mashuri
oriol
uros
ursula
urszulka
usama
ursula
ousmane
uthman
uthman
usama
uthman
ionut
huyen
vadim
vadimka
vadisha
vadyusha
vadim
evangelos
wahid
wahid
vakhtang
valeda
valentina
valere
valerie
valery
valerie
rognvaldur
thorvaldur
valentina
valentine
valentine
valentin
valentina
valentina
valery
valerie
valentina
valery
valery
valery
valery
valery
valentina
valerie
valery
valentin
valentina
valerie
valentina
valentina
walter
valentin
valentina
valentin
evan
sullivan
evangelos
evangeline
vanya
ivan
ivana
savannah
vanessa
vanessa
giovanni
savannah
vandalia
ivan
vanechka
vanyusha
ivan
barbara
vaclav
vasily
vasko
basil
vasilica
vasilios
vasily
vasile
vasily
vasily
basil
vasileios
vasilios
vasily
vasilije
basil
vasil
vasilije
vasilije
vasiliki
vasily
vasilios
vasileios
vasilios
vasily
vasiliy
vasily
vasily
vasyl
laveda
virendra
walid
velibor
velimir
veljko
velimir
velibor
velimir
veljko
valentin
alvena
vaclav
vendula
vanessa
benjamin
venkatesh
venkatesh
venkatesh
venkateswara
venkateswara
venkatesh
venkateswara
venkatesh
veronica
veronika
virginia
vernon
laverne
veronique
veronica
veronica
alverta
veselin
veselin
veselin
sylvester
sylvester
silvester
sylvester
silvester
sylvester
sylvester
viola
vivian
vyacheslav
vyacheslav
victoria
viktor
vincent
vincenzo
victoria
vicente
vincent
vincent
victoria
viktor
victoria
viktoria
victoria
veronica
victoria
veronica
vic
victoria
veronica
vic
vicki
victoria
vasiliki
veronica
vic
vicki
victoria
vic
viktor
victorita
levicy
vijay
vijay
viktoriya
vincent
vasiliki
victor
victoria
vikulechka
viktor
viktoriya
william
william
viljami
ville
vilhelm
viljami
vilhjalmur
william
calvin
vince
vincent
vincenzo
vinson
lavina
lavinia
vinayak
vinayak
vincenzo
vincent
vinnie
vinson
vincent
vincent
vincent
lavina
lavinia
lavonia
louvinia
vinicius
vincenc
vince
vincent
vincent
vincenzo
calvin
vin
vince
vincent
vincenzo
vinson
vincent
vincent
violeta
violet
alverta
virgil
virginia
virginia
virginia
viswanath
viswanath
vishnu
viswanath
vitomir
vitaly
vitaly
vitaly
vitaly
vitaly
vitaly
vitomir
victor
victoria
victoria
victor
viktor
genevieve
vivian
vivian
vivian
vivian
vivian
vyacheslav
vladislav
vladut
vladyusha
vladan
vladimir
vlatko
vladimir
vladimir
vladislav
vladimir
vladimir
vladimira
vladan
vladimir
vlatko
vladimir
vladislav
vlastimil
vlastimir
vlastislav
vlastislav
vladan
vladimir
vladimir
vojin
vojislav
wojciech
vojislav
vojin
vojislav
wojciech
wojciech
olga
olga
vladimir
vladimir
vladimir
volodymyr
vladimir
lavonne
levone
ivana
savannah
vanessa
yvonne
lavonia
louvinia
veronica
paraskevi
stavroula
vladimir
volodymyr
volodymyr
vladimir
veronika
vukan
vukasin
vuksa
vukasin
vuksa
vukan
vukasin
vukasin
vyacheslav
vytautas
vivian
waclaw
wail
wahid
wahyudi
wallace
walt
walter
waldemar
oswald
walid
walid
wallace
wallace
wallace
walter
wallace
wally
walter
walter
warren
wasim
washington
vasily
vasily
wasim
vasily
sebastian
vasily
walter
webster
webster
wend
wendi
wendy
gwendolyn
gwendolyn
gwen
gwendolyn
winifred
weronika
veronica
wesley
wesley
westley
wesley
wilber
wijaya
wijaya
wijoyo
vera
wieslaw
ludwig
wijaya
wijoyo
wiktoria
victor
viktor
victoria
wilfred
wilhelm
wilhelmina
willem
william
wilma
gilbert
wilber
will
wilhelm
william
willis
willem
william
wilhelm
william
wilber
wilfred
wilhelm
william
wilson
wilhelmina
william
wilma
wilfred
wilhelm
wilhelmina
william
willis
wilma
wilhelmina
wilhelmus
wilhemus
william
wilhelmina
wilhelmina
wilda
wilfred
wilhelm
wilhelmina
wilma
william
bill
wilbur
wilda
wilfred
wilhelmina
will
william
wilson
wilhelm
william
william
wilbur
wilhelm
wilhelmina
willeke
willemien
willemijn
william
wilson
wilhelm
wilhelmina
wilhemina
willeke
willemien
willemijn
wilhelmus
willem
willem
edwin
winfield
winifred
winston
vincent
winifred
winifred
winifred
winifred
edwina
winfield
winifred
winston
winifred
winnie
winny
winfield
winifred
winton
wiktor
witold
witold
vyacheslav
vladislav
wladyslaw
vladimir
vladislav
william
wlodzimierz
william
adalbert
wojteczek
wojciech
wojteczek
wojtus
wojciech
wolfgang
wolfgang
wolfgang
vladimir
woodrow
woodrow
elwood
woodrow
walter
lavinia
lavonia
louvinia
hajji
hashi
javier
khalid
halima
hamza
alexandre
alexandria
xander
alexander
xander
hassan
xavier
javier
hawwa
christiana
kseniya
francisco
christiana
hirsi
john
joseph
christopher
hsu
george
hussein
hussien
yaakov
yaakov
jacob
james
yasin
yaqub
yaqub
santiago
yahya
john
yaakov
james
yaakov
yaqub
yaqub
ioannis
yaakov
yannick
yannig
john
yannick
ioannis
yaqub
yaqub
james
yaroslav
yaroslav
yaroshka
yasin
yasir
jasmin
jasna
yasir
yasin
yasin
yasir
evgeny
ezekiel
ezekiel
yahya
jonathan
yehoshua
joshua
judah
yehuda
judith
yahya
catherine
helen
elizabeth
isaiah
henrietta
evgenia
evgeny
evgeny
evgeny
evgeny
evgenia
ioannis
yahya
georgios
panagiota
jeremiah
yitzhak
isaac
yitzhak
john
yolanda
yolanda
jonathan
jonatan
jonathan
yonatan
yunus
yusuf
georgios
joseph
yusuf
yoshihiko
yusuf
yusuf
yosef
yusuf
yusuf
yunus
younguth
yunus
yunus
yunus
yusuf
yusuf
yusuf
yusuf
yusuf
yusuf
jovan
george
isabel
yehuda
yulan
julia
yuliia
yulia
yulia
yuliya
yunus
yunus
yusuf
yuri
yuriy
george
yuri
yuri
yuri
yuriy
yuri
yuri
yusuf
yusuf
yusuf
yusuf
joseph
yusuf
yusuf
elisabeth
isabelle
zach
zachariah
zachary
zachary
zachary
zachare
zachariah
zacharias
zachary
zechariah
zachary
zachariah
zachary
zacchary
zachariah
zacchary
zachary
zacharias
zachariah
zachary
zach
zachariah
zacharias
zachary
zacchary
zachary
zachary
zachary
alzada
arzada
isaiah
melchizedek
zahir
zahir
zayd
zayn
zaynab
zaynab
zaynab
isaac
zachary
zakariya
zachary
zakariya
zakariya
zachary
zakariya
zachariah
zachary
zhanna
isaiah
zayd
zbigniew
zbigniew
zdenek
zdenka
zdenek
zdzislaw
jose
zebadiah
zebedee
zebulon
jose
zadock
zedediah
bezaleel
zayd
zayn
zaynab
ezekiel
isaac
zachariah
zachary
zakariya
griselda
zeland
zeldale
zeljko
zelimir
zelda
zeland
zelphe
zelphia
kreszentia
zepaniah
zephaniah
zeev
ziyad
zayd
zaynab
zaynab
jose
cheung
zeljko
zeljko
evgenia
evgeniy
evgeniya
evgeny
yevhen
georgiy
georgi
chou
chow
diya
ziyad
zinaida
zayn
zaynab
tzipora
zivojin
zivorad
zivojin
diya
dmitry
zoe
sophia
zuhayr
zahra
zoe
zoya
zoran
zoran
zoltan
solomon
zorica
zofia
zoska
sophia
erzsebet
zsuzsa
zsuzsi
zsuzsika
zsuzska
zsuzsanna
susan
zsuzsanna
zuhayr
zuhayr
zurab
susan
susanna
susan
zuzanna
zuzana
zvonimir
zvonko
zvonimir
zvi
zygimantas
zygmunt	






















































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































	27
2
12
2
19
19
110
61
16
46
3
6
21
209
188
209
169
3
0
59
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
27
2
2
33
4
4
1
2
1
2
2
2
163
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
19
42
9
1
4
3
2
2
2
2
2
691
104
5
849
161
2
2
68
2
2
4
46
19
0
499
289
97
50
9
7
84
115
51
406
198
10
243
16
16
45
16
1
2
1
134
500
61
0
19
9
1
0
134
9
134
1
6
9
1
27
76
4
4
6
6
6
6
64
1
6
4
5
1
9
5
6
5
4
7
4
41
83
6
47
36
86
3
36
3
1
7
6
210
44
4
208
198
244
339
244
16
57
9
5
5
5
5
7
37
5
2
2
47
2
2
2
2
2
255
9
21
2
4
4
4
4
2
2
53
53
12
4
2
2
1
8
199
521
244
288
199
244
199
110
4
2
47
36
0
0
0
5
3
3
3
173
5
9
215
5
276
4
4
4
114
43
93
146
185
0
0
209
1
2
8
5
71
6
44
102
40
194
8
5
8
5
5
8
8
231
8
8
135
231
1
8
3
6
190
0
1
156
5
0
728
741
184
0
0
845
0
1
8
561
8
49
259
133
5
5
38
5
23
8
4
231
8
8
1
23
190
10
287
1
0
77
134
134
56
155
6
267
8
355
9
307
23
41
38
4
33
9
33
3
36
3
5
3
155
3
50
6
5
359
61
173
35
4
35
34
109
34
197
195
239
131
331
35
3
198
239
0
169
3
4
3
50
1
36
9
116
836
8
38
156
87
4
3
5
21
4
2
4
6
846
12
12
1
2
2
2
80
2
163
4
4
4
2
2
0
12
12
12
244
21
3
6
159
8
8
8
8
8
8
8
8
135
8
9
188
0
0
0
0
1
0
82
82
1
7
32
5
21
58
1
1
5
9
185
10
5
1
5
438
162
25
162
8
5
8
135
5
5
0
133
8
5
8
8
5
60
57
5
5
8
60
1
87
5
190
0
1
23
244
0
42
5
1
0
0
0
64
6
6
10
0
9
0
9
1
10
10
10
159
69
103
69
219
6
0
6
1
37
4
7
1
0
0
4
4
37
552
197
31
131
326
131
131
31
195
110
0
169
0
0
0
0
0
134
7
12
35
553
0
0
0
0
0
0
50
7
10
123
103
7
95
0
0
0
46
1
44
3
2
41
6
6
21
6
5
5
115
50
0
1
0
1
7
0
5
104
3
23
5
1
161
33
652
0
46
1
5
1
386
0
0
0
0
5
0
0
1
0
1
307
0
1
0
5
5
3
83
4
1
7
5
174
93
1
7
7
2
87
0
0
38
0
1
4
4
4
157
6
6
6
19
296
134
4
1
23
1
9
42
1
10
4
10
2
249
6
36
41
83
6
6
1
6
33
44
89
8
8
8
8
1
10
489
9
6
1
674
4
10
3
3
243
45
16
16
1
1
4
1
42
10
37
104
3
287
8
8
135
3
5
103
8
4
45
16
33
2
2
4
2
21
1
27
4
12
12
3
3
3
89
1
168
37
4
2
2
139
4
43
2
40
6
57
4
1
36
69
10
1
0
0
7
7
7
1
0
53
53
23
1
0
0
61
19
1
5
9
4
536
232
36
97
16
4
171
65
20
5
20
20
54
102
4
2
1
2
2
2
226
2
2
2
157
2
4
2
2
4
56
2
4
4
75
73
81
1
44
44
0
59
32
2
2
51
2
4
140
140
140
9
57
62
62
62
57
10
57
68
12
4
12
0
1
0
0
0
67
284
0
0
6
1
25
0
1
219
32
182
182
296
67
10
10
4
0
215
10
1
103
397
0
677
6
1
0
294
42
726
46
37
249
66
1
5
5
5
74
5
5
5
1
1
7
1
1
41
92
89
2
27
324
0
0
0
0
0
7
187
5
40
5
37
58
50
128
107
0
0
173
9
4
36
23
75
95
112
75
128
4
101
118
59
6
4
6
5
14
10
6
23
23
0
146
98
66
2
98
9
9
16
19
110
172
95
326
75
31
110
211
112
172
266
131
197
110
0
42
0
0
10
1
325
1
223
5
10
23
1
286
7
23
487
247
0
1
10
387
503
421
4
34
524
289
684
53
223
1
5
171
41
392
129
32
10
4
5
5
32
1
56
3
32
42
118
665
93
7
4
188
169
288
268
31
46
420
143
110
46
288
91
46
110
268
184
46
46
110
31
19
84
77
34
112
202
92
34
46
46
2
102
102
59
112
128
1
51
0
6
134
0
95
9
98
83
67
759
0
403
7
101
75
9
46
59
74
84
84
284
4
112
59
124
0
488
9
89
12
12
12
9
4
80
232
54
4
97
196
118
59
4
116
32
10
12
12
232
12
2
1
75
72
4
92
10
753
6
356
117
72
189
65
9
4
339
34
12
32
6
12
93
108
304
132
132
1
1
1
0
1
1
4
4
21
109
327
72
68
4
4
101
396
330
59
72
60
39
39
39
1
1
1
7
7
1
1
0
0
1
0
1
203
183
183
1
1
37
1
145
1
4
4
0
0
1
5
1
1
0
1
7
7
1
0
65
87
57
308
5
5
82
1
124
1
221
123
0
389
0
21
1
9
4
3
0
139
2
0
0
1
0
6
1
0
0
1
1
0
1
1
0
0
3
7
36
187
6
6
3
3
1
109
1
6
6
6
33
64
64
1
1
1
56
21
33
154
3
80
3
3
33
6
84
10
3
3
6
1
243
45
1
6
1
33
3
35
805
47
4
109
523
53
53
53
53
53
1
109
1
1
1
5
6
32
32
220
91
109
5
104
2
27
27
27
27
27
27
27
27
27
27
27
27
108
98
220
98
2
6
9
6
50
3
3
6
0
42
64
188
6
33
6
53
42
0
1
6
97
6
4
4
1
21
33
1
9
1
0
4
10
10
147
1
0
3
4
41
7
290
823
33
0
1
5
36
36
36
265
0
0
321
5
1
5
5
161
64
548
6
1
36
33
0
77
146
184
6
112
16
296
3
49
6
35
3
7
0
0
1
6
4
4
19
128
4
4
1
4
1
4
6
77
173
1
4
4
4
4
4
4
16
34
182
95
31
16
4
4
10
4
4
1
0
0
1
5
737
5
284
5
9
3
1
0
3
3
4
4
101
291
6
35
3
23
3
3
680
131
1
1
88
41
5
1
74
12
27
43
4
9
68
23
36
1
0
1
90
56
0
1
1
83
2
2
515
91
133
98
2
157
139
116
74
104
74
96
53
0
523
96
706
171
43
2
45
9
5
20
12
305
20
4
0
0
107
7
2
147
145
1
286
655
122
731
3
6
159
6
96
284
220
10
10
90
12
145
12
12
12
12
12
5
144
20
43
1
0
0
7
7
7
74
129
96
2
2
43
6
96
69
43
96
270
6
6
6
2
3
1
0
91
181
0
7
108
7
74
495
10
0
265
789
249
108
12
12
12
12
16
0
0
0
46
199
16
184
172
0
0
42
309
16
16
23
0
180
172
0
0
4
0
1
3
0
1
3
3
104
47
0
33
824
32
435
3
3
47
844
5
9
362
16
295
19
36
96
167
327
227
1
7
0
96
36
33
129
98
2
27
9
9
6
0
107
80
9
27
1
101
4
4
101
4
4
6
59
4
31
785
133
41
144
10
154
16
16
16
53
53
66
73
6
141
73
0
9
7
9
253
141
112
195
211
253
799
172
0
0
133
1
4
3
10
10
1
3
1
4
5
286
6
241
395
42
401
287
90
66
41
104
83
6
41
74
10
6
6
10
69
277
36
10
393
10
61
222
96
0
0
1
678
0
1
32
246
402
59
402
118
97
289
76
34
76
9
5
190
40
1
1
46
130
10
4
747
1
23
45
6
3
159
10
104
1
0
357
56
16
154
7
145
5
40
242
0
88
88
80
0
0
6
6
9
9
4
1
146
43
4
1
34
16
45
182
3
3
5
33
35
3
276
5
3
5
6
23
2
116
270
31
42
27
61
501
6
486
6
190
37
27
503
51
6
64
10
5
73
385
4
64
336
131
6
6
21
9
189
36
4
0
0
42
0
19
1
4
4
4
0
0
1
71
1
0
0
5
133
0
270
0
0
21
0
0
71
133
7
5
5
5
259
1
1
37
0
1
23
188
4
0
1
9
101
4
545
72
34
1
5
8
2
5
2
21
1
6
0
0
1
337
3
4
3
554
56
4
4
3
1
3
3
3
3
56
3
7
2
2
3
554
67
38
102
2
67
42
0
181
144
0
0
0
0
5
23
1
5
2
1
5
2
286
0
0
5
2
2
5
80
9
6
6
4
4
75
182
95
9
101
59
3
118
320
10
9
35
3
6
35
10
10
173
295
9
187
173
6
4
4
4
1
10
10
91
408
53
53
10
21
189
189
6
31
16
295
19
4
6
31
31
75
19
31
91
141
73
0
197
91
31
73
10
10
56
6
45
21
243
4
1
4
5
40
40
363
1
6
4
1
10
1
0
1
1
3
1
6
21
10
10
241
16
3
133
18
133
44
10
3
3
6
69
47
3
1
0
1
0
1
7
9
4
4
65
65
35
4
2
219
21
2
21
6
45
16
69
159
544
3
33
3
6
6
6
6
256
0
0
46
91
75
72
75
669
0
66
80
6
6
6
32
25
5
25
795
58
32
147
133
10
10
10
56
0
0
0
0
0
0
38
87
60
5
310
8
8
5
40
8
8
38
4
1
6
73
159
44
88
178
12
9
58
46
51
56
108
4
45
4
109
2
2
39
2
2
2
2
39
2
39
82
39
8
8
8
135
8
8
5
5
8
60
66
66
53
53
21
9
51
9
4
101
246
246
4
4
4
4
9
340
4
59
326
19
61
34
16
181
0
5
0
323
5
5
3
3
215
37
42
9
64
4
9
1
72
72
253
21
45
6
0
267
714
0
132
16
180
82
0
82
36
0
10
9
0
9
0
32
5
5
5
21
49
7
7
7
66
41
77
4
6
6
6
122
59
6
9
209
97
64
143
23
3
171
20
1
0
68
1
1
67
7
1
1
1
6
6
21
42
31
108
108
6
2
4
5
1
4
171
761
513
3
703
68
5
90
1
1
82
7
82
12
1
0
67
82
7
676
6
109
6
65
65
3
9
35
3
3
4
45
4
45
91
6
97
34
2
8
8
1
73
6
19
97
34
80
58
58
2
2
62
199
222
268
222
42
199
545
401
289
16
401
222
72
199
197
131
197
702
59
110
37
10
9
58
339
16
16
1
9
23
23
4
831
9
69
224
5
10
5
2
2
270
5
5
178
5
5
23
23
45
16
16
2
134
54
116
6
44
8
147
8
38
2
4
51
9
177
173
5
3
10
102
5
8
40
4
2
6
245
73
91
7
9
426
9
21
188
4
4
9
4
0
355
5
802
4
8
255
71
810
9
6
36
40
5
5
847
835
0
181
0
19
0
0
92
5
20
163
9
9
5
7
7
7
20
102
36
4
4
3
3
9
434
3
35
5
9
3
9
7
7
7
5
9
23
5
65
2
23
336
195
3
5
3
23
37
0
110
31
61
19
31
7
1
0
159
211
75
0
195
91
195
75
9
4
4
76
4
4
128
122
34
16
16
3
9
4
7
9
330
46
182
97
23
10
4
80
41
130
0
9
153
76
16
256
16
202
31
742
10
5
4
4
6
10
10
2
5
19
6
180
21
4
4
2
40
5
5
227
36
36
4
1
1
0
0
162
4
4
5
177
1
97
2
2
2
9
1
31
110
0
0
10
4
5
363
4
7
387
9
33
4
101
4
34
128
75
0
71
157
2
2
2
43
43
4
4
4
10
6
5
5
5
5
145
2
74
734
5
80
4
45
6
6
3
3
6
6
33
6
47
3
33
6
3
93
9
90
1
177
91
42
147
49
221
6
4
10
10
2
2
1
43
2
31
4
4
4
285
4
45
16
10
10
5
783
20
5
54
10
10
10
57
5
91
4
336
31
7
4
54
54
4
4
4
6
45
5
10
5
5
8
10
6
40
6
21
23
19
49
750
40
50
19
0
743
31
36
536
41
4
8
8
8
8
8
8
427
8
8
8
57
117
117
23
57
124
3
5
37
7
6
2
2
19
6
61
27
27
2
33
2
27
146
81
2
2
2
6
6
6
6
6
69
10
9
67
88
81
88
123
159
134
101
10
211
81
2
2
36
6
66
2
2
2
1
0
2
2
2
98
2
7
157
157
2
2
2
61
10
2
144
144
1
5
8
8
5
5
156
2
6
6
1
9
276
100
10
256
6
16
226
226
4
4
0
0
1
6
7
7
699
1
1
154
6
5
1
5
221
0
10
57
1
5
162
4
2
2
2
84
9
6
56
32
9
6
3
0
5
100
5
81
66
4
4
8
64
114
114
10
10
10
10
8
90
0
95
32
0
0
0
0
1
21
1
32
88
77
7
7
9
7
319
139
2
44
44
25
5
10
10
398
19
61
2
0
0
95
92
0
16
333
114
0
0
0
16
0
0
1
0
5
68
74
1
0
5
5
68
154
16
10
10
334
5
49
5
5
74
50
33
5
0
5
0
0
0
0
1
0
1
37
1
5
72
53
0
0
0
268
16
0
1
172
493
53
422
9
9
1
103
0
45
112
61
16
0
45
16
180
0
6
0
1
5
0
0
1
0
538
538
238
5
5
4
307
1
0
0
0
5
32
23
7
7
1
144
268
16
334
42
0
0
0
0
202
19
16
19
9
45
0
92
0
1
0
16
422
491
202
34
695
331
131
253
72
131
0
202
696
3
3
5
3
23
3
3
9
10
3
41
1
1
211
112
9
131
58
32
58
47
51
123
84
9
7
4
41
707
153
116
116
56
5
2
5
5
2
1
0
0
1
0
0
7
7
7
756
110
31
253
42
0
0
2
224
270
0
32
224
54
7
1
43
5
2
36
5
0
1
0
0
1
68
6
95
2
2
7
1
87
8
2
2
2
12
12
89
4
559
559
12
6
6
3
6
3
6
6
35
6
290
2
2
45
16
65
5
5
2
90
116
41
41
12
81
2
8
51
32
36
77
9
0
10
0
1
0
0
135
1
181
276
334
37
4
1
8
8
8
8
7
7
74
109
7
1
23
0
42
4
3
3
3
49
174
310
5
5
8
21
4
353
92
8
8
255
8
49
0
83
83
0
78
5
0
0
58
0
0
1
1
5
58
25
5
25
5
25
4
1
32
6
47
3
5
1
0
4
188
4
4
4
338
9
4
7
5
41
167
34
402
0
46
0
7
76
0
46
141
95
1
95
76
5
2
2
2
5
4
687
5
2
2
437
233
102
129
5
185
50
4
117
129
40
9
88
10
41
37
123
738
4
392
2
41
42
53
23
1
203
134
1
328
61
9
81
336
23
1
10
0
59
74
155
25
200
496
5
5
40
40
5
44
129
5
5
5
89
5
12
12
688
84
248
32
1
5
5
5
129
5
5
74
82
82
4
0
1
10
10
3
69
47
68
5
50
39
39
39
4
5
2
2
549
62
43
89
50
494
203
77
88
147
6
145
38
71
0
7
324
115
58
5
6
89
12
43
144
1
1
1
1
3
3
36
83
6
41
83
0
389
143
3
49
47
3
5
159
657
115
21
484
76
0
0
153
32
248
0
153
32
248
10
32
73
19
83
41
5
7
8
8
8
5
44
8
5
10
10
10
38
156
7
90
5
37
210
146
5
178
5
25
98
51
5
1
81
81
5
178
5
96
178
5
1
2
233
178
132
132
139
51
51
51
25
25
93
84
199
333
167
0
292
53
0
338
131
112
10
1
27
46
46
46
0
95
0
1
10
10
5
4
49
86
57
1
0
57
2
2
2
33
2
39
2
2
2
2
14
5
3
3
20
54
2
2
2
2
304
33
5
814
519
329
91
2
3
8
7
0
840
1
4
132
132
45
4
4
60
8
6
179
163
2
2
5
2
4
2
2
0
1
20
18
1
1
4
1
0
245
1
245
31
167
124
7
7
49
0
35
0
0
708
49
842
0
19
19
19
19
130
32
153
32
1
7
1
293
0
76
740
434
1
32
7
1
12
12
6
6
6
6
6
6
6
6
3
76
32
12
117
89
90
2
2
2
1
4
4
4
4
3
3
159
9
332
92
724
46
514
6
2
2
2
157
115
2
6
1
2
59
5
27
20
3
6
3
20
2
4
10
2
2
51
9
66
76
4
93
5
41
58
1
220
58
5
0
153
2
174
245
2
37
1
173
291
309
5
0
0
841
5
1
10
25
25
1
4
692
25
21
4
4
0
1
9
86
86
0
5
247
1
686
0
0
41
1
93
123
93
1
8
8
1
7
6
1
0
0
0
5
86
178
49
293
86
7
5
5
0
7
5
1
23
203
8
4
4
4
42
77
33
3
109
58
1
56
9
5
10
54
2
1
56
21
713
101
4
4
6
712
338
34
154
58
2
39
56
5
2
1
784
10
32
159
1
45
16
6
2
56
203
4
80
80
2
2
6
51
80
6
6
6
6
238
56
139
103
203
1
56
2
2
2
69
69
2
2
2
2
2
2
2
2
5
1
5
1
3
673
234
5
40
362
82
8
8
60
60
53
181
77
31
91
786
9
426
5
4
6
23
4
1
2
2
2
2
163
2
157
2
2
2
33
2
41
3
0
4
541
104
34
97
20
440
5
3
20
4
833
40
8
19
73
157
2
27
2
2
2
5
57
4
134
27
2
2
385
8
8
385
227
227
227
45
6
2
1
1
1
0
0
135
8
8
102
167
92
4
57
57
8
5
163
5
8
4
4
8
8
50
57
5
27
5
38
4
2
4
51
224
133
5
104
19
73
46
43
2
4
69
5
69
5
66
1
4
51
1
0
246
4
1
4
43
4
5
40
5
255
5
62
5
242
7
88
88
242
1
5
5
2
4
8
8
10
409
60
4
4
0
5
190
5
0
0
0
44
5
7
37
60
10
32
53
757
21
353
8
0
0
0
81
4
162
49
0
3
3
277
35
544
3
4
5
36
5
50
147
27
2
2
2
2
2
2
157
157
3
2
3
2
154
16
16
1
7
1
49
433
20
71
20
5
20
683
8
8
8
8
1
0
1
161
1
5
60
60
36
4
68
68
71
3
21
3
3
33
3
837
20
77
122
6
509
122
2
2
27
66
294
437
2
1
399
196
514
0
0
0
1
4
4
4
423
239
53
9
9
0
4
101
4
7
9
9
19
5
5
5
540
7
7
7
1
10
826
1
285
322
3
1
7
7
7
247
64
64
2
89
1
5
7
7
1
64
828
33
1
72
23
3
5
5
20
3
2
2
2
2
1
2
0
6
521
64
33
295
0
19
0
0
0
0
736
161
5
0
7
497
144
0
0
0
19
168
103
0
0
19
35
7
7
3
1
0
7
5
0
0
0
0
0
0
762
37
103
537
7
7
7
7
124
37
0
0
68
0
1
7
8
93
115
174
83
3
43
1
49
10
46
46
1
0
7
7
290
9
0
0
1
124
384
0
0
124
1
7
7
0
1
7
3
1
8
7
8
3
47
3
7
1
23
1
168
174
21
5
2
393
393
2
19
53
407
53
89
12
9
4
6
4
64
64
36
36
4
4
31
31
19
161
4
542
49
3
4
202
256
323
6
68
21
61
177
168
199
0
42
3
3
1
0
1
198
3
198
3
8
8
2
20
8
1
2
5
8
7
8
128
122
9
180
4
238
210
1
36
67
6
180
4
1
180
34
154
34
507
499
219
5
50
38
10
104
3
3
3
23
0
0
0
547
243
3
5
3
827
36
93
7
84
1
1
7
3
1
5
1
4
4
4
4
4
4
520
34
332
720
5
1
423
219
141
77
16
16
16
18
95
1
1
50
6
8
8
8
203
285
21
3
5
6
73
72
0
77
7
62
4
491
118
72
4
5
5
238
4
4
23
19
184
16
182
705
76
95
425
420
433
5
1
3
104
35
49
215
7
7
354
86
5
433
108
168
0
0
7
1
108
25
66
115
115
32
109
188
4
4
4
4
4
34
131
524
34
42
3
5
3
327
72
31
58
130
543
33
33
86
58
825
161
177
177
739
49
86
5
1
309
511
3
3
36
1
492
167
141
6
58
51
246
681
51
130
57
798
143
6
3
1
155
23
1
64
141
180
141
801
752
3
7
1
104
155
46
46
10
3
5
3
1
93
76
25
161
1
93
5
425
5
0
107
4
41
19
16
10
162
0
134
35
5
114
162
3
9
3
187
5
0
240
6
42
33
33
4
239
7
2
10
49
7
221
1
9
84
62
10
5
33
12
1
0
5
1
1
0
663
68
62
124
3
5
5
210
37
124
68
67
49
221
109
23
66
109
5
5
96
144
1
224
224
241
6
141
180
6
285
6
5
39
219
5
3
5
391
0
194
391
5
81
61
19
118
0
0
92
508
64
6
92
5
6
57
0
0
0
8
4
50
49
10
19
3
0
0
9
4
5
8
5
57
57
177
7
7
1
7
61
56
6
155
155
32
67
1
0
5
1
0
0
0
0
1
168
155
25
5
50
8
7
1
50
8
8
7
1
1
8
194
391
6
90
2
57
12
12
5
68
2
227
2
2
2
1
0
174
93
6
44
6
3
3
183
183
84
102
1
2
64
71
153
405
405
1
53
758
2
12
2
179
163
1
9
0
8
6
47
7
247
7
2
161
1
7
7
9
7
7
4
6
4
4
50
3
36
4
35
161
0
69
0
124
7
5
7
1
0
0
0
1
5
1
0
0
3
5
49
7
1
7
1
4
3
2
36
36
0
0
0
0
0
324
36
2
7
37
2
2
208
0
0
0
0
0
4
57
1
0
0
132
5
162
276
59
131
0
0
122
64
141
3
3
3
310
161
38
7
7
561
8
23
0
77
3
47
3
3
0
25
0
76
0
0
3
35
3
4
1
23
291
0
3
3
3
35
0
59
112
172
112
4
732
730
0
58
57
239
0
122
64
0
0
141
44
32
0
384
7
36
93
5
8
8
1
10
7
59
195
38
0
0
0
60
0
0
0
87
38
100
4
12
12
107
16
398
19
45
16
6
37
9
227
36
12
12
130
1
189
3
3
3
2
19
327
42
75
19
9
73
19
3
90
1
6
1
0
103
3
3
226
19
75
42
16
10
0
386
0
1
10
6
10
4
2
33
64
36
0
50
89
155
9
102
200
200
21
3
3
4
33
2
2
2
2
2
2
2
2
27
2
2
2
2
82
3
435
40
2
4
1
0
56
36
115
115
4
132
132
3
144
117
81
1
117
43
6
6
0
16
95
64
64
64
1
23
208
0
45
19
8
7
10
10
5
47
10
12
1
305
6
31
31
128
19
0
44
97
16
118
319
811
256
130
5
1
9
46
51
171
781
41
54
41
39
39
39
71
60
156
38
58
40
5
255
259
5
8
83
3
41
86
357
3
71
40
735
40
8
87
8
102
71
308
308
3
1
5
14
115
115
7
115
12
141
0
34
184
31
755
0
0
12
12
12
12
1
0
4
4
4
4
1
3
159
4
4
3
33
33
4
4
33
419
35
33
3
33
0
33
35
5
234
3
3
3
5
34
16
97
0
35
12
51
12
37
37
36
3
234
47
1
1
1
168
1
5
0
0
8
60
8
60
38
4
37
1
305
671
76
35
4
9
1
6
36
8
8
685
67
1
183
505
10
10
10
1
56
163
2
21
5
44
89
57
12
51
321
114
44
21
10
10
10
10
6
4
139
4
139
21
10
186
10
33
226
7
4
72
0
0
434
10
304
325
174
829
2
4
4
1
41
51
33
173
3
1
21
35
47
5
5
4
516
328
5
1
23
3
1
6
12
1
66
1
4
6
139
6
8
37
4
53
16
292
407
400
19
46
46
357
194
139
97
9
44
109
2
4
2
102
146
185
146
185
129
241
340
0
72
31
16
31
31
19
31
38
117
31
746
19
19
0
0
0
0
0
0
0
0
31
395
34
60
269
3
43
9
76
114
76
3
5
6
9
167
102
38
45
4
104
88
32
709
292
130
0
122
0
200
92
75
110
294
0
110
0
47
3
10
5
161
8
58
1
1
0
0
1
333
408
38
1
3
3
116
9
225
1
4
1
0
66
4
97
6
4
23
198
43
231
116
4
6
287
1
35
1
77
9
10
77
169
23
2
4
10
247
80
44
66
1
9
1
4
4
4
4
59
118
4
7
67
9
4
134
9
67
41
130
130
58
32
153
6
9
128
194
293
173
19
107
21
90
1
6
1
0
104
23
9
1
23
202
95
112
0
202
77
118
715
92
0
61
19
184
110
19
19
19
4
4
4
3
69
69
196
547
34
34
16
394
394
66
4
495
74
3
3
4
8
405
185
197
0
31
93
689
32
484
9
387
9
61
32
58
6
4
107
1
6
6
8
8
8
5
208
19
61
23
59
75
0
0
75
9
266
156
0
0
59
253
7
7
239
0
68
1
0
0
0
1
0
0
1
0
82
0
0
1
0
8
8
8
90
5
5
2
5
6
9
1
1
73
67
68
329
96
0
390
16
16
45
81
1
403
511
6
31
23
21
103
6
4
139
9
61
6
186
834
1
76
32
10
61
4
47
47
5
4
516
6
6
6
5
9
66
4
0
1
4
4
4
97
16
154
4
25
2
4
4
84
66
284
84
196
59
118
46
75
0
0
0
719
95
0
31
31
7
9
9
2
787
0
7
35
21
19
420
7
7
0
81
7
5
355
7
177
9
9
123
3
4
398
107
19
19
33
0
0
1
0
0
1
1
1
0
0
0
1
8
5
5
9
553
0
1
0
0
96
1
1
0
5
1
35
33
3
1
7
9
1
7
184
110
8
8
50
5
5
5
58
5
5
5
419
0
5
1
47
98
5
100
108
98
5
49
5
37
31
222
124
10
808
513
134
9
77
9
4
98
146
9
679
103
390
21
37
2
58
12
4
5
202
256
9
35
36
1
0
3
3
9
542
19
31
91
31
75
0
31
19
16
9
35
9
4
87
87
38
1
82
71
0
156
60
8
38
43
49
83
0
6
290
187
1
0
5
9
1
0
1
0
6
1
0
10
3
5
1
7
6
6
21
209
240
6
35
49
6
6
3
6
182
0
31
34
59
195
89
1
0
0
2
81
6
21
295
21
10
10
31
0
168
277
0
34
0
0
0
4
49
1
0
2
1
0
0
2
1
0
0
1
2
51
115
4
1
4
34
326
59
131
154
2
1
2
2
2
2
12
2
89
4
2
2
2
2
9
9
4
340
36
5
4
6
335
1
0
7
0
67
2
2
10
10
4
200
2
44
117
1
38
135
8
5
67
143
7
4
4
6
103
1
0
5
168
0
1
33
93
4
6
4
2
2
340
4
10
6
320
57
80
101
4
4
59
6
118
34
98
1
7
1
84
4
123
89
1
32
76
4
23
198
240
717
729
5
40
96
81
363
2
2
2
6
4
4
9
4
0
1
1
61
5
21
7
38
1
1
0
0
4
0
0
0
0
0
0
4
501
35
1
1
4
71
69
69
5
5
33
5
33
7
307
0
1
0
0
0
0
0
0
0
0
0
0
7
7
7
7
7
7
1
50
7
7
124
104
83
0
5
3
215
47
3
49
3
133
107
0
19
21
0
0
1
0
0
97
16
182
5
95
16
19
49
1
249
0
0
21
0
0
0
1
4
323
1
3
1
23
5
3
45
16
0
0
0
270
0
200
146
0
0
832
33
10
0
0
0
0
0
141
0
21
0
0
0
0
49
0
0
0
0
0
7
7
1
7
21
0
0
7
162
2
2
9
4
141
177
9
354
9
265
1
68
0
1
88
130
0
0
0
552
33
8
0
0
1
5
41
1
1
7
7
57
0
0
1
7
0
1
7
4
50
88
806
21
21
187
0
1
57
1
33
4
74
5
50
9
4
4
1
1
5
1
0
5
1
0
0
0
3
277
1
7
4
69
44
1
0
2
44
1
1
0
0
1
0
3
1
1
0
5
50
1
5
0
130
5
5
1
5
509
675
144
7
7
124
38
42
4
0
0
0
0
0
0
0
0
0
141
0
0
355
173
169
5
3
35
2
37
37
37
37
6
156
38
0
0
0
2
2
5
2
2
512
31
0
0
0
0
496
512
1
7
0
1
404
0
5
1
0
5
5
100
5
5
18
3
3
162
25
47
133
5
37
804
293
5
7
5
5
68
556
7
1
124
42
19
0
1
115
115
5
1
178
161
47
425
4
93
4
50
5
745
118
330
131
23
34
181
231
231
1
6
5
58
43
91
211
10
4
1
6
10
10
47
4
109
10
6
6
0
0
0
658
334
0
0
700
288
0
0
0
721
7
2
2
2
0
58
1
8
7
0
0
190
5
5
7
7
8
21
335
4
2
6
6
126
3
10
3
6
96
234
10
147
9
12
66
128
19
91
9
21
9
77
3
2
33
4
21
7
9
793
2
2
2
2
31
0
122
19
107
0
399
0
145
80
4
3
4
9
1
6
6
4
6
4
7
188
3
6
6
33
1
0
145
321
157
4
296
19
10
6
20
43
54
54
74
1
144
21
6
4
518
1
133
4
90
9
61
6
9
2
2
2
9
1
9
21
66
144
23
539
46
9
1
404
404
80
32
4
5
8
8
215
168
40
1
1
3
3
49
5
3
3
1
0
1
0
167
112
81
3
1
0
93
667
34
4
4
101
4
128
4
112
112
104
74
6
6
73
19
21
41
41
83
4
83
37
6
69
69
69
69
69
69
1
5
1
0
69
1
7
5
1
5
8
135
88
5
7
40
5
8
0
1
1
0
0
3
190
8
72
701
47
4
143
1
5
8
5
8
223
4
74
224
223
8
50
93
5
8
5
194
5
6
1
0
0
0
0
0
0
0
10
269
1
114
0
0
0
0
0
0
7
1
0
0
0
0
0
0
67
1
0
0
0
0
0
0
0
7
7
7
7
7
7
0
1
0
0
0
0
0
7
1
7
7
7
1
0
0
0
0
0
4
10
1
0
34
34
397
101
196
34
34
240
19
16
196
7
7
1
0
0
7
7
7
1
0
7
7
0
7
0
0
0
0
0
7
0
82
82
7
1
7
220
7
0
7
0
0
0
1
7
7
7
67
88
7
145
104
80
44
4
71
81
4
4
97
117
74
129
10
9
9
107
12
4
4
6
4
97
90
7
114
6
1
0
0
1
196
240
396
10
704
6
7
19
4
61
0
0
0
0
0
4
7
1
0
54
4
162
163
4
5
7
1
183
1
0
0
0
0
1
1
7
791
7
1
5
65
183
183
1
156
87
0
0
0
0
0
60
71
71
200
221
37
57
67
1
33
4
4
10
59
34
157
242
0
1
693
42
3
88
71
88
659
4
4
4
6
6
4
45
6
6
510
38
156
6
97
4
188
109
1
1
1
220
2
39
39
116
77
122
39
39
1
2
2
2
233
2
2
2
2
233
2
2
2
2
2
2
50
5
5
20
54
5
2
4
4
9
9
2
485
59
1
0
54
1
81
0
1
43
21
43
43
1
32
3
807
6
6
10
6
1
103
4
1
182
34
95
2
12
2
4
1
4
2
65
20
65
20
20
1
45
16
1
4
1
4
47
490
35
0
180
5
126
654
1
65
20
171
4
187
126
4
2
2
54
54
54
2
2
2
2
2
2
2
2
2
5
20
483
539
2
2
2
233
2
2
2
2
2
12
2
2
2
12
2
2
89
54
39
39
2
2
51
108
2
2
2
21
2
5
2
794
2
2
2
2
498
27
5
1
8
60
8
5
8
60
8
36
187
163
21
1
6
123
6
61
2
73
6
321
0
0
90
1
322
8
0
4
8
259
2
2
1
0
269
2
7
0
7
88
2
89
12
2
2
2
2
2
2
2
2
2
31
147
73
146
172
91
31
0
61
748
9
0
4
4
4
4
4
4
711
4
108
147
6
96
114
5
7
7
74
23
4
4
4
716
16
517
114
114
114
102
241
1
56
4
89
1
74
147
2
2
44
363
2
2
2
2
2
2
38
156
38
122
21
172
42
0
38
1
0
1
3
5
7
8
8
8
0
7
1
225
225
8
8
5
65
44
87
60
38
0
7
7
31
400
42
0
7
1
35
110
408
3
3
3
690
23
4
54
43
54
80
0
1
0
4
101
4
16
16
0
45
7
7
10
6
1
291
35
1
82
82
108
266
72
197
2
10
103
103
103
9
4
1
123
123
4
101
2
718
3
68
46
0
1
41
41
32
80
41
198
208
267
328
173
73
4
4
198
319
267
506
0
331
338
9
118
98
180
100
242
1
6
6
73
19
335
10
134
9
337
33
73
19
506
34
16
34
97
196
9
21
733
541
4
47
19
73
45
16
668
88
3
5
6
3
6
4
23
6
6
710
72
0
421
1
0
6
76
0
4
0
6
0
749
4
7
188
7
3
0
388
143
74
294
81
9
5
5
7
8
40
3
0
47
8
6
1
0
0
40
242
0
68
41
123
197
35
10
5
1
4
186
0
220
200
186
103
71
4
92
187
47
4
0
1
0
200
5
5
8
8
135
255
259
782
310
5
190
8
1
40
1
84
248
5
10
9
132
0
1
0
51
185
0
1
147
656
84
80
44
21
21
4
10
10
6
16
45
4
4
45
16
6
51
6
2
2
2
2
59
244
246
90
1
6
56
2
143
4
10
4
6
2
65
44
2
2
2
2
838
147
74
4
2
2
2
2
88
2
3
38
88
2
1
211
21
2
2
147
154
6
10
6
90
39
4
4
227
123
38
0
8
328
1
6
67
10
0
0
0
0
135
8
210
8
8
8
8
8
5
8
225
38
225
38
60
8
4
8
132
1
0
1
33
7
5
5
5
1
84
293
16
72
329
1
61
34
87
60
2
2
6
6
6
249
5
6
6
6
4
6
4
4
4
4
6
187
9
6
21
10
4
187
4
10
9
6
6
2
2
33
2
2
502
45
243
1
21
6
2
67
9
308
2
308
2
560
2
2
14
5
1
50
8
77
92
292
77
118
61
243
5
43
145
96
0
0
167
12
12
0
47
67
50
57
51
67
95
10
486
40
40
40
43
390
57
40
5
43
1
7
6
1
12
12
87
6
19
184
522
0
0
61
31
43
4
7
23
9
3
3
5
5
178
3
5
23
3
1
0
507
128
722
0
1
84
660
198
101
331
34
59
75
43
50
309
1
1
36
0
1
9
98
5
5
1
5
7
0
0
135
7
1
5
7
839
38
5
8
5
1
8
5
8
210
37
1
145
98
0
0
1
5
50
59
195
21
4
6
59
131
6
304
93
325
10
6
1
4
4
4
59
124
114
114
238
96
0
145
71
124
384
43
129
129
394
50
1
1
107
50
68
43
1
9
1
68
4
97
21
71
51
124
1
5
8
42
19
0
309
130
803
286
1
7
7
67
7
5
427
1
5
8
0
0
0
174
93
88
8
5
49
60
0
7
0
7
87
0
0
0
3
6
100
56
6
4
4
6
4
4
177
19
42
0
21
4
3
47
5
3
4
1
3
47
3
56
0
0
4
116
5
7
323
130
0
49
357
5
96
43
46
74
65
65
6
764
5
8
0
168
37
8
37
209
6
122
9
77
104
74
57
221
183
497
114
57
5
8
71
116
4
39
4
6
4
23
10
95
19
34
288
114
337
38
9
12
44
5
155
89
5
1
56
1
1
7
1
1
320
6
1
0
1
489
0
107
37
12
4
9
8
2
2
2
2
2
23
43
116
6
6
98
0
1
108
9
43
4
98
96
12
12
77
0
20
20
5
54
277
2
1
7
7
7
1
0
0
0
0
0
0
1
0
0
0
37
0
7
7
7
7
7
7
7
7
12
1
7
7
7
7
7
1
0
0
7
7
7
7
1
7
7
1
1
0
0
7
7
7
7
7
7
1
0
0
0
7
1
7
1
0
1
0
0
7
1
0
0
0
0
0
0
0
0
0
1
0
7
7
7
7
1
0
0
5
77
0
9
2
1
114
56
5
540
5
5
2
2
9
5
0
54
54
2
437
1
2
2
51
51
89
39
2
20
2
2
2
5
3
5
33
4
2
36
73
23
1
2
155
2
2
12
223
12
1
5
438
5
2
9
3
4
1
406
1
103
116
31
754
268
2
2
5
440
10
2
2
6
1
1
0
1
0
0
5
4
0
1
12
305
42
38
23
3
25
2
6
23
144
6
662
10
3
3
36
3
35
53
53
53
53
53
2
2
6
6
33
3
3
194
174
65
9
21
95
1
0
31
167
47
21
4
2
2
0
1
25
58
6
88
43
145
6
117
73
19
36
9
1
245
245
56
1
56
41
129
77
2
74
32
32
32
4
73
19
65
109
109
2
6
3
9
64
117
130
0
2
45
16
6
35
6
1
162
178
5
16
42
0
75
5
23
16
253
1
43
143
34
16
19
75
31
222
75
72
0
422
423
9
45
1
4
4
4
4
101
34
16
34
222
185
72
502
2
46
41
6
6
41
83
5
4
54
6
6
6
6
6
74
294
1
0
41
174
98
6
21
515
19
21
185
0
0
0
0
0
23
1
65
0
20
54
2
2
109
75
75
42
0
0
490
84
1
0
7
4
4
666
266
388
698
1
0
7
5
5
47
178
1
0
751
1
23
6
74
65
399
143
31
1
10
219
9
35
69
3
5
5
1
145
84
80
5
5
90
50
0
32
61
31
1
23
73
4
154
43
1
0
0
0
0
0
0
247
7
7
110
19
92
42
0
0
31
108
56
66
1
0
4
4
4
208
31
356
388
266
31
112
59
697
233
10
3
92
3
16
110
0
19
61
146
0
49
0
0
0
9
134
4
1
7
9
1
0
7
159
1
7
16
19
0
19
19
0
0
45
16
0
267
19
19
7
7
10
10
7
7
10
69
6
32
92
809
16
16
122
1
4
6
67
4
233
8
9
9
1
21
4
3
3
9
9
0
1
4
16
45
4
103
522
16
34
23
19
31
16
16
5
672
4
4
54
4
4
1
1
1
1
5
25
49
1
53
42
16
23
5
233
71
6
796
510
50
10
135
42
0
3
1
520
10
5
1
23
41
65
54
67
1
6
2
9
3
247
1
5
2
2
27
9
1
2
2
9
4
27
38
27
189
2
2
2
179
6
59
2
4
179
2
2
2
6
2
2
36
3
2
2
2
1
0
0
117
117
1
123
12
12
1
0
723
220
31
2
179
2
2
2
2
5
68
4
2
2
2
163
2
4
3
4
3
4
6
59
66
5
5
2
267
0
0
0
0
42
2
7
7
0
1
23
0
1
101
4
330
485
356
91
0
72
0
1
7
4
7
3
1
5
3
5
2
1
335
4
4
23
4
4
5
146
184
91
19
200
129
76
242
329
110
172
0
107
4
7
1
12
89
1
1
76
32
123
174
96
5
87
7
221
4
49
10
35
10
12
12
50
36
4
5
68
1
58
269
269
249
9
225
225
0
0
0
60
71
194
115
12
89
66
69
163
179
12
2
2
2
27
2
6
20
20
20
58
31
9
812
34
813
5
5
682
1
21
81
43
43
5
5
3
5
1
6
2
56
12
12
20
2
2
2
2
36
2
6
2
8
8
2
8
2
5
139
6
6
6
32
153
32
163
2
9
7
139
156
259
159
5
8
8
135
5
7
7
7
8
5
8
438
5
8
8
8
203
203
8
60
2
60
1
87
843
189
1
0
1
248
7
1
848
2
133
2
6
6
189
189
4
2
2
2
12
2
2
4
426
89
4
1
0
1
0
2
2
27
10
1
0
4
9
35
4
35
760
6
6
4
9
177
104
1
10
27
2
2
2
0
80
9
4
4
1
0
169
4
4
3
4
4
4
169
4
4
3
91
396
196
16
20
9
6
500
517
9
19
1
0
6
4
4
2
1
9
4
6
4
4
10
4
34
518
34
3
4
35
9
1
9
0
305
5
65
537
546
12
54
65
65
49
171
556
12
54
38
186
19
19
107
34
8
8
7
548
6
6
177
42
2
2
2
35
6
1
51
1
58
132
7
58
7
4
21
9
6
9
133
3
0
77
0
1
0
5
1
0
0
190
204
161
12
51
0
1
5
1
6
6
12
797
31
61
2
66
153
23
12
33
4
546
83
41
483
186
409
186
1
0
0
0
0
183
183
1
0
0
0
1
1
0
0
0
1
1
1
0
1
1
6
6
107
4
256
1
7
1
82
2
39
39
39
39
39
39
39
39
39
39
39
39
162
2
25
5
38
5
8
107
1
2
2
51
1
154
23
3
6
4
97
34
38
0
3
12
90
651
23
304
44
2
2
2
2
4
1
40
40
40
6
4
1
1
12
1
1
12
12
54
54
4
4
3
37
4
4
3
21
4
4
3
10
169
169
6
287
1
1
67
0
1
0
0
1
8
8
0
1
0
1
0
0
1
87
0
7
37
210
7
1
0
7
155
210
37
44
40
40
51
1
0
0
41
68
0
162
7
36
5
5
71
1
3
1
47
1
6
6
1
1
7
51
10
40
296
19
0
82
0
5
60
5
5
0
219
172
7
0
7
82
419
5
69
178
69
285
6
3
7
23
5
1
557
18
333
72
35
508
143
7
0
1
109
47
10
325
132
93
1
0
68
51
557
5
32
241
0
3
1
38
39
2
140
140
140
140
140
12
39
0
107
184
21
2
12
4
4
45
16
6
23
6
2
2
5
5
2
2
2
2
6
2
56
498
157
2
4
12
39
65
89
12
39
39
39
39
1
5
36
18
35
49
35
18
35
1
0
4
0
9
32
153
75
107
397
6
1
1
43
1
1
1
3
3
3
33
3
543
800
1
4
208
4
240
289
118
208
4
51
1
84
0
0
87
0
0
0
0
0
1
0
0
1
0
1
1
1
0
1
0
8
359
8
359
12
12
139
8
8
359
122
80
4
8
64
9
66
0
3
354
2
6
6
61
9
3
6
5
37
440
5
50
4
1
6
406
9
1
234
7
7
7
2
2
2
117
117
117
102
6
1
0
133
5
64
1
4
4
9
6
33
64
1
102
102
6
9
1
3
60
3
7
6
0
0
0
0
269
38
60
1
7
1
1
7
1
2
2
2
2
1
353
21
69
44
44
9
7
108
8
8
0
1
10
10
8
7
2
90
21
43
43
2
1
108
108
197
332
72
4
4
4
4
332
356
246
72
71
6
6
44
4
6
38
9
226
102
10
6
102
6
185
1
3
362
5
5
3
43
98
96
0
21
21
35
43
144
3
5
3
5
224
0
0
0
0
0
353
0
0
122
57
67
35
1
0
35
4
208
4
64
9
519
33
64
266
4
128
128
103
664
4
10
146
145
8
8
83
2
2
21
66
40
6
40
92
23
10
44
122
42
0
46
46
0
0
0
58
3
259
3
362
9
0
0
9
5
40
6
23
49
215
3
73
19
46
41
130
9
12
56
23
40
44
21
4
9
47
100
25
23
9
6
73
44
61
19
123
1
5
100
4
98
45
16
90
36
21
3
3
21
1
103
32
6
7
6
101
4
169
154
42
38
226
33
1
10
104
112
72
1
8
231
8
231
276
3
174
31
19
76
34
95
172
185
91
19
6
41
83
12
12
12
6
23
31
9
64
6
81
80
74
114
403
5
53
53
39
39
39
39
39
39
39
146
1
0
84
1
226
3
42
5
81
2
81
322
189
44
10
43
38
87
19
72
505
38
5
1
1
3
0
0
0
0
124
5
215
5
100
5
7
324
0
0
0
0
0
337
9
1
0
0
1
1
5
4
132
1
0
492
104
202
72
112
1
0
0
0
0
7
93
83
67
68
265
319
76
727
0
0
0
0
0
108
265
129
81
43
194
10
96
493
34
16
725
34
16
38
147
83
46
83
77
209
139
116
116
66
71
51
392
129
115
115
115
2
2
291
35
169
3
169
3
694
6
32
76
32
76
32
41
670
1
109
107
123
41
83
73
19
10
248
248
43
194
4
209
31
209
141
128
0
1
487
92
118
10
32
4
4
46
128
1
0
41
7
504
504
20
189
4
5
129
407
53
53
292
3
8
38
171
54
54
20
2
2
4
4
4
54
84
5
4
435
37
8
8
4
153
76
153
4
4
4
4
76
25
4
2
2
4
4
4
4
4
23
4
4
4
82
1
1
2
153
560
2
2
2
2
4
4
1
1
0
0
7
44
2
2
102
0
21
0
107
16
3
132
132
9
5
5
8
1
4
8
36
4
8
8
135
190
8
4
18
8
1
1
3
4
116
5
186
1
1
10
61
40
6
7
71
10
10
211
1
763
6
6
87
0
0
71
5
238
8
7
5
1
40
8
88
8
8
255
44
40
8
1
5
71
1
1
44
8
40
44
40
8
38
156
8
60
6
12
2
0
0
1
7
0
0
1
32
10
67
1
3
5
12
424
12
12
12
424
12
424
249
67
4
494
90
322
5
5
6
1
1
1
4
56
6
9
6
61
66
21
21
8
8
16
42
16
16
1
1
5
5
1
9
84
84
1
4
4
4
118
128
4
64
64
239
117
4
118
112
59
21
8
1
6
6
12
1
5
117
5
5
7
790
7
5
5
1
7
0
1
51
49
19
0
181
16
0
195
211
12
12
129
42
0
0
5
47
5
45
16
6
6
108
1
7
1
167
16
34
421
7
167
222
16
3
7
1
386
6
103
1
47
56
12
12
12
12
1
8
8
8
8
135
8
1
5
5
5
5
87
92
488
35
35
1
1
8
38
0
0
0
1
0
1
38
38
8
135
67
0
1
0
8
8
0
1
0
1
7
7
8
1
0
234
1
1
0
1
234
8
8
9
8
87
60
8
6
6
10
10
10
45
6
6
240
44
44
87
60
60
87
32
1
0
0
1
7
1
0
1
8
155
3
37
2
2
39
0
0
1
37
66
2
2
1
1
199
181
0
75
181
3
3
2
56
8
8
2
8
58
8
9
10
661
0
1
21
4
4
182
744
36
37
5
389
7
6
4
4
39
39
39
5
37
32
39
39
37
5
8
5
6
6
0
0
290
1
66
4
6
0
1
0
86
4
58
307
34
31
0
42
16
23
4
4
0
0
0
1
0
7
7
83
7
5
7
7
4
4
58
4
4
3
75
16
196
34
34
112
181
16
7
9
23
16
76
41
0
0
0
42
16
32
73
10
0
0
0
46
130
123
19
16
122
23
5
7
47
1
139
4
4
320
92
3
6
6
16
339
6
245
1
1
8
210
37
8
8
23
1
23
830
7
168
0
0
7
32
25
32
8
80
1
16
241
5
9
6
6
27
27
62
2
27
2
4
9
1
653
1
2
1
549
27
4
8
108
4
27
5
5
23
4
5
2
27
20
20
65
5
2
2
2
114
2
5
54
5
20
2
2
40
54
1
0
277
1
40
2
2
50
8
1
0
2
2
4
82
2
2
2
2
8
65
65
2
65
20
65
65
20
5
2
427
5
5
65
10
8
8
8
8
8
8
40
2
40
44
5
20
65
20
5
1
62
65
223
223
223
2
2
40
354
2
6
2
171
54
171
2
2
1
2
2
2
360
2
2
2
2
2
82
5
3
171
6
5
225
8
8
38
2
2
2
156
38
50
8
8
8
60
8
8
2
2
2
2
5
2
27
81
81
0
0
143
49
5
0
400
0
143
92
215
9
49
7
1
7
35
44
45
6
91
395
0
143
7
35
35
1
6
6
6
116
2
2
2
2
2
2
2
92
143
2
5
2
2
35
2
6
6
8
90
163
234
168
1
0
238
37
265
0
80
0
98
4
45
6
2
2
2
167
34
31
6
2
10
0
1
68
7
1
1
0
9
32
4
45
20
2
2
2
2
98
4
82
82
186
186
186
409
60
38
71
4
4
2
2
38
2
2
54
1
0
1
2
8
35
5
2
2
3
8
68
68
57
56
7
37
7
5
57
0
0
1
0
57
5
57
2
2
102
5
47
5
37
1
1
0
1
20
155
37`;
export const surnames: string = `AaadanBbdullaevJaCramovichItzGwiczBcharjeeBgarwalaCgarwalCopianCrawalHaBhmedovHaBirapetianCyarDerBkhmadovIaEedovIaCopianEyanBlanDsadCenCievFaDjevGaClanDynCvaresBmbarcumyanFtsumianJyanBnCdersenGsonDreassonBrakelianCutiunianEyunianHyanBsadDtrianCsadBuCyeungDongBvedisianGsianDtisianBxmedByrapetyanCyarAbabaevGaCckCegCgDdasarianIyanDhdasarianHsarianChnCiDkDllieEyDramovIaCkCleyCndopadhyayEyopadhyayDerjiDnerjeeCrDettDkDnetDretEyCshiirDquezDuCtistaCurCyleyBearCdrosianGsianChrCkkerCnettDitesDnetCrkEovichHtzDyBhaoillDttacharjeeLiKyyaCraonainDiainDoinCuachallaBirdBlareBoghosianGsianCurkeCwerBradlyDunCeathnachCiantCoeckDokFesDunDwneCuijnDynBuCrkDnEesByeonCrnEeFsAcabdiFraxmaanEullahiCinCliCmbellDpbelCneComhanachCplanCrolFlDrEolCtsCwadCyneBhaDceDhineDiEEEkovskiyJyDkravartiDnEEEgFDoEimhDpiroEmenDthasaighEterjiFopadhyayEurvediDuEdhariIyGryGuriDvesCeahEllaighErbhaillFnaighDgalDikhDngDonFgDrnDungDwECiDDaEEngEoFErdhaDenFDnEEEEgFEneideDouDuECleirighCoDeDiEleainEnnDnEEaillEchubhairHirEgFFDoEDuEdharyGryIGuryJDwEdharyGuryJDyECristensonGiansenKonDoininDuschtschowCuDDDaEngDiEnnDkoDnEEgFFCweBiiseClmiBlarckEkeDtonCemensGtEmentsDrkBocksCenChnClinsDlingsDmanCnnerGEorGsCokEeCrreaFyaDtesCuperCwenDperCxeBramerCowfordBuebasCkiermanCmarCninghamCrtissCsmaanAdaahirCileyEyCleyCnielianCughertyCvidianFyanEeFsDtianDysCwsenBeaneCburcaCenCneColiveiraCpaorCsouzaBhalaighCochartaighDmhnaillDnaillCubhghaillDfaighDibhirEllEnnBialoDsCcksonCjckCxsonBjafarovIaBochertyChDertyCkgoDkoCnellyDnelleyCrityCsaryDsariGyCuglassCyelBsouzaBuffeyCglasCnDneBwivediByckCkDstraBzhafarovJaAechevarriaBdmondDundsBfimovBgiazarianHyanCorovBidhinBliottDsCkhouryCliotGtCtsinBritsyanCmakovCnandezBstevesBtxeberriaBuhBvanCensByckCkAfaaraxCmCrellBereiraDgussonDrellBhaolainCearghailClaitheartaDoinnCoghluBiferCsherDscherBlecherDmmingCoidDydBogelCkCngCoCrsterCulerCxeBraserEierDzerCeedmanCidmanDedmannCydmanBullarCngCrgusonCtaimAgadafiDhafiDjievHaDzhievIaGyevJaClagherDlacherFherDoustianDstianCmdiDidovHaCngEopadhyayEuliCrabedianGtianCsanovHaCzaryanBearailtCelaniCidarovIaCungCvorgianFkianGyanCydarovIaBhaddafiDllchobhairIirDmdyDzarianCeddafiCliasainCradaCurayrBiCbsClDbartDlaniCmDenezCollaphadraigCragosianHsianBoCdwinChDCldshteinIynFztajnCmesCngDsalesHzGvesDzalesCoDdwynDkCrbachovFtchevGschowDdenBraaffDemeDfEfDhameDyeCeeneDneDyCiffethFithsDgorianCosseBuCkClievGaCrairDvichCseinovIaEjnovIaEynovIaCtierresCuleedBwagDkConByeAhaCchatryanCdadCgopianChmDnCiesDnesDrapetianCjievGaCkopianCleviCmbartsumyanDpartzoumianCnesDsonEsonCrbyDoutounianGunianDteDutunianCuCydarovIaDeDrapetianDsBeartDtheCidarovIaCndersenDgCrDnandesDschEhDveyCwDsCydenBiggensCrshCxBoCdgeCffmanHnDmanClubCngCpkinCrDDovitzEwiczCseinDsainEeinHiCungDryCvanessianFnisianDhannessianJyanDsepianCwBsiDaEhouEngEoDehDnEgDungCuDehDnBuCffmanCghEsChCiCngEEDteCrDvitzDwitzCsainEynDeinovIaDsainHEienDtonCynhBwangFFboByeonCnesConAiBakovlevBbraahimEgimovJaBmBpBsmaaciilEilovIaEyilowJaCraelianGyanBuCsupovHaAjaamacCcksenDobCgerCkovlevCllohFwCoBegalDorovClzinCnDkynsDsonEsenCongCungBilaniCmenesBoCanesCeChDnsenFsonFtonCnsonEsonCukovBuCanCkovCnDgEAkaCdafiDhafiChtaniCinCloustianDstianCmDCnDeCoCrapetianDrCsimovHaDymovHaCtsCyserCzarianFyanBeiserCllarEeyEieDyCnedyDgDnedeyCrrCumDngCvorgianFkianGyanCyserBhachatourianHrianHurianJyanFikianDdafyDmidovIaDngDsanovIaDtchadourianCooDuriCruschevBiangClCngCrakosianCuBlajnCineBoChDDDenDnCkClmanCnigCoCreshiDolevCtCvalevFiovBraigDmerCiegerDkorianGyanDstensenCoegerCugerBuCCanCeiCijpersCkClievGaEyevHaCngECoDkCrbanovIaDeshiCypersBwaDkDnCekDonCokDngAlainCmDCoghaireCrsenEsonCuDrenceCwDranceCymanDneBeaCbowitzCeDchChmanCiDbovichHtzDghCmanCnnardCongDwECungCveyDiCwDesDiBiCenDuDwECmCngConsDwCttelCuBoCCchlainnChCiCkeCngeCoCpesCrcainCuisCwDCydBuisCkCmCngBvByCangConCtleCuDAmacaodhaErthurDcarthaighIyDdonaldDfarlandJeDgearailtEiollaphadraigEuireDintyreDkayEenzieFyDlainHeFughlinEeanFodEochlainnDmathunaDneilHlDphersonDsuibhneCgalhaisDrathDuidhirFreChCierDngCjerCkCmadovHaDedovHaGwHaDmadowIaEedovIaCngDoukianDsoorEurDukianCrdirosianIsianDgarianDkarianGyanDshalFeDtinesFrosianDxCthewGsEunaDthewCuriceCxamedFuudCyerDsEonCzrouiEuiBcarthyCcartyDlainEeanEoudDrathCdonellFnaldGellCfarlaneCintireCkeyClainEughlanGlinDoughlinCnealEillCphearsonCquireBegerdichianChdievHaDtiyevIaCierDrCkhtievIaGyevJaClkonianDoCndesCyersGBhailleDolchathaCorainEdhaCuireadhaighFiDrchadhaGuBichellCersCkaelianCllEerCsraCtchelDsotakiCuBkrtchanGianEychyanBoCellerCkCnroCorCraisDeDisFonDowDphyCscovitchDkovichHtzCtairiCuradianCvsesianGyanBuhnCiCkerjiDherjeaHiEopadhyayCllerCnDosDroFeCradianDfyDpheyDreyEyCstafaevJaCtayriByeongDrEsCongAnadjarCggarChmClbandianCmgoongEungDkoongEungCsheCumannBealeCeCilElFEsonCoDhCrsesianGsianGyanCumanGCwmanBgCCaiDuCoCuyennCyuenBicholasGlsDkolsDolFsCehDlsenFonCghtClsonEsonBoCrisBuallainCnesCrievGaAoBbaoillCraonainDiainFnDoinDyanGtCuachallaBcaoimhDthasaighCeallaighErbhaillFnaighCiardhaDnneideCkCleirighCoileainEnnDnaillEchubhairHirEnerCroininCuinnBdalaighCochartaighDmhnaillDnaillCubhghaillDfaighDibhirEllEnnBeiBfaolainCearghailClaitheartaDoinnCoghluBgCallchobhairIirDnesianGyanCliasainCradaBhCaodhGaCealaitheDidhinCuiginnBlaoghaireCesonCiveraCoingsighDrcainCsenDsonBmCailleDolchathaCorainEdhaCuireadhaighFiDrchadhaGuBnealFDilFlCgCuallainBoiBraghallaighCeillyCiainCtisCuaircBscannlainCeDaghdhaCheaCuilleabhainDllivanBtaibyCeibiCiarnaighCuamaBvanesyanCsepianFyanApaeDkChngCiDkDnEeCkDClmarCnDgECoCpazianCrishDkarDryCtersonDtersenEisonCuerBearceEseCdersenGonCerceCirceCreraEsEyraDkinDrieCtersenGsonDrosianGsianDteyBfeiferBhangCilipGpsElipHsCuaCyoBiCenBngBoCgosianFyanCngConCterCwelBryceBuaCiCnByonECunEAqadafiDdafiDhafiEdhafiChtanyCsemiDimovHaDsemiEimiBoreishiBueirosDkCinCliyevHaCraishiDbanovIaDeishiAraCbinovichItchJzGwiczCeCgimovHaChamanDmaanCjhyCmiresCynoldsBeadEeCddiCeceDdeDsChmanCidDllyEyCnoldsCyBheeCieCoadesFsCysEBiCberaCchardCghtCmCtchardsBoCbersenFtGsonJDinsEsonCdesDgersDrigezGuesCeChCwCzenbergBuaircCeCsselDtemovIaByangCleyCnCooCuAsaakianEyanDlaxCciidCdikovHaEqovHaDykovHaCfarianCgongChagianEkianCintclairCkongCnchesDderGsCrafianEteDkisianGsianBcannlainChaefferEferFferEpiroDerbakovDmidFedFtGtDnyderDraderEoderFeterDukowEltzHeFzeDwarzBeahCdiqiFqiCferovHaClimovHaComoonEunDngDwBhaferEferDginyanDhinianDikhDmsyDngkuanDpiraDriifEpeDwEeDyEkhCeaghdhaDildsDkDpardEerdEhardFerdDungCiDhDngEnDuCmidtCneiderCroderEederCteinErnCuDilleabhainDltzDmECvartzCwartzBiCddiqiGueDiqiCewCmDDmondsEsDondsFianFsDsonCnDnCowCtCuBkinerBmidtDtheCythFeFsonBneiderCiderDjderCoweCyderBoCCaresChDnEgCkClDovevFievGovFjevCngConCusaBpenserBsumaBtauntonCcherbakovDlairCeelDpanianEhenDvenGsHonDwardEertDynCineCoanCricklinCuartBuCaresCbrahmanianJyamFmanianJumIyamCenChCibhneCkClDeimanovKaGenovKaEymanowKaDivanCmDCnDgCrBvenssonBwansenDrtzCeenyDnsonBymondsBzapiroCczerbakowCeDmaDtoCumaCwarcAtadevosianCiDlorCmCnDgDielianCrkCtevosianHyanCvitianCyDlerBchaDoiBearneyCixeraCngECoDhCrnerDreyCxeiraCyBhakurDmCiarnaighCompsenEsenFonDrtonCuamaBiCenCnDgCongBjongBngBoCCCdChDCkkoCmasyanDsonCngECuCvmassianCwnshendBraceyDnBsaiDngFDoCchaikowskyCeDngCienDmCoDDiDuCuiEDkermanDnEgBuCanCkerCngBylerDorAuBhCmBiginnBmBtaibiAvaisCldesDievGaCnCrdanianDmaDtanianGyanCsilevFievDquesDsilievCughnCzquezBeberCisClasquesIzJDievGaEyevHaBieraCsserBoCoAwahCidDsClaceDlisDsheDtersCnDCrdeCshintonCtsDtEersEsonBebDberCeDkesCisClchDlesDshConCverBhangFboCelerCitheadEtakerCyteBiattClkersonFsDlamsEiamEsFonCnterCtneyBoClfEeEfCngECoDDdDlfFeBrayCighteBuCClfByatCkCteAxaajiDshiCsanBimenezCrsiBuseenEynAyaegerCgerCmCpCuDBeatesEsCeDCghiazarianChCnCoDhCritsianCungBiCmDDCpCuBongCoCumDnEgFeBuCCCeDhDnEChCkCmCnDeDgEEECsufovHaEpovHaCusufAzahranyCkarianBhangBimmermanBuckermannCkerman	aden
abdullayev
abdullayeva
abramowitz
abramowitz
abramowitz
acharya
agarwal
agarwal
hakobyan
agarwal
agarwal
ahmadov
ahmadova
hayrapetyan
iyer
iyer
ahmadov
ahmadova
ahmadov
ahmadova
hakobyan
hakobyan
allen
alassad
allen
aliyev
aliyeva
aliyev
aliyeva
allen
allen
alvarez
hambardzumyan
hambardzumyan
hambardzumyan
ahn
anderson
anderson
anderson
arakelyan
harutyunyan
harutyunyan
harutyunyan
alassad
asatryan
alassad
ou
ouyang
ouyang
avetisyan
avetisyan
avetisyan
ahmed
hayrapetyan
iyer
babayev
babayeva
baek
baek
park
baghdasaryan
baghdasaryan
baghdasaryan
baghdasaryan
ban
bae
baek
bailey
bailey
bayramov
bayramova
park
bailey
banerjee
banerjee
banerjee
banerjee
baer
barrett
park
barnett
barrett
berry
bashir
vasquez
bose
baptista
bauer
bailey
baer
petrosyan
petrosyan
baer
becker
bennett
benitez
bennett
burke
berkowitz
berkowitz
berry
boyle
bhattacharya
bhattacharya
bhattacharya
brennan
obrien
byrne
buckley
byrd
blair
poghosyan
poghosyan
burke
bauer
bradley
brown
walsh
bryant
broek
brooks
brooks
brown
brown
bruin
bruin
boo
burke
byrne
burns
byun
byrne
burns
burns
abdi
abdirahman
abdullahi
kane
ali
campbell
campbell
cain
kavanagh
kaplan
carroll
carroll
kerr
carroll
katz
awad
cain
zha
chase
shahin
cai
chae
zhai
tchaikovsky
tchaikovsky
chakraborty
chen
zeng
zhan
jang
zhang
zhao
okeeffe
shapiro
chapman
casey
chatterjee
chatterjee
choubey
zou
chaudhary
chaudhry
chaudhary
chaudhary
chavez
xie
kelly
carroll
kearney
jegal
sheikh
zheng
jeon
jung
chen
zhang
zhao
zhou
ji
qi
jia
xie
jiang
jiao
qiao
carey
jian
qian
chen
jin
qian
qin
cheng
jing
kennedy
qiu
qiu
zhao
clarke
cao
choi
cai
collins
quinn
cheon
jeon
oconnell
oconnor
oconnor
jung
zhang
zhuang
chu
zhu
zhou
chaudhary
chaudhary
chaudhry
chaudhary
chaudhry
zhou
chaudhary
chaudhary
chaudhry
cai
choi
christensen
christensen
christensen
cronin
khrushchev
joo
qu
zhu
cai
zhuang
cui
quinn
zhuge
cheon
jeon
jung
zheng
zhong
choi
isse
elmi
clark
clark
clayton
clements
clements
clements
clark
cox
cohen
cohen
collins
collins
coleman
connor
oconnor
oconnor
connor
koch
cook
correia
correia
cortez
cooper
cohen
cooper
cox
kraemer
crawford
cuevas
zuckerman
omar
cunningham
curtis
osman
dahir
daly
daly
daly
danielyan
dougherty
davtyan
davtyan
davis
davis
davtyan
davis
dawson
dean
burke
dean
dean
oliveira
power
souza
daly
doherty
odonnell
odonnell
doyle
duffy
dwyer
doyle
dunne
diallo
diaz
dixon
dijk
dixon
jafarov
jafarova
dougherty
do
dougherty

dokgo
donnelly
donnelly
dougherty
dosari
dosari
dosari
douglas
doyle
souza
duffy
douglas
dunn
dunn
dubey
dijk
dijk
dijkstra
jafarov
jafarova
echeverria
edmonds
edmonds
yefimov
yeghiazaryan
yeghiazaryan
yegorov
hynes
eliot
ellis
khoury
eliot
eliot
yeltsin
yeritsyan
yermakov
hernandez
estevez
echeverria
eo
evans
evans
eijk
eijk
farah
pham
farrell
ferreira
ferguson
farrell
whelan
farrell
oflaherty
flynn
foley
pfeiffer
fischer
fischer
fletcher
fleming
floyd
lloyd
vogel
huo
fang
fu
foster
fowler
fox
frazier
frazier
frazier
friedman
friedman
friedman
friedman
fuller
feng
ferguson
futtaim
gaddafi
gaddafi
hajiyev
hajiyeva
hajiyev
hajiyeva
hajiyev
hajiyeva
gallagher
gallagher
gallagher
galstyan
galstyan
ghamdi
hamidov
hamidova
kang
ganguly
ganguly
karapetyan
karapetyan
hasanov
hasanova
ghazaryan
fitzgerald
gilani
heydarov
heydarova
jiang
gevorgyan
gevorgyan
gevorgyan
heydarov
heydarova
gaddafi
gallagher
gallagher
ghamdi
ghazaryan
gaddafi
gleeson
ogrady
ghurair
ki
gibbs
gill
gilbert
gilani
kim
jimenez
fitzpatrick
kirakosyan
kirakosyan
ko
goodwin
ko
wu
goldstein
goldstein
goldstein
gomez
kong
gonzalez
gonzalez
goncalves
gonzalez
koo
goodwin
kook
gorbachev
gorbachev
gorbachev
gordon
graaf
graham
graef
graef
graham
gray
green
green
gray
griffith
griffith
grigoryan
gross
koo
kook
guliyev
guliyeva
ghurair
horowitz
huseynov
huseynova
huseynov
huseynova
huseynov
huseynova
gutierrez
guled
kwak
kwak
kwon
kye
xia
khachatryan
haddad
hakobyan
ham
han
hayes
haynes
hayrapetyan
hajiyev
hajiyeva
hakobyan
levy
hambardzumyan
hambardzumyan
haynes
hansen
hansen
harbi
harutyunyan
harutyunyan
hart
harutyunyan
hou
heydarov
heydarova
hayes
hayrapetyan
hayes
hart
heath
heydarov
heydarova
henderson
wang
heo
hernandez
hirsch
hirsch
harvey
qiu
hughes
heijden
higgins
hirsch
hicks
he
hodges
hofmann
hofmann
hofmann
golub
kang
hopkins
hao
he
horowitz
horowitz
hussein
hussein
hossain
hussein
hong
khoury
hovhannisyan
hovhannisyan
hovhannisyan
hovhannisyan
hovsepyan
hou
xi
xia
xiahou
xiang
xiao
xie
xin
xing
xiong
xu
xue
xun
heo
hofmann
hughes
hughes
heo
xu
hong
kong
xiong
hunt
heo
horowitz
horowitz
hussein
hussein
huseynov
huseynova
hossain
hussein
hussein
houston
hoang
hoang
huang

hyun
hines
hyun
lee
yakovlev
ibrahim
ibrahimov
ibrahimova
lim
ye
ismail
ismayilov
ismayilova
ismayilov
ismayilova
israyelyan
israyelyan
yao
yusifov
yusifova
jama
jackson
jacobs
jaeger
yakovlev
diallo
diallo
rao

yegorov
yeltsin
ren
jenkins
jensen
jensen
jung
jung
gilani
jimenez
cho
jones
zhou
cho
johnson
johnson
johnson
johnson
johnson
zhukov
joo
ruan
zhukov
jeon
rong
young
jia
gaddafi
gaddafi
qahtani
cain
galstyan
galstyan
gan
jin
gan
cain
gao
karapetyan
carr
gasimov
gasimova
gasimov
gasimova
katz
kaiser
ghazaryan
ghazaryan
kaiser
keller
kelly
kelly
kelly
kennedy
geng
kennedy
carr
geum
jiang
gevorgyan
gevorgyan
gevorgyan
kaiser
khachatryan
khachatryan
khachatryan
khachatryan
khachikyan
gaddafi
hamidov
hamidova
kang
hasanov
hasanova
khachatryan
qiu
khoury
khrushchev
jiang
gil
koenig
kirakosyan
qiao
klein
klein
gao
gao
ko
xu
cohen
cohen
guo
coleman
koenig
gu
qureshi
korolyov
ge
kovalyov
kovalyov
craig
kraemer
krueger
grigoryan
grigoryan
christensen
krueger
krueger
gu
koo
guan
gui
kuipers
kook
guliyev
guliyeva
guliyev
guliyeva
gong
kong
guo
guo
gurbanov
gurbanova
qureshi
kuipers
ke
guo
guan
guo
kwon
guo
kuang
lane
lan
lin
oleary
larson
larson
liu
lawrence
luo
lawrence
lehmann
lane
lee
leibowitz
li
leach
lehmann
li
leibowitz
leibowitz
lee
lehmann
leonard
liang
liao
liu
liang
levy
levy
liu
lewis
levy
lee
lian
liu
liao
liu
lin
lin
lyons
liao
little
liao
lu
luo
mcloughlin
luo
lai
lu
long
lu
lopez
larkin
lewis
liu
lowe
lloyd
luiz
lu
lin
long
lu
li
yang
lyons
little
lu
ryu
mchugh
mcarthur
mccarthy
mccarthy
mcdonald
mcfarland
mcfarland
fitzgerald
fitzpatrick
mcguire
mcintyre
mckay
mckenzie
mckay
mclean
mclean
mclaughlin
mclean
mcleod
mcloughlin
mcmahon
mcneil
mcneil
mcpherson
sweeney
magalhaes
mcgrath
maguire
mcguire
ma
meyer
maeng
meyer
mai
mammadov
mammadova
mammadov
mammadova
mammadov
mammadova
mammadov
mammadova
mammadov
mammadova
meng
manukyan
mansour
mansour
manukyan
martirosyan
martirosyan
margaryan
margaryan
margaryan
marshall
marsh
martinez
martirosyan
marks
matthews
matthews
mcmahon
matthews
morris
muhammad
mohamud
meyer
mayes
mason
mazrouei
mazrouei
mccarthy
mccarthy
mclean
mclean
mcleod
mcgrath
mcdonald
mcdonald
mcdonald
mcfarland
mcintyre
mckay
mclean
mclaughlin
mclaughlin
mclaughlin
mcneil
mcneil
mcpherson
mcguire
mkrtchyan
mehdiyev
mehdiyeva
mehdiyev
mehdiyeva
meyer
meyer
mehdiyev
mehdiyeva
mehdiyev
mehdiyeva
melkonyan
mello
mendez
meyer
myers
omalley
mulcahy
moran
moore
murray
murray
murphy
murphy
mitchell
myers
mikaelyan
mills
mueller
mishra
mitchell
mitsotakis
miao
mkrtchyan
mkrtchyan
mkrtchyan
mao
mueller
mo
monroe
moore
moraes
moore
morris
morrison
morrow
murphy
moskowitz
moskowitz
moskowitz
mutairi
muradyan
movsisyan
movsisyan
moon
mei
mukherjee
mukherjee
mukherjee
mukherjee
mueller
moon
munoz
monroe
monroe
muradyan
murphy
murphy
murray
murray
mustafayev
mustafayeva
mutairi
myung
meyer
meyers
myung
najjar
najjar
nam
nalbandyan
namgung

namgung
namgung
nash
neumann
neal
ni
neal
neal
oneill
nelson
liang
liang
nersisyan
nersisyan
nersisyan
neumann
newman
neumann
huang
wu
wei
niu
wu
nguyen
nguyen
nichols
nichols
nichols
nichols
nichols
nie
nelson
nelson
knight
nelson
nelson
noh
norris
nolan
nunez
nuriyev
nuriyeva
oh
boyle
brennan
obrien
obrien
byrne
obrien
obrien
buckley
okeeffe
casey
kelly
carroll
kearney
carey
kennedy
ok
clarke
collins
quinn
oconnell
oconnor
oconnor
oconnor
cronin
quinn
daly
doherty
odonnell
odonnell
doyle
duffy
dwyer
doyle
dunne
huang
whelan
farrell
oflaherty
flynn
foley
ok
gallagher
gallagher
hovhannisyan
hovhannisyan
gleeson
ogrady
hu
hayes
hughes
healy
hynes
higgins
oleary
olson
oliveira
lynch
larkin
olson
olson
eom
omalley
mulcahy
moran
moore
murray
murray
murphy
murphy
neal
oneill
oneill
neal
wang
nolan
huang
oreilly
riley
ryan
ortiz
orourke
scanlon
oshea
oshea
shea
osullivan
sullivan
otaibi
otaibi
tierney
twomey
hovhannisyan
hovsepyan
hovsepyan
bae
baek
bang
bai
baek
payne
payne
bai
park
palmer
ban
bang
peng
bao
papazyan
parrish
parker
perry
patterson
patterson
patterson
bauer
pierce
pierce
peterson
peterson
pierce
pierce
pereira
perez
pereira
perkins
perry
peterson
peterson
petrosyan
petrosyan
petty
pfeiffer
peng
philips
philips
philips
philips
pan
pyo
bi
bian
fang
bo
poghosyan
poghosyan
bong
pan
potter
powell
price
pan
pei
pan
byun
pyeon
byun
pyeon
gaddafi
gaddafi
gaddafi
gaddafi
qahtani
qasimi
gasimov
gasimova
qasimi
qasimi
qureshi
queiroz
guo
quinn
guliyev
guliyeva
qureshi
gurbanov
gurbanova
qureshi
na
rabinowitz
rabinowitz
rabinowitz
rabinowitz
ray
rahimov
rahimova
rahman
rahman
rajhi
ramirez
reynolds
reed
reed
reddy
reese
reed
reese
rahman
reed
riley
riley
reynolds
ray
lee
lee
rhodes
rhodes
reese
rice
lee
rivera
richards
wright
lim
richards
noh
roberson
roberts
roberson
robinson
robbins
robinson
rhodes
rogers
rodriguez
rodriguez
rowe
noh
rowe
rosenberg
orourke
ryu
russell
rustamov
rustamova
yang
riley
rijn
ryu
yoo
sahakyan
sahakyan
salah
said
sadigov
sadigova
sadigov
sadigova
sadigov
sadigova
safaryan

sahakyan
sahakyan
sinclair
sagong
sanchez
saunders
saunders
sarafyan
zarate
sargsyan
sargsyan
scanlon
schaefer
schaefer
schaefer
shapiro
shcherbakov
schmidt
schmidt
schmidt
schmidt
schneider
schroeder
schroeder
schroeder
zhukov
schulz
schulz
schulz
schwartz
xie
siddiqui
siddiqui
safarov
safarova
salimov
salimova
seomun

sung
xiao
schaefer
schaefer
shahinyan
shahinyan
sheikh
shamsi
shangguan
shapiro
sharif
sharp
xiao
shaw
shea
sheikh
oshea
shields
shi
sheppard
sheppard
sheppard
sheppard
shang
xi
shi
sheng
shin
shao
schmidt
schneider
schroeder
schroeder
stein
stern
xu
osullivan
schulz
cen
shen
schwartz
schwartz
shi
siddiqui
siddiqui
siddiqui
xiao
shen
shim
simmons
sims
symonds
simonyan
simmons
simpson
shin
shin
xiao
xue
xiao
skinner
schmidt
smith
smith
smith
smithson
schneider
schneider
schneider
snow
schneider
seo
su
suarez
su
son
song
seok
seol
solovyov
solovyov
solovyov
solovyov
sung
sun
souza
spencer
sima
stanton
shcherbakov
sinclair
steele
stepanyan
stephens
stephens
stephens
stephenson
stewart
stewart
stein
stein
stone
strickland
stewart
seo
suarez
subramaniam
subramaniam
subramaniam
subramaniam
subramaniam
sun
seo
sweeney
seok
seol
suleymanov
suleymanova
suleymanov
suleymanova
suleymanov
suleymanova
sullivan
cen
shen
seon
song
seo
swanson
swanson
schwartz
sweeney
swanson
simmons
shapiro
shcherbakov
shi
sima
situ
sima
schwartz
tadevosyan
dai
taylor
tan
chen
deng
danielyan
tak
tadevosyan
tadevosyan
davtyan
zheng
taylor
cha
choi
tierney
teixeira
deng
ding
zhang
zhang
turner
terry
teixeira
zheng
tagore
tan
tierney
thompson
thompson
thompson
thornton
twomey
di
tian
tian
ding
zhang
zhang
tang
do
du
tao
todd
du
zhuo
dokgo
tovmasyan
thompson
dong
tang
dou
tovmasyan
townsend
tracy
chen
cai
zang
zeng
cao
tchaikovsky
xie
zeng
qian
zhan
cao
zuo
cai
zou
cui
xu
zuckerman
qin
zong
du
duan
tucker
dong
taylor
tyler
woo
eo
eom
higgins
eom
otaibi
weiss
valdez
valiyev
valiyeva
fan
vardanyan
verma
vardanyan
vardanyan
vasilyev
vasilyev
vasquez
vasilyev
vaughan
vasquez
weber
weiss
velazquez
vasquez
velazquez
valiyev
valiyeva
valiyev
valiyeva
vieira
fischer
vu
vu
hua
wade
weiss
wallace
wallace
walsh
waters
wen
yin
ward
washington
watts
watts
waters
watson
webb
weber
huang
weeks
weiss
walsh
wells
walsh
won
weaver
hwang
hwangbo
wheeler
whitehead
whitaker
white
wyatt
wilkinson
wilks
williams
williams
willis
wilson
winters
whitney
woo
wolfe
wolf
wolf
huang
wang
hu
wu
woods
wolf
wolfe
ray
wright
hu
woo
wolf
wyatt
wijk
white
haji
hashi
hassan
jimenez
hirsi
hussein
hussein
jaeger
jaeger
ren
ye
qiu
you
yates
yates
lee
yu
yeghiazaryan
ye
yan
yang
yang
yeritsyan
yang
lee
im
lim
yan
ye
yao
yang
ryu
yeom
yeon
yang
young
ryu
yoo
you
yu
yue
ruan
yuan
yeo
yook
yeom
yoon
yoon
rong
weng
yong
young
yusifov
yusifova
yusifov
yusifova
yusuf
zahrani
zakaryan
jang
zimmermann
zuckerman
zuckerman	












































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































	27
15
15
20
20
20
232
12
12
14
12
12
15
15
14
140
140
15
15
15
15
14
14
18
2
3
15
15
15
15
3
3
151
14
14
14
28
3
3
18
14
14
14
14
179
14
2
11
22
22
14
14
14
27
14
140
15
15
28
28
28
14
14
14
14
28
28
29
3
3
15
15
28
3
126
126
126
126
78
3
28
3
3
18
27
62
232
100
25
3
78
14
14
25
25
3
62
3
18
20
20
3
13
126
126
126
13
13
13
13
3
3
14
14
3
78
3
18
13
3
86
18
3
3
3
86
86
28
3
18
3
29
3
18
18
27
27
27
18
27
3
3
3
13
20
3
3
18
3
204
27
3
11
3
2
11
28
11
8
8
232
11
11
11
28
11
22
13
20
3
13
126
126
555
11
12
2
12
12
151
22
13
13
13
150
2
11
28
28
22
22
11
11
11
11
11
11
22
22
22
13
11
22
11
28
11
11
11
11
13
22
11
11
13
11
29
11
13
13
28
29
13
13
13
28
11
11
29
11
11
12
12
2
12
2
22
12
12
2
22
28
3
18
18
13
8
28
11
11
22
11
22
13
22
28
28
28
11
11
29
27
27
3
3
3
18
18
3
18
3
20
204
3
18
3
3
18
18
18
78
3
100
100
62
3
204
3
3
25
3
62
20
27
3
3
27
27
3
3
3
14
3
14
14
18
3
14
3
3
3
13
3
3
254
13
254
13
13
13
13
13
13
13
13
13
436
151
3
86
3
15
15
3
29
3
150
150
3
3
3
2
2
2
3
3
254
3
3
3
3
555
86
86
86
15
15
62
18
3
8
14
14
8
13
3
3
2
3
3
8
14
8
62
151
788
29
18
3
86
86
27
361
3
100
3
3
13
13
13
13
13
78
25
25
3
3
3
18
25
11
11
22
3
3
3
3
3
3
204
20
20
20
3
11
3
2
2
2
15
15
15
15
15
15
3
3
3
14
14
2
15
15
28
126
126
14
14
15
15
14
13
360
15
15
22
14
14
14
15
15
2
13
13
2
14
2
13
13
2
28
3
3
3
360
29
62
13
14
14
28
3
28
11
20
20
20
151
28
62
62
100
62
29
3
29
8
8
8
3
86
3
25
25
3
3
3
3
3
3
3
14
3
28
29
15
15
2
204
15
15
15
15
15
15
62
27
28
29
29
29
11
14
2
14
29
29
3
3
14
15
15
14
204
14
14
3
3
3
2
14
14
3
14
22
15
15
18
14
3
18
3
15
15
3
11
28
62
20
20
3
11
3
86
3
20
3
11
18
25
25
25
203
11
18
11
11
20
20
2
2
558
179
28
179
14
14
14
14
14
11
22
22
22
22
22
22
22
22
22
22
22
22
28
78
18
3
29
11
11
11
11
3
29
20
20
2
2
15
15
558
2
2
3
439
439
11
150
29
3
29
28
8
27
15
15
28
22
27
15
15
15
15
14
14
22
15
15
27
3
18
25
8
436
436
22
150
8
8
22
3
3
3
29
29
360
62
28
3
11
29
18
18
18
3
3
8
28
11
8
28
11
18
11
2
2
2
3
14
14
11
11
11
18
22
14
3
15
15
15
15
20
25
14
14
25
3
3
3
3
3
22
3
18
29
11
14
14
14
25
14
14
14
14
14
2
15
15
29
15
15
14
11
2
8
11
29
78
14
22
20
204
11
11
29
11
20
204
11
3
25
11
2
8
22
8
8
3
25
78
14
14
3
78
25
22
28
22
22
86
29
15
15
15
15
11
22
22
11
15
15
2
86
11
11
11
11
29
22
11
3
11
11
13
3
3
11
3
11
3
78
3
3
20
11
3
25
11
20
20
3
25
3
22
11
11
22
204
20
11
3
20
28
22
22
11
22
11
11
3
11
3
11
11
22
13
11
11
11
3
22
151
13
18
11
3
3
100
11
11
22
11
11
28
18
3
11
28
13
3
13
3
3
3
18
13
13
3
3
3
3
18
3
3
3
3
3
13
13
3
3
3
13
100
3
13
3
29
25
29
78
11
15
15
15
15
15
15
15
15
15
15
11
14
2
2
14
14
14
14
14
14
3
3
62
14
3
18
3
13
18
18
27
27
25
3
3
2
2
3
18
18
3
3
3
3
3
18
18
3
18
3
3
3
3
3
3
3
3
14
15
15
15
15
25
78
15
15
15
15
14
100
151
78
3
13
13
13
13
13
13
13
13
3
3
14
18
78
12
3
310
22
14
14
14
11
78
11
3
3
100
18
3
3
3
3
20
20
20
2
14
14
14
28
11
126
126
126
126
25
29
62
3
3
14
3
3
3
3
15
15
2
29
78
18
29
2
179
29
14
150
150
150
150
3
78
3
11
3
3
18
3
11
11
14
14
14
25
18
78
11
11
11
22
11
361
361
18
3
3
18
3
22
18
3
3
3
3
28
3
13
151
15
15
28
13
13
13
3
13
3
18
13
13
13
13
13
13
13
13
29
13
13
13
13
13
13
3
13
13
13
13
13
13
13
13
13
13
13
22
13
13
13
13
13
28
13
13
14
14
13
13
11
13
13
13
13
13
13
3
254
13
13
3
3
29
13
13
13
13
13
13
13
13
18
3
3
18
11
13
11
13
18
13
62
13
13
13
13
18
13
18
2
2
13
13
14
14
14
29
29
28
22
29
3
3
11
29
3
28
28
11
22
14
3
3
18
3
3
18
25
3
3
18
18
3
3
254
151
254
18
3
3
3
14
14
3
25
22
18
3
18
3
22
28
11
22
11
11
14
14
28
22
3
3
3
11
11
11
29
29
29
29
2
2
2
2
2
2
15
15
2
2
2
100
22
3
15
15
2
15
15
2
28
20
20
20
20
18
15
15
232
179
2
151
3
3
3
792
3
3
3
2
3
3
3
3
18
29
29
3
3
18
18
28
62
18
18
28
3
28
3
18
18
18
3
3
3
3
62
151
18
29
3
20
13
28
3
15
15
29
3
86
29
28
14
14
27
27
15
15
15
15
15
15
14
150
14
14
3
150
151
18
18
14
62
14
14
13
3
3
3
20
8
25
78
25
25
25
78
25
78
8
25
25
78
20
11
2
2
15
15
15
15
150
150
29
11
3
3
14
14
2
2
22
20
27
3
11
3
3
2
13
3
11
3
3
3
3
11
11
22
11
29
11
25
25
25
25
25
20
11
13
25
11
22
20
20
11
2
179
2
11
11
29
3
3
3
14
18
3
28
28
11
11
11
3
78
3
3
3
3
25
25
78
3
25
28
11
151
22
29
29
29
28
8
8
8
8
28
11
100
3
22
3
8
3
3
14
18
18
3
3
18
3
78
25
3
3
3
28
62
140
140
140
140
140
22
29
13
29
28
15
15
15
15
15
15
3
11
11
28
11
29
18
3
20
3
18
18
20
8
11
22
22
22
20
14
11
18
11
11
11
14
29
14
14
14
11
3
29
29
3
100
11
11
11
11
3
3
100
11
232
22
13
3
18
3
3
13
11
22
11
11
11
22
11
28
11
11
3
11
11
150
14
3
11
11
11
14
3
3
11
22
11
11
22
8
11
22
22
22
11
22
22
22
22
11
20
22
11
22
22
3
11
18
3
28
29
29
13
29
2
20
62
15
15
11
14
12
14
14
8
8
151
8
3
62
25
20
62
151
62
15
15
15
15
254
78
439
361
11
3
20
3
3
3
18
11
11
3
3
3
18
3
3
3
25
11
3
20
18
3
18
29
3
29
150
3
3
3
3
3
18
3
3
18
18
3
18
3
28
18
78
25
11
11
11
11
18
25
3
3
3
11
28
25
3
86
3
27
27
27
62
27
27
27
25
25
11
22
11
11
3
3
28
11
14
22
11
11
11
14
22
28
28
28
11
22
22
11
28
29
29
11
3
28
28
11
11
22
11
11
29
29
29
28
29
11
11
11
18
15
15
15
15
27
2
14
28
25
20
20`;
export const titles: string = `A1st ltA2nd ltAabbeEssDotCgDeordneterCogadoCpBcharyaBdjunct professorCmDiralCvDocateEgadoCwDokatBir marshalBkadE malChundGzadaBl hajjCcaldeCdDermanChDajFaFiCmDiranteBmbDassadorBntipopeBpostleBrchEbishopEdeaconFuchessGkeEitectHttoCqDuitectoHtoCs gorBssemblymanJemberIwomanDistant professorDoc profFiate professorDt profBtoCtDentionDnDorneyI at lawJgeneralDyE genBuntEieCxiliary bishopBvukatCvDocatoByatollahEullahAbapakCroEnFessGtDrEisterDtCyDanBcC et bcCaBegumBischofDhopBlessedBrCigE genEadierJ generalCotherBurgermeisterAcadetCnonDtorCpDitaineGnDtEainCrdinalCtholicosCvD lavEuffDaliereBdrDeBelBhCairFmanFpersonFwomanDncellorDplainCeikhDvalierCiefF justiceBikCtizenCv ingBllrBmdrDteBnelBoachClDnDonelCmandanteDdrDmE dottEandantHerEendatoreEissionerEodoreErDradeDteFsseCndeFsaDgressmanIwomanDstableEulDteFssaCronelDporalCuncillorHmanHorHwomanEselorEtF palatineFessI palatineBplCtDnBrown princeMssBzarEinaAd naCyu nBameCtinDoE drFseriGriDukF drGseriHriCuphinBdrBeaconDnClDegateCnCpDutadaHoFeFyG prime ministerCsDembargadorNaCtDectiveBhrBipDl betriebswGiolFchemFdesFgeolFinfIormHgGurFjurFkffrHmFmathFoecFpadGhysGsychFsozFvolkswFwirtsch ingEom ingenieurHkauffrauLmannDutadaHoCrDectorBmnBnaBocD drG scDentDteurEorGaHndusCgeCktorCmDineeCnDaCttE ssaEorGeHssaEssaCutorGaBrC and mrsDhabG inzGilEcF multDingFzEurDjurDmedG dentHhabilHvetEontDphilH habilDrer natHpolDscDtechnEheolCaCsDcBsBtnBucDaDhessHeCkeCqueFsaAearlBcumenical patriarchBdlerBl hadjCderCectorFressBmeritus professorCirCperorDressBncikCfCgD aEoDaDenheiraJoDineerDoDrCsDignBrBsqDuireCtate ofBvangelistBxCcelentisimo senorDmaF sraEoF srCmaE sraDoE srH drAfamDigliaEliaGeFleFyCtherBeldmarschallBield marshalCl drElicEmagCrst lieutenantGsergeantBlight lieutenantCt ltBormerBrCateDuEleinDyCeiEfrauEherrDreChrClCokenCuBurstFinAg zhaBenDeralHleutnantHmajorComEetraBnBobernadorCspodinFzhaCvDernorBr uffCaafDfEinDlDnd duchessIkeGuffFmaFpaEnyCofDup captainBsC tsAhabilCdjiCfezDizCjDiEaDjEahEiCravCuptmannBeC drCirs ofCr excellencyEgraceEhighnessFonorIurEmajestyEroyal highnessDeditary princeRssDmanaGoDrEnDzogCtmanBhBis eminenceFxcellencyEgraceEhighnessFolinessGnorIurEmajestyEroyal highnessBjChCiBmBnaCoBofratCjjatoleslamCnD attyEdrEjudgeEmrGsDorableEurableBrCavChAibuBcdrBgweBlmaE sraDoE srBmamBnfantaGeCgD archEet ingEmgrDegnereEnieraIoHurJsCsinyurDpEectorCzDenyrBrCmaEoAjhrBkvrBonkheerEvrouwBudgeDrCr kandCsticeAk yu nBaiserCnzlerCpitanBenBhCan bahadurCediveCunBiaiE hajiCngBmnBnightBommerzialratBsBtnBumDariCrfurstByaiE hajiCriaEosAladyCirdCnce corporalDdgrafHveIineCteBcdaDoCplBecturerCk dentEmedEstomCutnantBicDenciadaJoCeutF colGgenFenantK colonelNmmanderLgenOeralMovernorBordBshykhBtC cdrEmdrEolDgenEovAmadamFeDemoiselleCestraGoCgD iurEphilErer soc oecDisterGrateCharajaGniCitreCjD genDorF genJeralClamDlamCrchionessDgraveHineDkgrafDquesHaHsFisHeDshalCsterG sergeantIgtCulanaFwiEviCwlanaFwiCyorBddrBeCd drDizinalratCester in de rechtenCjDuffrouwCneerDinaCssrsCtropolitanCvrEouwBgrD et mgrEinzBianCjnheerCnDisterGreHoCssEusDterEressBlleBmeDsBollaDviCnsEeigneurFnorEieurFgnorJeCst revIerendCuftiDlanaCwlawiBpBrC and mrsDscCsBsCgrDtCtrBtraDoBudrCftiCllaFhBvdrCzBwBxBzeeAnawabBizamBotarinBushiAobaCerstGudienratOinBfcrCficerBgr gorBnCorevoleBp drBtunbaBzvDegyApadreCeddrCnDditDiCstoorFrCterDriarcaIhJeBcBdBeCr indCtty officerBfarrerCcCrBgsD tsBharmdrCdrCmrBiBmBolkovnikCpeBrCasidentCefeitaHoDsEidentJeCimateEe ministerDnceG electorGssFipalHeEzFessinDorFessDv dozEatdozentGeH first classCofE dr habL inzMn medIscFhabFssaEaEesorIaGseurHorJ emeritusJaJeKssaJsEsFsaDphetDvostBsicEologaIoCtBtCeBuanE sriBvtAqariCziBfbBueenF motherAraCbbiCdmCgDioniereCjaCvBcdrBear admiralCbbeCchtsanwaltMinCpDresentativeCtDiredCvD drEfrDdE drDerendBidderCght honJorableKurableGreverendCtterBndrBodzinaBsdrBt honG sirDrevAsahebDibCintCntoCrdarDgeFantFntoCudaraCyedDinDyedEidBchwesterBecDond lieutenantDretaryCnDadorHaEteurForHeDhorGaDorFaFitaCrgeantI majorDjeantCyhDyedBgtD majDoBhaikhDykhCeikFhDriffCreeDiEmatiBigD naEraDnaEorGaGeGinaDraCndacoCrDdarDeCsterBlecnaBmtBnBoeurCrBpeakerBquadron leaderBrCaCeeCiDmatiCtaBsgtCiBtCaff sergeantHgtCbCeuerberaterNinCudienratBultanCorEaCperintendentDtBwamiByedAtan sriH datoLukJrBekn drCngkuDienteBhdrCe estate ofEhonHorableIurableElateEmost revErevH drHdI drHerendFight honNourableKrevFt honHrevEvery revClicCsBitular bishopBoh puanBreasFurerCooperBsarEevichEinaBteBuanCnD drDkuAuncleCiv dipl ekonKingKpravFprofBstadFhEzBzm drAvadmBenerableCrDeadorIaDy revIerendBicarDe admiralFpresJidentDomteCscEountIessCtezBoivodeBpAw roBarrant officerBeizeritGoBing commanderBoizeroAxianshengDojieAyabBbC datoChgBrd docH drAzuster	first lieutenant
second lieutenant



abogado


archbishop
swami

admiral

advocate


adwokat


akademik
inzenyr

akhund
hajji

alderman

alhaji
hajji
alhaji
hajji
almirante

ambassador



architetto






arquitecto


docent




associate professor

assistant professor

attention

attention

attorney
attorney
attorney
attorney

aunt
bishop

avvocato


ayatollah

vitez



barrister

baronet


bakalar
bakalar
bakalar




brother
brigadier
brigadier general







capitan


captain



cavaliere
grand officer
grand officer

commander
commodore
coronel
chaudhry






sheikh





civilingenjor
councillor
commander
comandante
coronel

colonel
colonel


commander
commissioner
grand officer





commissioner









count
countess




councillor






corporal
captain
captain


tsar
tsarina
dona
doktor nauk

datuk
datuk
dato
dato
dato

dato
dato
dato

doctor


delegate

doktor nauk
deputy





desembargador

desembargador
detective

meneer
diputado
diplom
diplom
diplom
diplom
diplom
diplom
diplom
diplom ingenieur
diplom
diplom
diplom
diplom kaufmann
diplom
diplom
diplom
diplom
diplom
diplom
diplom
diplom

diplom



director

doktor nauk
dona
doctor
docent
doctor scientiarum











dottore
dottoressa
dottore


dottoressa


doctor

doctor
doctor
doktor
doctor
doctor
doktor
inzynier
doktor
doktor
doktor
doctor
doctor
doctor
doctor
doktor
doctor
doktor
doctor
doctor
doctor
doctor
doctora
doctor
doktor
dominee
doktor nauk

duke






patriarch

hajji








enfermeiro
engenheiro
engenheira
engenheiro
engenheira



engenheiro
engineer
ensign

engineer
esquire




excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
excelentisimo
family
family
family
family
family




filosofie doktor
filosofie licentiat
filosofie magister



flight lieutenant

frau







pere
freiherr
fraulein




gospozha
general



geometra

gospodin



governor

grand officer



general


grand officer



vitez

giao su
giao su
doctor
hajji
hafiz

hajji
hajji
alhaji
hajji


rabbi

his excellency
his excellency





her honor







herr


his highness






his honor


haji
hajjah
haji
his majesty
hermana
hermano


honorable
honorable
honorable
judge
honorable
honorable

honorable
herr
rabbi
his royal highness

doktor
chief
excelentisimo
excelentisimo
excelentisimo
excelentisimo

infante

ingenieur
inzenyr
inzenyr
inzenyr






inspector

inzynier




jonkheer
jonkvrouw




juris kandidat

kandidat nauk



kandidat nauk
kiai haji



kiai haji


kandidat nauk

hofrat
priest
kandidat nauk
kumari

elector
kiai haji
kiai haji





landgrave



licenciada
licenciado
lance corporal

lekarz
lekarz
lekarz

licenciado


lieutenant
lieutenant colonel
lieutenant general



lieutenant general



sheikh
lieutenant
lieutenant commander
lieutenant commander
lieutenant colonel
lieutenant general
lieutenant governor

madam



magister
magister
magister
magister



maharaja

major
major general

major general

mallam




margrave








master sergeant

maulana
maulana
maulana
maulana

doktor
maitre
medicine doktor
hofrat

mejuffrouw



mr

mevrouw


magister
magister

meneer
minister




mrs
mr
mrs
mademoiselle
madam
madam
mullah
maulana
monsignor





most reverend

mufti
maulana
maulana



magister scientiarum


monsignor
master sergeant
master
maestra
maestro


mullah


medico veterinario zootecnista
mevrouw




notar

chief

hofrat
hofrat
officer

docent
onorevole

operator
chief
ozvegy


doktor






patriarch

patriarch
constable
privatdozent
padre
perito


private first class
pfarrer
pho giao su
pho giao su
doktor

doktor
perito
prime minister


pastor



president





elector


prince




privatdozent



professor
doctor
doctor
doctor
doctor scientiarum
doctor
professoressa
professora




emeritus professor



professor
professor
professoressa


psicologo
psicologo

pastor
pandit
private

tun
private


quimico farmaceutico biologo


rechtsanwalt

rear admiral
ragioniere


rabbi
doktor

rabbi

rechtsanwalt
representative



reverend
reverend
reverend
reverend
reverend


right honorable

right honorable



family
doktor
right honorable
honorable
right reverend
sahib




sergeant
sergeant


sayyid

sayyid


secretary


senator












sergeant
sheikh
sayyid
sergeant
sergeant major
sargento
sheikh
sheikh
sheikh


shri

smt
signor
signorina
signora
signorina


signor

signora







sayin
pere



senor
senora
shri
shri
smt
senorita
staff sergeant

saint

staff sergeant
steuerberater

steuerberater
hofrat

suora


superintendent

sayyid

dato
dato
dato
teknologie doktor


doktor
estate of
honorable
honorable
honorable

reverend
reverend
reverend
reverend
reverend
reverend
honorable
honorable
reverend
honorable
reverend
reverend
doktor
thac si
bishop
tun
treasurer





teniente


tun
tengku

diplom
diplom
diplom


ustad
ustad
uzman
vice admiral

vereador


very reverend



vice president


viscount




vice president
weizero

weizero
ato

ato


yang berhormat
yang berhormat
yang berhormat
yang berbahagia
docent
docent
	

abbé
















академик
inženýr


























doçent

























vitéz








bakalář
bakalář
bakalář










bürgermeister



capitán

capitán
























civilingenjör
















































доктор наук
















доктор наук



député




































доктор наук


doçent











doña
















inżynier


















доктор наук





































excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo
excelentísimo




















fräulein




père

fräulein
fröken

fürst
fürstin
госпожа






господин

господин
госпожа





gräfin







vitéz

giáo sư
giáo sư






























































excelentísimo
excelentísimo
excelentísimo
excelentísimo




inženýr
inženýr
inženýr








inżynier
inženýr

irmã
irmão








кандидат наук


капитан
кандидат наук







кандидат наук



кандидат наук





κυρία
κύριος
















































maître











marqués















maître































monseñor
























médico veterinario zootecnista






女士






doçent


operatör

özvegy
özvegy



















phó giáo sư
phó giáo sư





полковник


präsident









































psicólogo
psicólogo
psicólogo








químico farmacéutico biólogo














































sayın









sénateur




señor
señora
señorita






























slečna

sayın
père



señor
señora



señorita

씨



*




































thạc sĩ





































vitéz








先生
小姐




doçent
doçent
	24
24
418
105
149
120
346
120
85
351
136
24
24
347
347
191
528
528
24
205
127
52
274
52
213
30
30
416
52
416
52
166
166
30
30
105
85
576
85
85
99
99
136
137
120
120
191
237
30
30
30
136
136
136
136
375
376
376
373
30
30
30
30
30
261
261
105
768
137
137
52
52
383
411
175
48
48
347
347
175
640
855
127
127
127
48
301
149
417
85
24
24
24
24
85
346
218
149
149
166
481
166
264
24
149
105
250
271
271
250
24
24
650
527
30
30
30
30
315
149
52
526
218
30
447
30
216
30
24
166
166
30
264
24
24
166
24
30
271
481
24
250
30
24
30
30
526
297
410
341
30
30
218
30
345
271
166
24
30
30
30
30
30
175
99
48
99
24
264
24
99
99
48
99
582
205
311
236
236
212
212
212
236
212
212
212
525
70
149
315
300
30
205
30
229
229
413
30
30
529
229
529
24
24
642
213
70
70
70
70
70
70
70
119
312
70
70
119
70
70
70
70
70
70
70
70
119
70
119
213
213
30
30
205
852
315
237
312
216
442
136
120
313
345
119
585
349
450
441
137
443
137
137
137
137
191
191
369
373
138
138
119
70
70
119
138
119
119
119
70
70
70
70
119
70
119
70
70
70
70
573
136
127
349
205
297
345
48
297
175
410
341
175
105
228
52
149
344
99
136
48
48
48
383
574
191
368
368
191
191
191
136
368
136
24
218
575
279
279
111
85
30
152
152
152
152
152
152
152
152
152
152
449
592
593
449
590
376
85
263
24
216
216
216
24
24
24
24
30
589
348
856
562
214
350
228
228
418
228
562
568
568
228
228
567
24
24
263
263
137
137
477
213
477
567
30
30
271
298
343
228
166
99
99
271
261
261
261
411
24
577
314
70
52
274
274
274
52
416
52
236
52
534
263
48
111
111
48
48
48
48
48
48
48
99
99
214
214
641
474
343
344
344
48
48
48
48
48
48
48
48
48
532
236
532
48
214
214
170
52
769
111
111
30
111
111
30
30
474
534
48
564
127
412
152
152
152
152
149
765
410
119
127
127
127
137
120
120
119
313
236
24
24
138
235
313
350
350
298
298
298
298
300
235
216
300
205
342
346
482
205
302
48
99
595
302
302
175
205
175
170
774
205
364
364
342
302
302
851
635
377
48
24
342
99
99
300
120
120
24
136
138
138
138
263
120
120
120
24
24
24
24
24
24
24
24
30
377
52
264
24
24
24
24
30
311
311
853
120
120
119
138
138
138
119
30
48
99
583
264
24
218
24
24
533
533
48
99
99
342
341
341
48
175
525
218
377
24
24
52
52
52
52
52
649
127
771
216
170
313
366
366
476
566
279
105
859
366
235
138
138
527
476
300
85
413
213
367
311
478
311
857
367
279
52
52
85
531
214
638
85
348
85
85
52
52
52
30
478
373
312
367
367
85
24
279
120
120
235
52
52
52
235
278
366
586
594
48
344
170
570
412
263
170
170
24
24
237
250
250
237
412
563
563
214
127
451
351
854
349
85
301
773
105
531
24
370
350
445
24
301
24
301
314
314
127
235
127
445
30
482
149
149
346
229
229
30
30
213
417
30
175
99
48
136
345
343
228
149
105
370
119
218
24
369
138
138
138
312
138
443
191
120
120
442
369
136
191
137
137
136
136
137
149
315
278
278
278
105
351
24
564
272
24
52
52
278
175
99
770
85
24
137
137
175
149
127
24
85
170
170
30
30
24
24
775
105
105
85
105
85
767
30
30
30
85
343
235
451
127
30
111
85
48
48
85
214
766
24
24
166
447
274
448
52
52
301
30
24
30
30
213
213
413
30
250
639
566
637
441
441
24
24
24
52
52
264
24
166
52
52
52
52
218
374
374
364
643
565
565
365
475
365
475
365
365
250
636
48
297
85
850
858
448
418
214
30
24
450
569
374
591
364
569
24
587
149
24
24
370
170
170
170
175
348
348
24
24
351
274
236
212
212
212
216
272
166
127
111
111
111
111
30
105
105
105
105
105
105
111
111
105
111
105
105
127
314
105
272
30
30
24
48
99
99
166
383
272
272
272
261
444
572
444
119
52
52
52
237
24
417
229
229
229
85
85
85
24
30
30
297
48
48
48
411
99
30
571
24
571
375
24
375
588
570
414
414
414
584
237
237
349`;
export const particles: string = `AabuBdBfBitBlCBnC derCdBpCBrBsChBtBuf derCs demBvBzAbarCtBenDtBinDtEeEiBnBtCeBuAdaClDlaCsBeC elDlEaFsEosCgliCiClDlaEeEoCmCnCrCsBiBoCCsBuAelBtAferchAhaBetAibnBn tAkiziByzyAlBaCsBeCsBiBoCsAmacBcBintAniCcAoBchBfBgCliDuDyBp deFnDtBuladDdAqiziAsaintFeCnDktDtaEoCoBoBtCeAteCnCrBilAudBiCt deBlBmmBndBrAv derBanD deGnGrEhetEtFerDdenFrBdBomCnD demGrEund zuAweldBuldAyAzuCmCr	
al



bin
al



bint
al
al
al
al



al


bin
bint


bint
bint
bin
bint
bint













de l








bint



al
and



bin



al













and

and
















bin
saint
saint




al


al

and
al
van der





van het

van den
van der
van





ould
ould



	




































































































































	201
201
550
273
273
780
201
230
817
778
603
201
201
201
201
230
230
550
201
607
601
777
600
275
379
379
379
275
454
454
273
257
358
257
429
160
428
306
306
428
428
257
358
306
257
257
257
551
258
551
306
257
602
429
429
306
201
818
598
772
822
275
160
599
453
273
432
431
432
432
358
358
431
471
625
597
415
415
471
819
821
815
535
535
776
160
160
160
273
275
453
352
352
303
352
303
303
352
779
303
303
258
258
258
820
530
415
160
273
201
816
530
160
160
160
160
160
160
160
160
258
258
258
230
230
230
230
230
275
275
431
430
430
430`;
export const generations: string = `A10thB1thB2thB3thB4thB5thB6thA2ndA3rdA4thA5thA6thA7thA8thA9thAdaBe jongeIreDoudeHreCn aeldreFldreEeldreEyngreCr altereEjungereBjByAel jovenDmozoDviejoAfifthCglioClhoDsCuBourthAhijoAiBdCosbBfjBiCiDiCndBl giovaneDvecchioBuniorBvBxAjniorCrBrBunDiorDrAlancienBe jeuneAmlCadsiCodszyAnetoBuorempiAo mocoCvelhoApadreCiBereAsecondCnDiorDrBixthBnrBobrinhoBrBtarsiFzyAthe elderEyoungerCirdAvBanhempiBiCiDiAxBiiDiCvCxBvCiDiEiBxCiiEi	10
11
12
13
14
15
16
2
3
4
5
6
7
8
9
sr
jr
jr
sr
sr
sr
sr
sr
jr
sr
jr
jr
jr
jr
jr
sr
5
jr
jr
jr
jr
4
jr
1
sr
sr
jr
2
3
4
2
jr
sr
jr
4
9
jr
jr

jr
jr
jr
sr
jr
jr
jr
jr
grandson
jr
jr
sr
sr
sr
sr
2
sr
sr
sr
6
sr
nephew

sr
sr
sr
jr
3
5
sr
6
7
8
10
12
13
14
19
15
16
17
18
20
22
23	

































































































	113
113
113
113
113
113
113
106
106
106
106
106
106
106
113
380
465
460
465
460
608
615
613
609
380
380
617
624
462
462
610
207
621
468
612
623
207
463
469
616
461
461
106
106
106
106
459
459
618
106
316
106
106
106
207
106
113
611
619
381
381
466
622
464
467
614
463
468
620
207
207
106
113
207
106
467
106
381
466
113
113
207
207
464
207
106
106
469
113
113
113
316
316
113
113
113
316
113
113`;
export const postNominals: string = `AabogadaGoBcCaCcaDount managerHantCmaCtorDressBdministratorCvocaatEgadaHoCwokatBiaBmCerican footballCministratoreO delegatoPunicoBnalystBoBprnBrchitectJeHktJinHttoCnpCquitectaJoCtistBthleteCtorneyI at lawDyBuditorCthorBvocatGeAb scBaC honsCkkCnkerCrchDristerCseball playerDketball playerBcbaComEmBdCsBedCmCneficiaryDgBoxerBrokerBsCcD honsCnBtechBuilderCsinessmanIwomanAcaeCrpenterBbeBcCc slpBebsCngCoBfaCoCpBgmaBhCairFmanFpersonFwomanDrtered accountantCemistCfcCief executiveP officerGfinancial officerGoperating officerDrurgienBiaCoCrujanoCsaDspBluBmaCgCoBnmBo founderCfounderCmmercialistaDpany secretaryEoserCnsulente del lavoroGtantDtadorCoBpaCcuBricketerCnaDpBsaCcCsiDrBtoBvoByclistAd philBbeBcBdCsBec dDdDeasedCntistHaHeCveloperBierenartsCpl ingFkfmEomatCrecteurJ generalGorI generalIaGriceEtorCsBlCittBmdCinBnpBoCctor of medicineKphilosophyBphilCmCtBrphCscBscCoBvmAeaBconomistCrivainBd dCdCitorBlectricianBmpresarioBngineerCtrepreneurBsqDuireCtate ofBt alDuxDvirBxecutive directorGorGrixCplorerAfaanDpCccDharztEeDogDpDsCiaBbaBcaCcaCmaBieeeClm directorBnpD bcEcBootballerCunderBrcgpDogDpEcFhEeDrDsEcCengCicsCmCsDaDcDeBysiotherapeutAgbeBcCbConBeneral managerIpractitionerIsecretaryCometraCrantGeDenteH geralCschaftsfuhrerPinBmBolferBuardianAheilpraktikerBistorianBomme politiqueBuisartsAinfirmiereChaberHinBpAjdBournalistBpBsdBuris doctorAkbeBcCbCmgCvoBgBinesitherapeuteBtAlawyerBcmhcCpcCswBecturerCkarzBiswCtt dBl bDmCbD honsCdCmBmftChcCtBoodgieterBpcDcCnButcAm humCkesDnCpdCscDiBaCgClerCnagerFing directorCrchCthematicianBb bsDchbCaCbsCchbCeBcaBdCbCivClCmCsBedDecinDicaFoG chirurgoCngCpBfaCtBgrBhCaBieeeBkomBlaCisCsBmBnaBpCaCdChDilCpCsBrcgpDogDpEsychDsCicsBsCcCiCnCpCwBtCechBusicianBvoAnaBoneCtaioFreErinGoGsGuszFyCvelistBpBurseAoamBbeBcsoBdContoiatraGlogoBffice managerCmBmBpCticianBsaCbBtrD lBwnerAp engBa cCinterCrtnerBcBeCintreCngBh dCarm dFacistFdCdCilosopherCotographerCrCysicianHstBilotCttoreBlumberBmpBoetCliticianHoGkerJinBresidentJeCocuradorDducerGt managerDgrammerDject managerDkuristJinDprietorBsychologueDdBtAqcBpmAraCcing driverCdca prawnyBdCnBechtsanwaltMinCsearcherCtDdDiredBibaBnBphAs agCfarmCkomCpdCsosBales managerBcC dChriftstellerCientistCulptorBdbBeCcretaryBhCrmBingerBjCdBkomBlpBoccerDioF gerenteCldierDicitorBp ogDpdCdChrBsiCjCosBtCeuerberaterNinCmComatologCudentBurgeonDveyorBvdBwimmerAtandartsBeacherBhdCeologianBierarztIinCtolareBreasurerCusteeBteeAunknownBsaDfCcgCmcCnDrAvcBeterinarianBice presidentBorstandAwrestlerCiterAzahnarztIin	








































bs

bsc


















bs
bsc





























































phd






















csc

litt d




md
phd
phd


















esq





















frcpe


fnp
fnp


frcpe
frcpe




frcpe



frcpe


frcpe








































kg








llm


llbhons










mhum
mkes
mkn
msi
ms
msi
































frcpe













frcpe




frcpe

ms


































otr

peng
pac






phd
pharmd














































sag
sfarm
msi
msi
ssos


dsc


















spog
sppd







































	













































































































































directeur général
























écrivain






























































gérant
gérante


geschäftsführer
geschäftsführerin







infirmière














kinésithérapeute


















































médecin
médica







































n/a
















odontólogo


































político























rechtsanwältin





























sócio
sócio gerente
























tierärztin


















zahnärztin	148
148
121
55
55
17
17
79
17
17
17
251
252
252
299
26
121
17
158
158
158
17
121
26
17
125
94
94
158
142
148
148
17
17
17
17
26
17
17
125
125
26
165
142
280
17
26
17
17
17
79
26
26
165
142
165
470
17
26
17
17
165
26
142
26
142
17
17
17
55
17
63
121
55
55
55
111
55
111
55
55
121
17
17
17
17
17
17
55
17
17
17
17
125
262
111
148
55
55
55
55
63
111
79
17
17
158
17
17
158
17
148
111
55
55
17
55
26
55
121
55
63
111
63
17
26
63
165
165
26
176
176
176
17
158
125
17
251
280
280
17
125
125
17
148
148
125
252
606
121
26
26
26
26
165
26
26
26
142
26
26
458
26
63
26
262
17
125
26
26
17
17
148
17
17
26
26
176
176
176
176
17
17
17
17
55
26
142
94
26
193
26
26
26
193
55
55
79
79
17
142
79
79
17
17
79
79
26
193
79
79
79
26
193
55
79
55
55
79
55
193
251
63
121
63
193
17
17
17
158
125
125
148
252
94
94
121
17
17
94
17
125
251
125
94
94
282
26
17
121
26
26
63
121
63
63
63
193
125
193
17
79
79
55
17
299
79
26
142
280
26
142
26
26
55
55
79
251
55
79
26
55
206
206
206
260
26
260
165
280
94
17
17
165
17
26
26
26
26
26
63
142
26
170
26
170
26
142
165
125
252
158
158
26
63
26
79
458
260
142
79
281
63
26
26
260
63
63
26
281
26
26
26
26
79
79
26
79
26
79
165
26
281
26
63
26
282
142
17
63
176
176
158
125
94
148
251
299
17
17
26
17
63
63
193
165
158
148
17
63
121
121
17
470
63
626
79
17
55
142
17
17
121
262
125
55
26
26
17
26
26
17
17
55
17
17
17
158
17
55
17
17
148
94
94
17
148
148
17
17
17
17
94
94
17
125
26
165
63
193
262
17
299
262
55
94
94
17
63
63
63
26
26
26
206
206
260
260
206
17
121
26
94
17
17
63
282
17
282
55
17
121
26
281
79
17
252
252
17
17
206
206
281
55
262
63
206
282
94
94
26
299
17
17
17
63
17
251
17
26
17
94
94
158
17
176
176
176
121
63
63
63
63
63
121
17
17
94
17
17
94
94`;
export const nameMarkers: string = `AactifEveBftDerBkaD theBliasCso known asBpproximatelyAbBcCeBefDoreCtter known asBornAcBaClledBircaBoniugataAdBbaBe domoDsolteraCttoBichoCedCtDeBoing business asAearlier known asBchtgenote vanBpCouseCseBvAfallecidoBkaBlCoruitBoddDtCrmerlyI known asAgebDoreneCnDanntCstEorbenAknown asAmortEeEoAnacidaFoCscidaEutaCtaDoBeCeAofBmaa sukuaApreviously known asArodDenaCzDenaAszulEetettAumBrozhdGennayaAvdaD deBedDovaCrehelichteDhEeirateteDsDwEitweteCuveBiudaF deDvaF deBveAwoAz domuBd	about
about
about
about
also known as
also known as
also known as

about
birth
about
about
about
about
also known as
nee
about
about
also known as
about
married
death
doing business as
nee
nee
said
said
death
said
said

formerly known as
married
married
married
married
married
death
formerly known as
about
about
nee
nee
formerly known as

nee
nee
said
said
death
death
also known as
death
death
death
birth
birth
nee
nee
nee
birth
nee


nee
formerly known as
nee
nee
nee
nee
nee
nee
about
nee
nee
married
married
married
married
married
married
married
about
married
married
married
married
married
married
married
married
married
nee
nee	




























































































	452
192
192
192
164
164
164
164
192
580
192
192
192
192
164
382
378
378
579
378
479
456
164
630
627
372
371
456
372
371
164
164
644
645
318
318
648
604
164
192
192
217
217
164
164
217
217
372
371
455
455
164
457
457
605
446
446
631
632
382
581
382
217
578
628
164
634
629
633
217
472
472
596
473
473
317
317
646
479
283
283
283
452
283
283
318
317
317
480
480
318
647
217
217`;
export const givenFrequency: string = `AaadaDhyaDuCgeDotCjonusCkuCmirCpoCravDizDneEiDonDtEiDyaCshaBbabuDlDnEdaEiDsEsDtteDyCbaEdEnEsDeEyDiEeDoEndioDyCdDalaFlahDelFkaderDiDolrezaEnEulayeDuElFazizFlaHhIiGeGoFrabHhmanEmuqitErFehimEsDylCeDerDidDlEardoEitoDrEaEraChayDijeetEnavEshekFitCiDaDdEaEinDeElDgailDhaFilDmbolaDramCladeCnerCoDlEfazlDuCraEhamGoEmCsalomDolomCuDbakrDlEfazlCzalBcamasCeDlDyChiengEkeElleEmFelechDkarDourCieCkerCratusBdCaDhDiltonErDlberoHtIoEgisaEineEvardDmEaFrdisEeFeFkEoFuDnDoDrnaseDsEiekCdaeDeDieEsFonCeDbayoEisiEowaleDdayoEejiDeElEmDlEaFidaHeFkunFsiaEeFkeEheidEiaFnaGeGoElFaFeEmanFoDmEarEirEolaDnEaDolaDshFinaDtokunboDwaleDyinkaChamFhDemarCiDbDeEleDgunDkaDleEioEsonDnEaDrDtiEyaDviCleneEtaDiCmDirCnaEnFeColfFasFekFitoFoEphDmasEnanDngoDumCriaFanFenFnGaGeGnaHeGoGsEenGeGneEonCugnaCwoaCyaatomorDeBeCdDammairDhghalClfgifuEheahEricEweardFineCngusDorCrnoutCthelburgGflaedHrithGstanGwineHoldBfanasyDqCetCfifDoCifColabiDnsoCreenCshinCtabDonBgabeyDpitoDrDthaFoclesGnCboolaCeDnorCgelikiDieDreyChvanCiDcaDkaDlazDmClaeEiaCnelEsFeEtaEyaDoloDusCostinhoHoCripinaFpaDoeciusCuDedaDsiaEtFinHaCyenimBhadDronDziahCijahCmadEnDedEtDoseCsanBiCbhilinDinnCchaCdaEnDeEnCfricCgaErsCichiroCjaCkateriniDoClaDeanEenEneEranDiEllCmanErDeeDiCnDarsDeDoDsleyConoCriDtonCshaDlingDsataDultanDyahCtanaDorCurCvarFsCyanaBjaDyiCdaCishDtClaCmalCoseDyBkagunduzDnbiEdeEeDriFkaCbarFalyDulatCdemirCeDelEmDmiCgulChilFaDtarEerCiDbaDeDfEumiFsaDhideFkoFroFsaFtoEoDieDjiDkatsuFzuEoDlahFndeswariEuDmasaEiFtsuDnEaFriEobuFriDoDraDsadaEhigeDtakeFroEeruEoFshiEsuguDvaDyasuEoFshiEukiCkasitClCmalCosCpanCramCselCuCwasiBlCaaEeldinDddinDinFaFeDjosDkshmiDmaEeluEsyahDnEaEeFkEnaEoFudEsonDricDsdairEsaneDtiniDwiDynaCbaEdeEnoDenErtGaGeHtGhaGinaIeGoGsGusDinFaFoDrechtCdaDeaEmirEnDinEsEyarDoEusDredDwynCeaseDcEiaEkDdDenFaDhDidaEshaExDjandraIinaIoDkosEsFandarIerIrJaKsJeJsFeyFiGsFyDmEsegedEuDnEaEeEkaDsEhaFiaEiaEsandraJoFiaDtaEhaFeaFiaDuasDvDxEaFnderHraIeIiaJnaIosIuEeyEiFaFsFusCfDieDonsoFzoDredGaHsGiaGoDyCgerFnonDieEmantasEsDyCiDaDcaEeEiaEjaDdaDeuDkhanDmDnaEeEurDsEaEeEhaFiaEiaEonEsaEtairDtaDxDyaEeDzaEeCjeanCkanClaEhEnErdyceDeenEgraEnFaFeEtteDieEnFeEsonDyEnEsonCmaDedaEtaDogDutCoisDjzFyDkDnEaEdraEsoEzoDysiusCpDarFslanEslanEyDerDhaEonsHeHoCrunaCsonDtonCtaEgraciaEnDeoErDhaEeaDinDmanDonCunCvaEroDeraFtaDinFaDydasCwinCyDaDceEiaDsEaEeEhaEiaEonEsaFonBmadaEeFoFusEoFrEuDhleDiaDkaDlEbergaEiaFeEricDnEdaFineEeEullahDrEaEiahFldoFsDsonDyraDziahCbakoErDerFlyDicaDraEeEogioFseGiHusEusCedeoDeDliaFeFjaEjaDnemhatGopeEhotepEmoseDrEicaChalgaidhDladhFidhFoibhCiDckDeEeElDlDnEaFtaEeEuFllahDrEaDtEaCjadCletoCmarEvaruDieDonCnonCoryDsCparoCrDitaCschelCundCyBnCaDbelGleEhitraDhitGaDisDlisaDmariaEolDnEdEeEiaEnEyaDrDsEsEtaciaGsHiaIjaJeIoIusIyaEuyaDtolGeGiHoHusGyCcelDhalCderFaFsGonDisDoniDraFnikFsEeFaGsFeGaFiGnaFjGsFsFttiFuFwFyEiaGsFjanaFsFyEoulaFylaEusEzejDyCeDtaEteCgalaammanDeElFaFeGnaGsFiaGcHaGkaHiGnaHeGqueGtaFlaGeFoFynDharadEelDieElaDlaEeFaDusChCiDaDbalDcaEeDkaEoDlDrbanEuddhaDsEaEhFaEsaDtaEraCjaEliEnetteDelicaEmCkalammaGparamecuvariDeDhesenpepiDitaClaithCmchadCnDaEbelHlIaIeGthEcskaEleeFieseGsaEmFaeGriaIeEpoornaDeEkeEliGeHseGseFleEmarieEttGaGeDiEbaleEceEeEkaEnaFgEsEtaDmarieDunziataCohitoDopCriCsahDellDgarDsiCtanasDeEkEoEroDheaEonieGyDioneHtteDjeDoEineHtteEnFeGlaHlaGttaIeFiGaGettaGjaGnHaGoFyEonDsDtiDunDwanCuchaDjDlkaDmatiDpEamaDragCwarFuddinDenCyaCzorDuBoCdhCiDfeCnghasFusBpakDrecidoEicioCiranaDsaiCollonioEoniaDstleCpiusDleCrilDylCutsiaqBqeelCuilaBraDceliHsGyDmEintaDntxaEyaniDsEhDtEaDvindanCbenDiDogastCcangeloDeliaDhangeEerEibaldFeCdaElEthDeliaFlGaGeEnDianEsEtFhDuinoCegDndEiDthaDumCfieCgeliaEntinaCiDaEnFaFeFnaGeFrhodDbertDcaEcaDeElFlaGeDfDhiroFtoDkDnaFgaEdamDstophanesDtomoCjaEnDenDunCkadiuszFyClaEndDeanEenEnFaFeEthaFtaGeDieEndaGoFeDoEwDyneCmaanEganFhanEnFdGaGinaGoFtasDenDidaEnFdaFeEsteadDodiosCnalFdoErEudDdtDeEttGaGeDieEtaDoEldGoEstEuldDulfGoConCpadDiEtaCronCsacesDenFeFiusDhavirCtDemFioFyDhurDiEeEnEomDsyomDunErFasFoFsDyEomCumugamDnEasEdhatiDpDukeEzatCviEdFsEllaEndEsDoDydasCwaDelDynCyehCzuBsaDdEullahDfDkoDltaDmiDnteGwaaDoCbjornCcaricCeemDlDmEahleDnaCgharChDaEntiEpuraDbelDelyErDfaqDhadDildEshEyukiDkDleaFeFighFyEiFeEyFnDokaGsundariEtDrafFqatDtaFrEonDvinCiaDeduDfDkDlEimDmakiDnrthegnDyaCjaCkoClamEnEugDeyDiCmaDiErEtaDundCparukhCrorCsafDefaErDhetonDiaEngDuncaoFtaCtaEmurDonDridFthrCukaDmiDnaEcionCvayujauCwadCyaDlymBtaDnasDrDullahDyCenulfDsChanFaseHiosIusDenaGisDosDrachtCifDlDqEullahClasDeEeComuCsuhikoGroEkoEmiFotoEnobuGriEoEshiEtakaFoEyaFoshiCtarEshinDilaCusaBubinDreyEyCdenDieDovacarDraEeaFyEiaFeEyDunCgenijusDustGaGeGinIaIeGoGusCkeDusitinoClayDeyDiffeEsDusCndreaCraDeaEleFiaGeGjusGoDickDoraFeDvandilCsmaDtejaFnEinCtumnBvaCdijaCelinaDntinDrellEilEyCgustCianaDeDgailDsDvCniCoCraamEmDilDomCtandilBwaDdCildaCleyBxelByaDdDkaEoDlaFhEewDmeFkoEiDnaEeEnaEoDzCberkDikeDukeCcaCdaEnDemirDinDoganCeleDshaFmaCferCgunChanCiDkDmDndriCkutClaDinDmerCmanErCnsleyDurCoDkaDubCraDtonCsaDeEgulElEnurDhaDuEltanEnCtacDekFinEnCuDbDkaDmiEuDruCvazCymCzereBzadehDharaDleeDriaGhCeemDmCharCieDmEullahDzEahEullahCmatDiCnarCoraCraDielCucenaDmaEiDsaCzieAbaCashaDtarCbaEkEraEsahebEtundeDetteDikerDsDuCcDaryDcioEusDsDuriusCdawiDbDerDrDzslawCekhyunDrCffourCgalamukhiDherDratChaEdirFurErDeeDiyyihDjatDramEiDucharaCibaDleyDnbridgeEiDrdCjramCkaryDhtiarDiErDoDrDsaClaEchEsingamFubramaniamEzsDdassareEomeroEurFsEwinDiEntDlabhDthazarDwantCmbarEerEiCnDastreDbaDdarGuDeleDkaEyDnusDriDuCoCppadityaDtisteCqiCrDaEbaraEckEkEnDbEarGaGeEeraEieEoraEraFoEuDdEhylEiyaDefootEndDiEsDkatGullahDlasDnaFbaGeGyFrdEesFttFyEieFmDonDrdhubhEeFttEieFngtonEyDtEhelemyFolomeusKwEleyEoloHmeoJuFnFszCsDakErDcomDharEirEkimDiaElFiaGssaErEtDriDsamDtianCtaDikanDkhaanDtEistaDuEhanCutistaDyrzhanCyardFmaaDeDkalDramCzDilBdCllhBeCaDgDnDtEaEriceGsGxGzDuElahCbeDinnCccaDkiFeEyCdaDiakoDrettinEiDwyrCeCgDnetDumChcetDnamDrouzCkiEmErClDaEidEnnaEyneshDdenDenDfordDiaEndaDkisDlEaFrminoEeEingerDvaCnDasEtEzirDceDedettaIoFictIaIeIoIusGktGtaDgiEtEuDicioEkEtaFoDjaminIasEieEyDkichiDnettEieEyDoEitDsonDtoFnDvenutoComDnnaDrmaDwulfCppeEoCrDadorEtDchtoldDechiahEketElEnadoFgarFiceFyDglindDhanGuDislavDkEayDnaFbeFdetaIteGineFrdHaHinJaJeHoEdEeiceFttaEhardItEiceFeGceFnoFtaEtDrdoEickEyDtEaEelEhaEieFlEonEramGnHdDylCsharaEoiDimDsEieCthEanGieGnGyEelElehemEwellDoDseyEyDteEieFnaEyFannFeDulCulaFhCvDanDerleeHyGyCyazidBhadraGkaliDgavathiDiraviDratEgaviDskarDusahebDvaniEeshCumiDpathiEinderDshanDtamataDvaneshvariBiCancaEkaCbekDiEnCddieEyCelCffCggiCjanDouDuCkeClalDelEsDgeDjanaDlEahEeEiFeEyFeDyanaCnDdiEyDiamEtaDnieDodDtouDuCpodtariniCragoDdEieDechDgerEitGtaDkEanDogElDsenCseraDhalFraDmahCtDaBjarneFiEteCorgFolfurEkEnFarBlagaEojGaGeFvestFyDineErEseEzeDkeDncaFhGardGeDthmacCeddynDgywrydDrtaDssingCodeuweddEwenDndellDssomCueDndellCytheBoCaDnnCbDakEnDbiFeEyFeDetteCdhmallDoCgdanGaDicDlarkaDnaDoljubEmilDuslawChumilCiesCjanCkDudenCladEtDeslawDkoDormaaCnaErDgEoDitaDnardEellFrEieEyCokerDthCraEnDgeEhildDisFlavEvojeDjaFnEeDnaDreDtDuchDysDzyslawCsaykhamDkoCthoDtyanCuDalemDbacarDlosDnnhangDtheinaErosDverieCwesCyakondaEnDceDdDetCzenaFkaDidarBracoDdEenEfordEleyFyEyDhimEmFaniDinDjanDmEwellDndaGoFeGeGnFiGeFonFtFyEimirFslavEkaFoEnonEtEwenDtaEislavEkoDulioDxtonDytonCeanaFdanFnGaGeDchtEkenDdeDeDnanEdaGnHusFonEnaGnEtFonFsonDtEtCiDanFaFnaGeDceEinDdgerGtHtIaIeFitDeDgetteEidGaFtteDnaEdaEleyEsleyDtanyEneGyFiEtFaGneyHiIeHyFenyFneyGiGyFonCockDderickEieEyDnachEislawHovasFusEsonEwenFynDokFeFinsFlynFsDrDwningCuceDnaEildaEoCyanFnaFtDceDnhildrEjulfEmorEnDonDsonBubbyCckCdDdEhadebEugEyDhiDimirCenaCffyDordCgraCiCkeDichiDolaDshClaEhEtDentDloughDutCmpusCnichiroDjiDkichiDnyDsakuEenDtaDyaminDzaburoCrakDcakEhardEuDdineDenDgessDhanDimDlDmaDtEonDwellCsherEraDickDterCttonCyukByamCronCulDngBziguAcabellCchtCdellEnFceDwaladrEganDyCeioniusDlanDsarGiusEoCferFcanCgatayDdasDlaFrDriChitCilleachDnnechEtigernDrennEineFstionaDtlinFynErionaCjetanClDandraDbraithDdwellDeEbDinEstaExteGoDliasFeFnicusFstoFxenusEumDumDvertEinCmDaldineDeliaFliaEronDiEeElFaFlaGeGoFoDmieEyDrynCnDanDdaceFnGceEelariaFmirEiFceFdaGeGoFeFsEraEyFceDerDgDiceDseverEuCoDimheGinDlanGnCpelErsDriceCraEdogDdellFwDelEnEyDiEdadEeEnFaFeEsaFsaEtaDlEaEeeGnFnaGeFsFttaFyEiFeFneFtaGosEoFsFtaGtaEtonEyFnDmaFnEeFlGaGiaHnaHtaGlaGoFnEinaGeEonDnellEyDolFaGnnFeGeFinHaHeFlFynHeHnEnEylnDriFeFngtonEolGlEyDsonDterDyElFlFonEnEsCsandraDeyDieEmirHaDlavDperDsEandraFundraEeyEiFaFdyFeFoEondraEyCtDaldoFinaErinaDeErinaDhEalFrineEerinIaIeGnGynFyEiFeEleenErineFynEyDieEnaDriceFnGaFonaDyCveCylaBeccoDeliaDieElFaFeFiaGeGoFleFyCdomirDricGkCferinoClalDeEnaEstaGeGiaHnIaIeIoDiaEkEnaFdaFeDsaCmDalDilDreCngizDkColaCrenDidwenCsarFeFioDlovasDsairCtadachDhlennDinCvdetDherDikCydaDhunDlanCzarFyBhadEiEliEwickDeDidbeoDkrabortyDlseDmacoEindaEorroFunEundaDnEaFnyaEceEdFaFerFiFosFraEelGlHeEgFeziFruiEhsyEnonEtalGyFeGlHlIeDpaEinDraEbelEdonnayEisGeGsaHeFtaGonGyElaFeenGnaHeGsHettaGtteGyFieGneGzeFottIeFsieFynEmainIeEoletteDsEeEidyFtyEkelEsidyEtityDuEcerEnceyDyEaCedelineEliDeDhDlammaEseaGyFieDnDolDrEeFeFlleEiFeFlynFseGhElyGnEonoEriGeFyGlEyFlGeGlDsleyEneyEterFonDtEanDvalierDyenneEneChayaDimEnnamastaCiDaEkiEngEraDcoDdiFockDeEhEkoEmiEnDhEaruEiroEoDkaFfusaFhikoFoFraFshiGueFyoshiEeEuheiDmariyaDnEaFmiFtsuEgEthanaEuaDpDquinhoGtaDreDsatoEeDtoseEraGlekhaDyakoEoFkoFnoFriDzuruCloeEtharCoeiDheiDkiDmanDngDsnaCrisFsieGyFtaHbelHkisHlGeenHlHnIaIeHrGiHaIanInJaJeHeInHnIaIeIiaGlGofIorosHperIhJeKrHsGyDudosDysanthosFogonusFtalCuDanDchoEkDichiElleDkwuemekaDlEuunDmleyEmyDnEgEyuDsBianDraFnCcelyCeraEraCgdemChanEtCllaEianCmbaethCnaedDdaEerellaEiFeEyDthiaCprianHoCraDiacoDoBlaesDggettDirFeDncyDraEeFnceFthaGtaEibelFceFndaGeFsGaGsaHeFtaEkFeDsEsieDudFeGmirGtteFiaGeGneGoGuHsEsDyEtonCeberGsonDliaDmEenceHiaGsGtHeHinaJeEmieFyDoEpatraEraEtildeDtaEeEusDveFlandFnDydeCiffFordEtonDntFonDodhnaCodaghDptonDraEindaDtildeDvisCydeBoadyCbhlaithCdiDyCenraadClbyDeEenEmanEneEttaGeDgateDinDlEeenFnGeFtGtHeFyEinDmEanDomanDtEonDuccioEmbaGusCmgallCnDaingGneFreElEnDceicaoFpcionGtionFttaEhaFitaFobarDdalEyDgarDjestinaDlethEonDnieEorEyDorDradGoEoyDsortsEtanceHtIinKeKoEuelaHoDtessaDwayCoperCraElFeeFieEzonDdeliaGlEiaFeDeenEneEttaEyDiEeEnFaFeFnaGeDlissDmacDneliaHsIzJoonHuIsGlDradoEieFnGaGeGneDtezEneyDwinDyCsimaFoDkunDminEoDtanzoFsEeaFlFnEinCuDlsonDrtnayGeyCwdenCyBraftonDigDtesDufordDwfordCeirwyDolaDscentiusFoniusCimthannDnoFcDsEeldaEpianGnHoEsFyEtaGlHynFenFiGanIoGeGnHaHeFobalGfanoGpherFyCocketCuithnechanDzCynDstaGlFleBsabaBtiborDradBucCindlesCmaliDhurDmanEeneDrunCnegundesEytCrtEisCstodioCthbertBwichelmByCdCndeyrnEiEyDogDthiaCriacusElDstalDusCthiaBzeslawAdaCbizivCceDiaCeCfyddCgDanDmarDnyDobertCheDliaDnCiDchiDfallahDgEoDkiDlfindDmbertEonDnaEeEisFusDreEokuDseyEhinEukeEyDzenEoCkoreEtaClalDeEneDiaEborElaEpDlasEinDmarDrympleDtonCmarisEskinosFoEyantiDekDianGoFoEenEonErDjanDlaDnatDonCnDaEeEhEndDeElFleEtteDiEaFlEcaEeFlGaGeGlHaHeGsEilEjelEkaElleFoEshEtaDkoDnEaFhEetteEieGlleEoEyDoDsoDteDuEtaFeDyelGlHeEloCoudaCphineEneCraDbiledEyDcelFyEiFeEyDeEjanElFlEnErcaDiEaEjaEnFaEoFnEsEusGhEyaDkoDlaEeenFnaGeEineDmenDnellDoldEnDraghEelGlFnEickFnEonEylDtaDwinDyElFlCsDhiellDtgirCudEaDmantasCveErnEyDiEdFaFeGkFgeFsonEnaEsEtFiDoEnErFinEudDudDyCwDitDnEaEeDsCyalEnaDleDnaDsiDtonBeaconDdraDnEaEdraGeHaEeEgeloEnFaFeCbDbiFeEraEyDeraDiDoraGhDraFhEoahCcaturDimusDlanDourseyCdeDraCeDannGaDdeeEraDnaDpEakFliEtiDrDttaCfneDorrestChartCichtineDdraFeDonDrdreCjaEnDeneClDaineEnaDbertDcieDeEnaDfinaGoDiaEciaElaGhEndaEsaDlEaDmaFrEerEyDoisGeEnEraGsFesFisFseEsDphaFiaGneDroyDsieDtaCmarcusDetFraGeGiaHceHusDiErEssieDondDpseyCnDaEeDeenEsFeDiceEsFaFeFhaFonFseEtaEzDnaEisGeEyDverDysFeDzelCokDnEnaCrbforgaillDekEssaDfelDibaEckDkDrellFnEickDvisElaDyaCsDhawnDiderioIusEraeFeGeDmondDpinaDsieFslavaDtinyCtlefFvDraCvanshiEsenaDenEshDiEnDletDonFaEraGhDranCwayneDeyDiEttCxterCzsoBhanishkaCiaDkrullahDmiterCruvCumavatiBiaDmondDnEaEdraEeEnFaFeDrmaidCchuDkEeyEieFnsonEonEsonEyDuilCdemErikDierDotCedraFeFichDgoDrdreDterGichEherEmarErichDudonneCgguDnaCjanaClaraEverEwarDberDlonDtonDysCmaDitarFrGaGiHeHosHsDpleCnDaEhDeshDgadDhDicuEsDkoDmukhamedDnyDoErahCodotusDgenisDnEeEisEnaFeCpankarCrckDkCsaCthorbaDiDlevDmarCvinaDyaCxieBjalmaFirDmelCenebaCiboBmitriyFyCytroBoCbieFslawDrinFvojeEogostFmilHrFniegaFslavCdgeEsonDieDyCganDuEkanEsChaCkeDuonCllEardEieFnEyDoresFisCmDagojEngairtDenechFicHaHoGkDingaGoFicHaHkGkHaGqueFqueFykasEtilaDninusDoniqueCnDaEldEtasFellaDellGaEttaGeDgDitaEzeteDnEaEchadhEellFttaHeEieEyDoghEvanDteDyaCppoCraEliceEthyDcasDdeDeathaEenEneEthaGeaFtaDiEaFnEeEnaFdaFeEsDjjavinDlaDningDotaFhaGeaHusGyFkaDrisFtDseyEonDthaFeaGyFyDuEkCtDtieEyCuangdeuaneDbravkaDgEalEieElasHsEoDtzenCvDeDieCyleDunBragaFnGaEicaFsaEoFjeFljubFmirFsGlavEutinDhomiraDkeDmaneDskoDvidDyDzaFnEenFtaCeamaDmaDnDstDwCiesDlonDssDtaCucillaDmmondDsillaBuaneDrteCbDhEanEchobhlaighEogDravkaHoDthachCdleyClceEieCnashDcEanEhadDdarDgDjaDlaithDodCradEndFteDbinDgaDiDkDmusDoDsunCsanFekDhanDkoDtiFnEyCttyCyDguBwainDnEaDyneCightCynwenByanClanDlanCmphnaCsmasBzanChokharCintarsAeabhaCchannEmarcachCdbaldEerhtEhardDredEicDweardEulfCldredEwulfDhmundCmonnCnbaldDfrithCrdleyEwulfDlEeFanFenFneEieFneEyDnestHineDthaCsleyDterBbbaDieCenezerDrhardHtConiFeEyCruBceDmChoCrinBdCaCburgaCdaDieEsonDyCebeDlEmiraDmDnDrEsonCgarFasFdoFsDellChemCieDkDlEmaEsonDnEsonDpDsEonDtaEhDvaldoCmeDilsonDondDundGasGoCnaCoardoDuardCraDisCselDonCuardoCvardGasDinFasFsCwardGoDidgeEgeEnFaDynCytaEhFeBelcoDiCrikDoCviBfeCfieEongCrainDenCtychiaBgeDmenDrtonCidijusFoDlCnechConBhrenCsanFullahCtelCudBibertDhearCdurCfionChiCichiGroCjaDiEnEroDunCkichiDoCleenEneErFtCmhinDiCnarDoEsukeCriniCshaEunDukeCtanDelDhanEneCvindCzoBjegayehuClerCnarBkanamshaDterinaIiCeiDneCinCkehardCramDemBlaDdiaDinaFeDnaEeEorDyneCbaDertDieCchinCdaEdErDenDinDonEraDridgeCeanorHaHeEseEzarDcDktraDnEaEeEiEorGaGeDonorHaHeDuterFheriosCfredaEiedaHeCginChamCiDaEdEnaFeEsEvDciaDdaEiaDeDfDgiusDjaFhDnEaEeEorGeDomarDphasDsaFbethEeFoEhaEkaEsaDzEaFbetIhFvetaEbethEebethCkanFahDeDinClaEmaeEnErdDeEnFaEryDiEeEngEotGtEsDsworthDwoodDyEnCmaEnErDerDiraDoEreCnaDoraDurCodiaFeDiEsFaFeDnDuanEenEiseDyCrickDoyCsaDbethDeDhanDieDonDpethDyCtonCunedCvaEnDeraDiaEeEnFaErFaEsCwandaDoodCyasDseCzaBmCaDnEuelHeFilCblaCelEdaEiaFnaGeEyDraldEitaEsonEyDseCiDkoDlEeFeEiaGnaHoFeFjaFoFyaEsEyDnEeDrEiCmaElineEnuelIleDelineErichEttDieEttDyCogeneDryDsiCrahDeEcanDysCyrBnaDcheCdaDelErDritCeDdinaDidaDkoDsCgelbertDinDuerrandCidDkoDsCnDioCochDlaCricFoEqueHtaCverCyinnayaCzoBochaidCganCinEiceBphraimEemCifaniaCkeBraDldoDsmoDyCbilCcanDumentCdalDemEnFeDiEncDoganCekaDmDnEdizDzCginDunChanErdFtCiDcEaEhEkFaDdaDkEaEoDnEnDsDuCkanDiEnDkiClandDeaEneDindaFeCmaEnDelindaDiniaFtrudeCnaEnDeidoEstGinaIeGoGsDieDmasDoDstColCrettDolCsanDinCtanDonDugFrulCumCvinCwanDinCynBsbenCchelCdrasCerCfandiarCinCmaDeEraldaCpenEranzaDritCraDefCsaDiEeCtaDebanEfanaElaFlGaGeErDherDienneDonDrellaCzterBtaDinDlemahuChDaEnDelFeneFynEmDniuDylCienFneCsujiEkoCtaDiEeDoreBuanCbulusCdoraExiaCfemiaCgenaFeFiaGeGjaHusGoChelClaEhEliaCnDaDiceDuCphemiaCraCsebiaGoDtaceGhyFthiusEoliaCthemiaBvaDdneDldFasEynDnEdroEgelinaJeIstaHosEthiaDristoCeDliaFnGaGeEynGeGnDnEsDrettHeEtonDtteCgeniaGyFyCiaDeDlasioGtusDnDtaConEneCrimBwaDldCbankCellDnCineEgCuniaBxequielCieByerusalemCgloClemDulCmenCreCsteinCupBzekielDlDquielCinneCraDiCzoAfaasCbiaFnGoEenGneEnhoEoFlaDreEiceGioFzioCchtnaCdelDiCeChadDdDeemDirDmiEyDriCikDlDrfaxEyDsalDthDzEaFnEullahCjrCkhrDirClkoDlonCnnieEyDtaCqirCrahEjDeedDhaanFdFtDibaForzEdFaFuddinEsDkasDleyDooqDrahEingtonDshidDuqDzadFnGaGehCtehEmehEnDhallahEiEyDihEmaGhEnDmaEireDosEumataDtahCustinaHoFoFusDziaCviolaCwazDkesDnDziCyDeEzCzalDilDlallahEiBeCdaDdeDelmEricaHoGgoChmiCidlimidCleciaDicaFeFiaHnoGdadGtaIsHyEksEpaFeEsaFhaExDtonCmiaCnDellaDimoreDtonDwickCrdiFnandJoEynandDencEshtehEydunDgalEusGonDhatDidunEtDkoDmanEinGaDnEanGdHaHeHoEdoEeDoEzeDranteEisEuccioDyalCthiFyeCvziCyDrouzDyazBfionBhdBiCachFaFnaFraHeDdhDmmaCdaEnDelFaFiaFmaErdCfitaCkretEiClibertoEpFaFeFoFpaGoEzDomenaEtijeCnDbilDdabairDeEamhainDlayEeyDnEacanConaEnFghualaFualaDrinaGoCratDminCsnikDsehaCtzBjollaBlaithbertachDnnFabhraGnDviaFoDxmanCemmingDtaEcherDurCidaisCoDrEaFnceEeaFnceHiaIoGeGtinJaJoGzFttaEiaGnFdaFmondFnGaGdaGeErieDssieFyDwerDyEdEerCyntBodlaClashadeDgerDkeCndaCppaCrbesEflaithDestDrestDtuneCsterCthadDiniCuzanCziaBranEceGneGsHcIaIoFhescaFieGnaHeGsHcIaIoIusHzekIkaFkFoGisIeEeEjoEkFieFlinGynEnieFyEsFiscaEtisekFzEzFlDzerCedEaEdaFieFyEericIaIkJaIoHqueEiFaEricHkIaGkFoEsonEuaEyDebornEdaEmanDidaDjaDundelDyaChCicisDdEaErikEtjofDedaFemannFhelmFrichDmannDthEiofEzCoydisCuelaCyderykBtmhBuadDtCjikoEoEtakaCkioDumiEzoClbertDcoaldDgenceDkeDvioDwarCmaDiakiEeEhikoGroGsaEkaFoEmaroEoEtakaFoGshiEyaCndaCrioDkanCsakichiFoEnosukeEshigeEtsuguEzaneCtoshiCyueEhikoEkiFoBynesCodorGovichAgaCbbyDijaDleDorDrielHaHeHiHlaIeCddiEoDhimaiDielDsonCelDtanoCffarCgikCilDmarEdibhlaDusCjalakshmiCkuEtoClaDeEnFkaDinaEpDtonDushaCmalatDilFaEniDzeCneshGaDgammaEubaiDnaDoDsonCraEidhDciFaDdarEnerDethFtDfieldDibaldEnDlandDnetGtDoDrEetGtEiFckFeFsonEyDthDvinDyCsparGdGeDtonGeCtewoodDisCuravEiDtamCvDinDriilFlGoCyDaneEtriDeDlaEeFneEordDnellHeEorDsonCzDzaBbengaBearldineCbhardDreCdiminasCenaDrtDtaCirClgeisDsonCmaDechuDmaCnaEnnEroDdunDeErosoEsisEvaFieHveGveDiaEchiHroEeDjiroDnaFdiyaGyEieEyDoEvaiteFevaDrikhDtaFroEianFleDzaburoEebeEoCoffFreyDrdieEgFannFeGannJaGneGsGttaIeFiGaHnaInJaJeGeGnaHeGosGusFyDvaniCppettoCraintEldGineGoFynErdGoEsimEudDbaudErandDdEaDhardHtGtDiDlachEiDmainHeFnFrDnotDolamoFdEmeEnimoDriFeFtEyDsonEzDtEhaEieErudHeHisEudeCtachewEhunEnehDhinDoarCunCvorgCzaEhegneDimBhadaDffarDlibDnemEiDsemEsanDzalehFnfarCeorgheCislainIeDyathColamCulamBiCaDcintoEobbeFmoDdaDmpaoloFieroDnEcarloEfrancescoJoElucaGigiEmarcoEnaFiGsFozzoEpaoloFietroCchinCdgetCedreFiusCffordCgiCichiCjsbertClDbertHeHoDdaDesDlEaEeasbaigIuigFspieEiFanDmaFnDsonCnDaDchiyoDesEtteEvraDgEerDjiDnosukeEyDoDtarasGeCoacchinoFhinoDrdanoEgiGaGoFosDvannaHiCrayDishDjeshDmaDolamoDtsCselaFeFherFleDliCtaCuliaGnaHoFettaFoDseppeHinaCzemBjergjEmundConEajEiCysteBladisEwynEyFsDfcosDucioDydsCebDnEdaForaEnFaFieGsEysCindaCoriaEyCuniairnCynEdaEisBnaeusDthnadCeomarCiewomirBobyCdfreyFiedDmanDswillDzimirCemonCffraidDraidHhCgiDoCichiCjkoCkayDceFkFnDdemirDhanDselEuFnDtugCldaEenEieEsworthyDeuddyddCmezCnulDxhaDzagueFloCodallEyDgooshCpinathanCranFaDdEanGaEenEoFnDgiasDkaDmflaithDoCsiaDtaCtaEbhayaDtfriedEliebFobEschalkDzCveErCwellDinCzdeBraceEiaFeGlaDdyDftonDhamDigEndeFneDmmaticusDndisonEtEvilleDtiaDyceEdonEsonFtonDzianoFnaEynaCeenburyFleafEtDgEgEoireForFriaHoGyDigDllanDtaEchenEeEheEtaDysonCiceldaDffithEineDgolFrGeGisGyDschaEelGdaCoverCuffyddCyBuCadalupeDrinoGusCbbyCderianDjonDmundurDnyDrodrEunCglielmoCharamCidoFbaldoDlhermeElaumeFemGrminaIoDnnDotClDbaharDcanDerDlDnaraDsahEenEharaDtekinDyDzarCnDarsEyDborgDdarsEegaFrEoaldFgduEulfFzDelErEsDhildDillaDnEarEelDpeiDseliDtherEisDvaldCoqiangCrDandukhtDcharanDdeepDgenDhanDkanDselDunathCsDmanDsieDtavGoGsEimeusDztavCtoCusCvenFcCyCzelBwenEdaFolenHineHynEllianEnCilymCladysCynEethByatsoCearbuorCongyiDrgyDzoCuDlaDriAhaCakonCbibFaFullahDtamuEeCchiroDiDkCdemEnDiEchaEdDjiDleyCeDunCfeezDizFullahDsEaCgarDiDopEsDunaCiDleyEuDmirichDtaoEhamDyanDzeaCjibalaEmeDjEiDnalDraDunCkanEruDimDkiDonDubunEoClDaEhDdorEunDeEhEyDfdanDideEmFaEnFaEtDldorEeFyEgeirEieEyDseDukDvorCmadaEnDdanEiFyahDidFaFouFullahEshEtDletDmoudaDnunaDzaCnDaEeEkoEniGahDdanEeFlDefiDgDhDiEaEfaFeEshaDkDleyDnaFhEeFkeFleGoreFsEibalEsEuDsEelEfordEjorgErajDtaroCoDranDyuCqCraEldsGurDbertEhajanDcharanEourtDdikEouinDelDijsEkaEsFhDlanGdEeyDmarEonGyDoldEunaDperDrazEiFeGtHtIeFsGonEyDshFitaEidhhiDtEmutEogDuEakiEchikaEeEhiGkoGroGsaEkaFiFoEmaFiEnFaFobuEoFmiEtakaFoFsunaEyasuFoGshiEzumiDveFyEieFrDwoodCsanDdaiDhemEimDibEmDmikDnaaFinDsanGalGeEeEieEoDtieFngsDuiCtemDiceDsuFeFhikoFoFtaroDtieDunDzimichalisCughtonDkeEurCvardDenDivDvaCwaCyanariEtFeFiFoFullahDdarEeeFnEnDkDleyDmEanDrettinEiEunnisaDunDwardEoodDzuCzelFleEmEnDlittDukiBeathFerCberCchamDtorCdvigDwigDyCeDlaCgemonCibergDdeFmarieEiEyDhachiroDkapuEeEiDnerEiEkeEoErichEzDsukeDtaEorClaineDderDenFaFeDfrichDgaEeDiEodorusDleFnEmuthDmaEerEiEutGhDonDtonDviCmantDinCnDareDderEleyEraFicGkDkDnadiyEerEigEoDockEkDriFcGhFeGttaIeFkGaHsFqueEyFkDuttawyConCphzibahDiCrbEertDdrichDiEbertIoDjaDkEusDlindaDmEaFnGnFsEelindaFnegildEilaFnaGeGiaFoneEonDnanGdoDoDronDschelGmannEeyEhFelGyEonyDtaEhaDveFyDwigDzElCshmatDsaDterEonCtepheresDtieEyCwDittCydarDwoodBibatCchamEemCdayatullahDeakiEfumiEharuFikoGroGtoEieEjiEkaneGzuFiFoEmasaFiGchiGtsuEnobuGriEoEshiEtakaFoGkiGshiFsuguEyoGshiFukiEzumiDipoCediDnDronimGymusCfziCkariFuDmatEetDomaClaEireElEriaGoFyDbertDdaEeFbrandFgardJeErFedGthDlarGyEelEiardDmaEiDtonCmariDekoCnaEnoEtaFoDdDesDnerkDrichDtonCpolitoCramDoEakiEeEfumiEhideGsaEjiEkatsuGzuFiFoFuniEmasaFiGchiGtsuForiGtoFuEnariFobuGriGshinEsatoFhiHgeEtakaGmiFoGkiGmoGshiFsuguEyaGsuFoGshiFukiDshCsaakiHraEeEhideGkoGtoEkazuFichiFoEmasaFitsuEnobuGriEoEshiFukeEteruFoGshiEyaGsuFoGshiFukiDhamCteshDokiEmaFiEshiCwotCzirBjalmarCordisBmdBoCaCbartDertCcaCdaCganCkutoCldenDgerDleyEiFdayFeFsEyDmesCmaEreEyounDerCneyDgEminDorFeComanDnCpeCraceFioEtiaDstDtenciaGseHiaEonCseaDnaEiyaDsamEeinDtusCtaruDsumiCustonCvendenDhannesCwardCytCzumiBrafnDntCistijanCothCvojeCyhoryBsiuEngBuCaCbeErtCdaDsonCeDyCghEesEieDoDuesFtteCiDberdinaDsdeanCldaDusiDyaCmbertHoDphreyGyCnDaynDgDtEerEingtonEleyCongCpsCrDairahDriyetCsamDeyinFnDhangDikDnuDsaFinEeinCubCwCzihiroBvalimirBwaDnCrByacinthIeCdarCeDonCmanDenCnmanCoDkDnCpocorismCukDnEgCwelAiacopoCinCnDaDtoBbaiCenCrahimHaDoCtisamBchabodDieiEkoEmatsuEroEzoBdaDliaCellFaCilDnaCrisFsBeharuDiroEsaCmasaDitsuDochiEnCnariCsadaEtoDhaEigeDtynCuanCvaCyasuBfanCtikharBgnacFiaGoFyEsEtiusFzEzioCorEsCweBhabCsanBjsbrandBkeDrChtiyarCkansaiDoCramullahDimahCueDhikoFroFsaDmiDoDroDyoBlCaDnEaDriaCdaDikeCeanaDenDneDsanmiCgarDinChamFiEnCianaDdioDeDjaDsoniCjaCkayDerDkaClaErionDichEmarCmarFiFsConaCseDleyCterCuminadaCyaEsCzeBmaDdDnEolEtsCdadCeldaDneDrioCinathiCogenGeCreCtiazBnCaDcioDkiDlDnEcDyaFtGullahCciCdayDiaEraDrekDulisCejiroDllDsEeEsaDzCgaDeEborgFrigtEgerdEldazEmarErDoElfDramEidDusDvaldFrEilGdCigoCnaErDogenCocenciaDkeCtaCukDnnguagDtsiaqBoanEaEeEnaFisClaDoCnDaDeElFaDutCriDwerthBpekCpeiBqbalBraDdDidaDjDkliFyDtiCekDmDnaEeFeFuszCfanCiaDnaEeuDsEhCmaEkDgardDinCsadiCvanDinFeFgCwinBsaDacDbelGlHaHeDdoraDiahFsDkDmbardEiEuDoDuraCelaDmbardDnbikeDtEemkhebEnofretChakEnaDmaelDtiaqDwarGiCiahDdoraGeEraFoDkEtanDlDnDsCkandarDenderClaEndeDwynCmaelEilEtFullahDetCobelCraelDealCsacDeiDiakaCtemiGhanDvanCyBtaiDruDyCsukiFoEmiEnoriEroCziarBuliuCrieBvaDanaDluDnEaEeEkaDrEsDyloCeDlisseDnDsDtaEtFeDyCicaDkCoDnEeEneDryCyBwakoDnDoConkaBzabellaDiasDkDroCelDtEtaColaEdaCumiCzDatFullahDeldinEtAjaCagupDkEkoDnEaEusDpCbaElDbarEourDerEzDirDrCcalynDeEkElynDhymDinFdaFtaGoDkEelineGynEiFeElynEoEquelineEsonEyDlynDobFaFoFyEpoDqualineFeGlinJeHynJeJnGsGtHtaFiGeGlineFlineGynCdDaDeDrankoDwigaCeDlynCfarDferCgaddhatriEnnathDgiDodaChanFgirDidDshCideepDmeFeEieDpalDroEusDsonCkaDeEsDobEvDubEpClajElDeEesaDilEsaCmaEalElErDeEeFlElEsFonEyDiEeEkaElFaFehEsonDmieDsetjeeEhidCnDaEeEyDcsiDeEanEeFnEkElFlGaGeEneEssaEtFhFtGaGeEyEzDgEyDiEcaFeEeFceFlEkaEnaFeEsFeEtaDkaEoDnEaEeFtGteEieDssonDuaryEszDyceCpieCquelineGynCraDedEkEtFtDlathEeDmilaEoDnoDodEmarFirEslavIaHwDrahEedFttEodDvisCsemEnDminGaGeDnaDonDperDsenCunitaCvierCwadEhirDdatDedCyDantGiErajDdenDeDmeEieDnaEeDsonCzminGeBcBeCanEaEeFlleFneFttHaHeEiceFeGneFneEmarieEnaFeGttaIeFieGneDrlCbCdDediahCevanCffEereyGsonGyEieEreyFyEyChonaCkabsClenaDleCmDalEndeDimaDmaCnDaEeEroDeEeEllGeEtteEvaDiEceEferFferEneEseDnaEeferFllFttHeEiFeFferGferFneEyDoDsEonCongCraldGineEmyDeEmiahGeFyDiEcaElynDleneDmaineDnejDoenEldFimEmeFyEnimHasHoDrellEiFcaFeEodFldEyDsonDzyCseniaDicaDminderDnieDoniDsEeFniaEiFaFcaFeFkaDtineDusFaFitaCthroDskeDtaEieCvonCwelFlCzDzaBiCaDhaoDnEhongCeaiDcaiCgarChadDoCichiroCllEanaEianEyCmDenoDmerEiFeEyCnDaDdrichDhuaDichiDlongDnyDpachiDyuCojiCriEnaDoCtendraDkaDokuDsukoFoCuCvdaniCyaDuBoCachimDhDkimDnEaEeEieEnFaFeFieDoDquimGnHaDsiaCbDeDyCcelynDhenDjoDkEoEyCdeeDiEeDocusDyCeDannDlEiElaFeGnEmirEsonDsphDttaFeDyCgvanChDanFaFnGaGeHsGisDnEaFthanHonEettaHeEieEnaFieFoFyEsieFonCiDceEhiroDeCjiDoCkeDichiDubasEllClanFaFdaFtaDeenEneDieEjnEneDynFnEonCmoCnDaEhElynEsEtanFhanHsGonDeElFlGeDgDiEeDjoDnEaEiFeEyDtyCoDnEasDstCrdanEiEonEynDgEeFnDiEenEsDnDunnCsDeEbaEeEfFaFinaHeElitoFynEphGaGinaIeEtteEyDhEuaDiahEeEfEpDkaDlynDpehEhineDtEeinDueCtaroDhamCukoDriCvanFaDicaEtaCyDaDceFlynDeBuCanEaEfranEitaGoEmaCbalEyrDeiCdahDeElineDiEeEtFhDsonDyChanFiDelDiDoCkichiDkaCleEeEnFeEsEyDiEaFnGaGeGnHaHeEeFannFnGneFtGaGtaHeEjaFeEoEssaEusGzCmaCnDaydDdoDeDgDhongDichiHroEeEnhoEoFrEperEtaDjiFeDkiEoDpeiDrokuroDyaDzoCozapasFsCppCrajEndEteDgenEisDiEcaEjEsCsepeDhiroDsiDtaFsEinGaHsGeGoEusCtaroDtaCvenalCwonCzoByesthaCrkiCtteAkaCalratriDnEaanaDrelEinaEloCbDambaDirEtaCceyDiEeDyCdeemDiEaFtouErDriCedeCfeelCganDechikaEfusaEmoriEsadaEtakaEyoriGshiDuyaChoEruDramanCiDaDdoDjaEiDlaEeyDnDreEoDsaDtlinFynEoCjDsaDusCkhaberDichiDuEeiEjiEzoClDaDeEbEighEvEyDiEkaEnaDjoEuDkidanDleEieFopiDmanDomoiraEyanDtrinaDuDynCmDakhyaFichiElFaGtmikaEuDbizDelEtaroDiEeElFahFeDranDuiCnaEeEgaratnamEkoEmeDdaceEiFahFceFsEraEyDeharuFiraHoGsaEmatsuFotoEshaFukeEtakeFoFsuguEyoshiDgDiEchiHroEkaFeEshaDkuroDmaniDnaFgiDryoDsukeDtaroDyaEeCoriEuFkoCpambweCraEboEmEnEpetDcsiDeEemFnElEmEnFaEyDiEeEmFaEnFaFeEsaFsaDlEaEeenFneEheinzEisEyFnDmaEenDnadDolFeFiinaGnaHeGsFusFyGnEnDrenEiFeEyDstenDtalEhikHaEikDyElEnCsandraDeyDhaEifDiEaEeDparGsDsandraEieDtriotDumiCtDaEhideElinEmoriErinaFzynaEshiDchoDeElinFynHnErinaHeFynaDhEaleenFrinaIeGynEeFeFleenFmFrinIaIeGnGynFyEiFeEleenGneFineFynErinHeFynHeEyFrnDiEaEcaEeEnaDjaDlaEynDoDriceFnGaDsuakiFeiFhikoHroHsaHtoFjiFkawaGiHyoGoFmasaGiGoriFnagaHriGoriHsukeFoFshiGukeFtaroGomoHshiHyoFyaGoshiGukiFzoDtieDyEaFyiniCukoDsarEhikiCvehDinEtaFhaDuCyDaDceFeDdenDeDlaEeeGnFighFneDneDoEkoDvanCzemDiEmieraJsDuEakiEchikaEeEhaGruFideGkoGroGsaGtoEkiFoEmaGsaFiGchiForiEnariForiEoFkiFmiEroEsaFhiHgeHtoEtakaGmiFeruFoGkiGshiEyaFoGriGshiFukiDysBeanEuDtonCbleCciaCefeDleyEyDnaFnDranEtiDsEhaChindeCiDgoDichiHroDjiFroEuDkiEoDlaElDnosukeDrEaDshaFiEukeDtaEhFaDzaburoEoClbyDemenDiDlanEeFeFyEiFeEyFeDseyEiFeEoDvinCmalDberlyDeiDptonCnDaEnDdaFlGlEraFickDethDgoDiaEchiHroEshaDjiFroEonDkiFchiDnaFnEedyFthEithEosukeEyDojuakDsakuEhinEukeDtEaFroEoFnDuleDyaFttaEettaEuDzoCoDnCplerCraEmFuddinDbyDemEnDiEmDmitDrEiFeEyFnDstenFinCsaoEvanDhaFvadasaHnEiaDterEutisCterEvanDilDtyDurahCunCvDaDenDinDorkDynCyurCzBhabibulloDchaturDdemEichaFjaHhGeDirFulnizamGnnisaDlafEedFesiEfanEidFlGahFqDmeesFrernebtyEisEphatDnEaEderaoDttabDwlaGhCemukhiDnemetneferhedjetDtiCioniyaCldCodiyarDngordzolDrenEshidDsrauCristoCushalDwaylidBiCaDanDnEaEnaDraCbiwottCchitaroCdaneCelDraEraEstenDshaDthCfleChachiHroDeiCiaDchiroDkoCjuroCkeDiEsDoDueEkoEnosukeEoClaDbyDeyDlianCmDballEerGelyGleeIyHiIeHyGyEleEraFoughDeliDiEhikoEkaFoEmasaEoEyaGsuDmerEoEyCnDaDdelanEraDekeDgEsleyDichiHroEjiojiDjiFroDnuiDoakiEkoDpeiDtaroDyaCpDchogeDkemboiEiruiEoechDlimoDpieDronoCraEnDbyDiElFlEoDkEpatrickDollosEsDsiEtenFiGeGnFyDtanCsaburoEkuDhaEoFrCtDokuroDtieEredgeEyCvancCwaCyoakiEfumiEhideGkoGroEjiEkazuFoEmatsuFotoEnaoGriForiEshiHroFueEtakaHeFomoFsunaEyukiEzoCzzieEyBjartanCeldElDtilBlaasDraDusCeaDberDmenGsCimentBnutBoaCcaCdjoCfiDmanCgoroCharuDeiCichiGroDtCjiEroCkiEchiDosDsalClarammaEwoleDleDosCmakoDbaCnDcaDomiEsukeDradDstadinosGntinKaKeKosDulCosjeCraEbEtiEyDekiyoElEnEyDhanDiDkutDravaiDtneyDunDyCsakuDeiDhiroDonDtasDukeCtaroDetsuyamaDobukiEmiEriDtravaiCuroshEtneyDtaCyaCzoDueBraigDsimirCesimirCikorDpalDsEhanFnaHmurtiHnHppaHyyaEjanisEsyEtFaGlGnGpsFeenGlGnGrFiGanGeGjanGnHaHeFjanFleFoGferGpherFyGnEztianHnaCstoCupeshCysiaEtaGlFenFianGnHaFleFofFynaCzesimirDysztofBsenijaBubilayDoDraCcukClendraDthumCmDakichiErFaswamyFiEtaroDiEkoCnDchalaDegundaDiakiEeEgundeEhideGkoGroGsaEkoEmitsuEoEtakaHeGroFoshiEyukiCranosukeEoDenaiDiakoseFnDrayDsadFtDtEisEogluDumiCshalDtaaDuoCtalmisEyDluFgDsiCzmanBvetaEoslavBwabenaDdwoDkuDmeDngDsiByanClaDeEeErDieCmDberGlyCnastonCoDheiDichiDjiDkoDngDstiEukeCraDiacosFkiGosEeElDyloCuDkichiDngAlabibCceyDhelleElanDiEeDreshaDyCdaEwnDenDinaEpoEslaoHusHvDonnaDyCelDrkeDtitiaCfayetteDeCgamuChomaCiDaDlaDmdotaEonisDneDrdDsaErenCjjaDosDuanaCkaDeeshaEishaEndraFyaEshaGiaDiEaEeshaEshaEtaDshanyaFmiClDaDjiDlyCmaErDbertoErosDiaEjaEneDonFdFicaFtCnDaDceDdiEoFnEulfEyDeEllGeEtteDfordDgDiEeEtaDnEieEyDoeEraDsanaEingCquandaEitaCraEeEineDeeDhondaDisaFsaEtaDondaDraineEyDsDueCsairfhionaEndraFthaDcarDhandaHraFunHdaFwnHaHdaFyEellEonGdaEundaDonyaDsaadFnaEeDzloCtanyaErshaEshaGiaDeshaDhirDiaEciaEfFaFeEnaEshaDoniaFyaEriaEshaEyaFiaDriceGiaFnaFshaCudDnaDraFleeFnGceEeFanoFenFlFnGaGceGeGsGtHiuJsFttaHeEiFceFeGrFnGdaGeFtsGzEynGasCvadaEnDelleEniaEraFnGaGeEtaFteDiEnaFiaDonFaFdaFeFiaFnaGeCwDanaFdaFnaDerenceDrenceEieDsonDtonDyerCxmanCyanDlaDneCzarFoFusBeCaDhDnEaEderFraGeGoEnFaFeEoFraDthaEriceCbronCchDiaCdaDyardCeDannGaGeDlavathiDnEaDsaDviCfterCgesseCiaDbDdaDfDghFaGnnFtonDlaFniDreDsaEhaDtaoEheCjaDlaCkishaClaEhEndDiaCmarDbitDnaDpriereDuelCnDaErdDeDiEnaEtaDnaFrtEieEyDoraFeCoDlaDmaDnEaFraGdHaIsHoEceEeFlEiaFdGaFeFlaEorGaGeEtienGneDpoldHineHoDrEaEdoDtaCpaCraDbenDoyDthanCsDaDediDhEaDiaDleeFyEiFeEyDsieDterDzekCtaDhaFboEokuhleDiciaEshaEtiaEziaDticeFeEyCuthardCvDentGeDiEnFaDniCwDinEsCxDaDiEeCylaDnaCzlieBiCaDdainDmDnEaEeEneCbbeyEieEyDenaEroFtadGoGyDorDradaDuseCciaCdaDdyDetuDiaEyaCefDkeDnDpaDselotteElDveCgaEchDiaChuaCisEaCkolaniClDaDeDiEaFnGaGeFsEbetEenEtDjaDlaEiFaGmGnHaFeEyDouDyCmDbertCnDaEsDcolnDdaEellFnEieFtaEonEsayFeyFyEyDeEtteDgDhDnEarEeaEieDoEsDsayEeFyDusDvalDwoodCoDnEeFlGloDrCpaDmanDpoCronCsaEbethEidEkhanyaEndraFneDbethDdeivisDeElotteEtteDhaDsEaEetteCtaDtletonCudolfEvikasDvaCvDiaEoEuDvyCzDaEbethDbethDethFteDiDzetteEieEyBjiljanaCubaEicaFsaHvEoBleytonCoydCuisCywelynBoanCckeEieCdewijkFykCebDgaireCganFathanCicDdaDngsechDsEeCjzeCkmanClaDitaDoCmaDbardoCnDaDdaEonDgDiDnaEieEyCraEineEleeDcanDeEaFnEdanaEeFnEleiEnFaFeFtsGzFzGaGoEtaFtaGeDiEaFnnEeEleeEnFaFcFdaFeEsEtaDnaDraineEettaEiFaneFeFneDyCthairFrDtEeEieCuDaneFnGeDdonDellaEttaDghlinDieEsFaFeFonDkasDraEdesEencoEieDveniaCveEdayElieFlaFyEmoreEttaDickEeEsaDreEoCwDellCyDceDdBuCanaEnFaFeDrsabDyCbaEnziDomirEsCcDaEsDeEtteDhinoEoDiEaFnaGoEeFnGneEjaElaFeFlaGeEnaFdaEoFusEusDjanDkyDreciaFtiaFziaDyCdekDieEvinaDmilaDolfFphEmirEvicHaHoDvigFkDwigFkGaCeDllaDttaCigiDsEaEeDtpoldDzEaoCkaEcsEsFzDeDneDyanClaDjetaDuDwaCmanCnaDgCpeDitaDusCrDaDleneEineCsineCtfullahDherDoldDzCveniaCzDvimindaBvovichBwandleByCaDllCcurgusCdaDiaCfingCgiaClaDeCmanCnDaDdaEiaEonEsayFeyDellGeEttaGeDleyDnEaEeFtteDsayEeyDtonDwoodConelCubovAmaCaDliFkapurathammaDrikaFtEjaDtkareDyaCbelFleDleCcDarenaFiusDcallumDdaraDedoniEoDhaEelGleEiFkoDieFjFkDkEenzieElynEyDutoDyCdaleneFineFynEyiDdiFeFsonEoxEyDelaineFeineGneFineFynDgeDhuFsudanDieEnFaEsonDlenEynDocEkaEnnaExDsEonDziaCeDganDlEysDvaEeCfaldaCgaliFyEnEretDdEaFlenIaIeEolnaEusiaEyDenDgiFeDinDnarEeEiEoliaEusDomedgasanDsChaEdeviEgauriEkaliElasaFiaEmaGdouFmadEnEvidyaDbobaFobEuburDdiDendraEshDieuErFoFuDkamehDmoudEudFnaDnooshDoEeEundDsaEhidDtabDulenaCiDaDcelEonDdaDerDgonisDkoEroDleDmonDnaEchinEeDrEaEeFadEinDshaEieDtEeCjaDdaDidDorFanFieCkauDedaDiEkoEnaEoDoEtoDsimEymGenkoGilianClachiGyEkDcolmFmDekEnFaErDfordDgorzataFsiaDiaEgiaqEinaEkFaEnFdaFgaEsaFsaDkaDlieFkaEoryDorieEuDteEheDuDvinaCmadouFyDdouhDercusDiEeEkoEzuDmanEieDoruCnDaEbuEfEiaEkamanaEmiEsaFsehHsDdaFrEiFeFrEyDeaEhElDiEaEeEsFhGaEusDjiroEulaDleyEyDmeetEohanDnanEesEieEyDoleFisGtoFoEnEsEugDshiEsonEurDtaroFsDuaFlEchehrEelGaGeDyDzurCoDlEanCpleCqsudCraEgaretFretEisEmaEndaEtEvarmanDcEanFoEelGaGeneGinaIeIoGlHaHeHinHoHusGoFneEhelleGttoEiFaGnoFeFnGhoFoEoFsEusEyDdellDekFsEnEoEsaFukeEtEvaDgEaretIaIeItJaJeGidaHtaIeIoGtEeFneFretGtGyFtEheritaEieFtEoFrieFtEretHtFiethaEueritaJeFriteFsEyDhtaDiEaFhFmGiGmanGneFnGaGelaGgelaGnHaHeGoGusEbelGthEcaFelHaFruzEeFkeFlGaGlaHeFttaHeEgeneEjaGnEkaFoEleeFouFuFynHnEnFaFdaFeFkoFoFusEoFnFsEsFaFelaFhaFkaFolFsaEtFaFzaEusGzEvanaFelEyaDjaFttaEiFeEoFrieGyDkEasEelFtaGtaEieFtaEkuEoFlfEsEusDlaFnGaGeEeeGnFnGaGeEinGeEoFnFweEynFsDnaEiFeDosDqueriteGttaFinhosGsGtaHoHtaDrinerEyDshaGllEtonDtEaFnEellusFnEhFaEiFjnFmFnGaGeGoGsEusiaEyFnGasDumitsuExaDvEaEelGlaEinFsDwaFnDxDyEaFliceFmFnnHaHeEbelleGthEellenFttaEjaGneFoElandFeeFinFnFouHiseFynHnEroseDzenaEiehCsaEakiEbumiEchikaEeEfumiEharuFideGkoGroGsaGtoEichiFeEjiEkageGtsuGzuFiGyoFoFuniEmaroFiGchiGtsuForiFuneGraEnaoFobuGriEoFmiEruEshiHgeEtakaHeGneFeruFoGmoGshiGyoFsuguHnaHraEyaFoshiFukiEzumiDcaritaDhaFllahDihDlovDonEudFmehDsimilianoGoDtonDumiEoEzoCtDaEbeiEjiEngiEsDchettDeEiEjFaEoEusGzDfeiDhaFiEenFrFusFwEiasFeuFldaHeEuinDiasEjaEldaGeEurDjazDousDrikasEukaDsEuchiFkiGoFmiFoFsaburoGhigeDtEanEeoEhewFiasGeuGjsGldurEiFaGsFeFthiahHyahuGyahuEyDveiFyDyasEiCudEeEieDiDlaDraEeenEiceGioFlioFneFtaGzFzioEoEyFcyDsamiCverickDisCxDfieldDieEmFaFeFilianKoGnaFoFusEneDwellDyCyDaEkoEnkDbellHeDdeniaDeErDmeDnardDolaDraDsoonFunDthamDuEkoEmiEraCzieDlumBbanDyeBccolmCgeorgeChenryDughCkenzieDinleyBeaganEhanDsCchaiEelleCdaEdEnErdDeaDinaCeDganDlisDsCgDanDganEieDhanGnDuEmiDyerCharDdiDitableDmedFtDrEanEdadEzadDtapCiDhuiDkoDlingDnradDrDsaClDafeEineEniGaGeFyDbaDchiorDdaDekDhemDiEaEdaEhEkeEnaFdaEsFaFsaGiaEtaFonDlieFsaGsaDodeeFiGeFyEkuhleEnieFyDquiadesDroseDtemDvaEilleFnGaEynDyndaCmDisCnaEchemDdelFresEyDgiFstuEuDkheperreDonDziesCrabFiElEvDcedesHzFrEuryEyDedithEsankhDiEdelGthFithEemEkeElynEmaEssaEtamenFitesEwetherDjanaEemDlEeFneEinGdaGeEynDnaDriFeFleeGlFtEyDsanaDtEhanEieDveEinEynDwinDyemElEreCseretDfinDserDutCtaDeEhanDinDteEiusCurigCvlutCyerDrickBhairiCidheCmdBiCaCcaEelaEhEjahDhaFelHaHeIneFilFlGeGisEealFlGaHngeloGeHttoGinaIeGlHeGottoEiakiFelFharuGikoHroHsaFkoFmasaFnoriFoFroGuFtakaHroGoGsuneFyaHsuGoHshiFzaneDjoDkEeyEiFeEyCdhatEeDoriCeDczyslawDkeEoDrvaldisDshaEzkoCgdaliaDnonDuelGinaChaelGaEiFlGoGsEjloElisFyDkelDoEkoEvilCikaEoCjatCkaEelGaFreEkoEoEyelDeElFisEyDhailDiEhitoEkeFoEoDkEelEiEoDlosGkaDoElaGjEtoDuEniEruClaEdaFinEgroHsIaEnFaFoDburnDdaEredDenFaFkoEsEtaEyDfordDicFaEssaEtsaEvojDjanEkoDkaEhaEoDlanFrdEedgeEicentFeEsEvinaEyDoEjeEmirEradEsFhFlavEtEudEvanDtiadesEonDuseEtinCmiDmiDoriCnDaEeEkoEmiEtoFsuDdaFugasEiEyDeaEichiIroEkoEoErvaDgEhuaExiaEzeDhDikDjunDnaEieDoriFuDtaCoDdragDmirCquelCraEbelEcEiElemEndaDceaDdzaDeilleEllaEyaDiamFnDjamFnaDkoDlandeDnaDogodEnEslavHwDsadEonDtaEhaDutsCsaEkiFoEoEtoDbahDhaDkoDsEyDtiFeEyCtaDchFelHlDhatDsosEuakiFchikaFeFgiGuFharuGikoHraIoHsaFkazuGiGoFmasaFnaoGobuHriFoGkiGmiFruFshigeGukeFtakaGeruGomoHshiGsunaFyasuGoHriHshiGukiDtEieDziFeCuCwaEkoCyabiEkoDoEkoDuEkiEmiCzuhitoFoEkiFoDziBkhitarCrtichBladenCkBnislavBoCaDnaDtassemCchiakiFhitoFkiFtsuraCdestGaGoDheshwariDiEboDjeskaDrisDwennaCeDaEtaDenDinDkoCgensEsChamedFmadGedEnnadDinderFiDyCiDnEuddinDraDsesFyCjsijeDtabaCkhtarDichiDuanCllEieEyCmciloDirDoEeEkaFoCnaDcefDeimEmEtDicaEkaEnneEqueEsiaDnieDradEoeDserrateDtaFgueFsEeFllEserratEyConDsaCrDaEyDdauntEecaiDellEnaFoDfyddDganGeDiEahEhikoGroEkazuFiyoEmasaEoEsukeEtakaFoGmoFzEujiEzDleyDneDoaneEniForiEtokiDriganFsDtEenEonDvanEenCscelyneDeEsDheDsEieDukeEnmolaCtoakiEchikaEfumiEharuFikoGroEichiEjiroEkiGyoFoEmuEnobuEshiHgeFukeEtadaFokiFsuguHnaEyasuFukiEzaneDtCuftaouDltrieDmouniDssaCvsesCyaDeDseCzellGaGeDhganBrCyDmBsciwojCtislavBuCadhDmmerDwiyaDzzezCbarakCchenCffDitCghiraDoDurChamadFmadGedErremDibullahEddinDsinDtarCiDrEchertachEeFnnEgheasDzCjdatEeCkerremEshDhammadHedEtarDuroClgrewDtonDugetaCmanDtazCndiEusDeakiHraEhikoGroEkazuEmoriEnariFobuGriEoEshigeFukeEtakaFeruFokiGshiEyoshiEzaneDibEfErFaEshCoiCradEshigeEtDchadhDielGleDrayDshedDtEazaEuzaCsaDheghEtaqDlimDsaDtafaCtahiDhyalammaDluDsuhiroFkoFmiFoDtalibCyangCzaffarBwangiByCcroftCerDshaCfanwyCkhailoFyloDolaGsClDesCnorsCongCraDiamDlEandeEeDnaDonEslavDtaEiceFeFsEleCungAnaCbiEhElCchiketaEmanEoDiCdaErajahDeemEneErEsanEzhdaDiaEneErFaEyaDjaDyaDzeyaCeCfisaEzCgaakiHraEchikaEharuFideEkoGtoElingamEmasaFichiEnaoForiErajEteruFokiGmoDeshDiEhanEsaDuibChiaEdDlaDomiDyanCidaDfDlEaDmEaDnaDriCjatDiEbFullahEmDmEaCkeshaDiaEbouEsaFhaEtaDushaClanDiniCmDagiriEnDiheiEkFoEoCnDaEhoEkoEmiEseDceeFyEiFeEyDdiniEniEoFrDeEtteDkichiDneFtteEieCoDakiDfumiDhikoFroFsaFtoDjiDkatsuFzuEiEoEuniDmaFsaEiFchiEoriDnobuDrDshiGgeEukeDtakaGeFroEoDyaFsuEukiDzumiCpoleonCqiEbullahCramaroEnbaatarDcisGaGoGsaHeDdoDeEhEkEshDgessDiEakiHraEhiroEmanFiEneFobuEtakaGmiEyasuFukiDongchaiDuhikoGsaGtoEmiEtoEyukiCseebFrDhwanDimErDrallahEiFnDserEifDtiaEjaDuhDyaCtDachaEleeFiaGeGjaGyaFliaFyGaEshaGiaFjaDeDhalieFnGaelGialHelDishaEvidadDoshaDsEueFkiGoFmeGiDtieCuraCvaEdurgaEratnamDedEedDidEnDneetCwafEzDfalCyaDefDlaDokoCzDanFinErDiaEfEhaEmFuddinErDliDmiBdiayeCumbeBealCbahatDojsaCcatiDdetDipDlaDmettinEiDoleCdDaDraCelieEyDsaCgarEshDinDussieChaElDirCidaEhartDlEsonCjatDlaCklanClDaDdaDiaEdaEoDlEaEeEieEoEyDsinhoEonCmainEnjaDeciaDirCnaEdDitaComaEiCreaEeEidaDiEjusEssaDminDyEsCseDlihanDreenDtanEorDuhCtaDtieEyCulCvaEdaEehEnDenFaDilleEnCwboldDtonCyCzaEmyslDhaDiheBgaDnCocCugiDyetBiaDllDmhDziCcDciEoloDephorusEtasDhelleEolGasGeGleDkEiFeEolasGeEyDlasDoElFaGeGiGsHaGuHsFeGttaIeFleFoEsDuElinaCdaElDiaCelEsDshaDvesCgelChadElEnErFikaEtCiloCkDaEuDeDhilDiEaEcaEforEtaDkiDlasDoEdemFimElFaGjGosGsFeGtaFinaGsFozHiEsClDaEyDdaDeshDoEufarDsEaDtonDuferCmaEtullahCnaDeliDfaDgetsuDoDzaburoCravDdeshDrtiCsbaDhaFntCtaDeshDinDoDyaCveaEnEsDiEaqCzamFiBjengaDriBnaemekaDmdiCekaBoaDhDmCbleDoruDuakiFtsuEfusaEharuFikoGroGsaGtoEkadoGneGtaHsuGzuFimiFoEmasaFitsuForiGtoEnagaGoGriForiEoEruEsadaFukeEtakaFeruFoGkiGmoGraGshiFsunaEyasuFoshiFukiCdarDokaCeDlEiaElaFeDmiChemiClaEnDlenCmaEanErDparCnaDiDusCorCraEhDbertHoDeenEneDiakiEchikaEfumiGsaEhideGkoGraHoGtoEkageGzuFoEmasaFotoFuraEneEoEtsuneEyasuFoGshiFukiDmaFnGdDrieFsDsaqDtonDvellCssonCufDrCvaEkDellaCyaCzomiFuBuCadaDlaDnCbiaChCkaCmanDbersDeriusCnoDzioCrDayDhanDiEaEslamDlanDmatDsultanDtaiDulFlahCsratCtsaBwankwoCrBydiaCjaClaCotaCssaAobafemiDidFullahCduliaCedCiDnnaCradDenBceaneCieCtaviaGoGusBdaCdDbjornDibeDoneCeliaElDssaDtteCiaDleEiaEonDnDsCoDnCranCuvaldoCvalBelfkeBfCeliaDntseBgdenCinoCnjenCunDzEhanBhCannesBierChanCshaDinCvindBjarsBkCanDyCeCihisaDmotoDtsuguConCsanaCtayDemCurEoBlaDdapoEipoDfEurDtunjiDviEoCcanEyFtoDhobarCeDgEsDksandrJaFiyDnEaEeDsyaDtaDvEiaCgaDunCimpiaGuDnEdaDsaDvaEeFrGaEiaFerEoDwiaCleDieCovCuDnikeDsolaCwenCympiaHsBmaDrEiCegaDrEoCiDdColadeDndiCphileBnaCderDrejCeidaCieDtaCniCoraCuegbuDrBommenCnaEghBpalCheliaCiterCokuCunuiBraDlbayFegEeeEiaDngeDzioCenDstesDthaCfhlaithChanCiDanaDolEnCjanCkutClaEithEndoCmeCnellaCphaCryCsolyaCvalErDilleCwinBsachiDgieDmaEuCbertDorneCcarFreCeiCianDpCkDarFsClacCmanDoCricCsianEeEpCtapCvaldoCwaldGoFtBtacilioDkarDvioCeliaChaDmarCiliaDsCohaEikoDjiroDmeEuroCtDavioDilieEwellDoEkarErinoBuattaraCidaCmarDouCnkeoCsmanGeCtiBvadiaCeCidiuBwainDnaCeDnCusuBxathresByaClumCsteinCunbilegCvindBzalpCcanCdemirEnCellFaDnDrCgeDuElErChanCieCkanDerClemCnurCturkApaCaDvoCbloCcoEmeCddyDmavatiDraigHinCgeCigeDviClanivelDdenDlavEienDmaEerEiraDomaCmDalaDelaFiaFlaDilaDmieEyDulaCnagiotaIisEyotDchakanyaFitoFoDdoraDeeraqDinnguaqDkajDoreaDsyDteleyGisColaEoCpissDpuCquitoCragEnasabariEshaktiFkeviHyiDekuraDiEsFaFseEtoshDkerDminderDrisEyDtheniaEiciaDulDvathyGiEeenEizCscalGeEoFalFeEualDqualHeDteurEyCtDersonDhibharaDienceDraicEiaFcaGeGiaHjaHoGkFnaFziaDsyDtiFeEyCuDlEaFoEeFneFttaHeEiFeFnGaGeGhoGkaGoFtaElFusEoEyDricDsaniasCvelDlaEeDolDsikakiyCymonDtonCzBeadarDrlFeGneFieGneFyCcjoCdroCepDterCgDahDeenDgieEyCiCjmanDoCkkaClagioDegDinDlegrinoEowCndletonDelopeDneyEiFeEyCpeDpeCrDcyDetzEzDicaEklesEyachiDlaDnillaHeDriEyDsisDvaizEinCtarDeErFisFsonDkoDrEaEeEiFnaEonellaGilaEuDulaErDyaCymanBhaedonDnduangchitEitaEkhamDrnavazEsalusCebeDlimEpsDmieCilEemonEipGpHaHeElFipHpeIsGsEomenaCoebeFusCulDngDongCyliciaFsGsElisBiaCdariCedadDnnaarDrEangeloEceEdavideEfrancoEgiorgioGuseppeEluigiEmariaIoGssimilianoGtteoEreGtteFickEsFandroHtiDtEerEroCiaClarDleyCnaErDcusDgDkasEieCotrEterCpDalukDerDoDpaCrjoCyushBjeterBlacidGoDmenDsConingDrCutarchBoemaCkClDaEtDemonDinaDlyDoDychronisCmpeoEonioCnnambalamConamCppyCrfirioGyDntipDscheEhaDterEiaCstumusCtsieCulDrangEiaDyaFnCvilasBrabhakarDdipDenomenDfullaDharshithaDjeshDkashDmodDnabEveraDsertEhantEutiDtibhaEulEyangiraDveenCeciousDdragDmEyslDrnaDstonCibislavDceEillaDiduEtDjaDmislausEozEusDnceGssGtonDscilaHlaEkaEsyDthviDyaFbrataFnkaCoculusDkhorDsperDverbEidenciaCudenceGtDeDnellaCzemyslIawDybyslawBubliusCccioCiuCjaCraDleyCshpaCtanaDeriBygmalionCotrCthiasAqadirCidDsarCmarCsimCyyumBiCanaCllaqCnggangElingCstinaBuadeCddusDratullahCeenFieDntenFinDraltCianaDnceFyEnEtianGnHoFonFusDricoCliCsayCtbCyenArabDbanEieEoDiaEhEnaEuDsonCchaelFlEealFlGeGlHeEidDiDquelCdanaDekEnkoDhaDicEmEsaEvojeDkaDmilaGoDojeFkoElfEmirEnjaEsFlavHwEvanDuElCeDannDdDfDleneCfaelGaElDeErDfaellaIoDikEqDterCghavanEebEnailtGllEunathaDipDnallFrDuelChabDimDmEanGeFtullahEiDulCibeartDmbautEondHoHsEundHasDnaFldEerEierDsaDvisEoDzoCjDabEeiEratnamDeshDiEnderEvDkoDmundCkeshDhithaDuitaCleighDfsDleDphDucaCmachandranEdanEkantEnathanEzanDcharanDenderEshGworFsesDiEnFtaEroEzDjohnDonFaFitaEseDseyDunasDyaDzanEiCnDaEeEldDbirDdEaFlGlEeeFlGlEiEleEoFlfGphEyDeeDganathJanHyakiEsanDiEaDjitGhDkinEoDnDsomDulfFphConallEullDufElCphaelDpaniCqibDuelCshadFrdEeedaEidGaEmiDimEtDmusDtusDulCtiEborEmirDkoDnamDriCufDlEiDnoCvenDiEkumarElEnderErandalEvCyDaEnFaDburnDdelDeDfordDleneDmonGdHeEundoDnaCzaaqEckDzaqBeaDganDnnaDthaCbaDbecaGcaDecaFcaFkaEkahElCcepCdaDdDouaneCedDmEaDnaCfaelDugiaGoCgDanDenaFiaEvDgieDinaGldIoGrFeFiaEsDnierCiDdEarDichiDjiEoDkaEichiEoDlleyDnEaFldoFrdEhardItHtFoldEierEmarDtaDzoCjeanCkaDhaCljaCmaDediosDiEgijusDonaDusDyDziCnDaEeEldGoEtaFeFoFusEyDdaDeEaEeEsmeeEttaDitaDnaDssalaerDtaroDukaDzoCsatDidDsieCtaDhaFbileDtaCubenDelCvaCxDfordCyDesDhanDnaFldHaHoEoldCzaDsoBheaDbaDttCianFnonCodaEriDnaEdaCysBiCaDdDnDzCbarCcardaHsGoDcardoEiDhEaFrdHaHisEeldisGleFnzaEieDkEeyEiFeEmanEsonEyDoCdleyDvanDwanCeDkoDnekeCfatCgobertoChardsDoEkoCichiDnCkaEkoErdDichiEyaDkiDoDuCleyCmDaEntasGeEsCnDaEkoEtDjishDshoDusCpleyCsaEkoDhaanDtoCtaDhyDsukoFoDtDwikGaCvaEldoDerDkaFhCzqallahDvanBoaldDnDrCbDaDbiFeFnEoEyFnDenaErtGaHsGoGsGusDinFsonEsonDledoDtDynCccoDhelGlHeDioDkyCdDanDdersEyDerickDgerDneyDolfoFphusDrickFgoCelEandCgDelioErFioDhayyehDnvaldChiniEtCisinCjinaCkDoDuroClandGaHsGeGoDdanDfDlandEinDoffCmaEineEnFaDeliaFuEoDinaDoloEnaDualdHasHoEloCnDaEldGoEnDdaDiDjaDnaEiFeEyDyConeyDseveltDzbehCqueCrerDyCsaElbaFeeHnFiaGeGnaHdIaHeFvaFynEmariaFondFundEnaFnGaGeEriaGoEuraDcoeDeEannHaHeEleeFiaGneFlaGeFynEmarieHyEnaFdaGoEttaGeDhanakDiaEeEnaEoEtaDlynDmeryDsEanaEieDtamEislavDyCwanDenaDlandCxanaFeFnGaGeDieDyCyDaElDceCzanneDellaBuadDidhriFriEriCbaiyatDeEnDiEeEnDyEeCdabaDigerDolfGsFphDyCebenCfinaFoDusCggeroEieroChiDullahCiDtoCknCmenDiEkoCnaEkoDeCoxiCpertGoDpertDrechtCqayyaCriEkaFoCshEdaFiDlanGaDsEelGlDtemEuEyDudanCtDgerDhEaFnnHeEeEieElynEvikCudCxandraCzaDenaDicaByanEnCderCoDheiDichiDjiEuDkaEiEoDmaDseiEukeDtaFroDzoCszardCuDheiDichiDjiFroDkiDmaEyoDnosukeDsakuEeiEukeDtaFroDyaDzoAsaadEallahEiaDrEaCbahattinEthFinoDbasDihaEnaFeEtDraEiFnaDurFoCchaEidanandFeFkoFmiFnFoFyoCdDaakiEharuFikoGsaEkageFoEmoriEnagaFobuEoEsukeEtoGkiGshiEyoshiEzaneDbDdamDeEttinDhbhDieEkDrEiDyeCebDkoCfakDetDfetEiyahEyDiEjaEullahEyaFeCgaDeChanErDilEnErCibiniDdEaDfEulGlahDichiDmaDnaEtDraDtCjidFaDjadCkaeEriDeenaEtDiEchiEeEhoEkoEnaFehErEsDukoEraGkoClDahEmErDehEmEnaDgadoDihaEkFhaElEmFjonEnaExDlaiEeyEieEyDmaFnDomaoFeFonEniDvadorFtoreEeEiEoCmDaEdEleswariEnthaErFaEthaDboFrDellaErEtDhaDiEaErFaEsoniEullahDmiFeEyDoDpasreeEurnaDthannDualEelDvelDwellDyarCnaEeEhEmiEullahEzDcakEhitaFoDdaEeeGpFrEhyaEiFeFpanFsEorEraFineEyDelEmEsueGkeEyukiDfordDgDiaDjayEibEuanaHitaDnaEosukeDoraDtaFnaEeFriEiagoFnaGoEoFsGhHiDyaCoirseDrbhreathachEiElaithCptaCqibDlainCraEbjitEhEiEmaEnFyuEswatiEvananDdarDehDfrazDgisDiEnaEtaDkaDmaFdDojiniDtaqtaiDunasDyCsaEeniaDhaEoDkiaCtamDenikDokoEmiEnariEruEshiEtakaEujiDpalDsukiFoDtarDuErninaDyabhamaFjitFnaCuDlEeEiusDndraDrabhCvaEnnaHhEsEtijeDeaErioDitriDvaCwakoDneyCyaEkaFoDmoukdaDokoEriDumiEriDyidCzhenDiyeBcarletHtDthachChalkDuylerCotEaEtFieFyBeCaburyDchnasachDmusDnEieDrbyDsonCbDastianIoHenDdannDestyenDhatDnemDrinaCchnaillCdatDonoudeCeDmaCfaDerFinaCgarChryneDsuvarDzadeCichoDgenEoDhoDichiHroDjiFnFroDkichiEoDonDshiGroEyllDzoCjadCkarDerDhemrekhutawyDinatDouDsanDuClDahattinDblaithDcukDenFaFeDigEmEnaDmaDvamDwynDyfCmDaanDenDihFaErDpleDraCnaEdEidaEyDecaErDichiDkichiDolDusretCoDaDjunDkDlDnEaidhEgDyunCpidehDpEoDtemberEimusDulvedaCrafimGnaEpFhinIeDcanDdalFrDefEnFaDgeFiFyEinhoFoEoDhanFtDifFeEnaEtaDjaoDkanDpilDtanEorDuDvaisFndoEetEiusDxhioCsiliCtachErehDepenreDhDsujiFkoFnaFreiCulDmasDngCvadaEgDdaDeriGnHeHoDgiDilEmEnFcFjDketEiCwerynCxtusCydouDfiDhanDmourDranCzenErDginBhaDabanDbanaFzzEbirEtaiDchiDdDeDfiqGullahDhabFfEbazEdEemEidEnawazEriyarFokhEzadDiEkhaElaputriFendraEmaaEnaDkambhariEeelFsEiaFrGaFtaEtiEurGaDlaFndaEevEitEonGdaDmbhavEekaEikaEmaEsFherDnEaFeEdaFiGinFraEeFkaFlGlHeEiFaFceFkaFquaFtaEnaGnFonEonEshanEtaGdurgaGeGyFeGlHlIeFiGaEzayDpurDquanaFitaDraFdGaFfFnEdaEeeFllFnEiFceFeFfullahFkaFlynFtaElaFeenGneEmaineGnFilaEolynFnGdaEriFonEylFnDshankFiFthiEtaDtarupaDukatEnFaFdaFnaFtaGeDvonGdaGneDwanaGdaGnaEkatFiEnFaFdaGeenFeeFnaFtaDyEeElaEmaEnaFeDzEiaCeaDbaDelaEnaEtalDfkiDgufaDikhElaGhDkharDlaFghEbaFyEdonEiaElFaFeyFiGeFyEtonDmekaEikaDnaEikaFtaEnaDpherdDraEeeFllEiFceFdanFeFfGaFkaFllGynFneFseFtaEkoEleneGyFockFyGnEmanEonErellFiGeGlHlFonFyGlEvinEwinFoodEyFlGlDungDwellDylaCiDchiroDelaDgeakiFfumiFharuGikoHraIoHsaHtoGoFjiHroFkazuGiGoFmaruHsaHtsuGiHtsuGuraFnagaGobuHriHsukeFoGkiFriGuFsatoFtadaHkaHroHtsuGoHkiHshiGsunaFyasuGoriHshiGukiFzoDhabEoDinaDkoDlaEohEpaDmakoEelisDnEakoEgoGroEichiIroEjiGroFoEkichiEoFbuFsukeEpeiEsukeEtaGroEyaEzoDonEriDraEelyElFeeHnGneGyFyEoshichiFwDshirHaDtalaFyeDvanshDzueFkaGoFoFyaCkodranDumbinClomoCoDgoDheiErehDichiEtsuDjiFroDkoDmaDnEaEdaFraEnaEtaDshanaEukeDtaFroDyaDzoCpresaCragaDeyaDidharEpadEstiCuDaibDbhaFenduDfenDgEoDheiEuaFiDichiDjauddinEiFaoEuanDkoEriDlamithEiDmailaDnEichiIroEjiEpeiEsakuFukeEtaroEyaEzoDsakuEukeDtaFroDzhenEoCwetakCylaBiCanEaDrheiDvashCbelDilleDylCcardCdDdharthaDibeEqueDkeongDneyDqiDraCegbertEfriedDnnaDrraDtskeDvertCgebertDfriedDismundEzmundDmarEundDneDridGurDtryggDurdGurFjonFrosDvaldFrdCimCkClaEsDeDjeDkeDleDvaFnaGusEestreIoEiaFoFuGsCmDaEnisEoDeEnEonDhahDinDoEnFaGsFeFisFlucaFneDsonDunCnaEnEsiDdreEyDeadEchEmDiEkkaEsaEvaliCobhanDfraDnEgDuxieCphosethuCrajuddinDenaDiEnCsayDselDuileCtaElekiEraDhmaithDiCuCvertCxtaEenEoBjaakCengCoerdDrsCurBkenderCuliCyeDlarEerBlavcoEekFnGaEisaEkoEoljubFmirDwekEojFmirCimCobodanCyviaBmeetCileyBnehaDzanaEhanaCigdhaCorriBoCbekhotepEslavDiaEeslawCcorroCfiEaEeEjaEyaCgenChilCichiGroDlaCjiCkakuDichiDratisClDangeDeEdadEilEyDimanDjaDomiyaFonDveigEitaCmaEyyehDboonDchaiDeiErEshDhairleDmerDpornDsakCnDaEmDdraDerDgEulDiaDjaDmezDnyDosukeDyaCoDkDnCphiaFeCraEyaDchaDenDinDleyDokuCslanDukeCtaroDiriaGosGsCuleymaneDmailaEitraEyaDptikDravDvikCwmyaBparkleDsojeCeedDnceGrEserCikeDridonEoCringCuriusCyridonBquireBrdanCeckoDedharanDtenCikantaDnivasIanBtCaceFeFyEiFaFeEyDffFanDmatiaDnEfordEimirFsaGlavJaIwEkoEleyEojeEtonDrElaErDsiaFkEysDthisEiusDvrosCeeleDfEanGiHaHeGoGyEenEfFanHieFiGeFyEiDinarFgrimurFnFunnDlianFosElaGnGtusDnDpanGieEhFaineGnHeHiIaIeHyFenHieFieGneFnieEonasDrlingDveFnGsonEieDwEartEieCianDgDjnDnaDpeCjepanCoianDjanDrmFyDyanEchoCracimirEhinjaDingerDumCuDartCylezEianiHosBuCaDnneDtCbaruDhraDramaniamFtaCchananCdhaEirDieCeDannDhiroDkoDllenCguruChDaEilCitbertCjataCkDehiroEmasaEnobuEshiroEtadaFoshiFsuguDhbaatarFirEdevDranEuClamithDeEimanEmaEvDochanaDtanCmakoEyahDerDikaFoEoEreEyoshiDmerDnerDruCnDaEhoEilaEoEraEyDdarFyEerEiataDeDgEkyuDidhiEfredElEtaDniFvaEyDshineCrenaFdranathEshEyyaEzaDiEnderDyanarayanaCsanFaFnGaHhGeDhilEmaDieEloDmitaDumuDyCyumbikeCzanFaFnGaGeDeEtteDiEeDueEkoDyBvahaDnteFovitDtoplukFslavCeinbjornFnDnEdEjaDrreDtaEislavElaGnaEoslavFzarCiatoslavDlenDtlanaBwaineDsthaniCeeDthaCietopelkGslawByarheyCbilFleDleDrandCdDneyCedClvainEesterHreEiaGneFeFoDwesterEiaCnthiaCreetaBzabolcsCczesnyCervacCilardEviaCymonAtaCaviCbathaDethaDithaCcioCdDaakiFtsuEchikaEfumiEharuFikoGroGtoEkatsuGzuEmasaFiFuneEnagaGoGriFobuGriEoFkiEshiEtakaFeruFokiGmoGshiFsuguHneEujiEyoGshiFukiDejEuszDhgDrosCeDkEoDthenCfaCgeChaErDerEsiaDiraDminaDsinCiDchiGroDebDgaDichiDjiDkiDleflaithEtiuDmDnaDoaloDshaFiEukeCjuanaCkaEakiEeEfumiGsaEhideGkoGroGsaGtoEkageFiFoEmasaFitsuEnaoFobuGriEoEshiEtokiGmiGshiFsuguEujiEyaGsuFoshiFukiDeakiEfumiEharuFideGkoGroGsaGtoEichiEjiroEkiGchiFoEnoriEoFmiEroFuEshiEtoGraGshiFsuguEyaFoshiFukiEzoDishaDuEjiEmaFiEoEroEshiroEtoEyaEzoClaElEtDcottDhahDiaEbEsFhaEthaDlaalEulahCmDaEkiElaEoErFaEthaFoaEzDbraDeikaEkaFiaElaEmotoEoEraEshaDiEcaEeEkaFoEoEshaEyoDmaraEeraEiFeEyDotsuDraFtDsinDtaCnaDcredDdiEraEyDekaElEmuneEnagaEomiErEshaEzaneDgelaEuyDiaEelaEkaEshaDjaEuDnaEerDselDushreeDviFrDyaCoCpaniDioDuariiCqiCraEhEnaFehEsDcanDduDenEqDiEniEqEtaDjanDkanDmoDoDquinDraDshaDunDynCshEaEiaFnaDiaDkinDminDneemDsaditEosDukuCteoDianaDsianaEuakiFhikoHroHsaHtoFjiFkiGoFmaGiFnaoGoriFoFroFshiFtoFyaGoshiGukiDumDyanaCunoEyaCvishCwanaFdaFnaDeelDfikDiahDnaEyFaCyaDeEbDfunFrDlanEorDnaDyarEipCzewellDioBeaDganCdDdEieEyCeganDmuDnaCganCheiCijiFroDkiEoDmurazDshaDturDvaDzoCjalCkinCllDmaCmbaDekaElDikaDpieEleCnaDeshaDishaDkokoDnieFlleDtamunCoDdorGaGoFsijeDfilGaGoDmanCppeiEoCquilaCraDeasaEnceEsaFeFiaGtaFsaEzaDiEcaEnaEsaDraFnceEellFnceFsaEiFeFlynEyDuEakiEhikoGroGsaEichiEkoEmasaFiFuneEnobuEoEshichiEtoGmoEyoshiFukiCshaEomeDsEaEhuEieEyCtsuFharuGikoHroHsaFjiFkoFmasaGiFoFroFshiFtaroFyaFzoDtehFyDyanaCuraDvoCvaDfikDitaCzcanBhaboDdEdeusEyDliaDmbiahEerEsanqaDnEasisEhEielDoDyarCeDaDdaDllussonEmaEwellDmrachDoEbaldEdorHaHeHicFuleEfanisElaEphilIusEtimosDrapontEesaGeGiaGsaEonEsaCiDagoDerryEvyDjmenEsDsbeComasGenaGinaIeFzDraEdrFurEeauEganEkelFildEleifEolfEsteinnHnEvaldIurCresaCuDbtenDrlowEmanHnEstonEzaDtmoseDyCyDrsusBiaDgoDnEaEnaDraEeCberiusDorDurcioCdianeDjaniCedemannDnDraEneyEraDshaCfanyDfEaneyGiHeGyEinyCgranChomirCitDuCjanaFiDsDuanaCldaDlieEotsonCmDeaDikaDmyDofeyEthyDurCnaEtinDekeDgEtingDishaDyCrechanDuneshCsaDhEaCtainaEuaDeDtyDusCyeCzianoDukaBjaartDllingCibbeBobbeDiEasEeDyCccaraCdDdDgerDorCgamaEnDoDrulCiDniDvoCkichiEhikoEkoEmasaFuneEoEujiEyoriDugoroEichiroEjiGroEkoEoEroEtaroEyoshiEzoClaDgaFhanFyCmDaEsFaEzDejuEkFaErDiEhikoEichiEjiEkaFoEoErisEslavDmasoEiFeEyFeDnatDoEakiEchikaEeEharuFideGkoGroGsaGtoEjiGroEkaGtsuGzuFiFoEmiGchiEnobuGriEsaburoEtakaEyaGsuFoGshiFukiDrisDsonDyrisCnaEntzinDdaDetteEyDgaEucDiEaEblerEeEoEsFhaEtaDjaDuDyEaComasCraEhikoEkichiEtaneDbenEjornDcadallFllEullDeDgeirEnyDiEeDjeDkildDmodFidDnikeDquatoFilDriFeDuDvaldDyCscaDhaEiFaGkiFfumiFharuGideHkoHroHsaHtoFjiFkatsuHzuGiGoFmasaGiHchiHtsuFnagaHriGobuHriHsukeFoFroFsueFtakaGsuguIneFyaHsuGukiFzoEokuDunCtoDuccioCussaintCvDaDeCwandaDnsendCyaDoakiEfumiEhikoEjiEkazuFoEmatsuForiGtoEshigeEzoBraceeFyEiFeEyDmmellDnEgEquilinoDudlDvisDyvonCeasaDenaDnaEtFonDsaEsaFieDvEaEorDyCiciaDdeviDnaEhEidadFtyDpuraneniHsundariDshFaEtaGnDtanCondFurDyCudiFeEyDlaEockDmanDusCygveDphonBsegayChepoCubasaDgiharuFoEuharuFoDkasaDnaakiraFmuneHraFnagaFyoshiEehaHruGikoHsaFiFjiroFkazuGichiGoFmiFnoriFoGkiFsaburoGhigeFtamiGokiHmoFyasuGoshiGukiDrutaroDtomuDyoshiCvetanDiCyenchenBuCanDthflaithCbaElCdorDurCfaEilEnCgayDceClaEyDeenDinEoEpDlusCmerCnaErDcEayEelDdeCoDmasEoCpacCranDgayEutDhanDkerEiEyilmazDleyDnerDsunaliCtkuCukkaDliCyetBvrtkoBwanaEdaEnaCilaCylaByCdfilCeshaCishaCkeClerCnishaCraDeeEllEseDonFeDteuCsonCtusAuallachCsalBbaldoDyCertoCusukuBcheBdCayCoBelDiBfukBgisCneCoDchukwuCurBilleacGgGmDoqCsdeanBjikageDsatoBkuBlaDdzimirDrDsCdisCfCickClarDeDoriaqCmanCoCricFaFhEkFeCviCysseGsBmaDnosukeDrEuCbertoCejiDkoDshCitCmCranCutBnCaDiDlDxCerCnurCoCshoCtoBrCaihCbanChoCiDanCmasCoojDsCpoCracaCsDiDulaDzulaCteDziCveBsaburoCchiChaEsCmanCnaBtaCeChmanCtamDoBunoBvedaleBweBxueBzeyirCzaDiAvacDheDlavCdaDenDimDymDzimCeaCfaCgelisDnerChabEfolauEgnEnEpDeDidDurCiaDbhavDnoDraDshnaviGoCjkCkhtangClDanErieDdaEemarEimarFrFsDenciaFeFtijnHnIaIeGynEriGaHnGeGiGjsGoFyDliFeEuDmyDonErieDrieDsonDterGsEoCmikaDshiCnDceDdaDesaFsaEttaDiaEtaDjaDnaEesaGsaDyaCrDadarajanEhiEtharajahDdanDgheseDisDkeyDlamDmaFhDnadoEeyDolDshaDujanEniEzhanDvaraCsaEviDcoDekDhtiDikElFeGiosFievichGjeGkasHiGosGsHaFyDsilGiHosDylCtroslavCughnDseCvraCzhaBeaceslavDsnaCdaEdEntEtDranCenaCgarChbiCikkoDtCjsilCkenegaClascoDdaDiEaEborEchkoEmirDjkoDlaEoDmaDtaDupillaiDvaEelFtCnaEntinoDceslavaDdraminoEulaDessaEtiaFtaDiaminEceEtaDkataDlaDnieDtrisDuEsColaCraDdaEellEieDedEnaDgieDityDlaEeneEieFneDnEaEellFrFttaEiaFceFeFtaEonDonaFicaGkaGqueDrierDsieDtieCselinDnaDpasianDsDtaCtaDleCyselBiCacheslavCbartDekeDhaDiusCcDaryDentGaGeDkeyEiFeEyDtorGiaHnaIoCdDaEkElDkunDmantasDojeDyaCenDraCgenDgoCjayFadurgaGlakshmiCkasDentijeDiEngDkiDramDtorGiaHeHyaGsClainEyphoneDemEnasDhelmEjalmurEoDiamuEsDjarEoDleEuDmaDsonCmukthiCnDaEyFakiDcasEeFntHioGzaHoEiguerraDdhyavasiniDiciusEtaDkoDnieEyDodDtEcentEilaDzenzColaFntEetGaGtaHeDrelCrachaiEgEjDgenEieFlGijusHoFnaGiaHeHjusHoDidianaDveCseslavDhalEvaDwanathanCtaEliDoEmirErFiDtoriaHoCvDaEldoEnDekDianGaGoEcaEenGneCxaykoneBjekoslavBladEaFnGaFsEetaEiFmirIoFslavElenEyslavDssisEtaFimilIrDtkoBojinEslavIaDtechCldemarsDesusDfDhaDkanEertDlrathDodymyrCnDaDcileDdaDnieCpiscusCrnameCyleBrushaliBsevolodBugarCjadinCkDajloEnEsinDmirDotaClaCralCsalFaByacheslavComeshCtautasAwaadCchiraCdeDihDudCelCfaaDiChedDhabDidCiDneDtCjdiDidCkakoDeleyCldirEoDeedEntyEryDiullahDkerDlaceEisEyDsonDtEerEherEonEraudCnDdaEersonDetaFtaDgariEchukEuiDitaDjaCqarCrdDnerDrenCshingtonDimDsimCtDaruDeenCvaCwrzyniecCydeDlonDneCzirBealhtheowCbbCdersonCetmanCiDguoClboreDdonDfDlingtonDtonCnDceslausEheDdallEelinGlFrsonEiFeEolynEyDonaDxiongDzelCrenfriedDnerEherCsDleyDtonCymanBheelerCitelyEleyFowEmellEneyEtakerBideleneDukindCebeDsiekElawCjnandClberGtEurGnDdaDeyDfEordEredHoFiedDhelmHinaFminaDlEaFrdEemFnaGeFttaHeEiFaGmHsGnFeGmaeFsEoFdeanFwEsonEyDmaEerDsonDtonCmCncentyEkworthDdyDfordEredFiedDifredDnieFfredDonaDsomeEtonDterCsseFmCtoldDtichCxBladimiroEyslawCodzimierzBmBoCdajoCjciechDtekCldeFmarIiamGichaelDfEgangDterCnDdaCoDdrowEsonEyDkDnEgCrkuCuterBrenByattCnDandDdhamDellDneDonaDtonAxanderCvielFrCweryBeniaDophonBiaoEliangGngEminFoEwuCmenaCngDyiComaraCscoBochitlBuanAyaCdiraDollahCekoDlCgizDmurChairaDikoEroDyaCichiroCjairaCkirDubFuEpEtClcinDimCmatoDilEnaFiCnDgEcaiEkuiExiangDickEraEsDkiDminGgDnEaiEickFsCpDrakCqoobDubCraDonEslavCsarDhEaswiEwantDinDmaniEinGeDnaDserEinGeDuakiEchikaEeFiEfumiEharuFideGkoGroGsaEjiGroEkageGtsuGzuFiFoEmasaFiGchiEnariFobuGriGshinEoFriEroEshiEtakaGneFokiGmoGshiFsuneEyoshiFukiCtaroDingCvuzCwDoviCyiDoiCzarDidBeCardleyCchielCeCfimCgorChiaDudaFiCjunCkaterinaDtaCldaDenaDizFavetaCmelyanCnDalDerEwCoDlDnEgCrDayDmolayCseniaDimDseniaEicaCtkinDtaDundeCvaDetteDgenyDhenBiCbeltalCchenCgitChanCjunCldirayGimFzDmazCmoCngDuoCtzhakCzeBleniaClitaCvaBngveBoCanEaEiCchiCgeshDiniChanFanFnesDeiCichiGroCjiEroCkoClandaGeGoDondaCmCnDcaDeoDgCoDnCramDdanGkaDgosDimitsuEnobuEshigeEtakaFsuguHneEyukiCsbanyDhiFeFfumiHruFhideHkoHroHsaHtoFieFkaHgeHneHtsuHzuGiHyoGoGuniFmaroHsaHtsuGiHchiFnagaHoHriGoHbuHriFoFroFsadaGhigeGukeFtakaIeHroGeruGoHmoGsuguFyaHsuGukiDsiDuaEkeCtaCulandaDnesEgDsefEoufEsefDzhenCzaburoDoBrjoBtaloBuCaCcelCdaiDellCetteCgeshDiDoCheiCiDchiGroDkoDnaCjiEroEuluDunCkDaEriDiEchiEeEfumiEharuFikoGroEjiroEkoEmasaFuraEnaGgaGriFobuGriEoEruEtakaFoGshiEyaGsuDoDselClDandaDiaEyFaCmaDeiEkoDiEkaFoCnDaDfeiDgDusConneCriEeEkaFoEnaEoDyCsakuDefEiDhaEiDifDufEkeCtaEkaEroDoEngCvalCxiDuanCyaDukoCzeDoBvanCeDsDtteConEeEneBwsfAzacDhEariahHeGyEeryEosDkEaryCdaDocEkCfarFullahDeirisErChaDedDidFaErDraCidaDmDnEabFlDraCkDariyaDharDiEahEyaClaEnDmayCmfirDirCnDaDdraDeDisDobiCraDehDinaeaDkoCurbekCwiszaCydDnEabBbigniewDslawCylutDnekDszkoBdenekEkaFoDslavHaCravkoCzislawBeCamiCbCchariahCenaDshanDvChraCinabEebCkeDiEyeCldaDjkaFoDlaDmaFnCnaEidaEsDchuDiaDjiroDkichiDobiaDryoDsakuDtaroDzoCreldaEsenayDoDrinCtlitzDtaCvCwdeCynabEelFpBhalehDnEgeriEnaGtCiDhaoDjianDmingDqiangDweiBiaDdDrreDuddinErCbiahCckCdanCemowitCgaDmasChanDniClphaCnaDoviosGyFyDyatConCtaCvaEhEnErDkoDojinEradCyaCzhouDiBlatanEkoBoeDlCfiaChraCilaEosClaEniDtanCnaDiaCoeyCraEidaEnDicaDkoCsiaCticusCyaBrinkoBsaCoDfiaDltCuDzsannaBubayrDinChalClaDeikaEmaDfiyaEuDmaCmraCrabCzanaFnaDiaBvezdanCiDadDkaConimirEkoBwelinzimaBydrunas
4 6 7 8 5 9 10 300 11 171 200 240 12 120 100 133 109 150 92 13 14 15 16 17 18 28 27 19 29 20 31 33 26 30 21 32 22 34 35 23 36 25 24 37 38 39 40 44 41 43 46 50 86 42 49 52 57 63 45 48 53 55 47 51 54 56 60 62 71 80 59 64 67 61 66 68 74 75 69 77 79 58 70 82 72 76 78 84 89 96 65 81 83 85 87 88 90 94 91 93 101 102 108 110 112 113 117 122 123 124 126 132 135 95 98 99 104 106 116 118 128 130 73 97 105 111 114 115 125 127 136 137 138 140 141 143 144 145 146 147 148 151 153 154 156 158 159 165 166 175 177 179 184 187 194 204 214 103 119 129 131 139 142 152 155 160 162 163 168 169 173 191 107 121 134 149 157 161 164 167 170 172 174 176 178 180 181 182 183 185 186 188 189 192 193 195 196 197 198 201 202 203 205 206 209 210 211 212 213 215 216 217 219 221 222 225 226 227 228 230 231 233 234 235 236 237 238 239 241 242 243 244 245 246 248 251 253 254 255 256 258 259 260 262 263 264 266 267 268 270 271 273 274 276 277 278 280 281 284 286 288 289 291 292 294 296 297 299 301 302 306 307 309 311 314 316 318 320 322 324 326 328 330 332 334 336 340 344 346 348 350 353 355 357 359 362 364 366 369 371 376 378 381 383 386 388 391 394 396 399 405 407 410 413 416 419 422 425 427 430 433 435 438 440 443 446 448 451 454 457 459 462 465 468 471 474 477 480 483 487 490 493 496 500 503 506 510 513 517 520 524 528 531 535 539 543 547 551 555 559 563 567 571 576 580 584 589 593 598 603 608 612 617 622 627 632 638 643 648 654 659 665 671 676 682 688 694 701 707 713 720 727 733 740 747 754 761 769 776 784 792 800 808 816 824 833 842 851 860 869 878 888 898 908 918 928 939 950 960 971 982 993 1004 1015 1027 1039 1051 1064 1077 1090 1103 1117 1131 1146 1160 1176 1191 1207 1224 1241 1258 1276 1294 1313 1332 1352 1372 1393 1415 1438 1461 1484 1509 1534 1560 1587 1615 1644 1674 1705 1737 1771 1805 1841 1879 1918 1958 2000 2030 2061 2093 2126 2160 2196 2234 2272 2313 2355 2399 2445 2493 2544 2597 2653 2711 2773 2838 2907 2980 3058 3141 3229 3323 3423 3532 3649 3775 3913 4062 4226 4407 4607 4830 5080 5364 5688 6062 6500 6754 7049 7399 7825 8361 9066 10065 11662 15000 190 199 207 208 218 220 223 224 232 249 250 283 304 313 338 342 373 402
:A0000000=B00Ǩ00:=000000000000=0H0O00z=0=i;000?0:@?;00:0900000b00=0000000000000000000000000000Ê0S00090?0000000000000000ĉ20000O030ǰ9000000h000000000000000000:MU00A00CL0RF<00000001000000000000000000AC0700000=00000000}B000D00ŔAGKS0=13Ö000000000000000000000000000000;000<000L00000?00000000000ŝ00004002000400=@00000;0;:00400=¡02700000:100x20000=®0000;0000=00;9=0?000<0=00;00000000000000000000000000000000000000610000000000000000000000000000000@00µ0000T400000ǚg10H0B0000004X000ǿût0E6<Į000G00M00a009b0002^L00200510g8č0>7:7=0A0A0000000CI00G2H1;:KY<600ƙPƨÕ000AA0DÐ00?ȷ\`Ƹ\`01į0000000788ȂƝ@D070B@?07;®33Êj023?0300030ŀ025ǃ1O0q03œ04pűE3000000040P?000;000W0fª000uK0=06700ì0gB51ƌI0000_F0157DX 0C000[00?A0B0eB00ȍ0009@00>0B00@ƪ20?=0N00001709900000F0000K0l1000::B007>0000B05000\`0000ȕ7ƀH00700120000000900<07B0007000000000010c00M00ŝǤ76B90>0ȵ00Ȓ9;:00>::00Ġ70600ŨȘ3355â6?½@[]C0ÿ100þ415C0F00\\00<00000202RƭE106100000000ȅȔD50c00303052R0Ǡ000<04Y3JƆ003ǔ10052\\0A0000000000000ȟIU00ìdX071W79500<Ǒg0000a000000000080?707?000000002000Ƨ3@002_3F0000>00000000<000:0014381N0G0G0A0BY0021;;0@3;200103;0D000000000000@00501NL5Ŗ25<J20a004000@u32Ĺ07G03@00000000061050ŗJ000n70:0g00000i700ȅ0G0@00;0Ď00A00000B@0005000000000L009000000000:0B000C200D00000004pOǶ8EE300?0@00F0R0000:00;:00004000090000000A003B00700006009:000000000>0A0000000B0000000000000000000000050w5ƈ44F00>e005o0\\00000003WC0e00v0720000đt;060000B07q00000400A0E007001?;0000806000000000000?009000B00@;0000000A>09;0>090;000000000000B=001>?000000:00000A=03000100:00600600000000000B0000000000000000000D0000A00000000000000000000000H000?0>00000100000400>J3ȱ93<0s0000000400000000000w00000O20Ʃ0000000_000000000400000000;0000;00:00000@;0D0002Ƌ10:i240028ĝ000001000000000000000T06č12J0S0ZŢ;00900L00000A000=0pǳ0000lçÙ0000I0000000000000000<0000000200ÁyƧ2042t03500ƉqP0K0@0^a0ƙX00U00\\0?0QŚŮ013Â80003·Yȧ4i04È306VǬ00000000000000000=i0920009000000A000:Ɩ001ĦǬ800000?00@0000N006000000?:0:0000000000000000¡00öØK0Ă000000022003O00ɀ00{ĜǢ<400::0=0000000200000;0010000ǝHm00000A00000000000000000000000000IÎ00000Ʌ0±ƵVB@00000301EhăXǱ0Ĩ00000\`0000000402PC000<0ȖÝ0VZ0Ų^0ũ0ȡ_vQ[00Æ]0s00K85X030080[8L21F2ź4£620wP000000003MÕ00k00ǲ18AǏ4¾0003u00J\\000004<h0000004200000000200000000000000V4_B0000S000ĩ000000000000000000000000000000¡G0002000´04000{000000ƚ0084ùC207O?0061000õ0EH0WëI008E450700000000006¥0000LNY8EG03\\1Ȇū1H4c08525640rǤDMË_<DK0P}45Powǆ1o300ȣ2CĩF2?ɂ4ȋ5<<1Cƴ0N¿2pv§G04S0]İ604000į2410D02100?30500Y44ȇ245CMJ]ƒ0M40N00040²0Š6Ą001D0âJ000519008L0ç0V491000000200ð000000000000000Ƽ00c4000000002E0n0K000hR22]0000R15L5E0017015EK10}PR4śȭ1CrŰR01Ƴ411kCN>4_04Z30]08B0000¿UH@021212E5G10DE^32ǺG500š0U00E0000X70B00000:109;00000000000000>20020000W000000000000:00000S0Ǖ0K00P5FL5<040ōDCÒ0IǯȊ1000\`00Ȫ9ķ000n4=0£0000900:O000E036E0000>00E1Q4ǄG0040>00hĒ0ƥgǘ14<|431103Ô001Nő0Ŏ2j^000¨Ɂ0010020zN8T50531E0U0£00Ơĥ¹Ŋ0002250ź004Ń0w{\`a13b090Ŕ5400R0v0000I00U00000000?2X460000000ǋ000Ð000ŏ00006100ċH21<WQ136D6ſY50\`kH50i0000Ïl0R4C1IV0Œ00000000000A00ń0z0Ǜ000020000013000058M03C003<ÑFN0IP00y01Ǐ4000400000000ǅ000000E10ș0g4g<000020000540>60000000000240000600ė0004@ǈ1J0B0¹000mY0000?00X0;00îƂƂ300BRQ<8C0ȩ><2HƟ@BB32N0Z01;03\\<0ǐ00z03022<?05uI0314GEo000Pp009B0X0=0=0°T2ƘE00S0 ƐņUSŏ@0ģ0000000ĭ00=ȯD0000Ex79000007000ǌM50006S4002ƈx5e15LXĶnF8ƨ<N1MȜȎR600001E6422e000004A000U_0_1?0726å403B0Ï34N665ÚSs[1J20<4ř@103CQ028U0E=S3¬000000B1C03V0ǫ50480Cȍ8xv0400\`20ƒ000|000ƃ0000N00<5¹2U0N00500000á06330®¶0\`±00=00:048MǕ0ȃ\\¼ĥ00y00000000000530910000000500000[000??>009030L00000000a100B503]00h000004000B=0::;:00000000000400000u0000f0zƊ30000S<00Pæ2=:0~69203ƮhȦ000154SK0]Ȥ0{11Ći0O30Ł05T04ºZU42G1_30K8Ǿ0100<0ȫ0J0P0MC1¬005S100Ì00ȈQ0000Z :07A00000000000000000005300Ò0000805şA00000000M100o003;000000000000>0>01ƅk000O01Ļĺ03;:00?00?00000000000000000Ǔb55c1v0äoD0M00000D2§0003BÅC03ƭ0~00<0D00ť0^000H00000000N0ǀ000¯Ä0Jǈ;?4100Ė00000Ȣm00Ưf002O0@00A0¤0Üa0000000000001000000000000000Ũ200000:00>00=0@0000000A000000024GƶD136X0;O00P0¤CIơ<N80000;:;K821110042D00ÍN050705S47;0>A120g200§¡aU7P1s4Ȱ>8M0050Ť1400Ʒ40=>0ºQ0360dŜCj0EhA8003Q³000Yj0N06=ů004>0«0C_530©t1;Y>07@¦00705?11A22qx005:j<709O;§=Aǒ0:>0Ư4000¦6S6D000000F040000E500000^0000V600ĔH00000000030H0Q0000000000000000000000Ȕƌc³h0ŐĔ0ƕ3000000006J3Ø0330^00ǟS¾Ë0¡00000q0000000¶0200000090p0900000<4v8>ßƱ00F000002?Ƹ3E0060004040000024ǥ<00n0Ñ4M92ÿ9041S00010Ʃ000Eć0^b0000lD3>8Ǽ840@Ķj0Y0==4:0004EG02000000003000>A00090Q0n000000000R000000>3:;000000001>=0000}000<ô[>0>00000000A00000A00000=0070000071B700705^L00400K0Ċ0000030000{000VDCġ02PG00KÆ<GĸQ0700000n0000000000000O4«00=1ŋ@D0000000000000B000000:0001400000L7000000Y000000u090C00000000000000060001q008Yð60Ǌ8UE08N0310G0008[1y00TƎ000000F000cÁ0^000;B62Ȇ0[9133ƶ0:Ƥ090000300Ȗ²ŞJ000400000ǮÒ1ēÍs6Ʋ50006Vď10000006o]A0:B00;00:000000e000;00000000000000?00000030000000000000000000000000=0Bś?>7W00000:00Bƚ0000001zs01000g0m00000000000000000O00H600LÃ0000Çg0ț;00L0000000x000g;0ZUÚ3LD200000300000000040F_0l0ŭ02ď1ú1300502003200T000000000è001ȥ2180<j;ŐW2T4Ms5700000ǻƔUFāÅ00000H000O000Vh00000:M00|0005T6Ŧ42000000A000000000000004000080000000000000:0000001000800aŮ4¹\\000000@Y4000š00290¸00R^00000:=00Fg000000JE0G0B:0000U10000000D06ǎ0010ŹŇ6ǀ3506ǽD0032000000000000000@00000000000?E1000000|00909000B00Ɖ000000000000000000ǃ6©0J0000õL02000001000Ƈ×00WȐ00r²00<02000000001S>000Ď00000000@0000000Q90000000000000000A00000000;00000000000000000000000O0¼:000000ľ0?500ĳ03003100000000;0B=000000000>000690000000000PF000000000000;0000000000000y00m0?600010^000000000000000000:1A000000002300000X07Ç00060000000007=;000000000000000J¬008ȉ0>=00ąmY9Bǯ000000d0000000000B0>900009000000Ŗ000?0B000Ar0A000100000900000Ć00000000090000000YJ0?W00000;0N0ƫ00000¥Ȁ00Ÿ0D3500080ň40}1000000000A10Ȧ7«0\\0000R0:0=0000000000000000000000000 60000ȇ00000QƳ000{00AW01ž00F0158V000000g000_00220000009]00F00000000000000000000000000000000000000011000000000003\\v0Ĵ30W30300l00<0O707;7900000O700000000060000000000000000000000000000000000001000000000000000000000000=:?F0J0A00006K0[iŻ0000Ă5L00000¸ô[00QHD0Ihi0:000p0>ǦS00000001@0?0Ā0@2OĽ00;00;00D000­000090v00<09000A;000:::000040930950Q001050060000Ĵ00@@:000000000žE<T000000000000008000000006´00000@00000Q700000000000000r05030H2k0>0000D00>000001000000EF003000M0?000a70:A00C00000;00>0J?0005700ýFGF0000600000000000030079t00d>;S0>QJ00000000Û01000@00Eǩ0000>0Ā3ļ0<0000¿y3ħ;J;:4O?00005<00000000000j=03s0000300790·@0002ÂL000000000@00000007?Ĭ900000020000L20>000WeA0000000>001200@00002000000000000000D002002EJȀ<16Ƀ]010ƻ00005TZǟÙ35q01123S6@F703L000000000000ı1G00000¼07:7>0003024\`jl10fȴ=Ohƣ10F0UD00;7<30Ǩ12K0L[2¢<8Ȉ668C00010ǳù100K·25003e02R]02040S40ŕ00000000Q000000]k00O0À0ȝ«0DŌ0000Ɲ00002P22zF6S0ǻRG251HŶ2m0|2Nŭ4êx00[00ƽVtƿ4ȗ00970000003N10218G8463BK56610FGĲȯC1Ģ0000¯DJPĈ0ǩw2E1Á00e0ƏJ00;Jo2F_XȎ008R000ǜ584țş24ƴ34002C0Ü007B779@A00?0Ɩ00Ɯ000ķǒ66000>400000000000@0@=ŀ000Ƿ<2HƑÌƢ2;010000000006Ët0àȂ5ư05WH00D1Č90030=100ȳ2ïsD1kWī0ǔ1L<0040000:;0030F8012D00Ƙ3X070Ǿ0Æ20884100E0M000;00ĵ?N00Ɔ0A00000ș00j>108Ȭ0GƼW0Ñȏ=>0d06I200m0007A@0Tő1ȄK6>ȁë0Ʈ000000;=UC0ǵ^ǰ000000015:1A0RǜĨ?3CZfȁ105]A4B90łCȼ00700ƅYA001009030:01000000000000000000010ǽO000060>00002000000009@D<<5000B00000000000000007=0002000>0[O000>0000000F00103800000040009001300@100000M001A0000000<F0F21D00000040000000000010000000000000Ù0?C000b100Ȩ269E9@£p91HœÆ3C0?21550W40@1000GZ8EL40000023^<n1040300K500000000000¨1a2@40088t1301@64Ǹ6\\3UbȑE1C2kǣCǮ<830Ŵ\\0=5030ē000000000000000000000000000008c0000000000Ĭ0110n÷E56600000@0000000000000050000000000000000000000000000?00C01G3U0008000000000<20004000Ǻ20000<036ÞÇ±ǲ62<0í0100Ĳ3021ÀJ0200500000C00Ȥo0Ì0000ę000X0fC80000010000200PÊ00200R00M0000001004AȞ0000000>04@0000900001000000A00:00000>0A0000000R?050900006026e00000000000000000060ƿ06DOd<5ȝ304002003000000001060S000000000000V0000000I;y0000Ĝ0=0001D0000J002010X0B00000001000000000000001<0000020=00000900000000000000000000000000000B0:@0>000000I0F0010\\000000000000080000J0000070000020ÃYE013ų0ȹ<¯0Šȿö040I½ÉC000005½2012S0E00@000000<000000000000000000000000000000000Łr00000000000000000000TƷD0P505000002H0090B000000H020<F4]01000000x61000001C;800400000201j11OH022f10002000Ï000>0004@=ń00h00r52E01D2<01b01002W;63468J234Ș0E0300H411I42442U620000U2330560;02sR6MÅ2NR8203ȟ14050K¢Ɠ4¸<0000PF\\3ŵ00250020C0123_822:H<H2E432k06b3SǶ000000@1;f057Į160A0Js\`{@1EH004C0ƺU350?2CB00104J´130iM0M200?@1=1À]0000_Qĸ]0>0490D[qƍu1Ɠģ0Ǌ6070M20433:Z30100j0L9P060ƥ0eV=048DCƦ0eų0Xr7AÄ2X00I80907A00000Ɓ0003:03?:07:DCA01U000030300H00@0008B100006?0000A@gne000>B98111Ǔ1Ʉ:0700790lȲ00000Đđ1R0D:<10GMQ000<00i>00»000000Ȫ1091030G0K50CMD0000;@000AcGF1RB20=000000ƕ006000000¥0030ǚ100í[050oL10I86ŅQ»m2050408<CÚ±000H:2Ÿ2ǧ23x4020EZ22ƐDJ2o4300000Z50X40ǪcǢ004¢?4840A5?040G00B0×08}E>n1Z004;00079000027:kHnC;Z{2Ƥ8¬_0I008L0Ɇ05200000>000000D2JǍw30>070?0ă:0î0K>09>D0:P16?0Ċ008Û00@9000Eņ00<ý\`:9ü2UDK352µ0Ə19\`030P00O00000000Ļ2¿X00000000C00600AG00054680A40001]2ȸeb00807<0300I0000ę<?090118530W3wM00050ø0000H000:000040:90000090=0000090000000000^:0060000200000<200110=;00f0W040000007900:0?ÉI9?40000Cd0;60l06L120c2009@470000É00050I300@0000060P200900010?0000000000000000000000009L0Ǉ?01010030]120AK00Ŭ00Y4K3r=ÓT00I\\110aō0o000:ßƣ10060000t1Ȭ3E<5G@Ƚ8a5Y162f32ı6~5U~103Ȼ8041?ȮW7700Ń=10MQä0E20f4ȉ06C11a207002K<3ǥL1921000Ʀƃ>1}L20|£0K{0002;00000ƵYȧ7704050;07A030063Zŉ2F¦0TZ66K0G50b[010Dĺğ00:0001ȏ:0@Ǡ7C000»00000aF1ǂ2?01ȴB37ó2b1S\\4:QD1CH4q1<2100?000000000000000000080000000000000000000000000000000000000900000000000@0;;>0700040000ň00<307==90000000000000ü0;Ȝ@00?0=?ľ00000990RN@0^ŕŽ0N400\\0000{ļ0G:40:>1O0Ľ0°A003G030J~10A00000F00000006OwM00D400007<00A<ƞ30´6000>700700000:A0:000]0321Ź5020001200?Ř0@ȗ3203OJ24Pñ7FF000b0ƹR0500000020000000000¶100F¶03013=06040000;06y0u15622y0I=0040f00=C00000F000000000007T72Z04ȱS10:9L?Ƣ00ƛ015VȠ000000080000000000000000>6<00000000010L2Ɵ3000:0000000000003>1=00@ǌV00;B000000600000>00007003mA;@002ǹ0A000\`07E70000000|0\\9001\\0009900000Ť00Z00BA000A020E00000r;009U:B5Ŋ004=00S90:000032HğF090;P000000E30000000202YZ4Ě0bfř000040000000002000000000000000000000Hj2000000100000000000=000:000000DL00=0000@>000007770000000D0000000Ⱥ000000»0001ƲU0Ë010m5000:001001000000000200000000000000000000Ħ00c000L°V0000000000000000000000000000000;0000<5W0??70000000070000077;00000800000000007B000000000000000000000000000000001=000¾0000000000;00000000B00<00400A00>c0CãG1:5Ä04C6RĹ520000000d001000bA00000000000000000000000000;0;0900004000900000000001Z00<50001000000U5000041K5ȩ00000k00Gm000000000000060Ī000000000000000e000703000070;00000000>000000000000000000000000000109ŞB0009Ĉ200=ǉQNŧ2M50000000@00000000000:00000@00000000000ø0000000042R040000000?40Ŏ00000=r8<dDEŋ0V0Ŀ0000G028100T00302000B0w0600q10000N00[0B00081801=00000000<<ǵÔ4ċW8~5I005K00¸<00Ǳ0D8000010F:015a0000A00::700R600Z0:A0:70A08000??0;G?Q000=C0000İ0C0;0000010c0000000;90000000;7?V000000000000000100000000000000000000000007E8XB2y03B00j00=73delF000000000002000D000000ǗǄe0}=000=;G0G000100d10x0h0007B000:0000:00@0@G05000003000000DVl0100002zmC00500]0000700wB0000000009:?00H00000000000000000000000000@A0\\020T04ħ020^10<Ð70700=0¦0000080I703900000;=00611?000000Êb000001I00V010000000000û00G00\\0·0000000ƞ00000700>000800e0Q00004S0Dą000000000000C@?0000000000¾00000900000430000000100000200÷000000<00000CQ10éOȐ664001A?00003u>00X00C0000000dd0=S000_0001800000000000001Ä00802d­ȳ@0ȋ80ĵ¨LÅ?Ȩǖ0025¼000Pư000100?000000000020ŗ85lY10Ƅ00100Hǐ4000000000=53Gĭ000¨00000W000ĝ000?éȊ090000501000000000001000©0ǖ0000Ǟ00JZ\\001K2KHǘ8030000000000000;000000000P000010<000=8000000000000:1:B00=0000000]0015JI00000000000000B000A000000R0>00È00Y000000]@01ī00000000002G00000000002000B00000000005}000000^<0060~V0V0000001000000:00Ô1QǦ68u?0C000000000@000000000000h5001ŦI00000000000000002000i00000000000800020000000000000000O>0Ƿ00>00>0000000000űĖ8000000083000<ƪ30fi000Çǧ100000;000000000000:00 @030C000B000000000ţ00T?00000Ʊ90;005N3Nȑ4p80001215¤56Sȓ2¥00300t9>1A2a0<850ƍū004100=c000000300B_000000010000715001000:O0IBTS011ėCſ03J40000002JN@8¢0_ú0IX0[020?0\\4Q0Fy03Ƭ00A090010Ŷ@0f0Ȯ000T0[Ŵñ200Ƭ\`0000000ª00000000008B004000;E0000008000Ǎ000000100200009001Q0p14Ȳż0Ż;0Ǒ000X×|23³O¤000ó¥ǆã0_|@00 ȃ0=000000A0ŘE04¨0IX00W5<80z00Z0000ŚKȠ00­<BF6Ɨg00Â000=ǅTN0SáT}gCEv18055^aCDǴjHY112\`2Rºũ44\`405ÌM1Qk>Ģ24001x[0;HZJÃf3Ǵ0b13000000Ū1<bǛK00I0ÉÈJ<0Ó00000000000007X000000000000cǣ00000Ȣ3M21r0000000Ȅ100000000000000000000000000000000000=000000T<0C0ć00200600000000000000000000000E00Â00020000000090=0B10>0000=000000000000000>0000000A000d0\\00000607i7000F004ÍƎ;00>00ĞÃ000ŵ:00Ƅ06I00100000?3000½0000Sǹ90@40000000011000I2000ȥ0ā00000w\`000KK003P600750I00000000>0ǡ0Ȟ404000000056E000000000a00000000000000001000200l005\`00000000000000000?05K000~0ȕnd0000Ǘ001070000003000140000000000000000000000000000>0000000c50cO>000B000000010100000007:700000A0004000100000000q0;;0ě0000@8200000000000>000Ě010000000?00000000070000000k00006000000I100000==@00000B007G000206100022001F0MG0;012J40<ŷ61C3<06F1<dDƺW0M041KTC2100012H00011<4<Î120418M3V4001ȡT2h5R000C00þª23118133<100Ǚ§60631<0I;HN00810|000>ƹ30306³æ02ïWLĘp25<13402_1942H0921<01G045053ÖC5ĕ1HCƾF00N3Č2000:0I000000000000000000000000000000000000000000000014000100000000000000000000522F3MȚD000000;104000000000000000P8N46230000000000770007000B;0000=0000000000000000000@002A000000D0JA000Ī00009V000000006D00000000000s000053000©0000200000000ÀB0i00200400060000000C0000?0100000>000?A0400000000060000000000000005000A?0070090~B7A77000040000O30L090?Bd00?B9701008:;40}060Ġ0m0:>5M790300000000000B00000001000Ø000080000000000001ţtZ@Ɓ000¢V0000@0ǋ0QDKG10000000BC50100060000000000ł000010F8E2ȌWȓT0D40ǫȣ7o0²0000000000<0000000Đ000E>4000000006Ű300800t00060000000A0000000100B07001000t00S00000001000X0000;40MC00000000ȭ<=F00Û00030I@8TƜ0k1C00E000000000000002000000000000z0F00b=0Õ0ƽ020005500000B10q5¦0]0000000000000000000000000000000000=0000000=0000002000000000;403004000000000000400000000000000000000000000000000000000000006000000000000000E00530051060;Œ<B013l5P00[3Î5<<03052kǪ0\`000P0041200000E0D0p0Ec<06^0000Ō000u0Ū8B00001@200B000002C0N0©3120000000=0000000@0000000000002=040IHE00046G000000º4000000ŉ0000G4>00;0010?00001030111T4<0550?=9O00400003L3ÞǿK1QK9µ412VĘ°ĕ6ŧr4Ǽ0000000000000000030>a0L0000000000000000000u0=0000n06000>0[A500TR0ƻ00;0:Qơ00030000ǭB62p<2700000ȫ4D50200000000000088000000H00h>0W5Y7000000120F6102PHǇ<900000011N0Ƌ01AȚ0Ǚ0090250044[d=00N00000002@1Ý4]ǝ00000020>0000000000000000000000ƛ0:P000F02000830>070Ɣ20000000000000000050000000000000>2031Q00Ⱦ|060014Z0ǎť0400000000000V100000001100[0T01000000000000300000000000000000000000001030G00000000000<ĤÁ>ǉ03300ƾ024M­rHHD0NĄe0¤2?600FWp00Bƫ8830s00000000000000000000000000000000000000000004I000000000010B000000>0000000000000A000000050823[R0610ů4RVU0OŇ0B0000000000000000000000:0000200000000?000000100{00;0000000002Y00000000000090000000000000030?0:20000000000000Y0000?0000000000000;00000N0v6?000J20t7O01A0Ơ000308000M20>00?0=56Ų11501180u00000000000000000=00002000=0A0900>00000000000L0A0000000000Z0E000030Ğ00E0660000T0106M0@100P3ŜI5303G0R334ÈP084ICCżDƗ:10610900J300400000000D@KŬĿåǡǁ400Q00000000000000020R0@7?700000000000000\`000D000~ǁ0<P000408000000Ņ0ě?08000>2sġ0QNȒ000000000@0v000=00C060ŽR00880000000000000=00000000=00000000I01XC00000:0:0000000B=00000Ē0000000080000000X0000Vĳ0J00Ȍ0Q3;Ǟ024000D00xLƑ00@00>100Iǭ00000=00i000@0000ĉ0a11ǂ1@00U0LƊ_000100è0700000Sàȶc^ª0mµ00N4®zĤ04<1505ȰPǸ2ò0170VŢqÖ\`000MJv0¯MQ0200000000ê00000000000>39Ó00000000b00040C0000101000u0A?@G0319W041001000010000000>0005597905000000000000?00000000A:A0?000000000000000002000000000000000000009000>000=005000B0=A00;00060000000100b0200D0710030A0:>0000?<;0@000000?000000000000<ŷ83G0200^=;00000000000001000000000000000F00000000000000000000000000000001=o?A;B0000@@000400000000A000@200100000003000000000000003002B0BB00000:A0201200400009000:700000=0B>00?0000ò01ƇA00\\0ƀq0LI100000000=0@7C00B00000000;>000d4<f000000000000000000000000000000>90000O00Il0EY00400<000000000100:0700000;?0;B=00000000000A00=0000B8000000000000;070J0G00F40FK;000000000000000D0800<@00;000000000`;
export const surnameFrequency: string = `AaaronFsGonCsenBbadEieDlosDrcaDteDziCbasFovEteDeyDotFtCdallahDoDrahmanovFkhmanovDulFlaevHhHyevCeDlElEsDrcrombieEnathyFethyDytaCilaCleErEsCnerEyCrahamHsIonEmFowitzFsGonDegoEuDilDonCsherEireDtonCuDladzeDrtoBccardoCebedoDvedoFsChenbachEsonDornCkerFmanInFsonDlesFyEinDmanCordDstaCreeEsCtonCuffDnaBdairDmEczykEeFkFsEiEoEsFkiFonDnDryDyCcockExCdarioDingtonEsFonDyCelmanEsonDmovicDnDrEholtCgerCilovicCkinsGonEsonFsonClerColphGsenHonDrnoCreiDianBekBfanadorCerditaBganDrEwalCeeDnaDrCinCnewCostaFiniFoCrawalCuasEyoDdeloDeroDiarElaGrFeraFlonEnagaGldoFigaErreDlarDonDstinBhamedDrtCearnDrnClDersDgrenDstromCmadFovDedEtovHicDmedCnDerCoDnenCrensCumadaBicheleCelloCgnerCkenFsDinCnslieEworthCspuroCtchisonDkenCvaliotisBkbarCeDrEsChmetovCinEsCridgeCtarDerBlaimoDmEedaEoDnisFzDrconDsDtorreCbaEnFeseFoEradoFranEughDeeErFsGonFtGiHniGoGsHonGyDinFoDrechtEightFttonEoDuryEsCcalaEntarIaErazEzarDocerFkErnEttCdacoEnaEyDenErFeteFmanFsonDingerDrichFdgeCegriaDjandreIoEoFsDksejevDmanDquinDrsDshireEsiDxEanderHraIeEisCfanoEroDieriDonsoErdDredCgarinDerCiDceaDevFiDffDxDyevCkireClainFreEnErdDbrightGttonDdredgeDeeEmanEnFderFsworthEsEyFneDgoodDieEgoodEngGtonEsFonDmanEonDowayDredDsEhouseEopEupDumsDynCmDaguerEnzaHrErazEzanDedaEidaEndarezDodovarEnFdFteDquistDyCongiEsoEzoCpertDhinCredCsopDpaughDtonDupCtDamiranoDerDhoffFuseDieriEzerDmanDoEmEnCvaEradoFdoFengaGsGzDeloErezFsonEsEyDinEsDordCwardBmadoFrDkerDnEgeldyEnEteDrEalFnteFsingheEoDtoDyaCblerDrizEoseGinoHoDurgeyFnCedeeDllDnEdFolaEtDrineEmanEsonDsDyDzcuaEquitaCickEoDdonDnDsCmannDermanDonFsCoDdeoDnDrEeEosoDsCrheinCsdenDlerCundsenGonCyBnCayaCchetaEondoCdersGenGonGsonFtonEsDingFoDoEvDradaGeEeFasHenHsenFjevFpontFsGenGsFwGsEusEzejewskiDujarCelloCgDeElFesFisFlFoGvHaEvineDleFsEinDstDuianoEloEsCkerDneyDromCnaDisDunziataCsariDellFmoDleyDonDpachDtettCtengDhonyDleFyDoineEnFeGlliFioFucciDrimDunesGzCwarCzalduaFoneBokDiCmBparicioCelCgarCoDdacaDnteCpelFlErsonDleFbaumGyFgateFtonFwhiteEinGgCrilBquilarEnoErreBragonDiEzaDkakiEelyanEiDmbulaDnaEdaEgoEtDtaDujoDvenaDyaCbenDogastEurDuckleCcandDeEneauxEoDhambaultEerFyEibaldFeEuletaDiniegaDuriCdDenDisEtoDoinEnCechigaDhartDlElanoDnaFsEdFsFtEsEtDvaloDyCgentoDoDuellesHoFtaCiasDolaDspeDzmendiCledgeDineCmagostEndEsDbrusterDendarizFtaGroutErEsDijoEsteadEtageDondErEurDsEteadFrongDwoodCnDdtDerEsonEttGeEyDoEldEneEtFtDwineCochaFoDnEowitzEsonDraCpDinCrakelyanEntDedondoEguinEllanoEolaEyDiagaEetaEgoEngtonEolaDowoodEyoDudaCsenaultDlanCteagaErFburnDhurGsDiagaEsDmanDripDzCvidsonEeEnEsoEzoFuCwoodCyCzateDolaDuBsaroDyCbellErryDillDuryCcencioDhenbrennerFrCencioChDbaughErookEurnEyDcraftFoftDeErDfordDkenaziDleyEineEockDmanEoreDtonDurstDworthCkewEyDinsClanCmusFsenCperCtinDleDonErgaDudilloCuncionBtchisonEleyCenEcioDrDsChertonEyCkinFsGonEsonClasCnipCtardEwayDeberryHyErberryDwoodCwaterDellDoodBuCbeErtDinDreyEyDuchonCclairDoinCdetFteCerEbachCgerDsburgerDustGaGeGinIeGusCldDtEmanCmanFnDillerCneDgstCrandCstEellEinEriaCtenDhementDonDreyEyCvilCxierCyeungCzenneBvalloneEosDnsEtFsCelarDndanoEtDraEettHeEillFttEyDtisyanDyCilaEesFzElaDnaDsDtiaCrahamBwadBxelsonCfordCtellByalaCbarCcockCdinCeDrEsClorDwardCmondConDtteDubCresBzarCconaCevedoCizCoulayCureAbaadeCbbEittDcockDerDicFhEnFeauIxDstCcaDchusEusDhEandEelderFrEmanHnEusDkEerFsEhausElundEmanEstromEusDonEteCdDalamentiDeEauxEnErDgerFttEleyDillaGoDonCeDgDhrDkDnDrDzEaCgDbyDdonDgEettEsDinskiDleyDwellChDamDeEnaDlDrCiDerDlEesFyElargeonFieEyDnEbridgeEeFsEsEterDrEamovIiEdDsdenEleyDtyDzeCjramCkDerEwellDkeFnFrDosClasEzFsDboaEuenaDchEomDderasGramaEonEreeFidgeEucciEwinDeEntineEsEyDfourDickiEsDkEeDlEaFnceGtyneFrdFsEengerGtineFsterosFwEiFetFngHerEouFwEsEwegDmerDodisEgFhDsamoEerDtazarEesEimoreEzFellDzerCmberCnachEsDbenDcroftDdaFraEyDeEgasErjeeEsEyDfieldDgEertEsDhDisterDkEerEheadEsFtonDnerGmanEingFsterEonDtaEonDuelosCptistHaHeCraEhonaEjasEnFowskiEttaDbEaFgalloFraEeFauFeFrGaGioEieriEosaFurFzaDceloFnasEiaElayEoFmbEusDdEenEhiEinEsleyEwellDeEfieldFootElaDfieldEootDgaFsEeFrEoDhamEorstDilFeEsicDkEerEleyEmanEsFdaleDlettHaFyEowGeDmoreDnaFbyFrdEerFsFttHeFyEhardtHtFillFouseEsEumEwellDoEnFeEsDrEaFganFncoFsFttFzaEeFiroFnGtineFraHsFtGoGtHeEickFeGntesJzIosGrHeFgaFngerHtonFoGsFsEonFsGoFwGsEusEyDskyEtowDtEaEeeFlGlGsGtFrEhFelFolomewEkowiakHskiElettGyFingFowEoFlGiniGomeFnFsFwEramEschEzDwickCsalduaDcoFmGbeDdenDelDhEamFwEirEoreDilFeEngerDkervilleFttEinDlerDnightDquezDsEettEhamElerEoDtEaracheEianFenFnCtallaDchelderHorDdorfDeEmanEsEyDhDieEstaGeDorDresDsonDtEagliaEenFrsbyEinFstaHeEleGsEonEsEyDyDzCuchEomDderEoinDerDghFerFmanFnDmEanGnEbachEeisterFrGtEgardnerHtIenInerDrDtchEistaCvaroDerCxDleyDterCyDardDerFlEsDlesGsFyEisGsEonFrDnardEeFsDsEingerCzalduaEnDeEmoreDileBeaDchFamFumFyDdleGsDgleDhmDirdDlEeFrElEsDmEanEerEonEsDnEeDrEceEdFenFsleyDsleyEonDtonEtieFyEyDubienEchampGeminHsneEdetHteFinFoinFryEfordHtElieuEmontEpreEregardEsoleilEvaisDverGsDzleyCboutCcentiErraGilDhardEerEtelFolHdDkEelFrGtFttEfordEhamElesGyEmanHnEnerEsteadEwithDnelDraftDtonCdardDellDfordDgoodDnarGskiGzDollaEyaDsoleDwellCeDbeDchFamFerDdeEleDgleDhlerDkmanEsDlerDmEanDneDrEmanEsEyDsleyEonDtsCgayFeDgsDinDleyDuChanErDlerEingDmDnEeEkeDrEendHsHtGsCierDlEerDrneDtzCjaranoCkimDtashiClairEndFgerDcherDdenEingDewDfieldForeEordDgardeEraveDinEsleEveauDkEnapDlEaFmyFngerGtoniFrdEeFfeuilleFrFsFwEiFngerGiGoFsFveauEmanEoFmyFnGeFwsDmontHeDoteDserDtEonEramiGnEzDueDvilleFnDzCmbryDentDisCnDallyErdEventeFidesIzDbowDceEhEomoDdaEelFrDedettiIoFictEfielIdEsFhEvidesDferEieldEordDgeEstonEtsonGsonDhamDignoEtesGzFoDjaminDnEerFtGtHeEingHerHfieldHtonEyDoEitDsenEonDtEleyFyEoFnEzDwareFyDzEingCquetteCranErdGiDberichDendsFsEsFfordDgEanEdollEeFnFrGonGsonFsonFvinFyEfeldEgrenEhEinElundEmanHnEquistErenEstromDidzeEngerEshaDkEeFleyFyEleyEmanEowitzDlangaEinDmanEeoEudesHzDnabeFlFrdHiIniJoHoFtEdsenFtEerFyEhardItEierFngEsFteinDquistDraEianFerFosEyFhillFmanDtEaEelsenEhelotFiaumeFoldEiFnEoliniEramGndEschDubeEmenDwickDzinsCsawDeckerDhearsDsEerFtteFyElerDtEerCtancesGourtDheaFlEkeEuneDtencourtFrtonEingerFsEonEsEyDzCumerDsDtlerCvanFsDerFageFidgeFlyFsDilacquaFlGeEngtonFsEsCwleyCyDerFsCzansonBhakEtaDtiaEtBianchiFoDsCbbEinsEsEyDeauEeDleFrCceDkelFrsHtaffFttEfordEhamEleGyEnellCddleEyDwellCeberDdermanDhlDkerDlEeckiEloDnDrEbaumEceEmanHnCffleCgDbyDelowDgerGsHtaffEinsEsDhamDlerFyClalDboEreyDderbackDesDgerDlEerEieFngHsIleyHtonFotFpsEmanEsEupsEyDodeauDskiDyeuCnderDetteDfordDgEamanEerEhamEmanDionDkleyDneyEsCondiFoCrchFfieldDdEenEsallFellFongEwellDgeDkEheadFolzElandDminghamDnbaumEeyDoEnEsDtCsbeeDcegliaEhofHfEoeDeDhEopEwakarmaDsellFttHeEonGetteGnetteCtnerDonDterEingHerEleEnerCvensDinsDonaCxbyDlerCzierDjakDzellBjerkeCorkFlundBlackFburnFerHbyFfordFledgeFmanGerGonHreFshearHireGtockInJeFwelderIlGoodDdeFsDggDhaDinFeErEsFdellFeDkeFleyGyFmanGoreFneyFrFsGleeFyEleyEneyDlockDncFhGardGeHtteFkFoEdFfordFingFonEeFyEfordEkFeGnbakerHshipFinshipFsEnEsettEtonDsEchkeEerEiFngameEkoEsFingameDttFnerDuEserEveltDyElockDzeFkFrFvicCeaEuDchaDdsoeDichDssingDvinsDwettCickDndEnDssDzzardCochFerEkFerDdgettDhmDmEbergEquistDndalDodFsawFworthEmFbergFerFfieldFquistDseEsFerFomDughEinEntDwEeDxhamCubaughDeDfordDhmDmEbergEeFnfeldGthalFrDndellEtCyDtheBoanDrdFmanDtengEmanEnerErightEwrightDzCbDadillaDbEittEyDerDoCcanegraDkEelmanEmanCddenEieEyDeEnFhamerDieEfordElyEnFeDkinDnarEerDyCeDdingDhmFanFeGrDlterDrEgerEnerEsmaDsEchEeDttcherCganErFdGusFtDdanGovDenErFtDganEessEsDleDnerDueChanFanFnanGonFonDlEenFrEingDmEanDnEerGtEsackDonDrEerCiceDssonneaultEvertDvinCjorquezCkClanFdGerFosEtDdEenEingEsEtEucDenFbaughFderErEsEyDgerDickEnFgGerEvarDkvadzeDlEerFsEinGgHerEmanDognaDsterDtEeFnEonEzDyardCmanErDbardHierEergerCnDaEcciEnnoEparteErEvitaDdEarGenkoEiEsEurantEyDeEbrakeElliEnfantErEsEtFtiEyDfiglioDgiornoDhamEommeDifacioEllaEnDkDnEeauFllFrFtGtHeFyEieDoEmoDtragerDuraCoeDherDkEerEmanEoutEsDmerDnEeDrDsEeDthFbyFeEsDzeFrCppCrbaDchardtFersHtDdeauxFlonFnFrGsEnerDelFliEnDgEenFrFsEmanDingEsDjaFsDkEholderEowskiDlandDmanGnDnEeEsteinDowskiDquezDregoFlliFroEorDstDthEleEonEzDuffEmEndaCsDakErgeDchEoDeErDhartEearsDioDketDleyDnjakDqueDsEardEeFrmanGtEiDtEerEicGkEonEromEwickDwellEorthCtelhoFloDheEwellDkinDsfordDtEaEomGleyGsFrffEsCuDchardFerEkDdreauIxDffardDghFnerFtonDieDknightDlangerFyEdinEeyEterFonEwareDndsDrassaEbeauFonEdeauFonEgFaultFeoisGtFoinEkeElandEnFeEqueGinDskaEquetDtinEonEteEwellDyerCvaDeEeCwDdenEoinDeEnFsErFmanFsGoxEsDieDkerDlandEbyEerFsFyEinGgDmanDnEeDserDyerCxDerCyceDdEenEstonGunDerFsEsEttGeDingtonDkinGsEoDlanGdEeFsDntonDsenEterDterEonCzarthDeEkEmanDicEnovBraatenFzDbhamDcamonteEcoEeFroFwellFyEkFenGttFinHsFmanEyDdberryFurnHyEdockFyEenEfieldFordEhamEishEleyEshawGerFtreetEtEwayFellEyDffordDgaEdonEgFsDhamEimiDinFardFerdEthwaiteDkaEeFbillDleyDmanEbleHttEeElettEmerDnamFnEchFoEdFelGnburgGsFiGsFlFonGwFtFyEhamEkovEnFanFenFiganGngFockGnFumEscomeGumFfordFonFtetterEtFleyFnerFonEumDseFlEfieldEhearIsGrEilEsFardFellFfieldEwellDtcherEhwaiteEtFenFonDudEerEltEnFsteinDvermanEoDwleyEnFerDxtonDyEmanEtonDzanEealFllGtonEielGrFlGeEzellCeathnachEultFxEzealeDchtEkFenridgeDdesonDeceEdFenFingFloveEnEseEzeDhmFerDitFenbachHsteinDkkeDlandDmerEmerEnerDndelFleEemanFsEnanFemanGnGrEtFonDsciaEettEhearsElerFinEnahanEslerDtonEtEzDuerEnigDwEerEingtonEsterEtonDyCiainEnFtDceFnoEkFerGyFhouseFleyFmanFnerDdgeGforthGmanGrHsGsGttGwaterFmanEwellDemEnErFlyEseDganceGtiEgsEhamFtGmanGonGwellEmanEnacDlesFyElDmEageEerEmerDnEdleHyEegarFrEkFerHhoffFleyFmanInEnEsfieldFonEtonDonFesDsbinFonEcoGeEenoEkerFiEsetteFonEterFolGwDteEoEtFainGnFenFianGnghamFoGnDxeyDzendineCoachEdFbentFdusFenFfootFheadGurstFnaxFusFwaterHyGellFyDbstDceEhuEiousEkFettFingtonFmanFwayDdbeckEeFrGickGsenFurEieEskyEtEyDeDganEdenFonDinDkawDmanEbergEleyDnkEnerEsonFteinDokFeGrGsFingHsFmanFoverFsGhireEmFeFfieldDphyDseEiusEnahanGnEsDthersHtonEtEzmanDughGtonEillardHetteEseFsardGeauEwerDwEderEerEnFeGllGrFfieldFingFleeGowFsonDxtonDylesCubakerDceEhEkFerFnerDderDeggemanKnEningDggemanGrEmanDhnDmbackGughFelowEerEfieldEitEleyEmerGttFittEseyDnEdageFidgeEeFauFllHeFrFtGteHiEgardtEiFngEkFhorstEnerEoEsFonFwickEtFonDshEsEtDtonCwonCyanFtDceDdEenDerDnerDsonCzezinskiDozowskiBubbDlitzCcciDhEanGanGonEerEheitFoltzHzElerEmanEnerEolzEtaEwaldDkEelewEholzEinghamElandFeGrGsGwGyFinEmanGsterEnerEwalterDyDzekCdaDdEeDgeCecheFlerDhlerDllEowDndiaEoErostroEtelloDrgerDttnerCffEingtonEordEumDkinDordCgarinDbeeDgEsChlEerDrCiDceDeDtronCkerDowskiClgerDkleyDlEardEenFrEingtonGsFonFsEochGkEuckDowDterCmbreyDgardnerGnerDpEersEusCnDceEhDdickErenFickEyDgardEeFrDkerEleyDnEellFrDtinGgEonDyardConoFcoreCrbachFgeFnkEridgeDchFamGrdFellGttIeFfieldFillEiagaDdEaEenFttHeEgeEickFneFttDfieldEordDgEamyFnEdorfEeFrFsGsFtGtEherEinFoEoFonFsFyneDkEartEeFsFtGtFyEhalterGrdtHtFeadFolderEittEleGyEsDleighFsonFyEingHameFsonDmanEeisterDnamEellFrFsFttHeFyEhamEleyEsFideDpeeEoDrEageEellFssEierFllFsGsFttEoughIsFwGesGsEusGsDseEonEteinDtEchEnerEonEsEtDwellDyCsbeeEyDcemiEhFerFmanDeErEyDhEardEeeFllFyEmanEnellEongEwayDickDkeFyEirkDsEardEeFllFyEiereDtamanteEerEillosEleEosDwellCtcherDeauEraFbaughDkieneEovichEusDlerDnerDtEarsEerGfieldGsGworthElerEonEramFeyEsDzCxtonCzardDbeeDzardEellByamDrdEsDsCbeeCeDrElyEsCfieldDordCingtonClerDsmaCnoeDumCramDdDgeDneFsEsDomEnDumCtyqiCunAcabaElleroEnFaFissDeEllGoEzasDinessDleDotDralGesEeraCceresDhoCddellEyDeEnaEtDieuxEzDleDoganEretteDwalladerEellDyCesarCffeeFyEreyCgeDgianoDleDneyChallDillDoonCiDlDnEeFsDrnsEoDsonCjigasClabreseGoEhanEwayDbertDcagniHoEoteDderGaGinGonIeGwoodEwellDeEsEyDfeeDhoonFunDiEfanoExteDkinsDlEaghanFhamHnFnGanFsFwayEeFjasFnGderFsEicoatFerFhanFsGonEowGayDoDtonDvertEiFlloFnEoDzadaCmachoEraFenaFgoFilloDbareriEellFrosEraFeFidgeFonDdenDelEronDiElleriEnitiEreDmackFrataDpEaFgnaFnaGellaJiFsEbellEerEfieldEionHeFsiEoFsEuzanoCnDadaGyFyEleGsEryEsEvanDcelEholaDdanozaEelariaJoElerDeEdyElaDfieldDgelosiDipeEzalesDnEadayGyEellaEingEonDoEnDslerDtaraEerGburyGoEinEleyEoFnFrErellEuEwellEyDupCoDuetteCpassoDeEhartElFlanErsFtonEtilloDlanEeFsEingerDoEbiancoEcciaEneEteEzziDpEelloEielloEsDraEioEonDshawDtainDuanoEtoCrabajalGlloFelloEscoEveoEwayDbajalFlloFughEerryEinEoFnaroGeHllGiDcamoDdEellaHoFnGasFrEielFlloFnGalIeEonaGeFsoFzaGoEwellDewEyDgileGlEleEoDicoEgnanElloEniFoDlEbergEeFtonFyEileFnGoFsleEoFckFnFsFwEsFenFonEtonEucciEyleDmackFnEeanFnEichaelEodyFnGaFucheDnEahanEealFgieFllFrFsFvaleFyEsDoElFanFinaFlGoEnFeEthersDpenterHierFrEinoFoDrEaFnzaFraFscoGquilloFwayEeiroFlGlFnoFonFraHsGoEickGoFerHeFganFlloFngtonFonFzalesGoEolGlFnFwGayFzzaEuthHersDsonEtarphenFensIenEwellDtaFgenaEeFeFrEhaighEierEwrightEyDusoEthersDvajalFlhoEerDwellEileDyCsadoGsFyEgrandeEleEnovaEresGzEsEvantEzzaDcioDeEboltEllaEyDhEenEinFonEmanEwellDianoFsEllasEmirDkeyDlerDnerDoEnDperGsHonDsEadyFnoFraEelGlHaGmanFtteEidyFtyEonGeDtagnaFldoFnedaGoHnEeelFllanoKsHiHoInFnadaFrEigliaIoneFleGleIjaHoInEleGberryGmanEoFnGguayFrGenaErejonFoFuitaDwellCtalanHoFdoEniaFzaroDchingsDeErEsDhcartEerFyDledgeFttEinDoEeEnDronDtEaneoEoCubleDdellEhriEillHoEleDfieldDgheyDlEderEeyEfieldEkinsDsbyEeyDthenCvalcanteJiFierIeIiFlaroGoEnaghGughEzosDeEnderErFlyEsDinFessFsEttCwleyDthonGrneCyaDerDlorDtonDwoodCzaresBeallaighDrleyDsarEerCballosEnDotariDulaCcenaEreDilCdenoDilloCfaluDerovCjaClayaDentanoEstinIeDikEsCndejasDgicDicerosDtenoFrGsCpedaDhasEusCrdaDmakDnaEyDonDratoEoneDulliDvantesIzEeraEoneCsarFioDpedesDsnaCtinDriCvallosBhaDbEotDceEkoEonDdadEbourneEwellFickDffeeFinHsEinDgnonEoyaDiEdezEresGzEssonEtianDlfantEkFerElisEmersEouxDmEberHlainJndIinHsFleeHssGissEleeEnessEorroEpFagneFineGonFlinFneyDnEaEceGllorGyFyEdFlerFraEeyEgEnelHlDoDpaFrroEdelaineEelGlEinElinEmanEpelHlIeFleEutDrboneauHneauEestFtteEityElandFeboisGsHtonHworthGyFieFtonEneyEonEpentierErierFonEtersFierFrandDseEonEseEtainFeenDtfieldEhamFurangaEmanFonEtertonFinDuEdharyGryEezEsseEvinDvarinGriaEersFsFzEiraFsEousDyDzanCeDaEmEthamFwoodDckDeEkFsEsemanFmanEverDnEardFultEeyEgEierEnaultEowethDonFgDrryEyDshireEleyEneyFutHtEsFerFonEterFnutDtryDungDvalierEezDwEningDyEneChanEyDenEtFriDimDnDoaEemErnCiDaEngEramonteFelloFiniEssonDbaDchesterEkEoFineDdesterDenEsaDlcoteHtEdFersFressFsEesElFemiEsonEtonDmDnEgEnDodoDpmanEpsDricoDsholmEmEolmEumDtianEtendenFumFyEwoodDuDversCmielGewskiDuraCntCoDaEteDckDeEmDiEceDjnackiDnEgDoDquetteDuEdhuryEinardDwEdhuryDyCretienDismanFtGenIberryIsenJonGianJoJsenKonHeHnaGmanIsGnerGoffJerseMoHpherLsoGyDonisterCuDaDbbDmbleyEleyDnEgEnDppDrchGillGwellDteBiancioloCcconeDeroCenfuegosDslaGkCfaldiDuentesClleyCminoDminoCncottaDnamonEeideDtronCobanuDffiDttiCpollaDrianiHoCrcleDiacoElloFoCscoDnerosDsellDtrunkCtizenCullaBlaarEssenDbaughEornDckDesEysDflinDgonDiborneErFeFmontDncyEtonDppFerDrdyEeEkFeFsonEyDsenEsFenDtterbuckDudeFioEnchEsFenFingFonFsenDwsonDxtonDyEbornIeFrookJsEcombEpoolIeEsonEtonGrEwellCearFyEverGsDekDggEhornDlandDmEensGtHeHsEmerFonsEonsDndeninJgDrkEmontDvelandFngerFrDwisCickDentEttDffFordEtFonDmerDnardEeEgerHmanFmanEkscalesEtonCodfelterDeErDningerEtzDptonDreDseEsonDthierDudEghEseGrEtierDverDwEerGsDydCubbDckDffDkeyDneDteEterFsCyburnDdeDmerDneBoachmanDdyDkleyDleDnDrdDteFsEneyEsDxumCbbEinsEleEsDerlyDianDleFrDosDurnDyCcaDcoDhranHeDkburnEeFrhamErellFumDoCddingtonDerDyCeDlhoEloDnCferDfeeFltFrFyEieldFnEmanDieldCganErDburnDdellEillDerDginGsDhillElanDswellChanDeeEnDnDrsCiDlDtCjocariCkeErDleyClaEngeloEsDbertEurnEyDcloughDdironErenEwellDeEgroveEllaEmanEsEttiEyDganDinDlEadoFrGdFzoEeloFttHeHiFyEieGrFganFnGgsIworthHtonGsHonHworthFsGonEmanEumEyerDmanEeneroDomaFboEnFeEradoEsimoDpittsDquittDsonEtonDterEonDucciEmbiaGusEngaDvardEinDwellDyerCmachoEnDbesGtEsDeauGxErFfordEsDfortDiskeyDmanderEonsDoDpoFsEtonDstockCnantErdEtserEwayDboyDcannonEepcionEhuirDdeFrEieFtEonEraFeyFonDeErlyEyDferEortiDgdonEerDigliaroHoEneDkleFinHgDlanEeeFyEinEonDnEallyEellHyFrGsGyEollyFrGsDoverDradEoyDsidineEoliniEtableGnceHtIineKoDteEiEosErerasDverseGyDwayEellDyerGsCoganDkEeEsFeyFonDlEbaughEeyEidgeDmbeFsEerFsDnEeyErodEsDpEerGmanDterEsDverCpasDeElandEnhaverEsDherDlanGdEeyEinDpEaFgeEedgeFrEinGgerEleEockFlaCraDbeilFllFttEinFttEoEyDchadoEoranDdeiroFllFrGoFsEleEobaFnFvaErayDeEaEllaEyDiaEellDkEerGyDlEeFttFwFyEissDmackFnEierDnEejoFlisonHusGlFrFttHeEingFshEmanEsEwallFellDonaGdoFelDpEusFzDrEadoFlGesFoEeaFiaFllEieFganFveauEyDsiEoFnDtEesGeFzEinaHsErightDumDvinDwinDyEellDzineCsbyDentinoFzaEyDgroveDioDmeDnerDperDsEetteFyDtEaFlesFntinoGzaHoFsEelloFrEiganFllaHoFnEnerEonCtaDeDhernEranFenFonDnerEoirDoDtaEenFrEinghamEleEmanEoFnGeErellFillDyCuchFmanDeyDghlanGinDlombeEsonFtonEterDnceFilHlEtessFrymanFsDpeDrnoyerEseyFonEtFemancheGrFneyFoisFrightFsEvilleEyDsarEinGeauGoGsDteeEoEsEtsEuFreCvarrubiasDellGiErFdaleFtEyDinFgtonCwanFsErdFtDdenDellEnDgerEillDherGdDieDlesFyEingDmanCxCyDerDleDneCzadErtBrabbEillEtreeDceEraftDddockEerDffordEtFonFsDgheadDigFheadEnFeDmEerEptonDndallFellEeFrFyEfordEkEmerEorEstonDryDseEsDvenGsFrFyDwEfordEleyDyEsEtonCeagerFhEmerEseyFmanFonFyDdleDeEchEdEkFmoreElDganEerDightonDmeansFrDnshawDpeauDspinFoEsFeyFwellEwellDteDvistonDwEsCiadoDbbFsDchtonEkDddleEerDgerEgerElerDmEminsDnerDpeEpenFsDsciElerEmanEpFinEsFmanEtFobalEwellDtchfieldGlowEesEtendenIonDvelloCoceEhetEkerGttDffEootEtFonFsDghanDkeFrDleyElDmartieEerEleyEptonEwellDnEanEeEinEkDokFerFsEmFsDppFerDsbyEeEierEkeyElandFeyEsFenGttFlandGeyGinFmanFnoFonFwhiteEtonEwellDteauEhersEtsFyDuchEseDwEdenGrEeFllElFeyEnFoverEsonEtherDxtonDyEleDzierCuceDdupDickshankEseDmEbFleHyEeEleyEpFlerFtonErineDnkDpiDseDtcherGfieldDzEadoCyerDstalBuadraGdoCbbageCcciaCddEyDeDjoeDneyCeDllarDnDstaDtoDvaFsCffEeeEieCiDnnClbersonGtHsonEreathGthDlEenGsFrFyEiganFnanGsFsonEumEyDottaDpEepperDverDwellCmberbatchGlandEieDmingHhamHsGsCndiffDeoDhaDniffHeFnghamDshangDtianComoCppElesEsCrciFoDdDetonDielEngtonDlEeeFyEinGgDnuttDranEenGceGtFyEieGrFnEoEyDtinFsGsEoEsingerCsackDhingEmanDickEmanoDsonDtardEerEisEodioDumanoCthbertIsonDlerEipDrerEightDshallGwDterEingEsCylerBybulskiCpertDherGsCrDusBzajaEkowskiDplaDrneckiCechDrwinskiAdabbsDneyDrowskiCcanayDostaDruzDusCddarioDeCffronCgenaisDgettDleyDostinoChanDlEbergEeFnEgrenEinEkeEmanEquistEstromDmEenEsDnCigleEneaultEreDlEeyEyCkeClbyDeEsFsandroGioEyDkeDlEaireFsEeyEyDrympleDtonDuzDyDzellCmDatoDbrosiaIoDcevskiDeElioEronEsDianGiGoEcoDmEannDonEreDpierDronCnDaEherDceFrEyDdreaFidgeEyDeEkDfordGthDgEeloFrfieldDielGlGsHenHonEsDkertEoDleyDnEaEenbergFrDoEsDsbyEereauDtEinEonioEzlerDzEyCoDtianDustCpolitoCquilaCrbonneEyDcangeloEyDdarEenDeDganEieDityDkDlandEeyEingHtonDnallEellDosaDrEahEellEigoFngtonEowDstDtEezDvilleDwinCsDhEerEiellEnerDilvaCtesDtaEiloCubEerGtDerDghertyFteryGreyHidgeHyDltonDmDphinCvalosDeEnportEsEyDiEdFovFsGonEeFsElaFlaEnEsFonFsonDtyanDyCwDeEsDkinsDleyDsonCyDeDsDtonCzhongBeCaconDdyDkinsDlEbaDnEdaEeEgelisHoEsDrEbornEdorffEingEmanFondEthDsEonDtherageEonDverGsCbellisErryDloisDnamDoEerEltErdEseDusFkCcampErloFoEstroDellesEsareDhantDiccoDkEardEerGtDlueDolaEstaEteauDuirCdeauxDmanEonDrickCeDdsDganDlDmEerEsDnDrEeEingEmanDsEeDterEsCfalcoEzioDeliceEnbaughEoDilippoDoorErdFestFgeDranciscoHoEeitasCgarmoDenFnaroEorgeDnanDraffHenreidFwEeeFgorioEoatFotDuzmanChaanErtEvenDerreraDnEerDoyosCiDnesDtchEzCjarnetteDeanEsusDohnEngCkkerClDaEcerdaFruzEfuenteEgarzaEhoussayeEmaterForaEnceyFdFeyFoFyEoEpazFenaFpErivaFosaEtorreFteEughterFneEvegaEyDbosqueDcambreFstilloEidDeeEmovicEoFnDfinoDgadilloGoEiudiceDiaEcEmaEsleDkEerDlEerEingerDmanEontHeDoachFtchEeraEneyFgErenzoGyFmeEsFantosFreyesFsantosEzierDpEhDrealEioEosarioDsignoreDtoroDucaFiaEnaDvalleEecchioEinaCmaioErFcoFeeGstFiaGsFsFtiniIoEsiEtteoDbyDelloFoEntEoErsFyDilleEngErFovicDkoDmaEerEingDossEttDpsFeyFterDuthCnDaEultDbyDdyDgElerDhamDisFonEzDkEerDleyDmanFrkEonDnEardEehyFnFttFyEieFngFsGonGtonEyDsmoreEonDtEonDverDzerCoCpalmaEolaGiGoEsqualeEulEzDewDpEeDriestDueEtyEyCrDamusDbyDksenDmodyDocheEsaFeFierFsettEuenDrEickHsonGoFngerEyFberryDvishiDyCsaiElvoEntiHagoHsGoDchFaineGmpIsFenesEoteauxDhazoEieldsEongFtelDiderioEletsFvaEmoneErDjardinJsDkinsDlauriersDmaraisEondDotoEusaFzaDpainEresDrochersIsFsierJsDsertDtefanoCtDamoreDermanDrickDtmanDweilerEilerCutschCvaneGyEughnFlGtDeauGxErFaFeauxFsDiElbissFleGierEnFeFneyFoEtaFoFtDlinDoeEreEsDriesCwDaldFlFtErDberryDeesGeEyDittDolfGeEodyDsCxterCyDoEeEungBhnBiCalEloEsDmondDnaDsDzCbbleDellaEnedettoErnardoDiaseDlasiDraCcarloDeDiccoDkEenGsHonFrmanGsonGtFyEieFnsonFsonEmanEsFonDusCdierDomenicoEnatoCeboldDderichErichDgoDhlDmEerDnerDpDrkingFsDterErichHkEzDzCfilippoEoreDrancoCgbyDennaroDginsEsDiacomoEovanniErolamoDregorioCjkEstraCkeClbeckDdayEineEyDeoDksDlEardEeFnbeckFrFyEingerHhamFonEmanEonFwEsDorenzoDulloDworthCmaggioErcoFtinoEsEtteoGiaEuroDickEtriGovIaDmickDondDuzioCnDanEpoliErdoEtaleDeenEsDgEerFsGsEleGrEmanEusDhDkelEinsDsmoreDwiddieConEisioEneDrioCpalmaEolaGoEsqualeDiazzaEetroCrenzoDksFenCsalvoEntoDcherDherEmanEnerEonDlaDmukeHsDneyDonDsanayakeDtefanoCtchDhDtmanGrFerEoErichDullioDzlerCvelyEnsErsDineEtoCxDionDonDsonCzonBjordjevicCurhuusBoCakDnEeCbbinGsEsDlesDosDrowolskiDsonDyCchartaighDkEeryEinsDtorCddEsDgeFnDrillDsonCeDringErCganDgettChertyDrmannCiDgDronClDanDbyDceDeEsEzalDinDlEarGdEingerEoffEyDphFinDsonCmanDbroskiGwskiDenechFicoErDingoGueIsIzFickGqueFoFquezFyDkeCnDaghyEhoeFueEldGsonFsonEtiFoDeganElanFsonErEsEvEyDgDisDleyEonDmoyerDnellHanHyFrDofrioEghueEhoGeFueEsoEvanCodyDlanEeyEinGgFttleCpleCraEdoEnFtesEzioDdevicDeEyDfmanDganDiaEsEtyDmanDnEerDothyEughDrEanceEisEoughDschEettFyDtchEonDvalDyCschDsEantosEettFyDtalEerEieCtenDsonDtsDyCubledayDcetGteDdDganEhertyFtyElasHsDngDseDthitHtCveErFspikeCwDdEellFnEleEyDeEllDlerFssEingDnEardEerFsFyEieFngEsCxeyCyalDelDleDonCzierBraegerDgoFnFoDheimDinDkeFfordFsDneDpeauFrDughnDvesDyEerEtonCeesDherDilingDnnanFenFonDscherEsFelGrFlerDwEesEryEsDxlerDyerCiggersFsDnkardFwaterEnonDscollEkellFillDverColetDpletsDstDuinDwnDzEdCuckerDmEhellerEmFerFondDryCyDdenDeErDsdaleBuCanEeDrteCbayDberlyDeDhghaillDianEnFskyDleEinDoisEseDreuilDuEcEissonEqueDyCcaEnDharmeEeneFsneDkEerFttEsworthEworthDlosDoteCdaEshDekEnDgeonDleyDneyCeDllDnasEesDrErDtDyCfaultDfEeyEieldFnEyDordEurDreneFsneCganEsDganEerEinsDuayChartDeDonCkeEsDicClDaEcEneyDeyDinDlEeCmaisEsDitruDlaoDmerDondFtCnaganEvantEwayDbarDcanGsonDdasEonDfeeEordDganEyDhamDiganDkelGbergerFrsonEinEleGyFinDlapEeavyEopDmireEoreDnEamEeFbackEiganFngDphyDsonEtonDtonCongCplantisEessisDontDpstadtDrasEeFeFyDuisEyCqueFtteCranFdFtGeEzoDbinDdenDenDfeeDganEinDhamDicDkeeEinDlingDocherEnDrEahFntEellFttDsoEtDyeaCsekEnberryDsaultDtinCtcherDilDraDtonDyCvalFlBvdCorakGovaBwightCorkinCyerByCalDrCckDusCeDrDssCkDeEmaGnEsDstraCmentDondCsartDonBziedzicAeaddyDesDieDsDyCganDerDleFsEinCkerEsDinFsCleyDyCmDesCnesCrgleDhartDlEeFsFyEsEyDnestEhardtEshawDpDwoodCslerFyDonDtEburnEepFrGdayGlingHyGwoodEhamEinElandEmanEonEridgeEwoodCtmanEonDonCvesCwBbbertCelEingDrEhardItHtEleFyEsoleEtCingerClingCnerCronCyBcclesGtonChavarriaDevarriaFerriaDolsCkDardFtDelEnrodeErFtDhardtGtEoffDlesFyEundDmanDsteinCtorBddieEngsGtonFsDlemanDyCelenEmanEsonFteinDnEfieldEsDrCgarDeEllEmonErlyFtonDinFgtonDleyCickDeDngerFtonDrisingheDsonClerDundCmistenGonDondGsHonFsonDundGsHonCneyCriDyCsallDonCwardGsDinBellsBffingerCirdBganCbertCerEtonCgenErFsFtDlestonFtonCliEtisCzonBhlersFtCmannDedovCretDhardtGtDlichBichEelbergerFrEhornElerEnerEornDkhoffCdeEmDsonCfertClandDerFmanFsCsDeleEnFbarthGergFhartHuerGowerFmanDmanDnerBkCanayakeCbergClundCstromBlamEinCbertCderFsDredGgeFthEidgeCebyDmDyCginCiaEsFonDeDyevDzaldeEondoCkinFsDsClDardDedgeEfsonEnFbergerGurgFderErFbeHeFmanEttDingerGsonHworthGtonGwoodEotGtEsFonGrFtonDmanDsEworthDwoodDzeyCmendorfErDoreDsCrodCsassGerDberryDeaErDnerDonDtonDwickCtonCviraCwellDoodCyCzeyDyBmCanuelCbertonDreeFyEyCerickEsonEtEyCigEhDlyDneCmanuelDerFichFtEttDonsCondDryCpeyCrichFkBncarnacionDinasEsoCdersDicottDoDresDsleyCfingerCgDebretsonElFbrechtFhardtFkeGingFmanInFsEnErDlandEeFhartFmanFrGtFsEishEundDmanDramDstromCloeEwCnisCoDchFsDsCrightEquesHzCsignDleyDmingerDorCterlineDrekinDwistleCyeartCzBoffCmBpleyDingCpDerlyFsonDingerDlerDsCsteinBrazoCbDeDyCdmanGnChardtFtCicksenGonEsonDksenFonFsonDonClandsonDerCnestDstCricoCskineCtelDlCvinFgCwinCxlebenBscalanteFeraFonaEmillaErcegaDhDobarFedoEtoDuderoChelmanDlemanCkerEwDridgeClickEngerCpadaEnaErzaDeranzaEyDinalFoGsaGzaErituEtiaDositoDyCquedaFrEibelFlinFvelCsaryDerEsExDlingerCtabrookDebanEllGeEpFpErFlyFsEsEvesGzEyDillDradaEellaBtchisonCheredgeFidgeFtonDierDridgeCienneCsittyCterDingerCzelBubankGsCdyCgeneClerCreDichDyCsebioDticeBvanEgelistaEoffEsDttCelandEynDnEsFenFonDrettHeEhartEittElyEmanEsFoleGnEtFonFsEyDsDttCinsBwaldEtDrtCellDnDrsEtCinEgBxleyDineCumByeDrClerCmanCreBzellCzellAfabbriDelaErDianGoDreEizioEyCcerDklerDtorCddenDerCganDenErDgDinDundesCheyDyCillaEsDnDrEbairnGnkIsEchildFlothEfaxFieldEleyEmanEweatherDsonDthDvreCjardoClboDcoFnGeHrDerEsDgoustGtDkEnerDlEerEinFsEonEsDzoneCmbroCnDcherDeElliDgDkhauserDnEinGgEonDslerDtCrahDberDfanDgoDhatDiaFsEesEnaGsEsFhDkasDlessFyEowDmerDnerFyEhamEsworthEumDoneDquharDrEajFndFrEelGlHyFnFrEierFngtonForFsGhEowEugiaDthingDverDwellCsanoDchingDonDsettDtCtimeCucettHeEherDghtDlEconEkFenberryFnerFsDnceEtleroyDsettEnaughtEtDverDxCvaDelaEroDorFiteFsDreauCwDbushDcettCyDeCzDekasDioBeaginDrnEonEsDsterDtherHsItonLeCbresDusCcteauCddersenDeleErFicoDlerDorDrickCeDleyEyDmsterDneyCganDleyCherDrEenbachCiDlerDnbergEgoldEsteinDstDtCketeClanDberbaumDchDdEerEmanHnEsteinEtDiceFianoEpeExEzDkerDlEerGsEmanEowsEsDmleeDpsDtEenEmanHnEnerEonEsEyCnderGsonEleyDgDimoreDleyEonDnEelGlFrDskeEterHmacherJkerDtonEressDwickCrberDdinandDebeeDgersonEusGonDhatovicDlandDminDnEaldFndesIzHoDranteHiFraGiGoEeeFiraFlGlFrGaGiGoFttiFyraEiFerHaFgnoFllFnFsEoFnEyCssendenElerDtaCttEerGmanGsEigEyDzerCuchtDersteinCwDellCyBialaCchterDkEesFttElinCdlerCeckeDdlerDldFenGrFingFsDrroGsCfeErDieldCgaroDeroaDgsDueiredoFredoGoaCkeEsCleErEsDipFovHicFpiGoneDkinsDlEerGsEionEmanForeDsonCmbresCnamoreEnDchFamFerEkDdlayFeyDeEganDgerDkEbeinerEeFlGsteinEleGaEsDlayGsonEeyDnEeganFllFnFranGtyFyEieDoCoreFntinoGzaEilloFniFtoCqueroaCrestoneDkinsDthCschFerGttiEusDhEbackFurnEelFrEmanDkEeCtchFettDeDtingEsDzEgeraldFibbonKsEhughEmauriceEpatrickEsimmonsHonsEwaterCxCzerBjeldstedBlachEkDggDhertyDkeFsDnaganFryEdersEeryEiganEnaganFeryFiganEsburgDttDugherDvinDxCeagleDckFensteinDemanEnerForEtFwoodDischerHmanKnFherGmanDmingHsFsterEmingDnnikenDsherFmanDtcherDuryCickFingerDnchbaughGumEgEnEtDppenFoCockDhrDmDodDrEaEenceFsFzEianFoEyDurnoyDwerGsDydCuddDellenDhartyDittDkeFrDrryEyCyDnnEtDtheBobbsCchtCdorCersterCgartyDelDgDleFmanClandDdenDeyDgerDkEertsFsEsDlansbeeEettEisEmerDmarDseEomDtzCmbyCndaErenDgDsecaFkaDtEaineFnaGezEenotFsDvilleCorDsEeDteEmanCrakerEnFdDbesEisEusGhDceEierEkDdEeEhamEyceDeEhandEmanEstGerEtDgeyEioneDmanEicaDnessFyDrestHerEyDsbergEgrenEheeGyEmanEtFerEythHeDtEeFnberryFsEhEiFerFnGoEmanEnerGyEsonEunaHtoGeDwardCsdickDheeDkeyDsEettEumDterCthergillDiCuchFeDldsEkFsDntainIeDrnierDseEheeEtDtEchEsEzCwkesDlerFsEkesCxDwellEorthDxCyDeBradyDgaEosoDherEmDileyEreEseEzerDkesDleyEickDmeEptonDnceGsHchiniFhiFisHcoFkFoGisEdsenEkFeGlFhouserFlinFoFsEquiEsenFonEtzEzFenDppierDryDseFrEherHiEierEureDtesDustoDvelDwleyDyDzeeFrEierCeasDchetteDdEaEenburgFrickJsKenKonFtteErickIsJonDeEbornEdFmanElFandFsEmanEneyErEseEzeDgosoDiEbergEreEtagGsDmontDnchEetteEzelDrichsDseEhourFwaterEquezDtwellEzDudenburgEndDwDyEerCiarEsDckFeFsDdayEdleEleyDedFelFlandJerFmanFrichJsFtElEndErFsonEsFeGnDgoDleyDnkDsbeeFieFyEchFiaEinaEkEonDtchEhEschHeEtsEzFlerDzzellCoehlichElichDmanEmDstCtsCugeDmCyDarDdmnDeErDmanBuCcciDhsCdgeCellDntesGzDrstCgateDittChrEmanCjiharaEiEmotoEtaEwaraCkudaEshimaClbrightDcherDfordDghamFumDkEersonEsDlamEbrightEenGkampFrGtonEiloveEmerEwoodDmerEoreDopDpDtonEsEzCnariFoDchesHsDderburgJkKeDesDgDkEeEhouserDstonCquaFyCreyDgusonDlongFughFwDmanDnessDrEowEyDstDtadoDyCscoDelierDonDsEellDtonCtchDianDralEellByeCfeDfeCockAgabaiEldonDbardEertDelDhannDleFrDorDrielHeHsonCdberryEoisDdEisEyDisonDsdenEonCertnerDtaCffneyEordCgeDlianoGrdiDneFrEierEonChaganEnCierDleyElardDnEerFsFyEsDserDtanEerEherCjdosDewskiClDanFteErzaEssoEvizEzDbraithFeathDdamezDeEaFnaGoEntineEsEyDganoDianoEciaEndoEpeauDlEagerGherFherFntFrdoFwayEchoirEeFgoHsFsFyEiFenFganFherFmoreFonEmanEoFglyFpFwayEucciFpDushaDvanEezEinDyeanEonCmaEcheEgeDbillFnoEleFinEoaErelHlDesEzDinoDmageEelEillEonGsCndaraEeeFrEhiEyDeyDgEbenEtianDleyDnEawayEonDoDsDtEtEzDzCoDmuDnaDqiaoDtianCrayDbarinoEerFttEuttDceauFsEiaDdEeaFllaFnGerGhireEinGerEnerEunoDettEyDfieldFnkelDganoDibayEcaEepyDlandEickFngFtzEockFwDmanGyEonDnEeauFrFsFttFyEicaDofaloEnEutteDrEardFwayEenFtGsonGtEickFdoFgaFottFsGonFtyEonFwEyDsonEtDtenEhElandEmanEnerEonDverFyEinDwoodDyDzaEonCsawayDcaEonDhiDkampEellEillFnGsDparGdEerDsEawayEerFttDtEelumEonCtelyEsEwoodDhersDlinGgDsonDtiFsEoFnCudetGteEreauDerDgerEhanDlEdinHgEinEkeEtDmerDnaEceEtFtDseDtEhierEierEreauIxDvinCverDinCwCyDdenEosDerDhartDleFsEorGdDmanEonDnorDtanEonCzawayBeanDrhartFeartEingEyCbhardHtGtDoCddesEieDeonCeDrEsDseyCgaEjChlEertDringHerEkeCibEelDerDgerDlDsEeFrElerEslerEtClashviliDbDinasDlerDmanCmmellEillCnaoDdreauFonDestDglerDnaroDoEvaFeseDtEhnerEileEleEnerEryCogheganDrgeGsFievIaCphartCraceFiEghtyEldErdGiGoDberDdesDenFaDhardHtGtDingDkeFnDlachEingDmainFnGnGoGyDnerDoEnimoEwDrardEishFtyEyDshonEonEtFeinFnerDthEnerEzDvaisFsioCssEnerCtchellDerDhersDmanDtingerEyFsDzCvorgyanCworgyanCyerBhangDzaryanCeeDntDorgheCimColsonFtonBiambroneEmarinoEpaoloDncolaEniniFoneDrdFinaCbbEensEonGsEsEyDlinDneyDsonCddensEingsDeonDleyDneyCesEeFkeFnCffinEordDtCglioGttiDuereClDbertHsonEreathDchristEreaseDdeaFnFrGsleeveDeEsDfillanEordDhamDkesFyEisonDlEamFnGdFrdEelandFnGwaterFsGpieFttHeFyEhamEiamGnGrdFeGsFganFkinFlandFnghamGsFsGonGpieEmanForeEockFglyFnEsEumDmanFrtinEerEoreFurDpinDreathEoyDsonEtrapDtnerDyardCmDbelDenezCnderDesDgerichErasFichDnDsbergFurgDterEherDyardCoiaDrdanoEgadzeFiCpeDsonCraldoErdGiHnDonEuardFxDtonCshDiDtCttensCuffreDlianiHoDntaDstiCvanDenFsBjikaConiBladdenFingEeEneyEsonFtoneEwinDncyEtonFzEzDscoGckEerEgowEperFieEsFcockFerFmanDttEzDudeDzeFrEierCeasonEtonEvesDdhillDesonDnEnFonDssnerCickFmanDddenEewellDnesDssonCoorDriaDssEterDverDwackiCuckDeckCynnBoCadCbbleDeilElErFtDinDleCchenourCdbeyEoldGtFutEyDdardDfreyDinFaFesGzFgDlewskiFyDoyDseyDwinCeDbelDhringDringEsDtschEzFingerDweyCffDorthCggansEinGsDoladzeDuenChDeenCinEesEgFsEsCkeyClanEyDdEbergIerFlattEenGbergFrEfarbEieFnGgEmanEnerEsberryGyFchmidtFmithFteinGonDeyDightlyDlEaEidayDobDsonEtonDubFevFovicCmerEsEzCncalvesEeDgEbenEoraEqiEtengDsalesHzGvesEerDyeaDzalasGesHzCoDchDdEaleGlEeFllFnEfellowEinGgElettFoeGwEmanEnerFightErichGdgeFowFumEsFellFonFpeedEwillGnFynEyearDgeDlsbyDsbyEsensCransonDbyDdanEenFrEilloEonEyDeEckiEeDhamDisDkaDleyDmanEleyDneyDrellDskiEuchDtonDyCseDhaEornDlinDnellFyDsEageFrdEelinFrFttEmanCtcherDhardDoDtEfriedEliebEoEschalkCudeauEreauEyDgeEhDinDlartEdFingEetGteDndarDpilDrdineEleyDveiaDwCvanDeEaErCwDanFsDdyDenErDinFsCyaDetteCzaBraafDberGtEillEleEowskiDceFyEiaFeDddyEoEyDeberDfEfFamEtonDggDhamEmEnDigEngerDjedaDmElingEmerEsDnEaFdaGoHsFtaEberryEdFaFberryFeGrsonFisonFstaffFyEeyEgeGrEierFlloEtFhamEvilleDssFerFiFoEtyDteEtonDuEerDvattEelGleGyFrFsEittEleyEoisDyEbealFillEdonEerEsFonDzianiHoFerCeaneyErEthouseEverGsDbDchEoDearEkEleyEnFanGwaltFbaumGergGlattFeFfieldFhalghHwGillGouseFidgeGngFlandHwGeafHeGyFmanFoGughFspanGteinFwaldItHyGellGoodErEsonDggFsEoFireFrGioGyEsonDigEnerDllDmillionDnierEzDshamEsFettDveDyCgicCibbleDceDderEleyDecoEgoErEsEveDffenGthGyFieGnHgGsGthIsDggFsEoryanEsbyDjalvaDllFoDmEaldiHoEesEleyEmFerGttEshawFleyDnderFleFstaffEerEnellEsteadDppoDsbyEeEhamEsettFomEtEwoldDttonDzzardFleCoatDceDenEsbeckDffDganEgDhDleauElDndinEerDomFsEtEverDsEeFcloseEsFeFiFmanFoEvenorEzDteEhFeDundsEtDveFrFsDwCubbFsEeFrDllonDmblesDndFyEerFwaldEwaldDverCyderBuCadalupeDjardoDltieriDnDrdFadoFiolaEinoEnieriDyCdinoCebertDlDntherDrcioEetteEinEnseyEraFeraHoGtteFierIoFoEtinDssEtDvaraCffeyCginoDlielmoCiceDdaEiEoFttiEryDlbaultEdEfordElFaumeFemetteGnGrmoFiamsForyGtHteDmondDnEanEnEyardDonDterrezEierrezDzarCkouClaDbransonDickEyevDlattEedgeFttHeFyEickHsonFonEoEyCmDbsDmEerDpCnasekaraEwardanaIenaDbyDdersonElachDnEellHsGsFrsonEingDterEherErumCoCptaEillEonCrganusDleyDneyDrolaDuleEnFgCseDmanDsDtEafsonHsonFvsonEinCthEridgeGeDierezGresIzErrezDmanDowskiDshallDtierrezEmanDuCyDerEtteDnnDtonCzikDmanDziBvlnCyBwagDkDltneyCinEnConCynEnAhaCackDgDkEensonDnDrDsEeCbelErFmanDibCckEbarthEenbergFrFttElerGyEmanEneyEworthCdadEwayDdadEenEixEockFxDenDfieldDleyEockDnotGtDsellDzicCefnerCferDfeyEnerEordDleyDnerCgaEmanEnFsErDbergDeEdornEmanHnFeierEnErFmanFtyDgardEeFrtyFttEinsDinsDlerEundDoodEpianDstromDueDwoodDyChDnEeCiderDgEhFtElerDlEeFyDnEesEsDrEeEstonDslipDthCjekCkDalaDeEsDimDobyanClbergGtErookDcombDdemanDeEsEyDfacreEordDiburtonEliDlEadayFmEbergEeFnbeckFrFttFyEfordEiburtonFdayFganFnanFwellEmanGrkEockFranFwayGellEsEumDperinGnEinDseyEteadGdDterGmanEomFnDversonEorsenHonCmDadaElainenEnFnDblenGtonFinFyErickGghtEurgHerEyDdanDedElErFnikEsDidElFlFtonEterDlerFtGtEinDmEackFnEelFrGsHleyFsFttEillFttEockFnGdHsGsGtreeDnerDonDpsonEtonDrickDsherCnDberryEyDceEhettEockDdEelElerGyEsEyDeElErEsEyDfordDgEerDkEeFrsonFyEinGsHonEsDleyEinGeEonDnEaFfordFhFmanFnEemanFrFyEiganFngEonEumDoverDrahanDsEardEcomEelGlGmanFnEfordEhawEleyEonEsonDusDwayCoCppelCraEdaElsonEriDbaughEerGtEinFsonEorFurEuckDdEageFwayEcastleEeeFgreeFmanFnFrFstyEieFmanFnGgFsonEmanEnettErickEtEwickEyDeEwoodDfordDgerFttEisEraveIsFeavesFoveDingEsDjoEuDkerFyEinsEleroadGssEnessDlanGdEessFyEowDmanEerEonEsDnEageEdenEedFrFssFyEishEoisDoEldEwtyownyanDpEeFrEoleEsterDrEahEelGlGsonFnEiganGerFllFmanFngHtonFottFsGonGsEodFldFpFwEyDschEhFawFbargerGergerFmanDtEeFrEfieldFordEgroveEigGanFnGgElFeGyFineEmanHnEnessGttEonEranftEsellFfieldFhornFockGnEtEungEwellFickGgEyEzFellFlerFogDutyunyanDvardEellFyEillHeFnDwardEellEoodCsanFiFovHicDbrouckDegawaDhEimotoDkellFttEinGsDlamEerFttDsEanEeFlGlFnFttEingerElerEonDtieFngHsEonEyCtchFellGrGttDfieldDhawayEcockEornDleyDmakerDtEawayEenFrEonCuDbertErichDckDerDgEeFnEhFeyFtGonElandDkDnDptFmanDsEeFrEmanHnCvardDelEmanEnFerFsErFlandDilandEsDlikCwesDkEeFrFsEinGsHonEsDleyDnDorthDsDthornIeCyDashiHdaDcockEraftDdelFnEonDekEsDfordDgoodDhurstDlesDmanDneFrFsEieDsEeElettFipDterEonDwardEoodFrthCzanErdDelFipFriggFtineGonFwoodEnDlettFwoodFyEittDzardBddBeCacockDdEenEleeGyErickEyDlEdEeyEyDneyDpEsDrdEnFeFsEonEtDsleyEtonDterEhFerHlyEonDvenerEnerErinCbbDerFlingFtDronCchtDkEardGtFthornEelFrElerEmanEstallDtorCdbergDdenDgeFcockFpathGethFsEpethDinDleyEundDmanDrickDstromCeDnanDrEenDschDterCffernanEingtonEnerEronDleyEinDnerDtCgartyDerDgDlandDwoodCidEeFlGbergFmanFnGreichFrErickEtDerDghtDkkilaGnenDlEigEmanDmEanGnEbachEsDnEdelEeFmanInFnFrFyEleinEonenErichEsEtzGelmanEzDseFrEhmanElerEsEtDtmanHnEzFmanCldEtDferErichDgesonDlandFrdEeFnFrEicksonEmanHnEwigEyerDmEanEerGsEickEsEuthDselEleyEtromDtEonDveyDwigDzerCmbreeEyDenwayDingwayDmerEingHerHsDpelEhillEsteadDstreetCnaultDdershotHonEleyEonErenFickIsJonGeGksGxHsonFyDegarDgEshanDkeFlEleDleyEineDnEeFnFsseyHyEigGanFngHerHsFsDrichHsGksIenIonFksenFquesIzEyDselFnEhawEleeGrGyEonDtgesEhornEonEzCoCpburnDlerDnerDpEnerDworthCrDaldEsEthDbEertEigEstDdEerEonDediaEfordDingDlihyDmanGnGsenHonEesEosilloDnEadezFndesIzEdonDodEldEnEuxDrEadaFraEellFnFraEickFmanFnGgHtonEmanHnEodFnDseyEhFbergerFeyFmanEomDtelEzFlerFogDveyDzEbergEigEogCsenovDkettDlinEopDsEeFrEionElerFingEonDterEonCthEeringtonDianDrickDtiarachchiFngerDzelCuerDserCveyCwesEttEyDittDlettCyDeEnErDmanDneDwardEoodBiattCbbardEertEittsElerEsDlerDnerCceDkEelFrsonFyEleFinEmanFonEokFxEsFonCdalgoCeberGtDrEsDttCgaDbeeEyDdonDgenbothamEinGbothamGsHonEsDhEamEfieldGllElandEsmithEtFowerDleyDuchiEeraClaireErioDbertEurnDdEebrandKtJtFrbrandErethDeEmanEsDgefortFrDkerDlEardEeFbrandFnGbrandFrGyFyEhouseEiardFerFkerFsEmanEsEwigEyardFerDsonDtEnerEonEyEzDyardCmesCnchFeyFmanEkleyDderliterEleEmanEsDeErFmanEsFleyDkelEleGyEsonDmanDnantEenkampDojosHaDrichsDshawEonDtonEzFeDzEeCottCppEleGrEsDsherCraiEnoEtaDdDesDschGmanEhEtDtEhCseErEyDleCtchFcockFensFmanDeEsDtEleDzCvelyCxDonDsonBjaltalinBnBoCaDdleyDgElandFinDkDngDrEdCbanErtDbsEyDdyDgoodDsonCcevarDhEstetlerDkEadayEenberryGsmithFrFttEingEmanDuttCdaEkEppDderDesDgdonEeFsEinGsEkinsIonEsonDnettDoDsonDzicCeferEtDhnFeDkstraDlscherDppnerDrnerErDyCferDfEerEmanHnDmanGnEeisterDstetterCganFsDeDgEanFrdFttEeDleEundDsettDueChensteinDlDmanDnCisingtonCjgaardCkansonDeClahanEwayDbertErookDcombHeDdemanFnFrGmanEingEmanErenEsworthDeEmanEnDfordDgateEuinDidayEfieldEmanDlEabaughFdayFndHerHsworthFrGsFwayEeFmanFnGbeckFrGanFyEidayFeGrFfieldFmanFngerHsheadIworthHworthGsFsGterEmanEomanGonFnFwayGellEyDmEanEbergEesEgrenEquistEstromDnessDomanDquinDsappleEcherEeyEingerEtFeinGnFonDtEeFrEhausEmanEonEsclawEzFclawFenFmanDubDyfieldDzEerEmanEworthCmDanDerEsEyerDmelCnDahniEkerDdaDeEaEyFcuttDgDigDoreCoblerDdDkEerEsDleyDperFsEsDseFrEierDtenEsDverCpeEsDfDkinGsDpEeFrFsEingEsDsonDwoodCraceEkFovaEnDdDganDnEbackGkerFeckGrgerFuckleEeFrEickFngEsbyEungEyakDowitzDrellEiganEocksDseyEleyEtFmanDtaEonDvatGhDwitzCseEaEnEyDfordDierDkinGgGsHonDlerFyDmerDsEainDtEetlerGterCtalingDchkissDiDtEingerCuDchensFinHsEkDdeDghFtalingGonElandDkDleEihanDptDseFholderFknechtFlFmanFrEleyEmanEtonDtEengEzCveErEyDhannisyanDisCwardFthDeEllGsErFtonFyEsEyDieEngtonDlandEeFttFyDseFrEonDtonDzeCxhaDieCyDeErDleDosDtEeBribarDstovHaCubyDskaBsiehCuBuCaDmanDngDrdCbbardEellFrtEleEsDerFtGyDlerFyDnerCckEabeeGyEinsEsFtepCdakDdleGstonDgensEinsDkinsDnallDockEnDsonEpethCebnerDrtaGsDttDyCffEakerEerEineHsEmanEordEstetlerGutlerDnagelCgDesDgardEinsDhEesFyEleyEsDleyDoDuleyChnCiDeDsmanDttDzarEengaCkillClbertDettDinFgGsDlEingerDmeDsEeFyDtgrenEmanEquistEsCmanDberGtEleDeEsDfeldDistonDmelGlFrDpheryFreyIsGiesCnDdEleyEtDeycuttDgEateEerGfordDkinsDleyDnEicuttDsakerEbergerEickerFngerEuckerDtEeFrEingtonEleyEonFonEsberryFmanEzingerDzikerCotCppEertCrDdEleDlaEbertFurtGtEeyDnDrellDseyEhEtDtEadoEtDwitzCsbandHsEyDeEbyEmanEynovDkEeyEinsDmanDonDsEainEeinFyDtEedEonCtchcraftFensGrsonGsonFingsHsIonGsonDhDsellEonDtEerEoFnDzlerCxCynhBwangByCattCcheCdeEnErCerClandDerDtonCmanDelEsCnesCpesDpoliteCreCsellDiDlopBznAiacovelliBbanezDrraCraevEgimovEhimHovicBceDnhourChikawaCkesBddingsCeBemCongCvBfillBglesiasCnacioCoBhleBkardCedaCnerBlerDsCicDevFaDffCvesBmCaiDnCbodenCelDsChoffClerCmelBnabinetCceCesCfanteCgallsDeErsollDhamDleFsEisDoldDrahamFmFssiaDwersenCiguezCksCmanCnesDisFsDocentCoueEyeCskeepDleyBonescuCrioBppolitoBrahetaCbyCelandDyCickDonDshDzarryConsCvinFeFgCwinBsaacFsGonDbelGlHeDevDksonCbellCenbergEhourDrChamDeeErwoodDibashiEdaEiEkawaDmaelCkakovDraClamEndEsDerEyCmailGovEyilovComDnCraelDealCsaEcCtreBtoBuCsupovBvCanouFvGaGicGskiCersFenFonEyDsEterDyCieCoryCyBwamotoDsakiBzaguirreDttCquierdoCzardDiDoAjablonowskiGskiCcintoDkEmanEoEsFonDoEbFiFoFsGenGonFusFyExDqueminGsGtGzCegerCfarovDfeCgerDgerGsChnEkeEsCilletDmeFsDnCkesDobssonDubowskiClbertCmalErDersonEsFonDiesonEsonCnDasDcoDdaEreauDelleEsEvDgDickiEkEsDkauskasIieneEeEowskiDneyDousekDsenEonGsEsenHsFonDtzFenDuaryEsFzDzenCquesFzCraEmilloDboeDdineDedDmanEonDnaginEiganDoszDrardEellHsFttDvinenFsCsinskiDminDonDperDsoCureguiCvierCworskiCyDasekaraFingheFuriyaEwardanaIenaFeeraDneFsBeanEbaptisteEesElouisEpierreEsCeCfcoatDfEcoatEeriesHsGsHonGyHsEordsEreyHsFiesClinekDksDlisonCmisonCnDkinGsHonEsDnerFtteFyEingHsEyDsenEonDtConEgCppesenEsonDsenEonCremiahEzDkinsDmanDniganDomeDrellEyCskeDsEeFeFnEieEopEupDterDusCterDtEonCwellEttBhonsonBiCangEyuanDtengClekEsCmDenesGzErsonDinezEsonDmersonCnDgshangDjingDkinsEsDtengDziCronCtianCujingBnBoCachimDquinCbDeDinCckCeDngEsenDsphChannesIenIsenGsenFsenGonGsonDnEsFenFonFtonIeDsonCinerFsCkinenClicoeurEnDleyEiffEyDyCnasDeEsDgDsonEsonCoDsCplinCrdahlFnEenEonDgeFnsenHonCseEphGsHonEyDhiEuaDlinEynDtCubertDrdanEneyCvanovicCwersEttCyDalDceDeDnerEtCzwiakBuCanDrezCckettCdahDdDeDgeDkinsDonDsonDyCelDrgensChaszDlCkicClesDiaFnGoEenEusDyCmpEerCnDeEauDgEeDiorFusDkerEinGsCradoDekDgensHenDicDyCsinoDtEiceFnGianoFsEusCuAkaamngCbaDelCczmarekHskiEorGowskiEynskiCdlecCebDlinDvCfkaCganChlEeFrDnCilDnDserClbDeErDievEnaFowskiEsFhDlasEenbachEoeDmanDninsCmDakaDenErFerDinFskiHyDmEerGerDpEenEsDrowskiCnDadyEgyDeEkoEshiroDgEasDiaDneDodeDterEnerEorCoCpanadzeDinosDlanDoorDpEelElerCraEmEpetyanEsDcherDdosDgDimFovDjalainenDklinsDlEeEinEsFenFonFsonDnEesEsDpEinGskiDrDstFenDunaratneCshDkDparEerDsEaDtelicFnFrEnerEratiCtesDoDzEerEmanCuffmanEmanHnDlDrDtzDzlarichCvaleuFiauskasKieneGouEnaghGughDcicCwakamiEmotoFuraEnoEsakiCyDaDeDlorDsEerCzeeDlauskasIieneEouGskiBeaDchDgleDlaEeyDnEeFyDrEleyEneyFsEseDslerDthleyEingEonCckCeDbleGrDchDfEeFrDganDhnDlEeFrFyEingEsEyDnEanEeFrFyEumDpDsEeFeElerFingDterEhEonDverCfferCglerFyChlDoeDrCiferDlDmDperDserElerEterDthFleyEtClchDemenDlEamFrEeherFmsFrGmanFttFyEiherFngFsonEnerEogGgEsEumEyDmEendiDschEeyEoFnDtnerEonEyEzCmbleDmerGerDpEerEfEkerEtonCndallEigEraFickIsDnaFmerFnFrdEedyFllHyFmerFrGlyGsonFttFyEisonEonEyDsingerDtDworthyDyonCoDghDughDwnCphartDlerFyEingerDnerDplerCrberEyDfootDleyEinDnEanEerFyEsDrEickFganEyDschnerEeyEhFawFnerEtenGtterDvinDwinCslerDnerDselEingerElerDterGsonEnerCtchamFerFumDnerDronDterGerGmanEleGrEnerCyDesDsEerBhachatryanDlilEsaDnEgDtEaEunDyCeimDnChnCievClotEutCmerCouryCristovIaCtsCucDtsishviliBibbeEyDlerCddEerDneyDwellCeferEferDlEyDrEnanDselFrElingCferCgerDhtCjowskiCkerDuchiClbaneEournIeEurnEyDdowEuffDeEyDgoFreDianEcDkennyDlamEebrewFenFnEgoreEianFngerHsworthFonEoughDmanEerDpatrickDroyCmDballEellFrGlinJgHyEleGrErelHlFoGughDeEryEsDmelGlEonsDpelDreyDseyDuraDzeyCnDardDcadeFidFnnonEerEhFeloeGnDdelGlFrEigEleEredDgEeryEhornEmanEreyEsburyFleyFtonDkadeEeadFlDlawEeyEochDmanDnairdFmanFrdEeFarFrFyEisonEunenDoshitaDsellaFrFyElerGyFowEmanDtzFelDyonDzelFrCppCrbyDchFerFnerFoffDkEendallHollFrEhamElandFeyFinEmanEpatrickEseyEwoodDschGbaumGnerEhEtDtleyEsDwanEinCserDhDnerDsEeeFlGlEingerEnerDtElerEnerCtanovskiDchenHsFinDeDsonDtEelGsonFrmanEingerEleGsonEredgeGllEsDzmillerCvettDiCzerBlahnDpperDrDssFenDttDusFnerDvinsDwitterCecknerDeDiberEmanEnFerFmanFschmidtEstDmEencicEmEpDttDveFnCickDebertDmaFsEekDneEgFbeilFensmithGrFlerEkCockDpferEpDsEsEtermanDtzCuckDesnerDgEeDivertDmppDttsCyynBmetzBnaackDppDrrDubEerEfEsFsCebelDchtDeElandDllDppFerDzevicCickFerbockerDffenDghtGenGonGsDpeEpDselyEleyDttelCobelElochHkDllDpEfEpDrrDttFsDuseDwlesFtonDxCucklesDdsenFonEtsonDppDthEsenFonBoCakCbayashiDelErCcDhEanEerDianDsisCehlFerEnDllerDmDnenEigDpkeEpDrberEnerDsterCfflerCgaEnDerDutChDanDenDlEerEmeierDnDrDutCjimaClaErDbEeDeDlEaFrEerEmanDmanDodziejEskiDstadCmarCndoDenDgDiecznyDkelEolDoEpkaDradDtosCoDnEceEsEtzDpEmanCpaczDczynskiDecFkyDfDpEelCrandoDenDhonenDmanDnEegayEreichDosecEveshiDtEeEhCsDerDinskiErDkiFnenDsDtEerEkaEovGskiCtnikDtEerEkeCubaDfosDryDyCvacFevicFhFicGkFsElFchukFenkoGvErCwalFczykFeskiGwskiFskiHyCyamaDfosCzakDelDiolDlovGskiyFwskiBraatzDchDemerDftDhnDjewskiEncDkerDlEjElDmEerEpDntzEzDsnerFiqiDtochvilEzFerDusFeFsEthDvchenkoEetzEitzDwczykEiecCebsFbachDgerDhbielDiderEnerEtzerDllDmerDnzDpsDsgeEsDtschmerDutzerCickDebelEgFerErDgerDkorianDnerEgDshnanEsEtensenFiGansenFoDtikosDzEanClicevicCobDegerEkerDgerEmanDhEnDkDlElDmEerDnEeFrDonDpfEpDuseEtCuckebergDegerDgEerDllDmEinsEmDpaEpDseCyeziuBsetriBuCaCbalaDiakEcekEkDotaCceraFovaDharskiEtaDkCderDoCeblerDhlEnFeGrDnDsterCgelDlerChlEmanHnDnEsCiperCjawaFskiCkkDlaDowskiClaEsDeszaDickEkFowskiDlDpEaCmarFaDmerDpCngDkelEleDstDtzDzEeCoDchCqiCrekDlandDtEhEzDzCsainovDhnerDsDterCtcherDzCykendallCzmaDnetsovBvaranFtskheliaBwakDnCiatkowskiCokDnEgByleErEsCserCteCzerAlaCbadieErberaFgeFreEtDbeDelleErgeDlancDombardEnteErdeEuntyEyDradorEecqueEieFolaDudaCcasseEyoEzeDefieldEyDhEanceFpelleEerGmeierDiDkEeyDlairDombeEnteEsteEurGseDroixFssDyCddDeDnerDouceurDsonDueEkeDwigDyCfataEveEyetteDerriereEverDfertyFyEoonDlammeEerFurDolletteEnFdFtaineHntErceFdFestFgeFtuneEuntainDranceEeniereEomboiseCgardeEsseDeErDoEsDrangeEoneDuerreEnaGsCheyDmanDrDtiFnenCiDlDnEeFzEgDrEdDtinenCjoieCkatosDeEsEyDinDmalClDiberteDliEyDondeErCmDaEnnaFtiaErFcaGheFkFrGeEsEyDbEdinEeFrsonGtHhHiHonFthEornErechtFightDereDirandeDkinDmEersDonFsFtGagneEreauxEtheFteEureuxDpEeFrtEhearGreEkinHsEleyEmanDsonDyCncasterEeElosEtotDdEaFuFverdeEerGosGsFsEgrafEinFsEmanEoFnEreneauGthFithFumFyEsmanEwehrEyDeEyDfordDgEanEdonEeFnfeldFrFvinEfordEhamForneElaisFeyFinaisFoisEnerEoEsamFtonEtonEworthyDhamDierEganEngDkEfordDmanDniFngEonDoueDphearGreDsberryEerEfordEingDtEermanEiguaEzDzEaCoCpanDeErleDhamDierreEneFskiDlantHeDointHeErteDpEinDradeCraEbeeEmieForeEwayDdDeauEsDgeFntFrEoDimerForeEnEosEviereDkEeyEinGsDmonDoccaGoFheHlleFkFqueEsaFeDrabeeEickFsonEyDsenEonEsonDueDyCsalaFleEterDchDeterDhEbrookEerEleyDiterDkeyEoFwskiEyDleyDsEenFterEiterDterEraDwellCtaDchDhamFnEemEropDimerForeDorreEurDshawEonDtaEeaEimerGoreFnCuDbEachEerEscherDderGdaleDerDferDghlinFterGonDnerDraEeanoFlFnceGtEiaFeFtsenGzenEoEsenEyDterbachDverDxDzonCvalleHeHyGieDelleEnderErFdiereFgneFriereFtyFyDigneEnFeDoieCwDerenceDhonFrnDingDlerFssFyEorDrenceEieEyDsEonDtonDverDyerCxDsonDtonCyDdenDfieldDmanEonDneDtonCzarFoFusDenbyDoDzaroBeCaDchFmanDdbetterEerDfDgueDhyDkEeEsDlDmanEonDnderEosDrEdEnedEyDseEureDthFamFermanHsHwoodEonDvellFnsFrEittEyCbaronDeauEdevElErDlancDoEeufEuefEwFitzDronEunCchnerEugaDlairHeEercHqDompteDroyDuyerCdayDbetterDdyDererFmanEsmaEtEzmaDfordDgerDonneEuxDucCeDchDderEomEsEyDkEsDmanDpEerDrDsEonDtDuwenCfebreFureFvreEverFreDfEelEingwellElerDkowitzDlerEoreDtwichCgaspiEultDendreErFeEtteDgEeFttEioDleiterFrDrandHeEosChmanGnDnEerDouxDrEmanDtinenEoFnenCiDbEowitzDderDghFtonGyDjaDkerDningerDsEerEhmanEtFerEureDtchEeFrEhEnerDvEaCjeuneCkaClandDeuxCmDaEireEnskiEsterIsEyDboDelinFleEnDieuxEngEreDkeDleyDmonGdGsDoineEnFdFsEsDusCnahanErdDgyelDhardtGtDihanDkDnonFxDoEirExDtEineGiEonEzDzEiCoDnEardHoEeFttiEgEhardtDpardEoldDsCpageEkDeDleyDoreDpertCrchDmaFnDnerDouxEyCsageEneDesneDhEerDkoDleyEieDniakDperanceDsardEerEmanDterDureCtarteDcherFworthDellierEndreDoEurneauDsingerEonDtEieriEsCuDngCvalleyEnErioEsseurEyDeilleElFlEnFsonFthalEqueErFettIeFichGngEsqueEttEyDiEnFeFgstonFsGonEsEttDronDyCwDallenEndowskiDellenGynEyDickiEnEsFonDterCyDbaDendeckerDvaCzamaBheureuxBiCakosDngDoCbbeyEyDeratoreFtoGyCcataDeaDhtFensteinFmanDonCddellEleCeDbEerGmanDdtkeDferDmDnDpinsDtzDuCggettEinsDhtFbodyFcapFfootFleFnerFseyFyDonCkensEsCleEsDienthalDlardEerFyEibridgeFeFsEyCmDaDbaughDmerDonFesCnDaresDchEkEolnDdEahlFmoodFuerEbergFladEeFllFmanInFnGbergFrGmanEgrenEholmEleyEnerEoEquistEsayFeyFleyFtromDeEbargerGughFergerHryEhanEnErEsDgEenfelterFrGfeltEleEmuEoDhartDingerDkEeFrEousDleyDnEellFmanFnFyDoDquistDscottEeyEleyDtEhicumEonEzDvilleDzyConCpariDeDfordDhamDinskiDkaDmanDpEertEincottEmanEoldEsDscombEeyEkyEonDtakEonCraDetteDianoCsDaDenbyDhDiDkEaDleDsDtEerEonCtchfieldGordDherlandDmanDtellFnFralEleGfieldGjohnGrGsGtonEonErellDwinDzCuCvelyEngoodErmanGoreEsayDingstonKeCyanageCzarragaDotteBlamasDnasEesEosCewellynCoydBoCachDizaDrCbatoEughDbDdellDeElDoCcascioDhEerEnerDiceroDkEamyFrdEeFrFttEhartElearGyFinEmanEridgeEwoodDocoCdenErDgeCeDbDfflerDhrDmDraDschDwenCfgrenDlandEinDtinFsEonEusCganDginsDsdonEtonDueChDmanGnDrDseCiaconoDngsighDselleCkDenEyDkenCllarEeyEisCmanFtoEsExDbardHiHoDeliDidzeDonacoCndonGoDerganEyDgEacreEeneckerEfellowEinoEleyEmireForeEneckerEoFriaEshoreFtreetEtinEwellForthDonCoDbyDkEabaughDmisDneyDpEerDsEeCperEsEzDiccoloEntoDpDrestiCrDaEnceFgerDchDdEsDeEdoEnceFtzHenFzGanaGenGoDingDraineDussoCsDadaDeeEyDhDoEyaDsettCthEropDtEsDzCuDcksDdEenFrGmilkEinEonDghFlinFmanFranDieEsDnsburyDqueDrencoDviereCvatoDeEallEdayEjoyElaceGdyGndFessFlFyErnEttGeDinFgGoodFsDricCwDderDeEllEnsteinFthalErFyDmanDnDranceEeyEieEyDtherDyCyDaDdDolaCzaEdaEnoDierDoyaBuCbbersDinFskiDyCcDaErelliEsDcaEhesiDeEnaEroEyDhtDiaFniGoEenFrEoFusEusDkEettFyEieEyDusDyDzakCdlowEumDwickFgCebbertEkeDckDdkeEtkeDllenDraFsDvanoCffDkinDtCgarDoChmanCiDsDzCjanCkaEcEsFikDeEnFsErEsDicDowskiCmDanDleyDmusDpkinHsDsdenCnaDcefordDdEahlEbergEeFenFllEgrenEinEquistEstromEyDgEuDnDsfordDtCoDmaDngFoCperDienDoDpinoDtonCqueCrieCsbyDeDhEerDkDsierDtEerEigCteErEsDherEyDonDtermanErellDzCuCxCzDierBvyDnByCallDngCbargerDrandCdaDenDickDonCkeEsDinsCleEsCmanDonCnamDchDdEeDesDnConEsCsenkoCtleDtleEonCuAmaCagDsEsCbeErryFyDieDonDreyEyCcDalusoErthurEulayGeyDdonaldFugallDeEdoEkEyDfarlandJeDgillivrayEregorDhEaFdoEenEinEucaDiasEejewskiFlEntoshGyreDkEayEeFnzieFyEieGwiczFnGnonEleyFinEoFwiakDlachlanFrenEeanFnnanFodEinDmillanDneilDomberEnDphersonDraeEiDyCdambaEyDdenEixEockHsFxEuxEyDeirosErFaEwellDiganEsonDlockDonnaEreDridFgalFlFzEugaEyDsenEonDusankaCeDdaDsEtasDzCffeiCgallanesGonEnaErDbyDdaFlenoDeeErFsDgardEiFoDiEllEnnisDlioGneDnerFssEoEusGonGsonDoonDruderDuireDwoodDyarChDabirEffeyEnFeyErFajFjanDerEuFxDleFrEumDmoodFudDnDonFeGyFyEodDrDurinCiDdenDerDlhotEletFouxDnEeFsEorEsDoEranoDrEeDschEonetEuradzeDtlandDzeCjerusEskiEwskiDkaDorFsCkDelaErDiEnFenDowskiDrisClanFdEveDbonEroughDcahEhowEolmFmGbDdanadoEonadoDecEkEyDickEkEnFowskiEziaDkaEinDlardEeryFtGtHeFyEonFryFwFyEyDmEbergDoEneGyEofEttEyDpassDsonDtbyEosDveauxDyCmaniDedovHiDmadovCnDahanEloEsievskiDceEhaFesterEiaFllaFniGoEusoDdelGlFrsFvilleEujanoDerEsFsEyDfrediDgEanGaroGoEelsFrFsEinoFoneEoFldErumEualFmFsDhartDigaultEonEsFcalcoDjarrezDkeEinDleyEyDnEaEellaFrsFyEingHsGoFonFxEoFnEsDorEsEwkyanDriqueIzDsEeauFllEfieldEkeEonFurEurDtheyEillaEoothEylaEzDuelGitoEkyanEsDvilleDwaringDzEanaresGoEellaFrEiEoCoCpesDleFsDpCrDaEbleEnoFtoEscoEtEvillaDbleEurgerGyDcEanoGtelHonioEeauFllHoHusEhFanHdHtFbanksFenkoGseGttiEialGnoFlFniakGkowskiEoFniFsFtteFuxEucciFmFsEyDdenEisDekEncoFgoEsFcaEzDgaryanEerumEolisEuezDiaFniGoEcFleEeEnFaroFeGlliIoGzFgFiFoEonFttiEsFcalDkEelFrGtFyEhamEinElandFeGyEoFskiFvGicIhGskiFwGitzGskiEsFberryEuFmFsDlandFrFttEerFyEinEowGeDmoFlGejoFnDneyDoisEneGyEonEttaDpleDquardtHtFesGtteGzFisDrEaEeroEinFottEoFnGeFquinFwEsEufoDsEalaEchEdenEeeEhFalHlFburnFellEicoEonEtonDtEeFlGlHiHoFnGsEhEiFnGaGdaleGeHauHkHlliHsHzGiGoGsHenHonFrGosyanEonGeEsEucciEyFnEzDuyamaDvelEinDxDyDzanoCsDcarenasEorroDelliErDhEburnDiEelloDkEeFllDonDsEaFroEeFnburgGgaleHillFrFyEieFngaleHillEonDtEenFrGsHonEinEonErangeloFoGianniGpietroDudaCtaEmorosEsDchettDeerEiEoDhenaGeyGyFrGlyGneGsFsGonFwGsHonEiasFesonGuFsGonDiasEcEsDleyEockDneyDosEvskiDrangaDsonEudaFiFmotoGuraDtEaEeFoFrGaGnFsGonEhesGwHsFiasGesEiaFceFeFlaFnglyGsonFsGonEocksFnFonFsFxEsonDulaEsDzEenEkeCuDchEkDdlinDerDffrayDghanDkDlEdinEeEtsbyDneyDpinDrerEiceGioFelloFnEoEyDsEtDzyCxDeyDfieldDhamDieEmDonDsonDwellCyDaDberryDcockDeErFsEsDfieldDhallFnEewEueFghDleDnardEeFsEorDoEnErFalFgaDrDsEonGetDtonDvilleDweatherCzaDeDiarzDonDurFekDzaFrellaGielloEeiFllaFoEolaFneFttaBcabeeDdamGsEooFryDfeeDleerFxanderEisterElisterEpinHeDnallyEdrewIsEultyDrdleEthurDteeGrDuleyFiffeDvoyCbainEthDeanEeEthDrayerEideEoomEydeDurneyCcaaEbeEffertyIyGreyEinElebFlGaGieHsterGonGumEmeyFmonFpbellEndlessFeFnFtsErdleFgoFleyFrollHnFtGerGhyGneyGyFverGilleFyEskeyGillFlandGinEugheyFlGeyGleyFslandEwEyDhesneyEristianDlainHeFnahanFranGdGenGyFskeyFyEeanGryFeryFllanJdFndonGnyGonGtonFskeyEinticHockInEoskeyFudFyEuneyGgFreGgGkinFskeyHyDoinEllGisterGomHughGumEmasFbGsEnkeyFnelIlFvilleEolErdFkleFmackGickFveyEurtEwanFnEyDrackenFdyFeFneyGieFryFwFyEeaGdyGryFeGryFightEightFmmonEoryFskeyFyDubbinEeFnEllarGenHrsHyGochHughGumGyEmberEneErdyFleyFryEskerEtchanHenIonCdadeEnielIsEvidGsDermottEvittDillDoleEnaghGldFellFnellFoughErmanEugalIdIlGleEwFellDuffGieGyCeachernGinDlfreshEhaneyHnonEligottErathFoyEvainFeenEwainFeeEyeaDnaneyEteeFireDvoyDwanEenCfaddenGinFinEllGsErlainHndIeGinFrenEteEulDeeErrenGonCgahaGnFeyEnnErityFrityGyFveyFyEughHeyDeeFhanEheeEorgeDheeEieDillFveryEnleyFnGisFtyErtDladeFssonFughlinEincheyEoneFthinHlenIinFwnEynnDoldrickEnagleFigalEughEvernEwanFenFinFnDradyFilFneFthFwFyEeevyFgorFwEiffEuderDuckinEffeyGieHnEiganFnnessFreGkErkChaleEneyErgueDedlishviliEnryDoneDughCilrathEvainIeEwainDnerneyEnisEtireFoshFurffFyreDverEorCjunkinCkainEmeyFieEneEyDeanEchnieEeFhanFlFnFverEithanEllarGerFveyGyEndrickFnaGeyGyFzieEonFwnErnanEyDibbenEeFrnanEllipGopEmEnleyFneyGieHsGonFseyGtryFzieEssackGickEttrickDnightDownEyClachlanEinEmbEneErenFtyEuchlinFghlinFrinEwhornDeadFnEllanIdEmoreEndonFnanEodEroyDinDoudFghlinCmahanFonEkinEnisFnFusErtinEsterIsEthDeansEnaminDichaelEllanGenHrGianHnHonGonEnnDonagleErrisGowDullanGenGinEnnErrayGyFtryCnabFbEirEllyEmaraFeeEryEttEughtonDealGyFrEelGeyGyFsGeEilGlHyEllisGyEmarErneyEttEwDicholasIsEelEffEnchEshEttDultyEttCpartlandDeakEekEtersDhailEearsonFeGtersFrsonCquadeFidGgFyEearyFenEillenFnnFreFstonCraeEneyEyDeeEynoldsDobertsEyCshanGeEerryDorleyDpaddenDwainEeenHeyCtaggartCvayDeighEyDickerCwainDhirtHerEorterDilliamJsBeachamFumDdEeFrGsEorGsFwGsEsDgherDlerFyEsEyDnEeyEsEyDrsDsEeDuxCbaneCchamElingCdalDdersDeirosElFlinErFosDfordDinaDleyEinEockDranoDvedCeDceDhanDkEerEinsEsDrDsEeCffordCggsChaffeyDlEerEingDmedovicFtiDtaCiDdingerDerDghanEsDjerDkleDneckeFrsEhardtDsEelFrEnerEsnerEterCjiaFsDoradoClanconFsonEraDbyDcherFiorForDdrumDeEndezGrezGyDgarEozaDiEaElloEnEtoDlEenFrEinGgerFshEoFnFrFttDnicGkEykDoDroseDsonDtonEzerDuginDvilleFnCmmedovCnaErdDcerEhacaDdelGlGsohnInFnhallFsFzEietaFolaFsFvilEoncaFsaFzaDeelyEfeeEndezEsesDgEelFsDjivarDkeDnengaDterEoEzerDzelEieGsCraEzDcadoEedGesFrEhantEierEureGiHoDedithDicleEdaFethEnoEwetherDkelEleGyDleEinGoEoDoElaDrellEiamFckFfieldFllFmanFttFweatherEowEyFmanDschEhonDtensEzDvisDwinDzCsaDerveDsanaEengerFrGlyGsmithEickFerFnaGgHerEmerEnerDtaFsDzarosCtcalfHeDhenyDivierDoyerDroDtlerEsDzEgarFerEingerElerCunierDrerCwbornCyerFhoffFsGonCzaBgrBhrjnBicallefDcoDeliDhaelHisHsIonFlakGecGikGskiFudGxEealHsFlGlGsHenHonFnerEieDkEelGsenHonFnsFyEleGyCddaughEendorfElebrookLsGtonDgettHeEleyDkiffDyettCedemaDleFsEkeDrEaEsDsnerCfflinCgaDlioreDnoneDuelFsChelichDhailovCjangosEresCkaDeElFadzeFlFsEsellDkelsenHonDulaClamEnFoErdoEzzoDbournErandtEurnEyDerFaEsEwskiEyDfordDhornDianEtelloDlEanFrGdFyEedgeFnGderFrFtGtHeEhouseEicanFganFkanGenGinFmanFnerGgHtonFonFronFsEmanEnerEsFapHsFpaughEwardFoodDneFrDoEneEsevicFhevicEtDsapEteadDtenbergerEonCmmsDsCnDaErdFikEyaDceyEhFewEyDderDerEsDgEleEoEusDichFkEerExDjaresDkEsDnerEichGkFsFxEsDorDsonDterEoFnEzDyardCrabalFitoEcleEgliaEmontesEndaErchiDeElesDkovicDonDskyDzaCserDhlerDkellDnerDterErettaCtchamFelHlGmGnerFumDrovicDtenEonEsDzelCuraCxDonDsonCyamotoEsakiFhiroEzakiCzeEllGeErDrachiFhiDzellBkrtchyanBladenovskiDkarCkhhBoCadDkDtesEsCbergFlyDleyCckDtezumaDzygembaCdeDicaEsetteDlinDzelewskiCeDllerDnCffatGtEetGtEitGtCganDensenChamedFmadGedEnDlEerDnEeyDrCirDsanEeCjicaCldenGhauerFrDeErEsDinaGrHiHoFeFoEtorDlEerFttEicaEoyDnarDoneyDterDyneuxCmDanCnDacoEghanEhanErrezDcadaFyoEriefDdayEorEragonEyDeEtteEyDgEeFauFrEilloEoldDicaFoEerEzDkEsDnEierFnDrealEoeFyDsenEonFurDtagGnaGueFltoGvoFnaHriGezGoFsEeFiroGthFjanoFleoneGongoFmayorGurroFnegroFroGrosoFsGinoFzEfordEgomeryEiFelFjoFllaEoyaEyEzDzoFnCodieEyDkDnEeyGhamInDrEeFfieldFheadFrFsEheadFouseEingEmanEsDsEeCrDaEbitoEdoEgaEisElesGzEnFoFtDdhaDeEaFuEeEfieldEheadFouseEinFraEjonElFandFlGiGoFockEnaFcyFoEtFonFtiFzEyDfinEordDgadoFnGtiEensternDiEarityGtyElloEnFaFgFoEsFonFsetteEtaFzDkDlanEeyEockDmanDneauEingHstarDoEnesGyFtaEzFovDphisDraEealeFllEillFsGeyGonGsetteIyEoneFwDseDtEensenHonFrEimerGoreEonDvantCsbyDcaFtoEhellaEosoDeEleyFyErEsDheFrEierDierDkowitzDleyDquedaGraDsEerEmanDtellerCtaDeEnEsDleyDonDsingerDtEaEerEoDykaDzCuaDlEdenGrEtonFrieGyDnceEtFainFsDserEseauDtonDzonCwbrayDenErFsFyDrerFyEyCxleyCyDaDeErFsEsDlanEeDnihanCzeeDingoBrCazCozEekBshBuCcciDhaDkDunCddDgeCellerDnchCffChametFmadCiDrEeadhaighEheadDseCjicaCkaiClDcahyDderEoonFwneyErowDeDfordDhallEerinGnEollandDkeyDlEanGeHyEenGaxGixGsFrFtGtEicanFganFkinFnGaxGgsGixGsFsEoyDvaneyEeyEihillCmawDfordDmEaEeFrtDperCnDasingheDchEieEyDdEayEellFnEoEtEyDezDfordDgerEiaEoEuiaDizDkDnDosEzDroFeDschEellFyEonEtermanDteanuEzDzCoyCrakamiEokaEtFaFiFovicEwskiDchFisonFuDdochGkDffDguiaDielElloDleyDoDphFeyFreeFyDrEahFyEellEietaFllFnEowEyDtaghEhaCscarellaDeDgraveFoveDialEcFkDselmanGwhiteFrEoFnDtafaEoDzynskiCtchFlerDhDoDterCxiaCyByattCerEsFonChreClerEsCnattCresDickGsEeDonCsliwiecCtarasBzrhyAnaCabCberDorsCccaratoDeDkCdalDeauElErDingDlerCgaoEtaDelDleDyCiduDlDrCjarDeraCkagawaEjimaEmotoFuraEnoEshimaFoneEtaEyamaCleDlEeyEsEyCmCnDayakkaraDceDdDezDneyDtzCpierDlesDoleonGsFiGtanoDperEiCquinCranjoEyanDcisseDdiEoneDonDronDvaezCshDonDsEarEerCtalFeFiDhEanGielGsonDionGsEvidadDoliCuDghtonEleDltDmanGnCvaEretteFraGeHteIteGoEsDeCwrockiCyDlorCzarioDzaroBeaceDgleDlEeFyEonEyDrEyDseDtheryDvesCbekerElDlettCcaiseCdDdDeauCeDceDdhamElesDlEdEeyEyDrDsEeCffCgreteEiFnEonDusCherDlsDringCiDderEigDfertDghborsDhoffDlElEsenFonDmanDraDslerDtianEzelCllEiganFsDmsDomsDsenEonCmbhardDcovaDecEthCpaliDtuneCriDoDyCsbitGtEyDlerDmithDsDterEorCthEertonGyDterElesGtonEoDzerCuDbauerEertDfeldDhausDmanGnCvarezDelsErsEsEuDilleEnFsEttEusCwDbergGnGryEillEoldFrnEurnGyEyDcombHeGerDellDhallEouseDkirkDlandEinEonDmanDnamDportDquistDsomGeFnDtonCyCzBgCoCuyenBhamCekCoekBibertDlettCcastroDeElyDholGasGesGlsGsHonDkEelGlGsHonFnsFrsonElasFeGsEolsEsFonDodemusElFaGiGsGyFettiFlFosiEsiaCdaEyCebuhrDhausDlsenFonDmanGnEeyerEiFecFnenDsDtoDvesCghEtingaleDroCkolicFlaFovHaHskiClesDgesDlesDsenEonEsonCmmoFnsDsCnoCppEerCsbetGtDhEidaFmotoGuraDsenDwanderCttaEiDzCvenFsCxDonBoCackDhDkesCbileDleFsEittDrigaCceraDkCdaDineCeDlElCffsingerCgaDgleDleDuchiEeraChCkesClanFdEscoDdDenEsEtteDinDlEeyDteEingEonCmuraConEanEeEkesterCrbergEyDcrossDdEbergEdahlEenEinEmanEquistEstromDenDfleetDiegaDmanGdHinDredFllEisDsworthyDthFamFcuttFernFingtonFropGupFupFwayEonDvellEilleDwoodCsalCtoDtEageEinghamCurseCvaEckEkFovaDelloDickEkFovDoaEtnaGyDyCwackiEkFowskiDellDickiDlinCyesDolaCzadzeBucklesEollsGsCgentCllCmbersCnemakerEsEzDleyDnEallyEeryDoCrgalievDseCsbaumDsEbaumCttEallEerEingCzzoBybergCeCgaardErdCmanCquistCstromAoakesDlandEeyDmanDsCmCtesDhoutDisDmanBbandoEionEnonCerEgElanderFeFinEmanEryDyClakCoyleCregonDianEenDyanGtCyrneBcallaghanDmpoDnaDsioCchipintiCeguedaGraChDeltreeDionDoaDsConnellGrForBdanielDyCdoCeaDgaardDllDnCleCohertyDmEsDnnellEoghueDwdCriscollCumBehlerCstreichBfarrellCficerDuttBgallagherDnDraDtaDwaCburnCdenCgCilvieCleEsFbeeGyEtreeCormanCradyDenBhCaganDlloranDnaElonDraEeDyonCearnClDerDingerDsenEonCmDanBilerBjaCedaBkCadaDmotoDneCeefeFfeDlleyFyBlagueDhDnderDughlinCdDakerDenFburgDfieldDhamDsCeaEryDrDsEenEonCguinCinEgerDphantDvaFrGesHzGriaFsEeFiraFrGaHsGiHoGosEierHiEoClerDieEsCmedaDoEsDsteadGdCneyCofssonDughlinCsenDonDsonDzewskiCtmanCvedaEraBmCalleyDnDrEaFhEovCearaDrCooreBnealDilFlDyCgCkenCoDratoCtiverosBommenCtenBpitzCpDenheimJerErmanBquendoDinFnBramDngeDvecCbisonCchardDuttCdazDonezDunaFoDwayCeDarDillyDllanaDmDnEsteinCganCickDleyDtzClandiGoDowskiCmanDeDistonDondDsbyCndorffDelasFlasErConaDpezaDsEcoEzDurkeDzcoCrDellDisCsiEniDoCtaDegaFoGnEzDhDisEzDmanDnerDonCumCvisCwigCyDanCzechowskiBsbornGeEurnHeDurnDyCcarCeiCgoodChaughnessyDeaDieldsEroClundCmanDondDunCorioEnioCpanovDinaCtbyDeenEndorfErFbergFhoudtItFmanDlerEundDranderEemEomFwGskiCullivanDnaCwaldFtBtaDniCeroDyCisCooleCsukaCtDeEnErFsonDingerDleyDmanDoDsCwellBubreCelletteCimetCmCrsCsleyCtenDlandFwDtenCztsBvalleCelletteDrallEbayFeckGyFyEcashHtEfeltFieldEholtElockFyEmanEstreetEtonFurfCiattDedoDttBwenEbyEsFbyCingsCnbeyEyCsleyBxendineCfordCleyByCamaCerClerColaBzdemirCkanCmentColinsEsCturkCunaApabloDonDstCceDhecoFoDificoDkEardEerFttCddockDenDgettDillaGoDmoreDroFnDuaElaCeDkDtzoldDzCffEordCganFoDeElEsChlCiDgeDkDlleDneEterDrDsleyDvaDzCkClDacioHsEdinoEfoxEzzoHloDenErmoDkoDladinoDmEaFteerGierEerGiEieriFsanoEoreEquistDomaresFbaGoFinoFoEsDsDumboCmDplinCnDcoastDdoDeEkEllaDgEbornFurnEleDiaguaDkeyEowEratzDnellDosDtanoEherEojaFnDzerColettiEiniEucciCpaEdopoulosEgeorgeEsEzianDeEnfussDineauDkeDoutsisEytsisDpEalardoFsCquetGteEinCraEdaFisHeHoEmoreEsDchmanDdeeEiniEoFnEueDeEdesGzEntGeHauGiDhamDikhEsFeGauFhFiGenEyarDkEeFrGsonFsFyEhillFurstEinGsHonFsonEmanEsDlierFnDmanEeleeFnterHierFrEleyDnEellDoEdiDrEaFmoreFsEettEillaFnelloGoFsGhEottEyDsellEhallEleyEonGsDtainEeeFnEidaFnGgtonElowEonEridgeDvinCscalGeFrellaJiEhFalHlFkeEoFeEuaGlDillasDkettEoDleyDqualeDsEarelliEmoreDternakEorGeGiusEranaCtagueEoDchFellGnGttDeElEnaudeErnoFsonDhiranaDilloEnFoDlanDmanDnaudeEodeDonDricioGkFdgeDtEeeFnFrsonEiFlloFsonEonEyCughDlEauskasIieneEeyEiFnGeGgGoEkElEsFenFonEusEyDtzCvaoDelDiaEcDlakEickFkEovGicGskiDonFeCwlakEikEoskiFwiczGskiCxsonDtonCyanDeurDlorDneEterDsonDtonCzBeabodyDceEhFeyEockDkEeDrceFyElFmanEmanEsallFeFonEtDseEleeGyDveyElerEyDyCchEacekErDinovskyDkEhamDorFaGroCdenErsenGonDigoDoneDrazaEickEoFsaFzaCeblesDdDkDlEeFrDplesDrEyDtEeFrsEsDvyCfferCggDramDueroFsChrsonCiDfferDlDrceEisCkarClaezEyoDcEhatDfreyDhamDkeyDlEegrinJiJoFrGinFtierGtFyEhamEotDoquinDtEierEonEzDusoDzerCmbertonEletonCnDaEflorElozaDceDdarvisEeltonFrGgastHraftJssKtEletonGyDfieldDgDickExDlandEeyDmanDnEaEebakerFllFrFyEimanFngHtonEockEyFpackerDovDrodFseDsingerEonDtaEecostEonDwellCopleGsCpeDinDlinskiDperGsCraElesGzFtaEnioEzaDcivalEyDdomoEueDeaEdaEiraEraEsEtzEyraEzDgandeDhamDicElloEnFeFoDkinGsHonEovicDlEaEmanDmenterFtiDnaEellDoEvicDrasFultEeaultFiraFtEiFerFgoFnGeGoEodinFnGeFttaEyFmanDsaudEingHerEonGsEsonDtuitDuDzCsceDinaDolaCteEkErFkaGinFmanInFsGenGonIsDilloEtFeFtDkovDrarcaFuskasIieneEeFeFllaFnkoFvskiFyEiFckFeFkFlloFnEoFffFneFskyGyanFvGaGicIhGskiEucciFsEyDtawayEengillFrsenHonHsonFyEiFeGsFfordFgrewFsFtGtEryEusEwayEyFjohnDwayDzEoldCughCvetoCwDittCytonBfaffDnnenstielDrrDuCefferDiferFferElCisterClugEmBhairDkDmDnEeufDresErFisCegleyDiDlanEpsCiDferDlbeckFrickGookEipGpHsGsElipHpeIiHsGsEpotHtEsonEyawDnneyDppsCoenixDuCuDngCyBiattDzzaCcaErdDcirilloEoloDhaFrdoEeFtteElerDkEardEelGlFnGsFrelGingFttEleGsHimerEneyErellDouCdgeonCedraDperDrEceFyEreFoEsonDtrzakEschCferCgeonDfordDgEottDottCkeClandDcherDgerErimDkingtonDlaFrEowEsburyDonEtCmentalGelCnaErdEsDckneyEusDderDeEdaFoEgarEiroErFoEsEtteDgEyeDheiroDionDkEardEertonFttEhamEleyEneyEstonDnellFrFyEixEockDoEnDsonDterEoFrDzonCoDtrowskiCperEsDkinGsDpenEinGsCrasDesDkleDoDtleCsaniFoDcitelliDtoneCtaDcherFfordEockDkinDmanDreDtEardEengerFrEmanFonEsFleyDzenFrCxlerFyCzanoErroDerDzoBlaceFkFnciaDinEsanceFtedDmondonDnasEckEkEtFeFzDscenciaEenciaEterDtaEhEtFerFsEzDyerDzaCeasFantIsDdgerDmmonsEonsDssDtcherCoofDtkinEnerEtDuffeErdeDwdenEmanCudeDmEbFerEleeGyEmerDnkFettCylerBoageDrchCbleteCchEeCdkowkaCeDhlerCffEenbergerCghosyanDueChlEmanHnCindexterEterFsDrierDssantFonDtraGsCkDharelErelDornyClakEncoFdFskyEsekDenDhemusDiEcastroFeFhEnFgEshchukEteFoFteEzziDkDlEackFkFrdEeyEittEmanEockEyDoDsonEterFonDzinCmerantzFleauFoyDpaEeyCnDceDdEerEsDsDtbriandEeFsEiffFousFusEonColEeFrFyDnDrEeEmanDveyCpDaDeEscuDhamDlarFwskiEinDoffEvFicHhFskiDpEeFllCrathDcaroEelliEhFeDrasDtEerGfieldEilloFsEmanEoEugalEwoodCsadaDeyDnerDpisilDsDtEelGlEmaEonCteatEetGeDhierDocnikDterEorffEsDvinCuDdrierDghDlinFotEosEsenFonEtonDnceyFyEdFersFsCweEllErFsDleyCynerEorEterDthressCzoBradaEoDgerDhlDkashDllDngeDsadDterEherEoEtFsDyElowCeasDbleDciadoEourtDdmoreDeceDissDjeanDmoDndergastEticeGssDscottElarFerGyEnellEsFeyFlerHyGyFmanFnellFonFwoodEtiGdgeFonFridgeFwoodDttyGmanDussGerDvatteEoFstDwettEittCibbleDceEhardFettEkettDddyEeFauxFmoreEgenGonEmoreDebeEsFtGerGleyEtoDftiDllDmEeFauxFrEmFerEoEroseEusDnceFipatoEdleEeEgleEsEtupFzEzDoleauFoErDsbreyEcoEhtinaDtchardGettEtFsDvettHeDyarCobstDchaskaGzkaIovaFnowEopioEterForDffittEitGtDkopDmDperFsEhetEpEstDsperieEserEtDtoEsmanDulxEtFyDvencalHeHherGzanoEinceEostDwellCudeFnEhommeDeEttDittDmDnedaEtyCyDceDorCzybylskiBtakCelBuCaCcciFoDhalskiDkettCenteGsCffEerCgaDhDlieseFsiDsleyCigCjolClaskiDeoDiceEdoDlenFyEiamFnGsEmanEumDsEiferDverCmaDphreyCnchDdtDgCrcellDdieEomEueEyDgasonDifoyEngtonDkeyDnellDpuraDselGlFrEleyDtellDvisDyearCseyDhardCterbaughDmanDnamEeyDtDzCzoByattCburnCeClantDeEsCneCronAqiantianEyeDobenCngmuEshuiCtengBuCachEkenbushDdeDilDllsDmDnEdtDrlesEtermanDshieEtDttlebaumDyleCeenFerDlletteDrryDsadaEenberryEinberryDvedoDzadaCickDgleyDjadaFnoDlesElFenFinDmbyDnEbyEcyElanFeyEnFeyEonesHzEtFalGnaIrHillaFerHoFoGnDrionEkEogaFsFzDsenberryEpeEtCliyevConAraCabEeDpDschCbagoDbDeErDideauEnFowitzDonDyCceEtteDhalEelDicotEneDkersEleyDoDzCdaEbaughDcliffIeDebaughElEmacherErDfordDicEganEnDkeDleyDosevichEvicHhDtkeDuElovicCeDlCfaelDfEaFeleEertyDterGyCganDerDgsDhallaighDinDlandEinDsdaleDusaChaimDeDimiDmEanDnCiDfordDleyEsbackDmondiDnboltEeFrFsFyEsEvilleEwaterDsorCjDapakshaCkeErEsFtrawDowskiCleighEyDlEsDphDstonCmDadanEgeDbertEoDerFezFizFoEyDinezEresGzDmDonEsDsayEdellEeyCnaElloEsingheEweeraDckEourtDdEallFzzoEelGlEleGsEoFlphDeyDgeFlFrDieriDkEinGsDneyDsdellEomGeFnDtanenCoCpeErDhaelDierDosaFoEzaDpEaportEoldCrickCsberryDchEoFeFnDhEeedEidDkEinDmussenHonDnakeEickDorDtCtchfordEliffIeDhEboneFunGrnEerEjenEnayakaJeDleyEiffDnayakeEerDtlerDzlaffCuDbDchDlersonEstonDschGerCvenFellFscroftErCwlesFyEingsGsHonEsDsonCyDaDbonFrnEurnDesDfieldEordDgozaDlDmerEoFndDnerFsEorDoEsCzoErBeCaDchDdEeFrEingEyDganEleDlEeDmEerFsEsDperDrdonEickDseEonGerFrDuxDvesEisDyCbaneDelloFoErCcaldeDhDinosEoDkEerDordDtorCdDaDdEenEickFnGgHtonFshEoutEyDerDfernEieldEordDickEngGerGtonDmanEonGdDnerDondoDrickDusDwineCeDceDdEerEyDlEsDpDsEeFrDveFsCgaladoEnDerDinaEsFterDnerEierDoChbeinFrgDkopDmCiberDchFardFelGnbachGrtFlingFmanDdEerEyDfEfDghardEleDleyEleyFyEyDmanGnEerGsDnEaEboldEeckHeFrGtEhardItHtFoldEkeEosoEschDsEerEingerEmanEnerEsDterEhEzFelClefordDfDifordDyeaCmaleyDbertDerDickEgioEllardEngtonDleyDmersDpeFlDyCnDardEudDchFerDdaEellFrEonDeEauDfrewFoGeGwDickDkenDnEerEickFeFngerDoEldsDshawDtasEeriaEschlerEzDwickDyDzEiCpassDkaDlogleDpEertCschDendezGizErDlerDnickDsElerDterEivoEoErepoCtaEnaDherfordEmanDtigDzlaffCuletDterCvelesFlGeFsDillaEsCwCxDfordDroadFdeCyDerEsDnaFgaEoldHsFsaGoCzaEcDendesBhamesCeaEumeDeDinDmCimDneFhartFsCmanCoadesFsDdeFnFsEusDneDtenEonCymerFsDneFsBiainCbbleDeiroCcardGoDcaFrdiEiFardiFoEoDeDhEardHsIonGsonGtEburgEeFrGsonGtFsonFyEieFnsFsonEmanFondEterDkEardHsEelFrGtFtsonGtHsFyElesEmanEsDoCddellFrEickEleGsDenhourFourEoutErDgeFwayEleyEwayDingGerGsDleyEonDoutCebeDckDdEelFrElDgelFrDhlFeDkeDlElyDmerDndeauEtsDsEeEsDthDvesCfeDfeFlEleCgbyDdonDgEanEenbachEinGsFoEleGmanEsDhtFerDneyDsbyCkardDerClesEyCmDerEsDmerCnaldiDconDeEhartErEsEyDgEdahlEelFrEgoldEleGrEoEwoodDiDkEerCoDjasDrdanDsDuxCpleyDpelFonFyEleEyCquelmeCschDerDhEelFrDingGerDkDleyDnerDserDtEauEerFvskiCtaEccoDchFeyFieDenourErDtenberryGhouseFrEsDzEerEmanCvaErdEsDenbarkGurgErFaFiaFoFsEsEtDieraCxCzerDoDziEoEutoBmBoCaDchFeDnEeDrkCbardsFeDbEinsEsDergeFieFsonFtGoGsHonEsonEyDichaudIxGeauxEdouxEeEllardEnFettIeFsGonEsonEtailleDledoFsDsonDyCcaDchioEoDhaEeFleauGleFsterEonDkEerFttFyEwellFoodCdaErteEsDdenEyDeEnErFickEsDgerGsDiguezDkeyDmanDneyDrigezGoGueIsIzHzFquesIzCeDbuckDderDhlDmerDpkeDschEerElerEnerEslerCgalskiEnDerFsGonDgeDowskiDueChDanDdeDeErDloffDmanDnDrEbachGughEerCjasDoCkerClanFdDdanDenEsDfEeFsDingDlEandEeFrEinGgHsGsHonFsonEoDoffEnDphDstonCmainGeEnFelliFoGwskiFsDbergerDeEoErFoDigEneFgerDmelDoDriellCnaldEnDdeauEonDeEyDkDningDquilloCodDfDkEerEsDmDneyDpDsEaEeFveltDtEsCperDpCqueFmoreCrieCsDaEdoElesGzEmondErioEsEtiFoDboroughDcaEhEoeDeEberryForoIughFrookEllGiEmanFondEnFauFbalmHumGeckHrgJerIryGlattHoomHumFdahlFfeldGieldFgartenFowFquistFsteinFthalFzweigErEsDierEnFskiDnerDolDsEbachEerFttiEiFgnolFnFterEmanEoFnFwDtEadCtariDeEllaEnFberryDhEeFnbergFrGmelEmanErockEschildFteinEwellDondoDterEmanDzCudebushDghFtonDillardDleauDndsFtreeFyEtreeDrkeDseFyEhEseauGlHlDthEtDxCwDanDdenDeEllEnDlandHsEesFttFyDseFrFyCyDalFlFsFtyDbalDceDeErDseEterFonCzarDekEllGeDierDmanDziBsaBuanEeEoDrkCbalcabaHvaDelEnFsteinDinFoFsteinEoDleDottomDyCchDkEerEmanEsCddEellFrEickEockEyDeEnkoErDieEsillDmanDnickHiDolfFphDyCeDbDdaDlEasDterCfDenerDfEinGgEnerDusCggEeriHoEieriHoElesDhChlEandCisDzClandDeEyCmbaughEleDfeltDleyDmelDphDseyCndellEleEquistDgeDionGsDkEleDnelsFrEingDyanEonCoccoDyCpeErtDpEeFrtCschDekDhEerEfordEinGgEtonDinDkDnakDsEelGlEoDtEadEinDuCtanDhEerGfordDiglianoDkowskiDlandEedgeDtEerDzCvalcabaCxCybalDleCzickaByalsDnEgEsEtCbaEkDergDickiDurnCckmanCdbergDerCeDrsonClandDesCmanDerCooCuAsaadDrEiFnenDthoffDvedraCbaEjoElaEtFiniHoDbEaghDellaDiaEnFeDleDoElEurinCccoDhsDkEettEsCddlerDlerDowskiDykovCeDchaoDnzDphanDzCffoldFrdCgeErFsChDakyanDinCidDlerEorDnEeEzDsDtoDzCkDaiEmotoDuraiClaEamEdinHoEmancaFoneEsEzarDcedoEidoDdanaEivarDeEemEhEmErnoEsDgadoEueroDibaEhovicEnasFgEsburyDleeFyEisEsEyDmeronEinenEonGsDoEmonHeEneGnDsburyEmanDterGsEsmanEzFmanDvadorFggioFsFtoHreEoDyerGsDzanoEerEmanCmDaniegoErasHingheEyoaDbranoDetDfordDmonsDonsEraDpathEleGsGyEsellFonDsEelEonDuelGsHonCnDabriaDbornDchesGzFoDdEbergEeFfurFllFnFrGlinGsHonEfordEhuEidgeFferGordFnElerFinEmanEorFvalFzEquistEridgeEsFtromEuskyEyDeErDfilippoEordDgEerEsterDhuezaDjeewaEuanDkeyEsDmiguelDnaEerDoEnErDpuDromanDsburyEomFnGeDtEaFcruzFmariaFnaGgeloEeeFlliFrreEiFagoFbanezFllanJesHoFniFsGtevanEoFraGeGoFsFyoEucciDzCoDmCpienGzaDpEingtonCrabiaEgosaEviaDdinaDgeantFntEsyanDicDmientoDnoDrattEisEoDtainEinEorGiEwellDverEisCsakiDsEeFrEmanEoFnCtDchellGrDerFfielDherDoDterGfieldGleeGthwaiteGwhiteElerCuDcedaGoEierDdersDerFsDlEnierEsFberryGuryEterHsDmDndersDterEnerEterDveCvageElaErdFeseDchenkoDellErDicEdgeElleEnoDoieElainenEryEyCwickiEnDtelleDyerGsCxDonDtonCyDeghErFsDlerFsEorGsDreBcaggsElioneDifeDlaEesEfEiaFseElyEzoDnlanFonEnellDrberryForoughFroughElettEpaFelliDtesDvuzzoChaafFlEcherGtEdeEeferGferEferFfGerGnerEibleElkFlGerEnerFkFtzFzEperErfGfEtzEubFerDechterFkFterEelGeFrGerFtzEffGelHrGlerEiberFdGlerGtEllGerEnckFdelFkErFerFmerhornFrGerFtzEuFermanKnEvingEweExnayderDiavoHneEckEeberFfelbeinFleFrEffGerGmanEldGgenFkeFlGaciGerGingJerFtzEmkeFmelEndlerEpperIsErmerFoEslerDlabachFchterFgelFterEechtFgelFicherGferFmmerFnkerFsingerFusnerFyEicherHtingEossHerEueterFterDmaltzGzEelingGtzerGzerEidGtFederFtGmeyerGtGzEollEuckHerDnabelEeckFeFiderFllEiedersDoberEchFkEemakerFnGbergKerGfeldGrockEfieldElesFlFtenFzEolcraftGerHyFnmakerGoverErrEttDrackFderFmGmFntzGzEecengostGkHengostFfflerFiberGerGnerEimsherFverEockFderFederGrGterFmFthFyerEumFppDubertEckEelerGkeGlerFsslerFttHeGzEgEhEldtFerFlGerFmanFteGheisGzFzGeEmacherGkerGnHnEnkEppErmanEsterEttGeFzEylerDwabGeFgerFlmFnGdtGkeFrtzIkopfImanGzEeigerJtGnGtzerGzerFnkEindtGgCiannaDcchitanoDoneauxErtinoDpioClafaniCobyDfieldDgginHsEinDlaEesDnyersDttFiFoDutenDvilGleCrantonDiberFnerEvenFnerDogginIsGsDuggsCudderEeriDllFyDrlockEryDttBeaDbaughEergEoltFrnErookIsDgerEleEoEravesDlEeFsFyEsEyDmanGsEonGsDrcyEfossEightEleGsFsEsDseDtEonEsDverFyDwellErightDyCbastianDestaDringCchristDkmanDorDrestEistCdaDdonDerDgwickDilloDlacekFkEockCeDberDdorfDfeldtDgerDleyEigEyFeDmanDryDseDversCgalErraFsDelErFsDoviaDravesEestDuinEndoEraCibelFrGtEoldDdelGlFnElEmanDfertDgelElerDlerDmDterEzClanderDbyDdenFrsEonDfEridgeDigDlEarsEeFckFrsFyEmanEnerEsDmanDphDtzerDvageEeyEidgeDzerCmanDenovDienElDjonovDmesDonDpleDyonovCnDaEnayakeDecaGlEgalEviratneDgEerDiorDnDsabaughDterGsEianCoDhDngCpeEdaDpDulvedaCqueiraCraEfinDgeantFntDikFbayEoDmonsDnaDpaDraFnoFtoDvaisFntesEiceFnCscoDsionHsElerEomsEumsCthDliffDoDserDtleGsDzerCunCverFanceFeFinHoFnsFsGonFtDierEgnyEllaGeEnDyCwardDellCxtonCybertEoldDfriedDlerDmoreFurBfyrBglBhabazzDckelfordFlefordDddixEeEleGyErickEwickDefferDferEferDhEanEidDinDkeFspeareDlaFshDmbaughFlinFoEsDnahanEbenEdEeFrEgtianFyeEkFleGinFouFsEleyEnonEqiEshanEtianExiaDoDpiraGoDrberEerEkeyEmaEonEpFeGrFlessFtonErowDtleyEtuckEzerDughnessyElDverGsDwEnEverDyCeaEdEfferEhanEleyFyErFdFerFinFsEtsDcklerDddErickDedyEhanFyEleyFyEnEranEtsFzDfferGyFieldFlerDhanEuDildsDlburneFyEdonEeyElFenbargerIergerGrGyFhammerFmanFyEmanEnuttEorEtonDnEgeliaEkDpardHsonEerdEhardFerdElerGyEpardFerdDrEardEburneEerEidanFffElockEmanErardFellGrFickGllFodGnGwFyEwinFoodDtlerGyDvchenkoGukElinDwEmakerCiDbataEleyDchuanEkDeldGsErDfferFlettEletHtDhDjingDleyElingIsDmEaFdaEekFrEizuEkusEpDnEaultEeFrEglerHtonEkleEnDpeEleyEmanEpFeeFyEtonDrahEeFmanFsFyEkEleyEomaDslerDtianDveFlyFrGsFsCkodraDreliCoafDckFeyFleyDeEmakeIrDffnerEnerDlarEesEtisDngDokEpDpeDrEeFsFyEtFerFridgeFsFtDttsEwellDuldersFtsGzEpEseDverDwalterEersEmanEsCraderDefflerEsthaEveEwsburyDinerEverDopshireEutEyerDumDyockCubertDckDeEyDfeltEfFlerEordDgartDlerElEmanEtisFsFzDmakeHrFnFteEpertEwayDngEkDpeEpDrtleffFzDsterDteEtFleworthFsCyBiasCbertDleyCcaErdDilianoDkelsElerGsCddiquiDersEsDhuDneyDwellCebenFrGtDckDfertDgEelEfriedEleEristDmensFrsEsDngDrraEsDversGtDwertCffordDuentesCgalaDelDgEersDlerDmanEonEundDnorelliCkesDoraFskiClasDberGmanDcoxDerDkDlEerEmanEsDsbyDvaFsEeiraFrGaGbergGmanGnailGsHteinFsterHreIiFyEiaFsCmDardEsDcoxDekEntalEonGeEsDhDicEngtonDkinsDmerGmanGsEonGdsGsEsDoesEnFdsFeGauIxGttiFsGenGonFtonDpkinsEsonDsEekEonCnDaniDclairDdelarDeEgalEsDgEerEhElerGtaryHerryHonGyDhaDiardDkElerDnEerEottDquefieldCpeEsDleDosDpEelEleCqueirosCrbuDesDianniDmansEonsDoisCscoDemoreDkDlerDnerosDonDsonDtoErunkCtesDtonDuDzCuCvilsCxCzeloveEmoreErBjogrenBkaggsDlskiDtesCeenFsEteGrDlleyFyEtonChnzyCibaDdmoreDlesElernFingsFmanDnnerDpperEworthClarCoglundDlnickDogDwEronHskiCylesBlabaughDckDdeDgleDmaDneEkardDpeDteFnFrEonEteryDughGterDvenGsEinDwsonDyEbaughEdenEtonCedgeDemanEperDmpDttenDvinDzakCickDferDgerEhDnkardDterDvaCoanFeEtDcumGbDnakerEeDssDughDvakEerDwikCuderDsherEsFerCyDeBmCagulovDilDllFeyFingFsFwoodDrtFtDthersCeadDdleyDlcerEleyEserEtzerDtCidtDleyDrnovDtEhFerHmanHsGyFsonFwickEsCoakDckDlenDotDthermanHsCtihCythFeBnappDvelyDyCeadDdekerDedDllFerFingEsonCgCiderDpesDvelyCoddyEgrassDokDverDwEdenCuggsCyderBoCaresCbczakDelErFsDieskiDotaCchaDkwellCdenErFbergFlundFquistCeangChnCileauCjkaCkDhDolFoskiGvGwskiClanoErFesFiDbergDemErEsDidayEsEzDlarsEerFyDomanFonErioFzanoEvevFyovDtEeroEisEysDumEriCmDersFvilleDmaEerGfieldGsGvilleCnDesDgEbenEerEjingEtianDnEenbergEierEtagDsDtagCoCperCrDensenGonDgEeDiaFnoDrellHsGsFntinoCsaDebeeCteloDoEmayorDtileCuDcieEyDderGsDkupDleFsEiereDnDrsDsaDthFallGrdFerHlandHnHsFwardGellGickGoodHrthDzaCvaCwaErdsDderGsDellErsCyCzaBpadaFforaFroEeEoniEyDethDffordDgnolaHiHoDhnErDinFhourDldingElaDnEglerEnEoDracinoFnoEgoEkmanFsElingErowDtaroEesEhEzDuldingCeakerFmanFsErFmanFsEsDchtEialeEkEtorDeceEdEgleErFsDicherEdelEerEghtHsErFsDllFerFmanFsDnceGrEglerEserDrberElingEoEryDthCicerEherDegelEkerElmanErFsEsFsDghtEnerDkerFsDllaneFerHsFmanDnaEdlerEellaHiEkFsEnerGyEoDresEoDteriElerEzFerDvaEeyClawnCoffordDhnDnaugleEslerDonFerErDttsCradleyGinIgEgginsFueEnkleEtlingFtEyFberryDengerDiggsEngGerGfieldGsFkleDolesEulFseEwDuellEillDyCurgeonElinHgFockErFierBquareDierEreGsBrCesthCmaCokaBtaabEtsDbileElerDceyEhEkFerFhouseFpoleFsEyDdlerDffFordDgeEgFersFsEnerDhlFmanErDigerEnbackGrookErFsDlcupEderEeyEkerElFardFcupFerFingIsFmanFsFworthEnakerEterEveyDmEandGtEbaughEeyEmEpFerFleyFsDnEbackFerryEcilHlEdardFerFiferGshFleyFridgeEekEfieldGllFordEgFeGrFlGeEhopeEislawskiEkevicieneKusFiewiczFoGvicEleyEnardEsberryGuryFelHlFfieldEtonDplerGsGtonEpDrbuckEcherFkEkFeGsGyFsFweatherElingEnerGsFsErFettEtDtenFsElerEonDubFerEdtEfferDvrosDyerEtonCclairDyrCeadFhamFmanErnGsDbbinsDcEkFerDdmanDedElFeFmanFyEnFbergEreEvesDfanGiakHkGoGskiEfanFenHsIonGsGyFyDgallEerEmanEnerDhleFikErDibEdlEerEgerHwaldElEmleEnFbachGeckHrgJerFerFfeldtFhauerIserGoffFkeFmanGetzEtzDllFaFeGrFhornFingFmacherFyEzerDmEbridgeEmEpleDnbergEderEgelGrEnettFisEsonDphanFenHsIonEneyEpFeEtoeDrlingEnFbergFerFsErettDtlerEsonDveFnGsHonFrGsonFsGonDwardGtDyerCgeorgeErmainChilaireCiceEhEkelFlandGeHrHsHyFneyDdhamDefelErDffFlerDgallEerDlesElFerFingsFmanFsGonFwagonGellEsonEtnerFsEwellDmpsonEsonDnchcombEeFbaughFrFsEgerFleyEnettEsonDpeDrlingDtesEhEtDverGsCjamesDeanDohnClaurentDouisCmartinCoberDckFardFbridgeFdaleFerFingFmanFsGtillFtonFwellDddardHtEolaDehrDffelDgnerDicaDjanovIicDkelyFrFsEleyDllFeGrFingsEpEteGnbergFzGfusEzDneFbrakerGurnerFcipherFkingFmanFrFsiferFyEgeDokeyEpsDpsDrchFkEerFyEieEkElieEmFerFsErsEyDtlerEtFsDudemireFtEfferEghGtonEtFeDvallEerDweFllFrsDyanovIaCpeterDierreCrachanFkEderFfordFleyEhanEightFnFtEkaFerEleyEndGbergFgGeFskyEsserEteFfordFmanFtonEubFchFghterFsGbaughGerGsEwFbridgeFderFnFserEyerFhornDeaterEckerEetGerGmanGsEichHerFghtFtElowEtchDiblingEckerGlandHerHinEegelEneFgerGfellowHieldGhamEplinIgEteFtmatterDobelFlGeEckEdeEhFlFmEmFainGnFbergEngEopGeEpeEsniderEtherIsEudFpGeFseFtGhEzierDubFleEckEmEnkEthersDykerDzeleckiCthomasCuartDbblefieldFsEerDckFerGyFyDddardEebakerFntFrEivantEleyDhrDkesDllEtsFzDmbaughEpFfDrdevantFivantEgeonGsFillGsEmFanEtevantFzDtesElerEtsEzFmanCwartCyerFsDlesDonsDronBuCarezDzoCberDlettDoticCdaDduthCeDnDssCgaharaErmanEwaraDgEsDiyamaDrueChDrCilleabhainDterEsEtCleimenovEymenovDjicDlinsFvanDserDtanGovDzerCmDanDlerEinDmaEerGallGfieldHordGlinGsGvilleFyEittEyDnerDpterDrallDterCnDdEayEbergEeFrlandGmanEquistEstromDgDigaDseriConCperCraceDberDetteDfaceDitaDlesDrattEettCssmanDtaitaCtcliffeDerFaDherlandDliffDphinDterGfieldEleGsEonCyDdamCzukiBvendsenEssonCobodaGovaBwabyDderDffordDgerDimEnDllowDnEbergEeyEgerEiganEkEnFerEsonDreyEtFhoutFoutFsFwoodFzDseyDtzellDyneEzeCearenginFingenEtFmanFtDdbergDeneyFyEtFenFingFmanFserDitzerDnsenFonDttCickDderGskiDftDgartEerGtDhartDlleyDmEsDndellFleHrEehartFyEfordEgFerFleEkEneyEsonEtFonDsherDtzerCobodaDffordDopeDpeFsDrdFsByCdnorDowCedCkesDoraClvaFinEesterHreEiaCmondsFsCnderCringCtsmaCversonBzaboCczepanskiCetoCilagyiCymanskiAtaCamngCbaresGzEtadzeDbDerDlerDorDronCceyDkEerFttEittDyCdeoDlockCffDollaEyaDtCggEartDleDueChirovicCiDngDtEianEtCkacsEdaEgiEhashiEkiEtaDedaEtaEuchiClDamantesJzEricoEveraDbertEotGtDiaferroDkingtonDlEantEentFyEmanEonEyDmadgeFgeDtonEyCmDanFgEshiroEyoDezDmEaroDplinDuraCnDakaDdyDgEuayDiguchiDkersleyEsleyDnEehillFnbaumFrDouyeDseyDtCoDrminaCpiaDleyEinDpEerDscottCrangoFtinoGoDbellEoxDdifGfEugnoEyDinDkingtonDletonEtonDnowskiDpleyDrEanceGtEyDtEagliaEerEtDverEinDwaterCshDkerDsinEoneCtDeEmDhamDmanDomDroDumCubEeFrDlEbeeDntonCvDaresGzDeraGsCwneyCyDlorBeaDchoutDgueDlDmerDsdaleEleyEterCboCdderDeschiGoDfordDrickEowCeDdDgardenDlDmsDpleDrDterGsEsCfftCiDtelbaumDxeiraCjadaDedaClescoDferEordDlEerFsFzEierFsEoCmmeDpleGmanGsGtonFinCnaEgliaDeyckDganEjingEtianEyuanDnantEeyEisonEysonDorioCoDhCpDperCranDhuneDpstraDranovaFzasEellEillFoEonesEyDwilligerDzicCsarDchDkeDsierDtEaEerGmanEonCterDiDraultEeaultDtertonDzlaffCvisCwDellDksburyDsCxeiraBhachEkerDiDkkarDlerDmesDnEasiDoDpaDrpFeEringtonEuDtchGerDxtonDyerCebergeDdfordDiEsFenFsDlenDobaldEdoreDriaultFotEouxErienDtfordDusCibaultEeauHltEodauxGeauJxDedeElFeGnEmFeErryEsFsenDgpenDllDryCnCodeDleDmEaFnFsGonGsonEeEpkinsFsonEsFenFonEureDnEgDrEarensenEesonEingtonElaciusEnFberryGurgFeGllFhillFleyFsberryFtonEpFeEsenFonEtonCrailkillEllEshGerDeadgillFttEetElkeldEsherDiftDockmortonEopEwerDushCuongDrberElowEmanFondEstonCyBianEcunEoEzhongCbbalsEettsEitsGtsElesEsCceDhenorDkleCddDmoreDwellCedemanInDmanGnDndaDrnanFeyDtjenEzDuCffanyDtCgerDgsDheDnerEorDueCjerinaClfordDghmanDlEerGyFttFyEinghastFsGonEmanFonEotsonEsonEyDmanDsonDtonCmberlakeGsDkoDlinDmEerGmanEinsEonsEsDothyDpsonDsCnajeroDchFerDdalGlEellEleDeoErDgEleGyDkerEhamEleDnerFyEinDocoDsleyCongCplerDpensFttHsEinsFtEsDtonCradoDrellCschDdaleDherCtcombDoDsworthDtleDusCuBjadenCinBkaDchenkoFukBlBoCamCbarDerEyDiasEnDlerCcciEoCdaroDdDorovHaCepferCftCkarskiFzDiClanFdErDbertDedoEntinoErEsDiverDlEeFfsonFrFsonFttFyEisonFverDmanDsonCmDaEnEsFekGlliIoFiGniFzewskiDberlinElinDczakDeEiErEsDicEtaDkoDlinGsonDpkinsEsonDsEonCnDdreauDeErEyDgDkinDnDyCoheyDkerFsDleFyDmbsEerFyDnEeDthakerFmanCpeEteDpEerEingEsCrainDbertFttDesDgersenHonErimsonDianEbioDkelsonDoEkDpeyDranceEeFnceFsFyFzCscanoDhDkaFjDtadoCthDtenCuchFetHteFstoneDpinEsDrignyEvilleDsantEignantEsaintCvarDeyCwDeEllErFsFyDleFrFsDnEeFrFsEleyEsFelGndFleyFonDryDsendCyCzierBrabertDcEeyEyDderDftonDhanDilEnerForDjanoskiHvskiEcevskiEkovskiDmelEmelHlDnEsueEthamDpaniEpDskDubEghberEtmanDverGsHoEisDwickDxlerDylorEnorCeacyEdawayFwayGellEnorEtDeceEseDgoEreDiEberDjoDmaineEblayGeHyEperDntDpanierDsslerDvathanEinoFzoDwDxlerCianaFoDbbleDceEheEkettGyDeuDggFsDmEbleEmFerEpeDnhEidadEkleDplettEpDslerEtanDttDvediFttHeCocheDgdonDiaFnoDjanGowskiDllingerDmbettaFleyGyDncosoDopDsclairEperEtFleDtmanEtFaFerFierDupFeEtFmanFtDwbridgeEellFrDxelGlElerDyEerCuaxDbyDdeauFlGlDeEbloodEloveEmanEsdaleGellEttExDittDjilloDllEuckDmanEbauerFleFoFullEpDongDssFellEtyCyonBsaiDnEgDoDyCchidaCeDngCiklauriCoDiDsieDyCuiBuCbbEsDmanCcciDkEerCdorCelCffDtsCggleCllEerFyEierFsFusEochFsEyCmaDlinCneErDgDisonDnellFyDstallCohyDminenCpperCrbervilleFvilleDcanEiosEoFtteDekDgeonDkDleyEingtonDmanDnageEbowFullEerFyEipseedEquistDpenEinDrentineDunenCsingDseyCtenDhillDorDsonDtEleBwedtDedFyDllmanCifordDggFsDlleyDneEingDtchellEtyComblyEeyDrekCymanByCeDrCgartClerDorCnanDdallDerEsCraDeEeEllDrellCsonCusAuberBchDidaBdellBeckerCdaCnoCtaBgaldeDrteBhlDerDigDmanCmCrichEgBleryCibarriCleryDmanDoaDrichCmDerCreyDichBmCanaCbergerClandCphreyCsteadBnderdahlGownFhillFwoodCgDarDerCknowCreinDuhCzuetaBpchurchCdegraffDikeChamCshawDonCtonBrbainEnFekFiakFoFskiDinaDonasFieneCenEaEoDstiCiarteEsDbeDchEkCmanCquhartCrutiaCseryDoDuBseltonCherCreyDyCseryBtechtCleyCseyCtDerFbackCzByCeharaAvacaDcaFroDhonCdenDnaisChleCilElancourtCladezEsquezEzquezDderasFsFzEiviaEovinosDeEnciaFtaGeGiHnIeIiIoFzaGuelaHlaEraFioGusFoEzDienteDladaresEeFcilloFeFjoHsFryFsFttaFyEiereEoFneEsDonDtierraDverdeEoCnDagsEllenFstyneErsdaleEsseEttaEukenDbruntEurenFskirkDcampEeEleaveGveEurenDdamEegriftFheyFmarkFnbergHoschFrbiltHurgGfordGgriffKtGhoffIofGlindenGmarkHeerHolenGploegHoolGveerHortFusenFventerHrEineFverEorenGnEusenFzerEykeFneDegasEkEttenDfleetDgEilderEorderEuilderFndyDhookGseFrnHeFutenFyDishDkeurenEirkEleeckDlandinghamEeerFuvenDmatreEeterDnEattaHerEessGtEormanFstrandFteFyDostrandEverDpattenEeltDriperDsantEcoyFyocEickleElykeDtasselJlEreaseDvalkenburgElietDwagenenGonerFrtEingerdenGkleEormerEykDzandtGtEileCqueraCraEnoDdanyanEenDelaDgaFsEheseEoDleyDnadoEellFrFyEumDugheseCsbinderDhonDilevFiauskasKieneFyevDkoDquesGzDsEalloFrEelGlFrEiljevDtaCthCughFanFnGsFtDseCvraCwterCzDquezBeachDlEeDseyEleyDtchDzeyCcchioCdderCgaEsCigaDlleuxFonDtEchEhClaErdeEscoFquesIzEzcoFquezDezDizDlaDozDtriCnableDegasEyEziaHnoDneDtersEimigliaEoEuraDutiCrDaEsDcherDdeEiFnEugoFnFzcoDeenEsDgaraDmillionDneFrEonDretGtEillDsaceDvilleCselaFyEyDsEelsDtEalEerCtterCzinaBhnhCyvnBiaDlpandoDrsDtorDuCbbertCcariDeEnteDiniDkEersGyEnairEreyEsDtorGiaHneIoGyCdaElFesEurriDesDmarDovicDrineFoCeiraDnEsDraElingEraEsDyraCgilDnaDoDueClaDesDlaFcortaFfaneFgomezGranFlbaGobosHnGpandoGtaGvazoFniGoHvaGuevaGvevaFrGealGrealFsenorFtoroFvicencioEedaFgasFlaFneuveFscasEicanaFnesDoriaCnceFntEiDeEsEyardDingDogradovDsonDtonDyardDzantColaEetGteCramontesDdenDgenEilFnDtanenDuetCscontiDeDserDvkrmaCtaEglianoElFeDelaDielloDoElsDtetoeCvancoDeirosEretteFosDianGoEerCzcainoFrraHondoBnCgsBoCegeleDlkerCganDelFsangEsDlEerDtDusCightEtDsinDtClkEerGtEmanEovDlEmerDpeDzCnderheideDgCorheesFiesGsCrceDeDisDobevFyovCsDburgHhDeDsEenElerCtawDhCwellFsCylesBrabelCbaCeelandChmCiesEzeComanDomanBuCeCjicDovicCkovicCongBytvnAwaagEeCchtelGrDkerCdaDdellEingtonEleEyDeDkinsDleyEingtonEowDsworthCechterCferDfordCgamanErDemanEnerErFsEsDgenerEonerDnerEonDonerDstaffDuespackChlEstromCidDnEscottEwrightDtEeFrsFsEsCkeEfieldElandEmanClbornEurnDckEottEzakDdEenEmanEnerEoFnFrfFwErepFipFonGpGupFupEschmidtDesDkEeFrEinsEoFwiakEupDlEaFceGhFnderEenFrFyEickFnGgFsEnerEsDmsleyDpoleDrathFvenDserEhEonEtonDtEerGsEhallFerEmanEonEripEzDzCmplerDsleyCnDamakerDgDnEamakerEerDshanEleyCqaCrburtonDdEellFnElawFeFowEwellDeEhamDfEelEieldEordDgoDingDkEentinDlickDmanDneFrEickEkeEockDrEenEickFnerGgHtonForDshawDthenDwickCshEamEburnEerEingtonDielewskiElewskiEngerDkoDmundDonDsEerGmanEonCtabeEnabeDchmanDerburyFfieldFhouseFmanFsDfordDhenDkinGsDleyEingtonDrousDsonDtEersHonEsCughCwrzyniakCxDmanCyDlandDmanEireDneEickDtBeakleyDrDseEtDtherallHbyHfordHheadIoltHlyHsIbyIpoonHwaxDverCbbEerDerDreDsterCchslerDkerlyCdderburnEingHtonEleDelDgeFworthCeDdEenEmanDkesEleyFyEsDmsDrasingheDseEnerCgenerDmanDnerChmeyerDnerDrEleCiDbelDckDdeFmanElerEmanEnerDgandEelEhtEleDkelDlEandEerDmarEerDnEbergIerEerEgartenInerEmanHnEsteinGockEtraubDrEichDsEbergEeFlFnbergerFrEgerberEhaarEingerEkopfEmanEnerEsFerFingerFmanEtEzDtzFelFmanClbornDchFerEomeDdenEonEyDkEeFrDlEbornEeFrEingHtonFverEmanEnerEsDschEhDteFrEonEyCmmerCnDdelGlElandFerFingEtDgerDnerDselDtworthEzFelDzEelElCrnerEickDtEhEmanEsEzCscottDleyDnerDolowskiDsEelGsEnerEonDtEbergHryFrookJsFuryFyEcottEendorfFrGbergGfieldGlundGmanGnGveltEfallFieldEgateEhoffElakeFeyFingFundEmanForelandEonFverEphalEraFickCtherbeeHyGellGingtonEingtonDmoreDterDzelElerCxlerCyandGtFtDerDmouthBhalenFyDngDrtonDtleyCeatFleyFonDelerFingFockFwrightDlanEchelEessDrryDtselFtoneEzelCickerDddenFonDghamDpkeyEpleFsDsenantGhuntElerEmanEnantEtlerDtacreFkerEbeckFyEcherGurchFombEeFakerFdFfieldFhairGeadGillGornHuseGurstFleyGowGyFmanFnGackGerFselIlGideJsEfieldFordEhamEingFsElatchFeyFockGwEmanGrshFerFireForeEnerGyEsettFittFonEtFakerFedGmoreGnHbergIurgFierGnghamItonFleHseyFonFyEworthCobreyDrtonCyteBibleCckEerGshamEhamEliffeGneFundEmanEramasingheEsFtromCdemanEnerDgerDmanEerDnerDrickCebeDchmannEzorekDdemanInEmanDgandDlandDnerEsDrEsFmaDseEnerEtCgfallDginGsGtonEsDhtFmanDingtonDleyDtonCjesingheCkeClbanksEerGtEornFurnEurGnDcherEoxGenGonGsonEzynskiDdEeFrGmanHuthFsFyEingEmanEsDeEsEyDfongFrdDhamEelmEiteEoitHeDiamsDkEeFnGsHonFrGsonFsFyEieFnGsHonEsDlEaimsFmsFrdEbanksEcoxFuttEeFfordFmsFrFtGtHeHsFyEhiteEiamHsIonFeFfordFlamsFmasFnghamFsGonFtsEmanFonGreFsEnerEoughbyEsFeyFonDmerFsEoreFtGhDnerDseyEonDtEonEseFhireFieEzCmberleyHyEishEleyEushDerDmerDsattCnansDborneEurnFshDceEhellGnbachGsterDdEerGsEhamFolzEleGyEomEsorDeEbargerFrennerEgarHdenEingerErEsDfieldEordEreeGyDgEardFteEerGtHerFtEfieldEhamElerEoEroveDingerDkEelGmanEfieldEleGmanGrGsDlandDnEerFttEieFnghamDsettEhipElowEorEteadFonDtEerGsEonCreEmanDtEaEhEzCschmeierDdomDeEmanEnerErDhartEonDnerFskiEiewskiDteCtDcherDekDhamEerellGingtonGowGsHpoonErowDkowskiDmanEerDtEeFnGbergFrEigEmanFerEnerErockEyDzelCxDomEnBoelfelDrnerCffordChlEfordCjciechowskiFkDtowiczClakEnskiDbertDcottDdDfEeFnbargerEfEgangFramEingerEordEramFumEsonDkEenDlEardEmanDpertDskiDterGsEzDvertonCmacFkDbleDmackCnDgEusCoDdEallFrdEberryFurnHyFyEcockEellFnEfinFordEhamFouseEieFngElandFeyEmanHseeEringFowFuffGmEsFideFonEwardForthEyFardDlEardEbrightEdridgeEeryFyEfFolkGrdEleyEridgeEseyEumEvertonDmerDsleyEterDtenEonEtonCrcesterDdEenElawDkEmanEsDleyDmEleyDrallEellDshamEleyDthFamFenGyFingtonFleyFyEmanCtringCutersCzniakBrayCenEnCightEleyDnkleCobelElewskiDnaDtenBuCestClfEfCnderGlichDschCrmDstFerDthEzCtianByantDttCbleCcheDkoffDoffCdraCerCgantClieDlieCmanDerDoreCnkoopDnEeDterCrickCseDockiEngDsAxavierBiaoEchuanEdaoElinEshanEyeCcunCeCnDjingCongBuAyadavDvCegerCgerDiCkovenkoCleCmadaEguchiEmotoEnakaEsakiFhiroHtaEuchiEzakiCnDceyEyDdellDesEzDgDqiDtEisCoCpDleCrberGryEoroughEroGughDdEleyDgerDnallEellDringtonCtesCuCwnCzzieBbanezDrraBeCagerDrbyEsleyEtaEwoodEyDterFsEonCcunCdinakCeChCkouCldellDleEowhairDtonDvertonCnComanGsDngCpezCrbyDgerDkesCtmanDterCungBiCldirimFzDmazCmCnDgEjingElingEstCpCtengBoakumCchumDkeyDomDumCderCheDnDoCkleyDotaEyamaDumCnDgDkerCoDnCppCrkEeCsDefDhidaFmotoFokaDtCtherCuDmansDnEanEceEgFbergGloodFerFmanFquistFsEkerFinEtFsDsefEsefCwDellBsaBuCanEtengFianCenChasCleCnDgDkerCsupovCtzyBvsfBzaguirreAzabalaDelDriskieCcariasDcariaDhariasGyEeryDkEeryCgarDerChlerDmDnDradnikCjacDicekCkDrzewskiCldivarDenskiEskiEwskiCmarripaDbranaHoDmitDorFaGnoDudioCnchezDderGsDeDgDkCpataDienCragozaEteDembaDinsDrellaDtmanCstrowCvalaCwackiCyasDtsevCzuetaBdenekBebrowskiCckChnderEerDrCigerElerDlerDtlerEzClayaDedonDlEarsEerGsEmerEnerCmanCndejasDgEtianDoEnCollaCpedaCrangueDbeDingueDmenoBhaitengDngFguchuanDoCengCongchuanGunFdaoFshanFyeDuCuDneiDoBickCebarthDglerDlinskiEkeDmannEbaEerCglerCmmerGerGmanJnCnckDkEeDnColkowskiCrbelDkleCtoBobelCellerDngCllEarsEerEingerEnerCnaCokCrnBuberDiaCchowskiDkerGmanCehlkeCkDauskasHieneDicDowskiClloCmwaltCnigaCoDtengDyeCpanFcicCrcherDitaCuBvlyBweifelCickDebelDllingBychClstraCnda
11 6 22 32 43 54 65 75 86 97 108 118 400 129 140 171 300 200 120 100 133 161 240 150 92 151 109 172 55 67 71 80 183 60 57 204 52 63 215 13 194 226 247 48 46 258 237 12 15 38 44 323 24 41 39 290 14 17 27 29 50 269 280 18 23 36 26 40 312 16 30 34 333 19 20 35 420 21 33 301 377 398 31 355 549 10 344 25 366 452 592 430 441 484 495 516 559 581 28 387 409 570 807 463 990 473 506 527 602 613 635 699 732 624 645 710 721 742 753 839 861 882 979 1022 3346 538 667 678 688 796 828 871 893 904 914 936 1065 1108 1130 1162 1183 1216 1259 1603 1743 2012 6680 656 775 785 818 1000 1011 1033 1043 1054 1076 1097 1140 1151 1205 1237 1269 1291 1312 1323 1345 1398 1431 1441 1474 1517 1571 1635 1646 1667 1721 1786 1840 1872 1969 1990 2033 2044 2065 2076 2141 2151 2356 2367 2431 2463 2485 2506 2517 2732 2894 2937 2958 3001 3335 3356 3647 4561 5164 7519 8714 10823
801000100<0C021m00CC0Q2J47302702101235800209224000004M111>0001590003000^2020475040210ã050L1501207000<0100<t00050112L21M000510031021131030c61101I100T00300103BD@<DQ20q3003352014110<000;@380@@00002531030200000041>110240006920013222000300002004217900200l410002¶1000713>303G4DG01F0003500002ê01162200010Z30071000010030201H00032110R600101I0020010061020g000100U010010400s01N31f2450260101010000112:000200201004110100:111030Q7005G¬@2000i@1;\\00RT1320530010052d23FH121412300011200002200i^013200301k0010k2001463003024320200L06h00R1024001NoQR20005200=043400200021001822000104112022:1000010022300030010204014005000010000012100R070030301;22=248400:0050000100100010100101301109002750354sK1003504710N011102000320201300ZS000C2100004700100000202q0213100500300101100102012310000602120000121EN0S610000B0000Z02C10P101020401e0H007272<04021900300040030010202=0010103400031ef0f}582A2116016410212e200Ñ0027003004LL>0000OAâ100D00Db1020301020005001100100n12022110221000JC80020000010024?421100020002020320042203004108200030010501TU62100500023<000200351000603200q05005010=000092Ê|4607402220631P0210040000>003|00000321022161P20741E100002030060511P7000110]00002001011024001020203000m800200201124107200430030331000E3050000000A525065O0001300a01C1003Y21301021001313030100001>001000008304362030P330S62V224;5040000042005003107601161002021t1404026000430032300100012060020000003020204203070204<0100000021004000110N<007;0101101002020¾070002100002_0000401120000431:00000012R20174000000Io0603010022210M210F0I252¸0000001700E01K21121002010000K0102I:0001100207H013@0<000020203510709Fi0021T20103600611004231010001113Q0400@01050200K005431021120903101010026000113002600f000Gd200200130221013010041221000010011201004000082201000002001952300440300400201:023120042=100200010020010100102002M2003020G00003430221Q0100¯K01207080202000S3000023c32005002000000600K0318=020000611S0210;010100000100003000Q000702K010172007440000@2109022000000082110;00602100142302212033000030040410020200000000000003100080010103300120A02002=2000004001010030000000030220302f0;2004311060025420H000035000301>0000000}010001Y7G070051000000000211:20102If20212001022S00000]100V0300200000036040004@0040000100000020020300001100100N10200010112f0310011215360292021000210030207=05601000000201003201002060000045012222210200:12590]0250102903:006241= 001X0022172A20=6300010103<?00000200203401022032060^01P01000m000801<0002p20000002000K06130110;0;05G22001160001403902000020210000630003200;0172026E10100000311?25001210042340020011022100011K0053001010002200202920D2140020001020200Z10108201000n2>1010113331001000040053001501311053110022214I310101:00010011003023000101m023200040220131302B0002005022200300¹2240200101520104001:0T136Â8300P501044^0000011000100201402120102001027200000018J4800020031]·2000080000000n03002101011K01300021K020=0010200012200400000400050022010C1200000590020000V012103200}0;1115110315310320010021I20040410015240520122101480x12021108050008022603110>043000020200Z7460400709200>000730620021=0111201716010001012220000103022305001308000D0Dª02015200300;03000210302002>000210700B40022D106301000014050EM0014201000000420002061172C1]00210030001110221I00|00000V0114630S000501230000201810712420P2003131010001Y<F1000;000000¿200100S0@40306100001300010400000200c900020001002IE340s000001200000000121000180011102141113302011150114003E30000060L3461S0210002004002024090013100:0223009206004000060>130000070202001506220120230203602P630W2001022]00031200À70:2522BE105100102223010E10]>10020205130015410320103000800100>00435_0010000000930200200|1403000020921412040230\`110@8030110000052ss01100056420000000201100002F0002FG1104221H20000G00<030020141GG0001E2110100M80[Q0007U006240200C0002o000131\\0;04223000060721@U5220A7IP0025000042­0:0000002000^0020400012120Z025200q70013@01001403061e4k[\\500262000@025R012T?E000001030658A2030e1Mlfs8aTCaTp100110W0200000113;;=201034?2202014341e0003J0100MBC51?4?010?k0200H@?02201n5Y07471330100:250NC000@G00K5000001101000110U4A0000011012:010120000B1010201433200ð]4510000200300032Z00100200]010520032034:2>23>1101>500301082;00V000070100000400542050000000000001220000210119160004114125101Z30124000085w002201I04:20000000300000c30C01M0900019450010¨02«6070003025122030Z00011Ù0000001201Bg100104222210208300110Y236000100000>42003003C20004100402000310109001Z028077t309;73>601002203N1Y20X2130Ó=43021I0132074030½010008m00010300000200003001;:3000624282000;0201600200000082008220780900500057600000321:[21320022080]0000032114000312020000D00000:00000024>03010100242202I0601:100522081410041002000:000000211400110620121330;=034032001003300¼50630220;10301>2010700;072I003000000062211 5013003000000620231030170052000110910200041002000001006020403002300009:106101100004104000626042012K00000x002202100114000:5:19=70;000002020102;00002802001344100000000000051100:000?L00400070200000001557100020920301jh230000022120511090100752132000232100400000600000200000106010000023812100011212D800000010010016000;401>00080014012S090T210D212000040030030200032210002Ja00®N4010200141020010211Uu111071027001101070080200102001100000030100101I001300000Z021IB10;:10ü80T000280203h@00090222222202000220600030012002100202100022S00122101002000000201214201000100000000000000000000020420000300010=00Lr@0=2401001>2002010:50000000000<0V03c10<022131411050006010a1040200201050240<004000100000020203012A<0101200:00?1002J04p2110120102110403x707266:10U01110002012000402100300003400020<020103111000000001023012002200000201202w110100200010012000@1211801030425043000000249110240012D\`40806µ200101<20190820Z0:1:022E01000q0051000000506010000070000G[00010017I01020222E00012200000001AA001~00010130022020203204020010012100001121010000D20w00000011100040£0jG8H2Q216610190M0402;3800P622O28101038000000330000001002001b00^200301000;5E00301000C000200309020004W>00:013110610G200010054111203002V3010090010001K0712300=451000631752007050151022:0;=001g26000012m0010900013020200111029000022001082060v000100200084L2000HQ1B016OG0110A60_010000200203050020010K10021100106200>1002734400012I9<3102000108G1003204;0010201900010000I0001¡030040022700l006924002VJ500530200P<2310030012020010020272477??01910000;Y0G20162110500202220310000000000106304363000017751050400000830200V4H00010202005100200032720000060000002000202070202202N4401020010002k2011249621200LL124Ú001082000e22411CQ200B00020020000001212000100020000100b100500=0221;10200620F040;01020100050000020517²X100050012;0501000003001225000300032>0:01170002050210000002k001A08020100000>700220X000200602033180000100010p000060084020023000t270G100260200;0:1401401;60000122000091043:^00?00021600101000050000P0200g3005003012002822000000020Û0000012P24000323000111020020001I0120100060p0N3000000011610100300048104620040040130042010204000003301?20001024102120012312120H1E0c002501091060X000040;04?01200002800000161K0101160102110201126111200022000010010020012000300\\01M100001T011068010080=022200301100010830200[0012153000160200200<20008F204A40A0I4000_i000009203000020010010000002011202;03230302010d0]201000H[1101010120111>040234109000000100K83011060130100100001Y109000²340803032g0000>31220R123600;040304012000130002020000001310022010126000116034300232g000110100^0000003234000P02000000003430104405[0;0000160100=010001©22020=323015113:4121010034444300154115200060000500ª1000000917005002010200040020000000050306211tQ0I40m2210=00044210090<30001202312001I30023034033020±10300N11240n010001001030:1033002002000=21127033020020220100002002:130000K?01I0JI3001721E016102zr0vz103200222110130203010I0511000310290013000210404000213001200020001Q0202G400800000441020040700700D0102002Y300205N140030003206D0l0000009020Y2460N00S01{000000O10E020=430002J00E040205001020011050Dp30605006400Li2A\`3131000ó00000004000200220:0010021310x040000100000222113V2100100210202450;0010<1023520030000090Z305202020200110211103101012160000151E001021230022000201500000118311<<0001001070000202?00201000200100200400X00FF00003301720002010020260120010000010010010210002110003CC2DO10J@0001100010000;g0002200002100700006335000000K000021g20020300E0540=0210215017022001002503^02203000@0G000003200000QB0080501303021301\`000009<<31031010100013300X000010300800000V002020021001c0013B410120030000007;0003110229130010511>4000T0B00012:0q16:10S000112802106;0000008000Q<0OO10u0iu003000·áj5>22925033000t02700000600c00030J1000100;003011:0002001000020=00204000~202100000400E030[1020B200100002200100b2100T;03100;154103©01000012001123000002000000700¢5020y20000100020|000Î021008021003121JH012ä10070400011010230010002002:n0;00220003004050104R2330026002000µ0342;@5202200Y180202000000100305030020310240001002470021g0060000200087:2682@010210001j050002121201030130S0g00002346310000218100000501600000600000W000G1020410000000104jr141:01010:31U21004202AA02009H0200=00000011OI200400qQ022M004040010=312002015721042U1232200080010<0200000008200000018820414100200012103>0010300230:1329000_0201D121303K000<ë000003221020013222000012233020103[280D02004020016014310102©10028;200701031022560000t4181120Y8004161104=0200001190670132=1913001004002000200000N1110o201000420200030312;5402SK540004701023300900012051024025460c501000420022F5000300V2121021]1öÆ02000410001003221000002=0V30201220010230200200F020000330<?<0w2s4008000320030000210;0290;3K90030102051002020M0100002211050000020511011470020056022066L1100I00´12000002>0010058042401022220012UQ0=014400247000;72001010Y105001010E025101020302002112310000801001102030033100000000000000000QJ2j230001412000011M30203021200000030000010191010150212=00010900030020011061102«2324E:1Q=120Di320900103200420001010\\02 00200YS0000a000000401O0;122103200K31000022è7020031102413P7040;203000000001005?001V200010E010y2R00001021=20_100130430002100012:10X000¥35101002004105c03501002280001020142003002101Á301003000:00266100000;10041110013600010:2020006028E20000201011h10060000000000501514000222N\\:q02211G0200S0007e22002000001110010^t00203002<0000020002H62?0200]0040210000710000Q130129>31>I0010000100332001020200000320=9002220914;20400m235E0020100110020120000513010000201233011012000076001Z5780I0000020Y701103E100600CC300V21000E802300301013200|@@000?20000:00000?03202H0000005060412500P0000800n1~0000?2¼0E00303100502000102<04004081RDD00048qRA02002F31011002000U07350001¡228015]0101^2110000903000000a01000022100P000240110010223105000V56004020000121020000¯1¥36110010021a801000E1101X:500010000A03000201300603434;V9005003700GU061=22030350030110<0402;7H2<00_0000H1\\0010e000<CC0NH\`11022010012202030013c010190000U010800054101363937>753000R052002011z{f0J1F10000lD5441001DH[@@@G7006031:2461W0101121207313ø0700AE04116104H200000112200R00102º62;0110004NC000FF0700F0?BF700001002v8000220000618HI002420r03dHpdk03701000p012318m4104090002d0«020000|030TG010000017210002022032C540930pDhH1200|2200@U\`103r08o1B010410BH@10BQ0F2F:S8þ2080e00307022Â@0Ok101§052H33t02000202000<00?0K1I10k2X10744310210M0a014000000T00G1010100100G002>0103k811R10110A0?10202500:0008101001D0F010111D00000101010Kr0D00100100A190200U0H00000\\4N2001H0A022270400r0C0301[202J0H:007>20A01AHHA22T000_18F32041@@F?001112300176001543301013331304240087743010000101400000210220202V0000222302000021603Í0<05300001000V3210=01=00012¤000210090271P05?1000001000202090007K0201202000100100:20021300000000E693G01JOGGADN7@BJJp2DD8{7002>2033O000001102210_1102011200807010000502221250;02000700306012300010Q0130700000015002ç21112320012010110000>0R_0260000100002^0030^0112>002;23202100000730B00000020M641200000000020100200000221710100n00000q0111110000E20230201000121020811[10K0101001000100<101¢0000000111130020530=4S04300006LJ10QK12111620F170012200000[01360300y<s4111<Mv010U10303011_00<j232400110004L0a@0221M<000C10f2C2020RQL0010<0@F<3ARF8B?A02G10F0W<310F?O002700?00N01Y1221<0205;31J10Q14100010071002100003s1100117<J<<11<120001000300001000001;3500B0007C80110101BB0111u00210M010220:2000H11001000001@G0003213300H<10R080~0000240AQ82MUM0802200Q00000330002002022012010704001<0802100040:709000000100103003140000101000220100010\`000000120a320B0228[27;020~G20221FH0051010000]0100100100010400022000222000200000>500920022820060030216P10040Y0390308200=0301180047011511300010100110402J000020003043200P001110042100010021920003200232003YD401201030231010020107311M0:00230000021030?0001103050110000O000010000000220231120004204;003063021165120108004056002020A3P000003330900104107002022210015000D00P0200032w04022000800042270040í21000010131300R0170b00100022000400305110210:40k021O08G02143020000000000008uu2<01u00030400004023231226062402100003212021016412X2502000021000003030C0110000:00300V01000002102110310120010100102010510F5>002020F30B00112î10201502F1b00601001001030J00301F2D0022711403003010502040209FD1130@30066010Q100202050304204=g0301102010020000F000802315101000000005030110010100201106000004000100000000302001000561042200?42000P0C0220002]4100010010000001212:08;41000800100020u3000003462m2403020211Q0100000000243L52J0700000000010q700100001016700203NÁ010000101:10010051040104010010011I00J210021100002800d021035223920800310bJ2|3002X30020:01336002=00400100711041=00203022102421200000060001000020101;10307<H0060020<1F000400Z0913000202070B260T030002101000107203000051013;j201FTN0b01011000268500101I;Q510L70313000006G0201E240001012205000>0210x315;310013110130302024200010>000K2012302;112751101O0p0A400005B110;00302G200000003L02501013500TU70102000052;1000\\0T10050000000110D00[001940G030A0011200C04210t00002020C020020306161001;002010100bFF@y0L00200U14200000030000100100110204000200000;0x0101c0201013207001008032101010:170100020003o2342002000q03001200000040321U2k0000100030087000201400L1000b0<108100001j9700050200510230[T<0l100X1<12100322531000110010020M0Z442912000702020101m0011020054000310õ03020~2òw5J031U1000213\`04400y20000201200 02000001]410030074200010\`:0000C20042222232Y2302]22O01637\\062_M00200000030400000s510401035610210o00001000500037200030000043100002710>3;=013102X000I0012\\K100001200N0300100001214204004;2220002420202110300n2000:20390X0131310020;30100004g5I0021302019010020Y04011300230969111014336004X212000000820401K03945m10227000052>2030001020003100024K000350301233321:2000048030301S0502002000:00000100203>01301E4201100100000120000x030;0:122;21011100121200024>011000;8005430111002Z10201R4061010034K0E2100011I20P0003121201830Z33002010129006000000K020602211n401X20440>00005=00080300012K3062002120082040004878200090000400E9010000200010004412002021>000009011080003000001031003040110518308:01500K021010y0703y000201071210264370005532=411210011<<0\\0F00H0100001002K00320000000E0000000011011014200N0@M10Y0108@451200004b00[0001032o0002111001002P00I641029000202000000113042>3S202210G21003013900224000200U92000102816030011V09BUB00I052000281108221010200232210002K00021121000000100201M10000U000R005220000410102010002250100û20000:030001020000Ã201103500HH1000:08d0000200009000200010020003011=14063001202S104<01100001002à212<0000d260ui0i5200AA18bJC101200;7111012045302050410B02G120170104001000^0000013B002J00011\\335000220200030212011003500010^2040004052W5810f000031231;130z201S000000K>000ù022000030001F001a¤2n00T21H00321[0l702000011l04001Ò00b130E?01000y2004100000000MC01153Ö0250^P0U2121m030011082;Se6030Y20x00020205206000002o1053003000020000030022254;2000000N000e7001Q20V10T303R0110o2O00000010234000I002@000404200300000210101\\30040000003102002:0\\02200071J10oj1wh<<002@29001802020¾00±5000060014230222030000100010_o02´10070070000<Ar1030011800100044@O2003p\\1B}\\11z03200{{L:N1007001022063B000003Z210002013003220000000700030V020062120|20030201100020010041314:002740071000p101204H02011o1000312À1HHCQ122126103423001140000210045320{0400004005000006600=0242001205;2c02AB{qq100000902¢^032200700000000002100100100@5000U1?05=100<<GG4410B0?00020000101d2101000:X~0211P50100015=01001W0~0K500500031201_040000020L0000203400000712200001]21:00012000@@00GJ0AA10@022340O10063:14n36200[000030300040100081703311000002000101\\002|32B041401001ME3=3^00000=30M>0I010300000N000q270050142020O00f082M000110101053p0512F0Q00000005307100022234054043?­20000203000002402T0VB211440021F0NT^=K0D1}04110000021L02T00203010008[0000110040000000500001315;S001013t200201121011J0Ig00300130300100141?0031201000041010A243j07044h8020000071027010200500000000301110002580101m0§021020200W020HL0AGJ2020PS117431209n010200e11210:2010e:f0580000A029000002002400®020200102200401D00100210022104001301100201013000<<O0406210420001013122314021805016d0Rm2Ü000020030211000120U600770101105V541027n20124002400001122000020100020302010102000>V013\\003110000]0016012t00gJJ40000220047000111L110MCe00011100500000:42326842=02022105000000z1z1E20002?5212020240432330200@01100020C010N1021000200}21281000003200051}004003004070100020091030200K040s201010200922162130610020730?@2?3ß10l00001¡0e0120<000J003012103210320È521270J1100012431041VÏ80B10f1AA100Ta00031000100B??<0q00200O28000023370023E001111003200123402110f?D00201z4ZM31002112210¿120010:010[z0204001201D04001605I2000000020290;00010200;030220000012570F3022:00000000h0000312023100003050L101L9030030W3012000112001334001m1Z1101002103100001012231200008110220300000000100212102102;04010W001:100M3201531612002LL07430101_11113O0000;140I2009002000103000;450010101006m2000400A@F0010{?<0w3010010020¥452100008000810042200Dc0E0010502D01100032Ç50012010500R00F871n1210021020002306007001051000011S001000012041¸3102312410016004<0000100010X0006010000210<:80000R20DD100=400000010203101200012003000006S10000;01BA0001=40102P20001001453600000120201080005100040002007201148000100005200WskRT{v00150M0501000701120005950020312010310:300905190002i050@0G0r0000000000002200012021L102210265<11001?12?D2200003004208070601110G2J00010009:4021Ll000002300458L2022101900º03£30G08d003^202701X32=000=200702b2020000050100000240010=11010052022000vM0>a01030310200111104304200030030020>2130131050602026020000205010001620O012100000062063406001Q00000000538100001:Ô742104c0236000300210000400031000001100>0102000111000430201400012[0211100020012200010r02100104001422000500031006000000010000200001000001000000C0010000200130£;11§04010040F00H021G750312100020J1Q0000C000°SZÐ0020000084012K924004000501395305I0032524020005000102010000001001\\110030123001114000I1124000H012s205000611201001100022t0310000j00000100021000~010390002;1210h2K000½02P000000\`R0100K0007015c031]G0Þ°032200002255ñ902V34012=6022080005012202030310c0120033Bï00:2000001010003Õ0000~02011103002A211830002002003000E100020000Z1D0012300210700020030002202206200007180300iI=>00E800071220111000810318200020211010600100000É13\`@010200101C1001X00002002010000100043230=0433100R062t70I0026110m5000320303000012l1i@10000100720;21420;007001100R01010118220002001691000000221200120000002200122110201351u0330201P1108002062¶F410@061;102>020210002b0011101016000000LL2A0714070100000021130132020282O0080202440OQ?0002000T20oW200000E4363200234800<S15331010N52l011L0170000d010202210032<w0110320s6301E6047:2h253×023000140Ì90102002311g0107202000E\`00Wj0210u0W00d000020122E0011102000v0201ex00a0_007000000=A\\2000102001207003101h01100@050122_26415021300000g0110V000L00<1002f03001Z3034h1030250301006200102402532110100000=5806000021000000200011002001002001050202030001101M12002101100001101350R00300000111012010001010022100001A1@1:B1100012000012000051302000030305020100105030022V0000000400001100100500240J36022100500205101000n11L0013000011100012031101å001100030015082003001010200000105200925000401221I01410000721001000000020013010231200000a00a20210008003031100410300415000:003210P100300001000U1OR000Ub3{1012002000y77v01?H00010b{00503X200000031200000332W0000000300021015:P01103;ba0400401000:YO01001G110112C022uW422N50P[\`Oa1b7003?0>00000200070103=0000200602002109000007001910<0157050005103110|NN0E003Y00P10102802g0000650130701FH000ro1f00V003000{120w1u10R10N02010042776000101022=10z03230<<002602;20001v8200330Y400010001220220030C200220020200000000540027033302v021002020000040000000030000021007000010_71200000010402005202000400013122900503200o230w00000001A<1010020ª;kn2300097305¦T1N<;000008@161]00020010023000021D10012305020400200001019007002001005s052000^30011001111453001021>330=0020210351000100000010X00401401100020000\`U0Y4067;00001000H09@Cÿ022030\\020403030201408:000\`>300521Y51W41010110111000_421WW21G0400020201K40100K22OO000000_431304041RM0_240200002\`J60134320W=0400W02000200W0A50303311000270000044W00000100011100513107500113m030011810253K100200305000030102030E00020307020000011022020300020300020H0020;0101104100300801000033;00200310403005000006hC?000004041300820S000307001100000700201070140000100230504D0021010020042:0000101??00J022000>0780001I006904070;014007010311040003062000043205100111\`00e0100132000110110001I0040B001020210010111000010000000023X0500:822000002¦x0000:Ø1022000010002300020084003011303120004100104;0022300106020140102022062610000B3D03g0300000022000000610202001260012020803210200E179422BB0400200024200041061011183000004001200000850010101120c220082000011210002002022X110140:300000022030010>480004000121010302042033033310000002100310bE022<021O1h1h08\`170A200BB<2³10L11100120013Z20108320O00212001v00W012021020200009023002W1F0CFF10412=081000350t00010090000034021X0>0001007200090200000220000010220024500030000000I000802000110?10lCej00Q231701006011000241310<0j2j1N\`iAi\`hhdl000057300003>21000003FF132F00}@?060W20000S000U0:20300200000210000100202000003000010kx10002;000000r400200¬00:31101020201000040003000r0l3311010030020800501100rvz33022??d000002E3000<120012000010211021000r8j103s<4?621T132700d2200003302002120440302111204D1j10220¬9002ô0J81110F01O40370300x3802300350000000020~20:26d}0?13001430001900001040132100200140003406120E02000032101302082000102020000@2030012006?0101110:5014101006?1HvDNlb002570100cJJ11101000:4w4030000002042231021111000001110<0059802100028a00101022202000000000000001210003[0003»2620<<0A30000010102710002002000223030c0001C01f2;0050023vk004]12043010030I00601034122100d060A100:001S0000133011k2006001L3078000100000000002001000122080025502100003220300300020004X2020000050200C000C020C0C2e8w15124¦201032001011020001012020\\000?00202O413223Ý301051T0000010:0001100011000010r201g0023010402>010o10uWu000101p111000200206p00110113]A05002040003051500004CC0200024001201080300203002000120220014240014200=1237Ky20>103100127004003020001U0Q0?M0001000320S011101020000010010111210001130021500000A00000340200101000036000001021312100020011010010300001101J16A020007501017GG710000110B100I141010Z230000000c00210008261P0=P2A00330010000700D00003212013210700000JJ00042030fM21101012007:40013210004000H420s1031201:01000;0021C70200011=003X301090010010V00522R=00121001020F101JM0003000O10000000000R\`B000901006102112000802221D201110TTM00081101000010BA100B3<A<RG1C020y902002014100001a002050500410102060220500000000;2122110174000201ì1000Y0³013E002453P01100130X020c0223000@000\`0l0»050001^000400200000x0020¤2012010200701001100023_G00005n200001¹6425100502031000110241036220Ä;00110030000300021P470000200000011100202000222120305000040071302112000100X00000000200160003001602051Å0:1T221\\200004301430041;120104280012012¨0072012030002004000000005:22000000020600010007:046553101300002000000510000002^00003÷0300V002401030120040>20500=64702360E014772271000641004023034031000U400000001000010222001030020Y0020001Q043020462Z000134I100112005V20063000030210Z7020]S4300900100D0162150Ký2301600001116:040002300ú300010130000410000121312051000200001100410352320103102100000007008200000604:0;X200013012g8100100A1l312001473200>3012000100000111411U?001022^070014010000111100100;200@1BË6V0030403020200232020:0¨08K47012030320020200100=0003310>0:000530332060420CH752æ010010B00000000001h3Y0220010405000>302020003qyJW}dejh78DD020C0ONC1[1a1[p52005EW110010120=000101tq07070801100101_050W00100000H000010DFBD@rJ1W200D01003;01200i0i00LJ0S0iO81060i2J10é07400200301100i7ok2201J00[0O10010102000b0112100001100003G1E0210000060341H110802N01010000610020013000001\`00160000lAwBGpB\\z}HNdf008J0100061n21302010010?010011402010001BB<000:7@WUG00kH1010101`;
export const nameSpellingRules: string = `letter	[əƏ]	a
skeleton	^abd[aeiou]*(?:l|([rsnzt])(?=\\1))?(?=..)	abdl
skeleton	(?<=..)[aeiou][ldrsn]?d[iey]+ne?\$	adin
skeleton	^mac(?=[bcdfgklmnprst]..)	mc
skeleton	(?<=..[oe]v)s\$	
skeleton	(?<!^(?:ale|ma|fe))x(?=.*[eo]va?\$)	kh
skeleton	(?<![cgkpqstz])h(?=.*(?:enko|[^aeiouy]ko|[b-df-hj-np-tv-z][iy]?uk)\$)	g
skeleton	^h(?=[lnrv])	g
skeleton	^mp(?=[aeiouylr])	b
skeleton	^nt(?=[aeiour])	d
skeleton	^gk(?=[aeiourl])	g
skeleton	(?<=[aeiouy])m[pb](?=[aeiouylr].*(?:[oia]s|ou|aki)\$|[oia]s\$)	b
skeleton	dj(?=.*ic\$)	d
skeleton	([scz])h(?=.*.ich?\$)	\$1
skeleton	(?<=..[aeo]v)ic\$	ich
skeleton	^(?:ch|x|h)a(?:tz|dj|dz)(?=i.)	hatz
skeleton	^dj(?=[aeiou])	j
skeleton	^(kn|gn|pn)	n
skeleton	^wr	r
skeleton	^wh	w
skeleton	^pf	f
skeleton	(?<![st])ch(?=.*[eo]w(?:a|s?k[iy]|itsch)?\$)	kh
skeleton	j(?=[eo][vw])	y
skeleton	(?<=[eiy])j(?![aeiou])	y
skeleton	(?<=..[iy])j(?=a\$)	
skeleton	^(?:ye|je(?=.*(?:[eo]w|in)a?\$))(?=..)	e
skeleton	tsch|tch|cz|(?<!s)ch(?![lrmn])	C
skeleton	sch|sh|sz|zh	S
skeleton	ch	k
skeleton	ph	f
skeleton	gh(?=[aeiouy])	g
skeleton	gh	
skeleton	[dt]h|dt	t
skeleton	tz|ts	s
skeleton	[cgkq]+h	k
skeleton	ck|qu|q	k
skeleton	c(?=[eiy])	s
skeleton	c	k
skeleton	x	ks
skeleton	z	s
skeleton	([eo])(ff|w)\$	\$1v
skeleton	w	v
skeleton	(.)\\1+	\$1
skeleton	(?<=.)h	
skeleton	(.)\\1+	\$1
skeleton	^[jy](?=[aeiou])	j
skeleton	(?<=..[^aeiouy])e\$	
skeleton	(?<=..)s[eo]n\$	sn
skeleton	a[aeiouy]*	a
skeleton	[ou][aeiouy]*	o
skeleton	[eiy][aeiouy]*	e
skeleton	C	q
skeleton	S	x
consonant	[bp]	p
consonant	[fvw]	f
consonant	[dt]	t
consonant	[gk]	k
consonant	[cjqsxz]	s
consonant	[mn]	n
consonant	[^fklnprst]	
consonant	(.)\\1+	\$1
servant	^abd([aeiou]*[lrsnzt]?|oul)\$	
religion	^[aeiu]?d?d(i|ee|ie|ey)ne?\$	
article	^[aeu]l(?=.{5})	
syllable	^(zh|ch|sh|hs|ts|tz|kw|hw|[bpmfdtnlgkhjqxrzcsyw])?[aeiou]{1,3}(ng|n|m|k|l|p|t|r|h)?\$	
pet-ending	(?:ie|ey|y|i)\$	
pet-ending	(.)\\1\$	\$1
short-front	^(?:oluwa|olu|ola|ade|omo|oye|baba)(?=[^aeiou]..)	
short-front	^(?:chukwu|chi)(?=[^aeiou]..|[aeiou][^aeiou].)	
common-part	(?<=..)(?:[aeio]v(?:n?a|it?ch|ic)?|auna)\$	
common-part	(?<=..)s?dotter\$|(?<=..)(?:s|ar)?dottir\$	
common-part	(?<=...)ss?[eo]n\$	
common-part	(?<=..)u?ll?a(?:h|kh)?\$	
common-part	(?<=..)[aeu](?:l|[dr])?d[iey]+ne?\$	
common-part	^abd[aeou]?(?:l|[rsnzt](?=[rsnzt]))?(?=...)	
common-part	(?<=...)s?h?vili\$	
common-part	(?<=...)[iy]an\$	
common-part	(?<=...)[ei]nko\$	
common-part	(?<=...)zade?h?\$	
common-part	(?<=...)(?:pou?r|nejad|fard?)\$	
common-part	(?<=...)oglu\$	
common-part	(?<=...)escu\$	
common-part	(?<=...)o?poulos\$	
common-part	^(?:mc|mac)(?=[bcdfghjklmnpqrstvwz]..)	
common-part	(?<=...)mann?\$	
common-part	(?<=...)berg(?:er)?\$	
korean-name	^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염추][\\uAC00-\\uD7A3]{1,2}\$	
korean-surname	^(?:kim|lee|yi|rhee|pa(?:r)?k|cho[ei]|j(?:u|eo)ng|chung|kang|[cj]h?o|yo?on|yun|[cj]h?ang|lim|shin|s(?:eo|uh)|kwon|hwang|ahn|song|yoo|ryu|hong|jeon|ko|moon|yang|son|bae|baek|h(?:eo|ur)|oh|han)\$	
korean-syllable	^(?:[cj]h?(?:a|ae|ai|an|ang|eong|eol|eon|i|in|ong|oo|oon|u|ul|un|ung)|s(?:ae|ang|e|eo|eok|eon|eong|eung|eul|hik|i|ik|il|im|oo|ook|oon|u|uk|ul|un|ung)|[kg](?:ab|ang|ap|eum|eun|i|il|oo|ook|un|w?ang|wan|won|yeong|yong|yu|yun|yung)|h(?:a|ae|ak|an|ee|ong|o|oon|un|wa|wan|ye|yeok|yeon|yo|yuk|yun|yung)|y(?:e|ea|ee|eol|eon|eong|ong|ool|oung|oo|oon|u|ul|un|ung|up)|b(?:eom|ok|um|yeong|yung)|m(?:an|i|in|yeong|yung)|t(?:ack|ae|aek|aik)|d(?:o|oo|ong)|n(?:a|am)|r(?:a|ae|an|im|in|yong)|w(?:on|oo|ook|oong|ha|han)|[uo]k|il|ik|in|eun|ae|ah|ja|oh)\$	
compound-surname	^欧阳	
compound-surname	^歐陽	
compound-surname	^司马	
compound-surname	^司馬	
compound-surname	^诸葛	
compound-surname	^諸葛	
compound-surname	^上官	
compound-surname	^司徒	
compound-surname	^夏侯	
compound-surname	^东方	
compound-surname	^東方	
compound-surname	^皇甫	
compound-surname	^尉迟	
compound-surname	^公孙	
compound-surname	^公孫	
compound-surname	^令狐	
compound-surname	^端木	
compound-surname	^长孙	
compound-surname	^慕容	
compound-surname	^万俟	
compound-surname	^萬俟	
compound-surname	^呼延	
compound-surname	^宇文	
compound-surname	^澹台	
compound-surname	^澹臺	
compound-surname	^赫连	
compound-surname	^赫連	
compound-surname	^轩辕	
compound-surname	^軒轅	
compound-surname	^鲜于	
compound-surname	^鮮于	
compound-surname	^钟离	
compound-surname	^鍾離	
compound-surname	^濮阳	
compound-surname	^濮陽	
compound-surname	^申屠	
compound-surname	^尉遲	
compound-surname	^長孫	
compound-surname	^남궁	
compound-surname	^황보	
compound-surname	^제갈	
compound-surname	^선우	
compound-surname	^독고	
feminine	a\$	
feminine	a\$	o
feminine	a\$	e
feminine	([^aeiou])a\$	e\$1
feminine	([lnt])\\1[ae]\$	\$1
feminine	i[ae]\$	
feminine	ia\$	o
feminine	(?<=on|is|al)e\$	
feminine	ette\$	
feminine	ette\$	e
feminine	ee\$	e
feminine	in[ae]\$	
feminine	ne\$	
feminine	ina\$	o
feminine	ina\$	e
pinyin-name	^(?!.*ien)(?:[bpm](?:a|ai|an|ang|ao|ei|en|eng|i|ian|iao|ie|in|ing|o|ou|u)|f(?:a|an|ang|ei|en|eng|o|ou|u)|[dt](?:a|ai|an|ang|ao|e|ei|eng|i|ian|iao|ie|ing|iu|ong|ou|u|uan|ui|un|uo)|[nl](?:a|ai|an|ang|ao|e|ei|en|eng|i|ian|iang|iao|ie|in|ing|iu|ong|ou|u|uan|ue|un|uo)|[gkh](?:a|ai|an|ang|ao|e|ei|en|eng|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[jqx](?:i|ia|ian|iang|iao|ie|in|ing|iong|iu|u|uan|ue|un)|(?:zh|ch|sh|r)(?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[zcs](?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|uan|ui|un|uo)|y(?:a|an|ang|ao|e|i|in|ing|ong|ou|u|uan|ue|un)|w(?:a|ai|an|ang|ei|en|eng|o|u)|a|ai|an|ang|ao|e|en|er|ou){1,3}\$	
official-korean	e[ou]	
pinyin	zh|ch|[jq]	C
pinyin	[zc]	Z
pinyin	b	p
pinyin	d	t
pinyin	g(?!\$|[^aeiou])|(?<!n)g	k
pinyin	uo	o
wade-giles	j	r
wade-giles	hs	x
wade-giles	(?:tz|ts|ss|sz)u(?!n|a|o|i|e)	Zi
wade-giles	ch	C
wade-giles	t[sz]	Z
wade-giles	b	p
wade-giles	d	t
wade-giles	(?<!n)g	k
wade-giles	ung	ong
wade-giles	ien	ian
wade-giles	yen	yan
wade-giles	([iue])eh	\$1e
wade-giles	eh\$	e
wade-giles	ih	i
wade-giles	uei	ui
wade-giles	erh	er
wade-giles	^i(?=n|\$)	yi
wade-giles	uo	o
wade-giles	yuh	yu
wade-giles	uen	un
korean	(?<=y)ou(?=n)|oo	u
korean	(?<=[aou])h(?![aeiouy])	
korean	hea(?!h)	hye
korean	w(?=u)	
korean	ee	i
korean	(?<=[^e])ui	i
korean	wh	hw
korean	^g	k
korean	^d	t
korean	^b	p
korean	^ch	j
korean	(?<=[aeioun]|ng)g(?=[aeiouy])	k
korean	sh(?=[iy])	s
korean-vowel	e[ou]|o|u(?!\$)	o
korean-vowel	ch	j
korean-vowel	g(?=[aeiouy])	k
glide-syllable	^(?:zh|ch|sh|hs|ts|tz|ss|sz|wh|[bpmfdtnlgkhjqxrzcsyw])?[yw]?(?:[aeiou]{1,3}|ih|ueh|ieh)(?:ng|n|m|k|l|p|t|r)?\$|^[hjkmnrsy]?[aou]h\$	
divine-name	^(?:rah?ma[an]n?e?|rah[ei]+m|kar[ei]+m|salaa?m|a?z[ie]+z|maj[ie]+d|ham[ie]+d|lat[ie]+f|jal[ie]+l|jabbar|qad[ie]+r|kader|malik|malek|hal[ie]+m|hak[ie]+m|wah+ab|ghan+[iy]|ghaff?ar|ghafoor|bas[ie]+r|sam[ie]+|sam+ad|raz+a[qk]|had[iy]|haq|hameed|fatt?ah|khaliq|khalek|qayyum|wad[uo]+d|wah[ie]+d|azim|nas+[ei]r|aleem|alim)\$	
digraph	^(?:y[aeou]|i[au]|j[aeu]|[zkcstr]h|shch|t[sz]|d[zj]|chr|gy|sz|zs|cs|[ln]j|ny)\$	
servant-name	^abd(?:[aeou]{1,2}l|[aeou]([rszntd])(?=\\1))?(?=[^aeou]..|[aiu]..)	abdul
servant-name	(?<=^abdul.*[nmlrzdk])e\$	
patronymic	(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oei]vna|[oe]wn[ai]|[oe]witsch|yich|iich|ilyich)\$	
made-of-name	(?:s|(?<=[^aeiou])a|ar)son\$|dottir\$	
made-of-name	(?<=...)(?:bhai|b[eh]+n|kumar|lal|chandra?|prasad)\$	
vietnamese-surname	^(?:nguyen|tran|le|pham|huynh|hoang|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|trinh|dinh|doan|luong|truong|dao|ha|trieu|cao|lam|mai|ta|luu|thai|quach|vuong|chau|nghiem)\$	
vietnamese-middle	^(?:van|thi)\$	
vietnamese-syllable	^(?:ngh?|nh|ch|gh?|gi|kh|ph|qu|th|tr|[bdhklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?\$	
father	^(.+)(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1
father	^(.+)(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1y
father	^(.+)y(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1
father	^(.+)(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1a
father	^(.+)ay(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1a
father	^(.+)(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	\$1o
father	^(.+)ivna\$	\$1
father	^(.+)ivna\$	\$1iy
father	^(.+)[iy]?ivna\$	\$1y
father	^(.+)ivna\$	\$1a
father	^pavl(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	pavel
father	^lvov(?:ich|na)\$	lev
father	^il[iy]+(?:ch|nichna)\$	ilya
father	^(.+)[iy]ch\$	\$1a
father	^(.+?)s?(?:son|dottir)\$	\$1
father	^(.+?)(?:bhai|b[eh]+n|kumar|lal|chandra?|prasad)\$	\$1
father	^(.+)a(?:son|dottir)\$	\$1i
father	^(.+)s(?:son|dottir)\$	\$1ur
father	^(.+s)(?:son|dottir)\$	\$1
father	^(.+)ar(?:son|dottir)\$	\$1ur
feminine	nna\$	nni
feminine	ia\$	i
feminine	ina\$	a
feminine	iye\$	i
feminine	ko\$	o
feminine	(?<=a)ko\$	o
letter	(?:ու|Ու|ՈՒ)	u
feminine	(?<=[dr])ique\$	ic
common-part	(?<=..)(?:yi?ch|(?<!v)ich)\$	
letter	[ъЪ](?=[бвгджзклмнпрстфхцчшБВГДЖЗКЛМНПРСТФХЦЧШ])	а
masculine	(?<=..[oe]v|..[iy]n)a\$	
masculine	(?<=..[sc]k|..dzk)(?:[aiy]ya|[ai][aij]a|a|[iy]?y|[iy][ij])\$	i
common-part	(?<=..)(?:pr[ei]+t|d[ei]+p|j[ei]+t|winder|vinder|inder|want)\$	
common-part	(?<=...)a?(?:wati|ningsih)\$	
common-part	(?<=...)(?:[aeu][vl]?i[ck]ius|auskas|aitis|iunas|iene|aite|yte|ute)\$	
common-part	(?<=...)(?:str[oö]m|gren|kvist|qvist|lund)\$	
common-part	(?<=...)(?:bhai|b[eh]+n|kumar|lal)\$	
common-part	(?<=...)(?:m[ae][iy]er|bauer|hofer)\$	
letter	(?<=\\p{L})[đĐ]	dj
letter	^[đĐ](?=[aeiouAEIOU][^aeiouAEIOU\\P{L}]+[aeiouAEIOU])	dj
letter	[ŏŎ](?!h)	eo
letter	(?<![aeiouAEIOU])[ŭŬ](?![iI])	eu
southern	^(?:ah ya)\$	
southern	^(?:bee mei|beng ming|bik bi|bing bing|bong bang|boon wen)\$	
southern	^(?:chai (?:ji|qi)|chak ze|cham (?:cen|zhan)|chan (?:can|chen|zan|zhen)|chang (?:zeng|zheng)|chap ji|chau (?:qiu|zhou)|chee (?:qi|zhi|zi)|cheng (?:cheng|jing|qing|zheng)|cheuk (?:chuo|zhuo)|cheung (?:chang|xiang|zhang)|chi (?:chi|ci|zhi|zi)|chik (?:ji|zhi)|chin (?:jin|qian|zhen)|ching (?:cheng|jing|qing|zhen|zheng)|chit (?:jie|zhe)|chiu (?:chao|qiao|zhao)|cho (?:chu|zu|zuo)|choi (?:cai|zai)|chong (?:cong|zhong|zhuang|zong)|choon (?:chun|jun)|chor (?:chu|zu)|choy cai|chu (?:chu|zhu)|chuan (?:chuan|quan)|chue zhu|chuen (?:chuan|cun|quan)|chui (?:cui|ju|xu)|chuk zhu|chun (?:chun|jian|jin|jun|qin|zhen)|chung (?:cong|song|zhong|zong)|chye (?:cai|zai))\$	
southern	^(?:dak de|dick di)\$	
southern	^(?:eng (?:rong|ying|yong))\$	
southern	^(?:fa hua|fai hui|fan (?:fan|fen|xun)|fat fa|fatt fa|fee fei|fo (?:huo|ke)|fong fang|foo (?:fu|hu)|fook fu|foon (?:huan|kuan)|fu (?:fu|hu)|fui kui|fuk fu|fun (?:huan|kuan|xun)|fung feng)\$	
southern	^(?:gek yu|geok yu|gor ge|guat yue)\$	
southern	^(?:ha xia|hak (?:he|ke)|han xian|hang (?:hang|heng|xing)|hap (?:he|xia)|hau (?:hou|qiao|xiao)|hee xi|hei xi|heng (?:hang|heng|qing|xing)|heung xiang|hi xi|him qian|hin (?:qian|xian|xing|xuan)|hing (?:qing|xin|xing)|hip xie|hiu xiao|ho (?:hao|he|ke)|hock (?:fu|xue)|hoe (?:he|hui)|hoi (?:hai|kai)|hok (?:he|xue)|hon han|hong (?:feng|hang|hong|huang|kang|kuang)|hoon (?:fen|yun)|hop he|hor (?:he|ke)|huat fa|huay (?:hua|hui)|huen xuan|hui (?:hui|xu)|hun xuan|hung (?:hong|kong|xiong)|hwa hua)\$	
southern	^(?:ip ye)\$	
southern	^(?:jin (?:ren|yin)|jing (?:jing|qing|zheng)|joo (?:ru|yu)|jun (?:jun|zhen))\$	
southern	^(?:ka jia|kai (?:ji|jia|kai|qi)|kam (?:gan|jian|jin|qin)|kan (?:gen|jian|jin|qin)|kang geng|kar jia|kat ji|kau (?:jiu|qiu)|kay (?:ji|qi)|kean jian|kee (?:ji|qi)|kei (?:ji|qi)|keng (?:jing|qing)|keong qiang|keung qiang|kheng qing|khoon kun|ki (?:ji|qi)|kian jian|kiat (?:ji|jie)|kim (?:jian|jin)|kin jian|king (?:jin|jing|qiong)|kit jie|kiu (?:jiao|qiao)|ko (?:gao|ge)|kok jue|kong (?:gang|guang|jiang)|koon (?:guan|jun|kun)|kuen (?:juan|quan)|kui ju|kuk (?:gu|ju)|kun (?:gen|qin)|kung gong|kwai (?:gui|ji|kui)|kwan (?:guan|jun|kun|qun|yun)|kwo guo|kwok guo|kwong guang|kwun (?:jun|kun|qun))\$	
southern	^(?:lai li|lam (?:lan|lin)|lan lan|lap li|lau (?:liu|lou)|lay li|lee li|lei li|leng (?:ling|long|ning)|leong liang|leung liang|li li|lian (?:lian|nian)|lik li|lin (?:lian|nian)|ling ling|lit lie|lo (?:lu|luo)|loi lai|lok (?:le|luo)|loong long|luen (?:lian|luan)|lui (?:lei|li|lv)|luk lu|lum lin|lun (?:lin|lun)|lung long)\$	
southern	^(?:ma ma|mak mai|man (?:man|meng|min|wan|wen)|mang meng|mau mao|may mei|mei (?:mei|wei)|meng ming|min mian|ming ming|miu miao|mo (?:mao|mu|wu)|moon man|mui mei|muk mu|mun (?:man|min|wen)|mung meng)\$	
southern	^(?:nam nan|nang neng|nap na|nei ni|ng wu|nga ya|ngai (?:ai|wei|yi)|ngan (?:yan|yin)|ngee yi|ngo e|ngok (?:le|yue)|ngor e|nim nian|nin nian|ning ning|nok nuo)\$	
southern	^(?:oi ai|on an)\$	
southern	^(?:pak (?:bai|bo)|pan (?:ban|bin|pin)|pang peng|peng (?:bing|ping)|pik bi|pin bian|ping (?:bing|ping)|pit bi|piu (?:biao|piao)|po (?:bao|bo|bu|pu)|poh (?:bao|bo)|pok bo|pong bang|poon (?:ben|pan)|pui (?:bei|pei)|pun (?:ben|bin|pan))\$	
southern	^(?:sa sha|sai (?:shi|xi)|sam (?:qin|san|sen|shen|xin)|san (?:chen|shan|xin)|sang sheng|sau (?:shou|xiu)|see (?:shi|si)|sek (?:shi|xi)|seng (?:cheng|sheng|xing)|seung (?:shang|xiang)|sham sen|shan shan|shang sheng|shek (?:shi|shuo)|sheung (?:chang|shang|shuang)|shin qian|shing (?:cheng|sheng|xing)|shiu (?:shao|xiao|zhao)|shu shu|shuen xuan|shui (?:rui|shui)|shuk shu|shum sen|shun (?:chen|chun|shen|shun|xin|xun)|shyan xian|si (?:shi|si)|siew (?:shao|xiao|xiu)|sik (?:shi|xi)|sim xin|sin (?:qian|shan|xian|xin)|sing (?:cheng|sheng|xing)|siong xiang|siu (?:shao|xiao|zhao)|so su|song song|soo (?:shu|si)|sook shu|soon shun|suan (?:shan|xuan)|sue shu|suen (?:sun|xuan)|suet xue|sui (?:rui|shuai|shui|xu)|suk shu|sum (?:sen|xin)|sun (?:chen|shen|shun|xin|xuan|xun)|swee (?:rui|shui|sui)|sze (?:shi|si))\$	
southern	^(?:tai (?:da|di|tai)|tak de|tam tan|tan dan|tang (?:deng|teng)|tat da|teck de|teik de|teng (?:ding|ting)|tet de|thiam tian|tian tian|tik di|tim tian|tin (?:dian|tian)|ting (?:ding|ting)|tiong (?:chang|zhong)|tit tie|to (?:dao|du|duo|tao|tu)|toi tai|tong (?:dang|tang)|tsang (?:zeng|zheng)|tsau qiu|tse xie|tseung (?:xiang|zhang)|tso (?:cao|zu|zuo)|tsoi cai|tsuen (?:chuan|cun|quan)|tsui (?:cui|xu)|tsun (?:chun|cun|jin|jun|quan|zhen)|tsung (?:cong|song|zhong|zong)|tsz (?:chi|ci|zhi|zi)|tuen (?:duan|tuan)|tuk du|tun dun|tung (?:dong|tong))\$	
southern	^(?:vui wei)\$	
southern	^(?:wa hua|wah hua|wai (?:huai|hui|wei)|wan (?:huan|wen|yin|yun)|wang hong|wee wei|wei wei|weng (?:rong|ying|yong)|wing (?:rong|ying|yong)|wo he|wong (?:huang|wang)|woon (?:huan|yuan)|wor he|wu hu|wui hui|wun (?:huan|yuan|yun))\$	
southern	^(?:yam (?:qin|ren|xin|yin)|yan (?:en|ren|xin|yin|zhen)|yat (?:ri|yi)|yau (?:qiu|rou|you)|yee (?:er|yi)|yeh ye|yeuk (?:ruo|yue)|yeung (?:rang|yang)|yew (?:yao|you)|yi (?:er|yi)|yik yi|yim yan|yin (?:ran|xian|yan)|ying ying|yip ye|yiu (?:rao|yao)|yoke yu|yu (?:ru|xu|yu)|yue (?:ru|yu)|yuen (?:juan|wan|yuan)|yuet yue|yui rui|yuk (?:rou|xu|yu)|yum (?:xin|yin)|yun (?:en|ren|run|wan|xin|yin|yuan|yun)|yung (?:rong|yong))\$	
common-reading	ng	n
common-reading	zh|ch|t[sz]|[qjcz]	C
common-reading	sh|hs|s[sz]|[sx]	S
common-reading	g	k
common-reading	d	t
common-reading	b	p
common-reading	[lr]	l
common-reading	(?<=[aeiou])h	
common-reading	ie(?=n)|ye(?=n)|ya|ia	ia
common-reading	a[eiy]	ai
common-reading	e[ou]|ou|oo|uo|[ouw]	u
common-reading	[eiy]+	i
common-reading	(?<=h)ui\$	i
common-reading	u+	u
japanese-name	^(?:aki|atsu|chika|fumi|fusa|haru|hide|hiro|hisa|iku|kane|kata|katsu|kazu|kei|ken|kimi|kiyo|kuni|mari|masa|masu|michi|miki|mitsu|mori|moto|mune|naga|nao|nobu|nori|osa|sada|saku|sato|shige|shin|sue|suzu|tada|taka|take|tama|tatsu|teru|tetsu|toki|tomo|toshi|tsugu|tsune|yasu|yoshi|yuki|yuu?|kou?|ryou?|shou?|jun|sei|ei|dai)(?:aki|atsu|chika|fumi|haru|hide|hiko|hiro|hisa|hito|ichi|ichirou?|jirou?|ji|kane|katsu|kazu|ki|kou?|masa|michi|miki|mi|mitsu|mori|moto|mune|naga|nao|na|nobu|nori|o|e|ka|rou?|shi|shige|suke|ta|tarou?|tada|taka|take|taka|tatsu|teru|to|toki|tomo|toshi|tsugu|tsune|ya|yasu|yo|yoshi|yuki|zou?)\$	
japanese-reading	(?<=o)[uh]|(?<=o)o|(?<=u)u	
japanese-reading	tsu	tu
japanese-reading	shi	si
japanese-reading	chi	ti
japanese-reading	fu	hu
japanese-reading	j(?=i)	z
written-hangul	^리	이
written-hangul	^류	유
written-hangul	^림	임
written-hangul	^로	노
written-hangul	^량	양
written-hangul	^련	연
written-hangul	^라	나
written-hangul	^룡	용
written-hangul	^령	영
written-hangul	^뢰	뇌
written-arabic	[\\p{M}ـ]	
written-arabic	[آأإٱ]	ا
written-arabic	ة	ه
written-arabic	[ىئی]	ي
written-arabic	ؤ	و
written-arabic	ک	ك
han-reading	晟	盛
han-reading	^[长長](?=.)	常
han-reading	重(?=[阳陽庆慶九午])	崇
han-reading	莘	欣
han-reading	[隽雋]	俊
han-reading	筠	君
han-reading	[琢焯]	卓
han-reading	[厦廈]	夏
han-reading	曾	增
han-reading	都	督
han-reading	率	帅
han-reading	翟	摘`;
export const givenGenders: string = `AaarnoBbdelrahmanDulhamidFkarimFlatifFmajidFqadirFrahimFsalamCebeFchDnaCiolaBdaezeDnnaDobiEraCebolaDnikeFyiDoluDsinaEuaDyemiBfuaBgnieszkaCusBidarCltonCmoCraCshahEwaryaDsatouCtaCvaDoBjayBkashCosiwaEuaCuaBlastairCekseiDmituDxeiCiasafDrezaCkaCmazCpanaDeshBmadouCbalalCinahEulDrabbasFliEhosseinEulCnaColBnaghaDntDstasiosCcaCdileDreiaFssaEiiCilaDsulFrCjuCkitCnegretEliesForeEroseDukkaCtaDoninoDraCumBparecidaBrabaDmeCchanaEitaCdoCiehCnaDdDiCshadCtoCunaCveBsgerdurChokCimCmundurCthildurDraBtisBumaBviDramDtalCrahamBygulCodejiFleBzamCizanClanCmanCorakiaraAbabarDitaCgusChmanCmbaCniCsmaBeatusCenaChnazCkeleGchCritBhagwanGtiDratiCikhuCuvaneshwariBinduCrgirFtteDkirCzuneshBjarkiBogumilChdanCnganiEiweBrynhildurEjaGrBudiCnmiCsiDraAcatalinBhamaraGiEilaEpaDndanaHiDthuraHikaCeikhGouDpkoechGrirChaganCiahaoEmakaDbuezeFikeDdinmaDenhungDgozieDhchiangEhaoEmingEweiDkezieDneduFloElungDomaDragDzobaCukwudiGebukaGkaGmaDnchiehEhungBinziaBleusaBreusaCistetaBuongAdaanCdangCigaDvaClvaCminiCnangDielalejandroCriuszDshanaDyaCuletDrenBeepaFniEikaCniCvakiDendraDikaBhanalakshmiDrmeshBiahCegoalejandroCldoraDekDfuzaDipDnozaCnushaCogoCpendraEshCrceuBmitriBonataDghyunCritBucBzidraDntraAebeleDreBdinaldoBevaBgilsBilaCnatCrikBlfiCgaCieteCshadCzbietaBmekaCidioBnricaCzaBrivaldoCjaClaDendurDingurCzsebetBsmiraBunjiEungDwooBvangeliaBwanByalCglaAfabianaCdilaDwaChimCngCrhanGaDidahDnamFzDshadDzinCtemehzahraDihaDnaCwadBemiDkeBitriaGniBolakeCtiosBrancaBumiCnmiFlayoAgajendraCngBenivaldoDjiCraldaDmanoBilaEdDlesCntautasEsCoiaCvaldoBoncaloCpalCrdhanBrzegorzBudlaugHurCenterClayDmiraDserenEumDtenCnnhildurElaugurEurDtarsEerCrpreetByanendraAhadarEsCgitCjoonClilDlgerdurDvardDynaCmedDidahCnsaCreshDiEnFiDpreetDshaGdaDyaniEonoCsmukhCyoonDriyeCzimBebaCgeCikkiEoCndriGkaCsamBildurDlaDmarCnakoBlinBonokaBrafnhildurCefnaDinnBumaEiraByejinCunwooAiacobBchunBditBfeanyiDomaBhorBidaCnaBjeomaBkechukwuBldikoBmamCranBnasCdikaDreDuCetaCgiEmarBritCwanCynaBshaEqCmoBvanildaHoEoBwonaAjaewonCganDdishCmanCnainaDosCriDkkoCshuDimDmeetDpreetCtinCvedCyaElakshmiEnthaDeshBepkorirFsgeiBianguoEhuaCeunCgneshChoonCngDwooCwooCyooEungBolitaCseluisDnaCvelynCzsefBuanandresEcarlosCergenChaCnhoCstynaByotiAkabeloCjalClervoEviDpanaEeshDyanGiCminiDleshDrulCntaEiCpilCrsanDtikaFniDunaCshishCtriCushalFikCvyaCzimierzBebedeCijoCmiCrttuCtanBhadimDlidaFfaBieranCngaCpchumbaDlagatDropDtooEumCrtiCshanCyomiBjerstiBokilaCmalBristianeFofferFrunDtiBseniaChamaBukkaCnleCsumByokaCungsooAlaimaEonasClitFaCrabaCsmaCtaCvanyaCzizBebogangEhangCelaCiCkhaCnkaConiloBiatCgitaCndiweCudmylaBorellaBucieneCngeloEileCthandoBwandileDziByudmilaAmaaikeDrtenCdanDisChalakshmiEmDbubGulDeshwariDfuzDimaEnDnazCieDjaCkpalDsatClaEniEtiDiniDleCmtaCnasiDdisaElaDfredDgeshDikDjariEiriFtEuDojDpreetDsourCrameDcoantonioDgauxDiaaliceFdelcarmenFfernandaFjoseFmaFteresaEcarEjanaEliaEstelaEtesEvicDjutDluceDttaFiCsayoCtiEnCzlanDnahBbaliBeenaDraCinhardCnasheCrjaDviBiguelangelCladDlaDviCnhoDjeongEiDsooCrkaDvaCteshDraDuBohammadrezaItahaEnDitCjganCnaliDishBphoBulyaniEonoCnaAnabilaCfissatouCheedCjwaClinCmiEtaDrataCnangDditaCranDendraDgesEizDminCtaliiaDvarCveenDjotDyaCzaninzahraDmulDriEulBeelamEimaDnaDrajDtiEuCsmaBgoziBhlanhlaBidhiCkolaiGyCmalCritCshiBkechiBombusoDusaDvulaFyoCnhlanhlaDokaCrlizaDzilaCthandoCuraBurcanDfarahDiyeDjanahDtenCwanBwandoAobiageliDomaEraBctavianBferBgechukwuBkechukwuBladeleDtundeDvDwaleEunmiCeksiiCliCumideDwadamilolaFfemiGunmilayoFkemiFseunFtobiHsinEoleBmerasafCkarColaraBritBsmarBulimataBzanApadmaCraskevasDeshDthDvinGaCwelBekkoCnttiCrttiBhindileBieraEoBoojaCpatBrabhaGtFuEirDchiDdeepDgyaDmilaDnaliFvDptiDtapEeekEimaDvinCemaCitamEhaEiDyanthaIiAqiangBuangArafiqulCgnaEheidurFildurChimaCijaDmoFndaIsEundaCjalakshmiEnEtDeevEndraEshwariDniFshCkhiClfCmanDilaDuneCnilDjanGaEitaCshaEiDmaDoulCtanCvindraBeinoCmyaCnanDuCuvenBiikkaDnaDttaCkutoCshiCteshDuCyaCzaElBodelFioChanFaFiCkasCmainEsCnelEnDitCsemerlineDmahDnahBubelEnsDinaCdiCkhsanaCmaCnarCpaCwanAsabaDeloDirFaEtaDriyeCdiaCeedDmundurCfaDiahFtouDuanCgarDitCidurDjaDlaCjibClimataHouDwaCmanDbaDinaDuliCnathDdileEroDeleDgwooDikaEtaDjanaEeevEuDkarDneEiCpnaCralaEngEthDdorDikaDlaDvarCsanCtishCuloDravCvitaDjiBebastianaCdaCgunCijaCoahCrhiiCunghoBhafiqulDhadatFnaEeenEidaGulFnFrahEnazEramFulDmaEimGaEsulDnkarEtanuDrifahEminCimonDranEinEoDvaFmClomiGtCubhamDchenFuanCwetaBiamakCbongileDusisoCddharthCgaElDfusDgeirDitaGsDrunDurbjorgJnFgeirFveigDveCljaDvanoEiCmranCphiweEoFkaziCraCwooBlindileBmitaBnehalBomabhaiDuCnalFiCoahDjinCphalEeaGkGpCtaCumenCyoungBtanislawaBuardanaCbashiniDhaFshDramanianCdarmiGoFtaDiartaHiCgiartiHoEyonoChailaFmiErtiGoHnoEsiniCjanEyDinEtDonCkarnoClekhaDtanaCmairaEnFaFtaGoErniGoEtiDeraEshDieEtFaFraDonCnartiGoDdasDgminDitiCpardiFnaGiGoFtiCrekhaEndraDjitDyaniEonoCsantiGoDhilaEmitaCtarmoFniGoFtoDomoDrisnoCvarnaDiCwarnoBvalaDnaDvaFrCeinBwapanEnaFilDrnaDtiByafiqGahAtabuCdeleEsseCfadzwaCkudzwaClhaCmasCrekDjaDvoCtiEaneDuBeferaFiCijaCmirCndaiCrjeDoDttuCtianaBhabangGiDmaraDndiGweCembaFekaFiDodorosCiernoDoroCorhildurBiinaClekDlCmoCtikEnCzianaBomaszCnoCpiCrDstenDunnCshieBsegayeDhayChepisoCigeCuyakoBuijaCncerCrkanCulaByreeseBziporaAuchechiBlkuComaCrikaBrielCmilaBshmaBtkuBzomaAvaivaClaDdasEeciFteDeriyDgerdurDjiDlabhDmirCndanaEitaCppuCrpuDunCsantGhiDudevFhaBelgaCnkateshBictorhugoCdarEsCgdisDnirCjaEyaCkrantClijaEusCmalCnetaCrendraDginijaCshnuBolkerBusiBygantasAwaheedDidaDyonoEudiFniClidCmbuiFraCndileDjikuFruCqasCsanthaCtiBenhsiungCronikaBidodoCllemijnAxiaDoliCuyingBolaniAyaaDkovCntiEoCsirCtiBehuditCmiCniCrlanDzhanBigalBoelCnitCsefDhiakiCunghoBudiCkinoCliEanaGtiEiaCmieCniartiCriiAzaigaCkirCndileDeleCrifaEnaBenoBhanarBivanaBubaidahFrChraCraidah
5 6
11111111110010000001110100111100000011100011011100011101111101011010010110100000010000000110111101011100101101011011101011100100100100100101011110001100011000101011001101101111111101010111111000011100001110011000101001010001001111101010000101001000101100100110000101100001010010110001100001000011110101111011111011000000101111000110101001100110011001001110100100000100011001010001011010001101001101101111011111111100110011011010000100111111001011011001101110000011011100110110111110100000100000100101100000110010010000001011100111001101000000100000000111100101110100000000000000001011100001100110010010010011110011010000010001011000011100111000100001011100000000000000000010011110111110111110011111100101011100111100101011101000101101010010111000001010011110010110011000001111010100011100111110011111000011010010101100001100011010010001101111110001010000111001111101001001111000110011010111001001111010001011001101001101010011001000110000101011001001101110011010110110111000001101001010010101010010011010100101111001000111010010011111110100011011110011000100110001110001111100101000100100000100110011010111000011010011110100101101011111011010010011010100001010110010111101111000000010100001000100
L0005N50L000000N661NNN0NSS0NN00<20000N0001000002205500000000I00<6S000<001050000I6407676000:0000H00056M00N5002A010R76O:0H0000000000000N060600H00000H0106065H00NS064;;004H160560400H5L50140H000000000000N000004600000N000000000N20570057140N0:05L17N0610<5<0861071;5SR550054617MI765;H65N60PA6;00057LI54M4I7IO:10151;711H7I60006>05012<0751H20O;60167I71020LL1H405H440L6L200:LH00601165LN5MH5102;04L640:0N0M06L04000N0;<15QRM550SS0RHSH63I:7ILI756477O0<15011::I60004I6611174L417:0:H17400000N5=0RP47R61P0N<000014NR000060IN17605N00060N177<66NO07Q4:611N;000005067=I7=1060P7NO1H000N715<0A42002N5150N<5504H060000<0000044046100017I7654066N40L0060400040:0H010L0000540505000000000N0067I70O062000171H<I00=H600HI0010H6R0:H011000000H4040L0005HL4450000H0LH:H005H00H606556O000005000004050100N0000500000060NN00600647L7100010000020026P0002S00N26000500N4005N60L6J707H00605N05006:766;N50<00HNN8N02250<0000000100010IO18O641150=46206N:H7I0177I6:67H00000000O560N00504N1G600H40064H00M40000N000<0@6H0007080N1G70R4000O0040660I<00N0000000000002<00NA>N25118INH0N<00067606J26P2NO7<46617H611677I76>00007H20O;O>01<2<0<1800H70000600N00028<020500000000000000070102101050N1674:070416:6177500H0070067767;I767775O8771778I=0I:7L:77:01>1169660I71670L407:7777H71H1137H16>01:0741:;N010N0000000N2600016<60770017761N77677M7?6:778=676<:00I6177777177I65206006450100000000161006000004000316177675:6:I025SH070<55060R1700N17:615044;77776808N:7N0A0612=7077220APN076N1N2876<I612N0<20000I76000H5<0HN1I0I77=77C677;M02<7786B00000N32500600700767N7I<=00:;060002N0016H==N06016O000007006R01K740026050>50AC0A77=5K7MS7<6:1150<H7;1717760>0L<<PR17I02PS>AJ300050S;01AN00N0I60761C87=I7I77L70N7177501H071;27=1H777:8=71:71:181O6000767NI16;6<606N0<0N02078I106000172<>0H517HIL0<0000N75;000600<0SH5O4;000265670N00:65HSN000001004006:602;1>8NCO1ONH766@2722=416777711:147412176170<5<01A5H000000000700011S0000=620R000000NN;00<;N;N50H00000000P776=6:00760:=1B<110N<060002402<@S70N00P0O0755H6>00000060000000I0050H55000400017I77<O0<=@7604L777076566N7;HJI1647<I7:I64470I4H>>175O<7OH760826;H1<678688OHMA41I:7>0M=HRJMMM4;0287<501100700100=5O005011200000000000R>6R3600017H710OJ20N200022600414401877IH1H01R706N71001;70<77:N7<06H0816N17II6S<:S:0174000060M052200<056005;N0001O00H0::40505H00HN5H4004:H41>0611H0060J017H761O;<000<50N000=64;O0000005000H0=600A0006005540000000101@1:6I=1<7O51761N00102<<0M7HM77BM505H55<0;00O6>;608=N008:4H40H502040000000N00100000000000045RS70050Q0006<H0HH5000000N<270>00>5N2050201H7C=600600M06I231II61157060000<1O71;I77IN00R=>001N101<00O5007:7000N0000051006000050H001010S86005I040:108005MRNN0466L05O00011H15IO71I0700000004000005760050HN0H5000000000I7<P40>100405<1A0I06600018040000H00N80H000000H0004005000N0000<;A000N70H61600515H0000H0:00000O000000S000@0010NL011000050500OHH001;00<LH100N005N0000005><1NM0I;A000N000M55H05000N0NN0L501004004000040001<O00424002H5170146L000N56LHH0I44N000005N00001;05N02N0<56;0677000<0<1;004610000000000000500000160000086L166106@4LN00>N0005H000000N00000500001000000000000M4240571400=0008<O72L5025P000100@OA0N106H<0520HH0S04S006I56<11060S0RN000NI7000000060001N00N00A0000000;:676N010N006004H1N1501HL;1600H41H0:0IL00H0H000065S4RO570N00060H4H544:1022=R:I>N01600000@1<010L2N08>00NN50001LR0006016N06H000H16500600000006107A79681N017L7N777OHH0000N0C600<SS0118P12S1CR265I6I7177:77606L617707O71116N00020R0>>06HP1N05007787<C77:717IIH20PA;<5H0017177777771:I:50=><O785<P0P78A5702O7K7O61600:RRH541503O60O0550044L04I:L;5601001I3ON7627556INO>71BO=0605N117170O<NN=17706600QP0SH00N5I6;1I2S6N86204R1II6R4000R7L@500O;;1MI7:;7IL580N4;N6515400000N000156606N0100H0R770400000000R0105160N000611600105070O0015:N0016770006000006000000HQ05;37CRII;I6O7674607770N176;661600H4077IH:76;7I77I77II746I1L000000000000001600NH416:770050000005H000N000000000506780O000046070560116IC76A65674>1N;0065<<05N217501007216061060010;N000L:00N51000H400540001N6H01180000000006B777I1064000066<000002N0NON0NNNL1:010666N00060000001650;H05N00005000000005HR4000<61200N000100<005501471:4C4L12@600:676HR00060000000000000000P0000005S0N;67100464400067170600O7001:6100117767741020401?M0<076771<61:77I7;O1077777760O7716H777I771I667I15077H16111711;7777678N004;<:I6H=7O707376I;06816I164I7=00>JL1M87O;HO51=1II6621O152:17CB;19F70755N00N0:1L5C:1601106401I00:40:I704L77IL40L2H00E71L6I<062N2000I466671700L0477:74000N1000NO46466=6=9@71117460;::771177I7760I07165:07O74:110N<8:761N5G00:JJ:7:7<<16H70040007;O6NNS@41HH147:20:0S01H1>LI=776CI12460004:<00010;260774607:706I106N4;4I771:606H01N4006S0055005000H0L0601001616L5<6600SN54>L641NOI17670R;00H0610N006714015H0000000H000P5H661175650O78R62=6:1N5S7N604:I7:I=777:I771I1:IL0F6:J171:I776H47:7I60QO767I6N:404;S11S5O107:1817716=11M0H0:NSL000017OH:IL777I777770H0005000006000000N0000000000245000055S55100NOHSL00000025S0MSH00S17N:P16P00;1OSO<J1H1668740010001=6160465:6704N5504HH0<7:710164HL7177:C606O100060000461667H66040807761M1J0I001040005:70;75PSB41IH000H000000007000011;6MN000005ON5P0S000;00N04H7MH1HH<24:00021H1<0S005064N0N6700165SRHOH2HN107:6HI0S070H0117:2A006000060000000000760010000040500080N04H00SN00080001H00401L41260NJ6100000600000000055<0>N000000000000000N0175L0000N00SN0060000SN0000000000000001NNH<0000N00050615S4<:7I817::0004564LR000000000000NNH0105000007070100070077L0061600005H6H0000000<0N6045N000H000000000M0006LH0L64PA76000H050NNH00000500<0001=6600HI50047;7:1500;7610660H<70700<240471HH001;I=8609NO0H7006;O;00H5M570C5NM5105NOIN5654130041S004H000GP000000010000000000002R7I81N10L8=600000H06004P2N0L660656N0NL0M00H446600650I81N06706200H1N0000RN1000400600N00S5H@66:1267NM400011N;003HO7N00460616215000H<10<<0S0N00N5010<<01080000501R0N000<00H00700010H10N051:0086II70:N01L064N004HHH201605R0021B117L5:I:SH1:01H06505H006I775061I0N0047:0P0010505A55H110000010254NN170:7:H6000000N00SNH011N46000004;H46000<1860000005050006N206002H:04400700N0460H00001N0016<6<2200100HH47I7N60H00H00005161ON00N00006000N0006N6000N50N2NR50N50020R6000701A6@02O004000000N4N;H0N0005N1N00F4088O=01777:7062L;6172M070J00064<00064M7060O6@J19:170007:81<>11<N7<71M4506S25012P60P000200000:21046001040006400NN66=;HS302J7:>02A<>N2NH5H55685<1;720605;57I9<205I6:77771:7C@77777I871I7:O;1I47:7N<7000O8I0<<=200N0004N000002A0<0I770N0560000000N000000050H001H6HO0H0000000000064010000HHI400NS0H0000H000H0H<NS6MHN61:H40S05H4161055H0000ANR00007S165LB00<516170O200H054466000I600006H005000101<10700H000005160<N<0506NN0101H0000000000000500016OH0N000660004N00H060600045NN047500004051000400H040002006002;05MN00H4606701616741771O77177966777H0760777717770:77606077777637176:647105I112H:7J77717I74767167=:77I0=I041000000000000050000000007010050000050I77I000O100N0000277700040M0404H04000000000406H006A0300I00007000002007040060002HB10;0:000HN5100404N600006000005564L0N41LLH01001144JHRS10;N666I247:H6N0000N00060<015000N097902<55527700N5:M606000040068C:;672SN2000006000<0:60001I06401000500010HH101060006000R670N00I::4H06:7H7610005NN0H04000110524401600O17200000000000000005N000N00100005661000000600500000000000005000060000000616166L;17707776677H6061700111171<04S54:50;6R051667700040005000000:1170170001000N207N506N011177675R<10078I7:77;2:7B000000006I10000000N04505>1053R0740NON0604787S0NO7100005070<040;17H0016767:;00076N8S400707:H20001O1A0006N000000000055606607450O000000004000000467<466175H60500070001601100000060000N0000000666000009IB:0N78=71>67I0760S7720000000000000000000501N000014000N0N0000N000677816O8<A200000000000H0100N0N0010<50000160000050000H00454600N0056N400000050001;016R0:4N51016N40=:7676H00000000H010S540H0520015000006601406700667461:767178I177OLH7407060001OLMI0600H05006;RL000000N6060A1N066N044H60O;2:000N420406;I0700005050000N000P1700550005M00<0001000200A20N=F1606PA0N462N00N20100<7:;0NA<0634052>=<><48;O76;>C<:2JP01>176=0000<5000N12000N<0660<660HLI166:0601000504:M100N500H5054L50000000010000000000HNH001055H40100010661L;154H04:S000H000004I710000000006000000060000050000000N0;5SN01H060004N5:100010000000H1HM0H1H6;065505NN0HM0N0R1M0<P2=0000NR64N000M057<00000N05H050004H0157161060000644005NSNN0000H400O000000HH66O67N0000NH0661H400000`;
export const scriptLetters: string = `ا a
ب b
ت t
ث th
ج j
ح h
خ kh
د d
ذ dh
ر r
ز z
س s
ش sh
ص s
ض d
ط t
ظ z
ع a
غ gh
ف f
ق q
ك k
ل l
م m
ن n
ه h
و w
ي y
ؤ w
ئ y
پ p
چ ch
ژ zh
گ g
ڤ v
ٹ t
ڈ d
ڑ r
ں n
ے e
ښ sh
ې e
ۍ y
ګ g
א a
ב b
ג g
ד d
ה h
ו w
ז z
ח h
ט t
י y
כ k
ך k
ל l
מ m
ם m
נ n
ן n
ס s
ע a
פ p
ף f
צ ts
ץ ts
ק k
ר r
ש sh
ת t
ء `;
