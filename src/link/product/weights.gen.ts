// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.0418
exactModel		1.4304
exactSize		0.1943
exactNumber		0.2739
exactColour		3.2115
exactEdition		0.3758
modelPrefix		1.8000
leftNameLess		-0.6229
leftGenericLess		-0.2102
leftEditionLess		-5.2514
leftEditionMore		-2.9969
modelsDiffer		-1.9516
leftNumberOne		-0.1642
numbersDiffer		-1.5209
leftSizeOne		-0.2354
sizesDiffer		-2.4604
coloursDiffer		-6.1711
leftVariantOne		-1.0000
variantsDiffer		-5.0000
coverageMore		4.6939
rarest		6.0030
noName		2.3813
logValues		-14.0657
exactName	0.8	1.8833
total	1	6.8258
total	2	0.1503
exactModel	0.5	1.7371
leftNameLess	0.5	-0.1991
coverageLess	0.4	1.1254
`;
