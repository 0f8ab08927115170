// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-17.9548
exactSize		0.0203
exactColour		3.4304
exactEdition		0.1821
joined		0.0531
modelPrefix		1.8042
leftNameLess		-0.3695
leftGenericLess		-0.2688
leftEditionLess		-5.2820
leftEditionMore		-3.1726
modelsDiffer		-1.7324
leftNumberOne		-0.1694
numbersDiffer		-1.4679
sizesDiffer		-2.4439
coloursDiffer		-5.3933
coverageMore		4.6939
rarest		4.6364
noName		2.1089
logValues		-5.7210
exactName	0.8	1.7752
total	1	6.8103
exactModel	0.5	4.7369
leftNameLess	0.5	-0.4734
coverageLess	0.4	2.0817
`;
