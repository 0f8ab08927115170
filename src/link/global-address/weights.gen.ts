// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.4127
numberSame		3.4588
numberWeight		3.3393
numberInRange		-7.8558
numberMissing		-4.5211
noNumbers		2.1419
letterMissing		-2.7271
streetExact		1.4250
streetSpelling		2.7814
streetKnownSlip		4.9290
streetTruncation		4.8145
streetAbbreviation		1.9445
streetJoined		0.8303
streetElsewhere		2.5781
streetRarest		5.1254
leftStreetLess		-0.3320
typeSame		0.5843
typesDiffer		-2.1014
directionSame		0.6006
directionMissing		-1.0107
directionsDiffer		-2.4915
unitSame		4.8574
levelSame		1.3971
levelMissing		-1.5847
buildingsDiffer		-13.7526
boxSame		6.8044
boxMissing		-0.0344
cityExact		2.2153
cityNear		5.7630
cityElsewhere		0.3088
leftCityLess		-0.1098
cityMissing		0.3733
citiesDiffer		-0.6603
statesDiffer		-1.7615
postcodeSame		3.3253
postcodeNear		1.1664
postcodesDiffer		-1.7385
postcodeMissing		1.0903
countrySame		1.1789
countriesDiffer		-1.4315
venueExact		2.4295
leftVenueLess		-1.3119
leftVenueMore		-0.5628
coverageLess		0.7847
bare		1.2700
leftStreetLess	0.2	-15.2103
leftCityMore	0.5	-1.3082
`;
