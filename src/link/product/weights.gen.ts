// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.1017
exactModel		0.8273
exactSize		0.5654
exactNumber		0.2012
exactColour		3.2506
exactEdition		0.7804
modelPrefix		1.8000
leftNameLess		-0.6271
leftNameMore		-0.0137
leftEditionLess		-4.9934
leftEditionMore		-2.8194
modelsDiffer		-1.8326
leftNumberOne		-0.3047
numbersDiffer		-1.5054
leftSizeOne		-0.2290
sizesDiffer		-3.1838
coloursDiffer		-6.0272
leftVariantOne		-1.0000
variantsDiffer		-5.0000
coverageMore		4.7005
rarest		6.2692
noName		2.5305
logValues		-13.3039
exactName	0.8	1.7125
total	1	7.0063
total	2	0.0397
exactModel	0.5	2.4433
coverageLess	0.4	1.1122
`;
