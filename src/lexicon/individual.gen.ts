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
nickname
transliteration
military
spelling
degree
spelling
spelling
office
nickname
transliteration
spelling
nickname
spelling
spelling
transliteration
transliteration
nickname
nickname
spelling
noble
translation
translation
religious
nickname
licence
nickname
nickname
nickname
nickname
spelling
honour
nickname
spelling
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
spelling
nickname
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
spelling
academic
academic
generation
honour
nickname
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
nickname
nickname
spelling
spelling
spelling
licence
nickname
nickname
nickname
religious
civil
degree
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
several
several





usual
usual


several

several




usual


usual
several

usual



usual
usual
rare

usual
several

several
usual

usual



several


rare
several
usual


usual



rare
usual



rare
several

several
several

several



behind
several
usual
usual
usual





rare

several





several
several

several
several



usual
front









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
usual
usual
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
several
usual
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



either
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
en
zh
en
de
en
ga
hi
en
en
ko
en
en
en
en
el
ko
en
en
en
en
*
*
ar
en
en
en
de
en
en
es
en
pl
en
en
cs
en
de
en
de
en
en
en
nl
de
en
nl
he
nl
sv
en
nl
ru
de
hi,kn
en
en
en
es
en
es
en
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
sv
en
en
de
es
en
en
en
af
el
hu
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
el
es
ta
en
es
en
en
es
tl
en
es,pt
en
de
en
ru
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
yo
ig
ru
tr
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
he
ru
es
it
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
hu
en
en
en
en
en
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
ja
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
en
en
en
en
en
en
it
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
fr
hu
ig
it
nl
ro
ru
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
ro
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
2
2,3,4,5
0,1
2
0
0
9,0,1,7,3,4,5
3,4,5
0
8,2,6
0,1
0
8,2,6
9
6,2
3,4,5
0
0,1,2,7,3,4,5
1,3,4,5
0
2,6
0
3
1,2,3,4,5
0
3
0
9,0,1,2,7,3,4,5
0
1,2,3,4,5
1,3,4
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
0,1,7,3,4,5
0,1
2,3,4,5
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
2,3
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
0
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
0,1
0,3,4,5
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
0
0,1
0,1
0
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
0
0,1
0,2
0
0,1
0,1,7
0,1
0
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
ab	abner		88
ab	abraham		46
ab	abram		12
ab	albertus		63
abagail	abigail		3
abbe	abbigale		6
abbe	abigail		17
abbey	abigail		177
abbi	abigail		155
abbie	abigail		177
abbie	absalom		140
abbigail	abigail		3
abby	abbey		0
abby	abigail		45
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
abdo	abdu		28
abdo	abdul		4
abdo	abdullah		4
abdol	abdolreza		1
abdolhamid	abdulhamid		2
abdoli	abdolreza		1
abdolkarim	abdulkarim		2
abdollah	abdullah		2
abdolrahman	abdulrahman		2
abdoul	abdullah		134
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
abe	abraham		34
abertina	alberta		9
abi	abigail		1
abiah	abijah		4
abigale	abigail		3
abo	abu		2
abou	abu		2
aboubacar	abubakr		2
aboubakar	abubakr		2
aboubakr	abubakr		2
aboudi	abdulrahman		644
abr	abraham		83
abraao	abraham		5
abraham	avraham		796
abram	abraham		132
abubakar	abubakr		2
abubaker	abubakr		2
achmad	ahmad		2
achmed	ahmad		2
acuilla	aquilla		4
ada	adaline		15
ada	adas		0
ada	adelaide		470
ada	adelina		257
ada	adeline		78
adalbert	albert		39
adaline	adelaide		9
adas	adam		7
adde	anders		66
adde	andreas		91
addie	adelaide		373
addie	adelina		166
addis	addison		10
addy	ada		210
addy	adaline		12
addy	adelaide		12
addy	adeline		35
addy	adelphia		12
ade	adelbert		1
adel	adil		2
adela	adeliza		1
adela	adelle		109
adele	addy		471
adele	adelaide		46
adele	adeliza		0
adele	adelphia		15
adelia	adelaide		9
adelia	adeline		1
adelia	adeliza		0
adelia	adelle		109
adeline	adelaide		9
adeline	adelina		109
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
adina	adena		50
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
adri	adrianus		65
adri	andriane		6
adriaan	adrian		36
adrianna	adriana		31
adrianus	adriaan		68
adrien	adrian		3
adrienne	adriana		31
aeryn	erin		3
afa	afaq		1
afaq	afat		7
aga	agatha		6
aga	agnieszka		178
aggie	agatha		4
aggie	agnes		176
aggie	augusta		166
aggy	agatha		211
aggy	agnes		308
aggy	augusta		211
aggy	augustina		12
agi	agnes		101
agnes	agatha		9
agnese	agnes		5
agnieszka	agnes		5
agostinho	augustine		5
agostino	augustine		5
agunia	agusia		7
agusia	agnieszka		49
agustin	augustine		5
ahamad	ahmad		2
ahamed	ahmad		2
aharon	aaron		36
ahmadou	ahmad		2
ahmed	ahmad		2
ahmet	ahmad		2
aicha	aisha		2
aiche	aisha		2
aikaterini	catherine		220
aileen	ellen		9
aileen	helena		17
aiman	ayman		2
aimee	amy		4
ain	lain		4
ain	nuru		4
aini	nuraini		4
aishah	aisha		2
aissatou	aisha		2
aj	andrew		41
aj	anthony		41
ajai	ajay		24
aji	naji		4
akhmad	ahmad		2
akhmed	ahmad		2
akin	akinwande		1
aksana	oksana		8
al	alan		167
al	albert		491
al	aldo		211
al	alex		256
al	alexander		167
al	alfonse		211
al	alfred		167
al	alonzo		88
ala	ayala		4
alaa	ala		2
alain	alan		36
alaina	alana		31
alan	alanson		0
alasdair	alasdairean		0
alasdair	alasdran		0
alasdair	alexander		5
alasdair	alistair		3
alastair	alistair		3
alaster	alistair		3
albert	adelbert		143
albertas	albert		5
albertine	alberta		9
alberto	albert		183
alberts	albert		5
albrecht	albert		241
aldi	naldi		4
aldi	renaldi		4
aldi	reynaldi		4
ale	alejandro		75
ale	alessandro		481
ale	alex		0
ale	alexandru		0
alec	alexander		177
alecu	alexandru		1
alee	ali		2
aleh	oleg		8
alejandro	alexander		5
alek	aleksandr		6
aleka	alexandra		100
alekos	alexandros		32
aleksandar	aleksandr		8
aleksandar	alexander		5
aleksander	aleksandr		8
aleksander	alexander		5
aleksandr	alexander		5
aleksandras	aleksandr		8
aleksei	aleksey		8
aleksej	aleksey		8
alekseji	aleksey		8
aleksejs	aleksey		110
aleksi	aleksanteri		1
aleksiy	aleksey		8
alen	alan		3
alen	jalen		6
alena	yelena		160
ales	aleks		0
ales	aleksey		1
alesha	aleksey		129
alessandro	alexander		5
alex	alecu		0
alex	alejandro		681
alex	alexander		693
alex	alexandra		153
alex	alexandre		0
alex	alexandru		0
alexa	aleksa		791
alexa	alexandra		0
alexa	alexandria		1
alexandar	aleksandr		8
alexander	aleksandr		526
alexandr	aleksandr		8
alexandr	alexander		38
alexandra	aleksandra		244
alexandra	alexandria		108
alexandre	alexander		5
alexandros	alexander		5
alexandru	aleksandr		193
alexandru	alexander		5
alexdr	alexander		18
alexei	aleksey		8
alexei	alexander		4
alexej	aleksey		8
alexey	aleksey		8
alexia	alexandra		1
alexr	alexander		18
alexy	aleksey		160
alf	alford		10
alf	alfred		254
alfe	alfred		1
alfe	alfreda		0
alfie	alfred		59
alfonso	alfonse		109
alfonzo	alfonse		109
alfy	alfreda		43
algy	algernon		6
ali	alison		231
aliaksandr	aleksandr		8
alice	alisha		324
alice	alison		9
alicia	alice		275
alick	alexander		18
alie	aleida		60
alik	aleksandr		193
alim	salim		4
alina	alyna		28
aline	adaline		9
aline	alline		28
alisen	alison		3
alissa	alice		31
alisson	alison		3
alistair	alexander		5
alister	alistair		3
alivia	olivia		3
alix	alice		39
alix	alixandra		6
alizia	alice		5
aljaksandr	aleksandr		328
alla	alexandra		46
alla	alexandria		143
allan	alan		30
alle	alessandra		4
allen	alan		30
allie	aileen		29
allie	albert		87
allie	alberta		29
allie	alice		165
allie	alicia		163
allie	alison		206
allie	allisandra		107
allie	almena		300
allison	alison		30
allister	alistair		3
ally	alice		166
ally	alison		206
ally	allie		0
ally	almena		140
allyn	alan		3
allyson	alice		4
allyson	alison		3
alois	louis		39
alojz	alogzij		1
alonso	alonzo		31
alonzo	alphonzo		9
alphus	alphinias		92
aly	ali		782
alyaksandr	aleksandr		8
alyona	yelena		129
alyosha	aleksey		69
alyson	alice		4
alyson	alison		3
alzbeta	elizabeth		5
amabel	mabel		17
amabel	mehitabel		4
amadou	ahmad		2
amalia	amelia		4
amanda	mandie		6
amar	ammar		793
ame	amelia		1
ameen	amin		2
ameena	amina		2
ameer	amir		2
amelia	parmelia		62
amena	amina		2
amer	amir		134
amie	amy		4
amilia	amy		4
amin	alamin		4
aminah	amina		2
aminata	amina		2
amir	amirali		0
amy	amelia		211
ana	anastasia		17
ana	anna		3
ana	bryanna		6
anastasia	anastacia		130
anastasiia	anastasia		8
anastasija	anastasia		8
anastasiya	anastasia		8
anastassia	anastasia		8
anatol	anatoly		8
anatoli	anatoly		8
anatolii	anatoly		8
anatolij	anatoly		8
anatolijs	anatoly		110
anatoliy	anatoly		8
ance	anderson		9
ance	anselm		155
ande	ander		0
ande	anderson		0
ande	andre		0
ande	andrea		0
ande	andrew		1
ande	andria		0
ander	anderson		1
ander	andre		7
anders	andrew		5
andi	andrea		17
andi	andreas		44
andie	andrea		1
ando	andranik		1
andras	andrew		5
andre	anderson		9
andre	andreas		10
andre	andrew		5
andrea	andrejka		1
andrea	andrew		5
andrea	andrey		405
andreas	andrew		133
andreass	andreas		21
andrei	andrew		133
andrei	andrey		8
andrej	andrew		5
andrej	andrey		8
andrejs	andrey		110
andres	andrew		5
andrey	andrew		5
andrey	andryukha		0
andria	andrea		108
andriej	andrey		8
andries	andrew		5
andrii	andrey		8
andrij	andrey		8
andrija	andrew		5
andris	andrew		5
andrius	andrew		5
andriy	andrey		8
andron	andrey		1
andryusha	andrey		69
andrzej	andrew		5
andrzej	andrey		160
andrzej	andrzejek		0
andu	anders		1
andw	andrew		18
andy	anderson		211
andy	andrejka		0
andy	andrew		34
anezka	agnes		5
ange	angela		1
ange	angelica		0
ange	angelina		0
ange	angeline		0
angel	angela		50
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
angelia	angela		130
angelika	angelica		53
angelina	angela		82
angelique	angelica		53
angie	angela		187
angie	angelica		6
angie	angelika		0
angie	angelina		6
ani	anika		1
ania	rahmania		4
anica	anita		7
anita	anicas		1
anita	aninha		0
anita	aninhas		0
anju	anjali		4
anju	anjana		4
ann	anna		520
ann	antoinette		165
ann	antonia		26
ann	christiana		107
ann	deanne		295
ann	roseann		107
ann	roseanna		107
ann	roseanne		26
ann	roxanna		163
ann	roxanne		88
anna	annag		0
anna	annette		140
anna	annis		0
anna	annukka		0
anna	annus		0
anna	annushka		0
anna	annuska		0
annabelle	annabella		109
annalisa	anneliese		7
anne	ann		30
anne	anna		521
anne	annaig		0
anne	annick		0
anne	annis		0
anne	annukka		0
anne	annus		0
anne	annuska		0
anneke	anna		39
annelise	annalisa		7
annetje	ann		10
annetjie	anna		99
annette	ann		82
anni	anna		7
annie	ann		76
annie	annalisa		0
annie	anneliese		0
annie	annelise		0
annis	annukka		1
anny	annie		3
anouar	anwar		2
anse	anselm		6
ansel	anselm		6
ant	anthony		17
ant	antonio		6
antal	anthony		5
antanas	anthony		5
ante	anders		91
ante	anthony		39
ante	antisa		0
ante	anton		1
ante	antun		0
antek	antoni		1
antek	antos		7
antek	antosiek		0
antero	andrew		5
anth	anthony		83
anthoney	anthony		3
anthy	anthony		18
anto	anthony		5
anto	antonio		1
antoine	anthony		132
antoine	anton		28
anton	anthony		605
anton	antoaneta		0
antoncia	antonina		1
antoni	anthony		5
antoni	antosiek		1
antonia	antoinette		355
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
antonio	anthony		275
antonio	antonete		0
antonio	antonillo		1
antonio	antonito		0
antonios	anthony		5
antonius	anthony		5
antony	anthony		3
antoon	antonius		65
antos	antonella		4
antos	antoni		1
antsu	antti		7
antti	andrew		5
antti	antero		144
antun	antisa		1
anulka	anusia		7
anuska	anulka		7
anwer	anwar		2
anya	anna		69
anya	anyuta		0
anya	anyutka		0
aodh	aodhagan		0
aodh	aodhan		1
aphinius	alphinias		4
aphrodite	epaphroditius		4
aphrodite	epaphroditus		4
apo	abdullah		194
app	absalom		6
appie	appoline		6
appy	appoline		6
ara	arabella		15
ara	arabelle		264
arabella	arabelle		109
aran	karan		4
arch	archibald		1
archd	archibald		18
arche	archibald		1
archelous	archibald		9
archie	archibald		34
archy	archibald		1
ard	arden		10
ardi	nardi		4
ardy	arden		10
aref	arif		2
arek	arkadiusz		215
ari	ariadne		6
arianna	ariana		31
arie	adriaan		60
arie	adrianus		65
arie	ariadne		6
arie	arielle		6
arik	ariel		1
arilla	cinderella		6
aris	ariez		28
arjuna	arjun		71
arkadi	arkady		8
arkadii	arkady		8
arkadij	arkady		8
arkadiy	arkady		8
arle	arlene		1
arlie	arlene		10
arly	arlene		460
armanda	amanda		9
armida	araminta		6
arne	arnold		1
arnie	arnold		627
arno	arnaud		4
arny	arnold		10
aron	aaron		3
arron	aaron		3
arry	ara		210
arry	arabella		35
arry	arabelle		12
arry	armena		12
arsa	arsen		1
arsen	arsenije		1
arslan	arsalan		4
arso	arsen		1
art	arthur		34
arte	arden		10
artek	artur		49
arth	arthur		83
arther	arthur		3
artie	arthur		254
artiom	artem		8
artjom	artem		8
artjoms	artem		110
artur	arthur		3
arturo	arthur		5
arty	arthur		82
artyom	artem		8
arya	acharya		4
asa	asahel		35
asa	asaph		12
asad	assad		28
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
ashoka	ashok		71
ashy	ashley		1
asia	joanna		139
asli	aslihan		4
assadullah	asadullah		2
assem	asim		2
assene	asenath		114
astri	lastri		4
atef	atif		2
athanasius	athanasios		32
athy	eighta		6
ati	attila		101
aubrey	audrey		4
aud	audrey		1
audra	audrey		31
audree	audrey		53
aug	august		10
auge	august		1
auge	augusta		0
auge	augustina		0
auggie	august		7
auggie	augustine		7
auggie	augustus		7
auggy	august		1
auggy	augustus		0
augie	august		41
augie	augustine		41
augie	augustus		18
auguetus	augustine		1
august	auguetus		0
august	augustina		0
august	augustine		46
august	augustus		15
augusta	augustina		1
augustin	augustine		5
augustine	augustus		9
aura	aurelia		4
aurilla	aurelia		504
aurobindo	arvind		329
austen	austin		31
austin	augustine		78
austin	augustus		12
ava	avice		4
avi	avraham		141
avraham	abraham		159
avrahom	avraham		16
avram	abraham		5
avram	avraham		16
avrohom	avraham		16
axl	axel		4
axmed	ahmad		2
aya	ayaka		1
ayesha	aisha		2
ayisha	aisha		2
aymen	ayman		2
ayo	ayodele		191
ayoob	ayyub		2
ayoub	ayyub		2
ayse	aisha		2
aysha	aisha		2
ayu	aiu		4
ayub	ayyub		2
ayyoub	ayyub		2
azarich	azariah		4
aze	azariah		43
azeez	aziz		2
aziz	abdulaziz		4
azza	munazza		4
bab	babs		58
bab	barbara		57
babi	babak		1
babis	charalambos		100
babis	charalampos		100
babs	babbe		0
babs	barbara		45
babsi	barbara		56
bachir	bashir		2
badar	badr		2
bader	badr		2
baig	mirza		4
balasubrahmanyam	balasubramaniam		117
balasubramanian	balasubramaniam		117
balasubramanyam	balasubramaniam		117
baldo	archibald		9
baltazar	baltasar		47
balthasar	baltasar		47
balthazar	baltasar		47
balu	balazs		101
bama	alabama		10
bandi	andras		101
banerji	banerjee		24
banks	bankole		4
bannerjee	banerjee		24
bar	barb		0
bar	barbara		1
bar	barbare		0
bar	barbe		0
bar	barbere		0
bara	barbora		52
barb	barbara		251
barb	barbare		0
barb	barbere		0
barbara	barbery		6
barbe	barbara		1
barbel	baerbel		21
barbel	barbara		0
barbere	barbara		1
barbie	barbara		187
barby	bab		151
barby	babs		151
barby	barbara		264
barca	barbora		52
barn	barnabas		10
barn	bernard		10
barnard	barnabas		4
barnard	barnsbas		0
barnard	bernard		183
barne	barnabas		10
barne	barnard		1
barne	bernard		82
barney	barnabas		366
barney	barnaby		0
barney	bernard		630
barrett	garrett		6
barry	bartholomew		1
bart	bartel		0
bart	bartholomeus		262
bart	bartholomew		34
bart	barton		679
bart	lambertus		63
bartek	bartlomiej		49
bartek	bartosz		215
bartel	bartholomew		51
barth	bartholomew		1
bartholomaus	bartholomew		5
bartholomeus	bartholomew		5
bartlomiej	bartholomew		5
bartolome	bartholomew		5
bartolomeo	bartholomew		5
bartolomeu	bartholomew		5
bartosz	barteczek		1
bartus	bartosz		1
barty	barry		7
barty	bartholomew		1
bas	bastiaan		1
bas	sebastiaan		60
bas	sebastian		74
basavaraja	basavaraj		71
basheer	bashir		2
basia	barbara		293
basia	basieczka		0
basia	basienka		0
basia	basiulka		0
basia	basiunia		0
basia	basiunka		0
basia	baska		7
basil	bazaleel		154
basile	basil		5
basileios	vasilios		32
basilio	basil		5
basti	sebastian		44
bastian	sebastian		39
bat	bartholomew		104
bea	beatrice		86
bea	beatrix		0
bea	beatriz		0
bea	blanche		143
bear	barry		9
beatrix	beatrice		4
beatriz	beatrice		31
beattie	beatrice		18
becca	reba		58
becca	rebecca		76
beck	becca		90
beck	reba		58
beck	rebecca		104
becki	rebecca		4
beckie	rebecca		81
becky	beck		93
becky	rebecca		45
beda	obedience		6
bede	obedience		4
bedney	abednego		6
bedros	peter		5
bedros	petros		243
bee	beatrice		10
beedy	obedience		6
bekah	rebecca		18
bel	belinda		18
bel	belinha		0
bela	william		51
belal	bilal		2
bell	arabella		9
bell	belinda		9
bell	isabel		12
bella	arabella		15
bella	arabelle		88
bella	isabel		142
bella	isabella		76
bella	rosabella		295
belle	ara		58
belle	arabella		26
belle	arabelle		88
belle	belinda		179
belle	bella		90
belle	isabel		142
belle	isabella		230
belle	rosabel		107
belle	rosabella		165
ben	benedict		88
ben	benette		0
ben	benjamin		34
ben	benje		0
ben	benji		0
bena	albena		10
benette	benedict		1
bengan	bengt		294
beni	benjamin		1
beni	binyamin		233
beniamino	benjamin		5
benito	benedict		10
benj	benjamin		18
benje	benjamin		1
benji	benjamin		253
benji	benny		7
benjn	benjamin		18
benjy	benjamin		458
benke	bengt		213
benne	benedict		0
benne	benjamin		1
bennet	benedict		10
bennett	benedict		356
bennie	barend		474
bennie	ben		388
bennie	benedetta		4
bennie	benedict		29
bennie	benjamin		494
benny	benedict		257
benny	benjamin		637
benny	bernard		41
beno	benjamin		1
benyamin	benjamin		5
benyamin	binyamin		141
bep	elisabeth		60
beppe	giuseppe		361
beppino	giuseppe		105
beppo	josef		56
bernadina	bernadette		10
bernard	barnabas		4
bernardo	bernard		5
bernat	bernard		5
bernd	bernhard		56
berne	bernard		1
berney	bernard		43
bernhard	bernard		3
bernie	bernard		34
bernie	berney		93
berny	bernard		618
berrietta	bernadette		7
berry	barry		4
berry	greenberry		155
berry	littleberry		140
bert	adelbert		256
bert	albert		232
bert	alberta		26
bert	albertus		63
bert	bertha		387
bert	bertram		121
bert	delbert		88
bert	egbertus		63
bert	elbert		256
bert	elbertson		73
bert	engelbertus		63
bert	gilbert		88
bert	herbert		232
bert	hubert		153
bert	hubertus		63
bert	lambertus		63
bert	norbert		88
bert	roberta		26
bert	wilber		15
bertan	bertil		66
bertie	albert		59
bertie	alberta		29
bertie	bert		90
bertie	bertha		169
bertie	cuthbert		74
bertie	roberta		29
beshir	bashir		2
bess	elizabeth		45
bessie	bess		90
bessie	elizabeth		104
bet	betsy		1
beth	bethan		0
beth	bethena		6
beth	bethiah		109
beth	betse		0
beth	elizabeth		76
bethia	elizabeth		9
betje	elizabeth		65
betka	alzbeta		52
beto	alberto		711
beto	betinho		0
beto	roberto		372
betse	bette		7
betsey	elizabeth		81
betsy	beth		58
betsy	betty		9
betsy	elizabeth		45
bettan	elisabet		66
bettan	elisabeth		66
bette	elizabeth		251
bettie	elizabeth		4
betty	beth		90
betty	elizabeth		45
bev	beverle		0
bev	beverly		459
bex	rebecca		9
bharata	bharat		71
bhattacharjee	bhattacharya		24
bhattacharyya	bhattacharya		24
bia	beatriz		9
biah	abijah		4
bias	tobias		62
bibek	vivek		329
bibi	benjamin		64
bibi	bianca		4
biddie	bridget		78
biddie	obedience		164
biddy	biddie		93
biddy	bridget		45
biddy	obedience		4
bige	abijah		92
biggi	brigitte		56
bijah	abijah		10
bijay	vijay		24
bijoy	vijay		24
bikash	vikas		329
bikram	vikram		24
bilel	bilal		2
bilja	biljana		1
bill	will		58
bill	william		55
billi	william		4
billie	wilhelmina		74
billie	wilhemina		10
billie	william		705
billiewilhelm	wilma		6
billy	bill		325
billy	william		55
bimbo	abimbola		156
binyamin	benjamin		159
bird	albert		9
bird	roberta		4
birdie	bertha		308
birdie	roberta		29
birendra	virendra		24
birgit	birgitta		56
birtie	roberta		6
biswanath	viswanath		24
bjorn	bjoern		272
blaga	blagovesta		1
blagi	blagoje		1
blago	blagoje		1
blago	blagovest		0
blaza	blagoje		1
blazo	blagoje		1
bo	beaufort		4
bo	beauregard		4
bo	boetius		17
bo	robert		87
bob	bobby		296
bob	robert		55
bobbi	barbara		4
bobbi	robert		4
bobbi	roberta		81
bobbie	barbara		365
bobbie	robert		299
bobbie	roberta		45
bobby	robert		55
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
bohous	bohumil		152
bohous	bohuslav		152
bohumil	bohuglav		1
bohus	bohumil		1
bolek	boleslaw		49
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
borya	boris		69
boske	erzsebet		101
boubacar	abubakar		276
boulos	paul		5
boutros	peter		5
boza	bozidar		1
bozo	bozidar		1
bozsi	erzsebet		189
braam	abraham		99
brad	bradle		0
brad	bradley		358
brad	brayden		0
bradford	brad		17
bradle	bradford		1
bradley	bradford		9
bradly	bradford		4
bradly	bradley		3
brady	brayden		0
brady	broderick		114
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
breanna	brianna		31
bree	aubrey		154
bree	breanna		6
bree	breeanna		6
brenden	brendan		3
brendon	brendan		3
brent	brentley		1
brent	brenton		87
brett	brentley		1
bri	breanna		6
bri	brianna		6
bri	bryanna		6
briana	brianna		28
briana	bryanna		50
brianna	bryanna		50
bride	bridget		1
bridey	bridget		1
bridge	bridget		1
bridgie	bridget		43
bridgit	bedelia		17
bridgit	bridget		28
bridie	bridget		128
brien	brian		3
brina	sabrina		62
britany	brittany		3
britney	brittany		3
brito	britto		28
britt	brittany		6
britta	birgitta		66
britta	bridget		10
brittani	brittany		3
brittney	brittany		3
brittnie	brittany		6
brode	broderick		1
brody	brady		210
brody	broderick		35
bron	bronwen		1
brose	ambrose		6
bru	bruna		1
bruna	brunna		28
bruse	bruce		3
bryan	brian		30
bryant	brian		753
bryon	brian		36
bub	mahbubur		4
bubba	charles		87
buck	charles		493
buck	george		41
buck	john		41
buck	william		41
bud	james		41
bud	john		41
buda	budimir		1
buddy	charles		87
budo	budimir		1
bukki	bukola		1
bukky	bukola		1
bulus	paul		5
buren	vanburen		6
burgi	walburga		56
burt	burton		188
burt	egbert		73
butch	charles		87
butrus	peter		5
by	byron		83
caasha	aisha		2
cade	caden		188
cafer	jafar		2
cage	micajah		6
cager	micajah		9
cait	kaitlyn		6
caitlin	catherine		39
caitlin	kaitlyn		3
caitlyn	kaitlyn		3
caity	kaitlyn		6
cal	caleb		0
cal	calvin		34
cali	kalli		50
callie	california		155
calliedona	caldonia		6
callum	calum		28
cally	calpurnia		6
cam	camden		41
cam	cameron		34
cam	campbell		0
camme	camille		1
cammie	camile		6
cammie	camille		78
cammie	carmon		6
cammy	camille		4
candace	candice		4
cande	candace		1
candy	candace		17
cano	kano		28
car	carlotta		1
car	charlotte		9
cara	caris		1
cara	carrier		0
cara	keri		4
carabella	corabel		10
carabelle	corabel		10
carding	ricardo		123
care	carol		1
care	caroline		0
caren	karen		3
cari	keri		4
caris	carry		7
carl	carlton		258
carl	charles		771
carla	carli		28
carlao	carlitos		0
carlao	carlos		1
carles	charles		5
carley	karla		31
carli	karla		31
carlie	karla		31
carlinhos	carlos		229
carlitos	carlinhos		0
carlitos	carloncho		0
carlitos	carlos		290
carlo	charles		5
carlos	carloncho		1
carlos	charles		5
carlota	charlotte		5
carlotta	charlotte		132
carly	carla		50
carly	karla		516
carm	carmon		6
carme	carmina		1
carmella	carmela		31
carmen	karmen		28
caro	carol		0
caro	caroline		59
carol	caroline		153
carolann	carol		6
carole	carol		90
carole	carolann		12
carole	caroline		264
carolin	caroline		3
carolina	caroline		38
caroline	chick		6
carolyn	caroline		30
carolynn	caroline		3
carre	carol		7
carre	carole		0
carre	carolina		0
carre	caroline		1
carri	carol		6
carri	caroline		4
carri	karonhappuck		4
carrie	carol		15
carrie	caroline		104
carrie	karonhappuck		4
carrie	keri		4
carro	caroline		1
carry	caroline		4
carry	carrier		1
carry	karonhappuck		4
casey	catherine		6
cass	cassandra		59
cass	caswell		143
casse	cassandra		1
cassey	alexandria		4
cassey	caroline		4
cassey	catherine		4
cassi	alexandria		4
cassi	caroline		4
cassi	catherine		4
cassie	carol		12
cassie	caroline		29
cassie	carrie		151
cassie	cassandra		76
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
catarina	catherine		5
cate	catherine		251
caterina	catherine		5
cath	catherine		9
catharine	catherine		3
cathe	catherine		1
cathe	kathleen		0
catherin	catherine		3
catheryn	catherine		3
cathey	catherine		4
cathi	catherine		4
cathie	catherine		81
cathleen	catherine		259
cathleen	cathy		6
cathleen	kathleen		30
cathlene	kathleen		3
cathne	catherine		18
cathrine	catherine		3
cathryn	catherine		3
cathy	catherine		633
cathy	kathleen		107
cati	catarina		1
catie	catherine		1
cato	catharina		60
catriona	catherine		5
cats	catrin		1
caz	caroline		4
ceall	lucille		9
cece	cecilia		18
cecelia	cecilia		31
ceci	cecilia		1
cecie	cecil		0
cecie	cecilia		1
cecilia	sheila		72
ced	cedric		43
ced	cedrick		0
ceda	cedomir		1
cedo	cedomir		1
cees	cornelis		65
celal	jalal		2
celalettin	jalaluddin		2
celia	cecilia		485
celia	celeste		73
celina	selina		108
cemal	jamal		2
cemo	cemal		194
cene	cyrenius		114
cenia	laodicia		92
cesca	francesca		83
chabela	isabel		77
chad	chadwick		41
chad	charle		0
chad	charles		493
chago	santiago		77
chai	somchai		659
chaimke	chaim		141
chalo	gonzalo		75
chamseddine	shamsuddin		2
chan	chauncey		35
chan	chauncy		9
chana	anna		5
chana	hanna		16
chandar	chandra		24
chander	chandra		273
channah	hanna		16
chantal	chantel		4
char	charles		0
char	charlie		0
char	charlotte		86
char	chas		7
charif	sharif		2
charing	rosario		123
charle	charles		1
charley	charles		253
charlie	charles		608
charlie	charlotte		98
charlot	charles		684
charlot	charlotte		3
charlotte	chick		6
charly	charlie		130
charm	carmon		6
charo	rosario		77
chas	charles		251
chase	charles		188
chastie	chastity		10
chasty	chastity		10
chat	charity		72
chaterjee	chatterjee		24
chatterji	chatterjee		24
chaudhari	chowdhury		24
chaudhary	chowdhury		24
chaudhry	chowdhury		24
chaudhuri	chowdhury		24
chava	eve		5
chava	salvador		122
chayim	chaim		16
chayo	rosario		75
chaz	charles		1
chaz	charley		0
chaz	charlie		0
chazza	charles		7
chazza	charley		7
chazza	charlie		7
checco	francesco		105
checo	sergio		77
cheik	shaykh		2
cheikh	shaykh		2
chelle	michelle		6
chelo	consuelo		77
chelsie	chelsey		53
chema	jose		75
chente	vicente		77
chepe	jose		235
cher	cheryl		6
cheri	cheryl		6
cherie	cheryl		6
cherif	sharif		2
cheryll	cheryl		3
chesty	chester		1
chet	chesle		0
chet	chesley		73
chet	chester		150
chet	chesty		0
chic	chip		7
chicao	chiquinho		7
chick	charles		466
chicky	chiquita		10
chico	chiquinho		0
chico	francisco		229
chinedu	chinedum		737
chip	charles		215
choudhary	chowdhury		24
choudhuri	chowdhury		24
choudhury	chowdhury		24
chowdhry	chowdhury		24
chris	christa		12
chris	christe		0
chris	christelle		0
chris	christia		0
chris	christian		167
chris	christiana		12
chris	christina		153
chris	christine		142
chris	christininha		0
chris	christophe		0
chris	christopher		34
chris	christos		278
chris	kristen		12
chris	kristy		12
chrissie	christina		18
chrissy	christia		0
chrissy	christina		149
chrissy	christine		142
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
christie	christine		83
christin	christine		36
christina	christininha		0
christine	christiana		28
christine	christina		772
christo	hristo		522
christofer	christopher		3
christoffer	christopher		3
christoph	christopher		36
christoph	krzysztof		790
christophe	christopher		5
christopher	christian		9
christos	hristo		332
christy	christiana		12
christy	christina		263
christy	christine		15
chrystal	crystal		31
chucho	jesus		77
chuck	charles		138
chuck	charlie		296
chudi	chukwudi		192
chus	chucho		1
chus	chuy		7
chuy	chucho		0
chuy	jesus		77
ciara	cierra		31
cibyl	sibbilla		28
ciccio	francesco		105
cihad	jihad		2
cil	priscilla		9
cilla	cecilia		9
cilla	cicely		6
cilla	ciller		0
cilla	priscilla		86
cille	lucille		62
ciller	priscilla		9
cinde	cinthia		1
cindi	cynthia		81
cindi	luciana		4
cindi	lucinda		4
cindie	cynthia		81
cindie	luciana		4
cindie	lucinda		4
cindy	cinderella		6
cindy	cynthia		45
cindy	luciana		4
cindy	lucinda		26
cintha	cynthia		733
cinthia	cynthia		108
cisco	francisco		122
ciss	cicely		10
cissy	cecilia		128
cissy	clarissa		12
cissy	frances		12
cissy	priscilla		12
cj	charles		41
cj	christopher		41
claas	nicholas		51
claes	nicholas		57
claes	nikolaos		6
clair	claire		118
clair	clarence		57
clair	clarinda		0
clair	clarissa		9
claire	clarinda		7
claire	clarissa		9
clara	clair		218
clara	claire		118
clara	clare		90
clara	clarinda		163
clara	clarissa		179
clare	clair		218
clare	claire		747
clare	clarence		142
clare	clarinda		0
clarice	clarinda		0
clarice	clarissa		108
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
clay	clayton		253
cleat	cleatus		6
clem	clement		208
clem	clementine		364
cliff	clifford		34
cliff	clifton		370
clint	clinton		254
clo	chloe		72
clum	columbus		51
coba	jacoba		60
cobie	jacob		83
cobus	jacobus		65
coco	cory		6
cole	nicholas		10
cole	nicholette		6
cole	nicole		6
coley	nicholas		10
colie	cole		53
colin	nicholas		242
collin	colin		31
colson	nicholas		10
colt	colton		362
comilla	camilla		10
con	conrad		46
con	cornelius		190
concha	concepcion		77
concha	conchita		0
conchi	concepcion		0
conchi	conchita		1
conchita	concepcion		631
conne	conrad		0
conne	constance		1
conni	cornelia		56
connie	conrad		371
connie	constance		45
connie	cornelius		371
conny	con		93
conny	conrad		78
conny	constance		257
conny	cornelia		70
conny	cornelius		29
conny	konrad		70
cono	cornelius		9
constantin	constantine		5
constantin	konstantin		160
constantinos	konstantinos		32
consu	consuelo		1
coop	cooper		1
cor	cornelis		106
cora	corabel		10
cora	corina		4
cora	corinne		699
corde	cordelia		1
cordie	cordelia		18
cordy	cordelia		35
cordy	cory		6
corey	cory		3
corinna	corinne		130
cork	corcoran		10
corn	cornelius		83
corne	cornelia		1
corne	cornelis		0
cornelius	cornelis		326
cornie	cornelia		43
corny	cornelia		12
corny	cornelius		128
corrie	cornelia		7
costantino	constantine		5
costas	konstantinos		32
costel	constantin		209
costel	costica		0
costin	constantin		717
court	courtney		62
craig	craigale		0
craig	craigele		0
crate	socrates		6
creasey	lucretia		6
crece	lucretia		9
crese	lucretia		9
cris	christiana		4
cris	christina		1
criss	christiana		4
crisse	christina		1
crissy	christiana		29
crissy	christina		12
crissy	christine		35
crissy	christy		151
cristhian	christian		3
cristian	christian		3
cristiano	christian		5
cristina	christiana		28
cristina	christina		30
cristine	christine		3
cristobal	christopher		241
cristoforo	christopher		5
cristopher	christopher		3
cristovao	christopher		5
crys	crystal		6
cuddy	cuthbert		18
cumar	umar		2
curg	lecurgus		92
curro	francisco		235
curt	courtney		26
curt	curtis		34
cy	cyrenius		46
cy	cyrus		472
cy	onicyphorous		6
cyndi	cynthia		457
cyphorus	onicyphorous		6
cyril	kirill		160
czesiek	czeslaw		49
daan	daniel		474
dacey	candace		6
dacia	daycia		50
daffy	david		10
dafydd	david		5
dahl	dalton		57
dai	dafydd		354
daisey	margaret		4
daisha	daycia		50
daisy	margaret		305
daisy	margaretta		107
daisy	margarita		6
dal	dahl		6
dal	dalton		17
damaris	demerias		9
dami	oluwadamilola		156
damian	damien		31
damon	damien		4
dan	danchuk		0
dan	dandan		0
dan	daniel		34
dan	danut		0
dan	sheridan		15
dana	danica		1
dana	daniel		4
dana	daniela		4
dana	daniella		4
dana	danjuska		0
dana	danka		0
danca	daniela		1
dane	danelle		1
dane	danijel		0
dane	danko		0
danel	daniel		5
danelle	danielle		108
dani	danca		0
dani	daniel		235
dani	daniela		0
dani	daniele		0
dani	danielle		17
dani	daninka		0
dani	danut		0
danial	daniel		108
danica	danjuska		7
daniele	daniel		5
danil	daniel		5
danilo	daniel		5
daninka	daniela		1
danka	danica		1
danka	danuta		49
danko	danijel		0
danko	danilo		1
danl	daniel		18
dann	daniel		155
dann	sheridan		4
danne	danial		0
danne	daniel		1
danni	danielle		9
dannie	daniel		81
dannie	sheridan		4
danny	dan		513
danny	daniel		55
danny	sheridan		29
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
darek	dariusz		306
daren	darren		3
daria	dasha		4
darin	darren		3
darkey	dorcus		43
darla	dara		4
darlene	dara		4
darran	darren		3
darre	darlene		1
darrel	daryl		3
darrell	daryl		3
darrick	derek		3
darrin	darren		3
darry	darlene		43
darryl	daryl		3
darun	darko		7
darwesh	darwish		2
darwiche	darwish		2
daryll	daryl		3
dasa	dagmar		52
daud	dawud		2
davca	david		52
dave	david		34
dave	davidson		0
davey	david		150
davi	david		122
david	davidke		0
david	davidl		0
david	davidle		0
david	davidson		0
davide	david		5
davie	david		18
davis	davidson		1
davit	david		5
davood	dawud		2
davor	davorin		1
davud	david		5
davud	dawud		2
davy	david		253
davy	davidson		0
davy	davis		0
dawid	david		5
dawood	dawud		2
dawoud	dawud		2
dawud	david		5
day	david		62
daz	darren		9
dea	demaris		6
dea	demerias		6
deann	geraldine		4
deanna	dana		4
deb	debbie		58
deb	debby		151
deb	deborah		76
debbe	deborah		9
debbi	deborah		81
debbie	deborah		45
debbora	deborah		3
debby	debbie		93
debby	deborah		289
debe	deborah		10
debi	deborah		9
debora	deborah		30
deborrah	deborah		3
debra	debbie		6
debra	deborah		30
dede	deirdre		10
dede	diana		10
dee	audrey		143
dee	delores		263
deea	andreea		9
deedee	deidre		154
deedee	nadine		143
deena	adena		6
deena	dana		4
deia	andreia		4
deidre	deirdra		4
dejo	dejan		1
deke	deacon		10
deke	dietrich		10
del	adelbert		73
del	delbert		375
del	delmar		41
del	delmer		41
dela	adela		10
delbert	adelbert		17
dele	ayodele		156
dele	bamidele		156
delf	delphine		6
delia	adaline		26
delia	adeline		12
delia	cordelia		263
delia	fidelia		15
delilah	dahlia		4
delius	delia		6
dell	adaline		26
dell	adelaide		26
dell	adele		58
dell	adeline		15
dell	adelphia		26
dell	delilah		73
dell	della		118
dell	delores		57
dell	delphina		0
della	adelaide		165
della	delilah		73
della	deliverance		26
della	delores		57
delle	adelle		10
dellia	adelle		10
delly	deliverance		43
delphi	delphine		6
delphia	adelphia		35
delphia	philadelphia		17
delphia	philly		210
delphina	adelphia		4
dem	demetria		1
demaris	demerias		4
demetrio	demetrius		5
demetrios	dimitrios		32
demetris	dimitrios		32
demetrius	dimitrios		333
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
denny	dennis		208
denny	dennison		12
dennys	dennis		3
denys	denise		108
denys	dennis		13
denyse	denise		108
depy	despoina		100
dera	derald		10
deric	derek		3
derick	derek		3
derick	frederick		6
derrek	derek		53
derrell	daryl		36
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
dewayne	duane		30
deza	andreza		4
dhia	diya		2
di	diana		187
di	diane		17
diaa	diya		2
diah	jedediah		17
diah	jedidiah		6
diah	obadiah		35
diah	zedediah		12
dian	diane		53
dianah	diana		130
diane	diana		512
dianna	diana		3
dianna	dinah		28
dianne	diane		3
dicey	diana		6
dicey	diane		6
dicey	eudicy		6
dicey	eurydice		6
dicie	dicey		221
dick	dickon		0
dick	dickson		0
dick	melchizedek		73
dick	rich		58
dick	richard		55
dick	ricky		58
dickie	richard		622
dickon	dickson		0
dickon	richard		51
dicky	richard		62
dicy	laodicia		6
didi	diana		6
didi	diane		6
didi	dieter		56
diedrich	dietrich		21
diego	james		5
diether	dieter		21
dietmar	dieter		743
dietr	dietrich		44
dietrich	dieter		56
digong	rodrigo		123
dilbert	delbert		108
dill	adelaide		10
dill	adelina		10
dill	dillard		10
dilly	deliverance		43
dima	dimas		0
dima	dimka		0
dima	dimochka		0
dima	dimon		0
dima	dimulia		0
dima	dimych		0
dima	dmitry		69
dimitar	demetrius		5
dimitri	dimitrios		279
dimitri	dmitry		8
dimitrij	dmitry		8
dimitrios	demetrius		5
dimitris	dimitrios		32
dimitriy	dmitry		8
dimitry	dmitry		8
dimmis	demerias		4
dimo	dimitar		1
dina	adena		6
dina	geraldine		57
dinah	diana		130
dinos	konstantinos		100
dipak	deepak		24
dirch	derek		9
dirk	dietrich		44
dirk	theodoros		63
dite	epaphroditius		43
ditus	aphrodite		4
ditus	epaphroditius		35
diya	divya		4
dj	david		87
djaber	jabir		2
djafar	jafar		2
djaja	jaya		277
djalal	jalal		2
djamal	jamal		2
djamel	jamal		2
djamil	jamil		2
djavad	jawad		2
djorde	djordje		170
dmitri	dmitry		8
dmitrii	dmitry		8
dmitrij	dmitry		8
dmitrijs	dmitry		110
dmitriy	dmitry		8
dmitry	demetrius		5
dmytro	demetrius		5
dmytro	dmitry		8
dob	robert		51
dobbin	robert		51
doc	charles		41
doc	william		41
doda	dorothea		17
doda	dorothy		9
dode	dorothy		9
dodie	delores		4
dodie	dorothy		81
dodong	eduardo		483
dody	delores		4
dody	dorothy		4
dolf	randolph		4
dolf	rudolphus		4
doll	dorothy		9
dollie	dorothy		4
dolly	dorothy		45
dolph	adolphus		295
dolph	randolph		15
dolph	rudolph		46
dolph	rudolphus		29
dom	domenic		12
dom	dominic		150
dom	dominique		0
domenico	dominic		5
domi	dominic		0
domi	dominique		292
domingo	dominic		5
domingos	dominic		5
dominick	dominic		3
dominik	dominic		3
dominique	dominic		183
don	donald		34
dona	caldonia		9
dona	donna		50
donn	donald		4
donna	fredonia		9
donne	donald		1
donnie	donald		55
donny	donald		55
donny	donnie		218
donny	donovan		17
dony	donald		35
dony	donovan		6
dora	dorinda		0
dora	dorothea		231
dora	dorothy		667
dora	dortha		0
dora	isadora		12
dora	theodora		149
dorde	djordje		170
dorde	dordije		0
dordje	djordje		170
dori	dora		31
dori	dorina		0
dorie	dorothy		10
dorinda	dorothy		9
doris	dorinda		0
doris	dorothy		9
doris	dortha		0
dorota	dorothy		5
dorotea	dorothy		5
doroteia	dorothy		5
dorothea	dorinda		17
dorothea	dorothy		38
dorothy	dorethea		7
dortha	dorinda		7
dortha	dorothea		7
dortha	dorothy		51
dory	dorothy		59
dos	reis		4
dosia	theodosia		6
dosie	eudoris		6
dossie	eudoris		6
dot	dorothea		98
dot	dorothy		45
dot	dotty		6
dotha	dorothy		9
dottie	dorothy		177
dotty	dorothy		78
dotty	dotha		50
doug	douglas		121
dougie	douglas		18
douglass	douglas		3
dovid	david		141
dow	dov		16
draga	dragica		1
draga	dragojla		0
dragi	dragisa		1
dragica	dragojla		1
drahuska	drahomira		52
drale	draza		7
drale	drazen		1
draza	drazen		1
drazo	drazen		1
dre	sondra		6
drea	andre		6
drea	andrea		17
drew	andrew		34
drew	woodrow		26
drina	alexandria		6
driss	idris		2
dru	andrew		4
duarte	edward		5
dud	dudley		1
duda	eduarda		4
dudi	david		141
dudu	david		713
dudu	eduardo		482
duglas	douglas		3
dul	abdul		656
dumitru	demetrius		5
dunk	duncan		72
dunny	duncan		1
dura	durad		1
durde	durad		7
duro	durad		1
duro	durde		0
duro	juraj		52
dusko	dusan		7
dusty	dustin		629
dutch	herman		6
dutch	william		87
duty	deuteronomy		6
dwain	duane		3
dwane	duane		9
dwayne	duane		30
dyana	diana		3
dyane	diane		3
dyce	aphrodite		4
dyce	epaphroditius		35
dyche	aphrodite		4
dyche	epaphroditius		35
dyer	jedediah		73
dyer	jedidiah		6
dyer	obadiah		78
dyer	zedediah		29
dzhamal	jamal		2
dzmitry	dmitry		8
earnie	earnest		1
eb	abel		57
eb	ebbie		6
eb	ebenezer		15
ebbie	abel		78
ebbie	ebenezer		29
eben	ebenezer		62
eberh	eberhard		44
ebi	eberhard		44
ebraheem	ibrahim		2
ebrahim	ibrahim		2
ector	hector		47
ed	edgar		167
ed	edmond		190
ed	edmund		232
ed	eduardo		190
ed	edward		34
ed	edwin		167
eddie	ed		513
eddie	edgar		370
eddie	edith		257
eddie	edmond		12
eddie	edmund		370
eddie	eduardo		190
eddie	edward		55
eddie	edwin		167
eddy	edgar		165
eddy	edmond		107
eddy	edmund		165
eddy	eduardo		655
eddy	edward		45
eddy	edwin		88
edek	edward		49
eden	edna		10
edgar	edward		9
edi	eduard		44
edie	edith		308
edie	edyth		12
edie	edythe		12
edik	edichka		1
edith	adaline		9
edm	edmund		18
edmd	edmund		18
edmund	edmond		4
edmund	edward		777
edna	edith		9
edny	edna		53
edo	edit		303
edoardo	edward		5
edon	edith		10
edouard	edward		5
edris	idris		2
edriss	idris		2
edu	eduardo		235
eduard	edward		5
eduardo	edward		5
edvard	edward		5
edvardas	edward		5
edw	edward		18
edwd	edward		18
edye	edith		35
edye	edyth		12
edye	edythe		12
eesa	isa		2
effemy	euphemia		109
effie	euphemia		92
effy	euphemia		6
efi	eftychia		100
efim	yefim		8
egay	edgardo		123
egor	yegor		8
ehmed	ahmad		2
eid	reid		4
eileen	aileen		9
eileen	ellen		147
eileen	helena		143
eilis	elizabeth		5
eirik	eric		3
eithne	edna		10
ekaterina	catherine		5
ekaterina	yekaterina		8
ekaterini	aikaterini		32
eko	echo		4
ekrem	akram		2
el	ella		6
ela	elzbieta		212
elaine	eleanor		57
elaine	helena		73
elanor	elaine		7
elbert	adelbert		9
elbert	albert		393
elbert	alberta		9
elbert	elbertson		17
eleanor	helena		155
eleanora	ellen		4
eleazar	eleazer		4
eleck	alexander		9
electa	electra		4
elena	elenchyk		0
elena	ellen		324
elena	helen		5
elena	helena		750
elena	mariaelena		4
elena	yelena		8
eleni	helen		220
elenor	eleanor		758
elenor	leonora		9
elenor	leonore		6
elenora	eleanor		31
eleny	eleni		32
eleonora	eleanor		5
eleonore	eleanor		5
elham	ilham		794
eli	elias		781
eli	eliezer		0
eli	elijah		150
eli	elimelekh		0
eli	elisha		15
eli	eliska		0
eli	eliyahu		0
eli	elliot		74
elia	elias		5
eliahu	eliyahu		16
elias	ilyas		134
elic	alexandria		9
elicia	alice		9
elijah	elias		5
elijah	eliezer		7
elijah	elimelekh		7
elijah	eliyahu		7
elijahu	eliyahu		16
elina	ellen		31
elinamifia	eleanor		4
elinor	ellen		4
eliot	elliot		3
eliott	elliot		3
elis	elizabeth		9
elisa	elizabeth		401
elisabet	elizabeth		3
elisabeth	elizabeth		30
elisabetta	elizabeth		5
elise	elizabeth		9
elisebeth	elizabeth		3
elisha	alice		9
elisha	eliezer		7
elisha	elimelekh		7
elisha	eliyahu		7
elisheva	elizabeth		5
elissa	elizabeth		9
elisth	elizabeth		18
eliyahu	elias		5
eliyahu	elijah		159
eliyas	ilyas		2
eliz	elizabeth		18
eliza	elizabeth		305
eliza	louise		163
elizabet	elizabeth		3
elizaveta	elizabeth		5
elizebeth	elizabeth		3
elizth	elizabeth		18
elka	elzbieta		49
ella	ellender		0
ella	gabriella		88
ella	gabrielle		26
ella	helen		46
ella	helene		15
ella	luella		26
elle	ella		7
elle	ellen		1
elle	ellie		0
elleanor	eleanor		130
ellen	eleanor		179
ellen	ella		58
ellen	ellender		0
ellen	helen		163
ellen	helena		73
ellen	helene		163
ellen	lena		58
ellender	helena		9
elli	alexandria		4
elli	eleanor		4
elli	elisabeth		70
elli	elmira		4
elli	elwood		4
ellie	eleanor		104
ellie	ellen		98
ellie	elmira		29
ellie	helen		12
ellie	helene		12
elliott	elliot		3
ellis	alice		9
ellis	ellen		4
ells	elle		7
ells	elwood		9
elly	eleanor		299
elly	elizabeth		63
elly	ellie		151
elly	elmira		78
elm	elmer		18
elmo	elmer		10
elnora	eleanor		4
elouise	heloise		62
els	elizabeth		106
els	elsbeth		0
elsa	elizabeth		9
elsbeth	elizabeth		127
else	elisabeth		70
elsey	ellswood		12
elsey	elsie		221
elsey	elswood		12
elsey	elze		169
elsie	alice		26
elsie	elizabeth		694
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
em	emily		149
em	emma		17
ema	emily		4
ema	emma		4
emad	imad		2
emanouil	emmanouil		32
emanuel	emmanuel		5
emanuele	emmanuel		5
emeka	chukwuemeka		192
emelia	emily		31
emely	emily		31
emelyn	emily		4
emile	emiline		1
emilia	emileczka		1
emilia	emilunia		0
emilia	emilusia		0
emilia	emily		133
emilie	amelia		4
emilie	emeline		4
emilie	emily		5
emiline	emeline		147
emilka	emilia		1
emily	emeline		78
emin	amin		2
emine	amina		2
emir	amir		2
emm	emeline		9
emm	emma		1
emma	emeline		26
emma	emily		88
emma	emmanuelle		0
emma	emmer		0
emma	ermintrude		10
emmaline	emily		4
emmanouil	emmanuel		5
emmanuel	emmanouil		333
emme	emily		4
emme	emma		7
emmeline	emily		356
emmer	emeline		9
emmet	emmit		28
emmie	emeline		4
emmie	emily		81
emmit	emmota		4
emmy	emeline		29
emmy	emily		104
emmy	emma		58
emmy	emmanuelle		0
emran	imran		2
enayatollah	inayatullah		2
enayatullah	inayatullah		2
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
enzo	lorenzo		236
enzo	vincenzo		687
eoin	john		5
eph	ephraim		62
eppa	aphrodite		4
eppa	epaphroditius		35
epsey	artelepsa		6
erica	frederica		6
erich	eric		3
erick	eric		3
erick	frederick		6
erick	roderick		6
ericka	erica		28
ericka	fredericka		6
erico	eric		36
erik	eric		3
erika	erica		28
erika	frederica		6
erinn	erin		3
erma	emeline		9
erna	ernestine		72
erne	ernest		1
ernest	earnest		147
ernie	earnest		73
ernie	ernest		34
erning	ernesto		123
erzsebet	elizabeth		38
erzsi	erzsebet		189
es	essy		6
esa	mahesa		4
esebella	isabella		10
esebelle	isabella		10
esmaeil	ismail		2
esmail	ismail		2
esmee	esmeralda		1
essa	isa		2
essa	vanessa		26
essi	estella		4
essi	hester		4
essie	estella		4
essie	esther		252
essie	hester		4
essy	estella		35
essy	estelle		12
este	estella		10
este	esther		10
esteban	stephen		5
estelle	estella		731
ester	esther		16
estevao	stephen		5
ethel	etheldreda		10
ethelene	etheldreda		10
ethyl	etheldreda		10
eti	etelka		101
etienne	stephen		5
etta	carthaette		73
etta	ethel		4
etta	henrietta		305
etta	loretta		26
ette	etta		7
etti	carthaette		4
etti	ester		64
etti	esther		64
etti	henrietta		4
ettie	carthaette		4
ettie	henrietta		4
etty	carthaette		6
etty	henrietta		35
eugen	eugene		5
eugene	eugenius		10
eugenio	eugene		5
eugeniusz	eugene		5
eugeny	evgeny		8
eula	eulalia		10
eunice	unice		6
eustathios	efstathios		32
ev	evangeline		6
ev	evelyn		17
ev	everett		18
eva	evaline		15
eva	eve		38
eva	evelyn		702
evagelos	evangelos		32
evan	john		39
eve	evaline		15
eve	evelina		0
eve	evelyn		695
eve	genevieve		26
evelin	evelyn		31
evelina	evelyn		504
evert	everardus		60
eves	neves		4
evgeni	evgeny		8
evgenii	evgeny		8
evgenij	evgeny		8
evgenija	evgenia		8
evgeniy	evgeny		8
evgeniya	evgenia		8
evgeny	eugene		394
evgueni	evgeny		8
evguenii	evgeny		8
evhen	evgeny		8
evi	evangelia		115
evi	paraskevi		115
evie	evelyn		18
evonne	yvonne		3
ewa	eve		5
ewunia	ewusia		7
exie	experience		6
eymen	ayman		2
eyup	ayyub		2
ez	ezekiel		15
ez	ezideen		6
ez	ezra		46
faatima	fatima		2
fadi	fahd		28
fadma	fatima		2
fahad	fahd		2
faisal	faysal		2
faisel	faysal		2
fal	fallon		6
falcon	fallon		6
fall	fallon		6
fallie	fallon		6
fally	fallon		6
falon	fallon		53
fam	euphemia		10
fan	frances		9
fanda	frantisek		52
fanie	stephanus		99
fanne	fanny		130
fannie	fanny		109
fannie	frances		81
fanny	euphemia		10
fanny	frances		179
faouzi	fawzi		2
farag	faraj		2
farah	farrah		31
farmboy	westley		6
fate	lafayette		51
fatemeh	fatima		2
fathima	fatima		2
fathy	fathi		2
fati	fatima		1
fatima	fatinha		0
fatimah	fatima		2
fatimata	fatima		2
fatime	fatima		2
fatma	fatima		2
fatma	fatos		7
fatos	fatma		194
fatoumata	fatima		2
fauzi	fawzi		2
fawzy	fawzi		2
fay	faith		46
fay	fayette		10
faycal	faysal		2
fco	francisco		122
fdo	fernando		122
fede	federico		1
federico	frederick		5
fedir	fyodor		8
fedor	fyodor		8
fedor	theodore		5
fedora	theodora		5
fedya	fyodor		129
feisal	faysal		2
fel	felicia		6
feli	felicia		6
feli	philipe		1
felicia	felicity		9
felipe	philip		241
felipe	philipe		80
felix	feliciano		10
felty	feltie		221
felty	valentina		6
felty	valentine		12
femi	olufemi		191
femi	oluwafemi		191
fena	euphrosina		4
fenee	euphrosina		4
fer	fernan		0
fer	fernanda		0
fer	fernando		1
ferbie	pheriba		6
fercho	fernan		7
fercho	fernando		7
ferd	ferdinand		652
ferda	ferdinand		1
ferde	ferdinand		1
ferdie	ferdinand		128
ferdie	ferdinando		6
ferdinando	ferdinand		5
ferdo	ferdinand		1
ferenc	francis		5
feri	ferenc		189
feri	fereydun		0
feris	fergus		10
ferko	ferenc		101
fernan	fernando		1
fernand	ferdinand		5
fernando	ferdinand		133
ferns	fernandes		4
fethi	fathi		2
fevzi	fawzi		2
feysal	faysal		2
fia	sofia		66
fidelia	bedelia		9
fie	philander		6
field	winfield		43
fiete	friedrich		56
fifi	fiona		9
fifi	phoebe		6
filip	philip		3
filipe	filipinho		0
filipe	philip		5
filipe	philipe		80
filippo	philip		5
fina	josephine		51
finn	phineas		4
finnius	alphinias		4
fiodor	fyodor		8
fiona	fionna		50
fito	adolfo		116
fito	rodolfo		116
fitz	fitzgerald		10
fitz	fitzhugh		10
fitz	fitzpatrick		10
fitz	fitzroy		10
fjodor	fyodor		8
flick	felicity		72
flo	flora		0
flo	florence		76
flo	florrie		0
flo	floss		0
flo	flosse		0
flo	flossie		0
flora	flosse		1
florence	flora		17
flori	florentina		1
florrie	florence		59
florrie	flossie		7
floss	flora		7
floss	florence		9
flosse	florence		7
flossie	florence		288
flossy	florence		114
foad	fuad		2
fofi	fotini		100
folker	volker		21
foma	thomas		5
fonso	alfonse		10
fonzo	alfonse		10
ford	brad		367
ford	bradford		15
ford	clifford		46
fouad	fuad		2
fran	france		0
fran	francek		0
fran	frances		76
fran	francesca		74
fran	franci		0
fran	francine		12
fran	francis		302
fran	francisek		0
fran	franek		0
fran	franjo		0
fran	franklin		12
fran	franky		0
fran	frasco		0
frana	frank		1
frana	frans		0
franc	francis		5
france	francek		1
france	francisek		0
francesc	francis		5
francesco	francis		5
francie	frances		128
francie	francine		12
francina	frances		10
francine	frances		10
francis	francois		683
francisca	francesca		5
francisco	francis		38
franciska	francesca		5
franciszek	francis		5
franco	francesco		236
franco	francis		39
franco	franko		28
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
franek	franciszek		49
franjo	francek		1
franjo	francis		5
frank	francis		55
frank	francisco		41
frank	franciscus		0
frank	francois		0
frank	frankisek		0
frank	franklin		232
frank	franklind		12
franke	francis		0
franke	franklin		1
frankie	frances		142
frankie	francis		464
frankie	francisco		41
frankie	frank		389
frankisek	francis		9
franklin	francis		9
franklin	frankisek		1
franky	francis		82
franky	franklin		0
franky	veronica		35
frannie	fran		90
frannie	frances		46
frannie	francine		12
frannie	frankie		0
franniey	frances		35
franniey	francine		12
franny	frances		149
franny	francesca		0
franny	francine		6
franny	frankie		0
frano	franjo		1
frans	francis		5
frans	franciscus		0
frans	francois		0
frans	frank		1
frans	frasse		0
franscois	francois		506
fransois	francois		506
franta	frantisek		205
frantisek	francis		5
frantiska	francesca		5
franz	francesco		4
franz	francis		275
franz	frank		1
franz	franke		0
franz	frankisek		0
franz	franklin		0
franziska	francesca		5
fras	francis		18
frasco	francis		7
frasco	francisco		7
frato	franjo		1
frdo	fernando		122
fred	alfred		232
fred	ferdinand		12
fred	frederick		34
fred	frederico		0
fred	frederique		0
fred	fredvick		0
fred	freek		0
fred	frieda		169
fred	wilfred		15
fred	winifred		12
freda	alfreda		15
freda	frederica		9
freda	fredericka		35
freda	fredricka		0
freda	winifred		74
fredde	frederica		0
fredde	frederick		1
fredde	fredricka		0
freddie	ferdinand		12
freddie	fred		389
freddie	frederick		462
freddie	frieda		169
freddie	winifred		29
freddy	alfred		648
freddy	alfreda		300
freddy	ferdinand		107
freddy	fred		218
freddy	frederick		55
freddy	fredericka		107
freddy	fredvick		0
freddy	frieda		169
freddy	winifred		649
frederic	frederick		3
frederich	frederick		3
frederico	frederick		5
frederik	frederick		3
fredk	frederick		18
fredric	frederick		3
fredrick	frederick		3
fredricka	frederica		9
fredricks	frederick		10
fredrik	frederick		3
freek	frederik		60
frida	fridse		1
frids	frida		1
frieda	alfreda		179
frieda	freda		90
frieda	frederica		9
frieda	fredericka		107
friedel	friedrich		44
friedl	friedrich		56
friedr	friedrich		44
friedrich	frederick		36
frikkie	frederik		99
frippe	fredrik		66
frish	frederick		9
frish	fritz		7
frits	frederick		4
frits	frederik		60
fritz	frederick		660
fritz	friedrich		127
frona	sophronia		92
fronia	sophronia		92
frony	veronica		43
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
gabby	gabriel		708
gabby	gabriella		88
gabby	gabrielle		26
gabe	gabby		218
gabe	gabriel		34
gabe	gabriella		0
gabe	gabrielle		0
gaber	jabir		2
gabi	gabriel		235
gabi	gabriela		0
gabi	gavriel		64
gabina	gabriela		7
gabka	gabriela		1
gabor	gabriel		5
gabr	jabr		2
gabriela	gabrielle		31
gabriele	gabriel		5
gabs	gabby		0
gabs	gabriel		1
gabs	gabriella		0
gabs	gabrielle		0
gaby	gabriel		1
gail	abbigale		6
gail	abigail		76
galal	jalal		2
galila	jalila		2
galina	galechka		7
galka	galina		1
galya	galina		69
galyna	galina		8
gamal	jamal		2
gamil	jamil		2
gamila	jamila		2
ganesha	ganesh		71
gani	ganesh		4
ganna	anna		792
gare	gareth		6
gare	garrett		6
garett	garrett		3
garratt	garrett		6
garret	garrett		3
garri	garrick		6
garry	garrett		6
garry	gary		30
gary	gareth		6
gary	garrett		258
gasim	qasim		2
gassan	ghassan		2
gatsy	augusta		35
gatsy	augustina		12
gavriil	gabriel		5
gavril	gabriel		5
gawad	jawad		2
gay	gerhard		72
gee	jehu		92
geert	gerardus		60
gehan	jihan		2
geidar	heydar		8
geli	angelika		56
gema	gemma		31
gen	genevieve		59
gen	virginia		9
gena	genchik		0
gena	genevieve		10
gena	genka		0
gena	gennady		1
gena	genochka		0
gena	genych		0
genadijs	gennady		110
gence	genevieve		1
gene	eugene		150
gene	jean		241
genia	genowefa		49
genie	eugenia		4
genka	gennady		1
gennadi	gennady		8
gennadii	gennady		8
gennadij	gennady		8
gennadiy	gennady		8
gennady	genchik		7
gennady	genochka		7
geno	eugene		87
genych	gennady		7
geo	georg		1
geo	george		18
geoff	geoffre		0
geoff	jeffrey		34
geoffrey	jefferson		4
geoffrey	jeffrey		3
geoffry	jeffrey		3
geofrey	jeffrey		3
georg	george		38
georg	yrjo		144
george	georgios		279
georges	george		5
georgi	george		5
georgi	georgy		8
georgia	georgiana		17
georgia	georgina		4
georgie	george		322
georgie	georgina		74
georgii	georgy		8
georgij	georgy		8
georgios	george		220
georgiy	georgy		8
georgy	george		38
ger	geraint		0
ger	gerardus		65
gerard	gerardus		65
gerard	gerarsdus		0
gerard	gerhard		61
gerardo	gerard		5
gerd	gerard		0
gerd	gerarsdus		0
gerd	gerhard		44
gerd	gerrie		0
gerda	gerdale		0
gerda	gertrude		1
gere	geraldine		1
geremia	jeremiah		5
gerh	gerhard		44
gerhad	gerhard		21
gerhard	gerard		5
gerhardt	gerhard		21
gerhart	gerard		5
gerhart	gerhard		21
geri	geraldine		4
geri	gergana		1
geri	jerry		6
gerold	gerald		36
gerome	jerome		3
geronimo	jerome		5
gerre	gerald		1
gerre	geraldine		0
gerri	gerald		4
gerri	geraldine		155
gerri	gerard		4
gerri	gerardo		4
gerrie	gerald		4
gerrie	geraldine		307
gerrie	gerard		9
gerrie	gerardo		4
gerrie	gerarsdus		7
gerrit	gerard		5
gerry	gerald		138
gerry	geraldine		29
gerry	gerard		371
gert	gerard		0
gert	gerardus		63
gert	gerarsdus		0
gert	gerd		7
gert	gerhard		70
gert	gerrie		0
gert	gerrit		63
gert	gertie		118
gert	gertrude		76
gerte	gertrude		1
gertie	gertrude		76
gevorg	george		5
ghanem	ghanim		2
ghasem	qasim		2
ghassem	qasim		2
gheorghe	george		5
ghia	nghia		4
ghita	gheorghe		640
ghjuvanni	john		5
gholam	ghulam		2
ghoulam	ghulam		2
ghul	gul		404
ghulamreza	gholamreza		199
giac	giacomo		105
giacomo	james		5
giambattista	giovanni		481
gian	john		39
giang	huong		4
gianni	giovanni		105
giannis	ioannis		32
gib	gilbert		9
gid	gideon		10
giel	michiel		60
gienek	eugeniusz		49
giep	gideon		99
gigi	gheorghe		689
gigi	gisele		4
gigi	luigi		361
gihan	jihan		2
gil	gilbert		34
gil	gilberto		41
gilb	gilbert		18
gill	gillian		1
gillis	giles		109
gilly	gillian		1
gina	georgina		297
gina	regina		46
gina	virginia		9
ginger	virginia		305
gini	virginia		18
ginne	ginger		1
ginnie	virginia		10
ginny	ginger		0
ginny	virginia		45
gino	luigi		236
ginter	guenter		21
gio	giovanni		467
giorgi	george		5
giorgio	george		5
giorgios	georgios		32
giorgos	georgios		32
giosue	joshua		5
giota	panagiota		100
giov	giovanni		105
giovan	john		5
giovanna	joan		5
giovanni	john		5
girisha	girish		71
girolamo	jerome		5
gita	geeta		24
gitta	birgitta		641
gittan	birgitta		66
gitte	birgitte		214
gitte	brigitte		56
giu	giulia		1
giuditta	judith		5
giulia	julia		5
giulio	julius		5
gius	giuseppe		105
giuseppe	joseph		5
giuseppina	josephine		5
gjorge	djordje		170
gladys	gwen		4
gleb	glebka		0
gleb	glebocha		1
glen	glendale		10
glen	glendon		10
glenn	glen		3
glory	gloria		53
glyn	glen		36
godfrey	geoffrey		5
godofredo	geoffrey		39
goes	bagus		4
goffredo	geoffrey		5
golam	ghulam		2
gomaa	jumaa		2
goncalo	gonzalo		517
gonsalo	gonzalo		47
gopala	gopal		71
goran	george		39
gordie	gordon		465
gordy	gordon		59
gorio	gregorio		123
gory	gregory		6
gosia	gosienka		0
gosia	goska		7
gosia	malgorzata		293
gosta	gustav		91
gottfr	gottfried		44
gottfried	geoffrey		5
govie	governor		6
govinda	govind		71
gowri	gauri		24
goyo	gregorio		75
gpe	guadalupe		122
gra	graciela		1
grace	gracina		1
gracia	gracina		1
gracie	gracina		1
graeme	graham		3
grahame	graham		3
gram	graham		31
gre	margaretha		65
green	greenberry		6
greet	margaretha		60
greetje	margaretha		65
greg	gregoire		0
greg	gregory		358
gregg	gregory		121
greggory	gregory		3
gregoire	gregory		38
gregor	gregory		36
gregorey	gregory		3
gregorio	gregory		5
greselda	griselda		130
greta	margaret		610
greta	margareta		91
greta	margarita		17
gretchen	margaret		455
grete	gretchen		0
grete	gretel		0
grete	margaret		127
grete	margrethe		214
gretel	gretchen		0
gretel	margaret		127
grethe	margrethe		214
gretie	margaret		10
gretta	margaret		57
gretta	margaretta		15
griet	margaretha		65
grigor	gregory		5
grigor	grisha		7
grigori	grigory		8
grigorii	grigory		8
grigorij	grigory		8
grigorios	gregory		5
grigoriy	grigory		8
grigory	gregory		5
grim	grimshaw		10
grim	grimsley		10
gris	griswald		10
grisha	grigory		129
grisho	grigor		7
grissel	griselda		72
grzegorz	gregory		5
grzesiek	grzegorz		178
gualterio	walter		5
gualtiero	walter		5
guenther	guenter		21
guglielmo	william		5
gui	guilherme		1
guilherme	william		5
guillaume	william		5
guille	guillermo		77
guillermo	william		5
guillo	guillermo		1
gulam	ghulam		2
gulamreza	gholamreza		199
gum	montgomery		114
gunter	guenter		21
gunther	guenter		21
gurra	gustaf		66
gus	august		167
gus	augustine		302
gus	augustus		138
gus	gustav		0
gus	gustave		260
gus	gustavo		41
gus	gustus		0
gussie	augusta		307
gussie	augustina		107
gussie	gus		90
gussy	augusta		10
gussy	gustav		1
guus	augustinus		63
guus	augustus		63
guus	gustaaf		63
gwen	gwendolen		0
gwen	gwendolyn		76
gwen	gwendy		0
gwendy	gwendolyn		1
gwennie	gwendolyn		10
gwenny	gwendolyn		10
gwilym	william		5
gwyneth	gwen		4
gyorgy	george		38
gysbert	gijsbert		68
gyuri	gyorgy		101
gyuri	gyurika		1
gyuri	gyurka		0
gyuszi	gyula		101
habeeb	habib		2
habiballah	habibullah		2
habibollah	habibullah		2
hadad	haddad		28
hadija	khadija		2
hadj	hajji		2
hadji	hajji		2
hady	hadi		2
hagar	hajar		2
hagop	hakob		243
hagop	james		5
hailee	haley		3
hailey	haley		3
haim	chaim		16
haimke	chaim		64
haitham	haytham		2
haj	hajji		2
haji	hajji		2
hajj	hajji		2
hakan	haakan		272
hakim	hakeem		28
hakob	james		5
hakon	haakan		762
hal	harold		489
hal	henry		298
hal	howard		73
halid	khalid		2
halie	haley		3
halina	galina		8
halina	haleczka		7
halina	halinka		0
halit	khalid		786
halka	galina		1
halley	mahalla		4
hallie	mahala		35
hallie	mahalla		4
hally	mahalla		4
halyna	galina		8
ham	hamilton		6
hamed	hamad		148
hamed	hamid		134
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
hania	anna		212
hania	haneczka		1
hania	hanna		212
hank	henrietta		26
hank	henry		138
hanka	hania		7
hanka	hanna		7
hanna	anna		38
hanna	haneczka		0
hanna	hannah		30
hanna	hanneke		0
hanna	hannele		0
hanna	johanna		661
hannah	anna		38
hannah	hanna		788
hannah	hanneke		0
hannah	joanna		15
hannah	johannah		15
hannah	susan		15
hannah	susanna		15
hanneke	johanna		106
hannes	johannes		127
hanni	johanna		56
hannie	hanneke		1
hannu	hande		7
hannu	hanski		1
hannu	johannes		261
hans	hannes		0
hans	johannes		692
hans	john		401
hansi	hannes		1
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
hardy	leonard		56
haris	charalampos		115
harisha	harish		71
harman	herman		72
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
harriotte	harriet		130
harris	harrison		9
harry	harold		301
harry	harriet		74
harry	harrison		677
harry	henricus		63
harry	henry		484
harty	hortense		6
hasan	hassan		2
hasen	hassan		2
hashem	hashim		2
hasse	hans		91
hassen	hassan		2
hassie	haseltine		6
hatce	khadija		1
hatice	khadija		2
hattie	harriet		45
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
heidi	adelaide		51
heidy	adelaide		4
heikki	henry		5
heiner	heinrich		44
heini	heinrich		1
heinie	henry		188
heinr	heinrich		44
heinrich	henry		5
heinz	heini		0
heinz	heinrich		127
heitham	haytham		2
heka	heikki		144
hela	helena		212
helal	hilal		2
hele	helena		1
helen	elaine		143
helen	eleanor		259
helen	eleni		278
helena	helen		5
helena	helenieczka		0
helena	helenka		0
helena	yelena		787
helene	helen		5
helka	helena		1
helle	hildegard		10
hellmut	helmut		21
hellmuth	helmut		21
hellu	helena		1
helmi	wilhelmina		4
helmut	wilhelm		645
helmuth	helmut		21
heloise	eloise		17
hema	atha		4
hema	latha		4
hen	hence		0
hen	henry		1
hence	henry		9
hendrick	hendrik		68
hendricus	hendrik		68
hendrik	hendrikus		0
hendrik	henry		5
heniek	henryk		213
henio	henryk		1
henk	hendrik		639
henk	hendrikus		0
henk	henri		0
henk	henricus		60
henke	hendrik		1
henkie	hendrik		99
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
henrick	hendrik		68
henriette	henrietta		38
henrik	heikki		261
henrik	hendrik		68
henrik	henkka		7
henrik	henry		5
henrique	henry		5
henry	henriette		0
henryk	henieczek		7
henryk	henry		5
henryk	henryczek		1
heny	henry		18
heorhiy	georgy		8
hephsibah	hepsabah		4
hepsabel	hepsabah		4
hepsibah	hepsabah		4
herb	herbert		34
herbie	herbert		59
heri	herry		28
heribert	herbert		3
herm	herman		87
herm	hermann		44
herme	hermione		1
hermie	hermione		43
hermoine	hermione		9
hernando	ferdinand		5
hersch	herschel		10
hesham	hisham		2
hesse	hester		1
hessy	hester		43
hester	esther		17
hettie	esther		666
hettie	henrietta		81
hettie	hester		4
hettie	mehitabel		4
hetty	heather		6
hetty	henrietta		665
hetty	hester		307
hetty	mehitabel		29
hez	hezekiah		128
hias	matthias		44
hicham	hisham		2
hiel	jehiel		43
hieronymus	jerome		5
higazi	hijazi		2
hil	hillary		1
hilary	hillary		732
hilda	hildegard		10
hildegarde	hildegard		130
hilly	hillary		1
hipsie	hephsibah		35
hipsie	hepsibah		12
hipsie	hipsbibah		6
hishaam	hisham		2
hitty	mehitabel		43
hoa	khoa		4
hob	robert		62
hobkin	robert		62
hocine	hussein		2
hoda	huda		2
hoda	jahoda		6
hodge	roger		62
hodie	jahoda		6
hody	jahoda		6
honey	honora		6
honor	leonore		6
honza	jan		205
hop	hopkins		43
hopp	hopkins		114
horace	horatio		82
horre	horace		1
horry	horace		43
hosain	hussein		2
hosam	husam		2
hosein	hussein		2
hosey	hosea		53
hosie	hosea		53
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
howie	howard		626
hrehor	grzegorz		200
hristian	christian		5
hristos	christos		32
hristos	hristo		332
hryhorii	grigory		8
hryhoriy	grigory		8
hub	herbert		41
hub	hubert		150
hubie	hubert		59
hugh	hubert		26
hugh	jehu		73
hughie	hugh		734
hugo	hubert		9
hugo	hugh		393
hugues	hugh		5
huma	kabir		4
humey	posthuma		6
humph	humphrey		18
hung	nhung		4
hunt	hunter		1
husain	hussein		2
husayn	hussein		2
husein	hussein		2
huseyin	hussein		2
huseynov	hussein		134
husny	husni		2
huso	huseyin		194
hussain	hussein		2
hussam	husam		2
hussayn	hussein		2
hussein	hussien		28
husseyn	hussein		2
huub	hubertus		60
huw	hugh		3
huw	huwcyn		0
huy	thuy		4
hwynh	huynh		509
hy	henry		83
hy	hezekiah		29
hy	hiram		78
hyam	chaim		16
hyman	chaim		407
iago	james		5
iain	ian		3
iakov	yaakov		16
iam	ilham		4
ian	john		779
iannis	ioannis		32
iaroslav	yaroslav		8
ib	isabel		15
ib	isabella		57
ibo	ibrahim		194
ibraahim	ibrahim		2
ibragim	ibrahim		2
ibraheem	ibrahim		2
ibrahem	ibrahim		2
ibrahim	abraham		5
ica	ilona		101
ida	ada		4
idabella	idabelle		109
idrees	idris		2
idriss	idris		2
ieuan	evan		354
ievgen	evgeny		8
ievgueni	evgeny		8
ifan	evan		354
ify	ifeanyi		192
ify	ifeanyichukwu		192
ify	ifeoma		192
iggy	ignatius		35
iggy	ignatzio		6
iglal	ijlal		2
igna	ignacio		1
ignac	ignacij		1
ignaz	ignatz		1
igor	igoryochek		0
igor	igoryok		0
igors	igor		110
ihar	igor		8
ihor	igor		8
ike	isaac		138
ike	isaiah		74
ilah	fazilah		4
ilia	ilya		8
ilias	elias		5
ilias	ilyas		134
iliya	elias		5
ilja	ilya		8
illa	dilla		4
illa	faradilla		4
illia	ilya		8
illya	ilya		8
ilona	helen		39
ilya	elias		5
ilyas	elias		5
ima	chandima		4
imaad	imad		2
iman	budiman		4
imi	imre		303
immanuel	emanuel		108
immanuel	emmanuel		5
immy	imogen		83
ina	lavina		15
ina	lavinia		57
inaki	ignacio		75
inayetullah	inayatullah		2
inda	arabinda		4
indie	india		53
indrek	henry		5
indy	india		53
ines	agnes		5
inez	agnes		51
ing	ingrid		1
ing	ning		4
inge	ingrid		1
inge	ingse		0
inggo	domingo		483
ingrum	ningrum		4
ingse	ingrid		1
ink	link		4
inta	sinta		4
ioan	john		5
ioanis	ioannis		32
ioanna	joan		5
ioannis	john		220
iohannes	john		5
iolanda	yolanda		47
ion	john		5
ionel	ion		209
ionel	ionut		7
ionut	ion		209
iori	iorwerth		1
ioseph	joseph		5
iosif	joseph		5
iosif	yusuf		2
iott	elliot		4
ioulia	yulia		8
iouri	yuri		8
ira	irene		10
ira	irina		376
iran	kiran		4
irani	khairani		4
irena	ireczka		0
irena	irene		5
irena	irina		160
irina	irene		5
irina	irinka		0
irina	irisha		0
irina	irishka		0
irini	irene		5
irixe	irish		7
irka	irena		49
irma	hermelinda		10
irv	irvin		41
irv	irving		709
irving	irvin		17
irwin	erwin		322
iryna	irina		8
isa	isabel		0
isa	isabelinha		0
isa	isabella		0
isa	nisa		4
isaak	isaac		133
isabel	elizabeth		38
isabel	isabelinha		0
isabela	isabella		3
isabell	isabel		3
isabella	elizabeth		242
isabelle	isabel		30
isabelle	isabella		512
isak	isaac		3
isham	hisham		4
ishaq	isaac		5
isiah	isaiah		31
iskandar	alexander		5
iskander	alexander		39
isko	francisco		123
ismaail	ismail		2
ismaeel	ismail		2
ismael	ismail		2
ismaiel	ismail		2
ismaila	ismail		2
ismayil	ismail		2
iso	ismail		194
isobel	isabel		3
issa	isa		2
issac	isaac		3
isse	isa		2
issy	isabel		128
issy	isabella		12
issy	isadora		12
isti	istvan		1
istike	istvan		7
istvan	istvanka		1
istvan	stephen		38
isus	joshua		400
itshak	yitzhak		16
itzchak	yitzhak		16
itzhak	isaac		5
itzhak	yitzhak		16
itzik	yitzhak		636
iulia	yulia		8
iuliia	yulia		8
iuri	yuri		8
iurii	yuri		8
iva	ivana		1
iva	ivanka		0
ivan	ivanushka		1
ivan	john		132
ivana	ivanka		1
ivana	joan		5
ivette	yvette		31
ivi	ivana		4
ivonne	yvonne		3
ivy	iva		17
izaak	isaac		3
izabel	isabel		3
izabel	isabella		28
izabella	isabella		3
izchak	yitzhak		783
izhak	yitzhak		16
izzy	isabel		59
izzy	isabella		98
izzy	isadore		6
izzy	isidore		478
izzy	israel		98
jaafar	jafar		2
jaafer	jafar		2
jaap	jacob		51
jaap	jacobus		262
jabbar	jabir		404
jaber	jabir		2
jace	jacob		1
jack	jackson		368
jack	jacqueline		164
jack	john		484
jacke	jacklyn		0
jacke	jackson		0
jacke	jaclyn		0
jacke	jacqueline		1
jacki	jaclyn		4
jacki	jacqueline		4
jacki	jacquelyn		4
jackie	jack		390
jackie	jacqueline		206
jackie	john		41
jacklin	jacqueline		9
jacklyn	jacqueline		9
jacky	jackson		0
jacky	jaclyn		4
jacky	jacqueline		81
jacky	jacquelyn		4
jaclin	jacque		7
jaclin	jacqueline		9
jaclyn	jacqueline		9
jacob	jacobus		15
jacob	james		5
jacobo	james		5
jacobus	james		5
jacomo	giacomo		508
jacque	jacklin		7
jacque	jacklyn		7
jacque	jaclyn		7
jacque	jacqueline		1
jacques	jacob		10
jacques	james		774
jacquet	jacques		1
jacqui	jacqueline		252
jacquot	jacques		291
jacub	jacob		3
jadwiga	jadwisia		1
jadwiga	jadziulka		7
jadwiga	jadziunia		7
jadwiga	jadzwinia		7
jadzia	jadwiga		213
jaelin	jalen		50
jaelyn	jalen		50
jaffar	jafar		2
jagadisha	jagadish		71
jagna	jagoda		1
jago	james		5
jagoda	jagienka		7
jagoda	jagusia		7
jahan	jahanbakhsh		1
jailyn	jalen		50
jaime	james		776
jaime	jamie		28
jaka	jacob		1
jake	jacob		55
jakey	jacob		18
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
jamie	james		491
jamie	jamey		50
jamil	jameel		28
jan	janet		263
jan	janez		0
jan	janice		15
jan	janiece		0
jan	janko		0
jan	jannes		0
jan	janyce		0
jan	johannes		688
jan	john		132
jana	joan		5
jancsi	jancsika		0
jancsi	jankoka		7
jancsi	janos		468
jandro	alejandro		122
jane	janet		0
jane	janiece		0
jane	janyce		0
jane	jeanne		15
janek	jan		139
janet	jane		82
janet	janiece		0
janet	janyce		0
janet	jeanette		15
janett	janet		30
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
jani	janos		714
janice	jane		82
janie	jane		505
janiece	jeanette		7
janika	jancsi		7
janika	jancsika		7
janika	jankoka		7
janka	janina		49
janko	jancsi		0
janko	jancsika		0
janko	janika		0
janko	jankoka		1
janko	janos		7
janna	zhanna		8
janne	johan		91
janne	johannes		144
janneke	johanna		65
jannet	janet		3
jano	alejandro		75
janos	janika		1
janos	john		38
jantje	jane		10
janusz	januszeczek		1
janusz	januszek		0
janyce	janet		7
janyce	jeanette		7
jap	jasper		258
jaques	john		9
jara	jarek		0
jara	jaromir		0
jara	yaroslav		1
jarda	yaroslav		353
jarek	jareczek		0
jarek	jaromir		0
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
jarrett	garrett		36
jarrod	jared		3
jarus	jarek		7
jarus	yaroslav		1
jas	james		18
jase	jason		1
jasiek	jan		139
jaska	jaakko		144
jasper	casper		17
jaume	james		5
javad	jawad		2
javi	javier		362
javy	javier		362
jawwad	jawad		2
jay	jacob		15
jay	james		41
jay	jason		374
jay	john		41
jayanta	jayant		71
jayanthi	jayanti		24
jayce	jane		9
jayce	joyce		4
jaye	jalen		6
jayhugh	jehu		4
jaylin	jalen		50
jaylyn	jalen		50
jazmin	jasmin		31
jazmine	jasmin		31
jazz	jasmine		4
jazz	jazmin		4
jean	genevieve		26
jean	jane		26
jean	jeanette		15
jean	john		132
jeanette	jane		4
jeanne	jean		510
jeanne	joan		38
jeannette	jeanette		3
jeannie	jane		4
jeannie	jean		169
jeannie	jeanne		221
jeannot	jean		292
jeb	jebadiah		6
jed	jedediah		17
jed	jedidiah		46
jedidiah	jedediah		147
jedrek	andrzej		139
jeff	jefferson		167
jeff	jeffre		0
jeff	jeffrey		34
jefferey	jeffrey		3
jeffery	jeffrey		3
jeffie	jeffrey		1
jeffre	jefferson		0
jeffre	jeffrey		1
jeffrey	jefferson		166
jeffrie	jeffrey		3
jeffry	jefferson		166
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
jem	james		104
jem	jeremy		98
jemma	jemima		9
jen	jennifer		149
jena	jane		4
jenda	jan		205
jendrek	andrzej		178
jeni	jenica		1
jenifer	jennifer		31
jenik	jan		52
jenn	jennet		6
jenn	jennifer		149
jenna	jane		4
jenne	jennifer		1
jenni	jennifer		149
jennie	jane		29
jennie	jennifer		128
jennie	virginia		29
jenny	genevieve		476
jenny	jane		470
jenny	jennifer		187
jeno	eugene		5
jens	john		39
jenya	evgeny		193
jep	james		10
jer	jeremiah		83
jerald	gerald		3
jeraldine	geraldine		3
jeramy	jeremy		3
jere	jeremiah		18
jere	jerkan		0
jere	jerko		0
jere	jerolim		0
jereme	jeremiah		515
jereme	jerry		210
jeremey	jeremy		3
jeremias	jeremiah		5
jeremie	jeremy		3
jeremy	jeremiah		775
jerimiah	jeremiah		31
jerkan	jerolim		7
jerker	eric		66
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
jerry	gerald		490
jerry	geraldine		29
jerry	jeremiah		301
jerry	jerome		673
jerzy	george		5
jerzy	jerzyk		1
jess	jesse		390
jess	jessica		187
jess	jessie		118
jessi	jessica		59
jessie	jane		12
jessie	janet		12
jessie	jeanette		12
jessie	jesse		13
jessie	jessica		76
jessy	jessica		1
jesus	jesusin		1
jesus	joshua		39
jettie	josetta		6
jevgeni	evgeny		8
jewgeni	evgeny		8
jewgenija	evgenia		8
jewhen	evgeny		403
jez	jeremy		252
jezza	jeremy		17
jhon	john		3
jibril	gabriel		5
jill	jillian		6
jill	yulia		57
jim	james		55
jim	jimbo		0
jimbo	james		59
jimbo	jimmy		7
jimena	ximena		47
jimmi	james		4
jimmie	james		462
jimmie	jim		93
jimmy	james		55
jin	virginia		4
jindrich	henry		5
jiri	george		5
jirka	jiri		205
jitu	jitendra		4
jme	jamie		4
jno	john		18
jo	joan		15
jo	joanna		153
jo	joanne		12
jo	jody		151
jo	johanna		658
jo	johannes		70
jo	josephine		76
joachim	jochen		392
joan	johannah		387
joan	john		400
joana	joan		5
joana	joaninha		1
joane	joanne		3
joanie	joanna		83
joann	joanne		30
joanna	joan		38
joanna	joanne		183
joanna	joasieczka		7
joanna	joasienka		7
joanne	joan		323
joannes	johannes		68
joao	john		5
joao	joseph		400
joaozinho	joao		255
joasia	joanna		139
joasia	joasieczka		0
joasia	joasienka		0
joaska	joanna		7
joaska	joasia		1
joca	joao		255
jochim	jochen		21
jock	john		51
jocke	joakim		91
jocke	johan		91
jockel	jakob		56
jocko	john		87
jodi	joanna		155
jodi	joseph		4
jodi	josephine		4
jodie	joanna		4
jodie	joseph		4
jodie	josephine		4
jody	joanna		29
jody	johannah		107
jody	joseph		494
jody	josephine		29
joe	joseph		34
joell	joel		3
joerg	george		5
joesph	joseph		3
joey	joe		296
joey	joseph		55
joey	josephine		26
joh	johannes		44
johan	johannes		106
johan	john		511
johana	joan		28
johana	joanna		28
johanes	johannes		68
johann	johannes		44
johann	john		773
johanna	joan		132
johanna	joanna		147
johannah	joanna		147
johannes	johan		691
johannes	john		38
johannis	johannes		68
johannis	john		5
johis	johanna		1
john	ioannis		278
john	jonathan		480
johnathan	jonathan		3
johnathon	jonathan		3
johnna	joan		31
johnne	jonathan		1
johnnie	john		463
johnny	john		138
johnny	jon		118
johny	jonathan		6
johs	johannes		44
jojo	joseph		634
joke	johanna		106
jon	john		746
jon	jonathan		121
jonathan	johannes		6
jonathon	jonathan		3
jone	jonttu		1
jonn	jonathan		18
jonna	jonsku		1
jonnie	john		50
jonnie	jon		118
jonnie	jonathan		149
jonny	john		118
jonny	jon		749
jonny	jonathan		704
jonothan	jonathan		3
jonsu	jonna		7
jonte	jonatan		1
jonty	jonathan		83
joop	johannes		63
joop	jozef		63
joost	justin		10
jorden	jordan		3
jordi	george		5
jordon	jordan		3
jordy	jordan		1
jorg	georg		70
jorg	joerg		21
jorge	george		132
jorge	jorgito		1
jorgen	george		5
jorgen	juergen		392
joris	george		5
jos	josefa		0
jos	joseph		86
jos	josephine		4
jos	joshua		15
jos	josiah		12
jose	joseannah		10
jose	joseph		133
jose	josepha		0
joseanna	joseannah		109
josef	joseph		30
josefa	josephine		5
josefina	josephine		133
josep	joseph		3
josepha	josephine		9
josephe	joseph		3
josephine	pheney		154
josephus	joseph		5
josey	joseph		0
josey	josephine		207
josey	josophine		6
josh	joshua		34
josh	josuah		28
joshua	josuah		28
josias	josiah		4
josie	josephine		206
josieh	joseph		7
josif	yusuf		2
josine	josephine		10
josip	joseph		38
josip	josko		7
joska	jozsef		189
joso	josip		1
joss	jocelyn		9
jossan	josefin		66
josse	jose		47
jost	justin		10
josue	joshua		5
josue	josuah		28
jova	jovan		1
jova	jovica		0
jovan	john		5
jovan	jovica		1
jovo	jovan		1
jovo	jovica		0
joy	joyce		616
joze	jose		47
jozef	joseph		3
jozefina	josephine		5
jozefs	joseph		5
jozek	joseph		178
jozo	jozef		52
jozsef	joseph		38
jozsi	jozsef		189
jp	john		87
jph	joseph		18
jr	junior		51
jt	john		87
juan	john		5
juana	joan		5
juancho	juan		77
juanito	juan		122
juanma	juanmanuel		1
juci	judit		303
juci	julianna		303
jud	judson		208
juda	judith		6
jude	judah		118
jude	judith		149
juder	judah		6
judi	judith		252
judie	judith		6
judit	judith		5
judy	judith		187
judyta	judith		5
judyth	judith		3
juergen	george		5
juha	johannes		360
juha	juhani		0
juhani	johannes		360
juhani	john		5
jule	julian		46
jule	julias		15
jule	julie		93
jule	juliet		0
jule	julius		0
jules	julia		74
jules	julian		477
jules	julias		50
jules	julie		6
jules	juliet		74
jules	julius		5
jules	yulia		6
julia	julcia		0
julia	juleczka		0
julia	julinha		0
julia	yulia		8
julian	julias		4
julian	julius		39
julie	julia		38
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
juliska	julianna		101
julius	julias		147
julka	yulia		7
julot	jules		7
juls	julie		1
julse	julie		7
june	junior		46
junie	junior		43
junius	june		6
jura	jiri		52
jura	juraj		1
jura	jurica		0
juraj	george		5
juraj	juresco		1
juraj	jurica		0
juraj	jurisa		0
jure	juraj		0
jure	jurica		0
jure	yuri		1
jurek	jerzy		139
jurgen	juergen		21
jurgis	george		5
juri	george		39
juri	yuri		8
jurica	juresco		7
jurica	jurisa		1
jurij	george		39
jurij	yuri		8
jurijs	yuri		8
jurko	juraj		7
jurko	jurica		1
juro	yuri		1
jury	yuri		8
jussi	johannes		360
juston	justin		6
justus	justin		72
jusuf	yusuf		2
jutka	judit		101
kaarlo	charles		5
kacem	qasim		2
kachi	onyekachi		192
kader	qadir		2
kadija	khadija		2
kadir	qadir		2
kai	kaitsu		1
kai	kaizu		0
kaisa	katariina		144
kait	kaitlyn		6
kaiti	aikaterini		100
kaitie	kaitlyn		6
kaitlin	kaitlyn		3
kaitlynn	kaitlyn		3
kaja	karel		152
kaja	karolina		152
kajsa	katarina		66
kala	kaloyan		1
kaled	khalid		2
kali	kalli		50
kalle	carl		127
kalu	kaluwithaarana		1
kam	kamden		41
kam	kameron		710
kamaal	kamal		2
kameel	kamil		2
kamel	kamal		148
kamel	kamil		134
kami	kambiz		1
kami	kamran		9
kami	kamyar		0
kanstantsin	konstantin		8
kara	carol		6
karan	karen		36
karcsi	kareszka		7
karcsi	karoly		213
karcsi	karolyka		7
kareem	karim		2
karel	charles		132
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
karin	catherine		39
karin	karen		3
karina	karen		31
karissa	keri		4
karl	carl		30
karl	charles		132
karl	karel		0
karla	carla		53
karla	karolina		0
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
karoly	charles		38
karoly	kareszka		7
karoly	karolyka		1
karon	karen		7
karon	karonhappuck		1
kary	caroline		4
karyn	karen		3
kasem	qasim		2
kasey	casey		31
kasi	casey		31
kasia	kasienka		0
kasia	kasiuleczek		0
kasia	kasiulek		0
kasia	kasiunia		0
kasia	kasiunieczka		0
kasia	katarzyna		293
kasie	casey		31
kasim	qasim		2
kaska	kasia		7
kassem	qasim		2
kassim	qasim		2
kat	catherine		176
kat	katerina		0
kat	katherina		0
kat	kathleen		0
kat	katrina		0
kat	katrine		0
kata	catalina		4
kata	katarina		1
kata	katerina		0
kata	katka		0
katalin	catherine		5
katarina	catherine		133
katarzyna	catherine		241
kate	catherine		45
kate	kaitlyn		107
kate	katerina		0
kate	katherina		0
kate	kathleen		98
kate	katia		50
kate	katy		118
katelin	kaitlyn		3
katelyn	kaitlyn		3
katelynn	kaitlyn		3
katerina	aikaterini		279
katerina	catherine		132
katerina	katarina		7
katerina	kathleen		7
katerina	yekaterina		526
kateryna	yekaterina		8
katey	catherine		18
kath	catherine		0
kath	kathleen		59
kathaleen	kathleen		3
katharina	catherine		36
katharine	catherine		3
katharyn	catherine		3
kathe	catherine		0
kathe	kaethe		21
kathe	katerina		0
kathe	katharina		70
kathe	katherina		0
kathe	kathleen		0
katherin	catherine		3
katherine	catherine		30
katheryn	catherine		3
kathi	catherine		4
kathi	katharina		1
kathie	catherine		18
kathleen	catherine		259
kathleen	katherina		0
kathlene	kathleen		3
kathrin	catherine		3
kathrine	catherine		3
kathryn	catherine		30
kathryn	katherina		0
kathy	catherine		45
kathy	cathy		90
kathy	kathleen		142
kathy	katy		90
kati	catherine		4
kati	katalin		685
kati	katayun		0
kati	katharina		44
katica	katalin		101
katie	catherine		206
katie	kathelijne		0
katie	kathleen		98
katie	katia		50
katie	katrien		0
katie	katrijn		0
katie	katy		118
katja	katharina		56
katka	katarina		0
katka	katerina		353
katka	katya		7
katlyn	kaitlyn		31
katrin	catherine		5
katsiaryna	yekaterina		8
katta	katarina		1
katte	catherine		10
kattis	katarina		7
katy	catherine		45
katy	kathleen		163
katya	katechka		0
katya	katenka		0
katya	katerina		0
katya	katinka		0
katya	katykha		0
katya	katyusha		0
katya	yekaterina		69
kaua	caua		80
kaur	sidhu		4
kay	catherine		86
kay	kaitlyn		12
kay	kate		367
kay	kathleen		15
kaye	catherine		35
kaye	kaitlyn		12
kayla	makayla		6
kazik	kazimierz		49
kc	casey		9
kechi	nkechinyere		192
keely	kelly		31
kees	cornelis		106
keita	keitakun		1
keji	morenikeji		156
kelley	kelly		3
kelli	kelly		3
kellie	kelly		3
kemal	kamal		2
ken	kendall		15
ken	kendrick		296
ken	kenneth		34
ken	kenny		58
ken	kent		15
kendall	kenneth		9
kendrick	kenneth		57
kendrick	kent		15
keneth	kenneth		3
kenj	kendra		72
kenje	kendra		1
kenna	mckenna		6
kenne	kendall		1
kenne	kendrick		0
kenne	kenneth		82
kennet	kenneth		3
kennith	kenneth		3
kenny	kehinde		191
kenny	kendall		15
kenny	kendrick		58
kenny	kenneth		34
kenny	kent		12
kensie	mckenzie		10
kent	kenne		0
kent	kenneth		355
kentaro	kentakun		0
kentaro	kentarokun		1
kenzie	mckenzie		10
kenzy	mackenzie		6
kenzy	mckenzie		10
keri	caroline		4
kerim	karim		2
kerri	keri		28
kerri	kerry		50
kerry	keri		31
kerry	kerlin		0
kerstin	christina		39
keshava	keshav		71
kester	christopher		9
kev	kevin		17
keven	kevin		3
kevyn	kevin		3
kez	kerry		4
keziah	kesiah		28
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
khristo	hristo		522
khristos	christos		32
khuseyn	hussein		2
khushi	khushboo		4
kia	kiarash		1
kia	kiavash		0
kiah	hezekiah		43
kiara	keri		31
kicki	christina		91
kicki	kristina		91
kid	keziah		4
kieth	keith		3
kike	enrique		122
kiki	angeliki		115
kiki	kikine		1
kiki	kyriaki		115
kiko	francisco		75
kill	archilles		6
killis	archilles		6
kim	kimberle		0
kim	kimberley		12
kim	kimberly		76
kimberli	kimberley		50
kimberli	kimberly		50
kimberly	kimberley		50
kimme	kimberly		1
kimmie	kimberly		18
kimmy	kimberly		176
king	kingsle		0
king	kingsley		35
king	kingston		15
kiril	kirill		8
kirill	kiryusha		7
kirk	kirkland		10
kirk	kirklyn		10
kirsten	christina		5
kirsten	kristen		36
kirsti	christina		10
kirya	kirill		1
kishan	krishna		273
kissy	calista		6
kit	catherine		26
kit	christian		26
kit	christopher		104
kit	kathleen		15
kit	kitse		0
kittie	catherine		78
kittie	kathleen		12
kittie	kit		93
kitty	catherine		288
kizza	keziah		759
kizzie	keziah		221
klaas	nicolaas		106
klaus	nicholas		5
klime	kliment		1
knowell	noel		9
ko	jacobus		63
kobi	yaakov		141
kobina	kwabena		729
kobus	jacobus		60
koby	yaakov		64
kolya	nikolai		129
konr	konrad		44
konstandinos	konstantinos		32
konstantin	constantine		5
konstantinos	constantine		220
konstantinos	konstantin		244
konstanty	constantine		5
konstantyn	konstantin		8
koos	jacobus		65
korey	cory		3
kornel	cornelis		60
kornelis	cornelis		68
kornelius	cornelis		326
kory	cory		3
kostantinos	konstantinos		32
kostas	konstantinos		32
kostiantyn	konstantin		8
kostya	konstantin		69
kostyantyn	konstantin		8
kouakou	kwaku		276
kouassi	kwasi		276
kraig	craig		3
krasi	krasimir		1
krikor	gregory		5
krikor	grigor		243
krille	christer		91
krille	christian		91
krille	krister		7
krille	kristian		91
kris	chris		118
kris	christian		0
kris	christiana		29
kris	christina		153
kris	christine		26
kris	christopher		707
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
kristen	christina		130
kristi	christiana		4
kristi	christine		4
kristian	christian		3
kristian	christiana		28
kristian	christine		28
kristie	christiana		4
kristie	christine		4
kristin	christiana		28
kristin	christine		386
kristin	kristen		30
kristina	christiana		28
kristina	christina		3
kristina	christine		28
kristina	kristinka		0
kristine	christiana		28
kristine	christine		30
kristof	christopher		5
kristof	krzysztof		200
kristofer	christopher		3
kristoffer	christopher		3
kristopher	christopher		3
kristupas	christopher		5
kristy	christiana		29
kristy	christina		12
kristy	christine		78
kristy	kristen		0
kristyn	kristen		30
krsna	krishna		24
krushna	krishna		24
krycha	krystyna		49
krysia	krystyna		49
krystal	crystal		31
krystian	christian		3
krystof	krzysztof		200
krystyna	christina		36
krzycho	krzysztof		1
krzychu	krzysztof		1
krzys	krzysztof		1
krzysiek	krzysztof		139
krzysio	krzysztof		1
krzysztof	christopher		5
krzysztof	krzysieczek		0
krzysztof	krzysieniek		0
ksenia	kseniya		8
kseniia	kseniya		8
kuba	jacob		4
kuba	jakub		49
kubo	kubko		1
kumara	kumar		273
kurt	curtis		624
kurt	konrad		70
kurtis	curtis		30
ky	hezekiah		4
kym	kimberly		9
kym	kymberle		1
kym	kymberly		6
kymberly	kimberly		31
kyril	kirill		8
kyrylo	kirill		8
laci	laszlo		638
laco	ladislav		52
lada	ladislav		1
lada	ladislava		152
lae	letitia		10
laetitia	letitia		10
laetizia	letitia		10
laffe	lafayette		1
laffie	lafayette		43
lahcen	hassan		134
laila	layla		2
lainie	elaine		17
lajos	louis		5
lakshmana	lakshman		71
lali	lajos		101
lalo	eduardo		290
lalo	gerardo		116
lan	yulan		17
lana	alana		10
lana	lanette		10
lanae	lanette		10
lance	lancelot		10
lani	leilani		6
lann	roland		4
lanna	eleanor		114
lannie	roland		4
lanny	roland		114
lanson	alanson		17
lanzo	lancelot		10
lara	larissa		10
lara	laura		28
lara	omolara		191
larisa	larochka		7
lark	clark		4
larry	lawrence		55
lars	larre		0
lars	larry		0
lars	lawrence		401
larss	lawrence		10
larz	lars		272
lasse	lars		294
lassi	lauri		144
lateef	latif		2
latha	hemal		4
latisha	latasha		4
lau	laura		1
laura	lauri		28
laura	laurinda		143
laurance	lawrence		3
laure	lauryn		1
laurence	larry		17
laurence	lawrence		30
laurens	lawrence		36
laurent	lawrence		5
laurentius	lawrence		5
lauri	lawrence		4
laurie	laura		486
laurie	lawrence		297
lavrentiy	lawrence		5
law	lawrence		1
lawr	lawrence		18
lawrance	lawrence		3
lawre	lawrence		1
lawrie	lawrence		6
laxmi	lakshmi		24
laza	lazar		1
lazar	eleazer		51
lazo	lazar		1
lb	littleberry		4
lea	leanne		6
leafa	relief		114
leah	ashley		6
leanid	leonid		8
lechu	leszek		49
lecta	electra		4
lee	leland		41
lee	lenora		12
lee	leo		260
lee	leon		374
lee	leroy		369
lee	levi		15
leen	leonardus		63
leendert	leonard		326
leet	philetus		114
left	eliphalet		78
left	lafayette		9
lefty	charles		87
leila	layla		2
leja	alejandra		4
lejla	layla		2
lello	raffaele		105
lem	lemuel		208
len	lenhart		0
len	leonard		55
lena	adaline		26
lena	adeline		12
lena	aileen		26
lena	arlene		26
lena	catherine		15
lena	darlene		26
lena	eleni		115
lena	evaline		26
lena	helen		698
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
lena	magdalena		364
lena	magdelina		29
lena	yelena		234
lenard	leonard		3
lencho	lorenzo		75
lenhart	leonard		9
leni	helene		70
leni	leonor		116
leni	magdalena		70
lennard	leonard		3
lennart	leonard		5
lennie	jalen		6
lennie	leonard		9
lenny	leonard		138
lenora	eleanor		35
lenora	ellen		4
lenore	eleanor		83
lenz	lorenz		56
leo	leonard		662
leo	leonardo		260
leo	leonardus		106
leo	leonora		0
leo	leopold		98
leo	leos		0
leo	lionel		74
leon	leo		58
leon	leonard		88
leon	leonardus		262
leon	leonidas		0
leon	napoleon		88
leonard	leonardus		0
leonardo	leonard		36
leonhard	leonard		3
leonisio	leonard		10
leonor	eleanor		5
leonora	eleanor		132
leonyd	leonid		8
leop	leopold		44
leos	leopold		1
lepa	lepava		1
lepa	leposava		0
lera	lerka		0
lera	lerusha		1
les	leslie		302
les	lester		375
lesio	leszek		1
lesley	leslie		3
lesly	leslie		3
lessie	celeste		92
lester	leslie		9
leti	leticia		1
leticia	leta		4
lette	letitia		1
lette	lettice		0
lettice	letitia		51
lettie	charlotte		4
lettie	letitia		78
lettie	violetta		6
letty	charlotte		4
letty	leticia		18
letty	letitia		166
leve	aleva		92
levi	aleva		4
levy	aleva		6
lew	louis		254
lewie	louis		1
lewis	louis		30
lewy	louis		1
lex	alexander		59
lexa	alexandria		9
lexer	alexander		10
lexi	alexandra		59
lexi	alexis		140
lexie	alexandra		18
leyla	layla		2
li	lee		4
lia	amelia		10
liam	william		213
lias	elias		62
lib	elizabeth		51
liba	libena		1
liba	libuse		9
libbe	libuse		1
libbey	elizabeth		4
libbey	libuse		4
libbie	elizabeth		4
libbie	libuse		4
libby	elizabeth		45
libby	lib		93
libby	libuse		4
libuse	libena		7
lida	ludmila		52
liddy	elizabeth		9
liddy	linda		4
liddy	lydia		109
lidia	linda		9
liduska	ludmila		52
lies	elizabeth		106
liesbeth	elizabeth		106
liese	elizabeth		44
liesl	elizabeth		127
life	eliphalel		6
lig	elijah		9
lige	elijah		104
liisa	elisabet		261
lil	delilah		143
lil	lillah		15
lil	lillian		86
lil	lilly		17
lila	delilah		72
lile	lillian		1
liley	silence		6
lili	liliana		1
lili	lilyana		0
lilibet	elizabeth		83
lilibeth	elizabeth		18
lillah	lillian		9
lille	lillian		1
lillie	lillian		18
lilly	lillah		169
lilly	lillian		76
lily	lil		90
lily	lilibet		0
lily	lillah		169
lily	lillian		59
lily	lilly		93
lina	angelina		668
lina	caroline		74
lina	lineke		0
lina	paula		46
lina	paulina		15
linda	belinda		153
linda	melinda		88
linda	philinda		15
linda	rosalinda		15
linda	rosalyn		15
lindie	celinda		4
lindie	lyndon		4
lindie	melinda		4
lindsey	lindsay		3
lindsie	lindsay		53
lindsy	lindsay		53
lindy	celinda		164
lindy	linda		515
lindy	lyndon		29
lindy	melinda		29
lindy	philinda		12
line	caroline		363
line	karoline		363
lineau	leonard		51
linette	linda		4
link	lincoln		466
linsay	lindsay		3
linsey	lindsay		3
linz	lindsay		4
lioudmila	lyudmila		8
lisa	elizabeth		165
lisa	lisbeth		0
lisa	melissa		26
lisbet	elizabeth		642
lisbeth	elizabeth		455
lise	elizabeth		9
lisette	elizabeth		356
lish	alice		9
lish	elisha		46
lisl	elizabeth		44
lissa	elysia		6
lissa	larissa		4
lissa	melissa		86
lissi	lisbeth		1
lissia	alyssa		6
little	littleberry		6
liubov	lyubov		8
liudmila	lyudmila		8
liudmyla	lyudmila		8
liudvikas	louis		5
liv	olivia		176
livia	olive		15
livia	olivia		46
livvy	olivia		18
liz	elizabeth		45
liz	lisa		58
liz	lizabeth		0
liz	lizbeth		0
liz	lizzie		58
liza	adelaide		9
liza	elizabeth		230
liza	elizaveta		129
liza	lizabeth		0
liza	lizbeth		0
lizzie	elizabeth		45
lizzie	lisa		218
lizzie	lizabeth		7
lizzie	lizbeth		7
lizzy	elizabeth		206
lizzy	lizbeth		0
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
lloyd	floyd		72
lluc	luke		5
lluis	louis		5
loay	luay		2
lodewijk	louis		5
lodi	melody		6
loenore	leonora		9
log	logan		1
logy	logan		1
lois	heloise		57
lojza	alois		52
lola	delores		298
lola	dolores		77
lola	lolade		0
loli	dolores		359
lolly	delores		12
lolly	lillah		12
lolly	lillian		35
lolo	lolita		1
lolo	manuel		372
lon	alonzo		480
lon	fallon		6
lon	lawrence		26
lon	lionel		18
lon	lonzo		17
lonnie	alonzo		82
lonnie	fallon		6
lonnie	lawrence		4
lonny	lawrence		114
lonson	alanson		9
lonzo	alonzo		46
loomie	salome		6
lora	laura		780
lora	lorka		1
lore	eleonore		70
lore	hannelore		56
loren	lawrence		10
loren	lorenzo		46
lorena	lori		4
lorens	lawrence		36
lorenz	lawrence		36
lorenzo	lawrence		5
loretta	lori		4
lori	laura		486
lori	lorelei		6
lorie	loretta		6
lorie	lorraine		6
lorinc	lawrence		5
lorinda	laurinda		9
lorne	lawrence		51
lorraine	lori		4
lorre	loretta		0
lorre	lorraine		1
lorri	lauryn		4
lorri	lawrence		4
lorri	loretta		4
lorrie	loretta		78
lorrie	lorraine		12
lorry	lawrence		128
los	angeles		4
lotar	lothar		21
lotfi	lutfi		2
lott	carlotta		4
lott	charlotte		4
lotta	charlotta		66
lotta	charlotte		51
lotte	charlotte		251
lotten	charlotta		66
lottie	carlotta		164
lottie	charlotte		45
lottie	lotta		93
lou	lodewijk		63
lou	lois		58
lou	louann		0
lou	louanne		0
lou	louetta		0
lou	louis		672
lou	louise		76
lou	lousie		0
lou	lucille		26
lou	lucinda		26
louann	louise		7
louann	luann		9
louanne	luann		9
louay	luay		2
louie	louis		735
louis	louison		0
louisa	louetta		7
louisa	louise		30
louise	eloise		17
louise	elouise		15
louise	lois		387
louise	louanne		7
louise	louetta		7
louise	louison		0
loulou	louise		7
lourenco	lawrence		5
lousie	lois		324
lousie	louetta		7
lousie	louise		147
louvina	lavinia		9
louvinia	lavinia		9
louw	lourens		99
loyd	lloyd		3
lr	leroy		4
lu	lou		367
lu	lucille		86
lu	lucinda		15
lu	luella		15
luana	luanna		28
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
lucas	luke		521
luce	luciana		0
luce	lucille		1
luce	lucinda		0
lucho	luchin		0
lucho	luis		77
luci	lucinha		1
lucia	luciana		1
lucia	lucinha		0
lucia	lucy		5
luciana	lucinda		1
lucie	lucy		30
lucien	lucian		28
lucile	lucille		3
lucina	lucinait		1
lucina	luckier		7
lucinda	cynthia		9
lucka	lucija		1
lucka	lucy		7
lucy	lucille		153
lucy	lucinda		88
ludmila	lyudmila		8
ludmilla	lyudmila		8
ludovic	louis		39
ludovico	louis		5
ludvig	louis		5
ludvik	louis		5
ludw	ludwig		44
ludwig	louis		5
ludwik	louis		5
luigi	louis		5
luis	louis		386
luis	luisinho		0
luisa	louise		5
luisa	luisinha		1
luise	louise		36
luiz	louis		5
luiz	luis		80
luizinho	luis		255
luka	luke		5
lukas	luke		38
lukasz	luke		5
luke	lucias		26
luke	luther		190
lula	louise		10
lula	luella		756
lula	luis		482
lulabella	lulabelle		109
lulu	lou		9
lulu	louise		59
lulu	luann		9
lulu	luciana		4
lum	columbus		9
lupe	guadalupe		632
lupe	lupita		82
lupita	guadalupe		359
lura	lurana		17
lutek	ludwik		49
lutfy	lutfi		2
lutz	ludwig		44
luxmi	lakshmi		24
luz	lou		4
luzia	lucy		5
lyddy	lidia		169
lyddy	lydia		221
lyn	belinda		9
lyn	lynn		30
lynda	linda		31
lynde	lyndon		1
lynde	lynette		0
lyndsay	lindsay		3
lyndsey	lindsay		3
lynette	linda		9
lynette	lynn		510
lynn	carol		15
lynn	caroline		26
lynn	celinda		73
lynn	linda		26
lynn	lindy		58
lynn	lynde		0
lynn	lyndon		26
lynn	melinda		15
lynn	philinda		12
lynne	belinda		9
lynne	lynn		30
lynne	melinda		9
lynsey	lindsay		4
lyonya	leonid		69
lyosha	aleksey		69
lyuba	lyubov		1
lyubov	lyubochka		0
lyuda	lyudmila		129
lyudmyla	lyudmila		8
ma	maria		75
maarten	martin		38
maarten	martinus		65
mac	machan		0
mac	mack		6
mac	mackenzie		258
mac	malcolm		154
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
maddie	madeline		177
maddy	madeline		207
maddy	madison		6
madeleine	madeline		30
madeleine	magdalene		38
madeline	madie		6
madelyn	maddy		6
madelyn	madeline		3
madelyn	madie		6
madge	maddy		151
madge	madelina		0
madge	madeline		26
madge	magdelina		29
madge	margaret		45
madge	margaretta		163
madhava	madhav		71
madhu	madhumaali		1
madhu	madhuranga		0
madhu	madushanka		0
madjid	majid		2
mae	marie		6
mae	marietta		17
mae	mary		263
mae	may		17
mag	magdalena		10
magan	margaret		10
magda	madeline		26
magda	magdalen		0
magda	magdalena		139
magda	magdalene		242
magda	magdalenka		0
magda	magdelina		29
magda	magdusia		0
magda	magdzia		0
magda	magdzienka		0
magdalen	magdelina		4
magdalena	magdalene		38
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
maggan	margareta		91
maggi	madeline		4
maggi	magnus		1
maggi	margaret		4
maggie	madeline		29
maggie	magdalena		295
maggie	margaret		45
maggie	margaretta		107
maggy	margaret		128
magomed	muhammad		2
mags	maggie		1
mahamed	muhammad		2
mahammad	muhammad		2
mahamoud	mahmud		2
mahamud	muhammad		2
mahdy	mahdi		2
mahesha	mahesh		71
mahi	mahesh		4
mahmood	mahmud		2
mahmoud	mahmud		2
mahmut	mahmud		2
mahomed	muhammad		2
maida	madeline		9
maida	magdalena		9
maida	magdelina		4
maira	mary		31
maire	mary		5
maisie	margaret		4
maisie	margarita		6
maisie	mary		304
maja	majda		1
maja	majka		0
maja	majs		7
maja	majse		0
majda	magdalena		52
majed	majid		2
majeed	majid		2
mak	makabee		10
mak	makena		10
maka	macarena		4
makhmud	mahmud		2
makis	gerasimos		115
mako	makochan		1
maksims	maksim		110
maksym	maksim		8
maksymilian	maximilian		5
maky	marketa		52
mal	malcolm		121
malache	malcolm		7
malachi	malcolm		4
malachy	malcolm		4
malc	malcolm		6
malena	magdalena		82
malgocha	malgorzata		1
malgocha	malgosia		0
malgorzata	margaret		5
malgosia	malgorzata		139
malgosia	malgoska		0
malgoska	malgorzata		1
malik	malick		28
malina	malinda		4
mally	malachi		6
malu	luiza		4
mamadou	muhammad		2
mamadu	muhammad		2
mami	mary		4
mamie	margaret		10
mamie	marietta		6
mamie	mary		289
manci	margit		101
manda	amanda		62
mandi	amanda		81
mandi	miranda		4
mandie	miranda		4
mandy	amanda		45
mandy	armanda		6
mandy	manda		93
mandy	miranda		29
mane	manuel		1
maneco	manuel		7
manel	manuel		1
mange	magnus		66
manh	hung		4
manie	hermanus		99
manjunatha	manjunath		71
manne	manuel		1
manni	hermann		56
manni	manfred		70
mannie	emanuel		4
mannie	emmanuel		18
mannie	manuel		166
manny	emanuel		207
manny	emmanuel		670
manny	manuel		682
manoel	emmanuel		5
manolis	emmanouil		32
manolo	manuel		77
manos	emmanouil		333
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
manuel	emanuel		46
manuel	emmanuel		5
manuel	immanuel		17
manuel	manelinho		7
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
marc	marcus		472
marc	mark		30
marce	marcelo		1
marcela	marcelinha		1
marcella	marci		4
marcia	marsha		53
marcie	marsha		53
marcin	martin		5
marco	mark		5
marco	marko		28
marcos	mark		5
marcos	markos		28
marcsi	marika		7
marcus	mark		275
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
marek	mark		39
marek	marko		7
marek	marus		7
marg	margaret		83
marga	margaretha		65
marga	margarita		0
margareta	margaret		5
margarete	margaret		3
margaretha	margaret		183
margarethe	margaret		36
margarett	margaret		3
margarita	margaret		38
margarite	marguerite		3
margauerite	margarita		108
marge	margaret		86
marge	margaretha		0
marge	margaretta		15
marge	margarita		17
marge	margere		0
marge	marjorie		0
margere	margaret		1
margere	margaretta		0
margere	margarita		0
margery	margaret		78
margery	margaretta		12
margery	marge		151
margherita	margaret		5
margie	margaret		76
margie	margaretta		12
margie	marjorie		15
margit	margaret		38
margit	margoka		1
margo	margaret		215
margo	margaretha		0
margo	margaretta		0
margo	margarita		17
margo	margere		0
margo	margit		0
margo	margoka		0
margoka	margaret		1
margot	margaret		4
margot	marguerite		292
margreet	margarita		1
margret	margaret		3
margriet	margarita		1
margt	margaret		18
marguerite	margaret		5
margueritte	marguerite		3
margy	margaret		35
margy	marjorie		12
mari	maracska		0
mari	marcsi		0
mari	marcsika		0
mari	maria		235
mari	mariacska		0
mari	marika		0
mari	marilena		0
mari	mary		778
mari	maura		28
maria	annamaria		10
maria	maracska		0
maria	marcsi		0
maria	marcsika		0
maria	mareen		0
maria	mariacska		0
maria	mariah		118
maria	marieke		0
maria	marietta		17
maria	marijke		0
maria	marika		0
maria	marioara		0
maria	mariona		0
maria	mary		38
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
mariam	mary		133
mariam	maryam		2
mariama	maryam		2
marian	mary		9
mariana	mary		4
marianna	marian		118
marianna	marianne		147
marianna	mary		9
marianne	marian		323
marianne	mary		9
mariazinha	maria		229
maribel	mariaisabel		1
marica	marijana		0
marica	marina		1
marie	maria		106
marie	mariette		0
marie	marika		0
marie	maruska		0
marie	mary		520
marie	maura		28
marija	maria		8
marija	marica		0
marija	marijana		0
marija	marina		1
marija	mary		5
marijke	marieke		1
marijn	marinus		1
marika	maracska		7
marika	marcsika		7
marika	mariacska		0
marika	mariana		0
marika	marina		1
marika	maruska		7
marilu	marialuisa		0
marilu	marisa		1
marina	maruska		7
marina	mary		4
mario	mark		39
marion	marian		754
marion	marietta		17
maris	demaris		17
maris	demerias		154
marisa	marialuisa		0
marisa	marisalvadora		1
marisol	mariasoledad		1
marisol	marysol		28
marissa	mary		4
mariya	mary		5
marjatta	margaret		39
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
markus	mark		242
marky	marcus		1
marky	marcy		7
marlene	marla		4
marnie	marni		53
maro	marketa		1
maro	marko		0
marouane	marwan		2
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
marti	martin		39
martijn	martinus		1
martim	martin		5
martin	martijn		0
martin	martinus		106
martino	martin		5
martins	martin		5
marto	martin		1
marton	martin		5
marty	martha		478
marty	martin		628
maruja	maria		122
marus	marko		7
maruska	mariana		7
marv	marvin		34
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
mary	mariah		118
mary	marika		0
mary	maryanna		0
mary	maura		324
mary	maureen		143
mary	mitzi		140
maryam	mary		5
maryann	marianne		3
maryanne	marianne		30
maryem	maryam		2
maryla	maria		49
marysia	marianna		49
masa	masayuki		6
masha	maria		129
masha	mashechka		0
masha	mashenka		0
masha	mashka		0
masood	masud		2
masoud	masud		2
massimiliano	maximilian		5
massood	masud		2
massoud	masud		2
mat	martha		26
mat	mathilda		0
mat	mathilde		0
mat	matilda		0
mat	matilde		0
mat	matthew		467
mata	matej		1
matan	matej		7
mate	matan		0
mate	matej		1
mate	matko		0
matei	matthew		5
matej	mates		1
matej	matjas		0
matej	matthew		5
mateo	matthew		5
mateus	matheus		80
mateus	matthew		5
mateusz	matthew		5
matheus	matthew		13
mathew	matthew		3
mathews	matthew		3
mathias	matthew		133
mathias	matthias		21
mathieu	matthew		36
mathilda	matilda		108
mathilde	matilda		5
matias	matthias		752
matias	matti		261
matiass	matthew		5
matic	matej		7
matija	matthew		5
matilde	matilda		5
matko	matej		7
mato	matej		1
matt	matthew		34
matt	matthias		15
matte	mathilda		0
matte	matilda		1
matte	mats		91
matte	mattias		91
matteo	matthew		5
matteus	matthijs		1
matthias	matthew		132
matthieu	matthew		36
matthijs	matthias		392
matti	martha		4
matti	matilda		4
matti	matthew		39
mattias	matthew		5
mattie	martha		697
mattie	mat		93
mattie	matilda		299
mattie	matthew		107
mattw	matthew		18
matty	matilda		29
matty	matthew		150
maty	matej		1
maty	matthew		6
matyas	matthew		5
matze	matthias		44
maud	madeline		73
maud	matilda		179
maude	matilda		10
maura	maureen		4
maure	maurice		1
maureen	marietta		6
maureen	moreen		10
maurie	moreen		10
mauritz	maurice		36
mauro	mauricio		4
maury	maurice		87
maury	moreen		10
mave	mavery		6
mave	mavine		6
max	maksim		0
max	maxam		0
max	maxime		0
max	maximilian		611
max	maximililaan		0
max	maximililan		0
max	maximillian		653
max	maxine		256
max	maxinumisanic		0
max	maxmilian		0
max	maxus		0
max	maxwell		674
maxam	maxie		7
maxamed	muhammad		2
maxammed	muhammad		2
maxamuud	mahmud		2
maxi	maksim		0
maxi	maximilian		44
maxie	maxinumisanic		1
maxim	maksim		8
maxim	maxam		7
maxim	maxie		0
maxim	maxinumisanic		0
maxime	maksim		160
maximiliano	maximilian		5
maximilien	maximilian		5
maxus	maksim		7
maxus	maxie		7
maxym	maksim		8
may	marietta		17
may	mary		304
mayor	mayowa		4
mazen	mazin		2
mc	mac		6
mc	mack		6
md	muhammad		102
meagan	megan		3
meaghan	margaret		10
meaghan	megan		3
meaka	mckenna		6
meche	mercedes		77
mechislav	mieczyslaw		200
media	almeda		10
meding	remedios		123
medora	dorothy		9
mees	bartholomew		51
meg	margaret		104
meg	margaretta		15
meg	megan		73
megan	margaret		9
megan	margarita		17
megan	meggie		9
meggie	margaret		59
meghan	megan		3
mehdi	mahdi		2
mehetabel	mehitabel		28
mehetable	mehitabel		4
mehitabel	mabel		17
mehitable	mehetabel		7
mehitable	mehitabel		9
mehmed	mehmet		741
mehmed	muhammad		2
mehmet	muhammad		2
mehmood	mahmud		2
mehmud	mahmud		2
mel	amelia		26
mel	melane		0
mel	melanie		98
mel	melinda		15
mel	melissa		86
mel	melv		0
mel	melvin		368
mel	melvyn		0
melia	parmelia		62
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
mellie	permelia		155
mellissa	melissa		3
melly	permelia		6
melo	carmelo		6
melo	mello		28
melv	melvin		1
melv	melvyn		0
memo	guillermo		290
memo	mehmet		194
memo	muhammad		4
mena	almena		264
mena	armena		15
mena	wilhemina		10
menaalmena	philomena		6
menahem	menachem		16
menchu	carmen		75
mendi	menachem		64
mendy	menachem		64
merce	mercedes		1
merche	mercedes		122
merci	mercedes		17
mercy	marietta		6
mercy	mary		4
mercy	mercedes		488
merle	merlyn		1
merlyn	merlin		108
mero	marwa		4
mert	myrtle		72
merv	marvin		9
merv	mervyn		46
mervin	merv		6
mervyn	marvin		9
merwan	marwan		2
meryem	maryam		2
mesud	masud		2
meta	margaret		9
meta	metka		1
metta	margaret		9
metta	margarita		17
meus	bartholomew		51
mgl	miguel		122
mgt	margaret		18
mhd	muhammad		507
mia	marianna		9
mic	michael		1
micah	michael		62
michaela	michelle		4
michail	michael		5
michail	mikhail		8
michajlo	mikhail		8
michal	michael		183
michalek	michal		139
michalis	michail		32
michalka	michaela		1
michas	michal		1
micheal	michael		3
micheall	michael		3
michel	michael		38
michele	michael		5
michele	michelle		3
michell	michelle		3
michi	michael		1
michi	michel		0
michl	michael		1
michl	michel		0
mick	michael		138
mick	mike		90
mickael	michael		3
micke	michael		1
micke	michelle		0
mickey	michael		620
mickey	michelle		29
micki	michael		4
micki	michelle		4
mickie	michael		81
mickie	michelle		4
micky	michael		104
micky	michelle		4
micky	mick		90
micky	mike		90
micls	michael		83
middie	araminta		6
middy	maud		6
midge	margaret		57
midge	margaretta		15
midge	margarita		17
mieke	maria		60
mien	wilhelmina		60
miep	maria		65
miera	amira		4
mies	maria		65
mietek	mieczyslaw		49
miggy	miguel		6
miguael	miguel		53
miguaell	miguel		53
miguail	miguel		53
miguaill	miguel		53
miguayl	miguel		53
miguayll	miguel		53
migue	miguel		1
miguel	michael		5
miguel	miguelinho		1
miguel	miguelito		0
miguell	miguel		53
miha	mihael		1
mihael	mihovil		7
mihai	michael		5
mihai	mihaita		1
mihail	michael		5
mihail	mikhail		8
mihails	mikhail		110
mihajlo	michael		5
mihajlo	mihhailo		7
mihalis	michail		32
mihaly	michael		5
mihhail	mikhail		8
miho	mihael		0
miho	mihovil		1
mika	michael		1
mika	miklu		0
mika	miksu		0
mikael	michael		3
mikail	mikhail		160
mikalai	nikolai		8
mike	michael		55
mike	miguel		654
mikel	michael		36
mikele	michelle		4
mikey	michael		121
mikha	mikhail		1
mikhael	michael		5
mikhael	mikhail		8
mikhail	michael		5
mikhaylo	mikhail		8
miki	michela		4
miki	michelle		236
miki	miriam		233
mikita	nikita		8
mikko	michael		39
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
mila	lyudmila		234
mila	milada		1
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
milda	emil		52
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
millie	amelia		29
millie	camille		29
millie	emily		366
millie	mildred		81
milly	armilda		164
milly	emeline		29
milly	melissa		29
milly	mildred		207
milly	millicent		15
milly	parmelia		12
milly	permelia		164
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
milosh	milos		170
milosz	milos		170
milovan	milenko		7
milovan	milojko		1
milovan	milutin		7
milt	milton		188
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
miluska	miloslava		52
milutin	milojko		7
mim	miriam		83
mima	jemima		62
mimi	jemima		4
mimi	mary		4
mimi	mildred		4
mimi	miriam		78
mimis	dimitrios		115
mimmo	domenico		105
mina	almena		10
mina	mindwell		9
mina	minerva		9
mina	wilhelmina		86
mindi	arminda		4
mindi	melinda		4
mindie	arminda		6
mindy	arminda		4
mindy	melinda		78
minerva	manerva		72
minerva	mindwell		7
mingo	domingo		116
minite	arminta		6
minna	minnis		1
minna	minsku		0
minna	minttu		0
minne	minerva		1
minnie	almina		164
minnie	minerva		207
minnie	wilhelmina		365
minny	wilhemina		10
mino	giacomo		657
minty	araminta		6
miomir	miodrag		7
mira	elmira		15
mira	mary		4
mira	miranda		46
mira	mirek		0
mira	mirjana		0
mira	mirka		0
mira	miroslav		0
mira	miroslava		0
miranda	mary		4
mirek	mirko		7
mirek	miroslav		1
mirek	miroslaw		0
miriam	mairim		4
miriam	mary		133
miriam	maryam		134
miriam	mirian		4
mirjam	mary		5
mirjana	miroslava		7
mirka	mirjana		1
mirka	miroslava		152
mirko	mireczek		1
mirko	miroje		0
mirko	miroslav		0
mirko	miroslaw		0
miro	mirko		0
miro	miroslav		1
miroje	miroslav		1
miroslaw	mireczek		7
miroslaw	miroslav		739
mirus	mirko		7
mirus	miroslaw		1
miryam	mary		5
misa	michaela		152
misa	michal		152
misa	misko		1
mischa	mikhail		129
misha	mikhail		69
misha	mischechka		0
misha	mishanya		0
misha	mishenka		0
misha	mishka		0
misha	mishutka		0
misi	mihaly		189
miska	mihaly		101
miso	michal		52
miso	misko		1
misra	mishra		28
miss	melissa		4
miss	millicent		4
missie	melissa		10
missy	melissa		45
missy	millicent		29
mistik	mustafa		194
misu	mihai		209
mita	mitalee		0
mita	mitar		1
mitch	michael		646
mitch	mitchell		34
mitchel	mitchell		3
mitsos	dimitrios		612
mitt	mehitabel		4
mitt	submit		4
mittie	mehitabel		4
mittie	mitzi		6
mittie	mitzie		6
mittie	submit		4
mitty	mehitabel		35
mitty	mitzi		6
mitty	mitzie		6
mitty	submit		479
mitya	dmitry		129
mitzi	marietta		6
mitzi	miriam		78
mitzie	mary		4
mitzie	miriam		155
mj	michael		87
mlada	mladen		1
mladan	mladen		1
mlado	mladen		1
mo	maurice		188
mobarak	mubarak		2
moch	muhammad		277
mochamad	muhammad		277
mock	democrates		92
moe	maurice		59
moe	moses		98
mogge	mogens		1
moham	muhammad		2
mohamad	muhammad		2
mohamadou	muhammad		2
mohamadreza	mohammadreza		199
mohamed	muhammad		2
mohamet	muhammad		2
mohammad	muhammad		2
mohammed	muhammad		2
mohammedreza	mohammadreza		199
mohammod	muhammad		2
mohamud	muhammad		2
mohd	muhammad		2
mohsen	muhsin		2
mohsin	muhsin		2
mohssen	muhsin		2
moira	mary		39
moise	moses		5
moises	moses		5
moishe	moshe		16
moishi	moshe		64
mojzis	moses		5
mokhtar	mukhtar		2
moll	amalia		4
moll	amelia		4
moll	martha		9
moll	mary		9
molla	mullah		2
mollie	mary		456
molly	mary		45
moma	momcilo		1
moma	momir		0
momi	shlomo		64
momir	momcilo		1
momo	momcilo		0
momo	momir		1
mona	ramona		17
monchi	ramon		75
moncho	ramon		75
moni	monica		1
monika	monica		3
monique	monica		755
monna	monica		6
monnie	monica		6
monte	montaque		10
monte	monteleon		6
monte	montesque		1
monte	montgomery		82
montesque	montgomery		4
montse	montserrat		1
monty	gum		151
monty	lamont		29
monty	montgomery		76
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
morey	maurice		35
morey	seymour		12
morg	morgan		1
mori	maurice		4
mori	morteza		1
mori	seymour		4
moritz	maurice		36
morrie	maurice		461
morris	maurice		30
morris	morrison		0
mort	mortimer		149
morten	martin		5
mosammad	mosammat		102
mose	moses		607
mosh	moses		1
moshe	moses		159
mosheh	moshe		16
moshiko	moshe		141
moss	maurice		4
moss	moses		154
mossammat	mosammat		102
mossie	maurice		4
mostafa	mustafa		2
mostapha	mustafa		2
moti	mordechai		64
motti	mordechai		64
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
mst	mosammat		454
muh	muhammad		507
muhamad	muhammad		2
muhamed	muhammad		2
muhamet	muhammad		2
muhammadreza	mohammadreza		199
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
mukunda	mukund		71
muli	shmuel		64
mulla	mullah		2
mundhir	munther		2
muneer	munir		2
munthir	munther		2
munzer	munther		2
mur	muriel		17
murat	murad		2
musa	moses		5
musah	musa		2
musammat	mosammat		742
muse	musa		2
mustafe	mustafa		2
mustapha	mustafa		2
musthafa	mustafa		2
musti	mustafa		469
mychal	michael		5
myfi	myfanwy		1
mykhailo	mikhail		8
mykhaylo	mikhail		8
mykola	nicholas		5
mykola	nikolai		8
mykyta	nikita		8
myles	miles		31
myra	almira		154
myriam	maryam		134
myrt	myrtle		17
myrte	myrtle		1
myrti	myrtle		6
naas	ignatius		99
nabby	abbigale		6
nabby	abigail		46
nabeel	nabil		2
nace	ignatius		57
nace	ignatzio		6
nacho	ignacio		290
nada	nadezhda		0
nada	nadica		0
nada	nadine		72
nadenka	nadezhda		1
nadette	bernadette		291
nadezda	nadezhda		8
nadia	nadenzhda		0
nadia	nadezhda		4
nadiia	nadezhda		8
nadiya	nadezhda		244
nadiya	nadia		2
nadjib	najib		2
nadka	nadezhda		1
nadya	nadenka		0
nadya	nadezhda		234
nadya	nadia		2
nadya	nadka		7
nadya	nadyusha		0
nadyusha	nadezhda		7
naeem	naim		2
nagaraja	nagaraj		71
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
naldo	reynaldo		123
naldo	ronald		57
nan	ann		142
nan	anna		73
nan	hanna		26
nan	nance		0
nan	nancy		46
nana	ann		700
nana	anna		9
nana	nance		0
nancey	agnes		4
nancey	anna		4
nanci	agnes		4
nanci	anna		4
nancie	agnes		4
nancie	anna		4
nancy	ann		664
nancy	anna		4
nanding	fernando		123
nando	ferdinando		6
nando	fernando		77
nando	hernando		116
nandor	ferdinand		5
nanne	nance		7
nanne	nancy		7
nanni	giovanni		236
nannie	ann		18
nannie	anna		4
nannie	hanna		4
nannie	nancy		4
nanny	ann		669
nanny	hanna		12
nanny	nancy		487
nano	bernardo		116
nano	hernan		116
nano	mariano		116
nap	napoleon		208
nappe	napoleon		1
nappy	napoleon		43
naqvi	haider		4
narayana	narayan		71
narcis	narciset		1
nards	leonardo		123
naseem	nasim		2
naser	nasir		2
nasia	athanasia		100
nasos	athanasios		333
nasr	nasir		2
nasrallah	nasrullah		2
nasrollah	nasrullah		2
nasseer	nasir		2
nasser	nasir		2
nassir	nasir		2
nastya	anastasia		129
nat	natalie		98
nat	natasha		17
nat	nathan		142
nat	nathaniel		34
nata	natalia		0
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
natallia	natalia		8
natalya	natalia		8
natalya	natalie		5
natasha	natalia		69
natasha	natashenka		0
natasha	nateshka		7
natasha	natusyenka		7
nate	ignatius		26
nate	nathan		369
nate	nathaniel		34
nate	natius		0
nateshka	natalia		7
nath	nathaniel		1
nathalie	natalie		30
nathan	jonathan		88
nathan	nathaniel		375
nathanael	nathaniel		3
nathanel	nathaniel		3
nathanial	nathaniel		3
nathi	nkosinathi		643
nathl	nathaniel		18
nati	natalia		4
nati	netanel		64
natius	ignatius		62
natte	natalie		0
natte	nathan		1
natte	nathaniel		0
nattie	asenath		4
nattie	natalie		81
nattie	nathaniel		4
natty	asenath		12
natty	natalie		12
natty	nathan		0
natty	nathaniel		35
natusik	natalia		7
natusik	natasha		7
nava	navarre		10
naz	ignatzio		6
nazi	nazanin		1
neal	cornelius		259
neal	neil		30
nebo	nebojsa		1
nebojsha	nebojsa		170
neboysha	nebojsa		170
ned	edmund		230
ned	edward		55
ned	edwin		165
nedal	nidal		2
neddy	edgar		10
neddy	edmund		82
neddy	edward		82
neddy	edwin		82
neelie	cornelia		9
neelie	cornelius		4
neelie	neeltje		1
neels	cornelis		99
neels	cornelius		99
neely	cornelia		4
neely	cornelius		81
neguib	najib		2
neil	cornelius		671
neill	neil		3
nel	cornelia		63
nel	nelgon		0
nel	nelleke		1
nel	petronella		60
nel	pieternella		60
nele	cornelia		56
nelia	cornelia		62
nell	cornelia		166
nell	eleanor		176
nell	ellen		231
nell	helen		297
nell	helena		143
nelle	cornelia		57
nelle	eleanor		4
nelle	helena		4
nellie	cornelia		166
nellie	eleanor		288
nellie	ellen		231
nellie	helen		475
nellie	nelleke		0
nelly	cornelia		300
nelly	eleanor		307
nelly	helen		9
nelly	nelle		93
nels	nelson		149
nelso	nelson		80
nelu	ion		209
neno	nenad		1
nerva	manerva		6
nervie	manerva		6
nessa	agnes		57
nessa	vanessa		15
nessie	agnes		304
nest	nestorio		10
nestor	nestorio		109
net	antoinette		9
neto	ernesto		306
neto	netto		28
netta	antoinette		57
netta	antonia		15
nettie	antoinette		475
nettie	henrietta		29
nettie	jeanette		12
nettie	juanita		29
nettie	natalie		78
nettie	pernetta		164
neva	genevieve		9
newton	newt		17
ngozi	ngozichukwu		686
ngyuen	nguyen		509
nha	bruna		4
nial	neil		36
nib	isabel		15
nib	isabella		57
nibby	isabel		35
nibby	isabella		12
nic	nicholas		621
niccolas	nicholas		3
niccolo	nicholas		5
nicey	vernisee		6
nicholaus	nicholas		3
nichole	nicholette		6
nichole	nicole		4
nichs	nicholas		18
nicie	eunice		6
nicie	unice		6
nick	dominic		663
nick	nicholas		55
nick	nicodemus		0
nick	nik		388
nicke	nicholas		1
nicke	nicole		0
nickey	nicholette		6
nicki	dominik		70
nicki	nichola		0
nicki	nicholas		4
nicki	nichole		0
nicki	nicholette		6
nicki	nicola		0
nicki	nicole		701
nicki	nicolena		4
nickie	nichola		7
nickie	nicholas		155
nickie	nichole		7
nickolas	nicholas		3
nicky	nichola		0
nicky	nicholas		357
nico	nicholas		121
nico	nicolaas		262
nicodemus	nicholas		9
nicola	nicholas		5
nicolae	nicholas		5
nicolae	nicusor		7
nicolai	nikolai		8
nicolaos	nikolaos		32
nicolas	nicholas		3
nicolas	nicolette		0
nicolaus	nicholas		36
nicolay	nikolai		8
nicole	nicholette		6
nicole	nicolena		1
nicole	nicolene		0
nicole	nicolina		0
nicos	nikolaos		32
nicu	nicolae		209
nicu	nicusor		0
niek	nicolaas		60
niekie	nicolaas		99
niel	cornelius		165
niel	neil		30
niels	cornelius		10
niels	nicholas		5
nige	nigel		1
night	knight		4
nik	nikolai		0
nik	nikolaos		188
niki	nicole		82
niki	nikolett		4
nikki	nicola		74
nikki	nicole		154
niklas	nicholas		36
niko	nicholas		4
niko	nikica		0
niko	nikolai		1
niko	nikolaos		0
nikola	nicholas		5
nikolai	nicholas		5
nikolaiy	nikolai		8
nikolaj	nikolai		8
nikolajs	nikolai		110
nikolaos	nicholas		220
nikolaos	nikolai		244
nikolas	nicholas		730
nikolas	nikolaos		279
nikolaus	nicholas		5
nikolaus	nikolai		160
nikolay	nikolai		8
nikoleta	nikolina		1
nikos	nikolaos		32
niksa	nikica		1
nilla	gunilla		66
nille	pernille		214
nils	nicholas		5
nina	antonina		10
nina	enedina		9
nina	ninnukka		0
nina	ninoslava		1
nina	ninsku		0
nino	nindza		0
nino	ninoslav		1
ninoy	benigno		123
niss	niels		609
nisse	nils		66
nita	juanita		62
noah	manoah		17
noel	nowell		17
noemi	naomi		4
nola	fionnula		10
nola	magnolia		10
nole	nicole		6
nollie	olive		12
nollie	olivia		35
nomi	noman		4
noni	joanna		4
nonie	joan		35
nonie	johannah		12
nonie	nora		6
nonnie	manola		6
noor	nur		2
nooraldin	nuruddin		2
nooruddin	nuruddin		2
noorulhuda	nurulhuda		2
nora	eleanor		45
nora	lenora		211
norah	honora		72
norbe	norbert		1
norbu	norbusamte		6
norby	norbert		43
noreddine	nuruddin		2
norm	norman		121
norma	nora		4
normie	norman		10
norrie	honora		4
norry	honora		6
noruddin	nuruddin		2
notis	panagiotis		100
nour	nur		2
noure	nur		2
noureddine	nuruddin		2
nouredine	nuruddin		2
noursoultan	nursultan		784
noynoy	benigno		123
nura	amalina		4
nuraddin	nuruddin		2
nuralhuda	nurulhuda		2
nureddin	nuruddin		2
nurudin	nuruddin		2
nuur	nur		2
nygel	nigel		3
obaydullah	obaidullah		2
obe	obed		1
obed	obadiah		179
obed	obedience		17
obeidallah	obaidullah		2
obeidullah	obaidullah		2
obet	roberto		123
obie	obadiah		128
obie	obediah		6
oda	odelia		10
ode	otis		6
odo	odell		72
ofa	mostofa		4
ofa	mustofa		4
okey	okechukwu		192
okkie	ockert		99
oksana	oksanka		0
oksenia	kseniya		8
ola	aleksandra		297
ola	olavi		1
ola	viola		6
olda	oldrich		52
ole	olaf		10
oleg	olegushka		0
oleg	olezha		0
oleg	olezhek		0
oleg	olezhka		0
olegs	oleg		110
oleh	oleg		8
olek	aleksandr		178
oleksander	aleksandr		8
oleksandr	aleksandr		8
oleksandra	aleksandra		8
oleksii	aleksey		8
oleksiy	aleksey		8
olena	helen		5
olena	yelena		8
oles	aleksandr		193
olexandr	aleksandr		8
olga	olia		4
olha	olga		8
oli	oliver		1
oli	olivia		0
olive	olivetta		1
oliver	oliveira		28
oliver	olivetta		7
oliverio	oliver		5
olivero	oliver		5
olivier	oliver		5
oliwa	oliver		1
olle	olof		66
olli	olavi		261
ollie	olive		12
ollie	oliver		55
ollie	olivia		298
olly	ollie		1
olph	rudolph		46
olph	rudolphus		29
olya	olga		69
omar	umar		2
omer	umar		2
omi	naomi		6
ona	arizona		6
ona	yeona		6
ondra	ondrej		215
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
ora	aurelia		154
ora	aurilla		9
ora	corinne		6
ora	orilla		17
ordie	roderick		10
ore	moore		4
orilla	aurelia		154
orilla	aurilla		4
orme	norman		10
orphelia	ophelia		9
osaforum	onicyphorous		6
osaforus	onicyphorous		6
osama	usama		2
osamah	usama		2
oscar	oskar		28
osman	uthman		2
osmon	uthman		2
ossie	oswald		473
ossy	oswald		35
ossy	waldo		210
ota	otakar		1
ote	otis		17
otha	theotha		6
othman	uthman		2
otik	otakar		52
otis	othello		9
ouafa	wafa		276
oualid	walid		2
oumar	umar		276
ousama	usama		2
ousman	ousmane		525
ousmane	uthman		2
oussama	usama		2
ovanes	hovhannes		243
ovanes	john		5
ovi	ovidiu		1
owen	john		39
oxana	oksana		8
oz	oswald		59
ozzie	oscar		74
ozzie	osvaldo		260
ozzie	oswald		59
ozzy	ossy		93
ozzy	oswald		46
ozzy	waldo		210
pablo	paul		5
paco	francisco		77
paco	pacheco		0
paco	pacho		0
paddy	patrick		138
padraig	padraigean		0
padraig	patrick		36
paja	pavel		52
pal	paul		39
palo	pavol		52
pam	pamela		76
pammie	pamela		10
pammy	pamela		457
panagiotes	panagiotis		32
panayiotis	panagiotis		32
panayotis	panagiotis		32
pancho	francisco		359
panni	anna		101
panos	panagiotis		32
paolo	paul		5
pari	parisa		1
parsune	parthenia		7
parsuny	parthenia		6
paru	parvati		1
pasha	pavel		69
pasoonie	parthenia		6
pat	patience		15
pat	patricia		153
pat	patrick		492
pat	patse		0
pate	patricia		0
pate	patrick		46
pate	peter		26
pati	patrycja		4
patience	patricia		7
patk	patrick		18
pato	patricio		9
patric	patrick		3
patrica	patricia		3
patrice	patrick		5
patricio	patrick		5
patrik	patrick		3
patrizio	patrick		5
patrk	patrick		18
patryk	patrick		3
patse	patricia		1
patse	patrick		0
patsy	martha		476
patsy	patricia		104
patsy	patrick		675
patte	patience		0
patte	patricia		1
patte	patrik		66
patti	patricia		613
pattie	martha		166
pattie	patricia		81
patty	martha		300
patty	patience		29
patty	patricia		45
patty	patsy		58
pau	paul		39
paul	pavlos		278
paula	paulina		1
paule	paulette		1
pauli	paula		31
paulie	paulin		0
paulie	pauline		1
pauline	paula		9
paulo	paul		5
paulus	paul		5
pave	pavel		1
pavel	paul		5
pavel	pavka		7
pavel	pavlik		0
pavel	pavlusha		0
pavels	pavel		110
pavko	pavel		7
pavla	pavlina		1
pavle	paul		5
pavle	pavao		7
pavle	pavel		785
pavlo	paul		5
pavlo	pavel		8
pavlos	paul		5
pavo	pavel		1
pavol	pavel		8
pawel	paul		5
pawel	pavel		8
pawelek	pavel		178
peadar	peadairean		1
pedro	pedrinho		0
pedro	pedrito		0
pedro	pedrocas		1
pedro	peter		5
peer	peter		39
peg	margaret		45
peg	margaretta		163
peg	peggy		17
peggie	margaret		4
peggie	margarita		6
peggy	margaret		45
peggy	margaretta		107
peggy	marguerite		6
pehr	per		272
pelle	per		294
pen	penelope		10
penie	philipina		6
penne	penelope		1
penney	penelope		4
penni	penelope		4
pennie	penelope		4
penny	penelope		45
pepa	josefa		116
pepa	josefina		116
pepa	joseph		205
pepe	jose		77
pepe	pepas		0
pepik	joseph		353
peppe	giuseppe		105
peppino	giuseppe		105
per	peder		363
per	peter		39
pera	perica		1
peran	perica		1
percy	percival		86
pere	peter		39
perico	pedro		75
perko	perica		1
permelia	amelia		9
pero	perica		1
perri	pelegrine		4
perry	pelegrine		78
perry	peregrine		17
peta	petra		1
petar	peter		5
petar	petr		8
pete	peter		34
peter	patrick		15
peter	petike		0
peter	petros		278
peter	petrus		106
peter	pieter		751
petey	peter		253
peti	peter		1
petko	petsa		7
petko	petyo		7
peto	peter		52
petr	peta		7
petr	peter		5
petr	petrus		394
petra	petronella		1
petras	peter		5
petre	petr		8
petre	petrica		0
petre	petrisor		0
petre	petrut		0
petri	pekka		144
petro	petr		8
petros	peter		5
petrus	peter		38
petya	petenka		0
petya	peter		7
petya	petike		0
petya	petka		7
petya	petr		69
petya	petruha		0
petya	petrusha		0
petya	petyunya		0
phebe	phoebe		3
phelia	orphelia		6
phelipe	philipe		80
phena	tryphena		43
phenie	parthenia		6
pheobe	tryphena		4
pherbia	pharaba		4
pherbia	pheriba		6
pheriba	pharaba		4
phidelia	bedelia		4
phidelia	fidelia		147
phil	philetus		15
phil	philip		34
phil	philippe		0
philadelphia	delpha		17
phililpa	philipina		4
philipp	philip		3
philippe	philip		36
philippos	philip		5
philis	phyllis		3
phill	adelphia		4
phillie	philip		1
phillip	philip		3
phillips	philip		36
phillis	phyllis		3
philly	adelphia		43
philly	philip		0
philly	philippa		0
phineas	alphinias		4
phoebe	philipina		92
pierre	peter		5
pierre	pierrette		7
pierrot	pierre		292
piet	petrus		106
piet	pieter		0
pieter	peter		38
pietr	pieter		326
pietro	peter		5
pili	pilar		77
piluca	pilar		75
pim	willem		63
pink	pinckney		6
pino	giuseppe		716
piotr	peter		5
piotr	petr		8
piotr	piotrus		0
piotrek	petr		139
piotrs	petr		8
pip	philip		177
pip	philipina		6
pip	philippa		98
pipe	philipe		9
pippa	philippa		59
pippa	phillipa		83
pippo	filippo		236
pista	istvan		189
pista	stefan		152
pisti	istvan		468
pita	guadalupe		116
pjetr	peter		5
pjotr	petr		8
ples	pleasant		92
poe	putri		4
pok	pocahontas		4
pokey	pocahontas		6
pola	paola		4
poldi	leopold		18
pollie	mary		10
polly	mary		76
polly	paula		15
polly	paulina		29
polly	pauline		256
polo	hipolito		116
polo	leopoldo		306
poncho	alfonso		9
poul	paul		5
prakasha	prakash		71
pranas	francis		5
predo	predrag		1
pres	prescott		43
presa	predrag		1
prill	pricilla		1
prisca	pricilla		7
priss	pricilla		1
prisse	priscilla		1
prissy	priscilla		289
provy	providence		6
pru	prudence		1
pru	prue		0
prude	prudence		1
prudy	prudence		460
prue	prude		0
prue	prudence		86
przemek	przemyslaw		49
puja	pooja		24
puss	philadelphia		4
puss	prudence		9
pyotr	petr		8
qadeer	qadir		2
qader	qadir		2
qasem	qasim		2
qassem	qasim		2
qassim	qasim		2
quent	quentin		18
quico	francisco		75
quil	aquilla		92
quilla	tranquilla		6
quillie	aquilla		6
quin	quincy		0
quin	quinton		1
quinn	quince		9
quino	joaquin		75
quint	quince		4
quique	enrique		77
raajesh	rajesh		24
rabindra	ravindra		24
rach	rachel		59
rach	rachelle		0
rachael	rachel		16
racheal	rachel		16
rachele	rachel		5
rachelle	rachel		242
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
radek	radoslaw		49
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
rae	rachel		59
rae	raech		0
raech	rachel		9
raed	raid		2
raf	rafael		1
rafa	rafael		116
rafa	rafaela		43
rafael	raphael		5
rafaele	raffaele		508
rafail	raphael		5
rafal	raphael		5
rafee	rafi		2
rafeeq	rafiq		2
raff	raphael		9
raffaele	raphael		5
rafi	rafael		0
rafi	raphael		64
rafi	refael		64
rafik	rafiq		2
rafiqi	rafiq		404
rafu	rafael		1
ragaa	raja		2
ragab	rajab		2
raghava	raghav		71
raheem	rahim		2
rahel	rachel		16
rahiim	rahim		2
rahmah	rahma		2
rahmatollah	rahmatullah		2
raimondo	raymond		5
raimund	raymond		3
raimundo	raymond		5
rajiv	rajeev		28
raju	rajendra		4
rakhim	rahim		2
ralf	ralph		31
ralph	raphael		57
ralphie	ralph		18
ralu	raluca		1
ramadhan	ramadan		2
ramazan	ramadan		2
ramdane	ramadan		2
ramesha	ramesh		24
rami	avraham		233
ramon	ramoncito		1
ramon	raymond		5
ramon	roman		405
ramond	raymond		5
ramzan	ramadan		2
rana	lorraine		9
ranald	ronald		3
rand	miranda		4
rand	randolph		1
randall	randolph		373
rande	randall		1
rande	randolph		82
randi	miranda		92
randy	miranda		26
randy	randall		706
randy	randolph		232
raoof	rauf		2
raouf	rauf		2
raoul	ralph		5
raquel	rachel		407
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
ravinder	ravindra		273
ray	raymond		34
raymie	raymond		18
raymund	raymond		3
rayner	rainer		21
raza	ridha		2
raze	erasmus		6
rchd	richard		18
rdgo	rodrigo		122
rea	andrea		6
reba	rebecca		615
rebe	rebecca		10
rebeca	rebecca		3
rebeccah	rebecca		3
rebecka	rebecca		31
rebekah	rebecca		3
rebekka	rebecca		30
red	charles		41
red	henry		41
red	james		41
red	john		41
red	william		41
reda	ridha		2
redha	ridha		2
ree	aurelia		6
ree	cory		6
reece	rees		28
reece	rhys		3
reese	rhys		3
reetta	margareeta		144
refina	rufina		9
reg	reggie		17
reg	reginald		76
regge	regina		1
regge	reginald		0
reggie	regina		26
reggie	reginald		138
reggy	reginald		36
reginald	reynold		17
regis	reginaldo		4
rehma	rahma		2
rehmatullah	rahmatullah		2
reina	reichan		0
reina	reinachan		1
reiner	rainer		21
reini	reinhard		44
rella	cinderella		6
ren	lauren		6
rena	irene		57
rena	serena		15
renae	rene		31
renaldo	reginald		9
renata	renatinha		1
renia	irena		212
renia	teresa		212
renius	cyrenius		43
renne	renaldo		1
renny	reginald		43
renzo	lorenzo		105
resa	theresa		59
reshid	rashid		2
resi	therese		56
resi	theresia		56
retta	chiara		4
retta	henrietta		57
retta	loretta		15
rex	rexford		87
rey	reynaldo		87
reza	ridha		2
rhett	garrett		6
rhis	rhys		3
rhoda	rhodella		9
rhynie	rhyna		50
ria	eleftheria		115
ria	maria		106
ria	riacska		0
riad	riyad		2
riah	azariah		35
riah	uriah		12
rian	adrian		6
rian	ryan		30
riane	adriane		6
ricardo	ricardinho		1
ricardo	richard		133
riccardo	richard		5
rich	aldrich		12
rich	richard		34
rich	ricke		0
rich	ricky		58
richardas	richard		5
richd	richard		18
riche	aldrich		12
riche	rich		218
riche	richard		1
richi	ricardo		75
richie	richard		121
rick	broderick		29
rick	cedric		12
rick	derek		15
rick	dick		58
rick	eric		26
rick	ricardo		190
rick	rich		58
rick	richard		55
rick	riche		0
rick	rickey		389
rick	ricky		390
ricka	frederica		9
ricka	fredericka		35
ricke	richard		1
ricki	broderick		4
ricki	cedrick		4
ricki	eric		4
ricki	richard		4
rickie	richard		81
ricky	broderick		29
ricky	cedric		12
ricky	eric		29
ricky	ricardo		190
ricky	richard		55
rico	ricardo		473
rida	ridha		2
rie	maria		63
riek	hendrika		60
rienne	adrienne		6
rienne	andriane		6
rik	hendrik		65
rikard	richard		5
riki	riccardo		4
riki	rivka		64
rilla	avarilla		6
rilla	cinderella		6
rilla	serilla		6
rilly	aurelia		6
rilly	orilla		6
rina	catharina		262
rina	rinale		1
rina	rineke		0
ripa	risto		144
rissa	marissa		6
rita	jerita		17
rita	margaret		485
rita	margaretta		15
rita	margarita		17
rita	ritik		0
rita	ritinha		0
rita	ritka		0
rita	ritunya		0
rita	ritusya		0
ritchie	richard		18
rivi	rivka		1
rivka	rebecca		159
rivka	rivush		0
rivkah	rivka		16
riyadh	riyad		2
riza	ridha		2
rj	robert		87
rob	bob		58
rob	bobby		58
rob	robert		34
rob	robertus		0
rob	robinson		0
robb	robert		461
robban	robert		66
robbe	robert		1
robbe	roberta		0
robbe	robin		7
robbi	robert		4
robbi	roberta		4
robbie	robert		619
robbie	roberta		230
robby	robert		357
robby	roger		651
rober	roberto		1
robert	robertus		0
robert	robinson		7
robertas	robert		5
roberto	robert		5
roberts	robert		36
robi	robert		1
robin	robinson		0
robin	roger		703
robo	robert		1
robt	robert		18
roby	roberta		6
rod	roderick		368
rod	rodney		121
rod	roger		26
rodde	rodney		1
roddie	roderick		10
roddy	roderick		187
roddy	rodney		9
rodger	roger		30
rodie	rhoda		53
rodny	rodney		3
rodolfo	rudolph		5
rodolphe	rudolph		5
rodri	rodrigo		1
roffe	rolf		66
roge	roger		62
rogelio	roger		5
rogerio	roger		5
roland	orlando		72
rolf	ralph		39
rolf	rollo		0
rolf	rudolph		46
rolf	rudolphus		26
rolle	roland		1
rollie	roland		18
rollo	roland		57
rollo	rudolphus		4
rolly	roland		128
rolo	rodolfo		75
roma	roman		1
roma	romka		0
roma	romochka		0
roma	romych		0
roman	romeczek		0
roman	romochka		0
roman	romych		0
romek	roman		213
romka	roman		7
romus	roman		7
ron	aaron		88
ron	cameron		15
ron	myron		74
ron	ronald		34
ron	ronaldo		0
ron	ronron		0
ron	veronica		26
ronaldinho	ronaldo		255
ronie	veronica		43
ronna	veronica		51
ronne	ronald		1
ronne	ronaldo		0
ronni	aaron		4
ronni	cameron		4
ronni	ronald		4
ronni	veronica		176
ronnie	aaron		26
ronnie	ron		325
ronnie	ronald		357
ronnie	veronica		230
ronny	cameron		26
ronny	ron		90
ronny	ronald		45
ronny	veronica		650
roohollah	ruhollah		199
roric	roderick		10
rorie	rory		3
ros	rosalind		74
ros	ross		3
rosa	rosabel		12
rosa	rosabella		88
rosa	rosable		0
rosa	rosalinda		15
rosa	rosalyn		46
rosa	rosarita		0
rosa	rose		38
rosa	roseana		0
rosa	roseanne		0
rosa	rosinha		0
rosabella	isabella		9
rosabelle	rosabella		109
rosable	rosabella		4
rosable	rosalyn		1
rosable	roseanne		7
rosalinda	rosalyn		9
rosalyn	rosabella		1
rosalyn	rosarita		0
rosalyn	roseanne		7
rosanne	rosanna		130
rosarita	rosalinda		1
rosarita	roseanne		7
rose	rosabel		12
rose	rosabella		15
rose	rosable		0
rose	rosalinda		15
rose	rosalyn		15
rose	rosarita		0
rose	roseana		0
rose	roseann		35
rose	roseanna		12
rose	roseanne		0
rose	rosemary		231
rose	roxanna		15
rose	roxanne		15
roseana	rosalinda		7
roseana	rosalyn		7
roseann	rosanna		10
roseanna	rosanna		10
roseanne	rosabella		7
roseanne	rosalinda		7
roseanne	rosanna		10
rosemarie	rosemary		53
rosey	rosemary		6
rosie	rosalind		74
rosie	rose		757
rosie	roseann		12
rosie	roseanna		12
rosie	rosemary		98
rosita	rosinha		1
roso	osorio		4
ross	roscoe		6
rosta	rostislav		52
rosy	euphrosina		4
rouhollah	ruhollah		199
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
roxie	roxanne		35
roxy	roseanne		4
roxy	roxanne		82
roy	leroy		492
roz	rosabel		12
roz	rosabella		29
roz	rosalind		18
roz	rosalinda		15
roz	rosalyn		26
roz	roseann		12
roz	roseanna		12
roza	rose		5
rube	reuben		625
ruben	reuben		4
rubi	reuben		4
rubi	reuven		64
rubie	reuben		4
ruby	reuben		4
ruby	rubanetta		1
ruda	rudolf		1
rude	rudolph		1
rudi	rudolf		1
rudiger	roger		5
rudiger	ruediger		21
rudolf	rudolph		38
rudolph	rudolphus		1
rudy	rodolfo		41
rudy	rudolph		34
rudy	rudolphus		12
rufe	rufus		18
ruggero	roger		5
ruhullah	ruhollah		199
ruminta	araminta		6
rupert	robert		744
rupert	roger		479
ruprecht	robert		39
rurik	roderick		10
ruslans	ruslan		110
russ	russell		34
russ	ruste		0
russel	russell		3
ruste	russell		1
rusty	russell		490
rustyn	russell		10
rut	ruth		5
rutger	rutgerus		1
ruthie	ruth		18
ruud	rudolf		60
ruvi	reuven		64
ruza	ruzena		52
ruza	ruzica		1
ry	ryan		6
ryad	riyad		2
rye	zachariah		9
ryon	ryan		3
rysiek	ryszard		213
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
sacha	aleksandr		193
sade	folasade		156
sadegh	sadiq		2
sadek	sadiq		2
sadeq	sadiq		2
sadeq	siddiq		148
sadie	mercedes		6
sadie	sara		45
sadik	sadiq		2
sadiq	abubakar		4
sadiq	siddiq		148
saed	said		2
saeed	said		2
safia	safiya		2
safie	safieel		6
safiyah	safiya		2
safiyya	safiya		2
sahara	sara		31
sahra	sara		3
saied	said		2
saiid	said		2
saiyid	sayyid		2
saki	sakic		1
saki	sakica		0
saki	sakinka		0
sakis	athanasios		115
sakis	sotirios		115
sakke	sakari		1
sakkie	izak		99
saku	sakari		1
sal	salmon		0
sal	salvador		676
sal	salvatore		188
sal	solomon		26
salaah	salah		2
salah	salih		148
salahaddin	salahuddin		2
salaheddin	salahuddin		2
salaheddine	salahuddin		2
salahudin	salahuddin		2
salamon	solomon		5
sale	halo		4
saleem	salim		2
saleh	salih		2
salehe	salih		2
salem	salim		134
salikh	salih		2
salina	selina		4
salley	sally		3
salley	sara		4
sallie	sally		3
sallie	sara		4
sally	salvador		6
sally	sara		45
salmon	solomon		51
salomao	solomon		5
salomon	solomon		5
salyem	salim		2
sam	samantha		231
sam	samgon		0
sam	samne		0
sam	sampson		0
sam	samson		0
sam	samuel		34
sameer	samir		2
samgon	samantha		7
samgon	samuel		7
samie	samantha		0
samie	samuel		1
saml	samuel		18
samme	samantha		0
samme	samuel		1
sammi	samantha		81
sammi	samuel		4
sammie	samantha		299
sammie	samuel		456
sammy	sam		325
sammy	samantha		73
sammy	samson		0
sammy	samuel		55
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
sander	alexander		304
sandi	alexander		4
sandi	alexandria		4
sandi	sandra		18
sandie	alexander		4
sandie	alexandria		4
sandor	alexander		5
sandra	alexandra		153
sandra	alexandria		73
sandra	cassandra		15
sandro	alessandro		105
sandro	alexander		70
sandu	alexandru		209
sandy	alexander		298
sandy	alexandra		88
sandy	cassandra		142
sandy	sander		0
sandy	sandra		86
sangi	sangeetha		4
sanja	sandi		7
sanja	sandra		1
sanjai	sanjay		24
sanjeeva	sanjeev		71
sanna	sandra		1
sanne	sandra		1
sanne	susanne		70
sannie	susanna		99
santeri	aleksanteri		144
santi	santiago		77
santiago	james		5
sanya	aleksandr		69
sanya	sanka		7
sanyi	sandor		189
sanz	sanchez		4
sara	sarah		38
sara	sarahann		10
sarah	sara		30
sarah	sarahann		10
sare	sarah		39
sariah	sara		31
sarn	arnold		4
sarra	sarah		5
sasa	saska		1
sascha	alexander		44
sasha	aleksandr		234
sasha	aleksandra		234
sasha	alexander		215
sasha	alexandria		9
sasha	sashechka		0
sasha	sashenka		0
sasha	sashka		0
sasse	alexander		91
satisha	satish		71
saul	solomon		51
savanna	savannah		53
sayed	said		134
sayed	sayyid		148
sayeed	said		2
sayf	saif		2
sayid	sayyid		2
sayyed	sayyid		2
sceeter	scott		6
schimon	shimon		16
schlomo	shlomo		16
schmuel	shmuel		16
schorsch	georg		44
scott	prescott		26
scottie	prescott		9
scottie	scott		760
scotty	prescott		29
scotty	scott		761
seamus	james		5
sean	john		5
seanie	sean		635
seb	sebastiaan		1
seb	sebastian		17
sebastiano	sebastian		5
sebastiao	sebastian		5
sebastien	sebastian		3
sebastijan	sebastian		5
sebbe	sebastian		1
sebby	sebastian		6
sedigh	siddiq		2
see	seymour		43
seeta	sita		24
seev	zeev		16
seid	said		2
seif	saif		2
selahattin	salahuddin		2
seleem	salim		2
selena	selina		31
selim	salim		2
selma	anselm		6
selman	salman		2
semen	semyon		8
semion	semyon		8
semir	samir		2
semjon	semyon		8
semsettin	shamsuddin		2
semyon	simon		5
sene	asenath		114
senie	eseneth		6
seph	persephone		6
sephy	persephone		6
sepp	joseph		127
seraj	sirajuddin		134
serajuddin	sirajuddin		2
serena	sabrina		9
serena	serilla		7
serene	cyrenius		114
serezha	sergey		129
serge	sergey		244
serge	sergio		130
serge	sergius		5
sergei	sergey		8
sergej	sergey		8
sergejs	sergey		110
sergey	sergius		5
sergey	seryoga		7
sergey	seryozhenka		7
sergey	seryozhka		7
serghei	sergey		8
sergi	sergius		5
sergii	sergey		8
sergio	sergey		405
sergio	sergius		5
sergiy	sergey		8
serguei	sergey		8
serhii	sergey		8
serhii	serhiy		403
serhij	serhiy		403
serhiy	sergey		8
serif	sharif		2
seriy	sergey		1
seryozha	sergey		69
serzh	sergei		789
seun	oluwaseun		156
seva	sevil		1
seva	sevinc		0
sevda	sevinc		1
severin	soeren		214
sevil	sevda		7
sevil	sevinc		1
seydou	said		795
seyed	sayyid		2
seymore	seymour		108
seyyed	sayyid		2
sha	shaina		6
sha	sharon		6
shade	folasade		156
shade	folashade		156
shaik	basha		4
shaikh	shaykh		2
shakeer	shakir		2
shaker	shakir		2
shamsaddin	shamsuddin		2
shamsudin	shamsuddin		2
shana	shannon		4
shane	sean		393
shankara	shankar		71
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
shaun	sean		30
shauna	shawna		4
shawn	sean		30
shay	seamus		712
shay	shaina		6
shay	sharon		6
shayla	sheila		4
shayne	sean		9
shayne	shane		147
shaz	sharon		83
shaza	sharon		1
sheba	bathsheba		10
sheik	shaykh		2
sheikh	shaykh		2
shekh	shaykh		2
shel	sheldon		0
shel	shelton		62
shell	michelle		9
shell	rachel		4
shell	sheldon		4
shelle	sheldon		1
shelle	shelton		0
shelley	michelle		140
shelley	rachel		4
shelley	sheldon		4
shelley	shelly		3
shelli	michelle		4
shelli	rachel		4
shelli	sheldon		4
shellie	michelle		140
shellie	rachel		4
shellie	sheldon		4
shellie	shelly		3
shelly	michelle		73
shelly	rachel		365
shelly	sheldon		164
shelly	shelton		12
shelomo	shlomo		16
shelton	sheldon		9
shely	michelle		6
sher	cher		471
sher	cheryl		487
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
sherry	charlotte		29
sherry	cheryl		488
sherry	shirley		29
sherryl	cheryl		3
shery	sharon		4
sheryl	cheryl		30
sheryl	sharon		9
sheryn	cheryl		1
sheryn	sharon		9
sheryn	sheron		0
sheva	siva		273
shimeon	simon		5
shimon	simon		159
shirl	shirley		505
shiva	shiv		514
shiva	siva		24
shlomo	solomon		159
shmuel	samuel		38
shmulik	shmuel		141
shrinivas	srinivas		24
shuki	yehoshua		64
shura	aleksandr		193
si	silas		15
si	simeon		15
si	simon		86
si	sylvester		29
siarhei	sergey		8
siarhiej	sergey		8
sibbe	sibyl		7
sibbell	sibbilla		516
sibbie	sibbilla		6
sibbie	sybill		6
sibyl	sibbilla		147
sid	sidney		34
siddik	siddiq		2
siddique	siddiq		2
sidiq	siddiq		2
sidney	sydney		30
sig	sigismund		6
sig	sigmund		1
sigge	sigvard		1
siggi	siegfried		44
siggit	sigrid		7
sigi	siegfried		44
sigmund	sigismand		7
sigmund	sigismund		4
silla	drusilla		17
silla	priscilla		9
silla	sarilla		6
silver	sylvester		9
silvester	sylvester		108
silvia	sylvia		3
sim	simeon		0
sim	simon		59
sima	simonetta		0
sima	simun		1
sima	simunica		0
simao	simon		5
sime	simonetta		1
sime	simun		0
sime	simunica		0
simeon	semyon		160
simeon	shimon		171
simeon	simon		132
simha	singh		24
simo	simeon		0
simo	simonetta		1
simone	simon		5
simun	simunica		1
sina	rosina		6
sinah	lucina		6
sing	singh		24
sinha	singh		745
sion	simeon		26
sion	simon		46
sirajudin	sirajuddin		2
sis	frances		51
sissi	elizabeth		127
sissy	cecilia		18
sitha	sita		24
siti	city		28
siti	fatima		4
siva	shiv		514
sjaak	jacobus		65
sk	sheikh		454
slava	vyacheslav		376
slave	slaven		1
slave	slavisa		0
slave	slavko		0
slave	slavoljub		0
slave	slavomir		0
slavek	jaroslav		152
slavek	rostislav		152
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
sly	sylvester		86
smit	mitchell		4
smitty	smith		221
sneki	snezana		1
sneska	snezana		7
sneza	snezana		1
sobhi	subhi		2
sofia	sophia		133
sofiane	sufyan		2
sofie	sophie		21
sofiya	sophia		5
sofya	sophia		5
soja	zoya		8
sol	solomon		86
sole	soledad		1
soleiman	sulayman		2
soliman	sulayman		2
solle	solomon		1
solly	solomon		128
soln	solomon		18
sonja	sonia		3
sonnie	sondra		6
sonny	anderson		4
sonny	jefferson		78
sonny	judson		29
sonya	sonechka		0
sonya	sonia		3
sophia	sophronia		72
sophie	sophia		604
sophy	sophia		18
soren	soeren		272
soufiane	sufyan		2
soulaymane	sulayman		2
souleymane	sulayman		2
soumaya	sumaya		2
spar	parker		4
spence	spencer		1
spiridon	spyridon		32
spiros	spyridon		32
spyros	spyridon		32
squat	scott		6
srah	rahman		4
srda	srdan		1
srdo	srdan		1
sreenivas	srinivas		24
srele	sreten		1
sreta	sreten		1
srinivasa	srinivas		24
srinivasan	srinivas		24
srulik	israel		64
srulik	yisrael		64
stacey	anastasia		4
stacey	eustacia		4
stacey	stacy		3
stach	stanislaw		49
staci	anastasia		4
staci	eustacia		4
staci	stacy		3
stacia	eustacia		17
stacie	anastasia		4
stacie	eustacia		4
stacie	stacy		3
stacy	anastacia		10
stacy	anastasia		140
stacy	eustacia		140
stal	crystal		6
stan	stanley		254
stana	stanislav		1
stancho	stanislav		1
standa	stanislav		52
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
stas	stanislav		69
stas	stasik		0
stasenka	stanislav		7
stasia	stanislawa		49
stasiek	stanislav		178
stasik	stanislav		7
stasik	stasenka		1
stasik	stasya		0
stasya	stanislav		7
staszek	stanislav		178
stathis	efstathios		32
stauros	stavros		32
stef	stefan		1
stef	stefek		0
stef	stefko		0
stef	stephanus		60
stefan	stefanel		0
stefan	stephen		133
stefan	stevica		7
stefanie	stephani		31
stefano	stephen		5
stefanos	stephen		5
stefek	stefan		1
stefen	stephen		3
steffe	stefan		1
steffen	stephen		36
steffi	stefanie		1
steffi	stephanie		6
steffie	stephanie		6
stefko	stefan		1
stefo	stefan		1
stefo	steve		7
stele	estella		10
stelios	stylianos		32
stella	estella		264
stella	estelle		15
stella	stellaluna		0
stepan	stefan		170
stepan	stepanchik		0
stepan	stephen		5
stepanos	stephen		5
stepans	stephen		5
steph	stephane		0
steph	stephanie		187
steph	stephen		142
steph	steve		7
steph	stevie		0
steph	stevo		7
stephan	stefan		170
stephan	stephen		386
stephane	stephen		5
stephani	stephanie		53
stephany	stephanie		53
stephie	stephanie		252
stephine	stephanie		6
stephon	stephen		3
stephy	stevie		7
stepn	stephen		18
steponas	stephen		5
steva	stefan		1
stevan	stefan		523
stevan	stephen		13
steve	stefan		302
steve	stephen		55
steven	stephen		30
stevie	stephanie		477
stevie	stephen		121
stevko	stefan		7
stevo	stefan		0
stevo	stephen		1
stew	stewart		87
steward	stewart		36
stice	anstice		10
stina	christina		294
stipe	stipica		1
stipe	stipko		0
stjepan	stefan		523
stjepan	stephen		5
stoffel	christoph		56
stu	stewart		208
stu	stuie		0
stuart	stewart		3
stuie	stewart		1
subhy	subhi		2
subrahmanian	subramaniam		117
subrahmanyam	subramaniam		117
subramanian	subramaniam		117
subramanium	subramaniam		117
subramanyam	subramaniam		117
sudheer	sudhir		24
sue	suey		0
sue	susan		86
sue	susanna		153
sue	suzanne		17
sufian	sufyan		2
suk	sara		4
suk	susanna		4
sukey	susan		35
sukey	susanna		12
suki	suzanne		6
sukie	susanna		18
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
sully	sullivan		43
sulo	sulayman		469
sumayya	sumaya		2
summer	sumner		4
suneeta	sunita		24
suresha	suresh		71
susa	susanna		1
susana	susan		5
susana	susanna		31
susann	susan		13
susann	suzanne		30
susanna	susan		38
susannah	susanna		30
susanne	susan		13
susanne	suzanne		30
suse	susan		1
suse	susanna		0
susi	susan		4
susi	susana		0
susi	susanna		9
susi	suzanne		127
susie	sue		58
susie	susan		86
susie	susanna		366
susie	suzanne		6
suski	susanna		1
susku	susanna		1
suso	jesus		75
susse	susanna		1
sussi	susanna		1
susu	susanna		1
suzan	susan		3
suzane	suzanne		3
suzann	suzanne		3
suzanna	susan		28
suzanna	susanna		3
suzanne	susan		511
suzanne	susanna		748
suze	suzanne		1
suzette	susan		4
suzi	susan		176
suzi	susanna		4
suzie	susan		207
suzie	susanna		257
suzie	susie		93
suzy	susan		176
suzy	susanna		4
sven	svempa		1
svenne	sven		66
sveta	svetislav		0
sveta	svetka		0
sveta	svetlana		69
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
sviatlana	swiatlana		328
svitlana	svetlana		8
svyatlana	swiatlana		328
swamy	swami		24
swene	cyrenius		114
swetlana	svetlana		8
swjatlana	svetlana		8
swjatlana	swiatlana		328
sy	seymour		98
sy	sylvester		62
syah	firman		4
syarhey	sergey		8
sybill	sibbilla		50
sybrina	sabrina		9
syd	sidney		51
syd	sydne		0
sydnee	sydney		3
sydney	sidney		323
syed	sayyid		2
syl	silvester		6
syl	sylvanus		6
syl	sylvester		46
sylvanus	sylvester		9
symon	simon		3
syphorous	onicyphorous		6
szczepan	stephen		5
szymek	szymon		49
szymon	shimon		407
szymon	simon		5
taavi	david		39
tabatha	tabitha		4
tabbe	tabitha		1
tabitha	tabby		6
tad	thaddeus		373
tad	theodore		9
tadek	tadeusz		1
tadeus	tadeusz		200
tadzik	tadeusz		7
tadzio	tadeusz		7
tadziu	tadeusz		7
tahaa	taha		2
tahar	tahir		2
taher	tahir		2
takis	christos		115
takis	dimitrios		115
takis	panagiotis		115
tal	crystal		6
tam	tamara		1
tam	tamsin		0
tamarra	tamara		108
tamas	thomas		5
tami	tammie		50
tamme	tamara		1
tammi	tamara		4
tammie	tamara		4
tammy	tamara		9
tammy	tamarra		6
tammy	tami		28
tammy	tammie		50
tammy	tamsin		1
tamzine	thomasa		6
tamzine	thomasine		9
tani	tanya		1
tania	tanya		3
tanja	tanya		3
tanka	tanya		7
tanny	tanafra		6
tanya	tanchik		0
tanya	tanechka		0
tanya	tanushka		0
tanya	tanyusha		0
tanya	tatiana		234
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
tash	tasha		322
tasha	natasha		17
tashie	tasha		53
tasos	anastasios		100
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
tave	octavia		72
tavia	octavia		17
tavo	gustavo		75
tavo	octavio		75
tawfik	tawfiq		2
tay	taylor		1
ted	edmund		165
ted	edward		301
ted	theodore		55
tedd	edward		4
tedd	theodore		4
teddie	edward		4
teddie	theodore		4
teddy	edward		301
teddy	ted		325
teddy	theodore		55
teeny	ernestine		6
teeny	parthenia		6
tell	aristotle		4
telly	aristotle		6
temera	tamara		9
temi	temitope		191
tempe	temperance		10
tempy	temperance		6
tensey	hortense		6
teo	theodore		1
teodor	theodore		3
teodor	todor		332
teodora	theodora		5
teodoro	theodore		5
terance	terence		3
tere	theresa		77
teresa	teresinha		0
teresa	tess		17
teresa	tessa		17
teresa	theresa		30
teresita	theresa		122
teressa	theresa		3
tereza	teresa		5
tereza	theresa		3
terezia	teresa		5
teri	terezia		0
teri	tereziacska		0
teri	terezke		0
teri	terike		0
teri	terka		0
teri	terri		322
teri	terus		0
teri	teruska		0
teri	theresa		98
terka	tereza		52
terrance	terence		30
terre	terence		1
terre	theresa		0
terrence	terence		30
terri	terence		4
terri	theresa		176
terrie	terence		4
terrie	terri		50
terrie	theresa		9
terry	terence		489
terry	teri		28
terry	terri		50
terry	theresa		230
tess	esther		4
tess	theresa		104
tessa	theresa		104
tesse	theresa		82
tessie	theresa		617
tessy	theresa		4
tete	deirdre		10
tetiana	tatiana		8
tetyana	tatiana		8
teun	antonius		65
tevfik	tawfiq		2
tewfik	tawfiq		2
thaddeus	thad		17
than	nathaniel		51
thanasis	athanasios		32
thaney	bethena		6
thanos	athanasios		32
thea	dorothea		74
thea	theodora		18
thella	adelaide		10
theo	theodora		98
theo	theodore		34
theo	theodorick		0
theo	theodoros		63
theo	theodosia		0
theo	theodrick		0
theo	theophilus		0
theod	theodor		44
theodoor	theodore		3
theodor	fyodor		244
theodor	theodore		3
theodor	todor		332
theodora	theodosia		9
theodore	theodorick		0
theodore	theodosia		0
theodore	theodrick		9
theodoros	theodore		5
theodorus	theodoros		32
theodosius	theodosia		6
theoph	theophilus		18
therese	teresa		38
therese	theresa		183
theressa	theresa		3
thias	matthew		57
thias	matthias		15
thijs	mattheus		60
thijs	matthijs		106
thirsa	theresa		9
thirza	theresa		43
tho	thomas		18
thodoris	theodoros		32
thomas	thom		17
thomas	thomasin		4
thomasa	thomasine		9
thomasz	thomas		36
thomaz	tomas		80
thorsten	torsten		21
thos	thomas		18
thriza	theresa		9
thursa	arthusa		6
thursa	theresa		57
thys	matthew		46
thys	matthias		15
thys	matthys		99
tia	tiana		1
tiago	james		5
tiago	thiago		80
tiah	azariah		4
tibbie	isabel		35
tibbie	isabella		12
tick	felicity		72
tierra	tiara		31
tiff	tiffany		17
tiffani	tiffany		3
tiffanie	tiffany		3
tiffy	tiffany		17
tiho	tihomir		1
tilda	matilda		82
tilde	mathilde		56
tilla	matilda		6
tille	tilda		7
tillie	mathilda		6
tillie	matilda		81
tillie	temperance		4
tillie	tilford		140
tilly	matilda		128
tim	timothy		34
timi	rotimi		191
timi	timea		28
timme	timothy		1
timmie	timothy		10
timmo	timothy		83
timmy	tim		90
timmy	timothy		55
timo	timothy		1
timofei	timofey		8
timofej	timofey		8
timoteo	timothy		241
timothey	timothy		3
timppa	timo		144
tina	augusta		26
tina	augustina		15
tina	bettina		70
tina	christiana		29
tina	christina		76
tina	christine		142
tina	ernestine		73
tina	martina		15
tine	martine		6
tineke	catharina		60
tinus	martinus		65
tish	latisha		6
tish	leticia		18
tish	letitia		26
tish	patricia		9
tish	tisha		50
tisha	latisha		6
titia	letitia		62
tito	hector		116
tito	roberto		372
tivadar	theodore		5
tj	thomas		41
tj	timothy		41
tjahjono	cahyono		277
tjokro	cokro		277
tobbe	tobias		1
tobbe	tobjorn		0
tobbe	torbjorn		66
tobe	tobias		1
tobi	oluwatobi		191
tobiasz	tobias		3
toby	tobias		34
todor	theodore		5
tofik	tawfiq		2
toinette	antoinette		291
toks	adetokunbo		156
tolis	apostolos		100
tolle	antolle		10
tolo	bartolome		75
tolya	anatoly		69
tom	thom		15
tom	thomas		55
toma	thomas		5
toma	tomislav		1
toman	thomas		1
tomas	thomas		3
tomas	tomachan		0
tomas	tomaszek		0
tomas	tomcio		0
tomas	tomeczek		0
tomaso	thomas		5
tomasz	thomas		183
tomaz	thomas		5
tomaz	tomas		80
tome	thomas		5
tomek	thomas		7
tomek	tomasz		293
tomek	tomaszek		0
tomek	tomcio		0
tomek	tomeczek		0
tomek	tomisa		0
tomek	tomislav		0
tomi	tamas		306
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
tommie	thomas		463
tommo	thomas		83
tommy	thom		169
tommy	thomas		55
tommy	tom		90
tomo	thomas		1
tomo	tomek		0
tomo	tomica		0
tomo	tomisa		0
tomo	tomislav		0
tompa	thomas		7
ton	antonius		65
tonda	antonin		52
tonho	antonio		229
toni	antoinette		288
toni	anton		70
toni	antonio		680
toni	tonci		0
toni	toncio		0
toni	toneca		0
toni	tonico		0
toni	toninho		0
toninho	antonio		229
tonino	antonio		105
tonio	antonio		75
tonne	anthony		10
tono	antonio		77
tony	anthony		464
tony	antoinette		29
tony	antonia		12
tony	antonio		678
tony	clifton		29
tony	shelton		12
tonyo	antonio		123
toon	antonius		65
toos	antonia		63
toos	catharina		65
topher	christopher		59
tori	victoria		177
torie	victoria		114
torri	victoria		92
torrie	victoria		92
tory	victoria		51
toto	salvatore		361
totonno	antonio		105
totte	thorsten		91
totte	tord		91
totte	torsten		91
toufic	tawfiq		2
toufik	tawfiq		2
tracey	theresa		259
tracey	tracy		30
traci	theresa		140
traci	tracy		3
tracie	theresa		140
tracie	tracy		3
tracy	theresa		647
trannie	tranquilla		6
traudel	waltraud		56
traudl	edeltraud		70
traudl	gertrud		70
traudl	waltraud		56
trees	catharina		60
trent	trenton		623
trev	trevor		1
trey	william		87
tricia	patricia		86
trienie	catharina		99
trijntje	catharina		65
trina	catherine		57
trina	kathleen		15
trina	trijntje		10
trine	cathrine		214
trine	katrine		214
trish	beatrice		4
trish	patricia		177
trisha	beatrice		26
trisha	patricia		177
trisha	trish		118
trix	beatrice		104
trix	trisha		0
trixe	trisha		1
trixie	beatrice		458
trixie	beatrix		74
trixie	trix		93
trixy	beatrice		10
trude	gertrud		56
trudi	gertrude		4
trudie	gertrude		4
trudy	geertruida		63
trudy	gertrude		104
trui	trudy		1
trui	truus		0
truus	geertruida		60
truus	trudy		7
tsvi	zvi		16
tunde	babatunde		156
tung	nguyen		4
tuomas	thomas		5
turi	salvatore		105
ty	tyler		374
ty	tyrone		41
ty	tyrus		41
ty	tyson		260
tylor	tyler		3
tymofiy	timofey		8
tzachi	yitzhak		141
tzipi	tzipora		64
tzipi	zipora		64
tzvi	zvi		16
ubaidullah	obaidullah		2
ubaydullah	obaidullah		2
uddin	alauddin		4
uddin	amiruddin		4
uddin	khairuddin		4
udi	yehuda		64
uffe	ulf		66
ugo	hugh		5
ugo	hugo		4
ula	urszula		49
uladzimir	vladimir		8
uladzislau	vladislav		8
ulana	maulana		4
uli	ulrich		127
uli	ulrike		70
ulla	ursula		127
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
urbie	urban		18
uri	kasturi		4
uri	mashuri		4
uri	oriol		4
ursel	ursula		1
urszula	urszulka		1
usamah	usama		2
uschi	ursula		127
usman	ousmane		525
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
vaggelis	evangelos		100
vahed	wahid		2
vahid	wahid		2
val	valeda		0
val	valentina		17
val	valere		0
val	valerie		86
val	valery		12
valarie	valerie		3
valeda	valentina		9
valentin	valentine		5
valentino	valentine		5
valentyn	valentin		8
valere	valentina		1
valeri	valentina		4
valeri	valery		8
valeria	valerie		31
valerie	valentina		4
valerii	valery		8
valerij	valery		8
valerijs	valery		110
valeriu	valery		160
valeriy	valery		8
valery	valentina		4
valery	valerie		13
valeryi	valery		8
vali	valentin		1
valle	valentina		1
vallerie	valerie		3
valli	valentina		4
vallie	valentina		92
valter	walter		5
valya	valentina		1
valyo	valentin		1
van	evan		10
van	sullivan		46
vangelis	evangelos		32
vangie	evangeline		6
vanka	vanya		7
vanna	ivana		10
vanna	savannah		10
vanna	vanessa		179
vanne	vanessa		1
vanni	giovanni		715
vannie	savannah		6
vannie	vandalia		6
vanya	ivan		69
vanya	vanechka		0
vanya	vanyusha		0
varvara	barbara		5
vasek	vaclav		205
vasil	vasily		8
vasil	vasko		7
vasile	basil		5
vasile	vasilica		1
vasileios	vasilios		32
vasili	vasily		8
vasilii	vasily		8
vasilij	vasily		8
vasilios	basil		220
vasilis	vasilios		32
vasiliy	vasily		8
vasilj	vasilije		1
vasily	basil		5
vasko	vasilije		1
vaso	vasilije		1
vaso	vasiliki		100
vassili	vasily		8
vassilios	vasilios		32
vassilis	vasilios		32
vassily	vasily		8
vasya	vasily		129
vasyl	vasily		8
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
velten	valentin		56
vena	alvena		10
venca	vaclav		52
vendy	vendula		1
venessa	vanessa		3
veniamin	benjamin		5
venkates	venkatesh		24
venkatesan	venkatesh		391
venkatesha	venkatesh		24
venkateshwaran	venkatesh		391
venkateswaran	venkatesh		391
vera	veronica		215
verca	veronika		52
vergie	virginia		4
vern	vernon		465
verna	laverne		72
vero	veronique		291
veronika	veronica		5
veronique	veronica		5
vert	alverta		6
vesa	veselin		1
vesko	veselin		1
veso	veselin		1
vess	sylvester		4
vessie	sylvester		43
vest	silvester		6
vest	sylvester		9
vester	silvester		6
vester	sylvester		46
vet	sylvester		51
vi	viola		17
vi	vivian		17
viacheslav	vyacheslav		8
viatcheslav	vyacheslav		8
vic	victoria		12
vic	viktor		34
vic	vincent		12
vic	vincenzo		12
vica	victoria		1
vicen	vicente		1
vicenc	vincent		5
vicente	vincent		5
vick	victoria		1
vick	viktor		9
vickan	victoria		66
vickan	viktoria		66
vicke	victoria		1
vickey	veronica		4
vickey	victoria		4
vicki	veronica		4
vicki	vic		93
vicki	victoria		104
vickie	veronica		4
vickie	vic		50
vickie	vicki		50
vickie	victoria		206
vicky	vasiliki		115
vicky	veronica		4
vicky	vic		93
vicky	vicki		90
vicky	victoria		45
victor	vic		17
victor	viktor		8
victoria	victorita		1
vicy	levicy		6
vij	vijay		6
vijai	vijay		24
vika	viktoriya		1
vikentiy	vincent		5
viki	vasiliki		115
viktor	victor		5
viktoria	victoria		5
viktoriya	vikulechka		7
viktors	viktor		738
vikusik	viktoriya		7
vilhelm	william		5
viliam	william		5
viljo	viljami		1
viljo	ville		7
ville	vilhelm		0
ville	viljami		1
vilmos	william		38
vin	calvin		15
vin	vince		0
vin	vincent		150
vin	vincenzo		12
vin	vinson		0
vina	lavina		163
vina	lavinia		179
vinc	vincenzo		105
vince	vincent		34
vince	vinnie		0
vince	vinson		0
vincenc	vincent		5
vincente	vincent		36
vincenzo	vincent		5
viney	lavina		35
viney	lavinia		12
viney	lavonia		6
viney	louvinia		6
vinko	vincenc		1
vinne	vince		7
vinne	vincent		1
vinnie	vincent		138
vinnie	vincenzo		12
vinny	calvin		29
vinny	vin		388
vinny	vince		7
vinny	vincent		138
vinny	vincenzo		190
vinny	vinson		12
vinsent	vincent		3
vinson	vincent		7
viol	violeta		1
viola	violet		355
virdie	alverta		6
virg	virgil		82
virge	virginia		1
virginie	virginia		36
virgy	virginia		43
vishvanath	viswanath		24
vishwanath	viswanath		24
visnu	vishnu		24
visvanath	viswanath		24
vita	vitomir		1
vitali	vitaly		8
vitalie	vitaly		8
vitalii	vitaly		8
vitalij	vitaly		8
vitalijs	vitaly		110
vitaliy	vitaly		8
vito	vitomir		1
vitor	victor		5
vitoria	victoria		5
vittoria	victoria		5
vittorio	victor		5
vitya	viktor		69
viv	genevieve		74
viv	vivian		459
vivien	vivian		30
vivienne	vivian		30
vivo	vivian		1
vivy	vivian		1
vjatscheslaw	vyacheslav		8
vlad	vladislav		193
vlad	vladut		0
vlad	vladyusha		0
vlada	vladan		0
vlada	vladimir		1
vlada	vlatko		0
vladan	vladimir		1
vladi	vladimir		193
vladimer	vladimir		8
vladimirs	vladimir		110
vladka	vladimira		52
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
vojciech	wojciech		200
vojin	vojislav		1
vojo	vojin		1
vojo	vojislav		0
vojta	wojciech		1
vojtech	wojciech		200
volha	olga		8
volodia	vladimir		9
volodimir	vladimir		8
volodya	vladimir		69
volodymyr	vladimir		8
von	lavonne		6
von	levone		6
vonna	ivana		10
vonna	savannah		10
vonna	vanessa		10
vonna	yvonne		35
vonnie	lavonia		6
vonnie	louvinia		6
vonnie	veronica		207
voula	stavroula		100
vova	vladimir		69
vovka	vladimir		69
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
wacek	waclaw		49
wael	wail		2
waheed	wahid		2
wal	wallace		0
wal	walt		0
wal	walter		1
waldek	waldemar		49
waldo	oswald		51
waleed	walid		2
walied	walid		2
wall	wallace		1
walle	wallace		1
wally	wallace		167
wally	walter		150
walt	wallace		0
walt	wally		58
walt	walter		150
walther	walter		3
warin	warren		3
waseem	wasim		2
wash	washington		43
wassili	vasily		8
wassily	vasily		8
wassim	wasim		2
wassyl	vasily		8
wastl	sebastian		44
wasyl	vasily		8
wat	walter		9
web	webster		10
webb	webster		614
wen	wend		0
wen	wendi		1
wen	wendy		17
wendi	gwendolyn		4
wendie	gwendolyn		4
wendy	gwen		151
wendy	gwendolyn		696
wenefred	winifred		31
wera	weronika		49
weronika	veronica		5
wes	wesley		358
wessie	wesley		7
west	westley		6
westley	wesley		4
wib	wilber		4
wiera	vera		5
wiesiek	wieslaw		49
wiggerl	ludwig		56
wika	wiktoria		49
wiktor	victor		5
wiktor	viktor		8
wiktoria	victoria		5
wil	wilfred		6
wil	wilhelm		6
wil	wilhelmina		0
wil	willem		0
wil	william		258
wil	wilma		1
wilber	gilbert		51
wilbur	wilber		4
wilbur	will		6
wile	wilhelm		0
wile	william		1
wile	willis		0
wilem	willem		68
wiley	william		4
wilh	wilhelm		44
wilhelm	william		275
will	wilber		29
will	wilfred		26
will	wilhelm		0
will	william		34
will	wilson		12
willa	wilhelmina		18
willa	william		4
willa	wilma		4
wille	wilfred		0
wille	wilhelm		0
wille	wilhelmina		0
wille	william		1
wille	willis		0
wille	wilma		7
willeke	wilhelmina		7
willem	wilhelmus		65
willem	wilhemus		7
willem	william		5
willemien	wilhelmina		7
willemijn	wilhelmina		7
willi	wilda		4
willi	wilfred		4
willi	wilhelm		44
willi	wilhelmina		4
willi	wilma		4
willian	william		3
willie	bill		58
willie	wilbur		12
willie	wilda		164
willie	wilfred		29
willie	wilhelmina		29
willie	will		90
willie	william		150
willie	wilson		12
willis	wilhelm		7
willis	william		9
willm	william		18
willy	wilbur		12
willy	wilhelm		70
willy	willeke		0
willy	willemien		0
willy	willemijn		0
willy	william		34
willy	wilson		12
wilma	wilhelmina		57
wilma	wilhemina		10
wilma	willeke		0
wilma	willemien		0
wilma	willemijn		0
wim	wilhelmus		63
wim	willem		106
wimpie	willem		99
win	edwin		15
win	winfield		12
win	winifred		98
win	winston		18
wincenty	vincent		5
winfield	winifred		7
winfred	winifred		36
winne	winifred		1
winnet	winifred		114
winnie	edwina		4
winnie	winfield		4
winnie	winifred		289
winnie	winston		74
winnifred	winifred		3
winnifred	winnie		6
winnifred	winny		6
winny	winfield		12
winny	winifred		308
wint	winton		6
witek	wiktor		212
witek	witold		1
witus	witold		1
wjatscheslaw	vyacheslav		8
wladek	vladislav		178
wladimir	vladimir		8
wladyslaw	vladislav		8
wllm	william		18
wlodek	wlodzimierz		1
wm	william		18
wojciech	wojteczek		7
wojtek	wojciech		139
wojtek	wojteczek		0
wojtek	wojtus		0
wojtus	wojciech		7
wolfgan	wolfgang		21
wolodymyr	vladimir		8
wood	woodrow		62
woode	woodrow		1
woody	elwood		12
woody	woodrow		208
wouter	walter		5
wyncha	lavinia		9
wyncha	lavonia		6
wyncha	louvinia		6
xabier	javier		47
xalid	khalid		2
xamza	hamza		2
xan	alexandre		4
xan	alexandria		9
xan	xander		1
xander	alexander		606
xandy	xander		1
xasan	hassan		2
xavi	xavier		1
xavier	javier		517
xena	christiana		4
xenia	kseniya		8
xico	francisco		255
xina	christiana		4
xoan	john		5
xose	joseph		5
xpher	christopher		18
xu	hsu		4
xurxo	george		5
xuseen	hussein		2
yaacov	yaakov		16
yaakob	yaakov		16
yaakov	jacob		159
yaakov	james		5
yacine	yasin		2
yacoub	yaqub		2
yacub	yaqub		2
yago	santiago		116
yahia	yahya		2
yahya	john		5
yaki	yaakov		64
yakov	james		5
yakov	yaakov		16
yakub	yaqub		2
yakup	yaqub		2
yanis	ioannis		32
yann	yannick		1
yann	yannig		0
yannick	john		242
yannig	yannick		1
yannis	ioannis		32
yaqoob	yaqub		2
yaqoub	yaqub		2
yaqub	james		39
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
yehoshua	joshua		159
yehuda	judah		159
yehudah	yehuda		16
yehudit	judith		5
yehya	yahya		2
yekaterina	catherine		394
yelena	helen		5
yelizaveta	elizabeth		5
yetta	henrietta		10
yevgenia	evgenia		8
yevgenii	evgeny		8
yevgeniy	evgeny		8
yevgeny	evgeny		8
yevhen	evgeny		8
yevheniia	evgenia		8
yiannis	ioannis		32
yihya	yahya		2
yiorgos	georgios		32
yiota	panagiota		100
yirmiyahu	jeremiah		5
yitzchak	yitzhak		16
yitzhak	isaac		159
yizhak	yitzhak		16
yohanan	john		5
yoli	yolanda		1
yolonda	yolanda		47
yoni	jonatan		233
yoni	jonathan		233
yoni	yonatan		233
yonus	yunus		2
yoosuf	yusuf		2
yorgos	georgios		32
yosef	joseph		323
yosef	yusuf		2
yoshi	yoshihiko		6
yosif	yusuf		2
yoske	yusuf		141
yossi	yusuf		141
youcef	yusuf		2
younes	yunus		2
young	younguth		1
younis	yunus		2
younous	yunus		2
younus	yunus		2
yousaf	yusuf		330
yousef	yusuf		2
yousif	yusuf		2
youssef	yusuf		2
youssouf	yusuf		2
yousuf	yusuf		2
yrjo	george		5
ysabel	isabel		3
yudi	yehuda		141
yul	yulan		6
yulia	julia		5
yulija	yulia		8
yuliya	yulia		8
yunes	yunus		2
yunis	yunus		2
yuossef	yusuf		2
yura	yuri		129
yuri	george		39
yurii	yuri		8
yurij	yuri		8
yuriy	yuri		8
yury	yuri		8
yuryi	yuri		8
yusef	yusuf		2
yusif	yusuf		2
yusouf	yusuf		2
yussuf	yusuf		2
yusuf	joseph		5
yusup	yusuf		2
zac	zach		0
zac	zachariah		0
zac	zachary		121
zacarias	zachary		38
zaccaria	zachary		5
zach	zachare		0
zach	zachariah		369
zach	zacharias		0
zach	zachary		121
zach	zechariah		74
zachariah	zachary		183
zacharias	zachariah		9
zacharias	zachary		38
zachary	zacchary		7
zache	zachariah		1
zachery	zacchary		7
zachery	zachary		30
zachos	zacharias		100
zachy	zachariah		35
zachy	zachary		6
zack	zach		73
zack	zachariah		364
zack	zacharias		0
zack	zachary		121
zackary	zacchary		7
zackary	zachary		30
zackery	zachary		30
zacky	zachary		1
zada	alzada		6
zaddi	arzada		6
zadie	isaiah		6
zadock	melchizedek		92
zaheer	zahir		2
zaher	zahir		2
zaid	zayd		2
zain	zayn		2
zainab	zaynab		2
zainabu	zaynab		2
zaineb	zaynab		2
zak	isaac		74
zak	zachary		121
zakaria	zakariya		2
zakariya	zachary		5
zakariyah	zakariya		2
zakariyya	zakariya		2
zakary	zachary		30
zakarya	zakariya		2
zakk	zachariah		6
zakk	zachary		6
zanna	zhanna		8
zay	isaiah		72
zayed	zayd		134
zbignew	zbigniew		200
zbyszek	zbigniew		139
zdena	zdenek		1
zdena	zdenka		0
zdenda	zdenek		205
zdzisiek	zdzislaw		49
ze	jose		229
zeb	zebadiah		0
zeb	zebedee		62
zeb	zebulon		0
zed	zadock		4
zed	zedediah		35
zeely	bezaleel		6
zeid	zayd		2
zein	zayn		2
zeinab	zaynab		2
zeke	ezekiel		138
zeke	isaac		29
zeke	zachariah		26
zeke	zachary		6
zekeriya	zakariya		2
zelda	griselda		10
zelda	zeland		0
zelda	zeldale		1
zeljko	zelimir		7
zell	zelda		1
zella	zeland		1
zella	zelphe		0
zella	zelphia		9
zeph	zepaniah		4
zeph	zephaniah		35
zev	zeev		16
zeyad	ziyad		2
zeyd	zayd		2
zeynab	zaynab		2
zeynep	zaynab		2
zhang	cheung		4
zhenya	evgenia		690
zhenya	evgeny		376
zhou	chou		4
zhou	chow		4
zia	diya		2
ziad	ziyad		2
zine	zayn		2
zineb	zaynab		2
zippi	tzipora		64
zivko	zivojin		1
zivko	zivorad		0
zivorad	zivojin		1
ziya	diya		2
zoey	zoe		30
zofia	sophia		5
zoheir	zuhayr		2
zohra	zahra		2
zoie	zoe		3
zoja	zoya		8
zolly	solomon		43
zorana	zorica		7
zosia	zoska		7
zsofia	sophia		5
zsoka	erzsebet		101
zsu	zsuzsa		0
zsu	zsuzsi		0
zsu	zsuzsika		1
zsu	zsuzska		0
zsuzsanna	susan		5
zuhair	zuhayr		2
zuheir	zuhayr		2
zuzana	susan		5
zuzana	susanna		36
zuzanna	susan		5
zuzia	zuzanna		49
zuzka	zuzana		1
zvone	zvonimir		1
zvone	zvonko		0
zvonko	zvonimir		1
zwi	zvi		16`;
export const surnames: string = `abramovich	abramowitz		16
abramovitz	abramowitz		16
abramowicz	abramowitz		16
agarwala	agarwal		24
aggarwal	agarwal		24
agrawal	agarwal		24
agrawala	agarwal		24
aiyar	iyer		117
aiyer	iyer		117
alan	allen		13
alasad	alassad		2
alen	allen		3
allan	allen		3
allyn	allen		3
alvares	alvarez		119
an	ahn		27
andersen	anderson		3
andersson	anderson		3
andreasson	anderson		13
asad	alassad		148
assad	alassad		2
au	ou		11
auyeung	ouyang		19
auyong	ouyang		19
ayyar	iyer		117
back	baek		27
baeg	baek		27
bag	park		27
bahn	ban		27
bai	bae		27
baik	baek		33
baillie	bailey		3
baily	bailey		3
bak	park		27
baley	bailey		3
bandopadhyay	banerjee		102
bandyopadhyay	banerjee		102
banerji	banerjee		102
bannerjee	banerjee		102
bar	baer		61
barett	barrett		3
bark	park		27
barnet	barnett		3
barret	barrett		3
barry	berry		13
basquez	vasquez		47
batista	baptista		80
baur	bauer		21
bayley	bailey		3
bear	baer		61
behr	baer		21
bekker	becker		21
benett	bennett		3
benites	benitez		47
bennet	bennett		3
berk	burke		13
berkovich	berkowitz		16
berkovitz	berkowitz		16
bery	berry		3
bhattacharjee	bhattacharya		102
bhattacharji	bhattacharya		102
bhattacharyya	bhattacharya		102
bird	byrd		3
blare	blair		3
bourke	burke		3
bower	bauer		61
bradly	bradley		3
braun	brown		13
breathnach	walsh		23
briant	bryant		3
broeck	broek		68
brook	brooks		13
brookes	brooks		3
broun	brown		3
browne	brown		3
bruijn	bruin		68
bruyn	bruin		68
burk	burke		3
burn	byrne		13
burnes	burns		3
byeon	byun		33
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
cats	katz		171
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
chao	zhao		19
chapiro	shapiro		16
chapmen	chapman		3
chatterji	chatterjee		102
chattopadhyay	chatterjee		102
chau	zou		11
chaudhari	chaudhary		24
chaudhary	chaudhry		2
chaudhry	chaudhary		24
chaudhuri	chaudhary		24
chaves	chavez		119
cheah	xie		19
cheikh	sheikh		2
cheng	zheng		11
cheon	jeon		27
cheong	jung		27
chern	chen		19
cheung	zhang		19
chew	zhao		11
chew	zhou		11
chi	ji		11
chi	qi		11
chia	jia		11
chia	xie		11
chiang	jiang		19
chiao	jiao		19
chien	jian		11
chien	qian		19
chin	chen		11
chin	jin		27
chin	qian		11
chin	qin		11
ching	cheng		11
ching	jing		11
chiou	qiu		19
chiu	qiu		11
chiu	zhao		11
cho	cao		11
choe	choi		33
choi	cai		11
chon	cheon		27
chon	jeon		33
chong	jung		27
chong	zhang		11
chong	zhuang		11
choo	chu		33
choo	zhu		11
chou	zhou		11
choudhary	chaudhary		24
choudhry	chaudhary		24
choudhry	chaudhry		2
choudhury	chaudhary		24
choudhury	chaudhry		2
chow	zhou		19
chowdhary	chaudhary		24
chowdhury	chaudhary		24
chowdhury	chaudhry		2
choy	cai		19
choy	choi		27
christenson	christensen		3
christiansen	christensen		13
christianson	christensen		13
chruschtschow	khrushchev		8
chu	joo		27
chu	zhu		11
chua	cai		19
chuang	zhuang		11
chui	cui		19
chuko	zhuge		19
chun	cheon		27
chun	jeon		27
chung	jung		27
chung	zheng		11
chung	zhong		11
chwe	choi		33
clarck	clark		3
clarke	clark		3
claton	clayton		3
clemens	clements		13
clement	clements		13
clemments	clements		3
clerk	clark		13
cocks	cox		3
coen	cohen		16
cohn	cohen		171
colins	collins		3
collings	collins		13
colman	coleman		3
conner	connor		3
conner	oconnor		13
connor	oconnor		13
connors	connor		13
cook	koch		61
cooke	cook		3
correa	correia		80
correya	correia		80
cortes	cortez		47
couper	cooper		3
cowen	cohen		171
cowper	cooper		3
coxe	cox		3
cramer	kraemer		21
crowford	crawford		3
cuebas	cuevas		47
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
deoliveira	oliveira		219
depaor	power		23
desouza	souza		219
dialo	diallo		402
dias	diaz		119
dickson	dixon		3
dijck	dijk		68
dixson	dixon		3
docherty	dougherty		3
doh	do		33
doherty	dougherty		3
donelly	donnelly		3
donnelley	donnelly		3
dority	dougherty		3
dosary	dosari		2
dossari	dosari		2
dossary	dosari		2
douglass	douglas		3
doyel	doyle		3
dsouza	souza		219
duffey	duffy		3
duglas	douglas		3
dun	dunn		3
dunne	dunn		3
dyck	dijk		68
dyk	dijk		68
dykstra	dijkstra		68
echevarria	echeverria		47
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
ernandez	hernandez		47
esteves	estevez		119
etxeberria	echeverria		736
evan	evans		13
evens	evans		3
eyck	eijk		68
eyk	eijk		68
fam	pham		331
farell	farrell		3
fereira	ferreira		80
fergusson	ferguson		3
fernandez	hernandez		119
ferrell	farrell		3
fifer	pfeiffer		61
fisher	fischer		21
fisscher	fischer		21
flecher	fletcher		3
flemming	fleming		3
floid	floyd		3
floyd	lloyd		13
fogel	vogel		21
fok	huo		11
fong	fang		11
forster	foster		3
fouler	fowler		3
foxe	fox		3
frances	francis		3
fraser	frazier		3
frasier	frazier		3
frazer	frazier		3
freedman	friedman		171
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
gangopadhyay	ganguly		102
ganguli	ganguly		102
geelani	gilani		330
geung	jiang		19
ghaddafi	gaddafi		2
ghamdy	ghamdi		2
gheddafi	gaddafi		2
ghurayr	ghurair		2
gi	ki		27
gibs	gibbs		3
gil	gill		3
gilbart	gilbert		3
gillani	gilani		330
gim	kim		33
gimenez	jimenez		47
go	ko		27
godwin	goodwin		3
goh	ko		27
goh	wu		11
goldshtein	goldstein		16
goldshteyn	goldstein		16
goldsztajn	goldstein		16
gomes	gomez		119
gong	kong		27
gonsales	gonzalez		47
gonsalez	gonzalez		47
gonsalves	goncalves		80
gonzales	gonzalez		47
goo	koo		33
goodwyn	goodwin		3
gorbachov	gorbachev		8
gorbatchev	gorbachev		8
gorbatschow	gorbachev		8
gorden	gordon		3
graaff	graaf		68
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
gurvich	horowitz		171
gutierres	gutierrez		47
gwag	kwak		27
gwak	kwak		33
gwon	kwon		33
ha	xia		11
hadad	haddad		2
hahn	han		33
haies	hayes		3
haines	haynes		3
halevi	levy		171
hanes	haynes		3
hanson	hansen		3
hansson	hansen		3
harby	harbi		2
harte	hart		3
hau	hou		19
haye	hayes		13
hays	hayes		3
heart	hart		13
heathe	heath		3
hendersen	henderson		3
heng	wang		11
her	heo		27
hernandes	hernandez		47
hersch	hirsch		16
hersh	hirsch		16
hervey	harvey		3
hew	qiu		11
hews	hughes		3
heyden	heijden		68
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
hossein	hossain		524
hosseini	hussein		148
houng	hong		27
houry	khoury		148
how	hou		11
hsi	xi		19
hsia	xia		19
hsiahou	xiahou		19
hsiang	xiang		19
hsiao	xiao		19
hsieh	xie		19
hsin	xin		19
hsing	xing		19
hsiung	xiong		19
hsu	xu		19
hsueh	xue		19
hsun	xun		19
hu	heo		27
huffman	hofmann		61
hugh	hughes		13
hughs	hughes		3
huh	heo		33
hui	xu		11
hung	hong		11
hung	kong		11
hung	xiong		11
hunte	hunt		3
hur	heo		33
hurvitz	horowitz		16
hurwitz	horowitz		16
husain	hussein		2
husayn	hussein		2
hussain	hossain		524
hussain	hussein		2
hussien	hussein		2
huston	houston		3
huynh	hoang		406
hwang	hoang		406
hwang	huang		11
hynes	hines		3
i	lee		27
iakovlev	yakovlev		8
im	lim		27
ip	ye		19
iu	yao		19
jacksen	jackson		3
jacob	jacobs		13
jager	jaeger		21
jakovlev	yakovlev		8
jalloh	diallo		402
jallow	diallo		402
jao	rao		19
jegorov	yegorov		8
jelzin	yeltsin		8
jen	ren		19
jenkyns	jenkins		3
jenson	jensen		3
jenssen	jensen		3
jeong	jung		33
jeung	jung		33
jilani	gilani		330
jimenes	jimenez		47
jo	cho		27
joanes	jones		3
joe	zhou		11
joh	cho		33
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
kao	gao		19
karr	carr		3
kats	katz		16
kayser	kaiser		21
keiser	kaiser		21
kellar	keller		3
kelley	kelly		3
kellie	kelly		3
kely	kelly		3
kenedy	kennedy		3
keng	geng		19
kennedey	kennedy		3
kerr	carr		13
keung	jiang		11
keyser	kaiser		21
khadafy	gaddafi		2
khang	kang		33
khoo	qiu		11
khouri	khoury		2
khruschev	khrushchev		8
kiang	jiang		11
king	koenig		61
klajn	klein		16
kline	klein		171
ko	gao		11
koh	gao		11
koh	ko		33
koh	xu		11
kohen	cohen		16
kohn	cohen		171
kok	guo		11
kolman	coleman		3
konig	koenig		21
koo	gu		11
koreshi	qureshi		2
korolev	korolyov		8
kovalev	kovalyov		8
kovaliov	kovalyov		8
kraig	craig		3
kramer	kraemer		21
krieger	krueger		61
kristensen	christensen		3
kroeger	krueger		61
kruger	krueger		21
ku	gu		19
ku	koo		27
kuan	guan		19
kuei	gui		19
kuijpers	kuipers		68
kung	gong		11
kung	kong		19
kuo	guo		19
kuok	guo		11
kureshi	qureshi		2
kuypers	kuipers		68
kwa	ke		11
kwak	guo		11
kwan	guan		11
kwek	guo		11
kweon	kwon		33
kwok	guo		19
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
layman	lehmann		61
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
leong	liang		19
leow	liao		11
leow	liu		11
leung	liang		19
levey	levy		171
levi	levy		16
lew	liu		11
lewes	lewis		3
lewi	levy		16
li	lee		27
lieu	liu		19
liew	liao		11
liew	liu		19
lim	lin		11
ling	lin		11
lions	lyons		3
liow	liao		11
littel	little		3
liu	liao		11
lo	lu		11
lo	luo		19
loh	luo		11
loi	lai		11
loke	lu		11
longe	long		3
loo	lu		19
lopes	lopez		119
louis	lewis		13
low	liu		11
low	lowe		3
loyd	lloyd		3
luis	luiz		80
luk	lu		11
lum	lin		11
lung	long		19
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
magalhais	magalhaes		80
magrath	mcgrath		3
maguidhir	maguire		23
maguire	mcguire		3
mah	ma		33
maier	meyer		21
majer	meyer		61
mak	mai		11
mang	meng		11
mansoor	mansour		2
mansur	mansour		2
marshal	marshall		3
marshe	marsh		3
martines	martinez		47
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
meir	meyer		61
melo	mello		80
mendes	mendez		119
meyers	meyer		61
meyers	myers		3
michell	mitchell		3
miers	myers		3
mill	mills		13
miller	mueller		61
misra	mishra		24
mitchel	mitchell		3
mitsotaki	mitsotakis		279
mo	mao		11
moeller	mueller		61
mok	mo		11
monro	monroe		3
moor	moore		3
morais	moraes		80
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
mukerji	mukherjee		102
mukherjea	mukherjee		102
mukherji	mukherjee		102
mukhopadhyay	mukherjee		102
muller	mueller		21
mun	moon		33
munos	munoz		47
munro	monroe		3
munroe	monroe		3
murfy	murphy		3
murphey	murphy		3
murrey	murray		3
murry	murray		3
mutayri	mutairi		2
myeong	myung		33
myer	meyer		61
myers	meyers		13
nadjar	najjar		2
naggar	najjar		148
nahm	nam		33
nashe	nash		3
naumann	neumann		61
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
newman	neumann		61
ng	huang		11
ng	wu		11
ngai	wei		11
ngo	wu		11
nguyenn	nguyen		331
ngyuen	nguyen		331
nicholas	nichols		13
nicholls	nichols		3
nickols	nichols		3
nicol	nichols		13
nicols	nichols		3
nielsen	nelson		13
nielson	nelson		3
night	knight		3
nilson	nelson		3
nilsson	nelson		3
no	noh		27
noris	norris		3
nunes	nunez		119
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
ock	ok		33
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
oei	huang		19
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
olivera	oliveira		219
oloingsigh	lynch		23
olorcain	larkin		23
olsen	olson		3
olsson	olson		3
om	eom		33
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
ortis	ortiz		47
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
pae	bae		33
paek	baek		33
pahng	bang		27
pai	bai		19
paik	baek		33
pain	payne		3
paine	payne		3
pak	bai		11
pak	park		33
palmar	palmer		3
pan	ban		27
pang	bang		27
pang	peng		11
pao	bao		19
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
perera	pereira		219
peres	perez		119
pereyra	pereira		219
perkin	perkins		13
perrie	perry		3
petersen	peterson		3
petersson	peterson		3
pettey	petty		3
pfeifer	pfeiffer		21
phang	peng		19
philip	philips		13
philipps	philips		3
phillip	philips		13
phillips	philips		3
phua	pan		19
phyo	pyo		27
pi	bi		11
pien	bian		19
png	fang		11
po	bo		11
poon	pan		19
poter	potter		3
powel	powell		3
pryce	price		3
pua	pan		11
pui	pei		11
pun	pan		11
pyon	byun		33
pyun	byun		33
qadafi	gaddafi		2
qaddafi	gaddafi		2
qadhafi	gaddafi		2
qadhdhafi	gaddafi		2
qahtany	qahtani		2
qasemi	qasimi		2
qassemi	qasimi		2
qassimi	qasimi		2
qoreishi	qureshi		2
queiros	queiroz		80
quek	guo		19
quin	quinn		3
quraishi	qureshi		2
qureishi	qureshi		2
ra	na		27
rabinovich	rabinowitz		16
rabinovitch	rabinowitz		16
rabinovitz	rabinowitz		16
rabinowicz	rabinowitz		16
rae	ray		13
rahaman	rahman		329
rahmaan	rahman		148
rajhy	rajhi		2
ramires	ramirez		119
raynolds	reynolds		3
read	reed		3
reade	reed		3
reddi	reddy		740
reece	reese		3
reede	reed		3
rees	reese		3
rehman	rahman		2
reid	reed		3
reilly	riley		3
reily	riley		3
renolds	reynolds		3
rey	ray		13
rhee	lee		33
rhie	lee		33
rhoades	rhodes		3
rhoads	rhodes		3
rhys	reese		13
rhys	rice		13
ri	lee		27
ribera	rivera		47
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
rodrigez	rodriguez		47
rodrigues	rodriguez		119
roe	rowe		13
roh	noh		33
row	rowe		3
rozenberg	rosenberg		16
rue	ryu		27
russel	russell		3
ryang	yang		33
ryley	riley		3
ryn	rijn		68
ryoo	ryu		33
ryu	yoo		27
saintclair	sinclair		3
sanches	sanchez		119
sander	saunders		13
sanders	saunders		13
sarate	zarate		47
sarkisian	sargsyan		243
sarkissian	sargsyan		243
schaeffer	schaefer		3
schafer	schaefer		3
schaffer	schaefer		3
schapiro	shapiro		16
scherbakov	shcherbakov		8
schmid	schmidt		21
schmied	schmidt		61
schmit	schmidt		21
schmitt	schmidt		21
schnyder	schneider		21
schrader	schroeder		61
schroder	schroeder		21
schroeter	schroeder		61
schukow	zhukov		8
schultz	schulz		21
schultze	schulz		21
schulze	schulz		61
schwarz	schwartz		16
seah	xie		11
sediqi	siddiqui		2
sediqqi	siddiqui		2
seong	sung		33
seow	xiao		11
shafer	schaefer		3
shaffer	schaefer		3
shaikh	sheikh		2
shamsy	shamsi		2
shangkuan	shangguan		19
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
shi	xi		11
shih	shi		19
shinn	shin		33
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
shum	shen		19
shvartz	schwartz		16
shwartz	schwartz		16
si	shi		11
siddiqi	siddiqui		2
siddique	siddiqui		148
sidiqi	siddiqui		2
siew	xiao		11
sim	shen		11
sim	shim		33
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
smidt	schmidt		61
smithe	smith		3
smyth	smith		3
smythe	smith		3
smythson	smithson		3
sneider	schneider		21
snider	schneider		21
snijder	schneider		61
snowe	snow		3
snyder	schneider		21
so	seo		27
so	su		11
soares	suarez		119
soh	su		19
sohn	son		33
sohng	song		33
solovev	solovyov		8
soloviev	solovyov		8
soloviov	solovyov		8
solovjev	solovyov		8
song	sung		27
soon	sun		11
sousa	souza		80
spenser	spencer		3
ssuma	sima		19
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
steyn	stein		61
stine	stein		21
stoan	stone		3
stricklin	strickland		3
stuart	stewart		3
su	seo		27
suares	suarez		47
subrahmanian	subramaniam		117
subrahmanyam	subramaniam		117
subramanian	subramaniam		117
subramanium	subramaniam		117
subramanyam	subramaniam		117
suen	sun		19
suh	seo		33
sulivan	sullivan		3
sum	cen		11
sum	shen		11
sung	song		11
sur	seo		33
svensson	swanson		13
swansen	swanson		3
swartz	schwartz		16
sweeny	sweeney		3
swenson	swanson		13
symonds	simmons		13
szapiro	shapiro		16
szczerbakow	shcherbakov		8
sze	shi		11
szema	sima		19
szeto	situ		19
szuma	sima		19
szwarc	schwartz		16
tai	dai		11
tailor	taylor		13
tam	tan		11
tan	chen		11
tang	deng		11
tay	zheng		11
tayler	taylor		3
tchoi	choi		33
tearney	tierney		3
teixera	teixeira		80
teng	deng		11
teng	ding		11
teo	zhang		11
teoh	zhang		11
terner	turner		3
terrey	terry		3
texeira	teixeira		80
tey	zheng		11
tham	tan		19
thompsen	thompson		3
thomsen	thompson		13
thomson	thompson		3
thorton	thornton		3
ti	di		11
tien	tian		19
tin	tian		11
ting	ding		11
tiong	zhang		11
tjong	zhang		19
tng	tang		11
to	do		27
to	du		11
to	tao		11
tod	todd		3
toh	du		11
toh	zhuo		11
tomson	thompson		3
tong	dong		11
tong	tang		11
tou	dou		11
townshend	townsend		3
tracey	tracy		3
tran	chen		11
tsai	cai		19
tsang	zang		11
tsang	zeng		11
tsao	cao		19
tschaikowsky	tchaikovsky		8
tse	xie		11
tseng	zeng		19
tsien	qian		19
tsim	zhan		19
tso	cao		11
tso	zuo		19
tsoi	cai		19
tsou	zou		19
tsui	cui		19
tsui	xu		11
tsukerman	zuckerman		16
tsun	qin		19
tsung	zong		11
tu	du		19
tuan	duan		19
tuker	tucker		3
tung	dong		11
tyler	taylor		13
tylor	tyler		3
u	woo		27
uhm	eom		33
um	eom		33
utaibi	otaibi		2
vais	weiss		16
valdes	valdez		47
van	fan		11
varma	verma		24
vasilev	vasilyev		8
vasiliev	vasilyev		8
vasques	vasquez		119
vassiliev	vasilyev		8
vaughn	vaughan		3
vazquez	vasquez		47
veber	weber		21
veis	weiss		16
velasques	velazquez		47
velasquez	vasquez		119
velasquez	velazquez		47
viera	vieira		219
visser	fischer		61
vo	vu		406
voo	vu		331
wah	hua		11
waid	wade		3
wais	weiss		16
walace	wallace		3
wallis	wallace		3
walshe	walsh		3
walters	waters		13
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
weon	won		33
wever	weaver		3
whang	hwang		33
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
wolfe	wolf		61
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
wyk	wijk		68
wyte	white		3
ximenez	jimenez		47
yaeger	jaeger		21
yager	jaeger		21
yam	ren		11
yap	ye		19
yau	qiu		11
yeates	yates		3
yeats	yates		3
yee	lee		27
yee	yu		11
yeh	ye		19
yen	yan		11
yeo	yang		11
yeoh	yang		11
yeung	yang		19
yi	lee		27
yim	lim		27
yim	yan		11
yip	ye		19
yiu	yao		19
yong	yang		11
yoo	ryu		27
young	yang		11
younge	young		3
yu	ryu		27
yu	yoo		27
yue	yu		11
yueh	yue		19
yuen	ruan		11
yuen	yuan		11
yuh	yeo		33
yun	yoon		27
yune	yoon		33
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
abbe		abbé	385
abbess			84
abbot			124
abg	abogado		95
abgeordneter			314
abogado			95
abp	archbishop		67
acharya	swami		320
adjunct professor			111
adm	admiral		20
admiral			20
adv	advocate		316
advocate			316
advogado			161
adw	adwokat		498
adwokat			498
air marshal			20
akad	akademik	академик	172
akad mal	inzenyr	inženýr	103
akhund			40
akhundzada	akhund		240
al hajj	hajji		40
alcalde			181
ald	alderman		25
alderman			25
alh	alhaji		383
alhaj	hajji		40
alhaja	alhaji		383
alhaji	hajji		40
alm	almirante		137
almirante			137
amb	ambassador		25
ambassador			25
antipope			84
apostle			67
arch	architetto		540
archbishop			67
archdeacon			67
archduchess			79
archduke			79
architect			111
architetto			112
arq	arquitecto		95
arquitecto			95
arquiteto			161
ars gor	docent	doçent	203
assemblyman			25
assemblymember			25
assemblywoman			25
assistant professor			111
assoc prof	associate professor		111
associate professor			111
asst prof	assistant professor		111
ato			344
attorney			25
attorney at law	attorney		25
attorney general	attorney		25
atty	attorney		25
atty gen	attorney		25
aunt			225
auntie	aunt		225
auxiliary bishop	bishop		84
avukat			721
avv	avvocato		112
avvocato			112
ayatollah			40
ayatullah	ayatollah		40
bapak			352
baro	vitez	vitéz	378
baron			145
baroness			37
baronet			37
barr	barrister		316
barrister			316
bart	baronet		145
bay			593
bayan			802
bc	bakalar	bakalář	103
bc et bc	bakalar	bakalář	103
bca	bakalar	bakalář	103
begum			37
bischof			269
bishop			124
blessed			384
br	brother		67
brig	brigadier		20
brig gen	brigadier general		20
brigadier			20
brigadier general			20
brother			67
burgermeister		bürgermeister	314
cadet			186
canon			124
cantor			124
cap	capitan	capitán	137
capitaine			452
capitan		capitán	137
capt	captain		228
captain			20
cardinal			124
catholicos			84
cav	cavaliere		216
cav lav	grand officer		237
cav uff	grand officer		237
cavaliere			216
cdr	commander		20
cdre	commodore		20
cel	coronel		603
ch	chaudhry		497
chair			25
chairman			25
chairperson			25
chairwoman			25
chancellor			284
chaplain			124
cheikh	sheikh		40
chevalier			496
chief			186
chief justice			25
cik			415
citizen			25
civ ing	civilingenjor	civilingenjör	184
cllr	councillor		25
cmdr	commander		20
cmdte	comandante		137
cnel	coronel		137
coach			25
col	colonel		228
coln	colonel		20
colonel			20
comandante			137
comdr	commander		20
comm	commissioner		25
comm dott	grand officer		237
commandant			452
commander			20
commendatore			216
commissioner			25
commodore			20
commr	commissioner		25
comrade			25
comte			496
comtesse			265
conde			377
condesa			309
congressman			25
congresswoman			25
constable			186
consul			25
conte	count		313
contessa	countess		237
coronel			137
corporal			20
councillor			25
councilman			25
councilor	councillor		25
councilwoman			25
counselor			25
count			145
count palatine			79
countess			37
countess palatine			79
cpl	corporal		20
cpt	captain		228
cptn	captain		20
crown prince			79
crown princess			79
czar	tsar		37
czarina	tsarina		79
d na	dona		546
d yu n	doktor nauk	доктор наук	172
dame			280
datin	datuk		202
dato	datuk		202
dato dr	dato		180
dato seri	dato		180
dato sri	dato		180
datuk			202
datuk dr	dato		180
datuk seri	dato		180
datuk sri	dato		180
dauphin			495
ddr	doctor		54
deacon			124
dean			284
del	delegate		268
delegate			25
den	doktor nauk	доктор наук	172
dep	deputy		25
deputada			196
deputado			196
depute		député	380
deputy			25
deputy prime minister			25
des	desembargador		499
desembargador			196
desembargadora	desembargador		499
det	detective		20
detective			20
dhr	meneer		595
dip	diputado		181
dipl betriebsw	diplom		54
dipl biol	diplom		54
dipl chem	diplom		54
dipl des	diplom		54
dipl geol	diplom		54
dipl inf	diplom		54
dipl inform	diplom		54
dipl ing	diplom ingenieur		94
dipl iur	diplom		281
dipl jur	diplom		54
dipl kffr	diplom		54
dipl kfm	diplom kaufmann		94
dipl math	diplom		54
dipl oec	diplom		54
dipl pad	diplom		54
dipl phys	diplom		54
dipl psych	diplom		54
dipl soz	diplom		54
dipl volksw	diplom		54
dipl wirtsch ing	diplom		54
diplom ingenieur			94
diplom kauffrau	diplom		54
diplom kaufmann			94
diputada			181
diputado			181
dir	director		25
director			25
dmn	doktor nauk	доктор наук	172
dna	dona		799
doc	doctor		284
doc dr	docent	doçent	203
doc dr sc	doctor scientiarum		281
docent			184
docteur			409
doctor			111
doctora			95
doctorandus			282
doge			313
doktor			94
dom			549
dominee			318
don			418
dona		doña	408
dott	dottore		112
dott ssa	dottoressa		410
dottor	dottore		112
dottore			112
dottoressa			112
dottssa	dottoressa		112
doutor			161
doutora			161
dr	doctor		339
dr and mrs			414
dr hab	doctor		113
dr hab inz	doctor		113
dr habil	doktor		94
dr hc	doctor		54
dr hc mult	doctor		54
dr ing	doktor		94
dr inz	inzynier	inżynier	113
dr iur	doktor		94
dr jur	doktor		94
dr med	doktor		94
dr med dent	doctor		54
dr med habil	doctor		54
dr med vet	doctor		54
dr mont	doctor		54
dr phil	doktor		94
dr phil habil	doctor		54
dr rer nat	doktor		94
dr rer pol	doctor		54
dr sc	doctor		54
dr techn	doctor		54
dr theol	doctor		54
dra	doctora		537
drs	doctor		111
drsc	doktor		103
ds	dominee		318
dtn	doktor nauk	доктор наук	172
duc			265
duca	duke		313
duchess			37
duchesse			265
duke			145
duque			377
duquesa			309
earl			145
ecumenical patriarch	patriarch		84
edler			195
el hadj	hajji		40
elder			124
elector			312
electress			79
emeritus professor			111
emir			37
emperor			37
empress			37
encik			352
enf	enfermeiro		538
eng	engenheiro		161
eng a	engenheira		338
eng o	engenheiro		338
enga	engenheira		161
engenheira			161
engenheiro			161
engineer			111
engo	engenheiro		338
engr	engineer		111
ens	ensign		20
ensign			186
er	engineer		539
esq	esquire		246
esquire			246
estate of			89
evangelist			67
ex			25
excelentisimo senor	excelentisimo	excelentísimo	125
excma	excelentisimo	excelentísimo	125
excma sra	excelentisimo	excelentísimo	125
excmo	excelentisimo	excelentísimo	125
excmo sr	excelentisimo	excelentísimo	125
exma	excelentisimo	excelentísimo	125
exma sra	excelentisimo	excelentísimo	125
exmo	excelentisimo	excelentísimo	125
exmo sr	excelentisimo	excelentísimo	125
exmo sr dr	excelentisimo	excelentísimo	125
father			67
feldmarschall			227
field marshal			20
fil dr	filosofie doktor		184
fil lic	filosofie licentiat		184
fil mag	filosofie magister		184
first lieutenant			20
first sergeant			20
flight lieutenant			20
flt lt	flight lieutenant		20
former			25
fr	frau		553
frate			317
frau			803
fraulein		fräulein	527
fray			182
frei			319
freifrau			195
freiherr			195
frere	pere	père	385
frhr	freiherr		195
frl	fraulein	fräulein	527
froken		fröken	533
fru			533
furst		fürst	195
furstin		fürstin	195
g zha	gospozha	госпожа	532
gen	general		20
general			20
generalleutnant			227
generalmajor			227
geom	geometra		112
geometra			112
gn	gospodin	господин	448
gobernador			181
gospodin		господин	448
gospozha		госпожа	532
gov	governor		25
governor			25
gr uff	grand officer		237
graaf			266
graf			311
grafin		gräfin	195
gral	general		137
grand duchess			79
grand duke			79
grand uff	grand officer		237
grandma			225
grandpa			225
granny			225
grof	vitez	vitéz	378
group captain			20
gs	giao su	giáo sư	541
gs ts	giao su	giáo sư	283
habil	doctor		54
hadji	hajji		40
hafez	hafiz		240
hafiz			240
haj	hajji		240
haji	hajji		40
hajia	alhaji		383
hajj	hajji		40
hajjah			202
hajji			40
hauptmann			227
he	his excellency		37
he dr	his excellency		89
heirs of			89
her excellency			37
her grace			37
her highness			37
her honor			37
her honour	her honor		37
her majesty			37
her royal highness			37
hereditary prince			79
hereditary princess			79
hermana			182
hermano			182
herr			594
herrn	herr		445
herzog			311
hetman			312
hh	his highness		312
his eminence			37
his excellency			37
his grace			37
his highness			37
his holiness			37
his honor			37
his honour	his honor		37
his majesty			37
his royal highness			37
hj	haji		502
hjh	hajjah		202
hji	haji		502
hm	his majesty		37
hna	hermana		182
hno	hermano		182
hofrat			157
hojjatoleslam			40
hon	honorable		722
hon atty	honorable		89
hon dr	honorable		89
hon judge	judge		25
hon mr	honorable		89
hon mrs	honorable		89
honorable			25
honourable	honorable		25
hr	herr		445
hrh	his royal highness		37
ibu			529
icdr	doktor		103
igwe	chief		379
ilma	excelentisimo	excelentísimo	125
ilma sra	excelentisimo	excelentísimo	125
ilmo	excelentisimo	excelentísimo	125
ilmo sr	excelentisimo	excelentísimo	125
imam			124
infanta	infante		718
infante			377
ing	ingenieur		94
ing arch	inzenyr	inženýr	103
ing et ing	inzenyr	inženýr	103
ing mgr	inzenyr	inženýr	103
ingegnere			112
ingeniera			95
ingeniero			95
ingenieur			94
ingenieurs			282
insinyur			202
insp	inspector		20
inspector			20
inz	inzynier	inżynier	113
inzenyr		inženýr	201
ir			282
irma		irmã	319
irmao		irmão	319
jhr	jonkheer		266
jkvr	jonkvrouw		266
jonkheer			266
jonkvrouw			266
judge			268
judr			201
jur kand	juris kandidat		184
justice			268
k yu n	kandidat nauk	кандидат наук	172
kaiser			310
kanzler			314
kapitan		капитан	453
ken	kandidat nauk	кандидат наук	172
kh	kiai haji		270
khan bahadur			37
khedive			79
khun			557
kiai	kiai haji		270
kiai haji			270
king			145
kmn	kandidat nauk	кандидат наук	172
knight			145
kommerzialrat	hofrat		157
ks	priest		727
ktn	kandidat nauk	кандидат наук	172
kum	kumari		334
kumari			334
kurfurst	elector		310
kyai	kiai haji		270
kyai haji	kiai haji		270
kyria		κυρία	798
kyrios		κύριος	588
lady			345
laird			37
lance corporal			20
landgraf	landgrave		310
landgrave			79
landgravine			79
late			268
lcda	licenciada		95
lcdo	licenciado		95
lcpl	lance corporal		20
lecturer			111
lek dent	lekarz		113
lek med	lekarz		113
lek stom	lekarz		113
leutnant			227
lic	licenciado		95
licenciada			95
licenciado			95
lieut	lieutenant		20
lieut col	lieutenant colonel		20
lieut gen	lieutenant general		20
lieutenant			20
lieutenant colonel			20
lieutenant commander			20
lieutenant gen	lieutenant general		20
lieutenant general			20
lieutenant governor			25
lord			345
lshykh	sheikh		40
lt	lieutenant		228
lt cdr	lieutenant commander		20
lt cmdr	lieutenant commander		20
lt col	lieutenant colonel		20
lt gen	lieutenant general		20
lt gov	lieutenant governor		25
madam			280
madame	madam		280
mademoiselle			800
maestra			95
maestro			95
mag	magister		94
mag iur	magister		113
mag phil	magister		113
mag rer soc oec	magister		113
magister			94
magistrate			25
maharaja			37
maharani	maharaja		79
maitre		maître	547
maj	major		228
maj gen	major general		20
major			186
major gen	major general		20
major general			20
malam	mallam		503
mallam			503
marchioness			37
margrave			79
margravine			79
markgraf	margrave		310
marques		marqués	309
marquesa			309
marquess			37
marquis			145
marquise			495
marshal			186
master			345
master sergeant			20
master sgt	master sergeant		20
maulana			40
maulawi	maulana		40
maulvi	maulana		40
mawlana	maulana		40
mawlawi	maulana		40
mayor			602
mddr	doktor		103
me	maitre	maître	724
med dr	medicine doktor		184
medizinalrat	hofrat		157
meester in de rechten			282
mej	mejuffrouw		336
mejuffrouw			336
meneer			447
menina			531
messrs	mr		246
metropolitan			84
mevr	mevrouw		806
mevrouw			336
mgr			201
mgr et mgr	magister		113
mgr inz	magister		113
mian			497
mijnheer	meneer		447
min	minister		268
minister			67
ministre			380
ministro			181
miss			337
missus	mrs		280
mister	mr		449
mistress	mrs		280
mlle	mademoiselle		804
mme	madam		337
mmes	madam		246
molla	mullah		40
molvi	maulana		40
mons	monsignor		67
monseigneur			501
monsenor		monseñor	182
monsieur			591
monsignor			67
monsignore			317
most rev	most reverend		67
most reverend			67
moufti	mufti		40
moulana	maulana		40
mowlawi	maulana		40
mp			25
mr			449
mr and mrs			414
mr sc	magister scientiarum		281
mrs			337
ms			337
msgr	monsignor		67
msgt	master sergeant		20
mstr	master		246
mtra	maestra		95
mtro	maestro		95
mudr			201
mufti			40
mulla	mullah		40
mullah			40
mvdr			201
mvz	medico veterinario zootecnista	médico veterinario zootecnista	245
mw	mevrouw		336
mx			550
mzee			556
nawab			37
nizam			312
notarin	notar		157
nushi		女士	535
oba	chief		379
oberst			227
oberstudienrat	hofrat		157
oberstudienratin	hofrat		157
ofcr	officer		20
officer			20
ogr gor	docent	doçent	203
on	onorevole		216
onorevole			216
op dr	operator	operatör	203
otunba	chief		379
ozv	ozvegy	özvegy	528
ozvegy		özvegy	528
padre			182
paeddr	doktor		103
pan			555
pandit			320
pani			801
pastoor			318
pastor			67
pater			269
patriarca	patriarch		726
patriarch			84
patriarche	patriarch		501
pc	constable		20
pd	privatdozent		340
pe	padre		319
per ind	perito		412
petty officer			20
pfarrer			269
pfc	private first class		20
pfr	pfarrer		269
pgs	pho giao su	phó giáo sư	283
pgs ts	pho giao su	phó giáo sư	283
pharmdr	doktor		103
phdr			201
phmr	doktor		103
pi	perito		412
pm	prime minister		25
polkovnik		полковник	453
pope			124
pr	pastor		124
prasident		präsident	314
prefeita			196
prefeito			196
pres	president		25
president			25
presidente			181
primate			384
prime minister			25
prince			145
prince elector	elector		79
princess			37
principal			111
principe	prince		313
prinz			311
prinzessin			195
prior			124
prioress			84
priv doz	privatdozent		340
privatdozent			94
private			186
private first class			20
prof	professor		339
prof dr hab	doctor		113
prof dr hab inz	doctor		113
prof dr hab n med	doctor		113
prof dr sc	doctor scientiarum		281
prof hab	doctor		113
prof ssa	professoressa		410
profa	professora		161
profesor			95
profesora			95
professeur			409
professor			339
professor emeritus	emeritus professor		111
professora			161
professore			112
professoressa			112
professors	professor		111
profs	professor		111
profssa	professoressa		112
prophet			124
provost			284
psic	psicologo	psicólogo	245
psicologa	psicologo	psicólogo	245
psicologo		psicólogo	245
pst	pastor		84
pt	pandit		320
pte	private		20
puan			529
puan sri	tun		238
pvt	private		20
qari			40
qazi			40
qfb	quimico farmaceutico biologo	químico farmacéutico biólogo	245
queen			145
queen mother			79
ra	rechtsanwalt		723
rabbi			67
radm	rear admiral		20
rag	ragioniere		112
ragioniere			112
raja			145
rav	rabbi		124
rcdr	doktor		103
rear admiral			20
rebbe	rabbi		67
rechtsanwalt			157
rechtsanwaltin	rechtsanwalt		157
rep	representative		25
representative			25
ret			20
retired			20
rev	reverend		728
rev dr	reverend		84
rev fr	reverend		84
revd	reverend		67
revd dr	reverend		84
reverend			67
ridder			720
right hon	right honorable		25
right honorable			25
right honourable	right honorable		25
right reverend			67
ritter			311
rndr			201
rsdr	doktor		103
rt hon	right honorable		25
rt hon sir	honorable		89
rt rev	right reverend		67
saheb	sahib		37
sahib			37
saint			67
san		さん	417
santo			182
sardar			719
sarge	sergeant		20
sargeant	sergeant		20
sargento			137
saudara			415
sayed	sayyid		240
sayin		sayın	416
sayyed	sayyid		40
sayyid			40
schwester			269
sec	secretary		25
second lieutenant			20
secretary			25
sen	senator		25
senador			181
senadora			181
senateur		sénateur	380
senator			25
senatore			216
senhor			592
senhora			531
senor		señor	590
senora		señora	408
senorita		señorita	408
sergeant			20
sergeant major			20
serjeant	sergeant		20
seyh	sheikh		40
seyyed	sayyid		40
sgt	sergeant		228
sgt maj	sergeant major		20
sgto	sargento		137
shaikh	sheikh		40
shaykh	sheikh		40
sheik	sheikh		40
sheikh			40
sheriff			186
shree	shri		343
shri			343
shrimati	smt		334
sig	signor		596
sig na	signorina		530
sig ra	signora		530
signa	signorina		335
signor			446
signora			335
signore	signor		446
signorina			335
sigra	signora		335
sindaco			216
sir			589
sirdar			37
sire			265
sister			67
slecna		slečna	797
smt			805
sn	sayin	sayın	416
soeur	pere	père	385
sor			182
speaker			25
squadron leader			20
sr	senor	señor	418
sra	senora	señora	534
sree	shri		343
sri	shri		554
srimati	smt		334
srta	senorita	señorita	534
ssgt	staff sergeant		20
ssi		씨	551
st	saint		124
staff sergeant			20
staff sgt	staff sergeant		20
stb	steuerberater	*	340
steuerberater			157
steuerberaterin	steuerberater		157
studienrat	hofrat		157
sultan			145
suor	suora		317
suora			317
superintendent			20
supt	superintendent		20
swami			320
syed	sayyid		240
tan sri			202
tan sri dato	dato		180
tan sri datuk	dato		180
tan sri dr	dato		180
tekn dr	teknologie doktor		184
tengku			238
teniente			137
thdr	doktor		103
the estate of	estate of		89
the hon	honorable		89
the honorable	honorable		89
the honourable	honorable		89
the late			25
the most rev	reverend		84
the rev	reverend		84
the rev dr	reverend		84
the revd	reverend		84
the revd dr	reverend		84
the reverend	reverend		84
the right hon	honorable		89
the right honourable	honorable		89
the right rev	reverend		84
the rt hon	honorable		89
the rt rev	reverend		84
the very rev	reverend		84
thlic	doktor		103
ths	thac si	thạc sĩ	283
titular bishop	bishop		84
toh puan	tun		238
treas	treasurer		25
treasurer			25
trooper			20
tsar			37
tsarevich			79
tsarina			79
tte	teniente		137
tuan			352
tun			238
tun dr	tun		238
tunku	tengku		238
uncle			225
univ dipl ekon	diplom		411
univ dipl ing	diplom		536
univ dipl prav	diplom		411
univ prof			94
ustad			40
ustadh	ustad		40
ustaz	ustad		40
uzm dr	uzman		203
vadm	vice admiral		20
venerable			384
ver	vereador		196
vereador			196
vereadora			196
very rev	very reverend		67
very reverend			67
vicar			67
vice admiral			20
vice pres	vice president		25
vice president			25
vicomte			265
visc	viscount		37
viscount			37
viscountess			37
vitez		vitéz	378
voivode			79
vp	vice president		25
warrant officer			20
weizero	ato		344
wing commander			20
woizero	ato		344
xiansheng		先生	552
xiaojie		小姐	535
yab	yang berhormat		381
yang		様	417
yb	yang berhormat		381
yb dato	yang berhormat		381
ybhg	yang berbahagia		548
yrd doc	docent	doçent	203
yrd doc dr	docent	doçent	203
zuster			318`;
export const particles: string = `abu			168
ad	al		168
af			518
ait			239
al			239
al	bin		428
an	al		168
an der			198
and			765
ap			563
ap	bint		428
ar	al		168
as	al		168
ash	al		168
at	al		168
auf der			198
aus dem			198
av			518
az	al		168
bar			426
bat			426
ben	bin		425
bent	bint		425
bin			174
bint			174
binte	bint		174
binti	bint		174
bn	bin		174
bt	bint		424
bte	bint		424
bu			239
da			222
dal			327
dalla			222
das			396
de			131
de el			395
de l			274
de la			274
de las			395
de los			395
degli			222
dei			327
del	de l		274
della			222
delle			222
dello			222
dem			519
den			223
der			519
des			274
di			222
do	bint		427
do			396
dos			396
du			274
el	al		168
et	and		766
ferch			562
ha			725
het			770
ibn	bin		174
in t			131
kizi			348
kyzy			347
l	al		239
la			399
las			398
le			399
les			399
li			327
lo			327
los			398
mac			442
mc			579
ni			382
nic			382
o			442
och	and		767
of			769
og	and		763
ogli			348
oglu			348
ogly			347
op de			131
op den			131
op t			131
oulad			239
ould			174
qizi			347
saint			321
sainte			321
san			271
sankt			321
santa			271
santo			271
sao			321
so	bin		427
st	saint		271
ste	saint		271
te			223
ten			223
ter			223
til			768
ud	al		500
ui			382
uit de			131
ul	al		239
umm			168
und	and		764
ur	al		500
v der	van der		131
van			131
van de			131
van den			131
van der			131
van het			131
van t	van het		131
van ter			131
vanden	van den		223
vander	van der		223
vd	van		223
vom			198
von			198
von dem			198
von der			198
von und zu			198
weld	ould		174
wuld	ould		174
y			398
zu			397
zum			397
zur			397`;
export const generations: string = `10th	10		96
11th	11		96
12th	12		96
13th	13		96
14th	14		96
15th	15		96
16th	16		96
2nd	2		85
3rd	3		85
4th	4		85
5th	5		85
6th	6		85
7th	7		85
8th	8		85
9th	9		96
da	sr		349
de jonge	jr		436
de jongere	jr		430
de oude	sr		436
de oudere	sr		430
den aeldre	sr		564
den aldre	sr		570
den eldre	sr		568
den yngre	jr		565
der altere	sr		349
der jungere	jr		349
dj	jr		572
dy	jr		578
el joven	jr		432
el mozo	jr		432
el viejo	sr		566
fifth	5		175
figlio	jr		575
filho	jr		439
fils	jr		435
fiu	jr		577
fourth	4		175
hijo	jr		433
i	1		440
id	sr		571
idosb	sr		431
ifj	jr		431
ii	2		85
iii	3		85
iiii	4		85
iind	2		85
il giovane	jr		429
il vecchio	sr		429
iunior	jr		573
iv	4		85
ix	9		285
jnior	jr		85
jnr	jr		85
jr			85
jun	jr		175
junior	jr		85
lancien	sr		567
le jeune	jr		574
ml	jr		350
mladsi	jr		350
mlodszy	jr		437
neto	grandson		576
nuorempi	jr		434
o moco	jr		438
o velho	sr		569
padre	sr		433
pai	sr		439
pere	sr		435
second	2		175
sen	sr		175
senior	sr		85
sixth	6		175
snr	sr		85
sobrinho	nephew		438
sr			85
starsi	sr		350
starszy	sr		437
the elder	sr		96
the younger	jr		96
third	3		175
v	5		175
vanhempi	sr		434
vi	6		175
vii	7		85
viii	8		85
x	10		440
xii	12		96
xiii	13		96
xiv	14		96
xix	19		285
xv	15		285
xvi	16		96
xvii	17		96
xviii	18		96
xx	20		285
xxii	22		96
xxiii	23		96`;
export const postNominals: string = `ac			97
aca			42
acca			42
account manager			14
accountant			14
acma			120
actor			14
actress			14
administrator			14
aia			22
am			97
american football			14
amministratore			267
amministratore delegato			267
amministratore unico			267
analyst			14
ao			97
aprn			22
architect			14
arnp			126
artist			14
athlete			14
attorney			14
attorney at law			14
atty			22
auditor			14
author			14
b sc	bs		22
ba			136
ba hons	bsc		126
bakk			247
banker			14
barch			22
barrister			14
baseball player			14
basketball player			14
bcom			22
bcomm			22
bd			136
bds			126
bed			136
bem			441
beneficiary			14
beng			22
boxer			14
broker			14
bs			136
bsc	bs		22
bsc hons	bsc		126
bsn			22
btech			126
businessman			14
businesswoman			14
cae			42
cbe			48
cc			97
ccc slp			42
cebs			42
ceng			42
ceo			89
cfa			42
cfo			89
cfp			42
cgma			42
ch			97
chair			14
chairman			14
chairperson			14
chairwoman			14
chemist			14
chfc			42
chief executive			14
chief executive officer			14
chief financial officer			14
chief operating officer			14
cia			226
cio			89
cisa			42
cissp			42
clu			42
cma			42
cmg			48
cmo			89
co founder			14
cofounder			14
company secretary			14
composer			14
consultant			14
contador			217
coo			89
cpa			42
cpcu			42
cricketer			14
crna			42
crnp			22
csa			42
csc			97
cssi			42
cssr			48
cto			89
cvo			48
cyclist			14
d phil	phd		22
dbe			48
dc			136
dd			136
dds			22
dec d			146
decd			146
deceased			146
dentist			14
developer			14
dipl ing			247
dipl kfm			247
diplomat			14
directeur			197
directeur general		directeur général	197
director			14
director general			217
directora			217
directrice			197
diretor			315
dis	csc		561
dl			97
dlitt	litt d		22
dmd			22
dmin			22
dnp			22
do			136
doctor of medicine	md		22
doctor of philosophy	phd		22
dphil	phd		22
dpt			22
drph			22
drsc			423
dsc			22
dso			48
dvm			22
ea			226
economist			14
ecrivain		écrivain	197
ed d			22
edd			22
editor			14
empresario			217
engineer			14
entrepreneur			14
esq			22
esquire	esq		22
estate of			146
et al			146
et ux			146
et vir			146
executive director			14
executor			14
executrix			14
explorer			14
faan			42
faap			22
facc			126
fache			22
facp			22
facs			22
faia			22
fba			204
fca			42
fcca			42
fcma			120
fieee	frcpe		120
film director			14
fnp			126
footballer			14
founder			14
frcgp	frcpe		120
frcog	frcpe		120
frcp			22
frcpch			120
frcpe			120
frcr	frcpe		120
frcs			22
freng			42
frics	frcpe		120
frm			42
frs			42
frsa	frcpe		120
frsc			42
frse			204
gbe			48
gc			97
gcb			48
gcon			204
general manager			14
general secretary			14
gerant		gérant	197
gerante		gérante	197
gerente			217
gerente geral			315
geschaftsfuhrer		geschäftsführer	158
geschaftsfuhrerin		geschäftsführerin	158
gm			97
golfer			14
guardian			14
historian			14
homme politique			197
inhaber			158
inhaberin			158
ip			249
jd			22
journalist			14
jp			97
jsd			22
juris doctor			22
kbe			48
kc			97
kcb			48
kcmg			48
kcvo			48
kg			204
kt	kg		204
lawyer			14
lcsw			42
lecturer			14
litt d			22
ll b	llm		126
ll m			247
llb			22
llb hons	llbhons		126
lld			22
llm			22
lmft			42
lmhc			42
lpc			42
lpn			22
lutc			42
m hum	mhum		173
m kes	mkes		173
m kn	mkn		173
m pd	msi		224
m sc	ms		22
m si	msi		224
ma			136
mag			247
maler			158
manager			14
managing director			14
march			136
mathematician			14
mb bs			22
mb chb			22
mba			22
mbbs			22
mbchb			22
mbe			48
mca			126
md			22
mdiv			22
mdm			22
mds			126
med			136
meng			22
mep			48
mfa			22
mgr			423
mh			224
mha			126
mieee	frcpe		120
mkom			248
mla			48
mlis			22
mls			22
mm			224
mna			48
mp			48
mpa			22
mpd			248
mph			22
mphil			22
mpp			22
mps			22
mrcgp	frcpe		120
mrcog			120
mrcp			22
mrcpsych			120
mrcs			22
mrics	frcpe		120
ms			136
msc	ms		22
msi			248
msn			22
msp			48
msw			22
mt			249
mtech			126
musician			14
mvo			48
na		n/a	146
none			146
notary			14
novelist			14
np			22
nurse			14
oam			48
obe			48
ocso			204
od			136
office manager			14
ofm			48
om			97
op			97
osa			441
osb			48
owner			14
p eng	peng		42
pa c	pac		126
painter			14
partner			14
pc			97
pe			226
peintre			197
peng			42
ph d	phd		22
pharm d	pharmd		22
pharmacist			14
pharmd			22
phd			22
philosopher			14
photographer			14
phr			42
physician			14
physicist			14
pilot			14
pittore			267
pmp			42
poet			14
politician			14
politico		político	217
politiker			158
politikerin			158
president			14
presidente			217
producer			14
product manager			14
programmer			14
project manager			14
prokurist			158
prokuristin			158
proprietor			14
psyd			22
pt			136
qc			48
qpm			204
ra			226
racing driver			14
rd			226
rdn			42
researcher			14
ret			48
retd			48
retired			48
riba			22
rn			22
rph			22
s ag	sag		173
s farm	sfarm		173
s kom	msi		224
s pd	msi		224
s sos	ssos		173
sales manager			14
sc			97
sc d	dsc		22
schriftsteller			158
scientist			14
sculptor			14
sdb			48
se			249
secretary			14
sh			249
shrm			42
singer			14
sj			97
sjd			22
skom			248
soccer			14
socio		sócio	315
socio gerente		sócio gerente	315
soldier			14
solicitor			14
sp og	spog		173
sp pd	sppd		173
spd			248
sphr			42
ssi			226
ssj			48
ssos			173
st			249
stm			22
student			14
surgeon			14
svd			48
swimmer			14
teacher			14
thd			22
theologian			14
titolare			267
treasurer			14
trustee			146
ttee			146
unknown			146
usa			97
usaf			48
uscg			48
usmc			48
usn			48
usnr			48
vc			97
veterinarian			14
vice president			14
vorstand			158
wrestler			14
writer			14`;
export const nameMarkers: string = `actif	about		419
active	about		162
aft	about		162
after	about		162
aka	also known as		135
aka the	also known as		135
alias	also known as		135
also known as			135
approximately	about		162
b	birth		544
bc	about		162
bce	about		162
bef	about		162
before	about		162
better known as	also known as		135
born	nee		351
c	about		346
ca	about		346
called	also known as		543
circa	about		346
coniugata	married		450
d	death		421
dba	doing business as		135
de domo	nee		583
de soltera	nee		580
detto	said		342
dicho	said		341
died	death		421
dit	said		342
dite	said		341
doing business as			135
earlier known as	formerly known as		135
echtgenote van	married		597
ep	married		598
epouse	married		287
epse	married		287
ev	married		601
fallecido	death		559
fka	formerly known as		135
fl	about		162
floruit	about		162
fodd	nee		185
fodt	nee		185
formerly	formerly known as		135
formerly known as			135
geb	nee		185
geborene	nee		185
gen	said		342
genannt	said		341
gest	death		420
gestorben	death		420
known as	also known as		135
mort	death		422
morte	death		422
morto	death		560
nacida	birth		413
nacido	birth		413
nascida	nee		584
nascuta	nee		585
nata	nee		351
nato	birth		545
ne	nee		351
nee			185
of			542
omaa sukua	nee		581
previously known as	formerly known as		135
rod	nee		587
rodena	nee		582
roz	nee		586
rozena	nee		185
szul	nee		443
szuletett	nee		443
um	about		558
urozhd	nee		444
urozhdennaya	nee		444
vda	married		286
vda de	married		286
ved	married		599
vedova	married		450
verehelichte	married		250
verh	married		250
verheiratete	married		250
vers	about		419
verw	married		250
verwitwete	married		250
veuve	married		287
viuda	married		286
viuda de	married		286
viuva	married		451
viuva de	married		451
vve	married		287
wo	married		600
z domu	nee		185
zd	nee		185`;
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
korean	oo	u
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
nordic-patronymic	(?:s|(?<=[^aeiou])a|ar)son\$|dottir\$	
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
common-reading	u+	u
japanese-name	^(?:aki|atsu|chika|fumi|fusa|haru|hide|hiro|hisa|iku|kane|kata|katsu|kazu|kei|ken|kimi|kiyo|kuni|mari|masa|masu|michi|miki|mitsu|mori|moto|mune|naga|nao|nobu|nori|osa|sada|saku|sato|shige|shin|sue|suzu|tada|taka|take|tama|tatsu|teru|tetsu|toki|tomo|toshi|tsugu|tsune|yasu|yoshi|yuki|yuu?|kou?|ryou?|shou?|jun|sei|ei|dai)(?:aki|atsu|chika|fumi|haru|hide|hiko|hiro|hisa|hito|ichi|ichirou?|jirou?|ji|kane|katsu|kazu|ki|kou?|masa|michi|miki|mi|mitsu|mori|moto|mune|naga|nao|na|nobu|nori|o|e|ka|rou?|shi|shige|suke|ta|tarou?|tada|taka|take|taka|tatsu|teru|to|toki|tomo|toshi|tsugu|tsune|ya|yasu|yo|yoshi|yuki|zou?)\$	
japanese-reading	(?<=o)[uh]|(?<=o)o|(?<=u)u	
japanese-reading	tsu	tu
japanese-reading	shi	si
japanese-reading	chi	ti
japanese-reading	fu	hu
japanese-reading	j(?=i)	z`;
export const givenGenders: string = `AaarnoBbdelrahmanDulhamidFkarimFlatifFmajidFqadirFrahimFsalamCiolaBdaezeCebolaDnikeFyiDoluDsinaEuaDyemiBfuaBgnieszkaCusBidarCltonCmoCraCshwaryaDsatouCtaCvaDoBjayBkashCosiwaEuaCuaBlastairCekseiDxeiCiasafDrezaCkaCpanaBmadouCinulDrabbasFliEhosseinEulCnaColBnaghaDntDstasiosCcaCdileDreiaFssaEiiCilaDsulFrCjuCkitCneliesDukkaCtaDoninoDraCumBparecidaBrabaDmeCchanaEitaCdoCnaDdDiCshadCtoCunaCveBsgerdurChokCimCmundurCthildurDraBtisBumaBviDramDtalCrahamBygulCodejiFleBzamCizanClanCmanCorakiaraAbabarDitaCgusChmanCmbaCniCsmaBeenaCritBhagwatiDratiBinduCrgirFtteDkirCzuneshBjarkiBogumilChdanBrynjaGrBudiCnmiCsiDraAcatalinBhamaraGiEilaDndanaHiDthuraHikaCeikhGouCiahaoDbuezeFikeDenhungDgozieDhchiangEhaoEmingEweiDkezieDneduFloElungDomaDragDzobaCukwudiGebukaGkaGmaDnchiehEhungBinziaBleusaBreusaCistetaBuongAdaanCdangCigaDvaClvaCminiCnangDielalejandroCriuszDshanaDyaCuletDrenBeepaFniEikaCniCvakiDendraDikaBiahCegoalejandroCldoraDekDfuzaDipDnozaCnushaCogoCpendraEshCrceuBmitriBonataDghyunCritBucBzidraDntraAebeleDreBdinaldoBevaBgilsBilaCnatCrikBlfiCgaCieteCshadCzbietaBmekaCidioBnricaCzaBrivaldoCjaClaDendurDingurCzsebetBsmiraBunjiEungDwooBvangeliaBwanByalCglaAfabianaChimCngCrhanGaDshadCtemehzahraCwadBemiDkeBitriaGniBolakeCtiosBrancaBumiCnmiFlayoAgajendraCngBenivaldoDjiCraldaDmanoBilaEdDlesCntautasEsCoiaCvaldoBoncaloCpalBrzegorzBudlaugHurCenterClayDmiraDserenEumDtenCnnlaugurEurDtarsEerCrpreetByanendraAhadarEsCgitCjoonClilDlgerdurDvardDynaCmedCriEnFiDpreetDshaGdaCyoonDriyeCzimBebaCgeCikkiEoCndriGkaCsamBildurDlaDmarCnakoBlinBonokaBrafnhildurCefnaDinnBumaEiraByejinCunwooAiacobBchunBditBfeanyiDomaBhorBidaCnaBjeomaBkechukwuBldikoBmamCranBnasCdikaDreDuCetaCgiEmarBritCwanCynaBshaEqCmoBvanildaHoEoBwonaAjaewonCnainaDosCriDkkoCsimCtinCvedCyaEnthaBianguoEhuaCeunChoonCngDwooCwooCyooEungBolitaCseluisDnaCvelynCzsefBuanandresEcarlosCergenChaCnhoCstynaByotiAkabeloCjalClervoEviDpanaDyanGiCminiDrulCntaCpilCrtikaFniDunaCshishCtriCushalFikCvyaCzimierzBeijoCmiCrttuBhadimDlidaFfaBieranCngaCrtiCshanCyomiBjerstiBomalBristianeFrunDtiBseniaChamaBukkaCnleCsumByokaCungsooAlaimaEonasClitFaCrabaCsmaCtaCvanyaCzizBebogangEhangCelaCiCkhaCnkaConiloBiatCgitaCudmylaBorellaBucieneCngeloEileCthandoBwandileByudmilaAmaaikeDrtenCdanDisChamDbubGulDfuzDimaCieDjaCkpalDsatClaEniEtiDiniDleCmtaCnasiDfredDgeshDikDjariEiriFtEuDojDsourCrameDcoantonioDgauxDiaaliceFdelcarmenFfernandaFjoseFmaFteresaEcarEjanaEliaEstelaEtesEvicDjutDluceDttaFiCsayoCtiCzlanDnahBbaliBeenaDraCinhardCnasheCrjaDviBiguelangelCladDlaDviCnhoDjeongEiDsooCrkaDvaCteshDraDuBohammadrezaItahaEnDitCjganCnaliDishBphoBunaAnabilaCfissatouCheedCjwaClinCmiEtaDrataCnangDditaCrendraDgesEizDminCtaliiaCveenDyaCzaninzahraDmulDriEulBeelamEimaDnaDrajDtiEuCsmaBgoziBhlanhlaBidhiCkolaiGyCmalCritCshiBombusoDusaDvulaCnhlanhlaDokaCrlizaDzilaCthandoCuraBurcanDfarahDiyeDjanahDtenCwanBwandoAobiomaEraBctavianBferBgechukwuBkechukwuBladeleDtundeDvDwaleCeksiiCliCuwaseunEoleBmerasafCkarColaraBritBsmarBulimataBzanApadmaCraskevasDeshDthDvinaCwelBekkoCnttiCrttiBhindileBieraEoBoojaBrabhaGtFuEirDchiDdeepDgyaDmilaDnaliFvDptiDtapEeekEimaDvinCemaCitamEhaEiDyanthaIiAqiangBuangArafiqulCgnaEheidurFildurChimaCijaDmoFndaIsEundaCjanEtDeevEndraDniFshCkhiClfCmilaDuneCnilDjanGaEitaCshaEiDmaDoulCtanCvindraBeinoCmyaCnanDuCuvenBiikkaDnaDttaCkutoCshiCteshDuCyaCzaElBodelFioChanFaFiCkasCmainEsCnelEnDitCsemerlineDmahDnahBubelEnsDinaCdiCkhsanaCmaCnarCpaCwanAsabaDeloDirFaEtaDriyeCdiaCeedDmundurCfaDiahFtouDuanCgarDitCidurDjaDlaCjibClimataHouDwaCmanDbaDinaDuliCnathDdileEroDeleDgwooDikaEtaDjanaEeevEuDkarDneEiCpnaCralaEngEthDdorDikaDvarCsanCtishCuloDravCvitaBebastianaCdaCgunCijaCoahCrhiiCunghoBhafiqulDhadatFnaEeenEidaGulFrahEnazErulDmaEimGaEsulDnkarEtanuDrifahEminCimonDranEinEoDvaFmClomiGtCubhamDchenFuanCwetaBiamakCddharthCgaElDfusDgeirDitaGsDrunDurbjorgJnFgeirFveigDveCljaDvanoEiCmranCraCwooBlindileBmitaBnehalBomuCnalFiCoahDjinCtaCumenCyoungBtanislawaBubashiniDhaFshDramanianChailaFmiEsiniCjanEyDinEtDonCkarnoClekhaDtanaCmairaEnFaFtaGoErniGoEtiDeraEshDieEtFaFraDonCndasDgminDitiCpardiFnaFtiCrekhaEndraDjitCsantiGoDhilaEmitaCtarmoFnoDomoCvarnaDiCwarnoBvalaDnaDvaFrCeinBwapanEnaFilDrnaDtiByafiqGahAtabuCdeleEsseCfadzwaCkudzwaClhaCmasCrekDjaDvoCtiEaneDuBeferaFiCijaCmirCrjeDoDttuCtianaBhabangGiDmaraDndiGweCembaFekaFiDodorosCiernoDoroBiinaClekDlCmoCtikEnCzianaBomaszCnoCpiCrDstenDunnCshieBsegayeDhayChepisoCuyakoBuijaCncerCrkanCulaBziporaAulkuComaCrikaBrielBshmaBtkuBzomaAvaivaClaDdasEeciFteDgerdurDmirCndanaEitaCppuCrpuDunCsantGhiDudevFhaBelgaCnkateshBictorhugoCdarEsCgdisDnirCjaCkrantClijaEusCmalCnetaCrendraDginijaCshnuBolkerBusiBygantasAwaheedDidaDyudiFniClidCmbuiFraCndileDjikuFruCqasCsanthaCtiBenhsiungCronikaBillemijnAxiaDoliCuyingBolaniAyaakovCntiEoCsirCtiBehuditCmiCniCrlanDzhanBigalBonitCsefDhiakiCunghoBudiCkinoCliEanaGtiEiaCmieCniartiCriiAzaigaCkirCndileDeleCrifaEnaBenoBhanarBivanaBubaidahFrChraCraidah
5 6
1111111111000111010011110000011100011111001111110101101001011010001000000010111101011100101101011011101011100000001010111011000110010101111111111111010101111110000111000011100110001010010001001111101010000101001000101100100110000101100101010110000100001111010111101111011000001011110001101011001100010011101001000001000110010100010110100011010011011010111111011101010000100111111001011010010100000110110010110010000000001001011000001100100100000101100111011100001000000011100101101000000000000000010110000110011001001001001111001100000100010100001001110001000010111000000000000000010111101111111111100101011101111001001110100010110101001011100000101011110101001100000111101010001110011111001111100001101001010110000110001101001000110111111000101000011101111100010011110001001010111001001111010001100110100110101000100010000110000110101101110000011010010100101010001101001110010001110100100111111101000110111001100010011001110001111100101001000000101100110010000110100111101010110101111101010010011010000011011001011101111000000010100001000100
L0005N50L000000N661NNN0NSS0NN00<20000N0001000002205500000000I00<6S000<001050000I6407676000:0000H00056M00N5002A010R76O:000000000000000N060600H00000H0106065H0055N10ION00L0700O00H040RHN06H40000000000000000000I00000500000000050<0O600O66H501H0RH7;010620P01=06167NSSHNN000I07:R770OR10S105>O1N000O:L6NLNL7:;7H606N7O66:1:700012<0N06>016N:0<57O0071:7660<4LH:0H0R0HH4I4H<01LL00100670RM0RN0N60=N0LI0H1H504N14H0H00501P06SGLNNN5SN5L5R10F7I::L76O0I7;6206N067IL70000L7106676LHH77H1L076H000050P65M<I;I0;<52000006M5H000104;07700S0001050778115561;BII06;1N00000N118:7866105=;56:0005166P02NH<00A0N6N520NN0L0100002000000HH0I060007:770NH1150H4H0100H000H1H40064H0000NH0N0N0000000050011:765610<00076:24602:100446006415H1L00660000040H0H4H000R4HHHN000404L1L000N0041010NO5600000N00000000060500000N0000010550010010I:I66000600000<00=5<000AN050=0000N050H00S104I4=61:00100500N011I711S0N2004551A00<<N200000000600064;67A70H66N26I0<151L1:6077:71I1:0000000056O05000N0M09O0040H010L004NH0005000202I4000161<509O65HH005600H110480050000000000000>0052PA0<N67@;4052000117014<=5<A5780I107:106717:772<0001:0<57S8<080>0207<041600010050000=>00<0N0000000000000016060<6060N50716IH160H71I0776N0400160117717R771776S7=76777@8647I:II77H08<671C104767164HH17I777:16:066C:072<07H16H7IS0065000000050=00007210176007770;17717:O8C1I77>71721H047077777677:70N<10010HN060000000070601000000H000B7077716OI1L60<SR01620NN105H7605077I06N0HIO77771<1A1I;02N106>76176<<2SA01750;0==724706A020<00047700040P0450:647787797177RN0>177=30000050B<N0100160171;1:82601IN10000A0007428;0100756000016015H0:C6H00=00N2<N2Q62O786RC:SO811H66N2417N7677702<4J25AH7:60AAP>R<B000N5ON08S005047017097=8:7:77:I6516776N0:0167N=86:1777I>767I67H7<;7000171;4671O21015020500<17@661000076>2<40N7:4:H20000516ON00100205R0S6IN000=0O165001I0R5S000000600H011I00=N8=A3;6;;41712H=6<>6H71777667H6I6H6<7707620P008NR000000000160006;N000270<5H00000551N021S1S0N4000000005=77271H01701J69206652010000<H0>2MO65005<5616NR12<00000100000004600N40NN000H0007:77856228I700LI776170O1517R4@670I8477L70HI646L2><76S81;:1701<=1R08117=1=A:4PNH:7I8<4P:5L@RRNIN0==80N066016006026S600N066<00000000005J=5HC00007:1665:<<50<000<=000H6HH07=7::0:00;I615166007O62177M1801401<7507::75P1MOH076H000104N0N<<0200O000OS0000;60401IHH0N0R0040040H00IL0H8<106:00104<07:170;7P00020N5000270IS6000000N004027002N001000NNH0000000608H7I48681;6N770;00060>204O:4O794NN0R0NP01N0572=O01>;001=HL0H40N0<0H00000050006000000000000HSMO600N5B001240440N00000520=62<02<S0<0N0<0:1987001004N146<B::7066O61000020;767R77:;005J8<00;06080056N017I6005000000N60100000N40006065O=000R60H1H61<00RSM500I14H0S60006:06R;76:6160000000H00000O7000N45040N000000004785<H2<600H0P08N461100007<0H00040051<400000040000H00N005000021PN005164107000N6R0000401H000056000005N002H00654H0660000N0N05:40007N024L0605000S0000000P>0;4N47PN0050004NNR00N00505504HN0600H00H0000H00085600H<H00@0N7606I4H0050O4L4046HM000000S000007N0S00A020O1N11760020207N00I060000000000000N000007000001=4H710612HLM002A0000R0000005000000N00006000000000004NH<H0O66H026001>576@HN0<S<000602M8N50614200N<4405N0MN0146O2066105N5M000547600000010000;005002N00000011I1750065001000L0;06N0:4IN70040H:01H4:H0404000010SNMM6O650001040L0NHIH60<>;IL8A007000002H80064HA01><0550N000:MH00100750140004070N01000000010618O7C1<;007:I;177;:4000050370025SN067A<6AN9;H=0R7476777I77014I07761;7666750000<5H2><145<;00N0177=83777I67:::0<5>OP0R00076777777767L7HN28>577<P5<5=7>NO60A7:C;707001MML0NH6N0G70560NN00HLH0L7LINO00600:6G;170=6NO4;58=69586100S06767658552677611005G<5R0050R71N:6AO51=0<0MH::75HH005I:JHN057ON:R77IO::HO<50IS10N6NH0000500006O10150060405I760H00000005H060N705000106700060N1656006OM000717600100000100000045B0ONC9;L:7R757716I0177650771O1070040H17::1I71O:77:77::76I46:H00000000000000700540H71I7600N000000R00050000000000N117<560000I0160O006749772O0O16J<;1N010P200S0<76N06016<70106100061S0004IH050N60040H00NH000;140067<0000000013177:6610H000112000000<000;05554H7H0611150001000000070N1R00S00000N00000000R5HH002106<050000602000NN06I67HK6LH6>I001I1745H00100000000000000005<0000000001O16600I0HH0011676100576007I06006777176H60<0H08FN20171768107I7:77S6617777770577674177:776:711:66N17:070667667O777717A000IP1L7427;7616C747N11<74670L78602@@H:O=;7R56N86::710<;66N=H7991N7EI616NS00501H:HQ7H7006610H0:601HH1L760LI7::HH4H@003C6:I48010A0<0046I11167604H0I77I6H0050600556I0I12727DI66676I01OII76677:7770461670OH1;76IH66521=I70;0QN01L@=I7I820741600H0017S7555PHH:406I7H<1H5N0:08@L87773:66<I0000IJ000061N=0176I017I61466150INL7767I01400;0H015N00NN00N00404H1006007074HP11005S0NJ@I0H;5:677165IN0401065001166H06N000000040005<R110676O0N577AI0>71H;0SO;100IL77L87777L776:67L:H3I1L<767L77740I7I:705G771:751HH0ISN6;NS6617H7<7767266:N401M5RH00007;:1L:I77:77777640000N00001000000500000000000<HN0000NSNNN6055:5RH000000<SN4SR005N7;1M<75<01N;;S84<:0711=6H006000870700I0OI160M0N00L40217I66070L4I6777K70156600100000I0711:1100H1<1770:N:<460060H000OI61O6SAQ0H::00040000000016000067O4S000000S;0S<5N001N0500L1:R0:420<IH000<:0805N00N10M051160070SSL5:0@50617I4465N16400677H>N0100001000000000017000600000H0N001<500L005S0001<000:000H0:HH6=054=06000010000000000NP02A00000000000000050076RH0005005S00100005S0000000000000000;542000050000N106SNJ1I:7<77IH000HO0LMH000000000005540060N00001616060016017:H010700000R140000000205100HS00040000000004N0014L04I0M>O7000400N054000000N02000087100446N00I7O7H6N01O706110421616020<H0I6:40007R87=01G56416011S7N040RNO636S4NN60S5:60O00H6B00H6N00L0003S<00000006000000000000AI:7<;064I>700000401000M<A04I1010O5054H4N040HI10010N47<;011610<040;00005M06000H01005005NR2I11H6=1;4NH0006;1N00F57;000I01070<6N0042062205N50050N06220061<0000N0;H0000200400160006406500N7H01=4:761M00:H10M000L440<07005H00<9067:HOL7MR07H0:010N0R0014776N10:65000I7H5<0060N0PNNR0660000060<NM50761I7L10000005005S4006;0I000000IR0I000207=0000000N0N00150<1000@1H0HH0160500I0400000;00072120<<0060440I:7;10400400000N70;;00500001000500015100050N50A5HN50N00<5I0001608O2H0A600H0000050M1R05000050;003HH1=A8607777I610@IO076@N164<0010J00010LO610572L<7CH760017I<82<6851816:NHN15N<N06A=05<000<00001H<60I00060H0010H0551127R5NB0@=7J<0>P2A0A40R0NO1<P07O6<100ONO:7D0<0R71I77767I98I7777:7=6:77M70:6I7I;2160057@62226<050000M000000>N204776500O0000000500000000N4000:145640000000000010H060004446H055N40000400040420014R0107L0H5N0R0H7060NR00002S5H0001;N70RK0020N707656<0400NHI100047000014000N000608061604000000N7025200N1550060:00000000000000N00075:05000110000M00401010000HS500I6N0000H0N6000H0400H000<01000=N0RS0040I0116070716H776;776777C1177:01701777677761I770101777770C6771I0I660R666@1I:=7767:76I7167187I7:62:60H60000000000000N00000000160600N00000N477:6005660500000=776000H4N0H0L00H000000000H140012N0B0460001600000<0160H010000@3061N1H00400N600H0M100001000000NO0LH50H:LL0060066HL@5MN61S11146<I7L1500005000102006N00501C7B0>0NNN=76050OLO0100000H011?7IO16AS0<00001000201I0000:610H06000N0006440606100010005I1650047IHL011I:1706000S50400H000660N<HH07005676<0000000000000000S000500060000O106000001000N0000000000000N000100000001070714IN7761777117:1010760066676800MNNIHN1O5H0N71176000H000N000001H67607600060050<1;0N15006677716SJ06017@77I77N=I9000000001466000000500HN02<60NGH16H55;0100I7=;N557660000N16200H1N7:00071717IN001751ANH01617L0<000;68N001500000000000NO011016HN5600000000H000000I180I1076R100N001600070066000001000050000000111000001F91H517>768=1:61705O76<0000000000000000000N0;000006H00505000050001177<757>2N<000000000040060505000620N00007000000N0004000HNI005000O50H000000N0007N075H1HH0N60750H27I71740000000040065NNH400N<006N000011006H11601116I07I71677@677;:L16H1610000;:LR6100400N011SLH00000510102N;011500HL1057N=H0050H<0H11R6160000N0N00050005<7600NN000RN0200006000<02N<529H7015>N50I0A0050<060217IN52P010BH0N>>82>0I=S771P?81H@A<08<772600020N00506<00520110211044L6711H1006000N0ILN6050N040000LHN00000000600000000040400060NR0H060006110:IN6NL00IMN004000000L76600000000100000001000000N000000501NSS00:010000M0OH6000600000040:4N40:11N10NN0S5044N505H:N25<>600055I0H0004N0O800000500R00N000L006O67061000010HH00S5S5000040H056000004411571;0000540110:0H0000`;
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
