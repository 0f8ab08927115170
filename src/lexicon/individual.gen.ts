// Made by "npm run tables" from src/lexicon/tables/individual/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before), number of its manner, which
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
nl
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
hu
es
es
fi
fr
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
nl
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
0
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
8,6
0
8,6
0
8,6
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
0
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
ab	abner		87
ab	abraham		45
ab	abram		12
ab	albertus		62
abagail	abigail		3
abbe	abbigale		6
abbe	abigail		17
abbey	abigail		176
abbi	abigail		154
abbie	abigail		176
abbie	absalom		139
abbigail	abigail		3
abby	abbey		0
abby	abigail		44
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
abdo	abdu		27
abdo	abdul		4
abdo	abdullah		4
abdol	abdolreza		1
abdolhamid	abdulhamid		2
abdoli	abdolreza		1
abdolkarim	abdulkarim		2
abdollah	abdullah		2
abdolrahman	abdulrahman		2
abdoul	abdullah		133
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
abe	abraham		33
abertina	alberta		9
abi	abigail		1
abiah	abijah		4
abigale	abigail		3
abo	abu		2
abou	abu		2
aboubacar	abubakr		2
aboubakar	abubakr		2
aboubakr	abubakr		2
aboudi	abdulrahman		643
abr	abraham		82
abraao	abraham		5
abraham	avraham		795
abram	abraham		131
abubakar	abubakr		2
abubaker	abubakr		2
achmad	ahmad		2
achmed	ahmad		2
acuilla	aquilla		4
ada	adaline		15
ada	adas		0
ada	adelaide		468
ada	adelina		256
ada	adeline		77
adalbert	albert		38
adaline	adelaide		9
adas	adam		7
adde	anders		65
adde	andreas		90
addie	adelaide		373
addie	adelina		165
addis	addison		10
addy	ada		209
addy	adaline		12
addy	adelaide		12
addy	adeline		34
addy	adelphia		12
ade	adelbert		1
adel	adil		2
adela	adeliza		1
adela	adelle		108
adele	addy		469
adele	adelaide		45
adele	adeliza		0
adele	adelphia		15
adelia	adelaide		9
adelia	adeline		1
adelia	adeliza		0
adelia	adelle		108
adeline	adelaide		9
adeline	adelina		108
adeline	adelphia		1
adeline	aline		6
adeliza	adelaide		9
adeliza	adeline		1
adi	adolf		69
adi	hadi		4
adia	nadia		4
adie	ada		6
adie	adaline		6
adie	adela		6
adie	adelaide		6
adina	adena		49
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
adri	adrianus		64
adri	andriane		6
adriaan	adrian		35
adrianna	adriana		30
adrianus	adriaan		67
adrien	adrian		3
adrienne	adriana		30
aeryn	erin		3
afa	afaq		1
afaq	afat		7
aga	agatha		6
aga	agnieszka		177
aggie	agatha		4
aggie	agnes		175
aggie	augusta		165
aggy	agatha		210
aggy	agnes		307
aggy	augusta		210
aggy	augustina		12
agi	agnes		100
agnes	agatha		9
agnese	agnes		5
agnieszka	agnes		5
agostinho	augustine		5
agostino	augustine		5
agunia	agusia		7
agusia	agnieszka		48
agustin	augustine		5
ahamad	ahmad		2
ahamed	ahmad		2
aharon	aaron		35
ahmadou	ahmad		2
ahmed	ahmad		2
ahmet	ahmad		2
aicha	aisha		2
aiche	aisha		2
aikaterini	catherine		219
aileen	ellen		9
aileen	helena		17
aiman	ayman		2
aimee	amy		4
ain	lain		4
ain	nuru		4
aini	nuraini		4
aishah	aisha		2
aissatou	aisha		2
aj	andrew		40
aj	anthony		40
ajai	ajay		23
aji	naji		4
akhmad	ahmad		2
akhmed	ahmad		2
akin	akinwande		1
aksana	oksana		8
al	alan		166
al	albert		489
al	aldo		210
al	alex		255
al	alexander		166
al	alfonse		210
al	alfred		166
al	alonzo		87
ala	ayala		4
alaa	ala		2
alain	alan		35
alaina	alana		30
alan	alanson		0
alasdair	alasdairean		0
alasdair	alasdran		0
alasdair	alexander		5
alasdair	alistair		3
alastair	alistair		3
alaster	alistair		3
albert	adelbert		142
albertas	albert		5
albertine	alberta		9
alberto	albert		182
alberts	albert		5
albrecht	albert		240
aldi	naldi		4
aldi	renaldi		4
aldi	reynaldi		4
ale	alejandro		74
ale	alessandro		479
ale	alex		0
ale	alexandru		0
alec	alexander		176
alecu	alexandru		1
alee	ali		2
aleh	oleg		8
alejandro	alexander		5
alek	aleksandr		6
aleka	alexandra		99
alekos	alexandros		31
aleksandar	aleksandr		8
aleksandar	alexander		5
aleksander	aleksandr		8
aleksander	alexander		5
aleksandr	alexander		5
aleksandras	aleksandr		8
aleksei	aleksey		8
aleksej	aleksey		8
alekseji	aleksey		8
aleksejs	aleksey		109
aleksi	aleksanteri		1
aleksiy	aleksey		8
alen	alan		3
alen	jalen		6
alena	yelena		159
ales	aleks		0
ales	aleksey		1
alesha	aleksey		128
alessandro	alexander		5
alex	alecu		0
alex	alejandro		680
alex	alexander		692
alex	alexandra		152
alex	alexandre		0
alex	alexandru		0
alexa	aleksa		790
alexa	alexandra		0
alexa	alexandria		1
alexandar	aleksandr		8
alexander	aleksandr		524
alexandr	aleksandr		8
alexandr	alexander		37
alexandra	aleksandra		243
alexandra	alexandria		107
alexandre	alexander		5
alexandros	alexander		5
alexandru	aleksandr		192
alexandru	alexander		5
alexdr	alexander		18
alexei	aleksey		8
alexei	alexander		4
alexej	aleksey		8
alexey	aleksey		8
alexia	alexandra		1
alexr	alexander		18
alexy	aleksey		159
alf	alford		10
alf	alfred		253
alfe	alfred		1
alfe	alfreda		0
alfie	alfred		58
alfonso	alfonse		108
alfonzo	alfonse		108
alfy	alfreda		42
algy	algernon		6
ali	alison		230
aliaksandr	aleksandr		8
alice	alisha		323
alice	alison		9
alicia	alice		274
alick	alexander		18
alie	aleida		59
alik	aleksandr		192
alim	salim		4
alina	alyna		27
aline	adaline		9
aline	alline		27
alisen	alison		3
alissa	alice		30
alisson	alison		3
alistair	alexander		5
alister	alistair		3
alivia	olivia		3
alix	alice		38
alix	alixandra		6
alizia	alice		5
aljaksandr	aleksandr		327
alla	alexandra		45
alla	alexandria		142
allan	alan		29
alle	alessandra		4
allen	alan		29
allie	aileen		28
allie	albert		86
allie	alberta		28
allie	alice		164
allie	alicia		162
allie	alison		205
allie	allisandra		106
allie	almena		299
allison	alison		29
allister	alistair		3
ally	alice		165
ally	alison		205
ally	allie		0
ally	almena		139
allyn	alan		3
allyson	alice		4
allyson	alison		3
alois	louis		38
alojz	alogzij		1
alonso	alonzo		30
alonzo	alphonzo		9
alphus	alphinias		91
aly	ali		781
alyaksandr	aleksandr		8
alyona	yelena		128
alyosha	aleksey		68
alyson	alice		4
alyson	alison		3
alzbeta	elizabeth		5
amabel	mabel		17
amabel	mehitabel		4
amadou	ahmad		2
amalia	amelia		4
amanda	mandie		6
amar	ammar		792
ame	amelia		1
ameen	amin		2
ameena	amina		2
ameer	amir		2
amelia	parmelia		61
amena	amina		2
amer	amir		133
amie	amy		4
amilia	amy		4
amin	alamin		4
aminah	amina		2
aminata	amina		2
amir	amirali		0
amy	amelia		210
ana	anastasia		17
ana	anna		3
ana	bryanna		6
anastasia	anastacia		129
anastasiia	anastasia		8
anastasija	anastasia		8
anastasiya	anastasia		8
anastassia	anastasia		8
anatol	anatoly		8
anatoli	anatoly		8
anatolii	anatoly		8
anatolij	anatoly		8
anatolijs	anatoly		109
anatoliy	anatoly		8
ance	anderson		9
ance	anselm		154
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
andi	andreas		43
andie	andrea		1
ando	andranik		1
andras	andrew		5
andre	anderson		9
andre	andreas		10
andre	andrew		5
andrea	andrejka		1
andrea	andrew		5
andrea	andrey		405
andreas	andrew		132
andreass	andreas		21
andrei	andrew		132
andrei	andrey		8
andrej	andrew		5
andrej	andrey		8
andrejs	andrey		109
andres	andrew		5
andrey	andrew		5
andrey	andryukha		0
andria	andrea		107
andriej	andrey		8
andries	andrew		5
andrii	andrey		8
andrij	andrey		8
andrija	andrew		5
andris	andrew		5
andrius	andrew		5
andriy	andrey		8
andron	andrey		1
andryusha	andrey		68
andrzej	andrew		5
andrzej	andrey		159
andrzej	andrzejek		0
andu	anders		1
andw	andrew		18
andy	anderson		210
andy	andrejka		0
andy	andrew		33
anezka	agnes		5
ange	angela		1
ange	angelica		0
ange	angelina		0
ange	angeline		0
angel	angela		49
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
angelia	angela		129
angelika	angelica		52
angelina	angela		81
angelique	angelica		52
angie	angela		186
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
ann	anna		518
ann	antoinette		164
ann	antonia		25
ann	christiana		106
ann	deanne		294
ann	roseann		106
ann	roseanna		106
ann	roseanne		25
ann	roxanna		162
ann	roxanne		87
anna	annag		0
anna	annette		139
anna	annis		0
anna	annukka		0
anna	annus		0
anna	annushka		0
anna	annuska		0
annabelle	annabella		108
annalisa	anneliese		7
anne	ann		29
anne	anna		519
anne	annaig		0
anne	annick		0
anne	annis		0
anne	annukka		0
anne	annus		0
anne	annuska		0
anneke	anna		38
annelise	annalisa		7
annetje	ann		10
annetjie	anna		98
annette	ann		81
anni	anna		7
annie	ann		75
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
ante	anders		90
ante	anthony		38
ante	antisa		0
ante	anton		1
ante	antun		0
antek	antoni		1
antek	antos		7
antek	antosiek		0
antero	andrew		5
anth	anthony		82
anthoney	anthony		3
anthy	anthony		18
anto	anthony		5
anto	antonio		1
antoine	anthony		131
antoine	anton		27
anton	anthony		604
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
antonio	anthony		274
antonio	antonete		0
antonio	antonillo		1
antonio	antonito		0
antonios	anthony		5
antonius	anthony		5
antony	anthony		3
antoon	antonius		64
antos	antonella		4
antos	antoni		1
antsu	antti		7
antti	andrew		5
antti	antero		143
antun	antisa		1
anulka	anusia		7
anuska	anulka		7
anwer	anwar		2
anya	anna		68
anya	anyuta		0
anya	anyutka		0
aodh	aodhagan		0
aodh	aodhan		1
aphinius	alphinias		4
aphrodite	epaphroditius		4
aphrodite	epaphroditus		4
apo	abdullah		193
app	absalom		6
appie	appoline		6
appy	appoline		6
ara	arabella		15
ara	arabelle		263
arabella	arabelle		108
aran	karan		4
arch	archibald		1
archd	archibald		18
arche	archibald		1
archelous	archibald		9
archie	archibald		33
archy	archibald		1
ard	arden		10
ardi	nardi		4
ardy	arden		10
aref	arif		2
arek	arkadiusz		214
ari	ariadne		6
arianna	ariana		30
arie	adriaan		59
arie	adrianus		64
arie	ariadne		6
arie	arielle		6
arik	ariel		1
arilla	cinderella		6
aris	ariez		27
arjuna	arjun		70
arkadi	arkady		8
arkadii	arkady		8
arkadij	arkady		8
arkadiy	arkady		8
arle	arlene		1
arlie	arlene		10
arly	arlene		458
armanda	amanda		9
armida	araminta		6
arne	arnold		1
arnie	arnold		626
arno	arnaud		4
arny	arnold		10
aron	aaron		3
arron	aaron		3
arry	ara		209
arry	arabella		34
arry	arabelle		12
arry	armena		12
arsa	arsen		1
arsen	arsenije		1
arslan	arsalan		4
arso	arsen		1
art	arthur		33
arte	arden		10
artek	artur		48
arth	arthur		82
arther	arthur		3
artie	arthur		253
artiom	artem		8
artjom	artem		8
artjoms	artem		109
artur	arthur		3
arturo	arthur		5
arty	arthur		81
artyom	artem		8
arya	acharya		4
asa	asahel		34
asa	asaph		12
asad	assad		27
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
ashoka	ashok		70
ashy	ashley		1
asia	joanna		138
asli	aslihan		4
assadullah	asadullah		2
assem	asim		2
assene	asenath		113
astri	lastri		4
atef	atif		2
athanasius	athanasios		31
athy	eighta		6
ati	attila		100
aubrey	audrey		4
aud	audrey		1
audra	audrey		30
audree	audrey		52
aug	august		10
auge	august		1
auge	augusta		0
auge	augustina		0
auggie	august		7
auggie	augustine		7
auggie	augustus		7
auggy	august		1
auggy	augustus		0
augie	august		40
augie	augustine		40
augie	augustus		18
auguetus	augustine		1
august	auguetus		0
august	augustina		0
august	augustine		45
august	augustus		15
augusta	augustina		1
augustin	augustine		5
augustine	augustus		9
aura	aurelia		4
aurilla	aurelia		502
aurobindo	arvind		328
austen	austin		30
austin	augustine		77
austin	augustus		12
ava	avice		4
avi	avraham		140
avraham	abraham		158
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
ayo	ayodele		190
ayoob	ayyub		2
ayoub	ayyub		2
ayse	aisha		2
aysha	aisha		2
ayu	aiu		4
ayub	ayyub		2
ayyoub	ayyub		2
azarich	azariah		4
aze	azariah		42
azeez	aziz		2
aziz	abdulaziz		4
azza	munazza		4
bab	babs		57
bab	barbara		56
babi	babak		1
babis	charalambos		99
babis	charalampos		99
babs	babbe		0
babs	barbara		44
babsi	barbara		55
bachir	bashir		2
badar	badr		2
bader	badr		2
baig	mirza		4
balasubrahmanyam	balasubramaniam		116
balasubramanian	balasubramaniam		116
balasubramanyam	balasubramaniam		116
baldo	archibald		9
baltazar	baltasar		46
balthasar	baltasar		46
balthazar	baltasar		46
balu	balazs		100
bama	alabama		10
bandi	andras		100
banerji	banerjee		23
banks	bankole		4
bannerjee	banerjee		23
bar	barb		0
bar	barbara		1
bar	barbare		0
bar	barbe		0
bar	barbere		0
bara	barbora		51
barb	barbara		250
barb	barbare		0
barb	barbere		0
barbara	barbery		6
barbe	barbara		1
barbel	baerbel		21
barbel	barbara		0
barbere	barbara		1
barbie	barbara		186
barby	bab		150
barby	babs		150
barby	barbara		263
barca	barbora		51
barn	barnabas		10
barn	bernard		10
barnard	barnabas		4
barnard	barnsbas		0
barnard	bernard		182
barne	barnabas		10
barne	barnard		1
barne	bernard		81
barney	barnabas		366
barney	barnaby		0
barney	bernard		629
barrett	garrett		6
barry	bartholomew		1
bart	bartel		0
bart	bartholomeus		261
bart	bartholomew		33
bart	barton		678
bart	lambertus		62
bartek	bartlomiej		48
bartek	bartosz		214
bartel	bartholomew		50
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
bas	sebastiaan		59
bas	sebastian		73
basavaraja	basavaraj		70
basheer	bashir		2
basia	barbara		292
basia	basieczka		0
basia	basienka		0
basia	basiulka		0
basia	basiunia		0
basia	basiunka		0
basia	baska		7
basil	bazaleel		153
basile	basil		5
basileios	vasilios		31
basilio	basil		5
basti	sebastian		43
bastian	sebastian		38
bat	bartholomew		103
bea	beatrice		85
bea	beatrix		0
bea	beatriz		0
bea	blanche		142
bear	barry		9
beatrix	beatrice		4
beatriz	beatrice		30
beattie	beatrice		18
becca	reba		57
becca	rebecca		75
beck	becca		89
beck	reba		57
beck	rebecca		103
becki	rebecca		4
beckie	rebecca		80
becky	beck		92
becky	rebecca		44
beda	obedience		6
bede	obedience		4
bedney	abednego		6
bedros	peter		5
bedros	petros		242
bee	beatrice		10
beedy	obedience		6
bekah	rebecca		18
bel	belinda		18
bel	belinha		0
bela	william		50
belal	bilal		2
bell	arabella		9
bell	belinda		9
bell	isabel		12
bella	arabella		15
bella	arabelle		87
bella	isabel		141
bella	isabella		75
bella	rosabella		294
belle	ara		57
belle	arabella		25
belle	arabelle		87
belle	belinda		178
belle	bella		89
belle	isabel		141
belle	isabella		229
belle	rosabel		106
belle	rosabella		164
ben	benedict		87
ben	benette		0
ben	benjamin		33
ben	benje		0
ben	benji		0
bena	albena		10
benette	benedict		1
bengan	bengt		293
beni	benjamin		1
beni	binyamin		232
beniamino	benjamin		5
benito	benedict		10
benj	benjamin		18
benje	benjamin		1
benji	benjamin		252
benji	benny		7
benjn	benjamin		18
benjy	benjamin		456
benke	bengt		212
benne	benedict		0
benne	benjamin		1
bennet	benedict		10
bennett	benedict		356
bennie	barend		472
bennie	ben		388
bennie	benedetta		4
bennie	benedict		28
bennie	benjamin		492
benny	benedict		256
benny	benjamin		636
benny	bernard		40
beno	benjamin		1
benyamin	benjamin		5
benyamin	binyamin		140
bep	elisabeth		59
beppe	giuseppe		361
beppino	giuseppe		104
beppo	josef		55
bernadina	bernadette		10
bernard	barnabas		4
bernardo	bernard		5
bernat	bernard		5
bernd	bernhard		55
berne	bernard		1
berney	bernard		42
bernhard	bernard		3
bernie	bernard		33
bernie	berney		92
berny	bernard		617
berrietta	bernadette		7
berry	barry		4
berry	greenberry		154
berry	littleberry		139
bert	adelbert		255
bert	albert		231
bert	alberta		25
bert	albertus		62
bert	bertha		387
bert	bertram		120
bert	delbert		87
bert	egbertus		62
bert	elbert		255
bert	elbertson		72
bert	engelbertus		62
bert	gilbert		87
bert	herbert		231
bert	hubert		152
bert	hubertus		62
bert	lambertus		62
bert	norbert		87
bert	roberta		25
bert	wilber		15
bertan	bertil		65
bertie	albert		58
bertie	alberta		28
bertie	bert		89
bertie	bertha		168
bertie	cuthbert		73
bertie	roberta		28
beshir	bashir		2
bess	elizabeth		44
bessie	bess		89
bessie	elizabeth		103
bet	betsy		1
beth	bethan		0
beth	bethena		6
beth	bethiah		108
beth	betse		0
beth	elizabeth		75
bethia	elizabeth		9
betje	elizabeth		64
betka	alzbeta		51
beto	alberto		710
beto	betinho		0
beto	roberto		372
betse	bette		7
betsey	elizabeth		80
betsy	beth		57
betsy	betty		9
betsy	elizabeth		44
bettan	elisabet		65
bettan	elisabeth		65
bette	elizabeth		250
bettie	elizabeth		4
betty	beth		89
betty	elizabeth		44
bev	beverle		0
bev	beverly		457
bex	rebecca		9
bharata	bharat		70
bhattacharjee	bhattacharya		23
bhattacharyya	bhattacharya		23
bia	beatriz		9
biah	abijah		4
bias	tobias		61
bibek	vivek		328
bibi	benjamin		63
bibi	bianca		4
biddie	bridget		77
biddie	obedience		163
biddy	biddie		92
biddy	bridget		44
biddy	obedience		4
bige	abijah		91
biggi	brigitte		55
bijah	abijah		10
bijay	vijay		23
bijoy	vijay		23
bikash	vikas		328
bikram	vikram		23
bilel	bilal		2
bilja	biljana		1
bill	will		57
bill	william		54
billi	william		4
billie	wilhelmina		73
billie	wilhemina		10
billie	william		704
billiewilhelm	wilma		6
billy	bill		324
billy	william		54
bimbo	abimbola		155
binyamin	benjamin		158
bird	albert		9
bird	roberta		4
birdie	bertha		307
birdie	roberta		28
birendra	virendra		23
birgit	birgitta		55
birtie	roberta		6
biswanath	viswanath		23
bjorn	bjoern		271
blaga	blagovesta		1
blagi	blagoje		1
blago	blagoje		1
blago	blagovest		0
blaza	blagoje		1
blazo	blagoje		1
bo	beaufort		4
bo	beauregard		4
bo	boetius		17
bo	robert		86
bob	bobby		295
bob	robert		54
bobbi	barbara		4
bobbi	robert		4
bobbi	roberta		80
bobbie	barbara		365
bobbie	robert		298
bobbie	roberta		44
bobby	robert		54
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
bohous	bohumil		151
bohous	bohuslav		151
bohumil	bohuglav		1
bohus	bohumil		1
bolek	boleslaw		48
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
borya	boris		68
boske	erzsebet		100
boubacar	abubakar		275
boulos	paul		5
boutros	peter		5
boza	bozidar		1
bozo	bozidar		1
bozsi	erzsebet		188
braam	abraham		98
brad	bradle		0
brad	bradley		358
brad	brayden		0
bradford	brad		17
bradle	bradford		1
bradley	bradford		9
bradly	bradford		4
bradly	bradley		3
brady	brayden		0
brady	broderick		113
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
breanna	brianna		30
bree	aubrey		153
bree	breanna		6
bree	breeanna		6
brenden	brendan		3
brendon	brendan		3
brent	brentley		1
brent	brenton		86
brett	brentley		1
bri	breanna		6
bri	brianna		6
bri	bryanna		6
briana	brianna		27
briana	bryanna		49
brianna	bryanna		49
bride	bridget		1
bridey	bridget		1
bridge	bridget		1
bridgie	bridget		42
bridgit	bedelia		17
bridgit	bridget		27
bridie	bridget		127
brien	brian		3
brina	sabrina		61
britany	brittany		3
britney	brittany		3
brito	britto		27
britt	brittany		6
britta	birgitta		65
britta	bridget		10
brittani	brittany		3
brittney	brittany		3
brittnie	brittany		6
brode	broderick		1
brody	brady		209
brody	broderick		34
bron	bronwen		1
brose	ambrose		6
bru	bruna		1
bruna	brunna		27
bruse	bruce		3
bryan	brian		29
bryant	brian		752
bryon	brian		35
bub	mahbubur		4
bubba	charles		86
buck	charles		491
buck	george		40
buck	john		40
buck	william		40
bud	james		40
bud	john		40
buda	budimir		1
buddy	charles		86
budo	budimir		1
bukki	bukola		1
bukky	bukola		1
bulus	paul		5
buren	vanburen		6
burgi	walburga		55
burt	burton		187
burt	egbert		72
butch	charles		86
butrus	peter		5
by	byron		82
caasha	aisha		2
cade	caden		187
cafer	jafar		2
cage	micajah		6
cager	micajah		9
cait	kaitlyn		6
caitlin	catherine		38
caitlin	kaitlyn		3
caitlyn	kaitlyn		3
caity	kaitlyn		6
cal	caleb		0
cal	calvin		33
cali	kalli		49
callie	california		154
calliedona	caldonia		6
callum	calum		27
cally	calpurnia		6
cam	camden		40
cam	cameron		33
cam	campbell		0
camme	camille		1
cammie	camile		6
cammie	camille		77
cammie	carmon		6
cammy	camille		4
candace	candice		4
cande	candace		1
candy	candace		17
cano	kano		27
car	carlotta		1
car	charlotte		9
cara	caris		1
cara	carrier		0
cara	keri		4
carabella	corabel		10
carabelle	corabel		10
carding	ricardo		122
care	carol		1
care	caroline		0
caren	karen		3
cari	keri		4
caris	carry		7
carl	carlton		257
carl	charles		770
carla	carli		27
carlao	carlitos		0
carlao	carlos		1
carles	charles		5
carley	karla		30
carli	karla		30
carlie	karla		30
carlinhos	carlos		228
carlitos	carlinhos		0
carlitos	carloncho		0
carlitos	carlos		289
carlo	charles		5
carlos	carloncho		1
carlos	charles		5
carlota	charlotte		5
carlotta	charlotte		131
carly	carla		49
carly	karla		514
carm	carmon		6
carme	carmina		1
carmella	carmela		30
carmen	karmen		27
caro	carol		0
caro	caroline		58
carol	caroline		152
carolann	carol		6
carole	carol		89
carole	carolann		12
carole	caroline		263
carolin	caroline		3
carolina	caroline		37
caroline	chick		6
carolyn	caroline		29
carolynn	caroline		3
carre	carol		7
carre	carole		0
carre	carolina		0
carre	caroline		1
carri	carol		6
carri	caroline		4
carri	karonhappuck		4
carrie	carol		15
carrie	caroline		103
carrie	karonhappuck		4
carrie	keri		4
carro	caroline		1
carry	caroline		4
carry	carrier		1
carry	karonhappuck		4
casey	catherine		6
cass	cassandra		58
cass	caswell		142
casse	cassandra		1
cassey	alexandria		4
cassey	caroline		4
cassey	catherine		4
cassi	alexandria		4
cassi	caroline		4
cassi	catherine		4
cassie	carol		12
cassie	caroline		28
cassie	carrie		150
cassie	cassandra		75
cassie	catherine		25
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
cate	catherine		250
caterina	catherine		5
cath	catherine		9
catharine	catherine		3
cathe	catherine		1
cathe	kathleen		0
catherin	catherine		3
catheryn	catherine		3
cathey	catherine		4
cathi	catherine		4
cathie	catherine		80
cathleen	catherine		258
cathleen	cathy		6
cathleen	kathleen		29
cathlene	kathleen		3
cathne	catherine		18
cathrine	catherine		3
cathryn	catherine		3
cathy	catherine		632
cathy	kathleen		106
cati	catarina		1
catie	catherine		1
cato	catharina		59
catriona	catherine		5
cats	catrin		1
caz	caroline		4
ceall	lucille		9
cece	cecilia		18
cecelia	cecilia		30
ceci	cecilia		1
cecie	cecil		0
cecie	cecilia		1
cecilia	sheila		71
ced	cedric		42
ced	cedrick		0
ceda	cedomir		1
cedo	cedomir		1
cees	cornelis		64
celal	jalal		2
celalettin	jalaluddin		2
celia	cecilia		483
celia	celeste		72
celina	selina		107
cemal	jamal		2
cemo	cemal		193
cene	cyrenius		113
cenia	laodicia		91
cesca	francesca		82
chabela	isabel		76
chad	chadwick		40
chad	charle		0
chad	charles		491
chago	santiago		76
chai	somchai		658
chaimke	chaim		140
chalo	gonzalo		74
chamseddine	shamsuddin		2
chan	chauncey		34
chan	chauncy		9
chana	anna		5
chana	hanna		16
chandar	chandra		23
chander	chandra		272
channah	hanna		16
chantal	chantel		4
char	charles		0
char	charlie		0
char	charlotte		85
char	chas		7
charif	sharif		2
charing	rosario		122
charle	charles		1
charley	charles		252
charlie	charles		607
charlie	charlotte		97
charlot	charles		683
charlot	charlotte		3
charlotte	chick		6
charly	charlie		129
charm	carmon		6
charo	rosario		76
chas	charles		250
chase	charles		187
chastie	chastity		10
chasty	chastity		10
chat	charity		71
chaterjee	chatterjee		23
chatterji	chatterjee		23
chaudhari	chowdhury		23
chaudhary	chowdhury		23
chaudhry	chowdhury		23
chaudhuri	chowdhury		23
chava	eve		5
chava	salvador		121
chayim	chaim		16
chayo	rosario		74
chaz	charles		1
chaz	charley		0
chaz	charlie		0
chazza	charles		7
chazza	charley		7
chazza	charlie		7
checco	francesco		104
checo	sergio		76
cheik	shaykh		2
cheikh	shaykh		2
chelle	michelle		6
chelo	consuelo		76
chelsie	chelsey		52
chema	jose		74
chente	vicente		76
chepe	jose		234
cher	cheryl		6
cheri	cheryl		6
cherie	cheryl		6
cherif	sharif		2
cheryll	cheryl		3
chesty	chester		1
chet	chesle		0
chet	chesley		72
chet	chester		149
chet	chesty		0
chic	chip		7
chicao	chiquinho		7
chick	charles		464
chicky	chiquita		10
chico	chiquinho		0
chico	francisco		228
chinedu	chinedum		736
chip	charles		214
choudhary	chowdhury		23
choudhuri	chowdhury		23
choudhury	chowdhury		23
chowdhry	chowdhury		23
chris	christa		12
chris	christe		0
chris	christelle		0
chris	christia		0
chris	christian		166
chris	christiana		12
chris	christina		152
chris	christine		141
chris	christininha		0
chris	christophe		0
chris	christopher		33
chris	christos		277
chris	kristen		12
chris	kristy		12
chrissie	christina		18
chrissy	christia		0
chrissy	christina		148
chrissy	christine		141
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
christie	christine		82
christin	christine		35
christina	christininha		0
christine	christiana		27
christine	christina		771
christo	hristo		520
christofer	christopher		3
christoffer	christopher		3
christoph	christopher		35
christoph	krzysztof		789
christophe	christopher		5
christopher	christian		9
christos	hristo		331
christy	christiana		12
christy	christina		262
christy	christine		15
chrystal	crystal		30
chucho	jesus		76
chuck	charles		137
chuck	charlie		295
chudi	chukwudi		191
chus	chucho		1
chus	chuy		7
chuy	chucho		0
chuy	jesus		76
ciara	cierra		30
cibyl	sibbilla		27
ciccio	francesco		104
cihad	jihad		2
cil	priscilla		9
cilla	cecilia		9
cilla	cicely		6
cilla	ciller		0
cilla	priscilla		85
cille	lucille		61
ciller	priscilla		9
cinde	cinthia		1
cindi	cynthia		80
cindi	luciana		4
cindi	lucinda		4
cindie	cynthia		80
cindie	luciana		4
cindie	lucinda		4
cindy	cinderella		6
cindy	cynthia		44
cindy	luciana		4
cindy	lucinda		25
cintha	cynthia		732
cinthia	cynthia		107
cisco	francisco		121
ciss	cicely		10
cissy	cecilia		127
cissy	clarissa		12
cissy	frances		12
cissy	priscilla		12
cj	charles		40
cj	christopher		40
claas	nicholas		50
claes	nicholas		56
claes	nikolaos		6
clair	claire		117
clair	clarence		56
clair	clarinda		0
clair	clarissa		9
claire	clarinda		7
claire	clarissa		9
clara	clair		217
clara	claire		117
clara	clare		89
clara	clarinda		162
clara	clarissa		178
clare	clair		217
clare	claire		746
clare	clarence		141
clare	clarinda		0
clarice	clarinda		0
clarice	clarissa		107
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
clay	clayton		252
cleat	cleatus		6
clem	clement		207
clem	clementine		364
cliff	clifford		33
cliff	clifton		370
clint	clinton		253
clo	chloe		71
clum	columbus		50
coba	jacoba		59
cobie	jacob		82
cobus	jacobus		64
coco	cory		6
cole	nicholas		10
cole	nicholette		6
cole	nicole		6
coley	nicholas		10
colie	cole		52
colin	nicholas		241
collin	colin		30
colson	nicholas		10
colt	colton		362
comilla	camilla		10
con	conrad		45
con	cornelius		189
concha	concepcion		76
concha	conchita		0
conchi	concepcion		0
conchi	conchita		1
conchita	concepcion		630
conne	conrad		0
conne	constance		1
conni	cornelia		55
connie	conrad		371
connie	constance		44
connie	cornelius		371
conny	con		92
conny	conrad		77
conny	constance		256
conny	cornelia		69
conny	cornelius		28
conny	konrad		69
cono	cornelius		9
constantin	constantine		5
constantin	konstantin		159
constantinos	konstantinos		31
consu	consuelo		1
coop	cooper		1
cor	cornelis		105
cora	corabel		10
cora	corina		4
cora	corinne		698
corde	cordelia		1
cordie	cordelia		18
cordy	cordelia		34
cordy	cory		6
corey	cory		3
corinna	corinne		129
cork	corcoran		10
corn	cornelius		82
corne	cornelia		1
corne	cornelis		0
cornelius	cornelis		325
cornie	cornelia		42
corny	cornelia		12
corny	cornelius		127
corrie	cornelia		7
costantino	constantine		5
costas	konstantinos		31
costel	constantin		208
costel	costica		0
costin	constantin		716
court	courtney		61
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
crissy	christiana		28
crissy	christina		12
crissy	christine		34
crissy	christy		150
cristhian	christian		3
cristian	christian		3
cristiano	christian		5
cristina	christiana		27
cristina	christina		29
cristine	christine		3
cristobal	christopher		240
cristoforo	christopher		5
cristopher	christopher		3
cristovao	christopher		5
crys	crystal		6
cuddy	cuthbert		18
cumar	umar		2
curg	lecurgus		91
curro	francisco		234
curt	courtney		25
curt	curtis		33
cy	cyrenius		45
cy	cyrus		470
cy	onicyphorous		6
cyndi	cynthia		455
cyphorus	onicyphorous		6
cyril	kirill		159
czesiek	czeslaw		48
daan	daniel		472
dacey	candace		6
dacia	daycia		49
daffy	david		10
dafydd	david		5
dahl	dalton		56
dai	dafydd		354
daisey	margaret		4
daisha	daycia		49
daisy	margaret		304
daisy	margaretta		106
daisy	margarita		6
dal	dahl		6
dal	dalton		17
damaris	demerias		9
dami	oluwadamilola		155
damian	damien		30
damon	damien		4
dan	danchuk		0
dan	dandan		0
dan	daniel		33
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
danelle	danielle		107
dani	danca		0
dani	daniel		234
dani	daniela		0
dani	daniele		0
dani	danielle		17
dani	daninka		0
dani	danut		0
danial	daniel		107
danica	danjuska		7
daniele	daniel		5
danil	daniel		5
danilo	daniel		5
daninka	daniela		1
danka	danica		1
danka	danuta		48
danko	danijel		0
danko	danilo		1
danl	daniel		18
dann	daniel		154
dann	sheridan		4
danne	danial		0
danne	daniel		1
danni	danielle		9
dannie	daniel		80
dannie	sheridan		4
danny	dan		511
danny	daniel		54
danny	sheridan		28
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
darek	dariusz		305
daren	darren		3
daria	dasha		4
darin	darren		3
darkey	dorcus		42
darla	dara		4
darlene	dara		4
darran	darren		3
darre	darlene		1
darrel	daryl		3
darrell	daryl		3
darrick	derek		3
darrin	darren		3
darry	darlene		42
darryl	daryl		3
darun	darko		7
darwesh	darwish		2
darwiche	darwish		2
daryll	daryl		3
dasa	dagmar		51
daud	dawud		2
davca	david		51
dave	david		33
dave	davidson		0
davey	david		149
davi	david		121
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
davy	david		252
davy	davidson		0
davy	davis		0
dawid	david		5
dawood	dawud		2
dawoud	dawud		2
dawud	david		5
day	david		61
daz	darren		9
dea	demaris		6
dea	demerias		6
deann	geraldine		4
deanna	dana		4
deb	debbie		57
deb	debby		150
deb	deborah		75
debbe	deborah		9
debbi	deborah		80
debbie	deborah		44
debbora	deborah		3
debby	debbie		92
debby	deborah		288
debe	deborah		10
debi	deborah		9
debora	deborah		29
deborrah	deborah		3
debra	debbie		6
debra	deborah		29
dede	deirdre		10
dede	diana		10
dee	audrey		142
dee	delores		262
deea	andreea		9
deedee	deidre		153
deedee	nadine		142
deena	adena		6
deena	dana		4
deia	andreia		4
deidre	deirdra		4
dejo	dejan		1
deke	deacon		10
deke	dietrich		10
del	adelbert		72
del	delbert		375
del	delmar		40
del	delmer		40
dela	adela		10
delbert	adelbert		17
dele	ayodele		155
dele	bamidele		155
delf	delphine		6
delia	adaline		25
delia	adeline		12
delia	cordelia		262
delia	fidelia		15
delilah	dahlia		4
delius	delia		6
dell	adaline		25
dell	adelaide		25
dell	adele		57
dell	adeline		15
dell	adelphia		25
dell	delilah		72
dell	della		117
dell	delores		56
dell	delphina		0
della	adelaide		164
della	delilah		72
della	deliverance		25
della	delores		56
delle	adelle		10
dellia	adelle		10
delly	deliverance		42
delphi	delphine		6
delphia	adelphia		34
delphia	philadelphia		17
delphia	philly		209
delphina	adelphia		4
dem	demetria		1
demaris	demerias		4
demetrio	demetrius		5
demetrios	dimitrios		31
demetris	dimitrios		31
demetrius	dimitrios		332
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
denny	dennis		207
denny	dennison		12
dennys	dennis		3
denys	denise		107
denys	dennis		13
denyse	denise		107
depy	despoina		99
dera	derald		10
deric	derek		3
derick	derek		3
derick	frederick		6
derrek	derek		52
derrell	daryl		35
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
dewayne	duane		29
deza	andreza		4
dhia	diya		2
di	diana		186
di	diane		17
diaa	diya		2
diah	jedediah		17
diah	jedidiah		6
diah	obadiah		34
diah	zedediah		12
dian	diane		52
dianah	diana		129
diane	diana		510
dianna	diana		3
dianna	dinah		27
dianne	diane		3
dicey	diana		6
dicey	diane		6
dicey	eudicy		6
dicey	eurydice		6
dicie	dicey		220
dick	dickon		0
dick	dickson		0
dick	melchizedek		72
dick	rich		57
dick	richard		54
dick	ricky		57
dickie	richard		621
dickon	dickson		0
dickon	richard		50
dicky	richard		61
dicy	laodicia		6
didi	diana		6
didi	diane		6
didi	dieter		55
diedrich	dietrich		21
diego	james		5
diether	dieter		21
dietmar	dieter		742
dietr	dietrich		43
dietrich	dieter		55
digong	rodrigo		122
dilbert	delbert		107
dill	adelaide		10
dill	adelina		10
dill	dillard		10
dilly	deliverance		42
dima	dimas		0
dima	dimka		0
dima	dimochka		0
dima	dimon		0
dima	dimulia		0
dima	dimych		0
dima	dmitry		68
dimitar	demetrius		5
dimitri	dimitrios		278
dimitri	dmitry		8
dimitrij	dmitry		8
dimitrios	demetrius		5
dimitris	dimitrios		31
dimitriy	dmitry		8
dimitry	dmitry		8
dimmis	demerias		4
dimo	dimitar		1
dina	adena		6
dina	geraldine		56
dinah	diana		129
dinos	konstantinos		99
dipak	deepak		23
dirch	derek		9
dirk	dietrich		43
dirk	theodoros		62
dite	epaphroditius		42
ditus	aphrodite		4
ditus	epaphroditius		34
diya	divya		4
dj	david		86
djaber	jabir		2
djafar	jafar		2
djaja	jaya		276
djalal	jalal		2
djamal	jamal		2
djamel	jamal		2
djamil	jamil		2
djavad	jawad		2
djorde	djordje		169
dmitri	dmitry		8
dmitrii	dmitry		8
dmitrij	dmitry		8
dmitrijs	dmitry		109
dmitriy	dmitry		8
dmitry	demetrius		5
dmytro	demetrius		5
dmytro	dmitry		8
dob	robert		50
dobbin	robert		50
doc	charles		40
doc	william		40
doda	dorothea		17
doda	dorothy		9
dode	dorothy		9
dodie	delores		4
dodie	dorothy		80
dodong	eduardo		481
dody	delores		4
dody	dorothy		4
dolf	randolph		4
dolf	rudolphus		4
doll	dorothy		9
dollie	dorothy		4
dolly	dorothy		44
dolph	adolphus		294
dolph	randolph		15
dolph	rudolph		45
dolph	rudolphus		28
dom	domenic		12
dom	dominic		149
dom	dominique		0
domenico	dominic		5
domi	dominic		0
domi	dominique		291
domingo	dominic		5
domingos	dominic		5
dominick	dominic		3
dominik	dominic		3
dominique	dominic		182
don	donald		33
dona	caldonia		9
dona	donna		49
donn	donald		4
donna	fredonia		9
donne	donald		1
donnie	donald		54
donny	donald		54
donny	donnie		217
donny	donovan		17
dony	donald		34
dony	donovan		6
dora	dorinda		0
dora	dorothea		230
dora	dorothy		666
dora	dortha		0
dora	isadora		12
dora	theodora		148
dorde	djordje		169
dorde	dordije		0
dordje	djordje		169
dori	dora		30
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
dorothea	dorothy		37
dorothy	dorethea		7
dortha	dorinda		7
dortha	dorothea		7
dortha	dorothy		50
dory	dorothy		58
dos	reis		4
dosia	theodosia		6
dosie	eudoris		6
dossie	eudoris		6
dot	dorothea		97
dot	dorothy		44
dot	dotty		6
dotha	dorothy		9
dottie	dorothy		176
dotty	dorothy		77
dotty	dotha		49
doug	douglas		120
dougie	douglas		18
douglass	douglas		3
dovid	david		140
dow	dov		16
draga	dragica		1
draga	dragojla		0
dragi	dragisa		1
dragica	dragojla		1
drahuska	drahomira		51
drale	draza		7
drale	drazen		1
draza	drazen		1
drazo	drazen		1
dre	sondra		6
drea	andre		6
drea	andrea		17
drew	andrew		33
drew	woodrow		25
drina	alexandria		6
driss	idris		2
dru	andrew		4
duarte	edward		5
dud	dudley		1
duda	eduarda		4
dudi	david		140
dudu	david		712
dudu	eduardo		480
duglas	douglas		3
dul	abdul		655
dumitru	demetrius		5
dunk	duncan		71
dunny	duncan		1
dura	durad		1
durde	durad		7
duro	durad		1
duro	durde		0
duro	juraj		51
dusko	dusan		7
dusty	dustin		628
dutch	herman		6
dutch	william		86
duty	deuteronomy		6
dwain	duane		3
dwane	duane		9
dwayne	duane		29
dyana	diana		3
dyane	diane		3
dyce	aphrodite		4
dyce	epaphroditius		34
dyche	aphrodite		4
dyche	epaphroditius		34
dyer	jedediah		72
dyer	jedidiah		6
dyer	obadiah		77
dyer	zedediah		28
dzhamal	jamal		2
dzmitry	dmitry		8
earnie	earnest		1
eb	abel		56
eb	ebbie		6
eb	ebenezer		15
ebbie	abel		77
ebbie	ebenezer		28
eben	ebenezer		61
eberh	eberhard		43
ebi	eberhard		43
ebraheem	ibrahim		2
ebrahim	ibrahim		2
ector	hector		46
ed	edgar		166
ed	edmond		189
ed	edmund		231
ed	eduardo		189
ed	edward		33
ed	edwin		166
eddie	ed		511
eddie	edgar		370
eddie	edith		256
eddie	edmond		12
eddie	edmund		370
eddie	eduardo		189
eddie	edward		54
eddie	edwin		166
eddy	edgar		164
eddy	edmond		106
eddy	edmund		164
eddy	eduardo		654
eddy	edward		44
eddy	edwin		87
edek	edward		48
eden	edna		10
edgar	edward		9
edi	eduard		43
edie	edith		307
edie	edyth		12
edie	edythe		12
edik	edichka		1
edith	adaline		9
edm	edmund		18
edmd	edmund		18
edmund	edmond		4
edmund	edward		776
edna	edith		9
edny	edna		52
edo	edit		302
edoardo	edward		5
edon	edith		10
edouard	edward		5
edris	idris		2
edriss	idris		2
edu	eduardo		234
eduard	edward		5
eduardo	edward		5
edvard	edward		5
edvardas	edward		5
edw	edward		18
edwd	edward		18
edye	edith		34
edye	edyth		12
edye	edythe		12
eesa	isa		2
effemy	euphemia		108
effie	euphemia		91
effy	euphemia		6
efi	eftychia		99
efim	yefim		8
egay	edgardo		122
egor	yegor		8
ehmed	ahmad		2
eid	reid		4
eileen	aileen		9
eileen	ellen		146
eileen	helena		142
eilis	elizabeth		5
eirik	eric		3
eithne	edna		10
ekaterina	catherine		5
ekaterina	yekaterina		8
ekaterini	aikaterini		31
eko	echo		4
ekrem	akram		2
el	ella		6
ela	elzbieta		211
elaine	eleanor		56
elaine	helena		72
elanor	elaine		7
elbert	adelbert		9
elbert	albert		393
elbert	alberta		9
elbert	elbertson		17
eleanor	helena		154
eleanora	ellen		4
eleazar	eleazer		4
eleck	alexander		9
electa	electra		4
elena	elenchyk		0
elena	ellen		323
elena	helen		5
elena	helena		749
elena	mariaelena		4
elena	yelena		8
eleni	helen		219
elenor	eleanor		757
elenor	leonora		9
elenor	leonore		6
elenora	eleanor		30
eleny	eleni		31
eleonora	eleanor		5
eleonore	eleanor		5
elham	ilham		793
eli	elias		780
eli	eliezer		0
eli	elijah		149
eli	elimelekh		0
eli	elisha		15
eli	eliska		0
eli	eliyahu		0
eli	elliot		73
elia	elias		5
eliahu	eliyahu		16
elias	ilyas		133
elic	alexandria		9
elicia	alice		9
elijah	elias		5
elijah	eliezer		7
elijah	elimelekh		7
elijah	eliyahu		7
elijahu	eliyahu		16
elina	ellen		30
elinamifia	eleanor		4
elinor	ellen		4
eliot	elliot		3
eliott	elliot		3
elis	elizabeth		9
elisa	elizabeth		401
elisabet	elizabeth		3
elisabeth	elizabeth		29
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
eliyahu	elijah		158
eliyas	ilyas		2
eliz	elizabeth		18
eliza	elizabeth		304
eliza	louise		162
elizabet	elizabeth		3
elizaveta	elizabeth		5
elizebeth	elizabeth		3
elizth	elizabeth		18
elka	elzbieta		48
ella	ellender		0
ella	gabriella		87
ella	gabrielle		25
ella	helen		45
ella	helene		15
ella	luella		25
elle	ella		7
elle	ellen		1
elle	ellie		0
elleanor	eleanor		129
ellen	eleanor		178
ellen	ella		57
ellen	ellender		0
ellen	helen		162
ellen	helena		72
ellen	helene		162
ellen	lena		57
ellender	helena		9
elli	alexandria		4
elli	eleanor		4
elli	elisabeth		69
elli	elmira		4
elli	elwood		4
ellie	eleanor		103
ellie	ellen		97
ellie	elmira		28
ellie	helen		12
ellie	helene		12
elliott	elliot		3
ellis	alice		9
ellis	ellen		4
ells	elle		7
ells	elwood		9
elly	eleanor		298
elly	elizabeth		62
elly	ellie		150
elly	elmira		77
elm	elmer		18
elmo	elmer		10
elnora	eleanor		4
elouise	heloise		61
els	elizabeth		105
els	elsbeth		0
elsa	elizabeth		9
elsbeth	elizabeth		126
else	elisabeth		69
elsey	ellswood		12
elsey	elsie		220
elsey	elswood		12
elsey	elze		168
elsie	alice		25
elsie	elizabeth		693
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
em	emily		148
em	emma		17
ema	emily		4
ema	emma		4
emad	imad		2
emanouil	emmanouil		31
emanuel	emmanuel		5
emanuele	emmanuel		5
emeka	chukwuemeka		191
emelia	emily		30
emely	emily		30
emelyn	emily		4
emile	emiline		1
emilia	emileczka		1
emilia	emilunia		0
emilia	emilusia		0
emilia	emily		132
emilie	amelia		4
emilie	emeline		4
emilie	emily		5
emiline	emeline		146
emilka	emilia		1
emily	emeline		77
emin	amin		2
emine	amina		2
emir	amir		2
emm	emeline		9
emm	emma		1
emma	emeline		25
emma	emily		87
emma	emmanuelle		0
emma	emmer		0
emma	ermintrude		10
emmaline	emily		4
emmanouil	emmanuel		5
emmanuel	emmanouil		332
emme	emily		4
emme	emma		7
emmeline	emily		356
emmer	emeline		9
emmet	emmit		27
emmie	emeline		4
emmie	emily		80
emmit	emmota		4
emmy	emeline		28
emmy	emily		103
emmy	emma		57
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
enzo	lorenzo		235
enzo	vincenzo		686
eoin	john		5
eph	ephraim		61
eppa	aphrodite		4
eppa	epaphroditius		34
epsey	artelepsa		6
erica	frederica		6
erich	eric		3
erick	eric		3
erick	frederick		6
erick	roderick		6
ericka	erica		27
ericka	fredericka		6
erico	eric		35
erik	eric		3
erika	erica		27
erika	frederica		6
erinn	erin		3
erma	emeline		9
erna	ernestine		71
erne	ernest		1
ernest	earnest		146
ernie	earnest		72
ernie	ernest		33
erning	ernesto		122
erzsebet	elizabeth		37
erzsi	erzsebet		188
es	essy		6
esa	mahesa		4
esebella	isabella		10
esebelle	isabella		10
esmaeil	ismail		2
esmail	ismail		2
esmee	esmeralda		1
essa	isa		2
essa	vanessa		25
essi	estella		4
essi	hester		4
essie	estella		4
essie	esther		251
essie	hester		4
essy	estella		34
essy	estelle		12
este	estella		10
este	esther		10
esteban	stephen		5
estelle	estella		730
ester	esther		16
estevao	stephen		5
ethel	etheldreda		10
ethelene	etheldreda		10
ethyl	etheldreda		10
eti	etelka		100
etienne	stephen		5
etta	carthaette		72
etta	ethel		4
etta	henrietta		304
etta	loretta		25
ette	etta		7
etti	carthaette		4
etti	ester		63
etti	esther		63
etti	henrietta		4
ettie	carthaette		4
ettie	henrietta		4
etty	carthaette		6
etty	henrietta		34
eugen	eugene		5
eugene	eugenius		10
eugenio	eugene		5
eugeniusz	eugene		5
eugeny	evgeny		8
eula	eulalia		10
eunice	unice		6
eustathios	efstathios		31
ev	evangeline		6
ev	evelyn		17
ev	everett		18
eva	evaline		15
eva	eve		37
eva	evelyn		701
evagelos	evangelos		31
evan	john		38
eve	evaline		15
eve	evelina		0
eve	evelyn		694
eve	genevieve		25
evelin	evelyn		30
evelina	evelyn		502
evert	everardus		59
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
evi	evangelia		114
evi	paraskevi		114
evie	evelyn		18
evonne	yvonne		3
ewa	eve		5
ewunia	ewusia		7
exie	experience		6
eymen	ayman		2
eyup	ayyub		2
ez	ezekiel		15
ez	ezideen		6
ez	ezra		45
faatima	fatima		2
fadi	fahd		27
fadma	fatima		2
fahad	fahd		2
faisal	faysal		2
faisel	faysal		2
fal	fallon		6
falcon	fallon		6
fall	fallon		6
fallie	fallon		6
fally	fallon		6
falon	fallon		52
fam	euphemia		10
fan	frances		9
fanda	frantisek		51
fanie	stephanus		98
fanne	fanny		129
fannie	fanny		108
fannie	frances		80
fanny	euphemia		10
fanny	frances		178
faouzi	fawzi		2
farag	faraj		2
farah	farrah		30
farmboy	westley		6
fate	lafayette		50
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
fatos	fatma		193
fatoumata	fatima		2
fauzi	fawzi		2
fawzy	fawzi		2
fay	faith		45
fay	fayette		10
faycal	faysal		2
fco	francisco		121
fdo	fernando		121
fede	federico		1
federico	frederick		5
fedir	fyodor		8
fedor	fyodor		8
fedor	theodore		5
fedora	theodora		5
fedya	fyodor		128
feisal	faysal		2
fel	felicia		6
feli	felicia		6
feli	philipe		1
felicia	felicity		9
felipe	philip		240
felipe	philipe		79
felix	feliciano		10
felty	feltie		220
felty	valentina		6
felty	valentine		12
femi	olufemi		190
femi	oluwafemi		190
fena	euphrosina		4
fenee	euphrosina		4
fer	fernan		0
fer	fernanda		0
fer	fernando		1
ferbie	pheriba		6
fercho	fernan		7
fercho	fernando		7
ferd	ferdinand		651
ferda	ferdinand		1
ferde	ferdinand		1
ferdie	ferdinand		127
ferdie	ferdinando		6
ferdinando	ferdinand		5
ferdo	ferdinand		1
ferenc	francis		5
feri	ferenc		188
feri	fereydun		0
feris	fergus		10
ferko	ferenc		100
fernan	fernando		1
fernand	ferdinand		5
fernando	ferdinand		132
ferns	fernandes		4
fethi	fathi		2
fevzi	fawzi		2
feysal	faysal		2
fia	sofia		65
fidelia	bedelia		9
fie	philander		6
field	winfield		42
fiete	friedrich		55
fifi	fiona		9
fifi	phoebe		6
filip	philip		3
filipe	filipinho		0
filipe	philip		5
filipe	philipe		79
filippo	philip		5
fina	josephine		50
finn	phineas		4
finnius	alphinias		4
fiodor	fyodor		8
fiona	fionna		49
fito	adolfo		115
fito	rodolfo		115
fitz	fitzgerald		10
fitz	fitzhugh		10
fitz	fitzpatrick		10
fitz	fitzroy		10
fjodor	fyodor		8
flick	felicity		71
flo	flora		0
flo	florence		75
flo	florrie		0
flo	floss		0
flo	flosse		0
flo	flossie		0
flora	flosse		1
florence	flora		17
flori	florentina		1
florrie	florence		58
florrie	flossie		7
floss	flora		7
floss	florence		9
flosse	florence		7
flossie	florence		287
flossy	florence		113
foad	fuad		2
fofi	fotini		99
folker	volker		21
foma	thomas		5
fonso	alfonse		10
fonzo	alfonse		10
ford	brad		367
ford	bradford		15
ford	clifford		45
fouad	fuad		2
fran	france		0
fran	francek		0
fran	frances		75
fran	francesca		73
fran	franci		0
fran	francine		12
fran	francis		301
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
francie	frances		127
francie	francine		12
francina	frances		10
francine	frances		10
francis	francois		682
francisca	francesca		5
francisco	francis		37
franciska	francesca		5
franciszek	francis		5
franco	francesco		235
franco	francis		38
franco	franko		27
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
franek	franciszek		48
franjo	francek		1
franjo	francis		5
frank	francis		54
frank	francisco		40
frank	franciscus		0
frank	francois		0
frank	frankisek		0
frank	franklin		231
frank	franklind		12
franke	francis		0
franke	franklin		1
frankie	frances		141
frankie	francis		462
frankie	francisco		40
frankie	frank		389
frankisek	francis		9
franklin	francis		9
franklin	frankisek		1
franky	francis		81
franky	franklin		0
franky	veronica		34
frannie	fran		89
frannie	frances		45
frannie	francine		12
frannie	frankie		0
franniey	frances		34
franniey	francine		12
franny	frances		148
franny	francesca		0
franny	francine		6
franny	frankie		0
frano	franjo		1
frans	francis		5
frans	franciscus		0
frans	francois		0
frans	frank		1
frans	frasse		0
franscois	francois		504
fransois	francois		504
franta	frantisek		204
frantisek	francis		5
frantiska	francesca		5
franz	francesco		4
franz	francis		274
franz	frank		1
franz	franke		0
franz	frankisek		0
franz	franklin		0
franziska	francesca		5
fras	francis		18
frasco	francis		7
frasco	francisco		7
frato	franjo		1
frdo	fernando		121
fred	alfred		231
fred	ferdinand		12
fred	frederick		33
fred	frederico		0
fred	frederique		0
fred	fredvick		0
fred	freek		0
fred	frieda		168
fred	wilfred		15
fred	winifred		12
freda	alfreda		15
freda	frederica		9
freda	fredericka		34
freda	fredricka		0
freda	winifred		73
fredde	frederica		0
fredde	frederick		1
fredde	fredricka		0
freddie	ferdinand		12
freddie	fred		389
freddie	frederick		460
freddie	frieda		168
freddie	winifred		28
freddy	alfred		647
freddy	alfreda		299
freddy	ferdinand		106
freddy	fred		217
freddy	frederick		54
freddy	fredericka		106
freddy	fredvick		0
freddy	frieda		168
freddy	winifred		648
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
freek	frederik		59
frida	fridse		1
frids	frida		1
frieda	alfreda		178
frieda	freda		89
frieda	frederica		9
frieda	fredericka		106
friedel	friedrich		43
friedl	friedrich		55
friedr	friedrich		43
friedrich	frederick		35
frikkie	frederik		98
frippe	fredrik		65
frish	frederick		9
frish	fritz		7
frits	frederick		4
frits	frederik		59
fritz	frederick		659
fritz	friedrich		126
frona	sophronia		91
fronia	sophronia		91
frony	veronica		42
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
gabby	gabriel		707
gabby	gabriella		87
gabby	gabrielle		25
gabe	gabby		217
gabe	gabriel		33
gabe	gabriella		0
gabe	gabrielle		0
gaber	jabir		2
gabi	gabriel		234
gabi	gabriela		0
gabi	gavriel		63
gabina	gabriela		7
gabka	gabriela		1
gabor	gabriel		5
gabr	jabr		2
gabriela	gabrielle		30
gabriele	gabriel		5
gabs	gabby		0
gabs	gabriel		1
gabs	gabriella		0
gabs	gabrielle		0
gaby	gabriel		1
gail	abbigale		6
gail	abigail		75
galal	jalal		2
galila	jalila		2
galina	galechka		7
galka	galina		1
galya	galina		68
galyna	galina		8
gamal	jamal		2
gamil	jamil		2
gamila	jamila		2
ganesha	ganesh		70
gani	ganesh		4
ganna	anna		791
gare	gareth		6
gare	garrett		6
garett	garrett		3
garratt	garrett		6
garret	garrett		3
garri	garrick		6
garry	garrett		6
garry	gary		29
gary	gareth		6
gary	garrett		257
gasim	qasim		2
gassan	ghassan		2
gatsy	augusta		34
gatsy	augustina		12
gavriil	gabriel		5
gavril	gabriel		5
gawad	jawad		2
gay	gerhard		71
gee	jehu		91
geert	gerardus		59
gehan	jihan		2
geidar	heydar		8
geli	angelika		55
gema	gemma		30
gen	genevieve		58
gen	virginia		9
gena	genchik		0
gena	genevieve		10
gena	genka		0
gena	gennady		1
gena	genochka		0
gena	genych		0
genadijs	gennady		109
gence	genevieve		1
gene	eugene		149
gene	jean		240
genia	genowefa		48
genie	eugenia		4
genka	gennady		1
gennadi	gennady		8
gennadii	gennady		8
gennadij	gennady		8
gennadiy	gennady		8
gennady	genchik		7
gennady	genochka		7
geno	eugene		86
genych	gennady		7
geo	georg		1
geo	george		18
geoff	geoffre		0
geoff	jeffrey		33
geoffrey	jefferson		4
geoffrey	jeffrey		3
geoffry	jeffrey		3
geofrey	jeffrey		3
georg	george		37
georg	yrjo		143
george	georgios		278
georges	george		5
georgi	george		5
georgi	georgy		8
georgia	georgiana		17
georgia	georgina		4
georgie	george		321
georgie	georgina		73
georgii	georgy		8
georgij	georgy		8
georgios	george		219
georgiy	georgy		8
georgy	george		37
ger	geraint		0
ger	gerardus		64
gerard	gerardus		64
gerard	gerarsdus		0
gerard	gerhard		60
gerardo	gerard		5
gerd	gerard		0
gerd	gerarsdus		0
gerd	gerhard		43
gerd	gerrie		0
gerda	gerdale		0
gerda	gertrude		1
gere	geraldine		1
geremia	jeremiah		5
gerh	gerhard		43
gerhad	gerhard		21
gerhard	gerard		5
gerhardt	gerhard		21
gerhart	gerard		5
gerhart	gerhard		21
geri	geraldine		4
geri	gergana		1
geri	jerry		6
gerold	gerald		35
gerome	jerome		3
geronimo	jerome		5
gerre	gerald		1
gerre	geraldine		0
gerri	gerald		4
gerri	geraldine		154
gerri	gerard		4
gerri	gerardo		4
gerrie	gerald		4
gerrie	geraldine		306
gerrie	gerard		9
gerrie	gerardo		4
gerrie	gerarsdus		7
gerrit	gerard		5
gerry	gerald		137
gerry	geraldine		28
gerry	gerard		371
gert	gerard		0
gert	gerardus		62
gert	gerarsdus		0
gert	gerd		7
gert	gerhard		69
gert	gerrie		0
gert	gerrit		62
gert	gertie		117
gert	gertrude		75
gerte	gertrude		1
gertie	gertrude		75
gevorg	george		5
ghanem	ghanim		2
ghasem	qasim		2
ghassem	qasim		2
gheorghe	george		5
ghia	nghia		4
ghita	gheorghe		639
ghjuvanni	john		5
gholam	ghulam		2
ghoulam	ghulam		2
ghul	gul		404
ghulamreza	gholamreza		198
giac	giacomo		104
giacomo	james		5
giambattista	giovanni		479
gian	john		38
giang	huong		4
gianni	giovanni		104
giannis	ioannis		31
gib	gilbert		9
gid	gideon		10
giel	michiel		59
gienek	eugeniusz		48
giep	gideon		98
gigi	gheorghe		688
gigi	gisele		4
gigi	luigi		361
gihan	jihan		2
gil	gilbert		33
gil	gilberto		40
gilb	gilbert		18
gill	gillian		1
gillis	giles		108
gilly	gillian		1
gina	georgina		296
gina	regina		45
gina	virginia		9
ginger	virginia		304
gini	virginia		18
ginne	ginger		1
ginnie	virginia		10
ginny	ginger		0
ginny	virginia		44
gino	luigi		235
ginter	guenter		21
gio	giovanni		465
giorgi	george		5
giorgio	george		5
giorgios	georgios		31
giorgos	georgios		31
giosue	joshua		5
giota	panagiota		99
giov	giovanni		104
giovan	john		5
giovanna	joan		5
giovanni	john		5
girisha	girish		70
girolamo	jerome		5
gita	geeta		23
gitta	birgitta		640
gittan	birgitta		65
gitte	birgitte		213
gitte	brigitte		55
giu	giulia		1
giuditta	judith		5
giulia	julia		5
giulio	julius		5
gius	giuseppe		104
giuseppe	joseph		5
giuseppina	josephine		5
gjorge	djordje		169
gladys	gwen		4
gleb	glebka		0
gleb	glebocha		1
glen	glendale		10
glen	glendon		10
glenn	glen		3
glory	gloria		52
glyn	glen		35
godfrey	geoffrey		5
godofredo	geoffrey		38
goes	bagus		4
goffredo	geoffrey		5
golam	ghulam		2
gomaa	jumaa		2
goncalo	gonzalo		515
gonsalo	gonzalo		46
gopala	gopal		70
goran	george		38
gordie	gordon		463
gordy	gordon		58
gorio	gregorio		122
gory	gregory		6
gosia	gosienka		0
gosia	goska		7
gosia	malgorzata		292
gosta	gustav		90
gottfr	gottfried		43
gottfried	geoffrey		5
govie	governor		6
govinda	govind		70
gowri	gauri		23
goyo	gregorio		74
gpe	guadalupe		121
gra	graciela		1
grace	gracina		1
gracia	gracina		1
gracie	gracina		1
graeme	graham		3
grahame	graham		3
gram	graham		30
gre	margaretha		64
green	greenberry		6
greet	margaretha		59
greetje	margaretha		64
greg	gregoire		0
greg	gregory		358
gregg	gregory		120
greggory	gregory		3
gregoire	gregory		37
gregor	gregory		35
gregorey	gregory		3
gregorio	gregory		5
greselda	griselda		129
greta	margaret		609
greta	margareta		90
greta	margarita		17
gretchen	margaret		453
grete	gretchen		0
grete	gretel		0
grete	margaret		126
grete	margrethe		213
gretel	gretchen		0
gretel	margaret		126
grethe	margrethe		213
gretie	margaret		10
gretta	margaret		56
gretta	margaretta		15
griet	margaretha		64
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
grisha	grigory		128
grisho	grigor		7
grissel	griselda		71
grzegorz	gregory		5
grzesiek	grzegorz		177
gualterio	walter		5
gualtiero	walter		5
guenther	guenter		21
guglielmo	william		5
gui	guilherme		1
guilherme	william		5
guillaume	william		5
guille	guillermo		76
guillermo	william		5
guillo	guillermo		1
gulam	ghulam		2
gulamreza	gholamreza		198
gum	montgomery		113
gunter	guenter		21
gunther	guenter		21
gurra	gustaf		65
gus	august		166
gus	augustine		301
gus	augustus		137
gus	gustav		0
gus	gustave		259
gus	gustavo		40
gus	gustus		0
gussie	augusta		306
gussie	augustina		106
gussie	gus		89
gussy	augusta		10
gussy	gustav		1
guus	augustinus		62
guus	augustus		62
guus	gustaaf		62
gwen	gwendolen		0
gwen	gwendolyn		75
gwen	gwendy		0
gwendy	gwendolyn		1
gwennie	gwendolyn		10
gwenny	gwendolyn		10
gwilym	william		5
gwyneth	gwen		4
gyorgy	george		37
gysbert	gijsbert		67
gyuri	gyorgy		100
gyuri	gyurika		1
gyuri	gyurka		0
gyuszi	gyula		100
habeeb	habib		2
habiballah	habibullah		2
habibollah	habibullah		2
hadad	haddad		27
hadija	khadija		2
hadj	hajji		2
hadji	hajji		2
hady	hadi		2
hagar	hajar		2
hagop	hakob		242
hagop	james		5
hailee	haley		3
hailey	haley		3
haim	chaim		16
haimke	chaim		63
haitham	haytham		2
haj	hajji		2
haji	hajji		2
hajj	hajji		2
hakan	haakan		271
hakim	hakeem		27
hakob	james		5
hakon	haakan		761
hal	harold		487
hal	henry		297
hal	howard		72
halid	khalid		2
halie	haley		3
halina	galina		8
halina	haleczka		7
halina	halinka		0
halit	khalid		785
halka	galina		1
halley	mahalla		4
hallie	mahala		34
hallie	mahalla		4
hally	mahalla		4
halyna	galina		8
ham	hamilton		6
hamed	hamad		147
hamed	hamid		133
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
hania	anna		211
hania	haneczka		1
hania	hanna		211
hank	henrietta		25
hank	henry		137
hanka	hania		7
hanka	hanna		7
hanna	anna		37
hanna	haneczka		0
hanna	hannah		29
hanna	hanneke		0
hanna	hannele		0
hanna	johanna		660
hannah	anna		37
hannah	hanna		787
hannah	hanneke		0
hannah	joanna		15
hannah	johannah		15
hannah	susan		15
hannah	susanna		15
hanneke	johanna		105
hannes	johannes		126
hanni	johanna		55
hannie	hanneke		1
hannu	hande		7
hannu	hanski		1
hannu	johannes		260
hans	hannes		0
hans	johannes		691
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
hardy	eberhard		69
hardy	leonard		55
haris	charalampos		114
harisha	harish		70
harman	herman		71
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
harriotte	harriet		129
harris	harrison		9
harry	harold		300
harry	harriet		73
harry	harrison		676
harry	henricus		62
harry	henry		482
harty	hortense		6
hasan	hassan		2
hasen	hassan		2
hashem	hashim		2
hasse	hans		90
hassen	hassan		2
hassie	haseltine		6
hatce	khadija		1
hatice	khadija		2
hattie	harriet		44
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
heidi	adelaide		50
heidy	adelaide		4
heikki	henry		5
heiner	heinrich		43
heini	heinrich		1
heinie	henry		187
heinr	heinrich		43
heinrich	henry		5
heinz	heini		0
heinz	heinrich		126
heitham	haytham		2
heka	heikki		143
hela	helena		211
helal	hilal		2
hele	helena		1
helen	elaine		142
helen	eleanor		258
helen	eleni		277
helena	helen		5
helena	helenieczka		0
helena	helenka		0
helena	yelena		786
helene	helen		5
helka	helena		1
helle	hildegard		10
hellmut	helmut		21
hellmuth	helmut		21
hellu	helena		1
helmi	wilhelmina		4
helmut	wilhelm		644
helmuth	helmut		21
heloise	eloise		17
hema	atha		4
hema	latha		4
hen	hence		0
hen	henry		1
hence	henry		9
hendrick	hendrik		67
hendricus	hendrik		67
hendrik	hendrikus		0
hendrik	henry		5
heniek	henryk		212
henio	henryk		1
henk	hendrik		638
henk	hendrikus		0
henk	henri		0
henk	henricus		59
henke	hendrik		1
henkie	hendrik		98
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
henrick	hendrik		67
henriette	henrietta		37
henrik	heikki		260
henrik	hendrik		67
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
herb	herbert		33
herbie	herbert		58
heri	herry		27
heribert	herbert		3
herm	herman		86
herm	hermann		43
herme	hermione		1
hermie	hermione		42
hermoine	hermione		9
hernando	ferdinand		5
hersch	herschel		10
hesham	hisham		2
hesse	hester		1
hessy	hester		42
hester	esther		17
hettie	esther		665
hettie	henrietta		80
hettie	hester		4
hettie	mehitabel		4
hetty	heather		6
hetty	henrietta		664
hetty	hester		306
hetty	mehitabel		28
hez	hezekiah		127
hias	matthias		43
hicham	hisham		2
hiel	jehiel		42
hieronymus	jerome		5
higazi	hijazi		2
hil	hillary		1
hilary	hillary		731
hilda	hildegard		10
hildegarde	hildegard		129
hilly	hillary		1
hipsie	hephsibah		34
hipsie	hepsibah		12
hipsie	hipsbibah		6
hishaam	hisham		2
hitty	mehitabel		42
hoa	khoa		4
hob	robert		61
hobkin	robert		61
hocine	hussein		2
hoda	huda		2
hoda	jahoda		6
hodge	roger		61
hodie	jahoda		6
hody	jahoda		6
honey	honora		6
honor	leonore		6
honza	jan		204
hop	hopkins		42
hopp	hopkins		113
horace	horatio		81
horre	horace		1
horry	horace		42
hosain	hussein		2
hosam	husam		2
hosein	hussein		2
hosey	hosea		52
hosie	hosea		52
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
howie	howard		625
hrehor	grzegorz		199
hristian	christian		5
hristos	christos		31
hristos	hristo		331
hryhorii	grigory		8
hryhoriy	grigory		8
hub	herbert		40
hub	hubert		149
hubie	hubert		58
hugh	hubert		25
hugh	jehu		72
hughie	hugh		733
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
huseynov	hussein		133
husny	husni		2
huso	huseyin		193
hussain	hussein		2
hussam	husam		2
hussayn	hussein		2
hussein	hussien		27
husseyn	hussein		2
huub	hubertus		59
huw	hugh		3
huw	huwcyn		0
huy	thuy		4
hwynh	huynh		507
hy	henry		82
hy	hezekiah		28
hy	hiram		77
hyam	chaim		16
hyman	chaim		407
iago	james		5
iain	ian		3
iakov	yaakov		16
iam	ilham		4
ian	john		778
iannis	ioannis		31
iaroslav	yaroslav		8
ib	isabel		15
ib	isabella		56
ibo	ibrahim		193
ibraahim	ibrahim		2
ibragim	ibrahim		2
ibraheem	ibrahim		2
ibrahem	ibrahim		2
ibrahim	abraham		5
ica	ilona		100
ida	ada		4
idabella	idabelle		108
idrees	idris		2
idriss	idris		2
ieuan	evan		354
ievgen	evgeny		8
ievgueni	evgeny		8
ifan	evan		354
ify	ifeanyi		191
ify	ifeanyichukwu		191
ify	ifeoma		191
iggy	ignatius		34
iggy	ignatzio		6
iglal	ijlal		2
igna	ignacio		1
ignac	ignacij		1
ignaz	ignatz		1
igor	igoryochek		0
igor	igoryok		0
igors	igor		109
ihar	igor		8
ihor	igor		8
ike	isaac		137
ike	isaiah		73
ilah	fazilah		4
ilia	ilya		8
ilias	elias		5
ilias	ilyas		133
iliya	elias		5
ilja	ilya		8
illa	dilla		4
illa	faradilla		4
illia	ilya		8
illya	ilya		8
ilona	helen		38
ilya	elias		5
ilyas	elias		5
ima	chandima		4
imaad	imad		2
iman	budiman		4
imi	imre		302
immanuel	emanuel		107
immanuel	emmanuel		5
immy	imogen		82
ina	lavina		15
ina	lavinia		56
inaki	ignacio		74
inayetullah	inayatullah		2
inda	arabinda		4
indie	india		52
indrek	henry		5
indy	india		52
ines	agnes		5
inez	agnes		50
ing	ingrid		1
ing	ning		4
inge	ingrid		1
inge	ingse		0
inggo	domingo		481
ingrum	ningrum		4
ingse	ingrid		1
ink	link		4
inta	sinta		4
ioan	john		5
ioanis	ioannis		31
ioanna	joan		5
ioannis	john		219
iohannes	john		5
iolanda	yolanda		46
ion	john		5
ionel	ion		208
ionel	ionut		7
ionut	ion		208
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
irena	irina		159
irina	irene		5
irina	irinka		0
irina	irisha		0
irina	irishka		0
irini	irene		5
irixe	irish		7
irka	irena		48
irma	hermelinda		10
irv	irvin		40
irv	irving		708
irving	irvin		17
irwin	erwin		321
iryna	irina		8
isa	isabel		0
isa	isabelinha		0
isa	isabella		0
isa	nisa		4
isaak	isaac		132
isabel	elizabeth		37
isabel	isabelinha		0
isabela	isabella		3
isabell	isabel		3
isabella	elizabeth		241
isabelle	isabel		29
isabelle	isabella		510
isak	isaac		3
isham	hisham		4
ishaq	isaac		5
isiah	isaiah		30
iskandar	alexander		5
iskander	alexander		38
isko	francisco		122
ismaail	ismail		2
ismaeel	ismail		2
ismael	ismail		2
ismaiel	ismail		2
ismaila	ismail		2
ismayil	ismail		2
iso	ismail		193
isobel	isabel		3
issa	isa		2
issac	isaac		3
isse	isa		2
issy	isabel		127
issy	isabella		12
issy	isadora		12
isti	istvan		1
istike	istvan		7
istvan	istvanka		1
istvan	stephen		37
isus	joshua		400
itshak	yitzhak		16
itzchak	yitzhak		16
itzhak	isaac		5
itzhak	yitzhak		16
itzik	yitzhak		635
iulia	yulia		8
iuliia	yulia		8
iuri	yuri		8
iurii	yuri		8
iva	ivana		1
iva	ivanka		0
ivan	ivanushka		1
ivan	john		131
ivana	ivanka		1
ivana	joan		5
ivette	yvette		30
ivi	ivana		4
ivonne	yvonne		3
ivy	iva		17
izaak	isaac		3
izabel	isabel		3
izabel	isabella		27
izabella	isabella		3
izchak	yitzhak		782
izhak	yitzhak		16
izzy	isabel		58
izzy	isabella		97
izzy	isadore		6
izzy	isidore		476
izzy	israel		97
jaafar	jafar		2
jaafer	jafar		2
jaap	jacob		50
jaap	jacobus		261
jabbar	jabir		404
jaber	jabir		2
jace	jacob		1
jack	jackson		368
jack	jacqueline		163
jack	john		482
jacke	jacklyn		0
jacke	jackson		0
jacke	jaclyn		0
jacke	jacqueline		1
jacki	jaclyn		4
jacki	jacqueline		4
jacki	jacquelyn		4
jackie	jack		390
jackie	jacqueline		205
jackie	john		40
jacklin	jacqueline		9
jacklyn	jacqueline		9
jacky	jackson		0
jacky	jaclyn		4
jacky	jacqueline		80
jacky	jacquelyn		4
jaclin	jacque		7
jaclin	jacqueline		9
jaclyn	jacqueline		9
jacob	jacobus		15
jacob	james		5
jacobo	james		5
jacobus	james		5
jacomo	giacomo		506
jacque	jacklin		7
jacque	jacklyn		7
jacque	jaclyn		7
jacque	jacqueline		1
jacques	jacob		10
jacques	james		773
jacquet	jacques		1
jacqui	jacqueline		251
jacquot	jacques		290
jacub	jacob		3
jadwiga	jadwisia		1
jadwiga	jadziulka		7
jadwiga	jadziunia		7
jadwiga	jadzwinia		7
jadzia	jadwiga		212
jaelin	jalen		49
jaelyn	jalen		49
jaffar	jafar		2
jagadisha	jagadish		70
jagna	jagoda		1
jago	james		5
jagoda	jagienka		7
jagoda	jagusia		7
jahan	jahanbakhsh		1
jailyn	jalen		49
jaime	james		775
jaime	jamie		27
jaka	jacob		1
jake	jacob		54
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
jamie	james		489
jamie	jamey		49
jamil	jameel		27
jan	janet		262
jan	janez		0
jan	janice		15
jan	janiece		0
jan	janko		0
jan	jannes		0
jan	janyce		0
jan	johannes		687
jan	john		131
jana	joan		5
jancsi	jancsika		0
jancsi	jankoka		7
jancsi	janos		466
jandro	alejandro		121
jane	janet		0
jane	janiece		0
jane	janyce		0
jane	jeanne		15
janek	jan		138
janet	jane		81
janet	janiece		0
janet	janyce		0
janet	jeanette		15
janett	janet		29
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
jani	janos		713
janice	jane		81
janie	jane		503
janiece	jeanette		7
janika	jancsi		7
janika	jancsika		7
janika	jankoka		7
janka	janina		48
janko	jancsi		0
janko	jancsika		0
janko	janika		0
janko	jankoka		1
janko	janos		7
janna	zhanna		8
janne	johan		90
janne	johannes		143
janneke	johanna		64
jannet	janet		3
jano	alejandro		74
janos	janika		1
janos	john		37
jantje	jane		10
janusz	januszeczek		1
janusz	januszek		0
janyce	janet		7
janyce	jeanette		7
jap	jasper		257
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
jarrett	garrett		35
jarrod	jared		3
jarus	jarek		7
jarus	yaroslav		1
jas	james		18
jase	jason		1
jasiek	jan		138
jaska	jaakko		143
jasper	casper		17
jaume	james		5
javad	jawad		2
javi	javier		362
javy	javier		362
jawwad	jawad		2
jay	jacob		15
jay	james		40
jay	jason		374
jay	john		40
jayanta	jayant		70
jayanthi	jayanti		23
jayce	jane		9
jayce	joyce		4
jaye	jalen		6
jayhugh	jehu		4
jaylin	jalen		49
jaylyn	jalen		49
jazmin	jasmin		30
jazmine	jasmin		30
jazz	jasmine		4
jazz	jazmin		4
jean	genevieve		25
jean	jane		25
jean	jeanette		15
jean	john		131
jeanette	jane		4
jeanne	jean		508
jeanne	joan		37
jeannette	jeanette		3
jeannie	jane		4
jeannie	jean		168
jeannie	jeanne		220
jeannot	jean		291
jeb	jebadiah		6
jed	jedediah		17
jed	jedidiah		45
jedidiah	jedediah		146
jedrek	andrzej		138
jeff	jefferson		166
jeff	jeffre		0
jeff	jeffrey		33
jefferey	jeffrey		3
jeffery	jeffrey		3
jeffie	jeffrey		1
jeffre	jefferson		0
jeffre	jeffrey		1
jeffrey	jefferson		165
jeffrie	jeffrey		3
jeffry	jefferson		165
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
jem	james		103
jem	jeremy		97
jemma	jemima		9
jen	jennifer		148
jena	jane		4
jenda	jan		204
jendrek	andrzej		177
jeni	jenica		1
jenifer	jennifer		30
jenik	jan		51
jenn	jennet		6
jenn	jennifer		148
jenna	jane		4
jenne	jennifer		1
jenni	jennifer		148
jennie	jane		28
jennie	jennifer		127
jennie	virginia		28
jenny	genevieve		474
jenny	jane		468
jenny	jennifer		186
jeno	eugene		5
jens	john		38
jenya	evgeny		192
jep	james		10
jer	jeremiah		82
jerald	gerald		3
jeraldine	geraldine		3
jeramy	jeremy		3
jere	jeremiah		18
jere	jerkan		0
jere	jerko		0
jere	jerolim		0
jereme	jeremiah		513
jereme	jerry		209
jeremey	jeremy		3
jeremias	jeremiah		5
jeremie	jeremy		3
jeremy	jeremiah		774
jerimiah	jeremiah		30
jerkan	jerolim		7
jerker	eric		65
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
jerry	gerald		488
jerry	geraldine		28
jerry	jeremiah		300
jerry	jerome		672
jerzy	george		5
jerzy	jerzyk		1
jess	jesse		390
jess	jessica		186
jess	jessie		117
jessi	jessica		58
jessie	jane		12
jessie	janet		12
jessie	jeanette		12
jessie	jesse		13
jessie	jessica		75
jessy	jessica		1
jesus	jesusin		1
jesus	joshua		38
jettie	josetta		6
jevgeni	evgeny		8
jewgeni	evgeny		8
jewgenija	evgenia		8
jewhen	evgeny		403
jez	jeremy		251
jezza	jeremy		17
jhon	john		3
jibril	gabriel		5
jill	jillian		6
jill	yulia		56
jim	james		54
jim	jimbo		0
jimbo	james		58
jimbo	jimmy		7
jimena	ximena		46
jimmi	james		4
jimmie	james		460
jimmie	jim		92
jimmy	james		54
jin	virginia		4
jindrich	henry		5
jiri	george		5
jirka	jiri		204
jitu	jitendra		4
jme	jamie		4
jno	john		18
jo	joan		15
jo	joanna		152
jo	joanne		12
jo	jody		150
jo	johanna		657
jo	johannes		69
jo	josephine		75
joachim	jochen		392
joan	johannah		387
joan	john		400
joana	joan		5
joana	joaninha		1
joane	joanne		3
joanie	joanna		82
joann	joanne		29
joanna	joan		37
joanna	joanne		182
joanna	joasieczka		7
joanna	joasienka		7
joanne	joan		322
joannes	johannes		67
joao	john		5
joao	joseph		400
joaozinho	joao		254
joasia	joanna		138
joasia	joasieczka		0
joasia	joasienka		0
joaska	joanna		7
joaska	joasia		1
joca	joao		254
jochim	jochen		21
jock	john		50
jocke	joakim		90
jocke	johan		90
jockel	jakob		55
jocko	john		86
jodi	joanna		154
jodi	joseph		4
jodi	josephine		4
jodie	joanna		4
jodie	joseph		4
jodie	josephine		4
jody	joanna		28
jody	johannah		106
jody	joseph		492
jody	josephine		28
joe	joseph		33
joell	joel		3
joerg	george		5
joesph	joseph		3
joey	joe		295
joey	joseph		54
joey	josephine		25
joh	johannes		43
johan	johannes		105
johan	john		509
johana	joan		27
johana	joanna		27
johanes	johannes		67
johann	johannes		43
johann	john		772
johanna	joan		131
johanna	joanna		146
johannah	joanna		146
johannes	johan		690
johannes	john		37
johannis	johannes		67
johannis	john		5
johis	johanna		1
john	ioannis		277
john	jonathan		478
johnathan	jonathan		3
johnathon	jonathan		3
johnna	joan		30
johnne	jonathan		1
johnnie	john		461
johnny	john		137
johnny	jon		117
johny	jonathan		6
johs	johannes		43
jojo	joseph		633
joke	johanna		105
jon	john		745
jon	jonathan		120
jonathan	johannes		6
jonathon	jonathan		3
jone	jonttu		1
jonn	jonathan		18
jonna	jonsku		1
jonnie	john		49
jonnie	jon		117
jonnie	jonathan		148
jonny	john		117
jonny	jon		748
jonny	jonathan		703
jonothan	jonathan		3
jonsu	jonna		7
jonte	jonatan		1
jonty	jonathan		82
joop	johannes		62
joop	jozef		62
joost	justin		10
jorden	jordan		3
jordi	george		5
jordon	jordan		3
jordy	jordan		1
jorg	georg		69
jorg	joerg		21
jorge	george		131
jorge	jorgito		1
jorgen	george		5
jorgen	juergen		392
joris	george		5
jos	josefa		0
jos	joseph		85
jos	josephine		4
jos	joshua		15
jos	josiah		12
jose	joseannah		10
jose	joseph		132
jose	josepha		0
joseanna	joseannah		108
josef	joseph		29
josefa	josephine		5
josefina	josephine		132
josep	joseph		3
josepha	josephine		9
josephe	joseph		3
josephine	pheney		153
josephus	joseph		5
josey	joseph		0
josey	josephine		206
josey	josophine		6
josh	joshua		33
josh	josuah		27
joshua	josuah		27
josias	josiah		4
josie	josephine		205
josieh	joseph		7
josif	yusuf		2
josine	josephine		10
josip	joseph		37
josip	josko		7
joska	jozsef		188
joso	josip		1
joss	jocelyn		9
jossan	josefin		65
josse	jose		46
jost	justin		10
josue	joshua		5
josue	josuah		27
jova	jovan		1
jova	jovica		0
jovan	john		5
jovan	jovica		1
jovo	jovan		1
jovo	jovica		0
joy	joyce		615
joze	jose		46
jozef	joseph		3
jozefina	josephine		5
jozefs	joseph		5
jozek	joseph		177
jozo	jozef		51
jozsef	joseph		37
jozsi	jozsef		188
jp	john		86
jph	joseph		18
jr	junior		50
jt	john		86
juan	john		5
juana	joan		5
juancho	juan		76
juanito	juan		121
juanma	juanmanuel		1
juci	judit		302
juci	julianna		302
jud	judson		207
juda	judith		6
jude	judah		117
jude	judith		148
juder	judah		6
judi	judith		251
judie	judith		6
judit	judith		5
judy	judith		186
judyta	judith		5
judyth	judith		3
juergen	george		5
juha	johannes		360
juha	juhani		0
juhani	johannes		360
juhani	john		5
jule	julian		45
jule	julias		15
jule	julie		92
jule	juliet		0
jule	julius		0
jules	julia		73
jules	julian		475
jules	julias		49
jules	julie		6
jules	juliet		73
jules	julius		5
jules	yulia		6
julia	julcia		0
julia	juleczka		0
julia	julinha		0
julia	yulia		8
julian	julias		4
julian	julius		38
julie	julia		37
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
juliska	julianna		100
julius	julias		146
julka	yulia		7
julot	jules		7
juls	julie		1
julse	julie		7
june	junior		45
junie	junior		42
junius	june		6
jura	jiri		51
jura	juraj		1
jura	jurica		0
juraj	george		5
juraj	juresco		1
juraj	jurica		0
juraj	jurisa		0
jure	juraj		0
jure	jurica		0
jure	yuri		1
jurek	jerzy		138
jurgen	juergen		21
jurgis	george		5
juri	george		38
juri	yuri		8
jurica	juresco		7
jurica	jurisa		1
jurij	george		38
jurij	yuri		8
jurijs	yuri		8
jurko	juraj		7
jurko	jurica		1
juro	yuri		1
jury	yuri		8
jussi	johannes		360
juston	justin		6
justus	justin		71
jusuf	yusuf		2
jutka	judit		100
kaarlo	charles		5
kacem	qasim		2
kachi	onyekachi		191
kader	qadir		2
kadija	khadija		2
kadir	qadir		2
kai	kaitsu		1
kai	kaizu		0
kaisa	katariina		143
kait	kaitlyn		6
kaiti	aikaterini		99
kaitie	kaitlyn		6
kaitlin	kaitlyn		3
kaitlynn	kaitlyn		3
kaja	karel		151
kaja	karolina		151
kajsa	katarina		65
kala	kaloyan		1
kaled	khalid		2
kali	kalli		49
kalle	carl		126
kalu	kaluwithaarana		1
kam	kamden		40
kam	kameron		709
kamaal	kamal		2
kameel	kamil		2
kamel	kamal		147
kamel	kamil		133
kami	kambiz		1
kami	kamran		9
kami	kamyar		0
kanstantsin	konstantin		8
kara	carol		6
karan	karen		35
karcsi	kareszka		7
karcsi	karoly		212
karcsi	karolyka		7
kareem	karim		2
karel	charles		131
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
karin	catherine		38
karin	karen		3
karina	karen		30
karissa	keri		4
karl	carl		29
karl	charles		131
karl	karel		0
karla	carla		52
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
karoly	charles		37
karoly	kareszka		7
karoly	karolyka		1
karon	karen		7
karon	karonhappuck		1
kary	caroline		4
karyn	karen		3
kasem	qasim		2
kasey	casey		30
kasi	casey		30
kasia	kasienka		0
kasia	kasiuleczek		0
kasia	kasiulek		0
kasia	kasiunia		0
kasia	kasiunieczka		0
kasia	katarzyna		292
kasie	casey		30
kasim	qasim		2
kaska	kasia		7
kassem	qasim		2
kassim	qasim		2
kat	catherine		175
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
katarina	catherine		132
katarzyna	catherine		240
kate	catherine		44
kate	kaitlyn		106
kate	katerina		0
kate	katherina		0
kate	kathleen		97
kate	katia		49
kate	katy		117
katelin	kaitlyn		3
katelyn	kaitlyn		3
katelynn	kaitlyn		3
katerina	aikaterini		278
katerina	catherine		131
katerina	katarina		7
katerina	kathleen		7
katerina	yekaterina		524
kateryna	yekaterina		8
katey	catherine		18
kath	catherine		0
kath	kathleen		58
kathaleen	kathleen		3
katharina	catherine		35
katharine	catherine		3
katharyn	catherine		3
kathe	catherine		0
kathe	kaethe		21
kathe	katerina		0
kathe	katharina		69
kathe	katherina		0
kathe	kathleen		0
katherin	catherine		3
katherine	catherine		29
katheryn	catherine		3
kathi	catherine		4
kathi	katharina		1
kathie	catherine		18
kathleen	catherine		258
kathleen	katherina		0
kathlene	kathleen		3
kathrin	catherine		3
kathrine	catherine		3
kathryn	catherine		29
kathryn	katherina		0
kathy	catherine		44
kathy	cathy		89
kathy	kathleen		141
kathy	katy		89
kati	catherine		4
kati	katalin		684
kati	katayun		0
kati	katharina		43
katica	katalin		100
katie	catherine		205
katie	kathelijne		0
katie	kathleen		97
katie	katia		49
katie	katrien		0
katie	katrijn		0
katie	katy		117
katja	katharina		55
katka	katarina		0
katka	katerina		353
katka	katya		7
katlyn	kaitlyn		30
katrin	catherine		5
katsiaryna	yekaterina		8
katta	katarina		1
katte	catherine		10
kattis	katarina		7
katy	catherine		44
katy	kathleen		162
katya	katechka		0
katya	katenka		0
katya	katerina		0
katya	katinka		0
katya	katykha		0
katya	katyusha		0
katya	yekaterina		68
kaua	caua		79
kaur	sidhu		4
kay	catherine		85
kay	kaitlyn		12
kay	kate		367
kay	kathleen		15
kaye	catherine		34
kaye	kaitlyn		12
kayla	makayla		6
kazik	kazimierz		48
kc	casey		9
kechi	nkechinyere		191
keely	kelly		30
kees	cornelis		105
keita	keitakun		1
keji	morenikeji		155
kelley	kelly		3
kelli	kelly		3
kellie	kelly		3
kemal	kamal		2
ken	kendall		15
ken	kendrick		295
ken	kenneth		33
ken	kenny		57
ken	kent		15
kendall	kenneth		9
kendrick	kenneth		56
kendrick	kent		15
keneth	kenneth		3
kenj	kendra		71
kenje	kendra		1
kenna	mckenna		6
kenne	kendall		1
kenne	kendrick		0
kenne	kenneth		81
kennet	kenneth		3
kennith	kenneth		3
kenny	kehinde		190
kenny	kendall		15
kenny	kendrick		57
kenny	kenneth		33
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
kerri	keri		27
kerri	kerry		49
kerry	keri		30
kerry	kerlin		0
kerstin	christina		38
keshava	keshav		70
kester	christopher		9
kev	kevin		17
keven	kevin		3
kevyn	kevin		3
kez	kerry		4
keziah	kesiah		27
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
khristo	hristo		520
khristos	christos		31
khuseyn	hussein		2
khushi	khushboo		4
kia	kiarash		1
kia	kiavash		0
kiah	hezekiah		42
kiara	keri		30
kicki	christina		90
kicki	kristina		90
kid	keziah		4
kieth	keith		3
kike	enrique		121
kiki	angeliki		114
kiki	kikine		1
kiki	kyriaki		114
kiko	francisco		74
kill	archilles		6
killis	archilles		6
kim	kimberle		0
kim	kimberley		12
kim	kimberly		75
kimberli	kimberley		49
kimberli	kimberly		49
kimberly	kimberley		49
kimme	kimberly		1
kimmie	kimberly		18
kimmy	kimberly		175
king	kingsle		0
king	kingsley		34
king	kingston		15
kiril	kirill		8
kirill	kiryusha		7
kirk	kirkland		10
kirk	kirklyn		10
kirsten	christina		5
kirsten	kristen		35
kirsti	christina		10
kirya	kirill		1
kishan	krishna		272
kissy	calista		6
kit	catherine		25
kit	christian		25
kit	christopher		103
kit	kathleen		15
kit	kitse		0
kittie	catherine		77
kittie	kathleen		12
kittie	kit		92
kitty	catherine		287
kizza	keziah		758
kizzie	keziah		220
klaas	nicolaas		105
klaus	nicholas		5
klime	kliment		1
knowell	noel		9
ko	jacobus		62
kobi	yaakov		140
kobina	kwabena		728
kobus	jacobus		59
koby	yaakov		63
kolya	nikolai		128
konr	konrad		43
konstandinos	konstantinos		31
konstantin	constantine		5
konstantinos	constantine		219
konstantinos	konstantin		243
konstanty	constantine		5
konstantyn	konstantin		8
koos	jacobus		64
korey	cory		3
kornel	cornelis		59
kornelis	cornelis		67
kornelius	cornelis		325
kory	cory		3
kostantinos	konstantinos		31
kostas	konstantinos		31
kostiantyn	konstantin		8
kostya	konstantin		68
kostyantyn	konstantin		8
kouakou	kwaku		275
kouassi	kwasi		275
kraig	craig		3
krasi	krasimir		1
krikor	gregory		5
krikor	grigor		242
krille	christer		90
krille	christian		90
krille	krister		7
krille	kristian		90
kris	chris		117
kris	christian		0
kris	christiana		28
kris	christina		152
kris	christine		25
kris	christopher		706
kris	kriste		0
kris	kristen		0
krishan	krishna		23
krishnamoorthy	krishnamurthy		23
krishnamurthi	krishnamurthy		23
krishnamurti	krishnamurthy		23
krissy	kristen		1
krissy	kristy		0
krist	christiana		4
krist	christine		4
krista	christiana		4
krista	christine		4
kriste	christine		1
kristeen	christine		3
kristen	christina		129
kristi	christiana		4
kristi	christine		4
kristian	christian		3
kristian	christiana		27
kristian	christine		27
kristie	christiana		4
kristie	christine		4
kristin	christiana		27
kristin	christine		386
kristin	kristen		29
kristina	christiana		27
kristina	christina		3
kristina	christine		27
kristina	kristinka		0
kristine	christiana		27
kristine	christine		29
kristof	christopher		5
kristof	krzysztof		199
kristofer	christopher		3
kristoffer	christopher		3
kristopher	christopher		3
kristupas	christopher		5
kristy	christiana		28
kristy	christina		12
kristy	christine		77
kristy	kristen		0
kristyn	kristen		29
krsna	krishna		23
krushna	krishna		23
krycha	krystyna		48
krysia	krystyna		48
krystal	crystal		30
krystian	christian		3
krystof	krzysztof		199
krystyna	christina		35
krzycho	krzysztof		1
krzychu	krzysztof		1
krzys	krzysztof		1
krzysiek	krzysztof		138
krzysio	krzysztof		1
krzysztof	christopher		5
krzysztof	krzysieczek		0
krzysztof	krzysieniek		0
ksenia	kseniya		8
kseniia	kseniya		8
kuba	jacob		4
kuba	jakub		48
kubo	kubko		1
kumara	kumar		272
kurt	curtis		623
kurt	konrad		69
kurtis	curtis		29
ky	hezekiah		4
kym	kimberly		9
kym	kymberle		1
kym	kymberly		6
kymberly	kimberly		30
kyril	kirill		8
kyrylo	kirill		8
laci	laszlo		637
laco	ladislav		51
lada	ladislav		1
lada	ladislava		151
lae	letitia		10
laetitia	letitia		10
laetizia	letitia		10
laffe	lafayette		1
laffie	lafayette		42
lahcen	hassan		133
laila	layla		2
lainie	elaine		17
lajos	louis		5
lakshmana	lakshman		70
lali	lajos		100
lalo	eduardo		289
lalo	gerardo		115
lan	yulan		17
lana	alana		10
lana	lanette		10
lanae	lanette		10
lance	lancelot		10
lani	leilani		6
lann	roland		4
lanna	eleanor		113
lannie	roland		4
lanny	roland		113
lanson	alanson		17
lanzo	lancelot		10
lara	larissa		10
lara	laura		27
lara	omolara		190
larisa	larochka		7
lark	clark		4
larry	lawrence		54
lars	larre		0
lars	larry		0
lars	lawrence		401
larss	lawrence		10
larz	lars		271
lasse	lars		293
lassi	lauri		143
lateef	latif		2
latha	hemal		4
latisha	latasha		4
lau	laura		1
laura	lauri		27
laura	laurinda		142
laurance	lawrence		3
laure	lauryn		1
laurence	larry		17
laurence	lawrence		29
laurens	lawrence		35
laurent	lawrence		5
laurentius	lawrence		5
lauri	lawrence		4
laurie	laura		484
laurie	lawrence		296
lavrentiy	lawrence		5
law	lawrence		1
lawr	lawrence		18
lawrance	lawrence		3
lawre	lawrence		1
lawrie	lawrence		6
laxmi	lakshmi		23
laza	lazar		1
lazar	eleazer		50
lazo	lazar		1
lb	littleberry		4
lea	leanne		6
leafa	relief		113
leah	ashley		6
leanid	leonid		8
lechu	leszek		48
lecta	electra		4
lee	leland		40
lee	lenora		12
lee	leo		259
lee	leon		374
lee	leroy		369
lee	levi		15
leen	leonardus		62
leendert	leonard		325
leet	philetus		113
left	eliphalet		77
left	lafayette		9
lefty	charles		86
leila	layla		2
leja	alejandra		4
lejla	layla		2
lello	raffaele		104
lem	lemuel		207
len	lenhart		0
len	leonard		54
lena	adaline		25
lena	adeline		12
lena	aileen		25
lena	arlene		25
lena	catherine		15
lena	darlene		25
lena	eleni		114
lena	evaline		25
lena	helen		697
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
lena	madeline		25
lena	magdalena		364
lena	magdelina		28
lena	yelena		233
lenard	leonard		3
lencho	lorenzo		74
lenhart	leonard		9
leni	helene		69
leni	leonor		115
leni	magdalena		69
lennard	leonard		3
lennart	leonard		5
lennie	jalen		6
lennie	leonard		9
lenny	leonard		137
lenora	eleanor		34
lenora	ellen		4
lenore	eleanor		82
lenz	lorenz		55
leo	leonard		661
leo	leonardo		259
leo	leonardus		105
leo	leonora		0
leo	leopold		97
leo	leos		0
leo	lionel		73
leon	leo		57
leon	leonard		87
leon	leonardus		261
leon	leonidas		0
leon	napoleon		87
leonard	leonardus		0
leonardo	leonard		35
leonhard	leonard		3
leonisio	leonard		10
leonor	eleanor		5
leonora	eleanor		131
leonyd	leonid		8
leop	leopold		43
leos	leopold		1
lepa	lepava		1
lepa	leposava		0
lera	lerka		0
lera	lerusha		1
les	leslie		301
les	lester		375
lesio	leszek		1
lesley	leslie		3
lesly	leslie		3
lessie	celeste		91
lester	leslie		9
leti	leticia		1
leticia	leta		4
lette	letitia		1
lette	lettice		0
lettice	letitia		50
lettie	charlotte		4
lettie	letitia		77
lettie	violetta		6
letty	charlotte		4
letty	leticia		18
letty	letitia		165
leve	aleva		91
levi	aleva		4
levy	aleva		6
lew	louis		253
lewie	louis		1
lewis	louis		29
lewy	louis		1
lex	alexander		58
lexa	alexandria		9
lexer	alexander		10
lexi	alexandra		58
lexi	alexis		139
lexie	alexandra		18
leyla	layla		2
li	lee		4
lia	amelia		10
liam	william		212
lias	elias		61
lib	elizabeth		50
liba	libena		1
liba	libuse		9
libbe	libuse		1
libbey	elizabeth		4
libbey	libuse		4
libbie	elizabeth		4
libbie	libuse		4
libby	elizabeth		44
libby	lib		92
libby	libuse		4
libuse	libena		7
lida	ludmila		51
liddy	elizabeth		9
liddy	linda		4
liddy	lydia		108
lidia	linda		9
liduska	ludmila		51
lies	elizabeth		105
liesbeth	elizabeth		105
liese	elizabeth		43
liesl	elizabeth		126
life	eliphalel		6
lig	elijah		9
lige	elijah		103
liisa	elisabet		260
lil	delilah		142
lil	lillah		15
lil	lillian		85
lil	lilly		17
lila	delilah		71
lile	lillian		1
liley	silence		6
lili	liliana		1
lili	lilyana		0
lilibet	elizabeth		82
lilibeth	elizabeth		18
lillah	lillian		9
lille	lillian		1
lillie	lillian		18
lilly	lillah		168
lilly	lillian		75
lily	lil		89
lily	lilibet		0
lily	lillah		168
lily	lillian		58
lily	lilly		92
lina	angelina		667
lina	caroline		73
lina	lineke		0
lina	paula		45
lina	paulina		15
linda	belinda		152
linda	melinda		87
linda	philinda		15
linda	rosalinda		15
linda	rosalyn		15
lindie	celinda		4
lindie	lyndon		4
lindie	melinda		4
lindsey	lindsay		3
lindsie	lindsay		52
lindsy	lindsay		52
lindy	celinda		163
lindy	linda		513
lindy	lyndon		28
lindy	melinda		28
lindy	philinda		12
line	caroline		363
line	karoline		363
lineau	leonard		50
linette	linda		4
link	lincoln		464
linsay	lindsay		3
linsey	lindsay		3
linz	lindsay		4
lioudmila	lyudmila		8
lisa	elizabeth		164
lisa	lisbeth		0
lisa	melissa		25
lisbet	elizabeth		641
lisbeth	elizabeth		453
lise	elizabeth		9
lisette	elizabeth		356
lish	alice		9
lish	elisha		45
lisl	elizabeth		43
lissa	elysia		6
lissa	larissa		4
lissa	melissa		85
lissi	lisbeth		1
lissia	alyssa		6
little	littleberry		6
liubov	lyubov		8
liudmila	lyudmila		8
liudmyla	lyudmila		8
liudvikas	louis		5
liv	olivia		175
livia	olive		15
livia	olivia		45
livvy	olivia		18
liz	elizabeth		44
liz	lisa		57
liz	lizabeth		0
liz	lizbeth		0
liz	lizzie		57
liza	adelaide		9
liza	elizabeth		229
liza	elizaveta		128
liza	lizabeth		0
liza	lizbeth		0
lizzie	elizabeth		44
lizzie	lisa		217
lizzie	lizabeth		7
lizzie	lizbeth		7
lizzy	elizabeth		205
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
lloyd	floyd		71
lluc	luke		5
lluis	louis		5
loay	luay		2
lodewijk	louis		5
lodi	melody		6
loenore	leonora		9
log	logan		1
logy	logan		1
lois	heloise		56
lojza	alois		51
lola	delores		297
lola	dolores		76
lola	lolade		0
loli	dolores		359
lolly	delores		12
lolly	lillah		12
lolly	lillian		34
lolo	lolita		1
lolo	manuel		372
lon	alonzo		478
lon	fallon		6
lon	lawrence		25
lon	lionel		18
lon	lonzo		17
lonnie	alonzo		81
lonnie	fallon		6
lonnie	lawrence		4
lonny	lawrence		113
lonson	alanson		9
lonzo	alonzo		45
loomie	salome		6
lora	laura		779
lora	lorka		1
lore	eleonore		69
lore	hannelore		55
loren	lawrence		10
loren	lorenzo		45
lorena	lori		4
lorens	lawrence		35
lorenz	lawrence		35
lorenzo	lawrence		5
loretta	lori		4
lori	laura		484
lori	lorelei		6
lorie	loretta		6
lorie	lorraine		6
lorinc	lawrence		5
lorinda	laurinda		9
lorne	lawrence		50
lorraine	lori		4
lorre	loretta		0
lorre	lorraine		1
lorri	lauryn		4
lorri	lawrence		4
lorri	loretta		4
lorrie	loretta		77
lorrie	lorraine		12
lorry	lawrence		127
los	angeles		4
lotar	lothar		21
lotfi	lutfi		2
lott	carlotta		4
lott	charlotte		4
lotta	charlotta		65
lotta	charlotte		50
lotte	charlotte		250
lotten	charlotta		65
lottie	carlotta		163
lottie	charlotte		44
lottie	lotta		92
lou	lodewijk		62
lou	lois		57
lou	louann		0
lou	louanne		0
lou	louetta		0
lou	louis		671
lou	louise		75
lou	lousie		0
lou	lucille		25
lou	lucinda		25
louann	louise		7
louann	luann		9
louanne	luann		9
louay	luay		2
louie	louis		734
louis	louison		0
louisa	louetta		7
louisa	louise		29
louise	eloise		17
louise	elouise		15
louise	lois		387
louise	louanne		7
louise	louetta		7
louise	louison		0
loulou	louise		7
lourenco	lawrence		5
lousie	lois		323
lousie	louetta		7
lousie	louise		146
louvina	lavinia		9
louvinia	lavinia		9
louw	lourens		98
loyd	lloyd		3
lr	leroy		4
lu	lou		367
lu	lucille		85
lu	lucinda		15
lu	luella		15
luana	luanna		27
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
lucas	luke		519
luce	luciana		0
luce	lucille		1
luce	lucinda		0
lucho	luchin		0
lucho	luis		76
luci	lucinha		1
lucia	luciana		1
lucia	lucinha		0
lucia	lucy		5
luciana	lucinda		1
lucie	lucy		29
lucien	lucian		27
lucile	lucille		3
lucina	lucinait		1
lucina	luckier		7
lucinda	cynthia		9
lucka	lucija		1
lucka	lucy		7
lucy	lucille		152
lucy	lucinda		87
ludmila	lyudmila		8
ludmilla	lyudmila		8
ludovic	louis		38
ludovico	louis		5
ludvig	louis		5
ludvik	louis		5
ludw	ludwig		43
ludwig	louis		5
ludwik	louis		5
luigi	louis		5
luis	louis		386
luis	luisinho		0
luisa	louise		5
luisa	luisinha		1
luise	louise		35
luiz	louis		5
luiz	luis		79
luizinho	luis		254
luka	luke		5
lukas	luke		37
lukasz	luke		5
luke	lucias		25
luke	luther		189
lula	louise		10
lula	luella		755
lula	luis		480
lulabella	lulabelle		108
lulu	lou		9
lulu	louise		58
lulu	luann		9
lulu	luciana		4
lum	columbus		9
lupe	guadalupe		631
lupe	lupita		81
lupita	guadalupe		359
lura	lurana		17
lutek	ludwik		48
lutfy	lutfi		2
lutz	ludwig		43
luxmi	lakshmi		23
luz	lou		4
luzia	lucy		5
lyddy	lidia		168
lyddy	lydia		220
lyn	belinda		9
lyn	lynn		29
lynda	linda		30
lynde	lyndon		1
lynde	lynette		0
lyndsay	lindsay		3
lyndsey	lindsay		3
lynette	linda		9
lynette	lynn		508
lynn	carol		15
lynn	caroline		25
lynn	celinda		72
lynn	linda		25
lynn	lindy		57
lynn	lynde		0
lynn	lyndon		25
lynn	melinda		15
lynn	philinda		12
lynne	belinda		9
lynne	lynn		29
lynne	melinda		9
lynsey	lindsay		4
lyonya	leonid		68
lyosha	aleksey		68
lyuba	lyubov		1
lyubov	lyubochka		0
lyuda	lyudmila		128
lyudmyla	lyudmila		8
ma	maria		74
maarten	martin		37
maarten	martinus		64
mac	machan		0
mac	mack		6
mac	mackenzie		257
mac	malcolm		153
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
maddie	madeline		176
maddy	madeline		206
maddy	madison		6
madeleine	madeline		29
madeleine	magdalene		37
madeline	madie		6
madelyn	maddy		6
madelyn	madeline		3
madelyn	madie		6
madge	maddy		150
madge	madelina		0
madge	madeline		25
madge	magdelina		28
madge	margaret		44
madge	margaretta		162
madhava	madhav		70
madhu	madhumaali		1
madhu	madhuranga		0
madhu	madushanka		0
madjid	majid		2
mae	marie		6
mae	marietta		17
mae	mary		262
mae	may		17
mag	magdalena		10
magan	margaret		10
magda	madeline		25
magda	magdalen		0
magda	magdalena		138
magda	magdalene		241
magda	magdalenka		0
magda	magdelina		28
magda	magdusia		0
magda	magdzia		0
magda	magdzienka		0
magdalen	magdelina		4
magdalena	magdalene		37
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
maggan	margareta		90
maggi	madeline		4
maggi	magnus		1
maggi	margaret		4
maggie	madeline		28
maggie	magdalena		294
maggie	margaret		44
maggie	margaretta		106
maggy	margaret		127
magomed	muhammad		2
mags	maggie		1
mahamed	muhammad		2
mahammad	muhammad		2
mahamoud	mahmud		2
mahamud	muhammad		2
mahdy	mahdi		2
mahesha	mahesh		70
mahi	mahesh		4
mahmood	mahmud		2
mahmoud	mahmud		2
mahmut	mahmud		2
mahomed	muhammad		2
maida	madeline		9
maida	magdalena		9
maida	magdelina		4
maira	mary		30
maire	mary		5
maisie	margaret		4
maisie	margarita		6
maisie	mary		303
maja	majda		1
maja	majka		0
maja	majs		7
maja	majse		0
majda	magdalena		51
majed	majid		2
majeed	majid		2
mak	makabee		10
mak	makena		10
maka	macarena		4
makhmud	mahmud		2
makis	gerasimos		114
mako	makochan		1
maksims	maksim		109
maksym	maksim		8
maksymilian	maximilian		5
maky	marketa		51
mal	malcolm		120
malache	malcolm		7
malachi	malcolm		4
malachy	malcolm		4
malc	malcolm		6
malena	magdalena		81
malgocha	malgorzata		1
malgocha	malgosia		0
malgorzata	margaret		5
malgosia	malgorzata		138
malgosia	malgoska		0
malgoska	malgorzata		1
malik	malick		27
malina	malinda		4
mally	malachi		6
malu	luiza		4
mamadou	muhammad		2
mamadu	muhammad		2
mami	mary		4
mamie	margaret		10
mamie	marietta		6
mamie	mary		288
manci	margit		100
manda	amanda		61
mandi	amanda		80
mandi	miranda		4
mandie	miranda		4
mandy	amanda		44
mandy	armanda		6
mandy	manda		92
mandy	miranda		28
mane	manuel		1
maneco	manuel		7
manel	manuel		1
mange	magnus		65
manh	hung		4
manie	hermanus		98
manjunatha	manjunath		70
manne	manuel		1
manni	hermann		55
manni	manfred		69
mannie	emanuel		4
mannie	emmanuel		18
mannie	manuel		165
manny	emanuel		206
manny	emmanuel		669
manny	manuel		681
manoel	emmanuel		5
manolis	emmanouil		31
manolo	manuel		76
manos	emmanouil		332
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
manuel	emanuel		45
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
marc	marcus		470
marc	mark		29
marce	marcelo		1
marcela	marcelinha		1
marcella	marci		4
marcia	marsha		52
marcie	marsha		52
marcin	martin		5
marco	mark		5
marco	marko		27
marcos	mark		5
marcos	markos		27
marcsi	marika		7
marcus	mark		274
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
marek	mark		38
marek	marko		7
marek	marus		7
marg	margaret		82
marga	margaretha		64
marga	margarita		0
margareta	margaret		5
margarete	margaret		3
margaretha	margaret		182
margarethe	margaret		35
margarett	margaret		3
margarita	margaret		37
margarite	marguerite		3
margauerite	margarita		107
marge	margaret		85
marge	margaretha		0
marge	margaretta		15
marge	margarita		17
marge	margere		0
marge	marjorie		0
margere	margaret		1
margere	margaretta		0
margere	margarita		0
margery	margaret		77
margery	margaretta		12
margery	marge		150
margherita	margaret		5
margie	margaret		75
margie	margaretta		12
margie	marjorie		15
margit	margaret		37
margit	margoka		1
margo	margaret		214
margo	margaretha		0
margo	margaretta		0
margo	margarita		17
margo	margere		0
margo	margit		0
margo	margoka		0
margoka	margaret		1
margot	margaret		4
margot	marguerite		291
margreet	margarita		1
margret	margaret		3
margriet	margarita		1
margt	margaret		18
marguerite	margaret		5
margueritte	marguerite		3
margy	margaret		34
margy	marjorie		12
mari	maracska		0
mari	marcsi		0
mari	marcsika		0
mari	maria		234
mari	mariacska		0
mari	marika		0
mari	marilena		0
mari	mary		777
mari	maura		27
maria	annamaria		10
maria	maracska		0
maria	marcsi		0
maria	marcsika		0
maria	mareen		0
maria	mariacska		0
maria	mariah		117
maria	marieke		0
maria	marietta		17
maria	marijke		0
maria	marika		0
maria	marioara		0
maria	mariona		0
maria	mary		37
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
mariam	mary		132
mariam	maryam		2
mariama	maryam		2
marian	mary		9
mariana	mary		4
marianna	marian		117
marianna	marianne		146
marianna	mary		9
marianne	marian		322
marianne	mary		9
mariazinha	maria		228
maribel	mariaisabel		1
marica	marijana		0
marica	marina		1
marie	maria		105
marie	mariette		0
marie	marika		0
marie	maruska		0
marie	mary		518
marie	maura		27
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
mario	mark		38
marion	marian		753
marion	marietta		17
maris	demaris		17
maris	demerias		153
marisa	marialuisa		0
marisa	marisalvadora		1
marisol	mariasoledad		1
marisol	marysol		27
marissa	mary		4
mariya	mary		5
marjatta	margaret		38
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
markus	mark		241
marky	marcus		1
marky	marcy		7
marlene	marla		4
marnie	marni		52
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
marti	martin		38
martijn	martinus		1
martim	martin		5
martin	martijn		0
martin	martinus		105
martino	martin		5
martins	martin		5
marto	martin		1
marton	martin		5
marty	martha		476
marty	martin		627
maruja	maria		121
marus	marko		7
maruska	mariana		7
marv	marvin		33
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
mary	mariah		117
mary	marika		0
mary	maryanna		0
mary	maura		323
mary	maureen		142
mary	mitzi		139
maryam	mary		5
maryann	marianne		3
maryanne	marianne		29
maryem	maryam		2
maryla	maria		48
marysia	marianna		48
masa	masayuki		6
masha	maria		128
masha	mashechka		0
masha	mashenka		0
masha	mashka		0
masood	masud		2
masoud	masud		2
massimiliano	maximilian		5
massood	masud		2
massoud	masud		2
mat	martha		25
mat	mathilda		0
mat	mathilde		0
mat	matilda		0
mat	matilde		0
mat	matthew		465
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
mateus	matheus		79
mateus	matthew		5
mateusz	matthew		5
matheus	matthew		13
mathew	matthew		3
mathews	matthew		3
mathias	matthew		132
mathias	matthias		21
mathieu	matthew		35
mathilda	matilda		107
mathilde	matilda		5
matias	matthias		751
matias	matti		260
matiass	matthew		5
matic	matej		7
matija	matthew		5
matilde	matilda		5
matko	matej		7
mato	matej		1
matt	matthew		33
matt	matthias		15
matte	mathilda		0
matte	matilda		1
matte	mats		90
matte	mattias		90
matteo	matthew		5
matteus	matthijs		1
matthias	matthew		131
matthieu	matthew		35
matthijs	matthias		392
matti	martha		4
matti	matilda		4
matti	matthew		38
mattias	matthew		5
mattie	martha		696
mattie	mat		92
mattie	matilda		298
mattie	matthew		106
mattw	matthew		18
matty	matilda		28
matty	matthew		149
maty	matej		1
maty	matthew		6
matyas	matthew		5
matze	matthias		43
maud	madeline		72
maud	matilda		178
maude	matilda		10
maura	maureen		4
maure	maurice		1
maureen	marietta		6
maureen	moreen		10
maurie	moreen		10
mauritz	maurice		35
mauro	mauricio		4
maury	maurice		86
maury	moreen		10
mave	mavery		6
mave	mavine		6
max	maksim		0
max	maxam		0
max	maxime		0
max	maximilian		610
max	maximililaan		0
max	maximililan		0
max	maximillian		652
max	maxine		255
max	maxinumisanic		0
max	maxmilian		0
max	maxus		0
max	maxwell		673
maxam	maxie		7
maxamed	muhammad		2
maxammed	muhammad		2
maxamuud	mahmud		2
maxi	maksim		0
maxi	maximilian		43
maxie	maxinumisanic		1
maxim	maksim		8
maxim	maxam		7
maxim	maxie		0
maxim	maxinumisanic		0
maxime	maksim		159
maximiliano	maximilian		5
maximilien	maximilian		5
maxus	maksim		7
maxus	maxie		7
maxym	maksim		8
may	marietta		17
may	mary		303
mayor	mayowa		4
mazen	mazin		2
mc	mac		6
mc	mack		6
md	muhammad		101
meagan	megan		3
meaghan	margaret		10
meaghan	megan		3
meaka	mckenna		6
meche	mercedes		76
mechislav	mieczyslaw		199
media	almeda		10
meding	remedios		122
medora	dorothy		9
mees	bartholomew		50
meg	margaret		103
meg	margaretta		15
meg	megan		72
megan	margaret		9
megan	margarita		17
megan	meggie		9
meggie	margaret		58
meghan	megan		3
mehdi	mahdi		2
mehetabel	mehitabel		27
mehetable	mehitabel		4
mehitabel	mabel		17
mehitable	mehetabel		7
mehitable	mehitabel		9
mehmed	mehmet		740
mehmed	muhammad		2
mehmet	muhammad		2
mehmood	mahmud		2
mehmud	mahmud		2
mel	amelia		25
mel	melane		0
mel	melanie		97
mel	melinda		15
mel	melissa		85
mel	melv		0
mel	melvin		368
mel	melvyn		0
melia	parmelia		61
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
mellie	permelia		154
mellissa	melissa		3
melly	permelia		6
melo	carmelo		6
melo	mello		27
melv	melvin		1
melv	melvyn		0
memo	guillermo		289
memo	mehmet		193
memo	muhammad		4
mena	almena		263
mena	armena		15
mena	wilhemina		10
menaalmena	philomena		6
menahem	menachem		16
menchu	carmen		74
mendi	menachem		63
mendy	menachem		63
merce	mercedes		1
merche	mercedes		121
merci	mercedes		17
mercy	marietta		6
mercy	mary		4
mercy	mercedes		486
merle	merlyn		1
merlyn	merlin		107
mero	marwa		4
mert	myrtle		71
merv	marvin		9
merv	mervyn		45
mervin	merv		6
mervyn	marvin		9
merwan	marwan		2
meryem	maryam		2
mesud	masud		2
meta	margaret		9
meta	metka		1
metta	margaret		9
metta	margarita		17
meus	bartholomew		50
mgl	miguel		121
mgt	margaret		18
mhd	muhammad		505
mia	marianna		9
mic	michael		1
micah	michael		61
michaela	michelle		4
michail	michael		5
michail	mikhail		8
michajlo	mikhail		8
michal	michael		182
michalek	michal		138
michalis	michail		31
michalka	michaela		1
michas	michal		1
micheal	michael		3
micheall	michael		3
michel	michael		37
michele	michael		5
michele	michelle		3
michell	michelle		3
michi	michael		1
michi	michel		0
michl	michael		1
michl	michel		0
mick	michael		137
mick	mike		89
mickael	michael		3
micke	michael		1
micke	michelle		0
mickey	michael		619
mickey	michelle		28
micki	michael		4
micki	michelle		4
mickie	michael		80
mickie	michelle		4
micky	michael		103
micky	michelle		4
micky	mick		89
micky	mike		89
micls	michael		82
middie	araminta		6
middy	maud		6
midge	margaret		56
midge	margaretta		15
midge	margarita		17
mieke	maria		59
mien	wilhelmina		59
miep	maria		64
miera	amira		4
mies	maria		64
mietek	mieczyslaw		48
miggy	miguel		6
miguael	miguel		52
miguaell	miguel		52
miguail	miguel		52
miguaill	miguel		52
miguayl	miguel		52
miguayll	miguel		52
migue	miguel		1
miguel	michael		5
miguel	miguelinho		1
miguel	miguelito		0
miguell	miguel		52
miha	mihael		1
mihael	mihovil		7
mihai	michael		5
mihai	mihaita		1
mihail	michael		5
mihail	mikhail		8
mihails	mikhail		109
mihajlo	michael		5
mihajlo	mihhailo		7
mihalis	michail		31
mihaly	michael		5
mihhail	mikhail		8
miho	mihael		0
miho	mihovil		1
mika	michael		1
mika	miklu		0
mika	miksu		0
mikael	michael		3
mikail	mikhail		159
mikalai	nikolai		8
mike	michael		54
mike	miguel		653
mikel	michael		35
mikele	michelle		4
mikey	michael		120
mikha	mikhail		1
mikhael	michael		5
mikhael	mikhail		8
mikhail	michael		5
mikhaylo	mikhail		8
miki	michela		4
miki	michelle		235
miki	miriam		232
mikita	nikita		8
mikko	michael		38
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
mila	lyudmila		233
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
milda	emil		51
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
millie	amelia		28
millie	camille		28
millie	emily		366
millie	mildred		80
milly	armilda		163
milly	emeline		28
milly	melissa		28
milly	mildred		206
milly	millicent		15
milly	parmelia		12
milly	permelia		163
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
milosh	milos		169
milosz	milos		169
milovan	milenko		7
milovan	milojko		1
milovan	milutin		7
milt	milton		187
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
miluska	miloslava		51
milutin	milojko		7
mim	miriam		82
mima	jemima		61
mimi	jemima		4
mimi	mary		4
mimi	mildred		4
mimi	miriam		77
mimis	dimitrios		114
mimmo	domenico		104
mina	almena		10
mina	mindwell		9
mina	minerva		9
mina	wilhelmina		85
mindi	arminda		4
mindi	melinda		4
mindie	arminda		6
mindy	arminda		4
mindy	melinda		77
minerva	manerva		71
minerva	mindwell		7
mingo	domingo		115
minite	arminta		6
minna	minnis		1
minna	minsku		0
minna	minttu		0
minne	minerva		1
minnie	almina		163
minnie	minerva		206
minnie	wilhelmina		365
minny	wilhemina		10
mino	giacomo		656
minty	araminta		6
miomir	miodrag		7
mira	elmira		15
mira	mary		4
mira	miranda		45
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
miriam	mary		132
miriam	maryam		133
miriam	mirian		4
mirjam	mary		5
mirjana	miroslava		7
mirka	mirjana		1
mirka	miroslava		151
mirko	mireczek		1
mirko	miroje		0
mirko	miroslav		0
mirko	miroslaw		0
miro	mirko		0
miro	miroslav		1
miroje	miroslav		1
miroslaw	mireczek		7
miroslaw	miroslav		738
mirus	mirko		7
mirus	miroslaw		1
miryam	mary		5
misa	michaela		151
misa	michal		151
misa	misko		1
mischa	mikhail		128
misha	mikhail		68
misha	mischechka		0
misha	mishanya		0
misha	mishenka		0
misha	mishka		0
misha	mishutka		0
misi	mihaly		188
miska	mihaly		100
miso	michal		51
miso	misko		1
misra	mishra		27
miss	melissa		4
miss	millicent		4
missie	melissa		10
missy	melissa		44
missy	millicent		28
mistik	mustafa		193
misu	mihai		208
mita	mitalee		0
mita	mitar		1
mitch	michael		645
mitch	mitchell		33
mitchel	mitchell		3
mitsos	dimitrios		611
mitt	mehitabel		4
mitt	submit		4
mittie	mehitabel		4
mittie	mitzi		6
mittie	mitzie		6
mittie	submit		4
mitty	mehitabel		34
mitty	mitzi		6
mitty	mitzie		6
mitty	submit		477
mitya	dmitry		128
mitzi	marietta		6
mitzi	miriam		77
mitzie	mary		4
mitzie	miriam		154
mj	michael		86
mlada	mladen		1
mladan	mladen		1
mlado	mladen		1
mo	maurice		187
mobarak	mubarak		2
moch	muhammad		276
mochamad	muhammad		276
mock	democrates		91
moe	maurice		58
moe	moses		97
mogge	mogens		1
moham	muhammad		2
mohamad	muhammad		2
mohamadou	muhammad		2
mohamadreza	mohammadreza		198
mohamed	muhammad		2
mohamet	muhammad		2
mohammad	muhammad		2
mohammed	muhammad		2
mohammedreza	mohammadreza		198
mohammod	muhammad		2
mohamud	muhammad		2
mohd	muhammad		2
mohsen	muhsin		2
mohsin	muhsin		2
mohssen	muhsin		2
moira	mary		38
moise	moses		5
moises	moses		5
moishe	moshe		16
moishi	moshe		63
mojzis	moses		5
mokhtar	mukhtar		2
moll	amalia		4
moll	amelia		4
moll	martha		9
moll	mary		9
molla	mullah		2
mollie	mary		454
molly	mary		44
moma	momcilo		1
moma	momir		0
momi	shlomo		63
momir	momcilo		1
momo	momcilo		0
momo	momir		1
mona	ramona		17
monchi	ramon		74
moncho	ramon		74
moni	monica		1
monika	monica		3
monique	monica		754
monna	monica		6
monnie	monica		6
monte	montaque		10
monte	monteleon		6
monte	montesque		1
monte	montgomery		81
montesque	montgomery		4
montse	montserrat		1
monty	gum		150
monty	lamont		28
monty	montgomery		75
monzer	munther		2
mookerjee	mukherjee		23
moosa	musa		2
mor	maurice		4
mor	morag		1
mor	seymour		4
morad	murad		2
mordecai	mordechai		16
mordechay	mordechai		16
mordehai	mordechai		16
more	maurice		1
morey	maurice		34
morey	seymour		12
morg	morgan		1
mori	maurice		4
mori	morteza		1
mori	seymour		4
moritz	maurice		35
morrie	maurice		459
morris	maurice		29
morris	morrison		0
mort	mortimer		148
morten	martin		5
mosammad	mosammat		101
mose	moses		606
mosh	moses		1
moshe	moses		158
mosheh	moshe		16
moshiko	moshe		140
moss	maurice		4
moss	moses		153
mossammat	mosammat		101
mossie	maurice		4
mostafa	mustafa		2
mostapha	mustafa		2
moti	mordechai		63
motti	mordechai		63
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
mst	mosammat		452
muh	muhammad		505
muhamad	muhammad		2
muhamed	muhammad		2
muhamet	muhammad		2
muhammadreza	mohammadreza		198
muhammed	muhammad		2
muhammet	muhammad		2
muhd	muhammad		2
muhsen	muhsin		2
mujahed	mujahid		2
mukerji	mukherjee		23
mukhamed	muhammad		2
mukhammad	muhammad		2
mukhammed	muhammad		2
mukherji	mukherjee		23
mukhtaar	mukhtar		2
muktar	mukhtar		2
mukunda	mukund		70
muli	shmuel		63
mulla	mullah		2
mundhir	munther		2
muneer	munir		2
munthir	munther		2
munzer	munther		2
mur	muriel		17
murat	murad		2
musa	moses		5
musah	musa		2
musammat	mosammat		741
muse	musa		2
mustafe	mustafa		2
mustapha	mustafa		2
musthafa	mustafa		2
musti	mustafa		467
mychal	michael		5
myfi	myfanwy		1
mykhailo	mikhail		8
mykhaylo	mikhail		8
mykola	nicholas		5
mykola	nikolai		8
mykyta	nikita		8
myles	miles		30
myra	almira		153
myriam	maryam		133
myrt	myrtle		17
myrte	myrtle		1
myrti	myrtle		6
naas	ignatius		98
nabby	abbigale		6
nabby	abigail		45
nabeel	nabil		2
nace	ignatius		56
nace	ignatzio		6
nacho	ignacio		289
nada	nadezhda		0
nada	nadica		0
nada	nadine		71
nadenka	nadezhda		1
nadette	bernadette		290
nadezda	nadezhda		8
nadia	nadenzhda		0
nadia	nadezhda		4
nadiia	nadezhda		8
nadiya	nadezhda		243
nadiya	nadia		2
nadjib	najib		2
nadka	nadezhda		1
nadya	nadenka		0
nadya	nadezhda		233
nadya	nadia		2
nadya	nadka		7
nadya	nadyusha		0
nadyusha	nadezhda		7
naeem	naim		2
nagaraja	nagaraj		70
nagat	najat		2
nagi	naji		2
nagib	najib		2
nagla	najla		2
naglaa	najla		2
nagui	naji		2
naguib	najib		2
nagwa	najwa		2
najeeb	najib		2
naldo	reginald		25
naldo	reynaldo		122
naldo	ronald		56
nan	ann		141
nan	anna		72
nan	hanna		25
nan	nance		0
nan	nancy		45
nana	ann		699
nana	anna		9
nana	nance		0
nancey	agnes		4
nancey	anna		4
nanci	agnes		4
nanci	anna		4
nancie	agnes		4
nancie	anna		4
nancy	ann		663
nancy	anna		4
nanding	fernando		122
nando	ferdinando		6
nando	fernando		76
nando	hernando		115
nandor	ferdinand		5
nanne	nance		7
nanne	nancy		7
nanni	giovanni		235
nannie	ann		18
nannie	anna		4
nannie	hanna		4
nannie	nancy		4
nanny	ann		668
nanny	hanna		12
nanny	nancy		485
nano	bernardo		115
nano	hernan		115
nano	mariano		115
nap	napoleon		207
nappe	napoleon		1
nappy	napoleon		42
naqvi	haider		4
narayana	narayan		70
narcis	narciset		1
nards	leonardo		122
naseem	nasim		2
naser	nasir		2
nasia	athanasia		99
nasos	athanasios		332
nasr	nasir		2
nasrallah	nasrullah		2
nasrollah	nasrullah		2
nasseer	nasir		2
nasser	nasir		2
nassir	nasir		2
nastya	anastasia		128
nat	natalie		97
nat	natasha		17
nat	nathan		141
nat	nathaniel		33
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
natasha	natalia		68
natasha	natashenka		0
natasha	nateshka		7
natasha	natusyenka		7
nate	ignatius		25
nate	nathan		369
nate	nathaniel		33
nate	natius		0
nateshka	natalia		7
nath	nathaniel		1
nathalie	natalie		29
nathan	jonathan		87
nathan	nathaniel		375
nathanael	nathaniel		3
nathanel	nathaniel		3
nathanial	nathaniel		3
nathi	nkosinathi		642
nathl	nathaniel		18
nati	natalia		4
nati	netanel		63
natius	ignatius		61
natte	natalie		0
natte	nathan		1
natte	nathaniel		0
nattie	asenath		4
nattie	natalie		80
nattie	nathaniel		4
natty	asenath		12
natty	natalie		12
natty	nathan		0
natty	nathaniel		34
natusik	natalia		7
natusik	natasha		7
nava	navarre		10
naz	ignatzio		6
nazi	nazanin		1
neal	cornelius		258
neal	neil		29
nebo	nebojsa		1
nebojsha	nebojsa		169
neboysha	nebojsa		169
ned	edmund		229
ned	edward		54
ned	edwin		164
nedal	nidal		2
neddy	edgar		10
neddy	edmund		81
neddy	edward		81
neddy	edwin		81
neelie	cornelia		9
neelie	cornelius		4
neelie	neeltje		1
neels	cornelis		98
neels	cornelius		98
neely	cornelia		4
neely	cornelius		80
neguib	najib		2
neil	cornelius		670
neill	neil		3
nel	cornelia		62
nel	nelgon		0
nel	nelleke		1
nel	petronella		59
nel	pieternella		59
nele	cornelia		55
nelia	cornelia		61
nell	cornelia		165
nell	eleanor		175
nell	ellen		230
nell	helen		296
nell	helena		142
nelle	cornelia		56
nelle	eleanor		4
nelle	helena		4
nellie	cornelia		165
nellie	eleanor		287
nellie	ellen		230
nellie	helen		473
nellie	nelleke		0
nelly	cornelia		299
nelly	eleanor		306
nelly	helen		9
nelly	nelle		92
nels	nelson		148
nelso	nelson		79
nelu	ion		208
neno	nenad		1
nerva	manerva		6
nervie	manerva		6
nessa	agnes		56
nessa	vanessa		15
nessie	agnes		303
nest	nestorio		10
nestor	nestorio		108
net	antoinette		9
neto	ernesto		305
neto	netto		27
netta	antoinette		56
netta	antonia		15
nettie	antoinette		473
nettie	henrietta		28
nettie	jeanette		12
nettie	juanita		28
nettie	natalie		77
nettie	pernetta		163
neva	genevieve		9
newton	newt		17
ngozi	ngozichukwu		685
ngyuen	nguyen		507
nha	bruna		4
nial	neil		35
nib	isabel		15
nib	isabella		56
nibby	isabel		34
nibby	isabella		12
nic	nicholas		620
niccolas	nicholas		3
niccolo	nicholas		5
nicey	vernisee		6
nicholaus	nicholas		3
nichole	nicholette		6
nichole	nicole		4
nichs	nicholas		18
nicie	eunice		6
nicie	unice		6
nick	dominic		662
nick	nicholas		54
nick	nicodemus		0
nick	nik		388
nicke	nicholas		1
nicke	nicole		0
nickey	nicholette		6
nicki	dominik		69
nicki	nichola		0
nicki	nicholas		4
nicki	nichole		0
nicki	nicholette		6
nicki	nicola		0
nicki	nicole		700
nicki	nicolena		4
nickie	nichola		7
nickie	nicholas		154
nickie	nichole		7
nickolas	nicholas		3
nicky	nichola		0
nicky	nicholas		357
nico	nicholas		120
nico	nicolaas		261
nicodemus	nicholas		9
nicola	nicholas		5
nicolae	nicholas		5
nicolae	nicusor		7
nicolai	nikolai		8
nicolaos	nikolaos		31
nicolas	nicholas		3
nicolas	nicolette		0
nicolaus	nicholas		35
nicolay	nikolai		8
nicole	nicholette		6
nicole	nicolena		1
nicole	nicolene		0
nicole	nicolina		0
nicos	nikolaos		31
nicu	nicolae		208
nicu	nicusor		0
niek	nicolaas		59
niekie	nicolaas		98
niel	cornelius		164
niel	neil		29
niels	cornelius		10
niels	nicholas		5
nige	nigel		1
night	knight		4
nik	nikolai		0
nik	nikolaos		187
niki	nicole		81
niki	nikolett		4
nikki	nicola		73
nikki	nicole		153
niklas	nicholas		35
niko	nicholas		4
niko	nikica		0
niko	nikolai		1
niko	nikolaos		0
nikola	nicholas		5
nikolai	nicholas		5
nikolaiy	nikolai		8
nikolaj	nikolai		8
nikolajs	nikolai		109
nikolaos	nicholas		219
nikolaos	nikolai		243
nikolas	nicholas		729
nikolas	nikolaos		278
nikolaus	nicholas		5
nikolaus	nikolai		159
nikolay	nikolai		8
nikoleta	nikolina		1
nikos	nikolaos		31
niksa	nikica		1
nilla	gunilla		65
nille	pernille		213
nils	nicholas		5
nina	antonina		10
nina	enedina		9
nina	ninnukka		0
nina	ninoslava		1
nina	ninsku		0
nino	nindza		0
nino	ninoslav		1
ninoy	benigno		122
niss	niels		608
nisse	nils		65
nita	juanita		61
noah	manoah		17
noel	nowell		17
noemi	naomi		4
nola	fionnula		10
nola	magnolia		10
nole	nicole		6
nollie	olive		12
nollie	olivia		34
nomi	noman		4
noni	joanna		4
nonie	joan		34
nonie	johannah		12
nonie	nora		6
nonnie	manola		6
noor	nur		2
nooraldin	nuruddin		2
nooruddin	nuruddin		2
noorulhuda	nurulhuda		2
nora	eleanor		44
nora	lenora		210
norah	honora		71
norbe	norbert		1
norbu	norbusamte		6
norby	norbert		42
noreddine	nuruddin		2
norm	norman		120
norma	nora		4
normie	norman		10
norrie	honora		4
norry	honora		6
noruddin	nuruddin		2
notis	panagiotis		99
nour	nur		2
noure	nur		2
noureddine	nuruddin		2
nouredine	nuruddin		2
noursoultan	nursultan		783
noynoy	benigno		122
nura	amalina		4
nuraddin	nuruddin		2
nuralhuda	nurulhuda		2
nureddin	nuruddin		2
nurudin	nuruddin		2
nuur	nur		2
nygel	nigel		3
obaydullah	obaidullah		2
obe	obed		1
obed	obadiah		178
obed	obedience		17
obeidallah	obaidullah		2
obeidullah	obaidullah		2
obet	roberto		122
obie	obadiah		127
obie	obediah		6
oda	odelia		10
ode	otis		6
odo	odell		71
ofa	mostofa		4
ofa	mustofa		4
okey	okechukwu		191
okkie	ockert		98
oksana	oksanka		0
oksenia	kseniya		8
ola	aleksandra		296
ola	olavi		1
ola	viola		6
olda	oldrich		51
ole	olaf		10
oleg	olegushka		0
oleg	olezha		0
oleg	olezhek		0
oleg	olezhka		0
olegs	oleg		109
oleh	oleg		8
olek	aleksandr		177
oleksander	aleksandr		8
oleksandr	aleksandr		8
oleksandra	aleksandra		8
oleksii	aleksey		8
oleksiy	aleksey		8
olena	helen		5
olena	yelena		8
oles	aleksandr		192
olexandr	aleksandr		8
olga	olia		4
olha	olga		8
oli	oliver		1
oli	olivia		0
olive	olivetta		1
oliver	oliveira		27
oliver	olivetta		7
oliverio	oliver		5
olivero	oliver		5
olivier	oliver		5
oliwa	oliver		1
olle	olof		65
olli	olavi		260
ollie	olive		12
ollie	oliver		54
ollie	olivia		297
olly	ollie		1
olph	rudolph		45
olph	rudolphus		28
olya	olga		68
omar	umar		2
omer	umar		2
omi	naomi		6
ona	arizona		6
ona	yeona		6
ondra	ondrej		214
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
ora	aurelia		153
ora	aurilla		9
ora	corinne		6
ora	orilla		17
ordie	roderick		10
ore	moore		4
orilla	aurelia		153
orilla	aurilla		4
orme	norman		10
orphelia	ophelia		9
osaforum	onicyphorous		6
osaforus	onicyphorous		6
osama	usama		2
osamah	usama		2
oscar	oskar		27
osman	uthman		2
osmon	uthman		2
ossie	oswald		471
ossy	oswald		34
ossy	waldo		209
ota	otakar		1
ote	otis		17
otha	theotha		6
othman	uthman		2
otik	otakar		51
otis	othello		9
ouafa	wafa		275
oualid	walid		2
oumar	umar		275
ousama	usama		2
ousman	ousmane		523
ousmane	uthman		2
oussama	usama		2
ovanes	hovhannes		242
ovanes	john		5
ovi	ovidiu		1
owen	john		38
oxana	oksana		8
oz	oswald		58
ozzie	oscar		73
ozzie	osvaldo		259
ozzie	oswald		58
ozzy	ossy		92
ozzy	oswald		45
ozzy	waldo		209
pablo	paul		5
paco	francisco		76
paco	pacheco		0
paco	pacho		0
paddy	patrick		137
padraig	padraigean		0
padraig	patrick		35
paja	pavel		51
pal	paul		38
palo	pavol		51
pam	pamela		75
pammie	pamela		10
pammy	pamela		455
panagiotes	panagiotis		31
panayiotis	panagiotis		31
panayotis	panagiotis		31
pancho	francisco		359
panni	anna		100
panos	panagiotis		31
paolo	paul		5
pari	parisa		1
parsune	parthenia		7
parsuny	parthenia		6
paru	parvati		1
pasha	pavel		68
pasoonie	parthenia		6
pat	patience		15
pat	patricia		152
pat	patrick		490
pat	patse		0
pate	patricia		0
pate	patrick		45
pate	peter		25
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
patsy	martha		474
patsy	patricia		103
patsy	patrick		674
patte	patience		0
patte	patricia		1
patte	patrik		65
patti	patricia		612
pattie	martha		165
pattie	patricia		80
patty	martha		299
patty	patience		28
patty	patricia		44
patty	patsy		57
pau	paul		38
paul	pavlos		277
paula	paulina		1
paule	paulette		1
pauli	paula		30
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
pavels	pavel		109
pavko	pavel		7
pavla	pavlina		1
pavle	paul		5
pavle	pavao		7
pavle	pavel		784
pavlo	paul		5
pavlo	pavel		8
pavlos	paul		5
pavo	pavel		1
pavol	pavel		8
pawel	paul		5
pawel	pavel		8
pawelek	pavel		177
peadar	peadairean		1
pedro	pedrinho		0
pedro	pedrito		0
pedro	pedrocas		1
pedro	peter		5
peer	peter		38
peg	margaret		44
peg	margaretta		162
peg	peggy		17
peggie	margaret		4
peggie	margarita		6
peggy	margaret		44
peggy	margaretta		106
peggy	marguerite		6
pehr	per		271
pelle	per		293
pen	penelope		10
penie	philipina		6
penne	penelope		1
penney	penelope		4
penni	penelope		4
pennie	penelope		4
penny	penelope		44
pepa	josefa		115
pepa	josefina		115
pepa	joseph		204
pepe	jose		76
pepe	pepas		0
pepik	joseph		353
peppe	giuseppe		104
peppino	giuseppe		104
per	peder		363
per	peter		38
pera	perica		1
peran	perica		1
percy	percival		85
pere	peter		38
perico	pedro		74
perko	perica		1
permelia	amelia		9
pero	perica		1
perri	pelegrine		4
perry	pelegrine		77
perry	peregrine		17
peta	petra		1
petar	peter		5
petar	petr		8
pete	peter		33
peter	patrick		15
peter	petike		0
peter	petros		277
peter	petrus		105
peter	pieter		750
petey	peter		252
peti	peter		1
petko	petsa		7
petko	petyo		7
peto	peter		51
petr	peta		7
petr	peter		5
petr	petrus		394
petra	petronella		1
petras	peter		5
petre	petr		8
petre	petrica		0
petre	petrisor		0
petre	petrut		0
petri	pekka		143
petro	petr		8
petros	peter		5
petrus	peter		37
petya	petenka		0
petya	peter		7
petya	petike		0
petya	petka		7
petya	petr		68
petya	petruha		0
petya	petrusha		0
petya	petyunya		0
phebe	phoebe		3
phelia	orphelia		6
phelipe	philipe		79
phena	tryphena		42
phenie	parthenia		6
pheobe	tryphena		4
pherbia	pharaba		4
pherbia	pheriba		6
pheriba	pharaba		4
phidelia	bedelia		4
phidelia	fidelia		146
phil	philetus		15
phil	philip		33
phil	philippe		0
philadelphia	delpha		17
phililpa	philipina		4
philipp	philip		3
philippe	philip		35
philippos	philip		5
philis	phyllis		3
phill	adelphia		4
phillie	philip		1
phillip	philip		3
phillips	philip		35
phillis	phyllis		3
philly	adelphia		42
philly	philip		0
philly	philippa		0
phineas	alphinias		4
phoebe	philipina		91
pierre	peter		5
pierre	pierrette		7
pierrot	pierre		291
piet	petrus		105
piet	pieter		0
pieter	peter		37
pietr	pieter		325
pietro	peter		5
pili	pilar		76
piluca	pilar		74
pim	willem		62
pink	pinckney		6
pino	giuseppe		715
piotr	peter		5
piotr	petr		8
piotr	piotrus		0
piotrek	petr		138
piotrs	petr		8
pip	philip		176
pip	philipina		6
pip	philippa		97
pipe	philipe		9
pippa	philippa		58
pippa	phillipa		82
pippo	filippo		235
pista	istvan		188
pista	stefan		151
pisti	istvan		466
pita	guadalupe		115
pjetr	peter		5
pjotr	petr		8
ples	pleasant		91
poe	putri		4
pok	pocahontas		4
pokey	pocahontas		6
pola	paola		4
poldi	leopold		18
pollie	mary		10
polly	mary		75
polly	paula		15
polly	paulina		28
polly	pauline		255
polo	hipolito		115
polo	leopoldo		305
poncho	alfonso		9
poul	paul		5
prakasha	prakash		70
pranas	francis		5
predo	predrag		1
pres	prescott		42
presa	predrag		1
prill	pricilla		1
prisca	pricilla		7
priss	pricilla		1
prisse	priscilla		1
prissy	priscilla		288
provy	providence		6
pru	prudence		1
pru	prue		0
prude	prudence		1
prudy	prudence		458
prue	prude		0
prue	prudence		85
przemek	przemyslaw		48
puja	pooja		23
puss	philadelphia		4
puss	prudence		9
pyotr	petr		8
qadeer	qadir		2
qader	qadir		2
qasem	qasim		2
qassem	qasim		2
qassim	qasim		2
quent	quentin		18
quico	francisco		74
quil	aquilla		91
quilla	tranquilla		6
quillie	aquilla		6
quin	quincy		0
quin	quinton		1
quinn	quince		9
quino	joaquin		74
quint	quince		4
quique	enrique		76
raajesh	rajesh		23
rabindra	ravindra		23
rach	rachel		58
rach	rachelle		0
rachael	rachel		16
racheal	rachel		16
rachele	rachel		5
rachelle	rachel		241
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
radek	radoslaw		48
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
rae	rachel		58
rae	raech		0
raech	rachel		9
raed	raid		2
raf	rafael		1
rafa	rafael		115
rafa	rafaela		42
rafael	raphael		5
rafaele	raffaele		506
rafail	raphael		5
rafal	raphael		5
rafee	rafi		2
rafeeq	rafiq		2
raff	raphael		9
raffaele	raphael		5
rafi	rafael		0
rafi	raphael		63
rafi	refael		63
rafik	rafiq		2
rafiqi	rafiq		404
rafu	rafael		1
ragaa	raja		2
ragab	rajab		2
raghava	raghav		70
raheem	rahim		2
rahel	rachel		16
rahiim	rahim		2
rahmah	rahma		2
rahmatollah	rahmatullah		2
raimondo	raymond		5
raimund	raymond		3
raimundo	raymond		5
rajiv	rajeev		27
raju	rajendra		4
rakhim	rahim		2
ralf	ralph		30
ralph	raphael		56
ralphie	ralph		18
ralu	raluca		1
ramadhan	ramadan		2
ramazan	ramadan		2
ramdane	ramadan		2
ramesha	ramesh		23
rami	avraham		232
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
rande	randolph		81
randi	miranda		91
randy	miranda		25
randy	randall		705
randy	randolph		231
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
ravindar	ravindra		23
ravinder	ravindra		272
ray	raymond		33
raymie	raymond		18
raymund	raymond		3
rayner	rainer		21
raza	ridha		2
raze	erasmus		6
rchd	richard		18
rdgo	rodrigo		121
rea	andrea		6
reba	rebecca		614
rebe	rebecca		10
rebeca	rebecca		3
rebeccah	rebecca		3
rebecka	rebecca		30
rebekah	rebecca		3
rebekka	rebecca		29
red	charles		40
red	henry		40
red	james		40
red	john		40
red	william		40
reda	ridha		2
redha	ridha		2
ree	aurelia		6
ree	cory		6
reece	rees		27
reece	rhys		3
reese	rhys		3
reetta	margareeta		143
refina	rufina		9
reg	reggie		17
reg	reginald		75
regge	regina		1
regge	reginald		0
reggie	regina		25
reggie	reginald		137
reggy	reginald		35
reginald	reynold		17
regis	reginaldo		4
rehma	rahma		2
rehmatullah	rahmatullah		2
reina	reichan		0
reina	reinachan		1
reiner	rainer		21
reini	reinhard		43
rella	cinderella		6
ren	lauren		6
rena	irene		56
rena	serena		15
renae	rene		30
renaldo	reginald		9
renata	renatinha		1
renia	irena		211
renia	teresa		211
renius	cyrenius		42
renne	renaldo		1
renny	reginald		42
renzo	lorenzo		104
resa	theresa		58
reshid	rashid		2
resi	therese		55
resi	theresia		55
retta	chiara		4
retta	henrietta		56
retta	loretta		15
rex	rexford		86
rey	reynaldo		86
reza	ridha		2
rhett	garrett		6
rhis	rhys		3
rhoda	rhodella		9
rhynie	rhyna		49
ria	eleftheria		114
ria	maria		105
ria	riacska		0
riad	riyad		2
riah	azariah		34
riah	uriah		12
rian	adrian		6
rian	ryan		29
riane	adriane		6
ricardo	ricardinho		1
ricardo	richard		132
riccardo	richard		5
rich	aldrich		12
rich	richard		33
rich	ricke		0
rich	ricky		57
richardas	richard		5
richd	richard		18
riche	aldrich		12
riche	rich		217
riche	richard		1
richi	ricardo		74
richie	richard		120
rick	broderick		28
rick	cedric		12
rick	derek		15
rick	dick		57
rick	eric		25
rick	ricardo		189
rick	rich		57
rick	richard		54
rick	riche		0
rick	rickey		389
rick	ricky		390
ricka	frederica		9
ricka	fredericka		34
ricke	richard		1
ricki	broderick		4
ricki	cedrick		4
ricki	eric		4
ricki	richard		4
rickie	richard		80
ricky	broderick		28
ricky	cedric		12
ricky	eric		28
ricky	ricardo		189
ricky	richard		54
rico	ricardo		471
rida	ridha		2
rie	maria		62
riek	hendrika		59
rienne	adrienne		6
rienne	andriane		6
rik	hendrik		64
rikard	richard		5
riki	riccardo		4
riki	rivka		63
rilla	avarilla		6
rilla	cinderella		6
rilla	serilla		6
rilly	aurelia		6
rilly	orilla		6
rina	catharina		261
rina	rinale		1
rina	rineke		0
ripa	risto		143
rissa	marissa		6
rita	jerita		17
rita	margaret		483
rita	margaretta		15
rita	margarita		17
rita	ritik		0
rita	ritinha		0
rita	ritka		0
rita	ritunya		0
rita	ritusya		0
ritchie	richard		18
rivi	rivka		1
rivka	rebecca		158
rivka	rivush		0
rivkah	rivka		16
riyadh	riyad		2
riza	ridha		2
rj	robert		86
rob	bob		57
rob	bobby		57
rob	robert		33
rob	robertus		0
rob	robinson		0
robb	robert		459
robban	robert		65
robbe	robert		1
robbe	roberta		0
robbe	robin		7
robbi	robert		4
robbi	roberta		4
robbie	robert		618
robbie	roberta		229
robby	robert		357
robby	roger		650
rober	roberto		1
robert	robertus		0
robert	robinson		7
robertas	robert		5
roberto	robert		5
roberts	robert		35
robi	robert		1
robin	robinson		0
robin	roger		702
robo	robert		1
robt	robert		18
roby	roberta		6
rod	roderick		368
rod	rodney		120
rod	roger		25
rodde	rodney		1
roddie	roderick		10
roddy	roderick		186
roddy	rodney		9
rodger	roger		29
rodie	rhoda		52
rodny	rodney		3
rodolfo	rudolph		5
rodolphe	rudolph		5
rodri	rodrigo		1
roffe	rolf		65
roge	roger		61
rogelio	roger		5
rogerio	roger		5
roland	orlando		71
rolf	ralph		38
rolf	rollo		0
rolf	rudolph		45
rolf	rudolphus		25
rolle	roland		1
rollie	roland		18
rollo	roland		56
rollo	rudolphus		4
rolly	roland		127
rolo	rodolfo		74
roma	roman		1
roma	romka		0
roma	romochka		0
roma	romych		0
roman	romeczek		0
roman	romochka		0
roman	romych		0
romek	roman		212
romka	roman		7
romus	roman		7
ron	aaron		87
ron	cameron		15
ron	myron		73
ron	ronald		33
ron	ronaldo		0
ron	ronron		0
ron	veronica		25
ronaldinho	ronaldo		254
ronie	veronica		42
ronna	veronica		50
ronne	ronald		1
ronne	ronaldo		0
ronni	aaron		4
ronni	cameron		4
ronni	ronald		4
ronni	veronica		175
ronnie	aaron		25
ronnie	ron		324
ronnie	ronald		357
ronnie	veronica		229
ronny	cameron		25
ronny	ron		89
ronny	ronald		44
ronny	veronica		649
roohollah	ruhollah		198
roric	roderick		10
rorie	rory		3
ros	rosalind		73
ros	ross		3
rosa	rosabel		12
rosa	rosabella		87
rosa	rosable		0
rosa	rosalinda		15
rosa	rosalyn		45
rosa	rosarita		0
rosa	rose		37
rosa	roseana		0
rosa	roseanne		0
rosa	rosinha		0
rosabella	isabella		9
rosabelle	rosabella		108
rosable	rosabella		4
rosable	rosalyn		1
rosable	roseanne		7
rosalinda	rosalyn		9
rosalyn	rosabella		1
rosalyn	rosarita		0
rosalyn	roseanne		7
rosanne	rosanna		129
rosarita	rosalinda		1
rosarita	roseanne		7
rose	rosabel		12
rose	rosabella		15
rose	rosable		0
rose	rosalinda		15
rose	rosalyn		15
rose	rosarita		0
rose	roseana		0
rose	roseann		34
rose	roseanna		12
rose	roseanne		0
rose	rosemary		230
rose	roxanna		15
rose	roxanne		15
roseana	rosalinda		7
roseana	rosalyn		7
roseann	rosanna		10
roseanna	rosanna		10
roseanne	rosabella		7
roseanne	rosalinda		7
roseanne	rosanna		10
rosemarie	rosemary		52
rosey	rosemary		6
rosie	rosalind		73
rosie	rose		756
rosie	roseann		12
rosie	roseanna		12
rosie	rosemary		97
rosita	rosinha		1
roso	osorio		4
ross	roscoe		6
rosta	rostislav		51
rosy	euphrosina		4
rouhollah	ruhollah		198
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
roxie	roxanne		34
roxy	roseanne		4
roxy	roxanne		81
roy	leroy		490
roz	rosabel		12
roz	rosabella		28
roz	rosalind		18
roz	rosalinda		15
roz	rosalyn		25
roz	roseann		12
roz	roseanna		12
roza	rose		5
rube	reuben		624
ruben	reuben		4
rubi	reuben		4
rubi	reuven		63
rubie	reuben		4
ruby	reuben		4
ruby	rubanetta		1
ruda	rudolf		1
rude	rudolph		1
rudi	rudolf		1
rudiger	roger		5
rudiger	ruediger		21
rudolf	rudolph		37
rudolph	rudolphus		1
rudy	rodolfo		40
rudy	rudolph		33
rudy	rudolphus		12
rufe	rufus		18
ruggero	roger		5
ruhullah	ruhollah		198
ruminta	araminta		6
rupert	robert		743
rupert	roger		477
ruprecht	robert		38
rurik	roderick		10
ruslans	ruslan		109
russ	russell		33
russ	ruste		0
russel	russell		3
ruste	russell		1
rusty	russell		488
rustyn	russell		10
rut	ruth		5
rutger	rutgerus		1
ruthie	ruth		18
ruud	rudolf		59
ruvi	reuven		63
ruza	ruzena		51
ruza	ruzica		1
ry	ryan		6
ryad	riyad		2
rye	zachariah		9
ryon	ryan		3
rysiek	ryszard		212
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
sacha	aleksandr		192
sade	folasade		155
sadegh	sadiq		2
sadek	sadiq		2
sadeq	sadiq		2
sadeq	siddiq		147
sadie	mercedes		6
sadie	sara		44
sadik	sadiq		2
sadiq	abubakar		4
sadiq	siddiq		147
saed	said		2
saeed	said		2
safia	safiya		2
safie	safieel		6
safiyah	safiya		2
safiyya	safiya		2
sahara	sara		30
sahra	sara		3
saied	said		2
saiid	said		2
saiyid	sayyid		2
saki	sakic		1
saki	sakica		0
saki	sakinka		0
sakis	athanasios		114
sakis	sotirios		114
sakke	sakari		1
sakkie	izak		98
saku	sakari		1
sal	salmon		0
sal	salvador		675
sal	salvatore		187
sal	solomon		25
salaah	salah		2
salah	salih		147
salahaddin	salahuddin		2
salaheddin	salahuddin		2
salaheddine	salahuddin		2
salahudin	salahuddin		2
salamon	solomon		5
sale	halo		4
saleem	salim		2
saleh	salih		2
salehe	salih		2
salem	salim		133
salikh	salih		2
salina	selina		4
salley	sally		3
salley	sara		4
sallie	sally		3
sallie	sara		4
sally	salvador		6
sally	sara		44
salmon	solomon		50
salomao	solomon		5
salomon	solomon		5
salyem	salim		2
sam	samantha		230
sam	samgon		0
sam	samne		0
sam	sampson		0
sam	samson		0
sam	samuel		33
sameer	samir		2
samgon	samantha		7
samgon	samuel		7
samie	samantha		0
samie	samuel		1
saml	samuel		18
samme	samantha		0
samme	samuel		1
sammi	samantha		80
sammi	samuel		4
sammie	samantha		298
sammie	samuel		454
sammy	sam		324
sammy	samantha		72
sammy	samson		0
sammy	samuel		54
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
sander	alexander		303
sandi	alexander		4
sandi	alexandria		4
sandi	sandra		18
sandie	alexander		4
sandie	alexandria		4
sandor	alexander		5
sandra	alexandra		152
sandra	alexandria		72
sandra	cassandra		15
sandro	alessandro		104
sandro	alexander		69
sandu	alexandru		208
sandy	alexander		297
sandy	alexandra		87
sandy	cassandra		141
sandy	sander		0
sandy	sandra		85
sangi	sangeetha		4
sanja	sandi		7
sanja	sandra		1
sanjai	sanjay		23
sanjeeva	sanjeev		70
sanna	sandra		1
sanne	sandra		1
sanne	susanne		69
sannie	susanna		98
santeri	aleksanteri		143
santi	santiago		76
santiago	james		5
sanya	aleksandr		68
sanya	sanka		7
sanyi	sandor		188
sanz	sanchez		4
sara	sarah		37
sara	sarahann		10
sarah	sara		29
sarah	sarahann		10
sare	sarah		38
sariah	sara		30
sarn	arnold		4
sarra	sarah		5
sasa	saska		1
sascha	alexander		43
sasha	aleksandr		233
sasha	aleksandra		233
sasha	alexander		214
sasha	alexandria		9
sasha	sashechka		0
sasha	sashenka		0
sasha	sashka		0
sasse	alexander		90
satisha	satish		70
saul	solomon		50
savanna	savannah		52
sayed	said		133
sayed	sayyid		147
sayeed	said		2
sayf	saif		2
sayid	sayyid		2
sayyed	sayyid		2
sceeter	scott		6
schimon	shimon		16
schlomo	shlomo		16
schmuel	shmuel		16
schorsch	georg		43
scott	prescott		25
scottie	prescott		9
scottie	scott		759
scotty	prescott		28
scotty	scott		760
seamus	james		5
sean	john		5
seanie	sean		634
seb	sebastiaan		1
seb	sebastian		17
sebastiano	sebastian		5
sebastiao	sebastian		5
sebastien	sebastian		3
sebastijan	sebastian		5
sebbe	sebastian		1
sebby	sebastian		6
sedigh	siddiq		2
see	seymour		42
seeta	sita		23
seev	zeev		16
seid	said		2
seif	saif		2
selahattin	salahuddin		2
seleem	salim		2
selena	selina		30
selim	salim		2
selma	anselm		6
selman	salman		2
semen	semyon		8
semion	semyon		8
semir	samir		2
semjon	semyon		8
semsettin	shamsuddin		2
semyon	simon		5
sene	asenath		113
senie	eseneth		6
seph	persephone		6
sephy	persephone		6
sepp	joseph		126
seraj	sirajuddin		133
serajuddin	sirajuddin		2
serena	sabrina		9
serena	serilla		7
serene	cyrenius		113
serezha	sergey		128
serge	sergey		243
serge	sergio		129
serge	sergius		5
sergei	sergey		8
sergej	sergey		8
sergejs	sergey		109
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
seryozha	sergey		68
serzh	sergei		788
seun	oluwaseun		155
seva	sevil		1
seva	sevinc		0
sevda	sevinc		1
severin	soeren		213
sevil	sevda		7
sevil	sevinc		1
seydou	said		794
seyed	sayyid		2
seymore	seymour		107
seyyed	sayyid		2
sha	shaina		6
sha	sharon		6
shade	folasade		155
shade	folashade		155
shaik	basha		4
shaikh	shaykh		2
shakeer	shakir		2
shaker	shakir		2
shamsaddin	shamsuddin		2
shamsudin	shamsuddin		2
shana	shannon		4
shane	sean		393
shankara	shankar		70
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
shaun	sean		29
shauna	shawna		4
shawn	sean		29
shay	seamus		711
shay	shaina		6
shay	sharon		6
shayla	sheila		4
shayne	sean		9
shayne	shane		146
shaz	sharon		82
shaza	sharon		1
sheba	bathsheba		10
sheik	shaykh		2
sheikh	shaykh		2
shekh	shaykh		2
shel	sheldon		0
shel	shelton		61
shell	michelle		9
shell	rachel		4
shell	sheldon		4
shelle	sheldon		1
shelle	shelton		0
shelley	michelle		139
shelley	rachel		4
shelley	sheldon		4
shelley	shelly		3
shelli	michelle		4
shelli	rachel		4
shelli	sheldon		4
shellie	michelle		139
shellie	rachel		4
shellie	sheldon		4
shellie	shelly		3
shelly	michelle		72
shelly	rachel		365
shelly	sheldon		163
shelly	shelton		12
shelomo	shlomo		16
shelton	sheldon		9
shely	michelle		6
sher	cher		469
sher	cheryl		485
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
sherry	charlotte		28
sherry	cheryl		486
sherry	shirley		28
sherryl	cheryl		3
shery	sharon		4
sheryl	cheryl		29
sheryl	sharon		9
sheryn	cheryl		1
sheryn	sharon		9
sheryn	sheron		0
sheva	siva		272
shimeon	simon		5
shimon	simon		158
shirl	shirley		503
shiva	shiv		512
shiva	siva		23
shlomo	solomon		158
shmuel	samuel		37
shmulik	shmuel		140
shrinivas	srinivas		23
shuki	yehoshua		63
shura	aleksandr		192
si	silas		15
si	simeon		15
si	simon		85
si	sylvester		28
siarhei	sergey		8
siarhiej	sergey		8
sibbe	sibyl		7
sibbell	sibbilla		514
sibbie	sibbilla		6
sibbie	sybill		6
sibyl	sibbilla		146
sid	sidney		33
siddik	siddiq		2
siddique	siddiq		2
sidiq	siddiq		2
sidney	sydney		29
sig	sigismund		6
sig	sigmund		1
sigge	sigvard		1
siggi	siegfried		43
siggit	sigrid		7
sigi	siegfried		43
sigmund	sigismand		7
sigmund	sigismund		4
silla	drusilla		17
silla	priscilla		9
silla	sarilla		6
silver	sylvester		9
silvester	sylvester		107
silvia	sylvia		3
sim	simeon		0
sim	simon		58
sima	simonetta		0
sima	simun		1
sima	simunica		0
simao	simon		5
sime	simonetta		1
sime	simun		0
sime	simunica		0
simeon	semyon		159
simeon	shimon		170
simeon	simon		131
simha	singh		23
simo	simeon		0
simo	simonetta		1
simone	simon		5
simun	simunica		1
sina	rosina		6
sinah	lucina		6
sing	singh		23
sinha	singh		744
sion	simeon		25
sion	simon		45
sirajudin	sirajuddin		2
sis	frances		50
sissi	elizabeth		126
sissy	cecilia		18
sitha	sita		23
siti	city		27
siti	fatima		4
siva	shiv		512
sjaak	jacobus		64
sk	sheikh		452
slava	vyacheslav		376
slave	slaven		1
slave	slavisa		0
slave	slavko		0
slave	slavoljub		0
slave	slavomir		0
slavek	jaroslav		151
slavek	rostislav		151
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
sly	sylvester		85
smit	mitchell		4
smitty	smith		220
sneki	snezana		1
sneska	snezana		7
sneza	snezana		1
sobhi	subhi		2
sofia	sophia		132
sofiane	sufyan		2
sofie	sophie		21
sofiya	sophia		5
sofya	sophia		5
soja	zoya		8
sol	solomon		85
sole	soledad		1
soleiman	sulayman		2
soliman	sulayman		2
solle	solomon		1
solly	solomon		127
soln	solomon		18
sonja	sonia		3
sonnie	sondra		6
sonny	anderson		4
sonny	jefferson		77
sonny	judson		28
sonya	sonechka		0
sonya	sonia		3
sophia	sophronia		71
sophie	sophia		603
sophy	sophia		18
soren	soeren		271
soufiane	sufyan		2
soulaymane	sulayman		2
souleymane	sulayman		2
soumaya	sumaya		2
spar	parker		4
spence	spencer		1
spiridon	spyridon		31
spiros	spyridon		31
spyros	spyridon		31
squat	scott		6
srah	rahman		4
srda	srdan		1
srdo	srdan		1
sreenivas	srinivas		23
srele	sreten		1
sreta	sreten		1
srinivasa	srinivas		23
srinivasan	srinivas		23
srulik	israel		63
srulik	yisrael		63
stacey	anastasia		4
stacey	eustacia		4
stacey	stacy		3
stach	stanislaw		48
staci	anastasia		4
staci	eustacia		4
staci	stacy		3
stacia	eustacia		17
stacie	anastasia		4
stacie	eustacia		4
stacie	stacy		3
stacy	anastacia		10
stacy	anastasia		139
stacy	eustacia		139
stal	crystal		6
stan	stanley		253
stana	stanislav		1
stancho	stanislav		1
standa	stanislav		51
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
stas	stanislav		68
stas	stasik		0
stasenka	stanislav		7
stasia	stanislawa		48
stasiek	stanislav		177
stasik	stanislav		7
stasik	stasenka		1
stasik	stasya		0
stasya	stanislav		7
staszek	stanislav		177
stathis	efstathios		31
stauros	stavros		31
stef	stefan		1
stef	stefek		0
stef	stefko		0
stef	stephanus		59
stefan	stefanel		0
stefan	stephen		132
stefan	stevica		7
stefanie	stephani		30
stefano	stephen		5
stefanos	stephen		5
stefek	stefan		1
stefen	stephen		3
steffe	stefan		1
steffen	stephen		35
steffi	stefanie		1
steffi	stephanie		6
steffie	stephanie		6
stefko	stefan		1
stefo	stefan		1
stefo	steve		7
stele	estella		10
stelios	stylianos		31
stella	estella		263
stella	estelle		15
stella	stellaluna		0
stepan	stefan		169
stepan	stepanchik		0
stepan	stephen		5
stepanos	stephen		5
stepans	stephen		5
steph	stephane		0
steph	stephanie		186
steph	stephen		141
steph	steve		7
steph	stevie		0
steph	stevo		7
stephan	stefan		169
stephan	stephen		386
stephane	stephen		5
stephani	stephanie		52
stephany	stephanie		52
stephie	stephanie		251
stephine	stephanie		6
stephon	stephen		3
stephy	stevie		7
stepn	stephen		18
steponas	stephen		5
steva	stefan		1
stevan	stefan		521
stevan	stephen		13
steve	stefan		301
steve	stephen		54
steven	stephen		29
stevie	stephanie		475
stevie	stephen		120
stevko	stefan		7
stevo	stefan		0
stevo	stephen		1
stew	stewart		86
steward	stewart		35
stice	anstice		10
stina	christina		293
stipe	stipica		1
stipe	stipko		0
stjepan	stefan		521
stjepan	stephen		5
stoffel	christoph		55
stu	stewart		207
stu	stuie		0
stuart	stewart		3
stuie	stewart		1
subhy	subhi		2
subrahmanian	subramaniam		116
subrahmanyam	subramaniam		116
subramanian	subramaniam		116
subramanium	subramaniam		116
subramanyam	subramaniam		116
sudheer	sudhir		23
sue	suey		0
sue	susan		85
sue	susanna		152
sue	suzanne		17
sufian	sufyan		2
suk	sara		4
suk	susanna		4
sukey	susan		34
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
sully	sullivan		42
sulo	sulayman		467
sumayya	sumaya		2
summer	sumner		4
suneeta	sunita		23
suresha	suresh		70
susa	susanna		1
susana	susan		5
susana	susanna		30
susann	susan		13
susann	suzanne		29
susanna	susan		37
susannah	susanna		29
susanne	susan		13
susanne	suzanne		29
suse	susan		1
suse	susanna		0
susi	susan		4
susi	susana		0
susi	susanna		9
susi	suzanne		126
susie	sue		57
susie	susan		85
susie	susanna		366
susie	suzanne		6
suski	susanna		1
susku	susanna		1
suso	jesus		74
susse	susanna		1
sussi	susanna		1
susu	susanna		1
suzan	susan		3
suzane	suzanne		3
suzann	suzanne		3
suzanna	susan		27
suzanna	susanna		3
suzanne	susan		509
suzanne	susanna		747
suze	suzanne		1
suzette	susan		4
suzi	susan		175
suzi	susanna		4
suzie	susan		206
suzie	susanna		256
suzie	susie		92
suzy	susan		175
suzy	susanna		4
sven	svempa		1
svenne	sven		65
sveta	svetislav		0
sveta	svetka		0
sveta	svetlana		68
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
sviatlana	swiatlana		327
svitlana	svetlana		8
svyatlana	swiatlana		327
swamy	swami		23
swene	cyrenius		113
swetlana	svetlana		8
swjatlana	svetlana		8
swjatlana	swiatlana		327
sy	seymour		97
sy	sylvester		61
syah	firman		4
syarhey	sergey		8
sybill	sibbilla		49
sybrina	sabrina		9
syd	sidney		50
syd	sydne		0
sydnee	sydney		3
sydney	sidney		322
syed	sayyid		2
syl	silvester		6
syl	sylvanus		6
syl	sylvester		45
sylvanus	sylvester		9
symon	simon		3
syphorous	onicyphorous		6
szczepan	stephen		5
szymek	szymon		48
szymon	shimon		407
szymon	simon		5
taavi	david		38
tabatha	tabitha		4
tabbe	tabitha		1
tabitha	tabby		6
tad	thaddeus		373
tad	theodore		9
tadek	tadeusz		1
tadeus	tadeusz		199
tadzik	tadeusz		7
tadzio	tadeusz		7
tadziu	tadeusz		7
tahaa	taha		2
tahar	tahir		2
taher	tahir		2
takis	christos		114
takis	dimitrios		114
takis	panagiotis		114
tal	crystal		6
tam	tamara		1
tam	tamsin		0
tamarra	tamara		107
tamas	thomas		5
tami	tammie		49
tamme	tamara		1
tammi	tamara		4
tammie	tamara		4
tammy	tamara		9
tammy	tamarra		6
tammy	tami		27
tammy	tammie		49
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
tanya	tatiana		233
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
tash	tasha		321
tasha	natasha		17
tashie	tasha		52
tasos	anastasios		99
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
tave	octavia		71
tavia	octavia		17
tavo	gustavo		74
tavo	octavio		74
tawfik	tawfiq		2
tay	taylor		1
ted	edmund		164
ted	edward		300
ted	theodore		54
tedd	edward		4
tedd	theodore		4
teddie	edward		4
teddie	theodore		4
teddy	edward		300
teddy	ted		324
teddy	theodore		54
teeny	ernestine		6
teeny	parthenia		6
tell	aristotle		4
telly	aristotle		6
temera	tamara		9
temi	temitope		190
tempe	temperance		10
tempy	temperance		6
tensey	hortense		6
teo	theodore		1
teodor	theodore		3
teodor	todor		331
teodora	theodora		5
teodoro	theodore		5
terance	terence		3
tere	theresa		76
teresa	teresinha		0
teresa	tess		17
teresa	tessa		17
teresa	theresa		29
teresita	theresa		121
teressa	theresa		3
tereza	teresa		5
tereza	theresa		3
terezia	teresa		5
teri	terezia		0
teri	tereziacska		0
teri	terezke		0
teri	terike		0
teri	terka		0
teri	terri		321
teri	terus		0
teri	teruska		0
teri	theresa		97
terka	tereza		51
terrance	terence		29
terre	terence		1
terre	theresa		0
terrence	terence		29
terri	terence		4
terri	theresa		175
terrie	terence		4
terrie	terri		49
terrie	theresa		9
terry	terence		487
terry	teri		27
terry	terri		49
terry	theresa		229
tess	esther		4
tess	theresa		103
tessa	theresa		103
tesse	theresa		81
tessie	theresa		616
tessy	theresa		4
tete	deirdre		10
tetiana	tatiana		8
tetyana	tatiana		8
teun	antonius		64
tevfik	tawfiq		2
tewfik	tawfiq		2
thaddeus	thad		17
than	nathaniel		50
thanasis	athanasios		31
thaney	bethena		6
thanos	athanasios		31
thea	dorothea		73
thea	theodora		18
thella	adelaide		10
theo	theodora		97
theo	theodore		33
theo	theodorick		0
theo	theodoros		62
theo	theodosia		0
theo	theodrick		0
theo	theophilus		0
theod	theodor		43
theodoor	theodore		3
theodor	fyodor		243
theodor	theodore		3
theodor	todor		331
theodora	theodosia		9
theodore	theodorick		0
theodore	theodosia		0
theodore	theodrick		9
theodoros	theodore		5
theodorus	theodoros		31
theodosius	theodosia		6
theoph	theophilus		18
therese	teresa		37
therese	theresa		182
theressa	theresa		3
thias	matthew		56
thias	matthias		15
thijs	mattheus		59
thijs	matthijs		105
thirsa	theresa		9
thirza	theresa		42
tho	thomas		18
thodoris	theodoros		31
thomas	thom		17
thomas	thomasin		4
thomasa	thomasine		9
thomasz	thomas		35
thomaz	tomas		79
thorsten	torsten		21
thos	thomas		18
thriza	theresa		9
thursa	arthusa		6
thursa	theresa		56
thys	matthew		45
thys	matthias		15
thys	matthys		98
tia	tiana		1
tiago	james		5
tiago	thiago		79
tiah	azariah		4
tibbie	isabel		34
tibbie	isabella		12
tick	felicity		71
tierra	tiara		30
tiff	tiffany		17
tiffani	tiffany		3
tiffanie	tiffany		3
tiffy	tiffany		17
tiho	tihomir		1
tilda	matilda		81
tilde	mathilde		55
tilla	matilda		6
tille	tilda		7
tillie	mathilda		6
tillie	matilda		80
tillie	temperance		4
tillie	tilford		139
tilly	matilda		127
tim	timothy		33
timi	rotimi		190
timi	timea		27
timme	timothy		1
timmie	timothy		10
timmo	timothy		82
timmy	tim		89
timmy	timothy		54
timo	timothy		1
timofei	timofey		8
timofej	timofey		8
timoteo	timothy		240
timothey	timothy		3
timppa	timo		143
tina	augusta		25
tina	augustina		15
tina	bettina		69
tina	christiana		28
tina	christina		75
tina	christine		141
tina	ernestine		72
tina	martina		15
tine	martine		6
tineke	catharina		59
tinus	martinus		64
tish	latisha		6
tish	leticia		18
tish	letitia		25
tish	patricia		9
tish	tisha		49
tisha	latisha		6
titia	letitia		61
tito	hector		115
tito	roberto		372
tivadar	theodore		5
tj	thomas		40
tj	timothy		40
tjahjono	cahyono		276
tjokro	cokro		276
tobbe	tobias		1
tobbe	tobjorn		0
tobbe	torbjorn		65
tobe	tobias		1
tobi	oluwatobi		190
tobiasz	tobias		3
toby	tobias		33
todor	theodore		5
tofik	tawfiq		2
toinette	antoinette		290
toks	adetokunbo		155
tolis	apostolos		99
tolle	antolle		10
tolo	bartolome		74
tolya	anatoly		68
tom	thom		15
tom	thomas		54
toma	thomas		5
toma	tomislav		1
toman	thomas		1
tomas	thomas		3
tomas	tomachan		0
tomas	tomaszek		0
tomas	tomcio		0
tomas	tomeczek		0
tomaso	thomas		5
tomasz	thomas		182
tomaz	thomas		5
tomaz	tomas		79
tome	thomas		5
tomek	thomas		7
tomek	tomasz		292
tomek	tomaszek		0
tomek	tomcio		0
tomek	tomeczek		0
tomek	tomisa		0
tomek	tomislav		0
tomi	tamas		305
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
tommie	thomas		461
tommo	thomas		82
tommy	thom		168
tommy	thomas		54
tommy	tom		89
tomo	thomas		1
tomo	tomek		0
tomo	tomica		0
tomo	tomisa		0
tomo	tomislav		0
tompa	thomas		7
ton	antonius		64
tonda	antonin		51
tonho	antonio		228
toni	antoinette		287
toni	anton		69
toni	antonio		679
toni	tonci		0
toni	toncio		0
toni	toneca		0
toni	tonico		0
toni	toninho		0
toninho	antonio		228
tonino	antonio		104
tonio	antonio		74
tonne	anthony		10
tono	antonio		76
tony	anthony		462
tony	antoinette		28
tony	antonia		12
tony	antonio		677
tony	clifton		28
tony	shelton		12
tonyo	antonio		122
toon	antonius		64
toos	antonia		62
toos	catharina		64
topher	christopher		58
tori	victoria		176
torie	victoria		113
torri	victoria		91
torrie	victoria		91
tory	victoria		50
toto	salvatore		361
totonno	antonio		104
totte	thorsten		90
totte	tord		90
totte	torsten		90
toufic	tawfiq		2
toufik	tawfiq		2
tracey	theresa		258
tracey	tracy		29
traci	theresa		139
traci	tracy		3
tracie	theresa		139
tracie	tracy		3
tracy	theresa		646
trannie	tranquilla		6
traudel	waltraud		55
traudl	edeltraud		69
traudl	gertrud		69
traudl	waltraud		55
trees	catharina		59
trent	trenton		622
trev	trevor		1
trey	william		86
tricia	patricia		85
trienie	catharina		98
trijntje	catharina		64
trina	catherine		56
trina	kathleen		15
trina	trijntje		10
trine	cathrine		213
trine	katrine		213
trish	beatrice		4
trish	patricia		176
trisha	beatrice		25
trisha	patricia		176
trisha	trish		117
trix	beatrice		103
trix	trisha		0
trixe	trisha		1
trixie	beatrice		456
trixie	beatrix		73
trixie	trix		92
trixy	beatrice		10
trude	gertrud		55
trudi	gertrude		4
trudie	gertrude		4
trudy	geertruida		62
trudy	gertrude		103
trui	trudy		1
trui	truus		0
truus	geertruida		59
truus	trudy		7
tsvi	zvi		16
tunde	babatunde		155
tung	nguyen		4
tuomas	thomas		5
turi	salvatore		104
ty	tyler		374
ty	tyrone		40
ty	tyrus		40
ty	tyson		259
tylor	tyler		3
tymofiy	timofey		8
tzachi	yitzhak		140
tzipi	tzipora		63
tzipi	zipora		63
tzvi	zvi		16
ubaidullah	obaidullah		2
ubaydullah	obaidullah		2
uddin	alauddin		4
uddin	amiruddin		4
uddin	khairuddin		4
udi	yehuda		63
uffe	ulf		65
ugo	hugh		5
ugo	hugo		4
ula	urszula		48
uladzimir	vladimir		8
uladzislau	vladislav		8
ulana	maulana		4
uli	ulrich		126
uli	ulrike		69
ulla	ursula		126
ullah	amirullah		4
ullah	amrullah		4
ullah	khairullah		4
ullah	sanaullah		4
ulli	ulrike		69
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
uschi	ursula		126
usman	ousmane		523
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
vaggelis	evangelos		99
vahed	wahid		2
vahid	wahid		2
val	valeda		0
val	valentina		17
val	valere		0
val	valerie		85
val	valery		12
valarie	valerie		3
valeda	valentina		9
valentin	valentine		5
valentino	valentine		5
valentyn	valentin		8
valere	valentina		1
valeri	valentina		4
valeri	valery		8
valeria	valerie		30
valerie	valentina		4
valerii	valery		8
valerij	valery		8
valerijs	valery		109
valeriu	valery		159
valeriy	valery		8
valery	valentina		4
valery	valerie		13
valeryi	valery		8
vali	valentin		1
valle	valentina		1
vallerie	valerie		3
valli	valentina		4
vallie	valentina		91
valter	walter		5
valya	valentina		1
valyo	valentin		1
van	evan		10
van	sullivan		45
vangelis	evangelos		31
vangie	evangeline		6
vanka	vanya		7
vanna	ivana		10
vanna	savannah		10
vanna	vanessa		178
vanne	vanessa		1
vanni	giovanni		714
vannie	savannah		6
vannie	vandalia		6
vanya	ivan		68
vanya	vanechka		0
vanya	vanyusha		0
varvara	barbara		5
vasek	vaclav		204
vasil	vasily		8
vasil	vasko		7
vasile	basil		5
vasile	vasilica		1
vasileios	vasilios		31
vasili	vasily		8
vasilii	vasily		8
vasilij	vasily		8
vasilios	basil		219
vasilis	vasilios		31
vasiliy	vasily		8
vasilj	vasilije		1
vasily	basil		5
vasko	vasilije		1
vaso	vasilije		1
vaso	vasiliki		99
vassili	vasily		8
vassilios	vasilios		31
vassilis	vasilios		31
vassily	vasily		8
vasya	vasily		128
vasyl	vasily		8
veda	laveda		6
veerendra	virendra		23
velid	walid		2
velja	velibor		0
velja	velimir		0
velja	veljko		1
veljko	velimir		7
veljo	velibor		0
veljo	velimir		0
veljo	veljko		1
velten	valentin		55
vena	alvena		10
venca	vaclav		51
vendy	vendula		1
venessa	vanessa		3
veniamin	benjamin		5
venkates	venkatesh		23
venkatesan	venkatesh		391
venkatesha	venkatesh		23
venkateshwaran	venkatesh		391
venkateswaran	venkatesh		391
vera	veronica		214
verca	veronika		51
vergie	virginia		4
vern	vernon		463
verna	laverne		71
vero	veronique		290
veronika	veronica		5
veronique	veronica		5
vert	alverta		6
vesa	veselin		1
vesko	veselin		1
veso	veselin		1
vess	sylvester		4
vessie	sylvester		42
vest	silvester		6
vest	sylvester		9
vester	silvester		6
vester	sylvester		45
vet	sylvester		50
vi	viola		17
vi	vivian		17
viacheslav	vyacheslav		8
viatcheslav	vyacheslav		8
vic	victoria		12
vic	viktor		33
vic	vincent		12
vic	vincenzo		12
vica	victoria		1
vicen	vicente		1
vicenc	vincent		5
vicente	vincent		5
vick	victoria		1
vick	viktor		9
vickan	victoria		65
vickan	viktoria		65
vicke	victoria		1
vickey	veronica		4
vickey	victoria		4
vicki	veronica		4
vicki	vic		92
vicki	victoria		103
vickie	veronica		4
vickie	vic		49
vickie	vicki		49
vickie	victoria		205
vicky	vasiliki		114
vicky	veronica		4
vicky	vic		92
vicky	vicki		89
vicky	victoria		44
victor	vic		17
victor	viktor		8
victoria	victorita		1
vicy	levicy		6
vij	vijay		6
vijai	vijay		23
vika	viktoriya		1
vikentiy	vincent		5
viki	vasiliki		114
viktor	victor		5
viktoria	victoria		5
viktoriya	vikulechka		7
viktors	viktor		737
vikusik	viktoriya		7
vilhelm	william		5
viliam	william		5
viljo	viljami		1
viljo	ville		7
ville	vilhelm		0
ville	viljami		1
vilmos	william		37
vin	calvin		15
vin	vince		0
vin	vincent		149
vin	vincenzo		12
vin	vinson		0
vina	lavina		162
vina	lavinia		178
vinc	vincenzo		104
vince	vincent		33
vince	vinnie		0
vince	vinson		0
vincenc	vincent		5
vincente	vincent		35
vincenzo	vincent		5
viney	lavina		34
viney	lavinia		12
viney	lavonia		6
viney	louvinia		6
vinko	vincenc		1
vinne	vince		7
vinne	vincent		1
vinnie	vincent		137
vinnie	vincenzo		12
vinny	calvin		28
vinny	vin		388
vinny	vince		7
vinny	vincent		137
vinny	vincenzo		189
vinny	vinson		12
vinsent	vincent		3
vinson	vincent		7
viol	violeta		1
viola	violet		355
virdie	alverta		6
virg	virgil		81
virge	virginia		1
virginie	virginia		35
virgy	virginia		42
vishvanath	viswanath		23
vishwanath	viswanath		23
visnu	vishnu		23
visvanath	viswanath		23
vita	vitomir		1
vitali	vitaly		8
vitalie	vitaly		8
vitalii	vitaly		8
vitalij	vitaly		8
vitalijs	vitaly		109
vitaliy	vitaly		8
vito	vitomir		1
vitor	victor		5
vitoria	victoria		5
vittoria	victoria		5
vittorio	victor		5
vitya	viktor		68
viv	genevieve		73
viv	vivian		457
vivien	vivian		29
vivienne	vivian		29
vivo	vivian		1
vivy	vivian		1
vjatscheslaw	vyacheslav		8
vlad	vladislav		192
vlad	vladut		0
vlad	vladyusha		0
vlada	vladan		0
vlada	vladimir		1
vlada	vlatko		0
vladan	vladimir		1
vladi	vladimir		192
vladimer	vladimir		8
vladimirs	vladimir		109
vladka	vladimira		51
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
vojciech	wojciech		199
vojin	vojislav		1
vojo	vojin		1
vojo	vojislav		0
vojta	wojciech		1
vojtech	wojciech		199
volha	olga		8
volodia	vladimir		9
volodimir	vladimir		8
volodya	vladimir		68
volodymyr	vladimir		8
von	lavonne		6
von	levone		6
vonna	ivana		10
vonna	savannah		10
vonna	vanessa		10
vonna	yvonne		34
vonnie	lavonia		6
vonnie	louvinia		6
vonnie	veronica		206
voula	stavroula		99
vova	vladimir		68
vovka	vladimir		68
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
wacek	waclaw		48
wael	wail		2
waheed	wahid		2
wal	wallace		0
wal	walt		0
wal	walter		1
waldek	waldemar		48
waldo	oswald		50
waleed	walid		2
walied	walid		2
wall	wallace		1
walle	wallace		1
wally	wallace		166
wally	walter		149
walt	wallace		0
walt	wally		57
walt	walter		149
walther	walter		3
warin	warren		3
waseem	wasim		2
wash	washington		42
wassili	vasily		8
wassily	vasily		8
wassim	wasim		2
wassyl	vasily		8
wastl	sebastian		43
wasyl	vasily		8
wat	walter		9
web	webster		10
webb	webster		613
wen	wend		0
wen	wendi		1
wen	wendy		17
wendi	gwendolyn		4
wendie	gwendolyn		4
wendy	gwen		150
wendy	gwendolyn		695
wenefred	winifred		30
wera	weronika		48
weronika	veronica		5
wes	wesley		358
wessie	wesley		7
west	westley		6
westley	wesley		4
wib	wilber		4
wiera	vera		5
wiesiek	wieslaw		48
wiggerl	ludwig		55
wika	wiktoria		48
wiktor	victor		5
wiktor	viktor		8
wiktoria	victoria		5
wil	wilfred		6
wil	wilhelm		6
wil	wilhelmina		0
wil	willem		0
wil	william		257
wil	wilma		1
wilber	gilbert		50
wilbur	wilber		4
wilbur	will		6
wile	wilhelm		0
wile	william		1
wile	willis		0
wilem	willem		67
wiley	william		4
wilh	wilhelm		43
wilhelm	william		274
will	wilber		28
will	wilfred		25
will	wilhelm		0
will	william		33
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
willem	wilhelmus		64
willem	wilhemus		7
willem	william		5
willemien	wilhelmina		7
willemijn	wilhelmina		7
willi	wilda		4
willi	wilfred		4
willi	wilhelm		43
willi	wilhelmina		4
willi	wilma		4
willian	william		3
willie	bill		57
willie	wilbur		12
willie	wilda		163
willie	wilfred		28
willie	wilhelmina		28
willie	will		89
willie	william		149
willie	wilson		12
willis	wilhelm		7
willis	william		9
willm	william		18
willy	wilbur		12
willy	wilhelm		69
willy	willeke		0
willy	willemien		0
willy	willemijn		0
willy	william		33
willy	wilson		12
wilma	wilhelmina		56
wilma	wilhemina		10
wilma	willeke		0
wilma	willemien		0
wilma	willemijn		0
wim	wilhelmus		62
wim	willem		105
wimpie	willem		98
win	edwin		15
win	winfield		12
win	winifred		97
win	winston		18
wincenty	vincent		5
winfield	winifred		7
winfred	winifred		35
winne	winifred		1
winnet	winifred		113
winnie	edwina		4
winnie	winfield		4
winnie	winifred		288
winnie	winston		73
winnifred	winifred		3
winnifred	winnie		6
winnifred	winny		6
winny	winfield		12
winny	winifred		307
wint	winton		6
witek	wiktor		211
witek	witold		1
witus	witold		1
wjatscheslaw	vyacheslav		8
wladek	vladislav		177
wladimir	vladimir		8
wladyslaw	vladislav		8
wllm	william		18
wlodek	wlodzimierz		1
wm	william		18
wojciech	wojteczek		7
wojtek	wojciech		138
wojtek	wojteczek		0
wojtek	wojtus		0
wojtus	wojciech		7
wolfgan	wolfgang		21
wolodymyr	vladimir		8
wood	woodrow		61
woode	woodrow		1
woody	elwood		12
woody	woodrow		207
wouter	walter		5
wyncha	lavinia		9
wyncha	lavonia		6
wyncha	louvinia		6
xabier	javier		46
xalid	khalid		2
xamza	hamza		2
xan	alexandre		4
xan	alexandria		9
xan	xander		1
xander	alexander		605
xandy	xander		1
xasan	hassan		2
xavi	xavier		1
xavier	javier		515
xena	christiana		4
xenia	kseniya		8
xico	francisco		254
xina	christiana		4
xoan	john		5
xose	joseph		5
xpher	christopher		18
xu	hsu		4
xurxo	george		5
xuseen	hussein		2
yaacov	yaakov		16
yaakob	yaakov		16
yaakov	jacob		158
yaakov	james		5
yacine	yasin		2
yacoub	yaqub		2
yacub	yaqub		2
yago	santiago		115
yahia	yahya		2
yahya	john		5
yaki	yaakov		63
yakov	james		5
yakov	yaakov		16
yakub	yaqub		2
yakup	yaqub		2
yanis	ioannis		31
yann	yannick		1
yann	yannig		0
yannick	john		241
yannig	yannick		1
yannis	ioannis		31
yaqoob	yaqub		2
yaqoub	yaqub		2
yaqub	james		38
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
yehoshua	joshua		158
yehuda	judah		158
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
yiannis	ioannis		31
yihya	yahya		2
yiorgos	georgios		31
yiota	panagiota		99
yirmiyahu	jeremiah		5
yitzchak	yitzhak		16
yitzhak	isaac		158
yizhak	yitzhak		16
yohanan	john		5
yoli	yolanda		1
yolonda	yolanda		46
yoni	jonatan		232
yoni	jonathan		232
yoni	yonatan		232
yonus	yunus		2
yoosuf	yusuf		2
yorgos	georgios		31
yosef	joseph		322
yosef	yusuf		2
yoshi	yoshihiko		6
yosif	yusuf		2
yoske	yusuf		140
yossi	yusuf		140
youcef	yusuf		2
younes	yunus		2
young	younguth		1
younis	yunus		2
younous	yunus		2
younus	yunus		2
yousaf	yusuf		329
yousef	yusuf		2
yousif	yusuf		2
youssef	yusuf		2
youssouf	yusuf		2
yousuf	yusuf		2
yrjo	george		5
ysabel	isabel		3
yudi	yehuda		140
yul	yulan		6
yulia	julia		5
yulija	yulia		8
yuliya	yulia		8
yunes	yunus		2
yunis	yunus		2
yuossef	yusuf		2
yura	yuri		128
yuri	george		38
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
zac	zachary		120
zacarias	zachary		37
zaccaria	zachary		5
zach	zachare		0
zach	zachariah		369
zach	zacharias		0
zach	zachary		120
zach	zechariah		73
zachariah	zachary		182
zacharias	zachariah		9
zacharias	zachary		37
zachary	zacchary		7
zache	zachariah		1
zachery	zacchary		7
zachery	zachary		29
zachos	zacharias		99
zachy	zachariah		34
zachy	zachary		6
zack	zach		72
zack	zachariah		364
zack	zacharias		0
zack	zachary		120
zackary	zacchary		7
zackary	zachary		29
zackery	zachary		29
zacky	zachary		1
zada	alzada		6
zaddi	arzada		6
zadie	isaiah		6
zadock	melchizedek		91
zaheer	zahir		2
zaher	zahir		2
zaid	zayd		2
zain	zayn		2
zainab	zaynab		2
zainabu	zaynab		2
zaineb	zaynab		2
zak	isaac		73
zak	zachary		120
zakaria	zakariya		2
zakariya	zachary		5
zakariyah	zakariya		2
zakariyya	zakariya		2
zakary	zachary		29
zakarya	zakariya		2
zakk	zachariah		6
zakk	zachary		6
zanna	zhanna		8
zay	isaiah		71
zayed	zayd		133
zbignew	zbigniew		199
zbyszek	zbigniew		138
zdena	zdenek		1
zdena	zdenka		0
zdenda	zdenek		204
zdzisiek	zdzislaw		48
ze	jose		228
zeb	zebadiah		0
zeb	zebedee		61
zeb	zebulon		0
zed	zadock		4
zed	zedediah		34
zeely	bezaleel		6
zeid	zayd		2
zein	zayn		2
zeinab	zaynab		2
zeke	ezekiel		137
zeke	isaac		28
zeke	zachariah		25
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
zeph	zephaniah		34
zev	zeev		16
zeyad	ziyad		2
zeyd	zayd		2
zeynab	zaynab		2
zeynep	zaynab		2
zhang	cheung		4
zhenya	evgenia		689
zhenya	evgeny		376
zhou	chou		4
zhou	chow		4
zia	diya		2
ziad	ziyad		2
zine	zayn		2
zineb	zaynab		2
zippi	tzipora		63
zivko	zivojin		1
zivko	zivorad		0
zivorad	zivojin		1
ziya	diya		2
zoey	zoe		29
zofia	sophia		5
zoheir	zuhayr		2
zohra	zahra		2
zoie	zoe		3
zoja	zoya		8
zolly	solomon		42
zorana	zorica		7
zosia	zoska		7
zsofia	sophia		5
zsoka	erzsebet		100
zsu	zsuzsa		0
zsu	zsuzsi		0
zsu	zsuzsika		1
zsu	zsuzska		0
zsuzsanna	susan		5
zuhair	zuhayr		2
zuheir	zuhayr		2
zuzana	susan		5
zuzana	susanna		35
zuzanna	susan		5
zuzia	zuzanna		48
zuzka	zuzana		1
zvone	zvonimir		1
zvone	zvonko		0
zvonko	zvonimir		1
zwi	zvi		16`;
export const surnames: string = `abramovich	abramowitz		16
abramovitz	abramowitz		16
abramowicz	abramowitz		16
agarwala	agarwal		23
aggarwal	agarwal		23
agrawal	agarwal		23
agrawala	agarwal		23
aiyar	iyer		116
aiyer	iyer		116
alan	allen		13
alasad	alassad		2
alen	allen		3
allan	allen		3
allyn	allen		3
alvares	alvarez		118
an	ahn		26
andersen	anderson		3
andersson	anderson		3
andreasson	anderson		13
asad	alassad		147
assad	alassad		2
au	ou		11
auyeung	ouyang		19
auyong	ouyang		19
ayyar	iyer		116
back	baek		26
baeg	baek		26
bag	park		26
bahn	ban		26
bai	bae		26
baik	baek		32
baillie	bailey		3
baily	bailey		3
bak	park		26
baley	bailey		3
bandopadhyay	banerjee		101
bandyopadhyay	banerjee		101
banerji	banerjee		101
bannerjee	banerjee		101
bar	baer		60
barett	barrett		3
bark	park		26
barnet	barnett		3
barret	barrett		3
barry	berry		13
basquez	vasquez		46
batista	baptista		79
baur	bauer		21
bayley	bailey		3
bear	baer		60
behr	baer		21
bekker	becker		21
benett	bennett		3
benites	benitez		46
bennet	bennett		3
berk	burke		13
berkovich	berkowitz		16
berkovitz	berkowitz		16
bery	berry		3
bhattacharjee	bhattacharya		101
bhattacharji	bhattacharya		101
bhattacharyya	bhattacharya		101
bird	byrd		3
blare	blair		3
bourke	burke		3
bower	bauer		60
bradly	bradley		3
braun	brown		13
briant	bryant		3
broeck	broek		67
brook	brooks		13
brookes	brooks		3
broun	brown		3
browne	brown		3
bruijn	bruin		67
bruyn	bruin		67
burk	burke		3
burn	byrne		13
burnes	burns		3
byeon	byun		32
byrn	byrne		3
byrne	burns		13
byrnes	burns		13
cain	kane		13
cambell	campbell		3
campbel	campbell		3
cane	cain		3
caplan	kaplan		16
carol	carroll		3
caroll	carroll		3
carr	kerr		13
carrol	carroll		3
cats	katz		170
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
chang	jang		26
chang	zhang		11
chao	zhao		19
chapiro	shapiro		16
chapmen	chapman		3
chatterji	chatterjee		101
chattopadhyay	chatterjee		101
chau	zou		11
chaudhari	chaudhary		23
chaudhary	chaudhry		2
chaudhry	chaudhary		23
chaudhuri	chaudhary		23
chaves	chavez		118
cheah	xie		19
cheikh	sheikh		2
cheng	zheng		11
cheon	jeon		26
cheong	jung		26
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
chin	jin		26
chin	qian		11
chin	qin		11
ching	cheng		11
ching	jing		11
chiou	qiu		19
chiu	qiu		11
chiu	zhao		11
cho	cao		11
choe	choi		32
choi	cai		11
chon	cheon		26
chon	jeon		32
chong	jung		26
chong	zhang		11
chong	zhuang		11
choo	chu		32
choo	zhu		11
chou	zhou		11
choudhary	chaudhary		23
choudhry	chaudhary		23
choudhry	chaudhry		2
choudhury	chaudhary		23
choudhury	chaudhry		2
chow	zhou		19
chowdhary	chaudhary		23
chowdhury	chaudhary		23
chowdhury	chaudhry		2
choy	cai		19
choy	choi		26
christenson	christensen		3
christiansen	christensen		13
christianson	christensen		13
chruschtschow	khrushchev		8
chu	joo		26
chu	zhu		11
chua	cai		19
chuang	zhuang		11
chui	cui		19
chuko	zhuge		19
chun	cheon		26
chun	jeon		26
chung	jung		26
chung	zheng		11
chung	zhong		11
chwe	choi		32
clarck	clark		3
clarke	clark		3
claton	clayton		3
clemens	clements		13
clement	clements		13
clemments	clements		3
clerk	clark		13
cocks	cox		3
coen	cohen		16
cohn	cohen		170
colins	collins		3
collings	collins		13
colman	coleman		3
conner	connor		3
conner	oconnor		13
connor	oconnor		13
connors	connor		13
cook	koch		60
cooke	cook		3
correa	correia		79
correya	correia		79
cortes	cortez		46
couper	cooper		3
cowen	cohen		170
cowper	cooper		3
coxe	cox		3
cramer	kraemer		21
crowford	crawford		3
cuebas	cuevas		46
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
deen	dean		3
dene	dean		3
deoliveira	oliveira		218
desouza	souza		218
dialo	diallo		402
dias	diaz		118
dickson	dixon		3
dijck	dijk		67
dixson	dixon		3
docherty	dougherty		3
doh	do		32
doherty	dougherty		3
donelly	donnelly		3
donnelley	donnelly		3
dority	dougherty		3
dosary	dosari		2
dossari	dosari		2
dossary	dosari		2
douglass	douglas		3
doyel	doyle		3
dsouza	souza		218
duffey	duffy		3
duglas	douglas		3
dun	dunn		3
dunne	dunn		3
dyck	dijk		67
dyk	dijk		67
dykstra	dijkstra		67
echevarria	echeverria		46
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
ernandez	hernandez		46
esteves	estevez		118
etxeberria	echeverria		735
evan	evans		13
evens	evans		3
eyck	eijk		67
eyk	eijk		67
fam	pham		330
farell	farrell		3
fereira	ferreira		79
fergusson	ferguson		3
fernandez	hernandez		118
ferrell	farrell		3
fifer	pfeiffer		60
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
freedman	friedman		170
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
gang	kang		26
gangopadhyay	ganguly		101
ganguli	ganguly		101
geelani	gilani		329
geung	jiang		19
ghaddafi	gaddafi		2
ghamdy	ghamdi		2
gheddafi	gaddafi		2
ghurayr	ghurair		2
gi	ki		26
gibs	gibbs		3
gil	gill		3
gilbart	gilbert		3
gillani	gilani		329
gim	kim		32
gimenez	jimenez		46
go	ko		26
godwin	goodwin		3
goh	ko		26
goh	wu		11
goldshtein	goldstein		16
goldshteyn	goldstein		16
goldsztajn	goldstein		16
gomes	gomez		118
gong	kong		26
gonsales	gonzalez		46
gonsalez	gonzalez		46
gonsalves	goncalves		79
gonzales	gonzalez		46
goo	koo		32
goodwyn	goodwin		3
gorbachov	gorbachev		8
gorbatchev	gorbachev		8
gorbatschow	gorbachev		8
gorden	gordon		3
graaff	graaf		67
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
gu	koo		26
gurair	ghurair		2
gurvich	horowitz		170
gutierres	gutierrez		46
gwag	kwak		26
gwak	kwak		32
gwon	kwon		32
ha	xia		11
hadad	haddad		2
hahn	han		32
haies	hayes		3
haines	haynes		3
halevi	levy		170
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
her	heo		26
hernandes	hernandez		46
hersch	hirsch		16
hersh	hirsch		16
hervey	harvey		3
hew	qiu		11
hews	hughes		3
heyden	heijden		67
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
hossein	hossain		522
hosseini	hussein		147
houng	hong		26
houry	khoury		147
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
hu	heo		26
huffman	hofmann		60
hugh	hughes		13
hughs	hughes		3
huh	heo		32
hui	xu		11
hung	hong		11
hung	kong		11
hung	xiong		11
hunte	hunt		3
hur	heo		32
hurvitz	horowitz		16
hurwitz	horowitz		16
husain	hussein		2
husayn	hussein		2
hussain	hossain		522
hussain	hussein		2
hussien	hussein		2
huston	houston		3
huynh	hoang		406
hwang	hoang		406
hwang	huang		11
hynes	hines		3
i	lee		26
iakovlev	yakovlev		8
im	lim		26
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
jeong	jung		32
jeung	jung		32
jilani	gilani		329
jimenes	jimenez		46
jo	cho		26
joanes	jones		3
joe	zhou		11
joh	cho		32
johnsen	johnson		13
johnsson	johnson		13
johnston	johnson		13
jonson	johnson		3
jonsson	johnson		3
joukov	zhukov		8
ju	joo		26
juan	ruan		11
jukov	zhukov		8
jun	jeon		26
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
khang	kang		32
khoo	qiu		11
khouri	khoury		2
khruschev	khrushchev		8
kiang	jiang		11
king	koenig		60
klajn	klein		16
kline	klein		170
ko	gao		11
koh	gao		11
koh	ko		32
koh	xu		11
kohen	cohen		16
kohn	cohen		170
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
krieger	krueger		60
kristensen	christensen		3
kroeger	krueger		60
kruger	krueger		21
ku	gu		19
ku	koo		26
kuan	guan		19
kuei	gui		19
kuijpers	kuipers		67
kung	gong		11
kung	kong		19
kuo	guo		19
kuok	guo		11
kureshi	qureshi		2
kuypers	kuipers		67
kwa	ke		11
kwak	guo		11
kwan	guan		11
kwek	guo		11
kweon	kwon		32
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
layman	lehmann		60
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
levey	levy		170
levi	levy		16
lew	liu		11
lewes	lewis		3
lewi	levy		16
li	lee		26
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
lopes	lopez		118
louis	lewis		13
low	liu		11
low	lowe		3
loyd	lloyd		3
luis	luiz		79
luk	lu		11
lum	lin		11
lung	long		19
lv	lu		11
ly	li		11
lyang	yang		26
lyon	lyons		13
lytle	little		3
lyu	lu		11
lyu	ryu		26
macarthur	mcarthur		3
maccarthy	mccarthy		3
macdonald	mcdonald		3
macfarland	mcfarland		3
macfarlane	mcfarland		13
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
macneil	mcneil		3
macneill	mcneil		3
macpherson	mcpherson		3
magalhais	magalhaes		79
magrath	mcgrath		3
maguire	mcguire		3
mah	ma		32
maier	meyer		21
majer	meyer		60
mak	mai		11
mang	meng		11
mansoor	mansour		2
mansur	mansour		2
marshal	marshall		3
marshe	marsh		3
martines	martinez		46
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
meir	meyer		60
melo	mello		79
mendes	mendez		118
meyers	meyer		60
meyers	myers		3
michell	mitchell		3
miers	myers		3
mill	mills		13
miller	mueller		60
misra	mishra		23
mitchel	mitchell		3
mitsotaki	mitsotakis		278
mo	mao		11
moeller	mueller		60
mok	mo		11
monro	monroe		3
moor	moore		3
morais	moraes		79
more	moore		13
moris	morris		3
morison	morrison		3
morow	morrow		3
morphy	murphy		3
moscovitch	moskowitz		16
moskovich	moskowitz		16
moskovitz	moskowitz		16
motairi	mutairi		2
muhn	moon		26
mui	mei		11
mukerji	mukherjee		101
mukherjea	mukherjee		101
mukherji	mukherjee		101
mukhopadhyay	mukherjee		101
muller	mueller		21
mun	moon		32
munos	munoz		46
munro	monroe		3
munroe	monroe		3
murfy	murphy		3
murphey	murphy		3
murrey	murray		3
murry	murray		3
mutayri	mutairi		2
myeong	myung		32
myer	meyer		60
myers	meyers		13
nadjar	najjar		2
naggar	najjar		147
nahm	nam		32
nashe	nash		3
naumann	neumann		60
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
newman	neumann		60
ng	huang		11
ng	wu		11
ngai	wei		11
ngo	wu		11
nguyenn	nguyen		330
ngyuen	nguyen		330
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
no	noh		26
noris	norris		3
nunes	nunez		118
o	oh		26
obrian	obrien		3
obryan	obrien		3
obryant	obrien		13
ock	ok		32
oconner	oconnor		3
oei	huang		19
og	ok		26
oh	hu		11
oleson	olson		3
olivera	oliveira		218
olsen	olson		3
olsson	olson		3
om	eom		32
oneal	neal		13
oneal	oneill		3
oneil	oneill		3
oneill	neal		13
ong	wang		11
ooi	huang		11
oreilly	riley		13
ortis	ortiz		46
oshea	shea		13
osullivan	sullivan		13
otaiby	otaibi		2
oteibi	otaibi		2
pae	bae		32
paek	baek		32
pahng	bang		26
pai	bai		19
paik	baek		32
pain	payne		3
paine	payne		3
pak	bai		11
pak	park		32
palmar	palmer		3
pan	ban		26
pang	bang		26
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
perera	pereira		218
peres	perez		118
pereyra	pereira		218
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
phyo	pyo		26
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
pyon	byun		32
pyun	byun		32
qadafi	gaddafi		2
qaddafi	gaddafi		2
qadhafi	gaddafi		2
qadhdhafi	gaddafi		2
qahtany	qahtani		2
qasemi	qasimi		2
qassemi	qasimi		2
qassimi	qasimi		2
qoreishi	qureshi		2
queiros	queiroz		79
quek	guo		19
quin	quinn		3
quraishi	qureshi		2
qureishi	qureshi		2
ra	na		26
rabinovich	rabinowitz		16
rabinovitch	rabinowitz		16
rabinovitz	rabinowitz		16
rabinowicz	rabinowitz		16
rae	ray		13
rahaman	rahman		328
rahmaan	rahman		147
rajhy	rajhi		2
ramires	ramirez		118
raynolds	reynolds		3
read	reed		3
reade	reed		3
reddi	reddy		739
reece	reese		3
reede	reed		3
rees	reese		3
rehman	rahman		2
reid	reed		3
reilly	riley		3
reily	riley		3
renolds	reynolds		3
rey	ray		13
rhee	lee		32
rhie	lee		32
rhoades	rhodes		3
rhoads	rhodes		3
rhys	reese		13
rhys	rice		13
ri	lee		26
ribera	rivera		46
richard	richards		13
right	wright		13
rim	lim		26
ritchards	richards		3
ro	noh		26
robersen	roberson		3
robert	roberts		13
robertson	roberson		13
robertson	robinson		13
robins	robbins		3
robison	robinson		3
rodes	rhodes		3
rodgers	rogers		3
rodrigez	rodriguez		46
rodrigues	rodriguez		118
roe	rowe		13
roh	noh		32
row	rowe		3
rozenberg	rosenberg		16
rue	ryu		26
russel	russell		3
ryang	yang		32
ryley	riley		3
ryn	rijn		67
ryoo	ryu		32
ryu	yoo		26
saintclair	sinclair		3
sanches	sanchez		118
sander	saunders		13
sanders	saunders		13
sarate	zarate		46
sarkisian	sargsyan		242
sarkissian	sargsyan		242
schaeffer	schaefer		3
schafer	schaefer		3
schaffer	schaefer		3
schapiro	shapiro		16
scherbakov	shcherbakov		8
schmid	schmidt		21
schmied	schmidt		60
schmit	schmidt		21
schmitt	schmidt		21
schnyder	schneider		21
schrader	schroeder		60
schroder	schroeder		21
schroeter	schroeder		60
schukow	zhukov		8
schultz	schulz		21
schultze	schulz		21
schulze	schulz		60
schwarz	schwartz		16
seah	xie		11
sediqi	siddiqui		2
sediqqi	siddiqui		2
seong	sung		32
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
shinn	shin		32
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
siddique	siddiqui		147
sidiqi	siddiqui		2
siew	xiao		11
sim	shen		11
sim	shim		32
simmonds	simmons		3
simms	sims		3
simonds	symonds		3
simons	simmons		13
simson	simpson		3
sin	shin		26
sinn	shin		26
siow	xiao		11
sit	xue		11
siu	xiao		11
skiner	skinner		3
smidt	schmidt		60
smithe	smith		3
smyth	smith		3
smythe	smith		3
smythson	smithson		3
sneider	schneider		21
snider	schneider		21
snijder	schneider		60
snowe	snow		3
snyder	schneider		21
so	seo		26
so	su		11
soares	suarez		118
soh	su		19
sohn	son		32
sohng	song		32
solovev	solovyov		8
soloviev	solovyov		8
soloviov	solovyov		8
solovjev	solovyov		8
song	sung		26
soon	sun		11
sousa	souza		79
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
steyn	stein		60
stine	stein		21
stoan	stone		3
stricklin	strickland		3
stuart	stewart		3
su	seo		26
suares	suarez		46
subrahmanian	subramaniam		116
subrahmanyam	subramaniam		116
subramanian	subramaniam		116
subramanium	subramaniam		116
subramanyam	subramaniam		116
suen	sun		19
suh	seo		32
sulivan	sullivan		3
sum	cen		11
sum	shen		11
sung	song		11
sur	seo		32
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
tchoi	choi		32
tearney	tierney		3
teixera	teixeira		79
teng	deng		11
teng	ding		11
teo	zhang		11
teoh	zhang		11
terner	turner		3
terrey	terry		3
texeira	teixeira		79
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
to	do		26
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
u	woo		26
uhm	eom		32
um	eom		32
utaibi	otaibi		2
vais	weiss		16
valdes	valdez		46
van	fan		11
varma	verma		23
vasilev	vasilyev		8
vasiliev	vasilyev		8
vasques	vasquez		118
vassiliev	vasilyev		8
vaughn	vaughan		3
vazquez	vasquez		46
veber	weber		21
veis	weiss		16
velasques	velazquez		46
velasquez	vasquez		118
velasquez	velazquez		46
viera	vieira		218
visser	fischer		60
vo	vu		406
voo	vu		330
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
weon	won		32
wever	weaver		3
whang	hwang		32
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
wo	woo		26
wolf	wolfe		13
wolfe	wolf		60
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
wu	woo		26
wulf	wolf		21
wyat	wyatt		3
wyk	wijk		67
wyte	white		3
ximenez	jimenez		46
yaeger	jaeger		21
yager	jaeger		21
yam	ren		11
yap	ye		19
yau	qiu		11
yeates	yates		3
yeats	yates		3
yee	lee		26
yee	yu		11
yeh	ye		19
yen	yan		11
yeo	yang		11
yeoh	yang		11
yeung	yang		19
yi	lee		26
yim	lim		26
yim	yan		11
yip	ye		19
yiu	yao		19
yong	yang		11
yoo	ryu		26
young	yang		11
younge	young		3
yu	ryu		26
yu	yoo		26
yue	yu		11
yueh	yue		19
yuen	ruan		11
yuen	yuan		11
yuh	yeo		32
yun	yoon		26
yune	yoon		32
yung	rong		11
yung	weng		11
yung	yong		11
yung	young		13
zahrany	zahrani		2
zhang	jang		26
zimmerman	zimmermann		21
zuckermann	zuckerman		16
zukerman	zuckerman		16`;
export const titles: string = `1st lt	first lieutenant		20
2nd lt	second lieutenant		20
abbe		abbé	385
abbess			83
abbot			123
abg	abogado		94
abgeordneter			313
abogado			94
abp	archbishop		66
acharya	swami		319
adjunct professor			110
adm	admiral		20
admiral			20
adv	advocate		315
advocate			315
advogado			160
adw	adwokat		496
adwokat			496
air marshal			20
akad	akademik	академик	171
akad mal	inzenyr	inženýr	102
akhund			39
akhundzada	akhund		239
al hajj	hajji		39
alcalde			180
ald	alderman		24
alderman			24
alh	alhaji		383
alhaj	hajji		39
alhaja	alhaji		383
alhaji	hajji		39
alm	almirante		136
almirante			136
amb	ambassador		24
ambassador			24
antipope			83
apostle			66
arch	architetto		538
archbishop			66
archdeacon			66
archduchess			78
archduke			78
architect			110
architetto			111
arq	arquitecto		94
arquitecto			94
arquiteto			160
ars gor	docent	doçent	202
assemblyman			24
assemblymember			24
assemblywoman			24
assistant professor			110
assoc prof	associate professor		110
associate professor			110
asst prof	assistant professor		110
ato			343
attorney			24
attorney at law	attorney		24
attorney general	attorney		24
atty	attorney		24
atty gen	attorney		24
aunt			224
auntie	aunt		224
auxiliary bishop	bishop		83
avukat			720
avv	avvocato		111
avvocato			111
ayatollah			39
ayatullah	ayatollah		39
bapak			352
baro	vitez	vitéz	378
baron			144
baroness			36
baronet			36
barr	barrister		315
barrister			315
bart	baronet		144
bay			592
bayan			801
bc	bakalar	bakalář	102
bc et bc	bakalar	bakalář	102
bca	bakalar	bakalář	102
begum			36
bischof			268
bishop			123
blessed			384
br	brother		66
brig	brigadier		20
brig gen	brigadier general		20
brigadier			20
brigadier general			20
brother			66
burgermeister		bürgermeister	313
cadet			185
canon			123
cantor			123
cap	capitan	capitán	136
capitaine			450
capitan		capitán	136
capt	captain		227
captain			20
cardinal			123
catholicos			83
cav	cavaliere		215
cav lav	grand officer		236
cav uff	grand officer		236
cavaliere			215
cdr	commander		20
cdre	commodore		20
cel	coronel		602
ch	chaudhry		495
chair			24
chairman			24
chairperson			24
chairwoman			24
chancellor			283
chaplain			123
cheikh	sheikh		39
chevalier			494
chief			185
chief justice			24
cik			415
citizen			24
civ ing	civilingenjor	civilingenjör	183
cllr	councillor		24
cmdr	commander		20
cmdte	comandante		136
cnel	coronel		136
coach			24
col	colonel		227
coln	colonel		20
colonel			20
comandante			136
comdr	commander		20
comm	commissioner		24
comm dott	grand officer		236
commandant			450
commander			20
commendatore			215
commissioner			24
commodore			20
commr	commissioner		24
comrade			24
comte			494
comtesse			264
conde			377
condesa			308
congressman			24
congresswoman			24
constable			185
consul			24
conte	count		312
contessa	countess		236
coronel			136
corporal			20
councillor			24
councilman			24
councilor	councillor		24
councilwoman			24
counselor			24
count			144
count palatine			78
countess			36
countess palatine			78
cpl	corporal		20
cpt	captain		227
cptn	captain		20
crown prince			78
crown princess			78
czar	tsar		36
czarina	tsarina		78
d na	dona		544
d yu n	doktor nauk	доктор наук	171
dame			279
datin	datuk		201
dato	datuk		201
dato dr	dato		179
dato seri	dato		179
dato sri	dato		179
datuk			201
datuk dr	dato		179
datuk seri	dato		179
datuk sri	dato		179
dauphin			493
ddr	doctor		53
deacon			123
dean			283
del	delegate		267
delegate			24
den	doktor nauk	доктор наук	171
dep	deputy		24
deputada			195
deputado			195
depute		député	380
deputy			24
deputy prime minister			24
des	desembargador		497
desembargador			195
desembargadora	desembargador		497
det	detective		20
detective			20
dhr	meneer		594
dip	diputado		180
dipl betriebsw	diplom		53
dipl biol	diplom		53
dipl chem	diplom		53
dipl des	diplom		53
dipl geol	diplom		53
dipl inf	diplom		53
dipl inform	diplom		53
dipl ing	diplom ingenieur		93
dipl iur	diplom		280
dipl jur	diplom		53
dipl kffr	diplom		53
dipl kfm	diplom kaufmann		93
dipl math	diplom		53
dipl oec	diplom		53
dipl pad	diplom		53
dipl phys	diplom		53
dipl psych	diplom		53
dipl soz	diplom		53
dipl volksw	diplom		53
dipl wirtsch ing	diplom		53
diplom ingenieur			93
diplom kauffrau	diplom		53
diplom kaufmann			93
diputada			180
diputado			180
dir	director		24
director			24
dmn	doktor nauk	доктор наук	171
dna	dona		798
doc	doctor		283
doc dr	docent	doçent	202
doc dr sc	doctor scientiarum		280
docent			183
docteur			409
doctor			110
doctora			94
doctorandus			281
doge			312
doktor			93
dom			547
dominee			317
don			418
dona		doña	408
dott	dottore		111
dott ssa	dottoressa		410
dottor	dottore		111
dottore			111
dottoressa			111
dottssa	dottoressa		111
doutor			160
doutora			160
dr	doctor		338
dr and mrs			414
dr hab	doctor		112
dr hab inz	doctor		112
dr habil	doktor		93
dr hc	doctor		53
dr hc mult	doctor		53
dr ing	doktor		93
dr inz	inzynier	inżynier	112
dr iur	doktor		93
dr jur	doktor		93
dr med	doktor		93
dr med dent	doctor		53
dr med habil	doctor		53
dr med vet	doctor		53
dr mont	doctor		53
dr phil	doktor		93
dr phil habil	doctor		53
dr rer nat	doktor		93
dr rer pol	doctor		53
dr sc	doctor		53
dr techn	doctor		53
dr theol	doctor		53
dra	doctora		535
drs	doctor		110
drsc	doktor		102
ds	dominee		317
dtn	doktor nauk	доктор наук	171
duc			264
duca	duke		312
duchess			36
duchesse			264
duke			144
duque			377
duquesa			308
earl			144
ecumenical patriarch	patriarch		83
edler			194
el hadj	hajji		39
elder			123
elector			311
electress			78
emeritus professor			110
emir			36
emperor			36
empress			36
encik			352
enf	enfermeiro		536
eng	engenheiro		160
eng a	engenheira		337
eng o	engenheiro		337
enga	engenheira		160
engenheira			160
engenheiro			160
engineer			110
engo	engenheiro		337
engr	engineer		110
ens	ensign		20
ensign			185
er	engineer		537
esq	esquire		245
esquire			245
estate of			88
evangelist			66
ex			24
excelentisimo senor	excelentisimo	excelentísimo	124
excma	excelentisimo	excelentísimo	124
excma sra	excelentisimo	excelentísimo	124
excmo	excelentisimo	excelentísimo	124
excmo sr	excelentisimo	excelentísimo	124
exma	excelentisimo	excelentísimo	124
exma sra	excelentisimo	excelentísimo	124
exmo	excelentisimo	excelentísimo	124
exmo sr	excelentisimo	excelentísimo	124
exmo sr dr	excelentisimo	excelentísimo	124
father			66
feldmarschall			226
field marshal			20
fil dr	filosofie doktor		183
fil lic	filosofie licentiat		183
fil mag	filosofie magister		183
first lieutenant			20
first sergeant			20
flight lieutenant			20
flt lt	flight lieutenant		20
former			24
fr	frau		551
frate			316
frau			802
fraulein		fräulein	525
fray			181
frei			318
freifrau			194
freiherr			194
frere	pere	père	385
frhr	freiherr		194
frl	fraulein	fräulein	525
froken		fröken	531
fru			531
furst		fürst	194
furstin		fürstin	194
g zha	gospozha	госпожа	530
gen	general		20
general			20
generalleutnant			226
generalmajor			226
geom	geometra		111
geometra			111
gn	gospodin	господин	446
gobernador			180
gospodin		господин	446
gospozha		госпожа	530
gov	governor		24
governor			24
gr uff	grand officer		236
graaf			265
graf			310
grafin		gräfin	194
gral	general		136
grand duchess			78
grand duke			78
grand uff	grand officer		236
grandma			224
grandpa			224
granny			224
grof	vitez	vitéz	378
group captain			20
gs	giao su	giáo sư	539
gs ts	giao su	giáo sư	282
habil	doctor		53
hadji	hajji		39
hafez	hafiz		239
hafiz			239
haj	hajji		239
haji	hajji		39
hajia	alhaji		383
hajj	hajji		39
hajjah			201
hajji			39
hauptmann			226
he	his excellency		36
he dr	his excellency		88
heirs of			88
her excellency			36
her grace			36
her highness			36
her honor			36
her honour	her honor		36
her majesty			36
her royal highness			36
hereditary prince			78
hereditary princess			78
hermana			181
hermano			181
herr			593
herrn	herr		443
herzog			310
hetman			311
hh	his highness		311
his eminence			36
his excellency			36
his grace			36
his highness			36
his holiness			36
his honor			36
his honour	his honor		36
his majesty			36
his royal highness			36
hj	haji		500
hjh	hajjah		201
hji	haji		500
hm	his majesty		36
hna	hermana		181
hno	hermano		181
hofrat			156
hojjatoleslam			39
hon	honorable		721
hon atty	honorable		88
hon dr	honorable		88
hon judge	judge		24
hon mr	honorable		88
hon mrs	honorable		88
honorable			24
honourable	honorable		24
hr	herr		443
hrh	his royal highness		36
ibu			527
icdr	doktor		102
igwe	chief		379
ilma	excelentisimo	excelentísimo	124
ilma sra	excelentisimo	excelentísimo	124
ilmo	excelentisimo	excelentísimo	124
ilmo sr	excelentisimo	excelentísimo	124
imam			123
infanta	infante		717
infante			377
ing	ingenieur		93
ing arch	inzenyr	inženýr	102
ing et ing	inzenyr	inženýr	102
ing mgr	inzenyr	inženýr	102
ingegnere			111
ingeniera			94
ingeniero			94
ingenieur			93
ingenieurs			281
insinyur			201
insp	inspector		20
inspector			20
inz	inzynier	inżynier	112
inzenyr		inženýr	200
ir			281
irma		irmã	318
irmao		irmão	318
jhr	jonkheer		265
jkvr	jonkvrouw		265
jonkheer			265
jonkvrouw			265
judge			267
judr			200
jur kand	juris kandidat		183
justice			267
k yu n	kandidat nauk	кандидат наук	171
kaiser			309
kanzler			313
kapitan		капитан	451
ken	kandidat nauk	кандидат наук	171
kh	kiai haji		269
khan bahadur			36
khedive			78
khun			555
kiai	kiai haji		269
kiai haji			269
king			144
kmn	kandidat nauk	кандидат наук	171
knight			144
kommerzialrat	hofrat		156
ks	priest		726
ktn	kandidat nauk	кандидат наук	171
kum	kumari		333
kumari			333
kurfurst	elector		309
kyai	kiai haji		269
kyai haji	kiai haji		269
kyria		κυρία	797
kyrios		κύριος	587
lady			344
laird			36
lance corporal			20
landgraf	landgrave		309
landgrave			78
landgravine			78
late			267
lcda	licenciada		94
lcdo	licenciado		94
lcpl	lance corporal		20
lecturer			110
lek dent	lekarz		112
lek med	lekarz		112
lek stom	lekarz		112
leutnant			226
lic	licenciado		94
licenciada			94
licenciado			94
lieut	lieutenant		20
lieut col	lieutenant colonel		20
lieut gen	lieutenant general		20
lieutenant			20
lieutenant colonel			20
lieutenant commander			20
lieutenant gen	lieutenant general		20
lieutenant general			20
lieutenant governor			24
lord			344
lshykh	sheikh		39
lt	lieutenant		227
lt cdr	lieutenant commander		20
lt cmdr	lieutenant commander		20
lt col	lieutenant colonel		20
lt gen	lieutenant general		20
lt gov	lieutenant governor		24
madam			279
madame	madam		279
mademoiselle			799
maestra			94
maestro			94
mag	magister		93
mag iur	magister		112
mag phil	magister		112
mag rer soc oec	magister		112
magister			93
magistrate			24
maharaja			36
maharani	maharaja		78
maitre		maître	545
maj	major		227
maj gen	major general		20
major			185
major gen	major general		20
major general			20
malam	mallam		501
mallam			501
marchioness			36
margrave			78
margravine			78
markgraf	margrave		309
marques		marqués	308
marquesa			308
marquess			36
marquis			144
marquise			493
marshal			185
master			344
master sergeant			20
master sgt	master sergeant		20
maulana			39
maulawi	maulana		39
maulvi	maulana		39
mawlana	maulana		39
mawlawi	maulana		39
mayor			601
mddr	doktor		102
me	maitre	maître	723
med dr	medicine doktor		183
medizinalrat	hofrat		156
meester in de rechten			281
mej	mejuffrouw		335
mejuffrouw			335
meneer			445
menina			529
messrs	mr		245
metropolitan			83
mevr	mevrouw		805
mevrouw			335
mgr			200
mgr et mgr	magister		112
mgr inz	magister		112
mian			495
mijnheer	meneer		445
min	minister		267
minister			66
ministre			380
ministro			180
miss			336
missus	mrs		279
mister	mr		447
mistress	mrs		279
mlle	mademoiselle		803
mme	madam		336
mmes	madam		245
molla	mullah		39
molvi	maulana		39
mons	monsignor		66
monseigneur			499
monsenor		monseñor	181
monsieur			590
monsignor			66
monsignore			316
most rev	most reverend		66
most reverend			66
moufti	mufti		39
moulana	maulana		39
mowlawi	maulana		39
mp			24
mr			447
mr and mrs			414
mr sc	magister scientiarum		280
mrs			336
ms			336
msgr	monsignor		66
msgt	master sergeant		20
mstr	master		245
mtra	maestra		94
mtro	maestro		94
mudr			200
mufti			39
mulla	mullah		39
mullah			39
mvdr			200
mvz	medico veterinario zootecnista	médico veterinario zootecnista	244
mw	mevrouw		335
mx			548
mzee			554
nawab			36
nizam			311
notarin	notar		156
nushi		女士	533
oba	chief		379
oberst			226
oberstudienrat	hofrat		156
oberstudienratin	hofrat		156
ofcr	officer		20
officer			20
ogr gor	docent	doçent	202
on	onorevole		215
onorevole			215
op dr	operator	operatör	202
otunba	chief		379
ozv	ozvegy	özvegy	526
ozvegy		özvegy	526
padre			181
paeddr	doktor		102
pan			553
pandit			319
pani			800
pastoor			317
pastor			66
pater			268
patriarca	patriarch		725
patriarch			83
patriarche	patriarch		499
pc	constable		20
pd	privatdozent		339
pe	padre		318
per ind	perito		412
petty officer			20
pfarrer			268
pfc	private first class		20
pfr	pfarrer		268
pgs	pho giao su	phó giáo sư	282
pgs ts	pho giao su	phó giáo sư	282
pharmdr	doktor		102
phdr			200
phmr	doktor		102
pi	perito		412
pm	prime minister		24
polkovnik		полковник	451
pope			123
pr	pastor		123
prasident		präsident	313
prefeita			195
prefeito			195
pres	president		24
president			24
presidente			180
primate			384
prime minister			24
prince			144
prince elector	elector		78
princess			36
principal			110
principe	prince		312
prinz			310
prinzessin			194
prior			123
prioress			83
priv doz	privatdozent		339
privatdozent			93
private			185
private first class			20
prof	professor		338
prof dr hab	doctor		112
prof dr hab inz	doctor		112
prof dr hab n med	doctor		112
prof dr sc	doctor scientiarum		280
prof hab	doctor		112
prof ssa	professoressa		410
profa	professora		160
profesor			94
profesora			94
professeur			409
professor			338
professor emeritus	emeritus professor		110
professora			160
professore			111
professoressa			111
professors	professor		110
profs	professor		110
profssa	professoressa		111
prophet			123
provost			283
psic	psicologo	psicólogo	244
psicologa	psicologo	psicólogo	244
psicologo		psicólogo	244
pst	pastor		83
pt	pandit		319
pte	private		20
puan			527
puan sri	tun		237
pvt	private		20
qari			39
qazi			39
qfb	quimico farmaceutico biologo	químico farmacéutico biólogo	244
queen			144
queen mother			78
ra	rechtsanwalt		722
rabbi			66
radm	rear admiral		20
rag	ragioniere		111
ragioniere			111
raja			144
rav	rabbi		123
rcdr	doktor		102
rear admiral			20
rebbe	rabbi		66
rechtsanwalt			156
rechtsanwaltin	rechtsanwalt		156
rep	representative		24
representative			24
ret			20
retired			20
rev	reverend		727
rev dr	reverend		83
rev fr	reverend		83
revd	reverend		66
revd dr	reverend		83
reverend			66
ridder			719
right hon	right honorable		24
right honorable			24
right honourable	right honorable		24
right reverend			66
ritter			310
rndr			200
rsdr	doktor		102
rt hon	right honorable		24
rt hon sir	honorable		88
rt rev	right reverend		66
saheb	sahib		36
sahib			36
saint			66
san		さん	417
santo			181
sardar			718
sarge	sergeant		20
sargeant	sergeant		20
sargento			136
saudara			415
sayed	sayyid		239
sayin		sayın	416
sayyed	sayyid		39
sayyid			39
schwester			268
sec	secretary		24
second lieutenant			20
secretary			24
sen	senator		24
senador			180
senadora			180
senateur		sénateur	380
senator			24
senatore			215
senhor			591
senhora			529
senor		señor	589
senora		señora	408
senorita		señorita	408
sergeant			20
sergeant major			20
serjeant	sergeant		20
seyh	sheikh		39
seyyed	sayyid		39
sgt	sergeant		227
sgt maj	sergeant major		20
sgto	sargento		136
shaikh	sheikh		39
shaykh	sheikh		39
sheik	sheikh		39
sheikh			39
sheriff			185
shree	shri		342
shri			342
shrimati	smt		333
sig	signor		595
sig na	signorina		528
sig ra	signora		528
signa	signorina		334
signor			444
signora			334
signore	signor		444
signorina			334
sigra	signora		334
sindaco			215
sir			588
sirdar			36
sire			264
sister			66
slecna		slečna	796
smt			804
sn	sayin	sayın	416
soeur	pere	père	385
sor			181
speaker			24
squadron leader			20
sr	senor	señor	418
sra	senora	señora	532
sree	shri		342
sri	shri		552
srimati	smt		333
srta	senorita	señorita	532
ssgt	staff sergeant		20
ssi		씨	549
st	saint		123
staff sergeant			20
staff sgt	staff sergeant		20
stb	steuerberater	Steuerberater	339
steuerberater			156
steuerberaterin	steuerberater		156
studienrat	hofrat		156
sultan			144
suor	suora		316
suora			316
superintendent			20
supt	superintendent		20
swami			319
syed	sayyid		239
tan sri			201
tan sri dato	dato		179
tan sri datuk	dato		179
tan sri dr	dato		179
tekn dr	teknologie doktor		183
tengku			237
teniente			136
thdr	doktor		102
the estate of	estate of		88
the hon	honorable		88
the honorable	honorable		88
the honourable	honorable		88
the late			24
the most rev	reverend		83
the rev	reverend		83
the rev dr	reverend		83
the revd	reverend		83
the revd dr	reverend		83
the reverend	reverend		83
the right hon	honorable		88
the right honourable	honorable		88
the right rev	reverend		83
the rt hon	honorable		88
the rt rev	reverend		83
the very rev	reverend		83
thlic	doktor		102
ths	thac si	thạc sĩ	282
titular bishop	bishop		83
toh puan	tun		237
treas	treasurer		24
treasurer			24
trooper			20
tsar			36
tsarevich			78
tsarina			78
tte	teniente		136
tuan			352
tun			237
tun dr	tun		237
tunku	tengku		237
uncle			224
univ dipl ekon	diplom		411
univ dipl ing	diplom		534
univ dipl prav	diplom		411
univ prof			93
ustad			39
ustadh	ustad		39
ustaz	ustad		39
uzm dr	uzman		202
vadm	vice admiral		20
venerable			384
ver	vereador		195
vereador			195
vereadora			195
very rev	very reverend		66
very reverend			66
vicar			66
vice admiral			20
vice pres	vice president		24
vice president			24
vicomte			264
visc	viscount		36
viscount			36
viscountess			36
vitez		vitéz	378
voivode			78
vp	vice president		24
warrant officer			20
weizero	ato		343
wing commander			20
woizero	ato		343
xiansheng		先生	550
xiaojie		小姐	533
yab	yang berhormat		381
yang		様	417
yb	yang berhormat		381
yb dato	yang berhormat		381
ybhg	yang berbahagia		546
yrd doc	docent	doçent	202
yrd doc dr	docent	doçent	202
zuster			317`;
export const particles: string = `abu			167
ad	al		167
af			516
ait			238
al			238
al	bin		428
an	al		167
an der			197
and			764
ap			561
ap	bint		428
ar	al		167
as	al		167
ash	al		167
at	al		167
auf der			197
aus dem			197
av			516
az	al		167
bar			426
bat			426
ben	bin		425
bent	bint		425
bin			173
bint			173
binte	bint		173
binti	bint		173
bn	bin		173
bt	bint		424
bte	bint		424
bu			238
da			221
dal			326
dalla			221
das			396
de			130
de el			395
de l			273
de la			273
de las			395
de los			395
degli			221
dei			326
del	de l		273
della			221
delle			221
dello			221
dem			517
den			222
der			517
des			273
di			221
do	bint		427
do			396
dos			396
du			273
el	al		167
et	and		765
ferch			560
ha			724
het			769
ibn	bin		173
in t			130
kizi			347
kyzy			346
l	al		238
la			399
las			398
le			399
les			399
li			326
lo			326
los			398
mac			440
mc			578
ni			382
nic			382
o			440
och	and		766
of			768
og	and		762
ogli			347
oglu			347
ogly			346
op de			130
op den			130
op t			130
oulad			238
ould			173
qizi			346
saint			320
sainte			320
san			270
sankt			320
santa			270
santo			270
sao			320
so	bin		427
st	saint		270
ste	saint		270
te			222
ten			222
ter			222
til			767
ud	al		498
ui			382
uit de			130
ul	al		238
umm			167
und	and		763
ur	al		498
v der	van der		130
van			130
van de			130
van den			130
van der			130
van het			130
van t	van het		130
van ter			130
vanden	van den		222
vander	van der		222
vd	van		222
vom			197
von			197
von dem			197
von der			197
von und zu			197
weld	ould		173
wuld	ould		173
y			398
zu			397
zum			397
zur			397`;
export const generations: string = `10th	10		95
11th	11		95
12th	12		95
13th	13		95
14th	14		95
15th	15		95
16th	16		95
2nd	2		84
3rd	3		84
4th	4		84
5th	5		84
6th	6		84
7th	7		84
8th	8		84
9th	9		95
da	sr		348
de jonge	jr		574
de jongere	jr		349
de oude	sr		349
de oudere	sr		349
den aeldre	sr		562
den aldre	sr		568
den eldre	sr		566
den yngre	jr		563
der altere	sr		348
der jungere	jr		348
dj	jr		570
dy	jr		577
el joven	jr		431
el mozo	jr		431
el viejo	sr		564
fifth	5		174
figlio	jr		573
filho	jr		437
fils	jr		434
fiu	jr		576
fourth	4		174
hijo	jr		432
i	1		438
id	sr		569
idosb	sr		430
ifj	jr		430
ii	2		84
iii	3		84
iiii	4		84
iind	2		84
il giovane	jr		429
il vecchio	sr		429
iunior	jr		571
iv	4		84
ix	9		284
jnior	jr		84
jnr	jr		84
jr			84
jun	jr		174
junior	jr		84
lancien	sr		565
le jeune	jr		572
ml	jr		350
mladsi	jr		350
mlodszy	jr		435
neto	grandson		575
nuorempi	jr		433
o moco	jr		436
o velho	sr		567
padre	sr		432
pai	sr		437
pere	sr		434
second	2		174
sen	sr		174
senior	sr		84
sixth	6		174
snr	sr		84
sobrinho	nephew		436
sr			84
starsi	sr		350
starszy	sr		435
the elder	sr		95
the younger	jr		95
third	3		174
v	5		174
vanhempi	sr		433
vi	6		174
vii	7		84
viii	8		84
x	10		438
xii	12		95
xiii	13		95
xiv	14		95
xix	19		284
xv	15		284
xvi	16		95
xvii	17		95
xviii	18		95
xx	20		284
xxii	22		95
xxiii	23		95`;
export const postNominals: string = `ac			96
aca			41
acca			41
account manager			14
accountant			14
acma			119
actor			14
actress			14
administrator			14
aia			22
am			96
american football			14
amministratore			266
amministratore delegato			266
amministratore unico			266
analyst			14
ao			96
aprn			22
architect			14
arnp			125
artist			14
athlete			14
attorney			14
attorney at law			14
atty			22
auditor			14
author			14
b sc	bs		22
ba			135
ba hons	bsc		125
bakk			246
banker			14
barch			22
barrister			14
baseball player			14
basketball player			14
bcom			22
bcomm			22
bd			135
bds			125
bed			135
bem			439
beneficiary			14
beng			22
boxer			14
broker			14
bs			135
bsc	bs		22
bsc hons	bsc		125
bsn			22
btech			125
businessman			14
businesswoman			14
cae			41
cbe			47
cc			96
ccc slp			41
cebs			41
ceng			41
ceo			88
cfa			41
cfo			88
cfp			41
cgma			41
ch			96
chair			14
chairman			14
chairperson			14
chairwoman			14
chemist			14
chfc			41
chief executive			14
chief executive officer			14
chief financial officer			14
chief operating officer			14
cia			225
cio			88
cisa			41
cissp			41
clu			41
cma			41
cmg			47
cmo			88
co founder			14
cofounder			14
company secretary			14
composer			14
consultant			14
contador			216
coo			88
cpa			41
cpcu			41
cricketer			14
crna			41
crnp			22
csa			41
csc			96
cssi			41
cssr			47
cto			88
cvo			47
cyclist			14
d phil	phd		22
dbe			47
dc			135
dd			135
dds			22
dec d			145
decd			145
deceased			145
dentist			14
developer			14
dipl ing			246
dipl kfm			246
diplomat			14
directeur			196
directeur general		directeur général	196
director			14
director general			216
directora			216
directrice			196
diretor			314
dis	csc		559
dl			96
dlitt	litt d		22
dmd			22
dmin			22
dnp			22
do			135
doctor of medicine	md		22
doctor of philosophy	phd		22
dphil	phd		22
dpt			22
drph			22
drsc			423
dsc			22
dso			47
dvm			22
ea			225
economist			14
ecrivain		écrivain	196
ed d			22
edd			22
editor			14
empresario			216
engineer			14
entrepreneur			14
esq			22
esquire	esq		22
estate of			145
et al			145
et ux			145
et vir			145
executive director			14
executor			14
executrix			14
explorer			14
faan			41
faap			22
facc			125
fache			22
facp			22
facs			22
faia			22
fba			203
fca			41
fcca			41
fcma			119
fieee	frcpe		119
film director			14
fnp			125
footballer			14
founder			14
frcgp	frcpe		119
frcog	frcpe		119
frcp			22
frcpch			119
frcpe			119
frcr	frcpe		119
frcs			22
freng			41
frics	frcpe		119
frm			41
frs			41
frsa	frcpe		119
frsc			41
frse			203
gbe			47
gc			96
gcb			47
gcon			203
general manager			14
general secretary			14
gerant		gérant	196
gerante		gérante	196
gerente			216
gerente geral			314
geschaftsfuhrer		geschäftsführer	157
geschaftsfuhrerin		geschäftsführerin	157
gm			96
golfer			14
guardian			14
historian			14
homme politique			196
inhaber			157
inhaberin			157
ip			248
jd			22
journalist			14
jp			96
jsd			22
juris doctor			22
kbe			47
kc			96
kcb			47
kcmg			47
kcvo			47
kg			203
kt	kg		203
lawyer			14
lcsw			41
lecturer			14
litt d			22
ll b	llm		125
ll m			246
llb			22
llb hons	llbhons		125
lld			22
llm			22
lmft			41
lmhc			41
lpc			41
lpn			22
lutc			41
m hum	mhum		172
m kes	mkes		172
m kn	mkn		172
m pd	msi		223
m sc	ms		22
m si	msi		223
ma			135
mag			246
maler			157
manager			14
managing director			14
march			135
mathematician			14
mb bs			22
mb chb			22
mba			22
mbbs			22
mbchb			22
mbe			47
mca			125
md			22
mdiv			22
mdm			22
mds			125
med			135
meng			22
mep			47
mfa			22
mgr			423
mh			223
mha			125
mieee	frcpe		119
mkom			247
mla			47
mlis			22
mls			22
mm			223
mna			47
mp			47
mpa			22
mpd			247
mph			22
mphil			22
mpp			22
mps			22
mrcgp	frcpe		119
mrcog			119
mrcp			22
mrcpsych			119
mrcs			22
mrics	frcpe		119
ms			135
msc	ms		22
msi			247
msn			22
msp			47
msw			22
mt			248
mtech			125
musician			14
mvo			47
na		n/a	145
none			145
notary			14
novelist			14
np			22
nurse			14
oam			47
obe			47
ocso			203
od			135
office manager			14
ofm			47
om			96
op			96
osa			439
osb			47
owner			14
p eng	peng		41
pa c	pac		125
painter			14
partner			14
pc			96
pe			225
peintre			196
peng			41
ph d	phd		22
pharm d	pharmd		22
pharmacist			14
pharmd			22
phd			22
philosopher			14
photographer			14
phr			41
physician			14
physicist			14
pilot			14
pittore			266
pmp			41
poet			14
politician			14
politico		político	216
politiker			157
politikerin			157
president			14
presidente			216
producer			14
product manager			14
programmer			14
project manager			14
prokurist			157
prokuristin			157
proprietor			14
psyd			22
pt			135
qc			47
qpm			203
ra			225
racing driver			14
rd			225
rdn			41
researcher			14
ret			47
retd			47
retired			47
riba			22
rn			22
rph			22
s ag	sag		172
s farm	sfarm		172
s kom	msi		223
s pd	msi		223
s sos	ssos		172
sales manager			14
sc			96
sc d	dsc		22
schriftsteller			157
scientist			14
sculptor			14
sdb			47
se			248
secretary			14
sh			248
shrm			41
singer			14
sj			96
sjd			22
skom			247
soccer			14
socio		sócio	314
socio gerente		sócio gerente	314
soldier			14
solicitor			14
sp og	spog		172
sp pd	sppd		172
spd			247
sphr			41
ssi			225
ssj			47
ssos			172
st			248
stm			22
student			14
surgeon			14
svd			47
swimmer			14
teacher			14
thd			22
theologian			14
titolare			266
treasurer			14
trustee			145
ttee			145
unknown			145
usa			96
usaf			47
uscg			47
usmc			47
usn			47
usnr			47
vc			96
veterinarian			14
vice president			14
vorstand			157
wrestler			14
writer			14`;
export const nameMarkers: string = `actif	about		419
active	about		161
aft	about		161
after	about		161
aka	also known as		134
aka the	also known as		134
alias	also known as		134
also known as			134
approximately	about		161
b	birth		542
bc	about		161
bce	about		161
bef	about		161
before	about		161
better known as	also known as		134
born	nee		351
c	about		345
ca	about		345
called	also known as		541
circa	about		345
coniugata	married		448
d	death		421
dba	doing business as		134
de domo	nee		582
de soltera	nee		579
detto	said		341
dicho	said		340
died	death		421
dit	said		341
dite	said		340
doing business as			134
earlier known as	formerly known as		134
echtgenote van	married		596
ep	married		597
epouse	married		286
epse	married		286
ev	married		600
fallecido	death		557
fka	formerly known as		134
fl	about		161
floruit	about		161
fodd	nee		184
fodt	nee		184
formerly	formerly known as		134
formerly known as			134
geb	nee		184
geborene	nee		184
gen	said		341
genannt	said		340
gest	death		420
gestorben	death		420
known as	also known as		134
mort	death		422
morte	death		422
morto	death		558
nacida	birth		413
nacido	birth		413
nascida	nee		583
nascuta	nee		584
nata	nee		351
nato	birth		543
ne	nee		351
nee			184
of			540
omaa sukua	nee		580
previously known as	formerly known as		134
rod	nee		586
rodena	nee		581
roz	nee		585
rozena	nee		184
szul	nee		441
szuletett	nee		441
um	about		556
urozhd	nee		442
urozhdennaya	nee		442
vda	married		285
vda de	married		285
ved	married		598
vedova	married		448
verehelichte	married		249
verh	married		249
verheiratete	married		249
vers	about		419
verw	married		249
verwitwete	married		249
veuve	married		286
viuda	married		285
viuda de	married		285
viuva	married		449
viuva de	married		449
vve	married		286
wo	married		599
z domu	nee		184
zd	nee		184`;
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
vietnamese-surname	^(?:nguyen|tran|le|pham|huynh|hoang|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly|trinh|dinh|doan|luong|truong|dao|ha|trieu|cao|lam|mai|ta|luu|thai|quach|vuong|chau|nghiem)\$	
vietnamese-middle	^(?:van|thi)\$	
vietnamese-syllable	^(?:ngh?|nh|ch|gh?|gi|kh|ph|qu|th|tr|[bdhklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?\$	
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
export const givenGenders: string = `AaarnoBbdelrahmanDulhamidFkarimFlatifFmajidFqadirFrahimFsalamCiolaBdaezeCebolaDnikeFyiDoluDsinaEuaDyemiBfuaBgnieszkaCusBidarCltonCmoCraCshwaryaDsatouCtaCvaDoBjayBkashCosiwaEuaCuaBlastairCekseiDxeiCiasafDrezaCkaCpanaBmadouCinulDrabbasFliEhosseinEulCnaColBnaghaDntDstasiosCcaCdileDreiaFssaEiiCilaDsulFrCjuCkitCneliesDukkaCtaDoninoDraCumBparecidaBrabaDmeCchanaEitaCdoCnaDdDiCshadCtoCunaCveBsgerdurChokCimCmundurCthildurDraBtisBumaBviDramDtalCrahamBygulCodejiFleBzamCizanClanCmanCorakiaraAbabarDitaCgusChmanCmbaCniCsmaBeenaCritBhagwatiDratiBinduCrgirFtteDkirCzuneshBjarkiBogumilChdanBrynjaGrBudiCnmiCsiDraAcatalinBhamaraGiEilaDndanaHiDthuraHikaCeikhGouCiahaoDbuezeFikeDenhungDgozieDhchiangEhaoEmingEweiDkezieDneduFloElungDomaDragDzobaCukwudiGebukaGkaGmaDnchiehEhungBinziaBleusaBreusaCistetaBuongAdaanCdangCigaDvaClvaCminiCnangDielalejandroCriuszDshanaDyaCuletDrenBeepaFniEikaCniCvakiDendraDikaBiahCegoalejandroCldoraDekDfuzaDipDnozaCnushaCogoCpendraEshCrceuBmitriBonataDghyunCritBucBzidraDntraAebeleDreBdinaldoBevaBgilsBilaCnatCrikBlfiCgaCieteCshadCzbietaBmekaCidioBnricaCzaBrivaldoCjaClaDendurDingurCzsebetBsmiraBunjiEungDwooBvangeliaBwanByalCglaAfabianaChimCngCrhanGaDshadCtemehzahraCwadBemiDkeBitriaGniBolakeCtiosBrancaBumiCnmiFlayoAgajendraCngBenivaldoDjiCraldaDmanoBilaEdDlesCntautasEsCoiaCvaldoBoncaloCpalBrzegorzBudlaugHurCenterClayDmiraDserenEumDtenCnnlaugurEurDtarsEerCrpreetByanendraAhadarEsCgitCjoonClilDlgerdurDvardDynaCmedCriEnFiDpreetDshaGdaCyoonDriyeCzimBebaCgeCikkiEoCndriGkaCsamBildurDlaDmarCnakoBlinBonokaBrafnhildurCefnaDinnBumaEiraByejinCunwooAiacobBchunBditBfeanyiDomaBhorBidaCnaBjeomaBkechukwuBldikoBmamCranBnasCdikaDreDuCetaCgiEmarBritCwanCynaBshaEqCmoBvanildaHoEoBwonaAjaewonCnainaDosCriDkkoCsimCtinCvedCyaEnthaBianguoEhuaCeunChoonCngDwooCwooCyooEungBolitaCseluisDnaCvelynCzsefBuanandresEcarlosCergenChaCnhoCstynaByotiAkabeloCjalClervoEviDpanaDyanGiCminiDrulCntaCpilCrtikaFniDunaCshishCtriCushalFikCvyaCzimierzBeijoCmiCrttuBhadimDlidaFfaBieranCngaCrtiCshanCyomiBjerstiBomalBristianeFrunDtiBseniaChamaBukkaCnleCsumByokaCungsooAlaimaEonasClitFaCrabaCsmaCtaCvanyaCzizBebogangEhangCelaCiCkhaCnkaConiloBiatCgitaCudmylaBorellaBucieneCngeloEileCthandoBwandileByudmilaAmaaikeDrtenCdanDisChamDbubGulDfuzDimaCieDjaCkpalDsatClaEniEtiDiniDleCmtaCnasiDfredDgeshDikDjariEiriFtEuDojDsourCrameDcoantonioDgauxDiaaliceFdelcarmenFfernandaFjoseFmaFteresaEcarEjanaEliaEstelaEtesEvicDjutDluceDttaFiCsayoCtiCzlanDnahBbaliBeenaDraCinhardCnasheCrjaDviBiguelangelCladDlaDviCnhoDjeongEiDsooCrkaDvaCteshDraDuBohammadrezaItahaEnDitCjganCnaliDishBphoBunaAnabilaCfissatouCheedCjwaClinCmiEtaDrataCnangDditaCrendraDgesEizDminCtaliiaCveenDyaCzaninzahraDmulDriEulBeelamEimaDnaDrajDtiEuCsmaBgoziBhlanhlaBidhiCkolaiGyCmalCritCshiBombusoDusaDvulaCnhlanhlaDokaCrlizaDzilaCthandoCuraBurcanDfarahDiyeDjanahDtenCwanBwandoAobiomaEraBctavianBferBgechukwuBkechukwuBladeleDtundeDvDwaleCeksiiCliCuwaseunEoleBmerasafCkarColaraBritBsmarBulimataBzanApadmaCraskevasDeshDthDvinaCwelBekkoCnttiCrttiBhindileBieraEoBoojaBrabhaGtFuEirDchiDdeepDgyaDmilaDnaliFvDptiDtapEeekEimaDvinCemaCitamEhaEiDyanthaIiAqiangBuangArafiqulCgnaEheidurFildurChimaCijaDmoFndaIsEundaCjanEtDeevEndraDniFshCkhiClfCmilaDuneCnilDjanGaEitaCshaEiDmaDoulCtanCvindraBeinoCmyaCnanDuCuvenBiikkaDnaDttaCkutoCshiCteshDuCyaCzaElBodelFioChanFaFiCkasCmainEsCnelEnDitCsemerlineDmahDnahBubelEnsDinaCdiCkhsanaCmaCpaCwanAsabaDeloDirFaEtaDriyeCdiaCeedDmundurCfaDiahFtouDuanCgarDitCidurDjaDlaCjibClimataHouDwaCmanDbaDinaDuliCnathDdileEroDeleDgwooDikaEtaDjanaEeevEuDkarDneEiCpnaCralaEngEthDdorDikaDvarCsanCtishCuloDravCvitaBebastianaCdaCgunCijaCoahCrhiiCunghoBhafiqulDhadatFnaEeenEidaGulFrahEnazErulDmaEimGaEsulDnkarEtanuDrifahEminCimonDranEinEoDvaFmClomiGtCubhamDchenFuanCwetaBiamakCddharthCgaElDfusDgeirDitaGsDrunDurbjorgJnFgeirFveigDveCljaDvanoEiCmranCraCwooBlindileBmitaBnehalBomuCnalFiCoahDjinCtaCumenCyoungBtanislawaBubashiniDhaFshDramanianChailaFmiEsiniCjanEyDinEtDonCkarnoClekhaDtanaCmairaEnFaFtaGoErniGoEtiDeraEshDieEtFaFraDonCndasDgminDitiCpardiFnaFtiCrekhaEndraDjitCsantiGoDhilaEmitaCtarmoFnoDomoCvarnaDiCwarnoBvalaDnaDvaFrCeinBwapanEnaFilDrnaDtiByafiqGahAtabuCdeleEsseCfadzwaCkudzwaClhaCmasCrekDjaDvoCtiEaneDuBeferaFiCijaCmirCrjeDoDttuCtianaBhabangGiDmaraDndiGweCembaFekaFiDodorosCiernoDoroBiinaClekDlCmoCtikEnCzianaBomaszCnoCpiCrDstenDunnCshieBsegayeDhayChepisoCuyakoBuijaCncerCrkanCulaBziporaAulkuComaCrikaBrielBshmaBtkuBzomaAvaivaClaDdasEeciFteDgerdurDmirCndanaEitaCppuCrpuDunCsantGhiDudevFhaBelgaCnkateshBictorhugoCdarEsCgdisDnirCjaCkrantClijaEusCmalCnetaCrendraDginijaCshnuBolkerBusiBygantasAwaheedDidaDyudiFniClidCmbuiFraCndileDjikuFruCqasCsanthaCtiBenhsiungCronikaBillemijnAxiaDoliCuyingBolaniAyaakovCntiEoCsirCtiBehuditCmiCniCrlanDzhanBigalBonitCsefDhiakiCunghoBudiCkinoCliEanaGtiEiaCmieCniartiCriiAzaigaCkirCndileDeleCrifaEnaBenoBhanarBivanaBubaidahFrChraCraidah
5 6
111111111100011101001111000001110001111100111111010110100101101000100000001011110101110010110101101110101110000000101011101100011001010111111111111101010111111000011100001110011000101001000100111110101000010100100010110010011000010110010101011000010000111101011110111101100000101111000110101100110001001110100100000100011001010001011010001101001101101011111101110101000010011111100101101001010000011011001011001000000000100101100000110010010000010110011101110000100000001110010110100000000000000001011000011001100100100100111100110000010001010000100111000100001011100000000000000001011110111111111110010101110111100100111010001011010100101110000010101111010100110000011110101000111001111100111110000110100010110000110001101001000110111111000101000011101111100010011110001001010111001001111010001100110100110101000100010000110000110101101110000011010010100101010001101001110010001110100100111111101000110111001100010011001110001111100101001000000101100110010000110100111101010110101111101010010011010000011011001011101111000000010100001000100
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
