// Made by "npm run tables" from src/lexicon/tables/city/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const townSpellingRules: string = `town-sound	tsch|tch|tsh|tj|cz|ts|tz|zz	c
town-sound	sch|sh|sz|ch|zh|dzh|dj|dz	s
town-sound	ph	f
town-sound	[kg]h	h
town-sound	th|dh	t
town-sound	ck|q|c(?=[aou]|[^aeiou]|\$)	k
town-sound	x	ks
town-sound	ou|oo|w	u
town-sound	[yj]	i
town-sound	v	u
town-sound	ae|ei|ai|e	i
town-sound	o	u
town-sound	z	s
town-sound	h\$|(?<=[^aiu])h	
town-sound	(.)\\1+	\$1`;
export const cities: string = `AD
1t5pv
160
AE
6882
dc
ha
en
g
c1
g
5a
z
j
l
f
AF
o2ik
1nr
81
ck
xq
ee
3w
dt
yr
3o
ne
my
wr
qm
3d
16
uo
c6
er
lo
2y
80
8h
hr
ep
ha
l1
2k
63
tj
50
7j
8t
8p
2m
3w
29w
1bm
68
6y
fq
2r
2y
9n
6vq0
33xv7
AG
24n9y
AI
24l8e
AL
7sa3
8zmi
2n
aw
37
6e
1fg0y
4c
5q
c4
9l
21
25
1c
m
3l
cr
2
1k
9w
AM
3qxn
k
25
7
c
9gbp
a
3t
1f
55
2n
1x
u
2
4
6q
45
AO
34aj
5d
fnmd
t5on
b3
1ki
ef
9i
gb
174
za
nmvs
rw
9a
a6
17
2j
2e
3v
6j
1hp
3i
hu
a
d8
4j
AR
21ggd
4v
14
3
96
20
6j
3
80
62
3n
1f
60
bw
4t
1
h
1m
28
19
9
4
2o
g
1b
4b
6k
2v
2u
1h
3
2z
1
4a
3h
tb
10
za
8l
5
1g
12
1e
x
1r
2
1j
3v
5g
kr
1t
36
18
3
2k
3m
90
2s
5y
23
v
1l
8hfp
3k
ar
6
9
w
1q
m
d
k
4
2c
z
2l
z
1e
73
19
am
1t
o
h7
2r
5w
4e
mu
24
3h
5k
2b
7z
1k
1d
2v
22
r
26
15
1s
1w
2h
r
5l
6i
r
7q
71
7l
25
5u
4
1q
f
s
b9
4s
b
do
32
5s
fk
p
gt
a
co
6i
dc
5v
6q
ds
54
h6
da
bz
16m
1f
1d8
7b
1u5
sz
2m
om
3t
j
12h
2i
28
9
1
15
3k
8m
34
8k
1c
5t
4
1ya
h7
3k
14
7o
24
1p
5j
1h
16
54
h1
5
7v
20
t
6h
7n
5b
2o
e
1u
v
8g
2b
6r
b2
qg
18
jr
8b
13
bk
8z
27
3h
1m
1z
1ol4e
92vo
bd25
AS
3i294
AT
1n6by
cb
g
4b
41
jj
t7
11
9b
fo
bv
gq
sx
az
2q
3el
na
6b
6j
e
i3
6x
a4
bh
cf
cf
1c3
v0
18n
tn
l6
h
f7
dk
bl24
AU
184am
2yu
yn
19x
bm
42
12b
qo
ko
1ck
bv
1p
1ld
1s4
1wf
1w
1q
1ecs
yj
g6
rq
y
25
1d
ux
38
61
3r
17
m
dg
eq
1x
i0
s7
ll
5w
hp
17
96
17c
fs
9
is
1y
m6
8f
4q
1t
6f
gd
cl
q
ap
1s
p
ft
hj
5w
cm
yz
11t
62
tn
2l
4w
42
6y
av
8u
2
9l
4m
qz
w
e1
3o
9w
hq
7p
kg
3e
b
ro
bq
9e
7e
5c
8
5q
4p
o
2f
z
85
5i
7u
3s
4q
2k
134
lk
cd
8e
4d
g4
dz
mfx
si
k
2fqos
dr21
93f
6yv2
10n
p
v
1
1
a
fqx
a9
3
b
di36
h
7
2
8
5
3
1rp7
AW
24o5e
3f
7
AX
1t70k
AZ
35ei
2h
1a
4m
4a
4
5d
a0
8k
1e
2x
3c
1i
9ceh
i
z
1v
1
22
28
1g
50
1d
4
e
e
3
x
1
4
1
49
3r
17
b
1q
m5
2
2m
b6
17
2h
l
6
4x
2s
h
6
52kr
BA
1warx
ss
h4
9x
8n
v
1th
vc
1v7
3sk
z
h5
184
na
7p
bq
3o
et
10
8v
2ukn
BB
20bf8
BD
pef8
3
3
1
1
6
2
3
4
1
1
3
1
6
1
a
3
7
1
6
1
4
2
2
1
1
1
4
2
8
2
3
2
3
8
5
2
1
2
1
8
6
c
3
2
6
2
2
1
2
6
2
1
7
2
2
2
7
a
hf
21l
dj
g6
15p
6d
rq
14h
1wl
18j
2z6
187
f7
186
70
10i
1xv
rv
2ow0
1
1
1
1
3
3
1
u9
6
1
5
3
1
2os8
bfl
2xt66
2t7h
BE
1nnft
8
2e
d
g
1y
j
f
2
2y
60
3j
4
12
j
3d
18
2b
3d
9z
1k
61
8w
s
4s
n
p
29
6
3s
a
4c
8l
3y
37
24
3h
e
j
1k
7
1h
6
3g
3v
2d
8k
1o
6u
2z
3c
2s
2r
78
47
7
f
5p
13
b1
1y
51
1m
1m
66
z
8r
d
l
66
36
3g
29
l
4s
5i
3j
3d
s
29
35
5r
1y
17
2w
3
31
2k
e
h
13
3h
11
g
1x
2d
e6
1v
8e
1q
f7
f
1b
1d
18
cl
1v
1m
65
2j
d
44
3t
98
1y
30
4
i
27
3
3c
l
9e
1f
2n
1n
3t
7t
ek
i
e
17
1u
6s
7m
4
6
6s
m
16
ac
k
2b
3s
3v
4
s
f
2c
45
2
2r
8t
4d
62
a
d
k
ap
1t
4v
b
x
4
20
65
1b
a4
1s
2
2z
3v
7b
2
8k
7f
n
14
1t
m
18
69
e
5
BF
1efql
dn
dk
4t
92
175
6a
gd
5
37
q1
7u
9w
5s
5g
2d
2i
83
cx
4l
ah
7j
5g
2n
5g
2w
a8
2t
b2
fp
4lbh
2
BG
fjuy
3q
5d
2b
5
1l
3g
42
2q
38
c
8e
o
3v
j
1d
3y
c
2w
32
f
1p
4t
2n
7w
3a
a
2d
t
d
1c
1y
86
ac
cd
m
45
1s
ht
7
1i
1r
6
f3
3h
8s
ju
59
13
7r
6s
4x
21
8r
13
BH
67ug
2b
s
w
m
1r
8
212i
BI
91so
ug
1ky
4t
k1
bw
2zh
an
m4
1gf
BJ
1f975
26
c6
2
36
26
l
2o
2w
5h
2o
6k
1o
i6
3y
no
f
47
2v
5
5
69
3p
27
1k
6z
1v
7r
1
BL
24poc
BM
24l3h
BN
130dj
38
8g
bj
BO
2bm62
3f
5k
3
17
i7
4v
q7
ij
iv
6o
kw
3q
iq
h2
e0
19u
m1
7c
v2
ec
28y
e7
2rn
sn
u
1v4
BR
20jve
1
z
1j
b
i
3
d
9l
11
y
1i
46
3
4x
d
19
1q
3r
2f
f
2a
b
o
1h
1b
1z
a4
47
x
2f
2
1q
u
8k
1n
3f
3w
1p
4e
3g
1
1c
n
r
8
1n
6
2
4s
2r
3p
l
3f
f
8r
w
5
3
n
4t
1g
d
u
l
45
12
8c
3k
7
v
c2
3x
6
8p
3w
11
f
40
f
9d
2b
1r
y
12
15
23
1
8
2m
n
1r
5i
2x
6
43
33
3
7
9
22
f
9
45
3s
9
17
d
6
1t
6c
4
1s
18
2o
1f
2l
9d
1b
1d
1k
18
c
l
1r
8t
f
8f
f
1r
f
u
5y
7c
h
i
w
62
b
2f
3o
2x
4o
ai
2b
1b
12
9q
a
4j
d
16
5
6
5
r
5
q
2
y
21
t
7
3
4a
1q
c
7
2
r
1z
3b
1
18
25
f
46
1c
g
3u
22
7v
2j
c
sw
9
1e
3f
c
1g
4l
3t
3
t
a
3r
1l
5p
3
4b
3j
f
3a
t
8
6d
16
2h
1x
10
1r
1r
m
16
1u
3
b7
29
41
9
4s
w
19
v
19
a
6s
27
2p
b0
w
d
4k
18
1f
g
t
40
ae
6k
3e
1i
k
1f
7
1i
g
e
5q
10
1v
1j
33
d
2v
a5
1f
z
5i
m
r
f
1x
u
l
t
x
6d
2h
13
2d
l
25
3c
1u
9
2r
1r
6
p
10
k
s33
p
g
2
a
12
a
19
s
h
c
2s
7
k
3
6
3t
8
15
2
1w
f
d
5
8
s
d
23
3
i
1
x
1d
b
n
x
i
h
1
1d
8
8
2
4
6
28
2
1
15
a
19
r
c
a
b
w
7
1
1k
12
1r
23
u
19
k
z
13
h
1e
f
4
r
u
a
1o
1
u
1s
j
e
2m
5
q
1i
3j
q
1b
3w
o
e
10
2h
t
6
r
r
13
s
2
1n
6
1i
f
22
1
w
8
s
1
d
k
w
21
1z
c
2
6
u
17
1f
1g
10
e
2
1b
h
e
c
7
6
12
k
6
a
4
3
1
2u
2b
3
i
v
2
n
1
3y
8
3
17
d
4
1o
j
37
9
5
g
4
6
25
6
y
x
g
2
1
2
8
4n
5
6
4
9
l
6
1a
t
p
4
2a
3
c
37
k
1p
d
v
i
j
7
11
3
b
5
2g
s
46
9
v
25
2g
21
b
u
10
1i
1
2f
k
v
j
3
a
4
e
12
c
3
t
7
1
j
1v
1
o
4
q
2j
4w
i
10
5
43
23
3y
1w
12
11
h
4
2b
4
7
31
p
i
16
22
o
h
3r
4
42
1l
w
1a
i
20
l
f
1i
2
3
1m
c
m
1x
e
f
4
i
a
b
g
9
w
7
4
1n
5
c
d
4
4
g
2
2y
a
u
k
a
1n
u
2x
u
1y
8
22
i
4
9
36
1d
4r
16
1y
21
k
z
9
k
a
2p
2a
f
a
4
5
1z
b
3
6
7
2
33
h
18
22
9
y
j
23
r
2j
i
14
r
d
6
9
1
3f
f
3t
8
y
8
f
2
a
1
9
d
4
2
a
1b
h
17
2
5
w
2
16
2
2
s
e
1z
h
2l
2v
s
b
27
2
b
l
f
3
7
1z
1i
2
1
o
2a
q
e
18
1
1j
34
1
l
c
2j
p
j
12
t
24
l
g
s
5
v
19
2
v
4
5
2j
2
13
1m
2a
1
f
1s
y
l
1r
1w
9
j
o
u
2
d
4
25
1l
d
h
y
1e
w
8
14
24
s
2x
1n
w
c
35
2j
a
32
x
a
19
39
19
21
b
21
1h
3
i
1q
1n
4
3
g
f
5
p
g
m
2
2
c
e
e
b
7
a
p
25
b
7
8
1z
17
r
2
3
6
1
7
5
7
16
a
4
m
9
f
4
n
s
j
5
5
2
3
1
4
2
8
4
c
9
1
h
m
c
1
5
3
b
16
c
1e
1
4
6
3
3
5
3
13
4
12
z
y
5
5
a
7
2
15
39
5
1g
2
12
3
e
j
l
g
h
1
2
i
6
3
m
d
2
b
c
i
e
5
3
a
h
p
18
13
n
3
z
x
2
c
3
5
9
m
4
l
6
8
9
f
m
r
1v
6a
1k
3
2
1
1
4d
m
n
l
8r
14
8
g
g
f
j
10
22
y
1r
y
47
a
1a
3j
2l
1s
2p
6
z
k
j
1x
1t
r
4b
j
u
1
o
19
2e
2f
w
13
1y
10
4
b
1y
2a
2b
1
1r
l
o
7
f
3
1k
w
d
j
1k
10
9
d
39
h
b
p
c
3
2p
k
r
16
8
a
h
a
6
3
2
34
1a
h
2p
l
31
3
2f
z
3p
7
19
1k
a
2m
1f
4
2
6
j
r
d
g
19
26
1
u
19
a
a
e
e
1j
38
1s
b
x
e
17
9
29
f
19
i
c
8
r
2o
4
3
4
3
6
o
j
b
d
10
1x
c
27
m
7
t
9
8
1x
l
10
1
1l
2u
a
1d
r
m
b
2r
p
2
8
m
n
2h
g
c
1y
1k
l
e
1
5
3
4c
y
n
l
81
c
27
o
1p
97
10
g
5
e
15
8
l
18
a
f
z
2f
f
19
h
c
g
1n
n
j
35
e
13
12
h
i
9
c
1a
19
4
x
k
y
2l
y
m
3r
2n
18
x
6
j
2
r
6
n
10
5g
8
6
i
17
8
6
q
w
a
6
2
1
5
5
d
o
e
h
d
9
2r
2i
13
1z
6
u
3
o
r
5
r
1b
2t
2
2b
6
t
s
2s
16
h
n
l
2s
58
32
jd
gy
40kq
10
2n
28
57
6g
58
kz
c
f9
3l
36
62
3c
8x
63
3
5k7p
5i
v
14
2k
z
3t
1f922
8z
h3
3c
dl
5w
ep
81fq
m9tf
3174
d
BS
24k1c
43
b8
BT
qudc
1w
BW
jzwo
i
1y
b
16
15
2h
y
q
9
q
2x
1e
e
46
y
1i
5
BY
d9gw
6
10p
1i
5u
iz
5c
cf
s
d
9z
8r
8n
1j
5n
8w
6g
5v
7m
19
8x
ao
1
9z
50
17
16
60
14
26
23
7b
a9
hl
1q
gu
1d
2w
1
2
1
k6
ao
bx
7
50
km
1h
13
4edyu
BZ
24r9m
8w
w6
5
CA
3i2f3
s0
22
xm
e1
3z9
3ey
153
1q3
71
458
192
vj
pd
54
es
2f
7
108
9b
1ij
e
1gc
5p
c5
eh
4t
3no
k2
41
h
p7
1cg
152
13
11p
ew
wq
7s
2o
br
1uq
pa
2ol
1sy
oy
jm
1c9
qx
pk
sc
28n
2p7
4a4
28
1t
1eg
1p2
186
21n
3o
9t
uw
1eh
14o
j8
6xg
6ut
12r
lh
l5
d9
8q
ve
96
4m
17ig
15
1
c1
b4
9n
e9
c7
188
3ra
ew
10z
3b5
15u
mz
r9
36k
1ch
1b6
k
5w
1s
nq
so
20
p
lg
36f
2qd
1e7
3e
3z
1c
y9
7r
m
6j
v8
8v
sa
1lr
3g
71
6n
n0
2b9
1ou
8l
e0
1wi
1bc
15y
3bn
20
76
125
k
a
1ja
25v
qf
bd
1zb
6
506
6ph
63
1f
2l
44
4g
50
1i
5j
3d
6
g
2a
b
7
io
3j
1da
1u
53
27t
wp
i6
3s
3wx
2c7
i2
j4
1qo
ak
170
2ck
1r
237
br
gl
va
zg
ce
2na
8q
4x
1q
7
7z
4x
32
228
t2
11p
10s
bf
1jl
7l
ve
s4
6e
2zci
4
l5
r
mny
2
b
3ucf
8ck
8jpw
77pn
165
5
fzb
vn
4yxj
1f8d
1fna
d7nc
CC
4ck9b
CD
4d6t
fq
z
2f
f8
s9
18g
q
19c
vz
fk
4f
f9
2f
he
aa
4s
su
ch
2k
2m
13
a0
fd
26
1r
2v
5p
8h
3f
19
q4
4t
8
1v
1m
1e
2e
3
bn
bv
ah
9x
sq
f1v4
11
w
x
70
tr1h
nd
7t
hr
7
2z
2a
iu
f0
b7
8x
v
a0
8n
er
dl
i1
5x0f
CF
538m
u8
111
gn
2y
19x6b
b8
8g
q7
yi
13j
1o
1f
ak
32
g2
77
5x
gt
4i
CG
1cc6t
3l
3k
m
10z
uf
7j
39
rx
7k
84
gc
CH
1kyug
c
x
t
q
f
3q
9
1q
4h
39
2a
28
2x
1p
6w
t
s
4p
1
d
34
22
q
27
c
1i
40
p
11
2w
h
2a
s
4
b
8
2m
2c
1
1n
43
11
2p
20
9
54
1o
18
4a
2o
6w
13
f
11
16
7
d
40
1f
k
boat
1u7ed
9
b
3
6
8
1
7
3
8
1
1
1
2
3
1
2
6
2
8hmi
hsns
CI
1cumc
g7
82
7j
1o
5x
4s
6i
3h
di
9l
1j
4s
i1
59
17p
1m
ma
nr
rm
do
4o
4d
3
jr
64
dw
9e
2o
bx
1e
o
2o
72
d
2z
8
3f
q
n
cc
2e
35
b4
g0
2p
73
49
8
22
2e
27
e
h
b
6i3d
10d
CK
2ehz7
CL
2awnt
11
y
3q
8c
7
22
qe
1n
87
7j
c
c
r8
1e
7s
ey
2t
1z
m
1b
ku
88
9a
8x
n
ik
3z
d
f
2
11
r
1a
18a
l
ct
5m
av
4z
v
e3
ij
25
bv
dc
rn
4u
w0
6
44
cl
3o
1b
6r
4e
e
ko
p0
53
1h
18y
61
o6
ev
ea
1au
15t
bk
m
hs
2p
r
1y
4o
7v
6x
hn
r
1e
qv
35
5z
dn
br
5u
61
183
2t
25
2i
1u
1iujp
hmhx
3
CM
1blp9
21
n
9h
32
q
25
hb
ax
im
c9
t
tk
hi
7h
2
7b
7w
qj
4s
5v
aw
n
1f
86
3i
4w
d9
37
40
7i
1v
4
9
11
m9
7p
cb
1
4i
m
2
1m
8t
9y
18
4h
45
b8
bh
az
fe
4x
3j
3n
1z
24
x
1j
4g
5
2
g4
7p0w
CN
rffn
6e
2k
6s
6k
64
k
2k
30
1q
9p
5b5i
c
29
4o
d
30
2d
1l
f
a
9
5fyh
c
1e
1q
i
32
1p
6
1c
1v
j
1k
1c
7
1w
1l
6r
1
q
1q
5
b
4i
l
c
24
o
11
s
i
6y
8
4f
9
2b
l
6
1f
w
17
c
6
9
d
13
4
53
a
6
28
7
19
6t
l
25
2j
15
1h
h
j
18
b
f
d
1
4
6
2d
c
4k
1q
1f
2b
2o
8
k
2e
4k
19
2s
26
d
l
17
41
z
3h
13
n
3q
4
18
2
a
1a
e
c
12
1a
k
1k
3e
10
h
1m
3u
1h
j
13
2p
g
3u
z
55
1a
a
2o
2q
1c
1h
2u
4a
2r
i
8
d
4
h
o
e
k
l
2n
e
t
f
5f
19
9
t
3p
1t
37
b
2
24
m
15
14
10
20
2s
11
8
1v
v
8k
4t
2r
4d
4
1t
7
t
1z
68
v
2h
1h
3x
1k
1o
i
l
y
5
29
6
m
4n
o
j
v
2x
a
a
1
3r
2x
9f
8r
c
j
26
1
17
o
2c
5
2y
i
c
22
87
e
1h
54
q
d
2
h
19
9
c
1
87
55
3r
2z
af
2a
1
b
1d
2b
1i
f
k
1s
l
2p
8
8
o
k
1r
3r
28
1k
g
3t
9g
3
o
o
7
a
1m
2c
2
2
i
1n
k
r
1p
6
3b
1g
9q
4
v
1
d
2m
1p
m
1j
2l
32
e
n
s
b
1i
2v
n
d
6
13
h
7f
1w
l
2
2y
u
i
2h
f
1e
fw
1i
3j
x
2z
z
z
5
2
1f
2c
1d
2d
2v
6
r
y
6m
22
6m
2f
1t
8h
l
1g
d
3
i
c
1
2
7
1c
3l
9
7
1d
4m
9
17
7
1
18
1q
4s
x
9
7
13
18
3q
18
c
9
2h
12
8
5
i
10
6
5j
o
5
d
2f
5k
2g
3
s
10
19
t
2p
a
3
a
c
n
1c
7
1q
1h
8
c
4
15
z
b
d
r
1f
i
y
31
1
1y
1f
u
1f
s
29
11
l
1x
1k
1o
19
28
1s
15
1
26
48
v
2j
1v
7
v
4p
10
9
2k
10
6
2
6
5
ba
2k
e
2w
k
y
m
96
m
3
n
2f
f
7
1b
5
w
e
4
m
1m
1
f
1
29
2w
45
1d
m
3
c
y
26
6w
l
a1
1j
e
3k
l
2n
7g
o
1
22
1n
3g
b
2e
1o
19
3r
2u
25
2t
9
z
1t
2s
3k
18
3j
s
4r
2m
o
1g
o
2z
q
5l
6
k
7
2
q
20
2b
z
1b
20
j
2z
5r
39
11
g
n
15
5a
5
6
ig
t
2c
10
d
f
3h
3h
1v
z
g
2l
w
t
7
36
8
1z
b
9z
2
1g
2o
19
d
m
9
4
1v
2
z
x
y
6e
z
1a
2
11
2s
y
1b
7h
ct
j
3u
2m
g
m
3
b
c
z
1t
1g8r
q1
2
8y5
3r
cwp
2xb
1cu
go
4u3
1dv
280e
7
c
2
j
s
t
h
1n
1x
x
a
a
q
i
1x
12
s
1t
8
1s
r
1m
16
1w
5r
28
5
2
2c
s
1o
13
1
1l
2u
1
f
n
d
4
2
y
n
14
7
p
5
17
2c
j
1m
7
50
e
t
10
4
1o
22
1i
1m
2
28
8
9
p
9
p
12
8
v
8
4
17
z
3m
4
a
1h
m
b
3
6
6
p
3
4
35
b
4
16
1i
1
1f
c
2
f
9
7
o
18
h
h
19
e
2
m
y
h
1
e
s
l
j
n
2s
g
s
d
q
e
d
r
1k
6
3
8
3s
i
c
1n
j
1
3
1
a
1
9
f
5
g
2
i
22
9
14
25
9
12
r
r
2f
l
3
11
q
r
h
3t
d
7
v
2
j
f
4
m
i
24
9
h
16
27
b
6
8
10
1b
c
s
f
1c
i
f
e
31qtc
2o0z
543
a7n
lg
6efu
CO
26kcm
h
7
2j
v
1h
32
18
5
d
l
h
m
97
2j
3g
1f
7
5
q
w
5
86
63
8w
6y
2k
t
o
e
i
26
8
2o
19
17
44
9
3e
3a
x
1e
fn
36
e
30
f
7f
20
59
1
14
50
1q
2i
1d
1k
r
b
3n
23
b
f
3l
68
i
5j
a
2l
27
y
9
9
67
40
48
p
h
62
4e
7n
h
7f
3b
1k
4y
q
6m
6l
ax
3c
15
a
7
3j
1l
6f
25
82
b
o
3e
y
48
a
1g
z
f
7g
bq
5r
j
3
2m
5s
6
24
u7
8k
7h
av
5w
7p
n5
1r
2h
39
54
ql
4g
1p
a
28
3m
10
7
b
12
18
b
8
x
w
1m
1l
1m
gq
xv
3j
10
1f
6z
s
3v
b
6o
5i
82
1c
26
7w
13
7
5k
y
r
l
o
1f
13
3a
3l
2v
5p
8
28
92
36
1c
3b
r
c
16
1t
55
5f
1
d
68
6n
1p
4e
f
7
10
1
t
42
4z
a
j
3l
15
13
z
1u
6
bf
37
y
34
1pu5
gpl
1
7
9
rw9
CR
25m4g
47
2x
1t
46
4
s
2
s
c
o
1f
f
m
8
14
m
b
4
7c
r
b
j
78
14
4p
4l
5f
8u
2k
2m
d
58
5g
5h
36
2a
2q
15
9f
2z
1s0xr
CU
23qnt
21
7g
7h
1x
5k
3l
4a
11c
al
2c
5
uv
5
1p
wz
cz
ur
d
5p
ff
6
fd
3u
u
80
81
ff
5j
cv
3m
8e
5y
c1
o
ll
q
36
cl
9x
2v
a6
3u
5m
7f
31
fd
cw
18l
s2
1fy
1vh
4q
2j
4m
h
2e
es
a3
f
v
8n
1x
17
3e
aw
bx
r
f7
2q
2mr
1w
6y
4s
57
1j
1e
6i
d
76
a
1i
60
16
ro
ef
2v
d
1v
66
6v
q7
1f
f
5v
b
z
3i
8t
mw
6i
4w
5f
3s56
kz
CV
20bka
37
3l
CW
23apu
CX
18jhr
CY
eli
2q80
1i
38
g
c
5p
CZ
1tm3o
1o
p
1
8y
3
3j
ct
1k
ss
20
2r
2
58
3
4o
2l
2w
54
2j
23
63
ay
5y
9c
7y
ks
b4
aa
c
31
12
38
cw
3p
48
3t
2z
1
24
x
22
1i
2c
86
ez
7q
4p
3l
3g
8u
hx
4e
c
7w
5
4r
92
56
7
7l
91
39
81
8
v
2i
e
61
j
1z
13
1e
5
b3
82
22
j3
7d
2
5q
v1
87
42
46
1b
y
4
9
h4
1t
4j
1o
4
84
40
21
2
3b
15
1wde2
DE
1o38o
1o
2v
43
3u
q
ju
4u
3t
92
5w
i
t
31
8
45
4r
1p
e8
36
42
5
7d
h
h
m
2w
g
3
2u
3l
4a
2p
r
gd
c
2e
2v
1m
4t
6t
5s
4r
ac
2n
5o
9q
22
1u
12
2k
p
m
n
15
q
o
6j
22
e
9s
1i
5l
a
6k
t
u
7q
x
7
2v
b
b8
43
5n
17
v
8
8q
63
3e
4
f
7
39
z
1l
2s
4q
4f
2b
9
72
5d
4d
20
6
35
42
me
c3
14
2p
i
2j
d
5x
13
n
3h
2g
1
5
1j
1i
3w
r
io
jf
e5
35
4p
5k
3d
18
20
4n
35
1k
3r
9r
2
82
2k
14t
4l
5
t
n
3a
2j
d
i1
5e
42
14
2z
9p
3h
ic
h
58
h
83
7e
1c
fu
21
du
1j
op
37
8p
z
8d
j
r
2p
1p
10
11
f7
1j
cj
4i
q
3j
2b
2m
3k
40
k
1g
o
23
5t
7b
q
fc
6
1
2i
20
1i
4z
2h
s
1d
gn
p
h
2i
3i
3n
9p
7u
11
19
3
11
2r
1
1j
f7
3b
27
12
2l
af
l
de
4z
dg
1j
18
6
3y
c1
bk
7e
j
bx
11t
6x
c
25
3j
1m
19
bn
j
dx
f
15
5g
66
6s
5
7t
2l
ew
4s
47
7m
3i
6i
mi
dn
8w
2o
2m
dn
37
6
h
4
n
1
1a
c7
1y
s
1q
bp
6
2b
8n
93
1t
2r
4b
ac
13
m
i
4
hi
1v
15
2a
2
7c
3e
3b
4i
10
c3
1
1q
4y
3b
2o
ew
2b
7s
2
2c
7e
4
15
bl
7h
7g
3g
7t
35
2c
21
43
1d
1t
1m
i
fp
an
1b
e
55
1k
2y
f
48
e
2l
6h
9
2l
4
13
4g
3y
dp
p
9g
7p
jg
96
rk
6e
i
r
1k
29
2s
k
1c
18
26
e
8h
5h
7g
8n
o
h
d4
4
27
19
2t
1s
t
j
1
4
e
1a
4e
4f
14
22
7j
fg
9g
9u
1t
41
1h
16
an
44
o
6i
ai
1
1y
2t
1k
1w
43
8
3
e6
7u
44
2b
2t
95
9i
2v
2s
6b
2h
8
k1
6t
5m
1d
3p
7
1p
31
3u
9
2f
24
1y
c
7f
f
1r
t
12
fm
1g
q
2
1o
5
6h
h
49
h
37
9a
5
69
2i
fm
8
79
3
d
p
14
r
39
m
3
j
56
1e
7e
12
x
ex
32
67
1i
bc
2q
p
10
8l
q
u
4g
10
b7
m
2h
1k
2v
5g
1a
1k
22
1g
96
3r
6t
1v
25
7p
eg
18
n
5b
3
5q
o
3t
1d
5a
4
1v
3n
4
6b
3d
1
44
we
u
7e
33
2c
7c
k8
4g
b
4
3g
3c
1
f
7
1h
2
q
14
30
9a
5o
dw
op
j4
19f
7f
1c
v
e6
30
3s
7e
2p
m
59
2
39
2s
t
c6
57
29
8
h
1r
2y
7w
4t
1
2y
cr
ac
4y
2c
3a
81
el
2n
5
8z
ei
o
8
5a
h
1s
8r
2c
64
6m
b9
j
d
5d
h
17
6n
du
9o
2h
1r
23
1cg
4o
q9
q
5t
2c
8z
172
1s
6
d
26
2r
7
5y
2c
4l
2
2v
7e
1t
d
61
v
1b
1x
1r
19
4a
1t
29
el
9k
6
y
2c
52
10
o
3d
cv
kf
a
21
qt
6k
4r
42
4w
18
59
v
e
2
6
3
2
2e
b
d
34
2
1q
29
19
72
i9
fv
3
4r
1v
2w
i
5q
4h
rz
7f
bl
s9
e4
2b
2w
2f
3k
4
5d
1f
s
mo
3c
2g
43
1v
fv
73
3w
60
2l
2w
19
y
30
3t
w
19
8
1d
3z
5
m
26
2l
a
68
7
1j
3h
54
7d
3k
8c
1g
4
41
hj
52
18
11
5h
ao
2o
1m
5x
4
8
e
q
41
w
1
2j
l
2u
h
1a
2p
c
3
1v
7m
2
f
27
1
5m
26
5u
47
b3
1a
93
69
ie
cj
f
63
3s
1n
1s
2h
4
4n
35
8w
x
m
1c
1
18
38
y
4l
d
3v
y
6h
1o
e
21
1e
3o
17
1w
d4
1h
1v
2l
6e
1v
t9
4x
7b
7b
73
25
1p
6a
6o
4w
t
11
86
k
4y
89
d
87
bw
e
av
1b
4m
12
1t
3
8
1j
7p
7m
9l
n
a4
1h
d
47
6s
3l
72
7l
53
z
2h
1e
e
9
3h
6
i
q
3t
1j
h
9
i
48
1w
1p
bu
4
9d
3i
2o
1x
3g
7u
2p
1d
11
4k
i
85
j2
g
20
48
d
cm
1g
3d
4a
e
k
ho
9a
38
1w
3
1a
4l
9v
1p
1k
3u
29
v
q2
5
n
5
5c
2q
98
2l
id
57
1p
35
6l
1b
5
gm
n
1r
3r
1e
5
2h
f0
3p
ex
6
p
42
1k
16
c
8t
kc
2x
30
20
x
8
7
3
1
3
f
2
6
a
1
5
8
3
5
6
1
3
2
4
3
2
2
3
8
3
8
b
1
3
a
f
14
i
3
k
7
6
a
5m
6k
4m
by
2l
6l
6k
1k
1c
45
i
w
8b
4m
1x
2g
35
ci
1i
5
d2
gc
35
3u
2w
d
af
h
1q
ak
30
3w
1k
4i
6o
5
6p
5asm
57
53
164
icf
1
b9a
jar
dd
1k9
1bs5
1
1
eb
2o
1wr54
m
44l
5p0
7zbr
87l
2b5
6w
2gg
1
1
1
70gq
bix
hh
2
6
1
1
1
1
42
9k1
dhro
18
8md0
1
1
1
1
3
1
2
1
DJ
4qcu
kp
1rm
14r
DK
1jy4v
86
xr
61
g8
d5
9y
7j
8b
cj
3b
4k
6q
o6
2d
1i
n
190
jj
1i
a
2v
he
67
47
6r
2d
5a
2t
1v
2y
2x
1c
dn
6z
3x
fv
f
9
9v
3x
kl
po
6d
8n
6i
k
4k
DM
24mz7
DO
22uek
4
fp
av
6
1y
1
1b
1d
j
1a
s
1
1t
3z
2r
hr
3d
18v
4k
35
5h
dw
2qb
gb
2gx
gv
ua
2e1
73
4c
j
1ff
2v
5o
2e
c9
1p
28
DZ
1h125
a5
25
1j
n9
3t
23
1h
c
c
4d
d7
7
9
dz
2
9e
5r
1u
j4
a
gt
96
m
1s
81
21
8j
1e
6g
4q
6y
at
1f
45
13
3z
6y
cj
1x
1g
4z
1l
3h
8q
m
v
1p
i1
2p
b
4
4v
w
i4
6a
k6
a
10
f
3
4l
3h
9y
65
8w
8l
8u
4o
48
x
1b
u
8w
8a
38
2s
6
35
w0
5d
3
36
kp
8
2c
1l
3o
c
6r
99
2
c0
fz
1z
6f
an
8p
12
21
ef
6
1k
9s
jg
fu
9
98
dj
i6
2a
1h
3v
c
4s
b
5t
5i
25
11
1c
e
9
7
4s
2t
1d
c
25
u9
3b
52
4a
48
f
6w
3t
y
13
16
1p
17
x
3v
2f
2y
4h
5p
cf
6m
f
n
1z
36
9
p
1c
8
6f
48
y
7
2m
2k
5
m
4
5e
r
b
q
6x
2t
2n
z
6
29
10
ge
5l
16
1l
m
2
5l
1p
3k
a1
37
2w
4s
5o
4c
e
8n
4m
6f
o
b
e
h
t
12
1d
17
h
b
m
5
h
6
4
15
17
7
c
a
c
bw
86
2hsi9
EC
268br
4i
1t
29
6
cg
6n
9d
1n
2a
74
4u
5h
z
4d
2l
34
2x
h
2s
5h
1o
22
37
4d
8
30
82
50
9
4t
9
9m
3f
3
5
3i
56
h
6v
e
1i
79
6b
1b
1dp
1q
2r
an
3v
d6
d5
c7
l
34
5z
6a
5t
14
h
g
18
5v
EE
cldl
l2
22
7p
db
bj
cj
bk
ml
EG
7ezy
xi
79
19
1d
l
m
37
1b
8s
ru
16
fj
2
di
4n
6
1a
3k
6n
hx
pa
a
7m
1f
1i
50
12
7g
g7
q
7p
78
3t
7l
5q
19
a6
s
t
4z
k
43
40
1p
me
3j
c
18
tf
1b
d
7
1l
2p
5
4u
48
j
1
5l
j
3m
5n
13
1w
5x
2b
3q
21
9
4
2w
1h
2n
bk
12
o
5
b
1y
3
f
1k
u
12
7
c
1k
2r
1v
y
q
3
19
24
y
26
t
9
1t
15
m
l
h
1f
37
15
3h
4x
7l
5s
b1
2j
116o
6dq
487vd
EH
1grle
rz
fq
ER
731u
245
79s
gd
2e
163
ES
1hs6x
20
p
1p
s
i
18
z
1q
3b
55
s
2j
13
4
30
l
8
i
8
2
33
2
f
24
1l
v
q
2m
w
i
l
38
v
3d
i
1g
1c
c
c
6
m
11
8
14
j
n
1
m
e
m
d
13
7
1
4r
29
g
e
m
2s
s
1e
1s
3p
16
8
9
a
10
j
v
1m
2k
45
13
6q
3j
1
10
3
n
o
u
9
u
1e
r
i
2c
2k
k
t
c
w
2k
3
2r
1k
w
7
d
1z
z
u
10
2b
7
o
1p
b
7
e
7
j
14
v
1
d
2j
4h
2q
4t
18
n
2
1h
12
1g
9
r
o
1j
1w
1f
e
5t
1q
7
3m
6
3
33
5c
2c
4n
1z
a
9
1e
10
c
9
m
5
1
1q
6
6x
1j
8
16
n
56
6
6y
1x
4f
4b
1u
68
4n
7z
b
1i
4q
15
o
q
1m
1a
p
3b
16
3f
7
1d
26
z
n
15
b
10
3u
13
1c
e
8c
3
3
1o
3
t
l
34
3m
y
u
g
3
6
2q
b
y
1s
3
3d
3r
1c
20
h
y
24
3c
23
3
2
5
10
t
p
9
1f
c
8
23
b
y
s
1u
17
8
2
t
7
g
e
15
e
7
1
6
k
1
18
k
e
7
v
2
l
8
5
12
5
16
8
13
s
8
2p
7
ysk
bi6r
8
i
3p
o
2d
3b
cd
10
u
x
7n
1h
p
5n
2
3m
15
22
3m
8o
50
5g
6s
r
69
1i
77
2g
a
9
n
44
1h
3a
13
3c
1
2
t
a4
5g
4k
9
5q
42
14
b
s
1t
2o
1b
t
2e
4x
1n
4
1l
16
61
2q
1m
3
2j
h
f
1
23
2n
8
d
1a
5
10
15
l
3
3e
2j
2n
1i
75
5m
3i
26
3z
gv
2x
3f
1a
1b
23
1g
r
w
1r
2c
33
ka
b
5p
1n
z
1
40
6u
8
3k
26
6
7y
5g
28
4o
3a
5j
12
60
p
o
q
9
2j
10
2s
4u
1b
4a
1w
2r
26
3g
6
2p
v
1w
27
9c
1q
g
7y
i
m
14
72
4z
5o
8h
2n
37
2n
cv
2y
l
1y
d
2x
5c
4y
i
1r
23
7r
d
j
1r
6g
f
37
27
do
1
ad
2e
47
15
69
4k
4u
l
l
1s
7g
2j
7o
o
3t
5g
t
4t
37
ez
2u
4u
i
b6
1g
4l
17
8n
2
r
2i
s
c
i
1
ap
a
bw
1x
k
1c
44
r
1z
1
i
2j
ai
z
t
1p
2l
1e
i
2h
1
5d
8j
65
k
72
6
i
69
3
51
j
n
a
1uwix
1jsn
nlt
18
65i
3vqx
5
1
bvp
3u
171z
2
1
1
2ms
1ksv
h5
31r
5a76
3ody
8ptj
bc81
1
8
1
ET
6z7v
5l
74
4q
2u
12i
rn
k
7
b2
d4
eu
1u
8h
7l
1b
6b
3y
6k
10y
3q
67
71
h
ah
m
n
c0
mg
71
k6
9c
m
2a
16
c3
27
3y
71
8j
1n
2a
jh
4s
2y
4m
65
6d
62
k
m
q
2h
14y
2s
9l
3r
8p
a9
8
22
5z
s
71
4b
32
7
4
50
1y
l1
5k
15
7a
1k
4q
5o
9r
FI
diow
qj
if
2b
63
8i
6r
aa
2g
bi
o6
1j4
3c
48
21
i8
rg
d2
94
au
48
k3
dm
1jn
iv
7r
177
jy
sk
8h
8m
ac
4i
cs
7i
81
5
8c
hn
2f
9t
hw
yi
2o
ns
8f
cr
6f
1s
h2
46
37
a
1b
fi
3o
2l
h5
jb
1r
9h
f0
b
kz
67
b7
gr
4be8x
FJ
1b43o
30s
1xy
FK
21g1v
FM
18mgy
FO
1jyys
FR
1rljh
21
2v
h
8w
2j
7
e
9
12
h
3c
2g
y
26
36
36
e
j
e
h
9
1t
x
1g
17
n
9e
44
r
30
4q
1e
1v
d
22
u
4i
36
12
12
1j
6d
o
8h
g
k
4l
27
c
bx
1v
91
4v
3y
1a
x
e
v
d
m
2m
8a
1x
2a
71
34
1n
1w
32
50
1y
12
1m
8o
z
5h
4
12
1v
4h
n
3
1g
8t
12
41
38
2p
n
1k
b
66
4j
17
27
7
3l
27
2b
1t
g2
7a
1d
1p
w
2v
8l
o
l
24
v
3c
s
27
3u
8g
j
2u
g
a
3
3c
bt
p
6x
11
4c
5m
34
3v
1j
1d
62
s
1e
50
b
2h
j
7
2r
4l
22
5w
k
93
b0
30
8l
t
24
57
n
18
f
1c
28
3e
2e
26
1d
1b
6i
64
3g
b3
58
99
rj
37
k
3y
4
59
6
6f
5i
3
9e
eu
k
2h
1h
av
45
36
1d
2g
31
l
1c
1q
3o
14
y
2l
k
3z
47
40
3e
8m
2
3
20
1
2i
8
25
y
3t
1
4
8f
1e
1
t
4a
1p
7f
1y
4o
1h
6f
e
21
24
1r
1r
23
z
2
b
3d
28
y
l
w
1w
2k
r
1c
1s
m
53
a5
2z
29
37
4t
13
1l
g
6h
2w
4a
43
3t
2y
28
t
1k
51
2a
4t
a
2q
4e
6m
2
w
23
77
1e
4
8q
1q
4m
6
3m
2i
1n
4h
l
17
6
2e
2j
2t
48
1z
n
22
1q
j
6
d
2z
2e
37
66
3d
jo
a4
d
3o
8b
4d
ky
tj
y
1z
25
3
6e
2d
j
31
as
3e
3q
1n
4c
d7
5n
6p
5f
5n
44
bc
15
73
4i
3n
9t
k
j6
3o
55
28
9k
4h
j8
2q
1i
64
9o
x
5l
5w
84
19d
1l
2m
8k
q
2
f
4l
5
2v
4g
8i
22
1c
o
1y
8
1i
k
4h
4s
18
1t
w
5s
9
72
2a
3k
8g
77
1z
5j
5x
4w
j
5f
t
8c
1a
8
r
3k
3i
66
23
2g
7g
16
4a
2x
b
3
46
l
47
y
1n
38
9f
9z
14
1r
9
5e
8j
3n
1j
8
1o
f
r
6t
3
2a
2v
2y
2d
3g
m
7
b
42
4
46
35
31
a
t
2x
2h
1l
8
52
8b
69
4a
13
15
2i
80
49
2r
2c
w
81
3a
4h
33
v
15
2g
s
17
v
3z
2k
1s
1
12
44
7i
2
2h
4q
48
u
d
35
2l
4x
3x
1e
p
x
1h
a
29
52
42
o
ah
2j
8t
v
v
3
q
6y
4
38
1v
43
10
1
3l
22
45
z
e
7
2r
3u
t
66
1u
1u
1f
e
e
z
by
16
25
2y
17
2b
18
4c
17
3
i9
p
5
f
4
3g
4
3n
8q
3j
2y
2b
4s
31
y
3j
3l
2a
6u
r
9
4p
3d
7g
o
1
af
2i
3h
3c
9p
8
4d
7j
85
5c
7
6
6t
d
e
4i
14
3p
3l
2n
15
2x
1b
r
34
5w
3b
z
2y
7
2y
7e
x
1m
o
2
3
1j
e
18
5i
8h
1i
b
6
v
5
1w
g
4
7s
4
22
25
234j5
1jay
3
GA
1fcyl
7d
3k
13n
5g
13o
5b
1z
gk
GB
1kfwo
l
o
9
27
10
u
2
a
2k
q
a
h
1
k
k
g
6
13
w
g
p
t
o
c
6
m
19
b
1s
7
1g
1b
2
2w
w
1b
2w
2
1n
l
5
1
11
1
1j
5
9
t
a
e
g
m
1c
i
a
b
9
e
n
48
51
q
c
3n
f
4w
1b
1h
1n
n
64
r
h
2b
19
2r
1l
14
g
17
1
6
q
j
2
h
s
3
2a
3
18
1e
10
i
2
20
z
6
s
u
1j
31
2
k
g
2l
u
1s
1
d
c
26
2
15
b
3
1k
29
w
2l
a
14
2h
p
1
15
3b
32
1c
1v
9
d
2n
45
w
1s
7
7
13
1w
1w
b
3
r
h
f
k
e
g
1
1
11
7
1b
o
2o
24
3
4
19
6
2
2c
12
1c
b
13
c
6
e
6
3
2
20
8
4u
o
u
1
f
e
2
u
c
q
2
13
h
6
15
3
2
q
n
z
4
1g
t
22
2
3
4
j
2g
v
51
4
1c
3o
8
p
e
1n
1j
34
n
d
b
17
17
n
t
33
5
2c
1
o
2
9
2
o
8
2
7
1
a
7
1
1k
1
f
1
15
27
x
1y
t
5d
1i
f
a
5k
9
16
3k
e
24
m
1m
6k
4
o
h
r
p
1
j
7
l
g
j
7
c
k
1c
21
47
1r
e
3l
1
11
2
5
2
x
90
k
2c
6
31
1v
p
24
18
g
c
12
1j
8
8
g
4
12
b
34
4
3b
81
11
b
4
2x
2
5
v
2d
1s
38
1
2
9
k
1x
4
5
1m
1q
l
v
1
s
a
f
v
56
17
a
2
1s
1t
2
b
x
l
h
f
1
1c
5l
j
10
5
1b
1t
1b
i
d
h
1s
1z
i
j
2
d
4
12
7
7
w
7
7
k
h
s
n
a
2h
k
1q
7
5
b
o
2x
1
8
18
33
o
c
1
15
11
3b
5
l
7
1l
1
h
t
11
g
w
1
x
3x
26
q
19
19
2u
1y
p
1i
p
45
1o
1i
a
6x
7
1
17
s
a
c
k
n
8
25
8
p
26
1a
1b
2k
q
1u
11
1h
7
o
11
u
k
9
u
z
r
3n
t
23
k
1e
d
o
3f
5
g
1t
1b
6
m
42
h
1p
a
33
h
a
2
3
d
30
x
1p
38
l
46
1f
16
2o
d
h
s
3o
1k
l
6
1d
v
16
w
4
1v
7
2
w
4
2d
16
o
5
2c
l
28
b
11
e
7
1c
w
1
3
1
3
3
q
4
1
o
f
1c
q
e
3j
12
q
1q
y
23
k
1b
1j
6
1m
4
2
3y
1g
12
7
1
d
1g
c
5
13
2e
l
z
14
2h
1k
s
5
7
z
5
9
4
2
p
r
41
b
1j
g
2e
17
1c
c
13
p
1h
e
m
30
1t
x
5
k
1
k
a
t
m
8
h
i
1
l
1a
2
8
y
13
o
1o
a
w
1b
8
7
j
5
g
2a
1
4
j
2
15
6
h
n
3
b
12
1a
h
1
9
1
2b
3t
29
b
3k
1w
3
11
11
12
55
14
1x
w
1a
6
1r
11
k
c
21
2c
21
a
2
u
k
3
btqd
2wqd
37
5
2
1
1wkzf
1lwq
1q
5
ev3
b9
130k
a
78
1
3
1
3
7
34
6e
8
8
er
3a
17
16v
8d
150
5eaa
3j
gc
7c37
9cj
98j2
72mw
3gbk
fq
1
1lqn
1
1
1
2
1
1
2
c69
GD
24qad
GE
d3bc
14
ez
50
33
n
3m
5q
21
4h
27
7y
bq
et
4b
6a
cz
tx
94
1g
4gs8
39w3o
GF
20gbn
e1
21
9e
nt
GG
1t7fz
GH
1d5wp
6h
1g
3c
cr
z
r
15
31
12
n
o
1n
18
8w
21
1n
4b
c
4c
h6
2y
16
a3
4s
4s
5c
l3
1u
fk
9j
38
4t
2v
k
k7
7
9i
4i
8j
r
53
6n
jy
cw
6n
1t
33
1f
90
gx
4p
4f
an
gu
f2
p
f
GI
1fosh
GL
21bwn
GM
1fp0o
o5
la
6m
3f
18
GN
1fr2p
al
ll
kk
em
o0
4b
ae
uu
1p
cr
1s
e2
8y
17p
8
n
c4
GP
24p5b
j
3p
2b
7p
8
b
gv
43
z
GQ
1dhw4
5f
ef
GR
5e9w
1h
37
i5
1r
6u
dg
ku
5s
9m
er
19
2v
43
1s
2n
aw
9u
42
q
d
7
1
h
33
38
c4
1r
ui
35
18
hd
6
12
ev
3h
o
3x
j
13
w
lt
bt
5a
a
1s
1t
2
y
9w
g8
x
11r
2b
4x
22
36
33
62
9v
9
6k
c
x
r
2w8y
7512
1s
1t
4s
68
t
2o
34
2x
1x
1n
31
3
43
55
9o
25
2o
3h
1h
4p
42
3k
7
fo
110db
2ar1z
6r5b
1599
hrz4
GS
21fvm
GT
24w77
8r
l
9b
62
4x
19
b7
4
44
10
37
1c
4u
k
p
3q
1b
x
2k
6q
2p
21
h
3f
95
3d
29
2
v
2g
6i
2p
b
49
4d
i
42
30
3o
1d
24
3d
10
2i
1im
3k
a6
2u
1u
b
4o
40
4a
b
1m
k
6m
gr
c2
k6
65
9
13
1a
3
6
4
7v
1e
1s
17
2b
n
av
e9
1l
1o
10
1h
GU
2ek8z
3r
3o1
a2
2v
1x3ol
GW
1ewdz
db
GY
20diy
hy
yc
HK
12yxt
12w
3c
HN
255sq
4p
3o
ah
6b
i
a2
53
5h
2j
5f
11l
pl
2bf
75
kh
73
1mm
9s
1hy
bi
21
3q
5
HR
1waxp
2x
1u
2n
hz
p
el
3v
1g6
2q
6b
3
68
3k
p
9q
98
g0
1bj
2xd
er
25g
1f5
ue
21715
HT
27nbg
hb
of
16
na
ew
1u
1dw
104
4i
w2
49
56
1q
aw
2w
9z
g4
12u
34
9p
qq
6p
3s
8wm
HU
fbdh
38
bx
5w
2j
11
ad
cu
aa
1t
5j
hz
1h
h
3b
3n
n9
fw
2l
fl
8n
8
8
16
u
ob
6h
3c
kc
35
2
5h
ay
1dptk
83
2i
24
5i
lx
1
1m
4p
4l
5q
27
e
1b
a9
3y
4b
4c
oj
2l
1v
2a
3c
l7
s
61
1a
p
16x
7
a1
5
b
8s
66
52
2v
58
ju
as
v
1p
3r
5
8d
h9
3a
4d
12
9
2x
6u
jn
2s
3
qj
2c
io
2impe
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
ID
q0c5
7
u
h
1v
15
4m
y
4r
t
i
38
2
d
2q
1v
3b
w
3u
1u
24
2a
2b
6i
47
5
1l
2e
4
8p0r
62
l
n
29
2l
16
4
j
5q
5q
1c
50
8u
46
1o
6i
g
2c
h
q
s
4t
m
gj
h
c4
1f
2u
l
1l
3u
e
14
1y
28
h
hc
2w
a
2e
l
t
3x
1
y
1d
2
3j
1x
2x
7
5
18
i
2h
o
u
1f
4
17
2m
4
4
d
5
b
4
2r
46
1w
e
2i
2u
2i
1p
7y
21
dg
bz
f
2u
3m
6x
96
13
69
2c
u
34
3k
5
8
p
1e
62
f
d
j
16
1u
9
3t
1q
7m
3e
6s
b
2d
s
5
2d
1i
2f
15
4k
v
1c
1m
o
5s
2g
14
3l
10
2
16
y
11
4
k
10
m
e
1c
1s
3i
33
n
f4
o
2g
x
3r
9o
1s
2
12
6k
4d
5
1c
3b
1n
8u
4b
1v
3w
2r
4
53
e
2w
29
11
c
4m
2c
2
8
1w
1a
1z
2h
1w
9s
fd
4a
1v
1w
5u
5x
2l
2
33
l
2k
3d
1z
i
x
j
6
1x
2l
92
1e
p
3b
2m
1b
33
1c
a
66
5
4
23
2n
a
3t
1y
5w
39
w
9
ci
55
9g
2p
n
47
14
1k
8
y
s
2w
1h
4n
iz
f
1p
1p
m
1p
5h
4r
b
4i
z
1c
93
5l
l
1u
5s
2i
6
4
v
6
54
3i
k
29
2
1k
3s
o
72
18
2
54
k
5f
32
42
u
8
33
2d
cj
w
1y
1j
2j
2
2u
28
55
m
2n
c
1k
3f
4f
6g
6c
5z
2
6d
1l
53
d
i
o
2m
e
5
2
1s
l
12
25
q
1v
19
s
1y
41
21
5z
9
36
6j
1y
o
10
88
6onf
7a
gov
3su
9h7
1op
50
4fa
e
d4
z7i
jop
3j
2z7eq
gu74
7lif
IE
1rgp0
s
3n
4h
d
3i
o3
i
q
r
g6
i
d
bs
lq
69
2t
y
y
2f
db
5x
4w
6n
72
31
jo
IL
60yo
970
3e
v
x
m
e
23
n
6
5d
10
z
d
1t
f
5
y
3
6
b
2
1
1f
1u
u
24
3
3
4
k
j
2l
y
3z
y
2l
1r
r
4
2
c
3l
9
i
n
41
z
i
3k
3
18
2v
1f
11
1v
3
27
g
i
20
9
2k
i
3t4of
5
5e58
bunp
f102
g
IM
1t7el
IN
p10m
1tj4
7
13
6
1
13
6
1
d
c
3
m
2
p
i
19
2
5
g
b
6
5
c
4
2
8
2
2
11
g
s
x
3
2
1
4
7
4
7
3
8
e
5
1
h
g
g
2
9
7
j
1
h
5
9
o
3
8
t
f
a
c
5
6
4
7
i
b
2
w
f
g
4
a
u
w
1
s
4
1
1
g
a
5
d
5
7
3
x
2
p
4
y
8
3
3
4
s
1
2
1
j
2
1h
1
2
7
i
6
k
4
q
8
4
2
e
5
7
1
1
1
6
7
17
3
8
f
b
9
d
9
k
2
u
o
1i
8
p
8
1
l
5
8
5
5
4
4
7
1
3
1
1
8
4
1
c
4
8
3
2
6
o
c
4
8
11
1h
4
w
j
z
e
b
8
4
c
2
j
1
f
h
5
c
1
z
7
7
1
2
b
5
19
a
c
o
4
1
1
2
10
5
1f
j
1
3
j
u
6
m
h
1
9
3
9
w
10
1
1
b
u
a
1
27
2
3
c
3
8
b
d
t
9
3
c
x
1
1
4
3
1o
1a
j
3
1
1
4
5
1
3
1
8
3
1
7
d
11
1
7
2
u
i
1
p
4
o
7
r
8
2
a
e
15
2
k
3
1
2
2
8
6
e
c
8
m
2
2
a
1
7
3
2
c
3
8
c
h
f
5
1g
8
n
7
n
9
d
a
i
8
p
2
6
1
4
2
5
3
k
6
3
5
5
6
u
3
1
4
5
1
3
1
f
h
7
8
6
q
8
2
4
3
5
2
j
b
3
l
4
1
m
j
k
1
b
2
k
5
7
1
7
2
5
2
6
3
4
4
b
2
1
2
4
1h
2
9
3
2
4
m
1n
9
7
k
a
8
1
6
9
6
6
6
l
x
5
6
r
1k
16
5
2
l
i
m
1
8
13
1b
f
x
7
1
6
d
2
5
k
3
2
f
1
4
1
4
c
5
p
b
1
2
3
6
e
1
l
1
15
9
z
p
1f
2
b
9
5
i
5
1
2
2
2
o
f
6
3
1
a
p
5
1
w
8
4
b
1p
w
h
f
n
a
2
d
2
2
c
o
e
4
4
f
2
4
6
g
i
n
8
c
1
1
2
1
2
a
v
4
5
5
a
4
e
6
k
17
6
f
4
3
f
9
p
8
c
7
s
3
8
6
1
12
2
3
g
j
9
6
6
s
e
4
c
u
9
2
6
c
1
3
c
c
4
c
5
4
1
6
1
f
p
6
6
2
2
i
2
f
5
8
d
b
1
4
3
7
7
8
f
7
4
4
5
e
8
h
2
d
1
o
6
3
6
3
b
7
6
k
c
6
1
2
8
4
1
7
c
1
8
b
e
f
q
1b
3
7
5
8
1
2
e
4
5
6
6
e
17
5
m
5
6
b
2
12
g
m
8
9
5
s
6
2
5
8
y
9
c
h
2
9
h
a
2
5
9
e
e
2
l
1
b
2
4
9
2
9
1
e
8
f
7
p
8
9
b
2
6
d
5
5
11
4
l
d
9
5
1
2
1
3
f
c
5
5
s
4
b
1
6
1a
g
6
h
m
6
d
e
j
6
d
b
4
d
e
6
m
6
19
g
3
7
1i
5
p
u
4
3
7
4
7
2
3
5
5
6
3
2
a
2
4
11
6
f
1
v
6
3
z
15
2
7
k
2
e
5
1d
4
r
6
l
2
i
o
c
1n
5
j
m
7
8
g
r
3
l
x
r
6
3
4
c
2
5
1
d
v
5
j
b
v
5
c
3
7
e
e
d
i
f
1
h
8
2
1
5
k
2
3
o
9
6
a
1
4
1
4
5
3
9
4
2
h
1
s
a
d
5
7
2
2
9
4
1
i
1
a
j
9
3
9
5
4
1
p
3
b
r
f
l
5
1
p
2
6
g
3
5
c
6
1
1
e
9
b
t
7
d
4
5
7
e
a
d
7
6
q
4
6
g
1
2
9
2
6
8
s
6
2
d
f
2
7
7
i
9
a
j
2
1
6
6
d
6
i
c
7
9
4
8
4
d
5
s
1
1
8
h
c
1
5
3
6
w
o
6
v
4
8
b
7
n
j
9
b
2g
7
u
7
h
3
6
1
c
h
6
q
i
2
h
m
6
3
y
a
j
6
a
h
8
k
5
5
8
7
3
3
3
2
k
x
v
w
1v
a
i
1
5
4
w
3
d
b
3
g
c
1
q
a
2
3
e
6
7
3
t
7
e
7
1
9
j
7
a
a
7
a
2
8
i
a
h
j
2
b
6
j
4
3
6
3
d
3
13
3
m
5
a
o
4
a
q
4
l
2
g
16
2
8
24
a
9
g
6
l
c
3
4
5
f
2
a
3
5
4
2
5
j
3
j
2
w
f
a
6
1
2
1
3
d
3
8
2
2
f
i
4
t
g
6
1
3
15
c
s
5
2
l
h
k
1
19
1f
m
11
r
d
i
7
8
3
s
2i
7
7
6
3
3
1
v
7
c
d
9
4
1s
1
c
8
n
x
d
f
v
1m
h
i
g
o
1
b
e
2
6
j
d
a
5
a
d
q
2
5
7
b
i
f
6
m
g
a
7
2
m
7
4
a
d
2
3
e
6
r
n
3
1e
f
2
7
b
2
j
3
e
5
o
6
2
4
q
8
2
e
1
u
7
1
3
12
9
i
h
3
h
8
10
6
d
5
7
h
2
9
b
c
4
9
e
b
3
k
1
8
1l
l
b
9
4
2
r
h
18
l
d
2
g
c
k
c
3
t
5
4
2
d
a
j
11
h
f
6
9
1
u
a
f
d
l
b
8
6
1
6
i
13
j
1
1
7
5
2
6
7
1
j
4
1
c
18
7
7
13
o
1
8
p
13
6
h
1
4
j
6
6
p
k
1
k
l
9
s
j
d
l
6
x
8
n
3
d
3
e
e
8
p
y
9
7
g
2
h
7
c
g
x
6
1
g
c
1
3
4
5
b
1
3
o
10
g
d
b
3
l
u
g
9
w
b
2
7
a
3
e
2
f
f
2
c
2
3
g
g
5
2
k
v
g
j
7
4
4
b
19
5
g
6
q
8
e
1
6
2
3
o
b
5
6
7
r
8
7
h
m
b
1
2
7
h
l
3
b
l
8
2
1
u
b
m
7
p
1
f
b
2
g
6
7
1
6
1
f
4
7
3
1
8
r
1
1
8
o
9
i
1
4
a
7
2
2
4
y
a
k
9
d
b
b
7
2
h
4
2
5
m
o
3
2
9
4
3
b
1
6
2
7
d
4
2
4
1
1
u
b
a
4
5
2
6
u
6
6
5
2
6
3
5
3
l
3
s
d
7
2
a
1
4
k
3
u
8
c
8
1
9
a
d
q
9
8
7
9
6
d
b
3
w
2
a
7
7
1
1
1
2
4
r
6
3
6
5
3
7
l
1
a
4
n
7
6
5
2
3
8
9
3
1q
7
e
v
l
2
6
6
e
6
g
4
1g
6
2
j
5
i
3
b
a
i
2
h
1
b
8
8
2
e
b
d
3
5
d
b
e
f
f
5
9
6
1
8
f
p
1
2
4
c
p
7
4
1
r
2
7
4
o
4
9
1
j
4
l
i
1r
1
k
i
p
4
2
9
18
1
e
3
c
4
o
6
i
b
9
o
o
d
1
v
6
9
1b
2
b
o
2
1
h
1e
q
e
6
h
h
2
12
5
5
k
1e
i
b
2
i
8
5
1
4
5
3
r
7
7
1f
9
u
f
5
8
3
l
3
7
2
2
3
3
1
8
a
1
1
b
6
5
2
4
2
5
2
2
3
b
a
1
b
l
5
9
3
k
6
1
9
n
h
13
z
2
4
k
6
i
4
8
5
1
g
i
17
1b
8
l
f
c
1e
3
q
b
c
7
8
3
3
6
18
a
4
j
a
1
6
2
5
4
d
4
f
2
3
5
2
j
2
b
z
c
a
c
3
e
3
a
a
5
5
4
1
3
1
c
1
7
b
1y
8
9
4
2
c
5
4
11
n
h
f
6
5
e
5
8
h
s
a
2
d
m
4
e
j
7
m
f
4
1k
5
g
7
6
6
1
6
i
6
r
o
2b
7
6
6
p
8
2
e
n
m
h
4
g
l
6
5
a
e
8
5
2
5
2
w
g
6
2
7
9
6
c
h
e
11
w
s
1
b
8
3
d
l
p
4
a
3
a
h
5
i
q
i
5
1
1
h
6
d
9
j
1
j
b
m
5
1
3
5
8
a
c
8
5
s
6
1
1
12
1s
1
3
h
7
b
3
18
m
1
1
m
9
1
1
1
h
6
f
w
9
c
3
e
n
e
g
b
d
1
6
6
g
6
3
f
e
1k
3
h
c
3
v
g
2
t
6
e
3
r
5
b
v
4
k
c
i
21
i
7
g
2
4
k
1
2
f
t
6
l
e
5
7
b
7
1g
e
a
7
1
3
l
4
1
f
3
4
5
1
8
a
e
d
2
7
f
3
d
6
o
6
a
q
8
2
3
1
i
5
7
1
x
h
2
4
f
1
4
1
4
h
d
b
6
1
z
a
3
1
5
5
h
4
9
3
e
8
3
5
3
p
j
4
1
7
j
d
s
u
g
z
k
1
4
3
2
5
i
2
f
1
7
3
8
4
n
l
c
6
n
8
9
7
7
o
f
q
f
b
9
6
6
6
7
8
a
b
n
y
4
7
5
g
2
3
7
1
2
f
1
r
5
e
3
o
b
3
p
6
i
8
b
1
9
6
n
5
6
p
9
7
9
6
9
c
h
2
1
6
9
2b
h
1
1
c
2
g
6
2
f
8
1
9
g
t
2
4
6
3
5
k
4
z
1
b
h
g
1u
6
b
2
3
5
4
i
x
9
z
2
7
i
5
i
13
p
b
6
b
4
j
9
6
6
f
1
5
3
12
f
5
7
f
6
6
3
a
1
k
6
15
6
3
a
g
2
4
6
9
a
b
6
m
2
6
9
9
1
3
4
h
3
e
b
3
4
8
c
1e
1
3
c
2
1
h
6
f
5
3
2
9
b
s
c
r
e
2
6
1
3
8
5
c
f
9
1
2
m
2
5
1
d
k
7
8
5
9
7
c
1
3
16
5
4
9
3
4
6
5
4
1
2
5
3
o
q
6
1
x
7
c
d
1
j
2
6
3
o
4
4
s
4
6
5
i
5
4
1
b
9
b
c
6
4
v
3
3
2
2
q
b
a
8
b
1
9
3
7
4
1
r
x
8
1
5
q
v
9
7
1
g
b
1
9
c
q
8
4
2
7
4
1dw6
8k
389
4x
8
6
m
5
5
x
2
65
8s
1qzm
axh
66
ddh
m
289
5n
3
2a
2w507
6beu
6wwu
1bv
8p1
sut
65np
2
2
1
3q
1
4
2
1
4
1
5
2
3w9
h
dvl
1
2
2
2
d
1
2
1
1
2
1
3
2
6
1
1
1
2
2
2
1
1
1
1
2
1
1
1
7c4q
IQ
1x42
72
5m
3g
5n
9v
op
5z
5a
2
bu
zj
e7
26
dl
11
ha
9i
bl
2w
us
a6
5r
m
2s
1y
1r
5y
4
1v
1n
x
7
1c
8
w
3t
6
p
3h
t
l
2
9
1
p
y
12
3t
12
3
3
j
1t
5
7
8
26
g
1o
3m
l
3
8r
66fk
1a54
IR
b00
7di
st
62o
18
6ij
1hpx
ge
w
a9
aw
c0
a
7n
bg
44
h
3g
e
d
au
5u
91
9
bu
kv
b
8x
8c
4
79
95
b0
52
2a
3t
7i
3k
4w
9d
13
1q
l
4o
3d
1a
1b
4m
3n
69
qc
g
6l
15
3u
3m
3w
bj
6
1o
1s
y
92
4
30
15
78
61
si
40
30
29
9m
r
i
5h
8z
3
76
cj
e8
e1
1m
1p
7y
u
1i
gt
62
8
2f
3i
u
7i
2c
22
gv
bp
8o
fh
w8
52
ks
1a
n
24
fi
ha
8d
2c
3b
15
ew
3h
gf
ap
8f
7x
7t
j4
1x
h
jg
dd
gi
20
4b
2
1f
7v
2b
1m
a8
t
x
hl
29
3
b
2
1j
7c
73
2v
5
3p
1m
3e
3
5d
50
l
a
18
bb
5y
34
1p
9o
3x
x
5
4o
28
2q
6o
5j
60
a
5lsu
86h
pr
1e
z
2w
d
3k
c
5
s
evqp
zk4
1p
m
98
nr
a8
lt
IS
1kfui
gqa3
12f
15i
IT
1i2jd
1i
9
29
j
2c
b
34
4
p
1
n
u
e
c
2
7e
1
1g
1t
3
4
y
4
7
k
f
s
c
2j
1y
5
h
e
6
c
7
b
q
y
8
7
1r
8
1
y
4
3
t
f
z
v
9
44
h
3f
21
c
z
29
1g
t
4
1q
q
m
q
2w
9
2
d
r
2p
3y
1
c
h
q
17
2
n
p
1q
b
q
v
f
3
9
1y
u
9
5
3
h
1
1
1
dobx
3y
x
b
18
7
1r
2g
25
o
y
v
c
e
7
2f
1
11
h
l
e
d
16
r
64
1
y
29
h
k
2y
7
d
3
6
10
w
1b
i
u
1t
l
j
1d
1z
h
c
22
13
p
9
2
f
f
38
7
28
s
5a
b
1
36
11
a
7
5
3n
8
n
3
2
j
3
3
d
2k
5
t
d
d
16
1m
1f
1z
1
l
c
c
a
9
17
8
9
3
1w
3z
6
14
k
q
2i
1g
4q
5
f
q
y
3l
e
o
2p
2s
y
c
1
9
3
2
3
1k
e
2x
f
1x
g
10
1d
a
i
1a
1l
y
6
5
1q
6
b
25
5
3c
e
4h
v
2r
1f
c
n
23
i
l
15
33
b
i
4z
1r
17
16
3
1
d
g
e
v
3h
19
i
6
1
14
2
21
1b
39
1
p
a
2
f
2
i
2c
4f
3d
2i
7
d
5
7
y
3x
b
2j
r
26
o
k
1m
13
7
i
9
15
8
1q
q
c
e
1p
p
11
1s
t
12
g
e
5
2
10
1
c
3
1
p
i
a
15
13
2
f
26
7
k
3m
1g
11
c
12
1o
47
h
x
2l
2
7
m
7
2
i
2z
f
c
c
5
12
1
f
6
18
2m
8
n
h
5
h
f
1
g
14
1e
x
8
d
1u
b
i
18
l
a
4
1a
q
b
j
15
4
19
35
15
1r
m
36
w
4
30
l
k
14
m
50
1
n
8
2x
3
d
7
14
1g
1q
3
1o
2e
1p
8
5
22
5
2i
1
1e
9
z
l
c
i
2
b
22
2k
y
4
1f
c
6
d
i
7
28
q
g
2v
18
p
f
1
v
1u
b
19
1
s
e
2
y
2m
5
8
2p
6
5
v
12
10
b
d
q
k
1p
9
3
i
1f
1c
v
1e
f
m
q
9
s
12
2m
24
2
14
e
10
3u
3
2b
o
1k
f
1j
d
p
5
e
6
4
6
1e
w
g
12
1u
13
a
4
55
8
o
3
9
j
l
1v
7
13
c
m
e
i
2y
1
f
q
1
p
16
9
v
3
1h
1k
h
8
1f
17
a
1w
s
10
29
2n
1
5
n
2
a
1
2c
e
b
1o
19
1u
4c
13
10
g
g
53
m
1f
19
14
k
3o
d
c
y
5j
r
1c
1n
22
1n
2p
4
2c
s
o
x
k
2
4
22
3
1g
1z
10
2t
m
f
3
1s
c
10
3d
f
v
z
r
h
8
14
3
b
a
4d
4
u
1b
11
4
a
1s
8
r
8
8
2e
3
o
6
2
b
7
1h
14
8
1m
9
h
9
28
9
2p
f
h
3
o
d
8
1
1b
17
b
6
i
4
1b
w
e
rev
1xeoc
1n9q
4
a
2
4
3
5
c
1
3
1
a
1
7
5
4
JE
1t7aj
JM
22rpt
ec
6u
1y
4j
1r
1i
53
2m
8n
JO
59tp
8d
lz
z5
18
ct
1c
n
vs
1q
1a
1o
26
2c
l
k
3d
16
d
3t
p
3zid6
j4na
JP
13lvv
g
3
2
10
c
1z
9
h
23
6
g
x
b
n
10
15
j
9
1l
6
2
z
7
9
1
n
s
n
1o
1k
g
1x
2
3j
u
3c
g
p
1o
t
3
1f
1q
1w
5
z
7
a
5
1x
l
k
m
2
l
8
1j
e
19
24
6
8
i
3
e
6
8
1
4
q
g
c
2s
u
1l
h
13
5
6
n
4
m
a
1g
12
4
y
1f
9
1v
q
1
o
10
u
b
r
3
1q
1
e
1
y
3
1
20
g
q
c
6
e
i
2k
a
k
10
w
p
c
i
f
n
1u
e
9
p
15
9
b
m
10
10
l
b
a
12
1q
2
g
2h
2
4
2o
1y
1g
h
1f
17
1k
7
v
2d
3e
a
q
2
2f
7
n
1n
r
7
c
1k
a
1r
35
1e
2
e
1d
k
o
1m
f
1n
y
g
2
1
2
e
s
17
f
8
z
g
h
1q
1e
3
s
1e
a
2g
f
6g
2b
q
4
4
2
1j
a
1x
f
9
1o
3h
5
7
1
l
13
17
5
12
2r
10
12
18
r
t
4
16
j
y
3
22
2f
c
h
13
1j
e
4
4c
h
f
f
6
9
6
19
r
11
14
w
1m
o
1n
4
2n
b
s
g
3k
m
b
31
7
f
g
s
1e
22
p
y
8
m
k
2c
9
f
2
29
u
1
5
e
1m
1h
1e
3
1l
4
z
1x
g
2a
1s
1
1f
g
1m
19
o
1v
q
n
v
3
7
8
q
1l
8
6
1b
13
f
25
1
r
13
1m
21
q
l
4h
y
d
5
a
32
7
h
1h
2l
2w
y
r
12
16
m
8
10
8
g
12
8
38
5
1
6
d
3
u
p
4
1n
21
c
g
1c
a
7
5
2f
2m
1k
5
s
1j
a
p
3b
7
h
g
h
a
1
c
q
8
10
t
w
3
e
a
1i
f
k
n
9
d
1t
e
6
2o
l
2x
1r
9
d
o
w
o
7
d
2
f
k
16
18
5x
b
c
1
1k
7
10
5
b
l
h
j
5
5
k
21
a
7
6
a
k
d
1
4
a
1s
1k
2
g
13
10
m
1e
1a
4
q
a
3
q
11
1c
j
16
n
1
1s
2s
w
20
1e
l
g
q
1b
9
y
z
f
18
2
b
f
9
1h
67
28
q
5
1n
2j
a
q
1y
a
4
h
v
1l
k
8
5
9
b
v
d
q
7
c
1
1f
j
3
d
e
1g
k
5c
c
s
8
e
6
5
7
c
c
g
6
1p
6
1
6
r
2
k
1
p
6k
2u
v
8
f
1g
d
f
2q
3f
20
14
k
5m
2b
4
f
1u
c
e
b
11
5w
1h
mau
tz
i5
yi
160
66t
2
l
2
h
3q
1
1
5
1
2
efb
2
e
y
1
18
2
f
q
3y7y
k
i
8
c
k
3
f
4
j
7
a
x
1i
1a
6
8
1
u
j
2q
2
1u
z
e
8
2
v
g
2c
o
1b
s
a
j
x
f
2s
4
6
6
k
y
z
t
8
1
2g
l
7
3
h
19
w
17
3
4
3
2
j
4
p
h
16
l
z
9
b
1m
1s
15
19
5
1t
c
3
7
o
b
1j
z
b
1u
6
c
g
g
5
7
w
15
8
s
g
1e
18
l
24
4
a
a
h
n
q
q
1q
12
b
12
ff
ajk
3o
62
1x
24
i
e
19
1y
1b
23
1n
2h
2f
4w
g
5x
s
1g
30
8
k
2
2o
1q
1c
7
2y
1g
j
3a
o
6d
2u
2
13
1g
2l
3
2h
16
f
3l
20
h
v
2a
26
h
t
2b
o7
2pszt
1mn
hj
2o39
c
n
f
z
10
2
2iu
2gnt
79pk
1
1qg
i38q
1k8g
KE
3ti2
6p
27
mg
1e5
17i
92
11k
1i
59
2d
12
ql
6l
6p
3d
e
bk
2o
l2
3w
4r
20
34
bg
4l
hb
ct
101
52
p
1i
lc
hv
45
15
k7
19p
qn
e7
rv
kb
49
13y
k0
3ww9
KG
q7c2
2s
6ity
5f
1p
13
5i
g
l
1m
3j
ac
u
1p
b
1k
7b
4j
16
27
7lo
KH
131bu
hh
2m
4y
7
fe
3u
5js
2o
b
4s
2j
2o
f8
d
8
9
p
6
hc
KI
198a9
KM
jr89
j
KN
24mwv
KP
14095
9u
rw
tr
n
bt
qv
l
8k
3x
gp
af
10h
g9
11i
b3
2a
18
eh
64
dw
4d
g
2u
8d
4m
75
ed
hs
cq
1l
1x
1n
a
3etg
ld
t7
63
hs
jw
i
6f
5
3y
2l
6x
dt
1b
15
2x
4e
5z
15
ii
fe
KR
139lb
3y
1m
16
3j
39
1t
1f
28
1a
s
1l
2
h
1q
5g
a1
1c
6h
15
uh
5v
3v
2m
3a
1w
12
2n
5k
1b
20
6p
9l
w1
a3
c7
g
5c
6
81
1o
g5
22
43
8i
w
4o
4d
92
o
50
2b
2o
9t
5
4s
z
1
4l
c
s
9
3k
20
78
x
2q
3u
1a
1n
28
4
1
m
38
1j
q
94
21
l
39
3v
6
5i
3l
h
39
cb
ap
8x
1q
2d
4b
85
h
q
j
48
1o
t
f3
e
6
1w
1s
r0e
3i6
4sx
36q
1b
7
33
4
bmz
4
alb
7
h0u
2nbxz
avey
KW
64df
1o
15
o
1e
4
5
c
c
1
3
15
26s6
2z
j33
KY
24qut
KZ
d1ng
b
cc
7t
6z
7h
eh
2c
2a
1
1
jext
29
1y
c
57
1
38
4b
7b
4y
3s
8k
8t
y
3r
2f
o
1
c5
1e
5g
i
4y
6z
i
y
3a
27
6
a
a
68
1w
d
1r
hj
m
79
2d
1h
2
9
mw
f8
ri
e0
1h
a
h
d8
2g
1x
e0
9c
5a
1e
3m
p
20
8
33
bh
4t
8gp
LA
zenc
77
ux
tj
jf
9
1h
1n
a0
5c00
10ut
LB
5pa5
lp
52
tc
iv
3e5
1r
1af
159
bq
9p
1dj
LC
24nvw
LI
1t78u
LK
q868
2i
9n
px
3g
v2
1wm
fn
jc
2s
ek
m5
125
ga
s1
73
xp
s0
va
s4
1j
f6
sl
8p
j3
3k
5y
42
k3
2
ul
ct
5j
4x
y3
86
r
gr
1ep
6q
4a
lu
1b
53
3
cj
cy
ai
37
467zc
LR
1cpgr
8b
ei
17z
x3
ba
30
cs
ui
ek
LS
jz9z
z
64
1v
g
2l
2c
58
LT
cplz
1h
fg
1p
5d
x
jd
2b
d6
6k
6o
c7
32
qe
17
l2
31
4u
18
dy
j4
6z
10v
3kz22
LU
1rg70
7s
12
LV
9q4a
fg
3e
9c
ve
7m
u
nz
op
yn
26
4
ve
4d
LY
1qqe
8e
4bl
uy
1p
52
7k
1
1w
1n
2l
w
q
19f9s
1o
4q
3s
7c
we
q
43
4g
6
1pf
4
1a2
4q
68
j
8t
156
6o
cy
b
v0
a2
3f
7k
im
1j
MA
1i5er
h
10
gp
fg
7i
ko
6z
bb
98
b3
2z
2e
2m
vt
pe
bw
3f
6u
10s
17b
110
3v
62
3a
gi
ib
11h
5q
3d
14
hh
fw
4w
dk
47
3d
a
fc
ck
6v
2d
6m
45
89
qw
1xk
11
8g
1j
ai
mn
4u
fe
21l
45
43
1bo
7q
en
5c
5d
b2
13b
21q
f4
ar
2deke
MC
1s57p
jx
MD
d850
2w
1n
1r
17
m
e
2x
48
de
5t
10
5
z
l
o
6
3d
s
ME
1wfro
14a
6ab
MF
24pgj
MG
mkso
3f
eo
4d
3t
3q
11
fj
aa
4
jy
6j
e9
5g
rd
8d
47
ef
co
dw
7o
au
ie
25
5d
qc
32
17n
o
h
2j
ek
2g
2
4g
i
1s
u8
5o
8t
jg
y
up
5f
2y
4e
16k
7r
9w
175
u
gr
20v
2h
78
1jc
2z
dr
14
232
nl
9t
6v
i
cz
6s
MH
19b03
3fh9t
MK
gsvq
du
hm
o
v
6g
z
7
2n
a0
6z
6w
68
4q
kw
6c
1
q2
6g
4f
9y
3g
e
1y
j0
ch
mn
1b
h9
7m
25
vgr
ML
1gh8a
hd
1mu
85
8c
17m
8q
gu
7a
bt
fl
2
14
4x
13o
13m
wy
lf
1e
4f
MM
rjn9
je
s
315
f6
66
gl
ng
6z
p
7e
1
t1
9b
29
11m
aa
qz
1ci
9i
2f
24
4n
2b
y5
dz
14u
qv
3cf
2m
a9
5v
1d
1
1l
bj
9s
8y
52
40
53
6q
2q
13a
kf
o6
fn
jx
1i0
io
m
5
1n7
137
3aj
1w0
cu
2p
5n
mq
3583b
MN
wh05
bb
h0
azdq
ja
lx
3c
bd
pv
3k
bz
17
22
3c
97
2a
3cdhn
MO
131ay
MP
4nspi
MQ
24ikb
b
6o
6u
g
1
h
6d
32
MR
1eyga
7
MS
24out
271yr
MT
1ix22
13
90
23
dj
MU
k0mx
e
21
2r
n
4o
4m
2a
1p
3b
3orf
MV
rh7v
MW
51vn
eqjg
l4
1b
d2
3p
m1
83
qm
dv
gc
3p
fr
15f
1c2
32
MX
22nnh
nqp
1
4n
e
f
4e
25
b
s
d
1o
8
1
40
7
4
9
2s
2
2b
8
1h
20
a
v
2
i
2
6m
1k
f
b
2
16
3
w
15
1
5
4b
e
b
6
j
27
2
b
4
g
1o
h
2
10
e
11
d
t
i
7
g
x
27
m
f
15
5
2c
u
cq
1x
e
1k
6x
1q
68
7
62
2h
1
8f
3
2b
1k
32
k
1w
3z
22
v
fr
6p
6
aa
4d
4r
10
3
1t
i7
1l
u
m
5
1o
3t
11
3q
3c
w
7w
a
j
4x
1a
1a
m
j
1k
10
2t
1
13
n
18
41
10
1m
e
15
27
2
2d
1e
1u
e
8
y
j
12
1r
1a
2t
g
1b
25
4q
v
31
8
c8
15
2
9t
4f
73
c6
k7
y
32
i
3a
e
14
h
7
1
1
d
4
8
2i
14
h
9
18
18
1
13
1
u
ei
1f
17
4c
2c
1
oc
ns
7m
1p
y
1
4
3
1o
1i
k
g
s
a
1r
10
2j
i
3k
4
e
12
b
2
2
3
2
1
2
2
2
1
2
i
3w
35
g
m
o
5
15
t
6
a
4a
n
3d
2n
3w
i
2
m
23
1n
1g
29
at
4g
2b
1c
1b
p
7
4o
n
1u
i
1t
5
k
g
1f
1f
j
3z
3c
11
7
7
m
o
4wx0
ml6
893
9pl
1w
n
w
6
z8
i
843
2
46
1
1
1
5
4s
2
8
373v
68
1xm
4o
18
a
17
w
k
m
2
9
1
8u
6
a
4
bf
g
3v
h
1v
be
37
2k
6
3y
52
2m
1k
17
n
r
2f
2k
1h
7r
m
1d
25
5e
p
42
4e
bo
z
45
bl
9m
5s
9e
34
2a
4
h
78
2
e
1
2h
4b
67
2c
mk
6o
m
72
el
p
10
3k
18
1x
6
1n
1y
3o
1l
1ug
3d
1j
31
j
zc
67
40
5d
4c
3e
c4
g0
k
37
c
1f
7
6m
2x
x
85
1n
1r
1m
f6
4l
11
1f
1t
13
4p
v
11
22
4c
1r
7c
77
mk
a4
im
15k
27
4c
wg
106
3s
6u
f
f
2e
1w
y
r
36
q
11
69
2k
64
i
1
1
b
6t
24
1f
r
5f
h
u
6k
2h
3
1y
6a
cr
28
29
n
o6
8
h7
12q
1ku
c1
6e
7z
s
a4
9
bq
58
2
2
4
2
6
3
1
2
1
1
gy
5z
8y
43
iu
6m
44
1a
1ep
r
8
6j
2l
s
16
a
3
1
4y
4z
1
d3
r
fj
8
16
2i8
2a6
7
1xraa
3
7
MY
q77g
axoe
1p
o
b
8
5
a
h
3
1
3
7
1n
3
c
k
b
c
2
6
e
1
1
a
2
14
26
96
27
6
2
9
1h
5f
2d
2k
27
2r
1a
2t
36
3
25
g
u
3t
a
d
z
h
1i
a
n
7
8
4
2
m
c
5
c
5
o
2
3m
1b
4
1i
1
2
7
3
4
d
16
2
8
3
y
4
s
15
6
8
5
4j
9
q
d
8
1b
29
4l
12
1t
ag
o
3
4
1r
4
2a
k7
8d
6c
9c
6s
2ig
c
6wa
2a
aw
zm
5ku
1cs
1oa
ks
4e
1hn
lg
19n
qc
kj
io
7c
h
51
591
15o
uk
2xdl6
cz5n
MZ
lyjs
40
5
10h
1v8
dg
3fa
1ad
1mc
6t
k
1nm
8u
m6
7y
2a3
xx
1yq
jk
ox
go
1xs
fv
r63
NA
isu2
1h1ou
jo
ez
4d
7j
5u
od
li
gg
nm
3p
1uf
NC
19uv5
f5
10w
NE
1g8ys
1u
og
2o
1d
w
8c
65
ut
a
bu
7l
n
22
5b
1c
1da
wx
rr
1t
47
fn
vx
ei
NF
1aboi
NG
1do8c
l
5g
7r
27
m6
c
5k
3g
bf
p8
71
2
2h
33
y8
6g
y
n
6q
39
1a
c1
l
7c
n1
1z
5c
7
2b
2v
2s
2t
13
1d
1t
g
2z
88
7v
4b
3n
e5
2g
6s
28
7j
j
8
3l
4x
1g
5v
1p
y
c0
1v
29
p
l
3x
dv
33
77
2r
q
z
1b
20
h7
7y
3r
8j
29
bf
3w
4q
30
2u
19
b
9w
g4
13
21
cd
8v
91
2w
19
1
5x
59
3l
7b
i
2r
e
1z
19
32
2v
51
e
9e
8s
28
4j
1n
s
39
r
33
45
k
l
o
1j
6
9h
3s
r
4
e
2q
f
1
2
2m
3p
a
k
9
16
1p
12
1u
7m
6
3n
6
1p
7p
y
2j
u
2y
19
45
5
9v
5
mw
j
1p
69
24
2u
5h
6l
8a
3u
73
5u
4f
i
3
6
k
5x
3l
27
1s
12
3d
14
2
2p
43
g
4t
52
72
4v
1t
2
1k
9m
n
jo
2g
6s
1i
5h
3v
18
1q
2
2
2m
1i
22
k
r
3w
3e
a2
c9
34
2g
4y
a
31
ao
4b
2q
t
ax
8a
fh
z
19
g8
7i
6n
7j
2y
bq
4p
48
1g
53nc
NI
25i5f
5h
2
j
9h
2g
aa
h
q
1n
86
b
1i
9
56
f
2
12
7f
al
dt
i
3
p
52
1m
21
ga
8t
2r
34
9
4a
3m
6
4g66
NL
1msvp
g
37
b
6l
2l
s
k
19
1o
c
4
24
1i
9
1v
8
c
3v
v
z
3i
48
25
7
28
2p
8
r
4
r
3z
4
a
a
j
1g
1x
6
35
1i
7
w
4
t
k
d
z
9
25
1g
k
15
w
3k
2a
2e
u
2h
2c
7a
12
z
l
20
2h
d
t
2y
y
o
3g
d
9
5v
c
3
3d
3u
x
13
1y
24
2o
6
7
56
l
l
4y
3u
cl
1g
60
5e
o
c
17
u
3
o
v
1
6p
c
78
3y
1i
2
84
1x
c
1f
2i
6u
2
v
30
w
2j
z
1x
10
1f
x
2
j
g
q
by
4c
dz
2f
2o
6x
35
2h
u
1f
1w
d
2a
5f
1w
2
7
8x
e
13
7
1q
3b
h
7
a
c
b
5
3c
k
4
7
d
3y
r
65
l
44
e
u
c
30
f
k
e
10
aa
k
c
6
1n
3
m
1z
l
16
1b
2f
26
w
k
a
1e
p
p
1i
18
3d
2r
6h
3c
5
2
c4
1v
m
2
g
2t
g
5
1g
14
1y
3
1w
d
3z
1n
2f
14
b
4
j
40
13
22
3c
i
o
21
j
d
x
4s
1l
j
3a
25
c
s
19
14
1c
4
n
1i
4
8
c
g
5s
b
294bv
895j
8x0
NO
1v648
f
c4
20o
4o
1ig
s1
6l
1x
1qz
gb
1n7
5p
y
1fo
i7
wv
6
6t
1pb
1fh
5k
79
3h
11w
qk
1x3
1ft
nn
xz
c5
3pmz
2016d
NP
rho8
j
v
1c
1k
36
e
x
j
3o
d
1u
t
r
n
26
5
6
4
6
t
x
1n
5
2
h
c
3
1r
j
1
v
8
7
1f
w
2yjr0
epio
NU
2eif0
NZ
1apqp
3p
14n
gx
1v1
6q
e3
36
qa
7n
15
x
ub
1e
jq
11x
jb
2s
ye
m8
123
9r2
df
10
vq
89
1
2dx67
aoe
7ln
ff
209
qx
1cb
mmp6
OM
64v9
11
b
31
63
q
9g
8b
94
5k
g
2
op
17
p
32
3
1h
c
18
4j
p
3a
38
2mgg
PA
27ayu
3i
b3
fe
5w
um
m6
5y
5o
56
23y
110
1q
2x
2s2
bc
8k
1z
1e
1j
90
1cp
87
32
PE
273q6
65
63
1i
r
45
o
52
1g
2k
7s
3b
6l
9x
5g
5e
80
53
1k
1p
cz
7
1n
aq
2u
1n
5y
en
47
1m
27
8f
2l
x
5f
13
2k
9e
56
ql
37
1z
i
32
1a
14
46
3a
by
7o
3c
2gss
2ye
2ame
ar
1gn
54
56
fb
6t
1x
8e
9c
3t
15w
5e
ir
of
xr
39
70
2r
g5
7w
ok
ds
eu
r
64
if
j
10
24
ds
41
39
2t
21
b
83
6p
17y
1f3
a6
au
64
b2
x0
2q
kh
4l
y
8f
bm
p2
26tox
PF
2eghf
4d
hd
PG
18no1
3jd
15
1qe
g5
ry
ko
q9
7u
253
183
f0
1d0
PH
zzuw
6u
3g
4y
r
b
m
24
29
8k
30
8v
b5
7h
22
m4
6
1n
1p
1p
49
5l
23
s
56
h
l
2
cq
1o
h
4
3r
3d
3o
13
c
1n
3a
28
2w
3e
8q
t
20
c
9n
19
3p
3c
5
3g
2q
cd
51
5p
2o
3r
6t
3c
5
49
36
2l
17
28
15
4u
g
5
32
9
q
r
90
1a
z
t
1h
11
5
2q
4
v
c
u
16
68
2v
c
8y
3x
l
p
e
6
l
71
2
9
6u
2m
2
dg
3m
4h
3
2
2k
1w
5i
2s
7
7l
8
7
f
7n
v
19
3c
57
16
4j
1n
2v
4i
4t
18
4g
h
18
v
5p
5z
5s
7p
g
z
z
1c
5
53
56
4z
3d
4g
1p
6l
3g
ch
1x
z
2o
2d
2z
c
5
n
3l
5l
32
b
7o
75
21
cd
5c
2h
a
1c
y
3p
6
s
38
1
2j
r
1t
54
53
1b
3
s
p
8x
51
8h
1b
15
37
1d
1r
21
1
1y
p
8z
s
g
l
3n
o
50
23
j
10
u
19
j
4n
31
15
c
h
2q
31
36
4r
39
1t
6n
1q
51
4v
6d
j
1a
ho
1j
n
57
66
4n
a
21
2o
10
5j
8v
2q
4t
w
9
5r
23
5p
4g
22
40
1l
22
6
f0
34
4h
9
1t
6f
8e
4z
hh
9c
17
2k
12
39
2r
w
1g
t
1c
1
c
d
1w
4e
40
2j
25
1s
83
54
2p
33
49
1x
33
1y
74
w
b
7p
b
55
a
4
4
5
5j
gg
13
9k
6o
15
11
4b
2k
5a
5x
4z
2a
34
7a
8
d7
97
49
2f
1u
1z
d
17
2
cr
3l
7i
f
y
3a
6c
m
1t
x
a
7y
97
65
1j
9u
9r
i
9q
1q
8
r
9
1h
3c
1y
16
1b
6o
2g
d0
1n
5v
2r
r
6j
2h
25
8a
2f
34
1j
29
2s
2j
68
t
8o
1z
5f
i
95
1i
7q
4m
n
3u
1r
5m
91
19
1y
5
1n
1k
1s
8
4l
3g
1n
bu
7q
11
8w
3e
3x
98
9h
57
n
12
58
1h
2x
4b
6n
5k
14
4q
28
4t
32
22
1i
4t
f
2g
5w
o
c
cv
7m
16
4e
1m
5z
9t
16
50ji
9ix
35ull
lmov
PK
nr29
15j2
8
d
2t
4c
e
a
v
3w
38
h
68
16
7
6
2j
1q
x
4q
1c
3y
4o
d
3l
51
m
p
6
7
2
1
25
j
5
7
3w
5c
b
78
11
1o
1d
1z
d
1p
h
3d
35
13
3k
2q
l
3k
3
2y
19
5v
1q
4
7
21
i
2t
38
4m
1
2w
4v
2y
1o
12
33
6m
6
c
2v
r
2m
q
4t
1g
3y
6
f
3m
v
t
29
5
2s
3z
26
j
s
12
v
a7
r
2
16
1v
o
1k
x
5
6h
2
d
1s
8
3p
58
5q
3
20
1
2s
3
r
1p
26
k
2b
a
t
4u
1z
2r
21
16
x
4y
3i
73
33
2p
1y
2l
4n
n
l
34
11
p
40
6
j
2p
31
g
b
1d
t
w
u
61
u
24
35
5g
5
5h
v
3e
k
2x
4
14
6
2c
17
b
2
7g
s
1v
48
34
q
b
1p
6
a
r
v
o
1g
1f
d
1x
1z
a
7
2z
3a
y
10
e
2u
6
m
3m
d
1z
34
n
39
a
24
1z
2s
3b
1u
2h
1n
1b
2
19
m
9
g
i
2o
23
2y
d
1d
5s
8
k
f9
69
2w
r
72
64
4i
w
1e
15
v
n
6
18
d
x
79
3
u
18
3
1t
6f
44
8
6
27
19
h
i
8a
1l
g
39
15
13
v
k
n
1v
59
2f
4s
p
6z
5p
dh
u
u
s
h
2l
c
s
e
4p
2k
3q
6k
bo
3
4s
k
4u
3d
5j
2e
2p
2l
5v
35g3
71d
bsn
xk
25k
13r1
s9h
2zcrp
PL
g4zr
8l
ge
t
co
2v
9m
u9
6u
kc
1
4e
7
90
9b
q
2j
cb
3u
1j
51
p
v
c9
i
4z
2k
4z
c
3n
gx
6p
2o
2q
3v
7
5r
11
1e
a
m1
2r
27
52
16
a5
1q
d
1a
5m
1j
3h
6g
b
m
7l
df
8y
19
1y
2s
d
95
fi
3j
1f
2s
f
7d
6w
s
5k
r
ic
3r
i
5b
b6
2
j3
9l
o
h7
2g
4w
3s
2f
ga
5c
6r
2x
8a
av
w
34
7u
3j
gx
n
n0
9q
59
c4
fz
4k
1s
2b
2y
4i
78
1dd7e
45
1v
3
2j
1u
k
4j
34
3a
66
26
15
1p
7q
18
8l
1s
co
7o
6f
3
5
a
t
5
4e
2c
35
22
2e
4b
e
aq
3
1d
25
x
22
c
a
1
8
11
33
4u
p
aq
e
5p
b
20
n
l
7q
19
8o
3q
11
1a
dj
k
1j
3c
2m
dd
q
33
27
w
1j
18
25
95
v
2y
7c
q
a4
n
3g
1p
2k
cl
4
24
q
2n
56
2b
2q
o
z
5i
u
3
g
2y
5q
4
ad
9
1v
f
o
fz
3u
dz
ao
1e
p
31
q
1v
90
1v
4o
g
i
d
1a
39
54
2c
cn
4j
e
6v
8
1x
p
3i
18
d6
2
4u
w
1e
7n
18
2s
1h
72
2t
ah
e
1q
y
o
3t
9k
u
6c
1y
1
h
b5
6
2p
6s
42
1l
b
x
h
5e
a
64
2x
1x
qw
46
s
2b
j
6t
6a
1u
6
1h
8
2z
8
44
7
1s
cd
4o
1e
8m
1b
1q
7h
11
22
28
49
a
b0
h
2i0d1
PM
21ep2
PN
2ee4j
PR
2psga
3l
3p
1r
4x
36
3d
1j
a
19i
4f
e
cd
c6
3r
6w
dr
yn
90
2a
ao
PS
60we
7
f
5
4
8
4
1
2
d
4
3j
7x
4
5w
ce
62
j
3v
or
37
55
5p
8g
9
2z
f
14
2p
8j
9
2s
1v
16
3
3z8g2
3h
76th
PT
1ch3b
1m
ok
1r
7g
19
6
a3
q
3k
17
40
4g
78
51
v
1o
2p
1g
i
1d
3z
i
57
6u
1i
2v
3d
k
8x
3v
8y
1y
ao
7m
b
1x
a
s
10
2n
gp
e8
1v
u
3v
cy
6p
6g
28
fn
r
19
44
3
1l
1u
da
2i
b6
5r
2k
59
o
6e
7
9uyz
4t
11
1x
2x
3g
5p
vc
y
67
1z
1e
gn
jk
4c
2q
dc
bd
31
dg
8d
5a
99
1
9z
19
4t
m6
x
w
1o
1
44
4x
3v
90
pe
d8
5
j
a5
2i
2x
j9
dhpj
PW
4cjrc
PY
21nsa
e
94
1z
8t
2a
3v
4x
l
1j
10
4h
h8
2c
f
4h
63
2v
3
1x
QA
67eb
a5
r
1b
1w
RE
k1m6
7
2
2
2
l
7
9
3
1
8q
y
23
45yom
RO
e6y3
43
2q
18
67
b5
i
qk
a3
n
1m
de
3
1
6
e
1r
7g
dr
ph
9a
3i
15
z
67
9n
74
55
83
3j
2o
18
1
29
15
86
g5
gs
3r
7s
1d
v
bh
af
b
1s
3o
1o
cu
7j
2x
1s
2z
bc
5d
2
50
2x
ae
6k
a
z9
2a
q
gx
g3
8z
t
6n
19
7l
6u
19
49
14
8u
4h
2f
ar
2q
9x
2g
9d
fp
1u
1i
4i
33
5w
9j
k
co
a4
18
i
7z
2h
6q
t
34
72
2c
1m
20
1t
39
9a
3e
19
41
ls
5j
q
c
3
3e
8i
6w
24
c
27
3kud8
5ax5
RS
gssm
2y
2w
34
2j
hy
j2
1k
3u
3
5t
k5
3t
67
57
7r
27
k
16
1p
rj
1q
5o
3o
l
au
b9
2k
9s
97
r8
b4
ai
68
3q
89
1fbd6
up
w
w9
e4
6n
sq
1h
29f
7yg
2
3b
216ms
RU
9phx
6r2
5v
a
ek
26
6h
1v
4i
2q
3r
3f
3
c
7u
57
5
6
1e
60
ek
1q
2v
kx
io
gf
27
2w
1
3m
b9
95
3g
2d
j
4o
1l
2b
7f
e
5f
10
2v
4t
ii
bc
2e
2y
2u
3c
a
1m
a7
95
r
5j
at
56
3
18
4b
q
7b
s
7
4
78
6a
2
ep
a
1j9
2w
1l
3g
f
uz
31
5d
3o
u
as
r
1n
57
6b
11
cf
2n
80
3d
t
3i
h
6d
3j
t
x
c8
3f
v
4g
d6
73
3
9w
l
7n
n
iy
1i
a
30
9y
4m
66
l7
5u
1f
1t
7f
5d
5r
l
12
4t
h
53
13
ff
8f
3j
1g
9o
9r
2a
jn
2z
32
6k
22
p5
1
2w
63
23
2g
ca
n
4
76
1y
1z
1m
5r
5f
5w
1w
5y
20
ds
60
1z
2d
43
6n
k5
hn
1e
2m
1i
2c
1e
3g
2t
ax
3
70
2
6
3
7
5d
15
8
33
4k
3o
7k
c
6g
4g
8t
dn
2z
48
a
b
a
31
7u
1q
3n
4g
7d
76
t
17
1d
5n
f4
17
81
8
w
g
1g
11
be
7t
7
am
3w
71
l1
bv
q
13
8b
6j
73
2w
27
17
3
4q
t
4i
ap
qk
1
n8
p
be
1v
ff
b0
f6
2r
3f
4n
6m
1u
21
cc
as
4j
5q
6d
6d
s
2
95
ic
9c
e1
f
d
78
r
1p
cf
s
1q
5r
9
c
1n
4j
l
bz
2y
23
9c
15
50
3w
1z
1x
5z
9e
cf
n
r
1y
6
3d
84
1y
1m
4u
19
1l
n
6b
1p
6
2e
18
6e
33
h9
3s
82
1p
j
f4
ia
2q
aq
15
24
x
1o
3g
51
4m
1
3
3b
3q
5e
d
l
2p
u
5h
1q
de
b
9b
1n
d
o
21
2k
6l
o
6i
8
q6
3q
26
cm
4z
4q
4o
1e
3u
n
44
28
2g
1h
54
lo
c0
11c
7s
j7
7o
5c
4r
4c
16
i
14
n0
43
91
92
63
z
2y
3t
7v
3e
2j
fc
7i
6
12
6
8o
2z
de
4u
1s
aw
b5
5m
24
q
3a
15
6j
20
5
6i
3s
7k
3q
3k
2i
3f
21
44
e6
a
hl
gk
54
f
3k
7
14
1a
15
2
1
fe
96
2g
o
1c
2p
s
1z
o
3
6
3x
l
ay
25
em
al
8a
1f
1b
37
8t
3h
83
47
mb
1c
11
7s
9
q
6n
4k
1g
1p
1
3
d
2
w
1s
2o
3
h
3
r
6
jv
1f
8t
ez
5i
5d
4v
ht
8j
1h
18
21
m
py
4
r
q
37
1o
12
q
w
13
34
ec
7w
y
1
4j
d
59
6p
1i
61
5l
c2
6i
6y
1h
11
hj
ee
8i
2z
54
g
10
s
1r
r
24
2y
al
ee
3
9a
o
ty
gf
4o
34
14
1s
v
3h
7m
24
20
a
2
1w
ri
2d
8
16
8
1
1
r
4a
3
b
2v
n4
1t
fu
1
1m
x
6h
4k
4x
5k
q
i
55
44
8y
48
2v
22
2z
40
9g
60
m
fz
8
d
5k
9m
1x
a8
1c
1l
1a
5x
d4
1g
t
1j
gg
4
b
3s
36
1k
29
gl
ab
3w
22k
1p
1b
2v
v
9x
4o
1k
41
6x
o
2z
e5
ir
c
8
4r
j
t
z
e
a5
2w
2u
5b
dx
s
4
s
m
f
19
4k
x
7v
4k
5m
25
4j
1k
8
3i
20
3j
25
1h
3q
8
10
8q
e7
6y
8u
5q
m
f
1c
8l
2f
6k
34
d
55
3z
39
1j
3z
u
klz
1sot
2alv
ho
g68
10h
1t2
k6
qe
1f3
7x
1
z
7ld
cvf
1
457
8h4
d3ow
2a
6
52
7
2i
7l
16
4q
2h
16
3k
ca
3
a4
4
35
dk
ab
4w
91
4z
8p
44
v
2b
m
9g
11
1j
15
13
17
1j
38
a
b
4
3d
45
21
1q
32
a3
1z
1p
bj
6v
1a
b6
38
42
6e
8g
7i
51
13
b8
n
4i
50
39
9a
tn
4z
7g
1j
r
8
6c
8
6r
53
4k
1k
46
6
6u
3e
y
3s
16
fo
5l
q
3p
32
57
wu
23
1m
7g
14
o
40
36
1u
18
2n
fq
y
1
u
cd
1v
3e
3t
4v
19
5f
1m
c5
3l
13
5j
21
13
1u
q
42
43
1a
2f
1l
19
2t
2u
56
4p
o
21
bb
3w
57
b
nh
7b
31
44
bm
2z
3m
1n
ep
1s
oc
x
10
3m
55
2
41
2s
j
ao
1r
ax
l
12
2q
s
81
4r
3o
27
14
v
ik5
1t5
1
1
1
fw
vv
9v
i0
a3it
21
10
fq
1y
t
2i
1f
ek
t
1i
g
ap
61
2m
5t
3g
77
ej
9u
6j
7r
1r
42
g1
cq
4r
x5
h
5m
br
ki
3f
q
6c
fc
6h
sv
4o
bf
8p
129
50
58
gn
4x
7s
q
y
1h
5j
2c
8t
4g
c
5j
2a
63
i4v
1g
2t7
182
1brb
m2
2p
ay
v4
nt
5f
e6
6k
18
ke
ia
95
aegb
29lxd
5yqf
pw
29
3cnp
5o9w
5
3n36
1gt
sd
RW
4bg7
1m
9k
5g
4
3
45
31
g3
5j
8
SA
25hl
dx
aq
a
6g
22
3
3l
fi
3p
24
1m
1u
9a
1e
9a
79
ol
fh
6b
18
q2
hg
az
8
c0
11
g
4i
9
28
a2
p
25
2x
v
3h
41
9
3o
16
3e
2s
1l
11
i
3s
8j
11
12
89
1s
b
b
7v
1z
SB
196xi
SC
5623
SD
7si5
fu
gr
bz
wy
2v
bp
ct
6k
2s
hl
1z5
pm
32
ec
a7
as
2gn
3a
gd
i3
y
e3
14
58
y
5q
8g
b
2g
1b
2v
1f
2v
a
b
3k
23
dv
m
m
1
4u
bd
SE
cwme
l7
i9
pk
ih
128
1824i
f0
nj
ij
6z
b5
3x
4v
7t
kr
13
c0
bs
f
5e
2r
1tu
s1
2q
277
1ab
b
lc
te
26x
3c0
11n
26
9a
8j
58
sz
fa
3a
1e2
be
ak
dv
s8
dq
jp
u4
17j
5
4p
xt
s1
a
f3
s
dd
rs
c0
cp
x
2
c
eu
jy
bl
kk
dg
1nn
hk
7x
7h
bg
2g4
od
2cl
31
5
ad
7
5x
29t
zc
3a
l2
31i
jg
nr
da
2bfga
SG
14at8
SH
20907
SI
1wckz
4g
2fy
1mm
w3
np
sb
af
3vo
SJ
1mier
SK
fi0r
4j
43
l
x
4a
n
2b
r
8a
8b
1o
3g
f1
1dyu3
10
d
f
gp
g
dm
1p
26
k
4u
11
1o
3y
8
1m
5o
5
1i
6x
39
2h
1s
1f
26
75
ib
18
28
2h
12
1n
54
6u
37
m
5y
2
SL
1fi8m
117
1iu
e5
ko
3m
ez
r5
km
SM
1vwhy
SN
1c3fo
6l
c7
53
5c
jt
ks
2k
1q
2
1y
db
68
c0
gk
81
u4
nz
w
3k
7r
42
31
1hu
25
f7
SO
133k
1oz
82
dt
th
qk
dr
4p
1s
oq
1si
bc
228
2p
lr
3a
2y
62
bq
p
24
hm
h3
76h4
SR
20ile
ao
SS
7skj
11
6d
de
127
l
1o4
262
1za
13w
l0
1ci
4o7bg
ST
1fo5n
SV
24sid
26
5x
2
4
1k
k
l
3r
r
i
1v
p
9
7f
6i
m
72
3j
f
ad
ap
8s
b
10y
j
40
31
5
61
11
h
1s
2
1y
SX
23ay8
SY
3hhf
hv
23
3n
1l
6u
r
2
3
2w
32
8f
dk
2a
1d
35
o5
1w
36
64
jv
8n
6w
k0
87
9
w
7
9v
2i
1u
3h
1w
3
e
58
8w
3c
r
j
ep
1q
3n
9
2l
5
fj
aj
6d
n
7f
p
y
1p
y
cb
9
6m
3b
a
c
r
3b
2o
m
5x
8
5j
4o
21
59
1m
SZ
k1ft
a
1h
TC
24o0y
TD
59ay
cf
1aq3q
ch
3m
kx
5x
3b
52
b9
56
3
4j
p2
1c
79
p1
1yt
am
14x
5y
ao
os
TF
x4za
TG
1enoi
18
ae
4r
p
i0
1o
ai
25
85
gg
s4
b8
2g
4
6a
2w
TH
nydw
4
4n
olf
8l
26
1x
1k
10
t
5z
p
i
2j
1l
1b
4
59
x
b
2q
b
3t
17
2e
2e
2u
b9
73
6
8
p
46
1j
10
5
2h
1z
7y
y
2a
1a
9
47
s
39
26
1d
18
2h
n
2
3s
17
mz
cu
p7
5v
131
l
9dyk
321
1hv
1a0
xt
5m
37
2
2r
44
6
19
x
g
1
2o
6
i
6
y
58
16
t
1r
24
25
5n
21
3
h
2p
2k
b
k
21
7
q
a
w
4o
2
2
1c
48
h
3o
1q
g
1f
f
4u
n
4b
4
1x
4
k
k
1r
2l
h
5
7
16
e
8
11
r
35
5
1e
f
9
24
3
1j
15
7
u
3w
f
s
a
1t
2
2
3
5
2
1k
8f
3o
b
s
5r
1a
l
5
19
5z
4m
j
2w
2j
5f
2
14
6g
a
y
2
x
6q
4g
3
k
1r
28
4
p
3q
3u
9
8
f
1h
3z
19t
dh
em
15
3b
a
1ox
cl
1o5
5
2a
6
v
f
8
b
3
4l
e
y
gs
58
c1
18
2t
14
70a3
2trsk
8h82
1f
TJ
q5g0
1f
1k
y
1c
ce
1f
s
t
1e
81
1t
1x
7y
2s
4g
2j
w
32
69vg
14
c
5
i2f
TL
z9n5
TM
3gpc
7x
16
v
3h
1n
p
g
9ey4
3b
e
1h
21
d7j3
62
51
g
6f
9b
au
75
35
6bna
TN
1gt9l
3j
8e
4y
1h
2m
9
5
2y
37
mi
132
5s
1v
86
15
1s
13
1n
2g
3v
14
18
o
g
5c
i
9m
4j
1g
38
6
2
4
6
34
ji
2d
i
5d
5f
9
1w
hj
58
4i
tp
g
1g
1n
b0
s
4j
t
8
d
n
6
i
n
w
1q
k
2i
3
27
1e
11
2b7l
TO
2eff6
TR
6cj1
at
7i
k
17
5f
d6
69
3k
38
1j
t
35
1x
h
a
7
d5
14
2h
5m
8k
2s
11
6j
2b
4e
h
7p
j
6
m
5z
5
l
47
5
1
b
e
58
2j
f
1k
11
1b
2m
57
2
80
2c
3o
8o
4q
7n
j
5
ab
2n
1s
9m
1e
1c
t
4
16
3w
1w
2v
c
4f
r
45
29
4q
f
u
r
1q
6
4n
4z
2j
4t
44
1q
8
1o
6f
1z
2n
7f
2p
e9
3j
8g
30
v
3
5r
4g
5g
4
6o
qf
34
3c
g
9h
hp
5y
4
x
f
3v
r
12
5n
3v
2s
34
13
8w
2i
k
l9
36
8u
md
1g
cs
h
1f
2o
i
21
1s
2m
3x
4m
5
s
1v
u
h
f
2j
i
1m
n
12
11
d
2p
28
39
52
3j
3m
1
2k
4h
8q
3o
9m
1
74
7
7y
38
3b
88
7
28
b
9e
p0
a5
n
1k
2d
j
5
o
82
8
38
10
v
k
1i
1j
42
2h
42
8
5q
1e
2l
3e
36
6a
7u
4d
7c
iz
2
7
16
7q
1u
i
8c
6
5m
1y
4w
4f
5k
1
q
6
r
2f7x
30d
3u4
67kl
w
h
9q
5a
9q
1s
13
2v
1p
n
2q
s
6p
u
e
29
a
1e
1j
1d
k
2g
1a
44
6
l
f
8a
1f
y
7s
4u
3y
y
4m
1h
b2
2
4i
1j
1o
28
1s
17
3w
16
28
4a
8
2c
an
bo
6s
45
37
6m
z
2q
26
5n
1s
1y
3x
23
a9
p
8n
49
2
g
w
2l
9y
3
3q
x
h
ee
2
i
4t
3w
9
2k
5z
h
16
i
p
v
3d
k
4o
h
3n
b
7
67
1g
b7
jj
9
e
al
5
67
6
3s
1o
18
w
f
d6
1c
47
1c
2a
7
w
2q
5n
3b
k
6v
b
10
ce
l
2l
i
3
j
18
4p
2m
a
88
17
67
1omu
3ae00
1
78g3
5guh
2
1
1
678
ee1q
11h
3
1
1kas
TT
24le0
1v
1o
t
6
48
9
61
26
h4
6p
TV
198e2
TW
zovg
4h
2aw
e
18
1w
17e
7t
yw
ie
8z
z9
aj
8h
hz
ub
1j6
2zkg2
5f14
dz9v
TZ
36re
34
2s
19
14
n
27
3
j
4
h
6e
g
j
23
1x
p
1g
19
20
h
k
16
p
1e
25
v
1q
4x
4g
h
51
6z
19
4y
2v
1j
2p
a
2y
2g
w
27
x
62
1l
6m
48
r
1c
1a
1d
2e
v
1j
p
12
48
4h
2a
x
b
3o
w
o
4
b
1n
6b
1e
34
3n
2n
68
1n
2i
2o
20
a
6
3i
6k
14
k
p
54
m
3
b
d
1z
32
1i
4u
4y
2w
1j
i
d
b3
39
9c
b
3p
2j
1y
3r
9b
2g
11
2p
h
13
8
3
3g
9
j
z
23
z
4o
1z
y
2f
3x
27
3x
q
10
20
7
w
1d
35
6
c
2m
4b
7a
16
65
o
1v
3
5i
2g
14
1w
a
7
3d
z
18
f
1x
1q
3n
17
7
e
20
m
d
fcij
7
a
1y
1p
1d
g
8
2p
19
6z
17
h
f
3e
s
1m
2e
x
3fhu2
UA
d57d
2oe
1i02
22
f
1l
l
n
9
13
45
28
1d
57
7g
89
30
17
69
4g
1i
3s
n
36
9e
2y
22
31
1z
ky
2s
3s
3w
94
l
3y
5f
2n
51
9p
2g
i
d
b
1t
4y
78
56
e
3z
92
28
24
b
35
y
2m
2f
9
37
m
7m
4m
15
a9
20
1a
a4
1y
z
2d
3m
24
6q
1h
17
2s
cq
25
h
h
7e
6o
bd
1
18
d
6n
6q
89
5h
37
u
c
4r
2a
17
a7
30
7y
26
p
25
w
5u
6u
1q
25
53
2h
27
26
7k
1l
bm
x
79
5o
2p
3p
d
6
2h
1t
11
5w
co
k
g
52
5j
4b
3u
5
4
1j
2
4e
q
f
j
1y
g
2s
9
1q
4z
r
g
5n
v
1c
5t
9e
27
3
1z
7u
5o
b
1w
i
h
15
1b
4y
47
1e
45
1k
2h
1c
4
c
4j
2m
36
9
1s
1
5
3w
bj
1h
7e
6u
k
3
49
2z
2f
s
1m
k
23
33
1z
2y
12
r
1h
1t
u
2
s
3u
3n
41
q
44
6
4l
g
1k
fj
j
l
q
2r
41
9
4s
q
r
7e
5
5t
1d
i
a
30
s
7m
p
14
4
11
2
49
15
b
t
16
e
6t
9
5n
x
3hanm
7y34
crm7
UG
4u97
n
2y
42
3g
gd
u
kj
1
63
2k
8z
he
3a
2g
28
3l
a
2c
i
a6
4l
73
3p
8u
7o
6u
fh
aa
8h
1f
i0
18
4h
11
y
3m
w
66
4c
5b
f
2e
ar
d6
ci
US
2eqgg
10n
hr
10l
3e7
2yp
9a
f9
lc
pl
cb
11b
sy
2go
v0
1v
ck
40
4dp
1sr
56
1fq
1h1
u9
7i
i7
89
1hm
2k
39e
2u2
qt
be
1d
6r
qo
4eb
1
3i
j
w0
ss
e5
1xh
2kf
jh
ow
s
336
p3
ef
1zd
12l
2k8
zg
na
224
dz
sp
j2
r5
ze
11h
vx
3xm
b4
pr
11f
68
168
fk
69
7b
86
4y
x
8j
1d
ph
5c
c
3e
40
v
1d
1a
7m
5c
j9
2w
1d
3
20
qv
4f
10
2g
f
a9
1b
12
c
3z
t
62
71
a
5i
1c
1g
i
10
41
1p
e
91
80
6x
13
4e
23
5t
27
12
bf
jp
6o
t
n
o
1d
6o
21
cl
1r
b
ew
a0
1z
g2
6
an
1r
3e
dz
70
2j
3h
2
25
e6
2n
6
2t
a
4h
5f
3r
31
2
e
n
21
1a
10
9
28
1u
e
c
yc
g
4r
57
e7
1h
3d
1a
5
o
j
bj
pi
1a
20
7o
49
3l
r
a
1
15
8l
1j
z
2v
t
5i
40
v
4q
24
23
k
h
2
7
12
i
x
1o
3r
8m
2h
6f
3n
14
t
36
9
44
2c
1a
1y
q
f
4u
2z
3
fa
47
i
54
77
1z
31
4o
gm
63
5a
36
19
6p
1q
qm
2x
2v
6m
a3
38
1u
j
n
82
n
6
d
2q
36
3e
q
1q
39
3x
2t
iv
2t
1q
t
z2
8
o
o
1g
2e
7
f
l
1g
5
12
f7
2
8
d
5m
8b
6u
72
2l
jz
1h
2k
131
28t
mk
fg
5n
37
1w6
6c
120
f3
n3
6y
2c
2e
8b
sh
lj
y3
ol
1c8
1t9
2c1
8n
67
qu
j5
119
4u
an
5i
ct
ry
2hw
71
1j
3
1mr
1f2
xt
n8
l5
4s
jb
jk
63
1er
y
rs
7g
9y
7i
sv
5o
id
fo
aa
10x
1g6
eg
md
vi
w4
68
d7
ej
jk
j0
3u
bj
129
5p
1ja
1oz
5k
t9
li
1dd
26v
103
26u
ah
be
aa
5m
x1
7f
lz
s
up
66
v
ez
1ez
r
ss
fx
q0
1z
t5
fu
34h
ka
nl
b9
ca
ed
al
4d
c8
s
c
13
hq
yu
a6
77
a8
d9
wk
9x
zw
x3
sj
1xr
s5
1y8
ho
16v
7f
a5
91
3i
39
du
1e8
8h
ck
el
ca
1d1
g
zh
ay
1tp
d1
p
w
cj
bs
zh
lz
d2
z4
rf
2vu
1c6
np
su
50
1fz
1dw
2b
3cz
232
85
4z
qr
1cf
aw
2j
81
1mf
f9
d
db
t7
6z
22
us
1fn
114
1ke
3r
5y
u9
e7
2ts
6z
3l
1j
3j
69
1p
ea
6u
fk
rt
3k
3h
66
ks
d0
k
g
2i
24
di
3y
1b
st
4g
11
3h
24
1z
m
9
4j
41
6w
eu
6e
76
5r
37
n
gj
1s
86
5j
km
h7
3c
17
115
2e
r
1j
g9
od
e9
2m
8h
ud
7
43
ac
4v
5a
w
57
i
q
6l
4g
h2
d7
39
1i
eo
5h
1b
8r
r5
a5
36
y
ac
98
10
e
hq
7m
j8
s9
e1
3q
33
2s
gt
cr
fy
g0
mr
wu
1ry
uq
ba
e0
2i
l9
1ol
zb
2q
bj
x0
d2
qm
f9
1f9
g0
ak
ch
ei
vf
z
43
1fr
bt
ha
22m
gi
ag
fk
1v
1j8
qb
8
ue
f9
4z
1k
4r
l7
io
pj
8h
25t
oy
7p
3l
ks
2vl
mk
21h
5i
8l
3yf
p6
k
4s
hg
up
s2
199
194
ul
1pm
16c
a3
5r
8x
4i
241
2lv
di
1ce
jx
tn
18w
e1
6b
v
2t1
16d
uz
3g
jb
29
jg
20
fj
a7
1vf
e1
5z
q9
14c
4s
23
ep
ol
e
u4
8y
5w
6v
h4
5u
ef
8t
b0
ql
51
5z
pb
85
3p
1co
mh
13l
57
4z
2m
1u
12t
44w
x2
eq
xz
9k
nn
1nc
196
1t8
s5
tw
a
67
py
b0
24
50
kd
dz
71
5y
4x
1m
5u
5m
2q
g3
6z
41
6y
in
cy
1p0
ee
cn
jn
12b
k
ll
11h
4m
wj
uh
au
4z
zq
dm
24
1c3
l9
ch
gv
gj
4v
23i
1d
xz
bl
3n
vj
w
ef
35
4t
5g
4x
ee
ap
bx
gs
194
fb
11m
cn
p
92
17
4y
2ti
v6
19a
b2
5u
a3
e
be
gb
2cy
nw
1ug
66
88
su
do
k6
23w
q8
s
d1
o5
1g2
te
kh
7b
550
6f
3vm
sk
31
1e2
14y
11t
cd
q
u
bs
mi
2fz
16b
19m
fd
i2
j
2wb
g6
19u
dm
9k
rk
8b
bo
t
b9
180
39y
39d
a
6n
38t
ry
64
ic
3b
7q
3lb
3z
4
54
1bn
1bm
h8
bp
ix
t8
1up
2z8
mw
yj
7w
2d
s6
2xn
12n
1b7
b2
r4
7l
n8
vy
83u
161
ns
33
31d
4ql
c7
20
2g
1u
84
7m
ae
7w
3m
b9
io
76
2x
77
20
1l
23o
eu
1m
3e
2g
f3
11i
86
gw
1s
eh
tu
n
dn
47
9d
e
e9
u
5g
r
21
2r
1a
z2
4k
ho
5x
4b
f
74
by
ki
q8
ss
6n
i0
12j
9l
d2
3d
12
57
3t
3c
43
5c
vo
2e
du
6z
gj
82
v
138
13h
ag
2q
z
gh
zu
122
6y
41
4h
bv
89
eg
fn
4e
9j
g
9p
iv
ty
dq
jl
77
ek
am
fv
25
96
dn
26
4
20
vg
fy
6c
5h
5j
cj
jq
161
bv
94
66
8r
34
dy
a
kg
g6
2k
1xa
lp
e4
5z
1t
aa
26
17g
2c
46
1f
n7
by
fw
3my
7j
8n
al
9l
d7
2c
m1
7c
1q
1w
12
72
2g
1ca
a0
w
37
c4
a9
j4
36
10
7d
rf
3s
16b
mo
ah
6p
4h
b6
1zh
cs
j4
hm
8z
14v
bm
2o
2o
2x
1e
17
c4
ry
zz
5c
3e
1aj
to
1i1
2j
1gk
q7
9d
fm
9a
jf
ja
x
sp
1d1
93
cf
df
1n
t3
a1
92
qh
5w
4p
q6
1t7
5i
ks
1a0
125
c
my
j9
4y
cr
jd
yo
14o
ub
1b
b7
8z
2m
gz
d
1kx
93
he
2r
z3
9l
y
xv
6e
51
2wx
2qn
cp
2ds
36t
3cl
14y
1rl
854
59
e4
bl
cn
t
bb
d2
3k
yi
6i
m
1n
20
3l
la
2b
m
28
i4
37
kb
e5
3y
3z
155
aa
d0
1m
u
8w
31
j
6j
9b
1y
22
1e
29
5r
15
25
l
pc
c
1kz
28
cn
9
5m
66
p
du
46
gl
3t
62
8
2s
1u
r
5v
1c
r
m
1s
nm
3i
16h
115
o9
1g
zb
u
d
fz
5c
gf
b9
jh
2a5
3ic
k6
2pb
30
22
1if
dz
14x
4qn
2lj
rr
cp
17q
4e
3l
9o
7a
90
1f
6q
j
1k
2g
fj
8
m
27
25
24
4b
38
7e
s
7k
bb
e
1q
bo
6o
18
fx
od
5z
3e
5h
l
2y
37
2w
57
1e
32
bl
d
8r
1p
2d
15
97
1d
18m
x
2t
65
5j
64
23
4v
b8
b0
5p
6g
g2
3s
1r
79
h
9e
10s
4n
ig
4m
4e
e
4c
6p
4e
9h
5w
29
5q
66
g
hg
1x
45
5p
gv
1
2b
5f
9
79
4g
2n
74
5f
1e
12
18
36
28
6e
27
g
fg
1n
a
5p
1g
22
u
6g
2g
c6
l1
sh
1g
2l
g
2x
1r
1
dw
1iw
jl
52
85
15
fp
5c
bn
h1
nj
4o
2k
jv
59
6d
4x
1v
29
n
bp
9x
y
4v
1o
6i
1dp
1y
a9
11
3m
c4
1e
3q
5l
1p
39
36
8e
22
6x
if
1z
3
5v
87
6q
7k
1d
3v
9c
8
54
mg
wc
ax
r2
fj
m
f4
15
2d
60
j
4d
2v
38
i
9u
e7
67
6
1u
aj
69
6w
1h
73
6j
6q
i7
a
3f
kl
l1
4k
ae
b0
44
15
ap
27
20
i5
bm
2
18
7t
7k
63
96
cq
6x
fm
3s
r9
qk
49
1q
fx
32
3i
1r
3o
2a
24
21
cr
1c
47
3m
6j
m9
1p
1u
3r
r
8h
6f
2k
15
ik
6r
gk
lw
4c
1n
cu
vp
5m
hj
9q
9
1c
2k
24
3d
5e
99
2d
36
4n
3y
3p
15r
37
6f
3j
9r
2t
t
39
e0
18
31
13
48
47
ht
r
7p
nx
110
7np
4xw
13g
1k6
1
2b3
dg
x
te
5p
d
62
8u
gc
r
rk
10e
e4
vr
129
2
61
pb
2n
lw
34
9n
3z
eu
jf
x
dc
92
8t
46
g8
1m
ty
38
7z
6f
mk
dd
em
if
cf
ra
bj
8o
1m
bm
o9
1l
3i
4r
c1
126
1v
h
ij
dh
3l
3g
45
55
18d
t6
a
98
4q
l4
h1
3a
zp
3j
27
26
g
cp
pi
j
1y
9c
9q
24
18
au
1d3
2g
gf
5
71
4z
uc
m
1l
oq
5h
31
13x
vw
2y
ay
19
5r
ms
u
m4
a5
ix
sa
8v
e1
ih
km
21j
jo
19x
21
2n
th
3r
6
8u
r0
e
g5
8f
il
zj
cf
58
5w
bo
7s
8i
k
gw
h2
6l
2u
ht
1q
py
6l
m7
lp
2qj
2y
5b
76
6o
5m
1vh
2ls
7e
bb
20u
11f
1p0
23o
fw
e1
16y
8t
9h
1if
e3
8w
6i5
19r
e2
8
3u
4o
1zi
4w
kk
8c
fs
115
dl
b0
2bp
18
3c
2w
1q
4o
ex
aa
d
2r
63
8a
16
19
13
2g
1x
t
19
27
m
9c
q
5s
a3
5n
54
14
4c
3
c0
e
2q
3n
8p
6a
1u
w
f
2f
16
2y
dc
2l
82
1d
w
23
6
1n
3u
2e
1f
4c
i
14
g
n
34
3r
7
24
77
5y
6f
28
mw
1
1w
v
6z
28
1
8
9
7m
3r
4r
1r
34
q
em
3b
d
6
x
3e
24
2e
63
87
n
9t
73
99
24
1e
dk
30
3w
66
p0
2a
2z
10
93
132
17
89
lb
7i
1x
5m
b
2o
q5
4p
5r
np
2
n
4
f
1k
1n
54
5e
b
bx
dx
cl
1m
7p
b4
39
gs
ks
3p
6y
4y
97
4w
d5
e
ix
2a
j
2g
e
78
cl
5t
l
1k
55
3e
c4
65
ea
23
13
b2
5z
x
bg
4
l
8m
11
23
5w
84
51
eg
bz
5z
1w
w
21
1x
4h
2
c
6
6e
33
3
9v
ca
10
jf
1f
mf
1i
8m
r
36
1hz
39
2k
l
7
3m
6o
19l
2f
c
l
t9
2l
bq
ed
l6
7f
n6
3
le
93
bt
3l
1h
u9
5i
68
a
5m
y
3i
1c
88
j8
57
79
3n
cg
y
40
n
l
5
4
5p
54
bq
j3
54
8h
1h
4a
km
10b
u4
6w
u
ca
7e
6i
ae
5x
78
6s
zn
56
2y
o8
xt
g0
125
lm
d0
db
ct
28
2r
4v
k
2j
90
3p
5q
qc
gf
24
38
3g
4c
15
d
55
hl
7n
4o
7
98
8f
1ag
1p4
st
9q
8l
2q
fn
3f
13
r
9b
1f
8j
2x
8z
5c
qa
a9
gv
19
bo
bp
5u
fj
12
u
gt
3w
yz
q
2bl
3sa
jj
2zv
7x
8a
1qk
ib
nv
28
9y
7r
6m
1wh
yb
dd
8v
6f
a2
aj
1fz
d4
eq
6b
cv
bp
6m
2rb
1u2
2ha
127
es
dh
5l
d
2c
y
wr
7r
7c
88
m
18
6c
13n
6j
27
9
58
5x
1x
m6
fi
3c
4
4y
1c
it
2ik
1l5
oq
19b
i4
48d
kj
26o
57
pq
5e
148
g4
1w8
96
yb
1dj
3p
9y
e4
ko
2y
1ih
k5
f2
2p
fo
1xg
3k
ao
hf
y
4
f
59
5r
rw
4u
4e
dl
9y
7j
5n
3s
17h
ni
3l0
pj
n4
ag
4r
266
1b
1w
13
79
2
s6
12a
8
w
jd
yt
v
63
lr
pj
1xm
8f
tr
p
3h
ds
2xl
2s
ml
4r
hv
2k
z
5q
y
k6
2a
7t
ew
3ah
8x
1sd
1b
hr
1po
pt
l9
4v
4v
wz
g
9b
yg
uv
a9
f4
o7
1g1
4
67
cu
4o
d
yi
2vw
9n
47
2
54
35
5u
2v
a2
15
3k
38
87
2n
4j
36
91
1o
15
30
2s
24
3w
19
1f
8r
3k
4m
7d
8
74
2
ev
5k
l
2v
x
2n
3q
9x
11z
6p
ee
b4
f
1o
px
78
2d
ip
2x
de
2u
bb
eu
35
53
7s
3l
26
hw
d
av
5z
7g
8
3e
6g
ie
3r
5w
5y
18
ed
2s
7v
19
bw
2k
w
4x
9b
oc
1r
v
33
4u
1h
1c
4t
lp
69
7u
4z
3o
ff
81
a
ic
3h
1g
12
dt
28
e
1k
1s
39
6z
ev
51
cs
1c
6r
1kj
2k
1e
1c
9w
1c
en
5n
8m
51
2f
y
ih
3s
21
g
ek
fr
hu
hz
a1
i0
2x
9k
4u
1y
1j
84
hj
s
wq
v
8u
aw
16
81
2f
32z
1r
l
1b
h
f
11
7
d
1j
1t
r
19
4
v
n
14
3m
f
7g
21
1p
o
dh
4y
82
p
j
c6
4c
lr
3i
3h
3n
1z
l
3x
ba
q
2k
1t
nl
5l
ea
2a
95
af
ax
gl
9n
i
u
oc
5i
4l
7j
3t
7n
1l
2i
13
19
6q
n
1p
w
jw
bz
54
2x
gr
2f
5u
2r
bi
r
e
9h
1d
co
12
s
5p
2r
ft
22
1h
17
1x
29
bt
i
62
h
59
16
u
1e
72
30
7y
16
25
hj
2e
7c
j7
7q
1q
5d
1l
ax
4p
3o
63
aw
jr
44
e
1o
k
i
t
io
v
1d
46
8g
3w
1u
5d
4d
x
ca
6t
4r
3o
6
8
6t
2f
7o
1e6
bj
13
b
v
k
28
1i
e
23
1k
29
1m
y
i
16
19
1j
2d
k
13
q
7n
w
1g
1r
y
3
24
1g
w
x
16
3y
1k
gp
1e
5d
e9
b6
l3
s7
9y
6b
1p
1h
1c
c
1s
a
bu
9t
au
gx
7k
4u
10o
22
q0
h5
4p
dh
2z
6p
2n
3
24
7q
26
1
6n
3d
8p
1o
12
1i
8p
55
9k
5j
42
z
ae
e
14
dv
aj
p
3z
37
k
5f
p
hg
5l
e4
6k
3h
8d
8
cw
35
v
x
v4
44
202
2m
qy
90
s
54
dw
61
9g
1n
28
19r
nt
s1
q5
un
7r
14u
1o4
fo
4v
u6
dm
1os
13a
oi
14i
d
2du
wx
1cc
1v6
12
11i
3x
al
6sn
2c
4fo
1hq
3t3
145
25x
2wu
9m3
hi
1em
1or
68p
md
1va
6l
134
16x
y0
xz
cg
2t
v9
1cm
z
1b
b2
10
1d3
6j
oo
n0
2br
gp
8s
1lt
87
1pc
l4
xt
b3
dt
17o
pa
5
1vh
2io
7ee
2be
vu
ve
11
la
1d7
3rl
a7
359
3dh
1ue
1q8
1zz
1fw
1e
6m
cd
1as
2k
371
29c
z1
14z
20d
3mh
154
g7
4
1nj
np
az
1mo
8k
op
4ao
msk
129
xj
9hu
19m
2o2
4uz
gi2
l8
17t
4m
5pr
14p
3ai
5gu
9j
1e
hs
183
5v
4s
333
nf
1gm
6g
3y7
11c
5c
1b6
b9
x2
az
8d
2ks
en
di
dq
4g
2qu
4j
m9
1eq
rx
ei
vb
wd
115
14u
mi
14u
1tx
24h
jz
t
1xj
zi
bp
519
2rt
3q
ja
8h
16
8f
jd
5y
2e
a1
v4
29
41
jn
c
ak
39
8w
6x
cj
30
b7
7t
w
3u
3k
5y
7g
5u
er
6t
5b
1w
9
h
iu
5
d
b
1u
3p
b2
2d
xv
nq
1m
ho
bi
5v
2p
eg
b1
h
od
1h
69
cu
8i
nx
zs
58
u5
wv
5w
86
4k
44
8q
ck
ov
ty
15r
uk
n
f
60
7j
5p
2v
x9
c0
83
49
25
ft
8u
95
5o
3t
1s
37
hz
dk
6u
2n
x
c6
19
pe
94
z
e0
32
2f
td
1x
b7
13
cp
59
qu
3h
37
x
ob
9g
uj
1g
9v
4m
8c
bu
5g
1
lp
7x
35w
al
3t9
343
59w
104
4ju
2k3
23
jj
us
yx
d8
yl
1bp
e0
5a
ao
nt
7g
4ee
di7
du
9oru
1
b4
3m
d1mp
51aj
4
vvp
uwy
ft
1
r1
3b
51
9w
2c
23
17
5g
5k
e
2m
65
76
4g
1r
6n
n
55
25
5q
ge
27
2i
2w
3v
t
10jy
47oy
74jm
43be
1fo9
4c7h
1
UY
21pyd
68
w
71
ex
1w
1l
i
1r
4
52
7s
1d
1q
65
2i
j
i
5c
4j
15
d2
h
3y
n
s
6j
94
20
9l
UZ
cvym
19
26
d5z9
41
3a
4e
20
26
1a
4k
8o
5f
p
25
2o
2a
26
m
34
1u
t
2h
4
15
v
5c
6b4p
x
j
3
6
2
m
1f
q
o
7
l
n
p
j
1
2h
34
k
1c
2o
18
1
7
p
6
6
f
q
8
f
5
13
q
2e
2
q
1o
x
5b
c
x
4
1f
1n
4s
e
1l
5
4
h
d
f
8
2y
1v
i
5
17
20
1g
5
9
6
4z
7
r
9jg
VA
3zfg7
VC
24opr
3ntj
VE
22lvw
44y
19d
2xu3
3x
3q
5
4p
r
7
4h
3b
2s
1e
6o
53
hx
3v
lq
2d
7
2a
3h
4c
1e
g
e
1a
1
b6
e
cl
4d
12
1m
y
4
73
98
hn
dc
2n
6i
3t
by
h9
1x
b
98
2v
6h
e3
ki
b7
1ru
2q
12i
h6
m
47
47
4x
6n
hm
4w
24
156
5i
12i
9r
46
87
8r
4
3v
53
3j
29
2z
l
5c
1x
10
6z
t
2u
fz
2x
2u
lw
2b
i
j
cq
av
bt
2qxg
d77
6eh
1u
3s
102
k4
VG
24od2
VI
2us7f
VN
xfqd
8o
1ld
3q
41
2x
m
bp
14
6
hr
ug
th
2b
49
r
5x
e6
27
d5
1o
16
1t
73
4p
8a
1s
5g
pe
l9
2s
e5
9
p1
53
11y
e2
18k
is
96
11u
e1
19m
2q
4q
3n
81
61
5
26
4o
s
n
f
ts
ci
14
fb
eb
27
ge
rr
dn
y
i
2d
8
1i
7
2e
cl
sf
4
1h
2oh
p
1h
b
VU
19rib
WF
2ehad
WS
2ehqt
XK
gt0h
ie
db
6v
y3
2
6k
5r
8b
s6
79
dq
3
lc
iu
cg
cq
YE
1hmk
1n
ii
ky
4e
3s
1rj
ph
nw
mp
n9
bl
11e
id
bp
76rd
YT
jr9z
3ly2
ZA
k2ie
l6
10p
6l
g0
t2
30
dh
se
z
e0
15
eh
nm
26
bt
gp
qn
35
1y
3l
h8
2o
1qj
1m
bp
4x
1d6
f2
f2
d
3a
pg
ak
w0
x6
78
33
t
g4
yd
2s6
11
dc
an
7y
9
h0
4y
y
1l
e
c
7s
ep
1c
c
2s
3j
hq
5y
k6
aa
x1
1ak
69
nr
35
17t
s
16j
la
pm
3
ek
1ju
1ka
6l
il
ts
x0
po
4
to
hm
2x
o
9w
u8
1u
9i
xz
s1
27q
12y
1bo
c
5u
b
go
24e
16
10l
7x
jm
pd
59
4c
pk
2o
bn
2u
3e
xs
93
2h
36
kr
24y
gp
lp
57
qe
ej
bk
s7
39
fk
dl
s
u2
ot
1g
gt
ae
1k
9e
f3
cd
7m
10
1gj
m
1rld
1e
1
1camo
1j4
p9
1an
kd
1ye
hl
18w
s
x7
ZM
3rez
hz
bd
fgtd
jx
a9
fb
167
2di
r1
cj
5i
a
td
ib
11z
k6
6w
st
18w
7d
g8
11e
po
5w
19x
qi
8j
ev
ZW
itw5
oi
1c5
q0
dv
16u
na
1dk
6b
1bs
dd
o
6m
dl
9x
3f
fl
1xi
1s
44
f2
cu
a0
5s
42sh
g88	
les Escaldes
Andorra la Vella

Umm al Qaywayn
Ra’s al Khaymah
Khawr Fakkān
Dubai
Dibā
Sharjah
Ar Ruways
Al Fujayrah
Al ‘Ayn
\`Ajmān
Adh Dhayd
Abu Dhabi

Taloqan
Shīnḏanḏ
Shibirghān
Shahrak
Sar-e Pul
Sang-e Chārak
Aībak
Rustāq
Qarqīn
Qarāwul
Pul-e Khumrī
Paghmān
Nahrīn
Maymana
Mehtar Lām
Mazār-e Sharīf
Lashkar Gāh
Kushk
Kunduz
Khōst
Khulm
Khāsh
Khanabad
Karukh
Kandahār
Kabul
Jalālābād
Jabal os Saraj
Herāt
Ghormach
Ghazni
Gereshk
Gardēz
Fayzabad
Farāh
Kafir Qala
Charikar
Barakī Barak
Balkh
Baghlān
Ārt Khwājah
Āsmār
Asadābād
Andkhōy
Markaz-e Woluswalī-ye Āchīn
Cool űrhajó

Saint John’s

The Valley

Sarandë
Kukës
Korçë
Gjirokastër
Elbasan
Burrel
Vlorë
Tirana
Shkodër
Patos Fshat
Lushnjë
Lezhë
Laç
Kuçovë
Krujë
Kavajë
Fier-Çifçi
Fier
Durrës
Berat

Kapan
Goris
Hats’avan
Artashat
Ararat
Yerevan
Ejmiatsin
Spitak
Sevan
Masis
Vanadzor
Gavarr
Hrazdan
Armavir
Gyumri
Ashtarak
Abovyan

Saurimo
Lucapa
Luau
Uíge
Soio
Nzeto
Mbanza Congo
Malanje
Luanda
Caxito
Cabinda
Sumbe
Namibe
Menongue
Luena
Lubango
Longonjo
Lobito
Kuito
Huambo
Catumbela
Catabola
Camacupa
Caluquembe
Caála
Benguela

Zárate
Villa Ocampo
Villaguay
Villa Gesell
Tigre
Tandil
San Vicente
Santo Tomé
Santa Elena
San Pedro
San Luis del Palmar
San Lorenzo
San Javier
Saladas
Retiro
Resistencia
Reconquista
Quilmes
Puerto Rico
Puerto Iguazú
Puerto Esperanza
Puerto Eldorado
Posadas
Pontevedra
Pirané
Paso de los Libres
Oberá
Necochea
Morón
Monte Caseros
Montecarlo
Mercedes
Mercedes
Mar del Plata
Luján
La Plata
La Paz
Jardín América
Gualeguaychú
Gualeguay
Goya
Gobernador Ingeniero Valentín Virasoro
General José de San Martín
Garupá
Formosa
Fontana
Federal
Esquina
El Soberbio
Dolores
Curuzú Cuatiá
Corrientes
Concordia
Concepción del Uruguay
Colegiales
Chajarí
Campana
Buenos Aires
Barranqueras
Azul
Avellaneda
Aristóbulo del Valle
Zapala
Yerba Buena
Villa Regina
Villa Paula de Sarmiento
Villa Nueva
Villa María
Villa Dolores
Villa Constitución
Villa Carlos Paz
Villa Ángela
Villa Allende
Viedma
Victoria
Vera
Venado Tuerto
Veinticinco de Mayo
Ushuaia
Unquillo
Tres Isletas
Tres Arroyos
Trelew
Termas de Río Hondo
Tartagal
Tafí Viejo
Sunchales
Santo Tomé
Santiago del Estero
Santa Rosa
Santa Lucía
Santa Fe de la Vera Cruz
San Salvador de Jujuy
San Ramón de la Nueva Orán
San Rafael
San Pedro
San Nicolás de los Arroyos
San Miguel de Tucumán
San Martín de los Andes
San Martín
San Luis
San Justo
San Juan
San José de Jáchal
San Jorge
San Francisco
San Fernando del Valle de Catamarca
San Antonio Oeste
Salta
Rufino
Rosario
Río Tercero
Río Segundo
Río Gallegos
Río Cuarto
Río Ceballos
Rawson
Rafaela
Quitilipi
Punta Alta
Puerto Madryn
Presidencia Roque Sáenz Peña
Pocito
Plottier
Pergamino
Pérez
Paraná
Palpalá
Olavarría
Nueve de Julio
Neuquén
Morteros
Monteros
Mendoza
Marcos Juárez
Machagai
Lincoln
Libertador General San Martín
Las Breñas
La Rioja
La Falda
La Calera
Laboulaye
Junín
Joaquín V. González
Jesús María
Granadero Baigorria
Gobernador Gálvez
General Roca
General Pinedo
General Pico
General Enrique Mosconi
Gálvez
Firmat
Famaillá
Esquel
Esperanza
Embarcación
Embalse
El Bolsón
Diamante
Deán Funes
Cutral-Có
Cruz del Eje
Crespo
Cosquín
Coronel Suárez
Coronda
Córdoba
Comodoro Rivadavia
Cipolletti
Cinco Saltos
Chivilcoy
Chimbas
Chilecito
Charata
Chacabuco
Centenario
Caucete
Catriel
Castelli
Casilda
Carcarañá
Capitán Bermúdez
Cañada de Gómez
Caleta Olivia
Bell Ville
Bella Vista
Bahía Blanca
Arroyo Seco
Arroyito
Añatuya
Alta Gracia
Allen
Alderetes
Albardón
Aguilares
Villa Santa Rita
Villa Mercedes
San Carlos de Bariloche

Pago Pago

Wolfsberg
Wiener Neustadt
Vienna
Wels
Weinzierl bei Krems
Villach
Traun
Traiskirchen
Ternitz
Steyr
Spittal an der Drau
Schwechat
Sankt Pölten
Salzburg
Saalfelden am Steinernen Meer
Mödling
Lustenau
Linz
Leonding
Leoben
Kufstein
Krems an der Donau
Klosterneuburg
Klagenfurt am Wörthersee
Kapfenberg
Innsbruck
Hallein
Graz
Feldkirch
Dornbirn
Bregenz
Braunau am Inn
Baden
Amstetten
Ansfelden

Whyalla
Roebourne
Perth
Murray Bridge
Mount Isa
Morphett Vale
Mandurah
Kwinana
Boulder
Gosnells
Geraldton
Gawler
Darwin
Bunbury
Alice Springs
Albany
Adelaide
Wodonga
Warrnambool
Wagga Wagga
Traralgon
Townsville
Torquay
Toowoomba
Taree
Tamworth
Sydney
Surfers Paradise
Sunnybank
Sunbury
Port Stephens
Southport
South Grafton
Shepparton
Saint Kilda
Rockhampton
Richmond
Queanbeyan
Quakers Hill
Port Macquarie
Orange
Nowra
Notting Hill
Newcastle
Nerang
Mulgrave
Mount Gambier
Mosman
Mornington
Mooloolaba
Mildura
Melton
Melbourne
Maryborough
Marrickville
Maroubra
Mackay
Liverpool
Lismore
Launceston
Katoomba
Hornsby
Hobart
Griffith
Greensborough
Granville
Goulburn
Gold Coast
Gladstone
Geelong West
Geelong
Frankston East
Forster
Epping
Engadine
Echuca
Earlwood
Dubbo
Devonport
Deception Bay
Cronulla
Cranbourne
Craigieburn
Coffs Harbour
Wollongong
Cessnock
Castle Hill
Carlingford
Caringbah
Canberra
Camberwell
Caloundra
Cairns
Caboolture
Burnie
Bundaberg
Buderim
Brunswick
Broken Hill
Brisbane
Blacktown
Bendigo
Bathurst
Banora Point
Ballarat
Armidale
Albury
South Brisbane
Randwick
Dee Why
Palmerston
Bracken Ridge
Rainbow Beach
North Shore
North Ryde
Hoppers Crossing
Logan City
Carindale
Paramatta
Ferntree Gully
City of Parramatta
Adelaide Hills
Canning Vale
Glenmore Park
Glen Iris
Balwyn North
Carnegie
Malvern East
Brighton East
Bentleigh East
Booval
St Albans

Oranjestad
Babijn
Angochi

Mariehamn

Xankǝndi
Tel’mankend
Shushi
Salyan
Neftçala
Nakhchivan
Lǝnkǝran
Imishli
Dzhalilabad
Pushkino
Astara
Zubovka
Ağdam
Zaqatala
Zabrat
Yevlakh
Xanlar
Xaçmaz
Ujar
Terter
Sumqayıt
Qaraçuxur
Shamkhor
Shamakhi
Sheki
Sabunçu
Sabirabad
Qusar
Quba
Aja Kabul
Qazax
Hacı Zeynalabdin
Mingelchaur
Maştağa
Mardakyany
Lökbatan
Geoktschai
Hövsan
Ganja
Buzovna
Biny Selo
Barda
Bilajari
Baku
Amirdzhan
Aghsu
Ağdaş
Agdzhabedy
Bakıxanov

Zenica
Visoko
Velika Kladuša
Tuzla
Trebinje
Travnik
Sarajevo
Prijedor
Mostar
Gradačac
Gračanica
Goražde
Doboj
Cazin
Bugojno
Brčko
Bosanska Krupa
Bijeljina
Bihać
Banja Luka
Konjic

Bridgetown

Thākurgaon
Teknāf
Tungi
Sylhet
Dohār
Jamālpur
Shibganj
Sātkhira
Sirājganj
Netrakona
Narsingdi
Sandwīp
Shāhzādpur
Rāmganj
Rājshāhi
Pirojpur
Panchagarh
Patiya
Parbatipur
Nārāyanganj
Nālchiti
Nageswari
Mymensingh
Muktāgācha
Mirzāpur
Moulvi Bāzār
Morrelgonj
Mehendiganj
Mathba
Lalmanirhat
Lākshām
Comilla
Rangpur
Kushtia
Kālīganj
Jhingergācha
Joypurhat
Ishurdi
Habiganj
Gaurnadi
Gafargaon
Feni
Rāipur
Sarankhola
Dhaka
Chilmāri
Chhāgalnāiya
Lālmohan
Khagrāchari
Chhātak
Bhātpāra Abhaynagar
Bherāmāra
Bhairab Bāzār
Bāndarban
Kālia
Baniachang
Bājitpur
Badarganj
Narail
Tungipāra
Sarishābāri
Sakhipur
Raojān
Phultala
Pālang
Pār Naogaon
Nabīnagar
Lakshmīpur
Kesabpur
Hājīganj
Farīdpur
Dinājpur
Uttar Char Fasson
Chittagong
Char Bhadrāsan
Bera
Burhānuddin
Sātkania
Cox’s Bāzār
Khulna
Bhola
Barisāl
Jessore
Pābna
Tāngāil
Bogra
Pīrgaaj
Nawābganj
Mādārīpur
Sherpur
Kishorganj
Manikchari
Bhāndāria
Fatikchari
Saidpur

Zwijndrecht
Zwevegem
Zottegem
Zonhoven
Zoersel
Zemst
Zele
Zedelgem
Zaventem
Wuustwezel
Willebroek
Wevelgem
Wetteren
Westerlo
Wervik
Wavre
Waterloo
Waregem
Walcourt
Visé
Vilvoorde
Verviers
Turnhout
Tubize
Tournai
Torhout
Tongeren
Tienen
Tielt
Tessenderlo
Tervuren
Temse
Stekene
Stabroek
Soumagne
Soignies
Sint-Truiden
Sint-Pieters-Leeuw
Sint-Niklaas
Sint-Kruis
Sint-Katelijne-Waver
Sint-Gillis-Waas
Sint-Genesius-Rode
Seraing
Schoten
Schilde
Saint-Nicolas
Saint-Ghislain
Rotselaar
Ronse
Roeselare
Rixensart
Riemst
Ranst
Quaregnon
Puurs
Putte
Poperinge
Pont-à-Celles
Péruwelz
Peer
Overijse
Oupeye
Oudenaarde
Oostkamp
Oostende
Nivelles
Ninove
Nijlen
Neerpelt
Namur
Mouscron
Mortsel
Morlanwelz-Mariemont
Mons
Mol
Middelkerke
Merelbeke
Menen
Meise
Mechelen
Marche-en-Famenne
Manage
Maldegem
Maasmechelen
Maaseik
Louvain-la-Neuve
Londerzeel
Lommel
Lokeren
Lochristi
Lille
Lier
Liège
Leuven
Lessines
Lede
Lebbeke
Lanaken
La Louvière
Kortrijk
Kortenberg
Kontich
Koksijde
Knokke-Heist
Kasterlee
Kapellen
Kalmthout
Izegem
Ieper
Huy
Houthalen
Hoogstraten
Hoboken
Heusden
Herzele
Herve
Herstal
Herentals
Herent
Helchteren
Heist-op-den-Berg
Hasselt
Harelbeke
Hamme
Halle
Haaltert
Grimbergen
Geraardsbergen
Gent
Genk
Gembloux
Geel
Frameries
Fleurus
Fléron
Flémalle-Haute
Evergem
Eupen
Essen
Eeklo
Edegem
Duffel
Dour
Dilbeek
Diksmuide
Diest
Diepenbeek
Destelbergen
Dendermonde
Denderleeuw
Deinze
Courcelles
Colfontaine
Chaudfontaine
Châtelet
Chasse Royale
Charleroi
Brussels
Brugge
Brecht
Brasschaat
Braine-le-Comte
Braine-l'Alleud
Boussu
Bornem
Boom
Blankenberge
Binche
Bilzen
Beveren
Beringen
Beersel
Beerse
Balen
Ath
Asse
Arlon
Antwerpen
Ans
Andenne
Aarschot
Aalter
Aalst

Zorgho
Yako
Tougan
Titao
Tenkodogo
Réo
Pô
Ouahigouya
Ouagadougou
Nouna
Manga
Léo
Koupéla
Koudougou
Kongoussi
Kombissiri
Kokologo
Kaya
Houndé
Gourcy
Garango
Fada N’Gourma
Dori
Djibo
Diapaga
Dédougou
Boussé
Boulsa
Bobo-Dioulasso
Banfora
Gaoua
Orodara

Yambol
Vratsa
Vidin
Velingrad
Veliko Tŭrnovo
Varna
Tŭrgovishte
Troyan
Dobrich
Svishtov
Svilengrad
Stara Zagora
Dupnitsa
Sofia
Smolyan
Sliven
Silistra
Shumen
Sevlievo
Sandanski
Samokov
Ruse
Razgrad
Rakovski
Popovo
Plovdiv
Pleven
Petrich
Peshtera
Pernik
Pazardzhik
Panagyurishte
Nova Zagora
Montana
Lovech
Lom
Kyustendil
Kŭrdzhali
Khaskovo
Kharmanli
Kazanlŭk
Karnobat
Karlovo
Gotse Delchev
Gorna Oryakhovitsa
Gabrovo
Dimitrovgrad
Chirpan
Cherven Bryag
Burgas
Botevgrad
Blagoevgrad
Berkovitsa
Aytos
Asenovgrad

Sitrah
Madīnat ‘Īsá
Jidd Ḩafş
Madīnat Ḩamad
Dār Kulayb
Al Muḩarraq
Manama
Ar Rifā‘

Makamba
Bururi
Bujumbura
Muramvya
Gitega
Ruyigi
Ngozi
Kayanza
Muyinga
Rutana

Tchaourou
Tanguiéta
Savé
Savalou
Sakété
Porto-Novo
Pobé
Parakou
Ouidah
Nikki
Natitingou
Malanville
Lokossa
Kétou
Kandi
Dogbo
Djougou
Dassa-Zoumé
Cové
Cotonou
Comé
Bohicon
Bembèrèkè
Bassila
Banikoara
Aplahoué
Allada
Abomey-Calavi
Abomey

Gustavia

Hamilton

Tutong
Seria
Kuala Belait
Bandar Seri Begawan

Yacuiba
Warnes
Villazón
Villa Yapacaní
Villamontes
Tupiza
La Santisima Trinidad
Tarija
Sucre
Santiago del Torno
Santa Cruz de la Sierra
San Ignacio de Velasco
San Borja
Riberalta
Punata
Potosí
Oruro
Montero
Mizque
Llallagua
La Paz
Huanuni
Guayaramerín
Cotoca
Cochabamba
Cobija
Camiri

Vitória do Mearim
Vitória de Santo Antão
Viseu
Conde
Vigia
Viçosa do Ceará
Viçosa
Viana
Várzea Alegre
Varjota
Vargem Grande
Valença do Piauí
União dos Palmares
União
Tuntum
Tucuruí
Tucumã
Trindade
Trairi
Toritama
Tomé Açu
Timon
Timbiras
Timbaúba
Tianguá
Teresina
São João dos Inhamuns
Tamandaré
Tabira
Surubim
Sousa
Soure
Solânea
Sobral
Sirinhaém
Sertânia
Serra Talhada
Senador Pompeu
Satuba
São Raimundo Nonato
São Miguel dos Campos
São Miguel do Guamá
São Mateus do Maranhão
São Luís do Quitunde
São Luís
São Lourenço da Mata
São José do Egito
São José de Ribamar
São José de Mipibu
São João dos Patos
São Gonçalo do Amarante
São Félix do Xingu
São Domingos do Maranhão
São Bento
São Bento
Santa Rita
Santarém
Santa Quitéria do Maranhão
Santa Quitéria
Santana do Ipanema
Santa Luzia
Santa Inês
Santa Helena
Santa Cruz do Capibaribe
Santa Cruz
Salinópolis
Salgueiro
Russas
Rio Largo
Rio Formoso
Ribeirão
Recife
Quixeramobim
Quixadá
Presidente Dutra
Santana
Porto Calvo
Portel
Pombos
Pombal
Piripiri
Piracuruca
Pinheiro
Pindaré Mirim
Pilar
Picos
Petrolina
Jatobá
Pesqueira
Pentecoste
Penalva
Pedro II
Pedra Branca
Paulo Afonso
Paulista
Patos
Parnamirim
Parnaíba
Parintins
Parelhas
Paraipaba
Paragominas
Paracuru
Palmares
Pacatuba
Pacajus
Ouricuri
Orós
Oriximiná
Olinda
Oeiras
Ábidos
Nova Russas
Nova Cruz
Nazaré da Mata
Natal
Murici
Moreno
Morada Nova
Monteiro
Monte Alegre
Mombaça
Moju
Mossoró
Mocajuba
Maués
Matriz de Camaragibe
Mari
Marechal Deodoro
Maragogi
Maracanaú
Marabá
Mamanguape
Maceió
Macau
Macapá
Macaíba
Limoeiro do Norte
Limoeiro
Lavras da Mangabeira
Lajedo
Lago da Pedra
Lagoa do Itaenga
Juazeiro do Norte
José de Freitas
João Pessoa
João Câmara
Jaguaruana
Jaguaribe
Jaboatão
Itupiranga
Itacoatiara
Itaporanga
Itapissuma
Itapipoca
Itapecuru Mirim
Itapagé
Itaituba
Itaitinga
Itabaiana
Ipueiras
Ipubi
Ipu
Ipojuca
Imperatriz
Iguatu
Igarapé Miri
Igarapé Açu
Igarassu
Icó
Horizonte
Guaraciaba do Norte
Guarabira
Guaiúba
Gravatá
Granja
Grajaú
Goiana
Glória do Goitá
Garanhuns
Gameleira
Fortaleza
Floriano
Floresta
Eusébio
Extremoz
Estreito
Esperantina
Esperança
Escada
Dom Pedro
Demerval Lobão
Delmiro Gouveia
Custódia
Cururupu
Currais Novos
Cupira
Crato
Crateús
Coroatá
Condado
Conceição do Araguaia
Colinas
Coelho Neto
Codó
Chapadinha
Chã Grande
Ceará Mirim
Caucaia
Catolé do Rocha
Catende
Castanhal
Cascavel
Caruaru
Carpina
Carolina
Capitão Poço
Capanema
Canindé
Canguaretama
Campos Sales
Campo Maior
Campo Alegre
Campina Grande
Camocim
Cametá
Cajueiro
Cajazeiras
Caicó
Cabrobó
Cabo
Cabedelo
Buriti Bravo
Buíque
Breves
Brejo Santo
Brejo da Madre de Deus
Bragança
Bom Conselho
Boa Viagem
Bezerros
Benevides
Belo Jardim
Belém
Belém
Beberibe
Bayeux
Baturité
Barreiros
Barreirinhas
Barras
Barra do Corda
Barcarena
Barbalha
Balsas
Bacabal
Augusto Corrêa
Atalaia
Areia Branca
Arcoverde
Araripina
Arari
Arapiraca
Araguaína
Aracati
Aquiraz
Apodi
Ananindeua
Amaraji
Altos
Altamira
Almeirim
Alenquer
Alagoa Grande
Águas Belas
Água Preta
Afogados da Ingazeira
Açu
Acopiara
Acaraú
Abreu e Lima
Abaetetuba
Xique Xique
Xanxerê
Votuporanga
Votorantim
Volta Redonda
Vitória da Conquista
Vitória
Visconde do Rio Branco
Viradouro
Vinhedo
Vila Velha
Videira
Viçosa
Viana
Viamão
Vespasiano
Veranópolis
Vera Cruz
Wenceslau Braz
Venâncio Aires
Vazante
Vassouras
Várzea Paulista
Várzea Grande
Várzea da Palma
Varginha
Vargem Grande do Sul
Valparaíso
Valinhos
Valença
Valença
Vacaria
Uruguaiana
Uruçuca
Uruaçu
União da Vitória
Unaí
Una
Umuarama
Uberlândia
Uberaba
Ubatuba
Ubatã
Ubaitaba
Ubá
Tupanciretã
Tupaciguara
Tupã
Tucano
Tubarão
Trindade
Três Rios
Três Pontas
Três Passos
Três Lagoas
Três de Maio
Três Coroas
Três Corações
Tremembé
Tramandaí
Torres
Toledo
Tobias Barreto
Timóteo
Timbó
Tijucas
Tietê
Teutônia
Teresópolis
Teófilo Otoni
Teodoro Sampaio
Telêmaco Borba
Taubaté
Tatuí
Taquarituba
Taquaritinga
Taquari
Taquara
Tapiramutá
Tapes
Tanguá
Tanabi
Tambaú
Taiobeiras
Taboão da Serra
Suzano
Sumaré
Sorocaba
Soledade
Socorro
Sobradinho
Simão Dias
Silva Jardim
Sidrolândia
Sete Lagoas
Sertãozinho
Serrinha
Serra Negra
Serrana
Serra
Seropédica
Senhor do Bonfim
Senador Canedo
Seabra
Schroeder
Saubara
Sarzedo
Sarandi
Sarandi
Saquarema
Sapucaia
Sapiranga
São Vicente
São Sepé
São Sebastião do Passé
São Sebastião do Paraíso
São Sebastião do Caí
São Sebastião
São Roque
São Pedro da Aldeia
São Pedro
São Paulo
São Miguel do Iguaçu
São Miguel do Araguaia
São Mateus do Sul
São Mateus
São Marcos
São Manuel
São Luiz Gonzaga
São Luís de Montes Belos
São Lourenço do Sul
São Lourenço
São Leopoldo
São José dos Pinhais
São José dos Campos
São José do Rio Preto
São José do Rio Pardo
São José
São Joaquim da Barra
São Joaquim
São João Nepomuceno
São João de Meriti
São João del Rei
São João da Boa Vista
São João da Barra
São Jerônimo
São Gotardo
São Gonçalo do Sapucaí
São Gabriel
São Francisco do Sul
São Francisco do Conde
São Francisco
São Fidélis
São Cristóvão
São Carlos
São Caetano do Sul
São Borja
São Bernardo do Campo
São Bento do Sul
Santos Dumont
Santos
Santo Estêvão
Santo Antônio do Monte
Santo Antônio do Amparo
Santo Antônio de Posse
Santo Antônio de Pádua
Santo Antônio de Jesus
Santo Antônio da Platina
Santo Ângelo
Santo André
Santo Anastácio
Santo Amaro da Imperatriz
Santo Amaro
Santiago
Santa Vitória do Palmar
Santa Rosa de Viterbo
Santa Rosa
Santa Rita do Sapucaí
Santa Rita do Passa Quatro
Santana do Paraíso
Santana do Livramento
Santana de Parnaíba
Santa Maria da Vitória
Santa Maria
Santa Luzia
Santaluz
Santa Isabel
Santa Helena de Goiás
Santa Gertrudes
Santa Fé do Sul
Santa Cruz do Sul
Santa Cruz do Rio Pardo
Santa Cruz das Palmeiras
Santa Cruz Cabrália
Santa Cecília
Santa Bárbara d'Oeste
Salvador
Salto de Pirapora
Salto
Salinas
Sacramento
Ruy Barbosa
Rubiataba
Rosário do Sul
Rondonópolis
Rolante
Rolândia
Rio Verde de Mato Grosso
Rio Real
Rio Pardo
Rio Negro
Rio Negrinho
Rio Grande da Serra
Rio Grande
Rio do Sul
Rio de Janeiro
Rio das Pedras
Rio das Ostras
Rio Claro
Rio Brilhante
Rio Branco do Sul
Rio Bonito
Ribeirão Preto
Ribeirão Pires
Ribeirão das Neves
Ribeirão da Ilha
Ribeira do Pombal
Riachão do Jacuípe
Resplendor
Resende
Registro
Regente Feijó
Rancharia
Quirinópolis
Queimados
Quatro Barras
Quaraí
Prudentópolis
Propriá
Promissão
Presidente Venceslau
Presidente Prudente
Presidente Epitácio
Prata
Praia Grande
Prado
Pouso Alegre
Posse
Porto União
Porto Seguro
Porto Ferreira
Porto Feliz
Porto Alegre
Portão
Porangatu
Pontes e Lacerda
Ponte Nova
Ponta Porã
Pontal
Ponta Grossa
Pompéu
Pompéia
Pomerode
Poços de Caldas
Poconé
Poções
Poá
Planaltina
Piúma
Piuí
Pitangui
Pitangueiras
Pitanga
Piritiba
Pires do Rio
Piraquara
Pirapozinho
Pirapora
Pirajuí
Piraju
Piraí do Sul
Piraí
Pirassununga
Piracicaba
Piracanjuba
Piracaia
Pinheiral
Pinhão
Espírito Santo do Pinhal
Pindobaçu
Pindamonhangaba
Pilar do Sul
Piedade
Petrópolis
Peruíbe
Pereira Barreto
Perdões
Penha
Penedo
Penápolis
Pelotas
Pedro Leopoldo
Pedreira
Pedra Azul
Pederneiras
Paulínia
Patrocínio
Patos de Minas
Pato Branco
Paty do Alferes
Passos
Passo Fundo
Parobé
Parati
Paranavaí
Paranapanema
Paranaíba
Paranaguá
Paraíba do Sul
Paraguaçu Paulista
Paraguaçu
Pará de Minas
Paracatu
Paracambi
Panambi
Palotina
Palmital
Palmeira das Missões
Palmeira
Palmas
Palhoça
Paiçandu
Padre Bernardo
Ouro Preto
Ouro Branco
Ourinhos
Osvaldo Cruz
Osório
Osasco
Orleans
Orlândia
Oliveira
Olímpia
Novo Horizonte
Novo Hamburgo
Nova Viçosa
Nova Venécia
Nova Prata
Nova Petrópolis
Nova Olímpia
Nova Odessa
Nova Lima
Nova Iguaçu
Nova Granada
Nova Friburgo
Nova Era
Nossa Senhora do Socorro
Nossa Senhora da Glória
Niterói
Niquelândia
Nilópolis
Nerópolis
Nepomuceno
Nazaré
Naviraí
Navegantes
Nanuque
Muzambinho
Muritiba
Muriaé
Mucuri
Morro do Chapéu
Morro Agudo
Morrinhos
Montes Claros
Monte Santo de Minas
Monte Mor
Monte Carmelo
Monte Azul Paulista
Monte Aprazível
Monte Alto
Mongaguá
Mogi Mirim
Mogi Guaçu
Mogi das Cruzes
Mococa
Mirandopólis
Miracema
Mineiros
Miguel Pereira
Miguelópolis
Mendes
Medianeira
Medeiros Neto
Mauá
Matozinhos
Mateus Leme
Matão
Mata de São João
Mascote
Martinópolis
Maringá
Marília
Maricá
Mariana
Marialva
Marechal Cândido Rondon
Marau
Marataizes
Maragogipe
Maracás
Maracaju
Manhumirim
Manhuaçu
Mangaratiba
Mandaguari
Mairiporã
Mairinque
Mafra
Machado
Macatuba
Macaé
Luziânia
Lucas
Louveira
Lorena
Londrina
Loanda
Livramento do Brumado
Lins
Linhares
Limeira
Leopoldina
Lençóis Paulista
Leme
Lavras
Laranjeiras do Sul
Laranjeiras
Laranjal Paulista
Lapa
Lajinha
Lages
Lajeado
Laguna
Lagoa Vermelha
Lagoa Santa
Lagoa da Prata
Lagarto
Ladário
Jundiaí
Júlio de Castilhos
Juiz de Fora
Juatuba
José Bonifácio
Joinville
João Pinheiro
João Monlevade
Joaçaba
Jeremoabo
Jequitinhonha
Jequié
Jaú
Jataí
Jarinu
Jardinópolis
Jardim
Jaraguá do Sul
Jaraguá
Japeri
Januária
Jandira
Jandaia do Sul
Janaúba
Jales
Jaguariúna
Jaguariaíva
Jaguarari
Jaguarão
Jaguaquara
Jacutinga
Jacobina
Jaciara
Jacarezinho
Jacareí
Jaboticabal
Ivoti
Ituverava
Iturama
Itupeva
Itumbiara
Ituiutaba
Ituberá
Itu
Itororó
Itaúna
Itatinga
Itatiba
Itararé
Itaqui
Itaquaquecetuba
Itapuranga
Itápolis
Itapira
Itapevi
Itapeva
Itapetininga
Itapetinga
Itaperuna
Itaperuçu
Itapemirim
Itapema
Itapecerica da Serra
Itapecerica
Itaparica
Itapaci
Itaocara
Itanhaém
Itambé
Itamarandiba
Itamaraju
Itajuípe
Itajubá
Itajaí
Itaí
Itaguaí
Itabuna
Itaboraí
Itabirito
Itabira
Itaberaí
Itaberaba
Itabaianinha
Itabaiana
Irecê
Irati
Iracemápolis
Iporá
Ipirá
Ipiaú
Iperó
Ipatinga
Ipameri
Ipaba
Inhumas
Indaiatuba
Indaial
Imbituva
Imbituba
Ilhéus
Ilha Solteira
Ilhabela
Ijuí
Iguape
Igrejinha
Igarapé
Igarapava
Igaraçu do Tietê
Içara
Ibotirama
Ibiúna
Ibitinga
Ibirité
Ibirataia
Ibirama
Ibiporã
Ibicaraí
Ibiá
Ibaté
Ibaiti
Iaçu
Hortolândia
Herval
Gurupi
Guaxupé
Guarulhos
Guarujá
Guariba
Guaratuba
Guaratinguetá
Guararema
Guararapes
Guarapuava
Guarapari
Guaranésia
Guaramirim
Guará
Guaporé
Guapimirim
Guanhães
Guanambi
Guaíra
Guaçuí
Gravataí
Governador Valadares
Goiatuba
Goiás
Goianira
Goiânia
Goianésia
Gaspar
Garibaldi
Garça
Gandu
Frutal
Frederico Westphalen
Franco da Rocha
Francisco Morato
Francisco Beltrão
Franca
Foz do Iguaçu
Forquilhinha
Formosa
Formiga
Florianópolis
Flores da Cunha
Ferraz de Vasconcelos
Fernandópolis
Feira de Santana
Farroupilha
Euclides da Cunha
Estrela
Esteio
Estância Velha
Estância
Esplanada
Espinosa
Esmeraldas
Erechim
Entre Rios
Encruzilhada do Sul
Encantado
Embu Guaçu
Embu
Elói Mendes
Duque de Caxias
Dourados
Dom Pedrito
Dois Vizinhos
Dois Córregos
Divinópolis
Diamantino
Diamantina
Diadema
Descalvado
Curvelo
Curitibanos
Curitiba
Cuiabá
Cubatão
Cruzeiro do Oeste
Cruzeiro
Cruz das Almas
Cruz Alta
Cristalina
Criciúma
Cravinhos
Coxim
Cotia
Cosmópolis
Coruripe
Corumbá
Coronel Vivida
Coronel Fabriciano
Coromandel
Corinto
Cordeirópolis
Cordeiro
Contagem
Conselheiro Lafaiete
Congonhas
Conde
Concórdia
Conchal
Conceição do Coité
Conceição do Jacuípe
Conceição das Alagoas
Conceição da Feira
Conceição da Barra
Colorado
Colombo
Colatina
Coaraci
Cláudio
Cícero Dantas
Cianorte
Charqueadas
Chapecó
Cerquilho
Ceres
Celso Ramos
Caxias do Sul
Caxambu
Catu
Catanduva
Catalão
Cataguases
Castro
Castelo
Cassilândia
Casimiro de Abreu
Cascavel
Casa Branca
Carmo do Paranaíba
Carmo do Cajuru
Carlos Barbosa
Carazinho
Caratinga
Carapicuíba
Carangola
Carandaí
Caraguatatuba
Capivari
Capinzal
Capim Grosso
Capelinha
Capela
Capão da Canoa
Capâo Bonito
Canoinhas
Canoas
Canguçu
Canela
Cândido Mota
Candelária
Canavieiras
Campo Verde
Campos Novos
Campos Gerais
Campos do Jordão
Campos Belos
Campos
Campo Mourão
Campo Largo
Campo Grande
Campo Formoso
Campo Belo
Campinas
Campina Grande do Sul
Cambuí
Cambé
Cambará
Camaquã
Camanducaia
Camaçari
Caldas Novas
Cajuru
Cajati
Cajamar
Caieiras
Caetité
Caeté
Cachoeiro de Itapemirim
Cachoeirinha
Cachoeiras de Macacu
Cachoeira do Sul
Cachoeira
Caçapava do Sul
Caçapava
Caçador
Cabreúva
Cabo Frio
Butiá
Buritizeiro
Buritis
Buri
Buerarema
Brusque
Brumado
Brumadinho
Brotas
Brodósqui
Brasília
Bragança Paulista
Braço do Norte
Botucatu
Bom Jesus do Itabapoana
Bom Jesus da Lapa
Bom Despacho
Boituva
Bocaiúva
Boa Esperança
Blumenau
Biritiba Mirim
Birigui
Biguaçu
Betim
Bertioga
Bento Gonçalves
Belo Oriente
Belo Horizonte
Belford Roxo
Bela Vista
Bebedouro
Bauru
Batatais
Bastos
Barueri
Barroso
Barrinha
Barretos
Barreiro do Jaíba
Barreiras
Barra Velha
Barra Mansa
Barra dos Coqueiros
Barra do Piraí
Barra do Garças
Barra do Bugres
Barra de São Francisco
Barra Bonita
Barra
Bariri
Barbacena
Barão de Cocais
Bandeirantes
Bambuí
Balneário Camboriú
Baixo Guandu
Bagé
Avaré
Atibaia
Astorga
Assis
Arujá
Artur Nogueira
Arroio Grande
Arroio do Meio
Arraial do Cabo
Armação de Búzios
Arcos
Araxá
Araucária
Araruama
Araras
Araraquara
Araranguá
Arapongas
Araguari
Aragarças
Araçuaí
Aracruz
Araçoiaba da Serra
Araci
Araçatuba
Aracaju
Aquidauana
Apucarana
Apiaí
Aparecida do Taboado
Aparecida
Antonina
Anicuns
Angra dos Reis
Andradina
Andradas
Anastácio
Anápolis
Amparo
Américo Brasiliense
Americana
Amargosa
Álvares Machado
Almirante Tamandaré
Almenara
Alfenas
Além Paraíba
Alegrete
Alegre
Alagoinhas
Aimorés
Agudos
Águas Vermelhas
Águas de Lindóia
Aguaí
Adamantina
Abaeté
Guaíba
Palmas
Tefé
Tarauacá
Tabatinga
Sena Madureira
São Gabriel da Cachoeira
Rio Branco
Porto Velho
Manaus
Manacapuru
Humaitá
Fonte Boa
Eirunepé
Coari
Carauari
Boa Vista
Ariquemes
Aripuanã
Vilhena
Pôsto Fiscal Rolim de Moura
Pimenta Bueno
Ouro Preto do Oeste
Jaru
Guajará Mirim
Cacoal
Aparecida de Goiânia
Campinas
Jaboatão dos Guararapes
Lauro de Freitas
Pinhais
Rio Preto da Eva
Simões Filho
Cambebba
Disney
Trindade
Freguesia do Ribeirao da Ilha

Nassau
Lucaya
Freeport

Thimphu
Phuntsholing

Tonota
Thamaga
Serowe
Selebi-Phikwe
Ramotswa
Palapye
Mosopa
Molepolole
Mogoditshane
Mochudi
Maun
Mahalapye
Lobatse
Letlhakane
Kanye
Janeng
Gaborone
Francistown

Horad Zhodzina
Zhlobin
Vitsyebsk
Vilyeyka
Vawkavysk
Svyetlahorsk
Stowbtsy
Smarhon’
Slutsk
Slonim
Shchuchin
Salihorsk
Rahachow
Rechytsa
Pruzhany
Polatsk
Pinsk
Pastavy
Asipovichy
Orsha
Novoye Medvezhino
Navapolatsk
Navahrudak
Minsk
Mazyr
Masty
Mar’’ina Horka
Maladzyechna
Mahilyow
Lyepyel’
Luninyets
Lida
Krychaw
Kalodzishchy
Kobryn
Kalinkavichy
Ivatsevichy
Hrodna
Horki
Homyel’
Hlybokaye
Dzyarzhynsk
Dobrush
Bykhaw
Byaroza
Brest
Horad Barysaw
Baranavichy
Babruysk
Malinovka

San Ignacio
Orange Walk
Belmopan
Belize City

Abbotsford
Airdrie
Ajax
Alma
Amos
Baie-Comeau
Barrie
Beaconsfield
Belleville
Beloeil
Blainville
Boisbriand
Boucherville
Bradford West Gwillimbury
Brampton
Brandon
Brant
Brantford
Brockville
Brossard
Burlington
Burnaby
Calgary
Cambridge
Campbell River
Camrose
Candiac
Chambly
Charlottetown
Châteauguay
Chatham-Kent
Chilliwack
Clarence-Rockland
Cobourg
Cochrane
Collingwood
Conception Bay South
Coquitlam
Corner Brook
Cornwall
Côte-Saint-Luc
Courtenay
Cranbrook
Dartmouth
Delta
Deux-Montagnes
Dieppe
Dollard-Des Ormeaux
Dorval
Drummondville
Duncan
Edmonton
Etobicoke
Fort Erie
Fort McMurray
Fort St. John
Fredericton
Gatineau
Glace Bay
Granby
Grande Prairie
Greater Sudbury
Greater Napanee
Guelph
Haldimand County
Hamilton
Huntsville
Joliette
Kamloops
Kawartha Lakes
Kelowna
Kenora
Keswick
Kingston
Kirkland
Kitchener
Langford
Langley
Langley
La Prairie
L'Assomption
Laval
Leamington
Leduc
Lethbridge
Lloydminster
London
Longueuil
Magog
Maple Ridge
Markham
Mascouche
Medicine Hat
Midland
Mirabel
Miramichi
Mission
Mississauga
Moncton
Montréal
Mont-Royal
Mont-Saint-Hilaire
Moose Jaw
Mount Pearl
Nanaimo
New Glasgow
Newmarket
New Westminster
Niagara Falls
Norfolk County
North Battleford
North Bay
North Cowichan
North Vancouver
North York
Oakville
Orangeville
Orillia
Oshawa
Ottawa
Owen Sound
Parksville
Pembroke
Penticton
Peterborough
Pickering
Pitt Meadows
Pointe-Claire
Port Alberni
Port Colborne
Port Moody
Prince Albert
Prince Edward
Prince George
Quinte West
Red Deer
Regina
Repentigny
Richmond
Richmond Hill
Rouyn-Noranda
Saguenay
Saint-Basile-le-Grand
Saint-Bruno-de-Montarville
Saint-Constant
Sainte-Catherine
Sainte-Julie
Sainte-Thérèse
Saint-Eustache
Saint-Hyacinthe
Saint-Jean-sur-Richelieu
Saint-Jérôme
Saint John
Saint-Lambert
Saint-Laurent
Saint-Lazare
Salaberry-de-Valleyfield
Salmon Arm
Sarnia
Saskatoon
Sault Ste. Marie
Sept-Îles
Shawinigan
Sherbrooke
Sherwood Park
Sorel-Tracy
Spruce Grove
St. Albert
St. Catharines
Stratford
St. Thomas
Surrey
Terrace
Terrebonne
Thorold
Thunder Bay
Timmins
Toronto
Trois-Rivières
Truro
Val-d'Or
Vancouver
Varennes
Vaudreuil-Dorion
Vaughan
Vernon
Victoria
Victoriaville
Waterloo
Welland
Westmount
Whitehorse
White Rock
Windsor
Winnipeg
Woodstock
Yellowknife
Yorkton
Halifax
St. John's
Québec
Lévis
Rimouski
Rivière-du-Loup
Sydney
L'Ancienne-Lorette
Edmundston
Thetford-Mines
Cole Harbour
Okanagan
West Kelowna
Bellechasse Regional County Municipality
Jonquière
Saint-Augustin-de-Desmaures
Ladner
Walnut Grove
Ancaster

West Island

Yangambi
Watsa
Wamba
Uvira
Tshikapa
Sake
Mwene-Ditu
Mweka
Mbuji-Mayi
Lusambo
Luebo
Lubao
Lodja
Lisala
Kongolo
Kisangani
Kindu
Kasongo
Kaniama
Kananga
Kampene
Kamina
Kalemie
Kabinda
Kabare
Kabalo
Isiro
Ilebo
Goma
Gbadolite
Gandajika
Demba
Butembo
Buta
Businga
Bunia
Bumba
Bukavu
Bukama
Bondo
Boende
Beni
Basoko
Aketi
Lubumbashi
Likasi
Kolwezi
Kipushi
Kambove
Tshela
Nioki
Mushie
Mbanza-Ngungu
Mbandaka
Matadi
Mangai
Libenge
Kinshasa
Kikwit
Kasongo-Lunda
Kasangulu
Inongo
Gemena
Bulungu
Bolobo
Bandundu
Masina

Mobaye
Ippy
Bria
Bangassou
Bambari
Sibut
Paoua
Nola
Mbaïki
Kaga Bandoro
Damara
Carnot
Bozoum
Bouar
Bossangoa
Boda
Bimbo
Berbérati
Batangafo
Bangui

Sibiti
Pointe-Noire
Owando
Ouésso
Mossendjo
Madingou
Dolisie
Loandjili
Kayes
Impfondo
Gamboma
Brazzaville

Zürich
Zug
Yverdon-les-Bains
Winterthur
Wil
Wettingen
Vevey
Vernier
Uster
Thun
Steffisburg
Sion
Zürich (Kreis 11) / Seebach
Schaffhausen
Sankt Gallen
Renens
Rapperswil
Pully
Onex
Olten
Zürich (Kreis 11) / Oerlikon
Nyon
Neuchâtel
Muttenz
Montreux
Monthey
Meyrin
Luzern
Lugano
Littau
Le Châtelard
Lausanne
La Chaux-de-Fonds
Kriens
Kreuzlingen
Köniz
Kloten
Jona
Horgen
Zürich (Kreis 10) / Höngg
Herisau
Grenchen
Gossau
Genève
Fribourg
Frauenfeld
Emmen
Dübendorf
Dietikon
Chur
Carouge
Biel
Bern
Bellinzona
Basel
Baden
Baar
Zürich (Kreis 4)
Allschwil
Adliswil
Aarau
Riehen
Zürich (Kreis 10) / Wipkingen
Zürich (Kreis 11) / Affoltern
Zürich (Kreis 2) / Wollishofen
Zürich (Kreis 3) / Sihlfeld
Zürich (Kreis 6) / Unterstrass
Zürich (Kreis 9) / Albisrieden
Zürich (Kreis 9) / Altstetten
Stadt Winterthur (Kreis 1)
Zürich (Kreis 12)
Seen (Kreis 3)
Zürich (Kreis 3)
Zürich (Kreis 11)
Zürich (Kreis 9)
Oberwinterthur (Kreis 2)
Zürich (Kreis 10)
Zürich (Kreis 2)
Zürich (Kreis 8)
Zürich (Kreis 7)
Zürich (Kreis 6)
Lancy
Schaffhausen, City Center

Zuénoula
Yamoussoukro
Vavoua
Toumodi
Touba
Tengrela
Tiassalé
Tanda
Tabou
Sinfra
Sassandra
San-Pédro
Sakassou
Oumé
Odienné
Mankono
Man
Lakota
Korhogo
Katiola
Issia
Guiglo
Grand-Bassam
Affery
Gagnoa
Ferkessédougou
Duekoué
Divo
Dimbokro
Daoukro
Danané
Daloa
Dabou
Boundiali
Bouna
Bouaké
Bouaflé
Bonoua
Bongouanou
Bondoukou
Bingerville
Biankouma
Béoumi
Bangolo
Arrah
Anyama
Akoupé
Agnibilékrou
Agboville
Adzopé
Adiaké
Aboisso
Abobo
Abidjan
Abengourou
Séguéla
Soubré

Avarua

Viña del Mar
Villarrica
Villa Alemana
Victoria
Valparaíso
Vallenar
Valdivia
Tomé
Tocopilla
Temuco
Talcahuano
Talca
Talagante
San Vicente
Santiago
Santa Cruz
San Javier
San Felipe
San Carlos
San Bernardo
San Antonio
Río Bueno
Rengo
Rancagua
Quilpué
Quillota
Punta Arenas
Puerto Varas
Puerto Quellón
Puerto Natales
Puerto Montt
Puerto Aisén
Puente Alto
Pucón
Penco
Peñaflor
Parral
Panguipulli
Paine
Ovalle
Osorno
Nueva Imperial
Nacimiento
Mulchén
Molina
Melipilla
Machalí
Lota
Los Ángeles
Los Andes
Loncoche
Llaillay
Linares
Limache
Lebu
Lautaro
La Unión
La Serena
Lampa
La Ligua
La Laja
Iquique
Illapel
Hacienda La Calera
Graneros
Frutillar
El Monte
Diego de Almagro
Curicó
Curanilahue
Coronel
Coquimbo
Copiapó
Constitución
Concepción
Collipulli
Coihaique
Chimbarongo
Chillán
Chiguayante
Cauquenes
Castro
Cartagena
Cañete
Calama
Cabrero
Buin
Arica
Arauco
Antofagasta
Angol
Ancud
Las Animas
La Pintana
Lo Prado

Yaoundé
Yagoua
Wum
Tonga
Tiko
Tibati
Tcholliré
Sangmélima
Penja
Obala
Nkoteng
Nkongsamba
Ngaoundéré
Nanga Eboko
Muyuka
Mutengene
Mora
Mokolo
Melong
Meïganga
Mbouda
Mbanga
Mbandjok
Mbalmayo
Maroua
Manjo
Mamfe
Loum
Lolodorf
Limbe
Lagdo
Kumbo
Kumba
Kribi
Kousséri
Kaélé
Guider
Garoua Boulaï
Garoua
Fundong
Foumbot
Foumban
Fontem
Eséka
Edéa
Ébolowa
Dschang
Douala
Dizangué
Buea
Bogo
Bertoua
Bélabo
Batouri
Banyo
Bangangté
Bamusso
Bamenda
Bali
Bafoussam
Bafia
Bafang
Akonolinga
Idenao

Rikaze
Suzhou
Shache
Qamdo
Nagqu
Lhasa
Laojunmiao
Kashi
Jiayuguan
Hotan
Dêqên
Urunchi
Turpan
Shihezi
Kuqa
Korla
Hami
Changji
Baijiantan
Aral
Altay
Aksu
Zunyi
Zoucheng
Yanjiang
Zigong
Zhuzhou
Zhumadian
Shangqiu
Zhuji
Zhucheng
Zhuanghe
Zhouzhuang
Zhoukou
Zhoucun
Yuxi
Zhongxing
Zhongshu
Zhicheng
Zhicheng
Zhenzhou
Zhenjiang
Zhaobaoshan
Zhengzhou
Xinghua
Zhaotong
Zhaoqing
Zhaogezhuang
Zhaoyuan
Zhanjiang
Zhangzhou
Zhangye
Zibo
Anyang
Zaozhuang
Zaoyang
Yuyao
Yuzhou
Yuxia
Yushan
Yunyang
Yunmeng Chengguanzhen
Jinghong
Pizhou
Yunfu
Yuncheng
Yulin
Yulin
Yudong
Yuci
Yucheng
Yuanping
Yuanlin
Heyuan
Yongfeng
Yongchuan
Yishui
Zhongxiang
Yingshang Chengguanzhen
Yingcheng
Yinchuan
Yima
Yigou
Qingzhou
Yichun
Yicheng
Yicheng
Yichang
Yibin
Yatou
Yashan
Yanzhou
Yantai
Yanliang
Yangzhou
Yangshuo
Zhangjiagang
Yangquan
Yangliuqing
Yanggu
Yangcun
Yancheng
Tongshan
Xucheng
Shangrao
Xunchang
Xuchang
Xuanzhou
Xixiang
Xiuying
Xiulin
Xiongzhou
Guixi
Xinzhou
Xinzhou
Xinzhi
Xinyu
Xinye
Xinyang
Xinxiang
Xintai
Xinshi
Xinpu
Xinji
Xining
Shangmei
Xingtai
Ankang
Xindian
Xindi
Feicheng
Sanshui
Ximei
Xihua
Xihe
Xichang
Xiazhuang
Xiazhen
Xiashi
Gongyi
Xiaoweizhai
Xiaoshan
Xiaolingwei
Xiaogan
Xianyang
Xiantao
Xianshuigu
Xiannü
Xianning
Xianju
Zhuhai
Wenxing
Xiangxiang
Xiangtan
Xiangyang
Xiangcheng
Xi’an
Xiamen
Wuzhou
Wuyang
Wuxue
Wuxi
Dongyang
Changde
Wuhu
Wuhan
Wuhai
Wuda
Wucheng
Wenzhou
Wenshang
Wenling
Wendeng
Weinan
Weihai
Weifang
Wanxian
Wanning
Jiaonan
Wafangdian
Huangshan
Loushanguan
Tongzhou
Fuding
Tongren
Wusong
Tongchuan
Tianpeng
Tianjin
Tengzhou
Taozhuang
Tantou
Tangzhai
Tangshan
Tangping
Tangjiazhuang
Tanghe
Tanggu
Taizhou
Taiyuan
Taixing
Taishan
Tai’an
Suzhou
Suozhen
Suizhou
Suixi
Suicheng
Suining
Songjiang
Sishui
Laixi
Shouguang
Shizuishan
Shizilu
Shiyan
Shiyan
Shiwan
Shitanjing
Shiqiao
Shiqi
Shima
Shilong
Tongchuan
Shijiazhuang
Shenzhen
Shenxian
Shenjiamen
Shashi
Shaping
Shaoxing
Shaowu
Shaoguan
Shancheng
Shanwei
Shantou
Shanting
Shanghai
Shahecheng
Sanya
Sanming
Runan
Fuqing
Jieyang
Rizhao
Renqiu
Quzhou
Qujing
Qufu
Quanzhou
Wuxi
Qixia
Qiongshan
Yuanjiang
Qinzhou
Qinnan
Qinhuangdao
Jinjiang
Qingquan
Huaiyin
Qingdao
Qingyuan
Hongqiao
Puyang
Puyang
Putian
Puqi
Pumiao
Pulandian
Poyang
Pingyin
Pingyi
Gutao
Pingxiang
Pingshan
Pingnan
Pingliang
Pingdu
Pingdingshan
Pengcheng
Dadukou
Ningyang
Yutan
Ninghai
Ninghai
Ningbo
Neijiang
Nanzhou
Nanzhang Chengguanzhen
Nanyang
Nantong
Pucheng
Nanping
Nanning
Nanma
Nanlong
Nanjing
Nangong
Nanfeng
Nandu
Nanding
Nanchong
Nanchang
Miyang
Mingshui
Mingguang
Minggang
Mianyang
Mentougou
Mengyin
Mengcheng Chengguanzhen
Meizhou
Wuchuan
Majie
Zhijiang
Macheng
Maba
Lüshun
Luqiao
Luoyang
Luoyang
Luoyang
Luorong
Luohe
Luocheng
Lucheng
Kangding
Lubu
Luancheng
Loudi
Longquan
Longkou
Licheng
Liuyang
Puning
Lishui
Lintong
Linyi
Linxia
Linxi
Linshui
Linqu
Linqiong
Linqing
Linping
Linhai
Lingcheng
Lincheng
Linfen
Liling
Lichuan
Licheng
Liaocheng
Lianzhou
Lianzhou
Lianran
Liangxiang
Lianjiang
Leshan
Lengshuitan
Lengshuijiang
Leiyang
Lecheng
Laohekou
Lanzhou
Lanxi
Lianyuan
Langfang
Weichanglu
Laiyang
Laiwu
Laibin
Kunyang
Kunming
Kaiyuan
Kaihua
Kaifeng
Juye
Juegang
Jiujiang
Jishui
Jishou
Jinzhou
Jinxiang
Jinshi
Jinsha
Jinjiang
Jinji
Jining
Jinhua
Jingzhou
Tianchang
Jingmen
Jingling
Jingdezhen
Jinchang
Jincheng
Jinan
Jimo
Jiangjin
Jiexiu
Jieshou
Jieshi
Jiehu
Jiazi
Jiaxing
Jiaozuo
Jiaozhou
Ningde
Jian’ou
Jiangyan
Jianguang
Jiangmen
Jiangkou
Yangjiang
Ji’an
Guangyuan
Huzhou
Hutang
Huoqiu Chengguanzhen
Humen
Huizhou
Huilong
Huicheng
Xinhui
Huazhou
Huangzhou
Huangyan
Huangshi
Dasha
Huangpi
Huangmei
Huanggang
Daxing
Huangchuan
Huaiyuan Chengguanzhen
Huainan
Huaicheng
Huaihua
Huaidian
Huaibei
Hongjiang
Heze
Hechuan
Yiyang
Hepo
Hengyang
Hengshui
Hefei
Hede
Hecun
Hebi
Hanzhong
Fu’an
Hanting
Hangzhou
Hangu
Handan
Hanchuan
Hancheng
Haizhou
Jiaojiang
Haimen
Haikou
Haikou
Guye
Guozhen
Guli
Guiyang
Guiren
Guiping
Guilin
Guigang
Gucheng Chengguanzhen
Guangzhou
Guangshui
Xicheng
Gaozhou
Gaoyou
Gaoping
Gaomi
Gaogou
Fuzhou
Fuyang
Fuyang
Fushan
Fuling
Foshan
Fenyi
Fengxian
Fengrun
Fengkou
Feicheng
Fangshan
Ezhou
Enshi
Encheng
Duyun
Duobao
Ducheng
Xinyi
Dongying
Dongtai
Dongsheng
Dongkan
Donghai
Dongguan
Dongdu
Dongcun
Dingzhou
Dingtao
Dezhou
Deyang
Deqing
Penglai
Dengzhou
Dengfeng
Dazhong
Zhangjiajie
Daye
Dayan
Dazhou
Dawukou
Datong
Fenghua
Huaxian
Danshui
Danjiangkou
Gushu
Dancheng
Daliang
Dalian
Dali
Chuzhou
Yangchun
Yiwu
Chongqing
Chonglong
Chizhou
Chenzhou
Chengyang
Chengjiang
Chengdu
Chenghua
Chaozhou
Chaohu
Changzhou
Changzhi
Changsha
Changqing
Changli
Changleng
Caohe
Weining
Cangzhou
Caidian
Buhe
Bozhou
Botou
Boshan
Baicheng
Binzhou
Luxu
Bijie
Bianzhuang
Bengbu
Beijing
Beihai
Beidao
Beidaihehaibin
Beibei
Baoying
Langzhong
Baoding
Baiyin
Baihe
Shangyu
Babu
Anxiang
Anshun
Anqiu
Anqing
Mabai
Anlu
Anjiang
Anbu
Jiangyou
Suzhou
Zhoushan
Mudu
Songling
Zhongshan
Lianghu
Zhoucheng
Dalianwan
Yueyang
Bojia
Zhenlai
Zhengjiatun
Zhaozhou
Zhaoyuan
Zhaodong
Zhangjiakou
Zalantun
Yushu
Youhao
Yingkou
Yilan
Yichun
Yebaishou
Yantongshan
Yanji
Yakeshi
Xuanhua
Xiuyan
Xinqing
Xinmin
Xinglongshan
Xingcheng
Xilin Hot
Xifeng
Xiaoshi
Wuchang
Wangqing
Hepingjie
Wangkui
Ulanhot
Tumen
Tongliao
Tieling
Tieli
Taonan
Tailai
Taikang
Tahe
Sujiatun
Suileng
Suihua
Suifenhe
Songjianghe
Siping
Shunyi
Shulan
Shuangyashan
Shuangyang
Shuangcheng
Shiguai
Shenyang
Shanhetun
Shangzhi
Sanchazi
Salaqi
Ranghulu
Qitaihe
Qiqihar
Qinggang
Qianguo
Pingzhuang
Panshi
Panshan
Nianzishan
Nenjiang
Nehe
Nantai
Nanpiao
Nancha
Mujiayingzi
Mudanjiang
Mishan
Mingyue
Mingshui
Meihekou
Manzhouli
Longjing
Longjiang
Longfeng
Liuhe
Lishu
Linkou
Linjiang
Lingyuan
Lingdong
Liaozhong
Liaoyuan
Liaoyang
Lanxi
Langxiang
Langtou
Kuandian
Kaiyuan
Kaitong
Jixi
Jiutai
Jiupu
Jishu
Jinzhou
Lianshan
Jining
Jilin
Jidong
Jiaohe
Jiamusi
Jalai Nur
Jagdaqi
Hushitai
Hunchun
Hulan Ergi
Hulan
Huinan
Huanren
Huangnihe
Huanan
Huadian
Honggang
Hohhot
Hengshan
Helong
Heishan
Heihe
Hegang
Harbin
Hailun
Hailin
Hailar
Haicheng
Gongzhuling
Gongchangling
Genhe
Gannan
Fuyuan
Fuyuan
Fuyu
Fuyu
Fuxin
Fuxin
Fushun
Fuli
Fujin
Beichengqu
Fengxiang
Fengcheng
Wulan
Erdaojiang
Dunhua
Dongning
Dongling
Dongfeng
Didao
Dehui
Datong
Dashitou
Dashiqiao
Daqing
Dandong
Linghai
Dalai
Chifeng
Chengzihe
Chengde
Chaoyang
Chaoyang
Changtu
Changping
Changling
Changchun
Chaihe
Boli
Binzhou
Benxi
Beipiao
Bayan
Baotou
Baoshan
Baoqing
Bamiantong
Baishishan
Baiquan
Baicheng
Baishan
Anshan
Anda
Alihe
Acheng
东海岛
Changshu City
Shixing
Jiashan
Fenghuang
Zhu Cheng City

Zipaquirá
Zarzal
Zaragoza
Yumbo
Yopal
Yarumal
Viterbo
Villeta
Villavicencio
Villa del Rosario
Villanueva
Villanueva
Villamaría
Valledupar
Urrao
Ubaté
Turbo
Turbaco
Túquerres
Tunja
Tumaco
Tuluá
Tolú
Tierralta
Tame
Sucre
Sonsón
Soledad
Sogamoso
Socorro
Soacha
Sincelejo
Sincé
Sibaté
Sevilla
Segovia
Santuario
Santo Tomás
Santa Rosa de Cabal
Santander de Quilichao
Santa Marta
Santa Lucía
San Onofre
San Martín
San Marcos
San Juan Nepomuceno
San Juan del Cesar
San Jacinto
San Gil
San Carlos
San Carlos
San Benito Abad
San Andrés
Sampués
Salamina
Sahagún
Sabaneta
Sabanalarga
Sabanagrande
Roldanillo
Riosucio
Rionegro
Ríohacha
Repelón
Quimbaya
Quibdó
Puerto Tejada
Puerto Santander
Puerto López
Puerto Colombia
Puerto Boyacá
Puerto Berrío
Puerto Asís
Pradera
Popayán
Planeta Rica
Pivijay
Pitalito
Piedecuesta
Pereira
Patía
Pasto
Pamplona
Palmira
Palmar de Varela
Belalcazar
Pacho
Ocaña
Neiva
Mosquera
Morales
Montería
Montenegro
Montelíbano
Mompós
Mocoa
Melgar
Medellín
Mariquita
Marinilla
María la Baja
Manzanares
Manizales
Malambo
Málaga
Maicao
Magangué
Madrid
Los Patios
Lorica
Líbano
Leticia
Lérida
La Virginia
La Unión
La Unión
La Tebaida
La Plata
La Mesa
La Jagua de Ibirico
La Estrella
La Dorada
La Ceja
Jamundí
Itagüí
Ipiales
Ibagué
Honda
Guacarí
Granada
Girón
Girardot
Garzón
Galapa
Fusagasuga
Funza
Fundación
Fresno
Fonseca
Floridablanca
Florida
Florencia
Flandes
Facatativá
Espinal
Envigado
El Retén
El Copey
El Charco
El Cerrito
El Carmen de Bolívar
El Banco
El Bagre
Duitama
Dos Quebradas
Curumaní
Cúcuta
Corozal
Corinto
Municipio de Copacabana
Circasia
Ciénaga de Oro
Ciénaga
Chiriguaná
Chiquinquirá
Chinú
Chinchiná
Chimichagua
Chigorodó
Chía
Chaparral
Cereté
Caucasia
Cartago
Cartagena
Carmen de Viboral
Candelaria
Campo de la Cruz
Campoalegre
Cali
Caldas
Calarcá
Cajicá
Caicedonia
Buga
Buenaventura
Buenaventura
Bucaramanga
Bogotá
Bello
Belén de Umbría
Barranquilla
Barrancas
Barrancabermeja
Barbosa
Barbosa
Baranoa
Ayapel
Armenia
Arjona
Ariguaní
Arauca
Aracataca
Apartadó
Anserma
Los Andes
Andalucía
Aguazul
Aguadas
Aguachica
Acacías
Morales
Carepa
Ciudad Bolívar
Agustín Codazzi
Plato
San José del Guaviare

Turrialba
Tejar
Siquirres
San Vicente
San Rafael Arriba
San Rafael Abajo
San Rafael
San Rafael
San Pedro
San Pablo
San Miguel
San Juan de Dios
San Juan
San José
San José
San Isidro
San Francisco
San Felipe
San Diego
Quesada
Purral
Puntarenas
Puerto Limón
Patarrá
Paraíso
Nicoya
Mercedes
Liberia
Ipís
Heredia
Guápiles
Guadalupe
Esparza
Curridabat
Colima
Chacarita
Cartago
Cañas
Calle Blancos
Aserrí
Alajuela
San Vicente de Moravia

Yara
Yaguajay
Viñales
Vertientes
Venezuela
Varadero
Unión de Reyes
Trinidad
Sibanicú
Santo Domingo
Santiago de las Vegas
Santiago de Cuba
Santa Cruz del Sur
Santa Cruz del Norte
Santa Clara
San Luis
San José de las Lajas
Sancti Spíritus
San Cristóbal
San Antonio de los Baños
Sagua la Grande
Sagua de Tánamo
Rodas
Río Guayabal de Yateras
Río Cauto
Remedios
Ranchuelo
Puerto Padre
Primero de Enero
Placetas
Pinar del Río
Perico
Pedro Betancourt
Palmira
Palma Soriano
Nuevitas
Nueva Gerona
Niquero
Morón
Moa
Minas
Media Luna
Matanzas
Mariel
Manzanillo
Manicaragua
Madruga
Los Palacios
Las Tunas
La Salud
Havana
Jovellanos
Jobabo
Jiguaní
Jatibonico
Jaruco
Jagüey Grande
Holguín
Guisa
Güira de Melena
Güines
Guantánamo
Guane
Guanajay
Guáimaro
Gibara
Fomento
Florida
Esmeralda
Encrucijada
Cumanayagua
Cueto
Cruces
Corralillo
Contramaestre
Consolación del Sur
Condado
Colón
Colombia
Cifuentes
Cienfuegos
Ciego de Ávila
Chambas
Cerro
Cárdenas
Campechuela
Camajuaní
Camagüey
Calimete
Caibarién
Cabaiguán
Bejucal
Bayamo
Bauta
Baraguá
Baracoa
Banes
Bahía Honda
Artemisa
Alquízar
Alamar
Aguada de Pasajeros
Abreus
Centro Habana
Báguanos

Santa Maria
Praia
Mindelo

Willemstad

Flying Fish Cove

Protaras
Paphos
Nicosia
Limassol
Larnaca
Kyrenia
Famagusta

Dvůr Králové nad Labem
Znojmo
Zlín
Zlín
Žďár nad Sázavou Druhy
Žďár nad Sázavou
Žatec
Vyškov
Vsetín
Varnsdorf
Valašské Meziříčí
Ústí nad Orlicí
Ústí nad Labem
Uherský Brod
Uherské Hradiště
Trutnov
Třinec
Třebíč
Teplice
Tábor
Svitavy
Šumperk
Strakonice
Starý Bohumín
Sokolov
Slaný
Rožnov pod Radhoštěm
Rakovník
Prostějov
Prosek
Příbram
Přerov
Prague
Plzeň
Písek
Pelhřimov
Pardubice
Otrokovice
Otrokovice
Ostrov
Ostrava
Orlová
Opava
Olomouc
Nový Jičín
Neratovice
Náchod
Most
Modřany
Mladá Boleslav
Mělník
Louny
Litvínov
Litoměřice
Liberec
Libeň
Letňany
Kutná Hora
Kroměříž
Krnov
Kralupy nad Vltavou
Kopřivnice
Kolín
Klatovy
Klášterec nad Ohří
Kladno
Karviná
Karlovy Vary
Kadaň
Kadaň
Jirkov
Jindřichův Hradec
Jihlava
Jičín
Jablonec nad Nisou
Hranice
Hradec Králové
Hodonín
Havlíčkův Brod
Havířov
Frýdek-Místek
Děčín
Chrudim
Chomutov
Cheb
Český Těšín
České Budějovice
Česká Třebová
Česká Lípa
Bruntál
Brno
Břeclav
Braník
Brandýs nad Labem-Stará Boleslav
Bohumín
Blansko
Bílina Kyselka
Bílina
Beroun
Benešov
Černý Most

Zwickau
Zweibrücken
Zülpich
Zossen
Zittau
Zirndorf
Zerbst
Zeitz
Zehlendorf
Xanten
Wurzen
Würzburg
Würselen
Wuppertal
Wunstorf
Wülfrath
Wörth am Rhein
Worms
Wolfsburg
Wolfratshausen
Wolfenbüttel
Wolfen
Witzenhausen
Wittstock
Wittmund
Wittlich
Wittenberge
Wittenau
Witten
Wismar
Wipperfürth
Winterhude
Winsen
Winnenden
Wilnsdorf
Wilmersdorf
Willich
Wilhelmstadt
Wilhelmshaven
Wildeshausen
Wiesloch
Wiesbaden
Wiehl
Wetzlar
Wetter (Ruhr)
Westerstede
Westend
Wesseling
Wesel
Wertheim
Wernigerode
Werne
Wermelskirchen
Werl
Werdohl
Werder
Werdau
Wendlingen am Neckar
Wenden
Wendelstein
Weiterstadt
Weißwasser
Weißenfels
Weißenburg in Bayern
Weinstadt-Endersbach
Weinheim
Weingarten
Weimar
Weilheim in Oberbayern
Weilerswist
Weil der Stadt
Weil am Rhein
Weiden
Weißensee
Wegberg
Weener
Wedel
Wedding
Wassenberg
Warstein
Warendorf
Waren
Wardenburg
Warburg
Wangen im Allgäu
Wandlitz
Waltrop
Walsrode
Wallenhorst
Waldshut-Tiengen
Waldkraiburg
Waldkirch
Waldbröl
Waiblingen
Waghäusel
Wadgassen
Wadern
Wachtberg
Vreden
Völklingen
Voerde
Vlotho
Vilshofen
Villingen-Schwenningen
Viersen
Viernheim
Versmold
Verl
Verden
Velbert
Vechta
Vechelde
Vaterstetten
Varel
Vaihingen an der Enz
Uetersen
Uslar
Unterschleißheim
Unterhaching
Unterkrozingen
Unna
Ulm
Uelzen
Überlingen
Übach-Palenberg
Tuttlingen
Tübingen
Trossingen
Troisdorf
Trier
Traunstein
Traunreut
Torgau
Tönisvorst
Tettnang
Templin
Tempelhof
Teltow
Telgte
Tegel
Taunusstein
Taufkirchen
Syke
Sundern
Sulzbach-Rosenberg
Sulzbach
Suhl
Stuttgart
Stuhr
Strausberg
Straubing
Stralsund
Straelen
Stolberg
Stockelsdorf
Stockach
Stendal
Stellingen
Steinhagen
Steinfurt
Steilshoop
Steglitz
Staßfurt
Starnberg
Stadtlohn
Stadthagen
Stadtallendorf
Stade
Staaken
Sprockhövel
Springe
Speyer
Spenge
Sonthofen
Sonneberg
Sondershausen
Sömmerda
Soltau
Solingen
Soest
Sinzig
Sinsheim
Singen
Sindelfingen
Simmerath
Sigmaringen
Siegen
Siegburg
Senftenberg
Senden
Senden
Selm
Seligenstadt
Selb
Sehnde
Seevetal
Seesen
Seelze
Schwetzingen
Schwerte
Schwerin
Schwelm
Schweinfurt
Schwedt (Oder)
Schwarzenberg
Schwanewede
Schwandorf in Bayern
Schwalmtal
Schwalmstadt
Schwalbach
Schwäbisch Hall
Schwäbisch Gmünd
Schwabach
Schrobenhausen
Schramberg
Schortens
Schorndorf
Schopfheim
Schöneberg
Schönebeck
Schneverdingen
Schneeberg
Schmelz
Schmargendorf
Schmallenberg
Schmalkalden
Schlüchtern
Schleswig
Schkeuditz
Schiffweiler
Schifferstadt
Schenefeld
Saulgau
Sasel
Sarstedt
Sankt Wendel
Sankt Ingbert
Sankt Augustin
Sangerhausen
Salzwedel
Salzkotten
Saarlouis
Saarbrücken
Saalfeld
Rüsselsheim
Rummelsburg
Rudow
Rudolstadt
Rottweil
Rottenburg
Roth
Rotenburg
Rostock
Rösrath
Rosenheim
Ronnenberg
Köln Rodenkirchen
Rinteln
Rietberg
Riesa
Riegelsberg
Ribnitz-Damgarten
Rheinfelden (Baden)
Rheine
Rheinberg
Rheinbach
Rhede
Rheda-Wiedenbrück
Reutlingen
Renningen
Rendsburg
Remscheid
Remagen
Berlin Reinickendorf
Reinheim
Reinbek
Reichenbach/Vogtland
Regensburg
Rees
Recklinghausen
Ravensburg
Ratingen
Rathenow
Ratekau
Rastede
Rastatt
Rahden
Radolfzell am Bodensee
Radevormwald
Radebeul
Radeberg
Quickborn
Quedlinburg
Püttlingen
Pulheim
Puchheim
Prenzlauer Berg
Prenzlau
Preetz
Potsdam
Porta Westfalica
Poppenbüttel
Plettenberg
Plauen
Pirna
Pirmasens
Pinneberg
Pfungstadt
Pfullingen
Pforzheim
Pfaffenhofen an der Ilm
Petershagen
Penzberg
Peine
Passau
Parchim
Papenburg
Berlin Pankow
Paderborn
Oyten
Overath
Ottweiler
Ottobrunn
Osterholz-Scharmbeck
Osnabrück
Oschersleben
Oschatz
Oranienburg
Opladen
Olsberg
Olpe
Oldenburg
Olching
Öhringen
Offenburg
Offenbach
Oerlinghausen
Oer-Erkenschwick
Oelde
Odenthal
Ochtrup
Oberursel
Obertshausen
Oberschöneweide
Ober-Ramstadt
Oberkirch
Oberhausen
Oberasbach
Nürtingen
Nuremberg
Nümbrecht
Nottuln
Northeim
Nördlingen
Nordhorn
Nordhausen
Norderstedt
Nordenham
Norden
Nikolassee
Nienburg
Niederschönhausen
Niederkrüchten
Niederkassel
Nieder-Ingelheim
Nidderau
Nidda
Neu Wulmstorf
Neuwied
Neu-Ulm
Neustrelitz
Neustadt in Holstein
Neustadt bei Coburg
Neustadt an der Weinstraße
Neustadt am Rübenberge
Neue Neustadt
Neuß
Neuruppin
Neunkirchen
Neumünster
Neumarkt in der Oberpfalz
Neu Isenburg
Neufahrn bei Freising
Neuenhagen
Neuburg an der Donau
Neubrandenburg
Neu-Anspach
Nettetal
Netphen
Neckarsulm
Naumburg
Nauen
Nagold
Munster
Münster
Hannoversch Münden
München
Müllheim
Mülheim (Ruhr)
Mühlheim am Main
Stuttgart Mühlhausen
Mühlhausen
Mühldorf
Mühlacker
Much
Mössingen
Mosbach
Moosburg
Monheim
Mönchengladbach
Mölln
Moers
Moabit
Mittweida
Minden
Michelstadt
Metzingen
Mettmann
Meschede
Merzig
Merseburg
Meppen
Menden
Memmingen
Melle
Meißen
Meiningen
Meinerzhagen
Meerbusch
Meerane
Meckenheim
Mechernich
Mayen
Marsberg
Marl
Marktredwitz
Marktoberdorf
Markkleeberg West
Märkisches Viertel
Marienfelde
Mariendorf
Marburg an der Lahn
Marbach am Neckar
Mannheim
Mainz
Maintal
Mahlsdorf
Magdeburg
Lünen
Lüneburg
Ludwigshafen am Rhein
Ludwigsfelde
Ludwigsburg
Lüdinghausen
Lüdenscheid
Luckenwalde
Lübeck
Lübbenau
Lübbecke
Loxstedt
Losheim
Lörrach
Lohr
Lohne
Lohmar
Löbau
Lippstadt
Lingen
Lindlar
Lindau
Limburg an der Lahn
Limbach-Oberfrohna
Lilienthal
Lichterfelde
Lichtenrade
Lichtenfels
Leverkusen
Leutkirch im Allgäu
Leopoldshöhe
Leonberg
Lennestadt
Lengerich
Lemgo
Leipzig
Leinfelden-Echterdingen
Leimen
Leichlingen
Lehrte
Leer
Lebach
Laupheim
Lauf an der Pegnitz
Lauchhammer
Lankwitz
Langenhorn
Langenhagen
Langenfeld
Langen
Langen
Landshut
Landsberg am Lech
Landau in der Pfalz
Lampertheim
Lahr
Lahnstein
Lage
Laatzen
Bad Laasphe
Kürten
Künzelsau
Künzell
Kulmbach
Kronberg
Kronach
Kreuztal
Kreuzberg
Kreuzau
Krefeld
Köthen
Korschenbroich
Kornwestheim
Korntal
Korbach
Köpenick
Berlin Köpenick
Konz
Konstanz
Königs Wusterhausen
Königswinter
Königstein im Taunus
Königslutter am Elm
Königsbrunn
Köln
Kolbermoor
Koblenz
Kleve
Kleinmachnow
Kitzingen
Kirchlengern
Kirchheim unter Teck
Kirchhain
Kierspe
Kiel
Kevelaer
Kerpen
Kempten (Allgäu)
Kempen
Kelkheim (Taunus)
Kelheim
Kehl
Kaulsdorf
Kaufbeuren
Kassel
Karow
Karlstadt
Karlsruhe
Karlshorst
Karlsfeld
Karben
Kamp-Lintfort
Kamenz
Kamen
Kaltenkirchen
Kaiserslautern
Kaarst
Jülich
Jüchen
Johannisthal
Jena
Itzehoe
Isernhagen Farster Bauerschaft
Iserlohn
Ingolstadt
Ilmenau
Illingen
Illertissen
Idstein
Idar-Oberstein
Ibbenbüren
Husum
Hürth
Hünfeld
Hummelsbüttel
Hude
Hückeswagen
Hückelhoven
Hoyerswerda
Höxter
Hövelhof
Hörstel
Horb am Neckar
Homburg
Holzwickede
Holzminden
Holzkirchen
Hohenstein-Ernstthal
Hohen Neuendorf
Hofheim am Taunus
Hofgeismar
Hof
Hockenheim
Hochheim am Main
Hille
Hildesheim
Hilden
Hilchenbach
Hiddenhausen
Heusweiler
Heusenstamm
Hettstedt
Hessisch Oldendorf
Herzogenrath
Herzogenaurach
Herten
Herrenberg
Herne
Hermsdorf
Herford
Herdecke
Herborn
Heppenheim an der Bergstrasse
Hennigsdorf
Hennef
Hemmingen
Hemer
Helmstedt
Heinsberg
Heilbad Heiligenstadt
Heiligensee
Heiligenhaus
Heilbronn
Heidenheim an der Brenz
Heidenau
Heidelberg
Heide
Hechingen
Hattingen
Hattersheim
Haßloch
Harsewinkel
Haren
Harburg
Hannover
Hanau am Main
Hamminkeln
Hamm
Hameln
Wandsbek
Marienthal
Eimsbüttel
Altona
Hamburg
Halver
Haltern
Halstenbek
Halle
Halle (Saale)
Haldensleben
Halberstadt
Hakenfelde
Haiger
Hagen
Haar
Haan
Gütersloh
Güstrow
Gunzenhausen
Günzburg
Gummersbach
Guben
Groß-Umstadt
Großostheim
Groß-Gerau
Großenhain
Gronau
Gröbenzell
Grimma
Griesheim
Grevenbroich
Greven
Greiz
Greifswald
Grefrath
Göttingen
Gotha
Goslar
Görlitz
Göppingen
Goch
Glinde
Glauchau
Gladbeck
Ginsheim-Gustavsburg
Gilching
Gifhorn
Gießen
Giengen an der Brenz
Gevelsberg
Gesundbrunnen
Geseke
Gescher
Gersthofen
Germersheim
Germering
Gerlingen
Geretsried
Gera
Georgsmarienhütte
Gelsenkirchen
Gelnhausen
Geldern
Geislingen an der Steige
Geilenkirchen
Geesthacht
Gauting
Garmisch-Partenkirchen
Garching bei München
Garbsen
Ganderkesee
Gaggenau
Fürth
Fürstenwalde
Fürstenfeldbruck
Fulda
Fröndenberg
Frohnau
Friesoythe
Friedrichshain
Friedrichshagen
Friedrichshafen
Friedrichsfelde
Friedrichsdorf
Friedenau
Friedberg
Friedberg
Freudenstadt
Freudenberg
Freital
Freising
Freilassing
Freiburg
Freiberg am Neckar
Freiberg
Frechen
Frankfurt am Main
Frankfurt (Oder)
Frankenthal
Frankenberg
Frankenberg
Forst
Forchheim
Flörsheim
Flensburg
Finsterwalde
Finnentrop
Stuttgart Feuerbach
Fellbach
Falkensee
Eutin
Euskirchen
Ettlingen
Esslingen
Essen
Espelkamp
Eschweiler
Eschwege
Eschborn
Erwitte
Erlangen
Erkrath
Erkelenz
Erfurt
Erftstadt
Erding
Eppingen
Eppelborn
Ennigerloh
Ennepetal
Enger
Engelskirchen
Emsdetten
Emmerich
Emmendingen
Emden
Eltville
Elsdorf
Elmshorn
Ellwangen
Eitorf
Eislingen
Eisenhüttenstadt
Eisenach
Einbeck
Eilenburg
Ehingen
Eggenstein-Leopoldshafen
Edewecht
Eckernförde
Eberswalde
Ebersbach an der Fils
Eberbach
Düsseldorf
Düren
Dülmen
Duisburg
Duderstadt
Dresden
Drensteinfurt
Dreieich
Dortmund
Dorsten
Dormagen
Donauwörth
Donaueschingen
Döbeln
Ditzingen
Dinslaken
Dingolfing
Dillingen an der Donau
Dillingen
Dillenburg
Dietzenbach
Diepholz
Dieburg
Detmold
Dessau
Delmenhorst
Delitzsch
Delbrück
Deggendorf
Datteln
Darmstadt
Damme
Dahlem
Dachau
Cuxhaven
Crimmitschau
Crailsheim
Cottbus
Coswig
Coesfeld
Coburg
Cloppenburg
Clausthal-Zellerfeld
Chemnitz
Charlottenburg
Cham
Celle
Castrop-Rauxel
Calw
Buxtehude
Butzbach
Bürstadt
Burscheid
Burghausen
Burgdorf
Burg bei Magdeburg
Büren
Bünde
Bühl
Büdingen
Buckow
Bückeburg
Buchholz in der Nordheide
Französisch Buchholz
Buchen
Brühl
Brüggen
Bruckmühl
Bruchsal
Bruchköbel
Britz
Brilon
Bretten
Bremervörde
Bremerhaven
Bremen
Braunschweig
Brandenburg an der Havel
Bramsche
Brakel
Brake (Unterweser)
Brackenheim
Bottrop
Bornheim
Borna
Borken
Boppard
Bonn
Bönen
Bochum
Bocholt
Böblingen
Bobingen
Blomberg
Blieskastel
Blankenburg
Bitterfeld
Bingen am Rhein
Bietigheim-Bissingen
Biesdorf
Bielefeld
Biberach an der Riß
Bexbach
Beverungen
Bernburg
Bernau bei Berlin
Berlin
Bergneustadt
Bergkamen
Bergisch Gladbach
Bergheim
Bensheim
Bendorf
Bedburg
Beckum
Beckingen
Bayreuth
Bautzen
Baunatal
Baumschulenweg
Bassum
Bamberg
Balingen
Baiersbronn
Bahnhof Löhne
Baesweiler
Bad Zwischenahn
Bad Wildungen
Bad Waldsee
Bad Vilbel
Bad Tölz
Bad Soden am Taunus
Bad Segeberg
Bad Schwartau
Bad Salzungen
Bad Salzuflen
Bad Säckingen
Bad Reichenhall
Bad Rappenau
Bad Pyrmont
Bad Oldesloe
Bad Oeynhausen
Bad Neustadt an der Saale
Bad Neuenahr-Ahrweiler
Bad Nauheim
Bad Münstereifel
Bad Münder am Deister
Bad Mergentheim
Bad Lippspringe
Bad Langensalza
Bad Kreuznach
Bad Kissingen
Bad Honnef
Bad Homburg vor der Höhe
Bad Hersfeld
Bad Harzburg
Bad Essen
Baden-Baden
Bad Dürkheim
Bad Driburg
Bad Berleburg
Bad Bentheim
Bad Aibling
Backnang
Babenhausen
Aurich
Augsburg
Auerbach
Aue
Attendorn
Aschersleben
Ascheberg
Aschaffenburg
Bad Arolsen
Arnstadt
Arnsberg
Apolda
Ansbach
Annaberg-Buchholz
Angermünde
Andernach
Amberg
Alzey
Alzenau in Unterfranken
Altglienicke
Altenburg
Altena
Altdorf
Alsfeld
Alsdorf
Alfter
Alfeld
Albstadt
Aichach
Ahrensburg
Ahlen
Ahaus
Adlershof
Achim
Achern
Aalen
Vellmar
Schloß Holte-Stukenbrock
Rehlingen-Siersburg
Henstedt-Ulzburg
Marzahn
Hellersdorf
Aachen
Mörfelden-Walldorf
Riedstadt
Lauda-Königshofen
Filderstadt
Ostfildern
Rodgau
Gropiusstadt
Seeheim-Jugenheim
Charlottenburg-Nord
Berlin Mitte
Spremberg
Rheinstetten
Stuttgart-Ost
Bochum-Hordel
Neukölln
St. Pauli
Köln-Kalk
Köln-Lindenthal
Köln-Mülheim
Köln-Nippes
Eidelstedt
Halle Neustadt
Bergedorf
Berlin Steglitz Zehlendorf
Berlin Wilmersdorf
Berlin Spandau
Berlin Tempelhof
Berlin Schöneberg
Berlin Treptow
Niederrad
Haselbachtal
Barmbek-Nord
Farmsen-Berne
Lichtenberg
Spandau
Mitte
Pankow
Reinickendorf
Falkenhagener Feld
Neu-Hohenschönhausen
Alt-Hohenschönhausen
Fennpfuhl

Tadjoura
Obock
Djibouti
'Ali Sabieh

Viborg
Vejle
Taastrup
Svendborg
Stenløse
Sønderborg
Slagelse
Skive
Silkeborg
Roskilde
Rødovre
Ringsted
Randers
Odense
Nykøbing Falster
Nyborg
Næstved
Lillerød
Korsør
Køge
Copenhagen
Kolding
Kalundborg
Ishøj
Hvidovre
Horsens
Hørsholm
Holstebro
Holbæk
Hjørring
Hillerød
Herning
Helsingør
Haderslev
Greve
Glostrup
Frederikshavn
Frederiksberg
Fredericia
Farum
Esbjerg
Charlottenlund
Birkerød
Ballerup
Århus
Aalborg
Albertslund
Aabenraa

Roseau

Villa Bisonó
Villa Altagracia
Tamboril
Santo Domingo
Santiago de los Caballeros
Santa Cruz de El Seibo
Santa Cruz de Barahona
San Pedro de Macorís
San Juan de la Maguana
San José de Ocoa
San Francisco de Macorís
San Fernando de Monte Cristi
Puerto Plata
Salvaleón de Higüey
Sabaneta
Sabana Grande de Boyá
Quisqueya
Punta Cana
Neiba
Nagua
Monte Plata
Moca
Mao
Las Matas de Farfán
La Romana
Jarabacoa
Hato Mayor del Rey
Esperanza
Dajabón
Cotuí
Constanza
Concepción de La Vega
Bonao
Boca Chica
San Cristóbal
Bayaguana
Baní
Bajos de Haina
Azua de Compostela

Boumerdas
Zeribet el Oued
Zeralda
Zemoura
Touggourt
Tolga
Tlemcen
Tizi Rached
Tizi-n-Tleta
Tizi Gheniff
Tirmitine
Timizart
Timimoun
el hed
Theniet el Had
Thenia
Telerghma
Tebesbest
Tazoult-Lambese
Tamanrasset
Tamalous
Tadmaït
Sour el Ghozlane
Souma
Sougueur
Skikda
Sig
Sidi Okba
Sidi Moussa
Sidi Mérouane
Sidi Khaled
Sidi ech Chahmi
Sidi Bel Abbès
Sidi Amrane
Sidi Akkacha
Sidi Aïssa
Sidi Abdelli
Sfizef
Sedrata
Seddouk
Sebdou
Saoula
Salah Bey
Saïda
Rouissat
Rouiba
Rouached
Robbah
Remchi
Reguiba
Reghaïa
Reggane
Râs el Oued
Râs el Aïoun
Oum el Bouaghi
Ouled Mimoun
Oued Sly
Oued Rhiou
Oued Fodda
Oued el Alleug
Oued el Abtal
Ouargla
Oran
Nedroma
Naciria
Mouzaïa
Mostaganem
Mila
Metlili Chaamba
Messaad
Meskiana
Mers el Kebir
Merouana
Melouza
Mekla
Mehdia
Megarine
Meftah
Médéa
Mazouna
Mansourah
Mansoûra
Makouda
L’Arbaa Naït Irathen
L’Arba
Lakhdaria
Laghouat
Ksar el Boukhari
Ksar Chellala
Kolea
Khemis Miliana
Khemis el Khechna
Kerkera
Djidiouia
Isser
I-n-Salah
Ighram
Hennaya
Héliopolis
Hassi Messaoud
Hammamet
Hammam Bou Hadjar
Hamma Bouziane
Hadjout
Guelma
Frenda
Freha
Feraoun
Es Senia
El Malah
El Kseur
El Khroub
El Kala
El Idrissia
El Hadjira
El Hadjar
El Eulma
El Attaf
El Aouinet
El Amria
El Affroun
El Achir
El Abiodh Sidi Cheikh
El Abadia
Ech Chettia
Drean
Draa el Mizan
Draa Ben Khedda
Douera
Djamaa
Didouche Mourad
Dellys
Debila
Dar el Beïda
Dar Chioukh
Constantine
Chorfa
Chiffa
Chetouane
Cheria
Cheraga
Chemini
Chelghoum el Aïd
Chebli
Charef
Chabet el Ameur
Brezina
Bou Tlelis
Boumahra Ahmed
Boukadir
Bou Ismaïl
Bouinan
Bou Hanifia el Hamamat
Bougara
Bougaa
Boufarik
Boudouaou
Boudjima
Boû Arfa
Bordj Zemoura
Bordj Ghdir
Bordj el Kiffan
Boghni
Birkhadem
Birine
Bir el Djir
Bir el Ater
Besbes
Berrouaghia
Berriane
Berrahal
Bensekrane
Ben Mehidi
Beni Saf
Beni Mester
Beni Mered
Beni Douala
Beni Amrane
Bejaïa
Béchar
Batna
Barika
Barbacha
Baraki
Bab Ezzouar
Azzaba
Azazga
Arris
Arhribs
Arbatache
Aoulef
Annaba
Ammi Moussa
Amizour
Algiers
Akbou
Aïn Touta
’Aïn Temouchent
Aïn Taya
Aïn Smara
Aïn Sefra
Aïn Oussera
’Aïn Merane
Aïn Kercha
Aïn Fakroun
’Aïn el Turk
’Aïn el Melh
’Aïn el Hammam
‘Aïn el Hadjel
Aïn el Bya
’Aïn el Berd
’Aïn el Bell
’Aïn Deheb
Aïn Bessem
’Aïn Benian
Aïn Beïda
’Aïn Arnat
’Aïn Abid
Aflou
Abou el Hassan
BABOR - VILLE

Zamora
Yaguachi
Vinces
Ventanas
Velasco Ibarra
Tena
Sucre
Santo Domingo de los Colorados
Santa Rosa
Santa Elena
San Lorenzo de Esmeraldas
San Gabriel
Samborondón
Salinas
Rosa Zárate
Riobamba
Quito
Quevedo
Puyo
Pujilí
Propicia
Portoviejo
Playas
Piñas
Pelileo
Pedro Carbo
Pasaje
Otavalo
Naranjito
Naranjal
Montecristi
Montalvo
Manta
Machala
Machachi
Macas
Loja
La Troncal
Latacunga
La Maná
La Libertad
Nueva Loja
Jipijapa
Ibarra
Huaquillas
Guayaquil
Guaranda
Gualaceo
El Triunfo
Durán
Cuenca
Chone
Cayambe
Catamayo
Cariamanga
Calceta
Boca Suno
Balzar
Bahía de Caráquez
Babahoyo
Azogues
Atuntaqui
Ambato

Viljandi
Tartu
Tallinn
Sillamäe
Rakvere
Pärnu
Narva
Maardu
Kohtla-Järve

Ziftá
Toukh
Tanda
Ţāmiyah
Ṭalkha
Talā
Ţahţā
Sumusţā as Sulţānī
Sūhāj
Sīdī Sālim
Shirbîn
Shibīn al Qanāţir
Samannūd
Samālūţ
Rosetta
Quwaysinā
Quţūr
Kousa
Qinā
Qalyūb
Naj‘ Ḩammādī
Minyat an Naşr
Minūf
Maţāy
Mashtūl as Sūq
Marsá Maţrūḩ
Manfalūţ
Mallawī
Madīnat Sittah Uktūbar
Kawm Umbū
Kawm Ḩamādah
Kafr Şaqr
Kafr az Zayyāt
Kafr ash Shaykh
Kafr ad Dawwār
Juhaynah
Jirjā
‘Izbat al Burj
Iţsā
Isnā
Idkū
Ibshawāy
Ḩalwān
Hihyā
Ḩawsh ‘Īsá
Fuwah
Farshūţ
Fāraskūr
Fāqūs
Damietta
Diyarb Najm
Disūq
Dishnā
Dikirnis
Dayrūţ
Dayr Mawās
Damanhūr
Būsh
Port Said
Būr Safājah
Bilqās Qism Awwal
Bilbays
Basyūn
Banī Suwayf
Banī Mazār
Banhā
Az Zaqāzīq
Awsīm
At Tall al Kabīr
Asyūţ
Aswān
Suez
Aş Şaff
Ash Shuhadā’
Ashmūn
Al Wāsiţah
Luxor
Al Qūşīyah
Al Quşayr
Al Qurayn
Al Qanāyāt
Al Qanāţir al Khayrīyah
Cairo
Al Minyā
Al Maţarīyah
Al Manzilah
Al Manşūrah
Al Manshāh
Al Maḩallah al Kubrá
Al Khānkah
Al Jīzah
Al Jamālīyah
Ismailia
Alexandria
Al Ibrāhīmīyah
Al Ḩawāmidīyah
Al Ḩāmūl
Al Ghardaqah
Al Fayyūm
Al Fashn
Al Bawīţī
Al Balyanā
Al Bājūr
Al Badārī
Al ‘Ayyāţ
Al ‘Arīsh
Akhmīm
Ajā
Ad Dilinjāt
Abū Tīj
Abū Qurqāş
Abū Kabīr
Abū al Maţāmīr
Abnūb
Idfu
Az Zarqā
Ain Sukhna

Smara
Laâyoune / El Aaiún
Ad Dakhla

Massawa
Keren
Barentu
Asmara
Assab
Mendefera

Zubia
Zafra
Yecla
Villena
Villarrobledo
Vila-real
Villanueva de la Serena
Villajoyosa
Vícar
Vélez-Málaga
Valencia
Valdepeñas
Utrera
Ubrique
Úbeda
Totana
Torrox
Torrevieja
Torre-Pacheco
Torrent
Torremolinos
Tomelloso
Tomares
Toledo
Tías
Telde
Teguise
Tarifa
Talavera de la Reina
Tacoronte
Tavernes de la Valldigna
Sueca
Silla
Sevilla
San Vicent del Raspeig
Santomera
Santa Pola
Santa Lucía
Santa Eulària des Riu
Santa Cruz de Tenerife
Santa Cruz de la Palma
Santa Brígida
San Roque
San Pedro del Pinatar
San Miguel
Sanlúcar de Barrameda
San Juan de Aznalfarache
San Juan de Alicante
Sant Josep de sa Talaia
San Javier
San Fernando
La Laguna
San Bartolomé
San Bartolomé
Sant Antoni de Portmany
Sagunto
Rota
Roquetas de Mar
Ronda
Rojales
Rincón de la Victoria
Ribarroja
Requena
Realejo Alto
Puçol
Puerto Real
Puertollano
Puerto del Rosario
Puerto de la Cruz
Puente-Genil
La Pobla de Vallbona
Priego de Córdoba
Pozoblanco
Pollença
Pilar de la Horadada
Picassent
Paterna
Palma
Palma del Río
Pájara
Paiporta
Osuna
Orihuela
Ontinyent
Onda
Oliva
Novelda
Níjar
Nerja
Navalmoral de la Mata
Murcia
Mula
Muchamiel
Motril
Morón de la Frontera
Montilla
Montijo
Moncada
Molina de Segura
Moguer
Mogán
Mislata
Mijas
Mérida
Melilla
Mazarrón
Massamagrell
Martos
Marratxí
Marchena
Marbella
Maracena
Manzanares
Manises
Manacor
Málaga
Mairena del Aljarafe
Mairena del Alcor
Maó
Lucena
Los Palacios y Villafranca
Los Llanos de Aridane
Los Barrios
Los Alcázares
Lorca
Lora del Río
Loja
Llucmajor
Llíria
Linares
Lepe
Lebrija
La Unión
Las Torres de Cotillas
Las Palmas de Gran Canaria
La Solana
Las Cabezas de San Juan
La Roda
La Rinconada
La Orotava
La Oliva
la Nucia
La Línea de la Concepción
L'Eliana
La Carolina
Jumilla
Jerez de la Frontera
Javea
Xàtiva
Jaén
Isla Cristina
Ingenio
Inca
Icod de los Vinos
Ibiza
Ibi
Huércal-Overa
Huelva
Hellín
Güimar
Guía de Isora
Guardamar del Segura
Guadix
Granadilla de Abona
Granada
Gandia
Gáldar
Fuengirola
Felanitx
Estepona
El Viso del Alcor
El Puerto de Santa María
El Ejido
Elda
Elche
El Arahal
Écija
Dos Hermanas
Don Benito
Denia
Daimiel
Cullera
Quart de Poblet
Crevillente
Coria del Río
Córdoba
Conil de la Frontera
Coín
Ciudad Real
Cieza
Xirivella
Chipiona
Chiclana de la Frontera
Cehegín
Catarroja
Castilleja de la Cuesta
Castelló de la Plana
Cartaya
Cártama
Cartagena
Carmona
Carlet
Carcaixent
Caravaca
Candelaria
Campo de Criptana
el Campello
Camas
Calvià
Calp
Callosa de Segura
Cadiz
Cáceres
Cabra
Burriana
Burjassot
Bormujos
Bétera
Berja
Benidorm
Benetússer
Benalmádena
Baza
Barbate de Franco
Bailén
Baeza
Baena
Badajoz
Ayamonte
Atarfe
Aspe
Arucas
Arrecife
Arona
Armilla
Arcos de la Frontera
Archena
Antequera
Andújar
Altea
Almuñécar
Almoradí
Almonte
Almería
Almendralejo
Almassora
Almansa
Aljaraque
Alicante
Alhaurín el Grande
Alhaurín de la Torre
Alhama de Murcia
Algemesí
Algeciras
Alfafar
Aldaia
Alcúdia
Alcoy
Alzira
Alcázar de San Juan
Alcantarilla
Alcalá la Real
Alcalá de Guadaira
Alboraya
Albolote
Albal
Albacete
Alaquàs
Agüimes
Águilas
Adra
Adeje
Groa de Murviedro
Zarautz
Zaragoza
Zamora
Viveiro
Gasteiz / Vitoria
Vinaròs
Villaviciosa de Odón
Villaquilambre
Vilanova i la Geltrú
Villanueva del Pardillo
Villanueva de la Cañada
Vilalba
Vilagarcía de Arousa
Vilafranca del Penedès
Vila-seca
Vilaseca
Viladecans
Vigo
Vic
El Vendrell
Valls
Valladolid
Valdemoro
Vaciamadrid
Utebo
Tui
Tudela
Tortosa
Torrelodones
Torrelavega
Torrejón de Ardoz
Torredembarra
Tordera
Tolosa
Teruel
Teo
Tàrrega
Terrassa
Tarragona
Tarancón
Soria
Sitges
Sestao
Seseña
Segovia
Cerdanyola del Vallès
Sant Vicenç dels Horts
Barakaldo
Santurtzi
Sant Just Desvern
Santiago de Compostela
Santa Perpètua de Mogoda
Santander
Barberà del Vallès
Santa Coloma de Gramenet
San Sebastián de los Reyes
Donostia / San Sebastián
Sant Quirze del Vallès
Sant Pere de Ribes
San Martín de la Vega
San Lorenzo de El Escorial
Vilassar de Mar
Sant Joan Despí
Sanxenxo
San Fernando de Henares
Sant Feliu de Llobregat
Sant Feliu de Guíxols
Sant Cugat del Vallès
Sant Celoni
Sant Carles de la Ràpita
Sant Boi de Llobregat
San Andrés del Rabanedo
Sant Andreu de la Barca
Sant Adrià de Besòs
Sama
Salt
Salou
Salamanca
Sabadell
Rubí
Roses
Ripollet
Ribeira
Reus
Errenteria
Redondela
Ponteareas
Premià de Mar
Pozuelo de Alarcón
Poio
Portugalete
Porriño
Pontevedra
Ponferrada
Pola de Siero
Plasencia
Pinto
Pineda de Mar
Parla
Parets del Vallès
Pamplona
Palencia
Palamós
Palafrugell
Oviedo
Oria
Ourense
Olot
Olesa de Montserrat
Oleiros
Nigrán
Navalcarnero
Narón
Mungia
Móstoles
Monzón
Montornès del Vallès
Monforte de Lemos
Arrasate / Mondragón
Montcada i Reixac
Mollet del Vallès
Molins de Rei
Moaña
Miranda de Ebro
Mieres
Mejorada del Campo
Medina del Campo
Mataró
El Masnou
Martorell
Marín
Manresa
Manlleu
Malgrat de Mar
Majadahonda
Madrid
Lugo
Logroño
Lloret de Mar
Laudio / Llodio
Lleida
León
Leioa
Leganés
Las Rozas de Madrid
Lasarte
La Pineda
Lalín
Laguna de Duero
A Estrada
A Coruña
Irun
Illescas
Igualada
Humanes de Madrid
Huesca
L'Hospitalet de Llobregat
Hernani
Gernika-Lumo
Getxo
Guadalajara
Granollers
Gijón
Getafe
Girona
Gavà
Galdakao
Galapagar
Hondarribia
Fuenlabrada
Figueras
Figueres
Esplugues de Llobregat
Esparreguera
Ermua
Erandio
El Prat de Llobregat
Ferrol
El Astillero
Ejea de los Caballeros
Eibar
Durango
Culleredo
Cuenca
Coslada
Corvera
Cornellà de Llobregat
Colmenar Viejo
Collado-Villalba
Ciutadella
Ciempozuelos
Castro-Urdiales
Castrillón
Castelldefels
Castellar del Vallès
Cardedeu
Carballo
Canovelles
Cangas
Cambrils
Cambre
Camargo
Calella
Caldes de Montbui
Calatayud
Calahorra
Calafell
Burlata
Burgos
Boiro
Boadilla del Monte
Blanes
Bilbao
Bermeo
Berga
Benicàssim
Benicarló
Benavente
Béjar
Barcelona
Barbastro
Barañáin
Banyoles
Balaguer
Badalona
Azuqueca de Henares
Avilés
Ávila de los Caballeros
Arteixo
Arganda
Aranjuez
Aranda de Duero
Amposta
Amorebieta-Etxano
Amés
Algorta
Algete
Alcorcón
Alcobendas
Alcañiz
Alcalá de Henares
Nou Barris
Pinar de Chamartín
Playa del Ingles
Puerto del Carmen
Ceuta
Eixample
Sant Martí
Ciutat Vella
l'Alfàs del Pi
Las Gabias
Delicias
Almozara
Montecanal
Oliver-Valdefierro, Oliver, Valdefierro
Santutxu
Los Realejos
Pasaia
Basauri
Llefià
Corvera de Asturias
Alpujarra Granadina
Iturrama
Ermitagaña
Primer Ensanche
Segundo Ensanche

Ziway
Yirga ‘Alem
Yabēlo
Werota
Wenjī
Tippi
Shashemenē
Shambu
Shakīso
Sebeta
Robīt
Nejo
Nazrēt
Mojo
Metu
Metahāra
Mendī
Mek’elē
Maych’ew
Korem
K’olīto
Kibre Mengist
Kemisē
Kombolcha
Jinka
Jīma
Jijiga
Inda Silasē
Hārer
Hāgere Hiywet
Gonder
Goba
Giyon
Gīnīr
Gīmbī
Genet
Gelemso
Gebre Guracha
Gambēla
Finote Selam
Fichē
Felege Neway
Dubtī
Dodola
Dirē Dawa
Dīla
Desē
Dembī Dolo
Debre Zeyit
Debre Tabor
Debre Mark’os
Debre Birhan
Debark’
Butajīra
Burē
Bonga
Bodītī
Bichena
Bedēsa
Bedelē
Batī
Bako
Bahir Dar
Hawassa
Āsosa
Āsbe Teferī
Asaita
Āsasa
Āreka
Ārba Minch’
Āksum
Hagere Maryam
Āgaro
Ādīs Zemen
Addis Ababa
Ādīgrat
Addiet Canna
Abomsa

Ylöjärvi
Vihti
Varkaus
Vantaa
Valkeakoski
Vaasa
Uusikaupunki
Tuusula
Turku
Tornio
Tampere
Siilinjärvi
Sibbo
Seinäjoki
Savonlinna
Salo
Rovaniemi
Riihimäki
Rauma
Raisio
Raahe
Pori
Pirkkala
Oulu
Nurmijärvi
Nokia
Mikkeli
Mäntsälä
Lohja
Lieto
Lempäälä
Laukaa
Lappeenranta
Lahti
Kirkkonummi
Kuusankoski
Kuusamo
Kuopio
Kouvola
Kotka
Korsholm
Karleby
Kerava
Kemi
Karhula
Kangasala
Kajaani
Kaarina
Jyväskylä
Joensuu
Järvenpää
Janakkala
Jämsä
Jakobstad
Imatra
Iisalmi
Hyvinkää
Hollola
Helsinki
Heinola
Haukipudas
Hamina
Hämeenlinna
Forssa
Espoo
Porvoo
Anjala
Länsi-Turunmaa

Suva
Nadi
Lambasa

Stanley

Palikir - National Government Center

Tórshavn

Yerres
Wittenheim
Wattrelos
Wasquehal
Voiron
Vitry-sur-Seine
Vitry-le-François
Vitrolles
Vitré
Viry-Châtillon
Viroflay
Vincennes
Villiers-sur-Marne
Villiers-le-Bel
Villeurbanne
Villers-lès-Nancy
Villepinte
Villeparisis
Villeneuve-sur-Lot
Villeneuve-Saint-Georges
Villeneuve-le-Roi
Villeneuve-la-Garenne
Villenave-d'Ornon
Villemomble
Villejuif
Villefranche-sur-Saône
Villefontaine
Vigneux-sur-Seine
Vierzon
Vienne
Vichy
Vesoul
Vertou
Versailles
Verrières-le-Buisson
Vernon
Verneuil-sur-Seine
Verdun
Vénissieux
Vendôme
Vence
Vélizy-Villacoublay
Vauréal
Vaulx-en-Velin
Vanves
Vannes
Vandœuvre-lès-Nancy
Vallauris
Valenciennes
Valence
Tulle
Troyes
Tremblay-en-France
Trappes
Tours
Tournefeuille
Tourlaville
Tourcoing
Toulouse
Toulon
Toul
Torcy
Thonon-les-Bains
Thionville
Thiais
Tergnier
Taverny
Tassin-la-Demi-Lune
Tarbes
Talence
Suresnes
Sucy-en-Brie
Strasbourg
Stains
Sotteville-lès-Rouen
Sorgues
Soisy-sous-Montmorency
Soissons
Six-Fours-les-Plages
Sin-le-Noble
Seynod
Sèvres
Sevran
Sète
Sens
Senlis
Sélestat
Sedan
Schiltigheim
Sceaux
Savigny-sur-Orge
Savigny-le-Temple
Saumur
Sartrouville
Sarreguemines
Sarcelles
Saran
Sannois
Sanary-sur-Mer
Salon-de-Provence
Sallanches
Saint-Sébastien-sur-Loire
Saint-Raphaël
Saint-Quentin
Saint-Priest
Saint-Pol-sur-Mer
Saint-Pierre-des-Corps
Saint-Ouen-l'Aumône
Saint-Ouen
Saint-Omer
Saint-Nazaire
Saint-Michel-sur-Orge
Saint-Médard-en-Jalles
Saint-Maximin-la-Sainte-Baume
Saint-Maur-des-Fossés
Saint-Martin-d'Hères
Saint-Mandé
Saint-Malo
Saint-Louis
Saint-Lô
Saint-Leu-la-Forêt
Saint-Leu
Saint-Laurent-du-Var
Saint-Jean-de-la-Ruelle
Saint-Jean-de-Braye
Saint-Herblain
Saint-Gratien
Saint-Germain-en-Laye
Saint-Genis-Laval
Saint-Fons
Saint-Étienne-du-Rouvray
Saint-Étienne
Saintes
Sainte-Geneviève-des-Bois
Sainte-Foy-lès-Lyon
Saint-Égrève
Saint-Dizier
Saint-Dié-des-Vosges
Saint-Denis
Saint-Cyr-sur-Loire
Saint-Cyr-l'École
Saint-Cloud
Saint-Chamond
Saint-Brieuc
Saint-Avold
Saint-Avertin
Saint-Amand-les-Eaux
Rueil-Malmaison
Royan
Rouen
Roubaix
Rosny-sous-Bois
Ronchin
Romorantin-Lanthenay
Romans-sur-Isère
Romainville
Roissy-en-Brie
Rodez
Rochefort
Roanne
Ris-Orangis
Riom
Rillieux-la-Pape
Rezé
Rennes
Reims
Rambouillet
Quimper
Puteaux
Port-de-Bouc
Pontoise
Pontivy
Pontarlier
Pont-à-Mousson
Poitiers
Poissy
Ploemeur
Plaisir
Plaisance-du-Touch
Pierrefitte-sur-Seine
Pessac
Pertuis
Perpignan
Périgueux
Pau
Paris
Pantin
Pamiers
Palaiseau
Ozoir-la-Ferrière
Oyonnax
Outreau
Oullins
Osny
Orvault
Orsay
Orly
Orléans
Orange
Olivet
Octeville
Noyon
Noisy-le-Sec
Noisy-le-Grand
Noisiel
Nogent-sur-Oise
Nogent-sur-Marne
Niort
Nîmes
Nice
Nevers
Neuilly-sur-Seine
Neuilly-sur-Marne
Neuilly-Plaisance
Narbonne
Nantes
Nanterre
Nancy
Muret
Mulhouse
Moulins
Mougins
Morsang-sur-Orge
Morlaix
Mont-Saint-Aignan
Montrouge
Montreuil
Montpellier
Montmorency
Montluçon
Montivilliers
Montigny-lès-Metz
Montigny-lès-Cormeilles
Montigny-le-Bretonneux
Montgeron
Montfermeil
Montesson
Montereau-Fault-Yonne
Montélimar
Mont-de-Marsan
Montceau-les-Mines
Montbrison
Montbéliard
Montauban
Montargis
Mons-en-Barœul
Moissy-Cramayel
Mitry-Mory
Miramas
Millau
Meyzieu
Meylan
Meudon
Metz
Mérignac
Menton
Melun
Meaux
Mayenne
Maurepas
Mauguio
Maubeuge
Massy
Martigues
Marseille
Marmande
Marly-le-Roi
Marignane
Marcq-en-Barœul
Mantes-la-Ville
Mantes-la-Jolie
Manosque
Mandelieu-la-Napoule
Malakoff
Maisons-Laffitte
Maisons-Alfort
Mâcon
Lyon
Lunéville
Lunel
Lucé
Louviers
Lourdes
Lormont
Lorient
Loos
Lons-le-Saunier
Longjumeau
Lomme
Lognes
Livry-Gargan
L'Isle-sur-la-Sorgue
Lisieux
Lingolsheim
Limoges
Limeil-Brévannes
Limay
Lille
Liévin
Libourne
L'Haÿ-les-Roses
Le Vésinet
Levallois-Perret
Les Sables-d'Olonne
Les Pennes-Mirabeau
Les Pavillons-sous-Bois
Les Mureaux
Les Lilas
Les Herbiers
Les Clayes-sous-Bois
Le Puy-en-Velay
Le Pré-Saint-Gervais
Le Pontet
Le Plessis-Trévise
Le Plessis-Robinson
Le Petit-Quevilly
Le Perreux-sur-Marne
Le Pecq
Lens
Le Mée-sur-Seine
Le Mans
Le Kremlin-Bicêtre
Le Havre
Le Grand-Quevilly
Le Creusot
Le Chesnay
Le Cannet
Le Bouscat
Le Blanc-Mesnil
Laxou
La Valette-du-Var
Laval
Lattes
La Teste-de-Buch
La Seyne-sur-Mer
La Roche-sur-Yon
La Rochelle
Laon
Lannion
Lanester
Landerneau
Lambersart
La Madeleine
Lagny-sur-Marne
La Garenne-Colombes
La Garde
La Flèche
La Crau
La Courneuve
La Ciotat
La Chapelle-sur-Erdre
La Celle-Saint-Cloud
Jouy-le-Moutier
Joué-lés-Tours
Joinville-le-Pont
Ivry-sur-Seine
Istres
Issy-les-Moulineaux
Issoire
Illzach
Illkirch-Graffenstaden
Hyères
Houilles
Hérouville-Saint-Clair
Herblay
Hénin-Beaumont
Hem
Hazebrouck
Hayange
Hautmont
Yutz
Haubourdin
Halluin
Haguenau
Guyancourt
Gujan-Mestras
Guéret
Guérande
Grigny
Grenoble
Grasse
Grande-Synthe
Gradignan
Goussainville
Gonesse
Givors
Gif-sur-Yvette
Gien
Gentilly
Gennevilliers
Garges-lès-Gonesse
Gardanne
Garches
Gap
Gagny
Frontignan
Fresnes
Fréjus
Franconville
Fougères
Fos-sur-Mer
Forbach
Fontenay-sous-Bois
Fontenay-le-Comte
Fontenay-aux-Roses
Fontainebleau
Fontaine
Floirac
Fleury-les-Aubrais
Flers
Firminy
Fécamp
Faches-Thumesnil
Eysines
Évry
Évreux
Étampes
La Baule-Escoublac
Ermont
Éragny
Équeurdreville-Hainneville
Épinay-sur-Seine
Épinal
Épernay
Elbeuf
Élancourt
Écully
Échirolles
Eaubonne
Dunkerque
Dreux
Draveil
Drancy
Draguignan
Douarnenez
Douai
Domont
Dole
Dijon
Digne-les-Bains
Dieppe
Deuil-la-Barre
Denain
Décines-Charpieu
Dax
Dammarie-les-Lys
Cugnaux
Croix
Créteil
Crépy-en-Valois
Creil
Cran-Gevrier
Cournon-d'Auvergne
Courbevoie
Coulommiers
Couëron
Coudekerque-Branche
Cormeilles-en-Parisis
Corbeil-Essonnes
Conflans-Sainte-Honorine
Concarneau
Compiègne
Combs-la-Ville
Pontault-Combault
Colomiers
Colombes
Colmar
Cognac
Cluses
Clichy-sous-Bois
Clichy
Clermont-Ferrand
Clamart
Cholet
Choisy-le-Roi
Chilly-Mazarin
Chevilly-Larue
Cherbourg-Octeville
Chenôve
Chennevières-sur-Marne
Chelles
Chaville
Chaumont
Chatou
Châtillon
Châtenay-Malabry
Châtellerault
Château-Thierry
Châteauroux
Châteaudun
Chartres
Charleville-Mézières
Charenton-le-Pont
Champs-sur-Marne
Champigny-sur-Marne
Chambéry
Chamalières
Chalon-sur-Saône
Châlons-en-Champagne
Challans
Cestas
Cesson-Sévigné
Cergy
Cenon
Cayenne
Cavaillon
Cavaillon
Castres
Castelnau-le-Lez
Carvin
Carrières-sous-Poissy
Carquefou
Carpentras
Carcassonne
Canteleu
Cannes
Cambrai
Caluire-et-Cuire
Calais
Cahors
Cagnes-sur-Mer
Caen
Cachan
Bry-sur-Marne
Brunoy
Bruay-la-Buissière
Bron
Brive-la-Gaillarde
Brignoles
Brie-Comte-Robert
Brétigny-sur-Orge
Brest
Bressuire
Bourgoin
Bourg-lès-Valence
Bourg-la-Reine
Bourges
Bourg-en-Bresse
Boulogne-sur-Mer
Boulogne-Billancourt
Bouguenais
Bordeaux
Bonneuil-sur-Marne
Bondy
Boissy-Saint-Léger
Bois-Colombes
Bobigny
Blois
Blanquefort
Blagnac
Bischheim
Biarritz
Bezons
Béziers
Béthune
Besançon
Bergerac
Berck
Berck-Plage
Belfort
Bègles
Beauvais
Beaune
Bayonne
Bayeux
Bastia
Bar-le-Duc
Balma
Bagnols-sur-Cèze
Bagnolet
Bagneux
Avon
Avion
Avignon
Auxerre
Autun
Aurillac
Aulnay-sous-Bois
Audincourt
Auch
Aubervilliers
Aubagne
Athis-Mons
Asnières-sur-Seine
Arras
Armentières
Arles
Argenteuil
Argentan
Arcueil
Antony
Antibes
Annonay
Annemasse
Annecy-le-Vieux
Annecy
Angoulême
Anglet
Angers
Amiens
Allauch
Alfortville
Alès
Alençon
Albi
Albertville
Ajaccio
Aix-les-Bains
Aix-en-Provence
Agen
Agde
Achères
Abbeville
Villeneuve-d'Ascq
Les Ulis
Bourgoin-Jallieu

Tchibanga
Port-Gentil
Oyem
Mouila
Moanda
Libreville
Lambaréné
Koulamoutou
Franceville

York
Yeovil
Yeadon
Yate
Wrexham
Worthing
Worksop
Workington
Worcester
Woodford Green
Wombwell
Wolverhampton
Wokingham
Woking
Witney
Witham
Wishaw
Wisbech
Winsford
Windsor
Winchester
Wilmslow
Willenhall
Wigston Magna
Wigan
Widnes
Wickford
Whitstable
Whitley Bay
Whitehaven
Whitefield
Whickham
Weymouth
Weybridge
Weston-super-Mare
West Molesey
Westhoughton
West Bromwich
West Bridgford
Welwyn Garden City
Wellington
Wellingborough
Welling
Wednesfield
Wednesbury
Wath upon Dearne
Watford
Waterlooville
Washington
Warwick
Warrington
Warminster
Ware
Walton-on-Thames
Waltham Abbey
Walsall
Wallsend
Wallasey
Walkden
Wakefield
Urmston
Uckfield
Tynemouth
Tyldesley
Truro
Trowbridge
Totton
Torquay
Tonbridge
Tiverton
Tipton
Thornaby-on-Tees
Thetford
Thatcham
Teignmouth
Taunton
Tamworth
Tadley
Swinton
Swindon
Swansea
Swanscombe
Swanley
Swadlincote
Sutton in Ashfield
Sutton Coldfield
Sutton
Sunderland
Sunbury-on-Thames
Stroud
Strood
Stretford
Stratford-upon-Avon
Stowmarket
Stourport-on-Severn
Stourbridge
Stoke-on-Trent
Stockton-on-Tees
Stockport
Stirling
Stevenage
Staveley
Stamford
Stalybridge
Staines
Stafford
Spennymoor
Spalding
South Shields
Southsea
Southport
South Ockendon
Southend-on-Sea
South Elmsall
South Benfleet
Southampton
Southall
Solihull
Slough
Sleaford
Skelmersdale
Skegness
Sittingbourne
Shrewsbury
Shoreham-by-Sea
Shoreham
Shipley
Sheffield
Sevenoaks
Selby
Seaham
Seaford
Scunthorpe
Scarborough
Sandown
Sandbach
Salisbury
Salford
Sale
Saint Neots
Saint Helens
Saint Austell
Saint Andrews
Saint Albans
Ryton
Ryde
Rutherglen
Rushden
Runcorn
Ruislip
Rugeley
Rugby
Royton
Royal Tunbridge Wells
Rottingdean
Rotherham
Romsey
Rochford
Rochester
Rochdale
Risca
Ripon
Ripley
Rhyl
Rhondda
Renfrew
Reigate
Redhill
Redditch
Redcar
Reading
Rayleigh
Rawtenstall
Rawmarsh
Ramsgate
Ramsbottom
Purley
Pudsey
Prestwick
Prestwich
Preston
Prestatyn
Prescot
Poulton le Fylde
Potters Bar
Portsmouth
Portslade
Portishead
Porthcawl
Port Glasgow
Poole
Pontypridd
Pontypool
Pontefract
Polmont
Plymstock
Plymouth
Pitsea
Pinner
Peterlee
Peterhead
Peterborough
Perth
Penzance
Penicuik
Penarth
Paisley
Paignton
Oxford
Oswestry
Ossett
Orpington
Ormskirk
Omagh
Oldham
Oadby
Nuneaton
Nottingham
Norwich
Northwich
North Shields
Northolt
Lancing
Northampton
Northallerton
Newtownards
Newtownabbey
Newton Mearns
Newton-le-Willows
Newton Aycliffe
Newton Abbot
Newry
Newquay
Newport Pagnell
Newport
Newport
New Milton
Newmarket
New Malden
Newcastle upon Tyne
Newcastle under Lyme
Newbury
Newburn
Newark on Trent
Nelson
Neath
Nailsea
Musselburgh
Motherwell
Morley
Moreton
Morecambe
Mitcham
Mirfield
Milton Keynes
Middleton
Middlesbrough
Mexborough
Merthyr Tydfil
Melton Mowbray
Marple
Marlow
Market Harborough
Margate
March
Mansfield Woodhouse
Mansfield
Mangotsfield
Manchester
Maltby
Maldon
Maidstone
Maidenhead
Maghull
Maesteg
Macclesfield
Luton
Lowestoft
Louth
Loughborough
Longfield
Long Eaton
Londonderry County Borough
Derry
City of London
London
Lofthouse
Llanelli
Llandudno
Livingston
Liverpool
Littlehampton
Litherland
Lisburn
Lincoln
Lichfield
Leyland
Lewes
Letchworth
Leighton Buzzard
Leigh
Leicester
Leek
Leeds
Leatherhead
Royal Leamington Spa
Larne
Larkhall
Lancaster
Kirkintilloch
Kirkcaldy
Kirkby in Ashfield
Kirkby
Kingswood
Kingswinford
Hull
King's Lynn
Kilwinning
Kilmarnock
Kidsgrove
Kidlington
Kidderminster
Keynsham
Kettering
Kenilworth
Kendal
Kempston
Keighley
Johnstone
Jarrow
Islington
Isleworth
Irvine
Irlam
Ipswich
Inverness
Ilkeston
Hythe
Hyde
Huyton
Huntingdon
Huddersfield
Hucknall
Hoyland Nether
Hove
Houghton-le-Spring
Horwich
Horsham
Horsforth
Horley
Hoddesdon
Hitchin
Hindley
Hinckley
High Wycombe
High Blantyre
Heswall
Hertford
Herne Bay
Hereford
Hemel Hempstead
Hebburn
Heanor
Hazel Grove
Haywards Heath
Hayes
Haydock
Hawarden
Haverhill
Havant
Hatfield
Hastings
Haslingden
Harwich
Hartlepool
Harrogate
Harpenden
Harlow
Hampton
Hamilton
Halifax
Halesowen
Hale
Hailsham
Hadleigh
Guiseley
Guisborough
Guildford
Grove
Greenock
Greenford
Great Yarmouth
Great Wyrley
Great Sankey
Great Malvern
Grays
Gravesend
Grantham
Grangemouth
Gosport
Gosforth
Gorseinon
Goole
Golborne
Godalming
Gloucester
Glossop
Glenrothes
Glasgow
Gillingham
Giffnock
Gelligaer
Gateshead
Garforth
Gainsborough
Fylde
Frome
Frinton-on-Sea
Formby
Folkestone
Fleetwood
Fleet
Feltham
Felling
Felixstowe
Faversham
Farnworth
Farnham
Farnborough
Fareham
Falmouth
Falkirk
Exmouth
Exeter
Evesham
Esher
Epsom
Emsworth
Ellesmere Port
Elgin
Egham
Edinburgh
Eccles
Ebbw Vale
Eastwood
Retford
East Molesey
Eastleigh
East Kilbride
East Grinstead
East Dereham
Eastbourne
Durham
Dunstable
Dunfermline
Dundee
Dumbarton
Dukinfield
Dudley
Droylsden
Dronfield
Droitwich
Dover
Dorking
Dorchester
Doncaster
Didcot
Dewsbury
Derby
Denton
Deal
Daventry
Darwen
Darton
Dartford
Darlington
Dagenham
Cwmbran
Cumbernauld
Crowthorne
Crowborough
Crewe
Crawley
Cramlington
Cowley
Cowes
Coventry
Coulsdon
Corby
Consett
Conisbrough
Congleton
Colwyn Bay
Colne
Coleraine
Colchester
Coity
Cobham
Coatbridge
Coalville
Clydebank
Clydach
Clitheroe
Clevedon
Cleethorpes
Cleckheaton
Clacton-on-Sea
Cirencester
Christchurch
Chorley
Chislehurst
Chipping Sodbury
Chippenham
Chichester
Chester-le-Street
Chesterfield
Chester
Chessington
Cheshunt
Chesham
Cheltenham
Chelsea
Chelmsford
Cheadle Hulme
Chatham
Chapletown
Chandlers Ford
Chalfont Saint Peter
Caterham
Castlereagh
Castleford
Carshalton
Carrickfergus
Carmarthen
Carlisle
Cardiff
Canterbury
Cannock
Cambridge
Camborne
Camberley
Caerphilly
Buxton
Bushey
Bury St Edmunds
Bury
Burton upon Trent
Burntwood
Burnley
Burnham-on-Sea
Burgess Hill
Buckley
Buckhaven
Brymbo
Brownhills
Bromsgrove
Broadstairs
Brixham
Briton Ferry
Bristol
Brighton
Brighouse
Brierley Hill
Bridlington
Bridgwater
Bridgend
Brentwood
Bramhall
Braintree
Bradford
Bracknell
Bournemouth
Boston
Borehamwood
Bootle
Bolton
Bognor Regis
Blyth
Bloxwich
Bletchley
Blackpool
Blackburn
Bishopstoke
Bishops Stortford
Bishopbriggs
Bishop Auckland
Birmingham
Birkenhead
Bingley
Billingham
Billericay
Biggleswade
Bideford
Biddulph
Bicester
Bexley
Bexhill-on-Sea
Beverley
Berwick-Upon-Tweed
Berkhamsted
Bentley
Belper
Bellshill
Belfast
Bedworth
Bedlington
Bedford
Beckenham
Bebington
Bearsden
Batley
Bathgate
Bath
Basingstoke
Basildon
Barry
Barrow in Furness
Barrhead
Barnstaple
Barnsley
Barnet
Barking
Banstead
Bangor
Bangor
Banbury
Banbridge
Ballymena
Baildon
Ayr
Aylesbury
Atherton
Ashton-under-Lyne
Ashton in Makerfield
Ashford
Ascot
Arnold
Arbroath
Antrim
Andover
Amersham
Altrincham
Alton
Alloa
Alfreton
Aldridge
Aldershot
Airdrie
Acton
Accrington
Abingdon
Aberystwyth
Abergele
Aberdeen
Aberdare
Crosby
Blackwood
Neston
Camden Town
Telford
Craigavon
Bayswater
Yateley
Bowthorpe
Hedge End
Erskine
Hale
Amersham on the Hill
Battersea
South Croydon
Hornchurch
Surbiton
Ewell
Becontree
Brixton
Bethnal Green
Failsworth
Radcliffe
Heywood
Longsight
Heavitree
Ferndown
Lytham St Annes
Hadley Wood
Chapel Allerton
Blackheath
Kempston Hardwick
Mendip
Lower Earley
Bartley Green
Metropolitan Borough of Wirral
Earlsfield
Letchworth Garden City
Shirley
Stanley
Rossendale
Thornton-Cleveleys
Deeside
High Peak
Hayling Island
Isle of Lewis
Shetland
Orkney
Holloway

Saint George's

Zugdidi
Zestap’oni
Ts’khinvali
Tqvarch'eli
T’elavi
Tbilisi
Sokhumi
Senaki
Samtredia
Rust’avi
P’ot’i
Och’amch’ire
Marneuli
K'ut'aisi
Kobuleti
Khashuri
Gori
Bat’umi
Akhalts’ikhe
Stantsiya Novyy Afon
Tsqaltubo
Meria

Saint-Laurent-du-Maroni
Rémire-Montjoly
Matoury
Kourou
Cayenne

Saint Peter Port

Yendi
Winneba
Wenchi
Wa
Teshi
Tema
Techiman
Tarkwa
Tamale
Takoradi
Tafo
Swedru
Sunyani
Suhum
Shama Junction
Sekondi-Takoradi
Savelugu
Saltpond
Salaga
Prestea
Kasoa
Akim Oda
Obuasi
Nungua
Nsawam
Nkawkaw
Navrongo
Mampong
Madina
Kumasi
Kpandu
Konongo
Koforidua
Kintampo
Keta
Hohoe
Ho
Gbawe
Foso
Elmina
Ejura
Dunkwa
Dom
Cape Coast
Bolgatanga
Bibiani
Berekum
Begoro
Bawku
Axim
Asamankese
Apam
Anloga
Akwatia
Agogo
Achiaman
Accra
Aburi

Gibraltar

Nuuk

Sukuta
Lamin
Farafenni
Brikama
Banjul
Bakau

Tougué
Télimélé
Siguiri
Pita
Nzérékoré
Mamou
Macenta
Labé
Kissidougou
Kindia
Kankan
Kamsar
Gueckedou
Fria
Coyah
Conakry
Camayenne
Boké

Sainte-Rose
Sainte-Anne
Pointe-à-Pitre
Petit-Bourg
Les Abymes
Le Moule
Le Gosier
Capesterre-Belle-Eau
Basse-Terre
Baie-Mahault

Ebebiyín
Malabo
Bata

Voúla
Vólos
Výronas
Trípoli
Tríkala
Thívai
Spárti
Salamís
Réthymno
Préveza
Pýrgos
Piraeus
Petroúpolis
Peristéri
Pérama
Pátra
Palaió Fáliro
Níkaia
Néa Smýrni
Ílion
Néa Ionía
Néa Filadélfeia
Néa Erythraía
Náfpaktos
Moskháton
Mytilíni
Melíssia
Mégara
Livadeiá
Lárisa
Lamía
Kos
Koropí
Kórinthos
Kifisiá
Cholargós
Chíos
Chaniá
Chalkída
Khalándrion
Keratsíni
Kardítsa
Kallithéa
Kalamáta
Álimos
Kaisarianí
Irákleio
Irákleion
Ioánnina
Galátsi
Ellinikó
Elefsína
Agía Varvára
Agía Paraskeví
Athens
Asprópyrgos
Árta
Árgos
Áno Liósia
Maroúsi
Amaliáda
Acharnes
Aígio
Aigáleo
Agrínio
Ródos
Giannitsá
Xánthi
Véroia
Thessaloníki
Sykiés
Sérres
Ptolemaḯda
Políchni
Pylaía
Peraía
Panórama
Orestiáda
Oraiókastro
Náousa
Meneméni
Kozáni
Komotiní
Kilkís
Kavála
Kateríni
Kalamariá
Flórina
Édessa
Dráma
Alexandroúpoli
Kérkyra
Vrilissia
Alimos
Μεσολόγγι
Marousi

Grytviken

Zacapa
Villa Nueva
Villa Canales
Totonicapán
Tecpán Guatemala
Sumpango
Sololá
Santiago Sacatepéquez
Santiago Atitlán
Santa María de Jesús
Santa Lucía Cotzumalguapa
Santa Cruz del Quiché
Santa Catarina Pinula
San Pedro Sacatepéquez
San Pedro Ayampuc
San Pablo Jocopilas
San Marcos
San Lucas Sacatepéquez
San Juan Sacatepéquez
San José Pinula
San Francisco El Alto
San Cristóbal Verapaz
San Benito
Sanarate
San Andrés Itzapa
Retalhuleu
Quetzaltenango
Puerto San José
Puerto Barrios
Pueblo Nuevo Tiquisate
Poptún
Petapa
Patzún
Patzicía
Panzós
Palín
Palencia
Ostuncalco
Nuevo San Carlos
Nebaj
Nahualá
Morales
Momostenango
Mixco
Mazatenango
La Gomera
La Esperanza
Jutiapa
Jocotenango
Jalapa
Jacaltenango
Huehuetenango
Gualán
Fraijanes
Flores
Esquipulas
Escuintla
El Tejar
El Palmar
El Estor
Cuilapa
Comitancillo
Comalapa
Colomba
Cobán
Coatepeque
Ciudad Vieja
Guatemala City
Chisec
Chiquimula
Chinautla
Chimaltenango
Chichicastenango
Chicacao
Cantel
Barberena
Asunción Mita
Antigua Guatemala
Amatitlán
Alotenango

Tamuning-Tumon-Harmon Village
Yigo Village
Guam Government House
Dededo Village
Hagåtña
Mangilao Village

Bissau
Bafatá

New Amsterdam
Linden
Georgetown

Tsuen Wan
Kowloon
Hong Kong

Puerto Cortez
Yoro
Villanueva
Tocoa
Tela
Tegucigalpa
Siguatepeque
Santa Rosa de Copán
Santa Bárbara
San Pedro Sula
San Lorenzo
Potrerillos
Olanchito
La Paz
La Lima
La Ceiba
Juticalpa
El Progreso
El Paraíso
Danlí
Comayagua
Cofradía
Ciudad Choluteca
Choloma

Zaprešić
Zagreb
Zadar
Vukovar
Virovitica
Vinkovci
Velika Gorica
Varaždin
Split
Solin
Slavonski Brod
Požega
Sisak
Šibenik
Sesvete
Samobor
Rijeka
Pula
Osijek
Koprivnica
Karlovac
Dubrovnik
Čakovec
Bjelovar
Zagreb - Centar

Verrettes
Thomazeau
Saint-Raphaël
Saint-Marc
Port-au-Prince
Petit Goâve
Pétionville
Miragoâne
Limbé
Léogâne
Kenscoff
Jérémie
Jacmel
Hinche
Gressier
Grand Goâve
Gonaïves
Fond Parisien
Désarmes
Delmas 73
Croix des Bouquets
Les Cayes
Carrefour
Cap-Haïtien
Ti Port-de-Paix

Törökszentmiklós
Tiszaújváros
Szolnok
Szentes
Szeged
Szarvas
Sátoraljaújhely
Püspökladány
Ózd
Orosháza
Nyíregyháza
Miskolc
Mezőtúr
Mezőkövesd
Mátészalka
Makó
Kisvárda
Kazincbarcika
Karcag
Hódmezővásárhely
Hajdúszoboszló
Hajdúnánás
Hajdúböszörmény
Gyula
Gyomaendrőd
Eger
Debrecen
Csongrád
Berettyóújfalu
Békéscsaba
Békés
Balmazújváros
Abony
Zalaegerszeg
Veszprém
Vecsés
Várpalota
Vác
Tatabánya
Tata
Tapolca
Szombathely
Szigetszentmiklós
Szentendre
Szekszárd
Székesfehérvár
Százhalombatta
Sopron
Siófok
Sárvár
Salgótarján
Pécs
Parádsasvár
Pápa
Paks
Oroszlány
Nagykőrös
Nagykanizsa
Mosonmagyaróvár
Monor
Mohács
Komló
Komárom
Kiskunhalas
Kiskunfélegyháza
Kiskőrös
Keszthely
Kecskemét
Kaposvár
Kalocsa
Jászberény
Hatvan
Győr
Gyöngyös
Gyál
Gödöllő
Göd
Fót
Esztergom
Érd
Dunaújváros
Dunakeszi
Dunaharaszti
Dombóvár
Dabas
Cegléd
Budapest
Budaörs
Balassagyarmat
Baja
Ajka
Budapest XII. kerület
Budapest XI. kerület
Budapest IX. kerület
Budapest VIII. kerület
Budapest VII. kerület
Budapest VI. kerület
Budapest XIV. kerület
Budapest XIII. kerület
Budapest IV. kerület
Budapest XV. kerület
Budapest XVI. kerület
Budapest X. kerület
Budapest XIX. kerület
Budapest XVIII. kerület
Budapest XXIII. kerület
Budapest XXII. kerület
Budapest XXI. kerület
Budapest XX. kerület
Budapest XVII. kerület
Budapest III. kerület
Budapest II. kerület
Budapest I. kerület

Teluk Nibung
Tebingtinggi
Tanjungtiram
Tanjungbalai
Sunggal
Stabat
Sigli
Sibolga
Sabang
Reuleuet
Rantauprapat
Percut
Perbaungan
Pematangsiantar
Pangkalan Brandan
Padangsidempuan
Meulaboh
Medan
Lhokseumawe
Langsa
Labuhan Deli
Kisaran
Kabanjahe
Deli Tua
Bireun
Binjai
Belawan
Bandar
Banda Aceh
Yogyakarta
Wonosobo
Wonopringgo
Wongsorejo
Wiradesa
Weru
Weleri
Welahan
Wedi
Watampone
Wangon
Wanaraja
Waingapu
Ungaran
Makassar
Ubud
Tulungagung
Tulangan Utara
Tuban
Tual
Trucuk
Trenggalek
Tondano
Tomohon
Ternate
Terbanggi-besar
Tegal
Tayu
Tasikmalaya
Tarub
Tarakan
Tanjungpinang
Tanjungpandan
Bandarlampung
Tanjungagung
Tanggulangin
Tangerang
Tabanan
Surakarta
Surabaya
Sungairaya
Sungaipenuh
Sungailiat
Sumenep
Sumedang Utara
Sumberpucung
Sumber
Sumbawa Besar
Sokaraja
Sukabumi
Srono
Srandakan
Sragen
Sorong
Soreang
Solok
Soko
Soe
Sleman
Slawi
Situbondo
Sinjai
Singosari
Singojuruh
Singkawang
Sengkang
Singaraja
Singaparna
Simpang
Sijunjung
Sidoarjo
Sidareja
Sewon
Serpong
Serang
Sepatan
Semarang
Selogiri
Sawangan
Sampit
Sampang
Samarinda
Salatiga
Ruteng
Rengasdengklok
Rembangan
Rantepao
Rangkasbitung
Randudongkal
Rajapolah
Purwokerto
Purwodadi
Purwakarta
Purbalingga
Pundong
Probolinggo
Prigen
Praya
Candi Prambanan
Poso
Pontianak
Ponorogo
Polewali
Plumbon
Petarukan
Perabumulih
Pemangkat
Pemalang
Pelabuhanratu
Pekanbaru
Pekalongan
Pecangaan
Payakumbuh
Pati
Pasuruan
Paseh
Pasarkemis
Parung
Pariaman
Pare
Panji
Pangkalpinang
Pangkalanbuun
Pandeglang
Pandakan
Pandak
Panarukan
Pamulang
Pameungpeuk
Pamekasan
Pamanukan
Palu
Palimanan
Palembang
Palangkaraya
Pakisaji
Pagaralam
Padang
Paciran
Ngunut
Ngoro
Ngawi
Nganjuk
Negara
Nabire
Muntok
Muntilan
Muncar
Mranggen
Mojokerto
Mojoagung
Mlonggo
Metro
Mertoyudan
Melati
Maumere
Mataram
Martapura
Margasari
Margahayukencana
Manokwari
Manismata
Manggar
Mandahara
Manado
Mamuju
Malang
Majene
Majenang
Majalengka
Magelang
Madiun
Luwuk
Lumajang
Lubuklinggau
Loa Janan
Lembang
Lebaksiu
Lawang
Lasem
Lamongan
Lahat
Labuhanbajo
Labuan
Kutoarjo
Kuta
Kuningan
Kudus
Kualatungkal
Kualakapuas
Kroya
Krian
Kresek
Kraksaan
Kotabumi
Klungkung
Klaten
Klangenan
Kijang
Ketanggungan
Kertosono
Kepanjen
Kendari
Kencong
Kefamenanu
Kedungwuni
Kedungwaru
Kediri
Kebonarun
Kebomas
Kawalu
Katabu
Karangsembung
Karangasem
Karanganom
Karangampel
Kamal
Kalianget
Juwana
Jombang
Jogonalan
Jember
Jekulo
Jatiwangi
Jatiroto
Jatibarang
Jaten
Jambi
Jakarta
Indramayu
Grogol
Gresik
Gorontalo
Gongdanglegi Kulon
Gombong
Godean
Genteng
Gedangan
Gebog
Gampengrejo
Gambiran Satu
Galesong
Ende
Dumai
Dukuhturi
Driyorejo
Diwek
Depok
Depok
Denpasar
Demak
Delanggu
Dampit
Curup
Curug
Comal
Colomadu
Citeureup
Cirebon
Ciputat
Cimahi
Cileunyi
Cileungsi
Cikarang
Cikampek
Cicurug
Cibinong
Ciamis
Cepu
Ceper
Caringin
Ciampea
Bulakamba
Bukittinggi
Buduran
Buaran
Boyolangu
Boyolali
Bontang
Bondowoso
Bojonegoro
Bogor
Blora
Blitar
Bitung
Bima
Besuki
Bengkulu
Bekasi
Baturaja
Baturaden
Batu
Batang
Barabai
Banyuwangi
Banyumas
Bantul
Banjarmasin
Banjaran
Banjar
Banjar
Bangkalan
Bangil
Bandung
Bambanglipuro
Balung
Balikpapan
Balapulang
Balaipungut
Baki
Baekrajan
Babat
Atambua
Astanajapura
Arjawinangun
Amuntai
Ambon
Ambarawa
Amahai
Adiwerna
Padalarang
Ciranjang-hilir
Cikupa
Teluknaga
Wonosari
Gamping Lor
Kasihan
Ngemplak
Kartasura
Gatak
Kupang
Jayapura
Abepura
Seririt
Masjid Jamie Baitul Muttaqien
City of Balikpapan

Loch Garman
Waterford
Tralee
Tallaght
Swords
Sligo
Droichead Nua
Navan
Naas
An Muileann gCearr
Luimneach
Letterkenny
Leixlip
Kilkenny
Gaillimh
Ennis
Dún Laoghaire
Dundalk
Dublin
Drogheda
Cork
Cluain Meala
Celbridge
Carlow
Bray
Blackrock
Athlone

Jerusalem
Ẕefat
Yavne
Yafo
Umm el Faḥm
Tirat Karmel
Tiberias
Tel Aviv
maalot Tarshīhā
Tamra
Sederot
Sakhnīn
Rosh Ha‘Ayin
Rishon LeẔiyyon
Ramla
Ramat HaSharon
Ramat Gan
Qiryat Yam
Qiryat Shemona
Qiryat Motzkin
Qiryat Gat
Qiryat Bialik
Qiryat Ata
Qalansuwa
Or Yehuda
Ofaqim
Netivot
Netanya
Ness Ziona
Nesher
Nazareth
Nahariyya
Migdal Ha‘Emeq
Mevo Betar
Maghār
Lod
Kfar Saba
Karmi’el
Kafr Qāsim
Kafr Mandā
Kafr Kannā
Judieda Makr
H̱olon
Hod HaSharon
Herzliyya
Haifa
H̱adera
Giv‘at Shemu’el
Giv‘atayim
Tirah
Eṭ Ṭaiyiba
Er Reina
Eilat
Dimona
Dāliyat el Karmil
Bet Shemesh
Bet She’an
Bene Beraq
Beersheba
Bat Yam
Ashqelon
Ashdod
‘Akko
‘Afula ‘Illit
Petah Tikva
Modiin
Old City
West Jerusalem
Modiin Ilit
Ariel

Douglas

Pūnch
Keelakarai
Zunheboto
Zamānia
Zaidpur
Zahirābād
Yeola
Yellāpur
Yellandu
Yelahanka
Yavatmāl
Yāval
Yanam
Yamunānagar
Yādgīr
Wokha
Wer
Wellington
Wazīrganj
Wāshīm
Warud
Warora
Wāris Alīganj
Wardha
Wārāseoni
Warangal
Wanparti
Wānkāner
Wani
Walajapet
Wai
Wādi
Vyāra
Vuyyūru
Vrindāvan
Vriddhāchalam
Vizianagaram
Vite
Visnagar
Vishākhapatnam
Vīsāvadar
Virudunagar
Viravanallūr
Vīrarājendrapet
Virār
Vinukonda
Villupuram
Vikārābād
Vijayawāda
Vijāpur
Vidisha
Vettaikkaranpudur
Vetāpālem
Verāval
Vepagunta
Venkatagiri
Vemalwāda
Velur
Vellore
Vejalpur
Vedaraniyam
Vayalār
Vattalkundu
Vāsudevanallūr
Vasind
Vāsco Da Gāma
Vasa
Varkkallai
Varangaon
Benares
Vaniyambadi
Vandavāsi
Valsād
Valparai
Vallabh Vidyanagar
Valabhīpur
Vaikam
Vaijāpur
Vadodara
Vadnagar
Vadlapūdi
Vādippatti
Vadamadurai
Vadakku Valliyūr
Vāda
Uttiramerūr
Uttarkāshi
Uttamapālaiyam
Utraulā
Usilampatti
Usehat
Uravakonda
Uran
Upleta
Uppal Kalan
Unnāo
Unjha
Unhel
Una
Una
Ūn
Un
Umreth
Umred
Umarkot
Umarkhed
Umariā
Umarga
Ullal
Ulhāsnagar
Ujjain
Ujhāni
Udumalaippettai
Udipi
Udhampur
Udgīr
Udankudi
Udalguri
Udaipura
Udaipur
Udaipur
Udaipur
Ooty
Uchāna
Turaiyūr
Tura
Tuni
Tūndla
Tumsar
Tumkūr
Tulsīpur
Tuljāpur
Tufānganj
Tuensang
Thiruvananthapuram
Trichūr
Tonk
Tondi
Tohāna
Todaraisingh
Todabhim
Titlāgarh
Titāgarh
Tisaiyanvilai
Cheyyar
Tiruvannāmalai
Tiruvallur
Tiruvalla
Thiruthani
Tiruttangal
Tirūr
Tiruppuvanam
Tiruppur
Tirupparangunram
Tirupati
Tirunelveli
Tirumala
Tirukkoyilur
Tiruchengode
Tiruchchirāppalli
Tiruchchendur
Tīrthahalli
Tiptūr
Tinsukia
Tinnanūr
Tindivanam
Tilhar
Tīkamgarh
Tijāra
Thoubāl
Thiruvarur
Thāsra
Tharād
Thanjāvūr
Thānesar
Thāne
Thāna Bhawan
Thān
Thākurganj
Thākurdwāra
Tezpur
Terdāl
Teonthar
Thenkasi
Teni
Thalassery
Telhāra
Tekkali
Tekkalakote
Tekāri
Tehri
Teghra
Tāsgaon
Tarn Tāran
Tarikere
Tharangambadi
Tārānagar
Tarāna
Tāramangalam
Tarakeswar
Tāoru
Tanuku
Tāndūr
Tānda
Tāndā
Tanakpur
Tamlūk
Talwāra
Talwandi Bhāi
Taloda
Taliparamba
Tālīkota
Taleigao
Talegaon Dābhāde
Tālcher
Talāja
Tāki
Takhatpur
Takhatgarh
Tājpur
Tādpatri
Tādepallegūdem
Tādepalle
Suriāpet
Suriānwān
Surendranagar
Sūratgarh
Sūrat
Sūrandai
Sūrajgarh
Supaul
Sunel
Sundarnagar
Sundargarh
Sunām
Sulya
Sūlūru
Sulur
Sultānpur
Sultānpur
Suket
Suār
Srivilliputhur
Srīvardhan
Srivaikuntam
Srīsailam
Srīrāmnagar
Srīperumbūdūr
Srīnivāspur
Srīnagar
Srīnagar
Sri Mādhopur
Karanpur
Srīkākulam
Sri Dungargarh
Soygaon
Soron
Soro
Sorada
Sopur
Sonīpat
Songadh
Sonepur
Sonāri
Sonāmukhi
Sompeta
Someshwar
Solan
Sojītra
Sojat
Sohna
Sohāgpur
Siwāna
Siwān
Sivakasi
Sivagiri
Sivagiri
Sivaganga
Siuri
Sitārganj
Sītāpur
Sītāmarhi
Siswā Bāzār
Sisauli
Sirūr
Sirumugai
Siruguppa
Sirsilla
Sirsi
Sirsi
Sirsāganj
Sirsa
Sironj
Sirohi
Sīrkāzhi
Sirhind
Sīra
Sinnar
Singur
Singarāyakonda
Singānallūr
Sindhnūr
Sindgi
Shimla
Simdega
Silvassa
Sillod
Silchar
Silao
Sīkar
Sikandra Rao
Sikandarpur
Sikandarābād
Sikka
Sijua
Sihorā
Sihor
Sidlaghatta
Sidhi
Sidhaulī
Siddipet
Siddhapur
Sibsāgar
Shujālpur
Shrīrangapattana
Shrīrāmpur
Shrīgonda
Shorāpur
Shoranūr
Sholinghur
Solāpur
Shivpurī
Shīshgarh
Shirpur
Shirhatti
Shirdi
Shimoga
Shillong
Shiliguri
Shikohābād
Shikārpur
Shikārpur
Shiggaon
Shertallai
Sherkot
Sherghāti
Sheopur
Sheohar
Sheoganj
Shegaon
Shāntipur
Shamsābād
Shamsābād
Shāmli
Shāmgarh
Shājāpur
Shaikhpura
Shāhpura
Shāhpura
Shāhpur
Shāhpur
Shāhpur
Shāhpur
Shāhjahānpur
Shāhi
Shāhganj
Shahdol
Shāhāda
Shāhābād
Shāhābād
Shāhābād
Shāhābād
Serchhīp
Seram
Seonī Mālwā
Seonī
Seondha
Seohārā
Sendhwa
Sehore
Secunderabad
Sāyla
Sawāi Mādhopur
Sāvda
Savanūr
Sāvantvādi
Sausar
Saundatti
Sathyamangalam
Sattur
Sattenapalle
Satna
Sātāra
Satāna
Sāsvad
Sarwār
Sarkhej
Sardulgarh
Sardhana
Sardārshahr
Sarauli
Sārangpur
Saraipāli
Sarāi Mīr
Sarāi Ākil
Saoner
Sānkrāil
Sankeshwar
Sangrūr
Sāngola
Sangod
Sāngli
Sangaria
Sangāreddi
Sangamner
Sandūr
Sandīla
Sāndi
Sancoale
Sānchor
Sānāwad
Sanaur
Sānand
Samthar
Samrāla
Samdari
Sāmbhar
Sambhal
Sambalpur
Sāmba
Samastīpur
Sāmalkot
Samālkha
Sālūr
Sālūmbar
Salem
Salāya
Sakti
Sakleshpur
Saint Thomas Mount
Sainthia
Sailu
Saiha
Saidpur
Sāhibganj
Sahāwar
Sahaswān
Sahaspur
Saharsa
Sahāranpur
Sagauli
Sāgar
Sāgar
Safīpur
Safidon
Sādri
Sadāseopet
Sadalgi
Sadābād
Sabalgarh
Rusera
Rura
Rūpnagar
Rūdarpur
Roorkee
Ron
Rohtak
Roha
Robertsonpet
Robertsganj
Risod
Rishra
Rishīkesh
Rīngas
Richha
Rewāri
Rewa
Revelganj
Repalle
Reoti
Renukūt
Renigunta
Remuna
Rehlī
Rāzām
Rāybāg
Rāyadrug
Rāyachoti
Rāya
Raxaul
Rāwatsār
Rāwatbhāta
Rāver
Ratnāgiri
Ratlām
Ratia
Rāth
Ratanpur
Ratangarh
Rasrā
Rasipuram
Rāpar
Rānīpur
Rānīkhet
Rānīganj
Rānībennur
Rānia
Rangia
Rangāpāra
Rānchī
Rānāvāv
Rānāghāt
Rāmtek
Rāmpur Hāt
Rāmpura
Rāmpura
Rāmpur
Rāmpur
Rāmnagar
Rāmnagar
Rāmnagar
Rāmjībanpur
Rāmgarh
Rāmgarh
Rāmganj Mandi
Rameswaram
Rāmāpuram
Ramanathapuram
Rāmanagaram
Rāmachandrapuram
Rājūra
Rājula
Rājsamand
Rājpura
Rājpur
Rājpur
Rājpīpla
Rāj Nāndgaon
Rājmahal
Rājkot
Rājgurunagar
Rājgīr
Rājgarh
Rājgarh
Rājgarh
Rājgarh
Rājauri
Rajapalaiyam
Rājampet
Rājaldesar
Rājākhera
Rājahmundry
Rāisinghnagar
Raisen
Rāipur
Raipur
Raipur
Rāikot
Raigarh Fort
Raigarh
Rāiganj
Rāichūr
Rāhuri
Rahimatpur
Rāhatgarh
Raghunāthpur
Rāghogarh
Rafiganj
Rāe Bareli
Rādhanpur
Rabkavi
Kollam
Qasba
Qādiān
Puttūr
Puttūr
Pushkar
Pusad
Purwa
Puruliya
Pūrnia
Pūrna
Puri
Pūranpur
Pupri
Punjai Puliyampatti
Punganūru
Pune
Pūndri
Punāsa
Punalūr
Punāhāna
Pulwama
Puliyangudi
Pulivendla
Pulgaon
Pukhrāyān
Pudukkottai
Proddatūr
Pratāpgarh
Port Blair
Porsa
Porbandar
Poonamalle
Ponnūru
Ponneri
Ponnāni
Puducherry
Ponda
Polūr
Pollachi
Polasara
Pokaran
Pithorāgarh
Pithāpuram
Piro
Piriyāpatna
Piravam
Pīpri
Pipraich
Pipili
Pīpār
Pinjaur
Pindwāra
Pināhat
Pimpri
Pilkhua
Pīlībhīt
Pilibangan
Pilāni
Pihāni
Phūlpur
Phulera
Phulabāni
Phirangipuram
Phillaur
Phek
Phaphūnd
Phaltan
Phalodi
Phalauda
Phagwāra
Petlād
Perundurai
Perumpāvūr
Periyanayakkanpalaiyam
Periyakulam
Peravurani
Peranāmpattu
Perambalur
Penukonda
Penugonda
Pennāgaram
Pennādam
Pen
Pehowa
Peddāpuram
Peddapalli
Pedana
Payyannūr
Pawāyan
Pāvagada
Pauri
Pauni
Pātūr
Pattukkottai
Patti
Patnāgarh
Patna
Patiāla
Pāthri
Patharia
Pāthardih
Pāthardi
Pathānkot
Pathanāmthitta
Pathalgaon
Pataudi
Patancheru
Pātan
Patāmundai
Pāsighāt
Pasān
Parvatsar
Pārvatīpuram
Partūr
Pārola
Parli Vaijnāth
Parlākimidi
Parīchhatgarh
Pārdi
Parbhani
Paravūr
Parāsia
Paramagudi
Parādīp Garh
Pāppinisseri
Papanasam
Pāonta Sāhib
Panvel
Panruti
Panna
Pānīpat
Pānihāti
Pandua
Pāndhurna
Pandharpur
Pāndavapura
Panaji
Pānāgar
Palwal
Pāloncha
Palani
Palmaner
Pallippatti
Pallikondai
Pallāvaram
Pallappatti
Palladam
Pālkonda
Pālitāna
Paliā Kalān
Pāli
Pāli
Palakkad
Pālghar
Palera
Palāsa
Pālanpur
Pālakollu
Pālakkodu
Pākaur
Pākāla
Paithan
Pahāsu
Padrauna
Padra
Padmanābhapuram
Padampur
Padampur
Pachperwa
Pāchora
Ottappālam
Osmānābād
Orai
Ongole
Okha
Ojhar
Obra
Nūzvīd
Nūrpur
North Lakhimpur
North Guwāhāti
Nongstoin
Nokha
Nohar
Noāmundi
Nizāmābād
Nirmāli
Nirmal
Nipāni
Neem ka Thana
Nīmbāhera
Nimāparha
Nīmāj
Nilokheri
Nīleshwar
Nilanga
Nilakottai
Nīlgiri
Nihtaur
Nidadavole
Nichlaul
Neyyāttinkara
New Delhi
Neral
Nepa Nagar
Nellore
Nellikkuppam
Nelamangala
Nedumangād
Nāyudupeta
Nayāgarh
Nawāshahr
Nawalgarh
Niwai
Nawāda
Nawābganj
Nawābganj
Nawābganj
Nāwa
Navalgund
Navadwīp
Nautanwa
Naugachhia
Nattam
Nāthdwāra
Nasrullahganj
Nāsriganj
Nāspur
Nasīrābād
Nāsik
Narwar
Narwāna
Narsīpatnam
Narsinghgarh
Narsimhapur
Nārnaund
Nārnaul
Nargund
Naregal
Nārāyanpet
Nārāyangarh
Nāravārikuppam
Naraura
Narauli
Narasaraopet
Narasapur
Narasannapeta
Naraini
Naraina
Napāsar
Nānpāra
Nanjangūd
Nāngloi Jāt
Nāngal
Nandyāl
Nandurbār
Nāndūra
Nandikotkūr
Nandigāma
Nāndgaon
Nanauta
Nāmrup
Nambiyūr
Nāmakkal
Nāmagiripettai
Nalhāti
Nalgonda
Naldurg
Nakūr
Naksalbāri
Nakodar
Najībābād
Nainwa
Nainpur
Naini Tāl
Naihāti
Nahorkatiya
Nāhan
Nāgpur
Nāgod
Nagīna
Nāgercoil
Nagda
Nāgaur
Nāgar Karnūl
Nagari
Nagar
Nāgappattinam
Nāgamangala
Nadiād
Nādbai
Nādāpuram
Nabīnagar
Nābha
Mysore
Muzaffarpur
Muzaffarnagar
Mūvattupula
Muttupet
Mussoorie
Musiri
Mushābani
Murwāra
Murtajāpur
Murshidābād
Murlīganj
Morinda
Murbād
Murādnagar
Munnar
Munger
Mungeli
Mungaolī
Mūndwa
Mundra
Mundgod
Mundargi
Multai
Mūlki
Mulgund
Mulbāgal
Mulappilangād
Mūl
Muktsar
Mukher
Mukeriān
Muhammadābād
Muhammadābād
Muhammadābād
Mughal Sarāi
Mudkhed
Mudhol
Mudgal
Muddebihāl
Mūdbidri
Mubārakpur
Motīhāri
Morwa
Morsi
Morena
Morbi
Morār
Moram
Morādābād
Mon
Mokokchūng
Mokāma
Moirāng
Moga
Modāsa
Misrikh
Mirzāpur
Miriālgūda
Mīrganj
Mīrānpur Katra
Mīrānpur
Mīnjūr
Milak
Mihona
Mhāsvād
Mettur
Mettupalayam
Merta
Mendarda
Memāri
Melur
Mehndāwal
Mehekar
Meerut
Medinīpur
Medak
Mayiladuthurai
Mayāng Imphāl
Mawāna
Mavoor
Māvelikara
Maur
Mauganj
Maudaha
Mau Aimma
Mau
Mau
Mattanūr
Mathura
Mātābhānga
Masaurhi Buzurg
Marmagao
Mārkāpur
Mariāni
Mariāhū
Marhaura
Margherita
Marakkanam
Mārahra
Māpuca
Mānwat
Mānvi
Manthani
Mānsa
Mānsa
Manoharpur
Mannargudi
Mannārakkāt
Manmād
Mankāchar
Manjlegaon
Manjhanpur
Manjeri
Manihāri
Maniar
Mangrūl Pīr
Māngrol
Māngrol
Manglaur
Mangalore
Mangaldai
Mangalagiri
Maner
Mandya
Māndvi
Māndvi
Mandsaur
Mandlā
Mandi
Mandāwar
Mandapeta
Mandapam
Māndalgarh
Māndal
Mancherāl
Manāwar
Mānāvadar
Manāsa
Manapparai
Manamadurai
Manali
Mālvan
Mālūr
Mālpura
Malpe
Mallasamudram
Malkāpur
Mālkāngiri
Malīhābād
Māler Kotla
Mālegaon
Malavalli
Malaut
Malappuram
Mākum
Maksi
Makrāna
Mairwa
Mainpuri
Maināguri
Maihar
Mahwah
Mahudha
Maholi
Mahoba
Mahmūdābād
Mahīshādal
Mahgawān
Maheshwar
Mahendragarh
Mahemdāvād
Mahe
Mahbūbnagar
Mahbūbābād
Mahāsamund
Mahārājganj
Mahārājganj
Maham
Mahālingpur
Mahād
Maghar
Māgadi
Madurāntakam
Madurai
Madukkūr
Madukkarai
Chennai
Madikeri
Madhyamgram
Madhupur
Madhugiri
Madhubani
Madhipura
Madgaon
Maddūr
Madanapalle
Machilīpatnam
Machhlīshahr
Māchhīwāra
Mācherla
Lunglei
Lūnāvāda
Ludhiāna
Lucknow
Luckeesarai
Losal
Loni
Lonāvale
Lonār
Lohārdaga
Lingsugūr
Limbdi
Leteri
Leh
Lāwar Khās
Laungowāl
Lātūr
Lāthi
Lātehār
Lār
Lālsot
Lālpur
Lalitpur
Lalgudi
Lālgola
Lālganj
Lālganj
Lakshmeshwar
Laksar
Lakhyābād
Lakhnādon
Lakhīmpur
Lākheri
Lāharpur
Lahār
Lādwa
Lādnūn
Lachhmangarh Sīkar
Kuzhithurai
Koothanallur
Kutiyāna
Kushtagi
Kurinjippādi
Kurduvādi
Kurandvād
Kuppam
Kunnamkulam
Kunnamangalam
Kunigal
Kundla
Kundgol
Kundarkhi
Kunda
Kumta
Kūmher
Kumhāri
Kumbhrāj
Kumbakonam
Kulu
Kulti
Kulpahār
Kulittalai
Kulgām
Kukshi
Kūkatpalli
Kuju
Kūdligi
Kudachi
Kuchera
Kuchāman
Kuchaiburi
Krishnarājpet
Krishnanagar
Krishnagiri
Calicut
Kovvūr
Kovūr
Kovilpatti
Kottūru
Kottayam
Kottagūdem
Kotputli
Kotma
Kotdwāra
Kotapārh
Kotamangalam
Kotagiri
Kota
Kota
Kosigi
Kosi
Kosamba
Korwai
Koregaon
Korba
Koratla
Koraput
Koppal
Kopargaon
Kopāganj
Konnūr
Konnagar
Kondapalle
Kondagaon
Konch
Konārka
Kolasib
Kollegāl
Kolhāpur
Kolāras
Kolār
Colachel
Kokrajhar
Kohīma
Koelwār
Kodungallūr
Kodoli
Kodīnar
Kodarma
Kodār
Kodaikānāl
Koch Bihār
Koāth
Kizhake Chālakudi
Kithor
Kishtwār
Kishangarh
Kishanganj
Kīratpur
Kiraoli
Kinwat
Kichha
Khūtār
Khurja
Khurda
Khurai
Khunti
Khowai
Khopoli
Khirkiān
Khilchipur
Khetri
Khetia
Kheri
Kherālu
Khekra
Khed Brahma
Kheda
Khātra
Khatīma
Khātegaon
Khatauli
Khārupatia
Kharsia
Kharkhauda
Khargon
Khardah
Kharar
Kharakvasla
Kharagpur
Kharagpur
Khāpa
Khanna
Khandwa
Khandela
Khānāpur
Khammam
Khāmgaon
Khambhāt
Khambhāliya
Khamaria
Khalīlābād
Khajurāho
Khairāgarh
Khairāgarh
Khairābād
Khair
Khagaul
Khagaria
Khadki
Khada
Khāchrod
Kesinga
Keshorai Pātan
Keshod
Kerūr
Kendrāparha
Kenda
Kemri
Kekri
Kāyankulam
Kayalpattinam
Kawardha
Kāvali
Kattivākkam
Kātrās
Kātpādi
Kātoya
Kātol
Katihār
Kathua
Kāthor
Katghora
Katangi
Katāngi
Kasrāwad
Kāshīpur
Kāsganj
Kāsaragod
Karwar
Karur
Kartārpur
Kārsiyāng
Karnāl
Karmāla
Kārkāl
Karjat
Karīmnagar
Karīmganj
Karhal
Karera
Karelī
Karauli
Kāranja
Karamsad
Kāramadai
Kāraikkudi
kāraikāl
Karād
Kapūrthala
Kāpren
Kapadvanj
Kānth
Kantābānji
Kānt
Kānpur
Kannod
Kanniyākumāri
Kannauj
Kānnangād
Kannad
Kānker
Kānke
Kankauli
Kanigiri
Kangayam
Kandukūr
Kāndla
Kāndi
Kāndhla
Kānchipuram
Kanakapura
Kāmthi
Kampli
Cumbum
Kāmārhāti
Kāmāreddi
Kāman
Kamalganj
Kāmākhyānagar
Kalyani
Kalyān
Kalugumalai
Kālpi
Kalpetta
Kālol
Kālna
Kalmeshwar
Kallidaikurichchi
Kallakkurichchi
Kālka
Kāliyāganj
Kālimpang
Kalghatgi
Kālāvad
Kālānwāli
Kalānaur
Kalamnūri
Kalamb
Kalakkādu
Kakrāla
Kākori
Kākināda
Kakching
Kaithal
Kairāna
Kaimori
Kaimganj
Kailāshahar
Kailāras
Kaikalūr
Kāgal
Kadūr
Kadod
Kadiri
Kadi
Kadayanallur
Kānchrāpāra
Kachhwā
Kabrai
Junnar
Jūnāgarh
Jūnāgadh
Jumri Tilaiyā
Jalandhar
Jugsālai
Jorhāt
Jora
Jolārpettai
Jogbani
Jodiya Bandar
Jodhpur
Jodhpur
Jintūr
Jīnd
Jhūsi
Jhunjhunūn
Jhinjhāna
Jhinjhak
Jhārsuguda
Jharia
Jhārgrām
Jhānsi
Jhanjhārpur
Jhālū
Jhālrapātan
Jhalida
Jhālāwār
Jhajjar
Jhā Jhā
Jhābua
Jewar
Jevargi
Jetpur
Jaypur
Jaynagar
Jaynagar-Majilpur
Jayamkondacholapuram
Jāwad
Jaunpur
Jatāra
Jatani
Jaswantnagar
Jaspur
Jasidih
Jashpurnagar
Jasdan
Jarwal
Jaorā
Jānsath
Jangipur
Jangaon
Jandiāla
Jāmuria
Jamūi
Jāmtāra
Jamshedpur
Jāmnagar
Jammu
Jammalamadugu
Jamkhandi
Jambusar
Jamālpur
Jāmai
Jāmadoba
Jalpāiguri
Jalor
Jālna
Jālgaon
Jālgaon
Jaleshwar
Jalesar
Jālaun
Jalālpur
Jalālpur
Jalāli
Jalālābād
Jalālābād
Jalālābād
Jājpur
Jaito
Jaitāran
Jaisingpur
Jaisalmer
Jāis
Jaipur
Jahāzpur
Jahāngīrābād
Jahānābād
Jagtiāl
Jagraon
Jaggayyapeta
Jagdīspur
Jagdalpur
Jagatsinghapur
Jagalūr
Jagādhri
Jabalpur
Itimādpur
Itārsi
Itānagar
Islāmpur
Islāmpur
Islāmnagar
Irugūr
Irinjālakuda
Ingrāj Bāzār
Indri
Indore
Indi
Indergarh
Indāpur
Imphāl
Ilkal
Igatpuri
Idappadi
Ichchāpuram
Ichalkaranji
Hyderābād
Huvinabadgalli
Husainābād
Hunsūr
Hungund
Hukeri
Hugli
Hubli
Howli
Hosūr
Hospet
Hoskote
Hoshiārpur
Hoshangābād
Hosdurga
Honnāli
Honāvar
Homnābād
Hole Narsipur
Holalkere
Hojāi
Hodal
Hisua
Hisār
Hiriyūr
Hirekerūr
Hīrākūd
Hinjilikatu
Hingoli
Hinganghāt
Hindupur
Hindoriā
Hindaun
Himatnagar
Hilsa
Hazārībāg
Hāveri
Hatta
Hāthras
Hastināpur
Hassan
Hāsimāra
Hasanpur
Harūr
Harsūd
Harpanahalli
Harpālpur
Hārij
Harihar
Haridwār
Hardoī
Harda
Hāpur
Hāora
Hanumāngarh
Hānsi
Hāngal
Handiā
Hamīrpur
Hamīrpur
Halvad
Hālol
Haliyal
Hālīsahar
Haldwāni
Haldaur
Hājo
Hājīpur
Hailākāndi
Hāflong
Hadgaon
Hābra
Gwalior
Guskhara
Guruvāyūr
Guru Har Sahāi
Gursarāi
Gursahāiganj
Gurmatkal
Gurgaon
Gunupur
Guntūr
Guntakal
Gunnaur
Gundlupet
Guna
Gummidipundi
Gumla
Gumia
Guledagudda
Gulbarga
Gulaothi
Gulābpura
Gūduvāncheri
Gūdūr
Gudiyatham
Gudivāda
Gudalur
Gubbi
Goyerkāta
Govardhan
Gorakhpur
Gorakhpur
Gobichettipalayam
Gopālganj
Gondia
Gondal
Gonda
Gomoh
Gola Gokarannāth
Golāghāt
Gokarna
Gokak
Gohāna
Gohad
Godhra
Goddā
Gobindpur
Gobārdānga
Goālpāra
Girīdīh
Gingee
Giddarbāha
Giddalūr
Ghūgus
Ghoti Budrukh
Ghosi
Ghāzīpur
Ghāziābād
Ghātsīla
Ghātanji
Ghātampur
Ghātāl
Gharaunda
Gevrai
Gaya
Gauripur
Gauribidanūr
Guwāhāti
Garwa
Garui
Gariadhar
Garhshankar
Garhmuktesar
Garhākotā
Gannavaram
Gangtok
Gangolli
Gangoh
Gangāwati
Gangārāmpur
Gangāpur
Gangāpur
Gangāpur
Gangānagar
Gangākher
Gāndhīnagar
Gandevi
Gāndarbal
Gajraula
Gajendragarh
Gadwāl
Gadhinglaj
Gadhada
Gādarwāra
Gadag
Fort Gloster
Forbesganj
Fīrozpur Jhirka
Fīrozpur
Fīrozābād
Ferokh
Fāzilka
Fatwa
Fatehpur Sīkri
Fatehpur
Fatehpur
Fatehpur
Fatehgarh Chūriān
Fatehganj West
Fatehābād
Fatehābād
Farrukhnagar
Farrukhābād
Farīdpur
Farīdkot
Farīdābād
Farakka
Fālākāta
Faizpur
Faizābād
Etāwah
Erraguntla
Erode
Erāttupetta
Erandol
Emmiganūru
Elūru
Elūr
Ellenābād
Elamanchili
Egra
Dwārka
Durgāpur
Durgāpur
Durg
Dūngarpur
Dundwārāganj
Dumraon
Dumra
Dumka
Dum Duma
Dam Dam
Duliāgaon
Dugda
Dubrājpur
Dornakal
Dorāha
Dongargarh
Dondaicha
Dombivli
Dod Ballāpur
Doda
Diu
Dīsa
Diphu
Dīnhāta
Dindori
Dindigul
Dīnānagar
Dimāpur
Digras
Dīglūr
Dighwāra
Digboi
Dīg
Dīdwāna
Dicholi
Dibrugarh
Dibai
Diamond Harbour
Dhūri
Dhupgāri
Dhuliān
Dhule
Dhuburi
Dhrol
Dhrāngadhra
Dhorāji
Dhone
Dholka
Dhing
Dhenkānāl
Dhekiajuli
Dhaurahra
Dhaulpur
Dhārūr
Dhāruhera
Dharmsāla
Dharmavaram
Dharmapuri
Dharmanagar
Dharmadam
Dharmābād
Dhāriwāl
Dhāri
Dharapuram
Dharangaon
Dharampur
Dhār
Dhanera
Dhandhuka
Dhanbād
Dhanaura
Dhanaula
Dhamtari
Dhāmpur
Dhāmnod
Dhāka
Dewās
Devli
Devgarh
Devgadh Bāriya
Devarkonda
Devanhalli
Devakottai
Deūlgaon Rāja
Deshnoke
Depālpur
Deorī Khās
Deoria
Deoraniān
Deoli
Deolāli
Deogarh
Deoband
Denkanikota
Delhi
Dehri
Dehra Dūn
Dausa
Daund
Daudnagar
Dattāpur
Datia
Dātāganj
Dasūa
Dāsna
Daryāpur
Dārwhā
Dārjiling
Darbhanga
Dandeli
Dānāpur
Damoh
Dāmnagar
Damān
Dāltenganj
Dalsingh Sarai
Dālkola
Dākor
Dāhod
Dahegām
Dāhānu
Dādri
Dabwāli
Dabra
Daboh
Dabhoi
Cuttack
Curchorem
Cuncolim
Cumbum
Cuddapah
Cuddalore
Coondapoor
Colonelganj
Colgong
Calangute
Coimbatore
Cochin
Clement Town
Chūru
Churāchāndpur
Chunār
Chotila
Chopda
Chodavaram
Chodavaram
Chittūr
Chittaurgarh
Chittaranjan
Chitradurga
Chītāpur
Chidawa
Chīrāla
Chīpurupalle
Chiplūn
Chintāmani
Chinna Salem
Chinnamanūr
Chincholi
Chillūpār
Chilakalūrupet
Chikodi
Chiknāyakanhalli
Chikmagalūr
Chikhli
Chik Ballāpur
Chidambaram
Chīcholi
Chhoti Sādri
Chhota Udepur
Chhindwāra
Chhibrāmau
Chhatarpur
Chhātāpur
Chhāta
Chharra
Chhaprauli
Chhāpar
Chhala
Chhabra
Chettipālaiyam
Chetput
Chennimalai
Chengannūr
Chengam
Chengalpattu
Chāvakkād
Chaksu
Chatrapur
Chatra
Chās
Charthāwāl
Charkhi Dādri
Charkhāri
Chāpar
Channarāyapatna
Channapatna
Channagiri
Changanācheri
Chāndvad
Chāndūr Bāzār
Chāndur
Chāndur
Chandrapur
Chandrakona
Chāndpur
Chandīgarh
Chanderi
Chandausi
Chandauli
Chandannagar
Chānasma
Chamrajnagar
Chāmpa
Chamba
Challapalle
Challakere
Chālisgaon
Chalāla
Chakradharpur
Chaklāsi
Chākia
Chākan
Chāībāsa
Canning
Cannanore
Calcutta
Byādgi
Buxar
Burla
Burhar
Burhānpur
Būndu
Būndi
Buldāna
Bulandshahr
Budhlāda
Budhāna
Budaun
Brājarājnagar
Brahmapur
Botād
Borsad
Borivli
Bongaigaon
Mumbai
Bolpur
Bokāro
Bokajān
Boisar
Bodināyakkanūr
Bodh Gaya
Bodhan
Bobbili
Biswān
Bissau
Bishnupur
Bisauli
Bīsalpur
Birūr
Bīrpur
Birmitrapur
Binika
Bindki
Etāwa
Belthara
Bilsi
Bilsanda
Bilhaur
Bilgrām
Bilgi
Bilāspur
Bilāspur
Bilāsipāra
Bilāri
Bilāra
Bikramganj
Bīkāner
Bijnor
Bijbiāra
Bijāwar
Bijapur
Bihār Sharīf
Bihārīganj
Bidhūna
Bīdar
Biaora
Bhuvanagiri
Bhusāwal
Bhūm
Bhuj
Bhudgaon
Bhubaneshwar
Bhuban
Bhor
Bhopāl
Bhongīr
Bhongaon
Bhogpur
Bhiwāni
Bhiwandi
Bhitarwār
Bhīnmāl
Bhinga
Bhīndar
Bhind
Bhīmunipatnam
Bhīmavaram
Bhīlwāra
Bhilai
Bhīkhi
Bhikangaon
Bhāyāvadar
Bhawānipatna
Bhawānīgarh
Bhawāniganj
Bhāvnagar
Bhavāni
Bhattiprolu
Bhātpāra
Bhatkal
Bhatinda
Bhātāpāra
Bhasāwar
Bharwāri
Bharūch
Bharthana
Bharatpur
Bhānvad
Bhānpuri
Bhānpura
Bhanjanagar
Bhānder
Bhandāra
Bhālki
Bhaisa
Bhainsdehi
Bhāgalpur
Bhadreswar
Bhadrāvati
Bhadrakh
Bhadrāchalam
Bhādra
Bhadohī
Bhadaur
Bhādāsar
Bhachāu
Bhabua
Beypore
Bewar
Betūl
Bettiah
Betamcherla
Beri Khās
Berasia
Beohāri
Bemetāra
Belūr
Belsand
Belonia
Bellary
Belgaum
Beldānga
Bela
Behror
Behat
Begusarai
Begūn
Begamganj
Bedi
Beāwar
Bāzpur
Bayāna
Bawāna
Bauda
Batāla
Baswa
Bāsudebpur
Basti
Bāsoda
Basni
Basmat
Basi
Basi
Basi
Basavana Bāgevādi
Basavakalyān
Barwāni
Barwāla
Bāruni
Bāruipur
Bārsi
Barpeta
Barpāli
Barnāla
Bārmer
Barki Saria
Barka Kāna
Barjala
Bari Sādri
Bāri
Barhiya
Bārh
Bargi
Bargarh
Bareilly
Bārdoli
Barddhamān
Bar Bigha
Baraut
Barauli
Bārāsat
Baranagar
Bārān
Bāramūla
Bārāmati
Bārākpur
Bāpatla
Banūr
Bantvāl
Bāntva
Bānswāra
Bānswāda
Bānsi
Bānsdīh
Bānsbāria
Bannūr
Banmankhi
Bānkura
Bānki
Bānka
Bāngarmau
Bangārapet
Bangaon
Banganapalle
Bangalore
Banga
Bandipura
Bāndīkūi
Bānda
Banda
Banat
Bānapur
Bāmor Kalān
Bālurghāt
Bālugaon
Balrāmpur
Bālotra
Baloda Bāzār
Balod
Bāli
Ballālpur
Bāli
Balasore
Balarāmpur
Bālāpur
Balāngīr
Bālāghāt
Bālāchor
Bakhtiyārpur
Baj Baj
Bairāgnia
Baindur
Bail Hongal
Baihar
Baidyabāti
Bahraich
Bahjoi
Baheri
Baharampur
Bahādurgarh
Bahādurganj
Bāh
Bagulā
Bāghpat
Bāghdogra
Bāgha Purāna
Bāgepalli
Bagasra
Bagar
Bagalkot
Bagaha
Badvel
Badūria
Badnāwar
Badlapur
Bādāmi
Badagara
Bada Barabīl
Bachhraon
Babrāla
Bābra
Babīna
Baberu
Bābai
Āzamgarh
Ayodhya
Ayakudi
Avanigadda
Avinashi
Āvadi
Ausa
Aurangābād
Aurangābād
Auraiya
Aurād
Attur
Attingal
Atrauli
Atmakūr
Adirampattinam
Athni
Āthagarh
Atarra
Āsind
Āsika
Asifābād
Ashta
Ashta
Ashoknagar
Āsansol
Asandh
Arvi
Aruppukkottai
Arumuganeri
Arukutti
Arsikere
Āron
Arkalgūd
Ariyalūr
Arcot
Arāria
Arantāngi
Ārani
Ārangaon
Arang
Arāmbāgh
Arakkonam
Ara
Aonla
Anūpshahr
Anūppur
Anūpgarh
Anta
Anshing
Annur
Annigeri
Ankleshwar
Anjār
Anjangaon
Anjad
Angul
Angamāli
Anekal
Andol
Anthiyur
Āndippatti
Anantnāg
Anantapur
Anandpur Sāhib
Ānand
Anakāpalle
Anaimalai
Amudālavalasa
Āmta
Amroli
Amroha
Amritsar
Amreli
Amrāvati
Amod
Āmli
Āmlāgora
Amla
Amet
Ambur
Ambikāpur
Ambattūr
Ambasamudram
Ambāla
Ambājogāi
Ambāh
Ambad
Amarpur
Amarpātan
Amarnāth
Amalner
Amalāpuram
Aluva
Alwar
Alot
Along
Alnāvar
Almora
Alleppey
Allahābād
Alīpur
Alīgarh
Alīganj
Alībāg
Ālangulam
Ālangāyam
Alandur
Alandi
Aland
Akot
Akola
Aklera
Ākivīdu
Akbarpur
Akbarpur
Akaltara
Akalkot
Ajra
Ajnāla
Ajmer
Āīzawl
Ahraurā
Ahmadpur
Ahmadnagar
Ahmadābād
Āgra
Agartala
Agar
Afzalpur
Afzalgarh
Adūr
Ādra
Ādoni
Ādilābād
Addanki
Achhnera
Achalpur
Ābu Road
Ābu
Abohar
Abhayāpuri
Contai
Haldia
Srirāmpur
Dumjor
Bankra
Chakapara
Mahiari
Dhulagari
Pānchla
Nangi
Pujali
Monoharpur
Nabagrām
Soyībug
Singāpur
Ghatkesar
Vijayapura
Ādampur
Porur
Madipakkam
Perungudi
Madambakkam
Powai
Navi Mumbai
Murudeshwara
Shivaji Nagar
Greater Noida
Mohali
Pithampur
Barbil
Airoli
Aluva
Kotkapura
Muvattupuzha
Perumbavoor
Vapi
Baddi
Noida
Bhiwadi
Mandideep
Singrauli
Birpara
Jaigaon
Akkarampalle
Bellampalli
Chemmumiahpet
Gaddi Annaram
Dasnapur
Kanuru
Lal Bahadur Nagar
Malkajgiri
Mandamarri
Chinnachowk
Kyathampalle
Gajuwaka
Manuguru
Kalyandurg
Ponnur
Quthbullapur
Ramanayyapeta
Palwancha
Barpeta Road
Sathupalli
Yanamalakuduru
Marigaon
Naharlagun
Serilingampalle
Silapathar
Lumding Railway Colony
Aistala
Ashoknagar Kalyangarh
Bahula
Zira

Zākhū
Umm Qaşr
Tozkhurmato
Tikrīt
Qaḑā’ Talkīf
Sīnah
Sāmarrā’
Nāḩīyat Saddat al Hindīyah
Rāwandūz
Rāwah
Qaḑā’ al Ḩamdānīyah
Mandalī
Kūysinjaq
Kifrī
Kirkuk
Karbala
Erbil
Hīt
Ḩalabjah
Ḩadīthah
Chamchamāl
Bayjī
Ba‘qūbah
Paynjuwayn
Balad
Baghdad
Az Zubayr
Aş Şuwayrah
As Sulaymānīyah
As Samawah
Nāḩiyat ash Shināfīyah
Ash Shaţrah
Ash Shāmīyah
Ar Ruţbah
Ar Rumaythah
Ar Ramādī
An Nāşirīyah
An Najaf al Ashraf
‘Anat al Qadīmah
Imam Qasim
Al Musayyib
Al Mishkhāb
Al Miqdādīyah
Al Mawşil al Jadīdah
Mosul
Al Majar al Kabir
Al Kūt
Khāliş
‘Alī al Gharbī
Al Hindīyah
Al Ḩillah
Al Ḩayy
Al Hārithah
Nahiyat Ghammas
Nāḩiyat al Fuhūd
Al Fāw
Al Fallūjah
Al Başrah
Al ‘Azīzīyah
Al ‘Amārah
‘Afak
Ad Dujayl
Ad Dīwānīyah
Abū Ghurayb
Al Başrat al Qadīmah
Sinjār

Āzādshahr
Kahrīz
Nūrābād
Īstgāh-e Garmsār
Qarchak
Khorram Darreh
Shāh Pasand
Zarand
Zanjān
Yazd
Varāmīn
Torbat-e Ḩeydarīyeh
Tonekābon
Tehrān
Hashtpar
Tākestān
Takāb
Taft
Tabrīz
Ţabas
Sonqor
Sīrjān
Shūshtar
Shūsh
Shīrāz
Shahr-e Kord
Shahr-e Bābak
Shādegān
Semnān
Semīrom
Sāveh
Shari-i-Tajan
Saqqez
Sanandaj
Salmās
Shāhīn Dezh
Sabzevār
Rūdsar
Robāţ Karīm
Rāvar
Rasht
Rāmshīr
Rāmhormoz
Rafsanjān
Qūchān
Qorveh
Qom
Qeshm
Qazvīn
Qarah Ẕīā' od Dīn
Farrokh Shahr
Qāyen
Sarpol-e Z̄ahāb
Pīshvā
Pīrānshahr
Pāveh
Pārsābād
Oshnavīyeh
Orūmīyeh
Omīdīyeh
Nūrābād
Now Shahr
Neyshābūr
Neyrīz
Nekā’
Naz̧arābād
Naqadeh
Nahāvand
Mīnāb
Mīāndowāb
Meybod
Mehrīz
Masjed Soleymān
Bardsīr
Mashhad
Marand
Malāyer
Malārd
Mahābād
Langerūd
Kūhdasht
Kīsh
Khvoy
Khvānsār
Khorramshahr
Khorramābād
Khomeyn
Herowābād
Kermānshāh
Kermān
Kāzerūn
Kāshmar
Kāshān
Karaj
Kangāvar
Kāmyārān
Kalāleh
Jūybār
Javānrūd
Īlām
Harsīn
Hamadān
Gorgān
Gonbad-e Qābūs
Gonābād
Golpāyegān
Gerāsh
Bandar-e Ganāveh
Fīrūzābād
Fereydūn Kenār
Fasā
Fārsān
Esfarāyen
Shāhrūd
Do Gonbadān
Delījān
Dehlorān
Dehdasht
Sūsangerd
Dārāb
Dāmghān
Damāvand
Chenārān
Chālūs
Bandar Būshehr
Būkān
Borūjerd
Borūjen
Borāzjān
Bojnūrd
Bīrjand
Bījār
Bonāb
Behshahr
Behbahān
Bāneh
Bandar-e Lengeh
Bandar Emām Khomeynī
Bandar-e Anzalī
Bandar ‘Abbās
Bam
Bahār
Bāfq
Bābolsar
Bābol
Aznā
Hashtrūd
Āstārā
Āstāneh-ye Ashrafīyeh
Asadābād
Ardestān
Ardakān
Ardabīl
Arāk
Āmol
Alvand
Shahrīār
Alīgūdarz
Aleshtar
Akbarābād
‘Ajab Shīr
Ahvāz
Ahar
Āghājārī
Ābyek
Abhar
Ābdānān
Ābādeh
Ābādān
Eqbālīyeh
Shāhreẕā
Rehnān
Qahderījān
Najafābād
Khomeynī Shahr
Kelīshād
Mollāvarjān
Eşfahān
Dowlatābād
Dorcheh Pīāz
Zābol
Zāhedān
Torbat-e Jām
Tāybād
Sarakhs
Khāsh
Īrānshahr
Chāh Bahār

Akureyri
Reykjavík
Kópavogur
Hafnarfjörður

Vittoria
Villabate
Vibo Valentia
Tricase
Trapani
Termini Imerese
Taurianova
Siracusa
Sinnai
Siderno Superiore
Siderno
Sestu
Selargius
Scordia
Scicli
Sciacca
San Giovanni la Punta
San Giovanni in Fiore
San Cataldo
Rossano
Rosolini
Rosarno
Ribera
Rende
Reggio di Calabria
Ragusa
Quartu Sant’Elena
Pozzallo
Porto Empedocle
Piazza Armerina
Paternò
Partinico
Paola
Palmi
Palma di Montechiaro
Palermo
Palagonia
Pachino
Oristano
Noto
Niscemi
Nicastro
Montalto Uffugo
Monserrato
Monreale
Modica
Misterbianco
Misilmeri
Milazzo
Messina
Mazara del Vallo
Mascalucia
Marsala
Licata
Lentini
Iglesias
Gioia Tauro
Giarre
Gela
Floridia
Favara
Erice
Enna
Crotone
Cosenza
Corigliano Calabro
Comiso
Catanzaro
Catania
Castrovillari
Castelvetrano
Cassano allo Ionio
Casarano
Carlentini
Carini
Carbonia
Capoterra
Canicattì
Caltanissetta
Caltagirone
Cagliari
Bronte
Biancavilla
Belpasso
Barcellona Pozzo di Gotto
Bagheria
Avola
Augusta
Assemini
Amato
Alcamo
Agrigento
Adrano
Acri
Aci Sant'Antonio
Acireale
Aci Catena
Aci Castello
Zola Predosa
Voghera
Vittorio Veneto
Viterbo
Vimercate
Villorba
Villaricca
Villafranca di Verona
Vigonza
Vignola
Vigevano
Vico Equense
Vicenza
Viareggio
Viadana
Verona
Veroli
Vercelli
Ventimiglia
Venice
Venaria Reale
Velletri
Vasto
Varese
Valenzano
Valenza
Valdagno
Urbino
Umbertide
Udine
Triggiano
Trieste
Trezzano sul Naviglio
Treviso
Treviglio
Trento
Trecate
Trani
Tradate
Tortona
Torremaggiore
Torre del Greco
Torre Annunziata
Torino
Tolentino
Todi
Tivoli
Thiene
Terzigno
Terracina
Terni
Termoli
Terlizzi
Teramo
Tarquinia
Taranto
Suzzara
Sulmona
Squinzano
Spoltore
Spoleto
Sorrento
Sora
Sondrio
Somma Vesuviana
Somma Lombardo
Signa
Siena
Sezze
Seveso
Settimo Torinese
Sestri Levante
Sesto San Giovanni
Sesto Fiorentino
Sessa Aurunca
Seriate
Seregno
Senigallia
Senago
Selvazzano Dentro
Segrate
Scorzè
Schio
Scandicci
Scandiano
Scafati
Savona
Savigliano
Sava
Sassuolo
Sassari
Sarzana
Saronno
Sarno
San Vito dei Normanni
Santeramo in Colle
Sant'Elpidio a Mare
Santarcangelo di Romagna
Sant'Antonio Abate
Sant'Antimo
Sant'Anastasia
Santa Maria Capua Vetere
San Severo
Sansepolcro
San Salvo
San Remo
San Pietro Vernotico
San Nicandro Garganico
San Miniato
San Mauro Torinese
San Marco in Lamis
San Lazzaro di Savena
San Giuseppe Vesuviano
San Giuliano Terme
San Giuliano Milanese
San Giovanni Valdarno
San Giovanni Rotondo
San Giovanni Lupatoto
San Giovanni in Persiceto
San Giorgio Ionico
San Giorgio a Cremano
San Donato Milanese
San Donà di Piave
San Casciano in Val di Pesa
San Bonifacio
San Benedetto del Tronto
Samarate
Saluzzo
Salsomaggiore Terme
Salerno
Sacile
Sabaudia
Ruvo di Puglia
Rutigliano
Rozzano
Rovigo
Rovereto
Rosignano Marittimo
Roseto degli Abruzzi
Romano di Lombardia
Roma
Rivoli
Rivalta di Torino
Rimini
Rieti
Riccione
Rho
Reggio nell'Emilia
Recanati
Ravenna
Rapallo
Quarrata
Qualiano
Putignano
Prato
Pozzuoli
Potenza
Porto Torres
Porto Sant'Elpidio
Porto San Giorgio
Portogruaro
Civitanova Marche
Portici
Pordenone
Pontedera
Pontassieve
Pompei
Pomigliano d'Arco
Pomezia
Polignano a Mare
Policoro
Poggiomarino
Poggibonsi
Pistoia
Pisticci
Pisa
Piove di Sacco
Piossasco
Piombino
Pioltello
Pinerolo
Pietrasanta
Pianoro
Piacenza
Pescia
Peschiera Borromeo
Pescara
Pesaro
Perugia
Pergine Valsugana
Pavullo nel Frignano
Pavia
Parma
Parabiago
Palo del Colle
Palazzolo sull'Oglio
Palestrina
Palagiano
Pagani
Paese
Padova
Paderno Dugnano
Ottaviano
Ostuni
Osimo
Orvieto
Ortona
Orta Nova
Oria
Orbassano
Omegna
Olbia
Oderzo
Nuoro
Novi Ligure
Novate Milanese
Novara
Nova Milanese
Nola
Noicattaro
Noci
Nocera Superiore
Nocera Inferiore
Nichelino
Nettuno
Nerviano
Negrar
Narni
Nardò
Napoli
Mugnano di Napoli
Muggiò
Mottola
Monza
Montichiari
Montevarchi
Montesilvano
Monterotondo
Montemurlo
Montecchio Maggiore
Montecatini-Terme
Montebelluna
Monsummano Terme
Monselice
Monopoli
Monfalcone
Mondragone
Mondovì
Moncalieri
Molfetta
Mola di Bari
Mogliano Veneto
Modugno
Modena
Mirano
Mirandola
Mira
Minturno
Milan
Mestre
Mesagne
Mercato San Severino
Merano
Mentana
Melzo
Melito di Napoli
Melfi
Melegnano
Meda
Matera
Massarosa
Massafra
Massa
Martina Franca
Martellago
Marsciano
Marino
Marina di Carrara
Marigliano
Mariano Comense
Marcianise
Marano di Napoli
Maranello
Mantova
Manfredonia
Manduria
Malnate
Maglie
Magenta
Maddaloni
Macerata
Lugo
Lucera
Lucca
Lodi
Livorno
Lissone
Limbiate
Lido di Roma
Legnano
Legnago
Lecco
Lecce
Latina
Latiano
Lastra a Signa
La Spezia
L’Aquila
Lanciano
Laives - Leifers
Lainate
Ladispoli
Ivrea
Isernia
Ischia Porto
Ischia
Imperia
Imola
Jesolo
Jesi
Guidonia
Gubbio
Gualdo Tadino
Grumo Nevano
Grugliasco
Grottaglie
Grottaferrata
Grosseto
Gravina in Puglia
Gragnano
Gorizia
Gorgonzola
Giussano
Giulianova
Giugliano in Campania
Giovinazzo
Gioia del Colle
Ginosa
Ghedi
Genzano di Roma
Genova
Garbagnate Milanese
Gallipoli
Gallarate
Galatone
Galatina
Gaeta
Fucecchio
Frosinone
Frattaminore
Frattamaggiore
Frascati
Francavilla Fontana
Francavilla al Mare
Fossano
Formigine
Formia
Forlì
Fondi
Follonica
Foligno
Foggia
Fiumicino
Florence
Fiorano Modenese
Finale Emilia
Figline Valdarno
Fidenza
Ferrara
Fermo
Ferentino
Feltre
Fasano
Fano
Falconara Marittima
Faenza
Fabriano
Este
Ercolano
Erba
Empoli
Eboli
Domodossola
Desio
Desenzano del Garda
Dalmine
Cusano Milanino
Cuneo
Cremona
Crema
Cossato
Cortona
Corsico
Correggio
Cornaredo
Cormano
Cordenons
Corciano
Corato
Copparo
Copertino
Conversano
Conegliano
Como
Comacchio
Cologno Monzese
Collesalvetti
Collegno
Colleferro
Colle di Val d'Elsa
Civitavecchia
Civita Castellana
Città di Castello
Cittadella
Cisterna di Latina
Ciriè
Cinisello Balsamo
Ciampino
Chivasso
Chioggia
Chieti
Chieri
Chiavari
Chiari
Cesenatico
Cesena
Cesano Maderno
Cervia
Cerveteri
Certaldo
Cernusco sul Naviglio
Cerignola
Cerea
Cercola
Cento
Ceglie Messapica
Cecina
Ceccano
Cavarzere
Cava de' Tirreni
Cattolica
Castiglione delle Stiviere
Castel Volturno
Castel San Pietro Terme
Castel Maggiore
Castellaneta
Castellana Grotte
Castellammare di Stabia
Castelfranco Veneto
Castelfranco Emilia
Castelfiorentino
Castelfidardo
Cassino
Cassano d'Adda
Casoria
Caserta
Caselle Torinese
Cascina
Casamassima
Casalnuovo di Napoli
Casale Monferrato
Casalecchio di Reno
Casal di Principe
Carrara
Carpi
Carmagnola
Cardito
Carate Brianza
Capua
Capannori
Capaccio
Cantù
Canosa di Puglia
Campobasso
Campi Bisenzio
Campagna
Camaiore
Calenzano
Caivano
Busto Arsizio
Bussolengo
Budrio
Brusciano
Brugherio
Brindisi
Bresso
Bressanone - Brixen
Brescia
Bracciano
Bra
Boscoreale
Borgo San Lorenzo
Borgomanero
Bondeno
Bolzano
Bologna
Bollate
Bitonto
Bisceglie
Biella
Bergamo
Benevento
Belluno
Beinasco
Battipaglia
Bastia Umbra
Bassano del Grappa
Baronissi
Barletta
Bari
Bareggio
Bagnoli
Bagno a Ripoli
Bagnacavallo
Bacoli
Avezzano
Aversa
Avellino
Asti
Assisi
Ascoli Piceno
Arzignano
Arzano
Ariccia
Ariano Irpino
Argenta
Arezzo
Arese
Ardea
Arcore
Aprilia
Aosta
Anzio
Angri
Andria
Ancona
Anagni
Altamura
Alpignano
Alghero
Alessandria
Albino
Albignasego
Albenga
Albano Laziale
Alba
Alatri
Agropoli
Afragola
Adria
Adelfia
Acqui Terme
Acquaviva delle Fonti
Acerra
Abbiategrasso
Abano Terme
Spinea
Verbania
Pieve Emanuele
Lumezzane
Buccinasco
Guidonia Montecelio
Lamezia Terme
Cassano Magnago
Settimo Milanese
San Felice a Cancello
San Nicola la Strada
Quarto
Tremestieri Etneo
Casavatore
Volla
Gravina di Catania
Cesano Boscone
Torre Lupara

Saint Helier

Spanish Town
Portmore
Old Harbour
New Kingston
Montego Bay
May Pen
Mandeville
Linstead
Kingston
Half Way Tree

Wādī as Sīr
Umm as Summāq
Saḩāb
Mādabā
Kurayyimah
Jarash
‘Izrā
Irbid
Az Zarqā’
Aydūn
Aţ Ţafīlah
As Salţ
Ar Ramthā
‘Anjarah
Amman
Al Quwaysimah
Al Mafraq
Qīr Moāv
Al Jubayhah
Aqaba
‘Ajlūn
Karak City
Russeifa

Shingū
Atsugi
Akashi
Zushi
Zama
Yuza
Yukuhashi
Yūki
Yugawara
Yoshikawa
Yoshii
Yoshida
Yorii
Yono
Yonago
Yokosuka
Yokohama-shi
Yokkaichi
Youkaichi
Yawata
Yatsushiro
Yatsuo
Yasugi
Yasu
Yashiro
Yashio-shi
Yao
Yanai
Yanagawa
Yamasaki
Yamaguchi-shi
Yamaga
Yaizu
Yaita
Warabi
Waki
Utsunomiya-shi
Uto
Usuki
Ushibuka
Ureshino
Urayasu
Uozu
Umi
Ujiie
Uji
Uenohara
Ueno
Ueki
Ueda
Ube
Tsuyama
Tsushima
Tsurusaki
Tsuruoka
Tsurugi
Tsuruga
Tsuma
Tsukumi
Tsukawaki
Tsubata
Tsubame
Tsu-shi
Toyota
Toyoshina
Toyooka
Toyonaka
Toyokawa
Toyohashi
Toyohama
Toyama-shi
Tottori
Tosu
Tonoshō
Tondabayashi
Tomioka
Tomigusuku
Tokyo
Tokuyama
Tokushima-shi
Tokorozawa
Tokoname
Toki
Tōkamachi
Togitsu
Tochio
Tochigi
Toba
Tenri
Tennō
Tawaramoto
Tatsuno
Tatsuno
Tateyama
Tatebayashi
Tarumizu
Tarui
Tanushimaru
Tanuma
Nishi-Tokyo-shi
Tanashi
Tanabe
Tanabe
Tamano
Tamana
Tamamura
Taketoyo
Takeo
Takehara
Takefu
Takedamachi
Takayama
Takatsuki
Takasaki
Takarazuka
Takaoka
Takanabe
Takamatsu-shi
Takaishi
Takahashi
Takahama
Bungo-Takada-shi
Tajimi
Tahara
Tagawa
Tadotsu
Tachikawa
Suzuka
Suzaka
Suwa
Susaki
Sumoto
Sukumo
Suita
Suibara
Sugito
Sueyoshi
Sōka
Sōja
Sobue
Shōbu
Shōbara
Shizuoka-shi
Shirone
Shiraoka
Shirahama
Shiozawa
Shiojiri
Shinshiro
Shinichi
Shingū
Shinagawa-ku
Shimonoseki
Shimodate
Shimoda
Shimminatochō
Shimminato
Shimada
Shimabara
Shiki
Shido
Shibushi
Shibukawa
Shibata
Seto
Setaka
Sendai
Satte
Sasebo
Sasayama
Sasaguri
Sano
Sanjō
Sanda
Sakurai
Saku
Sakata
Sakaiminato
Sakaide
Sakai
Sakai
Sakai
Sakado
Saiki
Sagara
Sagamihara
Saga-shi
Sabae
Ryūō
Ryōtsu
Ōzu
Oyama
Ōyama
Owase
Ōtsuki
Ōtsu-shi
Ōtake
Ōta
Ōsaka-shi
Onomichi
Onoda
Ono
Ono
Ōno
Ōmuta
Ōmura
Ōme
Ōmama
Ōmachi
Ōkuchi
Okegawa
Okazaki
Okayama-shi
Okaya
Ōkawa
Ojiya
Ōita-shi
Ōiso
Ōi
Ogōri
Ogawa
Ōgaki
Odawara
Ōda
Ōbu
Obita
Obama
Nyūzen
Numazu
Numata
Nonoichi
Nōgata
Noda
Nobeoka
Nishiwaki
Nishio
Nishinoomote
Nishinomiya
Nirasaki
Ninomiya
Nikkō
Niitsu
Niimi
Niihama
Niigata-shi
Nichinan
Nerima
Naze
Naruto
Nara-shi
Nanao
Namerikawa
Nakatsugawa
Nakatsu
Nakanojō
Nakano
Nakamura
Nakama
Naha-shi
Nagoya-shi
Nago
Nagasaki-shi
Nagareyama
Nagaoka
Nagano-shi
Nagahama
Nabari
Musashino
Muroto
Muramatsu
Murakami
Mukō
Muikamachi
Morohongō
Moriyama
Moriguchi
Mori
Mizunami
Miyoshi
Miyoshi
Miyazu
Miyazaki-shi
Miyakonojō
Miyada
Mitsuke
Mitsukaidō
Mitake
Mitaka-shi
Mishima
Mino
Mino
Minami-rinkan
Minamata
Minakuchi
Mikuni
Miki
Mihara
Mibu
Menuma
Matsutō
Matsuzaka
Matsumoto
Matsue-shi
Matsudo
Matsubase
Matsubara
Masuda
Maruoka
Maruko
Marugame
Makurazaki
Maki
Maizuru
Maebashi-shi
Maebaru
Machida
Kyoto
Kuwana
Kushikino
Kusatsu
Kurume
Kuroda
Kurihashi
Kure
Kurayoshi
Kurashiki
Kumamoto-shi
Kumagaya
Kuki
Kudamatsu
Kozakai-chō
Kosugi
Koshigaya
Kosai-shi
Kōnosu
Kōnan
Komoro
Komono
Komatsushima
Komatsu
Komaki
Kokubunji
Kokubu
Koganei
Koga
Koga
Kōfu-shi
Kodama
Kodaira
Kōchi-shi
Kōbe-shi
Kobayashi
Kitsuki
Kitakyūshū
Kitakata
Kitahama
Kishiwada
Kisarazu
Kisai
Kiryū
Kikuchi
Kazo
Kawasaki
Kawasaki
Kawanishi
Kawaguchi
Kawagoe
Katsuyama
Kasukabe
Kasugai
Kashiwazaki
Kashiwa
Kashima
Kashihara-shi
Kashihara
Kaseda
Kasaoka
Kasamatsuchō
Kariya
Karatsu
Kanzaki
Kanuma
Kanoya
Kanonji
Kannabe
Kanie
Kaneko
Kanda
Kanazawa-shi
Kanaya
Kamojima
Kamogata
Kamo
Kami-renjaku
Kaminokawa
Kamiichi
Kameyama
Kameoka
Kameda
Kamakura
Kakogawa
Kakegawa
Kakamigahara
Kashima-shi
Kajiki
Kaizuka
Kainan
Kagoshima-shi
Kadoma
Izumo
Izumiōtsu
Izumi
Izumi
Iwatsuki
Iwata
Iwakura
Iwakuni
Iwai
Iwade
Itsukaichi
Itoman
Itoigawa
Itō
Itami
Ishiki
Ishikawa
Ishii
Ishige
Ishigaki
Isesaki
Isehara
Ise
Isawa
Isahaya
Inuyama
Ino
Innoshima
Inazawa
Ina
Imari
Imaichi
Ikoma
Ikeda
Ikeda
Ijūin
Iizuka
Iiyama
Iida
Iga
Ichinomiya
Ichikawa
Ibusuki
Ibaraki
Ibara
Hotaka
Honjō
Hondo
Hōfu
Hitoyoshi
Hita
Hisai
Hiroshima-shi
Hiratsuka
Hirata
Hirara
Hirakata
Hirado
Hino
Hino
Himi
Himeji
Hikone
Hiji
Hekinan
Hayama
Hatsukaichi
Hatogaya
Hashimoto
Hanyū
Hannō
Handa
Hamanoichi
Hamamatsu
Hamakita
Hamada
Hakui
Haibara
Hagi
Haebaru
Hadano
Hachiōji
Ōmihachiman
Gyōda
Gushikawa
Gōtsu
Gotemba
Gosen
Gose
Gojō
Gōdo
Gobō
Ginowan
Gifu-shi
Gamagōri
Futtsu
Funabashi
Fukuyama
Fukuroi
Fukura
Fukuoka-shi
Fukumitsu
Fukuma
Fukui-shi
Fukue
Fukuchiyama
Fukiage
Fukaya
Fujisawa
Fujioka
Fujioka
Fujinomiya
Fujieda
Fuji
Fuchū
Fuchū
Enzan
Daitō
Chōfu
Chiryū
Chino
Chikushino-shi
Chigasaki
Chichibu
Chatan
Beppu
Ayabe
Atami
Ashiya
Ashikaga
Arai
Annaka
Anjō
Anan
Amagi
Amagasaki
Akune
Akō
Aki
Aioi-shi
Ageo
Okinawa
Kushima
Hikari
Kaita
Nagato
Hasuda
Kamifukuoka
Sayama
Fussa
Kunitachi
Asaka
Wako
Toda
Komae
Kimitsu
Miura
Wakayama-shi
Iyo
Uwajima
Saijō
Ōzu
Matsuyama-shi
Masaki-chō
Kawanoe
Hōjō
Yuzawa
Yotsukaidō
Yonezawa
Yokote
Yōkaichiba
Yanagawa
Yamoto
Yamagata-shi
Yamada
Yachimata
Watari
Wakuya
Ushiku
Tsukuba
Toride
Tōno
Tomobe
Tomiya
Tōgane
Tendō
Takahata
Takahagi
Sukagawa
Shizukuishi
Shisui
Shiroishi
Shiroi
Shiogama
Shinjō
Sendai-shi
Sawara
Sakura
Sagae
Ryūgasaki
Rifu
Ōtsuchi
Ōtawara
Ōmiya
Omigawa
Ōmagari
Okunoya
Ōkawara
Ōhara
Ōfunato
Obanazawa
Ōarai
Ōami
Nihommatsu
Narutō
Narita
Narashino
Namie
Naka
Nagai
Motomiya
Motegi
Moriya
Morioka-shi
Mooka
Mobara
Mizusawa
Miyako
Mito-shi
Miharu
Matsushima
Mashiko
Marumori
Makabe
Kuroiso
Kōriyama
Kogota
Kitakami
Kitaibaraki
Kawaguchi
Katsuura
Katsuta
Katori-shi
Kasama
Karasuyama
Kaminoyama
Kamaishi
Kakuda
Iwase
Iwanuma
Iwaki
Itako
Ishioka
Ishinomaki
Ishikawa
Inawashiro
Ichinoseki
Ichihara
Hobara
Hitachi
Higashine
Hasaki
Hanamaki
Furukawa
Funehiki
Funaishikawa
Fukushima-shi
Fujishiro
Edosaki
Daigo
Chiba-shi
Asahi
Ami
Akita
Abiko
Akita Shi
Bihoro
Wakkanai
Tomakomai
Tōbetsu
Mutsu
Takikawa
Takanosu
Sunagawa
Shizunai
Shiraoi
Shimo-furano
Shibetsu
Sapporo-shi
Rumoi
Otofuke
Otaru
Ōdate
Obihiro
Noshiro
Nemuro
Nayoro
Nanae
Namioka
Muroran
Mombetsu
Misawa
Yoichi
Makubetsu
Kushiro
Kuroishi
Kizukuri
Kitami
Kamiiso
Iwanai
Iwamizawa
Ishikari
Ichinohe
Kitahiroshima
Hirosaki
Kazuno
Hakodate
Hachinohe
Fukagawa
Ebetsu
Date
Chitose
Bibai
Ashibetsu
Asahikawa
Aomori-shi
Abashiri
Goshogawara
Nanto-shi
Kawage
Neyagawa
Hitachi-Naka
Inashiki
Akiruno-shi
Ōnojō
Kamagaya-shi
Minokamo
Gujō
Jōetsu
Saitama
Higashimurayama-shi
Kunisaki-shi
Fujikawaguchiko
Kamigyō-ku
Buzen

Webuye
Wajir
Voi
Thika
Rongai
Nyeri
Nyahururu
Narok
Nanyuki
Nakuru
Naivasha
Nairobi
Mumias
Muhoroni
Moyale
Mombasa
Molo
Migori
Meru
Marsabit
Maralal
Mandera
Malindi
Makueni
Machakos
Lugulu
Lodwar
Lamu
Kitui
Kitale
Kisumu
Kisii
Kilifi
Kiambu
Keruguya
Kericho
Karuri
Kakamega
Isiolo
Homa Bay
Garissa
Embu
Eldoret
Bungoma
Athi River
Siaya

Sulyukta
Isfana
Balykchy
Tokmok
Tash-Kumyr
Talas
Pokrovka
Uzgen
Osh
Naryn
Kyzyl-Kyya
Kara Suu
Karakol
Kara-Balta
Kant
Jalal-Abad
Cholpon-Ata
Bishkek
Bazar-Korgon
At-Bashi
Toktogul

Phnom Penh
Ta Khmau
Stœ̆ng Trêng
Sisŏphŏn
Siĕmréab
Pursat
Phumĭ Véal Srê
Phnum Tbêng Méanchey
Paôy Pêt
Pailĭn
Lumphăt
Krŏng Kaôh Kŏng
Kratié
Kâmpôt
Kâmpóng Thum
Kâmpóng Spœ
Sihanoukville
Kâmpóng Chhnăng
Kâmpóng Cham
Bătdâmbâng

Tarawa

Moutsamoudou
Moroni

Basseterre

Yŏnan-ŭp
Wŏnsan
T’ongch’ŏn-ŭp
Sŭngho 1-tong
Sunan
Songnim
Sil-li
Sinmak
Sinanju
Sariwŏn
Samho-rodongjagu
Pyongyang
Ongjin
Namp’o
Kusŏng
Kujang-ŭp
Kowŏn-ŭp
Kosan
Kangdong-ŭp
Kaesŏng
Hwangju-ŭp
Hŭngnam
Hŭkkyo-ri
Hoeyang
Hamhŭng
Haeju
Chunghwa
Chŏngju
Changyŏn
Chaeryŏng-ŭp
Ayang-ni
Anju
Anbyŏn-ŭp
Anak
Yuktae-dong
Ŭiju
Sŏnbong
Sinŭiju
Sakchu-ŭp
Yŏnggwang-ŭp
Onsŏng
Nanam
Namyang-dong
Najin
Musan-ŭp
Kyŏngsŏng
Kilju
Kapsan-ŭp
Kanggye-si
Iwŏn-ŭp
Hyesan-dong
Hongwŏn
Hoeryŏng
Ch’ŏngjin
Aoji-ri

Heung-hai
Reisui
Enjitsu
Neietsu
Eisen
Reiko
Yŏng-dong
Eisen
연천군
Yeoju
Yesan
Yangsan
Yangp'yŏng
Yangju
Yanggu
Wŏnju
Wanju
Waegwan
Ulsan
Vijongbu
Tangjin
Taesal-li
Daejeon
Daegu
Taisen-ri
T’aebaek
Suigen
Sunchun
Seoul
Suisan
Jenzan
Songwon
Sogcho
Sangju
Santyoku
Fuyo
Busan
Bucheon
Puan
Beolgyo
Hoko
Osan
Asan
옥천군
Kosong
Nonsan
Nangen
Naju
Munsan
Mungyeong
Moppo
Miryang
Masan
Keizan
Kyonju
Kwangyang
Kwangju
Gwangju
Kurye
Kuri
Kunwi
Kunsan
Kinzan
Kumi
Goyang
Goseong
Kongju
Kyosai
Koesan
Koch'ang
Kimje
Kimhae
Gimcheon
Kijang
Gapyeong
Kang-neung
Kanghwa
Iksan
Incheon
Imsil
Ich'ŏn
Hwasun
Hwaseong
Hwacheon
Hongsung
Hongch’ŏn
Hayang
Haenam
Chuncheon
Jeonju
Cheongsong gun
Cheongju
Tenan
Chinju
Chinhae
Chinch'ŏn
진안군
Jeju
Changwon
Changsu
Anyang
Anseong
Ansan
Andong
Gaigeturi
Sinhyeon
Yŏnmu
Tonghae
Pubal
Seongnam
Hanam
Hwado
Yanggok
Ungsang
Wabu
Naesŏ
Hwawŏn
Kwangmyŏng
Sinan
Changnyeong

Janūb as Surrah
Bayān
As Sālimīyah
Ar Riqqah
Al Manqaf
Al Mahbūlah
Kuwait City
Al Jahrā’
Al Faḩāḩīl
Al Finţās
Al Farwānīyah
Ad Dasmah
Salwá
Ar Rābiyah
Şabāḩ as Sālim

George Town

Oral
Oktyabr’sk
Qulsary
Khromtau
Karagandy
Embi
Balyqshy
Atyrau
Aqtöbe
Aktau
Aqsay
Zyryanovsk
Zhosaly
Zhezqazghan
Zhetiqara
Zhangatas
Ayteke Bi
Taraz
Zaysan
Zhangaqorghan
Turar Ryskulov
Ush-Tyube
Turkestan
Temirtau
Tekeli
Tasböget
Talghar
Taldyqorghan
Taldyqorghan
Shymkent
Shu
Shemonaīkha
Shchūchīnsk
Semey
Saryaghash
Sarkand
Sorang
Rudnyy
Qyzylorda
Qostanay
Karatau
Qapshaghay
Petropavlovsk
Pavlodar
Zharkent
Ust’-Kamenogorsk
Sarykemer
Merke
Makīnsk
Lisakovsk
Baykonyr
Ridder
Lenger
Kokshetau
Kentau
Esik
Georgīevka
Aqsū
Energeticheskiy
Ekibastuz
Shīeli
Shardara
Burunday
Aksu
Balqash
Ayagoz
Atbasar
Arys
Arkalyk
Aral
Astana
Almaty
Akkol’
Abay
Stepnogorsk

Vientiane
Xam Nua
Savannakhét
Pakxé
Muang Xai
Muang Vangviang
Muang Pakxan
Thakhèk
Louangphabang
Ban Houakhoua
Ban Phônsavan

Zahlé
Tripoli
Tyre
Sidon
Ra’s Bayrūt
Djounie
Jbaïl
Habboûch
Bcharré
Beirut
Baalbek
Nabatîyé et Tahta

Castries

Vaduz

Welisara
Weligama
Wattala
Vavuniya
Valvedditturai
Trincomalee
Ratnapura
Puttalam
Point Pedro
Pita Kotte
Peliyagoda
Panadura
Nuwara Eliya
Negombo
Mulleriyawa
Moratuwa
Matara
Maharagama
Kurunegala
Sri Jayewardenepura Kotte
Kotikawatta
Kolonnawa
Kelaniya
Katunayaka North
Kandy
Kandana
Kalutara
Kalmunai
Jaffna
Ja Ela
Homagama
Hendala
Hatton
Hanwella Ihala
Gampola
Galle
Galkissa
Eravur Town
Dambulla
Colombo
Chilaw
Beruwala
Bentota
Batticaloa
Battaramulla South
Badulla
Anuradhapura
Ampara
Ambalangoda
Shanjeev Home

Zwedru
New Yekepa
Voinjama
Monrovia
Kakata
Harper
Greenville
Gbarnga
Buchanan
Bensonville

Quthing
Qacha’s Nek
Mohale’s Hoek
Maseru
Maputsoe
Mafeteng
Leribe
Butha-Buthe

Visaginas
Vilnius
Utena
Ukmergė
Telšiai
Tauragė
Šilutė
Šiauliai
Rokiškis
Radviliškis
Plungė
Panevėžys
Palanga
Mažeikiai
Marijampolė
Kretinga
Klaipėda
Kėdainiai
Kaunas
Jonava
Gargždai
Druskininkai
Alytus
Dainava (Kaunas)

Luxembourg
Esch-sur-Alzette
Dudelange

Valmiera
Ventspils
Vec-Liepāja
Tukums
Salaspils
Riga
Rēzekne
Ogre
Liepāja
Jūrmala
Jelgava
Jēkabpils
Daugavpils
Cēsis

Tobruk
Sulūq
Darnah
Benghazi
Az Zuwaytīnah
At Tāj
Al ‘Āqūrīyah
Al Qubbah
Al Marj
Al Jawf
Al Bayḑā’
Al Abyār
Ajdabiya
Zuwārah
Zlīţan
Zalţan
Yafran
Waddān
Tarhuna
Tripoli
Tagiura
Surt
Şurmān
Şabrātah
Sabhā
Nālūt
Murzuq
Mizdah
Mişrātah
Masallātah
Hūn
Zawiya
Ghāt
Gharyān
Birāk
Banī Walīd
Az Zintān
Awbārī
Al Khums
Al Jadīd

Zaïo
Zagora
Youssoufia
Tiznit
Tirhanimîne
Tineghir
Tiflet
Tétouan
Taza
Taroudant
Taourirt
Taounate
Tan-Tan
Tangier
Tahala
Souq Larb’a al Gharb
Sidi Yahia el Gharb
Sidi Slimane
Sidi Qacem
Sidi Ifni
Sidi Bennour
Settat
Sefrou
Salé
Safi
Rabat
Oulad Teïma
Oujda
Oued Zem
Ouazzane
Ouarzazat
Nador
Mohammedia
Midelt
Meknès
Mechrá Belqsiri
Martil
Marrakesh
Larache
Ksar el Kebir
Khouribga
Khenifra
Kenitra
Kasba Tadla
Jerada
Imzoûrene
Guercif
Guelmim
Fkih Ben Salah
Fès
Essaouira
El Jadida
El Hajeb
El Aïoun
Chefchaouene
Casablanca
Bouznika
Berkane
Beni Mellal
Berrechid
Azrou
Azemmour
Asilah
Khemisset
Ahfir
Agadir
Skhirat
Boujniba

Monte-Carlo
Monaco

Edineţ
Ungheni
Tiraspol
Străşeni
Bilicenii Vechi
Soroca
Slobozia
Rîbniţa
Orhei
Căuşeni
Floreşti
Dubăsari
Drochia
Comrat
Chişinău
Ceadîr-Lunga
Cahul
Bender
Bălţi

Podgorica
Nikšić
Cetinje

Marigot

Toamasina
Vondrozo
Vohibinany
Vavatenina
Vangaindrano
Tsiroanomandidy
Tsiombe
Tsaratanana
Toliara
Fort Dauphin
Soavinandriana
Soanierana Ivongo
Sambava
Sakaraha
Nosy Varika
Morondava
Moramanga
Miandrivazo
Marovoay
Marolambo
Maroantsetra
Manjakandriana
Mananjary
Mananara Avaratra
Manakara
Mahanoro
Mahajanga
Ikongo
Ikalamavony
Ihosy
Ifanadiana
Fianarantsoa
Fenoarivo Be
Fenoarivo Atsinanana
Faratsiho
Farafangana
Fandriana
Betioky
Betafo
Beroroha
Belo Tsiribihina
Beloha
Bealanana
Arivonimamo
Antsohihy
Antsiranana
Antanifotsy
Antananarivo
Antalaha
Ankazobe
Ankazoabo
Anjozorobe
Andoany
Andilamena
Andapa
Amparafaravola
Ampanihy
Ambovombe
Ambositra
Amboasary
Ambatondrazaka
Ambatolampy
Ambatofinandrahana
Ambato Boeny
Ambanja
Ambalavao

Majuro
RMI Capitol

Желино
Vinica
Veles
Tetovo
Теарце
Студеничани
Strumica
Struga
Shtip
Skopje
Сарај
Ресен
Радовиш
Prilep
Ohrid
Неготино
Negotino
Липково
Kumanovo
Крива Паланка
Kochani
Kičevo
Kavadarci
Kamenjane
Gostivar
Gevgelija
Делчево
Дебар
Brvenica
Bogovinje
Bitola
Илинден

Yorosso
Timbuktu
Sikasso
Ségou
San
Mopti
Markala
Koutiala
Koulikoro
Kolokani
Kayes Ndi
Kayes
Kati
Kangaba
Gao
Djénné
Bougouni
Banamba
Bamako
Bafoulabé

Yenangyaung
Nyaungdon
Yamethin
Wakema
Twante
Taungoo
Thongwa
Thayetmyo
Thaton
Tharyarwady
Thanatpin
Thanatpin
Dawei
Taunggyi
Taungdwingyi
Syriam
Sittwe
Shwebo
Sagaing
Rangoon
Pyu
Pyinmana
Prome
Pyapon
Bago
Paungde
Pakokku
Nyaunglebin
Myitkyinā
Myingyan
Myanaung
Mudon
Mawlamyinegyunn
Mawlamyine
Monywa
Mogok
Minbu
Myeik
Meiktila
Maymyo
Mawlaik
Maubin
Martaban
Mandalay
Magway
Loikaw
Letpandan
Lashio
Kyaukse
Kyaikto
Kyaiklat
Kyaikkami
Kayan
Kanbe
Hinthada
Chauk
Bogale
Bhamo
Pathein
Myaydo
Nay Pyi Taw

Ulaangom
Ölgiy
Hovd
Ulaanbaatar
Sühbaatar
Murun-kuren
Mandalgovĭ
Hovd
Erdenet
Dzüünharaa
Darhan
Dalandzadgad
Saynshand
Bulgan
Bayanhongor
Baruun-Urt
Зуунмод

Macau

Saipan

Saint-Joseph
Sainte-Marie
Petite Rivière Salée
Le Robert
Le Lamentin
Le François
La Trinité
Fort-de-France
Ducos

Nouakchott
Nouâdhibou

Plymouth
Brades

Żabbar
Valletta
Qormi
Mosta
Birkirkara

Vacoas
Triolet
Saint Pierre
Quatre Bornes
Port Louis
Mahébourg
Goodlands
Curepipe
Centre de Flacq
Bel Air
Le Hochet

Male

Karonga
Zomba
Salima
Rumphi
Nsanje
Nkhotakota
Mzimba
Mulanje
Mchinji
Mangochi
Liwonde
Lilongwe
Kasungu
Dedza
Blantyre
Balaka

San Fernando
Zumpango de Ocampo
Zumpango del Río
Zacualtipán
Zacatlán
Zacatepec
Yautepec
Xoxocotla
Xonacatlán
Xochitepec
Xochimilco
Xicotepec de Juárez
Xico
Xico
Alvaro Obregón
Villahermosa
Gustavo A. Madero
Villa Cuauhtémoc
Veracruz
Venustiano Carranza
Valle Hermoso
Valladolid
Umán
Tuxtla Gutiérrez
Tuxpan de Rodríguez Cano
Tultitlán
Tultepec
Tulancingo
Tula de Allende
Toluca
Tlaxcalancingo
Tlaquiltenango
Tlapa de Comonfort
Tlapacoyan
Tlalpan
Tlalnepantla
Tlahuac
Tizimín
Tizayuca
Tixtla de Guerrero
Ticul
Tianguistenco
Tezontepec de Aldama
Teziutlán
Texcoco de Mora
Tequixquiac
Tequisquiapan
Cuautitlán Izcalli
Tepoztlán
Tepotzotlán
Tepeji de Ocampo
Tepeaca
Tepatlaxco de Hidalgo
Teoloyucan
Tenosique de Pino Suárez
Tenango de Arista
Tenancingo de Degollado
Temixco
Temapache
Teloloapan
Tekax de Álvaro Obregón
Tehuacán
Tecamachalco
Teapa
Taxco de Alarcón
Tapachula
Tantoyuca
Tampico
Tamazunchale
Santo Domingo Tehuantepec
Santiago Tuxtla
Santiago Pinotepa Nacional
Santiago Tulantepec
Santa María Moyotzingo
Santa María Ajoloapan
Santa Cruz Xoxocotlán
Santa Cruz Tecamac
Santa Ana Chiautempan
San Salvador el Seco
San Salvador Atenco
San Pablo de las Salinas
San Pablo Autopan
San Miguel Zinacantepec
San Miguel Coatlinchán
San Mateo Atenco
San Martín Texmelucan de Labastida
San Luis Teolocholco
San Juan Teotihuacán
San Juan del Río
San Juan Bautista Tuxtepec
San Francisco Acuautla
Sanctórum
San Cristóbal de Las Casas
San Andrés Tuxtla
Salina Cruz
Río Verde
Río Bravo
Río Blanco
Reynosa
Puerto Escondido
Puente de Ixtla
Puebla de Zaragoza
Progreso de Obregón
Progreso
Poza Rica de Hidalgo
Polanco
Playa del Carmen
Pijijiapan
Peto
Perote
Paraíso
Papantla de Olarte
Pánuco
Palmarito Tochapán
Palenque
Pachuca de Soto
Ozumba de Alzate
Oxkutzcab
Orizaba
Ometepec
Ocozocuautla
Ocoyoacac
Ocosingo
Oaxaca de Juárez
Nuevo Laredo
Nogales
Nicolás Romero
Naucalpan de Juárez
Naranjos
Nanchital
Motul de Felipe Carrillo Puerto
Motozintla de Mendoza
Montemorelos
Momoxpan
Mixquiahuala
Misantla
Miramar
Minatitlán
Milpa Alta
Miahuatlán de Porfirio Díaz
Metepec
Mérida
Matías Romero
Heroica Matamoros
Martínez de La Torre
Mapastepec
Magdalena Contreras
Macuspana
Los Reyes Acozac
Los Reyes
Linares
Lerma de Villada
Lerdo de Tejada
Las Margaritas
Las Choapas
La Poza
La Isla
Kanasín
Juchitán de Zaragoza
Jojutla de Juárez
Jiutepec
Jalpa de Méndez
Xalapa de Enríquez
Izúcar de Matamoros
San Jerónimo Ixtepec
Ixtapan de la Sal
Ixtapaluca
Iztapalapa
Ixtaczoquitlán
Iztacalco
Ixmiquilpan
Iguala de la Independencia
Hunucmá
Huixtla
Huitzuco de los Figueroa
Huimanguillo
Huejutla de Reyes
Huejotzingo
Huauchinango
Huatusco de Chicuellar
Huajuapan de León
Frontera
Fortín de las Flores
Felipe Carrillo Puerto
Escárcega
Emiliano Zapata
Emiliano Zapata
El Mante
Ecatepec
Cunduacán
Cuernavaca
Cuautlancingo
Cuautla Morelos
Cuautitlán
Cuautepec de Hinojosa
Cuajimalpa
San Miguel de Cozumel
Coyotepec
Coyoacán
Cosoleacaque
Cosamaloapan de Carpio
Córdoba
Contla
Comitán de Domínguez
Comalcalco
Coatzintla
Coatzacoalcos
Coatepec
Coacalco
Ciudad Victoria
Ciudad Valles
Ciudad Serdán
Ciudad Sahagún
Ciudad Nezahualcóyotl
Ciudad Miguel Alemán
Ciudad Mendoza
Ciudad Madero
Ciudad Fernández
Mexico City
Ciudad del Carmen
Cintalapa de Figueroa
Cholula
Chilpancingo de los Bravos
Chilapa de Alvarez
Chignahuapan
Chiconcuac
Chicoloapan de Juárez
Chichén-Itzá
Chiautla
Chiapa de Corzo
Chetumal
Champotón
Chalco de Díaz Covarrubias
Cerro Azul
Catemaco
Carlos A. Carrillo
Cárdenas
Cárdenas
Capulhuac
Cancún
Campeche
Calpulalpan
Cadereyta
Berriozábal
Banderilla
Azcapotzalco
Axochiapan
Atlixco
Atlacomulco
Ciudad López Mateos
Apizaco
Apan
Amozoc de Mota
Amecameca de Juárez
Alvarado
Altotonga
Altepexi
Altamira
Allende
Álamo
Ajalpan
Agua Dulce
Actopan
Acayucan
Acatzingo de Hidalgo
Acatlán de Osorio
Acapulco de Juárez
Acajete
San Antonio de la Cal
Hidalgo
Río de Teapa
Huamantla
Zacatelco
Tlaxcala
Papalotla
Vicente Guerrero
Tonalá
Arriaga
San Mateo Otzacatipan
San María Totoltepec
Benito Juarez
Venustiano Carranza
Miguel Hidalgo
Cuauhtémoc
Huixquilucan
Melchor Ocampo
Huilango
Santiago Teyahualco
Gabriel Leyva Solano
Cihuatlán
Guadalupe Victoria
Zihuatanejo
Zapotlanejo
Zapotiltic
Zapopan
Zamora de Hidalgo
Zacoalco de Torres
Zacatecas
Zacapú
Yuriria
Yurécuaro
Villagrán
Villa Frontera
Villa de García
Villa de Alvarez
Valle de Santiago
Valle de Bravo
Uruapan del Progreso
Uriangato
Tuxpan
Torreón
Tonalá
Tlaquepaque
Tlajomulco de Zúñiga
Tijuana
Tesistán
Tequila
Tepic
Tepatitlán de Morelos
Tepalcatepec
Teocaltiche
Tejupilco de Hidalgo
Tecomán
Tecate
Tangancícuaro de Arista
Tamazula de Gordiano
Tala
Tacámbaro de Codallos
Sombrerete
Soledad Díez Gutiérrez
Silao
Sayula
Santiago Ixcuintla
Santiago
Santa Rosa de Jáuregui
Santa Isabel
Santa Catarina
San Sebastián el Grande
San Pedro
San Nicolás de los Garza
San Miguel el Alto
San Miguel de Papasquiaro
San Miguel de Allende
San Luis Río Colorado
San Luis Potosí
San Luis de la Paz
San Luis de la Paz
Cabo San Lucas
San Juan de los Lagos
San José Iturbide
San José del Cabo
San Francisco del Rincón
San Felipe
San Felipe
San Buenaventura
San Agustín
Salvatierra
Saltillo
Salamanca
Sahuayo de José María Morelos
Sabinas Hidalgo
Sabinas
Rosarito
Romita
Río Grande
Rincón de Romos
Ramos Arizpe
Querétaro
Puruándiro
Puerto Vallarta
Puerto Peñasco
Piedras Negras
Petatlán
Pénjamo
Pátzcuaro
Parras de la Fuente
Paracho de Verduzco
Palau
Ojinaga
Ocotlán
Nuevo México
Nuevo Casas Grandes
Nueva Rosita
Nueva Italia de Ruiz
Nochistlán
Navolato
Nava
Moroleón
Morelia
Monterrey
Monclova
Mexicali
Meoqui
Melchor Múzquiz
Mazatlán
Matehuala
Matamoros
Marfil
Maravatío
Manzanillo
Maneadero
Magdalena de Kino
Madera
Los Reyes
Los Mochis
Loreto
León
Las Pintas de Arriba
La Piedad Cavadas
La Paz
La Orilla
Lagos de Moreno
La Barca
Juventino Rosas
Jocotepec
Jiquilpan de Juárez
Jiménez
Jerez de García Salinas
Jaral del Progreso
Jamay
Jalostotitlán
Ixtlán del Río
Ixtapa
Irapuato
Huetamo de Núñez
Huatabampo
Hidalgo del Parral
Heroica Zitácuaro
Heroica Nogales
Heroica Caborca
Hermosillo
Guaymas
Guasave
Guanajuato
Guamúchil
Guadalupe
Guadalupe
Guadalajara
Gómez Palacio
General Juan José Ríos
General Escobedo
Garza García
Fresnillo de González Echeverría
Escuinapa de Hidalgo
Ensenada
Encarnación de Díaz
Empalme
El Salto
El Salto
El Pueblito
El Grullo
Durango
Culiacán
Cuauhtémoc
Costa Rica
Cortazar
Compostela
Comonfort
Colima
Ciudad Obregón
Ciudad Lerdo
Ciudad Juárez
Ciudad Hidalgo
Ciudad Guzmán
Ciudad Delicias
Ciudad Constitución
Ciudad Camargo
Ciudad Anáhuac
Ciudad Altamirano
Ciudad Acuña
Chihuahua
Chapala
Celaya
Castaños
Cananea
Campo Gobierno
Calvillo
Calera Víctor Rosales
Autlán de Navarro
Atoyac de Alvarez
Atotonilco el Alto
Armería
Arcelia
Arandas
Apodaca
Apatzingán de la Constitución
Apaseo el Grande
Apaseo el Alto
Ameca
Allende
Allende
Aguascalientes
Agua Prieta
Acaponeta
Acámbaro
Abasolo
Dolores Hidalgo
Las Guacamayas
Lázaro Cárdenas
Colonia del Valle
Colonia Lindavista
Colonia Nativitas

Kuah
Jerantut
Raub
Batu Pahat
Parit Raja
Pekan Nenas
Pontian Kechil
Kampung Pasir Gudang Baru
Kota Tinggi
Taman Senai
Kulai
Sekudai
Johor Bahru
Kluang
Yong Peng
Mersing
Segamat
Tangkak
Muar
Bakri
Labis
Kuala Selangor
Batang Berjuntai
Batu Arang
Shah Alam
Klang
Cukai
Kuala Lipis
Papar
Kota Kinabalu
Donggongon
Putatan
Kinarut
Ranau
Semporna
Victoria
Beaufort
Lahad Datu
Sandakan
Keningau
Tawau
Paka
Kertih
Kulim
Bagan Serai
Bedong
Simpang Empat
Taiping
Kuala Kangsar
Ipoh
Gua Musang
Kuala Terengganu
Marang
Tampin
Alor Gajah
Kampung Ayer Keroh
Sungai Udang
Melaka
Banting
Jenjarum
Semenyih
Seremban
Port Dickson
Bahau
Kuala Pilah
Pekan
Mentekab
Temerluh
Butterworth
Perai
Bukit Mertajam
Nibong Tebal
Parit Buntar
Tasek Glugor
George Town
Serendah
Rawang
Petaling Jaya
Kuala Lumpur
Sabak Bernam
Sungai Besar
Kuantan
Batu Gajah
Kampar
Tapah Road
Bidur
Lumut
Teluk Intan
Gurun
Sungai Petani
Kepala Batas
Tanah Merah
Kuching
Simanggang
Sarikei
Sibu
Kangar
Jitra
Kuala Kedah
Alor Setar
Pasir Mas
Kota Bharu
Kudat
Kapit
Bintulu
Limbang
Miri
Ulu Tiram
Tanjung Tokong
Tanjung Sepat
Permatang Kuching
Peringat
Ladang Seri Kundang
Pantai Remis
Kuang
Klebang Besar
Kampung Tanjung Karang
Kampung Sungai Ara
Kampung Simpang Renggam
Kampong Pangkal Kalong
Kampong Masjid Tanah
Kampong Kadok
Kampong Dungun
Kampung Bukit Baharu
Kampung Baru Subang
Kampung Baharu Nilai
Kampong Baharu Balakong
Kampung Ayer Molek
Bukit Rambai
Bentong Town
Batu Berendam
Putrajaya
Bandar Labuan

Xai-Xai
Dondo
Macia
Tete
Quelimane
Pemba
Nampula
Cidade de Nacala
Montepuez
Mocímboa
Ilha de Moçambique
Maxixe
Matola
Maputo
Manjacaze
Lichinga
Inhambane
Cuamba
Chokwé
Chimoio
Chibuto
Beira
António Enes
Mutuáli

Katima Mulilo
Windhoek
Swakopmund
Rundu
Rehoboth
Otjiwarongo
Oshakati
Okahandja
Lüderitz
Keetmanshoop
Grootfontein
Gobabis
Walvis Bay

Nouméa
Mont-Dore
Dumbéa

Birni N Konni
Zinder
Tillabéri
Tibiri
Tessaoua
Téra
Tanout
Tahoua
Niamey
Nguigmi
Mirya
Mayahi
Matamey
Maradi
Magaria
Madaoua
Illéla
Gaya
Dosso
Dogondoutchi
Diffa
Dakoro
Ayorou
Alaghsas

Kingston

Zuru
Zungeru
Zaria
Yola
Yenagoa
Wukari
Wudil
Warri
Wamba
Uromi
Umuahia
Ughelli
Ugep
Uga
Ubiaja
Tegina
Tambawel
Talata Mafara
Takum
Suleja
Sokoto
Soba
Saki
Shagamu
Sapele
Rijau
Rano
Potiskum
Port Harcourt
Pindiga
Pategi
Pankshin
Ozubulu
Oyo
Oyan
Owo
Owerri
Otukpa
Orita Eruwa
Onitsha
Ondo
Olupona
Okuta
Okrika
Okigwi
Oke Mesi
Ohafia-Ifigh
Ogwashi-Uku
Oguta
Ogoja
Ogaminan
Offa
Ode
Obudu
Obonoma
Numan
Nsukka
Nnewi
Nkwerre
Nkpor
Nguru
Nassarawa
Nafada
Mubi
Moriki
Mongonu
Mokwa
Modakeke
Minna
Marte
Malumfashi
Makurdi
Maiduguri
Magumeri
Lokoja
Lere
Lapai
Lalupon
Lagos
Lafiagi
Lafia
Kwale
Kumo
Kumagunnam
Kukawa
Kontagora
Kishi
Keffi
Kaura Namoda
Katsina Ala
Katsina
Kari
Kano
Kamba
Kaiama
Kagoro
Kafachan
Kaduna
Kachia
Kabba
Jos
Jimeta
Jega
Jebba
Jalingo
Iwo
Itu
Isieke
Ise-Ekiti
Isanlu Itedoijowa
Ipoti
Iperu
Inisa
Ilorin
Ilobu
Illela
Ilesa
Ilaro
Ila Orangun
Ikot-Ekpene
Ikom
Ikirun
Ikire
Ikerre
Ijero-Ekiti
Ijebu-Ode
Ijebu Ijesha
Ijebu-Igbo
Ihiala
Igede-Ekiti
Igbo-Ukwu
Igbor
Igbo Ora
Igboho
Igbeti
Igbara-Odo
Ifo
Idanre
Idah
Ibi
Ibeto
Ibadan
Hadejia
Gwoza
Gwarzo
Gwaram
Gwadabawa
Gusau
Gummi
Gumel
Little Gombi
Gombe
Gembu
Geidam
Gbongan
Gaya
Gashua
Garko
Ganye
Gambaru
Funtua
Fiditi
Ezza Ohu
Esuk Oron
Epe
Enugu-Ukwu
Enugu-Ezike
Enugu
Emure-Ekiti
Elele
Ekpoma
Eket
Ejigbo
Eha Amufu
Egbe
Effon Alaiye
Effium
Ebute Ikorodu
Dutsen Wai
Dutse
Dukku
Doma
Dikwa
Deba Habe
Daura
Daura
Darazo
Damboa
Damaturu
Calabar
Burutu
Bukuru
Buguma
Bonny
Bode Sadu
Biu
Birnin Kudu
Birnin Kebbi
Sofo-Birnin-Gwari
Biliri
Bida
Benin City
Bende
Beli
Bauchi
Baro
Bama
Badagry
Babana
Azare
Awka
Awgu
Auchi
Asaba
Argungu
Araomoko Ekiti
Apomu
Anchau
Amaigbo
Akwanga
Akure
Aku
Ajaokuta
Agulu
Agbor
Afikpo
Ado Odo
Abuja
Abeokuta
Abakaliki
Aba
Degema Hulk

Tipitapa
Somoto
Somotillo
Siuna
San Rafael del Sur
San Marcos
Rivas
Río Blanco
Rama
Puerto Cabezas
Ocotal
Nueva Guinea
Nandaime
Nagarote
Matagalpa
Masaya
Masatepe
Managua
León
La Paz Centro
Juigalpa
Jinotepe
Jinotega
Jalapa
Granada
Estelí
El Viejo
El Crucero
Diriamba
Corinto
Chinandega
Chichigalpa
Camoapa
Boaco
Bluefields
Ciudad Sandino

Zwolle
Zwijndrecht
Zutphen
Zundert
Zoetermeer
Zevenaar
Zeist
Zeewolde
Zandvoort
Zaltbommel
Zaanstad
Zaandam
Wolvega
Woerden
Woensdrecht
Wisch
Winterswijk
Winschoten
Wijk bij Duurstede
Wijchen
Wierden
Westervoort
Werkendam
Weesp
Weert
Wassenaar
Wageningen
Waddinxveen
Waalwijk
Waalre
Vught
Voorst
Voorschoten
Voorhout
Voorburg
Volendam
Vlissingen
Vlagtwedde
Vlaardingen
Vianen
Venray
Venlo
Velsen-Zuid
Velp
Veldhoven
Veghel
Veere
Veenendaal
Veendam
Valkenswaard
Utrecht
Urk
Uithoorn
Uden
Tubbergen
Tongelre
Tilburg
Tiel
Terneuzen
Tegelen
Steenwijk
Steenbergen
Staphorst
Stadskanaal
Spijkenisse
Someren
Soest
Sneek
Sliedrecht
Sittard
Sint-Oedenrode
's-Hertogenbosch
's-Gravenzande
Den Haag
Schijndel
Schiedam
Scheveningen
Schagen
Rucphen
Rotterdam
Roosendaal
Roermond
Rijswijk
Ridderkerk
Rhoon
Rhenen
Raalte
Putten
Purmerend
Pijnacker
Papendrecht
Oud-Beijerland
Oss
Oosterhout
Oldenzaal
Oldebroek
Oisterwijk
Oegstgeest
Nuth
Nunspeet
Nuenen
Noordwijkerhout
Noordwijk-Binnen
Nijmegen
Nijkerk
Nieuwegein
Nederweert
Naarden
Naaldwijk
Mijdrecht
Middelharnis
Middelburg
Meppel
Meerssen
Maastricht
Maassluis
Maarssen
Losser
Loon op Zand
Lisse
Lindenholt
Lichtenvoorde
Leusden
Lelystad
Leiderdorp
Leiden
Leeuwarden
Leerdam
Leek
Krimpen aan den IJssel
Korrewegwijk
Kerkrade
Katwijk aan Zee
Kampen
IJsselstein
Huizen
Houten
Horst
Hoorn
Hoogezand
Hoogeveen
Hoofddorp
Hoensbroek
Hilversum
Hilvarenbeek
Hillegom
Hengelo
Hendrik-Ido-Ambacht
Helmond
Hellevoetsluis
Heiloo
Heesch
Heerlen
Heerhugowaard
Heerenveen
Heerde
Heemstede
Heemskerk
Harlingen
Harenkarspel
Haren
Harderwijk
Hardenberg
Haarlem
Haaksbergen
Groningen
Groesbeek
Gouda
Gorinchem
Goirle
Goes
Gennep
Gendringen
Geldrop
Geldermalsen
Geertruidenberg
Ermelo
Epe
Enschede
Enkhuizen
Emmen
Emmeloord
Elst
Elburg
Eindhoven
Eibergen
Eersel
Ede
Duiven
Druten
Dronten
Drimmelen
Driebergen-Rijsenburg
Drachten
Dordrecht
Dongen
Doetinchem
Diemen
Deventer
Den Helder
Delfzijl
Delft
Delfshaven
De Bilt
Dalfsen
Culemborg
Cuijk
Cranendonck
Castricum
Capelle-West
Capelle aan den IJssel
Bussum
Bunschoten
Brunssum
Brummen
Broek op Langedijk
Broek in Waterland
Breda
Boxtel
Boskoop
Borssele
Borne
Born
Borger
Bodegraven
Bloemendaal
Bladel
Beverwijk
Beuningen
Best
Bergschenhoek
Bergeijk
Bergen op Zoom
Benthuizen
Beek
Barneveld
Barendrecht
Baarn
Asten
Assen
Arnhem
Apeldoorn
Anloo
Amsterdam
Amstelveen
Amersfoort
Alphen aan den Rijn
Almere Stad
Almelo
Alkmaar
Alblasserdam
Aalten
Aalsmeer
Amsterdam-Zuidoost
Berkel en Rodenrijs
Ypenburg

Trondheim
Tromsø
Tønsberg
Steinkjer
Stavanger
Skien
Sarpsborg
Sandnes
Sandefjord
Porsgrunn
Oslo
Moss
Molde
Mo i Rana
Lillehammer
Larvik
Kristiansund
Kristiansand
Kongsberg
Horten
Haugesund
Harstad
Hamar
Halden
Gjøvik
Fredrikstad
Drammen
Bodø
Bergen
Arendal
Ålesund
Askøy
Ytrebygda

Wāling
Tulsīpur
Tīkāpur
Tānsen
Sirāhā
Rājbirāj
Pokhara
Pātan
Panaoti
Malangwa
Mahendranagar
Lahān
Kirtipur
Khāndbāri
Kathmandu
Janakpur
Jaleswar
Ithari
Ilām
Hitura
Gulariyā
Gaur
Dharān Bāzār
Dhankutā
Dhangarhi
Dārchulā
Dailekh
Dadeldhurā
Butwāl
Bīrganj
Birātnagar
Bharatpur
Bhairāhawā
Bhadrapur
Banepa
Bāglung
Birendranagar
Nepalgunj

Alofi

Wellington
Wanganui
Timaru
Taupo
Pukekohe East
Porirua
Paraparaumu
Palmerston North
North Shore
New Plymouth
Nelson
Napier
Manukau City
Mangere
Lower Hutt
Invercargill
Hastings
Hamilton
Dunedin
Christchurch
Auckland
Levin
Gisborne
Masterton
Tauranga
Papakura
Whakatane
Ashburton
Whangarei
Cambridge
Rotorua
Blenheim
Upper Hutt
Taradale
Waitakere

Şūr
Al Sohar
Sufālat Samā’il
Shināş
Şalālah
Şaḩam
Nizwá
Muscat
Khaşab
Izkī
‘Ibrī
Ibrā’
Bidbid
Bawshar
Barkā’
Bahlā’
Badīyah
As Suwayq
As Sīb al Jadīdah
Ar Rustāq
Al Liwā’
Al Khābūrah
Al Buraymī
Ādam
Yanqul

Vista Alegre
Veracruz
Tocumen
Santiago de Veraguas
San Miguelito
Puerto Armuelles
Pedregal
Panamá
Pacora
Nuevo Arraiján
Las Cumbres
La Concepción
La Chorrera
La Cabima
David
Colón
Chitré
Chilibre
Chepo
Changuinola
Cativá
Arraiján
Alcaldedíaz
Aguadulce

Yurimaguas
Virú
Uchiza
Tumbes
Trujillo
Tocache Nuevo
Tingo María
Tambo Grande
Talara
Sullana
Sechura
Santiago de Cao
San Pedro de Lloc
Zaña
Rioja
Querecotillo
Pucallpa
Piura
Pimentel
Picsi
Paita
Paiján
Pacasmayo
Moyobamba
Monsefú
Moche
Marcavelica
La Unión
Laredo
La Peca
Lambayeque
Juanjuí
Jaén
Iquitos
Huaraz
Huánuco
Huamachuco
Guadalupe
Ferreñafe
Coishco
Chulucanas
Chongoyape
Chocope
Chimbote
Chiclayo
Chepén
Chachapoyas
Catacaos
Cajamarca
Bellavista
Bagua Grande
La Breita
Zarumilla
Yunguyo
Yanacancha
Tarma
Tambopata
Tacna
Sicuani
Satipo
San Vicente de Cañete
Santa Ana
San Isidro
San Clemente
Puno
Puerto Maldonado
Pisco
Paramonga
Nuevo Imperial
Nazca
Moquegua
Mollendo
Minas de Marcona
Mala
Lima
La Oroya
Junín
Juliaca
Jauja
Imperial
Ilo
Ilave
Ica
Huaura
Huarmey
Huaral
Huanta
Huancayo
Huancavelica
Hualmay
Huacho
Cusco
Chosica
Chincha Alta
Chaupimarca
Chancay
Cerro de Pasco
Camaná
Callao
Barranca
Ayaviri
Ayacucho
Arequipa
Andahuaylas
Abancay
La Rinconada

Punaauia
Papeete
Faaa

Wewak
Port Moresby
Popondetta
Mount Hagen
Mendi
Madang
Lae
Kokopo
Kimbe
Goroka
Daru
Bulolo
Arawa

Zamboanga
Wao
Virac
Vigan
Victorias City
Victoria
Veruela
Valencia
Urdaneta
Ualog
Tupi
Tuguegarao City
Trento
Toledo
Tiwi
Ternate
Teresa
Telabastagan
Taytay
Tayabas
Tarlac
Tanza
Tanjay
Tangub
Tandag
Tanay
Tanauan
Tanauan
Taloc
Talisay
Talisay
Talisay
Talavera
Talacogon
Tagum
Taguig
Tagudin
Tagoloan
Tagbilaran
Tagas
Tacurong
Tabuk
Tabaco
Taal
Surigao
Surallah
Subic
Suay
Sorsogon
Solano
Solana
Sitangkai
Sipalay
Silang
Sibulan
Sexmoan
Sebu
Sariaya
San Vicente
Santo Tomas
Santo Tomas
Santol
Santiago
Santa Rosa
Santa Rita
Santa Maria
Santa Maria
Santa Cruz
Santa Cruz
Santa Cruz
Santa Catalina
Santa Barbara
Santa Ana
San Simon
San Pedro
San Pascual
San Pablo
San Nicolas
San Narciso
San Miguel
San Miguel
San Mateo
San Mateo
San Mariano
San Marcelino
San Luis
San Leonardo
San Jose del Monte
San Jose
San Jose
San Ildefonso
San Francisco
Aurora
San Francisco
San Fernando
San Fernando
San Fernando
San Antonio
San Antonio
San Antonio
Sampaloc
Samal
Samal
Sagay
Sablayan
Roxas
Roxas City
Roxas
Romblon
Rizal
Recodo
Ramos
Ramon
Quiapo
Quezon City
Quezon
Quezon
Pulupandan
Santa Cruz
Pulilan
Puerto Princesa
Port Area
Porac
Polomolok
Polangui
Plaridel
Pio
Pinamungahan
Pinamalayan
Pililla
Pili
Pilar
Pila
Peñaranda
Patuto
Passi
Parang
Paraiso
General Tinio
Paombong
Pantukan
Pantubig
Paniqui
Pangil
Pandi
Pandacaqui
Panalanoy
Panabo
Palo
Palayan City
Pagbilao
Pagaluñgan
Paete
Pacol
Ozamis
Oroquieta
Ormoc
Orion
Orani
Olongapo
Obando
Noveleta
Norzagaray
New Corella
Nasugbu
Narra
Naic
Nagcarlan
Naga
Naga
Nabunturan
Nabua
Muricay
Murcia
Muñoz
Morong
Morong
Rodriguez
Monkayo
Molave
Minglanilla
Midsayap
Meycauayan
Mexico
Mercedes
Mendez-Nuñez
Mauban
Mati
Masinloc
Masbate
Masantol
Mariveles
Marilao
Mariano
Marawi City
Marawi
Maramag
Maragondon
Mantampay
Mansilingan
Mansalay
Manolo Fortich
Manila
Manibaug
Mangaldan
Mandaue City
Mandaluyong City
Mankayan
Manay
Manapla
Manaoag
Mamburao
Mamatid
Malvar
Maluso
Maluñgun
Malolos
Malita
Malilipot
Malaybalay
Malapatan
Malanday
Malabanban Norte
Makati City
Mahayag
Magsaysay
Magarao
Maganoy
Magalang
Mabalacat
Maasin
Maao
Lupon
Lumbang
Lucena
Lucban
Lubao
Los Baños
Lopez
Loma de Gato
Lipa
Lingayen
Limay
Liloan
Lilio
Libon
Libertad
Legaspi
Laur
La Trinidad
Lapu-Lapu City
La Paz
Laoang
Laoag
Lala
Laguilayan
La Castellana
La Carlota
Labo
Koronadal
Kidapawan
Kawit
Kalibo (poblacion)
Kabankalan
Kabacan
Jose Pañganiban
Jolo
Jasaan
Jalajala
Jaen
Itogon
Isulan
Isabela
Isabela
Irosin
Iriga City
Ipil
Indang
Imus
Iloilo
Iligan City
Ilagan
Iba
Hinigaran
Himamaylan
Hermosa
Hagunoy
Guyong
Gumaca
Guiset East
Guimba
Guihulñgan
Guiguinto
Goa
Glan
Gerona
General Trias
General Tinio
General Santos
General Natividad
Gapan
Escalante
Saravia
Dumaguete
Don Carlos
Domalanoan
Dologon
Dipolog
Dinalupihan
Digos
Del Pilar
Davao
Dasmariñas
Dapitan
Danao
Danao
Daet
Cuenca
Cotabato
Cordova
Consolacion
Concepcion
Concepcion Ibaba
Compostela
Compostela
Cebu City
Cavite
Catbalogan
Catarman
Catanauan
Castillejos
Carmona
Cogan
Carigara
Cardona
Carcar
Capas
Canlaon
Candelaria
Candaba
Camiling
Calumpit
Calumpang
Calbayog City
Calauan
Calauag
Calatagan
Calasiao
Calapan
Calamba
Calaca
Calabanga
Cainta
Cagayan de Oro
Cadiz
Cabiao
Cabayangan
Cabanatuan
Cabagan
Cabadbaran
Bustos
Boroon
Burgos
Bunawan
Buluan
Bulaon
Bulan
Bulacan
Buhi
Bugo
Buenavista
Budta
Botolan
Borongan
Bongao
Bongabon
Bogo
Bocaue
Bislig
Binonga
Binmaley
Binangonan
Binalbagan
Bignay Uno
Bayugan
Bayombong
Baybay
Bayawan
Bayambang
Bay
Bauang
Bauan
Bato
Batangas
Batac City
Baras
Bantayan
Bansalan
Bañga
Banaybanay
Bambang
Baliuag
Balayan
Balanga
Balamban
Balagtas
Bais
Bah-Bah
Baguio
Bago City
Baggabag B
Bacoor
Bacolod City
Babo-Pangulo
Baao
Atimonan
Asia
Aringay
Arayat
Aparri
Apalit
Antipolo
Angono
Angeles City
Angat
Amadeo
Alicia
Aliaga
Alaminos
Alabel
Agoo
Abuyog
Abucay
Bagong Pagasa
Malingao
Pasig City
Pandan

Chuhar Jamāli
Rāwala Kot
Pīr jo Goth
Khairpur
Zhob
Zaida
Zāhir Pīr
Zafarwāl
Yazmān Mandi
Wazīrābād
Warburton
Wārāh
Vihāri
Utmānzai
Uthal
Usta Muhammad
Umarkot
Ubauro
Turbat
Topi
Toba Tek Singh
Thul
Thatta
Thāru Shāh
Taunsa
Tānk
Tangi
Tando Muhammad Khān
Tando Jām
Tando Allāhyār
Tando Ādam
Tāndliānwāla
Talhār
Talamba
Talagang
Tāl
Swābi
Sukkur
Sukheke Mandi
Sodhra
Sīta Road
Sinjhoro
Sillānwāli
Sibi
Siālkot
Shujāābād
Shorko
Shikārpur
Sheikhupura
Sharqpur
Shakargarr
Shahr Sultān
Shāhpur Chākar
Shāhdādpur
Shāhdādkot
Shabqadar
Sehwān
Sargodha
Sarāi Sidhu
Sarāi Naurang
Sarāi Ālamgīr
Sāngla
Sānghar
Sambriāl
Sakrand
Sāhīwāl
Montgomery
Sādiqābād
Rohri
Renāla Khurd
Rāwalpindi
Ratodero
Rānīpur
Rājanpur
Rāja Jang
Rāiwind
Rādhan
Quetta
Kambar
Qādirpur Rān
Pishin
Pīr Mahal
Pindi Gheb
Pindi Bhattiān
Pind Dādan Khān
Phālia
Peshāwar
Pattoki
Pasrūr
Pasni
Pāno Āqil
Pākpattan
Pahārpur
Pad Īdan
Pabbi
Okāra
Nushki
Nawābshāh
Naushahro Fīroz
Naushahra Virkān
Naudero
Nasīrābād
Nārowāl
Nārang
Naukot
Nankāna Sāhib
Muzaffargarh
Muzaffarābād
Mustafābād
Murree
Murīdke
Multān
Moro
Mithi
Mitha Tiwāna
Mīrpur Māthelo
Mīrpur Khās
Mingāora
Minchinābād
Miānwāli
Miān Channūn
Mehrābpur
Mehar
Mātli
Matiāri
Mastung
Mardān
Mānsehra
Mangla
Mandi Bahāuddīn
Mānānwāla
Māmu Kānjan
Malakwāl
Mailsi
Mach
Loralai
Lodhrān
Leiah
Lārkāna
Lāliān
Lāla Mūsa
Lakki Marwat
Lahore
Ladhewāla Warāich
Lāchi
Kunri
Kunjāh
Kundiān
Kulāchi
Kot Samāba
Kotri
Kot Rādha Kishan
Kot Mūmin
Kot Malik
Kotli Lohārān
Kotli
Kot Ghulām Muhammad
Kot Diji
Kot Addu
Kohāt
Khushāb
Khurriānwāla
Khipro
Khewra
Khāriān
Khārān
Khānpur
Khānpur
Khāngarh
Khāngāh Dogrān
Khalābat
Khairpur Nathan Shāh
Khairpur
Khairpur
Kasūr
Kashmor
Karor
Karachi
Kanganpur
Kandiāro
Kandhkot
Kāmra
Kamoke
Kamīr
Kamar Mushāni
Kamālia
Kalūr Kot
Kallar Kahār
Kāleke Mandi
Kalāt
Kālābāgh
Kahūta
Kohror Pakka
Kāhna
Kabīrwāla
Johi
Jīwani
Jhumra
Jhol
Jhelum
Jhawāriān
Jhang Sadr
Jauharābād
Jatoi Shimāli
Jarānwāla
Jand
Jāmpur
Jalālpur Pīrwāla
Jalālpur
Jahāniān Shāh
Jacobābād
Islamabad
Hyderābād
Hujra
Hingorja
Hazro
Haveliān
Haveli
Hāsilpur
Hasan Abdāl
Haru Zbad
Harnoli
Harīpur
Hangu
Hāla
Hāfizābād
Hadāli
Gwādar
Gujrāt
Gujrānwāla
Gūjar Khān
Gojra
Ghotki
Ghauspur
Ghāro
Garh Mahārāja
Gambat
Fort Abbās
Fazalpur
Chak Two Hundred Forty-Nine TDA
Faruka
Faqīrwāli
Faisalābād
Eminābād
Dunyāpur
Dunga Bunga
Dullewāla
Dīr
Dīpālpur
Dinga
Dijkot
Digri
Dhoro Nāro
Dhanot
Dera Ismāīl Khān
Dera Ghāzi Khān
Dera Bugti
Daur
Dāūd Khel
Daska
Darya Khān
Dājal
Dādu
Dādhar
Chūniān
Chūhar Kāna
Chor
Choa Saidān Shāh
Chishtiān Mandi
Chiniot
Chīchāwatni
Chawinda
Chārsadda
Chaman
Chakwāl
Chak Āzam Saffo
Būrewāla
Bhopālwāla
Bhit Shāh
Bhimbar
Bhera
Bhawāna
Bhān
Bhalwāl
Bhakkar
Bhāi Pheru
Bela
Bat Khela
Basīrpur
Bannu
Bahāwalpur
Bahāwalnagar
Badīn
Baddomalhi
Attock City
Ārifwāla
Amangarh
Alīpur
Akora
Ahmadpur East
Abbottābād
Bahāwalnagar
Nowshera Cantonment
Ahmadpur Siāl
New Bādāh
Tando Ghulām Ali
Sethārja Old
Risālpur
Malakwal City

Żyrardów
Zielonka
Zamość
Zambrów
Ząbki
Wyszków
Wołomin
Wieliczka
Warsaw
Tomaszów Mazowiecki
Tomaszów Lubelski
Tarnów
Tarnobrzeg
Szczytno
Świdnik
Suwałki
Sulejówek
Staszów
Starachowice
Stalowa Wola
Sokołów Podlaski
Sokółka
Sochaczew
Skierniewice
Skarżysko-Kamienna
Siemiatycze
Siedlce
Sanok
Sandomierz
Rzeszów
Ropczyce
Rawa Mazowiecka
Radzyń Podlaski
Radom
Pułtusk
Puławy
Przeworsk
Przemyśl
Przasnysz
Pruszków
Płońsk
Pisz
Pionki
Piastów
Piaseczno
Otwock
Ostrów Mazowiecka
Ostrowiec Świętokrzyski
Ostrołęka
Opoczno
Olsztyn
Olecko
Nowy Targ
Nowy Sącz
Nowy Dwór Mazowiecki
Nisko
Mrągowo
Mława
Mińsk Mazowiecki
Milanówek
Mielec
Międzyrzec Podlaski
Marki
Łuków
Lublin
Lubartów
Łomża
Łomianki
Lidzbark Warmiński
Legionowo
Łęczna
Łapy
Łańcut
Krosno
Krasnystaw
Kraśnik
Kozienice
Konstancin-Jeziorna
Końskie
Kobyłka
Kielce
Kętrzyn
Kabaty
Józefów
Jędrzejów
Jasło
Jarosław
Hrubieszów
Hajnówka
Grodzisk Mazowiecki
Grajewo
Gorlice
Giżycko
Gierłoż
Garwolin
Ełk
Działdowo
Dęblin
Dębica
Ciechanów
Chełm
Busko-Zdrój
Brzesko
Bochnia
Biłgoraj
Bielsk Podlaski
Białystok
Biała Podlaska
Bartoszyce
Augustów
Żywiec
Żory
Złotów
Złotoryja
Zielona Góra
Zgorzelec
Zgierz
Zduńska Wola
Zawiercie
Żary
Zakopane
Żagań
Zabrze
Ząbkowice Śląskie
Września
Wrocław
Wodzisław Śląski
Włocławek
Wieluń
Wejherowo
Wałcz
Wałbrzych
Wągrowiec
Wadowice
Ustroń
Ustka
Tychy
Turek
Trzebinia
Trzcianka
Toruń
Tczew
Tarnowskie Góry
Szczecinek
Szczecin
Szamotuły
Świnoujście
Świętochłowice
Świebodzin
Świecie
Świebodzice
Świdwin
Świdnica
Swarzędz
Sulechów
Strzelce Opolskie
Strzegom
Starogard Gdański
Stargard Szczeciński
Środa Wielkopolska
Śrem
Sosnowiec
Sopot
Solec Kujawski
Słupsk
Słubice
Skawina
Sierpc
Sieradz
Siemianowice Śląskie
Rypin
Rydułtowy
Rybnik
Rumia
Ruda Śląska
Reda
Rawicz
Radzionków
Radomsko
Radlin
Racibórz
Pyskowice
Pszczyna
Pruszcz Gdański
Prudnik
Poznań
Polkowice
Police
Płock
Pleszew
Piotrków Trybunalski
Piła
Piekary Śląskie
Pabianice
Ozorków
Oświęcim
Ostrów Wielkopolski
Ostróda
Orzesze
Opole
Olkusz
Oleśnica
Oława
Oborniki
Nysa Zamłynie
Nysa
Nowy Tomyśl
Nowogard
Nowa Sól
Nowa Ruda
Namysłów
Nakło nad Notecią
Myszków
Mysłowice
Myślenice
Mikołów
Międzyrzecz
Malbork
Luboń
Lubliniec
Lubin
Lubań
Łowicz
Łódź
Libiąż
Leszno
Legnica
Lędziny
Łęczyca
Lębork
Łaziska Górne
Łask
Kwidzyn
Kutno
Krotoszyn
Krapkowice
Kraków
Koszalin
Kostrzyn nad Odrą
Kościerzyna
Kościan
Konstantynów Łódzki
Konin
Kołobrzeg
Koło
Knurów
Kluczbork
Kłodzko
Kęty
Kędzierzyn-Koźle
Katowice
Kartuzy
Kamienna Góra
Kalisz
Jelenia Góra
Jelcz
Jaworzno
Jawor
Jastrzębie Zdrój
Jarocin
Inowrocław
Iława
Gubin
Gryfino
Gryfice
Grudziądz
Gostynin
Gostyń
Gorzów Wielkopolski
Goleniów
Gniezno
Głuchołazy
Głowno
Głogów
Gliwice
Gdynia
Gdańsk
Fordon
Elblag
Dzierżoniów
Dąbrowa Górnicza
Częstochowa
Czerwionka-Leszczyny
Czeladź
Czechowice-Dziedzice
Cieszyn
Chrzanów
Choszczno
Chorzów
Chojnice
Chodzież
Chełmża
Chełmno
Bytów
Bytom
Bydgoszcz
Brzeg
Brodnica
Braniewo
Bolesławiec
Boguszów-Gorce
Bogatynia
Bieruń
Bielsko-Biała
Bielawa
Białogard
Bełchatów
Będzin
Andrychów
Aleksandrów Łódzki
Jelcz Laskowice

Saint-Pierre

Adamstown

Aguadilla
Arecibo
Barceloneta
Bayamón
Caguas
Candelaria
Carolina
Cataño
Cayey
Fajardo
Guayama
Guaynabo
Humacao
Levittown
Manatí
Mayagüez
Ponce
San Juan
Trujillo Alto
Vega Baja
Yauco

Rafaḩ
An Nuşayrāt
Khān Yūnis
Jabālyā
Gaza
Dayr al Balaḩ
Bayt Lāhyā
Bayt Ḩānūn
Banī Suhaylā
Al Burayj
‘Abasān al Kabīrah
Yuta
Ţūlkarm
Ţūbās
Sa‘īr
Ramallah
Qalqīlyah
Qabāţīyah
Nablus
Janīn
Idhnā
Ḩalḩūl
Dūrā
Bethlehem
Bayt Jālā
Banī Na‘īm
Balāţah
Az̧ Z̧āhirīyah
As Samū‘
Ar Rām wa Ḑāḩiyat al Barīd
Jericho
Al Yāmūn
Hebron
Al Bīrah
Al ‘Ayzarīyah
Al Qarārah
Az Zuwāydah
East Jerusalem

Vila Franca de Xira
Vialonga
Torres Vedras
Tomar
Sintra
Sesimbra
Setúbal
São João da Talha
São Domingos de Rana
Santarém
Santa Iria da Azóia
Sacavém
Rio de Mouro
Ramada
Queluz
Quarteira
Póvoa de Santa Iria
Portimão
Portalegre
Pontinha
Pombal
Pinhal Novo
Piedade
Peniche
Parede
Palmela
Paço de Arcos
Olhão
Odivelas
Montijo
Monte Estoril
Monsanto
Moita
Marinha Grande
Loures
Loulé
Lisbon
Linda-a-Velha
Leiria
Laranjeiro
Lagos
Funchal
Faro
Évora
Estoril
Entroncamento
Corroios
Charneca
Castelo Branco
Cascais
Carnaxide
Carcavelos
Caparica
Camarate
Câmara de Lobos
Caldas da Rainha
Cacém
Belas
Barreiro
Arrentela
Amora
Amadora
Almada
Algés
Alcabideche
Albufeira
Viseu
Vila Real
Vilar de Andorinho
Vila Nova de Gaia
Vila do Conde
Viana do Castelo
Valongo
Sequeira
Senhora da Hora
São Pedro da Cova
São Mamede de Infesta
São João da Madeira
Rio Tinto
Póvoa de Varzim
Porto
Ponte do Lima
Pedroso
Ovar
Oliveira do Douro
Monção
Matosinhos
Maia
Leça do Bailio
Leça da Palmeira
Ílhavo
Guimarães
Gondomar
Feira
Fânzeres
Fafe
Esposende
Esposende
Ermezinde
Custoias
Covilhã
Coimbra
Canidelo
Bragança
Braga
Bougado
Barcelos
Baguim do Monte
Aveiro
Águas Santas
Ponta Delgada

Melekeok

Villarrica
Villa Elisa
San Lorenzo
San Antonio
Presidente Franco
Pilar
Nemby
Limpio
Lambaré
Itauguá
Itá
Fernando de la Mora
Encarnación
Coronel Oviedo
Concepción
Colonia Mariano Roque Alonso
Capiatá
Caaguazú
Caacupé
Asunción

Umm Şalāl Muḩammad
Ar Rayyān
Al Wakrah
Al Khawr
Doha

Saint-Pierre
Saint-Paul
Saint-Louis
Saint-Leu
Saint-Joseph
Sainte-Suzanne
Sainte-Marie
Saint-Denis
Saint-Benoît
Saint-André
Le Tampon
Le Port
La Possession
Piton Saint-Leu

Zimnicea
Zalău
Vulcan
Voluntari
Vişeu de Sus
Vatra Dornei
Vaslui
Urziceni
Turnu Măgurele
Turda
Tulcea
Târgu Secuiesc
Târgu Neamţ
Târgu-Mureş
Târgu Jiu
Târgovişte
Timişoara
Tecuci
Suceava
Slatina
Şimleu Silvaniei
Sighetu Marmaţiei
Sibiu
Sfântu-Gheorghe
Sebeş
Satu Mare
Salonta
Săcele
Roşiori de Vede
Roman
Râşnov
Râmnicu Vâlcea
Râmnicu Sărat
Reşiţa
Reghin-Sat
Radowce
Popeşti-Leordeni
Ploieşti
Piteşti
Piatra Neamţ
Petroşani
Petrila
Pantelimon
Orăştie
Oradea
Olteniţa
Odorheiu Secuiesc
Ocna Mureş
Năvodari
Motru
Moreni
Moineşti
Mizil
Miercurea-Ciuc
Mediaş
Medgidia
Margita
Mangalia
Lupeni
Lugoj
Luduş
Iaşi
Huşi
Hunedoara
Gura Humorului
Giurgiu
Gherla
Gheorgheni
Galaţi
Găeşti
Focşani
Filiaşi
Feteşti
Fălticeni
Fogarasch
Drobeta-Turnu Severin
Drăgăşani
Dorohoi
Deva
Dej
Curtea de Argeş
Cugir
Craiova
Corabia
Constanţa
Comăneşti
Codlea
Cluj-Napoca
Cisnădie
Câmpulung Moldovenesc
Câmpia Turzii
Cernavodă
Carei
Caransebeş
Caracal
Calafat
Buzău
Buhuşi
Buftea
Bucharest
Breaza
Braşov
Brăila
Brad
Botoşani
Borşa
Bocşa
Blaj
Bistriţa
Bârlad
Balş
Băileşti
Băicoi
Baia Sprie
Baia Mare
Bacău
Arad
Alexandria
Alba Iulia
Aiud
Adjud
Baia Mare
Paşcani

Zrenjanin
Zemun
Zaječar
Vršac
Vranje
Trstenik
Stara Pazova
Sremčica
Smederevska Palanka
Smederevo
Senta
Prokuplje
Požarevac
Pirot
Pančevo
Obrenovac
Novi Pazar
bar
Niš
Negotin
Leskovac
Lazarevac
Kruševac
Kraljevo
Kragujevac
Kikinda
Jagodina
Inđija
Gornji Milanovac
Glogovac
Ćuprija
Čačak
Bor
Belgrade
Bečej
Aranđelovac
Vrbas
Valjevo
Užice
Subotica
Sremska Mitrovica
Sombor
Šabac
Ruma
Novi Sad
Bačka Topola
Bačka Palanka
Apatin
Knjazevac

Udomlya
Sasovo
Zverevo
Zvenigorod
Zlatoust
Zimovniki
Zhukovskiy
Zhukovka
Zhirnovsk
Zhigulevsk
Zherdevka
Zheleznovodsk
Zheleznogorsk
Zheleznodorozhnyy
Zernograd
Zelenokumsk
Zelenograd
Zelënodol’sk
Zelenchukskaya
Zavolzh’ye
Zarechnyy
Zaraysk
Zapolyarnyy
Zainsk
Yur’yev-Pol’skiy
Yoshkar-Ola
Yeysk
Yessentukskaya
Yessentuki
Yershov
Yemva
Yelizavetinskaya
Yelets
Yelan’
Yelabuga
Yegor’yevsk
Yegorlykskaya
Yefremov
Yasnyy
Yasnogorsk
Yartsevo
Yaroslavl'
Yaransk
Yanaul
Yablonovskiy
Vyshniy Volochëk
Vyselki
Vyksa
Vyborg
Vyazniki
Vyaz’ma
Vyatskiye Polyany
Vsevolozhsk
Votkinsk
Vostryakovo
Voskresensk
Voronezh
Volzhskiy
Volzhsk
Vol’sk
Volokolamsk
Vologda
Volkhov
Volgorechensk
Volgograd
Volgodonsk
Vnukovo
Vladimir
Vladikavkaz
Vidnoye
Vichuga
Vereshchagino
Venëv
Vel’sk
Velikiy Ustyug
Velikiye Luki
Valuyki
Valday
Uzlovaya
Uvarovo
Uva
Ust’-Labinsk
Ust’-Katav
Ust’-Dzheguta
Usman’
Uryupinsk
Urus-Martan
Unecha
Ul’yanovsk
Ukhta
Uglich
Ufa
Uchkeken
Uchaly
Tyrnyauz
Tver’
Tuymazy
Tutayev
Tula
Tuchkovo
Tuapse
Tsimlyansk
Trubchevsk
Troitskaya
Troitsk
Tosno
Torzhok
Tomilino
Tol’yatti
Timashëvsk
Tikhvin
Tikhoretsk
Teykovo
Terek
Temryuk
Tbilisskaya
Tambov
Agidel’
Taganrog
Syzran’
Syktyvkar
Svobody
Svetogorsk
Svetlyy
Svetlograd
Suvorovskaya
Suvorov
Surovikino
Surkhakhi
Sukhinichi
Stupino
Strunino
Stroitel’
Sterlitamak
Stavropol’
Staryy Oskol
Staroshcherbinovskaya
Starominskaya
Starodub
Staraya Russa
Staraya Kupavna
Sovetsk
Sovetsk
Sosnovyy Bor
Sosnogorsk
Sortavala
Sorochinsk
Solnechnogorsk
Sol’-Iletsk
Solikamsk
Sokol
Sofrino
Sochi
Sobinka
Smolensk
Slobodskoy
Slavyansk-na-Kubani
Slantsy
Skopin
Skhodnya
Sim
Sibay
Shuya
Shushary
Shumerlya
Mikhaylovsk
Shilovo
Sheksna
Shebekino
Shchigry
Shcherbinka
Shchelkovo
Shchëkino
Shatura
Shar’ya
Shakhun’ya
Shakhty
Severskaya
Severo-Zadonsk
Severoural’sk
Severomorsk
Severodvinsk
Sestroretsk
Sertolovo
Serpukhov
Sergiyev Posad
Sergach
Serdobsk
Semiluki
Semikarakorsk
Semënov
Sel’tso
Segezha
Satka
Sarov
Saratov
Sarapul
Saransk
Saraktash
Saint Petersburg
Samara
Sal’sk
Salavat
Safonovo
Rzhev
Rybnoye
Rybinsk
Ryazhsk
Ryazan’
Ruzayevka
Rublëvo
Rtishchevo
Rostov-na-Donu
Rostov
Rossosh’
Rossosh’
Roslavl’
Roshal’
Rodniki
Revda
Reutov
Razumnoye
Rayevskiy
Rasskazovo
Pyatigorsk
Pushkino
Pushkin
Pushchino
Pskov
Protvino
Proletarsk
Prokhladnyy
Priyutovo
Privolzhskiy
Privolzhsk
Priozërsk
Primorsko-Akhtarsk
Pridonskoy
Povorino
Polyarnyye Zori
Polyarnyy
Pokrov
Pokhvistnevo
Podporozh’ye
Podol’sk
Pochëp
Plavsk
Pikalëvo
Petushki
Petrozavodsk
Petrovsk
Petrodvorets
Peterhof
Pestovo
Pervoural’sk
Perm’
Pereslavl’-Zalesskiy
Penza
Pechora
Pavlovskiy Posad
Pavlovskaya
Pavlovsk
Pashkovskiy
Pallasovka
Ozëry
Otradnyy
Otradnoye
Otradnaya
Ostrov
Ostrogozhsk
Ostashkov
Osa
Orsk
Orlovskiy
Orenburg
Orël
Orekhovo-Zuyevo
Ordzhonikidzevskaya
Onega
Omutninsk
Olenegorsk
Tsotsin-Yurt
Oktyabr’skiy
Odintsovo
Ochër
Obninsk
Nytva
Nyandoma
Nurlat
Novyy Oskol
Novozybkov
Novovoronezh
Novouzensk
Novoul’yanovsk
Novotroitsk
Novotitarovskaya
Novoshakhtinsk
Novorossiysk
Novopokrovskaya
Novopavlovsk
Novomoskovsk
Novomichurinsk
Novokuybyshevsk
Novokubansk
Novodvinsk
Novocherkassk
Novocheboksarsk
Novoanninskiy
Novoaleksandrovsk
Velikiy Novgorod
Novaya Usman’
Noginsk
Nizhnyaya Tura
Nizhniy Tagil
Nizhniy Novgorod
Nizhniy Lomov
Nizhnekamsk
Nikol’sk
Nikolayevsk
Nikel’
Nezlobnaya
Nevinnomyssk
Nevel’
Nesterovskaya
Nerekhta
Nelidovo
Neftekumsk
Neftekamsk
Neftegorsk
Nazran’
Navashino
Nar'yan-Mar
Nartkala
Naro-Fominsk
Nal’chik
Nakhabino
Naberezhnyye Chelny
Mytishchi
Murom
Murmansk
Mtsensk
Mozhga
Mozhaysk
Mozdok
Mostovskoy
Moscow
Morshansk
Morozovsk
Monino
Monchegorsk
Mirnyy
Mineral’nyye Vody
Millerovo
Mikhaylovka
Michurinsk
Metallostroy
Menzelinsk
Mendeleyevsk
Meleuz
Melenki
Medvezh’yegorsk
Medvedovskaya
Medvedevo
Mednogorsk
Maykop
Marks
Manturovo
Maloyaroslavets
Malgobek
Malakhovka
Makhachkala
Magnitogorsk
Lyudinovo
Lyubertsy
Lytkarino
Lys’va
Lyskovo
Lukhovitsy
Luga
Losino-Petrovskiy
Lomonosov
Lodeynoye Pole
Lobnya
Livny
Liski
Lipetsk
Likino-Dulevo
L’govskiy
Lermontov
Leninsk
Leninogorsk
Leningradskaya
Yubileyny
Lebedyan’
Lazarevskoye
Lakinsk
Labinsk
Dugulubgey
Kuznetsk
Kuvandyk
Kushva
Kushchëvskaya
Kusa
Kursk
Kurovskoye
Kurganinsk
Kurchatov
Kurchaloy
Kungur
Kumertau
Kulebaki
Kukmor
Kudymkar
Kudepsta
Kubinka
Kstovo
Krymsk
Kropotkin
Kronshtadt
Krasnyy Sulin
Krasnoye Selo
Krasnovishersk
Krasnoufimsk
Krasnokamsk
Krasnogvardeyskoye
Krasnogorsk
Krasnodar
Krasnoarmeyskaya
Krasnoarmeysk
Krasnoarmeysk
Koz’modem’yansk
Kozel’sk
Kovylkino
Kovrov
Kovdor
Kotovsk
Kotovo
Kotlas
Kotel’nikovo
Kotel’niki
Kotel’nich
Kostroma
Kostomuksha
Kosaya Gora
Koryazhma
Korenovsk
Konstantinovsk
Kondrovo
Kondopoga
Konakovo
Kommunar
Kolpino
Kolomna
Kol’chugino
Kokhma
Klintsy
Klin
Klimovsk
Kizlyar
Kizilyurt
Kizel
Kislovodsk
Kirzhach
Kirsanov
Kirovsk
Kirovsk
Kirovo-Chepetsk
Kirov
Kirov
Kirishi
Kireyevsk
Kingisepp
Kineshma
Kinel’-Cherkassy
Kinel’
Kimry
Kimovsk
Khot'kovo
Khosta
Kholmskiy
Khimki
Khasavyurt
Kharabali
Khadyzhensk
Kazan
Katav-Ivanovsk
Kaspiysk
Kasimov
Kashira
Kashin
Karachev
Karachayevsk
Karabulak
Karabanovo
Kantyshevo
Kanevskaya
Kandalaksha
Kanash
Kamyzyak
Kamyshin
Kamensk-Shakhtinskiy
Kaluga
Kalininsk
Korolëv
Kaliningrad
Kalach-na-Donu
Kalach
Kachkanar
Izhevsk
Izberbash
Ivanteyevka
Ivanovo
Istra
Ishimbay
Ipatovo
Inza
Inozemtsevo
Il’skiy
Igra
Gus’-Khrustal’nyy
Gusev
Gul’kevichi
Gukovo
Gudermes
Gubkin
Gubakha
Gryazovets
Gryazi
Groznyy
Gribanovskiy
Goryachiy Klyuch
Goryachevodskiy
Gorodishche
Gorodets
Golitsyno
Glazov
Giaginskaya
Georgiyevsk
Gelendzhik
Gay
Gavrilov-Yam
Gatchina
Galich
Gagarin
Furmanov
Fryazino
Fryazevo
Frolovo
Ezhva
Engel’s
Enem
Elista
Elektrougli
Elektrostal’
Elektrogorsk
Ekazhevo
Dzerzhinskiy
Dzerzhinsk
Dyurtyuli
Dyat’kovo
Dubovka
Dubna
Donskoye
Donskoy
Donetsk
Domodedovo
Dolgoprudnyy
Dobryanka
Dmitrov
Divnoye
Dinskaya
Dimitrovgrad
Desnogorsk
Derbent
Dedovsk
Davlekanovo
Dankov
Danilov
Dagestanskiye Ogni
Chusovoy
Chudovo
Chistopol’
Chishmy
Chernyanka
Chernyakhovsk
Chernushka
Chernogolovka
Cherkessk
Cherepovets
Chekhov
Chegem
Cheboksary
Chaykovskiy
Chapayevsk
Buzuluk
Buynaksk
Buy
Buturlinovka
Buinsk
Buguruslan
Bugul’ma
Budënnovsk
Bryukhovetskaya
Bryansk
Bronnitsy
Borovichi
Borisoglebsk
Bor
Bologoye
Boksitogorsk
Boguchar
Bogorodsk
Bogoroditsk
Bobrov
Blagoveshchensk
Blagodarnyy
Birsk
Bezhetsk
Bezenchuk
Beslan
Berezniki
Beloretsk
Belorechensk
Beloozërskiy
Belgorod
Belëv
Belebey
Belaya Kalitva
Belaya Glina
Baymak
Bavly
Bataysk
Barysh
Balezino
Balashov
Balashikha
Balakovo
Novaya Balakhna
Balabanovo
Baksan
Bakal
Bagayevskaya
Azov
Avtury
Atkarsk
Astrakhan’
Asha
Arzgir
Arzamas
Arsk
Armavir
Arkhangel’sk
Argun
Ardon
Apsheronsk
Aprelevka
Apatity
Anna
Anapa
Al’met’yevsk
Aleksin
Alekseyevka
Aleksandrow
Aleksandrovskoye
Aleksandrovsk
Aleksandrov
Alatyr’
Aksay
Akhtyrskiy
Akhtubinsk
Agryz
Afipskiy
Adler
Achkhoy-Martan
Abinsk
Abdulino
Vasil’yevo
Ryl’sk
Alagir
Persianovka
Dagomys
Gorod Belgorod
Pavlovo
Belidzhi
Lesnoy
Trëkhgornyy
Mirnyy
Znamensk
Zarechnyy
Kochubeyevskoye
Vnukovo
Moskovskiy
Usinsk
Staryy Malgobek
Zavodoukovsk
Zarinsk
Zarechnyy
Yuzhnyy
Yuzhnoural’sk
Yurga
Yeniseysk
Yemanzhelinsk
Yekaterinburg
Yashkino
Yarovoye
Yalutorovsk
Vorkuta
Vorgashor
Verkhnyaya Salda
Verkhnyaya Pyshma
Verkhniy Ufaley
Uzhur
Zelenogorsk
Uray
Tyumen’
Turinsk
Troitsk
Topki
Tomsk
Toguchin
Tobol’sk
Tayshet
Tayga
Tavda
Tatarsk
Tashtagol
Tarko-Sale
Tara
Talnakh
Tal’menka
Talitsa
Talitsa
Sysert’
Suzun
Surgut
Sukhoy Log
Strezhevoy
Sredneural’sk
Sovetskiy
Sosnovoborsk
Slavgorod
Shushenskoye
Shumikha
Sharypovo
Shadrinsk
Serov
Sayanogorsk
Salekhard
Rubtsovsk
Rezh
Reftinskiy
Promyshlennaya
Prokop’yevsk
Poykovskiy
Polysayevo
Polevskoy
Plast
Osinniki
Omsk
Ob’
Nyagan’
Noyabr'sk
Novyy Urengoy
Novosilikatnyy
Novosibirsk
Novokuznetsk
Novoaltaysk
Noril’sk
Nizhnyaya Salda
Nizhnevartovsk
Nizhneudinsk
Nev’yansk
Nefteyugansk
Nazarovo
Nadym
Myski
Minusinsk
Miass
Mezhdurechensk
Megion
Mayma
Mariinsk
Linëvo
Lesosibirsk
Leninsk-Kuznetskiy
Labytnangi
Kyzyl
Kyshtym
Kuybyshev
Kurtamysh
Kurgan
Kupino
Kulunda
Krasnoyarsk
Krasnoural’sk
Krasnotur’insk
Krasnoobsk
Korkino
Kopeysk
Yugorsk
Kolpashevo
Kodinsk
Kochenëvo
Kiselëvsk
Kirovgrad
Khanty-Mansiysk
Kemerovo
Kedrovka
Kayyerkan
Kataysk
Kasli
Kartaly
Karpinsk
Karasuk
Karabash
Kansk
Kamyshlov
Kamensk-Ural’skiy
Kamen’-na-Obi
Kaltan
Kalachinsk
Ivdel’
Iskitim
Ishim
Irbit
Ilanskiy
Gur’yevsk
Gornyak
Gorno-Altaysk
Dudinka
Divnogorsk
Degtyarsk
Chunskiy
Chernogorsk
Cherepanovo
Chelyabinsk
Chebarkul’
Borovskiy
Borodino
Bolotnoye
Bogotol
Bogdanovich
Biysk
Berëzovskiy
Berëzovskiy
Berdsk
Beloyarskiy
Belovo
Barnaul
Barabinsk
Asino
Asbest
Artëmovskiy
Aramil’
Anzhero-Sudzhensk
Aleysk
Alapayevsk
Akademgorodok
Achinsk
Abaza
Abakan
Snezhinsk
Ozërsk
Zheleznogorsk
Novoural’sk
Seversk
Gubkinskiy
Raduzhnyy
Muravlenko
Lyantor
Zima
Zheleznogorsk-Ilimskiy
Zeya
Yakutsk
Vyazemskiy
Vrangel’
Vladivostok
Vikhorevka
Ust’-Kut
Ust’-Ilimsk
Ussuriysk
Usol’ye-Sibirskoye
Ulan-Ude
Udachnyy
Tynda
Tulun
Trudovoye
Fokino
Svobodnyy
Spassk-Dal’niy
Slyudyanka
Shimanovsk
Shelekhov
Severobaykal’sk
Raychikhinsk
Petrovsk-Zabaykal’skiy
Partizansk
Neryungri
Nerchinsk
Nakhodka
Mirnyy
Luchegorsk
Lesozavodsk
Lensk
Kyakhta
Krasnokamensk
Komsomol’sk-na-Amure
Khabarovsk
Kavalerovo
Irkutsk
Gusinoozërsk
Dal’nerechensk
Chita
Cheremkhovo
Borzya
Bol’shoy Kamen’
Bodaybo
Blagoveshchensk
Birobidzhan
Bikin
Belogorsk
Baykal’sk
Aykhal
Artëm
Arsen’yev
Angarsk
Amursk
Aldan
Dal'negorsk
Bratsk
Sayansk
Khabarovsk Vtoroy
Vilyuchinsk
Yuzhno-Sakhalinsk
Yelizovo
Vanino
Sovetskaya Gavan’
Poronaysk
Petropavlovsk-Kamchatskiy
Okha
Nikolayevsk-na-Amure
Nevel’sk
Magadan
Korsakov
Kholmsk
Baltiysk
Krasnoznamensk
Kogalym
Pyt-Yakh
Langepas
Lesnoy
Zarya
Raduzhnyy
Nizhnesortymskiy
Pokachi
Izluchinsk

Rwamagana
Ruhengeri
Nzega
Kigali
Kibuye
Kibungo
Gitarama
Cyangugu
Gisenyi
Byumba
Butare

Yanbu‘ al Baḩr
Umm Lajj
Ţurayf
Turabah
Tārūt
Tabūk
Ţubarjal
Sulţānah
Sayhāt
Şāmitah
Sakākā
Şafwá
Şabyā
Raḩīmah
Rābigh
Qal‘at Bīshah
Najrān
Mecca
Khamīs Mushayt
Jīzān
Jeddah
Hayil
Zbe
Buraydah
Abqaiq
Badr Ḩunayn
Az Zulfi
Dhahran
Aţ Ţaraf
Ta’if
As Sulayyil
Riyadh
Ar Rass
‘Ar‘ar
An Nimāş
Al Qurayyāt
Al Wajh
Al Qayşūmah
Al Qaţīf
Al Munayzilah
Al Mubarraz
Medina
Al Khubar
Al Khafjī
Al Jumūm
Al Jubayl
Al Hufūf
Al Bukayrīyah
Al Baţţālīyah
Al Bāḩah
‘Afīf
Ad Dilam
Ad Dawādimī
Ad Dammām
Abū ‘Arīsh
Abhā

Honiara

Victoria

Zalingei
Wad Medani
Umm Ruwaba
Omdurman
Tokār
Tandaltī
Sinja
Shendi
Sawākin
Sinnar
Rabak
Maiurno
Kosti
Kuraymah
Kināna
Kassala
Kadugli
Doka
Dilling
Port Sudan
Berber
Bārah
Atbara
As Sūkī
Ar Ruseris
Ar Rahad
An Nuhūd
El Obeid
Al Qiţena
Al Mijlad
Al Manāqil
Khartoum
El Geneina
Al Hilāliyya
Al Ḩawātah
Al Hasaheisa
El Fasher
El Bauga
Ad Diwem
Ad Dindar
Ed Damer
Ad-Damazin
Abū Zabad
Abu Jibeha

Umeå
Skellefteå
Piteå
Luleå
Kiruna
Boden
Ystad
Visby
Växjö
Västervik
Västerås
Värnamo
Varberg
Vänersborg
Vallentuna
Uppsala
Upplands Väsby
Uddevalla
Tumba
Tullinge
Trollhättan
Trelleborg
Täby
Sundsvall
Sundbyberg
Stockholm
Solna
Sollentuna
Södertälje
Skövde
Sandviken
Partille
Östersund
Östermalm
Oskarshamn
Örnsköldsvik
Örebro
Nyköping
Norrtälje
Norrköping
Nässjö
Nacka
Motala
Mölndal
Märsta
Malmö
Lund
Linköping
Lidköping
Lidingö
Lerum
Landskrona
Kungsbacka
Kungälv
Kristinehamn
Kristianstad
Köping
Kista
Katrineholm
Karlstad
Karlskrona
Karlskoga
Karlshamn
Kalmar
Jönköping
Jakobsberg
Huskvarna
Huddinge
Helsingborg
Hässleholm
Härnösand
Haninge
Halmstad
Göteborg
Gävle
Falun
Falköping
Falkenberg
Eslöv
Eskilstuna
Enköping
Bromma
Borlänge
Borås
Boo
Årsta
Ängelholm
Alingsås
Åkersberga
Majorna

Singapore

Jamestown

Trbovlje
Velenje
Ptuj
Novo Mesto
Maribor
Ljubljana
Kranj
Koper
Celje

Longyearbyen

Vranov nad Topľou
Trebišov
Stará ľubovňa
Spišská Nová Ves
Snina
Rožňava
Rimavská Sobota
Prešov
Poprad
Michalovce
Košice
Kežmarok
Humenné
Bardejov
Zvolen
Zlaté Moravce
Žilina
Žiar nad Hronom
Trnava
Trenčín
Skalica
Senica
Sellye
Ružomberok
Púchov
Prievidza
Považská Bystrica
Piešťany
Pezinok
Partizánske
Nové Zámky
Nové Mesto nad Váhom
Nitra
Martin
Malacky
Lučenec
Liptovský Mikuláš
Levice
Kysucké Nové Mesto
Komárno
Hlohovec
Handlová
Galanta
Dunajská Streda
Dubnica nad Váhom
Dolný Kubín
Detva
Čadca
Brezno
Bratislava
Banská Bystrica
Bánovce nad Bebravou

Waterloo
Port Loko
Makeni
Lunsar
Koidu
Kenema
Kabala
Freetown
Bo

San Marino

Ziguinchor
Vélingara
Tiébo
Thiès Nones
Tambacounda
Sédhiou
Saint-Louis
Richard-Toll
Pout
Pourham
Pikine
Nioro du Rip
Nguékokh
Ndibène Dahra
Mékhé
Mbaké
Kolda
Kédougou
Kayar
Kaolack
Joal-Fadiout
Guinguinéo
Grand Dakar
Dara
Dakar
Bignona

Wanlaweyn
Qoryooley
Qandala
Mogadishu
Luuq
Kismaayo
Jilib
Jawhar
Jamaame
Hargeysa
Gaalkacyo
Eyl
Ceerigaabo
Ceeldheer
Buurhakaba
Buulobarde
Burco
Boosaaso
Berbera
Beledweyne
Baydhabo
Baardheere
Afgooye
Laascaanood

Paramaribo
Lelydorp

Yei
Yambio
Wau
Aweil
Torit
Tonj
Rumbek
Malakal
Juba
Gogrial
Pajok
Bor
PAJOK Pogee,

São Tomé

Zacatecoluca
Usulután
Soyapango
Sonzacate
Sonsonate
Sensuntepeque
San Vicente
Santiago de María
Santa Ana
San Salvador
San Rafael Oriente
San Miquel
San Martín
San Marcos
San Francisco
Quezaltepeque
Puerto El Triunfo
Santa Tecla
Metapán
Mejicanos
La Unión
La Libertad
Izalco
Ilopango
Delgado
Cuscatancingo
Cojutepeque
Chalchuapa
Chalatenango
Ayutuxtepeque
Apopa
Antiguo Cuscatlán
Ahuachapán
Aguilares
Acajutla

Philipsburg

Yabrūd
Ţayyibat al Imām
Tartouss
Tall Rif‘at
Tall Kalakh
Tallbīsah
Ţafas
Tadmur
Tādif
Souran
Subaykhān
Shaykh Miskīn
Sarāqib
Salqīn
Salamīyah
Satita
Qaţanā
Jāsim
Qārah
Nubl
Maşyāf
Manbij
Ma‘arrat Mişrīn
Khān Shaykhūn
Kafr Zaytah
Kafr Takhārīm
Kafr Nabl
Kafr Lāhā
Jisr ash Shughūr
Jayrūd
Jarābulus
Jablah
‘Irbīn
Inkhil
Idlib
Homs
Ḩiristā
Ḩamāh
Ḩalfāyā
Aleppo
Douma
Damascus
Dayr Ḩāfir
Dayr az Zawr
Ad Darbāsīyah
Dārayyā
Binnish
Bāniyās
Az Zabadānī
I‘zāz
At Tall
Thawrah
As Suwaydā’
Şanamayn
Safīrah
Ar Rastan
Ar Raqqah
An Nabk
Al Quţayfah
Al Quşayr
Al Qunayţirah
Al Qaryatayn
Mayādīn
Latakia
Al Kiswah
Al Ḩasakah
Al Ḩarāk
Al Bāb
‘Afrīn
Ad Dānā
Ālbū Kamāl
Hajīn

Mbabane
Manzini
Lobamba

Cockburn Town

Am Timan
Abéché
Sagh
Pala
Oum Hadjer
N'Djamena
Moussoro
Moundou
Mongo
Mboursou Léré
Massakory
Massaguet
Mao
Laï
Kyabé
Koumra
Kelo
Dourbali
Doba
Bongor
Bitkine
Benoy
Ati

Port-aux-Français

Vogan
Tsévié
Tchamba
Sotouboua
Sokodé
Notsé
Niamtougou
Sansanné-Mango
Lomé
Kpalimé
Kara
Dapaong
Bassar
Bafilo
Badou
Atakpamé
Aného

Ban Talat Yai
Ban Talat Nua
Sam Roi Yot
Phetchaburi
Trang
Thung Song
Thoen
Thap Than
Tha Muang
Tha Maka
Tak
Surat Thani
Sukhothai
Si Satchanalai
Sawankhalok
San Pa Tong
San Kamphaeng
Ron Phibun
Ratchaburi
Ranong
Pran Buri
Prachuap Khiri Khan
Phunphin
Phuket
Photharam
Phayao
Pa Sang
Nakhon Si Thammarat
Mae Sot
Mae Sai
Mae Ramat
Mae Chan
Lat Yao
Lang Suan
Lamphun
Lampang
Kui Buri
Krabi
Khao Yoi
Khanu Woralaksaburi
Kathu
Kanchanaburi
Kamphaeng Phet
Huai Yot
Hua Hin
Hang Dong
Dok Kham Tai
Damnoen Saduak
Chumphon
Chom Bueng
Chiang Rai
Chiang Mai
Cha-am
Bo Phloi
Ban Tak
Ban Pong
Ban Na San
Ban Na
Bang Saphan
Bang Phae
Nong Kung Si
Ban Nong Wua So
Ban Mai
Ban Huai Thalaeng
Ban Khlong Bang Sao Thong
Na Klang
Yasothon
Yaring
Yala
Wiset Chaichan
Wichian Buri
Warin Chamrap
Wang Saphung
Wang Noi
Wang Nam Yen
Uttaradit
Uthai Thani
Udon Thani
Ubon Ratchathani
Trat
Tha Yang
Tha Ruea
Thap Khlo
Tha Mai
Tha Bo
Taphan Hin
Tak Bai
Surin
Suphan Buri
Su-ngai Kolok
Songkhla
Si Sa Ket
Si Racha
Sing Buri
Seka
Sawang Daen Din
Satun
Sattahip
Saraburi
Samut Songkhram
Samut Sakhon
Samut Prakan
Sam Phran
Sakon Nakhon
Sa Kaeo
Sadao
Roi Et
Rayong
Ranot
Ra-ngae
Prakhon Chai
Prachin Buri
Phu Kradueng
Phu Khiao
Phra Pradaeng
Phra Phutthabat
Phra Nakhon Si Ayutthaya
Phrae
Phon Charoen
Phitsanulok
Phichit
Phibun Mangsahan
Phetchabun
Phatthalung
Phan Thong
Phanom Sarakham
Phanat Nikhom
Phak Hai
Pattani
Pathum Thani
Pak Phanang
Pak Kret
Pak Chong
Mueang Nonthaburi
Non Sung
Nong Phai
Nong Khai
Nong Khae
Nong Bua Lamphu
Narathiwat
Nang Rong
Nan
Nam Som
Nakhon Sawan
Nakhon Ratchasima
Nakhon Phanom
Nakhon Pathom
Nakhon Nayok
Nakhon Luang
Mukdahan
Maha Sarakham
Lop Buri
Lom Sak
Loei
Laem Sing
Kut Chap
Kuchinarai
Bangkok
Krathum Baen
Klaeng
Khon Kaen
Khon Buri
Khlong Luang
Khao Wong
Kaset Wisai
Kaset Sombun
Kantharalak
Kamalasai
Kalasin
Kaeng Khoi
Kaeng Khro
Kabin Buri
Hat Yai
Det Udom
Den Chai
Dan Khun Thot
Chum Phae
Chon Daen
Chon Buri
Chok Chai
Chanthaburi
Chaiyaphum
Chai Nat
Chai Badan
Chachoengsao
Bua Yai
Betong
Ban Selaphum
Ban Rangsit
Phatthaya
Ban Phan Don
Ban Phai
Ban Phaeo
Ban Mo
Ban Lam Luk Ka
Bang Rakam
Bang Racham
Bang Pakong
Bang Pa-in
Bang Mun Nak
Bang Len
Bang Lamung
Bang Kruai
Bang Krathum
Bang Bua Thong
Bang Ban
Ban Dung
Ban Chang
Ban Talat Bueng
Ban Bang Kadi Pathum Thani
Ban Bang Bo (1)
Aranyaprathet
Amnat Charoen
Amphoe Sikhiu
Wichit
Ban Chalong
Ban Ratsada

Yovon
Vose’
Vakhsh
Istaravshan
Tursunzoda
Qŭrghonteppa
Panjakent
Farkhor
Vahdat
Norak
Kŭlob
Kolkhozobod
Khorugh
Ishqoshim
Hisor
Dushanbe
Danghara
Chubek
Boshkengash
Proletar
Khŭjand
Konibodom
Isfara
Chkalov

Dili

Balkanabat
Kaka
Gumdag
Gazanjyk
Büzmeýin
Bäherden
Ashgabat
Annau
Tagta
Türkmenbaşy
Köneürgench
Boldumsaz
Daşoguz
Yolöten
Tejen
Seydi
Saýat
Mary
Atamyrat
Gowurdak
Türkmenabat
Bayramaly
Gazojak

Zaghouan
Oued Lill
Tunis
Tozeur
Tataouine
Thala
Tāklisah
Tajerouine
Sousse
Siliana
Sidi Bouzid
Şaqānis
Sfax
La Sebala du Mornag
Radès
Ksour Essaf
Korba
Qulaybīyah
Kebili
Qaşr Hallāl
Carthage
El Fahs
Qal‘at al Andalus
Gafsa
Gabès
Nefta
Nabeul
Midoun
Mateur
Masākin
Menzel Jemil
Manzil Bū Zalafah
Menzel Bourguiba
Menzel Abderhaman
Manouba
Majāz al Bāb
Jendouba
Zarzis
Jammāl
Houmt Souk
Hammam Sousse
Hammam-Lif
La Goulette
Douz
Dawwār Tīnjah
Dar Chabanne
Bizerte
Beni Khiar
Béja
Zouila
Chebba
Ar Rudayyif
Al Wardānīn
Kairouan
Kasserine
Al Qarmadah
Monastir
La Mohammedia
Al Metlaoui
Al Marsá
Mahdia
El Kef
El Jem
Al Ḩammāmāt
El Hamma
Al Baqāliţah
Al ‘Āliyah
Akouda
Douane

Nuku‘alofa

Yüksekova
Yozgat
Yeşilli
Erzin
Yerköy
Didim
Yatağan
Yalvaç
Yahyalı
Viranşehir
Varto
Van
Cimin
Uşak
Urla
Urgub
Şanlıurfa
Turgutlu
Tunceli
Torbalı
Tire
Tekirova
Tavşanlı
Tatvan
Tarsus
Talas
Susurluk
Suruç
Sorgun
Soma
Solhan
Söke
Siverek
Sivas
Şırnak
Simav
Silvan
Silopi
Silifke
Siirt
Seydişehir
Serik
Şereflikoçhisar
Senirkent
Şemdinli
Selçuk
Seferihisar
Şarkışla
Şarkîkaraağaç
Sarayköy
Sandıklı
Salihli
Reyhanlı
Polatlı
Pazarcık
Patnos
Pasinler
Osmaniye
Ortaköy
Ortaca
Hypaepa
Nusaybin
Nizip
Niğde
Nevşehir
Nazilli
Mut
Muş
Muğla
Mucur
Milas
Midyat
Mercin
Menemen
Marmaris
Mardin
Manisa
Manavgat
Malazgirt
Malatya
Lice
Kütahya
Kuşadası
Kurtalan
Beykonak
Kulu
Kulp
Kula
Kozluk
Kozan
Kovancılar
Korkuteli
Konya
Kızıltepe
Serinhisar
Kırşehir
Kırkağaç
Kırıkkale
Kırıkhan
Kilis
Keskin
Kemer
Kemalpaşa
Kayseri
Karapınar
Karaman
Ağrı
Karakoçan
Karaçoban
Kaman
Kâhta
Kahramanmaraş
Kadirli
Kadınhanı
İzmir
Isparta
İskenderun
İncirliova
İmamoğlu
Ilgın
Iğdır
İdil
Hizan
Hınıs
Hilvan
Hadım
Hacılar
Güroymak
Gölbaşı
Göksun
Genç
Gemerek
Gediz
Gazipaşa
Gaziantep
Foça
Fethiye
Ezine
Eskişehir
Erzurum
Erzincan
Ermenek
Ergani
Ereğli
Erdemli
Erciş
Emirdağ
Emet
Elmalı
Elmadağ
Eleşkirt
Elbistan
Elazığ
Eğirdir
Edremit
Dursunbey
Dörtyol
Doğubayazıt
Diyarbakır
Diyadin
Dinar
Develi
Denizli
Demirci
Dargeçit
Darende
Çumra
Cumaovası
Hakkari
Cizre
Çine
Ceylanpınar
Ceyhan
Çeşme
Çermik
Çay
Çağlayancerit
Burhaniye
Burdur
Bulanık
Bucak
Bozyazı
Bozüyük
Bozova
Bor
Bolvadin
Bodrum
Bismil
Birecik
Bingöl
Bigadiç
Beyşehir
Besni
Bergama
Belen
Belek
Bayındır
Batman
Baskil
Banaz
Balıkesir
Bahçe
Ayvalık
Aydın
Aşkale
Antalya
Antioch
Ankara
Anamur
Aliağa
Alaşehir
Alanya
Akşehir
Aksaray
Akhisar
Akdağmadeni
Akçakale
Ahlat
Afyonkarahisar
Afşin
Adıyaman
Adilcevaz
Adana
Denizciler
Batikent
Dalaman
Zonguldak
Zile
Zeytinburnu
Yomra
Yenişehir
Körfez
Yalova
Yakuplu
Vezirköprü
Vakfıkebir
Uzun Keupru
Unieh
Umraniye
Turhal
Trabzon
Tosya
Tokat
Tirebolu
Terme
Tepecik
Tekkeköy
Tekirdağ
Taşova
Taşköprü
Suşehri
Sürmene
Sungurlu
Suluova
Şişli
Sinop
Silivri
Şebinkarahisar
Sarıkamış
Sapanca
Samsun
Safranbolu
Rize
Osmaneli
Osmancık
Orhangazi
Ordu
Oltu
Of
Niksar
Nallıhan
Mudanya
Mimarsinan
Merzifon
Maltepe
Malkara
Luleburgaz
Kumru
Korgan
Kocaali
Kızılcahamam
Kırklareli
Kestel
Keşan
Kelkit
Kazan
Kavaklı
Kastamonu
Kars
Karasu
Karamürsel
Karacabey
Karabük
Kağızman
İznik
İzmit
İstanbul
İskilip
Inegeul
Horasan
Hopa
Hendek
Hayrabolu
Havza
Gürsu
Gürpınar
Gürgentepe
Gumushkhane
Görele
Gönen
Geulzuk
Giresun
Geyve
Gerede
Gemlik
Gelibolu
Gebze
Ferizli
Fatsa
Esenyurt
Esenler
Ereğli
Erdek
Erbaa
Edirne
Düzce
Devrek
Çubuk
Çorum
Çorlu
Çerkezköy
Çerkeş
Çayeli
Çaycuma
Çatalca
Çarşamba
Khanjarah
Çanakkale
Çan
Bursa
Bulancak
Boyabat
Bolu
Bilecik
Biga
Beypazarı
Beşikdüzü
Bayburt
Bartın
Bandırma
Bağcılar
Bafra
Babaeski
Artvin
Arsin
Arhavi
Ardeşen
Ardahan
Araklı
Amasya
Alaplı
Alaca
Akyazı
Akçakoca
Akçaabat
Adapazarı
Espiye
merter keresteciler
güngören merter
Sarigerme
Ataşehir
Başakşehir
Beylikdüzü
Büyükçekmece
Çankaya
Bahçelievler
Sultangazi
Sultanbeyli
Sancaktepe
Karabağlar

Tunapuna
Paradise
Scarborough
Sangre Grande
San Fernando
Port-of-Spain
Point Fortin
Mon Repos
Marabella
Chaguanas
Arima

Funafuti

Douliu
Yujing
Taipei
Tainan
Taichung
Daxi
Banqiao
Buli
Nantou
Ma-kung
Lugu
Kaohsiung
Yilan
Hualian
Hsinchu
Hengchun
Keelung
Taoyuan City
Taitung City
Zhongxing New Village

Zanzibar
Wete
Vwawa
Vikindu
Uyovu
Uvinza
Ushirombo
Usevia
Usagara
Usa
Urambo
Tunduma
Tumbi
Tukuyu
Tinde
Tarime
Tanga
Tabora
Sumbawanga
Songwa
Somanda
Sokoni
Sirari
Singida
Sikonge
Shinyanga
Shelui
Sepuka
Same
Rulenge
Rujewa
Puma
Old Shinyanga
Nzega
Nyamuswa
Nyalikungu
Nyakabindi
Nsunga
Nshamba
Njombe
Nguruka
Ngudu
Ngerengere
Ngara
Nangwa
Namanyere
Mwanza
Mwadui
Mvomero
Musoma
Muriti
Mungaa
Muheza
Mugumu
Mtwango
Mto wa Mbu
Mtinko
Msowero
Mpwapwa
Mpanda
Moshi
Morogoro
Mlowo
Mlimba
Mlangali
Mlandizi
Mlalo
Mkuranga
Mwandiga
Missungwi
Mikumi
Mhango
Mgandu
Mbuguni
Mbeya
Mazinde
Matui
Matai
Maswa
Masumbwe
Maramba
Malinyi
Malampaka
Makuyuni
Makumbako
Mahanje
Magu Kahangara
Magugu
Magomeni
Magole
Mafinga
Mabama
Lushoto
Lugoba
Liwale
Lembeni
Lalago
Laela
Kyela
Kondoa
Kiwira
Kishapu
Kisesa
Kirando
Kiomboi
Kingori
Kilosa
Kigoma
Kidodi
Kidatu
Kibondo
Kibiti
Kibara
Kibakwe
Kibaha
Katumba
Katoro
Katerero
Kasulu
Kasamwa
Karatu
Kamachumu
Kakonko
Kahama
Kabanga
Izazi
Itigi
Isaka
Iringa
Ipinda
Ilula
Ilongero
Ilembula
Ikungi
Igurusi
Igunga
Igugunu
Ifakara
Hedaru
Geiro
Galappo
Dongobesh
Dodoma
Dar es Salaam
Dareda
Chimala
Chato
Chanika
Chalinze
Chala
Chake Chake
Butiama
Buseresere
Bungu
Bunda
Bukoba
Bugarama
Biharamulo
Basotu
Bashanet
Bariadi
Bagamoyo
Babati
Arusha
Tingi
Tandahimba
Songea
Nyangao
Newala Kisimani
Nanyamba
Nangomba
Nanganga
Nachingwea
Mtwara
Mbinga
Matiri
Masasi
Maposeni
Lukuledi
Luchingu
Lindi
Kitama
Kigonsera
Merelani

Lebedyn
Druzhkovka
Vasylivka
Zvenyhorodka
Zuhres
Zolotonosha
Zolochiv
Znomenka
Zmiyev
Zhytomyr
Zhmerynka
Zhovti Vody
Zhashkiv
Zdolbuniv
Zaporizhzhya
Yuzhne
Yevpatoriya
Yenakiyeve
Yasinovataya
Yalta
Yahotyn
Vyshhorod
Vynohradiv
Voznesensk
Volnovakha
Vovchans’k
Volodymyr-Volyns’kyy
Vyshneve
Vinnytsya
Vatutine
Vasyl’kiv
Uzhhorod
Uman’
Tul’chyn
Tsyurupyns’k
Truskavets
Torez
Tokmak
Ternopil’
Syeverodonets’k
Svitlovods’k
Sverdlovs’k
Svatove
Svalyava
Sumy
Stryi
Stebnik
Starokostyantyniv
Starobil’s’k
Stakhanov
Sokal’
Snizhne
Smila
Sloviansk
Slavuta
Skvyra
Skadovsk
Synel’nykove
Simferopol’
Shpola
Shostka
Shepetivka
Shakhtërsk
Sevastopol’
Sarny
Sambir
Saky
Rubizhne
Rozdil’na
Roven’ki
Romny
Rivne
Reni
Radomyshl’
Piatykhatky
Putyvl’
Pryluky
Popasnaya
Poltava
Polonne
Polohy
Pidhorodne
Pyryatyn
Pervomaysk
Pervomays’k
Pereyaslav-Khmel’nyts’kyy
Pereval’sk
Pavlohrad
Ovruch
Orikhiv
Oleksandriya
Odessa
Ochakiv
Obukhiv
Novyy Buh
Novovolyns’k
Novoukrayinka
Novomoskovs’k
Novohrad-Volyns’kyy
Nova Kakhovka
Nosivka
Nizhyn
Nyzhn’ohirs’kyy
Nikopol’
Netishyn
Nadvirna
Mykolayiv
Mukacheve
Molodogvardeysk
Mohyliv-Podil’s’kyy
Miskhor
Myrhorod
Merefa
Melitopol’
Mariupol'
Marhanets’
Malyn
Makiyivka
Lyubotyn
L'viv
Lutugino
Luts’k
Luhans’k
Lubny
Lozova
Lisichansk
Ladyzhyn
Kiev
Kuznetsovs’k
Kurakhovo
Kryvyy Rih
Krolevets’
Kreminna
Kremenets’
Kremenchuk
Krasnyy Luch
Krasnyy Liman
Krasnoperekops’k
Krasnohrad
Krasnodon
Krasnoarmiys’k
Krasyliv
Kramators’k
Kivsharivka
Kovel’
Kotovs’k
Korsun’-Shevchenkivs’kyy
Korostyshiv
Korosten’
Kostyantynivka
Konotop
Komsomol’s’ke
Kolomyya
Kivertsy
Kirovsk
Kirovohrad
Kiliya
Khust
Khmel’nyts’kyy
Khmil’nyk
Kherson
Khartsyzsk
Kharkiv
Kerch
Kozyatyn
Karlivka
Kaniv
Kamieniec Podolski
Kalush
Kalynivka
Kakhovka
Izyum
Izyaslav
Izmayil
Ivano-Frankivs’k
Irpin’
Ilovays’k
Illichivs’k
Horodok
Horlivka
Hlukhiv
Hulyaypole
Horodok
Horodyshche
Hola Prystan’
Heniches’k
Hayvoron
Haysyn
Hadyach
Feodosiya
Fastiv
Energodar
Dzhankoy
Dzerzhyns’k
Dunaivtsi
Dubno
Drogobych
Donets’k
Dolyna
Dolyns'ka
Dokuchayevsk
Dobropol’ye
Dnipropetrovsk
Dniprodzerzhyns’k
Dniprorudne
Derhachy
Debal’tsevo
Chuhuyiv
Chortkiv
Chervonopartizansk
Chervonograd
Chernivtsi
Chernihiv
Cherkasy
Bucha
Bryanka
Brovary
Brody
Boyarka
Boryspil’
Boryslav
Bolhrad
Bohuslav
Bohodukhiv
Bilhorod-Dnistrovs’kyy
Bila Tserkva
Бережани
Berehove
Berdychiv
Berdyans’k
Bilopillya
Bilohirs’k
Bar
Balta
Balakliya
Balaklava
Bakhmach
Bakhchysaray
Avdeyevka
Artsyz
Artemivs’k
Armyans’k
Apostolove
Antratsit
Amvrosiyivka
Alushta
Alchevs’k
Okhtyrka
Komsomolsk
Славутич
Yuzhnoukrains'k

Yumbe
Wobulenzi
Wakiso
Tororo
Soroti
Pallisa
Paidha
Ntungamo
Ntungamo
Njeru
Nebbi
Namasuba
Mukono
Mubende
Moyo
Mityana
Mbarara
Mbale
Masindi
Masaka
Luwero
Lugazi
Lira
Kyenjojo
Kotido
Kitgum
Kireka
Kayunga
Kasese
Kamwenge
Kampala
Kabale
Jinja
Iganga
Hoima
Gulu
Fort Portal
Entebbe
Bwizibwera
Buwenge
Busia
Busembatia
Bundibugyo
Bugiri
Arua
Adjumani

Fort Hunt
Bessemer
Paducah
Birmingham
Center Point
Daphne
Decatur
Dothan
East Florence
Enterprise
Fairhope
Florence
Gadsden
Helena
Homewood
Hoover
Hueytown
Huntsville
Madison
Mobile
Montgomery
Mountain Brook
Northport
Opelika
Oxford
Pelham
Phenix City
Prattville
Prichard
Selma
Talladega
Tillmans Corner
Troy
Trussville
Tuscaloosa
Vestavia Hills
Bella Vista
Bella Vista
Benton
Bentonville
Blytheville
Bryant
Cabot
Conway
El Dorado
Fayetteville
Forrest City
Fort Smith
Hot Springs
Jacksonville
Jonesboro
Little Rock
Maumelle
North Little Rock
Paragould
Pine Bluff
Rogers
Russellville
Searcy
Siloam Springs
Springdale
Texarkana
Van Buren
West Memphis
Washington
Bear
Dover
Middletown
Newark
Wilmington
Altamonte Springs
Apopka
Aventura
Bartow
Bayonet Point
Bayshore Gardens
Belle Glade
Bellview
Bloomingdale
Boca Del Mar
Boca Raton
Bonita Springs
Boynton Beach
Bradenton
Brandon
Brent
Brownsville
Buenaventura Lakes
Cape Coral
Carol City
Carrollwood
Carrollwood Village
Casselberry
Citrus Park
Clearwater
Clermont
Cocoa
Coconut Creek
Cooper City
Coral Gables
Coral Springs
Coral Terrace
Country Walk
Country Club
Crestview
Cutler
Cutler Ridge
Dania Beach
Davie
Daytona Beach
DeLand
DeBary
Deerfield Beach
Delray Beach
Deltona
Doral
Dunedin
East Lake
East Pensacola Heights
Edgewater
Egypt Lake-Leto
Ensley
Estero
Eustis
Ferry Pass
Florida Ridge
Fort Lauderdale
Fort Myers
Fort Pierce
Fort Walton Beach
Fountainebleau
Fruit Cove
Gainesville
Glenvar Heights
Golden Gate
Golden Glades
Greenacres City
Haines City
Hallandale Beach
Hialeah
Hialeah Gardens
Holiday
Hollywood
Homestead
Immokalee
Iona
Ives Estates
Jacksonville
Jacksonville Beach
Jasmine Estates
Jupiter
Kendale Lakes
Kendall
Key West
Keystone
Kissimmee
Lake Butler
Lake Magdalene
Lake Worth
Lake Worth Corridor
Lakeland
Lakeside
Land O' Lakes
Largo
Lauderdale Lakes
Lauderhill
Lealman
Leesburg
Lehigh Acres
Leisure City
Lutz
Lynn Haven
Maitland
Margate
Meadow Woods
Melbourne
Merritt Island
Miami
Miami Beach
Miami Gardens
Miami Lakes
Miramar
Myrtle Grove
Naples
Navarre
New Smyrna Beach
Norland
North Fort Myers
North Lauderdale
North Miami
North Miami Beach
North Port
Oak Ridge
Oakland Park
Ocala
Ocoee
Ojus
Opa-locka
Orlando
Ormond Beach
Oviedo
Pace
Palm Bay
Palm Beach Gardens
Palm City
Palm Coast
Palm Harbor
Palm Springs
Palm Valley
Palmetto Bay
Panama City
Parkland
Pembroke Pines
Pensacola
Pine Hills
Pinecrest
Pinellas Park
Pinewood
Plant City
Plantation
Poinciana
Pompano Beach
Ponte Vedra Beach
Port Charlotte
Port Orange
Port Saint Lucie
Princeton
Punta Gorda
Punta Gorda Isles
Richmond West
Riverview
Riviera Beach
Rockledge
Royal Palm Beach
Ruskin
Safety Harbor
Saint Cloud
Saint Petersburg
San Carlos Park
Sandalfoot Cove
Sanford
Sarasota
Sebastian
Seminole
South Bradenton
South Miami Heights
Southchase
Spring Hill
Stuart
Sun City Center
Sunny Isles Beach
Sunrise
Sunset
Tallahassee
Tamarac
Tamiami
Tampa
Tarpon Springs
Temple Terrace
The Crossings
The Hammocks
The Villages
Three Lakes
Titusville
Town 'n' Country
University Park
Valrico
Venice
Vero Beach
Wekiwa Springs
Wekiva Springs
Wellington
Wesley Chapel
Westchase
West Little River
West Melbourne
West Palm Beach
West Pensacola
West and East Lealman
Westchester
Weston
Winter Garden
Winter Haven
Winter Park
Winter Springs
Wright
Acworth
Albany
Alpharetta
Americus
Athens
Atlanta
Augusta
Belvedere Park
Brunswick
Calhoun
Canton
Carrollton
Cartersville
Columbus
Conyers
Dalton
Decatur
Douglasville
Dublin
Duluth
Dunwoody
East Point
Evans
Fayetteville
Forest Park
Gainesville
Griffin
Hinesville
Kennesaw
Kingsland
La Grange
Lawrenceville
Lithia Springs
Mableton
Macon
Marietta
Martinez
McDonough
Milledgeville
Newnan
North Atlanta
North Decatur
North Druid Hills
Peachtree City
Pooler
Redan
Riverdale
Rome
Roswell
Saint Marys
Sandy Springs
Savannah
Smyrna
Snellville
Statesboro
Stockbridge
Sugar Hill
Suwanee
Thomasville
Tifton
Tucker
Union City
Valdosta
Warner Robins
Wilmington Island
Woodstock
Alton
Belleville
Cahokia
Carbondale
Charleston
Collinsville
Decatur
East Saint Louis
Edwardsville
Fairview Heights
Godfrey
Granite City
Jacksonville
Marion
Mattoon
Mount Vernon
O'Fallon
Quincy
Springfield
Upper Alton
Bloomington
Brownsburg
Carmel
Clarksville
Columbus
Evansville
Fishers
Greenfield
Greenwood
Indianapolis
Jasper
Jeffersonville
Lawrence
New Albany
New Castle
Plainfield
Richmond
Seymour
Shelbyville
Terre Haute
Vincennes
Derby
Emporia
Gardner
Great Bend
Hays
Hutchinson
Junction City
Kansas City
Lawrence
Leavenworth
Leawood
Lenexa
Manhattan
Newton
Olathe
Overland Park
Pittsburg
Prairie Village
Salina
Shawnee
Topeka
Wichita
Ashland
Bowling Green
Burlington
Covington
Danville
Elizabethtown
Erlanger
Fern Creek
Florence
Fort Thomas
Frankfort
Georgetown
Henderson
Highview
Hopkinsville
Independence
Jeffersontown
Lexington
Lexington-Fayette
Louisville
Madisonville
Murray
Newburg
Newport
Nicholasville
Okolona
Owensboro
Pleasure Ridge Park
Radcliff
Richmond
Saint Matthews
Shively
Valley Station
Winchester
Alexandria
Baton Rouge
Bayou Cane
Bossier City
Central
Chalmette
Estelle
Gretna
Hammond
Harvey
Houma
Kenner
Lafayette
Lake Charles
Laplace
Marrero
Metairie
Metairie Terrace
Monroe
Natchitoches
New Iberia
New Orleans
Opelousas
Prairieville
Ruston
Shenandoah
Shreveport
Slidell
Sulphur
Terrytown
Adelphi
Annapolis
Arbutus
Arnold
Aspen Hill
Baltimore
Ballenger Creek
Beltsville
Bethesda
Bowie
Calverton
Camp Springs
Carney
Catonsville
Chillum
Cloverly
Clinton
Cockeysville
College Park
Columbia
Crofton
Cumberland
Damascus
Dundalk
East Riverdale
Easton
Edgewood
Eldersburg
Elkton
Elkridge
Ellicott City
Essex
Fairland
Ferndale
Fort Washington
Frederick
Gaithersburg
Germantown
Glassmanor
Glen Burnie
Green Haven
Greenbelt
Hagerstown
Hanover
Hillcrest Heights
Hunt Valley
Hyattsville
Ilchester
Lake Shore
Landover
Langley Park
Laurel
Lochearn
Maryland City
Middle River
Milford Mill
Montgomery Village
North Bel Air
North Bethesda
North Potomac
Odenton
Olney
Owings Mills
Oxon Hill
Parkville
Parole
Pasadena
Perry Hall
Pikesville
Potomac
Randallstown
Redland
Reisterstown
Rockville
Rosedale
Rossville
Saint Charles
Salisbury
Seabrook
Severn
Severna Park
Silver Spring
South Bel Air
South Gate
South Laurel
Suitland
Takoma Park
Towson
Waldorf
West Elkridge
Westminster
Wheaton
White Oak
Woodlawn
Affton
Arnold
Ballwin
Belton
Blue Springs
Cape Girardeau
Chesterfield
Clayton
Columbia
Concord
Creve Coeur
East Independence
Farmington
Ferguson
Florissant
Gladstone
Grandview
Hannibal
Hazelwood
Independence
Jefferson City
Joplin
Kansas City
Kirkwood
Lees Summit
Lemay
Liberty
Manchester
Maryland Heights
Mehlville
Nixa
O'Fallon
Oakville
Overland
Ozark
Poplar Bluff
Raymore
Raytown
Rolla
Saint Charles
Saint Joseph
Saint Louis
Saint Peters
Sedalia
Sikeston
Spanish Lake
Springfield
University City
Warrensburg
Webster Groves
Wentzville
Wildwood
Biloxi
Brandon
Clarksdale
Clinton
Columbus
Gautier
Greenville
Greenwood
Gulfport
Hattiesburg
Horn Lake
Jackson
Laurel
Madison
Meridian
Natchez
Ocean Springs
Olive Branch
Oxford
Pascagoula
Pearl
Ridgeland
Southaven
Starkville
Tupelo
Vicksburg
West Gulfport
Albemarle
Apex
Asheboro
Asheville
Boone
Burlington
Carrboro
Cary
Chapel Hill
Charlotte
Clayton
Clemmons
Concord
Cornelius
Durham
Eden
Elizabeth City
Fayetteville
Fuquay-Varina
Garner
Gastonia
Goldsboro
Greensboro
Greenville
Havelock
Henderson
Hickory
High Point
Holly Springs
Hope Mills
Huntersville
Indian Trail
Jacksonville
Kannapolis
Kernersville
Kinston
Laurinburg
Lenoir
Lexington
Lumberton
Matthews
Mint Hill
Monroe
Mooresville
Morganton
Morrisville
New Bern
Raleigh
Roanoke Rapids
Rocky Mount
Salisbury
Sanford
Shelby
Statesville
Thomasville
Wake Forest
West Raleigh
Wilmington
Wilson
Winston-Salem
Atlantic City
Bridgeton
Camden
Cherry Hill
Glassboro
Jackson
Lindenwold
Maple Shade
Millville
Mount Laurel
Ocean Acres
Pennsauken
Pleasantville
South Vineland
Toms River
Vineland
Williamstown
Athens
Beavercreek
Centerville
Cincinnati
Columbus
Dayton
Fairborn
Fairfield
Forest Park
Grove City
Hamilton
Huber Heights
Kettering
Lancaster
Lebanon
Mason
Miamisburg
Middletown
Norwood
Oxford
Pickerington
Portsmouth
Reynoldsburg
Riverside
Springboro
Springfield
Trotwood
Upper Arlington
Vandalia
White Oak
Whitehall
Xenia
Zanesville
Ada
Altus
Ardmore
Bartlesville
Bethany
Bixby
Broken Arrow
Chickasha
Claremore
Del City
Duncan
Durant
Edmond
El Reno
Enid
Jenks
Lawton
McAlester
Midwest City
Moore
Muskogee
Mustang
Norman
Oklahoma City
Owasso
Ponca City
Sand Springs
Sapulpa
Shawnee
Stillwater
Tahlequah
Tulsa
Yukon
Chambersburg
Chester
Drexel Hill
Hanover
Philadelphia
Springfield
West Chester
York
Aiken
Anderson
Charleston
Columbia
Conway
Easley
Florence
Goose Creek
Greenville
Greenwood
Greer
Hanahan
Hilton Head Island
Lexington
Mauldin
Mount Pleasant
Myrtle Beach
North Augusta
North Charleston
Rock Hill
Saint Andrews
Seven Oaks
Simpsonville
Socastee
Spartanburg
Saint Andrews
Summerville
Sumter
Taylors
Wade Hampton
Bartlett
Brentwood
Brentwood Estates
Bristol
Chattanooga
Clarksville
Cleveland
Collierville
Columbia
Cookeville
Dyersburg
East Brainerd
East Chattanooga
East Ridge
Farragut
Franklin
Gallatin
Germantown
Goodlettsville
Greeneville
Hendersonville
Jackson
Johnson City
Kingsport
Knoxville
La Vergne
Lebanon
Maryville
Memphis
Morristown
Mount Juliet
Murfreesboro
Nashville
New South Memphis
Oak Ridge
Shelbyville
Smyrna
Spring Hill
Springfield
Tullahoma
Abilene
Alamo
Aldine
Alice
Allen
Alvin
Angleton
Arlington
Atascocita
Austin
Balch Springs
Baytown
Beaumont
Bedford
Bellaire
Belton
Benbrook
Brenham
Brownsville
Brownwood
Brushy Creek
Bryan
Burleson
Canyon Lake
Carrollton
Cedar Hill
Cedar Park
Channelview
Cibolo
Cinco Ranch
Cleburne
Cloverleaf
College Station
Colleyville
Conroe
Converse
Coppell
Copperas Cove
Corinth
Corpus Christi
Corsicana
Cypress
Dallas
DeSoto
Deer Park
Denison
Denton
Dickinson
Donna
Duncanville
Edinburg
Ennis
Euless
Farmers Branch
Flower Mound
Fort Worth
Fresno
Friendswood
Frisco
Gainesville
Galveston
Garland
Gatesville
Georgetown
Grand Prairie
Grapevine
Greenville
Groves
Haltom City
Harker Heights
Harlingen
Highland Village
Houston
Humble
Huntsville
Hurst
Irving
Jollyville
Keller
Kerrville
Killeen
Kingsville
Kyle
La Porte
Lake Jackson
Lancaster
Laredo
League City
Leander
Lewisville
Little Elm
Longview
Lufkin
Mansfield
Marshall
McAllen
McKinney
Mercedes
Mesquite
Midlothian
Mineral Wells
Mission
Mission Bend
Missouri City
Mount Pleasant
Murphy
Nacogdoches
Nederland
New Braunfels
New Territory
North Richland Hills
Orange
Palestine
Paris
Pasadena
Pearland
Pecan Grove
Pflugerville
Pharr
Plano
Port Arthur
Portland
Richardson
Rockwall
Rosenberg
Round Rock
Rowlett
Sachse
Saginaw
San Antonio
San Benito
San Juan
San Marcos
Schertz
Seguin
Sherman
South Houston
Southlake
Spring
Stafford
Stephenville
Sugar Land
Sulphur Springs
Taylor
Temple
Terrell
Texarkana
Texas City
The Colony
The Woodlands
Tyler
Universal City
University Park
Uvalde
Victoria
Waco
Watauga
Waxahachie
Weatherford
Weslaco
White Settlement
Wichita Falls
Wylie
Alexandria
Annandale
Arlington
Ashburn
Baileys Crossroads
Blacksburg
Bon Air
Bristol
Buckhall
Burke
Cave Spring
Centreville
Chantilly
Charlottesville
Cherry Hill
Chesapeake
Chester
Christiansburg
Colonial Heights
Culpeper
Dale City
Danville
East Hampton
Fairfax
Franconia
Fredericksburg
Great Falls
Hampton
Harrisonburg
Herndon
Highland Springs
Hopewell
Hybla Valley
Idylwood
Jefferson
Lake Ridge
Laurel
Leesburg
Lincolnia
Linton Hall
Lorton
Lynchburg
Manassas
McLean
Mechanicsville
Merrifield
Montclair
Newport News
Norfolk
Oakton
Petersburg
Portsmouth
Portsmouth Heights
Radford
Reston
Richmond
Roanoke
Rose Hill
Salem
Short Pump
South Riding
South Suffolk
Springfield
Staunton
Sterling
Sudley
Suffolk
Tuckahoe
Tysons Corner
Vienna
Virginia Beach
Waynesboro
West Lynchburg
West Springfield
Winchester
Wolf Trap
Woodlawn
Beckley
Charleston
Clarksburg
Fairmont
Huntington
Martinsburg
Morgantown
Parkersburg
Sherwood
Franklin
Chillicothe
Bay City
Alabaster
Albertville
Anniston
Athens
Auburn
Glendale Heights
North Andover
Revere
Danbury
Darien
Inkster
Cleveland Heights
East Hartford
East Haven
East Norwalk
Fairfield
Farmington
Glastonbury
Guilford
Hamden
Hartford
Killingly Center
Ledyard Center
Madison
Manchester
Mansfield City
Meriden
Middletown
Milford
Montville Center
Naugatuck
New Britain
New Haven
New London
Newington
North Haven
North Stamford
Norwalk
Norwich
Plainfield
Plainville
Seymour
Shelton
South Windsor
Southbury
Stamford
Storrs
Stratford
Torrington
Trumbull
Wallingford
Waterbury
West Hartford
West Haven
West Torrington
Westport
Wethersfield
Willimantic
Wilton
Windham
Windsor
Wolcott
Ames
Ankeny
Bettendorf
Burlington
Cedar Falls
Cedar Rapids
Clinton
Clinton Stock Yards
Clive
Coralville
Council Bluffs
Davenport
Des Moines
Dubuque
Fort Dodge
Iowa City
Johnston
Marion
Marshalltown
Mason City
Muscatine
Newton
Ottumwa
Sioux City
Urbandale
Waterloo
West Des Moines
Addison
Algonquin
Alsip
Arlington Heights
Aurora
Bartlett
Batavia
Bellwood
Belvidere
Bensenville
Berwyn
Bloomingdale
Bloomington
Blue Island
Bolingbrook
Bourbonnais
Bradley
Bridgeview
Brookfield
Buffalo Grove
Burbank
Calumet City
Carol Stream
Carpentersville
Cary
Champaign
Chicago
Chicago Heights
Cicero
Country Club Hills
Crest Hill
Crystal Lake
Danville
Darien
DeKalb
Deerfield
Des Plaines
Dixon
Dolton
Downers Grove
East Moline
East Peoria
Elgin
Elk Grove Village
Elmhurst
Elmwood Park
Evanston
Evergreen Park
Frankfort
Franklin Park
Freeport
Galesburg
Geneva
Glen Ellyn
Glenview
Goodings Grove
Grayslake
Gurnee
Hanover Park
Harvey
Highland Park
Hinsdale
Hoffman Estates
Homer Glen
Homewood
Huntley
Joliet
Kankakee
La Grange
Lake Forest
Lake Zurich
Lake in the Hills
Lansing
Lemont
Libertyville
Lisle
Lockport
Lombard
Loves Park
Machesney Park
Macomb
Matteson
Maywood
McHenry
Melrose Park
Mokena
Moline
Montgomery
Morton
Morton Grove
Mount Prospect
Mundelein
Naperville
New Lenox
Niles
Normal
North Aurora
North Chicago
North Peoria
Northbrook
Oak Forest
Oak Lawn
Oak Park
Orland Park
Oswego
Ottawa
Palatine
Palos Hills
Park Forest
Park Ridge
Pekin
Peoria
Plainfield
Prospect Heights
Rock Island
Rockford
Rolling Meadows
Romeoville
Roselle
Round Lake
Round Lake Beach
Saint Charles
Schaumburg
Shorewood
Skokie
South Elgin
South Holland
Sterling
Streamwood
Sycamore
Tinley Park
Urbana
Vernon Hills
Villa Park
Washington
Waukegan
West Chicago
Westchester
Westmont
Wheaton
Wheeling
Wilmette
Woodridge
Woodstock
Yorkville
Zion
Anderson
Crawfordsville
Crown Point
Dyer
East Chicago
Elkhart
Fort Wayne
Frankfort
Gary
Goshen
Granger
Griffith
Hammond
Highland
Hobart
Huntington
Kokomo
LaPorte
Lafayette
Lebanon
Logansport
Marion
Merrillville
Michigan City
Mishawaka
Muncie
Munster
Noblesville
Portage
Schererville
South Bend
Valparaiso
West Lafayette
Westfield
Abington
Acton
Agawam
Amesbury
Amherst Center
Arlington
Ashland
Attleboro
Auburn
Barnstable
Belmont
Beverly
Beverly Cove
Billerica
Boston
Braintree
Brockton
Brookline
Burlington
Cambridge
Canton
Chelmsford
Chelsea
Chicopee
Concord
Danvers
Dedham
Dracut
East Longmeadow
Easthampton
Easton
Everett
Fairhaven
Fall River
Fitchburg
Framingham
Framingham Center
Franklin
Gardner
Gloucester
Grafton
Greenfield
Hanover
Haverhill
Holden
Holyoke
Jamaica Plain
Lawrence
Leominster
Lexington
Longmeadow
Lowell
Ludlow
Lynn
Malden
Mansfield
Marblehead
Marlborough
Medford
Melrose
Methuen
Milford
Milton
Natick
Needham
New Bedford
Newburyport
Newton
North Chicopee
Northampton
Norton
Norwood
Palmer
Peabody
Pittsfield
Quincy
Randolph
Reading
Rockland
Salem
Saugus
Shrewsbury
Somerset
Somerville
South Boston
South Hadley
South Peabody
Southbridge
Springfield
Stoneham
Stoughton
Sudbury
Swansea
Taunton
Tewksbury
Wakefield
Waltham
Watertown
Wellesley
West Springfield
Westfield
Westford
Weymouth
Wilmington
Winchester
Winthrop
Woburn
Worcester
Yarmouth
Auburn
Augusta
Bangor
Biddeford
Brunswick
Lewiston
Portland
Saco
South Portland
South Portland Gardens
Waterville
West Scarborough
Westbrook
Adrian
Allen Park
Allendale
Ann Arbor
Auburn Hills
Battle Creek
Bay City
Birmingham
Burton
Canton
Clinton
Dearborn
Dearborn Heights
Detroit
East Lansing
Eastpointe
Farmington Hills
Ferndale
Flint
Forest Hills
Garden City
Grand Rapids
Grandville
Grosse Pointe Woods
Hamtramck
Haslett
Hazel Park
Holland
Holt
Jackson
Jenison
Kalamazoo
Kentwood
Lansing
Lincoln Park
Livonia
Madison Heights
Marquette
Midland
Monroe
Mount Clemens
Mount Pleasant
Muskegon
Norton Shores
Novi
Oak Park
Okemos
Owosso
Pontiac
Port Huron
Portage
Redford
Rochester Hills
Romulus
Roseville
Royal Oak
Saginaw
Shelby
Southfield
Southgate
Saint Clair Shores
Sterling Heights
Taylor
Trenton
Troy
Walker
Warren
Waterford
Waverly
Wayne
Westland
Wyandotte
Wyoming
Ypsilanti
Albert Lea
Andover
Anoka
Apple Valley
Austin
Blaine
Bloomington
Brooklyn Center
Brooklyn Park
Buffalo
Burnsville
Champlin
Chanhassen
Chaska
Columbia Heights
Coon Rapids
Cottage Grove
Crystal
Duluth
Eagan
Eden Prairie
Edina
Elk River
Faribault
Farmington
Forest Lake
Fridley
Golden Valley
Ham Lake
Hastings
Hibbing
Hopkins
Inver Grove Heights
Lakeville
Lino Lakes
Mankato
Maple Grove
Maplewood
Minneapolis
Minnetonka
Minnetonka Mills
Moorhead
New Brighton
New Hope
Northfield
Oakdale
Owatonna
Plymouth
Prior Lake
Ramsey
Red Wing
Richfield
Rochester
Rosemount
Roseville
Saint Cloud
Saint Louis Park
Saint Michael
Saint Paul
Sartell
Savage
Shakopee
Shoreview
South Saint Paul
Stillwater
West Coon Rapids
West Saint Paul
White Bear Lake
Willmar
Winona
Woodbury
Kirksville
Fargo
Grand Forks
Jamestown
West Fargo
Bellevue
Columbus
Fremont
Grand Island
Hastings
Kearney
La Vista
Lincoln
Norfolk
Omaha
Papillion
Bedford
Concord
Derry
Derry Village
Dover
East Concord
Keene
Laconia
Manchester
Merrimack
Nashua
Portsmouth
Rochester
Salem
Asbury Park
Avenel
Bayonne
Belleville
Bergenfield
Bloomfield
Carteret
Cliffside Park
Clifton
Colonia
Cranford
Dover
Dumont
East Brunswick
East Orange
Edison
Elizabeth
Elmwood Park
Englewood
Ewing
Fair Lawn
Fords
Fort Lee
Garfield
Hackensack
Hawthorne
Hillside
Hoboken
Hopatcong
Hopatcong Hills
Irvington
Iselin
Jersey City
Kearny
Lakewood
Linden
Livingston
Lodi
Long Branch
Lyndhurst
Madison
Maplewood
Montclair
Morristown
New Brunswick
New Milford
Newark
North Arlington
North Bergen
North Plainfield
Nutley
Old Bridge
Orange
Palisades Park
Paramus
Parsippany
Passaic
Paterson
Perth Amboy
Piscataway
Plainfield
Point Pleasant
Rahway
Ridgewood
Roselle
Rutherford
Sayreville
Sayreville Junction
Scotch Plains
Secaucus
Somerset
South Old Bridge
South Orange
South Plainfield
South River
Summit
Teaneck
Tinton Falls
Trenton
Union
Union City
Wayne
West Milford
West New York
West Orange
Westfield
Willingboro
Woodbridge
Wyckoff
Albany
Amherst
Amsterdam
Auburn
Baldwin
Batavia
Bay Shore
Beacon
Bellmore
Bensonhurst
Bethpage
Binghamton
Brentwood
Brighton
Borough of Bronx
Brooklyn
Buffalo
Centereach
Central Islip
Cheektowaga
Cohoes
Commack
Coney Island
Copiague
Coram
Cortland
Deer Park
Depew
Dix Hills
East Meadow
East Massapequa
East New York
East Northport
East Patchogue
East Setauket
Eastchester
Eggertsville
Elmira
Elmont
Farmingville
Floral Park
Franklin Square
Freeport
Garden City
Glen Cove
Gloversville
Greenburgh
Harrison
Hauppauge
Hempstead
Hicksville
Holbrook
Holtsville
Huntington
Huntington Station
Irondequoit
Islip
Ithaca
Jamaica
Jamestown
Johnson City
Kenmore
Kings Park
Kingston
Kiryas Joel
Lackawanna
Lake Ronkonkoma
Levittown
Lindenhurst
Lockport
Long Beach
Long Island City
Lynbrook
Mamaroneck
Manhattan
Massapequa
Massapequa Park
Mastic
Medford
Melville
Merrick
Middletown
Mineola
Monsey
Mount Vernon
Nanuet
New City
New Rochelle
New York City
Newburgh
Niagara Falls
North Amityville
North Babylon
North Bay Shore
North Bellmore
North Massapequa
North Tonawanda
North Valley Stream
Oceanside
Ossining
Oswego
Pearl River
Peekskill
Plainview
Plattsburgh
Port Chester
Port Washington
Poughkeepsie
Rochester
Rockville Centre
Rome
Ronkonkoma
Roosevelt
Rotterdam
Rye
Saratoga Springs
Sayville
Scarsdale
Schenectady
Seaford
Selden
Shirley
Smithtown
Spring Valley
Staten Island
Syosset
Syracuse
Tonawanda
Troy
Uniondale
Utica
Valley Stream
Wantagh
Watertown
West Albany
West Babylon
West Hempstead
West Islip
West Seneca
Westbury
White Plains
Woodmere
Yonkers
Akron
Alliance
Ashland
Ashtabula
Aurora
Austintown
Avon
Avon Center
Avon Lake
Barberton
Bay Village
Berea
Boardman
Bowling Green
Broadview Heights
Brook Park
Brunswick
Canton
Cleveland
Cuyahoga Falls
Defiance
Delaware
Dublin
East Cleveland
Eastlake
Elyria
Euclid
Fairview Park
Findlay
Fremont
Gahanna
Garfield Heights
Green
Hilliard
Hudson
Kent
Lakewood
Lima
Lorain
Mansfield
Maple Heights
Marion
Marysville
Massillon
Mayfield Heights
Medina
Mentor
Middleburg Heights
Mount Vernon
New Philadelphia
Newark
Niles
North Canton
North Olmsted
North Ridgeville
North Royalton
Norwalk
Oregon
Painesville
Parma
Parma Heights
Perrysburg
Piqua
Rocky River
Sandusky
Shaker Heights
Sidney
Solon
South Euclid
Steubenville
Stow
Streetsboro
Strongsville
Sylvania
Tallmadge
Tiffin
Toledo
Troy
Twinsburg
Wadsworth
Warren
Westerville
Westlake
Willoughby
Wooster
Youngstown
Allentown
Allison Park
Altoona
Back Mountain
Baldwin
Bethel Park
Bethlehem
Carlisle
Easton
Erie
Harrisburg
Hazleton
Hermitage
Johnstown
King of Prussia
Lancaster
Lansdale
Lebanon
Levittown
Limerick
McKeesport
Monroeville
Mount Lebanon
Mountain Top
Murrysville
New Castle
Norristown
Penn Hills
Phoenixville
Pittsburgh
Plum
Pottstown
Radnor
Reading
Scranton
State College
Upper Saint Clair
Wayne
West Mifflin
Whitehall Township
Wilkes-Barre
Wilkinsburg
Williamsport
Willow Grove
Barrington
Bristol
Central Falls
Coventry
Cranston
Cumberland
East Providence
Middletown
Newport
North Kingstown
North Providence
Pawtucket
Portsmouth
Providence
Smithfield
Warwick
West Warwick
Westerly
Woonsocket
Aberdeen
Brookings
Mitchell
Sioux Falls
Watertown
Burlington
Colchester
Rutland
South Burlington
Appleton
Ashwaubenon
Beaver Dam
Beloit
Brookfield
Caledonia
Cudahy
De Pere
Eau Claire
Fitchburg
Fond du Lac
Franklin
Germantown
Green Bay
Greenfield
Howard
Janesville
Kaukauna
Kenosha
La Crosse
Madison
Manitowoc
Marshfield
Menasha
Menomonee Falls
Menomonie
Mequon
Middleton
Milwaukee
Muskego
Neenah
New Berlin
North La Crosse
Oak Creek
Oconomowoc
Onalaska
Oshkosh
Pleasant Prairie
Racine
Sheboygan
South Milwaukee
Stevens Point
Sun Prairie
Superior
Watertown
Waukesha
Wausau
Wauwatosa
West Allis
West Bend
Wisconsin Rapids
Weirton
Weirton Heights
Wheeling
Ansonia
Bridgeport
Bristol
Branford
Cheshire
Fillmore
Buckeye
Bullhead City
Casa Grande
Casas Adobes
Catalina Foothills
Chandler
Douglas
Drexel Heights
El Mirage
Eloy
Flagstaff
Florence
Flowing Wells
Fortuna Foothills
Fountain Hills
Gilbert
Glendale
Goodyear
Green Valley
Kingman
Lake Havasu City
Marana
Maricopa
Mesa
Nogales
Oro Valley
Payson
Peoria
Phoenix
Prescott
Prescott Valley
Queen Creek
Rio Rico
Sahuarita
San Luis
Scottsdale
Sierra Vista
Sun City
Sun City West
Surprise
Tanque Verde
Tempe
Tempe Junction
Tucson
Yuma
Adelanto
Agoura
Agoura Hills
Alameda
Albany
Alhambra
Aliso Viejo
Altadena
Alum Rock
American Canyon
Anaheim
Antelope
Antioch
Apple Valley
Arcadia
Arroyo Grande
Artesia
Arvin
Ashland
Atascadero
Atwater
Avenal
Avocado Heights
Azusa
Bakersfield
Baldwin Park
Banning
Barstow
Barstow Heights
Bay Point
Bay Point
Beaumont
Bell
Bell Gardens
Bellflower
Belmont
Benicia
Berkeley
Beverly Hills
Bloomington
Blythe
Bostonia
Brawley
Brea
Brentwood
Buena Park
Burbank
Burlingame
Calabasas
Calexico
Camarillo
Cameron Park
Campbell
Carlsbad
Carmichael
Carson
Castaic
Castro Valley
Cathedral City
Ceres
Cerritos
Chatsworth
Chico
Chino
Chino Hills
Chowchilla
Chula Vista
Citrus Heights
Claremont
Clearlake
Clovis
Coachella
Clovis
Colton
Compton
Concord
Corcoran
Corona
Coronado
Costa Mesa
Covina
Cudahy
Culver City
Cupertino
Cypress
Daly City
Dana Point
Danville
Davis
Delano
Desert Hot Springs
Diamond Bar
Dinuba
Dixon
Downey
Duarte
Dublin
East Rancho Dominguez
East Hemet
East Los Angeles
East Palo Alto
El Cajon
El Centro
El Cerrito
El Dorado Hills
El Monte
El Segundo
Elk Grove
Encinitas
Escondido
Fair Oaks
Fairfield
Fallbrook
Florin
Folsom
Fontana
Foothill Farms
Foster City
Fountain Valley
Fremont
Fresno
Fullerton
Galt
Garden Grove
Gardena
Gilroy
Glen Avon
Glendale
Glendora
Goleta
Granite Bay
Greenfield
Hacienda Heights
Hanford
Hawthorne
Hayward
Hemet
Hercules
Hermosa Beach
Hesperia
Highland
Hollister
Hollywood
Huntington Beach
Huntington Park
Imperial Beach
Indio
Inglewood
Irvine
Isla Vista
La Cañada Flintridge
La Habra
La Jolla
La Mesa
La Mirada
La Palma
La Presa
La Puente
La Quinta
La Verne
Ladera Ranch
Lafayette
Laguna
Laguna Beach
Laguna Hills
Laguna Niguel
Laguna Woods
Lake Elsinore
Lake Forest
Lakeside
Lakewood
Lamont
Lancaster
Lathrop
Lawndale
Lemon Grove
Lemoore
Lennox
Lincoln
Linda
Live Oak
Livermore
Lodi
Loma Linda
Lomita
Lompoc
Long Beach
Los Altos
Los Angeles
Los Banos
Los Gatos
Lynwood
Madera
Manhattan Beach
Manteca
Marina
Martinez
Maywood
Mead Valley
Menifee
Menlo Park
Merced
Millbrae
Milpitas
Mira Loma
Mission Viejo
Modesto
Monrovia
Montclair
Montebello
Monterey
Monterey Park
Moorpark
Moraga
Moreno Valley
Morgan Hill
Mountain View
Murrieta
Napa
National City
Newark
Newport Beach
Nipomo
Norco
North Glendale
North Highlands
North Hollywood
Norwalk
Novato
Oakdale
Oakland
Oakley
Oceanside
Oildale
Ontario
Orange
Orangevale
Orcutt
Orinda
Oroville
Oxnard
Oxnard Shores
Pacifica
Pacific Grove
Palm Desert
Palm Springs
Palmdale
Palo Alto
Paradise
Paramount
Pasadena
Paso Robles
Patterson
Perris
Petaluma
Pico Rivera
Pinole
Pittsburg
Placentia
Pleasant Hill
Pleasanton
Pomona
Port Hueneme
Porterville
Poway
Prunedale
Ramona
Rancho Cordova
Rancho Cucamonga
Rancho Mirage
Rancho Palos Verdes
Rancho San Diego
Rancho Santa Margarita
Redlands
Redondo Beach
Redwood City
Reedley
Rialto
Richmond
Ridgecrest
Rio Linda
Riverbank
Riverside
Rocklin
Rohnert Park
Rosamond
Rosemead
Rosemont
Roseville
Rowland Heights
Rubidoux
Sacramento
Salinas
San Bernardino
San Bruno
San Carlos
San Clemente
San Diego
San Dimas
San Fernando
San Francisco
San Gabriel
San Jacinto
San Jose
San Juan Capistrano
San Leandro
San Lorenzo
San Luis Obispo
San Marcos
San Mateo
San Pablo
San Pedro
San Rafael
San Ramon
Sanger
Santa Ana
Santa Barbara
Santa Clara
Santa Clarita
Santa Cruz
Santa Fe Springs
Santa Maria
Santa Monica
Santa Paula
Santa Rosa
Santee
Saratoga
Seal Beach
Seaside
Selma
Shafter
Sherman Oaks
Simi Valley
Soledad
South El Monte
South Gate
South Lake Tahoe
South Pasadena
South San Francisco
South San Jose Hills
South Whittier
South Yuba City
Spring Valley
Stanton
Stockton
Suisun
Sun City
Sunnyvale
Temecula
Temple City
Thousand Oaks
Torrance
Tracy
Truckee
Tulare
Turlock
Tustin
North Tustin
Twentynine Palms
Ukiah
Union City
Union City
Universal City
Upland
Vacaville
Valencia
Valinda
Vallejo
Van Nuys
Ventura
Victorville
Vincent
Visalia
Vista
Walnut
Walnut Creek
Walnut Park
Watsonville
West Carson
West Covina
West Hollywood
West Puente Valley
West Sacramento
Westminster
Westmont
Whittier
Wildomar
Willowbrook
Windsor
Winter Gardens
Woodland
Woodland Hills
Yorba Linda
Yuba City
Yucaipa
Yucca Valley
Arvada
Aurora
Brighton
Broomfield
Cañon City
Castle Rock
Castlewood
Centennial
Cimarron Hills
Clifton
Colorado Springs
Columbine
Commerce City
Denver
Durango
Englewood
Fountain
Golden
Grand Junction
Highlands Ranch
Ken Caryl
Lafayette
Lakewood
Littleton
Louisville
Montrose
Northglenn
Parker
Pueblo
Pueblo West
Sherrelwood
Southglenn
Thornton
Westminster
Wheat Ridge
Dodge City
Garden City
Liberal
Alamogordo
Albuquerque
Carlsbad
Clovis
Farmington
Gallup
Hobbs
Las Cruces
Rio Rancho
Roswell
Santa Fe
South Valley
Boulder City
Carson City
Enterprise
Fernley
Henderson
Las Vegas
Mesquite
North Las Vegas
Pahrump
Paradise
Reno
Spanish Springs
Sparks
Spring Valley
Sun Valley
Sunrise Manor
Whitney
Winchester
Amarillo
Big Spring
Del Rio
Eagle Pass
El Paso
Hereford
Horizon City
Lubbock
Midland
Odessa
Pampa
Plainview
San Angelo
Socorro
Socorro Mission Number 1 Colonia
West Odessa
Cedar City
Saint George
Washington
Wasco
Anthem
Apache Junction
Avondale
Juneau
Arcata
Bayside
Eureka
McKinleyville
Redding
Susanville
Boulder
Erie
Evans
Fort Collins
Greeley
Longmont
Loveland
Windsor
Boise
Caldwell
Coeur d'Alene
Eagle
Idaho Falls
Kuna
Lewiston
Lewiston Orchards
Meridian
Moscow
Nampa
Pocatello
Post Falls
Rexburg
Twin Falls
Billings
Bozeman
Butte
Great Falls
Helena
Kalispell
Missoula
Bismarck
Dickinson
Mandan
Minot
North Platte
Scottsbluff
Elko
Albany
Aloha
Altamont
Ashland
Beaverton
Bend
Bethany
Canby
Central Point
Coos Bay
Corvallis
Eugene
Forest Grove
Four Corners
Grants Pass
Gresham
Hayesville
Hermiston
Hillsboro
Keizer
Klamath Falls
Lake Oswego
Lebanon
Lents
McMinnville
Medford
Milwaukie
Newberg
Oak Grove
Oregon City
Pendleton
Portland
Redmond
Roseburg
Salem
Sherwood
Springfield
Tigard
Troutdale
Tualatin
West Linn
Wilsonville
Woodburn
Rapid City
Bountiful
Brigham City
Centerville
Clearfield
Clinton
Cottonwood Heights
Draper
Eagle Mountain
East Millcreek
Farmington
Herriman
Highland
Holladay
Kaysville
Kearns
Layton
Lehi
Logan
Magna
Midvale
Millcreek
Murray
North Ogden
North Salt Lake
Ogden
Orem
Payson
Pleasant Grove
Provo
Riverton
Roy
Salt Lake City
Sandy City
Sandy Hills
Saratoga Springs
South Jordan Heights
South Jordan
South Ogden
South Salt Lake
Spanish Fork
Springville
Syracuse
Taylorsville
Tooele
West Jordan
West Valley City
Aberdeen
Anacortes
Arlington
Auburn
Battle Ground
Bellevue
Bellingham
Bonney Lake
Bothell
Bremerton
Burien
Camas
Centralia
Cottage Lake
Covington
Des Moines
Edmonds
Ellensburg
Everett
Fairwood
Federal Way
Five Corners
Frederickson
Graham
Hazel Dell
Issaquah
Kenmore
Kennewick
Kent
Kirkland
Lacey
Lake Stevens
Lakewood
Longview
Lynnwood
Maple Valley
Martha Lake
Marysville
Mercer Island
Mill Creek
Monroe
Moses Lake
Mount Vernon
Mountlake Terrace
Mukilteo
North Creek
Oak Harbor
Olympia
Opportunity
Orchards
Parkland
Pasco
Port Angeles
Pullman
Puyallup
Redmond
Renton
Richland
Salmon Creek
Sammamish
SeaTac
Seattle
Shoreline
Silverdale
South Hill
Spanaway
Spokane
Spokane Valley
Sunnyside
Tacoma
Tukwila
Tumwater
University Place
Vancouver
Walla Walla
Wenatchee
West Lake Sammamish
West Lake Stevens
Bainbridge Island
Yakima
Casper
Cheyenne
Gillette
Laramie
Rock Springs
Sheridan
American Fork
Kahului
Kailua
Kāne‘ohe
Kīhei
Makakilo City
Mililani Town
Pearl City
Wahiawā
Wailuku
Waipahu
‘Ewa Gentry
Hilo
Honolulu
Fairbanks
Anchorage
Badger
Milton
Johns Creek
Cutler Bay
Alafaya
Fort Bragg
Silver Firs
Vineyard
Citrus Park
Wallingford Center
Bel Air North
Bel Air South
Setauket-East Setauket
Tonawanda
Fort Leonard Wood
West Bloomfield Township
East Lake-Orient Park
Four Corners
Greater Northdale
Candler-McAfee
University
Vero Beach South
Kendall West
Palm River-Clair Mel
Arden-Arcade
Bryn Mawr-Skyway
Casa de Oro-Mount Helix
Florence-Graham
Fort Hood
Inglewood-Finn Hill
La Crescenta-Montrose
East Hill-Meridian
Security-Widefield
Union Hill-Novelty Hill
West Whittier-Los Nietos
Summerlin South
Makakilo
Schofield Barracks
San Tan Valley
BloomingtonMn
Enchanted Hills
West Hills
Oak Hill
Bridgewater
Warren Township

Young
Trinidad
Treinta y Tres
Tacuarembó
Santa Lucía
San José de Mayo
San Carlos
Salto
Rocha
Rivera
Progreso
Paysandú
Paso de Carrasco
Pando
Montevideo
Minas
Mercedes
Melo
Maldonado
Las Piedras
La Paz
Fray Bentos
Florida
Durazno
Dolores
Delta del Tigre
Colonia del Sacramento
Carmelo
Canelones
Artigas

Nukus
Khŭjayli
Oltinko’l
Zomin
Urgut
Tirmiz
Sho’rchi
Shahrisabz
Samarqand
Qarshi
Muborak
Kitob
Kattaqo’rg’on
Koson
Karakul’
Kogon
G’uzor
Galaosiyo
Juma
Denov
Chiroqchi
Chelak
Bulung’ur
Buxoro
Beshkent
Boysun
Oqtosh
Zafar
Yaypan
Yangiyŭl
Yangiyer
Yangirabot
Yangiqo‘rg‘on
Yangiobod
Wobkent
Uychi
Urganch
Dashtobod
Uchqŭrghon Shahri
Tŭytepa
Tŭragŭrghon
Toshloq
Tashkent
Toshbuloq
Sirdaryo
Showot
Shofirkon
Salor
Qŭshkŭpir
Qo‘qon
Piskent
Payshanba
Parkent
Pop
Paxtakor
Olmaliq
Ohangaron
Nurota
Novyy Turtkul’
Navoiy
Namangan
Marg‘ilon
Manghit
Asaka
Quvasoy
Qŭrghontepa
Kirgili
Qibray
Khŭjaobod
Khiwa
Haqqulobod
Kosonsoy
Jizzax
Iskandar
Hazorasp
Gurlan
Guliston
Ghijduwon
G‘azalkent
Gagarin
Farg\`ona
Dŭstlik
Chust Shahri
Chirchiq
Chinoz
Chortoq
Bŭka
Beshariq
Beruniy
Bektemir
Bekobod
Angren
Andijon
Oltiariq
Quva

Vatican City

Kingstown
Kingstown Park

La Asunción
Anaco
Alto Barinas
Zaraza
Yaritagua
Villa de Cura
Villa Bruzual
Valle de La Pascua
Valera
Valencia
Upata
Turmero
Tucupita
Trujillo
Tinaquillo
Táriba
Santa Teresa
Santa Rita
San Mateo
San Juan de los Morros
San Juan de Colón
San José de Guanipa
San Joaquín
San Felipe
San Cristóbal
San Carlos del Zulia
San Carlos
San Antonio del Táchira
San Antonio de Los Altos
Rubio
La Villa del Rosario
Quíbor
Punto Fijo
Punta Cardón
Puerto La Cruz
Puerto Cabello
Puerto Ayacucho
Porlamar
Petare
Palo Negro
Ocumare del Tuy
Nirgua
Mucumpiz
Morón
Mérida
Mariara
Maracay
Maracaibo
Maiquetía
Machiques
Los Rastrojos
Los Dos Caminos
La Victoria
Las Tejerías
Lagunillas
La Guaira
Juan Griego
Güiria
Güigüe
Guatire
Guarenas
Guanare
Guacara
El Vigía
El Tocuyo
El Tigre
El Limón
El Hatillo
Ejido
Cumaná
Cúa
Coro
Ciudad Guayana
Ciudad Bolívar
Chivacoa
Charallave
Chacao
Tacarigua
Caucagüito
Catia La Mar
Carúpano
Carrizal
Carora
Caracas
Caraballeda
Cantaura
Calabozo
Cagua
Cabimas
Baruta
Barquisimeto
Barinitas
Barcelona
Araure
Altagracia de Orituco
Acarigua
Maturín
La Fría
El Cafetal
Caucaguita
La Dolorita
Guasdalito
San Fernando Apure

Road Town

Charlotte Amalie

Yên Vinh
Yên Bái
Vũng Tàu
Vĩnh Yên
Vĩnh Long
Vinh
Việt Trì
Uông Bí
Tuy Hòa
Tuyên Quang
Trà Vinh
Thủ Dầu Một
Thành phố Hồ Chí Minh
Thanh Hóa
Thái Nguyên
Thái Bình
Tây Ninh
Tân An
Tam Kỳ
Sơn Tây
Sơn La
Sông Cầu
Sóc Trăng
Sa Pá
Sa Ðéc
Rạch Giá
Quy Nhơn
Quảng Ngãi
Pleiku
Phủ Lý
Phú Khương
Phan Thiết
Phan Rang-Tháp Chàm
Ninh Bình
Nha Trang
Nam Ðịnh
Mỹ Tho
Long Xuyên
Lào Cai
Lạng Sơn
Lagi
Kon Tum
Hưng Yên
Huế
Hạ Long
Hội An
Hòa Bình
Hà Tĩnh
Hà Tiên
Hà Nội
Haiphong
Hải Dương
Hà Giang
Hà Ðông
Dồng Xoài
Ðồng Hới
Ðông Hà
Diện Biên Phủ
Turan
Ðà Lạt
Củ Chi
Châu Ðốc
Cao Lãnh
Cao Bằng
Cần Thơ
Cần Giờ
Cần Duộc
Cam Ranh
Cẩm Phả Mines
Cà Mau
Buôn Ma Thuột
Bỉm Sơn
Biên Hòa
Bến Tre
Bắc Ninh
Bạc Liêu
Bắc Giang
Bắc Kạn

Port-Vila

Mata-Utu

Apia

Vushtrri
Ferizaj
Suva Reka
Shtime
Prizren
Pristina
Podujeva
Pejë
Orahovac
Llazicë
Leposaviq
Mitrovicë
Kosovo Polje
Istok
Gjilan
Dragash
Deçan

Zabīd
Yarīm
Ta‘izz
Sayyān
Sanaa
Saḩar
Laḩij
Ibb
Ḩajjah
Dhī as Sufāl
Bayt al Faqīh
Bājil
Al Mukallā
Al Ḩudaydah
Al Bayḑā’
Aden

Mamoudzou
Koungou

Roodepoort
Zeerust
Wolmaransstad
White River
Witbank
Westonaria
Wesselsbron
Welkom
Warrenton
Warmbaths
Vryheid
Vryburg
Volksrust
Virginia
Viljoenskroon
Vereeniging
Vanderbijlpark
Upington
Umtata
Umkomaas
Ulundi
Uitenhage
Tzaneen
Thohoyandou
Theunissen
Thaba Nchu
Tembisa
Stutterheim
Stilfontein
Stanger
Standerton
Springs
Soweto
Somerset East
Siyabuswa
Senekal
Secunda
Scottburgh
Schweizer-Reneke
Sasolburg
Rustenburg
Richmond
Richards Bay
Reitz
Randfontein
Queenstown
Queensdale
Pretoria
Mokopane
Potchefstroom
Port Shepstone
Port Elizabeth
Port Alfred
Plettenberg Bay
Piet Retief
Polokwane
Pietermaritzburg
Phuthaditjhaba
Phalaborwa
Parys
Pampierstad
Oudtshoorn
Orkney
Modimolle
Nkowakowa
Nigel
Newcastle
Nelspruit
Mpumalanga
Mpophomeni
Mondlo
Mmabatho
Middelburg
Middelburg
Messina
Margate
Mabopane
Lydenburg
Louis Trichardt
Lichtenburg
Lebowakgomo
Lady Frere
Ladybrand
Kutloanong
Kruisfontein
Krugersdorp
Kroonstad
Kriel
Komatipoort
Kokstad
Knysna
Klerksdorp
Kimberley
Johannesburg
Howick
Hennenman
Hendrina
Heilbron
Heidelberg
Harrismith
Grahamstown
Graaff-Reinet
Giyani
George
Ga-Rankuwa
Frankfort
Fort Beaufort
Fochville
eSikhawini
Ermelo
Empangeni
eMbalenhle
Ellisras
East London
Durban
Dundee
Duiwelskloof
Driefontein
Delmas
De Aar
Cullinan
Cradock
Christiana
Carletonville
Butterworth
Bronkhorstspruit
Brits
Brakpan
Botshabelo
Bothaville
Boksburg
Bloemhof
Bloemfontein
Bhisho
Bethlehem
Bethal
Benoni
Beaufort West
Barberton
Ballitoville
Balfour
Allanridge
Aliwal North
Ekangala
Midrand
Centurion
Worcester
Stellenbosch
Saldanha
Noorder-Paarl
Malmesbury
Hermanus
Grabouw
Ceres
Cape Town
Atlantis

Nchelenge
Mbala
Kawambwa
Siavonga
Sesheke
Samfya
Petauke
Ndola
Mumbwa
Mufulira
Mpika
Monze
Mongu
Mazabuka
Mansa
Lusaka
Luanshya
Livingstone
Kitwe
Kasama
Kapiri Mposhi
Kansanshi
Kalulushi
Kafue
Kabwe
Choma
Chipata
Chingola
Chililabombwe

Zvishavane
Victoria Falls
Shurugwi
Rusape
Redcliff
Norton
Mutare
Masvingo
Marondera
Kwekwe
Karoi
Kariba
Kadoma
Hwange
Harare
Gweru
Gokwe
Chiredzi
Chipinge
Chinhoyi
Chegutu
Bulawayo
Bindura
Beitbridge
Epworth
Chitungwiza	
08
07

UQ
RK
SH
DU
SH
SH
AZ
FU
AZ
AJ
SH
AZ

TAK
HER
JOW

SAR
SAR
SAM
TAK
JOW
KDZ
BGL
KAB
BGL
FYB
LAG
BAL
HEL
HER
KDZ
KHO
BAL
NIM
KDZ
HER
KAN
KAB
NAN
PAR
HER
BDG
GHA
HEL
PIA
BDS
FRA
HER
PAR
LOG
BAL
BGL
TAK
KNR
KNR
FYB
NAN
BAM

04



12
07
06
05
03
09
12
TR
10
04
04
08
08
01
02
TR
04
04
02
01

SU
SU
SU
AR
AR
ER
AV
LO
GR
AR
LO
GR
KT
AV
SH
AG
KT

LSU
LNO
MOX
UIG
ZAI
ZAI
ZAI
MAL
LUA
BGO
CAB
CUS
NAM

MOX
HUI
HUA
BGU
BIE
HUA
BGU
BIE
BIE
HUI
HUA
BGU

C
S
E
C
C
C
N
W
E
N
W
W
S
W

H
S
C
N
N
N
N
N
C
P
W
N
C
C
W
N
C
W
C
C
C
E
N
E
E
W
W
H
N
P
H
E
W
N
C
W
W
E
E

E
C

H
C
S
N
Q
T
R
J
X
X
X
S
X
H
X
R
E
S
S
C
V
X
H
C
U
G
A
T
S
S
G
L
J
S
Y
A
M
Y
C
T
Q
M
D
S
J
J
S
X
K
R
A
S
S
X
X
Z
X
X
U
S
H
C
U
H
J
Q
C
S
E
Y
C
C
Q
X
T
M
X
H
C
Y
H
F
X
X
X
C
A
X
S
S
R
H
L
A
S
S
T
U
S
A
X
R
E
X
Q
X
E
X
C
S
X
U
R
R
C
J
F
H
C
Q
J
R
H
S
S
S
S
Z
X
T
C
S
X
G
X
R
T
J
T

D
R



2
3
9
4
3
2
4
3
3
4
2
3
3
5
5
3
8
4
4
6
7
3
3
2
6
7
5
6
8
8
8
4
3
3
5

SA
WA
WA
SA
QLD
SA
WA
WA
WA
WA
WA
SA
NT
WA
NT
WA
SA
VIC
VIC
NSW
VIC
QLD
QLD
QLD
NSW
NSW
NSW
QLD
QLD
VIC
NSW
QLD
NSW
VIC
VIC
QLD
VIC
NSW
NSW
NSW
NSW
NSW
VIC
NSW
QLD
VIC
SA
NSW
VIC
QLD
VIC
VIC
VIC
QLD
NSW
NSW
QLD
NSW
NSW
TAS
NSW
NSW
TAS
NSW
VIC
NSW
NSW
QLD
QLD
VIC
VIC
VIC
NSW
NSW
NSW
VIC
NSW
NSW
TAS
QLD
NSW
VIC
VIC
NSW
NSW
NSW
NSW
NSW
NSW
ACT
VIC
QLD
QLD
QLD
TAS
QLD
QLD
VIC
NSW
QLD
NSW
VIC
NSW
NSW
VIC
NSW
NSW
QLD
NSW
NSW
NT
QLD
QLD
NSW
NSW
VIC
QLD
QLD
NSW
VIC
NSW
SA
WA
NSW
VIC
VIC
VIC
VIC
VIC
VIC
QLD
VIC







XA
SAT
SUS
SAL
NEF
NV

IMI
CAL
BIL
AST
SR
AGM
ZAQ
BA
YEV
GYG
XAC
UCA
TAR
SM
BA
SKR
SMI
SA
BA
SAB
QUS
QBA
HAC
QAZ
SM
MI
BA
BA
BA
GOY
BA
GA
BA
BA
BAR
BA
BA
BA
AGU
AGS
AGC
BA





SRP


SRP




SRP


BRC

SRP

SRP


08

F
10
C
G
C

E


C
C
10


E
06
F
10
F
C

F



G
D

06
F
10
10
F
D
D
D
E

G


10

D
C
F
10
06


D
D

10
C


F




10


E
10
10

10

F
D
10


06
10
10
D

06
D


E
F
E
C
C
C
10
06
10
E

VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
WAL
VLG
WAL
WAL
VLG
WAL
VLG
WAL
WAL
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
WAL
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
VLG
VLG
WAL
WAL
VLG
VLG
VLG
WAL
VLG
VLG
WAL
VLG
VLG
VLG
WAL
WAL
VLG
VLG
WAL
VLG
VLG
VLG
WAL
VLG
VLG
VLG
WAL
WAL
VLG
WAL
WAL
VLG
VLG
VLG
VLG
VLG
VLG
WAL
WAL
VLG
VLG
VLG
WAL
VLG
VLG
VLG
VLG
VLG
VLG
WAL
VLG
WAL
VLG
VLG
VLG
WAL
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
VLG
VLG
VLG
VLG
VLG
WAL
WAL
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
VLG
WAL
WAL
WAL
WAL
VLG
WAL
VLG
VLG
VLG
VLG
WAL
VLG
VLG
VLG
VLG
VLG
VLG
VLG
VLG
WAL
WAL
WAL
WAL
WAL
WAL
BRU
VLG
VLG
VLG
WAL
WAL
WAL
VLG
VLG
VLG
WAL
VLG
VLG
VLG
VLG
VLG
VLG
WAL
VLG
WAL
VLG
WAL
WAL
VLG
VLG
VLG

11
10
01
10
04
06
07
10
03
01
07
06
04
06
05
07
06
05
09
10
04
08
12
12
08
01
11
05
09
02
13
09

28
06
05
13
04
03
25
11
08
04
26
24
10
22
21
20
19
27
07
01
22
18
17
16
25
16
15
01
13
14
13
13
20
12
11
12
10
09
26
26
24
02
16
01
04
07
26
24
15
02
22
01
12
02
16




17
17
15



MA
BR
BM
MU
GI
RY
NG
KY
MY
RT


AK

CO
PL
OU

BO
AQ
BO
AK
AK
MO

AL
KO
DO


LI


BO

AL



ZO








BM

T
S
P
S
T
P
B
T
H
S
S
S
B
B
C
P
O
S
C
P

O
B
S
C
N
S

MA
PE
PA
PB
PA
CE
AL
MA
CE
CE
MA
PI
AL
PI
MA
PA
PA
PE
CE
PE
PA
MA
MA
PE
CE
PI
CE
PE
PE
PE
PB
PA
PB
CE
PE
PE
PE
CE
AL
PI
AL
PA
MA
AL
MA
PE
PE
MA
RN
MA
CE
PA
MA
PB
MA
PB
PA
MA
CE
AL
MA
MA
MA
PE
RN
PA
PE
CE
AL
PE
PE
PE
CE
CE
MA
AP
AL
PA
PE
PB
PI
PI
MA
MA
AL
PI
PE
PE
PE
CE
MA
PI
CE
BA
PE
PB
RN
PI
AM
RN
CE
PA
CE
PE
CE
CE
PE
CE
PA
PE
PI
PA
CE
RN
PE
RN
AL
PE
CE
PB
PA
CE
PA
RN
PA
AM
AL
PB
AL
AL
CE
PA
PB
AL
RN
AP
RN
CE
PE
CE
PE
MA
PE
CE
PI
PB
RN
CE
CE
PE
PA
AM
PB
PE
CE
MA
CE
PA
CE
PB
CE
PE
CE
PE
MA
CE
PA
PA
PE
CE
CE
CE
PB
CE
PE
CE
MA
PE
PE
PE
PE
CE
PI
PE
CE
RN
MA
PI
PB
PE
MA
PI
AL
PE
MA
RN
PE
CE
CE
MA
PE
PA
MA
MA
MA
MA
PE
RN
CE
PB
PE
PA
CE
PE
PE
MA
PA
PA
CE
RN
CE
PI
AL
PB
CE
PA
AL
PB
RN
PE
PE
PB
MA
PE
PA
CE
PE
PA
PE
CE
PE
PA
PE
PB
PA
CE
PB
CE
PE
MA
PI
MA
PA
CE
MA
MA
PA
AL
RN
PE
PE
MA
AL
TO
CE
CE
RN
PA
PE
PI
PA
PA
PA
PB
PE
PE
PE
RN
CE
CE
PE
PA
BA
SC
SP
SP
RJ
BA
ES
MG
SP
SP
ES
SC
MG
ES
RS
MG
RS
BA
PR
RS
MG
RJ
SP
MT
MG
MG
SP
SP
SP
RJ
BA
RS
RS
BA
GO
PR
MG
BA
PR
MG
MG
SP
BA
BA
MG
RS
MG
SP
BA
SC
GO
RJ
MG
RS
MS
RS
RS
MG
SP
RS
RS
PR
SE
MG
SC
SC
SP
RS
RJ
MG
SP
PR
SP
SP
SP
SP
RS
RS
BA
RS
RJ
SP
SP
MG
SP
SP
SP
SP
RS
SP
BA
SE
RJ
MS
MG
SP
BA
SP
SP
ES
RJ
BA
GO
BA
SC
BA
MG
RS
PR
RJ
RS
RS
SP
RS
BA
MG
RS
SP
SP
RJ
SP
SP
PR
GO
PR
ES
RS
SP
RS
GO
RS
MG
RS
PR
SP
SP
SP
SC
SP
SC
MG
RJ
MG
SP
RJ
RS
MG
MG
RS
SC
BA
MG
RJ
SE
SP
SP
RS
SP
SC
MG
SP
BA
MG
MG
SP
RJ
BA
PR
RS
SP
SP
SC
BA
RS
RS
SP
RS
MG
SP
MG
RS
SP
BA
RS
MG
BA
SP
GO
SP
SP
RS
SP
SP
BA
SC
SP
BA
SP
SP
MG
MG
BA
GO
RS
MT
RS
PR
MS
BA
RS
PR
SC
SP
RS
SC
RJ
SP
RJ
SP
MS
PR
RJ
SP
SP
MG
SC
BA
BA
MG
RJ
SP
SP
SP
GO
RJ
PR
RS
PR
SE
SP
SP
SP
SP
MG
SP
BA
MG
GO
SC
BA
SP
SP
RS
RS
GO
MT
MG
MS
SP
PR
MG
SP
SC
MG
MT
BA
SP
GO
ES
MG
MG
SP
PR
BA
GO
PR
SP
MG
SP
SP
PR
RJ
SP
SP
GO
SP
RJ
PR
SP
BA
SP
SP
SP
RJ
SP
SP
MG
SC
AL
SP
RS
MG
SP
MG
SP
SP
MG
MG
PR
RJ
MG
RS
RS
RJ
PR
SP
MS
PR
RJ
SP
MG
MG
MG
RJ
RS
PR
SP
RS
PR
PR
SC
PR
GO
MG
MG
SP
SP
RS
SP
SC
SP
MG
SP
SP
RS
BA
ES
RS
RS
MT
SP
MG
RJ
SP
RJ
MG
SE
SE
RJ
GO
RJ
GO
MG
BA
MS
SC
MG
MG
BA
MG
BA
BA
SP
GO
MG
MG
SP
MG
SP
SP
SP
SP
SP
SP
SP
SP
SP
RJ
GO
RJ
SP
RJ
PR
BA
SP
MG
MG
SP
BA
BA
SP
PR
SP
RJ
MG
PR
PR
RS
ES
BA
BA
MS
MG
MG
RJ
PR
SP
SP
SC
MG
SP
RJ
GO
MT
SP
SP
PR
PR
BA
SP
ES
SP
MG
SP
SP
MG
PR
SE
SP
PR
MG
SC
RS
SC
RS
MG
MG
SE
MS
SP
RS
MG
MG
SP
SC
MG
MG
SC
BA
MG
BA
SP
GO
SP
SP
MS
SC
GO
RJ
MG
SP
PR
MG
SP
SP
PR
BA
RS
BA
MG
BA
MT
PR
SP
SP
RS
SP
MG
SP
GO
MG
BA
SP
BA
MG
SP
SP
SP
RS
SP
GO
SP
SP
SP
SP
SP
BA
RJ
PR
ES
SC
SP
MG
BA
GO
RJ
SP
BA
MG
BA
BA
MG
SC
SP
RJ
BA
RJ
MG
MG
GO
BA
SE
SE
BA
PR
SP
GO
BA
BA
SP
MG
GO
MG
GO
SP
SC
PR
SC
BA
SP
SP
RS
SP
RS
MG
SP
SP
SC
BA
SP
SP
MG
BA
SC
PR
BA
MG
SP
PR
BA
SP
RS
TO
MG
SP
SP
SP
PR
SP
SP
SP
PR
ES
MG
SC
SP
RS
RJ
MG
BA
SP
ES
RS
MG
GO
GO
GO
GO
GO
SC
RS
SP
BA
MG
RS
SP
SP
PR
SP
PR
SC
GO
MG
SC
RS
SP
SP
BA
RS
BA
RS
RS
RS
SE
BA
MG
MG
RS
BA
RS
RS
SP
SP
MG
RJ
MS
RS
PR
SP
MG
MT
MG
SP
SP
MG
SC
PR
MT
SP
PR
SP
BA
RS
GO
SC
SP
MS
SP
SP
AL
MS
PR
MG
MG
MG
SP
RJ
MG
MG
MG
BA
SC
SP
BA
BA
MG
BA
ES
PR
PR
ES
BA
MG
BA
PR
RS
SC
SP
GO
SC
RS
MG
BA
SP
GO
MG
PR
ES
MS
RJ
PR
SP
MG
MG
RS
RS
MG
SP
MG
MG
SP
SP
SC
BA
MG
SE
RS
SP
SC
RS
RS
RS
SP
RS
BA
MS
SC
MG
SP
GO
RJ
PR
PR
MS
BA
MG
SP
PR
MG
PR
PR
RS
MG
BA
GO
SP
SP
SP
SP
BA
MG
ES
RS
RJ
RS
BA
RS
SP
SC
SP
RJ
RS
MG
MG
SP
BA
SC
BA
MG
SP
SP
DF
SP
SC
SP
RJ
BA
MG
SP
MG
MG
SC
SP
SP
SC
MG
SP
RS
MG
MG
RJ
MS
SP
SP
SP
SP
SP
MG
SP
SP
MG
BA
SC
RJ
SE
RJ
MT
MT
ES
SP
BA
SP
MG
MG
PR
MG
SC
ES
RS
SP
SP
PR
SP
SP
SP
RS
RS
RJ
RJ
MG
MG
PR
RJ
SP
SP
SC
PR
MG
GO
MG
ES
SP
BA
SP
SE
MS
PR
SP
MS
SP
PR
GO
RJ
SP
MG
MS
GO
SP
SP
SP
BA
SP
PR
MG
MG
MG
RS
ES
BA
MG
SP
MG
SP
SP
SP
MG
RS
TO
AM
AC
AM
AC
AM
AC
RO
AM
AM
AM
AM
AM
AM
AM
RR
RO
MT
RO
RO
RO
RO
RO
RO
RO
GO
SC
PE
BA
PR
AM
BA
CE




NP
FP
FP

15
12

CE
KW
CE
CE
SE
CE

KW
KW
KL
NW
CE

CE


SE
NE

HM

VI
HM


HM

HM


HM


BR
VI
BR
VI

VI

VI

HM


HM
HM

VI
BR


HM
BR

BR



VI
HM


BR
BR
HM
BR

HM

CY
OW
CY
BZ

BC
AB
ON
QC
QC
QC
ON
QC
ON
QC
QC
QC
QC
ON
ON
MB
ON
ON
ON
QC
ON
BC
AB
ON
BC
AB
QC
QC
PE
QC
ON
BC
ON
ON
AB
ON
NL
BC
NL
ON
QC
BC
BC
NS
BC
QC
NB
QC
QC
QC
BC
AB
ON
ON
AB
BC
NB
QC
NS
QC
AB
ON
ON
ON
ON
ON
ON
QC
BC
ON
BC
ON
ON
ON
QC
ON
BC
BC
BC
QC
QC
QC
ON
AB
AB
SK
ON
QC
QC
BC
ON
QC
AB
ON
QC
NB
BC
ON
NB
QC
QC
QC
SK
NL
BC
NS
ON
BC
ON
ON
SK
ON
BC
BC
ON
ON
ON
ON
ON
ON
ON
BC
ON
BC
ON
ON
BC
QC
BC
ON
BC
SK
ON
BC
ON
AB
SK
QC
BC
ON
QC
QC
QC
QC
QC
QC
QC
QC
QC
QC
QC
QC
NB
QC
QC
QC
QC
BC
ON
SK
ON
QC
QC
QC
AB
QC
AB
AB
ON
ON
ON
BC
BC
QC
ON
ON
ON
ON
QC
NS
QC
BC
QC
QC
ON
BC
BC
QC
ON
ON
QC
YT
BC
ON
MB
ON
NT
SK
NS
NL
QC
QC
QC
QC
NS
QC
NB
QC
NS
BC
BC
QC
QC
QC
BC
BC
ON






SK

NK







EQ


MA
MA






SK



NK
EQ


NK

EQ

EQ
SK


EQ
NK










BC
EQ
BC

EQ
KN


BC

EQ



KN

BK

HK
MB
UK
KG
OP
SE
LB
KB


OP
NM
AC

MP
HS
AC
BGF

2

8
13
9
11
9
5
11
7
14
BZV

ZH
ZG
VD
ZH

AG
VD
GE
ZH
BE
BE
VS
ZH
SH

VD

VD
GE
SO
ZH
VD
NE
BL
VD
VS
GE
LU
TI
LU
VD
VD
NE
LU
TG
BE
ZH

ZH
ZH
AR
SO

GE
FR
TG
LU
ZH
ZH
GR
GE
BE
BE
TI
BS
AG
ZG
ZH
BL
ZH
AG
BS
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
ZH
GE
SH


LC

LC

SV
LG
ZZ
BS
ZZ
BS
BS
VB

DN

MG

SV
VB


LG


SV




MG

LG
SV
ZZ
VB

LG

ZZ
LG
MG
VB
MG

LG






LG
LG


BS



VS
AR
VS
AR
VS
AT

BI
AN
AR
BI
ML
RM

RM

ML
VS
BI
RM
VS



VS
VS
MA


MA

AI
RM
AR
BI
RM
ML
AR
RM
CO

AR
BI
BI
ML
RM

BI
BI
VS
AR
VS
ML
VS
BI
AR

CO
RM
VS
BI
TA
CO
VS


RM
AT
ML
BI
BI
CO
AT
ML
BI
AR
AI

BI
BI
ML

VS
BI
AN
BI
RM
AP
BI
AN
AR


RM
RM

CE
EN
NW
OU
SW
AD
NO
SU
LT
CE
CE
LT
AD
CE
SW
SW
EN
EN
LT
AD
OU
LT
CE
CE
EN
LT
SW
LT
SU
SW
NO
NW
SW
SU
EN
EN
NO
ES
NO
NW
OU
OU
SW
CE
LT
SU
OU
LT
LT
SW
EN
ES
ES
ES
AD
OU
SW
NW
NW
OU
CE
OU
CE
SW

XZ
GS
XJ
XZ
XZ
XZ
GS
XJ
GS
XJ
XZ
XJ
XJ
XJ
XJ
XJ
XJ
XJ
XJ
XJ
XJ
XJ
GZ
SD
SC
SC
HN
HA
HA
ZJ
SD
LN
JS
HA
SD
YN
JS
YN
ZJ
HB
JS
JS
ZJ
HA
JS
YN
GD
HE
SD
GD
FJ
GS
SD
HA
SD
HB
ZJ
HA
SN
JS
HA
HB
YN
JS
GD
SX
SN
GX
CQ
SX
SD
SX
HB
GD
HN
CQ
SD
HB
AH
HB
NX
HA
HA
SD
JX
HB
JS
HB
SC
SD
GX
SD
SD
SN
JS
GX
JS
SX
TJ
SD
TJ
JS
JS
GD
JX
SC
HA
AH
HA
HI
HB
GD
JX
SX
HB
SX
JX
HA
HA
HA
SD
HB
JS
HE
QH
HN
HE
SN
SD
HB
SD
GD
FJ
HA
HB
SC
SD
SD
ZJ
HA
GZ
ZJ
JS
HB
SN
HB
TJ
JS
HB
ZJ
GD
HN
HN
HN
HB
HA
SN
FJ
GX
AH
HB
JS
ZJ
HN
AH
HB


AH
ZJ
SD
ZJ
SD
SN
SD
SD
CQ
HI
SD
LN
AH
GZ
BJ
FJ
GZ
AH
SC
SC
TJ
SD
SD
FJ
AH
HE
GD
HE
HA
TJ
JS
SX
JS
GD
SD
AH
SD
HB
AH
JS
SC
SH
SD
SD
SD
NX
SD
HB
HB
GD
NX
GD
GD
FJ
GD
SN
HE
GD
SD
ZJ
HB
GD
ZJ
FJ
GD
SD
GD
GD
SD
SH
HE
HI
FJ
HA
FJ
GD
SD
HE
ZJ
YN
SD
FJ
HN
SD
HI
HN
GX
JS
HE
FJ
HB
JS
SD
GD
HN
HA
ZJ
FJ
HB
GX
LN
JX
SD
SD
SX
JX
GD
GX
GS
SD
HA
HE
SC
SD
HN
SD
ZJ
ZJ
SC
HN
HB
HA
JS
FJ
FJ
GX
SD
SC
JS
HE
GD
GX
SD
SC
JX
YN
SD
AH
HA
SC
BJ
SD
AH
GD
GD
YN
HB
HB
GD
LN
ZJ
HA
FJ
GD
GX
HA
SC
AH
SC
GD
HE
HN
YN
SD
JS
HN
GD
ZJ
SN
SD
GS
HE
HE
SD
SC
SD
ZJ
ZJ
GX
HI
SX
HN
HB
GD
SD
GD
GX
YN
BJ
GD
SC
HN
HN
HN
GD
HB
GS
ZJ
HN
HE
SD
SD
SD
GX
ZJ
YN
YN
YN
HA
SD
JS
JX
HA
HN
LN
ZJ
HN
JS
HI
GX
SD
ZJ
HB
HE
HB
HB
JX
GS
SX
SD
SD
CQ
SX
AH
GD
SD
GD
ZJ
HA
SD
FJ
FJ
JS
JX
GD
FJ
GD
JX
SC
ZJ
JS
AH
GD
GD
JS
GD
GD
GD
HB
ZJ
HB
GD
HB
HB
GD
BJ
HA
AH
AH
GD
HN
HA
AH
HN
SD
CQ
HN
GD
HN
HE
AH
JS
HE
HA
SN
FJ
SD
ZJ
TJ
HE
HB
SN
JS
ZJ
GD
YN
HI
HE
SN
ZJ
GZ
JS
GX
GX
GX
HB
GD
HB
YN
GD
JS
SC
SD
JS
FJ
AH
ZJ
SD
CQ
GD
JX
JS
HE
HB
SD
BJ
HB
HB
GD
GZ
HB
GD
GD
SD
JS

JS
GD
GD
SD
SD
HE
SD
SD
SC
ZJ
SD
HA
HA
JS
HN
HB
YN
SC
NX
AH
ZJ
HA
GD
HB
AH
HA
GD
LN
YN
AH
GD
ZJ
CQ
SC
AH
HN
SD
JS
SC
GD
GD
AH
JS
SX
HN
SD
HE
JX
HB
GZ
HE
HB
HB
AH
HE
SD
GX
SD
GX
GZ
SD
AH
BJ
GX
GS
HE
CQ
JS
SC
HE
GS
GX
ZJ
GX
HN
GZ
SD
AH
YN
HB
HN
GD
SC
JS
ZJ
JS
JS
GD
ZJ
SD
LN
HN
HN
JL
JL
HL
HL
HL
HE

JL
HL
LN
HL
HL
LN
JL
JL

HE
LN
HL
LN
JL
LN

LN
LN
HL
JL
JL
HL

JL

LN
HL
JL
HL
HL
HL
LN
HL
HL
HL
JL
JL
BJ
JL
HL
JL
HL

LN
HL
HL
JL

HL
HL
HL
HL
JL

JL
LN
HL
HL
HL
LN
LN
HL

HL
HL
JL
HL
JL

JL
HL
HL
JL
JL
HL
JL
LN
HL
LN
JL
LN
HL
HL
LN
LN
LN
JL
HL
JL
LN
JL
LN
LN

JL
HL
JL
HL


LN
JL
HL
HL
JL
LN
JL
HL
JL
HL

HL
JL
LN
HL
HL
HL
HL
HL

LN
JL
LN

HL
HL
HL
HL
JL
LN
LN
LN
HL
HL

HL
LN

JL
JL
HL
LN
JL
HL
JL
SX
JL
LN
HL
LN
LN
JL

HL
HE
JL
LN
LN
BJ
JL
JL
HL
HL
HL
LN
LN
HL

HL
HL
HL
JL
HL
JL
JL
LN
HL

HL
GD
JS
GD
ZJ
HN
SD

CUN
VAC
ANT
VAC
CAS
ANT
CAL
CUN
MET
NSA

CAS
CAL
CES
ANT
CUN
ANT
BOL
NAR
BOY
NAR
VAC
SUC
COR
ARA
SUC
ANT
ATL
BOY
SAN
CUN
SUC
SUC
CUN
VAC
ANT
ANT
ATL
RIS
CAU
MAG
ATL
SUC
MET
SUC
BOL

BOL
SAN
COR
ANT
SUC

SUC
CAL
COR
ANT
ATL
ATL
VAC
CAL
ANT

ATL
QUI
CHO
CAU
NSA
MET
ATL
BOY
ANT
PUT
VAC
CAU
COR
MAG
HUI
SAN
RIS
CAU
NAR
NSA
VAC
ATL
CAU
CUN
NSA
HUI
CUN
BOL
COR
QUI
COR
BOL
PUT
TOL
ANT
TOL
ANT
BOL
CAL
CAL
ATL
SAN

BOL
CUN
NSA
COR
TOL
AMA
TOL
RIS
VAC
NAR
QUI
HUI
CUN
CES
ANT
CAL
ANT
VAC
ANT
NAR
TOL
TOL
VAC
MET
SAN
CUN
HUI
ATL
CUN
CUN
MAG
TOL

SAN
VAC
CAQ
TOL
CUN
TOL
ANT
MAG
CES
NAR
VAC
BOL
MAG
ANT
BOY
RIS
CES
NSA
SUC
CAU
ANT
QUI
COR
MAG
CES
BOY
COR
CAL
CES
ANT
CUN
TOL
COR
ANT
VAC
BOL
ANT
VAC
ATL
HUI
VAC
ANT
QUI
CUN
VAC
VAC
VAC
VAC
SAN

ANT
RIS
ATL

SAN
ANT
SAN
ATL
COR
QUI
BOL
CES
ARA
MAG
ANT
RIS
ANT
VAC
CAS
CAL
CES
MET
CAU
ANT
ANT
CES
MAG
GUV

C
SJ
L
SJ
SJ
SJ
A
SJ
SJ
H
SJ
SJ
SJ
A
SJ
SJ
H
SJ
C
A
SJ
P
L
SJ
C
G
H
G
SJ
H
L
SJ
P
SJ
SJ
P
C
G
SJ
SJ
A
SJ

12
07
01
09
08
04
04
07
09
05
03
13
09
16
05
13
16
07
15
15
05
11
06
14
12
05
05
10
08
05
01
04
04
06
13
09
99
12
08
11
09
12
04
15
12
05
16
01
10
16
03
04
11
12
07
16
04
11
12
15

14
01
15
09
11
07
09
09
05
06
11
06
05
13
01
07
04
10
05
06
08
08
03
04
12
05
09
04
05
07
16
12
15
08
14
11
15
15
15
03
06
06
03
11

SL
PR
SV







01
02
03



521

724
724
63
63
427

724
427
724
532
427
724
724
521

63
427

532
712




724

712


712

323

63
532
724
724




712


521
427



427
427
427
513



724




323
427




427
427

63
521
513
712
521

63


427
532
427



532
513








427




SN
RP
NW
BB
SN
BY
ST
ST
BE
NW
SN
BY
NW
NW
NI
NW
RP
RP
NI
BY
NI
ST
HE
BB
NI
RP
BB
BE
NW
MV
NW
HH
NI
BW
NW
BE
NW
BE
NI
NI
BW
HE
NW
HE
NW
NI
BE
NW
NW
BW
ST
NW
NW
NW
NW
BB
SN
BW
NW
BY
HE
SN
ST
BY
BW
BW
BW
TH
BY
NW
BW
BW
BY
BE
NW
NI
SH
BE
NW
NW
NW
MV
NI
NW
BW
BB
NW
NI
NI
BW
BY
BW
NW
BW
BW
SL
SL
NW
NW
SL
NW
NW
BY
BW
NW
HE
NW
NW
NI
NW
NI
NI
BY
NI
BW
SH
NI
BY
BY
BW
NW
BW
NI
BW
NW
BW
BW
BW
NW
RP
BY
BY
SN
NW
BW
BB
BE
BB
NW
BE
HE
BY
NI
NW
BY
SL
TH
BW
NI
BB
BY
MV
NW
NW
SH
BW
ST
HH
NW
NW
HH
BE
ST
BY
NW
NI
HE
NI
BE
NW
NI
RP
NW
BY
TH
TH
TH
NI
NW
NW
RP
BW
BW
BW
NW
BW
NW
NW
BB
NW
BY
NW
HE
BY
NI
NI
NI
NI
BW
NW
MV
NW
BY
BB
SN
NI
BY
NW
HE
SL
BW
BW
BY
BY
BW
NI
BW
BW
BE
ST
NI
SN
SL
BE
NW
TH
HE
SH
SN
SL
RP
SH
BW
HH
NI
SL
SL
NW
ST
ST
NW
SL
SL
TH
HE
BE
BE
TH
BW
BW
BY
NI
MV
NW
BY
NI
NW
NI
NW
SN
SL
MV
BW
NW
NW
NW
NW
NW
BW
BW
SH
NW
RP
BE
HE
SH
SN
BY
NW
NW
BW
NW
BB
SH
NI
BW
NW
BW
NW
SN
SN
SH
ST
SL
NW
BY
BE
BB
SH
BB
NW
HH
NW
SN
SN
RP
SH
HE
BW
BW
BY
NW
BY
NI
BY
MV
NI
BE
NW
NI
NW
SL
BY
NI
NI
ST
SN
BB
NW
NW
NW
NI
BY
BW
BW
HE
NW
NW
NW
NW
NW
HE
HE
BE
HE
BW
NW
BY
BW
BY
NW
NW
NI
BY
NI
TH
SH
NI
NI
BE
NI
BE
NW
NW
RP
HE
HE
NI
RP
BY
MV
SH
BY
RP
NI
ST
NW
BB
SL
SH
BY
HE
BY
BB
BY
MV
HE
NW
NW
BW
ST
BB
BW
NI
NW
NI
BY
BW
NW
HE
BW
TH
BY
BW
NW
BW
BW
BY
NW
NW
SH
NW
BE
SN
NW
HE
BW
NW
NW
SL
ST
NI
NW
BY
NI
SN
TH
NW
NW
SN
NW
NW
RP
NW
NW
BY
BY
SN
BE
BE
BE
HE
BW
BW
RP
HE
BE
ST
NW
NI
RP
BB
BW
NW
NW
BB
SH
BB
NW
NI
SL
BW
BY
NI
NW
SN
NW
NI
NW
BY
HE
SN
NI
BE
BE
BY
NW
BW
NW
BW
NW
NW
NW
SN
BW
BW
NW
NI
NI
SL
BW
BY
BB
BE
HH
NI
NW
HB
HE
BY
BY
RP
HE
BW
RP
NW
NI
NW
NW
BW
HE
BY
HE
TH
NW
BE
NW
NW
ST
NW
BW
BW
HE
BE
BE
RP
BW
BB
NW
HE
NI
BY
NW
BY
RP
NW
BB
BY
NW
BW
HE
NW
SH
NW
NW
BY
NW
HE
BY
BW
BE
BY
HE
BE
BY
BW
BE
BY
HE
NW
SN
NW
SH
RP
NW
NW
NW
BE
TH
SH
NI
NW
BY
TH
SL
BY
HE
RP
NW
SH
NW
HE
HH
NI
NW
NW
SN
NW
NW
NW
BW
SL
NW
NI
BY
SN
BB
HE
HE
BY
BW
HE
NW
NI
NW
NW
NW
SL
HE
ST
NI
NW
BY
NW
BW
NW
BE
NW
NW
HE
HE
BB
NW
NI
NW
NI
NW
TH
BE
NW
BW
BW
SN
BW
SH
BW
NW
HE
RP
NW
NI
HH
NI
HE
NW
NW
NI
HH
HH
HH
HH
HH
NW
NW
SH
NW
ST
ST
ST
BE
HE
NW
BY
NW
NW
MV
BY
BY
NW
BB
HE
BY
HE
SN
NW
BY
SN
HE
NW
NW
TH
MV
NW
NI
TH
NI
SN
BW
NW
SH
SN
NW
HE
BY
NI
HE
BW
NW
BE
NW
NW
BY
RP
BY
BW
BY
TH
NI
NW
HE
NW
BW
NW
SH
BY
BY
BY
NI
NI
BW
BY
BB
BY
HE
NW
BE
NI
BE
BE
BW
BE
HE
BE
HE
BY
BW
NW
SN
BY
BY
BW
BW
SN
NW
HE
BB
RP
HE
SN
BB
BY
HE
SH
BB
NW
BW
BW
BB
SH
NW
BW
BW
NW
NW
NW
HE
HE
NW
BY
NW
NW
TH
NW
BY
BW
SL
NW
NW
NW
NW
NW
NW
BW
NI
HE
NW
SH
BW
NW
BW
BB
TH
NI
SN
BW
BW
NI
SH
BB
BW
BW
NW
NW
NW
NW
NI
SN
NW
HE
NW
NW
NW
BY
BW
SN
BW
NW
BY
BY
SL
HE
HE
NI
HE
NW
ST
NI
SN
NW
BY
NW
HE
NI
BE
BY
NI
SN
BW
BB
SN
NW
BY
NI
NI
SN
BE
BY
NI
NW
BW
NI
HE
HE
NW
BY
NI
ST
NW
NW
BW
HE
BE
NI
NI
BE
BW
NW
NW
BY
BW
HE
BE
NW
BW
NI
HB
HB
NI
BB
NI
NW
NI
BW
NW
NW
SN
NW
RP
NW
NW
NW
NW
BW
BY
NW
SL
ST
SN
RP
BW
BE
NW
BW
SL
NW
ST
BB
BE
NW
NW
NW
NW
HE
RP
NW
NW
SL
BY
SN
HE
BE
NI
BY
BW
BW
NW
NW
NI
HE
BW
HE
BY
HE
SH
SH
TH
NW
BW
BY
BW
NI
SH
NW
BY
RP
HE
NW
NI
BW
NW
TH
RP
BY
NW
HE
HE
NI
NI
BW
RP
NW
NW
NI
BY
BW
HE
NI
BY
SN
SN
NW
ST
NW
BY
HE
TH
NW
TH
BY
SN
BB
RP
BY
RP
BY
BE
TH
NW
BY
HE
NW
NW
NI
BW
BY
SH
NW
NW
BE
NI
BW
BW
HE
NW
SL
SH
BE
BE
NW
HE
HE
BW
BW
BW
HE
BE
HE
BE
BE
BB
BW
BW
NW
BE
HH
NW
NW
NW
NW
HH
ST
HH
BE
BE
BE
BE
BE
BE
HE
SN
HH
HH
BE
BE
BE
BE
BE
BE
BE
BE
BE

TA
OB
DJ
AS



84

84

85


85
84
85


85

85
84
85
85
84

85
84
84

84

85

84

84

85
84

84

84

84
84
84


84


04

25
21
25
01
25
08
04
23
22
31
06
15
18

26
29
23
22
03
14
29
09
27
22
12
13
30
27
05
24
13
13
28
32
21
29
17
21
02

35
07
42
48
30
07
13
15
15
35
15
15
01
06
44
35
43
30
05

21
35
10
09
14
21
29
07
09
43
07
31
22
30
02
28
13
22
41
06
13
42
19
20
30
16
43
39
13
39
35
01
34
05
04
13
02
48
02
42
29
30
31
13
35
42
27
43
47
17
04
31
05
34
15
14
30
09
26
48
34
13
35
15
09
10
03
26
14
42
44
35
21
48
35

15
13
24
30
12
46
25
42
24
14
15
06
31
46
06
25
36
17
30
23
19
44
04
46
42
34
32
44
02
23
10
35
42
30
25
35
39
16
17
25
10
09
13
12
42
15
43
09
17
35
32
31
24
02
42
09
29
09
19
09
35
15
09
34
34
16
15
16
17
31
12
36
26
47
23
13
36
46
13
09
15
35
06
08
05
05
06
42
16
21
15
05
15
35

23
48
06
16
06
05
46
16
25
45
17
48
04
04
31
28
15
28
31
22
17
14
10
42
04
19
25
03
02
19

Z
G
R
R
G
N
M
P
O
SE
E
C
G
G
E
H
P
R
Y
X
E
M
G
O
T
G
O
I
G
G
M
R
M
O
P
S
L
F
X
X
G
U
M
I
O
G
B
A
G
G
A
M
P
L
L
M
D
G
M
R
F
I
T


793

45
60
68
45

45

GH
KB
GH
FYM
DK
MNF
SHG

SHG
KFS
DK
KB
GH
MN
BH
MNF
GH
KN
KN
KB
KN
DK
MNF
MN

MT
AST
MN
GZ
ASN
BH

GH
KFS
BH
SHG
SHG
DK
FYM
KN
BH
FYM
C

BH
KFS
KN
DT

DT

KFS
KN
DK
AST
MN
BH

PTS
BA
DK

GH

MN
KB

GZ
IS
AST
ASN
SUZ
GZ
MNF
MNF
FYM
LX
AST
BA


KB
C
MN
DK
DK
DK
SHG
GH
KB
GZ
DK
IS
ALX

GZ
KFS
BA
FYM

GZ
SHG
MNF
AST
GZ
SIN
SHG
DK
BH
AST
MN

BH
AST
ASN
DT
SUZ





SK
AN
GB
MA
DK
DU

AN
EX
MU
V
CM
V
EX
V
AN
AN
V
CM
AN
AN
AN
MU
AN
V
MU
V
AN
CM
AN
CM
CN
CN
CN
AN
CM
CN
V
V
V
AN
V
MU
V
CN
IB
CN
CN
CN
AN
MU
CN
AN
AN
V
IB
MU
AN
CN
CN
CN
IB
V
AN
AN
AN
V
AN
V
V
CN
V
AN
CM
CN
CN
AN
V
AN
AN
IB
V
V
V
IB
AN
CN
V
AN
V
V
V
V
V
AN
AN
EX
MU
MU
V
AN
AN
AN
EX
V
MU
AN
CN
V
AN
EX
ML
MU
V
AN
IB
AN
AN
AN
CM
V
IB
AN
AN
AN
IB
AN
AN
CN
AN
MU
MU
AN
AN
IB
V
AN
AN
AN
MU
MU
CN
CM
AN
CM
AN
CN
CN
V
AN
V
AN
MU
AN
V
V
AN
AN
CN
IB
CN
IB
V
AN
AN
CM
CN
CN
V
AN
CN
AN
V
CN
AN
IB
AN
AN
AN
AN
V
V
AN
AN
AN
EX
V
CM
V
V
V
AN
AN
AN
AN
CM
MU
V
AN
AN
MU
V
AN
V
AN
AN
MU
AN
V
V
MU
CN
CM
V
AN
IB
V
V
AN
EX
AN
V
V
AN
V
AN
V
V
AN
AN
AN
AN
AN
AN
EX
AN
AN
V
CN
CN
CN
AN
AN
MU
AN
AN
V
AN
V
AN
AN
EX
V
CM
AN
V
AN
AN
MU
V
AN
V
V
IB
V
V
CM
MU
AN
AN
V
AN
V
CM
V
CN
MU
AN
CN
V
PV
AR
CL
GA
PV
V
M
CL
CT
M
M
GA
GA
CT
CT
CT
CT
GA
CT
CT
CT
CL
M
M
AR
GA
NA
CT
M
CB
M
CT
CT
PV
AR
GA
CT
CT
CT
CM
CL
CT
PV
CM
CL
CT
CT
PV
PV
CT
GA
CT
CB
CT
CT
M
PV
CT
CT
M
M
CT
CT
GA
M
CT
CT
CT
CT
CT
CT
CL
CT
CT
AS
CT
CT
CL
CT
CT
CT
CT
GA
CT
PV
GA
GA
CT
M
GA
PV
GA
GA
CL
AS
EX
M
CT
M
CT
NA
CL
CT
CT
AS
PV
GA
CT
CT
GA
GA
M
GA
PV
M
AR
CT
GA
PV
CT
CT
CT
GA
CL
AS
M
CL
CT
CT
CT
GA
CT
CT
CT
M
M
GA
RI
CT
PV
CT
CL
PV
M
M
PV
CT
GA
CL
GA
GA
PV
CM
CT
M
AR
CT
PV
PV
PV
CM
CT
AS
M
CT
CT
PV
M
PV
M
AS
CT
CT
CT
PV
PV
CT
GA
CB
AR
PV
PV
GA
CM
M
CB
CT
M
M
IB
M
CB
AS
CT
CT
CT
GA
CT
GA
CT
GA
CB
CT
CT
AR
RI
CT
NA
CL
GA
M
CT
PV
PV
CT
V
V
CL
CL
CT
AR
NA
CT
CT
CT
CM
AS
CL
GA
M
M
CL
CT
PV
GA
PV
M
M
M
AR
M
CT
M
CN
CN
CE
CT
CT
CT
V
AN
AR
AR
AR
AR
PV
CN
PV
PV
CT
AS
AN
NA
NA
NA
NA

OR

OR
AM
OR

OR
OR
OR
OR
AM
OR
OR
OR
OR
OR
OR
TI
TI
TI

OR
AM
AM

OR
SO
TI
HA
OR
AM
OR
OR
OR
OR
OR
OR
OR
GA
AM
OR

AF
OR
DD

AM
OR
OR
AM
AM
AM
AM

AM


AM
OR
OR
AM

AM


OR
AF
OR


TI
OR
OR
AM
AA
TI
AM
AM

12
08

08
12
12
12
08
12
11
12

08
12

12
11
08
12
12
09
12
12
09
08
12

08
08
12
12
12
08
08
08
08
09

08
08
12
12
08
11
08
12
09
12
12

08
08
12
12
08

08
08
08
08
09
08
08
08
08
08
08
12

C
W
N



PNI



IDF
GES
HDF
HDF
ARA
IDF
GES
PAC
BRE
IDF
IDF
IDF
IDF
IDF
ARA
GES
IDF
IDF
NAQ
IDF
IDF
IDF
NAQ
IDF
IDF
ARA
ARA
IDF
CVL
ARA
ARA
BFC
PDL
IDF
IDF
NOR
IDF
GES
ARA
CVL
PAC
IDF
IDF
ARA
IDF
BRE
GES
PAC
HDF
ARA
NAQ
GES
IDF
IDF
CVL
OCC
NOR
HDF
OCC
PAC
GES
IDF
ARA
GES
IDF
HDF
IDF
ARA
OCC
NAQ
IDF
IDF
GES
IDF
NOR
PAC
IDF
HDF
PAC
HDF
ARA
IDF
IDF
OCC
BFC
HDF
GES
GES
GES
IDF
IDF
IDF
PDL
IDF
GES
IDF
CVL
IDF
PAC
PAC
ARA
PDL
PAC
HDF
ARA
HDF
CVL
IDF
IDF
HDF
PDL
IDF
NAQ
PAC
IDF
ARA
IDF
BRE
GES
NOR
IDF
BFC
PAC
CVL
CVL
PDL
IDF
IDF
ARA
ARA
NOR
ARA
NAQ
IDF
ARA
ARA
GES
GES
IDF
CVL
IDF
IDF
ARA
BRE
GES
CVL
HDF
IDF
NAQ
NOR
HDF
IDF
HDF
CVL
ARA
IDF
IDF
OCC
NAQ
ARA
IDF
ARA
ARA
PDL
BRE
GES
IDF
BRE
IDF
PAC
IDF
BRE
BFC
GES
NAQ
IDF
BRE
IDF
OCC
IDF
NAQ
PAC
OCC
NAQ
NAQ
IDF
IDF
OCC
IDF
IDF
ARA
HDF
ARA
IDF
PDL
IDF
IDF
CVL
PAC
CVL
NOR
HDF
IDF
IDF
IDF
HDF
IDF
NAQ
OCC
PAC
BFC
IDF
IDF
IDF
OCC
PDL
IDF
GES
OCC
GES
ARA
PAC
IDF
BRE
NOR
IDF
IDF
OCC
IDF
ARA
NOR
GES
IDF
IDF
IDF
IDF
IDF
IDF
ARA
NAQ
BFC
ARA
BFC
OCC
CVL
HDF
IDF
IDF
PAC
OCC
ARA
ARA
IDF
GES
NAQ
PAC
IDF
IDF
PDL
IDF
OCC
HDF
IDF
PAC
PAC
NAQ
IDF
PAC
HDF
IDF
IDF
PAC
PAC
IDF
IDF
IDF
BFC
ARA
GES
OCC
CVL
NOR
OCC
NAQ
BRE
HDF
BFC
IDF
HDF
IDF
IDF
PAC
NOR
GES
NAQ
IDF
IDF
HDF
HDF
NAQ
IDF
IDF
IDF
PDL
PAC
IDF
IDF
IDF
PDL
IDF
ARA
IDF
PAC
IDF
IDF
NOR
IDF
IDF
HDF
IDF
PDL
IDF
NOR
NOR
BFC
IDF
PAC
NAQ
IDF
GES
PAC
PDL
OCC
NAQ
PAC
PDL
NAQ
HDF
BRE
BRE
BRE
HDF
HDF
IDF
IDF
PAC
PDL
PAC
IDF
PAC
PDL
IDF
IDF
CVL
IDF
IDF
PAC
IDF
ARA
GES
GES
PAC
IDF
NOR
IDF
HDF
HDF
HDF
GES
HDF
GES
HDF
HDF
GES
IDF
NAQ
NAQ
PDL
IDF
ARA
PAC
HDF
NAQ
IDF
IDF
ARA
IDF
CVL
IDF
IDF
IDF
PAC
IDF
PAC
IDF
OCC
IDF
PAC
IDF
BRE
PAC
GES
IDF
PDL
IDF
IDF
ARA
NAQ
CVL
NOR
ARA
NOR
HDF
NAQ
IDF
NOR
IDF
PDL
IDF
IDF
NOR
IDF
GES
GES
NOR
IDF
ARA
ARA
IDF
HDF
CVL
IDF
IDF
PAC
BRE
HDF
IDF
BFC
BFC
PAC
NOR
IDF
HDF
ARA
NAQ
IDF
OCC
HDF
IDF
HDF
HDF
ARA
ARA
IDF
IDF
PDL
HDF
IDF
IDF
IDF
BRE
HDF
IDF
IDF
OCC
IDF
GES
NAQ
ARA
IDF
IDF
ARA
IDF
PDL
IDF
IDF
IDF
NOR
BFC
IDF
IDF
IDF
GES
IDF
IDF
IDF
NAQ
HDF
CVL
CVL
CVL
GES
IDF
IDF
IDF
ARA
ARA
BFC
GES
PDL
NAQ
BRE
IDF
NAQ
NOR
PAC
PAC
OCC
OCC
HDF
IDF
PDL
PAC
OCC
NOR
PAC
HDF
ARA
HDF
OCC
PAC
NOR
IDF
IDF
IDF
HDF
ARA
NAQ
PAC
IDF
IDF
BRE
NAQ
ARA
ARA
IDF
CVL
ARA
HDF
IDF
PDL
NAQ
IDF
IDF
IDF
IDF
IDF
CVL
NAQ
OCC
GES
NAQ
IDF
OCC
HDF
BFC
NAQ
HDF
HDF
BFC
NAQ
HDF
BFC
NAQ
NOR
20R
GES
OCC
OCC
IDF
IDF
IDF
HDF
PAC
BFC
BFC
ARA
IDF
BFC
OCC
IDF
PAC
IDF
IDF
HDF
HDF
PAC
IDF
NOR
IDF
IDF
PAC
ARA
ARA
ARA
ARA
NAQ
NAQ
PDL
HDF
PAC
IDF
OCC
NOR
OCC
ARA
20R
ARA
PAC
NAQ
OCC
IDF
HDF
HDF
IDF
ARA

5
8
9
4
2
1
3
7
2

ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
WLS
WLS
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
WLS
SCT
ENG
WLS
WLS
ENG
SCT
ENG
ENG
ENG
ENG
ENG
SCT
ENG
SCT
ENG
SCT
WLS
SCT
ENG
ENG
ENG
ENG
ENG
ENG
NIR
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
NIR
NIR
SCT
ENG
ENG
ENG
NIR
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
SCT
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
NIR
NIR
ENG
ENG
ENG
WLS
WLS
SCT
ENG
ENG
ENG
NIR
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
NIR
SCT
ENG
SCT
SCT
ENG
ENG
ENG
ENG
ENG
ENG
SCT
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
SCT
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
SCT
SCT
ENG
SCT
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
SCT
ENG
WLS
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
SCT
SCT
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
NIR
ENG
WLS
ENG
SCT
ENG
SCT
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
NIR
ENG
ENG
NIR
WLS
ENG
WLS
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
SCT
WLS
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
NIR
ENG
ENG
ENG
ENG
ENG
SCT
ENG
SCT
ENG
ENG
ENG
WLS
ENG
SCT
ENG
ENG
ENG
ENG
ENG
NIR
WLS
ENG
NIR
NIR
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
SCT
NIR
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
SCT
ENG
ENG
ENG
WLS
WLS
SCT
WLS
ENG
WLS
ENG
ENG
ENG
NIR
ENG
ENG
ENG
ENG
SCT
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
ENG
WLS
ENG
ENG
SCT
SCT
SCT
ENG

03


IM


KA
TB
AB





KK
IM
AJ
SK
SK
AJ


IM













UW




NP






WP
NP









UE


AH


EP



TV






CP
UE



UE
WP






AA




SM

W
N
N
W
B
B

L
KD
K
M
N
M
N
L
FA
KD
K
B
N
B
KD
C
C
B












KN
BN
LI

I
E
I
J
E
H
J
I
M
D
G
I
I
I
I
G
I
I
I
I
I
I
I
G
I
K
I
I
H
E
H
L
I
J
I
I
K
M
H
I
I
E
I
J
I
I
I
M
D
I
I
I
I
I
I
I
D
J
I
I
G
I
G
I
G
L
B
A
B
B
B
B
C
B
B
B
B
A
B
B
B
C
A
B
A
B
B
C
B
A
A
F
I
I
G
I



19
01
01
08
04
03
07
03
07
03
05
14
01
12
01
10
12
03
01
01
08
16
17
02
04
11
09
05
18
05
17
01
04
04
16
05
01
09
11
14
07
18
08
01
10
05
09
22
03
21
13
13
19
01
17
20
05
04
09
18
06
12
04
09
16
09
03
01
16
20
01
04
14
10
09
06
22
03
01
03








BS
BA

EB
UD
DE





CR
YO
CR
CL
AT
FM
CM
CP
SB
CR
VA
CR
YO

CR
AT
OL
YO


CM
CR
CH
CR

01
21
13

10

01
05
17
17
12
11
03
15
21
01
08
18
14
06
04
19
20
07
21

AR
OU
ND
AR
OU
OU
OU
NI
ND
OU
OU
GA
SE
CE
OU
OU
AR
OU
AR
OU
OU
SD
OU
ND
NO

JN
BZ
JN
CS
CS
BE
BZ
HB
BZ
BE
SZ
BZ
JN
BZ
SZ
CS
SZ
BZ
JN
CS
HB
HB
HB
BE
BE
HE
HB
CS
HB
BE
BE
HB
PE
ZA
VM
PE
VM
PE
KE
KE
VM
VA
PE
PE
TO
FE
PE
GS
SO
VA
NO
BA
HE
VM
TO
KE
PE
ZA
GS
PE
BA
BA
KE
BK
BK
BK
ZA
BK
SO
BK
JN
HE
GS
HE
PE
PE
PE
PE
KE
PE
FE
PE
PE
TO
PE
PE
BU
PE
NO
BK
VM
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU
BU

SU
SU
SU
SU
SU
SU
AC
SU
AC

SU
SU
SU
SU
SU
SU
AC
SU
AC
AC
SU
SU
SU
SU
AC
SU
SU

AC
YO
JT

JI
JT
JB
JT

JT
SN
JT
JB
NT
JT
SN
BA
JI
JI
JI
MA
JT
JI
SA
SA
MU

JT
JT
JB

KI
KR
BB
LA

JI
JB
BA
JT
JI

JA
BB
JI

JI
JB
NB
JT
JB
JI
YO
JT
PB
JB
SB
JI
NT
YO
JT
JI
SN
JI
JI
KB
SN
BA
JB
JA
SB
JI
JT
YO
JB
BT
JB
JT

JB
KT
JI
KI
JT
NT
JB
JT
SN
BT
JT
JB
JT
JT
JB
JT
YO
JI
JI
NB
JT
ST
KB
JI
SR
JB

SS

JT
JB
RI
JT
JT
SB
JT
JI
JB
JB
JB
SB
JI
JI

KT
BT
JI
YO
JI
JB
JB
JI
JB
ST
JB
SS
KT
JI
SS
SB
JI
JI
JI
JB
JI
BA
PA
BB
JT
JI
JT
JI
JI

LA
JT

NT
NB
KS

JB
PB

BB

SA
SR
JI
SR
JT
JB
JT
JI
ST
JI
SS
KI
JB
JT
JI
JT
JI
SS
NT
BT
JT
BA
JB
JT
JA
KT
JT
JI
JB
JI
LA
BA
JT
JB

JT
JI
JI
SG
JI
NT
JT

JI
JT
JI
JB
SG
JB
BA
JT
JB
JI
JI
JT
JI
JT
JI
JT
JB

JB
JT
JA
JK
JB
JT
JI
GO
JI
JT
YO
JI
JI
JT
JI
JI
SN
NT
RI

JI
JI
YO
JB
BA
JT

JI
BE
BT
JT

JB
JB
JB
JB
JB
JB
JB
JB
JB
JB
JB
JT
JT
JB
JB
JT
SB
JI

JI
JT
KI
JI
JI
JB
JT
JI
SA
NB
JI
BE
JB
SS

JI
JT
KS
JI
JT
YO
KS
JB
BA
JB
JI

JB

JI
KI


JT
JT
JI
NT
JB
JB
KS
MA
JT
MA
JT
JB
JB
JB
JB
YO
YO
YO
JT
JT
JT
NT
PA

BA
JB
KI

L
M
M
L
L
C
L
L
L
L
M
U
L
L
C
M
L
L
L
L
M
M
L
L
L
L
L

JM
Z
M
TA
HA
HA
Z
TA
Z
Z
D
Z
M
M
M
TA
TA
HA
Z
HA
D
HA
HA
M
TA
D
D
M
M
HA
Z
Z
Z
JM
Z
M
M
Z
M
Z
Z
Z
TA
M
TA
HA
HA
TA
TA
M
M
Z
D
D
Z
JM
Z
TA
D
TA
D
D
Z
Z
M
M
JM
JM





JK
TN
NL
UP
UP
AP
MH
KA
AP
KA
MH
MH
AP
HR
KA
NL
RJ
TN
UP
MH
MP
MH
BR
MH
MP
AP
AP
GJ
MH
TN
MH
KA
GJ
AP
UP
TN
AP
MH
GJ
AP
GJ
TN
TN
KA
MH
AP
TN
AP
AP
GJ
MP
TN
AP
GJ
AP
AP
AP
TN
TN
GJ
TN
KL
TN
TN
MH
GA
GJ
KL
MH
UP
TN
TN
GJ
TN
GJ
GJ
KL
MH
GJ
GJ
AP
TN
TN
TN
MH
TN
UK
TN
UP
TN
UP
AP
MH
GJ
AP
UP
GJ
MP
HP
GJ
UP
GJ
GJ
MH
CG
MH
MP
MH
KA
MH
MP
UP
TN
KA
JK
MH
TN
AS
MP
RJ
RJ
TR
TN
HR
TN
ML
AP
UP
MH
KA
UP
MH
WB
NL
KL
KL
RJ
TN
HR
RJ
RJ
OD
WB
TN
TN
TN
TN
KL
TN
TN
KL
TN
TN
TN
AP
TN
AP
TN
TN
TN
TN
KA
KA
AS
TN
TN
UP
UP
RJ
MN
TN
GJ
GJ
TN
HR
MH
UP
GJ
BR
UP
AS
KA
MP
TN
TN
KL
MH
AP
KA
BR
UK
BR
MH
PB
KA
TN
RJ
MP
TN
WB
HR
AP
AP
UP
UP
UK
WB
PB
PB
MH
KL
KA
GA
MH
OD
GJ
WB
CG
RJ
UP
AP
AP
AP
AP
UP
GJ
RJ
GJ
TN
RJ
BR
RJ
HP
OD
PB
KA
AP
TN
PB
UP
RJ
UP
TN
MH
TN
AP
AP
TN
KA
JK
UK
RJ
RJ
AP
RJ
MH
UP
OD
OD
JK
HR
GJ
OD
AS
WB
AP
KA
HP
GJ
RJ
HR
MP
RJ
BR
TN
TN
TN
TN
WB
UK
UP
BR
UP
UP
MH
TN
KA
AP
UP
KA
UP
HR
MP
RJ
TN
PB
KA
MH
WB
AP
TN
KA
KA
HP
JH

MH
AS
BR
RJ
UP
UP
UP
GJ
JH
MP
GJ
KA
MP
UP
AP
GJ
AS
MP
KA
WB
MH
KA
KL
TN
MH
MP
UP
MH
KA
MH
KA
ML
WB
UP
UP
KA
KA
KL
UP
BR
MP
BR
RJ
MH
WB
UP
UP
UP
MP
MP
BR
RJ
RJ
UP
BR
MP
KA
UP
UP
UP
MP
MH
HR
UP
UP
KA
MZ
KA
MP
MP
MP
UP
MP
MP
AP
GJ
RJ
MH
KA
MH
MP
KA
TN
TN
AP
MP
MH
MH
MH
RJ
GJ
PB
UP
RJ
UP
MP
CG
UP
UP
MH
WB
KA
PB
MH
RJ
MH
HR
AP
MH
KA
UP
UP
GA
RJ
MP
PB
GJ
MP
PB
RJ
RJ
UP
OD
JK
BR
AP
HR
AP
RJ
TN
GJ
CG
KA
TN
WB
MH
MZ
UP
JH
UP
UP
UP
BR
UP
BR
MP
KA
UP
HR
RJ
AP
KA
UP
MP
BR
UP
PB
UP
UK
KA
HR
MH
KA
UP
MH
WB
UK
RJ
UP
HR
MP
BR
AP
BR
UP
AP
OD
MP
AP
KA
AP
AP
UP
BR
RJ
RJ
MH
MH
MP
HR
UP
CG
RJ
UP
TN
GJ
UP
UK
WB
KA
HR
AS
AS
JH
GJ
WB
MH
WB
PB
MP
UP
UP
UK
BR
UP
WB
RJ
JH
RJ
TN
AP
TN
KA
AP
MH
GJ
RJ
PB
MP
MP
GJ
CG
WB
GJ
MH
BR
RJ
RJ
MP
MP
JK
TN
AP
RJ
RJ
AP
RJ
MP
UK
RJ
CG
PB
MH
CG
WB
KA
MH
MH
MP
WB
MP
BR
UP
GJ
KA
KL
BR
PB
AP
KA
RJ
MH
UP
WB
BR
MH
OD
UP
BR
TN
AP
MH
HR
MP
KL
HR
JK
TN
AP
MH
UP
TN
AP
RJ
AN
MP
GJ
TN
AP
TN
KL
PY
GA
TN
TN
OD
RJ
UK
AP
BR
KA
KL
MH
UP
OD
RJ
HR
RJ
UP
MH
UP
UP
RJ
RJ
UP
UP
RJ
OD
AP
PB
MN
UP
MH
RJ
UP
PB
GJ
TN
KL
TN
TN
TN
TN
TN
AP
AP
TN
TN
MH
HR
AP
AP
AP
KL
UP
KA
UK
MH
MH
TN
PB
OD
BR
PB
MH
MP
JH
MH
PB
KL
CG
HR
AP
GJ
OD
AR
CG
RJ
AP
MH
MH
MH
AP
UP
GJ
MH
KL
MP
TN
OD
KL
TN
HP
MH
TN
MP
HR
WB
WB
MP
MH
KA
GA
MP
HR
AP
TN
AP
TN
TN
TN
TN
TN
AP
GJ
UP
RJ
MP
KL
MH
MP
AP
GJ
AP
TN
WB
AP
MH
UP
UP
GJ
TN
RJ
OD
UP
MH
KL
MH
UP
AP
GJ
MH
UP
AP
UP
AS
AS
ML
RJ
RJ
JH
AP
BR
AP
MH
RJ
RJ
OD
RJ
HR
KL
MH
TN
OD
UP
AP
UP
KL
DL
MH
MP
AP
TN
KA
KL
AP
OD
PB
RJ
RJ
BR
UP
UP
UP
RJ
KA
WB
UP
BR
TN
RJ
MP
BR
AP
RJ
MH
MP
HR
AP
MP
MP
HR
HR
KA
KA
AP
HR
TN
UP
UP
AP
AP
AP
MP
RJ
RJ
UP
KA
DL
PB
AP
MH
MH
AP
AP
MH
UP
AS
TN
TN
TN
WB
AP
MH
UP
WB
PB
UP
RJ
MP
UK
WB
AS
HP
MH
MP
UP
TN
MP
RJ
AP
AP
RJ
TN
KA
GJ
RJ
KL
BR
PB
KA
BR
UP
KL
TN
UK
TN
JH
MP
MH
WB
BR
PB
MH
UP
KL
BR
CG
MP
RJ
GJ
KA
KA
MP
KA
KA
KA
KL
MH
PB
MH
PB
UP
UP
UP
UP
MH
KA
KA
KA
KA
UP
BR
GJ
MH
MP
GJ
MP
MH
UP
NL
NL
BR
MN
PB
GJ
UP
UP
AP
UP
UP
UP
TN
UP
MP
MH
TN
TN
RJ
GJ
WB
TN
UP
MH
UP
WB
AP
TN
MN
UP
KL
KL
PB
MP
UP
UP
MP
UP
KL
UP
WB
BR
GA
AP
AS
UP
BR
AR
TN
UP
GA
MH
KA
AP
PB
GJ
RJ
TN
KL
MH
ML
MH
UP
KL
BR
UP
MH
RJ
GJ
UP
KA
AS
AP
BR
KA
GJ
GJ
MP
MP
HP
UP
AP
TN
RJ
RJ
AP
MP
GJ
MP
TN
TN
TN
MH
KA
RJ
KA
TN
MH
CG
UP
PB
MH
KA
PB
KL
AS
MP
RJ
BR
UP
WB
MP
RJ
GJ
UP
UP
UP
WB
MP
MP
HR
GJ
KL
AP
AP
CG
UP
BR
HR
KA
MH
UP
KA
TN
TN
TN
TN
TN
KA
WB
JH
KA
BR
BR
GA
KA
AP
AP
UP
PB
AP
MZ
GJ
PB
UP
BR
RJ
UP
MH
MH
JH
KA
GJ
MP
JK
UP
PB
MH
GJ
JH
UP
RJ
GJ
UP
TN
WB
UP
BR
KA
UK
WB
MP
UP
RJ
UP
MP
HR
RJ
RJ
TN
TN
GJ
KA
TN
MH
MH
AP
KL
KL
KA
GJ
KA
UP
UP
KA
RJ
CG
MP
TN
HP
WB
UP
TN
JK
MP
AP
JH
KA
KA
RJ
RJ
OD
KA
WB
TN
KL
AP
AP
TN
KA
KL
AP
RJ
MP
UK
CG
KL
TN
RJ
CG
AP

GJ
MP
MH
CG
AP
OD
KA
MH
UP
KA
WB
AP
CG
UP
OD
MZ
KA
MH
MP
KA
TN
AS
NL
BR
KL
MH
GJ
JH
AP
TN
WB
BR
KL
UP
JK
RJ
WB
UP
UP
MH
UK
UP
UP
OD
MP
JH

MH
MP
MP
RJ
MH
UP
GJ
UP
GJ
GJ
WB
UK
MP
UP
AS
CG
HR
MP
WB
PB
MH
BR
WB
MP
PB
MP
RJ
KA
AP
MH
GJ
GJ
MP
UP
MP

CG
UP
UP
BR
BR
MH
UP
MP
OD
RJ
GJ
KA
OD
WB
UP
RJ
KL
TN
CG
AP
TN
JH
TN
WB
MH
BR
JK
GJ
CG
MP
MP
MP
UK
UP
KL
KA
TN
PB
WB
HR
MH
KA
MH
AP

UP
MP
MP
RJ
MH
GJ
TN
TN
PY
MH
PB
RJ
GJ
UP
OD
UP
UP
MP
TN
UP
KL
MH
CG
JH
MH
AP
TN
AP
GJ
WB
UP
TN
KA
MH
KA
TN
WB
AP
RJ
UP
OD
WB
MH
TN
UP
KL
GJ
WB
MH
TN
TN
HP
WB
WB
KA
GJ
HR
HR
MH
MH
TN
UP
UP
AP
MN
HR
UP
MP
UP
TR
MP
AP
MH
KA
GJ
AP
GJ
TN
WB
UP
UP
MH
CG
GJ
JH
PB
JH
AS
MP
TN

GJ
RJ
GJ
MH
HR
UP
RJ
UP
UP
OD
JH
WB
UP
BR
UP
RJ
WB
RJ
HR
BR
MP

KA
GJ
OD
BR
WB
TN

UP
MP
OD
UP
UK
JH
CG
GJ
UP
MP
UP
WB
AP
PB
WB
BR
JH
JH
GJ
JK
AP
KA
GJ
BR
MP
JH
WB
RJ
MH
MH
MH
OD
UP
UP
UP
GJ
UP
PB
UP
UP
OD
PB
RJ
MH
RJ
UP
RJ
RJ
UP
BR
AP
PB
AP
BR
CG
OD
KA
HR
MP
UP
MP
GA
WB
BR
UP
TN
KL
WB
HR
MP
KA
UP
MH
MN
KA
MH
TN
AP
MH
AP
KA
JH
KA
KA
KA
WB
KA
AS
TN
KA
KA
PB
MP
KA
KA
KA
KA
KA
KA
AS
HR
BR
HR
KA
KA
OD
OD
MH
MH
AP
MP
RJ
GJ
BR
JH
KA
MP
UP
UP
KA
WB
UP
TN
MP
KA
MP
GJ
KA
UK
UP
MP
UP
WB
RJ
HR
KA
UP
HP
UP
GJ
GJ
KA
WB
UK
UP
AS
BR
AS
AS
MH
WB
MP
WB
KL
PB
UP
UP
KA
HR
OD
AP
AP
UP
KA
MP
TN
CG
JH
KA
KA
UP
RJ
TN
AP
TN
AP
TN
KA
WB
UP
HR
UP
TN
BR
MH
GJ
UP
JH
UP
AS
KA
KA
HR
MP
GJ
JH
JH
WB
AS
JH
TN
PB
AP
MH
MH
UP
UP
UP
JH
MH
UP
WB
HR
MH
BR
AS
KA
AS
JH
WB
GJ
PB
UP
MP
AP
SK
KA
UP
KA
WB
RJ
RJ
MH
RJ
MH
GJ
GJ
JK
UP
KA
AP
MH
GJ
MP
KA
WB
BR
HR
PB
UP
KL
PB
BR
UP
RJ
UP
UP
PB
UP
HR
UP
AP
UP
UP
PB
HR
WB
WB
MH
UP
UP
AP
TN
KL
MH
AP
AP
KL
HR
AP
WB
GJ
WB
MH
CG
RJ
UP
BR
BR
JH
AS
WB
AS
JH
WB
AP
PB

MH
MH
KA
JK

GJ
AS
WB
MP
TN
PB
AS
MH
MH
BR
AS
RJ
RJ
GA
AS
UP
WB
PB
WB
WB
MH
AS
GJ
GJ
GJ
AP
GJ
AS
OD
AS
UP
RJ
MH
HR
HP
AP
TN
TR
KL
MH
PB
GJ
TN
MH
GJ
MP
GJ
GJ
JH
UP
PB
CG
UP
MP
BR
MP
RJ
RJ
GJ
AP
KA
TN
MH
RJ
MP
MP
UP
UP
MH
MH
OD
UP
TN
DL
BR
UK
RJ
MH
BR
MH
MP
UP
PB
UP
MH
MH
WB
BR
KA
BR
MP
GJ

JH
BR
WB
GJ
GJ
GJ
MH
UP
HR
MP
MP
GJ
OD
GA
GA
AP
AP
TN
KA
UP
BR
GA
TN
KL
UK
RJ
MN
UP
GJ
MH
AP
AP
KL
RJ
WB
KA
KA
RJ
AP
AP
MH
KA
TN
TN
KA
UP
AP
KA
KA
KA
MH
KA
TN
MH
RJ
GJ
MP
UP
MP
BR
UP
UP

RJ
GJ
RJ
TN
TN
TN
KL
TN
TN
KL
RJ
OD
JH
JH
UP
HR
UP
AS
KA
KA
KA
KL
MH
MH
MH
MH
MH
WB
UP
CH
MP
UP
UP
WB
GJ
KA
CG
HP
AP
KA
MH
GJ
JH
GJ
BR
MH
JH
WB
KL
WB
KA
BR
OD
MP
MP
JH
RJ
MH
UP
PB
UP
UP
OD
OD
GJ
GJ
MH
AS
MH
WB
JH
AS
MH
TN
BR
AP
AP
UP
RJ
WB
UP
UP
KA
BR
OD
OD
UP
MP
UP
UP
UP
UP
UP
KA
UP
CG
AS
UP
RJ
BR
RJ
UP
JK
MP
KA
BR
BR
UP
KA
MP
TN
MH
MH
GJ
MH
OD
OD
MH
MP
AP
UP
PB
HR
MH
MP
RJ
UP
RJ
MP
AP
AP
RJ
CG
PB
MP
GJ
OD
PB
MP
GJ
TN
AP
WB
KA
PB
CG
RJ
UP
GJ
UP
RJ
GJ
CG
MP
OD
MP
MH
KA
AP
MP
BR
WB
KA
OD
AP
RJ
UP
PB
RJ
GJ
BR
KL
UP
MP
BR
AP
HR
MP
MP
CG
KA
BR
TR
KA
KA
WB
UP
RJ
UP
BR
RJ
MP
GJ
RJ
UK
RJ
DL
OD
PB
RJ
OD
UP
MP
RJ
MH
PB
PB
RJ
KA
KA
MP
HR
BR
WB
MH
AS
OD
PB
RJ
JH
JH
TR
RJ
RJ
BR
BR
MP
OD
UP
GJ
WB
BR
UP
BR
WB
WB
RJ
JK
MH
WB
AP
PB
KA
GJ
RJ
AP
UP
BR
WB
KA
BR
WB
OD
BR
UP
KA
WB
AP
KA
PB
JK
RJ
UP
MP
UP
OD
MP
WB
OD
UP
RJ
CG
CG
WB
MH
RJ
OD
WB
MH
OD
MP
PB
BR
WB
BR
KA
KA
MP
WB
UP
UP
UP
WB
HR
BR
UP
WB
UP
WB
PB
KA
GJ
RJ
KA
BR
AP
WB
MP
MH
KA
KL
OD
UP
UP
GJ
UP
UP
MP
UP
UP
TN
AP
TN
TN
MH
BR
MH
UP
KA
TN
KL
UP
AP
TN
KA
OD
UP
RJ
OD
AP
MP
MH
MP
WB
HR
MH
TN
TN
KL
KA
MP
KA
TN
TN
BR
TN
TN
MH
CG
WB
TN
BR
UP
UP
MP
RJ
RJ
MH
TN
KA
GJ
GJ
MH
MP
OD
KL
KA
AP
TN
TN
JK
AP
PB
GJ
AP
TN
AP
WB
GJ
UP
PB
GJ
MH
GJ

WB
MP
RJ
TN
CG
TN
TN
HR
MH
MP
MH
BR
MP
MH
MH
AP
KL
RJ
MP
AR
KA
UK
KL
UP
DL
UP
UP
MH
TN
TN
TN
MH
KA
MH
MH
RJ
AP
UP
UP
CG
MH
MH
PB
RJ
MZ
UP
MH
MH
GJ
UP
TR
MP
KA
UP
KL
WB
AP
AP
AP
UP
MH
RJ
RJ
PB
AS
WB
WB
WB
WB
WB
WB
WB
WB
WB
WB
WB
WB
WB
JK
AP
AP
KA
PB
TN
TN
TN
TN
MH
MH
KA
MH
UP
PB
MP
OD
MH
KL
PB
KL
KL
GJ
HP
UP
RJ
MP
MP
WB
WB
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AP
AS
AP
AP
AS
AR
AP
AS
AS
WB
WB
WB
PB


BA


NI



AR

NI
DI
AR
DI
KI
KA
AR

SU

SU

DI
SU

BG
BA
WA
SU

QA
DQ
QA



DQ
NA



NA
DI
NI
NI
MA
WA
DI
MA
KA

WA
BA
QA
DQ
BA

BA
WA
MA
QA

QA
BG
BA
NI

24
17
20
12
07
11
27
15
11
25
07
30
21
07
19
28
02
25
01
25
17
15
10
10
14
08
15
10
12
04
00
21
16
16
02
02
30
19
07
15
19
10
10
15
30
16
26
23
28
02
08
30
17
07
02
17
03
02
02
10
14
21
30
14
21
32
02
24
23
02
25
25
10
15
30
01
24
07
02
19
20
23
02
04
10
20
00
03
17
15
14
30
04
32
17
16
27
21
17
05
17
24
27
27
30
04
14
06
14
21
14
08
31
12
18
00
05
18
10
14
12
07
30
21
06
02
20
08
06
31
29
16
01
21
10
16
23
10
19
23
15
24
25
21
21
20
01
19
19
24
04
25
03
00
21
11
07
20
20
14
01
10
01
10
00
11
05
14
10
07
04
04
04
04
04
04
04
04
04
04
13
13
30
30
30
13
13
13






82
82
78
75
82
82
78
82
88
78
78
88
88
82
82
82
82
78
82
78
82
78
82
78
78
82
88
82
82
82
82
82
78
78
82
82
82
82
88
82
82
78
78
88
82
82
82
82
82
82
82
82
82
82
82
88
78
82
82
82
82
82
82
78
78
78
82
78
82
78
82
78
75
82
82
88
88
82
82
82
88
82
82
82
82
82
82
82
88
78
82
82
82
78
82
82
82
82
45
25
34
62
25
34
72
34
34
45
25
72
34
52
25
34
62
21
42
34
21
62
65
25
75
21
34

55
36
75
36
25
34
25
32
21
75
25
21
75
72
72
21

55
62
34
72
62
55
67
75
65
62
75
25
65
75
65
55
72
62
25
72
25
52
52
62
25
21
42
25
52
72
25
25

25
34
25
34
34
52
45
72
42
21
75
45
88
42
25
72
75
75

45
72
72
72
72
75
52
65
42
75
75
52
21
75
45
72
52
25
52
75
34
45
75
72
25
34
52
34

25
21
45
72
36
62
75
75
25
34
32
52
65
25
62
21
21
45
62
45
25
45

45
42
52
72
75
52
72
77
88


34

72
36
52
52
72
72
62
75
77
72
52
52
77
52
34
21
52
25
21
52
45
45
52
25
65

55
32
45
25
45
25
75
25
62
75
72
34
34
25
72
75

55
65
75
75
21
21
88
34
88
21
25
21
25
72
75
75
72
72
21
62
25
34
55
75
72
72
25
75
25
25
52
65
62
52
34
52
34
52
34
75
36
72
21
21
75
75
34
75
45
34
45
34
62
25
34
75
72
32
62
25
72
77
25
25
77
52
75
52
75
34
55
62
52
72
25
72
72
45
25
75
75
25
75
25
72

45
75
52
25
52
25
25
62
25
34
25
75
62
75
52
42
65
65
32
25
62
21
67
72
72
42
45
34

62
55
55
72
21
75
62
52
75
72
36
25
25
65
72
75
75
75
25
62
42
25
75
25
75
75
62
52
62
72
72
62
75
65
21
45
62
45
62
52
55
75
62
52
45
45
52
45
45

62
34
75


45

34
72
25
52
72
21
25
25
25
25
21
25
25
21
52
25
45
25
25
36
55
75
45
75
75
34
25
45
25
52
21
62
52
62
62
55
34
62
21
25
62
21
34
65
21
42
25
45
45
25
45
62
52
25
75
34
72
45
75
52
62
34
72
45
25
72
45
45
75
75
72
34
45
52

62
25
72
72
21
52
75
72
21
45
72
52
45
21
72
25
72
52
72
25
75
67
52
72
52
52
72
25
34
45
72
25
75
25
32
25
62
21
72
52
21
45
32
45
25
75
75
21
25
72
34
21
72
55
34
72
75
75
25
72
52
45
72
65
72
72
21
55

34
72
62
72
45
52
25
62
25
62
23
62
72
75

62
75
21
88
21
25
34
42
62
21
62
72
72
34
75
21
75
72
25
34
34
21
25
25
25
62
78
25
25
72
72
72
82
72
72
82
25
62



14
14
14
02
08
13
12
14
01
02

AM
AM
AM
MD
IR
IR
KA
IR
AZ
IR
AT
BA
IR
IR
AM
AM
MA
MN
AM
AQ
IR
KA
AZ

30
14
28
14
14
06
40
08
14
11
10
15
11
11
31
14
14
24
25
26
43
16
32
25
28

27
35
40
28
35
43
22
09
11
36
09
43
44
43
41
13
16
40
09
26
19
24
43
20
35
33
23
44
06
17
18
45
44
44
17
15
24
23
20
28
27
23
23
23
16
31
41
37
27
10
47
13
35
36
11
23
21
15
42
15
09
24
29
05
29
20
28
12
10
46
21
40
09
13
13
26
30
33
43
10
23
41
34
18
44
21
27
10
28
16
45
37
27
33
23
44
21
23
40
37
13
24
20
20
39
28
39
27
15
11
46
11
33
23
11
34
22
15
11
28
15
20
23
34
40

35
08
22
30
16
22
42
11
37
46
10
15
23
40
46
11
42
28
40
09
15
28
29
20
06
31
37
10
08
27
11
44
22
14
41
18
19
15
43
09
22
24
19
25
35
10
27
34
35
18
28
34
40
42
13
10
20
46
11
23
33
20
41
15
44
14
11
35
11
21
14
32
23
42
18
16
22
10
17
40
12
45
28
23
46
28
19
14
09
15
33
38
15
45
13
46
36
29
17
16
21
40
10
20
39
40
47
23
47
42
12
15
20
25
24
13
39
15
15
26
15
11
25
27
22
21
23
34
26
45
45
40
15
08
21
13
22
27
21
14
43
25
18
28
34
09
11
17
24
20
32
12
43
27
32
18
20
37
46
15
26
10
40
13
26
24
46
25
40
23
11
34
31
33
43
11
11
35
23
16
11
22
11
23
20
24
36
17
23
13
46
13
08
40
19
11
13
39
28
45
44
40
07
25
27
12
11
10
43
11
14
40
28
11
11
18
11
23
15
12
41
29
27
46
33
21
23
41
41
09
46
37
34
23
10
40
17
22
36
33
15
13
09
16
24
26
15
14
28
22
21
08
46
27
30
46
27
32
27
27
46
11
22
23
35
08
30
13
47
15
22
28
23
47
36
08
47
10
14
24
19
42
21
39
34
23
20
41
09
29
27
36
46
40
20
20
24
23
12
46
27
33
20
11
43
35
43
44
24
34
14
32
47
27
42
13
25
16
28
25
44
23
14
34
11
30
11
11
23
46
22
22
32
17
29
35
47
14
13
25
11
47
32
22
15
29
29
21
30
47
21
23
12
12
34
22
28
40
16
40
18
42
26
11
11
14
09
10
22
22
22
13
34
19
27
13
23
20
40
14
11
47
44
26
22
28
09
15
10
23
36
40
28
46
28
39
28
11
47
45
35
34
35
11
11
11
13
13
11
11
11
13
12
14
30
38
38
38
38
38
38
38
38
05
12
06
05
12
07
04
06
03
12
04
04
08
08
08
03
08
04
12
06
06
08
07
03
12
04
12
04
06
04
12
12
06
08
04
03
09
08
12
05
08
04
12
03
06
08
12
07
12
12
12
07
08
06
07
09
08
03
09
12
03
03
08
07
04
09
04
08
09
07
04
03
08
12
12
08
12
08
09
06
03
04
08
04
07
08
08
04
07
07
03
12
07
08
06
12
03
04
07
08
07
08
08
08
12
12
08
05
12
05
01
01
01
01
02
01
05
01
01
01
01
01
01
01
01
01
05
01
05
01
01
01
02
01
01
02
01
01
01
02
02
01
01
01
01
01
03
01
02
05
01
02
01
01
01
01
01
01
01
02
01
02


27
08
08
13
40
12
21
21
15
11
13
44

26
40












30



































B

Y
C
J
T
Y
O
O
N
O
O
Y
C
C
J
Y
GB
J
N
J

12
8
19
1
17
15
21
13
1
24
16
9
10
7
6
5

4
3
2

G

A
G

03

05
07
07
01
01
06
02

02
06
08
01
05
02


08
07
01
06
06
08
06
07
08
05
01

05
05
05
02
07
06
08

13


08
09
09
09
13
09
09
09
10
04
08
10
08
09
09
09




42


43


41


41
41
42
42


31
41


30
27

42
41

11



42

42

26
41



41

43
42



41







41
29

41




41



43




26
41
42
28

28

41

41
42

42


42


43



43

49


41
41
41

49


42
41
41
41
41
41

41

27
41






AH
AH

KU
JA

AH

KU






ZAP
AKT

AKT
KAR
AKT


AKT
MAN
ZAP
VOS
KZY
KAR
KUS

KZY

VOS
KZY
YUZ
ALM
YUZ
KAR
ALM
KZY
ALM
ALM

YUZ

VOS
SEV
VOS
YUZ
ALM
KAR
KUS
KZY
KUS

ALM
SEV
PAV
ALM
VOS


AKM
KUS

VOS
YUZ
SEV
YUZ
ALM
VOS
PAV
ALM
PAV
KZY
YUZ
ALM
YUZ
KAR
VOS
AKM
YUZ
KUS
KZY
71
75

KAR
AKM

VT
HO
SV
CH
OU
VT
BL
KH
LP

XI

BI

JA
JA
BA
JL
JL
NA

BA
BH
NA

02

11

1
3
1
4
4
5
9
6
4
1
1
1
2
1
1
1
3
1
6
1
1
1
1
1
2
1
1
5

1
1
1
2
1
2
3
1
5
2
1
6
1
3
5
1
8
7
5
3


GG
NI
LO
MO
MG
MY
SI
BG
GB
MO

G
H
F
A
C
E
C
B


58
54

51
TA

44



33
KL

MR

KL

16



03






VMR
106
LPX
099

RIX
077
067
LPX

041
042

022




BA








WA






TB




SB
NL
MQ

MI



GT
JG



WD












































































UN
SN
ST
SI
SO
SN
SN
OR
CS
FL
SN
DR
GA
CU
GA
CA
BD
BA

16

06






































































MAJ
MAJ

605
202

609
608
813
410
312



509
409
508
310

106
704
703
702
206
307

601
604
405
203
303
602
601
501
807

3
6
3
4
4
5
4
3
2
2
1
1
2

7
5
3
2
BKO
1

03
07
04
07
06
02
06
03
15
02
02
02
05
17
03
06
16
01
01
06
02
04
02
07
02
02
03
02
11
04
07
15
07
15
01
04
03
05
04
04
01
07
15
04
03
12
02
17
04
15
07
15
06
06
07
03
07
11
07
03
04

046
071

1
049
041


035
049
037
053

067
069
051

















08





60




PW
PA
MO
PW
PU
GP
RR
PW
FL
FL
PA

MLE

N
S
C
N
S
C
N
S
C
S

C
C
C
S
S

TAM
MEX
GRO
HID
PUE
MOR
MOR
MOR
MEX
MOR
DIF
PUE
VER
MEX
DIF
TAB
DIF
MEX
VER
CHP
TAM
YUC
YUC
CHP
VER
MEX
MEX
HID
HID
MEX
PUE
MOR
GRO
VER
DIF
MEX
DIF
YUC
HID
GRO
YUC
MEX
HID
PUE
MEX
MEX
QUE
MEX
MOR
MEX
HID
PUE
PUE
MEX
TAB
MEX
MEX
MOR
VER
GRO
YUC
PUE
PUE
TAB
GRO
CHP
VER
TAM
SLP
OAX
VER
OAX
HID
PUE
MEX
OAX
MEX
TLA
PUE
MEX
MEX
MEX
MEX
MEX
MEX
PUE
TLA
MEX
QUE
OAX
MEX
PUE
CHP
VER
OAX
SLP
TAM
VER
TAM
OAX
MOR
PUE
HID
YUC
VER
DIF
ROO
CHP
YUC
VER
TAB
VER
VER
PUE
CHP
HID
MEX
YUC
VER
GRO
CHP
MEX
CHP
OAX
TAM
VER
MEX
MEX
VER
VER
YUC
CHP
NLE
PUE
HID
VER
TAM
VER
DIF
OAX
MEX
YUC
OAX
TAM
VER
CHP
DIF
TAB
MEX
MEX
NLE
MEX
VER
CHP
VER
VER
VER
YUC
OAX
MOR
MOR
TAB
VER
PUE
OAX
MEX
MEX
DIF
VER
DIF
HID
GRO
YUC
CHP
GRO
TAB
HID
PUE
PUE
VER
OAX
TAB
VER
ROO
CAM
MOR
TAB
TAM
MEX
TAB
MOR
PUE
MOR
MEX
HID
DIF
ROO
MEX
DIF
VER
VER
VER
TLA
CHP
TAB
VER
VER
VER
MEX
TAM
SLP
PUE
HID
MEX
TAM
VER
TAM
SLP
DIF
CAM
CHP
PUE
GRO
GRO
PUE
MEX
MEX
YUC
MEX
CHP
ROO
CAM
MEX
VER
VER
VER
SLP
TAB
MEX
ROO
CAM
TLA
NLE
CHP
VER
DIF
MOR
PUE
MEX
MEX
TLA
HID
PUE
MEX
VER
VER
PUE
TAM
VER
VER
PUE
VER
HID
VER
PUE
PUE
GRO
PUE
OAX
NLE
TAB
TLA
TLA
TLA
TLA
TLA
CHP
CHP
MEX
MEX
DIF
DIF
DIF
DIF
MEX
MEX
MEX
MEX
SIN
JAL
BCN
GRO
JAL
JAL
JAL
MIC
JAL
ZAC
MIC
GUA
MIC
GUA
COA
NLE
COL
GUA
MEX
MIC
GUA
JAL
COA
JAL
JAL
JAL
BCN
JAL
JAL
NAY
JAL
MIC
JAL
MEX
COL
BCN
MIC
JAL
JAL
MIC
ZAC
SLP
GUA
JAL
NAY
NLE
QUE
BCN
NLE
JAL
COA
NLE
JAL
DUR
GUA
SON
SLP
GUA
GRO
BCS
JAL
GUA
BCS
GUA
BCN
GUA
COA
JAL
GUA
COA
GUA
MIC
NLE
COA
BCN
GUA
ZAC
AGU
COA
QUE
MIC
JAL
SON
COA
GRO
GUA
MIC
COA
MIC
COA
CHH
JAL
JAL
CHH
COA
MIC
ZAC
SIN
COA
GUA
MIC
NLE
COA
BCN
CHH
COA
SIN
SLP
COA
GUA
MIC
COL
BCN
SON
CHH
MIC
SIN
ZAC
GUA
JAL
MIC
BCS
MIC
JAL
JAL
GUA
JAL
MIC
CHH
ZAC
GUA
JAL
JAL
NAY
JAL
GUA
MIC
SON
CHH
MIC
SON
SON
SON
SON
SIN
GUA
SIN
NLE
ZAC
JAL
DUR
SIN
NLE
NLE
ZAC
SIN
BCN
JAL
SON
DUR
JAL
QUE
JAL
DUR
SIN
CHH
SIN
GUA
NAY
GUA
COL
SON
DUR
CHH
MIC
JAL
CHH
BCS
CHH
NLE
GRO
COA
CHH
JAL
GUA
COA
SON
SIN
AGU
ZAC
JAL
GRO
JAL
COL
GRO
JAL
NLE
MIC
GUA
GUA
JAL
COA
NLE
AGU
SON
NAY
GUA
GUA
GUA
MIC
MIC
DIF
MEX
DIF

02
06
06
01
01
01
01
01
01
01
01
01
01
01
01
01
01
01
01
01
01
10


10
10
11
06
12
12
12
12
12
12
12
15
12
12
12
12
12
11
11
02
08
02
08
08
08
08
03
11
11
05
04
04
04
04

10
10
05
05
05
05
06
06
06
07
07
07
07
08
07
07
10
10
10
14
10
10
06
08
08
08
08
08
08
02
02
07
03
13
13
13
13
09
02
02
02
03
03
12
13
13
13
13
01
07
10
07
03
10
08
10
04
10
07
01
03
04
03

04
10
05

04
04
06
04
16
12

G
S
G
T
Q
P
N
N
P

N
I
L
MPM
G
A
I
A
G
B
G
S
N
N

CA
KH
ER

HA

ON
OD
KA
KA
OD
OH
ER





5
7
6
4
4
6
7
5
8
2
7
4
7
4
7
5
5
3
3
3
2
4
6
1



KE
NI
KD
AD
BY

KN
DE


AB
DE
CR
AN
ED
NI
SO
ZA

NI
SO
KD
OY
OG
DE
NI
KN
YO
RI
GO


AN
OY

ON
IM
BE

AN



RI
IM

AB
DE
IM
CR
KO

ON
CR
RI

EN
AN
IM
AN
YO
NA
GO
AD
ZA
BO


NI
BO
KT
BE
BO
BO
KO
KD


LA

NA
DE
GO
YO
BO
NI

NA
ZA

KT
BA
KN
KE
KW

KD
KD

KO
PL

KE

TA

AK
EB
EK

EK
OG

KW

SO
OS
OG

AK
CR


EK
EK
OG

OG
AN
EK
AN
BE


OY
EK
OG
ON
KO

NI
OY
JI
BO
KN
JI
SO
ZA
ZA
JI
AD
GO

YO

KN
YO
GO

BO
KT
OY
EB
AK
LA
AN
EN
EN
EK
RI
ED
AK

EN


EB
LA
KD
JI
GO

BO
GO
KT
YO
BA
BO
YO
CR
DE

RI
RI

BO
JI
KE
KD
GO

ED
AB
TA
BA

BO
LA
NI
BA
AN
EN
ED
DE
KE
EK

KD
AB

ON
EN
KO
AN
DE
EB


OG
EB
AB
RI

MN
MD
CI

MN
CA
RI
MT


NS

GR
LE
MT
MS
MS
MN
LE
LE
CO
CA
JI
NS
GR
ES
CI
MN
CA
CI
CI
CI
BO
BO

MN

OV
ZH
GE
NB
ZH
GE
UT
FL
NH
GE
NH
NH
FR
UT
NB
GE
GE
GR
UT
GE
OV
GE
NB
NH
LI
ZH
GE
ZH
NB
NB
NB
GE
ZH
ZH
ZH
NH
ZE
GR
ZH
UT
LI
LI
NH
GE
NB
NB
ZE
UT
GR
NB
UT
FL
NH
NB
OV
NB
NB
GE
ZE
LI
OV
NB
OV
GR
ZH
NB
UT
FR
ZH
LI
NB
NB
ZH
ZH
NB
ZH
ZH
NH
NB
ZH
NB
LI
ZH
ZH
ZH
UT
OV
GE
NH
ZH
ZH
ZH
NB
NB
OV
GE
NB
ZH
LI
GE
NB
ZH
ZH
GE
GE
UT
LI
NH
ZH
UT
ZH
ZE
DR
LI
LI
ZH
UT
OV
NB
ZH
GE
GE
UT
FL
ZH
ZH
FR
ZH
GR
ZH
GR
LI
ZH
OV
UT
NH
UT
GE
NH
GR
DR
NH
LI
NH
NB
ZH
OV
ZH
NB
ZH
NH
NB
LI
NH
FR
GE
NH
NH
FR
NH
GR
GE
OV
NH
OV
GR
GE
ZH
ZH
NB
ZE
LI
GE
NB
GE
NB
GE
GE
OV
NH
DR
FL
GE
GE
NB
GE
NB
GE
GE
GE
FL
NB
UT
FR
ZH
NB
GE
NH
OV
NH
GR
ZH
ZH
UT
OV
GE
NB
NB
NH
ZH
ZH
NH
UT
LI
GE
NH
NH
NB
NB
ZH
ZE
OV
LI
DR
ZH
NH
NB
NH
GE
NB
ZH
NB
NB
ZH
LI
GE
ZH
UT
NB
DR
GE
GE
DR
NH
NH
UT
ZH
FL
OV
NH
ZH
GE
NH
NH
ZH
ZH


19
07

11
08
01
11
07
08
03
01
15
18

07
15

06
07
11
19

01

01
06
18


15












































WGN
MWT
CAN
WKO
AUK
WGN
WGN
MWT
AUK
TKI
NSN
HKB
AUK
AUK
WGN
STL
HKB
WKO
OTA
CAN
AUK
MWT
GIS
WGN
BOP
AUK
BOP
CAN
NTL
WKO
BOP
MBH
WGN
HKB
AUK


BJ
DA
BJ
ZU
BJ
DA
MA
MU
DA
ZA

DA
MA
BJ
DA

BJ
MA
BJ
BJ
BJ
BU
DA
ZA

8
8
8
9
8
4
4
8
8
8
8
4
8
8
4
3
6
8
8
1
3
8
8
2

LOR
LAL
SAM
TUM
LAL
SAM
HUC
PIU
PIU
PIU
PIU
LAL
LAL
LAM
SAM
PIU
UCA
PIU
LAM
LAM
PIU
LAL
LAL
SAM
LAM
LAL
PIU
PIU
LAL
AMA
LAM
SAM
CAJ
LOR
ANC
HUC
LAL
LAL
LAM
ANC
PIU
LAM
LAL
ANC
LAM
LAL
AMA
PIU
CAJ
SAM
AMA
PIU
TUM
PUN
HUC
JUN
MDD
TAC
CUS
JUN
LIM
CUS
LIM
ICA
PUN
MDD
ICA
LIM
LIM
ICA
MOQ
ARE
ICA
LIM
LMA
JUN
JUN
PUN
JUN
LIM
MOQ
PUN
ICA
LIM
ANC
LIM
AYA
JUN
HUV
LIM
LIM
CUS
LIM
ICA
PAS
LIM
PAS
ARE

LIM
PUN
AYA
ARE
APU
APU
PUN





ESW

NPP
WHM
SHM
MPM
MPL
EBR
WBK
EHG
WPD
MPL
NSB

09

05
01
06
40
13
10
01

11
02
13

05
40
40
03
40
40
03

07

13
40
40
08
06
40
06
07
03
13
11
40
01
10


12
15
05
40

12
03
06
05
02
02

06
40
07
03
12
40
03
03
40

02
40
03
01
11
03
03
40
07
01
03
03
40
40

01
03
03
03
02
40
11
03
03
03
03
05
41
03
03
40
13
01
03
07
03
03
03
40
03
11
06
41
02

41
41
03
09
03
02


03
10
06
40
03


03
11
05
03
03
07
41
40
05
03
40
03

06


03
03
11
03
03
40
03
03

11
08

40

40




03
03

03
40
03
11
40
41
40
40

07
11
05
09
06
03
03
40
40
11
09
07
12
03
03
05
40
40
11
03
05
03
03
03
10


10
40


41
10

03
01


15
11
06
01
41
40
40

12
03
11
05
10
12
40
40

09
11
05

03
03
08
06
11
40
40
40
03
40
40
03

01
03
07
40
05

05
03
15

03
08

10
12
06

05
12
12
40
06
06
12
05

10
40
03
15
12
06

05
05
09
40
40
06
12
02
03
06
06
03
03
03
40
01
03
07
03
05
12
03
40
03
12
03
03
06
06
07
10
01
10
09
03
11
03
11
40
09
07
07
05
40

07
07
03
40
07
11
07
40
08
08
40
03
40
07
08
40
07
03
07
40
03
03
03

08
40
40
40
01
41
40
40
05
40
10
06
03
11
03
02
13
03

03
13

03
05
03
05

13

03
08

03
07
03
13

01
40
06
40
13
02
08
07
01
40
01
40
05
40

40
07
11
12
40
02
03
40
03
07
03
07
13
15
06
02
40
06
03
05
40
06
01
03
02
03
40
40
03
03
40
02
03
40
12
01
08
03
40
12



SD
JK
SD
SD
BA
KP
PB
PB
PB
PB
PB
SD
PB
KP
BA
BA
SD
SD
BA
KP
PB
SD
SD
SD
PB
KP
KP
SD
SD
SD
SD
PB
SD
PB
PB
KP
KP
SD
PB
PB
SD
SD
PB
BA
PB
PB
KP
SD
PB
PB
PB
PB
SD
SD
SD
KP
SD
PB
PB
KP
PB
PB
SD
PB
SD
PB
PB
PB
SD
PB
PB
SD
SD
PB
PB
PB
SD
BA
SD
PB
BA
PB
PB
PB
PB
PB
KP
PB
PB
BA
SD
PB
KP
SD
KP
PB
BA
SD
SD
PB
SD
SD
PB
PB
SD
PB
PB
JK
PB
PB
PB
PB
SD
SD
PB
SD
SD
KP
PB
PB
PB
BA
SD
SD
SD
BA
KP
KP
PB
PB
PB
PB
PB
PB
BA
BA
PB
PB
SD
PB
PB
KP
PB
PB
KP
SD
PB
PB
KP
PB
SD
PB
PB
BA
PB
JK
PB
SD
PB
KP
PB
PB
SD
PB
PB
BA
PB
SD
PB
PB
KP
SD
PB
SD
PB
SD
PB
SD
PB
SD
SD
PB
PB
PB
PB
PB
PB
PB
PB
BA
PB
PB
PB
PB
PB
SD
BA
PB
SD
PB
PB
PB
PB
PB
PB
PB
PB
PB
PB
PB
SD
IS
SD
PB
SD
PB
KP
PB
PB
PB
PB
PB
KP
KP
BA
PB
PB
BA
PB
PB
PB
PB
SD
SD
SD
PB
SD
PB
PB
PB
PB
PB
PB
PB
PB
PB
PB
KP
PB
PB
PB
SD
SD
PB
KP
PB
BA
SD
PB
PB
PB
PB
SD
BA
PB
PB
SD
PB
PB
PB
PB
PB
KP
BA
PB
PB
PB
PB
SD
JK
PB
PB
SD
PB
PB
PB
BA
KP
PB
KP
PB
PB
SD
PB
PB
PB
KP
PB
KP
PB
KP
PB
KP
PB
SD
SD
SD
KP
PB

14
14
06
20
14
14
14
12
14
10
06
12
18
28
06
20
14
26
26
18
14
20
14
10
26
20
14
18
26
18
18
10
06
14
14
06
18
18
14
14
14
28
14
14
14
14
14
26
14
10
28
28
12
12
14
18
28
14
14
14
18
06
14
06
06
06
20
14
28
14
06
20
18
18
06
06
14
14
26
14
26
28
14
14
26
18
18
06
20
14
20
12
28
28
14
28
28
06
18
14
06
26
12
12
06
20
20
06
28
20
24
24
30
02
08
02
10
10
24
08
12
08
24
02
30
02
24
04
10
22
32
02
30
12
24
22
24
30
12
30
04
22
24
32
32
30
32
24
08
04
02
32
02
30
08
16
02
22
32
30
30
24
22
04
22
08
12
14
10
24
04
24
24
22
24
22
30
24
10
24
24
24
24
22
16
30
02
32
14
30
10
30
24
10
10
12
30
28
24
16
12
02
02
30
16
16
30
32
08
02
16
04
24
24
12
24
08
22
30
24
02
02
10
10
12
30
02
24
10
22
24
10
22
10
30
16
12
32
08
22
30
10
30
32
30
24
16
02
12
16
24
22
02
30
02
02
24
02
24
30
04
28
08
32
32
04
14
30
08
32
30
16
10
02
24
22
22
04
28
02
24
24
24
24
24
24
12
32
24
22
30
04
04
22
24
04
16
04
28
02
02
02
24
24
02
32
10
24
12
10
02


































































11
11
11
14
11
15
15
11
11
14
11
11
11
11
11
08
11
08
12
11
10
15
15
10
11
15
11
08
11
15
11
14
15
10
11
08
11
11
10
08
08
30
08
07
11
14
15
15
05
11
11
11
15
11
30
10
11
11
15
15
15
11
15
11
11
08
18
17
13
13
13
16
13
09
13
13
13
01
13
13
13
16
13
01
13
16
13
13
13
13
01
03
13
01
13
03
03
03
13
09
05
06
13
04
03
13
03
13
01
13
20

212

4
11
11
11
10
12
11
11
11
11
11
11
7
5
1
11
11
5
3
ASU

US

WA
KH

















TR
SJ

IF

SV
VS
IL
TR
CJ
TL
CV
NT
MS
GJ
DB
TM
GL
SV
OT
SJ
MM
SB
CV
AB
SM
BH
BV

NT
BV
VL
BZ
CS

SV
IF
PH
AG
NT
HD
HD
IF
HD
BH
CL
HR
AB
CT
GJ
DB
BC
PH

SB
CT

CT

TM
MS
IS
VS
HD
SV
GR
CJ
HR
GL
DB
VN
DJ
IL
SV

MH
VL
BT
HD
CJ
AG
AB
DJ
OT
CT
BC

CJ
SB
SV
CJ
CT
SM
CS
OT
DJ
BZ
BC
IF
B
PH
BV
BR
HD
BT
MM
CS
AB
BN
VS
OT
DJ
PH
MM
MM
BC
AR
TR
AB
AB

SM
IS

VO


VO


VO



VO



VO










VO

VO






VO

VO


VO
VO
VO

VO
VO
VO
VO
VO


TVE
RYA
ROS
MOS
CHE
ROS
MOS
BRY
VGG
SAM
TAM
STA
KRS
MOS
ROS
STA
MOW
TA

NIZ
PNZ
MOS
MUR
TA
VLA

KDA
STA
STA
SAR
KO
KDA
LIP
VGG
TA
MOS
ROS
TUL
ORE
TUL
SMO
YAR
KIR
BA
AD
TVE
KDA
NIZ
LEN
VLA
SMO
KIR
LEN
UD
MOS
MOS
VOR
VGG

SAR
MOS
VLG
LEN
KOS
VGG
ROS
MOW
VLA
SE
MOS
IVA
PER
TUL

VLG
PSK
BEL
NGR
TUL
TAM
UD
KDA
CHE

LIP
VGG
CE
BRY
ULY
KO
YAR
BA

BA
KB
TVE
BA
YAR
TUL
MOS
KDA
ROS
BRY
IN
MOS
LEN
TVE
MOS
SAM
KDA
LEN
KDA
IVA
KB
KDA
KDA
TAM
BA
ROS
SAM
KO
STA
LEN
KGD
STA
STA
TUL
VGG
SE
KLU
MOS
VLA
BEL
BA
STA
BEL
KDA
KDA
BRY
NGR
MOS
KIR
KGD
LEN
KO
KR
ORE
MOS
ORE
PER
VLG
MOS
KDA
VLA
SMO
KIR
KDA
LEN
RYA
MOS
CHE
BA
IVA
SPE
CU
STA
RYA
VLG
BEL
KRS
MOS
MOS
TUL
MOS
KOS
NIZ
ROS
KDA
TUL
SVE
MUR

SPE
LEN
MOS
MOS
NIZ
PNZ
VOR
ROS
NIZ
BRY
KR
CHE
NIZ
SAR
UD
MO
ORE
SPE
SAM
ROS
BA
SMO
TVE
RYA
YAR
RYA
RYA
MO
MOW
SAR
ROS
YAR
VOR
VOR
SMO
MOS
IVA
SVE
MOS
BEL
BA
TAM
STA
MOS
SPE
MOS
PSK
MOS
ROS
KB
BA
SAR
IVA
LEN
KDA
VOR
VOR
MUR
MUR
VLA
SAM
LEN
MOS
BRY
TUL
LEN
VLA
KR
SAR
SPE
SPE
NGR
SVE
PER
YAR
PNZ
KO
MOS
KDA
VOR
KDA
VGG
MOS
SAM
LEN
KDA
PSK
VOR
TVE
PER
ORE
ROS
ORE
ORL
MOS
IN

KIR
MUR
CE
BA
MOS
PER
KLU
PER

TA
BEL
BRY
VOR
SAR
ULY
ORE
KDA
ROS
KDA
KDA
STA
TUL
RYA
SAM
KDA

ROS
CU
VGG
STA
NGR
VOR
MOS
SVE
SVE
NIZ
PNZ
TA
PNZ
VGG
MUR
STA
STA
PSK
IN
KOS
TVE
STA
BA
SAM
IN
NIZ
NEN
KB
MOS
KB
MOS
TA
MOS
VLA
MUR
ORL
UD
MOS
SE
KDA
MOW
TAM
ROS
MOS
MUR

STA
ROS
VGG
TAM
SPE
TA
TA
BA
VLA
KR
KDA

ORE
AD
SAR
KOS
KLU
IN
MOS
DA
CHE
KLU
MOS
MOS
PER
NIZ
MOS
LEN
MOS
SPE
LEN
MOS
ORL
VOR
LIP
MOS
KRS
STA
VGG
TA
KDA
MOS
LIP
KDA
VLA
KDA
KB
PNZ
ORE
SVE
KDA
CHE
KRS
MOS
KDA
KRS
CE
PER
BA
NIZ
TA
PER
KDA
MOS
NIZ
KDA
KDA
SPE
ROS
SPE
PER
SVE
PER
STA
MOS
KDA
KDA
MOS
SAR

KLU
MO
VLA
MUR
TAM
VGG

VGG
MOS
KIR
KOS
KR
TUL

KDA
ROS
KLU
KR
TVE
LEN
SPE
MOS
VLA
IVA
BRY
MOS
MOS
DA
DA
PER
STA
VLA
TAM
MUR
LEN
KIR
KIR
KLU
LEN
TUL
LEN
IVA
SAM
SAM
TVE
TUL
MOS
KDA
KDA
MOW
DA
AST
KDA
TA
CHE
DA
RYA
MOS
TVE
BRY

IN
VLA
IN
KDA
MUR
CU
AST
VGG
ROS
KLU
SAR
MOS
KGD
VGG
VOR
SVE
UD
DA
MOS
IVA
MOS
BA
STA
ULY
STA
KDA
UD
VLA
KGD
KDA
ROS
CE
BEL
PER
VLG
LIP
CE
VOR
KDA
STA
VGG
NIZ
MOS
UD
AD
STA
KDA
ORE
YAR
LEN
KOS
SMO
IVA
MOS
MOS
VGG
KO
SAR
AD
KL
MOS
MOS
MOS
IN
MOS
NIZ
BA
BRY
VGG
MOS
STA
TUL
ROS
MOS
MOS
PER
MOS
STA
KDA
ULY
SMO
DA
MOS
BA
LIP
YAR
DA
PER
NGR
TA
BA
BEL
KGD
PER
MOS

VLG
MOS
KB
CU
PER
SAM
ORE
DA
KOS
VOR
TA
ORE
TA
STA
KDA
BRY
MOS
NGR
VOR
NIZ
TVE
LEN
VOR
NIZ
TUL
VOR
BA
STA
BA
TVE
SAM
SE
PER
BA
KDA
MOS
BEL
TUL
BA
ROS
KDA
BA
TA
ROS
ULY
UD
SAR
MOS
SAR
NIZ
KLU
KB
CHE
ROS
ROS
CE
SAR
AST
CHE
STA
NIZ
TA
KDA

CE
SE
KDA
MOS
MUR
VOR
KDA
TA
TUL
BEL
VLA
STA
PER
VLA
CU
ROS
KDA
AST
TA
KDA
KDA
CE
KDA
ORE
TA
KRS
SE
ROS
KDA
BEL
NIZ
DA
SVE
CHE

AST
PNZ
STA
MOS
MOS
KO
IN
TYU
ALT
SVE
ALT
CHE

KYA
CHE
SVE

ALT
TYU
KO
KO
SVE
SVE
CHE
KYA
KYA
KHM
TYU
SVE
CHE

TOM
NVS
TYU
IRK

SVE
NVS

YAN
OMS
KYA
ALT
SVE
SVE
SVE
NVS
KHM
SVE
TOM
SVE
KHM
KYA
ALT
KYA
KGN
KYA
KGN
SVE

YAN
ALT
SVE
SVE


KHM

SVE
CHE

OMS
NVS
KHM
YAN
YAN
ALT
NVS

ALT
KYA
SVE
KHM
IRK
SVE
KHM
KYA
YAN

KYA
CHE

KHM
AL

NVS
KYA

YAN

CHE
NVS
KGN
KGN
NVS
ALT
KYA
SVE
SVE
NVS
CHE
CHE
KHM
TOM
KYA
NVS

SVE
KHM


KYA
KGN
CHE
CHE
SVE
NVS
CHE
KYA
SVE
SVE
ALT

OMS
SVE
NVS
TYU
SVE
KYA

ALT
AL
KYA
KYA
SVE
IRK

NVS
CHE
CHE
TYU
KYA
NVS
KYA
SVE
ALT
SVE

NVS
KHM

ALT
NVS
TOM
SVE
SVE
SVE

ALT
SVE
NVS
KYA


CHE
CHE
KYA
SVE
TOM
YAN
KHM
YAN
KHM
IRK
IRK
AMU
SA
KHA


IRK
IRK
IRK

IRK
BU
SA
AMU
IRK


AMU

IRK
AMU
IRK
BU
AMU


SA


SA


SA
BU

KHA
KHA

IRK
BU


IRK


IRK
AMU
YEV
KHA
AMU
IRK
SA


IRK
KHA
SA

IRK
IRK
KHA
KAM
SAK
KAM
KHA
KHA
SAK
KAM
SAK
KHA
SAK
MAG
SAK
SAK
KGD
MOS
KHM
KHM
KHM
SVE
MOS
VLA
KHM
KHM
KHM

02
03
05
01
04
02
05
04
04
03
05


07



07
12

04
09
12
04
09
04





09

06
07

04


04
04

01
01
05
08

12
07


04
04

04
04

04
04

04

01
01

04
09
14

GU

16


GZ
KN
KH
RS
NW
SI
NR
RS
SI
NW
SI
NW
NO
SI
KA

GD

RS
NR
KN
NR
SI
NB
KN
KN
KN
NW

GZ
KH

GZ
GD
GZ

NR
NW
SI
NR
NB
KN


AC
AC
BD
BD
BD
BD
M
I
G
H
U
F
N
O
AB
C
AB
O
AB
AB
O
M
AB
Y
AB
AB
AB
AB
AB
O
X
O
Z
AB
H
Y
T
D
AB
E
F
AB
E
O
AB
M
M
E
O
AB
O
M
N
O
S
M
U
AB
D
S
K
T
K
H
F
AB
F
AB
M
M
Y
AB
N
O
X
W
O
N
M
D
C
AB
W
O
AB
AB
M
O
AB
O



HL

129




061






PV
KI
PV
KI
PV
KI
BC
PV
PV
KI
KI
PV
PV
PV
BC
NI
ZI
BC
TA
TC
TA
TA
NI
ZI
NI
NI
TC
TA
BL
NI


NI
ZI
BL
BC

NI
ZI

TA
NI


NI
ZI
BC
ZI
BC
BL
BC
NI

W
N
N
N
E
E
N
W
S

07

ZG
KD
DB
TH
TC
SE
SL
SL
TH
FK
DK
KL
TH
LG
TH
DB
KD
KE
TH
KL
TH
FK
DK
LG
DK
ZG



BR
BN
GE
JH
JD

JH
WO
MU
NU
SA
GA
BY
HI
TO
BR
WO
HI
BY
GE

SO

PM
WA

EC
EW
BW
BN
EE
WR
LK
NU
EC
WR
EE
JG




PA
US
SS
SO
SO
CA
SV
US
SA
SS
SM
SM
CU
SS
MO

US

SA
SS
UN

SO
SS
SS
SS
CU
SA
CH
SS
SS

AH
SS
SO



RD
HM
TA
HL
HI
HI
DR
HI
HL
HM
DY
DR
ID
ID
HM
TA
RD
DR
RD
HL
HM
HL
ID
ID
HM
ID
ID
HI
ID
RD
HL
LA
RD
DR
ID
HI
RD
HM
HM
HL
RD
DI
HL
DY
HA
RD
ID
TA
RD
HL
RD


DR
HL
HI

RD
RD
HI
QU
HI
DY
LA
RD
HA
DR
HL
HL
ID
DY
DY

HH
MA
HH



SA
OD
MC
MO
BA
CB
BG
LO
GR
MO
HL
HL
KA
TA
MC
MA
TA
CB
LR
ME
GR
LO
BA



M
M
C
C
C
P
K
S
M

K
S
K
K

P
M

83
83
77
76
92
80
52
61
71
71
63
84
64
64
64
50
50
80
70
85
77
77
84
83
70
56
51
80
63
57
63
57
60
86
51
52
77
81
76
62
83
71
62
92
77
50
56
70
86
70
57
50
76
71
63
70
84
64
77
70
46
41
90
30
11

35
94
95
15
67
34
42
14
27
53
61
41
34
23
76
14
66
22
43
66
96
32

96
90
33
20
17
38
47
91
20
19
75
74
11
73
47
27
90
45
21
90
96

25
42
36
11
19
14
54
43
65
66
34
67
93
20
24
20
14
94
13
80
12
30
12
30
67
43
19

96

55
41
60
30
48
73
26
14
49
44
16
67
42
22
41
46
10
74
21
40
30
13
46
45
36
33
46
46
19
36
25
90
34
54
30
40
67
20
30
22
36
18
16
24
30
95
45
13
20
41
40
74
19
13
65
17
24
14
66
73
20
12
65
12
14
41
21
20
14
11
27
37
30
83
83
83

KT
KT
KT
SU

KT
SU
KT

KT
KT
KT
GB
GB


KT
KT

SU
SU
SU
SU
SU

DI

B

B
B
A
A
A


B


D

A

L
M
L
L
L
M


22
11
11
72
83
42

33
51
34
43
52
61
11
11
53


73
52
11
22
12
71
81
72
21
82
23
51
23

23
23
14

32
82
52
82
51
11
11
73


23

31
53
53
71
52
41
42
61
52
11
71
11
53
33
53
21
81
52

51
21

04

30
66
47
31
66
09
48
32
38
63
49
65
24
64
35
50
63
45
62
35
35
07
43
13
33
38
10
63
66
45
12
09
63
58
73
43
21
73
33
56
42
07
06
32
30
35
35
58
32
20
03
45
31
06
46
04
25
80
68
48
35
47
27
51
50
09
33
49
48
40
48
47
33
35
48
47
45
07
49
44
21
43
09
56
07
42
21
45
72
01
23
07
42
47
20
40
45
71
31
79
71
07
35
38
42
70
04
23
25
40
02
46
01
42
35
32
31
09
01
42
76
73
13
25
63
42
38
13
02
46
12
58
43
07
27
35
48
17
26
25
24
70
21
42
33
65
03
43
07
06
04
46
23
32
10
10
31
04
21
04
03
38
20
45
47
44
42
35
30
73
09
63
01
35
21
03
46
10
15
49
15
33
11
63
51
03
48
21
63
12
10
42
02
35
31
07
35
72
23
64
10
01
10
09
25
07
31
06
33
35
45
07
42
68
45
66
63
13
03
46
02
13
01
31
06
48
67
60
34
61
16
41
77
34
55
61
22
52
34
60
61
37
60
28
55
34
55
59
05
37
58
61
19
05
34
57
34
28
36
54
55
78
53
11
19
16
52
25
61
60
06
16
34
05
34
59
39
52
52
54
06
39
16
22
29
06
34
37
36
54
41
16
78
36
16
41
34
19
16
25
08
54
59
55
16
34
52
29
28
10
41
28
54
14
16
17
41
54
52
34
34
67
10
60
22
81
67
06
19
59
59
18
53
67
34
55
18
17
17
16
28
57
14
11
17
06
61
69
74
10
34
55
39
08
61
08
53
75
61
05
67
19
54
81
61
54
28
34
34
48
34
34
34
34
06
34
34
34
34
35

TUP

TOB

SFO
POS
PTF
SFO
SFO
CHA


FUN

TNN
TNN
TPE
TNN
TNN
TNN
TPE
TNN
TNN
TNN
TNN

TNN
TNN
TNN
TNN
TNN
TNN

TNN

15

14
19
22
08
22
20
18
01
24
14
24
14
22
13
25
24
20
22
22
11
13
23
24
22
23
23
09
05
14
23
22
24
13
22
22
05
05
04
08
18
16
05
26
20
18
22
19
13
13
23
25
13
04
01
23
16
03
20
09
16
14
16
04
19
25
19
08
18
16
22
23

14
25
25
20
22
22
25
16
22
25
04
21
18
26
02
16
04
24
25
19
12
09
22
20
14
03
14
22
22
20
23

16
08
16
16
08
19
13
03
19
14
05
05
08
18
01
05
08
22
05
04
23
22
04
14
04
23
04
23
14
24
23
16
09
16
26
26
03
02
26
14
05
25
19
20

13
05
19
13
05
05
05
26
26
22
19
26
01
21
17
21
12
17
17
17
17
12
17
21
21
17
21
17
17
12
17
21
01

59
DPR
23
71
DPR
71
46
35
63
18
05
12
71
56
23
51
43
DPR
DPR
43
32
32
21
48
DPR
63
07
32
05
71
32
21
71
05
65
46
DPR
23
61
LPR
35
LPR
LPR
21
59
46
46
68
LPR
LPR
46
DPR
71
DPR
68
32
65
12
43
71
59
68
DPR
40
56
46
43
LPR
51
LPR
59
56
51
18
12
59
74
LPR
53
68
23
12
53
LPR
48
32
LPR
12
18
23
35
51
48
32
48
07
35
12
18
65
74
74
43
12
68
26
48
21
LPR
05
43
53
63
23
DPR
12
18
DPR
63
46
LPR
07
LPR
53
63
LPR
05
30
56
DPR
12
59
LPR
61
53
LPR
DPR
43
63
LPR
DPR
68
DPR
63
07
51
71
18
18
DPR
59
63
26
07
LPR
35
51
21
68
05
65
DPR
63
43
05
53
71
68
26
05
65
63
68
51
26
32
DPR
51
68
DPR
59
23
46
71
65
65
35
05
53
43
32
23
43
DPR
68
56
46
DPR
26
35
DPR
DPR
12
12
23
63
DPR
63
61
LPR
46
77
74
71
32
LPR
32
46
32
32
46
51
32
63
51
32
61
21
18
23
59
43
05
51
63
40
74
43
DPR
51
DPR
43
12
LPR
DPR
43
LPR
59
53
32
48

N
C
C
E
E
E
N
W
W
C
N
C
C
C
N
C
W
E
W
C
C
C
N
W
N
N
C
C
W
W
C
W
E
E
W
N
W
C
W
E
E
E
W
E
N
N

VA
AL
KY
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AL
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
AR
DC
DE
DE
DE
DE
DE
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
FL
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
GA
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KS
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
KY
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
LA
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MD
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MO
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
MS
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NC
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
OK
PA
PA
PA
PA
PA
PA
PA
PA
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
SC
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TN
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
VA
WV
WV
WV
WV
WV
WV
WV
WV
AR
IN
OH
TX
AL
AL
AL
AL
AL
IL
MA
MA
CT
CT
MI
OH
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
CT
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IA
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IL
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
IN
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
MA
ME
ME
ME
ME
ME
ME
ME
ME
ME
ME
ME
ME
ME
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MI
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MN
MO
ND
ND
ND
ND
NE
NE
NE
NE
NE
NE
NE
NE
NE
NE
NE
NH
NH
NH
NH
NH
NH
NH
NH
NH
NH
NH
NH
NH
NH
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NJ
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
NY
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
OH
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
PA
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
RI
SD
SD
SD
SD
SD
VT
VT
VT
VT
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WI
WV
WV
WV
CT
CT
CT
CT
CT
CA
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
AZ
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CA
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
CO
KS
KS
KS
NM
NM
NM
NM
NM
NM
NM
NM
NM
NM
NM
NM
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
NV
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
TX
UT
UT
UT
CA
AZ
AZ
AZ
AK
CA
CA
CA
CA
CA
CA
CO
CO
CO
CO
CO
CO
CO
CO
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
ID
MT
MT
MT
MT
MT
MT
MT
ND
ND
ND
ND
NE
NE
NV
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
OR
SD
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
UT
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WA
WY
WY
WY
WY
WY
WY
UT
HI
HI
HI
HI
HI
HI
HI
HI
HI
HI
HI
HI
HI
AK
AK
AK
GA
GA
FL
FL
NC
WA
CA
FL
CT
MD
MD
NY
NY
MO
MI
FL
FL
FL
GA
FL
FL
FL
FL
CA
WA
CA
CA
TX
WA
CA
WA
CO
WA
CA
NV
HI
HI
AZ
MN
NM
CA
VA
NJ
NJ

RN
FS
TT
TA
CA
SJ
MA
SA
RO
RV
CA
PA
CA
CA
MO
LA
SO
CL
MA
CA
CA
RN
FD
DU
SO
SJ
CO
CO
CA
AR

QR
QR
QR
JI
SA
SU
SU
QA
SA
QA
QA
QA
SA
QA

BU
QA
BU
SA
SU
QA
SA
SA
BU
QA
SU
SA

FA
TO
SI
NW
NG
TO
BU
NG
XO
JI
NG
TO
NG
FA
TK
NG
SI
XO
BU
TO
XO
FA
TO
SA
TO
NG
JI
TO
TO
NW
QR
NW
NG
FA
QR
AN
FA
AN
FA
TO
AN
XO
NG
NG
JI
TO
XO
XO
SI
BU
TO
JI
FA
JI
NG
TO
TO
NG
TO
FA
QR
TK
TO
TO
AN
FA
FA



04
04

O
B
E
J
U
D
P
J
T
G
F
D
Y
T
H
S
M
V
D
J
S
B
G
U
S
V
H
S
M
S
V
K
I
I
B
G
Z
O
M
D
M
U
L
G
L
G
D
V
X
V
K
M
D
D
V
X
O
R
G
M
M
P
G
L
K
B
D
M
L
R
M
I
F
F
U
M
M
G
M
X
R
M
K
A
X
B
J
D
V
M
K
E
B
P
J
P
N
S
M
M
M
C
C








49





35

39
09



66
56

25






26


37
66




45
18
HN





33



30

25



25



CT


09
HN



09
56












SEE

UV

TU



















HU
IB
TA
SN

SN
LA
IB
HJ
IB
HU
HU
HD
HU
BA
AD




GP
NW
NW
MP
MP
GP
FS
FS
NC
LP
KZN
NW
MP
FS
FS
GP
GP
NC
EC
KZN
KZN
EC
LP
LP
FS
FS
GP
EC
NW
KZN
MP
GP
GP
EC
MP
FS
MP
KZN
NW
FS
NW
KZN
KZN
FS
GP
EC
EC
GP
LP
NW
KZN
EC
EC
WC
MP
LP
KZN
FS
LP
FS
NW
WC
NW
LP
LP
GP
KZN
MP
KZN
KZN
KZN
NW
EC
MP
LP
KZN
GP
MP
LP
NW
LP
EC
FS
FS
EC
GP
FS
MP
MP
KZN
WC
NW
NC
GP
KZN
FS
MP
FS
GP
FS
EC
EC
LP
WC
NW
FS
EC
NW
KZN
MP
KZN
MP
LP
EC
KZN
KZN
LP
MP
MP
NC
GP
EC
NW
GP
EC
GP
NW
GP
FS
FS
GP
NW
FS
EC
FS
MP
GP
WC
MP
KZN
MP
FS
EC
GP
GP
GP
WC
WC
WC
WC

WC
WC
WC
WC
WC

04
05
04
07
01
04
03
08
02
08
05
07
01
07
04
09
08
07
08
05
02
06
08
09
02
07
03
08
08

MV
MN
MI
MA


MA
MV
ME
MI
MW
MW
MW

HA
MI
MI

MA
MW
MW
BU
MC

HA
HA	
c8d
fri

y9n
2hgt
pwn
odkz
kd7
bnjp
ccg
1c5r
8rdp
4uik
j2k
cxno

1dkw
mkw
16xl
cbj
147t
bv5
10wf
js4
bl6
ixs
17ht
11xh
h97
1mkc
ddt
6i0i
xwe
d2w
3gxa
2263
1e3p
bod
1j6z
dho
8due
1t8ek
4akr
blk
5uhy
n5c
30so
xms
27xt
y9x
xm1
dye
15f0
h7l
2gn7
2boh
edb
c4c
11cg
mjc
bne
195p

ioy

wh

bor
drc
18yb
i31
25uv
bvx
1x3e
8175
1w39
hhz
vzx
efb
j5l
e0m
gfa
mne
1b2b
17ft
2m5u
105u

pl4
fq3
bqg
fv6
m8w
nfql
127d
bmb
d6j
elb
260a
gq8
vh7
k17
36hp
ehn
rix

v8y
fir
e8x
1aaw
1g2r
e5s
ios
1v5y
1ni3s
ls0
1exw
pod
1pud
ouj
gaj
274d
isa
4gfw
2fo8
4uht
d3l
ejr
ery
ndo
gd1
38oq

1wi5
eql
opn
hy1
o02
28hx
tif
hgq
e7e
ibc
bub
10qy
c1i
e5p
tt7
8aqe
1xl4
b4as
dhv
opy
c0r
15t9
6osc
puz
er8
xst
17m8
1q3i
6uv2
j1b
h5h
14ut
nnd
bvf3
1r2t
evmf
j2k
j7t
1opg
pk0
1i79
m6s
oi6
m8e
4qtj
kmx
clp
kdb
f3n
jfq
s2u
79mj
341m
1gdz
17zc
nnj
1qz0
7s9qk
137r
15md
ht1
fyj
oby
136n
o2x
eqc
czt
1zc5
lm1
y5r
1hl7
xkn
gqb
11rg
jeb
f9x
1jtg
j18
18rw
bux
j3f
10dc
203m
lha
1axf
11e3
eh1
19kw
7lok
2dz4
xm5
ahpd
6k0z
1l57
2c8b
1932
2qke
gqn3
i5b
1rp1
3xym
gtt
9ky0
g7u
d0p
19km
41os
d3a
azla
e61
p5i5
1571
e0b
1u4k
3an1
cu0
kbj
1wg9
or7
1855
1dt7
1r6f
vm1
jfm
1vms
ius
5mdz
116v
1uls
qse
56ss
bo9
icb
islw
ioy
lnq
w9c
120j
ksr
3hh8
bns
j4s
fd0
1tlb
esx
kp5
p0r
1llm
1kho
c59
1805
fab
e6e
e46
nvr
lza
rot
ihl
c9o
bzl
f2x
fk4
10k4
lqe
e48
epq
ku0
d3j
um0m
30oi
1lxi
faj
162a
1kyt
wlk
lgl
qor
mcc
pxl
bpd
s8c
ooy
c1v
kvo
rs0
ru5
r35
bo6
5xdu
ffs
f3t
fmt
v5s
k4j
toi
fr1
p2m
q8g
22od
21lu

8vg

jre
tox
10958
18pm
il8
19fm
ihj
cic
box
uj2
cmj
c4f
11t5
37y5
cfr
fza
flm
3vsa
hjk
j55
cfn
igs
j63
1xwy
gu3
2es3
en8
4rjq
mpy
x6t
laz
cnn
j7h
hm8
c3d

f5p
ev0
v0a8
e1e
hed
hs9
1klo
fhy
sfo
dbx
l16
cmi
1ztk
kch
k7g
ig9
n0tr
obi
n3c
16qd
e2a
2z7u
10p0
1zls
y3a
tqv
2m6vk
e9x
cfg
n39
k28
ilc
cnj
pvy
cfu
1et6
hcb
ouu
jax
11gj
uv4
214t
el1
ao83
dn8
ck8
hwp
k8s
g2d
yc6
10xn
oz4
27y8u
fye
hvd
kh7
1mky
gg5
o92
1jwq
ech
ei8
10t0
bxb
fli
hnt
g5o
bb58
nix
382t
3g7z
ql5
dkn
emx
du9
f0h
cs4
mnl
ewl
cey
cxe
uez
f80
1cle
5lbm
cnd
rb1
ghg
gf7
70us
f5h
tv6
3b01
gkm
fes
14hk
br0
fbv
df7
kjl4
u0y
1r09
uv4
l48
1to5
hht
28g2
1aao
jx7
dh3
jag
buj
1wmq
4fwp
da0
tek
5fvp
bof
e8g
j2s
369i
1aao
hyx
etc
hye
feo
bn0
f49
bpb
ix4
fuk
puv

n5a
vcj
mpu

88q

14z0
day
eee
s7f
eed
1dyq
12ro
o7p
rz7
e12
bpy
1i6k
ufv
e3p
gic
15g4
dqw
son
c59
e15
5ola
1kbh
rbx
mor
1bzj
g78
lnv
cd2
had
htq
el3
eob
21nh
uxo
bs3
nom
r9w
s05
6i04
j4r
iz8
su4
wk2
nxi9
koe
da1
i5k
qzx
1fge

3ivb
dsy
ewy
31xy
plm
o0n
exln
s1n
28na
c2z
c5q
dma
l0j
grx
vxe
tov
bq1
t30
1md5
4qlu
cb2

240f

1iuw
val
78h7
52vc
z53
3ljw
rqx
2rh2
2qd5
1oyw
60vs
148o
2710
16mh
f085
15zm
11g3
13mo
111w
4sjq
tv3
124x
4tpi
j1o
vqp
18bl
of3
uf4
myo
1e93
1rhu
8cgz
64cc
2wq4
z7j
wdh
1kdo
1r9n
1whk
v9j
qdd
1su4
1dvw
s52
65z4k
12dk
ucn
wks
12v0
u9e
wwt
tfz
29dd
p3f
v8s
t67
qo0
p5k
16iw
1c02
1qr1
vj9
ju4
tb5
1g78
44i8
ofr
1blz
nv2
y7r
2ekb
4f4q
119t
2c0v2
qk7
uk4
z8m
144l
5fto
srr7
24g7
4c1u
589f
2ye8
3v00
4i1c
qpa
31uh
1tf9
2avv
1xz6
j59
nbf
pm8
49vi

e2x
i0u
iuq
fde
fxe
ga0
fm4
gy8
lr0
dz9
hlk
nvu
hoy
hf7
ddo
os0
mb2
rp4
di5
d5q
sij
14rc
uli
gv7
1g95
elx
n08
ohr
ew3
cse
fwv
k3q
d3x
dce
br9
j6t
t7n
nhq
1h8y
ccg
f1b
dmi
dvq
1av5
pxy
fpx
hfe
hd0
bkv
ioc
1780
gog
c75
dfh
e9n
caw
bsc
f2p
c9x
cuf
bzz
i4e
i7e
ljz
gkx
1h8z
imt
quj
g1k
cfu
2a0c
146d
ix9
e2h
1yfh
p77
dq5
h0f
omk
e9t
1ntm
d08
h4k
h1o
ryz
i9w
ms1
dbu
oop
szj
f74
bxm
po8
3ww5
1zoc
dnb
cz1
dek
j43
1n5o
1l07
dpq
fnm
g83
q2d
dph
kdm
dhp
kcu
r2p
fet
n6q
eak
qkr
nxl
cqz
crk
s5z
jzs
etu
n6q
t81
1heu
k1m
hnv
qlr
d7t
pw9
nrr
4ymd
1d4i
gq4
qrt
fw6
h1c
cca
jeg
oe7
dwt
cxe
er0
gun
ccr
d0d
ugq
byz
hdg
dnn
d05
x7z
d3d
lfl
mqp
fek
g68
r6u
0
4af8
lua6
2i1x
jzo
skw
fj9
sy0
fh6
ffh
c76
e2e
opq
muu
yuz
vky
hx8
ci8
fey
kl5
md5
k77
9usd
l29
ik7
lc8
eia
1ntq

ifo
ho8
dkm
erf
t22
syn
dtw
1b54
nacp
mew
bph
kqs
oqc
1veb
kbm
n95
k12
u9p
s8h
cxp
mfo
q5y
t66
h5b
k2l
yzh
c8s
dht
7puy
1aio
jdc
edk

1ptg
1e3x
15zd
ijo
1f3d
6pc2
t5a
gbu
2167
ow0
evj
32o7
qto
opbg
oqt
22cw
un7
1vcj
iyu
kez
knh
3cjy
tjh
c6e
csb
7aq6
2jkj
ndw
ees
1rmr
1mmh
eyl
is4
10lx
wkj
kiq
119a
13co
1phv
elv
16l8
f7h
fee
fsn
tqx
1f27
xeg
daz
gqg
477i
g4t
1j0q
blf
g6y
1496

t21
te2
ohj
14oe
1eii
2376
35he
1pdq

f5m
f8c
73xw
dx5
hvj
toa
gle
f03
1iuc
g4d

g6j
fax
1mma
naj
n8f
50oo
pg7
3icp
1sfj
15o9
1qf0
sn1
1v3v
h8l
2cn9
vvk
4chm
gq0
tra
esuw
mjc
2ois
iiu
i80
hcn
fbq
fi6
89nf
1re2

4mc

p2

erz
n81
o22
1dp5

1rw3
h04
ncd
e17
eh5
h5l
1t0j
3ew5
4thi
bzr
t8rp
i6p
f5k
1l3y
bq2
30zn
4h0s
1wdk
nip
lnp
hf5r
byc
rs8
e5n
jari
kih
lkp

c67
2auv
emm
c8j
mjx
cu4
f3p
kld
gup
cpa
giz
c95
vru
c3h
cnm
1mwh
bli
ewh
hue
ih0
q9x
2o0b
dsj
ytd
z9c
fygw
mis
duq
d26
qok
10zb
e1w
d52
3dws
vis
e1a
13ib
cqr
c9b
f3l
vju
lt5
ls9
fv7
jnqt
1w80
e22
lfl
bsy
f2q
i73
cpp
e3n
j3h
db1
2kid
41vb
d92
itj
k6a
hod
1g0w
cdp
1mzm
lfj
vmu
wiw
ug9
1cwr
bz2
n0a
voia
qhd
1228
nei
1srb
ddu
gg3
c9i
gs7
ym8
ejo
u0d
hp1
nmh
18d3
466y
fvj
wbs
f6o
d9e
h06
fhk
1tuu
67qr
1zfj
3807
2yhk
1dpo
cmx
e7r
1hpp
gcs
w5r
16nv
w2e
mmd
clk
rgd
7uzm
g9b
j9m
gyq
hvi
kfp
gcrn
fr7
ywl
sul
doe
hmg
d61
gli
4bv9
cs7
hcb
efl
dj3
130r
cea
45bt
34jo
lau
kgvj
dxy
79iw
uvj
mq1
wns
dad
jhp
k24
do7
4tse
gjc
dy83
fcd
gta
hsp
f259
gfp
1e3t
c9e
cv5
171k
qyn
oq3
1dys
nve
eqk
d7b
co8
kl2
156c
4oai
1ib0
kph
img
1upl
lur
13hf
e16
xr9
gu4
1b9d
jyv
nbd
xxo
dem
2cxx
ezj
1ffuo
11hn
dys
srt
dvr
dm7
g8k
eip
113n
c0i
bs1
r7f
dyz
gzb
rfs
eqg
1wia
14ud
qc1
f41
kx7
jeu
rx4
1s9k
vhg
d7c
p7f
5w7f
fac
hzu
2y0u
14ed
51m3
1ijl
cis
p8g
10uu
wyo
ek9
dm8
ohn
cy9
7h8o
ybl
yvk
bme
xvt
16dy
cf4
32f5
16bb
dng
fok
zux
l4o
l49
183v
lg8
j1b
13os
12f6
12iq
bzy
u67t
skh
1y9c
hap
rfx
dgd
gnx
11qd
n1r
q6v
1gig
1juc
ck7
el8
e6c
183v
trd
cy1
3kiq
2917
y6d
1e8s
cxh
9auc
cus
m74
1ip4
fsg
kaa
cnq
her
cos
jc4
rvh
iy9
lwl
1r8n
1o82
rc9
pfh
1hwn
24ou
5cks
5fbl
6p8w
mdt
d90
17l8
8gqa
wqw
1gzs
16j6
6445
213x
fbp
nks
c4u
vcj
bxf
gc6
2dlk
5cpk
m5e
2hy3
rxx
caq
1wdy
1b6g
1csf
17st
2na0
iu1
n7s
11lx
1aga
hg5
1x7b
c2ts
5l9n
1oyn
c1g
lw7
23hg
dhs
itq
1bv7
o2r
1fvx
238x
1jig
xr9
dc6
1oqg
e3q
g8r
1cyp
oh3
qsu
pav
23hx
my4
1yru
q1x
hch
oql
gui
2nnv
262a
bq1
19fk
5e61
207g
gl0
12nm
kwz
112r
crk
ebu
ibg
e2b
fec
isf
4liz
62lu
4vwp
bz7y
j4n
iq8
ew8
e6p
d14
d0u
4bcm
24jv
11va
hgo
uqa
8g4p
16bi
11ef
1boo
cxo
byp
c32
g1q
bp2
1tcp
1bvs
2t15
1moj
6ycp
est
nyh
185y
eo4
1mxb
12zw
16g6
kvw
5yshb
bwq
eih
j7s
1ni5
ecf
pwz
oja
i83
jjw
vqv
4hfx
2nuo
d5l0
814b
1099
4abk
wyo
cje
hv6
9qyp
1on4
1n24
fwe
d5s
qch
f1b
16ru
ry8
izq
phl
lg1
1j77
4e7f
2xad
19zx
fxl8
1nvh
w32
8tfv
l1r
hfk
cwq
e04
pis
1l2d
r7g
1dum
e739
dap
e7m
102k
zyr
lfj
gkh
19hp
m71
iyq
jor
1x7i
24dp
i4g
5car
57vz
j37
q0d
qfi
e9m
jwq
29vl
st4
jwo
f2x
bn8
4128
1m4gw
ov7
23wz
jv6
d3q
g9x
cg0
sc1
39zk
c16
13cs
cth
iit
kty
hr2
wca
tg1
40xq
142w
3l3wz
iay
zyy
3v03
ej9
keh
rrx
btcz
2ec0
8pw2
g7c
lsb
d1r
bob
2e1m
z9d
daa
jp6
ors
2wql
diu
hx9
f4r
icq
kuv
q96
4hni
tw6
fco
5cx7
bxk
2gw1
ffn
maz
2n1h
11wn
vnb
tf7p
g8r
p9y
mo5
116j
170z
p4m
69g1
ji5
dwf
gwa
353w
gks
r7a
2aw8
1wk5
dlu
l33
eju
m0s
ee4
ciu
j5i
vrd
gr1
13uw
di7
jhy
cnt
eqp
1am5
7c1t
cww
k4b
f0t
bol
sw8
dal
2u0q
eqr
ljc
5uer
1cmu
he1
dr1
fi8
whd
1619
6vfm
120d
u8u
g4j
tc4
1em3
1jiz
2pei
1eqi
fxv
2474
3uix
11gv
bny
1k7k
cif
oux
30t1
rel
u6o
c59
1mh6
1ild
ruq
ngn
hsj
eaz
nvu
edi
u7i
2mgn
qil
cfq
1d4u
klb
23gn
jv6
qpw
ej1c
co6
yji
qs6
yvj
n9q
5fv5
1770
lvu
duf
cdt
eve
1254
1w7j
lh8m
c4j
3ac1
c17
3ijd
ed0
9s7c
l91
35n5
gvi
elb
jr8
s4k
10v9
t6o
cjh
h9w
1ycl
knr
gpy
jht
qcf
74gr
ctl
v36
xzd
dz9
cl0
wbp
zfu
1odg
2rfl
6zci
1a12
i1e
kl8
u1z
iei
e3a
dcs
qad
brq
89w5
nsr
j7e
1jx0
kl3
ejz
e9k
6oj0
4jqy
1pdr
ywk
k28
x78
kq4
jlh
g55
h0h
hia
bzs
164v
kum
ti6
15zj
yaw
uxd
pgq
chf
32d1
32sx
lch
nzp
1n16
a42g
e2h
fd6
1hl7
292r
67i9
102e
189r
1qnt
1qv4
e7s
hxv
geo
jrp
c4x
3j2c
1egv
un3
iv1
tp2
x9q
z2d
c6m
6w51
fqc
a2sx
ixl
lh0
9vy0
lo0
1k56
i58
cua
bxj
2qcz
2jza
1n2b
dt7
qse
ick
2seq
ngp
21dp
quz
2fnp
dib
17ng
xtj
oh1
nmq
hg4
mul
w0q
e91
10r9
hjl
r2q
4kfq
1hjm
e0r
sjp
mzx
fwd
1pem
1tup
fcf
2y5u
dd8
1nq0
c40
1gf2
ykp
qpz
77s7
f7h
qns
1bjb
4bo4
1ckt
2per
1a2x
1t5f
khe
dj4
sd5
38z9
cvg
fic
cfp
cxm
1xqp
i6e
dxr
10r0
bz0
1r66
3c5g
h7k
25qo
4eos
3wte
ufw
24rs
h2p
10hx
d8d
1dao
1d3e
zd2
cyj
lsu
l01
twq
d8o
4wi2
ecv
cbm
xzu
3utj
y87
f6f
xiy
3bzf
jad
pdo
1ixu
ico
m4n
gj7
mf5
hk6
13pa
de2
hn0
11v6
3132
fdy
e5x
yk6
f3q
e7w
msu
jwk
hhk
4d1p
dxr
1dzp
10y9
p2g9
6niw
ni8
el6
29p4
i6s
l9h
38ea
25vh
dgd
gj2
e3b
fgy
o2q
ib3
19fh
qb0
f9m
548q
5dku
k05
eqi
hly
p3p7
10y3
pyy
nfg
vva
gn1
vkz
g4g
2bzu
3ojy
18gi
6jdd
6ahf
hqu
1qog
17is
8ugk
fu1
3ljw
1bsb
abuf
18he
my2
io8
1tie
v5y
16xy
ejv
djg
27mu
2253
l59
d9r
cu5
1mvq
4r39
ez9
hjfd
3h5m
shb
hke
g6m
45k8
c43
stb
8dex
k61
1dci
ost
10txx
b6q6
2jd6
bm9
1jkm
10x0
1ed7
s6r
3gyq
p81
nbb
3qwc
10v0
o8z
22h4
c81
25v8
hh3
h2h
jry
c1d
dfw3
2e3w
11o3
c05
16pz
gh3
r4z
gnx
cgo
c7u
ewd
fs1
4nfs
262u
oyg
gu8
e4t
177e
or0
3fkt
raf
eh3
bp6
866u
hil
ut8
2cks
1d14
1cbe
wh7
fl2
e9t
eq7
5ifo
hcx
kh5
clo
eqp
19uh
1aci
7qmw
jjd
cup
1y3f
rem
icz
dd6
fhl
cd3
rp4
spi
tzi
71b7
fja
pvc
lps
na3
kcn
hli
her
h6c
1553
c0u
8axl
1m6h
211o
fmm7
igg
10n7
m3ya
o08
ge6
1ya0
ghw
150x
dr2
41na
1d4r
f2r
l9p
17qi
1v9w
kz7
pn3
40az
2lfg
zmp
1lmu
cgh
diq
1jtg
1d66
tw2
2bin
f1i
jdb
cj7
cba
cch
1w4c
wed
l9n
ef5
e66
1bbhi
2oiw
h9i
2fuu
ns5
veb
v3j
11m6
os2
q40
6at9
kez
26x1
1448
88ao
rlb
1y3o
e92
1ev6w
9zn4
dzj
1jg6
76i8
143s
dn4
5efu
d3j
kth
263o
e0n
3e50
dmp
3il0
m22
1vn8
14fi
o5r
g07
sqm
g4e
m81
2mar
h9v
mra
ejc
11vw
evw
24cc
1qpx
2dmg
fj4
1vhr
1jm5
v6b
cfp
cln
k6r
i3r
pqj
1rqb
2dvq
2clh
2ax3
3lzo
xis
238o
22id
cy5
gz9
18yn
bvn
bn4
3n6w
ai7z
r8n
2aml
e37
ddg
qf1
cgo
c3o
3ajn
14fq
kno
eip
6ulf
w0p
qhn
4792
hdu
gp6
1x23
mmt
1j3i
q5v
1vb8
f8t
2mo0
erh
nrr
cnt
eid
l7z
nza
fpu
25y8
47g0
yoe
cr2
ls5
ftw
br3
5isq
6k90
y96q
14h7
o2u
ce4
d93
12yi
dxn
51fy
18ts
ktj
1csf
ta5
jvm
kl7
lm7
qbr
16vc
ay42
ffk
di48
310g
2ia0
iqj
2i0m
0
50qi
bng
g7c

4vvo
zwd
kri

2450
d5f

dpb
g0k
10l7
15gf
gju
nne
f3d
1csw
xhe
siq
12jd
ybb
ntv
dzs
yi4
d05
4gt7
1xff

1b2n
1ke9
7cfg
n5c
10hw
1iz6
byk
sh0
1c0k
13oq
c44
26em
qrw
1ego
erj
1rgy
2swp
flm
qov
2opv
2klc
25ud
nq4
11c8c
2eix
cfa
fic
265w
7wvk
dfc
jag
23n8
lcx
d48
1343
sp2
io8
6svp
q5l
ab3r
gz4
izl
eq3
di4
mvh
6g17
255s
3m84
4q5h
290o

cz0
bsy
abp
1bf9

391f
j1d
1xkn
ms6
dtq
n00
3wgp
et6
11o5
elr
zvh
kfn
u52
eij
9aq6
k8q
qjz
1vpr
ifi
1hon
3iv3
4chb
luzq
2kvo
psm
c3q
caz
hg0
wpu
x0i
2bsd
1hep
g1i
dyr
cml
c75
d6n
2ged
ef9
11o5
o83
pax
ecy
2673
26g4
dfe
ebp
11r6
dyg
19wh
h4n
f9on
7gh8
cb5
1mn4
dfe
14dt
56to
feo
15nf
vzq
3dsx
boc
2hbk
yvw
atbj
f3v
qtw
1h0q
1lj5
2oj9
bpl
g7c
2g43
ft7
8ro8
hbv
i7q
20bi
gsj
cwy
82rx
nh8
c09
1ihl
c9y
7fkd
4wya
bzy
1i0g
5ltx
qpu
1cpu
ob2
qpu
dzl
qmh
ebut
1vhn
1y201
elx
c4o
oti
j1b
1tih
foi
1lbr
196d
1r9s
1ay7
f00
12pm
owg
111c
dmqo
3jup
p6o
naa
5bcl
hen5
hgh
gbi
bzz
t3t
1mjp
1vry
dfm
n9t
gf6
ecn
l88
qpd
jo8
1el2
wy1
1ks9
3rxz
1mtp
3wfk
3z5x
ijb
32vg
c1h
itg
ihh
cib
me3
jgo
wge
12ty
1j99
16ec
1vsh
gnz
1npr
d4o
tty
ci5
1s1i
49im
1ltw
hfa
11xl
2rvr
16hj
px3
dpj
18jb
2tud
nbt
rv2
8grk
f03
212n
e28
24na
x6d
2qusf
2kct
fxm
o0j
13e6p
g5y
jwd
54b6
10h6
67h5
qka
237n
12u3
fta
hyg
1f9u
5yil
djpb
q5g
c8p
bpg
7p3b
24j2
bbv7
2pj0
wlc
eca
29rk
cqs
cub
ju0
ffk
6dmp
m7t
mte
16be
dc1
4abk
jtf
pn4

3c

rez
ix0
del
3nh3
5qdi
d8f
41yx
133n
iqyx
vyg
r5b
x8c
1gno
1i2v
onb
bk0m
2wpe
16j2
mp0
9xoa
skq
1kr9
35em
19j0
skq
n0p
2q1w
2amt
337g
12yl
3b5l
h6f
3bb1
12oi
mbb
22nw
21pc
4twt
twy
ds4
orf
1x68
xq5
r4p
tg0a
91xq
8yj4
1c3g
sbi
tz1
vef
pie
1ums
3y49
3uz1
sp0
kvh
4mvot
40a7
fh8
lkp
uy9
2irr
11aw
lhy
2j7n
aecv

ezr
csb
meb
isp
p43
qfv
e89
kop
1fss
17m0
fi5
tdj
v0p
m1x
l5w
cun
2s1j
1bp3
bta
bmih

eq9
e4jw
ihc
igb
e2f
hk8
285y
hwk
19bl
g3f
g3x
rj7l

7boi
i2z
iae
1yx0
cyw
e1b
c78
n7q
hyn
wig
bpz
ln1
drv
q4n
1igc
dqr
qu0
cjr
dcm
cnv
dtu
cyl
o4m
d27
ho1
bnm
f98
1816
kcd
cft
hw8
2i33
sex
jaq
dmf
sp8
ckh
dmf
cbp
d7h
bwu
caf
d5f
3xyl
pbv
gyj
kqx
fca
g4d
p0t
exc
11ie
2lun
csc
3ix4
cfq
fuq
l1l
e19
br2
byl
ffk
c4m
dax
ceh
g6p
fgt
cps
lub
chi
lr1
bwq
zia
15v8
ymm
cmc
ry0
mjj
bz3
q3g
n3z
l23
q8g

qkj
463m
o42
u3h
l80
ub1
r2q
fk1
d7y
1a8f
hyi
47tb
bmk
146e
12gx
eqf
2zil
td3
3l4v
1a0p
12tl
u72
1kx8
n2t
2n1s
1bug
10f2
2qnv
1fyt
uzz
15io
4mec
1hr1
tzy
i6q
c5vd
1b1e
ssg
qjp
18zd
1346
hn8
hsd
do0
svs
25nx
rr6
x85
1r3e
1br0
cr7
t1y
jag0
26ta3
289g
13h1
194s

abh

6b9z
odu
233c
iy3
61xs
yn3
2uy3
1016
ivg
53qp
5f6w
48dj
13xw
hf0
2vohb
poj
haz
19r2
obh
5csi
1u37
bxc
tec
4k47
2sif
1gar
2ily
j9a
gu7
ffk
3fhy
d2g
axu9
ksp
zkb
1ejb
krc
cl4
pa6
1niq
2wrh
ehl
gdg
h3u
m7b
1cos
laj
12eb
2os6
17vf
c12
cue
1hnj
rok
h8p
gnf
kai
3b89
mki
j6h
crq
4vjf
hls
11w2
hz9
d2j
hte
dzt
271i
nmb
1zpo
3gh1
2rr4
t99
4m7p
cnc
zbv
de4
381o
1rox
o76
n3a
d0r
fjy
32ek
e53
16s1
3zin
j0z
6n2g
ym0
lmc
n5c
4b8a
28ho

rull
1pwr
1h44
cdg
1756
rgl
hw3
15uz
lx2
n5o
12u6
2ibr
4yil
n2t
o7s
10mu
16ls
5wdj
sm6
1pt0
2dw8
wv2
ksj
1pvy
6uv9
t25
f0w
3swl
h64
1jmy
iz8
15n6
33fh
16m0
9c2j
jfz
1tbb
zyv
9d43
xkl
1sv5
1zi9
wxt
h59
4cr1
1vsz
225s
sogy
euj
10hw
d2w
4oan
heh
xt9
vha
1eg9
j39
8fvv
1k0u
68cw
1hg6
1q9c
d99
dqg

1pq8
1k4c
1rnx
1uko
n5c
2jlt
1tep
5vz1
2mfw
2fyo
1c5c
wbr5
5gok
c9yc
1gjt
3uh5
2xrk
49dk
20ap
5km8
2zil
7ad0
9zsk
430p
1vfs
esdl
f7ce
4x3uk
3vtu
2dfl
2cuo
1q0w
gz4
82xx
2mg2
2845
188q
1ysm
1d6x
3ezb
3rt2
dk2w
1btn
1763x
29q6
2cew
7rap
1usb
25ra
do4e
cn47
2290
ecsq
gqq1
3xpt
3yd9
2g3l
1vvd
1age
2bbm
1l1e
1dom
1bx5
1rrl
1k01s
4btq
1y46
36kl
1qtc
521l
1c4d
1ryb
3u6f
20ba
1im7
20w1
20mb
2c0j
1bnv
5p5q
a6l9
1rnx
19kx
2ibk
39ex
1b37
21pm
a7ud
56tb
1ym5
17p1
1nmk
ff1g
1azf
bkg3
6fhc
1eyf
8uz6
1mxv
1lnp
1d70
dgwp
ppax
1s8z
6typ
1dtw
9mne
2qku
1avd
67rk
2mgb
1ozu
1kw4
3atv
1orz
1jsf
237s
1bk1
y3d8
fxrl
4rnf
23xy
8et8
34l3
gg8b
1m1t
d40r
2ucu
1rp7
3rm9
1nvq
3alu
20s6
1fkw
1xrq
2ptv
1ctx
2oyr
1i57
178h
19gh
21he
1ey7
3fsl
m5wh
54q6
1l4c
1srk
3uhy
1bh8
aqq7
182l
1vl4
eg7h
9x7w
1esp
1x51w
ce8x
5p4m
1p0e
4q9h
nrfr
2slv
b3is
avlw
2hojy
4ojf
2s8y
1agk
ijyg
19vj
1g15
2h0q
3oyp
39qr
8gks
41tg
1e4a
1mdk
5dcv
1new
1pzs
3i0u
1csy
1xwh
6p70
190q
1awt
28q0v
29dc
1aeh
1ha2
1gf4
y87p
1r29
1pc1
1gv6
bh1e
d4hw
1mcob
1pgn
3480
39v20
4ea2
19ce
6xyh
1l8c
1bee
2oe4
2sh6
1xkv
1mix
1p4c
2xdm
1uxp
225r4
8quv
1ran
1orx
2wek
7c4i
1grb
2co5
4sj7
16pei
1satc
1p3w
21mx
aov0
2b0l
912b
2evd
dh59
1lgb
3jur
slat
1qdn
8p400
2ojw
33ox
4hlw
1aga
1g05
lh4x
5a43
2421
1rfs
34nz
1tp4
3y33
1f9m
1p1e
1vmx
1f1d
25xg
176v
ga7a
1x5j
1mre
bwf2
z75x
38qf
18z3
ea4y
24y28
82jy
2ujf
1blm
28gl
1imb
1bvm
1odq
weo
7z4r
2fof
1c7n
2bgc
1y9x
j2h7
1gt6
9w3t
1s1e
16og
17xl
1gq2
ffgb
bpye
160h
1sic
5e30
ea2z
1a60
3ogq
h87g
1leu
1cx9
1u5ya
1rki
1ugh
1bqx
1tyv
498z4
143xz
1jxh
2gmi
1gqn
1gfd
5nt4
48lo
1eu9
1hy4
339w
28dk
2tm8
1afd
2pi6
2fnt
1rjd
965u
tsz9
1f2k
2n0o
1g5l
8y18
1krx
1wrj
255s
21xo
csqy
389o
1ymm
1an0
1jro
tktc
2j2f
24ci
1mju
5sul
4c6a
25ek
2cub
1ns0
16w3
2cwu
1obo
3a09
16bk
1e22
4zg6
23qq
1k25
3pbb
4v3m
1zmj
1j3z
2aej
1n7s
25f9
3b71
1wmf
2h1j
2rmk
2nvw
5faw
1wl4w
1kve
1fb9
ffnb
1xhy
3muy
2nrg
1a63
1e5t
lxve
493r
1dp0
2uvpc
18u3
1kkl
5jp3
1ntw
26yk
4m6y
1szr
1ryy
21sv
1h0w
17u8
9nh3
31q6
3t92
1bak
3lfq
4tif
6nmt
33e3
74oa
18cnm
1ikt
1b6x
1nju
31k9
2y1w
1hfh
2sje
9zn9
b3c4
3jc2
1eaa
19o3
1iav
1bfh
betf
1a7y
8kfr
591k
4kmt
3e5s
17hu
1brk
442b
675d
1lqa
2p5r
46k9
1yr9
2mkj
3834
eqxm
2hqr
18eq
1nwh
4uck
28y0
1k2f
1eka
m0xz
1wwe
2q8q
1xfe
jcsf
19of
5gga
23af
4cc0
2t9i
ga42
9s4k
troo
1wr7
1s1t
58s6
34n6
1itp
1xxp
14969
4gs1
t432
1vp5
18sh
19lm
a39w
2os3
2ex0
d76j
w0c
1twn
bhkw
p41d
18bq
1iu2
dx1k
1mz2
1l4m
1vkqh
3bf7
2x1j
3k51
1y5b
4dow
38cp
17di
paa0
3n6v
1i5j
1emu
3kh7
dg2c
194e
183l
1e9q
1fsz
1qg1
22v6
45f8
21h7
2dl5
1ybk
1xn5
21ph
23tf
6kgi
2dn0
250h
1k5x
41iy
8d3f
1kal
1z7e
3a06
18wu
84v7
39fm
1vko
1tsv
19sa
1c4n
1t2b
1uf7
1bpz
ods0
2svx
2trc
1b4t
1n59
17p9
2prh
1yzs
1ajz
1egz
4icr
17mgb
2vfc
60hy
3ah7
1x5p
2d0z8
193d
36hj
3u5a
1fdo
2b9q
2co6d
39mt
93rn
2yu7
kc9m
ezqy
18g9e
1rqe
1dr0
17jh
1fze
17s8
bb5t
1jgz
2a23
3qd8
1cn9
3aik
1xwr
2hf9
1i0t
1nwt
1eg5
ccy0
4gc2h
67fk
1lov
1exc
2efn
1pyc
1apq
lc90
41h1
1d3h
gi4w
1emb
18kp
7jk0
29j5
7oqt
1d1t
1ixq
16rh
3hqs
2q61
ssc3
1t3w
1bri
1num
1hfx4
3blk
1jly
1735
2z60w
jag
1ga8
209u
1c4l
19t6
3b52
euey
2u0w
2o8w
1ohu
co53
1ix8
3c6q
1ekg
18dn
70a5
2hq4
804u
1j9a
16rb
1l7f
1934
24d4
2lc5
1b4v
1h8i
214y
1wgs
1edu
1hy3
3jyu
1oqn
5lh2
75n7
2clg
2f1v
1fen
16ok
1ayy
36a9
182s
5emt
bpr
1g7s
bwpl
2irb
1nqk
cuyo
1by1
2suu
1iad
23a0w
18em
1rlf
1fdc
1dxc
4um2
7e89
iwu4
1diu
2fnv
1fwp
1pvs
dea8
1bxv
1vb8
2bj1
17ku
3d6c
2lnb
1as3
e9tn
1vbt
19fc
19t5
24pn
16ag
2if5
2a34
39ca
1fof
1bio
1nzu
1hct
1yje
1sj8
1677
9yzl
eqs2
1jyo
1886
19k6
1ioj
2ery
1c95
8njj
3r4b
2nk3
288k
cy99
6ppb
5jnp
14c55
195k
2mx6
bs19
2b78
2wr4
1btn
1nfo
5oqo
2c6o
1f63
1f1f
16en
1ezr
2zaf
366h
gll9
3j70
1u64
1gxn
2cfn
fxjf
1x86z
2cs9
1u16
4iuy
43vn
30q5
1ill
1ktb
19pj
n5c
1jl2
1lzf
2z0w
1898
eroa
u0qu
19nc
1x0i
1jwc
whp
2kzm
cob
1axr
36uk
1beo
3oam
1gbw
2cjd
2byq
mk92
1eoj
1pwf
4d0g
djmt
17cg
1zzl
7fha
23rg
9mp9
1m4z
8sd1
1j04
1zw6
1735
1idvx
1gfv
21i4
1bup
l64l
3blj
16ky
rwg8
2nin
1clr
1f22
17z4
1idk
6skq
3xvs
ppd7
3vvb
1bim
33mh
4abk
mges
1kbo
2xso
7xhs
lfls

1yeb
m6x
ei3
1j4c
1b39
h9c
bqo
fyp
6w8l
1e47
eff
fgg
r8m
6lu5
eji
ft1
12z0
17cb
fko
2inb
1uwp
3jp9
l4u
k8y
mgb
hwq
dao
7cbg
2pnb
dp4
6q8p
5lj7
nqo
hwo
w3w
ute
doa
jxz
18p4
vha
995x
c5s
pfh
ck1
s79
mur
kps
fmx
px4
izr
hhy
e11
18y9
gd0
dy4
19o4
qd8
1gvr
j74
l9l
eme
1c2b
1zbj
ef1
o7z
1ly8
15ey
ck3
cva
k8j
l2m
q7z
mza
yfq
5jkt
ss1
puc
15f9
1unn
9fli
g1z
86xo
15cj
5bci
lo4
ojc
cvu
1sfr
7k9j
ku5
fpz
5u78
s5v
1tl4
nt9
h03
k1o
16v6z
hts
inf
i21
ck6
7o3a
26ce
egj
2sks
25eh
12x1
199h
vbx
lrn
mw2
fhh
q3v
i3n
bmd
kwq
evf
kln
ebf
123u
1r8e
s88
yld
61h9
1nz5
91dh
lq6
f5h
oz1
2boy
2sj5
mq3
f84
1wj8
15zp
19nr
dms
i51
5enf
10ed
2skh
g53
2103
17dh
3hrz
c9p
dzs
m4h
tme
1105
162i
vha
1z0o
3ukf
h1g
fgmu
upk
csj
11xt
fip
dlj
1w53
bpp
yy6
f4c
1gv4
cx6
11dn
1dtl
ff2
16u1
18s2
2w17
kel4
gbk
iid
hlf
hew
1fact
1el9
1byy
jaf
p0h
2j1w
55hf
j62
c97w
488ei
8f6z
c42
tl55
ddy
43or
cw3
fpw
y0e
hfu
6rb4
12w5
k92
1hg0
ldk
1up2
jh6
co3
dg8
c39
f7z
1kls
vcj
mup
fwz
cip
13py
11i6
h2w

mcb
hb5
e2f
qkv
bm3
l5n
dm9
jlu
l79
gpq
m8r
bxp
k3j
o92
76hr
qwt
175f
ja1
d3z
l2m
n6a
ria
1co9
ii7
umu
btd
k2f
z0k
kkt
gxn
eqc
k2d
c0n
qoq
c8z
kc2
kiq
fo2
fza
jyq
10na
qkv

mc0
wkq
kxl
mx4
ct5
ffk
pym
1age
d08
z38
r6x
bwwp
qp5
e76
5dao
1fx9
16bj
2q1p
19yz
wys
1bw9
e3u
eto
jvd
ibd
qbg
xpr
1nae
du6
16r4
40a6
ikp
knd
ht2
27ca
15om
fmw
ehf
1ez0
1zn8
g3j
cw9
357x
md7
2qws
w1o
q2u
jtz
4d5w
m7w
1adm8
10e4
dqk
vpu
f5o
flb
15y3
6u7y
e7c
1hx3
1h6v
5uht
cro
jhm
uda
lar
ffb
1cm7
fn6
k6j
tun
kgv
j7u
1415
1icm
1hwh
tig
1dai
fi8
uz2
400k
31l7
ilu
2u4f
240j
jcd
rej
7g6i
hxz
u78
ycj
dzf
44mw
zbc
bs4
11be
14z4
fay
1gix
bsb
255s
i7q
cw7
3e13
bpk

dan
2fh0
1ihf

2og8

dw

fly
rqx
4ao4
3ats
1jk0
klp
wta

cgm
r80
1p3d
1orr
iik
iji
f4n
h6h
m1r
c9j
l7d
bov
20m1
dic
kdx
o86
tn3
txd
13iv
rzc
dg3
m74
i61
hru
j7p
bmm
dau
cpl
10jy
c0t
r77
10i7
ozd9
3iok
mz2
crh
1wh1
egp
ejt
d9y
6pkw
qga
1aho
2650
khf
cob
gen
1ge9
om5
xpg
eu7
erv
kum
iw9
23fu
oi4
c8m
gf4
mh2
jpn
del
i2o
mwq
htq
c3z
1i0j
1d4t
13z3
dm8
dlz
g8w
hlo
12no
clk
ymm
f3y
21gb
kbt
isk
1tiq
19ug
1462
i8e
12rv
pne
k6n
2245
cun
tyx
dna
7x5j
jwd
egk
bvq
hsz
fq8
c41
c56
dji
cjl
gl8

248c
r6d
flc
d82
jw9
juu
c3k
mql
1945
gnn
br5
2v6r
slu
7qe5
wgw
h8z
dbs
1qkr
2myg
d9j
168k
jhf
cdz
de9
gh7
dsv
fkb
mf2
264f
yx3
iaz
13kx
p7a
lfr
gld
20m9
1403
t14
1t49
dz6
jry
5u7k
kab
14mo
mhm
gwe
tph
rip
1blh
j6t
qlb
nru
seo
ot1
fpq
h9s
iug
c4w
fdg
cik
ipp
h1v
mzk
dqh
k6u
xfh
id6
1dxz
gih
cld
ex6
mss
wty
10st
muu
c4m
oor
1oeq
cu9
m0k
tv7
gke
ccz
irh
kv9
fcg
nbg
iv4
io9
hac
j1g
fjv
f2l
14up
fki
e8w
dc2
fgg
hak
vqk
twn
fli
cvr
1r3e
1mrd
p64
g78
iiq
krw
1vn9
mxt
cij
g7j
jgc
m9v
dtt
cb3
jq7
g38
c9w
1fhq
2kxv
r04
glf
jpk
qvz
1sd4
bls
1lod
259d
e7q
ge4
egq
ndk
dzr
dlu
17q5
f2i
eyl
qgf
mrh
dq7
iqa
muh
g18
e64
xkl
cn35
p2z
kk9
yec
19i8
btp
19fe
cs2
czw
t3u
i40
fbx
qp5
exb
1jww
hps
hta
fwa
ht0
grc
z7m
wue
kdc
n0k
12uf
c21
gf9
ig4
gtm
g39
gxl
3itj
112d
dso
r6b
z9c
1bb3
c2m
csw
2aqy
u73
md8
fpn
h6r
l90
f3l
d7w
h6h
vua
gwl
pdv
hfl
12vz
22kh
nbv
15oc
tbl
eaj
ffz
lsb
ezv
evj
efo
s73
1bbu
tqy
cgf
ebp
gh9
ump
eyi
2hhk
qgt
etb
cy8
dks
fmu
k5w
dny
dbg
ilu
e9j
dgu
etl
dt2
dtj
huj
efy
krc
tux
17a6
i0j
g8y
iy9
tkt
3vu3
lmf
1a36
fr2
vhe
jno
jom
wyp
jcr
h2z
4905
kqc
1afb
i2g
2699
lhf
m4g
so4
c2n
d8g
p3r
1n0r
ou4
k9i
ero
zl7
2ewj
dgi
lur
2ida
ck8
56jg
drl
jhp
hdu
2rnj
he8
2mh2
11o9
1yom
kx7
ca9
fgu
10yq
cgc
n80
ilg
p6r
egr
fqy
hlq
g8s
15he
exp
36vi
g4j
c60
343w
s24
h9j
lri
1f8s
v42
xmm
vb5
jcs
e3h
2k29
hw8
kwi
cen
12jl
130g
es9
qbp
7mpf
31ox
bsm
kzn
byn
etg
o8d
3kfy
dt8
ccg
vh5
hqw
c7a
jti
3euq
ii2
hkd
19pi
2jyw
dff
ngp
mlt
c1v
f01
wr4
ivf
elj
buv
fpz
4p48
dcq
v0y
ap7p
dg3
frf
nu6
f1g
14qr
xvs
1j4f
ldu
jd1
chu
p6d
luh
by7
s5c
iz8
fi2
e2p
fjq
1fjp
13nh
h77
chc
cwb
15nk
zg6
4v1f
39mx
om5
12gj
1ohb
uit
r8d
e33
ch6
lw2
1gj6
bsc
wq9
jez
l5h
mxm
ct4
hog
doy
5sh4
jch
r0iv
dyp
3ny0
kfp
k5b
tek
dli
kcn
br3
ffu
jde
deb
xr7
5lym
e91
2b6w
1ipr
ctn
1ry7
dbz
h28
uim
ov4
o0e
qu4
qdy
193n
vqn
zw2
lzg
gng
gym
16ay
dd9
jor
l8x
eza
gwq
1yiu
e1o
ea1
i3s
r6m
neq
12il
1ovj
c1g
6lmg
3yqt
tk9
ksq
4xc2
1y81
1izg
3hx8
in8
1vlf
ila
1p96
gog
4jqn
dh1
kau
cn2
cus
109m
cfz
jdj
o6j
e6e
1fv7
13la
hj7
ix2
q3g
kvk
e45
1pud
126p
ggo
3hki
h96
cij
z9r
lom
hih
wd3
atmz
sao
kza
l7t
xw0
q5a
gnj
eo4
kdf
eni
vtm
w2g
12x3
19te
ejz
rbs
1ao8
kuh
w3w
oer
xuf
egt
rup
uw6
bps
fif
bmm
cfw
l9p
doi
e2w
oik
35u4
e74
53mo
m5i
pry
ny8
dy9
iw1
1ae8
19yh
dsn
1qpn
p35
vrg
c31
co3
l7q
kncz
dud
2at3
11v4
dt0
gi3
clu
v0u
cn1
e18
4zli
lnk
1dk2
1bdj
s0o
kou
c4r
q8p
eer
wsp
462t
eip
bs8
62zb
h71
dts
gp6
ugy
e3i
zfr
f8j
246k
whs
q5z
heq
e32
28so
phz
hft
23jq
2l3m
kvj
e9k
cqy
hlm
oe2
130x
g2x
166u
clf
ded
c0f
cmp
uqc
xpd
p8p
cbe
fcm
k14
yf3
dr1
g7a
bq7
cri
gw5
t4m
cos
11zr
fwm
d4z
cs7
27ik
17n9
cpf
g0z
ffq
eo4
cb1
fj5
10k5
hzr
1ee2
o6i
3oss
cfl
1e27
jrm
gb1
jmq
k5m
z1d
e92
sxq
jor
w0x
dam
dkj
ldg
2l5p
12mr
cxg
32lt
fw7
eyw
17vm
jbf
g17
iof
he9
4caz
b1hg
1weg
l61
3yzz
199m
8tge
65j1
5edf
5d1s
119wt
dma
t5o
cic
g9b
50mz
fnq
unl
ksc
flm
49j0
djs
mpj
227o
o35
cpp
f89
14zv
go8
gse
cm2
i8p
csd
zm9
equ
dvr
jif
1dzf
r2g
imr
14or
ccw
2m91
zyv
xm0
18k7
18s8
q0a
cia
kfd
1nd8
cdn
d0b
x6g
1lez
fl5
p7c
1tf9
fwa
d7f
fmm
g6k
sf6
ep6
i10
28r7
p50
5scs
gvt
q8t
lkq
lv2
mr3
ets
k2u
bt3
1cvv
o11
mrc
2eft
pvn
pvh
1d74
hpw
csb
fo7
2ix1
dix
192b
11w5
iur
kt8
l7g
mit
if0
ecp
u43
wui
c9x
4mn2
br7
xp2
11lp
dxjk
13vv
10lq
evg
d02
hmj
nhm
fg7
1u8e
elm
e7v
ln2
xwf
sws
d3s
16cp
u1q
1zae
cpml
kcq
171e
gcn
fq7
cep
2783
10w7
yga
4cty
13if
pv3
gcb
dy7
fzd
p5r
fbg
g1e
rge
mll
k8e
13ra
czx
gy7
11kv
ji4
f8x
fvt
oqc
xty
ljv
dl5
k4x
bpx
fxu
i1j
we4
ca7
c20
ca69
203k
10nb
at5y
hoe
afnq
brw
v5b
cm26
1ppp
1d26
e64
go4
ggq
imt
1igd
eid
ege
gly
ivh
pns
cy7
bpc
1kuo
1nnn
1mk5
jae
n24
nzd
s1e
30bl
cd4
c55
unw
14n9
hbe
ow6
1tea
h7k
s9j
wbx
o21
bu9
5ar8
2khd
dcy
1isi
1o4k
ibg
tgw
jes
buc
etr
e3b
nbe
j9a
h6f
z17
mix
gnf
toq
fz0
sv0
ezp
ekq
y21
cfd
c8b
x0h
g4c
ugw
kuu
lps
ev8
2ime
bpol
58tn
1a5u
o82
dqo
cgm
bmz
2kit
11fv
eie
vjg
cif
6plx
eyp
89mp
1l1z
zpm
cve
d9b
hws
cbf
c1k
j0x
w89
ja4
743m
oy5
eqz
bs2
os1
qwi
21fsi
fvb
14dl
29xk
1d1i
ufj
dhz
j8p
t6e
cbz
1lx1
wdw
lql
d9e
chr
1i1r
qjy
cjc
w5p
lh6
l9a
dx1
fb4
nps
dga
gh9
cdw
f7u
cnu
16cz
crp
d1q
fvp
got
irm
127d
ce8
lgv
ndf
ep7
eg6
hc8
bpj
e13
xcd
ggg
jk4
140j
nph
hpm
c50
15un
efe
f35
g0l
bys
dmw
rlu
csf
v3z
5jzw
gha
ebe
j45
j7g
bps
1gw7
d06
jta
1n44
j4p
okf
htg
bx9
mu7
yip
e2p
elw
ke2
trc
g3i
btc
dpn
zr8
gty
geu
1008
g8i
n87
16nk
tg5
bsu
n5p
ivy
1frh
edb
jvu
c8v
k4j
282g
1lr3
5omw
p9t
ghe
bse
xlq
pxa
xf7
rtg
cnf
due
71x2
kbw
fq2
10ng
857k
3e8t
lb0
gsp
m8b
33ld
2czg
n84
556o
2kc1
685m
6squ
4sqe
165h
2hq6
12kw
h9e
0
v2d
ppf
pdk
qmi
1qnp
182h
1m6u
rku
156m
wvl
obt

h4h
dps
ddeb
ux6

qvj
13hl
nwh
l9d
ffi
kux
om0
g27
w5m
y65
n5c
fks
171g
34ln
cyv
c7m
vdg
bun
blh
q59
oq4v
16pv
car
f0d
123o
12my
sam
oqw
ixs
j0a
luh
yjf
r1k
g2h
10s7
fy9
ilj
21bp
sia
e6g
1jpp
uv4
el1
uv4
53an
2maz
n5c
cm0

csb

pkh
uvv
hzc
1b711
ppxc
i63
1njc
4o4r
1kae
gbg
2o9n
d49
34nk
2nij
cn0
czm
dni
256f
eem
q4m
bzg
1bpm
119l
gtm
4gtx
n4v
rrz
wjd
cni
w4p
mqx
2716
1kj9
zq4
3auw
g8v
1fh1
1fj4
19mr

guv7
hw3
djv
gsq
11uc
1gnq
2u45
dsg
hac
ll2
k9h
vra
11zp
olu
ld3
chg
13wc
vpf
w4k
1kfc
p4z
g60
12qk
vft
1gz2
3hji
19fh
qzt
18p4
je1
1dr0
reg
43yx
mxy
khq
1ht8
i5z
nzd
1552
fcc
vqy
cz0
i0b
2qdl
1qc0
g06
v2f
nhq
13iw
1bzd
16eq
pfy
17rq
qd3
25sl
q5c
njc
1a6w
ycr
gbe
hlv
2rui
dug0
sjn
bvf
pg5
2sb4
1h3z
12o5
24rh
n7b
fki
10ri
jtx
mt4
uav
ogv
1aae
35yz
h9a
h2d
14cd
qmr
nm9
1hgy
17rj
2fv4
1nji
194e
ojs
1mjd
12e5
102j
oos
dup
11zb
bli
wdj
uyz
14w8
m0o
rp4
1cmc
l99
2nd2
1cuv
nz0
gqs
1gj8
ezb
k3m
1sma
rcp
tve
uo0
1000
2r1b
xtp
pfv
kdj
ww3
3e65
ub7
m5w
3llf
16jv
vu7
sw3
kry
14sy
jvo
kcw
sf6
ssf
15om
9nap
fv0
hwy
usp
1jmn
lh7
gnl
1jak
fct
ldg
f2a
eq4
k68
hri
kkm
haj
ncv
la0
1cqb
ts5
1a3i
yu9
fv1
y27
f9i
qc8
2n3i
166i
1jca
13ih
1ghs
1h0f
1f5b
1q65
yec
evy
gf7
lwu
zse
fa8
1zkd
pxn
e7i
3imf
32mu
60ny
249q
oof
29bu
5woe
1m45
vcf
s9t
ihi
dhl
j58
4fe2
hqx
jxd
16dz3
1ffi
1jrs
1896
gtz
mco
1cxo
2jkv
qjx
p2p
1gsx
yyz
upi
lml
wtb
sqh
cro
omk
rw2
mqd
nzy
29lx
r2o
mr2
1tcb
ija
pgo

bsc
lkb
p2p
101g
11ma
d90
bsm
4an9
w9k
wkm
fld
bns
ily
xue
wi1
2o1q
u03q
2k5o
j75
ch4
21se
3nfa
nl0
d3p
csc
i18
ym4
oy2
qe6
oq5
e5r
bzv
3xby
48vf
jv2
i9z
2iw4
s1t
13wl
coy
1mjt
ioj
rp9
2bui
uod
15u71
h4n
d7m
owq
3lgo
5xpg
yj3
kie
ebp
d0e
dc6
fo9
uyb
slc
1muv
qwt
dgw
3b41

fo5
2604
8g14
cv4
cww
y3k
1fok
cty
zjg

1zi3
1g5r
8of9
105u
3dpl
13qi
1xwf
sr0
4hl7
111a
166s
17vs
16f8
1xsx
1dr5
wyc
iea
1afp
51lu
25jj
vs0
17xz
1sjn
yvz
zc6
1bve
1orc
31yg
wcq
1a4r
scv
qzb
1kvx
3336
5qay
10wd
2qyi
ta9
yxh
1hhz
29hb
13hh
4xgw
xig
1tuw
1cum
15jv
18z0
1ch1
1naf
1401
26qd
15th
2y4m
1gb0
vc1
4vvr
1uts
bjey
pf4
27xo
2rp7
16ub
42bc
18vd
3kvp
63zd
1d9y
13sh
90ix
565p
agn1
thh
1130
1rnv
swd
91xj
1gru
j0t
1bmq
x40
17fy
4ls2e
4v9q
24nx
1g2m
9083
1b66
98lo
1c6a
1gd6r
1grh
63rh
29ozg
qq6
2aft
zc6
21s6
6kex
1d81
ffk
11nl
s9l
y1w
quk
2rfb
24qe
qro
v5u
1izd
1b7i
25os
vva
1h1p
3k5y
uve
z5c

wg8
414k
1lvc

hto
1lps
c9f
c34q
gfo
dpx

dqj
co8
r0x
r6e
kk2
13id
jxq
q2t
hmt
1l8u
hg8w
o17
133d
d3n
ri9
mjf
d16
26jk
oav
1olr
1ei0
te7
hkk
1rhv
fbd
2567
eze
dq9
1wk8
i6i
e1f
mb0
en7
f2li
14zq
btj
oi8
1d3p
o5u
4rm9
d6k
es2
mkh
ibe
chf
1erx
g17
gxf
h3v
o94
22cu
3891
148x
ead
gv0
1eza
m04
1rs9
sez
ftq
tu2
fsk
gf2
rqz
eoa
v07
1402
rir
ouz
n69
frj
i55
dmt
dbg
h0i
f9m
1def
8lme
gno
g2d
i5b
drv
1uhg
t47
jtn
lxf
kxr
kgk
gtv
dak
9d3a
d2l
hda
1aif
lyf
ie8
cj0
gwc
1dfl
f3l
gqi
xrg
1kxn
17ij
1kok
r6d
bqi
j0v
pqc
f94
2vvj
g27
esy
njg
vac
c6i9
vek
ftq
mh1
wlk
sew
g0u
h7r
c1v
1ywy
exk
gna
ru6
hiq
1bbu
jz2
kea
dop
g92
86mv
cqn
cpc
ce4
rq0
vrn
gz0
dsi
1dub
crs
c94
jth
4g4s
odl
moa
2hxp
ggc
mmf
mm4
ijc
11kc
ilt
dm5
36ti
nwg
dmm
fug
cll
fqj
uux
50t1
1pqs
itx
1j5m
e3i
1em0
e5r
1vo0
1szn
16kg
4xk0
euo
v68
2mv3
rm7
yb4
ean
im1
job
m2p
lok
71f0
g6w
gve
1l3y
r5s
noj
ec7
1nn1
ciz
kuz
d8e
3uw5
dtd
gg1
4jks
lvc
bzb
grr
kdr
irj
bku
kgf
k2n
13y6
mw2
dtw
2pta
1zuz
gh4
qo5
tnl
ece
g04
bln
1it6
btd
19eu
i0v
hog
eht
cjh
g4z
36ge
fou
bvr
fkk
rz7
19mf
1onq
ghw
o2y
e1m
yuo
u6f
ick
ldc
erv
gt2
41oq
px0
j9f
jun
duw
76at
hzr
r3e
fbo
luc
2ho1
g39
n2y
epr
1bhs
yhe
no3
vp8
hkv
1i4r
had
d6p
bwz
3myc
ng8
mbg
qn9
it1
xc4
1c4g
hgj
egb1
1f5h
cj2
51u5
ltd
kff
d4l
1eua
bn3
cys
bwt
szs
tnd
g3m
dcp
1czl
6df8
uqs
rn1
jd0
6t9k
1cf2
1gs5
dn1
dbi
qsd
r47
gt1
1763
2j6a
bs8
bu9
dx8
rb8
dqn
crf
4irh
309v
c2r
ui0
lck
mqs
civ
17pw
19bv
ldh
23z0
108y
c77
21dg
jbs
3wz0
o14
2kdh
1mko
3z0t
e8u
lvl
e34
dsx
f16
opq
dcz
vmd
x47
gyh
1p5h
d0c
byv
1rlo
nui
kdd
q1t
z5p
n4x
kk9
3c2r
4fbx
1kbf
fl1
sm8
l8e
2ani
twv
n5d
hvo
l53
1rlo
cdn
1149
dhf
1qy0
1h1c
13hp
vr0
xkd
k7v
2h7f
dls
495n
1rrv
e0h
h99
4sud
drm
2b4u
pv8
hz9
psz
dwl
gnk
t3k
ci9
4fbi
d5e
byt
f2y
h0w
pt9
14hw
ikj
eo6
uao
y06
hco
gmc
2lx6
h74
kl5
k1d
1n2m
fxj
e94
1gjy
1xsaw
22li
39d7
udf
e4q
2wvj
2vmp
n7j
3zki
1umc
dpy
dcp
gee
gsi
gvs
59uw
1b13
geo
u12
dyq
1463
5iby
evt
cj8
1qbm
1s2n
1asy
5y5u
3kzg
227w
zhm
mju
ojw
cp6
48ng
ffk
xfm
105q
gv3
cjg
ipy
1cxm
1lb5
de8
ddf
l5n
ls5
ls3
173u
1xns
ccd
1urb
xpw
16gj
mi0
h2s
ofq
hny
1bwg
hqy
ct0
nwu
cd3
jv8
oh4
hxb
o8c
edf
d11
gx9
j4j
iq1
e0y
3u3a
ekj
xhy
uwf
7lt8
d2h
d8o
dyq
kkf
er3
bkv
yr6p
d24
h26
e53
cy3
4pej
p9k
1t02
17vb
myq
13q9
15pj
peo
ge0
drm
ktj
1rr4
fl8
3llr
2c6o
cnc
4dum
3jat
n5c
d8m
n5c
1ope
5mj9
4qjp
2dve
g7n
cmp
2da0
jvr
ffk
nbo
1aao
szb
cc6
wwx
xtf
cb7
iy6
j66
d8r
he2
he2

124o
s04
dqz
kot
d7k
ind
1u9b
bui
qam
f2l
fyf
fk6
4l4b
qnn
mvk
i23
jh3
4mbe
kz6
nmx
jri
lhq
iet
2085
os3
2r02
17ud
12n2
1xm2
xw0
3are
qip
tmi
cxh
ojl
ibt
ce9
csn
wou
i3r
jvi
psl
kci
hu4
5enr
10a5
2wzc
kn0
28ev
p77
1a8g
18l7
j24
nja
h06
en1
pgl
cnv
diu
fnp
ev0
dsg
3mbn
2up5
njk
nqs
fp2
icu
pku
1hpy
vtt
h21
lt8
hdm
1n3vl
1e5k
hpe
bru

h30
ka0
h99
42ne
fq0
17zq
ciq
qsl
3rrd
gdw
4ce7
fld
ezq
ot1
l3t
j7o
qu5
ker
s7a
i7h
h55
1n8k
c1r
2r8q
slt
m4k
zx2
dy2
rqw
bru
dyo
d6t
19qk
2496
peg
ff6
dfc
1wr4
o0t
1654
d94
rgi
o6r
hgx
hn7
iqr
ran
gqc
1tlu
1570
tfo
c42
brx
eue
mun
hfg
xkr
fqt
bywp
g35
dci
gr4
10gt
drw
4x3r
10ew
cy3
byi

1np2
wmk
inv

1ph

0

a6o

map
c5f
x1m
ewo
h2a
1qi1
db6
trz
dbm
o0r
cg9
zfn
ncc
kus
2tf9
c9n
smy
igr
jyl
ntt
dk7
h04
nez
llt
112o
pgi
f8l
klg
n1w
ox1
kuj
fck
hop
1two
cyd
k39
cye
gti
18fk
eu2
eek
grx
fyz
sxd
k44
15ok
oix
l1y
yl1
1da0
d3d
1awh
rgn
lvz
319x
mh0
e3l
1ynq
9a5b
3m65
dn4
ite
og4
y6v
mxo
bxv
l1j
d20
147e
wur
yhl
jau
5w2l
p5l
nmj
eex
dgc
nzw
qu3
dn6
ece
ib0
10iu
vfk
m58
es8
em5
fws
owx
glj
umq
k05
pn1
15ng
iv2
18qj
cj7
kqd
ese
vxx
cwl
mk6
qxy
16r3
w4p
i8j
bsk
hq9
ud5
e2y
1fqm
g2g
my6
bqx
1m6i
rew
gel
133o
g3r
gre
cej
mla
mrw
diq
fc2
106q
f89
vqu
g43
cdx
mc9
3s0o
mrs
pzt
gw5
c9s
omm
j04
2268
ddl
cml
m93
tby
14py
e3t
ccn
dqo
1n48
eo9
2f0z
21ux
w4b
e57
fe9
r0a
j44
g5h
lv5
mpf
uqo
jcq
fji
lnw
ua8
4hjz
47o5
kky
1d9l
vd2
cam
nde
cxc
fo9
bw3
1ubs
s3z
fxo
rvd
e9x
lje
18pk
fdi
2df6
qtu
1rt5
19u47
14u2
d45
ooj
hdu
jtt
c2o
jqw
crl
jju
dqx
fu8
2nsl
nk2
hfw
d2v
boi
u23
1c5w
buq
f6y
o3o
166c
36do
79a4
xxw
1bas
qld
eg5
136g
5xxx
1uwv
299y
ird
2dza
htj
en1
fd9
dik
ht2
tv8
1xy4
5bjw
gbo
yow
cw2
kch
dti
u53
hmj
idx
brs
d41
rhx
rxp
flp
ch0
m9t
14gi
dgx
hr2
cjn
ebm
inh
hzf
mbl
fmz
ygc
2nm2
1hun
mvl
u21
15ir
c0v
eo1
e4w
pzo
tww
zat
h1a3
epp
dfg
roh
tt1
fe3
y5j
gh3
evw
mp8
hkk
15n0
rdo
a4fx
gni
kik
dpw
etw
c6i
hgs
18u8
h23
fye
g0z
n2c
bz3
uhq
d3c
ivt
dc4
30xk
eqo
ebj
4w6g
qiq
ipc
mx3
cx0
1bz6
cfd
fbz
f82
osm
gas
c34
dps
hj2
dq2
chi
ed6
hda
hib
opb
cra
tix
h0q
33ib
li3
3zhw
kgq
jqu
mhu
xg9
ip4
113h
clf
hum
12yh
df2
l11
1c3e
19ua
1n9m
m4w
gkh
isg
cdw
m2t
i6s
fxl
kcx
lsx
eaw
dtd
srr
pjt
e9d
gmb
eq7
swq
e0a
18o9
y8l
1bev
cc0
bxd
l19
12yf
o0h
ipu
jep
jkr
f77
hzf
byl
bzo
c2z
c3y
fkb
tvl
ool
esw
c8d
cqz
j8s
3ec8
10pp
hwt
itd
n6n
kna
e1i
i5x
cbi
car
wmu
uqv
gb8
elu
wyj
tfa
h63
j4z
14yy
qgc
iav
dd1
gha
146j
cl8
j1k
f7p
iz0
cq9
g9p
dg6
dta
gz7
cgz
gia
141o
18lf
hr8
dpr
lp1
bvd
ejy
zlt
uhq
kwa
dan
nsf
ezx
pj4
ilc
1j07
nyq
mmc
1c7s
trh
csu
zwj
cvg
jyu
37km
ene
rjv
gmw
gis
j1e
h7l
g96
bvl
ghd
1tgh
c3y
ol3
exm
ejk
1tpi
bsa
f0q
jg1
gyd
v9r
s1y
gid
y4z
h82
qum
o77
1ri4
1egt
g3o
f9p
mfa
18cb
2z09
13ns
150o
rgm
ek6
fj1
kkf
c6n
e4q
1083
egf
md1
n7v
ozj
p8r
spm
caq
154l
ccm
xtq
14fz
num
lfk
1n7a
1bk8
fnu
10gj
13jt
emb
dx0
cim
18fc
ha1
194s
kap
kld
10h7
dwb
ebl
bxl
dxk
mx9
129s
c5a
1i0r
s5o
wzv
1lfl
i03
107f
2dcw
kh8
ciq
ilc
ivu
t6p
1596
blf
c9g
irh
33sz
g07
j4m
f96
ek6
1ggj
yzg
109x
2bxq
czc
4yw4
eg3
118s
c91
ir0
yoy
15ek
cu4
ipz
dga
plw
l9u
1l5t
ocw
2r3e
lul
c1l
c3f
163m
i4w
1575
in6
y98
cbf
vmx
ecj
c01
f5k
puo
u0k
bkx
e92
1x9l
w18
e3v
qsk
1q7b
c0p
iwe
1ipu
ylo
o3d
1uxi
10b0
kk6
1587
26ar
e2e
dcs
1a6d
1my1
e7r
ltf
glt
11zk
1264
vde
3luf
32em
gim
sru
wq2
nr6
14ft
eqx
15y4
lc3
35ad
qin
hqx
hej
kf1
1c5c
jw9
i59

exx
2c8b
nti
hc5
n9j
ce3w
fze
cim
x5j

339m
xqt
sub
gt9
xoh
24h2
v7f
fwq
256f
hlf
bz2
5f1z
vqv
2870
ilj
hqr
lbf
fl4
nrw
lus
uv4
s95
l7w
q0o
1qc4
17a9
pfz
nar
td3
j4z
i61
ctt
12rx
f0n
1ryv
ebp
hqq
2wn6
11a2
yid
hls
12ev
wsk
pw3
is1
d8p
2ozv
1dni
15au
ijs
1qom
dsj
dk8
hma
dxx
3otp
wz7
19d6
rq9
1oxu
vse
c4k
dgc
rq4
h0c
shm
mks
1egc
sgu
cyn
109k
h90
gno
iqa
byi
1amp
1l75
cc6
ffk
3bxk
3nur
c50
g6y
vls
xvs
2al2
40r4
3tbh
lfs
nm0
pr9
wdd
hf4
bvm
f7l
17fg
5kxv
1pp1
2zak
ph0
1tbf
juf
fu6
hjw
13ds
1edm
dmf
h91
1sjr
eaa
1zsk
dxx
3i29
ej7
11o8
59yx
1i0g
22a3
2vg8
c06
u1s
d68
vr0
1hn3
esn
du0
m0w
9kxz
li7
cgv
gc2
h8i
1jya
u0t
fjv
dwn
z6o
1k4u
16yx
bs6
274r
i2w
bwr
1t8x
cf1
iln
jag
kar
1a1r
nx4
hp5
1cuz
hmo
1b4j
gsc
2ir6
dpp
cwz
m4f
239q
frv
czn
ga1
jyq
19ve
fcm
147v
13s7
1nig
spf
58bq
nas
h2a
ed4
tsw
doq
1jk0
pjp
bvt
osd
434v
efh
vjt
fd6
h4g
45t2
ffk
dig
c79
bzr
37t8
nh0
rja
m30
fhh
ilj
5atd
jag
es6
n4r
dln
304t
xo1
g24
d4j
i31
1kdu
12hq
3b9i
d53
gog
brk
icw
g8w
28um
hw0
1kr7
5abi
3t2c
wht
uo3
k28
ef8
4896
cps
mnn
1d9w
idc
gt2
k9p
jwd
lf1
ffi
bmj
2ij2
io8
ibt
dd8
idm
44fy
1mhe
pih
vwj
jkw
mmd
zla
crd
hhc
n2s
18a1
dmu
13uk
119z
ei8
3yd6
z6d
3243
bmv
ns5
kdh
ekm
dtk
fvj
1aee
e8a
e56
1icv
s3v
8h6j
e6k
gcp
1y4u
19vr
h5d
dr9
13x7
45fp
1j5j
cu3
19rp
cyw
10yi
1v8x
1sjo
4hyxw
4hyxw
i3m
10fa
blp
15ie
a1u9
19ay
hq3
1nsy
1wuk
mct
t0u
cpr
q77
ptn
xnu
79rb
esy
9r6b
xlk
1dvk
e7p
bw2
10e2
f1d
1074
l8z
u94
1dzt
ffk
6h94
qo4
ccg
x3s
mqw
bse
17pt
c93
155d
hlb
mqk
fc1
12pn
c49
l1c
6u93
ftg
p9o
f02
32xj
vg3
trv
fgk
omu
168i
g8z
36zd
mxs
c82
1m06
t74
efc
133s
exi
gds
r52
q3q
ind
ytm
1q05
cwz
n75
jxz
s9u
18yx
1u2l
eig
hua
bs1
mvw
12kw
ddh
jop
hd0
z5y
lij
1wr0
bqc
fvm
1uwp
1v5c
mcm
20t9
dw0
10qn
1rr4
16n5
c2x
f4k
e4c
g7c
dk1
1jgh
e4o
xk7
tbk
19zl
et5
xsh
t27
1iqe
15vb
rk8
ddx
1imh
ihz
f12
es6
ij9
h4n
2rbl
pnf
tvy
d2vw
262r
cdi
deo
1nwx
c55
fbz
1n10
j90
d2l
iox
zhk
kw5
qei
irp
qib
mn9
edg
jtc
siz
1a7y
18a6
h5a
p27
pfw
2fa6
hht
14fc
kvt
eb3
1gag
gdw
mvz
9c9b
srf
e5l
ed0
gw9
ebp
15u9
1l9z
kgr
e0v
2f4a
z9c
143p
u28
38yw
fc6
ewa
49lf
ia1
g5q
i78
lq4
cod
d0v
1g7q
jwh
17pc
51cl
l6w
mkg
h53
p4m
brv
17qu
1vac
2bm8
115p
1240
joy
fzx
1id3
2alx
n4x
cqc
d48
6lw9
joc
12lp
g7s
c47
k32
nsd
fiu
jtd
2cfa
vwo
cwk
vrm
poo
n1n
ewb
blc
hal
opd
l4x
166q
cie
wpo
q5c
ffk
rv0
sgq
lry
shh
1ijb
1ng0
ezt
189q
fxl
27o1
1aao
277z
mc8
1m9h
hkx
fhj
fh7
g65
17qf
t3l
z4l
mjc
brg
1k1l
6h4r
108y
1gir
2r54
hd0
n9n
nys
gfo
des
tsu
1b3o
uw7
myu
1kp4
e75
o27
e93
ce7
dz3
fo4
mk5
hyr
drq
r57
98c9
2z95
pd4
lls
r1t
tc4
uf9
10qe
joi
1031
6ey6
1mpz
3i8g
ro3
ots
18lb
311v
1egf
s1v
uv4
12q9
32f1
29wq
dmr
yq1
hho
jsx
l3il
1r4d
fon
rjw
qlf
c4u
cts
dll
rpa
4vxc
v8e
oo0
k28
cj7
qv9
haz
fl5
5w0i
n4t
czj
1uv6
1r9s
17tv
lhb
137b
bu1
1zxy
22cc
267m
13vl
10gw
dc5
p3o
1j4n
n5c
1b2g
zpk
1ald
bx5
zjv
ch9
mbo
c4e
z49
1lj9
fjp
xp7
men
1cg3
dt7
t81
h77
f65
utr
grn
w24
cso
ekl
hee
cco
1bbv
rcg
15fd
r92
sp4
e6w
dpl
3xta
p9w
148c
bxw
bug
k5m
2yo1
19pg
di4
fli
ffk
dve
bwt
btf
do7
1mdf
16la
jni
tfy
uuy
255s
1f5o
dkm
fuz
qf3
lmg
ccn
gz4
dma
vvz
gp3
e1q
jdo
ffk
2cvk
oow
jnl
6m9s
c0a
pxc
oow
ci0
1g08
o1h
oow
1zg8
d13
e9w
h4y
fic
vw1

5sc

1kby
jz7
n5c
drr
gtk
mhsq
1qx6
lew
m6k
12kw
10dp
bz1
egz
3tlu
eco
lgj
100k
2lzi
dci
kjw
cww
0

iqn
eol
kby
ijh
1bhq

cq0

x5o
y5a
o8j
1o9n
334d
3c7a
1hso
ptm
7q83
4zpz
12xl
12t1
1i8r
r03
g5u
2z5k
mm6
ei2
f4p
odz
y4j
xhj
2ydc
1idv
pfa
10e2
jni
rov
263b
vh6p
hdp
osi
22a2
hjf
dy5
v5r
1i0e
yg5
c2d
jq0
xhn
jlu
10gs
32cn
15zy
epw
zpr
ibz
17um
iwk
s8d
fjn
myc
fs3
oci
4cl0
162v4
bm5

khc

bf2

bob
j4t
n1n
1nyc
qot
x96

jp7
ndz
xn5
fh0
2uew
w43
x9a
zvy
10cb
2ibq
2fyx
1bh3
1p2c
y8h
1nhr
11vkw
143uy
bxg

fkw
hmz
e3c
jaa
1cnm
hic
m56
fal
8uo
nkn

j5r
3ccb
3piu

meh
1t55
1br4
kht
12fl
gzu
byh
kt0
n2r
dc3
ha7
3p1p
14ld
2y7v
ka8
3i1s
1f5g
2100
1m71
1qzz
1gcb
i8s
cog
dw0
i5p
luq
h9t
ijz
gl0
2rcm
10ge
euk
d8f
nub
zaz
oc9
ihd
163p
163i
1l9f
1nl2
pat
2b5j
13fo
v8q
k5q
109q
2xtu
1de4
198h
dym
kvj
o36
1at2
fmlt
p8n
f2s
jcz
m0h
1jsm
f3v
1rk8
fy0
1jsw
xl1
17b4
lgp
117h
yb4
7lde
yor
174e
n6l
uol
i4m
ceb
crr
cil
bku
fcf
c4a
s5d
z7j
f86
19pk
154d
1yox
cxv
eel
y4i
14vn
ku3
1l4i
tcv
dzd
1hlq

2

rug
8pwu
2maa
1ht2
gyi
g44
z0d
ioi
pp9
bzd
1bwx
i82
1ggq
uvp
1043
fmr
jcw
duv
2xme
10gf
161p
f68
nqk
c83
edz
sa8
2u12
ee7
17od
e19
dd4
315b
efk
cq6
jq9
o69
eby
mam
esa
hz9
ld6
enm
ohn
a514
y1w
iip
cp9
qho
dtq
zd6
qas
1paa
exm
lzg
fsg
fya
27lp
c62
bpb
c82
cpw
f6d
g02
eqz
156n
z86
naz
lbp6
d4q
w1d
22z8
1rk2
1pjj
fre
k3z
nkb
c1k
udk
1jfg
dfm

f6t
fuj
0
yof
t7
bpz

8bek
hdl

r1b
yhe
51c9

66s8
17aa5
46b2a

111p
c66
ocz
nr5
mml
i8io
xad
lex
bnz
ahoa
h75
c4b
k1d
djn
zgj
2sh6
pzq
25sa
ehn
ykf
19cw
fpd
1mjk
2zbw

dlk
ezbq
1ize
mts
c35
ppe
r28
w9c
3s1m
caf
1ava
gbl
rl0
smw
14fv
bqt
30xg
19l2
1w0c
jqj
114r
lxo
c8r
ltf
h5a8

11lg
144x
t4b
1f3m
qgqe
2io0
62ek
1wtu
p6t
2vji
wjj
238f
2yge
ece
k0r
1214
1tk1
e34
c16
87go
4wsn
2p2f
9h64
2w0v
qqp

hki
dce
1m8i
nj3
3j83
e0q
dxg
cc6
tos
o7h
2hqi
3p7h
esg
dnp
efy
je7
e1a
ozw
h9e
10n1
i4o
dww
onp
owd
bq2
17pj
4di4
ec4
cey
1eba
gcu
dwc
cly
1bre
1buv
ewv
gfn
r38
1ifh
if0
dku
1pda
j6y
i7q
qda
26e8
djy
1856
hro
bu7
ul4
3cvd
1mn4
pge
fxa
fn3
klz
137r
nfb
grc
efr
krw
f5q
mne
oh4
bn7
gm6
2crb
1g9u
e2q
lh7
hiu
2qyx
pey
gxd
oza
c8y
cxu
m7l
1c5k
12n8
nc6
d3h
g0c
csu
ubb
10cqo
jcx
dj9
t3m
o8f
17mo
2zah
1big
1rfy
1c8y
wi0
2kpg
2fln
23wm
1pwa
1guc
1p5y
1bje
1zxl
fqb
12yr
1mwj
1cwb
1odm
2ngr
1wgp
j2w

jei
2ioq
jdq
31yi
3dui
kq6
di8
1pia
ix3
v61
27hd
6o0n
3d9y
4hqm
jpi
25ld
r1y
11j23
1wni
160x
12bo
2s8n
183r
lk4
jwh
4wij
278z
o9e
5dhh
dn90
1zr2
tnh
mix
uen
2z98
193k
k6r
16o4
1qzh
rey
k8w
11oc
2qmc
sbud
lw5
1ecu
1dap
1mtu
uha
i74
mfv
pph
lbc
26hv
14k6
52xo
kdp
5t7r
1mfv
237q
2otc
1c4m
h5jw
14zh
pcy
teqk
pz7
bwh8
1ewaq
10tz
2209
1lnj
1tbk
4fiy
r85
2030
14mm
1faq
5xa6
rz8
ms9
1j6q
2ov3
38gk
11bo
jo6
ldx
17dj
1b86
cuyo
vh9
18ld
mp6
26ku
19xf
2v88
11pu
sa4
lfu
2zed
ne1
1ks1
1pvl
3j4v
2jdz
rlw4
nac
2g0l
1eyt
153p
7m1k
3p7p
qo9
4bg7
xz2
v7a
2pxa
m0k
uqo
4nly
37we
4mij
17wn
ikx
3w60
in8
r5b
ynx
10cm
9r7p
1oz6
18we
3kxt
1l8s
27u6
q99
3y39
x6h
f36c
5j15
1b3q
2lt0
2mqp
3edk
2pd1
3b0a
45m2
1z4n
17qz
x0l
2p65
td5
1z8c
qdk
178r
nq5
3qot
119i
1zbz
2g6q
61xb
1zg8
uw9o
36az
nb9
1ib6
i0f4
kw0
kah
hnb
hak
1h8z
plz
xve
klx
ym3
1dsp
lmi
2eul
i5q
pvq
37di
1hwv
1frm
10q6
6tw2
2tfd
lgm
1s4v
151i
eko
qmw
17f0
9ool
k3ym
g064
t3n
u0h
1vp0
2e05
3zlf
10v6
2ne2
36dv
4k7k
3xay
pxi
3ez8
mc4
19p4
1euq
41mc
pwo
o6w
n5o
1jmd
1z3w
pzn
rhs
hxz
tsb
2d0m
lso
wou
lh8
2pv3
1w6y
vwg
y68
1awe
1427
46gu
x7q
mr6
2igx
1pxd
51fr
gs1
1mmm
12zx
wzi
1mj4
ol9
133i
o3m
hdf
ift
v01
2pkx
loy
6ee1
sy9
18qd
12mj
1kc2
oze
90bn
531ll
2n3z
25mt
1kt9
339f
hc4
onx
1cqk
1pgk
1p4u
xrg
11we
hdp
1s2y
1nkl
32xc
23oa
kp7
w6v
28nj
pohd
8p7n
l0z
iuw
hti
zol
43ou
13f8
k9u
2czv
5g7u
4gdu
akxu
2e0k
4c0e
2a5r
34d0
1wn9
41kn
2ned
16hb
m3q
1yv9
4fvw
l47
246y
115k
twy
owv
1a6j
26gr
1huf
1uso
h5a8
13z7
2u68
2xzo
1foa
16sp
6mz4
wkxj
2vzb
wpm
1mcv
2h5d
1ag0
2bgm
11bu
1999
ca05
3ja0
1wpc
sr3
1bz6
1c8h
10fif
yi1
10r3
9aru
lz7
17k4
19gd
18ow
kv2
rm9
368f
29o5
16vc
7mdo
1t3v
10rp
2vjg
2oeq
1nzy
3qah
2qz7
l6q
1f0e
1uje
ibq
1wm7
11rz
61wc
2w33
1c14
jag
lfls
f04g

dnw
10yo
hp9
1dlm
n08
flw
ejw
ixt
fuy
dbi
1xhi
d1h
c4x
gnp
1iji
iuj
3z20
psk
ly57
psx
42wg
df6
e0n
fh3
oxp
fz1
cb3

faxc
lgo
oim
255s
vnq
enl
upa
5cwg
gig
jzx
flw
iz8
u9b
4q4s
1d9w
rvt
2qu7
t1j
h03
uek
10m2
s7b
11s6
d1e
nrm
irb
iyc
3ogs
tv0
ge5
1e00
12sh
j4w
l1f
elf
1fdp
1qbp
y8u
dcn
bl2
dl2
diy
3jx7
xbl
1si8
5q90
1mj2
e9w
111c
g1e
pg2
c1x
z6c
pw6
jag
1frw
cyo
33mf
3zzc
2rir
29sb
4tcg
z6r
uv4
41r8
1n02
rs0
8kn4
11j3
dms

k8a

lr9
nic
mrf
op4
prp
zvs
102y
exb
xsb
2hun
2qwf
pdd
sgw
4h7n
1eg0
15oa
e3g
fmm
ey4
1gy6
10w9
w1f
r6z
2frz
id4
byei
16ku
10w6
187c
ncg
pfh
nm2
tg8
scz
1ag3
1bga
3ue6
zh1
1gy3
mscq
e6m
1kjd
f6x
cbs
380l
1bbi
2350
xft
iqu3
iqx
3025
dzk
tbr
3i0u
kqp
pa1
hoo
emf
3smx
2lu2
ovp
jd2
hgu
eod
d3e
25j9
cam
xe4
y03
oygk
1xo0
obu
1k9t
1xpt
p51
eef
hlj
uwb
u7k4
j5s
dsp
hbd
c9a
j3h
bxu
irf
d7n
hkq
lxx
no3
bmk
puf
jr2
17he
2j8z
3gqv
1658
c7x
dk1
17mp
bkv
nnz
pb6
13yq
l95
r7l
my4
otx
19m4
b2lk
9sw2
17g5
196z
2rmh
1q2n
25zc
eo0
can
bxt
nco
9280
hyy
23su
c7q
osm
1d3x
14mq
13az
xci
6l5r
hcm
rgs
fr8
q1g
gt21
6yuu
38rn
cpg
1a3p
hg5
hdt
lx1
2qkn
fqj
s6n
2yo3
113z
185j
usb
161v
16dy
hdh
8iq9
wy0
5dj9
9cas
dwd
lv5
1v83
gmd8
n1s
bwe
1b19
1wyl
h2l
1hvz
180j
1lno
guh
ybx
19cp
e5d
j21
4pf7
2yp3
r1e5
pui
wss
cb5
ur8
19er
kdn
csi
1ejc
m6ec
2301
gbe
j1m
jp6
epj
laz
zm8
qyd
197d
t7c
g2x
mog
hkl
ics
nij
ewe
1goy
1csn
yl2
1vyh
d1l
11ja
j3k
cnb
kad
1hx2
lj2
d8c
10rp
tno
n3w
uy9
ds3
dc5
dix
1zsk
2bgn
qid
2e7l
es5
3ulo
1cq9
1q1ew
md9
f7t
1ab8
c80
jju
w6h
15e7
eme
tdd
k7b
cm0
2d5s
fbf
mbx
1ldu
bsf
c35
imm
f32
db9
jvk
kwz5
flk
nd5
go4
2ja3
112c
hzs
m4r
mzp
bnx
1cmz
5dax
jhx
ehc
f6g
lv2
dvi
h2x
v2z
eyz
wu4
pqp
ieh
h0z
2jyl
1lbe
cy3
g10
x0h
1dw3
iox
3ivn
181z
fdv
c7x
nxm
fhe
10z1
1j63
hed
1bjb
mei
3w5j
z2n
tsi
pjg
1ay7
18p4
qb3
eyy
dqc
o3r
1h2x
q22
3pvj
tvw
l3z
13du
39l5
guc
4a9o
wl1
inl
1kmb
ez0
oc1
vs8
14l7
11wa
15uq
h4h
1dte
15wp
1bx4
10b6
ign
4uml
lrk
1271
wxy
m3p
ldi9
3ipj
i3z
1hno
ct8
ooa
6uke
2ui2
b1ti
24wu
qqh
po9
k5i
z36
189d
r7z
1c5s
j9v
kok
17k1
37q7
jhu
nxd
23la
hsz
155u
101q
po9
mkr
eka
c8a
ey2
o8u
6v8y
ce8
kge
1ww9
192a
ucb
qz6
1ksm
14uw
fmc
r3y
lv2
2683
gge
zwy
162q
24lw
4djq
bv4
2bt0
fcv
t6j
i1k
kls
uxn
q8r
okw
15cz
5iwi
2f15
qko
n1e
ds4
net
dbq
12gx
1uvk
g57
rn7
e6y
drt
dgj
mva
l8j
qnp
1wdj
o4v
fb6
cvwe
tta
19of
1fxp
me0
151a
jao
cl3
me6
s4n
e75
r15
gni
edb
dtn
hm4
47bh
3hon
kr1
18fb
16ih
rhg
12qm
crx
gom4
nbo
gmx
j8j
xcn
xcl
x33
hha
ho8
21zm
h4p
1b15
iv8
34h0
ae4p
qpq
5aud
150e
j4x
ntb
js0
sql
h2v
rul
ny0
m7h
c9w
14d5
ntl
285y
hfl
6ssd
1xg0
2wc2
t7j
n8z
2iae
1f86
jf7
f0j
2ehb
4gul
skn
x5j
idn
1c5p
jzb
ne7
ldl
lh4
df1
1a9s
1qu1
ffs
110d
nxk
sg8
kjv
1mmq
52qz
kgs
1bmo
gi8
1fep
olg
11rq
glf
eis
fc1
2ta5
24gx
hjp
kd0
egj
i54m
k2j
1irs
i24
1598
z7r
e9r
k9d
6cpu
13jg
xk9
y5x
e4u
n0q
1sop
rl6
uu0
o1t
1eea
2060
x5t
ma9
qqk
1cxi
1uzo
kej
eys
rb4
38bn
f7j
p8gi
eji
tl8
129b
ksp
k6s
d7d
lg0
2nt4
nzb
ilk
nmr
6j6s
muy
vm9
ldi
dj5
ekor
k5e
1bbnd
2lku
3nd8
4ucq
sgl
dbg
l6u
hle
1da9
k8k
3zup
rcx
1kyz
8g4z
ks9
g7r
nwq
155f
ch9
1j8k
h58
2mjp
494l
qx4
3ntl
uus
bmm
bmi
11pd
1qx8g
dj1
7i28
10gv
btw
fhj
1c7y
pxr
r6u
hej
2eie
3t6t
t5g
2egi
t6o
2z5k
11ol
1842
j3o
29ew
4vgz
eky
kaa
1w2e
fvl
g7q
10pf
14o5
mcn
cf7
lsu
hs7
c8g
bt1
qpy
ote
hx9
f1z
rj7i
1l9g
2t34
scz
lpx
nfl
hnq
hf0
s91
ddj
hfg
bny
cv7
151u
103o
eb5
259u
13zf
dhs
kwx
j7i
uyr
gpr
x9w
nrj
flo
i92
c5q
dmm
qb0
u65
zgv
pwu
ncc
1i2d
ju4
oqn
kgi
i3e
gs3
1gge
sm7
f3y
yai8
7214
t1s
e5y
yxo
il7
3qhu
tjh
bvm
e2w
104l
2ixz
qjk
jql
nv4
bvx
146t
nwv
sjt
2173
z0j
eni
l5r
67h9
u1u
ufk
1u4f
1u98
q95
czp
gt7
2qsu
17nu
103r
69xk
847l
lrh
xny
21td
ep7
1elu
kjf
2m3x
1m1k
1ezp
wjn
kfw
ggn
3d95
fnd
on3
mo2
1755
tqr
4i47
gfb
2uew
1jtb
cru
1esp
2n4u
188t
f5a
v7i
j1k
sts
ejq
10el
s5v
flg
e8m
cn7
bm8
104n
13a9
1tzl
3e49
3pe0
g8o
yo7
17am
1573
u5h
1a69
dik
jvi
1753
zrs
cry
6joe
d72
1qhi
1akf
p82
18th
e26
frc
de8
jlp
qm3
gqb
bxi
11c5
y31
djz
1vzc
6t7p
ce4
p5v
8num
y9z
m55
18yu
zbd
cch
o0h
190q
r3e
22my
qc6
1p5a
d4n
fgs
hwo
2dqr
p57
vtr
gw0
uf6
e3d
hyu
bv2
13xf
rmzd
d2s
173e
q1n
n4t
10nr
ckr
1eyp
prv
dff
u4h
fhx
ebf
hb4
duh
22zu
19re
iq3
bmt
d5k
gs6
zpk
12rn
45yz
y34
3jkp
25pb
ule
yzj
thn
ioh
egi
e80
cfy
177h
h1u
jyu
2m02
dbh
ht8
1877
p05
1sti
cnz
h8g
wn9
5fdx
bzw
l94
1br5e
gro
1n3l
4l0i
27v1
22q7
mpr
k0d
i62
20pq
cxk
4bwz
i5c
uhk
g34
1dvk
ilzt
753k
7hu2
mw0
gn4
jvd
nb5
pa1
474g
v1b
uit
ieb
i5s
dhy
1x1m
1ggw
4crf
lde
fht
dh5
bqs
d48
gua
gzx
dbf
els
10me
hrq
ii8
1xbd
m3r
hjz
h3b
imq
plu
23nf
g14
10lf
g7i
olz
nmw
153j
2ej4
fk8
rfm
39ac
2j2e
yar
dnk
fgfn
egm
q91
16lf
d73
2sqd
19i2
bkv
4prx
2642
btz
muy
l4u
j1e
lzt
c7q
gik
17s7
1fnk
xri
d8u
yao
q3z
jo7
vqp
q7tc
3abp
y7z
1uv8
h3j
1ne5
luh
lu4
ltz
jpd
t78
fiz
ew3
59uq
z4h
730v
hgy
158g
26yx
1dda
i8o
h60
k62
iuk
f86
ek9
uyi
nmo
w4v
c31
1pqq
msv
mbk
1cq4
13ah
1n76
nzn
10x1
d2j
1wtt
ib7
fse
mj2
ifs
19il
zsr
8y23
j6v
19tr
lj1
2w1p
10x9
eel
2ofw
yv4
lrt
ggr
11p0
bmp
gn5
i46
1o6m
lbp
mgh
iku
shq
l7p
oyz
eju
no5
m2g
i4o
eis
1e0c
jby
cuh
2fu8
9bxe
tf5
1n48
1bn3
cip
fi6
20gg
fk3
210b
mqb
t95
hgg
czg
exb
1wsy
zfl
dvo
chc
gl8
juo
p2w
tgn
2x1j
ta5
12x5
nkk
hb2
eyf
p8b
kkp
d4j
kzx
my7
ji38
c27
mhk
2krjz
pvo
3gbq
133j
lp8
1j8e
130q
1uzm
lpp
2bsh
44sb
jhb
frz
13dr
14oo
rc7
x4ew
1gzez
1x24
lks
3j62
196q
gsl
14x4
mzb
w7g
bz3
swz
f38
gvs
7h9j
hjt
g0x
klc
oag
bms
2pl7
g50
ly2
ib4
olj
r44
eva
pl6
c11
3073
lyn
1753
pdi
i6l
1aoa
115a
fwj
hy1
d0t
ino
hrd
huj
gi4
fbi
1db3
tlw
po9
1n9l
dld
kzh
j90
llr
gwf
tku
cnb
2zgg
fav
6jnh
en4
kp2
cja
k7b
7bnx
eym
hq7
evc
gtg
17rp
hsw
iqp
34li
1f8z
9fg2
v5n
rgw
1xo8
iis
19v1
1p5b
xoj
oi4
ku9
bxz
syv
m9c
gcsw
c0u
bxb
14i4
pmt
bog
jxy
8zey
1ah3
vrm
1ays
1e8s
pvn
ese
1mpe
tve
lbe
14px
czm
jag
17ld
b29a
d92
2pk9
htj
oo3
1z2p
jo6
qea
dj5
qya
ess
19nm
r0t
1or5
cwl
122a
jhq
fux
2tnp
215j
1agv
g80
k10
qxk
c1u
29px
wta
oe5
o7a
fgu
1dqk
e9u
cnv
d95
bl9
kbb
g0j
wq0
moq
j3z
cpw
c4i
i25
1dy3
ecn
e34
gg8
21ah
2r16
z97
i9p
l7o
4pht
bpj
2idt
3x2x
hvg
da8
3nk7
20zw
1qr4
tex
bl7
yyx
jsu
fi7
c52
wi5
na5
13sp
12ke
1mdi
cm6
ok1
dvu
i3s
1gva
du0
xtv
bob
kme
t7e
1div
rwv
r6u
1sbc
qoz
1891
cns
1oi0
wbp
44kr
11gn
btb
fip
dqw
btl
gks
27ky
24qu
154t
1dqh
1ncj
klp
ztn
4tnd
hll
jku
qnu
4wi1
16nu
klh
k84
lgg
1kvp
1dy6
ozg
o2c
1yx0
1pgl
16y7
1zi3
f6f
yjg
j77
g80
ium
1oifl
c8u
fuk
1n6y
1gte
wg8
k1s
cw8
c53
jbp
o78
15em
jxx
16bk
xh7
3bmd
135s
1uit
s9t
1axo
74x1
1ite
pv8
cim
c7e
1zwg
r1yn
bwf
y7n
mua
k09
15n0
eyi
jop
v7l
oul
13xg
x6g
bwk
ka7
l3v
dod
his
l1z
lhh
rje
e58
6a0r
ngy
30ho
1q28
fju
pcq
h2g
ixn
g0r
jnr
pev
cx7
1qvu
18sy
1o0c
2xoa
bv9
j43
k25
d08
3ybj
1mwl
gtui
124i
1h9l
kbm
vlr
pp0
c6k
jr0k
10ip
wqc
3gfg
cua
2fc9
f7j
i4r
1pc4
1v2y
18lg
8um7
o4z
fpg
pk1
dxl
1418
y1m
tsw
qc7
mmc
fjx
2j3o
1qdh
ftc
iwu
oux
d13
3muc
d4a
177n
lfl
wt8
clu
hfz
xud
dk8
1fur
f0r
1rp0
10p2
jrz
3fn6
1obp
itg
d7ki
ajo8
9z8f
xum
1blm
w3e
25rg
hff
qty
2b7c
12c2
5m6q
lg2
978y
hyo
tsm
16o3
o7w
dd9
e0x
n0g
jiu
r1n
wj1
qi2
gij
107y
1g5w
jum
1m4em
fpa
189f
22df
24ez
1ee1
vrw
nxx
1n01
pf5
c6j
265w
m2vs
hih
25lq
yp7
16yz
olf
mhk
ese
mjc
3n7b
cb6
13dgx
qaj
dee
kn4
4sgz
17xl
rd1
13ui
q1m
5vpr
2543c
jj3
k7c
10rg
eos
g2g
3skt
i0ba
de2
2818
48nq
vtg
3e0u
2cdq
j1p
cxd
e6w
w0d
ltp
by0
sg5
y6k
lk7
6cqc
15an
cvk
l1p
hkr
1mjq
23a8
2uuq
bom
21rd
1asa
vpy
302n
1aez
nt2
2pwi
il9
2r6b
uv4
18cp
fqt
cww
ypd
doj
ems
1o7m
3zkv
2mmj
1fzv
57fs
m0yg
3c4n
1rl3
kj0
ds5
evk
qcg
k7x
zal
gop
2qwc
2zmx
ef2
cbt
2v3a
nxz
uum
ker
2zhd
iwwq
q2c
giw
cd7
jfr
v12
e2k
489o
h6g
bde9
2lc4
g6s
kzh
3al5
ct9
yon
10cx
q4b
ad5r
zzr
kf7
nwc
1lr7
20id
2hmp
10l7
dvj
1f7a
fgs
se1m
eg92
18dz
1d65
2odd
26jt
2v2n
o83
19ii
qis
jy3
1kp2
17a5
13ub
2ts9
xoq
kvu
xsw
135z
1aao
gm2
ua3
lpq
okz
h1r
u76
27jr
ppav
uvm
g1d
v77
166a
qgz
ngm
92x8
j1y
p1b
j9qu
vdi
cqb
rjg
cpi
skz
loy
ez6
nos
bq8
19xb
29ze
1eec
2koj
dml
ily
4yvy
zry
4781
cj4
cjz
12vg
myd
1768
kep
m2r
vyk
3hft
e5q
ysq
fkz
26sy
6kfd
nbp
1ip3
w4v
n62
1s6a
q8q
3kgg
dxf
ide
1exp
gxx
uom
562o
1jdz
1nre
q5j9
gui
fiv
ixi
3a3b
5inc
lia
35mu
ps0
nv7
1qg5
3xi3
nsg
t2o
k74
pc0
rnh
b4d4
ebl
5gz7
yvf
zqi
12zg
c6a
10rz
gqy
2mov
i5k
fqo
r2n
bue
i61
rec
zia
pkiw
1opg
dp0
icj
1z5s
1821
wp9
ev3
4axp
i0b
2wtw
w2a
14l0
ml2
fyl
xjy
12gs
btf
2m97
t81
uxr
15we
vrk
1ngu
7v5w
1c8t
kg0
1mbe
1qud
umh
16f5
g2i
1c0m
gev
fia
2726
epg
huk
f2s
2g02
1ext
pe8
n3r
oyn
fwc
mn6
1js3
q0m
gd3
1rly
i94
n6p
4ph0
ltp
evl
1v8v
12k5
mwh
rv3
5lk2
gfm
di4
f7b
mxq
jgs
w2o
klc
cwg
d2g
j8m
2fob
f9o
cvh
14v2
gb2
1w17
exq
6i836
2s9e
b6u9
1kcq
z28
vtg
gsj
1xxg
iya
fyx
ljq
rly
hsm
2nit
65ke
14cn
3a0c
2jnc
dpi
unt
1nyg
gob
bsl
jaz
1sse
vdr
11ug
1ihd
1bxd
1axw
e4a
17el
cfj4
hda
cfu
hh9
2q02
3ecp
lzf
jof
ikx
dgm
kklr
cyl4
g1y
27vx
10v2
s4r
bq5
1em6
mdk
jci
oe0
2ac6
yyh
2yxn
n97
vvr
1v4p
jze
13ot
1jee
fin
u99
frz
fty
20jf
qzs
iqs
2lqk
14rt
18mf
1996
ek0
ddj
ix1
2w1r
181b
2e3u
i2p
gek
ixj
eu0
eg7
dd7
jt8
ikw
e52
cjw
jbn
ig0
1eop
tbv
pje
gar
1058
2ej1
fdy
130e
j75
ew5
t2p
1ffb
fq0
13om
f48
eho
esb
hud
71cv
gv3
1kr7
jlj7
p45
2ewr
jbf
3vdb
c0k
1ggo
vtw
gla
czt
15aa
22d9
d6h
vbr
tnn
drb
hvd
1f4c
wic
1chg
2r9ls
ldz
2260
vhs
e1b
4cef
f0r
2421
1fov
4990
jmf
rci
3gnn
1pa5
6yk6
2ibh
1ai7
d2dt
1e2u
7k130
1is6
8yxx
cs1
c3w
1me8
r5g
1l1u
14rv
14is
hgc
1dex
ot6
1gqr
i4l
emw
lif
bnb
rtm
16kx
dak
kb4
bzm
ex1
kyt
cjl
url
624x
t4b
mw2
w6m
ww2
ccgf
1t9t
iz2
f0s
5t5k
58g6
pb9
kye
4dgn
wed
fxs
3x7d
eb3
2uz7
c56
gc5f
fsu
ena
yai2
12ni
n2v
dw8
439j
f5jv
dn3
x2n
gzk
d2p
3qab
yln
32bb
6zvj
decy
cbd
btl
f0i
1dqs
ey8
tce
bw82
uo0
dw1
acs9
ohj
57cg
13xj
eno
cnv
3ago
vof
4wzs
g2f
dbq
d6i
fxj
hci
1xl3
trr
zl4
cnk
7qz0
2lvi
3igv
2448
z88
t19
1omg
dj0
pgu
ijw
11j5
1ilb
hyo
1yy9
2q00
rbt
cwn
kwj
h23
j7y
gmn
eys
cwv
77s9
96sw
l7l
1l3c
jx3
e27
27is
g2s
ptn
ggf
2swp
ifw
s33
j7u
em9
348s
hdf
ok3
2gtn
1hge
i2e
1dd0
ecf
egj
ga0
nsb
1erx
10j3
sba
1ti0
10xu
2dmv
11o8
fl6
2914
1x1r
ime
e12
dvy
c1s
17bc
x7p
128l
dkk
1gzi
fz6j
18lu
6gt9
w7y
206g
ss6
6e1b
5ko8
1vhy
1nmk
15lr
36by
1i3p
ddx
t0z
bm3
209c
hhl
ut2
gk1
2bp6
jn3
kom
2vda
crv
u1n
svl
x0l
2e6l
jjh
31eb3
eua
ooa
ch1
39ga
mcy
gng
di3
lhw
313w
dau
1npw
1gk8
jgz
h6r
6d59
1z3m
euz
2g7l
hmn
wpt
1yeh
1q08
ese
qn9
1mrj
swp
foj
10bb
ch4
2h4g
3wlm
q1k
1dch
3vb7
3aj1
o8d
bun
g7b
w86
dek
i0w
ijj
pf4
c3a
231x
284v
cj2
128b
ehy
28qk
lui
1n0t
17vq
mk0
cv2
enl
rf6
c1j
chc
2i04
154d
im0
jvl
irr
5cxo
qcx
220p
lsah
1iek
d4r
19am
s8j
10ns
r41
lj9
wfz
cux
zmg
bvh
gb2
gd9
z05
re1
1dxu
at3j
jjf
wa5
1tvd
jen
dug
y5p
iqa
c6y
mhk
142v
1g2a
rhh
1ci2
mtz
di7
1asf
1p0o
4sl8
12l7
jiy
dze
pp9
nly
ens
fei
jvd
1lo6
1fm0
16fr
iqm
y8y
qjj
sb9
j0l
fro
iv4
1pl9
55iy
br1
2yhl
1t39
cg3
u6s
cxd
d6i
3rzx
nexu
24ym
cxx9
egm
pqx
eou
n57
dga
2cs1
1k6t
7b5l
opg
359f
1l6q
v9n
n12
hl8
d0a
4o1g
234p
14nm
iaf
62jg
hum
e7t
d26
p16
3sen
n09q
g00
g56f
kkc
g0g
m1a
de5
3anj
ghz
u54
1v2d
96wp
f6r
v6l
sg1
ej7
ggl
u9m
c8o
f6z
b3mf
5oqb
jcj
v16
7vac
27q5a
unfr
4cu8
qn8
fi6
lex
mvo
h3j
3i9b
2jge
m0z
fuc
2dv2
12s6
j9x
2srv
c6y
1wfy
3npj
eey
dv8
17f5
l2w
d5n
g9k
i5i
9g72
z0j
i0y
qso
288w
ivd
euj
ocm
d4z
pic
cng
nff
d5u
ffk
1jq68
dua
lfls
6as4
2na4
1gib
14kq
255s
ilo
1qat
mke
khi
1j37
hfk
6as4
q3r
usa
3z70
n5c
3efc
fol
1ffo
o8o
15di
fei
xps
5m5f
37qo
1f28
1df9
wmb
5jsw
p3v
ml4
17lk
4u8o
h83
1gwh
r81
uv4
n5c
g1z
krk
3859
h7n
jib
ezl
2e0j
cjs
o6u

21cc
2b1g
1a7i
wrx
i5g
2rd4
3eb0
nmm
hpb
fvo
ly8
mzd
ypn
n9b
cw2h
9b82
jzr4
om5
188l
nv1
1mcy
s4m
39pi
kx8
wh4
3dkxt
2mno
woi
fi02
39yy
hgz
1ru4
18hp
h9e
10gg
5vu3
8ku1
accw
f7r
sjk
x3p
hw5
134a
189tp
11afs
rej
6r6i
1i1q
f7j
18cy
67jh
1oe8
1zaj
nul
gmn
28op
42q7
1jq68
yj3
6xgm
gw0
kca
6tzl
jag0
1775n
tjq

b0om
gfle
1kqg
126r
5ebe
12zk
10py
19if
7ntr
a8r5
3ukz
2oxt
sxp
49bj1
yyh
1j63
13rp
eyq
uj9d
12kp
xba
4g7x
1nsz
14cc
qsgm
2rnl
14ft
spw
2obe
l04
3rfx
5h2c
38p1
7hfc
1qyu
vz6
4uiv
10ni
1cf5
uzr
cqse
f0e
tyd
35y8
2e88
1vv5
jag0
21aw
75fn
onf
ozr
uzh
13tn
15k0
1bth
dpv
26fx
1339
cdgb
1093
1dex
uv4
4qgx
z42
11ov
4kng
1kqg
1mu2
1ime
2uhf
140y
sc0
2e1i
sp4
1dg89
2ntr
3s8t
17s9
3hc2
1gl0
25bk
g56
3rbe
gbe
733i
72ht
1nqp
13dc
db8s
cdm2
20xb
226v
5u5j
v1cb
157q
1bka
q04
lx0
ttt
30r0
18hb
bbls
58zt
2teg
xjd
yno
jj8
14pa
1fcu
qb5
23nx
jcf
1a1q
2trl
210u
pus
zhu
1hsu
vz7
1cuv
1g8e
mhk
107w
1hqe
3jlt
4klv
5eeu
14mm
1uej
446h
47zq
15kf
1q07
2058
1p7j
28v3
hkg
1131
2dii
7jql
24lg
m3p
o33
112r
4ch8
10my
d14
u55
x0g
1a01
ce2
19ea
8sxt
asm7
49ue
1ls9
19ep
1y8x
ldh
23vq
mwb
i115
20ss
gt5
16jc
1hxd
exs
17z0
7xms
sbp
25rq
11x3
mog
4sey
5xzq
py6
12gj
x5ss
pxj
swm
2m4l
btws
19gw
sy1
zvn
1hpf
2t9c
10hj

cs3
2fw2
k6l
h75

16ol
e6b
q79
dey
1gqi
ksu
c6v
2nex
br7
dir
cwu
br5
l68
d4u
jri
v1s
g36
ebq
hv6
rnf
fjs
bm3
fkq
qk5
3v5t
1h7g
1gi0
du8
cb9
g8e
za5
nx7
d9n
ezv
gmz
eenj
cs8
ggc
o1t
hsp
lbt
1i8g
deu
g2l
onw
14m7
xy3
htx
orw
5egq
12vd
iw3
1o0o
taw
j3g
lqi
dpe
kc5
1k5i
fyb
nzu
mmy
md3
1aay
1kbq
ti9
mfo
21hv
6pli
h9x
njq
djx
fvn
d0v
juq
nhr
gi7
ogx
1bem
su5
3iqh
ea8
hcd
fpi
vu2
138m
o55
q3g
ihx
ov
xv6
1657
qm2
gw3
bvh
12q6
kvm
e3k
cbh
tgn
mio
19rg
jpc
d21
k73
mnd
f0i
gca
18bu
fgw
2aqf
1b5b
d2d
5fdk
fai
108n
j15
5syo
rik
117w
raa
1q4f
d8s
foz
kzd
bs6
brq
21bq
kaw
4iy8
dz6
1pu8
juw
28z6
d1v
1503
cbc
jgr
d4t
1xwv
111n
ijn3
ee1
cw0
122m
g6p
c8u
s9l
2916
ncf
l8s
13db
bp6
4bw1
dm3
jiw
buj
bw9
t8h
crc
k31
gp6
pnx
cjb
bwp
14lt
gxb
eg8
1092
eq4
1oua
zja
hm1
fog
u92
w26
ekz
f8p
pm7
dcf
sw4
12oo
hmf
10bu
1byv
fcc
cgz
ur0
2l5l
fh7
sgv
nyr
fhi
k3m
btw
em7
dzg
ofs
lmf
nq1
173p
c3x
dba
131s
bks
dy2
kcd
dqx
c57
mpy
ixf
ng8
o5b
d6l
k56
gfm
iiv
c1p
1363
oyq
rbt
ctj
dih
yri
bue
c2n
dte
2ymk
e1z
cit
jv1
djr
spj
12sx
pse
nlh
hqa
c2a
1ixt5
12f4
djx
2r9s
xs9
q5b
12rq
31h1
fgy
2vvr
mhz
hi3
ixq
lqo
3p3n
1orm
1hac
g94
hk0
c8t
iyj
tjv
1agq
11wi
j9n
fwi
jvb
v9j
xx4
cmn
bnc
f5x
l5o
1t0y
dqr
1x7i
dil
cga
q6d
on4
qig
iu1
chh
21re
dg4
fmw
2hq6
1ya6
372d
d1h
bnz
1iy6
3i4h
iha
g38
dde
daq
c7b
oyl
e7b
4e2u
z2c
hhq
pdx
mpj
fz5
hie
dmp
bqh
gnh
bv1
z06
dd0
sau
l07
fch
25v2
gz3
p96
i9y
f3g
ie5
zws
10vj
ru8
cyy
chk
fhi
njs
l73g
n79
gd3
csf
2kr0
eql
h5r
vek
qiw
di6
g91
fcs
l8z
fcy
dgy
101g
kd5
imz
gvs
155y
1c9e
jzz
kb6
rrg
3rf2
k7y
h10
ra3
dqu
s085
3rsw
lab
fpm
re9
ckg
eb6
qe8
cfi
c5t
geq
18l5
fus
nuz
1fip
11mc
f10
cls
p8i
jag
n7n
fne
uro
18bs
ca0
10vi
18iw
ohv
bq0
brr
hmf
syy
vjf
odv
r4q
1r5y
vhh
3cky
qky
ocf
1xg0
15id
iqa
101v
1s9z
2b96
buz
dua
1yin
1guv
rme
bml
i98
n4g
i5s
gbk
e1c
e31
ug2
1dng
iic
uvc
1lw1
oe8
bmg
edw
tvp
oly
dmn
1izj
wiy
msx
rir
dmy
gsv
gig
23m7
fnw
lc7
h36
c23
h42
cwgv
l1o
fmy
zrt
c9j
lo1
gcb
gb7
11j0
bmo
p97
ewi
rzm
hnn
iex
n7d
qyb
2blb
nxr
g9v
13ga
3br7
12zr
7ynx
cg9
bol
ckt
i2o
2t2o
re6
fif
eug
tu3
18e1
lvh
15e1
n5v
cw0
17s2
cmu
y0u
rnm
e8y
r25
i8z
gk3
fbe
14dq
1ip3
pg5
bs2
hir
po9
fwc
fdk
dxk
d3z
brs
yp7
dxl
h7a
ikn
r30
1opk
fog
118m
c8v
zzl
fzn
f29
12ls
bqr
t8h
egn
p54
e18
1jle
ru2
i8w
13yb
14hy
pd0
l78
df5
gr8
1y6c
pja
jz8
kno
c3a
ksu
189i
brq
ekc
mlt
ghm
kgj
h8e
byo
14lk
c5b
e7w
edr
es1
cec
df5
e3o
1fn5
oam
jd4
d4k
d1x
pa2
cux
1r6o
1m14
c8h
tlj
cwu
10zo
r70
phh
fbn
1e6i
1bfo
j7z
fyj
cfr
eox
wra
fm6
r4h
o9h
1362
sqp
btb
nb2
blu
siu
1mks
d3u
bvv
bt9
oa6
1wqh
kxo
e5z
40q7
edx
llg
lb6
c7l
ewj
c59
21al
7yfl
103h
17xd
13wm
zak
2fav
1bof
r1m
e1i
12uv
e74
vfk
bqy
1z26
6s8k
c5r
j1b
jgw
cfu
kgb
tkx
156h
14nz
1izw
jiw
13n3
ht9
tpq
ds9
i4x
gpc
1yo5
ehf
klz
cuv
178c
qa6
sig
myp
21t1
25jv
eri
1dif
cug
xy8
1txa
cne
erv
hia
pzw
n2u
kvw
fe5
1c33
fxc
cj9
esw
god
z94
lej
e1q
ix1
nz2
c5r
iao
j71
1g3g
1ied
fy4
d7y
cxt
eg4
s73
fru
fhz
gna
l3j
i7d
hhw

lls

33wa
27d9
k2w
cil2
1rxv
yj7
10cr
fxw
k3j8
ebc

3vto
e3m
v1t
1rj3
drh
kva
hk4
6l94
gzmh
e6g
jmd
1pvh
1lsl
dlu
rcgh
ozw
182m
hf9
104y
21c8
2ovp
gq6
5qz1

oeb
4wun
6ddr
1ac7
2vwv
d6i
1izx
13sm
l9r
1aou
jsn
joc
tvh
n3ky
312w
970g
24m23
6c9t
yze
1jag
28id
h4t
mns
t03
gmq
1qrl
5ut9
ov9
v5u
jdn
34a3
ox6
2lep
rzn
1hqm
dmj
9n49
u9u
r09
cuz
emh
32xa
zdk
uos
nfi
44v1
lhc
1bj2
og8
2pou
3q1x
1x85
1g7e
1ne0
250s
h0a
1gua
qha
gpm
e6b
ttg
y64
3i4l
7rm7
lh6
zvo
88nf
2l09
83ye
gwt
6z6k
3awi
1d2j
cqq
2uix
120x
16zn
4yok7
2619
5qa9
79wr
128i
1bde
vqo
mno
hs5
1rdh
hzb
1ito
hjo
p77
gl7
uvf
12mo
1qpm
eru
mfi
gbo
m5v
46l8
1rcw
1eun
1hob
1gay
z8d
wue
w5r
qeu
nje
1mg9
cmh
1ff0
7lic
55uh
4pl9
3n8d
hdd
75vz
1aov
j5f
v91
ieo
2b6y
tgh
13tk
i56
3q0v
43qt
15om
168f
k7n
uii
jw8
7jbi
fqg
12ft
ff6
4yl1
18cd
i18
h3g
fu7
f1bt
vy6
13by
hvw
fki
1ftj
rtx
g86
k1z
7ps0
59ne
1d4i
kls
81m3
rru
1mh1
tep
1egz
hmz
e5p
11aa
1qc9
2vl2
ii9
1kfg
16nq
537o
10f8
p58
1ron
1ryl
2uii
1cl0
1h5h
25i6
s10
181u
o4k
krq
grnn
22kw
11ux
k02
dwm9
3jhw
1f5f
xbg
cmf
n0c
3feo
gs0
h06
o3e
6e2c
n9j
39d4
1jkbh
1y60
y6f
swt
12ra
k7i
2tty
1xdq
377v
gfa
nlz
hax
1lx2
7jvt
dpk4
15vy
u9j
vad
9mdn
p5f
131d
i58
sw3
386i
4cnv
ol7
1o2w
yy5
pds
la9
4dni
z4m
11b6
17ud
2loj
2m3h
sih
27qh
drc
a1tp
pnz
o8k
cdl
1euu
icr
2myb
atvc
y4z
epi5
vx1
1dg2
7vg9
yyl
qq6
16g3
1fzg
dot
wyc
qnz
102h
6g3f
1aysv
19z7
8sik
3cdc
46pi
7pww
1bwp
1w00
2y2v
dkx
f7k
o6e
152e
mgz
uml
1gx4
36gu
fnc
wvt
17y5
uah
gow
6o4j
2t2q
fr9
xbg
vqz
ex8
3x4l
2fk7
2rmv
i6m
4sun
mpg
u2y
i48
1ln1
1q0z
unk
ld0
1glb
2o5h
4ijv
3czv
a2v9
k6r
2syv
11hc
pwb
jln
1rca
j9n
mep
1zch
6253
1i9v
8km9
va9k
2f9v
jv4
2qio
53sl
p56
lgl
47ps
11az
9dn1
el0n
3c85
1km5
14pw
h0w
pm8
6sxp
xpw
1wa5
25gl
zpc
vfo
wva
2c51
38j5
2jkq
18o8
2hhb
18r8
1abx
42ls
gmg
40ko
76xe
wrdq
uo3
i0p
ldpc
sno
ie4
4em1
2mjg
g36
2d1n
kl1
1j0b
s0bl
erp
3fuw
a1jp
78qz
kwg
4fnn
6ee5
1uhz
7ail
p0a
2o2x
1p02
iam
193x
hhr
2zdj
1ofu
fkc
2187
1rj3
y8b
vge
s8g
smr
rve
9u49
fni
it2
e7g
osh
3twz
nsb
hr0
usb
22zh
pa5
3k3k
5tle
1stg
2u1d
1es6
hqt
1zh4
xgp
bwig
2tn3
1ww6
1qbo
41wd
u9d
2bz5
1wal
111j
2890
wsh
16xd
j96
184g
ntd
1j8a
45bo
ihq
hak
kd6
j90
yki
2suc
27s9
2336
muo
234r
1l3f
im3
k65
26sy
1bx4
18pg
1dmr
2iqp
24r8
c9j
jgh
1oce
ji9
2anb
23rm
60az
9tkw
mxa
5vew
qk8
pm3
1bqk
vgz
2i7x
tbq
1bft
w4q
oild
5jvw
lq2
qia
8piz
hdg
3ojl
hkf
1626
abit
2dl9
li0
1h54
o0w
1nod
14xy
182j
19a6
1uk6
2hlj
ugj
cywa
1uqu
zau
ixd
e94
xte
qf3
3qh5
cf2f
1hdx
1umf
1ecj
iz9
1snm
sts
pd2
qhy
g0m
kyp
1yu0
8ivm
1qc2
13uq
c0o7
87r6
1cn9
eg1
tuap
f2n
xaq
5bwj
kjw
1h1b
lv2
2a8z
8ghs
e5b
1cvy
2lrf
2uij
5572
558x
135m
jee
2rxt
4kc1
1fqu
17nb
25fl
4yqx
1957
lhg
2oi1
t0s
ve7
1wcd
3f7b
l7d
117v
3tnm
16rh
wnc
9h6l
jcx
144v
fit
ozu
4pah
2otn
h1y
zel
n2l
htp
1ea1
14df
3g3v
1c2g
1o8e
2qt6
1nqz
2jm3
1nwq
1z32
13q3
7iu0
nqg
19i3
19dz
typ
9i2i
nkk
t1l
llk
pvk
1uwd
20wm
u8a
p6z
g1z
opo
5gei
fjk
1sai
s0x
e5a
1pqs
3rhh
1qa4
knx
snu
wsk
1f6k
1egh
kbv
pwo
1h2u
fbu
fcv
ugp
16oi
19xi
vqs
m8l6
10f3
3wut
xlk
1u69
r19
cq9
19fs
lac
jvn
txx
qpv
i0c
flu
rbu
g2d
ewu
152v
rzz
jts
25nl
3cfm
gve
102w
nxu
hip
f3r
17na
6br8
1eph
2337
1ba9
13wp
5a8a
f7g
cmj
k3h
cxc
evx
1b8u
7as0
f8w
20f2
138b
mgv
h7n
3ccg
1s6l
mqt
e9k
rgp
x9f
pmt
gyk
wq3
7np9
jwf
14cw
2igh
eip
dfp
1cl6
62rv
iwz
3zr7
zbn
u95
1kez
1mvs
i5g
r92
6b19
pks
g1s
h7q
jpo1
w6w
118g
6uyt
2tob
6zf1
hq4
w2c
3qvq
gu2
11z8
ytn
fum
fie
hb8
g1w
jyo
gs0
14cyb
keu
vlc
32y8
1dsv
3q6a
13ev
o3b
kex
n5k
fyh
2285
kr3
x11
hl0
k0f
3xoc
tsn
el7
2fap
tea
c0w
1to3
187p
c7l
1c4i
3r0c
shp
5wr6
54g6
k6g
2vcx
r8l
1zpq
mec
eqs
7n5w
6e8q
wsi
11w6
19dp
duk
542d
3czv
109e
1q8g
219p
2a2e
13rr
107a
4dih
pksm
3864
pal
htl
1s1k
kqu

hd7
zbf
f54
24my
nif
13f0
ooa
rtp
rvy
5kjj
tlq
1myc3
z3h
bqp
cj7
h510
liw
r6w
10fu
bup
g2x
ru4
1gpc
fyh
oo3
vjy
fln
ix9
cb6
1lyr
4n1b
m0z
zl2
gdu
bsn
rl0
gkk
1cxu
pmf
v3z
1gd1
qy2
4ojy
176i
ixe
bui

bl7
d2w
uv4
1cnb
i7e
r50
d27
v54
4abk
14cs
oow
dqg
1i57
1cgc
fkl
1mes
ecj
jag0
ldk
bqy
ex4

xq5k
146a
jag
hwy
2zlu
14ho
y5q
it8
1oyg
dru
eth
pke
fev
hib
fe7
pn3
3cwj
1m24
1bna
3830

v3r

i7e
x2w

9yw

hhl
720n
fvj
uqp
san
39m1
f0n
eel
c3x
3bjy
eoh
1x240
1dkn
9r2w
nue
f2a
gky
j5i
mbe
78x7
ri1
7f1e
jml
gaf
bzdc
4rlo
exe
mfd
udk
155e
cfc
12qc
okl
fff
1myz
12n5
l37
66b4
dw1
gvu
fa6
q9z
h56
1f3k
grv
rh0
1d44
fqu
4hoa
kcc
23gi
1iq3
xtj
70bc
qfc

ru8
7bvu
vis
jlx
1tap
fd1
imy
177q
1333
sxe
uep
1ji8
1sbr
3utv
ijf
57sr
1stl
mwr
kmy9
a9ph
pai
hv1
vmad
1j0cs
1bvb
11s2
qmw4
4y30
65tkw
1l9c
fy9
mk7
1wpj
16xk
wip
p6q
26ue3
i8ff
h6j
fb6
apsw
3eo2
23f9
17p6
1c6m
xtx
18sp
wrf
xc8
1qwl
5r3m
14z3
7hu2
2s8f
3bs5
1ww1
1r3o
udbe
n5c
46n8
qgl
57ta
jh7
68ji
mzzh
kls
1jw3
1jng
yb1
1kbo
yn2
7mvm
37qo
x88
16rb
3vcz
jpb
62r1
1kbs0
sy2
47eu
1a8a
a7ih
idq
tb5
1m2b
v6v
igo
4hua
f8xs
o5t
dlno
7tq2
6l2i
2w2x
1b1g
o4p
8r3g
bsds
kf3
dlhb
1hfr
dy3s
2rs7
iat
1rpc
jav
2614
1cmq
m48v
2w3a
2a2e
1y26
1sbk
22o7
1qhn
1dxq
7nvt
150e
1lm4

e9s
nmz
35xd
146c
u41
e0y
1acg
iqh
1goy
hsv
1urh
dkh
vld
s4f
2zdn

mnu

4abk
lr8
13io
iar
9om0
eh4
ev0
3uw0
5mih
35rn
qun
yo1
fhd
28it
x9c
puc
ror
7ocp
dkw
ggr
e7p
ft8
234g
3nmw
kl2
cp3
wk2
2hxq
4abk
8vgw
up5
fhz
10hm
69ws
jeb
1ncn
wu0
2nog
6fhc
4i1c
t89
wjb
4b14
71uy
qk6
6u6z
boc
cam
dnz
uv4
1i0g
14mw
gdy
2o0s
18ao
pgj
h0f
yko
ek0
2lq6
n0o
jkc
g78
k5f
1qs4
ptz
qul
rzx
weo
ph5
7eo4
16vwk
cxx
rcu
1028

47sr
u34
1fcp
1w5o
jag
jag
gy7
k7s
10k2
byk
sxv

1oap
4x06
2wbo
3i76
qtuj
22bf
g1c
23y9
ffk
152h0
nus
2klc

7ps

40d

vve
h43
nph
1afk
1ocd
2bno
10wo
z8d
1xaq
2j6r
np9
q13
jvz
2xvr
pvo
3yrr
1mu6
1fdc
m1n
2hde
1dth
18t8
m9a
1tb7
2e6t
psg
tbk
25aj
3mha
otr
qqw
17yq
bmp
hom
j2y
1zum
4mmd
hqe
1fh8
dw0y
j2g
qfe
sjs
1uxi
1mcx
wl2
1b0v
e5o
fj9
ffk

jta
j1z
kiq
k4xw
q6x
p79
coi
zd7
jur
plw

ima
jqd
lue
2jbn
os5
180z
10sb
clm

lvg
bmhq
pnc
m43
n82
lce
gsg
2srf
cjj
fd6
i1h
2ikz
dqc
vvh
10ql
h5o
44dv
ooc
812r
r01
cb1
dq7
1il7
1i0g

1n64
ls4
dwd

ksz
wwk
1tsc
e5o
dl2
fwz0
tl0
jx6
1tos
15qg
1bof
kw6
2e30
e1i

2lek
bzr
1ose
dy11
g7r
zj6
hvg
14y0
1ttv
dd4
4f38
p4j
2vo6
yq0
2cus
ckj
1g6u
lae
4ikp
oo3x
255s
2quz
jgz
26qe
2sb4
k9c
xqs
k57
89xk
iae
eke
3zm3
isb
1tr7
ufo
zri
pgo
x5r
4btj
2piq

n5k
r4i
1e32
16ic
172r
se3
1i0q
6zqt
31he
1ivx
1ro6
pb6
1bs4
er50
jvl
xzv
oui
1pal
1loj
ffk
uwc
2jvu
1e9q
jd4t
66cj
zhl5
1fkg
8op1
1tim
19a4
1865
2rqk
40u4
yuf
bp2h
lga
unu
hzls
2cby
2bwx
3ldl
1l0y
7uui
vsf
xps
kka
18eg
23sl
1svc
koij
1ii2
35ul
lpa
r5o
rzs
1veml
l1v
1qa9
3ke7
20hu
1189
sno
m9p
2ajz
f4r
eyti
ylu
blt

ccs
pfp

hnc
qk6
3d54
eu1
bxz
l5r
buk
16sf
j86
gqi
cxj
hxy
ceo
hof
dmqi
hik
qm4
2d0f
2og8

2xax
18x0
boh

4ec

4f8l
fe5
jj3
shg
i5f
kvo
n0h
cxl
2gzb
ytx
v7p
uav
obm
gua
so0
seb
mjg
fx3
o45
k6o
ier
okg
ld2
vsp
re3
urr
3bc1
oza
c1d
d3y
djb
3l17
f4l
g8c
szf
j3w
o99
nzy
mzd
edk
ifw
hrh
d2s
gym
gfe
1rzt
1ihu
ttmx
qbk
c4q
k15
eoj
hi0
f8m
g1q
13r3
jti
1fk2
nf5
rua
xa6
lyl
k25
hdt
nml
lmj

jlk
0

jm6
e22
18nl
1ka8
htk
e23
z44
suj
1193
a6fd
jkz
crf
ja0
1kye
16d8
dim
f23
lom
2bp3
g2c
qfm
o0j
txr
bv4
13by
fy0
dfr
dy2
cjv
bpa
1urk
cnq

dgn
p1o
33pu
1zew
j57
2boo
15gq
24nt
igf
11mu
237c
1ohy
x4a
dao
1v4o
h9q
rcq
nlr
rszl
kp3

2dax
uxo
1a6z
wy9
zw4
2aip
14i8
23rd
2ngv
15yq
td7
u3c
2xjj
3fjn
1i32
1hl4
3t5b
1wlu
1or7
2nyyu
v5u
235t
2wek
1em9
58k8
siz
2py2
1x5m
1y4u
31ch
wlo
1wrn
u6j
9eml
3wfv
1y3f
188u
3ppu
3swy
2iif
yd8
13rq
11it
pw6b
22t6
dcd
u1k
2t3c
12y8
11jm
14g9
1144
v42
18v6
2w4j
1y46
1h6y
10z4
52xt
18o9
jtqg

lo5
lww
nj8
i3v6
ip7
ld6
bwm
ljo
1pgf
ej2
1lbw
bn9
fcj
ddw
hxe
c71
dlq

b5jk

117g

d3i
fq4
bow
idi
u9p
f6q
bls
1xfv
df6

e6c8
1jtd

0
rs

bli
58q
e2e
dq5
gq4

2cvk
hyd
cny
1qgx
3bru
d5e
g4u
1syw
dny
dmv
bq5

280d

qe7
1qg4
n6s
fzr
gsu
j6p
ewc
cpv
e4h
v1o
hc5
dv1a
wu3
c1k
cjal
el2

mib
10np
gbb
d6q
ogr
gm5
vxm
f9q
f6v
cxs
8o2y
svk
bss
7u8h
f56v
7rmp
pknd
e4f
c6ih
bmq
10wn
ulr
lyw
ab8o
2vp6
itf
169m
26zz
lct
auc9
fpn
epc
sg9
pz7
d0s9
fcaf
7dii
weh
ucb
gay
nd6
fig
jon
1in7
2h0y
g6n
mcj
a6nf
cbf
ycl
pm4
j98
bn0
1bcw
p0f
g6h
qg1
1y9f
26d2
ge4
hli
56ad
k8j
kbf
1529
48qx
27y2
6mff
gm4
sul
c3l
jt1
c21
iy3
c9t
1bpy
brg
11aa
bs7
cgv
3px1
ngx
15u4
gl6
1gxm
1mkf
c3u
he5
2j6l
1z2x
gwh
hp4
2rj8
16z5
1kts
11p2
1tyh
uif
aori
f1c
fy4
y31s
cro
10d0
3qny
12kw
25gf
bnh
dl3
p4f
idy
1106
r90
c3u
sal
6ul9
fdl
glg
2lms
dqh
odo
j0n
m5t
5mli
7hpq
fcv
59c7
i4x5
f6x
k1q
gad
eqc
t32
cv7
hg2
hxm
1g89
38fj
2hfb
dls
3ph2
fddj
g94
9brd
25g9
ceq
4wn3
ngp
h2t
5dsw
18jn
e01
em5
27sb
v3k
cke
iy6
uvv
1g6t
fuj
3kcb
btk
941o
x4o
hv2
dm8
7iu1
13108
i5e
8gsx
p22
2ei2
h74
mkp
cj2
kiy
tp5
gsj
12gs
mob
10x0
hgd
fy4
htx
lq7
t3w
ecw
1ppp
12poy
dtc
7d95
doh
34si
1tdt
crj
3pyx
1l1q
rm9
dgm7
fpv
m74
2vpf
iyh
1poo
vmo
nm7
4y0t
11dx
6ptp
5s9v
2chs
h2o
m3r
qesc
fbl
rfe
44ps
mw7
7bi9d
3118
ptk
390z
3jia
i9d
cga
ep3
1t5k
dw0
1kv4
oty
2vpo
j55
3ijg
f5c
ipt
dvq
btv
1tuu
ftx
bm8r
4ecc
mmg
1ggq
g60
c5p
945u
dk0
1u9v
h5z
b616
zuj
kcx
189e
oh2
glq
c6w
csr
16ei
gie
hjo
ioq
rvb
klt
109a
h9u
ckk
dz6w
dxw
c3d
bqz
kg4
zf3
p4r
1tby
g0n
14kv
pcn
hlw
eiv
ehn
7lxl
9l9f
7kse
b69w
2oby
qm1
bzz
w7x
l8w
cqw
e2s
1bb0
mf3
h4n
l5z0
2odw
cpg
2jhe
12o0
gsv
g2p
imz
1e4w
ksm
21c8
1apc
ltk
533w
12dt
p1q
b8de
8lt1
akwe
d4x
ti2x
mkl
jib
60i8
1sku
bsh
hh2
jbg
1pej
18zg
bpq
e71
nvi
g8z
eid
45p2
1eaz
jj4
e65
rr4
d6r
gbk
5gco
bxl
vrh
avu0
h4s
hjy
1f5z
2zg6
eix4
261o
10ih
wvd
z8n
cvy
11fq
1fnp
bve
k48
eiu
bnn
pfw
dbcy
2yye
195d
oq7
11yn
1exw
exj
n0x
j1n
tiq
d421
lvi
40e6
q4z
2zqb
g8e
put
11tk
ovx
cbh
d1k
h2o
1qwn
lpj
13mk
s9u
o8w
c1p
lyh
edr
uwv
cpel
o2ey
471w
csq3
gcb
pb3
7lp9
1g91
289k
brd
ngs
2dfz
ds5
i0v
cev
svz
4ll5
f9f
nw1u
cqf
1i72
3obh
che
1tc5
qkx
th2
cp7
jro
nym
t6z
dp0
cl2
haf
gpa
efx
7a02
gwb
nh6
26iw
1ox2
3zfe
14tc
crqb
27tl
1gtd
1ogs
19qk
fjcp
20ll
z5vx
4wdd
kcs
6lta
2st2
29e8
lso
5hyt
gv9
ts7
exv
hee
10f5
g87
9sqc
chfp
1y37
gpq
17hk
cgy
h7g
2q6b
5j76
1d0q
wexu
16fl
25xu
27g9
usr
t4f
d99
ixh
33ml
f6i3
foj
6k19
g21
psp
g6x
f67
jze
wiz
ftv
kua
d2x
d2k
xfy
7jnk
23xy
hgs
jqh
rob
f5g
hg1
e3ur
1gta
ebo
17ev
jx9
16jm
ufr
1std
5cwg
255s
1aao

nb8
pxi
uvs
3cjw
dgh
hz0
1384
34dj
14p3
1kgo
1d76
3f91
h77d
3n1g
kxu
gzb
1hvc
r39
2qop
nd4
gwi
174f
ffl
hf7
abna
iuwr
1rll
bx4
evi
9svi
1j8h
1og4
c4k
evy
1cc1
1ktx
c8f
29hy
8eow
1nwy
6kgu
g8k
itt
3nux
fss
10pt
18r8
4nxr
ucj
efja
f83
63yh
giq
lse
fk3
t3o
k3g
3ven
1m7y
j6h
1q66
7zqt
1wtq
o4p
f1y
ok2
wjf
1a8c
2b0n
1edx
4ju1
ux4
l2p
2wru
6fhc
lz8
2kxr
b5ru
v5w7
db7
ksb
7ul1
zmv
epc
lhz
n5s
ujv
1cvt
cbg
4wkr
d7v
mgs
c84n
kzr
mld
48yn
1da5
1czl
eu7
4nq0
eo9
5zis
ozt
c63
38zl
k7r
4w38
1m52
ikn
h8k
kzb
hyw
hzf
cl9
gch
ttf
cnd
30oh
diw
usg
mip
eu9
199u
16y0
hv6r
sc0
1hh2
byh
df3
11z1
jb8
12kw
168w

2q9y
1ooo
hv8
2rs4
41t0
2bwh
8bse
4tgb
1jrr
lj9
15wr
2kho
bnoj
pjgd
jph
2cr3
1l0c
1kj8
1d5b
5i94
19nh
bdf0
1lkw
njv

jb7
5qw4
jbr
18vw
ght
gdk
pxu
g3z
boh
c1k
ilf
cld
1462

1zt0
j1k
exe

1147
43pc
ev2
fg3
rlr
g9z
bqc
1q21
glej
dt5
fzo
h47
czw
3i5b
ezf
j50
cva
pi3
12dy
oif
lkc
f9y
kaa
1wc1

og

is2
iv3
kwfl
222u
irz
1zph
hsq
bhlj
kxt
2bsw
5o7q
1ppu
4aj8
1dir
gt2
ijp
g5g
u4l
j5i
3h3r
c32t
c4j
3tv9
4ljy
3gra
cth
dv8
1ucy
ombd
2a1e
ltp
obg
1kyc
fryg
1kt2
5xem
4lxa
gqe
1isz
c0x6
5ib1
21ay
kil
2utz
2h4b
1pe3
1kln
k61
gp3
swq
1t3p
2fty
1m87
f6c
1gx4
1nw1
2dnt
45oj
1cl9
281h
2dnq
nvp
hoo
4u5l
m67
fnt
gaw
2k89
698h
c4b
1ik5
69t1
nudd
exv
1aqr
1zze
coq
1qlm
5cwg0
27az
2q6c
flu
rk0
crx
cel
2476
3bzq
1uaf
1hst
sc2
99g5
eik
25pw4
jq8
gw9
1nf4
1pcy
xwra
nu5
12h9
hi9k
5bh0
1kpj
gkw
2iv1
5d8r
s1y
1xfq
42nj
bn3
1rcx
can
3io1
hg8g
2j49
dh1
5yfk
109j
3u9k
5gly
1p1b
2vkw
4rf4
27im
3lcg
4hef
13wy
2cb1
1s8x
1vci
1m1k
dmq
1zjj
2xj0
j1u
1l6x
1w40
1upw
1h0f
hk5
c0d
24eus
2dgh
bpk
ckv
c72
dhq
4v1l
tw8
wza
f4w
5d3m
fc9
vx3
2zml
g67
2p2x
gb9
bpm
1tc0
2xkb
1j51
1g0m
2eg1
1td3
1h2p
enh
erj2
1xxx
fws
1a02
jq9
2yr9
1im3
dl8
5ziv
1v35
6pun
h0u
d7t
d35
bnd
mea
dmv
jih
1oed
e7j
gn7
5hg7
9wbo
cnu
bzo
2wh8
d0k
ctn
21b1
khx
2bgk
h9o
cbs
3og8
o43m
1pfm
dh7
6rxx
kp1
2j55
kcv
dld
29jr
3lfe
hvr
1cjf
1km6
z68
1lh7
1jag
bzm
2q84
cc1
90j6
1kwe
boo
1oz1
1g62
1jga
bwy
cnk0
cpn0
2vh2
j8k8
etz

2q41
foc
bvd
ce0
n0s
i0j
ndh
d4q
fs8
pyb
q6g
14u9
g22
k9q
2c69
2se9
gjw
kuu7
33iy
i49
168b
mrn
13ep
ijp
1wzl
22ee
15a8
cph
r0g
esv
2pir
pkh
cul
meu
y8l
1i0t

2e9p
z9c
rx8
fss
2hdx
k3z
1b11
eoe
d0k
kcv
3039
1jbw
joc
11db
gf0
f1k
muv
ea2
ia5
p85
hxo
cbs
kca
dqi
11jq
jk9
rc9
jju
z6y
cux
jbn
i9o
hc4
bop
tbk
gz4
yxl
dc6
1kxy
fdn
u4n
1zar
1ga6
dmt
xdk
jk8
h3x
1b9z
lq3
nz3
6869
ddt
kpq
qp5
fou
f6o
4a0t
vem
lju
fku
d82
i72
c5x
ffk
1lv0
dx1
yql
pbf
iem
11cg
d2b
2vso
et2
a5ys
hxj
1m7i
hqw
elu
hgx
ctkn
1nz1
ypb
10hv
yv9
e2y
dxp
ffz
hvk
1n7t
efb
oed
i6p
1mz2
14z7
o8i
hr6
k1o
gbh
c5g
f1k
hx3
bmn
isr
3eh8
tkv
1bg1
cf3
d7f
dp5
qix
djm
zv9
nop
fdp
2mfe
pak
um3
hb3
hqw
h1s
cft
f46
mjj
1il1
k1a
2kdd
1yjk
g0m
f5v
me1
cw6
12ep
ffu
11sk
q5a
yy4
ovn
m99
1h4k
gko
twi
2uf2
jag
1sjc
bnt
e7n
1qcp
g83
1lo4
gx3
ftq
mag
1zto
10po
x92
e7w
jq2
rwq
cfr
cat
eq8
v9g
18ol
35vq
imh
3vt6
egl
1jio
qsw
hh2
shv
cua
fzi
lj0
juu
g5p
ke4
prd
3ak7
ded
17zm
zt5
ft4
gus
4hqs
cq5
e15
1g7q
jnh
dw3
tn3
kic
ebd
yd5
2k0s
jnc
12ia
isp
233n
19yp
m3t
21ck
1i8i
whr
ki7
kp6
ijk
fem
r7c
1ege
1ecn
o6e
dr4
mkm
ggw
jpo
deu
3ldl
mrr
bqu
h71
fuu
22z5
k9n
eyr
cyq
etq
t01
jpx
mfm
csj
e11
1f4g
emn
d88
m3k
tu8
iyw
chl
1c0t
31be
2xge
jdq
fw90
1pg7
2zyi
1i7f
3s4w
1k45
216t
e5o
erp
hqn
1tfv
fkt
n5c

35j7
14gk
u0y
ffk
2lu2
131f
148v
1cmw
wwu
qix
cfj4
qm4
eci
drx
eqg
hu1
cy9
1d8m
dmr
dmk
v41
ezt
mqv
gya
dks
1k54
1y02
qah
4ksx
nus
y0w
dag
ijw

gvf
u4y
yja
ia5
j0x
pid
4abk
3xfy
laq
fng
1w71
oav
yfs
ho7
uwv3
20cn
i6t
110w
dhv
1tev
14z7
l31
2bso
h1g
1z7q
e4t
g4s
eo6
1ys5
2ut2
3wok
2aol
1cw7
f2b
d8h
hz4
o7p
1dow

hc

86oc
v2k
llz
hc5
gji
13aa
jhr
1mn0
4ge1
11xs
19og
17tf
7rbk
16n6
262y
10hj
1bls
39s1
2g8b
7st2
8ygm
f9p
qg2
fyy
2d4y
lm2
ecq
n84
139w
bq0
1eul
khi
tmo
ct3
4gkk

1iwg
2bjm
10ti
111l
3hvo
1wxb
1jm4
h2yw
dtc
rxn
26fc
jht
gck
3f27
1qzz
15xe
e9b
2ao7
53i0
1p93
kck
12r3
1kue
dc3
ct3

w8q
ch8
1wbj
yzv
6w2l
ei3
ckd
8qy0
16ui
i7e
1hbi
d1q
1b8w
djc
1rxn
1n4z
xxa
pvk
btz
ho4
muf
1n9r
f9i
dat

w9v
g12
dou
2c9z
g0qi
med
1515
n69
24g2
3g2d
hrg
gym
cje
u8w
jc1
jlg
6nry
6z4q
c00
xne
17br
gaw
mi5
y5w
ju3
hf9
jsd
qvm
j1v
kv9
xq6
t3n
14i5
9do4
1v2u
365z
gso
jkw
qid
bmz
1h43
ce5
oz6
6skm
cdi7
weg
fnb
187s
2w60
br3
fq6
dnh
d1n
cgc
hvr
13me
u2e
604i
pwn
bzg
jot
jeh
1gph
c7b
2hxk
syv
1bql
lbj
oyg
i6c
162d
mc9
bxy
dbg
4ltwq
pq9
btk
59kb
g8x
oyg
159g
cdd
5ags
fzn
ch8
1bz2
edf
82mp
w2w
kki
1635
6ouk
1wda
3a44
m4a
ksu
1ovy
coi
hfio
zpu
ewe
301t
i10q
dgk
16iv
mwe

jva
kc5
moc

e2e
62xh
lra
pxz
k98
l5n
1mu7
k9t
ejj
e9z
bqm
cdm
v2i

9t3r
drp
bmv
11gh
1ur2
ivc
dz6
1shz
25yl
1apw
cqu
2gtd
ca4
3d2s
cze
fgx
qsc
k0f
4ylg
ssy
3xx6
29eu
u7j
mxl
mdv
1a9a
1gtk
cs7
fqx
j9l
1ecx
2uqk
1duq
c0t
4zza
dta1
rm7
ng6
1uob
bss
1660
kvc
18n8
uo1
1vrs
nzl
1g7k
f6g
1ru2
ry6
1j5f
d9s
ijh
2k6r
lnz
gas
gsn
ypd
cfo
iic
18bi
6eow
2bni
4n62
fdt
llu
cxi
ke5
bw0
2bg1
kex
bx1
10dy
mex
5si0
ueb
4g61
fcr
c2c
ec6
1enx
cix
2vnb
eek
eg1
ptn
qt3
7o3o
rlk
2jo7
1eo5
f3m
che
eb2
1s1n
5dv4
iai
k93
1g1i
gl3
fjx
mxt
xl2
1jo9
tm7
ctm
278g
bre
btg
k7t
x0k
bmi
s0j
huq
1n6yg
e8j
kzw
l43
26my
1nk2
3d94
11kc
gpo
1ddf
1nia
1im5
is9
hss
xkx
ngo
hvu
drb
qj3
l6x
14sz
x0q
yo2
nj2
ttc
vxk
s6g
ub9
118l
f7y
qy7
m2j
41wi
1te5
dj2
ibi
vhu
nyk
kpz
fb3
1ztm
ub3
1z95
109b
yml
4prp
1a8p
ss3
1pck
fvi
1ci1
lva
16l7
iy8
35i1
m1n
cv3
jtj
2txa
dgo
snp
cfp
129h
2vq8
13nl
g9s
1bvu
pes
3ymf
xpq
d3z
h1d
p9f
29pw
lmx
10n6
vum
1t93
1s98
1ies
32tn
32s0
q44
hq5
5oi0
9qfa
hs4
kvs
67v1r
izu
1wj6
66ws
6js8
c9a
fow
qh4
19m3
ifo
v2n
n20
o7i
14bc
49cs
vq2
px5
1bh0
ezz
gwd
f0v
axtb
d88
csw
bqd
df6
1h8c
413m
e4p
jxp
l0v
nct
4wie
nww
16xp
21vq
jvc
gyu
4jsv
17no
14rc
11ym
bri
1h4e
5d69
3uhl
eti
vu2
568u
jwp
cwl
26s9
1bpx
dpg
itz
vr9
dyx
2ou6
1pgk
1khm
17v1
2xb7
oih
gdw
25xm
coj
cnk
ums
lx3
oh1
c9l
1fyg
fzg
216m
et7
vrb
4mqr
8b4x
6ozn
1ju3
ks7
ul0
jcx
q0i
2nbf
3bwf
hcw
gyy
oxe
hoz
1n45
g5k
ips
vki
223a
pd7
ekdg
e6x
1p08
u89
epg
2flx
fsk
bno
bo8
206l
1ffy
2hlm
ssx
pzko
9gyc
12z6
1i7y
do4
1oam
gmu
3ug9
mll
11j2
1doy
jrw
eg7
wub
h48a
2hgc
1gj5
10m1
kok
l2d
174f
gwa
dhz
nbi
vfn
1jly
ylv
1az5
10im
ulj
1yuf
c11
1gep
s84
g2t
cfi
iqc
1exk
6sas
sw3
koe
62hw
9jfz
2rkt
12kc
crf
4py2
jiw
o0a
wij
bya
lqq
bxr
lmh
2tpm
m0h
1izu
n8u
zbv
eek
rasz
hqq
cpw
kgm
rwo
i6i
2449
1g4v
1sss
xyy
4p50
trv
ha9
vap
116v
dms
rtr
c8j
pvv
d79
pw8
d2j
535m
133n
fmi
enc
gi7
19ev
ufw
hm7
2wov
12o3
1kai
h6z
1a5u
1em2
m3n
5ufe
37xm
j9j
7nfy
9r02
bmi
f4s
mng
i62
n0h
1vw3
pn2
1nqi
bs13
1va7
6f0f
vtf
ctm
j30
q90
o8z
xf4
mcs
c28
rec
zrx
o1py
d8b9
q8g

c6d
12kw
rf5
2o56
12zt
ko3
qbt
ht2
iys
271o
iqv
eg4
2f2g
mpb
cpv
xxr
wgq
i3q
1mem
s1g
1hag
qlk
y6m
dnm
ymd
tp4
mpw
1k2b
oe4
2q5e
2owu
tjh
gbm
lpz
yow
mmr
234j
8ycn
pc4
cbt
lab
cbm
kun
1dfp
a8d0
1ew0
1g1b
3d2d
7qs7
okv
1dm8
ch2
gjq
1fw1
1m6r
1fcd
vr2
bmob
c28
f72
y1k
17ze
1bv5
1cii
oem
soy
51v3
42ic
132x
smv
11czh
10wb
hcv
133u
itz
odk
cya
fq3v
1ns9
fqv
ipb
r9r
qgt
r2o
gz5
j4l
q4et
1ick
156c
pjq
1k8h
2prm
dce
g53
ssb
4skg
lcw
4x34
dlr
vit
ptb
lgh
1goz
qu2
h1d
17hq
3jgo
f8m
zc3
jhb
3iqe
usz2
1n8d
i2v
kd2
121r
4meh
4ver
mkl
1x42
1mte
r7j
nh9
12vy
elt
mfu
6ft4
1fau
cjs
2s3p
lxs
omi
qot
1dsx
d2a
t5n
231d
1ox6
7sw1
o6z
1eb1
s2v
3r9ig
uod
eax
knp
lon
rbi
h9k
hpl
1k2o
zg2
tlf
1hin
gk7
dpts
g4h
jrk
28ex
38ub
27bd
r8c
m61
p64
1qu3
nsp
31wa
h6p
f76
ne2
u7g
nda
nw7
uxf
689f
q10
js2
6x5az
gt8
kon
1w9g
xs3
49yj
ik5
c8r
2eqy
jqe
c6w
cmh
klp
cbs
hef
1htb
zeo
1awe
cl3
cle
spq
ceb
3ils
lit
7ba2
zwx
10dk
2kfd
e0q
1d7z
sup
20fv
mg7
3nmk
cw74
tpp6
1bhm
h6f
kat
v8h
1edl
1vxb
z8h
1jw0
c39
17yp
rw6
10yz
3ak8
12bj
141p
6gn6
to9j
1hj2
2zta
1dlz
myv
f2c
mht
q8l
vci
lrp
dzi
gs3
jfm
1hq3n
hhz
q9o
jz9
11ka
n1p
1llc
up4
l71
oki
fcz
eg9
26eo
5265
dzc
dk9
kd7
2pxo
bm0
dlq
2zuw
bn6
1880
1hhl
ckt
bu8
2maf
4bp1
1ruy
i7j
21jr
1wc8
2634
thk
3xwr
ddp
ewt
7cl0
oit
cii
d35
1lo8
1r8e
1v1w
fiv
zjz
w41
11tc
bue7
2pp5
1krl
e83
1tyf
1veo
juj
pxd
hyw
2hyb
2klc
2prg
22ny
j7d
tzb
ckr
p6z
sm4
r08

vrv
dim
1eya
hmx
i41
kjo
s8g
eet
10hdn
1ful
fmt
2iw7
12xn
k3g
uwi
1heu
e7i
cg9
15gr
1fb3
e2p
epz
tiz
11ua
124i
bwd
1nk1
umc
jcv
3e7i
bsf
dpm
cef
4uzu
eov
12e7
c71
1fph
cwe
16q3
h55
eu8
fem
hyy
rzq
xh8
hh9
1l39
15gs
hfk
3okb
cab
q1v
1t3s
lbl
c0l
gy5
mom
skj
c6g
1b29
d8m
hvt
ni9
7pt8
hmf
1d63
btf
crg
136q
grb
coi
e3e
10vc
f2k
rne
eet
cro
g0k
dmj
4gye
lqj
jag
dti
cyg
t7f
uyu
ect
h3h
kl8
hlf
m2p
n4k
lvj
ca0
1715
gav
dpr
10jq
zty
1gi3
d6v
d0i
mio
ktn
kfx
6973
18ed
jss
myg
osk
1cqu
e6z
ctg
2jdt
pnj
18s4
ycj
150n
tx7
la4
k97
44a9
cld
m5b
dlvx
127l
2kur
itc
104k
k1f
2qbr
iuk
eue
c2d
cje
2sb4
msd
ej0
d1u
4h1p
1aed
1b0q
tpc
8qo3
ecc
vkn
16wg
gsd
jxv
hx8
cek
1akf
mdu
dxj
fm9
d4c
116y
1iyg
gsd
ngk
4vdr
uz2
bo5
2434
djz
i8v
ek2
yac
1kf5
cst
gvz
31ym
yk7
34st
dz8
ghw
d8v
11xz
dhj
1940
eoa
jig
i82
i0f
c834
gn1
qi6
2qcy
dm0
1pts
1ma4
1a3x
1ifi
fwg
vqv
1k8y
pv8
e86
2qik
t4g
sik
nua
dtn
1102
10hf
bpn
cvz
v4y
j3l
cmw
f3h
po9
1m35
dna
tyd
eel
ttr
ke7
imd
1nto
h5x
n01
gh6b
dre
1d1p
29td
ckx
bzc
r4p
gyn
ec1
t0h
11ab
mjz
e3n
g6lm
2awq
dyr
i0x
ilc
dfr
1qp6
y8p
i4l
uo0
k1m
lk5
eup
1en8
6suc
bkq
grz
2bx3
1vda
bt8
22hp
iex
21xh
jsx
1nvh
p4d
ctx
geu
cwg
24ri
en4
g0z
2o0e
hd5
1i7x
bo0
bnj
1gvm
49f7
5fs2
9wdl
1i0g
2qfa
qd4
2srt
5bgd
m6c
qh0
qrz
rgi
uud
c51
2fiu
uen
f9c
bvv
fvk
cwk
41z6
7ur8
tir
l3h
e5w
ve2
cwm
ef4
f63
3s77
ns8
iq1
1cj4
18xo
gxu
fno
bu4

4s8

1a

ceh
121y
h82
4d0r
1uz8
dlr
3nhg
lod
e9q
qac
gnb
1qs0
fqb
mzd
cf0
1oon
39ru
8yn0
15t9
mml
fnr

2pgh
rvf
3pmn
3m2g
8scw
19ww
17x3
suo
o4o
qyv
e0j
vyp
y2x
c13
dpr
izb
xcc
erb
2sk6
qsq
eg7
g9g
g2r
me3
chj
f9j
d8a
lb4
exn
j5y
f9j
ch0
3fti
tgw
dgv
f1o
cvk
96hc

e5v
cew
iuz
esg
k7l
vqm
2id2
elp
101q
mo9
ebx
do6
167b
dj3
27s7
ehr
mat
tp3
c0t
hxt
de3
i52
f0w
c32
da4
d2e
k1i
mk7
165c
n5n
i1b
12kw
dqb
mb8
1f3r
htx
b3je
g4f
yt4
fsp
ej3
25tb
vwr
16x0
iac
fcf
14iw
iaq
ptz
s44
iaa
fpq
gbz
fkh
oup
kk7
20im
g7v
13kg
n9o
14kh
3u0a
q8o
ewv
ppf
c8b
kcc
d49
em8
1imz
lbu
c03
ggg
lzq
mbm
d4j
k0k
h1b
12jy
mes
5cm9
ygr
emr
e8k
itz
f8a
lnq
s3u
cfb
dvw
das
vbw
ld7
cmw
igc
d0k
qpt
qpt
uf0
ez2
dl6
2a8m
ke7
qiv
2lo2
gq8
eq5
c8a
15si
ld2
fh4

0

vr9
1dgj
4vtw
170q
15w4
m5o
210x
226n
2pih
1e5h
e8r
2kpz
1luv
13km
114r
1jk8
497d
16ag
gqo
vro8

mof
5u8h
kec
eln
7e5n

1n5b
24mj
10y1
lti
pzy
fua
oes
2xuz
r8u
11k2
1i02
vgj
kq9
mla

br0
1csg
m9x
neb
cld
cdy
1hex
cxu
m7j
164a
1zcr
fhf
fsp
35bj
22zf
1w8j
6r3h
vr6
29ms
1oy4
c4p
vd9
397a
1ath
l0u
2esq
djt
n32
nqu
1gbv
brp
2azq
tq6
1qoc
rdu
l0p
bsf
4wkz
3ldh
278g
y3f
jgy
ci6
g0r
4ffa
kc4
s6s
btg
pjm
h7z
fw4
ii5
bzg
vuq
14xc
xf7
elz
ukj
niw
xd7
d8t
6tdo
mh5
1hcg
c4w
1haj
ibh
f9d
6ax3
blp
293s
enn
pcy
mtk
q9e
26yy
fx2
nqw
1gbe
tch
otu
j32
6ioe
fgv
6i3r
ib5
inw
6sek
blu
f91
kex
e9y
hfb
l8h
q1t
edv
2t1m
e6z
fyr
148f7
dul
5x14
4ksh
cc4
2gkf
kt2
cm5
fpv
1qqu
1gbu
fwy
f4f
fbx
cx6
2xd5
3o90
3mg9
122q
1ezp
lv9
dci
2ygo
yq0

1pjx
3c1z
12fc
s0c
17d3
11ub
cih
hqw
ku0
1bu8
fny
lcp
w7c
vdy
1n5a
cz9
1ucs
by8
5cwg
dl8
2146
i67
1m2g
1rxa
35sh
wcv
rgl
k93
ii6
1kbs
fvt
2ic0
ue3
rar7
jvy
ir9
jzn
1b3f
1d21
255s
u5o
11dy
16iy
ov9
4m7c
cgq
mq1
e4w
jag

oz9
n1e
j9u
cnf
43nq
dn2
2300
f6y
dsv
181y
ccz
j08
23jg
255s
ml0
vve
4mgf
24uo
gal
x3o
1d23
j0d
dq5
wfw
fcy
5zcs
1vra
fec
1qif
i9t
cno
ewa
2h9k
bpp
1k1v
1tqo
dve
z3t
de7
dwm
14o2
d05m
f39
lkr
jcm
15ig
egq
1bkw
1oo9
ua3
16to
ui6
117k
243t
cql
1nha
i6wg
6xgd
18r4
1iec
ck4
6bjd
z8p
dno
loex
3lf7
fw0
6n7s
6svu
13wp
u5b
hbn
c44
kak
p6q
27l9
rov
eb9
193u
m77
err
y0o
jbq
q8h
fd2
w4s
w08
mec
dqco
26uj
t44
m5bu
bny
z93
fig
8kt0
1h3x
xtg
a1qx
cze
1dka
bu5
cf8
ibl
t07
v0m
11gi
lue
f2cf
15mc
1bwb
1doj
rsf
gcc
s76
iv2
68hh
ett
5zbk
423e
4xkr
dml
c51
h2f
unj
dbh
g8z
fyd
cif
cf8
1b2f
by3
edo
5q73
7s54
4v4x
eht
ni5
eaz
qgv
geg
dsd
xf1
1gwj
mn3
g0o
npn
19fv
l5n
25sc
wji
buh
70s8
fsa
6vof
oyx
1eb0
rxt
isl
ekx
c28
1biu
1au9
byn
r6c
19oe
cgv
gct
yve
eta
lnl
2f6w
1au4
n79
mzs
ha8
4qrk
hmp
cs9
puk
15lt
45x0
vup
xnq
2qvy
2cas
h95
sa4
k9d
i73
ir0
e0n
pqi
123s
1vwg
iigd
249a
6i3m
dfp
2el35
obka
1b2g
3fdh
zzh
1c12
es7
4n84
h09
b5d9
121r
ffk
xyl
n12q
q2z
1dmr
1bu8
17yj
gxr
lcx
1bo9
1ogy
bzd
fh8
zgl
328h
27c0
1rlc
fhk
4buu
ssx
f1h
1aww
g33
okp
ds8
e4c
pji
d1c
dw4
bn8
ddg
c8r
lu4
f4g
3ufc
bng
cxn
h14
c8q
5oht
pxy
1bth
1e00
c9y
2v34
l21f
xk1
aziy
zkx
1ac3
o0t
khx
xo2
d83
jzg
12of
gid
hqh
iwk
qjn
f3f
hz0
5agk
ewt
bsjg
6y5k
2klc
1jfl
hid
jkk
i9i
cbm
2bhk
2xqp
bvn
2av4
fu5
h43
qkz
g8b
wuj
suo
d2c
d83
29xm
hgm
24ra
56m8
exa
iu0
2t2e
g2d
2e9k
s35
x3o
3ku6
2r4k
eu7
lay
4lxy
h3p
2hhn
hfs
862k
riv8
ie3
50s9
ir0
cdo
c18
e7g
2vnt
drc
esy
jk8
jk5
lyn
2pud
f2u
3in7
djj
dx5
pri
1k1k
5uhs
ogz
axf2
3fvi
2pxv
6ucf
10qh
10h2
ocl
vhz
jfo
66i7a
xf3
mll
fbg
12h8
mn1
1muw
tq7
19g2
2057
jdv
d0a
hq1
1efm
c9q
crr
d2l
cnr
no4
3e9f
pep
eip
p7h
xhk
e73
ao87
8uxz
vxs
3bbu
1323
1gz8
i6q
ozn
uya
h2c
sdm
h3o
1bnw
14tv
175v
b1vr
nzw
i4s
i15
bpb
1f4n
tvc
p30
hq2
n5c
cw2
1bsp
g6d
1xtc
m5e
qa2
n2z
fai
8rx3
esl
10sh
zyg
g4n
1f85
1eeh
t12
cyj
odo
d48
k0m
1fvu
18er
1pf3
x63
y1x
xa6
e15
x9t
14nl
ch5
1zpg
dxff
mdt
jtk
jxt
hik
f1o
gig
3b00
f26
pit
kth
19nw
f52
e4c
lao
5y8o
n93
drg
ww3
w5d
ekc
d8f
qig
wlb
de6
2wzw
35yi
zfc
md4
1f6o
1qbu
16li
130k
ps3
gtr
2ug3
nl2
dvb
mud
j1i
1xn0
9sx3
uc7
17cu
jop
130m
1zqv
e6x
qhs
146e
onf
g3s
ffk
dhy
321m
2pv1
e27
gqd
nof6
ex7
1r2w
ra3
uxg
ct2
f8t
fmw
qmn
c1r
deb
yza
tnj
12hq
chr
2r8y
1mhy
79k2
ef1
2zva
9bm2
l8i
fs1
xxr
diwu
wi1
13f1
90pz
pri
1ic5
mfl
f89
m7f
hq2
h01
1cey
m4y
qyx
1ezj
pa9
1v4o
kj1
cg5
10l1
4ugk
dac
lny
r2b
f1x
oj0
ce0
25ok
bpd
1k21
134r
w43
ed6
1x9d
eci
ma7
tm4
14bj
1524
vjm
177k
478r
dmp
2ajf
ffk
33er
fzo
jpp
vqy
5hy1
nzj
pm8
bqp
1arg
bxp
oo0
138i
15kv
1go3
sj0
1bjb
c44
qod
2u0y
p1f
29rh
ku1
ihc
hoh
cyw
lh7
12ql
dep
1bzs
gz4
brx
yv7
rqe
fsz
2hog
6omi
1md7
e7x
9kql
1uwo
1i4j
1voi
1cdd
kfq
m1x
fmy
15af
1yws
1gfu
h7p
95no
edx
17nf
1gxh
1asn
jee
dee
bm0
sa4
nbc
fvv
qf2
rrv
vna
loy
ibc
rh0
3lfo
1idg
162m
dw7
7efd
bt0
1cae
10o1
dvx
dhx
hqe
2cui
eb7
ctm
23p7
37tj
49zo
1cob
ip4
sy7
gsi
bt0
1rdh
e6a
l9e
arr9
pgu
c7y
2ch3
daz
49z0
7mqb
lok
e4p
v7n
dpw
1b7m
erw
15cw
30d1
1flx
uqw
1ce1
lly
by6
1dg8
wj0
tzr
f0s
ydj
ecp
e1t
1i60
cy3
qr0
gcr
cyo
d4f
f69
c4y
ffk
wtd0
1cve
cem
ie2
qmc
lls
omq
1by3
lzf
ffk
bwr
y0e
zr2
jte
14a9
lf2
f23
u8w
1szg
fdc
n15
rlhx
bq5
gcr
rp0
1prb
ema
11sw
19kl
pnh
c2d
1j22
urq
b4jz
ebf
1rj6
nl8
aemn
gvy
2ft4
t52
irs
ugo
jem
hkr
ebs
ktm
19kb
el0
eqk
ecq
gxi
but
6frj
s15
yk0
fk9
i9x
oeo
qcd
ehe
e9v
x05
1pbr
23ye
12j7
tc9
3ga1
u9c
dmx
da8
4ozc
lo0
lmi
1eqy
d5m
11qv
o7cx
ipa
1489
2cvk
20p0
brd
uewv
bkdc
1b3u
30n4
dhd
58zt
tvn
jzg
2ewo
16ms
zr7
y0i
1k5p
3l8s
25ya
11kj
bwk
x9u
gu0
1evt
2c4f
kvv
2bio
w49
119w
du8
7crd
clp
bu9
jvfk
l15
1caw
d1a
uwe
1im4
ntq
lic
c3a
cou
288w
hi5
1gbc
a84i
dp4
l27
c1v
dtj
lzr
n7a
m25
c26
26bi
lly
3wtg
ydw
jzj
ikb
eyb
1bpf
1gaa
w4v
cv0
jag
c38
16dh
i83
n5u
bsu
chz
1j8e
fj1
ms5j
zvq
bvy
f4i
dns
i86
owe
4m86
109k
16fs
1xmy
fhz
1mgk
cumz
ob8
kvy
1ljr
q04
br9
1roe
lmb
xy8
12kw
2irm
dym
3l2x
12na
255s
20ei
20ex
2cr8
fsf
10sf
u75
th4
ppn
lyg
ktz
51sg
brj
ffk
cky6
hd0
116y
25db
3d70
1ua4
7pzq
bs2
st3
13lu
e9g
jxf
1b2x
yxd
eih
gka
10mb
jwo
ibl
f7l
ws9
1f68
buo
35d4
v3o
guh
w8i
ia6
e7z
15ws
5ww4
cerc
d2p
ckp3
ikz
lu4
6m1g
18ab
nh1
tec
cal
4qr4
1mr6
f63
1gef
c1c
bs3
26xo
19ak
57me
109d
iui
tnc
5hzs
xwt
ce7z
jg4
3s6c
vec
ed6
my4
cv9
40ia
khs
ky8
d48
21iq
r2r
p7t
qng
q04
18lk
w0s
uv4
16ik
ku0
dqr
bqc
d6k
dw0

10f7
1uvx
q3s
fz1p
1120
zog
1vlp
1daj
1siv
1igx
1x4w

4ag1
q4y
vhv
hxf
1tvf
9rfe
uvn
kah5
1fgu
ksh
2r0s
zec
15r0
vs4
w7z
1r50
5jil
sdbc
8b1d
2966
1pgja
5q0t
1e5k
8dyg
mqq
l15
1508
24t0
gi2
bdls
ild
2i5c9
1r28
36m4
imx
27ef
kjw
fyl
23tf
cko
68du
rv34
3jxj
16bt
h4v
532y
6a7v
jep
cta
1w83
vd4
raj
1616
gh22
11xv
4ipy

17fu

hnl

m4v
74q2
170e
ppxc
h62
l1n
yfm
15c0
m1m
2sei
2wdt
m5z
7e98
f49
k8p
8ls5
1vn6
fal
smx
ahvh
ha3
d3d
2ba2
pv8
m9q
k9t
2bc8
8fhb
e4x
ffh
2qzt
16bnb
3hr9
ddt
iwx
m67
5ewx
erp
1v6k
boo
2879
3zk3
bt4
gta

1l3p
nsn
h0c
z5b
e0a
e29
dbm
gya
19zk
fyu
2apm
dum
jx4
guj
kml
2qk6
s6u
nd6
rlw
ccg
ycq
jo6
18uj
11e7
qn5
qv25
1fml
19g1
1aif
pjz
h27
m3s
x4s
s3m
cth
let
2425
la6
d1u
1ryv
cb6
jf6
mxf
19uu
hwa
5lt8
1muf
22n0
iyy
x6g
cb1
lip
efe
gem
drg
ou4
ctl
2klc
gac
19qa
oxh
ksl
e0h
qt4
1s76
ijy
gl8
1xl2
1y8h
d5m
d4o
1lug
16y1
asyc
1gyj
s59
c7h
e7b
c9m
19jc
f85
1b2g
uf2
1cs7
gsw
cyv
h9t
j5m
ko1
mkm

241i9

hp

cca
ke2
dzx
hap
1wps
5guj
rgj
hyh
smz

1l8

hxq
hpf
ccg
u8r
h59
ev1
jgz
2132
18bb
v54
52j7
gi7
raf
qe9
yc6
c1u
1uch
eyo
1huh
18yu
bl1
grx
iwx
nrq
ej5
14vv
xwg
n5c
ggv
isy
wfw
glz
1um1
1axd
dpp
lq7
put
szq
cry
stx
igq
dwi
cml
i8n
kjd
fqp
bl8
l1t
hsf
92yh
1rj4
ggg

f8m
gfw
1vnj
hbx
1vjn
32g1
duk
h7bj
3qj6

3h0

3faa
hbd
25dt
5eow
1osw
f7a
3rsw
yj4
dp4
imq
iqfi
fzb
dst
lel
eui
1l6c
19dl
dtu
d9l
3oy9
scf
bvn
1eeux
n5c
1h2sw
k8t

gzq
13wo
cab
1jga7
q3g
517o
xpq
10by
3yye
a8qc
1b80
el4
q4d
khu
lg0
d28
24li
1lbj
56zs
16r6
2s6n
wlc
1eid
1adg

4snh
e27

v5q
v5q
2qag
tw9
fgw
ddm
or7
3g1p
6fhc
trg
11t4
kny
11t4

154k

ukd
141y
72ek
bx2
19vw
fqa
ssu
blk
3sb9
b9uu
eqf
3gwo
udd
1653
cgo
mae
epu
2o7q
err
3fp9
kon
d07
et9
u0a
1j8q
y8h
11cr
owq
exw
jma
2eji
q1z
qba
gjp
hkb

12w

v92
mkr
1x0x
jsq
myi
tp7
o41
13d3
qr2
np8
joq
k00
qev
oe0
217r
lgn
ea7
nd7
fxs
jpm
ow6
1h5k
otf
11sf
gut
hb8
j3m
gu3
ubz
oyo
jad
1euz
wru
mfo
2rew
gmb0
stg
9vei
i23
ycbc
2ebc
xmya
max
575x
gkp
1j8s
nf6
u56
mst
1f16
16vd
1vt4
19kc
jty
21y0
150g
3t2c
123g
cfq
vom
rvz
ohw
162u
7ahh
i5i
1qwz
ico
2svt
11kl
gyr
18f8
mk5

1mt6
2dah
3il

2vc

mad
1l8s
2740
rd6
evb
fge1
bpy
2wan
lf7
d7w
bvy
dte
dwv
eye
chd
rzb
wth
dn6
is0
lfe
e9r
c4l
ikq

19

fvd
171b
jt0
g8u
2iwj
gzl
hy5
t4k
g2h0
221y
28en
ppo
1bpx
he7
fgd
1q97
10pn

149s
i1h
f7h
zyh
1fh5
lrz
e8r
ctj
kmy
14tn
imt
2q5d
sjs
k0m
fa5
dpp
pfa
kjh
1zc0
iy9
10hp
pv5
jwy
1wq8
ryw
g8y
c1j
2l8k
ydv
l8g
dd0
t2g
dia
cge
xbw
3ch7
ep2
o37
ea2
gw1
qvn
1d5f
19cz
csq
12xk
du3
ids
hz4
172z
bon
1oro
4b20
123j
cya
e6o
18ev
gwc
uzy
boe
mss
d49
gre
1v1v
bug
o1d
nxs
gp7
o07
206u
erd
uaw
x9a
c5f
c8p
ckr
18zt
h57
5arj
2mjp
gnq
wve
er0
bzc
hbh
r8c
gw7
dax
100h
157b
x08
1t0o
yj3
3u1w
fgu
cq5
czd
qnk
1ehw
1gab
r21
1czu
8c3c
smz
1mtp
lzl
zoc
ucg
2acx
f9g
d0e
c0c
p5k
cen
d7m
3o79
17zk
1r8q
tqi
bqg
27sz
rlc
fcb
1334
xky
efo
ce1
gx0
eyi
xpm
ixv
jau
3x5a
11t3
68yr
e73
lf0
1d2x
vor
qjl
10uz
gy1
j1a
ews
1yu2
4h3h
qoz
2izr
gfx
bkw
v8g
13sw
18kh
dct
r7t
cea
j20
fuc
31en0
1k6r
16wz
35vf
eck
2jh3
bps
ebt
d44
s99
i1t
16im
nek
mf4
flg
43ww
rit
d4r
c0s
zr3
djz
4p3w
i09
250r
190u
bxp
jfw
12dp
czk
muc
dfo
2n7a
232o
mjf
rgf
wc0
cbb
1au4
czt
btd
jro
ft0
c1s
dtm
ukk
1of5
eka
w2n
css
f13
lrg
k5d
ljb
lw8
fm4
qtt
m4p
tv1
dy0
pvi

dhb
grs
bqn
14s3
tbf
1e5k
r2l
grs
x3s
dze
1osi
e98
n5c
k28
ii2
bn2b
hm0
f3f
ia8
cop
33s1
12uv
t4a
gm9

37qo

1vri
eb5
irc
g9u
ugp
hqn
flhw
l8m
cu3
1gp0
n5c
gbr
3kh0
p8i
1fxa
dpe
dpe
2ghk
pne
qt5
516p
1mhh
g7x

d1r
10cd
euvu
qyn
1ca9
cec
fxv
el9
3imz
ksw
whe
1djy
5xy6
psd
y6i
lk0
px1
xc9
fc3
upc
caa
dyb
btd
1qog
2cxn
grc
17ib
2klc
nx9
1dtf
gme
civ
zol
c61
j90
fiu
13o0
1p78
uuu
1caf
q3u
10uo
1pkj
lpb
ebb
q75
2gxw
dwb
185t
y7x
gmv
n6o
e3z
2kfm
1r9f
q1c
1j7e
1fdt
wbv
1enc
zh5
110r
fgd
15gl
s4q
cap
cer
fgb
1ag0

ha8

1jch
1vt5
oqw
kb0
r8e
k28
eoc
u7d
jaz
3ayb
ef7
7ytd
ujr
39y6
yvj
cua
9mvh
27p8
mfa
12tb
10fo
ffk
149i
1khy
5hwi
sgq
j5c
1012
1ci6
1evi
bt3
1gna
3ral
5npy
14p3
qxp
1ew4
1lpq
1m43
2fzm
13f5
shp
y11
ca7
en6
mgd
f4c
id4
pab
em1
x5x
1wlm
17z7
1zym
iei
1vh7
iy1
4cid
o14
f8d
1ftd
1wnl
1ric
1y8v
1m9z
2k3u
1245
1roo
116f
cqy
xbt
1muk
bj02
159t
q0z
1j2l
588z
2244
k58
9gwd
cls
3yr4
1cqx
os2
ner
10al
ki1
nzw
mri
1vzn
hq8
fsh
irka
37vi
d8x
20sg
kvh
4iwy
1b04
1ri5
12bz
dck
ngr
cpfs
1279
2kwf
1z06
mxz
fsj
m2l
1kep
825p
1i7c
bt1
1hlh7
3oz2
3ffh
ebw
omk
l5r
1mfd
hps
bt2
rdc
d3y
fim
gbz
jxe
lny
qf7
hct
d1w
h0q
e6b
muif
bpx
1amt
c3h
b19x
90lv
2fzf
d3u
14ng
1z2t
zxm
1yx7
fhb
idg
csr
jle
ehd
1q2w
6dxw
dak
vgp
dj0
17lt
1i57
dti3
e0s
ra7
roc
6pp2
ghu
g1l
fqc
z89
gy5
1nyb
1qhs
ggf
oao
22b3
gg4
g6n
qef
bze
tdv
1f1q
o92
mk2
lyg
16px
gla
p0z
173y
uc5
1lh9
y64
1q60
bre
yb0
wbo
184w
fip
1kj0
d02
6h2y
caa
d6g
53rb
f3i
r5l
3hse
bxi
g90s
3bg3
23dvi
182w
ymr
vfj
2f61
1dq6
39ft
1tbn
hs8
os2
1dx3
34rc
ukd
4sn4
14q5
qrq4
dhz
6fhc
evw
25c5
16yo
66sn
f96
m40
1xw4
1j09
m8b
jer
t40
s52
1nv5
cac1
2dk4
58c3
ij1
2s2u
d7o
lwt
gqr
dai
2mcv
eut
dhv
jx8
fgn
sye
10pg
6qt8
qvm
150v
10jk
i9d
jgo
8g1u
r6y
1zl0
c4c
s4b
13yo
2i44
i4w
onj
12h5
eqq
hvd
nx6
1336
95i8
l5v
1y4z
otq
cwt
bms
dvb
18xb
rx5
yg4
if2
ifl
12yu
1ibm
1nse
uhg
njx
y5c
237t
jet
h5i
47ob
6ni41
fat
2vd3
d63
din
r7d
f9t
gl8
iwu
moz
ehf
ovu
nfx
vgb
17ct
24a8
fl3
m1y
1itz
jfe
615o
ibg
1re8
4j2a
b5ez
1wk0
hhy
149l
2pl2
18jv
iy7
1cay
3xiy
4cb6
1fra
dqi
iy4
gst
ewk
12xn
1j2r
1vqn
k7t
ua1p
sfz
ldx
22k5
v31
nt0
twx
sjf
o4a
svn
2b1r
fium
1zps
kmc
iq2
cgk
cih
1gfx
g7w
n31
1ryo
g4a
kuj
jcc
r4f
ysx
65ab
bma
12kw
12kw
ccg
7r0v
45hy
2mhg
3hvo
gz99
cd27
9d53
655q
55yg
9te8

dpa
bmj
d48
cbk
16rf
11tz
epc
17i4
klo
1g15
r08

3gs

28sz
ct1
4opzw
gj37
mb11
1t8l
bn8u
1uo6
29jm
17jn
f4f
wkm7
20oc
7if8
8nt9
o54
8iq3
8m72
2dlp
jpp

8ngq
keq
uz5
hzf
1ay9
j0q
21cc
dou
byy
eg6
ib0
s7g
pdw
lwu
h1e
pja
4tik
343w
1wsp
i82
q6k
jx9
irh
1c68
kx5
2aua
j5d
jsp
dgv
h11
mjw
d6s
ibn
kig
cqj
j0o
e7w
fgx
faf
101w
u73
hhe
d99
d16
ecj
lru
9d1d
hz4
o64
2lgf
fmm
cwb
d48
e7z
eow
dp6
kmd
ds5
fa6
1kl6
3d3z
5dli
egh
qze
bpc
moi
c0o
lmt
cza
rey
cy4
gmp
iau
coq
691d
fue
fm9
ikm
gzt
qu4
kgz
kv5
d1w
bz0
14wb
bkx
eq2
k5v
eq6
egx
qz2
btk
io5
d1i
ew0
cco
hef
esx
noc
i5a
ggu
cmr
mzw
pjr
i5b
hmf
1ywh
3ir0
rqp
syu
m4a
n9v
da3
f2e
i8z
2bri
12cb
e7y
sth
lcx
fa3
c45
j1s
rse
ezh
dwa
f7j
g9y
2ea4
dpr
mix
ddq
ek6
f70
j7j
ri4
hlm
127s
flz
t91
eao
ek0
3vb1
1luak
fc4
j5d
lfk
nuh
qhr
hgg
gqe
cmw
14sm
li9
13b4
1ihw
p2m
q9i
g5l
eq7
q4p
1rlm
qgj
7b80
cl7
d5d
2pkh
clz
teb
f37
hro
dh8
dxm
22je
jfs
ej2
rsw
f0w
mwz
jeh
wc8
ciw
h3f
12kw

ldb
1c2z
bl0
es9
er5
le2
hg0
lum
cf3
61qo
rqw
13s7
bs0
ia9
h2d5
jag
296v
28bp
t0g
1pcl
hkr
h1c
lao
wlk
ib7
f1a
tio
plr
7joz
ez3
ums
2iye
1vmy
cg8
m80
kiw
1ghx
qy6
51uk
2sb4
10zu
1ggw
ehe
cqj
6b7c
1bdo
fhz
q5l
gz4
1t55
gjv
16w3
1g3u
2oao
piw
dgs
ez0
om4
7obg
ef5
1tx4
ztf
1jbo
84lc
kwp
r5p
luq
1clt
dlb
15cw
11h6
5gua
f7r
bro
fsb
ffk
1ch3
jmq
6t93
h8s
ghw
d73
cex
w08
1il6
s6n
mjo
2hgc
cni
dc7
27h4
lgt2
cks
ocl
c2m
18lk
edl
1kek
175h
133k
bp8
1m97
1jyu
2sp0
pif
fju
ay60
1qzl
jsm
p2s
n5c
vxd
i9r
3dww
abmi
12x7
kvw
82le
he9
fduz
ej2
4kv1
9ork
14l4
1c2v
2e40
gi9
1hvzn
uv4
fz0
dzdo
ilv
i5u
g7c
4vja
1xg5
lrc
nos
gj6
122w
1go7
faf
3q10
f8a
1f8g
vdk
ens
jd7
1e5k
1yez
1yty
c7l
1bo5
cql
uv4
5cha
gsa
llr
8jd6
lpk
6va5
1dds
uo2t
39fn
jsd
dai
jsy
255s
1g8i
ewj
seo
15hu
dpa
1rn9
4dk8
vh1
dlh
15qu
d6m
5yxi
raz
coq
cc9
bmf
cfa
gpr
bza
j1r
hhn
1jlg
13gn
1720
w77
w7y
c7w
t2y
1p9q
lynw
fyw
qfv
ifw
rrd
m4xi
5bsv
fn3
ewq
naw
s6f
m9j
diu
1s1k
52ai
6les
6dls
wmf
1429
1wai
hxj
qpz
16fs
sbk
cw4
cqa
dqy
12qh
49ob
d36
jv1
1uju
2j9o
dr4
dyj
cu9
etw
o1g
ffk
i1f
kgt
rn6
c5t
1q44
k28
c7o
1bj4
gfv
ncv
2hi8
12fu
13x8
jag
ufa

ir0
iu7
fua
v68
17io
nq1
lvg
d1v
bt0
1bsw
nf6
hd7
1fx6
em0
ei8
vqj
238c
1n0t
oam
1efx
lv6
r18
2k2j
eco
ei8
17wb
duj
gqw
1fwl
d8x
t04l
xkc
1zt1
yqo
ukp
35be
wxa
1cl5
1p2t
boa
xc0
c9d
d1z
hd0
16w1
m58

cdp
l6o
jb4
4jrh
d21
gn6
16yr
1ejc
rkl
khu
btq
uc7
sfs
cyh
jf3
1qz7
cfd
3uyx
x4q
46jr
4ero
fr1
i02
kfh
gh0
gh4
pbq
q7c
hhf
g0k
c3g
dfa
dwx
fdp
1xt0
q9d
kf1
gjg
no9
r8l
c1w
cvk
icg
19gc
ekk
1krw
buz
1uip
r5l
lvw
1fwf
45bo
d8r
1c2o
k5d
11vf
176k
ljk
hmy
blr
1hut
n33
hl3
k91
cwaj
ey3
rtb
ek7
o9q
1io3
w0o
w1y
rle
dci
i3v
clf
dh7
i0r
hiv
ipg
1t48
xvu
1gmx
128a
27uj
gto
btd
k4f
3b29
1cmv
pqt
vlh
k8x
ipo
2b39
m6e
d84
14tp
m0z
103g
2lfs
it4
ccd
10ch
g6q
dz9
kpb
mvb
1yzc
1b2l
kuv
ewo
1lvu
1ap6
1tq6
z9k
r95
nw2
15qw
g0e
r82
fwa
hg4
ebi
mbd
e0k
3jpt
1c2i
w3a
f1v
1a44
mnm
2nya
d1e
ihl
pkp
pfn
fuf
smx
4tct
gs0
hab
30m8
1aow
imy
bux
f2d
hm3c
ghe
enh
16k4
17bo
1m5n
j0p
ijr
1a1u
bvs
lzx
qxq
fx7
2366
nvj
oos
1nww
p5d
1flz
fc7
fit
1uyo
hhb
exc
e9p
c5j
1544
jpy
1mp0
qt3
8k81
1vqb
2aov
mnl
2m61
c8u
f2p
o7m
hc0
i7o
uen
vnj
19cy
w1f
1899
hi5
vwz
17gb
rgb
dx0
bqr
53vg
tfd
pq6
fgn
27me
11dw
hu8
1m0c
18bj
els
fg3
i2a
s5g
ihm
3bem
142b
1acs
e27
11vb
cqw
qsh
1tjv
151l
251h
rbc
15yw
178w
3j0b
h06
cu9
e4i
oo5
1itm
p2g
j8e
qcc
da0
d10
r5b
58v5
czc
dv0
15c2
1425
gx5
dap
h42
rjk
ca9
243h
c15
euy
g2o
1t5j
cn9
3vy8
1amj
16nb
7719
i4c
ixp
hk6
13cr
13oy
blz
xrl
1oiy
ktv
rfd
g0c
bqs
gz2
i2g
17lo
y0s
gs3
qrv
e5v
253j
ggr
gx0
n1i
1eet
qo8
q4y
lho
poi
huf
frd
1nqy
18en
d5d
2i22
902r
xj7
bow
bvb
c2q
hpq
itg
f83
42il
bq3
pk8
ex3
nw1
ci1
kiw
zp7
q0g
mdv
cax
e90
q30
i8r
pst
mzb
cay
mtw
m0y
byb
smz
1yhj
17nn
rmb
h1g
do3
phr
v7s
cvu
emb
qik
ero
ph3
boe
s0f
1w62
d7l
20f1
2x5q
13k7
e2q
lxi
js4
eai
buj
e7h
cm6
la5
f0g
162e
1fdo
boi
ifs
li1
ybi
brd
jzi
gum
jqj
1mqi
ku6
iqt
d6e
dvi
n15
f06
d9l
ebf
bsd
ltl
vcp
2hp6
mkj
1q1h
gf9
1p3r
grg
xzx
2ilx
1n96
fwa
12f3
hs7q
blq
yop
zht
s2c
dz6
lbj
sek
di7
et3
1awh
e7r
h3i
j84
er7
ccb
ftq
wgw
i0p
34hm
1vmj
r77
ol7
116m
14c9
erg
2p4g
3prw
fm1
gjr
10t7
1c01
2qcx
871c
gqc
18sz
cae
vcw
cii
m0j
dya
e7d
n3z
clh
jp3
mga
m6t
bpb
od5
j3p
kir
4tw6
6c8r
57zr
f47
dot
fen
bs9
lm7
d7y
186p
jx1
gqg
o78
dhc
bs0
hk4
e68
10tn
4x2t
exn
1bb7
kq8
cxb
cmx
doo
fg3
fp8
q0v
1fgu
2l2n
1jjt
n1s
pkl
2yup
31y1
11nz
e4z
nmh
7dat
cu2
kr3
gv7
e73
49sf
kvw
fqy
hzr
bn2
tmi
fsz
htu
11mf
db4x
e3m
cxw
1ayi
1687
doc
eqg
n3p
w2n
pux
bo6
rr6
g14
ngt
24v3
l3o
g3f
brt
1d2l
byt
cax
jq2
nk3
bwz
c15
1esq
uam
i9t
cx6
iat
1ec7
1a8t
1unv
dcf
1g6v
ewu
hss
ulq
te0
cph
igb
djp
i44
f11
ht2
egz
jdn
jjp
cf1
jfr
meq
ops
q6d
xtg
iu2
sng
q44
nmm
doa
npq
caa
iqn
lyy
nqk
yp1
p0u
day
k1c
1b89
eux
bor
s2g
nev
dc7
y4n
t1e
1j4s
11oc
mvu
k5c
jxd
cwb
16l9
1ga0
m66
ece
1198
dff
t87
fo3
g20
ngk
hu4
14kf
t9x
10n0
car
2bpw
co5
drd
2deb
cj4
gcz
148u
jlu
ivv
dto
jtz
2i5a
x8n
12p2
9urv
l90
1yhw
cud
mhp
dym
l74
lwc
eoe
1p7l
rvz
ce6
dr0
d4v
eti
ms6
f3b
1erm
1n8s
6uda
14kf
gi3
cla
f5u
3f2i
raj
eja
hqr
mfi
rel
xzq
gqx
duy
jgg
i8o
ebw
qjk
bqd
1gb5
zhh
k42
3pvu
eb0
imt
vr0
c6o
dgi
pu4
elg
ha0
jd0
ijz
11sm
ifk
qnm
ieo
1j1d
c9r
sx0
jas
1sch
d7m
12jv
f3y
2wci
185t
fodc
cfo
edf
1p0a
j6q
4w6i
bzb
eez
4ar8
du9
jv5
1jct
s45
5s2q
1t8q
fzz
buw
uve
28j7
j11
bpk
1039
pv2
1i4h
ww1
hub
gq5
cbe
e2c
elv
gme
kzi
hj6
pb1
p8n
d1y
ec0
ms4
8nn8
c5m
18cl
pz2
loe
foj
ixg
kn9
n8l
79dz
2a5o
11xr
4x69
uiu
jk5
1nog
1idn
ec3
16bs
dl9
epx
lww
waw
cge
s18
fmh
18ui
1wif
1aus
c0f
ie0
yvd
iin
6d4f
gva1
317b
oyo
wsu
eg0
rg7
1c7h
ted
17c3
tx8
fgh
np4
fkl
11km
etj
ghn
e43
flu
rp1
jg1
dfl
1ark
iun
q23
bri
esf
dxq
juf
jnz
cyy
fad
iqj
rl2
ep7
g44
249u
cdg
ec5
ggk
i2v
c8g
1qt9
cx9
123n
d24
22qr
e6n
15yb
16i1
u9j
df7
2dl9
cfj3
mb7
jl7
el6
fuo
n1d
z94
c5l
8eea
hit
fn0
q7o
lmz
bsp
wph2
i0z
e8t
xqe
ms4
kla
2knn
2rqw
d73
ffd
slc
rqa
192h
hx2
jor
dvx
smj
dse
hnt
1gcj
kx1
gh0
237j
1f1m
gbj
boo
e2m
fe8
sk5
ft9
xhc
v9o
goh
fwu
1651
slg
o4v
klq
3ldm
2ukh
vut
xx9
qrd
nhf
d89
bnu
3aug
g6r
fyc
1c7r
nd2
tz0
ca9
bme
13n0
1ebf
1cq8
1171
3u0q
p58
k7i
l6x
dv55
mhd
i9j
2bwz
bdlw
dr2g
mmq
fov
uue
mek
coo
ee7
2ibr
e5t
c8t
eqo
1t06
ip8
ejy
7tz2
1et0
gxva
ib4
1jei
2ja0
108z
d07
e20
gdu
c4k
3r1r
evs
gsk
1msp
sb6
gem
2jw9
yqs
11rd
tjl
bud
e3m
mmx
hpa
20f5
hlj
17db
e1i
ttv
ops
fdr
6ji7
ica
zih
po8o
11uf
op6
hi2
2fhj
eew
c6u
tq4
1nho
ea9
13kd
m2w
1dwd
fvx2
epp
rml
2i9p
cci
10u7
4v24
c5j
10ko
3rc4
zr2
jpx
cgg
wq1
klo
1e1d
bm8
18zy3
bod
tqs
st5
4mw2
cgn
ukr
h8r
2qpd
k85
lm8
q2w
kpt
s21
5263
1sh4
kgp
21iy
jze
1q2v
r23
17hs
i5f
2s7p
2t65
c0i
2zw0
dx1
cyc
1ngi
s5x
1fz2
c0c
dnw
pgk
djf
18jw
bpu
1cvj
ecj
efs
jf7
3703
1yes
cbf
107s
1ibk
5kht
15iy
bnf
24k7
sxe
nmi
252n
17d3
fop
fa6
sg8f
ipm
q4g
yn2
oa1
jfb
tq1
d3r
ki7
15wa
dnh
d7n
1otd
bx5
bpz
1f06
c7c
s3f
ysr
s14
20ev
22ro
eaq
hss
c5j
1cao
2oat
i4p
mut
jhe
riu
cfo
28o9
vyr
2zzy
vn4
4g7f
xkn
i8r
wvw
cmm
drf
ckl
vof
j8a
1ivz
hrz
xjn
ccg
4rgh
g6z
g8h
dfn
cmz
1ewh
x7z
366x
het
e2t
iqm
bwj
2y1o
11qq
hz0
c4f
hfj
c6x
dc8
lzb
voi
cw9
wvs
hmv
rkd
ecy
1mb4
t6l
114j
s1o
bqk
f3m
3vfz
57cj
qd2
p0k
21pr
24fd
cns
192c
4dkm
22vc
flu
j4y
j2x
ips
1q9e
nis
ibm
lgu
ci3
1t9l
ypq
f57
c3r
9dyi
g7i
1ejx
hbw
k7v
cg3
g1w
dla
13ns
csi
efk
11wy
daj
mvw
oas
ms3
iao
gwd
dla
nf4
gbs
htu
gw9
156s
qe8
lry
13xn
1qf1
fzw
jkp
zl5
13jo
mkp
1t82
19kc
jag
olg
hcy
1a6f
2o9z
dc2
bqk
eqk
nld
kef
1ays
10rk
14pj
fkk
ol2
1khi
2s4z
lb8
nky
il9
2lji
1u1v
v8t
byi
ddc
cs2
uiv
iu4
fb0
2mmr
bu8
13nc
s2n
rsi
do0
2d5q
1ctg
16vg
rs0
kd3
kks
dop
dxq
hsw
m7e
cu7
19hx
z66
pmp
jsv
uak
2ph2
kqt
l26
bx3
el7
1c0m
24x1
4cyx
18h1
jg6
1gd2
dby
qts
l9c
lnz
hnq
brq
jb3
1rss
ug7
1gs6
17oh
si6
n6m
evh
1ly5
48p7
vso
k3h
epr
jqp
e5s
17pt
gzm
1n42
iai
1kly
edj
c9j
cou
en6
w0o
mbh
sky
un3
t2z
e3j
1qjj
1lrxq
nd0
1sqb
crh
g2t
vfr
phf
h1i
xue
e29
1918
c51
hv5
10wp
gfq
i22
2bh8
pk7
y1l
j77
1lh2
fbg
dpy
e59
js6
oub
gl3
l6i
yhg
ebt
g65
o5b
tat
jia
myr
cz4
141j
ios
ewr
iqr
35rd
l8x
bzy
ey7
f5b
mcl
luz
ccg
fob
h9y
j5z
xb1
iik
i4r
evs
eo1
il6
kts
jlv
egk
xjv
e86
cjv
hye
15sn
nyw
31gd
itm
mzv
14i9
cxk
p4u
2f70
ple
lkq
17qq
1412
17sv
nf7
ehc
1gwd
dho
gyf
sx4
qb2
2gqn
ujh
cjk
u3u
39yf
ilf
um8
hkb
e41
lqn
pfy
1l9v
c1r
1dzk
gyp
gzy
buy
ur6
din
17r3
vtu
jdl
gwg
boe
1wqe
kwe
cwe
j1p
14ta
t1s
kwf
pfv
j42
d21
iu5
17b5
ca3
l2t
cna
mwy
13b9
5fqz
co6
1pye
oh3
ni9
d19
1qda
ib3
mf7
df3
z30
h0l
1ft0
c6o
e70
n3w
r72
oaf
118c
1i2t
i7n
143l
sf0
mkb
2628
ohe
mu4
n78
cc1
g4h
m6x
e4p
epl
x24
c6y
xmx
cwk
10wd
j2x
uha
v59
usg
d8je
put
20du
19bg
iwi
2956
gq7
q6d
r55
16o2
cyy
kfx
j2x
m8v
bni
ctf
i3n
w5f
cp1
1wk9
v3y
1gpq
1eh1
nn0
flw
m7p
csn
f8p
d1m
1az3
d4o
urs
sws
1mxl
vg7
o82
c6g
2a6v
h4p
1xp5
19ve
i1g
fa8
tpf
17cd
ktj
10gn
jbz
ku3
owk
mae
21cw
dfs
1tp6
16kr
m11
fa8
m2i
e39
13jn
yip
1z73
os0
j3f
dvi
vwc
kjo
q5h
e0l
1mga
c8sx
dmc
12t1
eom
3a3o
gjh
krn
ddr
cr1
1742
mmm
j8k
1as8
omj
lla
ljc
vpi
gnn
15yz
h85
ghq
dle
tew
3vp1
jh7
hsf
erk
phr
gf1
bpj
s8g
1f2q
e9e
jai
ifp
c4q
ldm
dhy
gb1
lrm
dkb
2fwu
gis
14e3
qyc
fif
n5b
1uzt
24yx
23qh
18ku
far5
11hf
p16
1pj0
fcs
271e
jyj
ld8
413c
bv6
cg7
hav
etw
co6
pi3
ihx
pvi
cre
1lau
11kz
2g6x
tfk
22su
mwu
gh7
wav
fzx
cl6
k2o
tmp
iii
16m0
mmf
ghl
bq2
19x7
nag
zpw
12j4
1is3
iid
10hv
185w
13qs
1l6b
1jcr
n6n
1a2r
2s2r
1cpn
ejp
1qhg
i5t
2vfs
1mft
igl
dkp
1svy
jyz
1jnh
ezv
dwg
nly
d86
11vg
j2m
184i
1ryl
n88
1mh1
bx9
1aj6
htd
hpk
ica
f1k
1bfo
qot
h3b
1uk9
1dji
1awt
10zp
hq6
i0o
g9q
e6f
kzs
fpv
bsw
h3w
cmh
dkn
q54
176a
flk
ubx
1bi7
tc2
8776
12di
12o5
tdd
gk0
foz
ffr
l4i
jr3
1igg
hl8
i9g
cp7
r6k
2adt
gvm
pz0
1esy
ywy
cnj
63yk
c90
krj
slw
jbn
fk0
e29
1c8w
f2s
id1
f4q
lag
1bt5
di9
29fx
14rq
bwj
jxi
12op
h27
kd9
11fs
j7v
nr7
c5q
5jd7
ioi
8rjy
eku
gck
wxz
gzj
qnf
n4z
wvh
i29
cb3
2cjh
kme
1uqm
g17
myg
mst
cfo
d4j
1cmo
sge
kng
11wg
hmk
i7e
1sx4
dqb
hgj
e0d
dhj
11f3
1dla
274k
2ofd
eyz
ky3
s7j
p1l
bpv
r9t
niv
x6q
ehz
h3f
12l1
bor
cjv
1bbf
efb
5b1p
ve4
15il
v8z
lhp
img
npb
ffg
c85
jao
umt
e7f
16kt
clx
5xuc
bvk
1czg
gxc
l9w
ibt
ql5
f52
kbq
13go
1hud
34t3
137i
178s
12fk
e6w
l3m
j9a
g9p
dxp
wy8
x3e
i74
cjs
h1f
hxd
dcf
i1l
cco
gk1
uxa
dt0
1tip
17sz
1f9z
18or
kt4
12cs
114z
ne4
ofo
ev5
d7o
23i8
2mf2
ed8
ld3
ijl
bxl
kbl
bzp
cii
1aao
cod
10k0
1at4
s8x
tor8
1db7c
5lmm
od6
qky
1m0a
ch4
rvg
1aao
hqp
u6h
etg
lep
bt3
kr0
tf8
epp
3pn2
fll
hc5
d4e
f36
bl7
mj4
pm6
by1
c8n
mmg
x2k
h9f
kt0
c35
1uy4
l74
g42
15kz
w23
kzf
f7m
dxa
phh
13vw
ef5
n5q
4nc2
o16
bpi
bwf
dc2
ifp
fkf
dzx
fjv
1415
l11
gbx
pob
jqz
ezn
elt
vvsg
gqd
d4g
by1
imm
end
h1t
lo6
ei7
e7g
1fx8
dsq
pw7
1ngm
4v7z1
m9u
12q9
ds6
did
em8
fdx
dsu
ocw
ctw
orx
jc4
dzy
c90
i73
k89
ff9
mcn
c86
p9c
4ih1
ijb
q0t
eq2
cjm
fxo
c4o
kii
d05
d8u
1f13
bsu
fbf
lhq
kfa
o6r
a1oa
ej1
340i
boa
12oh
j3r
1c0r
sxz
ek7
kun
20de
xcd
ejy
lv3
yhz
boq
17v9
d7l
477s
49mu
h82
fpm
er8
bzw
mwd
gcp
c4s
hf9
khi
c2r
eqd
rao
n64
eyw
eto
qfj
1kbz
8i6n
12b8
cq6
qtd
w7r
drn
ec1
162t
11qw
cze
vsi
cwu
pnk
m9d
jtv
lxv
h6e
maw
1483
twz
1dgh
10wd
huq
sf9
h1q
ot1
es3
kl2
10dz
cay
d3y
dc8
10ph
ev6
dhs
p8u
mqh
nho
d4k
fnn
f3f
1qyp
fzi
fwv
fu2
flh
jwh
ly8
gdp
i0k
h7b
eeb
qvp
cd8
yj2
emt
dj5
duz
65m0
jc2
ei3
gn3
w2d
rvc
p95
h6k
k5j
1fom
2j2o
gmo
zqo
kt9
f93
oxl
1luu
eey
kog
26je
127s
jjw
cik
g6q
fds
19ru
cjx
jnp
14vr
dy2
f83
lwi
p96
bwn
fhr
hyh
qhg
yf6
coo
6jvs
kxi
h9l
ntq
1vyq
1mpl
wfm
eu5
nu4
fo9
j7k
w0q
cai
mo5
c4u
cv1
hl7
ey8
ret
1q0z
qvv
10al
dcn
j1c
lmy
q3v
1iwc
dp8
3tdm
gvk
1rsg
n9e
du8
vs2
k4r
h0o
brq
3aqo
gkq
wq9
d3u
cq7
dtc
1k1b
d37
cie
siu
t9c
j29
e3f
id4
1eu3
jho
x71
rcr
f8l
28ah
sc0
dfb
1d1z
bxi
24k2
13lk
4zy1
q14
er2
de1
rhm
cjs
huk
dgi
cqz5
imf
jod
ujk
12xy
qkz
c5r
doo
1ezn
f7r
1ouk
1214
gbo
km5
mno
l0s
iet
1ike
u6a
zss
1am3
nza
e67
f8i
f0a
lza
eup
33ad
1anx
mpq
mpv
bkq
1398
uic
11h7
1fjf
1370
526z
deq
let
oj9
ctz
1etq
jpc
co3
k9l
hcp
4gud
4uxt
1ed7
gi7
lno
14j3
qz5
xju
9erl
g2t
vn7
bt1
3avl
uzgg
uqr
tye
kc9
emq
jhn
joh
4nqh
xv4
sxn
ixj
2iod
d1h
3gs7
3e74
b5bo
1zt4
oid
fuh
foq
1kyc
eaz
1s41
10wf
x09
bzk
f0e
77gp
zbe
26zo
1hcf
17ho
db8
cqy
ew8
gx1
lue
lqg
byp
bw3
zrt
7g4b
1m66
mub
hgv
ioa
gm6
gh1
sgd
rdh
wgo
1n48
jxn
ktx
2ev8
qbh
iej
g29
bv7
j95
ub6
13q1
1q4y
27qk
m86
hsi
trg
1eb5
e2c
ud1
299s
1bnm
1yrm
eo7
1bd8
13i8
z1l
11u9
vtz
1ui3
1o67
1lpr
eg0
587g
1s9x
qy6
brm
21sf
veo
21sf
148q
22fb
2m6r
j59
39km
elc
2cug
10vo
id9
u03
18zi
10vu
260z
pqf
wfr
1emu
14xd
k0i
16uw
gjx
e5r
2e8s
gg9
zis
bof
dfu
2pls
lq3
24ra
wva
i65
who
2fk3
cum
3a2f
19xa
331j
nuo
299l
nk6
10nt
1jpn
47ad
pk1
nl3
16oh
4l6x
alop
2wah
i8v
3nur
19e5
11o5
fl3
43xj
12mx
n28
fqq
clm
15p2
15n3
1t1h
3396
1oox
ikc
f1u
1xkt
14z4
qy8
3ldc
42lk
18ua
kb8
1mo4
2cmh
4jvb
htk
fme
1ahb
x14
1815
11fz
c0g
qd5
uq0
swr
nyv
hqc
ifp
zz1
hj7
new
1clf
chs
13zh
1nm8
fxk
1prk
bo0
3cux
dwn
pa9
jjc
ixf
hk1
x1f
dpp
d8m
1qh4
1bxy
hy5
fmo
wqq
9woh
mcw
29ael
rr8
mp1
1hu4
1be0
r3z
1frs
f7q
rn4
l4z
ea6
1ntb
opm
1oxa
gm4
1fja
gx6
1zzt
4b7x
s8e
sag
1c84
lgi
1ai5
qk5
ccw
4579
t8a
1l5e
27u2
1ncj
197a
wul
1tqa
cwa
kvr
4csh
wxy
1o2g
29fx
141s
fyb
8dhg
rc8
3kxa
p7w
3ihg
2x9c
q7c
max
dm3
bzu
48p7
40gz
sqa
blt
11dp
ydk
39v2
1doz
k8a
15qq
2xsy
kyd
fr1
1grm
18ph
1cke
e6u
1ctc
12zp
pkw
1i8d
370i
grf
15sl
10w3
djs
fno
1dzc
3jit
daa
w4r
gd4
10x9
1h1n
1fi4
1n9r
io2
24ir
280l
lb4
bnm
hhy
6igv
17ym
vm3
e06
15hg
hi1
2jno
11sx
qg8
9zy0
382x
4hz8
vq2
lx2
1d0i
s0sq
pqz
i8t
h9bn
una
y3r
k9w6
qox
1tjq
i3g
ytb
1sn9
2307
mhf
1ohx
18j5
1jo4
iq6
6yeo
1w7u
2hv8
3s1s
1a96
cin
24td
1x8o
mmh
3lhj
157p
n3a
inc
phd
hwz
d3w
14n9
2nv1
juy
fis
20u4
gij
jrn
1d3k
fuv
183o
bqp
lrh
tgq
692z
lov
f3v
3035
258h
rfq
2pqz
347y
1rze
chg
19qm
1gw5
1mac
j85
jbs
cej
1hn0
1hn0
290o
1kw4
1zbg
36js
hly
2hgm
2xa3
22o1
2hfj
caa
2o0q
20ei
mic
1dil
cbi
13i7
gqr
29v6
qjj
hgs
11m0
1x7p
okt
1tub
ots
rrj
koh
fx3
16ss
1i0g
1dka
1e3h
13mv
fz0
2a4h
6yty
pqg
174h
cnk
117r
jhz
25g9
cgx
fch
8xbf
iqg
zfd
cv32
d13
ncf
jxy
ek3
196u
22mh
p12
iv9
32bo
w7d
e6g
erg
rm5
yy9
2a8z
mv9
e3z
wm4
2jn8
29vm
n9y
l3g
kki
fu5
ngj
bp6k
k62
t5b
zed
gq6
qbu
23bm
1vj5
11bi
1gff
vm8
blb
16ne
2bpd
ey0
5iv5
cifg
bsc
4nep
s49
4s73
4ts5
bmg
1xnc
3tnf
ew3
424c
trt
ll6
4353
l1u
rgn
k94
dwv5
buy
cwv
4x51
2drf
2544
dvu
h4i
1zww
op9
m3h
hir
m9l
1k8x
eh5
jpl
gqs
rnk
1mtq
o4r
dan
d7w
kzb
bpl
1xc5
duj
2355
dzr
eax
333m
1zo9
1uke
1fl7
edw
34n7
zod
y21
fd0
17u5
bqi
oly
o8u
1lxw
id4
1qxh
15v3
l9y
jnw
y1p
28dm
srk
qdq
1955
lr2
fdj
1fj8
1ba0
dq3
e57
vjs
j31
blr
e49
12pa
124x
eux
fhq
1xaj
1n4v
fxi
c7p
d8x
cbj
160u
3cih
g9n
caz
qn9
29h6
fds
cx5
1yor
s5a
g2w
s97
bz2
fjw
ou3
1lsr
fnn
h10
ctx
okz
ctg
cig0
k87
gcd
3bbh
e1e
19u3
112b
cbe
k3q
jdh
f1x
ikw
1gfo
wu0
dt7
btz
n8g
fre
psp
wma
giv
g28
e3n
gt5
bz7
kfc
l2c
rkj
1fxr
10kv
1166
kg9
lks
1by3
102i
de5
cle
1rwp
1w5k
e46
put
2eso
twh
sgk
3zuw
1vhh
1x47
dpx
snp
12wi
cr8
i81
qrn
mqi
irv
1998
odx
280w
2rwo
d1c
c6a
dty
1i5g
dk3
2mez
1qet
dem
pup
t41
ppd
exn
cls
hcu
dk7
mw9
un1
e0u
27hn
eqm
1wwq
e0f
efz
i4j
ezv
nhe
fsc
1l19
1zaz
11n7
wpl
lnp
18vn
sa0
rng
hi4
bxt
1ab8
hij
e2s
dco
fpq
ohr
fd1
fmm
kdm
h17
zv2
jyt
f38
rmj
1a4l
eou
mzr
ske
15s0
1y5r
112y
f6u
zbo
krh
d1n8
14wf
etg
14gf
l0b
4h78
1x97
c8i
4931
eqr
dej
o14
3gu7
ohf
omt
q6h
g8n
hrl
1y9n
16ok
19vu
mfz
ns0
hrw
dgk
k9j
kbl
tt7
qp1
g41
bvb
lbh
10sy
dr1
btd
thk
hia
xdr
7yrt
obz
696a
f16
p79
1n7c
v32
1o9t
min
g4b
j5w
ipo
e1t
nl4
10t9
bxx
18v4
bmd
1dwy
hk1
k5g
h1b
hrl
vrf
htg
rwa
g80
1z4q
c2l
eh6
1cwr
mtx
hir
f5x
n1y
pde
eid
jpg
il1
e2w
cmq
1qqx
1tpw
1vj5
vyq
q37
yb4
btb

cac
g9x
jsl
140e
com
s6p
j8q
250v
jor
1dvb
cbp
1kip
bvl
ijz
r8i9
tc9
won
13db
16t2
1hrm
fd5
hyn
ove
q6e
c94
dv9
gr6
d21
f76
wc5

4xh2
12kw
19ma
kw5
10jx
30bl
j7o
180r
6ufa
4rzm
mik
wcy
19ti
1a1t
hcn
1cbg
jko
c1w
fdc
1h8i
exo
cwn
kov
5b30
d4i
jbu
tk3
j4d
fos
1aao
p6k
jb7
lxi
j7o
cvt
mwj
37tq
f7q
ppn
fyi
lhy
kla
16e98
m1e
kow
ksm
kgv
kfy
d2s
40np
li1
j44
rr9
h2i
gi0
2liv
rek
mor
11qk
2s3h
99oo
2v02
nt2
17s0
opk
jyd
fsb
leu
d15
16vj
k9d
xpg
39s2
lbo
dm3
l82
156l
vou
j24
j6g
3isi
cr0
1e4m
3lia
iy1
12gk
f5m
gyo
13ap
kcs
1uk3
2pyl
6toz
jpj
plb

n1

ix2
dvu

r2k
2iqk
63cx
w0b
1x6m
1n46
lll
1wqg
20cc
toqj
15f9
7dz0
13ri
tem
1rdt
l60
5z6y
ojm
12w1
1vp7
ti1
1bxs
w4e
1n8e
5a9j
17nq
1nk8
p1m
1da9
13sg
1e5v
w1i
2too
19gu
7xhs
3q9c
14j2
1v80
7te4
2rfv
3k54
nak
4m3f
y6s
6fhc
29e6
11llc
1botk
14k4
1cl4
qq4
18vs
1v5x
ppk
y5d
jhn
lsw
uv4
1j6y
442n
3w4s
2en2
393c
19lg
14yz
38if
36dz
18fr
2ahv
5iwn
3wv2
46mz
g013
78sw
zf4
2roe
1dup
u91
14jw
2afa
2ehe
vca
20d8
1satc
t6o
phs
2ido
2juh
4aya
58fs
hclu
qjh
93rv
1kda
uwk
32vs
8t3w
kw5
1pr1
19iw
17v2
nt8
1osb

6ip

ffk

2ami
22ho
4hsj
dsk
27pu
3icv
204j
1d91
1hp8
s3y
18ao
1y81
22ber
2es9
2vat
14y7
s4o
1e01
19iw
vcs
epa
20ky
2gb9
2yym
1acp
4w78
4iaq
pgg
2g4x
ojd
110e
3fyk
1ym8
sg0
62pd
45az
2mdi
3e15
s5y
1771
3fyk
10kx
v2p
65m9
368y
p9x
297w
le8
uv4
uodi
cx1j
18ry
p82
1399
ii2
ny8
dmm
v2y
g4ml
4808
1lvc
1i73
1d7e
vq0
5kb2
16jl
39fs
358z
2wj9
2ec6
35en
15h6
8q7c
19v6
xm4
2b9j
15gg
dnp

rp9

xc

v6f

nnf
19ww
1jqd
r08
3oaw
bsds
r08
1r48
h0h
fbr
ens
2alh
cgq
uv4
1420
r08
12ys

14ku
pi2
d6pi
1hjw
15iy3
okz
i1b
5179
xlp
tbh
qe4
117e
5j6c
d8r3
t6l
bsui

16b3
dza

4tm0
dnw
123a
cb6
5mjf
3d0f
wu0
99ag
dui
1xlu
37r0
129g
xgy
2miu
16ej
a69l
5aea
1j2l
1op3
fqy
g0h
4wmo
d2y
xzi
qse
tso
aysn
ree
1zue
1a7v
1l45
3ztm
10bwn
cgr
k8s
ujk
fr6
ih9
1i6e
1nfc
2nq8
p19
5f6w
cu5
2v4m
2999
fft
ypke
2602
2nf9
14qh
kqnx
duv
f05
1t31
2nhh
g3ct
1t0i
2cgs
1j13
gtk
1n6s
34i1
fu7
n96
30is
8odi
2czz
3049
k8l
ynu
1n82
e0k
3bde
fkv
qjr
2361
gqn
1v0m
1etj
pp8
jbl
dak
21b4
enj
84at
288o
bm7
fto
jkt
1coy
3u21
31mx
17fmt
m5x
hmn
c8v
16l8
1djb
r38
1yn0
1cj4
skg
3qpi
1h27
tbq
192r
1c5s
120h
vqc
lod
31d9
buo
a9ck
1uvmi
1t4t
iyk
lpb
1z0u
oxq
jo2
pdu
dir
3wo0
qi9
l3j
2mip
6jvg
6mz6
1ji6
9jhs
d7m
9xaw
2xxj
1sjq
26n3
cz34
yip
1gev
daa
zi0
ogk
yac
t1u
3pht
502y
2qgd
20qf
1gos
40yh
qzz
jep
n25
w3g
21l9d
1ai2

ia5
fve
fvx
edq
fjp
fsm
ew0
8geu
eq6
2kz8
ly5
nch
14ja
1ddy
wmd
r5yo
2fh1
2c9f
8lci
1y9c
t9y
vep
1fdb
10oy
41tf
102i
1ubv
36ms
188g

rp4
rld
d6b
mlo
pm5
145y
3y4t
1mv6
181m
24i5
jba
jp7
1p3a
pmi
x2fx
34pl
em6
lrh
ejw
1bmz
10hq
eznd
svj
kez
2n3m
7amg	
escaldes engordany
ando la vyey|andora|andora la velja|andora lja vehlja|andoro malnova|andorra a vella|andorra la biella|andorra la vielye|andorra tuan|andorre la vieille

um al quweim|umm al qawain
julfa|khaimah
fakkan|khor fakhan|khor fakkan|port khor fakkan
dabei|dibai|dibay|doubayi|dubae|dubai emiraat|dubaija|dubaj|dubajo|dubajus|dubay|dubayy|ehmirat dubaj|fort dabei|ntoumpai|ντουμπαι|дубаи|эмірат дубаи|դուբայի էմիրություն|דובאי|דוביי|دبى|دبي|دبيی|دبی|دوبەی|دۇبايى|दुबई|দুবাই|துபை|దుబాయ్|ದುಬೈ|ദുബായ്|ดูไบ|დუბაი|ドバイ|杜拜|迪拜|두바이
diba al hisn|dibah|dibba|dibbah|hisn diba|husn dibba
ash mariqah|ash shariqa|ash shariqah emiraat|sarjo|schardscha|shardzha|sharga|шарджа|шаржа|שארגה|الشارقة|شارجه|شارقة|சார்ஜா|シャールジャ|夏尔迦
ar ruays|ruwais
al fudjayra|al fujayrah emiraat
al ain|al ajn|аль аин|العين
al ajman|ujman
adh dhaid|al dhayd|dayd|dhayd|duhayd
abu dabis|abu dhabi emiraat|abu zabi|abu zabyo|aebu saby|ampou ntampi|emirato de abu dabi|αμπου νταμπι|абу даби|אבו דאבי|ابوظبي|アブダビ|阿布扎比|아부다비

taleqan|talikhan|talkan|talugan

shayurgan|shibarghan|shibergan
kala shaharak|kala shahrak|markaz east shahrak|qala sharak|qaleh shaharak|shahrag|sharak|wala shahrak
sar i pul

aybak|eybak|haibak



pul i khomri
paghman palace|pagman
narin
meymaneh
metarlam|nawar lam
mazar i szarif|mazare srif|мазари шариф|مزار شريف|マザーリシャリーフ|마자르이샤리프
lashkargah bust
kusk
shahr east qondoz
khowst
bazar east khulm|kholm
khas

karokh|karrukh
kandhar|кандагар|קנדאהר|قندهار|كندهار|カンダハール|坎大哈
cabul kabl|cabul کابل|caubul|kabil|kaboel|kabula|kabulas|kabuli|kabulo|kabura|kampoul|kobul|kubha|καμπουλ|кабул|кобул|քաբուլ|קאבול|كابل|كابول|کابل|काबुल|কাবুল|காபூல்|คาบูล|ཀ བུར|ქაბული|ካቡል|カブール|カーブル|喀布尔|카불
djelalabad|dschalalabad|dzalalabad|jalakot|jalal kut|jalalkoat|jelalabad|tarun city
djabal ul seradj|dzhabal ussaradzh|jabal saraj|jabal us siraj|jabl us seraj|jabul saraj|jibal as seraj
gerat|shahr east herat
ghormac
gazni|shahr east ghazni


faizabad|fazelabad
farakh
kafar qaleh
caharikar|carikar|chaharikar|chairkar
barah ki barak|baraki burak|barqi barq
bactra|bactresh|bakhtar|balch|balh|balhika|bamik|bazirabad|bkahdi|vazirabad
baghlan bghlan|baghlan east jadid|baghlin|baglan|bagolaggo|sana ati
at khwaja
asma

ankhoi
achin ulusvali|acin oluswali


saint john|saint john south

valley|valli

agioi saranta|ayii saranda|hagios saranta|santa quaranta|santi quaranta|saranda|saranta
kukesi|kuks|kuksi|kukuch
korca|korcha|korche|korica|korice
agirocastro|argirokastro|argyrokastron|aryirokastro|aryirokastron|girokastra|girokastro|gjinokaster|gjinokastra|gjinokastre|gjinokastrer|gjirokastre
ehlbasan|elbasani
burela|burele
avlon|avlona|vljora|vlona|vlone|vlora
theranda|tiorana|tiran|tiranae|tirano|τιρανα|горад тырана|тиранæ|тирана|տիրանա|טיראנא|טירנה|تىرانا|تيرانا|تیرانا|तिराना|তিরানা|டிரானா|ติรานา|ཐིས རན|ტირანა|ቲራና|ティラナ|地拉那|티라나
shkodra
patosi fshat
ljushnja|ljusnje|lushnja
leshe|lezh|lezha
laci|lak
kuchova|kucova
cruja|krue
cavaja|kavaj

fieri
drac|drach|duraso|durazzo|durehs|duresi|durresa|durrsi|durts|durus|durz|dyrrachio|dyrrachium|dyrrakhion|epidamnos
berati|beration|berta|verati|veration

ghapan|kafan|katan

acavan


djerevan|eireavan|ereban|ereun|erevan osh|erevana|erevano|erevanum|gierevan|iravan|jerevanas|jerevani|revan|yervandavan|γιερεβαν|ερεβαν|горад ерэван|ереван|ереван ош|єреван|јереван|երեվան|երեւան|יערעוואן|ירוואן|ایروان|شهر ایروان|يريفان|يېرېۋان|یریوان|یەریڤان|येरवान प्रान्त|येरेवान|येरेव्हान|ইয়েরেভান|யெரெவான்|เยเรวาน|ཡེ རེ ཝན|ერევანი|ዬሬቫን|エレバン|葉里溫|예레반
echmiatsin|etschmiadsin



gharakilisa|karakhs|karakilis|karaklis|kirovakan|korovakan|mets karakilisa|vanajor|wanadsor
kyavar
razdan

alekpol|aleksandrapol|aleksandrobol|aleksandropol|gimri|guemrue|gumri|gumru|kumayri|kumri|kyumayri|kyumri|leninakan
ashtarakats gyugh




luao




malandje|malange
loanda|louanta|sao paolo de loanda|sao paulo da assuncao de luanda|λουαντα|луанда|לואנדה|لواندا|ሏንዳ|ルアンダ|罗安达|루안다

kabinda


menonge
luehna|luene
sa da bandeira
congonjo|logonzhu

bie|bihe|silva porto|vila salva porto
nova lisboa|uambo



caluquembo|caluquemo|kalukembe
cahala|kaala|kaale
bengela|sao felipe de benguela


ocampo

vilja khesel











resistensija|ресистенсия
rekonkista
kilmes|кильмес
puerto san alberto
iguazu|puehrto iguasu|puerto aguirre
esperanza
eldorado
посадас





seis de septiembre

puerto montecarlo

mersedes
мар дел плата|マル デル プラタ
lukhan
eva peron|ла плата|لابلاتا|ラプラタ






general san martin



villa federal




korientesas|кориентес|كوريينتس

konsepsion del urugvajus|konsepson del urugvaj



=ba|=bs as|=bsas|=caba|baires|bonaero|bonaeropolis|bos aires|bouonezar|buehnos ajres|buehnos ajres osh|buenosairesa|bwenoze|ciudad autonoma de buenos aires|ciudad de la santisima trinidad y puerto de santa maria del buen ayre|santa maria del buen ayre|μπουενος aιρες|буенос аирес|буэнос аирес ош|горад буэнас аирэс|բուենոս այրես|בואנוס איירס|בוענאס איירעס|بوينس ايرس|بوينوس ايريس|بوينوس ایرس|بۆینس يایرس|بیونس ايرس|बुएनोस आइरेस|ब्युएनॉस एरीस|বুয়েনোস আইরেস|বুৱেনোস আইরেস|புவெனஸ் ஐரிஸ்|ಬ್ಯೂನಸ್ ಐರಿಸ್|ബ്യൂണസ് അയേഴ്സ്|บัวโนสไอเรส|པུ ཨེ ནོ སི ཨས རི སི|ဗျူနိုအေးရိစ်မြို့|ბუენოს აირესი|ብዌኖስ አይሬስ|ブエノスアイレス|布宜諾斯艾利斯|布宜诺斯艾利斯|부에노스아이레스







paula a de sarmiento

vilja marija
dolores

karlos paz|vilja karlos pasas












las termas|termas del rio hondo

tafi


santjago del ehstero|santjago del esteras|сантьяго дель эстеро
santa rosa de toay

santa fe|санта фе
jujuy|khukhuj|san salvador de khukhuj|san salvador de zhuzhuj|san salvador de zuzujus|сан салвадор де хухуи|сан сальвадор де жужуи|хухуи



san nicolas|san nikolasas
tucuman|tukumanas|тукуман|サン ミゲル デ トゥクマン

general san martin
san luisas

san chuanas
jachal


catamarca
puerto san antonio oeste
салта|сальта|סאלטה

rosarijas|ροζαριο|розарио|росарио|росаріо|ռոսարիո|רוסאריו|روزاریو|روساريو|रोझारियो|โรซารีโอ|როსარიო|ロサリオ|罗萨里奥|로사리오


gallegos|puerto gallegos|puerto rio gallegos|rio galjegosas
rio kuartas
rio zeballos

rafaehla


madryn|porth madryn|puehrto madrin|puerto madrinas
presidensija roke saens penja|presidente roque saenz pena|roque saenz pena







nev de khulio
nequen|neuken|neukenas


мендоса



general san martin

la riocha|la riokha




jv gonzalez

granadero baigorrio
galvez|villa gobernador galvez
cheneral roka|fuerte general roca|kheneral

pico
general mosconi










cutrai co




cordona
cordova|kordobo|kordovae|горад кордава|кордоба|кордовæ|кордова|קורדובה|قرطبة الارجنتين|کاردوبا|کوردوبا|कोर्दोबा|კორდოვა|コルドバ|科尔多瓦|코르도바

chipolletti




charatas

colonia centenario


colonia castelli|jj castelli|juan jose castelli



ciudad de gomez



bajja blanka


unatuya












viner nojshtadt|wr neustadt
=viena|=vienne|=wien|bec|bech|becs|bienne|dunaj|vena|viden|vieno|vin|vinarborg|vindobona|viyana|wenen|βιεννη|беч|вена|виена|เวียนนา|ቪየና|빈
vels
weinzierl
fillakh|villaco



steyer|steyr stadt
shpittal
nova schwechat
poelten|polten|saint pjolten|saint poeitn|saint poelten|saint polton
saizburg|salcburk|salisburgium|salisburgo|salisburgum|saltsmpournk|salzburgi liidumaa|salzburgo|salzbursko|zalcburg|zalcburga|zalcburgas
saalfelden
mjodling|moedling

lentia|linc|linca|lincas|linec



krems|krems na dunae
klosterneuberg|klosternojburg
clagenfurtum|klagenfurt|klagenfurt am woerthersee|klagenfurte

insbruka|pons aeni

grac|graca|gradec|graecia|gratz|styrsky hradec
feldkirkh

bregenc|bregencja
braunau|braunau na in|braunau na inne|braunau na innu
baden bei wien





peairt|pert|perta|pertas|perth city|perthia|perto|pirth|purt|περθ|горад перт|перт|пертһ|пърт|պերթ|פרת|بيرث|پرت|پرتہ|पर्थ|பேர்த்|ಪರ್ತ್|പെർത്ത്|เพิร์ท|ပါ့သ်မြို့|პერთი|パース|珀斯|퍼스
murrej bridzh


mandujura

kalgoorlie boulder

dzheraldton

darvino|port darwin

alice springs region|alis springs|springs
olbani
adelajda|adelejd|adelhaidis|edelaid|tarndanya|yadېlaydې|αδελαιδα|аделаидæ|аделаіда|аделеид|аделејд|горад адэлаіда|ադելաիդա|אדלייד|ادلاید|اديليد|ایڈیلیڈ|يادېلايدې|अॅडलेड|एडिलेड|એડિલેઇડ|அடிலெயிட்|అడిలైడ్|ಅಡಿಲೇಡ್|അഡിലെയ്ഡ്|แอดิเลด|အက်ဒလိတ်မြို့|ადელაიდა|アデレード|阿德来得|阿德莱德|애들레이드


wagga




tari

sanctus dionysius|sidneja|sidnejo|sidnejus|sidney|syd|sydneium|sydney city|σιδνει|горад сіднеи|сиднеи|сиднеј|сидни|сіднеи|сідні|սիդնեյ|סידני|سيدنى|سيدني|سڈنی|سیدنی|ܣܝܕܢܝ|सिडनी|সিডনি|ਸਿਡਨੀ|સીડની|சிட்னி|సిడ్నీ|ಸಿಡ್ನಿ|സിഡ്നി|ซิดนีย์|སད ན|སིད ནེ|ဆစ်ဒနီမြို့|სიდნეი|ሲድኒ|ស៊ីដនីយ៏|シドニー|悉尼|시드니
sjorfers paradajz







rokkhempton



port makkuori
orandzh
novra

njukasl|novkastelo|ньюкасл|ニューカッスル|纽卡斯尔


gambier town|maunt gambier


alexandra mooloolaba
mildjura

=melb|melbourne city|melbournum|melburn|melburnas|мелбурн|мелбърн|מלבורן|ملبورن|مېلبۇرن|मेलबोर्न|மெல்போர்ன்|เมลเบิร์น|མེར བུན|メルボルン|墨尔本|멜버른





lizmor
lonseston


hobart town


granville junction
gulbern
costa dorada|gold|gold koust|голд коуст|ゴールドコースト|黃金海岸|黄金海岸
glehdston

dzhilong
frenkston





dabbo
devenport

cronulla beach



city of greater wollongong
sesnok



kamberra|kambra|kampera|kanapera|kanbero|kanberrae|καμπερα|горад канбера|канбера|канберрæ|канбєра|կանբեռա|קאנבערא|קנברה|كانبرا|کانبرا|کینبرا|कॅनबेरा|कैनबरा|ক্যানবেরা|கான்பரா|කැන්බරා|แคนเบอร์รา|ཁན པེ ར|კანბერა|ካንበራ|キャンベラ|坎培拉|堪培拉|캔버라





bandaberg



=bris|=brissie|brisbane city|brisben|brisbenas|бризбеин|брисбен|בריזביין|برىسبان|بريزبين|بریزبین|பிறிஸ்பேன்|บริสเบน|ブリスベン|布里斯班|브리즈번





armidejl
olberi









logan




















maarianhamina|mariehameena

|chankaendi|chankandi|hankendi

shoushi|shusha|shushe
salyany
neftechala
nakhicevan|nakhichevan|nakhitsjevan|nakhjavan|naxcivan
|lankaran|lencoran
emishti
calilabad|celilabad|jalilabad
pushkin


aghdam
sakataly|zakatalsk

avlakh|evlakh|yevlax
khanlar
khachmaz


sumgait
garachukhur|karachekhur|karachukhur
shamkir
shemakha
seki|shaki
sabunchi

kusary
kuba
adshikabul|adzha kabul|adzhikabul
kazakh|qazakh

mingecevir|mingechaur|mingechaurges|mingeczaur
mashtaghy|mashtagi
mardakan|mardakjan
loekbatan
gekchai|geokchaj
govsan|hoevsan
elisavetpol|gaencae|gaendzjae|ganca|gandja|gandzhe|gandzja|ganga|gence|gendzakh|gjandzha|kirovabad|гянджа|گنجه|განჯა|ギャンジャ|간자
busovny


bilacari|bileceri
bacu|baki|bako|bakoe|bakou|bakuo|bakuu|baky|baqu|boku|mpakou|μπακου|баку|бакы|баҡы|боку|горад баку|բաքու|באקו|باكو|باکو|باکوو|बाकु|बाकू|বাকু|பாக்கு|ബക്കു|บากู|པཱ ཁི|ბაქო|ባኩ|バクー|巴库|바쿠
amirabdzhan|amiradzhan|amiradzhany|amircan|emircan
agsu|akhsu
aghdash|akdash
agcabedi
bakikhanov|bakikhanova


visokas

donja tuzla|soli
trebigne

bosna sarai|saarayego|saireavo|saragebo|saragievo|sarajevas|saraybosna|seraium|serayevo|vrh bosna|σαραγεβο|горад сараева|сараево|сараєво|сараѥво|սարաեւո|סאראיעווא|סראייבו|ساراجیوو|سارايېۋو|سارایوو|سراييفو|سرايیوو|सारायेव्हो|সারায়েভো|சாரயேவோ|ซาราเยโว|ས ར ཇི བོ|სარაევო|ሳራዬቮ|サラエヴォ|塞拉耶佛|사라예보
priedora
mostara





bugojne
brchko
krupa|krupa na uni
bieline
bikhach
bana luka|banja luka bana luka|banja lukae|banjaluko




thakurgaom|thakus gaon

tangi|টঙ্গী
jalalabad|rajnagar|silhatta|silot|sreehatta|srihotto
dohai
jamaipur|singhjani


serajganj municipality|siradzhgandzh|siranganj

narsinghdi|satirpara



radzhshakhi|rampur baolia|раджшахи|রাজশাহী
perijpur
pachagar
patia
parvatipur


nagasewari|nageshawari|nagheswari|paschim nageswari
majmensingkh|nasirabad

mrizapur
maulvi bazar|moulvi bazar municipality
morrelganj
mehdigunj
matbari|matbaria
lalmonirhat

komille|комилле|কুমিল্লা
kotwali|mosque rangpur
khustia
aliganj|kaliganja
jhikargacha|jhikergacha|jhinkargacha
jaipur hat
ishurda
habiganj bazar|habiganj sadar|hobiganj
gournadi
ghafargaon
fenny|pheni
rajpur

daca|dacca|dacca dhaka|dacca ঢাকা|daka|dakah|dakka|dako|mujib city|ntakka|ντακκα|дакка|דאקה|دكا|ڈھاکہ|ढाका|ঢাকা|ઢાકા|ธากา|ダッカ|达卡|다카

chhagainaya|paschim chhagalnaiya|west chhagal naiya
char lalmohan|char lalmohun|dhar lalmohan
changrachhari|khabangpari|kkhagrachari
cehatak|chattakbazar|chhatar bazaar
abhaynagar

bhairab town
bardarban
bara kalia
banivachong|baniyachong
bajutpur
badarganja
naral

sarisabar|sarsabari

raajan|raozan









dakshin char fasson|south char fashion
chittagong ghat|chottogram|citagonga|islamabad|читтагонг|চট্টগ্রাম|チッタゴン|吉大港

berah|beru
barahanuddin


kkhulna|кхулна|খুলনা|クルナ

barisal sadar

pabne


pirganj



kisharganj|kishoreganj|kishoreganj municipality






sweveghem

zoneve|zonhovena

sempst

zedelghem

wuestwezel
villebruk
vevelgeme|wevelghem
wetteran


vavr|wave|waver

waereghem
walcou


vervi

tjubiz


tongere|tongres

thielt

tervjuren|tervueren
tamse




saint trond|sint trjujden|sint truijen
leeuw saint pierre
saint nicolas

wavre sainte catherine
saint gilles waes
rhode saint genese
sere


saint nikola|sint niklaas
saint gilene
rotselaer

roeselave|roeseloare|rouselare

riempst


puers

poperinghe



overijase
upe
aldenarda|audenaarde

oostenn|ostend|ostenda|ostendo
nijvel



name|namen|nameur|namir|namouer|namuro
muskrono

morlanwelz
mont
moll
middelkerke baden|middelkerke bains

meenn
meysse
mechele|mecheln|mehleno|mekhelen
marche


maasmekhelene

luven la nev|ottignies louvain la neuve louvain la neuve





lierre
=lieja|=luik|=luttich|leck|leodicum|leodium|lezh|lidje|liegi|liego|liex|liezh|lige|lijezh|ljeza|luettich|luuk
=louvain|=lowen|leuve|loven|luven
lessen


lanaeken

kortrejko



knokkne

kapellene
calmpthout
izzegem|izzehem
iper|ypern

houthaelen|houthaelenberg|houthalen helchteren houthalen
hoogstraeten
antwerp hoboken|hoboken lez anvers
heusden zolder heusden


hesta


houthalen helchteren helchteren

asselt|haselto
hailebeke|harlebeke
khamme
galle|hal
haeltert
grimberghen

=gand|=gante|=ghent|gaent|gandavum|gandawa|gande|gant|gente|gento
genck
djiblou|gembloers|gemblua|jembloux
gheel

flerus

flemalle flemalle haute
ehvergem|everghem rabot
epen|eupe
esschen
eecloo|eekloo
edeghem



diksmude|dixmuiden



teneramonda|termonde





shatle

sarlroua|sharleroa|tchalerwe
=bruselas|=brussel|=bruxelles|an bhruiseil|breissel|brisele|briuselis|brjuksel|brjusel|brueksel|bruiseal|bruksel|brusehl|brusel|brusela|bruseles|bruselj|bruselo|bruxelas|bruxellae|kota brusel|βρυξελλες|брисел|брусэль|брюксел|брюсель|բրյուսել|בריסל|بروكسل|بروکسل|بريۇسسېل|ܒܪܘܟܣܠ|ब्रसेल्स|บรัสเซลส์|ბრიუსელი|ブリュッセル|布鲁塞尔|브뤼셀
=bruges|=brujas|bricg|brige|briz|brizh|brjugge|brjuzh|broegge|brugia|brugo|bruhhe|bruxas
brekht
brasschaep|brasschaet

brinne l alou
boussu lez mons


blankenberghe|blanknberge|blanknberhe

bilze
beveren waes
beringene|berringe


baelen|balen sur nethe
aat|ate
assche|asso
aarle|aarlen
=amberes|=antwerp|=anvers|amversa|anberes|antuerpia|antverpenas|antverpene|antverpy|antwarp|antwerpium|anversa|anverse|kota antwerpen|αμβερσα|антверпен|горад антверпен|անտվերպեն|אנטווערפן|انتورپ|انتويرب|انٹیورپ|अँटवर्प|ஆண்ட்வெர்ப்|แอนต์เวิร์ป|ანტვერპენი|アントウェルペン|アントワープ|安特卫普|안트베르펜
anse
anden
aerschot
gemeente aalter
alost

zorgo
jako





waiguya
ouagadouga|ouankantounkou|ουαγκαντουγκου|уагадугу|ואגאדוגו|اواگادوگو|واغادوغو|ዋጋዱጉ|ワガドゥグー|瓦加杜古|와가두구


lev

kondougou

kombissiguiri
kokolgho


goursi

fada north gurma

dzhibo|jibo


busse

bobodjulaso|ボボ ディウラッソ
banforu

orodaro

jamboli|yampolis
vratca
vidine

tarnovo|ternovo|trnovo|turnovo|veliko t rnovo|veliko tarnovo|weliko tyrnowo
barna|odessos|stalin|βαρνα|варна|ורנה|فارنا|ვარნა|ヴァルナ|瓦爾納
targovishte|trgovishte|turgovishhe

dobric|dobritsj
sistov|sistova|svisclov|svishhov|svislova
slivengrad|svilen|svilengrade
eski zagra
dupniza
=sofija|=sofiya|safia|serdica|sofie|sofio|sredets|ulpia serdica|σοφια|сафія|софия|софија|софія|סופיה|سوفىيە|صوفيا|სოფია|ሶፊያ|ソフィア|索菲亞|소피아

slivno

shumla|sjumen
savlievo|sevelijevo
xanne sandanski|yane sandanski
samakov
roese|rousse|roustchouk|ruschuk|rusciuk|rusclink|rushtuk|russe|ruzo|saray makhle|sexaginta prista



eumolpias|filiba|filibe|filipopol|filippopoli|flavia|julia|philippopel|philippopolis|pinople|plodin|poulpoudeva|sinople|trimontium|ulpia|vinipoppolis|φιλιππουπολη|пловдив|بلوفديف|პლოვდივი|プロヴディフ|普罗夫迪夫
plevna|plevne
petric
pescera|peshchera

pasardschik|tatar bazardzik|tatar pazardjik
panaghiourichte|panaghurichte|panagjurisce|panagjurishhe


lovca|lovcha|lovec|lovetch

koestendil|kostendil|kyoustentil
exrdzhali|kardschali|kardzhali|kerdzhali|krdjali|kurdzjali|kyakyrdzhali
chaskoi|chaskovo|haskioj|haskoy
charmanlii|harmanlu|hermanli
kasanlak|kazanl k|kazanlako|kazanlek
karnabat|karnobatski prokhod
grad karlove|karliova
gotze deltchev
gorna orechowiza|gorna orehovica|gorna orjechovica|gorno oryakhovitsa
gabrova

cirpan
cerven breg|cherven breg|cherveni bjerg|cherveni bryag|tcherven bryag
boergas|bournkas|burgasa|burghaz|mpournkas


berkovitsay|berkowiza
aitos|ajtos
assenovgrade


medinat isa
djidd hafs|jadd hafs|jid hafs|judd hafs
hamad town
dar chulaib
muharraq town|muhurraq
maenamae|manamae|manamo|menama



mont bururi
budzumbura|mpouzoumpoura|usumbura|μπουζουμπουρα|бужумбура|բուժումբուրա|בוגומבורה|بوجومبرا|ቡጁምቡራ|ブジュンブラ|布琼布拉|부줌부라

gitege|kitega






chauru




porto nobo|porto novas
ipobe

wida


malanvilem

ketu


jugu

kove
appi|catonou|котону|קוטונו|コトヌー|科托努
kome




parahoue

kalavi|абомеи калави


gustaf|guthavia





belait
bandar seri begavanas|bandar seri begavano|mpantar seri mpenkaban






turpiza
ciudad trinidad|trinidad
ciudad tarija|tarikha
chuqichaka|chuquisaca|ciudad sucre|sukro
el torno
ciudad santa cruz|santa cruz|санта крус де ла сиерра|سانتا کروز دلاسیهرا|サンタクルス
san ignacio|san ignacio de loyola|san ignacio velasco


ciudad punata
ciudad potosi|putuqsi
ciudad oruro|gruro

ciudad de mizqu|ciudad mizque

chukiyapu|ciudad la paz|civitas pacis|la pas|la pasas|la pazo|soukre la paz|σουκρε λα παζ|ла пас|לה פאס|لاباز|ลาปาซ|ላፓዝ|ラパス|拉巴斯|라파스
villa huanuni
guajara mirim

ciudad cochabamba|kuchawampa|quchapampa|кочабамба|קוצבמבה|コチャバンバ
cobila|puerto cobija
refineria camiri

baixo mearim|mearim|victoria do baixo mearim|vitoria do baixo mearim
victoria|vitoria|vitorija de santu antan



vicosa





valenca
uniao

tumtum



trahiry


flores



poti|терезина|תרזינה




souza


januaria de acaracu|sobrat





raimundo nonato
san migel dus kampus|sao miguel|sao miguel de campos
guama

sao luiz de quitunde
maranhao|san luis|sao luis do maranhao|sao luiz de maranhao|сан луис|סאו לואיס
san lorensu da mata|sao lourenco
sao jose da ingazeira|sao jose das queimadas|sao jose do egypto
ribamar|sao jose do ribamar
sao jose do mipibu

sao goncalo
sao felix


san bentu|sao benito dos perizes|sao bento das perdizes|sao bento dos perizes

santaren
santa quiteria



ines

capibaribe|santa cruz

salinas
salqueiro
rucas|sao bernardo das russas



arrecife|mauricea|pernambuco|resife|ресифе|ресифи|רסיפה|レシフェ|累西腓
santo antonio do bogueirao de quixeramobim


porto de santana


sao joao dos pombos



pinheiros




jatobe



pedro segundo




eduardo gomes
feitoria|parnahiba|porto das barcas|sao joao da parnahiba
parintinsa










олинда|אולינדה|ოლინდა




nazar da mata|nazare|nazareth
natalo|натал|נאטאל



alagoa do monteiro|monterio



mocoro







marada

macayo|masejo|масеио|מסיו

макапа|מקאפה
macahyba
limoeiro

lavras
lagedo
lagoa de pedra

jaozeiro|joazeiro|zhuazejru du norti

cidade felipea|fredericia|parahiba|paraiba|zhuan pesoa|жуан песоа|זואאו פזואה


jaguaribe mirim|zhaguaribi




itapicuma

itapicuru



tabaiana



pojuca
vila nova de imperatriz

igarape mirim
igarape assu
igaracu|iguaracu|iguarassu







grajahu|gralau

gloria de goyta
garanjuns
camelleira
ceara|fortaleza de nova braganca|fortaleza nova de braganca|форталеза|פורטלזה|フォルタレザ|福塔雷萨
florian

ehusebio


boa esperanca|retiro da boa esperanca



dermeval lobao|lobao
delmiro




vila real do crato

croata

conceicao






soure









caninae



campo alegre do mosquito
кампина гранде|カンピナグランデ







cabedelos

buiki|vila nova de buique

brejo dos santos
madre de deus






belem de caicara
belem do para|belen|para|santa maria de belem do grao para|белем|белен|בלם|ベレン





barras do maratahoan|barras do maratoam



altbalsas|sant antonio de balsas|santo antonio de balsas








lontra



ананиндеуа
amaragi


almejrin
alemquer



afogados|passagem dos afogados


acarahu

abaete
chique chique
xanere


v redonda
conquista|vitorija da konkista
victoria|витория|ויטוריה|ビトリア
rio branco
viradoura

espirito santo|espirito santo de vitoria|вила велья|וילה ואלה







vencesleu bras
venancia ayres


secundino veiga



santa ana do vargem grande|vargem grande|varzhen grandi du sul


marques de valenca|valensa



urycuca
uruasu|urucu
unian da vitorija|uniao da victoria
unahy|unaj








tupaceretan|tupacireta|tuparecetan
tupacyguara|tupasiguara
tupan



entre rios


lagoas




tramandahy



timofej|timothea









tatuhy
taquari




porto de tapes


tambahu



reboucas












серра

bonfim

doutor seabra



colonia sarandy


acapucai|guianuba



sao sebastiao
san sebastjan du paraiso|sao sebastiao paraiso
sao sebastiao do cahy




=sampa|=south paulo|san paolo|san paul ed brasil|san paulas|san paulo sao paulo|san paulu du brasili|san polo del braxil|san poulo|sao paulo capital|saun paulu|sawo palo|urbs paulistana|σαο παολο|горад сан паулу|сан пауло|сао паоло|սան պաուլու|סאו פאולא|ساو باولو|ساو پالو|سايوپايولو|ܣܐܘ ܦܐܘܠܘ|ސައޮ ޕައުލޯ|साओ पाउलो|সাঁউ পাউলু|সাও পাউলো|சாவோ பாவுலோ|శఒ పౌలొ|ಸಾವೊ ಪಾಲೊ|സാവോ പോളോ|เซาเปาลู|ဆောပိုလိုမြို့|სან პაულუ|ሳው ፓውሉ|サンパウロ|聖保羅|상파울루


san mateus du sul|sao mateus
san mateus
sao marecas
san manuehl|sao manoel do paraizo
sao luiz

san lorensu du sul|sao lourenco
san lorensu


san zhoze dus kampus|sjcampos|vale do paraiba|vale paraiba|сан жозе дус кампус
rio preto|san zhoze du riu pretu|сан жозе ду риу прету


sao joaquim
sao joaquim da costa da serra
san zhuan nepomuseno
meriti


san zhuan da barra|sao joao de barra


sao goncalo

san fransisku du sul|sao francisco
san fransisku du konde|sao francisco


san kristovan|sao christovao
san karlos|sao carlos do pinhal
san kaehtano du sul|sao caetano

san bernardo du kampu|sao bernardo|sbcampo|сан бернардо ду кампу
san bentu du sul|sao bento

baixada santista|сантос|サントス市



posse|posse de ressaca
santo antonio do padua

santo antonio da platino
santu andzhelo
санту андре

santo amaro|santo amaro do cubatao

santiago do boqueirao|santjago
santa victoria|santa victoria do palmar
santa rosa

porto sapucahy|santa rita do sapucahy|santa rita du sapukajja
santa rita

livramento
parnahyba|parnaiba|santana de paranaiba
santa maria
santa maria da boca do monte
santa lucia
santa luiza|santa luzia

helena de goias|santa ehlena di gojas|santa helena


santa cruz

palmeiras
santa cruz|santa cruz de cabralia

barbara do oeste|sata barbar doeste
bahia|baia|salvador da bahia|salvador de bahio|sao salvador|салвадор|סלבדור|サルバドール|サルヴァドール|萨尔瓦多

salto do itu




rosario
rodonopolis


fazenda rio verde|rio verde





rio grande do sul|sao pedro do rio grande do sul
itajahy do sul|rio sul
=rio|centro do rio|ciutat de rio de janeiro|rio de zaneiras|rio de zaneyro|rio nte tzaneiro|riviethe de janvyi|sao sebastiao do rio de janeiro|urbs fluminensis|ριο ντε τζανειρο|горад рыа дэ жанэира|рио де жанеиро|ռիո դե ժանեյրո|ריא דע זשאנערא|ריו דה זניירו|ريو دى جانيرو|ریو دوژانیرو|ریو دے جینیرو|ریو ڈی جینرو|रियो डि जेनेरो|रियो दि जानेरो|রিউ দি জানেইরু|ரியோ டி ஜனேரோ|ರಿಯೋ ಡಿ ಜನೈರೊ|റിയോ ഡി ജനീറോ|รัฐรีโอเดจาเนโร|รีโอเดจาเนโร|རིའོ ཌེ ཇ ནེའུ རའོ|რიო დე ჟანეირო|リオデジャネイロ|里约热内卢|리우데자네이루




rio branco

entre rios|ribeirao

neves
ribeirao
pombal
riachao|riachao do jacuhype








quarahy





presidente epistacio|presidente epitaclo





porto do uniao|porto unicao|uniao

porto ferreiro

porto de sao francisco dos casaes|portus alacer in brasilia|puerto alegre|порто алегре|порту алегри|פורטו אלגרה|ポルト アレグレ|阿雷格里港


ponte east lacerda|pontes de lacerda|pontes lacerda







poco caldas
pecone




piumhy





piraguara


pirajuhy

pirahy|pirai|pirai mirim
pirahy
pirassinunga
pirasikaba|пирасикаба


pinheiro


pindobassu

pilar


peruhybe


penja


sao francisco de paula|пелотас

pedreiras




patos

paty do alferas




paranvai

santanna do paranahyba|santanna do paranaiba

parahyba do sul
araguacu|paraguacu|paraguassu
paraguassu
para





palmeira



paissandu






осаску
orleans do sul


olympia

novo hamburg|potiguara
vicosa

prata




nova iguassu|нова игуасу
novo granaoa


contiguiba|cotinguiba|soccorro|socorro

nictheroi|vila real da praia grande|нитерои|ニテロイ
nikelandija



nazar|nazare das farinhas|nazareth





muriaeh|muriahe|murihe|murriae

morro de chapeo



monsanto|monte santo


monte azul|monte azul do turvo



moji mirim
mogy guassu|moji guacu



mirasema




nova santa medianeira





mata de san zhuan


マリンガ







maragojipe



manhuassu|manjuasu
mangalatiba


mayrink
mafre|villa de mafra


macahe
luzilandia|santa luzia



лондрина|ロンドリーナ
luanda
liveramento do brumado|livramento




lencoes
lem

laranjeiras
larangeiras
laranjal

laginha

lageado






jundiahy
julio do castilhos
zhuis di fora|жуис ди фора




monlevade

geremoabo
sao miguel de jequitinhonha
jiquie
jahu
jatahy



jaragua




jandaia


jaguari
jaguariahyva|jajuaryahiva






zhakarezinju
jacarehy
zhabotikabal





itijutaba




sao joao de itatinga|sao joao do itatinga


itaka






itapetinga
itatinga




itapecerica|itapeserika da serra



itacoara
itanhaen





itajahi
itahy
itaquahy

itaborahy

itabira de mato dentro
itaberahy|itaborahy





iracemopolis









indaval
santo antonio de imbituva

sao jorge dos ilheos

vilabela
ijuhy

igrezhinja



isara

una


ubirataia




ibaete



erval











guarnesia


guaporema
guapimirin


guahyra

gravatahy
figueira|gov valadares|valadares



ciutat de goiania|goiana|goiania goiania|гояния|גואיאניה|ゴイアニア





fructal

francisco da rocha

beltran francisko
franko|франко
fos du iguasu|foz de iguassu|iguassu
forquilinho


destero|floripa|nossa senhora do desterro|флорианополис|פלוריאנופוליס



feira|feira de saint anna|феира де сантана








ehsmeraldas|santa quiteria
boa vista do erechim|erequim|erexim

encruzilhada


ehmba|embu arte|embu das artes|imbu|mboy

caxias



dous corregos

alto paraguai do diamantino|diamentina

диадема



куритиба|קוריטיבה|クリチバ
vila real do senhor bom jesus de cuiaba|куиаба|куяба|קויאבה|クイアバ|库亚巴

cruzeiro do norte



cristalino
creciuna|cresciuma










cordeiro|cordeiros


lafaiete
congonhas do campo|gongonhas|kongonjas



coite|conceicao coite
concaicao do jacuipe






guaraci


sianorte
charqueada|xarqueada|xarqueda
xapeco



caxias|kashias du sul|кашиас ду сул






estancia do castello




carmo do paranahyba
carmo de cajuru

karazinju



carandahy
caragua

rio capinzal

kapelinja

capo da canoa



cangussu









campos dos goitacazes|sao salvador dos campos|кампос
mourao

кампу гранде|קמפו גרנדה|كامبو غراندي|カンポ グランデ


campinas east regiao|conceicao de campinas|regiao de campinas|кампинас|カンピーナス
campina grande
cambuhy


sao joao de camaquam

camassari






kaehte
cacheiro|cachoeiro do itapemirim

cachoeiras
cachoeira

cacapava

rio cacador


butio

burity
bury
buerarama




brodovsky
braziljo|mprazilia|urbs brasilia|μπραζιλια|бразилиа|ҳавзаи федералии бразилиа|բրազիլիա քաղաք|ברזיליה|برازيليا|برازیلیا|ብራዚሊያ|ブラジリア|巴西利亚|브라질리아
baraganca|braganca|bragansa paulista


bom jesus de itabapoana|bon zhezus du itabapoana
bon zhezus da lapa|senhor bom jesus da lapa



boa ehsperansa|dores da boa esperanca

burityba mirim

biguassu




belo hte|belu orizonte|bhte|cidade de minas|бело хоризонте|белу оризонте|בלו הוריזונטי|ベロオリゾンチ|ベロオリゾンテ|貝洛奥里藏特|贝洛奥里藏特

bella vista

бауру


baruehri|tambore








barra do parai|barra do pirahy

barra do rio dos bugres|barra dos bugres
barra de san francisko|sao francisco

barra do rio grande




bambuhy
balneario|camboriu

bag



assiz
uruja



aldeia do cabo
armacao dos buzios|buzios

ouro minas araxa





araponga
araguar

arassuahy|arassuai


aracy

arakazhu|аракажу|אראקזו


apiahy

aparesida


angra






vila americana


tamandare


alem parahyba





agua vermelha



abaehte


teffe



sao gabriel
penapolis|riu brankas
portu veljas|portu velju|velho|порту велью|פורטו ולאהו|פורטו וליו
barra do rio negro|manos|манаус|מנאוס|マナウス|马瑙斯




coari amazonas

boa vista do rio branco
arikemes
aripuanan

rolim de moura

















nassau city

freeport city

thimbu|thimpago|thimpu
phunchholing

tonoto

serova
phikwe|pikwe selibe|selebi|selebi pikwe
ramoutsa
palapaye road|palatswe



mochudi village

mahalatswe

lethakane|letlhakawe


gaberones|gaberones village|gaboronas|gaborono|nkamporone
fransistaun

gorod zhodino|schodsina|zhodino|zhodzina

vicebsk|vitebsk|vitebskas|wizebsk|витебск|вітебськ|віцебск|ויטבסק|ヴィチェプスク|维捷布斯克|비쳅스크


svetlagorsk|svetlogorsk
stolbtsy|stolptse|stolptsy
smargon
sluck|sluzk
slonimas

chizhevichi|saligorsk|soligorsk|soligorskas
ragachou
rechysta|rehchyca
pruzana
podolsk|polacak|polazk|polotsk|potolsk
pinskas
postavy
asipopovichy|osipovichi|ospipovichi|sipovichi
orsa|orscha|orsza|vorsja
medvezhino
nawapolazk|novopolock|novopolockas|polotskiy
navagradak|navagrudak|navahradak
minscum|minsk minsk|minsk osh|minsk мінск|minska|minskaj|minskas|minsko|myenyesk|μινσκ|горад мінск|минск|минск ош|минскаи|мінск|мінськ|мѣньскъ|մինսկ|מינסק|منسک|مىنىسكى|مينسك|مینسک|मिन्स्क|மின்ஸ்க்|ಮಿನ್ಸ್ಕ್|മിൻസ്ക്|มินสก์|མིན སིཀ|მინსკი|ミンスク|明斯克|明斯克市|민스크
mozyr
mosty
marina gorka
molodechno|molodeczno
magileva|magiljou|maguilov|mahilou|mogilev|mogiliavas|mogilov|mohylew|магілеу|могилев|могильов|могиљев

luniniez
lieda
krytchev
kolodishchi

kalinkovichi|kalinkowitschi
folvark ivatseviche|ivacehvichy|ivantsevichi
gardinas|goradnia|grodna|grodno|горадня|гродна|гродно|הורדנה|フロドナ
gorki
gomel|gomela|gomelis|гомел|гомель|הומל|ホメリ|호몔
glybokae
dsjarschynsk|dzerzhinsk

bykhov|star bykhov

berasce|berestja|brehst|brest litovsk|brestas|brzesc|brzesc litewsk|brzesc nad bugiem|берасьце|берестя|брест|брэст|ברסט ליטובסק|ブレスト|布列斯特
barysaw|borisov
baranavitsjy|baranovichi|baranovichi baranavichy|baranoviciai
bobruiskas|bobrujsk


el cayo de san ignacio

belmopanas|belmopano|mopan|mpelmopan
belice|belizas|belize|belize stad















ブランプトン
brehndon






alberta|calgaria|kalgario|kalnkary|kalqari|kelgery|καλγκαρυ|горад калгары|калгари|калгарі|קלגרי|كالغاري|کالگری|कॅल्गारी|कैलगरी|கால்கரி|కాల్గరీ|ಕ್ಯಾಲ್ಗರಿ|แคลกะรี|ကယလဂရမြ|ကယ်လ်ဂရီမြို့|კალგარი|カルガリー|卡尔加里|캘거리





sharlottaun

municipality of chatham kent




















edmontonas|edmundopolis|entmonton|εντμοντον|горад эдмантан|едмонтон|едмънтън|אדמונטון|ادمنتون|ایڈمنٹن|एडमंटन|எட்மன்டன்|ཨེ ཏི མོན ཐོན|ედმონტონი|ᐊᒥᐢᑲᐧᒋᐊᐧᐢᑲᐦᐃᑲᐣ|エドモントン|埃德蒙顿|에드먼턴




fredericopolis
sablono tabelkapolaucarta



grand sudbury|sadberi|sudbury
napanee










cataraqui

kicenero|китченер|کیچنر


township of langley


ラヴァル


letbridzas

londono|лондон|לונדון|لندن|ロンドン|伦敦










ontario
monktonas|monktono
=mtl|monreal|monrealis|mons regius|montreal city|montreal montreal|quebec|μοντρεαλ|монреал|מונטריאול|مونترال|مونترېيال|მონრეალი|ᒧᕆᐊᓪ|モントリオール|蒙特利尔|몬트리올



















aa 2 and|otavo|ottaba|ottahua|ottavae|οτταβα|горад атава|отава|оттавæ|оттава|օտտավա|אוטווה|אטאווא|اتاوا|اوتاوا|اوتوا|اوٹاوا|اٹاوہ|ओटावा|অটোয়া|ਓਟਾਵਾ|ஒட்டாவா|ഓട്ടവ|ออตตาวา|ཨོ ཏ ཝ|ოტავა|ኦታዋ|ᐊᑐᕚ atavaa|オタワ|渥太華|ꭰꮤꮹ|오타와






pitt medous|pitts meadows





prince edward county


red dyras
redzajna|regino|urbs reginae












saint giacint


saint jean

ville saint laurent


sehlmon arm

saskatuno

set il

sherbruk

sorel trejsi


sankta katarino






tander bej

=tdot|=the six|=to|torontas|torontum|τοροντο|горад таронта|торонто|טאראנטא|טורונטו|تورنتو|تورونتو|ٹورانٹو|ٹورنٹو|टोरण्टो|टोराँटो|টরোন্টো|ਟਾਰਾਂਟੋ|ரொறன்ரோ|టొరంటో|ടൊറാന്റോ|โทรอนโต|ტორონტო|トロント|多伦多|토론토
trua river


=van city|=yvr|bankouber|british columbia|fankoever|vancuverium|vankuvera|vankuveris|vankuvur|venkuver|βανκουβερ|ванкувер|горад ванкувер|վանկուվեր|ונקובר|فانكوفر|ونکوور|ونکوور بریتیش کلمبیا|وینکوور|व्हँकूव्हर|ভ্যানকুভার|ਵੈਂਕੂਵਰ|வான்கூவர்|แวนคูเวอร์|ཝན ཁུ ཝེར|ဗန်ကူးဗားမြို့|ვანკუვერი|バンクーバー|バンクーバー市|溫哥華|밴쿠버




viktori|viktoria vretanikis kolomvias|viktorio






vindzor
gouinipenk|vinipega|winnipeg city|γουινιπεγκ|винипег|вінніпег|горад вініпег|уинипег|ויניפג|ونی پیگ|ونیپگ|وينيبيغ|وینیپگ|विनिपेग|வினிப்பெக்|วินนิเพก|ဝင်နီပက်မြို့|უინიპეგი|ᐄᐧᓂᐯᐠ|ウィニペグ|温尼伯|위니펙



galifaks|галифакс

=quebec city|=ville de quebec|bandaraya quebec|cathair quebec|ciudad ti quebec|ciutat de quebec|jiji la quebec|kebek|kebeko|kempek|kota quebec|kuehbehk|kvebeka|kwebek shehiri|quebec ceety|quebec hiria|quebecborg|quebecstad|quebecum urbs|thanh pho quebec|vila de quebec|κεμπεκ|горад квебек|квебек|куэбэк|קוויבק סיטי|مدينة كيبك|کبک|کیوبک شہر|क्यूबेक नगर|क्वेबेक सिटी|கியூபெக் நகரம்|ควิเบก|კვებეკი|ケベック シティー|魁北克市|퀘벡








okanagan country|okanagan valley
district of west kelowna
bellechasse











uvinza
chikapa



bakwanga|mbuzhi maji|мбужи маии



lodzh|loja
lisale
kangolo
singitini|stanleystad|stanleyville|кисангани|キサンガニ|基桑加尼
kindu port empain|port de kindu|port empain
tongoni|tongoni kapaya

kanange|lulua|luluabourg|кананга

kaminy
albertstad|albertville



isirio|paulis
franqui|port francqui
ngoma
bado|badolite



but



costermansstad|costermansville






elisabethville|elizabethstad|eville|lubumbasis|лубумбаши|لوبومباشي|ルブンバシ|盧本巴希|루붐바시|루붐바시 시
jadotsville|ликаси
колвези






bandaka|cocquilhatville|coquilhalville|coquilhatstad|wangata
matidi


kinsaso|leopoldstad|leopoldville|киншасæ|киншаса|קינשאסה|كينشاسا|کینشازا|ኪንሻሳ|キンシャサ|金夏沙|킨샤사
kikvite|kitwit



gemene


banningville


mobie
ippi



fort sibut
pahua





bozume
buar|buare
bossango

bimo


bangi|bangis|mpannkoui|μπανγκουι|банги|бангі|בנגואי|بانگويی|ባንጊ|バンギ|班基|방기

sibidi
puehnt nuar|puent nuaras|пуэнт нуар|푸앵트누아르


massendjo|mossendio

dolosie|loubomo
louantili
kajes|kaye|nkayi
imponfo

braza|brazavil|brazavilis|maya maya|mprazabil|ntamo|μπραζαβιλ|браззавиль|ברזוויל|برازافيل|برازاویل|ብራዛቪል|ブラザヴィル|布拉柴维尔|브라자빌

=zuerich|=zurigo|cirihe|cirikh|ciurichas|cjurikh|curych|tsurique|turicum|turitg|zuerih|zuric|zuricu|zurih|zurique|zyriche|ζυριχη|цирих|цюрих|цюрых|ציריך|زيورخ|سيۇرىخ|ܙܝܘܪܚ|ܨܝܘܪܫ|ज़्यूरिख|チューリッヒ|苏黎世|취리히
cug|zugo
iverdon le ben|yverdon
vintertura|vinterturas|vinterturo


veve


thoune

sionas
seebach
safhauzo|schaffhouse|schaffusa|schofhausen|sciaffusa
saint gall|saint galo|san gallo

rapperswil sg



oerlikon



montrjo|montro


=lucerna|=lucerne|lucerno
luganum

le chatelard montreux|shatlar
lausana|lausonium|lauzano|losanna|losena|lozan|lozane
la chaux de fonda


koeniz




herisan


=geneva|=genf|=ginebra|=ginevra|cenevre|genava|genebe|genebra|genevo|genevra|jenewa|jenwe|xenebra|zeneva|znev
freiburg|friborgo|fribur|friburas|friburgum


duebendorf



biel bienne|bienna|bienne
=berna|=berne|bann|beirn|ben|bernas|berno|bundesstadt
bellinzone
=bale|=basilea|=basle|bala|basilej|bazelis|bazelo|robur
baden ag
bar
aussersihl


aaray|aravia

wipkingen
affoltern
wollishofen
sihlfeld
unterstrass
albisrieden
altstetten















zenoula
giamoussoukro|jamusukras
vavua

tuba


tanga
tabu




ume



iakota



guglo
gran bassam
grand aferi
gragnoa
serkessedougou

boudougou




dab|dabu
boundiouli
buna
буаке


bougouanou
bondoukau|boudoukou|gontoukou




arra
anjame|anyama sossokoua

anibelekru



abisso|aboissa|abuasso
abobo gare
abican|abidzana|abigano|abijan|ampitzan|αμπιτζαν|абиджан|абиџан|абіджан|горад абіджан|աբիջան|אבידגאן|ابدجان|ابيدجان|ابیجان|आबिजान|আবিজান|അബിജാൻ|อาบีจาน|アビジャン|阿比让|아비장

segele




vinja del mar



valparais



tokopilja
ciudad temuco




ciles santjagas|ciudadsantiago|sanctiacobi|santiago de chile|santiago de xile|santiago del cile|santiago du chili|santjago de chili|stgo|σαντιαγο|сантьяго|сантяго де чиле|סנטיאגו דה צילה|سانتىياگو|سانتياغو|سانتیاگو|ซันติอาโก|სანტიაგო დე ჩილე|ሳንቲያጎ|サンティアゴ|圣地亚哥|산티아고











magallanes|punta arehnas|punta arenasas


natales|puehrto natales
puehrto mont
aisen
пуенте алто|пуэнте альто|პუენტე ალტო

penon
penjaflor
parralja


ovale





melipilja

lot
ciudad de los anjeles|los andzheles|los anjeles
ciudad los andes|los and

llaillai|llay llay


ciudad de lebu|puerto lebu

ciudad la union



laja
ikike

calera

frutiljar





kokimbo


konsepson





kaukenes

cartajena


carrero



антафагаста|アントファガスタ|안토파가스타






giaounte|γιαουντε|яунде|јаунде|յաունդե|יאונדה|ያዉንዴ|ヤウンデ|雅温得|야운데


tongas


cholire
sangmelina



nkongsomba




more


meiganda|mejgange

mbange


маруа


lum
lelodorf|lolodrof



kumboj

fort fureau

gider

гаруа

foumbat
foumbam


ehdea

chang|tchang
doula|дуала|ドゥアラ|杜阿拉
dizanque


gamane



bangante

bamendy|баменды

bafussama|befoussam
bafia ngitakuba

akomolinga



su chou|suchzhou

chamdo
nagchu|naqu
la sa shih|lasa|lhasa shi|lhassa|lkhasa
lao chun miao|laojunmiao zhen
ka shih|kachgar|kashgar kona shahr|kashgar kone shahr|kashi shi|kaxgar|kexker|ko shih|kona shahr|qeshqer|shu fu|su fu
chia hsu kuan|chia yu kuan|czjajujguan|kia yu kuan|tseyasyuyguan|yumen
ho tien|ho tien chen|xoten
dechen|deqing
dikhua|ouroumtchi|ti hua|ti hua cheng|ti hua hsien|ti hua shih|tihwafu|ueruemqi|urumchi|urumptsi|urumqi|urumqi shi|wulumuqi|урумчи|үрүмчи|اورومتشي|اورومچی|يۈرۈمچى|يۈرۈمچى شەھىرى|يۈرۈمچی|ウルムチ|乌鲁木齐|乌鲁木齐市|우루무치
lukchun|tourfan|tu lu fan|tu lu fan hsien|tufan|turfang
shih ho tzu|shih yen tzu|shikhehczy|shixenze|xihenze|шихэцзы|шихәнзә|شىخەنزە|شىخەنزە شەھرى|石河子市|스허즈

ko erh lo|koria|korla shi|ku erh le|ku erh lo hsien|kurlya
chamil|ha mi chen|ha mi cheng chen|ha mi hsien|ha mi shih|kamil|kha mi|khami|khamil|komul
chanczi|chang chi|chang chi chen|chang chi hsien|changki|chanki|chantszi|ning pien i|sandzhi|sanji
baijiantan zhen|pai chien tan
a la erh|alaer|aralskoe
a erh tai|a le tai|a lo tai|a lo tai hsien|a shan|altai|altai sharasume|altaj|altajskaja|cheng hua|cheng hua hsien|cheng hua ssu|cheng hua sze|shara sumu|sharasume|tu lo ta|tulta
a ko su|a ko su hsien|a ko su hsin cheng|ak su yangi shahr|aksou|aksu new city|aqsu|new aksu|yangi shahr|аксу|ақсу|ياقسۇ|ياقسۇ شەھىرى|アクス|阿克苏市
tsun i|tsun i cheng|tsun i hsien|tsun i shih|tsunyi|遵义市
chou hsien|tsou|tsou hsien|zouxian
tzeyang|tzu yang|ziyang
tzekung|tzeliuching|tzeliutsing|tzu kung|tzu kung shih|tzu liu ching|自贡|自贡市
chu chou|chu chou shih|chuchow|chzhuchzhou|чжучжоу
chu ma tien|chzhumadjan|hsin chuang|чжумадянь|驻马店市
chu chi|chu kia tsi|chu sun chi|shancju|shang chiu|shang chiu shih|zhuji
chu chi|chu chi hsien|chu chi hsien cheng|chuki|chukihsien|zhuji shi
chu hsien
chuang ho|chuang ho chen|chuang ho chieh|chuang ho hsien
chou chuang chen|chzhouchzhuan
chou chia kou|chou kou|chou kou chen|chow kia kow|chzhouko|shang shui hsien|чжоуко
chou lin chen|chou tsun chen
hongta|hongta qu|hsin hsing|jujsi|sinhing|sinhingchow|yu chi|yu chi hsien|yu hsi|yuki|yuki hsien|zhoucheng

chung shu chen|chzhunshu
chang hsing hsien cheng|changhing|changhing hsien
chih cheng|chih chiang|chih chiang chen|chih chiang hsien|chihkiang|chihkianghsien|zhicheng zhen
i cheng|i cheng hsien|yangtzehsien|yicheng|yizheng shi|zhenzhou zhen
chen chiang|chen chiang cheng|chen chiang hsien|chen chiang shih|chenkiang|tan ta|tan tu|tantuhsien|zhenjiang shi|جېنجياڭ شەھىرى|鎮江|镇江|镇江市
zhaobaoshan jiedao
cheng|cheng chou shih|cheng hsien|chzhehnchzhou|czengczou|trinh chau|чжэнчжоу|جېڭجۇ شەھىرى|郑州|郑州市|鄭州
hsin hsing|hsing hua|hsing hua cheng|hsing hua hsien|sinkhua|xinxing|zhaoyang
chao tung hsien|chzhaotun|en an|en an hsien
chao ching|chao ching chen|chao chou|chzhaocin|kao yao|kao yao hsien|koyiu|koyiu hsien|koynihsien|shiuhing|shiuhingfu|чжаоцин|肇庆|肇庆市
chao chia chuang|chao ko chuang
chao yuan hsien|zhaocheng
chan chiang|chan chiang shih|chankiang|chzhanczjan|fort bayard|hsi ying|kwangchow|kwangchowan|tram giang|tsamkong|zhanjiang shi|чжаньцзян|جاڭجياڭ شەھىرى|湛江|湛江市
chang chou shih|changchowfu|chzhanchzhou|lung chi|lung chi hsien cheng|lungki|lunki|чжанчжоу|جياڭجۇ شەھىرى|漳州|漳州市
chang yeh hsien|chang yeh shih|changyen
chang chou shih|chang tien|chang tien shih|czybo|tzu po|zhangdian|цзыбо|زىبو شەھىرى|シ博|淄博|淄博市
an yang hsien|chang te|changte fu|changten|zhangde|аньянг
czaochzhuan|i hsien|tsao chuang|tsao chuang shih|tssaochwang
tsao yang|tsao yang hsien
ju kao|yu yao chen|yu yao hsien|yu yao hsien cheng|yuyao shi

yu hsia|yuxia zhen
kan shan|kun shan cheng|kun shan hsien|kunshan|kunshan shi|yushan zhen

yun meng hsien|yunmeng
ching hung|yunjinghong

tung an|wanfow|yun cheng|yun cheng chen|yun fou hsien|юньфу|云浮
an i hsien|anyi|anyihsien|yun cheng chen|yunchen|yuncheng shi
yu lin hsien|yulinfu
watlam|watlam hsien|yo ling|yu lin chen
yudongxi
yu tzu|yu tzu hsien|yu tzu shih|yuci qu|yutzehsien

yuanping shi
chien chiang|chien chiang hsien|chien kou|qianjiang|tsienkiang|yuanlin jiedao
ho yuan|yuancheng
shuangfeng|yung feng chen|yung feng shih
jungchunghsien|yongchang|yung chuan hsien
i shui|i shui hsien
an lu|anlufu|chung hsiang|chung hsiang hsien|chungsiang|yingzhong
yin shang|ying shang hsien|yingshang
ying cheng hsien
ho lan|ngan xuyen|ning hsia|ningsia|ningsia hsien|ningsiafu|thanh pho ngan xuyen|yin chuan shih|иньчуань|銀川|银川|银川市
i ma
igoui
ching chou|cinchzhou|i tu|i tu hsien|tsingchow|tsingchowfu|yidu|yitu
i chun|i chun chen|ichun|yichun shi|yuan chou|yuen chow fu
hsuan cheng|i cheng hsien|yicheng jiedao
i cheng chen|i hsing cheng
i chang hsien|i chang shih|ichan|tung hu|ичан|يىچاڭ شەھىرى|宜昌市
hsu chou|i pin|i pin hsien|i pin shih|ibin|suchow|suifu|xufu|xuzhou cheng|yibin shi
yai tou|yai tou chi

yenzhou
cheefoo|chefoo|chifu|yen tai|yen tai shih|яньтаи
yen liang|yen liang chen
chiang tu|chiang tu hsien|han chiang|janchzhou|kiangtu|yang chou shih|yang chow fu|янчжоу|ياڭجو شەھىرى|扬州|扬州市|揚州|楊州
jansho|yang shuo chen|yang shuo hsien|яншо|阳朔
zhangjiagang shi
yang chuan|yang chuan chan|yang chuan shih|yangquan shi|阳泉|阳泉市
yang liu ching|yang liu ching chen
jang|yang ku

janchehn|yen cheng|yen cheng chen|yen cheng hsien|яньчэн|يەنچېن شەھىرى|盐城|盐城市
hsu chou|hsu chou shih|sjujchzhou|suchow|suchow fu|xuzhou|сюичжоу|شۈجو شەھىرى|徐州|徐州市|쉬저우

kuanghsin|kwangsin|shang jao|shang jao hsien|shang jao shih|shangrao shi|xuri|上饶|上饶市

hsu chang|hsu chang hsien|hsu chang shih|hsu chou|syuychan
hsuan cheng|hsuan cheng hsien|ning kuo|ningkwofu|suancheng|suancheng hsien|xuancheng
hsi hsiang
hsiu ying
shih shou|shih shou hsien|shishou
nanxiong
guixi shi
hsin|hsin hsien|hsin hsien cheng|hsin ting|sinchow|sinhsien|xinfu qu|xinxian|xinzhou shi
hsin chou

hsin yu|hsin yu chen|hsin yu hsien|hsin yu shih|sinyu hsien|xinyu shi
hsin yeh|hsin yeh hsien|sin ye hsien
czinan|hsin yang|hsin yang hsien|hsin yang shih|sinyang|sinyang hsien|цзинань
hsin hsiang|hsin hsiang hsien|hsin hsiang shih|singsieng|sinsiang hsien|sinsjan|синьсян
hsin tai|hsin tai hsien|hsing tai|sintai|sintaihsien|sintoihsien
ching shan
hsien pu|hsin hai lien|hsin pu chen|lianyungang|lien yun chiang|lien yun chiang shih|lien yun kang|sinpuchen|tsin pu|ليەنيۈنگاڭ شەھىرى|新浦|连云港|连云港市|連雲港|連雲港市|롄윈강
hsin chi|hsin chi chen|shu lu hsien|shulu|sintszi
hsi ning|hsi ning shih|sining|sining hsien|siningfu|tay ninh|xining shi|синин|شىنىڭ شەھىرى|西宁|西宁市|西寧市|시닝

chin tai|hsing tai|hsing tai hsien|hsing tai shih|setay|shun te|shunde|shuntehfu|singtai|yingtaihsien
an kang hsien|ankan|hingan|hinganfu|hsing an|xingan

honghu|hsin ti|hsin ti chen|hung hu|shin ti
fei cheng hsien|feychen|xincheng
hsi man|hsi nan chen|hsin nan|sainam|sainan|xinan
chi mei chen
hsi hua|hsi hua hsien|sikhua
xihe zhen
hsi chang|hsi chang hsien|ning yuan|ningyuanfu|sichan|sichang|sichanghsien
hsia chuang|hsia chuang chen
hsia chen|weishan|xiazhencun
hsia shih|hsia shih chen|siashih|xiashi jiedao


hsiao chan|hsiao chi shan|hsiao shan hsien|hsiao shan hsien cheng|siaoshan|siaoshanhsien|xiaoshan xian
hsiao ling wei|xiaolingwei jiedao
hsiao kan|hsiao kan hsien|siaokan|siaokanhsien
hsien yang|hsien yang hsien|hsien yang shih|sanjan|sienyanghsien|syanyan|xianyang shi|саньян|咸阳|咸阳市
hsien tao chen|mianyang|mien yang|mien yang hsien|sientaochen|xiantaozhen
hsien shui ku
siennumiao|xiannumiao
hsien ning|sjannin

chau hai|chu hai|chzhukhaj|heung chau|hsiang chou|hsiang chou chen|hsiang chou fou|huengchow|xiangzhou|чжухаи|جۇخەي شەھىرى|珠海|珠海市
xiangyin
hsiang hsiang|hsiang hsiang hsien|siangsiang|siangsianghsien
hsiang tan|hsiang tan cheng|hsiang tan hsien|hsiang tan shih|siangtanhsien|sjantan|сянтань
fancheng|fancheng zhen|hsiang fan|hsiang yang|hsiang yang hsien|siangfan|siangyang hsien|sjanfan|xiangfan shi|xiangyang shi|xiangyangfu|сянфань|شياڭفان شەھىرى|樊城|樊城镇|襄樊|襄樊市|襄阳|襄阳市|襄阳府
hsiang cheng|hsiang cheng hsien
chang an|chang an hsien|hsi an|hsi an shih|hsi ching|hsi ching shih|hsi gnan fu|hsingan|si gan fu|sian|siana|sianas|sianfu|siking|singan|sjiano|tay an|xian shi|xian xi an|xian 西安|сиань|شىيەن شەھىرى|ซีอาน|西安|西安市|시안
amoy|ha mon|hsia men|hsia men shih|shamen|sia men|sjamehn|ssu ming|ssu ming hsien|szeming hsien|xiamen sha men|xiamen shi|xiamen 厦门|сямынь|сямэнь|شيامېن شەھىرى|アモイ|厦门|厦门市
tsang wu|tsang wu hsien|wu chou|wu chou shih|wuchow
wu yang chi
guangji|kuang chi|kuang chi hsien|wu hsueh|wu hsueh chen|wusueh|wuxue jiedao
usi|wu hsi|wu hsi hsien|wu hsi shih|wusih|wusih hsien|wuxi shi|уси|ۋۇشى شەھىرى|无锡|无锡市|無錫
dongyang shi|tung yang|tung yang hsien|tung yang hsien cheng|wuning
chandeh|chang te|chang te cheng|chang te hsien|chang te shih|changde shi|wuling|чандэ|常德|常德市
ukhu|wu hu hsien|wu hu shih|уху|芜湖|芜湖市
uhana|uhanas|ukhan|uxan|vouchan|vu han|vu hon su|vuhan|vuhani|vuhano|vujhan|vukhan|wu chan|wu han shih|βουχαν|вухан|вухан балһсн|горад ухань|ухан|ухань|үһән|ווהאן|ووهان|ووہان|ۋۇخەن شەھىرى|ܘܘܗܐܢ|वूहान|ਵੂਹਾਨ|വൂഹാൻ|อู่ฮั่น|ཝུའུ ཧན གྲོང ཁྱེར|უხანი|武汉|武汉市|武漢市|우한 시|𐍅𐌿𐌷𐌰𐌽
hai po wan|haibowan|wu hai shih
bayinsai|wu ta|wu ta shih|wuda qu
wucheng zhen
vehnchzhou|wen chou shih|wenchow fu|yung chia|yung chia hsien|yungkai|yungkia|yungkia hsien|вэньчжоу
wen shang hsien
wen ling hsien|wen ling hsien cheng|wenlin
chiu wen teng|kun yu|wen teng|wen teng cheng|wen teng hsien|wencheng
wei nan hsien|weinan shi
vehjkhaj|wei hai shih|wei hai wei
vehjfan|wei|wei fang shih|wei hsien|вэифан|潍坊|潍坊市
wan|wan hsien|wan hsien shih
maning|wan|wan cheng chen|wan ning hsien|wancheng
chiao nan
fu hsien|fuxian|wa fan tien|wa fang tien
huangshan shi

tingchow|tongxian|tunchzhou|tung|tung chen|tung chou chu|tung chou shih|tung hsien|tung hsien chen|tunsyan
fu ting
tongren shi
tung ling|tung ling hsien|yuan hsien cheng|五松|铜陵|铜陵市
tunchuan|tungchwan fu
peng|peng hsien|pengxian|pensyan
=tientsin|tchien tin|thien tan|tiandzinas|tianjin shi|tien chin|tien ching shih|tiencin|tjanczin|tjangino|тяндзин|тяньцзинь|טיינגין|تيانجين|تيەنجىن شەھىرى|เทียนจิน|天津|天津市|톈진
tehnchzhou|teng|teng hsien|teng xian|tengzhou shi



tang shan chen|tang shan shih|tanshan|tongshan|таншань|تاڭشەن شەھىرى|唐山|唐山市
ho tang|tang ping hsu|tangping zhen
tang chia chuang|tang chia chuang tzu
tang ho|tang ho hsien
tang ku|tung ku|танго
tai|tai chou|tai chou shih|tai hsien|tai hsien cheng|taichow|tajchzhou|таичжоу|泰州|泰州市
tai yuan shih|taiyuan fu|yang chu|yangku|yanka|таиюань|太原|太原市
tai hsing|tai hsing chen|tai hsing cheng|tai hsing hsien|taihing|taixing shi|taixing zhen
hsin ning|sunning|sunninghsien|tai cheng chen|tai shan hsien|taicheng|taicheng jiedao|taishan shi|toishan
tai an hsien|tai an shih|taianfu|tajan|таиань
su hsien|suchow|suchzhou|suxian
suozhencun
sui|sui hsien|suixian
sui chi|sui hsi
sui cheng chen|sui ning cheng|sui ning hsien|suining
sui ning hsien|sujnin
songjiang qu|sunchiang|sung chiang|sung chiang hsien|sungkiang|sungkiang hsien|sunkiang|sunkiangfu
ssu shui|ssu shui hsien|szeshuihsien
lai hsi|laixi shi
chiu shou kuang|shou kuang|shou kuang hsien|shouguan
shih tsui|shih tsui shan|shih tsui tzu|shitszuyshan
shih tzu lu
shih yen|shih yen chen|shih yen shih|shijan|shiyan shi|шиянь|十堰|十堰市
shih yen|shijan|шиян
shih wan|shiwan jiedao
shih tan ching
pan yu hsien|panyu|shekkiu|shih chiao|shih chiao chen|shiqiao jiedao
chung shan|chung shan ku chih|heungschan|hsiang shan|shekki|shih chi|shih chi chen|shiqi jiedao|shiqizhen|zhongshan|石岐|石岐街道
shih ma|shih ma chen
shehlung|sheklung|shilong zhen
shih li pu|shilipu|tung chuan shih
chen tou|shiczjachzhuan|shidzjadzhuan|shih chia chuang|shih chia chuang shih|shih chuang shih|shih men|shih men shih|shihkiachwan|shijiazhuang shi|shitszyachzhuan|thach gia trang|шидзяджуан|шицзячжуан|شىجياجۇاڭ شەھىرى|石家庄|石家庄市|石家荘市
baoan|chhum chun su|pao an|pao an hsien|sen center|sencsen|sendzenas|senjeno|sham chun hu|shehnchzhehn|shen chuan|shen chuan chen|shen chuan hsu|shiem chun|shumchun|shundzhun|tham quyen|tschhimtschun|горад шэньчжэнь|шеньчжень|шенџен|шънджън|шэньчжэнь|שנגן|شنژن|شينزين|شینژین|شېنجېن شەھىرى|शेन्झेन|षेंचेन|শেনচেন|ਸ਼ੈਨਜ਼ੈਨ|சென்ச்சென்|షెన్జెన్|เซินเจิ้น|深セン市|深圳|深圳市|선전 시
shen hsien
shen chia men|shenjiamen jiedao|shenjiamenzhen|shenkiamen
sha shih|sha shih shih|shasi|шаши
gaohe|hao shan|kao hao|kao ho|sha ping chen|sha ping hsu|shaping jiedao
shao hsing|shao hsing hsien|shao hsing hsien cheng|shao hsing shih|shaohing hsien|shaohingfu|shaosin|шаосин|شاۋشىن شەھىرى|紹興市|绍兴|绍兴市|사오싱|소흥
shao wu hsien
chao kuan|chu chiang|chu chiang hsien|kakong|kiukianghsien|kukiang|kukong|kukong hsien|shao chou|shiuchow|shiukuan|шаогуань|韶关|韶关市
shan|shan hsien|shanxian
shanvehj|swabue
san dau|shan tou shih|swatow|шаньтоу|จังหวัดซัวเถา|汕头|汕头市|汕頭|汕頭市

sanchajus|sangaj|sanghaj|sanghay|sanhaja|sanhajo|sannkae|sanxay|shang hai shih|shanghai shang hai|shanghai 上海|shankhaj|sjanghae|thuong hai|xangai|σανγκαη|шангај|шанхаи|שאנגחאי|شانغهاي|شانگهای|شاڭخەي|شاڭخەي شەھىرى|சாங்காய்|เซี่ยงไฮ้|შანჰაი|上海|上海市|中国上海|상하이
sha ho|sha ho cheng kuan|sha ho hsien|shahe|shahhsien|shakhe
sama|samah|san ah|san ya chen|san ya chiang|san ya chiang shih|ya hsien|ya xian|yai hsien
san ming hsien|san ming shih|san yuan|san yuan hsien|sanmin
ju nan|ju nan hsien
fu ching|fucin|futsing
chieh yang|chieh yang hsien|kiehyang|kityang|kityang hsien|rongcheng|揭阳|揭阳市
jichaohsien|jih chao|jih chao hsien|rijao


chiu chu ching|chu ching|chu ching hsien|ku tsing fu|kutsing|kutsinghsien|nan ning
chu fu
chin chiang|chin chiang hsien|chinchew|chuan chou|chuan chou shih|chuanchowfu|cjuanchzhou|tsin chiang|tsingkianghsien|tsinkiang|zaitun


chiung shan|chiung shan hsien|kiungshan hsien|qiongzhou
yuan chiang|yuan chiang hsien|yuankiang|yuankiang hsien
chin|chin chou|chin chou chen|chin chou chuang tsu tzu chih hsien|chin hsien|yamchow|yamhsien
chin nan|chin nan tsang|qinnancang
chin huang tao|chin huang tao shih|cinkhuandao|циньхуандао|چىنخۇاڭداۋ شەھىرى|秦皇岛市|秦皇島市
chin chiang|ching yang|qingyang
cincjuan
ching chiang|ching chiang pu|ching chiang shih|huai yin cheng|huai yin hsien|huai yin shih|hwaiyin|qingjiang|tsingkiangpo|tsinkiangpu
cching tao|ching tao shih|cindao|cingdao|qingdao shi|thanh dao|tsingtao|циндао|چىڭداۋ شەھىرى|چینگدايو|青岛|青岛市|青島|칭다오
ching yuan|ching yuan hsien|qingcheng|tsingyuan|tsingyun|tsingyunhsien
qidong
kai chou|kaichow|pu yang hsien|puyan
pu chiang|pu chiang hsien cheng|pu yang chen|pukiang|pukianghsien
hinghwa|hinghwafu|hsing hua|pu tien|pu tien hsien|pu tien hsien cheng|putjan|путянь|莆田
pu chi|pu chi hsien
pu miao chen|pu miao hsu
adams|hou lung fang|hsin chin|huranten|po lan te|pu lan tien|xinjin
boyang|po yang chen|po yang hsien|po yang hsien cheng|poyang xian
ping yin hsien
ping i chen|ping i chi|ta ping i
gutao zhen
dingsiang|ping hsiang|ping hsiang chen|ping hsiang hsien|ping hsiang hsien cheng|ping hsiang shih|pingsiang hsien
hui tung|huidong|ping shan hsu
pingnam|pingnam hsien|pingnamyun
ping liang hsien|ping liang shih|pinljan
pindu|ping tu
chu ko chen|chu ko miao|pindinshan|ping ting shan|пиндиншань|平顶山
penchenchzhen|peng cheng chen
dukou|panchzhikhua|ta tu kou|tu kou|tu kou shih|паньчжихуа|大渡口
ning yang hsien|ninyan

ning hai|ninghaichow
ning hai hsien
chiang pei an|ninbo|ning hsien|ning po|ning po shih|ningbo shi|yin hsien|нинбо|نىڭبو شەھىرى|宁波|宁波市|寧波|닝보
nei chiang|nei chiang hsien|nei chiang shih|neikianghsien|内江|内江市
nan
nan chang|nan chang hsien
nan yang shih|nanjan
nan tung hsien|nan tung shih|nantun|tung chou|наньтун|نەنتۇڭ شەھىرى|南通|南通市
fu chang|nanpu zhen|pu cheng hsien
nan ping hsien|nan ping hsien cheng|nan ping shih|nanpin|yenping|yenping fu
nam ninh|nan ning shih|nannin|yung ning|yung ning hsien|наньнин|نەننىڭ شەھىرى|南宁|南宁市|南寧


=nanking|nan ching|nan ching shih|nanczin|nankin|нанкин|наньцзин|南京
nan kung|nangun
nan feng chen
nan tu
nan ting
nan chung hsien|nan chung shih|nanchun|shun ching|shunking|shuntsin|наньчун|南充
nam xuong|nan chang hsien|nan chang shih|nanchan|nanchang fu|наньчан|نەنچاڭ شەھىرى|南昌|南昌市

chang chiu|ming shui chen|zhangqiu
ming kuang|ming kuang chen
ming chiang|ming kang|mingkiang|mintszyan
mien chou|mien yang|mien yang hsien|mjanjan
men tou kou
meng yin hsien
meng cheng hsien|mengcheng
chia ying|kaying|mehjchzhou|mei|mei cheng chen|mei hsien|meixian
hai lu|mei lu shih|mei mao|meilu|muiluk
ma chieh|majiezi
chih chiang|majiadian
ma cheng hsien
chu chiang|ma pa|ma pa hsu|qujiang
lu shun kou|lu shun shih|lueshun|lueshunkou|lusunkchou
lu chiao|lu chiao chen|luqiaozhen|路桥
honan|honanfu|lac duong|lo yand|lo yang|lo yang hsien|lo yang shih|lojan|лоян|洛阳市|洛陽|뤄양
lo yang
boluo|fu cheng|fu cheng chen|hsien cheng chen|lojan|luoyang zhen|po cheng chen|po lo|po lo hsien|poklo|poklohsien

lo he|lo ho|lo ho chai|lo ho shih|ta ho|ta ho chai
lo cheng pu
lu chiang|lu chiang hsien
dardo|kan ting|kandin|kang ting|kang ting hsien|ta chien lu|tarchendo|tatsienlu|tatsientu
lubu zhen
luan cheng cheng kuan|luan cheng hsien
lou ti|lou ti chen|lou ti shih
longquan zhen
lung kou shih
li cheng chen|li yang cheng
liu yang hsien|лиуянг|浏阳
liu sha chen|liu sha hsu|liusha|pu ning hsien
li shui hsien|lishui shi|lishui xian
lin tung hsien|lintun
i chou|ichow|ichowfu|lan shan|lin i|lin i hsien|lin i shih|lini|liuyihsien|yichow
ho chou|khechzhou|lin hsia hsien|lin hsia shih|lin hsin|linsja
lin hsi|lin hsi chuang

lin chu
qionglai
lin ching|lin ching hsien|lin ching shih|lintsing|lintsingchow
lin ping chen
lin hai hsien|tai chou|taichow|taichowfu|taizhou

hsien cheng chen|lin kao chen|linchehn|lincheng zhen|lingao
lin fen hsien|linfen shi|pingyang|pingyangfu|saratsi|yaodu qu
li ling cheng|li ling hsien|lilin
li chuan hsien
tseng cheng|tseng cheng hsien|zengcheng
liao cheng hsien|liao cheng shih|tung chang|tungchangfu
lianxian|lien chou
lien chou
anning|anning chow|anning shi|lianran zhen
liang hsiang|liang hsiang chen|liang hsiang hsien|liangsiang|liangxiangzhen
lei pei|liancheng|lien chiang|lien chiang hsien|limkong|limkong hsien|lunkong|shih cheng
chia ting|kiating|kiatingfu|lehshan|lo shan|lo shan hsien
leng shui tang|lengshuitanqu
leng chiang|leng chiang shih|leng shui chen|leng shui chiang|leng shui chiang shih
lei yang hsien
lechang|lecheng jiedao|lo chang|lo chang hsien|loh chang|lohchong hsien|lokcheon|lokchong
guanghua|ho kou chen|kuang hua|lao ho kou
kao lan hsien|kaolan|lan chau|lan chou shih|lanchowfu|langouo|ланьчжоу|لەنجۇ شەھىرى|兰州|兰州市|蘭州|蘭州市
lan chi
lien yuan
an tzu|anci|lanfan|lang fang chen|ланфан|廊坊市
weichanglu jiedao
lai yang hsien|lai yank
chiu lai wu|lai wu hsien
lai pin|lai pin chen|laiping
pingyang
con minh|kchun ming|kun ming hsien|kun ming shih|kunmingas|yun nan|yunnanfu|куньмин|昆明|昆明市|쿤밍
a mi|ami hsien|amichow|kai yuan hsien
kaihwafu
kai feng fu|kai feng hsien|kai feng shih|kajfehn|kajfyn|khai phong|каифын|каифэн|קאיפנג|كەيفېڭ شەھىرى|ไคฟง|开封|开封市|開封|카이펑
chu yeh
chueh kang|juegang zhen
chiu chiang|chiu chiang hsien|chiu chiang shih|kiukiang|kiukiang hsien|te hua
chi shui|chi shui chi
chi shou|chi shou hsien|chien cheng|kishow|south li
chin|chin chou|chin chou chen|chin hsien|czinchzhou|jinxian|kin|kinchow|kinhsien|kinsyu|tschintschou
chin hsiang|jinxiangzhen|kinsiang
chin shih|ching shih|ching shih shih|jinshi shi|tsingshih
chin sha|chin sha chen|czinsha|jinsha zhen|kinsha
chin chiang|chin chiang chen|chin chiang shih|chinkiang

chi ning|chi ning hsien|chi ning shih|czinin|tsi ning hsien|tsining|цзинин|济宁市
chin hua|chin hua hsien|chin hua hsien cheng|chin hua shih|czinkhua|kinhwa|kinhwa hsien|kinhwafu
chiang ling|chiang ling hsien|ching chou|chingchou fu|czinchzhou|jiangling|kiangling|kiangling hsien|kingchow|kingchowfu|kingling
ching nan|tianchang zhen
ching men|ching men hsien|czinmehn|king men chow|king monn|kingmen|kingmen hsien
tianmen|tien men|tien men hsien
ching te chen|ching te chen shih|czindehchzhehn|fou liang|fou liang hsien|jingdezhen shi|kingtechen|kingteh|kingtehchin|цзиндэчжэнь|景徳鎮|景德镇|景德镇市
baijiazui|czinchan|jinchuan|jinchuanzhen|pai chia tsui
chin cheng|chin cheng hsien|jincheng shi|tse chou|tseh chow fu|tsehchow|tsincheng|tsinchenghsien|晋城|晋城市
chi nan|chi nan shih|czinan|dzinanas|jinan shi|li cheng|te nam|tsi nan fu|tsinah|цзинань|جىنەن شەھىرى|济南|济南市|済南|지난
chi mo|tsimo
chiang chin|chiang ching|chiang ching cheng|chiang ching hsien|jijiang|kiangtsin|kiangtsing hsien
jiexiu shi
chieh shou|chieh shou chen|chieh shou chi|shou tai
chieh shih|chieh shih cheng|jieshi zhen|kitchioh
chieh hu|chieh hu chi
chia tzu|jiazi zhen|kapchi|kapohi
chia hsing|chia hsing hsien|chia hsing hsien cheng|chiahsing fu|czjasin|ka shing fu|kashing|kashing hsien|цзясин|جياشىڭ شەھىرى|嘉兴|嘉興|嘉興市
chiao tso|chiao tso chen|chiao tso kung kuang chu|chiao tso shih|tsiaotso|tszyaotszochzhen
chiao|chiao hsien|jiaocheng|jiaoxian|kiaochow|kiaohsien
ning te

chiang yen|chiang yen chen|jiangyan shi|jiangyan zhen|kiangyen

chiang men|chiang men cheng|chiang men shih|czjanmehn|hsin hui|hsin hui hsien|kongmoon city|kongmun|pakhai|sunwui|цзянмэнь|江门|江门市
chiang kou|kiang kou
chiang cheng chen|janczjan|jiangcheng|liang yang|yang chiang|yang chiang hsien|yeungkong|yeungkong hsien|янцзян|阳江|阳江市
chi an|chi an shih|czian|jian shi|kian|kian hsien|kianfu|luling
jialing|kuan yuan|kuang yuan|kuang yuan hsien
hu chou|hu chou shih|huchow|huchowfu|huhinghsien|wu hsing|wu hsing hsien|wu hsing hsien cheng|wuhing|wuxing|wuxing qu

huoqiu
fumunchai|fumuntschai|hu men chai|hu nien|humen zhen|khumehn
hui chou chen|hui chou cheng|hui chou shih|hui yang|hui yang hsien|huichou fu|khuehjchzhou|kuei shan|waichow|waichowfu|waiyeung|weichow
huilong zhen
hui cheng chen|hui lai hsien|huilai
chiu hsin hui|hsin hui|hsin hui chiu cheng|hsin hui hsien|hui cheng chen|huicheng|sanwui|sun hui|sunweihsien|sunwui old city
hua
huang chou chen|huang chou fu|huang kang|huang kang hsien|huang kang ku chih|huanggang|khuanchzhou|wongkong
huang yen|huang yen hsien|huang yen hsien cheng
huan shih|huang shih shih|huangshi shi|shi hui yao|shihpao|shikhoyya|хуанши|黄石|黄石市
huangpu|whampoa
huang pei hsien|huang po|huangpi qu
huang mei hsien
huang kang|huang kang chen|huang kang cheng|huanggang zhen|jao ping|khuangan|ng kng|raoping|ung kung
dasin|huang tsun|huang tsun chen|ta hsing|ta hsing hsien
huang chou|huang chuan hsien|kuang chou
huai yuan hsien|huaiyuan

huai cheng chen|huai chi|huai chi hsien|huaiji
yushuwan
huai tien
hsu kou|huai pei|huai pei shih|khuajbehj|sui hsi shih|хуаибэи|淮北|淮北市
hungkiang
caozhou|he tse|ho tse|ho tse shih|hotseh|hotseh hsien|ko tse|ko tse hsien|tsaochowfu
ho chuan|ho chuan hsien|ho chuan shih
heshan|i yang|i yang cheng|i yang hsien|i yang shih|i yeng|ijan
chieh hsi|ho po|ho po hsu|jiexi|khehpo
henchow|heng chou|heng nan|heng nan hsien|heng yang cheng|heng yang shih|hengchowfu|hengyang hsien|khehnujan|хэнъян
heng shui cheng kuan|heng shui hsien|khenshuy|衡水市
che fej|hefejus|ho fei|ho fei hsien|ho fei shih|hop phi|khehfehj|lu chou|luchow|luchowfu|lunchow|хэфэи|خفي|خېفېي شەھىر|合肥|合肥市
khede

hao pi|hao pi chen|hao pi chi|ho pi|ho pi shih|hopitsi
han chung fu|han chung shih|hantai|hantai qu|khanchzhun|nan cheng|nan cheng hsien|nanchzhen
fu an hsien|fuanja
han ting chen|hanting qu|hantingchieh
hanchow fu|hang|hang chau|hang chou shih|hang hsien|khanchzhou|ханчжоу|خاڭجۇ شەھىر|杭州|杭州市|항저우
han ku|han ku shih|khanga
han tan|han tan hsien|han tan shih|ханьдань
han chuan hsien
han cheng hsien|khanchen
hai chou|haichow
hai men chen|haimen
hai men so|haimen zhen|haimun|haimung|hoimoon
haikou zhen
ha kuo shih|hai khau|hai kou shih|hai kou south cheng|haik how|haikow|heihow|hoi hao|hoihow|khajkou|хаикоу|خەيكو شەھىر|海口|海口市
ku yeh
guozhen zhen|kuo chen
yongkang|yung kang hsien|гули
guiyang shi|gujangas|gujjan|kuei chu|kuei yang|kuei yang shih|kweiyangfu|quy duong|гуиян|گۇيياڭ شەھىرى|貴陽|贵阳|贵阳市

kuei ping|kuei ping hsien
kuei lin|kuei lin shih|kweilin hsien|lin kuei|lin kuei hsien|ling chuan|que lam|гуилинь|桂林|桂林市
guicheng|guixian
gucheng|ku cheng|ku cheng hsien
=canton|=kanton|cantao|fan yu|guanchzhou|guandou|guangzhou shi|gvangjcouh|kantono|kong chiu su|kouang chou|kuang chou shih|kwang chowfu|kwangtsjou|nkouantzou|pan yu|puyun|quancheum|quancjou|quang chau|shengcheng|γκουαντζου|горад гуанчжоу|гуангџоу|гуанджоу|кантон|գուանչժոու|גואנגגואו|شینیانگ|قوانغتشو|گوانگژو|گۇاڭجۇ شەھىرى|क्वांगचौ|ग्वांगझोउ|ਗੁਆਂਗਜ਼ੂ|ഗ്വാങ്ജോ|กว่างโจว|ཀོང ཀྲོའུ གྲོང ཁྱེར|ကွမ်ကျိုးမြို့|გუანჯოუ|广州|广州市|広州|広州市|廣州|광저우 시
guangshui jiedao|kuang shui|kuang shui chen|kuang shui shih|kwangshia
gejiu|ko chiu|ko chiu hsien|ko chiu shih|kokiu|kokiu hsien|kokiuchang
kao chou|kochow|kochowfu|mao ming|mao ming hsien|mowming
gaoyou shi|gaoyou zhen|kao yu
nan chung|nanchong
kao mi|kao mi hsien
gaogou zhen
foochow|fu chou|fu chou shih|fuchau|fuchzhou|fudzou|hok ciu|lin sen|lin sen hsien|min hou|min hou hsien|min hou hsien cheng|min hsien|minhow|phuc chau|фучжоу|فۇجو شەھىرى|福州|福州市
fou yang hsien|fu yang shih|fujan|inchzhou|puyanghsien|ying chou|yingchow fu
fu yang hsien|fujan|fuyang shi|puyang
fu shan hsien
fou chou|fou ling hsien|fowchou|fowchow|fuchou|fulin|pei ling
fachan|fatshan|fo shan chen|fo shan shih|namhoi|nan hai|nanhai hsien|nanhoi|nom hoy|phat son|фошань|فۇشەن شەھىر|仏山|佛山|佛山市
fen i|fenyi xian|fenyi zhen
feng|feng hsien
chiu feng jun|feng jun|feng jun cheng kuan|feng jun hsien

chiu fei hsien|fei|fei hsien|fei hsien cheng
fang shan hsien|ta fang shan
echeng|echeng hsien|o cheng|o cheng hsien|shou chang|wuchanghsien
ehnshi|en shih|en shih hsien
ehnpin|en ping chen|en ping hsien|encheng jiedao|enping|yan ping hsien|yanping
tu yun|tu yun cheng|tu yun hsien|tu yun shih
duobao zhen|duobaowan
tu cheng|tu cheng hsu

dunin|tung ying|дуньин|东营|东营市
dongtai shi|dongtai zhen|tung tai|tung tai chen|tung tai hsien
dongsheng qu|dunshen|tung sheng|tung sheng hsien
tung kan|tung kan chen
donghai jiedao|lu feng hsien|lu feng hsien cheng|lufeng|lufung|lukfung
kuan cheng chen|tung kuan|tung kuan hsien|tungkun|дунгуань|دوڭۋەن شەھىرى|东莞|东莞市


dingxian|dinsyan|tang hsien|ting|ting hsien|ting hsien cheng kuan|tingchow
ting tao|ting tao hsien
te chou|te chou shih|te hsien|techow|tehchow|tehetsouen|德州市
dehjan|deyan|te yang|te yang hsien|tehyang|tehyang hsien
deqing xian
peng lai hsien
dengxian
teng feng|teng feng hsien
dazhong zhen|dazhongji
zhangjiajie shi
ta ye li|ta yeh
le giang|li chiang|li chiang fu|li chiang hsien|li chiang na hsi tsu tzu chih hsien|liczjan|lijiang|lijiang city|likiang hsien|ta yen chen|лицзян|丽江市|麗江
dasyan|daxian|sui ting|sui ting fu|suting|suydin|ta hsien
shih tsui shan|shizuishan|ta wei kou|ta wu kou
datun
chung cheng|feng hua hsien|fenghua shi

danshuem|danshui jiedao|huiyang qu|huiyangshi|tamshui|tamshuihu|tan shui|tanshuihu
danczjankou|junxian danjiang|tan chiang kou

tan cheng|tan cheng chi
daliang jiedao|daljan|pan shun|schuntak|shun te|shun te hsien|shunde|ta liang|ta liang chen
dairen|dalian shi|dalniy|lu ta|lu ta shih|luda|ta lien|ta lien shih|далянь|大连|大连市
chung ho chen|ta ho|ta li|talifu
chu|chu chuan|chu hsien|chuchow|chuxian
chun cheng chen|chuncheng|yang chun hsien|yeungchun
i wu|yiwuhsien
=chungking|cchung cching|chongqing shi|chongqing zhong qing|chongqing 重庆|chuncin|chung ching|chung ching shih|congcing|congcingas|csungking|cuncjina|pa hsien|trung khanh|tshung khin|tsjoengking|yu chou|yuzhou|чунгкинг|чунцин|чунцін|צונגצינג|تشونغتشينغ|چونگ کینگ|چونگچنگ|چۇڭچىڭ شەھىرى|चोंगछिंग|चोंग्किंग|ਚੌਂਗਕਿੰਗ|சோங்கிங்|ചോങ്ചിങ്|ฉงชิ่ง|ཁྲུང ཆིན གྲོང ཁྱེར|重庆|重庆市|重慶|重慶市|충칭 시
zizhong
chih chou|chih chou chen|chih chow fu|guichi|kuei chih|kuei chih hsien|kweighih
chehnchzhou|chen|chen chou shih|chen hsien

chengjiang jiedao|chiang yin|chiang yin cheng|chiang yin hsien|jiangyin shi|kiangyin
ccheng tu|cengdu|chehndu|cheng tu hsien|cheng tu shih|chengdu shi|hua yang|thanh do|чэнду|چېڭدۇ شەھىرى|成都|成都市|청두
cheng hai hsien|chengcheng|chenghai|ching hai|tenghai|tenghai hsien|tsai cheng chen
chao an hsien|chao chou chen|chao chou shih|chaoan|chaochowfu|trieu chau|จังหวัดแต้จิ๋ว|潮州|潮州市
chao|chao hsien|chaoxian|tsao chen
chanchzhou|chang chou shih|chang chow fu|wu chin|wu chin hsien|wujin|wutsin|чанчжоу|چاڭجو شەھىر|常州|常州市
chanchzhi|shitougeta|чанчжи
cangsa|chang sha hsien|chang sha shih|chansha|truong sa|чанша|چانگشا|چاڭشا شەھىرى|長沙|长沙|长沙市
chancin|chang ching|chang ching hsien|changtsing
chang li cheng kuan|chang li hsien|chanli
chang ling chen|chang tou ling
caohe zhen|caojiahe|tsao ho|tsao ho chen|tsao ho cheng
wei ning hsien
canchzhou|changhsien|tsang|tsang chen|tsang chou shih|tsang hsien|tsansyan|цанчжоу|沧州市
caidian jiedao|caidian qu
buhe zhen|bukheh|pu ho
bochzhou|boxian|po hsien|pochow
bota|po tou|po tou chen
po shan|tzu po|tzu po shih
baicheng jiedao|baise zhen
beizhen|hui min|pei chen|pin hsien


hsia chuang|pien chuang
bangbu|behnbu|pang fou|pang fou shih|pang pu|peng pu|бэнбу|بېڭبۇ شەھىر|蚌埠|蚌埠市
=peiping|=pekin|=peking|bac kinh|baek ging|behehzhin|beijing shi|beising|beixin|bejing|beyciny|beyjing|pechin|pechino|pechinum|pecinum|pei ching|pei ching shih|pei ping|pei ping shih|peken|pekina|pekinas|pekini|pekino|pequim|pequin|pet kin|peycing|πεκινο|беижің|бээжин|бәәҗң балһсн|горад пекін|пекин|пекинг|пекін|пекінґ|պեկին|בייגינג|בייזשינג|بكين|بيكين|بیجنگ|بېجینګ|بېيجىڭ|بېيجىڭ شەھىرى|پکن|پێکەن|ބީޖިންގ|बीजिंग|बेइजिङ|বেইজিং|ਬੀਜਿੰਗ|બેઇજિંગ|பெய்ஜிங்|బీజింగ్|ಬೀಜಿಂಗ್|ബെയ്ജിങ്ങ്|බෙයිජිං|ปักกิ่ง|པེ ཅིང གྲོང ཁྱེར|ပေကျင်းမြို့|პეკინი|ቤዪጂንግ|ប៉េកាំង|北京|北京市|베이징 시|북경
behjkhaj|pakhoi|pei hai|pei hai shih
beidao jiedao|beidaobu

behj|paipei|pehpei|pei pei chang|pei pei shih
pao ying|pao ying cheng|pao ying hsien

baodin|ching yuan hsien|ching yuang|pao ting|pao ting shih|prefettura di baoding|tsingyuan|tsingyuan hsien|баодин|保定|保定市
aho chia chuan|hao chia chuan|ho chia chuan|pai yin|pai yin chang|pai yin shih

baiguan|pai kuan|pai kuan chen|pokwan

an hsiang|an hsiang hsien|ansiang|ansiang hsien|anxiang chengguanzhen
an shun hsien|an shun hsien cheng|an shun shih|anshunfu|pu ting|аньшунь
an chiu|an chiu hsien|an kiu|ankiuhsien
an ching|an ching cheng|an ching shih|ancin|huai ning|huai ning hsien|nganking|аньцин|يەنچىڭ شەھىرى|安庆|安庆市|安慶|안칭
mapai
an lu hsien
an chiang|an chiang chen|ankiang|qianyang
an pu|anbu zhen

su chou|su cou|suchzhou|suzhou shi|to chau|wu hsien|сучжоу|سوجو|سۇجۇ شەھىرى|苏州|苏州市|蘇州
zhoushan shi
mudu zhen
songlingzhen
中山|中山市
lianghu zhen


juehjan|ngok yong su|nhac duong|юэян|岳阳市|岳陽市|웨양 시

chen lai chen|chzhendun
cheng chia tun|cheng chia tun chen|chengkiatun
chao chou chen|chao chou hsien
chao yuan chen|chzhaoyuangay
chao tung|chao tung chen|chzhaodun|man kou|mangou|tien tsao kang
chang chia kou|chang chia kou shih|chang kia kou|chzhanczjakou|chzhantseyakou|kalgan|wan chuan|wan chuan hsien|чжанцзякоу|张家口市|張家口|張家口市
butha qi|cjalanjtunj|tsa lan tun|ya lu|ya lu hsien|zhalantun shi
jujshu|ku yu shu|yu shu chen|yu shu hsien

eiko|inkou|newchwang|ying kou hsien|ying kou shih|инкоу|营口|营口市
i lan|i lan chen
i chun|i chun shih|ichun
teh pai shou|yeh pai shou|yeh po shou
yen tung shan
chu tzu chieh|chu tzu kai|janczi|yang chi teng|yen chi|yen chi shih|яньцзи
hsi kuei tu|jakehshi|shih ko ya|xingong jiedao|xuguit qi|ya ko shih|yakeshi shi
chang chia kou shih|hsuan hua|hsuan hua cheng|hsuan hua hsien|hsuan hua shih|suanhwa


hsin min|hsin min chen|hsin ming ting|sinmin
hsing lung shan
hingcheng|hsing cheng|hsing cheng chen|hsing cheng hsien|sinchehn
abaga pei tzu fu|abagnar qi|pei tzu fu|pei tzu miao|peitzemiao|silinghot|xilinhaote shi
hsi feng|hsi feng chen|hsi feng hsien|sifeng
hsiao shih|hsiao shih chen|xiaoshi zhen
uchan|wu chang chen|wu chang hsien|wu chang ting|wuchang shi|wutschangting
ta wang kou|wang ching|wang ching chen|wang ching hsien|wangqing xian|wangqing zhen

wang kuei chen|wang kuei hsien
horqin youyi qianqi|huai yuan chen|ko erh chin yu chien chi|ko erh chin yu i chien chi|ulan hoto|ulanhot shi|vanyemyao|wang yeh miao|wangyemiao|wulanhaote shi
tjumenskij|tu men chan|tu men shih
bayan tala|horqin qu|keerqin qu|payintala|tung liao hsien|tung liao shih|tungliaochen
telin|tieh ling|tieh ling hsien|телин
teli|tieh li|tieh li chen|tieh li hsien|tieh shan pao
tao nan chen|tao nan fu|taoan
tai lai chen|tai lai hsien|tailaichi
tai kang chen|tai kang hsien|taykan
ta ho
hsu chia tun|ssu chia tun|suczjatun
sui leng chen|sui leng hsien
pei lin tzu|sui hua chen|sui hua hsien
sui fen|sui fen ho
songjianghe zhen|sung chiang ho
ssu ping|ssu ping chieh|ssu ping kai|szekingkai
shun i|shun i chu|shun i hsien|shuni
shu lan chen|shu lan chieh
chien shan|shuang ya shan shih
shuang yang chen|shuang yang ho|shuang yang hsien|suan yang ho
schwang tschong ting|shuang cheng chen|shuang cheng hsien|shuang cheng pao
shiguai jiedao|shiguai qu|shiguaigou|shih kuai|shih kuai chen|shih kuai kou|shihkuaitsun
feng tien|moukden|senjangas|shehnjan|shen yang hsien|shen yang shih|shengking|tham duong|шэньян|شنيانغ|沈阳|沈阳市|沉阳市|瀋陽|선양
shan ho tun
shang chih chen|shangzhi shi
san cha tze|san cha tzu
sa la chi|salatsi|salqin
jang hu lu
chi ho ho|chi tai ho
cicikar|lung chiang|lung chiang hsien|lungkiang|tsitsihar|zizikar|цицикар|チチハル|齐齐哈尔市|치치하얼
ching kang|tsingkang
chia la tien|chien kuo chen|chien kuo chi|chien kuo erh lo ssu|chien kuo erh lo ssu meng ku tsu tzu chih hsien|front korlis mongolian autonomous county|kuo chien chi|kuo erh lo ssu chien chi|qian gorlos
pingzhuang zhen
mo pa shan|mo pan shan|pan shih chen|panshihtun
pan shan chen|shuang tai tzu
nien tzu shan
nen cheng|nen chiang|nen chiang chen|nenkiang|nunkiang|nunkianghsien
bordo|bordotschan|na ho|nehkheh|nekhe|north ho|north ho chen|north ho hsien|northeast ho|po erh to|porto
nantai zhen
pien lien tzu
nan cha tun

mu tan chiang|mu tan chiang shih|mudanczjan|mudanjiang shi|mutankiang|муданьцзян|牡丹江|牡丹江市
hsin mi shan|mi shan chen
ming yueh chen|ming yueh kou|mingyuegou
ming shui chen|ming shui hsien
mei ho kou

liu tao kou|lung ching|lung ching chen|lung ching chieh|lung ching tsun|luntszintsun|ryuseison|yanji|yen chi hsien|yonjontsuon
chu chia kan|chukiakan|lonczjan|lung chiang|lung chiang chen
lung feng shan
liu ho|liu ho chen|liu ho hsien|liu hu cheng
chiu li shu|li shu chen|li shu hsien|lishat
lin kou chen|lin kou hsien
lin chiang|lin chiang hsien
ling yuan chen
ling tung
chiu liao chung|liao chung chen
dongliao|hsi an|liao yuan shih|pei feng|pei feng hsien|shian|sian|ta ka ta|ta ko tan|tung liao
liao yang hsien|liao yang shih|ljaojan|ляоян
lan hsi
lang hsiang
lang tou chen
kuan tien
jih pen tsu chieh ti|kai yuan chen|sun chia tai
kai tung chen|kai tung hsien|kaibung|kaitun|tongyu
chi hsi|chi hsi shih|chi ning|chi ning chieh|czisi|kisi|цзиси|鶏西市|鸡西市
chiu tai|chiu tai chen|chiu tai hsien|hsia chiu tai|shachutai|siakiutai|teu tai|teymau

chi shu
chien hsien|chin|chin chou|chin chou shih|czinchzhou|kinchou|kintschou|цзиньчжоу
chin hsi|chin hsi chen|jinxi|leinshan|lianshan qu|连山|连山区
chi ning|chi ning hsien|chi ning shih|czinin|jining qu|ping ti chuan|ping ti chuan chen|tsining|tszinin
chi lin|chi lin shih|czilin|dzilinas|girin|jilin city|kilin|kirin|kota jilin|yung chi|yung chi hsien|yung chi shih|yungki|цзилинь|جىلىن شەھىرى|吉林市|지린

chiacho|chiao ho|chiao ho chen|chiao ho hsien|czjaokheh|kiaoho|o mu hsien|omu|ta chiao ho|tachiaho|takiaoho
cha mu ssu|chieh mu ssu|czjamusy|hua chuan|hua chuan hsien|kiamusas|цзямусы|ジャムス市|佳木斯市|자무쓰
cha lai north erh|chaiainor|chzhalajnor|dalainur|zhalai nuoer
ku erh chi|ku lu chi|kurchi
hu shih tai
hui chun|hun chun chen|hun chung|hunchun shi|hungtschung
fularki|lung chiang
chu lan tschong|hu lan chen|hu lang cheng
chiu hui nan|hui nan chen|hweinan ting
huai jen|huan jen|huan jen chen|yuan jen
huang ni ho|huang ni ho tzu
hu nan ying|hua chuan|hua chuan chen|hua nan chen
hua tien|hua tien chen|huen tien|koangai|kuan chieh|kuang kai

hohhot shi|hou ho|huhe hoter|huhehaote|huhehot|khukh khoto|kuei hua|kuei sui|kuei sui hsien|kuei sui shih|kuku khoto|kwei hwa cheng|kwei hwa ting|kweihwa suiyuan|suiyuan|хух хото|フフホト市|呼和浩特|呼和浩特市|후허하오터

helong shi|helong zhen|longcheng zhen
hei shan chen
ai hun|ai hun hsien|aigun|aihui|hei ho|hei ho chen|hei ho tun|khehjkheh|sa ha liang|sachaljan|sakhalyan|ta hei ho
hao kang|hao kang shih|hingshanchen|ho kang|hsian yuan tun|hsiangyuantun|hsing shan|hsing shan chen|hsing shan chieh|hsinganchen|khegan|khehgan|sinshan chzhen|хэган
cap nhi tan|charbin|ha erh pin|haerbin|harbin shi|harbinas|pin chiang|pin chiang hsien|pinkiang|харбин|харбін|חרבין|خاربىن شەھىرى|ハルビン|哈尔滨|哈尔滨市|하얼빈
hai lun chen|tung kei|tung ken|tung ken ho
hai lin chen|hai lin tsun
hai la erh|hailar shi|hairaru|hu lun
hai cheng chen|hai cheng hsien|haicheng shi|haitschong|lo lang
gunchzhulina|huai te|huai to hsien|huaide|kung chu ling
kung chang ling
genhe shi|ken ho
kan nan|kan nan chen
fu yuan chen|sui yuan

fu yu chen|fuyuy
betuna|bodune|fu yu chen|fu yu hsien|hsin cheng|hsin cheng hsien|petuna|po tu na|po tu no|sincheng
fu hsin|fu sin
fou hsin|fou hsin shih|fusin|фусинь|阜新市
chiu fu shun|fu shan|fu shun hsien|fu shun shih|fushuncheng|фушунь
fu li chen|fulitun
fu chin|fuczin|fukin
beichengqu jiedao|feng chen|feng chen hsien
feng hsiang|feng hsiang chen|feng huang chen|fengsiang
feng cheng chen|feng cheng hsien|feng huang cheng
wulan jiedao
erh tao chiang
ao tung cheng|tun hua|tun hua chen|tun hua hsien
dongning xian|dongning zhen|tung ning|tung ning chen|tung ning hsien
donlin|tung ling
tung feng|tung feng chen|tung feng hsien
ti tao
chang chia wan|te hui|te hui chen|tszhantszyavan|yao men
dagu|daido|datongas|datun|ta jen|ta jen hsien|ta ku|ta tung|ta tung hsien|ta tung shih|датун|大同市
ta shih tou|tashitou
dashiqiao shi|ta shih chiao|ta shih chiao chen|tashihkiao
an ta|an ta shih|anda|dacin|sa erh tu|sartu
an tung hsien|an tung shih|antung|dandong dan dong|dandong 丹东|dandun|sha ho chen|sha ho tzu|tan tung|даньдун|丹东市|丹東市|단둥
dalinghe|linghai shi|ta ling ho
dalaysyan|ta lai|ta lai chen|ta lai hsien|talaicheng
chifehn|chifeng shi|chih feng|chih feng chou|chih feng hsien|chih feng shih|ha ta|hongshan qu|tschifong|ulaan hada|ulanhad|чифэн|红山区|赤峰|赤峰市
cheng tzu ho
chehndeh|cheng te|cheng te hsien|cheng te shih|je ho|jehoi|jehol|jo ho|tschongto|чэндэ|承徳市|承德市
chao yang chen|chaojan
chao yang chen|chao yang hsien|chao yang shih|chaojan|san tso ta|чаоян
chang tu chan|chang tu chen|changtu xian|chantu
chang ping chen|chang ping chu|chang ping hsien|chanpin
chang ling chen|chang ling hsien|chang ling tzu
chang chun hsien|chang chun shih|hsin chin|hsinking|kua cheng tzu|kwan cheng tze|чанчунь|长春
chai ho
po li
binzhou zhen|pin chou|pintschou
behnsi|pen chi hsien|pen chi hu|pen chi shih|pen shi|penki|penkihu|бэньси|本渓|本溪市
pehpiao|pei piao|pei piao chen|pei piao hsien
bajan|bayan xian|bayan zhen
baotou shi|pao tou|pao tou hsien|pao tou shih|баотоу
pao shan
baocin|pao ching|paotsing
pa mien tung
pai shih shan
pai chuan
bajchen|pai cheng|pai cheng shih|pai cheng tzu|paichengtze|tao an|tao an hsien|tao yen|баичен
badaojiang|hun chiang|hun chiang shih|hunjiang|pa tao chiang|pa tao kou
an shan shih|аньшань
an ta|an ta chan|an ta chen|an ta hsien|an ta shih
a li|a li ho|alihe zhen
a cheng chen|a cheng hsien|a shih ho|a shih ko|acheng shi|akheng
dong hai dao



fenkhuan|фенхуань










cantarrana|caserio villavicencio|viljavisensijas|viljavisensio|вилявисенсио
rosario|vilja del rosario|villa rosario



valjeduparas|валедупар|توربو








tol

tam





soachu|соачу
cincelejo|sinselekho






santa rosa|santa rosa cabal
quilichao|santander
санта марта|סנטה מרתה|سانتا مارتا
corregimiento santa lucia



san juan
san juan de cesar




san benito abab




sabanetas
sabanalargo


ruiosucio

riochacha


kibdo

santander




puehrto asis

popajanas
planeta riki



cartago viejo|переира

pastas|san juan de pasto|пасто


palma de varela|palmar
belalcazer


nejva|неива

corregimiento morales
san jeronimo de buenavista





medeljinas|меделин|メデリン




manisalesas|манисалес



manague|mangue




letisija


la unicion




jagua
la ehstrelja


khamundi





grenada
khiron
zhirardo







florida




ehspinal

corregimiento el reten
copei|corregimiento el copey


carmen
ehl banka



corregimiento curumani
san jose de cucuta|san jose de guacimal|кукута|ククタ


copacabana
circacia

san juan de cienaga|sienaga



chinchiny
chimicragua






cartagena das indias|cartagena de indias|cartaxena de indias cartagena de indias|carthagene|kartachena|kartageno|картахена|カルタヘナ|卡塔赫纳
carmen viboral

puerto real de la cruz

kali|kalis|santiago de cali|кали|カリ|卡利







букараманга|ブカラマンガ
bogoto|boqota|mponkota|santa fe de bogota|wukuta|μπογκοτα|богота|боґота|горад багата|санта фе де богота|բոգոտա|באגאטא|בוגוטה|بوجوتا|بوغوتا|بوگوتا|بگوٹا|बोगोटा|बोगोता|বোগোতা|பொகோட்டா|ಬೊಗೋಟ|ബൊഗോട്ട|โบโกตา|པོ གོ ཏ|ဘိုဂိုတာမြို့|ბოგოტა|ቦጎታ|ទីក្រុងបូកូតា|ボゴタ|波哥大|보고타
bella|белла
belen
barankila|barankilija|barrancas de san nicolas|баранкиля|баранкиља|барранкилья|горад баранкілья|ברנקייה|بارانكويلا|バランキヤ|巴兰基亚|바랑키야

barrankabermekha















aquachia












san rafael



pedro|san pedro de montes de oca


juan de dios


san chose|σαν χοσε|сан хосе|סאן חוסה|סן חוסה|ซันโฮเซ|ሳን ሆዜ|サンホセ|聖荷西|산호세
san isidro de el general|san isidro del general|san isidro urena



ciudad quesada|kesada|villa quesada


limon|puehrto limon



mercedes norte


ehredia

guadelupe|san francisco guadaloupe
esparta



kartagas
ciudad canas|kanash
blancos

alakhuehla


poblado yara

vinjales


veradero
union reyes

poblado sibanicu

santjago de las vegas
santiago|santiago de kubo|santjago de kuba|сантьяго де куба|סנטיאגו דה קובה|サンティアーゴ デ クーバ








sagua
sagua de temamo
robas


san juan de los remedios

puehrto padre


pinar del rioko probintzia





nuehva kherona
niguero


poblado minas




poblado manicaragua


victoria|victoria de las tunas
la saljud
a habana|abana|gavana|gavanae|habana|hafana|havano|la ahuana|la avan|la havane|lavan a|lhabana|savana|αβανα|гаванæ|гавана|горад гавана|хавана|ҳавана|հավանա|הוואנה|هافانا|هاوانا|हवाना|அவானா|ฮาวานา|ཧ ཝན|ჰავანა|ሀቫና|ሀኖይ|ハバナ|哈瓦那|아바나
jovallanos
jaboba




holquin|olgin|ольгин|הולגין|オルギン
poblado guisa


guantanama|guatanamo


guasimaro



ehsmeralda



crues|las cruces


consolacion




senfuehgos






kamaguehj|puerto principe|камагуеи|קמאגואיי|カマグエイ
poblado calimete
caibairien
poblado cabaiguan









nueva villa real
aguada
abreu




cidade da praia|municipio da praia|pragia|praja
mihdelo






nea pafos
an leafcois|lefkosa|lefkosia|leukosia|nicosia lefkosia|nicosia leukosia|nicosie|nikasia|nikozio
lemesos|leymosun


famagouste|gazimagusa

dvur kralove









mezirzhichi
ustin orl
usti|ustina labe
vehersky brod
gradishte

trshinec
trshebich
teplice sanov|teplitz|teplitz schonau



strakonitz
bogumin|bohumin
sokolov nad ohri
schlan
roznov



prshibram
prerau
=prag|=praga|=praha|praag|pragae|prago|πραγα|праг|прагæ|прага|פראג|براغ|پراگ|پراگا|ܦܪܓ|ปราก|པུ ལ ཁེ|პრაღა|ፕራግ|プラハ|布拉格|프라하
pilsen|pilsna|pilzenas|pilzno|plzena


pardubitz
otrokovice kvitkovice
kvitkovice
ostrov nad ohri
ostraba|οστραβα|острава|אוסטרבה|اوسترافا|オストラヴァ|俄斯特拉發|奥斯特拉瓦|오스트라바
orlau
oppavia
aebura|eburum|olmuetz|olmutz|olomouca|olomoucas|olomouch|olomucium|olomuniec
novi jichin|nowy jiczyn
nerarovice|neratowitz


modran|modrzhany
mlada boleslaz



leitmeritz|litomerzhice
liberecas

letnan
kutna gora
kromerizas|kromnerzhizh

kralup|kralupy
koprshivnicakh

klattau

klantno

karl vary|karloby bary

kaaden


jiglava
jichin
jablonec|jablonec nad nysa|jablonecas prie nisos

chrantek kralobe|gradec kralove
godonin
gavlichkuv brod
gavirsov
frydek|mistek
dechin|decinas

khomutov
chebas|kheb
ceski tjesin|cheski teshin|tesin
budejovice|ceske budejovicai|cheshke budjejovice|cheske budejovice|czeskie budziejowice

cheska lipa|lipa

berno|bruenn|bruna|brunn|burno|mprno|μπρνο|брно|бърно|ברנו|برنو|ブルノ|布爾諾|브르노
brzheclav





bilin
beraun
beneschau


stadt zwickau
zweibruecken
cjulpikh|zuelpich

cittau|zitava



zehlendorf bezirk
santen

birtsmpournk|herbipolis|vircburg|viurcburgas|vjurcburg|wiazburg|wuerzboerj|wuerzburg|wurtzbourg|wurtzburgo|wurzborj|wurzburgo

boupertal|vupertale|vupertalis|wupperdaal|βουπερταλ|вупертал|вупперталь|горад вуперталь|וופרטל|فوبرتال|ووپرتال|وپرٹال|ვუპერტალი|ヴッパータール|伍珀塔尔|부퍼탈


worth
vorms|wormacja|wormatia


wolfenbuettel









viperfiurtas|vipperfjurt|wipperfuerth|wipperfurta




wilmersdorf bezirk


vilchelmschafen|vilgelmsgafen|vilgelmskhafen|vilkhelmskhafen|willelmeshaefen|willemshaven|wuelmshoawen


aquae mattiacae|uisibada|visbadene|vizmpanten|vysbadenas|wiasban

betslar|vetclar|weslar|wetzlaria
stadt wetter ruhr|wetter






werne an der lippe





wendlingen





weissenburg
endersbach



weilheim


stadt weil am rhein

berlin weissensee



wedding bezirk

stadt warstein


















freden

ferde





fersmele







vaihingen
itersen|iterzene|joterzen|utersen

schleisheim
haching|unterkhakhing
bad krozingen|unter bad krozingen

oulm|ulma|ulmas




tjubingen|tubinga|tuebingen|tybinga


=treves|augusta treverorum|treier|treveris|treviri|treviro|trewir|trir

traunrojt

stadt tonisvorst


tempelhof bezirk



stadt taunusstein



sulzbach|zulcbakh rozenberg


estugarda|shhutgart|shtutgarti|stocarda|stoutnkarde|stuggart|stutgardia|stutgartas|stutgarto|stutqart|στουτγκαρδη|горад штутгарт|штутгарт|щутгарт|שטוטגארט|שטוטגרט|اشتوتگارت|سٹٹگارٹ|شتوتغارت|شٹوٹگارٹ|श्टुटगार्ट|স্টুটগার্ট|સ્ટુટગાર્ટ|இசுடுட்கார்ட்|സ്റ്റുട്ട്ഗാർട്ട്|ชตุทท์การ์ท|შტუტგარტი|シュトゥットガルト|斯图加特|슈투트가르트













steglitz bezirk
stadt stassfurt
starenberg






stadt springe



stadt sonneberg












siebursh



stadt selm|zelm








suerinum


schwedt|stadt schwedt oder


schwandorf|stadt schwandorf



hall|schwaebisch hall
gmund|schwaebisch gmuend






schoneberg bezirk








stadt schleswig




bad saulgau


kreisstadt saint wendel





saarluise|sarrelouis
saarbrecken|saarbrigge|saarbrjuken|saarbruecken|saarmpryken|saravipons|sarbriukenas|sarebryken|sarrebruck|zarbrikene
saalfeld saale
ruesselsheim





rota

roshhok|rostochium|rostoka|rostokas

rosnheim

koeln rodenkirchen|rodenkirchen
stadt rinteln



damgarten
badisch rheinfelden|rajnfelden





rojtlingen




reinickendorf


reichenbach|stadt reichenbach vogtland
=ratisbon|=ratisbonne|ratisbona|regensburgo|rengschburg|rezno

reklingkhauzen|riaekelkusen|riakelkusen







radolfzell




kvedlinburgas|queddelnborg|quedlinburgum|stadt quedlinburg



prenzlauer berg bezirk


podstupim|postupim|potsdamo|poztupimi

poppenbuettel
stadt plettenberg
plauehn


pinnbarg


pforcgejm|pforckhajm




pasawa|pasov|passavia


pankow
patterbuorn




stadt osterholz scharmbeck
osnabrik|osnabriukas|osnabrjuk|osnabrueck|osnabruga|osnabrugensis|ossenbruegge|ossenbrugge






aldenboarch|aldinborg|byen oldenburg|oldemburgh|oldemburgo|oldenboerj|oldenborj|oldenburgas|oldenburgo|oldenburgum|ollnborg|ooldenbuurich






olde|stadt oelde




berlin oberschoneweide


omperchaouzen|overhus


neurenberg|nirnberg|niurnbergas|njurnberg|norimberga|norimberk|nuernbarg|nurenbergo|nurenburg|nyremberge|nyremvergi|νυρεμβεργη|нирнберг|נירנברג|นูเรมเบิร์ก|เนือร์นแบร์ก|ნიურნბერგი|ニュルンベルク|纽伦堡|뉘른베르크



noerdlingen
nothoorn

norderstedt stadt
nordenkhame|stadt nordenham



berlin niederschonhausen
niederkirchen

ingelheim mitte




subdistrikto neu ulm
nieg strelitz|stadt neustrelitz

neustadt
neustadt|neustadt an der haardt|nojshtadt an der vajnshtrasse
neustadt|nojshtadt am rjubenberge
magdeburg neustadt|nojshtadt
nojs|novaesium|nuess|nueuess|nuss|nuuss
neuruppino|nojrupin

neumuenster|niemuenster|niemunster
neumarkt|stadt neumarkt in der oberpfalz
neulsenburg|noj izenburg
neufahrn

neuburg|neuburg donau|nojburg an der donau
nojbrandenburge




naumberg|naumburg an der saale|naumburg saale|stadt naumburg



minster|minstere|miunsteris|mjunster|monasterium|muenster|munistri
hann muenden|hann munden|hannoverisch munden|hannoversch muenden|munden|stadt hann muenden|stadt hann munden
=monaco di baviera|=muenchen|=munich|=munique|minca|minche|minga|minhen|minhene|miunchenas|mjunkhen|mnichov|monachium|monacho|monaco|monaco de baviera|monaco east baviera|monacum|muenegh|muenhen|munegh|munhen|munic|munich ed baviera|munih|munike|munix|munkeno|mynihu|myunxen|μοναχο|горад мюнхен|минхен|мунхен|мюнхен|мүнхэн|մյունխեն|מינכן|مونیخ|ميونخ|ميونيخ|میونخ|म्युन्शेन|म्यूनिख|মিউনিখ|மியூனிக்|ಮ್ಯೂನಿಕ್|มิวนิก|မြူးနစ်ချ်မြို့|მიუნხენი|ミュンヘン|慕尼黑|뮌헨
muellheim
milchaim|mjulkhajm na rure|moelm|moeln|molm|moln|muelheim|muelheim an der ruhr|muelheim ruhr|mulheim|mulheim an der ruhr|mulheim on ruhr
muehlheim|muehlheim am main|muhlheim
stuttgart muehlhausen
muehlhausen|muehlhausen thueringen|muhlhausen thuringen|thomas muntzer stadt muhlhausen
muhldorf am inn



mosbach in baden|mosbakh
moosburg an der isar

mjonkhengladbakh|moenchengladbach
moelln
mers|meurs|mors


minn




mercige|merzig am saar
merseburga





stadt meiningen






eresburg

harktrednitz|martredwitz

markkleeberg



marbourg|marburgo
marbach
manchaim|mangeym|manhajmi|manheima|manhemium|monnem|μανχαιμ|горад мангеим|мангеим|манхаим|манхајм|מנהיים|مانهايم|مانهایم|मानहाइम|მანჰაიმი|ማንሃይም|マンハイム|曼海姆|만하임
=maguncia|=mayence|maganza|magonza|maianca|mainca|maincas|maints|majenco|majnc|majnci|mayns|meenz|mogontiacum|moguncja|mohuc

berlin mahlsdorf
maagdenburg|magdebourgo|magdeburgas|meideborch
luenen
ljuneburg|lueneburg|luneberg
ljudvigskhafen|ludvigskhafen|ludwigshafen sul reno


ljudingkhauzen
leudenscheid|luedenscheid
stadt luckenwalde
libek|libeka|limpek|liubekas|ljubek|lubeca|lubeck hansestadt|lubeko|luebeca|luebeck|lybeku|lyypekki




loerrach



loebau
lippshtadte


lindau bodensee|lindau saar
limburg|limburg na lane|limburgis ad lanem
limbach|limbakh oberfrona

gross lichterfelde


laevverkuuse|lavverkuuse|leberkouzen
leutkirch

leonsberg
stadt lennestadt


=leipsic|=lipsia|lajpcig|lajpcik|leipciga|leipsia|leypsiq|lipcse|lipsca|lipsk|lipsko|λειψια|горад леипцыг|лаипциг|лајпциг|леипциг|לייפציג|لایپزیگ|لبسيا|لیپزش|लाइपझिश|লাইপ্ৎসিশ|லைப்சிக்|ไลป์ซิก|ไลพ์ซิก|လိုက်ပဆစ်မြို့|ლაიფციგი|ライプツィヒ|莱比锡|라이프치히




hleri|ler|lera



lauchhammer east|stadt lauchhammer






landishuta|landsgut|landshuad|landshutas
landsberg
landau





laasphe



kulmbakh|stadt kulmbach
cronberg in taunus


bezirk kreuzberg
kreuzau uber duren
krefeld uerdingen|krefeldas|krefelde|krieevel
koethen

kornwestheimium


kopenick bezirk|verwaltungsbezirk kopenick
berlin koepenick|koepenick|kopenick
conz
constanca|constance|constanta|constanza|costanza|konstanc|konstancja


konigstein
konigslutter

=cologne|=colonia|=koeln|augusta ubiorum|cologna|colonha|colonia agrippina|colonia agrippinensis|colonia claudia ara agrippinensium|cwlen|keln|kelnas|kelne|keulen|kjoln|koelle|kolin nad rynem|kolle|kolon|kolonjo|oppidum ubiorum|κολωνια|горад кельн|келн|кельн|кольн|кьолн|քյոլն|קלן|קעלן|كولونيا|کلن|کلون|کولون|क्योल्न|கோல்ன்|కొలోన్|ಕಲೋನ್|โคโลญ|კელნი|ኮልን|ケルン|科隆|쾰른

coblenca|coblence|coblentz|coblenza|confluentes|koblencas|koblencja|koblenco|komplents
cleveris|cleves|kleef



kirchheim|kirkhgajm unter tek


kielia|kielo|kijlo|kil|kilonia|kyle

kerpe
kempten allgaeu

kelkheim|stadt kelkheim taunus

kehl am rhein|stadt kehl
berlin kaulsdorf

cassala|castellum|chasalla|kasele|kaselis|kaselo
berlin karow

carolsruha|karlsroue
berlin karlshorst



kamjenc


kaiserlautern|kaiserslantern|kaizerslauternas



berlin johannisthal
ena|iena|jena thueringen


iserlaun|izerlon
ingolshhat|ingolshtat
stadt ilmenau





husem


hummelsbuettel



hoyerwerda
hoexter


horb






hofheim|hofheim in taunus

khof

hochheim

hilmessen





hefstedt


khercogenaurakh







heppenheim
stadt hennigsdorf


gemer
helmestee|helmestidde|helmstadium|helmstidde|khelmshhet|khelmshtet|stadt helmstedt
heinsburg
heiligenstadt
kolonie neu heiligensee
stadt heiligenhaus
chailmpron|hajlbrono|heilbronn neckar
heidenheim|heidenheim in wurttemberg

chaidelvergi|gejdelberg|haidelbergu|haidlbaersch|haidlbarsch|heidelbarg|heidelberch|heidelberga|heidelbergas|heidelburg|heidlberg|heydelberq




hafsloch
haswinkil

hamburg harburg|harburg an elbe|horborg
=hanover|=hanovre|annobero|gannovehr|hannauver|hannova|hanobhar|hanofer|hanoveris|hanovra|hanovro|hanowery|honovere|ihanoveri|αννοβερο|ганновер|горад гановер|хановер|האנאווער|הנובר|هانوفر|ہینوور|हानोफर|হানোফার|ฮันโนเวอร์|ჰანოვერი|ハノーファー|汉诺威|하노버
hanau

gamm|hamas|hammona|kham|khamm
hamelen
hamburg wandsbek
hamburg marienthal
eimsbuettel|hamburg eimsbuettel|hamburg eimsbuttel
altno|bezirk altona|districte daltona|hambourg altona|hamburgo altona
amborg|ambourgo|ciutat dhamburg|estat dhamburg|gamburg|hamburgas|hamburgum|hamburk|hampuri|hanburgo|αμβουργο|гамбург|гамбурґ|хамбург|համբուրգ|המבורג|هامبورغ|هامبورگ|ܗܡܒܘܪܓ|ฮัมบูร์ก|ჰამბურგი|ハンブルク|汉堡|汉堡市|함부르크
halvara
haltern in westfalen|khalterne

galle
galle|halle|halle an der saale|halle on the saale|halle sul saale|khale
neuhaldensleben




khar
khaan|stadt haan
gjuterslo|guetersloh




gubin









grevaon



choettingen|chottingen|getingen|getingenas|getingene|getynga|gjottingen|goettingen|gotinga
gota
goslaria
gjorlic|goerlitz|nkerlits
gjoppingen|goeppingen

glinn
glaukhau|stadt glauchau
gladbeki



gieben
giengen



gascheri

gemersheim





chaesekerken|chasekerken|gelsenkirhene|gelzenkirchenas|gelzenkirkhen|gelzenkirxen|nkelzenkirchen


geislingen|stadt geislingen an der steige
gejlenkirkhen
stadt geesthacht

garmish partenkirkhen|markt garmisch partenkirchen
arching|garching



firt|fjurt|fuerth

bruck|fuerstenfeldbruck|fuerstenfeldburg|furstenfeld




friedrichshain bezirk|verwaltungsbezirk friedrichshain
berlin friedrichshagen
fridrikhskhafen
berlin friedrichsfelde


friedberg in hessen|friedburg
friedberg bei augsburg



frisinga

freiburg im breisgau|fribourg en brisgau|friburg de brisgovia|friburgo de brisgovia|friburgo in brisgovia|fryburg bryzgowijski|phraimpournk
freiberg
freiburg

=ffm|=francfort|=francoforte|=frankfurt|=frankfurt am|=frankfurt main|francfort del meno|francfort do meno|francfort frankfurt am main|francfort sul main|francfort sur le main|francoforte sul meno|francofurtum ad moenum|francuforti supro menu|frankford on main|frankfort|frankfort ann main|frankfort on the main|frankfurt del main|frankfurt na majn|frankfurt nad menem|frankfurt nad mohanem|frankfurtas prie maino|frankfurte pie mainas|frankfurto ce majno|phrankphourte|φρανκφουρτη|франкфурт на маин|франкфурт на мајни|פרנקפורט|فرانكفورت|แฟรงค์เฟิร์ต|ფრანკფურტ ამ მაინი|フランクフルト アム マイン|法兰克福|프랑크푸르트
francfort del oder|francfort del odra|francfort sur loder|francoforte sulloder|frankfort an de oder|frankfort on the oder|frankfurt|frankfurt an der oder|frankfurt na oder|frankfurt na odere|frankfurt na odri|frankfurt nad odra|frankfurt oderi aares|frankfurt oderi aeaeres|frankfurtas prie oderio|frankfurto ce odro



forst lausitz|stadt forst lausitz

florsheim am main



feuerbach


eutin mit malente


ehslingen|eslinga|esslingen am neckar
asnithi|assindia|ehssen|esen|esenas|esene|esse|εσσεν|горад эсэн|есен|ессен|эссен|אסן|اسن|منشنگلیڈباخ|एसेन|எசன்|เอสเซิน|ესენი|エッセン|埃森|에센

aischwiele


arwitti
ehrlangen|erlanga|erlangenas|erlannken
ehrkrat
ehrkelenc|erkelenc
ehrfurt|erfordia|erfurtas|erfurte|erfurto|jarobrod

ehrding|erding as


aningeroloh

angeri|engeri


ehmmerikh|stadt emmerich






eitdorf
eislingen fils
ajzenkhjuttenshtadt|eisenhuettenstadt
iesenack|ysenacum
stadt einbeck

ehingen an der donau|ehingen donau
leopoldshafen

eckernfoeoer|eckernfoerde|eckernfoor|egernforde
ehbersvalde
ebersbach|ebersbachander fils

diseldorf|diuseldorfas|djuseldorf|duesseldoerp|duessldorf|duseldorfo|dusseldorpium|dyzeldorfi|ntiselntorph|ντισελντορφ|горад дзюсельдорф|диселдорф|дюссельдорф|דיסלדורף|دوسلدورف|ڈسلڈورف|ड्युसेलडॉर्फ|டுசல்டோர்ஃப்|ดึสเซลดอร์ฟ|ဒပ်ဆဲလ်ဒေါ့ဖ်မြို့|დიუსელდორფი|デュッセルドルフ|杜塞尔多夫|뒤셀도르프
djuren|dueren
duelmen|dulmenni
disburga|duisburch|duisburg and hamborn|duisburg hamborn|ntouismpournk|thuiscoburgum|ντουισμπουργκ|дуизбург|דיסבורג|دوسبورغ|デュースブルク|杜伊斯堡

=dresde|drazdany|dresda|dresdenas|dresdn|drezdene|drezno|drjezdzany|δρεσδη|горад дрэздэн|дрезден|դրեզդեն|דרזדן|דרעזדן|درسدن|دريسدن|ڈریسڈن|ड्रेस्डेन|เดรสเดิน|დრეზდენი|ドレスデン|德累斯顿|드레스덴


dortmundas|dueoerpm|duorpm|ntortmount|throtmenni|tremonia|ντορτμουντ|дортмунд|דורטמונד|دورتموند|ดอร์ทมุนด์|ドルトムント|多特蒙德|도르트문트


donauwerth
donauehshingen
debeln|doebeln|doeberln|stadt dobeln

dinslakena|ntinslaken
dingelfing
dillingen|dillingen na dunae

dillenberg
stadt dietzenbach


detmoldas


delich|stadt delitzsch

deckendorf

darmshhat|darmshtadi|darmshtat|darmstadium|darmstatas|darmstate|darmundestadt|ntarmstat


dakhau|kz dachau

krimmichau|stadt crimmitschau
stadt crailsheim


kosfeld
cobourg|coburgo|coburgum|cuburgh|koburq|landkreis coburg|powiat coburg|subdistrikto coburg

bergstadt clausthal zellerfeld
chemnicas|chemnicium|hemnica|kamjenica|karl marx stadt|kemnic|khemnic|saska kamenice
charlottenburg bezirk
cham regen

stadt castrop rauxel







stadt burg bei magdeburg
bueren|burion
buende




buchholz|bukhgolc in der nordkhajde
berlin buchholz|buchholz
buchen in odenwald



bruchsalia|brukhzal





bremerhoben|bremerkhafen
brehmehn|brema|breme|bremen hiria|bremenas|bremene|bremeno|byen bremen|βρεμη|бремен|брэмэн|горад брэмен|ברמן|برمن|بريمن|مدينة بريمن|ब्रेमेन|เบรเมิน|ბრემენი|ブレーメン|不来梅|브레멘
=brunswick|braounsvaink|braunsveiga|braunsveigas|bronswiek|brunsvicum
brandebourg sur la havel|brandeburgas|brandeburgo|brandeburgo sullhavel|brandenburg|brandenburg un der havel|brandenburgas|brannenborg an de havel

brakal
brake






bon|bona|boni|bonna|vonni|βοννη|бон|бонн|горад бон|באן|בון|بن|بون|बॉन|บอนน์|བྷོ ཨིན|ბონი|ボン|波恩|본

baukem|bohuma|bokhem|bokhum|бохум|בוכום|بوخوم|ボーフム|波鸿
bokholt
boeblingen




bitterfelde
bingen|bingen na rejn

berlin biesdorf
bilefelde|builefeld|mpilephelnt|μπιλεφελντ|билефельд|بيليفيلد|ビーレフェルト|比勒费尔德
biberach|biberakh na rise



bernau
berleno|berliini|berlim|berlynas|berolino|berolinum|estat de berlin|βερολινο|берлин|берлін|бэрлін|բերլին|בערלין|ברלין|برلين|برلین|بېرلىن|ܒܪܠܝܢ|बर्लिन|বার্লিন|பெர்லின்|เบอร์ลิน|ბერლინი|ベルリン|柏林|베를린


bergish gladbakh|jlabbisch|jlaebbisch
bergem|bergheim an der erft





baruthum|bayreith


berlin baumschulenweg

bambarg|bamberga|bambergas|bamberk|bampernk



basweilen|basweiler




bad toelz|tolz
bad soden|bad soden in taunus




sackingen
datreiche hall|reichenhall



bad oeyhausen
bad neustadt|neustadt|neustadt an der saale
stadt bad neuenahr ahrweiler
stadt bad nauheim
munstereifel
bad munder|munder am deister

lippspringe
langensalza
kreuznach

bad honnef am rhein|honnef
bad homburg|bad homburg vd hoehe|bad homburg vd hohe|bad homburg vor der hoehe|homburg vor der hohe
hersfeld
bad kharcburge|stadt bad harzburg

baden
durkheim

berleberg|berleburg

aibling|albling



aounksmpournk|augsberg|augsburgas|augsburgo|augusta|augusta vindelicorum

aueh|stadt aue



asafenburga|auscheffenburg

arnshtadte
arnsberga|arnsberge
apolde|stadt apolda
ansbakh
annaberg|annaberg bukhkholc|buchholz|stadt annaberg buchholz

andernakh|stadt andernach


alzenau
berlin altglienicke








aicha
stadt ahrensburg
alen|alena|aulen

aldershof|berlin adlershof

akhern
alen|alenas|alene




marzahn bezirk
hellersdorf bezirk
=aix la chapelle|=aquisgran|aakhen|achenas|ahene|aken|akhen|akisgran|akwizgran|aoke|aquae grani|aquisgra|aquisgrana|aquisgrano|aquisgranum|axen|axhe|cachy|kreisfreie stadt aachen|oche|oochen









mitte


stgt ost

berlin neukoeln

kalk|koeln kalk
koeln lindenthal|lindenthal
koeln muelheim|muelheim|mulheim
koeln nippes|nippes
hamburg eidelstedt

bardoerp|bardorp|hamburg bergedorf
berlin steglitz|berlin zehlendorf|steglitz|zehlendorf
wilmersdorf
spandau
tempelhof
berlin schoeneberg|schoeneberg|schoneberg
treptow
frankfurt niederrad









neu hohenschoenhausen
alt hohenschoenhausen


tagiura|tajura
obok
cibuti|dschibuti|dzibutis|gibuti|gibuto|jibouti|tzimpouti|τζιμπουτι|джибути|גיבוטי|جبوتی سٹی|جیبوتی|ジブチ市|吉布地|지부티
ali sabiet


vajle

svenborg|svennborge

sjonnenborg



roskille




nykjobing




kjoge
=copenhague|=kbh|=kobenhavn|=kopenhagen|cobanhavan|copenaga|copenaghen|copenhaguen kobenhavn|hafnia|kapehngagen|kaupmannahoefn|keypmannahavn|kjobenhavn|kjopenhamn|kobenhamman|kobenhaven|kodan|koebenhavn|koeoepenhamina|koepenhamn|koopenhamina|kopenage|kopenchage|kopengagen|kopenhag|kopenhagena|κοπεγχαγη|капэнгаген|копенгаген|կոպենհագեն|קופנהאגן|קופנהגן|كوبنهاغن|كوپېنھاگېن|ܟܘܦܢܗܓܢ|कोपनहागन|কোপেনহাগেন|โคเปนเฮเกน|ཀའོ པེན ཧ ཀེན|კოპენჰაგენი|ኮፐንሀገን|ኮፕንሀግ|コペンハーゲン|哥本哈根|코펜하겐
koldingo|kolinga




kherskholm


hjoerring


elsinor|elsinore|khelsingjor
hadersleben




frederisija

ehsberg|esbjerga


balleru
aarhus|aarhusium|arhuzo|arkhus|arosar|orhusa|orkhus
alaborg|olborg|olborga
albertslunn|gmina albertslund
abrenra|apenrade



bisono|jose east bisono|jose elias bisono
vilja altagrasija

ciudad trujillo|saint domingue|santo domingo city|santo domingo de guzman|santo ntominnko|σαντο ντομινγκο|санто доминго
santiago|santjago de los kabaleros|сантьяго де лос кабальерос
el seibo|santa cruz del seibo
barahona|santa krus de baraona
san pedro macoris
san juan


monte christi|monte cristi
port plata|san felipe de puerto plata|vilojati puehrto plata
higueey
san ignacio de sabaneta
sabana grande|sabana grande boya|villa de sabana grande de boya
ingenio quisquella

neyba

san antonio de monte plata


las matas

kharabakoa
hato mayor



costanza|konstancija|villa de constanza
la vega
banao

benemerita de san cristobal
san juan bautista de bayaguana|san juan de bayaguana
ban|banti
bajos de jaina
compostela de azua

bou merdes|cite de boumerdes|le rocher noir|roche noire|бумердес
zribet el oued




tilimsan|tlemecen|tlemsen


tizi renif|tizi rnif


timmoun

teniet el ha
theniet beni aicha
telergma

lambese|tazoult
tamahrasset|tamanghasset|tamanrassete





philippeville|phillippville



sidi merouan
sidi kraled
sidi chami
sid bel abbes|sidi bal abbes



les abdellys






sajda






la reghia alma
reggan|zaouiet reggan|zaouiet reggane
ras ehl uehd

canrobert|oum el bouachi




oued el alleng

quargla|warkala|warqla
ora|ouahran|оран|אוראן|ولاية وهران|وهران


mouzaiaville
mastaganeam|mustaghanam|mustaghanim

metlili|metlili les chaamba


mers ehl kebir|mers el kabir

melouda

mahdia


lambdia

mansoura|mansur
mansourah

larbaa irathen nait|larbaa nath iraten
arba|el arba

laguat|larhouat|prowincja laghouat
boghari|borhari
chellala|chellala reibell

el khemis
khemis el khechma

djidioua|djidjiouia|jdiouia
isserville

irhram
eugene etienne hennaya



hamman bou habjar|hommam bou hadjar
hamma|hamma bouniane|le hamma



freda

la senia
el melah

el kroub|kroubs|le khroub|le kroub
ehl kaly



saint arnaud
ehl attafom|les attafs|les attats
aouinet ed dieb|aouinet el dieb
el amiria
el alfroun

el abiod sidi cheik|el abiod sidi cheikh|el abiod sidi cheiki|el abiod sidi cheikr|el abiodh|el abrod sidi cheikr|sidi cheikh



dra ehl mizan|dra el mizane
draa ben kredda

djama|djemaa



dar ehl bejda
diar el chioukh
cirta
cheurfa
la chiffa


cheragas
azerou ait chemini|azrou north ait chemini
ghelghoum elaid|ghelgoum elaid

charet
chabet el ameuro
brexina




bouinane
bou hanifia|bou hanifia el hammamet|bou hanifia les thermes|sidi bou hanifia
bouguera





zemmoura|zemmours|zemoura
bordj rdir|bordj redir
fort de leau
boghari|borhni
birkadem
birin



berrouarhia
berrian

ben sokrane

beni sat


beni doula
beni amran
bedzaja|bougie|bugia
beshare|colomb bechar|wilaya de beshar
batna city|wilaya de batna



le retour de la chasse

agagza|agazza

aghribs
arbatach|larbatach|larbetache
aoulef el arab
annaba syaht|bona|bone

oued amizour
al jazair|algeirsborg|alger|algeri|algeria|algero|aljer|alzhir|alzyras|argel|arjel|caesair|casair|αλγερι|алжир|אלגיר|ولاية الجزاير|अल्जीयर्स|አልጀርስ|アルジェ|阿爾及爾|알제


ain temonchent|ain temoucheni|aine temouchent
aine taya
aine smara
aine sefra
el oussera|paul cazelles
aine merane
ain kercka|aine kercha
aine fakroun
ain et turk
ain melah|aine melah|ajn ehl melkh
ain el hamman|aine el hammam|ajn ehl khammam
aine el hadjel


ain el ibel|ajn ehl bella


ain berrian
aine beida
aine arnat|arnat
aine abid
aflu
abou el hassen|bordj abou el hassen



yaguachi nuevo





santo domingo


puerto san lorenzo|san lorenzo

samrondon



kitas|kito|kitu|quitum|san francisco de quito|κιτο|горад кіта|кито|кіто|կիտո|קיטא|קיטו|كىتو|كيتو|کويتو|کويیتو|کیٹو|क्वितो|क्वीटो|กีโต|ཁེ ཐོ|კიტო|ኪቶ|キト|基多|키토

el puyo
pajili

portovekho





otovalo




manta ecuador|puerto de manta



lokha




nuehva lokha



gouagiakil|guajakil|gvajakila|gvajakilis|wayakil|γουαγιακιλ|гвајакил|гуаякиль|ґуаякіль|غواياكيل|グアヤキル



alfaro|eloy alfaro
kuehnka





suno

bahia
babahoya


san juan de ambato

vilande|viljandis
derpt|dorpat|tarbatum|terbata|yuryev
=reval|castrum danorum|kallinn|kolyvan|raaveli|raeaeveli|revel|talin tallinn|talinas|talino|tallina|ταλιν|ταλλιν|талин|таллин|таллін|талін|տալլին|טאלין|تالين|ทาลลินน์|ტალინი|ታሊን|タリン|塔林|탈린
sillamagi
rakvere vald
paernu|parnawa|pjarnu


jarve|kohtla jerve|kokhtla


tukh
tanta|танта|טנטא|טנטה|طنطا

talha
tale|talla


sawhaj|sohag|suwhaj

sharbin
shabin al qanatir|shabir al kanatir
samnud

rosette



caene|kena|keneh|qana|qena

nag hamadi|nag hamado|nag hammadi geschriften|naga hamadi
minyet el nasr
manuf
matai|muttay

matruh|mersa matrouh
monfalut
mallauri

kum ombu
kom hamada

kafr ez zaiyat|kafraz zayyt

kafr ed dauwar|kafr el dawdar
jihaynah
girga


asna|ehsna|esna
edkou

helouan|helouan les bains|hulwan

hosh isa
fuwa

fariskur

damiata|damiette
diarb negm
dasuq
dashna
dikinis
dayrut al mahattah

bandar damanhur|hermopolis parva

bor said|madinat bur said|madinet port said|port saidas|puerto said|порт саид|פורט סעיד|بور سعيد|بورسعيد|塞德港
safaga
balqas|bilqas


beni souef|beni sue
beni mazar
athribis|bandar banha|bankha|benha|benna
az zagazig|es zaqiziq|ez zaqaziq
usiim
at tell al kebir|et tell el kebir
assuit|licopolis|siut|асьют|اسيوط
assuao|asuan aswan|asuanas|asuano|es suan|syena|syene|syeue
al qulzum|as suways|clysma|el seweis|es suweis|souez|suecas|suehc|suehckij|sues|suess|sueveys|suveys|σουεζ|суэц|суэцкии|السويس|سويس|スエズ|수에즈
el saff|es saff
esh shuhada

el wasta
al uqsur|el aqsur|el kusur|luksoras|luksoro|luxor alaqsr|luxor الاقصر|луксор|اقصر|الاقصر|ლუქსორი|樂蜀


al qurayn wa tawahin al haysamiyah

izbat shalqan
=al qahirah|=el cairo|=kairo|=le caire|caire|cairo alqahrt|cairo القاهرة|cairu|cairus|el caire|il cairo|kahirae|kair|kaira|kairas|kajro|lo cayiro|masr|misr|καιρο|каир|каиро|каір|קהיר|القاهرة|قاهره|قاھىرە|قاہرہ|கெய்ரோ|ไคโร|ཁ ཡི རོ|ქაირო|ካይሮ|カイロ|开罗|카이로
ehl minja|minieh
matarieh
al manzalah
el masura|manoura|mansoura|mansourah|المنصورة|منصورة|منصوره

el mahalla|el mahalla el kubra|mehalla el kobra|المحلة الكبرى

el giza|el gizeh|ghizeh|giza|gizah|gizeh|gizo|guize|гиза|الجيزة|جیزه|ギーザ
el gamaliya
ismailieh
=al iskandariyah|=alejandria|=alexandrie|alegsandiri|alehandriya|aleksandrij|aleksandryjo|alesandria degito|alessandria|alexandria magna|cathair alastair|isgenderiyye|iskenderiye|iskindiriya|oloksandrija|αλεξανδρεια|александрии|александрија|александрія|горад александрыя|ольоксандрия|ալեքսանդրիա|אלכסנדריה|אלעקסאנדריע|اسكندريه|اسکندریه|الاسكندرية|يەسکەندەرییە|ܐܠܟܣܢܕܪܝܐ|अलेक्झांड्रिया|सिकन्दरिया|আলেকজান্দ্রিয়া|আলেক্সান্ড্রিয়া|એલેક્ઝાન્ડ્રિયા|அலெக்சாந்திரியா|అలెగ్జాండ్రియా|ಅಲೆಕ್ಸಾಂಡ್ರಿಯ|അലക്സാണ്ട്രിയ|อะเล็กซานเดรีย|ཡ ལི ཧྲན ད|ალექსანდრია|እስክንድርያ|アレクサンドリア|亚历山大港|亞歷山卓|알렉산드리아

el hawamdiya


al fajum|arsinoe|crocodilopolis|el faiyum|faijum|faium|fajum|fayoom|fayoum|fayum|fayyoum|fayyum|madinat al fayyum|madinet el faiyum|medinat fayum|shedit|аль фаюм|استان فیوم|الفيوم|محافظة الفيوم
el fashn|fashn


el bagur|el baqur

ayat|el aiyat|el ayyat
city of cut noses|el arish|rhinocolorum|rhinocolura|rhinocorura
akhmun|ekhmin

ed dilingat|el dilingat
abu tig
abu gurgas|abu qirqas
abu kebir|kafr abu kabir|kafr abu kebir
abu elwet matamir





asmara|es semara|es smara|semara|smar
aaium|aaiun|aiun|ajuno|al aaiun|al ayoun|al ayun|al ujun|ehl ajun|ejbei uad el aabd|el aaiun|el aium|el aiun|el ajun|el ayun|laayoune|layoun


massau|massowa
cheren|kehrehn
barehntu
asmehra|asmera|ασμαρα|асмара|асмэра|ասմարա|אסמרה|اسمرة|አስመራ|ኣሥመራ|ኣስመራ|アスマラ|阿斯瑪拉|阿斯馬拉|아스마라
baia di assab
mehndehfehra



iecla

billarrobledo|viljarrobledo|villa robletum

viljanuehva de la serena



balenzia|valence|valencia valencia|valensija|valenza|walencja|валенсия|ולנסיה|بلنسية|ვალენსია|バレンシア|巴倫西亞
valdepenjase|yaldepenas





torrevekha|torrevella|torrevella de la mata

torrente
toremolinos malaga


tolede|toletum




talavera del tajo

tabernes de valldigna


=seville|hispalis|sebilla|sebille|sevidzheh|sevilja|sevilo|seviya|sibilia|siviglia|σεβιλλη|горад севілья|севиджэ|севилья|севиля|севиља|севілья|սեւիլյա|סביליה|סעווילא|اشبيلية|اشبیلیہ|سبیا|سيبييا|सेबिया|செவீயா|เซบียา|სევილია|セビリア|セビリャ|塞维利亚|세비야
san vicente|san vicente del raspeig|sant vicent del raspeig


santa lucia de tirajana
santa eulalia del rio|santa eularia del riu
santa cruz|tenerife|teneriffa



san pedro del pintar

sunlucar de barrameda

sant joan dalacant
san jose|san jose de la atalaya

san fernanando
san cristobal de la laguna
san bartolome de tirajana|san bartolome tirajana

san antonio
sagonte|sagunt|saguntum

roketas de mar|roquetas

rojals




puzol
puehrto real
puehrtoljano
puehrto del rosario|puerto de cabras|puerto rosario


puebla de vallbona
priego

pollensa
el pilar de horadada


ciutat de mallorca|madina mayurqa|palma de maiorca|palma de majorque|palma de malhorca|palma mallorcakoa|пальма|פלמה דה מיורקה|ميورقة|パルマ デ マリョルカ|帕爾馬|팔마데마요르카




oriola|oriuehla
ontenente



nikhar

navalmoral|navalmoral de la mota
ciutat de murcia|murcie|murcio|murcja|mursia|мурсия|מורסיה|مرسية|مورسیا|ムルシア|穆尔西亚



moron
montilja

montcada
molina



mikhas
merido
ciudad autonoma de melilla|melilja|melilo|meliya|mlila

masamgrell

marrachi

marbelja

manzanarre


malaca|malago|малага|מאלגה|מלאגה|مالاگا|مالقة|ملقة|มาลากา|マラガ|马拉加
aljarafe
mairano del alcor|maireno del alcor


villafranca los palacios
los llanos


lorko






lebrikha
unio

kanaria handiko las palmas|las palmas|las palmas de gc|laspalmasa|les palmes de gran canaria|palmas|лас палмас де гран канариа|лас пальмас де гран канария|ラス パルマス デ グラン カナリア|拉斯帕尔马斯

las cabezas san juan


villa de la orotava|villa orotava
oliva
la nusia
la linea|la linea de la konsepson
la eliana

khumile
herezo|jarez de la frontera|jerez|xeres

jativa|khativa
haeno|khaehn|xaen jaen

carrizal de ingenio


ibica|ibiza stad|ibiza town

huescal overa
onubo|uehlva


guia|guia de izara
guardamar|guardamar de la safor|guardamar de la segura
quadix
granadilla
granada grenada|granado|granata|grenada|grenade|grenado|grenayd
gandie





ehl puehrto de santa marija|el puerto|pto de station maria
barriada el ejido|ehl ehkhido|ejido
ehlda
ehlch|elch|elig|elx|illice








crevillent

cardoue|cordoue|cordova|kordava|kordovo|кордава|кордоба|кордова|קורדובה|قرطبة|قرطبه|قرطبہ|کوردوبا|กอร์โดบา|コルドバ
conil

sjudad real

chirivelja
chipiana
chiclana

katarrokh
castilleja
castello|castellon|castellon de la plana


carthagene|carthago nova|kartakhena


carcagente|carcaixen

cancelaria|kandelarii




calpe

cadice|cadix|cai|gadeira|gades|gadir|iungadir|kadisas|kadizo|kantith|la tacita de plata
kaseres


bujursot|burkhasot







barbate


baehna
ara pacis augustalis|badahozo|badakhos


asp

aresife
aron



anteguera|antekera



almordi

almeri|almerio|unci
almendralekho



akra leuke|alacant|alakanto|lucentum|аликанте|اليكانته|アリカンテ|阿利坎特


alhama

al jezita|alchesirasas|alchezira|algecires|algesiras|algesires|algethiras|alkhesiras|alxeciras



alco
alcira
alcaraz de san juan|alcazar|alkasar de san khuan
alkantarilja





albasete


agilas|agudas

costa adeje

zarauz
=saragossa|caesaraugusta|caesarea augusta|salduba|salduie|saragoca|saragosse|zargoza|сарагоса|סרגוסה|سرقسطة|サラゴサ|萨拉戈萨
zamoro

bittorixa|gasteiz|victoriacum|vitoria|vitoria gasteiz|vitorio
vinarose
viljavisiosa de odon

vilanova




vilafranca do penedes vilafranca del penedes|vilafranca penedes|viljafranka del penedes|villafranca del panades
vilaseca|vilaseca de solcina





vals
pincia|pintia|pucela|valadolido|vallis tolitum|vayadolid|вальлядалід|вальядолид|ויאדוליד|بلد الوليد|バリャドリッド

vasiamadrid

tuy




torrekhon de ardos



tergueel|terol|teruehl|teruelo|terulium



taragono|tarraco|tarrago|tarragone


sitzhes


segovie|segovio
cerdanyola

san bizenti barakaldo|san vicente de baracaldo
santurce antiguo

compostelako donejakue|compostella|saint jacques de compostelle|santiago|santjago de kompostela

portus victoriae iuliobrigensium|sanandere|santandehr|santandero
santa maria de barbera
santa koloma de gramanet
ss de los reyes
donosti|donostia|donostio|la bella easo|saint sebastien|san sebastian|san sebastjan|sanse|sant sebastia|sao sebastiao

san pedro de ribas

el escorial|eskorialo|san lorenzo|san lorenzo del escorial
vilassar del mar

sangenjo

feliu de lobregat|san feliu de llobregat|sant feliu

sant cugat
san celoni
san karlos de la rapita

san andres de rabanedo
san andres de la barca
sant adria
same


helmantica|salamanko|salamanque|salmantica


rosas



renteria



posuehlo de alarkon|pozuelo

portu

pontevedro
pomeriada
siero
plasence|plasencio|plasensia

pineda

sant esteve de parets
iruinea|iruna|irunea|pampeluna|pampelune|pampljona|pamplono|pompaelo
palencio|palensija

palafruzhel
ovedo|ovetum|oviedu|ovieu|ovijedo|ovjedas|ovjedo|uvieu

orenso





san julian de naron
munguia

montso

monforte
arrasate|arrasate edo mondragon|arresate|mondragoe|mondragon|montdragon
moncada i reixac|montcada

molins

miranda|miranda de ehbro|miranda del ebro|miranda ebro



iluro

martorelle




makhadaonda
la villa y corte|los madriles|madridas|madride|madrido|madril|madrite|madryt|magerit|maidrid|matritum|sanchinarro|μαδριτη|мадрид|мадрыд|մադրիդ|מדריד|مادرىد|مادرید|مدريد|میڈرڈ|ܡܕܪܝܕ|मद्रीद|माद्रिद|มาดริด|მადრიდი|ማድሪድ|マドリード|マドリード市|馬德里|马德里|마드리드

logronjo
ljoret de mar
laudio|llodio
ilerda|ilerdo|lerida|lheida|ljeida
ciuda de llion|leono|lleo|lleon


las rozas
lasarte oria


laguna de duehro

a cruna|caronium|coruna|corunako|corunya|in coruna|korunjo|la corogne|la karunya|the groyne
irun uranzu



osca|uesca
hospitalet de llobregat|lhospitalet|ospitalet de lobregat

gernika

gvadalaharo|gvadalakhara

hihono|khikhon|kixoi|xixon|xixon gijon
khetafe
gerona|girono|kherona|zherona

galdacan|galdacon|galdakano

fuenterrabia|hondarribi

figejras
figeras|figeres

esparraguera

ehrandio
el prat
el ferrol del caudillo

egea de los caballeros
ehibar|eybar|heivar|heybar







koljado viljalba
ciudadela

urdialaitz





canovellas
cangas do morrazo





calatayu
calagorra|calagurris|kalagorria

burlada
burgoso



bilbaum|bilbo|bilbo bilbao|bilmpao|el bocho|μπιλμπαο|билбао|бильбао|більбао|горад більбаа|בילבאו|بلباو|بیلبايو|बिल्बाओ|บิลบาโอ|ბილბაო|ビルバオ|毕尔巴鄂|빌바오






barcino|barkelone|barselonae|la ciudad condal|βαρκελωνη|барселонæ|горад барселона|բարսելոնա|בארצעלאנע|ברצלונה|بارسلون|بارسیلونا|بارسەلۆنا|برشلونة|बार्सिलोना|বার্সেলোনা|பார்செலோனா|ബാര്സലോണ|บาร์เซโลนา|བྷར སེ ལོ ནཱ|ბარსელონა|バルセロナ|巴塞罗那|바르셀로나
balbastro|barbastre

banolas


asukeka de ehnares|azuqueca

avila de los santos


arankhuehs
aranda|aranda de duehro

amorebieta



alkorkono


alkala de enares|compluto|complutum
distrito nou barris


puehrto del karmen
seuta
distrito eixample|leixample
districte de sant marti|distrikt sant marti|distrito de sant marti|sant marti distritu
distrito ciutat vella
alfas del pi











alpujarras|la alpujarra





zway

yabalo|yavello|yebelo
wereta|worota
wonji

shashamane
shembu



nedjo|neju
adama|hadama|nazareth
modjo|mojjio|mojjo
mettu
matahara|metehara
mandi
macalle
maitchew|maychawu
koram
alaba kolito|golito

kemse
cambolcia|combolcia|kambolcha|kembolcha|kombolcah

djimma|gima|gimma|jimma
djigdjiga|giggiga|jigjiga
enda salassie|shire inda silase
harar
agere hiywet|hagere hiwot|hagere hiywer
gondar|gondehr|gwender
gobba
gion|guyon
ghinnir
ghimbi

ghelemso
gabra guracha|gabre guracha
gambela post|gambele

feche|ficce|fice|fitche
sawla felege neway
dufti
dodolo
daredawa|dirdabo|dire daba|dire dewa|direaoua|diredavy
dilla
dase|desje|dessa|dessi|dessie|dessye
dambidollo|dembi doilo|dembilollo
biscioftu|bishoftu|debra zeit
dabra tabor|debra tabor
dabra markos|debra marcos
dabra berhan|debra berham|debra berhan|debra brehan
dabark|debarec|debarech|devark
butlagira|buttagira
burie|burja|burye

boditu
biccena|bichana


batia|batie
baka
babardur georgis|bahar|bahar dar|bahar dar ghiorghis|baherdar giyorgis|bahr dar|bahrdar giyergio|bahrdar giyorgis
avase|awasa

asbe taferi|asbe tefen|asebe tafari|asebe teferi
aisaita

areka ancheto
arba mintch
akesum|aksumo
agere mariam|aghere mariam|algheremariam

addis zaman
addis abebae|addisz abeba|adis abeba አዲስ አበባ|adis abebo|antis ampempa|neanthopolis|αντις αμπεμπα|аддис абебæ|аддіс абеба|адис абеба|ադիս աբեբա|אדיס אבבה|ادیس ابابا|يەددىس يەبىبە|अदिस अबाबा|አዲስ አበባ|アディスアベバ|阿迪斯阿貝巴|아디스아바바

addiet
abonsa

ylajarvi|yloejaervi
vichtis

vanda

vasa|wasa


=abo|aboa|turu
tornea
tammerfors
siilinjaervi
sibba


sala|salo kapell
robaniemi|ronianemi|rovaniemis|rovanieni
riihimaeki|rijkhimjaki
raumo

brahestad|raakhe|rahe|rakhe

birkala
oulo|uleaborg|uleoborg
nurmijaervi
nokia stad

maentsaelae|mjantsjalja


lempaeaelae
laukas

lahtis



kuopijas

kotko

gamla karlabyu|gamlakarleby
kervo



kajana|kajauni|knyaaani
saint karin|saint karins
jyvaeskylae
joehnsuu
jaervenpaeae|jarvenpjaja

jaemsae|jjamsja


idensalmi|iisalmo
hyvinge|hyvinkaeae

=helsingfors|=hki|elsinki|heilsinci|helsingia|helsinkium|helsinqui|helsset|khelsinki osh|ελσινκι|гельсінкі|горад хельсінкі|хелзинки|хельсинки|хельсинки ош|ҳелсинки|հելսինկի|הלסינקי|هلسنكي|هلسینکی|هيلسينكى|ھێلسینکی|ہلسنکی|ہیلسنکی|ܗܠܣܢܩܝ|हेलसिंकी|হেলসিঙ্কি|ஹெல்சின்கி|ಹೆಲ್ಸಿಂಕಿ|ഹെൽസിങ്കി|เฮลซิงกิ|ཧེལ སིན ཀི|ჰელსინკი|ሄልሲንኪ|ヘルシンキ|赫尔辛基|헬싱키



haemeenlinna|khjameenlinna

ehspoo|esbo|espo
porvo
an jala
laensi turunmaa

suva city
nandi
labasa|lambasa mill|lambase

port stanley|puerto argentino stanley|stanley harbor



havn|tarskhavn|thorshofn|torshamn|torshavnas

jerre




vitri sjur sen|vitry
vitri le fransua
vitrol
bitre|gwitreg



vile sjur marn|villiers
vile le bel|villiers
villerban
villers

vilparizi
villeneuve|vilnev sjur lo
villeneuve|villeneuve la montagne
villeneuve|villeneuve sur seine
villeneuve
villenave
villemonble

commune franche|vilfransh sjur son|ville libre sur saone|villefranche|villefranche sobre saona

vigneux
vierzon ville
venn|viena|vienne la patriote



bersallies|versaj|versajlo|versal|versalhes|versalia|versaliae
verrieres

verneuil
verdan|verden|verdun sur meuse
venise
vendome regenere

velizy|villacoublay

vaulx

vann
vandoeuvre

valansien
valenca|valencia
tula

tremblay sans culottes

augusta turonum|la reunion du nord|tur|turonum



tolosa|tolosa de francia|tolosa de llenguadoc|tuluz|tuluzo|тулуз|тулуза|טולוז|تولوز|トゥールーズ|圖盧茲|툴루즈
port la montagne|telo martius|tolo|tolone|toulon sur mer


thonon




tassin|tassin la demi lena|tassin la lune
tarba
talenca

sucy
=estrasburgo|=strassburg|argentoratum|estrasburg|estrasburgo strasbourg|straatsburg|strasbourgo|strasbura|strasburas|strasburk|strazbur|stroossbuerg

sottevil le ruan|sotteville|sottville les rouen


suasson
six fours
sin les douai

sevr

cette|set
sens sur yonne

schlestadt

schiltighein
sceaux lunite
savigny
savigny|savigny le port|savigny sur balory


saargemines|sargemin|sarrequemines
sarcelles lochere|sarsel


sanary
salon|salon de provans

saint sebastien|saint sebastjan sjur luar|san sebastian sobre loira|sant sebastian an enk


beau priest
saint pol
saint pierre
laumone la montagne
saint ouehn|saint ouen sur seine
sint omaars
sant nazer
saint michel
saint medard|saint medard an zhall
saint maximin
saint maur|saint maur les fosses
saint martin
sant manden
port malo|sant malou|sen malo
saint ludwig

claire fontaine|saint leu

saint laurent
saint jean

sant ervlan

saint germain
saint genis|sen zheni laval

saint etienne
armes ville|canton darmes|commune darmes|libre ville|sant etieve|sent ehten|sent etien
xantes
sainte genevieve
saint foy|sainte foy
san egreve
saint dize

sen deni
saint cyr
saint cyr


port brieuc|saint brieu|sant brieg|sent brie


saint amand
rueil

erruan|roan|rodem|roeaan|rothomagus|rouan|rovan|ruan|ruana|ruanas|ruao|ruduborg|rueno
robaais
rosny

romarantin|romorantin
roman sjur izer|romans|romas sur isere
romenvil
roissy|roissy les friches

rochefort sur mer|roshfor
roann


rilliehuks la pap
reza
ren|renn|roazhon
=rheims|rejms
rambouillet forhandlingerne
kemper
puteux
port de boue
pontisara
pondivi


peitieus|poatie



plaisance
pierrefitte
pecac|pessake

perpignan la catalane|perpignano|perpinan|perpinha|perpinjan|perpinya|perpinya la catalana|villa perpiniarum
perige|perigueers|periguex
paue
baariis|bahliz|lutece|lutetia|lutetia parisorum|pa ri|palika|paname|pantruche|paras|pari|parigge|parighji|pariisi|parij|parixe|parizh osh|parizo|parys|paryzius|ville lumiere|παρισι|горад парыж|париж|париж ош|парижь|париз|парис|паріж|փարիզ|פאריז|פריז|باريس|پارىژ|پاريس|پاریس|پیرس|ܦܐܪܝܣ|पॅरिस|पेरिस|पैरिस|প্যারিস|ਪੈਰਿਸ|પૅરિસ|பாரிஸ்|పారిస్|ಪ್ಯಾರಿಸ್|പാരിസ്|ปารีส|ཕ རི|ပါရီမြို့|პარიზი|ፓሪስ|ប៉ារីស|パリ|巴黎|파리

pamias|pamies

ozoir|ozoir la raison
oyannax



orvo


aurelia|orleaes|orlean
oranzas
oliva

nyon
noisy
noisy|shumnaja le gran

nogent
nogent|nozhan sjur marn

nemausus|nim|nismes
=niza|=nizza|nica|nicaea|nicca|nicea|nico|nisa|ница|ницца|ניס|نيس|नीस|ნიცა|ニース|尼斯
never
neuilly
neji sjur marn|neuilly

narbo|narbona
nant|nante|nanto|naoned|portus namnetus
nanter
nanceium|nancio|nansi|nanzeg

miluza|mjuluz|muelhausen|mulhausen|mulhousen
mulin

morsang



montrej|montreuil sous bois
monpele


brutus villiers
metz les montigny|montigny
montigny
montigny
monzherone


montereau
montelimare
mon de marsan|mont de marat|mont marat
monke le mine|montceau
montbrise
montoeliard
montalban|montoban


moissy|moissy gramayel

mirama|miramas gare
millan



divodurum|mec|mediomatricum|mettis
merignae
mentona|mentone






massa

=marseilles|=marsella|marsej|marsejlo|marsel|marsela|marselis|marsella marseille|marseya|marsigghia|marsiglia|marsiho|marsilija|massalia|μασσαλια|марсель|марсеј|марсилия|מרסיי|مارسيليا|مارسی|मार्सैय|มาร์เซ|มาร์เซย์|მარსელი|マルセイユ|马赛|마르세유

marly|marly la machine
marignanc
marcq|marquette en baroeul

mant lja zholi|mantes
manosca|manoske


mezon lafit

grosne les macon
=lyons|leon do roine|lio|lion|liona|lionas|lione|liono|liun|liyon|lugdunum|λυων|горад ліен|лион|ліон|լիոն|ליאן|ליון|ليون|لیون|ल्यों|லியோன்|ลียง|ལི ཡོང|ლიონი|リヨン|里昂|리옹
ljunevil
ljunel




an oriant


lonzhjumo
lomm

livry
island sur sorgue|lisle


augustoritum|lemotges|limages|limogo|limoz
limeil|limeil breyannes

insula|lil|lila|lill|lilla|riesel

liborna|liburn
lhay

levallois

les pennes
pavillons


les petits herbiers
les clayes
le puy
les president le peletier



quevilly le petit
le perreux
le pecq sur seine|pecq

le mee
le man|lo man|lunite sur sarthe

an havr nevez|chabre|franciscopolis|gavr|grasville lheure|havro|hawr|khavur|saint jean sur mer
gran kevilli|quevilly le grand






la valette


la test de bukha|la testa|la teste
la seyne

arroxela|la roshel

lannuon
lannarster
landerne
lambersar
la madeleine les lille

la garenne
la garde president toulon


la kurnev

chapel erzh
la celle|la celle les bruyeres
jouy
joue
joinville
ivri sjur sen|ivry|ivry sobre sena
istra|istre
issi le mulino|issy les moulineau


illkirch


herouville



azebruk|hazebroek|oazebroek


yutz haute


hagenau

gujan|gujan et mestras



grelibre|grenobel|grenobl|grenoblo|grenobul
gras|grassa

gradinjan

gones




genneville
garges




frontinjan
fren
frezhjus
franconville la garenne|franconville la libre


forbakh
fontenay
fontenay le peuple
fontenay
fontaine la montagne|fontaine le vallon
fontejn

les aubrais
flers de lorne

secamp
faches


evre|evreaux|evreux le coudray
ehtamp
escoublac|escoublac la baule|la baule


equeurdreville
epinay|epine sir sen
spinalium|spinalo




eshirol

=dunkirk|denkerk|diunkerkas|djunkerk|dounkerki|duinkerke|dunkeque|dunkerk|dunkierka|dunquerca|dunquerque
dre
dravej
dransi
draginan|draguinhan
douamenez
dowaai

dolja
digione|dij on|divio|diviodunum|dizhon|dizonas|ntizon
digne
dijep
dej la bar|deuil

decines

dammarie|dammarie les fontaines
cugnaux vingtcasses

kretej
crepy

gevrier
cournon



coudekerque|couderkerque branche
cormeilles
corbeil|corbeil la montagne|korbej ehsson|korbej eson
conflans|konflan sent onoren


combs|komb la vil

kolomje
kolomb



clichy
clichy la garenne|clichy sur seine|clicy
clarmont|clarmont ferrand|clermont|klermon feran|klermona ferana
klamar
shole
choisy|choisy sur seine|shoazi le roa

chevilly
cherbourg

chennevieres


chaumant|chaumont en bassigny|chaumont enbassigby
shatu
chatillon sous bagneux|fort chatillon
chatenay|chatenay la montagne|chatenay les bagneux|shatne malabri
shatlero
chateau egalite


shartr
charleville|libreville|mezieres|sharlevil mezer|sharlvil mezijer
charenton|charenton republicain|sharanton le pon|sharonton l pon
champs|shan sir marn
champigny|sampini sir marn
chambery le vieux
shamaler
chalon|chalons|montagne les chalon|shalon sir saon
chalons|chalons sur marne|shalon an shampan

sesta
saozon sevigneg

senon

clavaillan
kavajon
castras|castres sur lagout
castelnau

carrieres|carrieres sur poissy

karpantras
carcasona|karkason

canas|canua|kann|kanni|kanny
cambria
caluire

caors
cagnes
kan
cachon




briv la gajar|brive


bretigny|bretini sir orz
brestia
bressjuir

bourg
bourge la reine

bourg|bourg regenere|burg an bres
boulogne|bulon sir mer|bulon sjur mer
billancourt|boulogne|boulogne sur seine|bulon bijankur
bougenais
bordele|bordeos|bordeu|bordo|bordox|bordozo|bornto|bourdel|burdigala
bonneuil

boissy
boa kolomb
bobini
bloa

blanak

biarriz|miarritze
bezon
beze|bezije
betjun
becoinson|besanson|bezansona|bezansonas|vesuntio
berzherak|brageirac
berck sur mer

belfor
beglese


bayona


bar|bar le dik

bagnols
banole



avignone|avinjonas|avinjono|avinon|avinon avignon|avinyon


orilak
aulnay


aubervilles
aubagne en provence|ubane
athis|ati mon
aner sjur sen|asnieres
aras
armanter|armantjer|armentiers|armontijer
arl|arle|arles sur rhone
arzhantej|arzhentoj
arzhantan

ontoni
antib|antipolis


annesi le ve
eneci
angulem|angulema|angulema angouleme|angulemo|annkoulem|engoleime|ongulem
angl|ongle
andecavis|angero|angieus|anje|anze|anzhe|anzher|bonne terre|fruits sucres
amen|amien|amijen|amjen|samarobriva

alfortvij|alforvil
ale
alenson

albervij|albervil|arbertvile
ajachcho|ajachio

aikso provenca|ais de provenca|aix|aquae sextiae|ehks an provans|eks an provans

agd

abbatis villa|abevil|abvil





port zhantil


moanga|mouenda
librevil|librevilis|liburvil|limprebil|λιμπρεβιλ|либревиль|либървил|լիբրեւիլ|ליברוויל|لیبرویل|ሊብረቪል|利伯维尔|리브르빌

koula moubou|koula mouta
fransvil

aebura|eboracum|efrog|everoui|jork|jorvik
jeovil






caerwrangon


goulverchampton|heantun|ulvurkhamptun|vulvergempton|vulverhamptonas|vulverhempton|vulverhemptona|wulfrunehantona
uokingkhem
uokinge





new windsor|vindzor|windlesora
uinchest r|vincester


great wigston|wigston|wigston two steeples



uitstabl
whitley






molesey


west bridgeford
garden city|welwyn garden





wath on dearne
uotford
uoterluvil|waterloo
washington new town

uorrington


walton

uolsol
uolsend|wallsend on tyne
uollasi







troubridzhe


tonbridzh


thornaby








abertawe|suonsi





london borough of sutton|sutton keruelet|sutton kerulet
sanderlend|sanderlenda
lower sunbury|sunbury
straud


stratford|stratford na ehjvone|stratford na ejv north|stratford on avon|stratfordia super avonam

stourport
stourbridzh
=stoke|stok on trent|stoke upon trent|the potteries
stockton

srivling|sterling|stirlingum



stalibridzh

staefford


shields


south ockedon
sautend on si|southend

benfleet
hantonne|sautgempton|sautkhempt north


slau





new shoreham|shoreham


sefilda|sefilnt|σεφιλντ|горад шэфілд|шефилд|шеффилд|шеффілд|շեֆիլդ|שעפילד|שפילד|شفيلد|شفیلد|شیفیلڈ|शेफ़ील्ड|शेफील्ड|షెఫీల్డ్|เชฟฟีลด์|シェフィールド|谢菲尔德|셰필드


seaham harbor

skantorpe
skarb ro






helens


sent ehlbans|sent olbans


ruglen






tunbridge wells|turnbridge wells

roterem|rotherdam


rotsester
rochdejl



y rhyl
y rhondda



radditch

reding



ramsgejt







prescott
poulton

porchemue




pul
pontiprite


polmonte

aberplymm|pliemue




peterbrough|petersboro|petroburgum|piterboras
peairt|pert
pennsans



pehjnton
oksfordas|oksfordo|oxonia|oxphorde|rhydychen|rysoghen




an oghmagh|an omaigh|oma
oldem


nottigham|nottingem
nordovicum|norich|noridzas
northwick


north lancing
nortgempton|nortkhempton










casnewydd|novus burgus




=ncastle|=newcastle|=newcastle on tyne|neuchate|njukasl|njukasl apon tajn



newark|newark upon trent







morecombe|morkam


milton kins

middlebrough|middlesboro|midulsbro

m rt r tidfil|merthyr tudful


great marlow




mehnsfild

=manc|=mcr|mameceaster|manceinion|mancesteris|mancestra|manchain|manchetre|mancunium|mantsester|μαντσεστερ|горад манчэстэр|манчестер|מאנטשעסטער|מנצסטר|مانشستر|مانچسٹر|منچستر|منچيستير|मँचेस्टर|मैन्चेस्टर|ম্যানচেস্টার|மான்செஸ்டர்|మాంచెస్టర్|ಮ್ಯಾಂಚೆಸ್ಟರ್|മാഞ്ചസ്റ്റർ|แมนเชสเตอร์|მანჩესტერი|ማንችስተር|マンチェスター|曼彻斯特|맨체스터

malden|meldona
mejdston





loustoft





derri|derry city|derry londonderry|londonderry
ker londrez
=greater london|=ldn|=londen|=londra|=londres|=the big smoke|city of london|lakana|landen|ljondan|llundain|londan|londar|londe|londinium|londino|londn|london city|londona|londoni|londono|londri|lonn|lontoo|luan don|luan gjon|lundunir|lunnainn|lunnon|ranana|the city|λονδινο|горад лондан|лендан|лондан|лондон|лондонъ|լոնդոն|לאנדאן|לונדון|لندن|لوندون|لەندەن|ܠܘܢܕܘܢ|लंडन|लंदन|लण्डन|लन्डन्|লন্ডন|લંડન|இலண்டன்|లండన్|ಲಂಡನ್|ലണ്ടൻ|ลอนดอน|ལོན ཊོན|လန်ဒန်မြို့|ლონდონი|ለንደን|ロンドン|伦敦|倫敦|런던




learpholl|lerphoyll|lerpwl|liberpoul|liverpolium|liverpuil|liverpule|liverpulis|livurpul|poll a ghruthain|λιβερπουλ|горад ліверпул|ливерпул|ливерпүүл|ліверпуль|լիվերպուլ|ליברפול|ליווערפול|ليفربول|لیور پول|لیورپول|ܠܝܒܪܦܘܠ|लिवरपूल|लिव्हरपूल|லிவர்பூல்|ಲಿವರ್ಪೂಲ್|ലിവർപൂൾ|ลิเวอร์พูล|ლივერპული|ሊቨርፑል እንግሊዝ|リヴァプール|利物浦|리버풀


lisbern




lechuort|letchworth garden


caerlyr|lester|лестер|לסטר|لايستر|ليستر|レスター

ledesia|lids|lidsa|lidsas|lijds|lints|loidis|ritis|ληντς|горад лідс|лидс|лиидс|лідс|լիդս|לידז|לידס|ليدز|لیدز|لیڈز|ܠܝܕܣ|लीड्स|લીડ્ઝ|లీడ్స్|ಲೀಡ್ಸ್|ლიდზი|リーズ|利兹|리즈

leamington|leamington spa|limingtone

darkhall

kirkintillock
kirkcaudy
kirkby



kingston apon khall|kingston upon hull|кингстон апон халл|האל|赫爾河畔京士頓
lynn








kendall



dzharrou|jarrow on tyne





innerness|invurnes



huyton with roby

khaddersfild
hucknall torkard
hoyland



khorshehm|west horsham


khoddsdon



wycombe
blantyre



henffordd|khereforde
hemel
hebburn on tyne


baywards heath





bishops hatfield
gastings|khejstings

harwick
khartlpul
kharrogejt



gamilton
galifaks






gilford|guilford



yarmouth
wyrley
sankey
malvern
grays thurrock

granty






godalminge|goldaming
caerloyw|gloster


glascho|glasgovia|glaskobe|glazgas|glazgova|glesga|qlazqo|γλασκωβη|глазго|глазгов|глазгоу|горад глазга|գլազգո|גלאזגו|جلاسجو|غلاسكو|گلاسگو|گلاسگوۋ|ग्लासगो|கிளாஸ்கோ|గ్లాస్గో|ಗ್ಲ್ಯಾಸ್ಗೋ|กลาสโกว์|ဂလပ်စဂိုးမြို့|გლაზგო|グラスゴー|格拉斯哥|글래스고
dzhillingem
giffneck

gateshead on tyne

gainesboro
borough of fylde|fylde borough|fylde coast

frinton

folkston













ehkseter|exonia|karesk

ehsher
ehpsom


ehlgin

=auld reekie|=edimbourg|=edimburgo|=edinburg|caeredin|dinedin|doon edin|dun eideann|ebora|edimborg|edimbourgo|edimburgo dun eideann|edimburgum|edinbo|edinboarch|edinburc|edinburgas|edinburrie|embra|εδιμβουργο|горад эдынбург|единбург|էդինբուրգ|אדינבורו|עדינבורג|ادنبرة|ادینبرو|ایڈنبرا|एडिनबरा|এডিনবরা|எடின்பரோ|ಎಡಿನ್ಬರ್ಗ್|എഡിൻബറോ|เอดินบะระ|ედინბურგი|エディンバラ|爱丁堡|에든버러



east retford
molesey

east kilbridge

dereham
istborn


danfermlin
dandi|dun deagh|ntanti
dambarton

dadli
droylesden


dofere|dovero

dornwara ceaster


drewsbury






dartforde







krolis|krouli


west cowes
ковентри|קובנטרי|كوفنتري|コヴェントリー|考文垂


consetti
conisboro
konglton
bae colwyn

colepaine
kolchest r

church cobham
coatbrig|kotbridzh|koutbridzas







clacton
cicester
krajstcherch



chippenem



chestur







chatem








caermarthen

caerdydd|kerdiz|кардифф
cantorbery|kenterberi

caergrawnt|cantabrigia|grantanbrycg|kejmbridzh|kembridzas|kembrigo

kemberli


bushey heath
bury saint

burton on trent


burnham




braunkhills




bricgstow|briosto|bristo|bristolis|bristolium|briston|bristullu|bryste|μπριστολ|бристол|бристъл|בריסטאל|בריסטול|برسٹل نگر|بريستول|بریستول|ब्रिस्टल|ಬ್ರಿಸ್ಟಲ್|ბრისტოლი|ブリストル|布里斯托尔|브리스틀
brajton|brajtono



bridgewater|bridzhuoter




brehdford

bornmut




bognor
blythe


blehkpul|blekpulis
blehkbern

bishops strotford

bishop oklend
=bham|=brum|birmingamas|birmingem|birminghamia|mpermincham|μπερμιγχαμ|бирмингам|бірмінгем|горад бірмінгем|բիրմինգհեմ|בירמינגהאם|برمنگم|برمينغهام|بیرمنگام|बर्मिंगहॅम|बर्मिंघम|बर्मिङ्घम्|બર્મિંગહામ|பர்மிங்காம்|బర్మింగ్హామ్|ಬರ್ಮಿಂಗ್ಹ್ಯಾಮ್|เบอร์มิงแฮม|ბირმინგემი|በርሚንግሃም|バーミンガム|伯明翰|伯明翰市|버밍엄
birkenkhed

billingem|billingham on tees





bexley keruelet|bexley kerulet|london borough of bexley|londonska opshtina beksli
bexhill

berwick|berwick on tweed
berkhampstead



beal feirste|behlfast|belfast city|belfasta|belfasto|beul feirste|mpelphast
bedvors



bebington and bromboro



bat|bata


barri|y barri
barrow



barneto|chipping barnet|high barnet|la barnette
barking town


bangon
banberi

behllimena


aegeles burg

ashton|ehshton ander lajn
ashton
ehshford








aloa






abingdon on thames


aberdonia|aburdijn|aiberdeen|devanha|ehberdin|obar dheathain
aberdar|aberdare aberdar|aberdehjr



























lytham|saint annes

chapel a





wirral

letchworth


borough of rossendale|rossendale district


dark peak|high peak district|high peak hundred

lewis

orkney islands


georgetown|saint george|saint george south

zugdidis|zygdidi
sestafoni|zetaponi

tkwartscheli
telav|telavis|telev
tbilis|tbilisi osh|tbilisi tbilisi|tbilisi თბილისი|tbiliso|tbilsi|tblisi|tiblisi|tiflis|tiphlida|tpilisi|triphelis|ttuplis|τιφλιδα|горад тбілісі|тбилис|тбилиси|тбилиси ош|тбілісі|ттуплис|қарҭ|թբիլիսի|טביליסי|تبليسي|تبلیس|تبلیسی|تبىلىسى|تفلیس|طفلس|ܛܒܝܠܝܣܝ|त्बिलिसी|थ्बिलीसी|তিবিলিসি|திபிலீசி|ทบิลิซิ|ཁྲེ བྷི ལི སི|თბილისი|ქართი|ትብሊሲ|トビリシ|第比利斯|트빌리시
sochumi|sohumkale|sukhum
achal senaki|akhalsenaki|novo senaki

rustavis

ochamchira|ochemchiri|ochemechiri

khuthaisi|kutais|kutaisk

chaschuri
goris
batoemi|batum|batumis
akhaltsikh|akhaltsykha|akhaltsykhe
novyj afon|stantsiya akhali afoni



laurent|maroni|saint laurent|sainte laurent|sen loran dju maroni
montjoli
matoary
bourg de kourou|kouro
caienna|cayene

saint pierre port

jendi
vinnebe


tassi|teshhi|teshie
temma|toma
takyiman|tekyiman|tekyiman brong

тамале

old tafo
agona swedru


shama
sekondi
saveluga




oda





mampon|mampon asante

kumasis|кумаси|库马西|쿠마시





chochoe|chokhoe
hohoe|kho


edina|ehlmina|saint george del mina


dome
cabo corso|cape coast castle|igua ogwa|ogwa
bolagatanga|bolgatange
babianeha|bebianiha





appam




acra|akkra|akkrae|akra|akrao|aκκρα|nkran|аккрæ|аккра|акра|אקרה|आक्रा|አክራ|アクラ|阿克拉|아크라


djibraltar|gibbilterra|gibraltaras|gibraltaro|xibraltar|xibraltar gibraltar

nuk|nuuk godthab

sukuto


brikame
bandzul|bandzulis|banjulo


tongue

sigiri



magenta|masenta
laba

kindla

kamissar|kansar


coya|koyah
konakrio|κονακρι|конакри|קונאקרי|コナクリ|科納克里|코나크리
camayen







moule

capesterre
bas ter


ebebijinas|ebibeying|ehbebijina|ehbebin
malaba|malabas|malampo|port clarence|rev malebo|santa isabel
kokapipa


bolos|volo|wolos
byron
tripole arkadias|tripolis|tripolitza
nomos trikalon|trikalon|trikkaion
thiva
esparta|sparta|sparto
salamina
nomos rethymnes|platanias rethymno|prefectura rethimno|prefettura di rethymno|rethimnon|rethymne|rethymnon prefektur|retino
preveze

el pireo|le piree|peiraia|peiraias|peiraiefs|piraus|pire|pirej
kipoupolis
peristeri attikes|peristerion

patrae|patras|patrasse|patrasso|patres
old faliron|palaion faliron




filadelfia|nea filadhelfia

epakhtos|navpaktos



megare
levadhia
yenisehir

poli kos
koropion
corint|corinth|corinthe|corintia|corinto|korinf

holargos
hios|khios|quios|xios
chanion|hania
chalcis|chalkis|khalkida|khalkis
chalandrion|khalandhrion|khalandri
ayios yeoryios keratsiniou|hagios georgios keratsiniou|keratsinion|keratsiniou
kardhitsa
kallifeja
kalamae|kalamatas|kalamato|kalmata


iraklion
candia|candie|erakleio|heracleum|heracliao|herakleion|irakleio|iraklija|khandax|megalokastro|megalokastron
giannina|janina
galatsion
ellenikon
elefis|elefsis|eleusis|lepsina
agia barbara|ayia varvara
ayia paraskevi
=atenas|=athen|=athenes|=athina|afina|afini|an aithin|ateena|atehny|aten|atenai|atenas athena|atenas αθηνα|atenes|ateno|atenoj|athinia|kota athena|αθηνα|αθηναι|атина|атэны|афины|афіни|аѳины|աթենք|אתונה|اتن|اثينا|يافېنا|ܐܬܝܢܐ|अथेन्स|ஏதென்ஸ்|เอเธนส์|ათენი|アテネ|雅典|아테네|아테네 시


argas|argo|ciutat dargos

amarousion
amalias
acharnae|akharnai
aegion|aighion|aiyion

agrinion|agrinium
rodas|rodes|rodhos|rodi
yannitsa|yenitsa


=salonica|=salonika|=saloniki|=thessalonica|ftohomana|i protevoussa ton prosfigon|salonic|salonicco|salonique|saruna|selanik|selun|solun|tesalonica|thessalonique|θεσσαλονικη|σαλονικη|салоники|селунь|солун|סלוניקה|סלוניקי|سالونيك|テッサロニキ|塞萨洛尼基

ser|serra|serrae|serrai
ptolemaidha|ptolemais|ptolemak
polikhni



nea orestias|orestias
oraiokastron|oreorastron

nea mainemeni|nea manemeni

komotina
nomos kilkis|prefectura kilkis
kaballa
aikaterini|katerina

follorina|plorina
edhessa
dhrama
alejandropolis|aleksandrupolis|alessandropoli|alexandhroupolis



mesolongi
amarousion|amaroussio

grjutviken


vilja nuehva|вилья нуэва
villa anales

tecpam|tecpan


santiago
atitlan|santiago
santa maria
santa lucia
santa krus del kiche

san pedra|san pedro

san pablo
san marcos la union
san lucas


san francisco
san cristobal


itzapa
retalhuley
kecaltenangas|kesaltenango|quexaltenango|quezaltenango
puerto de san jose|san jose|san jose de guatemala
puehrto barrios
pueblo nuevo|tequisate
poctun
san miguel petapa





san juan ostuncalco





mishko|мишко


esperanza
juliapa|khutiapa

khalapa
khakaltenango

guala

flores peten

ehskuintla
tejar


cuajiniquilapa
comitacillo





cidade da guatemala|citta del guatemala|ciudad de guatemala|ciudad guatemala|ciutat de guatemala|guate|guatemala by|guatemala hiria|guatemala la nueva|guatemala stadt|guatemala urbo|gvatemalurbo|new guatemala|nueva guatemala|nueva guatemala de la asuncion|pole tes gouatemalas|santiago de guatimala|πολη της γουατεμαλας|гватемала|גואטמלה סיטי|شهر گواتمالا|مدينة غواتيمالا|กัวเตมาลาซิตี|グアテマラシティ|瓜地馬拉市|과테말라 시

chikimula
chignautla|santa cruz de chinautla
santa ana chimaltenango
santo tomas chichicastenango


barbarena
asuncion|mita
antigua|santiago de los caballeros de guatemala
san juan amatitlan
san juan alotenango





agana|agana hagatna


bisau bissau|mpissaou|sao jose de bissau|μπισσαου|бисао|бисау|ביסאו|بساو|بیسايو|বিস্সাউ|ቢሳው|ビサウ|比绍|비사우




demerara|dzhordzhtaun|dzordztaunas|georgtauno|tzortztaoun

chuan wan|tsun wan|tsun wan wai
chiu lung|czjulun|kaulunas|цзюлун|九龍|意法半|주룽
gonkong|victoria|гонконг|香港

port cortez|puehrto kortes|puerto caballo




tegousigoualpa|tegucigucigalpa|tenkousinkalpa|teocuitlapan|tequsiqalpa|τεγκουσιγκαλπα|горад тэгусігальпа|тегусигалпа|тегусігальпа|տեգուսիգալպա|טגוסיגלפה|تيجوسي جالبا|تگوسیگالپا|तेगुसिगल्पा|เตกูซิกัลปา|ཐེ གུ སི གེ པ|ტეგუსიგალპა|ቴጉሲጋልፓ|テグシガルパ|德古斯加巴|테구시갈파

santa rosa|santa rosa copan

san pedro

porterillas
olanchita

lima vieja
ceiba|la sejba

ehl progreso|el progress|progreso




chollolteca|choluteca



=agram|andautonia|sagrab|sakreb|zabrag|zabreg|zagabbria|zagavria|zagrabia|zagreba|zagrebi|zagrebo|zagrep|zagrzeb|zahreb|zankremp|ζαγκρεμπ|горад заграб|загреб|զագրեբ|זאגרב|זאגרעב|زاگرب|زاگرێب|زغرب|زغریب|झाग्रेब|জাগরেব|சாகிரேப்|ซาเกร็บ|ཛག རེབ|ზაგრები|ዛግሬብ|ザグレブ|萨格勒布|ꙁагрєбъ|자그레브
zadara|zadaras|zantar|zara
neo vukovar|novi vukovar|stari vukovar|ujvukovar|valkovar|vetus vukovar|vukovaras
virovitisa
winkowitz|winkowzi
nagygorica
varasd|varasdino|varasdinum
spalato|spalatum|splita|splitas

slawonisch brod
pozsegavar|slavonska pozega
siscia|sisseg|sissek
sebenico


=fiume|estado libre de fiume|fkumen|flumen sancti viti|reka|rieka|rijeko|saint veit am flaum|saint veit am pflaum|slobodna drzava rijeka|stato libero di fiume|vitipolis
pulj
osek|osiek|osigiek|osijeka|osijekas|osik
kopreinitz

=ragusa|dubrava|dubrovacka republika|dubrovnikas
chakovec
belavar






port o prens|port o prensas|portofprensa|potoprens|puerto principe|ville de port au prince|πορτ ο πρενς|порт о пренс|פורט או פרינס|پورت او پرنس|პორტ ო პრენსი|ፖርቶፕሪንስ|ポルトープランス|太子港|포르토프랭스
ville de petit goave
ville de petion ville

ville de limbe
ville de leogane|yaguana

zheremi
zhakmele


grande goave
gonaiv|ville des gonaives




aux cayes|cayes|ville des cayes

cap francais|cape haitien|guarico|kap aitene|kap ayisyen|le cap|ville du cap haitien


torokszenimiklos



algyo|gyala|gyalaret|kiskundorozsma|segedin|seghedin|szeghed|szoreg|tape

satoraijaujhely|ujhely


oroshazi
niredkhaza|nyirszollos|oros
bukkszentlaszlo|miskolca|miskole
mezoetur




sajokazinc
karcage
khodmezevasharkhej



djula|gyulavari
endrod|gyoma
egera|ehger|jager
debrecena|debreczyn|debretin|ntempretsen


bekeshchaba|bekesska caba
bekes megye|comitatul bekes


zalaehgerseg
comitatul veszprem|veszprem megye


vacz


tapolezai
sombatkhej|szombatehly|szombatnely
sigetsentmiklosh|szigentmiklos

seksar
alba regia|albareale|stuhlweissenburg

szorpron

savar

cinquechiese|fuenfkirchen|funfkirchen|hird|magyarurugy|malom|meced sabolc|mecek sabolc|mecsekalja|mecsekszabolcs|nadapipad|nadarpad|nagyarpad|paetkostolie|patacs|patkostolie|peca|pech|pecuh|pecuy|pecz|quinque ecclesiae|racvaros|somogy|vasas

papy



nadkanizha
magyarovar|moshonmadjarovar|moson

mohac|mokhach

komaromujvaros
kiskunhalos



heteny|hetenyegyhaza|kechkemet
kaposfured



arrabona|dor|gyirmot|gyorszentivan|menfocsanak|pinnyed|raab


goedoello
alsogod|felsogod

ehstergom







boedapes|boudapeste|budaipeist|budapeshha|budapesht osh|budapestas|budapestinum|budimpeshta|βουδαπεστη|будапешт|будапешт ош|будапеща|будимпешта|горад будапешт|բուդապեշտ|בודאפעשט|בודפשט|بودابست|بوداپست|بوډاپسټ|बुडापेस्ट|বুদাপেস্ট|બુડાપેસ્ટ|புடாபெஸ்ட்|ಬುಡಾಪೆಸ್ಟ್|ബുഡാപെസ്റ്റ്|บูดาเปสต์|བུ ད ཕེ སིད|ဗူးဒပက်မြို့|ბუდაპეშტი|ቡዳፔስት|ブダペスト|布达佩斯|부다페스트


bajja
ajkarendek
budapest xii keruelet
budapest xi keruelet
budapest ix keruelet
budapest viii keruelet
budapest vii keruelet
budapest vi keruelet
budapest xiv keruelet
budapest xiii keruelet
budapest iv keruelet
budapest xv keruelet
budapest xvi keruelet
budapest x keruelet
budapest xix keruelet
budapest xviii keruelet
budapest xxiii keruelet
budapest xxii keruelet
budapest xxi keruelet
budapest xx keruelet
budapest xvii keruelet
budapest iii keruelet
budapest ii keruelet
budapest i keruelet

teloekniboeng

tandjoengtiram|tandjungtiram
tandjoengbalai|tandjungbalai

stabatbaru

kota sibolga
sabong


pertjoet
baoengan|baoengar|baungan

pangkalanberandan
padangsidimpoean
melabokha|molabo
kota medan|medana|medanas|медан|メダン|棉蘭
kota lhokseumawe|lhoksumawe|lhoseumawe
langsar
deli|laboean deli|laboehan|laboehandeli|labuan deli|labuhan
kisaran baru
kabandjahe
delitoea
bireuen
bindjai|kota binjai


baiturahman|banda acehas|banda achekh|koetaradja|kota banda aceh|kuta raja|kutaradja
daerah istimewa yogyakarta|djogjakarta|djokja|dzhokjakarta|jokjakarta|kota yogyakarta|джокьякарта|يوجياكرتا|ジョグジャカルタ
wonosabo
wanapringga
wangsoredjo|wongsoredjo
wirodeso



wed


wanaradja
waingapoe
oengaran
djumpandang|kota makassar|makasaras|udjung pandang|ujungpandang|макассар|ماکاسار|マカッサル


toelangan|tulangan
toeban





kota ternate

kota tegal

kota tasikmalaya|tasikmalaya kutha


tandjoengpinang|tandjungpinang
pandan|tandjoengpandan|tandjong pandan
kota bandar lampung|tanjungkarang|tanjungkarang telukbetung|telukbetung
tandjoengagoeag|tandjoengagoeng|tandjungagung
tanggoelangin
kota tangerang|тангеранг

kota surakarta|soerakarta|solo|суракарте|スラカルタ|索罗
kota surabaya|soerabaja|сурабая|سورابایا|スラバヤ|泗水|수라바야
soengai raya
soengaipenoeh
soengailiat
soemenep

soemberpoetjoeng
soember
soembawa|soembawa besar|sumbawa
soekaradja|sukaradja
kota sukabumi|soekaboemi|sukabumi kutha


spagen|sregen
kota sorong
sereang



suleman
selawi
sitoebanda|sitoebondo
sindjai|sinjay
singasari
singodjuruh
sekawang

boeleleng|singaradja


sidjundjung
sidaardja|sidoardio|sidoardja|sidoardjo|sidohardjo
sidaredja


kabupaten serang
sepaitan
kota semarang|semarangas|семаранг|スマラン|三寶瓏



sampand
batoeng panggol|kota samarinda|самаринда|சமாரிண்டா

roeteng

rembang

rangkasbitoeng|rangkasibitoeng
randoedonggal|randoedongkal|randudongkol
radjapolah|radjapoloh
kota purwokerto|poerwakerta|poerwokerto|purwakerta
poerwadadi|poerwodadi|purwadadi|purwodadi grobogan
kota purwakarta|poerwakarta
poerbalingga|poerbolinggo|purbolinggo
poendoeng|poendong
kota probolinggo|prabalingga|probalingga|probalinggo

praja
prambanan
posso
kota pontianak|понтианак|坤甸
ponogoro

pelumbon|ploembon
petaroekan
peraboemoelih|praboemoelih|prabumuli
pamangka|pamangkat

palaboehanratoe|palabuanratu|palabuhan|palabuhanratu|palakoehanratoe|pelabuanratu|plabuhanratu
kota pekanbaru|pakanbahru|pakanbaroe
kota pekalongan
pecangakan
kota payakumbuh|pajakoemboeh|rayakumbuh

kota pasuruan|pasoeroean


paroeng
kota pariaman

pandji|pandji lor|panji lor
merawang|pankal pinang
pangkalanboeoen
pandegelang
pandaan|pandakara|paodakan

panaroekan


ramekasan
pamanoekan
kabupaten poso|kota palu|pal|paloe

kota palembang|palembangas|палембанг|باليمبانج|パレンバン|巨港
kota palangka raya|pahandoet|pahandut|plangkaraja
pakisadji|pakisadji l
pageralam
kota padang|паданг
pachiran



ngandjoek|ngandjuk


mentok
moentilan


kota mojokerto|madjakerta|modjokerto
madjaagung|modjoagoeng|modjoagung|mojoangung

kota metro|metra
mertajoedan|mertojoedan
mlati
maoemere|mauniere
kota mataram|mataram lombok|матарам
martapoera
margosari
margahajoe|margahaju
menoekwari


mendahara
kota manado|menado|манадо|므나도
mamoedjoe|mamudju
kabupaten malang|kota malang|maland|маланг
madjene
madjenang
madjalengka
kota magelang
kota madiun|madioen

kabupaten lumajang|loemadjang|lumadjang
kota lubuklinggau|loeboeklinggau
loa djanan
lembange
lebaksioe




badjo|laboean bajo|laboehanbadjo|labuanbadzho|labuanbajo|labuhanbadjo
laboean|laboehan|labuhan
koetoardjo|kutoardjo

koeningan

koealatoengkal
koealakapoeas

kerian
keresek
kraksahan
kotaboemi
kloengkoeng
kabupaten klaten

goenoengkidjang|gunungkidjang|gunungkijang
ketanggoengan

kepandjen
kabupaten konawe
ketjong
kefannanoe|kefannanu|kefannau
kedoengwoeni

kota kediri
kebonarum

kawaloe
kataboe
karangsemboeng
karangasem amlapura


kama

djoewana|djuana
djombang|kabupaten jombang
djogonalan
djember
djekoelo|djekolo
djatiwangi
djatiroto
djatibarang
djaten
djambi|sriindrapura|telanaipura|джамби|جامبي
=batavia|=djakarta|=jkt|cakarta|dakarta|djogkarta|dki jakarta|dzhakarta|gakarto|giacarta|xacarta|yajgyadaz|τζακαρτα|горад джакарта|джакартæ|дьакарта|жакарта|џакарта|ջակարտա|גקרטה|דזשאקארטא|جاكارتا|جاكرتا|جاکارتا|جکارتہ|जकार्ता|জাকার্তা|જાકાર્તા|ஜகார்த்தா|జకార్తా|ಜಕಾರ್ತ|ജക്കാർത്ത|จาการ์ตา|ཊ ཁར ཏ|ဂျကာတာမြို့|ჯაკარტა|ጃካርታ|ចាការតា|ジャカルタ|雅加达|자카르타
indramajoe

geresik

gondanglegi|gondangtegi


genteng kulon


gampeng|gampengredja|gampengredjo
gambiran

endeh|kota ende
doemai|dumaj|kota dumai

drijoredjo|drioredja


depok kutha|depokas|kota depok
dempassar|denpasar bali|kota denpasar|денпасар|デンパサール|덴파사
demark
delanggoe

churup
tjoeroeg
chiomal|chomal

citeurep
cheribon|cirebon kutha|kota cirebon
tjipoetat
chimahi|cimahi kutha|kota cimahi|tjimaki

cileungsir
chikarang
chikampek

chibinong|sibinonge
chiamis
chepu|tjepu


campea
boelakamba
kota bukittinggi

boearan
bojolangoe
bajalali
kota bontang
bandowoso
bodjonegoro
bogor kutha|buitenzorg|kota bogor|богор|بوگور|茂物

belitar|kota blitar
bitoeng|kota bitung
bim
besoeki
bangkahulu|bengkoeloe|benkoelen|benkulen|бенгкулу|بنجكولو|明古魯省
bekasi kutha|bekasis|kota bekasi|бекаси
batoeradja|batu radia|baturadja

batoe|batyj|kota batu


banjoewangi
banjoemas
bantoel
bandgermasin|bandjermassin|banyermasin
bandjaran
bandjar
bandjar
pangkalan

bandoeng|bandung kutha|bandungas|kota bandung|бандунг|バンドン|万隆|萬隆

baloeng
kota balikpapan|баликпапан|بالیک پاپان
balapoelang
balaipoengoet


babad
atamboea|atamboewa
astanadjapura
ardjawinangoen|ardjawinangoen koelan|ardjawinangun
amoentai
amboina|ambon city|kota ambon|амбон|アンボン


adiwerno

tjirandjang hilir








koepang|kota kupang|kupange
djajapura|hollandia|kota jayapura|kotabaru|port numbay|sukarnapura|sukarnopura






uoterford|waterford city


sord
sligeach
droichead nuadh

an nas




keeill chennee|kilkenis|kilkenny city
galway gaillimh
enis|inis
dan liri|dun laoire|dunleary|kingstown
dun dealgan
baile atha cliath|ciuda de dublin|dablin|diblin|difelin|divlyn|doublino|dublin city|dublina|dublini|dueblin|dulenn|dyflinn|eblana|δουβλινο|горад дублін|даблин|дублин|дублін|дъблин|դուբլին|דבלין|דובלין|دبلن|دوبلين|دوبلین|دۇبلىن|ڈبلن|ډبلن|ܕܒܠܢ|डब्लिन|ডাবলিন|டப்லின்|ಡಬ್ಲಿನ್|ഡബ്ലിൻ|ดับลิน|དུབ ལིན|ဒပ်ဗလင်မြို့|დუბლინი|ደብሊን|ダブリン|都柏林|더블린
drogheda droichead atha|droichead atha|droida
corc|corcagia|corcaigh|cork city|cork corcaigh|kork|korka|korkas|korkig







=al quds|=yerushalayim|adonai jireh|aelia capitolina|al balat|al kuds|al quds as sarif|ariel|baitul maqdis|baitulmuqaddis|bayt al maqdis|bayt al muqaddas|cherusalem|colonia aelia capitolina|el kuds|el quds esh sherif|erusagem|geruesalem|gerusalemme|herusale|hierosolyma|hierousalem|iarusaileim|iebous|iebus|ierousalimu|ierusalema|ir david|ir ha qdoosha|ir ha qodesh|jarusalen|jeriwsalem|jerozolema|jeruzale|jeruzaleme|jorsala|jorsalaborg|jorsalir|kouds|kudues|kudus|moria|morias|orcalim|orselim|quds|queds|salem|sion|solyma|ursalimmu|urshalim|urusalim|xerusalen|zion|αριηλ|ιεβους|ιεροσολυμα|ιερουσαλημ|μωριας|σαλημ|σιων|σολυμα|горад іерусалім|уршалим|єрусалим|ієроусалимъ|јерусалим|әл құдыс|երուսաղեմ|איליה קפיטולינה|אריאל|הקדש|יבוס|ירושלים|ירושלם|מוריה|ציון|שלם|اريييل|البلا|القدس|القدس الشريف|اورشلیم|ايلياء|بيت المقدس|ساليم|صهيون|لقدس|مريا|ورشليم|يبوس|يۆرشەلیم|يېرۇسالېم|یروشلم|ܐܘܪܫܠܡ|ܨܗܝܘܢ|ޤުދުސް|जेरुसलेम|यरुशलम|জেরুসালেম|யெரூசலம்|జెరూసలేం|ಜೆರುಸಲೆಂ|ജെറുസലേം|เยรูซาเลม|ཇེ རུ ས ལེམ|ဂျေရုဆလင်မြို့|იერუსალიმი|እየሩሳሌም|エルサレム|耶路撒冷|예루살렘|𐌹𐌰𐌹𐍂𐌿𐍃𐌰𐌿𐌻𐍅𐌼𐌰 iairusaulwma
cfat|sfat|tsefat
kefar yavne|kfar yavne|new yavne
giaffa|iope|jaffa|jafo|joppa|joppe|yafa|yafah|yaffa
el fahm|umm el faham
at tira|tira|tirah|tirat hakarmel
tiberiada|tiberiade|tiberiades|tiberiado|tiveriada
=tel aviv yafo|tel aviv jaffa|tel aviv yaffo|tel avivas|tel eviv|telaviva|telavivum|tell abib|tell afif
tarchiha|teir shiha

sderot
saknin|sikhnin

ayun kara|le tsiyon|rischon letzion|rishon lsiyon|rison le ciono|uyun qara
er ramle|ramle

gan
kirjat jam
kirjat shmona|kiryat shemoneh|shemona kiryat
qiryat mozqin
gat


qallansawah

ofiqim

natania|ntanya
nes tsiyona|noss ziona

naatsaret|natseret|nazara|nazare|nazaretas|nazareto

migdal hameq|migdal khaehmek
mevo beiter|mevoot beitar|mevoot beiter
mughar

kafr saba|kefar saba|kefar sava|kfar sava
karmiehl|qiryat karmiel
kafar qasem|kafer kassim|kasim|kufr qasim
kafar manda|kafer manda|kefar mandi


cholon|jolon

herseliya|hertseliyya|hertsliyah|hervlia|herzlia b
caiffa|chaifa|hajfa|hajfo|hayfa|hefa|heifa|heyfa|khaifa|khajfa|khajfae
chadera|hedera
givat shmuel

at tira|et tira|et tire|tira
at taiyiba|east tayibe|el taiyiba|et taiyibe|taibe|taiyba|taiyiba|taiyibah|taiyibe|taiyibi|tayibe|tayibeh
ar reina|reina
ehjlat|ejlat|ejlato|elat|elath
domona
daliyah|daliyat ad druz|karmel
betxemeix
beith shean|bet szean|beth shan

beehr sheva|beerxeba|ber sheva|bersabee|bir el saba|bir es sab|bir es sabe
bat jam
al majdal|ashquelon|el medjdel|majdal asqalan|migdal ascalon|migdal ashqelon|migdal gad
ashdod on the sea|ashdod yam|ukreir
akka|akkia|akkon
afulah ilith|upper afula
petach tikva


jerusalem west|vaestra jerusalem|מערב ירושלים



daglas|daglasas|port douglas

poonch


zaminia




yellandlapad|yellandrapad

yeotmal

yanaon
abdullahpur|abdullapur|jamna nagar



wellington town

basim


waris ariganj


варангал|வாரங்கல்|వరంగల్|ワランガル
wanaparthy
vankaner kathiawar

walaja

vadi
vvara

brindaban|vrindaban

viguyanagram|vizianagram|vizianagram city
vita

vaisakhapattanam|visak|visakha|visakhapatnamas|vizag|vizag city|vizagapatam|вишакхапатнам|বিশাখাপত্তম|விசாகப்பட்டிணம்|విశాఖపట్నం|ヴィシャーカパトナム
visavedar
virudupatti
vadakku viravanallur



villapurum

bezawada|bezwada|vidzhajavada|виджаявада|விஜயவாடா|విజయవాడ|ヴィジャヤワーダ

bhilsa
vettagaranpudur|vettakkaranpudur



venkatagiri town
vemulavada

vellor|velluru|velur






vasco

varkala

banaras|banares|kashi|kasi|varanasi|варанаси|काशी|वाराणसी|বারানসি|வாரணாசி|พาราณสี|ワーラーナシー|瓦臘納西|바라나시
vanivambadi
wandiwash


vallabh|vallabh vidhyanagar
vala
vaikom

baroda|vapadedara|вадодара|वडोदरा शहर|વડોદરા|ヴァドダラ|ヴァドーダラー



vada madura


uttaramerur








oopal|pedda uppal|upal|uppal
unao







umrer




ulaul|ullai

uddzhajn|удджаин|उज्जैन|উজ্জৈন

udamalpet
udupi






oodeypore|udaipur city|удаипур


bara uchana
turalyur




tumakooru|ತುಮಕೂರು




city of lord anantha|tiruvananantapuram|trivandrum|тируванантапурам|तिरुअनन्तपुरम्|तिरुवनंतपुरम|त्रिवेन्द्रम|তিরুবনন্তপুরম|ত্রিবানদ্রাম|திருவனந்தபுரம்|തിരുവനന്തപുരം|ティルヴァナンタプラム|特里凡得琅
тричура|திருச்சூர்|തൃശ്ശൂര്
tonk city


todarasingh

titilagarh




tiruvellore



tirur station

திருப்பூர்
thiruparangundram|thirupparankundram|tirupparankunram
tirumalai
tinnevelli|tinnevelly junction|திருநெல்வேலி|ティルネルヴェーリ



tiruchi|trichinapalli|trichinopoli|trichy|trinchinopoly|திருச்சிராப்பள்ளி





tindivangam




tiruvalur


tanjor|tanjore|tkhandzhavur

tanja|tanna|thana|таня

thangadh






theni|tkheni|тхени



takkalakote|tekkalakota

tehri garhwal




















talikoti

dabhade|talegaon dabhada
talchar

takoj








civil station|wadhwan|wadhwan camp|wadhwan city|wadhwan civil station

suratas|surate|сурат|सुरत|সুরাত|સુરત|スーラト|苏拉特





sundergarh


sulurpet|sulurpeta



suke|suket kotah


shriwardham


sri rama nagar
sriperumbubur

jmwں|suryanagar|шринагар|סרינגאר|جموں|سرینگار|श्रीनगर|सिरीनगर|শ্রীনগর|スリナガル|斯利那加
srinagar garhwal

karanpura|sri karanpur
chicacole





sopore
sonepat punjab
songarh
sonapur|sonpur




solana|solon





savan




suri






sirumugal








sirkali




singaraya konda pagoda












sikandrabad
sika|siki


sihara

sidi|sidkhi


sidhpur
sibsagor naga bhumi


serampore|serampur

shoratur


солапур|सोलापूर|ಸೊಲ್ಲಾಪುರ|ショラープル


shirpure


shivamogga|ಶಿವಮೊಗ್ಗ

silguri|siligun|силигури|सिलीगुड़ी|শিলিগুড়ি|西里古里




shertalla


sheopur kalan












shakhpura


shakhpura








shahabad deccan

sedam
seoni marwa



sendhawa








saundatti yellamma|soundatti







sarvar




saranli

saraipaili








sangla|turmeric city

sangareddipet
sangamnor











sambhar lake|sambkhara

sambalpore






selam|салем|സേലം|セーラム


saklaspur
madras saint thomas mount










saganli|saghauli|sugauli
saugor





sadalga




rupar


rona

roha kolaba




rikhikesh
ringus


reva|rewah








raybagh



rasaul

rawatbhaia


hatlam

rata



rasipur


rawikhet
ranigandzhe
renibennur

ranga nadi

ранчи|राँची|রাঁচী|ராஞ்சி|ラーンチー

















ramanatkhapurama|ramanthapuram





kajpura
alirajpur


raj nandga

radzhkot|radzkotas|раджкот|ラージコット

radzhgir|rajgriha






razampeta


radzhamandri|rajamahendravaram|rajamahendri|rajamandri|раджамандри






raigad|raigad district|raigad fort|raigarh|raigarh district




rahunatpur







coilum|coulao|desinganadu|kullamalai|kvilon|квилон|கொல்லம்|കൊല്ലം










jagannath|jagannathpur|puri district




=poona|puna|пуна|פונה|पुणे|पुणे शहर|পুনে|புனே|ಪುಣೆ|プネー|浦那





puliyankudi



poodoocottah|pudukattai|pudukkottai trichinopoly

partabgarh|partapgarh|pratabgarh
port blehr

poorbunder|porbandarom|port porbandar




pondicero|pondicheri|ponducherry|pondy|poudhucherry|puduvai|territoire de pondichery
cassabe de ponda



pokhran
pathorgarh|pithoragari



piravom


pipli







pilibanga



phalera
phulbam|phulbani









perundural

periyanaikanpalayam

peravurni
peranambattu|pernambut







peddapuram town




pavugada






new patna|patna new city|патна|पटना|পাটনা|பட்னா|பாட்னா|パトナ|パトナー|巴特那
patjala|патьяла


pathardihi

rathankot

pathargaon



patamudai


parbatsar



parli|purli vaijnath
paria kimedi|purlakimedy


parbaini
paravar
dongar parasia

paradeep|paradipur|paradwip

pavanasi
paonta



panipata





panadzhi|panjim
panagar bazar|panagara


palni


pallikonda



palakonda

palia
pali marwar

palghat




palacole
palakod

pakal






podampur






okha port|port okha
ojhai



lakhimpur
north gauhati

noka|nokha mani|nokhamandi




nirmala
nimpani




nilokeri|nilokhera


nilakkottai madura
nilagiri|raj nilgiri

nidadavol


dellium novum|dilli|neo delchi|nov delhio|nova delhi|nova deli nai dilli|nova deli नई दिल्ली|nove dilli|nueba deli|nueva delhi|nyja deli|yeni delhi|νεο δελχι|нев дели|нью дели|њу делхи|նյու դելի|ניו דלהי|نيودلهي|नई दिल्ली|নয়া দিল্লী|புது தில்லி|นิวเดลี|ནེའུ དིལ ལིའི|ნიუ დელი|ኒው ዴሊ|ニューデリー|新德里|뉴델리



nellikuppami


nayudupet






nawabgang



nabadurip|nabadwip|nadia
nautanwa bazar

nuttam
nathwara
nasrullaganj





narwanal


narsimahpur|narsinghpur





naraingarh
naravanikuppam




narsannapet




nanjangud town
nangloi

nandyala

nandur buzruk|nandura buzruk










naldrug

nakalbari

najibabab




naharkativa|naharkatiya

ajni|nagpore|nagpuras|нагпур|नागपुर|নাগপুর|நாக்பூர்|ナーグプル


nagarkoil
nagda dhar
nagaur marwar
karnul


negapainttam city|negapatam|negapattinam

hadiad|naidad




mahisur|maisur|maisuru|mysore kiralysag|маисур|मैसूर|म्हैसूर|ಮೈಸೂರು|迈索尔
tirhoot

muvatupusha
muttapet



katni
murtazapur




muravnagar

manger|monghyr










mulappilangal|muzhappilangad












mudabidri

motihan


pech morena
morvi


морадабад

mkokchung
mokameh

mogu


mirzapur cum vindhyachal|mirzarpur









mettupalayam coimbatore




mahdawal|mehdawal
mehkar
meerut city|merath|miratas|меерут|मेरठ|மீரட்|メーラト
midnapor|midnapore

mayuram



mavalikara





mau nath bhanjan

muttra|матхура

masaurhi|masaurki
goa|marmagoa|marmugao|mermugao|mormugao|porio





markanum|merkanam

mapusa









manikarchar
majalgaon






mungrol
manglaur town
kodial|kudla|maikala|mangalooru|mangalur|manglapuram|tulu nadu|мангалуру|মাঙ্গালোর|மங்களூர்|ಕೊಡಿಯಾಲ್|ಮಂಗಳೂರು


maner sharif|manera

cutch mandi|cutch mandvi

mandasor







mancherial




manamadura







malakanagiri|malakangairi|malkanagiri


малегаон



makum junction




























madura|mathurai|мадура|মদুরাই|மதுரை|マドゥライ|马杜赖

mudukarai
=madras|cenaja|cenajo|chennai cennai|chennai சென்னை|tamizhagam|tamulinadu|мадрас|ченнаи|चेन्नई|চেন্নাই|ચેન્નઈ|சென்னை|ಚೆನ್ನೈ|チェンナイ|金奈

maddham gram

maddagiri

madhupura
margao


bandar|kistna|krishna|masulipatam|masulipatnam



lungliah

лудхияна|लुधियाना|ਲੁਧਿਆਣਾ|லூதியானா|ルディアーナ|ルディヤーナー
lakhnau|laknau|lakno|lucknow city|лакхнау|لكهنو|لکھنو|लखनऊ|লখনৌ|லக்னௌ|ラクナウ|ラクナウー|勒克瑙
lakhisarai|luckesserai

lone
lonauli|lonavala|lonavla|lonsvala



limri

len
lawar

латур
lati






lalgola ghat




layabad|loyabad







lachhmangarh
kuzhittura

kuntiyana|kurtiyana










kundarki

kumpta





култи







kudchi
kucher
kuchawan


krishnagar|krishnagar city|krishnigar

calecute|kalkutta|kolikod|kozhikkot|kozhikode|калькутта|கோழிக்கோடு|കോഴിക്കോട്|കോഴിക്കോട് ജില്ല|カリカット|科泽科德
kovur


kothur





kotapad


kotah|kotah city|кота

kesigi|kosgi



koregaon bhima
корба|कोरबा जिला


kappal|kopbal





kondegaon
kunch
kanarak|konarak|konark

kollegalam




kokradzhar




kodina|korinar


kodaikan


chalakudi

kishtvare|kishtwer

kishanganj bazar











khirkiya












kharupatia ghat


khargone
khardaha

khadakvaslal|khadakwasla

khargpur





khammamett|khammamette

khambayat
khambhaliva


khadzhurakho|khajraho

khairagarh raj















kayamkulam|kayangulam
kayalpatnam|kayalpatuam





katwa

hafiz saifganj



nagra katangi




kasaragod fort
kawar





karaka|karkala




karery


karandzha|karanja bibi





kapurthala town

kapadranj



cawnpore|kanpuras|канпур|קאנפור|कानपुर|কানপুর|கான்பூர்|カーンプル

kanniyakumar









kundla


conjeeveram|conjevaram|kancipuram|kanjippuram
kanakpura
kamtha



kamareddipet




кальян


kalpatta



kailidaikorichchi
kallakirichi
kalki
kaliyagan
kalimpong






kalakad


cocanada|coconada|east godavari|godavari



kaimur










kachrapara|kancharapara

kabral


junagad|junagarh|junaghur
jhumri telaiya
jullundur|jullundur city

dzhorkhat
joura|zhora
jalarpet

jodiya
dzhodkhpur|jodhpur city|джодхпур|जोधपुर|ჯოდპური|ジョドプル|ジョードプル




jhunjhunu


jharsaguda|jharsguda|jharsogra|jharsugude

jharagram



jhalrapatan chhroni|jhalrapatan city|jhalrapatna city|patan




dkhabua




jayanagar
jaynagar
jayankondacholpuram



jatni



jashpur





jangoon
jandiali
jaykayanagar|jaykaynagar


dzhamshedpur|jarnshedpur|tatanagar|джамшедпур|जमशेदपुर|জমশেদপুর|ஜாம்ஷெட்பூர்|ジャムシェドプル|贾姆谢德布尔
dzhamnagarom|navanagar|nowanagar|nowanuggur|джамнагаром
dzammu|dzhammu|jammu city|джамму|جموں|जम्मू|জম্মু|ジャンムー






paiguri


dzhalgaone|jaigaon
dzhalgaone|джалгаоне
jaleswar
jalesar town


jalalpore







jayasingpar
dzhajsalmer

dzaipur|dzaipuras|jainagar|jaipur city|jayapur|jeypore|джаипур|џајпур|جے پور|जयपुर|जयपूर|জয়পুর|ஜெய்ப்பூர்|ジャイプル|자이푸르








jagatsinghpur|jagatsingpur


dzabalpur|dzabalpuras|jubbulpore|джабалпур|جبلپر|जबलपुर|ジャバルプル








english bazar

indaur|indor|indore madhya pradesh|induras|индор|इंदूर|इंदौर|ইন্দোর|インドール


indapuri
impkhal

vigatpuri|wigatpura

ichchapur|ichekapuram

bhaganagar|haidarabadas|hajdarabad|hyderabad deccan|хаидарабад|хајдерабад|حیدر اباد|حیدر اباد دکن|हैदराबाद|হায়দরাবাদ এম কর্পোরেশন|হায়দ্রাবাদ|ஹைதராபாத்|హైదరాబాదు|ハイデラバード|海得拉巴
hadagalli|huvvmahadagalli




hooghly|hooghly chinsura
hubballi|hubli city|ಹುಬ್ಬಳ್ಳಿ

oossoor
hosapete



hosadurga


hominabad









hinjili|hinjilicut





ahmadnagar|ahmednagar

hazaribagh|hazarybaugh

hatla|khatta











hardwar



howrah|হাওড়া|ハウラー|ハーウラー
sadulgarh











nij hajo
khadzhipur
hailikandi
haflang


гвалиор
gushkara
gurupavanapuri



gurmatkol


guntura|гунтура
guntakai

gundalpet

gummudipundi


guledgarh|guledgud
kalburgi|гульбарга|ಕಾಲಬೂರ್ಗಿ|ಗುಲ್ಬರ್ಗ|グルバルガ|古尔伯加









gobardhan
gorakpura|горакпура
gorakpura|goruckpur|горакпура
gopichettipalaiyam



gonda oudh



gokarn



godhr|godkhre









ghoti


газиабад








gauibidanur|goribidnur
gauhati|гувахати|गुवाहाटी|গুৱাহাটি|グワハティ|グワーハーティー















sri ganganagar|sriganga najar

gandinagar|ghandinagar
ganadevi
ganderbal

gajendragad







ferozepur jhirka
ferozepore|ferozepur

ferok|feroke
fazika




fatehpur city
chaurian fatehgarh

fatahabad





faridabadas|фаридабад|फरीदाबाद|ファリダバード|ファリーダーバード






brod|irodu|periyar


emmiganur
ellore|west godavari





дургапур

drug






dum dum










div
dis
diphn


dhundgal|dindukkal|dundigal




digha
digbol|digbor


bicholim|bicholim town|cassabe de bicholim
lakhinpur



dhupguri

dhulia|dkhule|дхуле
dhubri

dhrangadra
dhorail






dholpur


dharamsala








darangaon
dharampore|dhurrumpur|dilarampur
dkhar


dhanabad|dhanbaid







deoli
deogarh
bariya|devgad baria




deshnok

deore

deorania



deobande

dehli|delhio|deli|delis|delkhi|dellium|dilhi|dilli|faritani delhi|new delhi|old delhi|горад дэлі|дели|делхи|делі|деҳли|דלהי|דעלהי|دلهي|دلی|دهلي|دهلی|ديلهى|دہلی|ډېلي|ދިއްލީ|दिल्ली|देहली|नई दिल्ली|দিল্লি|দিল্লী|ਦਿੱਲੀ|દિલ્હી|ଦିଲ୍ଲୀ|தில்லி|ఢిల్లీ|ದೆಹಲಿ|ഡെൽഹി|เดลี|დელი|デリー|德里|델리
dehm
dehra|dekhradune|дехрадуне






dasuya



dardzhiling|dardzilingas|dargiling|rdorje gling


dinapore


damao|damaun
daltonganj











kattake|каттаке



kadapa|kurpah
gudalur|kudalur



kalangut
kojamputtur|kovai|koyambattur|koyamuttur|коямпуттур|कोयंबतूर|கோயம்பத்தூர்|கோவை|കോയമ്പത്തൂര്|コーヤンブットゥール
british cochin|cochim|fort cochin|kochi|koczin|kuchi bandar|malabar|кочин|קוצי|कोचीन|কোচিন|கொச்சி|കൊച്ചി|コーチ|柯枝








chittur cochin
chitor|chitorgarh
chittarandzhan
chitaldroog|chitaldurg|chitradurg|chitrakaldurga|chitteldrug

chirawa











chikkamagaluru|chikmanglur|chikmugalur


chidambajram|chitdambaram





chantarpur|chkatarpur








chetpat|chetpet|madras chetput



chengalpat

chatsu




charki dadrai|dadri


chanzarayapatna
channapatan


chandor|chandwar



chanda
chandshona

candigarchas|чандигар|צאנדיגאר|चंडीगढ़|চন্ডিগড়|ਚੰਡੀਗੜ੍ਹ|ચંડીગઢ|சண்டிகர்|చండీగఢ్|ఛండీగఢ్|ചണ്ഢീഗഡ്|ჩანდიგარჰი|チャンディーガル|昌迪加尔



chandernagor|chandernagore








chakardharpore




canning town|port canning
cananor|kananorskom|kanoor
calcuta kalakata|calcuta কলকাতা|caliquit|kalikata|kalkata|kalkato|kolkata|sealdah|калкута|калькутта|колката|כלכותה|קולקטה|कलकाता|कोलकाता|কলকাতা|கொல்கத்தா|കൊല്ക്കത്ത|ཀ ལི ཀུ ཏ|კალკუტა|コルカタ|加尔各答|콜카타






bundi city

bulandshakhre



brajrajnagar
berhampore|berhampur|brahmapuramu|ganjam




=bombay|asumumbay|bombai|bombaim|bombaya|bombejus|moembaai|mumbai मुम़बई|mumbaja|mumbajo|mumbajus|numbai|vomvai|βομβαη|бомбаи|бомбеи|горад мумбаі|мумбаи|мумбаі|мумбај|մումբայ|מומבאי|מומביי|بمبيی|بمبے|ممبای|ممبيي|ممبيی|مومباى|مومباي|مومبای|މުންބާއީ|ग्रेटर मुम्बई|बम्बई|मुंबई|मुम्बई|পুল্লাপ মুম্বাই|মুম্বই|মুম্বাই|ਮੁੰਬਈ|મુંબઈ|ମୁମ୍ବାଇ|மும்பை|ముంబై|ಮುಂಬೈ|ಮು೦ಬೈ|മുംബൈ|มุมไบ|འབོམ སྦེ|မွမ်ဘိုင်းမြို့|მუმბაი|ムンバイ|孟买|뭄바이

бокаро
bokajan o noajan


buddh gaya|buddha gaya




vishnupur





binka

bina etawa|etawah
bilthar|bilthra




bilg

bilaspura




биканер|बीकानेर



bidzapur|vijayapur|visiapur
behar




bhavanagiri|bliuvanagiri


bhooj
budhgaon
temple city of india|бхубанешвар|בובנשוואר|भुवनेश्वर|ভুবনেশ্বর|புவனேஸ்வர்|ブヴァネーシュヴァル


bhojpal|bhopalas|bھwpal|бхопал|بھوپال|भोपाल|भोपाळ|ভোপাল|போபால்|ボパール|ボーパール|博帕尔


bhogpur sirwal

bhiwndi





bimlipatam


bkhilai|бхилаи|ビライ


bhaya nadar|bhayaradar



bhunagar|bkhavnagarom|бхавнагаром|ભાવનગર








baroach|broach


bhanwar






bhainsa




bhadrak
bhadrachellam road



adarsh bas


beypur




beri






ballari|беллари
belagaavi|belgaon|बेळगांव|బెల్గాం|ಬೆಳಗಾವಿ|贝尔高姆







beda|bedi bandar


bajan|bayaha
bawana delhi
baudh|baudh raj|baudh ral
butala




basni bailima


dera basi

bagevadi
kalyani


barani












barkh

baragarh
бареили
bardoti
bordhoman|burdwan|বর্ধমান




baranagore



barrackpore|chanak


bantyal|bartval





bansberia

banmanki

bankigarh



bongaon
banaganapalli|banganapilly
=bengaluru|=blore|bangalore bengaluru|bangalore city|bangalore ಬೆಂಗಳೂರು|bangalur|bengalour|bengaluras|бангалор|بنگلور|बंगलोर|बंगळूर|বাঙ্গালোর|বেঙ্গালুরু|બેંગલોર|பெங்களூர்|బెంగళూరు|ಬೆಂಗಳೂರು|ബാംഗ്ലൂര്|バンガロール|班加羅爾

bandapur|bandipur




banpur
bamor






bally
ballarpur

balasor|baleshwar


bolangir





bainduri






bahrampur|berhampore




bagpat
bagdogra
baghaparana

bagasara




badurii




barabil








palaiya ayakkudi

avanashi



aurangabad aurangabada|aurangabad औरंगाबाद|aurangabadas|аурангабад|औरंगाबाद|औरंगाबाद शहर|আউরঙ্গাবাদ|アウランガーバード


atur salem
attungal


adirampatnam|atirampattinam

athgarh
atarra buzurg

aska
asafabad



asanol|асансол|आसनसोल|আসানসোল|アサンソル









arkota


arni



arkonam
arrah|shahabad
aonla kila




ansing shrungarushi maharaj






anugul|ungul



andiyur


anantapuramu|anantapure
anandpur
aimand|anaud

anaimalais|anamalai




amritsar amritasara|amritsar ਅੰਮ੍ਰਿਤਸਰ|amritsaras|амритсар|אמריצר|अमृतसर|অমৃতসর|ਅੰਮ੍ਰਿਤਸਰ|அம்ரித்சர்|アムリトサル

amraoti









ambata





ambarnath



alvaro|alwar city




alapalli|alapolai|alappula|alappuzha|aulapolai
alahabadas|alla abba habab|allahabad ilahabada|allahabad इलाहाबाद|ilahabad|prayag|аллахабад|الهاباد|الہ اباد|इलाहाबाद|এলাহাবাদ|அலகாபாத்|アラハバード|イラーハーバード|安拉阿巴德

koil|алигарх|علی گڑھ|अलीगढ|আলিগড়

alibagh
atangulam


alandi devachi



akera







adzhmer|ajmer city|аджмер|اجمیر|अजमेर|আজমির|அஜ்மீர்
aidzhal|aijal|aizal|aizol|aizwal

ahmedpur
احمد نگر|अहमदनगर|আহমেদনগর|அஹ்மத்நகர்
ahmedabad amadavada|ahmedabad અમદાવાદ|akhmedabad|amadavad|ахмадабад|अहमदाबाद|અમદાવાદ|அகமதாபாத்|アフマダーバード|艾哈迈达巴德
agra agara|agra आगरा|агра|אגרה|اگرہ|आगरा|আগ্রা|ஆக்ரா|ಆಗ್ರಾ|アーグラ|アーグラー|阿格拉|아그라
ajarthala
agar agar





edlabad


ellichpur

mount abu

























maharashtra|marathi











wapi

naveen|new okhla industrial development authority

manideep









lb nagar





manugur
kalyandrug

qutubullapur

paloncha


yenamalakuduru




lumding





zakho
omolgasr
khurmati|tuz kermatli|tuz khurmatli
tikritas
tall kaif
sina|sine
saimarreh
al hindiyah|qaryat saddat al hindiyah|saddat al hindiyah
rawandiz|rawndoz|rewandus|roanduz|ruwandiz
rawa
al hamdaniya
mendali

kufri
karkh slukh|karkuk|kerkuek|киркук|كركوك|كهركووك|كەركوك|کرکوک|キルクーク|키르쿠크
al ghadiriya|karbila|kerbala|kerbela|meshed hussain|nainawa|shathiul furat|vilojati karbalo|вилояти карбало|карбала|кербала|кербела|כרבלא|מחוז כרבלא|كةربالا|كربلاء|محافظة كربلاء|کربلا|カルバラー|カルバラー県
arbailu|arbeel|arbela|arbil governorate|hawler|hewler|viloati arbil|арбил|вилояти арбил|מחוז ארביל|اربيل|اربیل|محافظة اربيل|هەولێر|アルビール県|埃爾比勒省

alabja|halabdscha|halebdja|halebja|halebjeh|khalabdzha

chemchemal
baiji
baqubeh
banjuwayn
balada|belad
bagda|bagdad|bagdadas|bagdado|bagdat|bagdate|bagdatum|bagdod|bexda|βαγδατη|багдад|бағдод|բաղդադ|בגדאד|بغداد|ܒܓܕܐܕ|बगदाद|பக்தாத்|པ ག ཏ|ባግዳድ|バグダード|巴格达|바그다드
az zuhair

silemani|sleimani|sueleymaniye|sulaimanieh|сулеимания|السليمانية|سلیمانیه|سلێمانى|سلێمانی|شهر سلیمانیه

ash shinafiyah|shannafiuah|shinafie
shatrat al muntafiq|shatreh|shattrah el muntifik


rumaith
al rumadi|ramadiyah|rumadiya
muntafik|nasiriyeh|nasrie|насирия|الناصرية|ナーシリーヤ
an najaf|ehn nadzhaf|meshed ali|nadjaf|nadschaf|nagaf|najaf|najaf njf|najaf نجف|nayaf|nedjef|наджаф|наџаф|эн наджаф|נגף|النجف|النجف الاشرف|نجف|ナジャフ|納杰夫

al qasim
al ehl musajibe

muqdadiyah
الموصل الجديدة
al mawsil|al musil|mosoel|mosula|мосул|מוסול|موصل|モースル|모술

al koet|kut|kut al amarah|kut al imara|кут|الكوت|كوت
al khalisa
imam ali gherbi
qada al hindiyah
al hella|al hilla|al khilla|hilah|hilla|hille
al hai|al hay|kut al hai
al kharrisa|hartha
al ghammas
al fuhud
al fau|fao|fao terminal|fava
al falludza|falludscha|faluga|feludja|feluja
bacora|basora|busra|bussora|басра|בצרה|البصرة|بصرة|بصره|ܒܨܪܐ|バスラ|巴士拉|巴斯拉
azizie
amare|العماره
afag|afaq
dujail|dujayl|nahiyat ad dujayl
diwanie|diwaniyan|hiska|дивания|الديوانية
abou ghraib|abu ghraib abw ghryb|abu ghraib farms|abu ghraib ابو غريب|abu grejb|mazari abi gharib|mazari abi ghurayb|абу греиб|אבו גרייב|ابو غریب
البصرة القديمة


ازادشهر
کهریز

istgah east rah ahan east garmsar|istgah east rah ahan garmsar
qareh chak



zendzhan|zenjan|зенджан|زنجان
jazd|jazdo|jezd|yezd|иезд|язд|יזד|يزد|یزد|იაზდი
veramin
turbat i haidari|turbet i haidari

=teheran|tahran|techerane|teera|teerao|tegeran|teheranas|tehrano|τεχερανη|тæхран|тегеран|техеран|теҳрон|թեհրան|טהראן|טהרן|تهران|تهرن|تهرون|تہران|طهران|ܛܗܪܐܢ|तेहरान|তেহরান|தெஹ்ரான்|เตหะราน|ཏ ཧ རན|ཏེ ཧི རན|თეირანი|ቴህራን|テヘラン|德黑兰|테헤란
gashpar|hashtpar east tavalesh

takan tepe

taebris|tauris|тебриз|تبريز|تبریز|タブリーズ|大不里士


saidabad|sirdschan
shushtehr

chimaz|шираз|شیراز
shahr kord|shakhre kord
shahr babak|shahr i babak
shadeganskie|shadgan
samnan

sava
sari|sari i iran|sariyo|shahr i tajan
saghez|sakezo|seqiz
sanandadsch|sanandadz|senendedzh|senna|senneh|sinandij|sine|sinneh|санандаҷ|сенендедж|سن|سنندج|سنه

sahin dazh|sain dezh
sabzawar|sebzevar
rud i sar


rashjt|rast|resht|reszt|решт|رشت|拉什特
ram shahr

bahramabad|rafsandzhane|rafsinjan
gochan

ghom|kum|qum|кум|қум|غم|قم|コム
bandar east qeshm|gheshm|keshm|qishm
казвин|قزوين|قزوین|カザッヴィーン
ghareh ziya oddin|qaraziadin|qareh zeya ed din|qareh zia od din
qahferokh|qahofrokh|qatarokh
qaen|shahr east qayen
pol east zahab|pol east zohab|sar east pol east zahab|sarpol
pishyan

paweh
farsabad
ashnooyeh|oshnovieh
rezaiyeh|rezaiyye|urmia|urmiye|urumija|урмия|урумия|אורמיה|ارومية|ارومیه|شهرستان ارومیه|ܐܘܪܡܝܐ
omidiyeh sherkat east naft

bandar east now shahr|nau shahr
nejsaburo|nichapur|nishopur


nazarabad east bozorg
nagadeh|naghadeh|naghdeh
nagavande|nehavend|nihavand




masjed east soleyman|masjid i sulaiman
bardesir
mashado|meshed|mesheda|машҳад|мешхед|משהד|مشهد|マシュハド|馬什哈德
morand
daulatabad|dowlatabad
malar|melard
mehabad|saujbulagh
langarud|shahr east langarud
kuh i dasht

khoi|khowy|khoy
khansar|khavansar|khonsar|shahr east khvonsar
al muhammarah|chorramschahr|khorram shahr abadan|khorramchahre|khorremshekhr|khunin shahr|mohammerah|хорремшехр|خرمشهر
khurramobod|хуррамобод|خرم اباد

harowabad|herauabad|herow|hirabad
bahtaran|kermansaho|kermanshahan|kirmansan|province de kermanshah|provincia de kermanshah|provinco kermansah|qahremanshahr|керманшах|кирмоншоҳ|устони кирмоншоҳ|استان کرمانشاه|محافظة کرمانشاه|کرمانشاه|ケルマーンシャー州|克爾曼沙汗省
carmana|kirmon|керман|кирмон|کرمان|ケルマーン
kasrun|kazarun|kazeruna
khashmar

heredi|karadj|karadje|karadsch|karej|keredi|leredi|qasabeh east karaj|караи|قصبه كرج|كرج|كردج|کرج


kalalah

juanru|qala juanrud|qaleh juanrud|qaleh ye javanrud
elam

ecbatana|hamedan|хамадан|همدان
asterabad|girkanija|gurgon|hirkanio
dashte gorgan|gonbad east kavus|gonbad qabus|gonbad qavoos|gunbad i kawas|gunbad i kawus|gunbad i qabus

golpayagan|shahr east golpayegan

bandar east genaveh|bandar east gonaveh|ganaveh

faridun kinar
fassa
farsa|farsian|farsun

emamshahr|sharud

dalijan
deh lovan|dekhlorana

susangurd


demavend|qasabeh east damavand
chanaran

abu shehr|bandar abu shehr|bandar east bushehr|bouchehr|buschir|bushire

borudzherd
borujan
borazdjan|borazjun
bodzhnurd
birdjand|birdzhend

benab
bekhshekhr
behbehan
bane|bani
bandar east langeh|bandar langeh|lengeh
bandar east khomeyni|bandar khomani|bandar khomeini|imam khomeyni
bandar anzali|bandar east pahlavi|bandar pahlavi|bandar pahlevi|enceli|enzeli|pahlavi|pahlevi|pehlevi
bandar abbas بندر عباس|bandar east abbas|bender abbas|cambarao|gombroon|gumrun|port comorao|бандар аббос|бендер аббас|بندر عباس|گمبرن|バンダレ アッバース|阿巴斯港


bafk

balfrush|barfarush|barfrush|barfurush



astane
asadabada

ardekan
ardebil|ardebil ardbyl|ardebil اردبیل|erdebil|ардабил|اردبيل|اردبیل
arak sawh|arak ساوه|arok|ehrak|iraq|soltanabad|арoк|арак|эрак|اراك|اراک|ساوه|سلطان اباد
amul
alband

ali gudar
alashtar|qaleh alishtar
akbar abad kawar|akbarabad east kavar
ajabshahr
ahvaz ahwaz|ahvaz اهواز|bandar east naser|bandar nasiri|naseri|ахваз|аҳвоз|الاحواز|اهواز|アフヴァーズ|阿瓦士
akhar
aqa jari

abkhar
qala ab i danan|qaleh ab i danan|qaleh ye ab danan

abadan abadan|abadan ابادان|abadano|абадан|ابادان|عبدان|アバダーン|アーバーダーン|阿巴丹


rahnan|renan|rohnan
qadrijan
nadzhafabad
homayoon shahr|sedeh
gulshad|kalushad|kelishad east sofla|kelishad east vasuderjan
falavar jan|felavarjan
aspadana|esfehan|ispahan|исфахан|اصفهان
daulatabad
darcheh piaz

dowzdab|duzdap|zahedan east yek|zaidan|захедан|زاهدان
torbat east sheykh jam
taiabad|tayebat
serakhs
kavash|kwash|vasht
fahrej|fehruj|qaleh ye naseri
chabahar|chah east bahar|chahbar

akjurejri|akoureuri
refkiavik|reiciavicia|reicivic|reikjavika|reikjavikas|reiquiavik reykjavik|rejkavik|rejkjaviko|reykiabik|reykranes
kopavogskaupstadur|koupavogjur
hafnarfjoerdur|halfnarfjordur|khapnarfordjur

vittoira

vibbu valenzia

trapena
termini

=syracuse|sarausa|sirakuze|syrakus


siderno marino




sciacea|xaca
san giovanni


roscianum
rusalini



redzho di kalabrija|reggio calabria|reggio de calabre|regio|rhegium
raguse|rausa
cuartu santa aleni


ciazza




parma di muntichiaru
palerm|palerma|palerme|panormus|палерма|палермо|פלרמו|باليرمو|پالرمو|पलेर्मो|パレルモ|巴勒莫市

pakino
aristanis|oristanum|oristany

nishemi



monreal

mistirjancu


messana|messine
mazzara
maskalucha


leontini
ecclesia|esglesies

dzharre|giarre riposto|girarre
dzhela
ciuriddia|floridii


ehnna|ena|haenna
cotrone



catanzara
catane|catina|κατανη|катания|катанија|קטניה|كاتانيا|კატანია|カターニア

castedduvitranu
cassano al ionio|cassano allionio

carruntini
karina

cabuderra


kaltadzhirone
caller|caralis|casteddu|castel|kalari|kaljari



barcellona
bagerija
avula
austa



agridzentas|agridzhento|agrigent|agrigente|agrigentum|agrixento agrigento


jaci santantoniu

jaci catena
jaci casteddu

vogera
vitorio
viterbe|viterbium
vicus mercati




viynola
vidzhevano|vigebanum

vicence|vicetia|vichenca
viaredzhio
viadena
verone

verceil|verchelli
ventimilja|vintimille
=venedig|=venezia|=venise|benatky|benetia|benetke|benezia|feneyjar|velence|venecia|venecia venezia|venecio|venedeg|venedik|venediku|venesia|venetia|venetie|venetik|veneza|venies|vignesie|vnise|wenecja
venaria


vareis



urbin

udin

tergeste|terst|triest|triestas|triesto|trst

trevise|trevixo
trevilio|trevilo
trehnta|trent|trente|trident|tridentum





torre do grieco
torre annunciata|torre nunziata
=turin|augusta taurinorum|julia augusta taurinorum|taurasia|tori|torin|tueri|turi|turim|turina|turinas|τορινο|горад турын|торино|турин|թուրին|טורין|טורינו|تورينو|تورین|टोरीनो|तोरिनो|তুরিন|துரின்|ตูริน|ཊུ རིན|ტურინი|トリノ|都灵|토리노



tene

terrachina
interamna

terlicci
interamnium
tarkvinii
tarde|tarent|tarente|tarento|tarento taranto|tarentum

salmona|sulmo


spolete|spoletium
sorrent|sorrente

sondri|sundrium
somma
somma

sena|sien a|sienna|sienne|sieno


settimo

sesto
sesto


seregn






scadicci|skandichchi


sann a|savo|savone
savian


sasser|tatari





san elpido a mare
santarcangelo










san miniato basso



san giuseppe
bagni di san giuliano|bagni san giuliano
san giuliano
san giovanni v no|south giovanni valdarno
giovanni rotondo
lupatoto
persiceto
san giorgio sotto taranto



san casciano val di pesa
sambonifacio



salsomaggiore
salernas|salerne|salernum
sacil









=rom|=rome|an roimh|erroma|hrom|mji wa roma|ramma|rhufain|rim|roeme|romma|romo|rooma|roum|rym|rzym|urbs|ρωμη|рим|римъ|рым|հռոմ|רומא|رم|روم|روما|رىم|ܪܘܡܐ|रोम|रोमा|โรม|რომი|ሮማ|ローマ|罗马市|로마
rivoli torinese

ariminum|remin



redzho ehmilija|reggio|reggio emilia

ravenne



putinjano
pre
puzzuolo
potentia

porto santelpidio a mare

puart
porto civitanova
portichi
pordenon

pontass
pompeya|valle di pompei


polignano


podzhibonsi
pistola|pistoria
pesticium
pisae|pise

piossasch
pombino

pignerol


piasensa|placencia|placentia
pesha|pesia
peschiera


perosa|perouse|perusia
pergine|perigine valsugana
pavullo
papia|pavie|pavio
parme|perma


palazzolo




=padua|padoue|padovo|paduja|patavium





ortona a mare


orbassan



nugoro


novare|novaria





nocera
el niclin|nikelino


negar


=naples|=napoles|=neapel|napapopolopi|napels|napolo|napols|napul|neapelj|neapol|neapole|neapolis|noapels|ναπολη|горад неапаль|напуљ|неапол|неаполь|նեապոլ|נאפאלי|נאפולי|نابولي|ناپل|نیپلز|नापोलि|नापोली|नेपल्स|নেপলস|நாபொலி|เนเปิลส์|ნეაპოლი|ナポリ|那不勒斯|나폴리
mugnano east napule


modicia|monca|munscia

montevarki






monsummano


monfalcon


moncale


mogliano
moduno
modene|modna|mutina




=mailand|=milano|mediolan|mediolanum|mila|milana|milanas|milao|милан|милано|мілан|מילאנו|مىلان|ميلانو|மிலன்|มิลาน|მილანი|ミラノ|米蘭|밀라노


san severino rota
meran


melito east napule

marignano
med
materia
massarose







mariljano
marian|mariano
marchanize
marano|marano east napule

=mantua|mantoue|mantuja






macherata

luchera
locca|luca
lod
labro|leghorn|liborno|liorna|livorn|livornas|livourne
lissun

lido di ostia
lenjano
lenjago
lech
lece|lechche|leche
littoria


la specija|spedia|speza
aquila|aquila degli abruzzi
lanchano
laives|leifers


ivree


bagno dischia|iscla|porto dischia



aesis




grujasch
grottale



granjano
gorica|goricija|gorz

giuessan|giussan

giuglian
dzhovinacco
dzhoja del kolle

gedi
dzhencano di roma|genzano
=genes|=genoa|=genua|cenova|dzenova|genovo|genuja|janov|xenova genova|zena|генуа|генуя|ђенова|גנואה|جنوا|جنوة|जेनोआ|გენუა|ジェノヴァ|热那亚|제노바





gaete|gaieta
fuchekkio


frattamadzhore



fossan


forum livii
fonda

folino
fodzha|fovea
fjumichino
=firenze|=florenca|=florencia|=florenz|firence|florens|флоренция

finale nellemilia

fidency
ferrare




fanu
falconara alta
faenca
fabrianum


herba



dees
desenzano|desenzano sul lago



cremone


cortone




cordenona





koneljano
com|come|komo

cologno

colegn|kolleno

colle val delsa
chivitavekkja

chita di kastelo|citti di castello

cisterna

cinisello
champino
civass|kivasso

chieta|keti
cher
ciavai|kiavari

chezenatiko
caesena|cesene|zisena
cesano
chervia
cerveleri|cherveteri

cernusco
corignola



ceglie messapico
chechina






castel san pietro dellemilia
kastel madzhore

castellana
castellammare

castelfranco dellemilia|castelfranco demilia





caserte
caseli


casalnuovo
casal|casale
casalacc

carrare

carmagnole|karmanola

carate
capoue

capaccio paestum

canosa de pulla
campobass|campus bassus
campo bisenzio




ansizio|bustum arsitium



brugerio
brinnese|brundisium

bressanone|brixen
bresha|breshija|brixia
brachchano





bolcano|bolzan|bozen bolzano|mpoltzano
baljonja|bologne|bolona|bolonja|bolonjo|bononia|bulaggna|баленья|болонья|болоня|болоња|בולוניה|بولونيا|ボローニャ|博洛尼亚|볼로냐



bella|bugella
bergam|bergame|berghem|bergomum
benevent|beneventum
bellune|bellunum|belun
beinasch


bassano


baris|barium|bary|mpari|μπαρι|бари|барі|בארי|باري|باری|बरि|बारी|বারি|ბარი|バーリ|巴里|바리

banoli


bauli


abellinum
ast
asis|asis assisi|asisium|asizo|assis
ascoli|askoli picheno


aricia
ariano di puglia






aoste|aouta
ancio


ancone
anagnia

alpignan
alguer|alguer alghero|alguero|alighera|lalguer
alexandria|alexandrie|lissandria


albemga|arbenga
albano
albom


afravola


acqui|acqui citta

acerrae

abano
















boscone




saint jago de la vega|spanis taunas



montego|montego bejus

mandevil

kinnkston|κινγκστον|кингстон



um el semmaq|um es summaq
sehab
madeba
kuraymah
djerash|jerash
azra
arbela|ирбид|אירביד|اربد
kalaat el zerka|qalat az zarqa|qalat ez zerqa|zerka|зарка|الزرقاء|زرقاء
aidun|eidun
el tafile|et tafila
al salt|es salt|salt
er remtha

ama|aman|aman عمان|amanas|amano|ammon|philadelphia|rabbah|rabbath ammon|αμμαν|аман|амман|аммон|աման|רבת עמון|عمان|ܥܡܢ|अम्मान|আম্মান|አማን|アンマン|安曼|암만

kalat el mafrak
kir moab

qalat el aqaba
adjlun
al karak


shingui|sing
atsuki|atugi



yuzamachi
yukihashi
juki







иокосука
iokogama|jokohama|иокогама|јокохама|יוקוהמה|يوكوهاما|โยะโกะฮะมะ|იოკოჰამა|よこはまし|横浜市|横滨市|요코하마 시
yokkaiti
yokaichicho|yokkaichi
yahata|yahatasho
yatusiro


jasu

yashio
jao|yaocho
janai


jamaguci|jamaguti|yamaguchi

jaidzu|yaidu|yaizu mati

warabimachi
wakimachi
ucunomija|уцуномия|うつのみやし|宇都宮市|우쓰노미야 시





oozu|uozo


udzi|uji cho



nagano|uehda
ubi
tuyama
tsushima cho

turuoka

turuga
tuma
tukumi


tsubamemachi
tsu
koromo|toyoda|豊田




тоиохаши

tojama|тояма|とやまし|富山市


tonosyo


gusuku|temigusuku|tomigusuki
=tokio|edo|tochiu|tocio|tokija|tokijas|toquio|toquio dong jing|toquio 東京|τοκιο|токе|токио|токіо|տոկիո|טוקיו|توكيو|توکیو|طوكيو|ܛܘܟܝܘ|ܜܘܟܝܘ|टोक्यो|டோக்கியோ|โตเกียว|ტოკიო|东京|東京|東京都|도쿄
kakuyama
tokushima|tokushima de dao shi
токоросава|所沢市
tokoname cho
toka|tokitsu cho
toka|tokamati
tokitsu
tochiomachi
totigi

tehnri

taharamoto


tateyamahojo|tateyamahozyo

tarumi



hoya|hoya shi|tanashi|tanashi machi




tamano

taketoyocho

takekara
takebo|takehu
takeda|taketa|taketa machi

高槻市



takanabecho
takamacu|такамацу|たかまつし|高松市|다카마쓰 시
takaishi kita|takashi kita

takahama cho
bungo takada|bungo takata
tadimi|tajima|tajumi|tazimi
tawara
takawa
tadotsucho
tatikawa
kambe

kamisuwa



suika|суита|吹田市|스이타 시



sok




shizuoka|siduoka|сидзуока|شيزواوكا|しずおかし|静岡市|靜岡市|시즈오카 시


shirahama ku

sioziri


sing
shinagawa|品川|品川区



shinkomachi
shinminato


siki




setu
sedaka
sendajus

sasebum|saseho


sana
sandyo|sandze|sanzyo




sakae|sakai
sakaide cho


sacaia|sacaium|сакаи|堺市|사카이 시

saeki

sagamikhare|сагамихаре|相模原市
saga|saga japonija


ryotu|ryozu



ovaseh|owashi

ocu|otsu|otu


osaca|osaca da ban shi|osaca 大阪市|osako|осака|אוסקה|اوزاکا|اوساكا|يوساكا|ওসাকা|โอซะกะ|ოსაკა|おおさかし|大阪市|오사카 시
onomiti


onocho

omuda




oguchi|okuti
okugawamachi
окадзаки|岡崎市|오카자키 시
okajama|окаяма|おかやまし|岡山市|오카야마 시



oita|оита|おおいたし|大分市|오이타 시
oiso machi



oaki




ohama

numadu


naogata





нисиномия|西宮市
nirasakimachi


niitu|niizu


niahi niigata|nigita|niigata|ниигата|にいがたし|新潟市|니가타 시
nitinan
minamimachi|練馬


nara|нара|نارا|ならし|奈良市|나라 시

namehrikava|namerigawa
nakatsu
nakatu


nakamuramachi

nafa|naha|nakha|nawa|наха|נהה|なはし|那覇市|那霸市|나하 시
nagoia|nagoia ming gu wu shi|nagoia 名古屋市|nagoja urbo|нагоя|ناغويا|ناگویا|นาโกย่า|なごやし|名古屋市|나고야 시
naga|nagu
nagasacium|nagasaki|нагасаки|נגסאקי|ناجازاكي|ناغاساكي|ناگازاکی|नागासाकी|ნაგასაკი|ながさきし|長崎市|长崎市|나가사키 시


nagano|нагано|ながのし|長野|長野市





murakamimachi
muka
muika



more
mizunami cho



mijadzaki|миядзаки|みやざきし|宮崎|宮崎市
miyakonozyo
miyata

mizukaido
mitake cho
mitaka

mino shi|minoh city
mina|minomachi
minami rinkan yamato
mizumata



mihama


matto

fukase|matumoto|shonai
macueh|matsu|matue
мацудо|松戶市|松戸市|마쓰도 시


masud

mariko
marukame
mazuraki

maidsuru|maiduru
maebashi|maehbasi
maeharu
мачида|町田市
=kioto|kiotas|kyoto shi|kyotum|quioto|quioto jing dou shi|quioto 京都市|κιοτο|киото|кіото|кјото|קיוטו|كيوتو|კიოტო|きょうとし|京都|京都市|교토 시
kumana
kushigino
kusatsu cho|kusatu|susatsu





курашики|倉敷市
kumamoto|кумамото|くまもとし|熊本市|구마모토 시
kumagai


kozakai

越谷市
kosai




komatsujima|komatusima


kokubundzi
kokubun



kofe|kofu|kohu

kodairy
kochin|koti|кочин|こうちし|高知市
kobe|kobeh|кобе|кобэ|קובה|كوبه|कोबे|こうべし|神户市|神戸市|고베 시
kobayashi cho

kitakjusju|китакюсю|китакјушу|北九州市|기타큐슈 시
kitagata


kisaradu

kiri
kikuti

kavasakis|kawasaki si|كاواساكي|川崎市|가와사키 시


kavaguti|кавагути|川口市





касива|柏市|가시와 시

kashihara
kashiharacho|kashiwabara|kashiwara


kasamatsu
kariya cho
karatu|karatu si



kannonzi|kanonji cho




canasava|канадзава|かなざわし|金沢市|金澤市|가나자와 시

kamoshima
kamokata

mitaka|mitaka machi|mitaka mura







kakehgava
kagamigahara|kagamihara
kashima
kajiki cho
kaitsuka

kagoshima|кагошима|كاغوشيما|かごしまし|鹿儿岛市|鹿児島市|가고시마 시
kadome
itsumo
idzumotsu|otsu










itoikawa

itan

ishiza
isii
moto ishige
ishigachi


iseh

isahara
inuyama cho
inocho

inasawacho

imarimachi




izyuin

iyama

iga shi
itinomiya|owari ichinomiya
itikava|итикава|市川市|이치카와 시

ibaragi
ihara



bofu|bohu

khity

chirosima|hiroshima|hirosimo|hiroxima guang dao shi|hiroxima 広島市|χιροσιμα|хиросима|хіросіма|הירושימה|هيروشيما|هیروشیما|हिरोशिमा|จังหวัดฮิโระชิมะ|ฮิโรชิมา|ჰიროსიმა|ひろしまし|広島市|廣島市|히로시마 시
hiratuka

taira
هيراكاتا اوساكا|枚方市|히라카타 시
hirato


khimi
hime|himedi|himezi|khimehdzi|химэдзи|هيميجي|姫路市|히메지 시




hatukaiti
hatagayacho|hatogayamachi


khanno
manda
hama north iti
浜松市|滨松市|하마마쓰 시


hagui
hagihara|hagiwara


hatano|hatano machi
hatiozi|хатиодзи|八王子市|하치오지 시
omihachiman shi

gushichaa
gatsu|gotu
kyu gotemba

gosecho|gosho

goda|godo cho


gifu|gihu|гифу|ぎふし|岐阜市|기후 시


furabeshi|hunabasi|船橋市
фукуяма

hukura
fucuoca|hukuoka|фукуока|فوكوكا|ふくおかし|福岡市|후쿠오카 시
fukumitsumachi

fukuj|hukui
fukae|fukaye|fukuego|hukue
hukutiyama



fudzioka
fudzioka
fujimiya|omiya
fudziehda






chiryu cho


chigaraki
titibu
tyatan
behppu
ajabe


ashikaga zu li shi


andzso|anziyan

amaki
尼崎市


akii
aioi
ageomura







irumagawa



vako




vakajama|вакаяма|わかやまし|和歌山市

uwazima
saizyo

macujama|matsujamo|matuyama|ماتسوياما|まつやまし|松山|松山市|마쓰야마 시
masaki







yanakawa

jamagata
yamatamachi





torite
tona


toganemachi





shisuimachi|shusui




sendaj|сендаи|せんだいし|仙台|仙台市




rifuhongo
ozuchi
otahara

omikawa


ogawara





nihonmatsu




nakamuracho




morioka
moka
mobaramachi|mohara









корияма


kitaibaragi



katori




kakudskij


иваки
idako

ishinomachi


itinoseki|itschinoseki
itikhara

hidachi

namisaki

hurukawa
funahiki

fukusima|furukawa|hukusima



chiba|ciba|tiba|чиба|تشيبا|ちばし|千葉市|지바 시




あきたし|アキタシ|秋田市
biboro|biholo|biporo




takigawa

sunakawa|sunigawa


shimo furanoshigai
sibetu
saporas|saporo|sapporia|сапоро|саппоро|سابورو|சப்போரோ|ซัปโปะโระ|საპორო|さっぽろし|札幌市|삿포로 시

otopuke

otate
obibiro
noshirominato|nosirskij
nehmuro
naero



mobetsu|monbetsu|monbetu
omisawa
yoichicho|yoiti

kushira


kity|nokkeushi|notsukeushi|nupukeushi mura


twamizawa

ehinohe|ichinobe|itinohe|itschinohe
hiroshima


hokodate

hukagawa




shimo ashibetsu
asakhigava|асахикава|旭川
aomori|aomori qing sen shi


nanto

neyagawa shi




kamagaya

gudzjo
joetsu shi
саитама
higashi murayama
kunisaki
fudzikavagutiko






dhika

nyiri
nyahururu falls




nairoba|nairobo|nairompi|ναιρομπι|наироби|најроби|ניירובי|نایروبی|نيروبي|ไนโรบี|ናይሮቢ|ナイロビ|奈洛比|나이로비



mombaca|mvita|момбаса|מומבסה|مومباسا|モンバサ|蒙巴萨


mery


madera|mandere
melinde
makueni boma
machakosskij


amu|lama


lady whitehouse|port florence|winam






kakamege

homa


ehldoret|olderet|olteret




selukta|suluktu
isfina
rybachye
tokmak
tash komur

nov pokrovka|novo pokrovskoye
uzkend
och|osch|osj|osz
naron
kzyl kiya


kara balty|karabalto

dschalalabat|dzalal abad|dzalalabat|dzjalal abad
chalpan ata
bisjkek|biskekas|biskeko|bixkek|frunze|mpiskek|pishkek|pishpek|μπισκεκ|бишкек|բիշկեկ|בישקק|بشكيك|بیشکک|ቢሽኬክ|ビシュケク|比什凯克|비슈케크
bazar|bazar kurgan
at bashy


nam van|phon phen|pnom pen|pnom pench|pnompenis|ville de phnom penh|πνομ πενχ|пном пен|пномпень|פנום פן|پىنوم پېن|พนมเปญ|พนมเปณ|ፕኖም ፔን|ក្រុងភ្នំពេញ|プノンペン|金边|프놈펜
takhman|takkhmau
stung teeng|stung treng
sesopone|sisobhon
ciudad de siem riep|khett siem reab|siem reap|siemrap


phnom thbeng neanchey|phom thbeng meanchey|phumi thbeng meanchey|thbeng meanchey
phum paoy pet|phumi paoy pet
krong pailin

koh kong|krong kao kong|krong koh kong

kampat|krong kampot
kampong thun|kompong thom
kompon spu|kompong speu
kampong saom|kampong semville|kampong somville|kom pong song|kompong som|kompong somville|krong preah seihanu|krong preah sihanouk|port de sihanoukville|preah seihanouk|sianukvil|sihanouk|sikanonville
kompon chnang|kompong chhang|kompong chhnang|phumi kampong chhnang
kampongtjam|kompon cam|kompong cham
battamban|battambang|khett batdambang|phratabong

south tarawa|tarawa do sul|tarawa sud|zuid tarawa

matsamudu
moronis

basse terre town|baster|basteras

enan|yonan
gensan|genzan hu|vonsanas|wensen|yuenchan|вонсан|元山|元山市|원산|원산시
tongchon
sungho|sungho dong
junan|sunan dong|sunan ni|sunan up
kenjiho|kenjiko|kenziho|kyomipo|shorin


shin anshu|sin ansyu|sinanju nodongjagu|sinanju rodongjagu
hozan|sa ri uen|sarivone|shariin|syariin
samho|samho dong|samho nodongjagu
binh nhuong|heijo|heijo fu|heizyo|heizyo hu|hpyeng yang|p hjong jang|pchenjanas|pchjongjang|phenian|phenjana|pienyang|pingyang|pionnkgiannk|pjoengjang|pjongjango|pkhenjan|πιονγκγιανγκ|пхеньян|пхенян|пјонгјанг|פיונגיאנג|بيونيانغ|پيوڭياڭ|प्योंगयांग|เปียงยาง|ፕዮግያንግ|平壌|平壤|평양직할시
ongjin up
channampo|chinnanpo|tinnanpo|treaty port|tschin nam p ho|нампхо|남포
kuisong|kusong up
kujang|kujang dong
kowon
kosan up|shinko san|singosan
kandong|kangdong
kai seng|kaijo|kaizyo|kehson|kesonas|shoto|songdo|кэсон|开城|開城|개성시|개성특급시
hwangju
hungbong ni|hungdogi dong|hungdogil tong|hungdok tong|hungnam dong|hungnam ni|hungyam|konan
kokkyo ri|kokukyori
chunyang|hoeyang up
hamhunas|hienhing|kanko|咸兴|咸興市|함흥|함흥시
hai dschu|hai ju|hai tjyou|haijuube|haitcheou|kaishu|khehdzhu
chunghwa up|chuwa
chongju up
changyon up|tschang jon
chaenyong|chaeryong|cheyong

anju up
anbyon
aenak|anag up|anak up|angaku|nangaku
yuktae nodongjagu|yuktaedong ni|yuktaetong ni
uiju up|wi ju
ongei|sonbon|sonbong up
new eui chu|shingishu|sin eui chu|sinuidzu|sinyichju|szinidzsu|wi dschu|wi ju
sakchu|sakushu
yongwang
kosong|kosong ni|onsong up
naman|ranam

najin up
musan
kyongsong up
kilchu
kapsan|kapsane do
kakai|kang ge|kokai
iwon

hongwon up
hoenyong|hoeryong up|kaeryong
chkhonchzhine|chonjin|condzinas|cshongdzsin|seishin|tschiun tschan|чхончжине|清津|清津市|청진|청진시
aodi ri|aoji|aoji dong

funhai|hunghae
josu|rasui|yosu|иосу
eijitsu

eishu



yeoncheongun
yoju
esan|jesan|reisan|yosan
jansan
yangpyongumnae|yanpyong
jandzhu|yangju gun

genshu

waegwan dong|waegwan ni|wakan
urusan|ульсан|蔚山|蔚山広域市|울산광역시
euijeongbu|giseifu|의정부

taesan|taesan ni
daejon|daiden|taejon|taiden|tehdzhon|tetyan|thai tyen|тэджон|大田广域市|大田広域市|대전|대전광역시
dai khau|daikyu|taegu|taeguo|taikando|taiku|taikyu|tehgu|тэгу|大邱|大邱広域市|대구광역시
daisen|taisen

suvon|suwon|сувон|水原市|수원|수원시
junten|suncheon
=seul|=soul|choei yuen|ha seng|han yang|hang yang tcheng|hansong|kan yo jo|keijo|keizyoe|kiung|kyongsong|seoel|seol|seula|seulas|seulo|seulum|siul|soeul|sol|suigen|sye ul|syou ouen|szoul|wang ching|wo jo|σεουλ|горад сеул|сеул|соул|сөүл|սեուլ|סאול|סיאול|סעאל|سيول|سیول|سێيول|سېيول|सियोल|सोल|সিউল|சியோல்|ಸೌಲ್|സോൾ|โซล|སེ ཨུལ|ဆိုးလ်မြို့|სეული|ሶል|សេអ៊ូល|ソウル特別市|首尔|首爾|서울|서울특별시
sosan

songhwan|songhwan ni
sokcho|sokcho ri
sang dschu
sanchoku
puyo
=pusan|fousan|pusana|pusano|tsau liang hai|пусан|ปูซาน|釜山|釜山広域市|부산광역시
puchon|пучхон|富川市|부천시
fuan
polgyo
geijitsu|hoko do|pohang|pohang dong
osan ni|usan ri
asan si
ogcheongun

ronsan
mangen

munsan ni
mungjon|mungyong gun
mogpkho|mok pho|mokpo|mokuho
milyang|mirjan
basan|basen|bazanpo|ma sam pho|mansan|masampo|masan si|masanpo|масан|масан си|馬山市|马山市|마산시
gyeongsan|keigan|kjonsan|kyongsan
gyeongju|keishu|keisyu|kjondzhu|kjong dschu|kyeng chu|kyeng ju|kyong choo|kyongju
gwang yang|kuwagyan
gwangju
koshu|kosyu|kuangju|kvandzhu|kwang choo|kwang dschu|kwangju|кванджу|光州|光州広域市|光州廣域市|광주광역시

kuri shi

gunsan

kibi|kwimi
kojan|kojangas|koyang|koyang ni|koyo|коян|קויאנג|گویانگ|高陽市|고양|고양시
kosong
gongju|kong dschu|kong tjou

goesan

kumje
gimhae|kinkai|kumhae
kimchon si|kumchon si
kichang
gapyeong gun|kapyong gun
gangneung|gangreung|kaguun|kangnung|kannyn|koryo
ganghwa|kanguhaa
iri|riri
chemulpho|choimulpo|inchon|incona|jen tchoan|jinsen|nhan xuyen|tchemoulpo|tjyei moul hpo|tsche mul p ho|инчон|инчхон|仁川|仁川広域市|인천광역시

icheon|risen
hwansun|wajun
hwaseong gun|suigen|suwon gun|whasung gun|화성|화성시
huachon




chhun chhen|chunchon|shusen|syunsen
chenju|chondzhu|chongju|chonju|jenchu|tjyen tjyou|tschon dschu|tsiuentcheou|tyondyu|чонджу|全州|全州市|전주|전주시
chongsong gun
cheng ju|cheonju|chkhundzhu|chongju|seishu|seisyu|tschong dschu|tyundyu|чхунджу|忠州市|충주시
cheonan|chkhonan si|chonan|чхонан|чхонан си|天安市|천안|천안시
chindzhu|jinju|sinsyu|tschin dschu|чинджу|晋州|晋州市|진주시
chinkae|chinkheh|jinhae|tinkai
chinsen|jincheon
jin angun
chedzhu|cheju|chu sung|chyei chyu|jeju city|jeju si|kota jeju|saishu|saisyu yu|tsche dschu|tse tsiu|чеджу|済州市|제주시
chkhanvon|shogen|чханвон|昌原|昌原市|창원시
changsu ri
an jan|anyang ni|anyo|anyo ri|анъян|安養市|안양|안양시
anson|ansong
ansan si|onson|ансан си|онсон|安山市|안산시
andang|andon|anto
gaigetsu|gaigetsu ri




songnam|성남


namyangju









bajan
ad dumna|as saimiyah|dimnah|salmiya|salmiyyeh
al riqqah
al mangaf|al manjaf
al mahabulah
al kuwait|ciudad de kuwait|kota kuwait|kuwait|kuwait by|kuwait stad|kuwait stadt|kuwait urbo|kuwayt|kuweit|madinat al kuwait
al jahara|jahra village
al fuhaihil|al ifhaihil|fahaihil
al fantas|funtas
al farawaniyah|farwaniyyeh



sabah as salim as sabbah

georgetown

uralsk
oktjabrsk|oktyabr

khrom tai
караганда
emba

chapayev|guryev
aktiube|aktiubinsk|aktjubinsk|aktoebe|aktubinsk|ukhtiubinskii
aktauskiy|shevchenko
aksay
zyranovsk|zyranovskoye|zyryan|zyryanovskoye
jusaly
bolshoy dzhezkazgan|dzhezkazgan
dzhetygara|dzhetygora
dzhanatas|dzhanytas

auliye ata|dzhambul|jambul|talas|zhambyl|zhambyl oblysy|жамбыл облысы|тараз

zhanakorgan

ushtobe

samarand|samarka|samarkand|samarkandskoye


talgar
gavrilovka|gavrilovskoye|taldi kurgan|talto kurgan
taldy kurgan|taldy kurgan stantsiya
somkent|чимкент|шымкент|צימקנט
chu

shchuchye
semei|semej|semipalatinsk
saryagach|ssary agatsch
sarkanskaya|sarqan|sarqant
saran

ak mechet|kzyl orda|perovsk|кызылорда
kustanaisk

kapchagay
petropavl
kereku|павлодар|פבלודר|パヴロダル|파블로다르
jarkent
oeskemen|oskemen|усть каменогорск|ウスチ カメノゴルスク|외스케멘
sarykamar


lisakovka
baikonur|bayqongyr
ridderskiy
kopi lenger|lenger ugol|lengerskaya|lengerskij
kochetayev|koekshetau|kokchetar|koshetau

yesik
georgievskaya

znergeticheskiy
ehkibastuz|ekibastuzugol|energograd


baranday

balkhash|pribalkhash
ayakoz
atbasa


aral sea|aralsk|aralskoe
akmola|akmolinsk|astano|aστανα|ostona|qaraotkel|tselinograd|астана|остона|աստանա|אסטנה|استانه|اسطانا|আস্তানা|ასტანა|አስታና|アスタナ|阿斯塔纳|아스타나
alma ata|almaato|vernyy|αλματι|алма ата|алмаато|алмати|алматы|горад алма ата|ալմաթի|אלמאטיע|אלמטי|المااتی|الماتي|الماتی|يالمۇتا|अल्माटी|อัลมาตี|ཨཱལ མ ཊི|ალმათი|アルマトイ|阿拉木圖|알마티

abaj


bientian|nakhon viangchan|ventjan|viang chan|vien chang|vieng caen|vieng chan|viengtjan|vientane|vientian|vientianas|wei tien
samnua
khwaeng savannakhet|muang savannaket|savannaket|suvannakhet

mouang sai|muong sai
vang veng|viangviang
pakxan
muang thakek|thakhet|thakhok
louang prabang|louangphrabang|luan praban
ban houayxay|ban khojjaksjau
pkhonsavan

zahlah
tarabulus|trablous|tripolo|trypolis
es sur|sor|sour|sur|surru|tir|tiro|tyr|tyras|tyros
saida|sayda|sidona|sidonas|sidone

jounie
djebail|jbayl|jbeil|jebail

basharri|becharri
beiroet|beirutas|beirute|bejruto|berytos|βηρυτος|беирут|бејрут|բեյրութ|ביירות|بيروت|بیروت|ܒܝܪܘܬ|འཔེ ལུ ཐ|ベイルート|贝鲁特|베이루트
baalbak
an nabatiyah at tahta|nabatieh tahta

kastri|port castries

vaduc|vaducas|vaduzo




vavuniya town
valvettithurai
trikunamalaja
ratnapury




panadure|pandura
nuwara eliya town





kornegalle|kurunegald
kolompo|kotte|shri dzhajavardenepura kotte|sri dzajavardenepura|sri jayavardhanapura|sri jayawardenapura|sri jayawardenepura|sri jayawardenepura kotte|sri jayewardanapura kotte|sri jayewardanepura|sri jayewardanepura kotte


kelanai
katunayaka|katunayake
kandi|mahanurora|mahanuvara

kalutara south

dzhafna|jaffna town





gampola town
galla

ehravure|eraur
dambul
kolombas|коломбо|קולומבו|كولومبو|कोलंबो|கொழும்பு|කොළඹ|ෙකාළඹ|โคลัมโบ|ኮሎምቦ|コロンボ|可倫坡|콜롬보
chilan|chilaw town


batticoloa
battaramulla
badully
aneuradhapura|anuradhapur|anuradhapura town
amparai
ambalangoddi



yekepa
voinyamai|vonjama
μονροβια|монровия|монровија|מונרוביה|مانروویا|مونروفيا|ሞንሮቪያ|モンロビア|蒙罗维亚|蒙羅維亞|몬로비아



gbanga|gbarnge|gbarnka
lower buchanan


cguting
qachas nek camp|qachas nek residency







visagina|wisaginia
=vilna|=wilno|bilna|bilnious|ivilnyusi|viln|vilnia|vilnias|vilnis|vilno|vilnues|vilnus|βιλνα|βιλνιους|вилниус|вилнус|вилнюс|вилн҄ь|вильнюс|вилњус|виљнус|вільнюс|горад вільнюс|վիլնյուս|ווילנע|וילנה|فيلنيوس|ولنیس|ویلنیوس|ڤیلنیوس|व्हिल्नियस|ভিলনিউস|வில்னியஸ்|วิลนีอุส|ལྦེ ནི སུ ནི|ვილნიუსი|ቪልኒውስ|ᕕᓪᓂᐅᔅ vilnius|ヴィリニュス|维尔纽斯|빌뉴스
utenos|utyana
oukmernke|ukmerges|ukmjarge|vilkmerge
telschen|telsiu
taouranke|taurages|taurogen|taurogi

sauli|schaulen|siauliu|sokniai
myasto rokishkis|rakiskis|rokiski|rokiskio
radvilai|radviliski|radviliskio|radviliskis nemunelio|radvilisks|radziwiliszki|rantbiliskis
plunges|plungiany
paneveza|panevezhi|panevezio|panjavezhis|ponewesch
palangos|polanga|polangen
mazeikiu
mariampol|mariampoles|marigiampole|starapole
kratinga|kretingos|kretinnka|krottingen|myasto kretinga
klaipada|klaipenta|memel|memela
kedainiu|kentainiai
kauen|kauna|kauno|kovno|kowno|palemonas|каунас

gardzdai|gargzdu
druskeniki
alytaus


ciudad de luxemburgo|ciutat de luxemburg|ljuksemburg|lucemburk|lucsamburg|luksemburga|lussemburgo|luxembourg city|luxenburgo
ehsh sjur alzette|esch uelzecht
dudelingen

valmeena|valmieras

old liepaja
tukkum|tukumas
salaspilis
reiga|rigae|rige|rigg a|rigo|riia|riigaa|riika|rija|riqa|ryga|ριγα|горад рыга|ригæ|рига|ріґа|ռիգա|ריגה|ריגע|رىگا|ريجا|ريغا|ریگا|रिगा|रीगा|রিগা|ரீகா|รีกา|རི ག|რიგა|ሪጋ|リガ|里加|리가

uogre
liepaa|liepagia|liepoja|lietaja
rigas iurmala|yuomala

jekabpilis|yakabpils
daugpilis|duenaburg|dunaburg|dvinsk|dyneburg|vaeinaenlinna|vainanlinna


antipyrgos|tobroek|tobruch

daernae|darnis|derna
baengasi|bangasi|berenice|hesperides|βεγγαζη|бенгази|בנגאזי|بنغازي|بنغازی|班加西
ez zuetina|qaryat az zuwaytinah
et tag

al gubbah|el gubba|gubba
al mardzh
al jof
al baida|az zawiyah al bayda|baida|balagrae|balis|bayda|beda|beida|el beida|white monastery|zauia el beda|zawiat al baida
alabia|madirat al abyar
acdabiya|adjadabia|aecdabiya|agedabia|lacdabian|laecdabiaen

isliten|subgoli|ziliten|zliten

yaefraeniaen|yafranian|yafrin

el buerat|el ubberat|gasr tarhuna|qasr tarhunah|tarkhuny
aea|oea|tarables|tarabulus|tarabulus al gharb|τριπολη|триполи|طرابلس
tajura
gasr zaafran|macomades euphranta|qasr sirt|qasr zafaran|sert|sirt|sirte|surtaen|surtan|surtian

madinat sabratah|sabra
el gedid|fort leclerc|sabhah|sabhian|saebha|saebhiaen|sebha|sebhah
lalut
marzuq|murzuch

madinat misratah|misurata|мисурата|מיסורטה|مصراتة|مصراته


al harah|el hara|haraf az zawiyah|harat az zawiyah
rhat


qasr bani walid
az zantam|ez zintan
ubari
el choms|homs|khoms|labdah|lebda
al dzhadid|el gedid

toumiat zaio




tinerhir|tinghir|tinrhir

тетуан|تطوان



taounat

tangeri|tangero|tanzher|tingis|тангер|танжер|طنجة|坦幾亞
el ayba tahalla
el arba du gharb|el arba du rharb|souk el arba du gharb
sidi yahia del garb|sidi yahia el rharb|sidi yahya du rharb|sidi yanya du rharb|sidi yaya du rhanb
sidi slamain|sidi sliman
sidi qasim
ifni



sala|sali|sallee|sla|сале|سلا
asfi|safim
rabatas|rampat|ραμπατ|рабат|רבאט|الرباط|رباط|ར བ ཐེ|ራባት|ラバト|拉巴特|라바트
ouled teima
oudja|oudjda|ouja|udzda|udzhda|wadzda|уджда|уџда|وجدة|وجده

quazzane|uazan|wazzan
ouarzazate|ouarzazte|ouorzazate|uarzazatas
nadoras|villa nador
al muhammadiyah|fadalah|fdala|fedala|fedhala|sedala

mekinez|мекнес|מקנס|مكناس|مکناس|メクネス|梅克内斯
mechra al ksiri|mechra bel kairi
rio martin|rio martine|wad martin
marakeso|maraksh|marraqueix|marraquexe|merrakex|morocco city|маракеш|مراكش|マラケシュ|马拉喀什
al araish|al araisz|el aaraich|larasha|laraxe|lavache
alcazarquebir|alcazarquivir|alcazquivir
khouribja|kouriga|kourigha

al qunaytirah|khenifra|lyautey|mina hassan tani|port laoti|port lyautey|ville de kenitra|кенитра|القنيطرة|قنیطره
kasbah tadla|tadla
djerada
im zouren



fez|фес|فاس|フェズ
es suira
ehl dzhadida|mazagan|mazagao

aioun sidi mellouk
chaouen|chechaouen|chechaouene|chefchaouen|ech chaouene|ville de chechaouen
ad dar al bayda|anfa|casa branca|dar el beida|ed dar el baida|kazablanko|казабланка|קזבלנקה|الدار البيضاء|کازابلانکا|کاسا بلانکا|กาซาบลังกา|カサブランカ|卡萨布兰卡|카사블랑카
bouzhika|buznike|kasba bou znika
berkan|berkawe
beni mellal center
barrechid|bev rechid

azzegour
arcilas|arsila
al khmissat|kimisset

agadir akadyr|agadir ighir|agadir اكادير|irhir|santa cruz|агадир|агадір|اكادير|اگادیر|アガディール|阿加迪尔
ac ckhirat|kasba skira|minaret de skhirat|skhirate
boujniba commune urbaine|boujniba mu

montecarlo
monaco ville

edincy|edinec|edinita|edinita targ|ediniti
ungen|ungen tyrg|ungeni|ungheni targ
tiraspole|tiraspolis|tiraspolo|tyraspal
strashen|strashenskij rajon|stresheni
biliceni|bilichen|bilicheni|bliceni|gilicheny|staryye bilicheny
soroki

rabnita|ribnica|ribnicja
orheiu|orkhej|orkhey
causani novi|kaushani|noui causanii
floresht
dubehsar|dubosari

komrad
chisinau chisinau|kischinew|kiscinev|kishinef|kishinehu|kisinaou|kisineva|kisiniovas|kisinov|κισιναου|кишинев|кишинэу|кишињев|кішынеу|կիշինյով|קישינאו|كيشيناو|चिशिनाउ|चिशिनौ|კიშინიოვი|ኪሺንው|キシナウ|基希讷乌|키시너우
ceadar lunga|chadyr lunga

bendary|benderai|tighina|tigina
baltsy|behlc|belci|belcy|municipalite de balti

padgoryca|podgoricja|pontnkoritsa|titograd
nikshich
cettigne|cettinge

marigo

tamatave





tsihombe

toliary|tulear

seavinandriana
saanierana|soahierana|soanierana
sahambava|sahambavany|sambaha
sakaray






maruancentre


mananara
manankara

majunga|makhadzanga





fenoarivo|fenoarivo afovoany
fenerive atsinanana


ifandriana


beroroho|beroroka
belo sur tsiribihina


arivonimamy

antsirana|antsirane

antananaryvas|antananarywa|tananaribe|ταναναριβη|антананариво|тананариве|անտանանարիվո|אנטננריבו|انتاناناريفو|อันตานานาริโว|ანტანანარივო|አንታናናሪቮ|アンタナナリボ|塔那那利佛|안타나나리보
antalakhi

ankazoabe|ankazoabo sud




amparafarovola|amparofaravola



amboasary sud
ambatonoradrazaka


ambato

ambalava

madzhuro|majur


zhelino

titov veles|velessa
tetobo|tetova|tetovas|tetove|tetowo
tearce
studenichani
ustrumcha
ustrugha
ishtib|istip|shhip|stip
scopia|shkup|skopjo|skople|ueskuep|uskub|uskup|σκοπια|горад скопе|скопе|скопие|скопье|скопє|скопје|скопље|съкопиѥ|սկոպյե|סקופיה|اسکوپیه|سكوبيه|سكوپليې|سکوپ جے|स्कोप्ये|สโกเปีย|སི ཀོཔ ཇི|სკოპიე|ስኮፕዬ|スコピエ|斯科普里|스코페

resen
radovish
prilepa|prilepas
akhris|ochrida|ohri|okhri
negotino
negotin|negotin vardarski
lipkovo
kumanova|kumanovas|kumanove
kriva palanka
kocane
kichevo
kavadar
kamenane|kamenjan
gostivari
devdelijad|gevegeli|gevgeli
delchevo
debar
bervenice|brvence
bogovina|bogovino
bitol|bitolj|bitolja
ilinden


timboektoe|tombuctu|tombutu

segi




koulikoro liberte
kokolani


kati ville
kaba|kangara


bougoum

bamaco bamako|bamakas|mpamako|μπαμακο|бамако|բամակո|במקו|باماكو|باماکو|ባማኮ|バマコ|巴馬科|바마코


yaynangyoung
nyanngdon|yandoon

wagema

taung ngu|toungoo
thon khwa
thayetmo|thyatmyo
thadon
tharrawaddy|thayawadi


tavoy|tawe
taunggi mong


akjab

sagajn|sagang|sitkaing
=yangon|dagon|giannkon|jangon|jangona|rangunas|γιανγκον|рангун|янгон|יאנגון|یانگون|रंगून|ইয়াংগুন|ย่างกุ้ง|ヤンゴン|仰光|양곤

pyinmank
pyay|pye|pyei|pyit
pyabon
pegu

pagukku

myitkyin
myingan


mawlamyainggyun
mawlamyaing|molamyaing|moulmein

magok

mergui

maymo

manbin
marteban
mandalay piirkond|мандалаи|マンダレー|曼德勒


letpadan|letpatan
lasha|lasho





kanhe
henzada
chouk

bamo
bassein|puthein

naypyidaw|northeast pyi daw

ulaangom sumu|ulan kan|ulankom
oelgiy|olgii|ulgij
khovd
da huryee|da kure|ku lun|orgoo|oulan bator|oulan mpator|ourga|ulaan baatar hoto|ulaanbaator hota|ulan bator hoto|ulan bator ulaanbaatar|ulan bator улаанбаатар|ulan batoras|ulan batoro|uranbatoru|urga|uruga|ουλαν μπατορ|улаанбаатар|улан батор|אולן בטור|اولان باتور|उलानबातर|อูลานบาตอร์|ཝུ ལན བ ཐུར|ኡላዓን ባዓታር|ウランバートル|乌兰巴托|울란바토르
suehbaatar|suhe baatar|sukheh bator
murehn|muren|murenfure
mandal gobi|mandalgov
khovd
ehrdehneht|ehrdenet
dzueuenharaa
darchan
dalan dsadagad|dalan dzadagad|dalan tszadagad|dalan tzadagad|dzadagad
dalai sain shanda|darai sain shanda|sain shanda|sayn shenda
bulagan|bulagan khan|bulagan somon|bulagan suma|bulagan sumu|bulgan han
bayan hangor|bayan hongor suma|bayan hongoru|bayan honhor sumu|bayan khongor somon|bayan khonkhor sume
baruun urta|burunurt
zuunmod

aomen|au mun|aumwnz|cidade de macau|cidade do santo nome de deus de macau|macaum|makaa|makee|o muong|μακαου|аоминь|аумын|макаа|макао|מקאו|ماكاو|ماکايو|مکاو|ياۋمېن|މަކާއޫ|मकाउ|मकाओ|মাকাউ|ਮਕਾਉ|મકાઉ|மக்காவு|మకావు|ಮಕಾವು|മകൗ|เขตบริหารพิเศษมาเก๊า|မကာအို|მაკაო|マカオ|澳門|澳门|마카오




sent mari
quartier petite riviere salee




for de fransas|fort de frans


naevakjut|nawakszut|nouakchat|nuaksjott|nuaksotas|νουαξοτ|нуакшот|նուակշոտ|נואקשוט|نواكشوط|نواکشوت|ኑዋክሾት|ヌアクショット|努瓦克肖特|누악쇼트
nuadibu




haz zabbar
baleta|la valeto|la valette
hal qormi
masta
birchircara|bkara|casal birchircara

vacoa

saint pierre village

por loui|port louis town|port lui|port luis mauricijus|port luisas



center of flacq|flacq



maale




rumpi|rumpi boma

kota kota

mlanje|mlanje boma
chimji

old liwonde boma
lilonnkoue|λιλονγκουε|лилонгве|լիլոնգվե|לילונגווה|ሊሎንግዌ|リロングウェ|利隆圭|릴롱궤


blantairas|blantajr|kapeni|блантаир|ブランタイヤ
balakas|palaka


zumpango
xumpango|zumpango

zacatlan de las manzanas



san francisco xonacatlan|xonacaxtlan
xochiltepec

juarez xicotepec
jico

obergen villa|obrogen villa|san angel|villa obregon
viljaehrmosa|вильяэрмоса
guadalupe|guadalupe hidalgo|villa de guadalupe|villa de guadalupe hidalgo|villa gustavo a madero|villa madero
cuauhtemoc|villa cuautemoc
heroica veracruz|veracruz llave|веракрус




gutierrez|tustla guterres|tuxtla|tuxtla gtz|тустла гутьеррес
tuxpam|tuxpan
tultitla de mariano escobedo
san pedro de tultepec
tulancingo de bravo
tula
tollohcan|toluca de lerdo|толука
tlaxcalenzingo|tlazcalancingo

tlapa

tlalpam
tlalnepantla de baz|tlalnepantla de comonfort|tlalnepantla de galeana|тлалнепантла

titzimin
tizayucan
tikhtla de gerrero|tixtla

san tianguistenco|santiago tianguistenco|tianguistenco de galeana|tianguistengo
texontepec|tezontepec|tezontepec aldama

texcoco|tezcoco
santiago tequixquiac|tequisquiac
tequisquiapam
izcalli|san francisco tepoiaco|tepujaco
tepoxtlan
tepozotlan
tepeji|tepeji del rio|tepeji del rio de ocampo|tepexi del rio

tepatlaxco|tepetlaxco

tenosique
tenango|tenango del valle
tenancingo
temisco


obregon



tasko de alarkon|taxco
tapachule

тампико|탐피코

ciudad santo domingo tehuantepec|santo domingo|tehuantepec
tuxtla
pinotepa nacional|santiago
santiago
moyatzingo|moyotzingo
ajoloapan|santa maria
santa cruz|xoxocotlan
santa cruz|tecama|tecamac
chiautempan|santa ana
el seco
atenco
salinas|san pablo|san pablo de salinas
autopan|san pablo
san miguel zicantepec|zinacantepec|zinacatepec
coatlinchan|san miguel|san miguel coatlinchoan
atenco|san mateo
san martin|san martin texmelucan|texmelucan
teolochalco|teolocholco
san juan|teotihuacan

san juan bautista|san juan bautista tuxtla|tuxtepec
acuautla
sanctorium
ciudad de las casas|ciudad las casas|san cristobal|san cristobal las casas
tuxtla



tenango de rio blanco
реиноса


cuetlaxcoapan|heroica puebla de zaragoza|puebla|puebla de los angeles|пуебла|פואבלה|プエブラ
progreso

poza rica
col polanco|colonia polanco
quintana roo
pijijiapam



papanila|papantla

palmarito
palenke|palenque temp|ruinas de palenque
pachuca
ozumba



ocozocoautla de espinosa


oakhaka de khuares|oaxaca|oaxaca by|santa maria
нуэво ларедо

villa nicolas romero
naucalpan|naukalpan de khuares|san bartolo naucalpan|наукальпан де хуарес
naranjas

motul de carrillo puerto
motozintla|san francisco motozintla|villa de motozintla de mendoza







miahuatlan|san andres miahuatlan

мерида|メリダ|梅里达|梅里達

matamoros|матаморос




los reyes xoloc|reyes
los reyes la paz|reyes

lerma|zerma de villada




isla
kanacin
juchitan|khuchitan de saragosa
jojutla
xiutepec
jalpa
jalapa|jalapa enriques|xalapa|xalapa enriquez
izucar|matamoros|matamoros de izucar
ixtepec|san geronimo ixtepec


iztaoalaoa

delegacion de ixtacalco
iximiquilpan
iguala


huitzuco

huejutla|uehkhutla de rejes


huatusco
huajuapam|huajuapam de leon|huajuapan
ponta frontera
el fortin

escarcega de matamoros|francisco escarcega

ehmiliano sapata

ecatepec de morelos|ecatepec morelos|morelos|san cristobal|san cristobal ecatepec|san cristobal ecatepec de morelos

cuauhnahuac|kuehrnavaka|куэрнавака
san juan cuautlancingo
cuautla
cuautitlan de romero rubio
cuautepec
cuajimalpa de morelos|guajimalpa
conzumel|cozumel|san miguel cozumel

コヨアカン

cosamaloapan
kordova
san bernardino contla
comitan|komitan de dominges

coazintla
puerto mexico

coacalco de berriozabal
cd victoria|sjudad viktorija
cd valles|ciudad de valles|sjudad vales

ciudad bernardino de sahagun|ciudad fray bernardino sahagun|sahagun
cd neza|cd nezahualcoyotl|ciudad neza|nesahualkojotlis|netzahualcoyotl|neza|rancheria netzahualcoyotl
ciudad aleman|miguel aleman
camerino z mendoza|sjudad mendosa
cd madero|sjudad madero|villa de cecilia
fernandez|sjudad fernandes
=cdmx|=ciudad de mexico|=df|=mexico df|=mexiko stadt|cidade de mexico|cita du messicu|citta del messico|ciudad de mejico|ciudad mexico|ciutat de mexic|mehiko|meksikas|meksiko|meksiko siti|meksikurbo|meksyk|mexico|mexico by|mexico distrito federal|mexico stad|mexicopolis|mexiko hiria|mexikoborg|pole tou mexikou|valle de mexico|πολη του μεξικου|мексико|мексико сити|мехико|мехіко|מקסיקו סיטי|مدينة مكسيكو|مکزیکو|مکزیکوسیتی|مېكسىكا شەھىرى|मेक्सिको सिटी|เม็กซิโกซิตี|მეხიკო|メキシコシティ|墨西哥城|멕시코 시
carmen|cd carmen|cd del carmen|sjudad del karmen
cintalapa
cholula de riva dabia|san pedro cholula
chilpancingo|chilpancingo de los bravo|ciudad bravos
chilapa

chiconcuac de juarez|san miguel chiconcuac
chicoloapan|san vicente chicoloapan|san vicente chiloloapan

san andres chiautla
chiapa|chiapa de corza|chiapas
ciudad chetumal|payo obispo

chalco





capulhuac de mirafuentes
ciudad cancun|kankunas|канкун|カンクン|坎昆

calpulalpam|calpulapam|kalpulalpane|san antonio calpulapam

berriozaba

atzapotzalco


atlacomulco de fabela
atizapan|atizapan de zaragoza|lopez mateos|sjudad lopes mateus|сьюдад лопес матеус

apam
amozoc
amecameca
heroica alvarado









acatzingo
acatlan
acapulco|акапулко|アカプルコ|阿卡普尔科|아카풀코




heroica huamantla|huamantla de juarez|uamantla
santa ines zacatelco
tlaskala|tlaxcala de xicohtencatl|tlaxcala de xicotencatl
san fransico papalotla
villa vicente guerrero











santiago atocan



ixtapa zihuatanejo



samora de idalgo|zamora
zacoalco|zacoalco de torre

zacapu de mier
villa yuriria

viljagran
frontera
garcia|vilja de garsia
vilja de alvares
ciudad valle de santiago|vale de santjago

uruapan
puriangato

торреон|トレオン
тонала
san pedro tlaquepaque
tlajomulco
tihuana|zaragoza|тихуана|тіхуана|ティフアナ|티후아나

santiago de tequila|tekila
nayarit
tepatitlan


teiupilco
tekomane

tangacicuaro|tangancicuaro


tacambaro|tacambaro de collados

diaz gutierrez|diez gutierrez|soledad de diez gutierrez|soledad diaz gutierrez


santiago
santjago|villa de santiago
santa rosa|santa rosa jauregui




san nicolas de los garsas
san miguel
papasquiaro|san miguel papasquiaro|santiago papasquiaro
san miguel allende
san luis
san luis


san lucas

iturbide|san jose de iturbide
san khose del kabo





ciudad salvatierra
салтилло
ciudad salamanca
sahuayo|sahuayo de diaz|sahuayo de morelos|sahuayo de porfirio diaz


ejido mazatlan el rosarito|rosario|rosarito beach baja



arizpe
ciudad queretaro|keretaro|керетаро
ciudad puruandiro|puruandiro de calderon
las penas|pto vallarta|puehrto valjarta
punta penasca|punta penasco

petlatlan|potatlan
panjamo

parras
paracho
palahu
villa de ojinaga

nuehvo meksiko
nueva casa grande|nueva casas grandes
nuehva rosita|rosita
nueva italia|villa de nueva italia de ruiz




морелия|莫雷利亚
monterejo|monterejus|monterrey city|monterrey i nuevo leon|tlahtoantepec|горад мантэрэи|монтереи|מונטריי|مونترری نويوو ليون|مونتيري المكسيك|มอนเตร์เรย์|མཱོན ཊི རེ|მონტერეი|モンテレイ|蒙特雷|몬테레이

mekhikali|мехикали

mozquiz|muzguiz
ciudad mazatlan|sinaloa|масатлан|マサトラン
mateuala
matamoros de la laguna




magdalena




ciudad de leon|leon de los aldama|leon guanajuato|レオン

la piedad|la piedad cabadas|la piedad de cabadas|municipio la piedad
la pas





jilquilpan|jiquilpan

ciudad garcia salinas|kheres de garsija salinas
jaral|pueblo jaral del progreso

jalostotilan|khalostotitlan
dei rio ixtlan|ixtlan

iraputa|ирапуато
huetamo|huetamo de munez
uatabampo
paral|parral
zitacuaro
los nogales|nogales
caborca
ehrmosilo|эрмосильо|エルモシージョ
heroica guaymas
guasava
ciudad guanajuato|guanakhuato

ciudad guadalupe|villa de guadalupe|villa guadalupe|гвадалупе

atemaxac|guadalajara i jalisco|guadalakhara|gvadalachara|gvadalaharo|gvadalakharae|гвадалахарæ|горад гвадалахара|гуадалахара|גוודלחרה|غوادالاخارا|گوادالاخارا خالیسکو|กวาดาลาฮารา|გვადალახარა|グアダラハラ|瓜达拉哈拉|과달라하라

colonia juan jose rios
ciudad general escobedo|gral escobedo

fresnillo
escuinapa
enseada
ehnkarnason de dias|encarnacion

ehl salto



durango city|victoria de durango|дуранго|두랑고
кулиакан|クリアカン
ciudad cuauhtemoc|cuahtemoc
villa de costa rica
villa cortazar

chamacuero de comonfort|villa comonfort

cajeme|cd obregon|obregon|sjudad obregon
lerdo
chuaresas|el paso del norte|juarez|lungsod juarez|siudad chuaresas|sjudad khuares|сьюдад хуарес|シウダー フアレス
hidalgo|sjudad idalgo|villa hidalgo
cd guzman|sjudad gusman
delicias|delisjas
constitucion|villa constitucion
camargo
anahuac
sjudad altamirano
acuna|las vacas|villa acuna
chiuaua|ciuaua|чиуауа|チワワ






calera|victor rosales
autlan
atoyac
atotonilco



аподака
apatzingan
apaseo|apaseo ehl grande|villa apaseo
apaseo|apaseo ehl alto



агуаскальентес



cuitzeo de abasolo|villa abasolo


ciudad lazaro cardenas
col del valle|del valle
col lindavista|lindavista
col nativitas|nativitas

kuan


bandar penggaram|distrik batu pahat

pekan nanas
pontian|pontian kecil
kampung pasir gudang
kota tuiggi
senai
kuli
kampong skudai|kangkar skudai|scudai
baru|bharu|jahore bahru|johor|johore|johore baru|джохор бахру|جوهور باهرو|ジョホールバル|新山
keluang



tangkah
bandar maharani
bukit bakri

selangor
betang berjuntai
arang
шах алам
kelang
chukai


jesselton|kinabalu|кота кинабалу|کوتا کینابالو|コタキナバル|亞庇

kampong putatan|putatan station
kinarut station

semporna settlement|simporan
victoria town

lahad datu town
elopura|sandakan town|сандакан|サンダカン|山打根
kaningow|kengingan

kampong paka|packa|pak




simpang ampat
bandar taiping|tajpin
kangsar|kuala kangsa
ipo|ипо|イポー|怡保

bandar kuala terengganu|kuala trengganu|trengganu
kuala marang

alor gajeh
ayer keroh

malaca|malacca town



серембан


kuala lipis

mentakab


prai

nibong tepal

tasek gelugor
dzhordzhtaun|georgetown|penang|pinang george town|джорджтаун|ジョージタウン|喬治市


petaling dzhaja|петалинг джая|پتالینگ جایا
=kl|kualalumpura|kvala lumpuras|κουαλα λουμπουρ|куала лумпур|קואלה לומפור|كۇيالا لۇمپۇر|कुआलालम्पुर|कुआलालामपुर|กัวลาลัมเปอร์|კუალა ლუმპური|ኩዋላ ሉምፑር|クアラルンプール|吉隆坡|쿠알라룸푸르
sabah|sabak|sobak bernam
kampong sungei besar
kuala kuantan|куантан
batu gaah




teluk anson
kampung gurun
sungai patani
kapala batas
tanah merak
kucingas|кучинг|クチン|古晉


fort brooke|siboe



alor star|alostar|saiburu|thai

khota baharu|khota bahru|kota baharu|kota bahru

kapit fort



ulu tiram village

kampong tanjong sepat


pengkalan kundang
kampong pantai remis

kelebang besar
tanjong karang
sungei ara




kampong dungan
kampong bukit baru

kampong bahru nilai|kampong nilai








chai chai|joa belo|joao belo|sai sai|shai shai|vila joao belo
vila do dondo
vila de macia
vila de santiago maior
kelimane
porto amelia
нампула
fernao veloso|gorod de nakala|maaia|maiaia|nacala
montepveze|vila de montepuez

mocambique|mozambique

cidade da matola|vila salazar|матола
can pfumo|kapfumo|lourenco marques|mabutu|μαπουτο|мапуту|מפוטו|ماپوتو|ማፑቶ|マプト|马普托|마푸투
vila de manjacaze
vila cabral
injambane
guamba|mucuamba

vila pery
vila do chibuto
bejra|беира|ベイラ|贝拉
antonio engs|vila de antonio enes



gouintchouk|vindhuk|vindhukas

runtu

otivarongo

okahanja
ljuderic|luederitz



walvisbaai

noumeo



birni koni|birni nkenni|birnin koni|konni







niamejus|νιαμει|ниамеи|նիամեյ|ניאמי|نيامي|ኒያሜ|ニアメ|尼亞美|니아메
ngigmi

mayaki




illeta


dogonduchi
difa

agorou
alarsas





заря
jola



varri|варри


umuahia ibeku





tambawal|tambuwal


abudzha|abuja
сокото

shaki




putuskum
port harkortas|порт харкурт|بورت هاركورت|ポートハーコート




oio|ojo|оио

ovo
overri


onicha

olupono










oda

abonnema


newi|nnjuvi

mkpor









marte kuna

makurdu
маидугури|مايدوغوري

zokoja
lera|leri


eko|lacupolis|lagosa|lagosas|lagoso|logos|лагос|לאגוס|لاغوس|لاگوس|लागोस|ลากอส|ラゴス|拉哥斯|라고스

lafia beriberi
kwale station

kumaganum






катсина

cano|kanas|kanoriket|кано|كانو|カノ
kambo
kaima

kafanchan|kafanchan junction|kajanchan
кадуна|كادونا


иос


djebba

ivo


ise









ila
ikot expene



ikare|ikere ekiti
ijero




igbede|igede
igbo

igbo awra








ibadana|ибадан|ايبادان|イバダン



old gwaram


gunmi

gombe









puntua



epeh
enugu

enuga|енугу
emure








awja ikoradu|ebute egga
dutsan wai
dutsi
duku


deba



dumboa

калабар


bugama
bonny town




birni gwari|birnin gwari


benim|benin|benin siti|benin stadt|beninas|бенин сити|مدينة بنين


yakoba|yakubu|баучи
barbo




akwa




aramoko ekiti




akuce



afbor|agbor boiiboji

addo|ado
abudza|abugo|ampouza|αμπουζα|абуджа|абуџа|աբուջա|אבוגה|ابوجا|አቡጃ|アブジャ|阿布贾|아부자
абеокута|阿贝奥库塔

аба|阿巴






san rafael



ciudad rama|ramy
puehrto kabesas

colonia nueva guinea

nagorote



managvo|manankoua|μαναγκουα|манагва|манагуа|מנגואה|ماناغوا|ماناگوا|มานากัว|ማናጓ|マナグア|馬拿瓜|마나과

la paz|la paz central


khinotega
khalapa
granado|grenada
ehsteli
viejo
el cirucero
diriambo

chinandege

camaopa

blewfield|blufildse


swol|zvolle
zvejndrekhte

groot zundert|zjundert
zeutermaer



landvoort




verden
vonsdrekht









vert|weerd|wieert


waddingsveen








flessinga|flessingue|vlissienge
vlachtwedde
vlaardinge

venraai

velsen


vechel|vegel
veera|vere


valkeswaerd
outrechte|traiectum ad rhenum|utrech|utrehta|utrei|utrekht







neuzen|terneuze|ternezen






zomere

snek
shedrecht|slidrekht


=bois le duc|=den bosch|bolduque|boscoducale|den bos|hertogenbosch|herzogenbusch|oeteldonk|silva ducis|south bosch

=hague|=la haya|=la haye|=laia|=south gravenhage|=the hague|a haia|an haig|chage|de haach|dn haog|gaaga|haag|hag|haga|hago|khag|khaga|la haia|lahey|the haag|χαγη|гаага|хаг|хага|האג|لاهاي|لاهه|ჰააგა|ハーグ|海牙|헤이그



skagen

=rdam|gemeente rotterdam|roterdama|roterdan|roterntam|roterodamum|ροτερνταμ|горад ратэрдам|ротердам|ראטערדאם|רוטרדם|راٹرڈیم|رتردام|روتردام|ܪܘܛܪܕܐܡ|रॉटरडॅम|ராட்டர்டேம்|รอตเทอร์ดาม|ရော်တာဒမ်မြို့|როტერდამი|ロッテルダム|鹿特丹|로테르담

rurmonda

bidderkerk
roon

raalt

pjurmerend
dijnacker





oldebruk|olderbroek
oosterwijk
oestgeest
nut

njunen|nunen

noordwijk
nijmeyen|nimega|nimegue|nimwege|nimwegen|noviomago|ulpia noviomagus batavorum





mudrecht



meersje
maastrikht|maestricht|mastrique







leusden centrum

lejderdorpe
leida|leidenas|leie|lejda|leyde|lugdunum batavorum
liewarde

de leek
krimpen|krimpen aan de ijssel|krimpen ad ijssel

kerkraad
katijk aan zee|katwijk midden





hoarn|khoorn


haarlemmermeer
hoensbrock
hilvertsheim|khilversjum


hemgelo



heilo

heele

hereveen







khardenberge|stad hardenberg
garlem|haarlemo|harlema|harlemas|harlemum

greuninge|grins|groninga|groningue|grunneng|nkroninnken

gauda|guda

goirl|goorle

gennep an der maas



getrudenberg
ehrmelo

ehnskhede|enskede
enkhuze|inkhuzen
ehmmen|emme|emmeni vald


ehlburg
ehjndkhoven|eindhove|eindhovena






drimlen

drakhten
doardt|dordracum|dordrech|dordt|dort|ntorntrecht

dutinkhem
diemerbrug

der helder



de bildt

culenborg

kranedonk


capelle|capelle aan de ijssel|capelle ad ijssel
bjussjum
bunschoten spakenburg
brjunssume

broek op langendijk
broek
brigita


borssel|borsselen|bossele






berverwyk









baan
aste
asen|asse
arnhemia
apeldoorne
anlo
=adam|amistardam|amstelodamum|amsterdamas|amsterntam|damsko|αμστερνταμ|амстердам|горад амстэрдам|ամստերդամ|אמסטערדאם|אמסטרדם|امستردام|امسټرډام|ایمسٹرڈیم|يامستېردام|يەمستردام|ܐܡܣܛܪܕܐܡ|अॅम्स्टरडॅम|आम्स्टर्डम|एम्स्टर्ड्याम|ऐम्स्टर्डैम|আমস্টারডাম|ஆம்ஸ்டர்டம்|ಆಂಸ್ಟರ್ಡ್ಯಾಮ್|ആംസ്റ്റർഡാം|ඈම්ස්ටර්ඩෑම්|อัมสเตอร์ดัม|ཨེམ སི ཊར ཌམ|အမ်စတာဒမ်မြို့|ამსტერდამი|አምስተርዳም|アムステルダム|阿姆斯特丹|암스테르담
nieuwer amstel
amersforto
alphen|alphen aan de rijn|alphen ad rijn
almere


alhlasserdam






nidaros|thrandheimur|tronheimas|tronkhajm|trontchaim
romsa|tromse|tromsjo|tromso kommun|tromsoe kommun|tromssa


stafangur|stavangera|stavenger


sandnes kommun

porsgrund
asloa|christiania historical|kristiania historical|osla|oslas|oslu|οσλο|осла|осло|օսլո|אוסלו|اسلو|اوسلو|ܐܘܣܠܘ|ओस्लो|ওসলো|ออสโล|ოსლო|ኦስሎ|オスロ|奥斯陆|오슬로




larvik kommun
kristiansund kommun|kristiansund nord
christiansand|krisjansanna|kristiansand sor
kongsberg kommun


harsta


gjovik kommun
frederikstad

bodoe
berga|bergena|bergenas|bjoergvin|bjorgvin
arendal kommun
alasund|olesunn
askoy kommun





tansing
sirha

pakhra|pokhar|pokhra|pokkhara
lalitapura|lalitpur|yala
panauti village
malangawa|malankwa
mahen dkanagar


khanbari
kantipur|katmantou|khatmandu|κατμαντου|катманду|קטמנדו|كاتماندۇ|كاثماندو|کاتماندو|کھٹمنڈو|काठमांडू|काठमाडौं|येँ|কাঠমান্ডু|கத்மந்து|กาฐมาณฑุ|ཀཋ མན གྲུ|ካትማንዱ|カトマンズ|加德滿都|카트만두

jaleshwar
itahari|titahari

hithaura

gaura
dharan
dhankuta bazar
dhangadhi|dhantardhi
dharchul|dharchula

dandeldhura|dandelhura
butwai
birgunj
biratnagur

bhairawa|bhairhwa

banepa bazar|panepa
baglung bazar
birendranagan
nepalgun

alofis

ouellinnkton|te whanga nui a tara|ueligitone|velingtona|vellingtonia|welinton|wellingatun|whanga nui a tara|ουελλιγκτον|велингтон|веллінгтон|горад велінгтан|уелингтън|վելինգտոն|ולינגטון|װעלינגטאן|ولینگتون|ويلينغتون|ویلنگٹن|ۋېللىنگتون|वेलिंगटन|ওয়েলিংটন|ৱেলিংটন|વેલિંગ્ટન|வெலிங்டன்|ವೆಲ್ಲಿಂಗ್ಟನ್|เวลลิงตัน|ཝེ ལིང ཐོན|ဝယ်လင်တန်မြို့|ველინგტონი|ዌሊንግተን|ウェリントン|惠灵顿|웰링턴

timaru city|timaru distrikt
taupo nui a tia



palmerston north city
boreia akte|nort shor
new plymouth city|new plymouth ngamotu|nueva plymouth
nelson city
napier city
manukau

lower hutt city

khejstings
gamilton|hamilton city|khamilt north|kirikiriroa
otepoti|taieri
krajstchjorch|otautahi|краистчерч|קרייסטצרץ|کرایستچرچ|クライストチャーチ|克赖斯特彻奇|基督城|크라이스트처치
oklend|окленд

gisborn

tauranga moana



vangarei

rotorua nui a kahu


taradale town district


as sur

samail|sifalat samail

al kathir
saham town|sahm|salam
nazwah
maeskat|mascat|mascate|maskatas|masquat|μουσκατ|маскат|մասկատ|מוסקט|محافظة مسقط|مسقط|መስከት|マスカット|马斯喀特|무스카트
al khasal
azki

sufalat ibra





as suwaiq|suwaik|suwayq
al sib|as sib|sib
rustaka|rustaq
liwa

burami







san miguel
armuelles
puerto pedregal
ciutat de panama|panama by|panama city|panama hiria|panama stadt|panama urbo|panamurbo|pole tou panama|ziuda de panama|πολη του παναμα|панама|פנמה סיטי|شهر پاناما|पनामा सिटी|ปานามาซิตี|ፓናማ ከተማ|パナマシティ|巴拿馬城|파나마 시



concepcion

la cabina
dehvid





catival




yurimahuas


tumpiurbo|tunpis
trukhilo|трухильо
san juan de tocache|tocache


puerto talara
suljana


san pedro
sana


callaria|pulcalla|пукальпа|プカルバ|普兰尔帕
пиура




puerto de pacasmayo



marcavelica hacienda

laredo hacienda
la peca nueva
lambajeke


ikitos|ikitosas|iquitum|икитос|איקיטוס
uaras
huanucum|uanuko


terrenafe
coshco
chulucana|chulukanasa


чимботе
ciclaium|ciklajas|чиклаио



caxamarca|kachamarka|kakhamarka|kasamarko


la brea


yanacocha




san francisco de satipo
canete



punas|punum
maldonado|portus maldonatus|puehrto maldonado

hacienda paramonga|paramonga hacienda|parmonga

placa de nazca|plaskowyz nazca|provincia de nazca
mokegua

marcona|mina marcona

limae|limo|lioma|λιμα|горад ліма|лимæ|лима|ліма|լիմա|לימא|לימה|لىما|ليما|لیما|लिमा|लीमा|লিমা|லிமா|ലിമ|ลิมา|ལི མ|ლიმა|ሊማ|リマ|利馬|리마





new ilo

ika

puerto de huarmey


huancaium|uankajo|уанкаио
uankavelika

uacho
ciudad del cuzco|cuscum|kuskas|куско|קוסקו|كوزكو|کوزکو|クスコ|庫斯科|쿠스코
nueva chosica



serro de pasko

kaljao|regio de callao|каляо|カヤオ|卡亞俄


wamanqa
arekipa|arekipo|арекипа|ארקיפה|アレキパ
andahuavlas
abancaius



papeehte



port moresmpi|port morsbis|port morzbi|pot mosbi
popendetta
hagen


laeh


garoka|new garoka

bubolo


burleigh school|zamboanga city|замбоанга



syudad han victorias|victorias


valensija



tuguegarao|tuguegaro

ciudad ti toledo|toledo city









tangub city







ciudad ti talisay|talisay city


magugpo
santa ana|tagig|taguig city


syudad han tagbilaran|tagbilaran city

takrong

tobaco

ciudad ti surigao|surigao city





solano
sitankai



sasmoan




santa tomas






sant cruz








san pablo city

san narcisco










pandurucan





santo rosario


san antonio segundo







roxas


rizel



quiapo district
keson siti|quezon|кесон сити


palupandan|puhipandan
pulong santa cruz|pulong santa rosa

puerta princesa|puerto princesa city|syudad han puerto princesa

porach




pihamungajan|pinamangajan|pinamungajan|pinamunganjan




pily
penjaranda





paonbong

puting tubig


panda
pandakaki



palayan

pagaluan


ozamis city
oroguieta|oroquieta city
ciudad ti ormoc|ormco|ormoc city|oromoc|syudad han ormoc


ciudad ti olongapo|olongapo city


norzugaray





naga city|nagi






moron

montalban|rodriges






meredes
mendez








city of dansalan|dansalan city|maraur|marawi
dansalan|marawi city

maragandon




=maynila|mainile|manilae|manilo|manyl|μανιλα|горад маніла|манилæ|манила|маніла|מנילה|مانىلا|مانيلا|مانیل|مانیلا|मनिला|मनीला|ম্যানিলা|மணிலா|ಮನಿಲ|මැනිලා|มนิลา|มะนิลา|མ ནི ལ|မနီလာမြို့|მანილა|ማኒላ|マニラ|马尼拉|마닐라
manibaug pasig


mandaluyong|mandayulong|san felipe|san felipe neri


manapala

mambulao




malalos|malolas
malit




malabanban
makati



maganai
magalan

massin city
ma ao barrio

lumban
ciudad ti lucena|lucena city





ciudad ti lipa|lipa city






legaspi city

trinidad
ciudad ti lapu lapu|lapu lapu|opon
la pas
loangan
laoag city|laoang|laog|loag



la calota|la carlota city

marbel
kadapawan

kalibo town



dzholi|sug|sulu|suluk
hasaan





isabel

iriga



iloilo city|iloilo proper|илоило
city of iligan|idigan




ehrmosa
hagony


guiset|guiset este|guiset sur

gihulngan|guilhulngan|gulhulngan


glan townsite
zherona


dadiangas|general santos city
general mamerto natividad|natividad
capan


ciudad ti dumaguete|dumageute|dumaguete city

domalandan

dipolog city
dinalupian|dinalupihari|dinalupinan


central|davao city|давао

dapitan city
danao city|idanao



catabate|catabato|cotabato city
cordoba
consolation
conception
concepcion


cebu|sebu|себу
cavite city


catanuan
caslillejos|kastilekhosu


garigara



canlaon city




calumbang
calbayog|syudad san calbayog


calalagan
colasiao



calabunga

cagayan de oro city
cadiz viejo


cabanatuan city|ciudad ti cabanatuan








bulsan







bongao poblacion








bignay




bayembang




batangas city


banatayan
dansalan






balanban

bais city|ciudad ti bais

baguio city|ciudad ti baguio
bago|city of bago
bagabag

bacolod|ciudad ti bacolod|syudad han bacolod


antimonan







angeles









pag asa

pasig



rawalkote|rawlakot
pir goth
khaipur|khairpur mirs|khajrpura




yazman

uorberton


uttamanza
utal
usta





thul sind
tatta










tolamba|tulamba town



суккур

sodlira



ibis
сиалкот

shorkot

qila sheikhupura
sharakpur|shargpur


shahpur chaka|shahpur chaker

shahdadpur
shabgadar fort|shapqadar

саргодха

naurang sarai

sangla hill
sangar

sakrano
sakhivale|sohiwal
sahiwal|sakhivale

lohri
renala
ravalpindis|равалпинди|راولپندی|ラワルピンディ|拉瓦尔品第|라왈핀디
dero|rato
raripur

baja jang


kotah|kwatah|shal|shalkot|кветта|کویته|クエッタ|奎達|퀘타






pindi dadan khan

pesabar|pesavaras|πεσαβαρ|пешавар|پشاور|پیشاور|पेशावर|ペシャーワル|白沙瓦|페샤와르
mandi pattoki
pasur









naushahro|naushahro piroz
naushahra virkhan|naushehra werkan|naushera virkhan
naundero



nawakot
nanakana sahib





multanas|мултан|ムルターン|木爾坦

mitti

mirpur

mingora
manchinabad

mian channu
mahrabpur


matari

мардан


bahauddin





loraiar

lelah|lerah
larkane|ларкане


lakki
lahaur|lahor|lahoras|лахор|לאהור|لاهور|لاھور|لاہور|लाहोर|लाहौर|લાહોર|ლაჰორი|ラホール|ラーホール|拉合尔|拉合爾|라호르




kundian pacca


koti

kot mamin|kot moman




diji


khushah
kurrianwala



kharan kalat



khanga dogran|khangah dogra|khangan dogran|khanqah dogran

khairpur|khairpur nathoshah

khairpur daherki|khajrpura
kansur
kashmore
haror|karor lal isa
karaaji|karachi krachy|karachi كراچى|karaci|karacio|karacis|karacsi|karatsji|karatxi|keraci|kurrachee|καρατσι|горад карачы|карачи|карачі|կարաչի|קראצי|كاراتشى|كاراچى|كراتشي|کراچی|کراچۍ|کرٲچی|ڪراچي|ކަރާޗީ|कराची|করাচী|ਕਰਾਚੀ|કરાચી|கராச்சி|కరాచీ|ಕರಾಚಿ|കറാച്ചി|การาจี|ཀ ར ཆི|ကရာချိမြို့|კარაჩი|カラチ|カラーチー|卡拉奇|喀拉蚩|카라치



kamara




kallur kot town

mandi kaleke
kelat|khelat

kakhute
kahror|kehror pakka town
kahna nau



chak jhumra|chak jumra

dzhelam

jhang marghiana|maghiana
joharabad
jatoi shumali



jalalpur
jalalpur jattan

jacobadad
islamabadas|islamampant|ισλαμαμπαντ|горад ісламабад|ісламабад|իսլամաբադ|איסלאמאבאד|איסלמבאד|اسلام اباد|يىسلامياباد|އިސްލާމްއާބާދު|इस्लामाबाद|ইসলামাবাদ|ਇਸਲਾਮਾਬਾਦ|ઇસ્લામાબાદ|இஸ்லாமாபாத்|ಇಸ್ಲಾಮಾಬಾದ್|ഇസ്ലാമബാദ്|อิสลามาบัด|ཨི སི ལམ བོ|ისლამაბადი|ኢስላማባድ|イスラマバード|伊斯兰堡|이슬라마바드
haidarabad|хаидарабад|حيدراباد سنڌ|हैदराबाद





hasipur

harunabad
haranoli


halu|khala


gwadur
gudzharat|гуджарат|گجرات
gajranvala|гаиранвала|گوجرانوالہ


gotki
ghouspur


gampat
abbas



fagirwali|faqirwala
feisalabada|fejsalabade|lyallpur|shah faisalabad|феисалабаде|فيصل اباد|ファイサラバード



dull wali|dullewali








dera ghoz khan|deri ghazi khan
dera bagti



darva khan|darya khan daggar


dhadar

chuchar kana mandi|chuhar kand
chhor|chhor purano
saidan shah
chistian
chaniot|chinot





chak azam saho



bhimber
bwera
bawana|bhowana



bhar pheru
armabel|beila|karabel|las bela
batkhel


bakhavalpura|бахавалпура
bahawalpur|bahawatnagar






akora khattak
ahmadpur|ahmedpur east|ahmedpur east municipality











zelenka
zamosca|zamoscia|zamose|zamostye

zombki


velichka
=varsovie|=warschau|=warszawa|barsobia|varsa|varsavia|varshava|varshovija|varsja|varso|varsova|varsovia warszawa|varssavi|warskou|βαρσοβια|варшавæ|варшава|варшовия|վարշավա|ווארשע|ורשה|װארשע|وارسو|ورشو|ۋارشاۋا|ܘܪܣܘ|वॉर्सो|วอร์ซอ|ვარშავა|ዋርሶው|ワルシャワ|华沙|華沙|바르샤바
tomasova mazovecka|tomaszow
tomashuv ljubelski|tomaszow|tomoshuv lyubelski
tarnova
tarnobzega|tarnobzhege
szczyton
swidnik duzy


stashev|stasova
starachowice wierzbnik|starahovice

sokolow|sokoluv podljaski
sokola
sokhachev
skieniewice
kamenna skarzhisko|skarzysko


sjanok|sunok
sandomer
reichshof|resov|resovia|zesova|zheshev|zheshuv


radzyn
radoma

putawy

pshemysl
pshasnysh
pruskova
plonska



pjasechno
otvock
ostrov mazovetskiy|ostrow
ostroveca sventoksiska|ostrowiec
ostrolenka
opochno
allenshteyn

novi targa|novy targas

nowy dwor



minsk
miljanuvek
meleca
mendzizeca podlaska|mendzyzhec podljaski|miedzyrzec|mjendzizhec podlaski

lukov|lukuv
liublinas|ljublin|lublina|lublino|лублин|люблин|люблін|לובלין|ლუბლინი|ルブリン
lyubartov



jablonna legionowo|legionova




krasnostav


konstancin ezerna|skolimow konstancin
konsk

keltsy
ketzyn



jasto



grodzisk





elka

demblin


helma|khelm
busk|busko


bilgora|bilgoraja
belsk podljaski|bielsk|podlaski
balstoge|belastok|belostok|belostoko|bjalistoka|bjalistoko
bjala podljaska

augustavas

zhory|zori

zlota gora
gruentberg|grunberg
zgorzelice|zgozhelec





saganum|zegan
hindenburg|zaborze|zabze
zabkowice|zabkowice szlascze

=breslau|brassel|breslavia|breslavl|vratislav|vratislavia|vroclava|wroclow|wroslaw|вроцлав|ורוצלב|ヴロツワフ|弗罗茨瓦夫|브로츠와프
wodislaw slaski|wodzislaw
leslau|vloclaveka

wejrowo

valbzhikh|valbziha|waldenburg|waldenburg in schlesien




tichau|tihi



thorn|toruna|torune

tarnowitz
shhecinek
=stettin|estetino|scecina|secin|shchechin|shchehcyn|stetin|stettino|шчечин|шчећин|шчэцын|шчэцін|щецин|щецін|シュチェチン|什切青|슈체친

svioujscie|swina|swinioujscie
sbietochlobitse|schwientochlowitz|shvientokhlovice|sventochlovice|svetohlovice



swibowina


cylichow
strzelce|stshelce opolske
striegau
starogard
stargard|stargard shchechinski|stargard shhecinski|stargarda scecinska|stargardia|starnkarnt setsetsinski|storgard


sosnoveca|sosnovecas|sosnovice|sosnowez
sopoty

slupska




siemianowice|siemianowitz|simjanovice slonska


ribnika

ruda|ruda slenska|ruda slonska



novoradomsk|nowo radomsko

raciboza|ratibor

pszczyn
pruszcz

=posen|познань
bolkowice|polkwitz
policija|politz
plocka|plotsk

piotrkow|pjotrkova tribunalska
pily
piekary wielkie
pabyanitsy

osvencim
ostrova velkopolska|ostrow
osterode

oppein|oppeln



obornik



naugard

nowy ruda
namslau
naklo
myszkow nowy


miklos|nikolaj|nikolaus

malborka|malborkas
ljubon
ljublinec
ljubin|lubina
lauban|ljuban
lowitsch
litzmannstadt|lodza|lodze|lodzo|лодз|лодзь|лођ|לודז|ウッチ


liegnitz


lembork
laziskagorna|oberlazisk




chrapkowice
=cracovia|=cracovie|=cracow|=krakau|cracau|kraka|krakiv|krakobia|krakova|krokuva|κρακοβια|кракау|краков|краковия|краків|קרקוב|კრაკოვი|クラクフ|克拉科夫|크라쿠프
kezlin|koeslin|kosalina|koslin|scurgum
kistrzyn|kostrzyn

kostsyan
konstantynow
konina
kolobzheg
kolas

klauczbork|kljuchbork|kluozborek
kladzko

kedzierzyn|kendzezhin kozle
katobitse|katovica|katovicum|katowihi|kattowitz|stalinogorod|stalinograd|κατοβιτσε|катовица|катовіце|կատովիցե|קטוביץ|كاتوفيتسه|مستخدم محمد القيرواني|کاتوویتس|ކެޓޮވިސް|केटोविच|क्याटोभिस|คะโตวิตซ|კატოვიცე|ካቶቪጸ|カトヴィツェ|卡托维兹|카토비체


kalisa
jelena gura
jelczc|jelez
jaworzyna
javor
jastsembe zdroja

inovroclava|inowraclaw|irownoclaw

guben


grudzendz|grudzjondza
gostyn
gostingen
gozhuv velkopolski|gozova velkopolska|landsberg|landsberg an der warthe
gollnow


glowd
glogau|glogovia|gloguva
gleiwitz|gliwice sosnowiec
civitas gdinensis|gdina|gdingen|gdinio|gdyne|gotenhafen
=danzig|dancigo|dantsic|danzica|gdanjsk|gdanska|gdunsk|gedanum|gudansku|gydanysg|nkntansk|qdansk|γκντανσκ|гданск|гданськ|гданьск|гдањск|горад гданьск|гъданьскъ|גדנסק|דאנציג|غدانسك|گدانسک|गदान्स्क|กดัญสก์|გდანსკი|グダニスク|格但斯克|그단스크

ehlblong|elbing|elbinga|elbleng|elblong|elblonga

dombrova gurnica|dombrowa
censtakava|censtochova|censtohova|chenstochov|chenstokhov|chenstokhova|czenstochau
czerwionka|leszczyny
czeladz piaski
czchowice|czechowice|dziedzice|dzieozice



cherzow|hozova|khozhuv|konigshutte|krolewska huta
chonice|hojnice

khelmzha
campo di sterminio di chelmno|chelmno nad wisla|ekstermejo chelmno|khelmno
betowo|butow|bytowe
beuthen|bitoma
bidgosca|bidgoshch|bintnkos|brombarg|bromberch|bydgoscius|bydgostia|bydhost|μπιντγκος|бидгошч|бидгощ|быдгощ|горад быдгашч|בידגושץ|بیدگوشچ|ბიდგოშჩი|ブィドゴシュチュ|比得哥什|비드고슈치
brieg


boleslawice
boguszow
bogatina
bierun stary
belsko bjalo|biala|biala krakowska|bilsko
langenbielau
belgard|bialogrod
belhatova|belkhatov
bendzin|bendzina

aleksandrow




adamstaun|adamstauno










fakhardo






ponse
san chouan|san chuanas|san juan de puerto rico|san khuan|san xoan|sanhuana|σαν χουαν|горад сан хуан|сан хуан|սան խուան|סן חואן|سان جوان|سان خوان بورتوريكو|सान हुआन|সান হুৱান|சான் வான்|ซานฮวน|სან ხუანი|サンフアン|圣胡安|산후안




er rafa|rafa|rafaa|rafakh|rafia|rifah

hanut yona|jan yunis|khan yumus|khan yunus|yunas|yunus
dzhabalija
azza|azzah|gaza city|ghazah|ghazza|ghazzah|ghazze|ghazzi|ghuzze|газа|עזה|غزة|ガザ|加沙|加薩



bani suhayl
al buraij|al bureij|el bureij
abasan|abasan al kabir|abasan alkabir

toelkarem|tul kerem|tulkarem


rahm alla
qalqilye
kubatie|kubatiya|qabatye
flavia neapolis|nabulus|naplouse|naplusa|napouse|neapolis|schechem|shekhem|siquem
djenin|dzhanin|ein gannim|jenin|jenine|jinin
idna|idnah

durah|dury
belem|bethleem|bethleem efrata|betlemme



ad dahiriyah|adh dhahiriya|dhahiriya|edh dhahiriya|edh dhairiya|el dahaheriya
al samu|es samu|samua

erihon|gerico|jerichonas|jerico|jerika|yeriho
alyamoun
al khalil|el khulil|habrun|hebrom|hevron|khalil el rahman
al bira|bira|birah|bire|el bira
el eizariye


aust jerusalem|jerusalem east|jerusalem estates|oestra jerusalem|ost jerusalem|מזרח ירושלים|لقدس الشرقية



torresh

cintra

setoumpal

domingos de rana|sao domingos
santaren
santa iria|santa iria de azoia



kelush

povoa|povoa de martinho|povoa santa iria
vila nova de portimao




cova da piedade



paco darcos


montikho




loyres

=lisboa|=lisbonne|=lissabon|felicitas julia|felicitas julia olissipo|liospoin|lisabon|lisbona|lisbono|lisbonum|olisipo|λισαβωνα|лисабон|лісабон|լիսբոնա|ליסבון|لشبونة|لىسابون|لیسبون|ܠܫܒܘܢܐ|लिस्बन|ลิสบอน|ლისაბონი|ሊዝቦን|リスボン|里斯本|리스본

vieira de leiria


phountsal
faru
ebora|ehvora
ehshtoril|eshhoril|estoris|estroil
entrocamento

charneca de caparica


karnashide


camrate
kamara nte lompos
caldad da rainha






almanta

aloabideche


bila real
andorinho|vilar de andorinha|villar dandorinha|villar dandorinho
bila noba nte nkaia


valonga



san mamed de infeshta|santo mamede de infesta|sao mamede
san zhuan da madejra|santo joao da madeira|sao joao da madeiro|sao joao de madeira

poboa nte barzim
=oporto|portus cale
ponte de lima



monsao
matozinhos

leca do balio
leca de palmeira

gimarajnsh|nkimaraes





ehshpozende
ehrmezinde

koviljan
koimbro|koimpra

bragance
bracara augusta|mpranka


baguim
abeiro





viljarrika|villarrica del espiritu santo

san lorenzo del campo grande

puerto presidente franco







enkarnasjonas

villa concepcion
colonia roque alonso|mariano roque alonso
capista


asounsion|asounthion|assumptio|assuncao|asunsjona|asunson|gunung berapi asuncion|la muy noble y leal ciudad de nuestra senora santa maria de la asuncion|nuestra senora santa maria de la asuncion|paraguay|ασουνθιον|асунсион|горад асунсьен|ասունսյոն|אסונסיאן|اسنشن|اسونسیون|ياسۇنسىيون|आसुन्सियोन|அசுன்சியோன்|ಅಸೂನ್ಸಿಯಾನ್|อะซุนซิออง|ཨ སུན སི འན|ასუნსიონი|አሱንሲዮን|アスンシオン|亞松森|아순시온

umm es salal|umm ses salal|umm silal mohammed|umm slal mohammed
al raiyan|al rayyan|raiyan

al khaur|khawr shaqiq
ad dawha|ad doha|ad dowhah|daeuha|dawhat al qatar|dohao|dokha|ntocha|ντοχα|доха|доҳа|דוחא|דוחה|الدوحة|دوحة|দোহার|ዶሃ|ドーハ|多哈|도하







sent mari
saint denis de la reunion|sen deni
saint benua

village du tampon
le port des galets|port



zimnica|zimnice|zimnich
zalehu|zelau

cetatea voluntareasca|parcu voluntarilor
visauel de sus|visaul de sus|viseu|viseul|viseul de sus|visuel de sus
dorna vatra
vasluiul

turnul magurele

tulca|tulcha|tulcsa
tarcu sacuesc|targu sacuesc|targul sacuesc|tirgu secuesc|tirgul sacuesc
neamtzu|targul neamt|tirgu neamt
maros vasarhely|muresh|neumarkt|neumarkt am mieresch|novum forum siculorum|targul mures|tirgu mures|turgul mures|vasarhely
jiu|targul jiu|tirgu jiu
tirgoviste|turgovishhe
freidorf|josefvarosa|josephs stadt|jozsefvaros|kendetelep|szabadfalu|temeschburg|temeschwar|temesvarinum|темишвар|тимишоара|טימישוארה|تيميشوارا|طمشوار|ティミショアラ|티미쇼아라

suchava|suczawa|szucsava

simleul silvaiei
maramaros szighet|sighet
hermannstadt|nagy szeben|sybin
sfantul|sfantul gheorghe|sfehntu georg|sfintu gheorghe

sathmar|satul mare|szatmar nemeti
nagyszalonta

roisori de vede

risnov
ramnicul valcea|rimnicu vilcea
ramnicul sarat|rimnicu sarat
recita|reschitz|reschitza

radoc
popesti|popoestii leordeni
ploeshh
pitesci|piteshh

petroseni


orehshtie
grosswardein|nagy varad|oradea mare|oradja|varadinum|velky varadin
oltenice|oltenitao
odorheiu|odorheiul secuiesc
ocna muresului
nehvodari



mizilue
miercurea ciucului
medivisch
mecidiye|medjidia

mangalla|mankalya
luoeni
lugas|lugos|nemet lugos|olah lugos
ludas
copou|copou targ|galata|iasio|iassy|ilasi|jash|jasi|jassenmarkt|jassy|jaszvasar|munteni|pacurari|pacuret|podgoria|socol|socola|yas|yashi|yassi|yassy|ιασιο|яси|яссы|яш|יאשי|ياشي|ヤシ|雅西
gusi

gura humourlui

gerla
gheorghem
galac|galaz

fokschan
filias

falticenii vechi|fehlticheni
fagaras|fagaraso
drubeta|szoerenyvar|szorenyvar|turnu severin|turnul severin

dorohoiu

des
curt de arges

croiova|краиова|крајова|קראיובה|קריובה|克拉約瓦

constanza|koestence|konstanca|kustence|kustenja|kyustendja|констанца|קונסטנצה|კონსტანცა|コンスタンツァ|康斯坦察|콘스탄차


castrum clus|claudiopolis|clausemburgo|clausenburg|cluj|klouz napoka|klujo|kluz|kluza napoka|koloszvar|municipium aelium hadrianum napoca|napoca|κλουζ ναποκα|клуж напока|קלוז נאפוקה|קלויזנבורג|كلوج نابوكا|کلوج ناپوکا|کلوژ نپوکا|クルージュ ナポカ|克卢日 纳波卡|클루지나포카

campulung|campulungul moldov|campulungul moldovenesc|cimpulung moldovenesc
cimpia turzii
cherna voda
careii|careii mare
carensebes|karansebeshe


buzeu|buzuu
buhus

=bucarest|=bucuresti|=bukarest|boekarest|boukouresti|bucaresta|buekres|bukarestas|bukres|bukureshh|bukureshta|βουκουρεστι|букурешт|букурещ|бухарест|բուխարեստ|בוקארעשט|בוקרשט|بخارست|بوخارست|بۇخارېست|པུ ཁ རེ སིད|ბუქარესტი|ቡካረስት|ブカレスト|布加勒斯特|부쿠레슈티

kronstadt|kronstant|orasu stalin|orasul stalin
brailov|ibrail



bocsa montana|bocsa romaana|bocsa romina|bogsan|boksan

bistrica|bistritz
birlad


baicoiu

frauenbach|nagybanya|neustadt|rivulus dominarum
bako|bakuu
altarad|aradia|aradinum vetus|micalaca|mikelaka|murasel|muresel|o arad|orodinum|zsigmondhaza



ad judul



zrenanin|zrenjanin grad|zrenjaninas
semlin|taurunum|zeman|zimony
zaechar
vrsacas
ivranya|vranja

opazova

palanka|palanka smederevska
smedere|smederevas


pozerevac

pancevas|panchevo|panciova|pancsal|pancsaly|pancsova

pazari i ri|yeni pazar

nich|nisch|nish|niso|nissa|nisz|nix
negotin krajina|negotin krajinski
leskovacas

krusevacas
kraljevas
krabujevac|kragiyevac|kragujevaca|kragujevacas
gross kikinda|nagykikinda|velika kikinda

indjija|ingija



cacakas|chachak

=belgrad|=beograd|belehrad|belgradas|belgradum|belgrau|beligradi|belohrod|bѣlu gradu srbii|nandorfehervar|singidunum|βελιγραδι|белград|београд|бѣлъ градъ срьбіи|բելգրադ|בלגרד|بلغراد|بېلگراد|பெல்கிறேட்|ბელგრადი|በልግራድ|ベオグラード|贝尔格莱德|베오그라드
bechej|becse|obecse|stari becej
arangelovac
alt werbass|neu werbass|overbasz|titov vrbas|ujverbasz
valjevas
titovo uzice
maria theresianopel|maria theresiopel|maria theresiopolis|sawaditz|subotiza|szabadka|szent maria|theresiopel
mitrovic|mitrovica|opshtina sremska mitrovica|strema mitrovica
kiszombor|mezozombor|nagy zombor|opshtina sombor


neoplanta|neusatz|novi sadas|novi sant|novisada|novu sadu|o petervaradja|petervarad|ujvidek|varadinum petri|vasaros varad
bacstopolya|batsch topola|topolo|topolya
alt palanka|deutsch palanka|nemet palanka|nova palanka|opalanka|palanka|stara palanka|ujpalanka
apati



sasowo
zvyereva

zlatoutsk

zhukovskogo|zjukovskij
zjukovka
zhirnovoye|zhirnovskiy

staraya zherdevka
zheleznovodak|zhelyednovodsk

obiralovka|zjeleznodorozjnyj
zernovol|zernovoy


stary zeleny dol|zelendolsk|zeleny dol|zeljonodolsk
zelenchugskaya|zelentsjukskaja

zaretsjnyj




josjkar ola|tsarevokokshaysk
yeisk

yessentaki
ershov|jerschow|jersjov|yershovo


elec|jelec|jelez
elan|jelan
jelaboega
egorev
yegorlkskaya



yartseva
ярославль



vysjnij volotsjek|wyschni wolotschek
byselki

viborg|viborgas
vyaznika


poselok vsevolozhskiy|vsevolozhskiy|vsevolozjsk
votka


voronej|voronezas|voronezhskaja oblast|воронеж|воронежская область|ヴォロネジ|보로네시
volzjskij|волжскии
volzjsk
wolsk

vologdae
volhov|volkhovstroy
volgoretsjensk
=stalingrad|caricyn|estalingrado|vlgogradu|volgogradas|volgogradum|volgonkrant|volqoqrad|zarizyn|βολγογκραντ|вльгоградъ|волгоград|горад валгаград|сталинград|царицын|וולגוגרד|فولجوجراد|فولغوغراد|ولگاگراد|وولگو گراد|वोल्गोग्राद|வோல்கோகிராட்|วอลโกกราด|ვოლგოგრადი|ヴォルゴグラード|伏尔加格勒|볼고그라드


blantimir|volodimir|volodimiria|wlodzimierz nad klazma|βλαντιμιρ|владимир|володимир|弗拉基米尔|블라디미르
bladikaukasos|dzaeudzhykhuaeu|dzhaudzhikau|ordshonikidse|ordzhonikidve|orjonikidze|βλαδικαυκασος|владикавказ|дзæуджыхъæу|орджоникидзе|ולדיקווקז|ვლადიკავკაზი|ウラジカフカス|弗拉季高加索|블라디캅카스
poselok vidnoye
bichuga|vitsjuga
bereshchagino|bereshchangino|veresjtsjagino

belsk
usting velikii|velikij ustjug
velikije loeki|wielkie luki





stanitsa ust labinskaya|ust labinskaja
ust katavskiy
ust dzhegutinskaya|uste dzhegutinskaya


oeroes martan
uncha|unetscha
simbirsk|uljanowska am wolga|синбирск|ульяновск
chibyu|oechta|uchta|uhta|ujta
ouglitch|ugich
ephu|eпху|oefa|oufa|ufа|уфа|өфө|אופה|ウファ|우파
utsjkeken


kalinin|tueria|twer|горад цвер|калинин|тверь|トヴェリ|트베리
tuymaza
tutamev
toela|toula|τουλα|тула|툴라
tutsjkovo
toeapse
tsimlyanskaya|tsimlyanskiy|tsymlyanskaya|zymljanskaja
trubtschewsk|trubtsjevsk

troitskiy|troitskoye

torzjok

stavropol|togliatti|togliatti on the volga|togliattigrad|tolati|ставрополь|тольятти|тољати|トリヤッチ|톨랴티
timashevskaya|timoshevskaya
tihvina|tihvinae
tichorezk
tejkovo


tiflisskaya

aghidhel|agideli|agidelis


soktovkar|ust sysolsk
poselok seobody|poselok svobody




suvorovskiy

surkhokhi
suchinitschi|sukhinitsji



starletamaq|sterle
voroshilovsk|ставрополь

staro schtscherbinowskaja|starosjtsjerbinovskaja


staraja roessa
kupavna
soveck
soveck


sordavala|sorravala
sorotsjinsk
solnechangorski|solnechnogorski|solnetsjnogorsk
iletsk|iletskaya|iletskaya zashkta
solikamskas


sochi soci|sochi сочи|soci|soczi|sotchi|sotji|sotschi|sotsi|sotsji|сочи|сочі|სოჭი|ソチ|索契|소치
rabochiy poselok sobinka
smolenscum|smolenskas|смаленск|סמולנסק|スモレンスク|斯摩棱斯克|스몰렌스크
slovodskoi
slavanskaya|slavyanskaya
olantsy



sibai|sibaj
shuja
sjusjary
cemerle|sjumerlja|sumerla
mikhaylovska|mikhaylovskoye
schilowo|sjilovo


schtschigry|shchigary|sjtsjigry|suchigry
shcherbinki|sjtsjerbinka
shhjolkovo
shehekino|shhjokino
sjatura

sjakhunja
aleksandrovsk grushevskiy|aleksandrovsk grushevskoy|sahto|schachty|sjachty




molotovsk|sudostroy
sestrorezk
sertolovo pervoye
serpoechov|serpuchov
sergiyev|sergiyevskiy posad|zagorsk
sergatsj
bolshaya serdoba

semikarakorskaya|semikarakorskiy|semikarakovskaya
semjonov

poselok segezha|segezja

sarou|sarova
saratovas|saretow|саратов|סרטוב|サラトフ|사라토프

саранск|סרנסק|사란스크
saraktasj
=leningrad|=petrograd|=saint peterburg|=spb|agia petroupole|betuyrbukh|peterburg|petersburg|petropolis|petursborg|pietari|piter|saint peitersbuerg|saint peterburgas|saint peterburgo|san petersburgo|san pietroburgo|sankti petursborg|sanktpeterburga|sant petersbourg|sint petersbork|szentpetervar|αγια πετρουπολη|бетъырбух|ленинград|петербург|петроград|питер|санкт петербург|спб|սանկտ պետերբուրգ|סנקט פטרבורג|سانت بطرسبرغ|سن پترزبورگ|เซนต์ปีเตอร์สเบิร์ก|სანკტ პეტერბურგი|サンクトペテルブルク|圣彼得堡|상트페테르부르크
kuibyschew|kuybyshev|samar|samarae|samarga|σαμαρα|горад самара|куибышев|самар|самарæ|самара|самарҕа|һамар|סמרה|سامارا|سامارہ|سمارا|समारा|სამარა|サマーラ|薩馬拉|사마라



rzev|rzjev

andropov|robinsk|shcherbakov

resan|рязань|リャザン|梁赞|랴잔


rtischtschewo|rtisjtsjevo
rostoph ston nton|rostov|rostov aan de don|rostov del don|rostov doni aares|rostov doni aeaeres|rostov nad donom|rostov on don|rostov pe don|rostov sur le don|rostov war don|rostova pie donas|rostovas prie dono|rostow am don|rostow nad donem|ροστοφ στον ντον|ростов на дон|רוסטוב על הדון|ロストフ ナ ドヌ|顿河畔罗斯托夫|로스토프나도누
rostoph|rostov veliki|rostov yaroslavskiy|rostovia
pervaya rossosh|rossosh pervaya|rossoshi
rossoh|rossosj

rosjal



rozumnoye


five mountains
pusjkino
pusjkin
pushchino na oke|pusjtsjino
pihkova|pleskau|pscovia|pskovas|pskow

proletarskaja
prochladnaja|prochladnyj

privolzjskij

priozjorsk
akhtari|primorsko achidrskaja|primorsko akhtarskaya|stantsiya primorsko akhtarskaya

proverino

polyarnoye


podporozhye verkhneye

pocher|pochjop|potschep
plavskiy|plavskoye

novyye petushki|petusjki
aanislinna|aeaenislinna|petroskoi|petrozawodzk


paleizencomplex in peterhof|petergof

pervouralskiy
molotov|молотов|пермь

пенза|ペンザ|펜자
pecora|petsjora
pavloro pasad|pavlov posad


paschkowskaja|pasjkovskij

ozjory
otradnoye



ostrogozjsk



orlovka|orlovskaya
chkalov|tschkalow|оренбург|чкалов|אורנבורג|اورنبرغ|شكالوف|オレンブルク|오렌부르크
oriol|oriolas|orzel|орел|オリョール|오룔
orechowo sujewo|orekhovo
ordshonikidsewskaja|ordzhonikidzevskoye|ordzjonikidzevskaja

omutinisk
olenya
tsatsan yurt
oktiabrskil|oktjabrskij|oktyabrsk

ochjor




novo oskol
nowosybkoff
novovoionezhskiy|novovoronezhskiy|novovoronezj


novo troitskiy|nowotroizk

nowoschachtinsk
noborosisk

novopavloskaya|novopavoskaya
bobriki|stalinogorsk|stalinogorsk pervyy|stalinogorsk severnyy|stalinogorsk vtoroy|stalinogorsk yuzhnyy
novomikhurinsk|novomitsjurinsk
novo kuybuyshev|novo kuybyshevskiy
novo kubanskaya|novokubanskiy|novokubanskoe

novocerkask
cene shupashkar|novoceboksarsk|novotsjeboksarsk|soenoe supaskar|sono supaskar
annenskiy|novaya annenskaya|novoannenka|novoannenskaya
novoaleksandrovskaya
holmgardur|naugard|naugardas|nobnkoront|nov grad|novgorod|novogardia magna|nowogrod wielki
nov usman|usman|usman sobakino

nizjnjaja tura
nizhne tagilskiy|nizjnij tagil|нижнии тагил
gorkij|nijni novgorod|nizjnij novgorod|горькии|нижнии новгород
nizh lomov|nizhni lamov
anat kama|nijnekamsk|nizhnekamskiy|nizjnekamsk|tuban kama|tuebaen kama
nikolskaya pestravka
nikolaevskaya|nikolaevski|nikolajevska|nikolayevka


nevinnomossk|nevinnomyskaya|nevinnonyssk|newinnomyssaja



poselok delidovo|poselok nelidovo
neftekumsk urozhanoye
kasevo|neftekama

imeni kost khetagurova|kazran|kosta khetagurovo|nazrane|poselok nazran




naltschik

brezhnev|calli|naberejnije celni|nabereschnyje tschelny|naberezjnye tsjelny|nabereznoje tselno|набережные челны|나베레주니예첼니
mitisci|motistsi
moerom|murom am oka
gorod murmansk|moermansk|murmanskas|murmask|muurmanni|μουρμανσκ|мурманск|מורמנסק|ムルマンスク|摩爾曼斯克|무르만스크
misensk|mzensk
mozjga


mostovoye
=moscou|=moscu|=moskau|=moskva|maeskaew|maeskuy|maskav|maskava|maskva|mat xco va|mosca|moscfa|moscha|moscova|moskuas|μοσχα|горад масква|мæскуы|маскав|москва|москова|москох|москъва|мускав|муско|մոսկվա|מאסקווע|מאסקװע|מוסקבה|ماسکو|مسکو|موسكو|موسكۋا|ܡܘܣܩܒܐ|मास्को|मॉस्को|মস্কো|மாஸ்கோ|มอสโก|མ ས ཁ|མོ སི ཁོ|მოსკოვი|ሞስኮ|モスクワ|莫斯科|모스크바
morshinsk|morsjansk
morosowski|morozovskaya
monin
moncha guba|monchagorsk|montsegorsk|montsjegorsk

mineralnoje vodo|mineralnye

michalowka
micurinsk|mitschurnisk





medveshva gora|medvezhogorsk|medvezhya gora
medvedevskaya


maikopas
marksshtadt

malojaroslawez


machackala|machatsjkala|mahatskala|makhatxkala|makhiachkhuala|petrovsk|petrovsk port|махiачхъала|махачкала|מחצקלה|マハチカラ|마하치칼라
магнитогорск|מגניטוגורסק|マグニトゴルスク|마그니토고르스크

ljuberzy|luberci
lytkorino





lomonosob
lodeyana



lipezk|липецк|리페츠크
dulevo
lgov
lermontovskiy|lumontov
leninskiy|leninskoje



lebedjan
lazarevskaya
lakinskiy
labinskaja



kusjva
kuschtschewskaja|kusjtsjevskaja

koersk|kurskas|курск|курськ|クルスク|库尔斯克|庫爾斯克|쿠르스크
kuovskaya|kurovskaya
kurgannaja
kurtsjatov
kurcala|kurcaloj|kurcaloyn avla|kurcaloyn evla|kurchala|kurchalojn ehvla|kurchloj ehvl|kurcloy evl|kurcula|kursloy|kurtsjaloj



bol kukmor
kudymkarskoye


kostova
krimskaja|krymasko
krapotkin
kronsjtadt

krasnyy

krasnoutimsk



ekaterinodar|краснодар|קרסנודר|クラスノダル|克拉斯诺达尔|크라스노다르
krasnoarmeyskoye
krasnoarmeyskiy

kozmedemyansk

kovykino
kowrow


katovo

kotelnikovskiy
kotelnika
kotelnitsj
kostromna
kostamus|kostomuksja
poselok kosaya gora
korjazjma|koryazhemka|koryazhemskaya
korenovskaya
konstantinovskaja|konstantinovskiy|konstantinowskoje
kondrova
kondupohju|tonopoga



kalomna
koltschugino|koltsjugino

klince|klinzy
ulin
klimovskiy
kizilyar|kizlar


kislovodsk kislovodsk|kislowodzk
kirshatsch


imeni kirova
chepets|cheptsa|kirovo cepeck|kirovo chepetskiy|ust chepetskoye
khlynov|kirov i kirov oblast|kirova|kirovas|kirow|viatka|горад кірау|киров|кіров|קירוב|كيروف كيروف اوبلاست|کیروف|کیروو|キーロフ|基洛夫|키로프
kirovo

kireyevka

kineshima






cholmskaja|kholmskaja
chimki|moskau chimki
chassaw jurt|staro khasav yurt
charabali|charabalinskoje
khadyzhenskaya|khadyzhenskiy|khadyzhy
casanum|caza|kazan osh|kazana|kazane|khuazan|khusan|kozan|kuazan|kuzon|καζαν|горад казань|казан|казань|казань ош|казањ|каꙁанъ|козань|кузон|къазан|озаҥ|хусан|хъазан|қазан|ҡаҙан|կազան|קאזאן|قازان|كازان|ყაზანი|カザン|喀山|카잔
katav ivanovskiy




karatschew|karatsjev
karatsjajevsk
karabulakskaya



kandalaksja|kannanlaksi|kantalahti


kamosin
kamensk|kamensk schachtinskij|kamensk schachtiuski|kamenskaya
kaloega|kalugae|kalyga|калугæ|калуга|קלוגה|カルーガ|칼루가

kaliningrad|kalininskiy|poselok imeni kalinina
=koenigsberg|=konigsberg|caliningrado|calininopolis|kaliningradas|kalininnkrant|kenisberg|koenigsbarg|koenigsberg in preussen|krolewiec|καλινινγκραντ|горад калінінград|калининград|калінінград|קלינינגרד|كالينينغراد|کالیننگراڈ|کالینینگراد|კალინინგრადი|カリーニングラード|加里寧格勒|칼리닌그라드
kalach|kalatsch|kalatsj na donu
kalatsch|kalatsj
katsjkanar
ijevsk|izevska|izh|izhkar|ustinov|иж|ижевск|ижкар|איזבסק|イジェフスク|이젭스크
izbarbash|izberbasj|izerbash
ivanteyevskiy
ivanovo voznesensk|иваново|伊万诺沃|이바노보


spatowo


ilskaya


gusevas|gusevsk
gulkevitsji
gukova|gukowo
goedermes

gubacha


dzhokhar gala|dzhokhar geala|dzhokhar ghala|groznas|grozno|groznoi|nasongi|nkrozny
bolshaya gribanovka|gribanowka
goyyachi klyuch
gorjatsjevodskij|goryachevodskaya
gorodisjtsje

golitsino
glaz
ghiaghinskayai

gelendshik|gelenjir|ghelenjik
gai|gaj

gatcina|gatczyna|gatsjina|hatsina|nkatsina
galitsj
gagaringrad




ehzhva|ezjva
ehngels|engels an der wolga|pokrovsk|pokrovskaya
ehnem
ehlista|stepnoi
ehlektrougli
ehlektrostal|elektrostalj
ehlektrogorsk|elektroperedacha|elektroperedachr
ehkazhevo

chernorechye|chernoye|dzerhinsh|rastyapino
djurtjuli|dyrtyli
djatkovo|djatkowa

doebna|dubno




dolgoprudyy
dobryansk



melekes

derbend
dedovo|dedovskiy
davlekanova|davlekaovo



chusovaya|tsjusovoj|zavod chusovskoye
tschudowo|tsjudovo
tsjistopol

tschernjanka|tsjernjanka
cerniachovskas|cernjahovsk|chernikovsk|chernyakhovskiy|chernyakovsky|czerniachowsk
tschernuschka|tsjernusjka
tsjernogolovka
batalpashinsk|cerkesk|tsjerkessk|yezhovo cherkessk|zhezhoro cherkessk
cerepovec|tscherepowez|tsjerepovets|череповец|チェレポヴェツ|체레포베츠
tsjekhov
chechem|tsjegem
ceboksari|csebokszari|shupashkar|tseboksaro|tsjeboksary|чебоксары|шупашкар|צבוקסרי|چاباقسر|チェボクサル|체복사리
tsjajkovskij
tschapajewsk|tsjapajevsk

bujnakh sk
buj
buturlinovskiy


bugulina
budjennowsk|budjonnovsk|budyonovsk

брянск|брјанск|브랸스크
bronnitsi
borovitsji




bogutsjar
bogorodskoje

borrov
blagoveshchenskiy|blagoveshchenskiy zavod|blagovesjtsjensk|blagoweschtschenski
blagodarnoe|blagodatnoye

beshezk


usolye solikamskoye
beloret|beloretskiy zavod|belorezk
belorechenskaya|beloretschenskaja
beloozjorskij
bilhorod dnistrovskyi|белгород|别尔哥罗德|벨고로드
belve

belokalitvenskaya|ust belokalitvenskaya
glina
baymak tanalykovo

gorodovikovsk



balaschicha|balishikha

balachna|balakhna
balabanova|balobanovo
baksanskie

bagayevskiy
azov azov|azow

atarsk
астрахань




aramir
archangel|novo kholmogory|novyye kholmogory|архангельск


apscheranskaja|apscheronskij|apsheron|apsheronskaya

apatito


almetyevo


aleksandrov

aleksandrovskiy


aksaj|aksayskaya

achtubinsk

georgiafipskaya

atsjkhoj martan
abinskaya|abinskiy




persianovskij





trjokhgornyj








zavodoukovskiy|zavodoukovskoye
zarinskaja
zaretsjnyj

juzjnouralsk|yuzhnouralskiy

jeniseiskas|jenisejk|yeniseyevo
emanzhelinka|emanzhelinskij
catharinoburgum|ekaterimburgo|jekaterinburga|jekaterinenburg|sverdlovsk|свердловск|єкатеринбург|יקטרינבורג|エカテリンブルク|葉卡捷琳堡|예카테린부르크



voerkuta|vorkoeta
vorgasjor
salda
pyshma

uzjur

urai|uraj
tjumen|тюмень

troizk

tomium|tomska|tomskaj|tomskas|tomsku|τομσκ|горад томск|томск|томскаи|томськ|томьскъ|טומסק|تومسك|تومسک|ٹومسک|トムスク|托木斯克|톰스크
goguchin|togutsjin|toruchin

tashieta
taiga|tajga


tashtapol|tashtogol|tasjtagol
tarka sale|tarsale


talmenskoye




soergoet|сургут|סורגוט|スルグト|수르구트

strazhevoy|strezhevsy



slavgorodskoe
shush|sjusjenskoje
schumicha|sjumikha
sharypovskoye|sjarypovo
sjadrinsk


salechard|salechardas
rustovsk
rezj

promysjlennaja
prokopyevo|prokopyevskiy|prokoyevsk

polysayeva
tolevskoy


omsc|omska|omszk|ομσκ|омск|омськ|אומסק|オムスク|鄂木斯克|옴스크

nyakh



center ceper|ceн ceпeр|nobosimpirsk|novo nikolaevsk|novosibirscum|novosibirskaj|odsibiren osh|vil sibirkar|νοβοσιμπιρσκ|виль сибиркар|горад навасібірск|новониколаевск|новосибирск|новосибирскаи|новосибирьскъ|новосибірськ|одсибирень ош|նովոսիբիրսկ|נובוסיבירסק|نوفوسيبيرسك|نووسیبرسک|नोवोसिबिर्स्क|ნოვოსიბირსკი|ノヴォシビルスク|新西伯利亚|노보시비르스크
kuvnetsk|kuznetsk|kuznetsk sibirskiy|novokoeznetsk|nowokusnezk|stalinsk|новокузнецк|сталинск|ノヴォクズネツク|노보쿠즈네츠크

norilskoe
nizjnjaja salda|salda
nijnevartovsk|nizhne vartovskaya|nizhne vartovskoye|nizhnevartovskiy|nizjnevartovsk
nizjneudinsk



faktoriya nadym

minusinka
mias
mezjduretsjensk|olzheras

mayma chergachak



kolchugino|lenino|leninsk kuznetsk

belotsarsk|bielorsarsk|chi chi erh|khem belder|kizil khoto|kozol|krasni|kyzyl khoro|kyzylas
kysjtym

kurtamysj
kurgan pervyy|курган|クルガン|쿠르간


красноярск

turinskiy


kopi


kodinskaya|kodinskaya zaimka|kodinskij
kochenova|konchenevo|koyschenewo
kizelovsk

chanty mansiejsk|hanto mansiisk
shcheglovsk|кемерово|קמרובו|ケメロヴォ|케메로보

kajerkam
katayskoye
kaslinskiy zavod



karabasj
kanskas
kamysjlov|komyschlow
kamenisk|kamensk
kamen
kaltanskaya|nizhniy kaltan
kalacinsk|kalanchinsk|kalatschinek


ischim|isim|isjim

ilanskoe
guryevskov

gorno altaiskas|gornyy altaysk
doedinka|dudinskoe

degtjarsk|degtyarka
chuna|tsjunskij
cernogorsk
tsjerepanovo
celabinsk|celiabinsc|celiabinskas|tsjeljabinsk|челябинск|челябінськ|чељабинск|צלייבינסק|チェリャビンスク|첼랴빈스크
tsjebarkul


bolotinskoe
borotol
bogdandvich|bogdanovichi|bogdanovikhi|bogdanovitsj
biejsk|biisk|bijsk|biscum|bisk|biyusk|mpisk|viysk
berezovskiy zavod|berjozovskij
berjozovskij
berdskoye|bordsk

belova
barnaul barnaul|barnaul барнаул|barnaulas|mparnaoul|μπαρναουλ|барнаул|ברנאול|巴尔瑙尔|바르나울



artemovsk|artjomovskij
aramilskoye
anjero sudjensk|anschero sudschensk|anzherka|anzhero sudzhenka|anzhero sujensk|sudzhenka
aleyskaya|aleyskoye
alpaevsk
akademicheskiy gorodok|novosibirskij akademgorodok
acinsk|acinskas|aczynsk

abakan abakan|abakanskoye

mayak|ozernyy|ozjorsk|sorokovka




raduzjnyj

lyantorskiy

zheleznogorsk

yerkutsk
vyazemskaya|vyazemskoye

bladibostok|vladivostokas|vladivostokium|vlagyivosztok|βλαδιβοστοκ|владивосток|горад уладзівасток|ולדיווסטוק|فلاديفوستوك|ولادی وستوک|ولاڈیووسٹوک|व्लादिवोस्तॉक|ವ್ಲಾಡಿವಾಸ್ಟಾಕ್|ვლადივოსტოკი|ウラジオストク|海参崴|海參崴|블라디보스토크

ust kutsk

nikolaevsk ussuri|nikolsk ussuriyskiy|oessoeriejsk|voroshilov
isolye sibirskoye|uselye sibirskoye|usolye
oelan oede|oulan ounte|verkhne udinsk|ουλαν ουντε|верхнеудинск|улаан удэ|улан уде|אולן אודה|ウラン ウデ|烏蘭烏德|울란우데
udachnaya|udachnoye
tyndinskiy

toudovoye


spassk|spasskoe|speasskdalniy
sladyanka|sljudjanka|sludyanka|slyadyanka
shimanovskaya|shimanovskiy|shimanovskoye


rajtsjikhinsk|raychikhihsk
petrovsk|petrovski zabaikalski|petrovskiy zavod

neriungris|nerjoengri|neryugran|neryungar|neryungra
nertsjinsk
nachodka|najodka|nakhodkae|nakhotka|naxodka

lutsjegorsk
lesozayodsk



komsomolsk|permskoye
chabarowsk|jabarovsk|khabarovka|хабаровск|חברובסק|ハバロフスク|伯力|하바롭스크
kavaletovo|kovalerovo|kovalevo
ircutia|irkoetsk|irkutk|irkutskaj|ιρκουτσκ|горад іркуцк|иркутск|иркутскаи|иркуцк|эрхүү|іркутськ|אירקוטסק|אירקוצק|ارکٹسک|ايركوتسك|ایرکوتسک|इरकुत्स्क|イルクーツク|伊爾庫茨克|이르쿠츠크
gusinoozerak|gusinoozjorsk|gusnooversk
dalneretsjensk
tchita|tschita|tsita|tsjita|чита|チタ|赤塔
tsjeremkhovo



blagovescensk|blagovesjtsjensk
birabidzhan|birobidschan|birobidshansk|birobidzjan|birobigan|birobijan

beletorsk

aikhal|ajkhal
artjom

angarskas|angarskiy
amurskas
aldanas

brack

хабаровск второи
viljutsjinsk
juschno sachalinsk|juzjno sakhalinsk|toekhara|toyohara|urajimirofuka

vakino
sovietskaya harbor

petropavlovsk|petropavlovsk de kamchatka|petropavlovsk kamcatskij|petropavlovsk kamciatki|petropavlovsk kamciatski|petropavlovsk kamtsjatski|petropavlovsk kamtxatski
okhe
nikolaevsk|nikolaevsk na amur|nikolaevsk on amur|nikolajevsk aan de amoer|nikolajevsk na amuru|nikolajewsk nad amurem|nikolayevsk

magadanas|magadane
korskov|korusakofu

baltijskas


pyt jakh








rwanagana
ruhengeris
mont nzega
kigalis|kinkali|κιγκαλι|кигали|קיגאלי|ኪጋሊ|キガリ|吉佳利|키갈리


gitarame
shangugu|siangugu
colline gosenyi|gisenjis|gosenyi



yambo|yanbu|yanbu al bahar|yenbo|yenbo al bahar
umm lej|umm lujj
et turaif|mahattat al turayf
taraba|turbah
tarut fort
gabouk|tebuk|табук
tabarjal


samta
skaka

sabie

rabegh|rabigh qasr
bisha

=makkah|=mekka|a meca|a meca mkt|a meca مكة|la meca|la mecque|macoraba|maekkae|makka|makkah al mukarramah|meca|meice|meka|mekao|mekkah|mekke|mekko|μεκκα|мека|мекка|מכה|مكة|مکه|مکہ|มักกะหฺ|མ ཁ|მექა|マッカ|麥加|메카
خميس مشيط
djayzan|djazan|gizan|jaizan|jazan|jezan|qizan
cidda|ciddae|cidde|djedda|djeddah|djidda|dschidda|dzedda|dzhidda|dzida|dzudda|gedda|gidda|gido|jaddah|jedda|jida|jidda|jiddah|juddah|yida|yidda|джидда|גדה|جدة|جده|ジッダ|吉达
hael|hail|hajel

buraeydae|بريدة
abaqaiq|madinat abqaiq
badr
az zilfi
az zahran|dahahron|dakhran|dhahram

al taif|at taif|taef|tayif|таиф|الطايف

al riyad|ar riyadh|ehr rijad|riad|riade|riant|rijad|rijada|rijadas|riyad|ριαντ|ер ријад|рияд|эр рияд|ריאד|الرياض|ریاض|रियाध|রিয়াদ|ริยาด|ሪያድ|リヤド|利雅德|리아드
rass
araar

al aqaylah|al uqaylah|al uqaylah kaf|an nabk|an nabk abu nakhlah|nabek
alwejh|wajj

ehl katif
manzilah

=al madinah|al madina|al madinah al munawwarah|lathrippa|madina|maedinae|medino|yathrib|медина|אל מדינה|المدينة|المدينة المنورة|مدینه|مدینہ منورہ|मदीना|მედინა|マディーナ|麦地那

ras al khafji
al jumun
ainain|ainan|al dzhubajl|aynayn|jubail al bahri|jubayl aynayw






ad dawadami|ad duwadami|duwadimi
daemmam|damman|даммам|الدمام|ダンマーム
abi arish
abkha|aebha|ebha

honiaro|oniara

biktoria|port victoria

zalinje
medani|ود مدني

omdurmanas|омдурман|オムドゥルマン
tawkar
tendelti
singa
shandi
savakine|suakin
sannar


кусти|ربك


kassale|кассале|كسل
kaduqli


bur sudan|new sawakin|shaikh barghuth|shaykh burghuth|порт судан|بور سودان|ポートスーダン

bara
atbare|madent atbara
es suki

er rahad
an nahud|en nahud|nahad
al obayyid|al obed|al ubayd|el ubeiyad|ubed|ел обеид|الابي

al mujlad|el muglad
el managil
al khurtum|cartum|chartum|chartumas|hartumo|jartum|khartun alkhrtwm|khartun الخرطوم|χαρτουμ|картум|хартум|חרטום|خارطوم|خرطوم|கார்த்தௌம்|ཁར ཏུམ|ካርቱም|ハルツーム|喀土穆|하르툼
aj jinena|al junaynah|geneina fort


el hasiheisa
ehl fashir|tendelti

ad duwem

ad damar|ad damir
ed damazin

abu gebeiha|abu gibeyah|abu gubeiha|abu jubayhah

umeo
shelefteo
pitejas|piteo
luleju


istadium|ystao
visbia|visbis|visbju
vaexjoe
vaestervik
arosia|vaesteras|vesteros|vesterosa

varbergas|varburg
venersborg
valentiuna|valentjuna|vallentunan kunta
uppsalir|upsalia|upsalo
upplands vaesby|vasby|vasby villastad




tralleborg


sundyberg
estocolm|estokolmo|holmia|stjokolna|stoccolma|stockholbma|stokcholme|stokgolm|stokgolm osh|stokholma|stokkholmur|sztokholm|tukholma|στοκχολμη|горад стакгольм|стеколна|стокhольм|стокгольм ош|стокольма|стокхолм|ստոքհոլմ|סטוקהולם|שטאקהאלם|استکهلم|ستوكهولم|ستۆکھۆڵم|سٹاکہوم|ܣܛܘܩܗܘܠܡ|स्टॉकहोम|স্টকহোম|ஸ்டாக்ஹோம்|സ്റ്റോക്ക്ഹോം|สตอกโฮล์ม|སི ཏོག ཧོ ལིམ|စတော့ဟုမ်းမြို့|სტოკჰოლმი|ስቶኮልም|ᔅᑑᒃᓱᓪᒻ stuukhulm|ストックホルム|斯德哥尔摩|스톡홀름|𐍃𐍄𐌿𐌺𐌺𐌰𐌷𐌿𐌻𐌼𐍃


sodertele|soedertaelje
skoevde|skofde|skovd


ehstersund|estersund|oestersund
oestermalm

oernskoeldsvik
erebro|oerebro|oerebro kommuna|orebro kommuna|orebrogia
nykoeping
norrtelge|norrtelje
norcheping|norrkoeping


commune de motala
moelndal
mersta
malme|malmjo|malmoe|malmogia
lunda|lundas|lundur
lincheping|lincopia|linkoeping
lidkoeping
lidingo villastad|lidingoe

landscrone
kungsbacka skene
kungaelv|kungahaella|kungahalla|kunglev

christiansstad
koeping

katrineholms station
carolostadium|karlctad|karlstadas|karlstade
caroli corona
kariskoga

calmaria|kalmar kommuna|kalmar stad|municipalita di kalmar
jjonchjoping|joenkoeping|joenkoepings kommuna|jonkopings kommuna



chelsinnkmpornk|gelsinborg|halsingborg|helsingborgas|helsingjaborg|helsingoburgum|khelsingbori

haernoesand|hernosand

halmostadium|hamstad
=gothenburg|gautaborg|geteborga|goeteborg|gotemburgo|gotenburg|gothembourg|gothoburgum|nketempornk|γκετεμποργκ|гетеборг|горад гетэборг|гьотеборг|גטבורג|געטעבארג|جوتنبرج|غوتنبرغ|گوتنبورگ|گووتھنبرگ|योहतेबोर्य|გეტებორგი|ዬተቦርይ|ᐃᐅᑕᐳᕆ|ヨーテボリ|哥德堡|예테보리
gaevle|gafle|jevle
fahlun|falunga
falkoeping
falkenbergs
esloev
ehskilstuna
enkoeping

borlaenge
boros


aengelholm




singapore city|singapour|singapur|sinkapoure|tumasik|σιγκαπουρη|сингапур|สิงค์โปร



obcina trbovlje
belenie|mestna obcina velenje|titovo velenje

nova mehsta|nova mesta
maribora|mariboras|mariboro|mestna obcina maribor
=laibach|aemona|jubaljana|laiboch|lioumpliana|liublianne|liuibleana|ljubljano|lubian a|lubiane|lublan|lublana|lubliano|lubljana|luebiana|lueblana|lyoubyana
kran
kopar|koperis
cele|celeia



vranov

stara ljubovnja|stara lubowla
spisska
szinna
rozhnjava
sobota rimavska
presova

mikhalovce
kaschau|kassa|koesice
kesmark|kezmarokas
gumenne




svaty kriz nad hronom

trenchin|trencsen|trenczyn


vagsellye
ruzomberk
pucho|puho|pukhov

bystrica|povazske bystraica|powazska bystrzyca
piestanoch|pieszczany



nove mesto nad vagom
neutra

malacka
luchenec
liptoszentmiklos|liptovsky svaty mikulas
leva

eszak komarom|komarnom|komarom|komorn




dubnica nad vagom
alsokubin
gyetva
chadca
brezno nad hronom|breznobanya|breznon
=pozsony|=pressburg|an bhrataslaiv|mpratislaba|posonium|presburg|presporok|prespurk|μπρατισλαβα|братиславæ|братіслава|горад браціслава|բրատիսլավա|בראטיסלאווא|ברטיסלאבה|براتسلاوا|براتسیلاڤا|براتىسلاۋا|براتيسلافا|براتیسلاو|براٹیسلاوا|ܒܪܛܝܣܠܐܒܐ|ब्रातिस्लाव्हा|ব্রাতিস্লাভা|பிராத்திஸ்லாவா|ಬ್ರಾಟಿಸ್ಲಾವಾ|ബ്രാട്ടിസ്ലാവ|บราติสลาวา|བ ར ཏིསི ལ བ|ბრატისლავა|ብራቲስላቫ|ブラチスラヴァ|布拉迪斯拉发|브라티슬라바
banska bystrzyca
banovce


port loka

lansar|lunsare

keneme

fritaun|fritaunas|saint george|φριταουν|фритаун|פריטאון|فریتاون|ፍሪታውን|フリータウン|弗里敦|自由市|프리타운


ciutat de san marino|saint marin|san marinas|san marino by|san marino citta|sao marino|zsita de san marin

zighinkor|ziginshor|zigiunchor|zinguinhor





ndar|sanluis|sen lui


poukham
pikin|пикин
nioro|nioro du pup
nguekohe|nguekorh

meckhe|meke|mekke



cayar

fadiout|joal

grand dakar bope
dahra|dar
ntakar|ντακαρ|дакар
pagnona

wangleweyn|wanla weyne|wanle weyne


magadiscio|maqdishu|mogadisa|mogadisxo|mogaidisiu|moukntiso|muqdisho|xamar|μουκντισο|могадишу|מוגדישו|مقديشو|مقديشيو|موگادیشو|მოგადიშო|ሞቃዲሾ|モガディシュ|摩加迪休|모가디슈

chisimaio|kisimayo|kismaanyo|kismayo
dzhilib|gelib|jeelib
johar
giamama|giamame|giamana|giamane|margherita
khargejse|харгеисе
galkayo
ayl|eeyl
erigabo|erigavo
ceeldheere|el dere

bulo berde|bulo burti|buulo
bur o|burao

berbere
balad weyn|beled weyn|beleduehjne|belet wayne|belet wen
baidabho|baidoa|iscia baidoa|isha baydabo|isha baydhaba|isha baydhabo


las anod

paramaribas|paramarimpo


yey

vau|waw
awel|eweil

at tonj|tongh
rumbeke

djouba|dzhuba|goba|uula|джуба|גובה
gogriale
farajok|parajok



san tome|santo tome|sao tomeo|soeo tome|soo tome


usulutane
сояпанго


sensuntepque|sensutepeke
san vincente
santiago

salvador|san salvadoras|σαν σαλβαδορ|сан сальвадор|סן סלוודור|سان سالوادور|ซันซัลวาดอร์|ሳን ሳልቫዶር|サンサルバドル|聖薩爾瓦多|산살바도르
san rafael de oriente



san francisco gotera
kesaltepeke|quezaltepque
puerto del triunfo
ciudad de nueva san salvador|la ciudad de nueva san salvador|nuehva san salvador

mekhikanos|mexicanos
san carlos de la union
puerto la libertad


villa delcado|villa delgado



chalatenanga
ayutuxtepegue


achuachapan

akakhutla|puerto acajutla



gebru|jebru|jebrud
taibet el imam|taybat al imam ali

tell refaat|tell rifaate
telkalakh
talbiseh|tel bisi


tader
sourane
soubeikhane
ash shaykh maskin|cheikh meskine
saraquib|seraqib
salkine
salamias|salamiyeh
borj safita|safita

kasim
kara|karra|qara

masyab|masyad
menbij
maarrat al masrin|maarret misrine
khan cheykoun
az zaytiyah|kafer zaita
kafar takharim|kafer taharim|kafer tkherim
kafr nubl|kafr nubul
kafer laha|kufer laha
djisr el choghour|jisr ash shaghur|jisr esh shaur|jisr esh shughur
jairud|jerud
carablus|djarablous|jarablos|jerablus
jableh
aarbil|arbine|irbine
inkhel

choms|emesa|hims|houmousse|hums|khoms|εμεσα|χομς|хомс|חומס|حمص|مدينة حمص

epiphaneia|hama|hamao|hamath|khama|хама|حماة|حماه

alep|alepas|alepo hlb|alepo حلب|aleppe|berea|beroea|halab|haleb|halep|heleb|khalepion|madinat halab|халеб|חאלב|حلب|アレッポ
duma
=damas|=damaskus|=dimashq|al sham|cham|damasc|damasco|damasek|damaskas|dammeseq|dimaejk|dimashk|dimashk al sham|dimeshki esh sham|dimishq|esh sham|sam|δαμασκος|дамаск|дамаскъ|димишқ|դամասկոս|דמשק|دمشق|ܕܪܡܣܘܩ|ደማስቆ|ダマスカス|大马士革|다마스쿠스
deir hafero
azaura|dayr al zor|deir ez zoar|deir ez zor|deir zzor
derbassiye
daraje|daraye|deraya


zabdani
aazaz|azaz
al tal|tal|tall
ath thawrah|madinat ath thawrah|medinat al thawra
es suweida
es sanamein|sanameine|sanmayn
safir|sfira
el rastane|er rastan
al rakka|ar rakka|nicephorium|rakka|raqqa|raqqah
nabak|nabek


qnaytra|qunayturah

mayadine
al ladhiqiyah|al laziqiyah|el ladhaqiye|ladhiqiye|ladikis|ladikiya|laodicea|laodicea ad mare|laodikeia|lattaquie|lazkiye|латакия|לטקיה|اللاذقية|لاذقية|لاذقیه
kiswe
al hasakeh
el hrak
al balo|bab|el bab
aafrine|ifrin
ad danah|dana|ed dana
abu kamal|abu kemal|al bu kamal
hajine

mbabano
bremersdorp|maneini
lobomba



am timane|umm timman
abacher|abecher
archambault|fort archambault|sahr|sarh|sarkh|shar
palla

fort lamy|lamy|njameno|tzamena|yamena|τζαμενα|нджамена|נגמנה|انجمينا|ንጃሜና|ンジャメナ|恩賈梅納|은자메나





massaguete|massaquet



koumbra
kel
ndourbali


bitkin



port o franseh

voga|woga|wogan
tsevye|tzevie




niamtuu|nyamtouhou
mango
λομε|ломе|לומה|لومه|لومي|ሎሜ|ロメ|洛美|로메
agome palime|palime
lama|lama kara
dapango|dapaonge|dapong
bassari

bad|badu

anecho|anerho

talat jai|talat yai
talat nua
amphoe sam roi yot|king amphoe sam roi yot
amphoe muang phet buri|bejraburi|bhej buri|changwat phet buri|muang bheja buri|muang pecha buri|muang petchaboun|mueang phetchaburi|pechaburi|petchaburi|phet buri
amphoe muang trang|changwat trang
amphoe dhung song
amphoe moeangthenn|amphoe muang thoen|amphoe thoen|muang thoen
amphoe thap than|amphu tap tan|ban thap than
amphoe tha muang|ban tha muang
amphoe tha maka
muang tak
amphoe ban don|amphoe muang surat thani|ban dohn|ban don|ban makham tia|ban makham tir|bandaun|changwat surat|changwat surat thani|makham tia|mueang surat thani|suras|surashtradhani
amphoe muang sukhothai|amphoe mueang sukhothai|amphoe sukhodhai|changwat sukhobhai|changwat sukhodhai|muang sukotai|new sukhothai|sukanthai|sukauthai|sukhobhai|sukhothat|sukkhotaj
amphoe si satchanalai
amphoe sawankhalok|changwat muang sawarngalok|changwat sawankhalok|muang savankulok|muang sawan kalok|muang sawankalauk|muang sawarngalok|mueang sawankhalok|sawankalauk|sawankaloke|sawankhalor|sawarngalok|swankalauk|swankhalok
amphoe san pa tong
amphoe san kamphaeng|ban san gampheang|ban san kamphaeng|ban san kamphaeng luang|sankambheng
amphoe ron phibun|ban romphi bull|ban ron phibun|raun phibun
changwat rat buri|muang ratburi|mueang ratchaburi|rajburi|rat buri
amphoe muang ranong|changwat ranong|muang ra nohng|muang ranawng|muang ranong|ranaong|ranohng|renong
amphoe pranburi|muang pran|mueang pran buri|pran
amphoe muang prachuap khim khan|changwat prachuap khiri khan|muang prachuab giri khan|muang prachuabkhirikun|prachuab|prachuab girikhan|prachuab khirakhanda|prachuab khiri khan|prachuab kirikan|prachuap|prachuap giri khan|prachuap kirikan|prachuapgirikhand
amphoe phunphin|ban phumphin|ban phun phin|punpin
amphoe muang phuket|bhuket|changwat phuket|pkhuket
amphoe photharam|amphu po ta ram|ban photharam|bhodharam|kwaeng photharam|pkhotkharam
amphoe moeang bha yao|amphoe muang phayao|amphoe phayao|bhayao|changwat phayao|moeangbhayao|muang phayao|mueang chang wat pha yao|mueang phayao|prayao
amphoe pa sang|ban pa sang
amphoe muang nakhon si thammarat|changwat nakhon si thammarat|lakawn|lakon|ligor|muang nagorn sridharmaraj|muang nakawn sri tamarat|mueang nakhon si thammarat|nagara sridharmaraj|nagor sridhamaraj|nagorn sridharmrat|nagorri sridharmrat|nakawn sitamarat|nakawn sritamarat|nakhaun si thammarat|nakhon si thammarht|nakhon sritamarai|nakhon srithamarat|nakhon srithamrat|nakhonsithamrat|nakkhonsitkhammarat|nakon|nakon si tham rat|nakon sri tammarat|nakon sritamaraj|nakorn si thamarat|nakorn sridamaraja
amphoe ban mae sot|amphoe mae sot|ban mae sot|mae saut|mae sord|mesod
amphoe mae sai|king amphoe mae sai
amphoe mae ramat|ban mae ramat|king amphoe mae ramat|meramas|tambon mae ramat
amphoe mae chan|ban mae chan
amphoe lat yao|ban lad yao|ban lat yao
amphoe lang suan|moeang hlang suan|muang hlang suan|muang lang suan|mueang lang suan
amphoe muang lamphun|amphoe mueang lamphun|changwat lamphun|changwat muang lamphun|lambhun|lampkhun|muang lam poun|muang lamphun|mueang lamphun
amphoe muang lampang|amphoe mueang lampang|changwat lampang|changwat muang lampang|changwat muang nagorn lambang|lakhon|lakhon lampang|lampangas|muang lakhon lampang|muang lampang|muang nagorn lambang|muang nakon lampang|mueang lampang|nakawn|nakawn lampang|nakhon lampang|nakon lampang|nakorn lampang
amphoe kui buri|ban kui buri|king amphoe kui buri|kui
amphoe muang krabi|changwat krabi|moeang kra bi|muang krabi
amphoe khao yoi
amphoe khanuworalak buri|khanworalak buri|king amphoe khanu woralaksaburi
ban talat kathu|katu|tambon kathu
changwat kanchanaburi|kanburi|kanchana|kanpuri|moeang kanchana buri|muang kanchana buri
amphoe muang kamphaeng phet|amphoe mueang kamphaeng phet|changwat kamphaeng phet|gamphaeng phet|gampheang phet|kam baeng bejr|kambheng bhej|meuangkamphayng|muang kam bheng bhej|muang kam phaeng phet
amphoe huai yot
amphoe hua hin|ban hua hin|king amphoe ban hua hin|king amphoe hua hin
amphoe hang dong|ban hang dong|king amphoe hang dong
amphoe dok kham tai|dauk kham tai|king amphoe dok kham tai
amphoe damnoen saduak|ban damnoen saduak|ban khlong damnoen saduak
amphoe muang chumphon|changwat chumphon|chumphaun|chumpkhon|chumporn|muang choum pon|muang chumporn|mueang chumphon
amphoe chom bueng|amphoe chom bung|ban chom bung|chaum boeng|chohm boeng|chom bung|king amphoe chom bueng|king chom bung
amphoe chiang rai|amphoe muang chiang rai|chang rai|changwat chiang rai|changwat muang chiang rai|changwat muang jieng rai|chiengrai|cziang raj|jieng rai|muang chiang rai|muang chieng rai|muang jieng rai|mueang chiang rai|xieng rai
amphoe muang chiang mai|changwat chiang mai|chiengmai|cziang maj|kiangmai|muang chieng mai|muang jieng hmai|mueang chiang mai|xieng mai|zimme
amphoe cha am|ban chaam|sha am
amphoe bo phloi|ban bo phloi|king bau phloi|king bo phloi
amphoe ban tak|tak
amphoe ban pong|amphu ban pong|pan pong
amphoe ban na|na sau|nasan

amphoe bang saphan|amphu bangspan|ban bang saphan yai|bang saphan yai|bangsabhan
amphoe bang phae|ban bang phae|bang phae tai




ban bang sao thong

amphoe muang yasothon|amphoe yasodhom|amphoe yasothon|changwat yasothon|muang yasothaun|muang yasothon|mueang yasothon|yasodhorn|yasotawn
amphoe yaring|muang yaring|muang yering
amphoe yala|ban yala|changwat yala|jala|muang yala|mueang yala
amphoe wiset chai chan|wises jai jan
amphoe wichian|amphoe wichian buri|ban wichian|wichian
amphoe warin chamrap|amphoe warinjamrap|varindra|warim chamrap
amphoe wang saphung|ban wang san phung|ban wang saphung|khwaeng wang saphung|wangsabhung
amphoe wang noi|ban wang noi
amphoe wang nam yen|king amphoe wang nam yen
amphoe mueang uttaradit|changwat muang utaradith|changwat uttaradit|muang utaradit|utaraditra|uttradit
changwat muang uthai thani|changwat uthai thani|muang udhai dhani|mueang uthai thani
ban dua makeng|ban ma keng|bar deua ma khong|changwat udaunthani|changwat udon thani|mak khaeng|mueang udon thani|udaun thani|udon|udorn|udorndhani
changwat muang ubon|changwat ubon ratchathani|muang ubol|muang ubon|muang ubon ratcha thani|mueang ubon ratchathani|oubon|ubol|ubol rachatani|ubol rajadhani|ubolrajdhani|ubon|ubon rachatani|ubon rachpani|ubon ratczathani|ubonrajathani|ubonrajdhani
changwat trat|krat|trad
amphoe tha yang|ban tha yang
amphoe tha rua|ban tha rua|tha rha|tha rua
amphoe thap khlo|king amphoe thap khlo
amphoe tha mai|ban tha mai|talat amphoe tha mai
amphoe tha bo|ban tha bau|ban tha bo|mueang tha bo|tha bor
amphoe taphan hin|king amphoe taphan hin
amphoe tak bai|ampur takbai|ban takbai|takbar
changwat surin|muang sourin|mueang surin|surindr|surindra
amphoe muang suphan buri|changwat suphan buri|muang suphan|mueang suphan buri|subhan buri|supan|supanburi|supham buri
amphoe sungai kolok|king amphoe su ngai kolok|kolok
amphoe muang songkhla|changwat songkhla|muang songkla|sawng kla|songkkhla
amphoe muang sisaket|amphoe sisaket|changwat si sa ket|muang sisaket|muang srisaket|mueang si sa ket|sisakate|srisakesa|srisaket
amphoe si racha|amphu sri maha raja|ban si racha|ban sriracha|sri maha raja|sriracha|srirachi
amphoe muang sing buri|changwat sing buri|muang sing|mueang sing buri|sing|singha buri
amphoe seka
amphoe sawang daen din|mueang sawang daen din
changwat satun|satul
amphoe sattahip|ban sata hib|ban satahip|king amphoe sattahip|satahib
changwat sara buri|muang sara buri|sraburi
changwat samut songkkhram|muang samudh songgram|muang samut sang khran|muang samut songgram|mueang samut songkhram|samudh songgram|samut songkram|smut songkhram
changwat samut sakhon|muang samut sakawn|muang samut sakhon|mueang sakhon buri|mueang samut sakhon|smutsakhon
amphoe mueang samut prakan|ban pak nam|changwat samut prakan|muang samudh prakarn|muang samut prakan|paakunamu|pakham|paknam|samudh prakarn|samut|samutpraken|smutprakan|самут пракан|สมุทรปราการ|อําเภอเมืองสมุทรปราการ|サムットプラーカーン
amphoe sam phran|ban sam phran
amphoe muang sakhon nakhon|changwat muang sakhon nakhon|changwat sakon nakhon|muang sakon lakon|muang sakon nakawn|muang sakon nakon|mueang sakon nakhon|sakhon nakhon|sakol|sakol nagorn|sakol nakorn|sakon nakawn|sakon nakhaun|sakon nakorn|skol nakon
amphoe mueang sa kaeo|amphoe sa kaeo|ban sa kaeo|king amphoe sa kaeo|mueang sa kaeo|sara kaeo
ban sadao
amphoe muang roi et|changwat muang roi et|changwat roi et|muang roi et|roi ech|roi ed|roi eht
muang ra yohng|muang rayong|rayaung|rayohng
amphoe ranot|ban rahnot|ban ranok|ban ranot|rahnot|ranod
amphoe rangae|kampong bangae|mueang ra ngae|rangek
amphoe prakhon chai|ban pradonchai|muang nakawn chai|muang nakhaun chai|muang nakhon chai|muang pa khon thai|pradonchai|prakhan chai
amphoe muang prachin buri|changwat prachin buri|muang prachin buri|mueang prachin buri|prachim|prachin
amphoe phu kradueng|king amphoe phu kradueng|phu kradung
amphoe phu khieo|mueang phu khiao|pho khieo
amphoe bhra pradeng|amphoe phra padaeng|amphoe phra pradaeng|bhra pradeng|khoan khan|muang nagorn khoean khan|muang nakawn khoan khan|muang nakhon khaun khan|muang nakhon khuan khan|nakhon khuan khan|nakhon khuen khan
amphoe phra phutthabat|bhra bhudhabadh|king amphoe phra phutthabat|king phra phutthabat|phra phutthabet
amphoe phra nakhon si ayutthaya|ayuthaya|ayutthaya phrankhrsrixyuthya|changwat phra nakhon si ayutthaya|monthon ayutthaya|phra nakhon si ax ayutthaya
amphoe muang phrae|amphoe mueang phrae|changwat muang phrae|changwat phrae|muang phrae|mueang phrae|phrea|pkhrae|prae

amphoe muang phitsanulok|amphoe mueang phitsanulok|bhisanulok|bisnulok|changwat phitsanulok|muang phitsanulok|muang pitsanulok|philtsanuloke|phisanulauk|pisanuloke|pitsanoulok|pitsanuloke
amphoe muang phichit|bhichit|changwat muang phichit|changwat phichit|muang bhichit|muang phichit|pichit
amphoe bhimunmangsaharn|amphoe phibun mangsahan|amphoe phimun mangahan|amphoe phimun mangsahan|muang phi moun|phibun mangdshan|phimun mangsahan|phinum mangsahan|pibulmangsahan
amphoe muang phetchabun|changwat muang phetchabun|changwat phetchabun|muang phecha bun|muang phetchabun|pechabun|petchabun
amphoe muang phatthalung|badalung|bhadhalung|changwat phattalung|muang patalung|mueang phatthalung|patalung
amphoe phan thong
amphoe phanom sarakham|amphu panom sarakam|ban phanom sarakham|bhanom saragam
amphoe phanat nikhom|amphu panas nikom|ban phanat nikhom|bhanasnigom|mueang phanat nikhom|phanatikhom
amphoe phak hai|amphu phak hai|ban phakhai
changwat pattani|muang patani|pattam
amphoe muang pathum thani|amphoe pathum thani|changwat pathum thani|muang pradhum dhani|mueang pathum thani|padumdhani|pathum rani|pradhum dhani|pthumthani|ratkhum tkhani
amphoe pak phanang|ban pak phanang|ban pakpenang|pakpenang
amphoe pak kret|ban pak kret|pak kred
amphoe pak chong|ban pak chong|ban par chong|king amphoe pak chong|tambon pak chong
amphoe muang nonthaburi|changwat nonthaburi|muang nondha buri|non buri|nondaburi|nondha buri
amphoe non sung
amphoe nong phai|ban nong phai|king amphoe nong phai
amphoe muang nong khai|changwat nang khai|changwat nong khai|hnohnggai|muang nong khay|mueang nong khai|naung khai|nawng kai|nong hai|nong kai
amphoe nong khae|naung khae
amphoe nong bua lamphu|ban nong bua|changwat nong bua lamphu|mueang nong bua lamphu|naung bua
changwat naradhiwas|changwat narathiwat|naradhivas
amphoe nang rong|ban nang rong|mong nang rawng|mueang nang rong|muong nang rong|nang raung
muang nan|mueang nan|nagor nan
amphoe nam som|king amphoe nam som
amphoe muang nakhon sawan|changwat muang nakhon sawan|changwat nakhon sawan|muang nagorn sawarn|muang nakawn sawan|muang nakhon savan|mueang nakhon sawan|nagara sawan|nagorn sawarn|nakaun sawan|nakawan sawn|nakhaun sawan|naklon sawan|nakon sawan|nakorn sawan
amphoe muang nakhon ratchasima|changwat nakhon rarchasima|changwat nakhon rat sima|corat|khorat|koyat|muang nakawn rachasima|nagara rajasima|nagor rajashima|nakhaun rachasima|nakhon ratchsima|nakhon ratczasima|nakhonratsima|nakkhonratchasima|nakonrajsima|nakorn rajsima
amphoe muang nakhon phanom|ban nakhon phnom|changwat muang nakhon phanom|changwat nakhon phanom|lakhon|muang nakhon phanom|mueang nakhon phanom|nagorn bhanom|nakawn panom|nakhaun phanom|nakol phanom|nakon panom|nakorn panom
amphoe muang nakhon pathom|changwat nakhon chai si|changwat nakhon pathom|monthon nakhon chai si|mueang nakhon pathom|nagara pathom|nagorn pathom|nakawn patom|nakhaun pathom|nakhon chai si|nakon patom
amphoe muang nakhon nayok|amphoe nakhon nayok|changwat nakhon nayok|muang nagorn nayok|muang nakawn nayok|muang nakhon nayok|mueang nakhon nayok|nagorn nayok|nakaunnayok|nakaunnoyok|nakhaun nayok|nakhon nauok|nakon nayok|nayok
amphoe nakhon klang|amphoe nakhon luang|amphu luang|ban nakhon luang|hluang
amphoe mueang mukdahan|amphoe mukdahan|makdaharn|mokdaharn|muang ban muk dahan|muang muk da han|mueang mukdahan|mueng mukdahan|muk|mukdatarn
amphoe muang maha sarakham|changwat maha sarakham|maha saragam|maha sarakam|mueang maha sarakham|uthai sarakham
amphoe muang lop buri|changwat lop buri|changwat thahanbok lop buri|lobh buri|muang lobh buri|muang lopburi|muang xop buri|mueang lop buri
amphoe lom sak|ban lom sak|changwat muang hlom sak|changwat muang lom sak|hlomsak|muang hlom sak|muang lom sak
changwat loei|loeh|loey|muang loei|mueang loei
amphoe laem sing
amphoe kut chap|ban kut chap|king amphoe kut chap
amphoe kuchinarai|kutsinnarai
amphoe phra nakhon|bancac|bancocum|banghok|bangkok krungthephmhankhr|bangkok metropolis|bangkok กรุงเทพมหานคร|banguecoque|bankokas|bankoko|bannkok|changwat phra nakhon|krung thep|krung thep maha nakhon|krung thep mahanakhon amon rattanakosin mahinthara ayuthaya mahadilok phop noppharat ratchathani burirom udomratchaniwet mahasathan amon piman awatan sathit sakkathattiya witsanukam prasit|krungdeb|man kuk|phra nakhon|siayuthia|the city of angels|μπανγκοκ|бангкок|банкок|баҥкок|горад бангкок|բանգկոկ|באנגקאק|בנגקוק|بانكوك|بانکوک|بانکۆک|بانگكوك|بنکاک|बँकॉक|बैंकॉक|চাংৱাত ব্যাংকক|ব্যাংকক|பேங்காக்|ಬ್ಯಾಂಕಾಕ್|ബാങ്കോക്ക്|බැංකොක්|กรุงเทพ|กรุงเทพมหานคร|ບາງກອກ|པན ཀོག|ဘန်ကောက်မြို့|ბანგკოკი|ባንኮክ|バンコク|曼谷|방콕
amphor kathum baen|ban krathum baen|ban talat kathum baen|kathum baen|krathu baen|krathumban|talat kathum baen
amphoe klaeng|mueang klaeng
amphoe muang khon kaen|amphoe phralap|amphoe pralap|changwat khon kaen|changwat muang khon kaen|kawn ken|khohn ken|khon kan|khon khen|khonkean|kkhonkehn|konkahen|muang kaun gean|muang khaunkaen|muang khon kaen|mueang khon kaen
amphoe khon buri|ban khon buri
amphoe bang wai|amphoe khlong luang|ban bang wai|bang wai
amphoe khao wong|king amphoe khao wong
amphoe kaset wisai
amphoe kaset sombun|king amphoe kaset sombun
amphoe kantharalak|kanthanalak
amphoe kamalasai|ban amphoe kamalasai|ban komlasai|komlasai|kramalasai
amphoe kalasin|amphoe muang kalasin|changwat kalasin|changwat muang kalasin|kalasim|kalasindhu|muang kalasim|muang kalasin|mueang kalasin
amphoe kaeng khoi|khwaeng kaeng khoi
amphoe kaeng khlo|amphoe kaeng khro|kaeng khlo
amphoe kabin buri|ban kabin buri|mueang kabin buri
amphoe hat yai|ban haad yai|ban hat yai|haad yai|had yai
amphoe det udom|amphoe det udon|ban muang detudom|det|det udon|mueang det udom
amphoe den chai|ban den chai
amphoe dan khun thot
amphoe chum phae|ban chum phae
amphoe chon daen|ban chon daen|ban chon dean|jonden|king amphoe chon daen|king chon daen
amphoe muang chon buri|baanburaisoi|ban pla sai|ban pla soi|bang pla soi|bang pla soil|changwat chon buri|cholburi|chor buri|jilburi|muang jol buri|muang xonburi|mueang chon buri
amphoe chok chai|ban chok chai
amphoe muang chanthaburi|chandaburi|changwat chanthaburi|chantaboun|chentabun|chiyandburii|mueang chanthaburi
amphoe muang chaiyaphum|chai phum|chaiapum|chaiyaphun|chalyaphum|changwat chaiyaphum|changwat chaiyaphun|jaiyabhum|muang chaiyapum|muang jaiyabhum|tchaiapoum
amphoe muang chainat|chai nad|changwat chainat|changwat muang chainat|jai nadh|jainat|muang chainat|muang xai nat|mueang chai nat

amphoe muang chachoengsao|chacherngsao|chachurngsao|changwat chachoengsao|chaxerngsao|chaxoengsao|muang chachurngsao|mueang chachoengsao|muong chaxungsao|shacheungzao
amphoe bua yai
amphoe betong|ban betong|kampong betong

dhanya buri|mong tania buri|rangsit
ban phatthaya|pattaya|port phattaya

amphoe ban phai|king amphoe ban phai
amphoe ban phaeo
amphoe ban mo
lam luk ka|luk ka
amphoe bang rakam|amphu bang raka|ban bang ragam|ban bang rakam|rakam
amphoe bang rachan
amphoe bang pakong
amphoe bang pa in
amphoe bang mun nak|ban mun nak
amphoe bang len|ban bang len
amphoe ban lamung|amphoe bang lamung|bang la muang
amphoe bang kruai|ban bang yai|bang krai|bang yai
amphoe bang krathum|ban bang gathum|ban bang krahtum|bang kathum|bang krathem|kathum|king amphoe bang krathum|king bang kathum
amphoe bang bua thong
amphoe bang ban|ban bang bal|ban bang ban|bang bal
amphoe ban dung|king amphoe ban dung
amphoe ban chang|king amphoe ban chang
ban boeng|ban bung

bang bo
amphoe aranya prathet|amphoe ban aranyaprathet|aran pradhesa|aran pradhet|aranya pradesa|aranya pradhesa|ban aranyaprathet|muang aran pradhet|muang aranyapraphet
amanat charoem|amphoe amnat charoen|mueang amnat charoen


chalong
ratsada

jovon|yovan
imeni vose|voseu
vakhshstroi

tursunzade
k urgonteppa|qurghan tyube
panjkent|pendzhakent|penjikent
parkhar


kulab|kuljab
kolkhozabad
khorog
ishkashim|ishkashim post

djuschambe|doesjanbe|dusanbeo|dusenbe|dyushambe|jushambe|ntousanmpe|stalinabad|ντουσανμπε|душанбе|דושנבה|دوشنبه|ዱሻንቤ|ドゥシャンベ|杜尚别|두샨베
dangar|dangara

bashkyngash|boshkengosh
proletarsk
chodzjand|chudschand|chudzandas|hodjent|hudzand|khodyent|khojend|khuzhant|kojend|leninabad|leninobod|ursaten|xojand


chkalovsk

delhi|dilhi|dilis|dilli|dilly|dilo|dily|nova dili


kaakhka
gumdage|kum dag
gazandzhyk|kazanjik
bezmein
bakharden
achkhabad asgabat|aschabad|aschabadas|asgabato|ashkabad|ashkhobad|asjkhabad|asnkampat|poltoratsk|ασγκαμπατ|ашгабат|ашхабад|ашхобад|אשגאבט|عشقاباد|აშხაბადი|አሽጋባት|アシガバート|阿什哈巴德|아시가바트
anau

tuerkmenbasy
gadymy urgenc|koeneuergenc|koeneuergench|koneurgenc|kounya ourguentch|kunja urgench|kunya urgen

dashhowuz|tashauz
iolotan
tedjen|tejend
sejdi

merv

gaurdak|gaurdakstroy
chardzha|chardzhou|chardzhui|charjew|leninsk turkmenski|leninsk turmenski|nov charjui|novo chardzhou|novo chardzhuy|tuerkmenabat|turkmenabad
bajramalijskogo
gaz achak

zaghouane|zarhouan
oued ellil
tinis|tuenis|tunes tamanegt|tunis shaary|tunis ville|tunisa|tunisas|tunisi|tunisin orn|tunixi|tunizo|tunus|tynida|τυνιδα|горад туніс|тунис|тунис шаары|тунисин орн|туніс|թունիս|תוניס|تونس|تونس شہر|توونس|تۇنىس شەھىرى|ٹیونس نگر|ܬܘܢܣ|ट्युनिस|ट्यूनिस|தூனிஸ்|ടൂണിസ്സ്|ตูนิส|ཊུ ནིསི|ტუნისი|ቱኒስ|チュニス|突尼斯|突尼斯市|튀니스
tozer
foum tatahouine|foum tataouine|fumm tattauin|tatahouine|tatawin
tala|talah
takelsa
tadjerouine|tadjrouine
hadrumetum|sousa|souse|soussa|susa|susah|suss



safakis|sfvks|taparura
cebala du mornag
maxula rades
qusur as saf



ksar hellal
karfagen
al fahs|fahs|pont du fahs|qantarat al fahs
galaat el andeless|galaat el andless|kalaat el andaleus|kalaat el andleus
gafso|kafsa
abes|kabis|tacapae
naftah|netta
nabul

matem|matir

djemil|manzil jamil|menjel djemil|mennzel djemil

bourguiba
manzil abd ar rahman|mennzel abd er rahmane|mennzel abd er ralmane|menzel abderrahman


dzhenduba|jundubah
zarzia
djemmal|dzhamal
houmet es souk
hammam susa|hamman sousse
hammam al anf|hamman lif
goletta

douar tindja
dar chaabane el fehri|dar shaban
banzart|biserta|hippo diarrhytus|hippou aksa
bani khiyar|beni khaar|beni kriar
bedja

la chebba|sheba

ouardanine|ouardenine
al qayrawan|kajruano
kasserin


mohamedla|mohammedia
matlaoui|metlaoni

mahedia|mehdia
ehl kef|kef|le kef
el djem|el jemm|sidi el djem
hammamet
al hammah|ehl khamma|el hamma de larad

ehl alija|el alia



niukalofa|nukalofa|nukualoia

yusekova
yozgad

ehrzin

didimy

jalvach

antoninopolis|veeranshahr|viranshekhire

thospia|urartu|wan|ван

flaviopolis|ouchak|temenothyrae|uschak|ushak|ushaq
vourlah skala
urgup
antiocheia|edesa|edessa|ehdessa|orfa|ourfa|urfa|urfeh|αντιοχεια|эдесса
caesarea trocetta|cassaba
tundzheli

thireh|tira
tekrova


antiochia ad cydnum|tars|tarse|tarso
tafas
susughirli|susugurlu
suruch
sorgune
somy

soeke|sok|sokia
sivereke|suverek
megalopolis|sebastia





sairt|sirt


kochisar|serefli
senikent
semdinni
selchuk


dogukaraagac|karaagac



rehaniye
polath
pazardzhik


cebelibereket|gebelibereket



nasabina
nizipe
nigdah
nevshehr
nasly|pazarkoy

mush
mughla

mylasa
midjat|midyad|mityat
icel|mersin|mersina|mersine|merson|zephyrium|μερσινη|мерсин

mararis|marmarice
marde|merdin
magnesia|magnesia ad sipylum|magnesia am sipylos|mahnisa|sarouhan

malazkirt
malatja|meleti|melitene|малатья

cotiaeum|kjutakhja|kuetahya|kutaia





kul



korkudeli
iconio|iconium|konieh|konjao|ικονιο|кония|конья|קוניה|قونية|قونیه|コンヤ
kochisar
kizilhisar
kirshahr|kirshehr



ciliza



caesarea|casarea|cearee|cesarea in cappadocia|cesaree|eusebeia|kaisarie|mazaca|каисери|カイセリ

ak yokus|darende|laranda
agiri|agr|provinsi agri
karakodzhana

keman

caesarea germanicia|germanicea marqasi|gurgum|maraache|maras|marasion|meres|кахраманмараш


=smyrna|azmir|esmirna|izmira|izmiras|izmiro|smirne|yazmir|σμυρνη|измир|איזמיר|ازمير|იზმირი|イズミル|伊兹密尔
baris|hamid|hamid abad|hamitabat|isbarta|sparta|sparte
alejandreta|aleksandretta|alessandretta|alexandrette|alexandria ad issum|iskandariyah|iskanderun|myriandrus



idir




yukari hadim




genk



aintab|antep|ayintap|dilok|gazi ayintap|газиантеп|غازی عینتاب|ガズィアンテプ
eski foca|focha|karafoca|phocaea
fethieh|fethy|fetiye|fetkhie

dorylaeum|ehskishekhir|eski shahr|эскишехир
ard ar rum|arzan ar rum|carana|erserum|kalikala|karin|theodosiopolis|эрзурум
arzanjan|aziris|ehrzindzhan|ersindjan|ersingan|ersingjan|erzincam|erzinjan|yerznka
ermenak
erganiosmaniye
ehregli|konyaereglisi

arcis

ehmet

elmadagi

ehlbistan
elaziz|eljaz g|mezra|mezreh
egridir
edremid|ehdremit


bayazid|bayazit|bazid|dogu beyazidi|dogubayazid
amed|amida|diarbekir|diari bekir|dijarbakiro|dikranakerd|диарбекир|диярбакыр|דיארבקיר|ديار بكر|دیاربکر|ディヤルバクル

dineir

denislu|денизли

dargechit|deregecit




dzhizre

cylanpinar|dzheylanpynar
jehan
chesme
cemik



buldur







bodurum

biredzhik|birejik



behisni
pergame|pergamo|pergamon|pergamos|pergamum

belekoy

iloh|iluh|батман


achyraus|adrianoutherai|balikesr|balikesri|balukisu|belikesir|hadrianutherae|karassi
bulanikbahce
aivali
aidin|aidinion|ajdyn|gusel hissar|tralleis|tralli

adalia|antayla|attaleia|olbia|satalia|ατταλεια|анталия|анталья|אנטליה|アンタルヤ|安塔利亞
antakija|antiocheia|antiochia am orontes|antiochia di siria|antiochia vid orontes|antiochie|antiohija|antiokia|antioquia|hatay
ancara ankara|ancyra|angora|anguriyah|ankaro|ankura|enguri|enqere|αγκυρα|анкара|անկարա|אנקרה|استان انکارا|انقرة|انقرہ|يەنقەرە|ܐܢܩܪܐ|अंकारा|ანკარა|アンカラ|安卡拉|앙카라
anemurium
aliagaciftligi
ala shehr|alesehir
alaia|alaiye|alaya|coracesium
ak shehr

akkhisar
adagmadeni
akcekale|akchakale

acroenus|afion afyon|afium kara hissar|afonkarakhisar|afyon|kara hissar sahib|karahisarisahip

adityman|adiyaman province|adiyamanska provincie|carbanum|hisnumansur|husnimansur|husnumansur|perre|pordonnium|provincia de adiyaman|provinsi adiyaman|semsur
adildzhevaz
adhanah|antiocheia|αδανα|αντιοχεια|адана|ադանա|اضنة|アダナ



sandaraca|sungul|zoungouldagh
zil






kopru|vezirkeprju

uzunkeprju|uzunkopru
onieh|unia|unie


atrabazandah|tarabazandah|tirabson|trapezonte|trapezounta|trapezund|trapezunt|trapezus|trapisonda|trebisonda|trebizond|trebizonde

dazimon|provincia de tokat|tokat province|tokatiaen|tokatian|tokatska provincie
tereboli|trebolu


tekke|tekkekej
bisanthe|rhaedestus|rodoscuk|rodosto|tekfur dagh|tekfurdag|tektur dagh


susehiri
sjurmene|suermene

suluca

sinob|sinope
siliviri
karahisar i sarki|sarki karahissar

sabanca
amisus|djanik|janik|sampsounta|sams|σαμψουντα|самсун|סמסון|サムスン
zafranboli
provinsi rize|rizeh



cotyora
olti|olty
off


mudani




ljuleburgas|lueleburgaz


yukari kocaali
kizicahamam
kirk kilise|kirk kilissa





castamena|castamon|castamoni|kastambul|kastamuniyah
cars|qars

karamusal
karadzhabej
karabuek|karabuek province|karabuk province|provincia de karabuek|provincia de karabuk|provinsi karabuek|provinsi karabuk

nikaia
astacus|cocaeli|ismid|isnimid|kodja eli|kodzhaehli|koja ili|nicomedia
=constantinople|=konstantinopel|=stamboul|bizanc|byzance|byzantio|byzantium|byzanz|constantinoble|constantinopla|constantinopoli|estambul|istampoul|konstantinapoly|konstantinopolo|konstantinoupolis|kustantiniyah|micklagard|mikligardur|stambula|tsarigrad|vizantija|βυζαντιο|ισταμπουλ|κωνσταντινουπολη|византија|истанбул|стамбул|ביזנטיון|イスタンブール|ビュザンティオン|伊斯坦布尔|비잔티온
iskelib
inegoel|inegol

khopa|khoppa




gjurpynar

gjumjushane|guemueshane
elehu|elevi|gerele|goerele
gonan

kiresun
geiveh


guelibolou
guebze

fatisa|fatseh|fatza
eksinoz|eskiyuz
litros
bender eregli|bender erekli|ehregli|erekli|karadenizereglisi
erdeku
ehrba
adrianopel|adrianople|adrianopol|adrianopoli|adrianopolis|adrinople|drinapoly|ehdirne|hadrianople|hadrianopolis|odrin
duzdje


chorum|euchaita
chorlu|tzirallum|tzurullum

cherkes


chataldja|chatalja|tchataldja
carsampa|carsanba|charshamba
changra
chanak|chanakkale|kale sultanie

brossa|brousse|prousa|προυσα|бурса|בורסה|بورصة|ブルサ|布尔萨
bulancik|bulandzhak|pulandjak

boli
biledzhik|bilejik
big
baibazar

bayburt province|bayburtiaen|bayburtian|bayburtska provincie|provincia de bayburt|provinsi bayburt
bartan|bartheni
panderma|panormos
cifitburgaz


artivin
asagi arsin

ardasen
ardagan
arakli carsusu|araklicarsisi|iraklia



akyaz
akcasehir
akchaabad
ada bazar|sakarja


guengoeren merter|merter



beylikduezue
bueyuekcekmece







tunapuna village


sangre grand|sangre grande station|sangre grande town

port au spain|port despagne|port of speinas




town of arima

fongafale atolon de funafuti

dau luc|gjau luc|jun lin|teu liuk su|tou liou|tou liu chieh|yun lin hsien
yu ching
dai bac|kota taipei|pan chiao|pan chiao chen|pan chiao chieh|pan kiao|tai pei|tai pei hsien|tai pei shih|taibei shi|taibejus|taipe|taipeh|taipeium|tajbehj|tajpej|tajpeo|tayipeh|tchaj pej|ταιπει|таибэи|таипеи|тајпеј|טאיפי|טאיפיי|تەيبېي|ताइपे|ไทเป|ཐའེ པེ|ታይፔ|台北市|臺北市|타이베이|타이베이 시
tai nan shih|臺南|臺南市
tai chung shih|taijhong shih|臺中市

banchiao|banciao|fan chiao|san kuang|san kuang li|板橋
pu li|puli
nan tou chieh|nan tou hsien
magun

gaosjun|gaosyongshih|gaoxiongshi|kao hsiung shih|kaohsiung city|гаосюн|高雄巿|高雄市
i lan|i lan hsien|i lan shih|ilan|yilan city
hua lien|hua lien chiang|hua lien hsien|hua lien kang|hua lien shih
hsin chu hsien|hsin chu shih|sinchzhu|sinjhushih|xinzhu|xinzhushi|синьчжу|新竹|新竹市

chi lung|chi lung shih|co long|jilong|jilongshi|shi lun|ши лун|基隆|基隆市|지룽 시
taojuan|таоюань
dai dong|gjai gjong|taidong|taitung|tchaj tung
zhongxing

unguja|zanzibar city|занзибар
weti
vawa






usa river



ntukuju


longa

zumbayanga









ssame|zame

rujewo




nyarikungu



njobe






muvanzo|mwamza|мванза


mazama|misoma|musome


mubeza





mpapua

moschi
mkoa wa morogoro|mrogoro





mkwanga
mandyga|miwandica
isungwi




mbee









makambako


magagu











kondoa irangi







kigome|kigomo







kabumba















irongero


igurunzi




gairo

dongabesh
dodomao|idodoma
dar ehs salam|dar es salamas|daresalamo|ntontoma|ντοντομα|дар ес салам|דאר א סלאם|دار السلام|ダルエスサラーム|达累斯萨拉姆|다르에스살람
ndareda

shato




buliama





biaramulo

endalaghanet
bariati


aruso|аруша|اروشا|アルーシャ|阿鲁沙








nachingwa







linda


meralani|merelani hills




zvenigorodka
zugres

zlochev|zlochuv|zloczow|zolociv
snamenka|znamenka pervaya
zmiev|zmiiv|zmiyiv
jitomir|zytomierz

zheltye vody
zhashkov
zdolbunov
aleksandrovsk|saporoshje|zaborozha|zaporizza|запорожье|запоріжжя

eupatorio|gazlevi|kezlev|kozlov
enakievo|ordshonikidse|ordzhonikidze|rykovo
yasinovatara
jalto

vyshgorod
vinogradiv

volovakha|wolnowacha
volchansk|woltschansk
vladimir volynsk|vladimir volynskij|wlodzimierz wolynski

vinnica|winniza|винница|вінниця
vatutino
vasilkov
oujhorod|ungvar|uzgorod

tultschin



bolshoy tokmak|tomak
tarnopol|ternopilo|ternopol


imeni sverdlova|selo imeni sverdlova
svatovo
svalava|svalva
soemy|sumi
strij|stry|stryj|stryy
stebniki
starokonstantinov|starokostantiniv

stachanow

snezhnoe

slavjansk



sinelnikovo
ak mechet|akmescit|симферопол|сімферополь|סימפרופול|سمفروبل|シンフェロポリ|辛菲罗波尔


schepetowka

akhiar|akhtyar|akyar|sebastopoli|sevastopolis|севастопол|סבסטופול|セヴァストポリ|塞瓦斯托波爾|세바스토폴
sarnv
sambor
saki|ssaki
rubezhnaya|rubezhnoe


rommy
rovno|rowne|ruvne


pitikhatki|pyatikhatka



полтава|פולטבה|ポルタヴァ|波尔塔瓦|폴타바
pollonoye
pologi
pidgorodne|podgorodnoe

pervomaika

pereyaslav

pavlogi|pavlograd


aleksandrija|alexandrija pervaya
adehsa|odeso|odessos|οδησσος|адэса|одеса|одесса|օդեսա|אודסה|ოდესა|オデッサ|敖德薩|오데사
ocakiv|ochakov|otschakow
obukhov
novi bug|novo bug
novovolynskiy
novo urainka|novoukrainsk

novograd volynsk|novograd volynski
novaya kakhova|novaya kakhovka|novo kakhovka
nosovka




naduvrna|nadvornaja
nikolaev|vernoleninsk|николаев
mikachevo|mukaceve|mukacevo|mukachevo|munkacevo|munkachevo|munkacs
molodogvardejskoe
mogilev podolskij|mogilov podolski

mirgorod
meref

zhdanov|жданов|мариуполь
marganec

dmitriyevsk|макеевка|макіівка

lavov|lemberg|leopoli|liov|lvivo|lvov|lvova|lvovas|lwow|лвов|львов|львів|לבוב|לעמבערג|リヴィウ|利沃夫|리비우

loetsk|loutsk|luck|luckas|lucko|luzk
lugansk|voroshilovgrad|ворошиловград|луганск
lubin
lozovaja

lodyzhin
=kiew|=kyiv|chijv|civ|kaenugardur|keju|kiebo|kief|kieu|kiev osh|kievi|kievo|kiiev|kiiv|kijev|kijeva|kijevas|kijew|kijow|kijuw|kijv|kiova|kiovia|kiyev|kiyiw|kjiv|kueyiv|kuyiv|kyev|kyiiv|kyjev|kyjiv|kyjiw|kꙑѥvu|κιεβο|горад кіеу|кеиу|киев|киев ош|киів|кијев|кыив|кыиив|кꙑѥвъ|կիեւ|קייב|קיעוו|كىيېۋ|كييف|کیف|کییف|کیێڤ|कीव|क्यीव|কিয়েভ|கீவ்|കീവ്|เคียฟ|ཀིབ|ကီးယက်မြို့|კიევი|ኪየቭ|キエフ|基輔|키예프

kurakhovstroy
krivij rig|krivoj rog|кривии ріг|кривои рог
korolevets|krolovets
kremennaja
kshemenets
kremenchug|kremencuk|krementschug|krenenchur|krzemienczuk
kr luch|krassntjlutsch
liman

krasnograd

krasnoarmeysk|krasnoarmeyskoye
krasilov
kramatorskaja
kovsharov|kovsharovka
kowel

karun sheychenkovskaya|korssun schewtschem kowskij|korsun|korsun shevchenkovskij

korostenj
konstantinovka|kostantinivka|kostjantyniwka

komsomolskoe
kholomya|kolomea ost|kolomeo
kiverci

elizavetgrad|kirovo|kirovograd|kirowo|sinowjewsk|yelizavety
kilia noue|kiliya noua
chust|guste|huszt
kamelnitskiy|khmelinitski|proskurov|proskurovak|проскуров|хмельницкии

cherson|chersonas|херсон|חרסון|赫尔松|헤르손

carcovia|charkiv|charkov|charkovas|harkiva|harkov|harkova|jarkov|харков|харків|харьков|חרקוב|خاركوف|ხარკოვი|ハリコフ|哈爾科夫|하르키우
bospor|bospora|kerc|kerco|kercz|kertch|kertj|kerts|kertsch|kertsj|panticapaeum|pantikapea

karlovka

kam yanets podilskyy|kamenets podilski|kamenets podolsk|kamenez podolsk|kamjanez podilskyj

kalinovka


izyaslavl

ivano frankovsk|stanislau|stanislavyv|stanistawow

ilovaiskaia
ilichevka
gorodok|gorodok proskurovskiy
gorlivka|gorlovka
gluhiv|glukhov
guljajpole
gorodok|gorodok yagellonskiy
gorodishche|gorodishhe
golaja pristan
genichesk|genitschesk
gaivoron

gadjach|gadyach
teodosia|theodosie
fastov
ehnergodar
dshankoi|dzhanhoi
dzerzhinsk|imeni dzerzhinskogo
dunayevtsy

drogobycz|drohobych|drohobycz|drohobytsj
hughesovka|jusowka|stalin|staline|stalino|uzivka|yuzovo|донецк|донецьк|сталино|сталіне|сталіно|юзовка|юзівка

dolinskaja|dolinskoye


dnepropetrovska|dnetropetrovsk|dniepropetrovskas|ekaterinoslav|katerynoslav|ntnipropetrofsk|ντνιπροπετροφσκ|горад днепрапятроуск|днепропетровск|дніпропетровськ|екатеринослав|דניפרופטרובסק|دنبروبتروفسك|دنیپروپتروفسک|द्नेप्रोपेत्रोव्स्क|ดนีโปรเปตรอฟสค์|დნეპროპეტროვსკი|ドニプロペトロウシク|第聂伯罗彼得罗夫斯克|드니프로페트로우시크
dneprodsershinsk|kamenskoye
dneprograd|dneprorudnoe
dergachi
debalzewo
chuguyev
chertkov|chortkov|cortkiv|czortkow
chervonopartzansk|krasnopartizansk|krasnopartizanskiy

cernauti|cernivci|cernivco|cernovice|chernehuc|chernovcy|chernovits|chernovitsy|czernowitz|tsjernivtsi
cernigivo|chernigov|csernyihiv|czernihovia|czernihow|tschernigow|tschernihiw|tsjernihiv|чернигов|чернігів|切尔尼戈夫
cerkasy|cserkaszi|tserkasso|tsjerkasy
dachi bucha
bryanskiy


boyarka budayevka
borispilo|borispol
borysxaw
bolgrad
boguslav
bododukhov|bogoduchow|bogoduhiv|bogodukhov
belgorod dnestrovskij
belaja cerkov|belaja zerkow|biala cerkiew|bila zerkwa
berezhani
beregove|beregovo|berehovo
berdichen|berdiciv|berdyczow
berdjansk|osipenko
bilopilla




balaklavo|baliklava
bachmatsch|bakhmach romenskiy
bachashisarai|bachischissarai|bachtjisaraj|bachtschyssaraj|bahcesaray|bahcisarajo|bakczysaraj|bakhehisaray

artsis
artemovsk|artemovskiy

apostolovo
bokovo antratsit
donetsko amvrosiyevka
alshta
alchevskoe|kommunarsk|voroshilovsk
achtyrka|akhtyrka

slavutich



wobulenzil




pai ida



nebi




mitjana


masinai
masaki



kyanjojo|kyonjojo

kitgumo




kampalo|καμπαλα|кампала|կամպալա|קמפלה|كمبالا|کامپالا|कम्पाला|ካምፓላ|カンパラ|坎帕拉|캄팔라

jinga
igang

gul




busla




ajumani




=bham|birmingem|birmingham i alabama







florencija



guver

gantsvill|khantsvill

mobil












troja
















dzheksonvill
dzhonsboro
litl rok




rodzhers







=dc|=wash dc|=washington dc|ouasinkton|vasingtonia|ουασιγκτον|вашингтон















boca de ratones



brehndon



cabo coral

greater carrollwood


















dejtona bich






danedin









=fort laud|fort loderdejl



fountainbleau

gainesopolis





hallandale



gollivud




=jax|=jville|dzeksonvil|dzeksonvilis|dzhaks nvil|dzhehksonvill|iacsoniapolis|iacsonvilla|джаксънвил|джексонвілл|джэксонвилл|џексонвил|ջեքսոնվիլ|גקסונוויל|جاكسونفيل فلوريدا|جکسونویل|जॅक्सनव्हिल|ஜாக்சன்வில்|แจ็กสันวิลล์|ჯექსონვილი|ジャクソンビル|杰克逊维尔|잭슨빌






















lutc




melburn

=magic city|majamis|miamia|miamo|μαιαμι|маиами|маями|маямі|мајами|մայամի|מיאמי|ميامي فلوريدا|میامی|मायामी|मियामी|মায়ামি|மயாமி|మయామి|ಮಿಯಾಮಿ|ไมแอมี|მაიამი|マイアミ|迈阿密|마이애미
=south beach|majami bich



















orlandas|orlando i florida

ovedo









panama


pensacola i florida





plantacija


ponte vedra bich



prinston




















spring khill

greater sun center



=tally|tallahassia


тампа|טמפה|تامبا فلوريدا|تمپا فلوریدا|टँपा|टैम्पा|டாம்ப்பா|แทมปา|タンパ|坦帕|탬파






titusvill
















uehston






olbani


atina
=atl|=hotlanta|ατλαντα|атлантæ|атланта|ատլանտա|אטלאנטא|אטלנטה|اتلانتا|اتلانتا جورجيا|اٹلانٹا|اٹلانٹا جارجیا|अटलांटा|एट्लान्टा|એટલાન્ટા|அட்லான்டா|అట్లాంటా|ಅಟ್ಲಾಂಟಾ|അറ്റ്ലാന്റാ നഗരം|แอตแลนตา|ཨ ཊི ལཱན ཊཱ|အတ္တလန္တာမြို့|ატლანტა|アトランタ|亚特兰大|애틀랜타






















kenneso

city of lagrange




















savannah i georgia








taker
junion siti








charlston
kollinsvil






dzheksonvill
mehrion











ehvansvill



=indpls|=indy|=naptown|ιντιαναπολις|горад індыянапаліс|индианаполис|індіанаполіс|ինդիանապոլիս|אינדיאנפוליס|انديانابوليس انديانا|انڈیاناپولس|انڈیاناپولس انڈیانا|ایندیاناپولیس|इंडियानापोलिस|இன்டியனாபொலிஸ்|อินเดียแนโพลิส|ინდიანაპოლისი|インディアナポリス|印第安納波利斯|인디애나폴리스
















khatchinson

kansas city i kansas|kanzas siti








pitsburg




uichito|уичито|ウィチタ|威奇托


berlington


ehlizabettaun


florencija








lexintonia

=derby city|=luhvul|louisville jefferson county|ludovicopolis|luisvil|luisvila|luisvilis|luivil















baton ruzh|rubrobastum










lafajet
lejk charlz
laplas



monro


=big easy|=crescent city|=no|=nola|=the big easy|cene orlean|ceнe орлеан|la nouvelle orleans|naujasis orleanas|nea orleani|nju orliuns|nog orlean|nov orleano|nova aurelia|nova orleaes|novij orlean|nueva orleans|nuorleana|u orlean|yengi orlean|νεα ορλεανη|горад новы арлеан|новии орлеан|ног орлеан|нью орлеанс|ню орлиънс|у орлеан|њу орлеанс|ניו אורלינס|اورلینز پارش|نيو اورلينز لويزيانا|نیواورليان|न्यू ऑर्लिन्स|न्यू ओर्लियंस|ওরলেন্স পারিশ|নিউ অরলিন্স|நியூ ஓர்லென்ஸ்|ನ್ಯೂ ಒರ್ಲೀನ್ಸ್|นิวออร์ลีนส์|ახალი ორლეანი|ニューオーリンズ|新奥尔良|뉴올리언스













=balto|=bmore|=charm city|valtimori|βαλτιμορη|балтимор|горад балтымар|բալթիմոր|באלטימאר|בולטימור|بالتيمور ماريلاند|بالتیمور|बाल्टीमोर|बॉल्टिमोर|বাল্টিমোর|பால்ட்டிமோர்|ಬಾಲ್ಟಿಮೋರ್|ബാൾട്ടിമോർ|บอลทิมอร์|བྷལ ཏྲི མོར|ဘော်လ်တီမိုးမြို့|ბალტიმორი|ボルチモア|巴爾的摩|볼티모어














kroftona
kamberlend

dandolk

iston















grinbelte







greater landover











olni











rokvill

































fergjuson

gladston




dzeferson siti
dzhoplin
=kc|=kcmo|kansas city i missouri|kansasurbo|kanzas siti|канзас сити|קנזס סיטי|カンザスシティ|堪薩斯城
kirkvuda















sent charlz

=stl|san luis|sankta luizo|сеинт луис|сент луіс|סנט לואיס|セントルイス|圣路易斯|세인트루이스
saint peterbu










brehndon




grinvill

galfporta


dzhaksun












tjupelo





ehshvil

berlington

kehri

=queen city|sharl t|sharlot|шарлот|шарлотт|шарлът|שארלוט|تشارلوت|シャーロット|샬롯




darem








grinvill








dzheksonvill









monro




roli|роли|ראלי|ราลี|ローリー











=winston
atlantik siti



















=cinci|=cincinatti|=cincy|=cinti|sinsinati
columbus i ohio|kolambus|kolumbas|kolumbu|kolumbusa|горад калумбус|коламбус|кълъмбъс|קולומבוס|كولومبوس اوهايو|کلمبوس|کولمبس اوہايیو|कोलंबस|கொலம்பஸ்|โคลัมบัส|კოლუმბუსი|コロンバス|哥伦布|콜럼버스





gamilton




mejson







riversajd





















ehdmon

ehnid





maskogi


=okc|=oke city|=okla city|oklakhoma siti|оклахома сити|אוקלהומה סיטי|اوكلاهوما سيتي|オクラホマシティ|奧克拉荷馬市







t lsa|talsa|талса|тълса|タルサ|圖爾薩





=city of brotherly love|=phila|=philly|fi la thiet fi|filadelfi|φιλαδελφεια|горад філадэльфія|филаделфиа|филадельфи|філадельфія|ֆիլադելֆիա|פילאדעלפיע|פילדלפיה|فيلادلفيا|فیلادلفیا|پٹسبرگ|फिलाडेल्फिया|ফিলাডেলফিয়া|ਫਿਲਾਡੇਲਫਿਆ|ફિલાડેલ્ફિયા|பிலடெல்பியா|ఫిలడెల్ఫియా|ഫിലഡെൽഫിയ|ฟิลาเดลเฟีย|ဖီလာဒဲလ်ဖီးယားမြို့|ფილადელფია|ភីឡាដេលផ្យា|フィラデルフィア|費城|费城|필라델피아


jork
ajken

carolopolis|charleston i sor carolina|charlston



florencija

grinvill



hilton head





















=chatt
















dzhekson


noksvil



=bluff city|memphis tennesiae|menfis|мемфис|ממפיס|ميمفيس|მემფისი|メンフィス


merfrisboro
=music city|=nash|nasburgum|nashvil|nehshvill|нашвил|нашвилл|нэшвилл|נאשוויל|ناشفيل|نشویل|ნეშვილი|ナッシュビル|纳什维尔|내슈빌




spring khill


abilin




ehlvin

arlingt north|арлингтън|アーリントン

austino|austinopolis|ostin|ostina|ostinas|ωστιν|горад осцін|остин|остін|օսթին|אוסטין|استین تگزاس|اسٹن|اسٹن ٹیکساس|اوستن تكساس|ऑस्टिन|ஆஸ்டின்|ഓസ്റ്റിൻ|ออสติน|ოსტინი|オースティン|奧斯汀|오스틴












burlesone
















korpus kristi|корпус кристи|コーパスクリスティ


=big d|dalasa|dalasas|dallasium|ntalas|νταλας|горад далас|далас|даллас|դալաս|דאלאס|دالاس|دالاس تكساس|داللاس|ڈیلاس|डॅलस|डैलस|ডালাস|டாலஸ்|డల్లాస్|ഡാലസ്|แดลลัส|დალასი|ダラス|達拉斯|댈러스
soto


dentono



ehdinburg




=ftw|fort uehrt|форт уърт|פורט וורת|フォートワース|沃斯堡





girljanda




grinvill





=h town|chiouston|hiu su tun|hiustonas|hjustona|hustonia|hyuston|khjust north|χιουστον|горад хюстан|хьюстон|хюстон|хюстън|хјустон|հյուսթոն|היוסטן|יוסטון|هيوستن تكساس|هیوستون|ہسٹن|ہیوسٹن|ह्युस्टन|হিউস্টন|હ્યુસ્ટન|ஹியூஸ்டன்|హ్యూస్టన్|ഹ്യൂസ്റ്റൺ|ฮิวสตัน|ဟူစတန်မြို့|ჰიუსტონი|ሂውስተን|ヒューストン|休斯敦|휴스턴

khantsvill
kherst

















mehnsfild







missija
















farra
planom

portlend







=sa|=san antone|san antonijas|sanctus antonius|σαν αντονιο|сан антонио|սան անտոնիո|סן אנטוניו|سان انطونيو تكساس|سان انٹونیو|سنانتونیو|सॅन अँटोनियो|சான் அன்டோனியோ|แซนแอนโทนีโอ|სან ანტონიო|サンアントニオ|圣安东尼奥|샌안토니오

























vako












blehksburg







sharlottsvill

chesapik











khehmpton






dzhefferson













norfolko

peterburg




ricmonda|ricmondia|ritsmont
roanok






stonton


saffolk



virdzhinija bijch|вирджиния биич|バージニアビーチ|버지니아비치







charlston


khantington


parkersberg




alebastr
















glastonberi
gilford





central manchester







nju gejven|nju khejven|nju khejvun|novus portus







plejnvill










uot rb ri













berlington







dehvenport
de mojn




mehrion





























berbank





=chgo|=chi town|=the windy city|=windy city|chi ka ko|cikaga|cikago|cikaqo|kikako|sicagum|σικαγο|горад чыкага|чикаго|чикаґо|չիկագո|שיקאגא|שיקגו|شيكاجو|شيكاغو|شکاگو|شیکاگو|ܫܝܩܓܘ|शिकागो|শিকাগো|சிகாகோ|చికాగో|ഷിക്കാഗോ|ชิคาโก|ရှီကာဂိုမြို့|ჩიკაგო|ᓰᖄᑯ|シカゴ|芝加哥|시카고

ciceron























zheneva

































molin








normalnaja






ouk park



palatin














sent charlz























sion





ehlkkhart
castrum vainense








khantington


lafajet


mehrion

michigan siti


mjunster



flexuvium australe




ehkton












=bean town|=beantown|=bos|bostona|bostone|bostonia|bostono|pokekona|vostoni|βοστωνη|бостон|бостън|горад бостан|բոստոն|באסטאן|בוסטון|بوستون|بوسطن|بوسٹن|ܒܘܣܛܘܢ|बॉस्टन|बोस्टन|বস্টন|பாஸ்டன்|బోస్టన్|ಬಾಸ್ಟನ್|ബോസ്റ്റണ്|บอสตัน|བོ སེ ཊོན|ბოსტონი|ボストン|波士顿|보스턴


bruklin
berlington
cantabrigia iuxta flumen carolanum|kejmbridzh|kembrigo





denvers




iston
ehverett







gloster








leominstere


loouell|louel



mehnsfild



melrouz









nortkhempton







reding










campifons


















vuster







portlandia|portlend









arbaro de ana
obern khills


birmingem
berton




=motor city|=motown|detroitas|detroitum|detrojto|ntitroit|ντιτροιτ|горад дэтроит|детроит|դետրոյթ|דטרויט|דעטרויט|ديترويت ميشيغان|دیترویت|डेट्राइट|डेट्रॉईट|ডেট্রয়েট|டிட்ராயிட்|డెట్రాయిట్|ดีทรอยต์|დეტროიტი|デトロイト|底特律|디트로이트
ist lansing






=gr





gollandija

dzhekson



lensing



markett

monro




novyj
ouk park







romul










troja

uorren
uoterford










ostin
























khejstings








=mnpls|=mpls|mineapoli|mineapolisa|горад мінеапаліс|минеаполис|міннеаполіс|מיניאפוליס|مينيابولس مينيسوتا|مینیاپولیس|मिनियापोलिस|મિનેપોલિસ|மினியாப்பொலிஸ்|మిన్నియాపాలిస్|ಮಿನ್ನಿಯಾಪೋಲಿಸ್|มินนีแอโพลิส|მინეაპოლისი|ミネアポリス|明尼阿波利斯|미니애폴리스



















sanctus paulus


shejkope


















khejstings


linkolnas

омаха|אומהה|اوماها|اوماها نبراسكا|ओमाहा|ომაჰა|オマハ|奥马哈|오마하



derri





















krehnford




ehdison|gmina edison
ehlizabet















dzhersi siti
kerni











novye milford





























samit




junion siti








olbani|olbanis








bensonkherst



brajton
bronx|bronx county
borough of brooklyn|broklino|bruklina|comitatus bruclinum|kings county|бруклин|бруклін|ברוקלין|بروكلين|بروکلین|ब्रुकलीन|ब्रूकलिन|কিংস কাউন্টি|ব্রুকলিন|บรุกลิน|ბრუკლინი|ブルックリン区|布鲁克林区|브루클린
=nickel city|bafalas|bafalo|bufalum|buffalo i new york|bupalo














starrett city





ehlmira






glen kouv




khempsted
khiksvilla


khantington






dzhonson siti









long bich



borough of manhattan












nueva rochelle
=big apple|=gotham|=manhattan|=new york|=ny city|=nyc|=the big apple|cathair nua eabhraic|eabhraig nuadh|efrog newydd|evrek nowydh|nea yorke|nei yarrick schtadt|new york borg|new york kenti|new york stad|niujorkas|nju jork|nouvieau york|nov jorko|nova iorque|nova york|novum eboracum|nua eabhrac|nueva york|nujorka|nyja jorvik|nyu york shehiri|thanh pho new york|york berri|νεα υορκη|горад нью ерк|нью иорк|ню иорк|њу јорк|њујорк|ניו יארק|ניויארק|نيويورك|نیویارک شہر|نیویورک سیتی|নিউ ইয়র্ক সিটি|நியூயார்க் நகரம்|นครนิวยอร์ก|ნიუ იორკი|ニューヨーク|紐約市|纽约|뉴욕|뉴욕 시



















=roch|rocestera|rocestro|rochestur









skenektadi




spring vehlli
borough of staten island

siracusa|sirakjus|sirakuso|syracuse i new york

troja














akronas











bordman





=cle|klevlando|klivelant|klivland|klivlenda|klyvlendas|κλιβελαντ|кливланд|клівленд|քլիվլենդ|קליבלנד|קליוולאנד|كليفلاند اوهايو|کلیولند|क्लीव्हलंड|கிளீவ்லன்ட்|คลีฟแลนด์|კლივლენდი|クリーブランド|克里夫蘭|클리블랜드


delavarskij

















mehnsfild

mehrion




























stou






troja


uorren


uilloubi


allenschteddel|allentaun







iston
ehri
harrisbarrig




lankast r













=pgh|=pitt|=pittsburg|=steel city|pitsb rg|pitsburga|pitsmpournk|pittsbarig|pittsburgum|πιτσμπουργκ|горад пітсбург|питсбург|піттсбург|פיטסבורג|بيتسبرغ بنسيلفانيا|پٹس برگ|پیتسبورگ|पिट्सबर्ग|பிட்ஸ்பர்க்|పిట్స్బర్గ్|ಪಿಟ್ಸ್ಬರ್ಗ್|ピッツバーグ|匹兹堡|피츠버그



reddin|reding
skrenton




township of whitehall|whitehall
uilks barre







krehnston
kamberlend







=prov|provid ns|providens|providensa|providentia








su fols

berlington










depere


fon dju lak








la kross
madisonas|madisonia|medison|medisona|mehdison







=brew city|=milw|miluoki|milvauchia|milvokio|горад мілуокі|милвоки|милуоки|мілуокі|מילוואקי|מילווקי|ميلواكي ويسكنسن|میلواکی|मिलवॉकी|मिल्वौकी|மில்வாக்கி|మిల్వాకీ|ಮಿಲ್ವಾಕೀ|มิลวอกี|მილუოკი|ミルウォーキー|密尔沃基|밀워키









rasin



















cheshir











flagshtok
florencija




glendejl


kingmen



меса|メサ




feniks|fenikso|finiksa|hoozdoh|peniki|φοινιξ|горад фінікс|феникс|финикс|фінікс|ֆինիքս|פיניקס|פניקס|فونیکس ایریزونا|فينيكس اريزونا|فینکس|فینیکس|फ़ीनिक्स्|फीनिक्स|ফিনিক্স|பீனிக்ஸ்|ఫీనిక్స్ నగరం|ಫೀನಿಕ್ಸ್|ฟีนิกซ์|ფინიქსი|ፊኒክስ አሪዞና|フェニックス|凤凰城|鳳凰城|피닉스










sjurpriz



tuksonas|tuson|тусон|טוסון|توسان|توسن اريزونا|तुसॉन|ทูซอน|ტუსონი|ツーソン|图森|투손
juma




olbani
algambra




анахаим|אנהיים|アナハイム|安那罕|安那翰

antiok











bejkursfild|беикърсфилд|ベーカーズフィールド







bella




berkli|burkli
bev rli khils







b rbank|berbank|los angeles county
berlingem




kehmpbell






cerera
serritos

chiko
















costa mesa orange county


kalver siti


dejli siti


dejvis





dauni







ehl sentro


ehl monte





feurfild








fraxinus|фресно|フレズノ






glendejl

goelette



khehnford

kheju red

gerkules




gollivud|holivudas|holivudo
kh ntingt north bijch




irvajn












lafajet



















liv rmor




litus longum|long bich|long bycas|лонг биич|לונג ביץ|ロングビーチ

=city of angels|=la|=los angles|angelopolis|el pueblo de nuestra senora de los angeles de porciuncula|lok chham ki|los andzelas|los antzeles|los anxhelos|los anzheles|losandzelosa|os anxeles|λος αντζελες|горад лос анджэлес|лос анджелис|лос андьелес|лос анжелес|լոս անջելես|לאס אנדזשעלעס|לוס אנגלס|لاس اینجلس|لس انجلس|لسانجلس|لوس انجلوس|لوس يانجېلېس|لۆس يانجلەس|लस एन्जलस|लास एंजलस|लॉस एंजेल्स|लॉस ऐन्जेलिस|লস অ্যাঞ্জেলেস|லாஸ் ஏஞ்சலஸ்|లాస్ ఏంజలెస్|ലോസ് ആഞ്ചെലെസ്|ลอสแอนเจลิส|လော့စ်အိန်ဂျယ်လိစ်မြို့|ლოს ანჯელესი|ロサンゼルス|洛杉矶|洛杉磯|로스앤젤레스












mersed




























oakland i california|okland|oklandas|oklend|oklenda|quercupolis|окланд|окленд|оукланд|оукленд|אוקלנד|اوكلاند كاليفورنيا|اوکلند|اوکلینڈ|ओकलंड|ओकल्याण्ड|ஓக்லண்ட்|ოკლენდი|オークランド|奥克兰|오클랜드















palmdejl










pitsb rg
























rivursajd|ривърсаид





rozvell


=sac|=sacto|sakramentas|сакраменто|סקרמנטו|サクラメント|沙加緬度





=sd|didacopolis|san diegas|san ntienko|sandjego|σαν ντιεγκο|сан диего|сан дієго|սան դիեգո|סן דייגו|سان دييغو كاليفورنيا|سان ڈیاگو|سن دیگو|सॅन डियेगो|স্যান ডিয়েগো|சான் டியேகோ|శాన్ డియాగో|แซนดีเอโก|სან დიეგო|サンディエゴ|聖地牙哥|샌디에이고


=frisco|=san fran|=sf|=sfo|franciscopolis|kapalakiko|khiu kim san|san franciskas|san fransisko|sao francisco|σαν φρανσισκο|горад сан францыска|сан франсиско|сан франціско|սան ֆրանցիսկո|סאן פראנציסקא|סן פרנסיסקו|سان فرانسسکو|سان فرانسيسكو|سانفرانسیسکۆ|सॅन फ्रान्सिस्को|सैन फ्रांसिस्को|সান ফ্রান্সিসকো কাউন্টি|সান ফ্রান্সিস্কো|சான் பிரான்சிஸ்கோ|శాన్ ఫ్రాన్సిస్కో|സാൻ ഫ്രാൻസിസ്കോ|ซานฟรานซิสโก|སན ཧྥུ རན སིས ཁོ|ဆန်ဖရန်စစ္စကိုမြို့|სან ფრანცისკო|サンフランシスコ|旧金山|샌프란시스코


=sj|fanum sancti iosephi|san chose|san jose i california|san khoze|sao jose|σαν χοσε|горад сан хасэ|сан хозе|սան խոսե|סן חוזה|سا ن جوز|سان خوسيه كاليفورنيا|سانخوزه کالیفرنیا|सॅन होजे|सैन जोस|સેન જોસ|சான் ஹொசே|శాన్ ఓసె|ಸ್ಯಾನ್ ಜೋಸ್|แซนโฮเซ|სან ხოსე|サンノゼ|聖荷西|새너제이











санта ана|サンタアナ
sancta barbara





sancta monica



















spring vehlli
stehnton
stokt north


south nivejl



torrans


tular





junion siti

juniversal siti

vakavil


valekho











zapadna kovina|zapadnaja kovina








vindzor








аврора
brajton







=colo springs|=cos|колорадо спрингс|コロラド スプリングス|科罗拉多斯普林斯
kolombina

=mile high city|denber|denv r|denver county|denvera|denveris|denverium|denvero|горад дэнвер|денвер|денвър|դենվեր|דנוור|دنفر كولورادو|دنور|ڈینور|डेनवर|डेन्भर|डेन्वर्|डेन्व्हर|ডেনভার কাউন্টি|டென்வர்|ഡെൻവർ|เดนเวอร์|დენვერი|デンバー|丹佛|덴버







lafajet
lejkvud
littlton
luisvil



puehblo








liberalnaja

=abq|=alb|=albq|=burque|albak rki|albukerke|duke city|албакърки|альбукерке|אלבקרקי|アルバカーキ




khobbs
las kruses




boulder
karson siti



=lv|=sin city|=vegas|campi|las vegasas|las venkas|lasvegasa|naazhoosh hatsoh|λας βεγκας|горад лас вегас|лас вегас|լաս վեգաս|לאס וגאס|לאס וועגאס|لاس فيغاس نيفادا|لاس ویگاس|لاسوگاس|लास वेगास|लास व्हेगस|লাস ভেগাস|லாஸ் வேகஸ்|లాస్ వెగాస్|ലാസ് വെഗാസ്|ลาสเวกัส|လပ်ဗီးဂပ်စ်မြို့|ლას ვეგასი|ラスベガス|拉斯维加斯|라스베이거스




rino


spring vehlli








el pasas|ел пасо|эль пасо|エル パソ

















ejvondejl
juneau city and borough













vindzor
boizis



ajdakho fols










belinum
bozmana


helenopolis


bismarck i nord dakota


mina



olbani










judzhin








klamat fols





miluoki




=pdx|=rose city|portland i oregon|portlandia|портланд|פורטלנד|ポートランド|波特蘭|포틀랜드











rapid siti














kerns















roj
=salt lake|=slc|sallaga urbo|sol lek siti|solt leik sitis|solt leik sity|soltleiksitija|thanh pho salt lake|urbs lacus salsi
sandy












west valley





belvju










ehdmonds

ehverett
cascade fairwood




















monro
















richlend



=emerald city|seatl|seattlum|siatul|siehtl|sietl|sietla|sietlas|sijetl|σιατλ|горад сіэтл|сиатъл|сиетл|сиэтл|сијетл|сієтл|סיאטל|سياتيل واشنطن|سیاتل|سیاٹل|सिअॅटल|सीऐटल|சியாட்டில்|ซีแอตเทิล|სიეტლი|ስያትል|ស៊ីតថល|シアトル|西雅圖|시애틀




spokan






predloga zascitenovand|template vandalism







cheyenna










mililani





baie de hilo|khilo
=hono|гонолулу|הונולולו|هونولولو|ホノルル|檀香山|호놀룰루

ankoridz|ankoridzas












































warren



villa de treinta y tres
villa de tacuarembo

ciudad de san jose|san jose
villa de san carlos
ciudad del salto|salta
ciudad de rocha
villa de rivera



villa de pando
montevidejas|μοντεβιδεο|горад мантэвідэа|монтевидео|մոնտեվիդեո|מאנטעווידעא|מונטווידאו|مونتهویدي|مونتيفيديو|مونتېۋىدېيو|मोण्टेवीडियो|मोन्तेविदेओ|মোন্তেবিদেও|മൊണ്ടേവീഡിയോ|มอนเตวิเดโอ|མཱོན ཊི ཝི ཌོ|მონტევიდეო|ሞንቴቪዴዎ|モンテビデオ|蒙得维的亚|蒙特維多|몬테비데오


ciudad de melo|mel|melas
san fernando de maldonado
villa de las piedras

villa de fray bentos|villa fray bentos
ciudad de la florida
duranzo


ciudad de la colonia del sacramento|colonia|colonia do sacramento|kolonija del sakramentas|la ciudad de colonia|sacramento

villa de canelones


nukusas


saamin


chourtchi
schachrissjabs|shakhrisyabz
samarcanda|samarkandas|samarkando|semerkand|самарканд|סמרקנד|سمرقند|سەمەرقەند|サマルカンド|撒馬爾罕|撒马尔罕|사마르칸트
bek budi|karaki

kitab
kattakurgan|kattaqurghon

kara kal|qorakul

ghuzor|guzar
galaasiya|gallya asiya
dzhuma
denan|denau|denow
chirakchi|chirakchya
chelek
bulunghur
alt buchara|bokhara|bucara|buchara|bujara|bukhoro|staraya bukhara

baysun


bazar yaypan|yaipan

ungi yere
yangirabad|yangirabod
yangikurgan|yangiqurghon
yangiabad
vabkend|vabkent
uichi|ujchi
novo urgench|ourguentch|urgench|urgentj|yrgench

uchqurghon

turakurgan

ta kent|tashken|taskende|taskentas|taskento|toshkand|toshkent shahri|τασκενδη|ташкен|ташкент|тошканд|טשקנט|تاشكەنت|تاشکند|طشقند|ทาชเคนต์|ტაშკენტი|ታሽኬንት|タシュケント|塔什干|타슈켄트
tashbulak
sidare|syrdarya
shovot
shafirkan
salar
kosh kunir
kokand|kokandas
pskent
payshmba


pakhtakor
almalyk
akhangaran|akhangaron
nurata

kermene|nava|navoi|navoy|nawoiy|nazoy
наманган
margelan|marghilon
manga|mangit
assake
kuvasa|kuvasay
kurgan tepe|kurgantepa



chiwa|khiva


dishsak|djizak|jizak|jizzakh
iskander
khazarasp
gurlek|gurlen
gulistan
gijduvon
ghazalkent

farghona|fergana|novyy margelan|skobelev

chust|tschust
tschirtschik
chinaz|tschin


besharykskogo



angrenshakhtstroy|turk|turn
andican|andidzhan|andijan|andizhan andijon|андижан|ظةنجان|アンディジャン|安集延|안디잔

kuva

citta del vaticano|ciudad del vaticano|vatican|vaticano

kingstaun|kingstaunas


la asunson






valle de pascua

balenzia|valensija|валенсия|バレンシア|巴伦西亚










colon




del zulia|san carlos

san antonio|san antonio de tachira


rosario|villa del rosario


cardon|puerto cardon
puehrto la kruz|puerto de la cruz|пуэрто ла круз



петаре|ペタレ区

ocumare



мерида|מרידה


маракаибо|マラカイボ


rastrojo

















egido|ehkhido

kua
koro|santa ana de coro
guayana|guayana city|san felix de guayana|san tome|san tome de guayana|santo tome de guayana|santo tomo|sjudad guajana|сьюдад гуаяна
angostura|bolivar|sjudad bolivar|ziuda bolivar|сьюдад боливар|シウダ ボリバル|玻利瓦尔城



central tacarigua|central tacariqua
caucaguita
catia de la mar

carrizales

caracae|caraques|karakasa|καρακας|горад каракас|каракас|կարակաս|קאראקאס|קראקס|كراكاس|کاراکاس|کراکس|काराकास|केरकस|কারাকাস|કારાકાસ|கராகஸ்|ಕರಾಕಸ್|การากัส|ཁ ར ཁ སི|კარაკასი|ካራካስ|カラカス|卡拉卡斯|카라카스

cantura


caramas
nuestra senora del rosario de baruta
barkisimeto|баркисимето

барселона



матурин




guasdualito
san fernando de apure



sharlota amalija


jenbaj|yen bay
cap saint jacques|saint james|ville du cap|xa vung tau
vieh yen|yen

vin



tuyen kang
phu vinh

cathair ho chi minh|cidade de ho chi minh|ciudad ho chi minh|ho chi minh|ho chi minh stadt|ho chi minh ville|ho chi minhin kaupunki|ho chi minhstad|ho ci minovo mesto|ho si minh varos|hochiminh city|hosimina|sai gon|tphcm|хошимин|הו צי מין סיטי|سايگون|هو تشي منه|サイゴン|ホーチミン|ホーチミン市|胡志明市|호찌민 시




tan|tan am
tanky

son la chau|son lu
bong cau|song ka|song ko
khanh hong|shokchang
chapa|shapa

rach zhia
ki non|qui nhan|quinn yan|quinton|xa qui nhon
kang ngei|thanh pho quang ngai
gia lai|tinh pleiku
phu li

xa phan thiet
phan rang|phan ranh

kanh hoa|njachang

mitho
cholong xuyen|long swiyen


la ghi|lag
cong tum|tinh kontum

khjue|khue
hon cay|hon gai|hon goi

hao binh


=hanoi|anoi|hanojus|keicho|ανοι|ханои|האנוי|هانوي|هانوی|ฮานอย|ሀኖይ|ハノイ|河內|하노이
khajfon|хаифон|هايفونغ|ไฮฟอง|ハイフォン|海防市
hai dzung


ap dong xoai|dong xoa
dongkhoj
dong na
dien bien|opsada dien bien phua
da nang|tourane|да нанг|ダナン|岘港|峴港

ku chi
chau phu

cao pang|kao banh


can gioc
cam linh|cam ranh port|thon cam ranh

camo|cu mau|quan long|quang long|song kualon
ban me thaut|ban me thnot|ban me thot|ban me thurt|benmethout|buon me thuot|lac giao|me thuot
bien son
bia hoa

bacht ninh
bac lien|bach lieu|vinh loi



port fila|vila






ferizovik
suha reka|suhareke|sukareke|suva reki
shtimle
perzeren|prizrena|prizrenas|prizreni
prishhina|prishtine|приштина|прищина|プリシュティナ|普里士提納
podjeve|podujeve|podujevo
peja
rahovec|rahoveci
llozice
leposavici
kosovska mitrovica|mitrovica
kosovo
istog|istogu
gjilani|gnilane|komuna east gjilanit
dagash|dragashi
decani

zebid
yerim
taiz|таиз|تعز
saiyan
san o|sana|sanah|σανα|сана|санъо|צנעא|صنعاء|ሳና|サヌア|萨那|사나

lahaj|lahej|lahj

hajja|hajje
dhi sifal
bayt al fakih al saghir|bayt al fakih ibn udjayl
badjil|bagil

الحديدة|حدیده
al baida|al baidhah
adan|adem|aden عدن|adeno|аден|עדן|عدن|アデン|亚丁|아덴

mambutzou|mamoutzou


roodeport maraisburg


witrivier





warmbad

frejburga
volkrust
virdzhinija

ferinikhing|феринихинг








tenissen
thabantsjoe



stanger station
standerston

mpanzaville|souehto|sovetas|соуэто|סווטו
somerset oos



scottburg|scottsburgh




richardsbaai


kvinstaun

cvaneo|pretoria pole tou akroteriou|pta|tshwane|πρετορια πολη του ακρωτηριου|претория|преторија|פרטוריה|بريتوريا|پرېتورىيە|พริทอเรีย|ፕሪቶሪያ|プレトリア|프리토리아
potgietersrus|potgietersrust
pochefstrum

=gqeberha|=pe|port elizabetas|порт елизабет

plettenberg|plettenbergbaai

pietersburg
maritzburg|pitermaricburgas|питермарицбург

palabora|palaborva
paris
pampierstat

eastleigh|orknejskie


najdzhel

nelsprutas



mbabatho

middelberg





likhtenburge





krjugersdorpa|krugersdorpas|крюгерсдорпа




de nysna

kimberlis
=jhb|=joburg|=jozi|egoli|giochanesmpournk|ioannisburgum|joanesburgo|joanna|johanesburgas|johannesarborg|xohanesburgo|yohannesburq|γιοχανεσμπουργκ|горад іаганесбург|иоганнесбург|иоханесбург|јоханезбург|յոհանեսբուրգ|יוהנסבורג|جوهانسبورغ|جوہانسبرگ|ژوهانسبورگ|یوہانس برگ|जोहानिसबर्ग|ஜோகானஸ்பேர்க்|ജൊഹാനസ്ബർഗ്|โจฮันเนสเบิร์ก|ဂျိုဟန္နက်စဗတ်မြို့|იოჰანესბურგი|ヨハネスブルグ|约翰内斯堡|요하네스버그




gejdelberg|heidelburg

grahamstad


dzhordzh




esikhawini township
ehrmelo



buffalo city|oos londen|yst londonas
durbanas|ithekwini|port natal|дурбан|ڈربن|ダーバン|德班

duweiskloof







battervorta

britancy


botavill


blumfonteinas|blumfontejn|mploumphontein|μπλουμφοντειν|блумфонтеин|בלומפונטיין|ブルームフォンテーン|布隆方丹
bisho|biso



beaufort wes




aliwal noord


verwoerdburg
vuster






cerera
=ct|=kaapstad|=le cap|=mother city|altepetl in cabo|ar chab|cidade do cabo|cita del cap|citta del capo|cittae do capo|ciuda del cabu|ciudat do cabo|ciutat del cap|civitas capitis|el cabo|fokvaros|hoefdaborg|hovdastadur|ikapa|kab town|kabe urbe|kaburbo|kapkaupunki|kaplinn|kapske mesto|kapstaden|kapstadt|keip taoun|keiptauna|li kap|lo cap|lurmutur hiria|tref y penrhyn|κειπ ταουν|горад кеиптаун|капске місто|кеиптаун|քեյփթաուն|קאפשטאט|קייפטאון|كيب تاون|کيپ ټاون|کیپ ٹاون|کیپتاون|کەیپ تاون|केपटाउन|কেপ টাউন|કેપ ટાઉન|கேப் டவுன்|కేప్ టౌన్|ಕೇಪ್ ಟೌನ್|കേപ് ടൗൺ|เคปทาวน์|კეიპტაუნი|ኬፕ ታውን|ケープタウン|開普敦|케이프타운
atlantida



kawamowa
chapvonga



ндола

mufulire





lusako|λουσακα|лусака|לוסקה|لوساکا|ሉሳካ|ルサカ|路沙卡|루사카
luanshyo
livingston|livingstore|maramba
kitwe nkana|nkana kitwe|китве|キトウェ
arcidiocesi di kasama

kansanshi mine|kansenshi
kalulshi
kafe
broken hill



chilabombwe|chiliabombwe|chiliadomewe

shavani



redcliffe|rehdkliff

nyautare|umtali

marandellas



kadome|katoma
wange
charare|salisbury|χαραρε|хараре
gwelo


chipinga


булаваио
bindura town


`;
export const usPlaces: string = `AK
Anaktuvuk Pass	anaktuvuk
Anchor Point
Anderson
Aniak
Arctic Village
Atqasuk
Auke Bay
Bethel
Bettles Field	bettles
Big Lake
Brevig Mission
Chalkyitsik
Chignik Lagoon
Chignik Lake	chignik
Clear
Coffman Cove
Cold Bay
Cooper Landing
Cordova
Delta Junction
Denali National Park	denali park
Dillingham
Douglas
Dutch Harbor
Eielson AFB
Fort Greely
Fort Wainwright
Fort Yukon
Gakona
Homer
Iliamna
Indian
Jber
Kenai
Ketchikan
King Salmon
Kodiak
Lake Minchumina
Manley Hot Springs	manley springs
Mc Grath
Meyers Chuck
Mountain Village
Nightmute
Nikiski
Nikolai
Nome
North Pole
Nuiqsut
Pedro Bay
Petersburg
Point Lay
Port Alexander
Port Heiden
Rampart
Russian Mission
Saint George Island	saint george
Saint Marys
Saint Michael
Saint Paul Island	saint paul
Salcha
South Naknek
Stevens Village
Sutton
Takotna
Tanacross
Tatitlek
Tenakee Springs
Thorne Bay
Tok
Toksook Bay
Trapper Creek
Tuluksak
Tuntutuliak
Two Rivers
Wasilla
White Mountain
Whittier
AL
Abbeville
Addison
Adger
Akron
Alexander City	alex city
Aliceville
Altoona
Andalusia
Ashford
Ashland
Atmore
Attalla
Auburn University	auburn
Axis
Bay Minette
Bayou La Batre
Beatrice
Bessemer	bess
Birmingham	bham
Boaz
Boligee
Bremen
Brewton
Brookside
Buhl
Butler
Camden
Carrollton
Catherine
Centreville
Chancellor
Childersburg
Chunchula
Cleveland
Clio
Coden
Coffee Springs
Columbia
Cordova
Cottondale
Cottonwood
Courtland
Cragford
Cullman
Daleville
Dauphin Island
Daviston
Deer Park
Delta
Dickinson
Double Springs
East Tallassee
Eclectic
Eight Mile
Elberta
Emelle
Enterprise	eprise
Epes
Equality
Eufaula
Eutaw
Evergreen	egreen
Faunsdale
Fayette
Flat Rock
Flomaton
Florala
Foley
Fort Payne
Frankville
Fruitdale
Fultondale
Fyffe
Gallion
Geneva
Georgiana
Glen Allen
Gordon
Graham
Graysville
Grove Hill
Guin
Hamilton
Hartford
Hayden
Hayneville
Heflin
Hodges
Hollins
Houston
Jack
Jackson
Kellerman
Kennedy
Kent
Lafayette
Lanett
Leesburg
Leroy
Lineville
Lisman
Livingston
Lower Peach Tree	low peach tre
Lowndesboro
Luverne
Magnolia Springs
Marbury
Marion
Marion Junction
Mc Calla
Mc Kenzie
Midway
Millport
Millry
Minter
Monroeville	mville
Montevallo
Montgomery	montg|mtgy
Moody
Morvin
Moundville
Mount Vernon
Mulga
Natural Bridge
Nauvoo
Newton
Newville
Normal
Northport	nport
Oak Hill
Odenville
Oneonta
Opp
Owens Cross Roads
Pell City
Perdue Hill
Perote
Piedmont
Pine Apple
Pine Hill
Pinson
Pleasant Grove	pl grove
Prattville	pville
Quinton
RBC
Rainbow City
Rainsville
Ranburne
Reform
Robertsdale
Rogersville
Russellville
Saint Stephens
Scottsboro
Seminole
Silas
Siluria
Skipperville
Smiths Station	smiths
Spanish Fort
Sterrett
Sumiton
Sylacauga
Theodore
Trafford
Tuscaloosa	tusc
Tuskegee
Tuskegee Institute
Tyler
Union Springs
Uriah
Valhermoso Springs	valhermoso sp
Valley
Valley Head
Vina
Vinemont
Vredenburgh
Wadley
Wagarville
Wattsville
Wedowee
Whatley
Wing
Woodland
York
AR
Alpena
Altus
Amagon
Amity
Arkadelphia
Arkansas City	ark city
Atkins
Banks
Belleville
Berryville
Big Flat
Bismarck
Board Camp
Bonnerdale
Burdette
Caddo Gap
Calico Rock
Camden
Carlisle
Casa
Center Ridge
Cherokee Village
Cherry Valley
Chidester
Cleveland
Clinton
College Station
Cotton Plant
Cove
Crawfordsville
Crocketts Bluff
Crossett
Damascus
De Valls Bluff
De Witt	dewitt
Deer
Delight
Dermott
Des Arc
Donaldson
Drasco
Dumas
Earle
Edgemont
Enola
Eudora
Eureka Springs	eureka
Fairfield Bay
Farmington
Fifty Six
Flippin
Fountain Hill
Fox
Franklin
Frenchmans Bayou	frenchman byu
Gassville
Gentry
Gillett
Glenwood
Gosnell
Gould
Grady
Green Forest
Greenbrier
Hamburg
Hardy
Harriet
Harrison
Hartman
Hattieville
Havana
Hazen
Heber Springs
Hensley
Hermitage
Heth
Hickory Plains
Higden
Higginson	higgson
Holly Grove
Hope
Horseshoe Bend
Hot Springs National Park	h springs nat park|hot springs|hot springs national
Hot Springs Village	hot springs|hot springs vl
Houston
Hughes
Jasper
Jersey
Jerusalem
Jessieville
Jones Mill
Judsonia
Kensett
Kingsland
Knobel
LRAFB
Lafe
Lake Village
Lavaca
Lead Hill
Leola
Leslie
Little Rock Air Force Base
Lonoke
Lonsdale
Luxora
Mabelvale
Magnolia
Malvern
Mammoth Spring
Mansfield
Marble Falls
Marshall
Mayflower
Mc Crory
Mc Gehee
Mc Rae
Melbourne
Mena
Mineral Springs
Monticello
Montrose
Morrilton
Moscow
Mount Judea
Mount Pleasant
Mount Vernon
Mountain Home
Mountain Pine	mount pine
Mountain View
Murfreesboro
N LR
New Edinburg
Newport
Norfork
Oakland
Oden
Onia
Pangburn
Parkdale
Pencil Bluff
Perryville
Pickens
Pleasant Grove
Pleasant Plains
Plumerville
Prattsville
Prescott
Prim
Quitman
Ravenden Springs
Redfield
Rison
Roe
Rohwer
Roland
Romance
Rose Bud
Royal
Saint Joe
Salem
Saratoga
Scott
Sheridan
Sherrill
Shirley
Sims
Solgohachia
Sparkman
Springfield
Star City
State University
Strawberry
Stuttgart
Sulphur Springs
Tichnor
Tillar
Timbo
Traskwood
Tumbling Shoals
UCA
Umpire
Valley Springs
Vilonia
Violet Hill
Waldron
Walnut Ridge
Ward
Warren
Watson
Western Grove
Whelen Springs
White Hall
Wideman
Widener
Wilburn
Wilmar
Wilson
Winchester
Wright
Wrightsville
AZ
ASU
Bellemont
Benson
Bisbee
Black Canyon City	black cyn city
Blue Gap
Cameron
Catalina
Chambers
Chandler Heights
Chinle
Cibecue
Concho
DM AFB
Dennehotso
Duncan
Elfrida
Elgin
Forest Lakes
Fort Defiance
Fort Huachuca
Fort Mcdowell
Fort Mohave
Fredonia
Ganado
Gold Canyon
Golden Valley
Grand Canyon
Gray Mountain
Hackberry
Happy Jack
Hereford
Hotevilla
Houck
Huachuca City
Hualapai
Indian Wells
Kaibeto
Kayenta
Keams Canyon
Kirkland
Kykotsmovi Village	kykotsmovi
Lake Montezuma
Litchfield Park	litchfield
Littlefield
Lukachukai
Luke Air Force Base
Lupton
Many Farms
Mayer
Mc Neal
Mcnary
Mohave Valley
Mormon Lake
Morristown
Munds Park
NAU
Nazlini
New River
North Rim
Page
Paradise Valley
Parks
Patagonia
Peach Springs
Pearce
Petrified Forest Natl Pk	petrified for
Pima
Pine
Polacca
Red Valley
Rio Verde
Round Rock
Saint Johns
Saint Michaels
San Simon
Sanders
Second Mesa
Sells
Shonto
Show Low
Sonoita
Springerville	springville
Sun City West	sun city
Sun Valley
Supai
Teec Nos Pos
Temple Bar Marina	templ bar mar
Tonalea
Topock
Tortilla Flat
Tsaile
Tuba City
Tumacacori
Vail
Valentine
White Mountain Lake
Willcox
Willow Beach
Window Rock
Winkelman
Winslow
Woodruff
YPG
CA
AARP
Agoura Hills	agoura
Aguanga
Ahwahnee
Alleghany
Altaville
Alturas
Amboy
American Canyon	american cyn
Anderson
Angelus Oaks
Applegate
Aptos
Arbuckle
Arnold
Atherton
Auberry
Auburn
Avalon
Badger
Baker
Beale AFB
Beckwourth
Belden
Belvedere Tiburon	bel tiburon|belvedere
Benton
Berry Creek
Big Bear Lake	big bear
Big Sur
Bishop
Blairsden-Graeagle	blairsden
Bodega Bay
Boron
Borrego Springs
Boulder Creek
Boyes Hot Springs	bh springs|boyes springs
Bradley
Brandeis
Branscomb
Bridgeville
Burney
Burrel
Butte City
Byron
Caliente
California City	calif city
California Hot Springs	calif hot springs
Calpella
Calpine
Camino
Camp Nelson
Camp Pendleton
Campo Seco
Canoga Park
Cantil
Cantua Creek
Canyon Country
Canyon Dam
Capay
Capistrano Beach	capo beach
Cardiff By The Sea	cardiff
Carmel
Carmel By The Sea	carmel by the
Carmel Valley
Carnelian Bay
Castella
Catheys Valley
Cedarpines Park
Challenge
City Of Industry	city industry
Clearlake Oaks
Clearlake Park
Cloverdale
Coleville
Colfax
Comptche
Cool
Corona Del Mar
Courtland
Crescent City
Crescent Mills
Crestline
Cutten
Davis Creek
Death Valley
Deer Park
Desert Center
Diamond Springs
Discovery Bay
Dodgertown
Douglas Flat
Drytown
Earlimart
Earp
East Irvine
Echo Lake
Edwards	edward
El Dorado
El Sobrante
El Toro
Elk Creek
Emeryville
Emigrant Gap
Encino
Essex
Etna
Fall River Mills
Feather Falls
Felton
Fields Landing	fields ldg
Flournoy
Foothill Ranch
Forest Falls
Forest Ranch
Foresthill
Forks Of Salmon	fork of salmon
Fort Bidwell
Fort Bragg
Fort Dick
Fort Irwin
Georgetown
Glenn
Gold Run
Granada Hills
Grass Valley
Green Valley Lake
Greenbrae
Greenville
Gridley
Gualala
Guerneville
Gustine
Half Moon Bay
Hamilton City
Hathaway Pines
Hawaiian Gardens
Hayfork
Helendale
Herald
Herlong
Hidden Valley Lake	hidden vl lake
Hinkley
Holtville
Holy City
Homewood
Hoopa
Hornbrook
Hume
Huntington Beach	huntington
Igo
Independence
Indian Wells
Inyokern
Ione
Isleton
Jackson
Jenner
Jolon
Junction City
June Lake
Kentfield
Kernville
Kettleman City
Kings Beach
Kings Canyon National Pk	kcnp|kings canyon
Kirkwood
Kit Carson
Klamath River
Knights Landing
Kyburz
La Canada Flintridge	la canada|la canada flt
La Crescenta
Lake Arrowhead
Lake Hughes
Lake Isabella
Lakeshore
Lancaster	lane
Landers
Laytonville
Lebec
Lee Vining
Lindsay
Little River
Littlerock
Llano
Lone Pine
Long Barn
Los Alamitos
Los Osos
Lucerne Valley
Ludlow
Magalia
Mammoth Lakes
Manchester
March Air Reserve Base	march arb
Marina Del Rey
Markleeville
Martell
Marysville
Mcarthur
Meadow Valley
Mecca
Mentone
Meridian
Mi Wuk Village
Middletown
Mill Creek
Mill Valley
Mineral
Miramonte
Mission Hills
Mojave
Mokelumne Hill
Mono Hot Springs
Monte Rio
Monterey Park	mont park
Montgomery Creek
Morongo Valley
Mount Hamilton
Mountain Center
Mountain Ranch
Mountain View	mount view
Needles
Nelson
Nevada City
New Cuyama
Newberry Springs
Newbury Park
Newhall
Newport Coast
Nicolaus
Niland
Nipton
Norden
North Hills
North Palm Springs
North San Juan
Northridge
Nuevo
Oak Park
Obrien
Ojai
Olancha
Olivehurst
Olympic Valley
Orange Cove
Orangevale	ovale
Oregon House
Orland
Orosi
Pacific Palisades
Pacoima
Paicines
Palomar Mountain
Palos Verdes Peninsula
Panorama City
Parker Dam
Pauma Valley
Pearblossom
Penn Valley
Piedmont
Pine Mountain Club
Pinecrest
Pioneer
Pioneertown
Pismo Beach
Placerville
Platina
Playa Del Rey
Playa Vista
Pleasant Grove
Point Arena
Point Mugu Nawc
Point Reyes Station
Pollock Pines
Port Hueneme Cbc Base
Porter Ranch
Portola
Portola Valley
Posey
Princeton
Quail Valley
Quincy
RSM
Rail Road Flat
Ranchita
Rancho Palos Verdes	ranch palos vrd
Rancho Santa Fe	rcho santa fe
Randsburg
Red Bluff
Red Mountain
Redwood Estates
Redwood Valley
Represa
Reseda
River Pines
Rough And Ready	rough ready
Round Mountain
Running Springs
SSF
Salton City
San Juan Bautista
San Juan Capistrano	san juan capo
San Luis Rey
San Marino
San Miguel
San Simeon
San Ysidro
Santa Margarita	santa margar|sn margarita
Santa Rita Park
Sausalito
Scotts Valley
Sebastopol
Sequoia National Park
Shandon
Shasta Lake
Shingle Springs
Shingletown
Sierra City
Signal Hill
Silverado
Sloughhouse
Smartsville
Soda Springs
Solvang
Somerset
Somes Bar
Sonoma
South Dos Palos
South San Francisco	south san fran|south san francis
Spreckels
Squaw Valley
Standard
Stanford
Stevenson Ranch	stevenson rnh
Stewarts Point
Stockton	stkn
Stonyford
Storrie
Strawberry
Strawberry Valley
Studio City
Sugarloaf
Suisun City
Sun Valley
Sunland
Sutter Creek
Sylmar
Tahoe City
Tahoma
Taylorsville
Tecate
Tecopa
Tehachapi
Thermal
Thousand Palms
Toluca Lake
Trabuco Canyon	trabuco|trabuco cyn
Travis AFB
Trinity Center
Trona
Tulelake
Twain
Twentynine Palms	twentynin plm
Valley Springs
Valley Village
Valyermo
Venice
Vidal
Villa Park
WLA
Walnut Grove
Warner Springs
Waukena
Weed
West Sacramento	west sacto
Westlake Village
Westport
Westwood
Whitethorn
Whitewater
Williams
Willows
Winchester
Winnetka
Winterhaven
Wishon
Witter Springs
Wofford Heights
Woodlake
Yosemite National Park	yosemite|yosemite ntpk
CO
Alamosa
Almont
Anton
Antonito
Arboles
Aspen
Ault
Austin
Avon
Avondale
Basalt
Battlement Mesa	btlmt mesa
Bayfield
Black Hawk
Breckenridge
Buena Vista
CMAFB
CSOC
Calhan
Carbondale
Cascade
Cedaredge
Cheyenne Wells
Climax
Coalmont
Collbran
Colorado City	colo city
Colorado Springs	co springs|colo springs
Como
Conifer
Cortez
Cory
Cotopaxi
Craig
Crawford
Creede
Crested Butte
Dacono
Del Norte
Dillon
Dinosaur
Dolores
Dove Creek
Eads
Eaton
Eckert
Edwards
Egnar
Elbert
Eldorado Springs
Estes Park
Evergreen
Florence
Florissant
Fort Garland
Fort Lupton
Fort Lyon
Frisco
Fruita
Gardner
Genoa
Glenwood Springs	glenwood
Granada
Granby
Granite
Green Mountain Falls
Gunnison
Gypsum
Hamilton
Hasty
Hesperus
Holly
Homelake
Hot Sulphur Springs	hot slphr spr
Hotchkiss
Hugo
Idalia
Ignacio
Jefferson
Johnstown
Kim
La Jara
La Junta
La Salle
La Veta
Lake George
Lamar
Las Animas
Limon
Livermore
Log Lane Village
Lone Tree
Mack
Manitou Springs
Maybell
Mc Clave
Meeker
Meredith
Merino
Mesa Verde National Park	mesa verde
Minturn
Model
Moffat
Monarch
Monte Vista
Monument
Nathrop
New Raymer
Ordway
Ouray
Pagosa Springs
Palisade
Paonia
Parachute
Peyton
Placerville
Poncha Springs
Pritchett
Red Feather Lakes	red fe lakes
Rifle
Rocky Ford
Rye
Salida
San Luis
Sanford
Sargents
Sedalia
Sheridan Lake
Silverthorne
Snowmass
Snowmass Village
Somerset
South Fork
Springfield
Steamboat Springs	steamboat|steamboat spr
Telluride
Towaoc
Trinidad
Two Buttes
Usaf Academy
Vail
Victor
Villa Grove
Walsenburg
Walsh
Westcliffe
Weston
Wetmore
Wiggins
Wild Horse
Wiley
Woodland Park
Woodrow
Wray
Yoder
CT
Ashford
Ballouville
Baltic
Barkhamsted
Berlin
Bethany
Bozrah
Broad Brook
Brookfield
Brooklyn	bkln
Burlington
Canaan
Canterbury
Canton
Canton Center
Central Village
Chaplin
Colebrook
Cornwall Bridge
Danielson
Dayville
East Glastonbury
East Hampton
East Hartford	east htfd
East Killingly
East Windsor
East Windsor Hill
East Woodstock
Enfield
Falls Village
GECC
Greenwich
Grosvenor Dale
Groton
Hartford	htfd
Harwinton
IRS
Jewett City
Killingworth
Lakeville
Lebanon
Ledyard
Mansfield Center	mansfield
Mansfield Depot
Marlborough
Mashantucket
Monroe
Mystic
New Britain	new brit
New Hartford
New Milford
New Preston Marble Dale	new preston
North Branford
North Franklin
North Grosvenordale	north grosvendale
North Stonington
North Westchester
North Windham
Northfield
Oakdale
Oakville
Old Lyme
Old Saybrook
Oxford
Pomfret Center
Preston
Prospect
Putnam
Redding
Redding Center
Ridgefield
Rogers
Salem
Sharon
Simsbury	simbury
Somers
South Glastonbury
South Lyme
South Willington
South Woodstock
Stafford Springs	stafford sp
Sterling
Stonington
Storrs Mansfield	storrs|storrs manfld
Suffield
Taconic
Thompson
Unionville
Vernon Rockville	vernon
Voluntown
Washington
Washington Depot	washington dt
Waterbury	wtby
Waterford
Watertown
Wauregan
West Hartford	west htfd
West Mystic
West Suffield
Wethersfield	weth
Willington
Winchester Center	winchester
Windsor Locks
Winsted
Woodbridge
Woodstock Valley
DC
FBI
Naval Anacost Annex
PRS
Parcel Return Service	parcel return svc
Washington	wash|washing
Washington Navy Yard	washington na
DE
Bethany Beach
Camden Wyoming	camden|camden wy|camden wyo
Dewey Beach
Dover AFB
Fenwick Island
Greenwood
Lewes
Milford
Millsboro
Millville
New Castle
Ocean View
Rehoboth Beach	rehoboth
Seaford
Selbyville
Townsend
FL
Alachua
Apollo Beach
Arcadia
Atlantic Beach
BVL
Belleair Beach
Beverly Hills
Big Pine Key
Bonifay
Bradenton	brad|bton
Bradenton Beach
Brooksville
Canal Point
Cape Canaveral
Center Hill
Chipley
Clearwater Beach
Cottondale
Crawfordville
Crystal Springs
Dade City
Dania
Davenport
De Leon Springs
Defuniak Springs
Dunnellon
Eastpoint
Edgar
Eglin AFB	eglin
Elkton
Englewood
Everglades City	everglades
FMY
Fernandina Beach	fernandina
Ferndale
Flagler Beach
Fleming Island
Fort Mc Coy
Fort Myers Beach
Fort Ogden
Fruitland Park
Glen Saint Mary
Glenwood
Grant
Green Cove Springs
Greenacres
Gulf Breeze
HBJ
Hallandale
Hawthorne
Hernando
Holmes Beach
Homosassa
Homosassa Springs
Horseshoe Beach
Howey In The Hills	howey in hills
Hudson
Hurlburt Field
Indialantic
Indian Lake Estates
Indian Rocks Beach	indian rock beach
Intercession City
Islamorada
JPV
Jensen Beach
Key Biscayne
Key Colony Beach	key col beach
Key Largo
Keystone Heights
Killarney
LOX
Labelle
Lady Lake
Lake Mary
Lake Panasoffkee
Lakeshore
Lanark Village
Lehigh Acres	lehigh
Lighthouse Point
Live Oak
Long Key
Longboat Key
Longwood
Loxahatchee
Malabar
Marathon
Marathon Shores
Mc Alpin
Mc David
Mc Intosh
Melbourne Beach
Milton
Miramar Beach
Mossy Head
NASA
Nalcrest
Neptune Beach
New Port Richey
New Smyrna Beach	new smyrna
Newberry
Niceville
Nokomis
North Palm Beach
Ochopee
Ocklawaha
Okeechobee
Orange Park
Orange Springs
Palm Beach
Palmetto
Panacea
Panama City Beach	pc beach
Parrish
Patrick AFB
Placida
Ponce De Leon
Ponte Vedra
Port Saint Joe
Quincy
Raiford
Reddick
River Ranch
Rosemary Beach
Rotonda West
Saint Augustine
Saint James City
Saint Johns
Saint Petersburg	saint pete
Santa Rosa Beach
Satellite Beach
Silver Springs
Sopchoppy
Sorrento
Starke
Steinhatchee
Summerland Key
Suwannee
Tavares
Tavernier
Terra Ceia
Trenton
UCF
Umatilla
Webster
Wewahitchka
Worthington Springs
Yalaha
FM
Chuuk
Kosrae	kosae
Pohnpei
Yap
GA
ABAC
Ailey
Alma
Appling
Avondale Estates
Bainbridge	bdge
Baxley
Bishop
Blackshear
Blythe
Bowdon Junction
Box Springs
Brooklet
Broxton
Buena Vista
Buford
Byron
Cairo
Chestnut Mountain
Cobbtown
Cochran
Columbus	cols
Commerce
Covington
Dahlonega
Davisboro
Denton
Dillard
Donalsonville	dville
East Dublin
Eastman
Eatonton
Ellabell
Ellijay
Flovilla
Flowery Branch	flowery br
Folkston
Forest Park	forest
Fort Benning
Fort Oglethorpe
Fort Stewart
Franklin
Franklin Springs
Gibson
Glennville
Gordon
Greensboro
Greenville
Guyton
Harlem
Hartsfield
Hawkinsville	hville
Hazlehurst
Hillsboro
Homerville
Jasper
Jefferson
Jeffersonville
Jekyll Island
Jesup
Jonesboro
Kingston
La Fayette
Lagrange
Lake Park
Lenox
Lincolnton
Loganville
Lookout Mountain
Louisville
Ludowici
Lyons
Marble Hill
Marietta	mreta
Martin
Matthews
Mc Caysville
Meigs
Menlo
Meridian
Metter
Midville
Milledgeville	mville
Millen
Millwood
Mitchell
Monroe
Montezuma
Moody AFB
Morrow
Moultrie
Mount Berry
Nahunta
Nicholls
Norcross
North Metro
Norwood
Oglethorpe
Palmetto
Pembroke
Pine Mountain Valley
Port Wentworth
Portal
Powder Springs
Rayle
Reidsville
Riceboro
Rockmart
Roopville
Saint Simons Island
Sandersville
Sautee Nacoochee	sautee
Sea Island
Shady Dale
Sparta
Springfield
Stone Mountain
Swainsboro
Sylvania
Talking Rock
Tallulah Falls
Thomasville	tville
Thomson
Tignall
Toccoa
Townsend
Twin City
Ty Ty
Tybee Island
Unadilla
Union Point
Upatoi
Vidalia
Wadley
Waleska
Warrenton
Waverly
Waycross
Waynesboro
GU
Barrigada
Hagatna
Santa Rita
Yigo
HI
Camp H M Smith	camp smith
Captain Cook
Hana
Hanamaulu
Hawaii National Park	hi national park
Honokaa
Honolulu	hono
Jb Phh
Kamuela
Kapolei
Keauhou
Mcbh Kaneohe Bay	mcbh k bay
Pukalani
Schofield Barracks	schofield
Tripler Army Medical Center	tripler amc|tripler army med center
Waianae
Wheeler Army Airfield	wheeler aaf
IA
Ackley
Ackworth
Adair
Ainsworth
Akron
Albia
Albion
Alden
Algona
Allerton
Alta
Alton
Altoona
Amana
Anamosa
Anita
Argyle
Arlington
Armstrong
Atlantic
Auburn
Audubon
Aurelia
Baldwin
Batavia
Beacon
Bedford
Belle Plaine
Birmingham
Blakesburg
Blockton
Bloomfield
Bode
Bouton
Brighton
Britt
Brooklyn
Buffalo Center
Calmar
Camanche
Carlisle
Carroll
Cascade
Casey
Castana
Center Junction
Centerville
Central City
Chariton
Charles City
Charlotte
Cincinnati
Clarion
Clarksville
Colesburg
Colfax
College Springs
Collins
Columbus Junction
Corning
Correctionville
Corydon
Council Bluffs	co bluffs
Crawfordsville
Cresco
Cumming
Davis City
De Witt	dewitt
Decatur
Decorah
Delhi
Delmar
Derby
Dixon
Donnellson
Douds
Dow City
Duncombe
Dyersville
Earlham
Edgewood
Eldridge
Elgin
Elkader
Elkhart
Ellston
Elma
Emmetsburg
Epworth
Estherville
Evansdale
Fairfield
Farmersburg
Farnhamville
Fayette
Fenton
Fonda
Fort Atkinson
Fort Madison
Fredericksburg
Garden Grove
Garnavillo
Garner
Garwin
Gilmore City
Goose Lake
Gowrie
Grand Junction
Grand River
Greene
Greenfield
Grimes
Grinnell
Guthrie Center
Guttenberg
HP-SC/YE
Hamilton
Hampton
Harcourt
Harlan
Harpers Ferry
Hartley
Harvey
Havelock
Hedrick
Hinton
Hopkinton
Hospers
Hudson
Hull
Humeston
Huxley
Independence
Indianola
Ionia
Iowa Falls
Ireton
Janesville
Jesup
Kalona
Kanawha
Kellerton
Kensett
Keokuk
Keota
Kirkman
Kiron
Knoxville
La Porte City
Lacona
Lake View
Lansing
Larchwood
Lawler
Le Claire
Le Mars
Leighton
Leland
Lenox
Letts
Liberty Center
Lime Springs
Lisbon
Lockridge
Lone Rock
Lone Tree
Long Grove
Lorimor
Lost Nation
Lovilia
Lowden
Lu Verne
Luana
Lucas
Madrid
Malcom
Manchester
Manilla
Manson
Maquoketa
Marble Rock
Marengo
Maxwell
Mc Clelland
Mc Gregor
Mc Intire
Mechanicsville
Mediapolis
Melbourne
Melcher Dallas	melcher|melcher dal
Menlo
Middle Amana	middle
Miles
Milford
Missouri Valley	mo valley
Mitchellville
Monmouth
Monona
Montezuma
Monticello
Montrose
Moorland
Moravia
Moulton
Mount Pleasant
Mount Sterling
Mount Union
Murray
Mystic
Nevada
New Hampton
New London
New Providence
New Sharon
New Virginia
Nodaway
North Buena Vista
North English
North Washington
Northwood
Norwalk
Oakville
Ocheyedan
Onawa
Orange City
Orient
Osage
Oskaloosa
Otley
Oxford
Oxford Junction
Pacific Junction
Packwood
Palo
Panora
Parkersburg
Parnell
Paullina
Peosta
Perry
Peru
Pleasant Hill
Pleasant Valley
Pleasantville
Polk City
Pomeroy
Postville
Primghar
Readlyn
Reasnor
Redding
Redfield
Reinbeck
Rhodes
Richland
Rock Rapids
Rock Valley
Rockwell
Rockwell City
Royal
Russell
Ruthven
Ryan
Saint Ansgar
Saint Charles
Saint Lucas
Saint Paul
Salix
Selma
Sergeant Bluff	sgt bluff
Sheldon
Shenandoah
Sibley
Sigourney
Sioux Center
Sioux Rapids
Solon
South English
Sperry
Spirit Lake
Springville
Steamboat Rock
Storm Lake
Strawberry Point
Stuart
Sumner
Swisher
Tama
Teeds Grove
Thayer
Thurman
Tipton
Titonka
USPS BMC
University Park
Ute
Victor
Villisca
WDM
Walcott
Wapello
Washington
Waterville
Waucoma
Waukon
Waverly
Wayland
Wellman
Wesley
West Branch
West Burlington
West Liberty
West Point
West Union
Westfield
What Cheer
Wheatland
Wilton
Windsor Heights
Woodward
Wyoming
Zwingle
ID
Aberdeen
American Falls	am falls
Arco
Arimo
Ashton
Athol
Bancroft
Bellevue
Blackfoot
Bliss
Bonners Ferry
Bruneau
Buhl
Burley
CDA
CSI
Cambridge
Carey
Cascade
Castleford
Cataldo
Clark Fork
Clayton
Clifton
Cobalt
Coeur D Alene
Conda
Corral
Cottonwood
Council
Deary
Declo
Dietrich
Donnelly
Downey
Driggs
Dubois
Elk City
Emmett
Felt
Fenn
Filer
Firth
Fort Hall
Garden City
Garden Valley
Geneva
Grace
Greencreek
Hailey
Hammett
Hansen
Hayden
Hope
Horseshoe Bend
Howe
Idaho City
Irwin
Island Park
Jerome
Kellogg
Kendrick
Ketchum
Kingston
Kooskia
Lake Fork
Lapwai
Lava Hot Springs
Leadore
Mackay
Macks Inn
Malad City	malad
Malta
May
Mccall
Melba
Minidoka
Montpelier
Moore
Mountain Home	mount home
Mountain Home AFB
Murphy
Murray
New Meadows
New Plymouth
Newdale
Oakley
Ola
Orofino
Paris
Parma
Pierce
Potlatch
Priest River
Rathdrum
Reubens
Rigby
Ririe
Rockland
Rogerson
Rupert
Saint Anthony
Saint Charles
Saint Maries
Salmon
Shelley
Shoshone
Shoup
Spencer
Stanley
Stites
Sun Valley
Tensed
Terreton
Thatcher
Victor
Wallace
Wayan
Weiser
Weston
White Bird
Yellow Pine
IL
Addieville
Albany
Albers
Albion
Aledo
Alexis
Alhambra
Amboy
Ancona
Anna
Antioch
Argenta
Armington
Arrowsmith
Arthur
Ashland
Ashley
Astoria
Athens
Atkinson
Atwood
Ava
Avon
Barrington
Barry
Bartelso
Batchtown
Bath
Bedford Park
Beecher
Beecher City
Belknap
Belle Rive
Bellflower
Benton
Berkeley
Bethalto
Blackstone
Bluffs
Bonnie
Braceville
Bradford
Breese
Bridgeport
Brimfield
Broadview
Brookport
Broughton
Browning
Brownstown
Brussels
Buffalo
Buffalo Prairie
Buncombe
Bunker Hill
Bureau
Burnt Prairie
Cabery
Cairo
Caledonia
Calhoun
Cambridge
Camp Point
Campbell Hill
Canton
Carbondale	cdale
Carlinville
Carlyle
Carman
Carmi
Carrier Mills
Carterville
Carthage
Caseyville
Cave In Rock
Centralia
Chana
Chandlerville
Chapin
Chebanse
Chenoa
Cherry Valley
Chester
Chesterfield
Chillicothe
Cisne
Claremont
Clarendon Hills
Clayton
Clinton
Coal City
Coffeen
Colchester
Colona
Colp
Compton
Cornell
Coulterville
Country Club Hills	ctry clb hills
Cowden
Creal Springs
Creve Coeur
Crossville
Dahinda
Dahlgren
Dale
Dallas City
Davis Junction
De Soto
Delavan
Depue
Dewitt
Divernon
Dix
Dongola
Downs
Du Bois
Du Quoin
Dundee
Dunlap
Earlville
East Alton
East Carondelet
East Dubuque
East Galesburg
Easton
Edelstein
Edgewood
Edinburg
Edwards
Effingham
El Paso
Elburn
Eldorado
Eldred
Elizabeth
Elkhart
Elkville
Ellis Grove
Ellsworth
Elmwood
Elsah
Ewing
Fairbury
Fairfield
Fairview
Farina
Farmington
Fieldon
Fillmore
Findlay
Flanagan
Flat Rock
Flossmoor
Forest City
Forrest
Forreston
Fort Sheridan
Fox Lake
Fox River Grove
Fox Valley
Frankfort Heights
Franklin
Franklin Grove
Fulton
Fults
Galatia
Garden Prairie
Geff
Geneseo
Gibson City
Gillespie
Gilson
Girard
Golconda
Golden Gate
Goreville
Gorham
Grafton
Grand Chain
Grand Ridge
Grand Tower
Grantsburg
Great Lakes
Greenfield
Greenup
Greenview
Greenville
Gridley
Griggsville
Groveland
Hammond
Hampshire
Hanna City
Harvard
Harwood Heights
Havana
Hazel Crest
Hennepin
Henry
Herrin
Heyworth
Hickory Hills
Hidalgo
Highland
Hillsboro
Hometown
Hoyleton
Huey
Hull
Ina
Ingleside
Ipava
Iuka
Jacob
Jerseyville	jersey
Johnsonville
Johnston City
Jonesboro
Justice
Kane
Karnak
Keenes
Kell
Kenney
Keyesport
Kingston
Kingston Mines	kingston mine
Kirkland
Kirkwood
La Grange Park
La Harpe
La Rose
La Salle
Ladd
Lake Bluff
Lake Villa
Lanark
Lancaster
Laura
Lawrenceville	lawrence
Le Roy	leroy
Leaf River
Leland
Lena
Lenzburg
Lerna
Lewistown
Lexington
Liberty
Lincolns New Salem	lincoln new sl
Lincolnshire
Lincolnwood
Litchfield
Little York
Littleton
Logan
London Mills
Loraine
Lostant
Louisville
Lovejoy
Lovington
Lowpoint
Lynn Center	lynn
Mackinaw
Madison
Magnolia
Makanda
Malden
Manhattan
Manito
Maple Park
Mapleton
Maquon
Marengo
Marietta
Marissa
Markham
Marseilles
Marshall
Martinsville
Mascoutah
Mason
Mason City
Mc Clure
Mc Connell
Mc Lean
Mc Leansboro
Mc Nabb
Mechanicsburg
Medora
Mendon
Mendota
Meredosia
Metamora
Metropolis
Midlothian
Milan
Millcreek
Minier
Minonk
Mode
Modoc
Monmouth
Monticello
Montrose
Mooseheart
Morrison
Mounds
Mount Auburn
Mount Carmel
Mount Carroll
Mount Morris
Mount Olive
Mount Pulaski
Mount Sterling
Moweaqua
Mt Zion
Mulberry Grove
Mulkeytown
Murphysboro	mboro
Murrayville
Nashville
National Stock Yards	nat stock yds|national stock yd
Neoga
New Berlin
Newark
Newton
Noble
Nokomis
Norris City
North Henderson
O Fallon
Oak Brook
Oakdale
Oblong
Oglesby
Ohio
Okawville
Olney
Olympia Fields
Omaha
Opdyke
Ophiem
Orangeville
Orion
Ozark
Palestine
Palmer
Palmyra
Pana
Panama
Patoka
Pawnee
Payson
Pearl City
Pembroke Township
Peoria Heights
Petersburg
Pinckneyville
Pittsburg
Pittsfield
Plainville
Plano
Pleasant Plains
Plymouth
Pocahontas
Polo
Pontiac
Poplar Grove
Port Byron
Prairie City
Prairie Du Rocher
Princeton
Princeville
Prophetstown
Putnam
Ramsey
Rankin
Red Bud
Reynolds
Richmond
Ridgway
Rinard
Riverdale
Riverside
Riverton
Robinson
Rochelle
Rochester
Rock City
Rock Falls
Rockbridge
Rockport
Rockwood
Roodhouse
Roseville
Rushville
Sailor Springs
Saint Anne
Saint Augustine
Saint David
Saint Elmo
Saint Francisville
Saint Peter
Sainte Marie
Sandoval
Saunemin
Savanna
Scales Mound
Sciota
Scott Air Force Base
Seneca
Sesser
Shawneetown	shawnee
Shelbyville
Sheridan
Sherman
Sherrard
Shipman
Shobonier
Simpson
Sims
Smithboro
Smithfield
Smithshire
Sorento
South Beloit
South Wilmington
Sparland
Sparta
Spring Valley
Springerton
Stanford
Staunton
Steeleville
Steger
Steward
Stewardson
Stillman Valley
Stockton
Stone Park
Stonefort
Stonington
Strasburg
Streator
Stronghurst
Sullivan
Summit Argo	summit
Sumner
Tamms
Tampico
Taylor Springs
Taylorville
Teutopolis
Texico
Thebes
Thompsonville
Thomson
Tilton
Tiskilwa
Toledo
Toluca
Tonica
Topeka
Toulon
Tower Hill
Tremont
Trenton
Unity
University Park
Ursa
Utica
Valmeyer
Vandalia
Vergennes
Villa Ridge
Virginia
Wadsworth
Waggoner
Walnut
Warrensburg
Washburn
Waterloo
Waterman
Wauconda
Wayne City
Waynesville
Wenona
West Frankfort
West Point
Western Springs
Westfield
Westville
White Hall
Willow Hill
Willow Springs
Willowbrook
Wilmington
Winchester
Winnetka
Winthrop Harbor
Wonder Lake
Wood Dale
Woodhull
Woodlawn
Worden
Wyoming
Xenia
Zeigler
IN
Albion
Angola
Ashley
Atlanta
Auburn
Bargersville
Batesville
Bedford
Berne
Beverly Shores
Bicknell
Birdseye
Bloomfield
Bloomingdale
Bloomington	blmgtn
Bluffton
Boonville
Borden
Branchville
Brazil
Bristow
Brookville
Brownsville
Bryant
Butler
Butlerville
Cambridge City
Camden
Campbellsburg
Cannelburg
Cannelton
Carbon
Carlisle
Centerpoint
Centerville
Central
Charlottesville
Chesterton
Churubusco
Cicero
Clay City
Clayton
Clinton
Cloverdale
Coal City
Coatesville
Columbia City
Connersville
Corunna
Crane
Cromwell
Crothersville
Culver
Dale
Dana
Decatur
Demotte
Denver
Derby
Dillsboro
Dubois
Dugger
Dunkirk
East Enterprise
Eaton
Edinburgh
Elberfeld
Elizabeth
Elizabethtown
Elnora
Elwood
English
Fairbanks
Farmland
Ferdinand
Finly
Floyds Knobs
Fontanet
Fortville
Fountain City
Fredericksburg
Freedom
Fremont
French Lick
Garrett
Gaston
Geneva
Gosport
Grammer
Grandview
Grass Creek
Greencastle
Greensburg
Grissom Arb
Guilford
Hagerstown
Hamilton
Hanover
Hardinsburg
Hartford City
Hartsville
Haubstadt
Heltonville
Hillsdale
Holton
Howe
Hudson
Huntingburg
Inglefield
Jasonville
Jeffersonville	jeff
Kendallville
Kimmell
Kingman
Kingsford Heights
Knightstown
Knox
Kurtz
La Porte
Lagrange
Lake Station
Lamar
Laotto
Lapaz
Larwill
Laurel
Lawrenceburg
Leavenworth
Leo
Leopold
Lewis
Lexington
Liberty
Liberty Center
Lincoln City
Linn Grove
Linton
Loogootee
Losantville
Lowell
Lynn
Lyons
Macy
Madison
Marengo
Markleville
Marshall
Martinsville
Mc Cordsville
Merom
Michigan City	mich city
Michigantown
Mitchell
Monroe
Monroeville
Montezuma
Montgomery
Monticello
Montpelier
Morgantown
Morristown
Mount Saint Francis
Mount Vernon
Mulberry
Nashville
New Carlisle
New Haven
New Middletown
New Palestine
New Washington
Newburgh
Nineveh
North Manchester
North Vernon
Notre Dame
Oaktown
Odon
Orland
Orleans
Ossian
Otwell
Owensburg
Paoli
Paris Crossing
Parker City	parker
Pendleton
Pennville
Pershing
Petersburg
Pierceton
Plainville
Pleasant Lake
Pleasant Mills
Plymouth
Poland
Portland
Poseyville
Quincy
Rensselaer
Ridgeville
Roachdale
Rockport
Rockville
Rolling Prairie
Rome
Rosedale
Saint Anthony
Saint Bernice
Saint Croix
Saint Joe
Saint John
Saint Mary Of The Woods	saint mary of wd
Saint Meinrad
Saint Paul
Salamonia
Santa Claus
Scottsburg
Seelyville
Sellersburg
Selma
Sharpsville
Shelburn
Shirley
Shoals
Solsberry
South Whitley
Speedway
Spencer
Spencerville
Springport
Springville
Stendal
Straughn
Stroh
Sullivan
Sulphur Springs
Sumava Resorts	sumava rsts
Sunman
Swayzee
Switz City
Talbot
Tefft
Tell City
Templeton
Tennyson
Trafalgar
Troy
Twelve Mile
Union City
Union Mills
Valparaiso	valpo
Van Buren
Vevay
Wadesville
Wanatah
Warren
Washington
Waterloo
Wawaka
West Baden Springs
West College Corner	west college cor
West Harrison
West Middleton
West Terre Haute
Westport
Westville
Wheatland
Whiteland
Whiting
Wilkinson
Williams
Williamsport
Winamac
Winchester
Winslow
Wolcottville
Wolflake
Woodburn
Worthington
Yorktown
KS
Abilene
Allen
Altoona
Arcadia
Arkansas City
Assaria
Atchison
Baldwin City	baldwin
Baxter Springs
Beloit
Benedict
Bonner Springs
Bronson
Burlington
Caldwell
Cedar Point
Cedar Vale
Chanute
Cimarron
Claflin
Clay Center
Clearview City
Coats
Coffeyville
Columbus
Concordia
Conway Springs
Cottonwood Falls
Council Grove
Cunningham
Dighton
Edwardsville
Eureka
Ford
Fort Dodge
Fort Leavenworth
Fort Riley
Fort Scott
Fostoria
Frankfort
Fredonia
Frontenac
Fulton
Galena
Garland
Geuda Springs
Girard
Gypsum
Harper
Haviland
Hazelton
Herington
Hiawatha
Hoisington
Hope
Hoxie
Iola
Jewell
Johnson
Kingman
Lacygne
Lamont
Lancaster
Lansing
Larned
Lebanon
Lebo
Lenora
Leoti
Lewis
Lincoln
Lincolnville
Lindsborg
Mapleton
Marienthal
Marysville
Matfield Green
Mc Cune
Mc Donald
Mc Farland
Mcconnell AFB
Mcpherson
Medicine Lodge
Minneapolis
Minneola
Mission
Monument
Mulberry
Neodesha
Neosho Falls
North Newton
Onaga
Oswego
Otis
Ottawa
Overland Park	overland
Oxford
Phillipsburg
Pierceville
Plainville
Pratt
Prescott
Pretty Prairie
Rexford
Robinson
Rose Hill
Rush Center
Saint Francis
Saint George
Saint John
Saint Marys
Saint Paul
Scammon
Schoenchen
Scott City
Seneca
Severy
Sharon Springs
Shawnee Mission
Smith Center
South Haven
South Hutchinson
Spivey
Stilwell
Tescott
Thayer
Treece
Troy
Turon
Utica
Valley Center
Vermillion
Wakeeney
Walnut
Wamego
Weir
Wellington
West Mineral
Westmoreland
Wilsey
Winfield
Winona
Yates Center
KY
Adams
Ages Brookside	ages
Albany
Alexandria
Allen
Allensville
Almo
Alvaton
Annville
Athol
Auburn
Augusta
Austin
Banner
Barbourville
Battletown
Baxter
Beattyville
Beaver
Beaver Dam
Belcher
Belfry
Bellevue
Benton
Berea
Betsy Layne
Beverly
Bevinsville
Big Creek
Blackey
Blaine
Bledsoe
Bonnyman
Booneville
Bradfordsville
Brooksville
Brownsville
Bulan
Burkesville
Burnside
Busy
Butler
Cadiz
California
Campbellsville
Campton
Caneyville
Carrollton
Carter
Cawood
Cecilia
Central City
Chavies
Clarkson
Clay
Clay City
Clinton
Coldiron
Columbia
Combs
Corbin
Corinth
Cornettsville
Corydon
Coxs Creek
Crestwood
Crittenden
Cromona
Cumberland
Custer
Cynthiana
Dawson Springs
Dayton
De Mossville
Debord
Dry Ridge
Dunmor
East Bernstadt
Eastview
Eddyville
Edmonton
Elkhorn City
Elkton
Emerson
Emmalena
Eubank
Evarts
Ewing
Fairdale
Falls Of Rough	falls rough
Falmouth
Farmington
Fedscreek
Fisherville
Flat Lick
Flatgap
Flemingsburg
Fordsville
Foster
Fourmile
Frakes
Freeburn
Frenchburg
Ft Mitchell
Fulton
Gamaliel
Garfield
Garner
Germantown
Glasgow
Gordon
Grand Rivers
Grayson
Greenup
Gunlock
Guthrie
Hagerhill
Hallie
Hampton
Hardin
Hardinsburg
Harlan
Harned
Harold
Harrodsburg
Hartford
Hawesville
Hazard
Hazel Green
Hebron
Helton
Hi Hat
Hickory
Hillsboro
Hindman
Hitchins
Hodgenville
Horse Cave
Hueysville
Hyden
Inez
Irvine
Irvington
Jackson
Jamestown
Jeffersonville
Jenkins
Jetson
Kings Mountain
Krypton
Kuttawa
La Center
La Grange
Lancaster
Langley
Latonia
Lebanon
Lebanon Junction
Leburn
Letcher
Lewisburg
Liberty
Livermore
London
Lost Creek
Louisa
Mallie
Mammoth Cave
Manchester
Marion
Marshes Siding
Martin
Mayslick
Maysville
Mc Andrews
Mc Daniels
Mc Dowell
Mc Henry
Mc Kee
Mc Quady
Melbourne
Middlesboro
Milton
Mize
Monticello
Morehead
Morganfield
Morgantown
Morning View
Mount Olivet
Mount Sterling
Mount Vernon
Mount Washington
Mouthcard
Munfordville
Nancy
Neon
New Concord
New Haven
North Middletown
Oil Springs
Olive Hill
Orlando
Owenton
Paintsville
Paris
Parkers Lake
Pathfork
Pembroke
Pendleton
Phelps
Philpot
Pikeville
Pilgrim
Pineville
Pinsonfork
Pippa Passes
Pleasureville
Plummers Landing
Prestonsburg
Printer
Prospect
Quincy
Raccoon
Redfox
Renfro Valley
Reynolds Station
Robinson Creek
Rockfield
Rockholds
Roundhill
Royalton
Rush
Russell
Russell Springs
Russellville
Saint Catharine
Saint Francis
Saint Mary
Salem
Salt Lick
Salvisa
Salyersville
Sandy Hook
Sassafras
Scottsville
Sharpsburg
Shelbiana
Shepherdsville
Sizerock
Slade
Smithland
Somerset
South Carrollton
South Portsmouth
South Williamson
Springfield
Staffordsville
Stamping Ground	stamping grd
Stanton
Stopover
Summer Shade
Sweeden
Thousandsticks
Tollesboro
Tomahawk
Tompkinsville
Topmost
Turners Station
Tyner
Union
Van Lear
Vanceburg
Vancleve
Versailles
Vicco
Vine Grove
Viper
Virgie
Waco
Wallingford
Wallins Creek	wallins
Walton
Warfield
Warsaw
Wayland
Webbville
Webster
Wellington
West Liberty
West Louisville
West Paducah
Whitesburg
Whitley City
Wickliffe
Williamsburg
Wilmore
Wooton
Yeaddiss
LA
Abbeville
Acme
Alexandria	alex
Amite
Atlanta
Ball
Bastrop
Belle Rose
Bentley
Benton
Bernice
Berwick
Bienville
Bogalusa
Boyce
Braithwaite
Breaux Bridge
Bunkie
Buras
CNB
Calhoun
Cameron
Castor
Chatham
Chauvin
Cheneyville
Choudrant
Clayton
Cloutierville
Colfax
Columbia
Converse
Cottonport
Coushatta
Covington
Delhi
Denham Springs
Destrehan
Deville
Dodson
Donaldsonville
Downsville
Dry Prong
Dubach
Dupont
Edgard
Effie
Elm Grove
Eros
Erwinville
Evergreen
Farmerville
Ferriday
Flatwoods
Florien
Folsom
Forest Hill
Fort Necessity
Fort Polk
Franklin
Franklinton
French Settlement	fr settlement
GMF
Georgetown
Gibsland
Gilbert
Glenmora
Gloster
Golden Meadow
Grand Cane
Greensburg
Greenwell Springs
Hahnville
Haughton
Haynesville
Hessmer
Hineston
Hodge
Homer
Ida
Jackson
Jena
Jonesboro
Jonesville
Joyce
Keatchie
Keithville
Kentwood
La Place
Lafitte
Lake Providence
Lebeau
Lecompte
Leesville
Lena
Lillie
Lisbon
Logansport
Lottie
Mandeville
Mangham
Mansfield
Mansura
Many
Maringouin
Marion
Marksville
Marthaville
Melville
Meraux
Merryville
Minden
Monterey
Montgomery
Moreauville
Morgan City
Morganza
Morrow
Morse
NSU
Natchez
Natchitoches	natch
Newellton
Noble
Norco
Oak Grove
Oakdale
Oil City
Olla
Oscar
Paincourtville
Patterson
Pineville
Pitkin
Plaucheville
Pointe A La Hache
Pollock
Port Sulphur
Provencal
Quitman
Raceland
Rayville
Reserve
Ringgold
Robeline
Rodessa
Roseland
SLU
Saint Benedict
Saint Bernard
Saint Francisville
Saint Gabriel
Saint James
Saint Joseph
Saint Landry
Saint Martinville
Saint Maurice
Saint Rose
Saline
Sarepta
Sibley
Sicily Island
Sikes
Simmesport
Simpson
Simsboro
Sondheimer
Spearsville
Springfield
Sterlington
Sunset
Tallulah
Thibodaux
Trout
Tullos
Varnado
Venice
Vidalia
Violet
Vivian
Waterproof
West Monroe
Westwego
White Castle
Winnfield
Winnsboro
Wisner
Woodworth
MA
Accord
Acushnet
Allston
Amherst
Andover
Arlington Heights
Ashburnham
Ashfield
Athol
Attleboro Falls
Auburndale
Ayer
Babson Park
Baldwinville
Becket
Berkshire
Bernardston
Blackstone
Boxborough
Boylston
Bridgewater
Brighton
Brimfield
Brookline Village	brookline
Buzzards Bay
Byfield
Charlemont
Charlestown
Charlton City
Charlton Depot
Chestnut Hill
Chilmark
Colrain
Cummington
Deerfield
Dennis Port
Devens
Dorchester
Dorchester Center
Douglas
EMC
East Boston
East Bridgewater
East Brookfield
East Dennis
East Falmouth	ea falmouth
East Otis
East Princeton
East Sandwich
East Templeton
East Walpole
East Wareham
East Weymouth
Edgartown
Erving
Fayville
Fiskdale
Florence
Foxboro
Georgetown
Gilbertville
Gill
Goshen
Granville
Great Barrington
Greenbush
Groton
Hadley
Hampden
Hanscom AFB
Harwich
Harwich Port
Hatfield
Haydenville
Heath
Hingham
Hinsdale
Holland
Hull
Huntington	hntgtn
Hyde Park
Indian Orchard	indian orch
Kingston
Lakeville
Lancaster
Lanesboro
Lee
Leverett
Lincoln
Littleton
Lynnfield
Manchester
Marblehead	mhead
Marshfield Hills
Marstons Mills
Mashpee
Mattapan
Middleboro
Millbury
Milton Village
Minot
Monroe Bridge	monroe
Monterey
Monument Beach
Needham Heights
New Town
Newbury
Newton Center
Newton Highlands	newton hlds
Newton Lower Falls	newton lf
Newton Upper Falls	newton uf
Newtonville
Nonantum
North Adams
North Amherst
North Attleboro
North Billerica
North Brookfield
North Carver
North Chatham
North Chelmsford
North Dartmouth
North Dighton
North Easton
North Egremont
North Falmouth
North Grafton
North Hatfield
North Marshfield
North Pembroke
North Reading
North Scituate
North Uxbridge
North Waltham
North Weymouth
Northborough
Northbridge
Northfield
Nutting Lake
Ocean Bluff
Orange
Otis
Paxton
Pembroke
Pepperell
Plainville
Plymouth
Pocasset
Prides Crossing
Raynham Center
Readville
Rockport
Roslindale
Rowe
Roxbury
Roxbury Crossing
Royalston
Sagamore Beach
Salisbury
Sandisfield
Scituate
Shelburne Falls	shelburne
Shirley
Siasconset	sconset
Silver Beach
South Dartmouth
South Deerfield
South Dennis
South Easton
South Egremont
South Grafton
South Hamilton
South Lancaster
South Walpole
South Wellfleet
South Weymouth
South Yarmouth
Southborough
Spencer
Springfield	spfld
Sterling
Stockbridge
Sutton
Tyngsboro
Tyringham
Upton
Village Of Nagog Woods	village nagog wds
Vineyard Haven
Waban
Ware
Warwick
Waverley
Wayland
Webster
Wellesley Hills	wellesley
West Barnstable
West Boylston
West Bridgewater
West Brookfield
West Chesterfield
West Chop
West Dennis
West Falmouth
West Groton
West Hatfield
West Hyannisport
West Medford
West Millbury
West Newton
West Roxbury
West Stockbridge
West Tisbury
West Townsend
West Wareham
West Warren
West Yarmouth
Westborough
Westminster
Weston
Westport
Westport Point
Westwood
White Horse Beach
Williamsburg
Williamstown	williamstn|wmstown
Winchendon Springs	winchdon springs
Windsor
Woods Hole
Yarmouth Port
MD
APG
Aberdeen Proving Ground	aber prov grd
Adamstown
Andrews Air Force Base
Annapolis Junction
Aquasco
Belcamp
Berlin
Bishopville	bishop
Braddock Heights
Brentwood
Brookeville
Brooklandville
Brooklyn
Broomes Island
Brunswick
Bryans Road
Capitol Heights
Cascade
Chaptico
Charlotte Hall
Chesapeake Beach
Chesapeake City
Chestertown
Chevy Chase
Clarksburg
Clarksville
Clear Spring
Curtis Bay
Deal Island
Derwood
Dhs
Dickerson
District Heights
East New Market
Ellicott City	ellicott
Ewell
Fairplay
Finksburg
Fishing Creek
Fort George G Meade	fort meade
Frostburg
Galena
Grantsville
Gunpowder
Gwynn Oak
HHS
Halethorpe
Hampstead
Havre De Grace
Indian Head
Issue
Joppa
Kensington
Keymar
Kingsville
Kitzmiller
Knoxville
La Plata
Lanham
Lexington Park	lex park
Lineboro
Linthicum Heights	linthicum
Little Orleans
Luke
Lutherville Timonium	lutherville|luthvle timon
Manchester
Marbury
Mardela Springs	mardela
Marion Station	marion
Marriottsville
Mc Henry
Mechanicsville
Monkton
Mount Rainier
Mount Victoria
New Market
North Beach
North East
Nottingham
Oakland
Ocean City
Parkton
Patuxent River
Phoenix
Piney Point
Pocomoke City	pocomoke
Point Of Rocks
Port Deposit
Price
Prince Frederick	pr frederick
Princess Anne
Quantico
Rhodesdale
Riverdale
Rock Point
Rohrersville
Saint Inigoes
Saint Leonard
Saint Marys City	saint marys
Saint Michaels
Southern Md Facility	sthrn md fac
Sparks Glencoe	sparks
Sparrows Point
Suburb Maryland Fac
Sykesville
Taylors Island
Temple Hills
Thurmont
Tracys Landing
Union Bridge
Upper Fairmount	upper fairmt
Upper Marlboro
Upperco
Vienna
Washington Grove
West Friendship
Westernport
Westover
White Hall
Whiteford
Windsor Mill
Woodstock
Woolford
Worton
ME
Abbot
Alfred
Anson
Ashland
Athens
Aurora
Baileyville
Bath
Belfast
Belgrade Lakes
Bernard
Bethel
Biddeford Pool
Bingham
Boothbay Harbor
Bowdoin
Bremen
Brooks
Brookton
Brownville
Brownville Junction
Bryant Pond
Buckfield
Bucksport
Bustins Island
Buxton
Cape Elizabeth	cape eliz
Caribou
Castine
Chebeague Island
Cherryfield
China Village
Columbia Falls	columbia
Corinth
Cranberry Isles
Cumberland Center	cumberland
Cumberland Foreside	cumb foreside
Danforth
Dennysville
Dexter
Dixfield
Dover Foxcroft
Eagle Lake
East Blue Hill
East Livermore
East Millinocket
East Parsonsfield	east parsonfield
East Vassalboro
East Waterboro
Eddington
Ellsworth
Estcourt Station
Eustis
Falmouth
Farmington
Farmington Falls
Fort Fairfield
Fort Kent
Fort Kent Mills
Franklin
Freedom
Freeport
Frenchville
Fryeburg
Gardiner
Georgetown
Gouldsboro
Grand Isle
Grand Lake Stream
Greenbush
Greenville
Greenville Junction
Guilford
Hampden
Harmony
Harpswell
Harrison
Holden
Hope
Houlton
Howland
Island Falls
Isle Au Haut
Isle Of Springs	is of springs
Jackman
Jefferson
Kennebunkport
Kents Hill
Kingfield
Kingman
Lagrange
Limestone
Lincoln
Lincolnville
Lincolnville Center
Lisbon Falls	lisbon
Little Deer Isle
Livermore Falls
Lubec
Machias
Machiasport
Mapleton
Mattawamkeag
Mechanic Falls
Meddybemps
Medway
Millinocket
Milo
Morrill
Mount Desert
Mount Vernon
New Gloucester
New Limerick
New Portland
Newry
Norridgewock
North Anson
North Berwick
North Bridgton
North Monmouth
North Vassalboro
North Waterboro
North Waterford
North Yarmouth
Northeast Harbor
Oakland
Old Orchard Beach	old orchd beach
Old Town
Oquossoc
Orient
Orono
Oxford
Paris
Parsonsfield
Patten
Peaks Island
Pemaquid
Pembroke
Perry
Peru
Phillips
Poland
Portage
Princeton
Prospect Harbor
Rangeley
Raymond
Rockwood
Roxbury
Rumford
Sabattus
Saint Francis
Scarborough
Sebago
Sebasco Estates
Sebec
Shapleigh
Sherman
Shirley Mills	shirley
Sinclair
Skowhegan
Smyrna Mills
South Berwick
South China
South Freeport
South Gardiner
South Thomaston
South Windham
Southport
Southwest Harbor
Springfield
Spruce Head
Squirrel Island
Stacyville
Standish
Stockholm
Stockton Springs
Stoneham
Strong
Sullivan
Swans Island
Tenants Harbor
Thorndike
Topsfield
Topsham
Union
Van Buren
Waite
Wallagrass
Washburn
Waterford
Wesley
West Boothbay Harbor	west boothbay ha
West Enfield
West Farmington
West Forks
West Kennebunk
Wilton
Wiscasset
Wytopitlock
MH
Ebeye
Majuro
MI
Ada
Algonac
Allenton
Almont
Armada
Arnold
Attica
Avoca
Baraga
Bark River
Bay Shore
Bear Lake
Beaver Island
Belleville
Berrien Center
Berrien Springs
Birmingham	bham
Bitely
Blanchard
Bloomfield Hills	bloomfield
Brighton
Brimley
Britton
Bruce Crossing
Buchanan
Byron Center
Cadillac
Caledonia
Calumet
Capac
Carleton
Casco
Caseville
Chatham
Chelsea
Clarkston
Clayton
Clinton Township
Columbus
Commerce Township	commerce
Coopersville
Copper Harbor
DTE
Davisburg
De Tour Village	de tour vlle
Dewitt
Dexter
Dodgeville
Drayton Plains
Drummond Island
Dundee
Durand
East China
Eben Junction
Eckerman
Ecorse
Elsie
Emmett
Fair Haven
Farmington
Felch
Flat Rock
Fort Gratiot
Frankenmuth
Franklin
Fremont
Gaylord
Germfask
Gladstone
Goetzville
Good Hart
Goodells
Grand Blanc
Grand Junction
Grayling
Gregory
Grosse Ile
Grosse Pointe
Gwinn
Hagar Shores
Hancock
Harbor Springs
Harper Woods
Harrison Township
Harsens Island
Henderson
Hickory Corners
Highland
Highland Park
Holton
Houghton Lake Heights	htn lake heights
Hudson
Huntington Woods	huntington wd
Imlay City	imlay
Interlochen
Iron Mountain
Iron River
Irons
Jeddo
Kearsarge
Keego Harbor
Kincheloe
Kingsford
Lake
Lake City
Lake Linden
Lake Orion
Lanse
Lapeer
Leland
Leonard
Leroy
Loretto
Mackinac Island
Mackinaw City
Macomb
Manchester
Manistee
Manistique
Marenisco
Marine City
Mc Millan
Mcbrides	mcbride
Mears
Memphis
Michigan Center
Middleville
Milan
Milford
Millersburg
Minden City	minden
Mohawk
Morenci
Munising
National Mine
New Baltimore
New Boston
New Buffalo
New Haven
Newaygo
North Street
Northport
Northville
Oakland
Ortonville
Oscoda
Palms
Petoskey
Pigeon
Pinckney
Pittsford
Pleasant Ridge
Pointe Aux Pins	point aux pin
Port Austin
Prescott
Ralph
Ray
Richmond
River Rouge
Riverview
Rives Junction
Rochester
Rockford
Rockwood
Romeo
Rudyard
Rumely
Saint Clair
Saint Joseph	saint joe
Sault Sainte Marie
Smiths Creek
Smyrna
Somerset Center
South Boardman
South Rockwood
Spring Lake
Springport
Stanwood
Stephenson
Suttons Bay
Swartz Creek
Sylvan Beach
Tawas City
Traverse City
Trenary
Trout Creek
Twin Lake
Union
University Center
Utica
Vassar
Walled Lake
Washington
Weidman
West Bloomfield
West Olive
White Pigeon
Whitehall
Whitmore Lake
Yale
Zeeland
MN
ABMPS
Ada
Adams
Adolph
Albertville
Alexandria	alex
Altura
Angle Inlet
Angora
Askov
Aurora
Bagley
Barnesville
Barnum
Battle Lake
Baudette
Baxter
Bayport
Belgrade
Bemidji
Bethel
Big Falls
Bigfork
Birchdale
Blackduck
Blomkest
Blooming Prairie
Bovey
Bowlus
Braham
Brainerd
Brandon
Breckenridge
Brimson
Britt
Brook Park
Brookston
Brownsdale
Brownsville
Buhl
Caledonia
Cambridge
Campbell
Cannon Falls
Canyon
Cass Lake
Cedar
Center City
Chatfield
Chisholm
Circle Pines
Clearbrook
Clearwater
Climax
Cloquet
Cohasset
Cook
Cotton
Crookston
Crosby
Crosslake
Crystal Bay
Dakota
Dassel
Dayton
Deer River
Deerwood
Delano
Dennison
Dodge Center
Dumont
East Grand Forks	eg forks
Effie
Elbow Lake
Elgin
Elko New Market	elko
Embarrass
Eveleth
Excelsior
Eyota
Fergus Falls
Fertile
Finland
Finlayson
Floodwood
Foley
Forbes
Freeport
Fulda
Gilbert
Glencoe
Glenville
Glenwood
Glyndon
Gonvick
Goodhue
Goodridge
Grand Marais
Grand Meadow
Grand Rapids
Granite Falls
Gully
Hallock
Hamel
Hampton
Harmony
Hawley
Henning
Henriette
Hill City
Hines
Holyoke
Hugo
Hutchinson
International Falls
Inver Grove Heights	inver grove
Iron
Ironton
Jacobson
Jasper
Kabetogama
Kasson
Kelliher
Kellogg
Kenyon
Kerrick
Kimball
La Crescent
Lafayette
Lake Elmo
Lake Wilson
Lakeland
Lancaster
Lanesboro
Laporte
Leonard
Lester Prairie
Little Falls
Littlefork
Loman
Long Lake
Long Prairie
Longville
Lonsdale
Loretto
Lyle
Madison
Mahnomen
Makinen
Maple Lake
Maple Plain
Marble
Marietta
Marine On Saint Croix	marine
Mcgregor
Meadowlands
Medford
Melrose
Melrude
Menahga
Mendota
Minneapolis	minn
Minneota
Minnesota City	minn city
Minnesota Lake
Minnetonka Beach
Mizpah
Monticello
Mora
Morgan
Mound
Mountain Iron
Mountain Lake	mount lake
Murdock
NYA
Nashwauk
Nerstrand
Nett Lake
Nevis
New London
New Prague
New Ulm
New York Mills
Newfolden
Nisswa
North Branch
Northome	nore
Northrop
Norwood Young America	norwood
Oak Park
Oronoco
Orr
Osage
Osseo
Outing
Palisade
Park Rapids
Parkers Prairie
Paynesville
Pelican Rapids	pel rapids
Pennington
Pequot Lakes
Peterson
Pierz
Pillager
Pine City
Pine River
Pipestone
Preston
Puposky
Randall
Red Lake Falls	rl falls
Redwood Falls
Remer
Richville
Rockford
Rogers
Roosevelt
Roseau
Rushford
Ruthton
Sabin
Saginaw
Saint Bonifacius
Saint Charles
Saint Clair
Saint Francis
Saint James
Saint Joseph
Saint Martin
Saint Paul Park
Saint Peter
Saint Stephen
Sandstone
Sauk Centre
Scandia
Shafer
Shevlin
Silver Bay
Silver Creek
Sleepy Eye
Solway
South Haven
South International Falls	south int falls
Spring Lake
Spring Valley
Squaw Lake
Stacy
Stanchfield
Staples
Stewartville
Strandquist
Swatara
Swift
Taconite
Tamarack
Taylors Falls
Thief River Falls	tr falls
Tintah
Tower
Tracy
Twin Valley
Underwood
Utica
Verndale
Villard
Wabasha
Waconia
Walker
Wannaska
Warren
Warroad
Waseca
Watertown
Wayzata
Welch
Wells
West Concord
West Union
Westbrook
Williams
Willow River
Wilton
Windom
Winton
Wrenshall
Wykoff
Wyoming
Young America
Zumbro Falls
MO
Advance
Albany
Alexandria
Altenburg
Annapolis
Archie
Armstrong
Asbury
Atlanta
Augusta
Aurora
Auxvasse
Baring
Belle
Belleview
Bellflower
Benton
Berger
Bevier
Billings
Birch Tree
Black
Blackburn
Bland
Bolivar
Bonne Terre
Bonnots Mill
Boonville
Bowling Green
Branson
Brashear
Briar
Bridgeton
Brookfield
Brookline
Brunswick
Bucyrus
Bunceton
Burlington Junction
Butler
Butterfield
Cadet
California
Callao
Camdenton
Cape Fair
Caplinger Mills
Carl Junction
Carthage
Caruthersville
Cassville
Catawissa
Cedar Hill
Center
Centerville
Centralia
Chaffee
Chamois
Charleston
Chestnutridge
Chillicothe
Clarence
Clark
Clarksville
Clarkton
Cleveland
Clifton Hill
Climax Springs
Clubb
Coatsville
Cole Camp
Conception Junction
Concordia
Craig
De Soto	desoto
Defiance
Dixon
Doniphan
Edwards
El Dorado Springs
Eldon
Elk Creek
Elmer
Elsberry
Eminence
Eolia
Ethel
Eudora
Eugene
Eureka
Excello
Excelsior Springs	ex springs
Falcon
Fenton
Florissant	flor
Franklin
Fredericktown
Freeburg
Freeman
French Village
Friedheim
Frohna
Fulton
Gallatin
Garden City
Gasconade
Gideon
Gilman City
Glenallen
Glencoe
Grain Valley
Granby
Green Castle
Green City
Greentop
Greenville
Greenwood
Grover
Half Way
Harrisburg
Hartsburg
Hayti
Henley
Hermann
Higbee
Higginsville
High Point
High Ridge
Holts Summit
House Springs
Houston
Hughesville
Hume
Huntsville
Hurdland
Imperial
Ironton
Jamestown
Jerico Springs
Kahoka
Kansas City	ks city
Kennett
Keytesville
Kimberling City
Kimmswick
Kirbyville
Knob Noster
Knox City
LSL
La Belle
La Plata
La Russell
Lake Ozark
Lake Saint Louis
Lamar
Laurie
Lawson
Leadwood
Lewistown
Lilbourn
Lincoln
Linn Creek
Long Lane
Luray
Macks Creek
Madison
Malta Bend
Marble Hill
Marquand
Marshall
Marthasville
Maysville
Mc Bride
Mc Fall
Meta
Mexico
Middletown
Milan
Milford
Miller
Mineral Point
Moberly
Monroe City
Montgomery City	montgomery
Morrison
Moscow Mills
Mount Sterling
Mount Vernon
Mountain Grove
N KC
NKC
Nevada
New Bloomfield
New Florence
New Franklin
New Haven
New Madrid
Newburg
Newtonia
Novinger
O Fallon
Oak Ridge
Odessa
Old Monroe
Oran
Oregon
Osceola
Owensville
Pacific
Palmyra
Paris
Park Hills
Perry
Perryville
Pevely
Pierce City
Pineville
Plato
Platte City
Polk
Polo
Portage Des Sioux
Portageville
Portland
Prairie Home
Puxico
Queen City
Reeds Spring
Revere
Rhineland
Richards
Richland
Ridgeway
Riverside
Rocheport
Rock Port
Rockaway Beach
Rockville
Rocky Mount
Rogersville
Rushville
Russellville
Rutledge
SMSU
Saint Ann
Saint Elizabeth
Saint James
Saint Mary
Saint Robert
Sainte Genevieve
Salem
Salisbury
Sedgewickville
Seneca
Seymour
Shelbina
Shell Knob
Sibley
Silex
Silva
Skidmore
Slater
Smithton
Smithville
South Fork
South Greenfield
South West City
Sparta
Steedman
Steelville
Stet
Stewartsville
Stotts City
Stoutsville
Sturgeon
Sullivan
Sweet Springs
Taylor
Tecumseh
Theodosia
Thornfield
Triplett
Troy
Truxton
Tuscumbia
Union
Unionville
Urich
Valley Park
Van Buren
Versailles
Viburnum
Wardell
Warrenton
Warsaw
Washington
Wasola
Waynesville
West Plains
Westphalia
Wheatland
Whiteman Air Force Base
Willow Springs
Winigan
Wright City
Wyaconda
Zalma
MP
Rota
Saipan
Tinian
MS
Aberdeen
Ackerman
Alligator
Amory
Anguilla
Arcola
Ashland
Baldwyn
Batesville
Bay Saint Louis
Beaumont
Belmont
Benoit
Beulah
Big Creek
Blue Mountain	blue mount
Blue Springs
Bogue Chitto
Booneville
Boyle
Brookhaven	bhaven
Brooklyn
Brooksville
Bruce
Burnsville
Byram
Caledonia
Canton
Carriere
Carrollton
Carthage
Cascilla
Cedarbluff
Charleston
Chatham
Cleveland
Coahoma
Coffeeville
Coila
Coldwater
Collins
Como
Corinth
Crawford
Crenshaw
Crosby
Cruger
Crystal Springs
D Lo
DSU
Dennis
Diamondhead
Diberville
Doddsville
Drew
Duck Hill
Dumas
Duncan
Dundee
Ecru
Ellisville
Enid
Etta
Eupora
Fernwood
Flowood
Foxworth
Friars Point
Fulton
Glen Allan
Glendora
Gloster
Golden
Gore Springs
Greenwood Springs	greenwood spr
Grenada
Gunnison
Guntown
Hamilton
Hattiesburg	hattiesbg
Heidelberg
Hermanville
Hickory Flat
Holcomb
Hollandale
Holly Ridge
Holly Springs
Houlka
Houston
Indianola
Inverness
Isola
Itta Bena
Iuka
Jackson	jksn
Jayess
Kilmichael
Kokomo
Lake Cormorant
Lakeshore
Lamar
Leakesville
Leland
Lorman
Louin
Lucedale
Lumberton
Lyon
MSU
Maben
Macon
Magee
Magnolia
Mantee
Marks
Mathiston
Mc Call Creek
Mc Carley
Mc Cool
Mc Henry
Mc Lain
Mc Neill
Mccomb
Meadville
Michigan City
Minter City
Mississippi State	miss state|ms state
Monticello
Morton
Moselle
Moss Point
Mound Bayou
Mount Pleasant
Nettleton
New Albany
New Augusta
North Carrollton
Oak Vale
Okolona
Osyka
Ovett
Pace
Paris
Pascagoula	pasgoula
Pass Christian	pass chris
Pearlington
Perkinston
Petal
Pheba
Philadelphia
Philipp
Picayune
Pinola
Plantersville
Pontotoc
Poplarville
Port Gibson
Potts Camp
Prentiss
Purvis
Raleigh
Randolph
Raymond
Red Banks
Richland
Richton
Rienzi
Ripley
Robinsonville
Rolling Fork
Rosedale
Roxie
Ruth
Saltillo
Sandersville
Sarah
Sardis
Saucier
Scooba
Seminary
Senatobia
Shannon
Shaw
Shelby
Sherard
Shubuta
Sidon
Silver Creek
Slate Spring
Sledge
Smithdale
Smithville
State Line
Stennis Space Center	stennis center|stennis sp ct
Stewart
Sturgis
Summit
Sumrall
Sunflower
Swan Lake
Tchula
Thaxton
Tillatoba
Tiplersville
Tishomingo
Toccopola
Tremont
Tunica
Tutwiler
Tylertown
Union
University
Utica
Vancleave
Vardaman
Vaughan
Vicksburg	vburg
Walls
Walnut
Walthall
Water Valley
Waterford
Waynesboro	wboro
Webb
Weir
Wesson
West
West Point
Wiggins
Winona
Woodland
Woodville
Yazoo City	yazoo
MT
Acton
Anaconda
Ashland
Bearcreek
Belt
Bigfork
Bonner
Box Elder
Broadus
Broadview
Browning
Buffalo
Busby
Charlo
Clancy
Clinton
Columbia Falls
Condon
Culbertson
Cut Bank
Deer Lodge
Dillon
East Glacier Park	east glacier|east glacier par
Ekalaka
Emigrant
Fairfield
Fort Smith
Frazer
Gallatin Gateway
Gardiner
Geraldine
Glasgow
Hamilton
Highwood
Hot Springs
Hysham
Jefferson City
Joliet
Judith Gap
Lake Mc Donald
Lambert
Lavina
Lewistown
Lonepine
Malmstrom AFB
Malta
Manhattan
Martinsdale
Mc Allister
Mc Leod
Mildred
Missoula	msla
Moccasin
Nye
Oilmont
Pompeys Pillar	pompey pillar
Pray
Red Lodge
Roberts
Roscoe
Roundup
Saint Ignatius
Saint Marie
Saint Regis
Sand Coulee
Sanders
Scobey
Seeley Lake
Silver Gate
Stanford
Teigen
Thompson Falls
Three Forks
Troy
West Glacier
West Yellowstone
White Sulphur Springs	white sphr springs
Winnett
Wolf Creek
NC
Advance
Arapahoe
Ararat
Arden
Atlantic Beach
Aurora
Avon
Badin
Banner Elk
Barium Springs
Battleboro
Bayboro
Bear Creek
Beaufort
Belews Creek	belew creek
Belmont
Black Mountain
Bladenboro
Blanch
Blowing Rock
Boiling Springs
Bolivia
Boonville
Bostic
Browns Summit
Bryson City
Burgaw
Burlington	burl
Buxton
Bynum
CID
Calabash
Camp Lejeune
Candler
Candor
Carolina Beach
Carthage
Catawba
Cedar Mountain
Cherokee
Cherry Point
Cherryville
Clarkton
Cleveland
Connellys Springs
Conway
Creston
Crumpler
Cullowhee
Cumnock
Currie
Danbury
Davidson
Deep Gap
Denton
Dobson
Dover
Durants Neck
East Flat Rock
Efland
Elizabeth City	eliz city
Elizabethtown
Elk Park
Ellenboro
Elon
Enka
Ennice
Evergreen
Fairmont
Ferguson
Fletcher
Forest City
Franklin
Franklinville
Fremont
GMAC
Garland
Garysburg
Glade Valley
Glendale Springs
Glenwood
Granite Falls
Granite Quarry
Grantsboro
Grassy Creek
Green Mountain	green mount
Hamptonville
Harkers Island
Harmony
Hays
Hendersonville
Hertford
Hiddenite
Hillsborough
Hollister
Holly Ridge
Hot Springs
Jackson
Jackson Springs
Jefferson
Jonesville
Kenly
Kill Devil Hills	kill devil hill
Kings Mountain
Kitty Hawk
Knotts Island
Kure Beach
Lake Junaluska
Lansing
Laurel Springs
Lawndale
Lawsonville
Leasburg
Leland
Lewiston Woodville	lewiston
Lewisville
Liberty
Lincolnton
Linville Falls
Little Switzerland
Locust
Louisburg
Lucama
Macclesfield
Madison
Manns Harbor
Manson
Manteo
Margarettsville
Marshville
Mayodan
Mc Grady
Mc Leansville
Mccutcheon Field
Middlesex
Midway Park
Millers Creek
Milton
Mineral Springs
Minneapolis
Mocksville
Moravian Falls
Mount Airy
Mount Gilead
Mount Holly
Mount Mourne
Mount Pleasant
Mount Ulla
Mountain Home
Nashville
New London
Newland
Newport
Newton
North Wilkesboro
Norwood
Oak Island
Oakboro
Ocean Isle Beach	ocean island
Ocracoke
Patterson
Peachland
Pfafftown
Pilot Mountain	pilot mount
Pinnacle
Pittsboro
Pleasant Garden
Polkville
Pope Army Airfield	pope army af
Purlear
QVC
RTP
Ramseur
Randleman
Reidsville
Research Triangle Park
Rhodhiss
Richfield
Riegelwood
Roanoke Rapids	roanoke rapid
Roaring River
Robbins
Robbinsville
Robersonville
Ronda
Rose Hill
Rowland
Ruffin
Rural Hall
Rutherford College	rutherfrd col
Rutherfordton	ruth
SJAFB
Scaly Mountain
Scottville
Shallotte
Shannon
Sherrills Ford
Siler City
Smyrna
Sneads Ferry
Snow Camp
Southern Pines
Southport
Sparta
Spring Lake
Stacy
Staley
Stanley
State Road
Stoneville
Sugar Grove
Sunset Beach
Supply
Swansboro
Tarawa Terrace	tarawa|tarawa ter|tarawa tr
Tarboro
Taylorsville
Thurmond
Todd
Topton
Traphill
Troutman
Troy
Union Grove
Valle Crucis
Vilas
Walnut Cove
Warrensville
Warsaw
Washington	wash
Waxhaw
Waynesville
Wendell
West End
West Jefferson
Westfield
White Plains
Whitsett
Wilkesboro
Willard
Williamston
Willow Spring
Wilmington	wilm
Wilsons Mills	wilsons mill
Windsor
Woodland
Wrightsville Beach	writsvlle beach
Yadkinville
Zionville
ND
Alamo
Alexander
Alsen
Anamoose
Antler
Ashley
Beach
Belfield
Berlin
Berthold
Binford
Bottineau
Bowbells
Bowdon
Bowman
Butte
Cando
Cannon Ball
Carpio
Carrington
Carson
Cathay
Cavalier
Center
Cleveland
Cogswell
Columbus
Cooperstown
Crary
Davenport
Dazey
Devils Lake
Donnybrook
Drake
Drayton
Dunn Center
Dunseith
Edgeley
Edinburg
Elgin
Ellendale
Enderlin
Epping
Esmond
Fairfield
Fingal
Flasher
Flaxton
Forest River
Fort Ransom
Fort Totten
Fort Yates
Fortuna
Fullerton
GFAFB
Gardner
Garrison
Gilby
Glen Ullin
Glenburn
Glenfield
Golden Valley
Grace City
Grafton
Grand Forks AFB
Granville
Grassy Butte
Grenora
Gwinner
Hague
Halliday
Hannaford
Harvey
Harwood
Hazen
Hettinger
Hillsboro
Hope
Horace
Inkster
Jamestown	jmst
Jud
Kathryn
Keene
Kenmare
Lakota
Lamoure
Langdon
Lansford
Larimore
Leeds
Lidgerwood
Linton
Lisbon
MAFB
Maddock
Mapleton
Martin
Max
Maxbass
Mcclusky
Mcgregor
Mchenry
Mcville
Medina
Menoken
Michigan
Milnor
Milton
Minnewaukan
Minot AFB
Minto
Mohall
Montpelier
Mott
Munich
New England
New Leipzig
New Rockford
New Salem
New Town
Newburg
Northwood
Oakes
Osnabrock
Pembina
Pingree
Plaza
Powers Lake
Raleigh
Ray
Robinson
Rocklake
Rogers
Rolette
Ross
Rugby
Ryder
Saint Anthony
Saint John
Saint Michael
Scranton
Sentinel Butte	sentinel
Shields
Solen
Souris
Spiritwood
Stanley
Sterling
Tioga
Tokio
Tolley
Tolna
Towner
Turtle Lake
Voltaire
Wahpeton
Walhalla
Washburn
Watford City
Webster
Wheatland
Wildrose
Williston
Willow City
Wimbledon
Wing
Wishek
Woodworth
York
Zahl
NE
Albion
Allen
Alliance
Alma
Anselmo
Ansley
Arcadia
Archer
Arnold
Ashby
Ashton
Atlanta
Auburn
Aurora
Axtell
Ayr
Bassett
Beatrice
Beaver Crossing
Benkelman
Bertrand
Bloomington
Blue Hill
Boys Town
Bridgeport
Bristow
Butte
Cairo
Callaway
Campbell
Center
Central City
Champion
Chapman
Clay Center
Comstock
Cortland
Cozad
Crawford
Creighton
Crete
Dannebrog
David City
Deweese
Dix
Doniphan
Dorchester
Du Bois
Dunbar
Edgar
Elba
Ellsworth
Elwood
Fairbury
Fairmont
Falls City
Franklin
Funk
Gering
Gibbon
Glenvil
Gordon
Grant
Haigler
Heartwell
Hemingford
Henderson
Hickman
Holdrege
Holstein
Humphrey
Jansen
Julian
Juniata
Kenesaw
Lawrence
Litchfield
Lodgepole
Loomis
Lorton
Loup City
Lynch
Marquette
Martell
Mason City
Maxwell
Mc Cook
Mc Cool Junction
Mcgrew
Mclean
Merna
Milford
Miller
Minden
Mitchell
Morrill
Murdock
Nebraska City	nebr city
Nelson
Newcastle
Nickerson
Niobrara
North Loup
Oconto
Odell
Offutt A F B
Ogallala
Oneill
Ord
Oshkosh
Osmond
Oxford
Palisade
Paxton
Pleasanton
Ponca
Ragan
Randolph
Ravenna
Raymond
Republican City	repub city
Riverdale
Roca
Rockville
Roseland
Saint Helena
Saint Libory
Saint Paul
Sargent
Scotia
Seward
Shelton
Sidney
South Sioux City
Springfield
Stamford
Stapleton
Sterling
Strang
Superior
Surprise
Sutherland
Sutton
Taylor
Tecumseh
Thedford
Trumbull
Tryon
Valentine
Valley
Waco
Westerville
Wilcox
Wolbach
Wood River
Wymore
NH
Alstead
Alton Bay
Bartlett
Bradford
Bristol
Campton
Canaan
Center Barnstead
Center Conway
Center Harbor
Center Ossipee
Center Sandwich
Center Strafford
Center Tuftonboro
Charlestown
Chatham
Chichester
Claremont
Colebrook
Contoocook
Conway
Danville
Durham
East Andover
East Candia
East Derry
East Hampstead
East Kingston
East Wakefield
Eaton Center	eaton
Effingham
Enfield Center
Errol
Exeter
Franconia
Franklin
Gilford
Gilmanton Iron Works	gilmanton iw
Gorham
Greenville
Groveton
Hampton
Hebron
Hillsborough
Hooksett
Jefferson
Lancaster
Lebanon
Lempster
Lisbon
Lyndeborough
Melvin Village
Milan
Mont Vernon
Moultonborough
Mount Washington
Nelson
New Castle
New London
Newbury
Newington
Newport
Newton Junction
North Conway
North Hampton
North Haverhill
North Salem
North Sandwich
North Stratford
North Sutton
North Walpole
North Woodstock
Northumberland
Peterborough
Pike
Pittsburg
Plymouth
Rumney
Sanbornville
South Acworth
South Hampton
South Newbury
South Sutton
South Tamworth
Springfield
Sullivan
Suncook
Swanzey
Tilton
Union
Warner
Waterville Valley
West Chesterfield
West Lebanon
West Nottingham
West Ossipee
West Peterborough
West Stewartstown
West Swanzey
Whitefield
Wilmot
Winchester
Wolfeboro
Wolfeboro Falls
Woodsville
NJ
Absecon
Allenhurst
Allentown
Alloway
Andover
Atco
Atlantic Highlands	atlantic hlds
Audubon
Avon By The Sea	avon|avon by sea
Barnegat
Barnegat Light	barnegat lgt
Bayville
Beach Haven
Belle Mead
Bellmawr
Belmar
Berkeley Heights
Berlin
Beverly
Blackwood
Blairstown
Boonton
Bordentown
Bound Brook
Branchville
Brick
Brigantine
Budd Lake
Buena
Burlington
Butler
Caldwell
Califon
Cape May
Cape May Court House	cape may ch
Cape May Point
Cedar Grove
Chatham
Chesterfield
Clementon
Cliffside Park	cliff park
Collingswood
Colts Neck
Columbus
Convent Station
Cranbury
Cream Ridge
Dayton
Deal
Deerfield Street	deerfield
Delanco
Delran
Dennisville
Deptford
Dividing Creek
Dunellen
East Rutherford
Eatontown
Egg Harbor City	egg harbor
Egg Harbor Township
Elizabethport
Elmer
Englewood Cliffs	englewood
Englishtown
Fair Haven
Farmingdale
Flanders
Forked River
Fort Dix
Fort Monmouth
Franklin
Franklin Lakes
Freehold
Gloucester City	gloucester
Greenwich
Hackensack	hack
Hackettstown
Haddon Heights
Haddon Township
Haddonfield
Hainesport
Haledon
Hamburg
Hammonton
Hancocks Bridge
Harrington Park
Harrison
Hasbrouck Heights
Heislerville
Hewitt
Highland Lakes
Highland Park
Highlands
Hightstown
Hillsborough
Holmdel
Hopewell
Howell
Island Heights
Keansburg
Keyport
LEH
Lake Hiawatha
Lake Hopatcong
Lakehurst
Lambertville
Lanoka Harbor
Lawrence Township	lawrence
Layton
Liberty Corner	liberty cor
Little Falls
Little Silver
Lumberton
Lyons
Manahawkin
Manasquan
Manchester Township	manchester|manchester tw
Mantua
Margate City	margate
Marlboro
Marlton
Marmora
Matawan
Mays Landing
Mc Afee
Medford
Medford Lakes
Mendham
Merchantville
Middletown
Midland Park
Millstone Township	millstone
Mine Hill
Monmouth Beach
Monmouth Junction
Monroe Township	monroe
Montague
Montville
Moorestown
Morris Plains
Mount Arlington
Mount Ephraim
Mount Holly
Mount Tabor
Mountain Lakes
Mullica Hill
National Park
Neptune
Neshanic Station
New Egypt
New Providence
Newfield
Newfoundland
Newport
Newton
Normandy Beach
North Brunswick
Northvale
Oak Ridge
Oakhurst
Oaklyn
Ocean View
Oceanport
Paulsboro
Penns Grove
Pequannock
Phillipsburg
Picatinny Arsenal	picatinny ars
Pine Brook
Point Pleasant Beach	point pleasant
Pompton Lakes
Pompton Plains
Port Elizabeth
Port Monmouth
Port Norris
Princeton
Princeton Junction
Ramsey
Randolph
Red Bank
Ridgefield
Ridgefield Park
Ringoes
Ringwood
Riverdale
Riverside
Riverton
Rumson
Saddle River
Salem
Schooleys Mountain
Sea Girt
Sea Isle City
Seaside Heights
Seaside Park
Sergeantsville
Sewell
Shamong
Shrewsbury
Sicklerville
Skillman
Somerdale
Somerville
South Amboy
South Bound Brook
South Hackensack
South Harrison Township
South Seaville
Southampton
Spring Lake
Stockholm
Sussex
Swedesboro
Tabernacle
Teterboro
Thorofare
Titusville
Totowa
Township Of Washington	township washingtn|township washinton
Tuckerton
Ventnor City	ventnor
Villas
Vincentown
Voorhees
Wallpack Center
Wanaque
Watchung
Waterford Works	waterford|waterford wks
Wenonah
West Berlin
West Creek
West Long Branch
West Windsor
Westville
Westwood
Whitehouse Station
Wildwood
Wood Ridge
Woodbine
Woodbury
Woodbury Heights
Woodcliff Lake
Woodstown
Wrightstown
NM
Abiquiu
Alcalde
Algodones
Alto
Amalia
Amistad
Angel Fire
Animas
Anthony
Anton Chico
Arenas Valley
Artesia
Aztec
Bard
Bayard
Belen
Berino
Bernalillo
Blanco
Bloomfield
Bosque
Bosque Farms
Brimhall
Broadview
Buena Vista
Cannon AFB
Capitan
Caprock
Capulin
Carrizozo
Casa Blanca
Cebolla
Cerrillos
Chamisal
Chaparral
Chimayo
Church Rock
Cimarron
Clayton
Clines Corners	clines cors
Cochiti Pueblo
Conchas Dam
Continental Divide	contnental dv
Coyote
Crownpoint
Cuba
Cubero
Datil
Deming
Dexter
Dixon
Dulce
El Prado
El Rito
Elephant Butte
Embudo
Encino
Espanola
Estancia
Fairacres
Fence Lake
Fort Bayard
Fort Stanton
Fort Sumner
Fort Wingate
Gamerco
Gladstone
Glenwood
Glorieta
Grady
Grants
Grenville
Hanover
Hatch
Hernandez
High Rolls Mountain Park	hi rls mountain park|hi rolls mount park|high rolls
Hillsboro
Holloman Air Force Base
Hurley
Ilfeld
Jal
Jamestown
Jemez Pueblo	jemez
Kirtland AFB
La Jara
La Joya
La Loma
La Madera
La Mesa
Laguna
Lakewood
Lamy
Las Vegas
Lindrith
Lingo
Logan
Lordsburg
Los Alamos
Los Ojos
Lovington
Magdalena
Mayhill
Mcalister
Mcdonald
Medanales
Mentmore
Mescalero
Mexican Springs
Miami
Montezuma
Mora
Mosquero
Navajo
New Laguna
Newkirk
Ocate
Ohkay Owingeh
Ojo Feliz
Pecos
Pena Blanca
Penasco
Peralta
Pinehill
Pinon
Pinos Altos
Playas
Portales
Pueblo Of Acoma
Quay
Quemado
Questa
Radium Springs
Ramah
Ranchos De Taos	ranch de taos|ranch taos|rancho taos|ranchos taos
Raton
Red River
Redrock
Reserve
Ribera
Rociada
Rogers
Rowe
Ruidoso
Sacramento
Saint Vrain
San Acacia
San Antonio
San Fidel
San Jon
San Jose
San Ysidro
Sandia Park
Santa Clara
Santa Cruz
Santa Rosa
Santo Domingo Pueblo
Sapello
Serafina
Shiprock
Silver City
Socorro
Springer
Taiban
Taos
Taos Ski Valley
Tererro
Texico
Tierra Amarilla
Tijeras
Timberon
Tinnie
Tohatchi
Truth Or Consequences	t or c|truth consq
Tularosa
UNM
Vadito
Vallecitos
Valmora
Vanderwagen
Vaughn
Veguita
Velarde
Villanueva
Wagon Mound
White Sands Missile Range	white sands
Willard
Williamsburg
Winston
Yatahey
Yeso
Youngsville
Zuni
NV
Alamo
Amargosa Valley
Austin
Baker
Battle Mountain
Beatty
Blue Diamond
Bunkerville
Cal Nev Ari
Caliente
Coyote Springs
Crescent Valley
Denio
Ely
Fallon
Gardnerville
Gerlach
Glenbrook
Golconda
Goldfield
Hawthorne
Hiko
ISAFA
Imlay
Incline Village
Indian Springs
Jackpot
Jean
Logandale
Lovelock
Mc Dermitt
Mc Gill
Mercury
Mountain City
Nellis AFB
Orovada
Overton
Owyhee
Paradise Valley
Pioche
Round Mountain
Ruby Valley
Schurz
Searchlight
Silver Springs
Sloan
Smith
Spring Creek
Stateline
The Lakes
Tonopah
Virginia City
Wadsworth
Washoe Valley
Wellington
Wells
West Wendover	wendover
Winnemucca
Yerington
Zephyr Cove
NY
ABMPS
Accord
Acra
Adams
Afton
Akron
Albion
Alden
Alexandria Bay	alex bay|alexandria
Alfred Station
Alplaus
Altamont
Altmar
Altona
Amagansett
Amityville
Annandale On Hudson	annandale
Antwerp
Apalachin
Apulia Station
Ardsley On Hudson	ardsley hdsn
Argyle
Armonk
Arverne
Astoria
Atlanta
Atlantic Beach
Attica
Au Sable Forks
Auriesville
Aurora
Ava
Averill Park
Avoca
Babylon
Bainbridge
Baldwinsville
Ballston Lake	ballston
Ballston Spa
Barneveld
Barrytown
Basom
Bath
Bayport
Bayside
Bearsville
Beaver Falls
Bellerose
Bellerose Village
Bellport
Berkshire
Berlin
Berne
Bible School Park	bible sch park
Big Indian
Blodgett Mills
Bloomfield
Blooming Grove
Bloomville
Blossvale
Blue Mountain Lake
Bolivar
Bolton Landing
Boonville
Bouckville
Brainardsville
Brant Lake
Brantingham
Breezy Point
Brewster
Briarcliff Manor	briarcliff
Bridgehampton
Broadalbin
Bronx
Bronxville
Brookhaven
Brownville
Brushton
Buffalo	bflo
Burlington Flats	burlington|burlngtn flt
Callicoon Center
Calverton
Cambria Heights
Cambridge
Camden
Camillus
Campbell Hall
Canajoharie
Canastota
Candor
Canton
Carmel
Caroga Lake	caroga
Carthage
Cassville
Castleton On Hudson	castleton
Catskill
Cazenovia
Center Moriches
Centerport
Central Bridge
Central Square
Central Valley
Chadwicks
Champlain
Charlotteville
Chazy
Chenango Bridge
Chenango Forks	chenango fks
Cherry Plain
Chittenango	chitt|chtg
Churchville
Cicero
Cincinnatus
Clarence Center
Clayton
Cleverdale
Clifton Park
Clifton Springs
Clinton
Clinton Corners	clinton cors|clinton crn
Clockville
Cobleskill
Cochecton Center
Coeymans Hollow
Cold Brook
Cold Spring
Cold Spring Harbor
College Point
Collins
Collins Center
Conewango Valley
Constable
Constableville
Constantia
Coopers Plains
Cooperstown
Copenhagen
Corfu
Corinth
Corning
Cornwall On Hudson	cornwall hdsn|cornwall hud|cornwall hudson
Corona
Cortlandt Manor
Cossayuna
Cranberry Lake
Craryville
Croghan
Croton On Hudson	croton
Crown Point
Cuddebackville
Cutchogue
Davenport
Davenport Center
De Kalb Junction
De Peyster
De Ruyter
Delancey
Delanson
Delhi
Delmar
Deposit
Dexter
Diamond Point
Dickinson Center
Dolgeville
Downsville
Duanesburg
Dunkirk
Durham
Durhamville
Eagle Bay
Eagle Bridge
Earlville
East Amherst
East Bethany
East Bloomfield
East Branch
East Chatham
East Concord
East Elmhurst
East Greenbush
East Hampton
East Islip
East Jewett
East Marion
East Meredith
East Moriches
East Nassau
East Norwich
East Pembroke
East Pharsalia
East Quogue
East Rochester
East Rockaway
East Springfield
East Syracuse
East Williamson
East Worcester
Eaton
Edwards
Elbridge
Elizaville
Ellenburg Center
Ellenburg Depot	ellenburg dep
Elmhurst
Endicott
Esperance
Essex
Evans Mills
Far Rockaway
Farmersville Station	farmersville
Farmingdale
Farmington
Felts Mills
Fishers Island
Fishers Landing
Fleischmanns
Flushing
Fly Creek
Fonda
Forest Hills
Forestburgh	forestburg
Forestport
Fort Ann
Fort Covington
Fort Drum
Fort Edward
Fort Montgomery
Fort Plain
Frankfort
Franklin
Franklin Springs
Freedom
Fremont Center	fremont
Fresh Meadows
Fulton
GPO
Galway
Gansevoort
Garrison
Georgetown	geotown
Germantown
Gilbertsville
Glen Head
Glen Oaks
Glenfield
Glenmont
Glens Falls
Glenwood Landing
Goldens Bridge
Gouverneur
Grahamsville
Grand View-On-Hudson	grandview
Granite Springs
Granville
Great Bend
Great Neck	great nk
Great Valley
Greene
Greenfield Center	greenfield
Greenfield Park
Greenvale
Greenville
Greenwich
Greenwood Lake
Groton
Guilderland Center
Guilford
Hadley
Hague
Hamilton
Hammond
Hancock
Hannibal
Harpersfield
Harpursville
Harrisville
Hartsdale
Hartwick
Hastings On Hudson	hastings hdsn|hastings hudson
Hector
Henderson
Henderson Harbor
Hensonville
Herkimer
Heuvelton
Hewlett
Highland Falls
Highland Mills
Hinsdale
Hogansburg
Holland Patent
Holley
Hollis
Holmes	homes
Homer
Hoosick Falls
Hopewell Junction	hopewell
Hornell
Howard Beach
Howes Cave
Hudson Falls
Huletts Landing
Ilion
Inwood
Irvington
Island Park
Islandia
Jackson Heights
Jamesville
Jefferson
Jefferson Valley
Jeffersonville
Jericho
Johnsburg
Johnstown
Jordan
Katonah
Kattskill Bay
Kauneonga Lake
Keene Valley
Keeseville
Kerhonkson
Keuka Park
Kew Gardens
Kill Buck
King Ferry
Kirkwood
La Fargeville
La Fayette
Lacona
Lagrangeville
Lake Clear
Lake George
Lake Grove
Lake Huntington
Lake Luzerne	luzerne
Lake Peekskill
Lake Pleasant
Lake View
Lansing
Latham
Laurens
Lawrence
Le Roy	leroy
Lee Center
Lewiston
Lisle
Little Falls
Little Genesee
Little Neck
Liverpool	lpool|lvpl
Livingston Manor
Livonia Center
Loch Sheldrake
Locke
Locust Valley
Long Lake
Lorraine
Lowville
Lyon Mountain
Lyons Falls
Madrid
Mahopac
Malden Bridge
Malden On Hudson	malden
Malone
Manhasset
Marathon
Marcellus
Marietta
Marlboro
Maryland
Masonville
Maspeth
Massena
Mastic Beach
Mc Connellsville
Mc Donough
Mc Graw
Mc Lean
Mechanicville
Middle Granville
Middle Grove
Middle Village
Middleburgh	middleburg
Middleport
Middleville
Mineville
Mohawk
Mohegan Lake
Moira
Mongaup Valley
Monroe
Montauk
Moravia
Moriah
Morris
Morrisonville
Morrisville
Mount Kisco
Mount Marion
Mount Morris
Mount Sinai
Mount Upton
Mount Vision
Mountain Dale
Munnsville
Natural Bridge
Nedrow
New Berlin
New Hartford	new hartfd
New Hyde Park
New Lebanon
New Lisbon
New Windsor
New Woodstock
New York
New York Mills	ny mills
Newark
Newark Valley
Newcomb
Newtonville
Niagara University
Nichols
Nicholville
Nineveh
Norfolk
North Bangor
North Blenheim
North Boston
North Brookfield
North Collins
North Creek
North Evans
North Granville
North Hoosick
North Java
North Lawrence
Northport
Northville
Norwich
Norwood
Nyack
Oakfield
Oakland Gardens
Ocean Beach
Ogdensburg
Old Westbury
Olean
Olivebridge	olive
Oneida
Oneonta
Ontario Center
Orient
Oriskany Falls
Oswegatchie
Otego
Ouaquaga
Ovid
Owego
Owls Head
Oxford
Oyster Bay
Ozone Park
PJS
Palatine Bridge
Paradox
Parish
Patchogue
Pattersonville
Pelham
Peru
Peterboro
Petersburg
Phelps
Philadelphia	phila
Phoenix
Piermont
Pierrepont Manor
Piffard
Pine Plains
Piseco
Pleasant Valley
Plymouth
Point Lookout
Poland
Pomona
Port Byron
Port Crane
Port Jefferson
Port Jefferson Station	port jeff station
Port Jervis
Port Leyden
Port Washington	port wash|pr wash|pr wshngtn
Portageville
Porter Corners	porter cors
Potsdam
Pound Ridge
Prattsville
Preston Hollow
Pulaski
Purdys
Putnam Station
Putnam Valley
Queens Village	queens
Queensbury
RVC
Raquette Lake
Reading Center
Red Hook
Rego Park
Remsen
Rensselaer
Rensselaer Falls
Rensselaerville
Rexford
Richfield Springs	richfield
Richford
Richmond Hill
Richmondville
Ridge
Ridgewood
Ripley
Riverhead
Rock City Falls
Rockaway Park
Rodman
Romulus
Rosedale
Roslyn
Roslyn Heights
Rotterdam Junction
Round Lake
Roxbury
Rush
Russell
Sackets Harbor
Sag Harbor
Saint Albans
Saint Bonaventure
Saint James
Saint Johnsville
Saint Regis Falls
Salem
Salisbury Center
Salisbury Mills
Sanborn
Sand Lake
Saranac Lake
Saugerties
Sauquoit
Schaghticoke
Schenectady	schdy
Schenevus
Schodack Landing
Schroon Lake
Schuyler Falls
Schuylerville
Scipio Center	scipio
Scottsburg
Scottsville
Selkirk
Seneca Falls
Sharon Springs
Shelter Island
Shelter Island Heights
Shushan
Sidney Center
Silver Bay
Silver Springs
Skaneateles	skan
Skaneateles Falls	skan fa|skan falls
Slaterville Springs
Smithville Flats
Smyrna
Sodus
Somers
Sound Beach
South Bethlehem
South Dayton
South Fallsburg
South Floral Park
South Glens Falls
South Jamesport
South Kortright
South New Berlin
South Ozone Park
South Plymouth
South Richmond Hill
South Salem
South Wales
Southampton
Sparrow Bush
Spencer
Spencerport
Sprakers
Spring Brook
Springfield Center
Springfield Gardens
Springwater
Staatsburg
Star Lake
Stella Niagara
Stephentown
Sterling Forest
Stillwater
Stone Ridge
Stony Brook
Stony Point
Strykersville
Stuyvesant
Stuyvesant Falls	stuyvesant fl
Suffern
Sunnyside
Taberg
Tarrytown
Thompson Ridge
Thousand Island Park	thous island park
Three Mile Bay
Ticonderoga
Tioga Center	tioga
Tivoli
Treadwell
Truxton
Tuckahoe
Tully
Tupper Lake
Turin
Tuxedo Park	tuxedo
Unadilla
Union Springs
Valatie
Valhalla
Valley Cottage
Valley Falls
Van Buren Point
Van Hornesville
Vermontville
Vestal
Voorheesville
Wading River
Walton
Wappingers Falls	wappinger|wappingers fl
Warnerville
Warrensburg
Washington Mills
Washingtonville
Water Mill
Waterloo
Watertown	wtown
Waterville
Watervliet
Weedsport
Wellesley Island
Wells
West Bloomfield
West Burlington
West Chazy
West Clarksville
West Coxsackie
West Davenport
West Edmeston
West Falls
West Fulton
West Harrison
West Haverstraw
West Henrietta
West Hurley
West Lebanon
West Point
West Sand Lake
West Sayville
West Shokan
West Stockholm
West Valley
West Winfield	winfield
Westbrookville
Westernville
Westford
Westhampton
Westhampton Beach
Westmoreland
Westons Mills	weston mills
Westport
White Sulphur Springs	white sphr springs
Whitehall
Whitesboro
Whitestone
Whitney Point
Williamstown	williamstn
Williston Park
Willsboro
Willseyville
Wilmington
Windsor
Woodhaven
Woodside
Worcester
Wyandanch
Wynantskill
Yaphank
Yorktown Heights	yorktown
OH
AMF
Aberdeen
Amelia
Amherst
Andover
Arcanum
Ashville
Attica
Baltic
Baltimore
Barberton	barb
Barnesville
Batavia
Beachwood
Bedford
Bellbrook
Bellefontaine
Bellville
Belmore
Beloit
Berlin Heights
Bethel
Bloomingdale
Bloomville
Bowerston
Brecksville
Bremen
Brilliant
Brookfield
Brookpark
Buckland
Bucyrus
Butler
Cadiz
Cambridge
Camden
Camp Dennison
Canal Fulton
Canal Winchester
Carey
Carrollton
Celina
Chagrin Falls
Chandlersville
Chardon
Chickasaw
Chippewa Lake
Christiansburg	christiansbg
Circleville
Coal Run
College Corner	college cor
Collins
Columbia Station
Columbus Grove	cols grove
Commercial Point
Conneaut
Conover
Corning
Cortland
Curtice
Decatur
Deerfield
Dillonvale
Dover
Dresden
Dundee
Dupont
East Canton
East Fultonham
East Liverpool
East Palestine
East Rochester
East Sparta
East Springfield
Englewood
Evansport
Fairlawn
Fairview
Farmdale
Farmersville
Fayetteville
Felicity
Fort Jennings
Fort Loramie
Fort Recovery
Fostoria
Franklin
Franklin Furnace
Fredericksburg	fredericksbg
Fredericktown
Fresno
Galion
Gallipolis
Garrettsville
Gates Mills
Geneva
Georgetown
Glenmont
Glouster
Gomer
Goshen
Grafton
Graysville
Graytown
Greenfield
Greenwich
Grelton
Groveport
Hamden
Hamersville
Hanoverton
Harrison
Hartville
Harveysburg
Heath
Helena
Hideaway Hls
Hillsboro
Huron
Independence
Irondale
Ironton
Isle Saint George	is saint george
Jackson Center
Jacobsburg
Jefferson
Jeffersonville
Jeromesville
Junction City
Kelleys Island
Kenton
Killbuck
Kimbolton
Kings Mills
Kinsman
Kipling
Lafayette
Lake Milton
Lakeside Marblehead	lakeside
Lakeview
Lakeville
Langsville
Laura
Leesburg
Leipsic
Lewisville
Liberty Center
Little Hocking
Lockbourne
London
Louisville
Loveland
Lowellville
Lower Salem
Lucasville
MOL
Macedonia
Macksburg
Madison
Magnetic Springs	magnetic spring
Magnolia
Maineville
Malvern
Manchester
Mantua
Martin
Maynard
Mc Arthur
Mc Clure
Mc Comb
Mc Cutchenville
Mc Dermott
Mc Guffey
Mcconnelsville
Middle Point
Midland
Milford
Milford Center
Miller City
Millersburg
Millersport
Mineral City
Minerva
Mingo Junction
Mogadore
Monroe
Monroeville
Montpelier
Mount Blanchard
Mount Cory
Mount Hope
Mount Orab
Mount Pleasant
Mount Saint Joseph
Mount Sterling
Napoleon
Navarre
Nevada
New Bloomington
New London
New Marshfield
New Matamoras
New Middletown
New Philadelphia	new phila
New Richmond
New Riegel
New Springfield
New Straitsville
New Vienna
New Washington
New Weston
Newcomerstown
Newton Falls
North Baltimore
North Bend
North Bloomfield
North Fairfield
North Georgetown
North Hampton
North Kingsville
North Lawrence
North Lewisburg
North Robinson
North Star
Northfield
Novelty
Oakwood
Oberlin
Ohio City
Okolona
Old Washington
Olmsted Falls
Orient
Orrville
Orwell
Ottawa
Pataskala
Patriot
Paulding
Peninsula
Perry
Piketon
Pioneer
Pleasant Hill	p hill
Pleasant Plain
Plymouth
Polk
Pomeroy
Port Clinton
Port Jefferson
Port Washington
Powell
Powhatan Point
Proctorville
Ravenna
Rayland
Richfield
Ridgeville Corners	rdgville cors
Ripley
Risingsun
Rittman
Rock Creek
Rogers
Rome
Rootstown
Rushville
Russells Point
Sabina
Saint Clairsville
Saint Henry
Saint Johns
Saint Louisville
Saint Marys
Saint Paris
Salem
Sardinia
Savannah
Scioto Furnace
Seville
Shadyside
Sheffield Lake
Shelby
Shiloh
Shreve
Sinking Spring
South Bloomingville
South Charleston
South Point
South Salem
South Vienna
Spencer
Spring Valley
Springfield	spfld
Stockport
Stryker
Sugarcreek
Sulphur Springs
Summit Station
Sycamore
Tarlton
Tipp City	tipp
Tuppers Plains
Uhrichsville
Union City
Unionville Center
Upper Sandusky
Utica
Vermilion
Vinton
Wakeman
Walbridge
Wapakoneta	wapak
Washington Court House	washingtn ch|washington ch|wshngtn ct hs
Washingtonville
Waynesville
Wellington
West Alexandria	west alex
West Chester
West Farmington
West Jefferson
West Lafayette
West Manchester
West Mansfield
West Millgrove
West Milton
West Portsmouth
West Salem
West Unity
Westfield Center
Wickliffe
Wilkesville
Willard
Williamsburg
Windham
Windsor
Woodsfield
Yellow Springs
OK
Afton
Altus AFB	altus
Alva
Anadarko
Arnett
Atoka
Barnsdall
Bartlesville	bville
Beaver
Beggs
Bennington
Blanchard
Bokchito
Bristow
Broken Bow
Buffalo
Burlington
Byars
Calvin
Castle
Catoosa
Checotah
Chelsea
Cherokee
Cheyenne
Chouteau
Cleveland
Coalgate
Colcord
Collinsville	cville
Coweta
Crescent
Cushing
Custer City	custer
Elmore City
Eufaula
Fairview
Fort Sill
Fort Towson
Gate
Gore
Grandfield
Grove
Hallett
Hanna
Haworth
Hendrix
Henryetta
Hinton
Holdenville
Hooker
Inola
Jennings
Kaw City
Keota
Ketchum
Kiamichi Christian Mission	kiamichi
Kiefer
Laverne
Lexington
Lindsay
Madill
Mangum
Mannford
Marlow
Mcloud
Medford
Meers
Miami
Muskogee	musk
Newkirk
Noble
Nowata
OKC
Oakwood
Okemah
Okmulgee
Oscar
Park Hill
Pawhuska
Pawnee
Porter
Pryor
Quapaw
Ringling
Roff
Roosevelt
S Coffeyville
STW
Shidler
Smithville
Spiro
Stigler
Stonewall
Stroud
Stuart
Sweetwater
Tahlequah	talequah
Tecumseh
Terral
Turpin
Vinita
Wanette
Wann
Washington
Waurika
Weleetka
Wellston
Wewoka
Whitefield
Wilburton
Wilson
Wister
OR
Antelope
Astoria
Aumsville
Aurora
Baker City	baker
Blachly
Blue River
Boring
Brookings
Burns
Buxton
Cascade Locks
Cave Junction
Chemult
Christmas Valley
Clackamas
Clatskanie
Cloverdale
Condon
Cottage Grove
Crawfordsville
Crescent
Creswell
Dairy
Damascus
Dayton
Deadwood
Dorena
Dufur
Durkee
Eagle Creek
Fairview
Fall Creek
Florence
Fossil
Gervais
Gleneden Beach
Government Camp
Happy Valley
Huntington
Jacksonville
Jordan Valley
Juntura
Kerby
Klamath Falls	kfalls
La Grande
La Pine
Lincoln City
Long Creek
Lorane
Madras
Manning
Maupin
Mikkalo
Milton Freewater
Molalla
Monroe
Mount Hood Parkdale	mount hood
Mount Vernon
Myrtle Point
Nehalem
Netarts
New Pine Creek
Newport
North Powder
Nyssa
Ontario
Pleasant Hill	p hill
Rainier
Reedsport
Rhododendron
Rockaway Beach	rockaway
Roseburg	rsbg
Saint Benedict
Saint Helens
Saint Paul
Scottsburg
Seaside
Sisters
South Beach
Sprague River
Springfield	spfd|spfld
Sumpter
Terrebonne
The Dalles
Tillamook
Turner
Tygh Valley
Ukiah
Umatilla
Vale
Veneta
Vida
Walterville
Warm Springs
Wasco
Welches
White City
Wilderville
Winston
Wolf Creek
PA
Abington
Ackermanville
Airville
Alba
Albion
Albrightsville
Alexandria
Aliquippa	aliq
Allenwood
Ambler
Ambridge
Annville
Archbald
Arnot
Artemas
Ashland
Aspers
Aston
Atglen
Auburn
Audubon
Avella
Avonmore
Bainbridge
Bala Cynwyd	bala
Bally
Bangor
Barto
Bath
Beaver
Beaver Falls
Beaver Meadows
Beaver Springs
Bechtelsville
Belle Vernon
Bellefonte
Belleville
Bellwood
Benezett
Bensalem
Benton
Bernville
Berwyn
Bethel
Big Cove Tannery	big cove tann
Biglerville
Birdsboro
Blairs Mills
Bloomsburg
Blossburg
Blue Bell
Blue Ridge Summit	blue ridge sm
Boiling Springs
Boyers
Boyertown
Braddock
Bradford
Branchdale
Bridgeport
Bristol
Brockton
Brodheadsville
Brogue
Brookhaven
Brookville
Broomall
Brownsville
Bryn Mawr
Buck Hill Falls
Burgettstown	burgettstn
Bushkill
Butler
Cabot
Cambridge Springs
Cammal
Camp Hill
Canonsburg
Canton
Carbondale
Carmichaels
Carnegie
Catawissa
Cedar Run
Chandlers Valley
Charleroi
Chester Heights
Chester Springs
Chestnut Ridge
Christiana
Clairton
Clarks Summit
Clifton Heights
Coal Township
Coatesville
Cogan Station
Collegeville
Columbia
Columbia Cross Roads
Concordville
Conestoga
Confluence
Conneaut Lake
Connellsville
Connoquenessing	connoqunsg
Conshohocken
Coplay
Coraopolis
Cornwall
Corry
Coudersport
Covington
Cranberry Twp
Crescent
Cresco
Cresson
Cressona
Croydon
Crum Lynne
Crystal Spring
Cyclone
Dallas
Dallastown
Dalton
Damascus
Danville
Darby
Dauphin
Delaware Water Gap	de water gap
Delta
Denver
Dillsburg
Dingmans Ferry
Dornsife
Douglassville
Dover
Downingtown
Doylesburg
Doylestown
Dresher
Drumore
Du Bois
Duncannon
Duryea
Dushore
Eagleville
Earlville
East Earl
East Freedom
East Greenville
East Hickory
East Mc Keesport
East Millsboro
East Petersburg
East Pittsburgh	east pgh
East Smethport
East Smithfield
East Springfield
East Stroudsburg	east stroudsbg
East Vandergrift
East Waterford	ewaterfrd|ewtrford
Edinboro
Elizabethtown	etown
Elizabethville	eville
Elkins Park
Elliottsburg
Ellwood City
Elverson
Elysburg
Emmaus
Enola
Ephrata
Essington
Etters
Export
Exton
Fairfield
Fairhope
Fairless Hills
Fairmount City
Fairview Village
Fannettsburg
Fawn Grove	fawn
Feasterville Trevose	feasterville
Felton
Fleetwood
Flicksville
Folsom
Forbes Road
Forest City
Fort Littleton
Fort Loudon
Fort Washington	fort wash
Frackville
Franklin
Fredericksburg
Gaines
Galeton
Gans
Gap
Gardners
Garnet Valley
Genesee
Gettysburg
Gilberton
Gilbertsville
Gillett
Girardville
Glen Riddle Lima	glen riddle
Glen Rock
Glenmoore
Glenolden
Glenside
Glenville
Gouldsboro
Grantham
Grantville
Granville
Granville Summit
Greencastle
Greensburg
Greenville
Gwynedd
Gwynedd Valley
Halifax
Hamburg
Harleysville
Harrison Valley	harrison
Harrisonville
Harrisville
Harveys Lake
Hatboro
Hatfield
Havertown
Hawley
Hegins
Hendersonville
Herndon
Herrick Center
Hershey
Highspire
Holmes
Holtwood
Homer City
Homestead
Honesdale
Honey Brook
Honey Grove
Houtzdale
Hughesville
Hummelstown
Hunlock Creek
Huntingdon
Huntingdon Valley	huntingdon vy
Huntington Mills	huntington mill
Hustontown
Indiana
Irwin
Jackson Center
Jamestown
Jenkintown
Jermyn
Jersey Mills
Jersey Shore
Jonestown
Kane
Kempton
Kennett Square
Kingston
Kinzers
Kirkwood
Kleinfeltersville	kleinfeltersv
Klingerstown
Knoxville
Kutztown
Lafayette Hill
Lake Ariel
Lakeville
Landisburg	landisbg
Landisville
Langhorne
Lansdowne
Lattimer Mines
Laurys Station
Lawrenceville
Lawton
Le Raysville
Leck Kill
Lecontes Mills
Leechburg
Leesport
Lehigh Valley
Lehighton
Lemont Furnace	lemont fce
Lemoyne
Lenhartsville
Lenoxville
Leola
Lewisberry
Lewisburg
Lewistown
Liberty
Ligonier
Lincoln University
Linden
Line Lexington
Linesville
Lionville
Lititz
Little Meadows
Littlestown
Liverpool
Lock Haven
Loganton
Lost Creek
Loysville
Lumberville
Luzerne
Lykens
MDT
Mahaffey
Mahanoy City
Mainesburg
Mainland
Malvern
Manchester
Manheim
Mansfield
Mapleton Depot	mapleton dep
Marcus Hook
Marietta
Marion Heights	marion height
Mars
Marshalls Creek
Mc Alisterville
Mc Clellandtown
Mc Clure
Mc Connellsburg	mcconnellsbg
Mc Connellstown
Mc Donald
Mc Elhattan
Mc Ewensville
Mc Grann
Mc Intyre
Mc Kean
Mc Kees Rocks
Mc Knightstown
Mc Sherrystown
Mc Veytown
Mcgees Mills
Meadville
Mechanicsburg	mech|mechbg
Mechanicsville
Media
Mehoopany
Mercersburg
Merion Station	merion
Mertztown
Meyersdale
Middleburg
Middlebury Center	mdby center|middlebury
Middletown
Mifflin
Mifflinburg
Mifflintown
Milford Square
Mill Creek
Mill Hall
Millersburg	millersbg
Millerstown
Millersville
Millerton
Millmont
Millville
Milroy
Milton
Mineral Springs
Minisink Hills
Mohnton
Monocacy Station
Mont Clare
Montandon
Montgomery
Montgomeryville
Montoursville
Moosic
Morris
Morrisville
Morton
Moscow
Mount Aetna
Mount Braddock
Mount Carmel
Mount Gretna
Mount Holly Springs
Mount Jewett
Mount Joy
Mount Morris
Mount Pleasant
Mount Pleasant Mills	mount pleasant m
Mount Union
Mount Wolf
Mountainhome
Muncy
Muncy Valley
Myerstown
Nanticoke
Narberth
Narvon
Natrona Heights
Needmore
New Alexandria
New Berlinville
New Bethlehem
New Bloomfield
New Columbia
New Cumberland	new cumb
New Eagle
New Enterprise
New Freedom
New Freeport
New Germantown
New Holland
New Kensington
New Park
New Philadelphia	new phila
New Providence
New Ringgold
New Wilmington
Newfoundland
Newmanstown
Newport
Newton Hamilton
Newtown
Newtown Square
Newville
Nicholson
North Bend
North Springfield
North Versailles
North Wales
North Washington
Northern Cambria	north cambria
Northumberland
Noxen
Nuremberg
Oakdale
Oil City
Old Forge
Old Zionsville
Oley
Olyphant
Orangeville	orange
Orbisonia
Orwigsburg
Osterburg
Palmyra
Paradise
Parker Ford
Parkhill
Paxinos
Peach Bottom
Pennsburg
Pennsylvania Furnace	pa furnace
Pequea
Perkiomenville
Perryopolis
Philadelphia	phila
Pine Grove
Pine Grove Mills
Pitcairn
Pittsburgh	pitt|pitts
Pittston
Plainfield
Pleasant Mount
Pleasant Unity
Plumsteadville
Plymouth
Plymouth Meeting
Pocono Lake Preserve	pocono lake|pocono lake prs
Point Pleasant
Port Allegany
Port Carbon
Port Royal
Port Trevorton
Portage
Porters Sideling	ports sidling
Potts Grove
Pottsville
Punxsutawney
Quarryville
Rebuck
Red Lion
Reedsville
Rehrersburg
Reinholds
Renovo
Richboro
Richfield
Ridgway
Rimersburg
Ringtown
Riverside
Roaring Branch
Roaring Spring
Rochester Mills
Rockhill Furnace	rockhill furn
Ronks
Royersford
Russell
Sabinsville
Sacramento
Saint Benedict
Saint Boniface
Saint Clair
Saint Marys
Saint Peters
Saint Petersburg
Saint Thomas
Sassamansville
Sayre
Schaefferstown
Schuylkill Haven	schuykl havn
Schwenksville
Selinsgrove
Seward
Sewickley
Shamokin
Shavertown
Shawnee On Delaware	shawnee|shawnee on de
Shenandoah
Shermans Dale
Shickshinny
Shinglehouse
Shippensburg
Shirleysburg
Shoemakersville
Shunk
Sigel
Silver Spring
Slatington
Smethport
Smithton
Somerset
Souderton
South Fork
South Montrose
South Mountain
South Park
South Sterling
Southampton
Sprankle Mills
Spring Grove
Spring House
St Clairsville
Stevens
Stewartstown
Strasburg
Strausstown
Sugar Grove
Summit Station
Sunbury
Tamaqua
Tamiment
Taylor
Telford
Temple
Thompsontown
Thorndale
Three Springs
Tionesta
Tobyhanna
Towanda
Tower City
Transfer
Tremont
Trout Run
Troy
Trumbauersville
Tunkhannock
Turbotville
Tyrone
Ulysses
Union City
Union Dale
Uniontown
Unity House
Unityville
University Park
Upper Black Eddy
Upper Darby
Upperstrasburg
Uwchland
Valley Forge
Valley View
Vandergrift
Villanova
Wallingford
Walnut Bottom
Warfordsburg
Warminster
Warren
Warrendale
Washington	wash
Washington Boro	wash boro
Washington Crossing
Washingtonville
Waterville
Watsontown
Wattsburg
Waynesboro
Weikert
Wellsboro
West Alexander
West Elizabeth
West Grove
West Leisenring
West Middlesex
West Middletown
West Milton
West Pittsburg
West Salisbury
West Springfield
Westfield
Westmoreland City
Westport
White Deer
Whitehall
Wilburton
Williamsburg
Williamstown	williams
Willow Street	willow
Wilmerding
Windsor
Winfield
Womelsdorf
Worthington
Wrightsville
Wyncote
Wynnewood
Wyoming
Yeagertown
York Haven
York New Salem
Zieglerville
Zion Grove
PR
Adjuntas
Aguada
Aguadilla
Aguas Buenas
Aguirre
Aibonito
Anasco
Arecibo
Arroyo
Bajadero
Barceloneta
Barranquitas
Bayamon
Boqueron
Cabo Rojo
Caguas
Camuy
Canovanas
Carolina
Castaner
Catano
Cayey
Ceiba
Ciales
Cidra
Coamo
Comerio
Corozal
Coto Laurel
Dorado
Ensenada
Fajardo
Florida
Fort Buchanan
GPO
Garrochales
Guanica
Guayama
Guayanilla
Guaynabo
Gurabo
Hatillo
Hormigueros
Humacao
Isabela
Jayuya
Juana Diaz
Juncos
Lajas
Lares
Las Marias
Las Piedras
Loiza
Luquillo
Manati
Maricao
Maunabo
Mayaguez
Mercedita
Moca
Morovis
Naguabo
Naranjito
Orocovis
Palmer
Patillas
Penuelas
Ponce
Puerto Real
Punta Santiago	punta stgo
Quebradillas
Rincon
Rio Grande
Roosevelt Roads
Sabana Grande
Sabana Hoyos
Sabana Seca
Salinas
San Antonio
San German
San Juan
San Lorenzo
San Sebastian
Santa Isabel
Toa Alta
Toa Baja
Trujillo Alto
Utuado
Vega Alta
Vega Baja
Vieques
Villalba
Yabucoa
Yauco
PW
Palau
RI
Block Island
Carolina
Chepachet
Clayville
East Greenwich
Exeter
Foster
Glendale
Greene
Greenville
Harmony
Harrisville
Hope
Hope Valley
Johnston
Kenyon
Little Compton	l compton
Manville
Mapleville
NETC
Narragansett
North Scituate
North Smithfield
Oakland
Pascoag
Peace Dale
Prudence Island
Shannock
Wakefield
West Greenwich
West Kingston
Wood River Junction	wood river jt
Wyoming
SC
Adams Run
Allendale
Bamberg
Barnwell
Batesburg
Beaufort
Beech Island
Bethera
Bishopville
Blacksburg
Blackstock
Bluffton
Boiling Springs
Bradley
Cades
Camden
Cameron
Carlisle
Cayce
Chapin
Chappells
Charleston	chas
Charleston AFB	chas|chas air force base
Clemson
Clover
Dalzell
Daufuskie Island
Dillon
Donalds
Early Branch
Eastover
Edgefield
Edisto Island	edisto
Elgin
Elloree
Estill
Eutawville
Fairfax
Fort Lawn
Fort Mill
Gadsden
Galivants Ferry
Garnett
Georgetown
Gray Court
Great Falls
Green Pond
Greenville	gville
Gresham
Hamer
Hardeeville
Heath Springs
Hemingway
Hilton Head Island	hilton head
Hodges
Holly Hill
Hollywood
Hopkins
Islandton
Isle Of Palms
Jackson
Jamestown
Jenkinsville
Johns Island
Johnsonville
Jonesville
Kershaw
Ladson
Lamar
Lancaster
Langley
Leesville
Little Mountain
Lynchburg
Manning
Mayesville
Mc Bee
Mc Clellanville
Mc Coll
Mc Connells
Mc Cormick
Modoc
Monetta
Murrells Inlet
Neeses
New Zion
Norris
North Charleston	north chas
North Myrtle Beach
Okatie
Olanta
Orangeburg
Parris Island
Pauline
Pawleys Island
Pelion
Piedmont
Pinewood
Plum Branch
Pomaria
Prosperity
Rembert
Richburg
Ridgeland
Ridgeway
Saint George
Saint Helena Island
Saint Matthews
Saint Stephen
Salley
Salters
Saluda
Santee
Scotia
Seabrook
Shaw A F B
Spartanburg	sptbg
Sullivans Island
Summerton
Summerville	summ
Tillman
Timmonsville
Travelers Rest
Trenton
UNA
USC
Wadmalaw Island
Wagener
Walterboro
Warrenville
West Columbia
Westminster
Westville
Williston
Winnsboro
Yemassee
SD
Alcester
Alexandria
Arlington
Artesian
Ashton
Barnard
Batesland
Belle Fourche
Beresford
Big Stone City	big stone
Bison
Black Hawk
Blunt
Bradley
Brandon
Bridgewater
Bristol
Britton
Bruce
Burke
Camp Crook
Canistota
Canova
Caputa
Carpenter
Castlewood
Centerville
Chamberlain
Cherry Creek
Chester
Claremont
Clear Lake
Colton
Columbia
Conde
Corona
Crooks
Custer
Dallas
Deadwood
Dupree
Eagle Butte
Edgemont
Elk Point
Elkton
Emery
Erwin
Estelline
Eureka
Fairburn
Faith
Faulkton
Fort Pierre
Fort Thompson
Frankfort
Frederick
Fulton
Gann Valley
Garretson
Geddes
Gettysburg
Goodwin
Gregory
Groton
Harrisburg
Harrold
Hartford
Hayes
Hayti
Hermosa
Highmore
Hill City
Hitchcock
Hot Springs
Howard
Howes
Hudson
Humboldt
Hurley
Huron
Interior
Ipswich
Irene
Iroquois
Isabel
Kennebec
Kimball
Lake Andes
Lake City
Lake Norden
Lead
Lemmon
Lennox
Letcher
Ludlow
Madison
Martin
Mc Laughlin
Meadow
Midland
Milesville
Miller
Mission
Mobridge
Montrose
Mound City
Mud Butte
Murdo
New Effington
New Holland
New Underwood
Newell
Nisland
Norris
North Sioux City
Northville
Olivet
Onida
Orient
Owanka
Parkston
Philip
Piedmont
Pierre
Pine Ridge
Platte
Porcupine
Prairie City
Presho
Pukwana
Quinn
Raymond
Redfield
Reliance
Renner
Revillo
Ridgeview
Roscoe
Rosebud
Rosholt
Saint Charles
Saint Francis
Saint Lawrence
Salem
Scenic
Selby
Sinai
Sisseton
Spearfish
Springfield
Stickney
Strandburg
Stratford
Sturgis
Tabor
Toronto
Tulare
Tyndall
Union Center
Utica
Valley Springs
Veblen
Vermillion
Viborg
Vienna
Vivian
Wagner
Wakpala
Wall
Wanblee
Wasta
Waubay
Webster
Wentworth
Wessington
Wessington Springs
Westport
White
White Lake
White River
Wilmot
Winner
Wood
TN
Antioch
Ardmore
Arlington
Arnold AFB
Arrington
Atoka
Bakewell
Bean Station
Beersheba Springs
Bethel Springs
Bethpage
Bloomington Springs
Briceville
Buffalo Valley
Burlison
Carthage
Castalian Springs
Centerville
Chattanooga	chatt|chatta
Chestnut Mound
Chuckey
Cleveland	cleveld
College Grove
Copperhill
Cottontown
Covington
Crockett Mills
Crossville
Cumberland City
Cumberland Furnace
Cumberland Gap	cumb gap
Dover
Duff
ETSU
Estill Springs
Gordonsville
Grand Junction
Grandview
Gruetli Laager	gruetli
Harriman
Helenwood
Henning
Hickory Valley
Hohenwald
Humboldt
Huntingdon
Huntsville
Hurricane Mills
Jasper
Jefferson City	jeff city
Jonesborough
Kenton
Kingston Springs
Knoxville	knox|kville
La Follette
Lafayette
Laurel Bloomery
Liberty
Linden
Lookout Mountain
Louisville
Lyles
Martin
Mc Ewen
Mc Lemoresville
Mcminnville
Memphis	mphs
Milan
Milligan College	milligan|milligan coll
Millington
Mount Carmel
Mount Pleasant
Mountain Home
Murfreesboro	mboro
New Johnsonville	new johsonvle
Oakland
Old Hickory
Oliver Springs
Ooltewah
Pigeon Forge
Piney Flats
Pleasant Shade
Pocahontas
Powder Springs
Ramer
Red Boiling Springs
Ridgely
Robbins
Rock Island
Rockwood
Rugby
Saint Joseph
Sale Creek
Selmer
Sevierville
Sewanee
Signal Mountain
Soddy Daisy
Somerville
South Pittsburg
Sparta
Spring City
Strawberry Plains	straw plains
Sunbright
Tallassee
Tellico Plains
Tennessee Ridge	tenn ridge|tn ridge
Thompsons Station
Thorn Hill
Union City
White Pine
Whiteville
Whitwell
Wildersville
Williston
Woodland Mills
TX
ARP
Abbott
Aledo
Alief
Alpine
Alto
Anahuac
Anderson
Anson
Anthony
Apple Springs
Aransas Pass
Argyle
Armstrong
Aspermont
Athens
Atlanta
Aubrey
Avinger
Axtell
Azle
Ballinger
Barksdale
Bastrop
Beckville
Bedias
Bellville
Ben Bolt
Ben Wheeler
Bertram
Big Bend National Park	bg bnd ntl park
Big Lake
Big Sandy
Bishop
Bivins
Bledsoe
Blooming Grove
Boerne
Boling
Borger
Bowie
Boys Ranch
Brady
Brazoria
Bremond
Bridgeport
Briggs
Bronson
Brookeland
Brookshire
Brownsboro
Brownsville	bville
Bruceville
Buchanan Dam
Buckholts
Buda
Buffalo
Bullard
Burkeville
Burlington
Call
Camden
Cameron
Campbellton
Canadian
Canyon
Carrizo Springs
Cedar Creek
Center
Center Point
Centerville
Channing
Childress
Chilton
Clarendon
Cleveland
Clifton
Clute
Clyde
Coldspring
Coleman
Colmesneil
Colorado City
Columbus
Comanche
Combes
Concepcion
Cookville
Coolidge
Corpus Christi	crp christi
Corrigan
Cost
Cotulla
Coupland
Crawford
Crockett
Crowell
Cuero
DFW
Daingerfield
Dale
Dawson
Dayton
De Berry
De Kalb
Del Valle
Delmita
Diana
Diboll
Dilley
Dinero
Dobbin
Douglassville
Dripping Springs
Dublin
Dyess AFB
Eagle Lake
Early
East Bernard
Ecleto
Edcouch
Eddy
Edna
El Campo
Eldorado
Elgin
Elkhart
Elmendorf
Elsa
Elysian Fields
Encino
Evant
Fairfield
Falcon Heights
Falfurrias
Falls City
Fayetteville
Flatonia
Flint
Forney
Fort Bliss
Fort Davis
Fort Hancock
Fort Mc Kavett
Franklin
Frankston
Fredericksburg	fredericksbg
Freeport
Freer
Friona
Frost
Fulshear
Fulton
GTE
Garrison
Gary
Gilchrist
Gilmer
Goldthwaite
Goliad
Gonzales
Goodfellow AFB
Granbury
Grandfalls
Granger
Grapeland
Groesbeck
Groveton
Grulla
Hallettsville
Hallsville
Hamilton
Hankamer
Harper
Harwood
Hawkins
Hearne
Hebbronville
Helotes
Hemphill
Hempstead
Henderson
Hico
Hillsboro
Hitchcock
Hockley
Holland
Holliday
Hondo
Hooks
Horseshoe Bay
Howe
Hubbard
Hufsmith
Hughes Springs
Hutto
Industry
Ingleside
Jacksonville
Jarrell
Jasper
Jefferson
Jewett
Joaquin
Johnson City
Jonesboro
Junction
Justin
Karnack
Karnes City
Katy
Kemah
Kemp
Kempner
Kendleton
Kilgore
Kingsland
Kingwood
Kirbyville
Kopperl
Kosse
Kountze
LSI
La Feria
La Grange
La Vernia
Lackland A F B	lackland
Laguna Park
Lake Dallas
Lakehills
Lamesa
Lampasas
Lane City
Laneville
Larue
Laughlin AFB
Ledbetter
Leggett
Leona
Levelland
Lexington
Liberty
Lincoln
Lindale
Linden
Linn
Little River Academy	little river acad
Livingston
Llano
Lockhart
Lohn
Lometa
Long Branch
Lopeno
Lorena
Los Ebanos
Los Fresnos
Lott
Louise
Luling
Lumberton
Lyford
Mabank
Madisonville
Magnolia
Malakoff
Manor
Marble Falls
Marfa
Marion
Marlin
Marquez
Mart
Mason
Mathis
Maud
Maxwell
Mc Camey
Mc Dade
Mc Gregor
Mc Leod
Mc Neil
Mc Queeney
Mcfaddin
Merkel
Mertzon
Mexia
Mico
Midway
Milam
Milford
Millsap
Minden
Mineola
Mineral
Mirando City
Mobeetie
Monahans
Montalba
Moody
Morgan
Moscow
Moulton
Mount Calm
Mount Enterprise
Mount Vernon
Muldoon
Murchison
NAS/JRB
Naples
Naval Air Station/ Jrb
Navasota
Needville
New Boston
New Caney
New London
New Summerfield
Newcastle
Normangee
Novice
Oakwood
Oglesby
Olmito
Overton
Paducah
Paige
Panola
Pearsall
Pecos
Pipe Creek
Pittsburg
Plantersville
Point
Pollok
Port Bolivar
Port Isabel
Port Lavaca
Port Mansfield
Port O Connor
Porter
Poth
Pottsboro
Purdon
Purmela
Queen City
Quemado
Quinlan
Quitman
RMX
Ralls
Randolph AFB	randolph air
Raymondville
Reagan
Realitos
Red Oak
Redford
Rhome
Richland Springs
Richmond
Riesel
Rio Grande City	rio grande
Riviera
Roanoke
Roans Prairie
Roaring Springs
Robert Lee
Robstown
Roby
Rockdale
Rockport
Rogers
Roma
Rosanky
Roscoe
Rosebud
Rosharon
Rotan
Round Mountain
Round Top
Rule
Rusk
SBC ATT
SFA
Salado
Salt Flat
San Augustine
San Diego
San Saba
Sandia
Santa Anna
Santa Elena
Santa Fe
Santa Maria
Santa Rosa
Schulenburg
Seabrook
Seagoville
Sealy
Selman City
Seymour
Shamrock
Shelbyville
Shiner
Simms
Simonton
Sinton
Skidmore
Slaton
Smithville
Snyder
Sour Lake
South Bend
South Padre Island
Spicewood
Splendora
Stamford
Stockdale
Stonewall
Stowell
Streetman
Sudan
Sunnyvale
Sutherland Springs
Sweeny
Sweetwater
Tatum
Teague
Tenaha
Tennessee Colony	tenn colony
Terlingua
Thorndale
Thornton
Timpson
Tomball
Trinity
Troup
Troy
Tulia
Valley Mills
Van Horn
Vidor
Village Mills
Voss
WBAMC
Waelder
Waller
Walnut Springs
Warrenton
Webster
Weimar
West
West Columbia
Westbrook
Wharton
White Oak
Wiergate
Willis
Wilson
Wimberley
Windthorst
Wingate
Winona
Winters
Woodsboro
Woodville
Woodway
Wortham
Yoakum
Zavalla
UT
Altamont
American Fork	am fork
Antimony
Bear River City
Beaver
Beryl
Bingham Canyon	bingham|bingham cyn
Blanding
Bluebell
Boulder
Brigham City	brigham
Bryce
Cache Junction
Cedar Valley
Coalville
Collinston
Corinne
Cornish
Dammeron Valley	dammeron
Delta
Deweyville
Duchesne
Duck Creek Village
Dugway
Dutch John
Echo
Eden
Eureka
Fairview
Fillmore
Fort Duchesne
Fountain Green	ftn green
Garden City
Garrison
Grantsville
Greenville
Grouse Creek
Hanna
Heber City	heber
Helper
Hill AFB
Hinckley
Honeyville
Hooper
Huntington
Hurricane
Ibapah
Ivins
Kamas
Kanab
Koosharem
Lake Powell
Laketown
Lewiston
Loa
MSC
Manila
Mapleton
Mendon
Milford
Moab
Modena
Mona
Monroe
Montezuma Creek
Monument Valley
Morgan
Mount Pleasant
NSL
Newcastle
Panguitch
Paradise
Park City
Park Valley
Peoa
Pleasant Grove	pl grove
Portage
Price
Richfield
Roosevelt
Rush Valley
SLC
SSL
Salem
Salina
Sandy
Santaquin
Smithfield
Springdale
Stockton
Teasdale
Thompson
Torrey
Tremonton
Vernal
Vernon
Veyo
Virgin
Wellington
Wellsville
Wendover
West Jordan	wjrd
Woods Cross
VA
Abingdon
Aldie
Amelia Court House	amelia|amelia ch|amelia ct hse
Amherst
Amissville
Appalachia
Ark
Arrington
Arvonia
Ashland
Augusta Springs
Barboursville
Barren Springs
Bassett
Bastian
Bealeton
Bentonville
Berryville
Big Island
Big Rock
Bland
Bluefield
Bluemont
Bowling Green
Boydton
Brandy Station	brandy
Brooke
Buchanan
Buffalo Junction
Burkes Garden
Callao
Cardinal
Caret
Carrsville
Cartersville
Cascade
Castlewood
Cedar Bluff
Ceres
Champlain
Charlotte Court House	charlotte ch
Charlottesville	chville
Check
Chesterfield
Chincoteague Island	chincoteague
Clintwood
Cluster Springs
Cobbs Creek
Coles Point
Colonial Beach
Copper Hill
Covington
Cross Junction
Crozet
Dahlgren
Dante
Dayton
Dhs
Dillwyn
Duffield
Dulles
Dumfries
Dunn Loring
Dunnsville
Dyke
East Stone Gap
Elk Creek
Elliston
Etlan
Ewing
FDIC
Fairfax Station	fx station
Falls Church
Farmville
Ferrum
Flint Hill
Floyd
Fort Belvoir
Fort Blackmore
Fort Eustis
Fort Lee
Fort Monroe
Fort Myer
Fort Valley
Foster
Franktown
Fredericksburg	fred|fredbg|frederickbg|frederickbur|fredericksbg|fredericksbur
Free Union
Fries
Front Royal
Galax
Gate City
Glen Allen
Gloucester
Gloucester Point	glou point|glouster point
Goochland
Gordonsville
Green Bay
Greenbackville
Greenway
Grundy
Gum Spring
Gwynn
Hacksneck
Hampden Sydney
Hanover
Harrisonburg	harrisburg|hburg
Hayes
Henrico
Hillsville
Hinton
Hiwassee
Honaker
Hot Springs
Howardsville
Hudgins
Jamestown
Jarratt
Jenkins Bridge
Jewell Ridge
Keswick
King And Queen Court House	king and qn ch|king queen ch|kingqueen court house
King George
La Crosse
Lancaster
Laneview
Lawrenceville
Lebanon
Lexington
Lincoln
Little Plymouth
Locust Grove
Lottsburg
Low Moor
Luray
Lyndhurst
Madison
Madison Heights
Maidens
Manakin Sabot	manakin
Marion
Mathews
Max Meadows
Maxie
Mc Clure
Mc Dowell
Mc Gaheysville
Mc Kenney
Meadows Of Dan	meadows dan
Meadowview
Middletown
Midlothian
Milford
Millboro
Millers Tavern
Moneta
Monterey
Montpelier Station
Mount Crawford
Mount Jackson
Mouth Of Wilson	mouth wilson
NASA
Nassawadox
Nathalie
Natural Bridge
Natural Bridge Station	naturl br station
Nellysford
New Market
Newsoms
North
North Garden
North Tazewell
Norton
Oakwood
Orange
Orkney Springs
Paeonian Springs
Palmyra
Pamplin
Parksley
Patrick Springs
Pennington Gap	pennington
Pleasant Valley
Poquoson
Port Haywood
Port Republic
Pounding Mill
Powhatan
Providence Forge
Pulaski
Purcellville
Quantico
Quicksburg
Rappahannock Academy	raphanck acad
Richmond	rich
Riner
Ripplemead
Rochelle
Rockbridge Baths	rockbdge bath|rockbrg baths
Rocky Mount
Roseland
Ruckersville
Rural Retreat
Ruther Glen
Saint Stephens Church	saint stephns ch
Saluda
Shacklefords
Shawsville
Shipman
Somerset
South Boston
South Hill
Spotsylvania
Staffordsville
Steeles Tavern
Strasburg
Susan
Swords Creek
Tazewell
Temperanceville
Topping
Troutdale
Troutville
Tyro
Unionville
Urbanna
VAB
Vernon Hill
Virginia State University	va state university
WDBG
Wallops Island
Warm Springs
Warrenton
Warsaw
Washington	wash
Waverly
West Mclean
West Point
Weyers Cave
White Stone
Wicomico Church	wicomico chur
Williamsburg	wlmg|wmsbg
Williamsville
Wirtz
Woodberry Forest	woodberry for
Woodbridge
Woods Cross Roads
Wytheville
Yorktown
VI
Christiansted
St John
St Thomas
VT
Adamant
Alburgh	alburg
Arlington
Averill
BTV
Barnet
Barre
Barton
Bellows Falls
Belvidere Center	belvidere
Bennington
Bethel
Bomoseen
Bondville
Bradford
Brandon
Brattleboro
Bridgewater	brgwtr
Bridgewater Corners	brdgewtr cors|brgwtr cors|bridgewater corn|bridgewtr cor
Bristol
Brookfield
Burlington	burl
Cabot
Cambridge
Canaan
Castleton
Center Rutland
Charlotte
Chester
Chester Depot
Concord
Corinth
Craftsbury
Craftsbury Common	craftsbury cm
Cuttingsville
Danby
Danville
Derby Line
Dorset
East Arlington
East Berkshire
East Burke
East Calais
East Charleston
East Dorset
East Fairfield
East Middlebury
East Montpelier
East Poultney
East Randolph
East Ryegate
East Saint Johnsbury
East Thetford
East Wallingford
Eden Mills	eden
Enosburg Falls	enosburg
Essex
Essex Junction
Fair Haven
Fairfax
Fairfield
Fairlee
Ferrisburgh	ferrisburg
Forest Dale
Franklin
Glover
Grand Isle
Granville
Greensboro
Greensboro Bend
Guildhall
Hardwick
Hartland Four Corners	hartland cors
Highgate Center	highgate
Highgate Springs
Hinesburg
Huntington
Irasburg
Island Pond
Jamaica
Jeffersonville
Jericho
Johnson
Lake Elmore
Londonderry
Lower Waterford
Ludlow
Lunenburg
Lyndon
Lyndonville
Manchester
Manchester Center
Marlboro
Marshfield
Mc Indoe Falls
Middlebury
Middletown Springs
Milton
Montgomery Center
Montpelier
Moretown
Morgan
Morrisville
Mount Holly
New Haven
Newbury
Newfane
Newport
Newport Center
North Bennington
North Clarendon
North Concord
North Ferrisburgh
North Hartland
North Hero
North Hyde Park
North Montpelier
North Pownal
North Springfield
North Thetford
North Troy
Northfield
Northfield Falls	northfield fl
Orleans
Orwell
Passumpsic
Pawlet
Peacham
Perkinsville
Pittsford
Plainfield
Plymouth
Poultney
Pownal
Proctor
Proctorsville
Putney
Randolph
Randolph Center
Reading
Readsboro
Richmond
Roxbury
S BTV
SMC
Saint Albans
Saint Albans Bay
Saint Johnsbury
Saint Johnsbury Center	saint jhnsbry ct
Salisbury
Shaftsbury
Sheffield
Sheldon
Sheldon Springs
South Burlington	south burl
South Hero
South Londonderry
South Royalton
South Ryegate
South Strafford
South Woodstock
Springfield
Stamford
Starksboro
Sutton
Swanton
Thetford
Thetford Center	thet center
Topsham
Townshend
Tunbridge
UVM
Underhill
Underhill Center
Vergennes
Waitsfield
Wallingford
Wardsboro
Warren
Washington	washing
Waterbury
Waterbury Center
Waterville
West Burke
West Charleston
West Danville
West Dover
West Dummerston
West Fairlee
West Glover
West Halifax
West Rutland
West Topsham
West Townshend
West Wardsboro
Westford
Westminster
Westminster Station
Weston
White River Junction
Whiting
Williston
Wilmington
Windsor
Wolcott
Woodbury
Woodstock
Worcester
WA
Acme
Airway Heights
Amboy
Anderson Island
Ariel
Ashford
Beaver
Belmont
Benton City
Beverly
Bingen
Black Diamond
Blaine
Blakely Island
Bow
Boyds
Bremerton	brem
Brewster
Buckley
Burlington
Burton
Camano Island
Camp Murray
Carnation
Cathlamet
Chattaroy
Chehalis
Chelan
Cheney
Chimacum
Clallam Bay
Cle Elum
Clinton
Colfax
Copalis Crossing
Coulee Dam
Curtis
Davenport
Deming
East Olympia
East Wenatchee
Eatonville
Elma
Enumclaw
Evans
Everson
Fairchild Air Force Base
Fall City
Ferndale
Forks
Fox Island
Friday Harbor
Fruitland
Gig Harbor
Glenoma
Goldendale
Grayland
Greenacres
Hoodsport
Hoquiam
Hunters
Inchelium
JBLM
Joyce
Kennewick	kenn
Kingston
Lacrosse
Lakebay
Lamona
Lamont
Leavenworth
Lilliwaup
Lincoln
Long Beach
Longbranch
Loon Lake
Lopez Island
Marlin
Mattawa
Mcchord AFB
Mccleary
Mckenna
Mead
Medical Lake
Mesa
Metaline Falls
Mica
Mineral
Mohler
Montesano
Morton
Mossyrock
Mountlake Terrace	mountlake ter
Moxee
Naches
Neah Bay
Newman Lake
Nine Mile Falls
Nooksack
Nordland
North Bend
North Bonneville
North Lakewood
Oakville
Ocean Shores
Olalla
Olga
Omak
Onalaska
Orient
Oroville
Orting
Othello
Otis Orchards
Pacific
Pacific Beach
Paradise Inn	paradise
Pateros
Pe Ell	peell
Port Gamble
Port Hadlock
Port Ludlow
Port Orchard
Port Townsend
Poulsbo
Prosser
Quilcene
Quincy
REI
Rainier
Ravensdale
Raymond
Riverside
Rochester
Rockport
Rollingbay
Rosalia
Roslyn
Seabeck
Seahurst
Sekiu
Sequim
Shelton
Silver Creek
Skykomish
Snohomish
Snoqualmie Pass
Soap Lake
South Bend
South Cle Elum
Stanwood
Steilacoom
Stevenson
Sumas
Sumner
Tokeland
Toledo
Tonasket
Touchet
Trout Lake
Tumtum
University Place	university pl
Vantage
Vashon
Veradale
Wahkiacus
Wapato
Waterville
Wauconda
West Richland
Westport
Winlock
Woodinville
WI
Algoma
Alma
Amery
Amherst Junction
Aniwa
Argonne
Arkdale
Armstrong Creek
Arpin
Ashland
Athelstane
Athens
Babcock
Bagley
Baileys Harbor
Baldwin
Bangor
Baraboo
Barron
Bayfield
Beldenville
Benet Lake
Benoit
Berlin
Birnamwood
Black Creek
Black River Falls
Blanchardville
Bloomer
Bonduel
Boulder Junction
Boyceville
Boyd
Brownsville
Bryant
Butte Des Morts
Cadott
Cambria
Camp Douglas
Chippewa Falls
Clayton
Clear Lake
Cochrane
Colfax
Coloma
Combined Locks
Couderay
Crandon
Crivitz
Curtiss
Cushing
Custer
Dallas
Danbury
De Soto
Deerbrook
Denmark
Dodgeville
Dresser
Dunbar
Eagle River
East Ellsworth
Eastman
Edgar
Elcho
Eleva
Ellsworth
FDL
Fall Creek
Forest Junction
Franksville
Frederic
Fredonia
Freedom
Fremont
Galesville
Galloway
Gays Mills
Gillett
Gilman
Gleason
Glen Flora
Glenwood City
Gordon
Granton
Greenleaf
Greenwood
Hager City
Hammond
Harshaw
Hartland
Hatley
Hawkins
Hayward
Heafford Junction
High Bridge
Hillsboro
Hixton
Holcombe
Hortonville
Hudson
Hurley
Hustler
Independence
Iola
Irma
Jump River
Junction City
La Farge
Lac Du Flambeau
Lake Nebagamon
Laona
Larsen
Lena
Little Suamico
Lomira
Long Lake
Loyal
Luxemburg
Lyndon Station
Manitowish Waters	manitowsh wtr
Marathon
Marinette
Markesan
Mason
Mc Naughton
Medford
Mellen
Merrill
Merrillan
Milladore
Mondovi
Montreal
Mosinee
Mount Sterling
Nashotah
Necedah
Neillsville
Nekoosa
New Auburn
New Franken
New Holstein
New London
New Richmond
Oconto
Oconto Falls
Omro
Oneida
Oregon
Osceola
Osseo
Owen
Oxford
Park Falls
Pembine
Pewaukee
Phillips
Pittsville
Plover
Port Washington
Porterfield
Prairie Du Chien
Prairie Du Sac
Prescott
Presque Isle
Pulaski
Randolph
Redgranite
Reedsburg
Reedsville
Rhinelander
Rice Lake
Richland Center
River Falls
Roberts
Rock Falls
Rosholt
Rothschild
Saint Croix Falls
Saint Francis
Saint Germain
Saint Nazianz
Salem
Saxon
Sayner
Schofield
Seymour
Shawano
Sheboygan Falls
Shullsburg
Sobieski
Soldiers Grove	soldier grove
Solon Springs
South Range
Sparta
Spencer
Spring Valley
Star Lake
Stetsonville
Stratford
Sturgeon Bay
Sturtevant
Sussex
Three Lakes
Tigerton
Tomah
Tomahawk
Tripoli
Verona
Vesper
Wabeno
Washington Island
Waterford
Waunakee
Westby
White Lake
Whitelaw
Willard
Wilson
Windsor
Winter
Wisconsin Dells	wisc dells
Wisconsin Rapids	wisc rapids
Withee
Wittenberg
Woodruff
Woodville
Zachow
WV
Accoville
Alderson
Allen Junction
Alma
Alum Bridge
Amherstdale
Anawalt
Arnoldsburg
Asbury
Aurora
Avondale
Bayard
Beaver
Belle
Belmont
Berkeley Springs
Berwind
Bickmore
Big Bend
Big Springs
Bluefield
Bowden
Branchland
Brandywine
Bridgeport
Bruceton Mills
Buckhannon
Burlington
Burnsville
Burton
Cabin Creek
Camden On Gauley
Cass
Cedarville
Chapmanville
Charlton Heights
Charmco
Chloe
Clendenin
Cleveland
Coal City
Cowen
Craigsville
Crawley
Creston
Danese
Daniels
Davis
Davy
Delbarton
Dorothy
Duck
East Bank
Edgarton
Eglon
Elbert
Elizabeth
Elkview
Ellenboro
Eskdale
Exchange
FBI
Falling Waters
Fayetteville
Flatwoods
Flemington
Forest Hill
Fort Gay
Frametown
Frankford
Fraziers Bottom
Freeman
French Creek
Friendly
Gallagher
Gallipolis Ferry
Gandeeville
Gap Mills
Gassaway
Gauley Bridge
Genoa
Gilbert
Given
Glenville
Grafton
Grassy Meadows
Green Sulphur Springs	green sphr springs
Griffithsville
Hacker Valley
Hamlin
Harpers Ferry
Harrisville
Hartford
Harts
Hedgesville
Hillsboro
Hinton
Iaeger
Ireland
Ivydale
Jacksonburg
Jane Lew
Jeffrey
Jumping Branch	jumping br
Kearneysville
Kenna
Keslers Cross Lanes
Keyser
Kiahsville
Kimball
Layland
Le Roy
Leon
Leslie
Little Birch
Littleton
Lizemores
Logan
Looneyville
Lorado
Lost City
Lost Creek
Lumberport
Lyburn
Lynco
Maben
Maidsville
Man
Marianna
Marlinton
Mason
Masontown
Matewan
Matoaka
Meadow Bridge
Middlebourne
Midway
Mineral Wells
Moatsville
Moorefield
Mount Clare
Mount Hope
Mount Nebo
Mount Olive
Nallen
Naoma
Napier
New Cumberland
New Manchester
New Martinsville
Newton
Normantown
Northfork
Oak Hill
Oceana
Omar
Orma
Palestine
Parsons
Pennsboro
Petersburg
Peterstown
Pine Grove
Pipestem
Poca
Point Pleasant
Pond Gap
Princeton
Princewick
Procious
Purgitsville
Quinwood
Rainelle
Ravenswood
Raysal
Renick
Rhodell
Ridgeley
Rio
Ripley
Robson
Rock
Romney
Ronceverte
Rosedale
Rowlesburg
Rupert
Saint Albans
Salem
Sand Fork
Saulsville
Scarbro
Seth
Shady Spring
Shenandoah Junction
Shinnston
Sinks Grove
Smithers
Smithville
Smoot
Snowshoe
Sophia
Spurlockville
Stollings
Sugar Grove
Sutton
Swiss
Talcott
Terra Alta
Tornado
Twilight
Union
Valley Head
Verner
Victor
Vienna
Walker
Walkersville
Wallback
Wana
War
Washington
Webster Springs
Welch
West Columbia
West Union
Weston
Wharton
White Sulphur Springs	white sphr springs
Whitesville
Whitmer
Williamsburg
Williamson
Windsor Heights
Woodville
Yellow Spring
Yolyn
WY
Afton
Arminto
Bairoil
Banner
Bedford
Bosler
Burns
Chugwater
Cokeville
Crowheart
Douglas
Encampment
Evanston
Farson
Fe Warren AFB
Fort Bridger
Four Corners
Garrett
Glenrock
Granite Canon
Hanna
Hartville
Hiland
Hulett
Jackson
Jeffrey City
Jelm
Kaycee
Kemmerer
Kirby
La Barge
Lander
Lingle
Little America
Lusk
Lyman
Lysite
Manville
Mc Kinnon
Moorcroft
Moose
Moran
Natrona
Point Of Rocks
Powell
Ranchester
Rawlins
Riverton
Rock River
Saddlestring
Saint Stephens
Saratoga
Shirley Basin
Thayne
Thermopolis
Torrington
Wamsutter
Weston
Wheatland
Wolf
Wright
Yellowstone National Park	yelwstn nl park`;
export const townWords: string = `anywhere	st	saint
anywhere	ste	sainte
anywhere	sankt	saint
anywhere	sto	santo
anywhere	snt	saint
anywhere	ft	fort
anywhere	frt	fort
anywhere	mt	mount
anywhere	mte	monte
anywhere	mtn	mountain
anywhere	mtns	mountains
anywhere	mnt	mount
anywhere	pt	port
anywhere	prt	port
anywhere	pnt	point
anywhere	hts	heights
anywhere	hgts	heights
anywhere	hghts	heights
anywhere	ht	heights
anywhere	spgs	springs
anywhere	spg	springs
anywhere	sprgs	springs
anywhere	spngs	springs
anywhere	sprg	springs
anywhere	bch	beach
anywhere	bchs	beaches
anywhere	vly	valley
anywhere	vlly	valley
anywhere	vall	valley
anywhere	hl	hill
anywhere	hls	hills
anywhere	hlls	hills
anywhere	lk	lake
anywhere	lks	lakes
anywhere	crk	creek
anywhere	cr	creek
anywhere	rvr	river
anywhere	riv	river
anywhere	jct	junction
anywhere	jctn	junction
anywhere	jnct	junction
anywhere	sta	station
anywhere	stn	station
anywhere	ctr	center
anywhere	cntr	center
anywhere	cen	center
anywhere	centre	center
anywhere	cty	city
anywhere	cy	city
anywhere	twp	township
anywhere	twnshp	township
anywhere	vlg	village
anywhere	vlge	village
anywhere	vill	village
anywhere	is	island
anywhere	isl	island
anywhere	isle	island
anywhere	isls	islands
anywhere	grv	grove
anywhere	gdns	gardens
anywhere	gdn	garden
anywhere	grdns	gardens
anywhere	hbr	harbor
anywhere	harb	harbor
anywhere	harbour	harbor
anywhere	pk	park
anywhere	prk	park
anywhere	rdg	ridge
anywhere	rdge	ridge
anywhere	fls	falls
anywhere	mdws	meadows
anywhere	mls	mills
anywhere	mlls	mills
anywhere	ml	mill
anywhere	brg	bridge
anywhere	brdg	bridge
anywhere	blf	bluff
anywhere	blfs	bluffs
anywhere	cv	cove
anywhere	hvn	haven
anywhere	frst	forest
anywhere	frk	fork
anywhere	frks	forks
anywhere	rks	rocks
anywhere	rk	rock
anywhere	rck	rock
anywhere	shrs	shores
anywhere	shr	shore
anywhere	lndg	landing
anywhere	est	estates
anywhere	ests	estates
anywhere	pln	plain
anywhere	plns	plains
anywhere	sq	square
anywhere	rnch	ranch
anywhere	rch	ranch
anywhere	knls	knolls
anywhere	grn	green
anywhere	grnd	ground
anywhere	flts	flats
anywhere	rds	roads
anywhere	plsds	palisades
anywhere	plnt	plant
anywhere	n	north
anywhere	s	south
anywhere	e	east
anywhere	w	west
anywhere	no	north
anywhere	so	south
anywhere	ne	northeast
anywhere	sw	southwest
anywhere	se	southeast
anywhere	nrth	north
anywhere	sth	south
anywhere	upr	upper
anywhere	lwr	lower
anywhere	lr	lower
anywhere	ltl	little
anywhere	lit	little
anywhere	gr	grand
anywhere	gt	great
anywhere	brkn	broken
anywhere	wht	white
anywhere	blk	black
anywhere	rd	red
anywhere	nw	new
anywhere	cpe	cape
anywhere	cp	camp
anywhere	afb	air force base
anywhere	arpt	airport
anywhere	univ	university
anywhere	natl	national
anywhere	intl	international
anywhere	mem	memorial
anywhere	gen	general
anywhere	pres	president
article	al
article	el
article	ad
article	ar
article	as
article	ash
article	at
article	an
article	az
article	la
article	le
article	les
article	los
article	las
article	the
article	de
article	den
article	il
article	lo
article	gorad
article	lungsod ng
article	dakbayan sa
article	citta di
article	ciudad de
article	city of
article-between	al
article-between	el
article-between	ul
article-between	ad
article-between	ar
article-between	as
article-between	ash
article-between	at
article-between	an
article-between	az
first	pt	port
first	sta	santa
first	cr	creek
first	is	is
first	est	est
first	no	north
first	so	south
first	old	old
last	pt	point
last	sta	station
last	no	no
last	so	so
last	e	east
last	s	south
otherwise	pt	point
otherwise	n	new
otherwise	cr	cross
otherwise	is	isles
otherwise	st	street
otherwise	hl	highlands
otherwise	gr	green
otherwise	wht	white`;
