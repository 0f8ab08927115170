// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.0467
exactName		0.7489
exactGeneric		0.8423
exactStructure		0.4048
exactPlace		1.3587
exactNumber		1.3271
spelling		0.3138
truncation		0.4298
abbreviation		0.3968
joined		1.9401
leftGenericLess		-0.2069
leftTail		-0.5584
leftNumberOne		-0.3193
knownLeftLess		-0.0757
knownLeftMore		-0.0051
leftFront		-0.2292
outOfOrder		-0.2220
legalDiffers		-0.8412
coverageMore		2.6288
allMatched		0.7324
oneWord		1.0213
rarest		1.6983
genericAgainstGeneric		-0.9068
noName		0.8892
slipAlone		-0.1746
slipLength		-7.7638
placesDiffer		-0.9710
smallColumn		34.1754
identical		1.3738
identicalForm		0.1953
acronym		3.0000
exactName	1	1.7196
total	0.7	6.0842
total	1.2	1.2754
leftNameMore	0.8	-0.5244
leftGenericMore	0.5	-1.0274
coverageLess	0.8	1.0863
leftFront	0.6	-1.5253
leftInner	0.4	-2.2225
slip	0.6	0.6447
leftStructureMore	0.2	-0.9186
`;
