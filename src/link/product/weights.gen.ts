// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-19.6884
exactModel		1.3505
exactSize		0.8147
exactNumber		0.2278
exactColour		3.9284
exactEdition		0.0895
leftNameLess		-0.6948
leftNameMore		-0.0854
leftGenericLess		-0.3428
leftEditionLess		-4.1198
leftEditionMore		-2.7988
modelsDiffer		-2.0784
otherModel		-6.0000
leftNumberOne		-0.5273
numbersDiffer		-1.5328
sizesDiffer		-2.9529
coloursDiffer		-5.2197
leftVariantOne		-1.2000
variantsDiffer		-5.0000
lineOne		-1.5000
linesDiffer		-4.0000
accessoryOne		-2.5000
numberReplaced		-2.0000
wordsReplaced		-3.0000
wordInserted		-1.3000
editionAdded		-3.0000
bundleOne		-2.4000
severalOne		-5.0000
modelAgrees		0.0510
codeAgrees		0.7000
coverageMore		3.8626
rarest		7.0478
noName		2.6138
logValues		-5.7000
exactName	0.8	1.5974
total	1	7.9464
total	2	0.3343
exactModel	0.5	1.5418
leftNameLess	0.5	-0.1801
coverageLess	0.4	0.6224
`;
