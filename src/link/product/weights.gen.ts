// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-17.4490
exactSize		0.2685
exactNumber		0.6114
exactColour		2.7968
exactEdition		0.2340
joined		0.3453
leftNameLess		-0.3933
leftGenericLess		-0.1091
leftEditionLess		-7.3006
leftEditionMore		-1.9375
modelsDiffer		-2.0348
otherModel		-6.0000
leftNumberOne		-0.7309
numbersDiffer		-1.8854
sizesDiffer		-2.1807
coloursDiffer		-4.9076
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
accessoryOne		-2.5000
accessoryOfModel		-4.0000
numberReplaced		-2.0000
wordsReplaced		-3.0000
wordInserted		-1.3000
editionAdded		-3.0000
bundleOne		-2.4000
severalOne		-5.0000
codeAgrees		0.7000
coverageMore		2.9806
rarest		6.9391
noName		3.1103
logValues		-5.7000
exactName	0.8	1.1692
total	1	6.1015
total	2	0.5182
exactModel	0.5	4.0927
leftNameMore	2	-0.0248
leftNameLess	0.5	-1.0231
coverageLess	0.4	1.6452
`;
