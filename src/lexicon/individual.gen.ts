// Made by "npm run tables" from src/lexicon/tables/individual/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
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
nickname
spelling
office
nickname
transliteration
nickname
transliteration
nickname
military
spelling
degree
spelling
spelling
office
nickname
transliteration
nickname
spelling
nickname
spelling
spelling
nickname
nickname
transliteration
nickname
transliteration
nickname
nickname
nickname
nickname
nickname
spelling
noble
translation
translation
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
nickname
nickname
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
nickname
nickname
nickname
nickname
noble
spelling
nickname
nickname
nickname
religious
generation
nickname
nickname
nickname
office
spelling
nickname
nickname
nickname
nickname
spelling
academic
academic
generation
honour
nickname
nickname
nickname
spelling
academic
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
spelling
licence
nickname
nickname
nickname
religious
spelling
civil
degree
nickname
nickname
nickname
nickname
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
nickname
nickname
nickname
nickname
noble
note
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
office
office
spelling
transliteration
academic
date
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
descent
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
office
surname
transliteration
transliteration
academic
academic
academic
honour
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
spelling
spelling
spelling
spelling
surname
surname
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
spelling
translation
transliteration
transliteration
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
date
descent
descent
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
date
death
death
death
degree
descent
descent
descent
descent
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
date
death
death
degree
descent
descent
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
joined
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
several
behind
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
rare
several

several

usual

usual



usual


rare
several
usual


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





rare

several






several
several



usual
front






usual




usual

behind



several

several
several
usual
front

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

behind
usual
usual

year
rare
rare
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


behind












several
several
several
usual
usual
usual

behind
several
several
usual
usual

inner
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

several




behind






rare
rare
rare
several
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

behind
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
year
year
year
year


inner
inner
slash
slash


either
end
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
year
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
ga
hi
en
en
ko
de
en
en
en
en
pl
ru
el
nl
ko
en
es
el
en
nl
en
en
*
*
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
fr
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
en
es
en
pt
en
pt
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
sv
en
el
en
de
es
en
en
en
af
cs,sk
bn
cs
en
it
nl
en
en
en
lv
en
it
pl
en
ta
en
es
en
en
es
tl
en
ko
es,pt
en
de
en
ru
tr
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
he
en
en
fi
en
en
en
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
de
de
he
ru
pt
en
en
en
en
en
en
ar
en
sr
he
ru
id
ar
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
fr
de
fa
pl
cs
id
tr
en
cs
en
en
en
ro
en
en
pl
*
da
en
it
es
en
pt
el
en
it
nl
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
en
*
hy
ru
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
pt
en
en
en
en
en
fi
nl
pt
en
en
fr
nl
it
en
de
id
fr
sv
hi
fr
*
fr
id
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
pt
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
bn
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
hi
am
en
*
az
tr
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
ff
uk
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
en
id
tr
es
fr
de
en
fr
cs
ms
ar
he
en
ms
it
nl
hu
es
es
fi
fr
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
tl
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
bg
sr
bn
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
hi
pl
sw
th
de
es
it
cs
ar
cy
cy
da
da,nb,sv
es
fr
nb
pt
sv
hu
de
es,ro
fr
it
pt
ro
sv
ga
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
fr
hu
ig
it
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
uk
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
8,2,6
1,2,3,4,5
0
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
1,3,4,5
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
0,1,7,3,4,5
0,1
2,3,4,5
0
0
0
0,2
1,7
0
0
6,8,2
0,1,3,4,5
9
1,7,3,4,5
0
1,3,4
0
0
2,3
0
3,4
8,2,6
8,2,6
0
2,6
0,1
0
0
0
0
0,1,2,3,4,5
0
0,1
3,4,5
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
0
9,0,1,3
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
0,1,3,4,5
1,2,3
0
8,2,6
6
1,2
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
0
0
0
8,2,6
0
1,3,4,5
2,3
1,2,7,3,4,5
2,7
9,1,7,3,4,5
6,2,7
3,4,5
0
0
0
0
6,2,7
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
0
6,2,7
0
0
8,2,6
8,2,6
0
0
0,1
0,1,2,7,3
0,2,3,4,5
9,1,3,4,5
0,1
3,4
7,3,4,5
0
0,1
0
0,1,2
8,2,6
0
1,4
0
0
3,4,5
6,2,7
6,2,7
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
0
0,1
0
0
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
0
1,7,3
2,7
9,3
1,2,7
9,1
0
0,1
0
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
8,2,6
0
8,2,6
0
6,2,7
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
0
0
0
0
8,6
0
8,6
0
8,6
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
0
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
0,1
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
6,2,7
0
0
0
0
0
0
0
0
8,6
8
0
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
0,1
0,2
0
0,1
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
export const givenNames: string = `aamir	amir		2
aasim	asim		2
ab	abel		15
ab	abiel		15
ab	abner		99
ab	abraham		56
ab	abram		12
ab	albertus		42
abagail	abigail		3
abbe	abbigale		6
abbe	abigail		17
abbey	abigail		191
abbi	abigail		169
abbie	abigail		191
abbie	absalom		152
abbigail	abigail		3
abby	abbey		0
abby	abigail		54
abd	abdul		2
abdalaziz	abdulaziz		2
abdalla	abdullah		2
abdallah	abdullah		2
abdallahi	abdullah		2
abdel	abdul		2
abdelaziz	abdulaziz		2
abdelhakim	abdulhakim		2
abdelhamid	abdulhamid		2
abdelkader	abdulkadir		2
abdelkarim	abdulkarim		2
abdelkrim	abdulkarim		2
abdellah	abdullah		2
abdelmalek	abdulmalik		2
abdelmalik	abdulmalik		2
abdelqader	abdulkadir		2
abdelrahman	abdulrahman		2
abdelrazak	abdulrazak		2
abdelsalam	abdulsalam		2
abdelwahid	abdulwahid		2
abderrahman	abdulrahman		2
abderrahmane	abdulrahman		2
abderrazak	abdulrazak		2
abdessalam	abdulsalam		2
abdiaziz	abdulaziz		2
abdihakim	abdulhakim		2
abdikadir	abdulkadir		2
abdikarim	abdulkarim		2
abdirahman	abdulrahman		2
abdirizak	abdulrazak		2
abdo	abdu		29
abdo	abdul		4
abdo	abdullah		4
abdol	abdolreza		1
abdolhamid	abdulhamid		2
abdoli	abdolreza		1
abdolkarim	abdulkarim		2
abdollah	abdullah		2
abdolrahman	abdulrahman		2
abdoul	abdullah		146
abdoulaye	abdullah		2
abdoulaziz	abdulaziz		2
abdoulkader	abdulkadir		2
abdourahmane	abdulrahman		2
abdrahman	abdulrahman		2
abdulah	abdullah		2
abdulazeez	abdulaziz		2
abdulhakeem	abdulhakim		2
abdulhameed	abdulhamid		2
abdulkader	abdulkadir		2
abdulkareem	abdulkarim		2
abdulla	abdullah		2
abdullahi	abdullah		2
abdulmalek	abdulmalik		2
abdulqader	abdulkadir		2
abdulqadir	abdulkadir		2
abdulrakhman	abdulrahman		2
abdulrazaq	abdulrazak		2
abdulrazzaq	abdulrazak		2
abdulrehman	abdulrahman		2
abdulwahed	abdulwahid		2
abdur	abdul		2
abdurahman	abdulrahman		2
abdurakhman	abdulrahman		2
abdurrahman	abdulrahman		2
abdurrazzaq	abdulrazak		2
abdurrehman	abdulrahman		2
abdusalam	abdulsalam		2
abdussalam	abdulsalam		2
abe	abel		15
abe	abraham		38
abertina	alberta		9
abi	abigail		1
abiah	abijah		4
abigale	abigail		3
abo	abu		2
abou	abu		2
aboubacar	abubakr		2
aboubakar	abubakr		2
aboubakr	abubakr		2
aboudi	abdulrahman		665
abr	abraham		94
abraao	abraham		5
abraham	avraham		815
abram	abraham		144
abubakar	abubakr		2
abubaker	abubakr		2
aca	aleksandar		62
achmad	ahmad		2
achmed	ahmad		2
acuilla	aquilla		4
ad	adrianus		42
ada	adaline		15
ada	adas		0
ada	adelaide		486
ada	adelina		270
ada	adeline		88
adalbert	albert		46
adaline	adelaide		9
adas	adam		7
adde	anders		76
adde	andreas		103
addie	adelaide		390
addie	adelina		180
addis	addison		10
addy	ada		225
addy	adaline		12
addy	adelaide		12
addy	adeline		41
addy	adelphia		12
ade	adelbert		1
adel	adil		2
adela	adeliza		1
adela	adelle		121
adele	addy		487
adele	adelaide		56
adele	adeliza		0
adele	adelphia		15
adelia	adelaide		9
adelia	adeline		1
adelia	adeliza		0
adelia	adelle		121
adeline	adelaide		9
adeline	adelina		121
adeline	adelphia		1
adeline	aline		6
adeliza	adelaide		9
adeliza	adeline		1
adi	adolf		70
adi	hadi		4
adia	nadia		4
adie	ada		6
adie	adaline		6
adie	adela		6
adie	adelaide		6
adina	adena		59
ado	adolf		1
ado	adolphus		6
ado	rudolphus		4
adolf	adolph		5
adolf	adolphus		1
adolf	rudolphus		9
adolfo	adolph		5
adolph	adolphus		6
adolphe	adolph		5
adolphus	rudolphus		4
adoph	adolf		7
adoph	rudolphus		4
adri	adriaan		36
adri	adrianus		75
adri	andriane		6
adriaan	adrian		43
adrianna	adriana		32
adrianus	adriaan		78
adrien	adrian		3
adrienne	adriana		32
aeryn	erin		3
afa	afaq		1
afaq	afat		7
aga	agatha		6
aga	agnieszka		192
aggelis	angeliki		40
aggie	agatha		4
aggie	agnes		190
aggie	augusta		180
aggy	agatha		226
aggy	agnes		322
aggy	augusta		226
aggy	augustina		12
agi	agnes		52
agnes	agatha		9
agnese	agnes		5
agnieszka	agnes		5
agostinho	augustine		5
agostino	augustine		5
agunia	agusia		7
agusia	agnieszka		33
agustin	augustine		5
ahamad	ahmad		2
ahamed	ahmad		2
aharon	aaron		43
ahmadou	ahmad		2
ahmed	ahmad		2
ahmet	ahmad		2
aicha	aisha		2
aiche	aisha		2
aikaterini	catherine		235
aileen	ellen		9
aileen	helena		17
aiman	ayman		2
aimee	amy		4
ain	lain		4
ain	nuru		4
aini	nuraini		4
aishah	aisha		2
aissatou	aisha		2
aj	andrew		48
aj	anthony		48
ajai	ajay		24
aji	naji		4
akhmad	ahmad		2
akhmed	ahmad		2
akin	akinwande		1
aksana	oksana		8
al	alan		181
al	albert		509
al	aldo		226
al	alex		269
al	alexander		181
al	alfonse		226
al	alfred		181
al	alonzo		99
ala	ayala		4
alaa	ala		2
alain	alan		43
alaina	alana		32
alan	alanson		0
alasdair	alasdairean		0
alasdair	alasdran		0
alasdair	alexander		5
alasdair	alistair		3
alastair	alistair		3
alaster	alistair		3
albert	adelbert		155
albertas	albert		5
albertine	alberta		9
alberto	albert		197
alberts	albert		5
albrecht	albert		254
aldi	naldi		4
aldi	renaldi		4
aldi	reynaldi		4
ale	alejandra		102
ale	alejandro		39
ale	aleksanteri		85
ale	alessandro		166
ale	alex		0
ale	alexandru		0
alec	alexander		191
alecu	alexandru		1
alee	ali		2
aleh	oleg		8
alejandro	alexander		5
alek	aleksandar		65
alek	aleksandr		6
aleka	alexandra		40
alekos	alexandros		35
aleksandar	aleksandr		8
aleksandar	alexander		5
aleksander	aleksandr		8
aleksander	alexander		5
aleksandr	alexander		5
aleksandras	aleksandr		8
aleksei	aleksey		8
aleksej	aleksey		8
alekseji	aleksey		8
aleksejs	aleksey		122
aleksi	aleksanteri		1
aleksiy	aleksey		8
alen	alan		3
alen	jalen		6
alena	yelena		174
ales	aleks		0
ales	aleksey		1
alesha	aleksey		140
alessandro	alexander		5
alex	alecu		0
alex	alejandro		702
alex	alexander		713
alex	alexandra		165
alex	alexandre		0
alex	alexandru		0
alexa	aleksa		810
alexa	alexandra		0
alexa	alexandria		1
alexandar	aleksandr		8
alexander	aleksandr		545
alexandr	aleksandr		8
alexandr	alexander		45
alexandra	aleksandra		257
alexandra	alexandria		120
alexandre	alexander		5
alexandros	alexander		5
alexandru	aleksandr		34
alexandru	alexander		5
alexdr	alexander		19
alexei	aleksey		8
alexei	alexander		4
alexej	aleksey		8
alexey	aleksey		8
alexia	alexandra		1
alexr	alexander		19
alexy	aleksey		174
alf	alford		10
alf	alfred		267
alfe	alfred		1
alfe	alfreda		0
alfie	alfred		71
alfonso	alfonse		121
alfonzo	alfonse		121
alfy	alfreda		51
algy	algernon		6
ali	alison		246
aliaksandr	aleksandr		8
alice	alisha		339
alice	alison		9
alicia	alice		289
alick	alexander		19
alie	aleida		36
alik	aleksandr		34
alim	salim		4
alina	alyna		29
aline	adaline		9
aline	alline		29
alisen	alison		3
alissa	alice		32
alisson	alison		3
alistair	alexander		5
alister	alistair		3
alivia	olivia		3
alix	alice		46
alix	alixandra		6
alizia	alice		5
aljaksandr	aleksandr		343
alla	alexandra		56
alla	alexandria		155
allan	alan		31
alle	alessandra		4
allen	alan		31
allie	aileen		30
allie	albert		98
allie	alberta		30
allie	alice		179
allie	alicia		177
allie	alison		221
allie	allisandra		119
allie	almena		314
allison	alison		31
allister	alistair		3
ally	alice		180
ally	alison		221
ally	allie		0
ally	almena		152
allyn	alan		3
allyson	alice		4
allyson	alison		3
alois	louis		46
alojz	alogzij		1
alonso	alonzo		32
alonzo	alphonzo		9
alphus	alphinias		104
aly	ali		801
alyaksandr	aleksandr		8
alyona	elena		34
alyona	yelena		140
alyosha	aleksey		79
alyson	alice		4
alyson	alison		3
alzbeta	elizabeth		5
amabel	mabel		17
amabel	mehitabel		4
amadou	ahmad		2
amalia	amelia		4
amanda	mandie		6
amar	ammar		812
ame	amelia		1
ameen	amin		2
ameena	amina		2
ameer	amir		2
amelia	parmelia		73
amena	amina		2
amer	amir		146
amie	amy		4
amilia	amy		4
amin	alamin		4
aminah	amina		2
aminata	amina		2
amir	amirali		0
amy	amelia		226
ana	anastasia		17
ana	anna		3
ana	bryanna		6
anastasia	anastacia		142
anastasiia	anastasia		8
anastasija	anastasia		8
anastasiya	anastasia		8
anastassia	anastasia		8
anatol	anatoly		8
anatoli	anatoly		8
anatolii	anatoly		8
anatolij	anatoly		8
anatolijs	anatoly		122
anatoliy	anatoly		8
ance	anderson		9
ance	anselm		169
ande	ander		0
ande	anderson		0
ande	andre		0
ande	andrea		0
ande	andrew		1
ande	andria		0
ander	anderson		1
ander	andre		7
anderl	andreas		28
anders	andrew		5
andi	andrea		17
andi	andreas		53
andie	andrea		1
ando	andranik		1
andras	andrew		5
andre	anderson		9
andre	andrea		166
andre	andreas		10
andre	andrew		5
andrea	andrejka		1
andrea	andrew		5
andrea	andrey		422
andreas	andrew		145
andreass	andreas		21
andrei	andrew		145
andrei	andrey		8
andrej	andrew		5
andrej	andrey		8
andrejs	andrey		122
andres	andrew		5
andrey	andrew		5
andrey	andryukha		0
andria	andrea		120
andriej	andrey		8
andries	andrew		5
andrii	andrey		8
andrij	andrey		8
andrija	andrew		5
andrik	andriy		55
andris	andras		52
andris	andrew		5
andrius	andrew		5
andriy	andrey		8
andriyko	andriy		55
andron	andrey		1
andryusha	andrey		79
andrzej	andrew		5
andrzej	andrey		174
andrzej	andrzejek		0
andu	anders		1
andw	andrew		19
andy	anderson		226
andy	andrejka		0
andy	andrew		38
anezka	agnes		5
ange	angela		1
ange	angelica		0
ange	angelina		0
ange	angeline		0
angel	angela		59
angel	angelica		6
angel	angelina		6
angel	angeline		10
angela	angelca		0
angela	angelica		9
angela	angelika		0
angela	angeline		9
angelca	angelika		1
angelena	angela		10
angelette	angela		10
angeli	angelique		10
angelia	angela		142
angelika	angelica		63
angelina	angela		93
angelique	angelica		63
angie	angela		201
angie	angelica		6
angie	angelika		0
angie	angelina		6
ani	anika		1
ania	anna		33
ania	rahmania		4
anica	anita		7
anita	anicas		1
anita	aninha		0
anita	aninhas		0
anju	anjali		4
anju	anjana		4
anka	anna		33
ann	anna		539
ann	antoinette		179
ann	antonia		26
ann	christiana		119
ann	deanne		309
ann	roseann		119
ann	roseanna		119
ann	roseanne		26
ann	roxanna		177
ann	roxanne		99
anna	annag		0
anna	annette		152
anna	annis		0
anna	annukka		0
anna	annus		0
anna	annushka		0
anna	annuska		0
annabelle	annabella		121
annalisa	anneliese		7
anne	ann		31
anne	anna		540
anne	annaig		0
anne	annick		0
anne	annis		0
anne	annukka		0
anne	annus		0
anne	annuska		0
anneke	anna		46
annelise	annalisa		7
annetje	ann		10
annetjie	anna		112
annette	ann		93
anni	anna		7
annie	ann		86
annie	annalisa		0
annie	anneliese		0
annie	annelise		0
annie	johanna		42
annis	annukka		1
annoula	anna		40
anny	annie		3
anouar	anwar		2
ans	johanna		36
anse	anselm		6
ansel	anselm		6
ant	anthony		17
ant	antonio		6
antal	anthony		5
antanas	anthony		5
ante	anders		103
ante	anthony		46
ante	antisa		0
ante	anton		1
ante	antun		0
antek	antoni		1
antek	antos		7
antek	antosiek		0
antero	andrew		5
anth	anthony		94
anthoney	anthony		3
anthy	anthony		19
anto	anthony		5
anto	antonio		1
antoine	anthony		144
antoine	anton		29
anton	anthony		626
anton	antoaneta		0
anton	antonius		42
antoncia	antonina		1
antoni	anthony		5
antoni	antosiek		1
antonia	antoinette		370
antonia	antoncia		0
antonia	antonieczka		0
antonia	antonina		0
antonia	antoninha		0
antonin	anthony		5
antonin	antonete		0
antonin	antonillo		0
antonin	antonio		1
antonin	antonito		0
antonina	antonieczka		1
antonio	anthony		289
antonio	antonete		0
antonio	antonillo		1
antonio	antonito		0
antonios	anthony		5
antonius	anthony		5
antony	anthony		3
antoon	antonius		75
antos	antonella		4
antos	antoni		1
antsu	antti		7
antti	andrew		5
antti	antero		156
antti	antonius		85
antun	antisa		1
anulka	anusia		7
anuska	anulka		7
anwer	anwar		2
anya	anna		79
anya	anyuta		0
anya	anyutka		0
anyuta	anna		34
aodh	aodhagan		0
aodh	aodhan		1
aphinius	alphinias		4
aphrodite	epaphroditius		4
aphrodite	epaphroditus		4
apo	abdullah		141
app	absalom		6
appie	appoline		6
appy	appoline		6
ara	arabella		15
ara	arabelle		278
arabella	arabelle		121
aran	karan		4
arch	archibald		1
archd	archibald		19
arche	archibald		1
archelous	archibald		9
archie	archibald		38
archy	archibald		1
ard	arden		10
ardi	nardi		4
ardy	arden		10
aref	arif		2
arek	arkadiusz		230
ari	ariadne		6
arianna	ariana		32
arie	adriaan		36
arie	adrianus		75
arie	ariadne		6
arie	arielle		6
arik	ariel		1
arilla	cinderella		6
aris	ariez		29
aris	aristotelis		40
arjuna	arjun		81
arkadi	arkady		8
arkadii	arkady		8
arkadij	arkady		8
arkadiy	arkady		8
arle	arlene		1
arlie	arlene		10
arly	arlene		476
armanda	amanda		9
armida	araminta		6
arne	arnold		1
arnie	arnold		648
arno	arnaud		4
arny	arnold		10
aron	aaron		3
arron	aaron		3
arry	ara		225
arry	arabella		41
arry	arabelle		12
arry	armena		12
arsa	arsen		1
arsen	arsenije		1
arslan	arsalan		4
arso	arsen		1
art	arthur		38
arte	arden		10
artek	artur		33
arth	arthur		94
arther	arthur		3
artie	arthur		267
artiom	artem		8
artjom	artem		8
artjoms	artem		122
artur	arthur		3
arturo	arthur		5
arty	arthur		93
artyom	artem		8
arya	acharya		4
asa	asahel		41
asa	asaph		12
asad	assad		29
asadollah	asadullah		2
asadulla	asadullah		2
asahel	asaph		4
asem	asim		2
ash	ashley		17
ash	ashy		1
ashe	tinashe		4
ashlee	ashley		3
ashleigh	ashley		3
ashly	ashley		3
ashoka	ashok		81
ashy	ashley		1
asia	joanna		151
aska	joanna		33
asli	aslihan		4
assadullah	asadullah		2
assem	asim		2
assene	asenath		126
astri	lastri		4
asun	asuncion		39
atef	atif		2
athanasius	athanasios		35
athy	eighta		6
ati	attila		52
aubrey	audrey		4
aud	audrey		1
audra	audrey		32
audree	audrey		63
aug	august		10
auge	august		1
auge	augusta		0
auge	augustina		0
auggie	august		7
auggie	augustine		7
auggie	augustus		7
auggy	august		1
auggy	augustus		0
augie	august		48
augie	augustine		48
augie	augustus		19
auguetus	augustine		1
august	auguetus		0
august	augustina		0
august	augustine		56
august	augustus		15
augusta	augustina		1
augustin	augustine		5
augustine	augustus		9
aura	aurelia		4
aurilla	aurelia		523
aurobindo	arvind		344
austen	austin		32
austin	augustine		88
austin	augustus		12
ava	avice		4
avi	avraham		153
avraham	abraham		173
avrahom	avraham		16
avram	abraham		5
avram	avraham		16
avrohom	avraham		16
avrum	avraham		49
axl	axel		4
axmed	ahmad		2
aya	ayaka		1
ayesha	aisha		2
ayisha	aisha		2
aymen	ayman		2
ayo	ayodele		208
ayoob	ayyub		2
ayoub	ayyub		2
ayse	aisha		2
aysegul	ayse		141
aysha	aisha		2
ayu	aiu		4
ayub	ayyub		2
ayyoub	ayyub		2
azarich	azariah		4
aze	azariah		51
azeez	aziz		2
aziz	abdulaziz		4
azza	munazza		4
bab	babs		69
bab	barbara		67
babeth	elisabeth		74
babi	babak		1
babis	charalambos		40
babis	charalampos		40
babs	babbe		0
babs	barbara		54
babsi	barbara		28
bachir	bashir		2
badar	badr		2
bader	badr		2
baig	mirza		4
balasubrahmanyam	balasubramaniam		127
balasubramanian	balasubramaniam		127
balasubramanyam	balasubramaniam		127
baldo	archibald		9
bali	balazs		52
baltazar	baltasar		57
balthasar	baltasar		57
balthazar	baltasar		57
balu	balazs		52
bama	alabama		10
bandi	andras		52
bane	branislav		62
banerji	banerjee		24
banks	bankole		4
bannerjee	banerjee		24
bar	barb		0
bar	barbara		1
bar	barbare		0
bar	barbe		0
bar	barbere		0
bara	barbora		61
barb	barbara		264
barb	barbare		0
barb	barbere		0
barbara	barbery		6
barbe	barbara		1
barbel	baerbel		21
barbel	barbara		0
barbere	barbara		1
barbie	barbara		201
barbl	barbara		28
barby	bab		163
barby	babs		163
barby	barbara		278
barca	barbora		61
barn	barnabas		10
barn	bernard		10
barnard	barnabas		4
barnard	barnsbas		0
barnard	bernard		197
barne	barnabas		10
barne	barnard		1
barne	bernard		93
barney	barnabas		381
barney	barnaby		0
barney	bernard		651
barrett	garrett		6
barry	bartholomew		1
bart	bartel		0
bart	bartholomeus		275
bart	bartholomew		38
bart	barton		700
bart	lambertus		42
bartek	bartlomiej		33
bartek	bartosz		230
bartel	bartholomew		60
barth	bartholomew		1
bartholomaus	bartholomew		5
bartholomeus	bartholomew		5
bartlomiej	bartholomew		5
bartolo	bartolomeo		68
bartolome	bartholomew		5
bartolomeo	bartholomew		5
bartolomeu	bartholomew		5
bartosz	barteczek		1
bartus	bartosz		1
barty	barry		7
barty	bartholomew		1
bas	bastiaan		1
bas	sebastiaan		36
bas	sebastian		84
basavaraja	basavaraj		81
basheer	bashir		2
basia	barbara		307
basia	basieczka		0
basia	basienka		0
basia	basiulka		0
basia	basiunia		0
basia	basiunka		0
basia	baska		7
basil	bazaleel		168
basile	basil		5
basileios	vasilios		35
basilio	basil		5
baska	barbara		33
basti	sebastian		53
bastian	sebastian		46
bat	bartholomew		116
bea	beatrice		97
bea	beatrix		0
bea	beatriz		0
bea	blanche		155
bear	barry		9
beatrix	beatrice		4
beatriz	beatrice		32
beattie	beatrice		19
becca	reba		69
becca	rebecca		86
beck	becca		101
beck	reba		69
beck	rebecca		116
becki	rebecca		4
beckie	rebecca		92
becky	beck		106
becky	rebecca		54
beda	obedience		6
bede	obedience		4
bedney	abednego		6
bedros	peter		5
bedros	petros		256
bee	beatrice		10
beedy	obedience		6
bekah	rebecca		19
bel	belinda		19
bel	belinha		0
bela	isabel		89
bela	william		60
belal	bilal		2
belinha	isabel		89
bell	arabella		9
bell	belinda		9
bell	isabel		12
bella	arabella		15
bella	arabelle		99
bella	isabel		154
bella	isabella		86
bella	rosabella		309
belle	ara		69
belle	arabella		26
belle	arabelle		99
belle	belinda		193
belle	bella		101
belle	isabel		154
belle	isabella		245
belle	rosabel		119
belle	rosabella		179
ben	benedict		99
ben	benette		0
ben	benjamin		38
ben	benje		0
ben	benji		0
bena	albena		10
benette	benedict		1
bengan	bengt		308
beni	benjamin		1
beni	binyamin		205
beniamino	benjamin		5
benito	benedict		10
benj	benjamin		19
benje	benjamin		1
benji	benjamin		266
benji	benny		7
benjn	benjamin		19
benjy	benjamin		474
benke	bengt		228
benne	benedict		0
benne	benjamin		1
bennet	benedict		10
bennett	benedict		371
bennie	barend		490
bennie	ben		405
bennie	benedetta		4
bennie	benedict		30
bennie	benjamin		512
benny	benedict		270
benny	benjamin		658
benny	bernard		48
benny	binyamin		205
beno	benjamin		1
benyamin	benjamin		5
benyamin	binyamin		153
bep	elisabeth		36
beppe	giuseppe		376
beppino	giuseppe		117
beppo	josef		28
bernadina	bernadette		10
bernard	barnabas		4
bernardo	bernard		5
bernat	bernard		5
bernd	bernhard		28
berne	bernard		1
berney	bernard		51
bernhard	bernard		3
berni	bernhard		28
bernie	bernard		38
bernie	berney		106
berny	bernard		639
berra	bertil		85
berrietta	bernadette		7
berry	barry		4
berry	greenberry		169
berry	littleberry		152
bert	adelbert		269
bert	albert		247
bert	alberta		26
bert	albertus		42
bert	bertha		404
bert	bertram		131
bert	delbert		99
bert	egbertus		42
bert	elbert		269
bert	elbertson		83
bert	engelbertus		42
bert	gilbert		99
bert	herbert		247
bert	hubert		165
bert	hubertus		42
bert	lambertus		42
bert	norbert		99
bert	roberta		26
bert	wilber		15
bertan	bertil		76
bertie	albert		71
bertie	alberta		30
bertie	bert		101
bertie	bertha		183
bertie	cuthbert		84
bertie	roberta		30
bertus	albertus		42
bertus	lambertus		42
beshir	bashir		2
bess	elizabeth		54
bessie	bess		101
bessie	elizabeth		116
bet	betsy		1
beth	bethan		0
beth	bethena		6
beth	bethiah		121
beth	betse		0
beth	elizabeth		86
bethia	elizabeth		9
betinho	roberto		89
betje	elizabeth		75
betka	alzbeta		61
beto	alberto		731
beto	betinho		0
beto	roberto		387
betse	bette		7
betsey	elizabeth		92
betsy	beth		69
betsy	betty		9
betsy	elisabeth		42
betsy	elizabeth		54
betta	elisabetta		68
bettan	elisabet		76
bettan	elisabeth		76
bette	elizabeth		264
bettie	elizabeth		4
betty	beth		101
betty	elizabeth		54
bety	alzbeta		113
bev	beverle		0
bev	beverly		475
bex	rebecca		9
bharata	bharat		81
bhattacharjee	bhattacharya		24
bhattacharyya	bhattacharya		24
bia	beatriz		9
biah	abijah		4
bias	tobias		73
bibek	vivek		344
bibi	benjamin		49
bibi	bianca		4
biddie	bridget		88
biddie	obedience		178
biddy	biddie		106
biddy	bridget		54
biddy	obedience		4
bige	abijah		104
biggi	brigitte		28
bijah	abijah		10
bijay	vijay		24
bijoy	vijay		24
bikash	vikas		344
bikram	vikram		24
bilel	bilal		2
bilja	biljana		1
bill	will		69
bill	william		66
billi	william		4
billie	wilhelmina		84
billie	wilhemina		10
billie	william		725
billiewilhelm	wilma		6
billy	bill		340
billy	vasileios		105
billy	william		66
bimbo	abimbola		170
binyamin	benjamin		173
bird	albert		9
bird	roberta		4
birdie	bertha		322
birdie	roberta		30
birendra	virendra		24
birgit	birgitta		28
birtie	roberta		6
biswanath	viswanath		24
bitte	birgitta		85
bjorn	bjoern		286
blaga	blagovesta		1
blagi	blagoje		1
blago	blagoje		1
blago	blagovest		0
blaza	blagoje		1
blazo	blagoje		1
bo	beaufort		4
bo	beauregard		4
bo	boetius		17
bo	robert		98
bob	bobby		310
bob	robert		66
boban	slobodan		62
bobbi	barbara		4
bobbi	robert		4
bobbi	roberta		92
bobbie	barbara		380
bobbie	robert		313
bobbie	roberta		54
bobby	robert		66
bodya	bohdan		55
bog	bogdan		1
boga	bogdan		1
bogda	bogdan		1
bogdan	bogoje		7
bogdan	bogoljub		7
bogdi	bogdan		1
bogi	bogdan		1
bogi	bogoljub		0
bogo	bogdan		0
bogo	bogoljub		1
bogo	bogomil		0
bogoje	bogoljub		1
bohous	bohumil		164
bohous	bohuslav		164
bohumil	bohuglav		1
bohus	bohumil		1
bolek	boleslaw		33
boner	bonnie		1
bonne	bonita		1
bonnie	bonita		4
bonny	bonita		4
bora	borisa		0
bora	borislav		0
bora	borivoje		1
borbala	barbara		5
boris	borenka		1
borisa	borislav		1
borisa	borivoje		0
borivoje	borislav		1
borka	boris		7
borko	boris		7
boro	borislav		1
boro	borivoje		0
borya	boris		79
boske	erzsebet		52
boubacar	abubakar		290
boulos	paul		5
boutros	peter		5
boza	bozidar		1
bozka	bozena		113
bozo	bozidar		1
bozsi	erzsebet		203
braam	abraham		112
brad	bradle		0
brad	bradley		373
brad	brayden		0
bradford	brad		17
bradle	bradford		1
bradley	bradford		9
bradly	bradford		4
bradly	bradley		3
brady	brayden		0
brady	broderick		126
brahim	ibrahim		2
brana	branimir		0
brana	branislav		0
brana	branka		1
brana	branko		0
brandy	brenda		6
brane	branimir		1
brane	branislav		0
brane	branko		0
branimir	branislav		1
branka	branislava		1
branko	branimir		0
branko	branislav		1
brano	branimir		1
brano	branislav		0
brano	branko		0
brayan	brian		3
brayden	bradley		7
breanna	brianna		32
bree	aubrey		168
bree	breanna		6
bree	breeanna		6
brenden	brendan		3
brendon	brendan		3
brent	brentley		1
brent	brenton		98
brett	brentley		1
bri	breanna		6
bri	brianna		6
bri	bryanna		6
briana	brianna		29
briana	bryanna		59
brianna	bryanna		59
bride	bridget		1
bridey	bridget		1
bridge	bridget		1
bridgie	bridget		51
bridgit	bedelia		17
bridgit	bridget		29
bridie	bridget		139
brien	brian		3
brina	sabrina		73
britany	brittany		3
britney	brittany		3
brito	britto		29
britt	brittany		6
britta	birgitta		76
britta	bridget		10
brittani	brittany		3
brittney	brittany		3
brittnie	brittany		6
brode	broderick		1
brody	brady		225
brody	broderick		41
bron	bronwen		1
brose	ambrose		6
bru	bruna		1
bruna	brunna		29
bruse	bruce		3
bryan	brian		31
bryant	brian		772
bryon	brian		43
bub	mahbubur		4
bubba	charles		98
buck	charles		511
buck	george		48
buck	john		48
buck	william		48
bud	james		48
bud	john		48
buda	budimir		1
buddy	charles		98
budo	budimir		1
bukki	bukola		1
bukky	bukola		1
bulus	paul		5
buren	vanburen		6
burgi	walburga		28
burgl	walburga		28
burt	burton		202
burt	egbert		83
butch	charles		98
butrus	peter		5
by	byron		94
caasha	aisha		2
cacau	carlos		89
cade	caden		202
cadinho	ricardo		89
cafer	jafar		2
cage	micajah		6
cager	micajah		9
cait	kaitlyn		6
caitlin	catherine		46
caitlin	kaitlyn		3
caitlyn	kaitlyn		3
caity	kaitlyn		6
cal	caleb		0
cal	calvin		38
cali	kalli		59
callie	california		169
calliedona	caldonia		6
callum	calum		29
cally	calpurnia		6
cam	camden		48
cam	cameron		38
cam	campbell		0
camme	camille		1
cammie	camile		6
cammie	camille		88
cammie	carmon		6
cammy	camille		4
candace	candice		4
cande	candace		1
candy	candace		17
cano	kano		29
car	carlotta		1
car	charlotte		9
cara	caris		1
cara	carrier		0
cara	keri		4
carabella	corabel		10
carabelle	corabel		10
carding	ricardo		133
care	carol		1
care	caroline		0
caren	karen		3
cari	keri		4
carin	catharina		36
caris	carry		7
carl	carlton		271
carl	charles		790
carla	carli		29
carlao	carlitos		0
carlao	carlos		1
carles	charles		5
carley	karla		32
carli	karla		32
carlie	karla		32
carlinhos	carlos		244
carlitos	carlinhos		0
carlitos	carloncho		0
carlitos	carlos		304
carlo	charles		5
carlos	carloncho		1
carlos	charles		5
carlota	charlotte		5
carlotta	charlotte		144
carly	carla		59
carly	karla		535
carm	carmon		6
carme	carmina		1
carmella	carmela		32
carmen	karmen		29
caro	carol		0
caro	caroline		71
carol	carolina		276
carol	caroline		165
carolann	carol		6
carole	carol		101
carole	carolann		12
carole	caroline		278
carolin	caroline		3
carolina	caroline		45
caroline	chick		6
carolyn	caroline		31
carolynn	caroline		3
carre	carol		7
carre	carole		0
carre	carolina		0
carre	caroline		1
carri	carol		6
carri	caroline		4
carri	karonhappuck		4
carrie	carol		15
carrie	caroline		116
carrie	karonhappuck		4
carrie	keri		4
carro	caroline		1
carry	caroline		4
carry	carrier		1
carry	karonhappuck		4
casey	catherine		6
cass	cassandra		71
cass	caswell		155
casse	cassandra		1
cassey	alexandria		4
cassey	caroline		4
cassey	catherine		4
cassi	alexandria		4
cassi	caroline		4
cassi	catherine		4
cassie	carol		12
cassie	caroline		30
cassie	carrie		163
cassie	cassandra		86
cassie	catherine		26
cassie	kathleen		12
cassy	alexandria		4
cassy	caroline		4
cassy	cassandra		10
cassy	catherine		4
castle	castillo		4
cat	catherine		1
cat	catrin		0
cat	cats		0
cata	catalina		1
catalina	catherine		5
catalina	ecaterina		709
catarina	catherine		5
cate	catherine		264
caterina	catherine		5
cath	catherine		9
catharine	catherine		3
cathe	catherine		1
cathe	kathleen		0
catherin	catherine		3
catheryn	catherine		3
cathey	catherine		4
cathi	catherine		4
cathie	catherine		92
cathleen	catherine		272
cathleen	cathy		6
cathleen	kathleen		31
cathlene	kathleen		3
cathne	catherine		19
cathrine	catherine		3
cathryn	catherine		3
cathy	catherine		654
cathy	kathleen		119
cati	catarina		1
catie	catherine		1
catinca	ecaterina		80
cato	catharina		36
catriona	catherine		5
cats	catrin		1
caty	caterina		68
cayo	ricardo		39
caz	caroline		4
ceall	lucille		9
ceca	svetlana		62
cece	cecilia		19
cecelia	cecilia		32
ceci	cecilia		1
cecie	cecil		0
cecie	cecilia		1
cecilia	sheila		82
ced	cedric		51
ced	cedrick		0
ceda	cedomir		1
cedo	cedomir		1
cees	cornelis		75
celal	jalal		2
celalettin	jalaluddin		2
celia	cecilia		503
celia	celeste		83
celina	selina		120
celo	marcelo		89
cemal	jamal		2
cemo	cemal		141
cene	cyrenius		126
cenia	laodicia		104
cenzo	vincenzo		68
cesca	francesca		94
cettina	concetta		68
chabela	isabel		87
chad	chadwick		48
chad	charle		0
chad	charles		511
chago	santiago		87
chai	somchai		680
chaimke	chaim		153
chalo	gonzalo		39
chamseddine	shamsuddin		2
chan	chauncey		41
chan	chauncy		9
chana	anna		5
chana	hanna		16
chandar	chandra		24
chander	chandra		287
channah	hanna		16
chantal	chantel		4
char	charles		0
char	charlie		0
char	charlotte		97
char	chas		7
charif	sharif		2
charing	rosario		133
charle	charles		1
charley	charles		266
charlie	charles		629
charlie	charlotte		111
charlot	charles		704
charlot	charlotte		3
charlotte	chick		6
charly	charlie		142
charm	carmon		6
charo	rosario		87
chas	charles		264
chase	charles		202
chastie	chastity		10
chasty	chastity		10
chat	charity		82
chaterjee	chatterjee		24
chatterji	chatterjee		24
chaudhari	chowdhury		24
chaudhary	chowdhury		24
chaudhry	chowdhury		24
chaudhuri	chowdhury		24
chava	eve		5
chava	salvador		132
chayim	chaim		16
chayo	rosario		39
chaz	charles		1
chaz	charley		0
chaz	charlie		0
chazza	charles		7
chazza	charley		7
chazza	charlie		7
checca	francesca		68
checco	francesco		117
checo	sergio		87
cheik	shaykh		2
cheikh	shaykh		2
chela	graciela		39
chelle	michelle		6
chelo	consuelo		87
chelsie	chelsey		63
chema	jose		39
chente	vicente		87
chepe	jose		249
cher	cheryl		6
cheri	cheryl		6
cherie	cheryl		6
cherif	sharif		2
cheryll	cheryl		3
chesty	chester		1
chet	chesle		0
chet	chesley		83
chet	chester		162
chet	chesty		0
chic	chip		7
chicao	chiquinho		7
chicco	federico		68
chick	charles		482
chicky	chiquita		10
chico	chiquinho		0
chico	francisco		244
chinedu	chinedum		756
chip	charles		230
choudhary	chowdhury		24
choudhuri	chowdhury		24
choudhury	chowdhury		24
chowdhry	chowdhury		24
chris	christa		12
chris	christe		0
chris	christelle		0
chris	christia		0
chris	christiaan		42
chris	christian		181
chris	christiana		12
chris	christina		165
chris	christine		154
chris	christininha		0
chris	christophe		0
chris	christopher		38
chris	christos		292
chris	kristen		12
chris	kristy		12
chrissie	christina		19
chrissy	christia		0
chrissy	christina		161
chrissy	christine		154
chrissy	christopher		0
chrissy	christy		0
christa	christine		4
christe	christina		0
christe	christine		1
christeen	christine		3
christel	christina		0
christel	christine		1
christene	christine		3
christiaan	christian		3
christie	christine		94
christin	christine		43
christina	christininha		0
christine	christiana		29
christine	christina		791
christl	christine		28
christo	hristo		541
christofer	christopher		3
christoffer	christopher		3
christoph	christopher		43
christoph	krzysztof		809
christophe	christopher		5
christopher	christian		9
christos	hristo		347
christy	christiana		12
christy	christina		277
christy	christine		15
chrystal	crystal		32
chucho	jesus		87
chuck	charles		150
chuck	charlie		310
chudi	chukwudi		209
chus	chucho		1
chus	chuy		7
chuy	chucho		0
chuy	jesus		87
ciara	cierra		32
cibyl	sibbilla		29
ciccio	francesco		117
cida	aparecida		89
cihad	jihad		2
cil	priscilla		9
cilla	cecilia		9
cilla	cicely		6
cilla	ciller		0
cilla	priscilla		97
cille	lucille		73
ciller	priscilla		9
cinde	cinthia		1
cindi	cynthia		92
cindi	luciana		4
cindi	lucinda		4
cindie	cynthia		92
cindie	luciana		4
cindie	lucinda		4
cindy	cinderella		6
cindy	cynthia		54
cindy	luciana		4
cindy	lucinda		26
cintha	cynthia		752
cinthia	cynthia		120
cis	franciscus		36
cisco	francisco		132
ciss	cicely		10
cissy	cecilia		139
cissy	clarissa		12
cissy	frances		12
cissy	priscilla		12
cj	charles		48
cj	christopher		48
claas	nicholas		60
claes	nicholas		67
claes	nikolaos		6
clair	claire		128
clair	clarence		67
clair	clarinda		0
clair	clarissa		9
claire	clarinda		7
claire	clarissa		9
clara	clair		233
clara	claire		128
clara	clare		101
clara	clarinda		177
clara	clarissa		193
clare	clair		233
clare	claire		766
clare	clarence		154
clare	clarinda		0
clarice	clarinda		0
clarice	clarissa		120
clarinda	clarissa		1
clarisa	clara		4
clarke	clark		3
clas	clarissa		10
classie	clarissa		10
clau	claudiu		1
claud	claude		3
claudiu	claudel		1
claus	claudia		4
claus	nicholas		5
clay	clayton		266
cleat	cleatus		6
clem	clement		223
clem	clementine		379
cliff	clifford		38
cliff	clifton		385
clint	clinton		267
clo	chloe		82
clum	columbus		60
coba	jacoba		36
cobie	jacob		94
cobus	jacobus		75
coco	cory		6
coen	coenraad		36
cola	nicola		68
cole	nicholas		10
cole	nicholette		6
cole	nicole		6
coley	nicholas		10
colie	cole		63
colin	nicholas		255
collin	colin		32
colson	nicholas		10
colt	colton		377
comilla	camilla		10
con	conrad		56
con	cornelius		204
concha	concepcion		87
concha	conchita		0
conchi	concepcion		0
conchi	conchita		1
conchita	concepcion		652
conne	conrad		0
conne	constance		1
conni	cornelia		28
connie	conrad		386
connie	constance		54
connie	cornelius		386
conny	con		106
conny	conrad		88
conny	constance		270
conny	cornelia		70
conny	cornelius		30
conny	konrad		70
cono	cornelius		9
constantin	constantine		5
constantin	konstantin		174
constantinos	konstantinos		35
consu	consuelo		1
coop	cooper		1
cor	cornelia		42
cor	cornelis		118
cora	corabel		10
cora	corina		4
cora	corinne		719
corde	cordelia		1
cordie	cordelia		19
cordy	cordelia		41
cordy	cory		6
corey	cory		3
corinna	corinne		142
cork	corcoran		10
corn	cornelius		94
corne	cornelia		1
corne	cornelis		0
cornelius	cornelis		341
cornie	cornelia		51
corny	cornelia		12
corny	cornelius		139
corrie	cornelia		7
costantino	constantine		5
costas	konstantinos		35
costel	constantin		224
costel	costica		0
costica	constantin		80
costin	constantin		80
court	courtney		73
craig	craigale		0
craig	craigele		0
crate	socrates		6
creasey	lucretia		6
crece	lucretia		9
crese	lucretia		9
cris	christiana		4
cris	christina		1
cris	cristina		39
criss	christiana		4
crisse	christina		1
crissy	christiana		30
crissy	christina		12
crissy	christine		41
crissy	christy		163
cristhian	christian		3
cristian	christian		3
cristiano	christian		5
cristina	christiana		29
cristina	christina		31
cristine	christine		3
cristobal	christopher		254
cristoforo	christopher		5
cristopher	christopher		3
cristovao	christopher		5
crys	crystal		6
cuddy	cuthbert		19
cumar	umar		2
curg	lecurgus		104
curro	francisco		249
curt	courtney		26
curt	curtis		38
cy	cyrenius		56
cy	cyrus		488
cy	onicyphorous		6
cyndi	cynthia		473
cyphorus	onicyphorous		6
cyril	kirill		174
czesiek	czeslaw		33
daan	daniel		490
dacey	candace		6
dacia	daycia		59
daffy	david		10
dafydd	david		5
dahl	dalton		67
dai	dafydd		369
daisey	margaret		4
daisha	daycia		59
daisy	margaret		319
daisy	margaretta		119
daisy	margarita		6
dal	dahl		6
dal	dalton		17
damaris	demerias		9
dami	oluwadamilola		170
damian	damien		32
damon	damien		4
dan	danchuk		0
dan	dandan		0
dan	daniel		38
dan	danut		0
dan	sheridan		15
dana	danica		1
dana	daniel		4
dana	daniela		4
dana	daniella		4
dana	danjuska		0
dana	danka		0
danca	daniela		1
dancho	yordan		65
dane	danelle		1
dane	danijel		0
dane	danko		0
danel	daniel		5
danelle	danielle		120
dani	danca		0
dani	daniel		249
dani	daniela		0
dani	daniele		0
dani	danielle		17
dani	daninka		0
dani	danut		0
dani	yordan		65
danial	daniel		120
danica	danjuska		7
daniele	daniel		5
danil	daniel		5
danilo	daniel		5
daninka	daniela		1
danka	danica		1
danka	danuta		33
danko	danijel		0
danko	danilo		1
danl	daniel		19
dann	daniel		169
dann	sheridan		4
danne	danial		0
danne	daniel		1
danni	danielle		9
dannie	daniel		92
dannie	sheridan		4
danny	dan		532
danny	daniel		66
danny	sheridan		30
danut	daniel		1
danyal	daniel		5
daoood	dawud		2
daoud	david		5
daoud	dawud		2
daph	daphne		17
daphe	daphne		1
daphie	daphne		6
dare	darko		0
dare	darun		0
dare	darwin		1
darek	dariusz		320
daren	darren		3
daria	dasha		4
darin	darren		3
darkey	dorcus		51
darla	dara		4
darlene	dara		4
darran	darren		3
darre	darlene		1
darrel	daryl		3
darrell	daryl		3
darrick	derek		3
darrin	darren		3
darry	darlene		51
darryl	daryl		3
darun	darko		7
darwesh	darwish		2
darwiche	darwish		2
daryll	daryl		3
dasa	dagmar		61
dasha	darya		34
daud	dawud		2
davca	david		61
dave	david		38
dave	davidson		0
davey	david		162
davi	david		132
david	davidke		0
david	davidl		0
david	davidle		0
david	davidson		0
davide	david		5
davie	david		19
davis	davidson		1
davit	david		5
davood	dawud		2
davor	davorin		1
davud	david		5
davud	dawud		2
davy	david		266
davy	davidson		0
davy	davis		0
dawid	david		5
dawood	dawud		2
dawoud	dawud		2
dawud	david		5
day	david		73
daz	darren		9
dea	demaris		6
dea	demerias		6
deann	geraldine		4
deanna	dana		4
deb	debbie		69
deb	debby		163
deb	deborah		86
debbe	deborah		9
debbi	deborah		92
debbie	deborah		54
debbora	deborah		3
debby	debbie		106
debby	deborah		303
debe	deborah		10
debi	deborah		9
debora	deborah		31
deborrah	deborah		3
debra	debbie		6
debra	deborah		31
dede	deirdre		10
dede	diana		10
dee	audrey		155
dee	delores		277
deea	andreea		9
deedee	deidre		168
deedee	nadine		155
deena	adena		6
deena	dana		4
deia	andreia		4
deidre	deirdra		4
dejo	dejan		1
deke	deacon		10
deke	dietrich		10
del	adelbert		83
del	delbert		392
del	delmar		48
del	delmer		48
dela	adela		10
delbert	adelbert		17
dele	ayodele		170
dele	bamidele		170
delf	delphine		6
delia	adaline		26
delia	adeline		12
delia	cordelia		277
delia	fidelia		15
delilah	dahlia		4
delius	delia		6
dell	adaline		26
dell	adelaide		26
dell	adele		69
dell	adeline		15
dell	adelphia		26
dell	delilah		83
dell	della		128
dell	delores		67
dell	delphina		0
della	adelaide		179
della	delilah		83
della	deliverance		26
della	delores		67
delle	adelle		10
dellia	adelle		10
delly	deliverance		51
delphi	delphine		6
delphia	adelphia		41
delphia	philadelphia		17
delphia	philly		225
delphina	adelphia		4
dem	demetria		1
demaris	demerias		4
demetrio	demetrius		5
demetrios	dimitrios		35
demetris	dimitrios		35
demetrius	dimitrios		348
demi	demetria		1
dena	adena		6
dena	dana		4
denca	denisa		1
dence	prudence		10
denda	denisa		1
deni	denisa		0
deni	dennis		1
denik	dennis		1
denis	dennis		3
denne	dennis		1
dennie	dennis		6
dennis	dennison		17
dennis	dionysius		10
dennison	dionysius		10
denny	dennis		223
denny	dennison		12
dennys	dennis		3
denys	denise		120
denys	dennis		13
denyse	denise		120
depy	despoina		40
dera	derald		10
deric	derek		3
derick	derek		3
derick	frederick		6
derrek	derek		63
derrell	daryl		43
derrick	derek		3
des	desmond		1
dese	desire		0
dese	desiree		1
desre	desire		0
desre	desiree		1
desree	desire		7
desree	desiree		9
dessa	andressa		4
devon	devin		4
dewayne	duane		31
deza	andreza		4
dhia	diya		2
di	diana		201
di	diane		17
diaa	diya		2
diah	jedediah		17
diah	jedidiah		6
diah	obadiah		41
diah	zedediah		12
dian	diane		63
dianah	diana		142
diane	diana		531
dianna	diana		3
dianna	dinah		29
dianne	diane		3
dicey	diana		6
dicey	diane		6
dicey	eudicy		6
dicey	eurydice		6
dicie	dicey		236
dick	dickon		0
dick	dickson		0
dick	dirk		42
dick	melchizedek		83
dick	rich		69
dick	richard		66
dick	ricky		69
dickie	richard		643
dickon	dickson		0
dickon	richard		60
dicky	richard		73
dicy	laodicia		6
didi	diana		6
didi	diane		6
didi	dieter		28
diedrich	dietrich		21
diego	james		5
diether	dieter		21
dietmar	dieter		762
dietr	dietrich		53
dietrich	dieter		28
digong	rodrigo		133
dilbert	delbert		120
dill	adelaide		10
dill	adelina		10
dill	dillard		10
dilly	deliverance		51
dima	dimas		0
dima	dimka		0
dima	dimochka		0
dima	dimon		0
dima	dimulia		0
dima	dimych		0
dima	dmitriy		34
dima	dmitry		79
dima	dmytro		55
dimitar	demetrius		5
dimitri	dimitrios		293
dimitri	dmitry		8
dimitrij	dmitry		8
dimitrios	demetrius		5
dimitris	dimitrios		35
dimitriy	dmitry		8
dimitry	dmitry		8
dimka	dmitriy		34
dimmis	demerias		4
dimo	dimitar		1
dina	adena		6
dina	geraldine		67
dinah	diana		142
dinos	konstantinos		40
dinu	constantin		80
dipak	deepak		24
dirch	derek		9
dirk	dietrich		53
dirk	theodoros		42
dite	epaphroditius		51
ditus	aphrodite		4
ditus	epaphroditius		41
diya	divya		4
dj	david		98
djaber	jabir		2
djafar	jafar		2
djaja	jaya		291
djalal	jalal		2
djamal	jamal		2
djamel	jamal		2
djamil	jamil		2
djavad	jawad		2
djorde	djordje		184
dmitri	dmitry		8
dmitrii	dmitry		8
dmitrij	dmitry		8
dmitrijs	dmitry		122
dmitriy	dmitry		8
dmitry	demetrius		5
dmytro	demetrius		5
dmytro	dmitry		8
dmytryk	dmytro		55
dob	robert		60
dobbin	robert		60
doc	charles		48
doc	william		48
doda	dorothea		17
doda	dorothy		9
dode	dorothy		9
dodie	delores		4
dodie	dorothy		92
dodong	eduardo		501
dody	delores		4
dody	dorothy		4
dolf	randolph		4
dolf	rudolphus		4
doll	dorothy		9
dollah	abdullah		323
dollie	dorothy		4
dolly	dorothy		54
dolph	adolphus		309
dolph	randolph		15
dolph	rudolph		56
dolph	rudolphus		30
dom	domenic		12
dom	dominic		162
dom	dominique		0
domenico	dominic		5
domi	dominic		0
domi	dominique		306
domingo	dominic		5
domingos	dominic		5
dominick	dominic		3
dominik	dominic		3
dominique	dominic		197
domino	dominik		33
don	donald		38
dona	caldonia		9
dona	donna		59
donn	donald		4
donna	fredonia		9
donne	donald		1
donnie	donald		66
donny	donald		66
donny	donnie		233
donny	donovan		17
dony	donald		41
dony	donovan		6
dora	dorinda		0
dora	dorothea		246
dora	dorothy		688
dora	dortha		0
dora	isadora		12
dora	theodora		161
dorde	djordje		184
dorde	dordije		0
dordje	djordje		184
dori	dora		32
dori	dorina		0
dorie	dorothy		10
dorinda	dorothy		9
doris	dorinda		0
doris	dorothy		9
doris	dortha		0
dorle	dorothea		28
dorota	dorothy		5
dorotea	dorothy		5
doroteia	dorothy		5
dorothea	dorinda		17
dorothea	dorothy		45
dorothy	dorethea		7
dortha	dorinda		7
dortha	dorothea		7
dortha	dorothy		60
dorus	theodorus		36
dory	dorothy		71
dos	reis		4
dosia	theodosia		6
dosie	eudoris		6
dossie	eudoris		6
dot	dorothea		111
dot	dorothy		54
dot	dotty		6
dotha	dorothy		9
dottie	dorothy		191
dotty	dorothy		88
dotty	dotha		59
doug	douglas		131
dougie	douglas		19
douglass	douglas		3
dovid	david		153
dow	dov		16
draga	dragica		1
draga	dragojla		0
draga	dragoslav		62
dragi	dragisa		1
dragica	dragojla		1
drahuska	drahomira		61
drale	draza		7
drale	drazen		1
draza	drazen		1
drazo	drazen		1
dre	sondra		6
drea	andre		6
drea	andrea		17
drew	andrew		38
drew	woodrow		26
drina	alexandria		6
driss	idris		2
dru	andrew		4
duarte	edward		5
dud	dudley		1
duda	eduarda		4
dudi	david		153
dudu	david		733
dudu	eduardo		500
duglas	douglas		3
dul	abdul		677
dule	dusan		62
dumitru	demetrius		5
dunk	duncan		82
dunny	duncan		1
dura	durad		1
durde	durad		7
duro	durad		1
duro	durde		0
duro	juraj		61
dusko	dusan		7
dusty	dustin		650
dutch	herman		6
dutch	william		98
duty	deuteronomy		6
dwain	duane		3
dwane	duane		9
dwayne	duane		31
dyana	diana		3
dyane	diane		3
dyce	aphrodite		4
dyce	epaphroditius		41
dyche	aphrodite		4
dyche	epaphroditius		41
dyer	jedediah		83
dyer	jedidiah		6
dyer	obadiah		88
dyer	zedediah		30
dzhamal	jamal		2
dzmitry	dmitry		8
earnie	earnest		1
eb	abel		67
eb	ebbie		6
eb	ebenezer		15
ebbie	abel		88
ebbie	ebenezer		30
eben	ebenezer		73
eberh	eberhard		53
ebi	eberhard		53
ebraheem	ibrahim		2
ebrahim	ibrahim		2
ector	hector		57
ed	edgar		181
ed	edmond		204
ed	edmund		247
ed	eduardo		204
ed	edward		38
ed	edwin		181
eddie	ed		532
eddie	edgar		385
eddie	edith		270
eddie	edmond		12
eddie	edmund		385
eddie	eduardo		204
eddie	edward		66
eddie	edwin		181
eddy	edgar		179
eddy	edmond		119
eddy	edmund		179
eddy	eduardo		676
eddy	edward		54
eddy	edwin		99
edek	edward		33
eden	edna		10
edgar	edward		9
edi	eduard		53
edie	edith		322
edie	edyth		12
edie	edythe		12
edik	edichka		1
edith	adaline		9
edm	edmund		19
edmd	edmund		19
edmund	edmond		4
edmund	edward		796
edna	edith		9
edny	edna		63
edo	edit		206
edoardo	edward		5
edon	edith		10
edouard	edward		5
edris	idris		2
edriss	idris		2
edu	eduardo		249
eduard	edward		5
eduardo	edward		5
edvard	edward		5
edvardas	edward		5
edw	edward		19
edwd	edward		19
edye	edith		41
edye	edyth		12
edye	edythe		12
eesa	isa		2
effemy	euphemia		121
effi	ephraim		49
effie	euphemia		104
effy	euphemia		6
efi	eftychia		40
efim	yefim		8
egay	edgardo		133
egor	yegor		8
egorka	egor		34
ehmed	ahmad		2
eid	reid		4
eileen	aileen		9
eileen	ellen		159
eileen	helena		155
eilis	elizabeth		5
eirik	eric		3
eithne	edna		10
ekaterina	catherine		5
ekaterina	yekaterina		8
ekaterini	aikaterini		35
eko	echo		4
ekrem	akram		2
el	ella		6
ela	elzbieta		227
elaine	eleanor		67
elaine	helena		83
elanor	elaine		7
elbert	adelbert		9
elbert	albert		410
elbert	alberta		9
elbert	elbertson		17
eleanor	helena		169
eleanora	ellen		4
eleazar	eleazer		4
eleck	alexander		9
electa	electra		4
elena	elenchyk		0
elena	ellen		339
elena	helen		5
elena	helena		769
elena	mariaelena		4
elena	yelena		8
eleni	helen		235
elenka	elena		65
elenor	eleanor		777
elenor	leonora		9
elenor	leonore		6
elenora	eleanor		32
eleny	eleni		35
eleonora	eleanor		5
eleonore	eleanor		5
elham	ilham		813
eli	elias		800
eli	eliezer		0
eli	elijah		162
eli	elimelekh		0
eli	elisha		15
eli	eliska		0
eli	eliyahu		0
eli	elliot		84
elia	elias		5
eliahu	eliyahu		16
elias	ilyas		146
elic	alexandria		9
elicia	alice		9
elijah	elias		5
elijah	eliezer		7
elijah	elimelekh		7
elijah	eliyahu		7
elijahu	eliyahu		16
elina	ellen		32
elinamifia	eleanor		4
elinor	ellen		4
eliot	elliot		3
eliott	elliot		3
elis	elizabeth		9
elisa	elizabeth		418
elisabet	elizabeth		3
elisabeth	elizabeth		31
elisabetta	elizabeth		5
elise	elizabeth		9
elisebeth	elizabeth		3
elisha	alice		9
elisha	eliezer		7
elisha	elimelekh		7
elisha	eliyahu		7
elisheva	elizabeth		5
elissa	elizabeth		9
elisth	elizabeth		19
eliyahu	elias		5
eliyahu	elijah		173
eliyas	ilyas		2
eliz	elizabeth		19
eliza	elizabeth		319
eliza	louise		177
elizabet	elizabeth		3
elizaveta	elizabeth		5
elizebeth	elizabeth		3
elizth	elizabeth		19
elka	elzbieta		33
ella	ellender		0
ella	gabriella		99
ella	gabrielle		26
ella	helen		56
ella	helene		15
ella	luella		26
elle	ella		7
elle	ellen		1
elle	ellie		0
elleanor	eleanor		142
ellen	eleanor		193
ellen	ella		69
ellen	ellender		0
ellen	helen		177
ellen	helena		83
ellen	helene		177
ellen	lena		69
ellender	helena		9
elli	alexandria		4
elli	eleanor		4
elli	elisabeth		70
elli	elmira		4
elli	elwood		4
ellie	eleanor		116
ellie	ellen		111
ellie	elmira		30
ellie	helen		12
ellie	helene		12
elliott	elliot		3
ellis	alice		9
ellis	ellen		4
ells	elle		7
ells	elwood		9
elly	eleanor		313
elly	elizabeth		42
elly	ellie		163
elly	elmira		88
elm	elmer		19
elmo	elmer		10
elnora	eleanor		4
elouise	heloise		73
els	elisabeth		36
els	elizabeth		118
els	elsbeth		0
elsa	elizabeth		9
elsbeth	elizabeth		138
else	elisabeth		70
elsey	ellswood		12
elsey	elsie		236
elsey	elswood		12
elsey	elze		183
elsie	alice		26
elsie	elizabeth		714
elspet	elizabeth		10
elspeth	elizabeth		5
elsy	alice		4
elsy	elizabeth		4
elvie	elvira		6
ely	elias		10
ely	elijah		10
elyas	ilyas		2
elzbieta	elizabeth		5
em	emeline		15
em	emil		6
em	emily		161
em	emma		17
ema	emily		4
ema	emma		4
emad	imad		2
emanouil	emmanouil		35
emanuel	emmanuel		5
emanuele	emmanuel		5
emeka	chukwuemeka		209
emelia	emily		32
emely	emily		32
emelyn	emily		4
emile	emiline		1
emilia	emileczka		1
emilia	emilunia		0
emilia	emilusia		0
emilia	emily		145
emilie	amelia		4
emilie	emeline		4
emilie	emily		5
emiline	emeline		159
emilka	emilia		1
emily	emeline		88
emin	amin		2
emine	amina		2
emir	amir		2
emm	emeline		9
emm	emma		1
emma	emeline		26
emma	emily		99
emma	emmanuelle		0
emma	emmer		0
emma	ermintrude		10
emmaline	emily		4
emmanouil	emmanuel		5
emmanuel	emmanouil		348
emme	emily		4
emme	emma		7
emmeline	emily		371
emmer	emeline		9
emmet	emmit		29
emmie	emeline		4
emmie	emily		92
emmit	emmota		4
emmy	emeline		30
emmy	emily		116
emmy	emma		69
emmy	emmanuelle		0
emo	emil		65
emos	emine		141
emran	imran		2
enayatollah	inayatullah		2
enayatullah	inayatullah		2
encarna	encarnacion		39
encarni	encarnacion		39
ender	mahender		4
endra	harendra		4
endra	virendra		4
enlo	enola		10
enne	adrienne		6
enric	henry		5
enrico	henry		5
enrique	henry		5
enriqueta	henrietta		5
enver	anwar		2
enzo	lorenzo		68
enzo	vincenzo		707
eoin	john		5
eph	ephraim		73
eppa	aphrodite		4
eppa	epaphroditius		41
epsey	artelepsa		6
erica	frederica		6
erich	eric		3
erick	eric		3
erick	frederick		6
erick	roderick		6
ericka	erica		29
ericka	fredericka		6
erico	eric		43
erik	eric		3
erika	erica		29
erika	frederica		6
erinn	erin		3
erkki	erik		85
erma	emeline		9
erna	ernestine		82
erne	ernest		1
ernest	earnest		159
ernie	earnest		83
ernie	ernest		38
erning	ernesto		133
erzsebet	elizabeth		45
erzsi	erzsebet		203
es	essy		6
esa	mahesa		4
esebella	isabella		10
esebelle	isabella		10
esmaeil	ismail		2
esmail	ismail		2
esmee	esmeralda		1
espe	esperanza		39
essa	isa		2
essa	vanessa		26
essi	estella		4
essi	hester		4
essie	estella		4
essie	esther		265
essie	hester		4
essy	estella		41
essy	estelle		12
este	estella		10
este	esther		10
esteban	stephen		5
estelle	estella		750
ester	esther		16
estevao	stephen		5
esti	esther		49
ethel	etheldreda		10
ethelene	etheldreda		10
ethyl	etheldreda		10
eti	etelka		52
etienne	stephen		5
etta	carthaette		83
etta	ethel		4
etta	henrietta		319
etta	loretta		26
ette	etta		7
etti	carthaette		4
etti	ester		49
etti	esther		49
etti	henrietta		4
ettie	carthaette		4
ettie	henrietta		4
etty	carthaette		6
etty	henrietta		41
eugen	eugene		5
eugene	eugenius		10
eugenio	eugene		5
eugeniusz	eugene		5
eugeny	evgeny		8
eula	eulalia		10
eunice	unice		6
eustathios	efstathios		35
ev	evangeline		6
ev	evelyn		17
ev	everett		19
eva	evaline		15
eva	eve		45
eva	evelyn		722
evagelos	evangelos		35
evan	john		46
eve	evaline		15
eve	evelina		0
eve	evelyn		715
eve	genevieve		26
evelin	evelyn		32
evelina	evelyn		523
evert	everardus		36
eves	neves		4
evgeni	evgeny		8
evgenii	evgeny		8
evgenij	evgeny		8
evgenija	evgenia		8
evgeniy	evgeny		8
evgeniya	evgenia		8
evgeny	eugene		411
evgueni	evgeny		8
evguenii	evgeny		8
evhen	evgeny		8
evi	eva		52
evi	evangelia		105
evi	paraskevi		105
evie	evelyn		19
evike	eva		52
evka	eva		113
evonne	yvonne		3
ewa	eve		5
ewka	ewa		33
ewunia	ewusia		7
exie	experience		6
eymen	ayman		2
eyup	ayyub		2
ez	ezekiel		15
ez	ezideen		6
ez	ezra		56
faatima	fatima		2
fadi	fahd		29
fadma	fatima		2
fafa	francois		74
fahad	fahd		2
faisal	faysal		2
faisel	faysal		2
fal	fallon		6
falcon	fallon		6
fall	fallon		6
fallie	fallon		6
fally	fallon		6
falon	fallon		63
fam	euphemia		10
fan	frances		9
fanda	frantisek		61
fane	stefan		80
fanfan	francois		74
fanica	stefan		80
fanie	stephanus		112
fanne	fanny		142
fannie	fanny		121
fannie	frances		92
fanny	euphemia		10
fanny	frances		193
fanny	stephanie		74
faouzi	fawzi		2
farag	faraj		2
farah	farrah		32
farmboy	westley		6
fate	lafayette		60
fatemeh	fatima		2
fathima	fatima		2
fathy	fathi		2
fati	fatima		1
fatima	fatinha		0
fatimah	fatima		2
fatimata	fatima		2
fatime	fatima		2
fatinha	fatima		89
fatma	fatima		2
fatma	fatos		7
fato	fatma		141
fatos	fatma		141
fatoumata	fatima		2
fauzi	fawzi		2
fawzy	fawzi		2
fay	faith		56
fay	fayette		10
faycal	faysal		2
fco	francisco		132
fdo	fernando		132
fede	federico		1
federico	frederick		5
fedir	fyodor		8
fedor	fyodor		8
fedor	theodore		5
fedora	theodora		5
fedya	fyodor		140
feisal	faysal		2
fel	felicia		6
feli	felicia		6
feli	philipe		1
felicia	felicity		9
felipe	philip		254
felipe	philipe		91
felix	feliciano		10
felty	feltie		236
felty	valentina		6
felty	valentine		12
femi	olufemi		208
femi	oluwafemi		208
fena	euphrosina		4
fenee	euphrosina		4
fer	fernan		0
fer	fernanda		0
fer	fernando		1
ferbie	pheriba		6
fercho	fernan		7
fercho	fernando		7
ferd	ferdinand		673
ferda	ferdinand		1
ferde	ferdinand		1
ferdie	ferdinand		139
ferdie	ferdinando		6
ferdinando	ferdinand		5
ferdo	ferdinand		1
ferenc	francis		5
feri	ferenc		203
feri	fereydun		0
feris	fergus		10
ferko	ferenc		52
fernan	fernando		1
fernand	ferdinand		5
fernando	ferdinand		145
ferns	fernandes		4
fethi	fathi		2
fevzi	fawzi		2
feysal	faysal		2
fia	sofia		76
fidelia	bedelia		9
fie	philander		6
field	winfield		51
fiete	friedrich		28
fifi	fiona		9
fifi	phoebe		6
filip	philip		3
filipe	filipinho		0
filipe	philip		5
filipe	philipe		91
filippo	philip		5
filou	philippe		74
fina	josephine		60
finn	phineas		4
finnius	alphinias		4
fiodor	fyodor		8
fiona	fionna		59
fito	adolfo		102
fito	rodolfo		102
fitz	fitzgerald		10
fitz	fitzhugh		10
fitz	fitzpatrick		10
fitz	fitzroy		10
fjodor	fyodor		8
flick	felicity		82
flo	flora		0
flo	florence		86
flo	florian		28
flo	florrie		0
flo	floss		0
flo	flosse		0
flo	flossie		0
flora	flosse		1
florence	flora		17
flori	florentina		1
flori	florian		28
florinel	florin		80
florrie	florence		71
florrie	flossie		7
floss	flora		7
floss	florence		9
flosse	florence		7
flossie	florence		302
flossy	florence		126
foad	fuad		2
fofi	fotini		40
fofi	sofia		40
folker	volker		21
foma	thomas		5
fonso	alfonse		10
fonzo	alfonse		10
ford	brad		382
ford	bradford		15
ford	clifford		56
fouad	fuad		2
fran	france		0
fran	francek		0
fran	frances		86
fran	francesca		84
fran	franci		0
fran	francine		12
fran	francis		316
fran	francisco		102
fran	francisek		0
fran	franek		0
fran	franjo		0
fran	franklin		12
fran	franky		0
fran	frasco		0
frana	frank		1
frana	frans		0
franc	francis		5
franc	franjo		62
franca	francesca		68
france	francek		1
france	francisek		0
francesc	francis		5
francesco	francis		5
franci	francisek		62
francie	frances		139
francie	francine		12
francina	frances		10
francine	frances		10
francis	francois		317
francisca	francesca		5
francisco	francis		45
franciska	francesca		5
franciszek	francis		5
franco	francesco		68
franco	francis		46
franco	franko		29
francois	francis		5
francois	franciscus		0
francoise	francesca		5
frane	france		0
frane	francek		0
frane	franci		0
frane	francisek		0
frane	franek		1
frane	franjo		0
franek	france		1
franek	franciszek		33
franjo	francek		1
franjo	francis		5
frank	francis		66
frank	francisco		48
frank	franciscus		0
frank	francois		0
frank	frankisek		0
frank	franklin		247
frank	franklind		12
franke	francis		0
franke	franklin		1
frankie	frances		154
frankie	francis		480
frankie	francisco		48
frankie	frank		406
frankisek	francis		9
franklin	francis		9
franklin	frankisek		1
franky	francis		93
franky	franklin		0
franky	veronica		41
frannie	fran		101
frannie	frances		56
frannie	francine		12
frannie	frankie		0
franniey	frances		41
franniey	francine		12
franny	frances		161
franny	francesca		0
franny	francine		6
franny	frankie		0
frano	franjo		1
frans	francis		5
frans	franciscus		0
frans	francois		0
frans	frank		1
frans	frasse		0
franscois	francois		525
fransois	francois		525
franta	frantisek		220
frantisek	francis		5
frantiska	francesca		5
franz	francesco		4
franz	francis		289
franz	frank		1
franz	franke		0
franz	frankisek		0
franz	franklin		0
franziska	francesca		5
franzl	franz		28
fras	francis		19
frasco	francis		7
frasco	francisco		7
frato	franjo		1
frdo	fernando		132
fred	alfred		247
fred	ferdinand		12
fred	frederic		317
fred	frederick		38
fred	frederico		0
fred	frederique		0
fred	fredvick		0
fred	freek		0
fred	frieda		183
fred	wilfred		15
fred	winifred		12
freda	alfreda		15
freda	frederica		9
freda	fredericka		41
freda	fredricka		0
freda	winifred		84
fredde	frederica		0
fredde	frederick		1
fredde	fredricka		0
freddie	ferdinand		12
freddie	fred		406
freddie	frederick		478
freddie	frieda		183
freddie	winifred		30
freddy	alfred		669
freddy	alfreda		314
freddy	ferdinand		119
freddy	fred		233
freddy	frederick		66
freddy	fredericka		119
freddy	fredvick		0
freddy	frieda		183
freddy	winifred		670
frederic	frederick		3
frederich	frederick		3
frederico	frederick		5
frederik	frederick		3
fredk	frederick		19
fredric	frederick		3
fredrick	frederick		3
fredricka	frederica		9
fredricks	frederick		10
fredrik	frederick		3
freek	frederik		36
frida	fridse		1
frids	frida		1
frieda	alfreda		193
frieda	freda		101
frieda	frederica		9
frieda	fredericka		119
friedel	friedrich		53
friedl	friedrich		28
friedr	friedrich		53
friedrich	frederick		43
frikkie	frederik		112
frippe	fredrik		76
frish	frederick		9
frish	fritz		7
frits	frederick		4
frits	frederik		36
fritz	frederick		681
fritz	friedrich		138
frona	sophronia		104
fronia	sophronia		104
frony	veronica		51
fryderyk	frederick		5
fuaad	fuad		2
fulop	philip		5
fyodor	theodore		5
gaafar	jafar		2
gab	gabriel		1
gab	gabriella		0
gab	gabrielle		0
gabbe	gabriel		1
gabbe	gabriella		0
gabbe	gabrielle		0
gabbie	gabriel		7
gabbie	gabriella		7
gabbie	gabrielle		7
gabby	gabriel		728
gabby	gabriella		99
gabby	gabrielle		26
gabe	gabby		233
gabe	gabriel		38
gabe	gabriella		0
gabe	gabrielle		0
gaber	jabir		2
gabi	gabor		206
gabi	gabriel		249
gabi	gabriela		0
gabi	gabriele		28
gabi	gabriella		206
gabi	gavriel		49
gabina	gabriela		7
gabka	gabriela		1
gabo	gabriel		39
gabor	gabriel		5
gabr	jabr		2
gabriela	gabrielle		32
gabriele	gabriel		5
gabs	gabby		0
gabs	gabriel		1
gabs	gabriella		0
gabs	gabrielle		0
gaby	gabriel		1
gaga	dragan		62
gail	abbigale		6
gail	abigail		86
galal	jalal		2
galila	jalila		2
galina	galechka		7
galka	galina		1
galya	galina		79
galyna	galina		8
gamal	jamal		2
gamil	jamil		2
gamila	jamila		2
ganesha	ganesh		81
gani	ganesh		4
ganna	anna		811
gare	gareth		6
gare	garrett		6
garett	garrett		3
garratt	garrett		6
garret	garrett		3
garri	garrick		6
garry	garrett		6
garry	gary		31
gary	gareth		6
gary	garrett		271
gasim	qasim		2
gassan	ghassan		2
gatsy	augusta		41
gatsy	augustina		12
gavriil	gabriel		5
gavril	gabriel		5
gawad	jawad		2
gay	gerhard		82
gee	jehu		104
geert	gerardus		36
geertje	geertruida		36
gege	gerard		74
gehan	jihan		2
geidar	heydar		8
geli	angelika		28
gema	gemma		32
gen	genevieve		71
gen	virginia		9
gena	genchik		0
gena	genevieve		10
gena	genka		0
gena	gennady		1
gena	genochka		0
gena	genych		0
genadijs	gennady		122
gence	genevieve		1
gene	eugene		162
gene	jean		254
geneva	genevieve		317
genia	genowefa		33
genie	eugenia		4
genka	gennady		1
gennadi	gennady		8
gennadii	gennady		8
gennadij	gennady		8
gennadiy	gennady		8
gennady	genchik		7
gennady	genochka		7
gennarino	gennaro		68
geno	eugene		98
genych	gennady		7
geo	georg		1
geo	george		19
geoff	geoffre		0
geoff	jeffrey		38
geoffrey	jefferson		4
geoffrey	jeffrey		3
geoffry	jeffrey		3
geofrey	jeffrey		3
georg	george		45
georg	yrjo		156
george	georgios		293
georges	george		5
georgi	george		5
georgi	georgy		8
georgia	georgiana		17
georgia	georgina		4
georgie	george		337
georgie	georgina		84
georgii	georgy		8
georgij	georgy		8
georgios	george		235
georgiy	georgy		8
georgy	george		45
ger	geraint		0
ger	gerardus		75
gerard	gerardus		75
gerard	gerarsdus		0
gerard	gerhard		72
gerardo	gerard		5
gerd	gerard		0
gerd	gerarsdus		0
gerd	gerhard		53
gerd	gerrie		0
gerda	gerdale		0
gerda	gertrude		1
gere	geraldine		1
geremia	jeremiah		5
gerh	gerhard		53
gerhad	gerhard		21
gerhard	gerard		5
gerhardt	gerhard		21
gerhart	gerard		5
gerhart	gerhard		21
geri	geraldine		4
geri	gergana		1
geri	gerhard		28
geri	jerry		6
gerold	gerald		43
gerome	jerome		3
geronimo	jerome		5
gerre	gerald		1
gerre	geraldine		0
gerri	gerald		4
gerri	geraldine		169
gerri	gerard		4
gerri	gerardo		4
gerrie	gerald		4
gerrie	geraldine		321
gerrie	gerard		9
gerrie	gerardo		4
gerrie	gerarsdus		7
gerrit	gerard		5
gerrit	gerardus		36
gerry	gerald		150
gerry	geraldine		30
gerry	gerard		386
gert	gerard		0
gert	gerardus		42
gert	gerarsdus		0
gert	gerd		7
gert	gerhard		70
gert	gerrie		0
gert	gerrit		42
gert	gertie		128
gert	gertrude		86
gerte	gertrude		1
gertie	gertrude		86
gertrude	gertrud		70
gevorg	george		5
ghanem	ghanim		2
ghasem	qasim		2
ghassem	qasim		2
gheorghe	george		5
ghia	nghia		4
ghita	gheorghe		661
ghjuvanni	john		5
gholam	ghulam		2
ghoulam	ghulam		2
ghul	gul		421
ghulamreza	gholamreza		214
giac	giacomo		117
giacomo	james		5
giambattista	giovanni		166
gian	john		46
giang	huong		4
gianna	ioanna		105
gianni	giovanni		117
giannis	ioannis		35
gib	gilbert		9
gicu	gheorghe		80
gid	gideon		10
giel	michiel		36
gienek	eugeniusz		33
giep	gideon		112
gigi	gheorghe		710
gigi	gisele		4
gigi	luigi		376
gihan	jihan		2
gijs	gijsbertus		36
gil	gilbert		38
gil	gilberto		48
gilb	gilbert		19
gill	gillian		1
gillis	giles		121
gilly	gillian		1
gina	georgina		311
gina	regina		56
gina	virginia		9
ginette	genevieve		74
ginger	virginia		319
gini	virginia		19
ginne	ginger		1
ginnie	virginia		10
ginny	ginger		0
ginny	virginia		54
gino	luigi		68
ginter	guenter		21
gio	giovanni		483
giorgi	george		5
giorgio	george		5
giorgios	georgios		35
giorgos	georgios		35
giosue	joshua		5
giota	panagiota		40
giov	giovanni		117
giovan	john		5
giovanna	joan		5
giovanni	john		5
girisha	girish		81
girolamo	jerome		5
gita	geeta		24
gitta	birgitta		662
gittan	birgitta		76
gitte	birgitte		229
gitte	brigitte		28
giu	giulia		1
giuditta	judith		5
giulia	julia		5
giulio	julius		5
gius	giuseppe		117
giuseppe	joseph		5
giuseppina	josephine		5
giusy	giuseppina		68
gjorge	djordje		184
gladys	gwen		4
gleb	glebka		0
gleb	glebocha		1
glen	glendale		10
glen	glendon		10
glenn	glen		3
glory	gloria		63
glyn	glen		43
goca	gordana		62
godfrey	geoffrey		5
godofredo	geoffrey		46
goes	bagus		4
goffredo	geoffrey		5
golam	ghulam		2
gomaa	jumaa		2
goncalo	gonzalo		536
gonsalo	gonzalo		57
gonza	gonzalo		39
gopala	gopal		81
goran	george		46
gordie	gordon		481
gordy	gordon		71
gore	grigore		80
gorio	gregorio		133
gory	gregory		6
gosha	georgiy		34
gosho	georgi		65
gosia	gosienka		0
gosia	goska		7
gosia	malgorzata		307
gosta	gustav		103
gottfr	gottfried		53
gottfried	geoffrey		5
govie	governor		6
govinda	govind		81
gowri	gauri		24
goyo	gregorio		39
gpe	guadalupe		132
gra	graciela		1
grace	gracina		1
gracia	gracina		1
gracie	gracina		1
graeme	graham		3
grahame	graham		3
gram	graham		32
gre	margaretha		75
green	greenberry		6
greet	margaretha		36
greetje	margaretha		75
greg	gregoire		0
greg	gregory		373
gregg	gregory		131
greggory	gregory		3
gregoire	gregory		45
gregor	gregory		43
gregorey	gregory		3
gregorio	gregory		5
greselda	griselda		142
greta	margaret		631
greta	margareta		103
greta	margarita		17
gretchen	margaret		471
gretchen	margarethe		70
grete	gretchen		0
grete	gretel		0
grete	margaret		138
grete	margarethe		28
grete	margrethe		229
gretel	gretchen		0
gretel	margaret		138
gretel	margarethe		28
grethe	margrethe		229
gretie	margaret		10
gretl	margarethe		28
gretta	margaret		67
gretta	margaretta		15
griet	margaretha		75
grietje	margaretha		36
grigor	gregory		5
grigor	grisha		7
grigori	grigory		8
grigorii	grigory		8
grigorij	grigory		8
grigorios	gregory		5
grigoris	grigorios		40
grigoriy	grigory		8
grigory	gregory		5
grim	grimshaw		10
grim	grimsley		10
gris	griswald		10
grisha	grigoriy		34
grisha	grigory		140
grisho	grigor		7
grissel	griselda		82
grzegorz	gregory		5
grzes	grzegorz		33
grzesiek	grzegorz		192
gu	gustavo		276
gualterio	walter		5
gualtiero	walter		5
guenther	guenter		21
guga	gustavo		89
guglielmo	william		5
gui	guilherme		1
gui	guillaume		74
guigui	guillaume		74
guilherme	william		5
guillaume	william		5
guille	guillermo		87
guillermo	william		5
guillo	guillermo		1
gulam	ghulam		2
gulamreza	gholamreza		214
gum	montgomery		126
gunter	guenter		21
gunther	guenter		21
gurra	gunnar		85
gurra	gustaf		76
gus	august		181
gus	augustine		316
gus	augustus		150
gus	gustav		0
gus	gustave		273
gus	gustavo		48
gus	gustus		0
gussie	augusta		321
gussie	augustina		119
gussie	gus		101
gussy	augusta		10
gussy	gustav		1
guus	augustinus		42
guus	augustus		42
guus	gustaaf		42
gwen	gwendolen		0
gwen	gwendolyn		86
gwen	gwendy		0
gwendy	gwendolyn		1
gwennie	gwendolyn		10
gwenny	gwendolyn		10
gwilym	william		5
gwyneth	gwen		4
gyorgy	george		45
gysbert	gijsbert		78
gyuri	gyorgy		52
gyuri	gyurika		1
gyuri	gyurka		0
gyuszi	gyula		52
habeeb	habib		2
habiballah	habibullah		2
habibollah	habibullah		2
hadad	haddad		29
hadija	khadija		2
hadj	hajji		2
hadji	hajji		2
hady	hadi		2
hagar	hajar		2
hagop	hakob		256
hagop	james		5
hailee	haley		3
hailey	haley		3
haim	chaim		16
haimke	chaim		49
haitham	haytham		2
haj	hajji		2
haji	hajji		2
hajj	hajji		2
hakan	haakan		286
hakim	hakeem		29
hakob	james		5
hakon	haakan		781
hal	harold		507
hal	henry		312
hal	howard		83
halid	khalid		2
halie	haley		3
halina	galina		8
halina	haleczka		7
halina	halinka		0
halit	khalid		805
halka	galina		1
halley	mahalla		4
hallie	mahala		41
hallie	mahalla		4
hally	mahalla		4
halya	halyna		55
halyna	galina		8
ham	hamilton		6
hamed	hamad		160
hamed	hamid		146
hameed	hamid		2
hamide	hamid		2
hamish	james		5
hammad	hamad		2
hamp	hamilton		4
hamzah	hamza		2
hamze	hamza		2
han	hannes		0
han	hans		1
hana	hanna		16
hana	hannah		13
hande	hanski		1
hane	hande		1
hanh	khanh		4
hani	hannele		1
hani	hansu		0
hania	anna		227
hania	haneczka		1
hania	hanna		227
hank	henrietta		26
hank	henry		150
hanka	hana		113
hanka	hania		7
hanka	hanna		7
hanna	anna		45
hanna	haneczka		0
hanna	hannah		31
hanna	hanneke		0
hanna	hannele		0
hanna	johanna		682
hannah	anna		45
hannah	hanna		807
hannah	hanneke		0
hannah	joanna		15
hannah	johannah		15
hannah	susan		15
hannah	susanna		15
hanneke	johanna		118
hannes	johann		28
hannes	johannes		138
hanni	johanna		28
hannie	hanneke		1
hannu	hande		7
hannu	hanski		1
hannu	johannes		274
hans	hannes		0
hans	johann		70
hans	johannes		712
hans	john		418
hansi	hannes		1
hansi	johann		28
hanski	hannes		7
hansu	hannele		1
hap	harold		6
hap	harrison		6
hap	harry		6
hap	henry		6
haps	harold		6
haps	harrison		6
haps	harry		6
haps	henry		6
harald	harold		3
hardy	eberhard		70
hardy	leonard		28
haris	charalampos		105
harisha	harish		81
harman	herman		82
haron	harun		2
haroon	harun		2
haroun	harun		2
harre	harold		1
harri	harold		4
harri	henry		4
harrie	harold		4
harrie	henry		4
harriett	harriet		3
harriette	harriet		3
harriotte	harriet		142
harris	harrison		9
harry	harold		315
harry	harriet		84
harry	harrison		698
harry	henricus		42
harry	henry		502
harty	hortense		6
hasan	hassan		2
hasen	hassan		2
hashem	hashim		2
haso	hasan		141
hasse	hans		103
hassen	hassan		2
hassie	haseltine		6
hatce	khadija		1
hatice	khadija		2
hattie	harriet		54
hawa	eve		5
hayim	chaim		16
haylee	haley		3
haylen	jalen		6
hayley	haley		3
haym	chaim		16
haysam	haytham		2
hebsabeth	hepsabah		4
hedda	hedwig		10
hegazi	hijazi		2
hegazy	hijazi		2
heide	adelaide		9
heidi	adelaide		60
heidi	adelheid		70
heidy	adelaide		4
heikki	henrik		85
heikki	henry		5
hein	hendrik		36
heiner	heinrich		53
heini	heinrich		1
heinie	henry		202
heinr	heinrich		53
heinrich	henry		5
heinz	heini		0
heinz	heinrich		138
heitham	haytham		2
heka	heikki		156
hela	helena		227
helal	hilal		2
helcia	helena		33
hele	helena		1
helen	elaine		155
helen	eleanor		272
helen	eleni		292
helena	helen		5
helena	helenieczka		0
helena	helenka		0
helena	yelena		806
helene	helen		5
helka	helena		1
helle	hildegard		10
hellmut	helmut		21
hellmuth	helmut		21
hellu	helena		1
helmi	wilhelmina		4
helmut	wilhelm		666
helmuth	helmut		21
heloise	eloise		17
hema	atha		4
hema	latha		4
hen	hence		0
hen	henry		1
hence	henry		9
hendrick	hendrik		78
hendricus	hendrik		78
hendrik	hendrikus		0
hendrik	henry		5
heniek	henryk		228
henio	henryk		1
henk	hendrik		660
henk	hendrikus		0
henk	henri		0
henk	henricus		36
henke	hendrik		1
henke	henrik		85
henkie	hendrik		112
henkka	henrik		85
henko	hendrik		1
hennadii	gennady		8
hennadiy	gennady		8
hennu	hendrik		1
hennu	henri		7
henny	henrietta		6
henri	hendrik		1
henri	hendrikus		0
henri	henkka		0
henri	henriquet		0
henri	henry		5
henrick	hendrik		78
henriette	henrietta		45
henrik	heikki		274
henrik	hendrik		78
henrik	henkka		7
henrik	henry		5
henrique	henry		5
henry	henriette		0
henryk	henieczek		7
henryk	henry		5
henryk	henryczek		1
heny	henry		19
heorhiy	georgy		8
hephsibah	hepsabah		4
hepsabel	hepsabah		4
hepsibah	hepsabah		4
herb	herbert		38
herbie	herbert		71
heri	herry		29
heribert	herbert		3
herm	herman		98
herm	hermann		53
herme	hermione		1
hermie	hermione		51
hermoine	hermione		9
hernando	ferdinand		5
hersch	herschel		10
hershel	tzvi		49
hesham	hisham		2
hesse	hester		1
hessy	hester		51
hester	esther		17
hettie	esther		687
hettie	henrietta		92
hettie	hester		4
hettie	mehitabel		4
hetty	heather		6
hetty	henrietta		686
hetty	hester		321
hetty	mehitabel		30
hez	hezekiah		139
hias	matthias		53
hicham	hisham		2
hiel	jehiel		51
hieronymus	jerome		5
higazi	hijazi		2
hil	hillary		1
hilary	hillary		751
hilda	hildegard		10
hilde	hildegard		28
hildegarde	hildegard		142
hilly	hillary		1
hipsie	hephsibah		41
hipsie	hepsibah		12
hipsie	hipsbibah		6
hishaam	hisham		2
hitty	mehitabel		51
hoa	khoa		4
hob	robert		73
hobkin	robert		73
hocine	hussein		2
hoda	huda		2
hoda	jahoda		6
hodge	roger		73
hodie	jahoda		6
hody	jahoda		6
honey	honora		6
honor	leonore		6
honza	jan		220
hop	hopkins		51
hopp	hopkins		126
horace	horatio		93
horre	horace		1
horry	horace		51
hosain	hussein		2
hosam	husam		2
hosein	hussein		2
hosey	hosea		63
hosie	hosea		63
hosni	husni		2
hosny	husni		2
hossain	hussein		2
hossam	husam		2
hossein	hussein		2
houcine	hussein		2
housam	husam		2
houssein	hussein		2
hovhannes	john		5
hovo	hovhannes		1
hovsep	joseph		5
howe	howard		1
howerd	howard		3
howie	howard		647
hrehor	grzegorz		215
hristian	christian		5
hristos	christos		35
hristos	hristo		347
hryhorii	grigory		8
hryhoriy	grigory		8
hrysha	hryhoriy		55
hryts	hryhoriy		55
hub	herbert		48
hub	hubert		162
hubie	hubert		71
hugh	hubert		26
hugh	jehu		83
hughie	hugh		753
hugo	hubert		9
hugo	hugh		410
hugues	hugh		5
huma	kabir		4
humey	posthuma		6
humph	humphrey		19
hung	nhung		4
hunt	hunter		1
husain	hussein		2
husayn	hussein		2
husein	hussein		2
huseyin	hussein		2
huseynov	hussein		146
husny	husni		2
huso	huseyin		141
hussain	hussein		2
hussam	husam		2
hussayn	hussein		2
hussein	hussien		29
husseyn	hussein		2
huub	hubertus		36
huw	hugh		3
huw	huwcyn		0
huy	thuy		4
hwynh	huynh		528
hy	henry		94
hy	hezekiah		30
hy	hiram		88
hyam	chaim		16
hyman	chaim		424
iago	james		5
iain	ian		3
iakov	yaakov		16
iam	ilham		4
ian	john		798
iannis	ioannis		35
iaroslav	yaroslav		8
ib	isabel		15
ib	isabella		67
ibo	ibrahim		141
ibraahim	ibrahim		2
ibragim	ibrahim		2
ibraheem	ibrahim		2
ibrahem	ibrahim		2
ibrahim	abraham		5
ica	ilona		52
ida	ada		4
idabella	idabelle		121
idrees	idris		2
idriss	idris		2
ieuan	evan		369
ievgen	evgeny		8
ievgueni	evgeny		8
ifan	evan		369
ify	ifeanyi		209
ify	ifeanyichukwu		209
ify	ifeoma		209
iggy	ignatius		41
iggy	ignatzio		6
iglal	ijlal		2
igna	ignacio		1
ignac	ignacij		1
ignaz	ignatz		1
igor	igoryochek		0
igor	igoryok		0
igors	igor		122
ihar	igor		8
ihor	igor		8
ike	isaac		150
ike	isaiah		84
ilah	fazilah		4
ildi	ildiko		52
ili	ilona		52
ilia	ilya		8
ilias	elias		5
ilias	ilyas		146
iliya	elias		5
ilja	ilya		8
illa	dilla		4
illa	faradilla		4
illia	ilya		8
illya	ilya		8
ilona	helen		46
ilonka	ilona		52
ilya	elias		5
ilyas	elias		5
ilyusha	ilya		34
ima	chandima		4
imaad	imad		2
iman	budiman		4
imi	imre		206
immanuel	emanuel		120
immanuel	emmanuel		5
immy	imogen		94
ina	lavina		15
ina	lavinia		67
ina	wilhelmina		42
inaki	ignacio		39
inayetullah	inayatullah		2
inda	arabinda		4
indie	india		63
indrek	henry		5
indy	india		63
ines	agnes		5
inez	agnes		60
ing	ingrid		1
ing	ning		4
inge	ingrid		1
inge	ingse		0
inggo	domingo		501
ingrum	ningrum		4
ingse	ingrid		1
ink	link		4
inma	inmaculada		39
inta	sinta		4
ioan	john		5
ioanis	ioannis		35
ioanna	joan		5
ioannis	john		235
iohannes	john		5
iolanda	yolanda		57
ion	john		5
ionel	ion		224
ionel	ionut		7
ionela	ioana		80
ionica	ion		80
ionut	ion		224
iori	iorwerth		1
ioseph	joseph		5
iosif	joseph		5
iosif	yusuf		2
iott	elliot		4
ioulia	yulia		8
iouri	yuri		8
ira	irene		10
ira	irina		393
ira	iryna		55
iran	kiran		4
irani	khairani		4
irena	ireczka		0
irena	irene		5
irena	irina		174
irina	irene		5
irina	irinka		0
irina	irisha		0
irina	irishka		0
irini	eirini		40
irini	irene		5
irixe	irish		7
irka	irena		33
irka	iryna		55
irma	hermelinda		10
irmi	irmgard		28
irv	irvin		48
irv	irving		729
irving	irvin		17
irwin	erwin		337
iryna	irina		8
isa	isabel		0
isa	isabelinha		0
isa	isabella		0
isa	isabelle		74
isa	nisa		4
isaak	isaac		145
isabel	elizabeth		45
isabel	isabelinha		0
isabela	isabella		3
isabell	isabel		3
isabella	elizabeth		255
isabelle	isabel		31
isabelle	isabella		531
isak	isaac		3
isham	hisham		4
ishaq	isaac		5
isiah	isaiah		32
iskandar	alexander		5
iskander	alexander		46
isko	francisco		133
ismaail	ismail		2
ismaeel	ismail		2
ismael	ismail		2
ismaiel	ismail		2
ismaila	ismail		2
ismayil	ismail		2
ismo	ismail		141
iso	ismail		141
isobel	isabel		3
issa	isa		2
issac	isaac		3
isse	isa		2
issy	isabel		139
issy	isabella		12
issy	isadora		12
isti	istvan		1
istike	istvan		7
istvan	istvanka		1
istvan	stephen		45
isus	joshua		417
itshak	yitzhak		16
itso	hristo		65
itzchak	yitzhak		16
itzhak	isaac		5
itzhak	yitzhak		16
itzik	yitzhak		657
iulia	yulia		8
iuliia	yulia		8
iuri	yuri		8
iurii	yuri		8
iva	ivana		1
iva	ivanka		0
ivan	ivanushka		1
ivan	john		144
ivana	ivanka		1
ivana	joan		5
ivanko	ivan		55
ivas	ivan		55
ivette	yvette		32
ivi	ivana		4
ivica	ivan		62
ivo	ivan		62
ivo	ivaylo		65
ivonne	yvonne		3
ivy	iva		17
izaak	isaac		3
izabel	isabel		3
izabel	isabella		29
izabella	isabella		3
izchak	yitzhak		802
izhak	yitzhak		16
izzy	isabel		71
izzy	isabella		111
izzy	isadore		6
izzy	isidore		496
izzy	israel		111
jaafar	jafar		2
jaafer	jafar		2
jaap	jacob		60
jaap	jacobus		275
jabbar	jabir		421
jaber	jabir		2
jace	jacob		1
jack	jackson		383
jack	jacqueline		178
jack	john		502
jacke	jacklyn		0
jacke	jackson		0
jacke	jaclyn		0
jacke	jacqueline		1
jacki	jaclyn		4
jacki	jacqueline		4
jacki	jacquelyn		4
jackie	jack		407
jackie	jacqueline		221
jackie	john		48
jacklin	jacqueline		9
jacklyn	jacqueline		9
jacky	jackson		0
jacky	jaclyn		4
jacky	jacqueline		92
jacky	jacquelyn		4
jaclin	jacque		7
jaclin	jacqueline		9
jaclyn	jacqueline		9
jacob	jacobus		15
jacob	james		5
jacobo	james		5
jacobus	james		5
jacomo	giacomo		527
jacque	jacklin		7
jacque	jacklyn		7
jacque	jaclyn		7
jacque	jacqueline		1
jacques	jacob		10
jacques	james		793
jacquet	jacques		1
jacqui	jacqueline		265
jacquot	jacques		305
jacub	jacob		3
jadwiga	jadwisia		1
jadwiga	jadziulka		7
jadwiga	jadziunia		7
jadwiga	jadzwinia		7
jadzia	jadwiga		228
jaelin	jalen		59
jaelyn	jalen		59
jaffar	jafar		2
jagadisha	jagadish		81
jagna	jagoda		1
jago	james		5
jagoda	jagienka		7
jagoda	jagusia		7
jahan	jahanbakhsh		1
jailyn	jalen		59
jaime	james		795
jaime	jamie		29
jaka	jacob		1
jake	jacob		66
jakey	jacob		19
jakob	jacob		3
jakob	james		5
jakov	james		5
jakov	yaakov		16
jakub	jacob		3
jalaladin	jalaluddin		2
jalaleddin	jalaluddin		2
jalaludin	jalaluddin		2
jamaal	jamal		2
jame	jameson		1
jamel	jamal		2
james	jameson		0
james	jamey		6
jamie	james		509
jamie	jamey		59
jamil	jameel		29
jan	janet		277
jan	janez		0
jan	janice		15
jan	janiece		0
jan	janko		0
jan	jannes		0
jan	janyce		0
jan	johannes		708
jan	john		144
jana	joan		5
jancsi	jancsika		0
jancsi	jankoka		7
jancsi	janos		484
jandro	alejandro		132
jane	janet		0
jane	janiece		0
jane	janyce		0
jane	jeanne		15
janek	jan		151
janet	jane		93
janet	janiece		0
janet	janyce		0
janet	jeanette		15
janett	janet		31
janett	janice		7
janett	janiece		7
janette	jeanette		3
janey	janet		1
janey	janice		0
janez	janko		7
janez	john		5
jani	jancsi		0
jani	jancsika		0
jani	janez		0
jani	janika		0
jani	janko		0
jani	jankoka		0
jani	janos		734
jania	janina		33
janice	jane		93
janie	jane		524
janiece	jeanette		7
janika	jancsi		7
janika	jancsika		7
janika	jankoka		7
janka	jana		113
janka	janina		33
janko	jancsi		0
janko	jancsika		0
janko	janez		62
janko	janika		0
janko	jankoka		1
janko	janos		7
janna	zhanna		8
janne	jan		85
janne	johan		103
janne	johannes		156
janneke	johanna		75
jannet	janet		3
jano	alejandro		39
janos	janika		1
janos	john		45
jantje	jane		10
janus	adriaan		42
janus	adrianus		42
janusz	januszeczek		1
janusz	januszek		0
janyce	janet		7
janyce	jeanette		7
jap	jasper		271
jaques	john		9
jara	jarek		0
jara	jaromir		0
jara	yaroslav		1
jarda	jaroslav		113
jarda	yaroslav		368
jarek	jareczek		0
jarek	jaromir		0
jarek	jaroslav		113
jarek	yaroslav		1
jarina	jarmila		7
jarina	jaroslava		7
jarka	jarmila		0
jarka	jaroslava		1
jarmila	jaroslava		7
jarod	jared		3
jaromir	yaroslav		1
jaroslav	yaroslav		8
jaroslaw	jareczek		7
jaroslaw	yaroslav		8
jarred	jared		3
jarrett	garrett		43
jarrod	jared		3
jarus	jarek		7
jarus	yaroslav		1
jas	james		19
jase	jason		1
jasiek	jan		151
jaska	jaakko		156
jasper	casper		17
jaume	james		5
javad	jawad		2
javi	javier		377
javy	javier		377
jawwad	jawad		2
jay	jacob		15
jay	james		48
jay	jason		391
jay	john		48
jayanta	jayant		81
jayanthi	jayanti		24
jayce	jane		9
jayce	joyce		4
jaye	jalen		6
jayhugh	jehu		4
jaylin	jalen		59
jaylyn	jalen		59
jazmin	jasmin		32
jazmine	jasmin		32
jazz	jasmine		4
jazz	jazmin		4
jean	genevieve		26
jean	jane		26
jean	jeanette		15
jean	john		144
jeanette	jane		4
jeanne	jean		529
jeanne	joan		45
jeannette	jeanette		3
jeannie	jane		4
jeannie	jean		183
jeannie	jeanne		236
jeannot	jean		306
jeb	jebadiah		6
jeca	jelena		62
jed	jedediah		17
jed	jedidiah		56
jedidiah	jedediah		159
jedrek	andrzej		151
jeff	jefferson		181
jeff	jeffre		0
jeff	jeffrey		38
jefferey	jeffrey		3
jeffery	jeffrey		3
jeffie	jeffrey		1
jeffre	jefferson		0
jeffre	jeffrey		1
jeffrey	jefferson		180
jeffrie	jeffrey		3
jeffry	jefferson		180
jeffry	jeffrey		3
jefim	yefim		8
jegor	yegor		8
jehad	jihad		2
jehuda	yehuda		16
jekaterina	yekaterina		8
jela	yelena		1
jelal	jalal		2
jelena	helen		5
jelena	yelena		8
jelica	yelena		7
jelisaweta	elizaveta		8
jem	james		116
jem	jeremy		111
jemma	jemima		9
jen	jennifer		161
jena	jane		4
jenda	jan		220
jendrek	andrzej		192
jeni	jenica		1
jenifer	jennifer		32
jenik	jan		61
jenn	jennet		6
jenn	jennifer		161
jenna	jane		4
jenne	jennifer		1
jenni	jennifer		161
jennie	jane		30
jennie	jennifer		139
jennie	virginia		30
jenny	genevieve		494
jenny	jane		486
jenny	jennifer		201
jeno	eugene		5
jens	john		46
jenya	evgeny		34
jep	james		10
jer	jeremiah		94
jerald	gerald		3
jeraldine	geraldine		3
jeramy	jeremy		3
jere	jeremiah		19
jere	jerkan		0
jere	jerko		0
jere	jerolim		0
jereme	jeremiah		534
jereme	jerry		225
jeremey	jeremy		3
jeremias	jeremiah		5
jeremie	jeremy		3
jeremy	jeremiah		794
jerimiah	jeremiah		32
jerka	erik		85
jerkan	jerolim		7
jerker	eric		76
jerko	jerolim		1
jermo	jeremy		1
jermo	jerry		7
jerold	gerald		3
jerom	jeroen		1
jeronimo	jerome		5
jerre	jeremiah		1
jerri	gerald		4
jerri	geraldine		4
jerri	jeremiah		4
jerrie	gerald		4
jerrie	geraldine		4
jerrie	jeremiah		4
jerry	gerald		508
jerry	geraldine		30
jerry	jeremiah		315
jerry	jerome		694
jerzy	george		5
jerzy	jerzyk		1
jess	jesse		407
jess	jessica		201
jess	jessie		128
jessi	jessica		71
jessie	jane		12
jessie	janet		12
jessie	jeanette		12
jessie	jesse		13
jessie	jessica		86
jessy	jessica		1
jesus	jesusin		1
jesus	joshua		46
jettie	josetta		6
jevgeni	evgeny		8
jewgeni	evgeny		8
jewgenija	evgenia		8
jewhen	evgeny		420
jez	jeremy		265
jezza	jeremy		17
jhon	john		3
jibril	gabriel		5
jill	jillian		6
jill	yulia		67
jim	james		66
jim	jimbo		0
jimbo	james		71
jimbo	jimmy		7
jimena	ximena		57
jimmi	james		4
jimmie	james		478
jimmie	jim		106
jimmy	james		66
jin	virginia		4
jindrich	henry		5
jiri	george		5
jirka	jiri		220
jitu	jitendra		4
jme	jamie		4
jno	john		19
jo	joan		15
jo	joanna		165
jo	joanne		12
jo	jody		163
jo	johanna		679
jo	johannes		70
jo	josephine		86
joachim	jochen		409
joan	johannah		404
joan	john		417
joana	joan		5
joana	joaninha		1
joane	joanne		3
joanie	joanna		94
joann	joanne		31
joanna	joan		45
joanna	joanne		197
joanna	joasieczka		7
joanna	joasienka		7
joanne	joan		338
joannes	johannes		78
joao	john		5
joao	joseph		417
joaozinho	joao		268
joasia	joanna		151
joasia	joasieczka		0
joasia	joasienka		0
joaska	joanna		7
joaska	joasia		1
joca	joao		268
jochim	jochen		21
jock	john		60
jocke	joakim		103
jocke	johan		103
jockel	jakob		28
jocko	john		98
jodi	joanna		169
jodi	joseph		4
jodi	josephine		4
jodie	joanna		4
jodie	joseph		4
jodie	josephine		4
jody	joanna		30
jody	johannah		119
jody	joseph		512
jody	josephine		30
joe	joseph		38
joell	joel		3
joerg	george		5
joesph	joseph		3
joey	joe		310
joey	joseph		66
joey	josephine		26
joh	johannes		53
johan	johannes		118
johan	john		530
johana	joan		29
johana	joanna		29
johanes	johannes		78
johann	johannes		53
johann	john		792
johanna	joan		144
johanna	joanna		159
johannah	joanna		159
johannes	johan		711
johannes	john		45
johannis	johannes		78
johannis	john		5
johis	johanna		1
john	ioannis		292
john	jonathan		498
johnathan	jonathan		3
johnathon	jonathan		3
johnna	joan		32
johnne	jonathan		1
johnnie	john		479
johnny	john		150
johnny	jon		128
johny	jonathan		6
johs	johannes		53
jojo	joseph		655
joke	johanna		118
joli	jolan		52
jon	john		765
jon	jonathan		131
jonathan	johannes		6
jonathon	jonathan		3
jone	jonttu		1
jonn	jonathan		19
jonna	jonsku		1
jonnie	john		59
jonnie	jon		128
jonnie	jonathan		161
jonny	john		128
jonny	jon		768
jonny	jonathan		724
jonothan	jonathan		3
jonsu	jonna		7
jonte	jonatan		1
jonty	jonathan		94
joop	johannes		42
joop	jozef		42
joost	justin		10
jorden	jordan		3
jordi	george		5
jordon	jordan		3
jordy	jordan		1
jore	yrjo		85
jorg	georg		70
jorg	joerg		21
jorge	george		144
jorge	jorgito		1
jorgen	georg		85
jorgen	george		5
jorgen	juergen		409
joris	george		5
jos	josefa		0
jos	joseph		97
jos	josephine		4
jos	josephus		36
jos	joshua		15
jos	josiah		12
jose	joseannah		10
jose	joseph		145
jose	josepha		0
joseanna	joseannah		121
josef	joseph		31
josefa	josephine		5
josefina	josefa		102
josefina	josephine		145
josep	joseph		3
josepha	josephine		9
josephe	joseph		3
josephine	pheney		168
josephus	joseph		5
josey	joseph		0
josey	josephine		222
josey	josophine		6
josh	joshua		38
josh	josuah		29
joshua	josuah		29
josias	josiah		4
josie	josephine		221
josieh	joseph		7
josif	yusuf		2
josine	josephine		10
josip	joseph		45
josip	josko		7
joska	jozsef		203
joso	josip		1
joss	jocelyn		9
jossan	josefin		76
josse	jose		57
jost	justin		10
josue	joshua		5
josue	josuah		29
jova	jovan		1
jova	jovica		0
jovan	john		5
jovan	jovica		1
jovo	jovan		1
jovo	jovica		0
joy	joyce		637
joza	josip		62
joze	jose		57
jozef	josef		113
jozef	joseph		3
jozefina	josephine		5
jozefs	joseph		5
jozek	joseph		192
jozek	jozef		33
jozka	josef		113
jozo	josip		62
jozo	jozef		61
jozsef	joseph		45
jozsi	jozsef		203
jp	john		98
jph	joseph		19
jr	junior		60
jt	john		98
juan	john		5
juana	joan		5
juancho	juan		87
juanito	juan		132
juanma	juanmanuel		1
juci	judit		206
juci	julianna		206
jud	judson		223
juda	judith		6
jude	judah		128
jude	judith		161
juder	judah		6
judi	judith		265
judie	judith		6
judit	judith		5
judy	judith		201
judyta	judith		5
judyth	judith		3
juergen	george		5
juha	johannes		375
juha	juhani		0
juhani	johannes		375
juhani	john		5
juju	julien		74
jule	julian		56
jule	julias		15
jule	julie		106
jule	juliet		0
jule	julius		0
jules	julia		84
jules	julian		495
jules	julias		59
jules	julie		6
jules	juliet		84
jules	julius		5
jules	yulia		6
juli	julianna		52
julia	julcia		0
julia	juleczka		0
julia	julinha		0
julia	yulia		8
julian	julias		4
julian	julius		46
julie	julia		45
julie	julianna		10
julie	yulia		15
julien	julian		3
julien	julias		0
julien	julius		0
juliet	yulia		9
juliette	yulia		4
julija	julia		5
julija	yulia		8
julio	julius		5
julis	julianna		52
juliska	julianna		52
julius	julias		159
julka	yulia		7
julot	jules		7
juls	julie		1
julse	julie		7
june	junior		56
junie	junior		51
junius	june		6
jupp	josef		28
jura	jiri		61
jura	juraj		1
jura	jurica		0
juraj	george		5
juraj	juresco		1
juraj	jurica		0
juraj	jurisa		0
jure	juraj		0
jure	jurica		0
jure	yuri		1
jurek	jerzy		151
jurgen	juergen		21
jurgis	george		5
juri	george		46
juri	yuri		8
jurica	juresco		7
jurica	jurisa		1
jurij	george		46
jurij	yuri		8
jurijs	yuri		8
jurko	juraj		7
jurko	jurica		1
juro	yuri		1
jury	yuri		8
jussi	johannes		375
juston	justin		6
justus	justin		82
jusuf	yusuf		2
jutka	judit		52
kaarlo	charles		5
kaca	katarina		62
kacem	qasim		2
kachi	onyekachi		209
kader	qadir		2
kadija	khadija		2
kadir	qadir		2
kai	kaitsu		1
kai	kaizu		0
kaisa	katariina		156
kaisa	katarina		85
kait	kaitlyn		6
kaiti	aikaterini		40
kaitie	kaitlyn		6
kaitlin	kaitlyn		3
kaitlynn	kaitlyn		3
kaja	karel		164
kaja	karolina		164
kajsa	katarina		76
kala	kaloyan		1
kaled	khalid		2
kali	kalli		59
kalincho	kalin		65
kalle	carl		138
kalle	kaarle		389
kalle	karl		389
kalu	kaluwithaarana		1
kam	kamden		48
kam	kameron		730
kamaal	kamal		2
kameel	kamil		2
kamel	kamal		160
kamel	kamil		146
kami	kambiz		1
kami	kamran		9
kami	kamyar		0
kanstantsin	konstantin		8
kara	carol		6
karan	karen		43
karcsi	kareszka		7
karcsi	karoly		228
karcsi	karolyka		7
kareem	karim		2
karel	charles		144
karel	karlik		1
karel	karlo		7
karel	karol		7
karen	karonhappuck		9
karesz	karcsi		7
karesz	karoly		7
karey	caroline		4
kari	carol		6
kari	caroline		4
karie	caroline		4
karin	catherine		46
karin	karen		3
karina	karen		32
karissa	keri		4
karl	carl		31
karl	charles		144
karl	karel		0
karla	carla		63
karla	karolina		0
karlik	karel		113
karlo	karol		7
karol	charles		5
karol	karla		7
karol	karoleczek		1
karol	karolek		0
karol	karoleniek		0
karol	karolina		0
karolcia	karolina		1
karolina	caroline		5
karolina	karolincia		1
karolina	karolineczka		0
karolina	karolinka		0
karoline	caroline		3
karolis	charles		5
karoly	charles		45
karoly	kareszka		7
karoly	karolyka		1
karon	karen		7
karon	karonhappuck		1
kary	caroline		4
karyn	karen		3
kasem	qasim		2
kasey	casey		32
kasi	casey		32
kasia	kasienka		0
kasia	kasiuleczek		0
kasia	kasiulek		0
kasia	kasiunia		0
kasia	kasiunieczka		0
kasia	katarzyna		307
kasie	casey		32
kasim	qasim		2
kaska	kasia		7
kaska	katarzyna		33
kassem	qasim		2
kassim	qasim		2
kat	catherine		190
kat	katerina		0
kat	katherina		0
kat	kathleen		0
kat	katrina		0
kat	katrine		0
kata	catalina		4
kata	katalin		52
kata	katarina		1
kata	katerina		0
kata	katka		0
katalin	catherine		5
katarina	catherine		145
katarzyna	catherine		254
kate	catherine		54
kate	kaitlyn		119
kate	katerina		0
kate	katherina		0
kate	kathleen		111
kate	katia		59
kate	katy		128
katelin	kaitlyn		3
katelyn	kaitlyn		3
katelynn	kaitlyn		3
katerina	aikaterini		293
katerina	catherine		144
katerina	ekaterina		34
katerina	katarina		7
katerina	kathleen		7
katerina	yekaterina		545
kateryna	yekaterina		8
katey	catherine		19
kath	catherine		0
kath	kathleen		71
kathaleen	kathleen		3
katharina	catherine		43
katharine	catherine		3
katharyn	catherine		3
kathe	catherine		0
kathe	kaethe		21
kathe	katerina		0
kathe	katharina		70
kathe	katherina		0
kathe	kathleen		0
katherin	catherine		3
katherine	catherine		31
katheryn	catherine		3
kathi	catherine		4
kathi	katharina		1
kathie	catherine		19
kathleen	catherine		272
kathleen	katherina		0
kathlene	kathleen		3
kathrin	catherine		3
kathrine	catherine		3
kathryn	catherine		31
kathryn	katherina		0
kathy	catherine		54
kathy	cathy		101
kathy	kathleen		154
kathy	katy		101
kati	catherine		4
kati	katalin		705
kati	katayun		0
kati	katharina		53
katica	katalin		52
katie	catherine		221
katie	kathelijne		0
katie	kathleen		111
katie	katia		59
katie	katrien		0
katie	katrijn		0
katie	katy		128
katina	aikaterini		40
katja	katharina		28
katka	katarina		0
katka	katerina		368
katka	katya		7
katlyn	kaitlyn		32
katri	katarina		85
katrin	catherine		5
katsiaryna	yekaterina		8
katta	katarina		1
katte	catherine		10
kattis	katarina		7
katy	catherine		54
katy	kathleen		177
katya	ekaterina		34
katya	katechka		0
katya	katenka		0
katya	katerina		0
katya	kateryna		55
katya	katinka		0
katya	katykha		0
katya	katyusha		0
katya	yekaterina		79
katyusha	ekaterina		34
kaua	caua		91
kaur	sidhu		4
kay	catherine		97
kay	kaitlyn		12
kay	kate		382
kay	kathleen		15
kaye	catherine		41
kaye	kaitlyn		12
kayla	makayla		6
kazik	kazimierz		33
kc	casey		9
kechi	nkechinyere		209
keely	kelly		32
kees	cornelis		118
keita	keitakun		1
keji	morenikeji		170
kelley	kelly		3
kelli	kelly		3
kellie	kelly		3
kemal	kamal		2
ken	kendall		15
ken	kendrick		310
ken	kenneth		38
ken	kenny		69
ken	kent		15
kendall	kenneth		9
kendrick	kenneth		67
kendrick	kent		15
keneth	kenneth		3
kenj	kendra		82
kenje	kendra		1
kenna	mckenna		6
kenne	kendall		1
kenne	kendrick		0
kenne	kenneth		93
kennet	kenneth		3
kennith	kenneth		3
kenny	kehinde		208
kenny	kendall		15
kenny	kendrick		69
kenny	kenneth		38
kenny	kent		12
kensie	mckenzie		10
kent	kenne		0
kent	kenneth		370
kentaro	kentakun		0
kentaro	kentarokun		1
kenzie	mckenzie		10
kenzy	mackenzie		6
kenzy	mckenzie		10
keri	caroline		4
kerim	karim		2
kerri	keri		29
kerri	kerry		59
kerry	keri		32
kerry	kerlin		0
kerstin	christina		46
keshava	keshav		81
kester	christopher		9
kev	kevin		17
keven	kevin		3
kevyn	kevin		3
kez	kerry		4
keziah	kesiah		29
khadeeja	khadija		2
khadidja	khadija		2
khadiga	khadija		2
khadijah	khadija		2
khaled	khalid		2
khaleefa	khalifa		2
khalifah	khalifa		2
khalifeh	khalifa		2
khalled	khalid		2
khamid	hamid		2
khamza	hamza		2
khasan	hassan		2
khristina	christina		3
khristo	hristo		541
khristos	christos		35
khuseyn	hussein		2
khushi	khushboo		4
kia	kiarash		1
kia	kiavash		0
kiah	hezekiah		51
kiara	keri		32
kicki	christina		103
kicki	kristina		103
kid	keziah		4
kieth	keith		3
kike	enrique		132
kiki	angeliki		105
kiki	christophe		74
kiki	kikine		1
kiki	kyriaki		105
kiko	francisco		39
kill	archilles		6
killis	archilles		6
kim	kimberle		0
kim	kimberley		12
kim	kimberly		86
kimberli	kimberley		59
kimberli	kimberly		59
kimberly	kimberley		59
kimme	kimberly		1
kimmie	kimberly		19
kimmy	kimberly		190
king	kingsle		0
king	kingsley		41
king	kingston		15
kiril	kirill		8
kirill	kiryusha		7
kirk	kirkland		10
kirk	kirklyn		10
kirsten	christina		5
kirsten	kristen		43
kirsti	christina		10
kirya	kirill		1
kishan	krishna		287
kissy	calista		6
kit	catherine		26
kit	christian		26
kit	christopher		116
kit	kathleen		15
kit	kitse		0
kitsos	christos		40
kittie	catherine		88
kittie	kathleen		12
kittie	kit		106
kitty	catherine		302
kizza	keziah		778
kizzie	keziah		236
klaas	nicolaas		118
klaus	nicholas		5
klime	kliment		1
knowell	noel		9
ko	jacobus		42
kobi	yaakov		153
kobina	kwabena		748
kobus	jacobus		36
koby	yaakov		49
koen	coenraad		36
koko	nikolay		65
kolya	mykola		55
kolya	nikolai		140
kolya	nikolay		34
konr	konrad		53
konstandinos	konstantinos		35
konstantin	constantine		5
konstantinos	constantine		235
konstantinos	konstantin		257
konstanty	constantine		5
konstantyn	konstantin		8
koos	jacobus		75
korey	cory		3
kornel	cornelis		36
kornelis	cornelis		78
kornelius	cornelis		341
kory	cory		3
kosta	konstantin		65
kostantinos	konstantinos		35
kostas	konstantinos		35
kostiantyn	konstantin		8
kostya	konstantin		79
kostyantyn	konstantin		8
kotse	konstantin		65
kouakou	kwaku		290
kouassi	kwasi		290
kraig	craig		3
krasi	krasimir		1
krikor	gregory		5
krikor	grigor		256
krille	christer		103
krille	christian		103
krille	krister		7
krille	kristian		103
kris	chris		128
kris	christian		0
kris	christiana		30
kris	christina		165
kris	christine		26
kris	christopher		727
kris	kriste		0
kris	kristen		0
krishan	krishna		24
krishnamoorthy	krishnamurthy		24
krishnamurthi	krishnamurthy		24
krishnamurti	krishnamurthy		24
krissy	kristen		1
krissy	kristy		0
krist	christiana		4
krist	christine		4
krista	christiana		4
krista	christine		4
kriste	christine		1
kristeen	christine		3
kristen	christina		142
kristi	christiana		4
kristi	christine		4
kristian	christian		3
kristian	christiana		29
kristian	christine		29
kristie	christiana		4
kristie	christine		4
kristin	christiana		29
kristin	christine		403
kristin	kristen		31
kristina	christiana		29
kristina	christina		3
kristina	christine		29
kristina	kristinka		0
kristine	christiana		29
kristine	christine		31
kristof	christopher		5
kristof	krzysztof		215
kristofer	christopher		3
kristoffer	christopher		3
kristopher	christopher		3
kristupas	christopher		5
kristy	christiana		30
kristy	christina		12
kristy	christine		88
kristy	kristen		0
kristyn	kristen		31
krsna	krishna		24
krushna	krishna		24
krycha	krystyna		33
krysia	krystyna		33
krystal	crystal		32
krystian	christian		3
krystof	krzysztof		215
krystyna	christina		43
krzycho	krzysztof		1
krzychu	krzysztof		1
krzys	krzysztof		1
krzysiek	krzysztof		151
krzysio	krzysztof		1
krzysztof	christopher		5
krzysztof	krzysieczek		0
krzysztof	krzysieniek		0
ksenia	kseniya		8
ksenia	oksana		55
kseniia	kseniya		8
ksenya	oksana		55
ksyusha	kseniya		34
kuba	jacob		4
kuba	jakub		33
kubo	kubko		1
kumara	kumar		287
kurt	curtis		645
kurt	konrad		70
kurtis	curtis		31
ky	hezekiah		4
kym	kimberly		9
kym	kymberle		1
kym	kymberly		6
kymberly	kimberly		32
kyril	kirill		8
kyrylo	kirill		8
laci	laszlo		659
laco	ladislav		61
lada	ladislav		1
lada	ladislava		164
lada	vladislav		492
lae	letitia		10
laetitia	letitia		10
laetizia	letitia		10
laffe	lafayette		1
laffie	lafayette		51
lahcen	hassan		146
laila	layla		2
lainie	elaine		17
lajos	louis		5
lakis	apostolos		40
lakshmana	lakshman		81
lali	lajos		52
lalo	eduardo		304
lalo	gerardo		102
lampis	charalampos		40
lan	yulan		17
lana	alana		10
lana	lanette		10
lanae	lanette		10
lance	lancelot		10
lani	leilani		6
lann	roland		4
lanna	eleanor		126
lannie	roland		4
lanny	roland		126
lanson	alanson		17
lanzo	lancelot		10
lara	larisa		167
lara	larissa		10
lara	laura		29
lara	omolara		208
larisa	larochka		7
lark	clark		4
larry	lawrence		66
lars	larre		0
lars	larry		0
lars	lawrence		418
larss	lawrence		10
larz	lars		286
lasse	lars		308
lassi	lauri		156
lateef	latif		2
latha	hemal		4
latisha	latasha		4
lau	laura		1
lau	laurens		36
laura	lauri		29
laura	laurinda		155
laurance	lawrence		3
laure	lauryn		1
laurence	larry		17
laurence	lawrence		31
laurens	lawrence		43
laurent	lawrence		5
laurentius	lawrence		5
lauri	lawrence		4
laurie	laura		504
laurie	lawrence		311
lavrentiy	lawrence		5
law	lawrence		1
lawr	lawrence		19
lawrance	lawrence		3
lawre	lawrence		1
lawrie	lawrence		6
laxmi	lakshmi		24
laza	lazar		1
lazar	eleazer		60
lazo	lazar		1
lb	littleberry		4
lea	leanne		6
leafa	relief		126
leah	ashley		6
leanid	leonid		8
lechu	leszek		33
lecta	electra		4
lee	leland		48
lee	lenora		12
lee	leo		273
lee	leon		391
lee	leroy		384
lee	levi		15
leen	leendert		42
leen	leonardus		42
leendert	leonard		341
leet	philetus		126
left	eliphalet		88
left	lafayette		9
lefteris	eleftherios		40
lefty	charles		98
leila	layla		2
leja	alejandra		4
lejla	layla		2
lele	emanuele		166
lele	michele		166
lello	raffaele		117
lem	lemuel		223
leman	sulaiman		323
len	lenhart		0
len	leonard		66
lena	adaline		26
lena	adeline		12
lena	aileen		26
lena	arlene		26
lena	catherine		15
lena	darlene		26
lena	elena		34
lena	eleni		105
lena	evaline		26
lena	helen		718
lena	helene		15
lena	kathleen		15
lena	lence		0
lena	leninha		0
lena	lenka		0
lena	lenochek		0
lena	lenochka		0
lena	lenok		0
lena	lenuta		0
lena	lenyusya		0
lena	madeline		26
lena	magdalena		379
lena	magdelina		30
lena	olena		55
lena	yelena		248
lenard	leonard		3
lencho	lorenzo		39
lenhart	leonard		9
leni	helene		70
leni	leonor		102
leni	magdalena		70
lennard	leonard		3
lennart	leonard		5
lennie	jalen		6
lennie	leonard		9
lenny	leonard		150
lenochka	elena		34
lenora	eleanor		41
lenora	ellen		4
lenore	eleanor		94
lenuta	elena		80
lenz	lorenz		28
leo	leonard		683
leo	leonardo		273
leo	leonardus		118
leo	leonora		0
leo	leopold		111
leo	leos		0
leo	lionel		84
leon	leo		69
leon	leonard		99
leon	leonardus		275
leon	leonidas		0
leon	napoleon		99
leonard	leonardus		0
leonardo	leonard		43
leonhard	leonard		3
leonisio	leonard		10
leonor	eleanor		5
leonora	eleanor		144
leonyd	leonid		8
leop	leopold		53
leos	leopold		1
lepa	lepava		1
lepa	leposava		0
lera	lerka		0
lera	lerusha		1
les	leslie		316
les	lester		392
lesha	aleksey		34
lesio	leszek		1
lesley	leslie		3
lesly	leslie		3
lessie	celeste		104
lester	leslie		9
lesya	oleksandra		207
leti	leticia		1
leticia	leta		4
lette	letitia		1
lette	lettice		0
lettice	letitia		60
lettie	charlotte		4
lettie	letitia		88
lettie	violetta		6
letty	charlotte		4
letty	leticia		19
letty	letitia		180
lety	leticia		39
leve	aleva		104
levi	aleva		4
levy	aleva		6
lew	louis		267
lewie	louis		1
lewis	louis		31
lewy	louis		1
lex	alexander		71
lexa	alexandria		9
lexer	alexander		10
lexi	alexandra		71
lexi	alexis		152
lexie	alexandra		19
leyla	layla		2
li	lee		4
lia	amelia		10
liam	william		228
lias	elias		73
lias	ilias		40
lib	elizabeth		60
liba	libena		1
liba	libuse		9
libbe	libuse		1
libbey	elizabeth		4
libbey	libuse		4
libbie	elizabeth		4
libbie	libuse		4
libby	elizabeth		54
libby	lib		106
libby	libuse		4
libuse	libena		7
lida	ludmila		61
liddy	elizabeth		9
liddy	linda		4
liddy	lydia		121
lidia	linda		9
liduska	ludmila		61
lies	elisabeth		36
lies	elizabeth		118
liesbeth	elizabeth		118
liese	elizabeth		53
liesl	elisabeth		28
liesl	elizabeth		138
life	eliphalel		6
lig	elijah		9
lige	elijah		116
liisa	elisabet		274
lil	delilah		155
lil	lillah		15
lil	lillian		97
lil	lilly		17
lila	delilah		82
lile	lillian		1
liley	silence		6
lili	liliana		1
lili	lilyana		0
lilibet	elizabeth		94
lilibeth	elizabeth		19
lillah	lillian		9
lille	lillian		1
lillie	lillian		19
lilly	lillah		183
lilly	lillian		86
lily	lil		101
lily	lilibet		0
lily	lillah		183
lily	lillian		71
lily	lilly		106
lina	angelina		689
lina	caroline		84
lina	lineke		0
lina	paula		56
lina	paulina		15
linda	belinda		165
linda	melinda		99
linda	philinda		15
linda	rosalinda		15
linda	rosalyn		15
lindie	celinda		4
lindie	lyndon		4
lindie	melinda		4
lindsey	lindsay		3
lindsie	lindsay		63
lindsy	lindsay		63
lindy	celinda		178
lindy	linda		534
lindy	lyndon		30
lindy	melinda		30
lindy	philinda		12
line	caroline		378
line	karoline		378
lineau	leonard		60
linette	linda		4
link	lincoln		482
lino	pasquale		68
linsay	lindsay		3
linsey	lindsay		3
linz	lindsay		4
lioudmila	lyudmila		8
lisa	elisabet		389
lisa	elisabetta		166
lisa	elizabeth		179
lisa	lisbeth		0
lisa	melissa		26
lisbet	elisabet		85
lisbet	elizabeth		663
lisbeth	elisabeth		28
lisbeth	elizabeth		471
lise	elizabeth		9
lisette	elizabeth		371
lish	alice		9
lish	elisha		56
lisl	elisabeth		28
lisl	elizabeth		53
lissa	elysia		6
lissa	larissa		4
lissa	melissa		97
lissi	lisbeth		1
lissia	alyssa		6
little	littleberry		6
liubov	lyubov		8
liudmila	lyudmila		8
liudmyla	lyudmila		8
liudvikas	louis		5
liv	olivia		190
livia	olive		15
livia	olivia		56
livvy	olivia		19
liz	elizabeth		54
liz	lisa		69
liz	lizabeth		0
liz	lizbeth		0
liz	lizzie		69
liza	adelaide		9
liza	elizabeth		245
liza	elizaveta		140
liza	lizabeth		0
liza	lizbeth		0
lizzie	elizabeth		54
lizzie	lisa		233
lizzie	lizabeth		7
lizzie	lizbeth		7
lizzy	elizabeth		221
lizzy	lizbeth		0
ljilja	ljiljana		62
ljuba	ljubisa		1
ljuba	ljubisav		0
ljuba	ljubodrag		0
ljuba	ljubomir		0
ljubisa	ljubisav		1
ljubisa	ljubodrag		0
ljubisa	ljubomir		0
ljubisav	ljubodrag		1
ljubisav	ljubomir		0
ljubo	ljubisa		0
ljubo	ljubisav		0
ljubo	ljubodrag		1
ljubo	ljubomir		0
ljubov	lyubov		8
ljubow	lyubov		8
ljudmila	lyudmila		8
lloyd	floyd		82
lluc	luke		5
lluis	louis		5
loay	luay		2
lodewijk	louis		5
lodi	melody		6
loenore	leonora		9
log	logan		1
logy	logan		1
lois	heloise		67
lojza	alois		61
lojze	alojz		62
lola	delores		312
lola	dolores		87
lola	lolade		0
loli	dolores		374
lolly	delores		12
lolly	lillah		12
lolly	lillian		41
lolo	laurent		74
lolo	lolita		1
lolo	manuel		387
lon	alonzo		498
lon	fallon		6
lon	lawrence		26
lon	lionel		19
lon	lonzo		17
lonnie	alonzo		93
lonnie	fallon		6
lonnie	lawrence		4
lonny	lawrence		126
lonson	alanson		9
lonzo	alonzo		56
loomie	salome		6
lora	larisa		167
lora	laura		799
lora	lorka		1
lore	eleonore		70
lore	hannelore		28
loren	lawrence		10
loren	lorenzo		56
lorena	lori		4
lorens	lawrence		43
lorenz	lawrence		43
lorenzo	lawrence		5
loretta	lori		4
lori	laura		504
lori	lorelei		6
lorie	loretta		6
lorie	lorraine		6
lorinc	lawrence		5
lorinda	laurinda		9
lorne	lawrence		60
lorraine	lori		4
lorre	loretta		0
lorre	lorraine		1
lorri	lauryn		4
lorri	lawrence		4
lorri	loretta		4
lorrie	loretta		88
lorrie	lorraine		12
lorry	lawrence		139
los	angeles		4
lotar	lothar		21
lotfi	lutfi		2
lott	carlotta		4
lott	charlotte		4
lotta	charlotta		76
lotta	charlotte		60
lotte	charlotte		264
lotten	charlotta		76
lottie	carlotta		178
lottie	charlotte		54
lottie	lotta		106
lou	lodewijk		42
lou	lois		69
lou	louann		0
lou	louanne		0
lou	louetta		0
lou	louis		693
lou	louise		86
lou	lousie		0
lou	lucille		26
lou	lucinda		26
louann	louise		7
louann	luann		9
louanne	luann		9
louay	luay		2
louie	louis		754
louis	louison		0
louisa	louetta		7
louisa	louise		31
louise	eloise		17
louise	elouise		15
louise	lois		404
louise	louanne		7
louise	louetta		7
louise	louison		0
loulou	louis		74
loulou	louise		7
lourenco	lawrence		5
lousie	lois		339
lousie	louetta		7
lousie	louise		159
louvina	lavinia		9
louvinia	lavinia		9
louw	lourens		112
loyd	lloyd		3
lr	leroy		4
lu	lou		382
lu	lucille		97
lu	lucinda		15
lu	luella		15
luana	luanna		29
luba	lubomil		0
luba	lubomir		0
luba	lubor		1
luba	lubos		0
luba	luboslav		0
lubomil	lubomir		1
lubomir	luboslav		1
lubor	lubomir		1
lubos	lubomil		0
lubos	lubomir		0
lubos	lubor		0
lubos	luboslav		1
lubov	lyubov		8
luc	luke		5
luca	luke		5
lucas	lucias		9
lucas	luke		540
luce	luciana		0
luce	lucille		1
luce	lucinda		0
lucho	luchin		0
lucho	luis		87
luci	lucinha		1
lucia	luciana		1
lucia	lucinha		0
lucia	lucy		5
luciana	lucinda		1
lucie	lucy		31
lucien	lucian		29
lucile	lucille		3
lucina	lucinait		1
lucina	luckier		7
lucinda	cynthia		9
lucka	lucija		1
lucka	lucy		7
lucy	lucille		165
lucy	lucinda		99
ludmila	lyudmila		8
ludmilla	lyudmila		8
ludovic	louis		46
ludovico	louis		5
ludvig	louis		5
ludvik	louis		5
ludw	ludwig		53
ludwig	louis		5
ludwik	louis		5
luigi	louis		5
luis	louis		403
luis	luisinho		0
luisa	louise		5
luisa	luisinha		1
luise	louise		43
luisinho	luis		89
luiz	louis		5
luiz	luis		91
luizinho	luis		268
luizinho	luiz		89
luka	luke		5
lukas	luke		45
lukasz	luke		5
lukaszek	lukasz		33
luke	lucias		26
luke	luther		204
luky	lukas		113
lula	louise		10
lula	luella		775
lula	luis		500
lulabella	lulabelle		121
lulu	lou		9
lulu	louise		71
lulu	luann		9
lulu	luciana		4
lulu	luis		89
lum	columbus		9
lupe	guadalupe		653
lupe	lupita		93
lupita	guadalupe		374
lura	lurana		17
lutek	ludwik		33
lutfy	lutfi		2
lutz	ludwig		53
luxmi	lakshmi		24
luz	lou		4
luzia	lucy		5
lyddy	lidia		183
lyddy	lydia		236
lyn	belinda		9
lyn	lynn		31
lynda	linda		32
lynde	lyndon		1
lynde	lynette		0
lyndsay	lindsay		3
lyndsey	lindsay		3
lynette	linda		9
lynette	lynn		529
lynn	carol		15
lynn	caroline		26
lynn	celinda		83
lynn	linda		26
lynn	lindy		69
lynn	lynde		0
lynn	lyndon		26
lynn	melinda		15
lynn	philinda		12
lynne	belinda		9
lynne	lynn		31
lynne	melinda		9
lynsey	lindsay		4
lyonya	leonid		79
lyosha	aleksey		79
lyova	lev		34
lyuba	lyubov		1
lyubo	lyubomir		65
lyubov	lyubochka		0
lyuda	lyudmila		140
lyuda	lyudmyla		55
lyudmyla	lyudmila		8
lyusya	lyudmila		34
ma	maria		39
maarten	martin		45
maarten	martinus		75
mac	machan		0
mac	mack		6
mac	mackenzie		271
mac	malcolm		168
maciej	maciejeczek		1
maciej	maciejek		0
maciej	matthew		5
maciek	maciej		9
maciek	maciejeczek		1
maciek	maciejek		0
macius	maciej		1
macius	maciek		0
mack	mackenzie		6
macko	maciej		1
macko	maciek		0
madaline	magdalena		10
madalyn	madeline		3
maddalena	magdalene		5
madde	madeline		1
madde	madge		7
maddi	maddison		6
maddi	madeline		6
maddie	maddison		17
maddie	madeline		191
maddy	madeline		222
maddy	madison		6
madeleine	madeline		31
madeleine	magdalene		45
madeline	madie		6
madelyn	maddy		6
madelyn	madeline		3
madelyn	madie		6
madge	maddy		163
madge	madelina		0
madge	madeline		26
madge	magdelina		30
madge	margaret		54
madge	margaretta		177
madhava	madhav		81
madhu	madhumaali		1
madhu	madhuranga		0
madhu	madushanka		0
madjid	majid		2
mado	madeleine		74
mae	marie		6
mae	marietta		17
mae	mary		277
mae	may		17
mag	magdalena		10
magan	margaret		10
magda	madeline		26
magda	magdalen		0
magda	magdalena		151
magda	magdalene		255
magda	magdalenka		0
magda	magdelina		30
magda	magdusia		0
magda	magdzia		0
magda	magdzienka		0
magdalen	magdelina		4
magdalena	magdalene		45
magdalena	magdalenka		1
magdalena	magdzienka		0
magdi	majdi		2
magdusia	magdalena		1
magdusia	magdalenka		0
magdusia	magdzienka		0
magdy	majdi		2
magdzia	magdalena		1
magdzia	magdusia		0
mage	magda		0
mage	magdalena		1
maged	majid		2
maggan	margareta		103
maggi	madeline		4
maggi	magnus		1
maggi	margaret		4
maggie	madeline		30
maggie	magdalena		309
maggie	margaret		54
maggie	margaretta		119
maggy	margaret		139
magomed	muhammad		2
mags	maggie		1
mahamed	muhammad		2
mahammad	muhammad		2
mahamoud	mahmud		2
mahamud	muhammad		2
mahdy	mahdi		2
mahesha	mahesh		81
mahi	mahesh		4
mahmood	mahmud		2
mahmoud	mahmud		2
mahmut	mahmud		2
mahomed	muhammad		2
maida	madeline		9
maida	magdalena		9
maida	magdelina		4
mail	ismail		323
maira	mary		32
maire	mary		5
maisie	margaret		4
maisie	margarita		6
maisie	mary		318
maja	majda		1
maja	majka		0
maja	majs		7
maja	majse		0
majda	magdalena		61
majed	majid		2
majeed	majid		2
mak	makabee		10
mak	makena		10
maka	macarena		4
makhmud	mahmud		2
makis	efthymios		40
makis	gerasimos		105
mako	makochan		1
maks	maksim		34
maksims	maksim		122
maksym	maksim		8
maksymilian	maximilian		5
maky	marketa		61
mal	malcolm		131
malache	malcolm		7
malachi	malcolm		4
malachy	malcolm		4
malc	malcolm		6
malena	magdalena		93
malgocha	malgorzata		1
malgocha	malgosia		0
malgorzata	margaret		5
malgosia	malgorzata		151
malgosia	malgoska		0
malgoska	malgorzata		1
malik	malick		29
malin	magdalena		85
malina	malinda		4
mally	malachi		6
malu	luiza		4
mamadou	muhammad		2
mamadu	muhammad		2
mamat	muhammad		323
mami	mary		4
mamie	margaret		10
mamie	marietta		6
mamie	mary		303
manci	margit		52
manda	amanda		73
mandi	amanda		92
mandi	miranda		4
mandie	miranda		4
mandy	amanda		54
mandy	armanda		6
mandy	manda		106
mandy	miranda		30
mane	manoel		89
mane	manuel		1
maneco	manuel		7
manel	manuel		1
mange	magnus		76
manh	hung		4
manie	hermanus		112
manjunatha	manjunath		81
manne	manuel		1
manni	hermann		28
manni	manfred		70
mannie	emanuel		4
mannie	emmanuel		19
mannie	manuel		180
manny	emanuel		222
manny	emmanuel		691
manny	manuel		703
manoel	emmanuel		5
manolis	emmanouil		35
manolo	manuel		87
manon	marie		74
manos	emmanouil		348
mansoor	mansur		2
mansour	mansur		2
manssur	mansur		2
mantha	samantha		6
manu	emanuela		4
manu	emanuele		4
manu	emmanuel		9
manu	manoj		4
manu	manolo		0
manu	manuel		1
manuch	manuchehr		1
manuel	emanuel		56
manuel	emmanuel		5
manuel	immanuel		17
manuel	manelinho		7
manya	mariya		34
mar	marla		1
mara	maracska		1
mara	marcsi		0
mara	marcsika		0
mara	margaret		4
mara	mariacska		0
mara	marica		0
mara	marija		0
mara	marijana		0
mara	marika		0
mara	martti		0
maranda	margaret		4
marc	marcus		488
marc	mark		31
marce	marcelo		1
marcela	marcelinha		1
marcella	marci		4
marche	maria		65
marcia	marsha		63
marcie	marsha		63
marcin	martin		5
marco	mark		5
marco	marko		29
marcos	mark		5
marcos	markos		29
marcsi	marika		7
marcus	mark		289
mare	marcia		0
mare	margaret		1
mare	marian		0
mare	marianna		0
mare	marianne		0
mare	marietta		0
mare	marilyn		0
mare	marion		0
mare	marko		0
mare	martha		0
mare	maryanna		0
mare	marylou		0
mareen	marcia		7
mareen	margaret		7
mareen	mariah		7
mareen	marietta		7
mareen	marilyn		7
mareen	martha		7
marek	mareczek		1
marek	mark		46
marek	marko		7
marek	marus		7
marenka	marie		113
marg	margaret		94
marga	margaretha		75
marga	margarita		0
margareta	margaret		5
margarete	margaret		3
margaretha	margaret		197
margarethe	margaret		43
margarett	margaret		3
margarita	margaret		45
margarite	marguerite		3
margauerite	margarita		120
marge	margaret		97
marge	margaretha		0
marge	margaretta		15
marge	margarita		17
marge	margere		0
marge	marjorie		0
margere	margaret		1
margere	margaretta		0
margere	margarita		0
margery	margaret		88
margery	margaretta		12
margery	marge		163
margherita	margaret		5
margie	margaret		86
margie	margaretta		12
margie	marjorie		15
margit	margaret		45
margit	margoka		1
margo	margaret		230
margo	margaretha		0
margo	margaretta		0
margo	margarita		17
margo	margere		0
margo	margit		0
margo	margoka		0
margoka	margaret		1
margot	margaret		4
margot	marguerite		306
margreet	margarita		1
margret	margaret		3
margriet	margarita		1
margt	margaret		19
marguerite	margaret		5
margueritte	marguerite		3
margy	margaret		41
margy	marjorie		12
mari	maracska		0
mari	marcsi		0
mari	marcsika		0
mari	maria		249
mari	mariacska		0
mari	mariana		276
mari	marika		0
mari	marilena		0
mari	mary		797
mari	maura		29
maria	annamaria		10
maria	maracska		0
maria	marcsi		0
maria	marcsika		0
maria	mareen		0
maria	mariacska		0
maria	mariah		128
maria	marieke		0
maria	marietta		17
maria	marijke		0
maria	marika		0
maria	marioara		0
maria	mariona		0
maria	mary		45
maria	marycha		0
maria	marysia		0
maria	marysieczka		0
maria	marysienka		0
maria	maryska		0
mariah	marcia		7
mariah	margaret		7
mariah	marian		1
mariah	marianne		7
mariah	marietta		17
mariah	marilyn		0
mariah	marion		0
mariah	martha		7
mariam	mary		145
mariam	maryam		2
mariama	maryam		2
marian	mary		9
mariana	mary		4
marianna	marian		128
marianna	marianne		159
marianna	mary		9
marianne	marian		338
marianne	mary		9
mariazinha	maria		244
maribel	mariaisabel		1
marica	marija		62
marica	marijana		0
marica	marina		1
maricica	maria		80
marie	maria		118
marie	mariette		0
marie	marika		0
marie	maruska		0
marie	mary		539
marie	maura		29
marija	maria		8
marija	marica		0
marija	marijana		0
marija	marina		1
marija	mary		5
marijke	maria		36
marijke	marieke		1
marijn	marinus		1
marika	maracska		7
marika	marcsika		7
marika	maria		52
marika	mariacska		0
marika	mariana		0
marika	marina		1
marika	maruska		7
marilu	marialuisa		0
marilu	marisa		1
marina	maruska		7
marina	mary		4
mario	mark		46
marioara	maria		80
marion	marian		773
marion	marietta		17
maris	demaris		17
maris	demerias		168
marisa	marialuisa		0
marisa	marisalvadora		1
mariska	maria		52
marisol	mariasoledad		1
marisol	marysol		29
marissa	mary		4
mariuccia	maria		68
mariya	mary		5
marjatta	margaret		46
marjorie	margaret		9
marjorie	mary		4
marjory	margaret		4
markan	marketa		1
markec	marketa		1
marketa	margaret		5
marketa	markica		1
marko	mareczek		0
marko	mark		5
marko	markan		1
marko	markec		0
marko	marketa		0
marko	markica		0
markus	marcus		3
markus	mark		255
marky	marcus		1
marky	marcy		7
marlene	marla		4
marnie	marni		63
maro	maria		40
maro	marketa		1
maro	marko		0
marouane	marwan		2
maroula	maria		40
marsh	marshall		1
marshy	marshall		1
mart	marten		0
mart	martijn		0
mart	martin		1
mart	martinus		0
marta	martha		3
marte	martin		1
marten	martijn		1
marten	martinus		0
marthe	martha		5
marti	martin		46
martijn	martinus		1
martim	martin		5
martin	martijn		0
martin	martinus		118
martino	martin		5
martins	martin		5
marto	martin		1
marton	martin		5
marty	martha		496
marty	martin		649
maruja	maria		132
marus	marko		7
maruska	mariana		7
maruska	marie		113
marusya	mariya		34
marv	marvin		38
marx	marques		4
mary	maracska		0
mary	marcsi		0
mary	marcsika		0
mary	mareen		0
mary	margaretha		0
mary	margaretta		0
mary	marge		0
mary	margere		0
mary	mariacska		0
mary	mariah		128
mary	marika		0
mary	maryanna		0
mary	maura		339
mary	maureen		155
mary	mitzi		152
maryam	mary		5
maryann	marianne		3
maryanne	marianne		31
maryem	maryam		2
maryla	maria		33
marysia	maria		33
marysia	marianna		33
maryska	maria		33
masa	masayuki		6
masha	maria		140
masha	mariya		34
masha	mashechka		0
masha	mashenka		0
masha	mashka		0
masood	masud		2
masoud	masud		2
massimiliano	maximilian		5
massood	masud		2
massoud	masud		2
mat	ahmad		499
mat	martha		26
mat	mathilda		0
mat	mathilde		0
mat	matilda		0
mat	matilde		0
mat	matthew		483
mat	muhammad		499
mata	matej		1
matan	matej		7
mate	matan		0
mate	matej		1
mate	matija		388
mate	matko		0
matei	matthew		5
matej	mates		1
matej	matjas		0
matej	matthew		5
mateo	matthew		5
mateus	matheus		91
mateus	matthew		5
mateusz	matthew		5
matheus	matthew		13
mathew	matthew		3
mathews	matthew		3
mathias	matthew		145
mathias	matthias		21
mathieu	matthew		43
mathilda	matilda		120
mathilde	matilda		5
mati	mateusz		33
matias	matthias		771
matias	matti		274
matiass	matthew		5
matic	matej		7
matija	matthew		5
matilde	matilda		5
matjaz	matija		62
matko	matej		7
mato	matej		1
matous	martin		113
matt	matthew		38
matt	matthias		15
matte	mathilda		0
matte	matilda		1
matte	mats		103
matte	mattias		103
matteo	matthew		5
matteus	matthijs		1
matthias	matthew		144
matthieu	matthew		43
matthijs	matthias		409
matti	martha		4
matti	matias		85
matti	matilda		4
matti	matthew		46
mattias	matthew		5
mattie	martha		717
mattie	mat		106
mattie	matilda		313
mattie	matthew		119
mattw	matthew		19
matty	matilda		30
matty	matthew		162
maty	matej		1
maty	matthew		6
matyas	matthew		5
matze	matthias		53
mau	mauricio		39
maud	madeline		83
maud	matilda		193
maude	matilda		10
maura	maureen		4
maure	maurice		1
maureen	marietta		6
maureen	moreen		10
maurie	moreen		10
mauritz	maurice		43
mauro	mauricio		4
maury	maurice		98
maury	moreen		10
mave	mavery		6
mave	mavine		6
max	maksim		0
max	maxam		0
max	maxime		0
max	maximilian		632
max	maximilien		317
max	maximililaan		0
max	maximililan		0
max	maximillian		674
max	maxine		269
max	maxinumisanic		0
max	maxmilian		0
max	maxus		0
max	maxwell		695
maxam	maxie		7
maxamed	muhammad		2
maxammed	muhammad		2
maxamuud	mahmud		2
maxi	maksim		0
maxi	maximilian		53
maxie	maxinumisanic		1
maxim	maksim		8
maxim	maxam		7
maxim	maxie		0
maxim	maxinumisanic		0
maxime	maksim		174
maximiliano	maximilian		5
maximilien	maximilian		5
maxus	maksim		7
maxus	maxie		7
maxym	maksim		8
may	marietta		17
may	mary		318
mayor	mayowa		4
mazen	mazin		2
mc	mac		6
mc	mack		6
md	muhammad		114
meagan	megan		3
meaghan	margaret		10
meaghan	megan		3
meaka	mckenna		6
meche	mercedes		87
mechislav	mieczyslaw		215
media	almeda		10
meding	remedios		133
medora	dorothy		9
mees	bartholomew		60
meg	margaret		116
meg	margaretta		15
meg	megan		83
megan	margaret		9
megan	margarita		17
megan	meggie		9
meggie	margaret		71
meghan	megan		3
mehdi	mahdi		2
mehetabel	mehitabel		29
mehetable	mehitabel		4
mehitabel	mabel		17
mehitable	mehetabel		7
mehitable	mehitabel		9
mehmed	mehmet		760
mehmed	muhammad		2
mehmet	muhammad		2
mehmood	mahmud		2
mehmud	mahmud		2
mel	amelia		26
mel	melane		0
mel	melanie		111
mel	melinda		15
mel	melissa		97
mel	melv		0
mel	melvin		383
mel	melvyn		0
melia	parmelia		73
melina	melinda		4
melisa	melissa		3
melissa	milicent		4
mell	mildred		9
melle	melinda		1
mellia	carmellia		6
mellia	mellony		6
mellie	amelia		4
mellie	melanie		6
mellie	melinda		4
mellie	melvin		7
mellie	permelia		169
mellissa	melissa		3
melly	permelia		6
melo	carmelo		6
melo	mello		29
melv	melvin		1
melv	melvyn		0
memo	guillermo		304
memo	mehmet		141
memo	muhammad		4
mena	almena		278
mena	armena		15
mena	wilhemina		10
menaalmena	philomena		6
menahem	menachem		16
menchu	carmen		39
mendi	menachem		49
mendy	menachem		49
meo	bartolomeo		68
merce	mercedes		1
merche	mercedes		132
merci	mercedes		17
mercy	marietta		6
mercy	mary		4
mercy	mercedes		506
merle	merlyn		1
merlyn	merlin		120
mero	marwa		4
mert	myrtle		82
merv	marvin		9
merv	mervyn		56
mervin	merv		6
mervyn	marvin		9
merwan	marwan		2
meryem	maryam		2
mesud	masud		2
meta	margaret		9
meta	metka		1
metta	margaret		9
metta	margarita		17
meus	bartholomew		60
mgl	miguel		132
mgt	margaret		19
mhd	muhammad		526
mia	maria		42
mia	marianna		9
mic	michael		1
mica	milan		388
mica	milica		388
micah	michael		73
micha	michael		28
michaela	michelle		4
michail	michael		5
michail	mikhail		8
michajlo	mikhail		8
michal	michael		197
michalek	michal		151
michalis	michail		35
michalka	michaela		1
michas	michal		1
micheal	michael		3
micheall	michael		3
michel	michael		45
michele	michael		5
michele	michelle		3
michell	michelle		3
michi	michael		1
michi	michel		0
michl	michael		1
michl	michel		0
mick	michael		150
mick	mike		101
micka	mickael		74
mickael	michael		3
micke	michael		1
micke	michelle		0
micke	mikael		85
mickey	michael		641
mickey	michelle		30
micki	michael		4
micki	michelle		4
mickie	michael		92
mickie	michelle		4
micky	michael		116
micky	michelle		4
micky	mick		101
micky	mike		101
micls	michael		94
mico	domenico		68
middie	araminta		6
middy	maud		6
midge	margaret		67
midge	margaretta		15
midge	margarita		17
mieke	maria		36
mien	wilhelmina		36
miep	maria		75
miera	amira		4
mies	maria		75
mietek	mieczyslaw		33
miggy	miguel		6
miguael	miguel		63
miguaell	miguel		63
miguail	miguel		63
miguaill	miguel		63
miguayl	miguel		63
miguayll	miguel		63
migue	miguel		1
miguel	michael		5
miguel	miguelinho		1
miguel	miguelito		0
miguell	miguel		63
miha	mihael		1
mihael	mihovil		7
mihai	michael		5
mihai	mihaita		1
mihail	michael		5
mihail	mikhail		8
mihails	mikhail		122
mihaita	mihai		80
mihajlo	michael		5
mihajlo	mihhailo		7
mihalis	michail		35
mihaly	michael		5
mihhail	mikhail		8
miho	mihael		0
miho	mihovil		1
mika	michael		1
mika	miklu		0
mika	miksu		0
mikael	michael		3
mikail	mikhail		174
mikalai	nikolai		8
mike	michael		66
mike	miguel		675
mikel	michael		43
mikele	michelle		4
mikey	michael		131
mikha	mikhail		1
mikhael	michael		5
mikhael	mikhail		8
mikhail	michael		5
mikhaylo	mikhail		8
miki	michael		205
miki	michela		4
miki	michelle		68
miki	miklos		206
miki	miriam		205
mikita	nikita		8
mikko	michael		46
mikko	mikael		85
miklos	nicholas		5
mikolaj	nicholas		5
mikulas	nicholas		5
miky	michael		6
mil	milan		1
mil	milenko		0
mil	milic		0
mil	milomir		0
mil	milorad		0
mil	milos		0
mil	milovan		0
mil	milutin		0
mila	amelia		10
mila	lyudmila		248
mila	milada		1
mila	milagros		102
mila	milena		0
mila	milica		0
mila	milijana		0
mila	milka		0
mila	miloslava		0
mila	miluse		0
milada	miloslava		7
milan	milenko		1
milan	milisav		0
milan	milojko		0
milan	milomir		0
milan	milorad		0
milan	milovan		0
milan	milutin		0
milda	emil		61
mile	milan		1
mile	milenko		0
mile	milic		0
mile	milomir		0
mile	milorad		0
mile	milos		0
mile	milovan		0
mile	milutin		0
milena	milada		7
milena	milijana		7
milena	miloslava		7
milenko	milojko		7
milenko	milutin		7
milic	milan		7
milic	milenko		0
milic	milisav		1
milic	milojko		0
milic	milomir		0
milic	milorad		0
milic	milovan		0
milic	milutin		0
milica	milena		7
milica	milijana		1
milisav	milenko		7
milisav	milovan		7
milisav	milutin		7
milka	milada		1
milka	milena		0
milka	milica		0
milka	milijana		0
milka	miloslava		0
milka	miluse		0
milla	camila		4
mille	camilla		10
mille	mildred		1
mille	millicent		0
millie	amelia		30
millie	camille		30
millie	emily		381
millie	mildred		92
milly	armilda		178
milly	emeline		30
milly	melissa		30
milly	mildred		222
milly	millicent		15
milly	parmelia		12
milly	permelia		178
milomir	milenko		7
milomir	milisav		7
milomir	milojko		1
milomir	milorad		0
milomir	milovan		0
milomir	milutin		7
milorad	milenko		7
milorad	milisav		7
milorad	milojko		1
milorad	milovan		0
milorad	milutin		7
milos	milan		7
milos	milenko		0
milos	milic		7
milos	milisav		0
milos	milojko		0
milos	milomir		0
milos	milorad		0
milos	milovan		0
milos	milun		7
milos	milutin		0
milosh	milos		184
milosz	milos		184
milovan	milenko		7
milovan	milojko		1
milovan	milutin		7
milt	milton		202
milun	milan		7
milun	milenko		0
milun	milic		7
milun	milomir		0
milun	milorad		0
milun	milovan		0
milun	milutin		1
miluse	milada		7
miluse	milena		7
miluse	miloslava		7
miluska	miloslava		61
miluta	emil		80
milutin	milojko		7
mim	miriam		94
mima	jemima		73
mimi	dimitra		40
mimi	jemima		4
mimi	maria		65
mimi	marie		74
mimi	mary		4
mimi	mildred		4
mimi	miriam		88
mimis	dimitrios		105
mimma	maria		68
mimmo	domenico		117
mina	almena		10
mina	mindwell		9
mina	minerva		9
mina	wilhelmina		97
mindi	arminda		4
mindi	melinda		4
mindie	arminda		6
mindy	arminda		4
mindy	melinda		88
minerva	manerva		82
minerva	mindwell		7
mingo	domingo		102
minite	arminta		6
minna	minnis		1
minna	minsku		0
minna	minttu		0
minne	minerva		1
minnie	almina		178
minnie	minerva		222
minnie	wilhelmina		380
minny	wilhemina		10
mino	giacomo		678
minty	araminta		6
miomir	miodrag		7
mira	elmira		15
mira	mary		4
mira	miranda		56
mira	mirek		0
mira	mirjana		0
mira	mirka		0
mira	miroslav		0
mira	miroslava		0
miranda	mary		4
mirek	mirko		7
mirek	miroslav		1
mirek	miroslaw		0
miri	miriam		49
miriam	mairim		4
miriam	mary		145
miriam	maryam		146
miriam	mirian		4
mirjam	mary		5
mirjana	miroslava		7
mirka	mirjana		1
mirka	miroslava		164
mirko	mireczek		1
mirko	miroje		0
mirko	miroslav		0
mirko	miroslaw		0
miro	mirko		0
miro	miroslav		1
miroje	miroslav		1
miroslaw	mireczek		7
miroslaw	miroslav		758
mirus	mirko		7
mirus	miroslaw		1
miryam	mary		5
misa	michaela		164
misa	michal		164
misa	misko		1
mischa	mikhail		140
misha	mikhail		79
misha	mischechka		0
misha	mishanya		0
misha	mishenka		0
misha	mishka		0
misha	mishutka		0
misha	mykhailo		55
misheto	mihail		65
misho	mihail		65
misi	mihaly		203
misiek	michal		33
miska	mihaly		52
miso	michal		61
miso	misko		1
misra	mishra		29
miss	melissa		4
miss	millicent		4
missie	melissa		10
missy	melissa		54
missy	millicent		30
mistik	mustafa		141
misu	mihai		224
mita	mitalee		0
mita	mitar		1
mitch	michael		667
mitch	mitchell		38
mitchel	mitchell		3
mitica	dumitru		80
mitko	dimitar		65
mitru	dumitru		80
mitsos	dimitrios		633
mitt	mehitabel		4
mitt	submit		4
mittie	mehitabel		4
mittie	mitzi		6
mittie	mitzie		6
mittie	submit		4
mitty	mehitabel		41
mitty	mitzi		6
mitty	mitzie		6
mitty	submit		497
mitya	dmitriy		34
mitya	dmitry		140
mitzi	marietta		6
mitzi	miriam		88
mitzie	mary		4
mitzie	miriam		169
mj	michael		98
mlada	mladen		1
mladan	mladen		1
mlado	mladen		1
mo	maurice		202
mobarak	mubarak		2
moch	muhammad		291
mochamad	muhammad		291
mock	democrates		104
moe	maurice		71
moe	moses		111
mogge	mogens		1
moham	muhammad		2
mohamad	muhammad		2
mohamadou	muhammad		2
mohamadreza	mohammadreza		214
mohamed	muhammad		2
mohamet	muhammad		2
mohammad	muhammad		2
mohammed	muhammad		2
mohammedreza	mohammadreza		214
mohammod	muhammad		2
mohamud	muhammad		2
mohd	muhammad		2
mohsen	muhsin		2
mohsin	muhsin		2
mohssen	muhsin		2
moira	mary		46
moise	moses		5
moises	moses		5
moishe	moshe		16
moishi	moshe		49
mojzis	moses		5
mokhtar	mukhtar		2
moll	amalia		4
moll	amelia		4
moll	martha		9
moll	mary		9
molla	mullah		2
mollie	mary		472
molly	mary		54
moma	momcilo		1
moma	momir		0
momi	shlomo		49
momir	momcilo		1
momo	mohamed		74
momo	momcilo		0
momo	momir		1
mon	ramon		39
mona	ramona		17
monchi	ramon		39
moncho	ramon		39
moni	monica		1
moni	monika		28
monika	monica		3
monique	monica		774
monna	monica		6
monnie	monica		6
monte	montaque		10
monte	monteleon		6
monte	montesque		1
monte	montgomery		93
montesque	montgomery		4
montse	montserrat		1
monty	gum		163
monty	lamont		30
monty	montgomery		86
monzer	munther		2
mookerjee	mukherjee		24
moosa	musa		2
mor	maurice		4
mor	morag		1
mor	seymour		4
morad	murad		2
mordecai	mordechai		16
mordechay	mordechai		16
mordehai	mordechai		16
more	maurice		1
morey	maurice		41
morey	seymour		12
morg	morgan		1
mori	maurice		4
mori	morteza		1
mori	seymour		4
moritz	maurice		43
morrie	maurice		477
morris	maurice		31
morris	morrison		0
mort	mortimer		161
morten	martin		5
mosammad	mosammat		114
mose	moses		628
mosh	moses		1
moshe	moses		173
mosheh	moshe		16
moshiko	moshe		153
moss	maurice		4
moss	moses		168
mossammat	mosammat		114
mossie	maurice		4
mostafa	mustafa		2
mostapha	mustafa		2
moti	mordechai		49
motke	mordechai		49
motti	mordechai		49
moubarak	mubarak		2
mouhcine	muhsin		2
moujahid	mujahid		2
mounir	munir		2
mourad	murad		2
mousa	musa		2
moussa	musa		2
moustafa	mustafa		2
moustapha	mustafa		2
movses	moses		5
moyshe	moshe		16
mst	mosammat		470
muh	muhammad		526
muhamad	muhammad		2
muhamed	muhammad		2
muhamet	muhammad		2
muhammadreza	mohammadreza		214
muhammed	muhammad		2
muhammet	muhammad		2
muhd	muhammad		2
muhsen	muhsin		2
mujahed	mujahid		2
mukerji	mukherjee		24
mukhamed	muhammad		2
mukhammad	muhammad		2
mukhammed	muhammad		2
mukherji	mukherjee		24
mukhtaar	mukhtar		2
muktar	mukhtar		2
mukunda	mukund		81
muli	shmuel		49
mulla	mullah		2
mundhir	munther		2
muneer	munir		2
munthir	munther		2
munzer	munther		2
mur	muriel		17
murat	murad		2
musa	moses		5
musah	musa		2
musammat	mosammat		761
muse	musa		2
mustafe	mustafa		2
mustapha	mustafa		2
musthafa	mustafa		2
musti	mustafa		485
mychal	michael		5
myfi	myfanwy		1
mykhailo	mikhail		8
mykhas	mykhailo		55
mykhaylo	mikhail		8
mykola	nicholas		5
mykola	nikolai		8
mykolka	mykola		55
mykyta	nikita		8
myles	miles		32
myra	almira		168
myriam	maryam		146
myrt	myrtle		17
myrte	myrtle		1
myrti	myrtle		6
naas	ignatius		112
nabby	abbigale		6
nabby	abigail		56
nabeel	nabil		2
nace	ignatius		67
nace	ignatzio		6
nacho	ignacio		304
nada	nadezhda		0
nada	nadica		0
nada	nadine		82
nadenka	nadezhda		1
nadette	bernadette		305
nadezda	nadezhda		8
nadia	nadenzhda		0
nadia	nadezhda		4
nadiia	nadezhda		8
nadiya	nadezhda		257
nadiya	nadia		2
nadjib	najib		2
nadka	nadezhda		1
nadya	nadenka		0
nadya	nadezhda		248
nadya	nadia		2
nadya	nadka		7
nadya	nadyusha		0
nadyusha	nadezhda		7
nae	nicolae		80
naeem	naim		2
nagaraja	nagaraj		81
nagat	najat		2
nagi	naji		2
nagib	najib		2
nagla	najla		2
naglaa	najla		2
nagui	naji		2
naguib	najib		2
nagwa	najwa		2
najeeb	najib		2
naldo	reginald		26
naldo	reynaldo		133
naldo	ronald		67
nan	ann		154
nan	anna		83
nan	hanna		26
nan	nance		0
nan	nancy		56
nana	ann		720
nana	anna		9
nana	nance		0
nancey	agnes		4
nancey	anna		4
nanci	agnes		4
nanci	anna		4
nancie	agnes		4
nancie	anna		4
nancy	ann		685
nancy	anna		4
nanding	fernando		133
nando	ferdinando		6
nando	fernando		87
nando	hernando		102
nandor	ferdinand		5
nanne	nance		7
nanne	nancy		7
nanni	giovanni		68
nannie	ann		19
nannie	anna		4
nannie	hanna		4
nannie	nancy		4
nanny	ann		690
nanny	hanna		12
nanny	nancy		505
nano	bernardo		102
nano	hernan		102
nano	mariano		102
nap	napoleon		223
nappe	napoleon		1
nappy	napoleon		51
naqvi	haider		4
narayana	narayan		81
narcis	narciset		1
nardo	leonardo		68
nards	leonardo		133
naseem	nasim		2
naser	nasir		2
nasia	athanasia		40
nasos	athanasios		348
nasr	nasir		2
nasrallah	nasrullah		2
nasrollah	nasrullah		2
nasseer	nasir		2
nasser	nasir		2
nassir	nasir		2
nastia	anastasiya		34
nastya	anastasia		140
nastya	anastasiya		34
nat	natalie		111
nat	natasha		17
nat	nathan		154
nat	nathaniel		38
nata	natalia		0
nata	natalya		34
nata	natasha		1
natakha	natalia		0
natakha	natasha		1
natalee	natalie		3
natalia	natalie		5
natalie	nathalienat		7
nataliia	natalia		8
natalija	natalia		8
nataliya	natalia		8
nataliya	natashenka		0
nataliya	natusyenka		7
natalka	natalia		1
natalka	nataliia		207
natalka	nataliya		207
natallia	natalia		8
natalya	natalia		8
natalya	natalie		5
natasa	anastasia		40
natasha	natalia		79
natasha	nataliya		55
natasha	natalya		34
natasha	natashenka		0
natasha	nateshka		7
natasha	natusyenka		7
nate	ignatius		26
nate	nathan		384
nate	nathaniel		38
nate	natius		0
nateshka	natalia		7
nath	nathaniel		1
nathalie	natalie		31
nathan	jonathan		99
nathan	nathaniel		392
nathanael	nathaniel		3
nathanel	nathaniel		3
nathanial	nathaniel		3
nathi	nkosinathi		664
nathl	nathaniel		19
nati	natalia		4
nati	nathaniel		49
nati	natividad		39
nati	netanel		49
natius	ignatius		73
natte	natalie		0
natte	nathan		1
natte	nathaniel		0
nattie	asenath		4
nattie	natalie		92
nattie	nathaniel		4
natty	asenath		12
natty	natalie		12
natty	nathan		0
natty	nathaniel		41
natusik	natalia		7
natusik	natasha		7
nava	navarre		10
naz	ignatzio		6
nazi	nazanin		1
neal	cornelius		272
neal	neil		31
nebo	nebojsa		1
nebojsha	nebojsa		184
neboysha	nebojsa		184
ned	edmund		245
ned	edward		66
ned	edwin		179
nedal	nidal		2
neddy	edgar		10
neddy	edmund		93
neddy	edward		93
neddy	edwin		93
neelie	cornelia		9
neelie	cornelius		4
neelie	neeltje		1
neels	cornelis		112
neels	cornelius		112
neely	cornelia		4
neely	cornelius		92
neguib	najib		2
neil	cornelius		692
neill	neil		3
nejc	jernej		62
nel	cornelia		42
nel	nelgon		0
nel	nelleke		1
nel	petronella		36
nel	pieternella		36
nele	cornelia		28
nelia	cornelia		73
nelis	cornelis		36
nell	cornelia		180
nell	eleanor		190
nell	ellen		246
nell	helen		311
nell	helena		155
nelle	cornelia		67
nelle	eleanor		4
nelle	helena		4
nellie	cornelia		180
nellie	eleanor		302
nellie	ellen		246
nellie	helen		493
nellie	nelleke		0
nelly	cornelia		314
nelly	eleanor		321
nelly	helen		9
nelly	nelle		106
nelo	manuel		89
nels	nelson		161
nelso	nelson		91
nelu	ion		224
neno	nenad		1
nerva	manerva		6
nervie	manerva		6
nessa	agnes		67
nessa	vanessa		15
nessie	agnes		318
nest	nestorio		10
nestor	nestorio		121
net	antoinette		9
neto	ernesto		320
neto	netto		29
netta	antoinette		67
netta	antonia		15
nettie	antoinette		493
nettie	henrietta		30
nettie	jeanette		12
nettie	juanita		30
nettie	natalie		88
nettie	pernetta		178
neva	genevieve		9
newton	newt		17
ngozi	ngozichukwu		706
ngyuen	nguyen		528
nha	bruna		4
nial	neil		43
nib	isabel		15
nib	isabella		67
nibby	isabel		41
nibby	isabella		12
nic	nicholas		642
nica	ion		80
niccolas	nicholas		3
niccolo	nicholas		5
nicey	vernisee		6
nicholaus	nicholas		3
nichole	nicholette		6
nichole	nicole		4
nichs	nicholas		19
nicie	eunice		6
nicie	unice		6
nick	dominic		684
nick	nicholas		66
nick	nicodemus		0
nick	nik		405
nicke	nicholas		1
nicke	nicole		0
nickey	nicholette		6
nicki	dominik		70
nicki	nichola		0
nicki	nicholas		4
nicki	nichole		0
nicki	nicholette		6
nicki	nicola		0
nicki	nicole		721
nicki	nicolena		4
nickie	nichola		7
nickie	nicholas		169
nickie	nichole		7
nickolas	nicholas		3
nicky	nichola		0
nicky	nicholas		372
nico	nicholas		131
nico	nicola		68
nico	nicolaas		275
nico	nicolas		74
nicodemus	nicholas		9
nicola	nicholas		5
nicolae	nicholas		5
nicolae	nicusor		7
nicolai	nikolai		8
nicolaos	nikolaos		35
nicolas	nicholas		3
nicolas	nicolette		0
nicolaus	nicholas		43
nicolay	nikolai		8
nicole	nicholette		6
nicole	nicolena		1
nicole	nicolene		0
nicole	nicolina		0
nicos	nikolaos		35
nicu	nicolae		224
nicu	nicusor		0
nidzo	nikola		62
niek	nicolaas		36
niekie	nicolaas		112
niel	cornelius		179
niel	neil		31
niels	cornelius		10
niels	nicholas		5
nige	nigel		1
night	knight		4
nik	nikita		167
nik	nikolai		0
nik	nikolaos		202
nika	veronika		167
niki	nicole		93
niki	nikolay		65
niki	nikolett		4
nikki	nicola		84
nikki	nicole		168
niklas	nicholas		43
niko	nicholas		4
niko	nikica		0
niko	nikolai		1
niko	nikolaos		0
nikola	nicholas		5
nikolai	nicholas		5
nikolaiy	nikolai		8
nikolaj	nikolai		8
nikolajs	nikolai		122
nikolaos	nicholas		235
nikolaos	nikolai		257
nikolas	nicholas		749
nikolas	nikolaos		293
nikolaus	nicholas		5
nikolaus	nikolai		174
nikolay	nikolai		8
nikoleta	nikolina		1
nikos	nikolaos		35
niksa	nikica		1
nilla	gunilla		76
nille	pernille		229
nils	nicholas		5
nina	antonina		10
nina	enedina		9
nina	ninnukka		0
nina	ninoslava		1
nina	ninsku		0
nino	antonio		166
nino	nindza		0
nino	ninoslav		1
ninoy	benigno		133
niss	niels		630
nisse	nils		76
nita	juanita		73
nitsa	eleni		40
noah	manoah		17
noel	nowell		17
noemi	naomi		4
nola	fionnula		10
nola	magnolia		10
nole	nicole		6
nollie	olive		12
nollie	olivia		41
nomi	noman		4
noni	joanna		4
nonie	joan		41
nonie	johannah		12
nonie	nora		6
nonnie	manola		6
noor	nur		2
nooraldin	nuruddin		2
nooruddin	nuruddin		2
noorulhuda	nurulhuda		2
nora	eleanor		54
nora	lenora		226
norah	honora		82
norbe	norbert		1
norbu	norbusamte		6
norby	norbert		51
noreddine	nuruddin		2
norm	norman		131
norma	nora		4
normie	norman		10
norrie	honora		4
norry	honora		6
noruddin	nuruddin		2
notis	panagiotis		40
nour	nur		2
noure	nur		2
noureddine	nuruddin		2
nouredine	nuruddin		2
noursoultan	nursultan		803
noynoy	benigno		133
nunzia	annunziata		68
nura	amalina		4
nuraddin	nuruddin		2
nuralhuda	nurulhuda		2
nureddin	nuruddin		2
nurudin	nuruddin		2
nuta	elena		80
nuur	nur		2
nygel	nigel		3
nyura	anna		34
oana	ioana		80
obaydullah	obaidullah		2
obe	obed		1
obed	obadiah		193
obed	obedience		17
obeidallah	obaidullah		2
obeidullah	obaidullah		2
obet	roberto		133
obie	obadiah		139
obie	obediah		6
oda	odelia		10
ode	otis		6
odo	odell		82
ofa	mostofa		4
ofa	mustofa		4
okey	okechukwu		209
okkie	ockert		112
oksana	kseniya		34
oksana	oksanka		0
oksenia	kseniya		8
ola	aleksandra		311
ola	olavi		1
ola	viola		6
olda	oldrich		61
ole	olaf		10
oleg	olegushka		0
oleg	olezha		0
oleg	olezhek		0
oleg	olezhka		0
olegs	oleg		122
oleh	oleg		8
olek	aleksandr		192
oleksander	aleksandr		8
oleksandr	aleksandr		8
oleksandra	aleksandra		8
oleksii	aleksey		8
oleksiy	aleksey		8
olena	helen		5
olena	yelena		8
olenka	olena		207
olenka	olga		34
olenka	olha		207
oles	aleksandr		34
oles	oleksandr		55
olexandr	aleksandr		8
olga	olia		4
olha	olga		8
oli	oliver		1
oli	olivia		0
olive	olivetta		1
oliver	oliveira		29
oliver	olivetta		7
oliverio	oliver		5
olivero	oliver		5
olivier	oliver		5
oliwa	oliver		1
olle	olof		76
olli	olavi		274
ollie	olive		12
ollie	oliver		66
ollie	olivia		312
olly	ollie		1
olph	rudolph		56
olph	rudolphus		30
olya	olga		79
olya	olha		55
omar	umar		2
omer	umar		2
omi	naomi		6
ona	arizona		6
ona	yeona		6
ondra	ondrej		230
ondrej	andrew		5
one	onicyphorous		6
onie	arizona		6
onie	yeona		6
onni	iona		4
onnie	iona		6
ono	hartono		4
ono	margono		4
ono	martono		4
ono	tono		4
ophi	theophilus		6
ora	aurelia		168
ora	aurilla		9
ora	corinne		6
ora	orilla		17
ordie	roderick		10
ore	moore		4
orilla	aurelia		168
orilla	aurilla		4
orme	norman		10
orphelia	ophelia		9
osaforum	onicyphorous		6
osaforus	onicyphorous		6
osama	usama		2
osamah	usama		2
oscar	oskar		29
osman	uthman		2
osmon	uthman		2
ossie	oswald		489
ossy	oswald		41
ossy	waldo		225
ota	otakar		1
ote	otis		17
otha	theotha		6
othman	uthman		2
otik	otakar		61
otis	othello		9
ouafa	wafa		290
oualid	walid		2
oumar	umar		290
ousama	usama		2
ousman	ousmane		544
ousmane	uthman		2
oussama	usama		2
ovanes	hovhannes		256
ovanes	john		5
ovi	ovidiu		1
owen	john		46
oxana	oksana		8
oz	oswald		71
ozzie	oscar		84
ozzie	osvaldo		273
ozzie	oswald		71
ozzy	ossy		106
ozzy	oswald		56
ozzy	waldo		225
pablo	paul		5
paca	francisca		39
paco	francisco		87
paco	pacheco		0
paco	pacho		0
paddy	patrick		150
padraig	padraigean		0
padraig	patrick		43
paja	pavel		61
pal	paul		46
pali	pal		52
palo	pavol		61
pam	pamela		86
pammie	pamela		10
pammy	pamela		473
panagiotes	panagiotis		35
panayiotis	panagiotis		35
panayotis	panagiotis		35
pancha	francisca		39
pancho	francisco		374
panni	anna		52
panos	panagiotis		35
paolo	paul		5
paqui	francisca		39
pari	parisa		1
parsune	parthenia		7
parsuny	parthenia		6
paru	parvati		1
pasha	pavel		79
pasoonie	parthenia		6
pat	patience		15
pat	patricia		165
pat	patrick		510
pat	patse		0
pate	patricia		0
pate	patrick		56
pate	peter		26
pati	patricia		39
pati	patrycja		4
patience	patricia		7
patk	patrick		19
pato	patricio		9
patric	patrick		3
patrica	patricia		3
patrice	patrick		5
patricio	patrick		5
patrik	patrick		3
patrizio	patrick		5
patrk	patrick		19
patryk	patrick		3
patse	patricia		1
patse	patrick		0
patsy	martha		494
patsy	patricia		116
patsy	patrick		696
patte	patience		0
patte	patricia		1
patte	patrik		76
patti	patricia		634
pattie	martha		180
pattie	patricia		92
patty	martha		314
patty	patience		30
patty	patricia		54
patty	patsy		69
paty	patricia		39
pau	paul		46
paul	pavlos		292
paula	paulina		1
paule	paulette		1
pauli	paula		32
paulie	paulin		0
paulie	pauline		1
pauline	paula		9
paulinho	paulo		89
paulo	paul		5
paulus	paul		5
pave	pavel		1
pavel	paul		5
pavel	pavka		7
pavel	pavlik		0
pavel	pavlusha		0
pavels	pavel		122
pavko	pavel		7
pavla	pavlina		1
pavle	paul		5
pavle	pavao		7
pavle	pavel		804
pavlik	pavel		34
pavlo	paul		5
pavlo	pavel		8
pavlos	paul		5
pavo	pavel		1
pavol	pavel		8
pawel	paul		5
pawel	pavel		8
pawelek	pavel		192
pawelek	pawel		33
peadar	peadairean		1
pedrinho	pedro		89
pedro	pedrinho		0
pedro	pedrito		0
pedro	pedrocas		1
pedro	peter		5
peer	peter		46
peg	margaret		54
peg	margaretta		177
peg	peggy		17
peggie	margaret		4
peggie	margarita		6
peggy	margaret		54
peggy	margaretta		119
peggy	marguerite		6
pehr	per		286
pekka	pietari		85
pelle	per		308
pen	penelope		10
penie	philipina		6
penne	penelope		1
penney	penelope		4
penni	penelope		4
pennie	penelope		4
penny	penelope		54
pepa	josef		113
pepa	josefa		102
pepa	josefina		102
pepa	joseph		220
pepe	jose		87
pepe	pepas		0
pepi	petar		65
pepik	josef		113
pepik	joseph		368
pepito	jose		39
peppe	giuseppe		117
peppino	giuseppe		117
per	peder		378
per	peter		46
pera	perica		1
peran	perica		1
percy	percival		97
pere	peter		46
perica	petar		62
perico	pedro		39
perko	perica		1
permelia	amelia		9
pero	perica		1
pero	petar		62
perri	pelegrine		4
perry	pelegrine		88
perry	peregrine		17
pesho	petar		65
peta	petr		113
peta	petra		1
petar	peter		5
petar	petr		8
pete	peter		38
peter	patrick		15
peter	petike		0
peter	petros		292
peter	petrus		118
peter	pieter		770
petey	peter		266
peti	peter		1
petko	petsa		7
petko	petyo		7
peto	peter		61
petr	peta		7
petr	peter		5
petr	petrus		411
petra	petronella		1
petras	peter		5
petre	petr		8
petre	petrica		0
petre	petrisor		0
petre	petrut		0
petri	pekka		156
petri	pietari		85
petrica	petre		80
petro	petr		8
petros	peter		5
petrus	peter		45
petryk	petro		55
petya	petenka		0
petya	peter		7
petya	petike		0
petya	petka		7
petya	petr		79
petya	petruha		0
petya	petrusha		0
petya	petyunya		0
phebe	phoebe		3
phelia	orphelia		6
phelipe	philipe		91
phena	tryphena		51
phenie	parthenia		6
pheobe	tryphena		4
pherbia	pharaba		4
pherbia	pheriba		6
pheriba	pharaba		4
phidelia	bedelia		4
phidelia	fidelia		159
phil	philetus		15
phil	philip		38
phil	philippe		0
philadelphia	delpha		17
phililpa	philipina		4
philipp	philip		3
philippe	philip		43
philippos	philip		5
philis	phyllis		3
phill	adelphia		4
phillie	philip		1
phillip	philip		3
phillips	philip		43
phillis	phyllis		3
philly	adelphia		51
philly	philip		0
philly	philippa		0
phineas	alphinias		4
phoebe	philipina		104
pierre	peter		5
pierre	pierrette		7
pierrot	pierre		306
piet	petrus		118
piet	pieter		0
pieter	peter		45
pietr	pieter		341
pietro	peter		5
pili	pilar		87
piluca	pilar		39
pim	willem		42
pina	giuseppina		68
pink	pinckney		6
pino	giuseppe		736
piotr	peter		5
piotr	petr		8
piotr	piotrus		0
piotrek	petr		151
piotrek	piotr		33
piotrs	petr		8
piotrus	piotr		33
pip	philip		191
pip	philipina		6
pip	philippa		111
pipe	philipe		9
pippa	philippa		71
pippa	phillipa		94
pippo	filippo		68
piri	piroska		52
pista	istvan		203
pista	stefan		164
pisti	istvan		484
pita	guadalupe		102
pityu	istvan		52
pjetr	peter		5
pjotr	petr		8
plamencho	plamen		65
ples	pleasant		104
poe	putri		4
pok	pocahontas		4
pokey	pocahontas		6
pola	paola		4
poldi	leopold		19
pollie	mary		10
polly	mary		86
polly	paula		15
polly	paulina		30
polly	pauline		269
polo	hipolito		102
polo	leopoldo		320
polya	polina		34
poncho	alfonso		9
popi	kalliopi		40
poul	paul		5
prakasha	prakash		81
pranas	francis		5
predo	predrag		1
pres	prescott		51
presa	predrag		1
prill	pricilla		1
prisca	pricilla		7
priss	pricilla		1
prisse	priscilla		1
prissy	priscilla		303
provy	providence		6
pru	prudence		1
pru	prue		0
prude	prudence		1
prudy	prudence		476
prue	prude		0
prue	prudence		97
przemek	przemyslaw		33
puja	pooja		24
puss	philadelphia		4
puss	prudence		9
pyotr	petr		8
qadeer	qadir		2
qader	qadir		2
qasem	qasim		2
qassem	qasim		2
qassim	qasim		2
quent	quentin		19
quico	francisco		39
quil	aquilla		104
quilla	tranquilla		6
quillie	aquilla		6
quim	joaquim		89
quin	quincy		0
quin	quinton		1
quinn	quince		9
quino	joaquin		39
quint	quince		4
quinzinho	joaquim		89
quique	enrique		87
raajesh	rajesh		24
rabindra	ravindra		24
rach	rachel		71
rach	rachelle		0
rachael	rachel		16
racheal	rachel		16
rachele	rachel		5
racheli	rachel		49
rachelle	rachel		255
rachid	rashid		2
rada	radmila		1
radasin	radivoje		7
radasin	radoslav		7
radasin	radovan		7
rade	radenko		1
rade	radisa		0
rade	radivoje		0
rade	radoje		0
rade	rados		0
rade	radoslav		0
rade	radovan		0
radek	radimir		1
radek	radomil		0
radek	radomir		0
radek	radoslav		0
radek	radoslaw		33
radek	radovan		0
radenko	radasin		7
radenko	radisav		7
radenko	radislav		7
radenko	radivoje		7
radenko	radojica		7
radenko	radomirm		7
radenko	radoslav		7
radenko	radovan		7
radi	radka		1
radimir	radomir		7
radimir	radoslav		7
radimir	radovan		7
radisa	radasin		7
radisa	radenko		7
radisa	radisav		1
radisa	radislav		0
radisa	radivoje		0
radisa	radojica		7
radisa	radomirm		7
radisa	radoslav		7
radisa	radovan		7
radisav	radivoje		1
radisav	radoslav		7
radisav	radovan		7
radivoje	radislav		1
radka	radoslava		1
radka	radost		0
radka	radostina		0
radoje	radasin		7
radoje	radenko		7
radoje	radisa		7
radoje	radisav		7
radoje	radislav		7
radoje	radivoje		7
radoje	radojica		1
radoje	radomirm		0
radoje	radoslav		0
radoje	radovan		0
radojica	radivoje		7
radojica	radoslav		1
radojka	radmila		7
radomil	radoslav		1
radomil	radovan		0
radomir	radomil		1
radomir	radoslav		0
radomir	radovan		0
radomirm	radivoje		7
radomirm	radoslav		1
rados	radasin		0
rados	radenko		0
rados	radisa		0
rados	radisav		0
rados	radislav		0
rados	radivoje		0
rados	radoje		0
rados	radojica		0
rados	radomirm		0
rados	radoslav		1
rados	radovan		0
radoslav	radislav		7
radoslav	radivoje		7
radovan	radislav		7
radovan	radivoje		7
radovan	radojica		1
radovan	radomirm		0
radovan	radoslav		0
radulf	ralph		5
rae	rachel		71
rae	raech		0
raech	rachel		9
raed	raid		2
raf	rafael		1
rafa	rafael		102
rafa	rafaela		51
rafael	raphael		5
rafaele	raffaele		527
rafail	raphael		5
rafal	raphael		5
rafee	rafi		2
rafeeq	rafiq		2
raff	raphael		9
raffaele	raphael		5
rafi	rafael		0
rafi	raphael		49
rafi	refael		49
rafik	rafiq		2
rafiqi	rafiq		421
rafu	rafael		1
ragaa	raja		2
ragab	rajab		2
raghava	raghav		81
raheem	rahim		2
rahel	rachel		16
rahiim	rahim		2
rahmah	rahma		2
rahmatollah	rahmatullah		2
raimondo	raymond		5
raimund	raymond		3
raimundo	raymond		5
rajiv	rajeev		29
raju	rajendra		4
rakhim	rahim		2
ralf	ralph		32
ralph	raphael		67
ralphie	ralph		19
ralu	raluca		1
ramadhan	ramadan		2
ramazan	ramadan		2
ramdane	ramadan		2
ramesha	ramesh		24
rami	avraham		205
ramon	ramoncito		1
ramon	raymond		5
ramon	roman		422
ramond	raymond		5
ramzan	ramadan		2
rana	lorraine		9
ranald	ronald		3
rand	miranda		4
rand	randolph		1
randall	randolph		390
rande	randall		1
rande	randolph		93
randi	miranda		104
randy	miranda		26
randy	randall		726
randy	randolph		247
raoof	rauf		2
raouf	rauf		2
raoul	ralph		5
raquel	rachel		424
ras	erasmus		10
rashed	rashid		2
rasheed	rashid		2
rasmus	erasmus		6
ratimir	ratibor		1
ratko	ratibor		1
ratko	ratimir		0
rato	ratibor		1
rato	ratimir		0
rato	ratko		0
raul	ralph		5
ravi	ramakrishna		4
ravi	ravinaatha		0
ravi	ravindra		1
ravindar	ravindra		24
ravinder	ravindra		287
ray	raymond		38
raya	raisa		34
raymie	raymond		19
raymund	raymond		3
rayner	rainer		21
raza	ridha		2
raze	erasmus		6
rchd	richard		19
rdgo	rodrigo		132
rea	andrea		6
reba	rebecca		636
rebe	rebecca		10
rebeca	rebecca		3
rebeccah	rebecca		3
rebecka	rebecca		32
rebekah	rebecca		3
rebekka	rebecca		31
red	charles		48
red	henry		48
red	james		48
red	john		48
red	william		48
reda	ridha		2
redha	ridha		2
ree	aurelia		6
ree	cory		6
reece	rees		29
reece	rhys		3
reese	rhys		3
reetta	margareeta		156
refina	rufina		9
reg	reggie		17
reg	reginald		86
regge	regina		1
regge	reginald		0
reggie	regina		26
reggie	reginald		150
reggy	reginald		43
reginald	reynold		17
regis	reginaldo		4
rehma	rahma		2
rehmatullah	rahmatullah		2
reina	reichan		0
reina	reinachan		1
reiner	rainer		21
reini	reinhard		53
rella	cinderella		6
relu	aurel		80
reme	remedios		39
ren	lauren		6
rena	eirini		105
rena	irene		67
rena	serena		15
renae	rene		32
renaldo	reginald		9
renata	renatinha		1
renia	irena		227
renia	teresa		227
renius	cyrenius		51
renne	renaldo		1
renny	reginald		51
rens	laurens		36
renzo	lorenzo		117
resa	theresa		71
reshid	rashid		2
resi	teresa		68
resi	therese		28
resi	theresia		28
resl	theresia		28
retta	chiara		4
retta	henrietta		67
retta	loretta		15
rex	rexford		98
rey	reynaldo		98
reza	ridha		2
rhett	garrett		6
rhis	rhys		3
rhoda	rhodella		9
rhynie	rhyna		59
ria	eleftheria		105
ria	maria		118
ria	riacska		0
riad	riyad		2
riah	azariah		41
riah	uriah		12
rian	adrian		6
rian	ryan		31
riane	adriane		6
ricardo	ricardinho		1
ricardo	richard		145
riccardo	richard		5
rich	aldrich		12
rich	richard		38
rich	ricke		0
rich	ricky		69
richardas	richard		5
richd	richard		19
riche	aldrich		12
riche	rich		233
riche	richard		1
richi	ricardo		39
richie	richard		131
rick	broderick		30
rick	cedric		12
rick	derek		15
rick	dick		69
rick	eric		26
rick	ricardo		204
rick	rich		69
rick	richard		66
rick	riche		0
rick	rickey		406
rick	ricky		407
ricka	frederica		9
ricka	fredericka		41
ricke	richard		1
ricki	broderick		4
ricki	cedrick		4
ricki	eric		4
ricki	richard		4
rickie	richard		92
ricky	broderick		30
ricky	cedric		12
ricky	eric		30
ricky	ricardo		204
ricky	riccardo		166
ricky	richard		66
rico	ricardo		489
rida	ridha		2
rie	maria		42
riek	hendrika		36
rienne	adrienne		6
rienne	andriane		6
riet	maria		36
rik	hendrik		75
rikard	richard		5
riki	riccardo		4
riki	rivka		49
rilla	avarilla		6
rilla	cinderella		6
rilla	serilla		6
rilly	aurelia		6
rilly	orilla		6
rina	caterina		68
rina	catharina		275
rina	rinale		1
rina	rineke		0
rinus	marinus		36
ripa	risto		156
rique	henrique		89
rissa	marissa		6
rita	jerita		17
rita	margaret		503
rita	margaretta		15
rita	margarita		17
rita	margherita		166
rita	ritik		0
rita	ritinha		0
rita	ritka		0
rita	ritunya		0
rita	ritusya		0
ritchie	richard		19
rivi	rivka		1
rivka	rebecca		173
rivka	rivush		0
rivkah	rivka		16
rivki	rivka		49
riyadh	riyad		2
riza	ridha		2
rj	robert		98
rob	bob		69
rob	bobby		69
rob	robert		38
rob	robertus		0
rob	robinson		0
robb	robert		477
robban	robert		76
robbe	robert		1
robbe	roberta		0
robbe	robin		7
robbi	robert		4
robbi	roberta		4
robbie	robert		640
robbie	roberta		245
robby	robert		372
robby	roger		672
rober	roberto		1
robert	robertus		0
robert	robinson		7
robertas	robert		5
roberto	robert		5
roberts	robert		43
robi	robert		1
robin	robinson		0
robin	roger		723
robo	robert		1
robt	robert		19
roby	roberta		6
roby	roberto		68
rod	roderick		383
rod	rodney		131
rod	roger		26
rodde	rodney		1
roddie	roderick		10
roddy	roderick		201
roddy	rodney		9
rodger	roger		31
rodie	rhoda		63
rodny	rodney		3
rodolfo	rudolph		5
rodolphe	rudolph		5
rodri	rodrigo		1
roffe	rolf		76
roge	roger		73
rogelio	roger		5
rogerio	roger		5
roland	orlando		82
rolf	ralph		46
rolf	rollo		0
rolf	rudolf		28
rolf	rudolph		56
rolf	rudolphus		26
rolle	roland		1
rollie	roland		19
rollo	roland		67
rollo	rudolphus		4
rolly	roland		139
rolo	rodolfo		39
roma	roman		1
roma	romka		0
roma	romochka		0
roma	romych		0
roman	romeczek		0
roman	romochka		0
roman	romych		0
romek	roman		228
romka	roman		7
romus	roman		7
ron	aaron		99
ron	cameron		15
ron	myron		84
ron	ronald		38
ron	ronaldo		0
ron	ronron		0
ron	veronica		26
ronaldinho	ronaldo		268
ronie	veronica		51
ronna	veronica		60
ronne	ronald		1
ronne	ronaldo		0
ronni	aaron		4
ronni	cameron		4
ronni	ronald		4
ronni	veronica		190
ronnie	aaron		26
ronnie	ron		340
ronnie	ronald		372
ronnie	veronica		245
ronny	cameron		26
ronny	ron		101
ronny	ronald		54
ronny	veronica		671
roohollah	ruhollah		214
roric	roderick		10
rorie	rory		3
ros	rosalind		84
ros	ross		3
rosa	rosabel		12
rosa	rosabella		99
rosa	rosable		0
rosa	rosalinda		15
rosa	rosalyn		56
rosa	rosangela		276
rosa	rosarita		0
rosa	rose		45
rosa	roseana		0
rosa	roseanne		0
rosa	rosinha		0
rosabella	isabella		9
rosabelle	rosabella		121
rosable	rosabella		4
rosable	rosalyn		1
rosable	roseanne		7
rosalinda	rosalyn		9
rosalyn	rosabella		1
rosalyn	rosarita		0
rosalyn	roseanne		7
rosanne	rosanna		142
rosarita	rosalinda		1
rosarita	roseanne		7
rose	rosabel		12
rose	rosabella		15
rose	rosable		0
rose	rosalinda		15
rose	rosalyn		15
rose	rosarita		0
rose	roseana		0
rose	roseann		41
rose	roseanna		12
rose	roseanne		0
rose	rosemary		246
rose	roxanna		15
rose	roxanne		15
roseana	rosalinda		7
roseana	rosalyn		7
roseann	rosanna		10
roseanna	rosanna		10
roseanne	rosabella		7
roseanne	rosalinda		7
roseanne	rosanna		10
rosemarie	rosemary		63
rosey	rosemary		6
rosi	rosa		28
rosie	rosalind		84
rosie	rose		776
rosie	roseann		12
rosie	roseanna		12
rosie	rosemary		111
rosita	rosinha		1
roso	osorio		4
ross	roscoe		6
rosta	rostislav		61
rosy	euphrosina		4
rouhollah	ruhollah		214
rouslan	ruslan		8
rowland	roland		9
rox	roseanne		9
rox	roxanna		1
rox	roxanne		17
roxane	roseanne		4
roxane	roxanne		3
roxann	roxanne		3
roxanna	roseanne		9
roxanne	roseanne		9
roxe	roxanna		0
roxe	roxanne		1
roxie	roseanne		4
roxie	roxanna		12
roxie	roxanne		41
roxy	roseanne		4
roxy	roxanne		93
roy	leroy		510
roz	rosabel		12
roz	rosabella		30
roz	rosalind		19
roz	rosalinda		15
roz	rosalyn		26
roz	roseann		12
roz	roseanna		12
roza	rose		5
rube	reuben		646
ruben	reuben		4
rubi	reuben		4
rubi	reuven		49
rubie	reuben		4
ruby	reuben		4
ruby	rubanetta		1
ruda	rudolf		1
rude	rudolph		1
rudi	rudolf		1
rudiger	roger		5
rudiger	ruediger		21
rudolf	rudolph		45
rudolph	rudolphus		1
rudy	rodolfo		48
rudy	rudolph		38
rudy	rudolphus		12
rufe	rufus		19
ruggero	roger		5
ruhullah	ruhollah		214
rumi	rumen		65
ruminta	araminta		6
rupert	robert		763
rupert	roger		497
ruprecht	robert		46
rurik	roderick		10
ruslans	ruslan		122
russ	russell		38
russ	ruste		0
russel	russell		3
ruste	russell		1
rusty	russell		508
rustyn	russell		10
rut	ruth		5
rutger	rutgerus		1
ruthie	ruth		19
ruud	rudolf		36
ruvi	reuven		49
ruza	ruzena		61
ruza	ruzica		1
ry	ryan		6
ryad	riyad		2
rye	zachariah		9
ryon	ryan		3
rysiek	ryszard		228
rysio	ryszard		1
ryszard	richard		5
saad	sad		2
saaid	said		2
sabe	isabella		9
sabe	sabra		1
sabeer	sabir		2
saber	sabir		2
sabra	isabella		9
sabrina	sabina		4
sacha	aleksandr		34
sade	folasade		170
sadegh	sadiq		2
sadek	sadiq		2
sadeq	sadiq		2
sadeq	siddiq		160
sadie	mercedes		6
sadie	sara		54
sadik	sadiq		2
sadiq	abubakar		4
sadiq	siddiq		160
saed	said		2
saeed	said		2
safia	safiya		2
safie	safieel		6
safiyah	safiya		2
safiyya	safiya		2
sahara	sara		32
sahra	sara		3
saied	said		2
saiid	said		2
saiyid	sayyid		2
saki	sakic		1
saki	sakica		0
saki	sakinka		0
sakis	athanasios		105
sakis	sotirios		105
sakke	sakari		1
sakkie	izak		112
saku	sakari		1
sal	salmon		0
sal	salvador		697
sal	salvatore		202
sal	solomon		26
salaah	salah		2
salah	salih		160
salahaddin	salahuddin		2
salaheddin	salahuddin		2
salaheddine	salahuddin		2
salahudin	salahuddin		2
salamon	solomon		5
sale	aleksandar		62
sale	halo		4
saleem	salim		2
saleh	salih		2
salehe	salih		2
salem	salim		146
salikh	salih		2
salina	selina		4
salley	sally		3
salley	sara		4
sallie	sally		3
sallie	sara		4
sally	salvador		6
sally	sara		54
salmon	solomon		60
salomao	solomon		5
salomon	solomon		5
salyem	salim		2
sam	samantha		246
sam	samgon		0
sam	samne		0
sam	sampson		0
sam	samson		0
sam	samuel		38
sameer	samir		2
samgon	samantha		7
samgon	samuel		7
samie	samantha		0
samie	samuel		1
saml	samuel		19
samme	samantha		0
samme	samuel		1
sammi	samantha		92
sammi	samuel		4
sammie	samantha		313
sammie	samuel		472
sammy	sam		340
sammy	samantha		83
sammy	samson		0
sammy	samuel		66
samne	samantha		0
samne	samuel		1
samson	samantha		7
samson	sampson		4
samson	samuel		7
samual	samuel		3
samuca	samuel		1
samuele	samuel		5
samuell	samuel		3
samuil	samuel		5
samy	sami		2
sande	sandra		1
sander	alexander		318
sandi	alexander		4
sandi	alexandria		4
sandi	sandra		19
sandie	alexander		4
sandie	alexandria		4
sandor	alexander		5
sandra	alexandra		165
sandra	alexandria		83
sandra	cassandra		15
sandro	alessandro		117
sandro	alexander		70
sandu	alexandru		224
sandy	alexander		312
sandy	alexandra		99
sandy	cassandra		154
sandy	sander		0
sandy	sandra		97
sangi	sangeetha		4
sanja	sandi		7
sanja	sandra		1
sanjai	sanjay		24
sanjeeva	sanjeev		81
sanna	sandra		1
sanne	sandra		1
sanne	susanne		70
sanni	susanne		28
sannie	susanna		112
santeri	aleksanteri		156
santi	santiago		87
santiago	james		5
sanya	aleksandr		79
sanya	sanka		7
sanyi	sandor		203
sanz	sanchez		4
sara	sarah		45
sara	sarahann		10
sarah	sara		31
sarah	sarahann		10
sare	sarah		46
sariah	sara		32
sarn	arnold		4
sarra	sarah		5
sasa	aleksandar		62
sasa	saska		1
sascha	alexander		53
sasha	aleksandr		248
sasha	aleksandra		248
sasha	alexander		230
sasha	alexandria		9
sasha	oleksandr		207
sasha	oleksandra		207
sasha	sashechka		0
sasha	sashenka		0
sasha	sashka		0
sashko	oleksandr		55
sasho	aleksandar		65
sasse	alexander		103
satisha	satish		81
saul	solomon		60
savanna	savannah		63
sayed	said		146
sayed	sayyid		160
sayeed	said		2
sayf	saif		2
sayid	sayyid		2
sayyed	sayyid		2
sceeter	scott		6
schimon	shimon		16
schlomo	shlomo		16
schmuel	shmuel		16
schorsch	georg		53
scott	prescott		26
scottie	prescott		9
scottie	scott		779
scotty	prescott		30
scotty	scott		780
seamus	james		5
sean	john		5
seanie	sean		656
seb	sebastiaan		1
seb	sebastian		17
seb	sebastien		74
seba	sebastian		39
sebas	sebastian		39
sebastiano	sebastian		5
sebastiao	sebastian		5
sebastien	sebastian		3
sebastijan	sebastian		5
sebbe	sebastian		1
sebby	sebastian		6
sedigh	siddiq		2
see	seymour		51
seeta	sita		24
seev	zeev		16
seid	said		2
seif	saif		2
selahattin	salahuddin		2
seleem	salim		2
selena	selina		32
selim	salim		2
selma	anselm		6
selman	salman		2
semen	semyon		8
semion	semyon		8
semir	samir		2
semjon	semyon		8
semsettin	shamsuddin		2
semyon	simon		5
sene	asenath		126
senie	eseneth		6
seph	persephone		6
sephy	persephone		6
sepp	josef		28
sepp	joseph		138
seppi	josef		28
seraj	sirajuddin		146
serajuddin	sirajuddin		2
serena	sabrina		9
serena	serilla		7
serene	cyrenius		126
serezha	sergey		140
serge	sergey		257
serge	sergio		142
serge	sergius		5
sergei	sergey		8
sergej	sergey		8
sergejs	sergey		122
sergey	sergius		5
sergey	seryoga		7
sergey	seryozhenka		7
sergey	seryozhka		7
serghei	sergey		8
sergi	sergius		5
sergii	sergey		8
sergio	sergey		422
sergio	sergius		5
sergiy	sergey		8
serguei	sergey		8
serhii	sergey		8
serhii	serhiy		420
serhij	serhiy		420
serhiy	sergey		8
serhiyko	serhiy		55
serif	sharif		2
serioha	serhiy		55
seriy	sergey		1
seryozha	sergey		79
serzh	sergei		808
seun	oluwaseun		170
seva	sevil		1
seva	sevinc		0
sevda	sevinc		1
severin	soeren		229
sevil	sevda		7
sevil	sevinc		1
seydou	said		814
seyed	sayyid		2
seymore	seymour		120
seyyed	sayyid		2
sha	shaina		6
sha	sharon		6
shade	folasade		170
shade	folashade		170
shaik	basha		4
shaikh	shaykh		2
shakeer	shakir		2
shaker	shakir		2
shamsaddin	shamsuddin		2
shamsudin	shamsuddin		2
shana	shannon		4
shane	sean		410
shankara	shankar		81
shanna	shannon		4
shar	sharon		1
shar	sharyn		0
share	sharon		1
share	sharyn		0
shareef	sharif		2
sharief	sharif		2
sharlotte	charlotte		10
sharre	sharon		1
sharre	sharyn		0
sharri	sharon		4
sharyn	sharon		9
shaun	sean		31
shauna	shawna		4
shawn	sean		31
shay	seamus		732
shay	shaina		6
shay	sharon		6
shayla	sheila		4
shayne	sean		9
shayne	shane		159
shaz	sharon		94
shaza	sharon		1
sheba	bathsheba		10
sheik	shaykh		2
sheikh	shaykh		2
shekh	shaykh		2
shel	sheldon		0
shel	shelton		73
shell	michelle		9
shell	rachel		4
shell	sheldon		4
shelle	sheldon		1
shelle	shelton		0
shelley	michelle		152
shelley	rachel		4
shelley	sheldon		4
shelley	shelly		3
shelli	michelle		4
shelli	rachel		4
shelli	sheldon		4
shellie	michelle		152
shellie	rachel		4
shellie	sheldon		4
shellie	shelly		3
shelly	michelle		83
shelly	rachel		380
shelly	sheldon		178
shelly	shelton		12
shelomo	shlomo		16
shelton	sheldon		9
shely	michelle		6
sher	cher		487
sher	cheryl		505
sher	sharon		9
sher	sheridan		15
shere	cheryl		1
shere	sheron		0
sheri	cheryl		6
sheri	sharon		4
sherie	sharon		4
sherif	sharif		2
sheron	cheryl		1
sheron	sharon		9
sherri	charlotte		4
sherri	cheryl		6
sherri	shirley		4
sherrie	charlotte		4
sherrie	cheryl		10
sherrie	shirley		4
sherry	charlotte		30
sherry	cheryl		506
sherry	shirley		30
sherryl	cheryl		3
shery	sharon		4
sheryl	cheryl		31
sheryl	sharon		9
sheryn	cheryl		1
sheryn	sharon		9
sheryn	sheron		0
sheva	siva		287
shimeon	simon		5
shimon	simon		173
shirl	shirley		524
shiva	shiv		533
shiva	siva		24
shloimi	shlomo		49
shlomo	solomon		173
shmuel	samuel		45
shmulik	shmuel		153
shrinivas	srinivas		24
shuki	yehoshua		49
shura	aleksandr		34
shura	aleksandra		167
si	silas		15
si	simeon		15
si	simon		97
si	sylvester		30
siarhei	sergey		8
siarhiej	sergey		8
sibbe	sibyl		7
sibbell	sibbilla		535
sibbie	sibbilla		6
sibbie	sybill		6
sibyl	sibbilla		159
sid	sidney		38
siddik	siddiq		2
siddique	siddiq		2
sidiq	siddiq		2
sidney	sydney		31
sig	sigismund		6
sig	sigmund		1
sigge	sigvard		1
siggi	siegfried		53
siggit	sigrid		7
sigi	siegfried		53
sigmund	sigismand		7
sigmund	sigismund		4
silla	drusilla		17
silla	priscilla		9
silla	sarilla		6
silver	sylvester		9
silvester	sylvester		120
silvia	sylvia		3
sim	simeon		0
sim	simon		71
sima	simonetta		0
sima	simun		1
sima	simunica		0
simao	simon		5
sime	simonetta		1
sime	simun		0
sime	simunica		0
simeon	semyon		174
simeon	shimon		185
simeon	simon		144
simha	singh		24
simo	simeon		0
simo	simonetta		1
simone	simon		5
simun	simunica		1
sina	rosina		6
sinah	lucina		6
sing	singh		24
sinha	singh		764
sion	simeon		26
sion	simon		56
sirajudin	sirajuddin		2
sis	frances		60
sissi	elizabeth		138
sissy	cecilia		19
sitha	sita		24
siti	city		29
siti	fatima		4
siva	shiv		533
sjaak	jacobus		75
sjef	josephus		36
sk	sheikh		470
slava	stanislav		167
slava	vyacheslav		393
slava	yaroslav		167
slave	slaven		1
slave	slavisa		0
slave	slavko		0
slave	slavoljub		0
slave	slavomir		0
slavek	jaroslav		164
slavek	rostislav		164
slaven	slavisa		1
slaven	slavoljub		0
slaven	slavomir		0
slavisa	slavoljub		0
slavisa	slavomir		1
slavko	slaven		1
slavko	slavisa		0
slavko	slavoljub		0
slavko	slavomir		0
slavomir	slavoljub		1
slawek	slawomir		1
slawus	slawek		1
slawus	slawomir		0
sloba	slobodan		1
slobo	slobodan		1
sly	silvester		6
sly	sylvanus		6
sly	sylvester		97
smit	mitchell		4
smitty	smith		236
sneki	snezana		1
sneska	snezana		7
sneza	snezana		1
sobhi	subhi		2
sofia	sophia		145
sofiane	sufyan		2
sofie	sophie		21
sofiya	sophia		5
sofya	sofiya		34
sofya	sophia		5
soja	zoya		8
sol	solomon		97
sole	soledad		1
soleiman	sulayman		2
soliman	sulayman		2
solle	solomon		1
solly	solomon		139
soln	solomon		19
sonja	sonia		3
sonnie	sondra		6
sonny	anderson		4
sonny	jefferson		88
sonny	judson		30
sonya	sofiya		34
sonya	sonechka		0
sonya	sonia		3
sophia	sophronia		82
sophie	sophia		625
sophy	sophia		19
soren	soeren		286
sotiris	sotirios		40
soufiane	sufyan		2
soulaymane	sulayman		2
souleymane	sulayman		2
soumaya	sumaya		2
spar	parker		4
spence	spencer		1
spiridon	spyridon		35
spiros	spyridon		35
spyros	spyridon		35
squat	scott		6
srah	rahman		4
srda	srdan		1
srdo	srdan		1
sreenivas	srinivas		24
srele	sreten		1
sreta	sreten		1
srinivasa	srinivas		24
srinivasan	srinivas		24
srulik	israel		49
srulik	yisrael		49
stacey	anastasia		4
stacey	eustacia		4
stacey	stacy		3
stach	stanislaw		33
staci	anastasia		4
staci	eustacia		4
staci	stacy		3
stacia	eustacia		17
stacie	anastasia		4
stacie	eustacia		4
stacie	stacy		3
stacy	anastacia		10
stacy	anastasia		152
stacy	eustacia		152
stal	crystal		6
stan	stanley		267
stana	stanislav		1
stancho	stanislav		1
standa	stanislav		61
stane	stanimir		0
stane	stanislav		1
stane	stanko		0
stane	stanoje		0
stanimir	stanislav		1
stanislau	stanislav		8
stanislaw	stanislav		8
stanko	stanimir		0
stanko	stanislav		1
stanko	stanoje		0
stano	stanislav		1
stano	stanko		0
stanoje	stanimir		0
stanoje	stanislav		1
stas	stanislav		79
stas	stasik		0
stasenka	stanislav		7
stasia	stanislawa		33
stasiek	stanislav		192
stasik	stanislav		7
stasik	stasenka		1
stasik	stasya		0
stasya	stanislav		7
staszek	stanislav		192
staszek	stanislaw		33
stathi	efstathios		40
stathis	efstathios		35
stauros	stavros		35
stef	stefan		1
stef	stefek		0
stef	stefko		0
stef	stephanus		36
stef	stjepan		62
stefan	stefanel		0
stefan	stephen		145
stefan	stevica		7
stefanie	stephani		32
stefano	stephen		5
stefanos	stephen		5
stefcho	stefan		65
stefek	stefan		1
stefen	stephen		3
steffe	stefan		1
steffen	stephen		43
steffi	stefanie		1
steffi	stephanie		6
steffie	stephanie		6
stefko	stefan		1
stefo	stefan		1
stefo	steve		7
stele	estella		10
stelios	stylianos		35
stella	estella		278
stella	estelle		15
stella	stellaluna		0
stepan	stefan		184
stepan	stepanchik		0
stepan	stephen		5
stepanko	stepan		55
stepanos	stephen		5
stepans	stephen		5
steph	stephane		0
steph	stephanie		201
steph	stephen		154
steph	steve		7
steph	stevie		0
steph	stevo		7
stephan	stefan		184
stephan	stephen		403
stephane	stephen		5
stephani	stephanie		63
stephany	stephanie		63
stephie	stephanie		265
stephine	stephanie		6
stephon	stephen		3
stephy	stevie		7
stepn	stephen		19
steponas	stephen		5
steva	stefan		1
stevan	stefan		542
stevan	stephen		13
steve	stefan		316
steve	stephen		66
steven	stephen		31
stevie	stephanie		495
stevie	stephen		131
stevko	stefan		7
stevo	stefan		0
stevo	stephen		1
stew	stewart		98
steward	stewart		43
stice	anstice		10
stina	christina		308
stina	kristina		85
stipe	stipica		1
stipe	stipko		0
stipe	stjepan		62
stjepan	stefan		542
stjepan	stephen		5
stoffel	christoph		28
stu	stewart		223
stu	stuie		0
stuart	stewart		3
stuie	stewart		1
styopa	stepan		34
subhy	subhi		2
subrahmanian	subramaniam		127
subrahmanyam	subramaniam		127
subramanian	subramaniam		127
subramanium	subramaniam		127
subramanyam	subramaniam		127
sudheer	sudhir		24
sue	suey		0
sue	susan		97
sue	susanna		165
sue	suzanne		17
sufian	sufyan		2
suk	sara		4
suk	susanna		4
sukey	susan		41
sukey	susanna		12
suki	suzanne		6
sukie	susanna		19
sula	ursula		6
sulaiman	sulayman		2
sulaymaan	sulayman		2
sulayman	solomon		5
suleiman	solomon		5
suleiman	sulayman		2
sulejman	sulayman		2
suleman	sulayman		2
suleyman	sulayman		2
sulie	ursula		6
sulieman	sulayman		2
sully	sullivan		51
sulo	sulayman		485
sulo	suleyman		141
sumayya	sumaya		2
summer	sumner		4
suneeta	sunita		24
suresha	suresh		81
susa	susanna		1
susana	susan		5
susana	susanna		32
susann	susan		13
susann	suzanne		31
susanna	susan		45
susannah	susanna		31
susanne	susan		13
susanne	suzanne		31
suse	susan		1
suse	susanna		0
susi	susan		4
susi	susana		0
susi	susanna		9
susi	susanne		28
susi	suzanne		138
susie	sue		69
susie	susan		97
susie	susanna		381
susie	suzanne		6
suski	susanna		1
susku	susanna		1
suso	jesus		39
susse	susanna		1
sussi	susanna		1
susu	susanna		1
suzan	susan		3
suzane	suzanne		3
suzann	suzanne		3
suzanna	susan		29
suzanna	susanna		3
suzanne	susan		530
suzanne	susanna		767
suze	suzanne		1
suzette	susan		4
suzi	susan		190
suzi	susanna		4
suzie	susan		222
suzie	susanna		270
suzie	susie		106
suzy	susan		190
suzy	susanna		4
sven	svempa		1
svenne	sven		76
sveta	svetislav		0
sveta	svetka		0
sveta	svetlana		79
sveta	svetochka		0
sveta	svetolik		0
sveta	svetomir		0
sveta	svetozar		0
sveta	svetyushka		0
svetka	svetlana		1
svetlana	svetochka		0
svetlana	svetyushka		0
svetlyo	svetoslav		1
sveto	svetislav		0
sveto	svetozar		1
svetolik	svetislav		1
svetomir	svetislav		1
svetozar	svetislav		0
svetozar	svetolik		1
svetozar	svetomir		0
sviatlana	svetlana		8
sviatlana	swiatlana		343
svitlana	svetlana		8
svyatlana	swiatlana		343
swamy	swami		24
swene	cyrenius		126
swetlana	svetlana		8
swjatlana	svetlana		8
swjatlana	swiatlana		343
sy	seymour		111
sy	sylvester		73
syah	firman		4
syarhey	sergey		8
sybill	sibbilla		59
sybrina	sabrina		9
syd	sidney		60
syd	sydne		0
sydnee	sydney		3
sydney	sidney		338
syed	sayyid		2
syl	silvester		6
syl	sylvanus		6
syl	sylvester		56
sylvanus	sylvester		9
symon	simon		3
syphorous	onicyphorous		6
szczepan	stephen		5
szymek	szymon		33
szymon	shimon		424
szymon	simon		5
taavi	david		46
tabatha	tabitha		4
tabbe	tabitha		1
tabitha	tabby		6
tad	thaddeus		390
tad	theodore		9
tadek	tadeusz		1
tadeus	tadeusz		215
tadzik	tadeusz		7
tadzio	tadeusz		7
tadziu	tadeusz		7
tahaa	taha		2
tahar	tahir		2
taher	tahir		2
takis	christos		105
takis	dimitrios		105
takis	panagiotis		105
tal	crystal		6
tam	tamara		1
tam	tamsin		0
tamarra	tamara		120
tamas	thomas		5
tami	tammie		59
tamme	tamara		1
tammi	tamara		4
tammie	tamara		4
tammy	tamara		9
tammy	tamarra		6
tammy	tami		29
tammy	tammie		59
tammy	tamsin		1
tamzine	thomasa		6
tamzine	thomasine		9
tani	tanya		1
tania	tanya		3
tania	tetiana		55
tanja	tanya		3
tanka	tanya		7
tanny	tanafra		6
tanya	tanchik		0
tanya	tanechka		0
tanya	tanushka		0
tanya	tanyusha		0
tanya	tatiana		248
tanya	tatyana		34
tanya	tetyana		55
tapio	tapani		1
tapio	tapsu		7
tappi	tapani		1
tapsa	tapani		1
tapsa	tapio		7
tapsu	tapani		1
tarek	tariq		2
tareq	tariq		2
tarik	tariq		2
tarique	tariq		2
taro	tarokun		1
tash	tasha		337
tasha	natasha		17
tashie	tasha		63
tasia	anastasia		40
tasos	anastasios		40
tata	tatiana		9
tatana	tatiana		7
tatjana	tatiana		8
tatsiana	tatiana		8
tatsuya	tatsukun		0
tatsuya	tatsuyakun		1
tattie	clotworthy		10
tatty	clotworthy		10
tatyana	tatiana		8
tatyana	tatochka		7
taufiq	tawfiq		2
tave	octavia		82
tavia	octavia		17
tavo	gustavo		39
tavo	octavio		39
tawfik	tawfiq		2
tay	taylor		1
ted	edmund		179
ted	edward		315
ted	theodore		66
tedd	edward		4
tedd	theodore		4
teddie	edward		4
teddie	theodore		4
teddy	edward		315
teddy	ted		340
teddy	theodore		66
tedi	todor		65
teeny	ernestine		6
teeny	parthenia		6
telis	aristotelis		40
tell	aristotle		4
telly	aristotle		6
tema	artyom		34
temera	tamara		9
temi	temitope		208
tempe	temperance		10
tempy	temperance		6
tensey	hortense		6
teo	matteo		166
teo	theodore		1
teodor	theodore		3
teodor	todor		347
teodora	theodora		5
teodoro	theodore		5
terance	terence		3
tere	teresa		39
tere	terezinha		89
tere	theresa		87
teresa	teresinha		0
teresa	tess		17
teresa	tessa		17
teresa	theresa		31
teresita	teresa		39
teresita	theresa		132
teressa	theresa		3
tereza	teresa		5
tereza	theresa		3
terezia	teresa		5
teri	terez		206
teri	terezia		0
teri	tereziacska		0
teri	terezke		0
teri	terike		0
teri	terka		0
teri	terri		337
teri	terus		0
teri	teruska		0
teri	theresa		111
terka	terez		52
terka	tereza		61
terrance	terence		31
terre	terence		1
terre	theresa		0
terrence	terence		31
terri	terence		4
terri	theresa		190
terrie	terence		4
terrie	terri		59
terrie	theresa		9
terry	terence		507
terry	teri		29
terry	terri		59
terry	theresa		245
tess	esther		4
tess	theresa		116
tessa	theresa		116
tesse	theresa		93
tessie	theresa		638
tessy	theresa		4
tete	deirdre		10
tetiana	tatiana		8
tetyana	tatiana		8
teun	antonius		75
tevfik	tawfiq		2
tewfik	tawfiq		2
thaddeus	thad		17
than	nathaniel		60
thanasis	athanasios		35
thaney	bethena		6
thanos	athanasios		35
thea	dorothea		84
thea	theodora		19
thella	adelaide		10
themis	themistoklis		40
theo	theodora		111
theo	theodore		38
theo	theodorick		0
theo	theodoros		42
theo	theodorus		42
theo	theodosia		0
theo	theodrick		0
theo	theophilus		0
theod	theodor		53
theodoor	theodore		3
theodor	fyodor		257
theodor	theodore		3
theodor	todor		347
theodora	theodosia		9
theodore	theodorick		0
theodore	theodosia		0
theodore	theodrick		9
theodoros	theodore		5
theodorus	theodoros		35
theodosius	theodosia		6
theoph	theophilus		19
therese	teresa		45
therese	theresa		197
theressa	theresa		3
thias	matthew		67
thias	matthias		15
thijs	mathijs		42
thijs	mattheus		36
thijs	matthijs		118
thirsa	theresa		9
thirza	theresa		51
tho	thomas		19
thodoris	theodoros		35
thodoros	theodoros		40
thomas	thom		17
thomas	thomasin		4
thomasa	thomasine		9
thomasz	thomas		43
thomaz	tomas		91
thorsten	torsten		21
thos	thomas		19
thriza	theresa		9
thursa	arthusa		6
thursa	theresa		67
thymios	efthymios		40
thys	matthew		56
thys	matthias		15
thys	matthys		112
tia	tiana		1
tiago	james		5
tiago	thiago		91
tiah	azariah		4
tiao	sebastiao		89
tibbie	isabel		41
tibbie	isabella		12
tick	felicity		82
tierra	tiara		32
tiff	tiffany		17
tiffani	tiffany		3
tiffanie	tiffany		3
tiffy	tiffany		17
tiho	tihomir		1
tilda	matilda		93
tilde	mathilde		28
tilla	matilda		6
tille	tilda		7
tillie	mathilda		6
tillie	matilda		92
tillie	temperance		4
tillie	tilford		152
tilly	matilda		139
tim	timothy		38
tima	timofey		34
timi	rotimi		208
timi	timea		29
timme	timothy		1
timmie	timothy		10
timmo	timothy		94
timmy	tim		101
timmy	timothy		66
timo	timothy		1
timofei	timofey		8
timofej	timofey		8
timoteo	timothy		254
timothey	timothy		3
timppa	timo		156
tina	augusta		26
tina	augustina		15
tina	bettina		70
tina	christiana		30
tina	christina		86
tina	christine		154
tina	concetta		166
tina	ernestine		83
tina	martina		15
tine	martine		6
tineke	catharina		36
tinus	martinus		75
tish	latisha		6
tish	leticia		19
tish	letitia		26
tish	patricia		9
tish	tisha		59
tisha	latisha		6
titi	thierry		74
titia	letitia		73
titina	annunziata		68
tito	hector		102
tito	roberto		387
tivadar	theodore		5
tj	thomas		48
tj	timothy		48
tjahjono	cahyono		291
tjokro	cokro		291
to	antonio		276
tobbe	tobias		1
tobbe	tobjorn		0
tobbe	torbjorn		76
tobe	tobias		1
tobi	oluwatobi		208
tobiasz	tobias		3
toby	tobias		38
todor	theodore		5
tof	christophe		74
tofik	tawfiq		2
toine	antoine		74
toinette	antoinette		305
toks	adetokunbo		170
tolis	apostolos		40
tolle	antolle		10
tolo	bartolome		39
tolya	anatoliy		34
tolya	anatoly		79
tom	thom		15
tom	thomas		66
tom	tomas		492
toma	tamara		34
toma	thomas		5
toma	tomislav		1
toman	thomas		1
tomas	thomas		3
tomas	tomachan		0
tomas	tomaszek		0
tomas	tomcio		0
tomas	tomeczek		0
tomasek	tomas		113
tomaso	thomas		5
tomasz	thomas		197
tomaz	thomas		5
tomaz	tomas		91
tome	thomas		5
tomek	thomas		7
tomek	tomasz		307
tomek	tomaszek		0
tomek	tomcio		0
tomek	tomeczek		0
tomek	tomisa		0
tomek	tomislav		0
tomi	tamas		320
tomi	thomas		9
tomi	tomos		1
tomi	tomppa		0
tomi	tompsu		0
tomica	tomislav		1
tomisa	tomislav		1
tommaso	thomas		5
tommi	thomas		4
tommi	tomppa		1
tommi	tompsu		0
tommie	thomas		479
tommo	thomas		94
tommy	thom		183
tommy	thomas		66
tommy	tom		101
tomo	thomas		1
tomo	tomek		0
tomo	tomica		0
tomo	tomisa		0
tomo	tomislav		0
tompa	thomas		7
tompa	tomas		85
ton	antonius		75
tonda	antonin		61
tone	anton		62
tonho	antonio		244
toni	antoinette		302
toni	anton		70
toni	antonio		701
toni	tonci		0
toni	toncio		0
toni	toneca		0
toni	tonico		0
toni	toninho		0
toninho	antonio		244
tonino	antonio		117
tonio	antoine		74
tonio	antonio		39
tonne	anthony		10
tono	antonio		87
tony	anthony		480
tony	antoinette		30
tony	antonia		12
tony	antonio		699
tony	clifton		30
tony	shelton		12
tonya	antonina		34
tonyo	antonio		133
toon	antonius		75
toos	antonia		42
toos	catharina		75
topher	christopher		71
tori	victoria		191
torie	victoria		126
torri	victoria		104
torrie	victoria		104
tory	victoria		60
tosho	todor		65
toto	salvatore		376
totonno	antonio		117
totte	thorsten		103
totte	tord		103
totte	torsten		103
toufic	tawfiq		2
toufik	tawfiq		2
tracey	theresa		272
tracey	tracy		31
traci	theresa		152
traci	tracy		3
tracie	theresa		152
tracie	tracy		3
tracy	theresa		668
trannie	tranquilla		6
traudel	waltraud		28
traudl	edeltraud		70
traudl	gertraud		28
traudl	gertrud		70
traudl	waltraud		28
trees	catharina		36
trent	trenton		644
trev	trevor		1
trey	william		98
tricia	patricia		97
trienie	catharina		112
trijn	catharina		36
trijntje	catharina		75
trina	catherine		67
trina	kathleen		15
trina	trijntje		10
trine	cathrine		229
trine	katrine		229
trini	trinidad		39
trish	beatrice		4
trish	patricia		191
trisha	beatrice		26
trisha	patricia		191
trisha	trish		128
trix	beatrice		116
trix	trisha		0
trixe	trisha		1
trixie	beatrice		474
trixie	beatrix		84
trixie	trix		106
trixy	beatrice		10
trude	gertrud		28
trudi	gertrude		4
trudie	gertrude		4
trudy	geertruida		42
trudy	gertrude		116
trui	trudy		1
trui	truus		0
truus	geertruida		36
truus	trudy		7
tsetso	stefan		491
tsetso	tsvetan		491
tsvi	zvi		16
tunde	babatunde		170
tung	nguyen		4
tuomas	thomas		5
turi	salvatore		117
ty	tyler		391
ty	tyrone		48
ty	tyrus		48
ty	tyson		273
tylor	tyler		3
tymofiy	timofey		8
tyoma	artyom		34
tzachi	yitzhak		153
tzipi	tzipora		49
tzipi	zipora		49
tzvi	zvi		16
ubaidullah	obaidullah		2
ubaydullah	obaidullah		2
uddin	alauddin		4
uddin	amiruddin		4
uddin	khairuddin		4
udi	yehuda		49
uffe	ulf		76
ugo	hugh		5
ugo	hugo		4
ula	urszula		33
uladzimir	vladimir		8
uladzislau	vladislav		8
ulana	maulana		4
uli	ulrich		138
uli	ulrike		70
ulla	ursula		138
ullah	amirullah		4
ullah	amrullah		4
ullah	khairullah		4
ullah	sanaullah		4
ulli	ulrike		70
ullrich	ulrich		21
uma	maheswari		4
umer	umar		2
ummar	umar		2
ung	hanung		4
ung	leung		4
ur	rehman		4
ura	mastura		4
uran	duran		4
urbie	urban		19
uri	kasturi		4
uri	mashuri		4
uri	oriol		4
ursel	ursula		1
urszula	urszulka		1
usamah	usama		2
uschi	ursula		138
usman	ousmane		544
usman	uthman		2
usmon	uthman		2
ussama	usama		2
uthmaan	uthman		2
utz	ionut		4
uyen	huyen		4
vadik	vadim		1
vadim	vadimka		1
vadim	vadisha		0
vadim	vadyusha		0
vadya	vadim		7
vaggelis	evangelos		40
vahed	wahid		2
vahid	wahid		2
val	valeda		0
val	valentina		17
val	valere		0
val	valerie		97
val	valery		12
valarie	valerie		3
valeda	valentina		9
valentin	valentine		5
valentino	valentine		5
valentyn	valentin		8
valere	valentina		1
valeri	valentina		4
valeri	valery		8
valeria	valerie		32
valerie	valentina		4
valerii	valery		8
valerij	valery		8
valerijs	valery		122
valeriu	valery		174
valeriy	valery		8
valery	valentina		4
valery	valerie		13
valeryi	valery		8
vali	valentin		1
valle	valentina		1
vallerie	valerie		3
valli	valentina		4
vallie	valentina		104
valter	walter		5
valya	valentin		167
valya	valentina		1
valyo	valentin		1
van	evan		10
van	sullivan		56
vangelis	evangelos		35
vangie	evangeline		6
vanka	vanya		7
vankata	ivan		65
vanna	ivana		10
vanna	savannah		10
vanna	vanessa		193
vanne	vanessa		1
vanni	giovanni		735
vannie	savannah		6
vannie	vandalia		6
vanya	ivan		79
vanya	vanechka		0
vanya	vanyusha		0
vanyo	ivan		65
varvara	barbara		5
vasek	vaclav		220
vasil	vasily		8
vasil	vasko		7
vasile	basil		5
vasile	vasilica		1
vasileios	vasilios		35
vasili	vasily		8
vasilica	vasile		80
vasilii	vasily		8
vasilij	vasily		8
vasilios	basil		235
vasilis	vasileios		40
vasilis	vasilios		35
vasiliy	vasily		8
vasilj	vasilije		1
vasily	basil		5
vasko	vasil		65
vasko	vasilije		1
vaso	vasilije		1
vaso	vasiliki		40
vassili	vasily		8
vassilios	vasilios		35
vassilis	vasileios		40
vassilis	vasilios		35
vassily	vasily		8
vasya	vasiliy		34
vasya	vasily		140
vasyl	vasily		8
vasylko	vasyl		55
veda	laveda		6
veerendra	virendra		24
velid	walid		2
velja	velibor		0
velja	velimir		0
velja	veljko		1
veljko	velimir		7
veljo	velibor		0
veljo	velimir		0
veljo	veljko		1
velten	valentin		28
vena	alvena		10
venca	vaclav		61
vendy	vendula		1
venessa	vanessa		3
veniamin	benjamin		5
venkates	venkatesh		24
venkatesan	venkatesh		408
venkatesha	venkatesh		24
venkateshwaran	venkatesh		408
venkateswaran	venkatesh		408
vera	veronica		230
verca	veronika		61
vergie	virginia		4
vern	vernon		481
verna	laverne		82
vero	veronique		305
veronika	veronica		5
veronique	veronica		5
vert	alverta		6
vesa	veselin		1
vesko	veselin		1
veso	veselin		1
vess	sylvester		4
vessie	sylvester		51
vest	silvester		6
vest	sylvester		9
vester	silvester		6
vester	sylvester		56
vet	sylvester		60
vi	viola		17
vi	vivian		17
viacheslav	vyacheslav		8
viatcheslav	vyacheslav		8
vic	victoria		12
vic	viktor		38
vic	vincent		12
vic	vincenzo		12
vica	victoria		1
vicen	vicente		1
vicenc	vincent		5
vicente	vincent		5
vick	victoria		1
vick	viktor		9
vickan	victoria		76
vickan	viktoria		76
vicke	victoria		1
vickey	veronica		4
vickey	victoria		4
vicki	veronica		4
vicki	vic		106
vicki	victoria		116
vickie	veronica		4
vickie	vic		59
vickie	vicki		59
vickie	victoria		221
vicky	vasiliki		105
vicky	veronica		4
vicky	vic		106
vicky	vicki		101
vicky	victoria		54
victor	vic		17
victor	viktor		8
victoria	victorita		1
vicy	levicy		6
vij	vijay		6
vijai	vijay		24
vika	viktoriya		1
vikentiy	vincent		5
viki	vasiliki		105
viktor	victor		5
viktoria	victoria		5
viktoriya	vikulechka		7
viktors	viktor		757
vikusik	viktoriya		7
vilhelm	william		5
viliam	william		5
viljo	viljami		1
viljo	ville		7
ville	vilhelm		0
ville	viljami		1
vilmos	william		45
vin	calvin		15
vin	vince		0
vin	vincent		162
vin	vincenzo		12
vin	vinson		0
vina	lavina		177
vina	lavinia		193
vinc	vincenzo		117
vince	vincent		38
vince	vinnie		0
vince	vinson		0
vincenc	vincent		5
vincente	vincent		43
vincenzo	vincent		5
viney	lavina		41
viney	lavinia		12
viney	lavonia		6
viney	louvinia		6
vinko	vincenc		1
vinne	vince		7
vinne	vincent		1
vinnie	vincent		150
vinnie	vincenzo		12
vinny	calvin		30
vinny	vin		405
vinny	vince		7
vinny	vincent		150
vinny	vincenzo		204
vinny	vinson		12
vinsent	vincent		3
vinson	vincent		7
viol	violeta		1
viola	violet		370
virdie	alverta		6
virg	virgil		93
virge	virginia		1
virginie	virginia		43
virgy	virginia		51
vishvanath	viswanath		24
vishwanath	viswanath		24
visnu	vishnu		24
visvanath	viswanath		24
vita	vitomir		1
vitali	vitaly		8
vitalie	vitaly		8
vitalii	vitaly		8
vitalij	vitaly		8
vitalijs	vitaly		122
vitaliy	vitaly		8
vito	vitomir		1
vitor	victor		5
vitoria	victoria		5
vittoria	victoria		5
vittorio	victor		5
vitya	viktor		79
viv	genevieve		84
viv	vivian		475
vivien	vivian		31
vivienne	vivian		31
vivo	vivian		1
vivy	vivian		1
vjatscheslaw	vyacheslav		8
vlad	vladislav		34
vlad	vladut		0
vlad	vladyusha		0
vlada	vladan		0
vlada	vladimir		1
vlada	vlatko		0
vladan	vladimir		1
vladi	vladimir		34
vladik	vladislav		34
vladimer	vladimir		8
vladimirs	vladimir		122
vladka	vladimira		61
vlado	vladan		0
vlado	vladimir		1
vlado	vlatko		0
vladymyr	vladimir		8
vladyslav	vladislav		8
vlasta	vlastimil		0
vlasta	vlastimir		1
vlasta	vlastislav		0
vlastimil	vlastislav		1
vlatko	vladan		7
vlatko	vladimir		7
vlodimir	vladimir		8
voja	vojin		1
voja	vojislav		0
vojciech	wojciech		215
vojin	vojislav		1
vojo	vojin		1
vojo	vojislav		0
vojta	wojciech		1
vojtech	wojciech		215
volha	olga		8
volodia	vladimir		9
volodimir	vladimir		8
volodya	vladimir		79
volodya	volodymyr		55
volodymyr	vladimir		8
von	lavonne		6
von	levone		6
vonna	ivana		10
vonna	savannah		10
vonna	vanessa		10
vonna	yvonne		41
vonnie	lavonia		6
vonnie	louvinia		6
vonnie	veronica		222
voula	paraskevi		40
voula	stavroula		40
vova	vladimir		79
vova	volodymyr		55
vovchyk	volodymyr		55
vovka	vladimir		79
vroni	veronika		28
vuk	vukan		1
vuk	vukasin		0
vuk	vuksa		0
vukan	vukasin		1
vukan	vuksa		7
vuki	vukan		1
vuki	vukasin		0
vuksa	vukasin		1
vyatcheslav	vyacheslav		8
vyvyan	vivian		3
wacek	waclaw		33
wael	wail		2
waheed	wahid		2
wal	wallace		0
wal	walt		0
wal	walter		1
waldek	waldemar		33
waldo	oswald		60
waleed	walid		2
walied	walid		2
wall	wallace		1
walle	wallace		1
wally	wallace		181
wally	walter		162
walt	wallace		0
walt	wally		69
walt	walter		162
walther	walter		3
warin	warren		3
waseem	wasim		2
wash	washington		51
wassili	vasily		8
wassily	vasily		8
wassim	wasim		2
wassyl	vasily		8
wastl	sebastian		53
wasyl	vasily		8
wat	walter		9
web	webster		10
webb	webster		635
wen	wend		0
wen	wendi		1
wen	wendy		17
wendi	gwendolyn		4
wendie	gwendolyn		4
wendy	gwen		163
wendy	gwendolyn		716
wenefred	winifred		32
wera	weronika		33
weronika	veronica		5
wes	wesley		373
wessie	wesley		7
west	westley		6
westley	wesley		4
wib	wilber		4
wiera	vera		5
wiesiek	wieslaw		33
wiggerl	ludwig		28
wika	wiktoria		33
wiktor	victor		5
wiktor	viktor		8
wiktoria	victoria		5
wil	wilfred		6
wil	wilhelm		6
wil	wilhelmina		0
wil	willem		0
wil	william		271
wil	wilma		1
wilber	gilbert		60
wilbur	wilber		4
wilbur	will		6
wile	wilhelm		0
wile	william		1
wile	willis		0
wilem	willem		78
wiley	william		4
wilh	wilhelm		53
wilhelm	william		289
will	wilber		30
will	wilfred		26
will	wilhelm		0
will	william		38
will	wilson		12
willa	wilhelmina		19
willa	william		4
willa	wilma		4
wille	wilfred		0
wille	wilhelm		0
wille	wilhelmina		0
wille	william		1
wille	willis		0
wille	wilma		7
willeke	wilhelmina		7
willem	wilhelmus		75
willem	wilhemus		7
willem	william		5
willemien	wilhelmina		7
willemijn	wilhelmina		7
willi	wilda		4
willi	wilfred		4
willi	wilhelm		53
willi	wilhelmina		4
willi	wilma		4
willian	william		3
willie	bill		69
willie	wilbur		12
willie	wilda		178
willie	wilfred		30
willie	wilhelmina		30
willie	will		101
willie	william		162
willie	wilson		12
willis	wilhelm		7
willis	william		9
willm	william		19
willy	wilbur		12
willy	wilhelm		70
willy	wilhelmina		36
willy	willeke		0
willy	willemien		0
willy	willemijn		0
willy	william		38
willy	wilson		12
wilm	wilhelm		28
wilma	wilhelmina		67
wilma	wilhemina		10
wilma	willeke		0
wilma	willemien		0
wilma	willemijn		0
wim	wilhelmus		42
wim	willem		118
wimpie	willem		112
win	edwin		15
win	winfield		12
win	winifred		111
win	winston		19
wincenty	vincent		5
winfield	winifred		7
winfred	winifred		43
winne	winifred		1
winnet	winifred		126
winnie	edwina		4
winnie	winfield		4
winnie	winifred		303
winnie	winston		84
winnifred	winifred		3
winnifred	winnie		6
winnifred	winny		6
winny	winfield		12
winny	winifred		322
wint	winton		6
witek	wiktor		227
witek	witold		1
witus	witold		1
wjatscheslaw	vyacheslav		8
wladek	vladislav		192
wladek	wladyslaw		33
wladimir	vladimir		8
wladyslaw	vladislav		8
wllm	william		19
wlodek	wlodzimierz		1
wm	william		19
wojciech	wojteczek		7
wojtek	wojciech		151
wojtek	wojteczek		0
wojtek	wojtus		0
wojtus	wojciech		7
wolf	wolfgang		28
wolfgan	wolfgang		21
wolfi	wolfgang		28
wolodymyr	vladimir		8
wood	woodrow		73
woode	woodrow		1
woody	elwood		12
woody	woodrow		223
wouter	walter		5
wyncha	lavinia		9
wyncha	lavonia		6
wyncha	louvinia		6
xabier	javier		57
xalid	khalid		2
xamza	hamza		2
xan	alexandre		4
xan	alexandria		9
xan	xander		1
xander	alexander		627
xandy	xander		1
xasan	hassan		2
xavi	xavier		1
xavier	javier		536
xena	christiana		4
xenia	kseniya		8
xico	francisco		268
xina	christiana		4
xoan	john		5
xose	joseph		5
xpher	christopher		19
xu	hsu		4
xurxo	george		5
xuseen	hussein		2
yaacov	yaakov		16
yaakob	yaakov		16
yaakov	jacob		173
yaakov	james		5
yacine	yasin		2
yacoub	yaqub		2
yacub	yaqub		2
yago	santiago		102
yahia	yahya		2
yahya	john		5
yaki	yaakov		49
yakov	james		5
yakov	yaakov		16
yakub	yaqub		2
yakup	yaqub		2
yanis	ioannis		35
yankel	yaakov		49
yann	yannick		1
yann	yannig		0
yannick	john		255
yannig	yannick		1
yannis	ioannis		35
yaqoob	yaqub		2
yaqoub	yaqub		2
yaqub	james		46
yaraslau	yaroslav		8
yarik	yaroslav		1
yaroslav	yaroshka		0
yaseen	yasin		2
yaser	yasir		2
yasmin	jasmin		4
yasser	yasir		2
yassin	yasin		2
yassine	yasin		2
yassir	yasir		2
yehia	yahya		2
yehoshoua	yehoshua		16
yehoshua	joshua		173
yehuda	judah		173
yehudah	yehuda		16
yehudit	judith		5
yehya	yahya		2
yekaterina	catherine		411
yelena	helen		5
yelizaveta	elizabeth		5
yetta	henrietta		10
yevgenia	evgenia		8
yevgenii	evgeny		8
yevgeniy	evgeny		8
yevgeny	evgeny		8
yevhen	evgeny		8
yevheniia	evgenia		8
yiannis	ioannis		35
yihya	yahya		2
yiorgos	georgios		35
yiota	panagiota		40
yirmiyahu	jeremiah		5
yitzchak	yitzhak		16
yitzhak	isaac		173
yizhak	yitzhak		16
yohanan	john		5
yoli	yolanda		1
yolonda	yolanda		57
yoni	jonatan		205
yoni	jonathan		205
yoni	yonatan		205
yonus	yunus		2
yoosuf	yusuf		2
yorgos	georgios		35
yosef	joseph		338
yosef	yusuf		2
yoshi	yoshihiko		6
yosif	yusuf		2
yoske	yusuf		153
yossi	yosef		49
yossi	yusuf		153
youcef	yusuf		2
younes	yunus		2
young	younguth		1
younis	yunus		2
younous	yunus		2
younus	yunus		2
yousaf	yusuf		345
yousef	yusuf		2
yousif	yusuf		2
youssef	yusuf		2
youssouf	yusuf		2
yousuf	yusuf		2
yrjo	george		5
ysabel	isabel		3
yudi	yehuda		153
yul	yulan		6
yulia	julia		5
yulia	yuliia		207
yulija	yulia		8
yuliya	yulia		8
yulya	yuliya		34
yunes	yunus		2
yunis	yunus		2
yuossef	yusuf		2
yura	yuri		140
yura	yuriy		34
yuri	george		46
yurii	yuri		8
yurij	yuri		8
yuriy	yuri		8
yurko	yuriy		55
yury	yuri		8
yuryi	yuri		8
yusef	yusuf		2
yusif	yusuf		2
yusouf	yusuf		2
yussuf	yusuf		2
yusuf	joseph		5
yusup	yusuf		2
zabeth	elisabeth		74
zabou	isabelle		74
zac	zach		0
zac	zachariah		0
zac	zachary		131
zacarias	zachary		45
zaccaria	zachary		5
zach	zachare		0
zach	zachariah		384
zach	zacharias		0
zach	zachary		131
zach	zechariah		84
zachariah	zachary		197
zacharias	zachariah		9
zacharias	zachary		45
zachary	zacchary		7
zache	zachariah		1
zachery	zacchary		7
zachery	zachary		31
zachos	zacharias		40
zachy	zachariah		41
zachy	zachary		6
zack	zach		83
zack	zachariah		379
zack	zacharias		0
zack	zachary		131
zackary	zacchary		7
zackary	zachary		31
zackery	zachary		31
zacky	zachary		1
zada	alzada		6
zaddi	arzada		6
zadie	isaiah		6
zadock	melchizedek		104
zaheer	zahir		2
zaher	zahir		2
zaid	zayd		2
zain	zayn		2
zainab	zaynab		2
zainabu	zaynab		2
zaineb	zaynab		2
zak	isaac		84
zak	zachary		131
zakaria	zakariya		2
zakariya	zachary		5
zakariyah	zakariya		2
zakariyya	zakariya		2
zakary	zachary		31
zakarya	zakariya		2
zakk	zachariah		6
zakk	zachary		6
zanna	zhanna		8
zay	isaiah		82
zayed	zayd		146
zbignew	zbigniew		215
zbyszek	zbigniew		151
zdena	zdenek		1
zdena	zdenka		0
zdenda	zdenek		220
zdzisiek	zdzislaw		33
ze	jose		244
zeb	zebadiah		0
zeb	zebedee		73
zeb	zebulon		0
zeca	jose		89
zed	zadock		4
zed	zedediah		41
zeely	bezaleel		6
zeid	zayd		2
zein	zayn		2
zeinab	zaynab		2
zeke	ezekiel		150
zeke	isaac		30
zeke	zachariah		26
zeke	zachary		6
zekeriya	zakariya		2
zelda	griselda		10
zelda	zeland		0
zelda	zeldale		1
zele	zeljko		62
zeljko	zelimir		7
zell	zelda		1
zella	zeland		1
zella	zelphe		0
zella	zelphia		9
zenzi	kreszentia		28
zeph	zepaniah		4
zeph	zephaniah		41
zev	zeev		16
zeyad	ziyad		2
zeyd	zayd		2
zeynab	zaynab		2
zeynep	zaynab		2
zezinho	jose		89
zhang	cheung		4
zhenya	evgenia		167
zhenya	evgeniy		167
zhenya	evgeniya		167
zhenya	evgeny		393
zhenya	yevhen		55
zhora	georgiy		34
zhoro	georgi		65
zhou	chou		4
zhou	chow		4
zia	diya		2
ziad	ziyad		2
zina	zinaida		34
zine	zayn		2
zineb	zaynab		2
zippi	tzipora		49
zivko	zivojin		1
zivko	zivorad		0
zivorad	zivojin		1
ziya	diya		2
zoey	zoe		31
zofia	sophia		5
zoheir	zuhayr		2
zohra	zahra		2
zoie	zoe		3
zoja	zoya		8
zoka	zoran		62
zoki	zoran		62
zoli	zoltan		52
zolly	solomon		51
zorana	zorica		7
zosia	zofia		33
zosia	zoska		7
zsofia	sophia		5
zsoka	erzsebet		52
zsu	zsuzsa		0
zsu	zsuzsi		0
zsu	zsuzsika		1
zsu	zsuzska		0
zsuzsa	zsuzsanna		52
zsuzsanna	susan		5
zsuzsi	zsuzsanna		52
zuhair	zuhayr		2
zuheir	zuhayr		2
zuzana	susan		5
zuzana	susanna		43
zuzanna	susan		5
zuzia	zuzanna		33
zuzka	zuzana		1
zvone	zvonimir		1
zvone	zvonko		0
zvonko	zvonimir		1
zwi	zvi		16
zygmus	zygmunt		33`;
export const surnames: string = `abramovich	abramowitz		16
abramovitz	abramowitz		16
abramowicz	abramowitz		16
agarwala	agarwal		24
aggarwal	agarwal		24
agrawal	agarwal		24
agrawala	agarwal		24
aiyar	iyer		127
aiyer	iyer		127
alan	allen		13
alasad	alassad		2
alen	allen		3
allan	allen		3
allyn	allen		3
alvares	alvarez		129
an	ahn		27
andersen	anderson		3
andersson	anderson		3
andreasson	anderson		13
asad	alassad		160
assad	alassad		2
au	ou		11
auyeung	ouyang		18
auyong	ouyang		18
ayyar	iyer		127
back	baek		27
baeg	baek		27
bag	park		27
bahn	ban		27
bai	bae		27
baik	baek		37
baillie	bailey		3
baily	bailey		3
bak	park		27
baley	bailey		3
bandopadhyay	banerjee		114
bandyopadhyay	banerjee		114
banerji	banerjee		114
bannerjee	banerjee		114
bar	baer		72
barett	barrett		3
bark	park		27
barnet	barnett		3
barret	barrett		3
barry	berry		13
basquez	vasquez		57
batista	baptista		91
baur	bauer		21
bayley	bailey		3
bear	baer		72
behr	baer		21
bekker	becker		21
benett	bennett		3
benites	benitez		57
bennet	bennett		3
berk	burke		13
berkovich	berkowitz		16
berkovitz	berkowitz		16
bery	berry		3
bhattacharjee	bhattacharya		114
bhattacharji	bhattacharya		114
bhattacharyya	bhattacharya		114
bird	byrd		3
blare	blair		3
bourke	burke		3
bower	bauer		72
bradly	bradley		3
braun	brown		13
breathnach	walsh		23
briant	bryant		3
broeck	broek		78
brook	brooks		13
brookes	brooks		3
broun	brown		3
browne	brown		3
bruijn	bruin		78
bruyn	bruin		78
burk	burke		3
burn	byrne		13
burnes	burns		3
byeon	byun		37
byrn	byrne		3
byrne	burns		13
byrnes	burns		13
cain	kane		13
cambell	campbell		3
campbel	campbell		3
cane	cain		3
caomhanach	kavanagh		23
caplan	kaplan		16
carol	carroll		3
caroll	carroll		3
carr	kerr		13
carrol	carroll		3
cats	katz		185
cayne	cain		3
cha	zha		11
chace	chase		3
chahine	shahin		2
chai	cai		11
chai	zhai		11
chaikovskiy	tchaikovsky		8
chaikovsky	tchaikovsky		8
chan	chen		11
chan	zeng		11
chan	zhan		11
chang	jang		27
chang	zhang		11
chao	zhao		18
chapiro	shapiro		16
chapmen	chapman		3
chatterji	chatterjee		114
chattopadhyay	chatterjee		114
chau	zou		11
chaudhari	chaudhary		24
chaudhary	chaudhry		2
chaudhry	chaudhary		24
chaudhuri	chaudhary		24
chaves	chavez		129
cheah	xie		18
chegal	jegal		135
cheikh	sheikh		2
cheng	zheng		11
cheon	jeon		27
cheong	jung		27
chern	chen		18
cheung	zhang		18
chew	zhao		11
chew	zhou		11
chi	ji		11
chi	qi		11
chia	jia		11
chia	xie		11
chiang	jiang		18
chiao	jiao		18
chiao	qiao		18
chien	jian		11
chien	qian		18
chin	chen		11
chin	jin		27
chin	qian		11
chin	qin		11
ching	cheng		11
ching	jing		11
chiou	qiu		18
chiu	qiu		11
chiu	zhao		11
cho	cao		11
choe	choi		37
choi	cai		11
chon	cheon		27
chon	jeon		37
chong	jung		27
chong	zhang		11
chong	zhuang		11
choo	chu		37
choo	zhu		11
chou	zhou		11
choudhary	chaudhary		24
choudhry	chaudhary		24
choudhry	chaudhry		2
choudhury	chaudhary		24
choudhury	chaudhry		2
chow	zhou		18
chowdhary	chaudhary		24
chowdhury	chaudhary		24
chowdhury	chaudhry		2
choy	cai		18
choy	choi		27
christenson	christensen		3
christiansen	christensen		13
christianson	christensen		13
chruschtschow	khrushchev		8
chu	joo		27
chu	qu		11
chu	zhu		11
chua	cai		18
chuang	zhuang		11
chui	cui		18
chuko	zhuge		18
chun	cheon		27
chun	jeon		27
chung	jung		27
chung	zheng		11
chung	zhong		11
chwe	choi		37
clarck	clark		3
clarke	clark		3
claton	clayton		3
clemens	clements		13
clement	clements		13
clemments	clements		3
clerk	clark		13
cocks	cox		3
coen	cohen		16
cohn	cohen		185
colins	collins		3
collings	collins		13
colman	coleman		3
conner	connor		3
conner	oconnor		13
connor	oconnor		13
connors	connor		13
cook	koch		72
cooke	cook		3
correa	correia		91
correya	correia		91
cortes	cortez		57
couper	cooper		3
cowen	cohen		185
cowper	cooper		3
coxe	cox		3
cramer	kraemer		21
crowford	crawford		3
cuebas	cuevas		57
cukierman	zuckerman		16
cuningham	cunningham		3
curtiss	curtis		3
dailey	daly		3
daily	daly		3
daley	daly		3
daugherty	dougherty		3
davie	davis		13
davies	davis		3
davys	davis		3
dawsen	dawson		3
deane	dean		3
deburca	burke		23
deen	dean		3
dene	dean		3
deoliveira	oliveira		234
depaor	power		23
desouza	souza		234
dialo	diallo		419
dias	diaz		129
dickson	dixon		3
dijck	dijk		78
dixson	dixon		3
docherty	dougherty		3
doh	do		37
doherty	dougherty		3
dokgo			135
dokko	dokgo		135
donelly	donnelly		3
donnelley	donnelly		3
dority	dougherty		3
dosary	dosari		2
dossari	dosari		2
dossary	dosari		2
douglass	douglas		3
doyel	doyle		3
dsouza	souza		234
duffey	duffy		3
duglas	douglas		3
dun	dunn		3
dunne	dunn		3
dyck	dijk		78
dyk	dijk		78
dykstra	dijkstra		78
echevarria	echeverria		57
edmond	edmonds		13
edmunds	edmonds		3
efimov	yefimov		8
egorov	yegorov		8
eliott	eliot		3
elis	ellis		3
elkhoury	khoury		2
elliot	eliot		3
elliott	eliot		3
eltsin	yeltsin		8
ermakov	yermakov		8
ernandez	hernandez		57
esteves	estevez		129
etxeberria	echeverria		755
evan	evans		13
evens	evans		3
eyck	eijk		78
eyk	eijk		78
fam	pham		346
farell	farrell		3
fereira	ferreira		91
fergusson	ferguson		3
fernandez	hernandez		129
ferrell	farrell		3
fifer	pfeiffer		72
fisher	fischer		21
fisscher	fischer		21
flecher	fletcher		3
flemming	fleming		3
floid	floyd		3
floyd	lloyd		13
fogel	vogel		21
fok	huo		11
fong	fang		11
foo	fu		18
forster	foster		3
fouler	fowler		3
foxe	fox		3
frances	francis		3
fraser	frazier		3
frasier	frazier		3
frazer	frazier		3
freedman	friedman		185
fridman	friedman		16
friedmann	friedman		16
frydman	friedman		16
fullar	fuller		3
fung	feng		11
furguson	ferguson		3
futaim	futtaim		2
gadafi	gaddafi		2
gadhafi	gaddafi		2
galagher	gallagher		3
gallacher	gallagher		3
gallaher	gallagher		3
gamdi	ghamdi		2
gang	kang		27
gangopadhyay	ganguly		114
ganguli	ganguly		114
geelani	gilani		345
geung	jiang		18
ghaddafi	gaddafi		2
ghamdy	ghamdi		2
gheddafi	gaddafi		2
ghurayr	ghurair		2
gi	ki		27
gibs	gibbs		3
gil	gill		3
gilbart	gilbert		3
gillani	gilani		345
gim	kim		37
gimenez	jimenez		57
go	ko		27
godwin	goodwin		3
goh	ko		27
goh	wu		11
goldshtein	goldstein		16
goldshteyn	goldstein		16
goldsztajn	goldstein		16
gomes	gomez		129
gong	kong		27
gonsales	gonzalez		57
gonsalez	gonzalez		57
gonsalves	goncalves		91
gonzales	gonzalez		57
goo	koo		37
goodwyn	goodwin		3
gorbachov	gorbachev		8
gorbatchev	gorbachev		8
gorbatschow	gorbachev		8
gorden	gordon		3
graaff	graaf		78
graeme	graham		3
graf	graef		21
graff	graef		21
grahame	graham		3
graye	gray		3
greene	green		3
grene	green		3
grey	gray		3
griffeth	griffith		3
griffiths	griffith		3
grosse	gross		3
gu	koo		27
gurair	ghurair		2
gurvich	horowitz		185
gutierres	gutierrez		57
gwag	kwak		27
gwak	kwak		37
gwon	kwon		37
ha	xia		11
hadad	haddad		2
hahn	han		37
haies	hayes		3
haines	haynes		3
halevi	levy		185
hanes	haynes		3
hanson	hansen		3
hansson	hansen		3
harby	harbi		2
harte	hart		3
hau	hou		18
haye	hayes		13
hays	hayes		3
heart	hart		13
heathe	heath		3
hendersen	henderson		3
heng	wang		11
her	heo		27
hernandes	hernandez		57
hersch	hirsch		16
hersh	hirsch		16
hervey	harvey		3
hew	qiu		11
hews	hughes		3
heyden	heijden		78
higgens	higgins		3
hirsh	hirsch		16
hix	hicks		3
ho	he		11
hodge	hodges		13
hoffman	hofmann		21
hoffmann	hofmann		21
hofman	hofmann		21
hong	kang		11
hopkin	hopkins		13
hor	hao		11
hor	he		11
horovitz	horowitz		16
horowicz	horowitz		16
hosein	hussein		2
hossain	hussein		2
hossein	hossain		543
hosseini	hussein		160
houng	hong		27
houry	khoury		160
how	hou		11
hsi	xi		18
hsia	xia		18
hsiahou	xiahou		18
hsiang	xiang		18
hsiao	xiao		18
hsieh	xie		18
hsin	xin		18
hsing	xing		18
hsiung	xiong		18
hsu	xu		18
hsueh	xue		18
hsun	xun		18
hu	heo		27
huffman	hofmann		72
hugh	hughes		13
hughs	hughes		3
huh	heo		37
hui	xu		11
hung	hong		11
hung	kong		11
hung	xiong		11
hunte	hunt		3
hur	heo		37
hurvitz	horowitz		16
hurwitz	horowitz		16
husain	hussein		2
husayn	hussein		2
hussain	hossain		543
hussain	hussein		2
hussien	hussein		2
huston	houston		3
huynh	hoang		423
hwang	hoang		423
hwang	huang		11
hwangbo			135
hynes	hines		3
i	lee		27
iakovlev	yakovlev		8
im	lim		27
ip	ye		18
iu	yao		18
jacksen	jackson		3
jacob	jacobs		13
jager	jaeger		21
jakovlev	yakovlev		8
jalloh	diallo		419
jallow	diallo		419
jao	rao		18
jegal			135
jegorov	yegorov		8
jelzin	yeltsin		8
jen	ren		18
jenkyns	jenkins		3
jenson	jensen		3
jenssen	jensen		3
jeong	jung		37
jeung	jung		37
jilani	gilani		345
jimenes	jimenez		57
jo	cho		27
joanes	jones		3
joe	zhou		11
joh	cho		37
johnsen	johnson		13
johnsson	johnson		13
johnston	johnson		13
jonson	johnson		3
jonsson	johnson		3
joukov	zhukov		8
ju	joo		27
juan	ruan		11
jukov	zhukov		8
jun	jeon		27
jung	rong		11
jung	young		13
ka	jia		11
kadafi	gaddafi		2
kadhafi	gaddafi		2
kahtani	qahtani		2
kain	cain		3
kam	gan		11
kam	jin		11
kan	gan		11
kane	cain		13
kao	gao		18
karr	carr		3
kats	katz		16
kayser	kaiser		21
keiser	kaiser		21
kellar	keller		3
kelley	kelly		3
kellie	kelly		3
kely	kelly		3
kenedy	kennedy		3
keng	geng		18
kennedey	kennedy		3
kerr	carr		13
keung	jiang		11
keyser	kaiser		21
khadafy	gaddafi		2
khang	kang		37
khoo	qiu		11
khouri	khoury		2
khruschev	khrushchev		8
kiang	jiang		11
king	koenig		72
kiu	qiao		18
klajn	klein		16
kline	klein		185
ko	gao		11
koh	gao		11
koh	ko		37
koh	xu		11
kohen	cohen		16
kohn	cohen		185
kok	guo		11
kolman	coleman		3
konig	koenig		21
koo	gu		11
koreshi	qureshi		2
korolev	korolyov		8
kot	ge		18
kovalev	kovalyov		8
kovaliov	kovalyov		8
kraig	craig		3
kramer	kraemer		21
krieger	krueger		72
kristensen	christensen		3
kroeger	krueger		72
kruger	krueger		21
ku	gu		18
ku	koo		27
kuan	guan		18
kuei	gui		18
kuijpers	kuipers		78
kung	gong		11
kung	kong		18
kuo	guo		18
kuok	guo		11
kureshi	qureshi		2
kuypers	kuipers		78
kwa	ke		11
kwak	guo		11
kwan	guan		11
kwek	guo		11
kweon	kwon		37
kwok	guo		18
kwong	kuang		11
lain	lane		3
lam	lan		11
lam	lin		11
larsen	larson		3
larsson	larson		3
lau	liu		11
laurence	lawrence		3
law	luo		11
lawrance	lawrence		3
layman	lehmann		72
layne	lane		3
lea	lee		3
lebowitz	leibowitz		16
lee	li		11
leech	leach		3
lehman	lehmann		21
lei	li		11
leibovich	leibowitz		16
leibovitz	leibowitz		16
leigh	lee		3
leman	lehmann		21
lennard	leonard		3
leong	liang		18
leow	liao		11
leow	liu		11
leung	liang		18
levey	levy		185
levi	levy		16
lew	liu		11
lewes	lewis		3
lewi	levy		16
li	lee		27
lien	lian		18
lieu	liu		18
liew	liao		11
liew	liu		18
lim	lin		11
ling	lin		11
lions	lyons		3
liow	liao		11
littel	little		3
liu	liao		11
lo	lu		11
lo	luo		18
loh	luo		11
loi	lai		11
loke	lu		11
longe	long		3
loo	lu		18
lopes	lopez		129
louis	lewis		13
low	liu		11
low	lowe		3
loyd	lloyd		3
luis	luiz		91
luk	lu		11
lum	lin		11
lung	long		18
lv	lu		11
ly	li		11
lyang	yang		27
lyon	lyons		13
lytle	little		3
lyu	lu		11
lyu	ryu		27
macaodha	mchugh		23
macarthur	mcarthur		3
maccarthaigh	mccarthy		23
maccarthy	mccarthy		3
macdonald	mcdonald		3
macfarland	mcfarland		3
macfarlane	mcfarland		13
macgearailt	fitzgerald		23
macgiollaphadraig	fitzpatrick		23
macguire	mcguire		3
macintyre	mcintyre		3
mackay	mckay		3
mackenzie	mckenzie		3
mackey	mckay		13
maclain	mclean		3
maclaine	mclean		3
maclaughlin	mclaughlin		3
maclean	mclean		3
macleod	mcleod		3
maclochlainn	mcloughlin		23
macmathuna	mcmahon		23
macneil	mcneil		3
macneill	mcneil		3
macpherson	mcpherson		3
macsuibhne	sweeney		23
magalhais	magalhaes		91
magrath	mcgrath		3
maguidhir	maguire		23
maguire	mcguire		3
mah	ma		37
maier	meyer		21
majer	meyer		72
mak	mai		11
mang	meng		11
mansoor	mansour		2
mansur	mansour		2
marshal	marshall		3
marshe	marsh		3
martines	martinez		57
marx	marks		3
mathew	matthews		13
mathews	matthews		3
matthew	matthews		13
maurice	morris		13
mayer	meyer		21
mays	mayes		3
mayson	mason		3
mazroui	mazrouei		2
mazrui	mazrouei		2
mcarthy	mccarthy		3
mccarty	mccarthy		13
mcclain	mclean		13
mcclean	mclean		3
mccloud	mcleod		3
mccrath	mcgrath		3
mcdonell	mcdonald		3
mcdonnald	mcdonald		3
mcdonnell	mcdonald		13
mcfarlane	mcfarland		13
mcintire	mcintyre		3
mckey	mckay		13
mclain	mclean		3
mclaughlan	mclaughlin		3
mclauglin	mclaughlin		3
mcloughlin	mclaughlin		3
mcneal	mcneil		3
mcneill	mcneil		3
mcphearson	mcpherson		3
mcquire	mcguire		3
meier	meyer		21
meir	meyer		72
melo	mello		91
mendes	mendez		129
meyers	meyer		72
meyers	myers		3
michell	mitchell		3
miers	myers		3
mill	mills		13
miller	mueller		72
misra	mishra		24
mitchel	mitchell		3
mitsotaki	mitsotakis		293
miu	miao		18
mo	mao		11
moeller	mueller		72
mok	mo		11
monro	monroe		3
moor	moore		3
morais	moraes		91
more	moore		13
moris	morris		3
morison	morrison		3
morow	morrow		3
morphy	murphy		3
moscovitch	moskowitz		16
moskovich	moskowitz		16
moskovitz	moskowitz		16
motairi	mutairi		2
muhn	moon		27
mui	mei		11
mukerji	mukherjee		114
mukherjea	mukherjee		114
mukherji	mukherjee		114
mukhopadhyay	mukherjee		114
muller	mueller		21
mun	moon		37
munos	munoz		57
munro	monroe		3
munroe	monroe		3
murfy	murphy		3
murphey	murphy		3
murrey	murray		3
murry	murray		3
mutayri	mutairi		2
myeong	myung		37
myer	meyer		72
myers	meyers		13
nadjar	najjar		2
naggar	najjar		160
nahm	nam		37
namgoong	namgung		135
namgung			135
namkoong	namgung		135
namkung	namgung		135
nashe	nash		3
naumann	neumann		72
neale	neal		3
nee	ni		11
neil	neal		3
neill	neal		3
neill	oneill		13
neilson	nelson		3
neo	liang		11
neoh	liang		11
neuman	neumann		21
neuman	newman		13
newman	neumann		72
ng	huang		11
ng	wu		11
ngai	wei		11
ngau	niu		18
ngo	wu		11
nguyenn	nguyen		346
ngyuen	nguyen		346
nicholas	nichols		13
nicholls	nichols		3
nickols	nichols		3
nicol	nichols		13
nicols	nichols		3
nieh	nie		18
nielsen	nelson		13
nielson	nelson		3
night	knight		3
nilson	nelson		3
nilsson	nelson		3
no	noh		27
noris	norris		3
nunes	nunez		129
o	oh		27
obaoill	boyle		23
obraonain	brennan		23
obriain	obrien		23
obrian	obrien		3
obroin	byrne		23
obryan	obrien		3
obryant	obrien		13
obuachalla	buckley		23
ocaoimh	okeeffe		23
ocathasaigh	casey		23
oceallaigh	kelly		23
ocearbhaill	carroll		23
ocearnaigh	kearney		23
ociardha	carey		23
ocinneide	kennedy		23
ock	ok		37
ocleirigh	clarke		23
ocoileain	collins		23
ocoinn	quinn		23
oconaill	oconnell		23
oconchubhair	oconnor		23
oconchuir	oconnor		23
oconner	oconnor		3
ocroinin	cronin		23
ocuinn	quinn		23
odalaigh	daly		23
odochartaigh	doherty		23
odomhnaill	odonnell		23
odonaill	odonnell		23
odubhghaill	doyle		23
odufaigh	duffy		23
oduibhir	dwyer		23
oduill	doyle		23
oduinn	dunne		23
oei	huang		18
ofaolain	whelan		23
ofearghail	farrell		23
oflaithearta	oflaherty		23
ofloinn	flynn		23
ofoghlu	foley		23
og	ok		27
ogallchobhair	gallagher		23
ogallchoir	gallagher		23
ogliasain	gleeson		23
ograda	ogrady		23
oh	hu		11
ohaodh	hayes		23
ohaodha	hughes		23
ohealaithe	healy		23
oheidhin	hynes		23
ohuiginn	higgins		23
olaoghaire	oleary		23
oleson	olson		3
olivera	oliveira		234
oloingsigh	lynch		23
olorcain	larkin		23
olsen	olson		3
olsson	olson		3
om	eom		37
omaille	omalley		23
omaolchatha	mulcahy		23
omorain	moran		23
omordha	moore		23
omuireadhaigh	murray		23
omuiri	murray		23
omurchadha	murphy		23
omurchu	murphy		23
oneal	neal		13
oneal	oneill		3
oneil	oneill		3
oneill	neal		13
ong	wang		11
onuallain	nolan		23
ooi	huang		11
oraghallaigh	oreilly		23
oreilly	riley		13
oriain	ryan		23
ortis	ortiz		57
oruairc	orourke		23
oscannlain	scanlon		23
ose	oshea		23
oseaghdha	oshea		23
oshea	shea		13
osuilleabhain	osullivan		23
osullivan	sullivan		13
otaiby	otaibi		2
oteibi	otaibi		2
otiarnaigh	tierney		23
otuama	twomey		23
pae	bae		37
paek	baek		37
pahng	bang		27
pai	bai		18
paik	baek		37
pain	payne		3
paine	payne		3
pak	bai		11
pak	park		37
palmar	palmer		3
pan	ban		27
pang	bang		27
pang	peng		11
pao	bao		18
parish	parrish		3
parkar	parker		3
parry	perry		13
paterson	patterson		3
pattersen	patterson		3
pattison	patterson		13
pauer	bauer		21
pearce	pierce		3
pearse	pierce		3
pedersen	peterson		13
pederson	peterson		13
peerce	pierce		3
peirce	pierce		3
perera	pereira		234
peres	perez		129
pereyra	pereira		234
perkin	perkins		13
perrie	perry		3
petersen	peterson		3
petersson	peterson		3
pettey	petty		3
pfeifer	pfeiffer		21
phang	peng		18
philip	philips		13
philipps	philips		3
phillip	philips		13
phillips	philips		3
phua	pan		18
phyo	pyo		27
pi	bi		11
pien	bian		18
png	fang		11
po	bo		11
poon	pan		18
poter	potter		3
powel	powell		3
pryce	price		3
pua	pan		11
pui	pei		11
pun	pan		11
pyon	byun		37
pyun	byun		37
qadafi	gaddafi		2
qaddafi	gaddafi		2
qadhafi	gaddafi		2
qadhdhafi	gaddafi		2
qahtany	qahtani		2
qasemi	qasimi		2
qassemi	qasimi		2
qassimi	qasimi		2
qoreishi	qureshi		2
queiros	queiroz		91
quek	guo		18
quin	quinn		3
quraishi	qureshi		2
qureishi	qureshi		2
ra	na		27
rabinovich	rabinowitz		16
rabinovitch	rabinowitz		16
rabinovitz	rabinowitz		16
rabinowicz	rabinowitz		16
rae	ray		13
rahaman	rahman		344
rahmaan	rahman		160
rajhy	rajhi		2
ramires	ramirez		129
raynolds	reynolds		3
read	reed		3
reade	reed		3
reddi	reddy		759
reece	reese		3
reede	reed		3
rees	reese		3
rehman	rahman		2
reid	reed		3
reilly	riley		3
reily	riley		3
renolds	reynolds		3
rey	ray		13
rhee	lee		37
rhie	lee		37
rhoades	rhodes		3
rhoads	rhodes		3
rhys	reese		13
rhys	rice		13
ri	lee		27
ribera	rivera		57
richard	richards		13
right	wright		13
rim	lim		27
ritchards	richards		3
ro	noh		27
robersen	roberson		3
robert	roberts		13
robertson	roberson		13
robertson	robinson		13
robins	robbins		3
robison	robinson		3
rodes	rhodes		3
rodgers	rogers		3
rodrigez	rodriguez		57
rodrigues	rodriguez		129
roe	rowe		13
roh	noh		37
row	rowe		3
rozenberg	rosenberg		16
rue	ryu		27
russel	russell		3
ryang	yang		37
ryley	riley		3
ryn	rijn		78
ryoo	ryu		37
ryu	yoo		27
sagong			135
saintclair	sinclair		3
sakong	sagong		135
sanches	sanchez		129
sander	saunders		13
sanders	saunders		13
sarate	zarate		57
sarkisian	sargsyan		256
sarkissian	sargsyan		256
schaeffer	schaefer		3
schafer	schaefer		3
schaffer	schaefer		3
schapiro	shapiro		16
scherbakov	shcherbakov		8
schmid	schmidt		21
schmied	schmidt		72
schmit	schmidt		21
schmitt	schmidt		21
schnyder	schneider		21
schrader	schroeder		72
schroder	schroeder		21
schroeter	schroeder		72
schukow	zhukov		8
schultz	schulz		21
schultze	schulz		21
schulze	schulz		72
schwarz	schwartz		16
seah	xie		11
sediqi	siddiqui		2
sediqqi	siddiqui		2
seomoon	seomun		135
seomun			135
seong	sung		37
seow	xiao		11
shafer	schaefer		3
shaffer	schaefer		3
shaikh	sheikh		2
shamsy	shamsi		2
shangkuan	shangguan		18
shapira	shapiro		16
sharpe	sharp		3
shaw	xiao		11
shawe	shaw		3
shay	shea		3
shaykh	sheikh		2
sheilds	shields		3
shek	shi		11
shepard	sheppard		3
sheperd	sheppard		3
shephard	sheppard		3
shepherd	sheppard		3
sheung	shang		11
shi	xi		11
shih	shi		18
shing	sheng		11
shinn	shin		37
shiu	shao		11
shmidt	schmidt		21
shneider	schneider		21
shroder	schroeder		21
shroeder	schroeder		21
shtein	stein		21
shtern	stern		16
shu	xu		11
shultz	schulz		21
shum	cen		11
shum	shen		18
shvartz	schwartz		16
shwartz	schwartz		16
si	shi		11
siddiqi	siddiqui		2
siddique	siddiqui		160
sidiqi	siddiqui		2
siew	xiao		11
sim	shen		11
sim	shim		37
simmonds	simmons		3
simms	sims		3
simonds	symonds		3
simons	simmons		13
simson	simpson		3
sin	shin		27
sinn	shin		27
siow	xiao		11
sit	xue		11
siu	xiao		11
skiner	skinner		3
smidt	schmidt		72
smithe	smith		3
smyth	smith		3
smythe	smith		3
smythson	smithson		3
sneider	schneider		21
snider	schneider		21
snijder	schneider		72
snowe	snow		3
snyder	schneider		21
so	seo		27
so	su		11
soares	suarez		129
soh	su		18
sohn	son		37
sohng	song		37
solovev	solovyov		8
soloviev	solovyov		8
soloviov	solovyov		8
solovjev	solovyov		8
song	sung		27
soon	sun		11
sousa	souza		91
spenser	spencer		3
ssuma	sima		18
staunton	stanton		3
stcherbakov	shcherbakov		8
stclair	sinclair		3
steel	steele		3
stephen	stephens		13
steven	stephens		13
stevens	stephens		3
stevenson	stephenson		3
steward	stewart		13
stewert	stewart		3
steyn	stein		72
stine	stein		21
stoan	stone		3
stricklin	strickland		3
stuart	stewart		3
su	seo		27
suares	suarez		57
subrahmanian	subramaniam		127
subrahmanyam	subramaniam		127
subramanian	subramaniam		127
subramanium	subramaniam		127
subramanyam	subramaniam		127
suen	sun		18
suh	seo		37
sulivan	sullivan		3
sum	cen		11
sum	shen		11
sung	song		11
sur	seo		37
svensson	swanson		13
swansen	swanson		3
swartz	schwartz		16
sweeny	sweeney		3
swenson	swanson		13
symonds	simmons		13
szapiro	shapiro		16
szczerbakow	shcherbakov		8
sze	shi		11
szema	sima		18
szeto	situ		18
szuma	sima		18
szwarc	schwartz		16
tai	dai		11
tailor	taylor		13
tam	tan		11
tan	chen		11
tang	deng		11
tay	zheng		11
tayler	taylor		3
tchoi	choi		37
tearney	tierney		3
teixera	teixeira		91
teng	deng		11
teng	ding		11
teo	zhang		11
teoh	zhang		11
terner	turner		3
terrey	terry		3
texeira	teixeira		91
tey	zheng		11
tham	tan		18
thompsen	thompson		3
thomsen	thompson		13
thomson	thompson		3
thorton	thornton		3
ti	di		11
tien	tian		18
tin	tian		11
ting	ding		11
tiong	zhang		11
tjong	zhang		18
tng	tang		11
to	do		27
to	du		11
to	tao		11
tod	todd		3
toh	du		11
toh	zhuo		11
tokko	dokgo		135
tomson	thompson		3
tong	dong		11
tong	tang		11
tou	dou		11
townshend	townsend		3
tracey	tracy		3
tran	chen		11
tsai	cai		18
tsang	zang		11
tsang	zeng		11
tsao	cao		18
tschaikowsky	tchaikovsky		8
tse	xie		11
tseng	zeng		18
tsien	qian		18
tsim	zhan		18
tso	cao		11
tso	zuo		18
tsoi	cai		18
tsou	zou		18
tsui	cui		18
tsui	xu		11
tsukerman	zuckerman		16
tsun	qin		18
tsung	zong		11
tu	du		18
tuan	duan		18
tuker	tucker		3
tung	dong		11
tyler	taylor		13
tylor	tyler		3
u	woo		27
uhm	eom		37
um	eom		37
utaibi	otaibi		2
vais	weiss		16
valdes	valdez		57
van	fan		11
varma	verma		24
vasilev	vasilyev		8
vasiliev	vasilyev		8
vasques	vasquez		129
vassiliev	vasilyev		8
vaughn	vaughan		3
vazquez	vasquez		57
veber	weber		21
veis	weiss		16
velasques	velazquez		57
velasquez	vasquez		129
velasquez	velazquez		57
viera	vieira		234
visser	fischer		72
vo	vu		423
voo	vu		346
wah	hua		11
waid	wade		3
wais	weiss		16
walace	wallace		3
wallis	wallace		3
walshe	walsh		3
walters	waters		13
wan	wen		11
wan	yin		11
warde	ward		3
washinton	washington		3
wats	watts		3
watt	watts		13
watters	waters		3
wattson	watson		3
web	webb		3
webber	weber		21
wee	huang		11
weekes	weeks		3
weis	weiss		16
welch	walsh		13
welles	wells		3
welsh	walsh		13
weon	won		37
wever	weaver		3
whang	hwang		37
whangbo	hwangbo		135
wheler	wheeler		3
whithead	whitehead		3
whittaker	whitaker		3
whyte	white		3
wiatt	wyatt		3
wilkerson	wilkinson		13
wilkes	wilks		3
willams	williams		3
william	williams		13
wills	willis		13
willson	wilson		3
winter	winters		13
witney	whitney		3
wo	woo		27
wolf	wolfe		13
wolfe	wolf		72
wolff	wolf		21
wong	huang		11
wong	wang		11
woo	hu		11
woo	wu		11
wood	woods		13
woolf	wolf		21
woolfe	wolfe		3
wray	ray		3
wrighte	wright		3
wu	hu		11
wu	woo		27
wulf	wolf		21
wyat	wyatt		3
wyk	wijk		78
wyte	white		3
ximenez	jimenez		57
yaeger	jaeger		21
yager	jaeger		21
yam	ren		11
yap	ye		18
yau	qiu		11
yau	you		11
yeates	yates		3
yeats	yates		3
yee	lee		27
yee	yu		11
yeh	ye		18
yen	yan		11
yeo	yang		11
yeoh	yang		11
yeung	yang		18
yi	lee		27
yim	lim		27
yim	yan		11
yip	ye		18
yiu	yao		18
yong	yang		11
yoo	ryu		27
young	yang		11
younge	young		3
yu	ryu		27
yu	yoo		27
yu	you		11
yue	yu		11
yueh	yue		18
yuen	ruan		11
yuen	yuan		11
yuh	yeo		37
yun	yoon		27
yune	yoon		37
yung	rong		11
yung	weng		11
yung	yong		11
yung	young		13
zahrany	zahrani		2
zhang	jang		27
zimmerman	zimmermann		21
zuckermann	zuckerman		16
zukerman	zuckerman		16`;
export const titles: string = `1st lt	first lieutenant		20
2nd lt	second lieutenant		20
abbe		abbé	402
abbess			95
abbot			134
abg	abogado		108
abgeordneter			329
abogado			108
abp	archbishop		77
acharya	swami		335
adjunct professor			123
adm	admiral		20
admiral			20
adv	advocate		331
advocate			331
advogado			175
adw	adwokat		516
adwokat			516
air marshal			20
akad	akademik	академик	186
akad mal	inzenyr	inženýr	115
akhund			47
akhundzada	akhund		253
al hajj	hajji		47
alcalde			195
ald	alderman		25
alderman			25
alh	alhaji		400
alhaj	hajji		47
alhaja	alhaji		400
alhaji	hajji		47
alm	almirante		149
almirante			149
amb	ambassador		25
ambassador			25
antipope			95
apostle			77
arch	architetto		560
archbishop			77
archdeacon			77
archduchess			90
archduke			90
architect			123
architetto			124
arq	arquitecto		108
arquitecto			108
arquiteto			175
ars gor	docent	doçent	218
assemblyman			25
assemblymember			25
assemblywoman			25
assistant professor			123
assoc prof	associate professor		123
associate professor			123
asst prof	assistant professor		123
ato			359
attorney			25
attorney at law	attorney		25
attorney general	attorney		25
atty	attorney		25
atty gen	attorney		25
aunt			240
auntie	aunt		240
auxiliary bishop	bishop		95
avukat			740
avv	avvocato		124
avvocato			124
ayatollah			47
ayatullah	ayatollah		47
bapak			367
baro	vitez	vitéz	395
baron			157
baroness			44
baronet			44
barr	barrister		331
barrister			331
bart	baronet		157
bay			614
bayan			821
bc	bakalar	bakalář	115
bc et bc	bakalar	bakalář	115
bca	bakalar	bakalář	115
begum			44
bischof			283
bishop			134
blessed			401
br	brother		77
brig	brigadier		20
brig gen	brigadier general		20
brigadier			20
brigadier general			20
brother			77
burgermeister		bürgermeister	329
cadet			200
canon			134
cantor			134
cap	capitan	capitán	149
capitaine			468
capitan		capitán	149
capt	captain		243
captain			20
cardinal			134
catholicos			95
cav	cavaliere		231
cav lav	grand officer		250
cav uff	grand officer		250
cavaliere			231
cdr	commander		20
cdre	commodore		20
cel	coronel		624
ch	chaudhry		515
chair			25
chairman			25
chairperson			25
chairwoman			25
chancellor			298
chaplain			134
cheikh	sheikh		47
chevalier			514
chief			200
chief justice			25
cik			432
citizen			25
civ ing	civilingenjor	civilingenjör	198
cllr	councillor		25
cmdr	commander		20
cmdte	comandante		149
cnel	coronel		149
coach			25
col	colonel		243
coln	colonel		20
colonel			20
comandante			149
comdr	commander		20
comm	commissioner		25
comm dott	grand officer		250
commandant			468
commander			20
commendatore			231
commissioner			25
commodore			20
commr	commissioner		25
comrade			25
comte			514
comtesse			279
conde			394
condesa			324
congressman			25
congresswoman			25
constable			200
consul			25
conte	count		328
contessa	countess		250
coronel			149
corporal			20
councillor			25
councilman			25
councilor	councillor		25
councilwoman			25
counselor			25
count			157
count palatine			90
countess			44
countess palatine			90
cpl	corporal		20
cpt	captain		243
cptn	captain		20
crown prince			90
crown princess			90
czar	tsar		44
czarina	tsarina		90
d na	dona		566
d yu n	doktor nauk	доктор наук	186
dame			294
datin	datuk		217
dato	datuk		217
dato dr	dato		194
dato seri	dato		194
dato sri	dato		194
datuk			217
datuk dr	dato		194
datuk seri	dato		194
datuk sri	dato		194
dauphin			513
ddr	doctor		64
deacon			134
dean			298
del	delegate		282
delegate			25
den	doktor nauk	доктор наук	186
dep	deputy		25
deputada			211
deputado			211
depute		député	397
deputy			25
deputy prime minister			25
des	desembargador		517
desembargador			211
desembargadora	desembargador		517
det	detective		20
detective			20
dhr	meneer		616
dip	diputado		195
dipl betriebsw	diplom		64
dipl biol	diplom		64
dipl chem	diplom		64
dipl des	diplom		64
dipl geol	diplom		64
dipl inf	diplom		64
dipl inform	diplom		64
dipl ing	diplom ingenieur		107
dipl iur	diplom		295
dipl jur	diplom		64
dipl kffr	diplom		64
dipl kfm	diplom kaufmann		107
dipl math	diplom		64
dipl oec	diplom		64
dipl pad	diplom		64
dipl phys	diplom		64
dipl psych	diplom		64
dipl soz	diplom		64
dipl volksw	diplom		64
dipl wirtsch ing	diplom		64
diplom ingenieur			107
diplom kauffrau	diplom		64
diplom kaufmann			107
diputada			195
diputado			195
dir	director		25
director			25
dmn	doktor nauk	доктор наук	186
dna	dona		818
doc	doctor		298
doc dr	docent	doçent	218
doc dr sc	doctor scientiarum		295
docent			198
docteur			426
doctor			123
doctora			108
doctorandus			296
doge			328
doktor			107
dom			569
dominee			333
don			434
dona		doña	425
dott	dottore		124
dott ssa	dottoressa		427
dottor	dottore		124
dottore			124
dottoressa			124
dottssa	dottoressa		124
doutor			175
doutora			175
dr	doctor		354
dr and mrs			431
dr hab	doctor		125
dr hab inz	doctor		125
dr habil	doktor		107
dr hc	doctor		64
dr hc mult	doctor		64
dr ing	doktor		107
dr inz	inzynier	inżynier	125
dr iur	doktor		107
dr jur	doktor		107
dr med	doktor		107
dr med dent	doctor		64
dr med habil	doctor		64
dr med vet	doctor		64
dr mont	doctor		64
dr phil	doktor		107
dr phil habil	doctor		64
dr rer nat	doktor		107
dr rer pol	doctor		64
dr sc	doctor		64
dr techn	doctor		64
dr theol	doctor		64
dra	doctora		557
drs	doctor		123
drsc	doktor		115
ds	dominee		333
dtn	doktor nauk	доктор наук	186
duc			279
duca	duke		328
duchess			44
duchesse			279
duke			157
duque			394
duquesa			324
earl			157
ecumenical patriarch	patriarch		95
edler			210
el hadj	hajji		47
elder			134
elector			327
electress			90
emeritus professor			123
emir			44
emperor			44
empress			44
encik			367
enf	enfermeiro		558
eng	engenheiro		175
eng a	engenheira		353
eng o	engenheiro		353
enga	engenheira		175
engenheira			175
engenheiro			175
engineer			123
engo	engenheiro		353
engr	engineer		123
ens	ensign		20
ensign			200
er	engineer		559
esq	esquire		259
esquire			259
estate of			100
evangelist			77
ex			25
excelentisimo senor	excelentisimo	excelentísimo	136
excma	excelentisimo	excelentísimo	136
excma sra	excelentisimo	excelentísimo	136
excmo	excelentisimo	excelentísimo	136
excmo sr	excelentisimo	excelentísimo	136
exma	excelentisimo	excelentísimo	136
exma sra	excelentisimo	excelentísimo	136
exmo	excelentisimo	excelentísimo	136
exmo sr	excelentisimo	excelentísimo	136
exmo sr dr	excelentisimo	excelentísimo	136
father			77
feldmarschall			242
field marshal			20
fil dr	filosofie doktor		198
fil lic	filosofie licentiat		198
fil mag	filosofie magister		198
first lieutenant			20
first sergeant			20
flight lieutenant			20
flt lt	flight lieutenant		20
former			25
fr	frau		573
frate			332
frau			822
fraulein		fräulein	546
fray			196
frei			334
freifrau			210
freiherr			210
frere	pere	père	402
frhr	freiherr		210
frl	fraulein	fräulein	546
froken		fröken	552
fru			552
furst		fürst	210
furstin		fürstin	210
g zha	gospozha	госпожа	551
gen	general		20
general			20
generalleutnant			242
generalmajor			242
geom	geometra		124
geometra			124
gn	gospodin	господин	464
gobernador			195
gospodin		господин	464
gospozha		госпожа	551
gov	governor		25
governor			25
gr uff	grand officer		250
graaf			280
graf			326
grafin		gräfin	210
gral	general		149
grand duchess			90
grand duke			90
grand uff	grand officer		250
grandma			240
grandpa			240
granny			240
grof	vitez	vitéz	395
group captain			20
gs	giao su	giáo sư	561
gs ts	giao su	giáo sư	297
habil	doctor		64
hadji	hajji		47
hafez	hafiz		253
hafiz			253
haj	hajji		253
haji	hajji		47
hajia	alhaji		400
hajj	hajji		47
hajjah			217
hajji			47
harav	rabbi		522
hauptmann			242
he	his excellency		44
he dr	his excellency		100
heirs of			100
her excellency			44
her grace			44
her highness			44
her honor			44
her honour	her honor		44
her majesty			44
her royal highness			44
hereditary prince			90
hereditary princess			90
hermana			196
hermano			196
herr			615
herrn	herr		461
herzog			326
hetman			327
hh	his highness		327
his eminence			44
his excellency			44
his grace			44
his highness			44
his holiness			44
his honor			44
his honour	his honor		44
his majesty			44
his royal highness			44
hj	haji		520
hjh	hajjah		217
hji	haji		520
hm	his majesty		44
hna	hermana		196
hno	hermano		196
hofrat			171
hojjatoleslam			47
hon	honorable		741
hon atty	honorable		100
hon dr	honorable		100
hon judge	judge		25
hon mr	honorable		100
hon mrs	honorable		100
honorable			25
honourable	honorable		25
hr	herr		461
hrav	rabbi		522
hrh	his royal highness		44
ibu			548
icdr	doktor		115
igwe	chief		396
ilma	excelentisimo	excelentísimo	136
ilma sra	excelentisimo	excelentísimo	136
ilmo	excelentisimo	excelentísimo	136
ilmo sr	excelentisimo	excelentísimo	136
imam			134
infanta	infante		737
infante			394
ing	ingenieur		107
ing arch	inzenyr	inženýr	115
ing et ing	inzenyr	inženýr	115
ing mgr	inzenyr	inženýr	115
ingegnere			124
ingeniera			108
ingeniero			108
ingenieur			107
ingenieurs			296
insinyur			217
insp	inspector		20
inspector			20
inz	inzynier	inżynier	125
inzenyr		inženýr	216
ir			296
irma		irmã	334
irmao		irmão	334
jhr	jonkheer		280
jkvr	jonkvrouw		280
jonkheer			280
jonkvrouw			280
judge			282
judr			216
jur kand	juris kandidat		198
justice			282
k yu n	kandidat nauk	кандидат наук	186
kaiser			325
kanzler			329
kapitan		капитан	469
ken	kandidat nauk	кандидат наук	186
kh	kiai haji		284
khan bahadur			44
khedive			90
khun			577
kiai	kiai haji		284
kiai haji			284
king			157
kmn	kandidat nauk	кандидат наук	186
knight			157
kommerzialrat	hofrat		171
ks	priest		746
ktn	kandidat nauk	кандидат наук	186
kum	kumari		349
kumari			349
kurfurst	elector		325
kyai	kiai haji		284
kyai haji	kiai haji		284
kyria		κυρία	817
kyrios		κύριος	609
lady			360
laird			44
lance corporal			20
landgraf	landgrave		325
landgrave			90
landgravine			90
late			282
lcda	licenciada		108
lcdo	licenciado		108
lcpl	lance corporal		20
lecturer			123
lek dent	lekarz		125
lek med	lekarz		125
lek stom	lekarz		125
leutnant			242
lic	licenciado		108
licenciada			108
licenciado			108
lieut	lieutenant		20
lieut col	lieutenant colonel		20
lieut gen	lieutenant general		20
lieutenant			20
lieutenant colonel			20
lieutenant commander			20
lieutenant gen	lieutenant general		20
lieutenant general			20
lieutenant governor			25
lord			360
lshykh	sheikh		47
lt	lieutenant		243
lt cdr	lieutenant commander		20
lt cmdr	lieutenant commander		20
lt col	lieutenant colonel		20
lt gen	lieutenant general		20
lt gov	lieutenant governor		25
madam			294
madame	madam		294
mademoiselle			819
maestra			108
maestro			108
mag	magister		107
mag iur	magister		125
mag phil	magister		125
mag rer soc oec	magister		125
magister			107
magistrate			25
maharaja			44
maharani	maharaja		90
maitre		maître	567
maj	major		243
maj gen	major general		20
major			200
major gen	major general		20
major general			20
malam	mallam		521
mallam			521
marchioness			44
margrave			90
margravine			90
markgraf	margrave		325
marques		marqués	324
marquesa			324
marquess			44
marquis			157
marquise			513
marshal			200
master			360
master sergeant			20
master sgt	master sergeant		20
maulana			47
maulawi	maulana		47
maulvi	maulana		47
mawlana	maulana		47
mawlawi	maulana		47
mayor			623
mddr	doktor		115
me	maitre	maître	743
med dr	medicine doktor		198
medizinalrat	hofrat		171
meester in de rechten			296
mej	mejuffrouw		351
mejuffrouw			351
meneer			463
menina			550
messrs	mr		259
metropolitan			95
mevr	mevrouw		825
mevrouw			351
mgr			216
mgr et mgr	magister		125
mgr inz	magister		125
mian			515
mijnheer	meneer		463
min	minister		282
minister			77
ministre			397
ministro			195
miss			352
missus	mrs		294
mister	mr		465
mistress	mrs		294
mlle	mademoiselle		823
mme	madam		352
mmes	madam		259
molla	mullah		47
molvi	maulana		47
mons	monsignor		77
monseigneur			519
monsenor		monseñor	196
monsieur			612
monsignor			77
monsignore			332
most rev	most reverend		77
most reverend			77
moufti	mufti		47
moulana	maulana		47
mowlawi	maulana		47
mp			25
mr			465
mr and mrs			431
mr sc	magister scientiarum		295
mrs			352
ms			352
msgr	monsignor		77
msgt	master sergeant		20
mstr	master		259
mtra	maestra		108
mtro	maestro		108
mudr			216
mufti			47
mulla	mullah		47
mullah			47
mvdr			216
mvz	medico veterinario zootecnista	médico veterinario zootecnista	258
mw	mevrouw		351
mx			570
mzee			576
nawab			44
nizam			327
notarin	notar		171
nushi		女士	554
oba	chief		396
oberst			242
oberstudienrat	hofrat		171
oberstudienratin	hofrat		171
ofcr	officer		20
officer			20
ogr gor	docent	doçent	218
on	onorevole		231
onorevole			231
op dr	operator	operatör	218
otunba	chief		396
ozv	ozvegy	özvegy	547
ozvegy		özvegy	547
padre			196
paeddr	doktor		115
pan			575
pandit			335
pani			820
pastoor			333
pastor			77
pater			283
patriarca	patriarch		745
patriarch			95
patriarche	patriarch		519
pc	constable		20
pd	privatdozent		355
pe	padre		334
per ind	perito		429
petty officer			20
pfarrer			283
pfc	private first class		20
pfr	pfarrer		283
pgs	pho giao su	phó giáo sư	297
pgs ts	pho giao su	phó giáo sư	297
pharmdr	doktor		115
phdr			216
phmr	doktor		115
pi	perito		429
pm	prime minister		25
polkovnik		полковник	469
pope			134
pr	pastor		134
prasident		präsident	329
prefeita			211
prefeito			211
pres	president		25
president			25
presidente			195
primate			401
prime minister			25
prince			157
prince elector	elector		90
princess			44
principal			123
principe	prince		328
prinz			326
prinzessin			210
prior			134
prioress			95
priv doz	privatdozent		355
privatdozent			107
private			200
private first class			20
prof	professor		354
prof dr hab	doctor		125
prof dr hab inz	doctor		125
prof dr hab n med	doctor		125
prof dr sc	doctor scientiarum		295
prof hab	doctor		125
prof ssa	professoressa		427
profa	professora		175
profesor			108
profesora			108
professeur			426
professor			354
professor emeritus	emeritus professor		123
professora			175
professore			124
professoressa			124
professors	professor		123
profs	professor		123
profssa	professoressa		124
prophet			134
provost			298
psic	psicologo	psicólogo	258
psicologa	psicologo	psicólogo	258
psicologo		psicólogo	258
pst	pastor		95
pt	pandit		335
pte	private		20
puan			548
puan sri	tun		251
pvt	private		20
qari			47
qazi			47
qfb	quimico farmaceutico biologo	químico farmacéutico biólogo	258
queen			157
queen mother			90
ra	rechtsanwalt		742
rabbi			77
radm	rear admiral		20
rag	ragioniere		124
ragioniere			124
raja			157
rav	rabbi		134
rcdr	doktor		115
rear admiral			20
rebbe	rabbi		77
rechtsanwalt			171
rechtsanwaltin	rechtsanwalt		171
rep	representative		25
representative			25
ret			20
retired			20
rev	reverend		747
rev dr	reverend		95
rev fr	reverend		95
revd	reverend		77
revd dr	reverend		95
reverend			77
ridder			739
right hon	right honorable		25
right honorable			25
right honourable	right honorable		25
right reverend			77
ritter			326
rndr			216
rsdr	doktor		115
rt hon	right honorable		25
rt hon sir	honorable		100
rt rev	right reverend		77
saheb	sahib		44
sahib			44
saint			77
santo			196
sardar			738
sarge	sergeant		20
sargeant	sergeant		20
sargento			149
saudara			432
sayed	sayyid		253
sayin		sayın	433
sayyed	sayyid		47
sayyid			47
schwester			283
sec	secretary		25
second lieutenant			20
secretary			25
sen	senator		25
senador			195
senadora			195
senateur		sénateur	397
senator			25
senatore			231
senhor			613
senhora			550
senor		señor	611
senora		señora	425
senorita		señorita	425
sergeant			20
sergeant major			20
serjeant	sergeant		20
seyh	sheikh		47
seyyed	sayyid		47
sgt	sergeant		243
sgt maj	sergeant major		20
sgto	sargento		149
shaikh	sheikh		47
shaykh	sheikh		47
sheik	sheikh		47
sheikh			47
sheriff			200
shree	shri		358
shri			358
shrimati	smt		349
sig	signor		617
sig na	signorina		549
sig ra	signora		549
signa	signorina		350
signor			462
signora			350
signore	signor		462
signorina			350
sigra	signora		350
sindaco			231
sir			610
sirdar			44
sire			279
sister			77
slecna		slečna	816
smt			824
sn	sayin	sayın	433
soeur	pere	père	402
sor			196
speaker			25
squadron leader			20
sr	senor	señor	434
sra	senora	señora	553
sree	shri		358
sri	shri		574
srimati	smt		349
srta	senorita	señorita	553
ssgt	staff sergeant		20
ssi		씨	571
st	saint		134
staff sergeant			20
staff sgt	staff sergeant		20
stb	steuerberater	*	355
steuerberater			171
steuerberaterin	steuerberater		171
studienrat	hofrat		171
sultan			157
suor	suora		332
suora			332
superintendent			20
supt	superintendent		20
swami			335
syed	sayyid		253
tan sri			217
tan sri dato	dato		194
tan sri datuk	dato		194
tan sri dr	dato		194
tekn dr	teknologie doktor		198
tengku			251
teniente			149
thdr	doktor		115
the estate of	estate of		100
the hon	honorable		100
the honorable	honorable		100
the honourable	honorable		100
the late			25
the most rev	reverend		95
the rev	reverend		95
the rev dr	reverend		95
the revd	reverend		95
the revd dr	reverend		95
the reverend	reverend		95
the right hon	honorable		100
the right honourable	honorable		100
the right rev	reverend		95
the rt hon	honorable		100
the rt rev	reverend		95
the very rev	reverend		95
thlic	doktor		115
ths	thac si	thạc sĩ	297
titular bishop	bishop		95
toh puan	tun		251
treas	treasurer		25
treasurer			25
trooper			20
tsar			44
tsarevich			90
tsarina			90
tte	teniente		149
tuan			367
tun			251
tun dr	tun		251
tunku	tengku		251
uncle			240
univ dipl ekon	diplom		428
univ dipl ing	diplom		556
univ dipl prav	diplom		428
univ prof			107
ustad			47
ustadh	ustad		47
ustaz	ustad		47
uzm dr	uzman		218
vadm	vice admiral		20
venerable			401
ver	vereador		211
vereador			211
vereadora			211
very rev	very reverend		77
very reverend			77
vicar			77
vice admiral			20
vice pres	vice president		25
vice president			25
vicomte			279
visc	viscount		44
viscount			44
viscountess			44
vitez		vitéz	395
voivode			90
vp	vice president		25
w ro	weizero		555
warrant officer			20
weizerit	weizero		555
weizero	ato		359
wing commander			20
woizero	ato		359
xiansheng		先生	572
xiaojie		小姐	554
yab	yang berhormat		398
yb	yang berhormat		398
yb dato	yang berhormat		398
ybhg	yang berbahagia		568
yrd doc	docent	doçent	218
yrd doc dr	docent	doçent	218
zuster			333`;
export const particles: string = `abu			182
ad	al		182
af			537
ait			252
al			252
al	bin		444
an	al		182
an der			213
and			784
ap			584
ap	bint		444
ar	al		182
as	al		182
ash	al		182
at	al		182
auf der			213
aus dem			213
av			537
az	al		182
bar			442
bat			442
ben	bin		441
bent	bint		441
bin			188
bint			188
binte	bint		188
binti	bint		188
bn	bin		188
bt	bint		440
bte	bint		440
bu			252
da			237
dal			342
dalla			237
das			413
de			143
de el			412
de l			288
de la			288
de las			412
de los			412
degli			237
dei			342
del	de l		288
della			237
delle			237
dello			237
dem			538
den			238
der			538
des			288
di			237
do	bint		443
do			413
dos			413
du			288
el	al		182
et	and		785
ferch			583
ha			744
het			789
ibn	bin		188
in t			143
kizi			363
kyzy			362
l	al		252
la			416
las			415
le			416
les			416
li			342
lo			342
los			415
mac			458
mc			600
mint			582
ni			399
nic			399
o			458
och	and		786
of			788
og	and		782
ogli			363
oglu			363
ogly			362
op de			143
op den			143
op t			143
oulad			252
ould			188
qizi			362
saint			336
sainte			336
san			285
sankt			336
santa			285
santo			285
sao			336
so	bin		443
st	saint		285
ste	saint		285
te			238
ten			238
ter			238
til			787
ud	al		518
ui			399
uit de			143
ul	al		252
umm			182
und	and		783
ur	al		518
v der	van der		143
van			143
van de			143
van den			143
van der			143
van het			143
van t	van het		143
van ter			143
vanden	van den		238
vander	van der		238
vd	van		238
vom			213
von			213
von dem			213
von der			213
von und zu			213
weld	ould		188
wuld	ould		188
y			415
zu			414
zum			414
zur			414`;
export const generations: string = `10th	10		109
11th	11		109
12th	12		109
13th	13		109
14th	14		109
15th	15		109
16th	16		109
2nd	2		96
3rd	3		96
4th	4		96
5th	5		96
6th	6		96
7th	7		96
8th	8		96
9th	9		109
da	sr		364
de jonge	jr		452
de jongere	jr		446
de oude	sr		452
de oudere	sr		446
den aeldre	sr		585
den aldre	sr		591
den eldre	sr		589
den yngre	jr		586
der altere	sr		364
der jungere	jr		364
dj	jr		593
dy	jr		599
el joven	jr		448
el mozo	jr		448
el viejo	sr		587
fifth	5		189
figlio	jr		596
filho	jr		455
fils	jr		451
fiu	jr		598
fourth	4		189
hijo	jr		449
i	1		456
id	sr		592
idosb	sr		447
ifj	jr		447
ii	2		96
iii	3		96
iiii	4		96
iind	2		96
il giovane	jr		445
il vecchio	sr		445
iunior	jr		594
iv	4		96
ix	9		299
jnior	jr		96
jnr	jr		96
jr			96
jun	jr		189
junior	jr		96
lancien	sr		588
le jeune	jr		595
ml	jr		365
mladsi	jr		365
mlodszy	jr		453
neto	grandson		597
nuorempi	jr		450
o moco	jr		454
o velho	sr		590
padre	sr		449
pai	sr		455
pere	sr		451
second	2		189
sen	sr		189
senior	sr		96
sixth	6		189
snr	sr		96
sobrinho	nephew		454
sr			96
starsi	sr		365
starszy	sr		453
the elder	sr		109
the younger	jr		109
third	3		189
v	5		189
vanhempi	sr		450
vi	6		189
vii	7		96
viii	8		96
x	10		456
xii	12		109
xiii	13		109
xiv	14		109
xix	19		299
xv	15		299
xvi	16		109
xvii	17		109
xviii	18		109
xx	20		299
xxii	22		109
xxiii	23		109`;
export const postNominals: string = `ac			110
aca			50
acca			50
account manager			14
accountant			14
acma			130
actor			14
actress			14
administrator			14
aia			22
am			110
american football			14
amministratore			281
amministratore delegato			281
amministratore unico			281
analyst			14
ao			110
aprn			22
architect			14
arnp			137
artist			14
athlete			14
attorney			14
attorney at law			14
atty			22
auditor			14
author			14
b sc	bs		22
ba			148
ba hons	bsc		137
bakk			260
banker			14
barch			22
barrister			14
baseball player			14
basketball player			14
bcom			22
bcomm			22
bd			148
bds			137
bed			148
bem			457
beneficiary			14
beng			22
boxer			14
broker			14
bs			148
bsc	bs		22
bsc hons	bsc		137
bsn			22
btech			137
businessman			14
businesswoman			14
cae			50
cbe			58
cc			110
ccc slp			50
cebs			50
ceng			50
ceo			100
cfa			50
cfo			100
cfp			50
cgma			50
ch			110
chair			14
chairman			14
chairperson			14
chairwoman			14
chemist			14
chfc			50
chief executive			14
chief executive officer			14
chief financial officer			14
chief operating officer			14
cia			241
cio			100
cisa			50
cissp			50
clu			50
cma			50
cmg			58
cmo			100
co founder			14
cofounder			14
company secretary			14
composer			14
consultant			14
contador			232
coo			100
cpa			50
cpcu			50
cricketer			14
crna			50
crnp			22
csa			50
csc			110
cssi			50
cssr			58
cto			100
cvo			58
cyclist			14
d phil	phd		22
dbe			58
dc			148
dd			148
dds			22
dec d			158
decd			158
deceased			158
dentist			14
developer			14
dipl ing			260
dipl kfm			260
diplomat			14
directeur			212
directeur general		directeur général	212
director			14
director general			232
directora			232
directrice			212
diretor			330
dis	csc		581
dl			110
dlitt	litt d		22
dmd			22
dmin			22
dnp			22
do			148
doctor of medicine	md		22
doctor of philosophy	phd		22
dphil	phd		22
dpt			22
drph			22
drsc			439
dsc			22
dso			58
dvm			22
ea			241
economist			14
ecrivain		écrivain	212
ed d			22
edd			22
editor			14
empresario			232
engineer			14
entrepreneur			14
esq			22
esquire	esq		22
estate of			158
et al			158
et ux			158
et vir			158
executive director			14
executor			14
executrix			14
explorer			14
faan			50
faap			22
facc			137
fache			22
facp			22
facs			22
faia			22
fba			219
fca			50
fcca			50
fcma			130
fieee	frcpe		130
film director			14
fnp			137
footballer			14
founder			14
frcgp	frcpe		130
frcog	frcpe		130
frcp			22
frcpch			130
frcpe			130
frcr	frcpe		130
frcs			22
freng			50
frics	frcpe		130
frm			50
frs			50
frsa	frcpe		130
frsc			50
frse			219
gbe			58
gc			110
gcb			58
gcon			219
general manager			14
general secretary			14
gerant		gérant	212
gerante		gérante	212
gerente			232
gerente geral			330
geschaftsfuhrer		geschäftsführer	172
geschaftsfuhrerin		geschäftsführerin	172
gm			110
golfer			14
guardian			14
historian			14
homme politique			212
inhaber			172
inhaberin			172
ip			262
jd			22
journalist			14
jp			110
jsd			22
juris doctor			22
kbe			58
kc			110
kcb			58
kcmg			58
kcvo			58
kg			219
kt	kg		219
lawyer			14
lcsw			50
lecturer			14
litt d			22
ll b	llm		137
ll m			260
llb			22
llb hons	llbhons		137
lld			22
llm			22
lmft			50
lmhc			50
lpc			50
lpn			22
lutc			50
m hum	mhum		187
m kes	mkes		187
m kn	mkn		187
m pd	msi		239
m sc	ms		22
m si	msi		239
ma			148
mag			260
maler			172
manager			14
managing director			14
march			148
mathematician			14
mb bs			22
mb chb			22
mba			22
mbbs			22
mbchb			22
mbe			58
mca			137
md			22
mdiv			22
mdm			22
mds			137
med			148
meng			22
mep			58
mfa			22
mgr			439
mh			239
mha			137
mieee	frcpe		130
mkom			261
mla			58
mlis			22
mls			22
mm			239
mna			58
mp			58
mpa			22
mpd			261
mph			22
mphil			22
mpp			22
mps			22
mrcgp	frcpe		130
mrcog			130
mrcp			22
mrcpsych			130
mrcs			22
mrics	frcpe		130
ms			148
msc	ms		22
msi			261
msn			22
msp			58
msw			22
mt			262
mtech			137
musician			14
mvo			58
na		n/a	158
none			158
notary			14
novelist			14
np			22
nurse			14
oam			58
obe			58
ocso			219
od			148
office manager			14
ofm			58
om			110
op			110
osa			457
osb			58
owner			14
p eng	peng		50
pa c	pac		137
painter			14
partner			14
pc			110
pe			241
peintre			212
peng			50
ph d	phd		22
pharm d	pharmd		22
pharmacist			14
pharmd			22
phd			22
philosopher			14
photographer			14
phr			50
physician			14
physicist			14
pilot			14
pittore			281
pmp			50
poet			14
politician			14
politico		político	232
politiker			172
politikerin			172
president			14
presidente			232
producer			14
product manager			14
programmer			14
project manager			14
prokurist			172
prokuristin			172
proprietor			14
psyd			22
pt			148
qc			58
qpm			219
ra			241
racing driver			14
rd			241
rdn			50
researcher			14
ret			58
retd			58
retired			58
riba			22
rn			22
rph			22
s ag	sag		187
s farm	sfarm		187
s kom	msi		239
s pd	msi		239
s sos	ssos		187
sales manager			14
sc			110
sc d	dsc		22
schriftsteller			172
scientist			14
sculptor			14
sdb			58
se			262
secretary			14
sh			262
shrm			50
singer			14
sj			110
sjd			22
skom			261
soccer			14
socio		sócio	330
socio gerente		sócio gerente	330
soldier			14
solicitor			14
sp og	spog		187
sp pd	sppd		187
spd			261
sphr			50
ssi			241
ssj			58
ssos			187
st			262
stm			22
student			14
surgeon			14
svd			58
swimmer			14
teacher			14
thd			22
theologian			14
titolare			281
treasurer			14
trustee			158
ttee			158
unknown			158
usa			110
usaf			58
uscg			58
usmc			58
usn			58
usnr			58
vc			110
veterinarian			14
vice president			14
vorstand			172
wrestler			14
writer			14`;
export const nameMarkers: string = `actif	about		435
active	about		176
aft	about		176
after	about		176
aka	also known as		147
aka the	also known as		147
alias	also known as		147
also known as			147
approximately	about		176
b	birth		564
bc	about		176
bce	about		176
bef	about		176
before	about		176
better known as	also known as		147
born	nee		366
c	about		361
ca	about		361
called	also known as		563
circa	about		361
coniugata	married		466
d	death		437
dba	doing business as		147
de domo	nee		604
de soltera	nee		601
detto	said		357
dicho	said		356
died	death		437
dit	said		357
dite	said		356
doing business as			147
earlier known as	formerly known as		147
echtgenote van	married		618
ep	married		619
epouse	married		301
epse	married		301
ev	married		622
fallecido	death		579
fka	formerly known as		147
fl	about		176
floruit	about		176
fodd	nee		199
fodt	nee		199
formerly	formerly known as		147
formerly known as			147
geb	nee		199
geborene	nee		199
gen	said		357
genannt	said		356
gest	death		436
gestorben	death		436
known as	also known as		147
mort	death		438
morte	death		438
morto	death		580
nacida	birth		430
nacido	birth		430
nascida	nee		605
nascuta	nee		606
nata	nee		366
nato	birth		565
ne	nee		366
nee			199
of			562
omaa sukua	nee		602
previously known as	formerly known as		147
rod	nee		608
rodena	nee		603
roz	nee		607
rozena	nee		199
szul	nee		459
szuletett	nee		459
um	about		578
urozhd	nee		460
urozhdennaya	nee		460
vda	married		300
vda de	married		300
ved	married		620
vedova	married		466
verehelichte	married		263
verh	married		263
verheiratete	married		263
vers	about		435
verw	married		263
verwitwete	married		263
veuve	married		301
viuda	married		300
viuda de	married		300
viuva	married		467
viuva de	married		467
vve	married		301
wo	married		621
z domu	nee		199
zd	nee		199`;
export const givenFrequency: string = `AaadaDhyaDuCgeDotCjonusCkuCmirCpoCravDizDneEiDonDtEiDyaCshaBbabuDlDnEdaEiDsEsDtteDyCbaEdEnEsDeEyDiEeDoEndioDyCdDalaFlahDelFkaderDiDolrezaEnEulayeDuElFazizFlaHhIiGeGoFrabHhmanEmuqitErFehimEsDylCeDerDidDlEardoEitoDrEaEraChayDijeetEnavEshekFitCiDaDdEaEinDeElDgailDhaFilDmbolaDramCladeCnerCoDlEfazlDuCraEhamGoEmCsalomDolomCuDbakrDlEfazlCzalBcamasCeDlDyChiengEkeElleEmFelechDkarDourCieCkerCratusBdCaDhDiltonErDlberoHtIoEgisaEineEvardDmEaFrdisEeFeFkEoFuDnDoDrnaseDsEiekCdaeDeDieEsFonCeDbayoEisiEowaleDdayoEejiDeElEmDlEaFidaHeFkunFsiaEeFkeEheidEiaFnaGeGoElFaFeEmanFoDmEarEirEolaDnEaDolaDshFinaDtokunboDwaleDyinkaChamFhDemarCiDbDeEleDgunDkaDleEioEsonDnEaDrDtiEyaDviCleneEtaDiCmDirCnaEnFeColfFasFekFitoFoEphDmasEnanDngoDumCriaFanFenFnGaGeGnaHeGoGsEenGeGneEonCugnaCwoaCyaatomorDeBeCdDammairDhghalClfgifuEheahEricEweardFineCngusDorCrnoutCthelburgGflaedHrithGstanGwineHoldBfanasyDqCetCfifDoCifColabiDnsoCreenCshinCtabDonBgabeyDpitoDrDthaFoclesGnCboolaCeDnorCgelikiDieDreyChvanCiDcaDkaDlazDmClaeEiaCnelEsFeEtaEyaDoloDusCostinhoHoCripinaFpaDoeciusCuDedaDsiaEtFinHaCyenimBhCadDronDziahCijahCmadEnDedEtDoseCsanBiCbhilinDinnCchaCdaEnDeEnCfricCgaErsCichiroCjaCkateriniDoClaDeanEenEneEranDiEllCmanErDeeDiCnDarsDeDoDsleyConoCriDtonCshaDlingDsataDultanDyahCtanaDorCurCvarFsCyanaBjaDyiCdaCishDtClaCmalCoseDyBkagunduzDnbiEdeEeDriFkaCbarFalyDulatCdemirCeDelEmDmiCgulChilFaDtarEerCiDbaDeDfEumiFsaDhideFkoFroFsaFtoEoDieDjiDkatsuFzuEoDlahFndeswariEuDmasaEiFtsuDnEaFriEobuFriDoDraDsadaEhigeDtakeFroEeruEoFshiEsuguDvaDyasuEoFshiEukiCkasitClCmalCosCpanCramCselCuCwasiBlCaaEeldinDddinDinFaFeDjosDkshmiDmaEeluEsyahDnEaEeFkEnaEoFudEsonDricDsdairEsaneDtiniDwiDynaCbaEdeEnoDenErtGaGeHtGhaGinaIeGoGsGusDinFaFoDrechtCdaDeaEmirEnDinEsEyarDoEusDredDwynCeaseDcEiaEkDdDenFaDhDidaEshaExDjandraIinaIoDkosEsFandarIerIrJaKsJeJsFeyFiGsFyDmEsegedEuDnEaEeEkaDsEhaFiaEiaEsandraJoFiaDtaEhaFeaFiaDuasDvDxEaFnderHraIeIiaJnaIosIuEeyEiFaFsFusCfDieDonsoFzoDredGaHsGiaGoDyCgerFnonDieEmantasEsDyCiDaDcaEeEiaEjaDdaDeuDkhanDmDnaEeEurDsEaEeEhaFiaEiaEonEsaEtairDtaDxDyaEeDzaEeCjeanCkanClaEhEnErdyceDeenEgraEnFaFeEtteDieEnFeEsonDyEnEsonCmaDedaEtaDogDutCoisDjzFyDkDnEaEdraEsoEzoDysiusCpDarFslanEslanEyDerDhaEonsHeHoCrunaCsonDtonCtaEgraciaEnDeoErDhaEeaDinDmanDonCunCvaEroDeraFtaDinFaDydasCwinCyDaDceEiaDsEaEeEhaEiaEonEsaFonBmadaEeFoFusEoFrEuDhleDiaDkaDlEbergaEiaFeEricDnEdaFineEeEullahDrEaEiahFldoFsDsonDyraDziahCbakoErDerFlyDicaDraEeEogioFseGiHusEusCedeoDeDliaFeFjaEjaDnemhatGopeEhotepEmoseDrEicaChalgaidhDladhFidhFoibhCiDckDeEeElDlDnEaFtaEeEuFllahDrEaDtEaCjadCletoCmarEvaruDieDonCnonCoryDsCparoCrDitaCschelCundCyBnCaDbelGleEhitraDhitGaDisDlisaDmariaEolDnEdEeEiaEnEyaDrDsEsEtaciaGsHiaIjaJeIoIusIyaEuyaDtolGeGiHoHusGyCcelDhalCderFaFsGonDisDoniDraFnikFsEeFaGsFeGaFiGnaFjGsFsFttiFuFwFyEiaGsFjanaFsFyEoulaFylaEusEzejDyCeDtaEteCgalaammanDeElFaFeGnaGsFiaGcHaGkaHiGnaHeGqueGtaFlaGeFoFynDharadEelDieElaDlaEeFaDusChCiDaDbalDcaEeDkaEoDlDrbanEuddhaDsEaEhFaEsaDtaEraCjaEliEnetteDelicaEmCkalammaGparamecuvariDeDhesenpepiDitaClaithCmchadCnDaEbelHlIaIeGthEcskaEleeFieseGsaEmFaeGriaIeEpoornaDeEkeEliGeHseGseFleEmarieEttGaGeDiEbaleEceEeEkaEnaFgEsEtaDmarieDunziataCohitoDopCriCsahDellDgarDsiCtanasDeEkEoEroDheaEonieGyDioneHtteDjeDoEineHtteEnFeGlaHlaGttaIeFiGaGettaGjaGnHaGoFyEonDsDtiDunDwanCuchaDjDlkaDmatiDpEamaDragCwarFuddinDenCyaCzorDuBoCdhCiDfeCnghasFusBpakDrecidoEicioCiranaDsaiCollonioEoniaDstleCpiusDleCrilDylCutsiaqBqeelCuilaBraDceliHsGyDmEintaDntxaEyaniDsEhDtEaDvindanCbenDiDogastCcangeloDeliaDhangeEerEibaldFeCdaElEthDeliaFlGaGeEnDianEsEtFhDuinoCegDndEiDthaDumCfieCgeliaEntinaCiDaEnFaFeFnaGeFrhodDbertDcaEcaDeElFlaGeDfDhiroFtoDkDnaFgaEdamDstophanesDtomoCjaEnDenDunCkadiuszFyClaEndDeanEenEnFaFeEthaFtaGeDieEndaGoFeDoEwDyneCmaanEganFhanEnFdGaGinaGoFtasDenDidaEnFdaFeEsteadDodiosCnalFdoErEudDdtDeEttGaGeDieEtaDoEldGoEstEuldDulfGoConCpadDiEtaCronCsacesDenFeFiusDhavirCtDemFioFyDhurDiEeEnEomDsyomDunErFasFoFsDyEomCumugamDnEasEdhatiDpDukeEzatCviEdFsEllaEndEsDoDydasCwaDelDynCyehCzuBsaDdEullahDfDkoDltaDmiDnteGwaaDoCbjornCcaricCeemDlDmEahleDnaCgharChDaEntiEpuraDbelDelyErDfaqDhadDildEshEyukiDkDleaFeFighFyEiFeEyFnDokaGsundariEtDrafFqatDtaFrEonDvinCiaDeduDfDkDlEimDmakiDnrthegnDyaCjaCkoClamEnEugDeyDiCmaDiErEtaDundCparukhCrorCsafDefaErDhetonDiaEngDuncaoFtaCtaEmurDonDridFthrCukaDmiDnaEcionCvayujauCwadCyaDlymBtaDnasDrDullahDyCenulfDsChanFaseHiosIusDenaGisDosDrachtCifDlDqEullahClasDeEeComuCsuhikoGroEkoEmiFotoEnobuGriEoEshiEtakaFoEyaFoshiCtarEshinDilaCusaBubinDreyEyCdenDieDovacarDraEeaFyEiaFeEyDunCgenijusDustGaGeGinIaIeGoGusCkeDusitinoClayDeyDiffeEsDusCndreaCraDeaEleFiaGeGjusGoDickDoraFeDvandilCsmaDtejaFnEinCtumnBvaCdijaCelinaDntinDrellEilEyCgustCianaDeDgailDsDvCniCoCraamEmDilDomCtandilBwaDdCildaCleyBxelByaDdDkaEoDlaFhEewDmeFkoEiDnaEeEnaEoDzCberkDikeDukeCcaCdaEnDemirDinDoganCeleDshaFmaCferCgunChanCiDkDmDndriCkutClaDinDmerCmanErCnsleyDurCoDkaDubCraDtonCsaDeEgulElEnurDhaDuEltanEnCtacDekFinEnCuDbDkaDmiEuDruCvazCymCzereBzadehDharaDleeDriaGhCeemDmCharCieDmEullahDzEahEullahCmatDiCnarCoraCraDielCucenaDmaEiDsaCzieAbaCashaDtarCbaEkEraEsahebEtundeDetteDikerDsDuCcDaryDcioEusDsDuriusCdawiDbDerDrDzslawCekhyunDrCffourCgalamukhiDherDratChaEdirFurErDeeDiyyihDjatDramEiDucharaCibaDleyDnbridgeEiDrdCjramCkaryDhtiarDiErDoDrDsaClaEchEsingamFubramaniamEzsDdassareEomeroEurFsEwinDiEntDlabhDthazarDwantCmbarEerEiCnDastreDbaDdarGuDeleDkaEyDnusDriDuCoCppadityaDtisteCqiCrDaEbaraEckEkEnDbEarGaGeEeraEieEoraEraFoEuDdEhylEiyaDefootEndDiEsDkatGullahDlasDnaFbaGeGyFrdEesFttFyEieFmDonDrdhubhEeFttEieFngtonEyDtEhelemyFolomeusKwEleyEoloHmeoJuFnFszCsDakErDcomDharEirEkimDiaElFiaGssaErEtDriDsamDtianCtaDikanDkhaanDtEistaDuEhanCutistaDyrzhanCyardFmaaDeDkalDramCzDilBdCllhBeCaDgDnDtEaEriceGsGxGzDuElahCbeDinnCccaDkiFeEyCdaDiakoDrettinEiDwyrCeCgDnetDumChcetDnamDrouzCkiEmErClDaEidEnnaEyneshDdenDenDfordDiaEndaDkisDlEaFrminoEeEingerDvaCnDasEtEzirDceDedettaIoFictIaIeIoIusGktGtaDgiEtEuDicioEkEtaFoDjaminIasEieEyDkichiDnettEieEyDoEitDsonDtoFnDvenutoComDnnaDrmaDwulfCppeEoCrDadorEtDchtoldDechiahEketElEnadoFgarFiceFyDglindDhanGuDislavDkEayDnaFbeFdetaIteGineFrdHaHinJaJeHoEdEeiceFttaEhardItEiceFeGceFnoFtaEtDrdoEickEyDtEaEelEhaEieFlEonEramGnHdDylCsharaEoiDimDsEieCthEanGieGnGyEelElehemEwellDoDseyEyDteEieFnaEyFannFeDulCulaFhCvDanDerleeHyGyCyazidBhadraGkaliDgavathiDiraviDratEgaviDskarDusahebDvaniEeshCumiDpathiEinderDshanDtamataDvaneshvariBiCancaEkaCbekDiEnCddieEyCelCffCggiCjanDouDuCkeClalDelEsDgeDjanaDlEahEeEiFeEyFeDyanaCnDdiEyDiamEtaDnieDodDtouDuCpodtariniCragoDdEieDechDgerEitGtaDkEanDogElDsenCseraDhalFraDmahCtDaBjarneFiEteCorgFolfurEkEnFarBlagaEojGaGeFvestFyDineErEseEzeDkeDncaFhGardGeDthmacCeddynDgywrydDrtaDssingCodeuweddEwenDndellDssomCueDndellCytheBoCaDnnCbDakEnDbiFeEyFeDetteCdhmallDoCgdanGaDicDlarkaDnaDoljubEmilDuslawChumilCiesCjanCkDudenCladEtDeslawDkoDormaaCnaErDgEoDitaDnardEellFrEieEyCokerDthCraEnDgeEhildDisFlavEvojeDjaFnEeDnaDreDtDuchDysDzyslawCsaykhamDkoCthoDtyanCuDalemDbacarDlosDnnhangDtheinaErosDverieCwesCyakondaEnDceDdDetCzenaFkaDidarBracoDdEenEfordEleyFyEyDhimEmFaniDinDjanDmEwellDndaGoFeGeGnFiGeFonFtFyEimirFslavEkaFoEnonEtEwenDtaEislavEkoDulioDxtonDytonCeanaFdanFnGaGeDchtEkenDdeDeDnanEdaGnHusFonEnaGnEtFonFsonDtEtCiDanFaFnaGeDceEinDdgerGtHtIaIeFitDeDgetteEidGaFtteDnaEdaEleyEsleyDtanyEneGyFiEtFaGneyHiIeHyFenyFneyGiGyFonCockDderickEieEyDnachEislawHovasFusEsonEwenFynDokFeFinsFlynFsDrDwningCuceDnaEildaEoCyanFnaFtDceDnhildrEjulfEmorEnDonDsonBubbyCckCdDdEhadebEugEyDhiDimirCenaCffyDordCgraCiCkeDichiDolaDshClaEhEtDentDloughDutCmpusCnichiroDjiDkichiDnyDsakuEenDtaDyaminDzaburoCrakDcakEhardEuDdineDenDgessDhanDimDlDmaDtEonDwellCsherEraDickDterCttonCyukByamCronCulDngBziguAcabellCchtCdellEnFceDwaladrEganDyCeioniusDlanDsarGiusEoCferFcanCgatayDdasDlaFrDriChitCilleachDnnechEtigernDrennEineFstionaDtlinFynErionaCjetanClDandraDbraithDdwellDeEbDinEstaExteGoDliasFeFnicusFstoFxenusEumDumDvertEinCmDaldineDeliaFliaEronDiEeElFaFlaGeGoFoDmieEyDrynCnDanDdaceFnGceEelariaFmirEiFceFdaGeGoFeFsEraEyFceDerDgDiceDseverEuCoDimheGinDlanGnCpelErsDriceCraEdogDdellFwDelEnEyDiEdadEeEnFaFeEsaFsaEtaDlEaEeeGnFnaGeFsFttaFyEiFeFneFtaGosEoFsFtaGtaEtonEyFnDmaFnEeFlGaGiaHnaHtaGlaGoFnEinaGeEonDnellEyDolFaGnnFeGeFinHaHeFlFynHeHnEnEylnDriFeFngtonEolGlEyDsonDterDyElFlFonEnEsCsandraDeyDieEmirHaDlavDperDsEandraFundraEeyEiFaFdyFeFoEondraEyCtDaldoFinaErinaDeErinaDhEalFrineEerinIaIeGnGynFyEiFeEleenErineFynEyDieEnaDriceFnGaFonaDyCveCylaBeccoDeliaDieElFaFeFiaGeGoFleFyCdomirDricGkCferinoClalDeEnaEstaGeGiaHnIaIeIoDiaEkEnaFdaFeDsaCmDalDilDreCngizDkColaCrenDidwenCsarFeFioDlovasDsairCtadachDhlennDinCvdetDherDikCydaDhunDlanCzarFyBhadEiEliEwickDeDidbeoDkrabortyDlseDmacoEindaEorroFunEundaDnEaFnyaEceEdFaFerFiFosFraEelGlHeEgFeziFruiEhsyEnonEtalGyFeGlHlIeDpaEinDraEbelEdonnayEisGeGsaHeFtaGonGyElaFeenGnaHeGsHettaGtteGyFieGneGzeFottIeFsieFynEmainIeEoletteDsEeEidyFtyEkelEsidyEtityDuEcerEnceyDyEaCedelineEliDeDhDlammaEseaGyFieDnDolDrEeFeFlleEiFeFlynFseGhElyGnEonoEriGeFyGlEyFlGeGlDsleyEneyEterFonDtEanDvalierDyenneEneChayaDimEnnamastaCiDaEkiEngEraDcoDdiFockDeEhEkoEmiEnDhEaruEiroEoDkaFfusaFhikoFoFraFshiGueFyoshiEeEuheiDmariyaDnEaFmiFtsuEgEthanaEuaDpDquinhoGtaDreDsatoEeDtoseEraGlekhaDyakoEoFkoFnoFriDzuruCloeEtharCoeiDheiDkiDmanDngDsnaCrisFsieGyFtaHbelHkisHlGeenHlHnIaIeHrGiHaIanInJaJeHeInHnIaIeIiaGlGofIorosHperIhJeKrHsGyDudosDysanthosFogonusFtalCuDanDchoEkDichiElleDkwuemekaDlEuunDmleyEmyDnEgEyuDsBianDraFnCcelyCeraEraCgdemChanEtCllaEianCmbaethCnaedDdaEerellaEiFeEyDthiaCprianHoCraDiacoDoBlaesDggettDirFeDncyDraEeFnceFthaGtaEibelFceFndaGeFsGaGsaHeFtaEkFeDsEsieDudFeGmirGtteFiaGeGneGoGuHsEsDyEtonCeberGsonDliaDmEenceHiaGsGtHeHinaJeEmieFyDoEpatraEraEtildeDtaEeEusDveFlandFnDydeCiffFordEtonDntFonDodhnaCodaghDptonDraEindaDtildeDvisCydeBoadyCbhlaithCdiDyCenraadClbyDeEenEmanEneEttaGeDgateDinDlEeenFnGeFtGtHeFyEinDmEanDomanDtEonDuccioEmbaGusCmgallCnDaingGneFreElEnDceicaoFpcionGtionFttaEhaFitaFobarDdalEyDgarDjestinaDlethEonDnieEorEyDorDradGoEoyDsortsEtanceHtIinKeKoEuelaHoDtessaDwayCoperCraElFeeFieEzonDdeliaGlEiaFeDeenEneEttaEyDiEeEnFaFeFnaGeDlissDmacDneliaHsIzJoonHuIsGlDradoEieFnGaGeGneDtezEneyDwinDyCsimaFoDkunDminEoDtanzoFsEeaFlFnEinCuDlsonDrtnayGeyCwdenCyBraftonDigDtesDufordDwfordCeirwyDolaDscentiusFoniusCimthannDnoFcDsEeldaEpianGnHoEsFyEtaGlHynFenFiGanIoGeGnHaHeFobalGfanoGpherFyCocketCuithnechanDzCynDstaGlFleBsabaBtiborDradBucCindlesCmaliDhurDmanEeneDrunCnegundesEytCrtEisCstodioCthbertBwichelmByCdCndeyrnEiEyDogDthiaCriacusElDstalDusCthiaBzeslawAdaCbizivCceDiaCeCfyddCgDanDmarDnyDobertCheDliaDnCiDchiDfallahDgEoDkiDlfindDmbertEonDnaEeEisFusDreEokuDseyEhinEukeEyDzenEoCkoreEtaClalDeEneDiaEborElaEpDlasEinDmarDrympleDtonCmarisEskinosFoEyantiDekDianGoFoEenEonErDjanDlaDnatDonCnDaEeEhEndDeElFleEtteDiEaFlEcaEeFlGaGeGlHaHeGsEilEjelEkaElleFoEshEtaDkoDnEaFhEetteEieGlleEoEyDoDsoDteDuEtaFeDyelGlHeEloCoudaCphineEneCraDbiledEyDcelFyEiFeEyDeEjanElFlEnErcaDiEaEjaEnFaEoFnEsEusGhEyaDkoDlaEeenFnaGeEineDmenDnellDoldEnDraghEelGlFnEickFnEonEylDtaDwinDyElFlCsDhiellDtgirCudEaDmantasCveErnEyDiEdFaFeGkFgeFsonEnaEsEtFiDoEnErFinEudDudDyCwDitDnEaEeDsCyalEnaDleDnaDsiDtonBeaconDdraDnEaEdraGeHaEeEgeloEnFaFeCbDbiFeEraEyDeraDiDoraGhDraFhEoahCcaturDimusDlanDourseyCdeDraCeDannGaDdeeEraDnaDpEakFliEtiDrDttaCfneDorrestChartCichtineDdraFeDonDrdreCjaEnDeneClDaineEnaDbertDcieDeEnaDfinaGoDiaEciaElaGhEndaEsaDlEaDmaFrEerEyDoisGeEnEraGsFesFisFseEsDphaFiaGneDroyDsieDtaCmarcusDetFraGeGiaHceHusDiErEssieDondDpseyCnDaEeDeenEsFeDiceEsFaFeFhaFonFseEtaEzDnaEisGeEyDverDysFeDzelCokDnEnaCrbforgaillDekEssaDfelDibaEckDkDrellFnEickDvisElaDyaCsDhawnDiderioIusEraeFeGeDmondDpinaDsieFslavaDtinyCtlefFvDraCvanshiEsenaDenEshDiEnDletDonFaEraGhDranCwayneDeyDiEttCxterCzsoBhanishkaCiaDkrullahDmiterCruvCumavatiBiaDmondDnEaEdraEeEnFaFeDrmaidCchuDkEeyEieFnsonEonEsonEyDuilCdemErikDierDotCedraFeFichDgoDrdreDterGichEherEmarErichDudonneCgguDnaCjanaClaraEverEwarDberDlonDtonDysCmaDitarFrGaGiHeHosHsDpleCnDaEhDeshDgadDhDicuEsDkoDmukhamedDnyDoErahCodotusDgenisDnEeEisEnaFeCpankarCrckDkCsaCthorbaDiDlevDmarCvinaDyaCxieBjalmaFirDmelCenebaCiboBmitriyFyCytroBoCbieFslawDrinFvojeEogostFmilHrFniegaFslavCdgeEsonDieDyCganDuEkanEsChaCkeDuonCllEardEieFnEyDoresFisCmDagojEngairtDenechFicHaHoGkDingaGoFicHaHkGkHaGqueFqueFykasEtilaDninusDoniqueCnDaEldEtasFellaDellGaEttaGeDgDitaEzeteDnEaEchadhEellFttaHeEieEyDoghEvanDteDyaCppoCraEliceEthyDcasDdeDeathaEenEneEthaGeaFtaDiEaFnEeEnaFdaFeEsDjjavinDlaDningDotaFhaGeaHusGyFkaDrisFtDseyEonDthaFeaGyFyDuEkCtDtieEyCuangdeuaneDbravkaDgEalEieElasHsEoDtzenCvDeDieCyleDunBragaFnGaEicaFsaEoFjeFljubFmirFsGlavEutinDhomiraDkeDmaneDskoDvidDyDzaFnEenFtaCeamaDmaDnDstDwCiesDlonDssDtaCucillaDmmondDsillaBuaneDrteCbDhEanEchobhlaighEogDravkaHoDthachCdleyClceEieCnashDcEanEhadDdarDgDjaDlaithDodCradEndFteDbinDgaDiDkDmusDoDsunCsanFekDhanDkoDtiFnEyCttyCyDguBwainDnEaDyneCightCynwenByanClanDlanCmphnaCsmasBzanChokharCintarsAeabhaCchannEmarcachCdbaldEerhtEhardDredEicDweardEulfCldredEwulfDhmundCmonnCnbaldDfrithCrdleyEwulfDlEeFanFenFneEieFneEyDnestHineDthaCsleyDterBbbaDieCenezerDrhardHtConiFeEyCruBceDmChoCrinBdCaCburgaCdaDieEsonDyCebeDlEmiraDmDnDrEsonCgarFasFdoFsDellChemCieDkDlEmaEsonDnEsonDpDsEonDtaEhDvaldoCmeDilsonDondDundGasGoCnaCoardoDuardCraDisCselDonCuardoCvardGasDinFasFsCwardGoDidgeEgeEnFaDynCytaEhFeBelcoDiCrikDoCviBfeCfieEongCrainDenCtychiaBgeDmenDrtonCidijusFoDlCnechConBhrenCsanFullahCtelCudBibertDhearCdurCfionChiCichiGroCjaDiEnEroDunCkichiDoCleenEneErFtCmhinDiCnarDoEsukeCriniCshaEunDukeCtanDelDhanEneCvindCzoBjegayehuClerCnarBkanamshaDterinaIiCeiDneCinCkehardCramDemBlaDdiaDinaFeDnaEeEorDyneCbaDertDieCchinCdaEdErDenDinDonEraDridgeCeanorHaHeEseEzarDcDktraDnEaEeEiEorGaGeDonorHaHeDuterFheriosCfredaEiedaHeCginChamCiDaEdEnaFeEsEvDciaDdaEiaDeDfDgiusDjaFhDnEaEeEorGeDomarDphasDsaFbethEeFoEhaEkaEsaDzEaFbetIhFvetaEbethEebethCkanFahDeDinClaEmaeEnErdDeEnFaEryDiEeEngEotGtEsDsworthDwoodDyEnCmaEnErDerDiraDoEreCnaDoraDurCodiaFeDiEsFaFeDnDuanEenEiseDyCrickDoyCsaDbethDeDhanDieDonDpethDyCtonCunedCvaEnDeraDiaEeEnFaErFaEsCwandaDoodCyasDseCzaBmCaDnEuelHeFilCblaCelEdaEiaFnaGeEyDraldEitaEsonEyDseCiDkoDlEeFeEiaGnaHoFeFjaFoFyaEsEyDnEeDrEiCmaElineEnuelIleDelineErichEttDieEttDyCogeneDryDsiCrahDeEcanDysCyrBnaDcheCdaDelErDritCeDdinaDidaDkoDsCgelbertDinDuerrandCidDkoDsCnDioCochDlaCricFoEqueHtaCverCyinnayaCzoBochaidCganCinEiceBphraimEemCifaniaCkeBraDldoDsmoDyCbilCcanDumentCdalDemEnFeDiEncDoganCekaDmDnEdizDzCginDunChanErdFtCiDcEaEhEkFaDdaDkEaEoDnEnDsDuCkanDiEnDkiClandDeaEneDindaFeCmaEnDelindaDiniaFtrudeCnaEnDeidoEstGinaIeGoGsDieDmasDoDstColCrettDolCsanDinCtanDonDugFrulCumCvinCwanDinCynBsbenCchelCdrasCerCfandiarCinCmaDeEraldaCpenEranzaDritCraDefCsaDiEeCtaDebanEfanaElaFlGaGeErDherDienneDonDrellaCzterBtaDinDlemahuChDaEnDelFeneFynEmDniuDylCienFneCsujiEkoCtaDiEeDoreBuanCbulusCdoraExiaCfemiaCgenaFeFiaGeGjaHusGoChelClaEhEliaCnDaDiceDuCphemiaCraCsebiaGoDtaceGhyFthiusEoliaCthemiaBvaDdneDldFasEynDnEdroEgelinaJeIstaHosEthiaDristoCeDliaFnGaGeEynGeGnDnEsDrettHeEtonDtteCgeniaGyFyCiaDeDlasioGtusDnDtaConEneCrimBwaDldCbankCellDnCineEgCuniaBxequielCieByerusalemCgloClemDulCmenCreCsteinCupBzekielDlDquielCinneCraDiCzoAfaasCbiaFnGoEenGneEnhoEoFlaDreEiceGioFzioCchtnaCdelDiCeChadDdDeemDirDmiEyDriCikDlDrfaxEyDsalDthDzEaFnEullahCjrCkhrDirClkoDlonCnnieEyDtaCqirCrahEjDeedDhaanFdFtDibaForzEdFaFuddinEsDkasDleyDooqDrahEingtonDshidDuqDzadFnGaGehCtehEmehEnDhallahEiEyDihEmaGhEnDmaEireDosEumataDtahCustinaHoFoFusDziaCviolaCwazDkesDnDziCyDeEzCzalDilDlallahEiBeCdaDdeDelmEricaHoGgoChmiCidlimidCleciaDicaFeFiaHnoGdadGtaIsHyEksEpaFeEsaFhaExDtonCmiaCnDellaDimoreDtonDwickCrdiFnandJoEynandDencEshtehEydunDgalEusGonDhatDidunEtDkoDmanEinGaDnEanGdHaHeHoEdoEeDoEzeDranteEisEuccioDyalCthiFyeCvziCyDrouzDyazBfionBhdBiCachFaFnaFraHeDdhDmmaCdaEnDelFaFiaFmaErdCfitaCkretEiClibertoEpFaFeFoFpaGoEzDomenaEtijeCnDbilDdabairDeEamhainDlayEeyDnEacanConaEnFghualaFualaDrinaGoCratDminCsnikDsehaCtzBjollaBlaithbertachDnnFabhraGnDviaFoDxmanCemmingDtaEcherDurCidaisCoDrEaFnceEeaFnceHiaIoGeGtinJaJoGzFttaEiaGnFdaFmondFnGaGdaGeErieDssieFyDwerDyEdEerCyntBodlaClashadeDgerDkeCndaCppaCrbesEflaithDestDrestDtuneCsterCthadDiniCuzanCziaBranEceGneGsHcIaIoFhescaFieGnaHeGsHcIaIoIusHzekIkaFkFoGisIeEeEjoEkFieFlinGynEnieFyEsFiscaEtisekFzEzFlDzerCedEaEdaFieFyEericIaIkJaIoHqueEiFaEricHkIaGkFoEsonEuaEyDebornEdaEmanDidaDjaDundelDyaChCicisDdEaErikEtjofDedaFemannFhelmFrichDmannDthEiofEzCoydisCuelaCyderykBtmhBuadDtCjikoEoEtakaCkioDumiEzoClbertDcoaldDgenceDkeDvioDwarCmaDiakiEeEhikoGroGsaEkaFoEmaroEoEtakaFoGshiEyaCndaCrioDkanCsakichiFoEnosukeEshigeEtsuguEzaneCtoshiCyueEhikoEkiFoBynesCodorGovichAgaCbbyDijaDleDorDrielHaHeHiHlaIeCddiEoDhimaiDielDsonCelDtanoCffarCgikCilDmarEdibhlaDusCjalakshmiCkuEtoClaDeEnFkaDinaEpDtonDushaCmalatDilFaEniDzeCneshGaDgammaEubaiDnaDoDsonCraEidhDciFaDdarEnerDethFtDfieldDibaldEnDlandDnetGtDoDrEetGtEiFckFeFsonEyDthDvinDyCsparGdGeDtonGeCtewoodDisCuravEiDtamCvDinDriilFlGoCyDaneEtriDeDlaEeFneEordDnellHeEorDsonCzDzaBbengaBearldineCbhardDreCdiminasCenaDrtDtaCirClgeisDsonCmaDechuDmaCnaEnnEroDdunDeErosoEsisEvaFieHveGveDiaEchiHroEeDjiroDnaFdiyaGyEieEyDoEvaiteFevaDrikhDtaFroEianFleDzaburoEebeEoCoffFreyDrdieEgFannFeGannJaGneGsGttaIeFiGaHnaInJaJeGeGnaHeGosGusFyDvaniCppettoCraintEldGineGoFynErdGoEsimEudDbaudErandDdEaDhardHtGtDiDlachEiDmainHeFnFrDnotDolamoFdEmeEnimoDriFeFtEyDsonEzDtEhaEieErudHeHisEudeCtachewEhunEnehDhinDoarCunCvorgCzaEhegneDimBhadaDffarDlibDnemEiDsemEsanDzalehFnfarCeorgheCislainIeDyathColamCulamBiCaDcintoEobbeFmoDdaDmpaoloFieroDnEcarloEfrancescoJoElucaGigiEmarcoEnaFiGsFozzoEpaoloFietroCchinCdgetCedreFiusCffordCgiCichiCjsbertClDbertHeHoDdaDesDlEaEeasbaigIuigFspieEiFanDmaFnDsonCnDaDchiyoDesEtteEvraDgEerDjiDnosukeEyDoDtarasGeCoacchinoFhinoDrdanoEgiGaGoFosDvannaHiCrayDishDjeshDmaDolamoDtsCselaFeFherFleDliCtaCuliaGnaHoFettaFoDseppeHinaCzemBjergjEmundConEajEiCysteBladisEwynEyFsDfcosDucioDydsCebDnEdaForaEnFaFieGsEysCindaCoriaEyCuniairnCynEdaEisBnaeusDthnadCeomarCiewomirBobyCdfreyFiedDmanDswillDzimirCemonCffraidDraidHhCgiDoCichiCjkoCkayDceFkFnDdemirDhanDselEuFnDtugCldaEenEieEsworthyDeuddyddCmezCnulDxhaDzagueFloCodallEyDgooshCpinathanCranFaDdEanGaEenEoFnDgiasDkaDmflaithDoCsiaDtaCtaEbhayaDtfriedEliebFobEschalkDzCveErCwellDinCzdeBraceEiaFeGlaDdyDftonDhamDigEndeFneDmmaticusDndisonEtEvilleDtiaDyceEdonEsonFtonDzianoFnaEynaCeenburyFleafEtDgEgEoireForFriaHoGyDigDllanDtaEchenEeEheEtaDysonCiceldaDffithEineDgolFrGeGisGyDschaEelGdaCoverCuffyddCyBuCadalupeDrinoGusCbbyCderianDjonDmundurDnyDrodrEunCglielmoCharamCidoFbaldoDlhermeElaumeFemGrminaIoDnnDotClDbaharDcanDerDlDnaraDsahEenEharaDtekinDyDzarCnDarsEyDborgDdarsEegaFrEoaldFgduEulfFzDelErEsDhildDillaDnEarEelDpeiDseliDtherEisDvaldCoqiangCrDandukhtDcharanDdeepDgenDhanDkanDselDunathCsDmanDsieDtavGoGsEimeusDztavCtoCusCvenFcCyCzelBwenEdaFolenHineHynEllianEnCilymCladysCynEethByatsoCearbuorCongyiDrgyDzoCuDlaDriAhaCakonCbibFaFullahDtamuEeCchiroDiDkCdemEnDiEchaEdDjiDleyCeDunCfeezDizFullahDsEaCgarDiDopEsDunaCiDleyEuDmirichDtaoEhamDyanDzeaCjibalaEmeDjEiDnalDraDunCkanEruDimDkiDonDubunEoClDaEhDdorEunDeEhEyDfdanDideEmFaEnFaEtDldorEeFyEgeirEieEyDseDukDvorCmadaEnDdanEiFyahDidFaFouFullahEshEtDletDmoudaDnunaDzaCnDaEeEkoEniGahDdanEeFlDefiDgDhDiEaEfaFeEshaDkDleyDnaFhEeFkeFleGoreFsEibalEsEuDsEelEfordEjorgErajDtaroCoDranDyuCqCraEldsGurDbertEhajanDcharanEourtDdikEouinDelDijsEkaEsFhDlanGdEeyDmarEonGyDoldEunaDperDrazEiFeGtHtIeFsGonEyDshFitaEidhhiDtEmutEogDuEakiEchikaEeEhiGkoGroGsaEkaFiFoEmaFiEnFaFobuEoFmiEtakaFoFsunaEyasuFoGshiEzumiDveFyEieFrDwoodCsanDdaiDhemEimDibEmDmikDnaaFinDsanGalGeEeEieEoDtieFngsDuiCtemDiceDsuFeFhikoFoFtaroDtieDunDzimichalisCughtonDkeEurCvardDenDivDvaCwaCyanariEtFeFiFoFullahDdarEeeFnEnDkDleyDmEanDrettinEiEunnisaDunDwardEoodDzuCzelFleEmEnDlittDukiBeathFerCberCchamDtorCdvigDwigDyCeDlaCgemonCibergDdeFmarieEiEyDhachiroDkapuEeEiDnerEiEkeEoErichEzDsukeDtaEorClaineDderDenFaFeDfrichDgaEeDiEodorusDleFnEmuthDmaEerEiEutGhDonDtonDviCmantDinCnDareDderEleyEraFicGkDkDnadiyEerEigEoDockEkDriFcGhFeGttaIeFkGaHsFqueEyFkDuttawyConCphzibahDiCrbEertDdrichDiEbertIoDjaDkEusDlindaDmEaFnGnFsEelindaFnegildEilaFnaGeGiaFoneEonDnanGdoDoDronDschelGmannEeyEhFelGyEonyDtaEhaDveFyDwigDzElCshmatDsaDterEonCtepheresDtieEyCwDittCydarDwoodBibatCchamEemCdayatullahDeakiEfumiEharuFikoGroGtoEieEjiEkaneGzuFiFoEmasaFiGchiGtsuEnobuGriEoEshiEtakaFoGkiGshiFsuguEyoGshiFukiEzumiDipoCediDnDronimGymusCfziCkariFuDmatEetDomaClaEireElEriaGoFyDbertDdaEeFbrandFgardJeErFedGthDlarGyEelEiardDmaEiDtonCmariDekoCnaEnoEtaFoDdDesDnerkDrichDtonCpolitoCramDoEakiEeEfumiEhideGsaEjiEkatsuGzuFiFoFuniEmasaFiGchiGtsuForiGtoFuEnariFobuGriGshinEsatoFhiHgeEtakaGmiFoGkiGmoGshiFsuguEyaGsuFoGshiFukiDshCsaakiHraEeEhideGkoGtoEkazuFichiFoEmasaFitsuEnobuGriEoEshiFukeEteruFoGshiEyaGsuFoGshiFukiDhamCteshDokiEmaFiEshiCwotCzirBjalmarCordisBmdBoCaCbartDertCcaCdaCganCkutoCldenDgerDleyEiFdayFeFsEyDmesCmaEreEyounDerCneyDgEminDorFeComanDnCpeCraceFioEtiaDstDtenciaGseHiaEonCseaDnaEiyaDsamEeinDtusCtaruDsumiCustonCvendenDhannesCwardCytCzumiBrafnDntCistijanCothCvojeCyhoryBsiuEngBuCaCbeErtCdaDsonCeDyCghEesEieDoDuesFtteCiDberdinaDsdeanCldaDusiDyaCmbertHoDphreyGyCnDaynDgDtEerEingtonEleyCongCpsCrDairahDriyetCsamDeyinFnDhangDikDnuDsaFinEeinCubCwCzihiroBvalimirBwaDnCrByacinthIeCdarCeDonCmanDenCnmanCoDkDnCpocorismCukDnEgCwelAiacopoCinCnDaDtoBbaiCenCrahimHaDoCtisamBchabodDieiEkoEmatsuEroEzoBdaDliaCellFaCilDnaCrisFsBeharuDiroEsaCmasaDitsuDochiEnCnariCsadaEtoDhaEigeDtynCuanCvaCyasuBfanCtikharBgnacFiaGoFyEsEtiusFzEzioCorEsCweBhabCsanBjsbrandBkeDrChtiyarCkansaiDoCramullahDimahCueDhikoFroFsaDmiDoDroDyoBlCaDnEaDriaCdaDikeCeanaDenDneDsanmiCgarDinChamFiEnCianaDdioDeDjaDsoniCjaCkayDerDkaClaErionDichEmarCmarFiFsConaCseDleyCterCuminadaCyaEsCzeBmaDdDnEolEtsCdadCeldaDneDrioCinathiCogenGeCreCtiazBnCaDcioDkiDlDnEcDyaFtGullahCciCdayDiaEraDrekDulisCejiroDllDsEeEsaDzCgaDeEborgFrigtEgerdEldazEmarErDoElfDramEidDusDvaldFrEilGdCigoCnaErDogenCocenciaDkeCtaCukDnnguagDtsiaqBoanEaEeEnaFisClaDoCnDaDeElFaDutCriDwerthBpekCpeiBqbalBraDdDidaDjDkliFyDtiCekDmDnaEeFeFuszCfanCiaDnaEeuDsEhCmaEkDgardDinCsadiCvanDinFeFgCwinBsaDacDbelGlHaHeDdoraDiahFsDkDmbardEiEuDoDuraCelaDmbardDnbikeDtEemkhebEnofretChakEnaDmaelDtiaqDwarGiCiahDdoraGeEraFoDkEtanDlDnDsCkandarDenderClaEndeDwynCmaelEilEtFullahDetCobelCraelDealCsacDeiDiakaCtemiGhanDvanCyBtaiDruDyCsukiFoEmiEnoriEroCziarBuliuCrieBvaDanaDluDnEaEeEkaDrEsDyloCeDlisseDnDsDtaEtFeDyCicaDkCoDnEeEneDryCyBwakoDnDoConkaBzabellaDiasDkDroCelDtEtaColaEdaCumiCzDatFullahDeldinEtAjaCagupDkEkoDnEaEusDpCbaElDbarEourDerEzDirDrCcalynDeEkElynDhymDinFdaFtaGoDkEelineGynEiFeElynEoEquelineEsonEyDlynDobFaFoFyEpoDqualineFeGlinJeHynJeJnGsGtHtaFiGeGlineFlineGynCdDaDeDrankoDwigaCeDlynCfarDferCgaddhatriEnnathDgiDodaChanFgirDidDshCideepDmeFeEieDpalDroEusDsonCkaDeEsDobEvDubEpClajElDeEesaDilEsaCmaEalElErDeEeFlElEsFonEyDiEeEkaElFaFehEsonDmieDsetjeeEhidCnDaEeEyDcsiDeEanEeFnEkElFlGaGeEneEssaEtFhFtGaGeEyEzDgEyDiEcaFeEeFceFlEkaEnaFeEsFeEtaDkaEoDnEaEeFtGteEieDssonDuaryEszDyceCpieCquelineGynCraDedEkEtFtDlathEeDmilaEoDnoDodEmarFirEslavIaHwDrahEedFttEodDvisCsemEnDminGaGeDnaDonDperDsenCunitaCvierCwadEhirDdatDedCyDantGiErajDdenDeDmeEieDnaEeDsonCzminGeBcBeCanEaEeFlleFneFttHaHeEiceFeGneFneEmarieEnaFeGttaIeFieGneDrlCbCdDediahCevanCffEereyGsonGyEieEreyFyEyChonaCkabsClenaDleCmDalEndeDimaDmaCnDaEeEroDeEeEllGeEtteEvaDiEceEferFferEneEseDnaEeferFllFttHeEiFeFferGferFneEyDoDsEonCongCraldGineEmyDeEmiahGeFyDiEcaElynDleneDmaineDnejDoenEldFimEmeFyEnimHasHoDrellEiFcaFeEodFldEyDsonDzyCseniaDicaDminderDnieDoniDsEeFniaEiFaFcaFeFkaDtineDusFaFitaCthroDskeDtaEieCvonCwelFlCzDzaBiCaDhaoDnEhongCeaiDcaiCgarChadDoCichiroCllEanaEianEyCmDenoDmerEiFeEyCnDaDdrichDhuaDichiDlongDnyDpachiDyuCojiCriEnaDoCtendraDkaDokuDsukoFoCuCvdaniCyaDuBoCachimDhDkimDnEaEeEieEnFaFeFieDoDquimGnHaDsiaCbDeDyCcelynDhenDjoDkEoEyCdeeDiEeDocusDyCeDannDlEiElaFeGnEmirEsonDsphDttaFeDyCgvanChDanFaFnGaGeHsGisDnEaFthanHonEettaHeEieEnaFieFoFyEsieFonCiDceEhiroDeCjiDoCkeDichiDubasEllClanFaFdaFtaDeenEneDieEjnEneDynFnEonCmoCnDaEhElynEsEtanFhanHsGonDeElFlGeDgDiEeDjoDnEaEiFeEyDtyCoDnEasDstCrdanEiEonEynDgEeFnDiEenEsDnDunnCsDeEbaEeEfFaFinaHeElitoFynEphGaGinaIeEtteEyDhEuaDiahEeEfEpDkaDlynDpehEhineDtEeinDueCtaroDhamCukoDriCvanFaDicaEtaCyDaDceFlynDeBuCanEaEfranEitaGoEmaCbalEyrDeiCdahDeElineDiEeEtFhDsonDyChanFiDelDiDoCkichiDkaCleEeEnFeEsEyDiEaFnGaGeGnHaHeEeFannFnGneFtGaGtaHeEjaFeEoEssaEusGzCmaCnDaydDdoDeDgDhongDichiHroEeEnhoEoFrEperEtaDjiFeDkiEoDpeiDrokuroDyaDzoCozapasFsCppCrajEndEteDgenEisDiEcaEjEsCsepeDhiroDsiDtaFsEinGaHsGeGoEusCtaroDtaCvenalCwonCzoByesthaCrkiCtteAkaCalratriDnEaanaDrelEinaEloCbDambaDirEtaCceyDiEeDyCdeemDiEaFtouErDriCedeCfeelCganDechikaEfusaEmoriEsadaEtakaEyoriGshiDuyaChoEruDramanCiDaDdoDjaEiDlaEeyDnDreEoDsaDtlinFynEoCjDsaDusCkhaberDichiDuEeiEjiEzoClDaDeEbEighEvEyDiEkaEnaDjoEuDkidanDleEieFopiDmanDomoiraEyanDtrinaDuDynCmDakhyaFichiElFaGtmikaEuDbizDelEtaroDiEeElFahFeDranDuiCnaEeEgaratnamEkoEmeDdaceEiFahFceFsEraEyDeharuFiraHoGsaEmatsuFotoEshaFukeEtakeFoFsuguEyoshiDgDiEchiHroEkaFeEshaDkuroDmaniDnaFgiDryoDsukeDtaroDyaEeCoriEuFkoCpambweCraEboEmEnEpetDcsiDeEemFnElEmEnFaEyDiEeEmFaEnFaFeEsaFsaDlEaEeenFneEheinzEisEyFnDmaEenDnadDolFeFiinaGnaHeGsFusFyGnEnDrenEiFeEyDstenDtalEhikHaEikDyElEnCsandraDeyDhaEifDiEaEeDparGsDsandraEieDtriotDumiCtDaEhideElinEmoriErinaFzynaEshiDchoDeElinFynHnErinaHeFynaDhEaleenFrinaIeGynEeFeFleenFmFrinIaIeGnGynFyEiFeEleenGneFineFynErinHeFynHeEyFrnDiEaEcaEeEnaDjaDlaEynDoDriceFnGaDsuakiFeiFhikoHroHsaHtoFjiFkawaGiHyoGoFmasaGiGoriFnagaHriGoriHsukeFoFshiGukeFtaroGomoHshiHyoFyaGoshiGukiFzoDtieDyEaFyiniCukoDsarEhikiCvehDinEtaFhaDuCyDaDceFeDdenDeDlaEeeGnFighFneDneDoEkoDvanCzemDiEmieraJsDuEakiEchikaEeEhaGruFideGkoGroGsaGtoEkiFoEmaGsaFiGchiForiEnariForiEoFkiFmiEroEsaFhiHgeHtoEtakaGmiFeruFoGkiGshiEyaFoGriGshiFukiDysBeanEuDtonCbleCciaCefeDleyEyDnaFnDranEtiDsEhaChindeCiDgoDichiHroDjiFroEuDkiEoDlaElDnosukeDrEaDshaFiEukeDtaEhFaDzaburoEoClbyDemenDiDlanEeFeFyEiFeEyFeDseyEiFeEoDvinCmalDberlyDeiDptonCnDaEnDdaFlGlEraFickDethDgoDiaEchiHroEshaDjiFroEonDkiFchiDnaFnEedyFthEithEosukeEyDojuakDsakuEhinEukeDtEaFroEoFnDuleDyaFttaEettaEuDzoCoDnCplerCraEmFuddinDbyDemEnDiEmDmitDrEiFeEyFnDstenFinCsaoEvanDhaFvadasaHnEiaDterEutisCterEvanDilDtyDurahCunCvDaDenDinDorkDynCyurCzBhabibulloDchaturDdemEichaFjaHhGeDirFulnizamGnnisaDlafEedFesiEfanEidFlGahFqDmeesFrernebtyEisEphatDnEaEderaoDttabDwlaGhCemukhiDnemetneferhedjetDtiCioniyaCldCodiyarDngordzolDrenEshidDsrauCristoCushalDwaylidBiCaDanDnEaEnaDraCbiwottCchitaroCdaneCelDraEraEstenDshaDthCfleChachiHroDeiCiaDchiroDkoCjuroCkeDiEsDoDueEkoEnosukeEoClaDbyDeyDlianCmDballEerGelyGleeIyHiIeHyGyEleEraFoughDeliDiEhikoEkaFoEmasaEoEyaGsuDmerEoEyCnDaDdelanEraDekeDgEsleyDichiHroEjiojiDjiFroDnuiDoakiEkoDpeiDtaroDyaCpDchogeDkemboiEiruiEoechDlimoDpieDronoCraEnDbyDiElFlEoDkEpatrickDollosEsDsiEtenFiGeGnFyDtanCsaburoEkuDhaEoFrCtDokuroDtieEredgeEyCvancCwaCyoakiEfumiEhideGkoGroEjiEkazuFoEmatsuFotoEnaoGriForiEshiHroFueEtakaHeFomoFsunaEyukiEzoCzzieEyBjartanCeldElDtilBlaasDraDusCeaDberDmenGsCimentBnutBoaCcaCdjoCfiDmanCgoroCharuDeiCichiGroDtCjiEroCkiEchiDosDsalClarammaEwoleDleDosCmakoDbaCnDcaDomiEsukeDradDstadinosGntinKaKeKosDulCosjeCraEbEtiEyDekiyoElEnEyDhanDiDkutDravaiDtneyDunDyCsakuDeiDhiroDonDtasDukeCtaroDetsuyamaDobukiEmiEriDtravaiCuroshEtneyDtaCyaCzoDueBraigDsimirCesimirCikorDpalDsEhanFnaHmurtiHnHppaHyyaEjanisEsyEtFaGlGnGpsFeenGlGnGrFiGanGeGjanGnHaHeFjanFleFoGferGpherFyGnEztianHnaCstoCupeshCysiaEtaGlFenFianGnHaFleFofFynaCzesimirDysztofBsenijaBubilayDoDraCcukClendraDthumCmDakichiErFaswamyFiEtaroDiEkoCnDchalaDegundaDiakiEeEgundeEhideGkoGroGsaEkoEmitsuEoEtakaHeGroFoshiEyukiCranosukeEoDenaiDiakoseFnDrayDsadFtDtEisEogluDumiCshalDtaaDuoCtalmisEyDluFgDsiCzmanBvetaEoslavBwabenaDdwoDkuDmeDngDsiByanClaDeEeErDieCmDberGlyCnastonCoDheiDichiDjiDkoDngDstiEukeCraDiacosFkiGosEeElDyloCuDkichiDngAlabibCceyDhelleElanDiEeDreshaDyCdaEwnDenDinaEpoEslaoHusHvDonnaDyCelDrkeDtitiaCfayetteDeCgamuChomaCiDaDlaDmdotaEonisDneDrdDsaErenCjjaDosDuanaCkaDeeshaEishaEndraFyaEshaGiaDiEaEeshaEshaEtaDshanyaFmiClDaDjiDlyCmaErDbertoErosDiaEjaEneDonFdFicaFtCnDaDceDdiEoFnEulfEyDeEllGeEtteDfordDgDiEeEtaDnEieEyDoeEraDsanaEingCquandaEitaCraEeEineDeeDhondaDisaFsaEtaDondaDraineEyDsDueCsairfhionaEndraFthaDcarDhandaHraFunHdaFwnHaHdaFyEellEonGdaEundaDonyaDsaadFnaEeDzloCtanyaErshaEshaGiaDeshaDhirDiaEciaEfFaFeEnaEshaDoniaFyaEriaEshaEyaFiaDriceGiaFnaFshaCudDnaDraFleeFnGceEeFanoFenFlFnGaGceGeGsGtHiuJsFttaHeEiFceFeGrFnGdaGeFtsGzEynGasCvadaEnDelleEniaEraFnGaGeEtaFteDiEnaFiaDonFaFdaFeFiaFnaGeCwDanaFdaFnaDerenceDrenceEieDsonDtonDyerCxmanCyanDlaDneCzarFoFusBeCaDhDnEaEderFraGeGoEnFaFeEoFraDthaEriceCbronCchDiaCdaDyardCeDannGaGeDlavathiDnEaDsaDviCfterCgesseCiaDbDdaDfDghFaGnnFtonDlaFniDreDsaEhaDtaoEheCjaDlaCkishaClaEhEndDiaCmarDbitDnaDpriereDuelCnDaErdDeDiEnaEtaDnaFrtEieEyDoraFeCoDlaDmaDnEaFraGdHaIsHoEceEeFlEiaFdGaFeFlaEorGaGeEtienGneDpoldHineHoDrEaEdoDtaCpaCraDbenDoyDthanCsDaDediDhEaDiaDleeFyEiFeEyDsieDterDzekCtaDhaFboEokuhleDiciaEshaEtiaEziaDticeFeEyCuthardCvDentGeDiEnFaDniCwDinEsCxDaDiEeCylaDnaCzlieBiCaDdainDmDnEaEeEneCbbeyEieEyDenaEroFtadGoGyDorDradaDuseCciaCdaDdyDetuDiaEyaCefDkeDnDpaDselotteElDveCgaEchDiaChuaCisEaCkolaniClDaDeDiEaFnGaGeFsEbetEenEtDjaDlaEiFaGmGnHaFeEyDouDyCmDbertCnDaEsDcolnDdaEellFnEieFtaEonEsayFeyFyEyDeEtteDgDhDnEarEeaEieDoEsDsayEeFyDusDvalDwoodCoDnEeFlGloDrCpaDmanDpoCronCsaEbethEidEkhanyaEndraFneDbethDdeivisDeElotteEtteDhaDsEaEetteCtaDtletonCudolfEvikasDvaCvDiaEoEuDvyCzDaEbethDbethDethFteDiDzetteEieEyBjiljanaCubaEicaFsaHvEoBleytonCoydCuisCywelynBoanCckeEieCdewijkFykCebDgaireCganFathanCicDdaDngsechDsEeCjzeCkmanClaDitaDoCmaDbardoCnDaDdaEonDgDiDnaEieEyCraEineEleeDcanDeEaFnEdanaEeFnEleiEnFaFeFtsGzFzGaGoEtaFtaGeDiEaFnnEeEleeEnFaFcFdaFeEsEtaDnaDraineEettaEiFaneFeFneDyCthairFrDtEeEieCuDaneFnGeDdonDellaEttaDghlinDieEsFaFeFonDkasDraEdesEencoEieDveniaCveEdayElieFlaFyEmoreEttaDickEeEsaDreEoCwDellCyDceDdBuCanaEnFaFeDrsabDyCbaEnziDomirEsCcDaEsDeEtteDhinoEoDiEaFnaGoEeFnGneEjaElaFeFlaGeEnaFdaEoFusEusDjanDkyDreciaFtiaFziaDyCdekDieEvinaDmilaDolfFphEmirEvicHaHoDvigFkDwigFkGaCeDllaDttaCigiDsEaEeDtpoldDzEaoCkaEcsEsFzDeDneDyanClaDjetaDuDwaCmanCnaDgCpeDitaDusCrDaDleneEineCsineCtfullahDherDoldDzCveniaCzDvimindaBvovichBwandleByCaDllCcurgusCdaDiaCfingCgiaClaDeCmanCnDaDdaEiaEonEsayFeyDellGeEttaGeDleyDnEaEeFtteDsayEeyDtonDwoodConelCubovAmaCaDliFkapurathammaDrikaFtEjaDtkareDyaCbelFleDleCcDarenaFiusDcallumDdaraDedoniEoDhaEelGleEiFkoDieFjFkDkEenzieElynEyDutoDyCdaleneFineFynEyiDdiFeFsonEoxEyDelaineFeineGneFineFynDgeDhuFsudanDieEnFaEsonDlenEynDocEkaEnnaExDsEonDziaCeDganDlEysDvaEeCfaldaCgaliFyEnEretDdEaFlenIaIeEolnaEusiaEyDenDgiFeDinDnarEeEiEoliaEusDomedgasanDsChaEdeviEgauriEkaliElasaFiaEmaGdouFmadEnEvidyaDbobaFobEuburDdiDendraEshDieuErFoFuDkamehDmoudEudFnaDnooshDoEeEundDsaEhidDtabDulenaCiDaDcelEonDdaDerDgonisDkoEroDleDmonDnaEchinEeDrEaEeFadEinDshaEieDtEeCjaDdaDidDorFanFieCkauDedaDiEkoEnaEoDoEtoDsimEymGenkoGilianClachiGyEkDcolmFmDekEnFaErDfordDgorzataFsiaDiaEgiaqEinaEkFaEnFdaFgaEsaFsaDkaDlieFkaEoryDorieEuDteEheDuDvinaCmadouFyDdouhDercusDiEeEkoEzuDmanEieDoruCnDaEbuEfEiaEkamanaEmiEsaFsehHsDdaFrEiFeFrEyDeaEhElDiEaEeEsFhGaEusDjiroEulaDleyEyDmeetEohanDnanEesEieEyDoleFisGtoFoEnEsEugDshiEsonEurDtaroFsDuaFlEchehrEelGaGeDyDzurCoDlEanCpleCqsudCraEgaretFretEisEmaEndaEtEvarmanDcEanFoEelGaGeneGinaIeIoGlHaHeHinHoHusGoFneEhelleGttoEiFaGnoFeFnGhoFoEoFsEusEyDdellDekFsEnEoEsaFukeEtEvaDgEaretIaIeItJaJeGidaHtaIeIoGtEeFneFretGtGyFtEheritaEieFtEoFrieFtEretHtFiethaEueritaJeFriteFsEyDhtaDiEaFhFmGiGmanGneFnGaGelaGgelaGnHaHeGoGusEbelGthEcaFelHaFruzEeFkeFlGaGlaHeFttaHeEgeneEjaGnEkaFoEleeFouFuFynHnEnFaFdaFeFkoFoFusEoFnFsEsFaFelaFhaFkaFolFsaEtFaFzaEusGzEvanaFelEyaDjaFttaEiFeEoFrieGyDkEasEelFtaGtaEieFtaEkuEoFlfEsEusDlaFnGaGeEeeGnFnGaGeEinGeEoFnFweEynFsDnaEiFeDosDqueriteGttaFinhosGsGtaHoHtaDrinerEyDshaGllEtonDtEaFnEellusFnEhFaEiFjnFmFnGaGeGoGsEusiaEyFnGasDumitsuExaDvEaEelGlaEinFsDwaFnDxDyEaFliceFmFnnHaHeEbelleGthEellenFttaEjaGneFoElandFeeFinFnFouHiseFynHnEroseDzenaEiehCsaEakiEbumiEchikaEeEfumiEharuFideGkoGroGsaGtoEichiFeEjiEkageGtsuGzuFiGyoFoFuniEmaroFiGchiGtsuForiFuneGraEnaoFobuGriEoFmiEruEshiHgeEtakaHeGneFeruFoGmoGshiGyoFsuguHnaHraEyaFoshiFukiEzumiDcaritaDhaFllahDihDlovDonEudFmehDsimilianoGoDtonDumiEoEzoCtDaEbeiEjiEngiEsDchettDeEiEjFaEoEusGzDfeiDhaFiEenFrFusFwEiasFeuFldaHeEuinDiasEjaEldaGeEurDjazDousDrikasEukaDsEuchiFkiGoFmiFoFsaburoGhigeDtEanEeoEhewFiasGeuGjsGldurEiFaGsFeFthiahHyahuGyahuEyDveiFyDyasEiCudEeEieDiDlaDraEeenEiceGioFlioFneFtaGzFzioEoEyFcyDsamiCverickDisCxDfieldDieEmFaFeFilianKoGnaFoFusEneDwellDyCyDaEkoEnkDbellHeDdeniaDeErDmeDnardDolaDraDsoonFunDthamDuEkoEmiEraCzieDlumBbanDyeBccolmCgeorgeChenryDughCkenzieDinleyBeaganEhanDsCchaiEelleCdaEdEnErdDeaDinaCeDganDlisDsCgDanDganEieDhanGnDuEmiDyerCharDdiDitableDmedFtDrEanEdadEzadDtapCiDhuiDkoDlingDnradDrDsaClDafeEineEniGaGeFyDbaDchiorDdaDekDhemDiEaEdaEhEkeEnaFdaEsFaFsaGiaEtaFonDlieFsaGsaDodeeFiGeFyEkuhleEnieFyDquiadesDroseDtemDvaEilleFnGaEynDyndaCmDisCnaEchemDdelFresEyDgiFstuEuDkheperreDonDziesCrabFiElEvDcedesHzFrEuryEyDedithEsankhDiEdelGthFithEemEkeElynEmaEssaEtamenFitesEwetherDjanaEemDlEeFneEinGdaGeEynDnaDriFeFleeGlFtEyDsanaDtEhanEieDveEinEynDwinDyemElEreCseretDfinDserDutCtaDeEhanDinDteEiusCurigCvlutCyerDrickBhairiCidheCmdBiCaCcaEelaEhEjahDhaFelHaHeIneFilFlGeGisEealFlGaHngeloGeHttoGinaIeGlHeGottoEiakiFelFharuGikoHroHsaFkoFmasaFnoriFoFroGuFtakaHroGoGsuneFyaHsuGoHshiFzaneDjoDkEeyEiFeEyCdhatEeDoriCeDczyslawDkeEoDrvaldisDshaEzkoCgdaliaDnonDuelGinaChaelGaEiFlGoGsEjloElisFyDkelDoEkoEvilCikaEoCjatCkaEelGaFreEkoEoEyelDeElFisEyDhailDiEhitoEkeFoEoDkEelEiEoDlosGkaDoElaGjEtoDuEniEruClaEdaFinEgroHsIaEnFaFoDburnDdaEredDenFaFkoEsEtaEyDfordDicFaEssaEtsaEvojDjanEkoDkaEhaEoDlanFrdEedgeEicentFeEsEvinaEyDoEjeEmirEradEsFhFlavEtEudEvanDtiadesEonDuseEtinCmiDmiDoriCnDaEeEkoEmiEtoFsuDdaFugasEiEyDeaEichiIroEkoEoErvaDgEhuaExiaEzeDhDikDjunDnaEieDoriFuDtaCoDdragDmirCquelCraEbelEcEiElemEndaDceaDdzaDeilleEllaEyaDiamFnDjamFnaDkoDlandeDnaDogodEnEslavHwDsadEonDtaEhaDutsCsaEkiFoEoEtoDbahDhaDkoDsEyDtiFeEyCtaDchFelHlDhatDsosEuakiFchikaFeFgiGuFharuGikoHraIoHsaFkazuGiGoFmasaFnaoGobuHriFoGkiGmiFruFshigeGukeFtakaGeruGomoHshiGsunaFyasuGoHriHshiGukiDtEieDziFeCuCwaEkoCyabiEkoDoEkoDuEkiEmiCzuhitoFoEkiFoDziBkhitarCrtichBladenCkBnislavBoCaDnaDtassemCchiakiFhitoFkiFtsuraCdestGaGoDheshwariDiEboDjeskaDrisDwennaCeDaEtaDenDinDkoCgensEsChamedFmadGedEnnadDinderFiDyCiDnEuddinDraDsesFyCjsijeDtabaCkhtarDichiDuanCllEieEyCmciloDirDoEeEkaFoCnaDcefDeimEmEtDicaEkaEnneEqueEsiaDnieDradEoeDserrateDtaFgueFsEeFllEserratEyConDsaCrDaEyDdauntEecaiDellEnaFoDfyddDganGeDiEahEhikoGroEkazuFiyoEmasaEoEsukeEtakaFoGmoFzEujiEzDleyDneDoaneEniForiEtokiDriganFsDtEenEonDvanEenCscelyneDeEsDheDsEieDukeEnmolaCtoakiEchikaEfumiEharuFikoGroEichiEjiroEkiGyoFoEmuEnobuEshiHgeFukeEtadaFokiFsuguHnaEyasuFukiEzaneDtCuftaouDltrieDmouniDssaCvsesCyaDeDseCzellGaGeDhganBrCyDmBsciwojCtislavBuCadhDmmerDwiyaDzzezCbarakCchenCffDitCghiraDoDurChamadFmadGedErremDibullahEddinDsinDtarCiDrEchertachEeFnnEgheasDzCjdatEeCkerremEshDhammadHedEtarDuroClgrewDtonDugetaCmanDtazCndiEusDeakiHraEhikoGroEkazuEmoriEnariFobuGriEoEshigeFukeEtakaFeruFokiGshiEyoshiEzaneDibEfErFaEshCoiCradEshigeEtDchadhDielGleDrayDshedDtEazaEuzaCsaDheghEtaqDlimDsaDtafaCtahiDhyalammaDluDsuhiroFkoFmiFoDtalibCyangCzaffarBwangiByCcroftCerDshaCfanwyCkhailoFyloDolaGsClDesCnorsCongCraDiamDlEandeEeDnaDonEslavDtaEiceFeFsEleCungAnaCbiEhElCchiketaEmanEoDiCdaErajahDeemEneErEsanEzhdaDiaEneErFaEyaDjaDyaDzeyaCeCfisaEzCgaakiHraEchikaEharuFideEkoGtoElingamEmasaFichiEnaoForiErajEteruFokiGmoDeshDiEhanEsaDuibChiaEdDlaDomiDyanCidaDfDlEaDmEaDnaDriCjatDiEbFullahEmDmEaCkeshaDiaEbouEsaFhaEtaDushaClanDiniCmDagiriEnDiheiEkFoEoCnDaEhoEkoEmiEseDceeFyEiFeEyDdiniEniEoFrDeEtteDkichiDneFtteEieCoDakiDfumiDhikoFroFsaFtoDjiDkatsuFzuEiEoEuniDmaFsaEiFchiEoriDnobuDrDshiGgeEukeDtakaGeFroEoDyaFsuEukiDzumiCpoleonCqiEbullahCramaroEnbaatarDcisGaGoGsaHeDdoDeEhEkEshDgessDiEakiHraEhiroEmanFiEneFobuEtakaGmiEyasuFukiDongchaiDuhikoGsaGtoEmiEtoEyukiCseebFrDhwanDimErDrallahEiFnDserEifDtiaEjaDuhDyaCtDachaEleeFiaGeGjaGyaFliaFyGaEshaGiaFjaDeDhalieFnGaelGialHelDishaEvidadDoshaDsEueFkiGoFmeGiDtieCuraCvaEdurgaEratnamDedEedDidEnDneetCwafEzDfalCyaDefDlaDokoCzDanFinErDiaEfEhaEmFuddinErDliDmiBdiayeCumbeBealCbahatDojsaCcatiDdetDipDlaDmettinEiDoleCdDaDraCelieEyDsaCgarEshDinDussieChaElDirCidaEhartDlEsonCjatDlaCklanClDaDdaDiaEdaEoDlEaEeEieEoEyDsinhoEonCmainEnjaDeciaDirCnaEdDitaComaEiCreaEeEidaDiEjusEssaDminDyEsCseDlihanDreenDtanEorDuhCtaDtieEyCulCvaEdaEehEnDenFaDilleEnCwboldDtonCyCzaEmyslDhaDiheBgaDnCocCugiDyetBiaDllDmhDziCcDciEoloDephorusEtasDhelleEolGasGeGleDkEiFeEolasGeEyDlasDoElFaGeGiGsHaGuHsFeGttaIeFleFoEsDuElinaCdaElDiaCelEsDshaDvesCgelChadElEnErFikaEtCiloCkDaEuDeDhilDiEaEcaEforEtaDkiDlasDoEdemFimElFaGjGosGsFeGtaFinaGsFozHiEsClDaEyDdaDeshDoEufarDsEaDtonDuferCmaEtullahCnaDeliDfaDgetsuDoDzaburoCravDdeshDrtiCsbaDhaFntCtaDeshDinDoDyaCveaEnEsDiEaqCzamFiBjengaDriBnaemekaDmdiCekaBoaDhDmCbleDoruDuakiFtsuEfusaEharuFikoGroGsaGtoEkadoGneGtaHsuGzuFimiFoEmasaFitsuForiGtoEnagaGoGriForiEoEruEsadaFukeEtakaFeruFoGkiGmoGraGshiFsunaEyasuFoshiFukiCdarDokaCeDlEiaElaFeDmiChemiClaEnDlenCmaEanErDparCnaDiDusCorCraEhDbertHoDeenEneDiakiEchikaEfumiGsaEhideGkoGraHoGtoEkageGzuFoEmasaFotoFuraEneEoEtsuneEyasuFoGshiFukiDmaFnGdDrieFsDsaqDtonDvellCssonCufDrCvaEkDellaCyaCzomiFuBuCadaDlaDnCbiaChCkaCmanDbersDeriusCnoDzioCrDayDhanDiEaEslamDlanDmatDsultanDtaiDulFlahCsratCtsaBwankwoCrBydiaCjaClaCotaCssaAobafemiDidFullahCduliaCedCiDnnaCradDenBceaneCieCtaviaGoGusBdaCdDbjornDibeDoneCeliaElDssaDtteCiaDleEiaEonDnDsCoDnCranCuvaldoCvalBelfkeBfCeliaDntseBgdenCinoCnjenCunDzEhanBhCannesBierChanCshaDinCvindBjarsBkCanDyCeCihisaDmotoDtsuguConCsanaCtayDemCurEoBlaDdapoEipoDfEurDtunjiDviEoCcanEyFtoDhobarCeDgEsDksandrJaFiyDnEaEeDsyaDtaDvEiaCgaDunCimpiaGuDnEdaDsaDvaEeFrGaEiaFerEoDwiaCleDieCovCuDnikeDsolaCwenCympiaHsBmaDrEiCegaDrEoCiDdColadeDndiCphileBnaCderDrejCeidaCieDtaCniCoraCuegbuDrBommenCnaEghBpalCheliaCiterCokuCunuiBraDlbayFegEeeEiaDngeDzioCenDstesDthaCfhlaithChanCiDanaDolEnCjanCkutClaEithEndoCmeCnellaCphaCryCsolyaCvalErDilleCwinBsachiDgieDmaEuCbertDorneCcarFreCeiCianDpCkDarFsClacCmanDoCricCsianEeEpCtapCvaldoCwaldGoFtBtacilioDkarDvioCeliaChaDmarCiliaDsCohaEikoDjiroDmeEuroCtDavioDilieEwellDoEkarErinoBuattaraCidaCmarDouCnkeoCsmanGeCtiBvadiaCeCidiuBwainDnaCeDnCusuBxathresByaClumCsteinCunbilegCvindBzalpCcanCdemirEnCellFaDnDrCgeDuElErChanCieCkanDerClemCnurCturkApaCaDvoCbloCcoEmeCddyDmavatiDraigHinCgeCigeDviClanivelDdenDlavEienDmaEerEiraDomaCmDalaDelaFiaFlaDilaDmieEyDulaCnagiotaIisEyotDchakanyaFitoFoDdoraDeeraqDinnguaqDkajDoreaDsyDteleyGisColaEoCpissDpuCquitoCragEnasabariEshaktiFkeviHyiDekuraDiEsFaFseEtoshDkerDminderDrisEyDtheniaEiciaDulDvathyGiEeenEizCscalGeEoFalFeEualDqualHeDteurEyCtDersonDhibharaDienceDraicEiaFcaGeGiaHjaHoGkFnaFziaDsyDtiFeEyCuDlEaFoEeFneFttaHeEiFeFnGaGeGhoGkaGoFtaElFusEoEyDricDsaniasCvelDlaEeDolDsikakiyCymonDtonCzBeadarDrlFeGneFieGneFyCcjoCdroCepDterCgDahDeenDgieEyCiCjmanDoCkkaClagioDegDinDlegrinoEowCndletonDelopeDneyEiFeEyCpeDpeCrDcyDetzEzDicaEklesEyachiDlaDnillaHeDriEyDsisDvaizEinCtarDeErFisFsonDkoDrEaEeEiFnaEonellaGilaEuDulaErDyaCymanBhaedonDnduangchitEitaEkhamDrnavazEsalusCebeDlimEpsDmieCilEemonEipGpHaHeElFipHpeIsGsEomenaCoebeFusCulDngDongCyliciaFsGsElisBiaCdariCedadDnnaarDrEangeloEceEdavideEfrancoEgiorgioGuseppeEluigiEmariaIoGssimilianoGtteoEreGtteFickEsFandroHtiDtEerEroCiaClarDleyCnaErDcusDgDkasEieCotrEterCpDalukDerDoDpaCrjoCyushBjeterBlacidGoDmenDsConingDrCutarchBoemaCkClDaEtDemonDinaDlyDoDychronisCmpeoEonioCnnambalamConamCppyCrfirioGyDntipDscheEhaDterEiaCstumusCtsieCulDrangEiaDyaFnCvilasBrabhakarDdipDenomenDfullaDharshithaDjeshDkashDmodDnabEveraDsertEhantEutiDtibhaEulEyangiraDveenCeciousDdragDmEyslDrnaDstonCibislavDceEillaDiduEtDjaDmislausEozEusDnceGssGtonDscilaHlaEkaEsyDthviDyaFbrataFnkaCoculusDkhorDsperDverbEidenciaCudenceGtDeDnellaCzemyslIawDybyslawBubliusCccioCiuCjaCraDleyCshpaCtanaDeriBygmalionCotrCthiasAqadirCidDsarCmarCsimCyyumBiCanaCllaqCnggangElingCstinaBuadeCddusDratullahCeenFieDntenFinDraltCianaDnceFyEnEtianGnHoFonFusDricoCliCsayCtbCyenArabDbanEieEoDiaEhEnaEuDsonCchaelFlEealFlGeGlHeEidDiDquelCdanaDekEnkoDhaDicEmEsaEvojeDkaDmilaGoDojeFkoElfEmirEnjaEsFlavHwEvanDuElCeDannDdDfDleneCfaelGaElDeErDfaellaIoDikEqDterCghavanEebEnailtGllEunathaDipDnallFrDuelChabDimDmEanGeFtullahEiDulCibeartDmbautEondHoHsEundHasDnaFldEerEierDsaDvisEoDzoCjDabEeiEratnamDeshDiEnderEvDkoDmundCkeshDhithaDuitaCleighDfsDleDphDucaCmachandranEdanEkantEnathanEzanDcharanDenderEshGworFsesDiEnFtaEroEzDjohnDonFaFitaEseDseyDunasDyaDzanEiCnDaEeEldDbirDdEaFlGlEeeFlGlEiEleEoFlfGphEyDeeDganathJanHyakiEsanDiEaDjitGhDkinEoDnDsomDulfFphConallEullDufElCphaelDpaniCqibDuelCshadFrdEeedaEidGaEmiDimEtDmusDtusDulCtiEborEmirDkoDnamDriCufDlEiDnoCvenDiEkumarElEnderErandalEvCyDaEnFaDburnDdelDeDfordDleneDmonGdHeEundoDnaCzaaqEckDzaqBeaDganDnnaDthaCbaDbecaGcaDecaFcaFkaEkahElCcepCdaDdDouaneCedDmEaDnaCfaelDugiaGoCgDanDenaFiaEvDgieDinaGldIoGrFeFiaEsDnierCiDdEarDichiDjiEoDkaEichiEoDlleyDnEaFldoFrdEhardItHtFoldEierEmarDtaDzoCjeanCkaDhaCljaCmaDediosDiEgijusDonaDusDyDziCnDaEeEldGoEtaFeFoFusEyDdaDeEaEeEsmeeEttaDitaDnaDssalaerDtaroDukaDzoCsatDidDsieCtaDhaFbileDtaCubenDelCvaCxDfordCyDesDhanDnaFldHaHoEoldCzaDsoBheaDbaDttCianFnonCodaEriDnaEdaCysBiCaDdDnDzCbarCcardaHsGoDcardoEiDhEaFrdHaHisEeldisGleFnzaEieDkEeyEiFeEmanEsonEyDoCdleyDvanDwanCeDkoDnekeCfatCgobertoChardsDoEkoCichiDnCkaEkoErdDichiEyaDkiDoDuCleyCmDaEntasGeEsCnDaEkoEtDjishDshoDusCpleyCsaEkoDhaanDtoCtaDhyDsukoFoDtDwikGaCvaEldoDerDkaFhCzqallahDvanBoaldDnDrCbDaDbiFeFnEoEyFnDenaErtGaHsGoGsGusDinFsonEsonDledoDtDynCccoDhelGlHeDioDkyCdDanDdersEyDerickDgerDneyDolfoFphusDrickFgoCelEandCgDelioErFioDhayyehDnvaldChiniEtCisinCjinaCkDoDuroClandGaHsGeGoDdanDfDlandEinDoffCmaEineEnFaDeliaFuEoDinaDoloEnaDualdHasHoEloCnDaEldGoEnDdaDiDjaDnaEiFeEyDyConeyDseveltDzbehCqueCrerDyCsaElbaFeeHnFiaGeGnaHdIaHeFvaFynEmariaFondFundEnaFnGaGeEriaGoEuraDcoeDeEannHaHeEleeFiaGneFlaGeFynEmarieHyEnaFdaGoEttaGeDhanakDiaEeEnaEoEtaDlynDmeryDsEanaEieDtamEislavDyCwanDenaDlandCxanaFeFnGaGeDieDyCyDaElDceCzanneDellaBuadDidhriFriEriCbaiyatDeEnDiEeEnDyEeCdabaDigerDolfGsFphDyCebenCfinaFoDusCggeroEieroChiDullahCiDtoCknCmenDiEkoCnaEkoDeCoxiCpertGoDpertDrechtCqayyaCriEkaFoCshEdaFiDlanGaDsEelGlDtemEuEyDudanCtDgerDhEaFnnHeEeEieElynEvikCudCxandraCzaDenaDicaByanEnCderCoDheiDichiDjiEuDkaEiEoDmaDseiEukeDtaFroDzoCszardCuDheiDichiDjiFroDkiDmaEyoDnosukeDsakuEeiEukeDtaFroDyaDzoAsaadEallahEiaDrEaCbahattinEthFinoDbasDihaEnaFeEtDraEiFnaDurFoCchaEidanandFeFkoFmiFnFoFyoCdDaakiEharuFikoGsaEkageFoEmoriEnagaFobuEoEsukeEtoGkiGshiEyoshiEzaneDbDdamDeEttinDhbhDieEkDrEiDyeCebDkoCfakDetDfetEiyahEyDiEjaEullahEyaFeCgaDeChanErDilEnErCibiniDdEaDfEulGlahDichiDmaDnaEtDraDtCjidFaDjadCkaeEriDeenaEtDiEchiEeEhoEkoEnaFehErEsDukoEraGkoClDahEmErDehEmEnaDgadoDihaEkFhaElEmFjonEnaExDlaiEeyEieEyDmaFnDomaoFeFonEniDvadorFtoreEeEiEoCmDaEdEleswariEnthaErFaEthaDboFrDellaErEtDhaDiEaErFaEsoniEullahDmiFeEyDoDpasreeEurnaDthannDualEelDvelDwellDyarCnaEeEhEmiEullahEzDcakEhitaFoDdaEeeGpFrEhyaEiFeFpanFsEorEraFineEyDelEmEsueGkeEyukiDfordDgDiaDjayEibEuanaHitaDnaEosukeDoraDtaFnaEeFriEiagoFnaGoEoFsGhHiDyaCoirseDrbhreathachEiElaithCptaCqibDlainCraEbjitEhEiEmaEnFyuEswatiEvananDdarDehDfrazDgisDiEnaEtaDkaDmaFdDojiniDtaqtaiDunasDyCsaEeniaDhaEoDkiaCtamDenikDokoEmiEnariEruEshiEtakaEujiDpalDsukiFoDtarDuErninaDyabhamaFjitFnaCuDlEeEiusDndraDrabhCvaEnnaHhEsEtijeDeaErioDitriDvaCwakoDneyCyaEkaFoDmoukdaDokoEriDumiEriDyidCzhenDiyeBcarletHtDthachChalkDuylerCotEaEtFieFyBeCaburyDchnasachDmusDnEieDrbyDsonCbDastianIoHenDdannDestyenDhatDnemDrinaCchnaillCdatDonoudeCeDmaCfaDerFinaCgarChryneDsuvarDzadeCichoDgenEoDhoDichiHroDjiFnFroDkichiEoDonDshiGroEyllDzoCjadCkarDerDhemrekhutawyDinatDouDsanDuClDahattinDblaithDcukDenFaFeDigEmEnaDmaDvamDwynDyfCmDaanDenDihFaErDpleDraCnaEdEidaEyDecaErDichiDkichiDolDusretCoDaDjunDkDlDnEaidhEgDyunCpidehDpEoDtemberEimusDulvedaCrafimGnaEpFhinIeDcanDdalFrDefEnFaDgeFiFyEinhoFoEoDhanFtDifFeEnaEtaDjaoDkanDpilDtanEorDuDvaisFndoEetEiusDxhioCsiliCtachErehDepenreDhDsujiFkoFnaFreiCulDmasDngCvadaEgDdaDeriGnHeHoDgiDilEmEnFcFjDketEiCwerynCxtusCydouDfiDhanDmourDranCzenErDginBhaDabanDbanaFzzEbirEtaiDchiDdDeDfiqGullahDhabFfEbazEdEemEidEnawazEriyarFokhEzadDiEkhaElaputriFendraEmaaEnaDkambhariEeelFsEiaFrGaFtaEtiEurGaDlaFndaEevEitEonGdaDmbhavEekaEikaEmaEsFherDnEaFeEdaFiGinFraEeFkaFlGlHeEiFaFceFkaFquaFtaEnaGnFonEonEshanEtaGdurgaGeGyFeGlHlIeFiGaEzayDpurDquanaFitaDraFdGaFfFnEdaEeeFllFnEiFceFeFfullahFkaFlynFtaElaFeenGneEmaineGnFilaEolynFnGdaEriFonEylFnDshankFiFthiEtaDtarupaDukatEnFaFdaFnaFtaGeDvonGdaGneDwanaGdaGnaEkatFiEnFaFdaGeenFeeFnaFtaDyEeElaEmaEnaFeDzEiaCeaDbaDelaEnaEtalDfkiDgufaDikhElaGhDkharDlaFghEbaFyEdonEiaElFaFeyFiGeFyEtonDmekaEikaDnaEikaFtaEnaDpherdDraEeeFllEiFceFdanFeFfGaFkaFllGynFneFseFtaEkoEleneGyFockFyGnEmanEonErellFiGeGlHlFonFyGlEvinEwinFoodEyFlGlDungDwellDylaCiDchiroDelaDgeakiFfumiFharuGikoHraIoHsaHtoGoFjiHroFkazuGiGoFmaruHsaHtsuGiHtsuGuraFnagaGobuHriHsukeFoGkiFriGuFsatoFtadaHkaHroHtsuGoHkiHshiGsunaFyasuGoriHshiGukiFzoDhabEoDinaDkoDlaEohEpaDmakoEelisDnEakoEgoGroEichiIroEjiGroFoEkichiEoFbuFsukeEpeiEsukeEtaGroEyaEzoDonEriDraEelyElFeeHnGneGyFyEoshichiFwDshirHaDtalaFyeDvanshDzueFkaGoFoFyaCkodranDumbinClomoCoDgoDheiErehDichiEtsuDjiFroDkoDmaDnEaEdaFraEnaEtaDshanaEukeDtaFroDyaDzoCpresaCragaDeyaDidharEpadEstiCuDaibDbhaFenduDfenDgEoDheiEuaFiDichiDjauddinEiFaoEuanDkoEriDlamithEiDmailaDnEichiIroEjiEpeiEsakuFukeEtaroEyaEzoDsakuEukeDtaFroDzhenEoCwetakCylaBiCanEaDrheiDvashCbelDilleDylCcardCdDdharthaDibeEqueDkeongDneyDqiDraCegbertEfriedDnnaDrraDtskeDvertCgebertDfriedDismundEzmundDmarEundDneDridGurDtryggDurdGurFjonFrosDvaldFrdCimCkClaEsDeDjeDkeDleDvaFnaGusEestreIoEiaFoFuGsCmDaEnisEoDeEnEonDhahDinDoEnFaGsFeFisFlucaFneDsonDunCnaEnEsiDdreEyDeadEchEmDiEkkaEsaEvaliCobhanDfraDnEgDuxieCphosethuCrajuddinDenaDiEnCsayDselDuileCtaElekiEraDhmaithDiCuCvertCxtaEenEoBjaakCengCoerdDrsCurBkenderCuliCyeDlarEerBlavcoEekFnGaEisaEkoEoljubFmirDwekEojFmirCimCobodanCyviaBmeetCileyBnehaDzanaEhanaCigdhaCorriBoCbekhotepEslavDiaEeslawCcorroCfiEaEeEjaEyaCgenChilCichiGroDlaCjiCkakuDichiDratisClDangeDeEdadEilEyDimanDjaDomiyaFonDveigEitaCmaEyyehDboonDchaiDeiErEshDhairleDmerDpornDsakCnDaEmDdraDerDgEulDiaDjaDmezDnyDosukeDyaCoDkDnCphiaFeCraEyaDchaDenDinDleyDokuCslanDukeCtaroDiriaGosGsCuleymaneDmailaEitraEyaDptikDravDvikCwmyaBparkleDsojeCeedDnceGrEserCikeDridonEoCringCuriusCyridonBquireBrdanCeckoDedharanDtenCikantaDnivasIanBtCaceFeFyEiFaFeEyDffFanDmatiaDnEfordEimirFsaGlavJaIwEkoEleyEojeEtonDrElaErDsiaFkEysDthisEiusDvrosCeeleDfEanGiHaHeGoGyEenEfFanHieFiGeFyEiDinarFgrimurFnFunnDlianFosElaGnGtusDnDpanGieEhFaineGnHeHiIaIeHyFenHieFieGneFnieEonasDrlingDveFnGsonEieDwEartEieCianDgDjnDnaDpeCjepanCoianDjanDrmFyDyanEchoCracimirEhinjaDingerDumCuDartCylezEianiHosBuCaDnneDtCbaruDhraDramaniamFtaCchananCdhaEirDieCeDannDhiroDkoDllenCguruChDaEilCitbertCjataCkDehiroEmasaEnobuEshiroEtadaFoshiFsuguDhbaatarFirEdevDranEuClamithDeEimanEmaEvDochanaDtanCmakoEyahDerDikaFoEoEreEyoshiDmerDnerDruCnDaEhoEilaEoEraEyDdarFyEerEiataDeDgEkyuDidhiEfredElEtaDniFvaEyDshineCrenaFdranathEshEyyaEzaDiEnderDyanarayanaCsanFaFnGaHhGeDhilEmaDieEloDmitaDumuDyCyumbikeCzanFaFnGaGeDeEtteDiEeDueEkoDyBvahaDnteFovitDtoplukFslavCeinbjornFnDnEdEjaDrreDtaEislavElaGnaEoslavFzarCiatoslavDlenDtlanaBwaineDsthaniCeeDthaCietopelkGslawByarheyCbilFleDleDrandCdDneyCedClvainEesterHreEiaGneFeFoDwesterEiaCnthiaCreetaBzabolcsCczesnyCervacCilardEviaCymonAtaCaviCbathaDethaDithaCcioCdDaakiFtsuEchikaEfumiEharuFikoGroGtoEkatsuGzuEmasaFiFuneEnagaGoGriFobuGriEoFkiEshiEtakaFeruFokiGmoGshiFsuguHneEujiEyoGshiFukiDejEuszDhgDrosCeDkEoDthenCfaCgeChaErDerEsiaDiraDminaDsinCiDchiGroDebDgaDichiDjiDkiDleflaithEtiuDmDnaDoaloDshaFiEukeCjuanaCkaEakiEeEfumiGsaEhideGkoGroGsaGtoEkageFiFoEmasaFitsuEnaoFobuGriEoEshiEtokiGmiGshiFsuguEujiEyaGsuFoshiFukiDeakiEfumiEharuFideGkoGroGsaGtoEichiEjiroEkiGchiFoEnoriEoFmiEroFuEshiEtoGraGshiFsuguEyaFoshiFukiEzoDishaDuEjiEmaFiEoEroEshiroEtoEyaEzoClaElEtDcottDhahDiaEbEsFhaEthaDlaalEulahCmDaEkiElaEoErFaEthaFoaEzDbraDeikaEkaFiaElaEmotoEoEraEshaDiEcaEeEkaFoEoEshaEyoDmaraEeraEiFeEyDotsuDraFtDsinDtaCnaDcredDdiEraEyDekaElEmuneEnagaEomiErEshaEzaneDgelaEuyDiaEelaEkaEshaDjaEuDnaEerDselDushreeDviFrDyaCoCpaniDioDuariiCqiCraEhEnaFehEsDcanDduDenEqDiEniEqEtaDjanDkanDmoDoDquinDraDshaDunDynCshEaEiaFnaDiaDkinDminDneemDsaditEosDukuCteoDianaDsianaEuakiFhikoHroHsaHtoFjiFkiGoFmaGiFnaoGoriFoFroFshiFtoFyaGoshiGukiDumDyanaCunoEyaCvishCwanaFdaFnaDeelDfikDiahDnaEyFaCyaDeEbDfunFrDlanEorDnaDyarEipCzewellDioBeaDganCdDdEieEyCeganDmuDnaCganCheiCijiFroDkiEoDmurazDshaDturDvaDzoCjalCkinCllDmaCmbaDekaElDikaDpieEleCnaDeshaDishaDkokoDnieFlleDtamunCoDdorGaGoFsijeDfilGaGoDmanCppeiEoCquilaCraDeasaEnceEsaFeFiaGtaFsaEzaDiEcaEnaEsaDraFnceEellFnceFsaEiFeFlynEyDuEakiEhikoGroGsaEichiEkoEmasaFiFuneEnobuEoEshichiEtoGmoEyoshiFukiCshaEomeDsEaEhuEieEyCtsuFharuGikoHroHsaFjiFkoFmasaGiFoFroFshiFtaroFyaFzoDtehFyDyanaCuraDvoCvaDfikDitaCzcanBhaboDdEdeusEyDliaDmbiahEerEsanqaDnEasisEhEielDoDyarCeDaDdaDllussonEmaEwellDmrachDoEbaldEdorHaHeHicFuleEfanisElaEphilIusEtimosDrapontEesaGeGiaGsaEonEsaCiDagoDerryEvyDjmenEsDsbeComasGenaGinaIeFzDraEdrFurEeauEganEkelFildEleifEolfEsteinnHnEvaldIurCresaCuDbtenDrlowEmanHnEstonEzaDtmoseDyCyDrsusBiaDgoDnEaEnaDraEeCberiusDorDurcioCdianeDjaniCedemannDnDraEneyEraDshaCfanyDfEaneyGiHeGyEinyCgranChomirCitDuCjanaFiDsDuanaCldaDlieEotsonCmDeaDikaDmyDofeyEthyDurCnaEtinDekeDgEtingDishaDyCrechanDuneshCsaDhEaCtainaEuaDeDtyDusCyeCzianoDukaBjaartDllingCibbeBobbeDiEasEeDyCccaraCdDdDgerDorCgamaEnDoDrulCiDniDvoCkichiEhikoEkoEmasaFuneEoEujiEyoriDugoroEichiroEjiGroEkoEoEroEtaroEyoshiEzoClaDgaFhanFyCmDaEsFaEzDejuEkFaErDiEhikoEichiEjiEkaFoEoErisEslavDmasoEiFeEyFeDnatDoEakiEchikaEeEharuFideGkoGroGsaGtoEjiGroEkaGtsuGzuFiFoEmiGchiEnobuGriEsaburoEtakaEyaGsuFoGshiFukiDrisDsonDyrisCnaEntzinDdaDetteEyDgaEucDiEaEblerEeEoEsFhaEtaDjaDuDyEaComasCraEhikoEkichiEtaneDbenEjornDcadallFllEullDeDgeirEnyDiEeDjeDkildDmodFidDnikeDquatoFilDriFeDuDvaldDyCscaDhaEiFaGkiFfumiFharuGideHkoHroHsaHtoFjiFkatsuHzuGiGoFmasaGiHchiHtsuFnagaHriGobuHriHsukeFoFroFsueFtakaGsuguIneFyaHsuGukiFzoEokuDunCtoDuccioCussaintCvDaDeCwandaDnsendCyaDoakiEfumiEhikoEjiEkazuFoEmatsuForiGtoEshigeEzoBraceeFyEiFeEyDmmellDnEgEquilinoDudlDvisDyvonCeasaDenaDnaEtFonDsaEsaFieDvEaEorDyCiciaDdeviDnaEhEidadFtyDpuraneniHsundariDshFaEtaGnDtanCondFurDyCudiFeEyDlaEockDmanDusCygveDphonBsegayChepoCubasaDgiharuFoEuharuFoDkasaDnaakiraFmuneHraFnagaFyoshiEehaHruGikoHsaFiFjiroFkazuGichiGoFmiFnoriFoGkiFsaburoGhigeFtamiGokiHmoFyasuGoshiGukiDrutaroDtomuDyoshiCvetanDiCyenchenBuCanDthflaithCbaElCdorDurCfaEilEnCgayDceClaEyDeenDinEoEpDlusCmerCnaErDcEayEelDdeCoDmasEoCpacCranDgayEutDhanDkerEiEyilmazDleyDnerDsunaliCtkuCukkaDliCyetBvrtkoBwanaEdaEnaCilaCylaByCdfilCeshaCishaCkeClerCnishaCraDeeEllEseDonFeDteuCsonCtusAuallachCsalBbaldoDyCertoCusukuBcheBdCayCoBelDiBfukBgisCneCoDchukwuCurBilleacGgGmDoqCsdeanBjikageDsatoBkuBlaDdzimirDrDsCdisCfCickClarDeDoriaqCmanCoCricFaFhEkFeCviCysseGsBmaDnosukeDrEuCbertoCejiDkoDshCitCmCranCutBnCaDiDlDxCerCnurCoCshoCtoBrCaihCbanChoCiDanCmasCoojDsCpoCracaCsDiDulaDzulaCteDziCveBsaburoCchiChaEsCmanCnaBtaCeChmanCtamDoBunoBvedaleBweBxueBzeyirCzaDiAvacDheDlavCdaDenDimDymDzimCeaCfaCgelisDnerChabEfolauEgnEnEpDeDidDurCiaDbhavDnoDraDshnaviGoCjkCkhtangClDanErieDdaEemarEimarFrFsDenciaFeFtijnHnIaIeGynEriGaHnGeGiGjsGoFyDliFeEuDmyDonErieDrieDsonDterGsEoCmikaDshiCnDceDdaDesaFsaEttaDiaEtaDjaDnaEesaGsaDyaCrDadarajanEhiEtharajahDdanDgheseDisDkeyDlamDmaFhDnadoEeyDolDshaDujanEniEzhanDvaraCsaEviDcoDekDhtiDikElFeGiosFievichGjeGkasHiGosGsHaFyDsilGiHosDylCtroslavCughnDseCvraCzhaBeaceslavDsnaCdaEdEntEtDranCenaCgarChbiCikkoDtCjsilCkenegaClascoDdaDiEaEborEchkoEmirDjkoDlaEoDmaDtaDupillaiDvaEelFtCnaEntinoDceslavaDdraminoEulaDessaEtiaFtaDiaminEceEtaDkataDlaDnieDtrisDuEsColaCraDdaEellEieDedEnaDgieDityDlaEeneEieFneDnEaEellFrFttaEiaFceFeFtaEonDonaFicaGkaGqueDrierDsieDtieCselinDnaDpasianDsDtaCtaDleCyselBiCacheslavCbartDekeDhaDiusCcDaryDentGaGeDkeyEiFeEyDtorGiaHnaIoCdDaEkElDkunDmantasDojeDyaCenDraCgenDgoCjayFadurgaGlakshmiCkasDentijeDiEngDkiDramDtorGiaHeHyaGsClainEyphoneDemEnasDhelmEjalmurEoDiamuEsDjarEoDleEuDmaDsonCmukthiCnDaEyFakiDcasEeFntHioGzaHoEiguerraDdhyavasiniDiciusEtaDkoDnieEyDodDtEcentEilaDzenzColaFntEetGaGtaHeDrelCrachaiEgEjDgenEieFlGijusHoFnaGiaHeHjusHoDidianaDveCseslavDhalEvaDwanathanCtaEliDoEmirErFiDtoriaHoCvDaEldoEnDekDianGaGoEcaEenGneCxaykoneBjekoslavBladEaFnGaFsEetaEiFmirIoFslavElenEyslavDssisEtaFimilIrDtkoBojinEslavIaDtechCldemarsDesusDfDhaDkanEertDlrathDodymyrCnDaDcileDdaDnieCpiscusCrnameCyleBrushaliBsevolodBugarCjadinCkDajloEnEsinDmirDotaClaCralCsalFaByacheslavComeshCtautasAwaadCchiraCdeDihDudCelCfaaDiChedDhabDidCiDneDtCjdiDidCkakoDeleyCldirEoDeedEntyEryDiullahDkerDlaceEisEyDsonDtEerEherEonEraudCnDdaEersonDetaFtaDgariEchukEuiDitaDjaCqarCrdDnerDrenCshingtonDimDsimCtDaruDeenCvaCwrzyniecCydeDlonDneCzirBealhtheowCbbCdersonCetmanCiDguoClboreDdonDfDlingtonDtonCnDceslausEheDdallEelinGlFrsonEiFeEolynEyDonaDxiongDzelCrenfriedDnerEherCsDleyDtonCymanBheelerCitelyEleyFowEmellEneyEtakerBideleneDukindCebeDsiekElawCjnandClberGtEurGnDdaDeyDfEordEredHoFiedDhelmHinaFminaDlEaFrdEemFnaGeFttaHeEiFaGmHsGnFeGmaeFsEoFdeanFwEsonEyDmaEerDsonDtonCmCncentyEkworthDdyDfordEredFiedDifredDnieFfredDonaDsomeEtonDterCsseFmCtoldDtichCxBladimiroEyslawCodzimierzBmBoCdajoCjciechDtekCldeFmarIiamGichaelDfEgangDterCnDdaCoDdrowEsonEyDkDnEgCrkuCuterBrenByattCnDandDdhamDellDneDonaDtonAxanderCvielFrCweryBeniaDophonBiaoEliangGngEminFoEwuCmenaCngDyiComaraCscoBochitlBuanAyaCdiraDollahCekoDlCgizDmurChairaDikoEroDyaCichiroCjairaCkirDubFuEpEtClcinDimCmatoDilEnaFiCnDgEcaiEkuiExiangDickEraEsDkiDminGgDnEaiEickFsCpDrakCqoobDubCraDonEslavCsarDhEaswiEwantDinDmaniEinGeDnaDserEinGeDuakiEchikaEeFiEfumiEharuFideGkoGroGsaEjiGroEkageGtsuGzuFiFoEmasaFiGchiEnariFobuGriGshinEoFriEroEshiEtakaGneFokiGmoGshiFsuneEyoshiFukiCtaroDingCvuzCwDoviCyiDoiCzarDidBeCardleyCchielCeCfimCgorChiaDudaFiCjunCkaterinaDtaCldaDenaDizFavetaCmelyanCnDalDerEwCoDlDnEgCrDayDmolayCseniaDimDseniaEicaCtkinDtaDundeCvaDetteDgenyDhenBiCbeltalCchenCgitChanCjunCldirayGimFzDmazCmoCngDuoCtzhakCzeBleniaClitaCvaBngveBoCanEaEiCchiCgeshDiniChanFanFnesDeiCichiGroCjiEroCkoClandaGeGoDondaCmCnDcaDeoDgCoDnCramDdanGkaDgosDimitsuEnobuEshigeEtakaFsuguHneEyukiCsbanyDhiFeFfumiHruFhideHkoHroHsaHtoFieFkaHgeHneHtsuHzuGiHyoGoGuniFmaroHsaHtsuGiHchiFnagaHoHriGoHbuHriFoFroFsadaGhigeGukeFtakaIeHroGeruGoHmoGsuguFyaHsuGukiDsiDuaEkeCtaCulandaDnesEgDsefEoufEsefDzhenCzaburoDoBrjoBtaloBuCaCcelCdaiDellCetteCgeshDiDoCheiCiDchiGroDkoDnaCjiEroEuluDunCkDaEriDiEchiEeEfumiEharuFikoGroEjiroEkoEmasaFuraEnaGgaGriFobuGriEoEruEtakaFoGshiEyaGsuDoDselClDandaDiaEyFaCmaDeiEkoDiEkaFoCnDaDfeiDgDusConneCriEeEkaFoEnaEoDyCsakuDefEiDhaEiDifDufEkeCtaEkaEroDoEngCvalCxiDuanCyaDukoCzeDoBvanCeDsDtteConEeEneBwsfAzacDhEariahHeGyEeryEosDkEaryCdaDocEkCfarFullahDeirisErChaDedDidFaErDraCidaDmDnEabFlDraCkDariyaDharDiEahEyaClaEnDmayCmfirDirCnDaDdraDeDisDobiCraDehDinaeaDkoCurbekCwiszaCydDnEabBbigniewDslawCylutDnekDszkoBdenekEkaFoDslavHaCravkoCzislawBeCamiCbCchariahCenaDshanDvChraCinabEebCkeDiEyeCldaDjkaFoDlaDmaFnCnaEidaEsDchuDiaDjiroDkichiDobiaDryoDsakuDtaroDzoCreldaEsenayDoDrinCtlitzDtaCvCwdeCynabEelFpBhalehDnEgeriEnaGtCiDhaoDjianDmingDqiangDweiBiaDdDrreDuddinErCbiahCckCdanCemowitCgaDmasChanDniClphaCnaDoviosGyFyDyatConCtaCvaEhEnErDkoDojinEradCyaCzhouDiBlatanEkoBoeDlCfiaChraCilaEosClaEniDtanCnaDiaCoeyCraEidaEnDicaDkoCsiaCticusCyaBrinkoBsaCoDfiaDltCuDzsannaBubayrDinChalClaDeikaEmaDfiyaEuDmaCmraCrabCzanaFnaDiaBvezdanCiDadDkaConimirEkoBwelinzimaBydrunas
4 6 7 8 5 9 10 300 11 171 200 240 12 120 100 133 109 150 92 13 14 15 16 17 18 28 27 19 29 20 31 33 26 30 21 32 22 34 35 23 36 25 24 37 38 39 40 44 41 43 46 50 86 42 49 52 57 63 45 48 53 55 47 51 54 56 60 62 71 80 59 64 67 61 66 68 74 75 69 77 79 58 70 82 72 76 78 84 89 96 65 81 83 85 87 88 90 94 91 93 101 102 108 110 112 113 117 122 123 124 126 132 135 95 98 99 104 106 116 118 128 130 73 97 105 111 114 115 125 127 136 137 138 140 141 143 144 145 146 147 148 151 153 154 156 158 159 165 166 175 177 179 184 187 194 204 214 103 119 129 131 139 142 152 155 160 162 163 168 169 173 191 107 121 134 149 157 161 164 167 170 172 174 176 178 180 181 182 183 185 186 188 189 192 193 195 196 197 198 201 202 203 205 206 209 210 211 212 213 215 216 217 219 221 222 225 226 227 228 230 231 233 234 235 236 237 238 239 241 242 243 244 245 246 248 251 253 254 255 256 258 259 260 262 263 264 266 267 268 270 271 273 274 276 277 278 280 281 284 286 288 289 291 292 294 296 297 299 301 302 306 307 309 311 314 316 318 320 322 324 326 328 330 332 334 336 340 344 346 348 350 353 355 357 359 362 364 366 369 371 376 378 381 383 386 388 391 394 396 399 405 407 410 413 416 419 422 425 427 430 433 435 438 440 443 446 448 451 454 457 459 462 465 468 471 474 477 480 483 487 490 493 496 500 503 506 510 513 517 520 524 528 531 535 539 543 547 551 555 559 563 567 571 576 580 584 589 593 598 603 608 612 617 622 627 632 638 643 648 654 659 665 671 676 682 688 694 701 707 713 720 727 733 740 747 754 761 769 776 784 792 800 808 816 824 833 842 851 860 869 878 888 898 908 918 928 939 950 960 971 982 993 1004 1015 1027 1039 1051 1064 1077 1090 1103 1117 1131 1146 1160 1176 1191 1207 1224 1241 1258 1276 1294 1313 1332 1352 1372 1393 1415 1438 1461 1484 1509 1534 1560 1587 1615 1644 1674 1705 1737 1771 1805 1841 1879 1918 1958 2000 2030 2061 2093 2126 2160 2196 2234 2272 2313 2355 2399 2445 2493 2544 2597 2653 2711 2773 2838 2907 2980 3058 3141 3229 3323 3423 3532 3649 3775 3913 4062 4226 4407 4607 4830 5080 5364 5688 6062 6500 6754 7049 7399 7825 8361 9066 10065 11662 15000 190 199 207 208 218 220 223 224 232 249 250 283 304 313 338 342 373 402
:A0000000=B00Ǩ00:=000000000000=0H0O00z=0=i;000?0:@?;00:0900000b00=0000000000000000000000000000Ê0S00090?0000000000000000ĉ20000O030ǰ9000000h000000000000000000:MU00A00CL0RF<00000001000000000000000000AC0700000=00000000}B000D00ŔAGKS0=13Ö000000000000000000000000000000;000<000L00000?00000000000ŝ00004002000400=@0:0000;0;:00400=¡02700000:100x20000=®0000;0000=00;9=0?000<0=00;00000000000000000000000000000000000000610000000000000000000000000000000@00µ0000T400000ǚg10H0B0000004X000ǿût0E6<Į000G00M00a009b0002^L00200510g8č0>7:7=0A0A0000000CI00G2H1;:KY<600ƙPƨÕ000AA0DÐ00?ȷ\`Ƹ\`01į0000000788ȂƝ@D070B@?07;®33Êj023?0300030ŀ025ǃ1O0q03œ04pűE3000000040P?000;000W0fª000uK0=06700ì0gB51ƌI0000_F0157DX 0C000[00?A0B0eB00ȍ0009@00>0B00@ƪ20?=0N00001709900000F0000K0l1000::B007>0000B05000\`0000ȕ7ƀH00700120000000900<07B0007000000000010c00M00ŝǤ76B90>0ȵ00Ȓ9;:00>::00Ġ70600ŨȘ3355â6?½@[]C0ÿ100þ415C0F00\\00<00000202RƭE106100000000ȅȔD50c00303052R0Ǡ000<04Y3JƆ003ǔ10052\\0A0000000000000ȟIU00ìdX071W79500<Ǒg0000a000000000080?707?000000002000Ƨ3@002_3F0000>00000000<000:0014381N0G0G0A0BY0021;;0@3;200103;0D000000000000@00501NL5Ŗ25<J20a004000@u32Ĺ07G03@00000000061050ŗJ000n70:0g00000i700ȅ0G0@00;0Ď00A00000B@0005000000000L009000000000:0B000C200D00000004pOǶ8EE300?0@00F0R0000:00;:00004000090000000A003B00700006009:000000000>0A0000000B0000000000000000000000050w5ƈ44F00>e005o0\\00000003WC0e00v0720000đt;060000B07q00000400A0E007001?;0000806000000000000?009000B00@;0000000A>09;0>090;000000000000B=001>?000000:00000A=03000100:00600600000000000B0000000000000000000D0000A00000000000000000000000H000?0>00000100000400>J3ȱ93<0s0000000400000000000w00000O20Ʃ0000000_000000000400000000;0000;00:00000@;0D0002Ƌ10:i240028ĝ000001000000000000000T06č12J0S0ZŢ;00900L00000A000=0pǳ0000lçÙ0000I0000000000000000<0000000200ÁyƧ2042t03500ƉqP0K0@0^a0ƙX00U00\\0?0QŚŮ013Â80003·Yȧ4i04È306VǬ00000000000000000=i0920009000000A000:Ɩ001ĦǬ800000?00@0000N006000000?:0:0000000000000000¡00öØK0Ă000000022003O00ɀ00{ĜǢ<400::0=0000000200000;0010000ǝHm00000A00000000000000000000000000IÎ00000Ʌ0±ƵVB@00000301EhăXǱ0Ĩ00000\`0000000402PC000<0ȖÝ0VZ0Ų^0ũ0ȡ_vQ[00Æ]0s00K85X030080[8L21F2ź4£620wP000000003MÕ00k00ǲ18AǏ4¾0003u00J\\000004<h0000004200000000200000000000000V4_B0000S000ĩ000000000000000000000000000000¡G0002000´04000{000000ƚ0084ùC207O?0061000õ0EH0WëI008E450700000000006¥0000LNY8EG03\\1Ȇū1H4c08525640rǤDMË_<DK0P}45Powǆ1o300ȣ2CĩF2?ɂ4ȋ5<<1Cƴ0N¿2pv§G04S0]İ604000į2410D02100?30500Y44ȇ245CMJ]ƒ0M40N00040²0Š6Ą001D0âJ000519008L0ç0V491000000200ð000000000000000Ƽ00c4000000002E0n0K000hR22]0000R15L5E0017015EK10}PR4śȭ1CrŰR01Ƴ411kCN>4_04Z30]08B0000¿UH@021212E5G10DE^32ǺG500š0U00E0000X70B00000:109;00000000000000>20020000W000000000000:00000S0Ǖ0K00P5FL5<040ōDCÒ0IǯȊ1000\`00Ȫ9ķ000n4=0£0000900:O000E036E0000>00E1Q4ǄG0040>00hĒ0ƥgǘ14<|431103Ô001Nő0Ŏ2j^000¨Ɂ0010020zN8T50531E0U0£00Ơĥ¹Ŋ0002250ź004Ń0w{\`a13b090Ŕ5400R0v0000I00U00000000?2X460000000ǋ000Ð000ŏ00006100ċH21<WQ136D6ſY50\`kH50i0000Ïl0R4C1IV0Œ00000000000A00ń0z0Ǜ000020000013000058M03C003<ÑFN0IP00y01Ǐ4000400000000ǅ000000E10ș0g4g<000020000540>60000000000240000600ė0004@ǈ1J0B0¹000mY0000?00X0;00îƂƂ300BRQ<8C0ȩ><2HƟ@BB32N0Z01;03\\<0ǐ00z03022<?05uI0314GEo000Pp009B0X0=0=0°T2ƘE00S0 ƐņUSŏ@0ģ0000000ĭ00=ȯD0000Ex79000007000ǌM50006S4002ƈx5e15LXĶnF8ƨ<N1MȜȎR600001E6422e000004A000U_0_1?0726å403B0Ï34N665ÚSs[1J20<4ř@103CQ028U0E=S3¬000000B1C03V0ǫ50480Cȍ8xv0400\`20ƒ000|000ƃ0000N00<5¹2U0N00500000á06330®¶0\`±00=00:048MǕ0ȃ\\¼ĥ00y00000000000530910000000500000[000??>009030L00000000a100B503]00h000004000B=0::;:00000000000400000u0000f0zƊ30000S<00Pæ2=:0~69203ƮhȦ000154SK0]Ȥ0{11Ći0O30Ł05T04ºZU42G1_30K8Ǿ0100<0ȫ0J0P0MC1¬005S100Ì00ȈQ0000Z :07A00000000000000000005300Ò0000805şA00000000M100o003;000000000000>0>01ƅk000O01Ļĺ03;:00?00?00000000000000000Ǔb55c1v0äoD0M00000D2§0003BÅC03ƭ0~00<0D00ť0^000H00000000N0ǀ000¯Ä0Jǈ;?4100Ė00000Ȣm00Ưf002O0@00A0¤0Üa0000000000001000000000000000Ũ200000:00>00=0@0000000A000000024GƶD136X0;O00P0¤CIơ<N80000;:;K821110042D00ÍN050705S47;0>A120g200§¡aU7P1s4Ȱ>8M0050Ť1400Ʒ40=>0ºQ0360dŜCj0EhA8003Q³000Yj0N06=ů004>0«0C_530©t1;Y>07@¦00705?11A22qx005:j<709O;§=Aǒ0:>0Ư4000¦6S6D000000F040000E500000^0000V600ĔH00000000030H0Q0000000000000000000000Ȕƌc³h0ŐĔ0ƕ3000000006J3Ø0330^00ǟS¾Ë0¡00000q0000000¶0200000090p0900000<4v8>ßƱ00F000002?Ƹ3E0060004040000024ǥ<00n0Ñ4M92ÿ9041S00010Ʃ000Eć0^b0000lD3>8Ǽ840@Ķj0Y0==4:0004EG02000000003000>A00090Q0n000000000R000000>3:;000000001>=0000}000<ô[>0>00000000A00000A00000=0070000071B700705^L00400K0Ċ0000030000{000VDCġ02PG00KÆ<GĸQ0700000n0000000000000O4«00=1ŋ@D0000000000000B000000:0001400000L7000000Y000000u090C00000000000000060001q008Yð60Ǌ8UE08N0310G0008[1y00TƎ000000F000cÁ0^000;B62Ȇ0[9133ƶ0:Ƥ090000300Ȗ²ŞJ000400000ǮÒ1ēÍs6Ʋ50006Vď10000006o]A0:B00;00:000000e000;00000000000000?00000030000000000000000000000000=0Bś?>7W00000:00Bƚ0000001zs01000g0m00000000000000000O00H600LÃ0000Çg0ț;00L0000000x000g;0ZUÚ3LD200000300000000040F_0l0ŭ02ď1ú1300502003200T000000000è001ȥ2180<j;ŐW2T4Ms5700000ǻƔUFāÅ00000H000O000Vh00000:M00|0005T6Ŧ42000000A000000000000004000080000000000000:0000001000800aŮ4¹\\000000@Y4000š00290¸00R^00000:=00Fg000000JE0G0B:0000U10000000D06ǎ0010ŹŇ6ǀ3506ǽD0032000000000000000@00000000000?E1000000|00909000B00Ɖ000000000000000000ǃ6©0J0000õL02000001000Ƈ×00WȐ00r²00<02000000001S>000Ď00000000@0000000Q90000000000000000A00000000;00000000000000000000000O0¼:000000ľ0?500ĳ03003100000000;0B=000000000>000690000000000PF000000000000;0000000000000y00m0?600010^000000000000000000:1A000000002300000X07Ç00060000000007=;000000000000000J¬008ȉ0>=00ąmY9Bǯ000000d0000000000B0>900009000000Ŗ000?0B000Ar0A000100000900000Ć00000000090000000YJ0?W00000;0N0ƫ00000¥Ȁ00Ÿ0D3500080ň40}1000000000A10Ȧ7«0\\0000R0:0=0000000000000000000000000 60000ȇ00000QƳ000{00AW01ž00F0158V000000g000_00220000009]00F00000000000000000000000000000000000000011000000000003\\v0Ĵ30W30300l00<0O707;7900000O700000000060000000000000000000000000000000000001000000000000000000000000=:?F0J0A00006K0[iŻ0000Ă5L00000¸ô[00QHD0Ihi0:000p0>ǦS00000001@0?0Ā0@2OĽ00;00;00D000­000090v00<09000A;000:::000040930950Q001050060000Ĵ00@@:000000000žE<T000000000000008000000006´00000@00000Q700000000000000r05030H2k0>0000D00>000001000000EF003000M0?000a70:A00C00000;00>0J?0005700ýFGF0000600000000000030079t00d>;S0>QJ00000000Û01000@00Eǩ0000>0Ā3ļ0<0000¿y3ħ;J;:4O?00005<00000000000j=03s0000300790·@0002ÂL000000000@00000007?Ĭ900000020000L20>000WeA0000000>001200@00002000000000000000D002002EJȀ<16Ƀ]010ƻ00005TZǟÙ35q01123S6@F703L000000000000ı1G00000¼07:7>0003024\`jl10fȴ=Ohƣ10F0UD00;7<30Ǩ12K0L[2¢<8Ȉ668C00010ǳù100K·25003e02R]02040S40ŕ00000000Q000000]k00O0À0ȝ«0DŌ0000Ɲ00002P22zF6S0ǻRG251HŶ2m0|2Nŭ4êx00[00ƽVtƿ4ȗ00970000003N10218G8463BK56610FGĲȯC1Ģ0000¯DJPĈ0ǩw2E1Á00e0ƏJ00;Jo2F_XȎ008R000ǜ584țş24ƴ34002C0Ü007B779@A00?0Ɩ00Ɯ000ķǒ66000>400000000000@0@=ŀ000Ƿ<2HƑÌƢ2;010000000006Ët0àȂ5ư05WH00D1Č90030=100ȳ2ïsD1kWī0ǔ1L<0040000:;0030F8012D00Ƙ3X070Ǿ0Æ20884100E0M000;00ĵ?N00Ɔ0A00000ș00j>108Ȭ0GƼW0Ñȏ=>0d06I200m0007A@0Tő1ȄK6>ȁë0Ʈ000000;=UC0ǵ^ǰ000000015:1A0RǜĨ?3CZfȁ105]A4B90łCȼ00700ƅYA001009030:01000000000000000000010ǽO000060>00002000000009@D<<5000B00000000000000007=0002000>0[O000>0000000F00103800000040009001300@100000M001A0000000<F0F21D00000040000000000010000000000000Ù0?C000b100Ȩ269E9@£p91HœÆ3C0?21550W40@1000GZ8EL40000023^<n1040300K500000000000¨1a2@40088t1301@64Ǹ6\\3UbȑE1C2kǣCǮ<830Ŵ\\0=5030ē000000000000000000000000000008c0000000000Ĭ0110n÷E56600000@0000000000000050000000000000000000000000000?00C01G3U0008000000000<20004000Ǻ20000<036ÞÇ±ǲ62<0í0100Ĳ3021ÀJ0200500000C00Ȥo0Ì0000ę000X0fC80000010000200PÊ00200R00M0000001004AȞ0000000>04@0000900001000000A00:00000>0A0000000R?050900006026e00000000000000000060ƿ06DOd<5ȝ304002003000000001060S000000000000V0000000I;y0000Ĝ0=0001D0000J002010X0B00000001000000000000001<0000020=00000900000000000000000000000000000B0:@0>000000I0F0010\\000000000000080000J0000070000020ÃYE013ų0ȹ<¯0Šȿö040I½ÉC000005½2012S0E00@000000<000000000000000000000000000000000Łr00000000000000000000TƷD0P505000002H0090B000000H020<F4]01000000x61000001C;800400000201j11OH022f10002000Ï000>0004@=ń00h00r52E01D2<01b01002W;63468J234Ș0E0300H411I42442U620000U2330560;02sR6MÅ2NR8203ȟ14050K¢Ɠ4¸<0000PF\\3ŵ00250020C0123_822:H<H2E432k06b3SǶ000000@1;f057Į160A0Js\`{@1EH004C0ƺU350?2CB00104J´130iM0M200?@1=1À]0000_Qĸ]0>0490D[qƍu1Ɠģ0Ǌ6070M20433:Z30100j0L9P060ƥ0eV=048DCƦ0eų0Xr7AÄ2X00I80907A00000Ɓ0003:03?:07:DCA01U000030300H00@0008B100006?0000A@gne000>B98111Ǔ1Ʉ:0700790lȲ00000Đđ1R0D:<10GMQ000<00i>00»000000Ȫ1091030G0K50CMD0000;@000AcGF1RB20=000000ƕ006000000¥0030ǚ100í[050oL10I86ŅQ»m2050408<CÚ±000H:2Ÿ2ǧ23x4020EZ22ƐDJ2o4300000Z50X40ǪcǢ004¢?4840A5?040G00B0×08}E>n1Z004;00079000027:kHnC;Z{2Ƥ8¬_0I008L0Ɇ05200000>000000D2JǍw30>070?0ă:0î0K>09>D0:P16?0Ċ008Û00@9000Eņ00<ý\`:9ü2UDK352µ0Ə19\`030P00O00000000Ļ2¿X00000000C00600AG00054680A40001]2ȸeb00807<0300I0000ę<?090118530W3wM00050ø0000H000:000040:90000090=0000090000000000^:0060000200000<200110=;00f0W040000007900:0?ÉI9?40000Cd0;60l06L120c2009@470000É00050I300@0000060P200900010?0000000000000000000000009L0Ǉ?01010030]120AK00Ŭ00Y4K3r=ÓT00I\\110aō0o000:ßƣ10060000t1Ȭ3E<5G@Ƚ8a5Y162f32ı6~5U~103Ȼ8041?ȮW7700Ń=10MQä0E20f4ȉ06C11a207002K<3ǥL1921000Ʀƃ>1}L20|£0K{0002;00000ƵYȧ7704050;07A030063Zŉ2F¦0TZ66K0G50b[010Dĺğ00:0001ȏ:0@Ǡ7C000»00000aF1ǂ2?01ȴB37ó2b1S\\4:QD1CH4q1<2100?000000000000000000080000000000000000000000000000000000000900000000000@0;;>0700040000ň00<307==90000000000000ü0;Ȝ@00?0=?ľ00000990RN@0^ŕŽ0N400\\0000{ļ0G:40:>1O0Ľ0°A003G030J~10A00000F00000006OwM00D400007<00A<ƞ30´6000>700700000:A0:000]0321Ź5020001200?Ř0@ȗ3203OJ24Pñ7FF000b0ƹR0500000020000000000¶100F¶03013=06040000;06y0u15622y0I=0040f00=C00000F000000000007T72Z04ȱS10:9L?Ƣ00ƛ015VȠ000000080000000000000000>6<00000000010L2Ɵ3000:0000000000003>1=00@ǌV00;B000000600000>00007003mA;@002ǹ0A000\`07E70000000|0\\9001\\0009900000Ť00Z00BA000A020E00000r;009U:B5Ŋ004=00S90:000032HğF090;P000000E30000000202YZ4Ě0bfř000040000000002000000000000000000000Hj2000000100000000000=000:000000DL00=0000@>000007770000000D0000000Ⱥ000000»0001ƲU0Ë010m5000:001001000000000200000000000000000000Ħ00c000L°V0000000000000000000000000000000;0000<5W0??70000000070000077;00000800000000007B000000000000000000000000000000001=000¾0000000000;00000000B00<00400A00>c0CãG1:5Ä04C6RĹ520000000d001000bA00000000000000000000000000;0;0900004000900000000001Z00<50001000000U5000041K5ȩ00000k00Gm000000000000060Ī000000000000000e000703000070;00000000>000000000000000000000000000109ŞB0009Ĉ200=ǉQNŧ2M50000000@00000000000:00000@00000000000ø0000000042R040000000?40Ŏ00000=r8<dDEŋ0V0Ŀ0000G028100T00302000B0w0600q10000N00[0B00081801=00000000<<ǵÔ4ċW8~5I005K00¸<00Ǳ0D8000010F:015a0000A00::700R600Z0:A0:70A08000??0;G?Q000=C0000İ0C0;0000010c0000000;90000000;7?V000000000000000100000000000000000000000007E8XB2y03B00j00=73delF000000000002000D000000ǗǄe0}=000=;G0G000100d10x0h0007B000:0000:00@0@G05000003000000DVl0100002zmC00500]0000700wB0000000009:?00H00000000000000000000000000@A0\\020T04ħ020^10<Ð70700=0¦0000080I703900000;=00611?000000Êb000001I00V010000000000û00G00\\0·0000000ƞ00000700>000800e0Q00004S0Dą000000000000C@?0000000000¾00000900000430000000100000200÷000000<00000CQ10éOȐ664001A?00003u>00X00C0000000dd0=S000_0001800000000000001Ä00802d­ȳ@0ȋ80ĵ¨LÅ?Ȩǖ0025¼000Pư000100?000000000020ŗ85lY10Ƅ00100Hǐ4000000000=53Gĭ000¨00000W000ĝ000?éȊ090000501000000000001000©0ǖ0000Ǟ00JZ\\001K2KHǘ8030000000000000;000000000P000010<000=8000000000000:1:B00=0000000]0015JI00000000000000B000A000000R0>00È00Y000000]@01ī00000000002G00000000002000B00000000005}000000^<0060~V0V0000001000000:00Ô1QǦ68u?0C000000000@000000000000h5001ŦI00000000000000002000i00000000000800020000000000000000O>0Ƿ00>00>0000000000űĖ8000000083000<ƪ30fi000Çǧ100000;000000000000:00 @030C000B000000000ţ00T?00000Ʊ90;005N3Nȑ4p80001215¤56Sȓ2¥00300t9>1A2a0<850ƍū004100=c000000300B_000000010000715001000:O0IBTS011ėCſ03J40000002JN@8¢0_ú0IX0[020?0\\4Q0Fy03Ƭ00A090010Ŷ@0f0Ȯ000T0[Ŵñ200Ƭ\`0000000ª00000000008B004000;E0000008000Ǎ000000100200009001Q0p14Ȳż0Ż;0Ǒ000X×|23³O¤000ó¥ǆã0_|@00 ȃ0=000000A0ŘE04¨0IX00W5<80z00Z0000ŚKȠ00­<BF6Ɨg00Â000=ǅTN0SáT}gCEv18055^aCDǴjHY112\`2Rºũ44\`405ÌM1Qk>Ģ24001x[0;HZJÃf3Ǵ0b13000000Ū1<bǛK00I0ÉÈJ<0Ó00000000000007X000000000000cǣ00000Ȣ3M21r0000000Ȅ100000000000000000000000000000000000=000000T<0C0ć00200600000000000000000000000E00Â00020000000090=0B10>0000=000000000000000>0000000A000d0\\00000607i7000F004ÍƎ;00>00ĞÃ000ŵ:00Ƅ06I00100000?3000½0000Sǹ90@40000000011000I2000ȥ0ā00000w\`000KK003P600750I00000000>0ǡ0Ȟ404000000056E000000000a00000000000000001000200l005\`00000000000000000?05K000~0ȕnd0000Ǘ001070000003000140000000000000000000000000000>0000000c50cO>000B000000010100000007:700000A0004000100000000q0;;0ě0000@8200000000000>000Ě010000000?00000000070000000k00006000000I100000==@00000B007G000206100022001F0MG0;012J40<ŷ61C3<06F1<dDƺW0M041KTC2100012H00011<4<Î120418M3V4001ȡT2h5R000C00þª23118133<100Ǚ§60631<0I;HN00810|000>ƹ30306³æ02ïWLĘp25<13402_1942H0921<01G045053ÖC5ĕ1HCƾF00N3Č2000:0I000000000000000000000000000000000000000000000014000100000000000000000000522F3MȚD000000;104000000000000000P8N46230000000000770007000B;0000=0000000000000000000@002A000000D0JA000Ī00009V000000006D00000000000s000053000©0000200000000ÀB0i00200400060000000C0000?0100000>000?A0400000000060000000000000005000A?0070090~B7A77000040000O30L090?Bd00?B9701008:;40}060Ġ0m0:>5M790300000000000B00000001000Ø000080000000000001ţtZ@Ɓ000¢V0000@0ǋ0QDKG10000000BC50100060000000000ł000010F8E2ȌWȓT0D40ǫȣ7o0²0000000000<0000000Đ000E>4000000006Ű300800t00060000000A0000000100B07001000t00S00000001000X0000;40MC00000000ȭ<=F00Û00030I@8TƜ0k1C00E000000000000002000000000000z0F00b=0Õ0ƽ020005500000B10q5¦0]0000000000000000000000000000000000=0000000=0000002000000000;403004000000000000400000000000000000000000000000000000000000006000000000000000E00530051060;Œ<B013l5P00[3Î5<<03052kǪ0\`000P0041200000E0D0p0Ec<06^0000Ō000u0Ū8B00001@200B000002C0N0©3120000000=0000000@0000000000002=040IHE00046G000000º4000000ŉ0000G4>00;0010?00001030111T4<0550?=9O00400003L3ÞǿK1QK9µ412VĘ°ĕ6ŧr4Ǽ0000000000000000030>a0L0000000000000000000u0=0000n06000>0[A500TR0ƻ00;0:Qơ00030000ǭB62p<2700000ȫ4D50200000000000088000000H00h>0W5Y7000000120F6102PHǇ<900000011N0Ƌ01AȚ0Ǚ0090250044[d=00N00000002@1Ý4]ǝ00000020>0000000000000000000000ƛ0:P000F02000830>070Ɣ20000000000000000050000000000000>2031Q00Ⱦ|060014Z0ǎť0400000000000V100000001100[0T01000000000000300000000000000000000000001030G00000000000<ĤÁ>ǉ03300ƾ024M­rHHD0NĄe0¤2?600FWp00Bƫ8830s00000000000000000000000000000000000000000004I000000000010B000000>0000000000000A000000050823[R0610ů4RVU0OŇ0B0000000000000000000000:0000200000000?000000100{00;0000000002Y00000000000090000000000000030?0:20000000000000Y0000?0000000000000;00000N0v6?000J20t7O01A0Ơ000308000M20>00?0=56Ų11501180u00000000000000000=00002000=0A0900>00000000000L0A0000000000Z0E000030Ğ00E0660000T0106M0@100P3ŜI5303G0R334ÈP084ICCżDƗ:10610900J300400000000D@KŬĿåǡǁ400Q00000000000000020R0@7?700000000000000\`000D000~ǁ0<P000408000000Ņ0ě?08000>2sġ0QNȒ000000000@0v000=00C060ŽR00880000000000000=00000000=00000000I01XC00000:0:0000000B=00000Ē0000000080000000X0000Vĳ0J00Ȍ0Q3;Ǟ024000D00xLƑ00@00>100Iǭ00000=00i000@0000ĉ0a11ǂ1@00U0LƊ_000100è0700000Sàȶc^ª0mµ00N4®zĤ04<1505ȰPǸ2ò0170VŢqÖ\`000MJv0¯MQ0200000000ê00000000000>39Ó00000000b00040C0000101000u0A?@G0319W041001000010000000>0005597905000000000000?00000000A:A0?000000000000000002000000000000000000009000>000=005000B0=A00;00060000000100b0200D0710030A0:>0000?<;0@000000?000000000000<ŷ83G0200^=;00000000000001000000000000000F00000000000000000000000000000001=o?A;B0000@@000400000000A000@200100000003000000000000003002B0BB00000:A0201200400009000:700000=0B>00?0000ò01ƇA00\\0ƀq0LI100000000=0@7C00B00000000;>000d4<f000000000000000000000000000000>90000O00Il0EY00400<000000000100:0700000;?0;B=00000000000A00=0000B8000000000000;070J0G00F40FK;000000000000000D0800<@00;000000000`;
export const surnameFrequency: string = `AaaronFsGonCsenBbadEieDlosDrcaDteDziCbasFovEteDeyDotFtCdallahDoDrahmanovFkhmanovDulFlaevHhHyevCeDlElEsDrcrombieEnathyFethyDytaCilaCleErEsCnerEyCrahamHsIonEmFowitzFsGonDegoEuDilDonCsherEireDtonCuDladzeDrtoBccardoCebedoDvedoFsChenbachEsonDornCkerFmanInFsonDlesFyEinDmanCordDstaCreeEsCtonCuffDnaBdairDmEczykEeFkFsEiEoEsFkiFonDnDryDyCcockExCdarioDingtonEsFonDyCelmanEsonDmovicDnDrEholtCgerCilovicCkinsGonEsonFsonClerColphGsenHonDrnoCreiDianBekBfanadorCerditaBganDrEwalCeeDnaDrCinCnewCostaFiniFoCrawalCuasEyoDdeloDeroDiarElaGrFeraFlonEnagaGldoFigaErreDlarDonDstinBhamedDrtCearnDrnClDersDgrenDstromCmadFovDedEtovHicDmedCnDerCoDnenCrensCumadaBicheleCelloCgnerCkenFsDinCnslieEworthCspuroCtchisonDkenCvaliotisBkbarCeDrEsChmetovCinEsCridgeCtarDerBlaimoDmEedaEoDnisFzDrconDsDtorreCbaEnFeseFoEradoFranEughDeeErFsGonFtGiHniGoGsHonGyDinFoDrechtEightFttonEoDuryEsCcalaEntarIaErazEzarDocerFkErnEttCdacoEnaEyDenErFeteFmanFsonDingerDrichFdgeCegriaDjandreIoEoFsDksejevDmanDquinDrsDshireEsiDxEanderHraIeEisCfanoEroDieriDonsoErdDredCgarinDerCiDceaDevFiDffDxDyevCkireClainFreEnErdDbrightGttonDdredgeDeeEmanEnFderFsworthEsEyFneDgoodDieEgoodEngGtonEsFonDmanEonDowayDredDsEhouseEopEupDumsDynCmDaguerEnzaHrErazEzanDedaEidaEndarezDodovarEnFdFteDquistDyCongiEsoEzoCpertDhinCredCsopDpaughDtonDupCtDamiranoDerDhoffFuseDieriEzerDmanDoEmEnCvaEradoFdoFengaGsGzDeloErezFsonEsEyDinEsDordCwardBmadoFrDkerDnEgeldyEnEteDrEalFnteFsingheEoDtoDyaCblerDrizEoseGinoHoDurgeyFnCedeeDllDnEdFolaEtDrineEmanEsonDsDyDzcuaEquitaCickEoDdonDnDsCmannDermanDonFsCoDdeoDnDrEeEosoDsCrheinCsdenDlerCundsenGonCyBnCayaCchetaEondoCdersGenGonGsonFtonEsDingFoDoEvDradaGeEeFasHenHsenFjevFpontFsGenGsFwGsEusEzejewskiDujarCelloCgDeElFesFisFlFoGvHaEvineDleFsEinDstDuianoEloEsCkerDneyDromCnaDisDunziataCsariDellFmoDleyDonDpachDtettCtengDhonyDleFyDoineEnFeGlliFioFucciDrimDunesGzCwarCzalduaFoneBokDiCmBparicioCelCgarCoDdacaDnteCpelFlErsonDleFbaumGyFgateFtonFwhiteEinGgCrilBquilarEnoErreBragonDiEzaDkakiEelyanEiDmbulaDnaEdaEgoEtDtaDujoDvenaDyaCbenDogastEurDuckleCcandDeEneauxEoDhambaultEerFyEibaldFeEuletaDiniegaDuriCdDenDisEtoDoinEnCechigaDhartDlElanoDnaFsEdFsFtEsEtDvaloDyCgentoDoDuellesHoFtaCiasDolaDspeDzmendiCledgeDineCmagostEndEsDbrusterDendarizFtaGroutErEsDijoEsteadEtageDondErEurDsEteadFrongDwoodCnDdtDerEsonEttGeEyDoEldEneEtFtDwineCochaFoDnEowitzEsonDraCpDinCrakelyanEntDedondoEguinEllanoEolaEyDiagaEetaEgoEngtonEolaDowoodEyoDudaCsenaultDlanCteagaErFburnDhurGsDiagaEsDmanDripDzCvidsonEeEnEsoEzoFuCwoodCyCzateDolaDuBsaroDyCbellErryDillDuryCcencioDhenbrennerFrCencioChDbaughErookEurnEyDcraftFoftDeErDfordDkenaziDleyEineEockDmanEoreDtonDurstDworthCkewEyDinsClanCmusFsenCperCtinDleDonErgaDudilloCuncionBtchisonEleyCenEcioDrDsChertonEyCkinFsGonEsonClasCnipCtardEwayDeberryHyErberryDwoodCwaterDellDoodBuCbeErtDinDreyEyDuchonCclairDoinCdetFteCerEbachCgerDsburgerDustGaGeGinIeGusCldDtEmanCmanFnDillerCneDgstCrandCstEellEinEriaCtenDhementDonDreyEyCvilCxierCyeungCzenneBvalloneEosDnsEtFsCelarDndanoEtDraEettHeEillFttEyDtisyanDyCilaEesFzElaDnaDsDtiaCrahamBwadBxelsonCfordCtellByalaCbarCcockCdinCeDrEsClorDwardCmondConDtteDubCresBzarCconaCevedoCizCoulayCureAbaadeCbbEittDcockDerDicFhEnFeauIxDstCcaDchusEusDhEandEelderFrEmanHnEusDkEerFsEhausElundEmanEstromEusDonEteCdDalamentiDeEauxEnErDgerFttEleyDillaGoDonCeDgDhrDkDnDrDzEaCgDbyDdonDgEettEsDinskiDleyDwellChDamDeEnaDlDrCiDerDlEesFyElargeonFieEyDnEbridgeEeFsEsEterDrEamovIiEdDsdenEleyDtyDzeCjramCkDerEwellDkeFnFrDosClasEzFsDboaEuenaDchEomDderasGramaEonEreeFidgeEucciEwinDeEntineEsEyDfourDickiEsDkEeDlEaFnceGtyneFrdFsEengerGtineFsterosFwEiFetFngHerEouFwEsEwegDmerDodisEgFhDsamoEerDtazarEesEimoreEzFellDzerCmberCnachEsDbenDcroftDdaFraEyDeEgasErjeeEsEyDfieldDgEertEsDhDisterDkEerEheadEsFtonDnerGmanEingFsterEonDtaEonDuelosCptistHaHeCraEhonaEjasEnFowskiEttaDbEaFgalloFraEeFauFeFrGaGioEieriEosaFurFzaDceloFnasEiaElayEoFmbEusDdEenEhiEinEsleyEwellDeEfieldFootElaDfieldEootDgaFsEeFrEoDhamEorstDilFeEsicDkEerEleyEmanEsFdaleDlettHaFyEowGeDmoreDnaFbyFrdEerFsFttHeFyEhardtHtFillFouseEsEumEwellDoEnFeEsDrEaFganFncoFsFttFzaEeFiroFnGtineFraHsFtGoGtHeEickFeGntesJzIosGrHeFgaFngerHtonFoGsFsEonFsGoFwGsEusEyDskyEtowDtEaEeeFlGlGsGtFrEhFelFolomewEkowiakHskiElettGyFingFowEoFlGiniGomeFnFsFwEramEschEzDwickCsalduaDcoFmGbeDdenDelDhEamFwEirEoreDilFeEngerDkervilleFttEinDlerDnightDquezDsEettEhamElerEoDtEaracheEianFenFnCtallaDchelderHorDdorfDeEmanEsEyDhDieEstaGeDorDresDsonDtEagliaEenFrsbyEinFstaHeEleGsEonEsEyDyDzCuchEomDderEoinDerDghFerFmanFnDmEanGnEbachEeisterFrGtEgardnerHtIenInerDrDtchEistaCvaroDerCxDleyDterCyDardDerFlEsDlesGsFyEisGsEonFrDnardEeFsDsEingerCzalduaEnDeEmoreDileBeaDchFamFumFyDdleGsDgleDhmDirdDlEeFrElEsDmEanEerEonEsDnEeDrEceEdFenFsleyDsleyEonDtonEtieFyEyDubienEchampGeminHsneEdetHteFinFoinFryEfordHtElieuEmontEpreEregardEsoleilEvaisDverGsDzleyCboutCcentiErraGilDhardEerEtelFolHdDkEelFrGtFttEfordEhamElesGyEmanHnEnerEsteadEwithDnelDraftDtonCdardDellDfordDgoodDnarGskiGzDollaEyaDsoleDwellCeDbeDchFamFerDdeEleDgleDhlerDkmanEsDlerDmEanDneDrEmanEsEyDsleyEonDtsCgayFeDgsDinDleyDuChanErDlerEingDmDnEeEkeDrEendHsHtGsCierDlEerDrneDtzCjaranoCkimDtashiClairEndFgerDcherDdenEingDewDfieldForeEordDgardeEraveDinEsleEveauDkEnapDlEaFmyFngerGtoniFrdEeFfeuilleFrFsFwEiFngerGiGoFsFveauEmanEoFmyFnGeFwsDmontHeDoteDserDtEonEramiGnEzDueDvilleFnDzCmbryDentDisCnDallyErdEventeFidesIzDbowDceEhEomoDdaEelFrDedettiIoFictEfielIdEsFhEvidesDferEieldEordDgeEstonEtsonGsonDhamDignoEtesGzFoDjaminDnEerFtGtHeEingHerHfieldHtonEyDoEitDsenEonDtEleyFyEoFnEzDwareFyDzEingCquetteCranErdGiDberichDendsFsEsFfordDgEanEdollEeFnFrGonGsonFsonFvinFyEfeldEgrenEhEinElundEmanHnEquistErenEstromDidzeEngerEshaDkEeFleyFyEleyEmanEowitzDlangaEinDmanEeoEudesHzDnabeFlFrdHiIniJoHoFtEdsenFtEerFyEhardItEierFngEsFteinDquistDraEianFerFosEyFhillFmanDtEaEelsenEhelotFiaumeFoldEiFnEoliniEramGndEschDubeEmenDwickDzinsCsawDeckerDhearsDsEerFtteFyElerDtEerCtancesGourtDheaFlEkeEuneDtencourtFrtonEingerFsEonEsEyDzCumerDsDtlerCvanFsDerFageFidgeFlyFsDilacquaFlGeEngtonFsEsCwleyCyDerFsCzansonBhakEtaDtiaEtBianchiFoDsCbbEinsEsEyDeauEeDleFrCceDkelFrsHtaffFttEfordEhamEleGyEnellCddleEyDwellCeberDdermanDhlDkerDlEeckiEloDnDrEbaumEceEmanHnCffleCgDbyDelowDgerGsHtaffEinsEsDhamDlerFyClalDboEreyDderbackDesDgerDlEerEieFngHsIleyHtonFotFpsEmanEsEupsEyDodeauDskiDyeuCnderDetteDfordDgEamanEerEhamEmanDionDkleyDneyEsCondiFoCrchFfieldDdEenEsallFellFongEwellDgeDkEheadFolzElandDminghamDnbaumEeyDoEnEsDtCsbeeDcegliaEhofHfEoeDeDhEopEwakarmaDsellFttHeEonGetteGnetteCtnerDonDterEingHerEleEnerCvensDinsDonaCxbyDlerCzierDjakDzellBjerkeCorkFlundBlackFburnFerHbyFfordFledgeFmanGerGonHreFshearHireGtockInJeFwelderIlGoodDdeFsDggDhaDinFeErEsFdellFeDkeFleyGyFmanGoreFneyFrFsGleeFyEleyEneyDlockDncFhGardGeHtteFkFoEdFfordFingFonEeFyEfordEkFeGnbakerHshipFinshipFsEnEsettEtonDsEchkeEerEiFngameEkoEsFingameDttFnerDuEserEveltDyElockDzeFkFrFvicCeaEuDchaDdsoeDichDssingDvinsDwettCickDndEnDssDzzardCochFerEkFerDdgettDhmDmEbergEquistDndalDodFsawFworthEmFbergFerFfieldFquistDseEsFerFomDughEinEntDwEeDxhamCubaughDeDfordDhmDmEbergEeFnfeldGthalFrDndellEtCyDtheBoanDrdFmanDtengEmanEnerErightEwrightDzCbDadillaDbEittEyDerDoCcanegraDkEelmanEmanCddenEieEyDeEnFhamerDieEfordElyEnFeDkinDnarEerDyCeDdingDhmFanFeGrDlterDrEgerEnerEsmaDsEchEeDttcherCganErFdGusFtDdanGovDenErFtDganEessEsDleDnerDueChanFanFnanGonFonDlEenFrEingDmEanDnEerGtEsackDonDrEerCiceDssonneaultEvertDvinCjorquezCkClanFdGerFosEtDdEenEingEsEtEucDenFbaughFderErEsEyDgerDickEnFgGerEvarDkvadzeDlEerFsEinGgHerEmanDognaDsterDtEeFnEonEzDyardCmanErDbardHierEergerCnDaEcciEnnoEparteErEvitaDdEarGenkoEiEsEurantEyDeEbrakeElliEnfantErEsEtFtiEyDfiglioDgiornoDhamEommeDifacioEllaEnDkDnEeauFllFrFtGtHeFyEieDoEmoDtragerDuraCoeDherDkEerEmanEoutEsDmerDnEeDrDsEeDthFbyFeEsDzeFrCppCrbaDchardtFersHtDdeauxFlonFnFrGsEnerDelFliEnDgEenFrFsEmanDingEsDjaFsDkEholderEowskiDlandDmanGnDnEeEsteinDowskiDquezDregoFlliFroEorDstDthEleEonEzDuffEmEndaCsDakErgeDchEoDeErDhartEearsDioDketDleyDnjakDqueDsEardEeFrmanGtEiDtEerEicGkEonEromEwickDwellEorthCtelhoFloDheEwellDkinDsfordDtEaEomGleyGsFrffEsCuDchardFerEkDdreauIxDffardDghFnerFtonDieDknightDlangerFyEdinEeyEterFonEwareDndsDrassaEbeauFonEdeauFonEgFaultFeoisGtFoinEkeElandEnFeEqueGinDskaEquetDtinEonEteEwellDyerCvaDeEeCwDdenEoinDeEnFsErFmanFsGoxEsDieDkerDlandEbyEerFsFyEinGgDmanDnEeDserDyerCxDerCyceDdEenEstonGunDerFsEsEttGeDingtonDkinGsEoDlanGdEeFsDntonDsenEterDterEonCzarthDeEkEmanDicEnovBraatenFzDbhamDcamonteEcoEeFroFwellFyEkFenGttFinHsFmanEyDdberryFurnHyEdockFyEenEfieldFordEhamEishEleyEshawGerFtreetEtEwayFellEyDffordDgaEdonEgFsDhamEimiDinFardFerdEthwaiteDkaEeFbillDleyDmanEbleHttEeElettEmerDnamFnEchFoEdFelGnburgGsFiGsFlFonGwFtFyEhamEkovEnFanFenFiganGngFockGnFumEscomeGumFfordFonFtetterEtFleyFnerFonEumDseFlEfieldEhearIsGrEilEsFardFellFfieldEwellDtcherEhwaiteEtFenFonDudEerEltEnFsteinDvermanEoDwleyEnFerDxtonDyEmanEtonDzanEealFllGtonEielGrFlGeEzellCeathnachEultFxEzealeDchtEkFenridgeDdesonDeceEdFenFingFloveEnEseEzeDhmFerDitFenbachHsteinDkkeDlandDmerEmerEnerDndelFleEemanFsEnanFemanGnGrEtFonDsciaEettEhearsElerFinEnahanEslerDtonEtEzDuerEnigDwEerEingtonEsterEtonDyCiainEnFtDceFnoEkFerGyFhouseFleyFmanFnerDdgeGforthGmanGrHsGsGttGwaterFmanEwellDemEnErFlyEseDganceGtiEgsEhamFtGmanGonGwellEmanEnacDlesFyElDmEageEerEmerDnEdleHyEegarFrEkFerHhoffFleyFmanInEnEsfieldFonEtonDonFesDsbinFonEcoGeEenoEkerFiEsetteFonEterFolGwDteEoEtFainGnFenFianGnghamFoGnDxeyDzendineCoachEdFbentFdusFenFfootFheadGurstFnaxFusFwaterHyGellFyDbstDceEhuEiousEkFettFingtonFmanFwayDdbeckEeFrGickGsenFurEieEskyEtEyDeDganEdenFonDinDkawDmanEbergEleyDnkEnerEsonFteinDokFeGrGsFingHsFmanFoverFsGhireEmFeFfieldDphyDseEiusEnahanGnEsDthersHtonEtEzmanDughGtonEillardHetteEseFsardGeauEwerDwEderEerEnFeGllGrFfieldFingFleeGowFsonDxtonDylesCubakerDceEhEkFerFnerDderDeggemanKnEningDggemanGrEmanDhnDmbackGughFelowEerEfieldEitEleyEmerGttFittEseyDnEdageFidgeEeFauFllHeFrFtGteHiEgardtEiFngEkFhorstEnerEoEsFonFwickEtFonDshEsEtDtonCwonCyanFtDceDdEenDerDnerDsonCzezinskiDozowskiBubbDlitzCcciDhEanGanGonEerEheitFoltzHzElerEmanEnerEolzEtaEwaldDkEelewEholzEinghamElandFeGrGsGwGyFinEmanGsterEnerEwalterDyDzekCdaDdEeDgeCecheFlerDhlerDllEowDndiaEoErostroEtelloDrgerDttnerCffEingtonEordEumDkinDordCgarinDbeeDgEsChlEerDrCiDceDeDtronCkerDowskiClgerDkleyDlEardEenFrEingtonGsFonFsEochGkEuckDowDterCmbreyDgardnerGnerDpEersEusCnDceEhDdickErenFickEyDgardEeFrDkerEleyDnEellFrDtinGgEonDyardConoFcoreCrbachFgeFnkEridgeDchFamGrdFellGttIeFfieldFillEiagaDdEaEenFttHeEgeEickFneFttDfieldEordDgEamyFnEdorfEeFrFsGsFtGtEherEinFoEoFonFsFyneDkEartEeFsFtGtFyEhalterGrdtHtFeadFolderEittEleGyEsDleighFsonFyEingHameFsonDmanEeisterDnamEellFrFsFttHeFyEhamEleyEsFideDpeeEoDrEageEellFssEierFllFsGsFttEoughIsFwGesGsEusGsDseEonEteinDtEchEnerEonEsEtDwellDyCsbeeEyDcemiEhFerFmanDeErEyDhEardEeeFllFyEmanEnellEongEwayDickDkeFyEirkDsEardEeFllFyEiereDtamanteEerEillosEleEosDwellCtcherDeauEraFbaughDkieneEovichEusDlerDnerDtEarsEerGfieldGsGworthElerEonEramFeyEsDzCxtonCzardDbeeDzardEellByamDrdEsDsCbeeCeDrElyEsCfieldDordCingtonClerDsmaCnoeDumCramDdDgeDneFsEsDomEnDumCtyqiCunAcabaElleroEnFaFissDeEllGoEzasDinessDleDotDralGesEeraCceresDhoCddellEyDeEnaEtDieuxEzDleDoganEretteDwalladerEellDyCesarCffeeFyEreyCgeDgianoDleDneyChallDillDoonCiDlDnEeFsDrnsEoDsonCjigasClabreseGoEhanEwayDbertDcagniHoEoteDderGaGinGonIeGwoodEwellDeEsEyDfeeDhoonFunDiEfanoExteDkinsDlEaghanFhamHnFnGanFsFwayEeFjasFnGderFsEicoatFerFhanFsGonEowGayDoDtonDvertEiFlloFnEoDzadaCmachoEraFenaFgoFilloDbareriEellFrosEraFeFidgeFonDdenDelEronDiElleriEnitiEreDmackFrataDpEaFgnaFnaGellaJiFsEbellEerEfieldEionHeFsiEoFsEuzanoCnDadaGyFyEleGsEryEsEvanDcelEholaDdanozaEelariaJoElerDeEdyElaDfieldDgelosiDipeEzalesDnEadayGyEellaEingEonDoEnDslerDtaraEerGburyGoEinEleyEoFnFrErellEuEwellEyDupCoDuetteCpassoDeEhartElFlanErsFtonEtilloDlanEeFsEingerDoEbiancoEcciaEneEteEzziDpEelloEielloEsDraEioEonDshawDtainDuanoEtoCrabajalGlloFelloEscoEveoEwayDbajalFlloFughEerryEinEoFnaroGeHllGiDcamoDdEellaHoFnGasFrEielFlloFnGalIeEonaGeFsoFzaGoEwellDewEyDgileGlEleEoDicoEgnanElloEniFoDlEbergEeFtonFyEileFnGoFsleEoFckFnFsFwEsFenFonEtonEucciEyleDmackFnEeanFnEichaelEodyFnGaFucheDnEahanEealFgieFllFrFsFvaleFyEsDoElFanFinaFlGoEnFeEthersDpenterHierFrEinoFoDrEaFnzaFraFscoGquilloFwayEeiroFlGlFnoFonFraHsGoEickGoFerHeFganFlloFngtonFonFzalesGoEolGlFnFwGayFzzaEuthHersDsonEtarphenFensIenEwellDtaFgenaEeFeFrEhaighEierEwrightEyDusoEthersDvajalFlhoEerDwellEileDyCsadoGsFyEgrandeEleEnovaEresGzEsEvantEzzaDcioDeEboltEllaEyDhEenEinFonEmanEwellDianoFsEllasEmirDkeyDlerDnerDoEnDperGsHonDsEadyFnoFraEelGlHaGmanFtteEidyFtyEonGeDtagnaFldoFnedaGoHnEeelFllanoKsHiHoInFnadaFrEigliaIoneFleGleIjaHoInEleGberryGmanEoFnGguayFrGenaErejonFoFuitaDwellCtalanHoFdoEniaFzaroDchingsDeErEsDhcartEerFyDledgeFttEinDoEeEnDronDtEaneoEoCubleDdellEhriEillHoEleDfieldDgheyDlEderEeyEfieldEkinsDsbyEeyDthenCvalcanteJiFierIeIiFlaroGoEnaghGughEzosDeEnderErFlyEsDinFessFsEttCwleyDthonGrneCyaDerDlorDtonDwoodCzaresBeallaighDrleyDsarEerCballosEnDotariDulaCcenaEreDilCdenoDilloCfaluDerovCjaClayaDentanoEstinIeDikEsCndejasDgicDicerosDtenoFrGsCpedaDhasEusCrdaDmakDnaEyDonDratoEoneDulliDvantesIzEeraEoneCsarFioDpedesDsnaCtinDriCvallosBhaDbEotDceEkoEonDdadEbourneEwellFickDffeeFinHsEinDgnonEoyaDiEdezEresGzEssonEtianDlfantEkFerElisEmersEouxDmEberHlainJndIinHsFleeHssGissEleeEnessEorroEpFagneFineGonFlinFneyDnEaEceGllorGyFyEdFlerFraEeyEgEnelHlDoDpaFrroEdelaineEelGlEinElinEmanEpelHlIeFleEutDrboneauHneauEestFtteEityElandFeboisGsHtonHworthGyFieFtonEneyEonEpentierErierFonEtersFierFrandDseEonEseEtainFeenDtfieldEhamFurangaEmanFonEtertonFinDuEdharyGryEezEsseEvinDvarinGriaEersFsFzEiraFsEousDyDzanCeDaEmEthamFwoodDckDeEkFsEsemanFmanEverDnEardFultEeyEgEierEnaultEowethDonFgDrryEyDshireEleyEneyFutHtEsFerFonEterFnutDtryDungDvalierEezDwEningDyEneChanEyDenEtFriDimDnDoaEemErnCiDaEngEramonteFelloFiniEssonDbaDchesterEkEoFineDdesterDenEsaDlcoteHtEdFersFressFsEesElFemiEsonEtonDmDnEgEnDodoDpmanEpsDricoDsholmEmEolmEumDtianEtendenFumFyEwoodDuDversCmielGewskiDuraCntCoDaEteDckDeEmDiEceDjnackiDnEgDoDquetteDuEdhuryEinardDwEdhuryDyCretienDismanFtGenIberryIsenJonGianJoJsenKonHeHnaGmanIsGnerGoffJerseMoHpherLsoGyDonisterCuDaDbbDmbleyEleyDnEgEnDppDrchGillGwellDteBiancioloCcconeDeroCenfuegosDslaGkCfaldiDuentesClleyCminoDminoCncottaDnamonEeideDtronCobanuDffiDttiCpollaDrianiHoCrcleDiacoElloFoCscoDnerosDsellDtrunkCtizenCullaBlaarEssenDbaughEornDckDesEysDflinDgonDiborneErFeFmontDncyEtonDppFerDrdyEeEkFeFsonEyDsenEsFenDtterbuckDudeFioEnchEsFenFingFonFsenDwsonDxtonDyEbornIeFrookJsEcombEpoolIeEsonEtonGrEwellCearFyEverGsDekDggEhornDlandDmEensGtHeHsEmerFonsEonsDndeninJgDrkEmontDvelandFngerFrDwisCickDentEttDffFordEtFonDmerDnardEeEgerHmanFmanEkscalesEtonCodfelterDeErDningerEtzDptonDreDseEsonDthierDudEghEseGrEtierDverDwEerGsDydCubbDckDffDkeyDneDteEterFsCyburnDdeDmerDneBoachmanDdyDkleyDleDnDrdDteFsEneyEsDxumCbbEinsEleEsDerlyDianDleFrDosDurnDyCcaDcoDhranHeDkburnEeFrhamErellFumDoCddingtonDerDyCeDlhoEloDnCferDfeeFltFrFyEieldFnEmanDieldCganErDburnDdellEillDerDginGsDhillElanDswellChanDeeEnDnDrsCiDlDtCjocariCkeErDleyClaEngeloEsDbertEurnEyDcloughDdironErenEwellDeEgroveEllaEmanEsEttiEyDganDinDlEadoFrGdFzoEeloFttHeHiFyEieGrFganFnGgsIworthHtonGsHonHworthFsGonEmanEumEyerDmanEeneroDomaFboEnFeEradoEsimoDpittsDquittDsonEtonDterEonDucciEmbiaGusEngaDvardEinDwellDyerCmachoEnDbesGtEsDeauGxErFfordEsDfortDiskeyDmanderEonsDoDpoFsEtonDstockCnantErdEtserEwayDboyDcannonEepcionEhuirDdeFrEieFtEonEraFeyFonDeErlyEyDferEortiDgdonEerDigliaroHoEneDkleFinHgDlanEeeFyEinEonDnEallyEellHyFrGsGyEollyFrGsDoverDradEoyDsidineEoliniEtableGnceHtIineKoDteEiEosErerasDverseGyDwayEellDyerGsCoganDkEeEsFeyFonDlEbaughEeyEidgeDmbeFsEerFsDnEeyErodEsDpEerGmanDterEsDverCpasDeElandEnhaverEsDherDlanGdEeyEinDpEaFgeEedgeFrEinGgerEleEockFlaCraDbeilFllFttEinFttEoEyDchadoEoranDdeiroFllFrGoFsEleEobaFnFvaErayDeEaEllaEyDiaEellDkEerGyDlEeFttFwFyEissDmackFnEierDnEejoFlisonHusGlFrFttHeEingFshEmanEsEwallFellDonaGdoFelDpEusFzDrEadoFlGesFoEeaFiaFllEieFganFveauEyDsiEoFnDtEesGeFzEinaHsErightDumDvinDwinDyEellDzineCsbyDentinoFzaEyDgroveDioDmeDnerDperDsEetteFyDtEaFlesFntinoGzaHoFsEelloFrEiganFllaHoFnEnerEonCtaDeDhernEranFenFonDnerEoirDoDtaEenFrEinghamEleEmanEoFnGeErellFillDyCuchFmanDeyDghlanGinDlombeEsonFtonEterDnceFilHlEtessFrymanFsDpeDrnoyerEseyFonEtFemancheGrFneyFoisFrightFsEvilleEyDsarEinGeauGoGsDteeEoEsEtsEuFreCvarrubiasDellGiErFdaleFtEyDinFgtonCwanFsErdFtDdenDellEnDgerEillDherGdDieDlesFyEingDmanCxCyDerDleDneCzadErtBrabbEillEtreeDceEraftDddockEerDffordEtFonFsDgheadDigFheadEnFeDmEerEptonDndallFellEeFrFyEfordEkEmerEorEstonDryDseEsDvenGsFrFyDwEfordEleyDyEsEtonCeagerFhEmerEseyFmanFonFyDdleDeEchEdEkFmoreElDganEerDightonDmeansFrDnshawDpeauDspinFoEsFeyFwellEwellDteDvistonDwEsCiadoDbbFsDchtonEkDddleEerDgerEgerElerDmEminsDnerDpeEpenFsDsciElerEmanEpFinEsFmanEtFobalEwellDtchfieldGlowEesEtendenIonDvelloCoceEhetEkerGttDffEootEtFonFsDghanDkeFrDleyElDmartieEerEleyEptonEwellDnEanEeEinEkDokFerFsEmFsDppFerDsbyEeEierEkeyElandFeyEsFenGttFlandGeyGinFmanFnoFonFwhiteEtonEwellDteauEhersEtsFyDuchEseDwEdenGrEeFllElFeyEnFoverEsonEtherDxtonDyEleDzierCuceDdupDickshankEseDmEbFleHyEeEleyEpFlerFtonErineDnkDpiDseDtcherGfieldDzEadoCyerDstalBuadraGdoCbbageCcciaCddEyDeDjoeDneyCeDllarDnDstaDtoDvaFsCffEeeEieCiDnnClbersonGtHsonEreathGthDlEenGsFrFyEiganFnanGsFsonEumEyDottaDpEepperDverDwellCmberbatchGlandEieDmingHhamHsGsCndiffDeoDhaDniffHeFnghamDshangDtianComoCppElesEsCrciFoDdDetonDielEngtonDlEeeFyEinGgDnuttDranEenGceGtFyEieGrFnEoEyDtinFsGsEoEsingerCsackDhingEmanDickEmanoDsonDtardEerEisEodioDumanoCthbertIsonDlerEipDrerEightDshallGwDterEingEsCylerBybulskiCpertDherGsCrDusBzajaEkowskiDplaDrneckiCechDrwinskiAdabbsDneyDrowskiCcanayDostaDruzDusCddarioDeCffronCgenaisDgettDleyDostinoChanDlEbergEeFnEgrenEinEkeEmanEquistEstromDmEenEsDnCigleEneaultEreDlEeyEyCkeClbyDeEsFsandroGioEyDkeDlEaireFsEeyEyDrympleDtonDuzDyDzellCmDatoDbrosiaIoDcevskiDeElioEronEsDianGiGoEcoDmEannDonEreDpierDronCnDaEherDceFrEyDdreaFidgeEyDeEkDfordGthDgEeloFrfieldDielGlGsHenHonEsDkertEoDleyDnEaEenbergFrDoEsDsbyEereauDtEinEonioEzlerDzEyCoDtianDustCpolitoCquilaCrbonneEyDcangeloEyDdarEenDeDganEieDityDkDlandEeyEingHtonDnallEellDosaDrEahEellEigoFngtonEowDstDtEezDvilleDwinCsDhEerEiellEnerDilvaCtesDtaEiloCubEerGtDerDghertyFteryGreyHidgeHyDltonDmDphinCvalosDeEnportEsEyDiEdFovFsGonEeFsElaFlaEnEsFonFsonDtyanDyCwDeEsDkinsDleyDsonCyDeDsDtonCzhongBeCaconDdyDkinsDlEbaDnEdaEeEgelisHoEsDrEbornEdorffEingEmanFondEthDsEonDtherageEonDverGsCbellisErryDloisDnamDoEerEltErdEseDusFkCcampErloFoEstroDellesEsareDhantDiccoDkEardEerGtDlueDolaEstaEteauDuirCdeauxDmanEonDrickCeDdsDganDlDmEerEsDnDrEeEingEmanDsEeDterEsCfalcoEzioDeliceEnbaughEoDilippoDoorErdFestFgeDranciscoHoEeitasCgarmoDenFnaroEorgeDnanDraffHenreidFwEeeFgorioEoatFotDuzmanChaanErtEvenDerreraDnEerDoyosCiDnesDtchEzCjarnetteDeanEsusDohnEngCkkerClDaEcerdaFruzEfuenteEgarzaEhoussayeEmaterForaEnceyFdFeyFoFyEoEpazFenaFpErivaFosaEtorreFteEughterFneEvegaEyDbosqueDcambreFstilloEidDeeEmovicEoFnDfinoDgadilloGoEiudiceDiaEcEmaEsleDkEerDlEerEingerDmanEontHeDoachFtchEeraEneyFgErenzoGyFmeEsFantosFreyesFsantosEzierDpEhDrealEioEosarioDsignoreDtoroDucaFiaEnaDvalleEecchioEinaCmaioErFcoFeeGstFiaGsFsFtiniIoEsiEtteoDbyDelloFoEntEoErsFyDilleEngErFovicDkoDmaEerEingDossEttDpsFeyFterDuthCnDaEultDbyDdyDgElerDhamDisFonEzDkEerDleyDmanFrkEonDnEardEehyFnFttFyEieFngFsGonGtonEyDsmoreEonDtEonDverDzerCoCpalmaEolaGiGoEsqualeEulEzDewDpEeDriestDueEtyEyCrDamusDbyDksenDmodyDocheEsaFeFierFsettEuenDrEickHsonGoFngerEyFberryDvishiDyCsaiElvoEntiHagoHsGoDchFaineGmpIsFenesEoteauxDhazoEieldsEongFtelDiderioEletsFvaEmoneErDjardinJsDkinsDlauriersDmaraisEondDotoEusaFzaDpainEresDrochersIsFsierJsDsertDtefanoCtDamoreDermanDrickDtmanDweilerEilerCutschCvaneGyEughnFlGtDeauGxErFaFeauxFsDiElbissFleGierEnFeFneyFoEtaFoFtDlinDoeEreEsDriesCwDaldFlFtErDberryDeesGeEyDittDolfGeEodyDsCxterCyDoEeEungBhnBiCalEloEsDmondDnaDsDzCbbleDellaEnedettoErnardoDiaseDlasiDraCcarloDeDiccoDkEenGsHonFrmanGsonGtFyEieFnsonFsonEmanEsFonDusCdierDomenicoEnatoCeboldDderichErichDgoDhlDmEerDnerDpDrkingFsDterErichHkEzDzCfilippoEoreDrancoCgbyDennaroDginsEsDiacomoEovanniErolamoDregorioCjkEstraCkeClbeckDdayEineEyDeoDksDlEardEeFnbeckFrFyEingerHhamFonEmanEonFwEsDorenzoDulloDworthCmaggioErcoFtinoEsEtteoGiaEuroDickEtriGovIaDmickDondDuzioCnDanEpoliErdoEtaleDeenEsDgEerFsGsEleGrEmanEusDhDkelEinsDsmoreDwiddieConEisioEneDrioCpalmaEolaGoEsqualeDiazzaEetroCrenzoDksFenCsalvoEntoDcherDherEmanEnerEonDlaDmukeHsDneyDonDsanayakeDtefanoCtchDhDtmanGrFerEoErichDullioDzlerCvelyEnsErsDineEtoCxDionDonDsonCzonBjordjevicCurhuusBoCakDnEeCbbinGsEsDlesDosDrowolskiDsonDyCchartaighDkEeryEinsDtorCddEsDgeFnDrillDsonCeDringErCganDgettChertyDrmannCiDgDronClDanDbyDceDeEsEzalDinDlEarGdEingerEoffEyDphFinDsonCmanDbroskiGwskiDenechFicoErDingoGueIsIzFickGqueFoFquezFyDkeCnDaghyEhoeFueEldGsonFsonEtiFoDeganElanFsonErEsEvEyDgDisDleyEonDmoyerDnellHanHyFrDofrioEghueEhoGeFueEsoEvanCodyDlanEeyEinGgFttleCpleCraEdoEnFtesEzioDdevicDeEyDfmanDganDiaEsEtyDmanDnEerDothyEughDrEanceEisEoughDschEettFyDtchEonDvalDyCschDsEantosEettFyDtalEerEieCtenDsonDtsDyCubledayDcetGteDdDganEhertyFtyElasHsDngDseDthitHtCveErFspikeCwDdEellFnEleEyDeEllDlerFssEingDnEardEerFsFyEieFngEsCxeyCyalDelDleDonCzierBraegerDgoFnFoDheimDinDkeFfordFsDneDpeauFrDughnDvesDyEerEtonCeesDherDilingDnnanFenFonDscherEsFelGrFlerDwEesEryEsDxlerDyerCiggersFsDnkardFwaterEnonDscollEkellFillDverColetDpletsDstDuinDwnDzEdCuckerDmEhellerEmFerFondDryCyDdenDeErDsdaleBuCanEeDrteCbayDberlyDeDhghaillDianEnFskyDleEinDoisEseDreuilDuEcEissonEqueDyCcaEnDharmeEeneFsneDkEerFttEsworthEworthDlosDoteCdaEshDekEnDgeonDleyDneyCeDllDnasEesDrErDtDyCfaultDfEeyEieldFnEyDordEurDreneFsneCganEsDganEerEinsDuayChartDeDonCkeEsDicClDaEcEneyDeyDinDlEeCmaisEsDitruDlaoDmerDondFtCnaganEvantEwayDbarDcanGsonDdasEonDfeeEordDganEyDhamDiganDkelGbergerFrsonEinEleGyFinDlapEeavyEopDmireEoreDnEamEeFbackEiganFngDphyDsonEtonDtonCongCplantisEessisDontDpstadtDrasEeFeFyDuisEyCqueFtteCranFdFtGeEzoDbinDdenDenDfeeDganEinDhamDicDkeeEinDlingDocherEnDrEahFntEellFttDsoEtDyeaCsekEnberryDsaultDtinCtcherDilDraDtonDyCvalFlBvdCorakGovaBwightCorkinCyerByCalDrCckDusCeDrDssCkDeEmaGnEsDstraCmentDondCsartDonBziedzicAeaddyDesDieDsDyCganDerDleFsEinCkerEsDinFsCleyDyCmDesCnesCrgleDhartDlEeFsFyEsEyDnestEhardtEshawDpDwoodCslerFyDonDtEburnEepFrGdayGlingHyGwoodEhamEinElandEmanEonEridgeEwoodCtmanEonDonCvesCwBbbertCelEingDrEhardItHtEleFyEsoleEtCingerClingCnerCronCyBcclesGtonChavarriaDevarriaFerriaDolsCkDardFtDelEnrodeErFtDhardtGtEoffDlesFyEundDmanDsteinCtorBddieEngsGtonFsDlemanDyCelenEmanEsonFteinDnEfieldEsDrCgarDeEllEmonErlyFtonDinFgtonDleyCickDeDngerFtonDrisingheDsonClerDundCmistenGonDondGsHonFsonDundGsHonCneyCriDyCsallDonCwardGsDinBellsBffingerCirdBganCbertCerEtonCgenErFsFtDlestonFtonCliEtisCzonBhlersFtCmannDedovCretDhardtGtDlichBichEelbergerFrEhornElerEnerEornDkhoffCdeEmDsonCfertClandDerFmanFsCsDeleEnFbarthGergFhartHuerGowerFmanDmanDnerBkCanayakeCbergClundCstromBlamEinCbertCderFsDredGgeFthEidgeCebyDmDyCginCiaEsFonDeDyevDzaldeEondoCkinFsDsClDardDedgeEfsonEnFbergerGurgFderErFbeHeFmanEttDingerGsonHworthGtonGwoodEotGtEsFonGrFtonDmanDsEworthDwoodDzeyCmendorfErDoreDsCrodCsassGerDberryDeaErDnerDonDtonDwickCtonCviraCwellDoodCyCzeyDyBmCanuelCbertonDreeFyEyCerickEsonEtEyCigEhDlyDneCmanuelDerFichFtEttDonsCondDryCpeyCrichFkBncarnacionDinasEsoCdersDicottDoDresDsleyCfingerCgDebretsonElFbrechtFhardtFkeGingFmanInFsEnErDlandEeFhartFmanFrGtFsEishEundDmanDramDstromCloeEwCnisCoDchFsDsCrightEquesHzCsignDleyDmingerDorCterlineDrekinDwistleCyeartCzBoffCmBpleyDingCpDerlyFsonDingerDlerDsCsteinBrazoCbDeDyCdmanGnChardtFtCicksenGonEsonDksenFonFsonDonClandsonDerCnestDstCricoCskineCtelDlCvinFgCwinCxlebenBscalanteFeraFonaEmillaErcegaDhDobarFedoEtoDuderoChelmanDlemanCkerEwDridgeClickEngerCpadaEnaErzaDeranzaEyDinalFoGsaGzaErituEtiaDositoDyCquedaFrEibelFlinFvelCsaryDerEsExDlingerCtabrookDebanEllGeEpFpErFlyFsEsEvesGzEyDillDradaEellaBtchisonCheredgeFidgeFtonDierDridgeCienneCsittyCterDingerCzelBubankGsCdyCgeneClerCreDichDyCsebioDticeBvanEgelistaEoffEsDttCelandEynDnEsFenFonDrettHeEhartEittElyEmanEsFoleGnEtFonFsEyDsDttCinsBwaldEtDrtCellDnDrsEtCinEgBxleyDineCumByeDrClerCmanCreBzellCzellAfabbriDelaErDianGoDreEizioEyCcerDklerDtorCddenDerCganDenErDgDinDundesCheyDyCillaEsDnDrEbairnGnkIsEchildFlothEfaxFieldEleyEmanEweatherDsonDthDvreCjardoClboDcoFnGeHrDerEsDgoustGtDkEnerDlEerEinFsEonEsDzoneCmbroCnDcherDeElliDgDkhauserDnEinGgEonDslerDtCrahDberDfanDgoDhatDiaFsEesEnaGsEsFhDkasDlessFyEowDmerDnerFyEhamEsworthEumDoneDquharDrEajFndFrEelGlHyFnFrEierFngtonForFsGhEowEugiaDthingDverDwellCsanoDchingDonDsettDtCtimeCucettHeEherDghtDlEconEkFenberryFnerFsDnceEtleroyDsettEnaughtEtDverDxCvaDelaEroDorFiteFsDreauCwDbushDcettCyDeCzDekasDioBeaginDrnEonEsDsterDtherHsItonLeCbresDusCcteauCddersenDeleErFicoDlerDorDrickCeDleyEyDmsterDneyCganDleyCherDrEenbachCiDlerDnbergEgoldEsteinDstDtCketeClanDberbaumDchDdEerEmanHnEsteinEtDiceFianoEpeExEzDkerDlEerGsEmanEowsEsDmleeDpsDtEenEmanHnEnerEonEsEyCnderGsonEleyDgDimoreDleyEonDnEelGlFrDskeEterHmacherJkerDtonEressDwickCrberDdinandDebeeDgersonEusGonDhatovicDlandDminDnEaldFndesIzHoDranteHiFraGiGoEeeFiraFlGlFrGaGiGoFttiFyraEiFerHaFgnoFllFnFsEoFnEyCssendenElerDtaCttEerGmanGsEigEyDzerCuchtDersteinCwDellCyBialaCchterDkEesFttElinCdlerCeckeDdlerDldFenGrFingFsDrroGsCfeErDieldCgaroDeroaDgsDueiredoFredoGoaCkeEsCleErEsDipFovHicFpiGoneDkinsDlEerGsEionEmanForeDsonCmbresCnamoreEnDchFamFerEkDdlayFeyDeEganDgerDkEbeinerEeFlGsteinEleGaEsDlayGsonEeyDnEeganFllFnFranGtyFyEieDoCoreFntinoGzaEilloFniFtoCqueroaCrestoneDkinsDthCschFerGttiEusDhEbackFurnEelFrEmanDkEeCtchFettDeDtingEsDzEgeraldFibbonKsEhughEmauriceEpatrickEsimmonsHonsEwaterCxCzerBjeldstedBlachEkDggDhertyDkeFsDnaganFryEdersEeryEiganEnaganFeryFiganEsburgDttDugherDvinDxCeagleDckFensteinDemanEnerForEtFwoodDischerHmanKnFherGmanDmingHsFsterEmingDnnikenDsherFmanDtcherDuryCickFingerDnchbaughGumEgEnEtDppenFoCockDhrDmDodDrEaEenceFsFzEianFoEyDurnoyDwerGsDydCuddDellenDhartyDittDkeFrDrryEyCyDnnEtDtheBobbsCchtCdorCersterCgartyDelDgDleFmanClandDdenDeyDgerDkEertsFsEsDlansbeeEettEisEmerDmarDseEomDtzCmbyCndaErenDgDsecaFkaDtEaineFnaGezEenotFsDvilleCorDsEeDteEmanCrakerEnFdDbesEisEusGhDceEierEkDdEeEhamEyceDeEhandEmanEstGerEtDgeyEioneDmanEicaDnessFyDrestHerEyDsbergEgrenEheeGyEmanEtFerEythHeDtEeFnberryFsEhEiFerFnGoEmanEnerGyEsonEunaHtoGeDwardCsdickDheeDkeyDsEettEumDterCthergillDiCuchFeDldsEkFsDntainIeDrnierDseEheeEtDtEchEsEzCwkesDlerFsEkesCxDwellEorthDxCyDeBradyDgaEosoDherEmDileyEreEseEzerDkesDleyEickDmeEptonDnceGsHchiniFhiFisHcoFkFoGisEdsenEkFeGlFhouserFlinFoFsEquiEsenFonEtzEzFenDppierDryDseFrEherHiEierEureDtesDustoDvelDwleyDyDzeeFrEierCeasDchetteDdEaEenburgFrickJsKenKonFtteErickIsJonDeEbornEdFmanElFandFsEmanEneyErEseEzeDgosoDiEbergEreEtagGsDmontDnchEetteEzelDrichsDseEhourFwaterEquezDtwellEzDudenburgEndDwDyEerCiarEsDckFeFsDdayEdleEleyDedFelFlandJerFmanFrichJsFtElEndErFsonEsFeGnDgoDleyDnkDsbeeFieFyEchFiaEinaEkEonDtchEhEschHeEtsEzFlerDzzellCoehlichElichDmanEmDstCtsCugeDmCyDarDdmnDeErDmanBuCcciDhsCdgeCellDntesGzDrstCgateDittChrEmanCjiharaEiEmotoEtaEwaraCkudaEshimaClbrightDcherDfordDghamFumDkEersonEsDlamEbrightEenGkampFrGtonEiloveEmerEwoodDmerEoreDopDpDtonEsEzCnariFoDchesHsDderburgJkKeDesDgDkEeEhouserDstonCquaFyCreyDgusonDlongFughFwDmanDnessDrEowEyDstDtadoDyCscoDelierDonDsEellDtonCtchDianDralEellByeCfeDfeCockAgabaiEldonDbardEertDelDhannDleFrDorDrielHeHsonCdberryEoisDdEisEyDisonDsdenEonCertnerDtaCffneyEordCgeDlianoGrdiDneFrEierEonChaganEnCierDleyElardDnEerFsFyEsDserDtanEerEherCjdosDewskiClDanFteErzaEssoEvizEzDbraithFeathDdamezDeEaFnaGoEntineEsEyDganoDianoEciaEndoEpeauDlEagerGherFherFntFrdoFwayEchoirEeFgoHsFsFyEiFenFganFherFmoreFonEmanEoFglyFpFwayEucciFpDushaDvanEezEinDyeanEonCmaEcheEgeDbillFnoEleFinEoaErelHlDesEzDinoDmageEelEillEonGsCndaraEeeFrEhiEyDeyDgEbenEtianDleyDnEawayEonDoDsDtEtEzDzCoDmuDnaDqiaoDtianCrayDbarinoEerFttEuttDceauFsEiaDdEeaFllaFnGerGhireEinGerEnerEunoDettEyDfieldFnkelDganoDibayEcaEepyDlandEickFngFtzEockFwDmanGyEonDnEeauFrFsFttFyEicaDofaloEnEutteDrEardFwayEenFtGsonGtEickFdoFgaFottFsGonFtyEonFwEyDsonEtDtenEhElandEmanEnerEonDverFyEinDwoodDyDzaEonCsawayDcaEonDhiDkampEellEillFnGsDparGdEerDsEawayEerFttDtEelumEonCtelyEsEwoodDhersDlinGgDsonDtiFsEoFnCudetGteEreauDerDgerEhanDlEdinHgEinEkeEtDmerDnaEceEtFtDseDtEhierEierEreauIxDvinCverDinCwCyDdenEosDerDhartDleFsEorGdDmanEonDnorDtanEonCzawayBeanDrhartFeartEingEyCbhardHtGtDoCddesEieDeonCeDrEsDseyCgaEjChlEertDringHerEkeCibEelDerDgerDlDsEeFrElerEslerEtClashviliDbDinasDlerDmanCmmellEillCnaoDdreauFonDestDglerDnaroDoEvaFeseDtEhnerEileEleEnerEryCogheganDrgeGsFievIaCphartCraceFiEghtyEldErdGiGoDberDdesDenFaDhardHtGtDingDkeFnDlachEingDmainFnGnGoGyDnerDoEnimoEwDrardEishFtyEyDshonEonEtFeinFnerDthEnerEzDvaisFsioCssEnerCtchellDerDhersDmanDtingerEyFsDzCvorgyanCworgyanCyerBhangDzaryanCeeDntDorgheCimColsonFtonBiambroneEmarinoEpaoloDncolaEniniFoneDrdFinaCbbEensEonGsEsEyDlinDneyDsonCddensEingsDeonDleyDneyCesEeFkeFnCffinEordDtCglioGttiDuereClDbertHsonEreathDchristEreaseDdeaFnFrGsleeveDeEsDfillanEordDhamDkesFyEisonDlEamFnGdFrdEelandFnGwaterFsGpieFttHeFyEhamEiamGnGrdFeGsFganFkinFlandFnghamGsFsGonGpieEmanForeEockFglyFnEsEumDmanFrtinEerEoreFurDpinDreathEoyDsonEtrapDtnerDyardCmDbelDenezCnderDesDgerichErasFichDnDsbergFurgDterEherDyardCoiaDrdanoEgadzeFiCpeDsonCraldoErdGiHnDonEuardFxDtonCshDiDtCttensCuffreDlianiHoDntaDstiCvanDenFsBjikaConiBladdenFingEeEneyEsonFtoneEwinDncyEtonFzEzDscoGckEerEgowEperFieEsFcockFerFmanDttEzDudeDzeFrEierCeasonEtonEvesDdhillDesonDnEnFonDssnerCickFmanDddenEewellDnesDssonCoorDriaDssEterDverDwackiCuckDeckCynnBoCadCbbleDeilElErFtDinDleCchenourCdbeyEoldGtFutEyDdardDfreyDinFaFesGzFgDlewskiFyDoyDseyDwinCeDbelDhringDringEsDtschEzFingerDweyCffDorthCggansEinGsDoladzeDuenChDeenCinEesEgFsEsCkeyClanEyDdEbergIerFlattEenGbergFrEfarbEieFnGgEmanEnerEsberryGyFchmidtFmithFteinGonDeyDightlyDlEaEidayDobDsonEtonDubFevFovicCmerEsEzCncalvesEeDgEbenEoraEqiEtengDsalesHzGvesEerDyeaDzalasGesHzCoDchDdEaleGlEeFllFnEfellowEinGgElettFoeGwEmanEnerFightErichGdgeFowFumEsFellFonFpeedEwillGnFynEyearDgeDlsbyDsbyEsensCransonDbyDdanEenFrEilloEonEyDeEckiEeDhamDisDkaDleyDmanEleyDneyDrellDskiEuchDtonDyCseDhaEornDlinDnellFyDsEageFrdEelinFrFttEmanCtcherDhardDoDtEfriedEliebEoEschalkCudeauEreauEyDgeEhDinDlartEdFingEetGteDndarDpilDrdineEleyDveiaDwCvanDeEaErCwDanFsDdyDenErDinFsCyaDetteCzaBraafDberGtEillEleEowskiDceFyEiaFeDddyEoEyDeberDfEfFamEtonDggDhamEmEnDigEngerDjedaDmElingEmerEsDnEaFdaGoHsFtaEberryEdFaFberryFeGrsonFisonFstaffFyEeyEgeGrEierFlloEtFhamEvilleDssFerFiFoEtyDteEtonDuEerDvattEelGleGyFrFsEittEleyEoisDyEbealFillEdonEerEsFonDzianiHoFerCeaneyErEthouseEverGsDbDchEoDearEkEleyEnFanGwaltFbaumGergGlattFeFfieldFhalghHwGillGouseFidgeGngFlandHwGeafHeGyFmanFoGughFspanGteinFwaldItHyGellGoodErEsonDggFsEoFireFrGioGyEsonDigEnerDllDmillionDnierEzDshamEsFettDveDyCgicCibbleDceDderEleyDecoEgoErEsEveDffenGthGyFieGnHgGsGthIsDggFsEoryanEsbyDjalvaDllFoDmEaldiHoEesEleyEmFerGttEshawFleyDnderFleFstaffEerEnellEsteadDppoDsbyEeEhamEsettFomEtEwoldDttonDzzardFleCoatDceDenEsbeckDffDganEgDhDleauElDndinEerDomFsEtEverDsEeFcloseEsFeFiFmanFoEvenorEzDteEhFeDundsEtDveFrFsDwCubbFsEeFrDllonDmblesDndFyEerFwaldEwaldDverCyderBuCadalupeDjardoDltieriDnDrdFadoFiolaEinoEnieriDyCdinoCebertDlDntherDrcioEetteEinEnseyEraFeraHoGtteFierIoFoEtinDssEtDvaraCffeyCginoDlielmoCiceDdaEiEoFttiEryDlbaultEdEfordElFaumeFemetteGnGrmoFiamsForyGtHteDmondDnEanEnEyardDonDterrezEierrezDzarCkouClaDbransonDickEyevDlattEedgeFttHeFyEickHsonFonEoEyCmDbsDmEerDpCnasekaraEwardanaIenaDbyDdersonElachDnEellHsGsFrsonEingDterEherErumCoCptaEillEonCrganusDleyDneyDrolaDuleEnFgCseDmanDsDtEafsonHsonFvsonEinCthEridgeGeDierezGresIzErrezDmanDowskiDshallDtierrezEmanDuCyDerEtteDnnDtonCzikDmanDziBvlnCyBwagDkDltneyCinEnConCynEnAhaCackDgDkEensonDnDrDsEeCbelErFmanDibCckEbarthEenbergFrFttElerGyEmanEneyEworthCdadEwayDdadEenEixEockFxDenDfieldDleyEockDnotGtDsellDzicCefnerCferDfeyEnerEordDleyDnerCgaEmanEnFsErDbergDeEdornEmanHnFeierEnErFmanFtyDgardEeFrtyFttEinsDinsDlerEundDoodEpianDstromDueDwoodDyChDnEeCiderDgEhFtElerDlEeFyDnEesEsDrEeEstonDslipDthCjekCkDalaDeEsDimDobyanClbergGtErookDcombDdemanDeEsEyDfacreEordDiburtonEliDlEadayFmEbergEeFnbeckFrFttFyEfordEiburtonFdayFganFnanFwellEmanGrkEockFranFwayGellEsEumDperinGnEinDseyEteadGdDterGmanEomFnDversonEorsenHonCmDadaElainenEnFnDblenGtonFinFyErickGghtEurgHerEyDdanDedElErFnikEsDidElFlFtonEterDlerFtGtEinDmEackFnEelFrGsHleyFsFttEillFttEockFnGdHsGsGtreeDnerDonDpsonEtonDrickDsherCnDberryEyDceEhettEockDdEelElerGyEsEyDeElErEsEyDfordDgEerDkEeFrsonFyEinGsHonEsDleyEinGeEonDnEaFfordFhFmanFnEemanFrFyEiganFngEonEumDoverDrahanDsEardEcomEelGlGmanFnEfordEhawEleyEonEsonDusDwayCoCppelCraEdaElsonEriDbaughEerGtEinFsonEorFurEuckDdEageFwayEcastleEeeFgreeFmanFnFrFstyEieFmanFnGgFsonEmanEnettErickEtEwickEyDeEwoodDfordDgerFttEisEraveIsFeavesFoveDingEsDjoEuDkerFyEinsEleroadGssEnessDlanGdEessFyEowDmanEerEonEsDnEageEdenEedFrFssFyEishEoisDoEldEwtyownyanDpEeFrEoleEsterDrEahEelGlGsonFnEiganGerFllFmanFngHtonFottFsGonGsEodFldFpFwEyDschEhFawFbargerGergerFmanDtEeFrEfieldFordEgroveEigGanFnGgElFeGyFineEmanHnEnessGttEonEranftEsellFfieldFhornFockGnEtEungEwellFickGgEyEzFellFlerFogDutyunyanDvardEellFyEillHeFnDwardEellEoodCsanFiFovHicDbrouckDegawaDhEimotoDkellFttEinGsDlamEerFttDsEanEeFlGlFnFttEingerElerEonDtieFngHsEonEyCtchFellGrGttDfieldDhawayEcockEornDleyDmakerDtEawayEenFrEonCuDbertErichDckDerDgEeFnEhFeyFtGonElandDkDnDptFmanDsEeFrEmanHnCvardDelEmanEnFerFsErFlandDilandEsDlikCwesDkEeFrFsEinGsHonEsDleyDnDorthDsDthornIeCyDashiHdaDcockEraftDdelFnEonDekEsDfordDgoodDhurstDlesDmanDneFrFsEieDsEeElettFipDterEonDwardEoodFrthCzanErdDelFipFriggFtineGonFwoodEnDlettFwoodFyEittDzardBddBeCacockDdEenEleeGyErickEyDlEdEeyEyDneyDpEsDrdEnFeFsEonEtDsleyEtonDterEhFerHlyEonDvenerEnerErinCbbDerFlingFtDronCchtDkEardGtFthornEelFrElerEmanEstallDtorCdbergDdenDgeFcockFpathGethFsEpethDinDleyEundDmanDrickDstromCeDnanDrEenDschDterCffernanEingtonEnerEronDleyEinDnerDtCgartyDerDgDlandDwoodCidEeFlGbergFmanFnGreichFrErickEtDerDghtDkkilaGnenDlEigEmanDmEanGnEbachEsDnEdelEeFmanInFnFrFyEleinEonenErichEsEtzGelmanEzDseFrEhmanElerEsEtDtmanHnEzFmanCldEtDferErichDgesonDlandFrdEeFnFrEicksonEmanHnEwigEyerDmEanEerGsEickEsEuthDselEleyEtromDtEonDveyDwigDzerCmbreeEyDenwayDingwayDmerEingHerHsDpelEhillEsteadDstreetCnaultDdershotHonEleyEonErenFickIsJonGeGksGxHsonFyDegarDgEshanDkeFlEleDleyEineDnEeFnFsseyHyEigGanFngHerHsFsDrichHsGksIenIonFksenFquesIzEyDselFnEhawEleeGrGyEonDtgesEhornEonEzCoCpburnDlerDnerDpEnerDworthCrDaldEsEthDbEertEigEstDdEerEonDediaEfordDingDlihyDmanGnGsenHonEesEosilloDnEadezFndesIzEdonDodEldEnEuxDrEadaFraEellFnFraEickFmanFnGgHtonEmanHnEodFnDseyEhFbergerFeyFmanEomDtelEzFlerFogDveyDzEbergEigEogCsenovDkettDlinEopDsEeFrEionElerFingEonDterEonCthEeringtonDianDrickDtiarachchiFngerDzelCuerDserCveyCwesEttEyDittDlettCyDeEnErDmanDneDwardEoodBiattCbbardEertEittsElerEsDlerDnerCceDkEelFrsonFyEleFinEmanFonEokFxEsFonCdalgoCeberGtDrEsDttCgaDbeeEyDdonDgenbothamEinGbothamGsHonEsDhEamEfieldGllElandEsmithEtFowerDleyDuchiEeraClaireErioDbertEurnDdEebrandKtJtFrbrandErethDeEmanEsDgefortFrDkerDlEardEeFbrandFnGbrandFrGyFyEhouseEiardFerFkerFsEmanEsEwigEyardFerDsonDtEnerEonEyEzDyardCmesCnchFeyFmanEkleyDderliterEleEmanEsDeErFmanEsFleyDkelEleGyEsonDmanDnantEenkampDojosHaDrichsDshawEonDtonEzFeDzEeCottCppEleGrEsDsherCraiEnoEtaDdDesDschGmanEhEtDtEhCseErEyDleCtchFcockFensFmanDeEsDtEleDzCvelyCxDonDsonBjaltalinBnBoCaDdleyDgElandFinDkDngDrEdCbanErtDbsEyDdyDgoodDsonCcevarDhEstetlerDkEadayEenberryGsmithFrFttEingEmanDuttCdaEkEppDderDesDgdonEeFsEinGsEkinsIonEsonDnettDoDsonDzicCeferEtDhnFeDkstraDlscherDppnerDrnerErDyCferDfEerEmanHnDmanGnEeisterDstetterCganFsDeDgEanFrdFttEeDleEundDsettDueChensteinDlDmanDnCisingtonCjgaardCkansonDeClahanEwayDbertErookDcombHeDdemanFnFrGmanEingEmanErenEsworthDeEmanEnDfordDgateEuinDidayEfieldEmanDlEabaughFdayFndHerHsworthFrGsFwayEeFmanFnGbeckFrGanFyEidayFeGrFfieldFmanFngerHsheadIworthHworthGsFsGterEmanEomanGonFnFwayGellEyDmEanEbergEesEgrenEquistEstromDnessDomanDquinDsappleEcherEeyEingerEtFeinGnFonDtEeFrEhausEmanEonEsclawEzFclawFenFmanDubDyfieldDzEerEmanEworthCmDanDerEsEyerDmelCnDahniEkerDdaDeEaEyFcuttDgDigDoreCoblerDdDkEerEsDleyDperFsEsDseFrEierDtenEsDverCpeEsDfDkinGsDpEeFrFsEingEsDsonDwoodCraceEkFovaEnDdDganDnEbackGkerFeckGrgerFuckleEeFrEickFngEsbyEungEyakDowitzDrellEiganEocksDseyEleyEtFmanDtaEonDvatGhDwitzCseEaEnEyDfordDierDkinGgGsHonDlerFyDmerDsEainDtEetlerGterCtalingDchkissDiDtEingerCuDchensFinHsEkDdeDghFtalingGonElandDkDleEihanDptDseFholderFknechtFlFmanFrEleyEmanEtonDtEengEzCveErEyDhannisyanDisCwardFthDeEllGsErFtonFyEsEyDieEngtonDlandEeFttFyDseFrEonDtonDzeCxhaDieCyDeErDleDosDtEeBribarDstovHaCubyDskaBsiehCuBuCaDmanDngDrdCbbardEellFrtEleEsDerFtGyDlerFyDnerCckEabeeGyEinsEsFtepCdakDdleGstonDgensEinsDkinsDnallDockEnDsonEpethCebnerDrtaGsDttDyCffEakerEerEineHsEmanEordEstetlerGutlerDnagelCgDesDgardEinsDhEesFyEleyEsDleyDoDuleyChnCiDeDsmanDttDzarEengaCkillClbertDettDinFgGsDlEingerDmeDsEeFyDtgrenEmanEquistEsCmanDberGtEleDeEsDfeldDistonDmelGlFrDpheryFreyIsGiesCnDdEleyEtDeycuttDgEateEerGfordDkinsDleyDnEicuttDsakerEbergerEickerFngerEuckerDtEeFrEingtonEleyEonFonEsberryFmanEzingerDzikerCotCppEertCrDdEleDlaEbertFurtGtEeyDnDrellDseyEhEtDtEadoEtDwitzCsbandHsEyDeEbyEmanEynovDkEeyEinsDmanDonDsEainEeinFyDtEedEonCtchcraftFensGrsonGsonFingsHsIonGsonDhDsellEonDtEerEoFnDzlerCxCynhBwangByCattCcheCdeEnErCerClandDerDtonCmanDelEsCnesCpesDpoliteCreCsellDiDlopBznAiacovelliBbanezDrraCraevEgimovEhimHovicBceDnhourChikawaCkesBddingsCeBemCongCvBfillBglesiasCnacioCoBhleBkardCedaCnerBlerDsCicDevFaDffCvesBmCaiDnCbodenCelDsChoffClerCmelBnabinetCceCesCfanteCgallsDeErsollDhamDleFsEisDoldDrahamFmFssiaDwersenCiguezCksCmanCnesDisFsDocentCoueEyeCskeepDleyBonescuCrioBppolitoBrahetaCbyCelandDyCickDonDshDzarryConsCvinFeFgCwinBsaacFsGonDbelGlHeDevDksonCbellCenbergEhourDrChamDeeErwoodDibashiEdaEiEkawaDmaelCkakovDraClamEndEsDerEyCmailGovEyilovComDnCraelDealCsaEcCtreBtoBuCsupovBvCanouFvGaGicGskiCersFenFonEyDsEterDyCieCoryCyBwamotoDsakiBzaguirreDttCquierdoCzardDiDoAjablonowskiGskiCcintoDkEmanEoEsFonDoEbFiFoFsGenGonFusFyExDqueminGsGtGzCegerCfarovDfeCgerDgerGsChnEkeEsCilletDmeFsDnCkesDobssonDubowskiClbertCmalErDersonEsFonDiesonEsonCnDasDcoDdaEreauDelleEsEvDgDickiEkEsDkauskasIieneEeEowskiDneyDousekDsenEonGsEsenHsFonDtzFenDuaryEsFzDzenCquesFzCraEmilloDboeDdineDedDmanEonDnaginEiganDoszDrardEellHsFttDvinenFsCsinskiDminDonDperDsoCureguiCvierCworskiCyDasekaraFingheFuriyaEwardanaIenaFeeraDneFsBeanEbaptisteEesElouisEpierreEsCeCfcoatDfEcoatEeriesHsGsHonGyHsEordsEreyHsFiesClinekDksDlisonCmisonCnDkinGsHonEsDnerFtteFyEingHsEyDsenEonDtConEgCppesenEsonDsenEonCremiahEzDkinsDmanDniganDomeDrellEyCskeDsEeFeFnEieEopEupDterDusCterDtEonCwellEttBhonsonBiCangEyuanDtengClekEsCmDenesGzErsonDinezEsonDmersonCnDgshangDjingDkinsEsDtengDziCronCtianCujingBnBoCachimDquinCbDeDinCckCeDngEsenDsphChannesIenIsenGsenFsenGonGsonDnEsFenFonFtonIeDsonCinerFsCkinenClicoeurEnDleyEiffEyDyCnasDeEsDgDsonEsonCoDsCplinCrdahlFnEenEonDgeFnsenHonCseEphGsHonEyDhiEuaDlinEynDtCubertDrdanEneyCvanovicCwersEttCyDalDceDeDnerEtCzwiakBuCanDrezCckettCdahDdDeDgeDkinsDonDsonDyCelDrgensChaszDlCkicClesDiaFnGoEenEusDyCmpEerCnDeEauDgEeDiorFusDkerEinGsCradoDekDgensHenDicDyCsinoDtEiceFnGianoFsEusCuAkaamngCbaDelCczmarekHskiEorGowskiEynskiCdlecCebDlinDvCfkaCganChlEeFrDnCilDnDserClbDeErDievEnaFowskiEsFhDlasEenbachEoeDmanDninsCmDakaDenErFerDinFskiHyDmEerGerDpEenEsDrowskiCnDadyEgyDeEkoEshiroDgEasDiaDneDodeDterEnerEorCoCpanadzeDinosDlanDoorDpEelElerCraEmEpetyanEsDcherDdosDgDimFovDjalainenDklinsDlEeEinEsFenFonFsonDnEesEsDpEinGskiDrDstFenDunaratneCshDkDparEerDsEaDtelicFnFrEnerEratiCtesDoDzEerEmanCuffmanEmanHnDlDrDtzDzlarichCvaleuFiauskasKieneGouEnaghGughDcicCwakamiEmotoFuraEnoEsakiCyDaDeDlorDsEerCzeeDlauskasIieneEouGskiBeaDchDgleDlaEeyDnEeFyDrEleyEneyFsEseDslerDthleyEingEonCckCeDbleGrDchDfEeFrDganDhnDlEeFrFyEingEsEyDnEanEeFrFyEumDpDsEeFeElerFingDterEhEonDverCfferCglerFyChlDoeDrCiferDlDmDperDserElerEterDthFleyEtClchDemenDlEamFrEeherFmsFrGmanFttFyEiherFngFsonEnerEogGgEsEumEyDmEendiDschEeyEoFnDtnerEonEyEzCmbleDmerGerDpEerEfEkerEtonCndallEigEraFickIsDnaFmerFnFrdEedyFllHyFmerFrGlyGsonFttFyEisonEonEyDsingerDtDworthyDyonCoDghDughDwnCphartDlerFyEingerDnerDplerCrberEyDfootDleyEinDnEanEerFyEsDrEickFganEyDschnerEeyEhFawFnerEtenGtterDvinDwinCslerDnerDselEingerElerDterGsonEnerCtchamFerFumDnerDronDterGerGmanEleGrEnerCyDesDsEerBhachatryanDlilEsaDnEgDtEaEunDyCeimDnChnCievClotEutCmerCouryCristovIaCtsCucDtsishviliBibbeEyDlerCddEerDneyDwellCeferEferDlEyDrEnanDselFrElingCferCgerDhtCjowskiCkerDuchiClbaneEournIeEurnEyDdowEuffDeEyDgoFreDianEcDkennyDlamEebrewFenFnEgoreEianFngerHsworthFonEoughDmanEerDpatrickDroyCmDballEellFrGlinJgHyEleGrErelHlFoGughDeEryEsDmelGlEonsDpelDreyDseyDuraDzeyCnDardDcadeFidFnnonEerEhFeloeGnDdelGlFrEigEleEredDgEeryEhornEmanEreyEsburyFleyFtonDkadeEeadFlDlawEeyEochDmanDnairdFmanFrdEeFarFrFyEisonEunenDoshitaDsellaFrFyElerGyFowEmanDtzFelDyonDzelFrCppCrbyDchFerFnerFoffDkEendallHollFrEhamElandFeyFinEmanEpatrickEseyEwoodDschGbaumGnerEhEtDtleyEsDwanEinCserDhDnerDsEeeFlGlEingerEnerDtElerEnerCtanovskiDchenHsFinDeDsonDtEelGsonFrmanEingerEleGsonEredgeGllEsDzmillerCvettDiCzerBlahnDpperDrDssFenDttDusFnerDvinsDwitterCecknerDeDiberEmanEnFerFmanFschmidtEstDmEencicEmEpDttDveFnCickDebertDmaFsEekDneEgFbeilFensmithGrFlerEkCockDpferEpDsEsEtermanDtzCuckDesnerDgEeDivertDmppDttsCyynBmetzBnaackDppDrrDubEerEfEsFsCebelDchtDeElandDllDppFerDzevicCickFerbockerDffenDghtGenGonGsDpeEpDselyEleyDttelCobelElochHkDllDpEfEpDrrDttFsDuseDwlesFtonDxCucklesDdsenFonEtsonDppDthEsenFonBoCakCbayashiDelErCcDhEanEerDianDsisCehlFerEnDllerDmDnenEigDpkeEpDrberEnerDsterCfflerCgaEnDerDutChDanDenDlEerEmeierDnDrDutCjimaClaErDbEeDeDlEaFrEerEmanDmanDodziejEskiDstadCmarCndoDenDgDiecznyDkelEolDoEpkaDradDtosCoDnEceEsEtzDpEmanCpaczDczynskiDecFkyDfDpEelCrandoDenDhonenDmanDnEegayEreichDosecEveshiDtEeEhCsDerDinskiErDkiFnenDsDtEerEkaEovGskiCtnikDtEerEkeCubaDfosDryDyCvacFevicFhFicGkFsElFchukFenkoGvErCwalFczykFeskiGwskiFskiHyCyamaDfosCzakDelDiolDlovGskiyFwskiBraatzDchDemerDftDhnDjewskiEncDkerDlEjElDmEerEpDntzEzDsnerFiqiDtochvilEzFerDusFeFsEthDvchenkoEetzEitzDwczykEiecCebsFbachDgerDhbielDiderEnerEtzerDllDmerDnzDpsDsgeEsDtschmerDutzerCickDebelEgFerErDgerDkorianDnerEgDshnanEsEtensenFiGansenFoDtikosDzEanClicevicCobDegerEkerDgerEmanDhEnDkDlElDmEerDnEeFrDonDpfEpDuseEtCuckebergDegerDgEerDllDmEinsEmDpaEpDseCyeziuBsetriBuCaCbalaDiakEcekEkDotaCceraFovaDharskiEtaDkCderDoCeblerDhlEnFeGrDnDsterCgelDlerChlEmanHnDnEsCiperCjawaFskiCkkDlaDowskiClaEsDeszaDickEkFowskiDlDpEaCmarFaDmerDpCngDkelEleDstDtzDzEeCoDchCqiCrekDlandDtEhEzDzCsainovDhnerDsDterCtcherDzCykendallCzmaDnetsovBvaranFtskheliaBwakDnCiatkowskiCokDnEgByleErEsCserCteCzerAlaCbadieErberaFgeFreEtDbeDelleErgeDlancDombardEnteErdeEuntyEyDradorEecqueEieFolaDudaCcasseEyoEzeDefieldEyDhEanceFpelleEerGmeierDiDkEeyDlairDombeEnteEsteEurGseDroixFssDyCddDeDnerDouceurDsonDueEkeDwigDyCfataEveEyetteDerriereEverDfertyFyEoonDlammeEerFurDolletteEnFdFtaineHntErceFdFestFgeFtuneEuntainDranceEeniereEomboiseCgardeEsseDeErDoEsDrangeEoneDuerreEnaGsCheyDmanDrDtiFnenCiDlDnEeFzEgDrEdDtinenCjoieCkatosDeEsEyDinDmalClDiberteDliEyDondeErCmDaEnnaFtiaErFcaGheFkFrGeEsEyDbEdinEeFrsonGtHhHiHonFthEornErechtFightDereDirandeDkinDmEersDonFsFtGagneEreauxEtheFteEureuxDpEeFrtEhearGreEkinHsEleyEmanDsonDyCncasterEeElosEtotDdEaFuFverdeEerGosGsFsEgrafEinFsEmanEoFnEreneauGthFithFumFyEsmanEwehrEyDeEyDfordDgEanEdonEeFnfeldFrFvinEfordEhamForneElaisFeyFinaisFoisEnerEoEsamFtonEtonEworthyDhamDierEganEngDkEfordDmanDniFngEonDoueDphearGreDsberryEerEfordEingDtEermanEiguaEzDzEaCoCpanDeErleDhamDierreEneFskiDlantHeDointHeErteDpEinDradeCraEbeeEmieForeEwayDdDeauEsDgeFntFrEoDimerForeEnEosEviereDkEeyEinGsDmonDoccaGoFheHlleFkFqueEsaFeDrabeeEickFsonEyDsenEonEsonDueDyCsalaFleEterDchDeterDhEbrookEerEleyDiterDkeyEoFwskiEyDleyDsEenFterEiterDterEraDwellCtaDchDhamFnEemEropDimerForeDorreEurDshawEonDtaEeaEimerGoreFnCuDbEachEerEscherDderGdaleDerDferDghlinFterGonDnerDraEeanoFlFnceGtEiaFeFtsenGzenEoEsenEyDterbachDverDxDzonCvalleHeHyGieDelleEnderErFdiereFgneFriereFtyFyDigneEnFeDoieCwDerenceDhonFrnDingDlerFssFyEorDrenceEieEyDsEonDtonDverDyerCxDsonDtonCyDdenDfieldDmanEonDneDtonCzarFoFusDenbyDoDzaroBeCaDchFmanDdbetterEerDfDgueDhyDkEeEsDlDmanEonDnderEosDrEdEnedEyDseEureDthFamFermanHsHwoodEonDvellFnsFrEittEyCbaronDeauEdevElErDlancDoEeufEuefEwFitzDronEunCchnerEugaDlairHeEercHqDompteDroyDuyerCdayDbetterDdyDererFmanEsmaEtEzmaDfordDgerDonneEuxDucCeDchDderEomEsEyDkEsDmanDpEerDrDsEonDtDuwenCfebreFureFvreEverFreDfEelEingwellElerDkowitzDlerEoreDtwichCgaspiEultDendreErFeEtteDgEeFttEioDleiterFrDrandHeEosChmanGnDnEerDouxDrEmanDtinenEoFnenCiDbEowitzDderDghFtonGyDjaDkerDningerDsEerEhmanEtFerEureDtchEeFrEhEnerDvEaCjeuneCkaClandDeuxCmDaEireEnskiEsterIsEyDboDelinFleEnDieuxEngEreDkeDleyDmonGdGsDoineEnFdFsEsDusCnahanErdDgyelDhardtGtDihanDkDnonFxDoEirExDtEineGiEonEzDzEiCoDnEardHoEeFttiEgEhardtDpardEoldDsCpageEkDeDleyDoreDpertCrchDmaFnDnerDouxEyCsageEneDesneDhEerDkoDleyEieDniakDperanceDsardEerEmanDterDureCtarteDcherFworthDellierEndreDoEurneauDsingerEonDtEieriEsCuDngCvalleyEnErioEsseurEyDeilleElFlEnFsonFthalEqueErFettIeFichGngEsqueEttEyDiEnFeFgstonFsGonEsEttDronDyCwDallenEndowskiDellenGynEyDickiEnEsFonDterCyDbaDendeckerDvaCzamaBheureuxBiCakosDngDoCbbeyEyDeratoreFtoGyCcataDeaDhtFensteinFmanDonCddellEleCeDbEerGmanDdtkeDferDmDnDpinsDtzDuCggettEinsDhtFbodyFcapFfootFleFnerFseyFyDonCkensEsCleEsDienthalDlardEerFyEibridgeFeFsEyCmDaDbaughDmerDonFesCnDaresDchEkEolnDdEahlFmoodFuerEbergFladEeFllFmanInFnGbergFrGmanEgrenEholmEleyEnerEoEquistEsayFeyFleyFtromDeEbargerGughFergerHryEhanEnErEsDgEenfelterFrGfeltEleEmuEoDhartDingerDkEeFrEousDleyDnEellFmanFnFyDoDquistDscottEeyEleyDtEhicumEonEzDvilleDzyConCpariDeDfordDhamDinskiDkaDmanDpEertEincottEmanEoldEsDscombEeyEkyEonDtakEonCraDetteDianoCsDaDenbyDhDiDkEaDleDsDtEerEonCtchfieldGordDherlandDmanDtellFnFralEleGfieldGjohnGrGsGtonEonErellDwinDzCuCvelyEngoodErmanGoreEsayDingstonKeCyanageCzarragaDotteBlamasDnasEesEosCewellynCoydBoCachDizaDrCbatoEughDbDdellDeElDoCcascioDhEerEnerDiceroDkEamyFrdEeFrFttEhartElearGyFinEmanEridgeEwoodDocoCdenErDgeCeDbDfflerDhrDmDraDschDwenCfgrenDlandEinDtinFsEonEusCganDginsDsdonEtonDueChDmanGnDrDseCiaconoDngsighDselleCkDenEyDkenCllarEeyEisCmanFtoEsExDbardHiHoDeliDidzeDonacoCndonGoDerganEyDgEacreEeneckerEfellowEinoEleyEmireForeEneckerEoFriaEshoreFtreetEtinEwellForthDonCoDbyDkEabaughDmisDneyDpEerDsEeCperEsEzDiccoloEntoDpDrestiCrDaEnceFgerDchDdEsDeEdoEnceFtzHenFzGanaGenGoDingDraineDussoCsDadaDeeEyDhDoEyaDsettCthEropDtEsDzCuDcksDdEenFrGmilkEinEonDghFlinFmanFranDieEsDnsburyDqueDrencoDviereCvatoDeEallEdayEjoyElaceGdyGndFessFlFyErnEttGeDinFgGoodFsDricCwDderDeEllEnsteinFthalErFyDmanDnDranceEeyEieEyDtherDyCyDaDdDolaCzaEdaEnoDierDoyaBuCbbersDinFskiDyCcDaErelliEsDcaEhesiDeEnaEroEyDhtDiaFniGoEenFrEoFusEusDkEettFyEieEyDusDyDzakCdlowEumDwickFgCebbertEkeDckDdkeEtkeDllenDraFsDvanoCffDkinDtCgarDoChmanCiDsDzCjanCkaEcEsFikDeEnFsErEsDicDowskiCmDanDleyDmusDpkinHsDsdenCnaDcefordDdEahlEbergEeFenFllEgrenEinEquistEstromEyDgEuDnDsfordDtCoDmaDngFoCperDienDoDpinoDtonCqueCrieCsbyDeDhEerDkDsierDtEerEigCteErEsDherEyDonDtermanErellDzCuCxCzDierBvyDnByCallDngCbargerDrandCdaDenDickDonCkeEsDinsCleEsCmanDonCnamDchDdEeDesDnConEsCsenkoCtleDtleEonCuAmaCagDsEsCbeErryFyDieDonDreyEyCcDalusoErthurEulayGeyDdonaldFugallDeEdoEkEyDfarlandJeDgillivrayEregorDhEaFdoEenEinEucaDiasEejewskiFlEntoshGyreDkEayEeFnzieFyEieGwiczFnGnonEleyFinEoFwiakDlachlanFrenEeanFnnanFodEinDmillanDneilDomberEnDphersonDraeEiDyCdambaEyDdenEixEockHsFxEuxEyDeirosErFaEwellDiganEsonDlockDonnaEreDridFgalFlFzEugaEyDsenEonDusankaCeDdaDsEtasDzCffeiCgallanesGonEnaErDbyDdaFlenoDeeErFsDgardEiFoDiEllEnnisDlioGneDnerFssEoEusGonGsonDoonDruderDuireDwoodDyarChDabirEffeyEnFeyErFajFjanDerEuFxDleFrEumDmoodFudDnDonFeGyFyEodDrDurinCiDdenDerDlhotEletFouxDnEeFsEorEsDoEranoDrEeDschEonetEuradzeDtlandDzeCjerusEskiEwskiDkaDorFsCkDelaErDiEnFenDowskiDrisClanFdEveDbonEroughDcahEhowEolmFmGbDdanadoEonadoDecEkEyDickEkEnFowskiEziaDkaEinDlardEeryFtGtHeFyEonFryFwFyEyDmEbergDoEneGyEofEttEyDpassDsonDtbyEosDveauxDyCmaniDedovHiDmadovCnDahanEloEsievskiDceEhaFesterEiaFllaFniGoEusoDdelGlFrsFvilleEujanoDerEsFsEyDfrediDgEanGaroGoEelsFrFsEinoFoneEoFldErumEualFmFsDhartDigaultEonEsFcalcoDjarrezDkeEinDleyEyDnEaEellaFrsFyEingHsGoFonFxEoFnEsDorEsEwkyanDriqueIzDsEeauFllEfieldEkeEonFurEurDtheyEillaEoothEylaEzDuelGitoEkyanEsDvilleDwaringDzEanaresGoEellaFrEiEoCoCpesDleFsDpCrDaEbleEnoFtoEscoEtEvillaDbleEurgerGyDcEanoGtelHonioEeauFllHoHusEhFanHdHtFbanksFenkoGseGttiEialGnoFlFniakGkowskiEoFniFsFtteFuxEucciFmFsEyDdenEisDekEncoFgoEsFcaEzDgaryanEerumEolisEuezDiaFniGoEcFleEeEnFaroFeGlliIoGzFgFiFoEonFttiEsFcalDkEelFrGtFyEhamEinElandFeGyEoFskiFvGicIhGskiFwGitzGskiEsFberryEuFmFsDlandFrFttEerFyEinEowGeDmoFlGejoFnDneyDoisEneGyEonEttaDpleDquardtHtFesGtteGzFisDrEaEeroEinFottEoFnGeFquinFwEsEufoDsEalaEchEdenEeeEhFalHlFburnFellEicoEonEtonDtEeFlGlHiHoFnGsEhEiFnGaGdaleGeHauHkHlliHsHzGiGoGsHenHonFrGosyanEonGeEsEucciEyFnEzDuyamaDvelEinDxDyDzanoCsDcarenasEorroDelliErDhEburnDiEelloDkEeFllDonDsEaFroEeFnburgGgaleHillFrFyEieFngaleHillEonDtEenFrGsHonEinEonErangeloFoGianniGpietroDudaCtaEmorosEsDchettDeerEiEoDhenaGeyGyFrGlyGneGsFsGonFwGsHonEiasFesonGuFsGonDiasEcEsDleyEockDneyDosEvskiDrangaDsonEudaFiFmotoGuraDtEaEeFoFrGaGnFsGonEhesGwHsFiasGesEiaFceFeFlaFnglyGsonFsGonEocksFnFonFsFxEsonDulaEsDzEenEkeCuDchEkDdlinDerDffrayDghanDkDlEdinEeEtsbyDneyDpinDrerEiceGioFelloFnEoEyDsEtDzyCxDeyDfieldDhamDieEmDonDsonDwellCyDaDberryDcockDeErFsEsDfieldDhallFnEewEueFghDleDnardEeFsEorDoEnErFalFgaDrDsEonGetDtonDvilleDweatherCzaDeDiarzDonDurFekDzaFrellaGielloEeiFllaFoEolaFneFttaBcabeeDdamGsEooFryDfeeDleerFxanderEisterElisterEpinHeDnallyEdrewIsEultyDrdleEthurDteeGrDuleyFiffeDvoyCbainEthDeanEeEthDrayerEideEoomEydeDurneyCcaaEbeEffertyIyGreyEinElebFlGaGieHsterGonGumEmeyFmonFpbellEndlessFeFnFtsErdleFgoFleyFrollHnFtGerGhyGneyGyFverGilleFyEskeyGillFlandGinEugheyFlGeyGleyFslandEwEyDhesneyEristianDlainHeFnahanFranGdGenGyFskeyFyEeanGryFeryFllanJdFndonGnyGonGtonFskeyEinticHockInEoskeyFudFyEuneyGgFreGgGkinFskeyHyDoinEllGisterGomHughGumEmasFbGsEnkeyFnelIlFvilleEolErdFkleFmackGickFveyEurtEwanFnEyDrackenFdyFeFneyGieFryFwFyEeaGdyGryFeGryFightEightFmmonEoryFskeyFyDubbinEeFnEllarGenHrsHyGochHughGumGyEmberEneErdyFleyFryEskerEtchanHenIonCdadeEnielIsEvidGsDermottEvittDillDoleEnaghGldFellFnellFoughErmanEugalIdIlGleEwFellDuffGieGyCeachernGinDlfreshEhaneyHnonEligottErathFoyEvainFeenEwainFeeEyeaDnaneyEteeFireDvoyDwanEenCfaddenGinFinEllGsErlainHndIeGinFrenEteEulDeeErrenGonCgahaGnFeyEnnErityFrityGyFveyFyEughHeyDeeFhanEheeEorgeDheeEieDillFveryEnleyFnGisFtyErtDladeFssonFughlinEincheyEoneFthinHlenIinFwnEynnDoldrickEnagleFigalEughEvernEwanFenFinFnDradyFilFneFthFwFyEeevyFgorFwEiffEuderDuckinEffeyGieHnEiganFnnessFreGkErkChaleEneyErgueDedlishviliEnryDoneDughCilrathEvainIeEwainDnerneyEnisEtireFoshFurffFyreDverEorCjunkinCkainEmeyFieEneEyDeanEchnieEeFhanFlFnFverEithanEllarGerFveyGyEndrickFnaGeyGyFzieEonFwnErnanEyDibbenEeFrnanEllipGopEmEnleyFneyGieHsGonFseyGtryFzieEssackGickEttrickDnightDownEyClachlanEinEmbEneErenFtyEuchlinFghlinFrinEwhornDeadFnEllanIdEmoreEndonFnanEodEroyDinDoudFghlinCmahanFonEkinEnisFnFusErtinEsterIsEthDeansEnaminDichaelEllanGenHrGianHnHonGonEnnDonagleErrisGowDullanGenGinEnnErrayGyFtryCnabFbEirEllyEmaraFeeEryEttEughtonDealGyFrEelGeyGyFsGeEilGlHyEllisGyEmarErneyEttEwDicholasIsEelEffEnchEshEttDultyEttCpartlandDeakEekEtersDhailEearsonFeGtersFrsonCquadeFidGgFyEearyFenEillenFnnFreFstonCraeEneyEyDeeEynoldsDobertsEyCshanGeEerryDorleyDpaddenDwainEeenHeyCtaggartCvayDeighEyDickerCwainDhirtHerEorterDilliamJsBeachamFumDdEeFrGsEorGsFwGsEsDgherDlerFyEsEyDnEeyEsEyDrsDsEeDuxCbaneCchamElingCdalDdersDeirosElFlinErFosDfordDinaDleyEinEockDranoDvedCeDceDhanDkEerEinsEsDrDsEeCffordCggsChaffeyDlEerEingDmedovicFtiDtaCiDdingerDerDghanEsDjerDkleDneckeFrsEhardtDsEelFrEnerEsnerEterCjiaFsDoradoClanconFsonEraDbyDcherFiorForDdrumDeEndezGrezGyDgarEozaDiEaElloEnEtoDlEenFrEinGgerFshEoFnFrFttDnicGkEykDoDroseDsonDtonEzerDuginDvilleFnCmmedovCnaErdDcerEhacaDdelGlGsohnInFnhallFsFzEietaFolaFsFvilEoncaFsaFzaDeelyEfeeEndezEsesDgEelFsDjivarDkeDnengaDterEoEzerDzelEieGsCraEzDcadoEedGesFrEhantEierEureGiHoDedithDicleEdaFethEnoEwetherDkelEleGyDleEinGoEoDoElaDrellEiamFckFfieldFllFmanFttFweatherEowEyFmanDschEhonDtensEzDvisDwinDzCsaDerveDsanaEengerFrGlyGsmithEickFerFnaGgHerEmerEnerDtaFsDzarosCtcalfHeDhenyDivierDoyerDroDtlerEsDzEgarFerEingerElerCunierDrerCwbornCyerFhoffFsGonCzaBgrBhrjnBicallefDcoDeliDhaelHisHsIonFlakGecGikGskiFudGxEealHsFlGlGsHenHonFnerEieDkEelGsenHonFnsFyEleGyCddaughEendorfElebrookLsGtonDgettHeEleyDkiffDyettCedemaDleFsEkeDrEaEsDsnerCfflinCgaDlioreDnoneDuelFsChelichDhailovCjangosEresCkaDeElFadzeFlFsEsellDkelsenHonDulaClamEnFoErdoEzzoDbournErandtEurnEyDerFaEsEwskiEyDfordDhornDianEtelloDlEanFrGdFyEedgeFnGderFrFtGtHeEhouseEicanFganFkanGenGinFmanFnerGgHtonFonFronFsEmanEnerEsFapHsFpaughEwardFoodDneFrDoEneEsevicFhevicEtDsapEteadDtenbergerEonCmmsDsCnDaErdFikEyaDceyEhFewEyDderDerEsDgEleEoEusDichFkEerExDjaresDkEsDnerEichGkFsFxEsDorDsonDterEoFnEzDyardCrabalFitoEcleEgliaEmontesEndaErchiDeElesDkovicDonDskyDzaCserDhlerDkellDnerDterErettaCtchamFelHlGmGnerFumDrovicDtenEonEsDzelCuraCxDonDsonCyamotoEsakiFhiroEzakiCzeEllGeErDrachiFhiDzellBkrtchyanBladenovskiDkarCkhhBoCadDkDtesEsCbergFlyDleyCckDtezumaDzygembaCdeDicaEsetteDlinDzelewskiCeDllerDnCffatGtEetGtEitGtCganDensenChamedFmadGedEnDlEerDnEeyDrCirDsanEeCjicaCldenGhauerFrDeErEsDinaGrHiHoFeFoEtorDlEerFttEicaEoyDnarDoneyDterDyneuxCmDanCnDacoEghanEhanErrezDcadaFyoEriefDdayEorEragonEyDeEtteEyDgEeFauFrEilloEoldDicaFoEerEzDkEsDnEierFnDrealEoeFyDsenEonFurDtagGnaGueFltoGvoFnaHriGezGoFsEeFiroGthFjanoFleoneGongoFmayorGurroFnegroFroGrosoFsGinoFzEfordEgomeryEiFelFjoFllaEoyaEyEzDzoFnCodieEyDkDnEeyGhamInDrEeFfieldFheadFrFsEheadFouseEingEmanEsDsEeCrDaEbitoEdoEgaEisElesGzEnFoFtDdhaDeEaFuEeEfieldEheadFouseEinFraEjonElFandFlGiGoFockEnaFcyFoEtFonFtiFzEyDfinEordDgadoFnGtiEensternDiEarityGtyElloEnFaFgFoEsFonFsetteEtaFzDkDlanEeyEockDmanDneauEingHstarDoEnesGyFtaEzFovDphisDraEealeFllEillFsGeyGonGsetteIyEoneFwDseDtEensenHonFrEimerGoreEonDvantCsbyDcaFtoEhellaEosoDeEleyFyErEsDheFrEierDierDkowitzDleyDquedaGraDsEerEmanDtellerCtaDeEnEsDleyDonDsingerDtEaEerEoDykaDzCuaDlEdenGrEtonFrieGyDnceEtFainFsDserEseauDtonDzonCwbrayDenErFsFyDrerFyEyCxleyCyDaDeErFsEsDlanEeDnihanCzeeDingoBrCazCozEekBshBuCcciDhaDkDunCddDgeCellerDnchCffChametFmadCiDrEeadhaighEheadDseCjicaCkaiClDcahyDderEoonFwneyErowDeDfordDhallEerinGnEollandDkeyDlEanGeHyEenGaxGixGsFrFtGtEicanFganFkinFnGaxGgsGixGsFsEoyDvaneyEeyEihillCmawDfordDmEaEeFrtDperCnDasingheDchEieEyDdEayEellFnEoEtEyDezDfordDgerEiaEoEuiaDizDkDnDosEzDroFeDschEellFyEonEtermanDteanuEzDzCoyCrakamiEokaEtFaFiFovicEwskiDchFisonFuDdochGkDffDguiaDielElloDleyDoDphFeyFreeFyDrEahFyEellEietaFllFnEowEyDtaghEhaCscarellaDeDgraveFoveDialEcFkDselmanGwhiteFrEoFnDtafaEoDzynskiCtchFlerDhDoDterCxiaCyByattCerEsFonChreClerEsCnattCresDickGsEeDonCsliwiecCtarasBzrhyAnaCabCberDorsCccaratoDeDkCdalDeauElErDingDlerCgaoEtaDelDleDyCiduDlDrCjarDeraCkagawaEjimaEmotoFuraEnoEshimaFoneEtaEyamaCleDlEeyEsEyCmCnDayakkaraDceDdDezDneyDtzCpierDlesDoleonGsFiGtanoDperEiCquinCranjoEyanDcisseDdiEoneDonDronDvaezCshDonDsEarEerCtalFeFiDhEanGielGsonDionGsEvidadDoliCuDghtonEleDltDmanGnCvaEretteFraGeHteIteGoEsDeCwrockiCyDlorCzarioDzaroBeaceDgleDlEeFyEonEyDrEyDseDtheryDvesCbekerElDlettCcaiseCdDdDeauCeDceDdhamElesDlEdEeyEyDrDsEeCffCgreteEiFnEonDusCherDlsDringCiDderEigDfertDghborsDhoffDlElEsenFonDmanDraDslerDtianEzelCllEiganFsDmsDomsDsenEonCmbhardDcovaDecEthCpaliDtuneCriDoDyCsbitGtEyDlerDmithDsDterEorCthEertonGyDterElesGtonEoDzerCuDbauerEertDfeldDhausDmanGnCvarezDelsErsEsEuDilleEnFsEttEusCwDbergGnGryEillEoldFrnEurnGyEyDcombHeGerDellDhallEouseDkirkDlandEinEonDmanDnamDportDquistDsomGeFnDtonCyCzBgCoCuyenBhamCekCoekBibertDlettCcastroDeElyDholGasGesGlsGsHonDkEelGlGsHonFnsFrsonElasFeGsEolsEsFonDodemusElFaGiGsGyFettiFlFosiEsiaCdaEyCebuhrDhausDlsenFonDmanGnEeyerEiFecFnenDsDtoDvesCghEtingaleDroCkolicFlaFovHaHskiClesDgesDlesDsenEonEsonCmmoFnsDsCnoCppEerCsbetGtDhEidaFmotoGuraDsenDwanderCttaEiDzCvenFsCxDonBoCackDhDkesCbileDleFsEittDrigaCceraDkCdaDineCeDlElCffsingerCgaDgleDleDuchiEeraChCkesClanFdEscoDdDenEsEtteDinDlEeyDteEingEonCmuraConEanEeEkesterCrbergEyDcrossDdEbergEdahlEenEinEmanEquistEstromDenDfleetDiegaDmanGdHinDredFllEisDsworthyDthFamFcuttFernFingtonFropGupFupFwayEonDvellEilleDwoodCsalCtoDtEageEinghamCurseCvaEckEkFovaDelloDickEkFovDoaEtnaGyDyCwackiEkFowskiDellDickiDlinCyesDolaCzadzeBucklesEollsGsCgentCllCmbersCnemakerEsEzDleyDnEallyEeryDoCrgalievDseCsbaumDsEbaumCttEallEerEingCzzoBybergCeCgaardErdCmanCquistCstromAoakesDlandEeyDmanDsCmCtesDhoutDisDmanBbandoEionEnonCerEgElanderFeFinEmanEryDyClakCoyleCregonDianEenDyanGtCyrneBcallaghanDmpoDnaDsioCchipintiCeguedaGraChDeltreeDionDoaDsConnellGrForBdanielDyCdoCeaDgaardDllDnCleCohertyDmEsDnnellEoghueDwdCriscollCumBehlerCstreichBfarrellCficerDuttBgallagherDnDraDtaDwaCburnCdenCgCilvieCleEsFbeeGyEtreeCormanCradyDenBhCaganDlloranDnaElonDraEeDyonCearnClDerDingerDsenEonCmDanBilerBjaCedaBkCadaDmotoDneCeefeFfeDlleyFyBlagueDhDnderDughlinCdDakerDenFburgDfieldDhamDsCeaEryDrDsEenEonCguinCinEgerDphantDvaFrGesHzGriaFsEeFiraFrGaHsGiHoGosEierHiEoClerDieEsCmedaDoEsDsteadGdCneyCofssonDughlinCsenDonDsonDzewskiCtmanCvedaEraBmCalleyDnDrEaFhEovCearaDrCooreBnealDilFlDyCgCkenCoDratoCtiverosBommenCtenBpitzCpDenheimJerErmanBquendoDinFnBramDngeDvecCbisonCchardDuttCdazDonezDunaFoDwayCeDarDillyDllanaDmDnEsteinCganCickDleyDtzClandiGoDowskiCmanDeDistonDondDsbyCndorffDelasFlasErConaDpezaDsEcoEzDurkeDzcoCrDellDisCsiEniDoCtaDegaFoGnEzDhDisEzDmanDnerDonCumCvisCwigCyDanCzechowskiBsbornGeEurnHeDurnDyCcarCeiCgoodChaughnessyDeaDieldsEroClundCmanDondDunCorioEnioCpanovDinaCtbyDeenEndorfErFbergFhoudtItFmanDlerEundDranderEemEomFwGskiCullivanDnaCwaldFtBtaDniCeroDyCisCooleCsukaCtDeEnErFsonDingerDleyDmanDoDsCwellBubreCelletteCimetCmCrsCsleyCtenDlandFwDtenCztsBvalleCelletteDrallEbayFeckGyFyEcashHtEfeltFieldEholtElockFyEmanEstreetEtonFurfCiattDedoDttBwenEbyEsFbyCingsCnbeyEyCsleyBxendineCfordCleyByCamaCerClerColaBzdemirCkanCmentColinsEsCturkCunaApabloDonDstCceDhecoFoDificoDkEardEerFttCddockDenDgettDillaGoDmoreDroFnDuaElaCeDkDtzoldDzCffEordCganFoDeElEsChlCiDgeDkDlleDneEterDrDsleyDvaDzCkClDacioHsEdinoEfoxEzzoHloDenErmoDkoDladinoDmEaFteerGierEerGiEieriFsanoEoreEquistDomaresFbaGoFinoFoEsDsDumboCmDplinCnDcoastDdoDeEkEllaDgEbornFurnEleDiaguaDkeyEowEratzDnellDosDtanoEherEojaFnDzerColettiEiniEucciCpaEdopoulosEgeorgeEsEzianDeEnfussDineauDkeDoutsisEytsisDpEalardoFsCquetGteEinCraEdaFisHeHoEmoreEsDchmanDdeeEiniEoFnEueDeEdesGzEntGeHauGiDhamDikhEsFeGauFhFiGenEyarDkEeFrGsonFsFyEhillFurstEinGsHonFsonEmanEsDlierFnDmanEeleeFnterHierFrEleyDnEellDoEdiDrEaFmoreFsEettEillaFnelloGoFsGhEottEyDsellEhallEleyEonGsDtainEeeFnEidaFnGgtonElowEonEridgeDvinCscalGeFrellaJiEhFalHlFkeEoFeEuaGlDillasDkettEoDleyDqualeDsEarelliEmoreDternakEorGeGiusEranaCtagueEoDchFellGnGttDeElEnaudeErnoFsonDhiranaDilloEnFoDlanDmanDnaudeEodeDonDricioGkFdgeDtEeeFnFrsonEiFlloFsonEonEyCughDlEauskasIieneEeyEiFnGeGgGoEkElEsFenFonEusEyDtzCvaoDelDiaEcDlakEickFkEovGicGskiDonFeCwlakEikEoskiFwiczGskiCxsonDtonCyanDeurDlorDneEterDsonDtonCzBeabodyDceEhFeyEockDkEeDrceFyElFmanEmanEsallFeFonEtDseEleeGyDveyElerEyDyCchEacekErDinovskyDkEhamDorFaGroCdenErsenGonDigoDoneDrazaEickEoFsaFzaCeblesDdDkDlEeFrDplesDrEyDtEeFrsEsDvyCfferCggDramDueroFsChrsonCiDfferDlDrceEisCkarClaezEyoDcEhatDfreyDhamDkeyDlEegrinJiJoFrGinFtierGtFyEhamEotDoquinDtEierEonEzDusoDzerCmbertonEletonCnDaEflorElozaDceDdarvisEeltonFrGgastHraftJssKtEletonGyDfieldDgDickExDlandEeyDmanDnEaEebakerFllFrFyEimanFngHtonEockEyFpackerDovDrodFseDsingerEonDtaEecostEonDwellCopleGsCpeDinDlinskiDperGsCraElesGzFtaEnioEzaDcivalEyDdomoEueDeaEdaEiraEraEsEtzEyraEzDgandeDhamDicElloEnFeFoDkinGsHonEovicDlEaEmanDmenterFtiDnaEellDoEvicDrasFultEeaultFiraFtEiFerFgoFnGeGoEodinFnGeFttaEyFmanDsaudEingHerEonGsEsonDtuitDuDzCsceDinaDolaCteEkErFkaGinFmanInFsGenGonIsDilloEtFeFtDkovDrarcaFuskasIieneEeFeFllaFnkoFvskiFyEiFckFeFkFlloFnEoFffFneFskyGyanFvGaGicIhGskiEucciFsEyDtawayEengillFrsenHonHsonFyEiFeGsFfordFgrewFsFtGtEryEusEwayEyFjohnDwayDzEoldCughCvetoCwDittCytonBfaffDnnenstielDrrDuCefferDiferFferElCisterClugEmBhairDkDmDnEeufDresErFisCegleyDiDlanEpsCiDferDlbeckFrickGookEipGpHsGsElipHpeIiHsGsEpotHtEsonEyawDnneyDppsCoenixDuCuDngCyBiattDzzaCcaErdDcirilloEoloDhaFrdoEeFtteElerDkEardEelGlFnGsFrelGingFttEleGsHimerEneyErellDouCdgeonCedraDperDrEceFyEreFoEsonDtrzakEschCferCgeonDfordDgEottDottCkeClandDcherDgerErimDkingtonDlaFrEowEsburyDonEtCmentalGelCnaErdEsDckneyEusDderDeEdaFoEgarEiroErFoEsEtteDgEyeDheiroDionDkEardEertonFttEhamEleyEneyEstonDnellFrFyEixEockDoEnDsonDterEoFrDzonCoDtrowskiCperEsDkinGsDpenEinGsCrasDesDkleDoDtleCsaniFoDcitelliDtoneCtaDcherFfordEockDkinDmanDreDtEardEengerFrEmanFonEsFleyDzenFrCxlerFyCzanoErroDerDzoBlaceFkFnciaDinEsanceFtedDmondonDnasEckEkEtFeFzDscenciaEenciaEterDtaEhEtFerFsEzDyerDzaCeasFantIsDdgerDmmonsEonsDssDtcherCoofDtkinEnerEtDuffeErdeDwdenEmanCudeDmEbFerEleeGyEmerDnkFettCylerBoageDrchCbleteCchEeCdkowkaCeDhlerCffEenbergerCghosyanDueChlEmanHnCindexterEterFsDrierDssantFonDtraGsCkDharelErelDornyClakEncoFdFskyEsekDenDhemusDiEcastroFeFhEnFgEshchukEteFoFteEzziDkDlEackFkFrdEeyEittEmanEockEyDoDsonEterFonDzinCmerantzFleauFoyDpaEeyCnDceDdEerEsDsDtbriandEeFsEiffFousFusEonColEeFrFyDnDrEeEmanDveyCpDaDeEscuDhamDlarFwskiEinDoffEvFicHhFskiDpEeFllCrathDcaroEelliEhFeDrasDtEerGfieldEilloFsEmanEoEugalEwoodCsadaDeyDnerDpisilDsDtEelGlEmaEonCteatEetGeDhierDocnikDterEorffEsDvinCuDdrierDghDlinFotEosEsenFonEtonDnceyFyEdFersFsCweEllErFsDleyCynerEorEterDthressCzoBradaEoDgerDhlDkashDllDngeDsadDterEherEoEtFsDyElowCeasDbleDciadoEourtDdmoreDeceDissDjeanDmoDndergastEticeGssDscottElarFerGyEnellEsFeyFlerHyGyFmanFnellFonFwoodEtiGdgeFonFridgeFwoodDttyGmanDussGerDvatteEoFstDwettEittCibbleDceEhardFettEkettDddyEeFauxFmoreEgenGonEmoreDebeEsFtGerGleyEtoDftiDllDmEeFauxFrEmFerEoEroseEusDnceFipatoEdleEeEgleEsEtupFzEzDoleauFoErDsbreyEcoEhtinaDtchardGettEtFsDvettHeDyarCobstDchaskaGzkaIovaFnowEopioEterForDffittEitGtDkopDmDperFsEhetEpEstDsperieEserEtDtoEsmanDulxEtFyDvencalHeHherGzanoEinceEostDwellCudeFnEhommeDeEttDittDmDnedaEtyCyDceDorCzybylskiBtakCelBuCaCcciFoDhalskiDkettCenteGsCffEerCgaDhDlieseFsiDsleyCigCjolClaskiDeoDiceEdoDlenFyEiamFnGsEmanEumDsEiferDverCmaDphreyCnchDdtDgCrcellDdieEomEueEyDgasonDifoyEngtonDkeyDnellDpuraDselGlFrEleyDtellDvisDyearCseyDhardCterbaughDmanDnamEeyDtDzCzoByattCburnCeClantDeEsCneCronAqiantianEyeDobenCngmuEshuiCtengBuCachEkenbushDdeDilDllsDmDnEdtDrlesEtermanDshieEtDttlebaumDyleCeenFerDlletteDrryDsadaEenberryEinberryDvedoDzadaCickDgleyDjadaFnoDlesElFenFinDmbyDnEbyEcyElanFeyEnFeyEonesHzEtFalGnaIrHillaFerHoFoGnDrionEkEogaFsFzDsenberryEpeEtCliyevConAraCabEeDpDschCbagoDbDeErDideauEnFowitzDonDyCceEtteDhalEelDicotEneDkersEleyDoDzCdaEbaughDcliffIeDebaughElEmacherErDfordDicEganEnDkeDleyDosevichEvicHhDtkeDuElovicCeDlCfaelDfEaFeleEertyDterGyCganDerDgsDhallaighDinDlandEinDsdaleDusaChaimDeDimiDmEanDnCiDfordDleyEsbackDmondiDnboltEeFrFsFyEsEvilleEwaterDsorCjDapakshaCkeErEsFtrawDowskiCleighEyDlEsDphDstonCmDadanEgeDbertEoDerFezFizFoEyDinezEresGzDmDonEsDsayEdellEeyCnaElloEsingheEweeraDckEourtDdEallFzzoEelGlEleGsEoFlphDeyDgeFlFrDieriDkEinGsDneyDsdellEomGeFnDtanenCoCpeErDhaelDierDosaFoEzaDpEaportEoldCrickCsberryDchEoFeFnDhEeedEidDkEinDmussenHonDnakeEickDorDtCtchfordEliffIeDhEboneFunGrnEerEjenEnayakaJeDleyEiffDnayakeEerDtlerDzlaffCuDbDchDlersonEstonDschGerCvenFellFscroftErCwlesFyEingsGsHonEsDsonCyDaDbonFrnEurnDesDfieldEordDgozaDlDmerEoFndDnerFsEorDoEsCzoErBeCaDchDdEeFrEingEyDganEleDlEeDmEerFsEsDperDrdonEickDseEonGerFrDuxDvesEisDyCbaneDelloFoErCcaldeDhDinosEoDkEerDordDtorCdDaDdEenEickFnGgHtonFshEoutEyDerDfernEieldEordDickEngGerGtonDmanEonGdDnerDondoDrickDusDwineCeDceDdEerEyDlEsDpDsEeFrDveFsCgaladoEnDerDinaEsFterDnerEierDoChbeinFrgDkopDmCiberDchFardFelGnbachGrtFlingFmanDdEerEyDfEfDghardEleDleyEleyFyEyDmanGnEerGsDnEaEboldEeckHeFrGtEhardItHtFoldEkeEosoEschDsEerEingerEmanEnerEsDterEhEzFelClefordDfDifordDyeaCmaleyDbertDerDickEgioEllardEngtonDleyDmersDpeFlDyCnDardEudDchFerDdaEellFrEonDeEauDfrewFoGeGwDickDkenDnEerEickFeFngerDoEldsDshawDtasEeriaEschlerEzDwickDyDzEiCpassDkaDlogleDpEertCschDendezGizErDlerDnickDsElerDterEivoEoErepoCtaEnaDherfordEmanDtigDzlaffCuletDterCvelesFlGeFsDillaEsCwCxDfordDroadFdeCyDerEsDnaFgaEoldHsFsaGoCzaEcDendesBhamesCeaEumeDeDinDmCimDneFhartFsCmanCoadesFsDdeFnFsEusDneDtenEonCymerFsDneFsBiainCbbleDeiroCcardGoDcaFrdiEiFardiFoEoDeDhEardHsIonGsonGtEburgEeFrGsonGtFsonFyEieFnsFsonEmanFondEterDkEardHsEelFrGtFtsonGtHsFyElesEmanEsDoCddellFrEickEleGsDenhourFourEoutErDgeFwayEleyEwayDingGerGsDleyEonDoutCebeDckDdEelFrElDgelFrDhlFeDkeDlElyDmerDndeauEtsDsEeEsDthDvesCfeDfeFlEleCgbyDdonDgEanEenbachEinGsFoEleGmanEsDhtFerDneyDsbyCkardDerClesEyCmDerEsDmerCnaldiDconDeEhartErEsEyDgEdahlEelFrEgoldEleGrEoEwoodDiDkEerCoDjasDrdanDsDuxCpleyDpelFonFyEleEyCquelmeCschDerDhEelFrDingGerDkDleyDnerDserDtEauEerFvskiCtaEccoDchFeyFieDenourErDtenberryGhouseFrEsDzEerEmanCvaErdEsDenbarkGurgErFaFiaFoFsEsEtDieraCxCzerDoDziEoEutoBmBoCaDchFeDnEeDrkCbardsFeDbEinsEsDergeFieFsonFtGoGsHonEsonEyDichaudIxGeauxEdouxEeEllardEnFettIeFsGonEsonEtailleDledoFsDsonDyCcaDchioEoDhaEeFleauGleFsterEonDkEerFttFyEwellFoodCdaErteEsDdenEyDeEnErFickEsDgerGsDiguezDkeyDmanDneyDrigezGoGueIsIzHzFquesIzCeDbuckDderDhlDmerDpkeDschEerElerEnerEslerCgalskiEnDerFsGonDgeDowskiDueChDanDdeDeErDloffDmanDnDrEbachGughEerCjasDoCkerClanFdDdanDenEsDfEeFsDingDlEandEeFrEinGgHsGsHonFsonEoDoffEnDphDstonCmainGeEnFelliFoGwskiFsDbergerDeEoErFoDigEneFgerDmelDoDriellCnaldEnDdeauEonDeEyDkDningDquilloCodDfDkEerEsDmDneyDpDsEaEeFveltDtEsCperDpCqueFmoreCrieCsDaEdoElesGzEmondErioEsEtiFoDboroughDcaEhEoeDeEberryForoIughFrookEllGiEmanFondEnFauFbalmHumGeckHrgJerIryGlattHoomHumFdahlFfeldGieldFgartenFowFquistFsteinFthalFzweigErEsDierEnFskiDnerDolDsEbachEerFttiEiFgnolFnFterEmanEoFnFwDtEadCtariDeEllaEnFberryDhEeFnbergFrGmelEmanErockEschildFteinEwellDondoDterEmanDzCudebushDghFtonDillardDleauDndsFtreeFyEtreeDrkeDseFyEhEseauGlHlDthEtDxCwDanDdenDeEllEnDlandHsEesFttFyDseFrFyCyDalFlFsFtyDbalDceDeErDseEterFonCzarDekEllGeDierDmanDziBsaBuanEeEoDrkCbalcabaHvaDelEnFsteinDinFoFsteinEoDleDottomDyCchDkEerEmanEsCddEellFrEickEockEyDeEnkoErDieEsillDmanDnickHiDolfFphDyCeDbDdaDlEasDterCfDenerDfEinGgEnerDusCggEeriHoEieriHoElesDhChlEandCisDzClandDeEyCmbaughEleDfeltDleyDmelDphDseyCndellEleEquistDgeDionGsDkEleDnelsFrEingDyanEonCoccoDyCpeErtDpEeFrtCschDekDhEerEfordEinGgEtonDinDkDnakDsEelGlEoDtEadEinDuCtanDhEerGfordDiglianoDkowskiDlandEedgeDtEerDzCvalcabaCxCybalDleCzickaByalsDnEgEsEtCbaEkDergDickiDurnCckmanCdbergDerCeDrsonClandDesCmanDerCooCuAsaadDrEiFnenDthoffDvedraCbaEjoElaEtFiniHoDbEaghDellaDiaEnFeDleDoElEurinCccoDhsDkEettEsCddlerDlerDowskiDykovCeDchaoDnzDphanDzCffoldFrdCgeErFsChDakyanDinCidDlerEorDnEeEzDsDtoDzCkDaiEmotoDuraiClaEamEdinHoEmancaFoneEsEzarDcedoEidoDdanaEivarDeEemEhEmErnoEsDgadoEueroDibaEhovicEnasFgEsburyDleeFyEisEsEyDmeronEinenEonGsDoEmonHeEneGnDsburyEmanDterGsEsmanEzFmanDvadorFggioFsFtoHreEoDyerGsDzanoEerEmanCmDaniegoErasHingheEyoaDbranoDetDfordDmonsDonsEraDpathEleGsGyEsellFonDsEelEonDuelGsHonCnDabriaDbornDchesGzFoDdEbergEeFfurFllFnFrGlinGsHonEfordEhuEidgeFferGordFnElerFinEmanEorFvalFzEquistEridgeEsFtromEuskyEyDeErDfilippoEordDgEerEsterDhuezaDjeewaEuanDkeyEsDmiguelDnaEerDoEnErDpuDromanDsburyEomFnGeDtEaFcruzFmariaFnaGgeloEeeFlliFrreEiFagoFbanezFllanJesHoFniFsGtevanEoFraGeGoFsFyoEucciDzCoDmCpienGzaDpEingtonCrabiaEgosaEviaDdinaDgeantFntEsyanDicDmientoDnoDrattEisEoDtainEinEorGiEwellDverEisCsakiDsEeFrEmanEoFnCtDchellGrDerFfielDherDoDterGfieldGleeGthwaiteGwhiteElerCuDcedaGoEierDdersDerFsDlEnierEsFberryGuryEterHsDmDndersDterEnerEterDveCvageElaErdFeseDchenkoDellErDicEdgeElleEnoDoieElainenEryEyCwickiEnDtelleDyerGsCxDonDtonCyDeghErFsDlerFsEorGsDreBcaggsElioneDifeDlaEesEfEiaFseElyEzoDnlanFonEnellDrberryForoughFroughElettEpaFelliDtesDvuzzoChaafFlEcherGtEdeEeferGferEferFfGerGnerEibleElkFlGerEnerFkFtzFzEperErfGfEtzEubFerDechterFkFterEelGeFrGerFtzEffGelHrGlerEiberFdGlerGtEllGerEnckFdelFkErFerFmerhornFrGerFtzEuFermanKnEvingEweExnayderDiavoHneEckEeberFfelbeinFleFrEffGerGmanEldGgenFkeFlGaciGerGingJerFtzEmkeFmelEndlerEpperIsErmerFoEslerDlabachFchterFgelFterEechtFgelFicherGferFmmerFnkerFsingerFusnerFyEicherHtingEossHerEueterFterDmaltzGzEelingGtzerGzerEidGtFederFtGmeyerGtGzEollEuckHerDnabelEeckFeFiderFllEiedersDoberEchFkEemakerFnGbergKerGfeldGrockEfieldElesFlFtenFzEolcraftGerHyFnmakerGoverErrEttDrackFderFmGmFntzGzEecengostGkHengostFfflerFiberGerGnerEimsherFverEockFderFederGrGterFmFthFyerEumFppDubertEckEelerGkeGlerFsslerFttHeGzEgEhEldtFerFlGerFmanFteGheisGzFzGeEmacherGkerGnHnEnkEppErmanEsterEttGeFzEylerDwabGeFgerFlmFnGdtGkeFrtzIkopfImanGzEeigerJtGnGtzerGzerFnkEindtGgCiannaDcchitanoDoneauxErtinoDpioClafaniCobyDfieldDgginHsEinDlaEesDnyersDttFiFoDutenDvilGleCrantonDiberFnerEvenFnerDogginIsGsDuggsCudderEeriDllFyDrlockEryDttBeaDbaughEergEoltFrnErookIsDgerEleEoEravesDlEeFsFyEsEyDmanGsEonGsDrcyEfossEightEleGsFsEsDseDtEonEsDverFyDwellErightDyCbastianDestaDringCchristDkmanDorDrestEistCdaDdonDerDgwickDilloDlacekFkEockCeDberDdorfDfeldtDgerDleyEigEyFeDmanDryDseDversCgalErraFsDelErFsDoviaDravesEestDuinEndoEraCibelFrGtEoldDdelGlFnElEmanDfertDgelElerDlerDmDterEzClanderDbyDdenFrsEonDfEridgeDigDlEarsEeFckFrsFyEmanEnerEsDmanDphDtzerDvageEeyEidgeDzerCmanDenovDienElDjonovDmesDonDpleDyonovCnDaEnayakeDecaGlEgalEviratneDgEerDiorDnDsabaughDterGsEianCoDhDngCpeEdaDpDulvedaCqueiraCraEfinDgeantFntDikFbayEoDmonsDnaDpaDraFnoFtoDvaisFntesEiceFnCscoDsionHsElerEomsEumsCthDliffDoDserDtleGsDzerCunCverFanceFeFinHoFnsFsGonFtDierEgnyEllaGeEnDyCwardDellCxtonCybertEoldDfriedDlerDmoreFurBfyrBglBhabazzDckelfordFlefordDddixEeEleGyErickEwickDefferDferEferDhEanEidDinDkeFspeareDlaFshDmbaughFlinFoEsDnahanEbenEdEeFrEgtianFyeEkFleGinFouFsEleyEnonEqiEshanEtianExiaDoDpiraGoDrberEerEkeyEmaEonEpFeGrFlessFtonErowDtleyEtuckEzerDughnessyElDverGsDwEnEverDyCeaEdEfferEhanEleyFyErFdFerFinFsEtsDcklerDddErickDedyEhanFyEleyFyEnEranEtsFzDfferGyFieldFlerDhanEuDildsDlburneFyEdonEeyElFenbargerIergerGrGyFhammerFmanFyEmanEnuttEorEtonDnEgeliaEkDpardHsonEerdEhardFerdElerGyEpardFerdDrEardEburneEerEidanFffElockEmanErardFellGrFickGllFodGnGwFyEwinFoodDtlerGyDvchenkoGukElinDwEmakerCiDbataEleyDchuanEkDeldGsErDfferFlettEletHtDhDjingDleyElingIsDmEaFdaEekFrEizuEkusEpDnEaultEeFrEglerHtonEkleEnDpeEleyEmanEpFeeFyEtonDrahEeFmanFsFyEkEleyEomaDslerDtianDveFlyFrGsFsCkodraDreliCoafDckFeyFleyDeEmakeIrDffnerEnerDlarEesEtisDngDokEpDpeDrEeFsFyEtFerFridgeFsFtDttsEwellDuldersFtsGzEpEseDverDwalterEersEmanEsCraderDefflerEsthaEveEwsburyDinerEverDopshireEutEyerDumDyockCubertDckDeEyDfeltEfFlerEordDgartDlerElEmanEtisFsFzDmakeHrFnFteEpertEwayDngEkDpeEpDrtleffFzDsterDteEtFleworthFsCyBiasCbertDleyCcaErdDilianoDkelsElerGsCddiquiDersEsDhuDneyDwellCebenFrGtDckDfertDgEelEfriedEleEristDmensFrsEsDngDrraEsDversGtDwertCffordDuentesCgalaDelDgEersDlerDmanEonEundDnorelliCkesDoraFskiClasDberGmanDcoxDerDkDlEerEmanEsDsbyDvaFsEeiraFrGaGbergGmanGnailGsHteinFsterHreIiFyEiaFsCmDardEsDcoxDekEntalEonGeEsDhDicEngtonDkinsDmerGmanGsEonGdsGsEsDoesEnFdsFeGauIxGttiFsGenGonFtonDpkinsEsonDsEekEonCnDaniDclairDdelarDeEgalEsDgEerEhElerGtaryHerryHonGyDhaDiardDkElerDnEerEottDquefieldCpeEsDleDosDpEelEleCqueirosCrbuDesDianniDmansEonsDoisCscoDemoreDkDlerDnerosDonDsonDtoErunkCtesDtonDuDzCuCvilsCxCzeloveEmoreErBjogrenBkaggsDlskiDtesCeenFsEteGrDlleyFyEtonChnzyCibaDdmoreDlesElernFingsFmanDnnerDpperEworthClarCoglundDlnickDogDwEronHskiCylesBlabaughDckDdeDgleDmaDneEkardDpeDteFnFrEonEteryDughGterDvenGsEinDwsonDyEbaughEdenEtonCedgeDemanEperDmpDttenDvinDzakCickDferDgerEhDnkardDterDvaCoanFeEtDcumGbDnakerEeDssDughDvakEerDwikCuderDsherEsFerCyDeBmCagulovDilDllFeyFingFsFwoodDrtFtDthersCeadDdleyDlcerEleyEserEtzerDtCidtDleyDrnovDtEhFerHmanHsGyFsonFwickEsCoakDckDlenDotDthermanHsCtihCythFeBnappDvelyDyCeadDdekerDedDllFerFingEsonCgCiderDpesDvelyCoddyEgrassDokDverDwEdenCuggsCyderBoCaresCbczakDelErFsDieskiDotaCchaDkwellCdenErFbergFlundFquistCeangChnCileauCjkaCkDhDolFoskiGvGwskiClanoErFesFiDbergDemErEsDidayEsEzDlarsEerFyDomanFonErioFzanoEvevFyovDtEeroEisEysDumEriCmDersFvilleDmaEerGfieldGsGvilleCnDesDgEbenEerEjingEtianDnEenbergEierEtagDsDtagCoCperCrDensenGonDgEeDiaFnoDrellHsGsFntinoCsaDebeeCteloDoEmayorDtileCuDcieEyDderGsDkupDleFsEiereDnDrsDsaDthFallGrdFerHlandHnHsFwardGellGickGoodHrthDzaCvaCwaErdsDderGsDellErsCyCzaBpadaFforaFroEeEoniEyDethDffordDgnolaHiHoDhnErDinFhourDldingElaDnEglerEnEoDracinoFnoEgoEkmanFsElingErowDtaroEesEhEzDuldingCeakerFmanFsErFmanFsEsDchtEialeEkEtorDeceEdEgleErFsDicherEdelEerEghtHsErFsDllFerFmanFsDnceGrEglerEserDrberElingEoEryDthCicerEherDegelEkerElmanErFsEsFsDghtEnerDkerFsDllaneFerHsFmanDnaEdlerEellaHiEkFsEnerGyEoDresEoDteriElerEzFerDvaEeyClawnCoffordDhnDnaugleEslerDonFerErDttsCradleyGinIgEgginsFueEnkleEtlingFtEyFberryDengerDiggsEngGerGfieldGsFkleDolesEulFseEwDuellEillDyCurgeonElinHgFockErFierBquareDierEreGsBrCesthCmaCokaBtaabEtsDbileElerDceyEhEkFerFhouseFpoleFsEyDdlerDffFordDgeEgFersFsEnerDhlFmanErDigerEnbackGrookErFsDlcupEderEeyEkerElFardFcupFerFingIsFmanFsFworthEnakerEterEveyDmEandGtEbaughEeyEmEpFerFleyFsDnEbackFerryEcilHlEdardFerFiferGshFleyFridgeEekEfieldGllFordEgFeGrFlGeEhopeEislawskiEkevicieneKusFiewiczFoGvicEleyEnardEsberryGuryFelHlFfieldEtonDplerGsGtonEpDrbuckEcherFkEkFeGsGyFsFweatherElingEnerGsFsErFettEtDtenFsElerEonDubFerEdtEfferDvrosDyerEtonCclairDyrCeadFhamFmanErnGsDbbinsDcEkFerDdmanDedElFeFmanFyEnFbergEreEvesDfanGiakHkGoGskiEfanFenHsIonGsGyFyDgallEerEmanEnerDhleFikErDibEdlEerEgerHwaldElEmleEnFbachGeckHrgJerFerFfeldtFhauerIserGoffFkeFmanGetzEtzDllFaFeGrFhornFingFmacherFyEzerDmEbridgeEmEpleDnbergEderEgelGrEnettFisEsonDphanFenHsIonEneyEpFeEtoeDrlingEnFbergFerFsErettDtlerEsonDveFnGsHonFrGsonFsGonDwardGtDyerCgeorgeErmainChilaireCiceEhEkelFlandGeHrHsHyFneyDdhamDefelErDffFlerDgallEerDlesElFerFingsFmanFsGonFwagonGellEsonEtnerFsEwellDmpsonEsonDnchcombEeFbaughFrFsEgerFleyEnettEsonDpeDrlingDtesEhEtDverGsCjamesDeanDohnClaurentDouisCmartinCoberDckFardFbridgeFdaleFerFingFmanFsGtillFtonFwellDddardHtEolaDehrDffelDgnerDicaDjanovIicDkelyFrFsEleyDllFeGrFingsEpEteGnbergFzGfusEzDneFbrakerGurnerFcipherFkingFmanFrFsiferFyEgeDokeyEpsDpsDrchFkEerFyEieEkElieEmFerFsErsEyDtlerEtFsDudemireFtEfferEghGtonEtFeDvallEerDweFllFrsDyanovIaCpeterDierreCrachanFkEderFfordFleyEhanEightFnFtEkaFerEleyEndGbergFgGeFskyEsserEteFfordFmanFtonEubFchFghterFsGbaughGerGsEwFbridgeFderFnFserEyerFhornDeaterEckerEetGerGmanGsEichHerFghtFtElowEtchDiblingEckerGlandHerHinEegelEneFgerGfellowHieldGhamEplinIgEteFtmatterDobelFlGeEckEdeEhFlFmEmFainGnFbergEngEopGeEpeEsniderEtherIsEudFpGeFseFtGhEzierDubFleEckEmEnkEthersDykerDzeleckiCthomasCuartDbblefieldFsEerDckFerGyFyDddardEebakerFntFrEivantEleyDhrDkesDllEtsFzDmbaughEpFfDrdevantFivantEgeonGsFillGsEmFanEtevantFzDtesElerEtsEzFmanCwartCyerFsDlesDonsDronBuCarezDzoCberDlettDoticCdaDduthCeDnDssCgaharaErmanEwaraDgEsDiyamaDrueChDrCilleabhainDterEsEtCleimenovEymenovDjicDlinsFvanDserDtanGovDzerCmDanDlerEinDmaEerGallGfieldHordGlinGsGvilleFyEittEyDnerDpterDrallDterCnDdEayEbergEeFrlandGmanEquistEstromDgDigaDseriConCperCraceDberDetteDfaceDitaDlesDrattEettCssmanDtaitaCtcliffeDerFaDherlandDliffDphinDterGfieldEleGsEonCyDdamCzukiBvendsenEssonCobodaGovaBwabyDderDffordDgerDimEnDllowDnEbergEeyEgerEiganEkEnFerEsonDreyEtFhoutFoutFsFwoodFzDseyDtzellDyneEzeCearenginFingenEtFmanFtDdbergDeneyFyEtFenFingFmanFserDitzerDnsenFonDttCickDderGskiDftDgartEerGtDhartDlleyDmEsDndellFleHrEehartFyEfordEgFerFleEkEneyEsonEtFonDsherDtzerCobodaDffordDopeDpeFsDrdFsByCdnorDowCedCkesDoraClvaFinEesterHreEiaCmondsFsCnderCringCtsmaCversonBzaboCczepanskiCetoCilagyiCymanskiAtaCamngCbaresGzEtadzeDbDerDlerDorDronCceyDkEerFttEittDyCdeoDlockCffDollaEyaDtCggEartDleDueChirovicCiDngDtEianEtCkacsEdaEgiEhashiEkiEtaDedaEtaEuchiClDamantesJzEricoEveraDbertEotGtDiaferroDkingtonDlEantEentFyEmanEonEyDmadgeFgeDtonEyCmDanFgEshiroEyoDezDmEaroDplinDuraCnDakaDdyDgEuayDiguchiDkersleyEsleyDnEehillFnbaumFrDouyeDseyDtCoDrminaCpiaDleyEinDpEerDscottCrangoFtinoGoDbellEoxDdifGfEugnoEyDinDkingtonDletonEtonDnowskiDpleyDrEanceGtEyDtEagliaEerEtDverEinDwaterCshDkerDsinEoneCtDeEmDhamDmanDomDroDumCubEeFrDlEbeeDntonCvDaresGzDeraGsCwneyCyDlorBeaDchoutDgueDlDmerDsdaleEleyEterCboCdderDeschiGoDfordDrickEowCeDdDgardenDlDmsDpleDrDterGsEsCfftCiDtelbaumDxeiraCjadaDedaClescoDferEordDlEerFsFzEierFsEoCmmeDpleGmanGsGtonFinCnaEgliaDeyckDganEjingEtianEyuanDnantEeyEisonEysonDorioCoDhCpDperCranDhuneDpstraDranovaFzasEellEillFoEonesEyDwilligerDzicCsarDchDkeDsierDtEaEerGmanEonCterDiDraultEeaultDtertonDzlaffCvisCwDellDksburyDsCxeiraBhachEkerDiDkkarDlerDmesDnEasiDoDpaDrpFeEringtonEuDtchGerDxtonDyerCebergeDdfordDiEsFenFsDlenDobaldEdoreDriaultFotEouxErienDtfordDusCibaultEeauHltEodauxGeauJxDedeElFeGnEmFeErryEsFsenDgpenDllDryCnCodeDleDmEaFnFsGonGsonEeEpkinsFsonEsFenFonEureDnEgDrEarensenEesonEingtonElaciusEnFberryGurgFeGllFhillFleyFsberryFtonEpFeEsenFonEtonCrailkillEllEshGerDeadgillFttEetElkeldEsherDiftDockmortonEopEwerDushCuongDrberElowEmanFondEstonCyBianEcunEoEzhongCbbalsEettsEitsGtsElesEsCceDhenorDkleCddDmoreDwellCedemanInDmanGnDndaDrnanFeyDtjenEzDuCffanyDtCgerDgsDheDnerEorDueCjerinaClfordDghmanDlEerGyFttFyEinghastFsGonEmanFonEotsonEsonEyDmanDsonDtonCmberlakeGsDkoDlinDmEerGmanEinsEonsEsDothyDpsonDsCnajeroDchFerDdalGlEellEleDeoErDgEleGyDkerEhamEleDnerFyEinDocoDsleyCongCplerDpensFttHsEinsFtEsDtonCradoDrellCschDdaleDherCtcombDoDsworthDtleDusCuBjadenCinBkaDchenkoFukBlBoCamCbarDerEyDiasEnDlerCcciEoCdaroDdDorovHaCepferCftCkarskiFzDiClanFdErDbertDedoEntinoErEsDiverDlEeFfsonFrFsonFttFyEisonFverDmanDsonCmDaEnEsFekGlliIoFiGniFzewskiDberlinElinDczakDeEiErEsDicEtaDkoDlinGsonDpkinsEsonDsEonCnDdreauDeErEyDgDkinDnDyCoheyDkerFsDleFyDmbsEerFyDnEeDthakerFmanCpeEteDpEerEingEsCrainDbertFttDesDgersenHonErimsonDianEbioDkelsonDoEkDpeyDranceEeFnceFsFyFzCscanoDhDkaFjDtadoCthDtenCuchFetHteFstoneDpinEsDrignyEvilleDsantEignantEsaintCvarDeyCwDeEllErFsFyDleFrFsDnEeFrFsEleyEsFelGndFleyFonDryDsendCyCzierBrabertDcEeyEyDderDftonDhanDilEnerForDjanoskiHvskiEcevskiEkovskiDmelEmelHlDnEsueEthamDpaniEpDskDubEghberEtmanDverGsHoEisDwickDxlerDylorEnorCeacyEdawayFwayGellEnorEtDeceEseDgoEreDiEberDjoDmaineEblayGeHyEperDntDpanierDsslerDvathanEinoFzoDwDxlerCianaFoDbbleDceEheEkettGyDeuDggFsDmEbleEmFerEpeDnhEidadEkleDplettEpDslerEtanDttDvediFttHeCocheDgdonDiaFnoDjanGowskiDllingerDmbettaFleyGyDncosoDopDsclairEperEtFleDtmanEtFaFerFierDupFeEtFmanFtDwbridgeEellFrDxelGlElerDyEerCuaxDbyDdeauFlGlDeEbloodEloveEmanEsdaleGellEttExDittDjilloDllEuckDmanEbauerFleFoFullEpDongDssFellEtyCyonBsaiDnEgDoDyCchidaCeDngCiklauriCoDiDsieDyCuiBuCbbEsDmanCcciDkEerCdorCelCffDtsCggleCllEerFyEierFsFusEochFsEyCmaDlinCneErDgDisonDnellFyDstallCohyDminenCpperCrbervilleFvilleDcanEiosEoFtteDekDgeonDkDleyEingtonDmanDnageEbowFullEerFyEipseedEquistDpenEinDrentineDunenCsingDseyCtenDhillDorDsonDtEleBwedtDedFyDllmanCifordDggFsDlleyDneEingDtchellEtyComblyEeyDrekCymanByCeDrCgartClerDorCnanDdallDerEsCraDeEeEllDrellCsonCusAuberBchDidaBdellBeckerCdaCnoCtaBgaldeDrteBhlDerDigDmanCmCrichEgBleryCibarriCleryDmanDoaDrichCmDerCreyDichBmCanaCbergerClandCphreyCsteadBnderdahlGownFhillFwoodCgDarDerCknowCreinDuhCzuetaBpchurchCdegraffDikeChamCshawDonCtonBrbainEnFekFiakFoFskiDinaDonasFieneCenEaEoDstiCiarteEsDbeDchEkCmanCquhartCrutiaCseryDoDuBseltonCherCreyDyCseryBtechtCleyCseyCtDerFbackCzByCeharaAvacaDcaFroDhonCdenDnaisChleCilElancourtCladezEsquezEzquezDderasFsFzEiviaEovinosDeEnciaFtaGeGiHnIeIiIoFzaGuelaHlaEraFioGusFoEzDienteDladaresEeFcilloFeFjoHsFryFsFttaFyEiereEoFneEsDonDtierraDverdeEoCnDagsEllenFstyneErsdaleEsseEttaEukenDbruntEurenFskirkDcampEeEleaveGveEurenDdamEegriftFheyFmarkFnbergHoschFrbiltHurgGfordGgriffKtGhoffIofGlindenGmarkHeerHolenGploegHoolGveerHortFusenFventerHrEineFverEorenGnEusenFzerEykeFneDegasEkEttenDfleetDgEilderEorderEuilderFndyDhookGseFrnHeFutenFyDishDkeurenEirkEleeckDlandinghamEeerFuvenDmatreEeterDnEattaHerEessGtEormanFstrandFteFyDostrandEverDpattenEeltDriperDsantEcoyFyocEickleElykeDtasselJlEreaseDvalkenburgElietDwagenenGonerFrtEingerdenGkleEormerEykDzandtGtEileCqueraCraEnoDdanyanEenDelaDgaFsEheseEoDleyDnadoEellFrFyEumDugheseCsbinderDhonDilevFiauskasKieneFyevDkoDquesGzDsEalloFrEelGlFrEiljevDtaCthCughFanFnGsFtDseCvraCwterCzDquezBeachDlEeDseyEleyDtchDzeyCcchioCdderCgaEsCigaDlleuxFonDtEchEhClaErdeEscoFquesIzEzcoFquezDezDizDlaDozDtriCnableDegasEyEziaHnoDneDtersEimigliaEoEuraDutiCrDaEsDcherDdeEiFnEugoFnFzcoDeenEsDgaraDmillionDneFrEonDretGtEillDsaceDvilleCselaFyEyDsEelsDtEalEerCtterCzinaBhnhCyvnBiaDlpandoDrsDtorDuCbbertCcariDeEnteDiniDkEersGyEnairEreyEsDtorGiaHneIoGyCdaElFesEurriDesDmarDovicDrineFoCeiraDnEsDraElingEraEsDyraCgilDnaDoDueClaDesDlaFcortaFfaneFgomezGranFlbaGobosHnGpandoGtaGvazoFniGoHvaGuevaGvevaFrGealGrealFsenorFtoroFvicencioEedaFgasFlaFneuveFscasEicanaFnesDoriaCnceFntEiDeEsEyardDingDogradovDsonDtonDyardDzantColaEetGteCramontesDdenDgenEilFnDtanenDuetCscontiDeDserDvkrmaCtaEglianoElFeDelaDielloDoElsDtetoeCvancoDeirosEretteFosDianGoEerCzcainoFrraHondoBnCgsBoCegeleDlkerCganDelFsangEsDlEerDtDusCightEtDsinDtClkEerGtEmanEovDlEmerDpeDzCnderheideDgCorheesFiesGsCrceDeDisDobevFyovCsDburgHhDeDsEenElerCtawDhCwellFsCylesBrabelCbaCeelandChmCiesEzeComanDomanBuCeCjicDovicCkovicCongBytvnAwaagEeCchtelGrDkerCdaDdellEingtonEleEyDeDkinsDleyEingtonEowDsworthCechterCferDfordCgamanErDemanEnerErFsEsDgenerEonerDnerEonDonerDstaffDuespackChlEstromCidDnEscottEwrightDtEeFrsFsEsCkeEfieldElandEmanClbornEurnDckEottEzakDdEenEmanEnerEoFnFrfFwErepFipFonGpGupFupEschmidtDesDkEeFrEinsEoFwiakEupDlEaFceGhFnderEenFrFyEickFnGgFsEnerEsDmsleyDpoleDrathFvenDserEhEonEtonDtEerGsEhallFerEmanEonEripEzDzCmplerDsleyCnDamakerDgDnEamakerEerDshanEleyCqaCrburtonDdEellFnElawFeFowEwellDeEhamDfEelEieldEordDgoDingDkEentinDlickDmanDneFrEickEkeEockDrEenEickFnerGgHtonForDshawDthenDwickCshEamEburnEerEingtonDielewskiElewskiEngerDkoDmundDonDsEerGmanEonCtabeEnabeDchmanDerburyFfieldFhouseFmanFsDfordDhenDkinGsDleyEingtonDrousDsonDtEersHonEsCughCwrzyniakCxDmanCyDlandDmanEireDneEickDtBeakleyDrDseEtDtherallHbyHfordHheadIoltHlyHsIbyIpoonHwaxDverCbbEerDerDreDsterCchslerDkerlyCdderburnEingHtonEleDelDgeFworthCeDdEenEmanDkesEleyFyEsDmsDrasingheDseEnerCgenerDmanDnerChmeyerDnerDrEleCiDbelDckDdeFmanElerEmanEnerDgandEelEhtEleDkelDlEandEerDmarEerDnEbergIerEerEgartenInerEmanHnEsteinGockEtraubDrEichDsEbergEeFlFnbergerFrEgerberEhaarEingerEkopfEmanEnerEsFerFingerFmanEtEzDtzFelFmanClbornDchFerEomeDdenEonEyDkEeFrDlEbornEeFrEingHtonFverEmanEnerEsDschEhDteFrEonEyCmmerCnDdelGlElandFerFingEtDgerDnerDselDtworthEzFelDzEelElCrnerEickDtEhEmanEsEzCscottDleyDnerDolowskiDsEelGsEnerEonDtEbergHryFrookJsFuryFyEcottEendorfFrGbergGfieldGlundGmanGnGveltEfallFieldEgateEhoffElakeFeyFingFundEmanForelandEonFverEphalEraFickCtherbeeHyGellGingtonEingtonDmoreDterDzelElerCxlerCyandGtFtDerDmouthBhalenFyDngDrtonDtleyCeatFleyFonDelerFingFockFwrightDlanEchelEessDrryDtselFtoneEzelCickerDddenFonDghamDpkeyEpleFsDsenantGhuntElerEmanEnantEtlerDtacreFkerEbeckFyEcherGurchFombEeFakerFdFfieldFhairGeadGillGornHuseGurstFleyGowGyFmanFnGackGerFselIlGideJsEfieldFordEhamEingFsElatchFeyFockGwEmanGrshFerFireForeEnerGyEsettFittFonEtFakerFedGmoreGnHbergIurgFierGnghamItonFleHseyFonFyEworthCobreyDrtonCyteBibleCckEerGshamEhamEliffeGneFundEmanEramasingheEsFtromCdemanEnerDgerDmanEerDnerDrickCebeDchmannEzorekDdemanInEmanDgandDlandDnerEsDrEsFmaDseEnerEtCgfallDginGsGtonEsDhtFmanDingtonDleyDtonCjesingheCkeClbanksEerGtEornFurnEurGnDcherEoxGenGonGsonEzynskiDdEeFrGmanHuthFsFyEingEmanEsDeEsEyDfongFrdDhamEelmEiteEoitHeDiamsDkEeFnGsHonFrGsonFsFyEieFnGsHonEsDlEaimsFmsFrdEbanksEcoxFuttEeFfordFmsFrFtGtHeHsFyEhiteEiamHsIonFeFfordFlamsFmasFnghamFsGonFtsEmanFonGreFsEnerEoughbyEsFeyFonDmerFsEoreFtGhDnerDseyEonDtEonEseFhireFieEzCmberleyHyEishEleyEushDerDmerDsattCnansDborneEurnFshDceEhellGnbachGsterDdEerGsEhamFolzEleGyEomEsorDeEbargerFrennerEgarHdenEingerErEsDfieldEordEreeGyDgEardFteEerGtHerFtEfieldEhamElerEoEroveDingerDkEelGmanEfieldEleGmanGrGsDlandDnEerFttEieFnghamDsettEhipElowEorEteadFonDtEerGsEonCreEmanDtEaEhEzCschmeierDdomDeEmanEnerErDhartEonDnerFskiEiewskiDteCtDcherDekDhamEerellGingtonGowGsHpoonErowDkowskiDmanEerDtEeFnGbergFrEigEmanFerEnerErockEyDzelCxDomEnBoelfelDrnerCffordChlEfordCjciechowskiFkDtowiczClakEnskiDbertDcottDdDfEeFnbargerEfEgangFramEingerEordEramFumEsonDkEenDlEardEmanDpertDskiDterGsEzDvertonCmacFkDbleDmackCnDgEusCoDdEallFrdEberryFurnHyFyEcockEellFnEfinFordEhamFouseEieFngElandFeyEmanHseeEringFowFuffGmEsFideFonEwardForthEyFardDlEardEbrightEdridgeEeryFyEfFolkGrdEleyEridgeEseyEumEvertonDmerDsleyEterDtenEonEtonCrcesterDdEenElawDkEmanEsDleyDmEleyDrallEellDshamEleyDthFamFenGyFingtonFleyFyEmanCtringCutersCzniakBrayCenEnCightEleyDnkleCobelElewskiDnaDtenBuCestClfEfCnderGlichDschCrmDstFerDthEzCtianByantDttCbleCcheDkoffDoffCdraCerCgantClieDlieCmanDerDoreCnkoopDnEeDterCrickCseDockiEngDsAxavierBiaoEchuanEdaoElinEshanEyeCcunCeCnDjingCongBuAyadavDvCegerCgerDiCkovenkoCleCmadaEguchiEmotoEnakaEsakiFhiroHtaEuchiEzakiCnDceyEyDdellDesEzDgDqiDtEisCoCpDleCrberGryEoroughEroGughDdEleyDgerDnallEellDringtonCtesCuCwnCzzieBbanezDrraBeCagerDrbyEsleyEtaEwoodEyDterFsEonCcunCdinakCeChCkouCldellDleEowhairDtonDvertonCnComanGsDngCpezCrbyDgerDkesCtmanDterCungBiCldirimFzDmazCmCnDgEjingElingEstCpCtengBoakumCchumDkeyDomDumCderCheDnDoCkleyDotaEyamaDumCnDgDkerCoDnCppCrkEeCsDefDhidaFmotoFokaDtCtherCuDmansDnEanEceEgFbergGloodFerFmanFquistFsEkerFinEtFsDsefEsefCwDellBsaBuCanEtengFianCenChasCleCnDgDkerCsupovCtzyBvsfBzaguirreAzabalaDelDriskieCcariasDcariaDhariasGyEeryDkEeryCgarDerChlerDmDnDradnikCjacDicekCkDrzewskiCldivarDenskiEskiEwskiCmarripaDbranaHoDmitDorFaGnoDudioCnchezDderGsDeDgDkCpataDienCragozaEteDembaDinsDrellaDtmanCstrowCvalaCwackiCyasDtsevCzuetaBdenekBebrowskiCckChnderEerDrCigerElerDlerDtlerEzClayaDedonDlEarsEerGsEmerEnerCmanCndejasDgEtianDoEnCollaCpedaCrangueDbeDingueDmenoBhaitengDngFguchuanDoCengCongchuanGunFdaoFshanFyeDuCuDneiDoBickCebarthDglerDlinskiEkeDmannEbaEerCglerCmmerGerGmanJnCnckDkEeDnColkowskiCrbelDkleCtoBobelCellerDngCllEarsEerEingerEnerCnaCokCrnBuberDiaCchowskiDkerGmanCehlkeCkDauskasHieneDicDowskiClloCmwaltCnigaCoDtengDyeCpanFcicCrcherDitaCuBvlyBweifelCickDebelDllingBychClstraCnda
11 6 22 32 43 54 65 75 86 97 108 118 400 129 140 171 300 200 120 100 133 161 240 150 92 151 109 172 55 67 71 80 183 60 57 204 52 63 215 13 194 226 247 48 46 258 237 12 15 38 44 323 24 41 39 290 14 17 27 29 50 269 280 18 23 36 26 40 312 16 30 34 333 19 20 35 420 21 33 301 377 398 31 355 549 10 344 25 366 452 592 430 441 484 495 516 559 581 28 387 409 570 807 463 990 473 506 527 602 613 635 699 732 624 645 710 721 742 753 839 861 882 979 1022 3346 538 667 678 688 796 828 871 893 904 914 936 1065 1108 1130 1162 1183 1216 1259 1603 1743 2012 6680 656 775 785 818 1000 1011 1033 1043 1054 1076 1097 1140 1151 1205 1237 1269 1291 1312 1323 1345 1398 1431 1441 1474 1517 1571 1635 1646 1667 1721 1786 1840 1872 1969 1990 2033 2044 2065 2076 2141 2151 2356 2367 2431 2463 2485 2506 2517 2732 2894 2937 2958 3001 3335 3356 3647 4561 5164 7519 8714 10823
801000100<0C021m00CC0Q2J47302702101235800209224000004M111>0001590003000^2020475040210ã050L1501207000<0100<t00050112L21M000510031021131030c61101I100T00300103BD@<DQ20q3003352014110<000;@380@@00002531030200000041>110240006920013222000300002004217900200l410002¶1000713>303G4DG01F0003500002ê01162200010Z30071000010030201H00032110R600101I0020010061020g000100U010010400s01N31f2450260101010000112:000200201004110100:111030Q7005G¬@2000i@1;\\00RT1320530010052d23FH121412300011200002200i^013200301k0010k2001463003024320200L06h00R1024001NoQR20005200=043400200021001822000104112022:1000010022300030010204014005000010000012100R070030301;22=248400:0050000100100010100101301109002750354sK1003504710N011102000320201300ZS000C2100004700100000202q0213100500300101100102012310000602120000121EN0S610000B0000Z02C10P101020401e0H007272<04021900300040030010202=0010103400031ef0f}582A2116016410212e200Ñ0027003004LL>0000OAâ100D00Db1020301020005001100100n12022110221000JC80020000010024?421100020002020320042203004108200030010501TU62100500023<000200351000603200q05005010=000092Ê|4607402220631P0210040000>003|00000321022161P20741E100002030060511P7000110]00002001011024001020203000m800200201124107200430030331000E3050000000A525065O0001300a01C1003Y21301021001313030100001>001000008304362030P330S62V224;5040000042005003107601161002021t1404026000430032300100012060020000003020204203070204<0100000021004000110N<007;0101101002020¾070002100002_0000401120000431:00000012R20174000000Io0603010022210M210F0I252¸0000001700E01K21121002010000K0102I:0001100207H013@0<000020203510709Fi0021T20103600611004231010001113Q0400@01050200K005431021120903101010026000113002600f000Gd200200130221013010041221000010011201004000082201000002001952300440300400201:023120042=100200010020010100102002M2003020G00003430221Q0100¯K01207080202000S3000023c32005002000000600K0318=020000611S0210;010100000100003000Q000702K010172007440000@2109022000000082110;00602100142302212033000030040410020200000000000003100080010103300120A02002=2000004001010030000000030220302f0;2004311060025420H000035000301>0000000}010001Y7G070051000000000211:20102If20212001022S00000]100V0300200000036040004@0040000100000020020300001100100N10200010112f0310011215360292021000210030207=05601000000201003201002060000045012222210200:12590]0250102903:006241= 001X0022172A20=6300010103<?00000200203401022032060^01P01000m000801<0002p20000002000K06130110;0;05G22001160001403902000020210000630003200;0172026E10100000311?25001210042340020011022100011K0053001010002200202920D2140020001020200Z10108201000n2>1010113331001000040053001501311053110022214I310101:00010011003023000101m023200040220131302B0002005022200300¹2240200101520104001:0T136Â8300P501044^0000011000100201402120102001027200000018J4800020031]·2000080000000n03002101011K01300021K020=0010200012200400000400050022010C1200000590020000V012103200}0;1115110315310320010021I20040410015240520122101480x12021108050008022603110>043000020200Z7460400709200>000730620021=0111201716010001012220000103022305001308000D0Dª02015200300;03000210302002>000210700B40022D106301000014050EM0014201000000420002061172C1]00210030001110221I00|00000V0114630S000501230000201810712420P2003131010001Y<F1000;000000¿200100S0@40306100001300010400000200c900020001002IE340s000001200000000121000180011102141113302011150114003E30000060L3461S0210002004002024090013100:0223009206004000060>130000070202001506220120230203602P630W2001022]00031200À70:2522BE105100102223010E10]>10020205130015410320103000800100>00435_0010000000930200200|1403000020921412040230\`110@8030110000052ss01100056420000000201100002F0002FG1104221H20000G00<030020141GG0001E2110100M80[Q0007U006240200C0002o000131\\0;04223000060721@U5220A7IP0025000042­0:0000002000^0020400012120Z025200q70013@01001403061e4k[\\500262000@025R012T?E000001030658A2030e1Mlfs8aTCaTp100110W0200000113;;=201034?2202014341e0003J0100MBC51?4?010?k0200H@?02201n5Y07471330100:250NC000@G00K5000001101000110U4A0000011012:010120000B1010201433200ð]4510000200300032Z00100200]010520032034:2>23>1101>500301082;00V000070100000400542050000000000001220000210119160004114125101Z30124000085w002201I04:20000000300000c30C01M0900019450010¨02«6070003025122030Z00011Ù0000001201Bg100104222210208300110Y236000100000>42003003C20004100402000310109001Z028077t309;73>601002203N1Y20X2130Ó=43021I0132074030½010008m00010300000200003001;:3000624282000;0201600200000082008220780900500057600000321:[21320022080]0000032114000312020000D00000:00000024>03010100242202I0601:100522081410041002000:000000211400110620121330;=034032001003300¼50630220;10301>2010700;072I003000000062211 5013003000000620231030170052000110910200041002000001006020403002300009:106101100004104000626042012K00000x002202100114000:5:19=70;000002020102;00002802001344100000000000051100:000?L00400070200000001557100020920301jh230000022120511090100752132000232100400000600000200000106010000023812100011212D800000010010016000;401>00080014012S090T210D212000040030030200032210002Ja00®N4010200141020010211Uu111071027001101070080200102001100000030100101I001300000Z021IB10;:10ü80T000280203h@00090222222202000220600030012002100202100022S00122101002000000201214201000100000000000000000000020420000300010=00Lr@0=2401001>2002010:50000000000<0V03c10<022131411050006010a1040200201050240<004000100000020203012A<0101200:00?1002J04p2110120102110403x707266:10U01110002012000402100300003400020<020103111000000001023012002200000201202w110100200010012000@1211801030425043000000249110240012D\`40806µ200101<20190820Z0:1:022E01000q0051000000506010000070000G[00010017I01020222E00012200000001AA001~00010130022020203204020010012100001121010000D20w00000011100040£0jG8H2Q216610190M0402;3800P622O28101038000000330000001002001b00^200301000;5E00301000C000200309020004W>00:013110610G200010054111203002V3010090010001K0712300=451000631752007050151022:0;=001g26000012m0010900013020200111029000022001082060v000100200084L2000HQ1B016OG0110A60_010000200203050020010K10021100106200>1002734400012I9<3102000108G1003204;0010201900010000I0001¡030040022700l006924002VJ500530200P<2310030012020010020272477??01910000;Y0G20162110500202220310000000000106304363000017751050400000830200V4H00010202005100200032720000060000002000202070202202N4401020010002k2011249621200LL124Ú001082000e22411CQ200B00020020000001212000100020000100b100500=0221;10200620F040;01020100050000020517²X100050012;0501000003001225000300032>0:01170002050210000002k001A08020100000>700220X000200602033180000100010p000060084020023000t270G100260200;0:1401401;60000122000091043:^00?00021600101000050000P0200g3005003012002822000000020Û0000012P24000323000111020020001I0120100060p0N3000000011610100300048104620040040130042010204000003301?20001024102120012312120H1E0c002501091060X000040;04?01200002800000161K0101160102110201126111200022000010010020012000300\\01M100001T011068010080=022200301100010830200[0012153000160200200<20008F204A40A0I4000_i000009203000020010010000002011202;03230302010d0]201000H[1101010120111>040234109000000100K83011060130100100001Y109000²340803032g0000>31220R123600;040304012000130002020000001310022010126000116034300232g000110100^0000003234000P02000000003430104405[0;0000160100=010001©22020=323015113:4121010034444300154115200060000500ª1000000917005002010200040020000000050306211tQ0I40m2210=00044210090<30001202312001I30023034033020±10300N11240n010001001030:1033002002000=21127033020020220100002002:130000K?01I0JI3001721E016102zr0vz103200222110130203010I0511000310290013000210404000213001200020001Q0202G400800000441020040700700D0102002Y300205N140030003206D0l0000009020Y2460N00S01{000000O10E020=430002J00E040205001020011050Dp30605006400Li2A\`3131000ó00000004000200220:0010021310x040000100000222113V2100100210202450;0010<1023520030000090Z305202020200110211103101012160000151E001021230022000201500000118311<<0001001070000202?00201000200100200400X00FF00003301720002010020260120010000010010010210002110003CC2DO10J@0001100010000;g0002200002100700006335000000K000021g20020300E0540=0210215017022001002503^02203000@0G000003200000QB0080501303021301\`000009<<31031010100013300X000010300800000V002020021001c0013B410120030000007;0003110229130010511>4000T0B00012:0q16:10S000112802106;0000008000Q<0OO10u0iu003000·áj5>22925033000t02700000600c00030J1000100;003011:0002001000020=00204000~202100000400E030[1020B200100002200100b2100T;03100;154103©01000012001123000002000000700¢5020y20000100020|000Î021008021003121JH012ä10070400011010230010002002:n0;00220003004050104R2330026002000µ0342;@5202200Y180202000000100305030020310240001002470021g0060000200087:2682@010210001j050002121201030130S0g00002346310000218100000501600000600000W000G1020410000000104jr141:01010:31U21004202AA02009H0200=00000011OI200400qQ022M004040010=312002015721042U1232200080010<0200000008200000018820414100200012103>0010300230:1329000_0201D121303K000<ë000003221020013222000012233020103[280D02004020016014310102©10028;200701031022560000t4181120Y8004161104=0200001190670132=1913001004002000200000N1110o201000420200030312;5402SK540004701023300900012051024025460c501000420022F5000300V2121021]1öÆ02000410001003221000002=0V30201220010230200200F020000330<?<0w2s4008000320030000210;0290;3K90030102051002020M0100002211050000020511011470020056022066L1100I00´12000002>0010058042401022220012UQ0=014400247000;72001010Y105001010E025101020302002112310000801001102030033100000000000000000QJ2j230001412000011M30203021200000030000010191010150212=00010900030020011061102«2324E:1Q=120Di320900103200420001010\\02 00200YS0000a000000401O0;122103200K31000022è7020031102413P7040;203000000001005?001V200010E010y2R00001021=20_100130430002100012:10X000¥35101002004105c03501002280001020142003002101Á301003000:00266100000;10041110013600010:2020006028E20000201011h10060000000000501514000222N\\:q02211G0200S0007e22002000001110010^t00203002<0000020002H62?0200]0040210000710000Q130129>31>I0010000100332001020200000320=9002220914;20400m235E0020100110020120000513010000201233011012000076001Z5780I0000020Y701103E100600CC300V21000E802300301013200|@@000?20000:00000?03202H0000005060412500P0000800n1~0000?2¼0E00303100502000102<04004081RDD00048qRA02002F31011002000U07350001¡228015]0101^2110000903000000a01000022100P000240110010223105000V56004020000121020000¯1¥36110010021a801000E1101X:500010000A03000201300603434;V9005003700GU061=22030350030110<0402;7H2<00_0000H1\\0010e000<CC0NH\`11022010012202030013c010190000U010800054101363937>753000R052002011z{f0J1F10000lD5441001DH[@@@G7006031:2461W0101121207313ø0700AE04116104H200000112200R00102º62;0110004NC000FF0700F0?BF700001002v8000220000618HI002420r03dHpdk03701000p012318m4104090002d0«020000|030TG010000017210002022032C540930pDhH1200|2200@U\`103r08o1B010410BH@10BQ0F2F:S8þ2080e00307022Â@0Ok101§052H33t02000202000<00?0K1I10k2X10744310210M0a014000000T00G1010100100G002>0103k811R10110A0?10202500:0008101001D0F010111D00000101010Kr0D00100100A190200U0H00000\\4N2001H0A022270400r0C0301[202J0H:007>20A01AHHA22T000_18F32041@@F?001112300176001543301013331304240087743010000101400000210220202V0000222302000021603Í0<05300001000V3210=01=00012¤000210090271P05?1000001000202090007K0201202000100100:20021300000000E693G01JOGGADN7@BJJp2DD8{7002>2033O000001102210_1102011200807010000502221250;02000700306012300010Q0130700000015002ç21112320012010110000>0R_0260000100002^0030^0112>002;23202100000730B00000020M641200000000020100200000221710100n00000q0111110000E20230201000121020811[10K0101001000100<101¢0000000111130020530=4S04300006LJ10QK12111620F170012200000[01360300y<s4111<Mv010U10303011_00<j232400110004L0a@0221M<000C10f2C2020RQL0010<0@F<3ARF8B?A02G10F0W<310F?O002700?00N01Y1221<0205;31J10Q14100010071002100003s1100117<J<<11<120001000300001000001;3500B0007C80110101BB0111u00210M010220:2000H11001000001@G0003213300H<10R080~0000240AQ82MUM0802200Q00000330002002022012010704001<0802100040:709000000100103003140000101000220100010\`000000120a320B0228[27;020~G20221FH0051010000]0100100100010400022000222000200000>500920022820060030216P10040Y0390308200=0301180047011511300010100110402J000020003043200P001110042100010021920003200232003YD401201030231010020107311M0:00230000021030?0001103050110000O000010000000220231120004204;003063021165120108004056002020A3P000003330900104107002022210015000D00P0200032w04022000800042270040í21000010131300R0170b00100022000400305110210:40k021O08G02143020000000000008uu2<01u00030400004023231226062402100003212021016412X2502000021000003030C0110000:00300V01000002102110310120010100102010510F5>002020F30B00112î10201502F1b00601001001030J00301F2D0022711403003010502040209FD1130@30066010Q100202050304204=g0301102010020000F000802315101000000005030110010100201106000004000100000000302001000561042200?42000P0C0220002]4100010010000001212:08;41000800100020u3000003462m2403020211Q0100000000243L52J0700000000010q700100001016700203NÁ010000101:10010051040104010010011I00J210021100002800d021035223920800310bJ2|3002X30020:01336002=00400100711041=00203022102421200000060001000020101;10307<H0060020<1F000400Z0913000202070B260T030002101000107203000051013;j201FTN0b01011000268500101I;Q510L70313000006G0201E240001012205000>0210x315;310013110130302024200010>000K2012302;112751101O0p0A400005B110;00302G200000003L02501013500TU70102000052;1000\\0T10050000000110D00[001940G030A0011200C04210t00002020C020020306161001;002010100bFF@y0L00200U14200000030000100100110204000200000;0x0101c0201013207001008032101010:170100020003o2342002000q03001200000040321U2k0000100030087000201400L1000b0<108100001j9700050200510230[T<0l100X1<12100322531000110010020M0Z442912000702020101m0011020054000310õ03020~2òw5J031U1000213\`04400y20000201200 02000001]410030074200010\`:0000C20042222232Y2302]22O01637\\062_M00200000030400000s510401035610210o00001000500037200030000043100002710>3;=013102X000I0012\\K100001200N0300100001214204004;2220002420202110300n2000:20390X0131310020;30100004g5I0021302019010020Y04011300230969111014336004X212000000820401K03945m10227000052>2030001020003100024K000350301233321:2000048030301S0502002000:00000100203>01301E4201100100000120000x030;0:122;21011100121200024>011000;8005430111002Z10201R4061010034K0E2100011I20P0003121201830Z33002010129006000000K020602211n401X20440>00005=00080300012K3062002120082040004878200090000400E9010000200010004412002021>000009011080003000001031003040110518308:01500K021010y0703y000201071210264370005532=411210011<<0\\0F00H0100001002K00320000000E0000000011011014200N0@M10Y0108@451200004b00[0001032o0002111001002P00I641029000202000000113042>3S202210G21003013900224000200U92000102816030011V09BUB00I052000281108221010200232210002K00021121000000100201M10000U000R005220000410102010002250100û20000:030001020000Ã201103500HH1000:08d0000200009000200010020003011=14063001202S104<01100001002à212<0000d260ui0i5200AA18bJC101200;7111012045302050410B02G120170104001000^0000013B002J00011\\335000220200030212011003500010^2040004052W5810f000031231;130z201S000000K>000ù022000030001F001a¤2n00T21H00321[0l702000011l04001Ò00b130E?01000y2004100000000MC01153Ö0250^P0U2121m030011082;Se6030Y20x00020205206000002o1053003000020000030022254;2000000N000e7001Q20V10T303R0110o2O00000010234000I002@000404200300000210101\\30040000003102002:0\\02200071J10oj1wh<<002@29001802020¾00±5000060014230222030000100010_o02´10070070000<Ar1030011800100044@O2003p\\1B}\\11z03200{{L:N1007001022063B000003Z210002013003220000000700030V020062120|20030201100020010041314:002740071000p101204H02011o1000312À1HHCQ122126103423001140000210045320{0400004005000006600=0242001205;2c02AB{qq100000902¢^032200700000000002100100100@5000U1?05=100<<GG4410B0?00020000101d2101000:X~0211P50100015=01001W0~0K500500031201_040000020L0000203400000712200001]21:00012000@@00GJ0AA10@022340O10063:14n36200[000030300040100081703311000002000101\\002|32B041401001ME3=3^00000=30M>0I010300000N000q270050142020O00f082M000110101053p0512F0Q00000005307100022234054043?­20000203000002402T0VB211440021F0NT^=K0D1}04110000021L02T00203010008[0000110040000000500001315;S001013t200201121011J0Ig00300130300100141?0031201000041010A243j07044h8020000071027010200500000000301110002580101m0§021020200W020HL0AGJ2020PS117431209n010200e11210:2010e:f0580000A029000002002400®020200102200401D00100210022104001301100201013000<<O0406210420001013122314021805016d0Rm2Ü000020030211000120U600770101105V541027n20124002400001122000020100020302010102000>V013\\003110000]0016012t00gJJ40000220047000111L110MCe00011100500000:42326842=02022105000000z1z1E20002?5212020240432330200@01100020C010N1021000200}21281000003200051}004003004070100020091030200K040s201010200922162130610020730?@2?3ß10l00001¡0e0120<000J003012103210320È521270J1100012431041VÏ80B10f1AA100Ta00031000100B??<0q00200O28000023370023E001111003200123402110f?D00201z4ZM31002112210¿120010:010[z0204001201D04001605I2000000020290;00010200;030220000012570F3022:00000000h0000312023100003050L101L9030030W3012000112001334001m1Z1101002103100001012231200008110220300000000100212102102;04010W001:100M3201531612002LL07430101_11113O0000;140I2009002000103000;450010101006m2000400A@F0010{?<0w3010010020¥452100008000810042200Dc0E0010502D01100032Ç50012010500R00F871n1210021020002306007001051000011S001000012041¸3102312410016004<0000100010X0006010000210<:80000R20DD100=400000010203101200012003000006S10000;01BA0001=40102P20001001453600000120201080005100040002007201148000100005200WskRT{v00150M0501000701120005950020312010310:300905190002i050@0G0r0000000000002200012021L102210265<11001?12?D2200003004208070601110G2J00010009:4021Ll000002300458L2022101900º03£30G08d003^202701X32=000=200702b2020000050100000240010=11010052022000vM0>a01030310200111104304200030030020>2130131050602026020000205010001620O012100000062063406001Q00000000538100001:Ô742104c0236000300210000400031000001100>0102000111000430201400012[0211100020012200010r02100104001422000500031006000000010000200001000001000000C0010000200130£;11§04010040F00H021G750312100020J1Q0000C000°SZÐ0020000084012K924004000501395305I0032524020005000102010000001001\\110030123001114000I1124000H012s205000611201001100022t0310000j00000100021000~010390002;1210h2K000½02P000000\`R0100K0007015c031]G0Þ°032200002255ñ902V34012=6022080005012202030310c0120033Bï00:2000001010003Õ0000~02011103002A211830002002003000E100020000Z1D0012300210700020030002202206200007180300iI=>00E800071220111000810318200020211010600100000É13\`@010200101C1001X00002002010000100043230=0433100R062t70I0026110m5000320303000012l1i@10000100720;21420;007001100R01010118220002001691000000221200120000002200122110201351u0330201P1108002062¶F410@061;102>020210002b0011101016000000LL2A0714070100000021130132020282O0080202440OQ?0002000T20oW200000E4363200234800<S15331010N52l011L0170000d010202210032<w0110320s6301E6047:2h253×023000140Ì90102002311g0107202000E\`00Wj0210u0W00d000020122E0011102000v0201ex00a0_007000000=A\\2000102001207003101h01100@050122_26415021300000g0110V000L00<1002f03001Z3034h1030250301006200102402532110100000=5806000021000000200011002001002001050202030001101M12002101100001101350R00300000111012010001010022100001A1@1:B1100012000012000051302000030305020100105030022V0000000400001100100500240J36022100500205101000n11L0013000011100012031101å001100030015082003001010200000105200925000401221I01410000721001000000020013010231200000a00a20210008003031100410300415000:003210P100300001000U1OR000Ub3{1012002000y77v01?H00010b{00503X200000031200000332W0000000300021015:P01103;ba0400401000:YO01001G110112C022uW422N50P[\`Oa1b7003?0>00000200070103=0000200602002109000007001910<0157050005103110|NN0E003Y00P10102802g0000650130701FH000ro1f00V003000{120w1u10R10N02010042776000101022=10z03230<<002602;20001v8200330Y400010001220220030C200220020200000000540027033302v021002020000040000000030000021007000010_71200000010402005202000400013122900503200o230w00000001A<1010020ª;kn2300097305¦T1N<;000008@161]00020010023000021D10012305020400200001019007002001005s052000^30011001111453001021>330=0020210351000100000010X00401401100020000\`U0Y4067;00001000H09@Cÿ022030\\020403030201408:000\`>300521Y51W41010110111000_421WW21G0400020201K40100K22OO000000_431304041RM0_240200002\`J60134320W=0400W02000200W0A50303311000270000044W00000100011100513107500113m030011810253K100200305000030102030E00020307020000011022020300020300020H0020;0101104100300801000033;00200310403005000006hC?000004041300820S000307001100000700201070140000100230504D0021010020042:0000101??00J022000>0780001I006904070;014007010311040003062000043205100111\`00e0100132000110110001I0040B001020210010111000010000000023X0500:822000002¦x0000:Ø1022000010002300020084003011303120004100104;0022300106020140102022062610000B3D03g0300000022000000610202001260012020803210200E179422BB0400200024200041061011183000004001200000850010101120c220082000011210002002022X110140:300000022030010>480004000121010302042033033310000002100310bE022<021O1h1h08\`170A200BB<2³10L11100120013Z20108320O00212001v00W012021020200009023002W1F0CFF10412=081000350t00010090000034021X0>0001007200090200000220000010220024500030000000I000802000110?10lCej00Q231701006011000241310<0j2j1N\`iAi\`hhdl000057300003>21000003FF132F00}@?060W20000S000U0:20300200000210000100202000003000010kx10002;000000r400200¬00:31101020201000040003000r0l3311010030020800501100rvz33022??d000002E3000<120012000010211021000r8j103s<4?621T132700d2200003302002120440302111204D1j10220¬9002ô0J81110F01O40370300x3802300350000000020~20:26d}0?13001430001900001040132100200140003406120E02000032101302082000102020000@2030012006?0101110:5014101006?1HvDNlb002570100cJJ11101000:4w4030000002042231021111000001110<0059802100028a00101022202000000000000001210003[0003»2620<<0A30000010102710002002000223030c0001C01f2;0050023vk004]12043010030I00601034122100d060A100:001S0000133011k2006001L3078000100000000002001000122080025502100003220300300020004X2020000050200C000C020C0C2e8w15124¦201032001011020001012020\\000?00202O413223Ý301051T0000010:0001100011000010r201g0023010402>010o10uWu000101p111000200206p00110113]A05002040003051500004CC0200024001201080300203002000120220014240014200=1237Ky20>103100127004003020001U0Q0?M0001000320S011101020000010010111210001130021500000A00000340200101000036000001021312100020011010010300001101J16A020007501017GG710000110B100I141010Z230000000c00210008261P0=P2A00330010000700D00003212013210700000JJ00042030fM21101012007:40013210004000H420s1031201:01000;0021C70200011=003X301090010010V00522R=00121001020F101JM0003000O10000000000R\`B000901006102112000802221D201110TTM00081101000010BA100B3<A<RG1C020y902002014100001a002050500410102060220500000000;2122110174000201ì1000Y0³013E002453P01100130X020c0223000@000\`0l0»050001^000400200000x0020¤2012010200701001100023_G00005n200001¹6425100502031000110241036220Ä;00110030000300021P470000200000011100202000222120305000040071302112000100X00000000200160003001602051Å0:1T221\\200004301430041;120104280012012¨0072012030002004000000005:22000000020600010007:046553101300002000000510000002^00003÷0300V002401030120040>20500=64702360E014772271000641004023034031000U400000001000010222001030020Y0020001Q043020462Z000134I100112005V20063000030210Z7020]S4300900100D0162150Ký2301600001116:040002300ú300010130000410000121312051000200001100410352320103102100000007008200000604:0;X200013012g8100100A1l312001473200>3012000100000111411U?001022^070014010000111100100;200@1BË6V0030403020200232020:0¨08K47012030320020200100=0003310>0:000530332060420CH752æ010010B00000000001h3Y0220010405000>302020003qyJW}dejh78DD020C0ONC1[1a1[p52005EW110010120=000101tq07070801100101_050W00100000H000010DFBD@rJ1W200D01003;01200i0i00LJ0S0iO81060i2J10é07400200301100i7ok2201J00[0O10010102000b0112100001100003G1E0210000060341H110802N01010000610020013000001\`00160000lAwBGpB\\z}HNdf008J0100061n21302010010?010011402010001BB<000:7@WUG00kH1010101`;
export const nameSpellingRules: string = `letter	[əƏ]	a
skeleton	^abd[aeiou]*(?:l|([rsnzt])(?=\\1))?(?=..)	abdl
skeleton	(?<=..)[aeiou][ldrsn]?d[iey]+ne?\$	adin
skeleton	^mac(?=[bcdfgklmnprst]..)	mc
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
pinyin-name	^(?:[bpm](?:a|ai|an|ang|ao|ei|en|eng|i|ian|iao|ie|in|ing|o|ou|u)|f(?:a|an|ang|ei|en|eng|o|ou|u)|[dt](?:a|ai|an|ang|ao|e|ei|eng|i|ian|iao|ie|ing|iu|ong|ou|u|uan|ui|un|uo)|[nl](?:a|ai|an|ang|ao|e|ei|en|eng|i|ian|iang|iao|ie|in|ing|iu|ong|ou|u|uan|ue|un|uo)|[gkh](?:a|ai|an|ang|ao|e|ei|en|eng|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[jqx](?:i|ia|ian|iang|iao|ie|in|ing|iong|iu|u|uan|ue|un)|(?:zh|ch|sh|r)(?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|ua|uai|uan|uang|ui|un|uo)|[zcs](?:a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|uan|ui|un|uo)|y(?:a|an|ang|ao|e|i|in|ing|ong|ou|u|uan|ue|un)|w(?:a|ai|an|ang|ei|en|eng|o|u)|a|ai|an|ang|ao|e|en|er|ou){1,3}\$	
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
korean	(?<=y)ou(?=n)|oo	u
korean	w(?=u)	
korean	ee	i
korean	(?<=[^e])ui	i
korean	wh	hw
korean	^g	k
korean	^d	t
korean	^b	p
korean	^ch	j
korean	(?<=[aeioun])g(?=[aeiouy])	k
korean	sh(?=[iy])	s
korean-vowel	e[ou]|[ou]	o
korean-vowel	ch	j
korean-vowel	g(?=[aeiouy])	k
glide-syllable	^(?:zh|ch|sh|hs|ts|tz|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?[yw]?(?:[aeiou]{1,3}|ih|ueh|ieh)(?:ng|n|m|k|l|p|t|r)?\$	
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
father	^pavl(?:[oe]v(?:i|y)(?:t?ch|tsch|c)|[oe]witsch|[oe]vna|[oe]wn[ai])\$	pavel
father	^lvov(?:ich|na)\$	lev
father	^il[iy]+(?:ch|nichna)\$	ilya
father	^(.+)[iy]ch\$	\$1a
father	^(.+?)s?(?:son|dottir)\$	\$1
father	^(.+?)(?:bhai|b[eh]+n|kumar|lal|chandra?|prasad)\$	\$1
father	^(.+)a(?:son|dottir)\$	\$1i
father	^(.+)s(?:son|dottir)\$	\$1ur
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
southern	^(?:bee mei|beng ming|boon wen)\$	
southern	^(?:chai (?:ji|qi)|chak ze|cham (?:cen|zhan)|chan (?:can|chen|zan)|chap ji|chau (?:qiu|zhou)|chee (?:qi|zhi|zi)|cheng (?:cheng|jing|qing|zheng)|cheuk (?:chuo|zhuo)|cheung (?:chang|xiang|zhang)|chi (?:chi|ci|zhi|zi)|chik (?:ji|zhi)|chin (?:jin|zhen)|ching (?:cheng|jing|qing|zhen|zheng)|chit (?:jie|zhe)|chiu (?:chao|qiao|zhao)|cho (?:chu|zu|zuo)|choi (?:cai|zai)|chong (?:cong|zhong|zhuang|zong)|choon (?:chun|jun)|chor (?:chu|zu)|choy cai|chu (?:chu|zhu)|chuan (?:chuan|quan)|chuen (?:chuan|cun|quan)|chui (?:cui|ju|xu)|chun (?:chun|jian|jin|jun|qin|zhen)|chung (?:cong|song|zhong|zong)|chye (?:cai|zai))\$	
southern	^(?:eng (?:rong|ying|yong))\$	
southern	^(?:fai hui|fan (?:fan|fen|xun)|fat fa|fatt fa|fo (?:huo|ke)|fong fang|fook fu|foon (?:huan|kuan)|fu (?:fu|hu)|fuk fu|fun (?:huan|kuan)|fung feng)\$	
southern	^(?:gek yu|geok yu|gor ge|guat yue)\$	
southern	^(?:ha xia|hak (?:he|ke)|hang (?:hang|heng|xing)|hap (?:he|xia)|hau (?:hou|qiao|xiao)|hei xi|heng (?:hang|heng|qing|xing)|heung xiang|him qian|hin (?:qian|xian|xing|xuan)|hing (?:qing|xin|xing)|hip xie|hiu xiao|ho (?:hao|he|ke)|hock (?:fu|xue)|hoe (?:he|hui)|hoi (?:hai|kai)|hok (?:he|xue)|hon han|hong (?:feng|hang|hong|huang|kang|kuang)|hoon (?:fen|yun)|hop he|huat fa|huay (?:hua|hui)|hui (?:hui|xu)|hung (?:hong|kong|xiong)|hwa hua)\$	
southern	^(?:ip ye)\$	
southern	^(?:jin (?:ren|yin)|jing (?:jing|qing|zheng)|joo (?:ru|yu)|jun (?:jun|zhen))\$	
southern	^(?:ka jia|kai (?:ji|jia|kai|qi)|kam (?:gan|jian|jin|qin)|kan (?:gen|jian|qin)|kar jia|kat ji|kau (?:jiu|qiu)|kay (?:ji|qi)|kean jian|kee (?:ji|qi)|kei (?:ji|qi)|keng (?:jing|qing)|keong qiang|keung qiang|kheng qing|khoon kun|ki (?:ji|qi)|kian jian|kiat (?:ji|jie)|kim (?:jian|jin)|kin jian|king (?:jing|qiong)|kit jie|kiu (?:jiao|qiao)|ko (?:gao|ge)|kok jue|kong (?:gang|guang|jiang)|koon (?:guan|jun|kun)|kuen (?:juan|quan)|kui ju|kuk (?:gu|ju)|kung gong|kwai (?:gui|ji|kui)|kwan (?:guan|jun|kun|qun|yun)|kwok guo|kwong guang)\$	
southern	^(?:lai li|lam (?:lan|lin)|lan lan|lap li|lau (?:liu|lou)|lay li|lee li|lei li|leng (?:ling|long|ning)|leong liang|leung liang|li li|lian (?:lian|nian)|lik li|lin (?:lian|nian)|ling ling|lit lie|lo (?:lu|luo)|loi lai|lok (?:le|luo)|loong long|luen (?:lian|luan)|lui (?:lei|lv)|luk lu|lun (?:lin|lun)|lung long)\$	
southern	^(?:ma ma|mak mai|man (?:man|meng|min|wan|wen)|mang meng|mau mao|mei (?:mei|wei)|meng ming|min mian|ming ming|miu miao|mo (?:mao|mu|wu)|moon man|mui mei|muk mu|mun man|mung meng)\$	
southern	^(?:nam nan|nang neng|nap na|nei ni|ng wu|nga ya|ngai (?:wei|yi)|ngan (?:yan|yin)|ngee yi|ngo e|ngok (?:le|yue)|ngor e|nin nian|ning ning)\$	
southern	^(?:oi ai|on an)\$	
southern	^(?:pak (?:bai|bo)|pan (?:ban|bin|pin)|pang peng|peng (?:bing|ping)|pik bi|pin bian|ping (?:bing|ping)|pit bi|piu (?:biao|piao)|po (?:bao|bo|bu|pu)|poh (?:bao|bo)|pok bo|pong bang|poon pan|pui (?:bei|pei)|pun (?:ben|pan))\$	
southern	^(?:sai (?:shi|xi)|sam (?:qin|sen|shen|xin)|sang sheng|sau (?:shou|xiu)|see (?:shi|si)|sek (?:shi|xi)|seng (?:cheng|sheng|xing)|seung (?:shang|xiang)|shan shan|shang sheng|shek shi|sheung (?:chang|shang|shuang)|shing (?:cheng|sheng)|shiu (?:shao|xiao|zhao)|shu shu|shui (?:rui|shui)|shuk shu|shun (?:chun|shun|xin|xun)|shyan xian|si (?:shi|si)|siew (?:shao|xiao|xiu)|sik (?:shi|xi)|sim xin|sin (?:qian|shan|xian|xin)|sing (?:cheng|sheng|xing)|siong xiang|siu (?:shao|xiao|zhao)|song song|soo (?:shu|si)|sook shu|soon shun|suan (?:shan|xuan)|suen (?:sun|xuan)|suet xue|sui (?:rui|shui)|suk shu|sum (?:sen|xin)|sun (?:xin|xun)|swee (?:rui|shui|sui)|sze (?:shi|si))\$	
southern	^(?:tai (?:da|di|tai)|tak de|tam tan|tan dan|tang (?:deng|teng)|tat da|teck de|teik de|teng (?:ding|ting)|tet de|thiam tian|tian tian|tik di|tim tian|tin (?:dian|tian)|ting (?:ding|ting)|tiong (?:chang|zhong)|tit tie|to (?:dao|du|duo|tao|tu)|toi tai|tong (?:dang|tang)|tsang zeng|tse xie|tso (?:cao|zuo)|tsoi cai|tsui xu|tsun (?:jin|jun|zhen)|tsz (?:ci|zhi|zi)|tuen (?:duan|tuan)|tuk du|tun dun|tung (?:dong|tong))\$	
southern	^(?:vui wei)\$	
southern	^(?:wa hua|wah hua|wai (?:hui|wei)|wan (?:huan|wen|yin|yun)|wang hong|wee wei|wei wei|weng (?:rong|ying|yong)|wing (?:rong|ying|yong)|wo he|wong (?:huang|wang)|woon huan|wu hu|wui hui|wun huan)\$	
southern	^(?:yam (?:qin|ren|yin)|yan (?:en|ren|xin|yin|zhen)|yat (?:ri|yi)|yau (?:qiu|rou|you)|yee (?:er|yi)|yeh ye|yeuk (?:ruo|yue)|yeung (?:rang|yang)|yew (?:yao|you)|yi (?:er|yi)|yik yi|yim yan|yin (?:ran|xian|yan)|ying ying|yip ye|yiu (?:rao|yao)|yoke yu|yu (?:ru|xu|yu)|yue yu|yuen (?:juan|wan|yuan)|yuet yue|yui rui|yuk (?:rou|xu|yu)|yun (?:run|yun)|yung (?:rong|yong))\$	
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
japanese-reading	j(?=i)	z`;
export const givenGenders: string = `AaarnoBbdelrahmanDulhamidFkarimFlatifFmajidFqadirFrahimFsalamCebeFchDnaCiolaBdaezeDnnaDobiEraCebolaDnikeFyiDoluDsinaEuaDyemiBfuaBgnieszkaCusBidarCltonCmoCraCshahEwaryaDsatouCtaCvaDoBjayBkashCosiwaEuaCuaBlastairCekseiDmituDxeiCiasafDrezaCkaCmazCpanaDeshBmadouCbalalCinahEulDrabbasFliEhosseinEulCnaColBnaghaDntDstasiosCcaCdileDreiaFssaEiiCilaDsulFrCjuCkitCnegretEliesForeEroseDukkaCtaDoninoDraCumBparecidaBrabaDmeCchanaEitaCdoCiehCnaDdDiCshadCtoCunaCveBsgerdurChokCimCmundurCthildurDraBtisBumaBviDramDtalCrahamBygulCodejiFleBzamCizanClanCmanCorakiaraAbabarDitaCgusChmanCmbaCniCsmaBeatusCenaChnazCkeleGchCritBhagwanGtiDratiCikhuCuvaneshwariBinduCrgirFtteDkirCzuneshBjarkiBogumilChdanCnganiEiweBrynhildurEjaGrBudiCnmiCsiDraAcatalinBhamaraGiEilaEpaDndanaHiDthuraHikaCeikhGouDpkoechGrirChaganCiahaoEmakaDbuezeFikeDdinmaDenhungDgozieDhchiangEhaoEmingEweiDkezieDneduFloElungDomaDragDzobaCukwudiGebukaGkaGmaDnchiehEhungBinziaBleusaBreusaCistetaBuongAdaanCdangCigaDvaClvaCminiCnangDielalejandroCriuszDshanaDyaCuletDrenBeepaFniEikaCniCvakiDendraDikaBhanalakshmiDrmeshBiahCegoalejandroCldoraDekDfuzaDipDnozaCnushaCogoCpendraEshCrceuBmitriBonataDghyunCritBucBzidraDntraAebeleDreBdinaldoBevaBgilsBilaCnatCrikBlfiCgaCieteCshadCzbietaBmekaCidioBnricaCzaBrivaldoCjaClaDendurDingurCzsebetBsmiraBunjiEungDwooBvangeliaBwanByalCglaAfabianaCdilaDwaChimCngCrhanGaDidahDnamFzDshadDzinCtemehzahraDihaDnaCwadBemiDkeBitriaGniBolakeCtiosBrancaBumiCnmiFlayoAgajendraCngBenivaldoDjiCraldaDmanoBilaEdDlesCntautasEsCoiaCvaldoBoncaloCpalCrdhanBrzegorzBudlaugHurCenterClayDmiraDserenEumDtenCnnhildurElaugurEurDtarsEerCrpreetByanendraAhadarEsCgitCjoonClilDlgerdurDvardDynaCmedDidahCnsaCreshDiEnFiDpreetDshaGdaDyaniEonoCsmukhCyoonDriyeCzimBebaCgeCikkiEoCndriGkaCsamBildurDlaDmarCnakoBlinBonokaBrafnhildurCefnaDinnBumaEiraByejinCunwooAiacobBchunBditBfeanyiDomaBhorBidaCnaBjeomaBkechukwuBldikoBmamCranBnasCdikaDreDuCetaCgiEmarBritCwanCynaBshaEqCmoBvanildaHoEoBwonaAjaewonCganDdishCmanCnainaDosCriDkkoCshuDimDmeetDpreetCtinCvedCyaElakshmiEnthaDeshBepkorirFsgeiBianguoEhuaCeunCgneshChoonCngDwooCwooCyooEungBolitaCseluisDnaCvelynCzsefBuanandresEcarlosCergenChaCnhoCstynaByotiAkabeloCjalClervoEviDpanaEeshDyanGiCminiDleshDrulCntaEiCpilCrsanDtikaFniDunaCshishCtriCushalFikCvyaCzimierzBebedeCijoCmiCrttuCtanBhadimDlidaFfaBieranCngaCpchumbaDlagatDropDtooEumCrtiCshanCyomiBjerstiBokilaCmalBristianeFofferFrunDtiBseniaChamaBukkaCnleCsumByokaCungsooAlaimaEonasClitFaCrabaCsmaCtaCvanyaCzizBebogangEhangCelaCiCkhaCnkaConiloBiatCgitaCndiweCudmylaBorellaBucieneCngeloEileCthandoBwandileDziByudmilaAmaaikeDrtenCdanDisChalakshmiEmDbubGulDeshwariDfuzDimaEnDnazCieDjaCkpalDsatClaEniEtiDiniDleCmtaCnasiDdisaElaDfredDgeshDikDjariEiriFtEuDojDpreetDsourCrameDcoantonioDgauxDiaaliceFdelcarmenFfernandaFjoseFmaFteresaEcarEjanaEliaEstelaEtesEvicDjutDluceDttaFiCsayoCtiEnCzlanDnahBbaliBeenaDraCinhardCnasheCrjaDviBiguelangelCladDlaDviCnhoDjeongEiDsooCrkaDvaCteshDraDuBohammadrezaItahaEnDitCjganCnaliDishBphoBulyaniEonoCnaAnabilaCfissatouCheedCjwaClinCmiEtaDrataCnangDditaCranDendraDgesEizDminCtaliiaDvarCveenDjotDyaCzaninzahraDmulDriEulBeelamEimaDnaDrajDtiEuCsmaBgoziBhlanhlaBidhiCkolaiGyCmalCritCshiBkechiBombusoDusaDvulaFyoCnhlanhlaDokaCrlizaDzilaCthandoCuraBurcanDfarahDiyeDjanahDtenCwanBwandoAobiageliDomaEraBctavianBferBgechukwuBkechukwuBladeleDtundeDvDwaleEunmiCeksiiCliCumideDwadamilolaFfemiGunmilayoFkemiFseunFtobiHsinEoleBmerasafCkarColaraBritBsmarBulimataBzanApadmaCraskevasDeshDthDvinGaCwelBekkoCnttiCrttiBhindileBieraEoBoojaCpatBrabhaGtFuEirDchiDdeepDgyaDmilaDnaliFvDptiDtapEeekEimaDvinCemaCitamEhaEiDyanthaIiAqiangBuangArafiqulCgnaEheidurFildurChimaCijaDmoFndaIsEundaCjalakshmiEnEtDeevEndraEshwariDniFshCkhiClfCmanDilaDuneCnilDjanGaEitaCshaEiDmaDoulCtanCvindraBeinoCmyaCnanDuCuvenBiikkaDnaDttaCkutoCshiCteshDuCyaCzaElBodelFioChanFaFiCkasCmainEsCnelEnDitCsemerlineDmahDnahBubelEnsDinaCdiCkhsanaCmaCnarCpaCwanAsabaDeloDirFaEtaDriyeCdiaCeedDmundurCfaDiahFtouDuanCgarDitCidurDjaDlaCjibClimataHouDwaCmanDbaDinaDuliCnathDdileEroDeleDgwooDikaEtaDjanaEeevEuDkarDneEiCpnaCralaEngEthDdorDikaDlaDvarCsanCtishCuloDravCvitaDjiBebastianaCdaCgunCijaCoahCrhiiCunghoBhafiqulDhadatFnaEeenEidaGulFnFrahEnazEramFulDmaEimGaEsulDnkarEtanuDrifahEminCimonDranEinEoDvaFmClomiGtCubhamDchenFuanCwetaBiamakCbongileDusisoCddharthCgaElDfusDgeirDitaGsDrunDurbjorgJnFgeirFveigDveCljaDvanoEiCmranCphiweEoFkaziCraCwooBlindileBmitaBnehalBomabhaiDuCnalFiCoahDjinCphalEeaGkGpCtaCumenCyoungBtanislawaBuardanaCbashiniDhaFshDramanianCdarmiGoFtaDiartaHiCgiartiHoEyonoChailaFmiErtiGoHnoEsiniCjanEyDinEtDonCkarnoClekhaDtanaCmairaEnFaFtaGoErniGoEtiDeraEshDieEtFaFraDonCnartiGoDdasDgminDitiCpardiFnaGiGoFtiCrekhaEndraDjitDyaniEonoCsantiGoDhilaEmitaCtarmoFniGoFtoDomoDrisnoCvarnaDiCwarnoBvalaDnaDvaFrCeinBwapanEnaFilDrnaDtiByafiqGahAtabuCdeleEsseCfadzwaCkudzwaClhaCmasCrekDjaDvoCtiEaneDuBeferaFiCijaCmirCndaiCrjeDoDttuCtianaBhabangGiDmaraDndiGweCembaFekaFiDodorosCiernoDoroCorhildurBiinaClekDlCmoCtikEnCzianaBomaszCnoCpiCrDstenDunnCshieBsegayeDhayChepisoCigeCuyakoBuijaCncerCrkanCulaByreeseBziporaAuchechiBlkuComaCrikaBrielCmilaBshmaBtkuBzomaAvaivaClaDdasEeciFteDeriyDgerdurDjiDlabhDmirCndanaEitaCppuCrpuDunCsantGhiDudevFhaBelgaCnkateshBictorhugoCdarEsCgdisDnirCjaEyaCkrantClijaEusCmalCnetaCrendraDginijaCshnuBolkerBusiBygantasAwaheedDidaDyonoEudiFniClidCmbuiFraCndileDjikuFruCqasCsanthaCtiBenhsiungCronikaBidodoCllemijnAxiaDoliCuyingBolaniAyaaDkovCntiEoCsirCtiBehuditCmiCniCrlanDzhanBigalBoelCnitCsefDhiakiCunghoBudiCkinoCliEanaGtiEiaCmieCniartiCriiAzaigaCkirCndileDeleCrifaEnaBenoBhanarBivanaBubaidahFrChraCraidah
5 6
11111111110010000001110100111100000011100011011100011101111101011010010110100000010000000110111101011100101101011011101011100100100100100101011110001100011000101011001101101111111101010111111000011100001110011000101001010001001111101010000101001000101100100110000101100001010010110001100001000011110101111011111011000000101111000110101001100110011001001110100100000100011001010001011010001101001101101111011111111100110011011010000100111111001011011001101110000011011100110110111110100000100000100101100000110010010000001011100111001101000000100000000111100101110100000000000000001011100001100110010010010011110011010000010001011000011100111000100001011100000000000000000010011110111110111110011111100101011100111100101011101000101101010010111000001010011110010110011000001111010100011100111110011111000011010010101100001100011010010001101111110001010000111001111101001001111000110011010111001001111010001011001101001101010011001000110000101011001001101110011010110110111000001101001010010101010010011010100101111001000111010010011111110100011011110011000100110001110001111100101000100100000100110011010111000011010011110100101101011111011010010011010100001010110010111101111000000010100001000100
L0005N50L000000N661NNN0NSS0NN00<20000N0001000002205500000000I00<6S000<001050000I6407676000:0000H00056M00N5002A010R76O:0H0000000000000N060600H00000H0106065H0055N10ION00L0700O00H040RHN06H40000000000005000000I00000500000000050<0O600O66H501H0RH7;010620P01=06167NSSHNN00NI07:R770OR10S105>O1N000O:L6NLNL7:;7H606N7O66:1:700012<0N06>016N:0<57O0071:7660<4LH:0H0R0HH4I4H<01LL00100670RM0RR0N60=N0LI0H1H504N14H0H00501P06SGLNNN5SN5L5R10F7I::L76O0I7;6206N067IL70000L7106676LHH77H1L076H000050P65M<I;I0;<52000006M5H000104;07700S0001050778115561;BII06;1N00000N118:7866105=;56:0005166P02NH<00A0N6N520NN0L0100002000000HH0I060007:770NH1150H4H0100H000H1H40064H0000NH0N0N0000000050011:765610<00076:24602:100446006415H1L00660000040H0H4H000R4HHHN000404L1L000R0041010NO5600000N00000H0N060500000N0000010550010010I:I66000600000<00=5<000AN050=0000N050H00S104I4=61:00100S00N011I711S0N2004551A00<<N200000000600064;67A70H66N26I0<151L1:6077:71I1:0000000056O05000N0M09O0040H010L004NH0005000202I4000161<509O65HH005600H110480050000000000000>0052PA0<N67@;4052000117014<=5<A5780I107:106717:772<0001:0<57S8<080>0207<041600010050000=>00<0N0000000000000016060<6060N50716IH160H71I0776N0400160117717R771776S7=76777@8647I:II77H08<671C104767164HH17I777:16:066C:072<07H16H7IS0065000000050=00007210176007770;17717:O8C1I77>71721H047077777677:70N<10010HN060000000070601000000H000B7077716OI1L60<SR01620NN105H7605077I06N0HIO77771<1A1I;02N106>76176<<2SA01750;0==724706A020<00047700040P0450:647787797177RN0>177=30000050B<N0100160171;1:82601IN10000A0007428;0100756000016015H0:C6H00=00N2<N2Q62O786RC:SO811H66N2417N7677702<4J25AH7:60AAP>R<B000N5ON08S005047017097=8:7:77:I6516776N0:0167N=86:1777I>767I67H7<;7000171;4671O21015020500<17@661000076>2<40N7:4:H20000516ON00100205R0S6IN000=0O165001I0R5S000000600H011I00=N8=A3;6;;41712H=6<>6H71777667H6I6H6<7707620P008NR000000000160006;N000270<5H00000551N021S1S0N4000000005=77271H01701J69206652010000<H0>2MO65005<5616NR12<00000100000004600N40NN000H0007:77856228I700LI776170O1517R4@670I8477L70HI646L2><76S81;:1701<=1R08117=1=A:4PNH:7I8<4P:5L@RRNIN0==80N066016006026S600N066<00000000005J=5HC00007:1665:<<50<000<=000H6HH07=7::0:00;I615166007O62177M1801401<7507::75P1MOH076H000104N0N<<0200O000OS0000;60401IHH0N0R00450R0H00IL0H8<106:00104<07:170;7P00020N5000270IS6000000N004027002N001000NNH0000000608H7I48681;6N770;00060>204O:4O794NN0R0NP01N0572=O01>;001=HL0H40N0<0H00000050006000000000000HSMO600N5B001240440N00000520=62<02<S0<0N0<0:1987001004N146<B::7066O61000020;767R77:;005J8<00;06080056N017I6005000000N60100000N40006065O=000R60H1H61<00RSM500I14H0S60006:06R;76:6160000000H00000O7000N45040N000000004785<H2<600H0P08N461100007<0H00040051<400000040000H00N005000021PN005164107000N6R0000401H000056000005N002H00654H0660000N0N05:40007N024L0605000S0000000P>0;4N47PN0050004NNR00N00505504HN0600H00H0000H00085600H<H00@0N7606I4H0050O4L4046HM000000S000007N0S00A020O1N11760020207N00I060000000000000N000007000001=4H710612HLM002A0000R0000005000000N00006000000000004NH<H0O66H026001>576@HN0<S<000602M8N50614200N<4405N0MN0146O2066105N5M000547600000010000;005002N0000001OI1750065001000L0;06N0:4IN70040H:01H4:H0404000010SNMM6O650001040L0NHIH60<>;IL8A007000002H80064HA01><0550N000:MH00100750140004070N01000000010618O7C1<;007:I;177;:4000050370025SN067A<6AN9;H=0R7476777I77014I07761;7666750000<5H2><145<;00N0177=83777I67:::0<5>OP0R00076777777767L7HN28>577<P5<5=7>NO60A7:C;707001MML0NH6N0G70560NN00HLH0L7LINO00600:6G;170=6NO4;58=69586100S06767658552677611005G<5R0050R71N:6AO51=0<0MH::75HH005I:JHN057ON:R77IO::HO<50IS10N6NH0000500006O10150060405I760H00000005H060N705000106700060N1656006OM000717600100000100000045B0ONC9;L:7R757716I0177650771O1070040H17::1I71O:77:77::76I46:H00000000000000700540H71I7600N000000R00050000000000N117<560000I0160O006749772O0O16J<;1N010P200S0<76N06016<70106100061S0004IH050N60040H00NH000;140067<0000000013177:6610H000112000000A055;05554H7H0611150001000000070N1R00S00000N00000000R5HH002106<050000602000NN06I67HK6LH6>I001I1745H00100000000000000005<000000SN51O16600I0HH0011676100576007I06006777176H60<0H08FN20171768107I7:77S6617777770577674177:776:711:66N17:070667667O777717A000IP1L7427;7616C747N11<74670L78602@@H:O=;7R56N86::710<;66N=H7991N7EI616NS00501H:HQ7H7006610H0:601HH1L760LI7::HH4H@003C6:I48010A0<0046I11167604H0I77I6H0050600556I0I12727DI66676I01OII76677:7770461670OH1;76IH66521=I70;0QN01L@=I7I820741600H0017S7555PHH:406I7H<1H5N0:08@L87773:66<I0000IJ000061N=0176I017I61466150INL7767I01400;0H015N00NN00N00404H1006007074HP11005S0NJ@I0H;5:677165IN0401065001166H06R000000040005<R110676O0N577AI0>71H;0SO;100IL77L87777L776:67L:H3I1L<767L77740I7I:705G771:751HH0ISN6;NS6617H7<7767266:N401M5RH00007;:1L:I77:77777640000N00001000000500000000000<HN0000NSNNN6055:5RH000000<SN4SR005N7;1M<75<01N;;S84<:0711=6H006000870700I0OI160M0NN0L40217I66070L4I6777K70156600100000I0711:1100H1<1770:N:<460060H000OI61O6SAQ0H::00040000000016000067O4S000000S;0S<5N001N0500L1:R0:420<IH000<:0805N00N10M051160070SSL5:0@50617I4465N16400677H>N0100001000000000017000600000H0N001<500L005S0001<000:000H0:HH6=054=06000010000000000NP02A00000000000000050076RH0005005S00100005S0000000000000000;542000050000N106SNJ1I:7<77IH000HO0LMH000000000005540060N00001616060016017:H010700000R140000000205100HS00040000000004N0014L04I0M>O7000400N554000000N02000087100446N00I7O7H6N01O706110421616020<H0I6:40007R87=01G56416011S7N040RNO636S4NN60S5:;0O0NH6B00H;N00L0003S<00000006000000000000AI:7<;064I>700000401000M<A04I1010O5054H4N040HI10010N47<;011610<040;00005M06000H01005005NR2I11H6=1;4NH0006;1N00F57;000I01070<6N0042062205N50050N06220061<0000N0;H5000200400160006406500N7H01=4:761M00:H10M000L440<0700SH00<9067:HOL7MR07H0:010N0R0014776N10:65000I7H5<0060N0PNNR0660000060<NM50761I7L10000005005S4006;0I000000IR0I000207=0000000N0N00150<1000@1H0HH0160500I0400000;00072120<<0060440I:7;10400400000N70;;00500001000500015100050N50A5HN50N00<5I0001608O2H0A600H0000050M1R050000S0;003HH1=A8607777I610@IO076@N164<0010J00010LO610572L<7CH760017I<82<6851816:NHN15N<N06A=05<000<00001H<60I00060H0010H0551127R5NB0@=7J<0>P2A0A40R0NO1<P07O6<100ONO:7D0<0R71I77767I98I7777:7=6:77M7N:6I7I;2160057@62226<050000M000000>N204776500O0000000500000000N4000:145640000000000010H060004446H055N400004000404255O4R5107L0H5N0R0H7060NR00002S5H0001;N70RK0020N707656<0400NHI100047000014000N000608061604000000N7025200N1550060:00000000000000N00075:05000110000M00401010000HS500I6N0000H0N6000H0400H000<01000=N0RS0040I0116070716H776;776777C1177:01701777677761I770101777770C6771I0I660R666@1I:=7767:76I7167187I7:62:60H60000000000000N00000000160600N00000N477:6005660500000=776000H4N0H0L00H000000000H140012N0B0460001600000<0160H010000@3061N1H00450N600H0M100001000000NO0LH50H:LL0060066HL@5MN61S11146<I7L1500005000102006N00501C7B0>0NNN=76050OLO0100000H011?7IO16AS0<00001000201I0000:610H06000N0006440606100010005I1650047IHL011I:1706000S50400H000660N<HH07005676<0000000000000000S000500060000O106000001000N0000000000000N000100000001070714IN7761777117:1010760066676800MNNIHN1O5H0N71176000H000N000001H67607600060050<1;0N15006677716SJ06017@77I77N=I9000000001466000000500HN0P<60NGH16H55;0100I7=;N557660000N16200H1N7:00071717IN001751ANH01617L0<000;68N001500000000000NO011016HN5600000000H000000I180I1076R100N001600070066000001000050000000111000001F91H517>768=1:61705O76<0000000000000000000N0;000006H00505000050001177<757>2N<000000000040060505000620N00007000000N0004000HNI005000O50H000000N0007N075H1HM0N60750H27I71740000000040065NNH400N<006N000011006H11601116I07I71677@677;:L16H1610000;:LR6100400N011SLH00000510102N;011500HL1057N=H0050H<0H11R6160000N0N00050005<7600NN000RN0200006000<02N<529H7015>N50I0A0050<060217IN52P010BH0N>>82>0I=S771P?81H@A<08<772600020N00506<00520110211044L6711H1006000N0ILN6050N040N0NLHN00000000600000000045400060NR0H060006110:IN6NL00IMN004000000L76600000000100000001000000N000000501NSS00:010000M0OH6000600000040:4N40:11N10NN0S5044N505H:N25<>600055I0M0004N0O800000500R00N000L006O67061000010HH00S5S5000040H056000004411571;0000540110:0H0000`;
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
