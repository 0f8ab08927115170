// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.2556
numberSame		0.8094
numberWeight		6.3958
numberMissing		-1.5774
noNumbers		0.1197
letterMissing		-1.6411
streetExact		0.2346
streetSpelling		3.3907
streetSlip		1.1146
streetKnownSlip		4.7394
streetTruncation		6.0091
streetJoined		2.3325
streetElsewhere		2.3528
streetRarest		2.2147
leftStreetLess		-0.7263
headsDiffer		-0.3616
typesDiffer		-1.0414
typesDifferCommon		-0.2254
directionSame		0.0039
directionMissing		-0.3695
directionsDiffer		-2.4516
unitMissing		-2.6123
levelMissing		-3.6381
boxSame		3.7054
boxMissing		-2.0899
cityExact		1.7756
cityNear		4.9882
cityElsewhere		2.3962
cityMissing		0.2809
citiesDiffer		-0.6491
statesDiffer		-1.5967
postcodeSame		2.8573
postcodesDiffer		-2.1815
postcodeMissing		-0.1930
countrySame		2.4768
venueExact		5.5328
leftVenueMore		-0.2665
coverageLess		0.6906
bare		2.4909
streetExact	1	2.5270
streetRarest	0.6	0.1421
leftStreetLess	0.2	-7.7867
leftStreetMore	0.3	-0.2634
coverageLess	0.8	0.9288
`;
