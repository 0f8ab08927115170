// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-20.1654
exactModel		2.5290
exactNumber		0.1274
exactColour		3.6034
exactEdition		0.2987
leftNameLess		-0.6686
leftNameMore		-0.0180
leftEditionLess		-4.5364
leftEditionMore		-3.1003
modelsDiffer		-1.6989
leftNumberOne		-0.2390
numbersDiffer		-1.4952
leftSizeOne		-0.0568
sizesDiffer		-2.7397
coloursDiffer		-5.3373
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
coverageMore		4.4221
rarest		6.7792
noName		2.6276
logValues		-5.7000
exactName	0.8	1.7621
total	1	7.6018
total	2	0.1479
coverageLess	0.4	1.7247
`;
