// Made by "npm run tables" from src/lexicon/tables/city/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
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
1592
2042

4442
1163
3362
1144
2642
5443
1602
6242
4093
2263
2472
6033

6432
2932
5562
1602
5212
1542
4782
2562
1502
2452
5642
4922
2242
7592
1732
3033
4392
1702
1623
9612
6492
1512
7152
1752
3913
3044
2003
1502
2733
3002
1413
4362
1043
4442
4362
1812
5372
2232
1153
1083
1862
1572
4842
2922
1512
5852

2422

1171

1512
1782
5832
2342
1013
1542
8952
3753
8822
2272
4152
1872
2482
1822
2132
2942
6102
5632
1223
4692

3322
2042
1522
2062
2882
1094
4952
1512
1712
1892
1013
2172
4082
2602
1483
1882
3572

4052
2012
1852
6002
6752
1842
2422
8702
2784
2822
6602
3332
8012
3222
2112
1033
2432
2083
1143
2263
1702
1892
1922
3032
2122
1513

8882
1912
3202
2332
3112
1043
3822
2262
1842
2372
1532
4762
1562
1832
3862
3873
9022
5193
1752
3202
1562
5422
3123
3352
1912
4382
5652
8052
3203
2472
2222
5292
3062
5543
8172
6943
2472
2492
7872
3312
7022
2882
3182
2882
2213
2672
1632
2642
1962
2522
3642
3393
1453
6792
5702
3072
8162
1315
5082
5392
2312
2072
3152
5082
3122
1912
1682
9252
2802
4432
6952
4352
2172
4892
2512
1982
7232
2472
5802
1542
2472
4712
9342
2782
6082
4852
1882
5912
3553
1113
4362
4903
3063
7412
1093
5842
1283
7813
2352
8252
1843
2182
4473
2102
1692
5912
1893
1702
5133
1842
1174
5342
1822
8572
1543
1662
2632
8872
3212
5722
6462
8192
4102
2522
8772
2442
2623
4822
8632
3472
2423
1512
2382
8773
2422
2812
4182
4932
2702
1633
1512
2482
1992
8502
1922
2682
3242
7472
7322
1572
5702
1982
1842
1832
3102
2852
3592
2402
1592
1552
1952
2022
4742
2822
1832
1912
2702
1702
1434
1413
7512
1982
5452
7382
4222
2782
3462
2902
3362
1522
3662
3202
1562
2712
3602
3612
3512
1512
2773
2002
1962
2032
4042
2612
3852
2042
3252
3402
9682
9542

1152

2562
3852
1694
5792
2412
5892
2402
1622
1522
3962
1642
1572
4902
1503
1612
2072
2022
1813
2272
2482
1612
2392
2482
9062
2182
1123
1902
2223
2942
4302
2762
1642
2492
2282
1572

1962
1932
1454
1822
2252
2302
7342
2012
3692
1732
2732
1642
9312
2642
2622
2392
1074
3152
2992
5542
1822
1393
4762
9282
4422
3862
4394
1852
1612
2992
2602
2412
1642
3362
1612
6592
2252
3222
2502
4852
4002
9482
1892
4983
1772
1632
2322
2622
2082
4452
4792
3242
3734
2072
2322
2652
7592
2132
3142
7252
1862
1882
4772
1552
2022
2292
2092
5283
3052
1503
1613
3452
1762
1902
1792
1952
1662
2942
1932
1612
1682
3942
1972
6302
2613
1642
3542
2142
2132
3283
1962
3872
1543
2152
2002
5252
1522
1992
1742
9593
3892
8172
4002
2742
8512
2272
1043
6002
2582
1752
2502
1542
8892
2073
1722
3812
2543
1512
1842
2472
1483
6002
2332
1922
2332
2002
1512
1962
1522
2452
2052
3352

3002
4062
2942

1072

5312
1722
1872
3662
1872
6482
5022
3142
3632
1822
1522
7022
3952
1832
2142
5372
1782
3722
1572
1822
2653
7302
3542
2942
6222
2102
2812
1602
2242
2312
1892
1902
9552
4012
1532
3072
3532
3632
3033
2482
2462
3742
4222
1124
2682
1722
2352
3502
6672

1643
1792
1932
1423
3322
3112
6973
3632
1053
1572
1582
1772
2722
2172
4142
3852
1522
3772
7562
2213
1602

9852

7112
4062
3383
2373
4552
1683
3602
1293
1273
7902
2813
5222
1023
5522
7003
5442
4852
5142
4802
2243
3872
4942
2253
2472
4112
5742
3162
3942
2982
6512
8232
3893
2863
1363
4562
4202
7312
8202
8882
4052
3422
8402
6472
3652
1045
4972
3932
4222
5042
3922
4272
3822
1053
3252
4052
3782
3462
3262
5512
6222
8132
4092
2572
3802
6772
1923
3172
6172
3092
4432
1123
2063
4832
3924
3442
3962
4572
5202
2543
1344
9912
2023
2443
1383
1803
2103
3462
1423
8482
1073
9072
2482
3022
3322
1993

1822
2342
2442
1992
2062
2112
2022
2202
2822
1812
2282
3102
2292
2262
1732
3212
2892
3592
1752
1712
3702
5282
3972
2192
6772
1892
2982
3172
1932
1662
2062
2612
1702
1732
1522
2492
3792
3042
6902
1602
1952
1772
1802
6072
3362
2042
2262
2252
1502
2422
5602
2162
1582
1742
1852
1592
1532
1952
1592
1662
1562
2352
2362
2792
2152
6902
2412
3482
2082
1612
1063
5212
2452
1822
9132
3272
1782
2202
3192
1852
7752
1692
2222
2212
3632
2372
2952
1732
3202
3762
1972
1552
3332
1833
9292
1772
1682
1742
2482
7672
7392
1782
2032
2102
3382
1782
2642
1752
2642
3512
2002
3012
1852
3442
3102
1652
1652
3652
2592
1922
3012
3792
6922
2602
2292
3452
1712
3362
3082
2313
6372
2172
3472
2062
2212
1602
2512
3162
1802
1682
1912
2182
1602
1692
3952
1552
2252
1772
1692
4312
1702
2782
2952
2002
2102
3522
00
2003
1024
1173
2592
3702
2012
3752
2012
2002
1582
1822
3202
2962
4522
4092
2322
1622
2002
2672
2902
2622
4603
2732
2412
2772
1882
7752

2392
2292
1762
1912
3772
3752
1792
6112
1094
2902
1522
2692
3212
8732
2632
3012
2602
3922
3662
1682
2912
3392
3782
2222
2602
4532
1592
1752
3603
6032
2512
1862

8012
6492
5442
2402
6622
3133
3782
2122
9482
3232
1932
1433
3482
1154
3212
9642
3972
8732
2462
2652
2682
1563
3832
1582
1662
3403
1193
3032
1872
8252
7602
1942
2432
4742
4222
2662
4832
5102
7972
1892
5522
1972
2002
2052
3862
6622
4332
1722
2172
1963
2092
7132
1502
2102
5222

3772
3812
3172
5272
6552
9752
1473
7962

1962
1972
3323
1802
2322
3852
2152
1942
7112
2092

2102
1982
7602
3022
3012
2343
3302
1643
8352
5402
8092
3712
8702
2232
1103
4132
2033
2172
3862
6913
2922
1253
2402
2362
2252
1992
2012
3863
8222

5991

9020

1922
3012
3122
6442

8282
2202
3032
1822
1882
2222
8432
1593
2253
1552
1364
2362
1962
7402
1522
1413
2093
8862
3052
2812
8133
1552
3602
1832
9003
2662
2802

1582
1073
1902
1592
2922
1662
1962
2672
2182
1652
2142
1592
4122
1572
1642
7632
1502
1932
2312
2392
3412
1243
1792
4512
4572
7453
2922
1802
1692
3462
4792
1822
1702
1583
4092
1822
5122
1652
1592
1962
4092
2832
2822
2062
9173
8842
1822
2782
1532
1952
2362
1652
1832
2472
1722
1203
1893
1722
2442
2612
2292
6742
1602
7652
2782
4102
4222
3952
6342
1552
2982
1484
3432
4932
3032
8392
1732
2132
1592
2182
4492
1892
3892
2292
3062
5752
1953
2062
4192
1972
1722
2202
2012
8542
2903
9262
1503
1383
6442
1642
1842
6962
2122
4172
5532
4162
2932
1632
3562
3673
2112
2502
2202
2322
2652
7633
2042
4522
3742
1772
2282
1712
2152
2023
1662
2252
1872
1752
5062
1612
1943
1463
2762
9553
1812
3393
4002
2942
4232
1722
2532
2602
1772
2253
2142
6513
1992
2182
2312
7033
2132
6492
1592
1672
5582
3492
3202
6482
3092
1912
1712
1642
2672
5342
2183
7042
2682
2412
8652
2832
5122
1822
4372
2182
6122
2592
3022
4402
1742
1103
1942
2404
4862
1812
3732
1802
1762
2102
1882
4812
1562
1532
3532
1812
2202
3562
1912
8882
5292
3412
1962
2712
2522
3622
8332
4082
1712
3272
2753
1982
2332
1373
5242
2353
7072
1622
3272
4782
4272
1892
1762
3172
1682
3493
4452
4522
1512
4392
5492
1612
1433
5482
1772
2032
4652
2742
2742
5722
2782
2472
5142
4982
4992
1562
1414
3702
9112
2242
3562
1742
2162
4892
2992
3392
6812
7242
1632
1892
1842
5722
3862
1682
1673
1053
4432
6512
1682
4343
1672
2882
7092
2052
2632
1642
2262
1642
2512
3612
2462
2842
8202
7812
3542
3302
6992
9942
2503
2533
3133
2902
1722
5652
3953
4242
6872
5512
2853
9472
1992
3062
1572
4062
1552
2122
1113
2503
2872
1173
3622
1592
8862
6112
6322
5682
1233
2442
3012
4872
6022
2262
8972
5643
2613
7902
1562
2842
9782
1752
2442
6202
3122
6722
9752
7192
4372
1732
7872
1832
2112
6352
3172
3472
3282
9782
2972
9172
3382
2252
3212
2182
1243
1013
1522
5892
2523
9362
2152
5012
2712
4812
1652
1862
2372
1822
2002
2442
2153
2833
2283
5593
2482
2432
1932
1842
1692
1692
2013
9922
4912
2262
3982
3943
5482
4852
6182
1682
1552
1572
2082
1522
8472
6212
1313
7612
3243
1922
3102
5722
1902
7642
5052
5502
2712
1005
1542
1882
2492
7712
1862
3362
3182
2362
2532
4112
2093
1243
6143
3753
4702
2003
4272
1632
2322
4553
7862
7652
2062
1712
3412
1952
5542
3622
2462
3302
2782
7152
2053
1363
5962
7433
7762
4162
4113
2732
2262
1672
1812
3312
7402
3532
6462
6623
1722
1842
4672
4662
2782
2152
5902
2882
2462
2552
8972
9902
2352
2493
2443
2472
3372
3432
1852
2582
1063
3732
2582
1952
1512
1883
2714
3222
9842
2572
1702
2112
1612
3672
1533
1562
5102
1662
2402
2702
2302
4192
3822
1883
5192
6024
2372
4662
1803
1882
2642
3602
5513
1123
4073
2102
2822
1692
1512
1123
4572
1722
2552
3212
1363
1752
2322
1962
2382
2702
3402
2103
3872
1992
2503
1552
1153
2002
2892
1233
4912
4102
1374
2112
3282
2942
4822
5582
3262
2923
2532
1802
2192
1473
2152
3532
1073
8892
1762
2732
1892
2852
1872
1622
2482
4122
2172
5172
1752
2532
1642
1912
6042
3423
1672
2612
1952
1512
3742
1722
1323
1912
2792
2733
6302
2252
1782
2012
4212
5452
3213
4932
3922
2092
3802
6562
7202
1263
6582
2072
9882
1803
4862
1512
7282
1622
3222
1413
3552
3912
1572
7582
7082
3612
3042
2312
1852
3102
1862
3922
1223
3442
1612
6372
2672
9782
2572
3462
6783
1642
4482
3472
4522
3022
2543
5602
2842
1792
1602
1932
4942
8842
1004
1572
1533
1562
1643
1862
4563
2752
1473
2192
1892
2562
3652
4782
3782
1632
2242
9122
2682
2172
2532
3412
3323
1662
4032
4402
1812
1632
4192
4592
7822
1293
3263
5972
2342
2672
3902
2392
1832
1732
3412
1532
3863
3082
2492
7252
2672
1892
1852
3123
2123
7962
4522
2602
4302
2692
2542
2092
2202
2272
1552
5462
2702
3822
5442
4452
4012
3302
1622
1433
1443
2772
3112
7652
4723
1822
1992
6952
1053
2903
4672
5742
8122
8152
1842
2332
2132
2562
1572
1653
6542
3972
2442
3852
4312
4542
1582
3223
2042
4703
2452
2782
4613
2812
7282
2352
1662
1552
1273
1193
7652
1792
3472
2382
1303
3042
9512
3482
1143
1752
5662
4382
3172
3062
2262
2962
4152
1852
4762
2272
3512
2133
6942
1822
3702
2982
2062
7962
8532
1992
1383
1732
7742
1572
6792
4482
3462
3373
1972
3462
6162
2023
6302
1263
5972
8442
2652
1752
3682
1523
1672
2012
1612
1682
9042
2362
1812
4762
1552
8192
1563
2232
1013
2063
1823
3952
9952
2212
4732
1712
6392
6362
4582
1682
2832
2722
3882
1722
2293
1862
1602
4412
1803
4442
1972
4352
1553
2502
3292
7122
2382
2872
2142
2912
2282
5152
1742
2292
4912
1413
1992
1842
4482
1962
1842
2962
2582
2272
2043
1812
6482
4792
1174
3103
3052
1892
1063
2362
2762
1513
1013
1742
2142
1832
2012
3122
2372
5892
3412
1982
2393
2513
2592
1912
2282
1174
4792
3372
3042
4132
2162
4092
2092
1093
1723
5762
3053
2943
2302
8122
5642
4133
2052
1683
6192
4823
5772
2972
2422
8492
4042
5572
1892
1752
1033
9612
2742
1722
1662
7632
2223
1942
8183
1623
3692
2282
2102
1943
1572
3732
3913
2612
6402
3212
1724
5223
1183
1512
7202
4782
6532
3652
1623
3272
3022
1753
4782
3142
9652
1582
1013
2262
2212
2562
1562
6273
1123
4882
1562
5542
2142
3522
2162
1622
1582
1932
2042
2173
1013
3232
2182
1832
5602
3212
1603
3542
1882
1522
3813
2272
3992
1103
6352
6262
4212
2022
1852
1912
2573
2252
2652
1632
1912
5942
6012
3613
2532
1672
9082
3552
2382
1732
2012
1602
3592
3722
3892
3283
2012
3352
2812
3022
2642
2282
2262
2232
5332
1562
3873
7542
9472
7293
2392
4752
1034
3112
2122
9112
2142
5322
1782
1893
6372
1952
2762
5672
8722
2722
3322
1873
1213
4622
7472
1612
1752
7232
6372
3872
1083
1952
2512
1622
1602
1602
8832
4202
2762
1872
1842
2214
1253
2242
1143
3082
4072
4032
4882
3212
3382
2943
2652
1023
5202
3843
3582
9092
1852
2374
4663
1812
7192
3353
5202
1772
2523
1702
2702
1013
1822
1583
1772
1643
2862
8772
5242
3132
2072
3722
2092
2882
1223
2242
2952
1882
4912
1932
9892
8132
1113
2012
8752
7212
4042
1612
1632
2622
2352
3342
8262
1113
1103
1073
1683
4342
9752
9662
1682
2202
5832
1542
1512
1703
4903
3532
1073
1832
1732
3422
1622
1572
1543
5242
2682
1882
3203
4152
3432
1963
2252
2162
8952
2932
7142
3392
8722
1982
1233
1912
3082
1642
1882
2752
3112
2042
1013
1963
4492
1652
2822
2052
1522
2583
3063
1604
5252
3122
1612
1722
5052
1812
2353
5812
2702
6322
3792
2582
2672
2802
3412
5562
5113
2002
6303
1413
1173
2432
1173
00
2343
1512
2102

2283
4652
2692

9872
1702

1782
2082
4742
5372
2152
3072
1962
6322
4342
3702
4992
4452
3092
1812
4472
1692
2083
9002

6102
7312
3433
3002
4732
7132
1552
3692
6222
5142
1572
1023
3472
6542
1912
8232
1313
2022
3462
1253
1203
1013
3072
1744
1123
1612
2012
1013
3693
1742
2502
9802
2772
1702
5072
3722
2422
3173
3392
4813
2202
2462
1912
1752
2962
3013
1003
1693
2213
1053

1682
1532
1342
6152

1523
2472
9022
2952
1792
2982
1823
1922
4882
1892
4652
2652
3912
1882
4343
2622
3442
8782
2392
6962
1643
2033
1024
1203
3342
1572
1592
2262
4242
4282
1093
6922
2082
1812
1642
1582
1712
1153
1872
4882
3142
3282
1862
1013
1023
1742
1862
4892
1812
5952
2222
7123
3483
1602
7602
1742
5232
2423
2002
5402
4152
1583
1512
1163
4522
5053
1962
3482
6872
7462
1253
1522
2102
1143
2052
4093
2252
2362
9372
2182
1672
3773
3042
1562
7062
1592
3473
2293
1562
7002
2623
3462
6312
3152
3462
1812
3452
6693
8752
3274
1892
1572
3222
2472
8492
2032
7432
5852
8202
6082
1942
5022
3232
4802
6363
1663
3262
3022
2483
8123
2262
2122
1562
3772
7592
8782
1742
3022
2132
1862
2752
3462
2552
6562
4272
7362
1763
7622
1823
1863
2402
1443
1562
2442
2402
1622
2902
2522
4212
5032
7162
5492
8792
2162
7742
1702
3872
1622
8302
1993
7492
2262
4922
1293
5512
3362
1782
5772
1323
3022
3612
3953
1942
9472
1822
9932
4302
4614
1203
2072
3112
1844
2102
2582
2393
4732
2903
3442
9752
5032
2052
2332
6652
2783
6323
3392
1592
1522
3593
9922
5293
1263
4222
1862
1063
1652
1662
2572
2002
2983
2882
2962
5482
1732
2003
2572
3322

1200

3552
2452
1742
1703
2673
1722
1893
5072
8753
4142
3522
4312
6822
7012
3192
5393
1363
5512
2942
4643
3702
7362
1473
5902
3702
2982
1273
1073
1443
5052
1543
2232
1553
5012
2892
9682
9552
2253
3882
1792
3212
8962
4372
3522
1374
4223
4183
6232
3672
3882
4072
3312
8642
1843
1803
3722
2712
7794
1873
2012
2802
4012
1183
4832
2792
1183
4853

1942
1662
2902
2442
3252
3432
1842
2682
6712
5652
2012
3812
4022
2862
2742
1672
1303
6182
1532
5423

1912
6593
2402
2392
1822
2282
1043
2322
5872
2092
2092
1284

3423
2342
2372
9192
1682
1822
1582
3012
2332
4212
1522
2802
1792
3392
7062
1782
3482
1632
1732
1642
1792
1682
3132
1692
2292
1512
1982
5712
2642
1612
2322
1173
3682
2502
1772
3722
1632
1772
1602
1712
1542
1592
1702
1843
3282
2202
2692
1992
2092
3242
1932
4862
1223
1662
1643
1612
2052
2732
1822
1522
1552
2002
1572
1722
1612
2102
2002
1652
2832
1622
2822
1542
4602
5432
4492
1642
3622
2922
1552
3382
3002
2732
3402

3442
1953
3132
3902
2752
3932
3512
2022
1712
5992
2332
1973
1512
5212
4992
1912
1393
3812
1673
5962
5032
3912
7382
2992
1233
6202
4722
1283
6732
4022
5382
2163
6972
3892
2362
5673
6102
3732
3442
5832
5072
2292
2312
1772
3742
1013
3602
4312
8182
6192
1652
3772
9003
3684
1043
5122
5852

1342

2953
3162
9732
2462
2823
4492
1333
4672
2452
2383
2533
1973
5182
2262
4844
3332
2242
5932
3152
2503
8572
1552
3812
2133
1303
6782
1173
2502
2182
2002
1603
1692
5103
2702
4612
6552
2692
1632
3282
7712
1363
1882
2122
2222
2882
6312
2762
4982
1253
5692
1562
1662
6952
3592
2232
2162
2632
1553
2932
2492
1662
2273
2282
4912
2332
1692
2312
1812
1023
3062
9292
1613
1293
3792
2153
1642
4582
1742
1503
8252
3142
2992
1692
2022
1433
1832
5542
1863
2472
3103
4492
2802
3002
2013
1043

1304
8022
6882
1602
5592
3562
2322
5432
2842
3002
5032
1173
2313
2992
3142
4752
5522
2753
3712
8012
1113
4262
2692
8022
3203
3772
1952
1773
2232
7212
2462
5402
1443
5522
4363
2522
8462
4662
4373
4352
8412
9272
4272
2222
2033
8792
9612
1344
1922
4732
1702
2183
2262
4382
4082
6542
2472
3943
7262
2913
6932
8072
1722
1782

8002
7272
8252
8632
3002
1193
8482
2753
1223
1143
6242
1514
2553
5733
6812
1793
1373
1993
9372
2603
1393
3403
4663
1913
8742
6903
7093
8264
1813
1113
1103
8042
2202
3773
1223
1043
5732
9182
6382
1593
1763
6333
6202
2014
1063
1093
3623
8662
1013
6383
5903
9622
6703
7813
1843
1853
1143
8802
6022
1083
7392
6442
6212
8262
2614
2023
9092
1483
8142
2363
6242
8292
1793
9372
7082
9452
9412
1093
6182
2663
4753
8252
5912
1173
1523
6102
9552
4773
2423
9152
5662
7732
7193
6092
5403
3003
6602
4133
7642
7472
6382
6283
1204
8332
3193
6462
4493
1283
6072
2903
1223
7912
7372
1543
7882
7232
9752
6162
1594
7443
2223
9842
3923
1463
7683
7522
6123
1333
8262
1763
7762
1543
9432
6682
9042
1273
6332
1263
7022
5602
5892
9522
6602
1603
1034
2393
7402
8392
1793
6152
5013
5712
8762
6743
4633
6582
3234
5783
2663
7912
2213
1114
1303
5183
5083
4184
2183
1303
6022
8663
5952
6742
1153
1723
1533
3953
1893
6502
7572
2513
7702
8032
1633
6332
9062
3133
5832
6082
3774
1053
6012
6912
6792
1604
8172
7952
6852
5353
6123
2724
7972
1453
5504
2053
5882
3243
7422
6142
1253
1303
9022
7582
7922
1373
8672
3464
4083
8202
7882
1353
3423
6842
1103
2243
1994
3004
7922
9542
4993
1083
4213
1133
6293
7452
1663
1334
8082
1465
1253
1453
2093
6022
6742
1004
2463
9862
8222
1463
8512
1843
6642
7912
8772
6612
1013
5602
7603
8962
7622
5553
1644
1513
5832
6663
3594
3773
1333
6172
1043
7082
6212
7832
4202
3723
1143
6252
1083
9112
8903
6842
4623
8302
5532
5692
6832
7203
5473
5442
8362
2523
6663
5982
1723
8043
7442
6342
3094
8242
8612
6192
8552
7154
1874
7252
1153
6842
6792
2643
1983
6592
6992
1443
1043
1323
6022
1263
1143
8232
4283
1394
6622
1233
6762
4173
7362
8912
1003
9582
5973
1513
9152
6042
7232
1384
1183
9892
7592
2713
2023
1003
1103
7752
5562
1103
7822
1533
5482
6492
2333
9822
7272
1733
2273
9282
7142
1073
7672
1003
1543
8892
1153
1293
1243
2533
3204
7372
6652
7203
9012
1703
1243
5982
6502
1024
1983
6442
4804
5812
7332
2593
7752
1023
2153
8422
8292
9562
6872
5682
4503
1423
1783
6132
1683
2253
3113
1443
3333
2074
7072
6122
7722
1423
1373
6922
1303
4663
5183
1653
6522
5922
7042
6152
5323
5992
4003
2453
2133
1583
5642
6192
1923
2893
7482
1263
1953
9172
1233
1503
6883
1163
5762
7762
2263
1053
7272
6552
1034
8932
1273
9002
9033
5922
2553
9762
2033
1313
7603
4563
1394
8912
8302
2453
1463
7112
9062
1884
2083
1364
8772
5802
5912
4713
1253
1133
6163
4152
8542
5363
1174
5742
7112
6493
7642
7402
3154
1553
1363
1663
9092
2043
1513
5622
1184
1703
7022
6562
1673
6273
5852
5722
6522
6712
8092
9702
1943
9522
1113
9112
9032
9552
9832
3063
1113
9982
7282
1893
3903
7302
9232
1533
5822
3803
1523
8762
8532
5932
6242
8432
8612
6182
1144
1313
1323
6112
7672
5662
1273
9202
6032
6542
2103
2044
1343
2813
1543
8962
3974
5842
1483
1793
6662
1083
3954
1523
4253
1383
9493
7003
2074
8262
6452
5642
6742
5672
5283
7192
1063
1743
6302
1543
9062
1163
7002
7762
6542
5773
7484
2903
7482
6602
1123
8032
6052
9963
1893
6362
7703
6562
5782
3523
1063
3593
6362
7122
5542
1633
1273
1344
8442
6192
7762
2494
1553
7212
5582
5004
2502
6782
9372
6242
5942
1543
6933
1323
1253
7842
5913
7122
1563
6552
5752
3273
1163
3733
7162
5542
7412
5842
9902
1213
6112
6902
9482
8872
6532
6992
1663
7872
2613
3343
1103
1133
6662
5532
6092
1483
5712
2523
1522
6772
5563
1183
7742
6003
6212
1313
7042
3514
5762
8242
6662
6472
2263
3453
8823
6422
1143
6732
8022
6253
6212
8722
1083
5652
1573
1213
6062
6663
8732
5892
5942
9942
5482
1173
1063
1523
6702
6162
7782
6912
9142
8362
5472
4653
6883
7252
5732
5902
7092
1123
6252
4043
1753
1243
1043
6043
3133
2593
1884
5852
1233
5503
1083
1363
6202
7702
2653
1093
6632
6612
5502
6612
1393
1483
7743
1653
8582
6862
1093
7433
3234
1103
8562
2113
1923
1413
7082
7362
5922
3002
7202
7512
1393
5742
6893
1404
5922
8942
7242
4212
1213
1642
6082
1493
6142
1713
6782
1103
1093
1054
6572
8022
2033
6323
5622
9332
3473
9822
4493
7532
4103
7132
9322
5582
2544
6802
9532
6202
9883
1553
5522
1304
1243
6302
6622
5702
7052
3173
1843
1204
1813
6162
1453
2003
1054
7302
1373
3703
1004

9122
2882
1882
7142
6102
2242
1522
2072
3223
6502
1872
2002
3532
3083
1882
2052
5052
5622
2022
1173
8672
1663
2742
2622
2912
2322
1722
3433
1273
1782
3143
2613
3082
2322
4162
3992
1772
2582
5792
4082
4323
1582
3302
1632
3652
2962
2682
2032
3362
2462
2272
1822
5832
2122
1812
5922
3422
6852
2492
2762
1902
6232
9242
1872
3142
7512
5372
1632
1672
2622
2732
3402
2982
4462
2593
3732
3352
5372
8642
4403
2082
3823
5362
2483
2812
3182
1672
8352
3533
2702
2042
2723
3652
8502
3092
2202
2602
2004
2312
2422
2342
1632
3583
1023
1872
1303
1003
5042
5872
4062
2822
2972
2012
3382
2352
1512
2712
1932
2672
1862
4942
8202
3662
4482
2823
7772
4223
2822
1962
3242
1083
1303
2952
1972
8882
5442
5922
1772
2352
2523
4722
1303
2092
9462
5622
1633
1592
1812
2872
3842
4802
5452
4082
9202
1803
2212
7213
3982
1662
4922
2012
1762
8832
1522
4532
1962
6852
1672
4842
6462
2002
5552
5802
1353
9523
2122
2402
2282
2262
2394
6562
6222
2502
3242
1183
2403
2482
5723
7104
3933
1572
1384
1742
1913
1672
2042
4412
2262
3153
5042
2622
6932
2772
8642
2522
1642
1742
1572
1972
7342
4062
2962
2062
1622
5152
4862
2212

2902
2242
1822
3442
1512
2742
1762
2542
2752
2172
2882
1552
2602
3142
3353
3492
5592
2502
1702
2732
3002
3572
6312
2402
3972
1532
2602
4542
2672
2192
1912
2602
1562
3462
1592
2642
2662
2032
2072
2592
4752
3442

2892
4222
2712
2972
1662
2002
3362
6022
1692
4552
3522
5563
3462
1842
2513
6732
5482
1273
5962
4272
6212
1832
1922
2582
2372
3412
4372
7682
1792
5542
1873
2412
2682
2312
1033
5402
2032
1882
6612
9292
2092
1672
1473
2902
1283
4152
3382
2572
2043
2882
2164
4722
1782
4112
1962
2022
5442
3193
1842
6992
6892
2733
1652
2532
3942
2762
2002
6302
2032
2622
3872
2652
2492
5192
7042
6992
3822
6392
2012
4012
1873
1423
2412
1323
9852
2512
3552
3483
2332
3912
4452
1812
1933
4582
1532
4842
5312
1982
6812
1532
1003
2362
1672
1583
1522

1722
1133
7062

1253

5000

2022
3602
2003
1543
7202
2672
4252

1622
3532
7922
7882
2402
2402
1962
2232
2862
1592
2752
1522
9412
1752
2642
3142
3842
3882
5122
3632
1742
2882
2352
2302
2492
1512
1722
1652
4742
1562
3532
4732
1174
1643
2982
1652
8872
1872
1892
1722
3133
3432
6032
1013
2652
1642
2132
6792
3192
4372
1922
1912
2702
2452
9782
3182
1592
2132
2912
2552
1742
2342
2972
2312
1572
7002
6372
5182
1762
1762
2112
2282
5012
1632
4492
1962
9522
2632
2442
8492
5942
5212
2362
5032
3322
2622
9612
1672
3882
1772
3703
2582
1872
1542
2312
2042
1572
1572
1762
1632
2152

9882
3522
2022
1712
2582
2572
1572
2952
5852
2162
1522
1343
3712
3613
4212
2242
1732
8112
1233
1722
5472
2532
1612
1742
2142
1792
2022
2912
1013
4532
2372
5132
3272
2782
2152
9412
5182
3762
8442
1812
2562
2723
2632
5272
2912
2192
3852
3572
6172
2492
3452
3082
3682
3212
2042
2242
2442
1572
1992
1622
2432
2212
2982
1782
2622
4332
2382
6472
2142
1632
1932
2952
4262
4772
2962
1572
3202
7832
1662
2852
3872
2152
1602
2432
2702
1992
3022
2442
2422
2242
2472
2022
1952
5292
2022
1852
1732
2002
2242
4112
3882
2022
1672
8182
7622
3262
2102
2402
2692
8772
2972
1622
2102
2522
2892
1792
1602
2562
2092
1592
6672
1203
3502
2152
2552
3482
8342
1502
7472
1003
1842
2122
1872
3032
1812
1762
5672
1952
1942
3432
2952
1782
2432
2962
2082
1842
4352
5903
3252
2662
4462
5902
1532
5892
1662
1682
3772
2352
1992
3462
1932
7252
2302
2312
2062
2312
2172
4562
4262
2642
2982
5032
1562
2132
2392
2182
2092
2192
1643
4802
1792
3522
4572
6132
1562
1662
1073
3912
2902
2042
2232
2752
1962
1712
2232
4132
2192
3292
2262
5042
9662
3022
5402
3802
1852
2002
2822
1942
1932
1872
3652
6132
3862
1612
1862
2142
3972
1942
1163
3432
1922
1682
1762
2032
2612
1772
1732
2412
1852
1752
1922
1792
1792
2312
1872
2692
3872
5612
2332
2112
2462
3832
1813
2802
5972
2042
4082
2552
2552
4272
2512
2212
1983
2692
6022
2342
1013
2782
2872
3722
1562
1722
3252
7652
3222
2632
1912
4612
1133
1742
2832
1173
1632
2423
1782
2532
2252
1293
2252
1223
4882
9162
2712
1592
2002
4792
1612
3012
2412
3262
1872
2042
2282
2112
5382
1942
1493
2092
1582
1453
3642
2242
2822
6642
4032
4362
4062
2512
1832
1193
2322
2712
1612
5002
5062
1922
3412
3563
1423
1532
2722
1552
1922
3142
1663
1792
1602
4082
2302
1582
2572
1593
2402
2282
5922
1193
1742
3042
2932
1562
1942
4242
2452
1892
1542
2042
2193
1732
4022
4993
1742
2042
3092
1952
5282
4392
7142
2772
2512
1622
3262
2832
1552
3652
2462
2012
1822
2022
6682
5142
2232
1622
1672
5402
4592
2273
1523
3192
4982
7842
3962
3532
1832
1622
2842
6812
1532
4242
2522
2742
2972
1662
2292
1772
2703
2512
1264
1812
1713
2652
2612
3812
1762
2642
1522
2002
2512
1742
4372
2623
1852
1083
7092
1662
8292
1732
2212
3962
3222
3112
3482
3422
5852
4112
4652
2852
2162
2202
5482
1732
2552
2752
1942
2192
9142
1822
1852
2352
3522
3032
4992
7892
1562
3083
1853
3832
2702
2303
9102
7132
1633
2422
8762
2412
7942
2162
2123
1752
2632
1642
1672
4702
1612
2512
3132
1842
6722
5132
2272
2452
3382
2712
1832
8012
4952
2132
1633
2242
1622
4572
2812
2272
4192
5053
3672
2722
2752
4392
3392
2162
1902
2642
1902
4122
4162
5042
5942
1892
3542
6052
2702
4162
3162
4392
1872
3612
4002
1522
2012
1512
1612
2762
1772
1822
3182
1483
1842
2383
2872
3342
3102
1812
2452
6012
5962
1792
8132
3252
4122
1572
1642
2752
9633
1792
1073
4912
1792
2142
1632
4022
1642
1822
2333
2812
6422
6142
3632
2682
1572
3402
1872
4252
1953
1882
1532
2843
2232
1792
2162
3952
1832
4592
1972
9872
4212
3392
2262
1832
1053
3302
2262
9792
1213
2712
1852
1652
2282
3162
5062
2082
5472
1632
1742
1562
1642
3982
4372
3272
1602
1992
2602
4462
1782
2102
1522
1652
2192
3782
1642
4922
2062
1702
1662
1033
5662
1652
2082
2002
1902
1592
2012
4742
2332
6532
3132
1723
1612
6492
2562
2112
2542
2612
4542
1852
3752
2552
4152
1722
1762
2772
1213
5012
1682
1433
2062
1942
5692
2502
2082
2422
2252
2033
5153
8862
2742
1853
5872
4113
2873
2523
2503
1744
1772
3782
1622
2112
2343
2032
3972
2692
2022
1993
1762
2942
9622
3122
1652
1972
5312
2162
2182
1632
2362
1662
4622
1912
1802
2532
6482
3512
2412
5272
1602
1223
4662
4362
5782
5802
3372
1622
2652
7692
1602
1692
4302
7442
2022
3272
8482
2062
1712
2032
2102
3682
1912
2342
1053
3262
2703
2192
3402
2802
2832
2952
1922
2602
1532
6342
3112
2952
1123
3352
3352
6382
2302
1662
2032
1183
1752
5842
4912
2442
2702
2752
2922
2392
1862
3902
4262
1592
2163
1522
4372
4872
6503
5172
4742
1932
1692
2282
3042
2002
8582
1892
1842
2802
4392
3752
1702
5492
3892
9242
5933
2642
5582
2122
2042
1612
1033
4782
4472
2033
5122
3352
2122
1812
2072
3262
1992
2082
3562
2932
2622
5152
1682
2202
4872
2532
1982
2062
3212
4382
2792
1762
2612
1522
2072
2342
4202
1592
1562
5733
9342
4752
5043
2292
4873
1532
4042
5883
8002
6362
1842
2162
2132
2412
7062
1882
1872
2152
2452
3332
1682
1522
7372
7732
7592
2502
2992
3112
3632
1403
1602
1572
3972
5272
2242
3232
8482
2232
3662
4192
3122
1532
2473
1203
1732
7102
7792
2372
3822
2522
1532
1922
1832
3022
2502
2232
4542
2922
2162
3852
2072
3742
1942
1892
4412
1612
1592
4282
2092
3952
2702
2812
1932
1173
5473
2453
5982
3142
1782
1622
1512
1203
4852
1882
4092
1622
3133
1942
3863
7392
4632
1672
1722
2322
1602
1562
2472
4182
2502
3323
3232
1912
1532
3212
3492
3434
2062
5232
1063
6362
3942
1752
2492
3782
1602
7512
4202
2822
1722
1622
7002
3442
1622
4172
2782
2762
1802
1982
3072
1742
2142
1612
1972
1642
5492
1652
1692
2062
2162
2432
4952
1612
2782
3032
1912
1872
2252
1522
1822
4322
2132
2532
5192
3072
2302
1572
5422
1872
1962
2082
1552
1772
3582
1662
4032
2593
2142
1862
2482
2492
1522
6862
1692
2572
7662
2482
3182
2312
1552
2962
4472
1822
1892
2642
3862
2092
1532
1782
4632
2182
2132
4672
2102
3012
5532
3822
1532
3002
2452
6712
1862
2582
1592
2612
1043
7482
2653
3282
2142
1532
4362
3362
4332
3612
1642
1792
3293
2632
2042
4752
3803
1583
2762
2182
2882
1453
1103
3012
2403
1203
2913
3173
2243
5462
1163
5002
2242
00
4032
3332
3292
3452
8122
5712
7542
3572
5342
4262
3152

2222
1782
6243
4012

3482
5122
3102
2762
2002
2702
3192
2082
4172
4432
3002
2022
5582
1463
1682
1582
4072
1542
1502
3392
1154
5542
1592
1952
4942
5012
3672
3212
2452
2462
2832
4482
3502
2082
4772
2072
2412
9502
3692
1842
7222
4002
1892
4002
2383
1223
3002
1632

1662

3312
4002
2332
2204
1204
2352
7722
2183
7302
2112
1253
1702
1463
1243
1642
1682
1772
1003
1872
3392
1552
6182
4832
2182
2083
3002
3602
4222
1642
4162
2952
1023
7332
4632
1543
2112
6672
6682
5912

7863
2322
1762
2182
4902
6822
1323
1792
2242
2802
2632
4122
4922
3192
2772
1622
5172
4112
4162
7312
3262
2102
5022
4072
6872
1633
5892
3502
5792
2512
6452
3552
1923
2972
2662
6972
2352
3112
5332
1992
4112
1682
2332
1273
8082
2072
4032
3042
5122
6222
5502
3302
5672
3422
1013
3392
3052
5992
4452
2112
2282
1293
6463
3702
1542
3302
1303
6882
5012
9952
3012
2022
4762
2572
2962
3932
3172
6002
1483
2242
2212
5232
3452
3062
6932
5672
1143
7722
5852
3182
7592
4982
4672
3202
1802
4922
1502
4202
4012
5302
2852
3592
6302
2752
1243
6332
3112
2172
6812
1942
2612
8372
3542
3872
3972
4672
1283
4382
3302
2642
4262
1583
3932
2872
1683
5512
4132
3742
2692
5292
2582
2642
3682
3732
5402
4503
2062
2322
3992
7212
2782
2162
7172
1992
2772
1952
1912
2612
2302
2672
2242
3032
2762
6322
3862
5972
4522
2062
4412
1982
3412
1233
5472
7172
5122
6802
6872
6632
8062
4462
1932
2132
2842
4642
1982
9272
3362
1842
1643
1433
2813
9882
3202
1053
2763
7532
4062
3662
2402
1752
2482
2073
2302
2582
1984
6672
7232
5742
2182
2902
6342
1193
3442
3252
6842
4532
3982
2802
4252
3722
1652
3192
3612
2952
3112
1063
3512
2952
8472
2402
3302

1532
2792
3252
4672
4882
1722
1532
2003
4182
4222
2022
1512
2412
4392
4212
1243
1404
1193
2492
1622
9562
1703
3062
1702
1662
2342
4492
3232
3422
3202
1842
1552
1833
1983
2572
2372
1183
3642
5172
1652
7592
2422
3592
1093
3982
1954
2222
1712
3232
1683
2773
4482
2662
1862
1692
1732
2032
4012
3712
7632
3492
1752
1543

2032
1013
3943
1672
1672
4422
6702
1662
4612

9272
6762
4053
4692
1583
5152
9062
3732
2093
4802
5472
5692
5502
9052
6452
4272
2382
6022
2353
1003
4122
5702
8372
4522
4582
6202
7872
1433
4192
5982
3682
3502
7372
1443
2673
4782
1283
3802
4532
6932
1063
5122
2303
4342
8542
6332
5392
5832
6282
7682
5182
1023
5422
1383
6782
4062
2283
8662
5383
3292
1043
1293
5552
1903
5822
1673
2853
6392
5162
4213
2413
4883
3822
4812
8252
3752
4223
6842
2472
6172
4292
5632
7734
2273
9942
6752
4203
6112
4313
6242
2444
6842
2853
3814
3462
1073
4582
9562
3063
6382
2002
4882
3662
4412
3482
1293
9942
3472
4042
7132
6122
1013
4132
6872
1663
4002
4562

4212
1883
7502

2312
7482
1592
5643
2132
1782

1782
1642
3502
3522
2662
5122
2582
3382
2292
7422
8143
3112
5072
1702
3562
2922
1692
1023
3152
7852
6542
3812
2282
8232
1982
1003
1942
1782
8892
2362
1822
2892
1902
7033
5312
1532
3182
6362
3132
2223
1712
1922
2922
2372
1622
6582
2082
2192
2222
3142
9642
1513
5222
1852
2192
6612
2852
8272
3682
2052
3872
2052
2132
3602
1902
4022
5182
3572
3222
3002
2042
2352
1772
1732
2212
1982
6402
4013
2162
2082
2352
1792
8622
3772
2572
2842
2712
2652
2182
1722
4373
1692
2252
6032
2852
2382
1622
2192
6412
1962
2172
4382
7382
5642
7352
3522
1522
2472
3332
1982
1353
2082
1922
3052
4052
5683
4072
2052
2912
4222
3682
2082
2232
1562
9192
1942
2162
3612
2272
6132
2592
2642
1772
2112
3823
1652
1652
1612
3592
4122
2202
1792
6462
1662
1592
2572
2083
3162
2942
1173
2132
2932
2932
2402
4872
2412
1762
1493
3102
1772
2052
1632
2042
4002
2343
8002
2442
7152
1832
6562
1842
8772
8422
5522
2303
1922
4042
1233
3582
4452
1852
2412
2552
2862
2812
3283
2102
2192
7402
3522
3072
1862
7732
1622
2702
1722
1803
1792
2132
2123
2832
1552
2172
2642
2432
1502
2652
2602
5182
2972
1792
1273
9312
2142
3462
3842
1862
2072
1502
7102
1532
5892
2342
2292
1882
1632
2092
1483
2032
1542
2022
3632
5912
7862
2142
3122
1822
4522
3912
2382
2772
1912
2182
1893
3362
2502
2572
1802
3353
2332
3512
1992
2832
1163
2092
2992
1912
6162
4472
3072
4112
2282
7022
2242
1712
1542
1703
3042
2892
3452
2442
4322
6242
2262
6743
6632
1622
2363
2832
2652
1702
6592
1512
1682
1542
3762
3842
2092
1732
6352
2973
3982
3582
2512
3183
6282
6842
1772
1732
3472
3512
2182
5592
1183
1532
1532
1802
3542
1782
1652
2113
1403
1572
3952
2772
2952
1622
5672
5872
2772
9852
4702
1582
9512
2502
1833
3112
1203
7592
1853
1852
2842
1832
1792
1952
3202
1732
4102
4292
2202
7932
1692
1552
8242
3092
2642
3382
4562
3002
2662
1563
2063
7302
2022
3712
2752
1073
3882
3002
2322
2742
8242
1602
4812
1752
8162
6872
5122
4112
4352
2622
1163
1762
1983
8272
1822
2242
2243
1782
1083
3352
2332
3342
1802
2162
3772
1622
2063
1702
1552
1952
2212
3352
5252
2412
1902
3932
4412
2252
2152
1223
2232
2672
2602
7662
2062
1852
6812
3264
9672
1523
3942
1832
1363
1343
3012
1863
8632
1782
1732
2132
2182
2192
2463
6102
2132
3892
1812
5212
2573
1932
1622
8082
8302
6072
2783
1673
9622
4602
2922
3182
1652
1983
2002
4332
4692
2192
1632
2432
6342
7432
1742
1732
2742
2822
2822
5592
9032
1602
8652
4372
5502
2922
2212
3172
2292
6212
2302
1662
3102
1602
2572
3172
2322
3142
1862
1692
2192
2482
2432
1822
1793
1892
4342
4002
3553
1692
1722
1812
2672
1912
1502
1624
1692
2212
1832
1682
2203
3272
8422
5692
2982
5152
5412
3292
2122
1782
2702
8262
2022
1683
1093
1642
2053
1653
3002
1722
3002
7872
2623
2213
1113
2102
1642
1113
2582
2002
3022
6002
3762
1602
4272
4382
1602
2462
2482
1722
2252
2252

4942
3632
1782
2682
1712
2422
8592
1542
3412
1952
2072
2022
2143
3452
2962
2342
2522
2163
2722
3062
2562
2792
2392
9362
3212
1283
5682
5012
9022
4392
1543
3442
3842
1682
3182
2382
1612
1662
4242
2352
2582
3342
2642
2312
2523
4702
1363
2672
1043
3272
5992
5782
2472
3052
2202
1902
3302
1642
1752
2032
1932
1792
1693
1333
3052
3082
2032
2382
3322
6962
4122
2212
2832
2252
2764
6502
2292
1532

2212
2632
2242
1903
2042
5702
1622
3472
1763
2122
2033
2022
1942
3212
2742
2492
3482
2652
3662
2362
2222
7682
1562
1293
3712
2872
4662
1812
3602
1532
1812
1712
5932
9882
3292
2002
1742
8912
3112
5462
1722
3562
3132
2262
2292
2432
3542
2172
8502
5342
3812
1572
1532
1922
2962
2262
4352
2042
5583
2082
1732
2172
4732
1792
2303
4722
1682
1552

7742
4232
2422

2211

00

1322

2892
1572
4282
1932
2212
8102
1732
3862
1732
3112
1612
4592
3032
2702
1313
1592
3712
2392
2592
3092
1762
2202
3032
2802
4802
3302
1972
2672
2992
3232
2702
1992
2292
8542
1682
2602
1682
2182
5762
1922
1872
2172
2072
3752
2612
5402
3182
2732
4482
6392
1702
6082
3562
2842
1423
2912
1832
9162
4333
1693
1772
2442
3172
4432
2972
1552
2732
1692
5212
4262
4472
2502
2753
3262
3062
1872
1742
3112
3482
1772
1862
2372
4732
4072
2872
1922
1892
2062
3232
2152
3972
2592
3322
5402
2442
5802
1622
2692
1922
4142
1672
2922
3492
5542
4162
2362
1532
2302
3942
1832
6712
2082
2972
1522
7542
3552
2132
5072
2092
2172
1612
2932
2952
1752
1992
4692
1972
4112
2092
1612
2902
1763
2952
3372
2192
1592
3192
2462
9612
1732
1642
2882
3802
5282
1832
1602
1782
7662
1902
1133
9572
4162
1832
2002
3502
2482
2092
2832
2942
3982
2512
2012
2812
3922
2093
1973
2672
6382
4062
1592
3032
1682
2032
1542
8602
3642
2072
3612
1852
2792
5792
1992
1113
3482
8272
2144
5292
1702
3202
2252
2572
1562
2562
1652
2532
1782
2052
1243
3052
2262
1702
1512
3902
6242
1542
1972
3122
5472
1483
3393
4402
6132
3452
1872
5082
2773
8672
1053
2432
1113
2312
1902
1992
1752
2312
3872
9072
2483
2122
4502
1672
2642
1792
3912
2282
2382
1532
1702
3562
3622
2022
1622
2892
5242
1752
2302
1632
1862
2422
2332
2892
2032
4472
1243
6982
2962
3902
5382
1562
1902
1832
3372
3882
4572
7953
1912
1742
3592
3862
1992
4432
2142
1932
2942
2282
5402
3552
4723
2162
2662
1782
1922
1582
2262
5812
2212
2072
2082
2992
1552
3952
1702
2452
1732
1413
1912
1862
2283
3442
2422
2972
1672
6222
1612
1992
1972
3212
2112
1572
1782
2272
1782
1622
1862
2252
2272
3202
1652
3832
2212
1453
2792
1863
2652
2562
2922
4342
2422
4812
1632
2312
5052
1742
2732
6232
5942
7682
2872
2152
2442
1612
2862
2362
2062
2642
2832
1852
1792
3732
3312
1852
2152
1912
3752
1822
5792
4442
6142
1602
1552
2732
5052
3112
2432
2522
2542
1972
2332
1552
1552
1572
1572
2022
3872
3202
1922
1592
1652
2492
1593
4762
2322
2442
3002
2682
1822
2352
1602
1592
4232
3982
2112
1892
4272
3812
2232
2482
5312
3432
2372
1732
2142
5212
1632
2472
1972
2462
1652
2112
1742
1792
2202
1622
2142
5192
5782
2302
1782
2812
1542
1892
4612
3952
2712
1722
3082
1942
3312
2412
7132
3112
2932
6252
3862
1662
4652
1672
2592
1503
1902
3572
2162
2142
2472
2232
2112
1542
2142
8482
1572
3192
1942
1882
8522
1532
1952
2522
2202
4052
3642
2142
4422
2232
3482
3142
8232
6542
2092
1982
2912
5752
1393
5142
5322
3562
1892
2012
2672
1582
1832
4692
1872
2902
3012
3242
3272
3722
1592
5332
1602
4382
5242
3092
2782
7672
6162
2032
4732
5132
1892
1802
1622
5762
2242
5852
2632
2672
4732
1802
1862
1552
1812
2972
4962
1572
7002
3652
4282
7442
2332
4692
1113
2652
1622
2412
2452
3782
5352
1502
1592
2432
1453
2072
2482
1982
1892
6802
4532
4702
1093
1682
2323
1872
4832
1592
2432
4502
5372
1662
2432
1742
3322
2762
7412
3162
1283
2832
1562
1572
5462
2352
5342
2422
4442
1602
4102
1862
1562
1962
3352
3892
1502
1852
8982
4152
1832
3472
8062
1562
2452
7092
4482
3122
8672
4712
2662
5342
1013
1822
1732
5982
7642
1842
2832
2152
4922
4952
4072
1683
1433
2142
3732
4242
3082
5242
1912
5442
2772
1473
3442
2302
2262
2652
6242
2582
2352

1942
1093
3092
2252
3022
5783
2072
1622
4302

1443
4372
3742
2182
4362
9912
4042
2062
1003
2282
1552
2533
4112
1043
2412
2302
2762
2022
3082
2832
4002
3662
2752
3372
8082
5612
3302
3022
3812
2482
2352
1662
5032
1952
8292
1862
2302
1363
4832
4472
2282
4982
4252
3362
2432
1722
1263
6442
5352
2402
8122
1792
1762
2282
1812
1723
4272
5882
3592
7902
4122
1572
1742
3592
2202
3692
2932
6542
3692
1682
4702
2242
2162
2432
1552
6042
7412
1602
2002
1553
1713
1572
2102
4102
4392
1073
1883
1783
2782
3062
3342
4202
2262
1542
1972
5632
2603
8002
1393
3302
8472
2572
2052
2272
5102
6532
1772
2242
8372
1852
9302
1812
1633
1882
4882
2463
7002
9632
1343
1562
3892
1712
4112
6952
1922
1792
2852
4473
2792
1622
2122
2232
7252
3892
2022
1802
4562
7282
5572
1532
1033
2342
1542
8462
1612
2412
2502
2632
5972
3102
2292
6332
2282
6112
2182
1183
1782
1672
2872
9762
2042
1682
2112
2592
5952
1992
5212
5162
7712
3722
2443
3022
2212
1862
3862
1772
7202
3312
1542
3212
1913
1872
4092
1992
2222
1943
2002
1752
1582
1552
1503
3042
3572
2862
2012
2412
2473
2502
1922
3002
1762
1403
4362
2082
1702
2342
7312
4992
1553
1702
2162
1522
2382
2112
1053
2322
7362
2473
1783
4212
3972
2602
1872
1973
1652
2942
6392
2382
2182
2632
2582
2782
2002
1512
1173
2422
2382
1732
2382
1923
7582
3312
4132
2542
2932
4612
1652
2272
2992
5742
1772
5162
4832
1882
1853
4562
1433
1512
3082
2642
1892
1792
2062
6012
1842
1832
7042
3642
3963
1842
2122
9092
5952
2222
1782
5172
1943
7152
1662
5932
1682
4792
8722
8372
7564
7564
2352
4722
1502
5382
4693
5872
2302
7752
8922
2902
3762
1652
3402
3352
4362
3393
1922
4553
4352
6462
1842
1542
4722
1952
4692
2752
3922
6482
2002
3023
3462
1602
4292
2952
1532
5672
1592
5332
2282
2952
1992
5022
1572
2732
3193
2052
3272
1942
1443
4082
3862
2002
3192
5472
2112
1493
2972
1582
7522
3782
1872
5072
1942
2122
3522
3382
2422
4512
8042
1672
3012
2582
3662
5832
8562
1882
2312
1532
2972
5002
1732
2552
2252
4562
2792
8912
1522
2062
8672
8702
2902
9442
1802
4762
8262
5532
1572
1962
1832
2102
1762
7192
1832
4352
3802
5962
1922
4382
3772
7092
5432
3572
1732
7082
2402
1952
1922
2402
2222
1293
3322
3872
6103
1013
1602
1742
7762
1572
1992
7652
2492
1692
2422
4602
2712
3422
2432
3442
2932
1862
2572
3702
5992
5742
2222
3252
3302
1133
2272
5242
2712
1852
6782
2122
2972
4363
3732
1832
1862
2192
1862
5422
7422
2652
1822
1133
4572
5202
3902
1523
1992
1932
1993
2372
2092
2362
2822
1642
1692
6772
2582
5662
2353
2752
2922
2222
3262
1532
5672
8722
1083
4822
4942
2552
2072
7052
1073
3002
1652
1702
3083
2552
5002
2102
1572
2602
3082
2012
2572
1093
4142
1672
4122
3332
2992
1932
1502
2242
3202
2742
5472
1622
4242
3392
2002
3612
3692
2822
3692
7072
7702
1942
5742
2062
1033
6002
1033
2902
7552
2282
2012
2012
2102
5672
3772
4552
2922
1522
7262
3023
4702
6812
1283
2252
3022
3112
2132
1742
3862
6102
4002
2982
7352
1842
3122
1852
1612
1812
2032
2922
2332
1782
3522
4313
1393
3292
2802
3512
3802
3942
4762
2552
4682
2993
7612
1643
3592
3222
5782
1413
6542
3642
4002
5022
1433
1063
1772
4502
2272
2572
9843
8182
2032
3572
3452
1572
1662
1762
3592
2283
4052
3202
2602
1622
3482
2242
2022
2753
3002
1682
8672
8202
5682
2782
5082
1532
9322
9632
1013
5172
4732
1732
3252
7142
3002
6102
4632
6042
1542
4612
1622
2892
1572
4552
7462
2012
4372
2902
6282
1792
3792
2232
1972
4002
2172
4152
1662
1892
2262
1602
6132
3542
5372
3532
3722
1842
1782
1843
3282
5212
1552
1542
2612
1383
5922
1752
2022
2002
1802
1542
1532
1772
7572
5522
2552
3822
4002
1003
6632
1762
2062
3422
2802
1602
2202
1772
4132
2162
1822
2512
2002
1103
3202
2552
3093
1562
3362
3202
1622
6742
3122
3202
9262
1692
1852
2222
2012
4132

7501

7302
2592
3002
1782
2182
1054
8152
2782
2872
5002
4712
1552
1882
1783
1862
2782
4672
1223
1732
2662
1672
00

2432
1902
2642
2402
6162

1652

4302
4432
3142
7812
1443
1563
6972
3352
3613
2333
5052
5032
7032
3502
2092
1393
2932
1882
1962
3162
4422
4342
1383
7052
3302
4722
2552
3592
1013
1474
2252
3212
9632
2272
1812
4042
7002
4462
1562
2562
4342
2542
4732
1433
5442
1912
4632
2382
5682
2452
3662
2012
2972
2052
3162
2033
1964
1512

2652

1482

1512
2482
2992
7772
3462
4312

2552
3032
4362
2012
1333
4162
4312
4652
4712
1173
1143
6152
7912
4442
7712
1774
1874
1552

2022
2292
1832
2502
6312
2272
2872
1982
1152
3062

2482
1563
1733

2902
8442
6192
2662
4982
2202
1552
2702
2992
1732
2242
1723
5262
1383
2632
1633
6632
9462
7542
8162
6782
2362
1642
1802
2352
2832
2242
2402
2152
1293
4722
1922
1722
3092
4582
3152
2402
5462
5462
7422
7722
3282
1083
5112
4052
2612
4702
1373
6402
5862
1812
2712
3122
6072
7293
3272
1952
2512
2852
7232
1962
8242
2072
7232
4352
5612
2782
4822
4452
3543
4502
5592
3002
3982
2352
1612
1662
1622
1502
1992
1572
3652
4562
1972
5922
5332
9162
1682
1872
4422
5302
2702
7402
3802
1812
6952

20

3612
4073
1223
6972
2202
2092
4542
2422
3332
1552
6212
2362
6802
4002
4682
2032
2512
1802
1373
4722
5452
1972
3082
1582
1862
3672
1323
1872
5662
1822
1732
1413
1872
1652
2562
3132
1862
2892
1922
2332
2772
1902
3172
4733
4412
2402
1652
3432
1792
4582
3412
7942
1942
2852
2052
2072
1033
1582
1522
1582
1652
1972
2072
1912
5342
4572
3022
9953
1702
4152
9722
8242
7982
2042
2612
3052
1562
3942
7182
1742

1972
2052
00
4492
1051
1522

3883
2252

3502
4472
2353

2893
2024
7014

4802
1582
3162
3082
2932
8513
4312
2782
1512
4893
2232
1572
2602
1762
4602
1303
3372
1013
1882
4482
5882
2042
7592
1393

1762
6993
7132
2962
1572
3332
3512
4182
1763
1592
6072
2122
3572
3712
5242
1522
1413
5912
8812
2562
4812
2842
1592
2832
8003

4872
5202
3772
6622
1234
1183
2833
8922
3262
1343
4222
9752
1383
1862
2592
4932
8502
1832
1562
3833
2293
1263
4423
1353
3472

2282
1732
7552
3052
1653
1822
1812
1602
3852
3142
1163
1733
1922
1772
1872
2512
1822
3242
2242
4752
2352
1802
3202
3232
1522
5662
2043
1862
1612
6522
2122
1802
1632
6192
6202
1932
2132
3512
7052
2392
1762
7952
2492
2362
3422
1023
1762
5722
2302
1532
3962
1573
7602
3302
2062
2032
2672
5082
3042
2172
1872
2692
1962
2942
3172
1512
2152
1103
6772
1822
2782
2272
1283
3292
2192
3242
1592
1682
2882
6242
5012
3022
1702
2072
1662
3932
1704
2512
1752
3772
3142
5652
1393
6162
8222
6252
4212
1203
1143
9842
8022
6852
7932
6162
9322
2042
5052
7632
6342
7832
1243
8872
2472

2512
1183
2512
1433
1583
2692
1752
7972
2452
4042
1033
3113
1573
2103
2552
1013
3512
1754
8902
5452
4972
1303
5722
2792
2582
2293
1033
3142
2513
6373
9302
3842
2922
3942
1393
5842
2622
5532
8162
3552
2622
4882
1283
1324
2842
6532
6392
7622
3952
2362
2912
3332
2762
1023
5262
2373
2642
2713
7572
9752
1253
6242
8003
5312
3292
1374
3372
5553
2374
4772
9592
7472
8472
2073
3532
9342
5272
6652
2763
3632
2952
7152
1263
1513
4842
2552
2772
5622
6122
6003
4082
5782
2942
1023
5952
1343
4892
3672
2782
1393
3032
7362
8022
1653
1183
1294
3022
1143
6612
5332
3553
1733
3462
2013
4402
4042
1273
2852
3982
2173
1503
2163
5692
2412
1823
2422
3522
4492
4712
4553
7902
5822
1673
7422
1033
3402
1843
4302
7043
2583
6102
1223
1233
1593
1263
1543
1943
9222
5672
4282
1263
3812
9232
3422
5602
3072
1753
4832
9242
1143
2823
9262
1444
1483
3022
7042
8403
2712
2632
2292
2242
6902
3322
4392
2672
4492
6452
2802
1133
2352
3352
1503
6992
6712
4762
3193
1313
2782
8312
5322
1892
3452
5632
4523
9383
7473
3772
3892
8772
1113
1863
4782
1243
1483
2133
1833
3362
1593
2892
5922
6592
1893
3362
3142
3002
7212
9222
3372
3562
2332
3862
1103
2822
4242
2782
1273
8842
4132
4432
6082
5192
1953
4302
2952
1173
8032
2353
2172
7602
5052
4282
7592
3192
5072
3122
2252
2392
4022
1263
2812
2993
3752
5802
5012
7302
3242
4203
8544
1233
1013
7362
1443
2252
3202
6322
7972
7922
4382
4912
2252
8312
7722
1443
9812
2682
4172
1053
1204
4063
2732
2442
2312
4622
1913
5112
2632
1103
2543
2083
4943
1113
2023
1063
1463
8902
1893
1243
5512
2862
9182
2073
2742
9872
4822
3882
3232
5992
1023
6982
8662
8003
5182
1323
1373
6702
5552
3103
1524
1353
4242
7562
1163
6022
1083
4842
5872
5733
1653
8902
3732
6222
6252
1704
4472
4762
4343
2852
5652
5892
5792
2702
3582
1483
1063
5562
3563
8442
4772
1343
1253
7782
1743
1283
2752
6612
8622
2382
8892
4902
2823
1353
6222
2502
1004
7003

1772
4792
2292
6432
2982
2022
1892
2452
2062
1732
9012
1692
1572
2162
7072
2442
1853
3342
1024
3342
1903
1742
1822
2012
3232
2072
1602

7143
2782
3182
1003
4102
1902
3982
2503
2142
2592
2022
2462
3922
2203
6392
3612
1283
3762
2202
3942
4752
3662
4902
1692
3082
2432
2462
1723
3872
2122
6482
5032
2482
2732
1892
6662
8082
4442
1732
1502
1762
1752
1663
4322
8362
2673
7592
1852
4802
2082
3302
1562
4562
3362
2502
6712
1682
1453
1873
1293
1063
2253
4562
4002
1893
7652
3602
4003
4862
1772

2622

2822
3052
2952
3202
3342
4652
4682
1932
4382
1163
1283
3292
3692
2093
6542
5402
1832
2032
1942
6862
4782
4152
3522
1143
2382
5583
5522
4782
5732
3032
3302
3062
3822
3682
6022
6152
1793
4602
6862
1064
1842
7332
1972
1602
1503
6132
9742
4332
8753
2432
1403
1812
3802
1633
2692
3282
2292
1902
1773
1223
3222
2512
2262
1902
1702
1003
1592
4332
4412
1164
9032
3152
7292
9042
3262
1872
2282
4002
1414
2482
1792
2242
1592
2472
1552
2432
1712
2282
2842
3072
1512
3352
2562
5642
1183
1623
5462
1582
1762
5652
1502
3072
3282
5182
2752
3532
2972
3222
5912
5173
4573
5632
5862
1293
8042
1013
1902
1592
1552
3032
4233
2332
9822
1582
3212
6362
5272
5092
4322
3073
2252
3562
2042
3372
7843
3253
1513
1652
5972
2262
2252
2842
1283
2042
3652
1383
4812
5722
3992
5452
5492
2252
3983
4272
2513
4363
1802
2832
8712
7753
2992
1542
6102
8942
2212
6982
5702
7472
2182
4452
5882
1832
2472
2203
1383
1264
3352
4252
1602
3992
5892
2642
1662
6552
1034
9722
2112
2472
2552
1912
2762
4622
3492
5862
3782
2082
2942
2282
2382
3052
1932
6832
6322
4482
8812
1692
4862
2482
1642
2632
6992
2792
1712
4772
3842
2992
4012
1792
1732
1752
9302
1083
3442
1123
1922
1803
6322
2894
2902
1972
6002
1582
2532
4172
5362
1902
3812
2622
1632
1103
1992
2892
7442
1532
1572
2412
1962
1732
2582
9763
2022
3032
2162
1183
4802
2332
2872
2982
1512
6302
2513
2532
1882
1972
2832
1802
2212
4032
1942
4262
3342
2382
2212
1193
7432
1682
2082
4282
6472
2422
1643
5712
1992
1582
3102
2012
4792
7152
2252
6162
2902
1823
4552
3862
3312
6082
5792
3412
1942
1782
3122
6882
3382
1743
3872
2742
5102
1523
2182
2003
4222
2422
7342
1942
3152
4122
5262
4912
5422
2222
6462
5432
6212
4712
2392
2263
2822
4952
4272
2862
9973
1643
2352
6952
1662
3202
3203
1333
5163
9972
3462
3332
2612
4552
5742
3532
6242
2502
2682
5642
1503
2532
3102
9802
2312
5332
4672
3332
2932
1892
1592
1942
3142
3203
1612
2652
8932
5842
3932
3502
7362
5302
2022
3512
2832
1013
2132
4652
5452
9932
2043
1542
1093
1992
3782
2342
2672
4012
3402
3192
5362
2583
1133
3442
2992
1792
3032
1732
4992
8672
2092
3582
1842
1782
1742
2962
2752
3452
8862
3132
1982
6013
3862
5922
6732
2902
5322
2502
1632
2902
3652
1842
3502
2162
1862
1792
2282
1963
1633
2692
5762
5512
3562
5022
1662
7783
3022
2162
2492
4322
4322
4292
2272
2292
9592
2222
6102
2452
1463
4853
3462
2473
5322
2482
3092
2562
3722
2212
3612
3102
2882
1592
5232
3092
1043
2262
3173
9002
1353
3792
3012
1173
6642
2522
1952
1123
2083
3702
4302
2382
6242
2592
3032
2772
2782
1742
6002
8142
2002
4802
3102
3692
2662
7602
2373
2652
6172
2142
6662
3192
4902
2152
1882
1992
1313
9912
2272
2642
1872
8463
2602
7102
2342
5352
4562
1852
2632
2963
5122
4352
4432
1832
2982
8382
3582
4002
3122
6532
9352
4302
2892
3472
6342
8682
2642
1942
3542
1513
1972
1184
1882
3832
4962
2702
2622
1712
2782
1243
3112
2412
3062
3053
2962
4102
2772
1752
6803
2612
2214
1213
1703
2263
3692
1732
2752
2282
6392
2622
1863
3552
7382
3943
2692
2102
3102
5332
1622
7162
2222
1233
1983
3492
1713
4002
1512
1512
4892
2944
1752
3503
4732
1532
2012
6252
3362
3522
2262
1123
1783
3782
1123
3782
1393
4882
5722
2482
1063
2273
1892
2632
8822
2062
2102
4762
5272
2902
1612
2832
2302
1592
1532
3462
3222
2322
1952
1284
7422
1313
3682
2812
3042
2292
2262
3662
1732
2262
1512
1672
5322
4682
1852
1003
5182
1752
2712
2492
4012
2172
4312
3082
2022
2372
1582
1772
3412
3912
4602
3362
3032
7012
2572
3212
2652
2352
2172
6802
3712
1962
1604
3293
3762
1842
4532
2412
1743
3832
1542
1822
4682
1183
3442
2562
3092
1542
5212
3102
3702
9492
4542
1902
2742
2903
3892
3942
8572
8592
3402
1682
2182
1283
5662
4682
2933
3793
2822
4362
9572
1912
6562
2662
1223
7522
6612
4222
2652
2132
1573
2032
3192
2942
5592
3852
2103
2132
1333
7232
1662
6582
1233
5732
1962
4042
2472
3742
1892
4722
3652
2022
1852
1642
1512
4682
5092
8552
1583
1733
2102
4492
5612
5342
3912
5982
1752
2582
5592
4642
1662
3053
1712
8102
6042
3272
5812
1822
2042
1742
2542
3452
2172
1552
4842
4422
1762
8812
3183
1612
3262
4043
4442
2872
5832
4582
1602
3112
5832
3512
9672
3412
7922
1702
2002
2322
1113
3262
4122
2192
3942
1832
2332
1542
5172
1294
1692
5592
3382
3002
4752
1632
6602
3342
1742
3902
2012
1862
2242
1792
9722
5932
2432
1512
1702
2182
4632
5022
1943
4422
1653
1013
3972
4532
3822
2422
1872
1842
1612
5602
2212
2592
1223
1732
2312
5732
3242
8402
1642
2232
4232
2533
1552
2752
2234
2172
7662
2143
1043
9682
2942
2592
2352
9422
1682
2023
2352
3952
2082
6462
8683
3333
3503
2972
2162
2582
3022
3282
1963
4022
3962
2382
2352
1752
8952
6802
2033
2772
2012
1752
1522
1702
2182
2202
1732
1892
4752
2302
2402
8982
2862
2282
2222
2412
3322
9802
2082
4742
2102
3192
3062
5332
1123
2022
3562
1523
1183
4452
1772
7213
1872
3402
5522
1712
1313
5902
1502
2203
1013
1532
2962
2742
2472
2852
1582
2142
5672
6692
4382
1722
4442
3382
2552
4112
1224
1533
4442
8672
2222
7702
2832
2832
2832
2552
3782
2012
1932
2463
4552
3313
2262
5342
1023
6402
2362
2222
2612
2442
1972
1892
4012
3062
4162
1572
8002
2962
2892
6312
5092
7672
3112
4782
1692
8922
2372
2052
2922
2392
5902
4642
4173
2492
5942
2792
1353
4792
1872
1253
4522
2822
2132
4892
1512
2162
2352
7802
2762
2912
2412
3692
2752
3242
1892
3072
2862
2352
1882
6482
2512
1662
1143
4353
3812
7662
6172
1622
2012
9392
2022
9462
2952
3792
2262
1682
1932
8922
4592
1802
1622
2152
2572
3252
3822
1363
3792
5042
3052
2242
1942
3272
2672
1702
2722
2972
9103
1562
2912
4334
3352
1613
5072
2812
7162
5062
8682
2812
1093
1933
2522
2042
5102
5272
3542
1554
2474
8952
2802
1653
5862
2182
5302
2982
4172
1552
3752
1962
2192
3493
2272
2082
2672
3152
1512
1263
2092
2842
2372
3192
3512
1932
3322
1562
1403
2852
5592
3292
2362
6052
4812
2062
2332
1692
2422
2302
2312
2142
1992
6392
3842
3332
7682
1762
2722
2492
2802
2192
3832
1642
1393
1982
3053
1902
2682
1622
2622
3423
1942
2302
1932
2182
5672
2312
2432
1463
6642
4403
4042
3562
9032
2402
5942
7922
4372
3182
2702
1552
3752
2882
7633
1562
1552
5252
3322
1512
2582
4193
6022
4122
6092
6512
3352
1922
7612
3872
2762
5282
1682
2502
5652
5163
1722
1263
2312
3202
9212
2552
3422
1752
3492
1922
5922
3502
7872
1672
4932
2532
2062
1323
9482
6022
2102
2602
3492
1562
1063
4252
3162
3142
2002
6452
1852
1642
1722
1502
2632
2082
4242
2942
2482
1652
1572
2342
6472
1862
1832
2132
9502
1283
4572
2372
2752
2203
1522
1173
1833
2322
1722
1713
9462
8132
3812
1502
4532
2572
2012
1572
4212
3022
5162
5002
7572
1642
3182
1802
2352
6852
1792
4382
1512
2672
3792
6422
3622
3522
8342
3462
5732
1642
7842
4192
1933
4862
1532
2012
1782
1532
2152
1033
9952
5332
6452
7692
2672
4642
2253
2282
2542
3462
2293
5532
2672
2622
2782
7372
6472
3242
3122
9192
7972
5572
9272
1972
4482
2492
2102
2442
2824
1592
2052
7672
6852
4212
2602
1672
1572
2502
3142
5372
2582
5482
4342
1553
5082
8622
3662
6082
3333
7102
3352
1622
1582
9322
1264
1542
4432
2962
2592
5402
1942
2552
4042
3222
5172
4302
1542
2632
2742
1772
2272
2732
2782
3572
1832
2933
3042
1413
8042
2022
3292
2212
2452
2082
2552
3292
1672
8152
5812
7782
1373
1542
2482
2602
1692
1843
7632
7853
4942
6902
2632
4102
3332
1582
9213
4732
4242
1613
1662
1133
1972
2352
7952
8692
5782
4133
3132
2042
3312
1812
5192
4412
3862
3412
2932
2022
1183
8082
2052
2452
3222
1692
1703
1702
5602
2782
4252
1632
2262
4392
1762
6722
1952
8252
4762
2562
1603
7822
2442
6163
4923
4663
4392
6172
4162
1013
2262
3482
1083
4972
2623
2782
4293
2332
3862
5532
3142
1732
1822
2982
2532
3512
4222
3432
2142
4692
6762
2572
2714
2042
5742
9642
9902
6532
4122
3102
7652
3292
1582
1013
1034
2272
1013
4502
5572
3192
2912
1922
2922
1703
1602
1844
3412
1742
2682
2243
5692
3552
5162
3382
2743
3604
2532
2622
4762
1902
2082
1773
8403
1742
1043
1983
4122
1583
1093
2472
1682
1842
4152
2832
1552
3692
4432
2792
2963
5352
1672
2732
2282
7592
9762
1333
1512
9562
6062
4112
1403
6022
3092
1273
2412
1293
4002
5752
2042
1672
4502
1772
1902
7802
1863
1233
6742
2433
1034
1563
8242
2662
1792
1932
3412
2622
4572
2162
1283
1393
1872
1602
1343
3102
4002
2652
1393
8823
3382
2142
1602
2522
4022
1822
1973
2232
5313
1213
2102
2722
1543
1662
4502
4712
3392
4843
4662
2652
3102
7492
9402
1163
4742
1802
6642
2002
1324
6743
5752
6372
1253
1023
1343
3142
5902
3442
2592
7352
5612
5162
1323
4372
2712
4382
5082
6002
2152
3922
2812
3192
2212
3912
1033
1204
4002
2082
4042
5472
3432
3042
4243
2472
3242
8993
4072
1652
3572
1652
3702
2812
1942
3072
1522
5952
1063
6532
1203
1772
2412
2323
4642
1963
1622
1632
5042
2972
5602
2642
2862
4142
1633
1842
4512
2022
1023
3063
3022
7092
4162
3002
8322
3402
1663
1812
2382
6602
2202
3982
2413
7182
7752
1224
2182
2012
2452
1533
2573
2792
1473
3342
3092
8092
1833
3082
3772
2622
3282
3582
5193
1862
2553
4522
4632
5052
1582
4772
2172
1233
2352
2042
3512
1542
2352
3552
4602
1194
7872
1772
2382
9222
5712
4242
1932
2013
2332
1363
4162
5262
2932
2072
4352
4992
1532
1223
3792
4012
5432
4122
7712
3673
6252
2652
7562
8142
3972
5502
2082
6222
2132
2012
1023
1912
2312
1952
1143
6602
3292
2992
3242
2062
2932
7232
3372
2122
8242
2372
3002
2203
2832
1932
8722
5002
2972
3612
2613
2132
1752
1972
2972
2522
4162
2672
1672
1692
2492
1143
1982
1672
5302
2112
8822
1942
1095
1303
5223
7302
4542
4122
2182
9062
2462
2072
2792
3582
2312
1243
2873
5232
1533
1193
1782
3972
7772
2162
1532
2502
8402
4072
4902
7062
6212
6082
1832
5632
5803
2252
1612
2272
1273
1593
2852
2552
2412
1742
9603
6053
2082
1043
4782
3652
1522
6562
2902
2512
3162
1073
4532
1393
3012
4132
8702
2592
5142
7182
2012
3922
2042
2052
9402
3502
2432
1213
5282
5782
5872
1892
1732
2452
1353
5712
1123
2342
2132
2452
1922
1872
1732
2572
2412
1832
1632
2502
2392
6572
3802
3312
2112
4682
1123
1992
5062
2492
1932
3772
6662
2042
5142
1962
1882
1922
2312
3283
2192
7362
9143
3252
1133
2502
1813
1562
6802
4132
2152
1682
5352
9642
1712
4062
3842
1782
2322
6632
4212
6282
4634
2772
9612
4082
1822
2033
1952
9862
6702
1993
2542
3542
1623
7942
3253
1173
6032
6103
6492
1275
7102
4193
1662
1572
7572
3522
7392
5282
5252
2262
6402
3222
6842
2352
1902
2792
1512
3612
5522
1722
2632
1552
1932
2722
1632
3992
2833
3772
2972
4172
4262
5763
8462
2462
1952
2713
2443
3282
2722
2043
4202
2072
1833
1852
1333
1572
7623
2052
1902
1604
5012
2992
1802
1913
7073
1772
4292
2202
1692
1743
4482
1433
3263
6253
1602
1532
1952
6452
1942
3802
5553
3972
1802
4833
3172
2433
5182
1902
1642
1543
4112
2293
2082
1732
1712
2062
2252
9022
3862
4612
1642
3623
1223
1643
9862
4572
3762
7862
1752
3302
2402
4862
7082
2332
9202
1273
3542
1672
2712
2212
2492
2162
1942
1672
3373
4293
2752
7402
2582
1822
1033
2082
3352
2132
1313
2392
3642
2492
1892
1453
2252
3182
1153
6932
2342
6402
1862
1872
2112
3082
6582
4732
3672
8492
4792
1113
4882
2022
1053
8952
2412
1822
1802
1562
5612
4302
4962
1762
6872
7453
5782
3023
4182
9352
3732
2983
2603
8752
7732
5392
1483
7012
1732
3762
1512
9362
2272
3992
2152
1083
2552
2682
1343
1662
3892
3742
4282
1123
2532
5104
1922
3202
1622
1523
2902
2162
1752
2792
1413
1722
7742
6812
2522
2232
2973
9212
1932
1143
2282
4242
9122
8042
1922
3452
7622
3752
2032
4712
1622
1163
1823
3382
6402
1813
1543
3142
1542
2102
4182
1742
2342
2402
3292
1572
9732
1043
1622
4952
1882
1053
2832
7652
5692
2922
1672
1902
3552
1562
1622
1173
5332
2412
2582
2432
2503
3422
9592
1024
7052
1702
5872
3662
4752
3512
2792
4202
1672
4622
1542
2112
2122
4542
3552
6472
5043
2532
4182
8542
2522
1792
4432
2432
1582
2912
5192
6752
3562
6292
2962
1752
6062
7912
2243
5002
2532
1812
3332
3062
1902
2002
2582
7472
6692
5502
2432
4442
3442
3672
2462
2042
2442
7982
2403
1522
1383
8442
1612
3912
1682
1712
1763
1094
9972
6043
1872
3342
1902
3002
1742
1103
7282
3413
3202
1473
7412
4052
2982
2282
1692
2183
9742
5272
2372
2833
2312
1842
1692
3242
1773
1074
2072
7533
2672
2082
2862
1742
1543
2142
3912
8692
4293
1972
4042
3692
1882
2132
3922
1592
1972
5183
2653
2512
4022
3673
3724
1434
2033
3452
2012
2782
2972
2222
1643
1193
2852
2052
1113
5032
2502
1313
1582
8872
1713
1872
1802
5632
2732
1712
2112
2352
4413
4542
2342
3472
1043
2452
1922
3162
1702
3312
1642
3042
1712
2002
2604
1792
1004
2943
1233
6812
5262
1003
2412
8072
2922
2662
7142
2262
2943
3382
3992
1863
3002
1593
2032
6672
3142
5362
2002
4372
2623
1503
6622
6412
4232
2593
3252
2932
5652
2263
2232
6862
3532
4002
3002
2082
2692
1513
2232
2532
1942
1113
1632
3142

9512
1083
5992
4252
2352
1293
1593
3062
2292
2062
2842
2982
4502
3012
6013
4343
9333
3192
5732
3092
7562
3652
1533
2712
4212
5674
1233
4242
7233
1533
2262
8272
5772
2242
4722
2753
4003
4833
1972
3702
4292
2322
5072
2074
1744
3552
3153
7002
1972
5752
2903
7832
9242
3092
2162
1053
1903
2604
4482
3233
2192
2642
3193
9003
2024
3832

5143
7673
7352
4952
2523
5052
4762
5902
3573
4783
1803
1263
3752
7154
4532
7152
5152
1942
1424
5002
4322
2083
7752
5232
1254
1293
5242
3722
1253
2722
1763
2553
1513
3493
8162
4142
2263
4752
6282
4022
5953
1952
3882
1483
1123
8802
9003
9502
3343
3192
3242
4022
5162
5392
6202
1782
1023
5072
5773
4702
6402
4002
2213
4552
4882
2133
7352
7632
7082
1333
5192
3672
1123
3722
2314
1243
1773
5672
1623
6812
1003
2092
1753
2112
3313
3303
7742
5102
6213
5783
9452
9622
2723
1454
5342
6162
3372
2842
3872
1413
5762
5283
2453
1313
4352
4492
2532
5282
6662
3412
9812
2512
5972
1323
9462
3352
4602
6972
4142
6332
6772
2912
4692
6962
1653
2133
2523
5272
8612
1923
1973
5392
8042
9352
7932
1053
2282
4812
1113
3523
9932
2862
3122
4812
2033
4752
1692
3912
4282
5962
1612
5882
4113
5043
1993
7492
5882
9102
2772
9832
2972
8413
9432
2182
5512
6992
1942
5702
3703
3672
1013
4912
2942
2233
2773
3362
4982
1554
3362
3752
1223
5523
5892
3752
4652
6962
1313
4732

1662
1143
2622
2232

5532
1842
3402
1742
6832
2702
1582
1243
1522
1752
1672
1522
2742
1702
2562
4022
2092
1862
2322
3582
2022
1512
2022
3442
1803
6902
6802
1792
1602
2102
4572
3102
1722
1942
2162
6723
1662
2132
3122
2312
2762
7032
1742
2082
3202
5262
4402
2312
3212
2523
5042
2452
7782
3802
2472
2822
1782
2642
7282
2072
3112
2932
2902
6002
7302
3822
2912
9532
3133
2242
3052
1762
2062
1692
2572
3042
2142
3172
6142
3742
1643
1852
2252
2042
4132
5092
3132
3382
2402
8950
4392
5462
3452
2192
1542
5022
2712
1832
1602
3822
2922
5932
2552
1692
2622
2942
1952
2122
5752
2002
1073
6112
1692
2533
1982
4702
2472
2713
3572
4822
3542
8052
1722
2032
2722
1532
1532
9502
2632
2113
1812
8012
2572
1053
1692
5312
1602
2522
1702
9062
4802
8653
1862
1672
4932
2102
1592
3662
1053
3032
2752
5102
1522
2023
1762
2532
1542
1542
3792
1652
2602
2162
3332
1622
1542
5262
2192
1872
4702
1912
7892
4612
2282
2032
3922
4162
1892
1982
3322
1732
3742
5012
2282
4712
6222
1992
1622
3992
1213
2012
3692
3112
2012
2612
1532
1892
1812
3172
2802
3072
5592
1572
1732
5062
1502
1812
2642
1782
1572
2942
2452
3042
3132
1712
2612
2132
2402
1562
5082
3242
3542
1662
1752
4512
1542
1562
1792
1383
1822
1622
2572
1762
3722
5032
3342
3062
2302
1562
2564
4982
1762
1293
4382
3392
5022
1423
2012
1353
2922
2272
2452
2822
1723
7882
6912
2112
2282
1592
2462
3832
6022
4912
2502
2062
2582
4052
4402
1642
1512
1972
2742
8432
1782
8972
1752
1612
3392
3192
3442
2442
1622
9562
1742
2032
1163
9112
1493
1692
1512
7122
1633
2402
2092
1732
1722
1582
3232
1842
2053
4542
2272
3292
2942
2072
2272
1772
1522
2162
1542
4542
1732
3672
2722
1992
1013
2202
3272
2372
1962
2382
4652
4782
3612
1682
1622
2012
3052
9893
3012
2122
1662
1203
1912
2222
4072
3442
1752
2112
1992
2752
1992
1752
4672
2642
2422
2192
5342
6252
2592
2632
3602
1763
2622
2212
3542
1782
1314
1763
2762
2042
3552
1632
1852
3422
1612
1582
2132
5782
2052
3092
6682
4882
1952
1632
3272
2502
3012
2032
3992
5742
1592
4782
5772
3172
1522
1532
2282
3752
4092
3162
3522
8192
4082
1563
3452
3162
9002
5382
2432
4672
8332
1083
1542
1792
9142
6852
3582
1512
2372
3002
2352
2122
1822
1832
3952
6432
2402
4002
7502
3162
1512
1862
3872
3192
1772
7132
4222
2962
3572
1772
2182
2142
9802
2032
2772
2212
1562
2222
6023
2732
2032
4642
1592
2812
2122
2112
4862
1512
3272
1932
3632
2292
2392
3012
3492
1083
3102
2112
5112
1553
5052
3723
1612
1512
1632
2342
1313
3552
2012
1922
3872
5752
2832
5362
3002
1672
5672
1642
4412
3582
1852
3512
2372
2152
1992
5232
7092
3302
1532
2272
3332
2062
1992
1812
1702
1532
4502
1812
2232
2412
3512
7872
2032
4832
1592
4662
2072
1952
5002
1522
3792
1872
3262
1822
7212
3612
2362
5182
5252
3292
2752
1742
2172
9092
3312
2592
2682
1572
2702
5742
1532
1892
2932
2142
2652
2232
1552
5262
1572
1842
1862
1922
1612
1742
1832
6692
3152
2512
1702
1692
3282
1672
8192
7522
1592
3842
1672
4792
3522
3302
1992
6502
6152
2492
2072
1612
1902
4252
2022
3522
3142
5082
3722
1532
3022
1502
3702
7592
1702
1542
1532
3152
8912
2712
1842
1883
1862
2802
2762
1582
1932
1572
9502
3713
4682
5692
5172
4572
1133
6182
3512
1822
5042
1842
4072
1522
9212
3173
1582
2472
2522
1612
2652
3832
5342
5272
7132
2532
5142
2312
3852
1792
2352
2162
9162
1882
2672
1672
5602
3412
3702
2982
9572
1013
1912
6422
1662
4402
8542
1642
1912
2272
3372
2992
2712
1992
6232
2062
1622
1922
2162
4572
2772
1822
2452
3112
1582
2372
2492
6752
7052
2072
1712
1682
1872
3652
2042
2012
2162
2732
2362
2272

2802

1453
1033
2602
5843
8292
4482
4712
2072
9383
1862

1813
1832
4022
8232
1782
2702
2282
3073
7933
1842
2542
8022
7492
1762
1284
3242
5712
2262
4682
9502
1263
2172
2683

3162
2293
2973
6012
1353
1712
7132
5162
2762
6052
2572
2552
3872
1084
1413
4293
3574
2963
4532
7172
1043
2222
2942
3762
2162
8132
2733
3222
4042
2512
1463
3232
1213
3632
6962
1772
4503
3922
3502
1672
1902
1443
4582
3982
3042
1933
2782
6162
3172
1273
1743
8972
6772
7702
9982
2202
6852
3432
2172
1842
3862
4432
1633
3623
2782
4652
3843
1213
3783
2192
3263
1543
6362
1652
1333
4932
5572
8344
1013
2673
3393
4962
6142
4112
2942
2302
8212
2332
7112
2272
3272
2152
4002
5012
8132
1912
2912
2122
2872
1953
8212
6592
6962
6782
4572
4262
4172
3422
3052
7582
1642
6662
3543
2413
2203
1703
2252
3343
6052
2482
4052
2392
1083
3822
5162
2352
1743
1913
5402
5472
2622
3952
2582
3523
2042
4982
2002
2313
5752
2342
2222
2052
7023
4142
5102
2322
2022
6722
3612
2102
2602
3603
2463
6372
2672
3753
3602
7582
3812
6542
2292
1832
4832
8082
1343
2402
7312
5532
2373
4722
3262
8252
8292
1333
6302
6892
1003
3632
5712
3132
2692
7823
9672
4912
2592
6493
1653
6632
4322
1642
2982
1603
2172
2202
3122
2983
3022
1523
2594
9092
4432
3752
5022
2622
1323
8992
1493
2132
3062
2242
7512
3523
6403
5432
3922
4052
4493
3262
5062
2352
3742
1513
2033
3192
7792
4532
3292
2762
2043
4552
4842
5682
1213
1223
3702
1033
1782
4693
3332
3142
1602
6592
2382
1233
5053
4422
6863
4142
6412
3673
4532
3462
5502
6742
1772
4272
3462
4672
3013
2194
5962
4103
1563
1953
3603
6212
8812
1373
1762
1972
3132
5322
2912
3972
6862
1483
2032
4262
5702
3932
2162
3113
1313
2042
4322
4112
1932
1833
1133
1293
2362
2243
2942
3902
2352
7472
8042
3972
2772
6822
1253
2113
1573
4703
2622
1313
4862
3362
2542
8212
2502
2902
9252
2833
7032
4003
1464
1133
2572
1283
2383
3262
2782
1973
4832
4383
6803
1563
7342
5282
2212
3322
3173
4372
8852
1003
4632
4072
4262
1093
1513
1193
5792
1163
5802
6002
1903
2152
1873
3363
1534
3972
2342
9983
3712
2382
2063
1233
2092
1103
2672
7132
1314
1912
1613
4693
3383
2712
2073
2993
8622
3403
3242
1253
7912
2372
5852
2272
1393
7832
2022
9492
8232
4442
4082
3662
3712
3612
4593
2032
2442
1842
3212
1793
3082
2302
3992
9722
3282
1663
2723
8402
1323
6582
2302
9262
4342
5553
1323
8932
8082
1893
3922
1093
8852
4802
1043
4252
5562
2502
5722
3092
7162
1943
2402
2242
2642
2492
4482
1313
1033
9732
2962
9742
7402
2412
2612
1023
6212
5792
6432
1183
9952
1592
2522
7822
2532
1073
9822
2803
4583
2972
2743
3442
3322
6192
4082
1173
3802
6152
4162
1144
2593
2822
3442
4063
2252
1723
2282
5452
4813
1113
2792
6892
3112
7732
5312
5712
5872
8632
1163
3952
6053
8652
4582
2452
1852
4382
3422
1743
5793
6922
8632
6532
2462
8382
3742
3292
3432
2082
2722
9182
3983
8082
5172
5613
3833
6302
1872
1394
1952
4322
2493
2662
6872
2832
1073
3953
1832
6342
1223
1333
2403
2403
5072
2512
1303
2133
6712
5662
1003
2323
5852
2782
1253
3762
4072
8862
1603
2752
4822
1783
5542
4232
4423
2512
5202
2012
3242
2193
1253
2212
4592
2992
2312
6522
5232
1613
6232
7812
1283
7742
1193
7762
9212
5152
3513
3082
5902
5882
3882
4433
3052
3762
2802
3352
8672
9452
3922
3272
2082
3202
2553
2012
8332
3632
1832
8002
1763
8072
2682
3712
4252
6632
6542
2632
3362
6882
1992
1992
3952
5532
5952
4112
1044
4722
1833
4352
8582
3502
1652
5892
2762
2582
3882
3462
2332
2022
3542
2082
1932
5322
3632
2572
1013
1563
2192
4682
3102
2272
1962
5662
2953
6572
9732
6132
5172
2473
1972
1642
2602
1682
1932
6122
3413
1982
9392
5082
2912
2232
1563
8322
2952
1852
3562
4312
3322
2202
4242
3573
2582
5232
1173
1882
1742
6302
2843
2452
1863
4582
3922
7312
7632
2352
3532
2943
3312
2082
2232
9203
4172
4832
3203
1323
3263
2302
4162
1753
2182
4922
4512
2052
2012
2242
2082
2592
2172
1884
2652
4092
1443
6452
1743
5112
3122
2652
3002
2072
9622
2692
4282
2282
2592
1843
3862
1892
1133
3812
1562
8512
5732
1582
6242
1753
3692
2763
2393
2622
1343
3532
9292
2902
1912
3573
2983
4252
4912
5882
1792
2393
1573
4702
8072
9502
1063
5152
4692
2043
1194
1513
3282
2312
8302
2692

2252
4582
1962
9932
3052
5112
3202
3612
3612
2603
3842
2754
4552
1522
1622
8003
2792
3522
4722
1542
2082
3612
6832
2072
3202
4092
2022
2452
1602
7512
2163
2852
4612
2122
1532
3572
2152
6342
3322
4032
6792
3492
2183
5602
2452
1542

1502
1702
4002
6302
2362
3522
1692
4042
2003
5232
3202
1782
7022
6282
2022
7572
1862
9003
2772
1522
1932

1574
5212
2502
2322
1393
5252
4432
2442
7902
1792
1922
3312
2002
2272
2002
3322
1573
7522
6182
1503

4032

2362
4292

1292

2272
3293
2062
3982
3672
1523
1952
1872
1572
1553
1902
3224
6422
4553
3092
1952
2152
2482
2892
3383
3562
3463
2542
2112
5593
2223
1932
2912
3942
5332
1612
5022
3182
2002
7642
5012
2732
2883
1802
2192
1982
3412
2222
6622
2172
3562
6372
2042
2103
2642
9782
7092
4382
3273
3422

3612
3423
4092
2542
8462
1992
2422
5602
5072
3752
3942
7192
8342
1803
2402
2433
8402
2972
9633
4793
3282
2312
1484
2574
6202
4902
1244
2313
1035
7422
2072
2922
8902
5562
4212
3262
3684
8513
2232
1982
5003
1593
9772
5662
6242
4382
5812
4252
4322
8152
2683
5312
3503
1303
1553
8932
8182
1424
3002
1953
3432
2433
2522
2913
1074
2672
7242
7212
4452
7302
4492
3563
1503
4312
5542
1813
2552
2843
2634
3752
1963
5992
4763
2382
3802
7532
4042
2392
2103
7113
3132
6353
3653
3073
1353
6102
3132
4083
5503
2652
6343
6932
6513
1293
2372
8262
2502
1013
6302
1034
1353
1063
9082
8342
9682
8102
6472
3583
5322
7472

1852
3062
1483
5212
3902
1822
6012
2432
6832
2312
8652
1762
4092
3642
1393

2942

2003
2822
5122
2372
4523
1882
1932
1803
2623
1473
3482
4492
2012
1043
4312
3352
3592
3583
1762
2132
1842
2052
9742
1713
2672
1652
4222
1173
2003
4143
3982
2012
4732
2933
2512
7692
4262
1243
3003
2103
3792
4222
2013
3293
3442
3193
1512
1592
1772
4002
7002
5272
2122
1243
5742
3302
2202
4482
1892
1213
2982
2542
2102
2612
8142
3352
3482
3632
4202
3302
3463
2004
1682
3552
4672

1973
3902
6662
8832
2502
2502
2202
2622
4742
1552
3752

7812
2293
1353
1643
1254
9632
2082
9842
2002
1924
3092
1203

1002

5201

4132
2222
3072
6022
7822
1083
4782
4572
8982
1183
3072
3372
2582
1373
3352
1853
7632
6662
2862
1163
6462
5812
2882
8462
1123
3342
3802
1003
1693
3222
3472
5702
1512
2292
2472
9312
2163
2302
6672
6483
2472
3432
3702
8672
7562
4222
6092
1832
2012
2002

2572
2472
2662
9403
3392
3272
1642
4582
2572
3322

2412
2562
2832
1183
3212
5712
4772
1632

2832
5423
3322
2872
3012
2772
2182
1313
1632
1992
2342
1173
1782
4132
4762
2222
1923
3202
3753
3502
1592
1782
7072
7002

7672
2822
1802

2702
4262
8532
1832
1762
7433
3832
2582
8512
5412
6182
2712
1123
1822

1213
1552
7882
6513
2102
4612
2322
5312
8532
1732
2063
3262
1343
4502
1103
1632
6762
2762
2113
1154
1003
1283
2522
1023
1303
2632
4372
2612
3863
2372
1892
1863
2432
8522
3942
4642
3302
4302
2023
1263

3002
3522
6492
5512
5582
3682
7002
3263
1423
7112
8252
3282
6192
6883
2582
4412
3222
7942
7482
2002
4002
1193
6522
9033
2883
1664
6682
4053
8492
5872
5722
1293
1883
4522
5463
2782
3972
8393
1093
1093
1683
7392
3673
4122
4372
2672
5752
9822
8412
9653
7062
1483
2812
3522
3632
3144
2732
8072
1663
9402
4822
3712
2892
1073
1962
6983
4492
1502

1602
3302

2292
3442
1573
1922
1552
2742
1542
5552
2492
2172
1682
2332
1612
2292
6363
2272
3452
1103
1253

1363
5822
1512

5701

2063
1992
2532
3692
2352
2712
2982
1682
1153
4512
4052
3932
3152
2182
3722
3682
2922
2062
3132
2622
2392
3182
2772
4122
3552
3992
1553
3242
1562
1702
1752
1673
1962
2102
3762
2482
3142
3112
2982
1862
2392
2302
1692
2202
2132
8292
7062
1394
3412
1572
2602
1902
2272
1982
2082
5152
2572
6682
3042
3612
4312
2852
2602
2252
3062
2802

2542
00

2542
1822
5792
7292
2312
1822
4552
3742
4832
4753
2542
1652
2502
7382
5492
1752
1952
2812
1083
2082
3432
3112
3882
1542
5102
2072
1742
1812
1632
1522
8652
1642

1742
3252
1453
9262
2482
1083
5372
9942
2392
4882
9752
7842
4292
1722
8702
2242
3552
3062
1304
2682

1113
4012
5992
4272
4652
1073
5252
9822
1243
5442
3812
3902
1373
1603
7012
6942
1783
8892
7872
4484
4042
9742
1353
6562
2443
3702
1273
8962
9092
1423
4232
8912
3912
4393
1823
9082
5732
1733
1773
1173
4452
5152
4862
1214
9702
1732
3892
1313
5052
4872
5242
4812
4032
5812
1353
9092
6892
4792
2373
5792
9253

2812
2842
3052
8453
2422
2772
1542
2792
7962
1882
7432
1512
1992
1732
2322
1582
1762

5203

4822

1702
2042
1522
2382
3922
1972
1502
9002
1742

6613
7232

00
1001

1502
6791
1822
1782
2172

1103
2332
1642
8102
1553
1702
2092
8422
1772
1772
1522

1043

3422
8092
3012
2072
2182
2492
1932
1652
1832
4022
2252
6473
4262
1562
5853
1892

2922
4752
2112
1712
3172
2152
4142
1982
1972
1682
4043
3742
1532
3663
7073
3623
1194
1832
5683
1512
4782
3972
2852
4813
1343
2442
5482
1023
2772
5063
2042
1912
3692
3372
6083
7163
3443
4202
3932
2112
3032
2012
2552
7082
1153
2102
2902
4753
1602
4452
3322
2502
1512
6142
3242
2102
3432
9112
1023
2122
2282
2413
2622
2632
5322
1983
1043
3093
2152
3742
1572
2572
1562
2462
1592
6182
1522
4832
1532
1622
1743
3042
5422
2152
6862
7592
1572
2252
1183
9212
2192
2292
1293
5572
7362
4892
8552
3952
4993
1952
2072
1594
1652
4712
1753
5002
1003
1512
1762
3262
2382
4802
3532
1572
3672
3203
1992
2152
1213
1782
3162
2462
2872
2633
3503
1992
2453
8463
1972
2602
2112
1912
3772
1672
2262
2322
6772
1513
1163
1762
1733
7173
2112
4353
1003
1612
2293
3042
2212
2513
5772
1812
1892
1033
4032
1632
2462
4002
6762
2052
1663
1532
4253
4292
2322
1762
3513
1824
2352
3953
3252
1123
2232
2932
1622
2662
3852
2182
4992
2942
4782
2262
2072
2312
2822
3772
1862
8002
1814
1792
3443
1772
1463
8472
1652
1743
7392
3582
6283
2042
2882
1343
2462
7992
4102
3062
2313
4852
3133
2703
1103
2212
2862
1234
1992
3552
1933
2972
1235
1413
3352
1523
1653
2372
1612
1902
8442
1802
7372
3222
1343
2482
1643
1962
2432
1802
1532
8542
2052
5423
2053
2932
6802
2102
1582
4253
1762
8592
2222
5213
4652
2642
5742
3172
2152
1582
1662
5502
2142
2272
2422
3612
2672
4702
2242
1632
6523
1812
1572
1522
2652
4592
3262
8472
2082
5262
3292
2282
1882
1882
3553
4473
3543
5213
1253
3452
1562
4182
2752
1652
1822
6132
2912
2222
9883
1253
1652
1193
5012
2182
2082
2422
6502
2702
9502
6052
2832
2373
4972
3252
5243
4023
4943
1702
1384
2932
2532
2813
8372
1532
2262
2502
7962
5832
1522
1842
3092
2112
1882
1943
6522
2532
1842
3602
1712
2122
2543
1552
4122
5083
2222
2282
6632
1393
6783
1013
4732
4262
4572
1672
4852
6692
1542
2612
1882
1512
3302
6213
1393
5852
3202
4922
6602
1942
2982
2472
3832
6123
2842
1873
3392
1403
2102
3352
4902
3232
1602
1692
2212
8152
2812
5142
3662
3142
1562
2852
1862
4012
5933
1124
1963
5973
2122
3282
3553
6772
1043
1522
3042
1113
1792
2342
1612
3742
2153
1982
1114
1652
7022
1713
1622
8472
3442
3822
1652
2562
3112
3782
1772
1632
2242
2162
1872
3403
2192
3042
1023
7902
1863
5292
5963
1033
6842
7842
5932
7253
9412
1644
2293
2642
3083
1313
1053
2822
2573
2192
3862
1942
2262
4722
2102
4573
5823
9082
2172
5642
1622
2232
1273
2583
6352
1514
5502
1013
1033
3992
3772
1722
2452
1453
7083
2032
3063
2082
3342
2102
1972
2592
4222
2052
2702
1702
1692
4332
3523
9842
2262
2562
3592
1962
2262
6583
6842
1862
5632
2582
5512
3942
8402
2503
1003
6002

3022
3362
4002
1563
1742
2332
5082
1463
5272
7322
6382
1603
8023
1703
2712
2202
6982
3512
1283
3032
2192
5592
2002
2262
4823
8803
8242
1542
1932
4573
7162
7832
1572
1932
6262
7372
1592
1063
3923
7772
3063
2102
2442
1713
2052
4762
5802
2183
3932
6733
1972
2853
2142
2822
2022
3772
2602
1813
7552
2492
8062
3733
8922
3132
1952
3182
4222
5992
1083
6532
2123
4012
2732
1363
3003
2852
1203
5213
1454
1732
2692
3663
4622
1912
2792
3002
3962
6342
1602
2293
1712
2912
5703
2722
2932
1983
6392
6352
1922
2173
1902
2793
3242
1582
1523
2622
2283
7542
2412
2232
2722
2332
2332
1632
2122
3862
1642
1413
1752
3992
2922
1922
5872
5572
8343
3672
6932
1552
1742
4922
2502
5002
5482

1273
7862
2322
1293
1893
1093
3893
2253
7232
2792
5432
1203
5443
1194
2552
1103
7392
7332
6372
2573
5922
5313
7462
3052

2502
2683
2502
5822
2142
2122
3362
2092
1512
1562
2412
1632
5212

9312
2472
1932

4812
1913
1932
2002
3582
2112
1522
8042
7743
1792
2072
2222
1682
1633
1942
2482
1672
3312
4982
3182
2792
1982
2632
8862

8800

2432
2442
9753
9602
2432
9292
2312
5363
2712
1093
2653
8002
2003
6422
2182
2402
2092
3902
2482
1623
5643
1572
1793
2153
1623
1662
1802
8602
1154
1063
2832
3152
7382
7363
7362
2773
2153
2172
7102
5613
2573
9502
2662
1333
1153
7962
7342
2612
2162
3752
8442
1143
7552
1972
6862
7762
1113
1943
6302
1043
1113
3092
2292
2263
2872
2032
2112
1203
2923
1572
7072
2933
1114
1942
6062
9332
1642
8112
9004
1033
1273
2022
3572
1662
1612
9882
1563
8592
6972
3672
4323
1882
3634
2562
2192
7702
7952
1584
3092
4992
8173
2483
7352
2152
1183
2503
3642
9002
1903
1512
8212
1592
1643
8143
1183
1752
2783
4702
1793
2553
7912
1343
2223
1033
1683
2093
5172
1093
8332
8732
7522
1772
9272
1373
2472
7412
8832
8652
6872
2282
1562
3574
1113
1522
1632
1582
1752
2273
3872
4272
1962
2503
1992
4142
1393
2102
1263
2112
1522
8472
1373
7152
6742
1123
8472
6882
1902
6893
9062
2062
5962
2562
1383
7082
1762
2793
8692
3133
2212
1712
1702
1512
2902
1772
2532
7832
1842
2162
2563
4623
1642
1552
1353
1692
1662
9502
2662
1083
2242
1602
1723
1134
7962
1752
3163
2682
1183
2642
1762
1063
1683
2322
6292
7342
4562
7452
7172
1552
1273
1602
4213
7372
1512
7902
6762
7192
1542
5903
5933
1343
8983
1922

1273
2032
1542
1612
2982
2332
3032
1702
2052
3362
3392
5292
2082
2632
1093
1303
2152
9733
1453
2352
5472
2952
5112
2402
8942
9642
5352
1652
3502
1922
1263
3312
1672
2902
4442
7002

1123
4572
3622
2052
1163
2612
6092
1902
1692
2642
1403
7172
2552
4842
2132
1952
2962
1852
2372
3272
2322
1602
2642
1782
4872
2542
3542
2532
4562
1672
2502
2372
2252
1512
3802
2202
4532
1732
7382
1992
3902
9242
6782
1772
4332
2542
2222
6132
2822
3112
2913
1732
2682
3462
2032
1972
2003
4072
2792
2022
1712
2362
1582
2002
7502
1802
4502
3282
2392
4842
1692
1353
1922
4743
2322
7542
2302
1892
2262
5983
7772
4502
4732
4522
1832
1812
2002
2322
7672
1872
3162
2362
7642
5312
3142
2302
2602
2112
1572
1952
2322
1512
2442
1593
3832
6152
1612
1712
1782
3442
1762
4652
3072
1992
1223
3282
3972
2242
2302
2212
1612
1962
2922
7072
2602
1203
9142
2082
1972
2902
1672
4982
2002
4902
3392
4532
3222
2882
6892
2152
3882
1333
2502
8362
1512
1842
8082
2102
7472
2192
2052
2892
9312
4762
4312
1842
2562
3622
1612
1592
1912
4052
5792
1483
2412
1813
1872
7202
3472
2262
3692
1662
2072
2792
2572
2092
2642
3342
1543
1742
5702
4642
2052
2182
2103
1652
1822
6772
2552
1802
3842
2662
1862
4452
1193
2552
4992
2442
9732
5962
2862
9512
7032
4212
2662
2682
2402
2002
3532
6542
6532
3132
1782
2932
2132
2552
1742
1683
2952
1522
2232
2062
9722
2632
1942
1682
1922
3762
2562
2912
1662
1822
6632
1902
1712
2862
3872
2462
1622
6222
1423
1373
2512
7423
7962
1403
7032
1763
7272
9492
1832
1912
2302
8482
2022
3002

1473
5242
3892
2002
1223
5062
5222
6302
4272
3442
5803
3452
1862
1792
1912
2312
1682
6382
1772
1772
4032
1942
2952
2202
1762
7282
9072
3412
2143
3092
4412
1722
2402

2192
3912
4482
2372
2472
3312
2003
1833
2762
2032
8842
3152
4462
2292
1444
9382
2362
4802
1752
8482
5312
2732
1093
2212
9232
1832
2092
1902
9172
1333
1823
1073
6342
1952
1722
2332
3142
6442

6240

3823
4032
2802
2252
2142
5092
2532
7602
2083
4922
5922
5682
3623
5532
1013
4732
6172
1533
1143
3643
4183
1982
3432
2072
1103
2802
1862
3012
5092
1522
6592
2662
3842
1662
2083

7122
1083
4772
4802
1633
8932
7212
7973
1792
3622
1023
2532
2122
1593
8162
5432
1852
1073
2383
7942
2642
5022
7372
1732
1662

4182
1622
8852
4542
3223
1882
1632
4083
5552
2362
6912
1692
6122
1752
8292
7662
4402
3352
1532
2292
2962
7682
1982
1722

4182
2082
1772
1093
7473
2902
5322
3002
9912
1613
2302
2202
1632
3922
2512
2542
3113
3253
1562
4362
5622
2112
2922
4432
2572
2262
2562
3482
2472
2702
4372
3772
5252
4383
8692
1483
2182
2542
3442
1512
6882
1612
3242
3173
5773
4202
2032
5732
1353
1522
2042
1772
1692
1612
2322
5142
3902
2803
3362
1552
2552
2512
6832
1582
1173
3752
6192
2762
3232
2362
5452
2902
1552
1732
7744
3332
1532
2463
2112
3232
5352
1602
2473
2072
1622
6222
1862
3773
4162
2672
5452
3123
8862
1533
2872
2702
7892
1642
8133
4632
1932
1403
8413
1742
5512
2972

2582
2642
2942

1822
2843
2822
3362
2632
2742
7632
2632
1882
1852
1522
1602
4032

4583
1782
1512
4852
8652
2452
1812
8362
1013
6052
1652
1153
1592
1573
1682
2002
3472
2592
2313
3732
1843
1063
3922
2972
2902
6002
6852
1662
2042
2502
6532
1333
6462
1562
2333
6443
3582
3042
8642
1532
5462
2702
5792
3972
8782
3112
6772
1972
8272
3622
7152
1722
2402
1193
2812
2112
2182
4502
1612
2402
5742
2993
1083
2173
1992
2802
1682
2642
1542
1083
2652
1542
4722
2902
2703
3942
2083
1992
1562
1862
6572
1622
1343
1872
1872
3352
3472
3583
3582
1193
6572
1962
1622
1852
8302
2513
2372
2622
6742
2152
2022
2972
4352
7222
3842
1662
1033
1522
1532
2622
4282
1512
3632
2312
2764
1852
2722
2742
1023
7722
1573
4872
2172
6402
7712
7082
2432
2312
4352
3042
2322
1782
3442
2752
5292
4282
4492
3052
3862
4142
3652
3932
4832
1972
3492
2862
1893
8472
1752
2372
4082
3112
2692
1982
9312
3932
9232
4702
4492
2203
5992
3732
7952
2062
6292
2832
5522
2462
1473
2862
1672
2572
1323
1742
3712
1612
4962
1343
5142
2112
6212
3292
1853
4372
1702
2212
3272
1063
2802
4752
4132
8462
8332
7052
1443
1443
3382
2302
2653
4543
2302
2712
1045
2462
8882
2893
3063
1592
2032
3432
5912
2392
4032
2992
3142
5222
1993
4112
3362
6152
1942
2192
1952
5103
1712
1662
1522
1742
6902
1883
1832
2582
2722
3032
2293
3102
5562
9582
2582
2202
2123
5662
5282
4922
1522
6882
2503
1793
1922
4132
2413
2582
1672
1023
6182
1782
2442
4122
1812
1263
7972
7322
5682
1363
3182
2122
1013
1642
1642
3972
2842
3172
1592
6732
2072
9482
1922
4122
2163
3883
3123
7242
2692
3962
2512
3372
1243
1553
2252
2202
3232
2292
7662
2092
2432
4092
9602
3292
6803
1842
7912
3922
1912
1143
2052
1512
1512
9352
6672
1163
3732
1214
4423
5052
7032
1772
7812
2162
1793
2932
4862
6442
2562
1872
4262
7993
1163
6812
4742
2682
2732
5592
2192
1752
3022
4072
7212
4492
6092
4732
3972
9182
1562
6792
3662
2082
1612
2432
6602
3173
3742
2682
2833
4453
1293
5002
1652
2203
2532
3112
4212
1552
2822
1552
2802
1323
2852
7132
3012
4582
1872
1274
2302
1652
2652
3622
2362
9862
6762
8402
4402
2193
3862
2242
4062
4822
1772
3612
1592
3352
1712
3362
1692
2373
5072
2032
1902
2142
5892
3952
2282
1363
5012
7302
2232
5982
6562
2862
2733
1503
2502
3573
4553
1512
1962
2942
2352
2982
8802
3322
7742
5503
8722
2993
4122
1662
2472
3402
3142
4332
2902
1562
3552
4642
1124
6173
3402

1582
5002
3552
1253
5052
2682
3412
2312
2462
1023
2432
1872
1133
2942
1652
4402
4212
2352
7572
3632
6912
3452
4432
1772
4492
3852
2942
7272
3162
1273
1263
3832
2122
2822
4502
2932
9742
4183
3282
1602
2762
1602
2702
6412
4773
6602
6742
1573
3613
3192
6432
1622
2142
6722
7542
6652
4122
5433
1562
1972
4412
5702
6202
6292
3162
3722
2363
1903
5062
3712
1744
4782
2252
5072
2442
3162
1682
7343
7752
2042
2422
3532
3432
3512
2202
2482
1224
7042
5342
3312
7292
1273
1732
2092
3732
2243
2772
2303
1762
4092
3352
2782
6832
3482
2212
5642
1653
1982
4582
2522
1643
1444
7682
2342
2642
4932
2163
2273
2932
8962
7622
3532
3042
5042
1892
2912
3003
6652
1632
1303
2842
3192
3462
6452
1692
3782
9722
7902
3643
3142
6522
3642
6314
3982
1852
2682
2812
3542
2242
2302
7272
4592
3842
6942
2152
6403
2092
2562
1043
1513
1033
3532
2872
3262
8142
3082
1423
2232
1972
3032
3912
3032
3102
4012
2913
3372
2562
1165
2182
2682
8852
4382
2003
2412
1592
1123
2562
1582
1642
2672
1602
2262
6972
4592
6082
1632
1632
3722
1612
1643
2792
3413
4652
4712
1203
1822
6382
3742
9392
2912
1713
6023
1394
6152
2232
2632
4052
6532
8802
4572
7242
1572
5702
3622
4792
1543
4972
5192
3023
1384
6942
1403
6432
2982
1952
2922
3402
4062
2822
1812
2172
2522
2514
2272
3402
2592
4872
2992
7462
3982
2752
3182
1992
1872
1023
2363
1812
1762
2642
1273
1502
1762
1403
1512
5732
6932
1632
1532
1223
2023
8282
2362
9532
8862
1013
3822
1843
1732
1932
3433
3182
1622
1702
7472
8202
8692
2012
4612
4162
4902
5533
1273
7362
1842
8552
8742
2572
3362
2332
1173
1203
1273
9682
2492
3892
1632
3272
3712
3502

4122
1752
6602
2292
2352
2662
3662
1872
1704
6722
2032
1183
5052
2602
4012
6922
1842
1612
5372
6652
1822
1912
3832
4902
4942
1542
7722
3972
2512
1583
1532
1782
1612
2273
1902
4982
1582
6702
1672
5542
2222
1922
2002
2332
3632
4342
2272
7402
5372
2262
1723
1592
3382
8442
2762
1562
2202
2942
3702
1582
6102
1722
2322
3052
3603
2282
6372
1532
1652
5082
2172
1642
1832
4782
1952
3582
1872
1652
2082
1772
2093
2822
2502
1792
1682
3792
4012
1862
2222
2672
2282
2862
3002
2842
1592
5582
2112
1782
4742
4642
6802
1712
1692
2922
2702
2652
2923
5752
2572
2982
3212
6322
1842
1662
1183
3322
5802
4452
5322
3882
2762
2632
1923
1632
2872
6353
4952
1203
2442
4682
2602
1273
2442
1922
1562
1632
1303
2952
1882
1692
2093
6012
6092
3852
4083
1862
4092
5562
2182
2582
2322
1612
6042
2902
1812
2022
1702
4822
7122
2182
3042
2273
4012
1512
9862
1762
2362
1892
4442
7312
1662
2192
1433
4482
1463
1812
2142
1722
4922
1752
5852
1902
2532
2362
2332
5703
2162
3442
1273
1762
8012
7552
5982
7052
2062
4112
7292
3352
1842
1283
3772
3702
3092
1792
4802
4732
1522
1672
4042
2482
1642
1962
3332
7532
1772
3882
1872
3872
2642
2412
7752
2222
2982
7693
1782
6362
1063
1632
1552
3522
2202
1862
3762
4832
2922
1832
7553
1073
1812
2342
2412
1742
8132
4442
2352
3972
2602
2792
1922
6562
3173
1502
2172
1093
8732
1532
9652
2392
9582
2572
7762
3262
1662
2132
1672
9952
1902
2082
1243
2252
7032
1512
1512
6852
1993
2543
4623
7002
1283
3422
1313
2483
2872
3432
3472
3562
4002
1572
1133
3942
1982
1542
2062
1672
1893
3663
3832
2732
1842
4072
1672
1872
1972
1773
3082
2432
6292
5822
2202
2032
1532

6201

460

1612
4932
2232
2033
8682
1762
1703
2812
1852
3412
2162
8142
2042
2982
1612
7862
1533
4183
5422
2932
2032

1263
3612
1733
1693
4103
5952
5692
3742
3132
3502
1822
4142
4422
1562
1782
2462
4322
1912
1303
3472
1872
2112
2082
2902
1622
1982
1712
2762
1942
2482
1982
1622
1603
3822
1752
1952
1672
4283

1842
1612
2442
1922
2622
4112
1173
1892
4672
2942
1862
1772
5472
1752
1033
1882
2892
3852
1562
2322
1742
2352
1952
1572
1722
1692
2602
2922
5462
3002
2342
5002
1782
2892
6622
2312
5183
2092
4512
2052
1882
1013
4142
5562
2372
1992
5252
2372
3352
3642
2372
2042
2122
2022
3222
2662
9402
2102
5132
3022
5262
1793
3402
1932
3332
1592
2642
1702
1892
7082
2762
1562
2132
2852
2892
1702
2592
2212
5002
2902
2503
4472
1902
1852
2442
1972
2812
3642
1612
1802
1722
4062
2772
1642
2392
1692
3462
3462
3942
1942
1762
1073
2642
3442
1213
2172
1912
1592
5422
2772
2012

00

4122
6412
2283
5582
5432
2872
9462
9612
1263
6502
1852
1203
7502
5132
4812
7202
1993
5482
2172
1484

2942
2723
2642
1892
3453

7672
9932
4792
2832
3372
2052
3162
1373
3532
4872
7002
4082
2692
2932

1522
6322
2892
3032
1632
1612
6922
1682
2882
5462
9252
2012
2052
1473
9722
8842
3153
4122
1063
7902
1572
4072
1523
6072
2722
1123
1762
2992
3082
6782
1532
1083
3852
8122
3552
2722
1532
2293
1683
1033
4422
2522
1622
2082
2073
2642
3652
1532
3312
2232
2062
2402
1552
4132
5302
4332
1892
3962
3052
4322
1722
3183
2912
6912
1572
6912
2372
1982
2943
1502
1053
1902
3292
2962
3402
1023
2062
3082
6782
3802
3222
2472
3043
2002
3033
2372
2422
3173
1502
1982
2652
1852
2262
2752
3382
1862
1313
1842
2072
1884
1792
2763
2143
1602
1153
2702
1632
2042
8132
6782
2062
1962
1992
1672
1373
1713
1693
4932
6612
2832
1732
1383
4502

7982
1563
4982
3632
5622
4902
1622
2302
2702
6202
2032
2772
4172
4072
7672
1682
8602
1552
2503
1762
9482
2362
7532
8282
1473
4192
3562
2622
2402
7302
2062
1173
3942
1274
2582
2432
2592
6102
6362
1003
3912
4852
5512
3222
2153
1622
2942
1832
2502

3242
2992
2502
1642
1913
1772
9722
1972
1792
5712
1602
2462
9792
1003
2932
4132
2163
9962
2112
4292
6362
2462
1782
4202
1992
2793
8782
2002
8102
2372
1642
1932
1163
1522
7262
8522
1802
4552
1742
1802
5272
6073
1962
2802
2512
5382
1872
6172
7862
3922
5552
3952
4822
9862
1652
7712
8493
3233
5802
7052
1632
2953
4572
1772
1014
1683
2062
3103
3173
5172
3912
2252
1572
2632
3262
1033
3592
1852
5852
2882
1912
4412
2502
3402
1992
4162
4152
2902
6413
1023
3772
1034
1512
4572
2012
4003
6882
4382
4693
1682
6422
1532
1612
2372
3762
4022
4852
2832
7033
5392
6212
6442
3602
2122
3652
2442
2913
1922
2793
1893
2303
1772
1572
2212
3972
1732
2112
2072
1622
1612
6102
1552
1862
2673
3633
2273
1882
3052
1852
3432
2132
1792
4332
6862
2932
2082
3072
5892
2742
1013
4222
1542
3283
2052
3213
3242
6522
3622
2442
1892
1562
6162
6072
1552
3522
5922
1622
2122
4522
1922
2812
1133
6072
3012
2982
2242
2213
2282
1662
3352
5392
1943
4132
4362
1283
1093
2242
3672
2632
2362
2432
1822
3342
4942
8802
8643
9882
3033
1742
4044
1134
6102
1603
4662
6222
1922
2173
2202
5203
4932
2002
4402
1074
3382
6432
6202
5702
2202
2772
6182
7842
1552
2012
4602
1433
1033
8242
2012
2023
3732
1952
6082
2082
3182
1792
1832
3312
1692
1802
1512
1732
1592
2832
1962
1793
1512
1682
2212
1592
2653
3362
6202
6482
1592
1343
9823
4352
5133
4612
6012
3112
2662
4362
1712
2592
5012
2142
2302
2452
3442
1962
2332
2473
1932
5503
3243
1203
7182
2272
2542
2372
1602
1083
1373
1542
1073
2052
2222
3452
2102
4262
3742
1692
1712
1063
2262
9952
2423
1932
2442
1313
2082
1123
3642
4292
1673
1283
1922
2762
2153
2222
1163
2262
3813
1284
2382
2343
2432
1602
1562
1842
1343
1782
1922
2542
2532
2852
1273
1952
1643
1762
1802
3342
7262
2733
3172
5103
1613
1273
3193
4762
4732
3162
4082
2522
1045
4332
2932
1992
4992
2932
7632
3852
5892
9352
2512
1692
2302
6542
1592
1662
1692
1642
3072
1583
3292
1882
3272
4342
1842
4983
4133
4142
1553
5062
6872
2362
3242
4012
2212
3682
2222
6182
5292
5592
5163
3112
2352
2342
1522
6632
3872
3252
2302
3002
1672
6192
2102
9052
2872
3412
2992
1982
4093
1922
4772
4662
2092
6642
6532
3762
1682
3162
1702
2592
6722
5762
7962
4302
4412
4312
1822
4312
5272
1622
9292
6503
2902
2572
2582
2272
1952
2142
1543
1952
3312
2702
5922
1962
1832
2762
2783
3012
1782
4262
4172
1892
1722
3442
4222
1742
1363
1483
4592
2902
6632
8082
5522
5062
3342
2182
1333
3062
1802
2962
2472
9032
4573
3932
5622
2552
5062
9302
1842
3432
5212
3192
2092
2002
1752
1433
1273
1822
2172
1104
1932
8182
3542
4012
1662
1982
2032
3452
1562
1742
4532
3842
4992
1622
1293
7582
3393
1872
1403
4353
2752
2042
4402
6313
4212
5112
4213
3342
7042
2912
1972
2882
2302
2202
6272
2872
3502
6612
3282
8702
2662
1612
4742
2263
1722
2812
3512
1952
3182
1612
1013
1522
7262
5072
4162
1862
8982
1862
2892
3842
5232
5322
4092
5602
1963
1772
1073
2002
1443
2072
2552
4112
2573
3112
3322
1522
6062
1552
3202
5092
5392
6832
3702
6162
1572
3462
1323
3252
1063
2702
2402
2292
1682
2782
5022
1742
6222
2202
1532
4522
3592
2052
1163
3123
7562
1842
4473
8672
7012
8772
6272
2652
2862
2032
5352
9192
6802
2232
4273
1862
5662
6862
6062
2512
1742
1502
3672
3022
2062
3422
3602
4102
2812
2372
3562
1683
7052
5452
1802
3453
1532
6262
4752
1802
1752
2302
1103
1852
1662
9812
1503
2003
6312
2422
3752
2182
1532
8212
1842
2762
5033
3302
1582
1093
1722
2003
3563
2812
1832
4052
1782
6122
1912
5362
1403
6692
3982
6272
2802
1552
6412
4222
3892
1952
4462
1862
1822
7022
1682
3472
2122
1682
1702
1972
1572
2002
1534
6332
1612
2382
3452
2802
3192
6212
2852
2002
1542
4412
4632
2572
5222
2782
1952
3922
8422
1992
2982
1294
1522
2122
3592
8002
1892
4902
5912
3322
1562
7142
3992
5193
1862
8232
3062
4863
2192
1143
3782
2432
3952
2522
2282
1862
2702
5912
1892
1912
1862
2192
1542
3003
3632
4482
2022
2372
3162
3412
1882
1852
4282
7952
9842
4992
3802
1613
3922
1772
1722
2193
2812
2802
6582
1712
4892
1134
2422
5212
1103
9422
1522
1424
5403
6112
1413
1752
2453
3872
2592
1133
5532
4632
4412
7282
1683
1013
4872
1542
4312
2182
6592
1093
2712
1083
4162
4832
1792
3433
1632
1532
9273
2732
6262
1692
4002
7082
3092
2792
1572
1642
1043
2272
6782
4773
1782
2732
1562
1792
2852
3012
2862
1562
1023
2802
1833
4462
2592
2412
1942
6182
6782
4162
1672
2502
1572
5492
2362
3002
1532
1622
7162
2012
1064
4652
1542
1962
1772
2362
3232
2153
4702
5502
9032
2012
7582
6003
3152
2712
7462
3372
1522
8252
2802
4402
5002
1183
1812
1673
5012
1003
9382
9382
1103
2052
4772
3912
3822
3332
2852
2702
2363
1522
2002
5873
2252
4822
1003
1573
8592
3603
1532
3732
5132
1852
2582
6102
4532
1882
2152
4752
2582
2372
1972
4252
6632
1542
1473
4032
2182
4182
2372
1842
5432
2763
5793
1692
5873
2412
2832
3093
5742
3042
3812
1592
2213
7612
1972
6792
1562
1532
1023
5872
2433
4702
2442
3842
2573
4392
5783
2522
1763
4072
1862
2972
1672
1873
2662
2722
1702
9532
3512
3272
3452
3372
5782
4152
4002
5512
2702
1782
1522
1712
1802

4722
8672
3382
7453
4802
4622
8762
6392
8362
7062
8962

2003
3392
4082
2322
8542
4553
4002
9473
6672
2692
1283
4592
5412
4122
4182
8182
2593
1324
3883
1053
2874
2673
6502
3913
2952
2732
5312
9952
2142
5313
2412
4214
8172
1493
2422
1033
2662
2072
9832
1632
2913
1304
1663
5492
2222
2373
2933
2522
1662
8842
4062
3542
5452
7693
4922
2113

5632

2292

2872
3333
5572
1204
2232
2732
4462
5362
2862
1303
1353
2872
3453
1962
2622
4013
8772
1982
3712
4903
2242
1702
1083
3352
2892
2632
1083
3933
1832
2002
1283
1974
1633
1732
2452
2872
2533
1912
8712
1512
1043
1863
1532
2182

7402
3082
2202
4562
1822
1822
1732
2202
5962
2072
1073
1802
2582
2182
2672
1283
3652
3032
3582
1602
4452
2552
5812
4852
3452
1254
6692
5892
6032
3312
2212
2862
4292
3642
1662
2772
9862
2762
1692
8292
1602
2522
2972
5942
2322
2623
7632
9672
2462
4302
1592
2792
1872
2132
1782
3222
1662
1203
2112
5932
3232
2692
1822
3472
8322
2402
2152
9022
9102
1712
1702
7502
5572
5043
6862
3652
1582
1842
1592
5902
1972
6102
3942
6322
2182
1682
2242
2482
2682
2932

3554

6370

1602
2642
1812
2242
8912
2553
3562
2332
3712

2061

2322
2292
1602
3922
2222
1932
2522
9472
5742
4042
2373
2142
3542
3422
4452
1562
8602
1942
6982
5832
1502
2172
2452
3082
1882
5302
4392
3002
2132
2442
4202
2152
8632
6082
1782
2822
3352
3762
1662
3742
2392
1802
1642
2362
2662
2042
1502
2732
2312
4243
8232
2132

1982
2132
8772
2252
8752
1433
1792
8033
1743

4501

1603
2242
1003
2523
7882
1972
1763
4482
1782
2412
8743
2072
1792
2772
1922
7412
5882
1792
1722
1723
3672
1542
2354
3002
2484
2622

2202
5172
1592
2594
3382
2353
4372
4712
1853
4783
6122
1892
3392
2662
2782
1692
9932
7432
2423
5542
1303
4222
6552
6012

2243
1822

4042
4042
1273
3872
2002
1732
3212
1613
3003
3862
4902
2682
4902

5332

3962
5192
3303
1542
5952
2042
3732
1502
1773
5263
1912
1623
3942
5462
1622
2892
1912
1253
1912
1603
2682
1692
1922
3892
7162
4442
4842
3232
1942
2542
1123
3382
3412
2142
2282

1401

4052
2932
8952
2572
2982
3852
3122
5102
3472
3072
2552
2592
3422
3162
9492
2782
1852
3032
2072
2552
3232
6892
3222
4902
2182
2242
2482
2182
3932
3242
2502
6592
4252
2912
1293
7753
3732
4613
2342
1604
1123
1574
2892
2433
2152
7162
3042
3912
2952
6612
5562
8792
5912
2572
9582
5322
1783
4942
1612
4112
3612
3172
5452
3403
2352
8152
2382
1313
4872
2202
5762
2922

7622
1113
4561

3721

2892
7422
1033
3552
1932
7213
1522
1353
2782
1712
1542
1792
1802
1942
1622
3632
4252
1772
2432
2782
1852
1572
2412

450

2062
5582
2572
2112
1183
2202
2332
3772
7503
9602
1043
3332
6182
2252
2002
8072
4762

5222
2342
1972
4662
6672
2822
1852
1662
2672
5292
2412
1273
3702
2592
1982
1782
3302
2662
9242
2462
4732
3352
2582
8912
3622
2112
1562
1213
4462
2752
1732
3772
1752
1612
4322
1563
1902
3122
1852
2192
3482
6372
5882
1662
5052
1792
2382
2332
5582
1512
7882
2013
4942
1682
1842
5762
2192
4022
1512
2952
1702
2172
8692
1542
3122
3102
2162
3112
9362
1912
3932
4312
1572
1592
1632
5832
2222
2473
1233
2162
4262
1912
1552
2242
3532
2192
1722
4672
5342
4282
8432
4482
1793
2002
1652
1682
3452
6542
6782
3512
6352
3893
3712
7622
2852
4622
3932
1073
1982
1692
1562
3262
1612
1712
1713
5702
8202
3852
1522
1033
3582
1992
5072
4352
1872
1612
2192
1942
4372
2452
2502
1833
4902
2923
1842
2782
6362
4112
3442
4782
2202
2472
1932
9182
2093
3462
1183
2132
1502
4052
5162
5782
1732
3532
1612
2472
2052
5104
7282
5562
1483
1862
1193
1522
1862
1702
3662
2342
5512
3032
2912
2022
1923
3572
1702
1562
4632
1762
2193
2332
9982
5842
1552
2522
4972
1682
2962
1742
1233
9732
2922
3562
4192
1602
6072
1682
1532
2562
2052
1562
1792
3962
7832
1892
4162
1662
1952
2822
2612
2792
2842
2022
3482
2872
3872
1812
3352

1752
2172
1522
5292
3802
6502
3512
2172
4292
1812
7882
1852
3002
2602
2402
5433
2282
1962
2372
1642
1453
5042
3772
2152

1503

8782
1852
2432
2112
3952
2302
7283
2752
1662
6832
3002
2122
1673
3272
6732
1782
1782
1153
3322
3472
2353
7582
2102

1692
4712
6933
3492
6262
1612
2072
1892
1643
2702
4212
6422
2773
3342
4432
2792
3362
4322
1992
3982
1592
1812
1532
8122
1103
2172
5642
1203
3102
6462
2152
1622
4622
1582
2492
2012
5142
7932
4002
6262
3382
4782
7982
2812
1862
3402
1153
1802
5722
4432
2162
3002
1832
1203
8202
3372
7152
6662
4192
6562
4602
4802
2002
5372
3652
1592
1612
2002
6022

2242

7172
8792
3212
2632
3532
2602
1902
3912
2502
1543
1872
3723
3962
1533
4522
1662
4503
1033
2912
5032
4722
2002
5222
7322
2563
3692
2482
4672
6292
6592
1532
6822
1753
2643
5272
3492
6602
7482
7532
1143
5112
3692
4412
1592
1902
2912
1962
2382
3282
1892
4302
8892
5702
9332
2392
8752
2462
2033
3112
1972
6722
8902
8232
9102
7552
1193
4942
8252
4822
1652
4322
7632
5383
5352
3372
7142
2443
9612
2612
4423
1632
1853
6322
3212
3032
4702
2662
3112
2952
8812
2302
2052
8763
1503
1722
9432
2712
2113
6092
8232
4972
1732
3042
5933
4952
1203
9202
2972
2052
2862
7312
3763
7022
1532
2504
1723
1603
1862
3192
2742
7572
2302
1532
3552
1702
2012
2122
2582
2812
3422
2252
1692
2212
1842
1074
1522
6042
1572
5153
4213
1143
1702
5272
9212
4662
9192
2012
2382
1662
2542
1882
8052
2983
1722
4082
1752
5652
7022
6453
1822
3542
3592
3133
2142
2082
2042
4572
2202
7772
8102
2132
3152
9632
2132
2102
3422
1552
3812
6622
3142
2922
2852
5542
2152
3242
5592
3932
7452
4432
8062
1522
4452
4192
5722
2012
7332
1692
3023
1592
1712
2383
1962
3522
1633
1552
7583
1553
3524
5712
4492
4072
1133
6442
1523
8472
2302
3212
6472
1463
3962
2243
5282
1254
1752
3003
1932
1003
5572
2893
1982
2872
9062
7132
2882
2522
3772
3652
7762
5733
1113
2443
2402
1303
1712
2842
2172
1722
1223
1932
1752
2582
2002
3752
4762
3153
3482
5322
4742
2372
2522
3943
3522
9282
1572
3642
5182
1173
2352
3202
4992
1912
2322
3102
5072
4273
2742
9092
3222
1672
1512
1802
5822
3622
4462
2392
2392
5052
7042
7752
3952
3052
4432
9752
2522
2222
1973
1125
1982
1343
1712
1752
3532
1982
2152
2452
2942
1882
3232
3042
4082
5622
9892
2022
2862
7112
2522
2813
2372
8222
2113
5203
8882
2272
5222
1263
5772
2462
6262
1833
2033
6712
1782
2462
2182
1932
5052
7142
8782
2622
1414
3692
2772
9662
4032
3092
3882
3702
3132
3742
1083
7243
9292
2672
2432
1612
1622
6802
2102
2992
8292
2092
2702
2512
3522
4512
2873
1512
5002
5002
1602
3623
1943
1223
1633
7923
5773
4373
2873
2413
4583

1782
1512
1702
1602
5542
4902
1912
5642
2672
6742
3502

4491

1053
1662
7874
7713
1044
8452
5433
8642
1063
5642
1962
1524
9422
3503
4043
3132
3983
4023
1113
2552

4043
2652
4012
2332
6082
2472
9512
1772
1552
1872
2372
3662
3292
2842
2212
3312
2253
1453
8922
2362
3392
2582
2432
6242
2712
1073
2482
2572
1752
2212
2922
1712
2372
2662
1652
2462
1842
2002
1982
4672
3912
2272
1722
1692
1862
2822
4373
2332
3132
1213
2032
1672
1702
1842
1902
1782
2672
1792
1982
7332
1573
2513
1872
3502
1522
2942
1562
2802
1682
3552
1682
2162
2372
1642
2923
2052
2022
2412
2202
3482
2652
2702
1692
1552
5302
1502
1912
2612
1912
1882
3502
1532
2422
1692
1932
1602
2262
1922
3072
2352
2132
1642
2982
3312
2352
2282
9192
1643
3602
3752
2872
3022
1722
1952
2372
1093
4972
1842
3732
2772
1982
1572
2472
3602
1942
1802
1972
2112
1123
1782
2922
1732
1892
1972
2492
3562
2282
4952
2022
3792
1852
1892
1813
2704
1992
2482
2782
3092
3432
2262
2172
1642
5292
2792
5092
7062
3252
3402
2092
1912
3392
8242
3432
3413
1632
1702
1263
1632
3812
1962
2302
1752
1812
9662
2522
1882
3602
1952
2972
2512
4192
1622
2222
5002

2772
6232
1502
1922
1912
2772
2262
2832
1612
2823
3602
5162
1532
2372
7963
2502
1053
1043
3762
7952
2282
2212
2762
4222
2372
1952
3832
3322
3523
1942
3972
1183
8772
1612
2882
2662
6802
3492
2363
1303
4792
6802
1882
1652
2943
6142
2012
3392
2202
8442
2152
5562
6752
1253
3312
1752
1942
3192
3583
1872
8542
4642
7172
3793
2712
3522
2832
6302
1762
5362
4862
2553
1972
1532
2052
2002
6282
2542
3183
2232
2142
1712
1612
4152
7072
3652
2922
1163
1642
1732
1033
1004
1632
3162
1562
5782
1862
7312
5592
5072
1522
7552
7252
1313
3312
2022
5113
8162
2572
3252
3002
4142
2372
1583
4823
5042
2712
3773
2252
7183
1882
2143
4523
5262
6232
1123
2142
2514
4002
2072
6523
2412
2352
2102
2273
9002
2822
3072
2142
4942
6832
1982
1743
1972
6642
4072
1902
2512
6502
9132
9182
1582
6182
1652
4002
2493
2182
2802
3983
2812
3203
6402
1434
1523
2562
1722
2572
1003
6772
1932
3682
5382
1782
8252
2043
4082
1762
5412
1712
2793
3542
1642
1602
1512
1612
2172
1552
2472
2272
7212
5112
5582
4172
4182
1582
3772
7942
1024
2072
3432
2392
3602
1034
2493
2032
1932
3022
3652
2892
1752
8302
2363
3083
2983
4232
5192
8852
2322
3462
5502
3672
1672
1652
1782
5022
1993
1702
2572
8632
1183
1782
1812
1662
1922
3122
2002
2342
2652
3582
1582
8052
2602
1582
6162
2132
3032
1163
4982
5172
2502
3942

2432
2442
2052
4042
5642
3072
2832
1692
1532
6202
3042
2252
6732
1892
1882
4112
9752
7652
3152
6542
2832
3502
1193
1862
1882
5692
1792
2172
6732
1722
1354
4352
9312
4502
3962
1473
4272
6302
7922
1512
4322
1592
1692
2252
5562
2872

1602
2752
2502
2123
1692
2162
5572
6552
3572
2662
1532
3932
3692
1682
2522
8162
1612
1803
4292
1953
2063
2042
2332
2652
2132
2142
3282
3402
2272
2082
1572
1742
1802
1992
9052
3402
2652
2142
3072
3532
1562
1672
2382
5892
1892
7362
1542
8622
3522
2842
6732
1943
1722
6232
2612
4912
5602
2792
2292
1502
6982
2992
2282
2622
6023
1942
3602
1892
3152
7092
4152
4152
3582
1732
2352
1632
1752
2342
2272
2422
8442
4392
6822
4952
1033
2182
1532
2612
1543
6302
3342
4092
2622
2432
1083
2872
1712
5292
2852
4682
1213
2442
1602
4712
2102
1812
2682
2962
9202
6102
2702
1932
7502
6052
8522
4572
3532
3102
5412
2082
3532
2062
2262
1862
2892
1822
1663
6232
4162
1952
5982
2942
1243
1692
2402
3312
3302
2052
3712
2253
2172
2242
1413
6052
2422
1542
1952
8223
2142
1902
5522
5612
7542
2462
2402
5972
1542
2852
3492
2062
9742
3092
3202
7762
3262
6692
1992
2012
8682
2272
1932
1852
1582
5332
2562
7612
3472
3993
8782
1073
2942
1223
1592
1952
3142
2252
2362
3942
4102
5882
4152
5742
2272
4142
5632
3562
1802
1522
2383
3812
3332
2002
1033
4852
2312
7522
5742
1892
2002
2342
3652
2402
1553
5192
6012
1822
4912
1652
3472
8502
5322
9982
3542
5442
5602
1653
2202
1662
1832
3202
7112
3252
2492
3412
1722
1692
3522
2453
1682
1802
5362
5192
2192
1722
2222
3572
1592
9862
1562
1932
2082
8442
1642
1813
6042
5532
3363
2352
2452
2282
5102
5142
1502
4382
7842
2702
3552
2072
1522
2202
2342
5652
4412
2172
3472
1842
9992
2132
2192
2992
6532
3462
3392
2792
3332
2312
2042
7742
5762
1702
1173
4203
4352
1522
1542
1572
2302
2442
1972
1903
1522
3312
1932
3102
1622
2662
4632
3372
2902
1592
1852
3382
2362
3342
2982
1592
2962
2852
1552
3712
9142
5662
3582
2212
1772
3302
4052
1672
1892
3442
1912
3302
1512
3632
8832
1712
9392
1363
5132
1822
2842
2562
1852
1542
1842
1642
2762
1952
5452
6662
1512
2392
2792
4452
1522
2592
2182
2562
7612
2702
2432
1712
1802
2982
1942
1722
1862
1532
2832
4062
1163
2932
8042
2132
7922
2172
4412
1173
7682
2062
4982
8303
1502
4502
4602
3642
1812
2762
3682
1752
1922
6082
1842
2222
2492
1912
1602
2052
4212
2342
1463
8762
3532
3192
4822
5232
1912
1263
1733
2022
2142
4772
6222
1273
3823
2172
5812
1592
4062
1622
2852
1812
1842
3002
1632
2552
2912
2882
1522
3162
2482
2662
2253
2963
2443
1962
1772
2002
1532
2802
1712
5732
2582
2172
3142
1752
1532
2282
1842
4772
2293
1942
6132
2692
1682
1642
1772
2002
2032
3372
6672
1213
7202
2992
3312
1383
1423
4882
1832
3062
3443
1662
2692
2192
1842
1993
2712
2042
2332
1512
3842
2052
2312
4882
6213
1832
1682
6092
5472
1772
1912
2992
4162
3352
1512
3602
2082
3042
9962
2732
2092
1532
6362
1552
1592
2562
3052
1542
1562
6582
3932
2372
1672
2372
6522
5992
8642
1732
6762
1932
2312
3972
3812
1652
2392
1762
2352
1952
2312
1882
2512
2532
1612
2522
2902
3202
3392
4382
2442
3712
3382
3062
1772
3072
1592
2432
2852
3082
4502
3242
1722
2602
6122
1932
1512
3642
3032
1732
4422
3762
7152
4882
2972
2612
2582
1672
5522
6782
2872
1862
4832
1742
3792
2032
2082
3042
2312
5262
3792
4752
1592
1093
1642
1782
1113
1622
2122
5222
2542
2452
1792
2572
1173
4312
5022
4603
2752
9142
1662
2912
1812
2752
2842
1902
7932
3612
1612
1782
1702
1922
2952
1962
6582
7682
3193
5262
2142
1632
1972
1593
3542
1882
2302
2912
3552
4412
2172
1802
2522
2362
1862
3442
1522
6782
4602
2612
1743
1852
2412
4112
1582
1742
3352
1892
2242
2512
2402
4902
2392
3452
2392
7132
1592
3752
2502
8342
1712
5002
1962
1353
5722
7313
1612
1862
7912
2492
2283
1552
1872
2013
1792
2572
7172
3642
2703
8462
2072
1542
4002
1043
2472
1522
4682
3352
7012
4262
2312
2172
1602
1822
1892
2152
2722
2272
3282
3272
1692
1862
2952
4043
1582
5752
3372
2812
2032
2452
2682
3012
3393
1063
4922
2303
3962
2532
7732
7052
1862
5492
1762
1912
2842
4192
1612
3632
2022
5812
8882
6072
1562
2382
4522
2402
2973
7873
1423
3242
4252
1872
3562
6252
3812
5622
3882
2002
3072
2022
4872
1922
2142
1832
2022
3592
2522
1742
6062
2442
3382
1522
1922
1812
2572
2552
1682
1982
2432
3582
1912
2092
9892
1602
1862
2132
2342
1592
8142
1672
4942
1692
9692
1842
5442
5512
3922
1742
1113
5803
2892
2542
1892
2052
2992
4572
1582
3923
2272
2032
3402
2802
1532
1534
2342
1852
4372
2952
2672
1203
1293
1712
2002
3712
3592
5842
2322
2552
1802
3712
1792
2292
6782
2712
2132
9752
6622
2122
1512
1822
2002
3702
2052
4342
4052
2162
2062
5462
3712
3132
2672
1683
1333
4132
4402
3472
3042
1712
1512
1543
2102
2072
6252
3032
3882
1592
1512
5142
6522
6322
4822
1793
3262
2622
2752
6473
2912
2372
1093
5313
6423
2932
2032
4002
2902
1642
1872
1173
1842
1592
1912
8422
2422
1892
3653
6582
7903
2372
7182
1183
4702
1692
1822
2122
1572
1753
1932
2182
7622
3672
2132
1193
4502
4892
3832
1532
1832
2932
2292
9392
2282
5622
1822
3872
3202
1992
3053
2382
4602
1204
4902
3202
2272
1133
1872
1582
3852
7712
1852
5132
2862
6472
7413
1912
3582
1173
1602
4772
2273
1582
4742
1753
4632
2562
1612
4242
2672
6482
1512
2104
1512
3852
3732
2163
1622
3962
2232
1283
2622
2802
3382
2682
3642
2363
8362
2652
9532
2592
8052
3512
5642
2352
1303
1313
1562
1403
1802
1682
7712
3652
6742
1562
1772
3302
1752
5772
1522
6332
1862
1872
2522
1493
9132
1602
4692
7042
2603
5382
1512
9922
3752
3062
9992
5622
2032
1982
1334
2432
3392
4492
3152
2522
3852
1702
2662
5432
1772
1712
7882
1542
1522
6612
1582
3642
4512
3632
9382
9692
1852
2312
1582
6262
1253
2352
2962
2532
3572
1612
1053
4142
1403
4102
2083
4352
2362
4262
1642
1782
1632
4112
2492
7112
2302
4352
1602
2223
2102
2102
1742
1642
6602
4312
1483
2262
1822
2432
1542
1373
4892
2332
1572
2262
1582
1732
2852
4112
1672
4262
2292
3572
1862
7562
3782
4812
3632
1522
1962
1813
2433
3422
3242
9552
9902
1642
5842
2043
9702
2022
2482
2472
2432
8072
3052
2372
2782
1622
8462
4502
1962
1572
4383
2102
6552
2252
2622
1612
2082
1762
5142
1662
1872
4912
1722
2972
3152
2952
2372
2192
1762
3042
2122
2312
2192
5342
3422
2822
5182
8092
2072
2542
4612
5132
2932
8452
5912
2502
3192
2252
5982
1253
1732
1522
1912
3062
2642
6092
4762
5282
2022
3192
7322
1303
2762
3062
2412
1213
8562
4052
1552
1732
1662
3962
2442
1982
1233
1532
5142
3642
3602
1772
1103
6332
5562
3602
2642
2672
1772
1812
2312
2882
1662
5902
4562
3322
2572
3932
1263
2692
2732
1542
1892
6222
9972
2033
5762
2522
6792
1732
3482
2762
2812
2292
1532
2502
8272
3952
6842
5662
3692
3002
1932
7512
1983
4122
2602
1912
2562
1842
5672
2202
7662
2372
7342
1862
1592
1642
1902
4152
2892
3702
3972
3772
1832
8112
2704
3032
8392
1652
2082
4072
3302
2212
4392
1822
5842
1572
2322
4782
2132
2342
1083
3312
4412
2492
7452
1992
1782
1832
2562
3222
2152
2752
4472
1862
2102
3132
3802
2532
2982
1682
5192
2422
1932
2432
1473
2752
1562
1942
1962
2902
2832
1602
2032
2242
2482
4322
2402
2352
1932
1902
2412
2702
2542
1872
4352
1842
1632
2332
5422
3112
1423
2442
2982
5252
1682
3262
1133
3322
2802
5672
5192
5682
3042
1882
6862
1752
2202
3752
3412
1153
3962
1632
3902
1533
2412
3972
2282
1832
2822
3302
7422
1562
6482
2202
2202
1542
3992
1752
5672
4132
2512
2192
1512
8912
2712
1672
2472
5292
3762
2712
3302
2482
1692
2442
5612
1592
2732
1642
2972
5092
2543
1642
8032
3172
3052
1692
8082
2372
2912
1742
4552
2212
6712
1582
1842
2992
3522
3152
4832
7012
2362
5202
3682
2922
1013
3172
2962
3012
1602
2092
2882
1832
1912
4282
1582
4362
1672
4782
2472
3952
4042
3992
6183
3352
9382
5872
2452
1053
2172
3392
3522
5532
1682
2652
2472
2882
1512
1662
2352
4172
1652
8892
4032
6832
6542
3062
2022
2882
1662
1982
1692
6092
1702
3992
3752
7642
4082
3142
1582
1073
2222
9032
5952
2342
1982
3852
5622
2702
4732
2512
2702
3232
2892
9512
1742
8512
5522
2852
1982
2862
1832
5132
4472
9232
3212
2472
1802
4132
2662
3392
1822
7582
5713
1772
5032
1902
1533
2142
2692
1732
1652
5592
2932
2492
6062
3192
2802
2792
4112
2162
5442
2232
2142
1762
3812
1813
2522
2312
1912
3302
2132
1522
3662
6622
1852
2502
2392
1572
2772
1752
2112
2822
1762
1143
2142
5232
3492
2012
3002
8682
9982
9822
5782
7143
4862
3242
7972
1992
1023
2592
2772
1883
1542
1612
2242
1922
1642
3312
2402
3352
1652
7432
4872
1143
3812
9692
2972
2142
4192
2072
1632
2602
3842
2402
5522
2932
2142
1522
5952
3022
4632
4992
7102
2402
4732
5722
5152
7412
7172
3002
5972
1303
6312
1892
8102
2352
1343
7572
2392
1762
8412
2592
7212
1942
1802
3062
1712
4912
2472
5722
8292
3012
7582
1552
6032
2312
2302
2382
1952
6152
3462
2222
8632
6422
6082
4792
2302
2342
2112
1842
2722
2042
1532
2222
1642
1762
3392
5602
2022
3932
6162
3802
3833
4972
5012
3812
2152
2032
2002
2742
2562
7062
2282
2372
1652
3522
1073
2192
3372
6582
4532
1642
2853
1592
2692
3712
2502
2022
1822
6252
1952
2382
1962
2762
6202
1752
1063
5282
1542
2582
5012
2212
2642
4852
2492
3082
1582
2583
2422
4093
1892
2122
4272
2202
3452
3002
4262
2342
1602
1103
2672
8652
2082
2982
2952
1612
1702
6302
3692
2682
4912
2282
2362
8412
1782
2262
1822
1752
4852
6432
1033
1253
1942
2712
3662
3252
1522
3532
3052
4302
1882
2222
5002
1512
1632
6132
1872
2483
4072
5382
4052
2792
2412
3072
2002
1582
2502
3972
1842
5522
1632
2773
1542
6352
2192
2762
2382
3452
1962
2632
5112
6982
1463
5082
5602
4982
1842
2732
2502
2112
1812
4272
4292
2362
1632
2212
2322
1732
2342
1602
2152
4012
1792
8492
5682
6652
5792
2702
4972
4812
3032
3172
1932
1712
9792
1223
1862
2772
2402
1552
2632
1552
1622
6002
1642
4742
6072
3662
1394
2304
2613
3162
3452
7522
1622
3612
6002
2302
3912
1922
2772
1532
2692
3812
1912
1733
2022
2252
1702
1962
1502
2922
3322
1552
1592
2932
4292
2242
2702
1572
8682
2752
2092
5392
4152
2722
1972
1802
3302
5172
1872
3002
2173
3112
1522
1542
1732
2392
2022
1812
2022
5192
2732
2122
3332
2562
1942
1892
1494
2172
1702
1552
2412
1902
2212
2812
1882
1842
6732
1792
3362
7712
8184
2892
5022
1792
1752
1892
1992
1792
3162
1662
3212
2512
1812
1592
2362
2622
2002
2902
1582
3272
2113
2402
3372
1912
1632
2072
1572
2662
1692
1722
6612
1532
1992
2792
2652
3132
4693
1882
1453
1512
5012
2482
6222
3752
1892
2702
9382
4322
1892
2832
4472
1512
5692
1712
1963
1993
2232
2042
1912
1552
2972
2122
1572
2262
2662
1572
1912
3542
3002
1942
1922
3432
7302
3973
4972
1652
3482
4182
1782
1862
5452
4892
1682
4122
1672
3322
2882
2572
2842
2232
2892
5212
3882
6412
4782
2312
3682
2212
3212
1922
2672
4722
1592
1702
1732
4762
1932
1752
3272
2952
3042
1702
2032
1962
8162
2072
2062
2052
2022
2582
2842
2122
2332
2232
1872
3482
1602
4482
1902
1752
1802
2873
2512
1882
2162
4162
3612
3272
2232
2612
6702
1183
2162
4632
2702
1982
3232
7502
1872
2682
1023
4952
2532
1622
2102
1992
5932
1632
2552
5302
1812
1972
2842
3272
1542
2012
2332
3432
4462
1642
3063
2712
2242
3092
8812
7612
4202
1922
3092
2032
2492
4152
1592
2942
1572
1672
2282
1942
3552
8042
3482
4702
1732
2472
2802
3382
7112
1782
1783
2192
8272
3012
1792
4122
2612
2212
1532
1543
2152
4242
1702
1652
1792
7262
1702
1622
3702
3792
2472
1832
2382
6592
2532
4302
3552
1972
1043
3672
1742
6362
1552
9922
5132
2333
3372
1912
1742
3562
1632
2312
1742
5953
2412
2552
3962
5052
3452
1582
1772
6612
1972
7892
4932
2122
2672
2942
2722
2392
7072
3912
4642
6042
3112
1842
1972
1952
2852
1922
1443
6052
2942
2942
1502
5092
3952
4862
6682
5082
2363
1742
2772
3182
1662
6592
2552
1642
2632
2252
2083
2273
6532
2142
2812
5252
3502
4352
4393
2082
4102
1532
1543
1454
3982
3882
2642
1902
2532
2552
2173
4392
3752
2452
1183
1692
1623
1583
5203
9312
3182
2052
2032
7382
1852
8312
4782
4282
1552
1952
3363
4582
1023
6912
5642
1732
1652
1932
2192
2832
2822
1552
1542
4642
3473
7542
2962
2262
2422
2152
2132
3692
3552
4212
7662
2582
2702
1133
3412
2392
2082
1542
2502
3932
5152
8052
1033
2882
2312
3862
6522
1822
3932
1053
6182
9172
1902
6142
5122
4542
4902
4132
8622
7802
7482
1872
2443
8332
3492
1532
9562
4072
9562
5222
9652
1223
2482
1523
1892
1103
4782
2382
3892
5832
4782
1013
3342
4202
6562
5302
2592
5552
2152
1842
1123
2132
4602
1512
1742
1263
2822
9952
4262
2352
4212
1133
1672
1533
5952
1443
3092
1053
3052
4752
7222
1963
3312
3062
5532
2143
4953
1353
2362
1713
5882
4882
2022
1923
5012
2992
2042
1632
5402
5402
8432
1443
7872
2412
1952
9022
5312
3492
1683
1903
5812
2632
7602
1103
2123
2312
2022
6022
4282
5712
4852
1562
3422
3982
3752
3112
2302
2392
4662
2272
3032
6302
1622
5182
7732
2062
8002
1512
1573
1802
3282
2532
2452
2282
4282
1782
1722
8102
6212
2332
2032
4242
4623
2902
3794
3602
2942
6982
6142
3512
6712
1972
3582
2742
1852
7752
3202
7902
2152
6682
2192
9332
2013
3662
3672
6252
2782
6032
3442
1602
1933
3792
7412
1033
7692
5862
4262
8522
1672
2712
2033
4272
7782
1063
5192
2072
3913
3542
1673
3272
1643
1363
3402
2892
1762
1552
1983
1873
3722
1502
4842
4462
1533
6442
2622
5412
1373
2722
2042
6842
5792
6292
1842
6332
5052
3322
7032
1493
2172
5422
4782
1762
2032
6482
1653
1722
4162
2122
4792
6872
6672
7682
2422
9922
1043
2762
1512
2272
3043
5702
4102
1822
5382
2272
1193
4902
3432
4663
1503
2103
4112
2842
6352
1314
3342
2362
8053
3972
4422
9463
3462
8502
2352
4512
8382
9722
2912
7842
5772
7212
2432
3253
8842
1163
1763
5992
1622
9962
8972
2932
1683
5342
2992
2422
3302
2322
1702
5272
1243
2572
2012
9442
2142
2562
6362
2062
5722
1522
2822
3822
2923
2812
1962
1403
1003
3562
1273
1453
8292
1622
5932
6852
7552
2492
2502
1612
6952
6952
1053
7372
9242
1483
2282
1163
1363
9682
1163
1592
1243
9382
2922
6422
1602
5122
2172
1063
3442
2262
4872
8972
3192
8532
3222
3602
2682
2062
5552
7002
6422
6492
5142
2072
1063
3253
3342
5592
1642
4822
2532
1003
1622
1992
4163
2432
4592
6003
1692
3032
2582
1892
5862
9672
3242
2452
1433
4172
1842
1912
3582
4532
1073
2962
1832
4232
1193
1063
3022
2732
2672
2052
3042
5463
2612
3782
4592
2172
3412
9762
8752
4842
6792
4102
1502
5532
1083
1942
2583
5843
1532
2173
3642
2233
2253
1512
9032
1783
1932
1893
3862
2802
1913
2732
3562
2622
6493
1542
1672
2303
1113
9992
1802
2222
9322
3202
2862
2272
2892
7292
1882
2552
2172
3582
7622
3132
1722
1712
2722
1522
8992
1792
9742
1812
1852
1443
9292
8632
6692
1862
1463
4622
4412
1992
5682
1522
3192
3142
7512
2382
8162
5432
2762
2552
4412
1043
3732
3422
5852
2822
1992
6682
6132
1782
1832
4092
2472
1502
1832
5022
4942
1932
2012
8982
7662
2062
1582
1722
1602
5452
1563
2112
1592
3452
1063
1992
1672
9162
3652
2082
3662
1552
2022
3222
7492
2032
2212
1662
3192
1662
5843
2622
2122
1553
1822
5942
4802
1602
2612
2512
1952
2412
6802
4262
1792
1532
3012
2042
3342
4232
2142
2082
1832
2182
1552
2652
2732
3572
6732
4742
4822
2652
2802
6212
4672
1742
1632
8282
8832
1832
3352
1123
3882
3692
1863
8752
8962
1782
3712
5042
1652
2362
3472
2952
2432
5872
3162
1043
1293
1692
1582
1792
7022
1762
1223
8092
1742
3352
3772
3332
1942
1632
2252
1762
2972
3972
1822
1033
1912
8932
1822
1872
2352
1942
3042
2052
7392
9242
4882
4242
2812
5822
3662
3582
2272
1552
6002
2272
1822
1732
2042
3172
1992
2032
2642
2212
4652
2592
1962
3582
5982
1902
2982
3702
5412
9092
4812
1972
4582
2692
6093
5302
1922
5242
2722
2093
8982
1592
1983
1912
1742
3112
1623
3172
3192
3392
2102
2302
9112
5532
5952
2912
3082
2302
1742
2632
2632
3862
3462
2092
1542
2762
4772
1782
1532
3822
2272
4332
3723
3152
2923
1952
3272
7672
4032
7812
2922
2092
2482
2432
1822
3062
4772
1552
5812
1512
6472
2282
2612
2212
2302
4122
2312
3622
2102
9222
1562
1882
6342
2962
2272
1972
2992
3292
1882
2552
2412
1822
1642
8132
8522
8752
4142
3382
4452
1532

1592
2112
2572
5192
1642
3652
2492
9982
2552
6462
1602
7322
1542
2402
1274
3802
4242
5102
5552
6972
1992
2332
3222
3392
1592
1802
2172
1692
1972
4192

2303
5002
5912
2712
4742
1403
2492
5712
3193
2233
2922
4192
5942
5972
2252
6262
2542
1562
1992
6902
1942
1672
2682
2483
1702
2512
3832
2482
2032
6002
3262
2502
2842
2492
1672
2972
1503
1972
3332
2072
2792
2672
1984
2862
2682
2702
2652
2652
1692
1873
2792
2482
3602
2212
2142
1213
3552
2942
4892
1303
4323
1333
3092
5672
3202
2592
2052
2782
1692
5562
2632
4372
1533
2762
1762
2752
5342
4112
2472
2492
1643
1652
6502
1683
2462
4982
1962
2202
5092
2642
8632
1273
3183
2552
3322

8290

2452
1802

3512
1183
2843
4152
8972
7662
2802
8912
9382
1394
5372
3453
5152
3812
8212
2742
2793
3182
5042
8772
3822
6212
4162
7682
2473
5662
7722
3252
6392
5162
6502
4152
1323
5892
3703
1743
5252
8712
3653
1293
1663
3022
2153
4432
3003
1053
1754
2234
5262
6302
3462
5822
8702
3332
4432
2532
2832
4002
7152
1923
1823
1123
1523
5912
5312
1513
1483
5762
1073
2583
1833
1953
7473
3383
4592
1293
6462
3922
5262
1073
1123
4062
9382
3004
3782
3302
1173
1193
2013
2443
8093
3442
4253
7312
4012
1443
4113
2712
8002
5902
5682
3092
7882

8451

2002

1073
9652
2103
1792
1033
1643
9352
6382
6962
3642
5742
9102
3474
1123
1343
5312
3652
6482
5902
4062
1912
9412
1143
1393
6012
2283
2103
3302
1143
3182
4802
1613
9152
3692
2833
1933
1223
1583
3652
5602
1613
4742
4032
2873
1483
3282
1053
2772
4002
1434
6033
5802
3272
5092
2402
3102
1772
4032
7523
1973
7502
7022
6382
4112
2603
5512
1523
1473
1353
1123
1473
5382
4073
5942
4362
1083
5372
1772

3592

1201

4042

3072
5952
7222
3502
1713
5503
3502
8182
2202
1992
1902
1073
1622
4002
5192
3502
5052

5262
3312
6153
6942
1944
3192
2342
2353
4352
3802
3422
4822
2583
6183
3782
5513

5482
1812

2253
1772
4942
1602
2623
1573
4262
4323
1792
9022
1503
4962
4342
1233
5502
4753
2473
7142
7872
2042
2082
2293
1702
4402
3472
3862
5123
3552
9312
5992
7402
1863
1704
1622
2622
3962
2042
2392
7022
7702
1243
3242
2533
1662
1343
1053
2002
1624
1013
1243
5282
9683
1802
1942
8432
1243
7513
8432
1093
7132
2182
7672
1463
2052
3012
1413
4053
1103
1403
2622
4492
7682
1822
1553
2022
3442
9742
2172
8692
6592
3332
2502
1722
9502
1902
3793
1043
1512
2052
2542
6312
1793
1423
2034
2872
2282
1592
5522
6422
3512
9152
6292
3702
1753
6882
3802
5842
6242
4932
4112
2812
1423
1542
4793
3124
8442
2462
2812
9202
3232
2552
3292
1752
1823
3442
2732
1223
3063
3103
7192
4453
1712
4633
1373
8372
1023
6053
4472
6792
1722
4602
3172
4442
3772
1733
2333
1283
9432
6832
1883
3502
2522
2992
4162
3434
6032

2372
2062
2062
1862
2012
2052
1932
3953
1912
1213
2842
3032
5252
6402
4232
1274
1133
1093
4013
9112
3792
4072
6662
4762
1893
4672
8602
1493
5732

3592
3582
1712
2932
3322
5212
1843
7632
5712
9912
2502
2552
7922
3322
1544
1463
1892
2822
1892
6172
4732
6993
3742
2652
1233
3403	
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
